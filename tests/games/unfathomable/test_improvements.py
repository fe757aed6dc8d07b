"""Rules 24.6-24.10: improvements, of which one at a time is active."""

import pytest

from tests.games.unfathomable.ship import JEANNE, SVETLANA, WILLIAM, ship
from tests.table import Table
from turncoat.kernel.shapes import Json

SKILLS = {
    "fine_clothes": "influence",
    "mystical_text": "lore",
    "binoculars": "observation",
    "medicine_ball": "strength",
    "treasured_memento": "will",
}
JEANNES_SET = ["influence", "observation", "observation", "strength", "strength"]
BOTH: Json = {"jeanne": ["mystical_text", "treasured_memento"], "svetlana": []}


def active(table: Table, seat: int = JEANNE) -> str | int:
    return table.named_track(f"improvement.{seat}")


def receive(table: Table) -> list[str]:
    return sorted(table.family_of(card) for card in table.zone("hand.0"))


@pytest.mark.rule("24.6", "24.10", "43.2", "24")
@pytest.mark.parametrize(("item", "skill"), SKILLS.items())
def test_each_improvement_adds_a_card_of_its_skill_to_the_skill_set(item: str, skill: str) -> None:
    table = ship(at="begin", items={"jeanne": [item]})
    assert (receive(table), active(table)) == (sorted([*JEANNES_SET, skill]), item)


@pytest.mark.rule("24.6", "24.10")
def test_improvements_of_others_and_other_items_add_nothing() -> None:
    table = ship(at="begin", items={"jeanne": ["almanac"], "william": ["mystical_text"]})
    assert (receive(table), active(table)) == (JEANNES_SET, "none")


@pytest.mark.rule("24.6", "24.3")
def test_an_improvement_is_nothing_to_act_with() -> None:
    assert "use_item" not in ship(items={"jeanne": list(SKILLS)}).verbs(JEANNE)


@pytest.mark.rule("24.7", "24.10")
def test_only_one_improvement_is_active_however_many_there_are() -> None:
    table = ship(at="receive", items=BOTH)
    assert receive(table) == sorted([*JEANNES_SET, "lore"])


@pytest.mark.rule("24.8", "24.9", "24.10", "24.7")
@pytest.mark.parametrize("item", ["mystical_text", "treasured_memento"])
def test_the_active_one_is_chosen_at_the_start_of_the_turn_before_skills_are_received(item: str) -> None:
    table = ship(at="begin", items=BOTH)
    assert (table.zone("hand.0"), table.waiting_seats()) == ([], [JEANNE])
    assert table.options(JEANNE) == [
        "activate_improvement mystical_text",
        "activate_improvement treasured_memento",
    ]
    table.answer(JEANNE, f"activate_improvement {item}")
    assert (active(table), receive(table)) == (item, sorted([*JEANNES_SET, SKILLS[item]]))


@pytest.mark.rule("24.8")
def test_nobody_else_chooses_then() -> None:
    table = ship(at="begin", items={"svetlana": ["mystical_text", "treasured_memento"]})
    assert (table.waiting_seats(), table.ask()) == ([JEANNE], "performing.act")


@pytest.mark.rule("24.8", "24.7")
def test_a_drawn_improvement_may_become_the_active_one() -> None:
    words: dict[str, Json] = {
        "at": "mythos",
        "top": {"mythos": ["just_desserts"], "item_deck": ["binoculars"]},
    }
    table = ship(items={"jeanne": ["mystical_text"]}, **words)
    table.answer(JEANNE, "choose 0")
    assert table.options(JEANNE) == ["activate_improvement mystical_text", "activate_improvement binoculars"]
    table.answer(JEANNE, "activate_improvement binoculars")
    assert active(table) == "binoculars"
    table = ship(items={"jeanne": []}, **words)
    table.answer(JEANNE, "choose 0")
    assert active(table) == "binoculars"


@pytest.mark.rule("24.8")
def test_one_kept_in_the_cargo_hold_may_become_the_active_one() -> None:
    table = ship(
        items={"jeanne": ["mystical_text"]},
        characters={"jeanne": "cargo_hold"},
        top={"item_deck": ["binoculars", "shotgun"]},
    )
    table.answer(JEANNE, "use_room")
    table.answer(JEANNE, "keep_item binoculars")
    table.answer(JEANNE, "activate_improvement mystical_text")
    assert active(table) == "mystical_text"


