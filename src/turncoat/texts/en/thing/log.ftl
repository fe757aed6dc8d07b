# The Thing: what happened, line by line. What is left out stands in quiet.py.

## What players choose in the open

log-chose-take-character = { $player } takes { $character }
log-chose-old-weather = { $player } keeps the old weather
log-chose-new-weather = { $player } takes the weather just rolled
log-chose-clear-plan = { $player } clears the alien’s plan
log-chose-confirm = { $player } agrees to the alien’s plan
log-chose-work = { $player } goes { $place-to } to work
log-chose-swap = { $player } goes to the Dormitory to swap cards
log-chose-special = { $player } goes { $place-to } for a special action
log-chose-use-tools = { $figure } uses Tools
log-chose-use-fuel = { $figure } uses a Fuel card
log-chose-avoid = { $figure } avoids the encounter with the help of { $card }
log-chose-use-fire = { $figure } uses { $card } against the alien
log-chose-burn = { $figure } sets the location on fire with { $card }, and everybody there flees to the Rec Room
log-chose-absorb-dog = the revealed alien absorbs a dog
log-chose-leave-it = { $player } wants the alien to leave without doing anything
log-chose-stop = { $player } hands out no more actions this round
log-chose-give-to = { $player } chooses { $figure }
log-chose-show-keys = { $player } shows the Keys
log-chose-test-blood = { $player } tests the blood of { $figure }
log-chose-test-fire = { $player } tests { $figure } by fire
log-chose-run-blood = { $player } names { $figure } for the blood test
log-chose-run-fire = { $player } names { $figure } for the test by fire
log-chose-board = { $player } wants to go aboard
log-chose-stay-behind = { $player } does not want to go aboard
log-chose-move-figure = { $figure } goes { $place-to }
log-chose-set-die =
    { $player } changes { $die ->
        [0] the first die
        [1] the second die
       *[2] the third die
    } thanks to a helper in the Dormitory; it shows { $face } now
log-chose-cancel-die =
    { $player } cancels { $die ->
        [0] the first die
        [1] the second die
       *[2] the third die
    }
log-chose-reroll-die =
    { $player } rolls { $die ->
        [0] the first die
        [1] the second die
       *[2] the third die
    } again
log-chose-use-die = { $player } carries out an action: { $face }
log-chose-burn-with-die = { $player } spends a die and { $card } to set the location on fire, and everybody there flees to the Rec Room
log-chose-shine = { $player } uses the Flashlight and draws a second card
log-chose-other-weather = { $player } takes the weather of the second roll

## Events of this game

log-token-seen = { $figure } looks at an infection token of { $of }
    .known = { $figure } looks at an infection token of { $of }: { $token }. Role from now on: { $role }
log-dog-seen = { $figure } draws a token from the infection bag, looks at it and puts it back
    .known = { $figure } draws a token from the infection bag, looks at it and puts it back. Role from now on: { $role }
log-round-led-by = Round led by { $seat }
log-encounter =
    { $count ->
        [1] { $figures } meets a dog { $place-in }
       *[other] encounter { $place-in }: { $figures }
    }
log-driven-off = { $figure } drives off the alien { $place-in }
log-wrecked = sabotage { $place-in }, with strength { $strength }
log-absorbed = the revealed alien absorbs { $figure } { $place-in }, and everybody else there flees to the Rec Room
log-role-revealed-human = { $figure } turns out to be human
log-role-revealed-alien = { $figure } turns out to be an alien
log-voted = { $figure } votes against { $against }
log-planned = { $by } adds strength to the alien’s secret plan
    .known = { $by } plans to strike { $place-in }
log-plan-laid = the revealed alien lays down its plan. Strength on the cards: { $strengths }
log-struck = the revealed alien strikes { $place-in } with strength { $strength }
log-dice-rolled = the dice show: { $faces }
log-bag-searched =
    { $found ->
        [0] there is no blood sample left in the lab bag
       *[other] a blood sample is taken out of the lab bag and discarded
    }

## Cards and tokens that move face down

log-moved-action-deck-hand =
    { $player } draws { $count ->
        [one] { $count } action card
       *[other] { $count } action cards
    }
    .known =
    { $player } draws { $count ->
        [one] { $count } action card
       *[other] { $count } action cards
    }: { $cards }
