"""A ship to react on: everybody's cards are known, and something happens at once."""

from tests.table import Table, at
from turncoat.kernel.shapes import Json
from turncoat.kernel.windows import TRIGGER


def moment(seats: list[str], run: list[str], **words: Json) -> Table:
    """Seat 0's Action step, in which this happens first. Hands, decks and the sea are empty but for what is said."""
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
    """The window that is open; empty if none is."""
    state = table.session.state
    return state.game.triggers[state.stack[-1].v[TRIGGER]].name if table.ask() == "window.react" else ""


def pass_until(table: Table, name: str) -> None:
    """Nobody reacts, and nobody adds to a check, until this window opens."""
    while window(table) != name:
        _pass(table)


def let_pass(table: Table) -> None:
    """Nobody reacts or adds to a check any more."""
    while window(table) or table.ask() == "check.add_cards":
        _pass(table)


def _pass(table: Table) -> None:
    table.answer(table.waiting()[0], "pass" if window(table) else "done")


def asked(table: Table) -> list[int]:
    """Who is asked in this window, one after the other, if everybody passes."""
    found = []
    name, opened = window(table), table.heard()
    while window(table) == name and not table.told("window_opened", since=opened):
        found.append(table.waiting()[0])
        _pass(table)
    return found


def rolled(table: Table) -> list[Json]:
    """What the dice showed."""
    return [told["die"] for told in table.told("rolled")]
