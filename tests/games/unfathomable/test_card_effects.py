"""Effects that only one card has, tested in play."""

import pytest

from tests.table import Table, at
from turncoat.kernel.shapes import Json

CREW: list[Json] = ["jeanne", "svetlana", "william"]


def ship(run: str, crew: list[Json] | None = None, **words: Json) -> Table:
    """Seat 0's turn, with this effect first; hands and sea are empty, all characters are in the Galley."""
    seats = crew or CREW
    nobody: dict[str, Json] = {str(name): [] for name in seats}
    position: dict[str, Json] = {
        "game": "unfathomable",
        "seats": seats,
        "current": 0,
        "at": "actions",
        "run": [run],
        "characters": {str(name): "galley" for name in seats},
        "hands": nobody,
        "items": dict(nobody),
        "deep_ones": {},
        "passengers": {},
        "used_feats": list(seats),
    }
    position.update(words)
    return at(position)


def spell(card: str, **words: Json) -> Table:
    return ship("spell", None, top={"spells": [card]}, **words)


def mythos(card: str, crew: list[Json] | None = None, **words: Json) -> Table:
    return ship("mythos", crew, top={"mythos": [card]}, **words)


def go_on(table: Table) -> Table:
    """All pass, and add no cards."""
    while table.ask().startswith("window.") or table.ask() == "check.add_cards":
        table.answer(table.waiting_seats()[0], "done" if table.ask() == "check.add_cards" else "pass")
    return table


def where(table: Table, seat: int) -> str | int:
    return table.named_track(f"at.{seat}")


def rolls(table: Table) -> int:
    return len(table.told("rolled"))


def play(table: Table, *options: str, seat: int = 0) -> Table:
    for option in options:
        go_on(table)
        table.answer(seat, option)
    return go_on(table)


# Astral Travel


@pytest.mark.rule("46.1", "9.4", "49.3")
def test_astral_travel_takes_whom_its_caster_likes_from_one_space_to_any_others() -> None:
    scattered: Json = {"jeanne": "d1", "svetlana": "galley", "william": "galley"}
    table = spell("astral_travel", deep_ones={"galley": 2}, characters=scattered, keeper="william", dice=[8])
    assert "pick_space d1" in table.options(0)
    assert "pick_space d2" not in table.options(0)
    play(table, "pick_space galley", "pick_seat 2", "pick_space brig", "move_deep_one galley d8")
    assert (where(table, 2), table.track("deep_ones.galley"), table.track("deep_ones.d8")) == ("brig", 1, 1)
    assert table.track("keeper") == 1
    assert table.verbs(0) == {"done", "pick_seat", "move_deep_one"}
    assert "pick_seat 2" not in table.options(0)
    assert "move_deep_one galley brig" not in table.options(0)
    play(table, "done")
    assert (where(table, 1), table.track("sanity")) == ("galley", 8)


@pytest.mark.rule("9.4")
def test_astral_travel_leads_out_of_the_brig() -> None:
    table = spell("astral_travel", characters={"william": "brig"}, dice=[4])
    play(table, "pick_space brig", "pick_seat 2", "pick_space sick_bay")
    assert where(table, 2) == "sick_bay"
    assert table.track("sanity") == 7


def test_astral_travel_takes_deep_ones_out_of_the_water() -> None:
    table = spell("astral_travel", deep_ones={"w3": 1}, dice=[8])
    play(table, "pick_space w3", "move_deep_one w3 bridge")
    assert table.track("deep_ones.bridge") == 1


# Spells that count


@pytest.mark.rule("46", "16.5")
def test_plague_of_locusts_defeats_up_to_the_die_and_costs_food_from_five_on() -> None:
    table = spell("plague_of_locusts", deep_ones={"w1": 2, "galley": 1}, dice=[5])
    play(table, "pick_space w1", "pick_space galley", "done")
    assert (table.track("deep_ones.w1"), table.track("deep_ones.galley"), table.track("food")) == (1, 0, 7)
    table = spell("plague_of_locusts", deep_ones={"w1": 2}, dice=[1])
    play(table, "pick_space w1")
    assert (table.track("deep_ones.w1"), table.track("food")) == (1, 8)


