"""Translator of effect values into the notation of the independent table of facts (`facts/notation.py`).

Every kind of effect that a deck uses is translated, in the order of execution. An unknown kind is an error,
so that no part of a card goes unchecked.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

from tests.games.unfathomable.facts.notation import Argument, Fact
from tests.games.unfathomable.wording import (
    ANY_DONE,
    DECKS,
    ICONS,
    PHRASES,
    PICKED,
    SOMEBODY,
    SOMEWHERE,
    TITLES,
    TRACKS,
    UNDER_WAY,
    Words,
    words,
)
from turncoat.games.unfathomable.board import RESOURCES, TRAVEL
from turncoat.games.unfathomable.cards import FIRST_ITEM, ITEM_NAMES, SKILLS
from turncoat.games.unfathomable.effects.arithmetic import Minus
from turncoat.games.unfathomable.effects.card_effects import InAll, PickUpTo
from turncoat.games.unfathomable.effects.hands import (
    ALL,
    AddTreachery,
    Discard,
    DiscardForValue,
    DrawAny,
    DrawOwn,
)
from turncoat.games.unfathomable.effects.items import DrawItem, RemoveItem, SearchItems
from turncoat.games.unfathomable.effects.looking import Keep, RemoveTop, Scout
from turncoat.games.unfathomable.effects.monsters import Activate, DefeatDeepOnes, Spawn
from turncoat.games.unfathomable.effects.people import Defeat, IsAt, Jail, Move, PassTitle, Release
from turncoat.games.unfathomable.effects.places import At, DeckOfDie, RoomOfDie, There
from turncoat.games.unfathomable.effects.resources import (
    Gain,
    GainIt,
    Lose,
    PassengersInSupply,
    PassengersOnDecks,
    Picked,
    Risk,
    UpTo,
)
from turncoat.games.unfathomable.effects.ship import Advance, DamageRoom, DamageShip, Reset, Retreat
from turncoat.games.unfathomable.rules.skill_check import OverTarget
from turncoat.games.unfathomable.spaces import NAMES, SICK_BAY
from turncoat.kernel.amounts import (
    Always,
    Amount,
    AtLeast,
    AtMost,
    Condition,
    Done,
    Number,
    Plus,
    Rolled,
    TrackValue,
)
from turncoat.kernel.effects import Choose, Cost, Effect, ForEach, If, May, Nothing, Pick, Repeat, Roll, Seq
from turncoat.kernel.nodes import Node
from turncoat.kernel.selectors import It, Selector, You


@dataclass(frozen=True)
class Reader:
    """The context of an effect, for the words that refer to it."""

    you: Words = ("you",)
    it: Words = ()  # what was picked
    most: int = 0  # of a number that was picked
    target: int = 0  # of the check
    done: str = ""  # the card's name for the preceding effect's count
    back: int = 0  # spaces that a track should have gone back
    has_rolled: bool = False
    named_room: bool = False  # the rolled room was already mentioned

    def facts(self, node: Effect) -> Iterator[Fact]:
        for phrase, facts in PHRASES:
            if node == phrase:
                yield from facts
                return
        if isinstance(node, Seq):
            yield from self.sequence(node)
        elif isinstance(node, If | Roll | Choose | May | Cost | Repeat | ForEach | Pick):
            yield from self.structure(node)
        else:
            yield self.plain(node)

    def sequence(self, node: Seq) -> Iterator[Fact]:
        reader = self
        for effect in node.effects:
            yield from reader.facts(effect)
            reader = replace(
                reader,
                done=name_of_count(effect),
                back=number(effect.spaces) if isinstance(effect, Retreat) else 0,
                named_room=reader.named_room or (isinstance(effect, Spawn) and effect.where == RoomOfDie()),
            )

    def structure(self, node: Effect) -> Iterator[Fact]:
        if isinstance(node, Roll):
            yield from self.roll(node)
        elif isinstance(node, If):
            yield from self.question(node)
        elif isinstance(node, Choose):
            yield from self.choice(node)
        elif isinstance(node, May):
            assert node.who == You()
            yield ("may",)
            yield from self.facts(node.effect)
        elif isinstance(node, Cost):
            yield ("cost",)
            yield from self.facts(node.price)
            yield from self.facts(node.then)
        elif isinstance(node, Repeat):
            yield from self.repetition(node)
        elif isinstance(node, ForEach):
            yield from replace(self, you=self.who(node.each)).facts(node.effect)
        elif isinstance(node, Pick):
            yield from self.pick(node)

    def roll(self, node: Roll) -> Iterator[Fact]:
        rolled = replace(self, has_rolled=True)
        if not isinstance(node.then, If):
            assert node.bonus == Number(0)
            if isinstance(node.then, Seq) and isinstance(node.then.effects[0], PickUpTo):
                yield ("roll", "n")
            yield from rolled.facts(node.then)
            return
        bound = node.then.condition
        assert isinstance(bound, AtLeast | AtMost)
        assert bound.amount == Rolled()
        value = ("+value",) if node.bonus == Done() and self.done == "value" else ()
        assert value or node.bonus == Number(0)
        yield ("roll", *value, ">=" if isinstance(bound, AtLeast) else "<=", self.bound(bound.bound))
        yield from rolled.facts(node.then.then)
        yield from rolled.facts(node.then.otherwise)

    def bound(self, amount: Amount) -> Argument:
        if amount == Done():
            assert self.done
            return self.done
        return "passengers_on_deck" if amount == PassengersOnDecks() else number(amount)

    def question(self, node: If) -> Iterator[Fact]:
        if node.condition == IsAt(At(SICK_BAY)) and self.you == ("each_human",):
            yield from replace(self, you=("each_human", "[in_sick_bay]")).facts(node.then)
            yield from replace(self, you=("each_human", "[not_in_sick_bay]")).facts(node.otherwise)
            return
        if node.condition == ANY_DONE:
            assert isinstance(node.then, Roll)
            assert node.otherwise == Nothing()
        else:
            yield ("if", *question(node.condition))
        yield from self.facts(node.then)
        yield from self.facts(node.otherwise)

    def choice(self, node: Choose) -> Iterator[Fact]:
        assert node.who == You()
        assert all(branch.needs in (Always(), UNDER_WAY) for branch in node.branches)
        one, other = (branch.effect for branch in node.branches)
        if isinstance(one, Scout) and isinstance(other, Scout) and one.count == other.count:
            yield ("look", f"{DECKS[one.deck]}_or_{DECKS[other.deck]}*", one.count)
            return
        yield ("choose",)
        yield from self.facts(one)
        yield from self.facts(other)

    def repetition(self, node: Repeat) -> Iterator[Fact]:
        if isinstance(node.times, Minus):
            assert node.times == Minus(Number(self.back), Done())
            yield ("short",)
            yield from self.facts(node.effect)
        else:
            assert node.effect == DamageShip()
            yield ("damage", "ship", number(node.times))

    def pick(self, node: Pick) -> Iterator[Fact]:
        assert node.who == You()
        if isinstance(node.among, UpTo):
            yield from replace(self, most=node.among.most).facts(node.effect)
        else:
            yield from replace(self, it=words(PICKED, node.among)).facts(node.effect)

    def plain(self, node: Effect) -> Fact:
        """An effect that is one fact."""
        for reading in (self.of_resources, self.of_ship, self.of_people, self.of_cards):
            fact = reading(node)
            if fact is not None:
                return fact
        raise AssertionError(f"nobody knows how to read {node}")

    def of_resources(self, node: Effect) -> Fact | None:
        if isinstance(node, Lose):
            return ("lose", RESOURCES[node.resource], number(node.amount))
        if isinstance(node, Gain):
            return ("gain", RESOURCES[node.resource], number(node.amount))
        if isinstance(node, GainIt):
            return ("gain", *self.it, 1)
        if isinstance(node, Risk):
            return ("risk", 1, self.most) if node.count == Picked() else ("risk", number(node.count))
        return None

    def of_ship(self, node: Effect) -> Fact | None:
        if isinstance(node, DamageShip):
            return ("damage", "ship", 1)
        if isinstance(node, DamageRoom):
            return ("damage", *self.where(node.where))
        if isinstance(node, Advance):
            return (TRACKS[node.track], *self.spaces(node.spaces))
        if isinstance(node, Retreat):
            return (TRACKS[node.track], -number(node.spaces))
        if isinstance(node, Reset):
            return ("reset", TRACKS[node.track])
        if isinstance(node, Activate):
            return ("act", ICONS[node.monster])
        if isinstance(node, Spawn):
            return ("spawn", number(node.count), *self.where(node.where))
        return None

    def of_people(self, node: Effect) -> Fact | None:
        if isinstance(node, Jail):
            return ("move", *self.who(node.who), "brig")
        if isinstance(node, Move):
            return ("move", *self.who(node.who), *self.where(node.where))
        if isinstance(node, Release):
            assert self.you == ("each_character", "[in_brig]")
            return ("move", *self.who(node.who), *self.where(node.where))
        if isinstance(node, Defeat):
            return ("defeat", *self.who(node.who))
        if isinstance(node, PassTitle):
            return ("title", TITLES[node.title], "next")
        return None

    def of_cards(self, node: Effect) -> Fact | None:
        if isinstance(node, Discard):
            return ("discard", *self.you, "all" if node.count == Number(ALL) else number(node.count))
        if isinstance(node, DiscardForValue):
            return ("discard", *self.you, 1, SKILLS[node.skill])
        if isinstance(node, DrawOwn):
            return ("draw", *self.you, node.count, "own_set")
        if isinstance(node, DrawAny):
            return ("draw", *self.you, number(node.count), "any_non_treachery")
        if isinstance(node, AddTreachery):
            return ("chaos", node.count)
        if isinstance(node, DrawItem):
            return ("item", *self.you, 1)
        if isinstance(node, SearchItems):
            assert node.shuffles == 1
            return ("look", "item", node.count)
        if isinstance(node, RemoveItem):
            return ("remove", ITEM_NAMES[node.item - FIRST_ITEM])
        if isinstance(node, RemoveTop):
            return ("remove", "top", node.count, f"of_{DECKS[node.deck]}_deck")
        if isinstance(node, Scout):
            return ("scout", DECKS[node.deck], node.count)
        if isinstance(node, Keep):
            return ("attach", *self.it) if node.who == It() else ("keep", *self.who(node.who))
        return None

    def spaces(self, amount: Amount) -> Words:
        if isinstance(amount, Plus):
            over = amount.right
            assert isinstance(over, OverTarget)
            return (number(amount.left), "plus", f"floor((total-{self.target})/{over.divisor})")
        return (number(amount),)

    def who(self, selector: Selector) -> Words:
        if selector == You():
            return self.you
        return self.it if selector == It() else words(SOMEBODY, selector)

    def where(self, selector: Selector) -> Words:
        if isinstance(selector, At):
            return (NAMES[selector.space],)
        if selector == There():
            return self.it
        if selector == RoomOfDie() and self.named_room:
            return ("that_room",)
        assert self.has_rolled or selector not in (RoomOfDie(), DeckOfDie())
        return words(SOMEWHERE, selector)


def facts_of(effect: Effect, target: int = 0) -> list[Fact]:
    """The facts of a card's effect; `target` is that of the check whose outcome it is."""
    return list(Reader(target=target).facts(effect))


