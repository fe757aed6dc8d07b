"""Texts of statements: each is a sentence in every language, as a person at the table would say it."""

import re
from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest

from tests.talk.examples import everything
from tests.talk.scenes import (
    ANNA,
    BORYS,
    CLARA,
    DMYTRO,
    PLAYERS,
    Scene,
    at_the_station,
    on_the_atlantica,
    talk_texts,
    turn_of,
)
from tests.texts.ftl import messages
from turncoat.talk.games import GAME_TALK, kinds_of, words_lists, words_of
from turncoat.talk.statement_texts import TalkTexts, wordings
from turncoat.talk.statements import EXCUSES, KINDS, VOICES, Statement
from turncoat.texts.languages import LANGUAGES
from turncoat.texts.names import Names
from turncoat.texts.people import people_of
from turncoat.texts.phrases import key
from turncoat.texts.words import words_of as texts_of

SCENES = (on_the_atlantica, at_the_station)
TIMES = ("now", "last", "earlier")
PRONOUNS = {"talk-me", "talk-she", "talk-he"}
PHRASES = PRONOUNS | {"talk-round", "talk-often", "talk-row"}
PUT_TOGETHER = (
    {"talk-line", "talk-round", "talk-often"}
    | PRONOUNS
    | {f"talk-{what}-{when}" for what in ("then", "reason") for when in TIMES}
)
PARTS = (
    *("talk-line", "talk-she", "talk-he", "talk-me", "talk-round", "talk-often", "talk-row"),
    *("talk-then-", "talk-reason-", "talk-deed-", "talk-again-", "talk-because-"),
)
CAST = ("macready", "blair", "clark", "garry")
FEWEST_WORDINGS = 0.9  # of messages that have several
EXPLAINED = ("ask_why", "defend")


def expected_messages(game: str) -> set[str]:
    """A message for every kind, word and deed of the game."""
    talk, lists = GAME_TALK[game].vocabulary, words_lists(game)
    ids = PUT_TOGETHER | {f"talk-defend-{key(excuse)}" for excuse in EXCUSES}
    ids |= {f"talk-deed-{key(reason)}" for reason in lists["reasons"]}
    ids |= {f"talk-again-{key(reason)}" for reason in talk.counted}
    if "gave_nothing" in talk.counted:
        ids.add("talk-row")
    ids |= {f"talk-because-{key(level)}" for level in lists["estimates"]}
    ids |= {f"talk-ask-why-{key(reason)}" for reason in talk.against}
    for reason, excuses in talk.excuses.items():
        specific = {f"talk-defend-{key(reason)}-{key(excuse)}" for excuse in excuses}
        ids |= specific
    ids |= {f"talk-answer-{level}" for level in ("yes", "no", "later", "later-ask")}
    for kind in kinds_of(game, 4):
        if "statement" in kind.arguments or kind.name in EXPLAINED:
            continue
        arguments = [argument for argument in kind.words if argument != "reason"]
        if not arguments:
            ids.add(f"talk-{key(kind.name)}")
        for argument in arguments:
            ids |= {f"talk-{key(kind.name)}-{key(word)}" for word in words_of(kind, argument, game)}
    return ids | replies(game)


def replies(game: str) -> set[str]:
    kinds = [kind for kind in kinds_of(game, 4) if "statement" not in kind.arguments]
    ids = {f"talk-take-back-{key(kind.name)}" for kind in kinds if kind.is_claim}
    for kind in kinds:
        if kind.is_opinion:
            words = words_lists(game)["proposals"] if kind.name == "propose" else [""]
            about = [f"{key(kind.name)}-{key(word)}".rstrip("-") for word in words]
            ids |= {f"talk-{reply}-{one}" for reply in ("agree", "disagree") for one in about}
    return ids


