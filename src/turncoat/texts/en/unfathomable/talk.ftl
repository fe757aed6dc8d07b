# Table talk in the words of Unfathomable.

## Checks

talk-intent-none = I can’t help with this check
    .plain-2 = I have nothing for this check
    .plain-3 = My cards don’t fit this check
    .plain-4 = I have to sit this check out
    .blunt = Don’t count on me in this check
    .blunt-2 = No cards from me this time
    .wry = You’ll have to pass this one without me
    .wry-2 = I could add a card, but you wouldn’t like it
    .gentle = I’m sorry, I can’t help with this check
    .gentle-2 = I’d love to help, but not with these cards
    .gentle-3 = Forgive me, this check is beyond my cards
talk-intent-some = I can help a little with this check
    .plain-2 = I have a little something for this check
    .plain-3 = I can add a bit
    .blunt = I’ve got something for this check, but not much
    .blunt-2 = Something, yes. A lot, no
    .blunt-3 = I’m giving some, the rest is up to you
    .wry = I can chip in a little this time
    .wry-2 = I have a card or so to spare
    .gentle = I’ll help with this check as well as I can
    .gentle-2 = I’ll give what I can spare
    .gentle-3 = I have a small contribution, I hope it’s enough
talk-intent-strong = I can help a lot with this check
    .plain-2 = I have strong cards for this check
    .plain-3 = I’ve got this check covered
    .plain-4 = My hand is made for this check
    .blunt = Leave this check to me
    .blunt-2 = I’ll carry this check
    .blunt-3 = Stand back, this check is mine
    .wry = You’ll like what I have for this check
    .wry-2 = For once my hand is good, so enjoy it
    .gentle = Don’t worry, I’ve got plenty for this check
    .gentle-2 = I can take most of this check on me
    .gentle-3 = Keep your cards if you like, I can do a lot here
    .gentle-4 = I’m well prepared for this check
talk-report-helped = I helped with that check
    .blunt = My cards were all for us
    .wry = For the record, I pulled my weight in that check
    .gentle = I did what I could in that check
talk-report-could-not = I had no way to help with that check
    .blunt = I had nothing for that check
    .wry = With my cards I’d have been no help in that check
    .gentle = I wish I could have helped with that check
talk-ask-intent = { $seat }, will you help with this check?
    .plain-2 = { $seat }, do you have anything for this check?
    .plain-3 = { $seat }, what can you do about this check?
    .blunt = { $seat }, are you in on this check or not?
    .blunt-2 = { $seat }, how much can you give?
    .wry = { $seat }, can we count on you for once?
    .wry-2 = { $seat }, any chance of a card from you?
    .gentle = { $seat }, could you help us with this check?
    .gentle-2 = { $seat }, do you think you can spare a card for this check?

## Questions

talk-ask-why-gave-nothing = { $seat }, why didn’t you add a single card{ $then }?
    .plain-2 = { $seat }, why did we get no card from you{ $then }?
    .blunt = { $seat }, not one card{ $then }? Why?
    .blunt-2 = { $seat }, what are you keeping those cards for{ $then }?
    .wry = { $seat }, were you saving all your cards for something better{ $then }?
    .gentle = { $seat }, was there nothing you could add{ $then }?
talk-ask-why-many-and-failed = { $seat }, you added so many cards{ $then }. Why did we still fail?
    .blunt = { $seat }, what did you put in there{ $then }? All those cards, and we failed!
    .wry = { $seat }, so many cards, and we fail{ $then }. How come?
    .gentle = { $seat }, you gave so much{ $then }. What went wrong?
talk-ask-why-hindered = { $seat }, why did you work against the check{ $then }?
    .blunt = { $seat }, whose side are you on? Why spoil the check{ $then }?
    .wry = { $seat }, was the check not hard enough for you{ $then }?
    .gentle = { $seat }, could you tell us why you made the check harder{ $then }?
talk-ask-why-in-secret = { $seat }, what did you do with those cards{ $then }?
    .blunt = { $seat }, out with it: what were those cards{ $then }?
    .wry = { $seat }, would you care to share your little secret{ $then }?
    .gentle = { $seat }, can you tell us how you chose{ $then }?