def shows(slipped: Node, reading: Callable[[Node], object], should: object) -> bool:
    """Whether double entry detects the error: the card cannot be translated, or its facts differ."""
    try:
        return reading(slipped) != should
    except (AssertionError, IndexError, KeyError):
        return True


def slips(node: Node) -> Iterator[Node]:
    """Copies of a node with one number, at any depth, changed by one."""
    parts = node.parts()
    copy: Callable[..., Node] = type(node)
    for at, part in enumerate(parts):
        changed: list[object] = []
        if isinstance(part, int):
            changed = [part + 1]
        elif isinstance(part, Node):
            changed = list(slips(part))
        elif isinstance(part, tuple):
            changed = [
                (*part[:child], slipped, *part[child + 1 :])
                for child, whole in enumerate(part)
                for slipped in slips(whole)
            ]
        for value in changed:
            yield copy(*parts[:at], value, *parts[at + 1 :])


def number(amount: Amount) -> int:
    assert isinstance(amount, Number)
    return amount.number


def question(condition: Condition) -> Words:
    """A condition in the notation of `if`."""
    assert isinstance(condition, AtLeast)
    bound = number(condition.bound)
    if condition.amount == TrackValue(TRAVEL):
        return ("travel", ">", bound - 1)
    if condition.amount == PassengersInSupply():
        return ("supply", ">=", bound)
    assert condition.amount == Rolled()
    return ("n", ">=", bound)


def name_of_count(effect: Effect) -> str:
    """A card's name for the count of such an effect."""
    if isinstance(effect, DefeatDeepOnes | InAll):
        return "number_defeated"
    if isinstance(effect, PickUpTo):
        return "number_rescued"
    return "value" if isinstance(effect, DiscardForValue) else ""
