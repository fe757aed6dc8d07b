"""T4: the revealed alien's plan of strikes, made before any figure moves."""

import pytest

from tests.games.thing.station import station
from tests.table import Table
from turncoat.games.thing.board import PLAN_SIZE, plan_of
from turncoat.kernel.codec import save
from turncoat.kernel.dice import fast
from turncoat.kernel.imagine import imagine
from turncoat.kernel.shapes import Json
from turncoat.kernel.state import State
from turncoat.kernel.views import view

GREEN = [
    "arsenal",
    "storeroom",
    "generator",
    "boiler",
    "kitchen",
    "laboratory",
    "weather_station",
    "radio",
    "snowcat",
    "helicopter",
]
PUT = [f"put_strength {place}" for place in GREEN]


def plan_position(**words: Json) -> Table:
    """Seat 0 is the revealed alien, of strength 2; seat 1 leads, all hands are empty."""
    position: dict[str, Json] = {
        "at": "planning",
        "leader": 1,
        "revealed": [0],
        "strength": 2,
        "hands": {"0": [], "1": [], "2": [], "3": []},
        **words,
    }
    return station(4, **position)


def both(**words: Json) -> Table:
    """Seats 0 and 1 are revealed; seat 2 leads."""
    roles: list[Json] = ["alien", "alien", "human", "human"]
    return plan_position(roles=roles, revealed=[0, 1], leader=2, **words)


def answer_all(table: Table, seat: int, *answers: str) -> None:
    for answer in answers:
        table.answer(seat, answer)


def swap_all(table: Table) -> None:
    """All figures go to the dormitory, out of the alien's way."""
    while table.ask().startswith("moving"):
        seat = table.waiting_seats()[0]
        table.answer(seat, "swap" if "swap" in table.options(seat) else table.options(seat)[0])


def strikes_of(table: Table) -> list[tuple[object, object]]:
    return [(told["place"], told["strength"]) for told in table.told("struck")]


def cards_seen(table: Table, seat: int) -> list[int]:
    """The strength on each card of the plan."""
    seen = table.view(seat)["tracks"]
    return [int(seen[f"plan_card.{card}"]) for card in range(PLAN_SIZE) if seen[f"plan_card.{card}"]]


def plan(table: Table, seat: int) -> dict[str, Json]:
    """The placed strength by place, as the seat sees it."""
    seen = table.view(seat)["tracks"]
    return {
        name.split(".")[2]: placed for name, placed in seen.items() if name.startswith("plan.") and placed
    }


# T4.1: whether there is anything to plan


@pytest.mark.rule("T4", "T4.1")
def test_a_revealed_alien_with_strength_plans_before_anybody_moves() -> None:
    table = plan_position()
    assert (table.ask(), table.waiting_seats()) == ("planning.propose", [0])


@pytest.mark.rule("T4.1")
def test_a_hidden_alien_does_not_plan() -> None:
    assert plan_position(revealed=[]).ask() == "moving.choose_move"


@pytest.mark.rule("T4.1")
def test_an_alien_without_strength_does_not_plan() -> None:
    assert plan_position(strength=0).ask() == "moving.choose_move"


@pytest.mark.rule("T4.1", "T4.2")
def test_an_alien_of_strength_1_plans_one_strike() -> None:
    table = plan_position(strength=1)
    assert table.options(0) == PUT
    table.answer(0, "put_strength radio")
    assert table.options(0) == ["confirm"]


@pytest.mark.rule("R42")
def test_an_alien_whose_cards_have_all_burned_does_not_plan() -> None:
    some: list[Json] = [*GREEN[1:]]
    assert plan_position(burned=some).options(0) == ["put_strength arsenal"]
    everything: list[Json] = [*GREEN]
    table = plan_position(burned=everything)
    assert (table.ask(), table.options(2)) == ("moving.choose_move", ["swap"])


# T4.2: cards and strength


