"""A game: its layout, procedures, vocabulary and content, and the few functions that only it can write.

A Game never changes once it is put together; all states of all its tables share it. `declarations.py` has the groups
that it is put together from.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from turncoat.kernel import amounts, effects, selectors
from turncoat.kernel.boards import BoardNumber
from turncoat.kernel.declarations import (
    Content,
    DieRules,
    Migration,
    NamedFunction,
    PrintedBoard,
    Reactions,
    Vocabulary,
)
from turncoat.kernel.dice import Dice
from turncoat.kernel.die import DIE
from turncoat.kernel.effects import Effect
from turncoat.kernel.errors import BadInput
from turncoat.kernel.events import KERNEL_EVENTS, EventKind
from turncoat.kernel.frames import Frame
from turncoat.kernel.ids import SPECTATOR, UNKNOWN, Card, Seat, Seats, Track, Zone
from turncoat.kernel.layout import OWNER, TOP, Layout
from turncoat.kernel.names import HIDDEN_NAME, Names
from turncoat.kernel.nodes import Node
from turncoat.kernel.procedures import Procedure
from turncoat.kernel.reading import as_int, as_object, field, only_fields
from turncoat.kernel.runner import run
from turncoat.kernel.settings import KERNEL_SETTINGS, RULES, Setting
from turncoat.kernel.shapes import Json
from turncoat.kernel.state import State, blank
from turncoat.kernel.verbs import KERNEL_VERBS, Verb
from turncoat.kernel.windows import WINDOW, Trigger
from turncoat.kernel.wire_cache import WireCache

KERNEL_PROCEDURES: Final = (
    WINDOW,
    DIE,
    effects.SEQ,
    effects.CHOICE,
    effects.MAY,
    effects.COST,
    effects.REPEAT,
    effects.FOR_EACH,
    effects.PICK,
    effects.ROLL,
)

KERNEL_NODES: Final[tuple[type[Node], ...]] = (
    amounts.Number,
    amounts.Rolled,
    amounts.Done,
    amounts.TrackValue,
    amounts.CardsIn,
    amounts.SeatCount,
    amounts.Plus,
    amounts.Always,
    amounts.AtLeast,
    amounts.AtMost,
    amounts.Both,
    amounts.Not,
    selectors.You,
    selectors.It,
    selectors.Current,
    selectors.Everyone,
    selectors.Others,
    selectors.Where,
    effects.Nothing,
    effects.Seq,
    effects.If,
    effects.Branch,
    effects.Choose,
    effects.May,
    effects.Cost,
    effects.Repeat,
    effects.ForEach,
    effects.Pick,
    effects.Roll,
    effects.Named,
)


MOST_CARDS: Final = 256  # in one zone, one more


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """`version` counts changes of content or rules that a save must be carried over; `migrations` carry it.

    What a game leaves out of its declarations is empty, and its die has six sides.
    """

    def __init__(
        self,
        name: str,
        version: int,
        fewest_seats: int,
        layout: Layout,
        procedures: list[Procedure],
        vocabulary: Vocabulary,
        *,
        content: Content | None = None,
        reactions: Reactions | None = None,
        die: DieRules | None = None,
        printed_board: PrintedBoard | None = None,
        migrations: dict[int, Migration] | None = None,
    ) -> None:
        self.name: Final = name
        self.version: Final = version
        self.fewest_seats: Final = fewest_seats
        self.most_seats: Final = layout.most_seats
        self.layout: Final = layout
        self.procedures: list[Procedure] = number_procedures([*KERNEL_PROCEDURES, *procedures])
        self.procedure_named: dict[str, int] = {p.name: p.number for p in self.procedures}
        self.migrations: dict[int, Migration] = migrations or {}
        self.die: Final = die or DieRules()
        self._declare_vocabulary(vocabulary)
        self._declare_content(content or Content())
        self._declare_reactions(reactions or Reactions())
        self._declare_board(printed_board or PrintedBoard())
        self._derive_views()
        self.names: Final = self._collect_names(vocabulary)
        self.wire_cache: Final = WireCache()  # the only part that changes, and no rule reads it

    def _declare_vocabulary(self, vocabulary: Vocabulary) -> None:
        self.verbs: list[Verb] = check_verbs([*KERNEL_VERBS, *vocabulary.verbs])
        self.endings: list[str] = vocabulary.endings
        self.sides: list[str] = vocabulary.sides
        self.events: list[EventKind] = [*KERNEL_EVENTS, *vocabulary.events]
        self.settings: list[Setting] = [*KERNEL_SETTINGS, *vocabulary.settings]

    def _declare_content(self, content: Content) -> None:
        self.nodes: dict[str, type[Node]] = nodes_by_name([*KERNEL_NODES, *content.nodes])
        self.named: dict[str, NamedFunction] = content.named
        self.card_effects: dict[Card, Effect] = content.card_effects
        self.card_rules: list[str] = [content.card_rules.get(family, "") for family in self.layout.families]
        self.ability_rule: str = content.ability_rule

    def _declare_reactions(self, reactions: Reactions) -> None:
        self.triggers: list[Trigger] = reactions.triggers
        self.order_rule: str = reactions.order_rule

    def _declare_board(self, printed_board: PrintedBoard) -> None:
        self.numbers: list[int] = printed_board.numbers
        self.board: dict[str, Json] = printed_board.corrections
        self.board_since: int = printed_board.since

    def _derive_views(self) -> None:
        """Tables that views are built from, derived from the layout once."""
        layout = self.layout
        self.own_tracks: list[list[Track]] = own_tracks(layout)  # by seat, beyond the open tracks
        self.seen_zones: list[list[Zone]] = seen_zones(
            layout
        )  # by seat; last, so also at -1, the spectator's
        self.top_zones: list[Zone] = [zone for zone, place in enumerate(layout.zones) if place.sight == TOP]
        self.blank_tracks: list[int] = [UNKNOWN] * len(layout.tracks)
        # As many unknown cards as a zone may hold; shared by all views.
        self.unseen_cards: list[list[Card]] = [[UNKNOWN] * count for count in range(MOST_CARDS)]
        self.card_words: list[str] = [*layout.cards, HIDDEN_NAME]  # UNKNOWN, which is -1, is the last

    def _collect_names(self, vocabulary: Vocabulary) -> Names:
        names = Names()
        names.add("card", self.layout.cards)
        names.add("zone", [place.label() for place in self.layout.zones])
        names.add("track", [place.label() for place in self.layout.tracks])
        names.add("verb", [verb.name for verb in self.verbs])
        names.add("ending", self.endings)
        names.add("trigger", [trigger.name for trigger in self.triggers])
        names.add("event", [kind.name for kind in self.events])
        for kind, listed in vocabulary.names.items():
            names.add(kind, listed)
        return names

    # What only the game knows

    def set_up(self, s: State) -> None:
        """Deal a blank state out and push the first procedure."""
        raise NotImplementedError

    def components(self, seats: int, settings: tuple[int, ...]) -> list[int]:
        """How many cards of each kind are in such a game: open information."""
        raise NotImplementedError

    def side_of(self, s: State, seat: Seat) -> int:
        """Which side the seat is truly on, as a number of `sides`."""
        raise NotImplementedError

    def players_of(self, position: dict[str, Json]) -> int:
        """How many seats a position file is for."""
        return as_int(field(position, "players"), "players")

    def printed(self) -> dict[str, list[int]]:
        """What a board that may be corrected says in numbers, by name: one for each number of seats, from one on."""
        return {}

    def board_numbers(self) -> list[BoardNumber]:
        """Every number of the board that its owner may correct, as we have it."""
        return []

    def board_in_force(self) -> dict[str, Json]:
        """What differs from our newest numbers, by path: corrected, or as an earlier version of the rules had it."""
        return {}

    def with_rules(self, settings: tuple[int, ...]) -> "Game":
        """This game with our numbers as they were in the version of the rules that the settings name."""
        return self

    def with_board(self, written: dict[str, Json]) -> "Game":
        """This game with a corrected board, the same for equal ones; written is what differs from our own numbers. BadInput
        names a number that is wrong, or the game if it has none to correct."""
        if written:
            raise BadInput("no_board_to_correct", self.name)
        return self

    def prepare(self, s: State, position: dict[str, Json]) -> None:
        """Bring a blank deal as far as a position begins: what players would decide before the first turn is decided
        by what the position says, or by chance."""

    def zones_said(self, s: State, position: dict[str, Json]) -> dict[str, list[str]]:
        """What the game's own words of a position file say lies where: cards by zone."""
        return {}

    def place(self, s: State, position: dict[str, Json]) -> None:
        """Change a freshly dealt state to what the game's own words say beside that; the cards lie there already."""
        only_fields(position, [], "")

    def may_offer(self, s: State, effect: Effect, f: Frame) -> bool:
        """Whether a player who may have the effect is asked about it; a game can leave out what cannot be done in full."""
        return True

    def effect_named(self, s: State, word: str) -> Effect:
        """The effect that a word of a position's `run` stands for."""
        raise BadInput("unknown_effect", word)

    def go_to(self, s: State, step: str) -> None:
        """Put the stack at a named point of the current turn, for a position's `at`."""
        raise BadInput("unknown_step", step)

    def imagine_tracks(self, s: State, hidden: list[Track], dice: Dice) -> None:
        """Give possible values to the tracks that the viewer may not know, after the cards have been imagined."""

    def problems(self, s: State) -> list[str]:
        """What is impossible about this state by this game's rules; empty: nothing."""
        return []

    # Put together from the above

    def played_on(self, source: dict[str, Json], version: int) -> "Game":
        """This game with the board that a save or a record of that version names."""
        if "board" in source:
            return self.with_board(as_object(source["board"], "board"))
        return self if version < self.board_since else self.with_board({})

    def rule_of(self, card: Card) -> str:
        """The rule by which the card does what it does; of no card, what is printed elsewhere."""
        return self.ability_rule if card == UNKNOWN else self.card_rules[self.layout.family_of[card]]

    def can_deal(self, version: int) -> bool:
        """Whether a game of that version of the rules can be dealt and replayed here as it was played."""
        return version == self.version or any(
            setting.name == RULES and str(version) in setting.choices for setting in self.settings
        )

    def settle(self, options: dict[str, str], version: int = 0) -> tuple[int, ...]:
        """The settings that a table asks for by name; BadInput names an unknown one. What it leaves open is as it was in that
        version of the rules; 0 is ours."""
        chosen = []
        known = {setting.name: setting for setting in self.settings}
        for name in options:
            if name not in known:
                raise BadInput("unknown_option", name)
        for setting in self.settings:
            choice = options.get(setting.name)
            if choice is None:
                chosen.append(setting.by_version(version or self.version))
            elif choice in setting.choices:
                chosen.append(setting.choices.index(choice))
            else:
                raise BadInput("unknown_choice", f"{setting.name}={choice}")
        return tuple(chosen)

    def new(self, seats: int, dice: Dice, options: dict[str, str] | None = None) -> State:
        """A game dealt out and run to its first decision."""
        s = self.deal(seats, dice, options)
        run(s)
        return s

    def deal(self, seats: int, dice: Dice, options: dict[str, str] | None = None, version: int = 0) -> State:
        """A game dealt out by that version of the rules (0: ours); nothing has run yet, so that a listener can be set."""
        if not self.fewest_seats <= seats <= self.most_seats:
            raise BadInput("wrong_player_count", f"{self.fewest_seats}-{self.most_seats}")
        if not self.can_deal(version or self.version):
            raise BadInput("unknown_version", str(version))
        settings = self.settle(options or {}, version)
        s = blank(self.with_rules(settings), seats, settings, dice)
        self.set_up(s)
        return s

    def all_seats(self, s: State) -> Seats:
        return (1 << s.seats) - 1


