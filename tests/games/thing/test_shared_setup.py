"""T22: differences in setup with 1-3 players."""

from collections import Counter

import pytest

from tests.games.thing.station import new_station, station

ALL = [1, 2, 3]


@pytest.mark.rule("T22", "T22.1")
@pytest.mark.parametrize("players", ALL)
def test_the_station_is_laid_out_as_for_six(players: int) -> None:
    table = station(players)
    tracks = ("fuel.generator", "fuel.boiler", "underground", "yard", "pantry")
    assert [table.track(track) for track in tracks] == [4, 4, 14, 5, 16]
    assert [table.track(f"damage.{place}") for place in ("snowcat", "helicopter", "radio")] == [1, 4, 6]
    assert Counter(table.zone("lab_bag")) == {"sample": 12, "spoiled": 18}
    assert Counter(table.zone("dog_bag")) == {"healthy_dog": 7, "alien_dog": 2}
    assert Counter(table.zone("weapon_deck")) == {"flamethrower": 1, "dynamite": 3, "firearm": 2, "melee": 4}


@pytest.mark.rule("T22.1")
@pytest.mark.parametrize("players", ALL)
def test_the_item_deck_is_their_own(players: int) -> None:
    expected = {"fuel": 3, "tools": 3, "keys": 2, "wire": 2, "flashlight": 3}
    assert Counter(new_station(players).zone("item_deck")) == expected


@pytest.mark.rule("T22.1")
@pytest.mark.parametrize(
    ("weather", "generator", "boiler"), [("clear", 3, 3), ("snow", 3, 2), ("storm", 2, 2)]
)
def test_the_weather_table_is_that_for_six(weather: str, generator: int, boiler: int) -> None:
    table = station(2, at="maintenance", weather=weather)
    assert (table.track("fuel.generator"), table.track("fuel.boiler")) == (generator, boiler)


@pytest.mark.rule("T22.1")
@pytest.mark.parametrize("players", ALL)
def test_there_are_no_action_cards_and_no_leader_token(players: int) -> None:
    table = new_station(players)
    assert (table.zone("action_deck"), table.track("token_at")) == ([], -1)
    assert [table.zone(f"hand.{seat}") for seat in range(players)] == [[]] * players


@pytest.mark.rule("T22.1")
def test_caps_and_slots_are_those_of_six() -> None:
    table = station(
        1, at="actions", places={"0": "snowcat"}, fuel={"snowcat": 3}, damage={"snowcat": 0}, dice=[1, 1, 1]
    )
    table.answer(0, "give_to 0")
    for option in ("done", "done", "use_die activate"):
        table.answer(0, option)
    assert (table.track("fuel.snowcat"), table.track("yard")) == (4, 4)


@pytest.mark.rule("T22.2")
@pytest.mark.parametrize(
    ("players", "figures"),
    [(1, [[0, 1, 2, 3, 4, 5]]), (2, [[0, 1, 2], [3, 4, 5]]), (3, [[0, 1], [2, 3], [4, 5]])],
)
def test_six_characters_are_shared_out_evenly(players: int, figures: list[list[int]]) -> None:
    for seat, own in enumerate(figures):
        table = station(players, leader=seat)
        assert table.waiting_seats() == [seat]
        assert {int(option.split()[1]) for option in table.options(seat)} == set(own)


@pytest.mark.rule("T22.2")
@pytest.mark.parametrize("players", ALL)
def test_six_different_characters_stand_in_the_rec_room_with_discs_on_yellow(players: int) -> None:
    dealt = new_station(players, seed=players)
    assert len({dealt.track(f"character.{figure}") for figure in range(6)}) == 6
    assert [dealt.named_track(f"at.{figure}") for figure in range(6)] == ["rec_room"] * 6
    assert [dealt.track(f"disc.{figure}") for figure in range(6)] == [1] * 6
    assert dealt.named_track("at.6") == "gone"


@pytest.mark.rule("T22.3")
@pytest.mark.parametrize("seed", range(4))
def test_of_six_human_and_two_alien_roles_one_lies_under_each_figure_and_two_leave_the_game(
    seed: int,
) -> None:
    table = new_station(2, seed=seed)
    under = [table.zone(f"role_card.{figure}") for figure in range(6)]
    assert [len(cards) for cards in under] == [1] * 6
    left = [card for card in table.zone("box_unseen") if card in ("human", "alien")]
    assert (len(left), Counter([*left, *[cards[0] for cards in under]])) == (2, {"human": 6, "alien": 2})


@pytest.mark.rule("T22.3")
def test_how_many_aliens_there_are_is_left_to_chance() -> None:
    counts = set()
    for seed in range(40):
        table = new_station(1, seed=seed)
        counts.add(sum(table.zone(f"role_card.{figure}") == ["alien"] for figure in range(6)))
    assert {1, 2} <= counts


@pytest.mark.rule("T22.3")
@pytest.mark.parametrize("players", ALL)
def test_nobody_sees_any_role(players: int) -> None:
    table = new_station(players)
    for seat in range(players):
        for figure in range(6):
            seen = str(table.view(seat)["zones"][f"role_card.{figure}"])
            assert "human" not in seen
            assert "alien" not in seen


@pytest.mark.rule("T22.4")
@pytest.mark.parametrize("players", ALL)
def test_the_threat_marker_stands_on_the_red_space_for_six(players: int) -> None:
    assert new_station(players).track("threat") == 10