log-moved-action-deck-pile = a card that nobody has seen goes from the action deck to the active pile
log-moved-hand-action-discard =
    { $player } discards { $count ->
        [one] { $count } action card
       *[other] { $count } action cards
    } face down
    .known =
    { $player } discards { $count ->
        [one] { $count } action card
       *[other] { $count } action cards
    } face down: { $cards }
log-moved-hand-action-deck =
    { $count ->
        [one] { $count } action card of { $player } goes under the deck
       *[other] { $count } action cards of { $player } go under the deck
    }
log-moved-hand-pile = { $player } puts an action card face down on the active pile
    .known = { $player } puts an action card face down on the active pile: { $cards }
log-moved-looking-pile = { $player } puts the card just drawn face down on the active pile
    .known = { $player } puts the card just drawn face down on the active pile: { $cards }
log-moved-looking-action-discard = { $player } discards the other card face down
    .known = { $player } discards the other card face down: { $cards }
log-moved-pile-action-discard =
    discarded face down from the active pile: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
log-moved-weapon-deck-box-unseen =
    removed unseen from the weapon deck: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
log-moved-item-deck-box-unseen =
    removed unseen from the item deck: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
log-moved-weapon-deck-looking =
    { $player } looks at { $count ->
        [one] { $count } weapon card
       *[other] { $count } weapon cards
    }
    .known =
    { $player } looks at { $count ->
        [one] { $count } weapon card
       *[other] { $count } weapon cards
    }: { $cards }
log-moved-item-deck-looking =
    { $player } looks at { $count ->
        [one] { $count } item card
       *[other] { $count } item cards
    }
    .known =
    { $player } looks at { $count ->
        [one] { $count } item card
       *[other] { $count } item cards
    }: { $cards }
log-moved-lab-bag-looking = { $player } draws a lab token
    .known = { $player } draws a lab token: { $cards }
log-moved-lab-bag-lab-discard =
    discarded unseen from the lab bag: { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    }
log-moved-looking-weapons = { $player } keeps one of the weapons
    .known = { $player } keeps one of the weapons: { $cards }
log-moved-looking-items = { $player } keeps one of the items
    .known = { $player } keeps one of the items: { $cards }
log-moved-looking-samples = { $player } keeps the lab token
    .known = { $player } keeps the lab token: { $cards }
log-moved-looking-lab-discard = { $player } discards the lab token face down
    .known = { $player } discards the lab token face down: { $cards }
log-moved-weapons-offer = { $player } offers { $other } a weapon
    .known = { $player } offers { $other } a weapon: { $cards }
log-moved-items-offer = { $player } offers { $other } an item
    .known = { $player } offers { $other } an item: { $cards }
log-moved-weapons-weapons = { $player } gives { $other } a weapon in return
    .known = { $player } gives { $other } a weapon in return: { $cards }
log-moved-items-items = { $player } gives { $other } an item in return
    .known = { $player } gives { $other } an item in return: { $cards }
log-moved-weapons-weapon-deck =
    { $count ->
        [one] { $count } weapon card of { $player } goes under the deck
       *[other] { $count } weapon cards of { $player } go under the deck
    }
log-moved-items-item-deck =
    { $count ->
        [one] { $count } item card of { $player } goes under the deck
       *[other] { $count } item cards of { $player } go under the deck
    }
log-moved-samples-lab-discard =
    { $count ->
        [one] { $count } lab token of { $player } goes to the discard
       *[other] { $count } lab tokens of { $player } go to the discard
    }

## Cards and tokens that everybody sees