@pytest.mark.rule("32.7")
def test_call_friends_rolls_against_the_number_of_the_rescued() -> None:
    on_decks: Json = {"d3": ["soul", "soul"], "d4": ["soul"]}
    table = spell("call_friends", passengers=on_decks, deep_ones={"w1": 1}, dice=[2])
    play(table, "pick_space d3", "pick_space d4", "done")
    assert [len(table.zone(f"on_deck.{deck}")) for deck in ("d3", "d4")] == [1, 0]
    assert table.track("deep_ones.d1") == 1  # the Deep Ones were activated
    table = spell("call_friends", passengers=on_decks, deep_ones={"w1": 1})
    play(table, "done")
    assert (rolls(table), table.track("deep_ones.w1")) == (0, 1)


def test_call_down_the_storm_has_no_die_where_it_defeats_none() -> None:
    assert rolls(go_on(spell("call_down_the_storm", deep_ones={"d1": 1}))) == 0
    assert rolls(go_on(spell("call_down_the_storm", deep_ones={"w1": 1}, dice=[2]))) == 1


@pytest.mark.rule("19")
def test_the_beast_within_counts_deep_ones_and_traitors_together() -> None:
    table = spell("summon_the_beast_within", deep_ones={"galley": 1}, revealed=["svetlana"], dice=[2])
    play(table, "decline")
    while table.ask() == "defeat_all.choose_victim":
        play(table, table.options(0)[0])
    assert [where(table, seat) for seat in range(3)] == ["sick_bay", "brig", "sick_bay"]
    assert table.track("deep_ones.galley") == 0


def test_heal_lets_those_in_the_sick_bay_leave_and_the_others_draw() -> None:
    table = spell("heal", characters={"jeanne": "sick_bay", "svetlana": "d1", "william": "brig"}, dice=[8])
    play(table, "accept", "pick_space d5")
    for seat in (1, 2):
        play(table, table.options(seat)[0], seat=seat)
    assert where(table, 0) == "d5"
    assert [len(table.zone(f"hand.{seat}")) for seat in range(3)] == [0, 1, 1]


@pytest.mark.rule("1.11")
def test_a_flesh_ward_stays_with_whom_its_caster_picks() -> None:
    table = play(spell("flesh_ward"), "pick_seat 1")
    assert table.zone("play_area.1") == ["flesh_ward"]


# Mythos cards


@pytest.mark.rule("49.4")
@pytest.mark.parametrize(
    ("crew", "jailed", "heir"),
    [
        (["jeanne", "svetlana", "william"], [], 2),  # the lowest in the line
        (["jeanne", "svetlana", "william"], ["william"], 1),  # the one outside the Brig
        (["jeanne", "svetlana", "william"], ["svetlana", "william"], 2),  # all in the Brig: the lowest there
        (["william", "svetlana", "jeanne"], ["svetlana", "jeanne"], 0),  # ruling A16: the old Captain
    ],
)
def test_power_to_the_people_makes_the_lowest_captain(crew: list[Json], jailed: list[str], heir: int) -> None:
    characters: Json = {str(name): "brig" if name in jailed else "galley" for name in crew}
    table = mythos("power_to_the_people", crew, characters=characters)
    assert table.track("captain") == 0
    play(table, "choose 1")
    assert where(table, 0) == "brig"
    assert table.track("captain") == heir


@pytest.mark.rule("49.3")
def test_history_repeats_jails_the_captain_but_not_the_successor() -> None:
    crew: list[Json] = ["keilani", "arjun", "jeanne"]
    table = play(mythos("history_repeats", crew), "choose 0")
    assert [where(table, seat) for seat in range(3)] == ["brig", "galley", "galley"]
    table = mythos("history_repeats", crew, captain="arjun")
    assert "choose 1" not in table.options(0)
    play(table, "choose 0")
    assert [where(table, seat) for seat in range(3)] == ["brig", "brig", "galley"]
    assert table.track("captain") == 2


