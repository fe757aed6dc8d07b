"""Bots answer, defend themselves, keep their word, and know when to be silent."""

import pytest

from tests.bots.talking.standpoints import concerns_of, standpoint_of, view_of
from tests.bots.talking.tables import play_with_talk
from tests.talk.scenes import (
    ANNA,
    BORYS,
    CLARA,
    DMYTRO,
    Scene,
    at_the_station,
    chose,
    event_wire,
    on_the_atlantica,
    turn_of,
)
from turncoat.bots.games import PERSONAS
from turncoat.bots.sides import TRAITOROUS
from turncoat.bots.talking.manners import MANNERS
from turncoat.bots.talking.replies import answer, defences
from turncoat.bots.talking.talker import PROMISED, Talker
from turncoat.games.unfathomable.board import REVEALED
from turncoat.games.unfathomable.vocabulary import ATTACK_DEEP_ONE, END_ACTIONS, REPAIR
from turncoat.kernel.frames import Frame
from turncoat.kernel.ids import option
from turncoat.kernel.shapes import EventWire
from turncoat.talk.games import GAME_TALK
from turncoat.talk.statements import VOICES, Statement


def test_every_persona_has_manners() -> None:
    assert set(MANNERS) == {name for sides in PERSONAS.values() for side in sides for name in side}


@pytest.mark.parametrize("game", GAME_TALK)
def test_there_is_an_excuse_for_every_deed_that_is_held_against_a_seat_and_each_deed_has_a_weight(
    game: str,
) -> None:
    concerns, words = concerns_of(game), GAME_TALK[game].vocabulary
    assert set(words.excuses) == set(words.against)
    assert concerns.stirring <= set(words.against + words.in_favour)
    assert set(concerns.telling) == set(words.against + words.in_favour)


@pytest.mark.parametrize("game", GAME_TALK)
def test_a_bot_knows_what_proposals_mean_and_asks_only_for_what_can_be_asked(game: str) -> None:
    concerns, words = concerns_of(game), GAME_TALK[game].vocabulary
    assert set(concerns.proposed) == set(words.proposals)
    assert set(concerns.errands) <= set(words.dangers)
    assert set(concerns.errands.values()) <= set(words.actions)


# Answers


def reply(scene: Scene, seat: int, question: Statement) -> Statement:
    said = answer(standpoint_of(scene, seat, {}), scene.say(question))
    assert said is not None
    before = len(scene.record.open_questions(seat))
    scene.say(said)
    assert len(scene.record.open_questions(seat)) == before - 1
    return said


def test_who_is_asked_why_gives_an_excuse_that_fits_the_deed() -> None:
    scene = on_the_atlantica()
    said = reply(scene, CLARA, Statement("ask_why", ANNA, seat=CLARA, event=scene.number("checked")))
    assert said.kind == "defend"
    assert said.excuse in GAME_TALK["unfathomable"].vocabulary.excuses["gave_nothing"]


def test_the_same_deed_has_always_the_same_excuse() -> None:
    scene = on_the_atlantica()
    event = scene.number("checked")
    first = standpoint_of(scene, CLARA, {})
    told = answer(first, scene.say(Statement("ask_why", ANNA, seat=CLARA, event=event)))
    assert told is not None
    first.recall.hear_statement(scene.say(told))
    again = scene.say(Statement("ask_why", BORYS, seat=CLARA, event=event))
    for seed in range(10):
        later = answer(standpoint_of(scene, CLARA, {}, recall=first.recall, seed=seed), again)
        assert later == Statement("answer", CLARA, statement=again.number, level="later")


def test_who_is_asked_for_a_view_gives_it() -> None:
    scene = on_the_atlantica()
    question = scene.say(Statement("ask_view", ANNA, seat=BORYS, other=CLARA))
    said = answer(standpoint_of(scene, BORYS, {CLARA: 0.8}), question)
    assert said is not None
    assert (said.kind, said.seat, said.level) == ("estimate", CLARA, "accuse")


def test_who_is_asked_for_help_says_how_much() -> None:
    scene = on_the_atlantica()
    said = reply(scene, BORYS, Statement("ask_intent", ANNA, seat=BORYS, event=scene.number("check_begun")))
    assert said.kind == "intent"


@pytest.mark.parametrize("action", ["help", "repair", "keep_away", "be_tested"])
def test_a_request_gets_a_yes_or_a_no(action: str) -> None:
    scene = on_the_atlantica()
    said = reply(scene, BORYS, Statement("request", ANNA, seat=BORYS, action=action))
    assert said.kind == "promise" or said.level in ("yes", "no")


