"""Opinions that bots state: their beliefs, with a public reason; traitors state what helps them."""

from collections.abc import Callable

import pytest

from tests.bots.talking.standpoints import USUAL, concerns_of, standpoint_of
from tests.talk.scenes import (
    ANNA,
    BORYS,
    CLARA,
    DMYTRO,
    Scene,
    at_the_station,
    event_wire,
    on_the_atlantica,
    turn_of,
)
from turncoat.bots.sides import TRAITOROUS
from turncoat.bots.talking.concerns import Look
from turncoat.bots.talking.matters import sights
from turncoat.bots.talking.opinions import echoes, estimate, estimates, level_of, vote
from turncoat.bots.talking.recall import Recall
from turncoat.games.thing.vocabulary import ABSTAIN, ACCUSE
from turncoat.kernel.ids import option
from turncoat.talk.statements import Statement

LEVELS = ["trust", "lean_human", "unsure", "lean_traitor", "accuse"]


def test_the_more_doubtful_somebody_is_the_worse_is_what_is_said_of_them() -> None:
    scene = on_the_atlantica()
    doubts = (0.02, 0.12, 0.25, 0.5, 0.9)
    assert [level_of(standpoint_of(scene, ANNA, {CLARA: doubt}), CLARA) for doubt in doubts] == LEVELS


def test_an_accuser_speaks_plainly_where_others_lean_and_the_cautious_lean_where_others_accuse() -> None:
    scene = on_the_atlantica()
    assert level_of(standpoint_of(scene, ANNA, {CLARA: 0.6}), CLARA) == "lean_traitor"
    assert level_of(standpoint_of(scene, ANNA, {CLARA: 0.6}, persona="accuser"), CLARA) == "accuse"
    assert level_of(standpoint_of(scene, ANNA, {CLARA: 0.8}), CLARA) == "accuse"
    assert level_of(standpoint_of(scene, ANNA, {CLARA: 0.8}, persona="cautious"), CLARA) == "lean_traitor"


def test_a_doubt_points_to_what_the_seat_did() -> None:
    scene = on_the_atlantica()
    said = estimate(standpoint_of(scene, ANNA, {CLARA: 0.6}), CLARA)
    assert (said.reason, said.event) == ("gave_nothing", scene.number("checked"))
    scene.say(said)


def test_of_several_deeds_it_is_the_one_that_moved_ones_own_belief() -> None:
    scene = on_the_atlantica()
    chosen = 2  # the event at which Borys chose; no other deed speaks against him
    said = estimate(standpoint_of(scene, ANNA, {BORYS: 0.6}, reasons={BORYS: [(chosen + 1, 0.7)]}), BORYS)
    assert (said.reason, said.event) == ("chose_worse", chosen)


def test_a_doubt_without_a_deed_is_kept_to_oneself() -> None:
    scene = at_the_station()
    doubtful = [said for _, said in estimates(standpoint_of(scene, ANNA, {DMYTRO: 0.1, CLARA: 0.7}))]
    assert {said.seat for said in doubtful if said.level in ("lean_traitor", "accuse")} == {CLARA}
    uneventful = Scene("unfathomable", [turn_of(ANNA)])
    trusted = [said for _, said in estimates(standpoint_of(uneventful, ANNA, {CLARA: 0.9}))]
    assert {said.seat for said in trusted} == {BORYS, DMYTRO}


def test_what_one_has_said_already_is_not_news() -> None:
    scene = on_the_atlantica()
    standpoint = standpoint_of(scene, ANNA, {CLARA: 0.6})
    said = next(said for _, said in estimates(standpoint) if said.seat == CLARA)
    standpoint.recall.hear_statement(scene.say(said))
    assert CLARA not in {said.seat for _, said in estimates(standpoint)}


def test_a_vote_is_announced_as_it_will_be_cast() -> None:
    scene = at_the_station()
    assert vote(standpoint_of(scene, ANNA, {}, chosen=option(ACCUSE, CLARA))) == Statement(
        "vote_intent", ANNA, seat=CLARA
    )
    assert vote(standpoint_of(scene, ANNA, {}, chosen=option(ABSTAIN))) is None


# Opinions of others


@pytest.mark.parametrize(("doubt", "kind"), [(0.7, "agree"), (0.05, "disagree")])
def test_one_agrees_with_what_one_thinks_oneself(doubt: float, kind: str) -> None:
    scene = on_the_atlantica()
    standpoint = standpoint_of(scene, ANNA, {CLARA: doubt})
    heard = scene.say(Statement("estimate", BORYS, seat=CLARA, level="accuse"))
    standpoint.recall.hear_statement(heard)
    assert [said for _, said in echoes(standpoint, standpoint.recall.opinions)] == [
        Statement(kind, ANNA, statement=heard.number)
    ]


