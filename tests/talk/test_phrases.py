"""Everything that can be said is a sentence in every language."""

from collections.abc import Callable

import pytest

from tests.talk.examples import everything
from tests.talk.scenes import (
    ANNA,
    BORYS,
    CLARA,
    PLAYERS,
    Scene,
    at_the_station,
    on_the_atlantica,
    talk_texts,
    turn_of,
)
from tests.texts.ftl import messages
from turncoat.talk.games import GAME_TALK, kinds_of, words_lists, words_of
from turncoat.talk.statements import Statement
from turncoat.texts.languages import LANGUAGES
from turncoat.texts.phrases import Arguments, key
from turncoat.texts.words import words_of as texts_of

SCENES = (on_the_atlantica, at_the_station)
PUT_TOGETHER = {"talk-line", "talk-because", "talk-deed"}
MOMENTS = {"talk-when-now", "talk-when-last", "talk-when-earlier"}


def wanted(game: str) -> set[str]:
    """A message for every kind and word of the game, and for every deed."""
    found = PUT_TOGETHER | MOMENTS
    found |= {f"talk-deed-{key(reason)}" for reason in words_lists(game)["reasons"]}
    for kind in kinds_of(game, 4):
        arguments = [argument for argument in kind.words if argument != "reason"]
        if not arguments:
            found.add(f"talk-{key(kind.name)}")
        for argument in arguments:
            found |= {f"talk-{key(kind.name)}-{key(word)}" for word in words_of(kind, argument, game)}
    return found


@pytest.mark.parametrize("game", GAME_TALK)
@pytest.mark.parametrize("language", LANGUAGES)
def test_there_is_a_message_for_everything_and_no_other(game: str, language: str) -> None:
    assert {name for name in messages(game, language) if name.startswith("talk-")} == wanted(game)


@pytest.mark.parametrize("make", SCENES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_a_sentence(make: Callable[[], Scene], language: str) -> None:
    scene = make()
    words = texts_of(scene.game.name, language)
    words.gaps.clear()
    seen = set()
    for statement in everything(scene):
        said = scene.say(statement)
        line = scene.text(said, language)
        player, _, text = line.partition(": ")
        assert player == PLAYERS[statement.speaker]
        assert text[0].isupper()
        assert text.endswith((".", "?"))
        assert line not in seen, "two statements read alike"
        seen.add(line)
    assert not words.gaps


@pytest.mark.parametrize("game", GAME_TALK)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_is_told(game: str, language: str) -> None:
    """Also those that the scenes lack."""
    words = texts_of(game, language)
    words.gaps.clear()
    kind, place = ("space", "galley") if game == "unfathomable" else ("place", "kitchen")
    arguments: Arguments = {"seat": "Anna", "other": "Borys", "place": words.phrase(f"{kind}-{place}")}
    for reason in words_lists(game)["reasons"]:
        assert words.say(f"talk-deed-{key(reason)}", arguments)
    assert not words.gaps


def test_an_accusation_says_why() -> None:
    scene = on_the_atlantica()
    event = scene.number("checked")
    accusation = Statement("estimate", ANNA, seat=CLARA, level="accuse", reason="gave_nothing", event=event)
    assert scene.text(accusation) == (
        "Anna: I accuse Clara of treason: not a single card for the check (this turn)."
    )
    scene.happens(turn_of(BORYS))
    assert scene.text(accusation, "ru") == (
        "Anna: Я обвиняю игрока Clara в предательстве: ни одной карты в проверку (в прошлом ходу)."
    )
    scene.happens(turn_of(CLARA))
    assert scene.text(accusation, "uk") == (
        "Anna: Я звинувачую гравця Clara у зраді: жодної карти до перевірки (раніше)."
    )


def test_a_reply_quotes_what_it_replies_to() -> None:
    scene = on_the_atlantica()
    scene.say(Statement("propose", ANNA, seat=BORYS, action="brig"))
    reply = Statement("disagree", CLARA, statement=0)
    assert scene.text(reply) == "Clara: I do not agree with Anna: “Let us send Borys to the brig”."


def test_a_button_leaves_out_who_speaks() -> None:
    scene = at_the_station()
    texts = talk_texts(scene.record, texts_of("thing", "uk"))
    assert texts.text(Statement("propose", ANNA, seat=BORYS, action="test")) == "Перевірмо гравця Borys."


def test_when_something_was_done_is_told_as_it_was_when_it_was_said() -> None:
    scene = on_the_atlantica()
    doubt = Statement("estimate", ANNA, seat=BORYS, level="accuse", reason="chose_worse", event=2)
    said = scene.say(doubt)
    before = scene.text(said)
    scene.happens(turn_of(BORYS), turn_of(CLARA))
    assert scene.text(said) == before
    assert scene.text(doubt) != before