def test_the_generous_say_yes_more_often_than_lone_wolves() -> None:
    counts = []
    for persona in ("generous", "lone_wolf"):
        scene = on_the_atlantica()
        question = scene.say(Statement("request", ANNA, seat=BORYS, action="repair"))
        replies = [
            answer(standpoint_of(scene, BORYS, {}, persona=persona, seed=seed), question)
            for seed in range(60)
        ]
        counts.append(sum(one is not None and one.level != "no" for one in replies))
    assert counts[0] > 1.5 * counts[1]


def test_a_revealed_traitor_owes_nobody_more_than_a_later() -> None:
    scene = on_the_atlantica()
    seen = view_of(scene, BORYS)
    seen.tracks[REVEALED + BORYS] = 1
    question = scene.say(Statement("ask_view", ANNA, seat=BORYS, other=CLARA))
    said = answer(standpoint_of(scene, BORYS, {}, side=TRAITOROUS, seen=seen), question)
    assert said == Statement("answer", BORYS, statement=question.number, level="later")


# Accusations against the speaker


def test_an_accusation_is_answered_and_a_saboteur_insists_more_than_a_lone_wolf() -> None:
    worths = []
    for persona in ("saboteur", "lone_wolf"):
        scene = on_the_atlantica()
        event = scene.number("checked")
        standpoint = standpoint_of(scene, CLARA, {}, persona=persona)
        charge = Statement("estimate", ANNA, seat=CLARA, level="accuse", reason="gave_nothing", event=event)
        standpoint.recall.hear_statement(scene.say(charge))
        thoughts = list(defences(standpoint))
        assert [said.kind for _, said in thoughts] == ["defend"]
        worths.append(thoughts[0][0])
        standpoint.recall.hear_statement(scene.say(thoughts[0][1]))
        assert not list(defences(standpoint))
    assert worths[0] > worths[1]


# Speaking up


def test_who_changed_its_mind_takes_back_what_it_said_first() -> None:
    scene = on_the_atlantica()
    talker = Talker("unfathomable", concerns_of("unfathomable"), 4, ANNA)
    talker.hear_statement(scene.say(Statement("estimate", ANNA, seat=CLARA, level="trust")))
    said = []
    for seed in range(40):
        standpoint = standpoint_of(
            scene, ANNA, {CLARA: 0.95}, recall=talker.recall, persona="accuser", seed=seed
        )
        statement = talker.speak(standpoint, had_choice=True)
        if statement is not None:
            assert not scene.record.contradicts(statement)
            talker.hear_statement(scene.say(statement))
            said.append((statement.kind, statement.seat))
    assert said.index(("take_back", -1)) < said.index(("estimate", CLARA))


def test_without_a_choice_only_questions_are_answered() -> None:
    scene = on_the_atlantica()
    talker = Talker("unfathomable", concerns_of("unfathomable"), 4, BORYS)
    standpoint = standpoint_of(scene, BORYS, {CLARA: 0.9}, recall=talker.recall)
    assert talker.speak(standpoint, had_choice=False) is None
    scene.say(Statement("ask_view", ANNA, seat=BORYS, other=CLARA))
    assert talker.speak(standpoint, had_choice=False) is not None


def test_the_talkative_speak_more_often() -> None:
    counts = []
    for persona in ("accuser", "lone_wolf"):
        spoken = 0
        for seed in range(60):
            scene = at_the_station()
            talker = Talker("thing", concerns_of("thing"), 4, DMYTRO)
            standpoint = standpoint_of(
                scene, DMYTRO, {CLARA: 0.7, ANNA: 0.05}, recall=talker.recall, persona=persona, seed=seed
            )
            spoken += talker.speak(standpoint, had_choice=True) is not None
        counts.append(spoken)
    assert counts[0] > counts[1] > 0


def test_nobody_speaks_up_where_others_had_nothing_to_choose() -> None:
    """A statement there would reveal that the speaker had a choice."""
    scene = at_the_station()
    seen = view_of(scene, ANNA)
    accusing = next(one for one in seen.game.procedures if one.name == "accusing")
    steps = [step.name for step in accusing.steps]
    seen.stack.append(Frame(accusing.number, steps.index("reveal_oneself"), [], None))
    talker = Talker("thing", concerns_of("thing"), 4, ANNA)
    for seed in range(20):
        standpoint = standpoint_of(scene, ANNA, {CLARA: 0.9}, recall=talker.recall, seen=seen, seed=seed)
        assert talker.speak(standpoint, had_choice=True) is None


# Occasions


def speak_about(scene: Scene, seat: int, talker: Talker) -> Statement | None:
    """What the seat says now, with a strong suspicion of Clara."""
    standpoint = standpoint_of(scene, seat, {CLARA: 0.95}, recall=talker.recall, persona="accuser")
    return talker.speak(standpoint, had_choice=True)


