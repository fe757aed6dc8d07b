# The Thing: what a player is asked.

ask-station-take-character = Choose a character
ask-forecast-old-or-new = The die shows: { $rolled }. Choose this round’s weather
ask-planning-propose = Choose where the alien strikes (strength left: { $left })
ask-planning-agree = Do you agree to the plan?
ask-drawing-garrys-exchange = You may discard an action card and draw a new one
ask-moving-choose-move = Choose where to go and what to do
ask-moving-give-card = Choose an action card for the active pile
ask-moving-shine = How do you draw for the special action?
ask-moving-choose-drawn = Choose which of the drawn cards goes on the active pile
ask-moving-take-card = Choose a card from the action deck (still to take: { $left })
ask-bonus-turn-use-bonus = Use { $figure }’s Tools or Fuel?
ask-bonus-turn-use-bonus-own = Use Tools or Fuel?
ask-striking-choose-place = Choose which strike of the alien comes next
ask-strike-choose = The alien strikes { $place-in } with strength { $strength-there }. Choose what it does
ask-strike-agree =
    { $proposed ->
        [1] The alien won { $place-in }. Proposed: absorb { $victim }. Do you agree?
        [2] The alien won { $place-in }. Proposed: absorb a dog. Do you agree?
        [3] The alien won { $place-in }. Proposed: sabotage. Do you agree?
       *[other] The alien won { $place-in }. Proposed: leave without doing anything. Do you agree?
    }
ask-meeting-choose-meeting = Choose which encounter comes next
ask-meeting-stay-or-avoid = Encounter { $at-in }: does { $asked } take part?
ask-meeting-stay-or-avoid-own = Encounter { $at-in }: do you take part?
ask-infection-lay-tokens = Infection check: lay down your tokens
ask-infection-look = Choose whose infection token to look at
ask-giving-give = { $card } is revealed. Choose who gets the card
ask-giving-go-on = Reveal another action card, or stop?
ask-mending-how-much = Choose how much damage { $figure } repairs
ask-mending-how-much-own = Choose how much damage to repair
ask-searching-third-card = Does { $figure } look at a third weapon card too?
ask-searching-third-card-own = Look at a third weapon card too?
ask-searching-keep-one = Choose the card that { $figure } keeps
ask-searching-keep-one-own = Choose the card to keep
ask-sampling-keep-token = Does { $figure } keep the lab token? Tokens to draw after this one: { $left }
ask-sampling-keep-token-own = Keep the lab token? Tokens to draw after this one: { $left }
ask-sampling-one-more = Does { $figure } draw an additional lab token?
ask-sampling-one-more-own = Draw an additional lab token?
ask-reading-choose-reading = The die shows: { $rolled }, and on the second roll: { $second }. Choose the weather
ask-reading-choose-reading-none = The die shows: { $rolled }. Choose the weather
ask-reading-send-fuel = Choose where a fuel token from the Underground Storage goes
ask-ignition-show-keys = The vehicle is ready. Does { $figure } show the Keys and begin the escape?
ask-ignition-show-keys-own = The vehicle is ready. Show your Keys and begin the escape?
ask-call-take-off = The rescue helicopter is waiting, and { $figure } is the least suspicious. Begin boarding?
ask-call-take-off-own = The rescue helicopter is waiting, and you’re the least suspicious. Begin boarding?
ask-boarding-wish = Does { $asked } want to board?
ask-boarding-wish-own = Do you want to board?
ask-boarding-consent = Do you let { $asked } aboard?
ask-trading-make-offer = What does { $giver } offer the others? Offers left: { $left }
ask-trading-make-offer-own = What do you offer the others? Offers left: { $left }
ask-trading-choose-offered = Choose the card that { $giver } offers { $partner }
ask-trading-choose-offered-own = Choose the card to offer { $partner }
ask-trading-answer-offer =
    { $swaps ->
        [0] { $giver } offers { $partner } a gift ({ $kind }). Do you accept?
       *[other] { $giver } offers { $partner } a trade ({ $kind }). What do you give in return?
    }
ask-trading-choose-returned = Choose the card that { $partner } gives { $giver } in return
ask-accusing-vote = Choose who to vote against
ask-accusing-reveal-oneself = A hidden alien may now reveal itself. What do you do?
ask-testing-volunteer =
    { $kind ->
        [0] Do you offer to run the blood test?
        [1] Do you offer to run the trial by fire?
       *[other] Do you offer to run a test, by blood or by fire?
    }
ask-testing-choose-tester =
    { $kind ->
        [0] Choose who runs the blood test
        [1] Choose who runs the trial by fire
       *[other] Choose which test comes next, and who runs it
    }
ask-testing-choose-target =
    { $kind ->
        [0] Blood test: choose who { $tester } tests
       *[other] Trial by fire: choose who { $tester } tests
    }
ask-eating-discard-one = Hunger lowers the hand limit. Choose an action card to discard
ask-threatened-choose-taken = The threat marker has reached several characters. Choose who becomes the revealed alien
ask-placing-place-figure = Choose one of your characters and a location
ask-rolling-roll-or-stop = Roll the action dice, or stop for this round?
ask-rolling-choose-actor = Choose the character who gets the dice
ask-rolling-change-dice =
    { $dice ->
        [2] { $actor } has the dice { $first-die }, { $second-die }. Change anything?
       *[other] { $actor } has the dice { $first-die }, { $second-die }, { $third-die }. Change anything?
    }
ask-rolling-help =
    { $dice ->
        [2] { $actor } has the dice { $first-die }, { $second-die }. Does your character in the Dormitory lie down to change one?
       *[other] { $actor } has the dice { $first-die }, { $second-die }, { $third-die }. Does your character in the Dormitory lie down to change one?
    }
ask-rolling-use-face = Choose the action that { $actor } carries out
