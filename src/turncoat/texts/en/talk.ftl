# Table talk, whatever the game: what is said in words of a game is in its own talk.ftl.
# The plain form of a message and its voices (blunt, wry, gentle) mean the same.

## How talk is put together

talk-line = { $player }: { $text }
talk-me = me
talk-she = she
    .acc = her
    .gender = f
talk-he = he
    .acc = him
    .gender = m
talk-round =
    round { $round ->
        [1] one
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
        [8] eight
        [9] nine
        [10] ten
       *[other] { $round }
    }
talk-often =
    { $times ->
        [2] twice
        [3] three times
        [4] four times
       *[other] time and again
    }

## Questions

talk-ask-view = { $seat }, what do you think of { $other }?
    .plain-2 = { $seat }, where do you stand on { $other }?
    .plain-3 = { $seat }, tell us what you make of { $other }
    .blunt = { $seat }, be honest: what do you think of { $other }?
    .blunt-2 = { $seat }, do you trust { $other } or not?
    .wry = { $seat }, what would you say about { $other }, just between us?
    .gentle = { $seat }, may I ask what you think of { $other }?
    .gentle-2 = { $seat }, I’d like to hear what you think of { $other }
talk-ask-why-chose-worse = { $seat }, why did you pick that{ $then }?
    .plain-2 = { $seat }, what made you choose that{ $then }?
    .blunt = { $seat }, what on earth made you pick that{ $then }?
    .blunt-2 = { $seat }, how is that good for us{ $then }? Explain that choice!
    .wry = { $seat }, was that really the best you could pick{ $then }?
    .gentle = { $seat }, could you tell us why you picked that{ $then }?
talk-ask-why-moved-away = { $seat }, why did you go { $place-to }{ $then }?
    .blunt = { $seat }, what business took you { $place-to }{ $then }?
    .wry = { $seat }, did you really have to go { $place-to }{ $then }?
    .gentle = { $seat }, could you tell us why you went { $place-to }{ $then }?
talk-ask-why-declined = { $seat }, why did you say no{ $then }?
    .blunt = { $seat }, why on earth did you refuse{ $then }?
    .wry = { $seat }, was it so hard to say yes{ $then }?
    .gentle = { $seat }, may I ask why you said no{ $then }?

## Opinions and claims

talk-estimate-trust = I trust { $seat }
    .plain-2 = I have no doubts about { $seat }
    .blunt = { $seat } is one of us, and I’d stake my life on it
    .wry = If I trust anyone here, it’s { $seat }
    .gentle = I have every confidence in { $seat }
    .gentle-2 = I’m glad we have { $seat } with us
talk-estimate-lean-human = I think { $seat } is on our side
    .plain-2 = { $seat } seems to be one of us
    .blunt = { $seat } looks fine to me
    .wry = I may be wrong, but { $seat } seems all right
    .gentle = I believe { $seat } means well
talk-estimate-unsure = I don’t know what to think of { $seat }
    .blunt = I can’t make { $seat } out
    .wry = { $seat }? Ask me again later
    .gentle = I honestly can’t tell with { $seat }
talk-estimate-lean-traitor = I have my doubts about { $seat }
    .plain-2 = I’m not so sure about { $seat }
    .blunt = I don’t like what { $seat } is up to
    .wry = I’d keep an eye on { $seat } if I were you
    .gentle = I’m sorry to say it, but { $seat } worries me
talk-claim-self = I’m human
    .plain-2 = I’m as human as any of you
    .blunt = I’m human, and that’s that
    .wry = I’m as human as they come
    .wry-2 = Last time I checked, I was human
    .wry-3 = Pinch me if you like, I’m human
    .gentle = Please believe me: I’m human
    .gentle-2 = I know it’s hard to believe anyone now, but I’m human

## Opinions with a reason

talk-because-trust = { $reason }. I trust { $they-acc }
    .plain-2 = { $reason }. I’m with { $they-acc }
    .plain-3 = { $reason }. I’d rely on { $they-acc } any time
    .blunt = { $reason }. That’s all the proof I need
    .blunt-2 = { $reason }. What more do you want?
    .wry = { $reason }. If that isn’t a friend, who is?
    .wry-2 = { $reason }. I might even trust { $they-acc }
    .gentle = { $reason }. I know we can rely on { $they-acc }
    .gentle-2 = { $reason }. I feel safe with { $they-acc }
talk-because-lean-human = { $reason }. I think { $they } belongs with us
    .plain-2 = { $reason }. That speaks for { $they-acc }
    .blunt = { $reason }. Good enough for me
    .wry = { $reason }. An enemy wouldn’t bother, I suppose
    .gentle = { $reason }. I think { $they } means well
    .gentle-2 = { $reason }. It makes me feel better about { $they-acc }
talk-because-unsure = { $reason }. I don’t know what to make of it
    .blunt = { $reason }. Make of that what you will
    .wry = { $reason }. That could mean anything
    .gentle = { $reason }. I’m not sure what that says about { $they-acc }
