"""Standpoints in the scenes of the talk tests, with beliefs set by the test."""

from collections.abc import Mapping

from tests.talk.scenes import Scene
from turncoat.bots.games import personas_of
from turncoat.bots.sides import LOYAL
from turncoat.bots.talking.concerns import Concerns
from turncoat.bots.talking.manners import MANNERS
from turncoat.bots.talking.recall import Recall
from turncoat.bots.talking.standpoint import Standpoint
from turncoat.kernel.dice import fast
from turncoat.kernel.ids import NO_OPTION, Option, Seat
from turncoat.kernel.views import View, view

USUAL = 0.25


def concerns_of(game: str) -> Concerns:
    personas = personas_of(game)
    assert personas is not None
    return personas.concerns


def view_of(scene: Scene, seat: Seat) -> View:
    """A board at the start of a game, for its seats only."""
    return view(scene.game.new(scene.record.log.seats, fast(1)), seat)


def standpoint_of(
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
) -> Standpoint:
    """Seats that are not named have the default suspicion."""
    seats = range(scene.record.log.seats)
    own = 0.0 if side == LOYAL else 1.0
    told = {} if reasons is None else reasons
    looks = suspicion if reputation is None else reputation
    return Standpoint(
        seen or view_of(scene, seat),
        scene.record,
        fast(seed),
        concerns_of(scene.game.name),
        recall or Recall(concerns_of(scene.game.name), seat),
        MANNERS[persona],
        side,
        [own if one == seat else suspicion.get(one, USUAL) for one in seats],
        [looks.get(one, USUAL) for one in seats],
        lambda one: told.get(one, []),
        chosen,
    )
