"""Tables for the proofs: all player counts and settings of all games."""

from itertools import product

from turncoat.games.catalog import GAMES
from turncoat.kernel.game import Game
from turncoat.kernel.settings import KERNEL_SETTINGS, SCENARIO
from turncoat.lab.proofs.subjects import Subject


def all_tables(game: Game) -> list[Subject]:
    """Each player count with each setting of the game at least once, and with both kinds of windows."""
    own = [setting for setting in game.settings[len(KERNEL_SETTINGS) :] if setting.name != SCENARIO]
    tables = []
    for seats, windows in product(range(game.fewest_seats, game.most_seats + 1), ("in_turn", "together")):
        tables.append(Subject(game, seats, {"windows": windows}))
    for setting in own:
        for number, choice in enumerate(setting.choices):
            if number != setting.default:
                tables.append(Subject(game, game.most_seats, {setting.name: choice}))
    for secrecy in ("strict", "relaxed"):
        tables.append(Subject(game, game.fewest_seats, {"secrecy": secrecy}))
    return tables


# Of each game one that shares hidden cards out; `tests/games/test_scenarios.py` deals all of them.
SCENARIOS = {"thing": "cold_night", "unfathomable": "boarders"}
SCENARIO_TABLES = [
    Subject(GAMES[game], GAMES[game].scenarios[name].players, {SCENARIO: name})
    for game, name in SCENARIOS.items()
]
TABLES = [*(table for game in GAMES.values() for table in all_tables(game)), *SCENARIO_TABLES]
SECRET_TABLES = [table for table in TABLES if table.options.get("secrecy") != "relaxed"]
