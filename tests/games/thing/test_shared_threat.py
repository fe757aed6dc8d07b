"""T24.3, ruling R41: figures turned by the threat marker, with 1-3 players. Dice: 5 sabotage, 6 threat."""

import pytest

from tests.games.thing.station import LANDS_AT, station
from tests.table import Table
from turncoat.kernel.shapes import Json

ALL_HUMAN: dict[str, Json] = {f"role_card.{figure}": ["human"] for figure in range(6)}


def statuses(table: Table) -> list[str | int]:
    return [table.named_track(f"status.{figure}") for figure in range(6)]


def aliens(table: Table) -> list[int]:
    return [figure for figure, status in enumerate(statuses(table)) if status == "revealed"]


def cancels(**words: Json) -> Table:
    """Figure 0 cancels a die: its disc goes from 4 to 5."""
    position: dict[str, Json] = {
        "at": "actions",
        "places": {"0": "kitchen", "3": "radio"},
        "dice": [5, 1, 1],
        "discs": {"0": 4},
        **words,
    }
    table = station(2, **position)
    table.answer(0, "give_to 0")
    table.answer(0, "cancel_die 0")
    return table


@pytest.mark.rule("T24.3", "R41")
@pytest.mark.parametrize(("threat", "status"), [(6, "playing"), (5, "revealed")])
def test_a_disc_that_reaches_the_threat_marker_turns_its_character_at_once(threat: int, status: str) -> None:
    table = cancels(threat=threat, zones=ALL_HUMAN)
    assert table.named_track("status.0") == status
    assert table.zone("role_shown") == []


@pytest.mark.rule("T24.3", "R41")
def test_a_disc_right_of_the_marker_turns_its_character_too() -> None:
    assert cancels(threat=5, discs={"0": 5}).named_track("status.0") == "revealed"


@pytest.mark.rule("T24.3", "R41")
def test_the_marker_that_comes_to_a_disc_turns_its_character_at_once() -> None:
    table = station(
        2, at="actions", places={"0": "kitchen", "3": "radio"}, dice=[6, 1, 1], threat=7, discs={"4": 6}
    )
    table.answer(0, "give_to 0")
    table.answer(0, "done")
    assert (table.track("threat"), table.named_track("status.4")) == (6, "revealed")


@pytest.mark.rule("T24.3", "R41")
def test_of_several_discs_only_one_turns_by_the_leaders_choice_and_the_others_stay() -> None:
    table = station(3, at="dogs", threat=7, discs={"1": 6, "4": 6, "5": 6}, leader=0)
    assert (table.waiting_seats(), table.options(1)) == ([1], ["give_to 1", "give_to 4", "give_to 5"])
    table.answer(1, "give_to 4")
    assert statuses(table) == [*["playing"] * 4, "revealed", "playing"]
    assert (table.track("disc.1"), table.track("disc.5"), table.track("strength")) == (6, 6, 5)
    assert table.ask() == "placing.place_figure"


@pytest.mark.rule("R41", "T23.3")
def test_an_encounter_is_one_event_and_turns_one_at_most() -> None:
    table = station(
        1,
        at="encounters",
        places={"0": "radio", "1": "radio"},
        threat=5,
        discs={"0": 4, "1": 4},
        zones=ALL_HUMAN,
    )
    table.answer(0, "stay")
    table.answer(0, "stay")
    assert table.options(0) == ["give_to 0", "give_to 1"]
    table.answer(0, "give_to 1")
    assert (statuses(table)[:2], table.track("disc.0")) == (["playing", "revealed"], 5)


# A disc that was left on the marker's space


@pytest.mark.rule("R41", "T23.9")
def test_a_figure_left_on_the_markers_space_stays_human_when_another_disc_moves() -> None:
    table = cancels(threat=6, discs={"0": 4, "4": 6, "5": 8})
    assert aliens(table) == []
    for option in ("done", "use_die activate", "stop"):
        table.answer(0, option)
    assert (table.track("threat"), aliens(table)) == (7, [5])  # the end of the round counted one disc with it


@pytest.mark.rule("R41", "T23.9")
def test_it_turns_when_its_own_disc_moves() -> None:
    assert aliens(cancels(threat=4, discs={"0": 4, "4": 4})) == [0]


@pytest.mark.rule("R41", "T23.10")
def test_it_turns_when_the_marker_moves() -> None:
    table = station(
        2, at="actions", places={"0": "kitchen", "3": "radio"}, dice=[6, 1, 1], threat=6, discs={"4": 6}
    )
    table.answer(0, "give_to 0")
    assert aliens(table) == []
    table.answer(0, "done")
    assert (table.track("threat"), aliens(table)) == (5, [4])


@pytest.mark.rule("R41", "T23.9")
def test_a_disc_at_the_end_of_the_track_does_not_move_and_its_figure_does_not_turn() -> None:
    assert aliens(cancels(threat=13, discs={"0": 13})) == []


@pytest.mark.rule("R41", "T23.3")
@pytest.mark.parametrize("players", [1, 2, 3])
def test_an_encounter_turns_nobody_who_is_not_in_it(players: int) -> None:
    table = station(
        players,
        at="encounters",
        places={"0": "radio", "1": "radio"},
        threat=5,
        discs={"4": 5, "5": 5},
    )
    while table.ask() == "meeting.stay_or_avoid":
        table.answer(table.waiting_seats()[0], "stay")
    assert (table.track("disc.0"), table.track("disc.1"), aliens(table)) == (2, 2, [])
    assert table.ask() != "threatened.choose_taken"


