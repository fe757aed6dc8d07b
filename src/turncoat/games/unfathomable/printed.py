"""Facts printed on the board and on cards, for clients that draw them."""

from typing import Final

from turncoat.games.unfathomable.board import MOST_OF_A_RESOURCE, TRACK_END
from turncoat.games.unfathomable.cards import SKILL_NAMES, SKILLS, skill_of
from turncoat.games.unfathomable.content.mythos import DECK as CRISES
from turncoat.games.unfathomable.content.waypoints import DECK
from turncoat.games.unfathomable.rules.ending import FAR_ENOUGH
from turncoat.games.unfathomable.rules.skill_check import Check
from turncoat.games.unfathomable.rules.waypoints import MIDWAY
from turncoat.games.unfathomable.spaces import NAMES, deck_of_die, front_of_die, room_of_die
from turncoat.kernel.declarations import Facts

SIDES: Final = 8  # of the die


def dice_of_spaces() -> dict[str, str | int | list[int]]:
    """The faces of the die that name each space (21)."""
    faces: dict[str, list[int]] = {}
    for face in range(1, SIDES + 1):
        for space in (front_of_die(face), deck_of_die(face), room_of_die(face)):
            faces.setdefault(NAMES[space], []).append(face)
    return {**faces}


FACTS: Final[Facts] = {
    "skill_of_card": {name.split(":")[0]: SKILLS[skill_of(card)] for card, name in enumerate(SKILL_NAMES)},
    "check_of_crisis": {
        card.name: branch.effect.target
        for card in CRISES
        for branch in card.effect.branches
        if isinstance(branch.effect, Check)
    },
    "distance_of_waypoint": {waypoint.name: waypoint.distance for waypoint in DECK},
    "dice_of_space": dice_of_spaces(),
    "ends": {
        "resource": MOST_OF_A_RESOURCE,
        "track": TRACK_END,
        "midway": MIDWAY,
        "port": FAR_ENOUGH,
    },
}
