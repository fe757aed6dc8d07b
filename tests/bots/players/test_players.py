"""The contract of `Player`, for every bot."""

import ast
from pathlib import Path

import pytest

import turncoat.bots
from turncoat.bots.catalog import PLAYERS, player_named
from turncoat.games.catalog import GAMES
from turncoat.kernel.decisions import next_seat, options, take
from turncoat.kernel.dice import fast
from turncoat.kernel.errors import BadInput
from turncoat.kernel.game import Game
from turncoat.kernel.playout import play_randomly
from turncoat.kernel.state import RUNNING
from turncoat.kernel.views import view


@pytest.mark.parametrize("name", PLAYERS)
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_every_bot_plays_every_game_to_its_end_with_legal_answers(name: str, game: Game) -> None:
    s = game.new(game.fewest_seats, fast(3))
    dice = fast(4)
    players = [player_named(name) for _ in range(s.seats)]
    while s.ending == RUNNING:
        seat = next_seat(s)
        legal = options(s, seat)
        answer = players[seat].decide(view(s, seat), legal[:], dice)
        assert answer in legal
        take(s, seat, answer)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_the_random_bot_plays_the_same_game_as_the_kernels_random_play(game: Game) -> None:
    by_kernel = game.new(game.fewest_seats, fast(5))
    play_randomly(by_kernel, fast(6), 100)
    by_bot = game.new(game.fewest_seats, fast(5))
    dice = fast(6)
    for _ in range(100):
        if by_bot.ending == RUNNING:
            seat = next_seat(by_bot)
            take(by_bot, seat, player_named("random").decide(view(by_bot, seat), options(by_bot, seat), dice))
    assert by_bot.decision == by_kernel.decision
    assert by_bot.zones == by_kernel.zones
    assert by_bot.tracks == by_kernel.tracks


def test_an_unknown_bot_is_refused_with_a_list_of_those_there_are() -> None:
    with pytest.raises(BadInput, match=r"unknown_bot: clever .*random"):
        player_named("clever")


def test_bots_import_only_kernel_games_and_talk_of_ours_and_never_a_state() -> None:
    rooms = ("bots", "kernel", "games", "talk", "plugins", "briefings", "texts.languages")
    allowed = tuple([f"turncoat.{room}" for room in rooms])
    for path in Path(turncoat.bots.__path__[0]).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            modules = [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            if isinstance(node, ast.Import):
                modules = [alias.name for alias in node.names]
            for module in modules:
                assert not module.startswith("turncoat") or module.startswith(allowed), (path.name, module)
                assert module != "turncoat.kernel.state", path.name


def test_bots_get_worlds_only_by_imagining_them() -> None:
    for path in Path(turncoat.bots.__path__[0]).rglob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        sources = {node.module for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
        assert "turncoat.kernel.imagine" not in sources or "imagine(" not in path.read_text(encoding="utf-8")
        if "turncoat.kernel.worlds" in sources:
            called = [node.func for node in ast.walk(tree) if isinstance(node, ast.Call)]
            assert not [one for one in called if isinstance(one, ast.Name) and one.id == "World"], path.name


def test_no_bot_can_look_into_the_program_that_asks_it_or_draws_from_elsewhere() -> None:
    """The search for peeking covers lookups during a decision; this covers lookups before it."""
    forbidden = {"sys", "inspect", "gc", "ctypes", "traceback", "builtins", "random", "secrets"}
    for path in Path(turncoat.bots.__path__[0]).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            modules = [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            if isinstance(node, ast.Import):
                modules = [alias.name for alias in node.names]
            assert not forbidden & {module.split(".")[0] for module in modules}, path.name
