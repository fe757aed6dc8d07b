"""Components: what has a text in a game's box, and groups of them under one heading."""

from typing import Final

from turncoat.kernel.effects import Effect
from turncoat.kernel.nodes import walk
from turncoat.texts.lines import Line


class Component:
    """A card or the like: `kind` says what, `name` is its identifier, `effects` are what is printed on it as values."""

    def __init__(
        self, kind: str, name: str, title: str, lines: list[Line], effects: list[Effect] | None = None
    ) -> None:
        self.kind: Final = kind
        self.name: Final = name
        self.title: Final = title
        self.lines: Final = lines
        self.effects: Final = effects or []
        # The kinds of effect, condition and selector that it is made of
        self.nodes: Final = {node.kind() for effect in self.effects for node in walk(effect)}

    def with_lines(self, lines: list[Line], *effects: Effect) -> "Component":
        """A copy of the component with other lines, and perhaps more effects."""
        return Component(self.kind, self.name, self.title, lines, [*self.effects, *effects])


class Group:
    """Components under one heading; `name` is the identifier of what they are."""

    def __init__(self, name: str, title: str, components: list[Component]) -> None:
        self.name: Final = name
        self.title: Final = title
        self.components: Final = components
