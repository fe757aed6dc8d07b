"""The mythos deck: 70 cards, each once, in the order of cards.MYTHOS_NAMES. The last ten are the characters' own (28.4)."""

from typing import Final

from turncoat.games.unfathomable.content.mythos_a_to_l import A_TO_L
from turncoat.games.unfathomable.content.mythos_m_to_v import M_TO_V
from turncoat.games.unfathomable.content.mythos_of_characters import OF_CHARACTERS
from turncoat.games.unfathomable.rules.mythos import Mythos

DECK: Final[tuple[Mythos, ...]] = (*A_TO_L, *M_TO_V, *OF_CHARACTERS)
