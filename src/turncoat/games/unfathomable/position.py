"""Keys of position files for Unfathomable, in addition to those of every game.

`seats` names the characters, seat by seat; `dials`, `travel`, `ritual`, `waypoints`; `characters`,
`deep_ones`, `monarchs` and `passengers` give places; `damage` by room; `hands`, `items`, `loyalty` and `kept`
by character; `revealed` and `used_feats` list characters; `captain` and `keeper` name one. A key is complete:
Deep Ones and passengers that it does not mention are in the supply. `at` is a step of the turn. `run` takes
act_deep_ones, act_hydra, act_dagon, travel+2, ritual-1, damage_ship, damage:galley, risk+1, spawn:d1+2,
mythos, spell, waypoint, attack, and the names of spells, waypoints, items and skill cards.
"""

from typing import Final

from turncoat.games.unfathomable.board import (
    AT,
    AWAKENED,
    CHARACTER,
    CHARACTERS,
    DAMAGE,
    DEEP_ONES,
    DEEP_ONES_IN_ALL,
    FACEUP,
    FEAT,
    LOYALTY,
    LOYALTY_DEALT,
    LOYALTY_DECK,
    REVEALED,
    RITUAL,
    TRAVEL,
)
from turncoat.games.unfathomable.cards import HUMAN, WAYPOINT_CARDS, WAYPOINT_NAMES
from turncoat.games.unfathomable.content.characters import FIRST_GAME_CREWS
from turncoat.games.unfathomable.content.waypoints import DISTANCES
from turncoat.games.unfathomable.effects.actions import KnifeBonus, Strike
from turncoat.games.unfathomable.effects.looking import ChooseWaypoint, TopSpell
from turncoat.games.unfathomable.effects.monsters import Activate, Spawn
from turncoat.games.unfathomable.effects.places import At
from turncoat.games.unfathomable.effects.resolving import ResolveCard, RunWord
from turncoat.games.unfathomable.effects.resources import Risk
from turncoat.games.unfathomable.effects.ship import Advance, DamageRoom, DamageShip, Retreat
from turncoat.games.unfathomable.rules.items import improvements
from turncoat.games.unfathomable.rules.monsters import supply
from turncoat.games.unfathomable.rules.mythos import Mythos, MythosStep
from turncoat.games.unfathomable.rules.people import is_human
from turncoat.games.unfathomable.rules.skill_cards import draw, skill_set
from turncoat.games.unfathomable.rules.titles import settle_title
from turncoat.games.unfathomable.rules.turn import TURN
from turncoat.games.unfathomable.rules.voyage import FIRST_HAND, VOYAGE, come_aboard
from turncoat.games.unfathomable.rules.waypoints import MIDWAY, deal_loyalty
from turncoat.games.unfathomable.spaces import (
    BRIG,
    DEEP,
    FIRST_ROOM,
    NAMES,
    ROOMS,
    SICK_BAY,
    SPACES,
    is_damageable,
    is_water,
)
from turncoat.games.unfathomable.vocabulary import DAGON_FIGURE, DEEP_ONE, FIRST_GAME, HYDRA_FIGURE, YES
from turncoat.kernel.amounts import Number
from turncoat.kernel.effects import Effect
from turncoat.kernel.errors import BadInput
from turncoat.kernel.ids import Seat
from turncoat.kernel.positions import carry, set_track
from turncoat.kernel.procedures import END
from turncoat.kernel.reading import as_int, as_object, as_text, as_texts, field, only_fields
from turncoat.kernel.shapes import Json
from turncoat.kernel.state import State

TRACK_WORDS: Final = ["travel", "ritual"]
TITLES: Final = ["captain", "keeper"]
WORDS: Final = [
    *TRACK_WORDS,
    *TITLES,
    "seats",
    "dials",
    "waypoints",
    "characters",
    "deep_ones",
    "monarchs",
    "passengers",
    "damage",
    "hands",
    "items",
    "loyalty",
    "kept",
    "revealed",
    "used_feats",
]
MONARCHS: Final = ("hydra", "dagon")
TRAITORS: Final = ("hybrid", "cultist")


