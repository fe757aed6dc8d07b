"""T15, T16: tests of blood and by fire, and the fate of a detected alien. Order: test_order_of_tests.py."""

import pytest

from tests.games.thing.station import station
from tests.table import Table
from turncoat.kernel.shapes import Json


def volunteers(table: Table, figure: int, offer: str = "run_fire") -> None:
    """One figure offers a test, all others that are asked decline."""
    table.answer_each(
        {seat: f"{offer} {figure}" if seat == figure else "done" for seat in table.waiting_seats()},
    )


# T15.1: blood


@pytest.mark.rule("T15", "T15.1", "T15.4")
def test_a_blood_sample_tests_the_most_suspicious_and_clears_a_human() -> None:
    table = station(at="tests", samples={"1": ["sample", "sample"]}, discs={"0": 4, "2": 6, "3": 5})
    assert (table.ask(), table.waiting_seats()) == ("testing.volunteer", [1])
    table.answer(1, "run_blood 1")
    assert (table.ask(), table.options(1)) == ("testing.choose_target", ["test_blood 2"])
    table.answer(1, "test_blood 2")
    assert table.told("role_revealed") == [{"figure": "2", "role": "human"}]
    assert (table.track("disc.2"), table.track("disc.3"), table.named_track("status.2")) == (0, 5, "playing")
    assert (table.zone("samples.1"), table.zone("lab_discard")) == (["sample"], ["sample"])
    assert table.view(3)["zones"]["lab_discard"]["cards"] == ["sample"]
    assert {"from": "samples.1", "to": "lab_discard", "cards": ["sample"]} in table.told("shown")


@pytest.mark.rule("T15.1")
def test_of_several_equally_suspicious_the_tester_chooses_even_oneself() -> None:
    table = station(at="tests", samples={"1": ["sample"]}, discs={"0": 3, "1": 6, "2": 6, "3": 5}, leader=3)
    table.answer(1, "run_blood 1")
    assert table.options(1) == ["test_blood 1", "test_blood 2"]
    table.answer(1, "test_blood 1")
    assert table.track("disc.1") == 0


@pytest.mark.rule("T15.1", "T15.3")
def test_a_spoiled_sample_tests_nobody_though_its_owner_is_asked() -> None:
    table = station(at="tests", samples={"1": ["spoiled"], "2": ["sample"]})
    assert table.waiting_seats() == [1, 2]
    assert (table.options(1), table.options(2)) == (["done"], ["done", "run_blood 2"])


@pytest.mark.rule("T15.1")
def test_revealed_players_are_not_tested_however_suspicious() -> None:
    table = station(
        5, at="tests", samples={"1": ["sample"]}, revealed=[0], strength=2, leader=1, discs={"4": 3}
    )
    table.answer(1, "run_blood 1")
    assert table.options(1) == ["test_blood 4"]


# T15.2: fire


@pytest.mark.rule("T15.2", "T15.4")
def test_wire_and_a_canister_test_anybody_oneself_too() -> None:
    table = station(
        at="tests",
        items={"1": ["wire"]},
        weapons={"1": ["flamethrower"]},
        discs={"0": 9, "3": 2},
    )
    table.answer(1, "run_fire 1")
    assert table.options(1) == ["test_fire 0", "test_fire 1", "test_fire 2", "test_fire 3"]
    table.answer(1, "test_fire 3")
    assert (table.track("disc.3"), table.track("canisters.flamethrower")) == (0, 5)
    assert (table.zone("items.1"), table.zone("flames.1")) == (["wire"], ["flamethrower"])


@pytest.mark.rule("T15.2")
@pytest.mark.parametrize(
    ("items", "weapons"),
    [({"1": ["wire"]}, {"1": ["dynamite"]}), ({"1": ["wire"]}, {"2": ["flamethrower"]})],
)
def test_wire_and_flamethrower_must_be_in_one_hand(items: Json, weapons: Json) -> None:
    table = station(at="tests", items=items, weapons=weapons)
    assert (table.ask(), table.track("round"), table.told("role_revealed")) == ("moving.choose_move", 2, [])


