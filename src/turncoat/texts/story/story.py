"""Happenings: neighbouring events that one sentence tells. A left fold over what everybody was told, so that a table that is told
event by event has the same story as one that is read at once: only the last happening can still grow."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final, TypeAlias

from turncoat.kernel.events import CHANGED, CHOSE, GAME_ENDED, KERNEL_EVENTS, ROLLED_DIE, TURN_OF
from turncoat.kernel.game import Game
from turncoat.kernel.ids import NOBODY, SPECTATOR, Seat, Seats
from turncoat.kernel.shapes import EventWire, Json
from turncoat.texts.games import texts_of
from turncoat.texts.names import places
from turncoat.texts.phrases import key
from turncoat.texts.story.joins import OF_CARD, Join, More, Replace, Scene, Teller, source_of, why_of
from turncoat.texts.story.messages import KIND, Messages, messages_of, tell_roll
from turncoat.texts.story.old_events import OldEvents
from turncoat.texts.story.people import PeopleOf
from turncoat.texts.story.source import Heard, Source

Person: TypeAlias = tuple[str, int]  # a seat or a figure, by its number

NO_ONE: Final[Person] = ("", NOBODY)
SOURCE: Final = "source"  # the argument that names what a question comes from
_GAME_ENDED: Final = KERNEL_EVENTS[GAME_ENDED].name
HAND: Final = "hand"  # zones from which a card is played that the answer has named


class Part:
    """An event that is told: its number, its message, whom it is about, and arguments that earlier events gave."""

    def __init__(
        self, at: int, source: Source, message: str, people: list[Person], more: More, *, is_turn: bool
    ) -> None:
        self.at: Final = at
        self.source: Final = source
        self.message: Final = message
        self.people: Final = people
        self.subject: Final = people[0] if people else NO_ONE
        self.more: Final = more
        self.is_turn: Final = is_turn
        self.words: Final = f"{message} {source.public['told']}"  # equal ones are told once, with their count
        self._told: Final = self._key(source.public, self.words)

    def told_to(self, seat: Seat) -> str:
        """Everything that a viewer's words for the event depend on."""
        return self.key_of(self.source.told_to(seat))

    def key_of(self, event: EventWire) -> str:
        """Everything that the words depend on for a viewer who got this form of the event."""
        return (
            self._told if event is self.source.public else self._key(event, f"{self.message} {event['told']}")
        )

    def _key(self, event: EventWire, words: str) -> str:
        return f"{words} {event['event']} {event['rule']} {self.more}"


class Happening:
    """One sentence. `at` is the number of its first event."""

    def __init__(self, part: Part, joins: tuple[Join, ...]) -> None:
        self.at: Final = part.at
        self.parts: Final = [part]
        self.joins: tuple[Join, ...] = joins  # that it may still be; the second part decides
        self.told: set[str] = {part.words}  # of the parts, without their numbers
        self.turn: list[Happening] = []  # of the head of a turn that is over: all its happenings

    @property
    def is_turn(self) -> bool:
        return self.parts[0].is_turn

    @property
    def join(self) -> Join | None:
        return self.joins[0] if self.joins else None

    def told_to(self, seat: Seat) -> tuple[str, ...]:
        """All that a viewer's words for it depend on, but its number."""
        brief = [part.told_to(SPECTATOR) for one in self.turn for part in one.parts]
        return (*[part.told_to(seat) for part in self.parts], "", *brief)

    @property
    def insiders(self) -> Seats:
        """The seats that are told more than everybody."""
        seats = 0
        for part in self.parts:
            seats |= part.source.insiders
        return seats

    @property
    def people(self) -> list[Person]:
        """The people of the sentence."""
        return sorted({person for part in self.parts for person in part.people})

    @property
    def until(self) -> int:
        """The number after its last event."""
        return self.parts[-1].at + 1


