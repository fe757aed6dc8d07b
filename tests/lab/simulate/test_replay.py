"""A record is played again, with its talk and its diaries in words; old records have neither."""

import json
from pathlib import Path

import pytest

from tests.earlier_records import EARLIER_RECORDS
from turncoat.games.catalog import GAMES
from turncoat.kernel.errors import BadInput
from turncoat.kernel.shapes import Json
from turncoat.lab.simulate.casting import Bots, Cast
from turncoat.lab.simulate.plan import Plan, save_to
from turncoat.lab.simulate.replay import run
from turncoat.lab.simulate.run import simulate
from turncoat.lab.workers.processes import ALONE
from turncoat.texts.languages import LANGUAGES
from turncoat.texts.phrases import key
from turncoat.texts.words import words_of

Saved = dict[str, Json]


def saved_game(folder: Path, game: str, bot: str, seats: int = 4) -> Saved:
    bots = Bots((bot,))
    simulate(Plan(game, (seats,), 1, 1, Cast(bots, bots), save=save_to(folder)), ALONE, lambda _: None)
    written: Saved = json.loads((folder / f"{game}-{seats}-1.json").read_text(encoding="utf-8"))
    return written


@pytest.fixture(scope="module", params=["thing", "unfathomable"])
def saved(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Saved:
    return saved_game(tmp_path_factory.mktemp("games"), request.param, "belief")


def print_replay(
    written: Saved, capsys: pytest.CaptureFixture[str], language: str = "en", **asked: bool | int | None
) -> str:
    game = GAMES[str(written["game"])]
    seat = asked.get("diary_of")
    assert run(game, written, language, is_logged=bool(asked.get("is_logged")), diary_of=seat) == 0
    return capsys.readouterr().out


def as_list(value: Json) -> list[Json]:
    assert isinstance(value, list)
    return value


@pytest.mark.parametrize("written", EARLIER_RECORDS[4::5], ids=lambda one: f"{one['game']}-{one['seats']}")
def test_a_game_of_an_earlier_version_is_played_again_by_its_own_rules(
    written: Saved, capsys: pytest.CaptureFixture[str]
) -> None:
    assert words_of(str(written["game"]), "en").say("replay-running") not in print_replay(written, capsys)


def test_it_says_how_much_was_said(saved: Saved, capsys: pytest.CaptureFixture[str]) -> None:
    count = len(as_list(saved["talk"]))
    assert count > 10
    assert f"statements: {count}." in print_replay(saved, capsys)


@pytest.mark.parametrize(
    ("language", "told"), [("en", "Players: "), ("ru", "Игроков: "), ("uk", "Гравців: ")]
)
def test_it_tells_the_ending_and_the_sides_in_the_language(
    saved: Saved, language: str, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    words = words_of(str(saved["game"]), language)
    lines = print_replay(saved, capsys, language).splitlines()
    assert told in lines[0]
    sides = [words.say(f"side-{key(side)}") for side in GAMES[str(saved["game"])].sides]
    assert all(any(side in line for side in sides) for line in lines[1:])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_has_every_statement(saved: Saved, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    words = words_of(str(saved["game"]), language)
    gaps = len(words.gaps)
    quiet = {**saved, "talk": []}
    with_talk = print_replay(saved, capsys, language, is_logged=True).splitlines()
    without = print_replay(quiet, capsys, language, is_logged=True).splitlines()
    assert set(without[:-5]) & set(with_talk)
    more = [line for line in with_talk if line not in without]
    assert len(more) >= len(as_list(saved["talk"])) // 2  # some are said again in another turn
    assert len(words.gaps) == gaps


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_diary_tells_beliefs_reasons_and_choices_in_words(
    saved: Saved, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    words = words_of(str(saved["game"]), language)
    gaps = len(words.gaps)
    shown = print_replay(saved, capsys, language, diary_of=2)
    assert len(words.gaps) == gaps
    entries = as_list(as_list(saved["diaries"])[2])
    assert len(entries) > 3
    chose = words.say("diary-chose", {"option": ""}).strip().casefold()
    assert shown.casefold().count(f"  {chose}") >= len(entries)
    marks = [words.say(message, {"line": ""}).strip() for message in ("diary-because", "diary-although")]
    assert any(f"    {mark}" in shown for mark in marks)
    for entry in entries:
        assert isinstance(entry, dict)
        assert f"  {entry['chose']}" not in shown  # in words, never as the engine writes it


def test_a_record_of_before_has_neither_talk_nor_diary(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    old = saved_game(tmp_path, "thing", "random")
    assert "statements" not in print_replay(old, capsys, is_logged=True)
    empty = words_of("thing", "en").say("diary-empty")
    assert empty in print_replay(old, capsys, diary_of=0)


@pytest.mark.parametrize(
    ("change", "seat", "code"),
    [
        ({"talk": [{"kind": "thank", "speaker": 0, "seat": 1, "number": 7, "at": 0}]}, None, "broken_talk"),
        ({"talk": "hello"}, None, "expected_list"),
        ({"diaries": [[]]}, 1, "broken_record"),
        ({}, 4, "no_such_seat"),
        ({"ends": "x"}, None, "replay_differs"),
        ({"entries": [["sing", 0, "x"]]}, None, "broken_record"),
    ],
)
def test_a_damaged_record_is_refused(saved: Saved, change: Saved, seat: int | None, code: str) -> None:
    with pytest.raises(BadInput, match=code):
        run(GAMES[str(saved["game"])], {**saved, **change}, "en", is_logged=False, diary_of=seat)
