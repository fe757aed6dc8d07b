"""The comparison of learning environments: every measure runs, what is missing is named, bots are told what happens."""

import json
from typing import Any

import pytest

from turncoat.games.catalog import GAMES
from turncoat.kernel.dice import fast
from turncoat.kernel.errors import BadInput
from turncoat.lab.bench.measure import Figure, Measure
from turncoat.lab.bench.rl import packages

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel has no wheel for this system")
pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning")

from turncoat.lab.bench.rl import run as bench  # noqa: E402 - after it is known that OpenSpiel is there
from turncoat.lab.bench.rl import search  # noqa: E402
from turncoat.lab.bench.rl.play import aec_play, play_again, record_game  # noqa: E402
from turncoat.lab.bench.rl.search import Seated, deal_position, random_pick, stretches_since, wins_of  # noqa: E402
from turncoat.rl import lifeboat_v0  # noqa: E402
from turncoat.rl.chance import ChanceGame  # noqa: E402
from turncoat.rl.steps import Start  # noqa: E402

KINDS = ("kernel", "kernel_in_turn", "vector", "vector_slots", "aec", "aec_slots", "spiel", "spiel_rules")
NEED_PACKAGES = {"python_pokerkit_wrapper", "python_repeated_pokerkit", "chat_game"}


@pytest.mark.slow
def test_everything_is_measured_and_compared(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Shimmy, which brings hanabi, is no package of the tests: our smallest game stands in."""
    stand_in = Measure("aec_hanabi", "stand-in", "steps/s", aec_play(lifeboat_v0.env()))
    monkeypatch.setattr(bench, "hanabi_measure", lambda: stand_in)
    monkeypatch.setattr(search, "SIMULATIONS", 2)
    assert bench.run(bench.Plan(1, 0.001, 2, 1, "sensible"), True) == 0
    told: dict[str, Any] = json.loads(capsys.readouterr().out)
    for game in ("unfathomable", "thing", "lifeboat"):
        for kind in KINDS:
            assert told["figures"][f"{kind}_{game}"]["median"] > 0
        assert told["compared"][f"{game}: AEC with slots / hanabi"] > 0
        assert told["compared"][f"{game}: OpenSpiel / python_kuhn_poker"] > 0
        assert f"{game}: OpenSpiel's wrapper alone / python_kuhn_poker" in told["compared"]
    assert set(told["wins"].values()) <= {0, 1}
    assert len(told["wins"]) == 4


def test_all_games_of_openspiel_that_are_comparable_are_compared() -> None:
    import open_spiel.python.games  # noqa: F401, PLC0415 - registers them

    sequential = pyspiel.GameType.Dynamics.SEQUENTIAL
    known = {game.short_name for game in pyspiel.registered_games() if game.dynamics == sequential}
    assert set(bench.PEERS) == {
        name for name in known if name.startswith("python_") and name not in NEED_PACKAGES
    }


def test_the_rules_play_the_same_games_of_openspiel_again() -> None:
    position = ChanceGame(Start(GAMES["lifeboat"], 3))
    moves = record_game(position, fast(1))
    assert position.is_over
    assert play_again(GAMES["lifeboat"], 3, moves) == len(position._moves) > 100


def test_the_wrapper_alone_is_what_the_rules_do_not_take() -> None:
    """10 us a move, of which the rules take 6: as fast as a game of 4 us a move."""
    rates = dict.fromkeys((f"{kind}_{game}" for kind in KINDS for game in GAMES), 1.0)
    rates |= {f"spiel_{peer}": 1 / 4e-6 for peer in bench.PEERS} | {"aec_hanabi": 1.0}
    rates |= {f"spiel_{game}": 1 / 10e-6 for game in GAMES} | {
        f"spiel_rules_{game}": 1 / 6e-6 for game in GAMES
    }
    shares = bench.compare([Figure(name, "", "", [rate]) for name, rate in rates.items()])
    assert shares["thing: OpenSpiel / python_hangman"] == pytest.approx(0.4)
    assert shares["thing: share of adapter and loop in AEC steps"] == 0
    assert shares["thing: OpenSpiel's wrapper alone / python_hangman"] == pytest.approx(1.0)


def test_packages_that_are_missing_are_named_with_what_installs_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(packages, "PACKAGES", ("numpy", "no_such_package", "nor_this"))
    with pytest.raises(
        BadInput, match=r"peer_not_installed: no_such_package, nor_this \(pip install .*shimmy"
    ):
        packages.check_packages()
    monkeypatch.setattr(packages, "PACKAGES", ("numpy",))
    packages.check_packages()


def test_a_bot_at_a_position_is_told_all_that_happened_before_it_decides_once() -> None:
    position = deal_position(1)
    seated = Seated("sensible", position)
    before = position.heard
    draws = random_pick(fast(1))
    for _ in range(3):
        while position.chance is not None:
            position.draw(0)
        position.answer(draws(position))
    stretches = stretches_since(position.heard, before)
    assert stretches[-1] is position.heard
    assert stretches[0].before is before
    assert stretches_since(position.heard, position.heard) == []
    while position.chance is not None:
        position.draw(0)
    assert seated.decide(position, fast(2)) in position.legal


def test_the_same_deals_are_played_whatever_picks() -> None:
    assert wins_of(random_pick(fast(1)), 3, "random") == wins_of(random_pick(fast(1)), 3, "random")
    assert 0 <= wins_of(None, 3, "sensible") <= 3
