"""T23.1-T23.6: a round of 1-3 players: movement, encounters, and the alien that plays itself."""

import pytest

from tests.games.thing.station import station
from tests.table import Table
from turncoat.kernel.shapes import Json

GONE = "gone"
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
ONLY_ALIEN_DOGS: dict[str, Json] = {"looking.0": ["healthy_dog"] * 7}
ONLY_HEALTHY_DOGS: dict[str, Json] = {"looking.0": ["alien_dog"] * 2}


def all_burned_except(*left: str) -> list[Json]:
    return [name for name in GREEN if name not in left]


def discs(table: Table) -> list[int]:
    return [table.track(f"disc.{figure}") for figure in range(6)]


# T23.1: movement


@pytest.mark.rule("T23", "T23.1")
def test_from_the_leader_on_each_player_places_all_own_characters() -> None:
    table = station(3, leader=1)
    order = []
    for place in ("arsenal", "radio", "arsenal", "radio", "arsenal", "radio"):
        order.append(table.waiting_seats()[0])
        figure = table.options(order[-1])[-1].split()[1]
        table.answer(order[-1], f"move_figure {figure} {place}")
    assert order == [1, 1, 2, 2, 0, 0]
    assert {table.named_track(f"at.{figure}") for figure in range(6)} == {"arsenal", "radio"}


@pytest.mark.rule("T23.1")
def test_only_one_character_in_all_may_go_to_the_dormitory() -> None:
    table = station(2)
    assert "move_figure 1 dormitory" in table.options(0)
    table.answer(0, "move_figure 0 dormitory")
    assert "move_figure 1 dormitory" not in table.options(0)
    table.answer(0, "move_figure 1 arsenal")
    table.answer(0, "move_figure 2 arsenal")
    assert table.waiting_seats() == [1]
    assert [option for option in table.options(1) if "dormitory" in option] == []
    assert (table.track("lying.0"), table.named_track("at.0")) == (0, "dormitory")


@pytest.mark.rule("T23.1", "T6.3")
def test_three_fill_a_location_and_nobody_goes_to_the_rec_room_or_a_lost_one() -> None:
    table = station(1, burned=["radio"])
    for figure in range(3):
        assert f"move_figure {figure} arsenal" in table.options(0)
        table.answer(0, f"move_figure {figure} arsenal")
    offered = {option.split()[2] for option in table.options(0)}
    assert offered == {*GREEN, "dormitory"} - {"arsenal", "radio"}


# T23.2, T23.3: encounters


def meeting(places: dict[str, Json], **words: Json) -> Table:
    """No figure opts out."""
    table = station(1, **{"at": "encounters", "places": places, **words})
    while table.ask() == "meeting.stay_or_avoid":
        table.answer(0, "stay")
    return table


@pytest.mark.rule("T23.2", "T24.2")
def test_an_alien_dog_makes_a_character_the_revealed_alien_whatever_its_card() -> None:
    table = meeting(
        {"0": "arsenal", "1": "radio"},
        dogs=["arsenal", GONE, GONE, GONE],
        zones={**ONLY_ALIEN_DOGS, "role_card.0": ["human"]},
    )
    assert (table.named_track("status.0"), table.named_track("at.0"), table.track("strength")) == (
        "revealed",
        GONE,
        5,
    )
    assert (table.zone("role_card.0"), table.zone("role_shown")) == (["human"], [])
    assert table.zone("dog_bag") == ["alien_dog"] * 2


@pytest.mark.rule("T23.2", "T24.2")
def test_a_healthy_dog_moves_the_disc_by_one() -> None:
    table = meeting({"0": "arsenal"}, dogs=["arsenal", GONE, GONE, GONE], zones=ONLY_HEALTHY_DOGS)
    assert (table.named_track("status.0"), discs(table)) == ("playing", [2, 1, 1, 1, 1, 1])
    assert len(table.zone("dog_bag")) == 7


@pytest.mark.rule("T23.2")
def test_two_characters_catch_the_dog_and_draw_nothing() -> None:
    table = meeting(
        {"0": "arsenal", "1": "arsenal"}, dogs=["arsenal", GONE, GONE, GONE], zones=ONLY_ALIEN_DOGS
    )
    assert (table.named_track("dog.0"), table.track("strength")) == ("kennel", 0)
    assert discs(table) == [2, 2, 1, 1, 1, 1]


