"""Positions with a drawn mythos card whose check comes to an exact total.

Feats are used up, so that only cards in hand and kept cards can react. It is the Mythos step of seat 0.
"""

from tests.games.unfathomable.facts import tables
from tests.games.unfathomable.ship import CREW, ship
from tests.table import Table
from turncoat.kernel.reading import as_int, as_object, as_texts
from turncoat.kernel.shapes import Json

CARDS = {row.name: row for row in tables.MYTHOS}
# Skill cards that cannot be played while a check or a die is resolved, except in attacks.
PLAIN = {
    "influence": "coordinated_effort",
    "lore": "shrivelling",
    "observation": "watch_and_learn",
    "strength": "combat_training",
    "will": "persistence",
}
DIALS = ("fuel", "food", "sanity", "souls")


def draw_card(card: str, **words: Json) -> Table:
    """A position in which the card is drawn, run to the first decision."""
    seats = as_texts(words.get("seats", [*CREW]), "seats")
    top = as_object(words.pop("top", {}), "top")
    said: dict[str, Json] = {"at": "mythos", "used_feats": [*seats], **words}
    return ship(top={"mythos": [card], **top}, **said)


def last_of_the_deck(card: str, **words: Json) -> Table:
    """A Mythos step in which all other mythos cards have been discarded."""
    others: list[Json] = [name for name in CARDS if name != card]
    return ship(at="mythos", zones={"mythos_discard": others}, **words)


def moves(table: Table, seat: int, zone: str) -> list[dict[str, Json]]:
    """Events of cards that left a zone, as the seat saw them."""
    return [told for event in ("moved", "shown") for told in table.told(event, seat) if told["from"] == zone]


def meet_total(card: str, total: int, **words: Json) -> Table:
    """A position in which the card's check comes to this total: the seat to the left of the current one adds
    the cards."""
    seats = as_texts(words.get("seats", [*CREW]), "seats")
    adder = (as_int(words.get("current", 0), "current") + 1) % len(seats)
    hands = as_object(words.pop("hands", {}), "hands")
    top = as_object(words.pop("top", {}), "top")
    adding = towards(card, total)
    hands[seats[adder]] = [*adding, *as_texts(hands.get(seats[adder], []), "hand")]
    one, other, *_ = CARDS[card].skills
    top["chaos"] = [f"{PLAIN[one]}:1", f"{PLAIN[other]}:1"]
    table = draw_card(card, hands=hands, top=top, **words)
    if table.ask() == "choice_crisis.choose":
        table.answer(table.waiting_seats()[0], "choose 0")
    add(table, adder, adding)
    (checked,) = table.told("checked")
    assert checked["total"] == total
    return table


def towards(card: str, total: int) -> list[str]:
    """One opposing card and supporting ones that make the total, with two supporting chaos cards of 1."""
    supporting = CARDS[card].skills
    opposing = next(skill for skill in PLAIN if skill not in supporting)
    skill = [skill for skill in supporting if skill != "strength"][-1]
    missing = total - 2 + 1
    twos = min(5, missing // 2)
    return [
        f"{PLAIN[opposing]}:1",
        *[f"{PLAIN[skill]}:2"] * twos,
        *[f"{PLAIN[skill]}:1"] * (missing - 2 * twos),
    ]


def add(table: Table, adder: int, cards: list[str]) -> None:
    """The adder adds these cards to the check; all others add nothing."""
    left = [*cards]
    while not table.told("checked"):
        seat = table.waiting_seats()[0]
        if table.ask() == "window.react":
            table.answer(seat, "pass")
        else:
            assert table.ask() == "check.add_cards"
            table.answer(seat, f"add {left.pop()}" if seat == adder and left else "done")
    assert not left


def dials(table: Table) -> list[int]:
    """Fuel, food, sanity, souls."""
    return [table.track(dial) for dial in DIALS]


def tracks(table: Table) -> tuple[int, int]:
    """Travel and ritual."""
    return table.track("travel"), table.track("ritual")


def deep_ones(table: Table) -> dict[str, int]:
    """Deep Ones by place, including the Deep."""
    tracks = table.session.state.game.layout.tracks
    names = [track.label() for track in tracks if track.label().startswith("deep_ones.")]
    return {name.removeprefix("deep_ones."): table.track(name) for name in names if table.track(name)}


def where(table: Table) -> list[str | int]:
    """Spaces of the characters, seat by seat."""
    return [table.named_track(f"at.{seat}") for seat in range(table.session.state.seats)]


def damage_by_room(table: Table) -> dict[str, list[str]]:
    """The rooms with a damage card."""
    rooms = ("bridge", "chapel", "captains_cabin", "cargo_hold", "galley", "boiler_room")
    return {room: table.zone(f"damaged.{room}") for room in rooms if table.zone(f"damaged.{room}")}


def on_decks(table: Table) -> list[int]:
    """Passengers on the decks 1 to 8."""
    return [len(table.zone(f"on_deck.d{deck}")) for deck in range(1, 9)]
