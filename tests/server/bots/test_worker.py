"""The worker program of a server's bots, and its input: many seats in one process, each with its own view."""

import json
import subprocess
import sys

import msgspec
import pytest

from turncoat.bots.player import Heard
from turncoat.bots.remote.served import Served
from turncoat.bots.remote.telling import decide_request, sit_request, told_requests
from turncoat.games.catalog import GAMES
from turncoat.kernel.decisions import ask_next, options, take, waiting_seats
from turncoat.kernel.dice import fast
from turncoat.kernel.events import EVERYBODY, Event
from turncoat.kernel.ids import Seat, has_seat
from turncoat.kernel.runner import run
from turncoat.kernel.shapes import Json
from turncoat.kernel.state import RUNNING, State
from turncoat.kernel.views import view
from turncoat.lab.proofs import worlds
from turncoat.lab.proofs.subjects import Subject
from turncoat.lab.proofs.worlds import Leak, prove_secrecy
from turncoat.server.bots.seat import view_when_put
from turncoat.server.bots.worker import Bench

GAME = GAMES["unfathomable"]
SEATS = 3


def ask(bench: Bench | Served, request: dict[str, object]) -> dict[str, Json]:
    """Send a request as a line; return the reply."""
    (reply,) = bench.serve([json.dumps(request)])
    answer: dict[str, Json] = json.loads(reply)
    return answer


def sat_down(bench: Bench, bot: str = "persona") -> None:
    for seat in range(SEATS):
        request = sit_request(GAME, seat, SEATS, GAME.settle({}), seed=seat + 5)
        assert ask(bench, {**request, "chair": 10 + seat, "bot": bot}) == {"ok": True}


def dealt() -> tuple[State, list[Event]]:
    s = GAME.deal(SEATS, fast(1), {})
    journal: list[Event] = []
    s.journal = journal
    run(s)
    return s, journal


def test_everybody_on_the_bench_plays_as_if_alone() -> None:
    bench = Bench(GAMES)
    sat_down(bench)
    alone = [Served("persona", GAMES) for _ in range(SEATS)]
    for seat, served in enumerate(alone):
        ask(served, sit_request(GAME, seat, SEATS, GAME.settle({}), seed=seat + 5))
    s, journal = dealt()
    told = [0] * SEATS
    for _ in range(40):
        seat, legal = ask_next(s)
        requests = told_requests(GAME, seat, [Heard(event, seat) for event in journal[told[seat] :]])
        told[seat] = len(journal)
        for request in [*requests, decide_request(view(s, seat), legal)]:
            reply = ask(bench, {**request, "chair": 10 + seat})
            assert reply == ask(alone[seat], request)
            assert reply["ok"] is True
        take(s, seat, legal[0])
    for seat in range(SEATS):
        diary = ask(bench, {"do": "diary", "chair": 10 + seat})
        assert diary["diary"]
        assert diary == ask(alone[seat], {"do": "diary"})


def test_nobody_answers_for_a_chair_that_is_not_there() -> None:
    bench = Bench(GAMES)
    sat_down(bench)
    s, _ = dealt()
    question = decide_request(view(s, 0), options(s, 0))
    assert ask(bench, {**question, "chair": 9})["error"] == "not_seated"
    assert ask(bench, question)["error"] == "missing_field"
    assert ask(bench, {"do": "stand", "chairs": [10, 99]}) == {"ok": True}
    assert ask(bench, {**question, "chair": 10})["error"] == "not_seated"
    assert ask(bench, {"do": "diary", "chair": 11}) == {"ok": True, "diary": []}


def test_who_is_no_bot_does_not_sit_down() -> None:
    bench = Bench(GAMES)
    request = sit_request(GAME, 0, SEATS, GAME.settle({}), seed=1)
    assert ask(bench, {**request, "chair": 1, "bot": "nobody"})["error"] == "unknown_bot"
    assert ask(bench, {**request, "chair": 1})["error"] == "missing_field"
    assert bench.chairs == {}


def test_as_a_program_it_answers_each_line_and_ends_with_its_input() -> None:
    request = {**sit_request(GAME, 0, SEATS, GAME.settle({}), seed=1), "chair": 1, "bot": "random"}
    s, _ = dealt()
    question = {**decide_request(view(s, 0), options(s, 0)), "chair": 1}
    done = subprocess.run(
        [sys.executable, "-m", "turncoat.server.bots.worker"],
        input=b"\n".join([b"nonsense", json.dumps(request).encode(), json.dumps(question).encode()]),
        capture_output=True,
        timeout=60,
        check=True,
    )
    assert done.stderr == b""
    replies = [json.loads(line) for line in done.stdout.splitlines()]
    assert [reply["ok"] for reply in replies] == [False, True, True]


# What is sent, in two worlds that look the same to the seat


def sent_event(s: State, event: Event, seat: Seat) -> str:
    return msgspec.json.encode(told_requests(s.game, seat, [Heard(event, seat)])).decode()


def sent_question(s: State, seat: Seat) -> str:
    if s.ending != RUNNING or not has_seat(waiting_seats(s), seat):
        return ""
    return msgspec.json.encode(decide_request(view_when_put(s, seat), options(s, seat))).decode()


def compare_worlds(subject: Subject) -> int:
    """Compare what a seat's bot is sent in two worlds; return the number of answers. Leak: the bytes differ."""
    return sum(
        prove_secrecy(subject, seed, viewer, start, 30).answers
        for seed in range(2)
        for viewer in range(subject.seats)
        for start in range(0, 150, 29)
    )


@pytest.fixture
def sent(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bytes that a bot's process is sent, compared in the two-world test."""
    monkeypatch.setattr(worlds, "_event_text", sent_event)
    monkeypatch.setattr(worlds, "_decision", sent_question)


TABLES = [Subject(GAMES["unfathomable"], 4, {"windows": "together"}), Subject(GAMES["thing"], 5)]


@pytest.mark.usefixtures("sent")
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_bot_is_sent_the_same_in_two_worlds_that_its_seat_cannot_tell_apart(table: Subject) -> None:
    assert compare_worlds(table) > 100


def everything_of(s: State, event: Event, seat: Seat) -> str:
    told = Event(event.kind, event.rule, event.arguments, event.secret, EVERYBODY)
    return sent_event(s, told, seat)


@pytest.mark.usefixtures("sent")
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_bot_that_were_told_everything_would_be_found(
    table: Subject, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(worlds, "_event_text", everything_of)
    with pytest.raises(Leak, match="event"):
        compare_worlds(table)


@pytest.mark.usefixtures("sent")
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_bot_that_saw_with_other_eyes_would_be_found(
    table: Subject, monkeypatch: pytest.MonkeyPatch
) -> None:
    def of_the_next(s: State, seat: Seat) -> str:
        seen = view(s, (seat + 1) % s.seats)
        return msgspec.json.encode(decide_request(seen, [])).decode() if s.ending == RUNNING else ""

    monkeypatch.setattr(worlds, "_decision", of_the_next)
    with pytest.raises(Leak, match="options"):
        compare_worlds(table)
