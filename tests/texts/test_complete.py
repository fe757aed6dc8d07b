"""Completeness of the messages: none missing, none unused."""

import random
from pathlib import Path

import pytest

from tests.texts import expected
from tests.texts.ftl import files, game_files, is_of_a_game, messages, patterns
from tests.texts.playing import read_aloud
from turncoat.games.catalog import GAMES
from turncoat.kernel.events import KERNEL_EVENTS
from turncoat.kernel.settings import SCENARIO
from turncoat.texts.components.catalog import components_of
from turncoat.texts.phrases import Arguments, key
from turncoat.texts.words import Words, numbers_folder, read_numbers, reference_of, words_of

PLAYED = 3  # games that are read aloud, for what only effects in play say


def own_messages(game: str) -> set[str]:
    return {one.message for file in game_files(game) if is_of_a_game(file) for one in patterns("en", file)}


@pytest.mark.parametrize("game", GAMES)
def test_everything_has_a_name(game: str) -> None:
    assert not expected.names(GAMES[game]) - own_messages(game)


@pytest.mark.parametrize("game", GAMES)
def test_every_question_every_answer_and_every_choice_has_words(game: str) -> None:
    played = GAMES[game]
    wanted = expected.asks(played) | expected.options(played) | expected.choices(played)
    assert not wanted - own_messages(game)


@pytest.mark.parametrize("game", GAMES)
def test_every_event_has_a_line(game: str) -> None:
    there = own_messages(game)
    for event in expected.own_events(GAMES[game]):
        assert any(one == event or one.startswith(f"{event}-") for one in there), event


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_and_every_role_is_explained(game: str) -> None:
    reference = {
        one for one in own_messages(game) if one.startswith(("rule-", "chapter-", "guide-", "briefing-"))
    }
    assert reference == expected.reference(game)


def test_the_kernel_and_every_refusal_have_words() -> None:
    common = {one.message for file in game_files("") for one in patterns("en", file) if "/" not in file}
    assert not expected.common() - common


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_no_message_is_unused(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    played = GAMES[game]
    said = _said(game, monkeypatch)
    wanted = expected.names(played) | expected.asks(played) | expected.options(played)
    wanted |= expected.choices(played) | expected.own_events(played) | expected.reference(game)
    unused = {
        message for message in own_messages(game) - wanted - said if not expected.may_be_said(played, message)
    }
    assert not unused, sorted(unused)


@pytest.mark.slow
def test_no_common_message_is_unused(monkeypatch: pytest.MonkeyPatch) -> None:
    source = expected.source_words()
    said = expected.common()
    for game in GAMES:
        said |= _said(game, monkeypatch)
    said |= {f"log-{key(kind.name)}" for kind in KERNEL_EVENTS}
    common = {one.message for file in files("en") if not is_of_a_game(file) for one in patterns("en", file)}
    unused = {message for message in common - said if not expected.is_named(message, source)}
    assert not unused, sorted(unused)


def _said(game: str, monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """Everything said for all components and while some games are read aloud."""
    said: set[str] = set()
    say = Words.say

    def spy(self: Words, message: str, arguments: Arguments | None = None, form: str = "") -> str:
        said.add(message)
        return say(self, message, arguments, form)

    with monkeypatch.context() as patch:
        patch.setattr(Words, "say", spy)
        words_of.cache_clear()  # what was said before is remembered
        reference_of.cache_clear()
        played = GAMES[game]
        components_of(played, "en")
        for seed in range(PLAYED):
            chance = random.Random(seed)
            whole = [setting for setting in played.settings if setting.name != SCENARIO]
            settings = {setting.name: chance.choice(setting.choices) for setting in whole}
            players = chance.randint(played.fewest_seats, played.most_seats)
            for _ in read_aloud(played, "en", seed, players, settings, "random"):
                pass
    return said


@pytest.mark.parametrize("game", GAMES)
def test_numbers_are_for_messages_that_use_them(game: str) -> None:
    there = messages(game, "en")
    for path in sorted(Path(str(numbers_folder(game))).glob("*.tsv")):
        for message, numbers in read_numbers(path.read_text(encoding="utf-8")).items():
            used = set().union(*(pattern.arguments for pattern in there[message].values()))
            assert set(numbers) <= used, f"{path.name} {message}"


@pytest.mark.parametrize("game", GAMES)
def test_public_lines_take_public_arguments_only(game: str) -> None:
    """What only some may know is in the `known` form of a line, and nowhere else."""
    played = GAMES[game]
    there = messages(game, "en")
    secrets: dict[str, set[str]] = {}
    for kind in played.events[
        len(KERNEL_EVENTS) :
    ]:  # the kernel's own get as many cards as the reader may see
        secrets[f"log-{key(kind.name)}"] = {key(label) for label, _ in kind.secret}
    for verb in played.verbs:
        if verb.is_secret:
            secrets[f"log-chose-{key(verb.name)}"] = {key(label) for label, _ in verb.arguments}
    for message, hidden in secrets.items():
        if message in there and "" in there[message]:
            assert not there[message][""].bare_arguments & hidden, message
    for message, forms in there.items():
        if message.startswith("log-moved-"):
            assert not forms[""].bare_arguments & {"cards", "card"}, message
