"""28, 9.7: the Mythos step, from the draw to the discard."""

import pytest

from tests.games.unfathomable.crisis import (
    CARDS,
    add,
    damage_by_room,
    deep_ones,
    dials,
    draw_card,
    last_of_the_deck,
    meet_total,
    moves,
    tracks,
)
from tests.games.unfathomable.ship import ship
from turncoat.kernel.ids import SPECTATOR
from turncoat.kernel.shapes import Json

WILL = "structural_damage:will"
EVERYBODY = (SPECTATOR, 0, 1, 2)


# The three parts of a card


@pytest.mark.rule("28", "28.1", "28.2", "28.3", "28.22", "28.26")
def test_the_crisis_comes_first_then_the_activation_then_the_track() -> None:
    table = draw_card("class_struggle", deep_ones={"w5": 1})
    assert (dials(table), deep_ones(table), tracks(table)) == ([8, 8, 8, 8], {"w5": 1}, (0, 0))
    before = table.heard()
    table.answer(0, "choose 0")
    happened = [
        str(event["told"].get("track", event["event"]))
        for event in table.events(since=before)
        if event["event"] in ("changed", "figure_moved")
    ]
    assert happened.index("sanity") < happened.index("figure_moved") < happened.index("travel")
    assert (dials(table), deep_ones(table), tracks(table)) == ([8, 8, 6, 8], {"d5": 1}, (1, 0))


@pytest.mark.rule("28.22", "28.2")
def test_the_icon_counts_for_what_the_crisis_has_brought() -> None:
    table = draw_card("transformation", dice=[6], top={"damage": [WILL]})
    table.answer(0, "choose 0")
    assert damage_by_room(table) == {"cargo_hold": [WILL]}


@pytest.mark.rule("28.24", "28.21")
@pytest.mark.parametrize(
    ("card", "total", "after"),
    [
        ("hull_leak", 9, ("w5", "w6", {"d5": 1}, {})),
        ("disturbing_dreams", 13, ("w3", "w6", {"w7": 1}, {"chapel": [WILL]})),
        ("food_stores_raid", 11, ("w5", "w4", {"w7": 1, "d4": 2}, {})),
    ],
)
def test_an_activation_icon_is_for_deep_ones_or_hydra_or_dagon(
    card: str, total: int, after: tuple[str, str, dict[str, int], dict[str, list[str]]]
) -> None:
    table = meet_total(
        card, total, monarchs={"hydra": "w3", "dagon": "w4"}, deep_ones={"w5": 1}, top={"damage": [WILL]}
    )
    assert (
        table.named_track("hydra"),
        table.named_track("dagon"),
        deep_ones(table),
        damage_by_room(table),
    ) == after


@pytest.mark.rule("28.25", "28.26", "28.27", "50.5", "50.10")
@pytest.mark.parametrize(("card", "after"), [("hull_leak", (3, 2)), ("passenger_overboard", (3, 2))])
def test_a_travel_icon_advances_travel_by_one(card: str, after: tuple[int, int]) -> None:
    assert tracks(meet_total(card, 9, travel=2, ritual=2)) == after


@pytest.mark.rule("28.25", "28.27", "50.10")
def test_a_ritual_icon_advances_the_ritual_by_one() -> None:
    assert tracks(meet_total("horrific_visions", 10, travel=2, ritual=2)) == (2, 3)


@pytest.mark.rule("28.27", "28.25")
@pytest.mark.parametrize(("answer", "after"), [("travel", (3, 2)), ("ritual", (2, 3))])
def test_a_choice_of_tracks_is_the_current_players(answer: str, after: tuple[int, int]) -> None:
    table = meet_total("deep_one_feint", 11, current=1, travel=2, ritual=2)
    assert (table.track("captain"), table.waiting_seats()) == (0, [1])
    assert table.options(1) == ["pick_track travel", "pick_track ritual"]
    table.answer(1, f"pick_track {answer}")
    assert tracks(table) == after


