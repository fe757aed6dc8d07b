"""Moments at a scene of the talk tests: what a seat there thinks is written by the test."""

from collections.abc import Mapping

from tests.talk.scenes import Scene
from turncoat.bots.sides import LOYAL
from turncoat.bots.talking.manners import MANNERS
from turncoat.bots.talking.moment import Moment
from turncoat.bots.talking.recall import Recall
from turncoat.bots.talking.talker import CONCERNS
from turncoat.kernel.dice import fast
from turncoat.kernel.ids import NO_OPTION, Option, Seat
from turncoat.kernel.views import View, view

USUAL = 0.25


def seen_from(scene: Scene, seat: Seat) -> View:
    """A board at its beginning: who sits where is all that matters."""
    return view(scene.game.new(scene.record.log.seats, fast(1)), seat)


def moment_of(
    scene: Scene,
    seat: Seat,
    suspicion: Mapping[Seat, float],
    *,
    persona: str = "steady",
    side: int = LOYAL,
    reputation: Mapping[Seat, float] | None = None,
    reasons: Mapping[Seat, list[tuple[int, float]]] | None = None,
    recall: Recall | None = None,
    chosen: Option = NO_OPTION,
    seen: View | None = None,
    seed: int = 1,
) -> Moment:
    """Who is not named is as doubtful as usual."""
    seats = range(scene.record.log.seats)
    own = 0.0 if side == LOYAL else 1.0
    told = {} if reasons is None else reasons
    looks = suspicion if reputation is None else reputation
    return Moment(
        seen or seen_from(scene, seat),
        scene.record,
        fast(seed),
        CONCERNS[scene.game.name],
        recall or Recall(CONCERNS[scene.game.name], seat),
        MANNERS[persona],
        side,
        [own if one == seat else suspicion.get(one, USUAL) for one in seats],
        [looks.get(one, USUAL) for one in seats],
        lambda one: told.get(one, []),
        chosen,
    )
