"""Result of a daily table: whether its player won, and the player's choices at the decisions that players compare.

These are the first decisions, at which all players have the same position, and those that the scenario names by their verbs.
"""

from typing import Final

from turncoat.kernel.ids import Seat, has_seat
from turncoat.kernel.scenarios import Scenario
from turncoat.kernel.state import RUNNING, State
from turncoat.server.store.api import EndDaily
from turncoat.server.table.commands.answer import Answered
from turncoat.server.table.commands.ended import Ended
from turncoat.server.table.plan import Plan
from turncoat.server.table.settings import day_of
from turncoat.server.table.stages import PERSON
from turncoat.server.table.table import Table

FIRST: Final = ("first", "second", "third")  # questions: the player's first decisions, in order


def with_daily_end(table: Table, plan: Plan) -> Plan:
    """Add the result to a plan that ends the game of a daily table."""
    planned, writes = plan
    if not day_of(table.settings) or not any(isinstance(entry.body, Ended) for entry in planned):
        return plan
    s = next((entry.state for entry in reversed(planned) if entry.state is not None), None)
    player = player_of(table)
    scenario = table.game.scenario_of(table.settings.options)
    if s is None or s.ending == RUNNING or player is None or scenario is None:
        return plan  # ended early, by agreement or by the host
    answered = [(entry.seat, entry.body) for entry in planned if isinstance(entry.body, Answered)]
    choices = choices_of(scenario, own_answers(table, player, answered))
    return planned, [*writes, EndDaily(table.id, has_won(s, player), choices)]


def player_of(table: Table) -> Seat | None:
    """The seat of the only person at the table; None if there is not exactly one."""
    people = [seat for seat, chair in enumerate(table.chairs) if chair.kind == PERSON]
    return people[0] if len(people) == 1 else None


def has_won(s: State, player: Seat) -> bool:
    return has_seat(s.winners, player)


def own_answers(table: Table, player: Seat, answered: list[tuple[Seat, Answered]] | None = None) -> list[str]:
    """The options that the player chose, in order; of a run of answers, the first."""
    given = [(one.seat, one.body) for one in table.answers] + [*(answered or [])]
    return [
        body.option
        for seat, body in given
        if seat == player and isinstance(body, Answered) and body.by == "person"
    ]


def choices_of(scenario: Scenario, answers: list[str]) -> dict[str, str]:
    """The chosen option by question."""
    choices = dict(zip(FIRST, answers, strict=False))
    for question in scenario.keys:
        verbs = question.split("|")
        chosen = next((option for option in answers if option.split(" ")[0] in verbs), None)
        if chosen is not None:
            choices[question] = chosen
    return choices
