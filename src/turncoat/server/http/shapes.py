"""Request and reply bodies of the HTTP API, except commands and messages. Source of the OpenAPI document."""

from typing import Annotated, Literal, TypeAlias

import msgspec

from turncoat.kernel.shapes import DecisionWire
from turncoat.server.hall.house_rules import Opening
from turncoat.server.http.reach import Reachable
from turncoat.server.notify.targets import AnyTarget
from turncoat.server.runtime.units import Milliseconds
from turncoat.server.show.message_shapes import QuestionWire
from turncoat.server.table.command import Name, Run, SeatNumber
from turncoat.server.table.notes import Count
from turncoat.server.table.settings import Board, TableSettings
from turncoat.server.table.summary import Summary
from turncoat.texts.languages import Language, LanguageOrNone

Secret: TypeAlias = Annotated[str, msgspec.Meta(min_length=16, max_length=64)]


class Request(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A body or a query: unknown fields are refused."""


class Reply(msgspec.Struct, frozen=True):
    pass


class Nothing(Reply, frozen=True):
    pass


class Refusal(Reply, frozen=True):
    error: str
    detail: str = ""
    rule: str = ""


class GameOption(Reply, frozen=True):
    name: str
    choices: list[str]
    default: str


class GameShape(Reply, frozen=True):
    game: str
    version: int
    fewest: int
    most: int
    options: list[GameOption]
    board: Board  # this server's numbers that differ from ours, for new tables


class Games(Reply, frozen=True):
    games: list[GameShape]
    bots: list[str]
    personas: dict[str, list[list[str]]]  # by game and side
    regulars: list[str]  # bots with a name and a temper


class ScenarioWords(Reply, frozen=True):
    game: str
    scenario: str  # value of the option `scenario`
    players: int
    seat: int  # recommended for a person who plays with bots
    minutes: int
    is_retired: bool  # no longer offered
    title: str
    line: str  # its subject, in a line
    intro: str  # role and stakes of the player
    goal: str  # how to win


class Scenarios(Reply, frozen=True):
    scenarios: list[ScenarioWords]


class Daily(Reply, frozen=True):
    """Today's table: the same deal for all."""

    day: str
    ends: Milliseconds
    game: str
    scenario: str
    table: str  # this device's counted table; empty: none
    is_done: bool  # whether this device has finished it: another game is not counted


class PlayDaily(Request, frozen=True):
    name: Name


class DailyMade(Reply, frozen=True):
    table: str
    is_begun: bool  # whether its game is already in progress


class DailyChoice(Reply, frozen=True):
    text: str
    count: int
    is_mine: bool


class DailyQuestion(Reply, frozen=True):
    question: str  # first, second, third; or verbs: `accuse|abstain`
    choices: list[DailyChoice]


class DailyQuery(Request, frozen=True):
    language: Language = "en"


class DailyResults(Reply, frozen=True):
    """Counts of all games of a day on this server."""

    day: str
    games: int
    won: int
    is_counted: bool  # whether this table is included
    questions: list[DailyQuestion]


class MySeat(Reply, frozen=True):
    table: str
    seat: int | None  # None: host without a seat
    summary: Summary
    waits: bool  # whether the table waits for this seat


class Me(Reply, frozen=True):
    device: str  # empty: unknown to this server
    seats: list[MySeat]


class ListQuery(Request, frozen=True):
    stage: Literal["gathering", "playing", "over"] = "gathering"


class Listed(Reply, frozen=True):
    table: str
    created: Milliseconds
    summary: Summary


class Listing(Reply, frozen=True):
    tables: list[Listed]


class NewTable(Request, frozen=True):
    settings: TableSettings


class TableMade(Reply, frozen=True):
    table: str
    invitation: str  # goes behind the `#` of a link


class Enter(Request, frozen=True):
    invitation: Secret


class Door(Reply, frozen=True):
    """Information on a table for visitors without an invitation."""

    game: str
    title: str
    host: str  # empty: the host has no seat


class Join(Request, frozen=True):
    name: Name
    seat: SeatNumber | None = None


class Joined(Reply, frozen=True):
    seat: int


class LookQuery(Request, frozen=True):
    events: Count = 0  # events that the client has already: later ones are sent
    language: LanguageOrNone = ""


class Done(Reply, frozen=True):
    number: int  # of the client's last message, since the table's entry count would reveal secrets


class WhyNotQuery(Request, frozen=True):
    action: Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
    language: LanguageOrNone = ""


class WhyNot(Reply, frozen=True):
    code: str | None  # None: the action is allowed
    rule: str = ""
    text: str = ""  # if a language was named


class LookAhead(Request, frozen=True):
    """Sent in a body: URLs, which may be logged, would reveal what a player holds."""

    decision: Count
    options: Run
    language: LanguageOrNone = ""


class Ahead(Reply, frozen=True):
    """Preview of a gathered question after these answers."""

    decision: DecisionWire | None  # None: they end it
    question: QuestionWire | None = None  # if a language was named


class OffersQuery(Request, frozen=True):
    language: LanguageOrNone = ""
    to: SeatNumber | None = None  # only statements to or about this seat


class EvidenceQuery(Request, frozen=True):
    language: LanguageOrNone = ""


class ReplayQuery(Request, frozen=True):
    language: LanguageOrNone = ""


class Offers(Reply, frozen=True):
    statements: list[dict[str, str | int]]  # as `say` takes them
    texts: list[str] = []  # if a language was named


class EvidenceCard(Reply, frozen=True):
    """A public deed of a player."""

    seat: int
    event: int  # its number
    round: int
    is_against: bool  # whether it speaks against the player
    text: str
    offers: Offers  # statements with it that the seat could make now


class Evidence(Reply, frozen=True):
    cards: list[EvidenceCard]
    replies: Offers  # statements without a card


class Invited(Reply, frozen=True):
    invitation: str  # belongs behind the `#` of a link
    link: str
    qr: str  # the link as an SVG picture
    reach: Reachable  # from where the link works
    is_network_open: (
        bool | None
    )  # whether the server listens in the local network; None: this client cannot change that


class HouseShape(Reply, frozen=True):
    """House rules of the server, for clients."""

    opening: Opening  # who may open tables
    announcement: dict[str, str]  # by language; empty: none
    announced: Milliseconds
    retention_days: int  # after which an idle table is erased; 0: never
    device_days: int  # after which an idle device is deleted
    contact: str  # an address of the host; empty: none


class Moved(Reply, frozen=True):
    secret: str  # belongs behind the `#` of a link
    qr: str  # the link as an SVG picture
    reach: Reachable


class SetNetwork(Request, frozen=True):
    is_open: bool


class OpenSecret(Request, frozen=True):
    secret: Secret


class Opened(Reply, frozen=True):
    table: str
    seat: int


class DeviceShape(Reply, frozen=True):
    device: str
    since: Milliseconds
    is_this: bool


class Devices(Reply, frozen=True):
    devices: list[DeviceShape]


class Health(Reply, frozen=True):
    ok: bool
    tables: int
    sockets: int


class PushKey(Reply, frozen=True):
    key: str  # with which a browser subscribes


class SubscriptionShape(Reply, frozen=True):
    id: str
    table: str | None  # None: all tables of the device
    kind: str
    hint: str  # short text by which its owner recognises the target
    language: str


class Subscriptions(Reply, frozen=True):
    subscriptions: list[SubscriptionShape]
    kinds: list[str]  # of targets that this server can send to


class NewSubscription(Request, frozen=True):
    target: AnyTarget
    table: str | None = None
    language: Language = "en"


class SubscriptionMade(Reply, frozen=True):
    id: str  # empty: a confirmation mail was sent


class SubscriptionToken(Request, frozen=True):
    token: Annotated[str, msgspec.Meta(max_length=2000)]


class SubscriptionToTest(Request, frozen=True):
    subscription: str


class SubscriptionTested(Reply, frozen=True):
    is_sent: bool
