"""Goals that events of The Thing reach."""

from collections.abc import Iterator
from typing import Final

from turncoat.games.thing.board import (
    ALIEN,
    AT,
    BLAIR,
    CHARACTERS,
    CLARK,
    DAMAGE,
    DESTROYED,
    DISC,
    DOG_AT,
    FIGURES,
    FUEL,
    GARRY,
    HUMAN,
    ITEM_DECK,
    KITCHEN_FOOD,
    LAB_BAG,
    MACREADY,
    NAULS,
    NORRIS,
    PLAYING,
    ROLE,
    SOS,
    STATUS,
    THREAT,
    WEAPON_DECK,
    WINDOWS,
)
from turncoat.games.thing.content.locations import RULES
from turncoat.games.thing.places import (
    ARSENAL,
    BOILER,
    DOGS,
    GENERATOR,
    GREEN,
    HELICOPTER,
    KENNEL,
    KITCHEN,
    LABORATORY,
    NAMES,
    RADIO,
    SNOWCAT,
    STOREROOM,
    VEHICLES,
    WEATHER_STATION,
)
from turncoat.games.thing.rules.actions import GIVING
from turncoat.games.thing.rules.becoming import threatened_figures
from turncoat.games.thing.rules.locations import FIGURE, IGNITION, SAMPLING, SEARCHING
from turncoat.games.thing.rules.people import dogs_at, figures_at, is_shared, plays
from turncoat.games.thing.rules.repairs import LEAST, MENDING
from turncoat.games.thing.rules.shared import ACTOR, ROLLING
from turncoat.games.thing.rules.station import is_dark
from turncoat.games.thing.rules.strikes import PLACE, PROPOSED, STRENGTH_THERE, STRIKE, in_strike, proposal_of
from turncoat.games.thing.vocabulary import (
    ABSORB,
    ABSORB_DOG,
    AVOID,
    CONFIRM,
    DICE_ROLLED,
    DOG_SEEN,
    DONE,
    DRIVEN_OFF,
    ESCAPED,
    LEAVE_IT,
    MEND,
    PLAN_LAID,
    ROLE_REVEALED,
    ROLES,
    TEST_BLOOD,
    TEST_FIRE,
    TOKEN_SEEN,
    WRECK,
    WRECKED,
)
from turncoat.kernel.events import CHANGED, GAME_ENDED, ROLLED_DIE, Event
from turncoat.kernel.frames import Frame
from turncoat.kernel.ids import Option, first_of, verb_of
from turncoat.kernel.procedures import Procedure
from turncoat.kernel.state import State
from turncoat.lab.fuzz.goals import Transition

FUELLED: Final = (GENERATOR, BOILER, SNOWCAT, HELICOPTER)
STRIKES: Final = {ABSORB: "absorb", ABSORB_DOG: "absorb_dog", WRECK: "wreck", LEAVE_IT: "leave_it"}
BY_ALIEN: Final = ("T8.1", "T8.2", "T8.3", "T23.6")  # rules of a revealed alien's sabotage
MORE: Final = {  # questions to characters who may do more than others
    (MENDING.name, "how_much"): WINDOWS,
    (SEARCHING.name, "third_card"): MACREADY,
    (SAMPLING.name, "one_more"): BLAIR,
}
TESTS: Final = {TEST_BLOOD: "blood", TEST_FIRE: "fire"}


def by_reroll(s: State, figure: int) -> Iterator[str]:
    if not is_dark(s):
        yield ability(s, GARRY)
    else:
        yield ability(s, NORRIS) if plays(s, figure, NORRIS) else "item:flashlight:dice"


def by_thrift(s: State, chosen: Option) -> Iterator[str]:
    """T21.1, T21.3, T21.7: a character who may do more than others does so, or does not."""
    asked = s.stack[-1]
    procedure = s.game.procedures[asked.procedure]
    character = MORE.get((procedure.name, procedure.steps[asked.step].name))
    if character is not None:
        if verb_of(chosen) == DONE or (verb_of(chosen) == MEND and first_of(chosen) == asked.v[LEAST]):
            yield f"declined:{CHARACTERS[character]}:{mode(s)}"
        elif verb_of(chosen) == MEND:
            yield ability(s, WINDOWS)


