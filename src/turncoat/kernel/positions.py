"""Position files: any situation as JSON. What a file does not mention is as after setup with its seed.

The words here work for every game; a game adds its own in `Game.place`. Nothing impossible gets through: a card
cannot be in two places, nor a track past its end.
"""

from typing import Final

from turncoat.kernel.dice import Scripted, fast
from turncoat.kernel.effects import start
from turncoat.kernel.errors import BadInput
from turncoat.kernel.game import Game
from turncoat.kernel.ids import Card, Zone
from turncoat.kernel.invariants import problems
from turncoat.kernel.layout import HIDDEN
from turncoat.kernel.reading import as_int, as_ints, as_object, as_text, as_text_by_name, as_texts, field
from turncoat.kernel.runner import run
from turncoat.kernel.shapes import Json
from turncoat.kernel.state import State

WORDS: Final = [
    "game",
    "seed",
    "players",
    "options",
    "current",
    "tracks",
    "zones",
    "top",
    "dice",
    "at",
    "run",
]


def load(game: Game, position: dict[str, Json]) -> State:
    """The position, run to its first decision; BadInput names what is wrong with it."""
    s = deal(game, position)
    run(s)
    wrong = problems(s)
    if wrong:
        raise BadInput("impossible_position", wrong[0])
    return s


def deal(game: Game, position: dict[str, Json]) -> State:
    """The position before anything has run, so that somebody can begin to listen."""
    if as_text(field(position, "game"), "game") != game.name:
        raise BadInput("other_game", as_text(field(position, "game"), "game"))
    seed = as_int(position.get("seed", 0), "seed")
    options = as_text_by_name(position.get("options", {}), "options")
    s = game.deal(game.players_of(position), fast(seed), options)
    if "current" in position:
        s.current = as_int(position["current"], "current")
        if not 0 <= s.current < s.seats:
            raise BadInput("no_such_seat", "current")
    for name, value in as_object(position.get("tracks", {}), "tracks").items():
        set_track(s, name, as_int(value, f"tracks.{name}"))
    for name, value in as_object(position.get("zones", {}), "zones").items():
        fill_zone(s, name, as_texts(value, f"zones.{name}"))
    game.place(s, {name: value for name, value in position.items() if name not in WORDS})
    for name, value in as_object(position.get("top", {}), "top").items():
        put_on_top(s, name, as_texts(value, f"top.{name}"))
    if "at" in position:
        game.go_to(s, as_text(position["at"], "at"))
    for word in reversed(as_texts(position.get("run", []), "run")):
        start(s, game.effect_named(s, word), s.current)
    if "dice" in position:
        s.dice = Scripted(as_ints(position["dice"], "dice"), s.dice)
    return s


def set_track(s: State, name: str, value: int) -> None:
    track = s.game.names.number("track", name)
    place = s.game.layout.tracks[track]
    if not place.low <= value <= place.high:
        raise BadInput("track_out_of_bounds", f"{name}={value}")
    s.tracks[track] = value


def fill_zone(s: State, name: str, cards: list[str]) -> None:
    """The zone holds exactly these, bottom first; what lay there goes back to its deck, under the others."""
    zone = s.game.names.number("zone", name)
    for card in s.zones[zone]:
        s.zones[_home(s.game, card)].insert(0, card)
    s.zones[zone] = []
    s.peeks.pop(zone, None)
    for card_name in cards:
        bring(s, s.game.names.number("card", card_name), zone)


def put_on_top(s: State, name: str, cards: list[str]) -> None:
    """These lie on top of the zone, the first one topmost."""
    zone = s.game.names.number("zone", name)
    for card_name in reversed(cards):
        bring(s, s.game.names.number("card", card_name), zone)


def bring(s: State, card: Card, zone: Zone) -> None:
    """Take a card from where nobody has looked yet, its deck first, and put it on top of a zone."""
    layout = s.game.layout
    if layout.family_of[card] not in layout.zones[zone].families:
        raise BadInput("card_out_of_place", f"{layout.cards[card]}@{layout.zones[zone].label()}")
    home = _home(s.game, card)
    sources = [
        home,
        *[other for other, place in enumerate(layout.zones) if place.sight == HIDDEN and other != home],
    ]
    for source in sources:
        if card in s.zones[source] and source not in s.peeks:
            s.zones[source].remove(card)
            s.zones[zone].append(card)
            return
    raise BadInput("card_not_left", layout.cards[card])


def _home(game: Game, card: Card) -> Zone:
    """The deck that a card comes from: the first face-down zone that may hold it."""
    family = game.layout.family_of[card]
    for zone, place in enumerate(game.layout.zones):
        if place.sight == HIDDEN and family in place.families:
            return zone
    raise BadInput("no_deck", game.layout.cards[card])
