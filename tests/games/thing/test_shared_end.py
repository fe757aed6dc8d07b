"""T23.13-T24.5: the end of a round of 1-3 players, becoming the alien, and the last stand."""

import pytest

from tests.games.thing.station import FROZEN_AT, LANDS_AT, station
from tests.table import Table
from turncoat.games.thing.game import THING
from turncoat.games.thing.vocabulary import KEYS_USED, STOPPED_KEYS
from turncoat.kernel.dice import fast
from turncoat.kernel.session import begin
from turncoat.kernel.shapes import Json

ALL_HUMAN: dict[str, Json] = {f"role_card.{figure}": ["human"] for figure in range(6)}


def roles(*aliens: int) -> dict[str, Json]:
    return {f"role_card.{figure}": ["alien" if figure in aliens else "human"] for figure in range(6)}


def discs(table: Table) -> list[int]:
    return [table.track(f"disc.{figure}") for figure in range(6)]


def statuses(table: Table) -> list[str | int]:
    return [table.named_track(f"status.{figure}") for figure in range(6)]


# T23.13 - T23.15


@pytest.mark.rule("T23.13")
def test_there_is_trade_but_no_vote() -> None:
    table = station(2, at="rec_room", places={"0": "radio"}, lying=[0], items={"0": ["wire"], "3": ["keys"]})
    assert (table.ask(), table.named_track("at.0"), table.track("lying.0")) == (
        "trading.make_offer",
        "rec_room",
        0,
    )
    table.answer(0, "offer_gift item 4")
    table.answer(0, "hand_over wire")
    table.answer(1, "accept")
    assert (table.zone("shared_items.0"), table.zone("shared_items.4")) == ([], ["wire"])
    while table.ask() == "trading.make_offer":
        table.answer(table.waiting_seats()[0], "done")
    assert (table.ask(), table.track("round")) == ("placing.place_figure", 2)


@pytest.mark.rule("T23.14")
@pytest.mark.parametrize(("players", "leader", "then"), [(3, 1, 2), (3, 2, 0), (2, 0, 1), (1, 0, 0)])
def test_the_leader_board_passes_left(players: int, leader: int, then: int) -> None:
    table = station(players, at="dogs", leader=leader)
    assert (table.track("leader"), table.waiting_seats(), table.track("token_at")) == (then, [then], -1)


@pytest.mark.rule("T23.14")
def test_the_leader_board_passes_over_whoever_has_no_character_left() -> None:
    assert station(3, at="dogs", leader=0, absorbed=[2, 3]).track("leader") == 2


@pytest.mark.rule("T23.15")
def test_dogs_move_at_the_end_of_the_round_as_ever() -> None:
    table = station(2, at="dogs", dogs=["waiting"] * 4)
    assert len({table.track(f"dog.{dog}") for dog in range(4)}) == 4
    assert "waiting" not in [table.named_track(f"dog.{dog}") for dog in range(4)]


@pytest.mark.rule("T23.15")
def test_with_no_disc_on_its_space_the_threat_marker_goes_one_left() -> None:
    table = station(2, at="dogs", threat=8, discs={"0": 6})
    assert (table.track("threat"), statuses(table)) == (7, ["playing"] * 6)


@pytest.mark.rule("T23.15")
@pytest.mark.parametrize(("there", "then"), [(1, 7), (2, 8), (3, 9)])
def test_with_discs_on_its_space_it_goes_as_many_right_and_they_stay(there: int, then: int) -> None:
    table = station(2, at="dogs", threat=6, discs={str(figure): 6 for figure in range(there)})
    assert (table.track("threat"), discs(table)[:there]) == (then, [6] * there)
    assert statuses(table) == ["playing"] * 6


@pytest.mark.rule("T23.15", "T24.3")
def test_where_it_lands_on_a_disc_that_character_turns() -> None:
    table = station(2, at="dogs", threat=7, discs={"4": 6}, zones=ALL_HUMAN)
    assert (table.track("threat"), table.named_track("status.4"), table.track("strength")) == (
        6,
        "revealed",
        5,
    )


@pytest.mark.rule("T23.15", "T24.3")
def test_going_right_it_may_land_on_a_disc_too() -> None:
    table = station(2, at="dogs", threat=6, discs={"0": 6, "4": 7}, zones=ALL_HUMAN)
    assert (table.track("threat"), statuses(table)) == (7, [*["playing"] * 4, "revealed", "playing"])


