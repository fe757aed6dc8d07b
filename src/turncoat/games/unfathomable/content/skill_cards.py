"""What skill cards do as actions (41.4), by card; the others are played in reactions."""

from typing import Final

from turncoat.games.unfathomable.board import DEEP_ONES, SANITY
from turncoat.games.unfathomable.cards import (
    INFLUENCE,
    LORE,
    OBSERVATION,
    STRENGTH,
    TREACHERY,
    WILL,
    skill_card,
)
from turncoat.games.unfathomable.effects.actions import (
    GiveAction,
    KnifeBonus,
    OncePerTurnEach,
    PerformActions,
    Shrivel,
    Strike,
    UpToTimes,
    UseIt,
    YourWeapons,
)
from turncoat.games.unfathomable.effects.arithmetic import Possible
from turncoat.games.unfathomable.effects.hands import DrawAny, Exchange
from turncoat.games.unfathomable.effects.monsters import (
    ActivateHere,
    ActivateOne,
    ShiftDeepOnes,
    Spawn,
    SurfaceThere,
)
from turncoat.games.unfathomable.effects.places import At, EachWater, There, WithDeepOnes
from turncoat.games.unfathomable.effects.resources import Gain, Lose, Risk
from turncoat.games.unfathomable.rules.limits import TRUE_GRIT
from turncoat.games.unfathomable.spaces import BOILER_ROOM, DEEP, W1
from turncoat.kernel.amounts import AtLeast, Number, Rolled, TrackValue
from turncoat.kernel.effects import Branch, Choose, Effect, If, Nothing, Pick, Roll, Seq
from turncoat.kernel.selectors import Others, You

ONE: Final = Number(1)

COORDINATED_EFFORT: Final = Pick(You(), Others(), GiveAction())
INSPIRING_SPEECH: Final = Roll(If(AtLeast(Rolled(), Number(3)), Gain(SANITY, ONE), Lose(SANITY, ONE)))
LESSER_BANISHMENT: Final = Pick(You(), WithDeepOnes(W1, BOILER_ROOM), ShiftDeepOnes(There()))
BASIC_ATTACKS: Final = UpToTimes(4, Strike(KnifeBonus()))
WITH_A_WEAPON: Final = Pick(You(), YourWeapons(), UpToTimes(3, UseIt()))
RAMPAGE: Final = Choose(
    You(), (Branch(Possible(BASIC_ATTACKS), BASIC_ATTACKS), Branch(Possible(WITH_A_WEAPON), WITH_A_WEAPON))
)
REINFORCEMENTS: Final = Seq(
    (
        Spawn(ONE, At(DEEP)),
        If(
            AtLeast(TrackValue(DEEP_ONES + DEEP), Number(4)),
            Pick(You(), EachWater(), SurfaceThere()),
            Nothing(),
        ),
    )
)
ACTIVATE_ONE: Final = Pick(You(), WithDeepOnes(W1, BOILER_ROOM), ActivateOne())
CALL_TO_ACTION: Final = Choose(
    You(), (Branch(Possible(ActivateHere()), ActivateHere()), Branch(Possible(ACTIVATE_ONE), ACTIVATE_ONE))
)

SKILL_ACTIONS: Final[dict[int, Effect]] = {
    skill_card(INFLUENCE, 1): COORDINATED_EFFORT,
    skill_card(INFLUENCE, 2): COORDINATED_EFFORT,
    skill_card(INFLUENCE, 5): INSPIRING_SPEECH,
    skill_card(LORE, 1): Shrivel(),
    skill_card(LORE, 2): Shrivel(),
    skill_card(LORE, 3): LESSER_BANISHMENT,
    skill_card(LORE, 4): LESSER_BANISHMENT,
    skill_card(OBSERVATION, 1): DrawAny(Number(2)),
    skill_card(OBSERVATION, 2): DrawAny(Number(2)),
    skill_card(STRENGTH, 3): RAMPAGE,
    skill_card(STRENGTH, 4): RAMPAGE,
    skill_card(WILL, 1): Exchange(5),
    skill_card(WILL, 2): Exchange(5),
    skill_card(WILL, 5): OncePerTurnEach(TRUE_GRIT, PerformActions(2)),
    skill_card(TREACHERY, 1): REINFORCEMENTS,
    skill_card(TREACHERY, 2): CALL_TO_ACTION,
    skill_card(TREACHERY, 3): Risk(ONE),
}
