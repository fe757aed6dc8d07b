"""Reports: the figures are right, and the page has everything in it."""

import re
from pathlib import Path

import pytest

from tests.lab.data.run import saved_run
from turncoat.kernel.errors import BadInput
from turncoat.lab.ladder.shares import wilson
from turncoat.lab.report import figures, minds
from turncoat.lab.report.figures import Run, read_run
from turncoat.lab.report.page import report_page

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def talking(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return saved_run(tmp_path_factory.mktemp("talking"), "talking")


@pytest.fixture(scope="module")
def run(talking: Path) -> Run:
    return read_run(talking)


def test_shares_have_wilsons_intervals(run: Run) -> None:
    rows = figures.wins_by_players(run)
    assert {(row["players"], row["side"]) for row in rows} == {
        (players, side) for players in (4, 5) for side in ("humans", "aliens")
    }
    for row in rows:
        games = [game for game in run.games if game["players"] == row["players"]]
        assert row["of"] == len(games)
        assert row["count"] == sum(row["side"] in game["winning_sides"] for game in games)
        assert (row["low"], row["high"]) == wilson(row["share"], row["of"])


def test_only_options_that_differ_are_shown(run: Run) -> None:
    assert {row["option"] for row in figures.wins_by_option(run)} == {"windows=in_turn", "windows=together"}


def test_tracks_are_followed_from_the_deal_to_the_end(run: Run) -> None:
    rows = figures.tracks_over_time(run)
    assert rows
    for track in {row["track"] for row in rows}:
        of_track = [row for row in rows if row["track"] == track]
        assert [row["part"] for row in of_track] == [at / figures.PARTS for at in range(figures.PARTS + 1)]
        assert all(row["low"] <= row["high"] for row in of_track)


def test_beliefs_lie_between_the_ends_of_their_bins(run: Run) -> None:
    rows = minds.calibration(run)
    assert {row["side"] for row in rows} == {"humans", "aliens"}
    for row in rows:
        assert 0 <= row["believed"] <= 1
        assert row["low"] - 1e-9 <= row["share"] <= row["high"] + 1e-9
    about = {row["about"] for row in minds.suspicion_over_time(run)}
    assert about == {"traitors", "loyal seats"}


def test_the_page_needs_nothing_but_itself(talking: Path) -> None:
    written = report_page([talking])
    addresses = set(re.findall(r"""(?:href|src)=["']([^"'#]+)""", written)) | set(
        re.findall(r"url\(([^)#]+)\)", written)
    )
    assert not addresses
    assert "<script" not in written
    for heading in ("Who won", "By character", "By persona", "Dials and tracks", "Calibration", "Claims"):
        assert f">{heading}<" in written
    assert written.count("<svg") >= 10
    assert len(written) < 600_000


def test_two_runs_of_the_same_deals_are_compared_in_pairs(talking: Path, tmp_path: Path) -> None:
    silent = saved_run(tmp_path, "silent", is_silent=True)
    rows = minds.differences(read_run(silent), read_run(talking))
    assert [row["side"] for row in rows] == ["humans", "aliens"]
    assert all(row["way"] == "4 pairs of games of one deal" for row in rows)
    assert all(row["mean"] == pytest.approx(row["after"] - row["before"]) for row in rows)
    written = report_page([silent, talking])
    assert "what talk is worth" in written
    with pytest.raises(BadInput, match="same_name"):
        report_page([talking, talking])


def test_runs_of_other_deals_are_compared_as_independent(run: Run) -> None:
    other = Run("other", run.path, run.games[:3], run.seats, run.followed)
    for row in minds.differences(run, other):
        assert row["way"] == "independent games"
        assert row["low"] <= row["mean"] <= row["high"]
