"""The log of The Thing: which lines are one sentence, and which make the one line of a round."""

from typing import Final

from turncoat.texts.story.joins import BriefCover, Cover, Join, Replace, StoryTexts
from turncoat.texts.thing.tellers import ACTING, TELLERS


def _messages(*names: str) -> frozenset[str]:
    return frozenset(f"log-{name}" for name in names)


# What one player does, one thing after the other
DEEDS: Final = Join(
    "deeds",
    _messages(
        *("chose-work", "chose-special", "chose-swap", "chose-shine", "changed-token-holder"),
        *("moved-hand-pile", "moved-hand-action-discard", "moved-looking-pile"),
        *("moved-looking-action-discard", "shown-hand-pile-open", "shown-looking-pile-open"),
        *("moved-weapons-offer", "moved-items-offer"),
    ),
    same_seat=True,
)
# Who works where, as long as there is no more to tell of it
WORKERS: Final = Join(
    "workers",
    _messages(
        "chose-work",
        "works",
        "works-open",
        "works-and-takes-token",
        "works-with-token",
        "works-open-with-token",
    ),
    most=8,
)
# What happens to the station: damage, fuel, food, the alien's strength, the rescue helicopter
_STATION: Final = _messages(
    *("changed-damage", "changed-fuel", "changed-underground", "changed-yard", "changed-pantry"),
    *("changed-kitchen-food", "changed-boiler-dead", "changed-freezing", "changed-starving"),
    *("changed-rescue-at", "changed-rescue-fuel", "changed-strength", "changed-threat"),
    *("changed-canisters", "changed-weather", "changed-die-at-station", "changed-sos"),
    *("boiler-room-closed", "sos-sent", "helicopter-landed", "helicopter-left"),
)
# What follows from sabotage
_LOSSES: Final = _messages(
    *("damage-of-sabotage", "moved-weapon-deck-box-unseen", "moved-item-deck-box-unseen", "bag-searched"),
    *("moved-lab-bag-lab-discard",),
)
STATION: Final = Join(
    "station",
    _STATION | _LOSSES,
    starters=_messages(
        *(
            "wrecked",
            "alien-sabotages",
            "struck",
            "chose-use-tools",
            "chose-use-fuel",
            "chose-old-weather",
            "chose-new-weather",
            "weather-accepted",
            "chose-other-weather",
        )
    ),
    most=8,
)
# An action that the leader gives away, and what comes of it
ACTIONS: Final = Join(
    "actions",
    _STATION
    | _LOSSES
    | _messages(
        *("sabotages", "repairs", "refuels", "refuels-from-yard", "refuels-from-underground"),
        *(
            "chose-use-tools",
            "chose-use-fuel",
            "chose-new-weather",
            "weather-accepted",
            "chose-other-weather",
            "chose-old-weather",
        ),
        *("moved-lab-bag-looking", "moved-looking-samples", "moved-looking-lab-discard"),
        *("lab-token-kept", "lab-token-discarded", "moved-weapon-deck-looking", "moved-item-deck-looking"),
        *("moved-looking-weapons", "moved-looking-items"),
        *("moved-pile-action-discard", "shown-pile-open-action-discard"),
    ),
    starters=_messages("gives-action", "gives-action-to-self"),
    noted=_STATION | _LOSSES,
    note=ACTING,
    most=12,
)
# Kept first where the one line of a round is too long
HEADLINES: Final = _messages(
    *("role-revealed-human", "role-revealed-alien", "absorbed", "alien-destroyed", "burns", "burns-with-die"),
    *("chose-burn", "chose-burn-with-die", "shown-locations-burned-cards", "changed-boiler-dead"),
    *("changed-starving", "changed-sos", "sos-sent", "helicopter-landed", "chose-show-keys", "went-aboard"),
    *("sabotages", "game-ended", "game-ended-nobody-won"),
)
STORY: Final = StoryTexts(
    joins=(
        WORKERS,
        DEEDS,
        ACTIONS,
        STATION,
        Join("exchange", _messages("exchange-discarded", "exchange-drawn"), same_seat=True),
        Join("draws", _messages("moved-action-deck-hand"), sums_cards=True),
        Join("suspicion", _messages("changed-disc"), most=8),
        Join("cast", _messages("chose-take-character"), most=8),
        Join("votes", _messages("voted"), merged="figure", most=8),
        Join("lost-samples", _messages("moved-lab-bag-lab-discard")),
        Join("caught", _messages("dog-caught"), equal_by=frozenset({"figures", "place", "many"})),
        Join("roles", _messages("role-revealed-human", "role-revealed-alien"), most=8),
        Join(
            "reveals",
            _messages("disc-cleared", "moved-hand-action-deck"),
            starters=_messages("role-revealed-human", "role-revealed-alien"),
        ),
        Join("tokens", _messages("token-seen"), most=8),
        Join("dogs", _messages("changed-dog"), with_and=True, most=8),
        Join("fled", _messages("fled"), most=8),
        Join("leader", _messages("changed-leader", "changed-token-at")),
        Join("plans", _messages("planned"), with_and=True, most=8),
        Join(
            "fire",
            _messages("shown-locations-burned-cards"),
            starters=_messages("chose-burn", "chose-burn-with-die"),
        ),
        Join(
            "returned",
            _messages(
                *("moved-hand-action-deck", "moved-weapons-weapon-deck", "moved-items-item-deck"),
                *(
                    "moved-samples-lab-discard",
                    "shown-flames-weapon-deck",
                    "shown-shared-weapons-weapon-deck",
                ),
                *("shown-shared-items-item-deck", "shown-shared-samples-lab-discard"),
            ),
        ),
        Join(
            "discards",
            _messages("moved-pile-action-discard", "shown-pile-open-action-discard"),
            starters=_messages("chose-stop"),
        ),
        Join(
            "repulse",
            _messages(
                *("changed-canisters", "shown-flames-box", "moved-pile-action-discard"),
                *("shown-pile-open-action-discard", "changed-strength", "driven-off", "alien-destroyed"),
            ),
            starters=_messages("chose-use-fire"),
        ),
        Join(
            "canisters",
            _messages("changed-canisters"),
            starters=_messages("shown-looking-flames", "shown-offer-flames", "chose-avoid", "driven-off"),
        ),
        Join("boarding", _messages("chose-board", "chose-stay-behind")),
    ),
    replaces=(
        Replace("log-encounter", "log-dog-caught"),
        Replace("log-chose-board", "log-went-aboard"),
        Replace("log-moved-lab-bag-looking", "log-moved-looking-samples", "log-lab-token-kept"),
        Replace("log-moved-lab-bag-looking", "log-moved-looking-lab-discard", "log-lab-token-discarded"),
        Replace("log-shown-pile-now", "log-gives-action"),
        Replace("log-shown-pile-now", "log-gives-action-to-self"),
        Replace("log-chose-work", "log-moved-hand-pile", "log-works"),
        Replace("log-chose-work", "log-shown-hand-pile-open", "log-works-open"),
        Replace("log-chose-work", "log-changed-token-holder", "log-works-and-takes-token"),
        Replace("log-works-and-takes-token", "log-moved-hand-pile", "log-works-with-token"),
        Replace("log-works-and-takes-token", "log-shown-hand-pile-open", "log-works-open-with-token"),
        Replace("log-chose-new-weather", "log-changed-weather", "log-weather-accepted", any_player=True),
        Replace("log-changed-yard", "log-refuels", "log-refuels-from-yard", any_player=True),
        Replace("log-changed-underground", "log-refuels", "log-refuels-from-underground", any_player=True),
    ),
    covers=(Cover("log-chose-absorb-dog", "log-dog-gone"),),
    tellers=TELLERS,
    remembered=frozenset({"at", "round"}),
    doubles=_messages("lab-token-kept", "lab-token-discarded"),
    headlines=HEADLINES,
    briefs=HEADLINES
    | _messages(
        *("encounter", "dog-caught", "sabotages", "repairs", "refuels", "refuels-from-yard"),
        *("refuels-from-underground", "wrecked", "alien-sabotages", "struck", "driven-off", "changed-damage"),
        *("chose-test-blood", "chose-test-fire", "tests-own-blood", "tests-self-by-fire"),
        *(
            "chose-absorb-dog",
            "dog-gone",
            "changed-weather",
            "changed-freezing",
            "chose-board",
            "changed-status",
        ),
    ),
    brief_covers=(
        BriefCover("log-struck", _messages("alien-sabotages", "driven-off", "absorbed"), same=("place",)),
        BriefCover("log-chose-burn", _messages("shown-locations-burned-cards")),
    ),
)
