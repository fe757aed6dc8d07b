"""The page of a report: headings, charts and the figures behind them, in one HTML file without scripts."""

from collections.abc import Callable
from html import escape
from pathlib import Path
from typing import Final

from turncoat.kernel.errors import BadInput
from turncoat.lab.report import charts, figures, minds
from turncoat.lab.report.charts import Spec, draw
from turncoat.lab.report.figures import MOST_FOLLOWED, Figure, Run

STYLE: Final = """
:root { color-scheme: light; }
body { margin: 0 auto; max-width: 920px; padding: 24px 16px 64px; font: 16px/1.5 system-ui, sans-serif; color: #1d2733; background: #fff; }
h1 { font-size: 28px; margin: 0 0 4px; } h2 { font-size: 20px; margin: 40px 0 4px; } h3 { font-size: 16px; margin: 20px 0 0; }
p { margin: 4px 0 12px; max-width: 70ch; } .quiet { color: #56616e; }
figure { margin: 8px 0; overflow-x: auto; } svg { max-width: 100%; height: auto; }
table { display: block; max-width: 100%; overflow-x: auto; border-collapse: collapse; font-size: 14px; margin: 8px 0; } th, td { padding: 3px 12px 3px 0; text-align: right; border-bottom: 1px solid #e3e7eb; }
th:first-child, td:first-child { text-align: left; } details { margin: 4px 0 16px; } summary { cursor: pointer; color: #2a6f97; }
@media (max-width: 600px) { body { padding: 16px 12px 48px; } }
"""
SHOWN_DIGITS: Final = 3


def report_page(paths: list[Path]) -> str:
    """The report of one run, or of two that are compared. BadInput: a run cannot be read."""
    runs = [figures.read_run(path) for path in paths]
    if len({run.games[0]["game"] for run in runs}) > 1:
        raise BadInput("other_game", " ".join(str(path) for path in paths))
    if len({run.name for run in runs}) < len(runs):
        raise BadInput("same_name", runs[0].name)
    parts = [_summary(runs)]
    if len(runs) > 1:
        parts.append(_difference(runs[0], runs[1]))
    for section in (_wins, _people, _course, _minds, _talk):
        parts.append(section(runs))
    return page(f"{runs[0].games[0]['game']}: {' and '.join(run.name for run in runs)}", "\n".join(parts))


def page(title: str, body: str) -> str:
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head>\n"
        f"<body><h1>{escape(title)}</h1>\n{body}\n</body></html>\n"
    )


def section(heading: str, told: str, *parts: str) -> str:
    """A section of the page; empty if it has no content."""
    shown = [part for part in parts if part]
    if not shown:
        return ""
    return f'<section><h2>{escape(heading)}</h2><p class="quiet">{escape(told)}</p>{"".join(shown)}</section>'


def chart(heading: str, spec: Spec, rows: list[Figure]) -> str:
    """A chart with its figures as a table; empty if there are none."""
    if not rows:
        return ""
    return (
        f'<h3>{escape(heading)}</h3><figure role="group" aria-label="{escape(heading)}">{draw(spec, rows)}</figure>'
        f"<details><summary>figures</summary>{table(rows)}</details>"
    )


def table(rows: list[Figure]) -> str:
    heads = "".join(f"<th>{escape(name)}</th>" for name in rows[0])
    lines = "".join(
        "<tr>" + "".join(f"<td>{_cell(value)}</td>" for value in row.values()) + "</tr>" for row in rows
    )
    return f"<table><thead><tr>{heads}</tr></thead><tbody>{lines}</tbody></table>"


def _cell(value: object) -> str:
    return f"{value:.{SHOWN_DIGITS}f}" if isinstance(value, float) else escape(str(value))


# The sections of a report


def _of_all(runs: list[Run], figures_of: Callable[[Run], list[Figure]]) -> list[Figure]:
    """Figures of all runs, each row with the name of its run."""
    return [{"run": run.name, **row} for run in runs for row in figures_of(run)]


