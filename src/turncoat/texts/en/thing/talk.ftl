# Table talk in the words of The Thing.

## The active pile

talk-intent-none = I have nothing useful for the pile
    .plain-2 = My card won’t help this round
    .blunt = Don’t count on my card this round
    .blunt-2 = I’ve got nothing good, and that’s how it is
    .wry = My card won’t do the pile any favours
    .gentle = I’m sorry, I have nothing useful for the pile
    .gentle-2 = I’m sorry, my card isn’t much good this time
talk-intent-some = I have something useful for the pile
    .plain-2 = My card is a useful one
    .plain-3 = I can add something that helps
    .blunt = I’ll put something decent on the pile
    .blunt-2 = My card’s all right
    .blunt-3 = You won’t complain about my card
    .blunt-4 = I’ll do my part
    .wry = My card will do, don’t you worry
    .wry-2 = My card won’t win prizes, but it’ll help
    .wry-3 = Don’t thank me yet, but my card’s useful
    .gentle = I’ll add something useful to the pile
    .gentle-2 = I hope my card will be of use
    .gentle-3 = I’ve found something useful for us
talk-intent-strong = I have something very useful for the pile
    .plain-2 = I have just the card for the pile
    .blunt = My card’s exactly what we need
    .wry = You’ll like my card this round
    .gentle = I can add something really useful to the pile
talk-report-helped = My card in the pile will help
    .plain-2 = I laid a useful card
    .plain-3 = There’s a card of mine in the pile, and it’s useful
    .blunt = My card’s a good one
    .blunt-2 = I gave a good card. Did you?
    .wry = Whatever turns up, it wasn’t my card that hurt us
    .wry-2 = You may thank me when the pile is opened
    .wry-3 = My card is one of the good ones, for a change
    .gentle = I put a useful card in the pile
    .gentle-2 = My card is there to help us, believe me
    .gentle-3 = I did my best with my card this round
talk-report-could-not = I have no card in the pile
    .blunt = None of that pile is mine
    .wry = Don’t look at me, there’s no card of mine in there
talk-ask-intent = { $seat }, will you put something useful in the pile?
    .plain-2 = { $seat }, can we count on your card?
    .blunt = { $seat }, is your card any good?
    .blunt-2 = { $seat }, what’s your card worth?
    .wry = { $seat }, can we hope for something useful from you?
    .gentle = { $seat }, could you add something useful to the pile?
    .gentle-2 = { $seat }, do you have anything that might help us?
    .gentle-3 = { $seat }, would you have a good card to spare?

## Questions

talk-ask-why-alone-with = { $seat }, what happened between you and { $other } { $place-in }{ $then }?
    .plain-2 = { $seat }, what were you doing with { $other } { $place-in }{ $then }?
    .blunt = { $seat }, what were you and { $other } doing alone { $place-in }{ $then }?
    .blunt-2 = { $seat }, you and { $other }, alone { $place-in }{ $then }. What happened?
    .wry = { $seat }, a nice quiet chat with { $other } { $place-in }{ $then }?
    .gentle = { $seat }, is everything all right after you met { $other } { $place-in }{ $then }?
talk-ask-why-alone-with-me = { $seat }, what did you want from me { $place-in }{ $then }?
talk-ask-why-avoided = { $seat }, why did you avoid the encounter{ $then }?
    .blunt = { $seat }, what were you running from{ $then }?
    .wry = { $seat }, afraid of a little company{ $then }?
    .gentle = { $seat }, may I ask why you avoided the encounter{ $then }?
talk-ask-why-where-it-broke = { $seat }, you were { $place-in } when it was damaged{ $then }. What happened?
    .blunt = { $seat }, you were { $place-in } when it broke{ $then }. Explain!
    .wry = { $seat }, funny how things break { $place-in } when you’re there{ $then }. Any idea why?
    .gentle = { $seat }, you were { $place-in } when it broke{ $then }. Did you see anything?
