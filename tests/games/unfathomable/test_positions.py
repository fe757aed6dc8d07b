"""Impossible position files and illegal answers: each is refused, and changes nothing."""

from pathlib import Path

import pytest

from tests.games.unfathomable.ship import JEANNE, SVETLANA, WILLIAM, ship
from tests.table import at, expect_refusal, new
from turncoat.kernel.reading import as_object, parse
from turncoat.kernel.shapes import Json


@pytest.mark.parametrize(
    ("words", "code", "detail"),
    [
        ({"hands": {"jeanne": ["crystal_ball:3"]}}, "unknown_name", "card=crystal_ball:3"),
        ({"items": {"jeanne": ["crystal_ball"]}}, "unknown_name", "card=crystal_ball"),
        ({"waypoints": ["atlantis"]}, "unknown_name", "card=atlantis"),
        ({"top": {"mythos": ["kraken"]}}, "unknown_name", "card=kraken"),
        ({"top": {"cellar": ["hull_leak"]}}, "unknown_name", "zone=cellar"),
        ({"damage": {"galley": "treachery"}}, "unknown_name", "card=structural_damage:treachery"),
        ({"characters": {"jeanne": "attic"}}, "unknown_name", "space=attic"),
        ({"deep_ones": {"attic": 1}}, "unknown_name", "space=attic"),
        ({"monarchs": {"hydra": "attic"}}, "unknown_name", "space=attic"),
        ({"monarchs": {"cthulhu": "w1"}}, "unknown_name", "monarch=cthulhu"),
        ({"seats": ["jeanne", "ahab", "william"]}, "unknown_name", "character=ahab"),
        ({"hands": {"arjun": []}}, "not_in_play", "hands.arjun"),
        ({"characters": {"ahab": "d1"}}, "not_in_play", "characters.ahab"),
        ({"revealed": ["arjun"]}, "not_in_play", "revealed.arjun"),
        ({"used_feats": ["arjun"]}, "not_in_play", "used_feats.arjun"),
        ({"captain": "arjun"}, "not_in_play", "captain.arjun"),
        ({"dials": {"rum": 8}}, "unknown_field", "dials.rum"),
        ({"weather": "fair"}, "unknown_field", "weather"),
        ({"at": "breakfast"}, "unknown_step", "breakfast"),
        ({"at": "(end)"}, "unknown_step", "(end)"),
        ({"run": ["sing"]}, "unknown_effect", "sing"),
        ({"run": ["travel+x"]}, "unknown_effect", "travel+x"),
        ({"run": ["spawn:attic+1"]}, "unknown_effect", "spawn:attic+1"),
        ({"run": ["damage:d1"]}, "unknown_effect", "damage:d1"),
        ({"run": ["hull_leak"]}, "unknown_effect", "hull_leak"),
        ({"current": 3}, "no_such_seat", "current"),
        ({"players": 4}, "wrong_player_count", "players"),
    ],
)
def test_what_nobody_knows_is_refused(words: dict[str, Json], code: str, detail: str) -> None:
    with expect_refusal(code, detail):
        ship(**words)


@pytest.mark.parametrize(
    ("words", "code", "detail"),
    [
        ({"dials": {"fuel": "much"}}, "expected_number", "dials.fuel"),
        ({"deep_ones": {"w1": "some"}}, "expected_number", "deep_ones.w1"),
        ({"travel": "fast"}, "expected_number", "travel"),
        ({"damage": {"galley": 3}}, "expected_text", "damage.galley"),
        ({"hands": {"jeanne": "true_grit:5"}}, "expected_list", "hands.jeanne"),
        ({"loyalty": ["hybrid"]}, "expected_object", "loyalty"),
    ],
)
def test_a_value_of_the_wrong_kind_is_refused_with_its_place(
    words: dict[str, Json], code: str, detail: str
) -> None:
    with expect_refusal(code, detail):
        ship(**words)


@pytest.mark.parametrize(
    ("words", "detail"),
    [
        ({"dials": {"fuel": 11}}, "fuel=11"),
        ({"dials": {"souls": -1}}, "souls=-1"),
        ({"travel": 5}, "travel=5"),
        ({"ritual": -1}, "ritual=-1"),
        ({"deep_ones": {"w1": 21}}, "deep_ones.w1=21"),
        ({"deep_ones": {"w1": -1}}, "deep_ones.w1=-1"),
    ],
)
def test_a_number_past_the_end_of_its_track_is_refused(words: dict[str, Json], detail: str) -> None:
    with expect_refusal("track_out_of_bounds", detail):
        ship(**words)


# Positions that cannot arise


@pytest.mark.rule("12")
def test_there_are_twenty_deep_ones() -> None:
    assert ship(deep_ones={"w1": 11, "galley": 9}).track("deep_ones.w1") == 11
    with expect_refusal("too_many_deep_ones", "21", "12"):
        ship(deep_ones={"w1": 11, "galley": 9, "deep": 1})


@pytest.mark.rule("44.20", "9.11", "40.6")
@pytest.mark.parametrize("space", ["brig", "sick_bay"])
def test_deep_ones_are_never_in_the_brig_or_the_sick_bay(space: str) -> None:
    with expect_refusal("no_deep_ones_there", space, "44.20"):
        ship(deep_ones={space: 1})


