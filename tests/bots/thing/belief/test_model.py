"""Beliefs in whole games at all tables: the truth stays possible, proof is exact, nothing hidden leaks in."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass, field

import pytest

from tests.proofs.subjects import all_tables
from tests.structure.source import PACKAGE, Module
from turncoat.bots.player import Heard
from turncoat.bots.thing.belief.model import Belief
from turncoat.games.thing.board import (
    ABSORBED,
    ALIEN_ROLE,
    DISC,
    MOST_COOPERATING,
    PLAYING,
    REVEALED,
    ROLE_CARDS,
    SHARED_FIGURES,
    STATUS,
)
from turncoat.games.thing.game import THING
from turncoat.games.thing.numbers import GREEN_SPACE
from turncoat.games.thing.rules.people import is_alien
from turncoat.kernel.decisions import ask_next, options, take, waiting_seats
from turncoat.kernel.dice import Dice, fast
from turncoat.kernel.events import Event
from turncoat.kernel.ids import NO_OPTION, SPECTATOR, Option, Seat, seats_in, verb_of
from turncoat.kernel.imagine import imagine
from turncoat.kernel.positions import load
from turncoat.kernel.runner import run
from turncoat.kernel.state import RUNNING, State
from turncoat.kernel.views import view
from turncoat.lab.proofs.subjects import Subject, players_dice

TABLES = all_tables(THING)
MOST = 4000  # answers of one game that are followed


@pytest.fixture(autouse=True)
def _never_rescued(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """In a dealt game the truth is never ruled out."""

    def fail(told: Belief) -> None:
        assert told.certain.is_possible()
        assert told.likely.is_possible()

    if "set_up" not in request.node.name:
        monkeypatch.setattr(Belief, "_rescue", fail)


@dataclass
class Game:
    """A random game, and beliefs that follow it from some seats."""

    s: State
    dice: Dice
    beliefs: list[Belief]
    journal: list[Event] = field(default_factory=list)
    told: int = 0

    def tell(self) -> None:
        for event in self.journal[self.told :]:
            for belief in self.beliefs:
                belief.hear(Heard(event, belief.seat))
        self.told = len(self.journal)

    def play(self) -> Iterator[State]:
        """At each decision, after the deciding seat has looked."""
        made = 0
        while self.s.ending == RUNNING and made < MOST:
            self.tell()
            seat, legal = ask_next(self.s)
            for belief in self.beliefs:
                if belief.seat in (seat, SPECTATOR):
                    belief.look(view(self.s, belief.seat))
            yield self.s
            take(self.s, seat, legal[self.dice.below(len(legal))])
            made += 1
        self.tell()
        yield self.s


def begin(table: Subject, seed: int) -> Game:
    s = THING.deal(table.seats, fast(seed), table.options)
    journal: list[Event] = []
    s.journal = journal
    seats = [*range(table.seats), SPECTATOR]
    game = Game(
        s, players_dice(seed), [Belief(THING, seat, table.seats, s.settings) for seat in seats], journal
    )
    run(s)
    return game


def truth(s: State) -> int:
    return sum(1 << seat for seat in range(s.seats) if is_alien(s, seat))


def cards(s: State) -> int:
    return sum(1 << figure for figure in range(SHARED_FIGURES) if ALIEN_ROLE in s.zones[ROLE_CARDS + figure])


def follow(table: Subject, seed: int) -> None:
    """The truth stays possible, habits rule nothing out, and what was shown is known exactly."""
    game = begin(table, seed)
    dealt = cards(game.s)
    for number, s in enumerate(game.play()):
        if number % 5 and s.ending == RUNNING:
            continue
        true = dealt if table.seats <= MOST_COOPERATING else truth(s)
        for belief in game.beliefs:
            suspicion = belief.suspicion()
            certain, likely = belief.certain.weights, belief.likely.weights
            assert certain[true] > 0.0
            assert [weight > 0.0 for weight in certain] == [weight > 0.0 for weight in likely]
            assert all(0.0 <= one <= 1.0 for one in suspicion)
            for figure, one in enumerate(suspicion):
                assert one == _proven(s, figure, one)


@pytest.mark.parametrize("seats", range(1, 9))
def test_the_truth_is_never_impossible_and_proof_is_exact(seats: int) -> None:
    follow(Subject(THING, seats), 4)


@pytest.mark.slow
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_that_holds_at_every_table(table: Subject) -> None:
    for seed in range(2):
        follow(table, seed)


def _proven(s: State, figure: int, otherwise: float) -> float:
    if s.tracks[STATUS + figure] == REVEALED:
        return 1.0
    if s.tracks[STATUS + figure] == PLAYING and s.tracks[DISC + figure] == GREEN_SPACE:
        return 0.0
    return otherwise


@pytest.mark.parametrize("seats", [4, 6, 8])
def test_a_seat_knows_what_it_is_itself(seats: int) -> None:
    game = begin(Subject(THING, seats), 5)
    looked = set()
    for s in game.play():
        if s.ending == RUNNING:
            seat, _ = ask_next(s)
            looked.add(seat)
            assert game.beliefs[seat].suspicion()[seat] == float(is_alien(s, seat))
    assert len(looked) == seats


def test_the_same_game_is_believed_the_same_twice() -> None:
    def told() -> list[list[float] | list[tuple[int, float]]]:
        game = begin(Subject(THING, 5), 11)
        suspicions: list[list[float] | list[tuple[int, float]]] = []
        for _ in game.play():
            suspicions.extend(belief.suspicion() for belief in game.beliefs)
        return [*suspicions, *[game.beliefs[0].reasons(seat) for seat in range(5)]]

    assert told() == told()


def test_who_wins_tells_who_was_what() -> None:
    game = begin(Subject(THING, 6), 2)
    for _ in game.play():
        pass
    known = [seat for seat in range(6) if game.s.tracks[STATUS + seat] != ABSORBED]
    for belief in game.beliefs:
        for seat in known:
            assert belief.suspicion()[seat] == float(is_alien(game.s, seat))


def test_reasons_point_at_events_that_were_heard() -> None:
    game = begin(Subject(THING, 5), 3)
    for _ in game.play():
        pass
    outsider = game.beliefs[-1]
    for seat in range(5):
        reasons = outsider.reasons(seat)
        assert reasons == sorted(reasons, key=lambda one: (-abs(one[1]), one[0]))
        assert all(0 <= number < len(game.journal) for number, _ in reasons)
    assert any(outsider.reasons(seat) for seat in range(5))


# Two worlds


def _same_face(a: State, b: State, seat: Seat, viewer: Seat, dice: Dice) -> tuple[Option, Option] | None:
    legal = options(a, seat)
    dice.shuffle(legal)
    other_world = options(b, seat)
    for answer in legal:
        if seat != viewer and a.game.verbs[verb_of(answer)].is_secret:
            alike = [other for other in other_world if verb_of(other) == verb_of(answer)]
            if alike:
                return answer, alike[dice.below(len(alike))]
        elif answer in other_world:
            return answer, answer
    return None


def _fields_of(heard: Heard) -> tuple[int, str, tuple[int, ...], tuple[int, ...]]:
    return heard.kind, heard.rule, heard.arguments, heard.secret


def _step(s: State, answers: list[tuple[Seat, Option]], viewer: Seat) -> list[Heard]:
    journal: list[Event] = []
    s.journal = journal
    for seat, answer in answers:
        take(s, seat, answer)
    s.journal = None
    return [Heard(event, viewer) for event in journal]


def follow_two_worlds(seats: int, seed: int, viewer: Seat, start: int) -> int:
    """The number of answers until a rule separates the two worlds, after a number of shared ones."""
    a = THING.new(seats, fast(seed))
    dice = players_dice(seed)
    in_a = Belief(THING, viewer, seats, a.settings)
    in_b = Belief(THING, viewer, seats, a.settings)
    for _ in range(start):
        if a.ending == RUNNING:
            seat, legal = ask_next(a)
            for told in (in_a, in_b):
                told.look(view(a, viewer))
            for heard in _step(a, [(seat, legal[dice.below(len(legal))])], viewer):
                in_a.hear(heard)
                in_b.hear(heard)
    if a.ending != RUNNING or any(answer != NO_OPTION for answer in a.sealed):
        return 0
    b = imagine(view(a, viewer), fast(seed * 7919 + start))
    b.dice = a.dice.copy()
    made = 0
    while a.ending == RUNNING:
        pairs = [(seat, _same_face(a, b, seat, viewer, dice)) for seat in seats_in(waiting_seats(a))]
        in_a.look(view(a, viewer))
        in_b.look(view(b, viewer))
        assert in_a.suspicion() == in_b.suspicion()
        if any(pair is None for _, pair in pairs):
            return made
        heard_a = _step(a, [(seat, pair[0]) for seat, pair in pairs if pair], viewer)
        heard_b = _step(b, [(seat, pair[1]) for seat, pair in pairs if pair], viewer)
        if [_fields_of(one) for one in heard_a] != [_fields_of(one) for one in heard_b]:
            return made
        for one, other in zip(heard_a, heard_b):
            in_a.hear(one)
            in_b.hear(other)
        assert in_a.suspicion() == in_b.suspicion()
        assert in_a.reasons(0) == in_b.reasons(0)
        made += len(pairs)
    return made


@pytest.mark.parametrize("seats", [2, 4, 6, pytest.param(8, marks=pytest.mark.slow)])
def test_worlds_that_differ_only_in_secrets_are_believed_alike(seats: int) -> None:
    made = 0
    for seed in range(3):
        for viewer in [*range(seats), SPECTATOR]:
            for start in (0, 30, 70, 120):
                made += follow_two_worlds(seats, seed, viewer, start)
    assert made > 250


def test_beliefs_are_made_of_what_a_seat_is_told() -> None:
    """The belief modules import no state, dice or rules: only views and events."""
    for path in sorted((PACKAGE / "bots" / "thing").glob("belief*.py")):
        module = Module(path)
        forbidden = {"turncoat.kernel.state", "turncoat.kernel.dice", "turncoat.kernel.imagine"}
        assert not forbidden & set(module.imports()), path.name
        names = {node.id for node in ast.walk(module.tree) if isinstance(node, ast.Name)}
        assert "State" not in names, path.name


def test_a_table_set_up_as_no_deal_would_is_taken_as_it_is() -> None:
    """Several aliens from the start, as a position may have."""
    s = load(
        THING,
        {"game": "thing", "players": 5, "seed": 1, "roles": ["alien", "alien", "human", "human", "human"]},
    )
    belief = Belief(THING, 0, 5, s.settings)
    belief.look(view(s, 0))
    assert belief.suspicion()[0] == 1.0
    game = Game(s, players_dice(1), [Belief(THING, seat, 5, s.settings) for seat in range(5)])
    s.journal = game.journal
    for _ in game.play():
        for one in game.beliefs:
            assert all(0.0 <= chance <= 1.0 for chance in one.suspicion())