@pytest.mark.rule("T4.2")
def test_strength_goes_to_any_location_that_has_its_card_but_not_the_empty_kennel() -> None:
    assert plan_position().options(0) == PUT
    table = plan_position(burned=["kitchen", "radio"])
    assert table.options(0) == [
        put for put in PUT if put not in ("put_strength kitchen", "put_strength radio")
    ]


@pytest.mark.rule("T4.2")
def test_a_plan_has_at_least_one_card_and_no_more_strength_than_there_is() -> None:
    table = plan_position()
    table.refuses(0, "confirm", "illegal_option", rule="T4.2")
    table.answer(0, "put_strength arsenal")
    assert table.options(0) == [*PUT, "confirm"]
    table.answer(0, "put_strength arsenal")
    assert table.options(0) == ["confirm"]
    table.refuses(0, "put_strength arsenal", "illegal_option", rule="T4.2")


@pytest.mark.rule("T4.2", "T4.3")
@pytest.mark.parametrize(
    ("puts", "strikes"),
    [
        (["radio", "radio", "radio"], [("radio", 3)]),
        (["radio", "arsenal", "radio"], [("arsenal", 1), ("radio", 2)]),
        (["kitchen", "radio", "snowcat"], [("kitchen", 1), ("radio", 1), ("snowcat", 1)]),
    ],
)
def test_strength_is_split_among_the_cards_as_the_alien_likes(
    puts: list[str], strikes: list[tuple[str, int]]
) -> None:
    table = plan_position(strength=3)
    answer_all(table, 0, *[f"put_strength {place}" for place in puts], "confirm")
    assert table.track("planned") == 3
    swap_all(table)
    assert strikes_of(table) == strikes


# T4.3: secret until all have moved


@pytest.mark.rule("T4.3")
def test_a_plan_is_shown_only_after_the_last_character_moved() -> None:
    table = plan_position()
    answer_all(table, 0, "put_strength radio", "put_strength kitchen", "confirm")
    for seat in (2, 3, 1):
        assert (table.waiting_seats(), strikes_of(table)) == ([seat], [])
        answer_all(table, seat, "special storeroom", "done")
    assert strikes_of(table) == [("kitchen", 1), ("radio", 1)]


@pytest.mark.rule("T4.3", "T4.2")
def test_only_the_revealed_alien_sees_where_its_strength_is() -> None:
    one = plan_position()
    other = plan_position()
    answer_all(one, 0, "put_strength radio", "confirm")
    answer_all(other, 0, "put_strength kitchen", "confirm")
    assert (plan(one, 0), plan(other, 0)) == ({"radio": 1}, {"kitchen": 1})
    for watcher in (-1, 1, 2, 3):
        assert one.view(watcher) == other.view(watcher)
        assert one.events(watcher) == other.events(watcher)
        assert plan(one, watcher) == {}
    chosen = [told for told in one.told("chose", seat=1) if told["seat"] == 0]
    assert chosen[0] == {"seat": 0, "verb": "put_strength"}
    assert one.track("planned") == 1


@pytest.mark.rule("T4.2")
@pytest.mark.parametrize(
    ("puts", "cards"),
    [
        (["radio", "radio", "radio"], [3]),
        (["radio", "arsenal", "radio"], [2, 1]),
        (["arsenal", "radio", "radio"], [2, 1]),
        (["kitchen", "radio", "snowcat"], [1, 1, 1]),
        (["snowcat", "kitchen"], [1, 1]),
    ],
)
def test_the_table_sees_how_many_cards_lie_there_and_the_strength_on_each(
    puts: list[str], cards: list[int]
) -> None:
    table = plan_position(strength=3)
    answer_all(table, 0, *[f"put_strength {place}" for place in puts])
    assert cards_seen(table, 1) == []
    table.answer(0, "confirm")
    for watcher in (-1, 0, 1, 2, 3):
        assert cards_seen(table, watcher) == cards
        assert [told["strengths"] for told in table.told("plan_laid", seat=watcher)] == [cards]
    swap_all(table)
    assert cards_seen(table, 1) == []


