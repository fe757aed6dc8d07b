"""A game on Unfathomable's board in which nobody does anything: chapters of the rules are tested on it one by one.

Seats play jeanne, svetlana, william, ... and stand in the Galley. Effects are started with a position's `run`.
"""

import json
from typing import ClassVar

from tests.table import Table
from turncoat.games.unfathomable.board import (
    AT,
    CHARACTER,
    CHARACTERS,
    FOOD,
    RITUAL,
    SANITY,
    SOULS,
    TRAVEL,
    lay_out,
)
from turncoat.games.unfathomable.cards import FIRST_WAYPOINT, SKILLS, TREACHERY, WAYPOINT_NAMES, WILL
from turncoat.games.unfathomable.content.waypoints import DECK
from turncoat.games.unfathomable.effects import (
    NODES,
    Activate,
    At,
    DamageRoom,
    DamageShip,
    Gain,
    Lose,
    Risk,
)
from turncoat.games.unfathomable.named import sail_past
from turncoat.games.unfathomable.rules.activations import DEEP_ONES_ACT, MONARCH_ACTS, STIRRING
from turncoat.games.unfathomable.rules.attack import ATTACK, attack_deep_one
from turncoat.games.unfathomable.rules.chaos import add_treachery, rebuild_chaos
from turncoat.games.unfathomable.rules.damage import DAMAGING
from turncoat.games.unfathomable.rules.defeat import DEFEAT, DEFEAT_PASSENGER
from turncoat.games.unfathomable.rules.ending import is_traitor
from turncoat.games.unfathomable.rules.passengers import RISK
from turncoat.games.unfathomable.rules.skill_cards import (
    DISCARDING,
    DRAWING,
    LIMITING,
    NOT_TREACHERY,
    RECEIVING,
    choose_and_draw,
    discard_cards,
    draw,
    keep_hand_limit,
    receive_skills,
)
from turncoat.games.unfathomable.rules.skill_check import CHECK, Check, Skill
from turncoat.games.unfathomable.rules.tracks import CHANTING, SWEEP, TRAVELLING
from turncoat.games.unfathomable.rules.waypoints import AWAKENING_PHASE, WAYPOINT, deal_loyalty
from turncoat.games.unfathomable.setup import components, lay_board
from turncoat.games.unfathomable.spaces import GALLEY, NAMES
from turncoat.games.unfathomable.tracks_effects import TRACK_NODES, Advance, Retreat
from turncoat.games.unfathomable.words import (
    DAGON_FIGURE,
    DEEP_ONE,
    ENDINGS,
    EVENTS,
    FIGURES,
    HYDRA_FIGURE,
    OUTCOMES,
    SIDES,
    VERBS,
)
from turncoat.kernel.amounts import Number
from turncoat.kernel.effects import Effect, Named
from turncoat.kernel.frames import Frame
from turncoat.kernel.game import Game
from turncoat.kernel.ids import Option, Seat, Seats, option
from turncoat.kernel.procedures import Ask, Procedure
from turncoat.kernel.reading import as_object, parse
from turncoat.kernel.session import begin_at
from turncoat.kernel.state import State
from turncoat.kernel.windows import Trigger

CREW = ("jeanne", "svetlana", "william", "arjun", "jamie", "samira")