talk-because-lean-traitor = { $reason }. I don’t like it
    .plain-2 = { $reason }. That worries me
    .plain-3 = { $reason }. It doesn’t look good
    .blunt = { $reason }. Something’s wrong there
    .blunt-2 = { $reason }. It stinks
    .wry = { $reason }. Funny, isn’t it?
    .wry-2 = { $reason }. I’m sure there’s a lovely explanation
    .gentle = { $reason }. It makes me wonder
    .gentle-2 = { $reason }. I can’t help feeling uneasy

## What is to be done

talk-request-repair = { $seat }, please repair what’s damaged
    .plain-2 = { $seat }, we need you on the repairs
    .blunt = { $seat }, get those repairs done
    .wry = { $seat }, the repairs won’t do themselves
    .gentle = { $seat }, could you see to the repairs?
talk-request-trade = { $seat }, let’s trade
    .blunt = { $seat }, trade with me
    .wry = { $seat }, I’m sure we can come to a deal
    .gentle = { $seat }, would you like to trade?
talk-request-keep-away = { $seat }, please keep away from me
    .blunt = { $seat }, stay away from me
    .wry = { $seat }, I’d feel better with a wall between us
    .gentle = { $seat }, no offence, but please keep your distance
talk-promise-repair = I’ll repair what’s damaged
    .blunt = I’ll fix it
    .wry = All right, hand me the tools
    .gentle = I’ll see to the repairs
talk-promise-trade = I’m willing to trade
    .blunt = Let’s trade, then
    .wry = I’m open to offers
    .gentle = I’d be glad to trade
talk-promise-keep-away = I’ll keep my distance
    .blunt = I’ll stay away, then
    .wry = You won’t see me near you
    .gentle = Don’t worry, I’ll keep my distance

## Replies

talk-agree-estimate = { $player } is right about { $seat }
    .plain-2 = I think the same of { $seat }, { $player }
    .plain-3 = { $player }, you took the words out of my mouth about { $seat }
    .blunt = Exactly, { $player }, I say the same of { $seat }
    .blunt-2 = About { $seat }, { $player } has it right
    .wry = For once I agree with { $player } about { $seat }
    .wry-2 = I hate to admit it, but { $player } has a point about { $seat }
    .gentle = I see { $seat } the way { $player } does
    .gentle-2 = I’m afraid I have to agree with { $player } about { $seat }
talk-agree-estimate-me = { $player } is right about me
talk-agree-claim-seen = I believe { $player } about { $seat }
    .plain-2 = I’ll take { $player }’s word about { $seat }
    .blunt = If { $player } says so about { $seat }, that’s good enough for me
    .gentle = Thank you, { $player }, I believe you about { $seat }
talk-agree-claim-seen-me = { $player } told you the truth about me
talk-agree-claim-self = I believe you, { $player }
    .blunt = Fair enough, { $player }, I believe you
    .wry = I’ll take your word for it, { $player }
talk-agree-defend = That makes sense, { $player }
    .plain-2 = Good enough for me, { $player }
    .blunt = Fair enough, { $player }
    .wry = I’ll give you that one, { $player }
    .gentle = I understand, { $player }
    .gentle-2 = Thank you for explaining, { $player }
talk-agree-warn = { $player } is right, that worries me too
    .plain-2 = I’ve been thinking about that too, { $player }
    .blunt = { $player } is right, so let’s do something
    .wry = Well spotted, { $player }
    .gentle = I’m worried about that too, { $player }
    .gentle-2 = You’re right to warn us, { $player }
talk-disagree-estimate = I think { $player } is wrong about { $seat }
    .plain-2 = I can’t agree with you about { $seat }, { $player }
    .plain-3 = { $player }, you’re misjudging { $seat }
    .blunt = Nonsense, { $player }, you’re wrong about { $seat }
    .wry = { $player } sees things in { $seat } that I don’t
    .gentle = Forgive me, { $player }, but I see { $seat } differently
talk-disagree-estimate-me = You’ve got me wrong, { $player }
talk-disagree-claim-seen = I don’t believe { $player } about { $seat }
    .plain-2 = Sorry, { $player }, I can’t believe that of { $seat }
    .blunt = { $player } is lying about { $seat }
    .wry = We only have { $player }’s word for it about { $seat }
talk-disagree-claim-seen-me = { $player } is lying about me
talk-disagree-claim-self = I don’t believe you, { $player }
    .plain-2 = Anyone could say that, { $player }
    .blunt = You’re lying, { $player }
    .blunt-2 = Prove it, { $player }
    .wry = You would say that, { $player }
    .gentle = I’d like to believe you, { $player }, but I can’t
    .gentle-2 = I’m sorry, { $player }, your word isn’t enough for me