class StoryRules:
    """A game's declarations, by message."""

    def __init__(self, game: Game) -> None:
        texts = texts_of(game.name).story
        self.joins_of: Final[dict[str, tuple[Join, ...]]] = {}
        for join in texts.joins:
            for message in join.messages | join.starters:
                self.joins_of[message] = (*self.joins_of.get(message, ()), join)
        self.covers: Final = {(one.earlier, one.later) for one in texts.covers}
        self.briefs: Final = texts.briefs
        self.headlines: Final = texts.headlines
        self.brief_covers: Final = texts.brief_covers
        self.doubles: Final = texts.doubles
        self.replaces: Final[dict[tuple[str, str], Replace]] = {
            (one.earlier, one.later): one for one in texts.replaces
        }
        self.tellers: Final[dict[str, Teller]] = dict(texts.tellers)
        self.remembered: Final = texts.remembered
        self.list_places: Final = texts.list_places


@lru_cache(maxsize=32)
def rules_of(game: Game) -> StoryRules:
    return StoryRules(game)


@lru_cache(maxsize=32)
def people_of(game: Game) -> PeopleOf:
    return PeopleOf(game)


class Story:
    """The story of one table. `turn` are the happenings since the turn began, its head first."""

    def __init__(self, game: Game, *, is_old: bool = False) -> None:
        self.game: Final = game
        self.scene: Final = Scene()
        self.events: int = 0
        self.turn: list[Happening] = []
        self._old_events: Final = OldEvents(game) if is_old else None
        self._messages: Final[Messages] = messages_of(game)
        self._rules: Final = rules_of(game)
        self._tracks, self._zones = places(game)
        self._people: Final = people_of(game)

    def take(self, sources: Iterable[Source]) -> list[Happening]:
        """The happenings that are new or have grown, in order; and the head of a turn that is over."""
        touched: list[Happening] = []
        for source in sources:
            part = self._part(source)
            self.events += 1
            if part is None:
                continue
            if part.is_turn:
                touched += self._end_turn(touched)
            last = self.turn[-1] if self.turn else None
            if last is not None:
                before = len(last.parts)
                part = self._replace(last, part)
                grows = self._grows(last, part)
                if (grows or len(last.parts) < before) and last not in touched:
                    touched.append(last)
                if grows:
                    continue
            self.turn.append(Happening(part, self._rules.joins_of.get(part.message, ())))
            touched.append(self.turn[-1])
            if source.public["event"] == _GAME_ENDED:
                touched += self._end_turn(touched)
        return sorted(touched, key=lambda happening: happening.at)

    def _end_turn(self, touched: list[Happening]) -> list[Happening]:
        """The head of the turn that is over, if it has to be told again."""
        ended, self.turn = self.turn, []
        if not ended or not ended[0].is_turn:
            return []
        ended[0].turn = ended
        return [] if ended[0] in touched else [ended[0]]

    def _part(self, source: Source) -> Part | None:
        event = source.public
        kind = KIND.get(event["event"])
        try:
            message, more = self._message(kind, event)
            is_told = message != "" and not self._messages.is_quiet(message)
            people = self._people.of(event, more) if is_told or self._old_events is not None else []
        except KeyError:
            if self._old_events is None:
                raise
            return None
        self._remember(kind, event)
        if not is_told:
            return None
        if self._old_events is not None and not self._old_events.can_be_told(message, source, more):
            return None
        return Part(self.events, source, message, people, more, is_turn=kind == TURN_OF)

    def _message(self, kind: int | None, event: EventWire) -> tuple[str, More]:
        name = f"chose-{event['told']['verb']}" if kind == CHOSE else event["event"]
        if kind == CHANGED:
            name = f"changed-{self._tracks[str(event['told']['track'])].base}"
        teller = self._rules.tellers.get(name)
        if teller is not None:
            message, more = teller(event, self.scene)
            if message:
                return message, more
        if kind == ROLLED_DIE:
            return tell_roll(event, self.scene, self._messages)
        if kind == CHOSE and why_of(event["told"]):
            source = source_of(event, self.scene)
            message = self._messages.of(event, has_source=source is not None)
            return message, {} if source is None else {SOURCE: source}
        return self._messages.of(event), {}

    def _remember(self, kind: int | None, event: EventWire) -> None:
        if kind == CHANGED:
            label = str(event["told"]["track"])
            if self._tracks[label].base in self._rules.remembered:
                self.scene.tracks[label] = event["told"]["to"]
        elif kind == TURN_OF:
            self.scene.cause = None

    def _replace(self, last: Happening, part: Part) -> Part:
        """The part, in the place of the one before if it says what that did."""
        before = last.parts[-1]
        replacement = self._rules.replaces.get((before.message, part.message))
        if replacement is None:
            return part
        if not replacement.any_player and before.subject[0] and before.subject[1] != part.subject[1]:
            return part
        last.parts.pop()
        while replacement.all_before and last.parts and self._is_replaced(last.parts[-1], part):
            before = last.parts.pop()
        last.told = {one.words for one in last.parts}
        more = {**_keep_arguments(before), **part.more}
        return Part(
            before.at, part.source, replacement.becomes or part.message, part.people, more, is_turn=False
        )

    def _is_replaced(self, before: Part, part: Part) -> bool:
        return (before.message, part.message) in self._rules.replaces

    def _grows(self, last: Happening, part: Part) -> bool:
        """Whether the last happening tells this too."""
        if not last.parts:  # all of it was replaced
            last.parts.append(part)
            last.joins = self._rules.joins_of.get(part.message, ())
            return True
        before = last.parts[-1]
        if self._is_named(before, part) or (before.message, part.message) in self._rules.covers:
            return True
        joins = tuple([join for join in last.joins if _joins(join, last, part, self.scene)])
        if not joins:
            return False
        last.joins = joins
        last.parts.append(self._unnamed_source(last, part) if joins[0].same_seat else part)
        last.told.add(part.words)
        return True

    def _unnamed_source(self, last: Happening, part: Part) -> Part:
        """A part without its source, if the sentence has named that already: “plays Inspiring Speech and picks Clara”."""
        source = part.more.get(SOURCE)
        if source is None or not part.message.endswith(OF_CARD):
            return part
        if not any(is_named(source, earlier) for earlier in last.parts):
            return part
        plain = part.message.removesuffix(OF_CARD)
        if not self._messages.has(plain):
            plain = f"log-chose-{key(str(part.source.public['told']['verb']))}"
        return Part(part.at, part.source, plain, part.people, part.more, is_turn=False)

    def _is_named(self, chose: Part, part: Part) -> bool:
        """Whether the answer has named the card that now leaves the player's hand."""
        if chose.source.public["event"] != "chose" or part.source.public["event"] != "shown":
            return False
        told = part.source.public["told"]
        zone = self._zones[str(told["from"])]
        option = str(chose.source.public["told"].get("option", ""))
        return (
            zone.base == HAND
            and chose.subject == ("seat", zone.owner)
            and told["cards"] == option.split(" ")[1:2]
        )