talk-ask-why-wasted = { $seat }, why did you end your turn early{ $then }?
    .blunt = { $seat }, why are you sitting on your hands{ $then }?
    .wry = { $seat }, was there really nothing left to do{ $then }?
    .gentle = { $seat }, couldn’t you have done something more{ $then }?

## Opinions and claims

talk-estimate-accuse = { $seat } is a traitor
    .blunt = { $seat } is a traitor, and I’ll say it to anyone
    .wry = Must I spell it out? { $seat } is a traitor
    .gentle = It pains me to say it, but { $seat } is a traitor
talk-because-accuse = { $reason }. That’s our traitor
    .plain-2 = { $reason }. If you ask me, { $seat } is a traitor
    .plain-3 = { $reason }. I say { $seat } is a traitor
    .blunt = { $reason }. Traitor!
    .wry = { $reason }. Need I say who the traitor is?
    .gentle = { $reason }. I’m sorry, but only a traitor does that
    .gentle-2 = { $reason }. I’m so sorry, but { $seat } is a traitor
talk-claim-seen-human = I’ve seen { $seat }’s loyalty card: human
    .blunt = I’ve checked { $seat }’s loyalty card: human, no question
    .wry = You can stop staring at { $seat }. I’ve seen the card: human
    .gentle = Good news: I’ve looked at { $seat }’s loyalty card, and it’s human
talk-claim-seen-traitor = I’ve seen { $seat }’s loyalty card: a traitor
    .blunt = I’ve seen { $seat }’s card. Traitor!
    .wry = I’ve had a peek at { $seat }’s loyalty card. Guess what: a traitor
    .gentle = I’m afraid I’ve seen { $seat }’s loyalty card, and it’s a traitor’s

## What is to be done

talk-request-help = { $seat }, please help with this check
    .plain-2 = { $seat }, we won’t pass this check without you
    .blunt = { $seat }, we need your cards now
    .wry = { $seat }, now would be a good time to help
    .gentle = { $seat }, please help us with this check if you can
    .gentle-2 = { $seat }, could you spare something for this check?
talk-request-fight = { $seat }, please fight the Deep Ones
    .blunt = { $seat }, get those Deep Ones off this ship
    .wry = { $seat }, the Deep Ones are asking for you
    .gentle = { $seat }, could you take on the Deep Ones?
talk-request-rescue = { $seat }, please rescue passengers
    .blunt = { $seat }, get those passengers to safety
    .wry = { $seat }, the passengers can’t swim, you know
    .gentle = { $seat }, could you look after the passengers?
talk-request-save-cards = { $seat }, please save your cards for later
    .blunt = { $seat }, keep your cards for now
    .gentle = { $seat }, perhaps you should save your cards
talk-request-be-tested = { $seat }, please let someone see your loyalty cards
    .plain-2 = { $seat }, I’d like someone to see your loyalty cards
    .blunt = { $seat }, show someone your loyalty cards
    .blunt-2 = { $seat }, put your loyalty cards on the table
    .wry = { $seat }, surely you don’t mind if someone sees your loyalty cards
    .wry-2 = { $seat }, if you’ve nothing to hide, your loyalty cards can’t hurt
    .gentle = { $seat }, would you let someone see your loyalty cards, so we can be sure?
    .gentle-2 = { $seat }, it would calm us all to know your loyalty cards
talk-promise-help = I’ll help with this check
    .blunt = I’m in on this check
    .wry = All right, I’ll help you out this time
    .gentle = Of course I’ll help with this check
talk-promise-fight = I’ll fight the Deep Ones
    .blunt = Leave the Deep Ones to me
    .wry = I could do with some fishing: the Deep Ones are mine
    .gentle = I’ll keep the Deep Ones off you
talk-promise-rescue = I’ll rescue passengers
    .blunt = I’ll get the passengers out
    .gentle = I’ll look after the passengers
talk-promise-save-cards = I’ll save my cards for later
    .blunt = My cards stay where they are for now
    .gentle = I’ll be careful with my cards
talk-promise-be-tested = Anyone can look at my loyalty cards
    .blunt = Go on, look at my loyalty cards
    .wry = I’ve nothing to hide, so look at my loyalty cards
    .gentle = If it helps, look at my loyalty cards
