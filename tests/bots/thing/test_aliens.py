"""Aliens: hidden ones do harm unseen and reveal themselves only for a reason; revealed ones strike."""

from tests.bots.thing.minds import choice, thoughts
from tests.games.thing.meetings import all_stay, give_position, meeting, strike_position
from tests.games.thing.station import station
from turncoat.bots.thing.personas import PERSONAS
from turncoat.kernel.shapes import Json

FIRST = [1.0, 0.0, 0.0, 0.0]  # seat 0 is the only alien, and knows it
LANDED: dict[str, Json] = {"at": "rescue", "sos": "landed", "rescue_at": 6, "round": 6}


# Hidden


def test_an_alien_token_is_laid_since_nobody_can_tell() -> None:
    table = meeting({"0": "radio", "1": "radio"})
    all_stay(table)
    assert choice(table, 0) == "lay_alien"


def test_a_hidden_alien_stays_for_a_meeting_though_it_could_avoid_it() -> None:
    table = meeting({"0": "radio", "1": "radio"}, weapons={"0": ["firearm"]})
    assert choice(table, 0) == "stay"


def test_an_unwatched_alien_gives_a_sabotage() -> None:
    table = station(leader=3, hands={"0": ["repair", "sabotage"]})
    table.answer(0, "work radio")
    assert choice(table, 0, suspicion=FIRST) == "give_action sabotage"


def test_a_watched_alien_does_not_lay_a_sabotage_face_up() -> None:
    table = station(leader=3, hands={"0": ["repair", "sabotage"]}, discs={"0": 12})
    table.answer(0, "work radio")
    assert choice(table, 0, suspicion=FIRST) == "give_action repair"


def test_a_hidden_alien_likes_company_more_than_solitude() -> None:
    empty = station(leader=3, hands={"0": ["repair"]})
    company = station(leader=3, hands={"0": ["repair"]}, places={"1": "radio"})
    assert (
        thoughts(company, 0, suspicion=FIRST)["work radio"]
        > thoughts(empty, 0, suspicion=FIRST)["work radio"]
    )


def test_nobody_comes_out_for_nothing() -> None:
    table = station(at="accusations", round=2)
    table.all_answer("abstain")
    assert choice(table, 0, suspicion=FIRST) == "stay_hidden"


def test_a_bold_one_comes_out_sooner_than_a_sleeper() -> None:
    table = station(at="accusations", round=4)
    table.all_answer("abstain")
    sleeper = thoughts(table, 0, PERSONAS["alien"]["sleeper"], FIRST)
    bold = thoughts(table, 0, PERSONAS["alien"]["early_revealer"], FIRST)
    assert bold["reveal_self"] > sleeper["reveal_self"]


def test_an_alien_votes_against_a_human_and_not_against_a_friend() -> None:
    table = station(at="accusations", roles=["alien", "alien", "human", "human"])
    worth = thoughts(table, 0, suspicion=[1.0, 1.0, 0.0, 0.0])
    assert worth["accuse 1"] < min(worth["accuse 2"], worth["accuse 3"])


def test_an_alien_keeps_its_sample() -> None:
    table = station(at="tests", samples={"0": ["sample"]}, discs={"1": 5})
    assert choice(table, 0, suspicion=FIRST) == "done"


def test_an_alien_that_may_take_off_has_won() -> None:
    table = station(4, **LANDED, discs={"0": 1, "1": 3, "2": 3, "3": 3})
    assert choice(table, 0, suspicion=FIRST) == "board"


def test_an_alien_asks_to_come_aboard() -> None:
    table = station(4, **LANDED, discs={"0": 3, "1": 1, "2": 4, "3": 4})
    table.answer(1, "board")
    assert choice(table, 0, suspicion=FIRST) == "board"


def test_an_alien_leader_gives_itself_the_way_out() -> None:
    table = give_position(
        "activate",
        {"0": "snowcat", "1": "boiler"},
        fuel={"snowcat": 3, "boiler": 0},
        damage={"snowcat": 0},
        items={"0": ["keys"]},
    )
    assert choice(table, 0, suspicion=FIRST) == "give_to 0"