def players_of(position: dict[str, Json]) -> int:
    """The number of characters in `seats`; a file may give the number of players instead."""
    if "seats" not in position:
        return as_int(field(position, "players"), "players")
    names = as_texts(position["seats"], "seats")
    if "players" in position and as_int(position["players"], "players") != len(names):
        raise BadInput("wrong_player_count", "players")
    return len(names)


def prepare(s: State, words: dict[str, Json]) -> None:
    """Assign the named characters, the others at random, and deal first hands and loyalty."""
    names = as_texts(words["seats"], "seats") if "seats" in words else _by_lot(s)
    for seat, name in enumerate(names):
        if name not in CHARACTERS:
            raise BadInput("unknown_name", f"character={name}")
        if names.index(name) != seat:
            raise BadInput("character_twice", name, "A4.9")
        s.tracks[CHARACTER + seat] = CHARACTERS.index(name)
    come_aboard(s)
    for seat in range(s.seats):
        if seat != s.current:
            _first_hand(s, seat)
    deal_loyalty(s)
    if _distance(words) >= MIDWAY:
        s.tracks[AWAKENED] = 1
        deal_loyalty(s)
    s.stack.clear()
    VOYAGE.push(s, [])
    VOYAGE.go(s.stack[-1], END)
    TURN.push(s, [s.current])


def _by_lot(s: State) -> list[str]:
    crew = FIRST_GAME_CREWS[s.seats] if s.settings[FIRST_GAME] == YES else tuple(range(len(CHARACTERS)))
    chosen = list(crew)
    s.dice.shuffle(chosen)
    return [CHARACTERS[character] for character in chosen[: s.seats]]


def _first_hand(s: State, seat: Seat) -> None:
    """A4.13: the first three cards of the skill set; in a first game the whole set."""
    left = sum(skill_set(s, seat)) if s.settings[FIRST_GAME] == YES else FIRST_HAND
    for skill, count in enumerate(skill_set(s, seat)):
        drawn = min(left, count)
        draw(s, seat, skill, drawn)
        left -= drawn


def _distance(words: dict[str, Json]) -> int:
    cards = as_texts(words.get("waypoints", []), "waypoints")
    return sum(DISTANCES[WAYPOINT_CARDS.number(card)] for card in cards if card in WAYPOINT_NAMES)


def zones_said(s: State, words: dict[str, Json]) -> dict[str, list[str]]:
    said: dict[str, list[str]] = {}
    for word, zone in (("hands", "hand"), ("items", "items"), ("kept", "play_area")):
        for seat, cards in _by_character(s, words, word):
            said[f"{zone}.{seat}"] = as_texts(cards, f"{word}.{_name(s, seat)}")
    said.update(_loyalty_said(s, words))
    if "passengers" in words:
        where = as_object(words["passengers"], "passengers")
        for space in where:
            if space not in NAMES[8:16]:
                raise BadInput("no_passengers_there", space, "44.16")
        for space in NAMES[8:16]:
            said[f"on_deck.{space}"] = as_texts(where.get(space, []), f"passengers.{space}")
    for room, skill in as_object(words.get("damage", {}), "damage").items():
        if room not in NAMES or not is_damageable(NAMES.index(room)):
            raise BadInput("cannot_be_damaged", room, "13.3")
        said[f"damaged.{room}"] = [f"structural_damage:{as_text(skill, f'damage.{room}')}"]
    if "waypoints" in words:
        said["journey"] = as_texts(words["waypoints"], "waypoints")
    return said


