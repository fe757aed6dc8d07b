"""The terminal in every language: no missing texts, no raw identifiers."""

import json
import re

import pytest

from tests.terminal.people import People, Typist, bare, lifeboat, player, type_lines
from turncoat.games.catalog import GAMES, game_named
from turncoat.kernel.dice import fast
from turncoat.kernel.session import Session, begin, begin_at
from turncoat.kernel.state import RUNNING
from turncoat.terminal.commands import COMMANDS
from turncoat.terminal.prompt import plain
from turncoat.texts.languages import LANGUAGES, language_of
from turncoat.texts.sentences import sentence
from turncoat.texts.words import Words, words_of

IDENTIFIER = re.compile(r"[a-z0-9]_[a-z0-9]")
FOREIGN = {"en": "[А-Яа-яіїєґ]", "ru": "[A-Za-zіїєґ]", "uk": "[A-Za-zыэъё]"}
# The key's name, rule ids, and the one word that is the same in all languages.
SAME = re.compile(r"Enter|§\S+|SOS")
ROOM = 200  # columns, so wide that no sentence wraps


def fresh(game: str, language: str) -> Words:
    """Texts with a record of missing messages that is not shared with other tests."""
    return words_of.__wrapped__(game, language)


def any_number(seed: int) -> Typist:
    """Picks any of the numbers on the screen; presses Enter otherwise."""
    dice = fast(seed)

    def type_line(screen: str) -> str:
        offered = re.search(r"1–(\d+) \w+ \? > $", bare(screen))
        return str(dice.below(int(offered[1])) + 1) if offered else ""

    return type_line


def play(game: str, words: Words, people: list[int], *, seed: int = 3) -> list[str]:
    """All screens of a whole game."""
    played = GAMES[game]
    session = begin(played, played.fewest_seats + 1, fast(seed), {})
    table = People(session, people, any_number(seed), words=words)
    assert table.play() == 0
    assert session.state.ending != RUNNING
    return [bare(screen) for screen in table.screens]


def in_words(screen: str, words: Words) -> None:
    """Fails on identifiers or words of another language."""
    assert not words.gaps
    assert not IDENTIFIER.search(screen), IDENTIFIER.findall(screen)
    rest = SAME.sub("", screen)
    foreign = re.search(FOREIGN[words.language], rest)
    assert foreign is None, rest[max(0, foreign.start() - 80) :][:160]


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_of_bots_ends_in_words(game: str, language: str) -> None:
    words = fresh(game, language)
    (end,) = play(game, words, [])
    in_words(end, words)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_of_one_person_is_in_words(game: str, language: str) -> None:
    words = fresh(game, language)
    screens = play(game, words, [0])
    assert len(screens) > 10
    for screen in screens:
        in_words(screen, words)


def act_session() -> Session:
    """Seat 0 is about to act, with a full hull."""
    position = {"game": "lifeboat", "players": 3, "seed": 1, "current": 0, "at": "act"}
    return begin_at(game_named("lifeboat"), json.loads(json.dumps(position)))


def reply_to(session: Session, words: Words, *lines: str) -> list[str]:
    """The output after each line that seat 0 types, with single spaces."""
    people = People(session, [0], type_lines(*lines), words=words, width=ROOM)
    people.play()
    assert not words.gaps
    return [join_lines(screen) for screen in people.screens[1 : len(lines) + 1]]


def join_lines(text: str) -> str:
    return " ".join(text.split())


def choices(session: Session) -> list[str]:
    events = [event["told"] for event in session.events(0) if event["event"] == "chose"]
    return [str(told["option"]) for told in events if told["seat"] == 0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_option_is_picked_by_its_words(language: str) -> None:
    words = fresh("lifeboat", language)
    accuse = words.say(
        "option-accuse", {"seat": words.phrase("player-named", {"player": player(2, words=words)})}
    )
    for line in (accuse, accuse.upper(), accuse.replace("\u00a0", "  "), "accuse 2"):
        session = act_session()
        reply_to(session, words, line)
        assert choices(session) == ["accuse 2"], line


def test_words_may_be_typed_as_people_type_them() -> None:
    assert plain("Разыграть «Тёмные воды\u00a02».") == plain("разыграть темные воды 2")
    assert plain("Зібрати памʼять") == plain("зібрати пам'ять") == plain("ЗІБРАТИ ПАМ’ЯТЬ")
    assert plain("Lose 1 ●\u00a0ration.") == plain("lose 1 ration")


@pytest.mark.parametrize("language", LANGUAGES)
def test_why_is_asked_and_answered_in_the_language(language: str) -> None:
    words = fresh("lifeboat", language)
    why = words.say("terminal-command-why")
    bail, row = reply_to(
        act_session(), words, f"{why} {words.say('verb-bail')}", f"{why} {words.say('verb-row')}"
    )
    told = {"action": words.say("verb-bail"), "rule": "L3.2"}
    assert bail.startswith(sentence(words.say("why-not-forbidden", told)))
    allowed = words.say("why-not-allowed", {"action": words.say("verb-row")})
    assert row.startswith(sentence(allowed))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_is_in_the_language(language: str) -> None:
    words = fresh("lifeboat", language)
    number, nonsense, no_order = reply_to(
        act_session(), words, "99", "%", words.say("terminal-command-order")
    )
    assert number.startswith(words.say("refusal-no-such-number", {"detail": "99 (1–5)"}))
    told: dict[str, str | int] = {"text": "%", "first": 1, "last": 5}
    assert nonsense.startswith(join_lines(words.say("terminal-not-understood", told)))
    assert no_order.startswith(words.say("refusal-unknown-order", {"detail": ""}))
    strict = lifeboat(3, 3, secrecy="strict")
    (refused,) = reply_to(strict, words, "order pass any turn")
    assert refused.startswith(words.say("refusal-orders-not-allowed"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_has_its_english_name_and_one_of_the_language(language: str, command: str) -> None:
    words = fresh("lifeboat", language)
    (english,) = reply_to(act_session(), words, command)
    (own,) = reply_to(act_session(), words, words.say(f"terminal-command-{command}"))
    assert own == english
    misunderstood = words.say("terminal-not-understood", {"text": command, "first": 1, "last": 5})
    assert not english.startswith(join_lines(misunderstood))


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_order_is_given_in_the_words_of_the_language(language: str) -> None:
    words = fresh("lifeboat", language)
    session = act_session()
    verb, order = words.say("verb-pass"), words.say("terminal-command-order")
    reply_to(
        session,
        words,
        f"{order} {verb} {words.say('terminal-any-moment')} {words.say('terminal-until-turn')}",
        f"{order} {verb} {words.say('trigger-before-die')} {words.say('terminal-until-end')}",
    )
    assert session.view(0)["orders"] == ["pass any turn", "pass before_die end"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_yes_is_understood_in_the_language(language: str) -> None:
    words = fresh("lifeboat", language)
    for yes in ("yes", words.say("terminal-yes").upper()):
        people = People(act_session(), [0], type_lines("quit", "?", "quit", yes, "never typed"), words=words)
        people.play()
        assert len(people.screens) == 5
        assert words.say("terminal-goodbye") in people.last_screen()


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "uk_UA.UTF-8"}, "uk"),
        ({"LANG": "ru"}, "ru"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "uk_UA.UTF-8", "LC_MESSAGES": "ru_RU"}, "ru"),
        ({"LANG": "uk_UA.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "uk_UA.UTF-8", "LC_ALL": ""}, "uk"),
    ],
)
def test_the_language_is_that_of_the_environment(environment: dict[str, str], language: str) -> None:
    assert language_of(environment) == language
