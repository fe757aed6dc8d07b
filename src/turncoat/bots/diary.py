"""The diary of a bot: its beliefs, their reasons and its choices. Written during the game and shown after it.

Nothing in a game depends on it. Event numbers are those of the public events, which all viewers share.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from turncoat.kernel.errors import BadInput
from turncoat.kernel.ids import Seat
from turncoat.kernel.reading import as_int, as_list, as_object, as_text, field, only_fields
from turncoat.kernel.shapes import Json

NEWS: Final = 0.02  # a belief that changed by more is worth an entry
MOST_REASONS: Final = 3
DIGITS: Final = 4  # digits of beliefs and shifts in the written form


@dataclass(frozen=True)
class Reason:
    """An event that moved the belief about a seat, and by how much in log-odds: above 0 toward a traitor."""

    seat: Seat
    event: int
    shift: float


@dataclass(frozen=True)
class Entry:
    """One decision. `heard` is the number of events that the bot had received, `said` the kind of its statement, if
    any."""

    heard: int
    beliefs: tuple[float, ...]  # by seat: the chance of being a traitor
    reasons: tuple[Reason, ...]
    chose: str  # the option's id
    persona: str
    said: str = ""


class Diary:
    """The entries of a bot: decisions at which something was new."""

    def __init__(self) -> None:
        self.entries: Final[list[Entry]] = []
        self._last: Entry | None = None  # the last decision, whether or not it became an entry
        self._is_written: bool = False

    def is_news(self, beliefs: Sequence[float]) -> bool:
        """Whether the beliefs differ from those of the last entry. Reasons are looked up only then."""
        if not self.entries:
            return True
        written = self.entries[-1].beliefs
        return any(abs(now - then) > NEWS for now, then in zip(beliefs, written, strict=True))

    def note_decision(
        self, heard: int, beliefs: Sequence[float], reasons: Sequence[Reason], chose: str, persona: str
    ) -> None:
        """Note a decision, with the weightiest of its reasons."""
        weighty = sorted(reasons, key=lambda reason: -abs(reason.shift))[:MOST_REASONS]
        entry = Entry(heard, tuple(beliefs), tuple(weighty), chose, persona)
        self._last = entry
        self._is_written = self.is_news(beliefs)
        if self._is_written:
            self.entries.append(entry)

    def note_statement(self, kind: str) -> None:
        """Note a statement with the last decision; it is worth an entry by itself."""
        if self._last is None:
            return
        entry = replace(self._last, said=kind)
        if self._is_written:
            self.entries[-1] = entry
        else:
            self.entries.append(entry)
        self._is_written = True


def to_wire(entry: Entry) -> dict[str, Json]:
    beliefs: list[Json] = [round(belief, DIGITS) for belief in entry.beliefs]
    reasons: list[Json] = []
    for reason in entry.reasons:
        reasons.append([reason.seat, reason.event, round(reason.shift, DIGITS)])
    written: dict[str, Json] = {
        "heard": entry.heard,
        "beliefs": beliefs,
        "reasons": reasons,
        "chose": entry.chose,
        "persona": entry.persona,
    }
    return {**written, "said": entry.said} if entry.said else written


def from_wire(value: Json) -> Entry:
    """Read an entry; BadInput names what is malformed."""
    written = as_object(value, "diary")
    only_fields(written, ["heard", "beliefs", "reasons", "chose", "persona", "said"], "diary")
    return Entry(
        heard=as_int(field(written, "heard"), "heard"),
        beliefs=tuple([_as_number(one, "beliefs") for one in as_list(field(written, "beliefs"), "beliefs")]),
        reasons=tuple([_reason(one) for one in as_list(field(written, "reasons"), "reasons")]),
        chose=as_text(field(written, "chose"), "chose"),
        persona=as_text(field(written, "persona"), "persona"),
        said=as_text(written.get("said", ""), "said"),
    )


def _reason(value: Json) -> Reason:
    triple = as_list(value, "reasons")
    if len(triple) != 3:
        raise BadInput("expected_list", "reasons")
    return Reason(
        as_int(triple[0], "reasons"), as_int(triple[1], "reasons"), _as_number(triple[2], "reasons")
    )


def _as_number(value: Json, where: str) -> float:
    return value if isinstance(value, float) else float(as_int(value, where))