def _loyalty_said(s: State, words: dict[str, Json]) -> dict[str, list[str]]:
    """One card of a revealed traitor is face up: its first that is not Human, a Hybrid if none is named."""
    said: dict[str, list[str]] = {}
    revealed = [_seat_of(s, name, "revealed") for name in as_texts(words.get("revealed", []), "revealed")]
    cards = {
        seat: as_texts(named, f"loyalty.{_name(s, seat)}")
        for seat, named in _by_character(s, words, "loyalty")
    }
    for seat in {*revealed, *cards}:
        own = cards.get(seat, ["hybrid", "human"][: s.tracks[LOYALTY_DEALT]])
        if seat in revealed:
            shown = [card for card in own if card in TRAITORS][:1]
            if not shown:
                raise BadInput("not_a_traitor", _name(s, seat), "39")
            said[f"faceup.{seat}"] = shown
            own = own[:]
            own.remove(shown[0])
        said[f"loyalty.{seat}"] = own
    return said


def place(s: State, words: dict[str, Json]) -> None:
    only_fields(words, WORDS, "")
    for name, value in as_object(words.get("dials", {}), "dials").items():
        if name not in ("fuel", "food", "sanity", "souls"):
            raise BadInput("unknown_field", f"dials.{name}")
        set_track(s, name, as_int(value, f"dials.{name}"))
    for name in TRACK_WORDS:
        if name in words:
            set_track(s, name, as_int(words[name], name))
    if "deep_ones" in words:
        s.tracks[DEEP_ONES : DEEP_ONES + SPACES + 1] = [0] * (SPACES + 1)
        for space, count in as_object(words["deep_ones"], "deep_ones").items():
            s.game.names.number("space", space)
            set_track(s, f"deep_ones.{space}", as_int(count, f"deep_ones.{space}"))
    for monarch, where in as_object(words.get("monarchs", {}), "monarchs").items():
        if monarch not in MONARCHS:
            raise BadInput("unknown_name", f"monarch={monarch}")
        set_track(s, monarch, as_text(where, f"monarchs.{monarch}"))
    _place_characters(s, words)
    _complete_loyalty(s)
    _refuse_what_cannot_be(s)


def _complete_loyalty(s: State) -> None:
    """After the awakening, a seat with one named card also gets a Human card, if one is left."""
    for seat in range(s.seats):
        held = len(s.zones[LOYALTY + seat]) + len(s.zones[FACEUP + seat])
        if s.tracks[AWAKENED] and held == 1 and HUMAN in s.zones[LOYALTY_DECK]:
            carry(s, HUMAN, LOYALTY_DECK, LOYALTY + seat)


def _refuse_what_cannot_be(s: State) -> None:
    """BadInput for a position that cannot arise, with the rule; `Game.problems` does not name rules."""
    if supply(s) < 0:
        raise BadInput("too_many_deep_ones", f"{DEEP_ONES_IN_ALL - supply(s)}", "12")
    for space in (SICK_BAY, BRIG):
        if s.tracks[DEEP_ONES + space]:
            raise BadInput("no_deep_ones_there", NAMES[space], "44.20")
    for monarch in MONARCHS:
        where = s.tracks[s.game.layout.track_named[monarch]]
        if not is_water(where) and where != DEEP:
            raise BadInput("no_monarchs_there", f"{monarch}@{NAMES[where]}", "26")
    for room in range(ROOMS):
        if len(s.zones[DAMAGE + room]) > 1:
            raise BadInput("damaged_twice", NAMES[FIRST_ROOM + room], "13.5")
    for seat in range(s.seats):
        where = s.tracks[AT + seat]
        if is_water(where) or where == DEEP:
            raise BadInput("overboard", f"{_name(s, seat)}@{NAMES[where]}", "44.6")
    if len(s.zones[LOYALTY_DECK]) != s.seats * (2 - s.tracks[LOYALTY_DEALT]):
        raise BadInput("wrong_number_of_loyalty_cards", f"loyalty_deck={len(s.zones[LOYALTY_DECK])}", "25.1")
    for title in TITLES:
        holder = s.tracks[s.game.layout.track_named[title]]
        if not is_human(s, holder) and any(is_human(s, seat) for seat in range(s.seats)):
            raise BadInput("not_eligible", f"{title}={_name(s, holder)}", "49.4")


