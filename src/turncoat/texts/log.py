"""The log, sentence by sentence, as one viewer reads it. `texts/story` says which events a sentence tells.

Most of what a log needs to say of cards depends on where they come from and where they go, so a move has a message by
both places, `log-moved-hand-check-pile`; what is not worth a line is in `unlogged.py`.
"""

from collections.abc import Callable, Sequence
from functools import partial
from itertools import takewhile
from typing import Final, TypeAlias

from turncoat.kernel.events import KERNEL_EVENTS, TURN_OF
from turncoat.kernel.ids import NOBODY, Seat
from turncoat.kernel.shapes import EventWire
from turncoat.texts.log_arguments import KNOWN, LogArguments
from turncoat.texts.names import Names
from turncoat.texts.parts import Told
from turncoat.texts.sentences import sentence
from turncoat.texts.story.joins import Join
from turncoat.texts.story.source import Source
from turncoat.texts.story.story import Happening, Part, Person, rules_of, story_of
from turncoat.texts.turn_brief import MOVES, events_of, is_sum, select, sum_moves
from turncoat.texts.wording import Clause, Wording

ITEM: Final = "item"  # the form of a message in a list
BRIEF: Final = "brief"  # the form of a message in the one line of a turn
HEAD: Final = "head"  # the form of a message that introduces what follows from it
EACH: Final = "each"  # the form of a message that holds in several places
PLAYER: Final = "player"
FIRST: Final = "first"  # before the form of the first message in a list

Telling: TypeAlias = Callable[[Source], EventWire]


class LogLine:
    """One line of the log. `event` is the kind of event it tells of, `topic` what kind of line that makes, for icons and filters;
    `at` is the number of its first event, `until` the number after its last; `is_own` says that it tells what not everybody was told.
    `people` are those it is about; `seat` is whose turn begins; `brief` is that turn in one line, once it is over."""

    def __init__(
        self,
        event: str,
        rule: str,
        text: str,
        topic: str = "",
        at: int = 0,
        *,
        is_own: bool = False,
        until: int = 0,
        people: Sequence[Person] = (),
        seat: Seat = NOBODY,
        brief: str = "",
    ) -> None:
        self.event: Final = event
        self.rule: Final = rule
        self.text: Final = text
        self.topic: Final = topic
        self.at: Final = at
        self.is_own: Final = is_own
        self.until: Final = until or at + 1
        self.people: Final = people
        self.seat: Final = seat
        self.brief: Final = brief

    @property
    def is_turn(self) -> bool:
        return self.event == KERNEL_EVENTS[TURN_OF].name


class Deeds:
    """Clauses about one player; a clause about no player is alone."""

    def __init__(self, who: str) -> None:
        self.who: Final = who
        self.texts: Final[list[str]] = []
        self.has_double: bool = False


