"""T4.5: joint decisions of several revealed aliens after a strike they have won."""

import pytest

from tests.games.thing.meetings import strike_position
from tests.table import Table
from turncoat.kernel.shapes import Json


def strike_together(**words: Json) -> Table:
    """Seats 0, 1 and 2 are revealed and win against 3 in the kitchen; a human leads from the storeroom."""
    position: dict[str, Json] = {
        "roles": ["alien", "alien", "alien", "human", "human"],
        "revealed": [0, 1, 2],
        "tracks": {
            "planned": 2,
            "plan.0.kitchen": 2,
            "plan.1.kitchen": 2,
            "plan.2.kitchen": 2,
        },
    }
    return strike_position({"kitchen": 2}, {"3": "kitchen"}, **{**position, **words})


@pytest.mark.rule("T8.3", "T4.5")
def test_several_revealed_aliens_answer_with_one_voice() -> None:
    table = strike_position(
        {"kitchen": 2},
        {"2": "kitchen"},
        roles=["alien", "alien", "human", "human", "human"],
        revealed=[0, 1],
        tracks={"planned": 2, "plan.0.kitchen": 2, "plan.1.kitchen": 2},
    )
    assert (table.waiting_seats(), table.options(0)) == ([0], ["absorb 2", "wreck", "leave_it"])


@pytest.mark.rule("T8.9", "T4.5")
def test_a_destroyed_alien_does_not_choose_for_one_revealed_later() -> None:
    of_the_last: dict[str, Json] = {"planned": 2, "plan.2.kitchen": 2}
    table = strike_together(revealed=[2], destroyed=[0, 1], tracks=of_the_last)
    assert (table.ask(), table.waiting_seats()) == ("strike.choose", [2])
    table.answer(2, "absorb 3")
    assert table.named_track("status.3") == "absorbed"


@pytest.mark.rule("T4.5", "T8.3")
def test_all_revealed_aliens_agree_to_what_the_alien_does() -> None:
    table = strike_together()
    assert (table.ask(), table.waiting_seats()) == ("strike.choose", [0])
    table.answer(0, "absorb 3")
    assert table.named_track("status.3") == "playing"
    for seat in (1, 2):
        assert (table.ask(), table.waiting_seats()) == ("strike.agree", [seat])
        assert table.options(seat) == ["confirm", "wreck", "leave_it"]
        table.answer(seat, "confirm")
    assert table.named_track("status.3") == "absorbed"


@pytest.mark.rule("T4.5", "T8.3")
def test_an_alien_that_disagrees_proposes_something_else_once() -> None:
    table = strike_together()
    table.answer(0, "absorb 3")
    table.answer(1, "wreck")
    assert (table.waiting_seats(), table.options(2)) == ([2], ["confirm", "absorb 3", "leave_it"])
    table.answer(2, "confirm")
    assert (table.named_track("status.3"), table.track("pantry")) == ("playing", 12)
    assert table.ask() != "strike.agree"


@pytest.mark.rule("T4.5", "T8.3")
def test_an_alien_that_has_agreed_is_asked_again_when_another_proposes_something_else() -> None:
    table = strike_together()
    table.answer(0, "absorb 3")
    table.answer(1, "confirm")
    table.answer(2, "wreck")
    assert (table.ask(), table.waiting_seats()) == ("strike.agree", [1])
    assert table.options(1) == ["confirm", "absorb 3", "leave_it"]
    table.answer(1, "absorb 3")
    assert table.named_track("status.3") == "absorbed"


@pytest.mark.rule("T4.5")
def test_in_games_of_the_first_version_the_first_alien_chooses() -> None:
    table = strike_together(options={"rules": "1"})
    table.answer(0, "absorb 3")
    assert table.named_track("status.3") == "absorbed"
