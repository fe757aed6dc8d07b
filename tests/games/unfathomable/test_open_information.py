"""Chapter 30 and Appendix III: open and secret information."""

import pytest

from tests.games.unfathomable.ship import JEANNE, SVETLANA, WILLIAM, ship
from tests.table import Table, new
from turncoat.kernel.ids import SPECTATOR
from turncoat.kernel.shapes import Json

EVERYBODY = (SPECTATOR, JEANNE, SVETLANA, WILLIAM)


def count(table: Table, zone: str, seat: int = SPECTATOR) -> int | None:
    return table.view(seat)["zones"][zone]["count"]


def cards(table: Table, zone: str, seat: int = SPECTATOR) -> list[str] | None:
    return table.view(seat)["zones"][zone]["cards"]


@pytest.mark.rule("30", "30.1")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_everybody_counts_the_cards_of_every_deck_and_sees_none(viewer: int) -> None:
    table = ship(hands={"jeanne": ["true_grit:5"]}, damage={"galley": "any"}, waypoints=["iceberg"])
    counts = {
        "deck.will": 18,
        "deck.lore": 19,
        "deck.treachery": 21,
        "chaos": 10,
        "mythos": 70,
        "spells": 20,
        "waypoints": 19,
        "item_deck": 17,
        "damage": 8,
        "loyalty_deck": 3,
    }
    assert {deck: count(table, deck, viewer) for deck in counts} == counts
    assert [cards(table, deck, viewer) for deck in counts] == [None] * len(counts)


@pytest.mark.rule("30", "30.2")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_of_a_discard_pile_everybody_sees_the_top_card_and_nobody_the_number(viewer: int) -> None:
    zones: Json = {
        "discard.will": ["persistence:1", "true_grit:5"],
        "mythos_discard": ["hull_leak", "accusation"],
    }
    table = ship(zones=zones)
    for pile, top in (("discard.will", "true_grit:5"), ("mythos_discard", "accusation")):
        assert (count(table, pile, viewer), cards(table, pile, viewer)) == (None, [top])


@pytest.mark.rule("30", "30.3")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_everybody_counts_the_deep_ones_and_passengers_of_the_supply(viewer: int) -> None:
    table = ship(deep_ones={"w1": 3, "deep": 2}, passengers={"d1": ["soul", "nobody"]})
    tracks = table.view(viewer)["tracks"]
    figures = [number for name, number in tracks.items() if name.startswith("deep_ones.")]
    assert sum(number for number in figures if isinstance(number, int)) == 5
    assert count(table, "passengers", viewer) == 7
    assert (count(table, "on_deck.d1", viewer), cards(table, "on_deck.d1", viewer)) == (2, None)


@pytest.mark.rule("30", "30.4", "24.1")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_everybody_sees_what_lies_face_up_before_a_player(viewer: int) -> None:
    table = ship(
        items={"svetlana": ["travel_pharmacy", "fine_clothes"]},
        kept={"svetlana": ["flesh_ward"], "william": ["memory_of_the_deep"]},
        revealed=["jeanne"],
        captain="svetlana",
        keeper="william",
        used_feats=["william"],
    )
    assert cards(table, "items.1", viewer) == ["travel_pharmacy", "fine_clothes"]
    assert (cards(table, "play_area.1", viewer), cards(table, "play_area.2", viewer)) == (
        ["flesh_ward"],
        ["memory_of_the_deep"],
    )
    assert cards(table, "faceup.0", viewer) == ["hybrid"]
    tracks = table.view(viewer)["tracks"]
    assert (tracks["captain"], tracks["keeper"], tracks["feat.1"], tracks["feat.2"]) == (1, 2, 1, 0)
    assert (tracks["revealed.0"], tracks["character.1"], tracks["at.1"]) == (1, "svetlana", "captains_cabin")


@pytest.mark.rule("30", "30.5")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_everybody_counts_loyalty_cards_and_only_their_owner_sees_them(viewer: int) -> None:
    journey: Json = ["calm_waters", "rolling_seas"]
    loyalty: Json = {
        "jeanne": ["human", "human", "human"],
        "svetlana": ["hybrid"],
        "william": ["human", "human"],
    }
    table = ship(waypoints=journey, loyalty=loyalty)
    assert [count(table, f"loyalty.{seat}", viewer) for seat in range(3)] == [3, 1, 2]
    assert cards(table, "loyalty.1", viewer) == (["hybrid"] if viewer == SVETLANA else None)


@pytest.mark.rule("30", "30.6", "41.3")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_everybody_counts_hands_and_only_their_owner_sees_them(viewer: int) -> None:
    table = ship(hands={"jeanne": ["true_grit:5", "rampage:3"], "william": ["shrivelling:1"]})
    assert [count(table, f"hand.{seat}", viewer) for seat in range(3)] == [2, 0, 1]
    assert cards(table, "hand.0", viewer) == (["true_grit:5", "rampage:3"] if viewer == JEANNE else None)


def check_position(**words: Json) -> Table:
    """A check to which Svetlana has added two cards, and William is about to add."""
    table = ship(
        at="mythos",
        hands={"svetlana": ["watch_and_learn:1", "watch_and_learn:2"], "william": ["persistence:1"]},
        top={"mythos": ["hull_leak"]},
        **words,
    )
    table.answer(SVETLANA, "add watch_and_learn:1")
    table.answer(SVETLANA, "add watch_and_learn:2")
    return table


