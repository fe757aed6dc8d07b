"""Keys of position files for The Thing, in addition to those of every game.

Figures are numbered as seats are (with 1-3 players the six figures). `characters` names them in order;
`places` says who is where, `lying` who lies, `discs` how suspicious they are; `roles` are human or alien,
`revealed`, `absorbed` and `destroyed` list figures; `aliens` says how many players are aliens, and chance who;
`shared_out` has items, weapons and samples that players have, and chance says who; `hands`, `weapons`, `items`, `samples` by figure; `dogs`
names their four places; `fuel`, `damage`, `burned` by location; `leader`, `round`, `weather`, `underground`,
`yard`, `pantry`, `kitchen_food`, `freezing`, `boiler_dead`, `starving`, `sos`, `sos_since`, `rescue_at`,
`rescue_fuel`, `strength`, `threat`, `token_at`, `token_holder`. `at` is a phase of the round.
"""

from typing import Final

from turncoat.games.thing.board import (
    ABSORBED,
    ALIEN,
    AT,
    BOILER_DEAD,
    BURNED,
    BURNED_CARDS,
    CANISTERS,
    CHARACTER,
    CHARACTERS,
    DESTROYED,
    EVER_REVEALED,
    FIRST_LOCATION,
    FLAMES,
    FLAMETHROWER,
    HUMAN,
    LEADER,
    LOCATIONS,
    LYING,
    MOST_CANISTERS,
    REVEALED,
    ROLE,
    ROUND,
    STATUS,
)
from turncoat.games.thing.places import BOILER, DOGS, GONE, GREEN, NAMES
from turncoat.games.thing.rules.people import figures, is_shared
from turncoat.games.thing.rules.round import ROUND_PROCEDURE, STATION
from turncoat.games.thing.rules.station import is_open
from turncoat.kernel.errors import BadInput
from turncoat.kernel.ids import Seat
from turncoat.kernel.positions import carry, set_track
from turncoat.kernel.procedures import END
from turncoat.kernel.reading import (
    as_int,
    as_ints,
    as_object,
    as_text,
    as_text_or_int,
    as_texts,
    only_fields,
)
from turncoat.kernel.shapes import Json
from turncoat.kernel.state import State

TRACK_WORDS: Final = [
    "leader",
    "round",
    "weather",
    "die_at_station",
    "underground",
    "yard",
    "pantry",
    "kitchen_food",
    "freezing",
    "boiler_dead",
    "starving",
    "sos",
    "sos_since",
    "rescue_at",
    "rescue_fuel",
    "strength",
    "threat",
    "token_at",
    "token_holder",
]
WORDS: Final = [
    *TRACK_WORDS,
    "characters",
    "places",
    "lying",
    "discs",
    "roles",
    "aliens",
    "revealed",
    "absorbed",
    "destroyed",
    "hands",
    "weapons",
    "items",
    "samples",
    "shared_out",
    "dogs",
    "fuel",
    "damage",
    "burned",
]
FLAMETHROWERS: Final = ("flamethrower", "second_flamethrower")


def prepare(s: State, words: dict[str, Json]) -> None:
    """Assign the named characters, the other ones in order, and stop before the first round."""
    if "characters" in words:
        names = as_texts(words["characters"], "characters")
        if len(names) != figures(s):
            raise BadInput("wrong_number_of_characters", "characters", "T1.13")
        for figure, name in enumerate(names):
            if name not in CHARACTERS:
                raise BadInput("unknown_name", f"character={name}")
            if names.index(name) != figure:
                raise BadInput("character_twice", name, "T1.13")
            s.tracks[CHARACTER + figure] = CHARACTERS.index(name)
    elif s.tracks[CHARACTER] < 0:
        for figure in range(figures(s)):
            s.tracks[CHARACTER + figure] = figure
    s.tracks[ROUND] = 1
    s.stack.clear()
    STATION.push(s, [])
    STATION.go(s.stack[-1], END)
    ROUND_PROCEDURE.push(s, [])
    if "leader" not in words:
        s.tracks[LEADER] = s.current


def zones_said(s: State, words: dict[str, Json]) -> dict[str, list[str]]:
    said: dict[str, list[str]] = {}
    shared = "shared_" if is_shared(s.seats) else ""
    for figure, cards in _by_figure(s, words, "hands"):
        said[f"hand.{figure}"] = as_texts(cards, f"hands.{figure}")
    for figure, cards in _by_figure(s, words, "weapons"):
        named = as_texts(cards, f"weapons.{figure}")
        said[f"{shared}weapons.{figure}"] = [card for card in named if card not in FLAMETHROWERS]
        said[f"flames.{figure}"] = [card for card in named if card in FLAMETHROWERS]
    for word in ("items", "samples"):
        for figure, cards in _by_figure(s, words, word):
            said[f"{shared}{word}.{figure}"] = as_texts(cards, f"{word}.{figure}")
    if "shared_out" in words:
        _share_out(s, words, said)
    return said


def _share_out(s: State, words: dict[str, Json], said: dict[str, list[str]]) -> None:
    """Deal cards at random to players that have not left, each to a different one while there are enough."""
    if is_shared(s.seats):
        raise BadInput("unknown_field", "shared_out", "T22")  # with shared figures nothing is secret
    left = {
        figure
        for word in ("revealed", "absorbed", "destroyed")
        for figure in as_ints(words.get(word, []), word)
    }
    order = [seat for seat in _shuffled_seats(s) if seat not in left]
    at = 0
    for word, cards in as_object(words["shared_out"], "shared_out").items():
        if word not in ("weapons", "items", "samples"):
            raise BadInput("unknown_field", f"shared_out.{word}")
        for card in as_texts(cards, f"shared_out.{word}"):
            said.setdefault(f"{word}.{order[at % len(order)]}", []).append(card)
            at += 1


