"""What a seat reads for the engine's identifiers."""

from turncoat.games.thing.game import THING
from turncoat.games.unfathomable.game import UNFATHOMABLE
from turncoat.terminal.naming import Naming


def test_a_track_that_holds_a_name_shows_it_and_a_switch_says_yes_or_no() -> None:
    assert Naming(THING, 0).track_value("role.0", "alien") == "alien"
    assert Naming(UNFATHOMABLE, 0).track_value("awakened", 1) == "yes"
    assert Naming(UNFATHOMABLE, 0).track_value("hydra", "w3") == "w3"
