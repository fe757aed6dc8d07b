"""One statement of every kind and every word, for a scene."""

from collections.abc import Iterator

from tests.talk.scenes import ANNA, BORYS, CLARA, DMYTRO, Scene
from turncoat.talk.games import kinds_of, words_of
from turncoat.talk.statements import KINDS, Statement


def everything(scene: Scene) -> Iterator[Statement]:
    """To be said in this order; some are replies to those before."""
    log = scene.record.log
    check = log.running_check()
    assert check is not None
    past = scene.number("check_begun" if scene.game.name == "unfathomable" else "turn_of", last=False)
    for level in words_said("intent", "level", scene):
        yield Statement("intent", BORYS, event=check.event, level=level)
    yield Statement("ask_intent", ANNA, seat=BORYS, event=check.event)
    yield from _reports(scene, past)
    for seat in range(log.seats):
        speaker = (seat + 1) % log.seats
        yield Statement("ask_view", speaker, seat=seat, other=(seat + 2) % log.seats)
        for level in words_said("estimate", "level", scene):
            yield Statement("estimate", speaker, seat=seat, level=level)
        for deed in log.deeds(seat):
            yield Statement(
                "estimate", speaker, seat=seat, level="unsure", reason=deed.reason, event=deed.event
            )
    for event, whose in log.looks(ANNA):
        for level in words_said("claim_seen", "level", scene):
            yield Statement("claim_seen", ANNA, seat=whose, event=event, level=level)
    yield Statement("claim_self", DMYTRO)
    yield from _excuses(scene)
    for action in words_said("request", "action", scene):
        yield Statement("request", ANNA, seat=BORYS, action=action)
        yield Statement("promise", CLARA, action=action)
    for action in words_said("propose", "action", scene):
        yield Statement("propose", DMYTRO, seat=CLARA, action=action)
    if KINDS["vote_intent"] in kinds_of(scene.game.name, log.seats):
        yield Statement("vote_intent", DMYTRO, seat=CLARA)
    for danger in words_said("warn", "danger", scene):
        yield Statement("warn", ANNA, danger=danger)
    yield Statement("thank", ANNA, seat=DMYTRO)
    last = len(scene.record.said)
    yield Statement("warn", BORYS, danger="food")
    yield Statement("agree", ANNA, statement=last)
    yield Statement("disagree", CLARA, statement=last)
    for level, action in zip(words_said("answer", "level", scene), ("repair", "trade", "fight"), strict=True):
        last = len(scene.record.said)
        yield Statement("request", CLARA, seat=DMYTRO, action=action)
        yield Statement("answer", DMYTRO, statement=last, level=level)
    last = len(scene.record.said)
    yield Statement("promise", ANNA, action="repair")
    yield Statement("take_back", ANNA, statement=last)


def _reports(scene: Scene, past: int) -> Iterator[Statement]:
    if scene.game.name == "thing":
        yield Statement("report", ANNA, event=past, level="helped")
        return
    yield Statement("report", BORYS, event=past, level="helped")
    yield Statement("report", CLARA, event=past, level="could_not")


def _excuses(scene: Scene) -> Iterator[Statement]:
    deed = scene.record.log.deeds(CLARA)[-1]
    yield Statement("ask_why", ANNA, seat=CLARA, event=deed.event)
    for excuse in words_said("defend", "excuse", scene):
        yield Statement("defend", CLARA, event=deed.event, excuse=excuse)


def words_said(kind: str, argument: str, scene: Scene) -> tuple[str, ...]:
    return words_of(KINDS[kind], argument, scene.game.name)