def _joins(join: Join, last: Happening, part: Part, scene: Scene) -> bool:
    """Whether the part is told in one sentence with those before it."""
    before = last.parts[-1]
    if part.message not in join.messages or part.message in join.starters:
        return False
    if not join.sums_cards and part.words not in last.told and len(last.told) >= join.most:
        return False
    if part.message in join.noted and join.note not in scene.notes:
        return False
    if join.same_question and _question(before) != _question(part):
        return False
    if join.same_rule and before.source.public["rule"] != part.source.public["rule"]:
        return False
    if any(before.source.public["told"].get(one) != part.source.public["told"].get(one) for one in join.same):
        return False
    return not join.same_seat or before.subject == part.subject


def is_named(source: tuple[str, Json], part: Part) -> bool:
    """Whether the part has named what a question comes from: what was used, or the cards that were shown."""
    kind, which = source
    told = part.source.public["told"]
    cards = told.get("cards")
    used = str(told.get("option", "")).split(" ")[1:]
    is_shown = isinstance(cards, list) and which in cards
    return source in part.more.values() or (kind == "card" and (is_shown or which in used))


def _question(part: Part) -> dict[str, Json]:
    return why_of(part.source.public["told"])


def _keep_arguments(part: Part) -> More:
    """Arguments that a sentence keeps of the one that it replaces."""
    count = part.source.public["told"].get("count")
    return {**part.more, **({"looked": ("number", count)} if isinstance(count, int) else {})}


def story_of(
    game: Game, events: Sequence[EventWire], first: int = 0, *, is_old: bool = False
) -> list[Happening]:
    """Events from number `first` on that one viewer was told, as a story."""
    story = Story(game, is_old=is_old)
    story.events = first
    return story.take([Heard(event) for event in events])
