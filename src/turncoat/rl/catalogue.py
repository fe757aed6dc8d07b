"""The fixed catalogue of a game's actions: every option that its verbs can stand for, in an order that does not depend
on play.

It is declared, not sampled: verbs in order, and for each verb the names of its arguments in order. Number 0 is the
no-op of seats that are not asked, in the parallel environment; it stands for no option.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import product
from typing import Final

from turncoat.games.catalog import game_named
from turncoat.kernel.array_batch import ActionNumbers
from turncoat.kernel.game import Game
from turncoat.kernel.ids import NO_OPTION, Option, option
from turncoat.kernel.names import NUMBER, SEAT
from turncoat.kernel.verbs import Verb
from turncoat.kernel.wire import option_id
from turncoat.rl.game_rl import Domain, GameRL
from turncoat.rl.games import GAME_RL

NO_OP: Final = 0
NO_OP_NAME: Final = "no-op"
CARD: Final = "card"
TRACK: Final = "track"
DECLARED: Final = (CARD, TRACK, NUMBER)  # kinds of arguments whose domain a game declares


@dataclass(frozen=True)
class Catalogue:
    """`first` is the number of each verb's first action; `slots` is the size of a table of options."""

    game: Game
    actions: ActionNumbers
    first: Mapping[str, int]
    slots: int

    def __len__(self) -> int:
        return len(self.actions.options)

    def name(self, action: int) -> str:
        """`verb argument argument`, as options are written elsewhere."""
        if action == NO_OP:
            return NO_OP_NAME
        return option_id(self.game, self.actions.options[action])


@cache
def catalogue_of(name: str) -> Catalogue:
    game = game_named(name)
    declared = GAME_RL.get(name, GameRL(name))
    options: list[Option] = [NO_OPTION]
    first: dict[str, int] = {}
    for verb in game.verbs:
        first[verb.name] = len(options)
        options.extend(options_of(game, verb, declared))
    return Catalogue(game, ActionNumbers(options), first, declared.slots)


def options_of(game: Game, verb: Verb, declared: GameRL) -> list[Option]:
    """All options of a verb, in the order of its arguments' names."""
    domains = list(declared.domains.get(verb.name, ()))
    values: list[Sequence[int]] = []
    for label, kind in verb.arguments:
        if kind not in DECLARED:
            values.append(range(game.most_seats if kind == SEAT else len(game.names.lists[kind])))
        elif not domains:
            raise ValueError(f"game={game.name},verb={verb.name},argument={label},expected=a_declared_domain")
        else:
            values.append(numbers_in(game, kind, domains.pop(0)))
    return [option(verb.number, *arguments) for arguments in product(*values)]


def numbers_in(game: Game, kind: str, domain: Domain) -> Sequence[int]:
    if isinstance(domain, range):
        return domain
    if kind == TRACK:
        return sorted(game.layout.track_named[name] for name in domain)
    families = [game.layout.families.index(name) for name in domain]
    return [card for card, family in enumerate(game.layout.family_of) if family in families]
