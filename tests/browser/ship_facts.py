"""Unfathomable's board as the game defines it, for comparison with the page's own plan."""

from turncoat.games.unfathomable.cards import SKILL_NAMES, SKILLS
from turncoat.games.unfathomable.content.waypoints import DECK
from turncoat.games.unfathomable.rules.ending import FAR_ENOUGH
from turncoat.games.unfathomable.rules.waypoints import MIDWAY
from turncoat.games.unfathomable.spaces import ADJACENT, DEEP, FIRST_DECK, NAMES, front_of_die, room_of_die

FACES = range(1, 9)


def numbers() -> dict[str, str]:
    """The printed die results of each space."""
    faces_of: dict[str, list[int]] = {}
    for face in FACES:
        for space in (front_of_die(face), room_of_die(face), FIRST_DECK + face - 1):
            faces_of.setdefault(NAMES[space], []).append(face)
    return {
        space: "–".join(str(face) for face in sorted({min(faces), max(faces)}))
        for space, faces in faces_of.items()
    }


FACTS = {
    "spaces": NAMES,
    "adjacent": [[NAMES[other] for other in ADJACENT[space]] for space in range(DEEP + 1)],
    "skills": {card: SKILLS[at // 5] for at, card in enumerate(SKILL_NAMES)},
    "distances": {card.name: card.distance for card in DECK},
    "midway": MIDWAY,
    "port": FAR_ENOUGH,
    "numbers": numbers(),
}
