"""The story of Lifeboat's log: lines that form one sentence, and lines that make up a turn's summary."""

from typing import Final

from turncoat.texts.story.joins import Join, StoryTexts


def _messages(*names: str) -> frozenset[str]:
    return frozenset(f"log-{name}" for name in names)


STORY: Final = StoryTexts(
    joins=(
        Join("vows", _messages("vowed")),
        Join("loyalty", _messages("moved-loyalty-deck-loyalty"), sums_cards=True),
        Join("adds", _messages("moved-hand-efforts-added"), sums_cards=True),
        Join("check", _messages("moved-effort-efforts-added", "shown-efforts-added-efforts-shown")),
        Join("votes", _messages("voted")),
        Join(
            "deeds",
            _messages("chose-rest", "moved-effort-hand", "chose-keep-on-top", "moved-weather-looking"),
            same_seat=True,
        ),
        Join(
            "boat",
            _messages(
                "changed-distance",
                "changed-hull",
                "changed-rations",
                "changed-captain",
                "changed-lashed",
                "rolled-row",
            ),
            starters=_messages("checked", "chose-bail", "chose-gnaw"),
        ),
    ),
    briefs=_messages(
        *(
            "chose-row",
            "chose-bail",
            "chose-accuse",
            "chose-untie",
            "chose-gnaw",
            "chose-rest",
            "moved-weather-looking",
        ),
        *(
            "shown-weather-sky",
            "checked",
            "changed-distance",
            "changed-hull",
            "changed-rations",
            "changed-captain",
        ),
        *("changed-lashed", "shown-loyalty-faceup", "second-watch", "game-ended", "game-ended-nobody-won"),
    ),
)
