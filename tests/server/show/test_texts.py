"""Shared texts: what a reader gets from templates is what would be rendered for that reader alone."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import cycle, islice
from typing import Any

import msgspec
import pytest

from tests.server.game_positions import deal_table, draw_answer
from turncoat.kernel.decisions import waiting_seats
from turncoat.kernel.dice import fast
from turncoat.kernel.ids import SPECTATOR, Seat
from turncoat.kernel.views import view
from turncoat.kernel.wire import engine_view_wire
from turncoat.server.show import shared_texts
from turncoat.server.show.story import follow_story
from turncoat.server.show.templates import TemplateCache
from turncoat.server.show.texts import Reader, StepTexts
from turncoat.server.table.apply import take_step
from turncoat.server.table.commands.answer import answer_decision
from turncoat.server.table.stages import PLAYING
from turncoat.server.table.step_view import StepView
from turncoat.server.table.table import Table
from turncoat.texts.asking import AskTexts
from turncoat.texts.consequences import consequences, name_in_use
from turncoat.texts.languages import LANGUAGES
from turncoat.texts.log import LogTexts
from turncoat.texts.option_stakes import stakes_of
from turncoat.texts.people import People
from turncoat.texts.phrases import Phrase
from turncoat.texts.stand_ins import Cast, StandIns
from turncoat.texts.story.story import Happening

TABLES = [("lifeboat", 4), ("unfathomable", 3), ("unfathomable", 6), ("thing", 2), ("thing", 6)]
PLAIN = ["Anna", "Борис", "Clara", "Їжак", "Eva", "Frank", "Hanna", "Ivan"]
# Sentences look at how names begin and end; two players may have the same; some characters are escaped in JSON.
AWKWARD = ["bob", "bob", "Dr. No.", "a: b; c", '"Ян" \\', "5", "Who?", "ïо"]
NUMBERED = [
    "Ярослав 6",
    "Лев 7",
    "Олексій 8",
    "Юліу 9",
]  # a word before a number that ends as prepositions are written
RENAMED = 25  # answers after which a player gets another name
Texts = dict[str, Any]


@pytest.fixture(autouse=True)
def _new_caches(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give every test its own template caches."""
    for name in ("_LOGS", "_WORDINGS", "_QUESTIONS", "_ASKS", "_OPTIONS"):
        monkeypatch.setattr(shared_texts, name, TemplateCache[Any](1_000))


def table_of(game: str, names: list[str], players: int) -> Table:
    table = deal_table(game, players)
    call(table, names)
    return table


def call(table: Table, names: list[str]) -> None:
    chairs = zip(table.chairs, islice(cycle(names), len(table.chairs)), strict=True)
    table.chairs = [replace(chair, name=name) for chair, name in chairs]


def steps(table: Table, seed: int, most: int) -> Iterator[StepView]:
    dice = fast(seed)
    for _ in range(most):
        if table.stage != PLAYING or not waiting_seats(table.running_state()):
            return
        seat, option = draw_answer(table, dice)
        yield take_step(table, answer_decision(table, seat, option, None, "person"), 0)[1]


def alone(table: Table, step_view: StepView, happenings: list[Happening], seat: Seat, language: str) -> Texts:
    """A text rendered with the reader's own names, without templates."""
    s = table.state
    assert s is not None
    reader = Reader(table, s, seat, language)
    texts: Texts = {"players": reader.names.people.labels}
    if happenings:
        texts["log"] = reader.log(happenings)
    decision = step_view.decision(seat)
    if decision is not None:
        asked = AskTexts(reader.names).question(engine_view_wire(view(s, seat)), decision)
        stakes = stakes_of(s, seat, decision, language)
        details = [
            [*own, *consequences(s.game, language, option, name_in_use(s, seat, option["verb"]))]
            for own, option in zip(stakes, decision["options"], strict=True)
        ]
        texts["question"] = {
            "ask": asked.ask,
            "effect": asked.effect,
            "options": asked.options,
            "details": details,
        }
    return texts


def differences(game: str, players: int, most: int, other: list[str] = AWKWARD) -> int:
    """Count the texts of two alternating tables that differ from texts for one reader alone."""
    tables = [table_of(game, names, players) for names in (PLAIN, other)]
    played = [steps(table, seed, most) for seed, table in enumerate(tables)]
    count = 0
    for number, views in enumerate(zip(*played, strict=False)):
        if number == RENAMED:
            call(tables[0], AWKWARD[2:])
        for table, step_view in zip(tables, views, strict=True):
            happenings = follow_story(table, step_view)
            shared = StepTexts(table, step_view, happenings)
            for seat in (*range(players), SPECTATOR):
                for language in LANGUAGES:
                    read = msgspec.json.decode(shared.encode(seat, language))
                    count += read != alone(table, step_view, happenings, seat, language)
    return count


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_every_reader_reads_what_would_be_rendered_for_them_alone(game: str, players: int) -> None:
    assert differences(game, players, 2_000) == 0