@pytest.mark.rule("T4.2", "T4.5")
def test_a_plan_that_was_scrapped_is_not_shown() -> None:
    table = both()
    answer_all(table, 0, "put_strength radio", "put_strength radio", "confirm")
    assert cards_seen(table, 2) == []
    table.answer(1, "clear_plan")
    answer_all(table, 1, "put_strength kitchen", "put_strength arsenal", "confirm")
    assert cards_seen(table, 2) == []
    table.answer(0, "confirm")
    assert cards_seen(table, 2) == [1, 1]
    assert [told["strengths"] for told in table.told("plan_laid")] == [[1, 1]]


@pytest.mark.rule("T4.2")
def test_in_games_of_the_first_version_only_the_sum_is_seen() -> None:
    table = plan_position(options={"rules": "1"})
    answer_all(table, 0, "put_strength radio", "put_strength kitchen", "confirm")
    assert (cards_seen(table, 1), table.track("planned"), table.told("plan_laid")) == ([], 2, [])


@pytest.mark.rule("T4.2", "T4.3")
@pytest.mark.parametrize("seed", range(12))
def test_plans_that_differ_in_their_places_alone_look_the_same_to_all_others(seed: int) -> None:
    """Two worlds: the same play with the locations renamed, until the cards are turned up."""
    dice = fast(seed)
    order = list(range(len(GREEN)))
    dice.shuffle(order)
    renamed = [GREEN[at] for at in order]
    one, other = plan_position(strength=4), plan_position(strength=4)
    for _ in range(1 + dice.below(4)):
        place = dice.below(len(GREEN))
        one.answer(0, f"put_strength {GREEN[place]}")
        other.answer(0, f"put_strength {renamed[place]}")
        look_alike(one, other)
    for table in (one, other):
        table.answer(0, "confirm")
    look_alike(one, other)
    while one.ask().startswith("moving"):
        seat = one.waiting_seats()[0]
        answer = one.options(seat)[-1]
        one.answer(seat, answer)
        other.answer(seat, answer)
        if one.ask().startswith("moving"):
            look_alike(one, other)


def look_alike(one: Table, other: Table) -> None:
    """Whether views, events, changes and imagined worlds agree for all viewers but the alien."""
    for watcher in (-1, 1, 2, 3):
        assert one.view(watcher) == other.view(watcher)
        assert one.events(watcher) == other.events(watcher)
        worlds = [imagine(view(table.session.state, watcher), fast(7)) for table in (one, other)]
        assert save(worlds[0]) == save(worlds[1])
        cards = sorted([strength for strength in imagined_plan(worlds[0]) if strength], reverse=True)
        if cards_seen(one, watcher):
            assert cards == cards_seen(one, watcher)


def imagined_plan(s: State) -> list[int]:
    return s.tracks[plan_of(0) : plan_of(0) + PLAN_SIZE]


# T4.4


@pytest.mark.rule("T4.4")
def test_strength_comes_back_after_the_encounters_and_can_be_planned_again() -> None:
    table = plan_position(at="planning", pantry=16)
    answer_all(table, 0, "put_strength kitchen", "put_strength kitchen", "confirm")
    assert table.track("planned") == 2
    swap_all(table)
    table.answer(0, "leave_it")
    assert (table.track("strength"), table.track("planned"), plan(table, 0)) == (2, 0, {})
    assert len(table.zone("locations")) == 10
    assert table.track("pantry") == 16


# T4.5: several revealed players


@pytest.mark.rule("T4.5")
def test_all_revealed_players_see_one_plan_and_must_agree() -> None:
    table = both()
    answer_all(table, 0, "put_strength radio", "put_strength radio")
    assert plan(table, 0) == plan(table, 1) == {"radio": 2}
    assert plan(table, 2) == {}
    table.answer(0, "confirm")
    assert (table.ask(), table.waiting_seats()) == ("planning.agree", [1])
    assert table.options(1) == ["confirm", "clear_plan"]
    table.answer(1, "confirm")
    assert table.ask() == "moving.choose_move"
    swap_all(table)
    assert strikes_of(table) == [("radio", 2)]