talk-ask-why-voted-against = { $seat }, why did you vote against { $other }{ $then }?
    .blunt = { $seat }, what has { $other } done to get your vote{ $then }?
    .wry = { $seat }, was { $other } simply in your way{ $then }?
    .gentle = { $seat }, could you tell us why you voted against { $other }{ $then }?
talk-ask-why-voted-against-me = { $seat }, why did you vote against me{ $then }?
    .blunt = { $seat }, what have I done to get your vote{ $then }?
    .wry = { $seat }, was I simply in your way{ $then }?
    .gentle = { $seat }, could you tell me why you voted against me{ $then }?

## Opinions and claims

talk-estimate-accuse = { $seat } is an alien
    .blunt = { $seat } is an alien, mark my words
    .wry = Look closely at { $seat }. That’s no human, that’s an alien
    .gentle = I hate to say it, but { $seat } is an alien
talk-because-accuse = { $reason }. { $seat } is an alien
    .plain-2 = { $reason }. If you ask me, { $seat } is an alien
    .blunt = { $reason }. Alien!
    .blunt-2 = { $reason }. { $seat } is an alien, plain and simple
    .wry = { $reason }. Does that look human to you? I say alien
    .gentle = { $reason }. I’m sorry, but I don’t think { $seat } is human any more
talk-claim-seen-human = I’ve seen one of { $seat }’s tokens: human
    .plain-2 = { $seat } is human. I saw the token myself
    .plain-3 = { $seat } has shown me a human token
    .blunt = I’ve seen { $seat }’s token. Human, no question
    .blunt-2 = { $seat }’s token is human. I saw it
    .wry = I’ve had a look at { $seat }’s token. Disappointingly human
    .gentle = Good news: the token I saw from { $seat } was human
    .gentle-2 = You can relax about { $seat }: I saw a human token

## What is to be done

talk-request-help = { $seat }, please put something useful in the pile
    .plain-2 = { $seat }, we need something useful from you in the pile
    .blunt = { $seat }, give us a good card
    .blunt-2 = { $seat }, no rubbish in the pile, all right?
    .wry = { $seat }, a useful card for once would be nice
    .gentle = { $seat }, please add something useful if you can
    .gentle-2 = { $seat }, a useful card from you would mean a lot
talk-request-fight = { $seat }, please have fire ready for the alien
    .blunt = { $seat }, get fire, we’ll need it
    .wry = { $seat }, bring something that burns, the alien’s coming
    .gentle = { $seat }, could you have fire ready, in case the alien comes?
talk-request-be-tested = { $seat }, please take a test
    .plain-2 = { $seat }, I’d like you to be tested
    .plain-3 = { $seat }, let us test you
    .blunt = { $seat }, take a test
    .blunt-2 = { $seat }, prove it: take a test
    .wry = { $seat }, surely a little test won’t hurt you
    .gentle = { $seat }, would you take a test, so we can be sure?
talk-promise-help = I’ll put something useful in the pile
    .blunt = You’ll get a good card from me
    .wry = All right, you’ll get your useful card
    .gentle = Of course I’ll add something useful
talk-promise-fight = I’ll have fire ready for the alien
    .blunt = I’ll burn that alien
    .wry = If the alien feels cold, I’ll bring the fire
    .gentle = I’ll keep fire ready, to protect us from the alien
talk-promise-be-tested = You can test me
    .blunt = Go on, test me
    .wry = Test me, I could use the attention
    .gentle = If it puts your mind at rest, test me
talk-propose-test = Let’s test { $seat }
    .plain-2 = { $seat } should be tested
    .blunt = { $seat } has to be tested
    .wry = Isn’t anyone curious what a test of { $seat } would show?
    .gentle = I’d feel better if we tested { $seat }
talk-propose-keep-apart = Nobody should be alone with { $seat }
    .plain-2 = Let’s not leave anyone alone with { $seat }
    .plain-3 = Keep in company when { $seat } is around
    .blunt = No one stays alone with { $seat }, understood?
    .wry = I wouldn’t sit anywhere alone with { $seat }
    .wry-2 = A quiet evening alone with { $seat }? I’ll pass
    .gentle = Please don’t leave anyone alone with { $seat }
    .gentle-2 = I’d be happier if no one were alone with { $seat }
