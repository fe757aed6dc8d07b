"""What happens in The Thing, and which goals it reaches."""

from collections.abc import Iterator
from typing import Final

from turncoat.games.thing.board import (
    ALIEN,
    AT,
    BLAIR,
    CHARACTER,
    CHARACTERS,
    CLARK,
    DAMAGE,
    DISC,
    DOG_AT,
    FIGURES,
    FUEL,
    GARRY,
    HUMAN,
    ITEM_DECK,
    KITCHEN_FOOD,
    LAB_BAG,
    LYING,
    MACREADY,
    NAULS,
    NORRIS,
    PANTRY,
    PLAYING,
    ROLE,
    SOS,
    STATUS,
    WEAPON_DECK,
    WINDOWS,
)
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
    Place,
)
from turncoat.games.thing.rules.actions import GIVING
from turncoat.games.thing.rules.locations import FIGURE, IGNITION, LEFT, SAMPLING
from turncoat.games.thing.rules.people import dogs_at, figures_at, is_shared, plays, standing_at
from turncoat.games.thing.rules.shared import ACTOR, ROLLING
from turncoat.games.thing.rules.station import is_dark
from turncoat.games.thing.rules.strikes import PLACE, STRENGTH_THERE, STRIKE
from turncoat.games.thing.words import (
    DICE_ROLLED,
    DOG_SEEN,
    DRIVEN_OFF,
    ESCAPED,
    ROLE_REVEALED,
    ROLES,
    TEST_BLOOD,
    TEST_FIRE,
    TOKEN_SEEN,
    WRECKED,
)
from turncoat.kernel.events import CHANGED, GAME_ENDED, MOVED, ROLLED_DIE, Event
from turncoat.kernel.frames import Frame
from turncoat.kernel.ids import verb_of
from turncoat.kernel.procedures import Procedure
from turncoat.kernel.state import State
from turncoat.lab.goals import Moment

FUELLED: Final = (GENERATOR, BOILER, SNOWCAT, HELICOPTER)
TESTS: Final = {TEST_BLOOD: "blood", TEST_FIRE: "fire"}


def by_reroll(s: State, figure: int) -> Iterator[str]:
    if not is_dark(s):
        yield ability(s, GARRY)
    else:
        yield ability(s, NORRIS) if plays(s, figure, NORRIS) else "item:flashlight:dice"


def by_search(moment: Moment, event: Event) -> Iterator[str]:
    """T13.1, T13.2, T13.6: cards and tokens that somebody takes to look at."""
    source = event.arguments[0]
    if source == WEAPON_DECK and event.rule == "T13.1":
        yield f"activate:{NAMES[ARSENAL]}"
        taken = [other for other in moment.heard if other.kind == MOVED and other.rule == "T13.1"]
        if len([other for other in taken if other.arguments[0] == WEAPON_DECK]) > 2:
            yield ability(moment.before, MACREADY)
    elif source == ITEM_DECK and event.rule == "T13.2":
        yield f"activate:{NAMES[STOREROOM]}"
    elif source == LAB_BAG and event.rule == "T13.6":
        yield f"activate:{NAMES[LABORATORY]}"


def by_change(moment: Moment, event: Event) -> Iterator[str]:
    """What an action changes; who has acted lies down in the same moment (T12.4)."""
    s = moment.before
    track, old, new = event.arguments
    if event.rule == "T12.6":
        place = track - DAMAGE
        yield f"repair:{NAMES[place]}"
        if old - new > max(1, len(standing_at(s, place))) and actor_is(moment, WINDOWS):
            yield ability(s, WINDOWS)
    elif event.rule == "T13.3" and FUEL <= track < FUEL + len(FUELLED):
        yield f"activate:{NAMES[FUELLED[track - FUEL]]}"
    elif event.rule == "T13.5" and track == KITCHEN_FOOD:
        yield f"activate:{NAMES[KITCHEN]}"
        if new - old == 1 and s.tracks[PANTRY] > 1 and actor_is(moment, NAULS):
            yield ability(s, NAULS)
    elif event.rule == "T13.8" and track == SOS:
        yield f"activate:{NAMES[RADIO]}"
    elif event.rule == "T8.4":
        yield f"strike:{mode(s)}:equal"
    elif event.rule == "T9.3" and DOG_AT <= track < DOG_AT + DOGS:
        yield f"meeting:{mode(s)}:dog_caught"
    elif event.rule == "T9.1" and DISC <= track < DISC + FIGURES:
        yield f"meeting:{mode(s)}:dog_alone"
    elif event.rule == "T23.3":
        yield "meeting:dice:people"
    elif event.rule == "T24.5" and STATUS <= track < STATUS + FIGURES and new == PLAYING:
        yield "last_stand:lost"


