"""Actions of traitors, hidden and revealed, in positions with an obvious best answer."""

from tests.bots.unfathomable.mind import OPPORTUNIST, STEADY, best, but, thoughts
from tests.games.unfathomable.ship import JEANNE, SVETLANA, ship
from tests.games.unfathomable.traitors import about_to
from turncoat.bots.unfathomable.personas import PERSONAS
from turncoat.kernel.shapes import Json

FAR: Json = ["calm_waters", "rough_waters", "stormy_seas"]  # 12
SLEEPER = PERSONAS["traitor"]["sleeper"]
EARLY = PERSONAS["traitor"]["early_revealer"]


def test_a_hidden_traitor_does_not_reveal_for_nothing() -> None:
    table = about_to("jeanne")
    assert best(table, 0, OPPORTUNIST) != "reveal hybrid"
    assert best(table, 0, SLEEPER) != "reveal hybrid"


def test_a_traitor_reveals_to_sink_the_ship() -> None:
    rooms = {
        "galley": "strength",
        "chapel": "lore",
        "bridge": "will",
        "cargo_hold": "any",
        "captains_cabin": "influence",
    }
    table = about_to("jeanne", damage={**rooms}, characters={"jeanne": "boiler_room"})
    assert best(table, 0, SLEEPER) == "reveal hybrid"


def test_keilani_reveals_to_take_the_last_sanity() -> None:
    table = about_to("keilani", dials={"fuel": 8, "food": 8, "sanity": 1, "souls": 8})
    assert best(table, 0, SLEEPER) == "reveal hybrid"


def test_the_early_revealer_shows_its_face_sooner_than_the_sleeper() -> None:
    table = about_to("jeanne", waypoints=["calm_waters", "reef"])
    early, late = thoughts(table, 0, EARLY), thoughts(table, 0, SLEEPER)
    assert early["reveal hybrid"] - max(
        value for option, value in early.items() if option != "reveal hybrid"
    ) > late["reveal hybrid"] - max(value for option, value in late.items() if option != "reveal hybrid")


def test_a_cultist_waits_until_the_ship_is_far_enough() -> None:
    table = ship(
        seats=["jeanne", "svetlana", "william", "arjun"],
        loyalty={"jeanne": ["cultist"]},
        characters={"jeanne": "boiler_room"},
        used_feats=["jeanne"],
        hands={"jeanne": ["shrug_it_off:5"]},
    )
    worth = thoughts(table, JEANNE, EARLY)
    assert max(worth, key=lambda option: worth[option]) != "reveal cultist"
    assert worth["use_room"] > worth["end_actions"]


def test_a_hidden_traitor_does_not_win_the_game_for_the_humans() -> None:
    table = about_to(
        "jeanne",
        waypoints=FAR,
        travel=3,
        characters={"jeanne": "boiler_room"},
        used_feats=["jeanne"],
        hands={"jeanne": ["shrug_it_off:5"]},
    )
    assert best(table, 0, SLEEPER) != "use_room"
    table = about_to(
        "jeanne",
        waypoints=FAR,
        travel=3,
        loyalty={},
        characters={"jeanne": "boiler_room"},
        used_feats=["jeanne"],
        hands={"jeanne": ["shrug_it_off:5"]},
    )
    assert best(table, 0, STEADY) == "use_room"


def test_a_revealed_traitor_kills_a_passenger_whom_nobody_guards() -> None:
    table = ship(revealed=["jeanne"], characters={"jeanne": "d3"}, passengers={"d3": ["soul", "soul"]})
    assert best(table, JEANNE, OPPORTUNIST) == "defeat_passenger"


def test_a_revealed_traitor_goes_where_the_passengers_are() -> None:
    table = ship(revealed=["jeanne"], characters={"jeanne": "bridge"}, passengers={"d6": ["soul"]})
    assert best(table, JEANNE, OPPORTUNIST) == "move d6"


def test_a_revealed_traitor_takes_treachery() -> None:
    table = ship(revealed=["jeanne"], characters={"jeanne": "bridge"}, at="receive")
    assert best(table, JEANNE, OPPORTUNIST).startswith("treachery_instead_of")


def test_a_revealed_traitor_ransacks_the_last_food() -> None:
    table = ship(
        revealed=["jeanne"],
        characters={"jeanne": "galley"},
        hands={"jeanne": ["ransack:4"]},
        dials={"fuel": 8, "food": 1, "sanity": 8, "souls": 8},
        at="start_of_actions",
    )
    assert best(table, JEANNE, OPPORTUNIST) == "ransack ransack:4"


def test_a_traitor_gives_a_loyalty_card_to_somebody_free() -> None:
    table = about_to(
        "jeanne",
        loyalty={"jeanne": ["hybrid", "human"]},
        waypoints=["calm_waters", "rough_waters"],
        characters={"svetlana": "brig"},
    )
    table.answer(0, "reveal hybrid")
    while table.ask() != "revealing.give_the_rest":
        table.answer(table.waiting_seats()[0], table.options(table.waiting_seats()[0])[0])
    assert best(table, 0, OPPORTUNIST) == "give_loyalty 2"


def test_a_revealed_traitor_attacks_no_one_it_cannot_hurt() -> None:
    table = ship(revealed=["jeanne"], characters={"jeanne": "bridge", "svetlana": "bridge"})
    assert thoughts(table, JEANNE, but(OPPORTUNIST, aggression=2.0))[f"attack {SVETLANA}"] > 0
