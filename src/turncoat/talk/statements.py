"""What can be said at a table: kinds of statement, the words each may use, and how a statement is written down.

Everything is said in words from closed lists. None of them names a card or a number, so the guidelines on secrecy (A3 of
Unfathomable, which we keep in both games) cannot be broken. When something may be said is the record's business.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from typing import Final, TypeAlias

from turncoat.kernel.errors import BadInput
from turncoat.kernel.ids import NOBODY, Seat
from turncoat.kernel.reading import as_int, as_object, as_text, only_fields
from turncoat.kernel.reading import field as field_of
from turncoat.kernel.shapes import Json

UNFATHOMABLE: Final = "unfathomable"
THING: Final = "thing"
BOTH: Final = (UNFATHOMABLE, THING)
ONLY_UNFATHOMABLE: Final = (UNFATHOMABLE,)
ONLY_THING: Final = (THING,)
FEWEST_SUSPECTS: Final = {UNFATHOMABLE: 3, THING: 4}  # players; with fewer, nobody at the table hides a side

Vocabulary: TypeAlias = Mapping[str, tuple[str, ...]]  # words, and the games that have them

# A check is a skill check in Unfathomable, and the round's active pile in The Thing.
HELP: Final[Vocabulary] = {"none": BOTH, "some": BOTH, "strong": BOTH}
REPORTS: Final[Vocabulary] = {"helped": BOTH, "could_not": BOTH}
ESTIMATES: Final[Vocabulary] = {
    "trust": BOTH,
    "lean_human": BOTH,
    "unsure": BOTH,
    "lean_traitor": BOTH,
    "accuse": BOTH,
}
# Who sees an alien token in The Thing is an alien from then on, and would say so of oneself.
SEEN: Final[Vocabulary] = {"human": BOTH, "traitor": ONLY_UNFATHOMABLE}
ANSWERS: Final[Vocabulary] = {"yes": BOTH, "no": BOTH, "later": BOTH}
ACTIONS: Final[Vocabulary] = {
    "help": BOTH,
    "repair": BOTH,
    "fight": BOTH,
    "rescue": ONLY_UNFATHOMABLE,
    "save_cards": ONLY_UNFATHOMABLE,
    "trade": BOTH,
    "keep_away": BOTH,
    "be_tested": BOTH,
}
PROPOSALS: Final[Vocabulary] = {
    "brig": ONLY_UNFATHOMABLE,
    "free": ONLY_UNFATHOMABLE,
    "test": BOTH,
    "keep_apart": ONLY_THING,
    "keep_out": ONLY_THING,
}
DANGERS: Final[Vocabulary] = {
    "fuel": ONLY_UNFATHOMABLE,
    "food": BOTH,
    "sanity": ONLY_UNFATHOMABLE,
    "souls": ONLY_UNFATHOMABLE,
    "ship": ONLY_UNFATHOMABLE,
    "deep_ones": ONLY_UNFATHOMABLE,
    "boiler": ONLY_THING,
    "generator": ONLY_THING,
    "cold": ONLY_THING,
    "alien": ONLY_THING,
}
EXCUSES: Final[Vocabulary] = {
    "nothing_fitting": BOTH,
    "no_choice": BOTH,
    "lesser_evil": BOTH,
    "for_later": BOTH,
    "bad_luck": BOTH,
    "mistake": BOTH,
}
# Reasons; `deeds.py` says which public events are each.
AGAINST: Final[Vocabulary] = {
    "gave_nothing": ONLY_UNFATHOMABLE,
    "many_and_failed": ONLY_UNFATHOMABLE,
    "hindered": ONLY_UNFATHOMABLE,
    "in_secret": ONLY_UNFATHOMABLE,
    "wasted": ONLY_UNFATHOMABLE,
    "chose_worse": BOTH,
    "moved_away": BOTH,
    "declined": BOTH,
    "alone_with": ONLY_THING,
    "avoided": ONLY_THING,
    "where_it_broke": ONLY_THING,
    "voted_against": ONLY_THING,
}
IN_FAVOUR: Final[Vocabulary] = {"helped": ONLY_UNFATHOMABLE, "worked": BOTH, "tested_human": ONLY_THING}
BECAUSE: Final[Vocabulary] = {**AGAINST, **IN_FAVOUR}

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
    words: Mapping[str, Vocabulary] = field(default_factory=dict)
    games: tuple[str, ...] = BOTH
    is_question: bool = False  # the seat it is put to owes an answer
    is_claim: bool = False  # binds who says it: see the ledger
    is_opinion: bool = False  # others may agree or disagree
    is_open: bool = False


_ALL: Final = (
    Kind("intent", ("event", "level"), words={"level": HELP}, is_claim=True),
    Kind("report", ("event", "level"), words={"level": REPORTS}, is_claim=True),
    Kind("ask_intent", ("seat", "event"), is_question=True),
    Kind("ask_why", ("seat", "event"), is_question=True),
    Kind("ask_view", ("seat", "other"), is_question=True),
    Kind(
        "estimate",
        ("seat", "level"),
        ("reason", "event"),
        words={"level": ESTIMATES, "reason": BECAUSE},
        is_claim=True,
        is_opinion=True,
    ),
    Kind("claim_seen", ("seat", "event", "level"), words={"level": SEEN}, is_claim=True, is_opinion=True),
    Kind("claim_self", is_claim=True, is_opinion=True),
    Kind("request", ("seat", "action"), words={"action": ACTIONS}, is_question=True, is_open=True),
    Kind("promise", ("action",), words={"action": ACTIONS}, is_claim=True, is_open=True),
    Kind("propose", ("seat", "action"), words={"action": PROPOSALS}, is_claim=True, is_opinion=True),
    Kind("vote_intent", ("seat",), games=ONLY_THING, is_claim=True, is_opinion=True),
    Kind("agree", ("statement",), is_claim=True, is_open=True),
    Kind("disagree", ("statement",), is_claim=True, is_open=True),
    Kind("defend", ("event", "excuse"), words={"excuse": EXCUSES}, is_claim=True, is_opinion=True),
    Kind("warn", ("danger",), words={"danger": DANGERS}, is_opinion=True, is_open=True),
    Kind("answer", ("statement", "level"), words={"level": ANSWERS}, is_open=True),
    Kind("thank", ("seat",), is_open=True),
    Kind("take_back", ("statement",), is_open=True),
)
KINDS: Final[Mapping[str, Kind]] = {kind.name: kind for kind in _ALL}


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


_ARGUMENTS: Final = tuple(one.name for one in fields(Statement) if one.name in SEATS + NUMBERS + WORDS)


def has_suspects(game: str, seats: int) -> bool:
    """Whether somebody at such a table hides a side."""
    return seats >= FEWEST_SUSPECTS[game]


def kinds_of(game: str, seats: int) -> list[Kind]:
    """What can be said at such a table at all."""
    if game not in BOTH:
        return []
    return [kind for kind in _ALL if game in kind.games and (kind.is_open or has_suspects(game, seats))]


def words_of(kind: Kind, argument: str, game: str) -> list[str]:
    """What an argument may be in this game."""
    return [word for word, games in kind.words[argument].items() if game in games]


def check_form(statement: Statement, game: str, seats: int) -> None:
    """BadInput if no such statement can ever be made at such a table."""
    kind = KINDS.get(statement.kind)
    if kind is None:
        raise BadInput("unknown_statement_kind", statement.kind)
    if kind not in kinds_of(game, seats):
        raise BadInput("not_said_here", kind.name)
    if not 0 <= statement.speaker < seats:
        raise BadInput("no_such_seat", str(statement.speaker))
    for argument in _ARGUMENTS:
        if statement.has(argument):
            _check_argument(statement, kind, argument, game, seats)
        elif argument in kind.arguments:
            raise BadInput("missing_field", argument)
    if statement.speaker == statement.seat or statement.seat == statement.other != NOBODY:
        raise BadInput("same_player", kind.name)


def _check_argument(statement: Statement, kind: Kind, argument: str, game: str, seats: int) -> None:
    if argument not in kind.arguments + kind.optional:
        raise BadInput("unknown_field", argument)
    value = statement.value(argument)
    if argument in SEATS and not 0 <= int(value) < seats:
        raise BadInput("no_such_seat", str(value))
    if argument in WORDS and value not in words_of(kind, argument, game):
        raise BadInput("unknown_name", f"{argument}={value}")


def to_wire(statement: Statement) -> dict[str, Json]:
    """In words; arguments that the kind lacks are left out."""
    written: dict[str, Json] = {"kind": statement.kind, "speaker": statement.speaker}
    for argument in _ARGUMENTS:
        if statement.has(argument):
            written[argument] = statement.value(argument)
    if statement.number != UNSAID:
        written["number"] = statement.number
        written["at"] = statement.at
    return written


def from_wire(value: Json) -> Statement:
    """BadInput names what cannot be read. Whether it fits a table is looked at when it is said."""
    written = as_object(value, "statement")
    only_fields(written, ["kind", "speaker", "number", "at", *_ARGUMENTS], "statement")
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