talk-propose-brig = Let’s send { $seat } to the Brig
    .plain-2 = { $seat } should be in the Brig
    .blunt = { $seat } belongs in the Brig
    .wry = A quiet cell in the Brig would suit { $seat }
    .gentle = I think we should put { $seat } in the Brig, to be safe
talk-propose-free = Let’s get { $seat } out of the Brig
    .blunt = Get { $seat } out of the Brig
    .wry = { $seat } has been in the Brig long enough, don’t you think?
    .gentle = I think we should let { $seat } out of the Brig
talk-propose-test = Someone should look at { $seat }’s loyalty cards
    .plain-2 = We should find out what { $seat }’s loyalty cards say
    .blunt = I want someone to look at { $seat }’s loyalty cards
    .blunt-2 = Check { $seat }’s loyalty cards, and we’ll know
    .wry = Isn’t anyone curious about { $seat }’s loyalty cards?
    .gentle = It would be good if someone looked at { $seat }’s loyalty cards
    .gentle-2 = May I suggest that someone check { $seat }’s loyalty cards?

## Replies

talk-agree-propose-brig = { $player } is right: { $seat } should go to the Brig
    .plain-2 = Yes, the Brig is where { $seat } should be, { $player }
    .blunt = Yes, { $player }, lock { $seat } up
    .gentle = I agree with { $player }: the Brig is the best place for { $seat }
talk-agree-propose-brig-me = Fine, { $player }, send me to the Brig
talk-agree-propose-free = { $player } is right: let { $seat } out
    .blunt = Yes, { $player }, get { $seat } out
talk-agree-propose-free-me = Yes, { $player }, let me out of the Brig
talk-agree-propose-test = { $player } is right: let’s check { $seat }’s loyalty cards
    .blunt = Yes, { $player }, look at { $seat }’s cards
    .gentle = I agree with { $player }, then we’d know about { $seat }
talk-agree-propose-test-me = All right, { $player }, look at my loyalty cards
talk-disagree-propose-brig = No, { $player }, { $seat } doesn’t belong in the Brig
    .blunt = Rubbish, { $player }, leave { $seat } alone
    .gentle = Please, { $player }, don’t send { $seat } to the Brig
talk-disagree-propose-brig-me = No, { $player }, I don’t belong in the Brig
talk-disagree-propose-free = No, { $player }, { $seat } should stay in the Brig
    .blunt = { $seat } stays in the Brig, { $player }
talk-disagree-propose-free-me = No, { $player }, leave me in the Brig
talk-disagree-propose-test = { $player }, we don’t need to check { $seat }’s loyalty cards
    .blunt = Leave { $seat } alone, { $player }
    .gentle = I don’t think that’s necessary, { $player }: I’m not worried about { $seat }
talk-disagree-propose-test-me = { $player }, you don’t need to look at my loyalty cards

## Warnings

talk-warn-fuel = We’re running out of fuel
    .blunt = We need fuel, now
    .wry = Can anyone row? The fuel’s nearly gone
    .gentle = I’m worried about our fuel
talk-warn-food = We’re running out of food
    .blunt = We need food, now
    .wry = I hope nobody’s hungry: the food’s nearly gone
    .gentle = I’m worried about our food
talk-warn-sanity = Our sanity is running low
    .blunt = We’re losing our minds here
    .wry = I’d say we’re going mad, but who’d notice?
    .gentle = I’m worried about our sanity
talk-warn-souls = There are too few souls left
    .blunt = We’re losing too many people
    .wry = The ship is getting rather empty: too few souls left
    .gentle = We have to protect the souls we have left
talk-warn-ship = The ship is badly damaged
    .blunt = This ship is falling apart
    .wry = Does anyone else hear water? The ship’s in pieces
    .gentle = I’m worried about the damage to the ship
talk-warn-deep-ones = There are too many Deep Ones
    .blunt = The Deep Ones are all over us
    .wry = There are more Deep Ones than passengers by now
    .gentle = The Deep Ones are getting too many for us

## Excuses for what was done

