"""Working hours of a table: at a slow one nights and weekends do not count, as its people keep them."""

from datetime import UTC, datetime, time, timedelta
from typing import Final
from zoneinfo import ZoneInfo

from turncoat.server.runtime.units import Milliseconds
from turncoat.server.table.settings import Days, Pace

SATURDAY: Final = 5
MOST_PIECES: Final = 400  # of days, that are gone through: the longest pace at one hour a day takes fewer


def later(pace: Pace, since: Milliseconds, span: Milliseconds) -> Milliseconds:
    """`span` after `since`, counting only the hours that count."""
    if not isinstance(pace, Days):
        return since + max(span, 0)
    zone = ZoneInfo(pace.zone)
    left = timedelta(milliseconds=max(span, 0))
    moment = _moment(since)
    for _ in range(MOST_PIECES):
        begin, end = next_stretch(pace, moment, zone)
        if end - begin >= left:
            return _milliseconds(begin + left)
        left -= end - begin
        moment = end
    return _milliseconds(moment)


def counted(pace: Pace, since: Milliseconds, until: Milliseconds) -> Milliseconds:
    """How much of the time between two moments counts."""
    if not isinstance(pace, Days):
        return max(until - since, 0)
    zone = ZoneInfo(pace.zone)
    moment, last = _moment(since), _moment(until)
    found = timedelta()
    while moment < last:
        begin, end = next_stretch(pace, moment, zone)
        found += max(min(end, last) - begin, timedelta())
        moment = end
    return found // timedelta(milliseconds=1)


def _moment(at: Milliseconds) -> datetime:
    return datetime.fromtimestamp(0, UTC) + timedelta(milliseconds=at)


def _milliseconds(moment: datetime) -> Milliseconds:
    return (moment - _moment(0)) // timedelta(milliseconds=1)


def next_stretch(pace: Days, moment: datetime, zone: ZoneInfo) -> tuple[datetime, datetime]:
    """The next piece of time that counts, from `moment` on, in UTC; it ends at midnight at the latest."""
    day = moment.astimezone(zone).date()
    while True:
        for opens, closes in open_hours(pace):
            begin = datetime.combine(day, opens, zone).astimezone(UTC)
            last = day if closes != time.min else day + timedelta(days=1)
            end = datetime.combine(last, closes, zone).astimezone(UTC)
            if end > moment and (pace.weekends or day.weekday() < SATURDAY):
                return max(begin, moment), end
        day += timedelta(days=1)


def open_hours(pace: Days) -> list[tuple[time, time]]:
    """Of one day; midnight as an end is the day's end."""
    quiet, loud = time(pace.quiet_from), time(pace.quiet_to)
    if quiet == loud:
        return [(time.min, time.min)]
    if loud < quiet:  # the night goes over midnight
        return [(loud, quiet)]
    hours = [(loud, time.min)]
    return [(time.min, quiet), *hours] if quiet != time.min else hours