log-shown-hand-pile-open = { $player } puts an action card face up on the active pile: { $cards }
log-shown-looking-pile-open = { $player } puts the card just drawn face up on the active pile: { $cards }
log-shown-pile-now = action card revealed: { $cards }
log-shown-pile-open-action-discard = discarded from the active pile: { $cards }
log-shown-locations-burned-cards = lost for the rest of the game: { $cards }
log-shown-kennel-card-locations = the Kennel card is shuffled into the location deck
log-shown-locations-kennel-card = the Kennel is empty, and its card lies on the board again
log-shown-turned-up-kennel-card = the Kennel card comes up: all caught dogs break out
log-shown-dog-bag-drawn-dog = token from the infection bag: { $cards }
log-shown-looking-flames = { $key } keeps a weapon, face up: { $cards }
log-shown-looking-shared-weapons = { $key } keeps one of the weapons: { $cards }
log-shown-looking-shared-items = { $key } keeps one of the items: { $cards }
log-shown-looking-shared-samples = { $key } keeps the lab token: { $cards }
log-shown-flames-offer = { $key } offers { $player } a weapon: { $cards }
log-shown-shared-weapons-offer = { $key } offers { $player } a weapon: { $cards }
log-shown-shared-items-offer = { $key } offers { $player } an item: { $cards }
log-shown-offer-flames = { $key } has this weapon now: { $cards }
log-shown-offer-shared-weapons = { $key } has this weapon now: { $cards }
log-shown-offer-shared-items = { $key } has this item now: { $cards }
log-shown-flames-flames = { $key } gives a weapon in return: { $cards }
log-shown-shared-weapons-shared-weapons = { $key } gives a weapon in return: { $cards }
log-shown-shared-items-shared-items = { $key } gives an item in return: { $cards }
log-shown-flames-box = the weapon is out of canisters and leaves the game: { $cards }
log-shown-flames-weapon-deck = weapons of { $key } that go under the deck: { $cards }
log-shown-shared-weapons-weapon-deck = weapons of { $key } that go under the deck: { $cards }
log-shown-shared-items-item-deck = items of { $key } that go under the deck: { $cards }
log-shown-shared-samples-lab-discard = lab tokens of { $key } that go to the discard: { $cards }

## Numbers and markers

log-changed-round = round { $to } begins
log-changed-leader = { $to } becomes the leader
log-changed-token-at = leader token: { $to }
    .up = the leader token now lies { $to-in }
    .none = the leader token is not on the board
log-changed-token-holder = { $to } takes the leader token
    .down = { $from } gives the leader token back
log-changed-weather = weather: { $to }
log-changed-die-at-station = the weather die lies on the Weather Station now
    .down = the weather die returns to the weather table
log-changed-fuel =
    the { $key } gets { $change ->
        [one] { $change } fuel token
       *[other] { $change } fuel tokens
    } and has { $to } now
    .down =
    the { $key } loses { $change ->
        [one] { $change } fuel token
       *[other] { $change } fuel tokens
    }, { $to } left
log-changed-underground = fuel left in the Underground Storage: { $to }
log-changed-yard = fuel left in the Yard Reserve: { $to }
log-changed-pantry =
    the Pantry loses { $change ->
        [one] { $change } food token
       *[other] { $change } food tokens
    }, { $to } left
log-changed-kitchen-food =
    cooked in the Kitchen: { $change ->
        [one] { $change } food token
       *[other] { $change } food tokens
    }
    .down = everybody eats what was cooked in the Kitchen
log-changed-damage =
    the { $key } takes { $change ->
        [one] { $change } damage token
       *[other] { $change } damage tokens
    } and has { $to } now
    .down =
    { $key }: { $change ->
        [one] { $change } damage token
       *[other] { $change } damage tokens
    } repaired, { $to } left
log-changed-boiler-dead = the boiler is destroyed; from the next round on the station freezes
log-changed-freezing = the station freezes: the marker is on space { $to }
    .down = the fire warms the station: the freezing marker is back at the start
log-changed-starving = there is not enough food: everybody starves from now on
log-changed-sos = { $to }
log-changed-rescue-at =
    the rescue helicopter flies { $change ->
        [one] { $change } space
       *[other] { $change } spaces
    }, to space { $to }
log-changed-rescue-fuel = the rescue helicopter burns fuel: its marker is on space { $to }
log-changed-strength = the alien grows stronger, to strength { $to }
    .down = the alien grows weaker, to strength { $to }
log-changed-canisters = canisters on the Flamethrower: { $to }
log-changed-dog = a dog goes { $to-to }
log-changed-disc = suspicion of { $key } falls to { $to }
    .up = suspicion of { $key } grows by { $change }, to { $to }
log-changed-status = { $key }: { $to }
    .down = the escape is stopped, and { $key } is back in the Rec Room
log-changed-threat = the threat marker moves to space { $to }
