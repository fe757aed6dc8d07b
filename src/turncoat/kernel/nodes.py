"""Frozen values that cards are built from: effects, amounts, conditions and selectors.

A node names its fields, so that generic code (saving, printing, checking) needs to know no kind of node. It
is shared by all copies of a state and never changes.
"""

from typing import ClassVar, TypeAlias, Union

from mypy_extensions import mypyc_attr

Part: TypeAlias = Union[int, str, "Node", tuple["Node", ...]]


@mypyc_attr(allow_interpreted_subclasses=True)
class Node:
    """A value with named fields; the class's name is its kind. A field that is a number with a name is
    declared with the kind of name: `("track", "track")`."""

    fields: ClassVar[tuple[tuple[str, str], ...]] = ()

    def kind(self) -> str:
        return type(self).__name__

    def parts(self) -> list[Part]:
        """The values of the fields, in order."""
        return [getattr(self, name) for name, _ in self.fields]

    def children(self) -> "list[Node]":
        children: list[Node] = []
        for part in self.parts():
            if isinstance(part, Node):
                children.append(part)
            elif isinstance(part, tuple):
                children.extend(part)
        return children

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Node) and self.kind() == other.kind() and self.parts() == other.parts()

    def __hash__(self) -> int:
        return hash((self.kind(), *self.parts()))

    def __repr__(self) -> str:
        return f"{self.kind()}({','.join(repr(part) for part in self.parts())})"


def walk(node: Node) -> list[Node]:
    """The node and everything below it, parents first."""
    nodes = [node]
    for child in node.children():
        nodes.extend(walk(child))
    return nodes
