"""Minimal game with features that Lifeboat lacks: tracks and piles by space, uncountable piles, a custom
argument."""

from pathlib import Path

import turncoat
from turncoat.kernel.atoms import look_at, put
from turncoat.kernel.declarations import Vocabulary
from turncoat.kernel.families import Family
from turncoat.kernel.frames import Frame
from turncoat.kernel.game import Game
from turncoat.kernel.ids import Option, Seat, first_of, option
from turncoat.kernel.layout import HIDDEN, OPEN, TOP, Layout
from turncoat.kernel.procedures import Ask, Procedure
from turncoat.kernel.state import State
from turncoat.kernel.verbs import Verb
from turncoat.texts.words import Words

WORDS = Path(turncoat.__path__[0]) / "texts" / "en"

SPACES = ["north_beach", "old_well"]
BEASTS = 0
STREAM = 2
BASKET = 3
WALK = 5

DAY = Procedure("day", {"space": 0, "asked": 1}, {"space": "space"})


class Walk(Ask):
    rule = "12.10.3"

    def seat(self, s: State, f: Frame) -> Seat:
        return f.v[1]

    def options(self, s: State, f: Frame, seat: Seat) -> list[Option]:
        return [option(WALK, space) for space in range(len(SPACES))]

    def take(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        """A beast comes where a player walks; the player sees two cards of the stream."""
        f.v[0] = first_of(option)
        put(s, BEASTS + f.v[0], s.tracks[BEASTS + f.v[0]] + 1, self.rule)
        look_at(s, seat, STREAM, 2, self.rule)
        DAY.go(f, "walk")


DAY.ask("walk", Walk())


class Island(Game):
    def __init__(self) -> None:
        layout = Layout(2)
        layout.add_family(Family("fish", 0, ["red_carp", "blue_eel", "perch"]))
        layout.add_tracks(0, "beasts", SPACES, OPEN, 9)
        layout.add_zones(0, "stones", SPACES, OPEN, ["fish"])
        layout.add_zone(STREAM, "stream", HIDDEN, ["fish"])
        layout.add_zone(BASKET, "basket", TOP, ["fish"], is_counted=False)
        layout.add_zone(4, "bucket", TOP, ["fish"], is_counted=False)
        super().__init__(
            "treasure_island",
            1,
            2,
            layout,
            [DAY],
            Vocabulary(
                [Verb(WALK, "walk_to", (("space", "space"),))], ["over"], ["all"], names={"space": SPACES}
            ),
        )

    def set_up(self, s: State) -> None:
        s.zones[0].extend([0, 0])
        s.zones[STREAM].extend([2, 1, 0])
        s.zones[BASKET].extend([0, 1])
        DAY.push(s, [0, 0])


ISLAND_WORDS = Words(
    "en",
    [
        (WORDS / "common.ftl").read_text(encoding="utf-8"),
        (WORDS / "terminal.ftl").read_text(encoding="utf-8"),
        """
game-treasure-island = Treasure Island
card-red-carp = Red Carp
card-blue-eel = Blue Eel
card-perch = Perch
space-north-beach = north beach
space-old-well = old well
track-beasts = Beasts
zone-stones = Stones
zone-stream = Stream
zone-basket = Basket
zone-bucket = Bucket
ask-day-walk = Where do you walk?
option-walk-to = Walk to the { $space }
verb-walk-to = walk
log-chose-walk-to = { $player } walks to the { $space }
""",
    ],
    {},
)