talk-propose-keep-out = Let’s not take { $seat } aboard
    .plain-2 = { $seat } should stay behind
    .blunt = { $seat } isn’t coming aboard
    .wry = I’m sure there’s no seat left aboard for { $seat }
    .gentle = I’m afraid we can’t take { $seat } aboard
    .gentle-2 = I’d rather we left without { $seat }
talk-vote-intent = I’m going to vote against { $seat }
    .plain-2 = I’m voting against { $seat }
    .plain-3 = I’ll be voting against { $seat } this round
    .plain-4 = When we vote, I’ll be against { $seat }
    .plain-5 = I’ve decided: I’ll vote against { $seat }
    .blunt = My vote is against { $seat }
    .blunt-2 = Against { $seat }, and I won’t change my vote
    .blunt-3 = { $seat } has to go. I’m voting against
    .wry = No prizes for guessing: I’ll vote against { $seat }
    .wry-2 = Surprise, surprise: my vote goes against { $seat }
    .gentle = I’m sorry, { $seat }, but I’ll vote against you
    .gentle-2 = It isn’t easy, but I’ll vote against { $seat }
    .gentle-3 = I see no other way: I’ll vote against { $seat }

## Replies

talk-agree-propose-test = { $player } is right: let’s test { $seat }
    .blunt = Yes, { $player }, test { $seat }
    .gentle = I agree with { $player }, a test of { $seat } would help us all
talk-agree-propose-test-me = All right, { $player }, test me
talk-agree-propose-keep-apart = { $player } is right: don’t stay alone with { $seat }
    .blunt = Yes, { $player }, nobody goes alone with { $seat }
talk-agree-propose-keep-apart-me = { $player } is right: don’t stay alone with me
talk-agree-propose-keep-out = { $player } is right: { $seat } stays behind
    .blunt = Yes, { $player }, leave { $seat } here
talk-agree-propose-keep-out-me = All right, { $player }, leave me here
talk-agree-vote-intent = { $player } is right to vote against { $seat }
    .plain-2 = { $player }, I’d vote against { $seat } too
    .blunt = Yes, { $player }, vote against { $seat }
    .gentle = I understand why { $player } would vote against { $seat }
    .gentle-2 = I can’t blame { $player } for voting against { $seat }
talk-agree-vote-intent-me = Go ahead, { $player }, vote against me
talk-disagree-propose-test = { $player }, we don’t need to test { $seat }
    .blunt = Don’t waste a test on { $seat }, { $player }
    .gentle = I don’t think { $seat } needs a test, { $player }
talk-disagree-propose-test-me = { $player }, you don’t need to test me
talk-disagree-propose-keep-apart = { $player }, there’s no harm in being alone with { $seat }
    .blunt = { $seat } won’t bite, { $player }
talk-disagree-propose-keep-apart-me = { $player }, you’re safe alone with me
talk-disagree-propose-keep-out = No, { $player }, { $seat } is coming with us
    .blunt = { $seat } comes aboard, { $player }, like it or not
talk-disagree-propose-keep-out-me = No, { $player }, I’m coming with you
talk-disagree-vote-intent = { $player }, don’t vote against { $seat }
    .plain-2 = { $player }, that vote against { $seat } would be a mistake
    .blunt = { $player }, you’d be a fool to vote against { $seat }
    .gentle = { $player }, please think again before you vote against { $seat }
talk-disagree-vote-intent-me = { $player }, don’t vote against me
talk-take-back-vote-intent = I won’t vote against { $seat } after all

## Warnings

talk-warn-food = We’re running out of food
    .blunt = We need food, now
    .wry = I hope nobody’s hungry: the food’s nearly gone
    .gentle = I’m worried about our food
talk-warn-boiler = The Boiler Room is in danger
    .blunt = Look after the Boiler Room, or we freeze
    .wry = Someone might want to look at the Boiler Room
    .gentle = I’m worried about the Boiler Room