@pytest.mark.rule("T23.3")
def test_characters_who_meet_move_their_discs_by_one_and_lay_no_tokens() -> None:
    table = meeting({"0": "arsenal", "1": "arsenal", "2": "arsenal", "3": "radio"}, discs={"1": 4})
    assert discs(table) == [2, 5, 2, 1, 1, 1]
    assert table.told("token_seen") == []


@pytest.mark.rule("T23.3", "R36")
def test_with_a_green_one_among_them_only_that_one_moves() -> None:
    table = meeting({"0": "arsenal", "1": "arsenal", "2": "arsenal"}, discs={"0": 0, "1": 4})
    assert discs(table) == [1, 4, 1, 1, 1, 1]


@pytest.mark.rule("T23.3", "R36")
def test_if_all_are_on_green_nobody_moves() -> None:
    assert discs(meeting({"0": "arsenal", "1": "arsenal"}, discs={"0": 0, "1": 0}))[:2] == [0, 0]


@pytest.mark.rule("T23.3", "T7.4")
def test_a_weapon_lets_one_out_of_the_encounter() -> None:
    table = station(
        1,
        at="encounters",
        places={"0": "arsenal", "1": "arsenal", "2": "arsenal"},
        weapons={"1": ["firearm"]},
    )
    while table.ask() == "meeting.stay_or_avoid":
        options = table.options(0)
        table.answer(0, options[-1])
    assert discs(table) == [2, 1, 2, 1, 1, 1]


# T23.4 - T23.6: the automaton


def automaton(places: dict[str, Json], **words: Json) -> Table:
    """Figure 5 is the revealed alien."""
    position: dict[str, Json] = {"at": "automaton", "places": places, "revealed": [5], "strength": 5, **words}
    return station(2, **position)


def at_arsenal(places: dict[str, Json], **words: Json) -> Table:
    """A table at which the automaton strikes the arsenal and not the kitchen, where figure 4 stands."""
    for seed in range(20):
        table = automaton(
            {**places, "4": "kitchen"}, burned=all_burned_except("arsenal", "kitchen"), seed=seed, **words
        )
        if [place for place, _ in strikes_of(table)] == ["arsenal"]:
            return table
    raise AssertionError("it never struck the arsenal")


def strikes_of(table: Table) -> list[tuple[object, object]]:
    return [(told["place"], told["strength"]) for told in table.told("struck")]


@pytest.mark.rule("T23.4", "T23.5")
@pytest.mark.parametrize(
    ("places", "strengths"),
    [
        ({"0": "arsenal", "1": "radio"}, [1, 2, 2]),
        ({"0": "arsenal", "1": "arsenal"}, [2, 3]),
        ({"0": "arsenal", "1": "arsenal", "2": "arsenal", "3": "radio"}, [1, 4]),
    ],
)
def test_it_strikes_with_one_more_than_the_largest_group_until_its_strength_is_spent(
    places: dict[str, Json], strengths: list[int]
) -> None:
    for seed in range(3):
        table = automaton(places, seed=seed)
        assert sorted(int(str(told["strength"])) for told in table.told("struck")) == strengths


@pytest.mark.rule("T23.5")
def test_it_strikes_at_random_and_all_cards_go_back() -> None:
    places = set()
    for seed in range(12):
        table = automaton({"0": "arsenal", "1": "arsenal"}, seed=seed)
        places.update({place for place, _ in strikes_of(table)})
        assert (len(table.zone("locations")), table.zone("turned_up")) == (10, [])
    assert len(places) > 6


@pytest.mark.rule("T23.5")
def test_it_strikes_only_where_a_location_is_left() -> None:
    table = automaton({"0": "arsenal"}, burned=all_burned_except("arsenal"))
    assert strikes_of(table) == [("arsenal", 2)]


