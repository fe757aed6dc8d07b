"""Game definition of The Thing. A corrected board is another game object that differs only in its numbers."""

import json
from typing import Final

from turncoat.games.thing.board import (
    CHARACTERS,
    DISC,
    FREEZING,
    HUMAN,
    HUMAN_AND_ALIEN,
    LAID,
    LEADER,
    PLAN_SIZE,
    REVEALED,
    ROLE,
    SIGNALS,
    STATUS,
    STATUSES,
    TURNED,
    WEATHERS,
    lay_out,
    plan_of,
)
from turncoat.games.thing.dangers import DANGERS
from turncoat.games.thing.imagining import imagine_secrets
from turncoat.games.thing.migrations import up_to_second
from turncoat.games.thing.moments import MOMENTS
from turncoat.games.thing.numbers import (
    DISC_LAST,
    FREEZE_STEPS,
    board_numbers,
    corrections,
    in_force,
    read_numbers,
)
from turncoat.games.thing.places import NAMES
from turncoat.games.thing.position import go_to, place, prepare, zones_said
from turncoat.games.thing.printed import FACTS, printed_numbers
from turncoat.games.thing.rules.actions import GIVING
from turncoat.games.thing.rules.arson import ArsonTrigger
from turncoat.games.thing.rules.becoming import THREATENED
from turncoat.games.thing.rules.bonus import BONUS_TURN, BonusTrigger
from turncoat.games.thing.rules.drawing import DRAWING
from turncoat.games.thing.rules.encounters import MEETING, STRIKING
from turncoat.games.thing.rules.escape import BOARDING, CALL, figures_aboard
from turncoat.games.thing.rules.infection import INFECTION
from turncoat.games.thing.rules.locations import IGNITION, READING, SAMPLING, SEARCHING
from turncoat.games.thing.rules.moving import MOVING
from turncoat.games.thing.rules.people import is_alien, is_known_alien, is_shared, players
from turncoat.games.thing.rules.placing import PLACING
from turncoat.games.thing.rules.planning import PLANNING
from turncoat.games.thing.rules.rec_room import ACCUSING, TRADING, RevealMoment
from turncoat.games.thing.rules.repairs import MENDING
from turncoat.games.thing.rules.round import ROUND_PROCEDURE, STATION
from turncoat.games.thing.rules.shared import ROLLING
from turncoat.games.thing.rules.strikes import STRIKE, FireAtAlien
from turncoat.games.thing.rules.testing import TESTING
from turncoat.games.thing.rules.upkeep import EATING
from turncoat.games.thing.rules.weather import FORECAST
from turncoat.games.thing.setup import components, set_up
from turncoat.games.thing.vocabulary import (
    ALIENS,
    ENDINGS,
    EVENTS,
    FACES,
    HUMANS,
    KINDS,
    ROLES,
    RULES,
    SETTINGS,
    SIDES,
    VERBS,
    VERSION,
)
from turncoat.kernel.boards import BoardNumber
from turncoat.kernel.declarations import PrintedBoard, Reactions, Vocabulary
from turncoat.kernel.dice import Dice
from turncoat.kernel.game import Game
from turncoat.kernel.ids import Seat, Track
from turncoat.kernel.scenarios import scenarios_in
from turncoat.kernel.shapes import Json
from turncoat.kernel.state import RUNNING, State

MOST_EDITIONS: Final = 64  # cached game objects, one per board and version of the rules
OURS: Final = " {}"  # end of the cache key of a board without corrections
LAYOUT: Final = lay_out()
SCENARIOS: Final = scenarios_in("turncoat.games.thing")
PROCEDURES: Final = [
    STATION,
    ROUND_PROCEDURE,
    FORECAST,
    PLANNING,
    DRAWING,
    MOVING,
    BONUS_TURN,
    STRIKING,
    STRIKE,
    MEETING,
    INFECTION,
    GIVING,
    MENDING,
    SEARCHING,
    SAMPLING,
    READING,
    IGNITION,
    CALL,
    BOARDING,
    TRADING,
    ACCUSING,
    TESTING,
    EATING,
    THREATENED,
    PLACING,
    ROLLING,
]
VOCABULARY: Final = Vocabulary(
    VERBS,
    ENDINGS,
    SIDES,
    events=EVENTS,
    settings=SETTINGS,
    names={
        "place": list(NAMES),
        "weather": list(WEATHERS),
        "signal": list(SIGNALS),
        "status": list(STATUSES),
        "character": list(CHARACTERS),
        "role": ROLES,
        "face": FACES,
        "kind": KINDS,
        "figure": [str(figure) for figure in range(8)],
    },
)


