"""Quality of beliefs, on games that were not counted: against the exact base rate, at three checkpoints of a game.

    python -m turncoat.lab.unfathomable.measure_beliefs --games N --bots NAME[,NAME...]
    python -m turncoat.lab.unfathomable.measure_beliefs --games N --leave-one-out
    python -m turncoat.lab.unfathomable.measure_beliefs --games N --bots belief --hidden

The second command measures beliefs about personas that were not counted, the third those about traitors who hide.

Two yardsticks: the prior given one's own loyalty cards alone, for all other seats; and everything that is proven, for
the seats about which nothing is, which leaves only what soft evidence adds. Intervals are bootstrapped over games.
"""

import argparse
import random
import time
from collections.abc import Iterable, Iterator
from functools import partial
from typing import Final

from turncoat.bots.catalog import PERSONA, PERSONAS
from turncoat.bots.player import Heard
from turncoat.bots.unfathomable.belief.loyalty import Loyalties
from turncoat.bots.unfathomable.belief.model import Belief
from turncoat.bots.unfathomable.belief.tables import Tables, usual_tables
from turncoat.bots.unfathomable.personas import PERSONAS as TRAITS
from turncoat.games.unfathomable.board import LOYALTY_DECK
from turncoat.kernel.events import MOVED
from turncoat.kernel.ids import SPECTATOR, Seats
from turncoat.lab.ladder.bootstrap import Bootstrap
from turncoat.lab.ladder.forecast_sums import ForecastSums, add_up, calibration_error, skill
from turncoat.lab.unfathomable.fit_beliefs import (
    CHECKPOINTS,
    MEASURING,
    PAIRS,
    Played,
    Truth,
    checkpoints,
    count_apart,
    play_games,
    together,
)

HALF: Final = 0.5
RESAMPLES: Final = 400
NEVER: Final = 1e-9


Row = tuple[str, float]


def measure(games: int, bots: list[str], tables: Tables | None = None) -> dict[Row, ForecastSums]:
    """Print the table. Returns its sums, by yardstick and checkpoint."""
    print(
        f"{games} games of {', '.join(bots)}; base, skill with 95 % interval over games, log-loss, calibration error"
    )
    totals = _print_rows(play_games(games, bots, MEASURING), tables)
    print(times(min(games, 20), bots, tables))
    return totals


def _print_rows(games: Iterable[Played], tables: Tables | None) -> dict[Row, ForecastSums]:
    rows: dict[Row, list[ForecastSums]] = {}
    for game in games:
        bases = _priors(game)
        for (beliefs, mask), share, prior in zip(checkpoints(game, tables), CHECKPOINTS, bases, strict=True):
            alone, proven = _score(beliefs, mask, prior)
            rows.setdefault(("own cards", share), []).append(alone)
            rows.setdefault(("proven", share), []).append(proven)
    totals = {}
    for row, by_game in sorted(rows.items()):
        total = add_up(by_game)
        once = [1] * len(by_game)
        bounds = Bootstrap(len(by_game)).interval(partial(skill, by_game))
        interval = f"{bounds[0]:.1%} to {bounds[1]:.1%}" if bounds else "?"
        count = max(1, total.forecasts)
        print(
            f"{row[0]:>9} {row[1]:4.0%} n={total.forecasts:6} Brier {total.squares / count:.3f} "
            f"(base {total.base_squares / count:.3f}) skill {skill(by_game, once):6.1%} ({interval}) "
            f"log-loss {total.loss / count:.3f} (base {total.base_loss / count:.3f}) "
            f"ECE {calibration_error(by_game, once):.3f}"
        )
        totals[row] = total
    return totals


def _score(
    beliefs: list[Belief], mask: Seats, priors: list[list[float]]
) -> tuple[ForecastSums, ForecastSums]:
    """Score every seat's beliefs about all others."""
    alone, proven = ForecastSums(), ForecastSums()
    for belief, prior in zip(beliefs, priors, strict=True):
        soft, hard = belief.suspicion(), belief.proof()
        for seat in range(belief.seats):
            if seat == belief.seat:
                continue
            truth = bool(mask >> seat & 1)
            alone.note(soft[seat], prior[seat], truth)
            if NEVER < hard[seat] < 1 - NEVER:
                proven.note(soft[seat], hard[seat], truth)
    return alone, proven


