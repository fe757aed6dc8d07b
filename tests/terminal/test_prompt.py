"""Typed input and the client's replies."""

import json
from pathlib import Path

import pytest

from tests.terminal.people import WORDS, People, Typist, lifeboat, player, type_lines
from turncoat.games.catalog import game_named
from turncoat.kernel.session import Session, begin_at
from turncoat.terminal.saving import restore_table


def act_session(**words: object) -> Session:
    """Seat 0 is about to act, with a full hull."""
    position = {"game": "lifeboat", "players": 3, "seed": 1, "current": 0, "at": "act", **words}
    return begin_at(game_named("lifeboat"), json.loads(json.dumps(position)))


def reply_to(session: Session, *lines: str) -> list[str]:
    """The output after each line that seat 0 types."""
    people = People(session, [0], type_lines(*lines))
    people.play()
    return people.screens[1 : len(lines) + 1]


def choices(session: Session) -> list[str]:
    """Seat 0's answers in the engine's notation."""
    events = [event["told"] for event in session.events(0) if event["event"] == "chose"]
    return [str(told["option"]) for told in events if told["seat"] == 0]


@pytest.mark.parametrize(
    "line", ["nonsense", "0", "99", "-1", "1.5", "", "²", "9" * 5000, "\x1b[2J", "%s {0}"]
)
def test_anything_else_is_refused_and_asked_again(line: str) -> None:
    session = act_session()
    before = session.fingerprint()
    said = reply_to(session, line)[0]
    assert "Type a number from 1 to" in said or "There’s no option with this number" in said
    assert "\x1b" not in said
    assert said.endswith("or ? > ")
    assert session.fingerprint() == before


@pytest.mark.parametrize("line", ["look_out", "look out", "LOOK  OUT", "2"])
def test_an_option_is_picked_by_its_number_or_its_words(line: str) -> None:
    session = act_session()
    reply_to(session, line)
    assert choices(session) == ["look_out"]


def test_an_option_may_be_typed_as_it_is_written_on_the_screen() -> None:
    session = act_session()
    reply_to(session, WORDS.say("option-accuse", {"seat": player(2)}).upper())
    assert choices(session) == ["accuse 2"]


def test_enter_takes_the_only_option() -> None:
    session = act_session(hands={"0": ["oar:1"]})
    before, after = reply_to(session, "row", "")
    assert before.endswith("Enter or ? > ")
    assert session.state.decision >= 2
    assert WORDS.say("trigger-before-die") in before
    assert after


def test_why_names_the_rule() -> None:
    bail, row, what, unknown = reply_to(act_session(), "why bail bail:2", "why row", "why", "why fly")
    assert "a rule doesn’t allow it now (§L3.2)." in bail
    assert f"{WORDS.say('verb-row')}: you can do that now." in row.lower()
    assert "Why what?" in what
    assert "There’s no action called “fly”" in unknown


def test_why_understands_the_words_of_an_action() -> None:
    by_words, by_name = reply_to(act_session(), f"why {WORDS.say('verb-look-out').upper()}", "why look_out")
    assert by_words == by_name


def test_an_action_may_be_begun_unless_several_begin_so() -> None:
    gnaw, steady = reply_to(act_session(), "why gnaw", "why raise the")
    assert "§L3" in gnaw
    assert "Raise the result" in steady
    assert "There’s no action called" in reply_to(act_session(), "why roll the")[0]


def test_an_action_that_is_not_offered_points_to_why() -> None:
    said = " ".join(reply_to(act_session(), "gnaw")[0].split())
    assert f"Type why {WORDS.say('verb-gnaw')} to see why." in said


def test_help_names_every_command() -> None:
    said = reply_to(act_session(), "?")[0]
    for command in ("why", "log", "orders", "order", "forget", "save", "quit", "look"):
        assert command in said


def test_look_draws_the_table_again() -> None:
    people = People(act_session(), [0], type_lines("look"))
    people.play()
    assert people.screens[1].strip() == people.screens[0].strip()


def test_the_log_holds_what_the_seat_was_told() -> None:
    said = reply_to(lifeboat(3, 3), "vow 1", "log")[1]
    vow = WORDS.say("log-vowed", {"seat": player(0), "to": player(1)}, "known-item")
    assert f"§L1.4  Secret vows are made by {vow}, {player(1)}" in said
    assert "pass" not in said


def test_a_standing_order_is_given_listed_and_forgotten() -> None:
    session = act_session()
    order, listed, by_moment, by_number, forgot, unknown = reply_to(
        session,
        "order pass any turn",
        "orders",
        "order pass before die end",
        "order pass 3 turn",
        "forget 1",
        "forget 7",
    )
    anytime = "pass; moment: any; until your next turn"
    assert f"From now on: {anytime}" in order
    assert f"1  {anytime}" in listed
    assert f"2  {WORDS.say('trigger-before-die')}" in listed
    assert f"pass; moment: {WORDS.say('trigger-before-die')}; until the end of the" in by_moment
    assert f"pass; moment: {WORDS.say('trigger-after-die')}; until your next turn" in by_number
    assert f"Cancelled: {anytime}" in forgot
    assert "no such order" in unknown
    assert session.view(0)["orders"] == ["pass before_die end", "pass after_die turn"]


@pytest.mark.parametrize("line", ["order", "order pass", "order dance any turn", "order pass any tomorrow"])
def test_what_is_no_order_is_refused(line: str) -> None:
    session = act_session()
    assert "That isn’t a standing order" in reply_to(session, line)[0]
    assert session.view(0)["orders"] == []


def test_a_strict_table_takes_no_orders() -> None:
    said = reply_to(lifeboat(3, 3, secrecy="strict"), "order pass any turn")[0]
    assert "Standing orders are off" in said


def test_a_game_is_saved_with_a_warning_and_not_over_another_file_unasked(tmp_path: Path) -> None:
    session = act_session()
    path = tmp_path / "game.json"
    saved, asked, kept = reply_to(session, f"save {path}", f"save {path}", "no")
    assert "contains every secret" in " ".join(saved.split())
    restored, _ = restore_table(game_named("lifeboat"), json.loads(path.read_text()))
    assert restored.fingerprint() == session.fingerprint()
    assert "Overwrite it?" in " ".join(asked.split())
    assert "Not saved." in kept


@pytest.mark.parametrize("name", ["", "missing/game.json", "null\0byte"])
def test_a_save_that_cannot_be_written_is_refused(tmp_path: Path, name: str) -> None:
    said = reply_to(act_session(), f"save {tmp_path / name}" if name else "save")[0]
    assert "Save where?" in said or "Can’t write" in said or "Can’t save a file at" in " ".join(said.split())


def test_quitting_asks_first() -> None:
    people = People(act_session(), [0], type_lines("quit", "no", "quit", "yes", "never typed"))
    assert people.play() == 0
    assert "Leave?" in people.screens[1]
    assert "the game continues" in people.screens[2]
    assert WORDS.say("terminal-goodbye") in people.last_screen()


def test_a_long_log_comes_in_pages_on_a_terminal() -> None:
    def first_option_then(*lines: str) -> Typist:
        left = [*["1"] * 30, *lines]
        return type_lines(*left)

    people = People(lifeboat(3), [0], first_option_then("log", "q"), is_terminal=True)
    people.play()
    assert any("Enter for more" in screen for screen in people.screens)
