"""Request and reply bodies of the HTTP API, except commands and frames. Source of the OpenAPI document."""

from typing import Annotated, Literal, TypeAlias

import msgspec

from turncoat.server.notify.targets import AnyTarget
from turncoat.server.runtime.units import Milliseconds
from turncoat.server.table.commands import Name, SeatNumber
from turncoat.server.table.notes import Count
from turncoat.server.table.settings import Board, TableSettings
from turncoat.server.table.summary import Summary

Secret: TypeAlias = Annotated[str, msgspec.Meta(min_length=16, max_length=64)]

Language: TypeAlias = Literal["", "en", "ru", "uk"]


class Request(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A body or a query: a word too many is refused."""


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
    board: Board  # this server's, where it differs from ours: new tables have it


class Games(Reply, frozen=True):
    games: list[GameShape]
    bots: list[str]
    personas: dict[str, list[list[str]]]  # by game and side


class MySeat(Reply, frozen=True):
    table: str
    seat: int | None  # None: the host's right alone
    summary: Summary
    waits: bool  # whether the table waits for this seat


class Me(Reply, frozen=True):
    device: str  # empty: it has done nothing here yet
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
    invitation: str  # belongs behind the `#` of a link


class Enter(Request, frozen=True):
    invitation: Secret


class Join(Request, frozen=True):
    name: Name
    seat: SeatNumber | None = None


class Joined(Reply, frozen=True):
    seat: int


class LookQuery(Request, frozen=True):
    events: Count = 0  # events that one has already: later ones are told
    language: Language = ""


class Done(Reply, frozen=True):
    number: int  # of the client's last frame: the table's entry count would reveal others' secrets


class WhyNotQuery(Request, frozen=True):
    action: Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
    language: Language = ""


class WhyNot(Reply, frozen=True):
    code: str | None  # None: nothing forbids it
    rule: str = ""
    text: str = ""  # if a language was named


class OffersQuery(Request, frozen=True):
    language: Language = ""


class ReplayQuery(Request, frozen=True):
    language: Language = ""


class Offers(Reply, frozen=True):
    statements: list[dict[str, str | int]]  # as `say` takes them
    texts: list[str] = []  # if a language was named


class Invited(Reply, frozen=True):
    invitation: str  # belongs behind the `#` of a link
    qr: str  # the link as an SVG picture


class TextLine(Reply, frozen=True):
    depth: int
    text: str


class CardWords(Reply, frozen=True):
    name: str
    group: str  # what kind of card it is; empty: none that has texts
    lines: list[TextLine]


class TrackWords(Reply, frozen=True):
    """A place for a number, or for one of several names."""

    label: str
    base: str  # the label without its keys
    title: str
    owner: int | None
    keys: list[str]
    key_names: list[str | None]  # None: the figure with that number, as the view names it
    sight: str  # open, owner or hidden
    kind: str  # what it is a number of: number, seat, or a list of `names`
    is_switch: bool  # yes or no
    is_read: bool  # whether people can make anything of it
    high: int


class ZoneWords(Reply, frozen=True):
    label: str
    base: str
    title: str
    owner: int | None
    keys: list[str]
    key_names: list[str | None]
    sight: str  # open, owner, top or hidden


class SettingWords(Reply, frozen=True):
    name: str
    title: str
    help: str
    choices: dict[str, str]
    default: str
    is_reading: bool  # whether it is one of several ways to read the rulebook


class BoardCell(Reply, frozen=True):
    """A number of the printed board, or a face of a die: then `faces` has their names."""

    path: str
    title: str
    ours: int | str
    low: int
    high: int
    faces: dict[str, str]
    is_in_book: bool  # the rulebook prints it


class BoardRow(Reply, frozen=True):
    title: str
    cells: list[BoardCell]


class BoardTable(Reply, frozen=True):
    title: str
    help: str
    columns: list[str]  # empty: a row has one cell
    rows: list[BoardRow]


class TriggerWords(Reply, frozen=True):
    """A moment at which one may react, and for which one may leave a standing order."""

    trigger: str
    name: str
    rule: str
    verbs: list[str]  # what a reaction may be, beside passing


class Catalogue(Reply, frozen=True):
    """Everything that a table of one game can show, in one language."""

    title: str
    fewest: int  # players
    most: int
    cards: dict[str, CardWords]
    sheets: dict[
        str, dict[str, CardWords]
    ]  # what is printed and no card, by kind and identifier: characters, places
    groups: dict[str, str]  # what kinds of cards and sheets are called
    names: dict[str, dict[str, str]]  # by kind and identifier
    short: dict[str, str]  # of characters
    endings: dict[str, str]
    sides: dict[str, str]
    verbs: dict[str, str]
    final: list[str]  # verbs that cannot be made good again: a client asks whether they are meant
    telling: dict[
        str, list[str]
    ]  # by question, verbs that only one hidden side is offered there: a client covers them
    triggers: list[TriggerWords]
    tracks: list[TrackWords]
    zones: list[ZoneWords]
    settings: list[SettingWords]
    board: list[
        BoardTable
    ]  # every number of the printed board that a host may correct; empty: there are none


class RuleWords(Reply, frozen=True):
    rule: str
    chapter: str
    text: str
    related: list[str]
    touches: list[str]  # what components it is about, by their titles: a search looks there too


class WordForms(Reply, frozen=True):
    """The forms of words in one language, by which rules are searched."""

    lines: str  # in each line endings, a tab, and the stems that take all of them, with commas between them
    little: list[str]  # words that say nothing of what is looked for


class GuidePage(Reply, frozen=True):
    title: str
    text: str


class RuleBook(Reply, frozen=True):
    rules: list[RuleWords]
    guide: list[GuidePage]  # for a player to read before a first game
    summary: str


class Moved(Reply, frozen=True):
    secret: str  # belongs behind the `#` of a link
    qr: str  # the link as an SVG picture


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
    key: str  # what a browser subscribes with


class CallShape(Reply, frozen=True):
    id: str
    table: str | None  # None: all tables of the device
    kind: str
    hint: str  # by which its owner knows it again
    language: str


class Calls(Reply, frozen=True):
    calls: list[CallShape]
    kinds: list[str]  # that this server can do


class NewCall(Request, frozen=True):
    target: AnyTarget
    table: str | None = None
    language: Literal["en", "ru", "uk"] = "en"


class CallMade(Reply, frozen=True):
    id: str  # empty: the link in the confirmation mail has to be followed first


class CallToken(Request, frozen=True):
    token: Annotated[str, msgspec.Meta(max_length=2000)]


class CallToTest(Request, frozen=True):
    call: str


class CallTested(Reply, frozen=True):
    is_sent: bool


class SessionQuery(Request, frozen=True):
    """Of a socket."""

    events: Count = 0
    language: Language = ""  # texts come with everything that is sent, if one is named
    watch: bool = False  # look on as a spectator, also with a seat of one's own: a shared screen