def by_search(transition: Transition, event: Event) -> Iterator[str]:
    """T13.1, T13.2, T13.6: cards and tokens that a seat takes to look at; T21.1, T21.3: one more."""
    source = event.arguments[0]
    if source == WEAPON_DECK and event.rule == "T13.1":
        yield f"activate:{NAMES[ARSENAL]}"
    elif source == WEAPON_DECK and event.rule == "T21.1":
        yield ability(transition.before, MACREADY)
    elif source == LAB_BAG and event.rule == "T21.3":
        yield ability(transition.before, BLAIR)
    elif source == ITEM_DECK and event.rule == "T13.2":
        yield f"activate:{NAMES[STOREROOM]}"
    elif source == LAB_BAG and event.rule == "T13.6":
        yield f"activate:{NAMES[LABORATORY]}"


def by_change(transition: Transition, event: Event) -> Iterator[str]:
    """Goals of a change that an action makes."""
    s = transition.before
    track, old, new = event.arguments
    if DAMAGE <= track < DAMAGE + GREEN:
        if new < old and event.rule == RULES[track - DAMAGE]:
            yield f"repair:{NAMES[track - DAMAGE]}"
    elif FUEL <= track < FUEL + len(FUELLED):
        if event.rule == RULES[FUELLED[track - FUEL]]:
            yield f"activate:{NAMES[FUELLED[track - FUEL]]}"
    elif event.rule in ("T13.5", "T21.4") and track == KITCHEN_FOOD:
        yield f"activate:{NAMES[KITCHEN]}"
        if event.rule == "T21.4":
            yield ability(s, NAULS)
    elif event.rule == "T13.8" and track == SOS:
        yield f"activate:{NAMES[RADIO]}"
    elif event.rule == "T8.4":
        yield f"strike:{mode(s)}:equal"
    elif event.rule == "T8.9" and new == DESTROYED:
        yield "alien:destroyed"
    elif event.rule == "T9.3" and DOG_AT <= track < DOG_AT + DOGS:
        yield f"meeting:{mode(s)}:dog_caught"
    elif event.rule in ("T9.1", "T23.2") and DISC <= track < DISC + FIGURES:
        yield f"meeting:{mode(s)}:dog_alone"
    elif event.rule == "T23.3":
        yield "meeting:dice:people"
    elif event.rule == "T24.5" and STATUS <= track < STATUS + FIGURES and new == PLAYING:
        yield "last_stand:lost"


def by_event(transition: Transition, event: Event) -> Iterator[str]:
    s = transition.before
    if event.kind == TOKEN_SEEN:
        yield f"token:{ROLES[event.secret[0]]}"
        if event.secret[0] == ALIEN and s.tracks[ROLE + event.arguments[0]] == HUMAN:
            yield "infected:by_token"
    elif event.kind == DOG_SEEN:
        was_human = s.tracks[ROLE + event.arguments[0]] == HUMAN
        if was_human:
            yield "infected:by_dog" if event.secret[0] == ALIEN else "dog:healthy"
    elif event.kind == WRECKED:
        yield f"{'wreck' if event.rule in BY_ALIEN else 'sabotage'}:{NAMES[event.arguments[0]]}"
    elif event.kind == DRIVEN_OFF:
        yield f"strike:{mode(s)}:driven_off"
    elif event.kind == PLAN_LAID:
        yield "plan:one_card" if len(event.arguments) == 1 else "plan:several_cards"
    elif event.kind == ROLE_REVEALED:
        yield from by_role(transition, event)
    elif event.kind == DICE_ROLLED and event.rule == "T24.5":
        if any(other.kind == GAME_ENDED for other in transition.heard):
            yield "last_stand:won"
    elif event.kind == ROLLED_DIE and event.rule == "T13.7":
        yield f"activate:{NAMES[WEATHER_STATION]}"
    elif event.kind == GAME_ENDED and event.arguments[0] == ESCAPED:
        yield f"escaped:{way_out(s)}"


