"""Figures of bots' beliefs and statements: calibration, suspicion over time, claims and lies, and the value of talk."""

from collections import defaultdict
from math import sqrt
from typing import Final

from turncoat.lab.ladder.shares import Z_95, Share, wilson
from turncoat.lab.report.figures import PARTS, Figure, Run, figure_of

BINS: Final = 10


def calibration(run: Run) -> list[Figure]:
    """Mean belief and observed share, by the believer's side and by bin. A game is one cluster."""
    of_game: dict[tuple[str, str, int], list[float]] = defaultdict(lambda: [0.0, 0.0, 0.0])
    for row in run.rows("beliefs", ["side", "belief", "is_traitor"]):
        at = min(BINS - 1, int(row["belief"] * BINS))
        sums = of_game[row["game_id"], row["side"], at]
        sums[0] += row["belief"]
        sums[1] += row["is_traitor"]
        sums[2] += 1
    shares: dict[tuple[str, int], Share] = defaultdict(Share)
    believed: dict[tuple[str, int], float] = defaultdict(float)
    for (_, side, at), (belief, true, count) in of_game.items():
        shares[side, at].put(int(true), int(count))
        believed[side, at] += belief
    return [
        figure_of(share, run=run.name, side=side, believed=believed[side, at] / share.total)
        for (side, at), share in sorted(shares.items())
    ]


def suspicion_over_time(run: Run) -> list[Figure]:
    """The mean belief of loyal seats about traitors and about loyal seats, from each seat's last note."""
    notes: dict[tuple[str, int, int], list[tuple[float, float, bool, str]]] = defaultdict(list)
    for row in run.rows("beliefs", ["part", "seat", "about", "belief", "is_traitor", "side"]):
        key = row["game_id"], row["seat"], row["about"]
        notes[key].append((row["part"], row["belief"], row["is_traitor"], row["side"]))
    sums: dict[tuple[bool, int], list[float]] = defaultdict(lambda: [0.0, 0.0])
    for written in notes.values():
        for part in range(PARTS + 1):
            last = [one for one in written if one[0] <= part / PARTS]
            if last and last[-1][3] == run.sides[0]:
                held = sums[last[-1][2], part]
                held[0] += last[-1][1]
                held[1] += 1
    return [
        {
            "run": run.name,
            "about": "traitors" if is_traitor else "loyal seats",
            "part": part / PARTS,
            "belief": total / count,
            "count": int(count),
        }
        for (is_traitor, part), (total, count) in sorted(sums.items())
    ]


def claims(run: Run) -> list[Figure]:
    """Numbers of claims about facts by side, and the shares that were true and that were lies. A game is one
    cluster."""
    of_game: dict[tuple[str, str], list[int]] = defaultdict(lambda: [0, 0, 0])
    for row in run.rows("statements", ["side", "is_true", "is_lie"]):
        if row["is_true"] is not None:
            counted = of_game[row["game_id"], row["side"]]
            counted[0] += row["is_true"]
            counted[1] += bool(row["is_lie"])
            counted[2] += 1
    shares: dict[tuple[str, str], Share] = defaultdict(Share)
    for (_, side), (true, lies, count) in of_game.items():
        shares[side, "true"].put(true, count)
        shares[side, "lies"].put(lies, count)
    return [
        figure_of(share, run=run.name, side=side, what=what) for (side, what), share in sorted(shares.items())
    ]


def has_talk(run: Run) -> bool:
    return any(True for _ in run.rows("statements", []))


def differences(before: Run, after: Run) -> list[Figure]:
    """The difference of each side's share of wins between two runs. Games with the same name are the same deal, so they
    are paired."""
    rows: list[Figure] = []
    games = {game["game_id"]: game for game in before.finished}
    pairs = [(games[game["game_id"]], game) for game in after.finished if game["game_id"] in games]
    for side in before.sides:
        first, second = _wins(before, side), _wins(after, side)
        if pairs and len(pairs) == len(before.finished) == len(after.finished):
            steps = [(side in new["winning_sides"]) - (side in old["winning_sides"]) for old, new in pairs]
            mean = sum(steps) / len(steps)
            spread = sqrt(sum((step - mean) ** 2 for step in steps) / max(1, len(steps) - 1) / len(steps))
            low, high = mean - Z_95 * spread, mean + Z_95 * spread
            way = f"{len(pairs)} pairs of games of one deal"
        else:
            mean, (low, high) = _newcombe(first, second)
            way = "independent games"
        rows.append(
            {
                "side": side,
                "before": first.share,
                "after": second.share,
                "mean": mean,
                "low": low,
                "high": high,
                "way": way,
            }
        )
    return rows


def _wins(run: Run, side: str) -> Share:
    share = Share()
    for game in run.finished:
        share.put(side in game["winning_sides"], 1)
    return share


def _newcombe(first: Share, second: Share) -> tuple[float, tuple[float, float]]:
    """The difference of two independent shares, with Newcombe's 95 % interval from Wilson's."""
    one, two = first.share or 0.0, second.share or 0.0
    low_one, high_one = wilson(one, first.total)
    low_two, high_two = wilson(two, second.total)
    below = sqrt((two - low_two) ** 2 + (high_one - one) ** 2)
    above = sqrt((high_two - two) ** 2 + (one - low_one) ** 2)
    return two - one, (two - one - below, two - one + above)