def quiet_station() -> Scene:
    """The pile takes no more cards."""
    return Scene(
        "thing",
        [
            turn_of(ANNA),
            chose(CLARA, "work kitchen"),
            event_wire("shuffled", {"zone": "pile", "count": 4}),
        ],
    )


def test_a_lost_check_is_an_occasion_and_one_speaks_of_it_once() -> None:
    scene = on_the_atlantica()
    talker = Talker("unfathomable", concerns_of("unfathomable"), 4, ANNA)
    assert speak_about(scene, ANNA, talker) is not None
    assert speak_about(scene, ANNA, talker) is None


def test_where_nothing_has_happened_nobody_speaks_up() -> None:
    scene = Scene("unfathomable", [turn_of(ANNA), chose(CLARA, "move d4")])
    talker = Talker("unfathomable", concerns_of("unfathomable"), 4, ANNA)
    assert speak_about(scene, ANNA, talker) is None


@pytest.mark.parametrize(
    "event",
    [
        event_wire("voted", {"figure": "2", "against": "3"}),
        event_wire("role_revealed", {"figure": "1", "role": "human"}),
        event_wire("role_revealed", {"figure": "1", "role": "alien"}),
        event_wire("encounter", {"place": "kitchen", "figures": ["2", "3"]}),
    ],
)
def test_a_vote_a_test_a_reveal_and_two_alone_are_occasions(event: EventWire) -> None:
    scene = quiet_station()
    talker = Talker("thing", concerns_of("thing"), 4, ANNA)
    assert speak_about(scene, ANNA, talker) is None
    scene.happens(event)
    assert speak_about(scene, ANNA, talker) is not None


def test_an_accusation_by_another_player_is_an_occasion() -> None:
    scene = quiet_station()
    talker = Talker("thing", concerns_of("thing"), 4, ANNA)
    talker.hear_statement(scene.say(Statement("estimate", BORYS, seat=CLARA, level="accuse")))
    assert speak_about(scene, ANNA, talker) is not None


# Voices


def test_an_accuser_a_framer_and_a_sleeper_have_voices_of_their_own() -> None:
    voices = [MANNERS[persona].voice for persona in ("accuser", "framer", "sleeper")]
    assert len(set(voices)) == len(voices)
    assert {manners.voice for manners in MANNERS.values()} == set(VOICES)


@pytest.mark.parametrize(("game", "players"), [("unfathomable", 5), ("thing", 6)])
def test_a_voice_does_not_tell_a_hidden_traitor(game: str, players: int) -> None:
    """A seat that is blunt as a loyal accuser stays blunt as a sleeper, until it is exposed."""
    heard: set[tuple[bool, str]] = set()
    for seed in range(2):
        played = play_with_talk(game, players, seed, "persona:accuser+sleeper")
        heard |= {(one.is_loyal, one.statement.voice) for one in played.said if not one.is_revealed}
    assert heard == {(True, ""), (True, "blunt"), (False, ""), (False, "blunt")}


# Promises


def test_what_was_promised_or_asked_for_is_liked_a_little_better() -> None:
    scene = on_the_atlantica()
    talker = Talker("unfathomable", concerns_of("unfathomable"), 4, ANNA)
    legal = [option(END_ACTIONS), option(REPAIR), option(ATTACK_DEEP_ONE)]
    seen = view_of(scene, ANNA)
    assert talker.nudge(seen, legal, [1.0, 1.0, 1.0], MANNERS["generous"]) == [1.0, 1.0, 1.0]
    talker.hear_statement(scene.say(Statement("promise", ANNA, action="repair")))
    talker.hear_statement(scene.say(Statement("request", BORYS, seat=ANNA, action="fight")))
    generous = talker.nudge(seen, legal, [1.0, 1.0, 1.0], MANNERS["generous"])
    lonely = talker.nudge(seen, legal, [1.0, 1.0, 1.0], MANNERS["lone_wolf"])
    assert generous[0] == 1.0
    assert generous[1] == lonely[1] == 1.0 + PROMISED
    assert generous[2] > lonely[2] > 1.0


def test_strong_help_that_a_loyal_bot_promises_is_given() -> None:
    promised = kept = 0
    for seed in range(3):
        played = play_with_talk("unfathomable", 4, seed)
        for one in played.said:
            if one.is_loyal and one.statement.kind == "intent" and one.statement.level != "none":
                given = played.record.log.checks[one.statement.event].given.get(one.statement.speaker, 0)
                promised += 1
                kept += given >= (2 if one.statement.level == "strong" else 1)
    assert promised >= 10
    assert kept >= 0.8 * promised