def by_role(transition: Transition, event: Event) -> Iterator[str]:
    verb = verb_of(transition.answer)
    if event.rule == "T15.4" and verb in TESTS:
        yield f"test:{TESTS[verb]}:{ROLES[event.arguments[1]]}"
    elif event.rule == "T14.5":
        yield "revealed:voluntarily"
    elif event.rule == "T24.2":
        yield "dog:takes_over"
    elif event.rule == "T24.3":
        yield "threat:takes_over"


def by_threat(transition: Transition) -> Iterator[str]:
    """T23.10: more than one shift; R41: a disc that stays human at the marker while another one moves."""
    changed = [event.arguments[0] for event in transition.heard if event.kind == CHANGED]
    if changed.count(THREAT) > 1 and all(event.rule != "T23.15" for event in transition.heard):
        yield "threat:second_shift"
    s = transition.after
    discs = [track - DISC for track in changed if DISC <= track < DISC + FIGURES]
    if is_shared(s.seats) and discs and THREAT not in changed:
        if any(figure not in discs for figure in threatened_figures(s)):
            yield "threat:left_in_peace"


def by_strike(transition: Transition) -> Iterator[str]:
    """T8.1-T8.3, T4.5: what an alien does that has won, once all revealed aliens have answered."""
    s = transition.before
    f, verb = s.stack[-1], verb_of(transition.answer)
    if f.procedure != STRIKE.number or (verb not in STRIKES and verb != CONFIRM):
        return
    if f.v[PROPOSED]:
        yield "together:agreed" if verb == CONFIRM else "together:overruled"
    if not _goes_on(transition, f):
        done = verb_of(proposal_of(f)) if verb == CONFIRM else verb
        yield f"strike:{mode(s)}:{company(s, f)}:{STRIKES[done]}"


def _goes_on(transition: Transition, f: Frame) -> bool:
    """Whether the strike at the same place is still to be settled."""
    later = frame_of(transition.after, STRIKE)
    return later is not None and later.v[PLACE] == f.v[PLACE]


def by_weakness(transition: Transition) -> Iterator[str]:
    """T8.5: fire was not used, no figure opted out last, and the strike is over."""
    s = transition.before
    strike = frame_of(s, STRIKE)
    if strike is None or frame_of(transition.after, STRIKE) is not None:
        return
    driven = any(event.kind == DRIVEN_OFF for event in transition.heard)
    opted_out = verb_of(transition.answer) == AVOID
    if not driven and not opted_out and strike.v[STRENGTH_THERE] < len(in_strike(s, strike)):
        yield f"strike:{mode(s)}:weaker"


def by_clark(transition: Transition) -> Iterator[str]:
    """T21.5: as actions begin, he is still alone with a dog."""
    s = transition.after
    for acting in (GIVING, ROLLING):
        if frame_of(transition.before, acting) is None and frame_of(s, acting) is not None:
            for place in range(GREEN):
                people = figures_at(s, place)
                if dogs_at(s, place) and len(people) == 1 and plays(s, people[0], CLARK):
                    yield ability(s, CLARK)


def mode(s: State) -> str:
    return "dice" if is_shared(s.seats) else "cards"


def ability(s: State, character: int) -> str:
    return f"ability:{CHARACTERS[character]}:{mode(s)}"


def company(s: State, strike: Frame) -> str:
    """The opponents that the alien meets."""
    if strike.v[PLACE] == KENNEL:
        return "kennel"
    if in_strike(s, strike):
        return "stronger"
    return "dog_only" if dogs_at(s, strike.v[PLACE]) else "alone"


def frame_of(s: State, procedure: Procedure) -> Frame | None:
    for f in reversed(s.stack):
        if f.procedure == procedure.number:
            return f
    return None


def way_out(s: State) -> str:
    """The vehicle with which people are leaving."""
    ignition = frame_of(s, IGNITION)
    if ignition is not None:
        return NAMES[s.tracks[AT + ignition.v[FIGURE]]]
    for acting in (GIVING, ROLLING):
        f = frame_of(s, acting)
        if f is not None:
            here = s.tracks[AT + f.v[ACTOR if acting is ROLLING else 1]]
            return NAMES[here] if here in VEHICLES else "rescue"
    return "rescue"