@pytest.mark.parametrize("game", GAME_TALK)
@pytest.mark.parametrize("language", LANGUAGES)
def test_there_is_a_message_for_everything_and_no_other(game: str, language: str) -> None:
    there = {name for name in messages(game, language) if name.startswith("talk-")}
    about_me = {name for name in there if name.endswith("-me") and name != "talk-me"}
    assert there - about_me == expected_messages(game)
    assert {name.removesuffix("-me") for name in about_me} <= expected_messages(game)


@pytest.mark.parametrize("game", GAME_TALK)
@pytest.mark.parametrize("language", LANGUAGES)
def test_most_things_can_be_said_in_several_ways(game: str, language: str) -> None:
    said = {
        name: forms
        for name, forms in messages(game, language).items()
        if name in expected_messages(game) and not name.startswith(("talk-take-back-", *PARTS[:-1]))
    }
    several = [name for name, forms in said.items() if len(forms) > 1]
    assert len(several) >= FEWEST_WORDINGS * len(said)


@pytest.mark.parametrize("game", GAME_TALK)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_wording_is_in_a_voice_and_has_its_turn(game: str, language: str) -> None:
    words = texts_of(game, language)
    english = messages(game, "en")
    for name, forms in messages(game, language).items():
        if name.startswith("talk-") and name not in PHRASES:
            voices = [voice for voice in VOICES if voice in forms]
            assert set(forms) == {form for voice in voices for form in wordings(words, name, voice)}, name
            assert set(forms) == set(english[name]), name


@pytest.mark.parametrize("game", GAME_TALK)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_messages_are_worded_alike(game: str, language: str) -> None:
    """A sentence has one meaning, in every voice."""
    meaning: dict[str, str] = {}
    for name, forms in messages(game, language).items():
        if not name.startswith("talk-") or name.startswith(PARTS) or name.endswith("-me"):
            continue
        for pattern in forms.values():
            text = " ".join([*pattern.texts, *sorted(pattern.arguments)]).lower()
            assert meaning.setdefault(text, name) == name, text