class LogTexts:
    def __init__(self, names: Names) -> None:
        self.names: Final = names
        self.words: Final = names.words
        self._arguments: Final = LogArguments(names)
        self._rules: Final = rules_of(names.game)

    def lines(self, events: Sequence[EventWire], first: int = 0, *, is_old: bool = False) -> list[LogLine]:
        """A log of events from number `first` on. Events of an earlier version of the game (`is_old`) may be about something that there is no
        more: those are left out."""
        return self.tell(story_of(self.names.game, events, first, is_old=is_old), public)

    def tell(self, happenings: Sequence[Happening], telling: Telling) -> list[LogLine]:
        """A line for each, in words for the viewer whom `telling` is for."""
        return [self._line(happening, telling) for happening in happenings]

    def _line(self, happening: Happening, telling: Telling) -> LogLine:
        first = happening.parts[0]
        event = telling(first.source)
        clauses = self._clauses(happening, telling)
        text = sentence(self._say(happening.join, clauses))
        is_own = any(clause.wording.form == KNOWN for clause in clauses)
        topic = first.message.removeprefix("log-")
        seat = first.subject[1] if happening.is_turn else NOBODY
        brief = self.brief(happening.turn) if happening.turn else ""
        return LogLine(
            event["event"],
            event["rule"],
            text,
            topic,
            happening.at,
            is_own=is_own,
            until=happening.until,
            people=happening.people,
            seat=seat,
            brief=brief,
        )

    def _clauses(self, happening: Happening, telling: Telling) -> list[Clause]:
        """Equal ones are told once, with their count; of what one player does one thing after the other, neighbours."""
        counted: dict[tuple[int, str], Clause] = {}
        is_in_order = happening.join is not None and happening.join.same_seat
        last = (0, "")
        for at, (part, event) in enumerate(self._sum_cards(happening, telling)):
            wording = self.wording(part, event)
            by = happening.join.equal_by if happening.join is not None else frozenset()
            equal = wording.equal_by(by) if by else wording.equal
            if not is_in_order:
                last = (0, equal)
            elif equal != last[1]:
                last = (at, equal)
            clause = counted.get(last)
            if clause is None:
                counted[last] = Clause(wording, wording.count)
            else:
                clause.count += wording.count
        return list(counted.values())

    def wording(self, part: Part, event: EventWire) -> Wording:
        """The wording of a part for a viewer, who was told this event."""
        return Wording(part.message, *self._arguments.of(part.message, event, part.more))

    def _sum_cards(self, happening: Happening, telling: Telling) -> list[tuple[Part, EventWire]]:
        """Events with their parts; cards that one player does the same with are one event."""
        pairs: list[tuple[Part, EventWire]] = []
        is_in_order = happening.join is not None and happening.join.same_seat
        for part in happening.parts:
            event = telling(part.source)
            if event["event"] not in MOVES:
                pairs.append((part, event))
                continue
            for at, (other, before) in enumerate(pairs):
                if is_in_order and at < len(pairs) - 1:
                    continue
                if is_sum(before, event) and (other.message, other.subject) == (part.message, part.subject):
                    is_same = all(before["told"][end] == event["told"][end] for end in ("from", "to"))
                    if is_same or (happening.join is not None and happening.join.sums_cards):
                        pairs[at] = (other, sum_moves(before, event))
                        break
            else:
                pairs.append((part, event))
        return pairs

    def _say(self, join: Join | None, clauses: list[Clause]) -> str:
        if join is not None and len(clauses) > 1:
            if self.words.has(f"log-join-{join.name}"):
                return self._say_list(join, clauses)
            if clauses[0].wording.message == join.head:
                listed = self._say_clauses(clauses[1:], join.each)
                return self.words.say(join.head, {**clauses[0].wording.told, "list": listed}, HEAD)
        return self._say_clauses(clauses, "" if join is None else join.each)

    def _say_list(self, join: Join, clauses: list[Clause]) -> str:
        """One message, with the others as its items; items of several players are grouped by player."""
        message = f"log-join-{join.name}"
        first = clauses[0]
        if join.merged:
            clauses = self._merge(clauses, join.merged)
        by_player: dict[str, list[Clause]] = {}
        for clause in clauses:
            by_player.setdefault(str(clause.wording.told.get(PLAYER)), []).append(clause)
        if join.by_player and len(by_player) > 1:
            message += "-of-players"
            items = [
                self.words.say(
                    f"log-{join.name}-of-player", {**own[0].wording.told, "list": self._say_items(own, join)}
                )
                for own in by_player.values()
            ]
            listed = "; ".join(items)
        else:
            listed = self._say_items(clauses, join)
        told: Told = {**first.wording.told, "count": first.count, "list": listed}
        return self.words.say(message, told)

    def _merge(self, clauses: Sequence[Clause], label: str) -> list[Clause]:
        """Clauses that differ in this argument only, as one with all of them."""
        alike: dict[str, list[Wording]] = {}
        for clause in clauses:
            wording = clause.wording
            others = [other for other in wording.told if other != label and not other.startswith(f"{label}-")]
            alike.setdefault(wording.equal_by(others), []).append(wording)
        merged: list[Clause] = []
        for wordings in alike.values():
            every = self.names.list_with_and([str(one.told[label]) for one in wordings])
            told = {**wordings[0].told, label: every}
            merged.append(Clause(Wording(wordings[0].message, told, wordings[0].form), 1))
        return merged

    def _say_items(self, clauses: Sequence[Clause], join: Join) -> str:
        items: list[str] = []
        for at, clause in enumerate(clauses):
            wording = clause.wording
            form = f"{wording.form}-{ITEM}".lstrip("-")  # `known-item`, `up-item`
            forms = [f"{FIRST}-{form}" if at == 0 else form, form, ITEM]
            form = next(one for one in forms if one == ITEM or self.words.has(wording.message, one))
            items.append(wording.say(self.words, clause.count, form))
        if join.merged:  # an item may be a list
            return "; ".join(items)
        return self.names.list_with_and(items) if join.with_and else self.names.list_texts(items)

    def _say_clauses(self, clauses: list[Clause], each: str) -> str:
        """Clauses one after the other; a player who does several things is named once, and what happens in several places is told
        once with all of them."""
        told: list[tuple[Wording, tuple[str, str]]] = []
        at = 0
        while at < len(clauses):
            alike = [clauses[at]]
            if each and self.words.has(clauses[at].wording.message, EACH):
                alike += takewhile(partial(_differ_in_place, clauses[at], each), clauses[at + 1 :])
            wording, count = alike[0].wording, alike[0].count
            if len(alike) == 1:
                told.append((wording, wording.split_subject(self.words, count, wording.form)))
            else:
                places = self._list_places([str(one.wording.told[f"{each}-id"]) for one in alike])
                said = self.words.say(
                    wording.message, {**wording.told, "count": count, "places": places}, EACH
                )
                told.append((wording, ("", said)))
            at += len(alike)
        return self._join_deeds(told, self._rules.doubles)

    def _list_places(self, places: list[str]) -> str:
        assert self._rules.list_places is not None
        return self._rules.list_places(self.names, places)

    def brief(self, turn: Sequence[Happening]) -> str:
        """A turn in one line, from what everybody was told."""
        counted: dict[tuple[str, str], Clause] = {}
        for part, event in events_of(turn, self._rules):
            wording = self.wording(part, event)
            once = self._split_brief(wording, 1)
            if once in counted:
                counted[once].count += wording.count
            else:
                counted[once] = Clause(wording, wording.count)
        clauses = select(list(counted.values()), self._rules)
        told = [(clause.wording, self._split_brief(clause.wording, clause.count)) for clause in clauses]
        doubles = frozenset(one for one in self._rules.doubles if not self.words.has(one, BRIEF))
        return sentence(self._join_deeds(told, doubles)) if told else ""

    def _split_brief(self, wording: Wording, count: int) -> tuple[str, str]:
        plain = "" if wording.form == KNOWN else wording.form
        brief = f"{plain}-{BRIEF}".lstrip("-")  # `down-brief`
        form = next((one for one in (brief, BRIEF) if self.words.has(wording.message, one)), plain)
        return wording.split_subject(self.words, count, form)

    def _join_deeds(self, told: Sequence[tuple[Wording, tuple[str, str]]], doubles: frozenset[str]) -> str:
        """Join clauses; a player with several clauses in a row is named once. `doubles` have an “and” of their own."""
        deeds: list[Deeds] = []
        for wording, (who, deed) in told:
            if not (who and deeds and deeds[-1].who == who):
                deeds.append(Deeds(who))
            deeds[-1].texts.append(deed)
            deeds[-1].has_double |= wording.message in doubles
        return "; ".join([self._say_deeds(one) for one in deeds])

    def _say_deeds(self, deeds: Deeds) -> str:
        if not deeds.who:
            return deeds.texts[0]
        listed = self.names.list_with_then if deeds.has_double else self.names.list_with_and
        return f"{deeds.who} {listed(deeds.texts)}"


def _differ_in_place(first: Clause, each: str, other: Clause) -> bool:
    """Whether the other clause says the same of another place."""
    wording = first.wording
    labels = [label for label in wording.told if label not in (each, f"{each}-id")]
    return (
        first.count == other.count
        and wording.told.keys() == other.wording.told.keys()
        and wording.message == other.wording.message
        and wording.equal_by(labels) == other.wording.equal_by(labels)
    )


def with_talk(lines: Sequence[LogLine], talk: Sequence[LogLine]) -> list[LogLine]:
    """Merge talk into the log: a statement follows the lines that began before it."""
    merged: list[LogLine] = []
    at = 0
    for said in talk:
        while at < len(lines) and lines[at].at < said.at:
            merged.append(lines[at])
            at += 1
        merged.append(said)
    return [*merged, *lines[at:]]


def public(source: Source) -> EventWire:
    """The public form of an event; in a list of events for one viewer, the form for that viewer."""
    return source.public