@pytest.mark.rule("T15.2", "T20.7")
def test_whoever_has_a_flamethrower_and_some_item_is_asked_but_only_wire_will_do() -> None:
    table = station(at="tests", items={"1": ["keys"]}, weapons={"1": ["flamethrower"]})
    assert (table.ask(), table.waiting_seats(), table.options(1)) == ("testing.volunteer", [1], ["done"])


# T15.5, T16: an alien is found


def expose(players: int = 4, **words: Json) -> Table:
    """Seat 1 tests seat 0 by fire, who is an alien."""
    table = station(
        players,
        at="tests",
        items={"1": ["wire"], "0": ["keys", "tools"]},
        weapons={"1": ["flamethrower"], "0": ["melee", "dynamite"]},
        **words,
    )
    volunteers(table, 1)
    table.answer(1, "test_fire 0")
    return table


@pytest.mark.rule("T15.5", "T16", "T16.1")
def test_an_alien_that_is_found_leaves_the_board_at_once_with_all_it_had() -> None:
    table = expose(discs={"0": 7}, samples={"0": ["sample", "spoiled"]}, hands={"0": ["sabotage", "repair"]})
    assert table.told("role_revealed")[0] == {"figure": "0", "role": "alien"}
    assert (table.named_track("status.0"), table.named_track("at.0"), table.track("disc.0")) == (
        "revealed",
        "gone",
        0,
    )
    for zone in ("hand.0", "weapons.0", "items.0", "samples.0"):
        assert table.zone(zone) == []
    assert sorted(table.zone("weapon_deck")[:2]) == ["dynamite", "melee"]
    assert sorted(table.zone("item_deck")[:2]) == ["keys", "tools"]
    assert sorted(table.zone("lab_discard")) == ["sample", "spoiled"]


@pytest.mark.rule("T16.1")
def test_the_action_cards_of_a_revealed_alien_go_under_the_deck() -> None:
    table = station(
        at="accusations", hands={"0": ["sabotage", "sabotage", "repair"]}, top={"action_deck": ["activate"]}
    )
    table.all_answer("abstain")
    deck = table.zone("action_deck")
    table.answer(0, "reveal_self")
    table.all_answer("stay_hidden")
    assert table.ask() == "planning.propose"
    assert sorted(table.zone("action_deck")[:3]) == ["repair", "sabotage", "sabotage"]
    assert (table.zone("action_deck")[3:], table.zone("hand.0")) == (deck, [])


@pytest.mark.rule("T16.1")
def test_lab_tokens_of_a_revealed_alien_are_discarded_face_down() -> None:
    table = expose(samples={"0": ["sample"]})
    assert table.zone("lab_discard") == ["sample"]
    assert "sample" not in str(table.view(2)["zones"]["lab_discard"])


@pytest.mark.rule("T16.1")
def test_a_flamethrower_of_a_revealed_alien_goes_under_the_deck_too() -> None:
    table = station(at="accusations", weapons={"0": ["flamethrower"]})
    table.all_answer("abstain")
    table.answer(0, "reveal_self")
    table.all_answer("stay_hidden")
    assert (table.zone("flames.0"), table.zone("weapon_deck")[0]) == ([], "flamethrower")
    assert table.track("canisters.flamethrower") == 0


@pytest.mark.rule("T16.2", "T15.5")
@pytest.mark.parametrize(("players", "strength"), [(4, 2), (5, 2), (6, 3), (7, 3), (8, 4)])
def test_the_first_revealed_alien_has_half_as_much_strength_as_there_are_players(
    players: int, strength: int
) -> None:
    assert expose(players).track("strength") == strength


@pytest.mark.rule("T16.3")
def test_every_later_one_adds_one() -> None:
    table = expose(6, roles=["alien", *["human"] * 4, "alien"], revealed=[5], strength=4, leader=2)
    assert table.track("strength") == 5


@pytest.mark.rule("T16.3")
def test_a_later_one_adds_one_even_if_the_earlier_was_destroyed() -> None:
    table = expose(8, roles=["alien", *["human"] * 6, "alien"], revealed=[7], strength=0, leader=2)
    assert table.track("strength") == 1