@pytest.mark.rule("26")
@pytest.mark.parametrize("space", ["galley", "d1", "brig"])
def test_monarchs_are_in_the_water_or_in_the_deep(space: str) -> None:
    assert ship(monarchs={"hydra": "w8", "dagon": "deep"}).named_track("hydra") == "w8"
    with expect_refusal("no_monarchs_there", f"dagon@{space}", "26"):
        ship(monarchs={"dagon": space})


@pytest.mark.rule("44.6")
@pytest.mark.parametrize("space", ["w3", "deep"])
def test_characters_are_on_the_ship(space: str) -> None:
    with expect_refusal("overboard", f"william@{space}", "44.6"):
        ship(characters={"william": space})


@pytest.mark.rule("44.16")
@pytest.mark.parametrize("space", ["galley", "w1", "deep", "attic"])
def test_passengers_are_on_decks(space: str) -> None:
    with expect_refusal("no_passengers_there", space, "44.16"):
        ship(passengers={space: ["soul"]})


@pytest.mark.rule("13.3")
@pytest.mark.parametrize("space", ["brig", "sick_bay", "d1", "w1", "attic"])
def test_damage_is_in_rooms_that_can_be_damaged(space: str) -> None:
    with expect_refusal("cannot_be_damaged", space, "13.3"):
        ship(damage={space: "will"})


@pytest.mark.rule("13.5")
def test_a_room_is_damaged_once() -> None:
    zones: Json = {"damaged.galley": ["structural_damage:will", "structural_damage:lore"]}
    with expect_refusal("damaged_twice", "galley", "13.5"):
        ship(zones=zones)
    with expect_refusal("said_twice", "zones.damaged.galley"):
        ship(damage={"galley": "any"}, zones=zones)


@pytest.mark.rule("13.7")
def test_a_game_with_six_damaged_rooms_is_over() -> None:
    damage: Json = {
        "bridge": "will",
        "chapel": "lore",
        "captains_cabin": "strength",
        "cargo_hold": "influence",
        "boiler_room": "observation",
        "galley": "any",
    }
    with expect_refusal("impossible_position", "afloat_in_ruins"):
        ship(damage=damage)


@pytest.mark.rule("36.1")
def test_a_game_with_a_dial_at_zero_is_over() -> None:
    with expect_refusal("impossible_position", "afloat_without:food"):
        ship(dials={"food": 0})


@pytest.mark.parametrize(
    ("words", "card"),
    [
        ({"hands": {"jeanne": ["true_grit:5"] * 2, "william": ["true_grit:5"]}}, "true_grit:5"),
        ({"items": {"jeanne": ["tool_kit"], "william": ["tool_kit"]}}, "tool_kit"),
        ({"waypoints": ["iceberg"], "top": {"waypoints": ["iceberg"]}}, "iceberg"),
        ({"kept": {"jeanne": ["flesh_ward"], "william": ["flesh_ward"]}}, "flesh_ward"),
        ({"passengers": {"d1": ["two_souls"], "d2": ["two_souls"]}}, "two_souls"),
        ({"passengers": {"d1": ["soul"] * 5, "d2": ["soul"]}}, "soul"),
        ({"loyalty": {"jeanne": ["hybrid"], "william": ["hybrid"]}}, "hybrid"),
        ({"loyalty": {"jeanne": ["cultist"]}}, "cultist"),
        ({"damage": {"galley": "any", "chapel": "any"}}, "structural_damage:any"),
    ],
)
def test_a_card_is_in_one_place(words: dict[str, Json], card: str) -> None:
    with expect_refusal("card_not_left", card):
        ship(**words)


@pytest.mark.parametrize(
    ("words", "detail"),
    [
        ({"hands": {"jeanne": ["tool_kit"]}}, "tool_kit@hand.0"),
        ({"items": {"jeanne": ["true_grit:5"]}}, "true_grit:5@items.0"),
        ({"loyalty": {"jeanne": ["soul"]}}, "soul@loyalty.0"),
        ({"waypoints": ["hull_leak"]}, "hull_leak@journey"),
        ({"kept": {"jeanne": ["iceberg"]}}, "iceberg@play_area.0"),
        ({"passengers": {"d1": ["human"]}}, "human@on_deck.d1"),
        ({"top": {"mythos": ["iceberg"]}}, "iceberg@mythos"),
        ({"zones": {"damaged.galley": ["iceberg"]}}, "iceberg@damaged.galley"),
    ],
)
def test_a_card_lies_only_where_such_cards_lie(words: dict[str, Json], detail: str) -> None:
    with expect_refusal("card_out_of_place", detail):
        ship(**words)


@pytest.mark.rule("A4.9")
def test_nobody_plays_a_character_twice() -> None:
    with expect_refusal("character_twice", "jeanne", "A4.9"):
        ship(seats=["jeanne", "svetlana", "jeanne"])