def by_event(moment: Moment, event: Event) -> Iterator[str]:
    s = moment.before
    if event.kind == TOKEN_SEEN:
        yield f"token:{ROLES[event.secret[0]]}"
        if event.secret[0] == ALIEN and s.tracks[ROLE + event.arguments[0]] == HUMAN:
            yield "infected:by_token"
    elif event.kind == DOG_SEEN:
        was_human = s.tracks[ROLE + event.arguments[0]] == HUMAN
        if was_human:
            yield "infected:by_dog" if event.secret[0] == ALIEN else "dog:healthy"
    elif event.kind == WRECKED:
        yield f"{'wreck' if event.rule == 'T8.1' else 'sabotage'}:{NAMES[event.arguments[0]]}"
    elif event.kind == DRIVEN_OFF:
        yield f"strike:{mode(s)}:driven_off"
    elif event.kind == ROLE_REVEALED:
        yield from by_role(moment, event)
    elif event.kind == DICE_ROLLED and event.rule == "T24.5":
        if any(other.kind == GAME_ENDED for other in moment.heard):
            yield "last_stand:won"
    elif event.kind == ROLLED_DIE and event.rule == "T13.7":
        yield f"activate:{NAMES[WEATHER_STATION]}"
    elif event.kind == GAME_ENDED and event.arguments[0] == ESCAPED:
        yield f"escaped:{way_out(s)}"


def by_role(moment: Moment, event: Event) -> Iterator[str]:
    verb = verb_of(moment.answer)
    if event.rule == "T15.4" and verb in TESTS:
        yield f"test:{TESTS[verb]}:{ROLES[event.arguments[1]]}"
    elif event.rule == "T14.5":
        yield "revealed:voluntarily"
    elif event.rule == "T24.2":
        yield "dog:takes_over"
    elif event.rule == "T24.3":
        yield "threat:takes_over"


def by_tokens(moment: Moment) -> Iterator[str]:
    """T21.3: Blair has drawn one lab token, and draws another."""
    f = moment.after.stack[-1] if moment.after.stack else None
    if f is not None and f.procedure == SAMPLING.number and f.v[LEFT]:
        if plays(moment.after, f.v[FIGURE], BLAIR):
            yield ability(moment.after, BLAIR)


def by_weakness(moment: Moment) -> Iterator[str]:
    """T8.5: fire was not used, and the strike is over."""
    s = moment.before
    strike = frame_of(s, STRIKE)
    if strike is None or frame_of(moment.after, STRIKE) is not None:
        return
    driven = any(event.kind == DRIVEN_OFF for event in moment.heard)
    if not driven and strike.v[STRENGTH_THERE] < len(figures_at(s, strike.v[PLACE])):
        yield f"strike:{mode(s)}:weaker"


def by_clark(moment: Moment) -> Iterator[str]:
    """T21.5: as actions begin, he is still alone with a dog."""
    s = moment.after
    for acting in (GIVING, ROLLING):
        if frame_of(moment.before, acting) is None and frame_of(s, acting) is not None:
            for place in range(GREEN):
                people = figures_at(s, place)
                if dogs_at(s, place) and len(people) == 1 and plays(s, people[0], CLARK):
                    yield ability(s, CLARK)


def mode(s: State) -> str:
    return "dice" if is_shared(s.seats) else "cards"


def ability(s: State, character: int) -> str:
    return f"ability:{CHARACTERS[character]}:{mode(s)}"


def company(s: State, place: Place) -> str:
    """Whom the alien meets."""
    if place == KENNEL:
        return "kennel"
    if figures_at(s, place):
        return "stronger"
    return "dog_only" if dogs_at(s, place) else "alone"


def frame_of(s: State, procedure: Procedure) -> Frame | None:
    for f in reversed(s.stack):
        if f.procedure == procedure.number:
            return f
    return None


def actor_is(moment: Moment, character: int) -> bool:
    for event in moment.heard:
        if event.kind == CHANGED and event.rule == "T12.4" and event.arguments[0] >= LYING:
            if moment.before.tracks[CHARACTER + event.arguments[0] - LYING] == character:
                return True
    return False


def way_out(s: State) -> str:
    """What people are leaving with."""
    ignition = frame_of(s, IGNITION)
    if ignition is not None:
        return NAMES[s.tracks[AT + ignition.v[FIGURE]]]
    for acting in (GIVING, ROLLING):
        f = frame_of(s, acting)
        if f is not None:
            here = s.tracks[AT + f.v[ACTOR if acting is ROLLING else 1]]
            return NAMES[here] if here in VEHICLES else "rescue"
    return "rescue"
