"""Length of briefings per game and language, in characters and tokens. A token counts as four characters; `--save`
writes the texts, for a tokenizer of your own.

    python -m turncoat.lab.llm.measure_briefings --games 3
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import click
from rich.table import Table

from turncoat.briefings.intro import how_to_reply, intro
from turncoat.games.catalog import GAMES
from turncoat.lab.games import players_measured
from turncoat.lab.llm.briefed_games import briefed_decisions
from turncoat.lab.simulate.report import new_table, wide_console
from turncoat.texts.languages import LANGUAGES

SEED: Final = 3_100_001
LETTERS_OF_TOKEN: Final = 4


def briefings(game: str, language: str, games: int) -> Iterator[str]:
    """The briefings of all decisions of one seat, in games of persona bots."""
    players = players_measured(GAMES[game])
    for number in range(games):
        for point in briefed_decisions(game, players, SEED + number, language, seat=number % players):
            yield point.text()


@click.command()
@click.option("--games", type=click.IntRange(min=1), default=3, show_default=True, help="Of each title.")
@click.option("--save", type=click.Path(path_type=Path), help="Write every text there, a file each.")
def main(games: int, save: Path | None) -> None:
    """Print a row for each game and language."""
    heads = ("decisions", "mean", "median", "p95", "max", "introduction")
    table = new_table("tokens of a briefing, at four characters each", "game", "language", *heads)
    for game in GAMES:
        for language in LANGUAGES:
            _measure(table, game, language, games, save)
    wide_console().print(table)


def _measure(table: Table, game: str, language: str, games: int, save: Path | None) -> None:
    texts = list(briefings(game, language, games))
    opening = f"{intro(GAMES[game], language, 0, 4)}\n\n{how_to_reply(GAMES[game], language)}"
    if save is not None:
        folder = save / f"{game}-{language}"
        folder.mkdir(parents=True, exist_ok=True)
        for number, text in enumerate(texts):
            (folder / f"{number:04}.txt").write_text(text, encoding="utf-8")
        (folder / "introduction.txt").write_text(opening, encoding="utf-8")
    lengths = sorted(len(text) / LETTERS_OF_TOKEN for text in texts)
    quantiles = [lengths[int(part * (len(lengths) - 1))] for part in (0.5, 0.95, 1.0)]
    figures = [sum(lengths) / len(lengths), *quantiles, len(opening) / LETTERS_OF_TOKEN]
    table.add_row(game, language, f"{len(texts):,}", *(f"{figure:,.0f}" for figure in figures))


if __name__ == "__main__":
    main()