class Idle(Ask):
    rule: ClassVar[str] = "53.1"

    def seat(self, s: State, f: Frame) -> Seat:
        return s.current

    def options(self, s: State, f: Frame, seat: Seat) -> list[Option]:
        return [option(0)]

    def take(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        IDLE.go(f, "idle")


IDLE = Procedure("harbour", {})
IDLE.ask("idle", Idle())


class Quiet(Trigger):
    """Nobody has anything to react with here."""

    def seats(self, s: State, f: Frame) -> Seats:
        return 0

    def reactions(self, s: State, f: Frame, seat: Seat) -> list[Option]:
        return []


class Harbour(Game):
    def __init__(self) -> None:
        super().__init__(
            "harbour",
            1,
            3,
            lay_out(),
            [
                IDLE,
                *[DEEP_ONES_ACT, MONARCH_ACTS, STIRRING, ATTACK, DAMAGING, DEFEAT, DEFEAT_PASSENGER],
                *[RISK, TRAVELLING, CHANTING, SWEEP, WAYPOINT, AWAKENING_PHASE],
                *[DRAWING, RECEIVING, DISCARDING, LIMITING, CHECK],
            ],
            VERBS,
            ENDINGS,
            SIDES,
            die_sides=8,
            die_rule="17",
            triggers=TRIGGERS,
            events=EVENTS,
            nodes=[*NODES, *TRACK_NODES, Skill, Check],
            named={
                "sail_past": sail_past,
                "receive_skills": lambda s, f: receive_skills(s, s.current),
                "hand_limit": lambda s, f: keep_hand_limit(s),
                "draw_two": lambda s, f: choose_and_draw(s, s.current, 2, NOT_TREACHERY),
                "draw_treachery": lambda s, f: drawn(s, TREACHERY),
                "draw_will": lambda s, f: drawn(s, WILL),
                "discard_two": lambda s, f: discard_cards(s, s.current, 2),
                "chaos_two": lambda s, f: add_treachery(s, 2),
                "rebuild_chaos": lambda s, f: rebuild_chaos(s),
                "attack": lambda s, f: attack_deep_one(s, s.current, s.tracks[AT + s.current], 0),
                "attack_well_armed": lambda s, f: attack_deep_one(s, s.current, s.tracks[AT + s.current], 2),
            },
            names={
                "space": list(NAMES),
                "figure": FIGURES,
                "character": list(CHARACTERS),
                "skill": list(SKILLS),
                "outcome": OUTCOMES,
            },
        )

    def set_up(self, s: State) -> None:
        lay_board(s, self.components(s.seats, s.settings))
        for seat in range(s.seats):
            s.tracks[CHARACTER + seat] = CHARACTERS.index(CREW[seat])
            s.tracks[AT + seat] = GALLEY
        deal_loyalty(s)
        IDLE.push(s, [])

    def components(self, seats: int, settings: tuple[int, ...]) -> list[int]:
        return components(seats, has_cultist=True)

    def side_of(self, s: State, seat: Seat) -> int:
        return 1 if is_traitor(s, seat) else 0

    def effect_named(self, s: State, word: str) -> Effect:
        fixed: dict[str, Effect] = {
            "act_deep_ones": Activate(DEEP_ONE),
            "act_hydra": Activate(HYDRA_FIGURE),
            "act_dagon": Activate(DAGON_FIGURE),
            "damage_ship": DamageShip(),
        }
        if word in fixed:
            return fixed[word]
        if word in self.named:
            return Named(word)
        if word.startswith("check:"):
            return check_in(word)
        if word in WAYPOINT_NAMES:
            return DECK[s.game.layout.card_named[word] - FIRST_WAYPOINT]
        name, amount = word[:-2], word[-1]
        if word.startswith("damage:"):
            return DamageRoom(At(NAMES.index(word.removeprefix("damage:"))))
        if word.startswith("risk:"):
            return Risk(Number(int(amount)))
        track = TRAVEL if name == "travel" else RITUAL
        number = Number(int(amount))
        return Advance(track, number) if word[-2] == "+" else Retreat(track, number)


def drawn(s: State, skill: int) -> None:
    s.result = draw(s, s.current, skill, 1)


def check_in(word: str) -> Effect:
    """`check:11:influence,strength:8` gains a food, loses a sanity, or in part a soul."""
    _, target, skills, partial = word.split(":")
    icons = tuple(Skill(SKILLS.index(skill)) for skill in skills.split(","))
    one = Number(1)
    return Check(int(target), icons, Gain(FOOD, one), Lose(SANITY, one), int(partial), Lose(SOULS, one))


class BeforeDie(Quiet):
    name: ClassVar[str] = "before_die"


class AfterDie(Quiet):
    name: ClassVar[str] = "after_die"


class WouldDefeatCharacter(Quiet):
    name: ClassVar[str] = "would_defeat_character"


class WouldDefeatPassenger(Quiet):
    name: ClassVar[str] = "would_defeat_passenger"


class BeforeCheck(Quiet):
    name: ClassVar[str] = "before_check"


class AfterTotal(Quiet):
    name: ClassVar[str] = "after_total"


TRIGGERS: list[Trigger] = [
    BeforeDie(),
    AfterDie(),
    WouldDefeatCharacter(),
    WouldDefeatPassenger(),
    BeforeCheck(),
    AfterTotal(),
]
HARBOUR = Harbour()
NO_MONSTERS = {"deep_ones.w1": 0, "deep_ones.w2": 0, "deep_ones.d1": 0, "deep_ones.d2": 0}


def sea(run: list[str], **words: object) -> Table:
    """An empty sea and ship, three players in the Galley; `words` are tracks (`deep_ones__w1=2`), zones and the
    words of a position."""
    tracks: dict[str, object] = dict(NO_MONSTERS)
    zones: dict[str, object] = {"on_deck.d3": [], "on_deck.d4": []}
    position: dict[str, object] = {"game": "harbour", "players": 3, "current": 0, "run": run}
    for word, value in words.items():
        name = word.replace("__", ".")
        if name in HARBOUR.layout.zone_named:
            zones[name] = value
        elif name in HARBOUR.layout.track_named:
            tracks[name] = value
        else:
            position[name] = value
    written = json.dumps({**position, "tracks": tracks, "zones": zones})
    return Table(begin_at(HARBOUR, as_object(parse(written), "position")))