# T24.1 - T24.4: becoming the alien


@pytest.mark.rule("T24", "T24.1", "T24.4")
def test_a_test_that_shows_an_alien_reveals_it() -> None:
    table = station(2, at="tests", samples={"0": ["sample"]}, discs={"4": 5}, zones=roles(4))
    table.answer(0, "run_blood 0")
    assert table.options(0) == ["test_blood 4"]
    table.answer(0, "test_blood 4")
    assert (table.named_track("status.4"), table.track("strength"), table.zone("role_shown")) == (
        "revealed",
        5,
        ["alien"],
    )


@pytest.mark.rule("T24.1", "T15.4")
def test_a_test_that_shows_a_human_clears_the_character() -> None:
    table = station(2, at="tests", samples={"0": ["sample"]}, discs={"4": 5}, zones=roles(0))
    table.answer(0, "run_blood 0")
    table.answer(0, "test_blood 4")
    assert (table.named_track("status.4"), table.track("disc.4"), table.zone("role_shown")) == (
        "playing",
        0,
        ["human"],
    )


@pytest.mark.rule("T24.2", "T23.2")
def test_a_dog_reveals_even_whom_the_card_calls_human_and_the_card_is_not_shown() -> None:
    table = station(
        2,
        at="encounters",
        places={"3": "radio"},
        dogs=["radio", "gone", "gone", "gone"],
        zones={"looking.0": ["healthy_dog"] * 7, **roles()},
    )
    table.answer(1, "stay")
    assert (table.named_track("status.3"), table.zone("role_card.3"), table.zone("role_shown")) == (
        "revealed",
        ["human"],
        [],
    )


@pytest.mark.rule("T24.4")
def test_every_further_alien_adds_one() -> None:
    table = station(2, at="dogs", threat=7, discs={"4": 6}, revealed=[5], strength=3)
    assert table.track("strength") == 4


# T24.5: the last stand


def leaves(dice: list[Json], aboard: list[int] | None = None, **words: Json) -> Table:
    """Figure 5 is the revealed alien. The others leave by the rescue helicopter, figure 2 first."""
    position: dict[str, Json] = {
        "at": "rescue",
        "sos": "landed",
        "rescue_at": LANDS_AT,
        "rescue_fuel": 2,
        "round": 6,
        "discs": {"0": 4, "1": 4, "2": 2, "3": 4, "4": 4},
        "revealed": [5],
        "strength": 3,
        "zones": ALL_HUMAN,
        "dice": dice,
        **words,
    }
    table = station(1, **position)
    willing = [0, 1, 2, 3, 4] if aboard is None else aboard
    table.answer(0, "board")
    while table.ask().startswith("boarding."):
        if table.ask() == "boarding.consent":
            table.answer(0, "let_in")
        else:
            asked = int(str(table.view(0)["stack"][-1]["values"]["asked"]))
            table.answer(0, "board" if asked in willing else "stay_behind")
    return table


@pytest.mark.rule("T24.5")
def test_three_bad_faces_stop_the_escape_and_the_round_goes_on_in_the_rec_room() -> None:
    table = leaves([5, 6, 5], places={"2": "kitchen"}, items={"3": ["keys"]})
    assert (table.ending(), table.ask()) == ("", "trading.make_offer")
    assert table.told("dice_rolled") == [{"faces": ["sabotage", "threat", "sabotage"]}]


@pytest.mark.rule("T24.5")
@pytest.mark.parametrize("dice", [[5, 6, 4], [1, 1, 1], [6, 3, 6]])
def test_fewer_let_the_humans_go_and_everybody_wins(dice: list[Json]) -> None:
    table = leaves(dice)
    assert (table.ending(), table.winners()) == ("escaped", [0])


@pytest.mark.rule("T24.5")
def test_it_rolls_as_many_dice_as_it_is_strong() -> None:
    table = leaves([1, 5, 1, 5, 5, 6], strength=4)
    assert (table.ending(), table.told("dice_rolled")) == (
        "escaped",
        [{"faces": ["activate", "sabotage", "activate", "sabotage"]}],
    )
    assert leaves([1, 5, 1, 5, 5, 6], strength=5, items={"3": ["keys"]}).ending() == ""


