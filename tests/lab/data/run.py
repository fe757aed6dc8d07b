"""A small saved run for tests: games of The Thing with talk and diaries."""

from pathlib import Path

from turncoat.lab.simulate.casting import Bots, Cast
from turncoat.lab.simulate.plan import Options, Plan, save_to
from turncoat.lab.simulate.run import simulate
from turncoat.lab.workers.processes import ALONE

PERSONA = Bots(("persona",))


def saved_run(directory: Path, name: str = "games", games: int = 2, *, is_silent: bool = False) -> Path:
    path = directory / f"{name}.parquet"
    options = Options({}, {"windows": ["in_turn", "together"]})
    cast = Cast(PERSONA, PERSONA)
    plan = Plan("thing", (4, 5), games, 0, cast, options, save=save_to(path), is_silent=is_silent)
    simulate(plan, ALONE, lambda _: None)
    return path