def joined(scene: Scene, seat: int, heard: list[Statement]) -> list[Statement]:
    standpoint = standpoint_of(scene, seat, {CLARA: 0.7})
    for one in heard:
        standpoint.recall.hear_statement(one)
    return [said for _, said in echoes(standpoint, standpoint.recall.opinions)]


def test_one_voice_joins_in_and_the_others_add_something_of_their_own() -> None:
    scene = on_the_atlantica()
    first = scene.say(Statement("estimate", BORYS, seat=CLARA, level="accuse"))
    agreed = Statement("agree", ANNA, statement=first.number)
    assert joined(scene, ANNA, [first]) == [agreed]
    scene.say(agreed)
    assert joined(scene, DMYTRO, [first]) == []
    second = scene.say(Statement("propose", BORYS, seat=CLARA, action="brig"))
    assert joined(scene, DMYTRO, [first, second]) == [], "it is about the same player"
    scene.happens(turn_of(BORYS), turn_of(CLARA))
    assert joined(scene, DMYTRO, [second]) == [Statement("agree", DMYTRO, statement=second.number)]


def test_a_voice_for_is_not_in_the_way_of_one_against() -> None:
    scene = on_the_atlantica()
    accusation = scene.say(Statement("estimate", BORYS, seat=CLARA, level="accuse"))
    scene.say(Statement("disagree", ANNA, statement=accusation.number))
    assert joined(scene, DMYTRO, [accusation]) == [Statement("agree", DMYTRO, statement=accusation.number)]


def test_a_vote_of_the_last_round_is_not_spoken_of() -> None:
    scene = at_the_station()
    vote_against = scene.say(Statement("vote_intent", BORYS, seat=CLARA))
    assert joined(scene, ANNA, [vote_against])
    scene.happens(turn_of(BORYS))
    assert not joined(scene, ANNA, [vote_against])


def test_a_deed_that_was_named_in_this_turn_is_not_named_again() -> None:
    scene = on_the_atlantica()
    event = scene.number("checked")
    doubt = Statement("estimate", BORYS, seat=CLARA, level="lean_traitor", reason="gave_nothing", event=event)

    def named() -> list[Statement]:
        thoughts = estimates(standpoint_of(scene, ANNA, {CLARA: 0.6}))
        return [said for _, said in thoughts if said.seat == CLARA]

    assert [said.event for said in named()] == [event]
    scene.say(doubt)
    assert named() == []
    scene.happens(turn_of(BORYS))
    assert [said.event for said in named()] == [event]


def test_about_whom_one_has_no_opinion_one_does_not_join_in() -> None:
    scene = on_the_atlantica()
    standpoint = standpoint_of(scene, ANNA, {})
    standpoint.recall.hear_statement(scene.say(Statement("estimate", BORYS, seat=CLARA, level="accuse")))
    assert not list(echoes(standpoint, standpoint.recall.opinions))


def test_a_sleeper_joins_in_more_gladly_than_a_lone_wolf() -> None:
    scene = on_the_atlantica()
    worths = []
    heard = scene.say(Statement("estimate", BORYS, seat=CLARA, level="accuse"))
    for persona, side in (("sleeper", TRAITOROUS), ("lone_wolf", 0)):
        standpoint = standpoint_of(
            scene, ANNA, {CLARA: 0.2}, persona=persona, side=side, reputation={CLARA: 0.7}
        )
        if side == 0:
            standpoint = standpoint_of(scene, ANNA, {CLARA: 0.7}, persona=persona)
        standpoint.recall.hear_statement(heard)
        worths.append(next(worth for worth, _ in echoes(standpoint, standpoint.recall.opinions)))
    assert worths[0] > worths[1]


# Traitors


def test_a_traitor_speaks_as_the_table_thinks_worse_of_humans_and_better_of_friends() -> None:
    scene = on_the_atlantica()
    looks = {BORYS: 0.4, CLARA: 0.4, ANNA: 0.6}
    standpoint = standpoint_of(
        scene, ANNA, {BORYS: 0.95, CLARA: 0.05}, side=TRAITOROUS, persona="framer", reputation=looks
    )
    assert standpoint.voiced[ANNA] == 0.0
    assert standpoint.voiced[CLARA] > 0.4 > standpoint.voiced[BORYS]
    sleeping = standpoint_of(
        scene, ANNA, {BORYS: 0.95, CLARA: 0.05}, side=TRAITOROUS, persona="sleeper", reputation=looks
    )
    assert sleeping.voiced[BORYS] == pytest.approx(0.4)