@pytest.mark.rule("R40", "T24.5")
@pytest.mark.parametrize("words", [{"strength": 0}, {"strength": 0, "revealed": [], "absorbed": [5]}])
def test_without_a_strong_alien_nothing_is_rolled(words: dict[str, Json]) -> None:
    table = leaves([5, 5, 5, 5, 5], None, **words)
    assert (table.ending(), table.told("dice_rolled")) == ("escaped", [])


@pytest.mark.rule("R39")
def test_after_a_failed_escape_passengers_are_back_and_those_who_showed_human_are_green() -> None:
    table = leaves([5, 6, 5], aboard=[0, 1, 2], items={"3": ["keys"]})
    assert statuses(table)[:5] == ["playing"] * 5
    assert discs(table)[:5] == [0, 0, 2, 4, 4]
    assert [table.named_track(f"at.{figure}") for figure in range(5)] == ["rec_room"] * 5
    assert (table.named_track("sos"), table.track("rescue_fuel")) == ("landed", 2)
    assert len(table.told("role_revealed")) == 2


@pytest.mark.rule("R39")
def test_after_a_failed_escape_the_rescue_helicopters_fuel_runs_on() -> None:
    table = leaves([5, 6, 5])
    assert (table.track("round"), table.named_track("sos"), table.track("rescue_fuel")) == (7, "landed", 3)


@pytest.mark.rule("R39", "T20.6", "T20.10")
@pytest.mark.parametrize("players", [1, 2, 3])
@pytest.mark.parametrize(("choice", "keys"), [("used", 1), ("kept", 2)])
def test_keys_of_a_stopped_escape_have_been_used_unless_the_table_keeps_them(
    players: int, choice: str, keys: int
) -> None:
    table = station(
        players,
        at="actions",
        places={"0": "snowcat"},
        items={"0": ["keys", "keys"]},
        fuel={"snowcat": 5},
        damage={"snowcat": 0},
        revealed=[5],
        strength=3,
        dice=[1, 1, 1, 5, 5, 6],
        options={"keys_of_a_stopped_escape": choice},
    )
    for option in ("give_to 0", "done", "use_die activate", "show_keys"):
        table.answer(0, option)
    while table.ask() == "boarding.wish":
        table.answer(table.waiting_seats()[0], "stay_behind")
    assert (table.ending(), table.ask()) == ("", "trading.make_offer")
    assert table.zone("shared_items.0") == ["keys"] * keys
    assert (table.track("fuel.snowcat"), table.track("damage.snowcat")) == (5, 0)
    assert (table.track("disc.0"), table.named_track("at.0")) == (1, "rec_room")


@pytest.mark.rule("R39")
def test_a_table_that_says_nothing_reads_that_keys_are_used() -> None:
    assert begin(THING, 2, fast(0), {}).state.settings[STOPPED_KEYS] == KEYS_USED


@pytest.mark.rule("T24.5", "T19.5")
def test_a_human_left_behind_loses_the_game_for_all() -> None:
    table = leaves([1, 1, 1], aboard=[0, 1, 2, 3])
    assert (table.ending(), table.winners()) == ("left_behind", [])


@pytest.mark.rule("T24.5", "T19.3")
def test_an_alien_card_aboard_loses_the_game_for_all() -> None:
    table = leaves([1, 1, 1], zones=roles(3))
    assert (table.ending(), table.winners()) == ("alien_aboard", [])
    assert leaves([1, 1, 1], aboard=[0, 1, 2, 4], zones=roles(3)).winners() == [0]


@pytest.mark.rule("T24.5")
def test_the_last_stand_comes_before_those_left_behind_show_their_roles() -> None:
    table = leaves([5, 6, 5], aboard=[2], items={"3": ["keys"]})
    assert (table.told("role_revealed"), discs(table)[2]) == ([], 2)


@pytest.mark.rule("T24", "T19.7")
def test_when_the_last_character_is_taken_the_game_is_lost() -> None:
    table = station(2, at="dogs", threat=7, discs={"4": 6}, absorbed=[0, 1, 2, 3], revealed=[5], strength=8)
    assert (table.ending(), table.winners()) == ("last_absorbed", [])


@pytest.mark.rule("T24", "T19.8")
def test_when_the_station_freezes_the_game_is_lost() -> None:
    table = station(2, at="maintenance", boiler_dead=1, freezing=FROZEN_AT - 1, round=4)
    assert (table.ending(), table.winners()) == ("frozen", [])
