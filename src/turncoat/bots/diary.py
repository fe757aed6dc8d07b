"""What a bot believed, why, and what it did: written while it plays, read by people when the game is over.

Nothing in a game depends on it. Event numbers are those of the public events, which everybody shares.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from turncoat.kernel.errors import BadInput
from turncoat.kernel.ids import Seat
from turncoat.kernel.reading import as_int, as_list, as_object, as_text, field, only_fields
from turncoat.kernel.shapes import Json

NEWS: Final = 0.02  # a belief that moved by more is worth an entry
MOST_REASONS: Final = 3
DIGITS: Final = 4  # of beliefs and shifts, as they are written


@dataclass(frozen=True)
class Reason:
    """An event that moved the belief about a seat, and by how much in log-odds: above 0 toward a traitor."""

    seat: Seat
    event: int
    shift: float


@dataclass(frozen=True)
class Entry:
    """One decision. `heard` is how many events the bot had been told of, `said` the kind of what it said, if anything."""

    heard: int
    beliefs: tuple[float, ...]  # by seat: how likely a traitor
    reasons: tuple[Reason, ...]
    chose: str  # the option's id
    persona: str
    said: str = ""


class Diary:
    """Keeps the decisions at which something was new."""

    def __init__(self) -> None:
        self.entries: Final[list[Entry]] = []
        self._last: Entry | None = None  # the last decision, written or not
        self._is_written: bool = False

    def is_news(self, beliefs: Sequence[float]) -> bool:
        """Whether they differ from those written last; reasons are worth looking for only then."""
        if not self.entries:
            return True
        written = self.entries[-1].beliefs
        return any(abs(now - then) > NEWS for now, then in zip(beliefs, written, strict=True))

    def decided(
        self, heard: int, beliefs: Sequence[float], reasons: Sequence[Reason], chose: str, persona: str
    ) -> None:
        """A decision, with the weightiest of its reasons."""
        weighty = sorted(reasons, key=lambda reason: -abs(reason.shift))[:MOST_REASONS]
        entry = Entry(heard, tuple(beliefs), tuple(weighty), chose, persona)
        self._last = entry
        self._is_written = self.is_news(beliefs)
        if self._is_written:
            self.entries.append(entry)

    def said(self, kind: str) -> None:
        """Something was said with the last decision, which is worth an entry by itself."""
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
    """BadInput names what cannot be read."""
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
