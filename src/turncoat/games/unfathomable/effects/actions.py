"""Effects that perform or grant actions: attacks, more actions, limits on them (1.10, 3, 6)."""

from typing import ClassVar, Final

from turncoat.games.unfathomable.board import AT, DEEP_ONES, ITEMS, ON_DECK
from turncoat.games.unfathomable.content.items import WEAPONS
from turncoat.games.unfathomable.rules.attack import choose_target, knife_bonus, targets
from turncoat.games.unfathomable.rules.damage import is_damaged, repair
from turncoat.games.unfathomable.rules.limits import mark_used, was_used
from turncoat.games.unfathomable.rules.monsters import BOTH_MONARCHS, move_monarch
from turncoat.games.unfathomable.rules.mythos import spread_misfortune
from turncoat.games.unfathomable.rules.oath import nudge_monarch
from turncoat.games.unfathomable.rules.people import (
    characters_at,
    humans_at,
    is_human,
    is_in_brig,
    traitors_at,
)
from turncoat.games.unfathomable.rules.performing import perform_actions
from turncoat.games.unfathomable.rules.shrivelling import enemies, shrivel
from turncoat.games.unfathomable.rules.trading import may_give_item
from turncoat.games.unfathomable.spaces import ADJACENT, DEEP, FIRST_DECK, SICK_BAY, is_damageable, is_deck
from turncoat.games.unfathomable.vocabulary import AFTER_BOILER_ROOM, PICK_FIGURE, PICK_ITEM, PICK_SPACE
from turncoat.kernel.amounts import Amount, Condition
from turncoat.kernel.effects import CONTEXT, KINDS, Effect, context
from turncoat.kernel.frames import IT, SOURCE, YOU, Frame
from turncoat.kernel.ids import Option, Seat, option, verb_of
from turncoat.kernel.nodes import Node
from turncoat.kernel.procedures import Ask, Procedure
from turncoat.kernel.selectors import SeatSelector, Selector
from turncoat.kernel.state import State
from turncoat.kernel.verbs import ACCEPT, DECLINE
from turncoat.kernel.windows import open_window


class PerformActions(Effect):
    """3.1: you perform more actions."""

    fields: ClassVar[tuple[tuple[str, str], ...]] = (("count", "number"),)

    def __init__(self, count: int) -> None:
        self.count: Final = count

    def execute(self, s: State, f: Frame) -> None:
        perform_actions(s, f.v[YOU], self.count)


class GiveAction(Effect):
    """The character that was picked performs an action."""

    def execute(self, s: State, f: Frame) -> None:
        perform_actions(s, f.v[IT], 1)


class OncePerTurn(Effect):
    """1.10"""

    fields: ClassVar[tuple[tuple[str, str], ...]] = (("limit", "number"), ("effect", ""))

    def __init__(self, limit: int, effect: Effect) -> None:
        self.limit: Final = limit
        self.effect: Final = effect

    def execute(self, s: State, f: Frame) -> None:
        mark_used(s, self.limit)
        self.effect.execute(s, f)

    def is_possible(self, s: State, f: Frame) -> bool:
        return not was_used(s, self.limit) and self.effect.is_possible(s, f)


class OncePerTurnEach(Effect):
    """1.10: once per turn for each player."""

    fields: ClassVar[tuple[tuple[str, str], ...]] = (("limit", "number"), ("effect", ""))

    def __init__(self, limit: int, effect: Effect) -> None:
        self.limit: Final = limit
        self.effect: Final = effect

    def execute(self, s: State, f: Frame) -> None:
        mark_used(s, self.limit + f.v[YOU])
        self.effect.execute(s, f)

    def is_possible(self, s: State, f: Frame) -> bool:
        return not was_used(s, self.limit + f.v[YOU]) and self.effect.is_possible(s, f)


class Provided(Effect):
    """An effect that is possible only if a condition holds."""

    fields: ClassVar[tuple[tuple[str, str], ...]] = (("condition", ""), ("effect", ""))

    def __init__(self, condition: Condition, effect: Effect) -> None:
        self.condition: Final = condition
        self.effect: Final = effect

    def execute(self, s: State, f: Frame) -> None:
        self.effect.execute(s, f)

    def is_possible(self, s: State, f: Frame) -> bool:
        return self.condition.holds(s, f) and self.effect.is_possible(s, f)


class AnyOf(Condition):
    """Whether the selector picks anything."""

    fields: ClassVar[tuple[tuple[str, str], ...]] = (("among", ""),)

    def __init__(self, among: Selector) -> None:
        self.among: Final = among

    def holds(self, s: State, f: Frame) -> bool:
        return len(self.among.pick(s, f)) > 0


