"""The object with everything that bots know of Unfathomable."""

from typing import Final

from turncoat.bots.game_bots import GameBots, Personas
from turncoat.bots.talking.manners import MANNERS
from turncoat.bots.unfathomable import exposure
from turncoat.bots.unfathomable.belief.model import Belief
from turncoat.bots.unfathomable.habits import betray
from turncoat.bots.unfathomable.lookahead.look import LOOKAHEAD
from turncoat.bots.unfathomable.memory import Memory
from turncoat.bots.unfathomable.personas import PERSONAS, RECKONERS
from turncoat.bots.unfathomable.talk import OnBoard
from turncoat.bots.unfathomable.values import values
from turncoat.games.unfathomable.board import FACEUP, LOYALTY
from turncoat.games.unfathomable.cards import CULTIST, HYBRID
from turncoat.kernel.views import View


def _is_traitor(view: View) -> bool:
    own = view.zones[LOYALTY + view.seat] + view.zones[FACEUP + view.seat]
    return HYBRID in own or CULTIST in own


def _memory(view: View) -> Memory:
    return Memory(view.game, view.seat, view.seats)


def _belief(view: View) -> Belief:
    return Belief(view.game, view.seat, view.seats, view.settings)


def _share(memory: Memory, belief: Belief) -> None:
    memory.cards = belief.watch.cards


GAME_BOTS: Final = GameBots(
    "unfathomable",
    _is_traitor,
    habit=betray,
    lookahead=LOOKAHEAD,
    personas=Personas(
        by_side=PERSONAS,
        reckoning=RECKONERS,
        memory=_memory,
        judge=values,
        belief=_belief,
        cover=exposure.costs,
        share=_share,
        concerns=OnBoard(),
        manners=MANNERS,
    ),
)
