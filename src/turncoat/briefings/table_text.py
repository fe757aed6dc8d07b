"""The table as one seat sees it, in a few compact lines: shared numbers, players, piles, the seat's own cards
and numbers."""

from turncoat.kernel.ids import NOBODY
from turncoat.kernel.shapes import ViewWire
from turncoat.texts.names import Names
from turncoat.texts.phrases import key
from turncoat.texts.places import tracks_of
from turncoat.texts.sentences import capital
from turncoat.texts.view_parts import Pile, own_things, piles, seat_columns


def table_lines(view: ViewWire, names: Names) -> list[str]:
    """The lines. Players are numbered from one."""
    words = names.words
    seat = NOBODY if view["seat"] is None else view["seat"]
    shared = tracks_of(NOBODY, view["tracks"], names)
    lines = [_turn(view, names), "; ".join(f"{title} {value}" for title, value in shared)]
    lines.append(f"{words.say('agent-players')}:")
    columns = seat_columns(view, names, seat)
    for other in range(view["seats"]):
        things = [f"{column.title} {column.cells[other]}" for column in columns if column.cells[other]]
        told: dict[str, str | int] = {
            "n": other + 1,
            "player": names.label(other),
            "things": "; ".join(things),
        }
        lines.append(words.say("agent-player", told))
    full, _ = piles(view, names, seat, is_compact=True)
    lines.append("; ".join(_pile(pile) for pile in full))
    own = [f"{title}: {value}" for title, value in own_things(view, names, seat)]
    if own:
        lines.append(f"{words.say('terminal-yours')}: {'; '.join(own)}")
    return [line for line in lines if line]


def _turn(view: ViewWire, names: Names) -> str:
    if view["current"] == view["seat"]:
        return names.words.say("terminal-your-turn")
    return names.words.say("terminal-turn-of", {"player": names.label(view["current"])})


def _pile(pile: Pile) -> str:
    return f"{pile.title} {pile.count} ({pile.known})" if pile.known else f"{pile.title} {pile.count}"


def state_line(view: ViewWire, names: Names) -> str:
    """Why the seat is not asked: other seats are, or the game is over."""
    words = names.words
    if view["ending"] is None:
        waiting = names.list_texts([names.label(seat) for seat in view["waiting"]])
        return words.say("agent-not-asked", {"players": waiting})
    title = words.say(f"game-{key(view['game'])}")
    winners = names.list_texts([names.label(seat) for seat in view["winners"]])
    return " ".join(
        [
            f"{words.say('terminal-over', {'game': title})}.",
            f"{capital(str(names.of('ending', view['ending'])))}.",
            words.say("terminal-winners", {"players": winners})
            if view["winners"]
            else words.say("terminal-no-winners"),
        ]
    )
