"""9.7, 28.21-28.27: icons of all seventy mythos cards; a human in the Brig resolves nothing else."""

import pytest

from tests.games.unfathomable.crisis import CARDS, damage_by_room, deep_ones, dials, draw_card, tracks
from tests.table import Table

WILL = "structural_damage:will"


def draw_in_the_brig(card: str) -> Table:
    """Seat 0 is in the Brig; Hydra is beside deck 3, Dagon beside deck 4 and a Deep One beside deck 5."""
    named = CARDS[card].decides
    crew = ["jeanne", "svetlana", "william"]
    if named in crew:
        crew.remove(named)
        crew.append(named)
    elif named not in ("current", "captain", "keeper"):
        crew[2] = named
    places = {crew[0]: "brig", crew[1]: "bridge", crew[2]: "bridge"}
    return draw_card(
        card,
        seats=[*crew],
        characters={**places},
        monarchs={"hydra": "w3", "dagon": "w4"},
        deep_ones={"w5": 1},
        top={"damage": [WILL]},
    )


@pytest.mark.rule(
    "9.7", "28.2", "28.21", "28.22", "28.24", "28.3", "28.25", "28.26", "28.27", "50.5", "50.10"
)
@pytest.mark.parametrize("card", CARDS)
def test_in_the_brig_only_the_icons_of_a_card_count(card: str) -> None:
    table = draw_in_the_brig(card)
    row = CARDS[card]
    if row.track == "choice":
        captain = table.track("captain")
        assert (captain != 0, table.waiting_seats()) == (True, [captain])
        assert table.options(captain) == ["pick_track travel", "pick_track ritual"]
        table.answer(captain, "pick_track ritual")
    assert table.waiting_seats() == [1]  # whose turn it is now
    assert (dials(table), table.told("checked")) == ([8, 8, 8, 8], [])
    assert tracks(table) == ((1, 0) if row.track == "travel" else (0, 1))
    assert table.zone("mythos_discard") == [card]
    expected = {
        ("do", False): ("w3", "w4", {"d5": 1}, {}),
        ("do", True): ("w5", "w6", {"d5": 1}, {}),
        ("mh", False): ("w1", "w4", {"w5": 1}, {"chapel": [WILL]}),
        ("mh", True): ("w3", "w6", {"w7": 1}, {"chapel": [WILL]}),
        ("fd", False): ("w3", "w2", {"d4": 2, "w5": 1}, {}),
        ("fd", True): ("w5", "w4", {"d4": 2, "w7": 1}, {}),
    }
    after = (table.named_track("hydra"), table.named_track("dagon"), deep_ones(table), damage_by_room(table))
    assert after == expected[row.activation, row.track == "travel"]