@pytest.mark.rule("24.8")
def test_other_items_give_no_occasion_to_change_it() -> None:
    table = ship(items=BOTH, at="mythos", top={"mythos": ["just_desserts"], "item_deck": ["shotgun"]})
    table.answer(JEANNE, "choose 0")
    assert table.ask() != "improving.choose_active"


def trade(items: Json) -> Table:
    table = ship(items=items, characters={"jeanne": "galley", "svetlana": "galley"})
    table.answer(JEANNE, "trade")
    return table


@pytest.mark.rule("24.8", "24.7", "3.6")
def test_who_gives_and_who_receives_an_improvement_choose_anew() -> None:
    table = trade(
        {"jeanne": ["mystical_text", "treasured_memento", "binoculars"], "svetlana": ["fine_clothes"]}
    )
    table.answer(JEANNE, "give_item mystical_text 1")
    table.answer(SVETLANA, "accept")
    chosen = {JEANNE: "binoculars", SVETLANA: "mystical_text"}
    for seat in (table.waiting_seats()[0], 1 - table.waiting_seats()[0]):
        assert len(table.options(seat)) == 2
        table.answer(seat, f"activate_improvement {chosen[seat]}")
    assert (active(table, JEANNE), active(table, SVETLANA)) == ("binoculars", "mystical_text")


@pytest.mark.rule("24.8", "24.7")
def test_when_the_active_one_is_given_away_the_last_one_left_becomes_active() -> None:
    table = trade(BOTH)
    assert active(table) == "mystical_text"
    table.answer(JEANNE, "give_item mystical_text 1")
    table.answer(SVETLANA, "accept")
    assert (active(table, JEANNE), active(table, SVETLANA)) == ("treasured_memento", "mystical_text")


@pytest.mark.rule("24.7", "24.8")
def test_an_inactive_improvement_is_traded_like_any_item() -> None:
    table = trade(BOTH)
    table.answer(JEANNE, "give_item treasured_memento 1")
    table.answer(SVETLANA, "accept")
    assert (active(table, JEANNE), active(table, SVETLANA)) == ("mystical_text", "treasured_memento")
    table.answer(JEANNE, "give_item mystical_text 1")
    table.answer(SVETLANA, "accept")
    assert (active(table, JEANNE), table.options(SVETLANA)[1]) == (
        "none",
        "activate_improvement treasured_memento",
    )


@pytest.mark.rule("24.7", "24.2", "24.8")
def test_an_inactive_improvement_counts_as_an_item_and_can_be_lost() -> None:
    """Criminal Activity: remove an item of one's own."""
    table = ship(items=BOTH, at="mythos", top={"mythos": ["criminal_activity"]})
    table.answer(JEANNE, "choose 1")
    assert table.options(JEANNE) == ["pick_item mystical_text", "pick_item treasured_memento"]
    table.answer(JEANNE, "pick_item treasured_memento")
    assert (active(table), table.zone("items.0")) == ("mystical_text", ["mystical_text"])
    table = ship(items=BOTH, at="mythos", top={"mythos": ["criminal_activity"]})
    table.answer(JEANNE, "choose 1")
    table.answer(JEANNE, "pick_item mystical_text")
    assert active(table) == "treasured_memento"


@pytest.mark.rule("24.7", "30.4")
def test_everybody_sees_which_improvement_is_active() -> None:
    view = ship(items=BOTH).view(WILLIAM)
    assert view["zones"]["items.0"]["cards"] == ["mystical_text", "treasured_memento"]
    assert view["tracks"]["improvement.0"] == "mystical_text"


@pytest.mark.rule("24.10", "40.1")
def test_in_the_sick_bay_the_single_card_may_be_of_the_active_improvement() -> None:
    table = ship(at="receive", items=BOTH, characters={"jeanne": "sick_bay"})
    skills = ["influence", "lore", "observation", "strength"]
    assert table.options(JEANNE) == [f"draw_from {skill}" for skill in skills]
    table.answer(JEANNE, "draw_from lore")
    assert receive(table) == ["lore"]
