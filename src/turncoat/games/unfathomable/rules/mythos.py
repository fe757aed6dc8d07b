"""28: mythos cards, from the draw to the discard."""

from typing import ClassVar, Final

from turncoat.games.unfathomable.board import (
    CAPTAIN,
    CHARACTER,
    CRISIS,
    FEAT,
    FUEL,
    LOOKING,
    MYTHOS,
    MYTHOS_DISCARD,
    PLAY_AREA,
    RITUAL,
    SOULS,
    TRAVEL,
)
from turncoat.games.unfathomable.cards import FIRST_OF_CHARACTERS
from turncoat.games.unfathomable.content.characters import BEATRICE, KEILANI
from turncoat.games.unfathomable.rules.activations import activate
from turncoat.games.unfathomable.rules.people import is_human, is_in_brig
from turncoat.games.unfathomable.rules.resolving_one import CARD, WHO, ResolveOne
from turncoat.games.unfathomable.rules.resources import lose
from turncoat.games.unfathomable.rules.skill_check import Check
from turncoat.games.unfathomable.rules.tracks import advance
from turncoat.games.unfathomable.vocabulary import (
    BY_CURRENT_PLAYER,
    COMBINED_CRISIS,
    CRISIS_COST,
    IN_FULL,
    LEAD,
    MYTHOS_DRAWN,
    PICK_TRACK,
    REDRAWN_CARD,
)
from turncoat.kernel.atoms import move_all, move_card, move_top, put, shuffle, tell
from turncoat.kernel.effects import CONTEXT, KINDS, Branch, Cost, Effect, context, start
from turncoat.kernel.frames import SOURCE, YOU, Frame
from turncoat.kernel.ids import Card, Option, Seat, Zone, first_of, option, verb_of
from turncoat.kernel.names import SEAT
from turncoat.kernel.nodes import Node
from turncoat.kernel.procedures import Ask, Procedure
from turncoat.kernel.selectors import SeatSelector
from turncoat.kernel.state import State
from turncoat.kernel.verbs import CHOOSE
from turncoat.kernel.windows import open_window

CHOICE_OF_TRACKS: Final = -1


class Mythos(Effect):
    """A mythos card: its crisis has one branch, a check, or two of which `by` chooses one (28.10); then the
    monster that its icon activates, and the track that its icon advances. As an effect it is its crisis."""

    fields: ClassVar[tuple[tuple[str, str], ...]] = (
        ("by", ""),
        ("branches", ""),
        ("activates", "figure"),
        ("advances", "number"),
    )

    def __init__(self, by: SeatSelector, branches: tuple[Branch, ...], activates: int, advances: int) -> None:
        self.by: Final = by
        self.branches: Final = branches
        self.activates: Final = activates
        self.advances: Final = advances

    def execute(self, s: State, f: Frame) -> None:
        """28.9: `you` is the player who makes the choice, otherwise the current player."""
        if len(self.branches) == 1:
            self.branches[0].effect.execute(s, f)
            return
        values = context(f)
        values[YOU] = self.by.first(s, f)
        CHOICE_CRISIS.push(s, values, self)


def card_of(s: State, card: Card) -> Mythos:
    mythos = s.game.card_effects[card]
    assert isinstance(mythos, Mythos)
    return mythos


def is_redrawn(s: State, card: Card) -> bool:
    """28.4, 9.7: a character's own card if the character is not in the game, in the Brig or a traitor."""
    character = card - FIRST_OF_CHARACTERS
    if character < 0:
        return False
    for seat in range(s.seats):
        if s.tracks[CHARACTER + seat] == character:
            return is_in_brig(s, seat) or not is_human(s, seat)
    return True


# The Mythos step

REDRAWN: Final = 2  # set by a reaction
MYTHOS_STEP = Procedure(
    "mythos_step", {"who": WHO, "card": CARD, "redrawn": REDRAWN}, {"who": SEAT, "card": "card"}
)


def mythos_step(s: State, seat: Seat) -> None:
    """53.6"""
    MYTHOS_STEP.push(s, [seat, -1])


def rebuild_mythos(s: State) -> None:
    """28.6: shuffle the discard pile into a new deck."""
    if not s.zones[MYTHOS] and s.zones[MYTHOS_DISCARD]:
        move_all(s, MYTHOS_DISCARD, MYTHOS, "28.6")
        shuffle(s, MYTHOS, "28.6")


