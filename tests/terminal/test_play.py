"""Whole games at the terminal, by people who read the screen and type."""

import io
import re
import sys

import pytest

from tests.terminal.people import CLEAR, WORDS, People, Typist, at_most, bare, lifeboat, player, type_lines
from turncoat.games.catalog import game_named
from turncoat.kernel.dice import fast
from turncoat.kernel.layout import OPEN, TOP
from turncoat.kernel.session import Session
from turncoat.kernel.state import RUNNING
from turncoat.terminal.display import ENTER
from turncoat.terminal.play import choose_seats, play_at_terminal
from turncoat.texts.names import Names
from turncoat.texts.people import nobody

CURTAINS = [WORDS.say("terminal-curtain", {"player": player(seat), "enter": ENTER}) for seat in range(5)]
LEFT = WORDS.say("terminal-goodbye")
CARDS = {
    card: str(Names(game_named("lifeboat"), WORDS, nobody()).card(card))
    for card in game_named("lifeboat").layout.cards
}


def is_curtain(screen: str) -> bool:
    return any(curtain in screen for curtain in CURTAINS)


def random_typist(seed: int) -> Typist:
    """Presses Enter at a curtain and picks any of the numbers on the screen."""
    dice = fast(seed)

    def type_line(screen: str) -> str:
        if is_curtain(screen):
            return ""
        offered = re.search(r"1–(\d+) or \? > $", bare(screen))
        return str(dice.below(int(offered[1])) + 1) if offered else ""

    return type_line


def names_in(text: str, names: set[str]) -> set[str]:
    return {name for name in names if re.search(rf"(?<![\w:]){re.escape(name)}(?![\w:])", text)}


def secrets_for(session: Session, seat: int, since: int) -> set[str]:
    """Cards in zones hidden from the seat, without those that it sees elsewhere or was just told of."""
    s = session.state
    layout = s.game.layout
    seen: set[int] = set()
    unseen: set[int] = set()
    for number, place in enumerate(layout.zones):
        knowers = s.peeks.get(number, [0] * len(s.zones[number]))
        for at, card in enumerate(s.zones[number]):
            is_top = place.sight == TOP and at == len(s.zones[number]) - 1
            knows = place.sight == OPEN or place.owner == seat or is_top or knowers[at] >> seat & 1
            (seen if knows else unseen).add(card)
    told = names_in(str(session.events(seat, since)), set(layout.cards))
    return {CARDS[layout.cards[card]] for card in unseen - seen if layout.cards[card] not in told}


def test_one_person_plays_a_whole_game_and_then_sees_how_things_really_were() -> None:
    people = People(lifeboat(4, 26), [0], random_typist(2))
    assert people.play() == 0
    s = people.session.state
    assert s.ending != RUNNING
    end = people.last_screen()
    assert WORDS.say(f"ending-{s.game.endings[s.ending]}") in end
    for seat in range(s.seats):
        side = WORDS.say(f"side-{s.game.sides[s.game.side_of(s, seat)]}")
        who = WORDS.say("terminal-person" if seat == 0 else "terminal-bot", {"player": player(seat)})
        result = "won" if s.winners >> seat & 1 else "lost"
        assert re.search(rf"{who} +{side} +{result}", end)
        assert re.search(rf"Vow of {player(seat)} +{player(0)[:-1]}\d", end)
    assert re.search(r"Distance of the second watch +\d", end)
    assert "Seed 1:" in end
    assert not any(is_curtain(screen) for screen in people.screens)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("options", "lines"), [({}, 30), ({"windows": "together"}, 30), ({"secrecy": "relaxed"}, 1000)]
)
def test_no_screen_shows_a_secret_of_another_seat(options: dict[str, str], lines: int) -> None:
    session = lifeboat(4, 13, **options)
    type_number = random_typist(2)
    curtains = 0
    checked = 0
    looked = dict.fromkeys((0, 1, 3), 0)

    def type_line(screen: str) -> str:
        nonlocal curtains, checked
        if is_curtain(screen):
            curtains += 1
            assert not names_in(screen, set(CARDS.values()))
        else:
            seat = people.table.at_screen
            assert f"Lifeboat | {player(seat, is_you=True)}" in screen
            hidden = secrets_for(session, seat, looked[seat])
            checked += len(hidden)
            assert not names_in(screen, hidden)
            looked[seat] = len(session.journal)
        return type_number(screen)

    people = People(session, [0, 1, 3], at_most(lines, type_line))
    assert people.play() == 0
    assert session.state.ending != RUNNING or lines < 1000
    assert curtains > 5
    assert checked > 100


def test_between_the_answer_of_one_seat_and_enter_of_the_next_there_is_only_the_curtain() -> None:
    people = People(lifeboat(3), [0, 1, 2], at_most(40, random_typist(3)), is_terminal=True)
    assert people.play() == 0
    curtains = [screen for screen in people.screens if is_curtain(screen)]
    assert len(curtains) > 10
    for screen in curtains:
        before, _, after = screen.rpartition(CLEAR)
        assert bare(before).strip() == ""
        assert bare(after).strip() in CURTAINS


def test_a_curtain_falls_only_between_two_people() -> None:
    people = People(lifeboat(5), [1, 4], at_most(40, random_typist(4)))
    people.play()
    at = -1
    for screen in people.screens[:-1]:  # the last is the final screen
        if is_curtain(screen):
            curtain = next(seat for seat in range(5) if CURTAINS[seat] in screen)
            assert curtain != at
            at = curtain
        else:
            assert f"Lifeboat | {player(at, is_you=True)}" in screen


def test_the_table_is_drawn_on_a_screen_that_keeps_no_scrollback() -> None:
    people = People(lifeboat(), [0], type_lines(), is_terminal=True)
    people.play()
    assert "\x1b[?1049h" in people.screens[0]
    assert "\x1b[?1049l" in people.last_screen()


@pytest.mark.parametrize("width", [60, 120])
def test_nothing_is_wider_than_the_screen(width: int) -> None:
    people = People(lifeboat(5, 5), [0, 2], at_most(30, random_typist(5)), width=width)
    people.play()
    assert max(len(line) for screen in people.screens for line in screen.splitlines()) <= width


def test_the_end_of_input_leaves_politely(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("1\n"))
    game = game_named("lifeboat")
    assert play_at_terminal(game, players=4, people=1, seed=5, options={}, language="en") == 0
    assert capsys.readouterr().out.endswith(f"{LEFT}\n")


def test_an_interrupt_leaves_politely() -> None:
    def type_line(screen: str) -> str:
        raise KeyboardInterrupt

    people = People(lifeboat(), [0], type_line)
    assert people.play() == 130
    assert LEFT in people.last_screen()


def test_the_same_seed_and_answers_give_the_same_screens(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    printed = []
    for _ in range(2):
        monkeypatch.setattr(sys, "stdin", io.StringIO("\n1\n" * 10))
        table = {"sea": "rough"}
        play_at_terminal(game_named("lifeboat"), players=4, people=2, seed=8, options=table, language="en")
        printed.append(capsys.readouterr().out)
    assert printed[0] == printed[1]


def test_bots_alone_play_to_the_end(capsys: pytest.CaptureFixture[str]) -> None:
    game = game_named("lifeboat")
    assert play_at_terminal(game, players=3, people=0, seed=2, options={}, language="en") == 0
    assert "Seed 2:" in capsys.readouterr().out


def test_one_person_sits_at_seat_0_and_several_anywhere() -> None:
    assert choose_seats(4, 1, fast(1)) == [0]
    seatings = {tuple(choose_seats(4, 2, fast(seed))) for seed in range(100)}
    assert len(seatings) == 6
