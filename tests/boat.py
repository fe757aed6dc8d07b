"""Base position for tests: 3 to 5 seats, fixed hands, seat 0 to move unless a test says otherwise."""

from tests.table import Table, at
from turncoat.kernel.shapes import Json

EFFORT = 27
FILLERS = ["oar:1", "bail:1", "rope:1", "oar:1", "bail:1"]  # cards that are no reaction


def boat(players: int = 3, **words: Json) -> Table:
    """A position at the current seat's action: each hand holds one unusable card, seat 1 is the wrecker."""
    hands: dict[str, Json] = {}
    loyalty: dict[str, Json] = {}
    vows: dict[str, Json] = {}
    for seat in range(players):
        hands[str(seat)] = [FILLERS[seat]]
        loyalty[str(seat)] = ["wrecker" if seat == 1 else "sailor"]
        vows[str(seat)] = (seat + 1) % players
    loyalty.update(_by_seat(words.pop("loyalty", {})))
    hands.update(_by_seat(words.pop("hands", {})))
    vows.update(_by_seat(words.pop("vows", {})))
    position: dict[str, Json] = {
        "game": "lifeboat",
        "players": players,
        "current": 0,
        "captain": 0,
        "hands": hands,
        "loyalty": loyalty,
        "vows": vows,
        "at": "act",
    }
    position.update(words)
    return at(position)


def weather(name: str, players: int = 3, **words: Json) -> Table:
    """A boat whose weather card has just been turned up."""
    return boat(players, at="weather", top={"weather": [name], **_by_seat(words.pop("top", {}))}, **words)


def finish_weather(table: Table, total: int | None = None) -> None:
    """Decline to add or react until another decision is due; return the check's total, if there was one."""
    while table.ask() in ("check.add", "window.react"):
        table.answer(table.waiting_seats()[0], "done" if table.ask() == "check.add" else "pass")
    if total is not None:
        assert [told["total"] for told in table.told("checked")] == [total]


def _by_seat(words: Json) -> dict[str, Json]:
    assert isinstance(words, dict)
    return words