def place(s: State, words: dict[str, Json]) -> None:
    only_fields(words, WORDS, "")
    for name in TRACK_WORDS:
        if name in words:
            set_track(s, name, as_text_or_int(words[name], name))
    for group, track in (("fuel", "fuel"), ("damage", "damage")):
        for name, value in as_object(words.get(group, {}), group).items():
            set_track(s, f"{track}.{name}", as_int(value, f"{group}.{name}"))
    for figure, value in _by_figure(s, words, "places"):
        set_track(s, f"at.{figure}", as_text(value, f"places.{figure}"))
    for figure in as_ints(words.get("lying", []), "lying"):
        s.tracks[LYING + _figure(s, figure, "lying")] = 1
    for figure, value in _by_figure(s, words, "discs"):
        set_track(s, f"disc.{figure}", as_int(value, f"discs.{figure}"))
    if "dogs" in words:
        places = as_texts(words["dogs"], "dogs")
        if len(places) != DOGS:
            raise BadInput("wrong_number_of_dogs", "dogs", "T1.4")
        for dog, where in enumerate(places):
            set_track(s, f"dog.{dog}", where)
    for name in as_texts(words.get("burned", []), "burned"):
        _burn(s, name)
    if not is_open(s, BOILER) and FIRST_LOCATION + BOILER in s.zones[LOCATIONS]:  # ruling R20
        carry(s, FIRST_LOCATION + BOILER, LOCATIONS, BURNED_CARDS)
    for card in range(2):
        held = any(FLAMETHROWER + card in s.zones[FLAMES + figure] for figure in range(figures(s)))
        if held and not s.tracks[CANISTERS + card]:
            s.tracks[CANISTERS + card] = MOST_CANISTERS
    _set_roles(s, words)


def _burn(s: State, name: str) -> None:
    if name not in NAMES[:GREEN]:
        raise BadInput("cannot_burn", name, "T11.3")
    place_number = NAMES.index(name)
    s.tracks[BURNED] |= 1 << place_number
    carry(s, FIRST_LOCATION + place_number, LOCATIONS, BURNED_CARDS)
    if place_number == BOILER and not s.tracks[BOILER_DEAD]:  # ruling R19
        s.tracks[BOILER_DEAD] = max(1, s.tracks[ROUND])


def _set_roles(s: State, words: dict[str, Json]) -> None:
    if "roles" in words and not is_shared(s.seats):
        named = as_texts(words["roles"], "roles")
        if len(named) != s.seats:
            raise BadInput("wrong_number_of_roles", "roles", "T1.12")
        for seat, role in enumerate(named):
            if role not in ("human", "alien"):
                raise BadInput("unknown_name", f"role={role}")
            s.tracks[ROLE + seat] = ALIEN if role == "alien" else HUMAN
    elif not is_shared(s.seats):
        _deal_roles(s, words)
    for word, status in (("revealed", REVEALED), ("absorbed", ABSORBED), ("destroyed", DESTROYED)):
        for figure in as_ints(words.get(word, []), word):
            s.tracks[STATUS + _figure(s, figure, word)] = status
            s.tracks[AT + figure] = GONE
            if status != ABSORBED:
                s.tracks[EVER_REVEALED] = 1


def aliens_said(words: dict[str, Json]) -> tuple[list[Seat], int]:
    """Seats that are known to be aliens, and the total number of aliens."""
    known = [seat for word in ("revealed", "destroyed") for seat in as_ints(words.get(word, []), word)]
    return known, as_int(words.get("aliens", max(1, len(known))), "aliens")


def _deal_roles(s: State, words: dict[str, Json]) -> None:
    """Make revealed seats aliens, and as many others at random as the file says."""
    known, count = aliens_said(words)
    if not max(1, len(known)) <= count < s.seats:
        raise BadInput("wrong_number_of_aliens", f"aliens={count}", "T1.14")
    dealt = [seat for seat in range(s.seats) if s.tracks[ROLE + seat] == ALIEN]
    others = [seat for seat in dict.fromkeys([*dealt, *_shuffled_seats(s)]) if seat not in known]
    aliens = [*known, *others][:count]
    for seat in range(s.seats):
        s.tracks[ROLE + seat] = ALIEN if seat in aliens else HUMAN


def _shuffled_seats(s: State) -> list[Seat]:
    seats = list(range(s.seats))
    s.dice.shuffle(seats)
    return seats


def _by_figure(s: State, words: dict[str, Json], word: str) -> list[tuple[int, Json]]:
    by_figure = []
    for name, value in as_object(words.get(word, {}), word).items():
        if name not in [str(figure) for figure in range(figures(s))]:
            raise BadInput("no_such_figure", f"{word}.{name}")
        by_figure.append((int(name), value))
    return by_figure


def _figure(s: State, figure: int, where: str) -> int:
    if not 0 <= figure < figures(s):
        raise BadInput("no_such_figure", f"{where}.{figure}")
    return figure


def go_to(s: State, step: str) -> None:
    """Go to a phase of the current round."""
    if step == END or step not in ROUND_PROCEDURE.places:
        raise BadInput("unknown_step", step)
    ROUND_PROCEDURE.go(s.stack[-1], step)