def test_an_alien_drives_off_with_the_keys() -> None:
    table = give_position(
        "activate", {"0": "snowcat"}, fuel={"snowcat": 3}, damage={"snowcat": 0}, items={"0": ["keys"]}
    )
    table.answer(0, "give_to 0")
    assert choice(table, 0, suspicion=FIRST) == "show_keys"


def test_a_saboteur_hurts_more_as_leader_than_a_sleeper() -> None:
    table = give_position(
        "sabotage", {"1": "boiler", "2": "kitchen"}, damage={"boiler": 1}, fuel={"boiler": 2}
    )
    saboteur = thoughts(table, 0, PERSONAS["alien"]["saboteur"], FIRST)
    sleeper = thoughts(table, 0, PERSONAS["alien"]["sleeper"], FIRST)
    worse = saboteur["give_to 1"] - saboteur["give_to 2"]
    assert worse > sleeper["give_to 1"] - sleeper["give_to 2"]


# Revealed


def test_a_revealed_alien_absorbs_a_human_rather_than_wreck_a_kitchen() -> None:
    table = strike_position({"kitchen": 2}, {"1": "kitchen"})
    assert choice(table, 0) == "absorb 1"


def test_an_alien_spares_a_hidden_friend() -> None:
    table = strike_position(
        {"kitchen": 3}, {"1": "kitchen", "2": "kitchen"}, roles=["alien", "alien", "human", "human", "human"]
    )
    assert choice(table, 0, suspicion=[1.0, 1.0, 0.0, 0.0, 0.0]) == "absorb 2"


def test_an_alien_alone_wrecks_what_it_can() -> None:
    table = strike_position({"boiler": 2}, {})
    assert choice(table, 0) == "wreck"


def test_a_boiler_that_can_be_destroyed_draws_the_alien() -> None:
    table = station(
        at="planning",
        leader=1,
        revealed=[0],
        strength=2,
        damage={"boiler": 1},
        fuel={"boiler": 1},
        hands={"0": [], "1": [], "2": [], "3": []},
    )
    worth = thoughts(table, 0, suspicion=FIRST)
    assert worth["put_strength boiler"] > worth["put_strength kitchen"]


def test_strength_is_placed_rather_than_kept() -> None:
    table = station(at="planning", leader=1, revealed=[0], strength=3, hands={"0": [], "1": []})
    table.answer(0, "put_strength radio")
    worth = thoughts(table, 0, suspicion=FIRST)
    assert worth["confirm"] < max(value for answer, value in worth.items() if answer != "confirm")


def test_a_revealed_alien_leaves_a_friend_where_there_is_nothing_to_wreck() -> None:
    roles: list[Json] = ["alien", "alien", "human", "human", "human"]
    table = strike_position({"kitchen": 2}, {"1": "kitchen"}, roles=roles, pantry=0)
    assert choice(table, 0, suspicion=[1.0, 1.0, 0.0, 0.0, 0.0]) == "leave_it"


def test_a_friend_is_left_standing_unless_there_is_much_to_wreck() -> None:
    """Sabotage sends it to the Rec Room, to lie down."""
    roles: list[Json] = ["alien", "alien", "human", "human", "human"]
    known = [1.0, 1.0, 0.0, 0.0, 0.0]
    kitchen = thoughts(strike_position({"kitchen": 2}, {"1": "kitchen"}, roles=roles), 0, suspicion=known)
    assert kitchen["leave_it"] > kitchen["wreck"] > 0.0 > kitchen["absorb 1"]
    table = strike_position(
        {"boiler": 3}, {"1": "boiler"}, roles=roles, damage={"boiler": 1}, fuel={"boiler": 1}
    )
    assert choice(table, 0, suspicion=known) == "wreck"


def test_humans_are_never_left_alone() -> None:
    table = strike_position({"kitchen": 3}, {"1": "kitchen", "2": "kitchen"}, pantry=0)
    worth = thoughts(table, 0, suspicion=[1.0, 0.0, 0.0, 0.0, 0.0])
    assert worth["leave_it"] < 0.0 < min(worth["absorb 1"], worth["absorb 2"])


def test_nothing_is_left_where_it_can_be_wrecked_and_no_figure_is_near() -> None:
    worth = thoughts(strike_position({"boiler": 2}, {}), 0)
    assert worth["wreck"] > worth["leave_it"] == 0.0
