"""Working hours of a slow table: quiet hours and, if so set, weekends do not count."""

from datetime import UTC, datetime, time, timedelta
from typing import Final
from zoneinfo import ZoneInfo

from turncoat.server.runtime.units import Milliseconds
from turncoat.server.table.settings import Days, Pace

SATURDAY: Final = 5
MOST_PIECES: Final = 400  # stretches of time per computation; the longest pace at one hour a day has fewer


def later(pace: Pace, since: Milliseconds, span: Milliseconds) -> Milliseconds:
    """The time `span` of working time after `since`."""
    if not isinstance(pace, Days):
        return since + max(span, 0)
    zone = ZoneInfo(pace.zone)
    left = timedelta(milliseconds=max(span, 0))
    instant = _to_datetime(since)
    for _ in range(MOST_PIECES):
        begin, end = next_stretch(pace, instant, zone)
        if end - begin >= left:
            return _to_milliseconds(begin + left)
        left -= end - begin
        instant = end
    return _to_milliseconds(instant)


def count_time(pace: Pace, since: Milliseconds, until: Milliseconds) -> Milliseconds:
    """The working time between two instants."""
    if not isinstance(pace, Days):
        return max(until - since, 0)
    zone = ZoneInfo(pace.zone)
    instant, last = _to_datetime(since), _to_datetime(until)
    total = timedelta()
    while instant < last:
        begin, end = next_stretch(pace, instant, zone)
        total += max(min(end, last) - begin, timedelta())
        instant = end
    return total // timedelta(milliseconds=1)


def _to_datetime(at: Milliseconds) -> datetime:
    return datetime.fromtimestamp(0, UTC) + timedelta(milliseconds=at)


def _to_milliseconds(instant: datetime) -> Milliseconds:
    return (instant - _to_datetime(0)) // timedelta(milliseconds=1)


def next_stretch(pace: Days, instant: datetime, zone: ZoneInfo) -> tuple[datetime, datetime]:
    """The next stretch of working time from `instant` on, in UTC; it ends at midnight at the latest."""
    day = instant.astimezone(zone).date()
    while True:
        for opens, closes in open_hours(pace):
            begin = datetime.combine(day, opens, zone).astimezone(UTC)
            last = day if closes != time.min else day + timedelta(days=1)
            end = datetime.combine(last, closes, zone).astimezone(UTC)
            if end > instant and (pace.weekends or day.weekday() < SATURDAY):
                return max(begin, instant), end
        day += timedelta(days=1)


def open_hours(pace: Days) -> list[tuple[time, time]]:
    """The working hours of one day. Midnight as an end is the end of the day."""
    quiet, loud = time(pace.quiet_from), time(pace.quiet_to)
    if quiet == loud:
        return [(time.min, time.min)]
    if loud < quiet:  # the night goes over midnight
        return [(loud, quiet)]
    hours = [(loud, time.min)]
    return [(time.min, quiet), *hours] if quiet != time.min else hours
