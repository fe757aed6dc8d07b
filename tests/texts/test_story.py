"""The log as a story: sentences that several events make, the same step by step as at once, and a turn in one line."""

from typing import Any

import pytest

from tests.earlier_records import EARLIER_RECORDS
from tests.kernel.test_versions import SECOND
from tests.texts.playing import names_for
from turncoat.games.catalog import GAMES
from turncoat.kernel.dice import dice_from_saved, fast
from turncoat.kernel.ids import SPECTATOR, Seat
from turncoat.kernel.record import read_record
from turncoat.kernel.session import Session, begin
from turncoat.kernel.shapes import EventWire, Json
from turncoat.texts.languages import LANGUAGES
from turncoat.texts.log import LogLine, LogTexts, public
from turncoat.texts.names import Names
from turncoat.texts.people import people_of
from turncoat.texts.story.source import Heard
from turncoat.texts.story.story import Happening, Story, story_of
from turncoat.texts.words import words_of

# Lines of all records of a game in `tests/earlier`, as the log told them before sentences were joined
LINES_BEFORE = {"thing": 4027, "unfathomable": 3937}
# Messages that say nothing: an answer without its question, a die without what it is for, an action without its name
CONTENTLESS = {
    *("attacked", "chose-accept", "chose-decline", "chose-choose", "chose-pick-seat"),
    *("chose-give-to", "chose-use-room", "chose-use-ability", "chose-use-feat", "chose-repair"),
    *("chose-pick-item", "chose-pick-figure", "chose-pick-number"),
}
# Messages of a die that say nothing if a sentence ends with them: what it leads to is missing
ROLLS = {"log-rolled-for", "log-rolled-by", "log-rolled"}
CREW = ("arjun", "jeanne", "jamie", "ishmael")


def log_of(game: str, language: str, characters: tuple[str, ...]) -> LogTexts:
    words = words_of(game, language)
    names = [f"Seat {seat}" for seat in range(len(characters))]
    return LogTexts(Names(GAMES[game], words, people_of(GAMES[game], characters, words, names)))


def event(name: str, rule: str = "1", /, **told: Any) -> EventWire:
    return {"event": name, "rule": rule, "told": told}


def ship(language: str, *events: EventWire) -> list[LogLine]:
    return log_of("unfathomable", language, CREW).lines(events)


def texts(lines: list[LogLine]) -> list[str]:
    return [line.text for line in lines]


def deep_one(source: str, target: str) -> EventWire:
    return event("figure_moved", "4.17", **{"figure": "deep_one", "from": source, "to": target})


def attack(result: int, **why: Json) -> EventWire:
    told = {"space": "galley", "result": result, "target": 6, "why": {"step": "attack.(end)", **why}}
    return event("attacked", "6.9", **told)


# How long it is


def replayed(written: dict[str, Json]) -> Session:
    record, _ = read_record(GAMES[str(written["game"])], written)
    session = begin(record.game, record.seats, dice_from_saved(record.dice), record.options, record.version)
    for what, seat, text in record.entries:
        session.enter(what, seat, text)
    return session


@pytest.mark.slow
@pytest.mark.parametrize("game", LINES_BEFORE)
def test_a_game_is_told_in_six_tenths_of_the_lines_and_hardly_one_of_them_says_nothing(game: str) -> None:
    told: list[Happening] = []
    for written in EARLIER_RECORDS:
        if written["game"] == game:
            told += story_of(GAMES[game], replayed(written).events(SPECTATOR))
    assert len(told) <= 0.6 * LINES_BEFORE[game]
    topics = [one.parts[0].message.removeprefix("log-") for one in told]
    contentless = sum(topic in CONTENTLESS for topic in topics)
    contentless += sum(one.parts[-1].message in ROLLS for one in told)
    assert contentless <= 0.02 * len(told)


# Step by step


def told_in_steps(session: Session, seat: Seat, steps: list[int], language: str) -> list[LogLine]:
    """The log of a client that is told step by step: a line takes the place of the one that begins with the same
    event."""
    log = LogTexts(names_for(session, seat, words_of(session.state.game.name, language)))
    story = Story(session.state.game)
    events = session.events(seat)
    lines: dict[int, LogLine] = {}
    for first, until in zip([0, *steps], [*steps, len(events)], strict=True):
        for line in log.tell(story.take([Heard(one) for one in events[first:until]]), public):
            lines[line.at] = line
    return list(lines.values())


