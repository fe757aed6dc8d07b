"""A game: its layout, procedures, vocabulary and content, and the few functions that only the game can write.

A Game never changes after it is built; all states of all its tables share it. `declarations.py` has the
groups of declarations that it is built from.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from turncoat.kernel import amounts, effects, selectors
from turncoat.kernel.boards import BoardNumber
from turncoat.kernel.dangers import Dangers
from turncoat.kernel.declarations import (
    Content,
    DieRules,
    Facts,
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
from turncoat.kernel.moments import KERNEL_MOMENTS, MomentKind, Moments
from turncoat.kernel.names import HIDDEN_NAME, Names
from turncoat.kernel.nodes import Node
from turncoat.kernel.positions import arrange
from turncoat.kernel.procedures import Procedure
from turncoat.kernel.reading import as_int, as_object, field, only_fields
from turncoat.kernel.runner import run
from turncoat.kernel.scenarios import NO_SCENARIO, Scenario, scenario_settings
from turncoat.kernel.settings import KERNEL_SETTINGS, RULES, SCENARIO, Setting
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


MOST_CARDS: Final = 256  # the highest number of cards in one zone, plus one


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A game's rules and content. `version` counts changes of content or rules for which saves need migration;
    `migrations` do that. A group of declarations that is left out is empty, and the default die has six sides."""

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
        moments: list[MomentKind] | None = None,
        dangers: Dangers | None = None,
        die: DieRules | None = None,
        printed_board: PrintedBoard | None = None,
        migrations: dict[int, Migration] | None = None,
        scenarios: list[Scenario] | None = None,
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
        self.scenarios: Final = {scenario.name: scenario for scenario in scenarios or []}
        self._declare_vocabulary(vocabulary)
        self._declare_content(content or Content())
        self._declare_reactions(reactions or Reactions())
        self._declare_board(printed_board or PrintedBoard())
        self._derive_views()
        self.names: Final = self._collect_names(vocabulary)
        # by track: the names of its values; None for plain numbers
        self.track_words: Final = [self.names.lists.get(place.kind) for place in layout.tracks]
        self.moments: Final = Moments([*KERNEL_MOMENTS, *(moments or [])], self.procedures, self.names)
        self.dangers: Final = dangers or Dangers()
        self.wire_cache: Final = WireCache()  # the only part that changes; no rule reads it

    def _declare_vocabulary(self, vocabulary: Vocabulary) -> None:
        self.verbs: list[Verb] = check_verbs([*KERNEL_VERBS, *vocabulary.verbs])
        self.endings: list[str] = vocabulary.endings
        self.sides: list[str] = vocabulary.sides
        self.events: list[EventKind] = [*KERNEL_EVENTS, *vocabulary.events]
        self.settings: list[Setting] = [
            *KERNEL_SETTINGS,
            *vocabulary.settings,
            *scenario_settings(list(self.scenarios.values())),
        ]

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
        self.facts: Facts = printed_board.facts

    def _derive_views(self) -> None:
        """Build tables that views need from the layout, once."""
        layout = self.layout
        self.own_tracks: list[list[Track]] = own_tracks(layout)  # by seat: the tracks only that seat sees
        # By seat; spectators come last, which is also index -1
        self.seen_zones: list[list[Zone]] = seen_zones(layout)
        self.top_zones: list[Zone] = [zone for zone, place in enumerate(layout.zones) if place.sight == TOP]
        self.blank_tracks: list[int] = [UNKNOWN] * len(layout.tracks)
        # By count: a list of that many unknown cards, shared by all views.
        self.unseen_cards: list[list[Card]] = [[UNKNOWN] * count for count in range(MOST_CARDS)]
        # UNKNOWN, which is -1, indexes the last one
        self.card_words: list[str] = [*layout.cards, HIDDEN_NAME]

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

    # Overridden by a game

    def set_up(self, s: State) -> None:
        """Deal a blank state and push the first procedure."""
        raise NotImplementedError

    def components(self, seats: int, settings: tuple[int, ...]) -> list[int]:
        """The number of cards of each kind with these seats and settings, which is open information."""
        raise NotImplementedError

    def side_of(self, s: State, seat: Seat) -> int:
        """The true side of the seat, as an index into `sides`."""
        raise NotImplementedError

    def players_of(self, position: dict[str, Json]) -> int:
        """The number of seats of a position file."""
        return as_int(field(position, "players"), "players")

    def printed_numbers(self) -> dict[str, list[int]]:
        """Numbers of a correctable board by name: a list with one number per seat count, starting at one seat."""
        return {}

    def board_numbers(self) -> list[BoardNumber]:
        """Every number of the board that its owner may correct, with our value."""
        return []

    def board_in_force(self) -> dict[str, Json]:
        """Numbers that differ from our newest ones, by path: corrections, and numbers of earlier rules."""
        return {}

    def with_rules(self, settings: tuple[int, ...]) -> "Game":
        """This game with the board numbers of the version of the rules that the settings name."""
        return self

    def with_board(self, written: dict[str, Json]) -> "Game":
        """This game with a corrected board. Equal boards give the same object; `written` has the differences
        from our numbers. BadInput names a wrong number, or the game if its board cannot be corrected."""
        if written:
            raise BadInput("no_board_to_correct", self.name)
        return self

    def prepare(self, s: State, position: dict[str, Json]) -> None:
        """Bring a new deal to the point where a position starts. Choices before the first turn are taken from
        the position, or made at random."""

    def zones_said(self, s: State, position: dict[str, Json]) -> dict[str, list[str]]:
        """Cards by zone, from the game's own words in a position file."""
        return {}

    def place(self, s: State, position: dict[str, Json]) -> None:
        """Apply the game's own words of a position to a freshly dealt state, in which the cards already lie
        in place."""
        only_fields(position, [], "")

    def may_offer(self, s: State, effect: Effect, f: Frame) -> bool:
        """Whether an optional effect is offered to the player. A game can skip effects that cannot be done in full."""
        return True

    def effect_named(self, s: State, word: str) -> Effect:
        """The effect that an entry of a position's `run` names."""
        raise BadInput("unknown_effect", word)

    def go_to(self, s: State, step: str) -> None:
        """Set the stack to a named point of the current turn, for a position's `at`."""
        raise BadInput("unknown_step", step)

    def imagine_tracks(self, s: State, hidden: list[Track], dice: Dice) -> None:
        """Draw possible values for the tracks that the viewer may not know, after the cards have been imagined."""

    def problems(self, s: State) -> list[str]:
        """Violations of this game's own invariants; empty if the state is possible."""
        return []

    # Built on the above

    def with_saved_board(self, source: dict[str, Json], version: int) -> "Game":
        """This game with the board that a save or record of that version names."""
        if "board" in source:
            return self.with_board(as_object(source["board"], "board"))
        return self if version < self.board_since else self.with_board({})

    def rule_of(self, card: Card) -> str:
        """The rule by which the card acts; for UNKNOWN the rule of effects that are not printed on a card."""
        return self.ability_rule if card == UNKNOWN else self.card_rules[self.layout.family_of[card]]

    def can_deal(self, version: int) -> bool:
        """Whether a game of that version can be dealt and replayed by the rules of its time."""
        return version == self.version or any(
            setting.name == RULES and str(version) in setting.choices for setting in self.settings
        )

    def settle(self, options: dict[str, str], version: int = 0) -> tuple[int, ...]:
        """The settings for a table's options by name; BadInput names an unknown one. An option that is not
        named has the value it had in that version of the rules; version 0 is ours."""
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

    def scenario_of(self, options: dict[str, str]) -> Scenario | None:
        """The scenario that a table with these options plays; BadInput if it does not exist."""
        name = options.get(SCENARIO, NO_SCENARIO)
        if name == NO_SCENARIO:
            return None
        if name not in self.scenarios:
            raise BadInput("unknown_choice", f"{SCENARIO}={name}")
        return self.scenarios[name]

    def scenario_in(self, settings: tuple[int, ...]) -> Scenario | None:
        """The scenario that a table with these settings plays."""
        if not self.scenarios:
            return None
        names = self.settings[-1].choices  # `scenario_settings` come last
        return self.scenarios.get(names[settings[-1]])

    def choices_of(self, setting: Setting, seats: int) -> list[str]:
        """The choices of a table of this size: each scenario is for one number of players."""
        if setting.name != SCENARIO:
            return setting.choices
        fitting = [scenario.name for scenario in self.scenarios.values() if scenario.players == seats]
        return [NO_SCENARIO, *fitting]

    def check_seats(self, seats: int, options: dict[str, str]) -> None:
        """BadInput unless the game, or the chosen scenario, can be played by this number of players."""
        if not self.fewest_seats <= seats <= self.most_seats:
            raise BadInput("wrong_player_count", f"{self.fewest_seats}-{self.most_seats}")
        scenario = self.scenario_of(options)
        if scenario is not None and scenario.players != seats:
            raise BadInput("wrong_player_count", f"{scenario.players}")

    def new(self, seats: int, dice: Dice, options: dict[str, str] | None = None) -> State:
        """A new game, dealt and run to its first decision."""
        s = self.deal(seats, dice, options)
        run(s)
        return s

    def deal(self, seats: int, dice: Dice, options: dict[str, str] | None = None, version: int = 0) -> State:
        """A new game dealt by that version of the rules (0: ours). Nothing has run yet, so that a listener
        can be attached."""
        self.check_seats(seats, options or {})
        if not self.can_deal(version or self.version):
            raise BadInput("unknown_version", str(version))
        settings = self.settle(options or {}, version)
        s = blank(self.with_rules(settings), seats, settings, dice)
        self.set_up(s)
        scenario = self.scenario_of(options or {})
        if scenario is not None:
            arrange(s, scenario.position)
        return s

    def all_seats(self, s: State) -> Seats:
        return (1 << s.seats) - 1