def test_a_reader_of_a_short_game_reads_what_would_be_rendered_for_them_alone() -> None:
    assert differences("lifeboat", 3, 60) == 0


def test_names_that_end_in_a_number_are_left_as_they_are() -> None:
    assert differences("lifeboat", 4, 60, NUMBERED) == 0


def test_a_template_that_tells_all_what_one_seat_was_told_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Happening.told_to
    monkeypatch.setattr(Happening, "told_to", lambda happening, _: honest(happening, SPECTATOR))
    assert differences("lifeboat", 3, 60) > 0


def test_a_template_that_is_used_for_other_people_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Cast, "take_notes", lambda _: ())
    with pytest.raises((AssertionError, KeyError)):
        assert differences("lifeboat", 3, 60) == 0


def test_texts_are_rendered_once_for_all_readers_of_a_language(monkeypatch: pytest.MonkeyPatch) -> None:
    rendered: list[str] = []
    honest = shared_texts.Renderer.line

    def render(renderer: shared_texts.Renderer, happening: Happening, seat: Seat) -> Any:
        rendered.append(renderer._names.words.language)
        return honest(renderer, happening, seat)

    monkeypatch.setattr(shared_texts.Renderer, "line", render)
    for names in (PLAIN, PLAIN[::-1]):
        table = table_of("lifeboat", names, 3)
        texts = next(_public_texts(table))
        for seat in (0, 1, 2, SPECTATOR):
            for language in ("en", "ru"):
                texts.encode(seat, language)
    assert sorted(rendered) == ["en", "ru"]


def test_an_event_is_worded_once_for_all_sentences_and_questions_for_all_tables_that_share_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    rendered: list[str] = []
    for owner, name in ((LogTexts, "wording"), (shared_texts.Renderer, "ask"), (AskTexts, "effect")):
        monkeypatch.setattr(owner, name, counting(getattr(owner, name), rendered))
    counts: list[int] = []
    for names in (PLAIN, PLAIN[::-1]):
        table = table_of("lifeboat", names, 3)
        for step_view in steps(table, 5, 60):
            texts = StepTexts(table, step_view, follow_story(table, step_view))
            for seat in (0, 1, 2):
                texts.encode(seat, "en")
        counts.append(len(rendered))
    assert counts[0] > 0
    assert counts[1] == counts[0]


def counting(honest: Callable[..., Any], calls: list[str]) -> Callable[..., Any]:
    def call(*given: Any) -> Any:
        calls.append(honest.__name__)
        return honest(*given)

    return call


def test_names_that_sound_alike_share_ukrainian_texts() -> None:
    """Euphony depends only on how a name begins and ends."""
    people = [Phrase({"": name}) for name in ("Мирослава", "Мирцислава", "Олександр")]
    stand_ins = [StandIns(People([one], [], [], []), keeps_sounds=True).phrases[0] for one in people]
    assert stand_ins[0] is stand_ins[1]
    assert stand_ins[0] is not stand_ins[2]


def test_readers_of_one_language_are_sent_the_same_lines_unless_they_are_told_more() -> None:
    table = table_of("lifeboat", PLAIN, 3)
    told = 0
    for step_view in steps(table, 5, 60):
        happenings = follow_story(table, step_view)
        texts = StepTexts(table, step_view, happenings)
        public = msgspec.json.decode(texts.encode(SPECTATOR, "en")).get("log")
        for seat in range(3):
            log = msgspec.json.decode(texts.encode(seat, "en")).get("log")
            is_told_more = any(one.insiders >> seat & 1 for one in happenings)
            told += is_told_more
            assert is_told_more or log == public
    assert told > 0


def _public_texts(table: Table) -> Iterator[StepTexts]:
    """Texts of steps with one new line that is the same for all readers."""
    for step_view in steps(table, 5, 60):
        happenings = follow_story(table, step_view)
        if len(happenings) == 1 and happenings[0].until - happenings[0].at == 1 and not step_view._whispered:
            yield StepTexts(table, step_view, happenings)


def test_templates_that_were_not_used_for_the_longest_time_are_forgotten() -> None:
    rendered: list[str] = []
    cache = TemplateCache[str](2)

    def render() -> tuple[str, tuple[int, ...]]:
        rendered.append(told)
        return told, ()

    for told in ("a", "b", "a", "c", "a", "b"):
        assert cache.get(told, (), render) == told
    assert rendered == ["a", "b", "c", "b"]


def test_what_is_told_of_many_people_takes_no_more_room() -> None:
    cache = TemplateCache[str](2)
    people = [Phrase({"": name}) for name in ("Anna", "Borys", "Clara")]
    rendered: list[str] = []

    def render() -> tuple[str, tuple[int, ...]]:
        rendered.append(str(one))
        return str(one), (0,)

    for one in (people[0], people[1], people[1], people[0]):
        assert cache.get("a", [one], render) == str(one)
    assert rendered == ["Anna", "Borys"]
    for one in (people[2], people[0]):
        assert cache.get("a", [one], render) == str(one)
    assert len(rendered) == 4
