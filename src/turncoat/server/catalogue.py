"""Everything that a game's table can show, by name, in one language: the same for everybody, and read before anything is dealt, so that
no request ever names a card."""

from functools import cache
from typing import Final

import msgspec

from turncoat.games.catalog import GAMES
from turncoat.kernel.errors import BadInput
from turncoat.kernel.game import Game
from turncoat.kernel.ids import NOBODY
from turncoat.kernel.layout import HIDDEN, OPEN, OWNER, TOP, TrackPlace, ZonePlace
from turncoat.kernel.names import NUMBER
from turncoat.kernel.settings import Setting
from turncoat.kernel.windows import Trigger
from turncoat.rulebooks import rules_of
from turncoat.server import shapes
from turncoat.server.asks import Ask
from turncoat.server.showing import ENCODER
from turncoat.texts.components.catalog import components_of
from turncoat.texts.languages import LANGUAGES
from turncoat.texts.lookup import pages_of
from turncoat.texts.names import COUNTED, Names, Place
from turncoat.texts.people import nobody
from turncoat.texts.phrases import key
from turncoat.texts.reference import chapter_of, reference
from turncoat.texts.symbols import capital
from turncoat.texts.words import Words, reference_of, words_of

SIGHTS: Final = {OPEN: "open", OWNER: "owner", TOP: "top", HIDDEN: "hidden"}
MOST_READ: Final = 1000  # what can be greater is a set of things or a moment, not a number that people read
FIGURES: Final = "figure"
NUMBERED: Final = "0"  # the first of things that have numbers instead of names
UNNAMED: Final = ("card", "zone", "track", "verb", "event", "trigger", "ending")


async def words(ask: Ask) -> msgspec.Raw:
    game, language = _asked(ask)
    return msgspec.Raw(_words(game, language))


async def rules(ask: Ask) -> msgspec.Raw:
    game, language = _asked(ask)
    return msgspec.Raw(_rules(game, language))


def _asked(ask: Ask) -> tuple[str, str]:
    game, language = ask.path["game"], ask.path["language"]
    if game not in GAMES or language not in LANGUAGES:
        raise BadInput("not_here")
    return game, language


@cache
def _words(game: str, language: str) -> bytes:
    return ENCODER.encode(catalogue(GAMES[game], language))


@cache
def _rules(game: str, language: str) -> bytes:
    book = reference(game, language)
    found = [
        shapes.RuleWords(rule.id, book.title(chapter_of(rule.id)), book.text(rule.id), list(rule.related))
        for rule in rules_of(game)
    ]
    said = reference_of(game, language)
    guide = [
        shapes.GuidePage(said.say(f"guide-page-{page}-title"), said.say(f"guide-page-{page}"))
        for page in pages_of(said)
    ]
    return ENCODER.encode(shapes.RuleBook(found, guide, said.say("guide-summary")))


def catalogue(game: Game, language: str) -> shapes.Catalogue:
    names = Names(game, words_of(game.name, language), nobody())
    say = names.words.say
    return shapes.Catalogue(
        title=say(f"game-{key(game.name)}"),
        fewest=game.fewest_seats,
        most=game.most_seats,
        cards=_cards(game, names, language),
        sheets=_sheets(game, language),
        groups={group.name: capital(group.title) for group in components_of(game, language)},
        names={
            kind: {one: str(names.of(kind, one)) for one in listed}
            for kind, listed in game.names.lists.items()
            if kind not in UNNAMED and not (kind == FIGURES and NUMBERED in listed)
        },
        short={one: say(f"character-{key(one)}-short") for one in game.names.lists.get("character", [])},
        endings={one: say(f"ending-{key(one)}") for one in game.endings},
        sides={one: capital(say(f"side-{key(one)}")) for one in game.sides},
        verbs={verb.name: capital(say(f"verb-{key(verb.name)}")) for verb in game.verbs},
        triggers=[_trigger(trigger, names) for trigger in game.triggers],
        tracks=[_track(place, names) for place in game.layout.tracks],
        zones=[_zone(place, names) for place in game.layout.zones],
        settings=[_setting(setting, names.words) for setting in game.settings],
        printed=game.printed(),
    )


def _cards(game: Game, names: Names, language: str) -> dict[str, shapes.CardWords]:
    """By identifier: its name, what it belongs to, and what it says."""
    texts = {
        component.name: (group, component)
        for group in components_of(game, language)
        for component in group.components
        if component.kind == "card"
    }
    found = {}
    for card in game.layout.cards:
        group, component = texts.get(card.partition(":")[0], (None, None))
        lines = (
            [] if component is None else [shapes.TextLine(line.depth, line.text) for line in component.lines]
        )
        found[card] = shapes.CardWords(
            capital(str(names.card(card))), "" if group is None else group.name, lines
        )
    return found


def _sheets(game: Game, language: str) -> dict[str, dict[str, shapes.CardWords]]:
    found: dict[str, dict[str, shapes.CardWords]] = {}
    for group in components_of(game, language):
        for component in group.components:
            if component.kind != "card":
                lines = [shapes.TextLine(line.depth, line.text) for line in component.lines]
                sheet = shapes.CardWords(capital(component.title), group.name, lines)
                found.setdefault(component.kind, {})[component.name] = sheet
    return found


def _trigger(trigger: Trigger, names: Names) -> shapes.TriggerWords:
    name = capital(names.words.say(f"trigger-{key(trigger.name)}"))
    verbs = [names.game.verbs[verb].name for verb in trigger.verbs]
    return shapes.TriggerWords(trigger.name, name, trigger.rule, verbs)


def _track(place: TrackPlace, names: Names) -> shapes.TrackWords:
    parts = Place(place)
    short = f"track-{key(parts.base)}-short"
    title = names.words.say(short if names.words.has(short) else f"track-{key(parts.base)}")
    return shapes.TrackWords(
        place.label(),
        parts.base,
        capital(title),
        None if place.owner == NOBODY else place.owner,
        parts.keys,
        _key_names(parts, names),
        SIGHTS[place.sight],
        place.kind,
        is_switch=place.kind == NUMBER and place.low == 0 and place.high == 1,
        is_read=place.high < MOST_READ,
        high=place.high,
    )


def _zone(place: ZonePlace, names: Names) -> shapes.ZoneWords:
    parts = Place(place)
    return shapes.ZoneWords(
        place.label(),
        parts.base,
        capital(names.words.say(f"zone-{key(parts.base)}")),
        None if place.owner == NOBODY else place.owner,
        parts.keys,
        _key_names(parts, names),
        SIGHTS[place.sight],
    )


def _key_names(parts: Place, names: Names) -> list[str | None]:
    """What the place is the one of; None: a figure that has a number, and only a view tells who that is."""
    figures = names.game.names.lists.get(FIGURES, [])
    if NUMBERED not in figures or parts.base in COUNTED:
        return [str(name) for name in names.keys(parts)]
    return [None if one in figures else str(names.key_name(one)) for one in parts.keys]


def _setting(setting: Setting, words: Words) -> shapes.SettingWords:
    message = f"setting-{key(setting.name)}"
    return shapes.SettingWords(
        setting.name,
        words.say(message),
        words.say(message, form="help") if words.has(message, "help") else "",
        {choice: _choice(setting.name, choice, words) for choice in setting.choices},
        setting.choices[setting.default],
    )


def _choice(name: str, choice: str, words: Words) -> str:
    if choice.isdigit():
        return words.say(f"choice-{key(name)}-n", {"n": int(choice)})
    return words.say(f"choice-{key(name)}-{key(choice)}")
