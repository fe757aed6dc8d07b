"""The weather deck: 12 cards, each twice. A card is a check with two outcomes, or an effect."""

from typing import Final

from turncoat.kernel.amounts import (
    Always,
    AtLeast,
    AtMost,
    Both,
    CardsIn,
    Done,
    Not,
    Number,
    Plus,
    Rolled,
    SeatCount,
    TrackValue,
)
from turncoat.kernel.effects import (
    Branch,
    Choose,
    Cost,
    Effect,
    ForEach,
    If,
    May,
    Named,
    Nothing,
    Pick,
    Repeat,
    Roll,
    Seq,
)
from turncoat.kernel.families import NamedValue
from turncoat.kernel.selectors import Current, Everyone, It, Others, Where, You
from turncoat_lifeboat.board import DISTANCE, FULL_HULL, HULL, SPENT, WEATHER_CARDS
from turncoat_lifeboat.effects import (
    Advance,
    Captain,
    Damage,
    Discard,
    Draw,
    GainRations,
    IsLashed,
    LookAhead,
    LoseRations,
    Repair,
)

OAR: Final = 0
BAIL: Final = 1
ROPE: Final = 2


class WeatherCard(NamedValue):
    """A weather card. `target` 0: no check; `failed` is executed openly."""

    def __init__(
        self, name: str, target: int, suits: tuple[int, ...], passed: Effect, failed: Effect
    ) -> None:
        super().__init__(name)
        self.target: Final = target
        self.suits: Final = suits
        self.passed: Final = passed
        self.failed: Final = failed


def check(name: str, *, target: int, suits: tuple[int, ...], passed: Effect, failed: Effect) -> WeatherCard:
    return WeatherCard(name, target, suits, passed, failed)


def event(name: str, effect: Effect) -> WeatherCard:
    return WeatherCard(name, 0, (), Nothing(), effect)


DECK: Final = WEATHER_CARDS.deck(
    check(
        "squall",
        target=6,
        suits=(OAR, ROPE),
        passed=Nothing(),
        failed=Seq((Damage(Number(1)), Advance(Number(-1)))),
    ),
    check("riptide", target=4, suits=(OAR,), passed=Advance(Number(1)), failed=Advance(Number(-1))),
    check("leak", target=4, suits=(BAIL,), passed=Nothing(), failed=Damage(Number(1))),
    event(
        "flying_fish",
        Seq(
            (LookAhead(Number(1)), Roll(If(AtLeast(Rolled(), Number(4)), GainRations(Number(1)), Nothing())))
        ),
    ),
    event(
        "becalmed",
        If(
            AtLeast(SeatCount(), Number(4)),
            ForEach(Everyone(), Discard(Number(1))),
            LoseRations(Number(1)),
        ),
    ),
    event(
        "sharks",
        Choose(Captain(), (Branch(Always(), LoseRations(Number(1))), Branch(Always(), Damage(Number(1))))),
    ),
    event(
        "driftwood",
        Choose(
            Current(),
            (
                Branch(Not(AtLeast(TrackValue(HULL), Number(FULL_HULL))), Repair(Number(1))),
                Branch(Always(), Draw(Number(2))),
            ),
        ),
    ),
    check(
        "bitter_cold",
        target=7,
        suits=(BAIL, ROPE),
        passed=Nothing(),
        failed=Seq((LoseRations(Number(1)), ForEach(Others(), Discard(Number(1))))),
    ),
    event(
        "rain_barrel",
        May(
            You(),
            Cost(
                Discard(Number(2)),
                Roll(
                    If(
                        AtMost(Rolled(), Plus(TrackValue(DISTANCE), Number(1))),
                        GainRations(Number(1)),
                        Nothing(),
                    )
                ),
            ),
        ),
    ),
    event(
        "broken_oar", Repeat(Number(2), Roll(If(AtMost(Rolled(), Number(2)), Advance(Number(-1)), Nothing())))
    ),
    event(
        "quarrel",
        Seq(
            (
                Named("quarrel"),
                Pick(Captain(), Everyone(), ForEach(It(), Draw(Number(1)))),
                ForEach(Where(Everyone(), IsLashed()), Draw(Number(1))),
            )
        ),
    ),
    event(
        "gulls",
        If(
            Both(AtLeast(CardsIn(SPENT), Number(3)), AtMost(TrackValue(DISTANCE), Number(5))),
            Seq((Discard(Number(1)), If(AtLeast(Done(), Number(1)), Advance(Number(1)), Nothing()))),
            LoseRations(Number(1)),
        ),
    ),
)
