"""Reply bodies of the catalogue: names and texts of a game's components, settings, board and rules."""

from turncoat.server.http.shapes import Reply


class TextLine(Reply, frozen=True):
    depth: int
    text: str


class CardWords(Reply, frozen=True):
    name: str
    group: str  # its kind of card; empty: a kind without texts
    lines: list[TextLine]
    kind: str = ""  # name of a single card of its family; empty: the game has no card faces
    gist: str = ""  # its effect in a few words


class TrackWords(Reply, frozen=True):
    """A track: a place for a number or for one of several names."""

    label: str
    base: str  # the label without its keys
    title: str
    owner: int | None
    keys: list[str]
    key_names: list[str | None]  # None: the figure with that number, as the view names it
    sight: str  # open, owner or hidden
    kind: str  # of its values: number, seat, or a list of `names`
    is_switch: bool  # whether its values are yes and no
    is_read: bool  # whether its value is meaningful to people
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
    is_reading: bool  # whether it chooses between readings of the rulebook


class BoardCell(Reply, frozen=True):
    """A number of the printed board, or a face of a die, with the names of all faces in `faces`."""

    path: str
    title: str
    ours: int | str
    low: int
    high: int
    faces: dict[str, str]
    is_in_book: bool  # whether the rulebook prints it


class BoardRow(Reply, frozen=True):
    title: str
    cells: list[BoardCell]


class BoardTable(Reply, frozen=True):
    title: str
    help: str
    columns: list[str]  # empty: a row has one cell
    rows: list[BoardRow]


class TriggerWords(Reply, frozen=True):
    """A trigger at which a player may react or leave a standing order."""

    trigger: str
    name: str
    rule: str
    verbs: list[str]  # possible reactions, beside passing
    ask: str  # the sealed question that orders answer, where one cannot pass; empty: the trigger opens a window


class DangerWords(Reply, frozen=True):
    name: str
    comes: str  # the defeat, as the beginning of a sentence
    why: str
    help: str  # remedies


class Catalogue(Reply, frozen=True):
    """Everything that a table of one game can show, in one language."""

    title: str
    fewest: int  # players
    most: int
    cards: dict[str, CardWords]
    sheets: dict[
        str, dict[str, CardWords]
    ]  # printed components other than cards, by kind and identifier: characters, places
    groups: dict[str, str]  # names of kinds of cards and sheets
    names: dict[str, dict[str, str]]  # by kind and identifier
    short: dict[str, str]  # of characters
    endings: dict[str, str]
    sides: dict[str, str]
    verbs: dict[str, str]
    intents: dict[str, str]  # by verb: the player's intent, in the order in which answers are grouped
    dangers: dict[str, DangerWords]
    is_by_round: bool  # whether a turn is a round of all players; else players take turns
    final: list[str]  # irreversible verbs, for which a client asks for confirmation
    gathered: list[str]  # questions whose answers a client may gather and send as one run
    telling: dict[
        str, list[str]
    ]  # by question, verbs that only one hidden side is offered: a client covers them
    triggers: list[TriggerWords]
    tracks: list[TrackWords]
    zones: list[ZoneWords]
    settings: list[SettingWords]
    board: list[BoardTable]  # the numbers of the printed board that a host may correct; may be empty


class RuleWords(Reply, frozen=True):
    rule: str
    chapter: str
    text: str
    related: list[str]
    touches: list[str]  # titles of the components that it is about, which a search includes


class WordForms(Reply, frozen=True):
    """The forms of words in one language, by which rules are searched."""

    lines: str  # per line: endings, a tab, and the stems that take all of them, comma-separated
    little: list[str]  # stop words


class GuidePage(Reply, frozen=True):
    title: str
    text: str


class RuleBook(Reply, frozen=True):
    rules: list[RuleWords]
    guide: list[GuidePage]  # introduction for new players
    summary: str