@pytest.mark.rule("42.8", "50.1")
@pytest.mark.parametrize(
    ("added", "ritual"),
    [
        (["true_grit:5", "persistence:2"], 1),  # with 2 of the chaos cards: 9, the target
        (["true_grit:5", "determination:3"], 1),
        (["true_grit:5", "determination:4"], 2),
        (["true_grit:5", "true_grit:5", "persistence:1"], 3),
    ],
)
def test_ritual_coordination_goes_on_for_every_two_above_the_target(added: list[str], ritual: int) -> None:
    hands: Json = {"jeanne": [], "svetlana": [], "william": [*added]}
    chaos: Json = ["shrivelling:1", "shrivelling:1"]
    table = mythos("ritual_coordination", hands=hands, zones={"chaos": chaos})
    table.answer(2, "choose 0")
    for card in added:
        while table.ask().startswith("window."):
            table.answer(table.waiting_seats()[0], "pass")
        table.answer(2, f"add {card}")
    go_on(table)
    assert table.track("ritual") == ritual


def test_family_ties_returns_the_deep_ones_of_the_deep_too() -> None:
    crew: list[Json] = ["ishmael", "svetlana", "william"]
    table = play(mythos("family_ties", crew, deep_ones={"w1": 2, "galley": 1, "deep": 3}), "choose 0")
    assert table.zone("play_area.0") == ["family_ties"]
    assert not table.told("deep_one_defeated")
    assert [told["space"] for told in table.told("deep_one_banished")] == [
        "w1",
        "w1",
        "galley",
        *["deep"] * 3,
    ]
    assert sum(table.track(f"deep_ones.{place}") for place in ("w1", "galley")) == 0


@pytest.mark.rule("24.2")
def test_ticket_please_takes_every_item() -> None:
    crew: list[Json] = ["samira", "svetlana", "william"]
    own: Json = {"samira": ["starbuck", "fine_clothes", "binoculars", "mystical_text"]}
    table = play(mythos("ticket_please", crew, items=own, dice=[5]), "choose 1")
    assert table.zone("items.0") == []
    assert table.named_track("improvement.0") == "none"
    assert where(table, 0) == "d5"


@pytest.mark.rule("50.2")
@pytest.mark.parametrize(("travel", "fuel"), [(0, 6), (1, 7), (3, 8)])
def test_looming_breakdown_costs_fuel_for_every_space_that_the_ship_cannot_go_back(
    travel: int, fuel: int
) -> None:
    table = play(mythos("looming_breakdown", travel=travel), "choose 1")
    assert table.track("fuel") == fuel
    assert table.track("travel") == max(0, travel - 2)


@pytest.mark.rule("24.2")
def test_criminal_activity_leaves_everybody_one_item_of_their_choice() -> None:
    own: Json = {"jeanne": ["tool_kit", "shotgun", "plimsolls"], "svetlana": ["kitchen_knife"]}
    table = play(
        mythos("criminal_activity", items=own), "choose 0", "pick_item shotgun", "pick_item tool_kit"
    )
    assert table.zone("items.0") == ["plimsolls"]
    assert table.zone("items.1") == ["kitchen_knife"]


@pytest.mark.rule("32.5")
def test_the_volunteer_army_defeats_as_many_as_were_risked() -> None:
    table = mythos("volunteer_army", deep_ones={"d1": 1, "galley": 3, "w1": 2}, dice=[3, 4])
    play(table, "choose 0", "pick_number 2", "pick_space d1")
    assert "pick_space w1" not in table.options(0)
    play(table, "pick_space galley")
    assert (table.track("deep_ones.d1"), table.track("deep_ones.galley")) == (0, 2)
    assert [len(table.zone(f"on_deck.{deck}")) for deck in ("d3", "d4")] == [1, 1]
