"""The line protocol: every command, every refusal, and no line that stops it."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.earlier_records import EARLIER_RECORDS
from tests.kernel.saves import in_a_vote, in_a_window
from turncoat.games.catalog import GAMES
from turncoat.kernel.engine import COMMANDS, Engine
from turncoat.kernel.session import Session, resume
from turncoat.kernel.shapes import Json

Reply = dict[str, Any]  # a reply, as a client in another language would see it


class Client:
    """Speaks to an engine in lines, as a program in any language would."""

    def __init__(self, session: Session | None = None) -> None:
        self.engine = Engine(GAMES)
        self.engine.table = session

    def send(self, line: str) -> Reply:
        [reply] = self.engine.serve([line])
        parsed: Reply = json.loads(reply)
        return parsed

    def do(self, command: str, **words: Json) -> Reply:
        return self.send(json.dumps({"do": command, **words}))

    def ok(self, command: str, **words: Json) -> Reply:
        reply = self.do(command, **words)
        assert reply.pop("ok") is True, reply
        return reply


def new(**words: Json) -> Client:
    client = Client()
    client.ok("new", game="lifeboat", players=3, **words)
    return client


# Each command


def test_the_games_are_listed_with_what_a_table_may_choose() -> None:
    [game] = [game for game in Client().ok("games")["games"] if game["game"] == "lifeboat"]
    assert (game["version"], game["players"]) == (1, [3, 5])
    assert game["options"]["sea"] == {"choices": ["calm", "rough"], "default": "calm"}
    assert game["options"]["secrecy"]["default"] == "normal"


def test_a_new_game_awaits_its_first_decision() -> None:
    reply = Client().ok("new", game="lifeboat", players=4, seed=7, options={"sea": "rough"})
    assert reply == {"decision": 0, "events": 0, "ending": None, "winners": []}


def test_the_same_seed_gives_the_same_game() -> None:
    prints = [new(seed=seed).ok("save")["fingerprint"] for seed in (7, 7, 8, -7)]
    assert prints[0] == prints[1]
    assert len(set(prints)) == 3
    assert new().ok("save") == new(seed=0).ok("save")


def test_pending_says_who_must_answer_what() -> None:
    client = new()
    client.ok("answer", seat=1, option="vow 2")
    reply = client.ok("pending")
    assert (reply["waiting"], reply["decision"]) == ([0, 2], 0)
    assert [decision["seat"] for decision in reply["decisions"]] == [0, 2]
    assert reply["decisions"][0] == {
        "number": 0,
        "seat": 0,
        "ask": "voyage.vow",
        "rule": "L1.4",
        "options": [
            {"id": "vow 1", "verb": "vow", "arguments": {"seat": 1}},
            {"id": "vow 2", "verb": "vow", "arguments": {"seat": 2}},
        ],
    }
    assert [decision["seat"] for decision in client.ok("pending", seat=2)["decisions"]] == [2]
    assert client.ok("pending", seat=1)["decisions"] == []
    assert client.ok("pending", seat=None)["decisions"] == reply["decisions"]


def test_answers_carry_the_game_on() -> None:
    client = new()
    for seat in (0, 1):
        assert client.ok("answer", seat=seat, option=f"vow {seat + 1}", decision=0)["decision"] == 0
    reply = client.ok("answer", seat=2, option="vow 0", decision=0)
    assert (reply["decision"], reply["ending"]) == (1, None)
    assert reply["events"] > 3


def test_a_view_is_a_seats_or_the_spectators() -> None:
    client = new()
    own, others = client.ok("view", seat=1)["view"], client.ok("view", seat=None)["view"]
    assert (own["seat"], others["seat"]) == (1, None)
    assert len(own["zones"]["hand.1"]["cards"]) == 3
    assert others["zones"]["hand.1"]["cards"] is None


def test_events_are_told_from_a_number_on() -> None:
    client = Client(in_a_window().session)
    reply = client.ok("events", seat=0)
    assert reply["next"] == len(reply["events"]) > 2
    assert client.ok("events", seat=0, since=2)["events"] == reply["events"][2:]
    assert client.ok("events", seat=None, since=reply["next"]) == {"events": [], "next": reply["next"]}


def test_the_truth_and_a_save_are_everything() -> None:
    client = Client(in_a_vote().session)
    truth = client.ok("truth")
    assert truth["sides"] == ["sailors", "wreckers", "sailors", "sailors"]
    saved = client.ok("save")
    assert saved == {"save": truth["truth"], "fingerprint": truth["fingerprint"]}


def test_a_saved_game_goes_on_in_another_engine() -> None:
    client, other = Client(in_a_vote().session), Client()
    saved = client.ok("save")
    status = other.ok("restore", save=saved["save"])
    assert status["decision"] == client.ok("pending")["decision"]
    assert other.ok("save") == saved
    assert other.do("record")["error"] == "no_record"


@pytest.mark.parametrize("game", ["thing", "unfathomable"])
def test_a_record_of_an_earlier_version_is_replayed_by_its_own_rules(game: str) -> None:
    client = Client()
    for record in EARLIER_RECORDS:
        if record["game"] == game:
            reply = client.ok("replay", record=record)
            assert reply["ending"] is not None
            assert reply["events"] > 0


def test_a_record_is_replayed() -> None:
    client, other = new(seed=3), Client()
    client.ok("order", seat=1, order="pass any end")
    client.ok("random", steps=40, seed=5)
    client.ok("no_order", seat=1, order="pass any end")
    record = client.ok("record")["record"]
    reply = other.ok("replay", record=record)
    assert reply["fingerprint"] == client.ok("save")["fingerprint"]
    assert other.ok("record")["record"] == record
    with_other_end = {**record, "ends": "0" * 16}
    refusal = other.do("replay", record=with_other_end)
    assert (refusal["error"], refusal["detail"]) == ("replay_differs", reply["fingerprint"])


def test_orders_are_left_and_cleared() -> None:
    client = new()
    client.ok("order", seat=1, order="pass any turn")
    assert client.ok("view", seat=1)["view"]["orders"] == ["pass any turn"]
    client.ok("no_order", seat=1, order="pass any turn")
    assert client.ok("view", seat=1)["view"]["orders"] == []


def test_why_not_names_the_rule() -> None:
    client = Client()
    client.ok("load", position={"game": "lifeboat", "players": 3, "current": 0, "lashed": [0]}, at="act")
    assert client.ok("why_not", seat=0, action="row") == {
        "allowed": False,
        "reason": "forbidden",
        "rule": "L3.8",
    }
    assert client.ok("why_not", seat=0, action="accuse 1")["rule"] == "L3.8"
    assert client.ok("why_not", seat=0, action="rest") == {"allowed": True}
    assert client.ok("why_not", seat=1, action="rest")["reason"] == "not_asked"


def test_random_play_goes_on_to_the_end_and_no_further() -> None:
    client = new(seed=2)
    assert client.ok("random", steps=0)["made"] == 0
    assert client.ok("random", steps=10, seed=1)["made"] == 10
    reply = client.ok("random", steps=1_000_000)
    assert reply["ending"] in GAMES["lifeboat"].endings
    assert client.ok("random", steps=10)["made"] == 0
    assert client.do("answer", seat=0, option="rest")["error"] == "game_over"


def test_blank_lines_have_no_reply() -> None:
    assert len(list(Engine(GAMES).serve(["", "   \n", '{"do":"games"}\n', "\n"]))) == 1


def test_every_command_is_tested_here() -> None:
    assert set(COMMANDS) == {
        *["games", "new", "load", "pending", "answer", "order", "no_order", "view", "events"],
        *["truth", "save", "restore", "record", "replay", "why_not", "random"],
    }


# Refusals

LINES: list[tuple[str, str]] = [
    ("nonsense", "not_json"),
    ("{", "not_json"),
    ("[" * 100_000 + "]" * 100_000, "not_json"),
    ('{"a":' * 100_000 + "1" + "}" * 100_000, "not_json"),
    ("1" * 5000, "not_json"),
    ("[]", "expected_object"),
    ("null", "expected_object"),
    ("NaN", "expected_object"),
    ('"games"', "expected_object"),
    ("{}", "missing_field"),
    ('{"do": null}', "expected_text"),
    ('{"do": ["new"]}', "expected_text"),
    ('{"do": "nonsense"}', "unknown_command"),
    ('{"do": "games", "loud": true}', "unknown_field"),
    ('{"do": "new"}', "missing_field"),
    ('{"do": "new", "game": "raft", "players": 3}', "unknown_game"),
    ('{"do": "new", "game": 3, "players": 3}', "expected_text"),
    ('{"do": "new", "game": "lifeboat"}', "missing_field"),
    ('{"do": "new", "game": "lifeboat", "players": "3"}', "expected_number"),
    ('{"do": "new", "game": "lifeboat", "players": true}', "expected_number"),
    ('{"do": "new", "game": "lifeboat", "players": 3.0}', "expected_number"),
    ('{"do": "new", "game": "lifeboat", "players": NaN}', "expected_number"),
    ('{"do": "new", "game": "lifeboat", "players": 2}', "wrong_player_count"),
    ('{"do": "new", "game": "lifeboat", "players": 1' + "0" * 400 + "}", "wrong_player_count"),
    ('{"do": "new", "game": "lifeboat", "players": 3, "seed": "x"}', "expected_number"),
    ('{"do": "new", "game": "lifeboat", "players": 3, "seed": 1' + "0" * 400 + "}", "seed_out_of_bounds"),
    ('{"do": "new", "game": "lifeboat", "players": 3, "options": []}', "expected_object"),
    ('{"do": "new", "game": "lifeboat", "players": 3, "options": {"sea": 1}}', "expected_text"),
    ('{"do": "new", "game": "lifeboat", "players": 3, "options": {"sea": "wild"}}', "unknown_choice"),
    ('{"do": "new", "game": "lifeboat", "players": 3, "options": {"moon": "full"}}', "unknown_option"),
    ('{"do": "load"}', "missing_field"),
    ('{"do": "load", "position": 3}', "expected_object"),
    ('{"do": "load", "position": {}}', "missing_field"),
    ('{"do": "load", "position": {"game": "lifeboat"}}', "missing_field"),
    ('{"do": "load", "position": {"game": "lifeboat", "players": 3}, "at": 4}', "expected_text"),
    ('{"do": "load", "position": {"game": "lifeboat", "players": 3}, "at": "(end)"}', "unknown_step"),
    ('{"do": "load", "position": {"game": "lifeboat", "players": 3}, "run": [{}]}', "expected_text"),
    ('{"do": "pending", "seat": 9}', "no_such_seat"),
    ('{"do": "pending", "seat": -1}', "no_such_seat"),
    ('{"do": "pending", "seat": "0"}', "expected_number"),
    ('{"do": "answer"}', "missing_field"),
    ('{"do": "answer", "seat": 0}', "missing_field"),
    ('{"do": "answer", "seat": null, "option": "row"}', "expected_number"),
    ('{"do": "answer", "seat": 0, "option": 1}', "expected_text"),
    ('{"do": "answer", "seat": 0, "option": "swim"}', "unknown_option_id"),
    ('{"do": "answer", "seat": 1, "option": "pass", "decision": "two"}', "expected_number"),
    ('{"do": "answer", "seat": 1, "option": "pass", "decision": 99}', "stale"),
    ('{"do": "answer", "seat": 0, "option": "steady_up"}', "illegal_option"),
    ('{"do": "answer", "seat": 1, "option": "pass"}', "not_asked"),
    ('{"do": "answer", "seat": 9, "option": "pass"}', "no_such_seat"),
    ('{"do": "answer", "seat": 1' + "0" * 400 + ', "option": "pass"}', "no_such_seat"),
    ('{"do": "order", "seat": 0}', "missing_field"),
    ('{"do": "order", "seat": 0, "order": "sleep"}', "unknown_order"),
    ('{"do": "order", "seat": 7, "order": "pass any turn"}', "no_such_seat"),
    ('{"do": "no_order", "seat": 0, "order": "sleep"}', "unknown_order"),
    ('{"do": "no_order", "seat": -1, "order": "pass any turn"}', "no_such_seat"),
    ('{"do": "view"}', "missing_field"),
    ('{"do": "view", "seat": 3}', "no_such_seat"),
    ('{"do": "view", "seat": -1}', "no_such_seat"),
    ('{"do": "view", "seat": false}', "expected_number"),
    ('{"do": "events"}', "missing_field"),
    ('{"do": "events", "seat": 5}', "no_such_seat"),
    ('{"do": "events", "seat": 0, "since": -1}', "expected_number"),
    ('{"do": "events", "seat": 0, "since": 1e3}', "expected_number"),
    ('{"do": "restore"}', "missing_field"),
    ('{"do": "restore", "save": []}', "expected_object"),
    ('{"do": "restore", "save": {"game": "raft"}}', "unknown_game"),
    ('{"do": "restore", "save": {"game": "lifeboat"}}', "missing_field"),
    ('{"do": "record"}', "no_record"),
    ('{"do": "replay"}', "missing_field"),
    ('{"do": "replay", "record": "x"}', "expected_object"),
    ('{"do": "replay", "record": {"game": "lifeboat"}}', "missing_field"),
    ('{"do": "why_not", "seat": 0}', "missing_field"),
    ('{"do": "why_not", "seat": 0, "action": "swim"}', "unknown_action"),
    ('{"do": "why_not", "seat": 4, "action": "row"}', "no_such_seat"),
    ('{"do": "random"}', "missing_field"),
    ('{"do": "random", "steps": -1}', "steps_out_of_bounds"),
    ('{"do": "random", "steps": 1000001}', "steps_out_of_bounds"),
    ('{"do": "random", "steps": 5, "seed": 1' + "0" * 400 + "}", "seed_out_of_bounds"),
    ('{"do": "random", "steps": 5, "seed": null}', "expected_number"),
]


@pytest.mark.parametrize(("line", "error"), LINES, ids=[f"{line[:60]}-{error}" for line, error in LINES])
def test_a_line_is_refused_with_a_stable_code_and_the_game_is_unchanged(line: str, error: str) -> None:
    client = Client(in_a_window().session)
    before = client.ok("save"), client.ok("events", seat=0)
    table = client.engine.table
    reply = client.send(line)
    assert (reply["ok"], reply["error"]) == (False, error)
    assert client.engine.table is table
    assert (client.ok("save"), client.ok("events", seat=0)) == before


@pytest.mark.parametrize("command", sorted(set(COMMANDS) - {"games", "new", "load", "restore", "replay"}))
def test_without_a_game_there_is_nothing_to_ask_about(command: str) -> None:
    words: dict[str, Json] = {
        "seat": 0,
        "option": "row",
        "order": "pass any turn",
        "action": "row",
        "steps": 1,
        "since": 0,
    }
    asked = {word: words[word] for word in COMMANDS[command][0] if word in words}
    assert Client().do(command, **asked) == {"ok": False, "error": "no_game"}


def test_a_refusal_by_a_rule_names_the_rule() -> None:
    client = Client(in_a_window().session)
    reply = client.do("answer", seat=0, option="steady_up")
    assert reply == {"ok": False, "error": "illegal_option", "rule": "L5.1"}


def test_a_script_that_runs_into_a_wrong_face_is_refused_and_the_game_is_unchanged() -> None:
    client = Client()
    nobody: Json = {"0": [], "1": [], "2": []}
    client.ok(
        "load",
        position={"game": "lifeboat", "players": 3, "current": 0, "hands": nobody, "dice": [8]},
        at="act",
    )
    before = client.ok("save")
    reply = client.do("answer", seat=0, option="row")
    assert (reply["error"], reply["detail"]) == ("impossible_roll", "d6=8")
    assert client.ok("save") == before


WORDS = st.sampled_from(
    [
        *["do", "game", "players", "seed", "options", "position", "seat", "option", "decision", "order"],
        *["since", "save", "record", "action", "steps", "at", "run", "dice", "zones", "tracks", "hands"],
    ]
)
VALUES = st.sampled_from(
    [
        *COMMANDS,
        *["lifeboat", "row", "pass", "steady_up", "vow 1", "pass any turn", "act", "leak", "oar:3", "hull"],
        *["\ud800", "\x00", "?", ""],
    ]
)
LEAVES = st.one_of(
    st.none(), st.booleans(), st.integers(-2, 6), st.integers(), st.floats(), VALUES, st.text(max_size=4)
)
TREES = st.recursive(
    LEAVES,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(WORDS, inner, max_size=4),
    max_leaves=8,
)


SAVED = in_a_window().session.save()


@pytest.mark.slow
@settings(derandomize=True, max_examples=250, deadline=None)
@given(st.sampled_from(sorted(COMMANDS)), st.dictionaries(WORDS, TREES, max_size=5), st.booleans())
def test_no_json_line_stops_the_engine(command: str, words: dict[str, Json], known: bool) -> None:
    table = resume(GAMES["lifeboat"], SAVED)
    client = Client(table)
    request = {word: value for word, value in words.items() if not known or word in COMMANDS[command][0]}
    if request.get("steps") != 0:
        request.pop("steps", None)
    reply = client.send(json.dumps({**request, "do": command} if known else request))
    assert isinstance(reply["ok"], bool)
    if not reply["ok"]:
        assert reply["error"] != "engine_fault", reply
        assert client.engine.table is table
        assert table.save() == SAVED


@settings(derandomize=True, max_examples=300, deadline=None)
@given(st.text(max_size=60).filter(lambda line: line.strip() != ""))
def test_no_text_stops_the_engine(line: str) -> None:
    reply = Client().send(line)
    assert reply["ok"] is False
    assert reply["error"] != "engine_fault"
