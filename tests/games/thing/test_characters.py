"""T21: abilities of the eight characters, with 4-8 players. The character is figure 1; seat 0 leads."""

import pytest

from tests.games.thing.station import CAST, station
from tests.table import Table
from turncoat.kernel.shapes import Json

COUNTS = [4, 5, 6, 7, 8]
ALL: list[Json] = ["activate", "repair", "sabotage"]


def cast(name: str, players: int) -> list[Json]:
    """A number of characters, with the given one as figure 1."""
    others = [other for other in CAST if other != name][: players - 1]
    return [others[0], name, *others[1:]]


def others_than(name: str) -> list[str]:
    return [other for other in CAST if other != name]


def act_position(name: str, place: str, card: str, players: int = 4, **words: Json) -> Table:
    """Figure 1 stands at a location, and the leader gives it this card."""
    position: dict[str, Json] = {
        "characters": cast(name, players),
        "at": "actions",
        "places": {"1": place},
        "zones": {"pile": [card]},
        **words,
    }
    table = station(players, **position)
    table.answer(0, "give_to 1")
    if table.ask() == "bonus_turn.use_bonus":
        table.answer(1, "done")
    return table


# T21.1: MacReady

WEAPONS: list[Json] = ["melee", "dynamite", "firearm"]


@pytest.mark.rule("T21", "T21.1", "R32")
@pytest.mark.parametrize("players", COUNTS)
def test_macready_looks_at_three_weapons_and_the_other_two_go_under_the_deck(players: int) -> None:
    table = act_position("macready", "arsenal", "activate", players, top={"weapon_deck": [*WEAPONS]})
    deck = table.zone("weapon_deck")[:-3]
    assert (table.ask(), table.options(1), table.zone("looking.1")) == (
        "searching.third_card",
        ["done", "one_more"],
        [],
    )
    table.answer(1, "one_more")
    assert table.options(1) == ["keep dynamite", "keep firearm", "keep melee"]
    table.answer(1, "keep firearm")
    assert (table.zone("weapons.1"), table.zone("looking.1")) == (["firearm"], [])
    assert sorted(table.zone("weapon_deck")[:2]) == ["dynamite", "melee"]
    assert (table.zone("weapon_deck")[2:], table.zone("box")) == (deck, [])


@pytest.mark.rule("T21.1")
@pytest.mark.parametrize("players", COUNTS)
def test_macready_may_be_content_with_two(players: int) -> None:
    table = act_position("macready", "arsenal", "activate", players, top={"weapon_deck": [*WEAPONS]})
    table.answer(1, "done")
    assert table.options(1) == ["keep dynamite", "keep melee"]
    table.answer(1, "keep dynamite")
    assert (table.zone("weapon_deck")[0], table.zone("weapon_deck")[-1]) == ("melee", "firearm")


@pytest.mark.rule("T21.1")
@pytest.mark.parametrize("cards", [["melee"], ["firearm", "melee"]])
def test_macready_is_not_asked_when_there_is_no_third_card(cards: list[str]) -> None:
    gone: list[Json] = ["flamethrower", "dynamite", "dynamite", "dynamite", "melee", "melee"]
    if "firearm" not in cards:
        gone.append("firearm")
    table = act_position("macready", "arsenal", "activate", zones={"pile": ["activate"], "box": gone})
    assert table.options(1) == [f"keep {card}" for card in cards]


@pytest.mark.rule("T21.1", "T13.1")
@pytest.mark.parametrize("name", others_than("macready"))
def test_anybody_else_looks_at_two_weapons(name: str) -> None:
    table = act_position(name, "arsenal", "activate", top={"weapon_deck": [*WEAPONS]})
    assert table.options(1) == ["keep dynamite", "keep melee"]
    table.answer(1, "keep melee")
    assert (table.zone("weapon_deck")[0], table.zone("weapon_deck")[-1]) == ("dynamite", "firearm")


@pytest.mark.rule("T21.1")
def test_macready_looks_at_two_items_like_anybody_else() -> None:
    table = act_position("macready", "storeroom", "activate", top={"item_deck": ["wire", "keys", "fuel"]})
    assert table.options(1) == ["keep keys", "keep wire"]


# T21.2: Norris


