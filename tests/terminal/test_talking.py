"""Talk at the terminal: statements of bots and people, and their saves."""

import json
import re
from pathlib import Path

import pytest

from tests.bots.talkers import Talker
from tests.terminal.people import People, Typist, at_most, bare, lifeboat, type_lines
from turncoat.games.catalog import GAMES
from turncoat.kernel.dice import fast
from turncoat.kernel.errors import BadInput
from turncoat.kernel.ids import SPECTATOR
from turncoat.kernel.session import Session, begin
from turncoat.kernel.state import RUNNING
from turncoat.talk.offers import list_offers
from turncoat.talk.record import TalkRecord
from turncoat.talk.statement_texts import wordings
from turncoat.talk.statements import Statement
from turncoat.terminal.saving import TABLE, restore_table, save_table
from turncoat.terminal.speech import Speech
from turncoat.texts.languages import LANGUAGES
from turncoat.texts.words import Words, words_of

WORDS = words_of("thing", "en")
ROOM = 300  # columns, so wide that no sentence wraps


def station(seed: int = 3, players: int = 4) -> Session:
    return begin(GAMES["thing"], players, fast(seed), {})


def answer_all(*lines: str, seed: int = 3) -> Typist:
    """Types these lines when seat 0 is asked first, then picks any number on the screen."""
    left = list(lines)
    dice = fast(seed)

    def type_line(screen: str) -> str:
        if left:
            return left.pop(0)
        choices = re.search(r"1–(\d+) \w+ \? > $", bare(screen))
        return str(dice.below(int(choices[1])) + 1) if choices else ""

    return type_line


def at_table(type_line: Typist, people: list[int], words: Words = WORDS, **options: bool | int) -> People:
    return People(
        station(),
        people,
        type_line,
        words=words,
        width=int(options.get("width", ROOM)),
        height=int(options.get("height", 40)),
        is_terminal=bool(options.get("is_terminal", False)),
        new_bot=Talker,
    )


def record_of(people: People) -> TalkRecord:
    record = people.table.company.record
    assert record is not None
    return record


def name_of(people: People, seat: int) -> str:
    """The player's name as sentences say it."""
    view = people.session.view(SPECTATOR)
    return str(Speech(people.session.state.game, WORDS, view, SPECTATOR).names.seat(seat))


def by(record: TalkRecord, seat: int) -> list[Statement]:
    return [one for one in record.said if one.speaker == seat]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_can_be_said_is_listed_and_said_by_its_number(language: str) -> None:
    words = words_of("thing", language)
    command = words.say("terminal-command-say")
    people = at_table(type_lines(command, f"{command} 2", "look"), [0], words)
    people.play()
    record = record_of(people)
    (said,) = by(record, 0)
    listed, spoken, drawn = (bare(screen) for screen in people.screens[1:4])
    assert words.say("terminal-say-how") in listed
    line = next(one for one in listed.splitlines() if re.match(r" *2  ", one)).strip(" 2").strip()
    assert line in spoken
    assert line in drawn  # in the log
    assert len(list_offers(people.session.view(0), people.session, record, 0)) > 5
    assert said.number == len(record.said) - 1


def test_a_phrase_can_be_typed_as_it_reads() -> None:
    people = at_table(type_lines("say", "say you can test me"), [0])
    people.play()
    assert by(record_of(people), 0)[0].content == Statement("promise", 0, action="be_tested")


def test_numbers_are_those_of_the_list_that_was_shown_last() -> None:
    people = at_table(type_lines("say", "say 1", "say 2", "say 1"), [0])
    people.play()
    listed = [
        line.strip()[1:].strip()
        for line in bare(people.screens[1]).splitlines()
        if line.strip()[:2] in ("1 ", "2 ")
    ]
    said = by(record_of(people), 0)
    assert len(said) == 2
    assert listed[0] in bare(people.screens[2])
    assert listed[1] in bare(people.screens[3])
    refusal = WORDS.say("terminal-no-such-phrase", {"text": "1"})
    assert refusal in bare(people.screens[4])  # once a round is enough


@pytest.mark.parametrize("rest", ["99", "0", "hello"])
def test_what_is_not_on_the_list_cannot_be_said(rest: str) -> None:
    people = at_table(type_lines(f"say {rest}"), [0])
    people.play()
    assert WORDS.say("terminal-no-such-phrase", {"text": rest}) in people.screens[1]
    assert not by(record_of(people), 0)


def test_a_long_list_is_shown_page_by_page() -> None:
    people = at_table(type_lines("say", "q"), [0], is_terminal=True, height=12)
    people.play()
    assert "q to stop >" in bare(people.screens[1])
    assert len(bare(people.screens[1]).splitlines()) <= 12


def test_bots_hear_what_a_person_says_and_answer_it() -> None:
    request = Statement("request", 0, seat=1, action="repair")

    def type_line(screen: str) -> str:
        if not by(record_of(people), 0):
            people.table.company.say(request)
        return pick(screen)

    pick = answer_all()
    people = at_table(at_most(15, type_line), [0])
    people.play()
    record = record_of(people)
    (asked,) = [one for one in by(record, 0) if one.content == request]
    answers = [one for one in by(record, 1) if one.statement == asked.number]
    assert [one.kind for one in answers] == ["answer"]
    for bot in people.table.bots.values():
        assert isinstance(bot, Talker)
        assert asked in bot.heard


