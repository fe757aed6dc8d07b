"""The screen of a seat: names, numbers, piles and events of any game."""

import pytest

from tests.terminal.island import ISLAND_WORDS, Island
from tests.terminal.people import CLEAR, WORDS, People, lifeboat, player, type_lines
from turncoat.games.catalog import game_named
from turncoat.kernel.decisions import waiting_seats
from turncoat.kernel.dice import fast
from turncoat.kernel.ids import NOBODY, SPECTATOR, seats_in
from turncoat.kernel.session import Session, begin, begin_at
from turncoat.kernel.shapes import Json
from turncoat.terminal.speech import Speech
from turncoat.texts.languages import LANGUAGES
from turncoat.texts.places import tracks_of
from turncoat.texts.sentences import capital
from turncoat.texts.words import Words, words_of


def lifeboat_at(position: dict[str, Json]) -> Session:
    start: dict[str, Json] = {"game": "lifeboat", "players": 4, "seed": 3, "current": 0}
    return begin_at(game_named("lifeboat"), start | position)


def screens(session: Session, *lines: str, words: Words = WORDS) -> list[str]:
    """Seat 0's first screen and the screen after each line, with single spaces."""
    people = People(session, [0], type_lines(*lines), words=words)
    people.play()
    return [" ".join(screen.split()) for screen in people.screens[: len(lines) + 1]]


def test_a_game_that_nobody_has_heard_of_is_shown_in_the_words_it_brings() -> None:
    session = begin(Island(), 2, fast(1), {})
    first, then = screens(session, "walk to the old well", words=ISLAND_WORDS)
    assert f"Treasure Island | {player(0, is_you=True)}" in first
    assert "Beasts none" in first
    assert "Stones (north beach) 2 (Red Carp ×2)" in first
    assert "Stream 3" in first
    assert "Basket ? (on top: Blue Eel)" in first
    assert "empty: Bucket" in first
    assert "Where do you walk? §12.10.3 ─" in first
    assert "1 Walk to the north beach 2 Walk to the old well" in first
    assert "Beasts old well 1" in then
    assert "Stream 3 (on top: Red Carp, no. 2 from the top: Blue Eel)" in then
    assert "§12.10.3 Beasts (old well): 0 → 1." in then
    assert f"§12.10.3 {player(0)} looks at 2 cards (Stream): Blue Eel, Red Carp." in then
    assert not ISLAND_WORDS.gaps


def test_seats_stand_in_rows_with_counts_of_what_is_hidden_and_names_of_what_is_open() -> None:
    screen = screens(
        lifeboat_at(
            {
                "at": "act",
                "hands": {"0": ["oar:1", "oar:1", "rope:3"], "1": ["bail:1", "bail:2"]},
                "loyalty": {"2": ["wrecker"]},
                "revealed": [2],
                "lashed": [3],
            }
        )
    )[0]
    assert f"> {player(0, is_you=True)} 3 1 - - -" in screen
    assert f"{player(1)}, bot 2 1 - - -" in screen
    assert f"{player(2)}, bot 3 - Wrecker - yes" in screen
    assert f"{player(3)}, bot 3 1 - yes -" in screen
    assert "Hand Oar 1 ×2, Rope 3" in screen
    assert "Bail" not in screen


def test_what_nobody_has_takes_no_column() -> None:
    shown = screens(lifeboat_at({"at": "act"}))[0]
    assert WORDS.say("track-lashed") not in shown
    assert WORDS.say("track-rations") in shown


def test_a_choice_says_what_its_branches_do() -> None:
    screen = screens(lifeboat_at({"captain": 0, "run": ["sharks"]}))[0]
    assert "1 Lose 1 ● ration. 2 The ◐ hull takes 1 damage." in screen


def test_the_card_whose_effect_asks_is_named() -> None:
    session = lifeboat(3, 11)
    frames = session.view(SPECTATOR)["stack"]
    while not any(frame["values"].get("source", "none") != "none" for frame in frames):
        session.play_randomly(fast(session.state.decision), 1)
        frames = session.view(SPECTATOR)["stack"]
    seat = seats_in(waiting_seats(session.state))[0]
    source = next(frame["values"]["source"] for frame in frames if "source" in frame["values"])
    people = People(session, [seat], type_lines())
    people.play()
    asked = people.screens[0].rpartition(WORDS.say("terminal-lately"))[2]
    assert WORDS.say(f"card-{str(source).replace('_', '-')}") in asked


def test_events_are_told_with_their_rules_and_cards_that_go_together_in_one_line() -> None:
    screen = screens(lifeboat(3, 3), "vow 1")[1]
    vow = WORDS.say("log-vowed", {"seat": player(0), "to": player(1)}, "known-item")
    assert f"§L1.4 Secret vows are made by {vow}, {player(1)}, {player(2)}." in screen
    assert f"§L2 Turn: {player(0)}. §L2.1" in screen
    assert screen.count("§L2.1") == 1


def test_who_answers_at_the_same_time_is_told() -> None:
    people = People(lifeboat(4, 3), [0, 2], type_lines(""))
    people.play()
    waiting = f"Waiting for {player(0, is_you=True)}, {player(2)}: answers are revealed together."
    assert waiting in " ".join(people.screens[1].split())


def test_a_relaxed_table_says_that_tells_are_possible() -> None:
    assert "Relaxed table" in screens(lifeboat(4, 3, secrecy="relaxed"))[0]
    assert "Relaxed table" not in screens(lifeboat(4, 3))[0]


def test_a_small_terminal_still_shows_the_decision_and_says_what_it_leaves_out() -> None:
    people = People(lifeboat(5, 5), [0], type_lines("1", "1"), width=60, is_terminal=True, height=24)
    people.play()
    assert "before that: type log" in people.screens[1]
    assert people.screens[1].rpartition(CLEAR)[2].count("\n") <= 32


def test_a_long_question_is_shown_whole() -> None:
    people = People(lifeboat(3, 3), [0], type_lines(), width=30)
    people.play()
    question = WORDS.say("ask-voyage-vow")
    assert len(question) > 30
    assert f"{question} §L1.4" in " ".join(people.screens[0].split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_counters_of_the_engine_are_not_shown(language: str) -> None:
    words = words_of("unfathomable", language)
    session = begin(game_named("unfathomable"), 4, fast(3), {})
    speech = Speech(session.state.game, words, session.view(SPECTATOR), SPECTATOR)
    titles = [title for title, _ in tracks_of(NOBODY, session.view(SPECTATOR)["tracks"], speech.names)]
    assert words.say("track-fuel").casefold() in [title.casefold() for title in titles]
    assert capital(words.say("track-deals-after")) not in titles
