"""2, 3.7, 3.8: the actions of rooms, sheets, feats, titles and kept cards, and the bans on them."""

from typing import ClassVar, Final

from turncoat.games.unfathomable.board import (
    AT,
    CHARACTER,
    FEAT,
    KEEPER,
    LOYALTY,
    PLAY_AREA,
    ROOMS_USED,
    SPELLS,
)
from turncoat.games.unfathomable.cards import CULTIST, HYBRID
from turncoat.games.unfathomable.content.rooms import ROOM_ACTIONS
from turncoat.games.unfathomable.content.sheets import ABILITIES, FEATS, KEPT_ACTIONS
from turncoat.games.unfathomable.rules.actions import as_user, is_occupied
from turncoat.games.unfathomable.rules.damage import is_damaged
from turncoat.games.unfathomable.rules.limits import TOME, mark_used, was_used
from turncoat.games.unfathomable.rules.people import is_human
from turncoat.games.unfathomable.rules.reveal import reveal_as_traitor
from turncoat.games.unfathomable.rules.spells import choose_spell
from turncoat.games.unfathomable.spaces import BRIG, is_damageable
from turncoat.games.unfathomable.vocabulary import REVEAL, USE_ABILITY, USE_FEAT, USE_KEPT, USE_ROOM, USE_TOME
from turncoat.kernel.atoms import put
from turncoat.kernel.effects import start
from turncoat.kernel.frames import Frame
from turncoat.kernel.ids import Option, Seat, first_of, option
from turncoat.kernel.procedures import Action
from turncoat.kernel.state import State

TRAITOR_CARDS: Final = (HYBRID, CULTIST)


class UseRoom(Action):
    """2.3, 3.8: once per turn and room; not with an enemy there, except in the Brig; not while damaged."""

    verb: ClassVar[int] = USE_ROOM
    rule: ClassVar[str] = "3.8"

    def ban(self, s: State, seat: Seat) -> str:
        here = s.tracks[AT + seat]
        if not is_human(s, seat):
            return "39.7"
        if here not in ROOM_ACTIONS:
            return "3.8"
        if here != BRIG and is_occupied(s, seat):
            return "3.8"
        if is_damageable(here) and is_damaged(s, here):
            return "13.4"
        if s.tracks[ROOMS_USED] >> here & 1:
            return "2.3"
        return "" if ROOM_ACTIONS[here].is_possible(s, as_user(seat)) else "3.8"

    def options(self, s: State, seat: Seat) -> list[Option]:
        return [option(USE_ROOM)]

    def do(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        here = s.tracks[AT + seat]
        put(s, ROOMS_USED, s.tracks[ROOMS_USED] | 1 << here, "3.8")
        start(s, ROOM_ACTIONS[here], seat)


class UseAbility(Action):
    """2.1: the action of one's own sheet; 39.7: not for revealed traitors."""

    verb: ClassVar[int] = USE_ABILITY
    rule: ClassVar[str] = "3.7"

    def ban(self, s: State, seat: Seat) -> str:
        return "" if is_human(s, seat) else "39.7"

    def options(self, s: State, seat: Seat) -> list[Option]:
        character = s.tracks[CHARACTER + seat]
        if character in ABILITIES and ABILITIES[character].is_possible(s, as_user(seat)):
            return [option(USE_ABILITY)]
        return []

    def do(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        start(s, ABILITIES[s.tracks[CHARACTER + seat]], seat)


class UseFeat(Action):
    """20.3, 20.4: once per game."""

    verb: ClassVar[int] = USE_FEAT
    rule: ClassVar[str] = "20.4"

    def ban(self, s: State, seat: Seat) -> str:
        return "" if s.tracks[FEAT + seat] else "20.3"

    def options(self, s: State, seat: Seat) -> list[Option]:
        character = s.tracks[CHARACTER + seat]
        if character in FEATS and FEATS[character].is_possible(s, as_user(seat)):
            return [option(USE_FEAT)]
        return []

    def do(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        put(s, FEAT + seat, 0, "20.3")
        start(s, FEATS[s.tracks[CHARACTER + seat]], seat)


class UseTome(Action):
    """49.13: the Keeper of the Tome resolves a spell, once per turn."""

    verb: ClassVar[int] = USE_TOME
    rule: ClassVar[str] = "49.13"

    def ban(self, s: State, seat: Seat) -> str:
        if s.tracks[KEEPER] != seat:
            return "49.13"
        if not s.zones[SPELLS]:
            return "46.2"
        return "1.10" if was_used(s, TOME) else ""

    def options(self, s: State, seat: Seat) -> list[Option]:
        return [option(USE_TOME)]

    def do(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        mark_used(s, TOME)
        choose_spell(s, seat)


class UseKept(Action):
    """1.11, 2.1: the action of a mythos card in one's play area."""

    verb: ClassVar[int] = USE_KEPT
    rule: ClassVar[str] = "1.11"

    def options(self, s: State, seat: Seat) -> list[Option]:
        return [
            option(USE_KEPT, card)
            for card in sorted(s.zones[PLAY_AREA + seat])
            if card in KEPT_ACTIONS and KEPT_ACTIONS[card].is_possible(s, as_user(seat, card))
        ]

    def do(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        start(s, KEPT_ACTIONS[first_of(option)], seat, first_of(option))


class Reveal(Action):
    """38: a human with a Hybrid or Cultist card."""

    verb: ClassVar[int] = REVEAL
    rule: ClassVar[str] = "38"

    def ban(self, s: State, seat: Seat) -> str:
        return "" if is_human(s, seat) else "39"

    def options(self, s: State, seat: Seat) -> list[Option]:
        return [option(REVEAL, card) for card in TRAITOR_CARDS if card in s.zones[LOYALTY + seat]]

    def do(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        reveal_as_traitor(s, seat, first_of(option))