@pytest.mark.rule("T23.4")
def test_without_a_revealed_alien_or_strength_it_does_not_strike() -> None:
    assert strikes_of(station(2, at="automaton", places={"0": "arsenal"})) == []
    assert strikes_of(automaton({"0": "arsenal"}, strength=0)) == []


@pytest.mark.rule("T23.6", "T8.3")
def test_it_absorbs_a_character_rather_than_a_dog_and_the_leader_chooses_whom() -> None:
    table = at_arsenal({"0": "arsenal", "3": "arsenal"}, strength=3, dogs=["arsenal", *[GONE] * 3], leader=1)
    assert (table.waiting_seats(), table.options(1)) == ([1], ["absorb 0", "absorb 3"])
    table.answer(1, "absorb 0")
    assert (table.named_track("status.0"), table.track("strength")) == ("absorbed", 4)
    assert (table.named_track("at.3"), table.track("lying.3")) == ("rec_room", 1)
    assert table.named_track("dog.0") == "arsenal"


@pytest.mark.rule("T23.6", "T8.2")
def test_it_absorbs_a_dog_rather_than_sabotage() -> None:
    table = automaton(
        {}, burned=all_burned_except("radio"), dogs=["radio", GONE, GONE, GONE], damage={"radio": 2}
    )
    assert table.options(0) == ["absorb_dog"]
    table.answer(0, "absorb_dog")
    assert (table.named_track("dog.0"), table.track("strength"), table.track("damage.radio")) == (GONE, 6, 2)


@pytest.mark.rule("T23.6", "T8.1")
def test_it_sabotages_where_neither_a_character_nor_a_dog_is() -> None:
    table = automaton({"0": "dormitory"}, burned=all_burned_except("radio"), damage={"radio": 2})
    assert table.options(0) == ["wreck"]
    table.answer(0, "wreck")
    assert table.track("damage.radio") == 2 + int(str(strikes_of(table)[0][1]))


@pytest.mark.rule("T23.6", "T4.6")
def test_with_the_kennel_card_it_absorbs_a_dog_there() -> None:
    table = automaton(
        {"0": "arsenal"},
        burned=all_burned_except(),
        dogs=["kennel", "kennel", GONE, GONE],
        zones={"kennel_card": []},
    )
    assert (strikes_of(table)[0][0], table.options(0)) == ("kennel", ["absorb_dog"])
    table.answer(0, "absorb_dog")
    assert [table.named_track(f"dog.{dog}") for dog in range(2)] == [GONE, "kennel"]
    assert table.track("strength") == 6


@pytest.mark.rule("T23.6", "T8.4", "T8.5")
@pytest.mark.parametrize(("strength", "lying"), [(2, [1, 1]), (1, [0, 0])])
def test_it_is_as_strong_there_as_what_it_has_left(strength: int, lying: list[int]) -> None:
    table = at_arsenal({"0": "arsenal", "1": "arsenal"}, strength=strength)
    assert strikes_of(table) == [("arsenal", strength)]
    assert [table.track(f"lying.{figure}") for figure in (0, 1)] == lying
    assert table.named_track("status.0") == "playing"


@pytest.mark.rule("R37", "T8.6")
def test_fire_costs_the_card_and_the_figure_lies_down_for_there_is_no_pile() -> None:
    table = at_arsenal({"0": "arsenal", "1": "arsenal"}, strength=3, weapons={"0": ["dynamite"]})
    assert table.waiting_seats() == [0]
    table.answer(0, "use_fire dynamite 0")
    table.pass_all()
    assert (table.track("strength"), table.zone("shared_weapons.0"), table.zone("box")) == (
        2,
        [],
        ["dynamite"],
    )
    assert [table.track(f"lying.{figure}") for figure in (0, 1)] == [1, 0]
    assert table.named_track("status.1") == "playing"


@pytest.mark.rule("R37")
def test_a_flamethrower_loses_a_canister_for_it() -> None:
    table = automaton({"0": "arsenal"}, burned=all_burned_except("arsenal"), weapons={"0": ["flamethrower"]})
    table.answer(0, "use_fire flamethrower 0")
    assert (table.track("canisters.flamethrower"), table.zone("flames.0")) == (5, ["flamethrower"])
    assert table.track("strength") == 4
