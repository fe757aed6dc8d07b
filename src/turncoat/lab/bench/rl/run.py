"""Plan and figures of `turncoat bench rl`."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from statistics import median
from typing import Final

from rich.console import Console

from turncoat.bots.catalog import RANDOM
from turncoat.games.catalog import GAMES
from turncoat.kernel.dice import fast
from turncoat.kernel.shapes import Json
from turncoat.lab.bench.measure import (
    Figure,
    Measure,
    build,
    build_text,
    measure_in_turns,
    number,
    on_one_core,
    random_play,
    show_figures,
)
from turncoat.lab.bench.rl.play import (
    CLOCK,
    Run,
    aec_play,
    batch_play,
    kernel_play_in_turn,
    rules_of_spiel_play,
    spiel_play,
)
from turncoat.lab.bench.rl.search import (
    SIMULATIONS,
    Pick,
    flat_pick,
    ismcts_pick,
    random_pick,
    simulations,
    wins_of,
)
from turncoat.lab.games import players_measured
from turncoat.lab.ladder.shares import wilson
from turncoat.rl import environments
from turncoat.rl.agent_game import SLOTS

# OpenSpiel's own games in Python that are played move by move and need nothing else
PEERS: Final = (
    "python_ant_foraging",
    "python_tic_tac_toe",
    "python_team_dominoes",
    "python_block_dominoes",
    "python_hangman",
    "python_liars_poker",
    "python_kuhn_poker",
)
DECISIONS: Final = "decisions/s"
STEPS: Final = "steps/s"
MOVES: Final = "moves/s"


@dataclass(frozen=True)
class Plan:
    rounds: int
    seconds: float
    envs: int  # of a batch
    games: int  # that each search plays; 0: none
    against: str = RANDOM  # the bot at the other seats of these games


def run(plan: Plan, as_json: bool) -> int:
    with on_one_core():
        figures = measure_in_turns(measures(plan), plan.rounds, plan.seconds)
        wins = play_searches(plan) if plan.games else {}
    shares = compare(figures)
    if as_json:
        told: dict[str, Json] = {figure.name: figure.as_object() for figure in figures}
        print(
            json.dumps({**build(), "envs": plan.envs, "figures": told, "compared": {**shares}, "wins": wins})
        )
        return 0
    console = Console()
    title = (
        f"{plan.rounds} rounds of {plan.seconds:g} s of CPU time, {plan.envs} games a batch; {build_text()}"
    )
    show_figures(title, figures, console)
    for name, value in shares.items():
        console.print(f"{name}: {number(value)}")
    for name, count in wins.items():
        low, high = wilson(count / plan.games, plan.games)
        console.print(
            f"{name}: {count} of {plan.games} games won against {plan.against} ({low:.0%} to {high:.0%})"
        )
    return 0


def measures(plan: Plan) -> list[Measure]:
    return [*our_measures(plan), *spiel_measures(), hanabi_measure()]


def our_measures(plan: Plan) -> list[Measure]:
    listed = []
    for name, game in GAMES.items():
        players = players_measured(game)
        runs: list[tuple[str, str, str, Run]] = [
            ("kernel", "rules alone", DECISIONS, random_play(game, players, CLOCK)),
            (
                "kernel_in_turn",
                "rules alone, games in turn",
                DECISIONS,
                kernel_play_in_turn(game, players, plan.envs),
            ),
            ("vector", "vectorised", DECISIONS, batch_play(game, players, plan.envs)),
            ("vector_slots", "vectorised, slots", DECISIONS, batch_play(game, players, plan.envs, SLOTS)),
            ("aec", "AEC", STEPS, aec_play(environments(name).env(players))),
            ("aec_slots", "AEC, slots", STEPS, aec_play(environments(name).env(players, actions=SLOTS))),
        ]
        listed += [
            Measure(f"{kind}_{name}", f"{name} ({players}), {label}", unit, run)
            for kind, label, unit, run in runs
        ]
    return listed


def spiel_measures() -> list[Measure]:
    import open_spiel.python.games  # noqa: F401 - registers them

    from turncoat.rl.spiel import PREFIX, register

    register()
    listed = []
    for name, game in GAMES.items():
        players = players_measured(game)
        wrapped = spiel_play(f"{PREFIX}{name}", {"players": players})
        rules = rules_of_spiel_play(game, players)
        listed.append(Measure(f"spiel_{name}", f"{name} ({players}), OpenSpiel", MOVES, wrapped))
        listed.append(
            Measure(f"spiel_rules_{name}", f"{name} ({players}), rules of these moves", MOVES, rules)
        )
    listed += [
        Measure(f"spiel_{name}", f"{name}, OpenSpiel's own", MOVES, spiel_play(name, {})) for name in PEERS
    ]
    listed.append(Measure("ismcts", "OpenSpiel's IS-MCTS", "simulations/s", simulations(ismcts_pick(1))))
    listed.append(
        Measure("flat_search", "flat search on the kernel", "simulations/s", simulations(flat_pick(fast(1))))
    )
    return listed


def hanabi_measure() -> Measure:
    from pettingzoo.classic import hanabi_v5

    return Measure("aec_hanabi", "PettingZoo's hanabi, AEC", STEPS, aec_play(hanabi_v5.env()))


def compare(figures: list[Figure]) -> dict[str, float]:
    """The ratios of interest, each the median of the ratios of single rounds: other load in a round slows both sides of
    its ratio."""
    rounds = {figure.name: figure.rounds for figure in figures}

    def ratio(one: str, other: str) -> float:
        return median(a / b for a, b in zip(rounds[one], rounds[other], strict=True))

    def without_rules(name: str, peer: str) -> float:
        """The ratio for the wrapper alone. Rules of a peer, which take little, count as its own."""
        timed = zip(
            rounds[f"spiel_{name}"], rounds[f"spiel_rules_{name}"], rounds[f"spiel_{peer}"], strict=True
        )
        return median((1 / other) / (1 / both - 1 / rules) for both, rules, other in timed)

    shares: dict[str, float] = {}
    for name in GAMES:
        shares[f"{name}: share of the adapter in a batch"] = 1 - ratio(
            f"vector_{name}", f"kernel_in_turn_{name}"
        )
        # Its loop searches each mask, which is counted as well
        shares[f"{name}: share of adapter and loop in AEC steps"] = 1 - ratio(
            f"aec_{name}", f"kernel_in_turn_{name}"
        )
        shares[f"{name}: AEC / hanabi"] = ratio(f"aec_{name}", "aec_hanabi")
        shares[f"{name}: AEC with slots / hanabi"] = ratio(f"aec_slots_{name}", "aec_hanabi")
        for peer in PEERS:
            shares[f"{name}: OpenSpiel / {peer}"] = ratio(f"spiel_{name}", f"spiel_{peer}")
            shares[f"{name}: OpenSpiel's wrapper alone / {peer}"] = without_rules(name, peer)
    return shares


def play_searches(plan: Plan) -> dict[str, int]:
    """Games won in seat 0, of the same deals; the bot itself and random play are there to compare with."""
    picks: dict[str, Callable[[], Pick]] = {
        f"OpenSpiel's IS-MCTS, {SIMULATIONS} simulations": lambda: ismcts_pick(1),
        f"flat search, {SIMULATIONS} simulations": lambda: flat_pick(fast(1)),
        "random": lambda: random_pick(fast(1)),
    }
    wins = {name: wins_of(pick(), plan.games, plan.against) for name, pick in picks.items()}
    if plan.against != RANDOM:
        wins[plan.against] = wins_of(None, plan.games, plan.against)
    return wins