talk-defend-gave-nothing-nothing-fitting = I added nothing because I had nothing that would help
    .plain-2 = None of my cards fit that check
    .plain-3 = I didn’t have the right cards
    .plain-4 = Anything I added would have hurt us
    .blunt = I had nothing that fit, so I added nothing
    .blunt-2 = Wrong cards. What should I have added?
    .wry = My cards would only have made it worse
    .wry-2 = Believe me, you wouldn’t have wanted my cards in there
    .gentle = I’d have added something if I’d had anything useful
    .gentle-2 = I looked, but no card of mine would have helped
talk-defend-gave-nothing-for-later = I kept my cards for a check that matters more
    .plain-2 = I’m keeping my cards for a harder check
    .plain-3 = I want to have cards left when it matters
    .plain-4 = That check wasn’t worth my cards
    .blunt = I’m saving my cards for something bigger
    .blunt-2 = Not for that check. I need them later
    .wry = You’ll thank me for those cards later
    .wry-2 = A good card is a saved card
    .gentle = I thought we’d need my cards more later on
    .gentle-2 = Please trust me, I’ll need those cards soon
talk-defend-many-and-failed-bad-luck = I gave all I could. We were unlucky
    .blunt = My cards were good. Blame your luck
    .wry = Some days nothing helps
    .gentle = I really tried, it just wasn’t enough
talk-defend-many-and-failed-lesser-evil = Without my cards it would have been even worse
    .blunt = It would have been worse without me
    .gentle = I only wanted to soften the blow
talk-defend-hindered-lesser-evil = Passing that check would have cost us more
    .blunt = Better to fail that one, believe me
    .wry = Sometimes it pays to lose
    .gentle = I honestly thought we were better off failing that check
talk-defend-hindered-mistake = Working against that check was a mistake
    .blunt = All right, I shouldn’t have spoiled that check
    .wry = Spoiling that check wasn’t my best idea
    .gentle = I’m sorry, I shouldn’t have made that check harder
talk-defend-in-secret-no-choice = I had to choose, and I can’t show you the cards
    .blunt = The rules say nobody else sees those cards
    .gentle = I’d show you those cards if I could
talk-defend-in-secret-lesser-evil = I chose what hurts us least
    .blunt = You got the mildest of the lot
    .wry = Trust me, you didn’t want the others
talk-defend-wasted-no-choice = There was nothing useful left for me to do
    .blunt = What else was there to do?
    .wry = I could have polished the railing, I suppose
    .gentle = I’m sorry, I really couldn’t do anything more
talk-defend-wasted-for-later = I ended early to save my cards
    .blunt = I’m saving myself for what’s coming
    .gentle = I thought I should keep something for later

## What talk points to

talk-deed-gave-nothing = { $seat } didn’t add a single card to the check
talk-deed-many-and-failed = { $seat } added a whole stack of cards, and the check failed
talk-deed-hindered = { $seat } worked against the check
talk-deed-in-secret = { $seat } chose among cards that nobody else saw
talk-deed-wasted = { $seat } ended the turn with work left to do
talk-deed-helped = { $seat } helped us pass the check
talk-deed-worked = { $seat } worked hard for the ship
talk-again-gave-nothing =
    { $seat } didn’t add a single card to { $times ->
        [2] two checks
        [3] three checks
        [4] four checks
       *[other] many checks
    } in a row
talk-again-many-and-failed =
    { $seat } added a whole stack of cards { $times ->
        [2] twice
        [3] three times
        [4] four times
       *[other] many times
    }, and each time the check failed
talk-again-hindered =
    { $seat } worked against the check { $times ->
        [2] twice
        [3] three times
        [4] four times
       *[other] many times
    }
talk-again-helped =
    { $seat } helped us pass { $times ->
        [2] two checks
        [3] three checks
        [4] four checks
       *[other] many checks
    } in a row
talk-then-now = { "" }
talk-then-last = { " " }last turn
talk-then-earlier = { " " }back then
talk-reason-now = { $reason }
talk-reason-last = last turn { $reason }
talk-reason-earlier =
    in round { $round ->
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
    } { $reason }
    .blunt = Don’t forget: { $reason }
    .wry = I haven’t forgotten: { $reason }
    .gentle = I can’t stop thinking about it: { $reason }
