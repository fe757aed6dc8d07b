"""Statements: their kinds, the words that all games share, and their wire form.

All words come from closed lists. None of them names a card or a number, so statements cannot break the guidelines on
secrecy (A3). The words of one game are in its `GameTalk`; `record.py` decides when a statement is allowed.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from typing import Final

from turncoat.kernel.errors import BadInput
from turncoat.kernel.ids import NOBODY, Seat
from turncoat.kernel.reading import as_int, as_object, as_text, only_fields
from turncoat.kernel.reading import field as field_of
from turncoat.kernel.shapes import Json

# A check is any procedure to which several seats give cards in secret: each game's `DeedReader` notes it.
HELP: Final = ("none", "some", "strong")
ACCUSE: Final = "accuse"
ESTIMATES: Final = ("trust", "lean_human", "unsure", "lean_traitor", ACCUSE)
ANSWERS: Final = ("yes", "no", "later")
EXCUSES: Final = ("nothing_fitting", "no_choice", "lesser_evil", "for_later", "bad_luck", "mistake")
# Words that every game has. `seen`, `actions`, `proposals`, `dangers` and `reasons` are each game's own (`TalkVocabulary`).
SHARED_WORDS: Final[Mapping[str, tuple[str, ...]]] = {
    "help": HELP,
    "reports": ("helped", "could_not"),
    "estimates": ESTIMATES,
    "answers": ANSWERS,
    "excuses": EXCUSES,
}

# Voices: wordings with the same meaning. The empty one is plain.
VOICES: Final = ("", "blunt", "wry", "gentle")

SEATS: Final = ("seat", "other")
NUMBERS: Final = ("event", "statement")
WORDS: Final = ("level", "action", "danger", "excuse", "reason")
NONE: Final = -1  # no event or statement
UNSAID: Final = -1


@dataclass(frozen=True)
class Kind:
    """A kind of statement. `arguments` are fields of a statement. `is_open` kinds are allowed where no seat
    hides a side."""

    name: str
    arguments: tuple[str, ...] = ()
    optional: tuple[str, ...] = ()
    # By argument: the name of the list that its words come from
    words: Mapping[str, str] = field(default_factory=dict)
    is_question: bool = False  # the addressed seat owes an answer
    is_claim: bool = False  # binds its speaker: see the ledger
    is_opinion: bool = False  # other seats may agree or disagree
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
    """A statement of a seat, and its voice. The record sets its number, and `at`, the number of events before it."""

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
    voice: str = ""
    number: int = UNSAID
    at: int = UNSAID

    @property
    def content(self) -> "Statement":
        """The statement without voice, number and time: equal for statements with the same content."""
        return replace(self, voice="", number=UNSAID, at=UNSAID)

    def has(self, argument: str) -> bool:
        return self.value(argument) not in ("", NOBODY, NONE)

    def value(self, argument: str) -> str | int:
        value = getattr(self, argument)
        assert isinstance(value, str | int)
        return value


def seats_in(statement: Statement) -> list[Seat]:
    """The seats that a statement names."""
    return [seat for seat in (statement.seat, statement.other) if seat != NOBODY]


def is_accusation(statement: Statement) -> bool:
    """Whether the statement calls a player a traitor directly."""
    return (statement.kind, statement.level) == ("estimate", ACCUSE)


ARGUMENTS: Final = tuple(one.name for one in fields(Statement) if one.name in SEATS + NUMBERS + WORDS)


def to_wire(statement: Statement) -> dict[str, Json]:
    """The wire form, in names; arguments that the kind lacks are left out."""
    written: dict[str, Json] = {"kind": statement.kind, "speaker": statement.speaker}
    for argument in ARGUMENTS:
        if statement.has(argument):
            written[argument] = statement.value(argument)
    if statement.voice:
        written["voice"] = statement.voice
    if statement.number != UNSAID:
        written["number"] = statement.number
        written["at"] = statement.at
    return written


def from_wire(value: Json) -> Statement:
    """Read a statement; BadInput names what is malformed. Whether it fits the table is checked when it is made."""
    written = as_object(value, "statement")
    only_fields(written, ["kind", "speaker", "voice", "number", "at", *ARGUMENTS], "statement")
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
        voice=as_text(written.get("voice", ""), "voice"),
        number=as_int(written.get("number", UNSAID), "number"),
        at=as_int(written.get("at", UNSAID), "at"),
    )