def _place_characters(s: State, words: dict[str, Json]) -> None:
    for seat, space in _by_character(s, words, "characters"):
        set_track(s, f"at.{seat}", as_text(space, f"characters.{_name(s, seat)}"))
    for seat in range(s.seats):
        if s.zones[FACEUP + seat]:
            s.tracks[REVEALED + seat] = 1
            s.tracks[FEAT + seat] = 0
        own = improvements(s, seat)
        set_track(s, f"improvement.{seat}", s.game.layout.cards[own[0]] if own else "none")
    for name in as_texts(words.get("used_feats", []), "used_feats"):
        s.tracks[FEAT + _seat_of(s, name, "used_feats")] = 0
    for title in TITLES:
        if title in words:
            set_track(s, title, _seat_of(s, as_text(words[title], title), title))
        else:
            settle_title(s, s.game.layout.track_named[title])


def _by_character(s: State, words: dict[str, Json], word: str) -> list[tuple[Seat, Json]]:
    named = as_object(words.get(word, {}), word)
    return [(_seat_of(s, name, word), value) for name, value in named.items()]


def _seat_of(s: State, name: str, where: str) -> Seat:
    for seat in range(s.seats):
        if _name(s, seat) == name:
            return seat
    raise BadInput("not_in_play", f"{where}.{name}")


def _name(s: State, seat: Seat) -> str:
    return CHARACTERS[s.tracks[CHARACTER + seat]]


def go_to(s: State, step: str) -> None:
    """Go to a step of the current player's turn."""
    if step == END or step not in TURN.places:
        raise BadInput("unknown_step", step)
    TURN.go(s.stack[-1], step)


FIXED_WORDS: Final[dict[str, Effect]] = {
    "act_deep_ones": Activate(DEEP_ONE),
    "act_hydra": Activate(HYDRA_FIGURE),
    "act_dagon": Activate(DAGON_FIGURE),
    "damage_ship": DamageShip(),
    "mythos": MythosStep(),
    "spell": TopSpell(),
    "waypoint": ChooseWaypoint(),
    "attack": Strike(KnifeBonus()),
}


def effect_named(s: State, word: str) -> Effect:
    return RunWord(word, _effect(s, word))


def _effect(s: State, word: str) -> Effect:
    if word in FIXED_WORDS:
        return FIXED_WORDS[word]
    card = s.game.layout.card_named.get(word, -1)
    if card in s.game.card_effects and not isinstance(s.game.card_effects[card], Mythos):
        return ResolveCard(card)
    if word.startswith("damage:"):
        room = word.removeprefix("damage:")
        if room in NAMES and is_damageable(NAMES.index(room)):
            return DamageRoom(At(NAMES.index(room)))
    effect = _counted_effect(word)
    if effect is None:
        raise BadInput("unknown_effect", word)
    return effect


def _counted_effect(word: str) -> Effect | None:
    """The effect of `name+2` or `name-2`."""
    sign = "-" if "-" in word else "+"
    name, _, amount = word.partition(sign)
    if not (amount.isascii() and amount.isdigit() and len(amount) <= 2 and int(amount)):
        return None
    number = Number(int(amount))
    if name in TRACK_WORDS:
        track = TRAVEL if name == "travel" else RITUAL
        return Advance(track, number) if sign == "+" else Retreat(track, number)
    if sign == "+":
        if name == "risk":
            return Risk(number)
        space = name.removeprefix("spawn:")
        if space != name and space in NAMES:
            if space in (NAMES[SICK_BAY], NAMES[BRIG]):
                raise BadInput("no_deep_ones_there", space, "44.20")
            return Spawn(number, At(NAMES.index(space)))
    return None
