"""Actions of skill cards (41.4), by card. The other skill cards are played in reactions."""

from typing import Final

from turncoat.games.unfathomable.board import DEEP_ONES, SANITY
from turncoat.games.unfathomable.cards import (
    INFLUENCE,
    LORE,
    OBSERVATION,
    SKILL_CARDS,
    STRENGTH,
    TREACHERY,
    WILL,
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
from turncoat.kernel.families import NamedValue
from turncoat.kernel.ids import Card
from turncoat.kernel.selectors import Others, You

ONE: Final = Number(1)

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


class SkillAction(NamedValue):
    """`values`: the values of the skill that have the card."""

    def __init__(self, name: str, skill: int, *, values: tuple[int, ...], effect: Effect) -> None:
        super().__init__(name)
        self.skill: Final = skill
        self.values: Final = values
        self.effect: Final = effect

    def cards(self) -> list[Card]:
        return [SKILL_CARDS[self.skill].number(f"{self.name}:{value}") for value in self.values]


ACTIONS: Final = (
    SkillAction("coordinated_effort", INFLUENCE, values=(1, 2), effect=Pick(You(), Others(), GiveAction())),
    SkillAction("inspiring_speech", INFLUENCE, values=(5,), effect=INSPIRING_SPEECH),
    SkillAction("shrivelling", LORE, values=(1, 2), effect=Shrivel()),
    SkillAction("lesser_banishment", LORE, values=(3, 4), effect=LESSER_BANISHMENT),
    SkillAction("watch_and_learn", OBSERVATION, values=(1, 2), effect=DrawAny(Number(2))),
    SkillAction("rampage", STRENGTH, values=(3, 4), effect=RAMPAGE),
    SkillAction("persistence", WILL, values=(1, 2), effect=Exchange(5)),
    SkillAction("true_grit", WILL, values=(5,), effect=OncePerTurnEach(TRUE_GRIT, PerformActions(2))),
    SkillAction("reinforcements", TREACHERY, values=(1,), effect=REINFORCEMENTS),
    SkillAction("call_to_action", TREACHERY, values=(2,), effect=CALL_TO_ACTION),
    SkillAction("siren_song", TREACHERY, values=(3,), effect=Risk(ONE)),
)

SKILL_ACTIONS: Final[dict[Card, Effect]] = {
    card: action.effect for action in ACTIONS for card in action.cards()
}