def number_procedures(procedures: list[Procedure]) -> list[Procedure]:
    """Number the procedures by their places in the list."""
    for number, procedure in enumerate(procedures):
        procedure.number = number
    return procedures


def check_verbs(verbs: list[Verb]) -> list[Verb]:
    """Check that each verb stands at the place that its number says."""
    for number, verb in enumerate(verbs):
        if verb.number != number:
            raise ValueError(f"verb={verb.name},number={verb.number},expected={number}")
    return verbs


def nodes_by_name(nodes: list[type[Node]]) -> dict[str, type[Node]]:
    """Node classes by name; saves name a node by its class."""
    by_name: dict[str, type[Node]] = {}
    for at, node in enumerate(nodes):
        name = node.__name__
        if name in by_name:
            raise ValueError(f"node={name},at={at},taken_by={nodes.index(by_name[name])}")
        by_name[name] = node
    return by_name


def own_tracks(layout: Layout) -> list[list[Track]]:
    """For each seat, the tracks that only their owner sees."""
    return [
        [at for at, place in enumerate(layout.tracks) if place.sight == OWNER and place.owner == seat]
        for seat in range(layout.most_seats)
    ]


def seen_zones(layout: Layout) -> list[list[Zone]]:
    """For each seat, and last for spectators, the zones whose cards are all seen."""
    return [
        [zone for zone, place in enumerate(layout.zones) if place.is_seen_by(seat)]
        for seat in [*range(layout.most_seats), SPECTATOR]
    ]
