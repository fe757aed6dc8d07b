"""Goals of fuzzing Unfathomable: every card, item, room, sheet and kept card put to its own use.

Counted beside that, and not demanded: every way that a mythos card can go, choices and outcomes of checks.
"""

from collections.abc import Iterator
from typing import Final

from turncoat.games.unfathomable.board import (
    AT,
    CHARACTER,
    CHARACTERS,
    CHECK_PILE,
    CHECK_SHOWN,
    DAMAGE_NOW,
    FACEUP,
    FEAT,
    HAND,
    IMPROVEMENT,
    JOURNEY,
    MOST_SEATS,
    MYTHOS_DISCARD,
    PASSENGER_NOW,
    SKILL_DECK,
    SPELL,
)
from turncoat.games.unfathomable.cards import (
    ALMANAC,
    BARRICADE_THE_HATCHES,
    ELDER_SIGN_AMULET,
    FAMILY_TIES,
    FIRST_MYTHOS,
    FIRST_SPELL,
    FLESH_WARD,
    HUMAN,
    KITCHEN_KNIFE,
    LUCKY_RING,
    MEMORY_OF_THE_DEEP,
    POCKET_PISTOL,
    REVELATION_OF_SCRIPT,
    SKILL_COUNT,
    STARBUCK,
    THE_PEACEMAKER,
    TRAVEL_PHARMACY,
    TREACHERY,
)
from turncoat.games.unfathomable.content.characters import (
    BEATRICE,
    EDMUND,
    JEANNE,
    KEILANI,
    SKILL_SETS,
    SVETLANA,
)
from turncoat.games.unfathomable.content.items import skill_of_improvement
from turncoat.games.unfathomable.content.mythos import DECK as MYTHOS_DECK
from turncoat.games.unfathomable.content.rooms import ROOM_ACTIONS
from turncoat.games.unfathomable.content.sheets import KEPT_ACTIONS
from turncoat.games.unfathomable.rules.attack import knife_bonus
from turncoat.games.unfathomable.rules.mythos import CHOICE_CRISIS, MISFORTUNE, MYTHOS_STEP
from turncoat.games.unfathomable.rules.people import is_in_brig
from turncoat.games.unfathomable.rules.playing import PLAYING
from turncoat.games.unfathomable.rules.resolving_one import CARD
from turncoat.games.unfathomable.rules.skill_check import CHECK, Check
from turncoat.games.unfathomable.spaces import BRIG, NAMES
from turncoat.games.unfathomable.vocabulary import (
    ADD_LATE,
    ATTACK,
    ATTACK_DEEP_ONE,
    BARRICADE,
    CHECKED,
    FIRE_AGAIN,
    FORCE_LEARNING,
    HEAL,
    HIDE_NOTHING,
    JURY_RIG,
    LOWER_DIE,
    LOWER_TOTAL,
    OUTCOMES,
    PERFORM_RITES,
    PLAY,
    PREPARE,
    RAISE_DIE,
    RAISE_TOTAL,
    RANSACK,
    READ_SCRIPT,
    REROLL,
    REROLL_ATTACK,
    RESOLVE_CARD,
    REVEAL,
    SEND_STARBUCK,
    SHRUG_OFF,
    USE_ABILITY,
    USE_ITEM,
    USE_KEPT,
    USE_RING,
    USE_ROOM,
    USE_WARD,
)
from turncoat.games.unfathomable.vocabulary import ALMANAC as READ_ALMANAC
from turncoat.kernel.effects import CHOICE
from turncoat.kernel.events import CHANGED, CHOSE, MOVED, SHOWN, Event
from turncoat.kernel.frames import SOURCE, Frame
from turncoat.kernel.ids import Card, Seat, first_of, verb_of
from turncoat.kernel.state import State
from turncoat.kernel.verbs import ACCEPT, CHOOSE
from turncoat.lab.fuzz.goals import Goals, Transition