@pytest.mark.rule("50.5", "50.8", "28.3")
def test_the_last_travel_icon_brings_the_ship_to_a_waypoint() -> None:
    table = meet_total("hull_leak", 9, travel=3, top={"waypoints": ["reef", "iceberg"]})
    assert (table.waiting_seats(), table.options(0)) == ([0], ["resolve iceberg", "resolve reef"])


@pytest.mark.rule("50.10", "50.12", "28.3")
def test_the_last_ritual_icon_casts_the_greater_banishment() -> None:
    table = meet_total("horrific_visions", 10, ritual=3, deep_ones={"w1": 1})
    assert (deep_ones(table), tracks(table)) == ({}, (0, 0))
    assert len(table.told("greater_banishment")) == 1


# In the Brig


@pytest.mark.rule("9.7")
def test_a_human_in_the_brig_has_no_crisis() -> None:
    table = draw_card("class_struggle", characters={"jeanne": "brig"}, deep_ones={"w5": 1})
    assert (dials(table), deep_ones(table), tracks(table)) == ([8, 8, 8, 8], {"d5": 1}, (1, 0))
    assert (table.current(), table.zone("mythos_discard")) == (1, ["class_struggle"])


@pytest.mark.rule("9.7", "28.27")
def test_for_a_human_in_the_brig_the_captain_picks_the_track() -> None:
    table = draw_card("deep_one_feint", characters={"jeanne": "brig"})
    assert (table.track("captain"), table.waiting_seats()) == (1, [1])
    table.refuses(0, "pick_track travel", "not_asked")
    table.answer(1, "pick_track ritual")
    assert tracks(table) == (0, 1)


@pytest.mark.rule("9.7")
def test_a_crisis_counts_although_others_are_in_the_brig() -> None:
    table = draw_card("class_struggle", characters={"svetlana": "brig", "william": "brig"})
    table.answer(0, "choose 0")
    assert table.track("sanity") == 6


# Open information


@pytest.mark.rule("28.4", "28.8", "28.13", "28.20")
def test_a_card_is_open_to_all_while_it_is_resolved() -> None:
    table = draw_card("coal_bunker_fire", current=1)
    for seat in EVERYBODY:
        assert table.view(seat)["zones"]["crisis"]["cards"] == ["coal_bunker_fire"]
        assert table.told("shown", seat) == [
            {"from": "mythos", "to": "crisis", "cards": ["coal_bunker_fire"]}
        ]


@pytest.mark.rule("28.4", "28.5")
def test_a_resolved_card_lies_face_up_on_the_discard_pile() -> None:
    table = draw_card("class_struggle", zones={"mythos_discard": ["hull_leak"]})
    table.answer(0, "choose 0")
    assert table.zone("crisis") == []
    assert table.zone("mythos_discard") == ["hull_leak", "class_struggle"]
    for seat in EVERYBODY:
        assert table.view(seat)["zones"]["mythos_discard"]["cards"] == ["class_struggle"]


@pytest.mark.rule("28.5", "28.6")
def test_the_deck_is_not_made_anew_while_there_are_cards_in_it() -> None:
    table = draw_card("class_struggle", zones={"mythos_discard": ["hull_leak"]})
    table.answer(0, "choose 0")
    assert (len(table.zone("mythos")), len(table.zone("mythos_discard"))) == (68, 2)


@pytest.mark.rule("28.6")
def test_when_the_last_card_is_resolved_there_is_a_new_deck() -> None:
    table = last_of_the_deck("class_struggle")
    assert (table.zone("mythos"), len(table.zone("mythos_discard"))) == ([], 69)
    table.answer(0, "choose 0")
    assert (sorted(table.zone("mythos")), table.zone("mythos_discard")) == (sorted(CARDS), [])
    assert "28.6" in table.rules("shuffled")