@pytest.mark.parametrize("game", GAMES)
def test_a_log_that_is_told_step_by_step_is_the_log_that_is_told_at_once(game: str) -> None:
    session = begin(GAMES[game], 4, fast(3), {})
    dice = fast(4)
    steps = []
    for _ in range(300):
        steps.append(len(session.journal))
        session.play_randomly(dice, 1)
    for seat in (0, SPECTATOR):
        whole = LogTexts(names_for(session, seat, words_of(game, "en"))).lines(session.events(seat))
        parts = told_in_steps(session, seat, steps, "en")
        assert [(line.at, line.text, line.brief) for line in parts] == [
            (line.at, line.text, line.brief) for line in whole
        ]


@pytest.mark.parametrize("game", GAMES)
def test_a_turn_in_one_line_is_the_same_for_every_reader(game: str) -> None:
    session = begin(GAMES[game], 4, fast(5), {})
    session.play_randomly(fast(6), 400)
    briefs = []
    for seat in (0, 1, SPECTATOR):
        names = names_for(session, SPECTATOR, words_of(game, "en"))
        lines = LogTexts(names).lines(session.events(seat))
        briefs.append([line.brief for line in lines if line.is_turn])
    assert briefs[0] == briefs[1] == briefs[2]
    assert sum(bool(brief) for brief in briefs[0]) > 2


# What sentences say


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "A Deep One attacks Jeanne in the Galley: 6 against 6 – a hit."),
        ("ru", "Глубоководный атакует Жанну на камбузе: 6 против 6\u00a0— попадание."),
        ("uk", "Глибоководний атакує Жанну в камбузі: 6 проти 6\u00a0— влучання."),
    ],
)
def test_an_attack_names_attacker_and_defender(language: str, said: str) -> None:
    assert texts(ship(language, attack(6, other=1))) == [said]


def test_an_attack_with_a_weapon_names_it() -> None:
    assert texts(ship("en", attack(5, seat=2, other=1, card="six_shooter"))) == [
        "Jamie attacks Jeanne in the Galley with Six-Shooter: 5 against 6 – a miss."
    ]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "12 Deep Ones move from the Deep to Water 1; a Deep One moves from Deck 1 to the Bridge."),
        (
            "ru",
            (
                "12\u00a0глубоководных передвигаются из пучины в водную область\u00a01; "
                "глубоководный передвигается из наружной области\u00a01 на мостик."
            ),
        ),
        (
            "uk",
            (
                "12\u00a0глибоководних переміщуються з Глибин у водну зону\u00a01; "
                "глибоководний переміщується з палубної зони\u00a01 на місток."
            ),
        ),
    ],
)
def test_monsters_that_move_alike_are_counted_in_the_sentence(language: str, said: str) -> None:
    moves = [deep_one("deep", "w1")] * 6 + [deep_one("d1", "bridge")] + [deep_one("deep", "w1")] * 6
    assert texts(ship(language, *moves)) == [said]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Jeanne is defeated and goes to the Sick Bay."),
        ("ru", "Жанна побеждена и попадает в лазарет."),
        ("uk", "Жанну переможено й відправлено в лазарет."),
    ],
)
def test_a_defeat_comes_before_what_it_leads_to(language: str, said: str) -> None:
    moved = event("changed", "7", **{"track": "at.1", "from": "galley", "to": "sick_bay"})
    assert texts(ship(language, moved, event("character_defeated", "7", seat=1, to="sick_bay"))) == [said]