# Answers that use the text of a skill card; other answers only discard or add it.
OWN_USES: Final = (
    PLAY,
    RAISE_DIE,
    LOWER_DIE,
    HIDE_NOTHING,
    FORCE_LEARNING,
    PREPARE,
    REROLL_ATTACK,
    SHRUG_OFF,
    RAISE_TOTAL,
    LOWER_TOTAL,
    RANSACK,
    PERFORM_RITES,
)
REACTIONS_OF_SHEETS: Final = {ADD_LATE: KEILANI, HEAL: SVETLANA, JURY_RIG: JEANNE, REROLL: EDMUND}
REACTIONS_OF_CARDS: Final = {
    READ_ALMANAC: ("item", ALMANAC, ""),
    USE_RING: ("item", LUCKY_RING, ""),
    SEND_STARBUCK: ("item", STARBUCK, ":sent"),
    FIRE_AGAIN: ("item", POCKET_PISTOL, ":again"),
    BARRICADE: ("kept", BARRICADE_THE_HATCHES, ""),
    USE_WARD: ("kept", FLESH_WARD, ""),
    READ_SCRIPT: ("kept", REVELATION_OF_SCRIPT, ""),
}
TWO_USES: Final = {
    STARBUCK: (":used", ":sent"),
    POCKET_PISTOL: (":used", ":again"),
    TRAVEL_PHARMACY: (":food", ":removed"),
}
# A card of these families counts as used when it reaches this zone.
ARRIVALS: Final = {SPELL: "spell", JOURNEY: "waypoint", DAMAGE_NOW: "damage", PASSENGER_NOW: "passenger"}


