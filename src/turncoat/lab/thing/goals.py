"""Goals of fuzzing The Thing: every location, weapon, item and character put to use, every way that an
encounter, a test or an escape can go, infections, and every setting. Goals with `cards` are those of 4-8 players, with
`dice` of 1-3.

Counted beside that, and not demanded: which locations burned, and what people escaped with.
"""

from collections.abc import Iterator
from typing import ClassVar, Final

from turncoat.games.thing.board import (
    AT,
    BENNINGS,
    CHARACTERS,
    DYNAMITE,
    FIREARM,
    FLAMETHROWER,
    GARRY,
    MELEE,
    NORRIS,
)
from turncoat.games.thing.places import (
    BOILER,
    GENERATOR,
    GREEN,
    HELICOPTER,
    NAMES,
    RADIO,
    SNOWCAT,
)
from turncoat.games.thing.rules.drawing import DRAWING
from turncoat.games.thing.rules.escape import CALL
from turncoat.games.thing.rules.locations import FIGURE
from turncoat.games.thing.rules.moving import MOVING
from turncoat.games.thing.rules.people import plays
from turncoat.games.thing.rules.shared import ACTOR, ROLLING
from turncoat.games.thing.rules.station import is_dark
from turncoat.games.thing.vocabulary import (
    AVOID,
    BOARD,
    BURN,
    BURN_WITH_DIE,
    EXCHANGE,
    GIVE_ACTION,
    OTHER_WEATHER,
    REROLL_DIE,
    ROLES,
    SET_DIE,
    SHINE,
    SHOW_KEYS,
    TEST_FIRE,
    USE_FIRE,
    USE_FUEL,
    USE_TOOLS,
)
from turncoat.kernel.events import CHANGED, CHOSE, MOVED
from turncoat.kernel.ids import Option, Seat, first_of, second_of, verb_of
from turncoat.kernel.state import State
from turncoat.lab.fuzz.goals import Goals, Transition
from turncoat.lab.thing.goal_events import (
    TESTS,
    ability,
    by_change,
    by_clark,
    by_event,
    by_reroll,
    by_search,
    by_strike,
    by_threat,
    by_thrift,
    by_weakness,
)

REPAIRED: Final = (GENERATOR, BOILER, RADIO, SNOWCAT, HELICOPTER)
FLAMETHROWERS: Final = (FLAMETHROWER, FLAMETHROWER + 1)
WEAPON_USES: Final = {
    AVOID: ("avoid", (*FLAMETHROWERS, FIREARM, MELEE)),
    USE_FIRE: ("drive_off", (*FLAMETHROWERS, DYNAMITE)),
    BURN: ("burn", (*FLAMETHROWERS, DYNAMITE)),
    BURN_WITH_DIE: ("burn_with_die", (FLAMETHROWER, DYNAMITE)),  # the second one is for 8 players
}
ITEM_USES: Final = {
    USE_FUEL: "item:fuel",
    USE_TOOLS: "item:tools",
    SHOW_KEYS: "item:keys",
    TEST_FIRE: "item:wire",
    SHINE: "item:flashlight:special",
}
PLANS: Final = ("one_card", "several_cards")
THRIFTY: Final = ("macready", "blair", "windows")  # characters who may do more than others, but need not
WAYS_OUT: Final = ("snowcat", "helicopter", "rescue")
# 4-8 players choose when they are stronger, or meet a dog or no figure; the automaton has no choice (T8, T23.6).
ENCOUNTERS: Final = (
    "cards:stronger:absorb",
    "cards:stronger:absorb_dog",
    "cards:stronger:wreck",
    "cards:stronger:leave_it",
    "cards:dog_only:absorb_dog",
    "cards:dog_only:wreck",
    "cards:dog_only:leave_it",
    "cards:alone:wreck",
    "cards:alone:leave_it",
    "cards:kennel:absorb_dog",
    "cards:kennel:leave_it",
    "dice:stronger:absorb",
    "dice:dog_only:absorb_dog",
    "dice:alone:wreck",
    "dice:kennel:absorb_dog",
    *[f"{mode}:{way}" for mode in ("cards", "dice") for way in ("equal", "weaker", "driven_off")],
)
MEETINGS: Final = ("cards:dog_alone", "cards:dog_caught", "dice:dog_alone", "dice:dog_caught", "dice:people")
INFECTIONS: Final = (
    "token:human",
    "token:alien",
    "infected:by_token",
    "infected:by_dog",
    "dog:healthy",
    "dog:takes_over",
)