@pytest.mark.rule("30", "30.7")
@pytest.mark.parametrize("viewer", [SPECTATOR, JEANNE, WILLIAM])
def test_everybody_knows_how_many_cards_each_player_adds_to_a_check_and_not_which(viewer: int) -> None:
    table = check_position()
    added = [move for move in table.told("moved", viewer) if move["to"] == "check_pile"]
    own = [move for move in added if move["from"] == "hand.1"]
    assert own == [{"from": "hand.1", "to": "check_pile", "count": 1}] * 2
    table.answer(WILLIAM, "done")
    assert not [move for move in table.told("moved", viewer) if move["from"] == "hand.2"]


@pytest.mark.rule("30", "30.8", "42.4")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_everybody_counts_the_cards_in_a_check(viewer: int) -> None:
    table = check_position()
    assert count(table, "check_pile", viewer) == 4
    shown = cards(table, "check_pile", viewer)
    if viewer == SVETLANA:
        assert shown == ["?", "?", "watch_and_learn:1", "watch_and_learn:2"]
    else:
        assert shown is None


@pytest.mark.rule("42.6", "42.7", "A3")
@pytest.mark.parametrize("viewer", [SPECTATOR, JEANNE, WILLIAM])
def test_nobody_else_learns_whose_cards_in_a_check_were_whose(viewer: int) -> None:
    table = check_position()
    table.answer(WILLIAM, "done")
    assert [
        move for move in table.told("moved", viewer) if move["to"] == "check_pile" and "cards" in move
    ] == []
    choices = [choice for choice in table.told("chose", viewer) if choice["verb"] == "add"]
    assert choices == [{"seat": SVETLANA, "verb": "add"}] * 2
    pile = [told for told in table.told("shuffled", viewer) if told["zone"] == "check_pile"]
    assert pile == [{"zone": "check_pile", "count": 4}]


# A3: looking at loyalty


ISHMAEL: dict[str, Json] = {
    "seats": ["ishmael", "jeanne", "william"],
    "loyalty": {"ishmael": ["human"], "jeanne": ["hybrid"], "william": ["human"]},
}


def look_at_loyalty() -> Table:
    """Ishmael has looked at Jeanne's loyalty card."""
    table = ship(**ISHMAEL)
    table.answer(0, "use_feat")
    assert table.options(0) == ["pick_seat 1", "pick_seat 2"]
    table.answer(0, "pick_seat 1")
    return table


@pytest.mark.rule("A3")
@pytest.mark.parametrize("viewer", [SPECTATOR, 1, 2])
def test_everybody_sees_who_looks_at_whose_loyalty(viewer: int) -> None:
    told = [
        {key: look[key] for key in ("seat", "at", "count")}
        for look in look_at_loyalty().told("looked", viewer)
    ]
    assert told == [{"seat": 0, "at": "loyalty.1", "count": 1}]


@pytest.mark.rule("A3", "1.7")
def test_only_who_looks_sees_the_loyalty_cards_of_another() -> None:
    table = look_at_loyalty()
    assert cards(table, "loyalty.1", 0) == ["hybrid"]
    assert table.told("looked", 0)[0]["cards"] == ["hybrid"]
    for viewer in (SPECTATOR, 2):
        assert cards(table, "loyalty.1", viewer) is None
        assert "cards" not in table.told("looked", viewer)[0]


@pytest.mark.rule("A3")
def test_the_owner_knows_which_loyalty_cards_were_looked_at() -> None:
    assert look_at_loyalty().view(1)["zones"]["loyalty.1"]["known_to"] == [[0]]


@pytest.mark.rule("A3", "50.8")
def test_only_the_captain_sees_the_waypoints_to_choose_from() -> None:
    table = ship(run=["travel+1"], travel=3, top={"waypoints": ["reef", "iceberg"]})
    assert sorted(cards(table, "looking.0", JEANNE) or []) == ["iceberg", "reef"]
    for viewer in (SPECTATOR, SVETLANA, WILLIAM):
        assert (cards(table, "looking.0", viewer), count(table, "looking.0", viewer)) == (None, 2)


@pytest.mark.rule("A3")
def test_revealed_traitors_hide_their_hands_like_everybody() -> None:
    table = ship(revealed=["svetlana"], hands={"svetlana": ["ransack:4"]})
    assert (cards(table, "hand.1", JEANNE), cards(table, "hand.1", SVETLANA)) == (None, ["ransack:4"])


# 34: removed cards


@pytest.mark.rule("34")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_nobody_looks_at_cards_that_were_removed_unseen(viewer: int) -> None:
    table = ship(
        at="mythos", top={"mythos": ["stolen_ritual_components"], "chaos": ["rampage:4", "rampage:4"]}
    )
    assert table.told("checked")[0]["outcome"] == "failed"
    assert (len(table.zone("spells")), len(table.zone("box_unseen"))) == (15, 5)
    assert (count(table, "box_unseen", viewer), cards(table, "box_unseen", viewer)) == (None, None)


@pytest.mark.rule("34")
def test_what_is_removed_from_the_game_does_not_come_back() -> None:
    table = ship(run=["rogue_wave"], passengers={"d5": ["soul", "nobody"], "d7": ["soul"]})
    assert sorted(table.zone("box")) == ["nobody", "soul", "soul"]
    assert len(table.zone("passengers")) == 6
    spell = ship(run=["spell"], top={"spells": ["lure_monster"]}, dice=[8])
    assert (spell.zone("box"), len(spell.zone("spells"))) == (["lure_monster"], 19)


@pytest.mark.rule("32.2")
@pytest.mark.parametrize("viewer", range(3))
def test_passengers_on_deck_and_in_the_supply_are_face_down(viewer: int) -> None:
    table = new("unfathomable", 3)
    assert [cards(table, zone, viewer) for zone in ("passengers", "on_deck.d3", "on_deck.d4")] == [None] * 3