@pytest.mark.rule("T21.2", "T6.9")
@pytest.mark.parametrize("players", COUNTS)
def test_norris_chooses_a_card_in_darkness(players: int) -> None:
    table = station(players, characters=cast("norris", players), damage={"generator": 2}, hands={"1": [*ALL]})
    table.answer(1, "work kitchen")
    assert table.options(1) == ["give_action activate", "give_action repair", "give_action sabotage"]
    table.answer(1, "give_action sabotage")
    assert table.zone("pile") == ["sabotage"]


@pytest.mark.rule("T21.2", "T6.8")
@pytest.mark.parametrize("name", others_than("norris"))
def test_nobody_else_chooses_in_darkness(name: str) -> None:
    table = station(characters=cast(name, 4), damage={"generator": 2}, hands={"1": [*ALL]})
    table.answer(1, "work kitchen")
    assert table.options(1) == ["done"]


# T21.3: Dr. Blair


def tokens(table: Table) -> int:
    """The number of lab tokens that figure 1 may draw, if it keeps all."""
    count = 0
    while table.ask().startswith("sampling."):
        if table.ask() == "sampling.one_more":
            table.answer(1, "one_more")
        table.answer(1, "keep_token")
        count += 1
    assert len(table.zone("samples.1")) == count
    return count


@pytest.mark.rule("T21.3")
@pytest.mark.parametrize("players", COUNTS)
def test_blair_may_draw_one_more_lab_token(players: int) -> None:
    table = act_position("blair", "laboratory", "activate", players)
    assert tokens(table) == 2
    assert len(table.zone("lab_bag")) == 5 * players - 2


@pytest.mark.rule("T21.3")
@pytest.mark.parametrize("beside", [[], ["2"], ["2", "3"]])
def test_blair_need_not_draw_the_additional_token(beside: list[str]) -> None:
    places: dict[str, Json] = {"1": "laboratory"}
    places.update(dict.fromkeys(beside, "laboratory"))
    table = act_position("blair", "laboratory", "activate", places=places)
    for _ in range(1 + len(beside)):
        table.answer(1, "drop_token")
    assert (table.ask(), table.options(1)) == ("sampling.one_more", ["done", "one_more"])
    table.answer(1, "done")
    assert table.ask() == "accusing.vote"
    assert (len(table.zone("lab_discard")), table.zone("samples.1")) == (1 + len(beside), [])


@pytest.mark.rule("T21.3")
def test_blair_is_not_asked_when_the_bag_is_empty() -> None:
    gone: list[Json] = [*["sample"] * 7, *["spoiled"] * 12]
    zones: dict[str, Json] = {"pile": ["activate"], "lab_discard": gone}
    table = act_position("blair", "laboratory", "activate", zones=zones)
    table.answer(1, "keep_token")
    assert table.ask() == "accusing.vote"


@pytest.mark.rule("T21.3", "T12.6")
@pytest.mark.parametrize(("beside", "drawn"), [(["2"], 3), (["2", "3"], 4)])
def test_with_a_team_blair_still_draws_only_one_more(beside: list[str], drawn: int) -> None:
    places: dict[str, Json] = {"1": "laboratory"}
    places.update(dict.fromkeys(beside, "laboratory"))
    assert tokens(act_position("blair", "laboratory", "activate", places=places)) == drawn


@pytest.mark.rule("T21.3", "T13.6")
@pytest.mark.parametrize("name", others_than("blair"))
def test_anybody_else_draws_one_lab_token(name: str) -> None:
    assert tokens(act_position(name, "laboratory", "activate")) == 1


@pytest.mark.rule("T21.3", "T12.6")
def test_blair_helps_only_with_the_own_action() -> None:
    characters: list[Json] = ["nauls", "clark", "blair", "norris"]
    places: dict[str, Json] = {"1": "laboratory", "2": "laboratory"}
    table = act_position("clark", "laboratory", "activate", characters=characters, places=places)
    assert tokens(table) == 2


# T21.4: Nauls


@pytest.mark.rule("T21.4")
@pytest.mark.parametrize("players", COUNTS)
def test_nauls_cooks_with_one_food(players: int) -> None:
    table = act_position("nauls", "kitchen", "activate", players)
    assert (table.track("pantry"), table.track("kitchen_food")) == (15, 1)