@pytest.mark.rule("39")
def test_a_revealed_traitor_has_a_traitor_card() -> None:
    with expect_refusal("not_a_traitor", "jeanne", "39"):
        ship(revealed=["jeanne"], loyalty={"jeanne": ["human"]})
    with expect_refusal("card_not_left", "hybrid"):
        ship(revealed=["jeanne", "william"])


@pytest.mark.rule("25.1", "7.1")
@pytest.mark.parametrize(
    ("journey", "loyalty", "left"),
    [
        ([], {"jeanne": ["human", "human"]}, 2),
        ([], {"jeanne": []}, 4),
        (["calm_waters", "rolling_seas"], {"william": []}, 2),
    ],
)
def test_as_many_loyalty_cards_are_out_as_were_dealt(journey: Json, loyalty: Json, left: int) -> None:
    with expect_refusal("wrong_number_of_loyalty_cards", f"loyalty_deck={left}", "25.1"):
        ship(waypoints=journey, loyalty=loyalty)


@pytest.mark.rule("25.1", "38.3")
def test_loyalty_cards_may_have_been_given_away() -> None:
    loyalty: Json = {
        "jeanne": ["hybrid"],
        "svetlana": ["human", "human", "human"],
        "william": ["human", "human"],
    }
    table = ship(waypoints=["calm_waters", "rolling_seas"], revealed=["jeanne"], loyalty=loyalty)
    assert [len(table.zone(f"loyalty.{seat}")) for seat in range(3)] == [0, 3, 2]


@pytest.mark.rule("49.4", "49.3")
@pytest.mark.parametrize("title", ["captain", "keeper"])
def test_a_revealed_traitor_holds_no_title(title: str) -> None:
    held: dict[str, Json] = {title: "jeanne"}
    with expect_refusal("not_eligible", f"{title}=jeanne", "49.4"):
        ship(revealed=["jeanne"], **held)


def test_a_deck_is_what_is_nowhere_else() -> None:
    with expect_refusal("deck_is_the_rest", "mythos"):
        ship(zones={"mythos": ["hull_leak"]})


def test_another_game_s_position_is_refused() -> None:
    with expect_refusal("unknown_game", "chess"):
        at({"game": "chess", "players": 3})


# Answers


def test_an_answer_to_another_question_is_stale() -> None:
    table = ship()
    number = table.session.decisions()[0]["number"]
    table.answer(JEANNE, "move d1", number)
    table.refuses(JEANNE, "move d2", "stale", number=number)


def test_nobody_else_answers() -> None:
    ship().refuses(SVETLANA, "move d1", "not_asked")
    ship().refuses(7, "move d1", "no_such_seat")


@pytest.mark.parametrize(
    ("answer", "code"),
    [
        ("dance", "unknown_option_id"),
        ("move", "unknown_option_id"),
        ("move d1 d2", "unknown_option_id"),
        ("move attic", "unknown_name"),
        ("attack +1", "unknown_name"),
    ],
)
def test_an_answer_that_means_nothing_is_refused(answer: str, code: str) -> None:
    ship().refuses(JEANNE, answer, code)


@pytest.mark.parametrize(
    ("answer", "rule"),
    [
        ("attack_deep_one", "3.4"),
        ("rescue", "3.5"),
        ("defeat_passenger", "3.2"),
        ("trade", "3.6"),
        ("use_room", "3.8"),
        ("repair", "35.1"),
        ("use_tome", "49.13"),
        ("reveal hybrid", "3"),
        ("choose 0", "3"),
    ],
)
def test_a_forbidden_action_is_refused_with_its_rule(answer: str, rule: str) -> None:
    table = ship(characters={"jeanne": "d1"}, loyalty={"jeanne": ["human"]})
    table.refuses(JEANNE, answer, "illegal_option", rule=rule)


def test_a_card_that_one_does_not_have_cannot_be_played() -> None:
    table = ship(hands={"jeanne": ["coordinated_effort:1"], "william": ["true_grit:5"]})
    table.refuses(JEANNE, "play true_grit:5", "illegal_option", "3")


def test_after_the_end_nobody_answers() -> None:
    over = ship(run=["rough_waters"], dials={"fuel": 1})
    over.refuses(JEANNE, "move d1", "game_over")
    assert over.session.why_not(WILLIAM, "move") is not None


def test_a_new_game_does_not_begin_with_an_action() -> None:
    table = new("unfathomable", 3)
    table.refuses(table.current(), "move d1", "illegal_option", rule="A4.9")


def test_the_example_of_the_manual_is_a_position() -> None:
    """docs/unfathomable.md: after the awakening, a seat with one named loyalty card also has a Human card."""
    text = Path(__file__).parents[3].joinpath("docs", "unfathomable.md").read_text(encoding="utf-8")
    example = as_object(parse(text.split("```json")[1].split("```")[0]), "example")
    table = at(example)
    assert (table.zone("loyalty.0"), table.track("awakened")) == (["human", "human"], 1)
    assert (table.zone("faceup.2"), table.named_track("at.0")) == (["hybrid"], "galley")
    assert (table.zone("mythos")[-1], table.zone("damaged.galley")) == (
        "shipboard_fire",
        ["structural_damage:strength"],
    )
