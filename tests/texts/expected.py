"""Required and permitted messages, derived from the games' declarations."""

import inspect
import re
from pathlib import Path

import turncoat
from turncoat.games.catalog import GAMES
from turncoat.kernel.events import KERNEL_EVENTS
from turncoat.kernel.game import KERNEL_PROCEDURES, Game
from turncoat.kernel.settings import KERNEL_SETTINGS
from turncoat.kernel.verbs import KERNEL_VERBS
from turncoat.rulebooks import rules_of
from turncoat.texts.games import texts_of
from turncoat.texts.names import Place
from turncoat.texts.phrases import key
from turncoat.texts.reference import chapter_of
from turncoat.texts.unlogged import is_quiet

SOURCE = Path(turncoat.__path__[0])
WEB = Path(__file__).resolve().parents[2] / "web" / "src"
PLUGINS = Path(__file__).resolve().parents[2] / "plugins"
PLAIN_KINDS = ("card", "zone", "track", "verb", "event", "figure")
ROLES = {
    "lifeboat": ("sailor", "wrecker"),
    "unfathomable": ("human", "hybrid", "cultist", "revealed-traitor"),
    "thing": ("human", "alien", "revealed-alien"),
}
PAGES = {"lifeboat": 1, "unfathomable": 5, "thing": 5}
KERNEL_ASKS = {
    f"ask-{key(procedure.name)}-{key(step.name)}"
    for procedure in KERNEL_PROCEDURES
    for step in procedure.steps
    if step.ask is not None
}


def zones(game: Game) -> set[str]:
    return {key(Place(place).base) for place in game.layout.zones}


def tracks(game: Game) -> set[str]:
    return {key(Place(place).base) for place in game.layout.tracks}


def names(game: Game) -> set[str]:
    """A name for every identifier."""
    messages = {f"card-{key(card.partition(':')[0])}" for card in game.layout.cards}
    messages |= {f"zone-{zone}" for zone in zones(game)} | {f"track-{track}" for track in tracks(game)}
    for kind, listed in game.names.lists.items():
        if kind not in PLAIN_KINDS or (kind == "figure" and "0" not in listed):
            messages |= {f"{kind}-{key(name)}" for name in listed if kind != "ending"}
    messages |= {f"ending-{key(name)}" for name in game.endings} | {
        f"side-{key(name)}" for name in game.sides
    }
    messages |= {f"character-{key(name)}-short" for name in game.names.lists.get("character", [])}
    messages |= {f"verb-{key(verb.name)}" for verb in game.verbs[len(KERNEL_VERBS) :]}
    messages |= {f"danger-{key(kind.name)}" for kind in game.dangers.kinds}
    for number in game.board_numbers():
        parts = number.path.split(".")
        messages.add(f"board-{key(parts[0])}")
        messages |= {"board-face", "board-tracks"}
    messages |= {f"scenario-{key(name)}" for name in game.scenarios}
    for setting in game.settings[len(KERNEL_SETTINGS) :]:
        if not setting.is_offered:
            continue
        messages.add(f"setting-{key(setting.name)}")
        for choice in setting.choices:
            value = "n" if choice.isdigit() else key(choice)
            messages.add(f"choice-{key(setting.name)}-{value}")
    return messages


def asks(game: Game) -> set[str]:
    messages = {
        f"ask-{key(procedure.name)}-{key(step.name)}"
        for procedure in game.procedures
        for step in procedure.steps
        if step.ask is not None
    }
    return messages - KERNEL_ASKS


def options(game: Game) -> set[str]:
    return {f"option-{key(verb.name)}" for verb in game.verbs[len(KERNEL_VERBS) :]}


def choices(game: Game) -> set[str]:
    """A line of the log for each verb, unless it is not worth one."""
    lines = {f"log-chose-{key(verb.name)}" for verb in game.verbs[len(KERNEL_VERBS) :]}
    return {line for line in lines if not is_quiet(game.name, line)}


def own_events(game: Game) -> set[str]:
    lines = {f"log-{key(kind.name)}" for kind in game.events[len(KERNEL_EVENTS) :]}
    return {line for line in lines if not is_quiet(game.name, line)}


def reference(game: str) -> set[str]:
    messages = {f"rule-{key(rule.id)}" for rule in rules_of(game)}
    messages |= {f"chapter-{chapter_of(rule.id)}" for rule in rules_of(game)}
    for page in range(1, PAGES[game] + 1):
        messages |= {f"guide-page-{page}", f"guide-page-{page}-title"}
    messages |= {f"briefing-{role}" for role in ROLES[game]}
    messages.add("guide-summary")
    return messages