@pytest.mark.rule("T21.4", "T13.5")
@pytest.mark.parametrize("name", others_than("nauls"))
def test_anybody_else_cooks_with_two(name: str) -> None:
    table = act_position(name, "kitchen", "activate")
    assert (table.track("pantry"), table.track("kitchen_food")) == (14, 2)


# T21.5: Clark


def with_dog(name: str, players: int = 4, **words: Json) -> Table:
    """Figure 1 is alone with a dog, unless the words say otherwise; no figure opts out."""
    position: dict[str, Json] = {
        "characters": cast(name, players),
        "at": "encounters",
        "places": {"1": "kitchen"},
        "dogs": ["kitchen", "gone", "gone", "gone"],
        **words,
    }
    table = station(players, **position)
    while table.ask() == "meeting.stay_or_avoid":
        table.answer(table.waiting_seats()[0], "stay")
    return table


@pytest.mark.rule("T21.5", "T9.4")
@pytest.mark.parametrize("players", COUNTS)
def test_clark_does_not_meet_a_dog_that_he_is_alone_with(players: int) -> None:
    for seed in range(8):
        table = with_dog("clark", players, seed=seed)
        assert (table.track("disc.1"), table.track("role.1")) == (1, 0)
        assert (table.told("dog_seen"), table.named_track("dog.0")) == ([], "kitchen")


@pytest.mark.rule("T21.5", "T9.1")
@pytest.mark.parametrize("name", others_than("clark"))
def test_anybody_else_does(name: str) -> None:
    table = with_dog(name)
    assert (table.track("disc.1"), len(table.told("dog_seen"))) == (2, 1)


@pytest.mark.rule("T21.5", "R5", "T9.3")
def test_clark_and_somebody_else_catch_a_dog_as_usual() -> None:
    table = with_dog("clark", places={"1": "kitchen", "2": "kitchen"})
    assert (table.named_track("dog.0"), table.ask()) == ("kennel", "infection.lay_tokens")


# T21.6: Bennings


@pytest.mark.rule("T21.6")
@pytest.mark.parametrize("players", [6, 7, 8])
@pytest.mark.parametrize(("answer", "weather"), [("new_weather", "snow"), ("other_weather", "storm")])
def test_bennings_rolls_twice_and_chooses(players: int, answer: str, weather: str) -> None:
    table = act_position("bennings", "weather_station", "activate", players, dice=[3, 6])
    assert table.options(1) == ["new_weather", "other_weather"]
    table.answer(1, answer)
    assert (table.named_track("weather"), table.track("die_at_station")) == (weather, 1)


@pytest.mark.rule("T21.6")
@pytest.mark.parametrize("players", [4, 5])
def test_bennings_rolls_twice_in_a_small_group_too(players: int) -> None:
    table = act_position("bennings", "weather_station", "activate", players, dice=[3, 6])
    assert [told["die"] for told in table.told("rolled")] == [3, 6]
    assert table.options(1) == ["new_weather", "other_weather"]


@pytest.mark.rule("R33")
@pytest.mark.parametrize(
    ("answer", "weather"), [("old_weather", "clear"), ("new_weather", "snow"), ("other_weather", "storm")]
)
def test_bennings_may_also_keep_the_old_weather_of_a_die_on_the_station(answer: str, weather: str) -> None:
    table = act_position(
        "bennings", "weather_station", "activate", weather="clear", die_at_station=1, dice=[3, 6]
    )
    assert sorted(table.options(1)) == ["new_weather", "old_weather", "other_weather"]
    table.answer(1, answer)
    assert (table.named_track("weather"), table.track("die_at_station")) == (weather, 1)


@pytest.mark.rule("T21.6", "T13.7")
@pytest.mark.parametrize("name", others_than("bennings"))
def test_anybody_else_rolls_once(name: str) -> None:
    table = act_position(name, "weather_station", "activate", dice=[3, 6])
    assert [told["die"] for told in table.told("rolled")] == [3]
    assert table.options(1) == ["new_weather"]
    table.answer(1, "new_weather")
    assert table.named_track("weather") == "snow"


# T21.7: Windows


