"""The object with everything that bots know of Lifeboat: the side that a seat sees. It has no habits and no
personas."""

from typing import Final

from turncoat.bots.game_bots import GameBots
from turncoat.kernel.views import View
from turncoat_lifeboat.board import FACEUP, LOYALTY, WRECKER


def _is_wrecker(view: View) -> bool:
    return WRECKER in view.zones[LOYALTY + view.seat] or WRECKER in view.zones[FACEUP + view.seat]


GAME_BOTS: Final = GameBots("lifeboat", _is_wrecker)
