"""The story of a game as one seat received it, in lines that may still grow, and the part of it that a
briefing includes."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from turncoat.texts.words import Words

# Lines since the last answer; if there are more, finished turns are reduced to one line each
MOST_NEWS: Final = 40
MOST_EARLIER: Final = 12  # finished turns, one line each


@dataclass(frozen=True)
class StoryLine:
    """A line of the story. `at` is the number of its first event. For the heading of a turn, `brief` is the
    finished turn in one line."""

    at: int
    text: str
    is_turn: bool = False
    brief: str = ""
    said: str = ""  # the id of a statement; empty for events, whose line may grow


class StoryLog:
    """Lines in order. A new line replaces an earlier one with the same `at` and the same `said`."""

    def __init__(self) -> None:
        self.lines: Final[list[StoryLine]] = []
        self._is_new: Final[list[bool]] = []

    def put(self, lines: Iterable[StoryLine]) -> None:
        for line in lines:
            place = len(self.lines)
            while place and self.lines[place - 1].at > line.at:
                place -= 1
            old = self._old(line, place)
            if old is None:
                self.lines.insert(place, line)
                self._is_new.insert(place, True)
            elif self.lines[old] != line:
                # The heading of a turn that only gets its brief is not news.
                self._is_new[old] |= self.lines[old].text != line.text
                self.lines[old] = line

    def _old(self, line: StoryLine, place: int) -> int | None:
        while place and self.lines[place - 1].at == line.at:
            place -= 1
            if self.lines[place].said == line.said:
                return place
        return None

    def mark(self) -> None:
        """Mark all lines so far as read."""
        self._is_new[:] = [False] * len(self._is_new)

    def news(self, words: Words) -> tuple[list[str], int]:
        """Unread lines, at most MOST_NEWS, and the number left out before them. If there are too many,
        finished turns are reduced to one line each."""
        new = [line for line, is_new in zip(self.lines, self._is_new, strict=True) if is_new]
        texts = [line.text for line in new]
        if len(new) > MOST_NEWS:
            texts = _shorten(new, words)
        return texts[-MOST_NEWS:], max(0, len(texts) - MOST_NEWS)

    def earlier(self, words: Words) -> list[str]:
        """One line for each of the last turns that were finished at the mark."""
        heads = [
            line for line, is_new in zip(self.lines, self._is_new, strict=True) if line.brief and not is_new
        ]
        return [_brief(line, words) for line in heads[-MOST_EARLIER:]]


def _brief(line: StoryLine, words: Words) -> str:
    return words.say("agent-turn", {"turn": line.text, "brief": line.brief})


def _shorten(lines: list[StoryLine], words: Words) -> list[str]:
    texts: list[str] = []
    is_told = False  # the turn is already covered by its brief
    for line in lines:
        if line.is_turn:
            is_told = line.brief != ""
            texts.append(_brief(line, words) if is_told else line.text)
        elif not is_told or line.said:
            texts.append(line.text)
    return texts
