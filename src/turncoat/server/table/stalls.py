"""Stalls: spans in which no server could be sure that the players were shown the current decision. Clocks do not count them."""

from collections.abc import Iterable

from turncoat.server.runtime.units import Milliseconds, Span
from turncoat.server.table.settings import Pace
from turncoat.server.table.working_hours import counted


def uncovered(span: Span, known: Iterable[Span]) -> list[Span]:
    """What is left of it without those."""
    left = [span] if span[0] < span[1] else []
    for since, until in known:
        pieces = [(a, min(b, since)) for a, b in left] + [(max(a, until), b) for a, b in left]
        left = [(a, b) for a, b in pieces if a < b]
    return left


def time_lost(pace: Pace, known: Iterable[Span], span: Span) -> Milliseconds:
    """How much of the time that counts is in the span and in none of those that are known."""
    return sum(counted(pace, since, until) for since, until in uncovered(span, known))