def draw_mythos(s: State) -> Card:
    """28.4: the top card, face up; one that is redrawn is discarded first. -1: there is none."""
    for _ in range(REDRAWS):
        rebuild_mythos(s)
        if not s.zones[MYTHOS]:
            return -1
        card = move_top(s, MYTHOS, CRISIS, "28.4")
        if not is_redrawn(s, card):
            return card
        move_card(s, card, CRISIS, MYTHOS_DISCARD, "28.4")
    return -1


REDRAWS: Final = 100  # more than there are cards: only redrawn cards are left


@MYTHOS_STEP.step
def draw_card(s: State, f: Frame) -> None:
    """Beatrice's Predictive Analytics: outside the Brig she looks at two and resolves one."""
    seat = f.v[WHO]
    if s.tracks[CHARACTER + seat] == BEATRICE and not is_in_brig(s, seat) and not f.v[REDRAWN]:
        look_at_mythos(s, seat, 2)
        if s.zones[LOOKING + seat]:
            return
    f.v[CARD] = draw_mythos(s)
    f.v[REDRAWN] = 0
    MYTHOS_STEP.go(f, "reactions" if f.v[CARD] >= 0 else "rebuild")


def look_at_mythos(s: State, seat: Seat, count: int) -> None:
    """28.4: cards to redraw are shown, discarded and replaced, as long as there are cards (12.1)."""
    looking = LOOKING + seat
    while len(s.zones[looking]) < count and s.zones[MYTHOS]:
        for _ in range(min(count - len(s.zones[looking]), len(s.zones[MYTHOS]))):
            move_top(s, MYTHOS, looking, "1.7")
        for card in [card for card in s.zones[looking] if is_redrawn(s, card)]:
            tell(s, REDRAWN_CARD, "28.4", (seat, card))
            move_card(s, card, looking, MYTHOS_DISCARD, "28.4")


class ChooseMythos(ResolveOne):
    """Predictive Analytics: one is resolved, the other goes under the deck."""

    rule: ClassVar[str] = "1.7"
    deck: ClassVar[Zone] = MYTHOS
    target: ClassVar[Zone] = CRISIS
    moved_by: ClassVar[str] = "28.4"


MYTHOS_STEP.ask("choose", ChooseMythos())


@MYTHOS_STEP.step
def reactions(s: State, f: Frame) -> None:
    open_window(s, MYTHOS_DRAWN, f.v[CARD])


@MYTHOS_STEP.step
def resolve_crisis(s: State, f: Frame) -> None:
    """28.1; 9.7: not for a human in the Brig."""
    if f.v[REDRAWN]:
        move_card(s, f.v[CARD], CRISIS, MYTHOS_DISCARD, "20.4")
        MYTHOS_STEP.go(f, "draw_card")
    elif not is_in_brig(s, f.v[WHO]):
        start(s, card_of(s, f.v[CARD]), f.v[WHO], f.v[CARD])


def is_out_of_play(s: State, card: Card) -> bool:
    """Whether the crisis has discarded the card, which then resolves no icons."""
    if card in s.zones[CRISIS]:
        return False
    return all(card not in s.zones[PLAY_AREA + seat] for seat in range(s.seats))


@MYTHOS_STEP.step
def resolve_activation(s: State, f: Frame) -> None:
    """28.2, 28.22, 28.24"""
    if is_out_of_play(s, f.v[CARD]):
        MYTHOS_STEP.go(f, "rebuild")
        return
    activate(s, card_of(s, f.v[CARD]).activates)


@MYTHOS_STEP.step
def resolve_track(s: State, f: Frame) -> None:
    """28.3, 28.26, 28.27"""
    track = card_of(s, f.v[CARD]).advances
    if track != CHOICE_OF_TRACKS:
        MYTHOS_STEP.go(f, "discard")
        advance(s, track, 1)