class YouAreAt(Condition):
    fields: ClassVar[tuple[tuple[str, str], ...]] = (("where", ""),)

    def __init__(self, where: Selector) -> None:
        self.where: Final = where

    def holds(self, s: State, f: Frame) -> bool:
        return s.tracks[AT + f.v[YOU]] in self.where.pick(s, f)


class Strike(Effect):
    """6: you attack an enemy in your space, or with reach in an adjacent one."""

    fields: ClassVar[tuple[tuple[str, str], ...]] = (("bonus", ""), ("reach", "number"))

    def __init__(self, bonus: Amount, reach: int = 0) -> None:
        self.bonus: Final = bonus
        self.reach: Final = reach

    def execute(self, s: State, f: Frame) -> None:
        choose_target(s, f.v[YOU], self.bonus.value(s, f), self.reach, f.v[SOURCE])

    def is_possible(self, s: State, f: Frame) -> bool:
        return len(targets(s, f.v[YOU], self.reach)) > 0


class Shrivel(Effect):
    """You roll against an enemy in any space."""

    def execute(self, s: State, f: Frame) -> None:
        shrivel(s, f.v[YOU])

    def is_possible(self, s: State, f: Frame) -> bool:
        return len(enemies(s, f.v[YOU])) > 0


class KnifeBonus(Amount):
    """A Kitchen Knife helps a basic attack, outside the Brig (9.6)."""

    def value(self, s: State, f: Frame) -> int:
        return knife_bonus(s, f.v[YOU])


class GiveItem(Effect):
    """You may give one of your items to a human in your space."""

    def execute(self, s: State, f: Frame) -> None:
        may_give_item(s, f.v[YOU])


class SpreadMisfortune(Effect):
    """You resolve the crisis of a mythos card: a check counts as failed, all choices are yours."""

    def execute(self, s: State, f: Frame) -> None:
        spread_misfortune(s, f.v[YOU])


class EnemiesHere(Amount):
    """19: the number of enemies in your space."""

    def value(self, s: State, f: Frame) -> int:
        here = s.tracks[AT + f.v[YOU]]
        if not is_human(s, f.v[YOU]):
            return len(humans_at(s, here))
        return s.tracks[DEEP_ONES + here] + len(traitors_at(s, here))


class EnemyCharactersHere(SeatSelector):
    def pick(self, s: State, f: Frame) -> list[int]:
        here = s.tracks[AT + f.v[YOU]]
        return traitors_at(s, here) if is_human(s, f.v[YOU]) else humans_at(s, here)


class CharactersThere(SeatSelector):
    """All characters in the space that was picked."""

    def pick(self, s: State, f: Frame) -> list[int]:
        return characters_at(s, f.v[IT])


class IsUndamagedRoom(Condition):
    """The space that was picked can be damaged (13.3, 13.5)."""

    def holds(self, s: State, f: Frame) -> bool:
        return is_damageable(f.v[IT]) and not is_damaged(s, f.v[IT])


class YourWeapons(Selector):
    """Weapons of yours whose action you could use now; in the Brig none (9.6)."""

    verb: ClassVar[int] = PICK_ITEM

    def pick(self, s: State, f: Frame) -> list[int]:
        if is_in_brig(s, f.v[YOU]):
            return []
        return [
            item
            for item in sorted(s.zones[ITEMS + f.v[YOU]])
            if item in WEAPONS and item in s.game.card_effects and s.game.card_effects[item].is_possible(s, f)
        ]


class UseIt(Effect):
    """Use the action of the picked item."""

    def execute(self, s: State, f: Frame) -> None:
        f.v[SOURCE] = f.v[IT]
        s.game.card_effects[f.v[IT]].execute(s, f)

    def is_possible(self, s: State, f: Frame) -> bool:
        return s.game.card_effects[f.v[IT]].is_possible(s, f)


class UpToTimes(Effect):
    """You repeat an effect as often as you like, up to a number, while it is possible."""

    fields: ClassVar[tuple[tuple[str, str], ...]] = (("times", "number"), ("effect", ""))

    def __init__(self, times: int, effect: Effect) -> None:
        self.times: Final = times
        self.effect: Final = effect

    def execute(self, s: State, f: Frame) -> None:
        UP_TO_TIMES.push(s, [*context(f), self.times], self)

    def is_possible(self, s: State, f: Frame) -> bool:
        return self.effect.is_possible(s, f)


LEFT: Final = 5
UP_TO_TIMES = Procedure("up_to_times", {**CONTEXT, "left": LEFT}, KINDS)


