"""The object with everything that bots know of The Thing."""

from typing import Final

from turncoat.bots.game_bots import GameBots, Personas
from turncoat.bots.talking.manners import MANNERS
from turncoat.bots.thing import cover
from turncoat.bots.thing.belief.model import Belief
from turncoat.bots.thing.habits.part import play_one_s_part
from turncoat.bots.thing.lookahead.look import LOOKAHEAD
from turncoat.bots.thing.memory import Memory
from turncoat.bots.thing.personas import PERSONAS, RECKONERS
from turncoat.bots.thing.talk import AtStation
from turncoat.bots.thing.values import values
from turncoat.games.thing.board import ALIEN, ROLE
from turncoat.games.thing.rules.people import is_shared
from turncoat.kernel.ids import Option
from turncoat.kernel.views import View


def _is_alien(view: View) -> bool:
    return not is_shared(view.seats) and view.tracks[ROLE + view.seat] == ALIEN


def _memory(view: View) -> Memory:
    return Memory(view.game, view.seat, view.seats)


def _belief(view: View) -> Belief:
    return Belief(view.game, view.seat, view.seats, view.settings)


def _cover(view: View, legal: list[Option], own: Belief, watched: Belief, persona: str) -> list[float]:
    return cover.costs(watched, view, legal)


def _share(memory: Memory, belief: Belief) -> None:
    memory.worlds = belief.worlds()


GAME_BOTS: Final = GameBots(
    "thing",
    _is_alien,
    habit=play_one_s_part,
    lookahead=LOOKAHEAD,
    personas=Personas(
        by_side=PERSONAS,
        reckoning=RECKONERS,
        memory=_memory,
        judge=values,
        belief=_belief,
        cover=_cover,
        share=_share,
        concerns=AtStation(),
        manners=MANNERS,
    ),
)
