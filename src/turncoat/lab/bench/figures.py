"""Figures measured once, with their goals, and those of a peer beside them. Figures of several rounds: `measure.py`."""

from dataclasses import dataclass, field

from rich.console import Console
from rich.table import Table

from turncoat.kernel.shapes import Json
from turncoat.lab.bench.measure import number


@dataclass(frozen=True)
class GoalFigure:
    label: str
    unit: str
    value: float
    goal: str = ""


@dataclass
class Figures:
    """Measured values by name: ours, and the peer's."""

    ours: dict[str, GoalFigure] = field(default_factory=dict)
    theirs: dict[str, float] = field(default_factory=dict)

    def add(self, name: str, label: str, unit: str, value: float, goal: str = "") -> None:
        self.ours[name] = GoalFigure(label, unit, value, goal)

    def to_json(self) -> dict[str, Json]:
        """Our figures."""
        return {
            name: {"value": one.value, "unit": one.unit, "goal": one.goal} for name, one in self.ours.items()
        }

    def show(self, title: str, console: Console) -> None:
        """Print our figures as a table."""
        table = Table("", "measured", "goal", "unit", title=title)
        table.columns[1].justify = "right"
        for one in self.ours.values():
            table.add_row(one.label, number(one.value), one.goal, one.unit)
        console.print(table)
