"""Declarations of a game's story: which lines become one sentence, and what is read from earlier events."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypeAlias

from turncoat.kernel.shapes import EventWire, Json
from turncoat.kernel.wire import WHY

if TYPE_CHECKING:
    from turncoat.texts.names import Names

More: TypeAlias = dict[str, tuple[str, Json]]  # arguments of a message by label: kind of name, and which
Teller: TypeAlias = Callable[[EventWire, "Scene"], tuple[str, More]]
PlacesLister: TypeAlias = Callable[["Names", list[str]], str]

CARDS: Final = "cards"  # as a kind of name: several cards
FIGURES: Final = "figures"  # as a kind of name: several characters
EFFECT: Final = "effect"  # as a kind of name: an effect in words
PLAYED: Final = "played"  # as a kind of name: cards with the seats that played them
OF_CARD: Final = "-of-card"  # ends a message that names what a question comes from
MOST_CLAUSES: Final = 6  # in one sentence


class Scene:
    """The memory of tellers: tracks by label, the source of the last action, and notes."""

    def __init__(self) -> None:
        self.tracks: Final[dict[str, Json]] = {}
        self.cause: tuple[str, Json] | None = None  # kind of name, and which
        self.notes: Final[dict[str, Json]] = {}  # of a game's tellers


def why_of(told: dict[str, Json]) -> dict[str, Json]:
    """The background of an event; empty in events of earlier versions."""
    why = told.get(WHY)
    return why if isinstance(why, dict) else {}


def source_of(event: EventWire, scene: Scene) -> tuple[str, Json] | None:
    """The source of a question or a die: a card, or what the last action used."""
    why = why_of(event["told"])
    return ("card", why["card"]) if "card" in why else scene.cause


@dataclass(frozen=True)
class Join:
    """Neighbours among these messages are one sentence. With a message `log-join-NAME` it is a list, whose items are their
    `.item` forms; without one, it is their clauses. A starter can only be the first; a message may be in several joins, and the
    next one decides which. `same_seat`, `same_question`, `same_rule`, and what else is told (`same`): only if they share it. `sums_cards`: what one player does
    with several cards is told once. `equal_by`: arguments by which clauses are equal and counted, if not all of them. `each`: the
    argument of places, for a clause that holds in several of them (form `.each`). `by_player`: the items of a list that is about
    several players are grouped by player (`log-NAME-of-player`). `noted`: messages that belong to it only while the scene has the
    `note`. `head`: a message that introduces the others, in its form `.head`. `merged`: clauses that differ in this argument only
    are one item, with all of them (“Clark and Nauls against Garry”). `with_and`: the last item follows an “and”."""

    name: str
    messages: frozenset[str]
    starters: frozenset[str] = frozenset()
    same_seat: bool = False
    same_question: bool = False
    same_rule: bool = False
    same: tuple[str, ...] = ()
    sums_cards: bool = False
    equal_by: frozenset[str] = frozenset()
    each: str = ""
    by_player: bool = False
    noted: frozenset[str] = frozenset()
    note: str = ""
    head: str = ""
    merged: str = ""
    with_and: bool = False
    most: int = MOST_CLAUSES


@dataclass(frozen=True)
class Replace:
    """The later message says what the earlier one did, and takes its place, perhaps in other words. Both are about the same
    player, unless `any_player`; `all_before`: it takes the place of all earlier ones in a row."""

    earlier: str
    later: str
    becomes: str = ""
    any_player: bool = False
    all_before: bool = False


@dataclass(frozen=True)
class Cover:
    """The earlier message has said what the later one would."""

    earlier: str
    later: str


@dataclass(frozen=True)
class BriefCover:
    """A message that may be left out of the one line of a turn, because one of the later messages says the same if all
    arguments in `same` are equal."""

    earlier: str
    later: frozenset[str]
    same: tuple[str, ...] = ()


@dataclass(frozen=True)
class StoryTexts:
    """The declarations of one game's story. `tellers` are by event, and by verb as `chose-VERB`; `remembered` are tracks that they
    read; `briefs` are the messages that the one line of a turn is made of, and of those `headlines` are told first if there are
    too many; `doubles` are messages that tell two deeds in one (“goes to the Galley and uses it”). `list_places` puts several
    places into words, by their identifiers."""

    joins: tuple[Join, ...] = ()
    replaces: tuple[Replace, ...] = ()
    covers: tuple[Cover, ...] = ()
    tellers: tuple[tuple[str, Teller], ...] = ()
    remembered: frozenset[str] = frozenset()
    briefs: frozenset[str] = frozenset()
    headlines: frozenset[str] = frozenset()
    brief_covers: tuple[BriefCover, ...] = ()
    doubles: frozenset[str] = frozenset()
    list_places: PlacesLister | None = None
