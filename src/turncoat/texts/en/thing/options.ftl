# The Thing: what the answers say. A verb has a message; where a question needs other words for it, one more follows.

option-take-character = Take { $character }
option-old-weather = Keep the old weather
option-new-weather = Take the new roll
option-put-strength = Place strength { $place-in }
option-clear-plan = Clear the plan and propose another
option-confirm = Confirm
option-planning-propose-confirm = Finish the plan
option-planning-agree-confirm = Agree to the plan
option-strike-agree-confirm = Agree to the proposal
option-exchange = Discard { $card }
option-drawing-garrys-exchange-exchange = Exchange { $card }
option-work = Work { $place-in }
option-swap = Swap cards in the Dormitory: replace your hand with cards of your choice, add none to the pile
option-special = Special action { $place-in }: discard your hand, put the top card of the deck on the pile
option-give-action = Put { $card } on the active pile
option-take-action = Take { $card }
option-done = Done
option-drawing-garrys-exchange-done = Keep all your cards
option-moving-give-card-done = Put a random card on the active pile
option-moving-shine-done = Draw a card
option-moving-choose-drawn-done = Continue without a card
option-bonus-turn-use-bonus-done = Use nothing
option-searching-third-card-done = Look at two cards
option-sampling-one-more-done = Don’t draw another
option-reading-send-fuel-done = Don’t move fuel
option-ignition-show-keys-done = Don’t show Keys
option-trading-make-offer-done = Stop offering
option-testing-volunteer-done = Don’t run a test
option-rolling-change-dice-done = Leave the dice as they are
option-rolling-help-done = Don’t help with these dice
option-rolling-use-face-done = Take no action
option-use-tools = Use Tools ({ $figure }): remove a damage token
option-use-fuel = Use Fuel ({ $figure }): bring a fuel token from the Underground Storage
option-pick-place = Choose: { $place }
option-striking-choose-place-pick-place = Strike { $place-in }
option-meeting-choose-meeting-pick-place = Encounter { $place-in }
option-reading-send-fuel-pick-place = Bring fuel { $place-to }
option-stay = Take part in the encounter
option-avoid = Use { $card } to avoid the encounter
option-use-fire = Drive off the alien ({ $figure }): use { $card } and lie down
option-burn = Set the location on fire ({ $figure }): use { $card }
option-absorb = Absorb { $figure }
option-absorb-dog = Absorb a dog
option-wreck = Sabotage the location
option-leave-it = Do nothing here
option-lay-human = Lay down Human tokens only
option-lay-alien = Lay down a Human and an Alien token
option-look-at = Look at one of { $figure }’s tokens
option-reveal-card = Reveal another card
option-stop = Stop
option-giving-go-on-stop = Stop and discard the rest of the pile
option-rolling-roll-or-stop-stop = Stop: no one else acts this round
option-give-to = Choose { $figure }
option-giving-give-give-to = Give the card to { $figure }
option-testing-choose-tester-give-to = { $figure } runs the test
option-threatened-choose-taken-give-to = { $figure } becomes the revealed alien
option-rolling-choose-actor-give-to = Give the dice to { $figure }
option-keep = Keep { $card }
option-keep-token = Keep the token
option-drop-token = Discard the token face down
option-show-keys = Show the Keys and begin boarding
option-offer-gift = Offer { $to } a gift: { $kind }
option-offer-swap = Offer { $with } a trade: { $kind }
option-return-with = Give in return: { $kind }
option-trading-answer-offer-accept = Accept the gift
option-trading-answer-offer-decline = Decline
option-accuse = Vote against { $figure }
option-abstain = Abstain
option-reveal-self = Reveal yourself and play on as the revealed alien
option-stay-hidden = Stay hidden
option-test-blood = Test { $figure }, using up the blood sample
option-test-fire = Test { $figure }, using up a canister
option-board = Board
option-call-take-off-board = Begin boarding and board without revealing your role
option-boarding-wish-board = Ask to board: if you’re let in, you reveal your role
option-stay-behind = Stay behind
option-call-take-off-stay-behind = Refuse: no one flies this round
option-let-in = Let them aboard
option-keep-out = Refuse
option-move-figure = Send { $figure } { $place-to }
option-roll-dice = Roll the dice
option-set-die =
    Change { $die ->
        [0] the first die
        [1] the second die
       *[2] the third die
    } to { $face }: the character in the Dormitory lies down
option-cancel-die =
    Cancel { $die ->
        [0] the first die
        [1] the second die
       *[2] the third die
    }: suspicion increases
option-reroll-die =
    Reroll { $die ->
        [0] the first die
        [1] the second die
       *[2] the third die
    }
option-use-die = Carry out: { $face }
option-burn-with-die = Spend a die and { $card } to set the location on fire
option-shine = Use the Flashlight: draw a second card and choose
option-other-weather = Take the second roll
option-volunteer = { $figure } offers to run the test
option-hand-over = Give { $card }
option-one-more = One more
option-searching-third-card-one-more = Look at three cards
option-sampling-one-more-one-more = Draw another token
option-mend =
    Repair { $damage ->
        [one] { $damage } damage token
       *[other] { $damage } damage tokens
    }
option-run-blood = { $figure } offers to run the blood test
option-testing-choose-tester-run-blood = { $figure } runs the blood test
option-run-fire = { $figure } offers to run the trial by fire
option-testing-choose-tester-run-fire = { $figure } runs the trial by fire

## Numbers of the position

stake-people =
    { $n ->
        [one] { $n } character there.
       *[other] { $n } characters there.
    }
stake-dogs =
    { $n ->
        [one] { $n } dog there.
       *[other] { $n } dogs there.
    }
stake-damage = Damage there: { $n }.
stake-suspicion = Suspicion: { $n }.
stake-fuel-below = Fuel in the Underground Storage: { $n }.
stake-empty = Nothing there.
stake-own-suspicion = Your suspicion: { $n }.
stake-damage-here = Damage here: { $n }.
stake-hand = Cards in hand: { $n }.
stake-kept = Cards left in hand: { $n }.
stake-canisters = Canisters left: { $n }.
stake-strength = Strength of the alien: { $n }.
stake-threat = Threat: { $n }.
stake-pile = Cards on the active pile: { $n }.