@UP_TO_TIMES.step
def any_more(s: State, f: Frame) -> None:
    effect = f.effect
    assert isinstance(effect, UpToTimes)
    if not f.v[LEFT] or not effect.effect.is_possible(s, f):
        s.stack.pop()


class Again(Ask):
    def cited_rule(self, s: State, f: Frame) -> str:
        return s.game.rule_of(f.v[SOURCE])

    def seat(self, s: State, f: Frame) -> Seat:
        return f.v[YOU]

    def options(self, s: State, f: Frame, seat: Seat) -> list[Option]:
        return [option(ACCEPT), option(DECLINE)]

    def take(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        effect = f.effect
        assert isinstance(effect, UpToTimes)
        if verb_of(option) == DECLINE:
            s.stack.pop()
            return
        f.v[LEFT] -= 1
        UP_TO_TIMES.go(f, "any_more")
        effect.effect.execute(s, f)


UP_TO_TIMES.ask("again", Again())


class RepairHere(Effect):
    """35.2: your damaged space."""

    def execute(self, s: State, f: Frame) -> None:
        repair(s, s.tracks[AT + f.v[YOU]])
        s.result = 1

    def is_possible(self, s: State, f: Frame) -> bool:
        here = s.tracks[AT + f.v[YOU]]
        occupied = s.tracks[DEEP_ONES + here] > 0 or len(traitors_at(s, here)) > 0
        return is_damageable(here) and is_damaged(s, here) and not occupied


class OpenDecks(Selector):
    """Deck spaces to which you could move; none from the Brig (9.4)."""

    verb: ClassVar[int] = PICK_SPACE

    def pick(self, s: State, f: Frame) -> list[int]:
        if is_in_brig(s, f.v[YOU]):
            return []
        return [deck for deck in range(FIRST_DECK, FIRST_DECK + 8) if deck != s.tracks[AT + f.v[YOU]]]


class OpenBeside(Selector):
    """Adjacent ship spaces to which you could move; none from the Brig (9.4, 44.20)."""

    verb: ClassVar[int] = PICK_SPACE

    def pick(self, s: State, f: Frame) -> list[int]:
        if is_in_brig(s, f.v[YOU]):
            return []
        return [
            space for space in sorted(ADJACENT[s.tracks[AT + f.v[YOU]]]) if FIRST_DECK <= space < SICK_BAY
        ]


class DecksInReach(Selector):
    """Your space and those beside it, if they are decks with passengers."""

    verb: ClassVar[int] = PICK_SPACE

    def pick(self, s: State, f: Frame) -> list[int]:
        here = s.tracks[AT + f.v[YOU]]
        return [
            space
            for space in sorted((here, *ADJACENT[here]))
            if is_deck(space) and s.zones[ON_DECK + space - FIRST_DECK]
        ]


class MonarchsOnBoard(Selector):
    """26: those that are not in the Deep."""

    verb: ClassVar[int] = PICK_FIGURE

    def pick(self, s: State, f: Frame) -> list[int]:
        return [at + 1 for at, monarch in enumerate(BOTH_MONARCHS) if s.tracks[monarch] != DEEP]


class NudgeMonarch(Effect):
    """You may move the monarch that was picked to an adjacent water space."""

    def execute(self, s: State, f: Frame) -> None:
        nudge_monarch(s, f.v[YOU], BOTH_MONARCHS[f.v[IT] - 1])


class BanishMonarch(Effect):
    """The monarch that was picked goes to the Deep (14.1)."""

    def execute(self, s: State, f: Frame) -> None:
        move_monarch(s, BOTH_MONARCHS[f.v[IT] - 1], DEEP, "14.1")
        s.result = 1


class AfterBoilerRoom(Effect):
    """Opens the window after the Boiler Room's action has advanced the travel track."""

    def execute(self, s: State, f: Frame) -> None:
        open_window(s, AFTER_BOILER_ROOM, f.v[YOU])


NODES: Final[list[type[Node]]] = [
    PerformActions,
    GiveAction,
    OncePerTurn,
    OncePerTurnEach,
    Provided,
    AnyOf,
    YouAreAt,
    Strike,
    Shrivel,
    KnifeBonus,
    GiveItem,
    SpreadMisfortune,
    EnemiesHere,
    EnemyCharactersHere,
    CharactersThere,
    IsUndamagedRoom,
    YourWeapons,
    UseIt,
    UpToTimes,
    RepairHere,
    OpenDecks,
    OpenBeside,
    DecksInReach,
    MonarchsOnBoard,
    NudgeMonarch,
    BanishMonarch,
    AfterBoilerRoom,
]