@pytest.mark.rule("T21.7")
@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("amount", [1, 2])
def test_windows_repairs_one_damage_or_two(players: int, amount: int) -> None:
    table = act_position("windows", "radio", "repair", players)
    assert (table.ask(), table.waiting_seats(), table.options(1)) == (
        "mending.how_much",
        [1],
        ["mend 1", "mend 2"],
    )
    assert table.track("damage.radio") == players
    table.answer(1, f"mend {amount}")
    assert (table.track("damage.radio"), table.ask()) == (players - amount, "accusing.vote")


@pytest.mark.rule("T21.7")
@pytest.mark.parametrize("place", ["helicopter", "generator", "boiler"])
def test_windows_may_repair_two_anywhere(place: str) -> None:
    table = act_position("windows", place, "repair", damage={place: 2})
    table.answer(1, "mend 2")
    assert table.track(f"damage.{place}") == 0


@pytest.mark.rule("T21.7")
@pytest.mark.parametrize("place", ["helicopter", "generator", "boiler", "snowcat", "radio"])
def test_windows_is_not_asked_where_there_is_one_damage(place: str) -> None:
    table = act_position("windows", place, "repair", damage={place: 1})
    assert (table.track(f"damage.{place}"), table.ask()) == (0, "accusing.vote")


def windows_and(beside: list[str], **words: Json) -> Table:
    """Windows is given Repair in the Radio Room, beside these; there are eight damage."""
    places: dict[str, Json] = {"1": "radio"}
    places.update(dict.fromkeys(beside, "radio"))
    return act_position("windows", "radio", "repair", 8, places=places, **words)


@pytest.mark.rule("T21.7", "T12.6")
@pytest.mark.parametrize("beside", [["2"], ["2", "3"]])
def test_with_a_team_windows_may_repair_one_more(beside: list[str]) -> None:
    table = windows_and(beside)
    team = 1 + len(beside)
    assert table.options(1) == [f"mend {team}", f"mend {team + 1}"]
    table.answer(1, f"mend {team + 1}")
    assert table.track("damage.radio") == 8 - team - 1


@pytest.mark.rule("T21.7")
@pytest.mark.parametrize("name", others_than("windows"))
def test_anybody_else_repairs_one(name: str) -> None:
    assert act_position(name, "radio", "repair").track("damage.radio") == 3


# T21.8: Garry


@pytest.mark.rule("T21.8")
@pytest.mark.parametrize("players", COUNTS)
def test_garry_may_exchange_one_card_after_everybody_drew(players: int) -> None:
    hands: dict[str, Json] = {str(seat): [*ALL] for seat in range(players)}
    hands["1"] = ["repair", "sabotage"]
    top: list[Json] = ["repair", "activate", "sabotage"]
    table = station(
        players, at="drawing", characters=cast("garry", players), hands=hands, top={"action_deck": top}
    )
    assert (table.ask(), table.waiting_seats()) == ("drawing.garrys_exchange", [1])
    assert table.options(1) == ["done", "exchange repair", "exchange sabotage"]
    assert table.zone("pile") == []
    table.answer(1, "exchange sabotage")
    assert sorted(table.zone("hand.1")) == ["activate", "repair", "repair"]
    assert (table.zone("action_discard"), table.zone("pile")) == (["sabotage"], ["sabotage"])
    assert table.ask() == "moving.choose_move"


@pytest.mark.rule("T21.8")
def test_garry_need_not_exchange() -> None:
    table = station(at="drawing", characters=cast("garry", 4), hands={"1": [*ALL]})
    table.answer(1, "done")
    assert (sorted(table.zone("hand.1")), table.zone("action_discard")) == (sorted(map(str, ALL)), [])


@pytest.mark.rule("T21.8")
@pytest.mark.parametrize("name", others_than("garry"))
def test_nobody_else_is_asked(name: str) -> None:
    assert station(at="drawing", characters=cast(name, 4)).ask() == "moving.choose_move"


@pytest.mark.rule("T21.8", "T5.1")
@pytest.mark.parametrize("out", ["revealed", "absorbed"])
def test_garry_does_nothing_any_more_when_he_is_out_of_the_game(out: str) -> None:
    roles: list[Json] = ["human", "alien", "human", "human"]
    position: dict[str, Json] = {"at": "drawing", "characters": cast("garry", 4), "roles": roles, out: [1]}
    assert station(**position).ask() == "moving.choose_move"