class UnfathomableGoals(Goals):
    def own_demanded(self) -> list[str]:
        cards = self.game.layout.cards
        families = self.game.layout.families
        names: list[str] = []
        for card, name in enumerate(cards):
            family = families[self.game.layout.family_of[card]]
            if card < SKILL_COUNT * 5:
                family = "skill"
            names.extend(f"{family}:{name}{use}" for use in TWO_USES.get(card, ("",)))
        for space in ROOM_ACTIONS:
            names.append(f"room:{NAMES[space]}")
        for what in ("ability", "feat", "reveal_ability"):
            names.extend(f"{what}:{character}" for character in CHARACTERS)
        for card in KEPT_ACTIONS:
            names.append(f"kept:{cards[card]}:used")
        for card in (BARRICADE_THE_HATCHES, THE_PEACEMAKER, FAMILY_TIES, FLESH_WARD, REVELATION_OF_SCRIPT):
            names.append(f"kept:{cards[card]}")
        return [*names, f"kept:{cards[MEMORY_OF_THE_DEEP]}:treachery"]

    def own_counted(self) -> list[str]:
        names = []
        for card in MYTHOS_DECK:
            name, branches = card.name, card.effect.branches
            for number, branch in enumerate(branches):
                if len(branches) > 1:
                    names.append(f"outcome:{name}:{number}")
                if isinstance(branch.effect, Check):
                    ways = OUTCOMES if branch.effect.partial_at else (OUTCOMES[0], OUTCOMES[-1])
                    names.extend(f"outcome:{name}:{way}" for way in ways)
        return names

    def goals_at(self, transition: Transition) -> set[str]:
        names = super().goals_at(transition)
        for event in transition.heard:
            if event.kind == CHOSE:
                names.update(self._by_choice(transition.before, event.arguments[0], event.secret[0]))
            elif event.kind == CHECKED:
                names.update(self._by_check(transition.before, event.arguments[2]))
            elif event.kind in (SHOWN, MOVED):
                names.update(self._by_move(transition, event))
            elif event.kind == CHANGED and FEAT <= event.arguments[0] < FEAT + MOST_SEATS:
                if event.rule == "20.3":
                    names.add(f"feat:{_character(transition.before, event.arguments[0] - FEAT)}")
        names.update(self._by_crisis(transition.after))
        names.update(self._by_improvement(transition))
        return names

    def _card(self, family: str, card: Card, use: str = "") -> str:
        return f"{family}:{self.game.layout.cards[card]}{use}"

    def _by_choice(self, s: State, seat: Seat, chosen: int) -> Iterator[str]:
        """Goals of an answer itself, and of its question."""
        verb, first = verb_of(chosen), first_of(chosen)
        if verb in OWN_USES:
            yield self._card("skill", first)
        elif verb == USE_ITEM:
            yield self._card("item", first, ":used" if first in TWO_USES else "")
        elif verb == USE_KEPT:
            yield self._card("kept", first, ":used")
        elif verb == USE_ROOM:
            yield f"room:{NAMES[s.tracks[AT + seat]]}"
        elif verb == USE_ABILITY:
            yield f"ability:{_character(s, seat)}"
        elif verb in REACTIONS_OF_SHEETS:
            yield f"ability:{CHARACTERS[REACTIONS_OF_SHEETS[verb]]}"
        elif verb in REACTIONS_OF_CARDS:
            yield self._card(*REACTIONS_OF_CARDS[verb])
        elif verb == REVEAL:
            yield self._card("loyalty", first)
            if s.tracks[AT + seat] != BRIG:
                yield f"reveal_ability:{_character(s, seat)}"
        elif verb in (ATTACK, ATTACK_DEEP_ONE) and knife_bonus(s, seat):
            yield self._card("item", KITCHEN_KNIFE)
        yield from self._by_question(s.stack[-1], chosen)

    def _by_question(self, asked: Frame, chosen: int) -> Iterator[str]:
        verb, first = verb_of(chosen), first_of(chosen)
        if asked.procedure == PLAYING.number and verb == ACCEPT:
            yield self._card("item", ELDER_SIGN_AMULET)
        elif asked.procedure == MYTHOS_STEP.number and verb == RESOLVE_CARD:
            yield f"ability:{CHARACTERS[BEATRICE]}"
        elif asked.procedure == CHOICE.number and asked.v[SOURCE] == TRAVEL_PHARMACY:
            yield self._card("item", TRAVEL_PHARMACY, TWO_USES[TRAVEL_PHARMACY][first])
        elif asked.procedure == CHOICE_CRISIS.number and verb == CHOOSE:
            yield self._card("outcome", asked.v[SOURCE], f":{first}")

    def _by_check(self, s: State, outcome: int) -> Iterator[str]:
        """Goals for the end of a crisis's check; the check of a kept card is no crisis."""
        for f in reversed(s.stack):
            if f.procedure == CHECK.number and f.v[SOURCE] in crises(s):
                yield self._card("outcome", f.v[SOURCE], f":{OUTCOMES[outcome]}")
                return

    def _by_crisis(self, s: State) -> Iterator[str]:
        """A crisis counts as resolved once it asks a seat: for a choice, or for cards in its check."""
        for f in s.stack:
            if f.procedure in (CHECK.number, CHOICE_CRISIS.number, MISFORTUNE.number):
                if f.v[SOURCE] in crises(s):
                    yield self._card("mythos", f.v[SOURCE])

    def _by_move(self, transition: Transition, event: Event) -> Iterator[str]:
        source, target = event.arguments[0], event.arguments[1]
        cards = event.arguments[2:] if event.kind == SHOWN else event.secret
        if target in ARRIVALS:
            for card in cards:
                yield self._card(ARRIVALS[target], card)
        elif FACEUP <= target < FACEUP + MOST_SEATS and HUMAN in cards:
            yield self._card("loyalty", HUMAN)
        elif target == MYTHOS_DISCARD and event.rule == "1.11" and THE_PEACEMAKER in cards:
            yield self._card("kept", THE_PEACEMAKER)
        elif source == SKILL_DECK + TREACHERY and target in (CHECK_PILE, CHECK_SHOWN):
            if event.rule == "1.11":
                # Memory of the Deep adds cards after its owner; Family Ties before all seats.
                late = transition.before.stack[-1].procedure == CHECK.number
                yield self._card(
                    "kept", MEMORY_OF_THE_DEEP if late else FAMILY_TIES, ":treachery" if late else ""
                )

    def _by_improvement(self, transition: Transition) -> Iterator[str]:
        """24.10: the owner receives one more card of the skill."""
        s = transition.after
        for seat in range(s.seats):
            item = s.tracks[IMPROVEMENT + seat]
            if item < 0 or seat != s.current or is_in_brig(s, seat):
                continue
            skill = skill_of_improvement(item)
            received = sum(
                event.kind in (MOVED, SHOWN) and event.arguments[:2] == (SKILL_DECK + skill, HAND + seat)
                for event in transition.heard
            )
            if received > SKILL_SETS[s.tracks[CHARACTER + seat]][skill]:
                yield self._card("item", item)


def crises(s: State) -> list[Card]:
    """The mythos cards whose crises are being resolved."""
    return [
        f.v[CARD]
        for f in s.stack
        if f.procedure in (MYTHOS_STEP.number, MISFORTUNE.number) and FIRST_MYTHOS <= f.v[CARD] < FIRST_SPELL
    ]


def _character(s: State, seat: Seat) -> str:
    return CHARACTERS[s.tracks[CHARACTER + seat]]
