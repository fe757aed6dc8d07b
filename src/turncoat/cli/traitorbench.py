"""The command `turncoat traitorbench`: the benchmark of players at hidden-traitor tables."""

from pathlib import Path

import click

from turncoat.cli.arguments import json_option, on_option, processes_option, resume_option

measuring = click.Group()


@measuring.command()
@click.argument(
    "players", metavar="PLAYER...", nargs=-1, required=True, help="Names of bots; each is measured alone."
)
@click.option("--game", metavar="GAME", help="The game's name; by default all games of the benchmark.")
@click.option(
    "--deals",
    metavar="N",
    type=click.IntRange(min=1),
    help="How many deals of each game; by default all of the benchmark.",
)
@processes_option
@on_option
@resume_option
@json_option
def traitorbench(
    players: tuple[str, ...],
    game: str | None,
    deals: int | None,
    processes: int | None,
    on: str | None,
    resume: Path | None,
    as_json: bool,
) -> int:
    """Measure how well players lie, see through lies, and win. On fixed deals, against fixed opponents."""
    from turncoat.bots.catalog import check_bot
    from turncoat.lab.traitorbench.benchmark import FIRST, games_played
    from turncoat.lab.traitorbench.report import run
    from turncoat.lab.workers.interface import workers_on
    from turncoat.lab.workers.processes import cores

    games = games_played(game)
    names = list(dict.fromkeys(players))
    for name in names:
        check_bot(name)
    count = FIRST.deals if deals is None else min(deals, FIRST.deals)
    with workers_on(on, processes or cores(), resume) as workers:
        return run(FIRST, names, games, count, workers, as_json)
