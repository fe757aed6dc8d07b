"""Position files: any situation as JSON. What a file leaves out is as after setup with its seed.

The words here work for every game; a game adds its own in `Game.place`. Impossible positions are refused: a
card cannot be in two places, nor a track beyond its end.
"""

from typing import TYPE_CHECKING, Final

from turncoat.kernel.dice import Scripted, fast
from turncoat.kernel.effects import Seq, start
from turncoat.kernel.errors import BadInput
from turncoat.kernel.ids import Card, Zone
from turncoat.kernel.invariants import board_problems, problems
from turncoat.kernel.layout import HIDDEN, OWNER
from turncoat.kernel.reading import (
    as_int,
    as_ints,
    as_object,
    as_text,
    as_text_by_name,
    as_text_or_int,
    as_texts,
    field,
)
from turncoat.kernel.runner import run
from turncoat.kernel.shapes import Json
from turncoat.kernel.state import State
from turncoat.kernel.zones import lay, take_out

if TYPE_CHECKING:
    from turncoat.kernel.game import Game

WORDS: Final = [
    "game",
    "seed",
    "players",
    "options",
    "board",
    "current",
    "tracks",
    "zones",
    "top",
    "dice",
    "at",
    "run",
]


def load(game: "Game", position: dict[str, Json]) -> State:
    """The position, run to its first decision; BadInput names what is wrong with it."""
    s = deal(game, position)
    wrong = board_problems(s)
    if not wrong:
        run(s)
        wrong = problems(s)
    if wrong:
        raise BadInput("impossible_position", wrong[0])
    return s


def deal(game: "Game", position: dict[str, Json]) -> State:
    """The position before any step has run, so that a listener can be attached."""
    if as_text(field(position, "game"), "game") != game.name:
        raise BadInput("other_game", as_text(field(position, "game"), "game"))
    if "board" in position:
        game = game.with_board(as_object(position["board"], "board"))
    seed = as_int(position.get("seed", 0), "seed")
    options = as_text_by_name(position.get("options", {}), "options")
    s = game.deal(game.players_of(position), fast(seed), options)
    arrange(s, position)
    return s


def arrange(s: State, position: dict[str, Json]) -> None:
    """Change a game that was just dealt to what the position says."""
    game = s.game
    if "current" in position:
        s.current = as_int(position["current"], "current")
        if not 0 <= s.current < s.seats:
            raise BadInput("no_such_seat", "current")
    own_words = {name: value for name, value in position.items() if name not in WORDS}
    game.prepare(s, own_words)
    for name, value in as_object(position.get("tracks", {}), "tracks").items():
        set_track(s, name, as_text_or_int(value, f"tracks.{name}"))
    wanted = game.zones_said(s, own_words)
    for name, value in as_object(position.get("zones", {}), "zones").items():
        if name in wanted:
            raise BadInput("said_twice", f"zones.{name}")
        wanted[name] = as_texts(value, f"zones.{name}")
    said = fill_zones(s, wanted)
    game.place(s, own_words)
    for name, value in as_object(position.get("top", {}), "top").items():
        put_on_top(s, name, as_texts(value, f"top.{name}"), said)
    if "at" in position:
        game.go_to(s, as_text(position["at"], "at"))
    words = as_texts(position.get("run", []), "run")
    if words:  # queued rather than executed now, so that a listener hears them
        start(s, Seq(tuple([game.effect_named(s, word) for word in words])), s.current)
    if "dice" in position:
        s.dice = Scripted(as_ints(position["dice"], "dice"), s.dice)


def set_track(s: State, name: str, value: str | int) -> None:
    track = s.game.names.number("track", name)
    place = s.game.layout.tracks[track]
    number = s.game.names.number_held(place.kind, value, f"tracks.{name}")
    if not place.low <= number <= place.high:
        raise BadInput("track_out_of_bounds", f"{name}={value}")
    s.tracks[track] = number


def fill_zones(s: State, wanted: dict[str, list[str]]) -> list[Zone]:
    """Make these zones hold exactly these cards, bottom first. Their former cards go back to the bottom of
    their decks. A card dealt to a seat that the file does not mention is exchanged for one of the deck. A
    deck holds the remaining cards. Returns the filled zones."""
    zones = [s.game.names.number("zone", name) for name in wanted]
    for zone, name in zip(zones, wanted, strict=True):
        returned = s.zones[zone]
        s.zones[zone] = []
        s.peeks.pop(zone, None)
        for card in returned:
            home = _home(s.game, card)
            if home == zone:
                raise BadInput("deck_is_the_rest", name)
            s.zones[home] = [card, *s.zones[home]]
    for zone, names in zip(zones, wanted.values(), strict=True):
        for card in _cards_for(s, zone, names):
            if not _take_unseen(s, card, zones) and not _trade(s, card, zones):
                raise BadInput("card_not_left", s.game.layout.cards[card])
            s.zones[zone] = [*s.zones[zone], card]
    return zones


def carry(s: State, card: Card, source: Zone, target: Zone) -> None:
    """Move the card, which must be there, onto another zone."""
    take_out(s, source, s.zones[source].index(card))
    s.zones[target] = [*s.zones[target], card]


def put_on_top(s: State, name: str, names: list[str], said: list[Zone]) -> None:
    """Put these cards on top of the zone, the first one topmost. They come from zones that no seat has looked
    at and that the file does not mention."""
    zone = s.game.names.number("zone", name)
    cards = _cards_for(s, zone, names)
    for card in cards:
        if not _take_unseen(s, card, said):
            raise BadInput("card_not_left", s.game.layout.cards[card])
    for card in reversed(cards):
        lay(s, zone, len(s.zones[zone]), card, 0)


def _cards_for(s: State, zone: Zone, names: list[str]) -> list[Card]:
    layout = s.game.layout
    cards = [s.game.names.number("card", name) for name in names]
    for card in cards:
        if layout.family_of[card] not in layout.zones[zone].families:
            raise BadInput("card_out_of_place", f"{layout.cards[card]}@{layout.zones[zone].label()}")
    return cards


def _take_unseen(s: State, card: Card, said: list[Zone]) -> bool:
    """Take the card from a face-down zone that the file does not mention, its deck first. Returns whether
    there was one."""
    home = _home(s.game, card)
    hidden = [
        zone for zone, place in enumerate(s.game.layout.zones) if place.sight == HIDDEN and zone != home
    ]
    for zone in [home, *hidden]:
        if card in s.zones[zone] and zone not in s.peeks and zone not in said:
            take_out(s, zone, s.zones[zone].index(card))
            return True
    return False


def _trade(s: State, card: Card, said: list[Zone]) -> bool:
    """Exchange the card, if a seat's own zone that the file does not mention has it, for the deck's top card.
    Returns whether it was exchanged."""
    home = _home(s.game, card)
    deck = s.zones[home]
    for zone, place in enumerate(s.game.layout.zones):
        cards = s.zones[zone]
        if place.sight == OWNER and zone not in said and card in cards and deck:
            at = cards.index(card)
            s.zones[zone] = [*cards[:at], take_out(s, home, len(deck) - 1), *cards[at + 1 :]]
            return True
    return False


def _home(game: "Game", card: Card) -> Zone:
    """The deck that a card comes from: the first face-down zone that may hold it."""
    family = game.layout.family_of[card]
    for zone, place in enumerate(game.layout.zones):
        if place.sight == HIDDEN and family in place.families:
            return zone
    raise BadInput("no_deck", game.layout.cards[card])
