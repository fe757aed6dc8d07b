"""Random play: the hot loop of simulations and searches. One look at the top of the stack serves a whole decision."""

from turncoat.kernel.decisions import next_seat, take_for
from turncoat.kernel.dice import Dice
from turncoat.kernel.procedures import SealedAsk
from turncoat.kernel.state import RUNNING, State


def play_randomly(s: State, dice: Dice, most: int) -> int:
    """Answer at random until the game ends or `most` decisions are made; returns their number. `dice` is the
    player's own stream: the game's future does not depend on how many numbers a player draws."""
    procedures = s.game.procedures
    made = 0
    while s.ending == RUNNING and made < most:
        f = s.stack[-1]
        ask = procedures[f.procedure].steps[f.step].ask
        assert ask is not None
        seat = next_seat(s) if isinstance(ask, SealedAsk) else ask.seat(s, f)
        legal = ask.options(s, f, seat)
        count = len(legal)
        take_for(s, f, ask, seat, legal[dice.below(count)] if count > 1 else legal[0])
        made += 1
    return made
