"""The Thing's board: the plan and its figures, selecting answers, scenes, and animated events."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.machine import Server
from tests.browser.pictures import take_picture
from tests.browser.puppet import Puppet
from tests.browser.test_screens import findings
from tests.browser.visitor import DESKTOP, PHONE, Size, Theme, Visitor, visitor
from turncoat.games.thing.game import THING
from turncoat.kernel.shapes import MomentValue, MomentWire

DECLARED = {kind.name: {field.label for field in kind.fields} for kind in THING.moments.kinds}


def declared_moment(name: str, **fields: MomentValue) -> MomentWire:
    """A moment with the fields that the game declares."""
    assert DECLARED[name] == fields.keys(), name
    return {"moment": name, **fields}


@contextmanager
def table(
    browser: Browser,
    server: Server,
    players: int = 6,
    size: Size = DESKTOP,
    language: str = "en",
    theme: Theme = "light",
) -> Iterator[tuple[Visitor, Puppet]]:
    with visitor(browser, server.url, size, language, theme) as guest:
        puppet = Puppet(guest.page)
        guest.deal("thing", players)
        yield guest, puppet
        guest.check()


def everybody(place: str, figures: int) -> dict[str, Any]:
    return {f"at.{figure}": place for figure in range(figures)}


def boxes(page: Page, selector: str) -> list[dict[str, float]]:
    rectangles: list[dict[str, float]] = page.locator(selector).evaluate_all(
        "all => all.map(one => one.getBoundingClientRect()).map(({ x, y, width, height }) => ({ x, y, width, height }))"
    )
    return rectangles


SCENES: dict[str, tuple[int, dict[str, Any]]] = {
    "meeting": (
        6,
        {
            "tracks": {"at.0": "radio", "at.1": "radio", "dog.0": "radio"},
            "moments": [
                declared_moment("phase", phase="encounters"),
                declared_moment(
                    "encounter", stage="asking", place="radio", staying=["0", "1"], asked="0", to_ask=["1"]
                ),
            ],
            "waiting": [0],
        },
    ),
    "infection": (
        6,
        {
            "tracks": {"at.0": "radio", "at.1": "radio", "at.2": "radio", "laid.0": 1, "disc.2": 0},
            "moments": [
                declared_moment("infection", stage="looking", place="radio", figures=["0", "1", "2"])
            ],
            "waiting": [0, 1],
        },
    ),
    "strike": (
        6,
        {
            "tracks": {
                "at.0": "kitchen",
                "at.1": "kitchen",
                "at.5": "gone",
                "status.5": "revealed",
                "strength": 3,
                "ever_revealed": 1,
            },
            "moments": [declared_moment("strike", place="kitchen", strength=3, avoided=[])],
            "waiting": [0],
        },
    ),
    "vote": (6, {"moments": [declared_moment("vote")], "waiting": [0, 2, 3]}),
    "test": (
        6,
        {"moments": [declared_moment("test", how="blood", tester="0")], "waiting": [0]},
    ),
    "boarding": (
        6,
        {
            "tracks": {
                "sos": "landed",
                "rescue_at": 6,
                "rescue_fuel": 2,
                "status.1": "aboard",
                "status.2": "aboard",
            },
            "moments": [declared_moment("boarding", stage="consent", candidate="3", starter=None)],
            "waiting": [1, 2],
        },
    ),
    "forecast": (
        6,
        {
            "tracks": {"weather": "storm", "die_at_station": 1},
            "moments": [declared_moment("forecast", rolled="clear", second=None)],
        },
    ),
    "trade": (
        6,
        {
            "moments": [declared_moment("trade", giver="1", partner="0", offered="weapon", is_swap=True)],
            "waiting": [0],
        },
    ),
    "dice": (
        2,
        {
            "tracks": {"at.0": "radio", "threat": 4},
            "moments": [
                declared_moment("roll", stage="dice", actor="0", faces=["repair", "threat", "cancelled"]),
                declared_moment("asked", figure="0"),
            ],
            "waiting": [0],
        },
    ),
    "dog": (
        2,
        {
            "zones": {"drawn_dog": {"count": 1, "cards": ["healthy_dog"], "known_to": None}},
            "moments": [
                declared_moment(
                    "encounter", stage="asking", place="radio", staying=["0"], asked="0", to_ask=[]
                ),
                declared_moment("asked", figure="0"),
            ],
        },
    ),
}


ROOMS_OF_SCENES = {
    "meeting": "radio",
    "infection": "radio",
    "strike": "kitchen",
}  # rooms that must be visible beside these scenes


def overlaps(page: Page, one: str, other: str) -> bool:
    first, second = boxes(page, one)[0], boxes(page, other)[0]
    return all(
        first[start] < second[start] + second[length] and second[start] < first[start] + first[length]
        for start, length in (("x", "width"), ("y", "height"))
    )


PHASE = {"en": "Encounters", "ru": "Стычки"}  # of an encounter, in the status strip

CHECKED = {
    DESKTOP: ("infection", "vote", "boarding"),
    PHONE: ("vote", "dice"),
}  # by the accessibility checker, which is slow


@pytest.mark.slow
@pytest.mark.parametrize(
    ("size", "language", "theme", "players"),
    [
        (DESKTOP, "en", "light", 6),
        (PHONE, "ru", "dark", 6),
        (PHONE, "uk", "light", 2),
    ],
)
def test_scenes_are_staged(
    browser: Browser, server: Server, size: Size, language: str, theme: Theme, players: int
) -> None:
    with table(browser, server, players, size, language, theme) as (guest, puppet):
        for name, (seats, changes) in SCENES.items():
            if seats != players:
                continue
            puppet.tell(changes)
            scene = guest.page.locator(f"[data-scene={name}]")
            expect(scene).to_be_visible()
            if name == "meeting":
                expect(guest.page.locator(".gauges .what").first).to_have_text(PHASE[language])
            take_picture(guest.page, f"thing-{language}-{size.width}-{name}")
            guest.check()
            if size is DESKTOP and name in ROOMS_OF_SCENES:
                assert not overlaps(guest.page, ".scene", f"[data-place={ROOMS_OF_SCENES[name]}]"), name
            if name in CHECKED[size]:
                assert findings(guest) == [], name
            scene.locator("header button").click()
            expect(scene.locator(".inside")).to_have_count(0)  # folded, to see the plan


def test_a_scene_shows_no_more_than_its_viewer_may_know(browser: Browser, server: Server) -> None:
    with table(browser, server) as (guest, puppet):
        puppet.tell(SCENES["infection"][1])
        scene = guest.page.locator("[data-scene=infection]")
        expect(scene.locator(".token")).to_have_count(4)  # of two who laid; the third is cleared
        expect(scene.locator(".token.human, .token.alien")).to_have_count(0)  # one's own are covered too
        expect(scene.locator(".hold")).to_have_count(1)


def test_rooms_and_figures_point_at_answers_by_keyboard(browser: Browser, server: Server) -> None:
    answers = {
        "Work in the Radio Room": {"verb": "work", "arguments": {"place": "radio"}},
        "Work in the Kitchen": {"verb": "work", "arguments": {"place": "kitchen"}},
        "Vote against C": {"verb": "accuse", "arguments": {"figure": "2"}},
        "Swap": {"verb": "swap", "arguments": {}},
    }
    with table(browser, server) as (guest, puppet):
        page = guest.page
        puppet.tell(
            {
                "tracks": {
                    **everybody("rec_room", 6),
                    "pantry": 16,
                    "kitchen_food": 0,
                    "token_at": "none",
                },
                "moments": [],
                "waiting": [0],
            },
            answers=answers,
        )
        expect(page.locator(".room.isOffered")).to_have_count(3)
        for selector, answer in (
            ("[data-place=kitchen]", "Work in the Kitchen"),
            ("[data-figure='2']", "Vote against C"),
            ("[data-place=dormitory]", "Swap"),
        ):
            page.locator(selector).focus()
            page.keyboard.press("Enter")
            expect(page.locator(".options button:focus")).to_contain_text(answer)
        expect(page.locator("[data-place=kitchen]")).to_have_accessible_name(  # for screen readers
            "Kitchen – Pantry: 16, Kitchen: 0; you can act here"
        )
        page.locator("[data-place=laboratory]").click()  # no answer there: its card is shown
        expect(page.locator("dialog h2")).to_have_text("Laboratory")


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_eight_stand_side_by_side(browser: Browser, server: Server, size: Size) -> None:
    with table(browser, server, 8, size) as (guest, puppet):
        for place in ("rec_room", "dormitory"):
            puppet.tell({"tracks": everybody(place, 8), "moments": []})
            expect(guest.page.locator(".figure")).to_have_count(8)
            figures = boxes(guest.page, ".figure")
            room = boxes(guest.page, f"[data-place={place}]")[0]
            for at, one in enumerate(figures):
                assert room["x"] <= one["x"]
                assert one["x"] + one["width"] <= room["x"] + room["width"]
                for other in figures[at + 1 :]:
                    apart = max(abs(one["x"] - other["x"]), abs(one["y"] - other["y"]))
                    assert apart >= one["width"] - 0.5, place


def test_the_plan_fits_a_laptop(browser: Browser, server: Server) -> None:
    with table(browser, server, 8) as (guest, _):
        assert guest.page.evaluate(
            "(() => { const board = document.querySelector('section.board'); return board.scrollHeight <= board.clientHeight })()"
        )


def watch(page: Page, selector: str) -> None:
    """Record every state of an element from now on: animations are too short for polling."""
    page.evaluate(
        """selector => {
            window.seen = [];
            new MutationObserver(() => {
                const now = [...document.querySelectorAll(selector)].map(one => one.textContent).join(" ");
                if (now !== window.seen.at(-1)) window.seen.push(now);
            }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
        }""",
        selector,
    )


def recorded_states(page: Page) -> list[str]:
    texts: list[str] = page.evaluate("window.seen")
    return texts


def test_events_are_played_one_after_the_other(browser: Browser, server: Server) -> None:
    """Votes are counted one by one, then the discs move; with reduced motion the result is shown at once."""
    votes = [("voted", {"figure": str(by), "against": "3"}) for by in (0, 1, 2)]
    moved = [("changed", {"track": "disc.3", "from": 1, "to": 4})]
    with table(browser, server) as (guest, puppet):
        page = guest.page
        page.emulate_media(reduced_motion="no-preference")
        puppet.tell(SCENES["vote"][1])
        scene = page.locator("[data-scene=vote]")
        expect(scene).to_have_count(1)
        watch(page, "[data-scene=vote] li b")
        puppet.tell({"tracks": {"disc.3": 4}, "moments": []}, [*votes, *moved])
        expect(scene).to_have_count(0)
        assert [count for count in recorded_states(page) if count] == ["1", "2", "3"]
        page.emulate_media(reduced_motion="reduce")
        puppet.tell(SCENES["vote"][1])
        expect(scene).to_have_count(1)
        puppet.tell({"tracks": {"disc.3": 5}, "moments": []}, votes)
        expect(scene).to_have_count(0)


@pytest.mark.slow
def test_a_test_turns_up_the_role_and_a_departure_tells_who_is_aboard(
    browser: Browser, server: Server
) -> None:
    with table(browser, server) as (guest, puppet):
        page = guest.page
        page.emulate_media(reduced_motion="no-preference")
        puppet.tell(SCENES["test"][1])
        shown: list[tuple[str, dict[str, Any]]] = [
            ("chose", {"seat": 0, "verb": "test_blood", "option": "test_blood 3"}),
            ("role_revealed", {"figure": "3", "role": "alien"}),
        ]
        gone = {
            "tracks": {"status.3": "revealed", "at.3": "gone", "strength": 3, "ever_revealed": 1},
            "moments": [],
        }
        expect(page.locator("[data-scene=test]")).to_have_count(1)
        watch(page, "[data-scene=test] .bad b")
        puppet.tell(gone, shown)
        expect(page.locator("[data-scene]")).to_have_count(0)
        assert "Alien" in recorded_states(page)
        expect(page.locator(".ice .revealed")).to_have_count(1)
        puppet.tell({"ending": "escaped", "tracks": {"status.1": "aboard", "status.0": "aboard"}})
        scene = page.locator("[data-scene=boarding]")
        expect(scene.locator("h2")).to_have_text("Departure")
        expect(scene.locator(".craft li")).to_have_count(2)
        expect(scene.locator(".behind li")).to_have_count(3)
