"""The current event, large on the board of Unfathomable: a card is readable at every size, or says what it does in short."""

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.machine import Server
from tests.browser.pictures import take_picture
from tests.browser.puppet import Puppet
from tests.browser.visitor import DESKTOP, PHONE, Size, visitor

CARDS = ("sacrifice_deep_one", "fear_of_the_unknown", "power_to_the_people")  # long names and texts
MANY = {f"choice {at}": {"verb": "stay", "arguments": {}} for at in range(12)}  # they take the board's room
FEW = {"Stay": {"verb": "stay", "arguments": {}}}

# What of the card is cut off by its frame, and which words of its name are broken.
FAULTS = """face => {
    const box = face.closest(".highlight");
    const faults = box.scrollHeight > box.clientHeight + 1 ? [`${box.scrollHeight} > ${box.clientHeight}`] : [];
    const stage = box.closest(".stage").getBoundingClientRect(), shown = box.getBoundingClientRect();
    if (shown.top < stage.top - 1 || shown.bottom > stage.bottom + 1) faults.push("outside the board");
    const name = face.querySelector(".name").firstChild;
    for (const word of name.textContent.matchAll(/[^\\s-]+/g)) {
        const range = document.createRange();
        range.setStart(name, word.index);
        range.setEnd(name, word.index + word[0].length);
        if (range.getClientRects().length > 1) faults.push(`broken: ${word[0]}`);
    }
    return faults;
}"""


@pytest.mark.slow
@pytest.mark.parametrize("answers", [FEW, MANY], ids=["few", "many"])
@pytest.mark.parametrize(
    ("language", "size"),
    [
        ("en", DESKTOP),
        ("ru", Size(1920, 1080)),
        ("uk", Size(820, 1180)),
        ("uk", Size(390, 844)),
        ("ru", PHONE),
    ],
)
def test_a_card_that_is_turned_up_is_cut_nowhere(
    browser: Browser, server: Server, language: str, size: Size, answers: dict[str, dict[str, object]]
) -> None:
    with visitor(browser, server.url, size, language) as guest:
        puppet = Puppet(guest.page)
        guest.deal("unfathomable", 4)
        guest.page.emulate_media(reduced_motion="no-preference")
        for card in CARDS:
            shown = {"from": "mythos", "to": "crisis", "cards": [card]}
            puppet.tell(events=[("shown", shown)], lines=["A card."], answers=answers, ask="Which?")
            face = guest.page.locator(".highlight .face")
            expect(face).to_have_count(1)
            guest.page.wait_for_timeout(400)  # it has come to rest
            take_picture(guest.page, f"highlight-{card}-{language}-{size.width}-{len(answers)}")
            assert face.evaluate(FAULTS) == []
            guest.page.keyboard.press("Escape")
            expect(face).to_have_count(0)
