"""Built-in bots behind the line protocol: the same play as in-process, and refusal of malformed input."""

import json
import subprocess
import sys

import pytest

from tests.structure.source import ROOT
from turncoat.bots.catalog import PLAYERS
from turncoat.bots.player import Heard, Player
from turncoat.bots.remote.served import COMMANDS, Served
from turncoat.bots.remote.telling import sit_request
from turncoat.bots.thing.station import burns
from turncoat.games.catalog import GAMES
from turncoat.kernel.decisions import options
from turncoat.kernel.dice import Dice, fast
from turncoat.kernel.ids import SPECTATOR, Option
from turncoat.kernel.requests import plain
from turncoat.kernel.session import begin
from turncoat.kernel.shapes import Json
from turncoat.kernel.unwire import view_from_wire
from turncoat.kernel.views import View, view
from turncoat.kernel.wire import decision_wire, engine_view_wire, option_id
from turncoat.talk.record import TalkRecord
from turncoat.talk.statements import Statement

SIT: dict[str, Json] = {"do": "sit", "game": "lifeboat", "seat": 0, "players": 3, "options": {}, "seed": 5}


def ask(served: Served, request: object) -> dict[str, Json]:
    """The reply, parsed from its line."""
    reply: dict[str, Json] = json.loads(json.dumps(served.reply_to(json.dumps(request))))
    return reply


def serve(name: str = "random", **changed: Json) -> Served:
    served = Served(name, GAMES)
    assert ask(served, {**SIT, **changed}) == {"ok": True}
    return served


def a_question(game: str = "lifeboat", seats: int = 3, seat: int = 0) -> dict[str, object]:
    s = GAMES[game].new(seats, fast(1))
    seen = view(s, seat)
    return {
        "do": "decide",
        "view": engine_view_wire(seen, is_whole=True),
        "decision": decision_wire(seen, "", options(s, seat)),
    }


@pytest.mark.parametrize("name", PLAYERS)
@pytest.mark.parametrize("game", GAMES)
def test_it_answers_as_it_would_at_home(name: str, game: str) -> None:
    seats = GAMES[game].fewest_seats
    s = GAMES[game].new(seats, fast(1))
    here = PLAYERS[name]().decide(view(s, 0), options(s, 0), fast(5))
    served = serve(name, game=game, players=seats)
    reply = ask(served, a_question(game, seats))
    assert (reply["ok"], reply["option"]) == (True, option_id(s.game, here))


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"game": "chess"}, "unknown_game"),
        ({"players": 9}, "wrong_player_count"),
        ({"seat": 3}, "no_such_seat"),
        ({"seat": -1}, "no_such_seat"),
        ({"options": {"sea": "red"}}, "unknown_choice"),
        ({"seed": "x"}, "expected_number"),
        ({"seed": 1 << 70}, "seed_out_of_bounds"),
        ({"name": "x"}, "unknown_field"),
        ({"do": "stand"}, "unknown_command"),
    ],
)
def test_it_sits_down_only_where_there_is_a_seat(change: dict[str, Json], code: str) -> None:
    served = Served("random", GAMES)
    assert ask(served, {**SIT, **change})["error"] == code
    assert ask(served, a_question())["error"] == "not_seated"


@pytest.mark.parametrize(
    ("request_", "code"),
    [
        ([], "expected_object"),
        ({}, "missing_field"),
        ({"do": "decide"}, "missing_field"),
        ({"do": "decide", "view": {}, "decision": {}}, "missing_field"),
        ({"do": "events", "events": [{"event": "sunk", "rule": "", "told": {}}]}, "unknown_name"),
        ({"do": "events", "events": {}}, "expected_list"),
        ({"do": "events", "events": [], "private": ["x"]}, "expected_number"),
        ({"do": "heard", "statement": "hello"}, "expected_object"),
    ],
)
def test_what_it_cannot_understand_is_refused(request_: object, code: str) -> None:
    served = serve()
    assert ask(served, request_)["error"] == code
    assert ask(served, a_question())["ok"] is True


def test_a_view_of_another_seat_or_game_is_refused() -> None:
    served = serve()
    assert ask(served, a_question(seat=1))["error"] == "no_such_seat"
    assert ask(served, a_question("thing", 4))["error"] == "other_game"


class Chatty(Player):
    """States what it has heard."""

    listens = True
    talks = True

    def __init__(self) -> None:
        self.heard: list[Heard] = []
        self.statements: list[Statement] = []

    def hear(self, heard: Heard) -> None:
        self.heard.append(heard)

    def hear_statement(self, statement: Statement) -> None:
        self.statements.append(statement)

    def decide(self, view: View, legal: list[Option], dice: Dice) -> Option:
        if len(self.heard) == 99:
            raise ValueError("too much")
        return legal[0]

    def speak(self, view: View, record: TalkRecord, dice: Dice) -> Statement | None:
        assert record.log.count == len(self.heard)
        assert len(record.said) == len(self.statements)
        return Statement("thank", view.seat, seat=1) if self.statements else None


