"""`turncoat bench pace`: settings of *Play now*, the model of the page's stage, and the figures of a game."""

import json
import re
from pathlib import Path

import pytest

from turncoat.lab.bench.pace.game import BOT_PACE, OPTIONS, PLAYERS, Play, settings_of
from turncoat.lab.bench.pace.run import Plan, run
from turncoat.lab.bench.pace.stage import WEB, Beats, Stage, page_beats


class Steady(Beats):
    """Shows every event for the same time."""

    def __init__(self, time: float) -> None:
        self._time = time

    def of(self, events: object) -> list[float]:
        return [self._time]


def test_the_script_plays_with_the_settings_of_play_now() -> None:
    source = Path(WEB, "src", "start", "starting.ts").read_text(encoding="utf-8")
    constants = dict(re.findall(r"const ([A-Z_]+) = (\d+);", source))
    assert (constants["USUAL"], constants["BOT_PACE"]) == (str(PLAYERS), str(BOT_PACE))
    assert 'const TOGETHER = { windows: "together" };' in source
    assert OPTIONS == {"windows": "together"}


def test_the_stage_shows_events_one_after_the_other_and_faster_when_they_pile_up() -> None:
    stage = Stage(hasty=24, most=60)
    stage.show([100, 200])
    stage.advance(150)
    assert (stage.told, stage.idle) == (150, 0)
    stage.advance(1000)
    assert stage.told == pytest.approx(100 / (1 + 1 / 24) + 200)
    assert stage.told + stage.idle == 1000
    stage.show([50] * 61)
    assert (stage.skipped, stage.quiet_at()) == (61, 1000)


@pytest.mark.parametrize("time", [0, 400, 4000])
def test_a_person_waits_only_where_bots_take_longer_than_the_page_shows(time: float) -> None:
    flow = Play(settings_of("lifeboat", 4), 3, Steady(time)).run()
    assert flow.prompts == flow.real  # questions with one answer are skipped
    assert flow.prompts <= flow.presses
    assert flow.told >= 0
    if time > BOT_PACE + 20:
        assert flow.waited / (flow.told + flow.waited) < 0.2
    if not time:
        assert flow.told == 0
        assert flow.waited


def test_bots_that_pass_cost_no_time() -> None:
    slow, quick = (Play(settings_of("lifeboat", 4, pace), 3, Steady(0)).run() for pace in (1000, 0))
    assert quick.waited < 5
    assert slow.waited > quick.waited


@pytest.mark.slow
@pytest.mark.parametrize("game", ["unfathomable", "thing", "lifeboat"])
def test_the_pages_own_staging_says_how_long_events_are_shown(game: str) -> None:
    with page_beats(game) as beats:
        flow = Play(settings_of(game, 4), 1, beats).run()
    assert flow.told > 10
    assert flow.waited / (flow.told + flow.waited) <= 0.15
    assert len(flow.between) == flow.real


@pytest.mark.slow
def test_the_figures_are_printed_with_their_goals(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(Plan(["lifeboat"], None, 1, BOT_PACE), as_json=True) == 0
    figures = json.loads(capsys.readouterr().out)["figures"]
    assert figures["lifeboat_real"]["value"] == 100
    assert figures["lifeboat_waiting"]["goal"] == "<= 15"