class ChooseTrack(Ask):
    """28.27, 9.7: the current player; if that is in the Brig, the Captain."""

    rule: ClassVar[str] = "28.27"

    def seat(self, s: State, f: Frame) -> Seat:
        return s.tracks[CAPTAIN] if is_in_brig(s, f.v[WHO]) else f.v[WHO]

    def options(self, s: State, f: Frame, seat: Seat) -> list[Option]:
        return [option(PICK_TRACK, TRAVEL), option(PICK_TRACK, RITUAL)]

    def take(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        advance(s, first_of(option), 1)


MYTHOS_STEP.ask("choose_track", ChooseTrack())


@MYTHOS_STEP.step
def discard(s: State, f: Frame) -> None:
    """28.4; a kept card is already in a play area (1.11)."""
    move_all(s, CRISIS, MYTHOS_DISCARD, "28.4")


@MYTHOS_STEP.step
def rebuild(s: State, f: Frame) -> None:
    """28.6: once the last card is resolved."""
    rebuild_mythos(s)


# A crisis with a choice

CHOICE_CRISIS = Procedure("choice_crisis", CONTEXT, KINDS)


def ways(s: State, f: Frame, card: Mythos) -> list[Option]:
    """28.13: those whose need is met. Ruling F1: a table may also ask that a cost can be paid in full (32.6)."""
    in_full = s.settings[CRISIS_COST] == IN_FULL
    ways = []
    for number, branch in enumerate(card.branches):
        effect = branch.effect
        is_short = in_full and isinstance(effect, Cost) and not effect.price.is_possible(s, f)
        if branch.needs.holds(s, f) and not is_short:
            ways.append(option(CHOOSE, number))
    return ways


class ChooseOption(Ask):
    """28.12, 28.13, 28.18: either option, whether or not it can be done in full, unless it says otherwise.
    Keilani may lead instead, by her feat."""

    rule: ClassVar[str] = "28.13"

    def cited_rule(self, s: State, f: Frame) -> str:
        card = f.effect
        assert isinstance(card, Mythos)
        is_combined = any(isinstance(branch.effect, Check) for branch in card.branches)
        return "28.18" if is_combined else "28.13"

    def answer_rule(self, s: State, f: Frame, option: Option) -> str:
        return "20.4" if verb_of(option) == LEAD else self.cited_rule(s, f)

    def seat(self, s: State, f: Frame) -> Seat:
        return f.v[YOU]

    def options(self, s: State, f: Frame, seat: Seat) -> list[Option]:
        card = f.effect
        assert isinstance(card, Mythos)
        options = ways(s, f, card)
        if s.tracks[CHARACTER + seat] == KEILANI and s.tracks[FEAT + seat] and is_human(s, seat):
            for resource in range(FUEL, SOULS + 1):
                options.append(option(LEAD, resource))
        return options

    def chosen_effect(self, f: Frame, option: Option) -> Node | None:
        card = f.effect
        assert isinstance(card, Mythos)
        return None if verb_of(option) == LEAD else card.branches[first_of(option)]

    def take(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        card = f.effect
        assert isinstance(card, Mythos)
        if verb_of(option) == LEAD:
            put(s, FEAT + seat, 0, "20.3")
            lose(s, first_of(option), 1)
        else:
            chosen = card.branches[first_of(option)].effect
            if isinstance(chosen, Check) and f.v[SOURCE] < FIRST_OF_CHARACTERS:
                if s.settings[COMBINED_CRISIS] == BY_CURRENT_PLAYER:
                    f.v[YOU] = s.current  # A9: "you" in the outcome of the check
            chosen.execute(s, f)


CHOICE_CRISIS.ask("choose", ChooseOption())


# Spread Misfortune: the crisis alone

MISFORTUNE = Procedure("misfortune", CONTEXT, KINDS)


def spread_misfortune(s: State, seat: Seat) -> None:
    """Resolve a card's crisis for the seat: it makes every choice, a check counts as failed, icons are
    ignored (ruling A10)."""
    card = draw_mythos(s)
    if card >= 0:
        MISFORTUNE.push(s, [seat, card], card_of(s, card))


class ChooseMisfortune(Ask):
    rule: ClassVar[str] = "37"

    def seat(self, s: State, f: Frame) -> Seat:
        return f.v[YOU]

    def options(self, s: State, f: Frame, seat: Seat) -> list[Option]:
        card = f.effect
        assert isinstance(card, Mythos)
        return ways(s, f, card)

    def take(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        misfortune(f, option).execute(s, f)

    def chosen_effect(self, f: Frame, option: Option) -> Node | None:
        return misfortune(f, option)


def misfortune(f: Frame, option: Option) -> Effect:
    """Ruling A10: a check counts as failed."""
    card = f.effect
    assert isinstance(card, Mythos)
    chosen = card.branches[first_of(option)].effect
    return chosen.failed if isinstance(chosen, Check) else chosen


MISFORTUNE.ask("choose", ChooseMisfortune())


@MISFORTUNE.step
def discard_misfortune(s: State, f: Frame) -> None:
    move_all(s, CRISIS, MYTHOS_DISCARD, "28.4")
    rebuild_mythos(s)


class MythosStep(Effect):
    """53.6: a whole Mythos step of yours."""

    def execute(self, s: State, f: Frame) -> None:
        mythos_step(s, f.v[YOU])


NODES: Final[list[type[Node]]] = [Mythos, MythosStep]