def test_two_mythos_cards_are_two_lines() -> None:
    def card(name: str, source: str, target: str) -> EventWire:
        return event("shown", "28.4", **{"from": source, "to": target, "cards": [name]})

    lines = ship(
        "en",
        card("do_no_harm", "mythos", "crisis"),
        card("do_no_harm", "crisis", "mythos_discard"),
        card("hull_leak", "mythos", "crisis"),
        event("check_begun", "28.5", target=9, skills=["observation", "strength"]),
    )
    assert texts(lines) == [
        "No one can face Do No Harm, so it’s discarded and another card is drawn.",
        "Mythos card: Hull Leak; skill check 9 (observation, strength).",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_that_an_answer_names_is_not_told_again(language: str) -> None:
    chose = event("chose", "1.14", seat=0, verb="raise_die", option="raise_die keen_insight:3")
    shown = event(
        "shown", "41.4", **{"from": "hand.0", "to": "discard.observation", "cards": ["keen_insight:3"]}
    )
    assert len(ship(language, chose, shown)) == 1


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Jeanne goes to the Galley and uses it; food −1 (7 left); the check fails by 3."),
        (
            "ru",
            (
                "Жанна передвигается на камбуз и выполняет особое действие; припасы снижаются на 1: теперь 7; "
                "проверка провалена: не хватило 3."
            ),
        ),
        (
            "uk",
            (
                "Жанна переміщується в камбуз і розігрує дію зони; їжа зменшується на 1: тепер 7; "
                "перевірку провалено: забракло 3."
            ),
        ),
    ],
)
def test_a_turn_that_is_over_is_one_line(language: str, said: str) -> None:
    lines = ship(
        language,
        event("turn_of", "53.1", seat=1),
        event("changed", "3.3", **{"track": "at.1", "from": "d3", "to": "galley"}),
        event("chose", "3.8", seat=1, verb="use_room", option="use_room"),
        event("changed", "36.1", **{"track": "food", "from": 8, "to": 7}),
        event("checked", "5", total=6, target=9, outcome="failed"),
        event("turn_of", "53.1", seat=2),
    )
    assert [line.brief for line in lines if line.is_turn] == [said, ""]


def test_a_turn_that_goes_on_has_no_line_yet() -> None:
    lines = ship(
        "en", event("turn_of", "53.1", seat=1), event("chose", "3", seat=1, verb="rescue", option="rescue")
    )
    assert [line.brief for line in lines] == ["", ""]


def test_events_without_what_lies_behind_them_are_told_as_before() -> None:
    lines = ship(
        "en",
        event("attacked", "6.9", space="galley", result=6, target=6),
        event("rolled", "17", sides=8, die=4),
        event("chose", "1", seat=0, verb="accept", option="accept"),
    )
    assert texts(lines) == [
        "The attack in the Galley comes to 6; 6 or more is needed.",
        "The die shows 4.",
        "Arjun agrees.",
    ]


def test_people_who_run_from_the_alien_are_named_and_no_others() -> None:
    station = log_of("thing", "en", ("blair", "garry", "clark", "nauls"))
    absorbed = event("absorbed", "T8.7", place="kitchen", figure="3")
    fled = [
        event("changed", "T8.7", **{"track": f"at.{figure}", "from": "kitchen", "to": "rec_room"})
        for figure in (0, 1)
    ]
    assert texts(station.lines([absorbed])) == ["The revealed alien absorbs Nauls in the Kitchen."]
    assert texts(station.lines([absorbed, *fled]))[1:] == ["Fleeing to the Rec Room: Blair, Garry."]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Blair gives Activate to Clark."),
        ("ru", "Блэр назначает «Активацию» Кларку."),
        ("uk", "Блер призначає «Активацію» Кларку."),
    ],
)
def test_an_action_card_that_is_revealed_and_given_is_one_sentence(language: str, said: str) -> None:
    station = log_of("thing", language, ("blair", "garry", "clark", "nauls"))
    shown = event("shown", "T12.1", **{"from": "pile", "to": "now", "cards": ["activate"]})
    why: Json = {"step": "giving.give", "card": "activate"}
    given = event("chose", "T12.2", seat=0, verb="give_to", option="give_to 2", why=why)
    assert texts(station.lines([shown, given])) == [said]


@pytest.mark.parametrize("language", LANGUAGES)
def test_of_an_earlier_version_all_is_told_that_the_game_still_has(language: str) -> None:
    session = begin(GAMES["lifeboat"], 4, fast(5), {})
    session.play_randomly(fast(6), 400)
    words = words_of("lifeboat", language)
    names = [f"Seat {seat}" for seat in range(session.state.seats)]
    log = LogTexts(Names(SECOND, words, people_of(SECOND, (), words, names)))
    for seat in range(SPECTATOR, session.state.seats):
        events = session.events(seat)
        assert any("hull" in str(event["told"]) for event in events)  # which is gone in the second version
        with pytest.raises(KeyError):
            log.lines(events)
        lines = log.lines(events, is_old=True)
        assert len(lines) > len(events) / 4
        assert any(line.brief for line in lines)
