"""The bot that looks ahead: repeatable, from its own knowledge only, better than its habits where they err."""

import copy

import pytest

from tests.games.unfathomable.crisis import draw_card
from tests.table import Table
from turncoat.bots.catalog import SEARCH, player_named
from turncoat.bots.company import Company
from turncoat.bots.games import GAME_BOTS
from turncoat.bots.lookahead import Care
from turncoat.bots.search import WITHIN, Search, Situation
from turncoat.bots.sides import side_seen
from turncoat.games.catalog import GAMES
from turncoat.kernel.decisions import ask_next, options, take
from turncoat.kernel.dice import fast
from turncoat.kernel.imagine import Beliefs
from turncoat.kernel.knowledge import Knowledge
from turncoat.kernel.runner import run
from turncoat.kernel.state import State
from turncoat.kernel.views import view
from turncoat.kernel.wire import option_id
from turncoat.lab.proofs.no_peeking import look_for_peeking, seat_bots
from turncoat.lab.proofs.subjects import Subject
from turncoat.lab.simulate.game import Deal, play_deal

CARE = Care(habit=1.0, errors=1.0)


def play(name: str, seats: int, seed: int, bot: str = SEARCH, *, is_silent: bool = True) -> tuple[State, int]:
    return play_deal(Deal(GAMES[name], seed, {}, [(bot, bot)] * seats, is_silent))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "seats"),
    [
        (name, seats)
        for name in GAME_BOTS
        for seats in range(GAMES[name].fewest_seats, GAMES[name].most_seats + 1)
    ],
)
def test_a_game_of_bots_that_search_ends_at_every_table(name: str, seats: int) -> None:
    s, _ = play(name, seats, 11)
    assert s.ending >= 0


@pytest.mark.slow
def test_a_regular_and_a_persona_can_search_and_talk() -> None:
    for bot in ("search:ilse", "search:cautious+sleeper"):
        assert play("thing", 4, 3, bot, is_silent=False)[0].ending >= 0


def first_answers(name: str, seats: int, seed: int, count: int = 60) -> list[str]:
    """The first answers of a game of bots that search."""
    s = GAMES[name].deal(seats, fast(seed))
    s.journal = []
    run(s)
    company = Company({seat: player_named(SEARCH) for seat in range(seats)}, s.journal, None)
    dice, answers = fast(seed + 1), []
    for _ in range(count):
        seat, legal = ask_next(s)
        company.tell(seat)
        answer = company.players[seat].decide(view(s, seat), legal, dice)
        answers.append(option_id(s.game, answer))
        take(s, seat, answer)
    return answers


@pytest.mark.parametrize(("name", "seats"), [("unfathomable", 3), ("thing", 5), ("thing", 2)])
def test_the_same_seed_gives_the_same_answers(name: str, seats: int) -> None:
    assert first_answers(name, seats, 5) == first_answers(name, seats, 5)


@pytest.mark.parametrize(
    "table",
    [Subject(GAMES["unfathomable"], 4), Subject(GAMES["thing"], 5), Subject(GAMES["thing"], 2)],
    ids=str,
)
def test_it_does_not_peek(table: Subject) -> None:
    findings = look_for_peeking(table, seat_bots([SEARCH]), 7, 30)
    assert findings.difference is None
    assert findings.points == 30


def test_a_copy_answers_as_the_bot_itself() -> None:
    game = GAMES["thing"]
    s = game.new(5, fast(2))
    seat, legal = ask_next(s)
    player = player_named(SEARCH)
    player.decide(view(s, seat), legal, fast(1))
    twin = copy.deepcopy(player, {id(game): game})
    assert twin.decide(view(s, seat), legal, fast(9)) == player.decide(view(s, seat), legal, fast(9))


# Against its own habits


def search_at(table: Table, seat: int, preferred: str, other_points: float) -> str:
    """The best option for a seat whose habits prefer one option, and give all others so many points."""
    s = table.session.state
    seen = view(s, seat)
    bots = GAME_BOTS[s.game.name]
    assert bots.lookahead is not None
    assert bots.habit is not None
    knowledge = Knowledge(s.game)
    for event in table.session.journal:
        knowledge.hear(event)
    situation = Situation(seen, side_seen(seen), knowledge, Beliefs(), [0.0] * s.seats)
    search = Search(bots.lookahead, bots.habit, situation, 1)
    legal = {option_id(s.game, option): option for option in options(s, seat)}
    points = {option: 0.0 if name == preferred else other_points for name, option in legal.items()}
    return option_id(s.game, search.best(legal[preferred], points, CARE))


def class_struggle(captain: str) -> Table:
    """Two sanity, which is the last there is, or four passengers at risk."""
    return draw_card(
        "class_struggle",
        dials={"fuel": 8, "food": 8, "sanity": 2, "souls": 8},
        loyalty={"jeanne": [captain]},
        captain="jeanne",
    )


def test_a_human_does_not_end_the_game_whatever_its_habits_say() -> None:
    table = class_struggle("human")
    (captain,) = table.waiting_seats()
    assert search_at(table, captain, "choose 0", -5.0) == "choose 1"


def test_a_traitor_ends_the_game_whatever_its_habits_say() -> None:
    table = class_struggle("hybrid")
    (captain,) = table.waiting_seats()
    assert search_at(table, captain, "choose 1", -5.0) == "choose 0"


def test_an_option_far_behind_is_not_tried() -> None:
    table = class_struggle("hybrid")
    (captain,) = table.waiting_seats()
    assert search_at(table, captain, "choose 1", -WITHIN - 1.0) == "choose 1"
