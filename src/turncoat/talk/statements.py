"""Statements: their kinds, the words that all games share, and how a statement is written down.

Everything is said in words from closed lists. None of them names a card or a number, so guidelines on secrecy (A3)
cannot be broken. The words of one game are in its `GameTalk`; when something may be said is the record's business.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from typing import Final

from turncoat.kernel.errors import BadInput
from turncoat.kernel.ids import NOBODY, Seat
from turncoat.kernel.reading import as_int, as_object, as_text, only_fields
from turncoat.kernel.reading import field as field_of
from turncoat.kernel.shapes import Json

# A check is whatever several seats give cards to in secret: each game's `DeedReader` says when one begins and ends.
HELP: Final = ("none", "some", "strong")
ESTIMATES: Final = ("trust", "lean_human", "unsure", "lean_traitor", "accuse")
ANSWERS: Final = ("yes", "no", "later")
EXCUSES: Final = ("nothing_fitting", "no_choice", "lesser_evil", "for_later", "bad_luck", "mistake")
# Words that every game has. `seen`, `actions`, `proposals`, `dangers` and `reasons` are each game's own (`Vocabulary`).
SHARED_WORDS: Final[Mapping[str, tuple[str, ...]]] = {
    "help": HELP,
    "reports": ("helped", "could_not"),
    "estimates": ESTIMATES,
    "answers": ANSWERS,
    "excuses": EXCUSES,
}

SEATS: Final = ("seat", "other")
NUMBERS: Final = ("event", "statement")
WORDS: Final = ("level", "action", "danger", "excuse", "reason")
NONE: Final = -1  # no such event or statement
UNSAID: Final = -1


@dataclass(frozen=True)
class Kind:
    """`arguments` are fields of a statement. `is_open` kinds do not need anybody to hide a side."""

    name: str
    arguments: tuple[str, ...] = ()
    optional: tuple[str, ...] = ()
    words: Mapping[str, str] = field(
        default_factory=dict
    )  # by argument: the name of the list its words are from
    is_question: bool = False  # the seat it is put to owes an answer
    is_claim: bool = False  # binds who says it: see the ledger
    is_opinion: bool = False  # others may agree or disagree
    is_open: bool = False


ALL_KINDS: Final = (
    Kind("intent", ("event", "level"), words={"level": "help"}, is_claim=True),
    Kind("report", ("event", "level"), words={"level": "reports"}, is_claim=True),
    Kind("ask_intent", ("seat", "event"), is_question=True),
    Kind("ask_why", ("seat", "event"), is_question=True),
    Kind("ask_view", ("seat", "other"), is_question=True),
    Kind(
        "estimate",
        ("seat", "level"),
        ("reason", "event"),
        words={"level": "estimates", "reason": "reasons"},
        is_claim=True,
        is_opinion=True,
    ),
    Kind("claim_seen", ("seat", "event", "level"), words={"level": "seen"}, is_claim=True, is_opinion=True),
    Kind("claim_self", is_claim=True, is_opinion=True),
    Kind("request", ("seat", "action"), words={"action": "actions"}, is_question=True, is_open=True),
    Kind("promise", ("action",), words={"action": "actions"}, is_claim=True, is_open=True),
    Kind("propose", ("seat", "action"), words={"action": "proposals"}, is_claim=True, is_opinion=True),
    Kind("vote_intent", ("seat",), is_claim=True, is_opinion=True),
    Kind("agree", ("statement",), is_claim=True, is_open=True),
    Kind("disagree", ("statement",), is_claim=True, is_open=True),
    Kind("defend", ("event", "excuse"), words={"excuse": "excuses"}, is_claim=True, is_opinion=True),
    Kind("warn", ("danger",), words={"danger": "dangers"}, is_opinion=True, is_open=True),
    Kind("answer", ("statement", "level"), words={"level": "answers"}, is_open=True),
    Kind("thank", ("seat",), is_open=True),
    Kind("take_back", ("statement",), is_open=True),
)
KINDS: Final[Mapping[str, Kind]] = {kind.name: kind for kind in ALL_KINDS}


@dataclass(frozen=True)
class Statement:
    """What a seat says. The record gives it its number among all that is said, and `at`: after how many events."""

    kind: str
    speaker: Seat
    seat: Seat = NOBODY
    other: Seat = NOBODY
    event: int = NONE
    statement: int = NONE
    level: str = ""
    action: str = ""
    danger: str = ""
    excuse: str = ""
    reason: str = ""
    number: int = UNSAID
    at: int = UNSAID

    @property
    def content(self) -> "Statement":
        """Without when it was said: equal for two statements that say the same."""
        return replace(self, number=UNSAID, at=UNSAID)

    def has(self, argument: str) -> bool:
        return self.value(argument) not in ("", NOBODY, NONE)

    def value(self, argument: str) -> str | int:
        found = getattr(self, argument)
        assert isinstance(found, str | int)
        return found


ARGUMENTS: Final = tuple(one.name for one in fields(Statement) if one.name in SEATS + NUMBERS + WORDS)


def to_wire(statement: Statement) -> dict[str, Json]:
    """In words; arguments that the kind lacks are left out."""
    written: dict[str, Json] = {"kind": statement.kind, "speaker": statement.speaker}
    for argument in ARGUMENTS:
        if statement.has(argument):
            written[argument] = statement.value(argument)
    if statement.number != UNSAID:
        written["number"] = statement.number
        written["at"] = statement.at
    return written


def from_wire(value: Json) -> Statement:
    """BadInput names what cannot be read. Whether it fits a table is looked at when it is said."""
    written = as_object(value, "statement")
    only_fields(written, ["kind", "speaker", "number", "at", *ARGUMENTS], "statement")
    texts = {name: as_text(written[name], name) for name in WORDS if name in written}
    numbers = {name: as_int(written[name], name) for name in (*SEATS, *NUMBERS) if name in written}
    for name, number in numbers.items():
        if number < 0:
            raise BadInput("expected_number", name)
    return Statement(
        kind=as_text(field_of(written, "kind"), "kind"),
        speaker=as_int(field_of(written, "speaker"), "speaker"),
        seat=numbers.get("seat", NOBODY),
        other=numbers.get("other", NOBODY),
        event=numbers.get("event", NONE),
        statement=numbers.get("statement", NONE),
        level=texts.get("level", ""),
        action=texts.get("action", ""),
        danger=texts.get("danger", ""),
        excuse=texts.get("excuse", ""),
        reason=texts.get("reason", ""),
        number=as_int(written.get("number", UNSAID), "number"),
        at=as_int(written.get("at", UNSAID), "at"),
    )
