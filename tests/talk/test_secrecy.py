"""A3: no statement can name a card or a value, in any course of a game."""

import random
import re
from functools import cache

import pytest

from tests.talk.scenes import play, record_of, talk_texts
from turncoat.games.catalog import GAMES
from turncoat.kernel.dice import fast
from turncoat.kernel.ids import SPECTATOR
from turncoat.kernel.shapes import EventWire, Json
from turncoat.talk.games import GAME_TALK, words_of
from turncoat.talk.offers import list_offers
from turncoat.talk.record import TalkRecord
from turncoat.talk.statements import KINDS, Statement, to_wire
from turncoat.texts.languages import LANGUAGES
from turncoat.texts.phrases import Arguments, Phrase
from turncoat.texts.words import Words
from turncoat.texts.words import words_of as texts_of

TALKS = [(game, seats, seed) for game in GAME_TALK for seats, seed in ((4, 1), (5, 2), (6, 3), (4, 4))]
COUNTS = {"times", "round"}  # how often all saw the same deed, and when: the only numbers
ALLOWED = ("talk-", "space-", "place-")  # what a statement may be made of, beside players' names


def random_statement(record: TalkRecord, chance: random.Random) -> Statement:
    """A statement of the right form; whether it may be said is another matter."""
    kind = chance.choice(list(KINDS.values()))
    game = record.log.game.name
    fields: dict[str, Json] = {"kind": kind.name, "speaker": chance.randrange(record.log.seats)}
    optional = kind.optional if chance.random() < 0.5 else ()
    for argument in (*kind.arguments, *optional):
        if argument in kind.words:
            fields[argument] = chance.choice(words_of(kind, argument, game))
        elif argument in ("seat", "other"):
            fields[argument] = chance.randrange(record.log.seats)
        elif argument == "event":
            fields[argument] = chance.choice(interesting_events(record))
        else:
            fields[argument] = chance.randrange(len(record.said) + 1)
    return Statement(**fields)  # type: ignore[arg-type]


def interesting_events(record: TalkRecord) -> list[int]:
    log = record.log
    deeds = [deed.event for seat in range(log.seats) for deed in log.deeds(seat)]
    looks = [event for seat in range(log.seats) for event, _ in log.looks(seat)]
    return [0, log.count, *deeds[:200], *looks, *log.checks]


@cache
def talk(game: str, seats: int, seed: int) -> tuple[TalkRecord, list[EventWire]]:
    """A game in which players made random statements of all kinds."""
    chance = random.Random(seed)
    session = play(game, seats, seed, 20)
    record = record_of(session)
    for _ in range(14):
        session.play_randomly(fast(seed), 15)
        events = session.events(SPECTATOR)
        record.log.read(events)
        if record.log.is_over:
            break
        for seat in range(seats):
            for statement in chance.sample(
                offers := list_offers(session.view(seat), session, record, seat), min(4, len(offers))
            ):
                if record.may_say(statement):
                    record.add(statement, session)
        for _ in range(60):
            statement = random_statement(record, chance)
            if record.may_say(statement):
                record.add(statement, events)
    return record, session.events(SPECTATOR)


def forms(words: Words, message: str) -> list[str]:
    return list(words.phrase(message).forms.values())


@pytest.mark.parametrize(("game", "seats", "seed"), TALKS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_card_and_no_value_is_ever_named(
    game: str, seats: int, seed: int, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    record, _ = talk(game, seats, seed)
    assert len(record.said) > 30
    words = texts_of(game, language)
    words.gaps.clear()
    asked: set[str] = set()
    counted: set[str] = set()
    say, phrase = Words.say, Words.phrase

    def spy(self: Words, message: str, arguments: Arguments | None = None, form: str = "") -> str:
        asked.add(message)
        numbers = {name: value for name, value in (arguments or {}).items() if isinstance(value, int | float)}
        assert numbers.keys() <= COUNTS
        counted.update(str(number) for number in numbers.values())
        return say(self, message, arguments, form)

    def spy_phrase(self: Words, message: str, arguments: Arguments | None = None) -> Phrase:
        asked.add(message)
        return phrase(self, message, arguments)

    texts = talk_texts(record, words)
    monkeypatch.setattr(Words, "say", spy)
    monkeypatch.setattr(Words, "phrase", spy_phrase)
    lines = [texts.line(statement) for statement in record.said]
    assert not words.gaps
    assert all(message.startswith(ALLOWED) for message in asked)
    places = [text for message in asked if not message.startswith("talk-") for text in forms(words, message)]
    for line in lines:
        for place in sorted(places, key=len, reverse=True):
            line = line.replace(place, "")
        assert counted.issuperset(re.findall(r"\d+", line))


@pytest.mark.parametrize("game", GAME_TALK)
def test_the_words_of_the_grammar_are_no_cards(game: str) -> None:
    """Beside cards that are called as what they are about: roles, and what a card of action does."""
    cards = {card.partition(":")[0] for card in GAMES[game].layout.cards}
    words = {
        word for kind in KINDS.values() for argument in kind.words for word in words_of(kind, argument, game)
    }
    assert words & cards <= {"human", "alien", "repair"}


@pytest.mark.parametrize(("game", "seats", "seed"), TALKS[::2])
def test_talk_does_not_depend_on_any_card(game: str, seats: int, seed: int) -> None:
    """Had all open cards been others, everything said would read the same, and nothing else could be said."""
    record, events = talk(game, seats, seed)
    other = TalkRecord.from_wire(
        GAMES[game], seats, record.to_wire(), [_with_other_cards(game, one) for one in events]
    )
    words = texts_of(game, "en")
    one, two = talk_texts(record, words), talk_texts(other, words)
    assert [one.line(said) for said in record.said] == [two.line(said) for said in other.said]
    for seat in range(seats):
        assert record.log.deeds(seat) == other.log.deeds(seat)
        assert record.log.looks(seat) == other.log.looks(seat)


def _with_other_cards(game: str, event: EventWire) -> EventWire:
    cards = GAMES[game].layout.cards
    told = dict(event["told"])
    if isinstance(told.get("cards"), list):
        told["cards"] = [cards[0] for _ in _list(told["cards"])]
    option = told.get("option")
    if isinstance(option, str):
        told["option"] = " ".join(cards[0] if word in cards else word for word in option.split(" "))
    return {"event": event["event"], "rule": event["rule"], "told": told}


def _list(value: Json) -> list[Json]:
    assert isinstance(value, list)
    return value


@pytest.mark.parametrize(("game", "seats", "seed"), TALKS[::3])
def test_random_talk_survives_being_written_down(game: str, seats: int, seed: int) -> None:
    record, events = talk(game, seats, seed)
    again = TalkRecord.from_wire(GAMES[game], seats, record.to_wire(), events)
    assert again.said == record.said
    for seat in range(seats):
        assert again.open_questions(seat) == record.open_questions(seat)
    assert [to_wire(one) for one in again.said] == record.to_wire()
