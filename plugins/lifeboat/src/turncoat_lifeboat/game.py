"""Game definition of Lifeboat: layout, procedures, effects and settings in one object."""

from typing import Final

from turncoat.kernel.declarations import Content, DieRules, Reactions, Vocabulary
from turncoat.kernel.dice import Dice
from turncoat.kernel.effects import Effect
from turncoat.kernel.game import Game
from turncoat.kernel.ids import Seat, Track
from turncoat.kernel.nodes import Node
from turncoat.kernel.settings import Setting
from turncoat.kernel.shapes import Json
from turncoat.kernel.state import RUNNING, State
from turncoat_lifeboat.board import (
    CAPTAIN,
    DISTANCE,
    FACEUP,
    HULL,
    LAND,
    LASHED,
    LOYALTY,
    RATIONS,
    REVEALED,
    VOW,
    WATCH_AT,
    WATCHES,
    lay_out,
)
from turncoat_lifeboat.dangers import DANGERS
from turncoat_lifeboat.effects import (
    Advance,
    Captain,
    Damage,
    Discard,
    Draw,
    GainRations,
    IsLashed,
    LookAhead,
    LoseRations,
    Repair,
)
from turncoat_lifeboat.moments import MOMENTS
from turncoat_lifeboat.position import effect_named, go_to, place, zones_said
from turncoat_lifeboat.rules.actions import GNAWING, LOOKING_OUT, ROWING, UNTYING
from turncoat_lifeboat.rules.cards import DISCARDING
from turncoat_lifeboat.rules.check import CHECK
from turncoat_lifeboat.rules.dice import AfterDie, BeforeDie
from turncoat_lifeboat.rules.ending import is_wrecker
from turncoat_lifeboat.rules.loss import DAMAGE, WouldDamage
from turncoat_lifeboat.rules.turn import TURN, VOYAGE
from turncoat_lifeboat.rules.vote import VOTING
from turncoat_lifeboat.setup import components, set_up
from turncoat_lifeboat.special_effects import quarrel
from turncoat_lifeboat.vocabulary import (
    AFTER_DIE,
    BEFORE_DIE,
    ENDINGS,
    EVENTS,
    SAILORS,
    SIDES,
    VERBS,
    WRECKERS,
)

SETTINGS: Final = [
    Setting("wreckers", ["usual", "many"], "usual"),
    Setting("sea", ["calm", "rough"], "calm"),
]
NODES: Final[list[type[Node]]] = [
    Advance,
    Captain,
    Damage,
    Discard,
    Draw,
    GainRations,
    IsLashed,
    LookAhead,
    LoseRations,
    Repair,
]


class Lifeboat(Game):
    def __init__(self) -> None:
        super().__init__(
            "lifeboat",
            1,
            3,
            lay_out(),
            [VOYAGE, TURN, ROWING, LOOKING_OUT, UNTYING, GNAWING, DISCARDING, CHECK, VOTING, DAMAGE],
            Vocabulary(VERBS, ENDINGS, SIDES, events=EVENTS, settings=SETTINGS),
            content=Content(NODES, named={"quarrel": quarrel}, card_rules={"weather": "L8.1"}),
            reactions=Reactions([BeforeDie(), AfterDie(), WouldDamage()]),
            moments=MOMENTS,
            dangers=DANGERS,
            die=DieRules(6, "L5", before=BEFORE_DIE, after=AFTER_DIE),
        )

    def set_up(self, s: State) -> None:
        set_up(s)

    def components(self, seats: int, settings: tuple[int, ...]) -> list[int]:
        return components(seats, settings)

    def side_of(self, s: State, seat: Seat) -> int:
        return WRECKERS if is_wrecker(s, seat) else SAILORS

    def zones_said(self, s: State, position: dict[str, Json]) -> dict[str, list[str]]:
        return zones_said(s, position)

    def place(self, s: State, position: dict[str, Json]) -> None:
        place(s, position)

    def go_to(self, s: State, step: str) -> None:
        go_to(s, step)

    def effect_named(self, s: State, word: str) -> Effect:
        return effect_named(s, word)

    def imagine_tracks(self, s: State, hidden: list[Track], dice: Dice) -> None:
        """A vow may name any other seat; the second watch is at a distance that the boat has not passed."""
        for track in hidden:
            if VOW <= track < VOW + s.seats:
                seat = track - VOW
                s.tracks[track] = (seat + 1 + dice.below(s.seats - 1)) % s.seats
            elif track == WATCH_AT:
                if s.tracks[WATCHES] == 1:
                    lowest = max(3, min(5, s.tracks[DISTANCE] + 1))
                    s.tracks[track] = lowest + dice.below(6 - lowest)
                else:
                    s.tracks[track] = 3
            else:
                s.tracks[track] = 0

    def problems(self, s: State) -> list[str]:
        problems = []
        if s.ending == RUNNING:
            if s.tracks[HULL] == 0:
                problems.append("afloat_without_hull")
            if s.tracks[RATIONS] == 0:
                problems.append("alive_without_rations")
            if s.tracks[DISTANCE] == LAND:
                problems.append("at_sea_on_land")
        if s.tracks[CAPTAIN] >= s.seats:
            problems.append("captain")
        for seat in range(s.seats):
            if s.tracks[VOW + seat] >= s.seats:
                problems.append(f"vow:{seat}")
            if s.tracks[LASHED + seat] and s.tracks[REVEALED + seat]:
                problems.append(f"lashed_and_revealed:{seat}")
            if len(s.zones[LOYALTY + seat]) + len(s.zones[FACEUP + seat]) != s.tracks[WATCHES]:
                problems.append(f"loyalty_cards:{seat}")
            if bool(s.zones[FACEUP + seat]) != bool(s.tracks[REVEALED + seat]):
                problems.append(f"revealed:{seat}")
        return problems


LIFEBOAT = Lifeboat()