class Thing(Game):
    """`board` holds the differences from our own numbers in the given version of the rules."""

    def __init__(self, board: dict[str, Json], rules: int, editions: dict[str, Game]) -> None:
        super().__init__(
            "thing",
            VERSION,
            1,
            LAYOUT,
            PROCEDURES,
            VOCABULARY,
            reactions=Reactions([FireAtAlien(), ArsonTrigger(), BonusTrigger(), RevealMoment()]),
            moments=MOMENTS,
            dangers=DANGERS,
            printed_board=PrintedBoard(read_numbers(board, rules), board, since=2, facts=FACTS),
            migrations={1: up_to_second},
            scenarios=SCENARIOS,
        )
        self.rules: Final = rules
        self.editions: Final = editions  # cache by version and board, shared by all editions

    def printed_numbers(self) -> dict[str, list[int]]:
        return printed_numbers(self.numbers)

    def board_numbers(self) -> list[BoardNumber]:
        return board_numbers()

    def board_in_force(self) -> dict[str, Json]:
        return in_force(self.board, self.rules)

    def with_board(self, written: dict[str, Json]) -> Game:
        return self.edition(corrections(written) if written else {}, VERSION)

    def with_rules(self, settings: tuple[int, ...]) -> Game:
        rules = settings[RULES] + 1
        return self if rules == self.rules else self.edition(self.board, rules)

    def edition(self, board: dict[str, Json], rules: int) -> Game:
        """The game with these numbers. Equal numbers give the same object, within the cache of MOST_EDITIONS."""
        name = f"{rules} {json.dumps(board, sort_keys=True)}"
        edition = self.editions.get(name)
        if edition is None:
            if len(self.editions) >= MOST_EDITIONS:
                del self.editions[next(one for one in self.editions if not one.endswith(OURS))]
            edition = Thing(board, rules, self.editions)
            self.editions[name] = edition
        return edition

    def set_up(self, s: State) -> None:
        set_up(s)
        STATION.push(s, [])

    def components(self, seats: int, settings: tuple[int, ...]) -> list[int]:
        return components(seats, settings)

    def side_of(self, s: State, seat: Seat) -> int:
        return HUMANS if is_shared(s.seats) or not is_alien(s, seat) else ALIENS

    def prepare(self, s: State, position: dict[str, Json]) -> None:
        prepare(s, position)

    def zones_said(self, s: State, position: dict[str, Json]) -> dict[str, list[str]]:
        return zones_said(s, position)

    def place(self, s: State, position: dict[str, Json]) -> None:
        place(s, position)

    def go_to(self, s: State, step: str) -> None:
        go_to(s, step)

    def imagine_tracks(self, s: State, hidden: list[Track], dice: Dice) -> None:
        for seat in range(s.seats):
            if ROLE + seat in hidden:
                s.tracks[ROLE + seat] = HUMAN
            if TURNED + seat in hidden:
                s.tracks[TURNED + seat] = 0
                s.tracks[LAID + seat] = 0
        for track in hidden:
            if s.tracks[track] < 0:
                s.tracks[track] = 0
        if not is_shared(s.seats):
            imagine_secrets(s, hidden, dice)

    def problems(self, s: State) -> list[str]:
        problems = []
        numbers = s.game.numbers
        if s.ending == RUNNING and s.tracks[FREEZING] >= numbers[FREEZE_STEPS]:
            problems.append("frozen_alive")
        if s.tracks[LEADER] >= s.seats:
            problems.append("leader")
        for figure in range(8):
            if s.tracks[DISC + figure] > numbers[DISC_LAST]:
                problems.append(f"disc:{figure}")
        if is_shared(s.seats):
            return problems
        if s.ending == RUNNING and all(is_alien(s, seat) for seat in [*players(s), *figures_aboard(s)]):
            problems.append("no_human_left")
        for seat in range(s.seats):
            if is_known_alien(s, seat) and not is_alien(s, seat):
                problems.append(f"revealed_human:{seat}")
            if s.tracks[LAID + seat] == HUMAN_AND_ALIEN and not is_alien(s, seat):
                problems.append(f"laid:{seat}")
            plan = s.tracks[plan_of(seat) : plan_of(seat) + PLAN_SIZE]
            if any(plan) and s.tracks[STATUS + seat] != REVEALED:
                problems.append(f"plan:{seat}")
        return problems


THING = Thing({}, VERSION, {})
THING.editions[f"{VERSION}{OURS}"] = THING
