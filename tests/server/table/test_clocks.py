from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from turncoat.server.runtime.clock import SteadyClock
from turncoat.server.table.settings import Days, Live, Untimed
from turncoat.server.table.working_hours import count_time, later

HOUR = 3_600_000
ZONES = (
    "Europe/Kyiv",
    "America/New_York",
    "UTC",
    "Africa/Cairo",
)  # in Cairo midnight itself is left out in spring
MILLISECOND = timedelta(milliseconds=1)


def at(zone: str, text: str) -> int:
    return round(datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp() * 1000)


def local(zone: str, moment: int) -> str:
    return datetime.fromtimestamp(moment / 1000, ZoneInfo(zone)).strftime("%Y-%m-%d %H:%M")


moments = st.datetimes(datetime(2026, 1, 1), datetime(2028, 12, 31)).map(
    lambda moment: (moment.replace(tzinfo=UTC) - datetime.fromtimestamp(0, UTC)) // MILLISECOND
)
paces = st.builds(
    Days,
    quiet_from=st.integers(0, 23),
    quiet_to=st.integers(0, 23),
    zone=st.sampled_from(ZONES),
    weekends=st.booleans(),
)
spans = st.integers(0, 60 * HOUR)


@given(pace=paces, since=moments, one=spans, other=spans)
@settings(max_examples=60, deadline=None)
def test_time_that_counts_adds_up(pace: Days, since: int, one: int, other: int) -> None:
    assert later(pace, later(pace, since, one), other) == later(pace, since, one + other)


@given(pace=paces, since=moments, span=st.integers(1, 60 * HOUR))
@settings(max_examples=60, deadline=None)
def test_exactly_the_time_that_was_given_counts(pace: Days, since: int, span: int) -> None:
    end = later(pace, since, span)
    assert count_time(pace, since, end) == span
    assert count_time(pace, since, end - 1) == span - 1


@given(pace=paces, since=moments, span=st.integers(1, 60 * HOUR))
@settings(max_examples=60, deadline=None)
def test_nobodys_time_runs_out_in_quiet_hours_or_at_a_weekend(pace: Days, since: int, span: int) -> None:
    last = datetime.fromtimestamp((later(pace, since, span) - 1) / 1000, ZoneInfo(pace.zone))
    quiet, loud = pace.quiet_from, pace.quiet_to
    is_quiet = quiet <= last.hour < loud if quiet <= loud else last.hour >= quiet or last.hour < loud
    assert not is_quiet
    assert pace.weekends or last.weekday() < 5


@given(since=moments, span=spans, zone=st.sampled_from(ZONES))
@settings(max_examples=30, deadline=None)
def test_where_every_hour_counts_a_day_may_have_23_or_25_of_them(since: int, span: int, zone: str) -> None:
    assert later(Days(quiet_from=0, quiet_to=0, zone=zone), since, span) == since + span


@pytest.mark.parametrize(
    ("zone", "asked", "hours", "end"),
    [
        ("Europe/Kyiv", "2027-03-27 20:00", 4, "2027-03-28 10:00"),  # the night is an hour shorter
        ("Europe/Kyiv", "2027-10-30 20:00", 4, "2027-10-31 10:00"),
        ("America/New_York", "2027-03-13 21:30", 1, "2027-03-14 08:30"),
        ("America/New_York", "2027-11-06 21:30", 1, "2027-11-07 08:30"),
        ("Europe/Kyiv", "2027-06-01 03:00", 2, "2027-06-01 10:00"),  # asked at night
    ],
)
def test_mornings_are_as_the_clocks_on_the_wall_say(zone: str, asked: str, hours: int, end: str) -> None:
    assert local(zone, later(Days(zone=zone), at(zone, asked), hours * HOUR)) == end


@pytest.mark.parametrize(
    ("asked", "hours", "end"),
    [("2027-03-14 00:30", 3, "2027-03-14 04:30"), ("2027-11-07 00:30", 3, "2027-11-07 02:30")],
)
def test_hours_that_count_are_real_ones_when_the_clocks_change(asked: str, hours: int, end: str) -> None:
    pace = Days(quiet_from=12, quiet_to=13, zone="America/New_York")
    assert local("America/New_York", later(pace, at("America/New_York", asked), hours * HOUR)) == end


def test_quiet_hours_may_begin_in_the_hour_that_is_left_out() -> None:
    pace = Days(quiet_from=2, quiet_to=5, zone="America/New_York")
    end = later(pace, at("America/New_York", "2027-03-14 01:00"), 2 * HOUR)
    assert local("America/New_York", end) == "2027-03-14 06:00"


def test_weekends_do_not_count_where_they_do_not() -> None:
    pace = Days(zone="Europe/Kyiv", weekends=False)
    assert (
        local("Europe/Kyiv", later(pace, at("Europe/Kyiv", "2027-06-04 21:00"), 2 * HOUR))
        == "2027-06-07 09:00"
    )


def test_the_longest_pace_ends_also_where_one_hour_a_day_counts() -> None:
    pace = Days(hours=24 * 14, quiet_from=1, quiet_to=0, zone="Europe/Kyiv", weekends=False)
    since = at("Europe/Kyiv", "2027-06-01 00:00")
    assert count_time(pace, since, later(pace, since, pace.hours * HOUR)) == pace.hours * HOUR


@pytest.mark.parametrize("pace", [Live(), Untimed()])
def test_at_other_tables_all_time_counts(pace: Live | Untimed) -> None:
    assert later(pace, 5, 7) == 12
    assert count_time(pace, 5, 12) == 7


class Machine:
    """A wall clock that can be set, and a monotonic one."""

    def __init__(self) -> None:
        self.wall = 1_800_000_000_000_000_000
        self.passed = 0

    def wait(self, seconds: float) -> None:
        self.wall += round(seconds * 1e9)
        self.passed += round(seconds * 1e9)

    def clock(self) -> SteadyClock:
        return SteadyClock(lambda: self.wall, lambda: self.passed)


@pytest.mark.parametrize("step", [3600, -3600, 0.5, -0.5])
def test_a_wall_clock_that_is_set_takes_nobodys_time(step: float) -> None:
    machine = Machine()
    clock = machine.clock()
    before = clock()
    machine.wall += round(step * 1e9)
    assert clock() == before
    machine.wait(10)
    assert abs(clock() - before - 10_000) <= 500


@given(steps=st.lists(st.tuples(st.floats(0, 100), st.floats(-5000, 5000)), max_size=20))
@settings(max_examples=50, deadline=None)
def test_time_never_goes_back_and_agrees_with_the_wall_clock_in_the_end(
    steps: list[tuple[float, float]],
) -> None:
    machine = Machine()
    clock = machine.clock()
    last = clock()
    for passed, step in steps:
        machine.wait(passed)
        machine.wall += round(step * 1e9)
        assert clock() >= last
        last = clock()
    machine.wait(20 * 20 * 5000 + 1)
    clock()
    assert abs(clock() - machine.wall // 1_000_000) <= 1
