"""Golden files of texts, per language: all components of each game, the beginning of a game's log, and every wording of
talk.

A change of texts, effects or cards shows up as a readable diff. `make words` regenerates the files.
"""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from turncoat.games.catalog import GAMES
from turncoat.kernel.dice import fast
from turncoat.kernel.game import Game
from turncoat.kernel.ids import SPECTATOR
from turncoat.kernel.session import begin
from turncoat.talk.games import GAME_TALK
from turncoat.talk.statement_texts import ROW, wordings
from turncoat.talk.statements import VOICES
from turncoat.texts.components.catalog import components_of, write_groups
from turncoat.texts.languages import LANGUAGES
from turncoat.texts.log import LogLine, LogTexts
from turncoat.texts.names import Names
from turncoat.texts.people import characters_of, people_of, seat_names
from turncoat.texts.phrases import Phrase, key
from turncoat.texts.words import words_of

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "tests/texts/golden"
SEED = 5
ANSWERS = 400
LINES = 150
REASON = "talk-deed-chose-worse"


def cards(game: Game, language: str) -> str:
    return write_groups(components_of(game, language))


def log(game: Game, language: str) -> str:
    """The log of a randomly played game, as a spectator reads it; below each turn's heading its one-line summary."""
    words = words_of(game.name, language)
    session = begin(game, game.fewest_seats + 1, fast(SEED), {})
    session.play_randomly(fast(SEED), ANSWERS)
    players = seat_names(words, session.state.seats)
    view = session.view(SPECTATOR)
    texts = LogTexts(Names(game, words, people_of(game, characters_of(view), words, players)))
    lines = texts.lines(session.events(SPECTATOR))[:LINES]
    return "".join(f"{line.rule:7}{line.text}\n{_brief(line)}" for line in lines)


def _brief(line: LogLine) -> str:
    return f"{'':5}= {line.brief}\n" if line.brief else ""


def talk(game: Game, language: str) -> str:
    """Every wording of every message of talk, said by one character about two others."""
    words = words_of(game.name, language)
    me, seat, other, player = (
        words.phrase(f"character-{key(name)}-short") for name in game.names.lists["character"][:4]
    )
    kind = GAME_TALK[game.name].place_kind
    place = words.phrase(f"{kind}-{key(game.names.lists[kind][0])}")
    told: dict[str, str | int | Phrase] = {
        "me": me,
        "seat": seat,
        "other": other,
        "they": words.phrase("talk-he"),
        "player": player,
        "place": place,
        "then": "",
        "text": "…",
        "times": 3,
        "round": 4,
        "when": words.phrase("talk-round", {"round": 4}),
        "often": words.say("talk-often", {"times": 3}),
    }
    if words.has(ROW):
        told["row"] = words.phrase(ROW, {"times": 3})
    lines = []
    for message in words.messages("talk-"):
        for voice in VOICES:
            for form in wordings(words, message, voice) if words.has(message, voice) else ():
                text = words.say(message, {**told, "reason": words.say(REASON, told)}, form)
                lines.append(f"{'.'.join((message, form)).rstrip('.'):52} {text}".rstrip() + "\n")
    return "".join(lines)


def _files() -> dict[Path, Callable[[], str]]:
    writers: dict[Path, Callable[[], str]] = {}
    for game in GAMES.values():
        for language in LANGUAGES:
            writers[_path(game, f"cards.{language}.txt")] = partial(cards, game, language)
            writers[_path(game, f"log.{language}.txt")] = partial(log, game, language)
            if game.name in GAME_TALK:
                writers[_path(game, f"talk.{language}.txt")] = partial(talk, game, language)
    return writers


def _path(game: Game, name: str) -> Path:
    """Path of a golden file; those of a plug-in are among its own tests."""
    plugin = ROOT / "plugins" / game.name
    return plugin / "tests" / "golden" / name if plugin.is_dir() else FOLDER / f"{game.name}-{name}"


FILES = _files()  # expected content by path


if __name__ == "__main__":
    for path, text in FILES.items():
        path.parent.mkdir(exist_ok=True)
        path.write_text(text(), encoding="utf-8")
