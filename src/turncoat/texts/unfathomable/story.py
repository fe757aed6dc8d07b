"""The log of Unfathomable: which lines are one sentence, and which make the one line of a turn."""

from typing import Final

from turncoat.texts.story.joins import BriefCover, Cover, Join, Replace, StoryTexts
from turncoat.texts.unfathomable.tellers import TELLERS, list_places


def _messages(*names: str) -> frozenset[str]:
    return frozenset(f"log-{name}" for name in names)


# What follows from a card, a roll or a check: dials, passengers, damage
CONSEQUENCES: Final = Join(
    "consequences",
    _messages(
        *(
            "changed-fuel",
            "changed-food",
            "changed-sanity",
            "changed-souls",
            "rolled-for",
            "rolled-in-vain",
            "rolled-shrivelling",
        ),
        *("moved-passengers-on-deck", "moved-on-deck-passengers", "shown-on-deck-passenger-now"),
        *("passenger-lost-nothing", "passenger-lost-nothing-supply"),
        *("shown-passengers-passenger-now", "shown-damage-damage-now", "shown-damage-now-damaged"),
        *("shown-journey-box", "shown-waypoints-journey", "shown-damaged-damage", "deep-one-defeated"),
    ),
    starters=_messages(
        *("checked-failed", "checked-partly-passed", "checked-passed", "shown-spells-spell"),
        *("crisis-failed", "crisis-partly-passed", "crisis-passed"),
    ),
    each="key",
)
# What monsters do, and the tracks that a mythos card moves
MONSTERS: Final = Join(
    "monsters",
    _messages(
        *("spawned", "figure-moved", "figure-moved-deep-one", "deep-one-banished", "changed-travel"),
        *("changed-ritual", "greater-banishment"),
    ),
    starters=_messages("rolled-for"),
    each="space",
    most=8,
)
# What a choice leads to at once, which then says what was chosen
CHOICE: Final = Join(
    "choice",
    _messages(
        *("changed-fuel", "changed-food", "changed-sanity", "changed-souls", "changed-travel"),
        *("changed-ritual", "moved-passengers-on-deck", "shown-damage-now-damaged", "moved-deck-chaos"),
    ),
    starters=_messages("chose-branch"),
    each="key",
    head="log-chose-branch",
    most=8,
)
# What one player does, one thing after the other
DEEDS: Final = Join(
    "deeds",
    _messages(
        *(
            "changed-at",
            "ends-up",
            "went-and-used",
            "went-and-repairs",
            "went-and-rescued",
            "sent",
            "chose-use-room-named",
            "chose-repair-named",
            "chose-use-ability-named",
        ),
        *("chose-use-feat-named", "chose-use-item", "chose-use-tome", "chose-use-kept", "chose-rescue"),
        *("chose-rescue-named", "chose-ransack-named"),
        *("chose-defeat-passenger", "shown-hand-played", "shown-item-deck-items", "chose-pick-item"),
        *(
            "moved-waypoints-looking",
            "moved-spells-looking",
            "moved-item-deck-looking",
            "moved-mythos-looking",
        ),
        *("shown-looking-journey", "shown-looking-spell", "shown-looking-items", "shown-looking-crisis"),
        *("chose-put-on-top", "chose-put-under", "chose-ransack", "chose-perform-rites", "shown-items-box"),
        *("picks-self-of-card", "chose-pick-figure"),
        *("chose-pick-pick-pick-seat-of-card", "shown-spell-play-area", "cast-and-kept", "starts-at"),
    ),
    same_seat=True,
)
# A reroll stands until its attack is told, which says so; before it, it takes the place of the weapon that the attack names
ATTACKS: Final = (
    *("log-attacked-by-deep-one", "log-attacked-character", "log-attacked-character-with"),
    *("log-attacked-deep-one", "log-attacked-deep-one-with"),
)
REROLLS: Final = ("log-chose-reroll-attack", "log-chose-fire-again")
REROLLED: Final = (
    *[Replace(reroll, attack, any_player=True, all_before=True) for reroll in REROLLS for attack in ATTACKS],
    *[
        Replace(weapon, reroll, any_player=True)
        for weapon in ("log-chose-use-item", "log-chose-pick-item", "log-chose-branch")
        for reroll in REROLLS
    ],
)
# A choice of what the player then does is told by what they do
CHOSEN: Final = tuple(
    Replace(choice, f"log-{deed}")
    for choice in ("log-chose-branch", "log-chose-may-accept-accept-of-card")
    for deed in (
        *("changed-at", "ends-up", "chose-pick-item", "shown-hand-discard", "attacked-character"),
        *("attacked-character-with", "attacked-deep-one", "attacked-deep-one-with"),
        *("moved-waypoints-looking", "moved-spells-looking", "moved-item-deck-looking"),
        *("moved-mythos-looking",),
    )
)
# Kept first where the one line of a turn is too long
HEADLINES: Final = _messages(
    *("chose-reveal", "revealed", "shown-loyalty-faceup", "character-defeated", "attacked-character"),
    *("attacked-character-with", "checked-failed", "crisis-failed", "crisis-partly-passed", "crisis-passed"),
    *("shown-mythos-crisis", "shown-damage-now-damaged", "greater-banishment", "awakening"),
    *("changed-captain", "game-ended", "game-ended-nobody-won"),
)
STORY: Final = StoryTexts(
    joins=(
        CHOICE,
        CONSEQUENCES,
        MONSTERS,
        DEEDS,
        Join("chaos", _messages("moved-deck-chaos", "shown-chaos-discard")),
        Join("rerolls", _messages("chose-reroll-attack")),
        Join("die-cards", _messages("chose-raise-die", "chose-lower-die")),
        Join("deep-one-attacks", _messages("attacked-by-deep-one")),
        Join(
            "may",
            _messages("chose-may-accept-accept-of-card", "chose-may-accept-decline-of-card"),
            same_question=True,
            most=8,
        ),
        Join("draws", _messages("moved-deck-hand"), same_rule=True, by_player=True, most=30),
        Join("discards", _messages("shown-hand-discard"), sums_cards=True),
        Join("adds", _messages("moved-hand-check-pile"), sums_cards=True),
        Join("open-adds", _messages("shown-hand-check-shown"), sums_cards=True),
        Join(
            "mythos",
            _messages("check-begun"),
            starters=_messages("shown-mythos-crisis", "shown-looking-crisis"),
        ),
        Join("loyalty", _messages("moved-loyalty-deck-loyalty"), sums_cards=True),
        Join("attacks", _messages("attacked-deep-one"), same_seat=True, same=("space",)),
        Join(
            "attacks-with",
            _messages("attacked-deep-one-with"),
            same_seat=True,
            same_question=True,
            same=("space",),
        ),
        Join("cast", _messages("changed-character"), most=8),
        Join("titles", _messages("changed-captain", "changed-keeper")),
        Join("faceup", _messages("shown-loyalty-faceup"), sums_cards=True),
        Join("removed", _messages("moved-item-deck-box-unseen", "moved-spells-box-unseen"), sums_cards=True),
    ),
    replaces=(
        Replace("log-shown-mythos-crisis", "log-mythos-skipped"),
        Replace("log-changed-at", "log-character-defeated"),
        Replace("log-ends-up", "log-character-defeated"),
        Replace("log-chose-pick-item", "log-shown-items-box"),
        Replace("log-changed-at", "log-chose-use-room-named", "log-went-and-used"),
        Replace("log-changed-at", "log-chose-repair-named", "log-went-and-repairs"),
        Replace("log-changed-at", "log-chose-rescue-named", "log-went-and-rescued"),
        Replace("log-shown-looking-spell", "log-shown-spell-play-area", "log-cast-and-kept"),
        Replace("log-changed-ritual", "log-changed-ritual"),
        Replace("log-changed-travel", "log-changed-travel"),
        Replace("log-chose-reveal", "log-shown-loyalty-faceup", "log-revealed"),
        Replace("log-chose-use-item", "log-attacked-deep-one-with"),
        Replace("log-chose-use-item", "log-attacked-character-with"),
        Replace("log-chose-pick-item", "log-attacked-deep-one-with"),
        Replace("log-chose-pick-item", "log-attacked-character-with"),
        *REROLLED,
        *CHOSEN,
    ),
    covers=(
        Cover("log-chose-branch", "log-check-begun"),
        Cover("log-chose-shrug-off", "log-defeat-prevented"),
        Cover("log-chose-heal", "log-defeat-prevented"),
        Cover("log-chose-intervene", "log-defeat-prevented"),
        Cover("log-chose-send-starbuck", "log-defeat-prevented"),
        Cover("log-chose-rescue", "log-moved-on-deck-passengers"),
        Cover("log-chose-rescue-named", "log-moved-on-deck-passengers"),
        Cover("log-went-and-rescued", "log-moved-on-deck-passengers"),
        Cover("log-chaos-rebuilt", "log-chaos-rebuilt"),
        Cover("log-chose-send-starbuck", "log-shown-items-box"),
    ),
    tellers=TELLERS,
    remembered=frozenset({"at", "character"}),
    doubles=_messages("went-and-used", "went-and-repairs", "went-and-rescued", "cast-and-kept"),
    list_places=list_places,
    headlines=HEADLINES,
    briefs=HEADLINES
    | _messages(
        *("changed-at", "ends-up", "went-and-used", "went-and-repairs", "went-and-rescued", "sent"),
        *("repaired",),
        *("chose-use-room-named", "chose-use-ability-named", "chose-rescue-named", "chose-ransack-named"),
        *("chose-use-feat-named", "chose-use-item", "chose-rescue", "chose-defeat-passenger"),
        *("shown-hand-played", "attacked-deep-one", "attacked-deep-one-with"),
        *("shown-looking-spell", "shown-looking-journey", "cast-and-kept", "chose-perform-rites"),
        *("checked-partly-passed", "checked-passed", "changed-fuel", "changed-food", "changed-sanity"),
        *("changed-souls", "spawned"),
    ),
    brief_covers=(
        BriefCover(
            "log-shown-mythos-crisis",
            _messages("crisis-failed", "crisis-partly-passed", "crisis-passed"),
            same=("card",),
        ),
    ),
)
