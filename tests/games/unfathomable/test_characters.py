"""Chapter 20 and the sheets of the characters: abilities and feats that are actions, with their limits."""

import pytest

from tests.games.unfathomable.ship import JEANNE, SVETLANA, WILLIAM, ship
from tests.table import Table
from turncoat.kernel.shapes import Json


def crew(*names: str, **words: Json) -> Table:
    """These characters play; it is the first one's turn."""
    seats: Json = [*names]
    return ship(seats=seats, **words)


def is_over(table: Table) -> bool:
    """The first seat has no action left."""
    return table.ask() != "performing.act" or table.waiting_seats() != [0]


# Deck Chief


@pytest.mark.rule("1.10", "2.1", "3.1", "3.7")
def test_deck_chief_moves_arjun_to_a_deck_and_gives_the_action_back_once_in_a_turn() -> None:
    table = crew("arjun", "svetlana", "william", characters={"arjun": "d3"})
    table.answer(0, "use_ability")
    assert table.options(0) == [f"pick_space d{deck}" for deck in (1, 2, 4, 5, 6, 7, 8)]
    table.answer(0, "pick_space d8")
    assert (table.named_track("at.0"), table.why_not(0, "use_ability")) == ("d8", ("no_target", "3"))
    table.answer(0, "move d1")
    assert not is_over(table)
    table.answer(0, "move d2")
    assert is_over(table)


@pytest.mark.rule("1.10")
def test_deck_chief_can_be_used_again_in_the_next_players_turn() -> None:
    table = crew(
        "arjun",
        "svetlana",
        "william",
        hands={"svetlana": ["coordinated_effort:1"]},
        top={"mythos": ["missing_parents"]},
    )
    table.answer(0, "use_ability")
    table.answer(0, "pick_space d1")
    table.answer(0, "move d2")
    table.answer(0, "move d3")
    table.answer(0, "choose 1")
    assert table.current() == SVETLANA
    table.answer(SVETLANA, "play coordinated_effort:1")
    table.answer(SVETLANA, "pick_seat 0")
    table.answer(0, "use_ability")
    table.answer(0, "pick_space d4")
    assert table.named_track("at.0") == "d4"


@pytest.mark.rule("9.4")
def test_deck_chief_leads_out_of_the_sick_bay_but_not_out_of_the_brig() -> None:
    assert "use_ability" in crew("arjun", "svetlana", "william", characters={"arjun": "sick_bay"}).options(0)
    table = crew("arjun", "svetlana", "william", characters={"arjun": "brig"})
    assert table.why_not(0, "use_ability") == ("no_target", "3")


# Quick Draw


@pytest.mark.rule("1.10", "3.1", "2.1", "24.5")
def test_quick_draw_uses_a_weapon_and_gives_the_action_back_once_in_a_turn() -> None:
    table = crew(
        "jamie",
        "svetlana",
        "william",
        items={"jamie": ["six_shooter", "repeating_rifle", "kitchen_knife", "starbuck"]},
        characters={"jamie": "galley"},
        deep_ones={"galley": 2, "d6": 1},
        dice=[2, 4],
    )
    table.answer(0, "use_ability")
    assert table.options(0) == ["pick_item six_shooter", "pick_item repeating_rifle"]
    table.answer(0, "pick_item six_shooter")
    table.answer(0, "pick_space galley")
    assert table.track("deep_ones.galley") == 1
    assert table.why_not(0, "use_ability") == ("no_target", "3")
    table.answer(0, "attack_deep_one")
    assert (table.track("deep_ones.galley"), is_over(table)) == (0, False)
    table.answer(0, "move d1")
    assert is_over(table)


@pytest.mark.rule("2.1")
def test_quick_draw_fires_the_pocket_pistol_with_its_reroll() -> None:
    table = crew(
        "jamie",
        "svetlana",
        "william",
        items={"jamie": ["pocket_pistol"]},
        deep_ones={"bridge": 1},
        dice=[1, 4],
    )
    table.answer(0, "use_ability")
    table.answer(0, "pick_item pocket_pistol")
    table.answer(0, "pick_space bridge")
    table.answer(0, "fire_again")
    assert table.track("deep_ones.bridge") == 0


@pytest.mark.rule("2.1", "9.6")
@pytest.mark.parametrize(
    "words",
    [
        {"deep_ones": {}},
        {"deep_ones": {"d1": 1}, "characters": {"jamie": "galley"}},
        {"deep_ones": {"d1": 1}, "items": {"jamie": ["kitchen_knife"]}},
        {
            "characters": {"jamie": "brig", "william": "brig"},
            "revealed": ["william"],
            "items": {"jamie": ["shotgun"]},
        },
    ],
)
def test_quick_draw_needs_a_weapon_with_something_to_aim_at_outside_the_brig(words: dict[str, Json]) -> None:
    assert "use_ability" in crew("jamie", "svetlana", "william", deep_ones={"d1": 1}).options(0)
    assert crew("jamie", "svetlana", "william", **words).why_not(0, "use_ability") == ("no_target", "3")


# Occult Training


