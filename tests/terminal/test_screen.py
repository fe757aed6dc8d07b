"""What a seat reads: names, numbers, piles and events of any game."""

from tests.terminal.island import Island
from tests.terminal.people import CLEAR, People, lifeboat, typed
from turncoat.games.catalog import game_named
from turncoat.kernel.dice import fast
from turncoat.kernel.session import Session, begin, begin_at
from turncoat.kernel.shapes import Json


def lifeboat_at(position: dict[str, Json]) -> Session:
    start: dict[str, Json] = {"game": "lifeboat", "players": 4, "seed": 3, "current": 0}
    return begin_at(game_named("lifeboat"), start | position)


def screens(session: Session, *lines: str) -> list[str]:
    """What seat 0 sees at first and after each line, with single spaces."""
    people = People(session, [0], typed(*lines))
    people.play()
    return [" ".join(screen.split()) for screen in people.screens[: len(lines) + 1]]


def test_a_game_that_nobody_has_heard_of_is_shown_by_its_own_names() -> None:
    first, then = screens(begin(Island(), 2, fast(1), {}), "walk to old well")
    assert "treasure island | seat 0, that is you" in first
    assert "beasts none" in first
    assert "stones north beach 2 (red carp x2)" in first
    assert "stream 3" in first
    assert "basket ? (top: blue eel)" in first
    assert "empty: stones old well, bucket" in first
    assert "You decide: day › walk §12.10.3 ─" in first
    assert "1 walk to north beach 2 walk to old well" in first
    assert "beasts old well 1" in then
    assert "stream 3 (top: red carp, no. 2: blue eel)" in then
    assert "§12.10.3 beasts old well 0 → 1" in then
    assert "§12.10.3 you looked at stream: blue eel, red carp" in then
    assert "now: day (old well, asked 0)" in then


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
    assert "seat hand loyalty faceup lashed revealed" in screen
    assert "> 0 you 3 1 - - -" in screen
    assert "1 bot 2 1 - - -" in screen
    assert "2 bot 3 - wrecker - yes" in screen
    assert "3 bot 3 1 - yes -" in screen
    assert "your hand oar:1 x2, rope:3" in screen
    assert "bail:" not in screen


def test_a_choice_says_what_its_branches_do() -> None:
    screen = screens(lifeboat_at({"captain": 0, "run": ["sharks"]}))[0]
    assert "1 choose lose rations 1 2 choose damage 1" in screen


def test_events_are_told_with_their_rules_and_cards_that_go_together_in_one_line() -> None:
    screen = screens(lifeboat(3, 3), "vow 1")[1]
    assert "§L1.4 vowed: you, to seat 1 §L1.4 vowed: seat 1" in screen
    assert "§L2 It is your turn. §L2.1 effort → your hand: " in screen
    assert screen.count("§L2.1") == 1


def test_who_answers_at_the_same_time_is_told() -> None:
    people = People(lifeboat(4, 3), [0, 2], typed(""))
    people.play()
    assert "Waiting for you, seat 2: answers are opened together." in " ".join(people.screens[1].split())


def test_a_relaxed_table_says_that_tells_are_possible() -> None:
    assert "Relaxed table" in screens(lifeboat(4, 3, secrecy="relaxed"))[0]
    assert "Relaxed table" not in screens(lifeboat(4, 3))[0]


def test_a_small_terminal_still_shows_the_decision_and_says_what_it_leaves_out() -> None:
    people = People(lifeboat(5, 5), [0], typed("1", "1"), width=60, is_terminal=True, height=24)
    people.play()
    assert "before that: type log" in people.screens[1]
    assert people.screens[1].rpartition(CLEAR)[2].count("\n") <= 30
