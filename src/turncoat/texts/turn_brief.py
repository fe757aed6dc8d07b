"""A turn in one line: which of its events are told, which of them as one, and which are left out if there are too many."""

from collections.abc import Sequence
from typing import Final, TypeAlias

from turncoat.kernel.events import CHANGED, KERNEL_EVENTS, MOVED, SHOWN
from turncoat.kernel.shapes import EventWire
from turncoat.texts.story.story import Happening, Part, StoryRules
from turncoat.texts.wording import Clause

MOST_BRIEFS: Final = 7  # clauses
MOVES: Final = (KERNEL_EVENTS[MOVED].name, KERNEL_EVENTS[SHOWN].name)
_CHANGED: Final = KERNEL_EVENTS[CHANGED].name

Telling: TypeAlias = tuple[Part, EventWire]


def events_of(turn: Sequence[Happening], rules: StoryRules) -> list[Telling]:
    """Public events that the line may tell. Cards played one after the other are one event, and so are all changes of a number,
    at the place of the last."""
    told: list[Telling] = []
    for happening in turn:
        for part in happening.parts:
            event = part.source.public
            if part.message not in rules.briefs:
                continue
            if told and is_sum(told[-1][1], event) and _is_same(told[-1][0], part):
                told[-1] = (told[-1][0], sum_moves(told[-1][1], event))
                continue
            earlier = next((at for at, one in enumerate(told) if _is_later_change(one[1], event)), None)
            if earlier is not None and told[earlier][0].message == part.message:
                event = _sum_changes(told.pop(earlier)[1], event)
            told.append((part, event))
    return [(part, event) for part, event in told if not _is_no_change(event)]


def select(clauses: list[Clause], rules: StoryRules) -> list[Clause]:
    """Drop clauses that a later one says, then all but the first headlines and others. The order stays."""
    told = [one for at, one in enumerate(clauses) if not _is_covered(one, clauses[at + 1 :], rules)]
    ranked = sorted(range(len(told)), key=lambda at: (told[at].wording.message not in rules.headlines, at))
    return [told[at] for at in sorted(ranked[:MOST_BRIEFS])]


def is_sum(first: EventWire, second: EventWire) -> bool:
    """Whether both are moves of cards of the same kind, of which the reader knows as much."""
    return (
        first["event"] == second["event"]
        and first["event"] in MOVES
        and ("cards" in first["told"]) == ("cards" in second["told"])
    )


def sum_moves(first: EventWire, second: EventWire) -> EventWire:
    """Two moves of cards as one; what only one of them tells is not told."""
    told = dict(first["told"])
    cards, more = told.pop("cards", None), second["told"].get("cards")
    if isinstance(cards, list) and isinstance(more, list):
        told["cards"] = [*cards, *more]
    count, other = told.get("count"), second["told"].get("count")
    if isinstance(count, int) and isinstance(other, int):
        told["count"] = count + other
    return {"event": first["event"], "rule": first["rule"], "told": told}


def _is_same(first: Part, second: Part) -> bool:
    return (first.message, first.subject) == (second.message, second.subject)


def _is_later_change(first: EventWire, second: EventWire) -> bool:
    """Whether both change the same number."""
    if not first["event"] == second["event"] == _CHANGED or first["told"]["track"] != second["told"]["track"]:
        return False
    return isinstance(first["told"]["from"], int) and isinstance(second["told"]["to"], int)


def _sum_changes(first: EventWire, second: EventWire) -> EventWire:
    return {**second, "told": {**second["told"], "from": first["told"]["from"]}}


def _is_no_change(event: EventWire) -> bool:
    return event["event"] == _CHANGED and event["told"]["from"] == event["told"]["to"]


def _is_covered(clause: Clause, later: Sequence[Clause], rules: StoryRules) -> bool:
    told = clause.wording.told
    return any(
        other.wording.message in cover.later
        and all(str(told.get(label)) == str(other.wording.told.get(label)) for label in cover.same)
        for cover in rules.brief_covers
        if cover.earlier == clause.wording.message
        for other in later
    )
