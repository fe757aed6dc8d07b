"""Scenarios: position files that come with a game, each played to its end in a few minutes.

A table selects one by its setting `scenario`, so that saves, records and replays carry it. A file describes what all
players see; hidden information is dealt with the table's seed. Games dealt from a file are replayed by it, so a
released file never changes. An improved version is another file, and `is_retired` removes the old one from the lists.
"""

from importlib.resources import files
from typing import Final

from turncoat.kernel.reading import as_int, as_object, as_texts, field, only_fields, parse
from turncoat.kernel.settings import SCENARIO, Setting
from turncoat.kernel.shapes import Json

NO_SCENARIO: Final = "none"
FOLDER: Final = "scenarios"  # in the package of a game
WORDS: Final = ["players", "seat", "minutes", "keys", "is_retired", "position"]
# Words of a position that would fix what the seed deals, or the table's own options.
FIXED_WORDS: Final = ("game", "seed", "players", "options", "board", "dice", "top")


class Scenario:
    """A scenario. `seat` is recommended for a person who plays with bots. `minutes` is the measured duration.
    `keys` are decisions that players compare afterwards, each as its verbs: `accuse|abstain`."""

    def __init__(
        self, name: str, players: int, seat: int, minutes: int, keys: list[str], position: dict[str, Json]
    ) -> None:
        self.name: Final = name
        self.players: Final = players
        self.seat: Final = seat
        self.minutes: Final = minutes
        self.keys: Final = keys
        self.position: Final = position
        self.is_retired: bool = False


def read_scenario(name: str, text: str) -> Scenario:
    """Read a scenario file; BadInput or ValueError names what is wrong with it."""
    source = as_object(parse(text), name)
    only_fields(source, WORDS, name)
    position = as_object(field(source, "position"), f"{name}.position")
    for word in FIXED_WORDS:
        if word in position:
            raise ValueError(f"scenario={name},word={word}")
    scenario = Scenario(
        name,
        as_int(field(source, "players"), f"{name}.players"),
        as_int(field(source, "seat"), f"{name}.seat"),
        as_int(field(source, "minutes"), f"{name}.minutes"),
        as_texts(field(source, "keys"), f"{name}.keys"),
        position,
    )
    scenario.is_retired = source.get("is_retired") is True
    return scenario


def scenarios_in(package: str) -> list[Scenario]:
    """The scenarios of a game: the files in the folder `scenarios` of its package, by name."""
    folder = files(package).joinpath(FOLDER)
    names = sorted(file.name for file in folder.iterdir() if file.name.endswith(".json"))
    return [
        read_scenario(name.removesuffix(".json"), folder.joinpath(name).read_text(encoding="utf-8"))
        for name in names
    ]


def scenario_settings(scenarios: list[Scenario]) -> list[Setting]:
    """The setting that selects a scenario; empty for a game without scenarios."""
    names = [scenario.name for scenario in scenarios]
    return [Setting(SCENARIO, [NO_SCENARIO, *names], NO_SCENARIO)] if names else []