@pytest.mark.rule("28.6", "1.11")
def test_a_card_that_is_kept_is_not_in_the_new_deck() -> None:
    table = last_of_the_deck("sacrifice_deep_one")
    table.answer(2, "choose 0")
    assert (len(table.zone("mythos")), table.zone("play_area.2")) == (69, ["sacrifice_deep_one"])


@pytest.mark.rule("28.4", "28.6")
def test_if_the_last_card_cannot_be_resolved_the_next_comes_from_the_new_deck() -> None:
    table = last_of_the_deck("history_repeats")
    assert len(table.zone("crisis")) == 1
    assert table.zone("crisis") != ["history_repeats"]
    assert len(table.zone("mythos")) + len(table.zone("mythos_discard")) == 69


@pytest.mark.rule("28.4")
def test_all_see_a_card_that_is_discarded_for_another() -> None:
    table = draw_card(
        "history_repeats", top={"mythos": ["history_repeats", "ticket_please", "class_struggle"]}
    )
    assert table.zone("mythos_discard") == ["history_repeats", "ticket_please"]
    assert [told["cards"] for told in moves(table, SPECTATOR, "mythos")] == [
        ["history_repeats"],
        ["ticket_please"],
        ["class_struggle"],
    ]
    assert table.zone("crisis") == ["class_struggle"]


# Edmund


@pytest.mark.rule("28.4", "20.3")
def test_edmunds_fortune_discards_a_card_before_it_is_resolved_and_another_is_drawn() -> None:
    table = draw_card(
        "class_struggle",
        seats=["jeanne", "edmund", "william"],
        used_feats=[],
        top={"mythos": ["class_struggle", "dinghy_launch"]},
    )
    assert (table.waiting_seats(), table.options(1)) == ([1], ["pass", "redraw"])
    table.answer(1, "redraw")
    assert (table.zone("mythos_discard"), table.zone("crisis")) == (["class_struggle"], ["dinghy_launch"])
    table.answer(0, "choose 1")
    assert "redraw" not in table.verbs(1)
    assert (dials(table), tracks(table), table.track("feat.1")) == ([8, 8, 8, 7], (1, 0), 0)


@pytest.mark.rule("28.4", "1.7")
def test_a_card_that_replaces_another_is_not_looked_at_first() -> None:
    top: list[Json] = ["class_struggle", "dinghy_launch", "food_rationing"]
    table = draw_card(
        "class_struggle", seats=["beatrice", "edmund", "jeanne"], used_feats=["beatrice"], top={"mythos": top}
    )
    table.answer(0, "resolve class_struggle")
    table.answer(1, "redraw")
    assert (table.zone("crisis"), table.zone("mythos_discard")) == (["food_rationing"], ["class_struggle"])


@pytest.mark.rule("28.4", "28.6", "37")
def test_the_last_card_is_discarded_and_the_deck_made_anew_after_spread_misfortune() -> None:
    others: list[Json] = [name for name in CARDS if name != "flooding_compartment"]
    table = ship(
        seats=["edmund", "svetlana", "william"],
        loyalty={"edmund": ["hybrid"]},
        zones={"mythos_discard": others},
    )
    table.answer(0, "reveal hybrid")
    table.answer(0, "choose 0")
    assert (dials(table), tracks(table), deep_ones(table)) == ([8, 8, 8, 7], (0, 0), {})
    assert (len(table.zone("mythos")), table.zone("mythos_discard"), table.zone("crisis")) == (70, [], [])


@pytest.mark.rule("37")
@pytest.mark.parametrize(
    ("card", "option", "effect"),
    [
        ("class_struggle", "choose 1", ["Risk", ["Number", 4]]),
        ("kitty_litter", "choose 0", ["Lose", "sanity", ["Number", 1]]),  # a check, which counts as failed
    ],
)
def test_the_misfortune_that_was_chosen_is_told(card: str, option: str, effect: Json) -> None:
    table = ship(
        seats=["edmund", "svetlana", "william"], loyalty={"edmund": ["hybrid"]}, top={"mythos": [card]}
    )
    table.answer(0, "reveal hybrid")
    table.answer(0, option)
    (why,) = [
        heard["told"]["why"]
        for heard in table.events()
        if heard["event"] == "chose" and heard["told"]["option"] == option
    ]
    assert why == {"step": "misfortune.choose", "card": card, "effect": effect}


