"""The introduction that a seat gets before its first decision: the game in short, the goals of the roles, the
format of replies."""

import json
from typing import Final

from turncoat.kernel.game import Game
from turncoat.kernel.ids import Seat
from turncoat.texts.phrases import key
from turncoat.texts.symbols import strip_marks
from turncoat.texts.words import reference_of, words_of

# Fields of a reply
ANSWER: Final = "answer"
SAY: Final = "say"
BELIEFS: Final = "beliefs"
NOTE: Final = "note"
EXAMPLE: Final = {ANSWER: 2, SAY: 1, BELIEFS: {"1": 0.2, "3": 0.7}, NOTE: "..."}


def intro(game: Game, language: str, seat: Seat, seats: int) -> str:
    """The introduction. It is the same for every decision of a game, so that an endpoint can cache it."""
    words, reference = words_of(game.name, language), reference_of(game.name, language)
    told: dict[str, str | int] = {
        "game": words.say(f"game-{key(game.name)}"),
        "n": seats,
        "player": words.say("player-seat", {"n": seat + 1}),
    }
    parts = [words.say("agent-seat", told)]
    if reference.has("guide-summary"):
        parts.append(f"## {words.say('agent-rules')}\n{reference.say('guide-summary')}")
    roles = [reference.say(message) for message in reference.messages("briefing-")]
    if roles:
        parts.append("\n".join([f"## {words.say('agent-roles')}", *(f"- {role}" for role in roles)]))
    return strip_marks("\n\n".join(parts))


def how_to_reply(game: Game, language: str) -> str:
    return words_of(game.name, language).say(
        "agent-reply",
        {
            "example": json.dumps(EXAMPLE),
            **{field: field for field in (ANSWER, SAY, BELIEFS, NOTE)},
            "least": 0,
            "most": 1,
        },
    )