@pytest.mark.rule("1.7", "1.10", "3.1", "2.1")
@pytest.mark.parametrize(("answer", "place"), [("put_on_top", -1), ("put_under", 0)])
def test_occult_training_looks_at_the_top_spell_and_gives_the_action_back(answer: str, place: int) -> None:
    table = ship(current=WILLIAM, top={"spells": ["heal"]})
    table.answer(WILLIAM, "use_ability")
    assert table.options(WILLIAM) == ["put_on_top heal", "put_under heal"]
    assert table.view(WILLIAM)["zones"]["looking.2"]["cards"] == ["heal"]
    assert table.view(JEANNE)["zones"]["looking.2"]["cards"] is None
    table.answer(WILLIAM, f"{answer} heal")
    assert (table.zone("spells")[place], len(table.zone("spells"))) == ("heal", 20)
    assert table.why_not(WILLIAM, "use_ability") == ("no_target", "3")
    table.answer(WILLIAM, "move d1")
    table.answer(WILLIAM, "move d2")
    assert table.named_track("at.2") == "d2"


@pytest.mark.rule("2.1")
def test_occult_training_is_for_william_outside_the_brig() -> None:
    table = ship(current=WILLIAM, characters={"william": "brig"})
    assert table.why_not(WILLIAM, "use_ability") == ("no_target", "3")
    assert ship().why_not(JEANNE, "use_ability") == ("no_target", "3")


# First Oath of Dagon


def oath(die: int, card: str = "shrivelling:2", **words: Json) -> Table:
    said: dict[str, Json] = {"monarchs": {"hydra": "w3", "dagon": "deep"}, "dice": [die]}
    table = crew(
        "ishmael", "svetlana", "william", hands={"ishmael": [card, "true_grit:5"]}, **{**said, **words}
    )
    table.answer(0, "use_ability")
    assert table.options(0) == ["pick_figure hydra"]
    table.answer(0, "pick_figure hydra")
    assert table.options(0) == [f"discard {card}"]
    table.answer(0, f"discard {card}")
    return table


@pytest.mark.rule("14.1", "26", "2.1")
@pytest.mark.parametrize(
    ("die", "card"), [(5, "shrivelling:2"), (8, "shrivelling:1"), (2, "forced_learning:5")]
)
def test_the_first_oath_sends_a_monarch_to_the_deep_on_seven_or_more(die: int, card: str) -> None:
    table = oath(die, card)
    assert (table.named_track("hydra"), table.named_track("dagon")) == ("deep", "deep")
    assert (table.zone("discard.lore"), table.zone("hand.0")) == ([card], ["true_grit:5"])
    table.answer(0, "move d1")
    assert is_over(table)


@pytest.mark.rule("26", "2.1", "1.4")
@pytest.mark.parametrize(
    ("answer", "end"), [("pick_space w5", "w5"), ("pick_space w1", "w1"), ("decline", "w3")]
)
def test_on_less_than_seven_the_first_oath_may_move_the_monarch_one_water_space(
    answer: str, end: str
) -> None:
    table = oath(4)
    assert table.options(0) == ["decline", "pick_space w1", "pick_space w5"]
    table.answer(0, answer)
    assert table.named_track("hydra") == end
    assert table.ask() == "performing.act"


@pytest.mark.rule("26", "14.3")
@pytest.mark.parametrize(
    "words",
    [
        {"monarchs": {"dagon": "w6"}, "hands": {"ishmael": ["true_grit:5"]}},
        {"hands": {"ishmael": ["shrivelling:1"]}},
    ],
)
def test_the_first_oath_needs_a_monarch_on_the_board_and_a_lore_card(words: dict[str, Json]) -> None:
    table = crew("ishmael", "svetlana", "william", **words)
    assert table.why_not(0, "use_ability") == ("no_target", "3")


# Scavenger


@pytest.mark.rule("1.10", "24.1", "2.1", "1.4")
@pytest.mark.parametrize(("answer", "own", "hers"), [("decline", 2, 1), ("give_item starbuck 1", 1, 2)])
def test_scavenger_draws_an_item_and_may_give_one_to_a_human_there(answer: str, own: int, hers: int) -> None:
    table = crew(
        "samira",
        "svetlana",
        "william",
        characters={"samira": "d1", "svetlana": "d1", "william": "d1"},
        revealed=["william"],
        top={"item_deck": ["shotgun"]},
    )
    table.answer(0, "use_ability")
    gifts = ["give_item starbuck 1", "give_item shotgun 1"]
    assert table.options(0) == ["decline", *gifts]
    table.answer(0, answer)
    assert (len(table.zone("items.0")), len(table.zone("items.1"))) == (own, hers)
    assert table.why_not(0, "use_ability") == ("no_target", "3")
    table.answer(0, "move d2")
    assert is_over(table)


@pytest.mark.rule("2.1")
def test_scavenger_alone_in_a_space_just_draws() -> None:
    table = crew("samira", "svetlana", "william", top={"item_deck": ["shotgun"]})
    table.answer(0, "use_ability")
    assert (table.zone("items.0"), table.ask()) == (["starbuck", "shotgun"], "performing.act")


@pytest.mark.rule("2.1")
def test_scavenger_works_with_at_most_four_items_outside_the_brig() -> None:
    four: list[Json] = ["starbuck", "shotgun", "plimsolls", "almanac"]
    assert "use_ability" in crew("samira", "svetlana", "william", items={"samira": four}).options(0)
    table = crew("samira", "svetlana", "william", items={"samira": [*four, "lucky_ring"]})
    assert table.why_not(0, "use_ability") == ("no_target", "3")
    table = crew("samira", "svetlana", "william", characters={"samira": "brig"})
    assert table.why_not(0, "use_ability") == ("no_target", "3")


@pytest.mark.rule("2.1", "39.7")
@pytest.mark.parametrize("name", ["arjun", "samira"])
def test_a_revealed_traitor_does_not_use_the_sheet(name: str) -> None:
    table = crew(name, "svetlana", "jeanne", revealed=[name])
    assert table.why_not(0, "use_ability") == ("forbidden", "39.7")
