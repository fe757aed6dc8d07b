"""No bot peeks, and one that does is found by the same search."""

import subprocess
import sys

import pytest

from tests.lab import cheats
from turncoat.bots.catalog import PLAYERS, player_named
from turncoat.bots.player import Player
from turncoat.games.catalog import GAMES
from turncoat.kernel.errors import BadInput
from turncoat.kernel.game import Game
from turncoat.lab.proofs.no_peeking import look_for_peeking, seat_bots
from turncoat.lab.proofs.subjects import Subject

TABLES = [
    Subject(game, seats) for game in GAMES.values() for seats in range(game.fewest_seats, game.most_seats + 1)
]
ALL_CHEATS = [
    (cheats.CheatWhoKnowsTheSides, "answer"),
    (cheats.CheatWhoReadsTheDecks, "answer"),
    (cheats.CheatWhoTellsTales, "statement"),
    (cheats.CheatWhoSpendsChance, "random stream"),
]
CAUGHT_WITHIN = 400


def look(subject: Subject, player: type[Player], points: int, seed: int = 0) -> str:
    """The first difference; empty if there is none among so many decisions."""
    findings = look_for_peeking(subject, lambda seats: [player() for _ in range(seats)], seed, points)
    if findings.difference is None:
        assert findings.points == points
        return ""
    return str(findings.difference)


@pytest.mark.parametrize("table", TABLES, ids=str)
@pytest.mark.parametrize("name", PLAYERS)
def test_no_bot_peeks(name: str, table: Subject) -> None:
    findings = look_for_peeking(table, seat_bots([name]), 1, 20)
    assert findings.difference is None
    assert findings.points == 20


@pytest.mark.slow
@pytest.mark.parametrize("table", TABLES, ids=str)
@pytest.mark.parametrize("name", PLAYERS)
def test_no_bot_peeks_at_thousands_of_points(name: str, table: Subject) -> None:
    findings = look_for_peeking(table, seat_bots([name]), 100, 80)
    assert findings.difference is None
    assert findings.points == 80


@pytest.mark.parametrize("game", [GAMES["thing"], GAMES["unfathomable"]], ids=lambda game: game.name)
@pytest.mark.parametrize(("cheat", "what"), ALL_CHEATS)
def test_a_cheat_is_caught(cheat: type[Player], what: str, game: Game) -> None:
    difference = look(Subject(game, 5), cheat, CAUGHT_WITHIN)
    assert difference.startswith(f"{what} at {game.name}-5, seed "), difference


@pytest.mark.parametrize("cheat", [cheats.CheatWhoKnowsTheSides, cheats.CheatWhoReadsTheDecks])
def test_a_cheat_is_caught_in_the_small_game_too(cheat: type[Player]) -> None:
    assert look(Subject(GAMES["lifeboat"], 4), cheat, CAUGHT_WITHIN).startswith("answer at lifeboat-4")


def test_a_cheat_is_caught_at_the_same_place_again() -> None:
    table = Subject(GAMES["thing"], 6)
    assert look(table, cheats.CheatWhoKnowsTheSides, CAUGHT_WITHIN) == look(
        table, cheats.CheatWhoKnowsTheSides, CAUGHT_WITHIN
    )


def test_a_bot_that_draws_from_elsewhere_is_found_too() -> None:
    assert look(Subject(GAMES["lifeboat"], 3), cheats.Fickle, 100).startswith("answer at lifeboat-3")


@pytest.mark.parametrize("name", ["thing", "unfathomable"])
def test_an_honest_bot_may_listen_talk_and_remember(name: str) -> None:
    assert look(Subject(GAMES[name], 4), cheats.Rememberer, 60) == ""


def test_no_name_makes_a_cheat() -> None:
    for cheat, _ in ALL_CHEATS:
        assert cheat not in PLAYERS.values()
        with pytest.raises(BadInput, match="unknown_bot"):
            player_named(cheat.__name__)


def run_search(*arguments: str) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-m", "turncoat.lab.proofs.no_peeking", *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=100, check=False)


def test_the_search_runs_from_a_command_line() -> None:
    done = run_search("lifeboat", "--bots", "sensible,random", "--points", "30")
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[0] == "lifeboat, 3 players, sensible,random: 10 points in 1 games"
    assert len(done.stdout.splitlines()) == 3


def test_an_unknown_bot_is_refused_in_one_line() -> None:
    done = run_search("lifeboat", "--bots", "clever")
    assert done.returncode == 1
    assert done.stderr.startswith("no_peeking: unknown_bot: clever")
    assert len(done.stderr.splitlines()) == 1
