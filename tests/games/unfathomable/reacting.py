"""Positions for reactions: fixed hands, and an effect that starts at once."""

from tests.table import Table, at
from turncoat.kernel.shapes import Json
from turncoat.kernel.windows import TRIGGER


def moment(seats: list[str], run: list[str], **words: Json) -> Table:
    """Seat 0's Action step, with this effect first. Hands, decks and the sea are empty unless given."""
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
    """All pass, and add nothing to a check, until this window opens."""
    while window(table) != name:
        _pass(table)


def let_pass(table: Table) -> None:
    """All pass and add nothing to a check from now on."""
    while window(table) or table.ask() == "check.add_cards":
        _pass(table)


def _pass(table: Table) -> None:
    table.answer(table.waiting()[0], "pass" if window(table) else "done")


def asked(table: Table) -> list[int]:
    """Seats asked in this window, one after the other, if all pass."""
    found = []
    name, opened = window(table), table.heard()
    while window(table) == name and not table.told("window_opened", since=opened):
        found.append(table.waiting()[0])
        _pass(table)
    return found


def rolled(table: Table) -> list[Json]:
    """Results of the dice."""
    return [told["die"] for told in table.told("rolled")]