@pytest.mark.rule("T4.5")
def test_a_revealed_player_who_does_not_agree_makes_another_plan_once() -> None:
    table = both()
    answer_all(table, 0, "put_strength radio", "put_strength radio", "confirm")
    table.answer(1, "clear_plan")
    assert (plan(table, 0), plan(table, 1), table.track("planned")) == ({}, {}, 0)
    assert (table.ask(), table.waiting_seats(), table.options(1)) == ("planning.propose", [1], PUT)
    answer_all(table, 1, "put_strength kitchen", "put_strength arsenal")
    assert table.options(1) == ["confirm"]
    table.answer(1, "confirm")
    assert (table.ask(), table.waiting_seats(), table.options(0)) == ("planning.agree", [0], ["confirm"])
    table.refuses(0, "clear_plan", "illegal_option", rule="T4.5")
    table.answer(0, "confirm")
    assert (table.ask(), table.track("planned")) == ("moving.choose_move", 2)
    swap_all(table)
    assert strikes_of(table) == [("arsenal", 1), ("kitchen", 1)]


@pytest.mark.rule("T4.5")
def test_of_three_revealed_players_each_has_to_agree() -> None:
    roles: list[Json] = ["alien", "alien", "alien", "human", "human"]
    table = station(
        5, at="planning", roles=roles, revealed=[0, 1, 2], leader=3, strength=1, hands={"3": [], "4": []}
    )
    answer_all(table, 0, "put_strength radio", "confirm")
    table.answer(1, "confirm")
    assert table.waiting_seats() == [2]
    table.answer(2, "clear_plan")
    answer_all(table, 2, "put_strength arsenal", "confirm")
    assert (table.waiting_seats(), table.options(0)) == ([0], ["confirm"])
    table.answer(0, "confirm")
    assert (table.waiting_seats(), table.options(1)) == ([1], ["confirm", "clear_plan"])
    table.answer(1, "confirm")
    assert table.ask() == "moving.choose_move"


@pytest.mark.rule("T4.5", "T4.1")
def test_revealed_players_share_one_strength() -> None:
    table = both(strength=1)
    table.answer(0, "put_strength radio")
    assert table.options(0) == ["confirm"]
    table.answer(0, "confirm")
    assert table.options(1) == ["confirm", "clear_plan"]


@pytest.mark.rule("T8.9", "T4.5")
def test_a_destroyed_alien_plans_nothing_ahead_of_one_revealed_later() -> None:
    roles: list[Json] = ["alien", "alien", "human", "human"]
    table = plan_position(roles=roles, revealed=[1], destroyed=[0], leader=2, strength=1)
    assert (table.ask(), table.waiting_seats()) == ("planning.propose", [1])
    answer_all(table, 1, "put_strength radio", "confirm")
    assert (table.ask(), plan(table, 0)) == ("moving.choose_move", {})


# T4.6: the kennel


@pytest.mark.rule("T4.6")
def test_with_the_kennel_card_the_alien_absorbs_one_dog_there() -> None:
    table = plan_position(dogs=["kennel", "kennel", "gone", "gone"], zones={"kennel_card": []})
    assert table.options(0) == [*PUT, "put_strength kennel"]
    answer_all(table, 0, "put_strength kennel", "put_strength kennel", "confirm")
    swap_all(table)
    assert table.options(0) == ["absorb_dog", "leave_it"]
    table.answer(0, "absorb_dog")
    assert [table.named_track(f"dog.{dog}") for dog in range(2)] == ["gone", "kennel"]
    assert (table.track("strength"), table.ask().startswith("striking")) == (3, False)
    assert table.ask() != "strike.choose"


@pytest.mark.rule("T4.6")
def test_without_the_kennel_card_the_dogs_there_are_safe() -> None:
    table = plan_position(dogs=["kennel", "gone", "gone", "gone"])
    assert "put_strength kennel" not in table.options(0)
    table.refuses(0, "put_strength kennel", "illegal_option", rule="T4.2")