def number_procedures(procedures: list[Procedure]) -> list[Procedure]:
    """The procedures, each with its place in the list as its number."""
    for number, procedure in enumerate(procedures):
        procedure.number = number
    return procedures


def check_verbs(verbs: list[Verb]) -> list[Verb]:
    """The verbs, each at the place that its number says."""
    for number, verb in enumerate(verbs):
        if verb.number != number:
            raise ValueError(f"verb={verb.name},number={verb.number},expected={number}")
    return verbs


def nodes_by_name(nodes: list[type[Node]]) -> dict[str, type[Node]]:
    """Saves name a node by its class."""
    found: dict[str, type[Node]] = {}
    for at, node in enumerate(nodes):
        name = node.__name__
        if name in found:
            raise ValueError(f"node={name},at={at},taken_by={nodes.index(found[name])}")
        found[name] = node
    return found


def own_tracks(layout: Layout) -> list[list[Track]]:
    """By seat, the tracks that only their owner sees."""
    return [
        [at for at, place in enumerate(layout.tracks) if place.sight == OWNER and place.owner == seat]
        for seat in range(layout.most_seats)
    ]


def seen_zones(layout: Layout) -> list[list[Zone]]:
    """By seat, and last for spectators, the zones of which all cards are seen."""
    return [
        [zone for zone, place in enumerate(layout.zones) if place.is_seen_by(seat)]
        for seat in [*range(layout.most_seats), SPECTATOR]
    ]