@pytest.mark.rule("R41", "T23.3")
def test_of_an_encounter_the_leader_chooses_only_among_those_whose_discs_moved() -> None:
    table = station(
        1,
        at="encounters",
        places={"0": "radio", "1": "radio", "2": "kitchen"},
        threat=5,
        discs={"0": 4, "1": 4, "2": 5},
    )
    table.answer(0, "stay")
    table.answer(0, "stay")
    assert table.options(0) == ["give_to 0", "give_to 1"]


@pytest.mark.rule("R41", "T23.2")
def test_a_dog_turns_nobody_but_whom_it_meets() -> None:
    table = station(
        2,
        at="encounters",
        places={"3": "radio"},
        dogs=["radio", "gone", "gone", "gone"],
        zones={"looking.0": ["alien_dog"] * 2, **ALL_HUMAN},
        threat=5,
        discs={"3": 3, "4": 5},
    )
    table.answer(1, "stay")
    assert (table.track("disc.3"), aliens(table)) == (4, [])


@pytest.mark.rule("R41", "T24.1")
@pytest.mark.parametrize("players", [1, 2, 3])
def test_a_test_of_one_figure_turns_no_other(players: int) -> None:
    table = station(
        players,
        at="tests",
        samples={"0": ["sample"]},
        items={"5": ["keys"]},
        threat=5,
        discs={"3": 5, "4": 6},
        zones=ALL_HUMAN,
    )
    table.answer(0, "run_blood 0")
    table.answer(0, "test_blood 4")
    assert (table.track("disc.4"), table.track("round")) == (0, 2)
    assert (table.track("threat"), aliens(table)) == (6, [])  # the disc that was left there was counted


@pytest.mark.rule("R41", "R39")
def test_a_failed_escape_turns_nobody_who_was_left_on_the_markers_space() -> None:
    table = station(
        1,
        at="rescue",
        sos="landed",
        rescue_at=LANDS_AT,
        rescue_fuel=2,
        round=6,
        discs={"0": 3, "1": 3, "2": 2, "3": 4, "4": 4},
        threat=4,
        revealed=[5],
        strength=3,
        items={"3": ["keys"]},
        zones=ALL_HUMAN,
        dice=[5, 6, 5],
    )
    table.answer(0, "board")
    for figure in (0, 1):
        table.answer(0, "board")
        table.answer(0, "let_in")
        assert table.track(f"disc.{figure}") == 3
    while table.ask() == "boarding.wish":
        table.answer(0, "stay_behind")
    assert (table.ask(), aliens(table)) == ("trading.make_offer", [5])
    assert [table.track(f"disc.{figure}") for figure in range(5)] == [0, 0, 2, 4, 4]


# T23.10: each Threat face


def threat_faces(faces: list[Json], **words: Json) -> Table:
    position: dict[str, Json] = {
        "at": "actions",
        "places": {"0": "radio", "1": "kitchen"},
        "damage": {"radio": 2},
        "dice": faces,
        **words,
    }
    table = station(2, **position)
    table.answer(0, "give_to 0")
    if table.ask() == "bonus_turn.use_bonus":
        table.answer(0, "done")
    table.answer(0, "done")
    return table


@pytest.mark.rule("T23.10", "T24.3", "R41")
def test_two_threat_faces_are_two_shifts_and_each_turns_one() -> None:
    table = threat_faces([6, 6, 1], threat=8, discs={"4": 7, "5": 6})
    assert (table.track("threat"), aliens(table), table.track("strength")) == (6, [4, 5], 6)


@pytest.mark.rule("T23.10", "T24.3", "R41")
def test_the_second_shift_comes_when_the_leader_has_chosen_who_turns_by_the_first() -> None:
    table = threat_faces([6, 6, 1], threat=8, discs={"3": 7, "4": 7, "5": 6})
    assert (table.track("threat"), table.options(0)) == (7, ["give_to 3", "give_to 4"])
    table.answer(0, "give_to 3")
    assert (table.track("threat"), table.options(0)) == (6, ["give_to 4", "give_to 5"])
    table.answer(0, "give_to 5")
    assert (aliens(table), table.track("lying.0"), table.ask()) == ([3, 5], 1, "rolling.roll_or_stop")


@pytest.mark.rule("T23.10", "T24.3")
def test_three_threat_faces_may_turn_three_the_actor_among_them() -> None:
    table = threat_faces([6, 6, 6], threat=8, discs={"0": 7, "4": 6, "5": 5})
    assert (table.track("threat"), aliens(table), table.track("strength")) == (5, [0, 4, 5], 7)


@pytest.mark.rule("T23.10")
@pytest.mark.parametrize("faces", [[6, 5, 6], [5, 6, 6], [6, 6, 5]])
def test_sabotage_is_carried_out_where_the_actor_was_even_if_the_threat_turns_the_actor(
    faces: list[Json],
) -> None:
    table = threat_faces(faces, threat=8, discs={"0": 7})
    assert (table.track("damage.radio"), table.track("threat"), aliens(table)) == (3, 6, [0])


@pytest.mark.rule("T23.10", "T24.3", "T19.7")
def test_a_shift_that_turns_the_last_human_ends_the_game_before_the_next_shift() -> None:
    table = threat_faces([6, 6, 1], threat=8, discs={"0": 7}, absorbed=[1, 2, 3, 4], revealed=[5], strength=5)
    assert (table.ending(), table.track("threat")) == ("last_absorbed", 7)


@pytest.mark.rule("T23.10")
def test_at_the_end_of_the_track_the_marker_does_not_move_and_turns_nobody() -> None:
    table = threat_faces([6, 1, 1], threat=0)
    assert (table.track("threat"), aliens(table)) == (0, [])
