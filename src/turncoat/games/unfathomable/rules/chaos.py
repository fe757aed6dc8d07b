"""10: the chaos deck."""

from turncoat.games.unfathomable.board import CHAOS, CHECK_PILE, SKILL_DISCARD
from turncoat.games.unfathomable.cards import TREACHERY, skill_of
from turncoat.games.unfathomable.rules.skill_cards import available, take_skill_card
from turncoat.games.unfathomable.setup import CHAOS_OF_EACH
from turncoat.kernel.atoms import move_at, move_top, shuffle
from turncoat.kernel.state import State


def add_chaos_cards(s: State, count: int) -> None:
    """10.1, 10.2: add cards face down to the check; when the last one is taken, there is a new deck at once."""
    for _ in range(count):
        if not s.zones[CHAOS]:
            build_chaos(s)
        if s.zones[CHAOS]:
            move_top(s, CHAOS, CHECK_PILE, "10.1")
            if not s.zones[CHAOS]:
                build_chaos(s)


def build_chaos(s: State) -> None:
    """10, 10.2: two of each skill except treachery; none of a skill with fewer than two left."""
    for skill in range(TREACHERY):
        if available(s, skill) >= CHAOS_OF_EACH:
            for _ in range(CHAOS_OF_EACH):
                take_skill_card(s, skill, CHAOS, "10.2")
    shuffle(s, CHAOS, "10.2")


def add_treachery(s: State, count: int) -> None:
    """10.5: shuffle treachery cards into the chaos deck, as many as are left (ruling A7)."""
    added = 0
    while added < count and take_skill_card(s, TREACHERY, CHAOS, "10.5"):
        added += 1
    shuffle(s, CHAOS, "10.5")
    s.result = added


def rebuild_chaos(s: State) -> None:
    """The whole chaos deck is discarded and rebuilt."""
    while s.zones[CHAOS]:
        card = s.zones[CHAOS][-1]
        pile = SKILL_DISCARD + skill_of(card)
        move_at(s, CHAOS, len(s.zones[CHAOS]) - 1, pile, len(s.zones[pile]), "10.2")
    build_chaos(s)
