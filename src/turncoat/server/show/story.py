"""The story of a table, from which its log is written. A step adds to it, and may extend an earlier sentence."""

from collections.abc import Sequence

from turncoat.server.table.step_view import StepView, ToldEvent
from turncoat.server.table.table import Table
from turncoat.texts.story.story import Happening, Story


def new_story(table: Table) -> Story:
    return Story(table.game, is_old=not table.game.can_deal(table.version))


def read_story(table: Table, events: Sequence[ToldEvent]) -> None:
    """Build the story of a table from all events so far."""
    table.story = new_story(table)
    table.story.take(events)


def follow_story(table: Table, step_view: StepView) -> list[Happening]:
    """Add a step that the table has taken to the story; return the new and extended happenings. Without `read_story` the story begins here."""
    first = table.events - len(step_view.events)
    if table.story is None or table.story.events != first:
        table.story = new_story(table)
        table.story.events = first
    return table.story.take(step_view.events)
