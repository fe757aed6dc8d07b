"""Numberings of packed positions: their names are stored once, so that older positions stay readable."""

from typing import Final

from turncoat.kernel.game import Game
from turncoat.kernel.numbering import numbering_id, packing_names
from turncoat.kernel.pack import numbering_of, unpack
from turncoat.kernel.reading import as_object, parse
from turncoat.kernel.state import State
from turncoat.server.runtime.json import ENCODER
from turncoat.server.store.api import Store

NAMES: Final = "names."  # prefix of the names of such facts


def fact_name(mark: str) -> str:
    return f"{NAMES}{mark}"


async def keep_names(store: Store, game: Game) -> None:
    """Store the names of a game's current numbering, before any position is packed with it."""
    await store.put_fact(fact_name(numbering_id(game)), ENCODER.encode(packing_names(game)))


async def position_of(store: Store, game: Game, packed: bytes) -> State:
    """Unpack a position of any known numbering. BadInput: it is of a version that this server does not know."""
    mark = numbering_of(packed)
    if mark == numbering_id(game):
        return unpack(game, packed)
    written = await store.fact(fact_name(mark))
    return unpack(game, packed, None if written is None else as_object(parse(written.decode()), "names"))