def test_a_question_to_the_person_is_shown_above_the_options() -> None:
    seen: list[str] = []
    pick = answer_all()

    def type_line(screen: str) -> str:
        if WORDS.say("terminal-owed") in screen:
            seen.append(bare(screen))
            raise EOFError
        return pick(screen)

    people = at_table(type_line, [0])
    people.play()
    (screen,) = seen
    question = record_of(people).open_questions(0)[0]
    assert question.action == "repair"
    forms = wordings(WORDS, "talk-request-repair", question.voice)
    texts = [WORDS.say("talk-request-repair", {"seat": ""}, form).strip(", ") for form in forms]
    (text,) = [one for one in texts if one in screen]
    owed = screen.index(WORDS.say("terminal-owed"))
    assert owed < screen.index(text, owed) < screen.rindex("1  ")


def test_what_bots_say_is_told_once_as_news() -> None:
    pick = answer_all(seed=5)
    lines: list[str] = []

    def type_line(screen: str) -> str:
        speaker = name_of(people, 2)
        lines.extend(line for line in bare(screen).splitlines() if f"{speaker}: Thank you" in line)
        return pick(screen)

    people = at_table(at_most(30, type_line), [0])
    people.play()
    thanks = [one for one in by(record_of(people), 2) if one.kind == "thank"]
    assert 0 < len(lines) <= len(thanks)


def test_the_log_has_all_that_was_said() -> None:
    people = at_table(type_lines("1", "1", "1", "1", "1", "1", "log"), [0])
    people.play()
    record = record_of(people)
    log = bare(people.screens[7])
    assert len(record.said) > 3
    assert log.count(": Thank you, ") == sum(one.kind == "thank" for one in record.said)
    for seat in range(1, 4):
        assert log.count(f"{name_of(people, seat)}: ") == len(by(record, seat))


def test_whoever_is_at_the_screen_is_who_speaks() -> None:
    spoken: set[int] = set()

    def type_line(screen: str) -> str:
        seat = people.table.at_screen
        if "? >" in bare(screen) and seat not in spoken:
            spoken.add(seat)
            return "say 1"
        return pick(screen)

    pick = answer_all()
    people = at_table(at_most(20, type_line), [0, 2])
    people.play()
    record = record_of(people)
    assert spoken == {0, 2}
    assert by(record, 0)
    assert by(record, 2)
    assert {one.speaker for one in record.said} == {0, 1, 2, 3}


def test_a_table_of_bots_prints_all_that_was_said() -> None:
    people = at_table(type_lines(), [])
    people.play()
    record = record_of(people)
    end = bare(people.last_screen())
    assert people.session.state.ending != RUNNING
    assert len(record.said) > 10
    assert end.count("Thank you, ") == sum(one.kind == "thank" for one in record.said)


def test_the_end_tells_what_the_bots_thought() -> None:
    people = at_table(answer_all(), [0])
    people.play()
    end = bare(people.last_screen())
    assert WORDS.say("terminal-minds") in end
    for seat in (1, 2, 3):
        assert re.search(rf"Seat {seat + 1}\) +cautious +(\d+%|none) / (\d+%|none) ", end), seat
    assert not re.search(r"Seat 1, you\) +cautious", end)


def test_a_game_without_talk_says_so() -> None:
    people = People(lifeboat(), [0], type_lines("say"))
    people.play()
    assert WORDS.say("terminal-no-talk") in people.screens[1]


# Saves


def events_of(session: Session) -> list[list[object]]:
    """The events as each seat saw them."""
    return [[*session.events(seat)] for seat in (SPECTATOR, *range(session.state.seats))]


def test_a_saved_table_goes_on_with_all_that_happened_and_was_said(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    people = at_table(
        answer_all("1", "1", "1", "1", "1", "1", "1", "1", "say 1", f"save {file}", "quit", "yes"), [0]
    )
    people.play()
    record = record_of(people)
    assert len(record.said) > 3
    session, talk = restore_table(GAMES["thing"], json.loads(file.read_text(encoding="utf-8")))
    assert talk is not None
    assert talk.to_wire() == record.to_wire()
    assert events_of(session) == events_of(people.session)
    type_line = at_most(10, answer_all(seed=8))
    again = People(session, [0], type_line, words=WORDS, new_bot=Talker, record=talk)
    again.table.play()
    assert len(talk.said) > len(record.said)
    heard = [bot.heard for bot in again.table.bots.values() if isinstance(bot, Talker) and bot.heard]
    assert heard
    for all_of_it in heard:
        said = [one for one in all_of_it if isinstance(one, Statement)]
        assert said[: len(record.said)] == record.said


def test_a_save_of_before_goes_on_with_nothing_remembered() -> None:
    session, talk = restore_table(GAMES["thing"], station().save())
    assert not session.journal
    assert talk is not None
    assert not talk.said


@pytest.mark.parametrize(
    ("table", "code"),
    [
        ({"mood": 1}, "unknown_field"),
        ({"events": [1]}, "expected_list"),
        ({"events": [[0]]}, "broken_save"),
        ({"talk": [{"kind": "thank", "speaker": 0, "seat": 1, "number": 3, "at": 0}]}, "broken_talk"),
    ],
)
def test_a_damaged_table_is_refused(table: dict[str, object], code: str) -> None:
    saved = json.loads(json.dumps({**station().save(), TABLE: table}))
    with pytest.raises(BadInput, match=code):
        restore_table(GAMES["thing"], saved)


@pytest.mark.parametrize("game", GAMES)
def test_every_event_comes_back_from_a_save_as_everybody_was_told_it(game: str) -> None:
    session = begin(GAMES[game], GAMES[game].fewest_seats + 1, fast(4), {})
    session.play_randomly(fast(5), 400)
    saved = json.loads(json.dumps(save_table(session, None)))
    again, _ = restore_table(GAMES[game], saved)
    assert events_of(again) == events_of(session)
    assert [event.is_told_to(0) for event in again.journal if event.secret] == [
        event.is_told_to(0) for event in session.journal if event.secret and event.knowers
    ]
