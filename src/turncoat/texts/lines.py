"""Lines of a text that is more than one sentence: how far each stands in, and what is an item of a list."""

from typing import Final


class Line:
    """A line of a text; `depth` is how far it stands in, and it may be an item of a list."""

    def __init__(self, text: str, depth: int = 0, *, is_item: bool = False) -> None:
        self.text: Final = text
        self.depth: Final = depth
        self.is_item: Final = is_item


def indent(lines: list[Line]) -> list[Line]:
    return [Line(line.text, line.depth + 1, is_item=line.is_item) for line in lines]


def mark_item(lines: list[Line]) -> list[Line]:
    """An item of a list: its first line is marked, what follows stands deeper."""
    first, *rest = lines
    return [Line(first.text, first.depth, is_item=True), *indent(rest)]


def join_sentences(lines: list[Line]) -> list[Line]:
    """Sentences that follow one another stand on one line, up to one that opens a list."""
    joined: list[Line] = []
    for line in lines:
        last = joined[-1] if joined else None
        if last is not None and last.depth == line.depth == 0 and not last.text.endswith(":"):
            joined[-1] = Line(f"{last.text} {line.text}")
        else:
            joined.append(line)
    return joined


def add_label(label: str, lines: list[Line]) -> list[Line]:
    """The label before the first line; what follows stands deeper."""
    first, *rest = lines
    return [Line(f"{label} {first.text}"), *indent(rest)]