def may_be_said(game: Game, message: str) -> bool:
    """Whether a message that not every game needs speaks of things that this game has."""
    if message.startswith("talk-"):  # tests/talk says which
        return True
    if message.startswith("stake-"):  # test_option_stakes.py says which
        return True
    if message.startswith("family-") and message.endswith("-one"):
        return message.removeprefix("family-").removesuffix("-one") in game.layout.families
    if message.startswith("gist-card-"):
        return message.removeprefix("gist-") in names(game)
    special = re.fullmatch(r"log-(moved|shown|changed|shuffled|looked)-(.+)", message)
    if special is not None:
        kind, about = special.groups()
        if kind == "changed":
            return about in tracks(game)
        if kind in ("shuffled", "looked"):
            return about in zones(game)
        return any(f"{source}-{target}" == about for source in zones(game) for target in zones(game))
    if message.startswith("option-"):
        return any(
            message == f"option-{ask.removeprefix('ask-')}-{key(verb.name)}"
            for ask in asks(game) | KERNEL_ASKS
            for verb in game.verbs
        )
    if message.startswith("ask-"):
        return (
            message.removesuffix("-of-card").removesuffix("-none").removesuffix("-own")
            in asks(game) | KERNEL_ASKS
        )
    if message.startswith("log-"):
        return _is_special_event(game, message) or _is_of_the_story(game, message)
    if message.startswith("track-"):
        return message.removeprefix("track-").removesuffix("-short") in tracks(game)
    return False


def _is_special_event(game: Game, message: str) -> bool:
    """`log-checked-passed`: an event of the game's own with one value of one of its arguments."""
    for kind in game.events[len(KERNEL_EVENTS) :]:
        for _, name_kind in kind.arguments:
            for value in game.names.lists.get(name_kind.rstrip("*"), []):
                if message == f"log-{key(kind.name)}-{key(value)}":
                    return True
    return False


def _is_of_the_story(game: Game, message: str) -> bool:
    """A sentence that several events make, an answer with its question, or a die with what it is for."""
    story = texts_of(game.name).story
    steps = [
        f"{key(procedure.name)}-{key(step.name)}" for procedure in game.procedures for step in procedure.steps
    ]
    said = {f"log-join-{join.name}" for join in story.joins} | {one.becomes for one in story.replaces}
    for join in story.joins:
        said |= (
            {f"log-join-{join.name}-of-players", f"log-{join.name}-of-player"} if join.by_player else set()
        )
    said |= {f"log-crisis-{key(outcome)}" for outcome in game.names.lists.get("outcome", [])}
    said |= {f"log-rolled-{key(procedure.name)}" for procedure in game.procedures}
    said |= {f"log-chose-{step}-{key(verb.name)}" for step in steps for verb in game.verbs}
    for _, teller in story.tellers:
        said |= set(re.findall(r'"(log-[a-z-]+)"', inspect.getsource(inspect.getmodule(teller) or teller)))
    return message.removesuffix("-of-card") in said or message.removesuffix("-with") in said


def codes(call: str) -> set[str]:
    """Codes that the source refuses things with: `BadInput("no_game"`."""
    codes = set()
    for path in SOURCE.rglob("*.py"):
        codes |= set(re.findall(rf'\b{call}\(\s*"([a-z_]+)"', path.read_text(encoding="utf-8")))
    return codes


def source_words() -> str:
    """All of our source that may name messages."""
    rooms = ("texts", "talk", "briefings", "agents", "terminal", "server", "cli/__init__.py", "lab/simulate")
    paths = [path for room in rooms for path in _python_files(SOURCE / room)]
    pages = [*WEB.rglob("*"), *PLUGINS.glob("*/page/*")]
    paths += [path for path in sorted(pages) if path.suffix in {".svelte", ".ts"}]
    return "\n".join(path.read_text(encoding="utf-8") for path in paths)


def _python_files(path: Path) -> list[Path]:
    return [path] if path.is_file() else sorted(path.rglob("*.py"))


def is_named(message: str, source: str) -> bool:
    """Whether the source names the message, or something that ends in a part of it: `f"sheet-{kind}"`."""
    if f'"{message}"' in source or f"'{message}'" in source:
        return True
    parts = message.split("-")
    beginnings = ["-".join(parts[:at]) for at in range(1, len(parts))]
    return any(f'"{one}-{{' in source or f"`{one}-${{" in source for one in beginnings)


def common() -> set[str]:
    """What the kernel's words need, whatever the game."""
    messages = {f"refusal-{key(code)}" for code in codes("BadInput")}
    messages |= {f"why-not-{key(code)}" for code in codes("Refusal")}
    messages |= KERNEL_ASKS
    for verb in KERNEL_VERBS:
        messages |= {f"option-{key(verb.name)}", f"verb-{key(verb.name)}"}
    for setting in KERNEL_SETTINGS:
        messages |= {f"setting-{key(setting.name)}"}
        messages |= {f"choice-{key(setting.name)}-{key(choice)}" for choice in setting.choices}
    return messages


def game_named(name: str) -> Game:
    return GAMES[name]
