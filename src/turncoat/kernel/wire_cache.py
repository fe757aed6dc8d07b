"""Per-game cache of wire forms: effects, options and frames as files and protocols write them. May be cleared at any
time."""

from typing import Final

from turncoat.kernel.nodes import Node
from turncoat.kernel.shapes import FrameWire, Json, OptionWire

MOST_OPTIONS: Final = 16_384
MOST_EFFECTS: Final = 4096  # a game has fewer, but each effect read from a file is a new object
MOST_FRAMES: Final = 16_384


class WrittenEffect:
    """An effect as JSON. It keeps the effect alive, so that its address is not reused."""

    def __init__(self, node: Node, wire: Json, text: str, quoted: str) -> None:
        self.node: Final = node
        self.wire: Final = wire  # callers must not modify it
        self.text: Final = text  # the same as JSON
        self.quoted: Final = quoted  # that text as a JSON string


class WrittenFrame:
    """The wire form and the packed form of a frame."""

    def __init__(self, wire: FrameWire, packed: str) -> None:
        self.wire: Final = wire  # callers must not modify it
        self.packed: Final = packed  # as it stands in a pack (pack.py)


class WireCache:
    """Caches of wire forms. Each is emptied when it is full."""

    def __init__(self) -> None:
        self.written: dict[int, WrittenEffect] = {}  # effects by address
        self.read: dict[str, Node] = {}  # effects by text
        self.options: dict[int, OptionWire] = {}  # as JSON (wire.py); callers must not modify it
        self.chosen: dict[str, int] = {}  # options by text
        self.frames: dict[tuple[int, ...], WrittenFrame] = {}
        self.numbering: str = ""  # the id of the game's numbering in packs (numbering.py)

    def store_effect(self, effect: WrittenEffect) -> None:
        if len(self.written) >= MOST_EFFECTS:
            self.written.clear()
            self.read.clear()
            self.frames.clear()  # its keys contain addresses of effects
        self.written[id(effect.node)] = effect
        self.read[effect.text] = effect.node

    def store_option(self, option: int, wire: OptionWire) -> None:
        if len(self.options) >= MOST_OPTIONS:
            self.options.clear()
        self.options[option] = wire

    def store_chosen(self, text: str, option: int) -> None:
        if len(self.chosen) >= MOST_OPTIONS:
            self.chosen.clear()
        self.chosen[text] = option

    def store_frame(self, frame: tuple[int, ...], written: WrittenFrame) -> None:
        if len(self.frames) >= MOST_FRAMES:
            self.frames.clear()
        self.frames[frame] = written
