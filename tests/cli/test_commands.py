"""The command line: start-up time, line-by-line output, and one-line errors."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from turncoat import __version__, cli
from turncoat.kernel.game import Game
from turncoat.lab.llm.bot_endpoint import BotEndpoint
from turncoat.terminal import play


def turncoat(*arguments: str, given: bytes = b"") -> "subprocess.CompletedProcess[bytes]":
    return subprocess.run(
        [sys.executable, "-m", "turncoat", *arguments],
        input=given,
        capture_output=True,
        timeout=60,
        check=False,
    )


def replies(given: bytes) -> list[dict[str, object]]:
    done = turncoat("engine", given=given)
    assert done.returncode == 0
    assert done.stderr == b""
    return [json.loads(line) for line in done.stdout.splitlines()]


Call = Callable[..., tuple[object, str, str]]


@pytest.fixture
def call(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Call:
    """Run the command here: (exit code, standard output, standard error)."""

    def call_main(*arguments: str) -> tuple[object, str, str]:
        monkeypatch.setattr(sys, "argv", ["turncoat", *arguments])
        with pytest.raises(SystemExit) as ended:
            cli.main()
        shown = capsys.readouterr()
        return ended.value.code, shown.out, shown.err

    return call_main


def test_the_engine_answers_nonsense_and_ends_with_0() -> None:
    assert replies(b'{"do":"nonsense"}\n') == [
        {"ok": False, "error": "unknown_command", "detail": "nonsense"}
    ]


def test_the_engine_outlives_bytes_that_are_no_text() -> None:
    bad, good = replies(b'\xff\xfe{"do":"\xc3"}\n\n{"do":"games"}')
    assert bad == {"ok": False, "error": "not_json"}
    assert good["ok"] is True


def test_the_engine_answers_each_line_at_once() -> None:
    command = [sys.executable, "-m", "turncoat", "engine"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as program:
        assert program.stdin is not None
        assert program.stdout is not None
        for request in ('{"do":"new","game":"lifeboat","players":3}', '{"do":"pending"}'):
            program.stdin.write(f"{request}\n")
            program.stdin.flush()
            assert json.loads(program.stdout.readline())["ok"] is True
        program.stdin.close()
        assert program.wait(20) == 0


def test_the_engine_ends_quietly_when_nobody_listens_any_more() -> None:
    command = [sys.executable, "-m", "turncoat", "engine"]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe) as program:
        assert program.stdin is not None
        assert program.stdout is not None
        assert program.stderr is not None
        program.stdout.close()
        program.stdin.write(b'{"do":"games"}\n')
        program.stdin.close()
        assert program.wait(20) == 0
        assert program.stderr.read() == b""


def test_the_engine_starts_without_what_it_does_not_need() -> None:
    code = (
        "import sys; from turncoat import cli; sys.argv = ['turncoat', 'engine']\n"
        "try: cli.main()\n"
        "except SystemExit: pass\n"
        "print([m for m in sys.modules if m.split('.')[0] in ('rich', 'multiprocessing', 'asyncio', 'numpy')"
        " or m.startswith(('turncoat.lab', 'turncoat.terminal', 'turncoat.bots'))])"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], input=b"", capture_output=True, timeout=60, check=True
    )
    assert done.stdout.strip() == b"[]"


def test_without_a_command_the_commands_are_listed(call: Call) -> None:
    code, shown, _ = call()
    assert code == 0
    for command in ("engine", "play", "terminal", "simulate", "bench"):
        assert command in shown


@pytest.mark.slow
@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["simulate", "chess"], "unknown_game: chess (unfathomable"),
        (["terminal", "chess", "--lang", "en"], "Unknown game: chess (unfathomable"),
        (["simulate", "lifeboat", "--players", "9"], "wrong_player_count: 9 (3-5)"),
        (
            ["terminal", "--players", "2", "--lang", "ru"],
            "Эта игра не рассчитана на столько игроков: 2 (3-5)",
        ),
        (
            ["terminal", "--people", "5", "--lang", "uk"],
            "За цим столом забракне місць для стількох людей: 5 (0-4)",
        ),
        (["terminal", "--lang", "de"], "unknown_language: de (en, ru, uk)"),
        (["simulate", "lifeboat", "--option", "sea"], "bad_option: sea"),
        (["simulate", "lifeboat", "--option", "sea=calm", "--option", "sea=rough"], "bad_option: sea=rough"),
        (["simulate", "lifeboat", "--option", "sea=flat"], "unknown_choice: sea=flat"),
        (["simulate", "lifeboat", "--option", "moon=full"], "unknown_option: moon"),
        (["simulate", "lifeboat", "--seed", str(1 << 64)], "seed_out_of_bounds: 18446744073709551616"),
        (
            ["terminal", "--seed", str(-1 << 64), "--lang", "en"],
            "The seed is too large: −18446744073709551616.",
        ),
        (["simulate", "lifeboat", "--bots", "clever"], "unknown_bot: clever (there are: random"),
        (["simulate", "lifeboat", "--bots", "random,random"], "wrong_bot_count: 2 != 4"),
        (
            ["simulate", "lifeboat", "--bots", "llm:http://127.0.0.1:9/v1#m"],
            "endpoint_unreachable: http://127.0.0.1:9/v1",
        ),
        (
            ["terminal", "--bot", "llm:http://127.0.0.1:9/v1#m", "--lang", "en"],
            "Can’t reach the endpoint at http://127.0.0.1:9/v1.",
        ),
        (["mcp", "--server", "nonsense"], "bad_server: nonsense (http://localhost:8710)"),
        (["simulate", "lifeboat", "--games", "0"], "bad_arguments: Invalid value for '--games'"),
        (["simulate", "lifeboat", "--games", "many"], "bad_arguments: Invalid value for '--games'"),
        (["simulate"], "bad_arguments: Missing argument 'GAME'"),
        (["bench", "kernel", "--rounds", "4"], "bad_arguments: Invalid value for '--rounds'"),
        (["bench", "nothing"], "bad_arguments: No such command 'nothing'"),
        (["dance"], "bad_arguments: No such command 'dance'"),
        (["--dance"], "bad_arguments: No such option '--dance'"),
    ],
)
def test_a_mistake_is_refused_in_one_line(call: Call, arguments: list[str], problem: str) -> None:
    code, shown, refusal = call(*arguments)
    assert code == 2
    assert shown == ""
    assert refusal.startswith(f"turncoat: {problem}")
    assert refusal.count("\n") == 1


def test_simulate_prints_one_json_object(call: Call) -> None:
    code, shown, _ = call("simulate", "lifeboat", "--players", "3", "--games", "5", "--seed", "9", "--json")
    assert code == 0
    report = json.loads(shown)
    assert (report["players"], report["games"], report["seed"], report["bots"]) == (3, 5, 9, ["random"] * 3)


def test_a_recorded_game_is_read_aloud_with_its_talk_and_its_diaries(call: Call, tmp_path: Path) -> None:
    table = ("simulate", "thing", "--players", "4", "--games", "1", "--processes", "1", "--bots", "persona")
    assert call(*table, "--save", str(tmp_path))[0] == 0
    record = str(tmp_path / "thing-4-0.json")
    assert call("replay", record)[0] == 0
    log = call("replay", record, "--log", "--lang", "uk")[1]
    assert log.endswith(call("replay", record, "--lang", "uk")[1])
    assert len(log.splitlines()) > 100
    diary = call("replay", record, "--diary", "0", "--lang", "ru")[1]
    assert diary.endswith(call("replay", record, "--lang", "ru")[1])
    assert "на стороне пришельцев" in diary
    assert call("replay", record, "--diary", "4")[0] == 2


def test_what_a_language_model_cost_is_reported(call: Call) -> None:
    table = ("lifeboat", "--players", "3", "--games", "1", "--processes", "1")
    with BotEndpoint() as endpoint:
        name = f"llm:{endpoint.address}#random"
        report = json.loads(call("simulate", *table, "--bots", f"{name},random,random", "--json")[1])
        assert report["spending"][name]["requests"] == report["spending"][name]["decisions"] > 0
        shown = call("simulate", *table, "--bots", f"{name},random,random")[1]
        assert "prompt tokens" in shown


@pytest.mark.parametrize("command", ["simulate", "ladder"])
def test_bots_can_be_told_to_be_silent(call: Call, command: str) -> None:
    bots = "--rungs" if command == "ladder" else "--bots"
    table = (
        command,
        "thing",
        "--players",
        "4",
        "--games",
        "1",
        "--processes",
        "1",
        bots,
        "persona",
        "--json",
    )
    assert json.loads(call(*table)[1])["silent"] is False
    assert json.loads(call(*table, "--no-talk")[1])["silent"] is True


def test_play_sits_down_at_the_terminal_with_what_it_was_told(
    call: Call, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables: list[dict[str, object]] = []

    def sit(game: Game, **told: object) -> int:
        tables.append({"game": game.name, **told})
        return 0

    monkeypatch.setattr(play, "play_at_terminal", sit)
    monkeypatch.setenv("LC_ALL", "uk_UA.UTF-8")
    assert call("terminal")[0] == 0
    assert (
        call(
            "terminal",
            "lifeboat",
            "--players",
            "5",
            "--people",
            "2",
            "--seed",
            "7",
            "--option",
            "sea=rough",
            "--bot",
            "sensible",
            "--lang",
            "ru",
        )[0]
        == 0
    )
    assert tables == [
        {
            "game": "lifeboat",
            "players": 4,
            "people": 1,
            "seed": None,
            "options": {},
            "language": "uk",
            "bot": "",
        },
        {
            "game": "lifeboat",
            "players": 5,
            "people": 2,
            "seed": 7,
            "options": {"sea": "rough"},
            "language": "ru",
            "bot": "sensible",
        },
    ]


def test_a_game_saved_at_the_terminal_goes_on_from_its_file(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    first = turncoat(
        "terminal", "lifeboat", "--seed", "5", given=f"1\nsave {file}\nyes\nquit\nyes\n".encode()
    )
    assert first.returncode == 0
    then = turncoat("terminal", "--load", str(file), "--lang", "en", given=b"quit\nyes\n")
    assert then.returncode == 0
    assert b"Lifeboat | Seat 1 (you)" in then.stdout


@pytest.mark.parametrize(
    "content", [b"", b"{}", b"[1]", b"\xff", b'{"game": "chess"}', b'{"game": "lifeboat"}']
)
def test_a_file_that_is_no_save_is_refused_in_one_line(call: Call, tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(content)
    code, out, err = call("terminal", "--load", str(file))
    assert (code, out, err.count("\n")) == (2, "", 1)


def test_a_file_that_is_not_there_is_refused(call: Call, tmp_path: Path) -> None:
    code, _, err = call("terminal", "--load", str(tmp_path / "nowhere.json"), "--lang", "en")
    assert (code, "Can’t read the file" in err) == (2, True)


def test_a_rule_is_shown_in_the_language_asked_for(call: Call) -> None:
    for language, heading in (("en", "See also"), ("ru", "Смотрите также"), ("uk", "Дивіться також")):
        code, shown, _ = call("rules", "show", "t3.6", "--lang", language)
        assert code == 0
        assert shown.startswith("T3.6  ")
        assert heading in shown


def test_rules_are_searched_in_all_games_or_in_one(call: Call) -> None:
    code, shown, _ = call("rules", "search", "traitors", "or", "aliens", "--lang", "en", "--limit", "50")
    assert code == 0
    assert "(Unfathomable)" in shown
    assert "(The Thing)" in shown
    assert "\x1b" not in shown  # bold only on a terminal
    _, shown, _ = call("rules", "search", "traitors", "--game", "unfathomable", "--lang", "en")
    assert "(The Thing)" not in shown


def test_a_search_that_finds_nothing_ends_with_1(call: Call) -> None:
    code, shown, refusal = call("rules", "search", "придатель", "--lang", "ru")
    assert (code, refusal) == (1, "")
    assert "предатель" in shown
    assert call("cards", "thing", "submarine", "--lang", "en")[0] == 1


def test_rules_cards_and_guides_speak_the_language_of_the_system(
    call: Call, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "uk_UA.UTF-8")
    assert "Щось" in call("rules", "list", "thing")[1]
    assert "## Каюта капітана" in call("cards", "unfathomable", "captains_cabin")[1]
    assert call("guide", "lifeboat", "--page", "1")[1].startswith("1. ")
    assert call("guide", "lifeboat", "--summary")[0] == 0
    assert call("guide", "lifeboat", "--role", "wrecker")[0] == 0


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["rules", "show", "4.99", "--lang", "en"], "Unknown rule: 4.99 (4.9"),
        (["rules", "show", "4.99", "--lang", "ru"], "Такого правила нет: 4.99 (4.9"),
        (["rules", "show", "4.99", "--lang", "uk"], "Такого правила немає: 4.99 (4.9"),
        (["rules", "search", "card", "--game", "chess", "--lang", "en"], "Unknown game: chess"),
        (["rules", "list", "chess", "--lang", "en"], "Unknown game: chess"),
        (["cards", "chess", "--lang", "uk"], "Такої гри немає: chess"),
        (["guide", "unfathomable", "--page", "9", "--lang", "en"], "The guide has no such page: 9 (1, 2"),
        (["guide", "lifeboat", "--role", "cook", "--lang", "ru"], "Для такой роли ничего не написано: cook"),
    ],
)
def test_a_mistake_in_looking_something_up_is_refused_in_words(
    call: Call, arguments: list[str], problem: str
) -> None:
    code, shown, refusal = call(*arguments)
    assert (code, shown) == (2, "")
    assert refusal.startswith(f"turncoat: {problem}")
    assert refusal.count("\n") == 1


@pytest.mark.parametrize(
    ("arguments", "suggestion"),
    [
        (["simlate", "lifeboat"], "Did you mean 'simulate'?"),
        (["simulate", "lifeboat", "--plyers", "3"], "Did you mean '--players'?"),
    ],
)
def test_a_typing_error_is_answered_with_a_suggestion(
    call: Call, arguments: list[str], suggestion: str
) -> None:
    code, _, problem = call(*arguments)
    assert code == 2
    assert suggestion in problem


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_a_shell_completes_commands_options_and_games(call: Call, shell: str) -> None:
    code, script, _ = call("completion", shell)
    assert code == 0
    assert "_TURNCOAT_COMPLETE" in script


@pytest.mark.parametrize(
    ("words", "completed"),
    [("turncoat sim", "simulate"), ("turncoat simulate --pl", "--players"), ("turncoat guide th", "thing")],
)
def test_what_is_begun_is_completed(words: str, completed: str) -> None:
    told = {"_TURNCOAT_COMPLETE": "bash_complete", "COMP_WORDS": words, "COMP_CWORD": str(words.count(" "))}
    done = subprocess.run(
        [sys.executable, "-m", "turncoat"],
        env={**os.environ, **told},
        capture_output=True,
        text=True,
        check=False,
    )
    assert f"plain,{completed}" in done.stdout.splitlines()


def test_the_version_says_which_build_runs(call: Call) -> None:
    code, line, _ = call("--version")
    assert code == 0
    assert re.fullmatch(
        rf"turncoat {re.escape(__version__)} \((pure Python|compiled), \w+ [\d.]+, \w+\)\n", line
    )