# Keilani's feat


@pytest.mark.rule("28.12", "20.3")
def test_keilani_may_lead_instead_when_she_chooses_and_the_icons_still_count() -> None:
    table = draw_card("class_struggle", seats=["svetlana", "keilani", "william"], used_feats=["svetlana"])
    leads = [f"lead {dial}" for dial in ("fuel", "food", "sanity", "souls")]
    assert table.options(1) == ["choose 0", "choose 1", *leads]
    table.answer(1, "lead food")
    assert (dials(table), tracks(table), deep_ones(table)) == ([8, 7, 8, 8], (1, 0), {"deep": 2})
    assert (table.track("feat.1"), table.zone("mythos_discard")) == (0, ["class_struggle"])


@pytest.mark.rule("28.18", "20.3")
def test_keilani_leads_once_and_only_where_the_choice_is_hers() -> None:
    crew: list[Json] = ["svetlana", "keilani", "william"]
    used = draw_card("coal_bunker_fire", seats=crew, current=1)
    assert used.options(1) == ["choose 0", "choose 1"]
    others = draw_card("coal_bunker_fire", seats=crew, used_feats=["svetlana"])
    assert others.options(0) == ["choose 0", "choose 1"]
    assert others.options(1) == []


# Checks of a crisis


@pytest.mark.rule("42.3", "42", "28.14", "28.15")
def test_before_any_card_is_added_one_may_prepare() -> None:
    table = draw_card("food_stores_raid", hands={"william": ["preparation:5", "coordinated_effort:2"]})
    assert (table.ask(), table.options(2)) == ("window.react", ["pass", "prepare preparation:5"])
    assert (table.told("check_begun"), table.zone("check_pile")) == (
        [{"target": 11, "skills": ["influence", "strength"]}],
        [],
    )
    table.answer(2, "prepare preparation:5")
    assert (table.zone("check_pile"), len(table.zone("chaos"))) == ([], 10)
    assert table.options(2) == ["done", "add coordinated_effort:2"]
    add(table, 2, ["coordinated_effort:2"])
    assert table.told("checked") == [{"total": 2, "target": 11, "outcome": "failed"}]


@pytest.mark.rule("42.3")
def test_once_cards_are_added_it_is_too_late_to_prepare() -> None:
    table = draw_card("food_stores_raid", hands={"william": ["preparation:5"]})
    table.answer(2, "pass")
    assert (len(table.zone("check_pile")), table.options(2)) == (2, ["done", "add preparation:5"])
    table.refuses(2, "prepare preparation:5", "illegal_option", "42.5")


@pytest.mark.rule("28.15", "42.8", "31.1", "47.1")
@pytest.mark.parametrize(
    ("card", "counts"),
    [
        ("food_stores_raid", {"influence": 1, "lore": -1, "observation": -1, "strength": 1, "will": -1}),
        ("horrific_visions", {"influence": -1, "lore": 1, "observation": -1, "strength": -1, "will": 1}),
        ("hold_the_line", {"influence": -1, "lore": 1, "observation": -1, "strength": 1, "will": 1}),
    ],
)
def test_skills_on_the_card_support_its_check_and_all_others_oppose_it(
    card: str, counts: dict[str, int]
) -> None:
    plain = {
        "influence": "coordinated_effort:2",
        "lore": "shrivelling:2",
        "observation": "watch_and_learn:2",
        "strength": "combat_training:2",
        "will": "persistence:2",
    }
    for skill, sign in counts.items():
        table = draw_card(card, top={"chaos": [plain[skill], plain[skill]]})
        assert [told["total"] for told in table.told("checked")] == [4 * sign]
