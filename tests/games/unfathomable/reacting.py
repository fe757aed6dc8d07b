"""Positions for reactions: fixed hands, and an effect that starts at once."""

from tests.table import Table, at
from turncoat.kernel.shapes import Json
from turncoat.kernel.windows import TRIGGER


def action_step(seats: list[str], run: list[str], **words: Json) -> Table:
    """A position in seat 0's Action step, with this effect first. Hands, decks and the sea are empty unless given."""
    hands: dict[str, Json] = {name: [] for name in seats}
    said = words.pop("hands", {})
    assert isinstance(said, dict)
    hands.update(said)
    position: dict[str, Json] = {
        "game": "unfathomable",
        "seats": [*seats],
        "current": 0,
        "deep_ones": {},
        "passengers": {},
        "at": "actions",
        "run": [*run],
        "hands": hands,
    }
    position.update(words)
    return at(position)


def window(table: Table) -> str:
    """Name of the open window; empty if there is none."""
    state = table.session.state
    return state.game.triggers[state.stack[-1].v[TRIGGER]].name if table.ask() == "window.react" else ""


def pass_until(table: Table, name: str) -> None:
    """All seats pass, and add nothing to checks, until this window opens."""
    while window(table) != name:
        _pass(table)


def let_pass(table: Table) -> None:
    """From now on all seats pass and add nothing to checks."""
    while window(table) or table.ask() == "check.add_cards":
        _pass(table)


def _pass(table: Table) -> None:
    table.answer(table.waiting_seats()[0], "pass" if window(table) else "done")


def seats_asked(table: Table) -> list[int]:
    """The seats asked in this window, in order, if all pass."""
    seats = []
    name, opened = window(table), table.heard()
    while window(table) == name and not table.told("window_opened", since=opened):
        seats.append(table.waiting_seats()[0])
        _pass(table)
    return seats


def dice_results(table: Table) -> list[Json]:
    """The results of all dice so far."""
    return [told["die"] for told in table.told("rolled")]
