"""What bots know of Lifeboat."""

from typing import Final

from turncoat.bots.game_bots import GameBots
from turncoat.games.lifeboat.board import FACEUP, LOYALTY, WRECKER
from turncoat.kernel.views import View


def _is_wrecker(view: View) -> bool:
    return WRECKER in view.zones[LOYALTY + view.seat] or WRECKER in view.zones[FACEUP + view.seat]


GAME_BOTS: Final = GameBots("lifeboat", _is_wrecker)
