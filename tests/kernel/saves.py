"""Saved games at significant points, for tests that damage, migrate or restore them."""

from tests.boat import boat, weather
from tests.table import Table, new
from turncoat.kernel.dice import sealed_dice


def in_a_window() -> Table:
    table = boat(dice=[3, 3], hands={"0": ["rope:3", "oar:1"]})
    table.session.order(2, "pass after_die end")
    table.answer(0, "row")
    table.answer(0, "steady_up")
    return table


def in_a_window_together() -> Table:
    table = boat(options={"windows": "together"}, hands={"0": ["rope:3"]})
    table.answer(0, "row")
    table.answer(0, "steady_up")
    return table


def in_a_vote() -> Table:
    table = boat(4)
    table.answer(0, "accuse 2")
    table.answer(1, "abstain")
    return table


def in_an_effect() -> Table:
    """Bitter cold: a sequence, in it a for-each, in it a discard."""
    table = weather(
        "bitter_cold", 4, hands={"0": ["oar:1"], "2": ["oar:2", "rope:1"]}, top={"effort": ["oar:3"]}
    )
    while table.ask() == "check.add":
        table.answer(table.waiting_seats()[0], "done")
    assert table.ask() == "discard.choose"
    return table


def in_a_choice() -> Table:
    return boat(run=["driftwood", "broken_oar"], hull=2)


def in_an_offer() -> Table:
    return boat(run=["rain_barrel"], hands={"0": ["oar:1", "oar:2"]})


def after_a_look() -> Table:
    return boat(run=["flying_fish"], hands={"0": [], "1": [], "2": []})


def among_the_vows() -> Table:
    table = new("lifeboat", 5, dice=sealed_dice(bytes(32), [b"salt"]), options={"sea": "rough"})
    table.answer(3, "vow 1")
    return table


def at_the_end() -> Table:
    return boat(rations=1, run=["rations-1"])


SITUATIONS = {
    "window": in_a_window,
    "together": in_a_window_together,
    "vote": in_a_vote,
    "effect": in_an_effect,
    "choice": in_a_choice,
    "offer": in_an_offer,
    "look": after_a_look,
    "vows": among_the_vows,
    "end": at_the_end,
}
