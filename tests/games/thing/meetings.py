"""Positions in phase 4: an encounter, a strike of the alien, a card to give out."""

from tests.games.thing.station import station
from tests.table import Table
from turncoat.kernel.shapes import Json


def meeting(places: dict[str, Json], players: int = 4, /, **words: Json) -> Table:
    """All have moved; figures that are not mentioned are in the Rec Room."""
    return station(players, at="encounters", places=places, **words)


def all_stay(table: Table) -> None:
    """No figure opts out of the current encounter."""
    while table.ask() == "meeting.stay_or_avoid":
        table.answer(table.waiting_seats()[0], "stay")


def all_lay_human(table: Table) -> None:
    all_stay(table)
    assert table.ask() == "infection.lay_tokens"
    table.all_answer("lay_human")


def strike_position(plan: dict[str, int], places: dict[str, Json], /, **words: Json) -> Table:
    """Five players. Seat 0 is the revealed alien; the plan gives the strength by place. Figure 4 leads from
    the storeroom, so that the round stops after the encounters, to give out a card."""
    total = sum(plan.values())
    tracks: dict[str, Json] = {"planned": total}
    for place, strength in plan.items():
        tracks[f"plan.0.{place}"] = strength
    position: dict[str, Json] = {
        "at": "strikes",
        "revealed": [0],
        "strength": total,
        "leader": 4,
        "places": {"4": "storeroom", **places},
        "tracks": tracks,
        "zones": {"pile": ["repair", "sabotage"]},
    }
    return station(5, **{**position, **words})


def fire(weapon: str, strength: int = 2, /, **words: Json) -> Table:
    """The alien is in the kitchen with 1 and 2, of whom 1 has something that burns."""
    places: dict[str, Json] = {"1": "kitchen", "2": "kitchen"}
    held: dict[str, Json] = {"weapons": {"1": [weapon]}}
    table = strike_position({"kitchen": strength}, places, **{**held, **words})
    assert (table.ask(), table.waiting_seats()) == ("window.react", [1])
    assert table.options(1)[:2] == ["pass", f"use_fire {weapon} 1"]
    return table


def give_position(card: str, places: dict[str, Json], players: int = 4, /, **words: Json) -> Table:
    """The leader, seat 0, has just revealed this card and will give it out; no other is on the pile."""
    position: dict[str, Json] = {"at": "actions", "places": places, "zones": {"pile": [card]}}
    table = station(players, **{**position, **words})
    assert (table.ask(), table.zone("now")) == ("giving.give", [card])
    return table


def people(table: Table, players: int = 4) -> list[tuple[str | int, int]]:
    """Each figure's place, and whether it lies."""
    return [(table.named_track(f"at.{seat}"), table.track(f"lying.{seat}")) for seat in range(players)]


def discs(table: Table, players: int = 4) -> list[int]:
    return [table.track(f"disc.{seat}") for seat in range(players)]


def roles(table: Table, players: int = 4) -> list[int]:
    """Roles by seat; 1 is an alien."""
    return [table.track(f"role.{seat}") for seat in range(players)]


def give(table: Table, figure: int) -> None:
    """The leader gives the card to this figure, whose player uses neither Tools nor Fuel."""
    table.answer(table.track("leader"), f"give_to {figure}")
    if table.ask() == "bonus_turn.use_bonus":
        assert table.waiting_seats() == [figure]
        table.answer(figure, "done")


def use_card(card: str, place: str, /, **words: Json) -> Table:
    """Figure 1, Clark, alone in the location, has received this card from seat 0 in the Rec Room and carries
    it out."""
    cast: dict[str, Json] = {"characters": ["norris", "clark", "garry", "macready"]}
    table = give_position(card, {"1": place}, **{**cast, **words})
    give(table, 1)
    return table


def wreck(place: str, strength: int, /, **words: Json) -> Table:
    """The alien, alone there, has sabotaged the location."""
    table = strike_position({place: strength}, {}, **words)
    table.answer(0, "wreck")
    return table