talk-disagree-defend = I don’t buy that, { $player }
    .plain-2 = That doesn’t convince me, { $player }
    .plain-3 = { $player }, there must be more to it
    .blunt = That’s a poor excuse, { $player }
    .blunt-2 = Try a better one, { $player }
    .wry = A likely story, { $player }
    .gentle = I’m sorry, { $player }, I find that hard to believe
    .gentle-2 = I wish I could believe that, { $player }
talk-disagree-warn = It’s not that bad, { $player }
    .blunt = Stop worrying, { $player }
    .wry = We’ve seen worse, { $player }
    .gentle = I think we’ll manage, { $player }
talk-answer-yes = All right, { $player }
    .plain-2 = I can do that, { $player }
    .blunt = Fine, { $player }
    .blunt-2 = You’ve got it, { $player }
    .wry = If you insist, { $player }
    .gentle = Of course, { $player }
    .gentle-2 = With pleasure, { $player }
talk-answer-no = No, { $player }
    .plain-2 = I won’t, { $player }
    .plain-3 = Not this time, { $player }
    .blunt = Not a chance, { $player }
    .blunt-2 = Forget it, { $player }
    .wry = Nice try, { $player }, but no
    .wry-2 = Tempting, { $player }, but no
    .gentle = I’m sorry, { $player }, I can’t
    .gentle-2 = I’d rather not, { $player }, if you don’t mind
talk-answer-later = Not now, { $player }
    .plain-2 = Give me a moment, { $player }
    .blunt = Later, { $player }
    .wry = Ask me again later, { $player }
    .gentle = Give me a little time, { $player }
talk-answer-later-ask = I’d rather not say yet, { $player }
    .plain-2 = I’ll keep that to myself for now, { $player }
    .blunt = I’ll tell you when I’m ready, { $player }
    .wry = Wouldn’t you like to know, { $player }?
    .gentle = Let me think about it, { $player }
talk-thank = Thank you, { $seat }
    .blunt = Good work, { $seat }
    .wry = I owe you one, { $seat }
    .gentle = That was good of you, { $seat }
talk-take-back-intent = Don’t count on what I said about helping
talk-take-back-report = What I said about my cards wasn’t right
talk-take-back-estimate = I take back what I said about { $seat }
    .blunt = Forget what I said about { $seat }
    .wry = I’ve changed my mind about { $seat }
    .gentle = I’m sorry for what I said about { $seat }
talk-take-back-claim-seen = Forget what I told you about { $seat }
talk-take-back-claim-self = Forget that I said I was human
talk-take-back-promise = I can’t keep my promise after all
talk-take-back-propose = Forget my idea about { $seat }
talk-take-back-defend = Forget my excuse

## Excuses for anything

talk-defend-nothing-fitting = I had nothing that would have helped
talk-defend-no-choice = I had no choice
talk-defend-lesser-evil = anything else would have been worse
talk-defend-for-later = I’m saving what I have for later
talk-defend-bad-luck = that was just bad luck
talk-defend-mistake = I made a mistake
    .blunt = I got it wrong, all right?
    .wry = Not my finest hour, I admit
    .gentle = I’m sorry, that was my mistake

## Excuses for what was done

talk-defend-chose-worse-lesser-evil = The other option was even worse
    .plain-2 = I picked the lesser evil
    .blunt = The rest was worse, so I took that
    .wry = You should have seen what I didn’t pick
    .gentle = I tried to pick what would hurt us least
talk-defend-chose-worse-no-choice = There was nothing better to pick
    .plain-2 = All the options were bad
    .blunt = What else was I supposed to pick?
    .wry = It’s not as if I had a good option
    .gentle = I’m afraid there was nothing better to pick
talk-defend-moved-away-for-later = I’ll be needed there soon
    .blunt = I’ve got plans there, you’ll see
    .wry = You’ll be glad I’m there before long
    .gentle = I wanted to be there in good time
talk-defend-moved-away-no-choice = I had to go there
    .blunt = Someone had to go there
    .wry = I didn’t go there for my health
    .gentle = Believe me, I had to go there
talk-defend-declined-for-later = I said no because I’m saving that for later
    .blunt = I’ll need it later, so I said no
    .gentle = I’m sorry I said no, but I’ll need it later
talk-defend-declined-nothing-fitting = It would have done us no good, so I said no
    .blunt = It was no use to us
    .wry = Saying yes would have been a waste

## What talk points to

talk-deed-chose-worse = { $seat } chose badly for all of us
    .blunt = { $seat } made the wrong choice for us
    .wry = { $seat } chose, and we all pay for it
    .gentle = { $seat } could have chosen better for us
talk-deed-moved-away = { $seat } went off { $place-to }
    .blunt = { $seat } cleared off { $place-to }
    .wry = { $seat } slipped away { $place-to }
    .gentle = { $seat } suddenly went { $place-to }
talk-deed-declined = { $seat } said no when asked
    .blunt = { $seat } flatly refused
    .wry = { $seat } couldn’t be talked into it
    .gentle = { $seat } didn’t want to say yes