def claims_of(speaker_persona: str, level: str, doubted: float, scene_seed: int) -> str:
    scene = on_the_atlantica()
    standpoint = standpoint_of(
        scene,
        ANNA,
        {BORYS: 1.0 if level == "traitor" else 0.0},
        side=TRAITOROUS,
        persona=speaker_persona,
        reputation={BORYS: doubted},
        seed=scene_seed,
    )
    standpoint.recall.looks.append(Look(1, BORYS, level))
    return next(said.level for _, said in sights(standpoint))


def test_a_traitor_calls_a_friend_human() -> None:
    assert {claims_of("fanatic", "traitor", 0.6, seed) for seed in range(10)} == {"human"}


def test_a_framer_sometimes_calls_a_human_a_traitor_whom_others_doubt_and_a_sleeper_never() -> None:
    assert {claims_of("framer", "human", 0.6, seed) for seed in range(20)} == {"human", "traitor"}
    assert {claims_of("framer", "human", 0.05, seed) for seed in range(20)} == {"human"}
    assert {claims_of("sleeper", "human", 0.6, seed) for seed in range(20)} == {"human"}


def test_a_loyal_seat_says_what_it_saw() -> None:
    scene = on_the_atlantica()
    for level in ("human", "traitor"):
        standpoint = standpoint_of(scene, ANNA, {})
        standpoint.recall.looks.append(Look(1, BORYS, level))
        assert [said for _, said in sights(standpoint)] == [
            Statement("claim_seen", ANNA, seat=BORYS, event=1, level=level)
        ]


def told_of(scene: Scene, recall: Recall, doubt: float, event: int = 1) -> list[Statement]:
    """What Anna has to say of what she saw of Borys."""
    standpoint = standpoint_of(scene, ANNA, {BORYS: doubt}, recall=recall)
    standpoint.recall.looks = [Look(event, BORYS, "human")]
    return [said for _, said in sights(standpoint)]


def test_a_loyal_seat_is_silent_about_a_human_whom_it_doubts() -> None:
    scene = at_the_station()
    recall = Recall(concerns_of("thing"), ANNA)
    event = scene.number("token_seen", last=False)
    human = Statement("claim_seen", ANNA, seat=BORYS, event=event, level="human")
    assert told_of(scene, recall, 0.8, event) == []
    assert told_of(scene, recall, 0.1, event) == [human]


@pytest.mark.parametrize("make", [on_the_atlantica, at_the_station])
def test_who_accused_a_player_and_then_saw_a_human_takes_it_back_first(make: Callable[[], Scene]) -> None:
    scene = make()
    recall = Recall(concerns_of(scene.game.name), ANNA)
    accusation = scene.say(Statement("estimate", ANNA, seat=BORYS, level="accuse"))
    recall.hear_statement(accusation)
    assert told_of(scene, recall, 0.1, event=1) == [], "it had looked before"
    scene.happens(event_wire("looked", {"seat": ANNA, "at": "loyalty.1", "count": 1}))
    back = Statement("take_back", ANNA, statement=accusation.number)
    event = len(scene.events) - 1
    assert told_of(scene, recall, 0.1, event) == [back]
    recall.hear_statement(scene.say(back))
    assert told_of(scene, recall, 0.1, event) == [
        Statement("claim_seen", ANNA, seat=BORYS, event=event, level="human")
    ]


def test_a_traitor_says_nothing_of_a_look_at_who_it_has_accused() -> None:
    scene = on_the_atlantica()
    standpoint = standpoint_of(scene, ANNA, {BORYS: 1.0}, side=TRAITOROUS, reputation={BORYS: USUAL})
    standpoint.recall.looks.append(Look(1, BORYS, "traitor"))
    assert [said.level for _, said in sights(standpoint)] == ["human"]
    standpoint.recall.hear_statement(scene.say(Statement("estimate", ANNA, seat=BORYS, level="lean_traitor")))
    assert list(sights(standpoint)) == []


def test_who_turns_traitor_stands_by_what_it_said() -> None:
    scene = on_the_atlantica()
    standpoint = standpoint_of(scene, ANNA, {BORYS: 1.0}, side=TRAITOROUS, reputation={BORYS: USUAL})
    standpoint.recall.hear_statement(
        scene.say(Statement("claim_seen", ANNA, seat=BORYS, event=1, level="traitor"))
    )
    turned = standpoint_of(
        scene, ANNA, {BORYS: 1.0}, side=TRAITOROUS, reputation={BORYS: USUAL}, recall=standpoint.recall
    )
    assert level_of(turned, BORYS) == "accuse"
