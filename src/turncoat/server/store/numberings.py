"""Numberings of packed positions: stored once per numbering of a game, so that older positions stay readable."""

from typing import Final

from turncoat.kernel.game import Game
from turncoat.kernel.numbering import numbering, packing_names
from turncoat.kernel.pack import numbering_of, unpack
from turncoat.kernel.reading import as_object, parse
from turncoat.kernel.state import State
from turncoat.server.runtime.json import ENCODER
from turncoat.server.store.api import Store

NAMES: Final = "names."  # how such a fact is called, before the numbering's name


def fact_name(mark: str) -> str:
    return f"{NAMES}{mark}"


async def keep_names(store: Store, game: Game) -> None:
    """Before anything is written by this numbering."""
    await store.put_fact(fact_name(numbering(game)), ENCODER.encode(packing_names(game)))


async def position_of(store: Store, game: Game, packed: bytes) -> State:
    """BadInput: it is of a version that this server no longer knows."""
    mark = numbering_of(packed)
    if mark == numbering(game):
        return unpack(game, packed)
    written = await store.fact(fact_name(mark))
    return unpack(game, packed, None if written is None else as_object(parse(written.decode()), "names"))
