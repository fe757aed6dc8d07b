"""English as the style sheet of docs/texts.md asks for it, and typography in every language."""

import re

import pytest

from tests.texts.ftl import Pattern, all_patterns

UNNATURAL = {
    r"\b(whoever|whomever|somebody|anybody|everybody|nobody)\b": "someone, anyone, everyone, no one, or a role",
    r"\banew\b": "again",
    r"\bby lot\b": "at random",
    r"\bfor ever\b": "forever",
    r"(?<!\bthere )\b(is|are|was|were) no (?!more\b|longer\b|one\b|higher\b|lower\b|exception\b)": "isn’t a …",
    r"\b(Deep Ones?|Mother Hydra|Father Dagon|monsters?)( there| in your space)? acts?\b": "activate",
}
UNCONTRACTED = (
    r"\b(do|does|did|is|are|was|were|has|have|had|will|would|could|should|can) not\b|\bcannot\b"
    r"|\b(you|they|we) (are|will) (?=[a-z])|\b(it|that|there) is (?=(a|the|your|no|nothing)\b)|\bwhom\b"
)
SPOKEN = re.compile(
    r"(web|coach|common|terminal|reference|theatre|title)\.ftl$|/(asks|options|coach|title)\.ftl$|/guide\.ftl$"
)


def english() -> list[Pattern]:
    return [one for one in all_patterns() if one.language == "en"]


def places(patterns: list[Pattern], wrong: str) -> list[str]:
    return [
        f"{one.file} {one.name}: {' '.join(text.split())}"
        for one in patterns
        for text in one.texts
        if re.search(wrong, text, re.IGNORECASE)
    ]


@pytest.mark.parametrize("wrong", UNNATURAL)
def test_english_has_no_words_that_a_native_speaker_would_not_choose(wrong: str) -> None:
    written = [one for one in english() if not one.file.endswith("talk.ftl")]  # talk is how people speak
    findings = places(written, wrong)
    assert not findings, "\n".join([f"say: {UNNATURAL[wrong]}", *findings])


def test_what_the_page_says_is_contracted() -> None:
    spoken = [one for one in english() if SPOKEN.search(one.file) and not one.message.startswith("briefing-")]
    findings = places(spoken, UNCONTRACTED)
    assert not findings, "\n".join(findings)


def test_no_space_stands_before_an_ellipsis_or_an_english_percent_sign() -> None:
    findings = places(all_patterns(), r"\w …") + places(english(), r"[ \u00a0]%")
    assert not findings, "\n".join(findings)