talk-warn-generator = The Generator Room is in danger
    .blunt = Look after the Generator Room, or it goes dark
    .wry = I hope you like the dark: look at the Generator Room
    .gentle = I’m worried about the Generator Room
talk-warn-cold = We’re freezing
    .blunt = We’re freezing to death here
    .wry = Is it me, or are we freezing?
    .gentle = It’s so cold: we’re freezing
talk-warn-alien = The alien is getting strong
    .blunt = The alien’s too strong already
    .wry = The alien’s growing up fast, and getting strong
    .gentle = I’m worried how strong the alien is

## Excuses for what was done

talk-defend-alone-with-no-choice = There was nowhere else for me to go
    .plain-2 = I had to pass that way
    .plain-3 = I had work to do there
    .blunt = Where else was I supposed to go?
    .blunt-2 = I was there for a reason, not for company
    .wry = It’s a small station. You meet people
    .wry-2 = Next time I’ll bring a chaperone
    .gentle = I couldn’t go anywhere else, I’m sorry
talk-defend-alone-with-bad-luck = We just ran into each other
    .plain-2 = I didn’t plan to meet anyone there
    .plain-3 = Nothing happened, we just passed each other
    .blunt = We met by chance, that’s all
    .blunt-2 = Pure chance. Next question?
    .wry = I didn’t exactly plan a party for two
    .wry-2 = You can’t always choose your company
    .gentle = It was pure chance that we met alone
talk-defend-avoided-no-choice = I couldn’t risk that encounter
    .blunt = I had to get out of there
    .gentle = I’m sorry, I really couldn’t stay
talk-defend-avoided-lesser-evil = Better to avoid people than to be infected
    .blunt = I’d rather be rude than infected
    .wry = Call me shy, but I like being human
talk-defend-where-it-broke-bad-luck = I just happened to be there when it broke
    .plain-2 = It would have broken without me too
    .blunt = I was there. So what? Bad luck
    .wry = Wrong place, wrong time
    .gentle = I happened to be there, it was just bad luck
    .gentle-2 = It could have happened to any of us there
talk-defend-where-it-broke-no-choice = I was there, but I couldn’t stop it
    .plain-2 = It broke before I could do anything
    .blunt = What was I supposed to do about it?
    .gentle = I wish I could have prevented it
talk-defend-voted-against-lesser-evil = I had to vote against someone
    .blunt = Everyone else looked better
    .wry = It was that or vote for someone I like
    .gentle = I didn’t enjoy that vote, but I had to choose
talk-defend-voted-against-mistake = That vote was a mistake
    .blunt = I voted wrong, all right?
    .wry = In hindsight I’d vote differently
    .gentle = I’m sorry, I voted against the wrong person

## What talk points to

talk-deed-alone-with = { $seat } was alone with { $other } { $place-in }
talk-deed-alone-with-me = { $seat } was alone with me { $place-in }
talk-deed-avoided = { $seat } avoided an encounter
talk-deed-where-it-broke = { $seat } was { $place-in } when it was damaged
talk-deed-voted-against = { $seat } voted against { $other }
talk-deed-worked = { $seat } worked hard for the station
talk-deed-tested-human = { $seat } was tested and turned out human
talk-again-alone-with =
    { $seat } was alone with { $other } { $times ->
        [2] twice
        [3] three times
        [4] four times
       *[other] many times
    }, most recently { $place-in }
talk-again-alone-with-me =
    { $seat } was alone with me { $times ->
        [2] twice
        [3] three times
        [4] four times
       *[other] many times
    }, most recently { $place-in }
talk-again-avoided =
    { $seat } avoided an encounter { $times ->
        [2] twice
        [3] three times
        [4] four times
       *[other] many times
    }
talk-again-where-it-broke =
    { $seat } was there { $times ->
        [2] twice
        [3] three times
        [4] four times
       *[other] many times
    } when something was damaged, most recently { $place-in }
talk-then-now = { "" }
talk-then-last = { " " }last round
talk-then-earlier = { " " }back then
talk-reason-now = { $reason }
talk-reason-last = last round { $reason }
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