@pytest.fixture
def chatty(monkeypatch: pytest.MonkeyPatch) -> Served:
    monkeypatch.setitem(PLAYERS, "chatty", Chatty)
    return serve("chatty", game="unfathomable", players=3)


def test_it_hears_what_happens_and_what_is_said_and_may_say_something(chatty: Served) -> None:
    quiet = ask(chatty, a_question("unfathomable"))
    assert "statement" not in quiet
    turn = {"event": "turn_of", "rule": "3.1", "told": {"seat": 1}}
    names = GAMES["unfathomable"].names.lists
    moved = {"from": names["zone"][0], "to": names["zone"][1], "count": 1, "cards": [names["card"][0]]}
    drawn = {"event": "moved", "rule": "4.1", "told": moved}
    assert ask(chatty, {"do": "events", "events": [turn, drawn], "private": [1]}) == {"ok": True}
    player = chatty.chair().player
    assert isinstance(player, Chatty)
    assert [heard.is_private for heard in player.heard] == [False, True]
    assert player.heard[1].secret == (0,)
    assert not chatty.chair().journal[1].is_told_to(SPECTATOR)
    said = {"kind": "promise", "speaker": 1, "action": "repair", "number": 0, "at": 2}
    assert ask(chatty, {"do": "heard", "statement": said}) == {"ok": True}
    reply = ask(chatty, a_question("unfathomable"))
    assert reply["statement"] == {"kind": "thank", "speaker": 0, "seat": 1}


def test_a_statement_that_nobody_could_make_is_refused(chatty: Served) -> None:
    nonsense = {"kind": "promise", "speaker": 1, "action": "sing"}
    assert ask(chatty, {"do": "heard", "statement": nonsense})["error"] == "unknown_name"


def test_a_fault_of_the_bot_is_no_end(chatty: Served) -> None:
    turn = {"event": "turn_of", "rule": "3.1", "told": {"seat": 1}}
    ask(chatty, {"do": "events", "events": [turn] * 99})
    assert ask(chatty, a_question("unfathomable")) == {
        "ok": False,
        "error": "bot_fault",
        "detail": "ValueError: too much",
    }
    ask(chatty, {"do": "events", "events": [turn]})
    assert ask(chatty, a_question("unfathomable"))["ok"] is True


def test_as_a_program_it_answers_each_line_and_never_with_a_traceback() -> None:
    lines = [b"", b"nonsense", b"\xff", b'{"do":"decide"}', json.dumps(SIT).encode()]
    lines.append(json.dumps(a_question()).encode())
    done = subprocess.run(
        [sys.executable, "-m", "turncoat", "bot", "random"],
        input=b"\n".join(lines),
        capture_output=True,
        timeout=60,
        check=True,
    )
    assert done.stderr == b""
    replies = [json.loads(line) for line in done.stdout.splitlines()]
    assert [reply.get("error") for reply in replies] == ["not_json", "not_json", "not_seated", None, None]
    assert replies[-1]["option"]


def test_the_page_about_bots_names_every_command_and_word() -> None:
    page = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    for name, (words, _) in COMMANDS.items():
        assert f"`{name}`" in page
        for word in words:
            assert f"`{word}`" in page, f"{name}: {word}"


@pytest.mark.parametrize("board", [{}, {"weather.4-5.storm.generator": 9, "weather_die": ["storm"] * 6}])
def test_a_bot_reckons_with_the_board_of_its_table(board: dict[str, Json]) -> None:
    table = begin(GAMES["thing"].with_board(board), 4, fast(3), {})
    served = Served("belief", GAMES)
    sit = sit_request(table.state.game, 0, 4, table.state.settings, 1)
    assert served.reply_to(json.dumps(sit))["ok"]
    seen = view_from_wire(served.chair().game, plain(engine_view_wire(view(table.state, 0), is_whole=True)))
    assert burns(seen, 0) == burns(view(table.state, 0), 0)
    assert (burns(seen, 0) == (9,) * 6) == bool(board)


def test_a_bot_refuses_a_board_with_a_wrong_number() -> None:
    sit = {"do": "sit", "game": "thing", "seat": 0, "players": 4, "board": {"red": 99}, "seed": 1}
    reply = Served("belief", GAMES).reply_to(json.dumps(sit))
    assert (reply["ok"], reply["error"], reply["detail"]) == (False, "wrong_board_number", "red (1-50)")