class ThingGoals(Goals):
    # The game's cards have no effects of the kernel.
    unused: ClassVar[frozenset[str]] = frozenset(
        [
            "question:choice.choose",
            "question:may.accept",
            "question:pick.pick",
            "verb:choose",
            "verb:pick_seat",
        ]
    )

    def own_demanded(self) -> list[str]:
        green = NAMES[:GREEN]
        cards = self.game.layout.cards
        return [
            *[f"{what}:{place}" for what in ("activate", "sabotage", "wreck") for place in green],
            *[f"repair:{NAMES[place]}" for place in REPAIRED],
            *[f"weapon:{cards[card]}:{use}" for use, able in WEAPON_USES.values() for card in able],
            *ITEM_USES.values(),
            *[f"item:flashlight:{mode}" for mode in ("cards", "dice")],
            *[f"ability:{character}:{mode}" for character in CHARACTERS for mode in ("cards", "dice")],
            *[f"declined:{character}:{mode}" for character in THRIFTY for mode in ("cards", "dice")],
            *INFECTIONS,
            *[f"strike:{way}" for way in ENCOUNTERS],
            *[f"meeting:{way}" for way in MEETINGS],
            *[f"boarded:{way}" for way in WAYS_OUT],
            *[f"test:{kind}:{role}" for kind in TESTS.values() for role in ROLES],
            *[f"plan:{cards}" for cards in PLANS],
            *[f"together:{way}" for way in ("agreed", "overruled")],
            "alien:destroyed",
            "revealed:voluntarily",
            "threat:takes_over",
            "threat:second_shift",
            "threat:left_in_peace",
            *[f"help:{whose}" for whose in ("own", "another")],
            "last_stand:won",
            "last_stand:lost",
            *[f"setting:{s.name}={choice}" for s in self.game.settings for choice in s.choices],
        ]

    def own_counted(self) -> list[str]:
        return [
            *[f"burned:{place}" for place in NAMES[:GREEN]],
            *[f"escaped:{way}" for way in WAYS_OUT],
        ]

    def goals_at(self, transition: Transition) -> set[str]:
        names = super().goals_at(transition)
        s = transition.before
        for event in transition.heard:
            if event.kind == CHOSE:
                names.update(self._by_choice(s, event.arguments[0], event.secret[0]))
            elif event.kind == MOVED:
                names.update(by_search(transition, event))
            elif event.kind == CHANGED:
                names.update(by_change(transition, event))
            else:
                names.update(by_event(transition, event))
        names.update(by_strike(transition))
        names.update(by_weakness(transition))
        names.update(by_clark(transition))
        names.update(by_threat(transition))
        for at, setting in enumerate(self.game.settings):
            names.add(f"setting:{setting.name}={setting.choices[s.settings[at]]}")
        return names

    def _by_choice(self, s: State, seat: Seat, chosen: Option) -> Iterator[str]:
        verb, first = verb_of(chosen), first_of(chosen)
        asked = s.stack[-1]
        yield from by_thrift(s, chosen)
        if verb in ITEM_USES:
            yield ITEM_USES[verb]
        if verb in WEAPON_USES:
            yield f"weapon:{self.game.layout.cards[first]}:{WEAPON_USES[verb][0]}"
            if verb == BURN:
                yield f"burned:{NAMES[s.tracks[AT + second_of(chosen)]]}"
            elif verb == BURN_WITH_DIE:
                yield f"burned:{NAMES[s.tracks[AT + asked.v[ACTOR]]]}"
        elif verb == BOARD and asked.procedure == CALL.number:
            yield "boarded:rescue"
        elif verb == SHOW_KEYS:
            here = s.tracks[AT + asked.v[FIGURE]]
            yield f"boarded:{NAMES[here]}"
            yield f"activate:{NAMES[here]}"
        elif verb == EXCHANGE and asked.procedure == DRAWING.number:
            yield ability(s, GARRY)
        elif verb == OTHER_WEATHER:
            yield ability(s, BENNINGS)
        elif verb == GIVE_ACTION and is_dark(s) and asked.procedure == MOVING.number:
            if asked.step == MOVING.places["give_card"]:
                yield ability(s, NORRIS) if plays(s, seat, NORRIS) else "item:flashlight:cards"
        elif verb == REROLL_DIE:
            yield from by_reroll(s, asked.v[ACTOR])
        elif verb == SET_DIE:
            yield "help:another" if asked.step == ROLLING.places["help"] else "help:own"
