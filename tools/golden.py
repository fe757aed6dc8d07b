"""Golden files of texts, per language: all components of each game, and the beginning of a game's log.

A change of texts, effects or cards shows up as a readable diff. `make words` regenerates the files.
"""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from turncoat.games.catalog import GAMES
from turncoat.kernel.dice import fast
from turncoat.kernel.game import Game
from turncoat.kernel.ids import SPECTATOR
from turncoat.kernel.session import begin
from turncoat.texts.components.catalog import components_of, written
from turncoat.texts.languages import LANGUAGES
from turncoat.texts.log import LogTexts
from turncoat.texts.names import Names
from turncoat.texts.people import characters_of, people_of
from turncoat.texts.words import words_of

FOLDER = Path(__file__).resolve().parent.parent / "tests/texts/golden"
SEED = 5
ANSWERS = 400
LINES = 150


def cards(game: Game, language: str) -> str:
    return written(components_of(game, language))


def log(game: Game, language: str) -> str:
    """The log of a randomly played game, as a spectator reads it."""
    words = words_of(game.name, language)
    session = begin(game, game.fewest_seats + 1, fast(SEED), {})
    session.play_randomly(fast(SEED), ANSWERS)
    players = [words.say("player-seat", {"n": seat}) for seat in range(session.state.seats)]
    view = session.view(SPECTATOR)
    texts = LogTexts(Names(game, words, people_of(game, characters_of(view), words, players)))
    lines = texts.lines(session.events(SPECTATOR))[:LINES]
    return "".join(f"{line.rule:7}{line.text}\n" for line in lines)


def _files() -> dict[str, Callable[[], str]]:
    found: dict[str, Callable[[], str]] = {}
    for game in GAMES.values():
        for language in LANGUAGES:
            found[f"{game.name}-cards.{language}.txt"] = partial(cards, game, language)
            found[f"{game.name}-log.{language}.txt"] = partial(log, game, language)
    return found


FILES = _files()  # expected content by path


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name, text in FILES.items():
        (FOLDER / name).write_text(text(), encoding="utf-8")