def _priors(game: Played) -> list[list[list[float]]]:
    """The beliefs of each seat from the deals alone, at each checkpoint."""
    deals = [Loyalties(game.seats, game.settings) for _ in range(game.seats)]
    stops = [int(len(game.events) * share) for share in CHECKPOINTS]
    priors = []
    for number, event in enumerate(game.events[: stops[-1] + 1]):
        if number in stops:
            priors.append([deal.proof() for deal in deals])
        if event.kind == MOVED and event.arguments[0] == LOYALTY_DECK:
            for seat, deal in enumerate(deals):
                source, target, count = event.arguments
                deal.hear_move(source, target, count, Heard(event, seat).secret)
    return priors


def times(games: int, bots: list[str], tables: Tables | None = None) -> str:
    """Times of hearing an event, and of computing beliefs once."""
    events, hearing, longest, asking, asked = 0, 0.0, 0.0, 0.0, 0
    for game in play_games(games, bots, MEASURING):
        belief = Belief(game.game, SPECTATOR, game.seats, game.settings, tables)
        for event in game.events:
            heard = Heard(event, SPECTATOR)
            begin = time.process_time()
            belief.hear(heard)
            took = time.process_time() - begin
            hearing += took
            longest = max(longest, took)
            events += 1
            if events % 5 == 0:
                begin = time.process_time()
                belief.suspicion()
                asking += time.process_time() - begin
                asked += 1
    return (
        f"hear: {hearing / max(1, events) * 1e3:.4f} ms on average, {longest * 1e3:.1f} ms at most; "
        f"suspicion: {asking / max(1, asked) * 1e3:.3f} ms"
    )


def leave_one_out(games: int) -> None:
    """For each persona: count games of all others, then measure games in which a whole side plays it."""
    parts = count_apart(games, [PERSONA])
    usual = usual_tables()
    for name in [*TRAITS["human"], *TRAITS["traitor"]]:
        tables = together(parts, left_out=name)
        tables.temper_checks, tables.temper_deeds = usual.temper_checks, usual.temper_deeds
        tables.sleeping, tables.cap = usual.sleeping, usual.cap
        print(f"{name}, which was not counted:")
        playing = [bot for bot in PAIRS if name in bot.removeprefix(PERSONAS).split("+")]
        _print_rows(play_games(max(1, games // 10), playing, MEASURING), tables)


# Traitors who hide


def measure_hidden(games: int, bots: list[str]) -> tuple[float, float]:
    """Print a spectator's suspicion of hidden traitors half-way and the suspicion from the deals alone, with the
    interval of their ratio, bootstrapped by game. Returns both."""
    by_game = [list(_hidden_traitors(game)) for game in play_games(games, bots, MEASURING)]
    total = [one for group in by_game for one in group]
    chance = random.Random(1)
    ratios = []
    for _ in range(RESAMPLES):
        drawn = [one for _ in by_game for one in by_game[chance.randrange(len(by_game))]]
        ratios.append(_ratio(drawn))
    ratios.sort()
    number = max(1, len(total))
    suspected, base = sum(one[0] for one in total) / number, sum(one[1] for one in total) / number
    print(
        f"{games} games of {', '.join(bots)}: {len(total)} hidden traitors half-way, suspicion {suspected:.3f}, base {base:.3f}, "
        f"ratio {_ratio(total):.2f} ({ratios[int(RESAMPLES * 0.025)]:.2f} to {ratios[int(RESAMPLES * 0.975)]:.2f})"
    )
    return suspected, base


def _ratio(pairs: list[tuple[float, float]]) -> float:
    base = sum(one[1] for one in pairs)
    return sum(one[0] for one in pairs) / base if base else 1.0


def _hidden_traitors(game: Played) -> Iterator[tuple[float, float]]:
    belief = Belief(game.game, SPECTATOR, game.seats, game.settings)
    truth = Truth(game)
    for event in game.events[: int(len(game.events) * HALF)]:
        truth.hear(event)
        belief.hear(Heard(event, SPECTATOR))
    for seat, (chance, base) in enumerate(zip(belief.suspicion(), belief.proof(), strict=True)):
        if truth.mask >> seat & 1 and belief.watch.is_hidden(seat):
            yield chance, base


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure beliefs in Unfathomable.")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--bots", default=PERSONA, help="names, with commas between them")
    parser.add_argument("--leave-one-out", action="store_true")
    parser.add_argument("--hidden", action="store_true")
    given = parser.parse_args()
    if given.leave_one_out:
        leave_one_out(given.games)
    elif given.hidden:
        measure_hidden(given.games, given.bots.split(","))
    else:
        measure(given.games, given.bots.split(","))


if __name__ == "__main__":
    main()