@pytest.mark.rule("T16.4", "R47")
def test_a_revealed_leader_passes_the_leader_board_to_the_left() -> None:
    assert expose(leader=0).track("leader") == 1


@pytest.mark.rule("T16.4", "R47")
def test_the_leader_board_passes_over_those_who_are_out() -> None:
    table = station(6, at="accusations", absorbed=[1, 2], leader=0)
    table.all_answer("abstain")
    table.answer(0, "reveal_self")
    table.all_answer("stay_hidden")
    assert table.track("leader") == 3


@pytest.mark.rule("T16.4")
def test_another_leader_stays_when_somebody_is_revealed() -> None:
    assert expose(leader=2).track("leader") == 2


@pytest.mark.rule("R28")
def test_the_leader_token_of_a_revealed_alien_goes_back_and_the_leader_stays() -> None:
    table = expose(leader=2, token_holder=0)
    assert (table.track("token_holder"), table.track("leader"), table.track("round")) == (-1, 2, 2)


@pytest.mark.rule("R28", "T18.3")
def test_the_leader_token_of_somebody_else_counts_as_ever() -> None:
    table = expose(leader=2, token_holder=3)
    assert (table.track("token_holder"), table.track("leader")) == (-1, 3)


@pytest.mark.rule("R28", "T16.4")
def test_a_revealed_leader_with_the_token_passes_the_board_left_and_the_token_is_lost() -> None:
    table = expose(leader=0, token_holder=0)
    assert (table.track("token_holder"), table.track("leader")) == (-1, 1)


@pytest.mark.rule("T16.5", "T4.1")
def test_a_revealed_alien_acts_from_the_next_planning_phase() -> None:
    table = expose(leader=2)
    assert (table.track("round"), table.ask(), table.waiting_seats()) == (2, "planning.propose", [0])


# The absorbed


def strikes(**words: Json) -> Table:
    """The revealed alien, seat 0, strikes with 3 in the arsenal, where seats 1 and 2 are."""
    position: dict[str, Json] = {
        "at": "strikes",
        "revealed": [0],
        "strength": 3,
        "places": {"1": "arsenal", "2": "arsenal", "3": "kitchen", "4": "radio"},
        "leader": 3,
        "tracks": {"plan.0.arsenal": 3, "planned": 3},
        **words,
    }
    table = station(5, **position)
    table.pass_all()
    return table


@pytest.mark.rule("R29")
def test_cards_of_the_absorbed_go_under_their_decks_and_lab_tokens_are_discarded() -> None:
    table = strikes(
        weapons={"1": ["melee"]},
        items={"1": ["keys"]},
        samples={"1": ["spoiled"]},
        hands={"1": ["repair", "repair"]},
        discs={"1": 5},
    )
    deck = len(table.zone("action_deck"))
    table.answer(0, "absorb 1")
    assert (table.named_track("status.1"), table.track("disc.1")) == ("absorbed", 0)
    assert [table.zone(f"{zone}.1") for zone in ("weapons", "items", "samples", "hand")] == [[], [], [], []]
    assert (table.zone("weapon_deck")[0], table.zone("item_deck")[0]) == ("melee", "keys")
    assert (table.zone("lab_discard"), table.zone("action_deck")[:2]) == (["spoiled"], ["repair", "repair"])
    assert len(table.zone("action_deck")) == deck + 2


@pytest.mark.rule("R29")
def test_the_role_of_the_absorbed_stays_hidden() -> None:
    table = strikes()
    table.answer(0, "absorb 1")
    assert table.told("role_revealed") == []
    assert "role.1" not in table.view(3)["tracks"]


@pytest.mark.rule("R47", "T8.7")
def test_an_absorbed_leader_passes_the_leader_board_left_at_once() -> None:
    table = strikes(leader=1)
    table.answer(0, "absorb 1")
    assert table.track("leader") == 2


@pytest.mark.rule("R28")
def test_the_leader_token_of_the_absorbed_goes_back() -> None:
    table = strikes(token_holder=1)
    table.answer(0, "absorb 1")
    assert (table.track("token_holder"), table.track("leader")) == (-1, 3)
