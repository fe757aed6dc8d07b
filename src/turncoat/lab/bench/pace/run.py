"""`turncoat bench pace`: whole games by a script, and the figures that say how they flow."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median

from rich.console import Console

from turncoat.games.catalog import GAMES
from turncoat.kernel.scenarios import NO_SCENARIO
from turncoat.kernel.settings import SCENARIO
from turncoat.lab.bench.figures import Figures
from turncoat.lab.bench.measure import build, build_text
from turncoat.lab.bench.pace.game import FRESH, GOING_ON, PLAYERS, Flow, Play, settings_of
from turncoat.lab.bench.pace.stage import page_beats


@dataclass(frozen=True)
class Plan:
    games: Sequence[str]
    players: int | None  # None: as *Play now*
    deals: int  # of each game
    bot_pace: int
    scenario: str = NO_SCENARIO


def run(plan: Plan, as_json: bool) -> int:
    figures = Figures()
    for name in plan.games:
        add_figures(figures, name, play(plan, name))
    if as_json:
        print(
            json.dumps(
                {**build(), "deals": plan.deals, "bot_pace": plan.bot_pace, "figures": figures.to_json()}
            )
        )
    else:
        title = f"one person against bots, {plan.deals} games each, modelled time; {build_text()}"
        figures.show(title, Console())
    return 0


def play(plan: Plan, name: str) -> list[Flow]:
    game = GAMES[name]
    scenario = game.scenario_of({SCENARIO: plan.scenario})
    players = max(game.fewest_seats, min(game.most_seats, plan.players or PLAYERS))
    if scenario is not None:
        players = scenario.players
    settings = settings_of(name, players, plan.bot_pace, plan.scenario)
    me = 0 if scenario is None else scenario.seat
    with page_beats(name) as beats:
        return [Play(settings, seed, beats, me).run() for seed in range(1, plan.deals + 1)]


def add_figures(figures: Figures, name: str, flows: Sequence[Flow]) -> None:
    """Add the figures of one game: share of real choices, share of time spent waiting, time between decisions."""
    prompts = sum(flow.prompts for flow in flows)
    seconds = sum(flow.seconds for flow in flows)
    between = [one for flow in flows for one in flow.between]
    games = len(flows)
    figures.add(f"{name}_prompts", f"{name}: prompts in a game", "", prompts / games)
    figures.add(
        f"{name}_presses", f"{name}: answers in a game", "", sum(flow.presses for flow in flows) / games
    )
    real = 100 * sum(flow.real for flow in flows) / prompts
    figures.add(f"{name}_real", f"{name}: prompts with a real choice", "%", real, ">= 60")
    windows = 100 * sum(flow.windows for flow in flows) / prompts
    figures.add(f"{name}_windows", f"{name}: prompts that are chances to react", "%", windows)
    figures.add(f"{name}_minutes", f"{name}: a game, without thinking", "min", seconds / games / 60)
    figures.add(
        f"{name}_thinking",
        f"{name}: the same, with {FRESH} s to think, {GOING_ON} in a run, median",
        "min",
        median(flow.minutes for flow in flows),
    )
    waited = 100 * sum(flow.waited for flow in flows) / seconds
    figures.add(f"{name}_waiting", f'{name}: time of "Waiting for ..."', "%", waited, "<= 15")
    figures.add(
        f"{name}_between", f"{name}: between own real decisions, median", "s", median(between), "<= 45"
    )
    tenth = sorted(between)[int(len(between) * 0.9)]
    figures.add(f"{name}_between_p90", f"{name}: between own real decisions, p90", "s", tenth)
    skipped = sum(flow.skipped for flow in flows) / games
    figures.add(f"{name}_skipped", f"{name}: beats that piled up and were skipped", "", skipped)