def _by_side(runs: list[Run], heading: str, rows: str, figures_of: Callable[[Run], list[Figure]]) -> str:
    """One chart of intervals per run."""
    return "".join(
        chart(
            heading if len(runs) == 1 else f"{heading}: {run.name}",
            charts.intervals(rows, "side"),
            figures_of(run),
        )
        for run in runs
    )


def _summary(runs: list[Run]) -> str:
    rows: list[Figure] = []
    for run in runs:
        decided = sorted(game["decisions"] for game in run.finished)
        bots = {seat["loyal_bot"] for seats in run.seats.values() for seat in seats}
        bots |= {seat["traitor_bot"] for seats in run.seats.values() for seat in seats}
        rows.append(
            {
                "run": run.name,
                "games": len(run.games),
                "failed": len(run.games) - len(run.finished),
                "players": ", ".join(
                    str(players) for players in sorted({game["players"] for game in run.games})
                ),
                "bots": ", ".join(sorted(bots)),
                "median decisions": decided[len(decided) // 2] if decided else 0,
                "talk": "yes" if minds.has_talk(run) else "no",
            }
        )
    note = (
        "Bars are 95 % intervals (Wilson's); seats of one game count as one observation as far as they agree. "
        f"Tracks, beliefs and statements are those of the first {MOST_FOLLOWED:,} games."
    )
    return f'{table(rows)}<p class="quiet">{note}</p>'


def _difference(before: Run, after: Run) -> str:
    rows = minds.differences(before, after)
    talks = minds.has_talk(before), minds.has_talk(after)
    told = f"Points that each side won more often in {after.name} than in {before.name}, with 95 % intervals."
    if talks[0] != talks[1]:
        told += " One run has talk and the other has none: this is what talk is worth, to play."
    shown = [
        {**row, "share": row["mean"], "what": f"{row['side']}: {after.name} less {before.name}"}
        for row in rows
    ]
    drawn = chart("Difference", charts.differences("what", "side"), shown)
    return section("What differs", told, drawn)


def _wins(runs: list[Run]) -> str:
    return section(
        "Who won",
        "A side wins when one of its seats does; both may lose.",
        _by_side(runs, "By number of players", "players", figures.wins_by_players),
        _by_side(runs, "By option", "option", figures.wins_by_option),
        chart("How games ended", charts.intervals("ending", "run", "games"), _of_all(runs, figures.endings)),
    )


def _people(runs: list[Run]) -> str:
    return section(
        "Which seats won",
        "Shares of seats, by the side they were on at the end.",
        _by_side(runs, "By bot", "who", figures.wins_by_bot),
        _by_side(runs, "By persona", "who", lambda run: figures.wins_by(run, "persona")),
        _by_side(runs, "By character", "who", lambda run: figures.wins_by(run, "character")),
    )


def _course(runs: list[Run]) -> str:
    return section(
        "How games went",
        "Tracks of the board from the deal to the end: means, and the middle half of the games.",
        chart("Length", charts.histogram(), figures.lengths(runs)),
        chart(
            "Dials and tracks", charts.bands(), [row for run in runs for row in figures.tracks_over_time(run)]
        ),
    )


def _minds(runs: list[Run]) -> str:
    curves = "".join(
        chart(
            "Calibration" if len(runs) == 1 else f"Calibration: {run.name}",
            charts.calibration_curves("side"),
            minds.calibration(run),
        )
        for run in runs
    )
    suspicion = [row for run in runs for row in minds.suspicion_over_time(run)]
    over_time = charts.lines("about", "run", "belief", "how likely a traitor")
    return section(
        "What bots believed",
        "From the diaries of bots that keep one. Calibration is by the believer's side: on the diagonal, of what was "
        "believed with 30 % three in ten were so. Suspicion is that of loyal seats.",
        curves,
        chart("Suspicion over time", over_time, suspicion),
    )


def _talk(runs: list[Run]) -> str:
    rows = [{**row, "who": f"{row['side']}: {row['what']}"} for run in runs for row in minds.claims(run)]
    return section(
        "What was said",
        "Claims about facts: how many were true, and how many were lies, made against better knowledge. What talk is "
        "worth shows when a run is compared with the same run and --no-talk.",
        chart("Claims", charts.intervals("who", "run", "claims"), rows),
    )