@pytest.mark.parametrize("voice", VOICES)
@pytest.mark.parametrize("make", SCENES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_a_sentence(make: Callable[[], Scene], language: str, voice: str) -> None:
    scene = make()
    words = texts_of(scene.game.name, language)
    words.gaps.clear()
    seen = set()
    for statement in everything(scene):
        said = scene.say(replace(statement, voice=voice))
        line = scene.text(said, language)
        player, _, text = line.partition(": ")
        assert player == PLAYERS[statement.speaker]
        assert text[0].isupper()
        assert text.endswith((".", "?", "!"))
        assert line not in seen, "two statements read alike"
        seen.add(line)
    assert not words.gaps


# In other words each time


def test_the_same_is_said_in_other_words_until_all_were_used() -> None:
    scene = at_the_station()
    doubt = Statement("vote_intent", ANNA, seat=BORYS)
    ways = len(wordings(texts_of("thing", "en"), "talk-vote-intent", ""))
    said = []
    for _ in range(ways + 1):
        said.append(scene.say(doubt))
        scene.happens(turn_of(ANNA))
    texts = [scene.text(one).partition(": ")[2] for one in said]
    assert len(set(texts[:ways])) == ways > 2
    assert texts[ways] == texts[0]
    assert [scene.text(one).partition(": ")[2] for one in said] == texts, "a statement keeps its words"


def test_what_another_player_says_of_the_same_player_is_other_words_and_a_voice_has_its_own() -> None:
    scene = at_the_station()
    doubts = [Statement("vote_intent", speaker, seat=BORYS) for speaker in (ANNA, CLARA)]
    first, second = (scene.text(scene.say(one)).partition(": ")[2] for one in doubts)
    assert first != second
    blunt = replace(doubts[0], speaker=DMYTRO, voice="blunt")
    before = scene.text(blunt)
    scene.say(replace(doubts[0], speaker=BORYS, seat=CLARA))
    assert scene.text(blunt) == before


def test_replies_to_different_players_are_worded_in_turn_too() -> None:
    scene = at_the_station()
    opinions = [Statement("estimate", speaker, seat=BORYS, level="trust") for speaker in (ANNA, CLARA)]
    said = [scene.say(one) for one in opinions]
    texts = [scene.text(scene.say(Statement("agree", DMYTRO, statement=one.number))) for one in said]
    again = scene.text(Statement("agree", BORYS, statement=said[0].number))
    patterns = {text.replace("Anna", "X").replace("Clara", "X") for text in texts}
    assert len(patterns) == 2
    assert again.partition(": ")[2] != texts[0].partition(": ")[2]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_button_shows_the_words_that_will_be_said(language: str) -> None:
    scene = at_the_station()
    for speaker in (ANNA, CLARA, DMYTRO):
        offered = Statement("vote_intent", speaker, seat=BORYS)
        button = scene.text(offered, language)
        assert scene.text(scene.say(offered), language) == button


# Sentences


def test_an_accusation_says_why_and_when() -> None:
    scene = on_the_atlantica()
    event = scene.number("checked")
    accusation = Statement("estimate", ANNA, seat=CLARA, level="accuse", reason="gave_nothing", event=event)
    assert scene.text(accusation) == (
        "Anna: Clara didn’t add a single card to the check. That’s our traitor."
    )
    scene.happens(turn_of(BORYS))
    assert scene.text(accusation, "ru") == (
        "Anna: В прошлом ходу Clara не кладёт в проверку ни одной карты. Вот вам и предатель."
    )
    scene.happens(turn_of(CLARA))
    assert scene.text(accusation, "uk") == (
        "Anna: Ще першого раунду Clara не кладе до перевірки жодної карти. Ось вам і зрадник."
    )


def test_a_reply_says_what_it_means_without_a_quotation() -> None:
    scene = on_the_atlantica()
    scene.say(Statement("propose", ANNA, seat=BORYS, action="brig"))
    assert scene.text(Statement("disagree", CLARA, statement=0)) == (
        "Clara: No, Anna, Borys doesn’t belong in the Brig."
    )
    assert scene.text(Statement("disagree", BORYS, statement=0)) == (
        "Borys: No, Anna, I don’t belong in the Brig."
    )
    scene.say(Statement("request", ANNA, seat=CLARA, action="repair"))
    assert scene.text(Statement("answer", CLARA, statement=1, level="yes")) == "Clara: All right, Anna."


def test_a_question_asks_for_the_deed_and_an_excuse_fits_it() -> None:
    scene = on_the_atlantica()
    event = scene.number("checked")
    assert scene.text(Statement("ask_why", ANNA, seat=CLARA, event=event)) == (
        "Anna: Clara, why did we get no card from you?"
    )
    excuse = Statement("defend", CLARA, event=event, excuse="nothing_fitting")
    assert scene.text(excuse) == "Clara: I added nothing because I had nothing that would help."
    unusual = replace(excuse, excuse="bad_luck")
    assert scene.text(unusual) == "Clara: That was just bad luck."


@pytest.mark.parametrize("game", GAME_TALK)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_temper_tells_a_deed_in_words_of_its_own(game: str, language: str) -> None:
    words = texts_of(game, language)
    for reason in words_lists(game)["reasons"]:
        for voice in ("blunt", "wry", "gentle"):
            assert words.has(f"talk-deed-{key(reason)}", voice), (reason, voice)


def test_who_is_one_of_two_people_in_a_deed_is_named_again() -> None:
    scene = at_the_station()
    met = scene.number("encounter")
    doubt = Statement("estimate", CLARA, seat=BORYS, level="lean_human", reason="alone_with", event=met)
    names = Names(
        scene.game, texts_of("thing", "en"), people_of(scene.game, CAST, texts_of("thing", "en"), PLAYERS[:4])
    )
    line = TalkTexts(names, scene.record).text(replace(doubt, voice="gentle"))
    assert line == "In the Kitchen MacReady had no company but Blair. I think Blair means well."
    own = TalkTexts(names, scene.record).text(replace(doubt, speaker=ANNA, voice="gentle"))
    assert own == "There was no one in the Kitchen but Blair and me. I think he means well."


def test_what_was_done_to_the_speaker_was_done_to_me() -> None:
    scene = at_the_station()
    met = scene.number("encounter")
    doubt = Statement("estimate", ANNA, seat=BORYS, level="lean_traitor", reason="alone_with", event=met)
    assert scene.text(doubt) == "Anna: Borys was alone with me in the Kitchen. It doesn’t look good."
    voted = Statement(
        "estimate", CLARA, seat=DMYTRO, level="unsure", reason="voted_against", event=scene.number("voted")
    )
    assert scene.text(voted, "uk") == "Clara: Dmytro голосує проти мене. Не знаю, що й думати."


WRONG_ME = re.compile(
    r"\b(me’s|me (is|was|has|had|does|did|belongs?|looks?|seems?|worries|stays?|should|will|would|means))\b"
    r"|\b(has|was|is|does|did|should) me\b|\bthat me\b"
)


def about(scene: Scene) -> Iterator[Statement]:
    """All possible statements, and the replies to them by all other players, including their subject."""
    for statement in [*everything(scene), *questions_of_all(scene)]:
        if statement.statement >= 0 or not scene.record.may_say(statement):
            continue
        said = scene.say(statement)
        yield said
        if not KINDS[said.kind].is_opinion:
            continue
        for seat in range(scene.record.log.seats):
            for kind in ("agree", "disagree"):
                reply = Statement(kind, seat, statement=said.number)
                if scene.record.may_say(reply):
                    yield reply


def questions_of_all(scene: Scene) -> Iterator[Statement]:
    seats = range(scene.record.log.seats)
    for speaker in seats:
        for seat in seats:
            yield Statement("ask_view", speaker, seat=seat, other=speaker)
            for deed in scene.record.log.deeds(seat):
                yield Statement("ask_why", speaker, seat=seat, event=deed.event)


@pytest.mark.parametrize("voice", VOICES)
@pytest.mark.parametrize("make", SCENES)
def test_the_speaker_is_me_only_where_a_person_would_say_so(make: Callable[[], Scene], voice: str) -> None:
    lines = []
    scene = make()
    for statement in about(scene):
        lines.append(scene.text(replace(statement, voice=voice)).partition(": ")[2])
    assert any(re.search(r"\bme\b", line) for line in lines)
    for line in lines:
        assert not WRONG_ME.search(line), line
        assert not line.startswith("Me "), line


def test_a_vote_against_the_speaker_is_asked_about_in_the_first_person() -> None:
    scene = at_the_station()
    question = Statement("ask_why", CLARA, seat=DMYTRO, event=scene.number("voted"))
    assert scene.text(question) == "Clara: Dmytro, why did you vote against me?"
    assert scene.text(replace(question, voice="blunt")) == "Clara: Dmytro, what have I done to get your vote?"
    assert scene.text(replace(question, voice="wry")) == "Clara: Dmytro, was I simply in your way?"
    wry = {
        "ru": "Clara: Dmytro, вам просто хотелось убрать меня с дороги?",
        "uk": "Clara: Dmytro, вам просто хотілося прибрати мене з дороги?",
    }
    for language, text in wry.items():
        assert scene.text(replace(question, voice="wry"), language) == text


def test_a_voice_changes_the_words_and_nothing_else() -> None:
    scene = at_the_station()
    plain = Statement("propose", ANNA, seat=BORYS, action="test")
    blunt = replace(plain, voice="blunt")
    assert scene.text(plain) == "Anna: Let’s test Borys."
    assert scene.text(blunt) == "Anna: Borys has to be tested."
    assert plain.content == blunt.content
    scene.say(blunt)
    scene.refuses(plain, "said_just_now")


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
