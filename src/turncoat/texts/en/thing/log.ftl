# The Thing: what happened, line by line. What is left out stands in unlogged.py.

## What players choose in the open

log-chose-take-character = { $player } takes { $character }
log-chose-old-weather = { $player } keeps the old weather
log-chose-new-weather = { $player } accepts the new weather
log-weather-accepted = { $player } accepts the new weather: { $to }
log-chose-clear-plan = { $player } clears the alien’s plan
log-chose-work = { $player } goes { $place-to } to work
    .item = { $player } { $place-in }
log-works = { $player } goes { $place-to } to work and puts a card face down on the active pile
    .known = { $player } goes { $place-to } to work and puts a card face down on the active pile: { $cards }
    .item = { $player } { $place-in }
    .known-item = { $player } { $place-in } ({ $cards })
log-works-open = { $player } goes { $place-to } to work and puts an action card face up on the active pile: { $cards }
    .item = { $player } { $place-in } (face up: { $cards })
log-works-and-takes-token = { $player } goes { $place-to } to work and takes the leader token
    .item = { $player } { $place-in } (takes the leader token)
log-works-with-token = { $player } goes { $place-to } to work, takes the leader token and puts a card face down on the active pile
    .known = { $player } goes { $place-to } to work, takes the leader token and puts a card face down on the active pile: { $cards }
    .item = { $player } { $place-in } (takes the leader token)
    .known-item = { $player } { $place-in } ({ $cards }; takes the leader token)
log-works-open-with-token =
    { $player } goes { $place-to } to work, takes the leader token and puts an action card face up on the active pile: { $cards }
    .item = { $player } { $place-in } (face up: { $cards }; takes the leader token)
log-join-workers = at work, with a card each for the active pile: { $list }
log-chose-swap = { $player } goes to the Dormitory to swap cards
log-chose-special = { $player } goes { $place-to } for a special action
log-chose-use-tools = { $figure } uses Tools
log-chose-use-fuel = { $figure } uses a Fuel card
log-chose-avoid = { $figure } avoids the encounter thanks to the { $card }
log-chose-use-fire = { $figure } uses the { $card } against the alien
log-chose-burn = { $figure } uses the { $card } to start a fire
log-burns = { $figure } burns down the { $place } with the { $card }
log-chose-absorb-dog = the revealed alien absorbs a dog
log-chose-leave-it = { $player } wants the alien to leave without doing anything
log-chose-stop = { $player } hands out no more actions this round
log-chose-give-to = { $player } chooses { $figure }
log-chose-rolling-choose-actor-give-to = { $player } lets { $figure } act
log-chose-threatened-choose-taken-give-to = { $player } decides that the alien takes { $figure }
log-gives-action =
    { $player } gives { $source } to { $figure }{ $vain ->
        [1] , to no effect
       *[0] {""}
    }
log-gives-action-to-self =
    { $player } takes { $source }{ $vain ->
        [1] , to no effect
       *[0] {""}
    }
log-chose-trading-answer-offer-accept = { $player } accepts the trade
log-chose-trading-answer-offer-decline = { $player } turns the trade down
log-chose-show-keys = { $player } shows the Keys
log-chose-test-blood = { $player } tests { $figure }’s blood
log-tests-own-blood = { $player } tests their own blood
log-chose-test-fire = { $player } tests { $figure } by fire
log-tests-self-by-fire =
    { $player } takes the test by fire { $player-gender ->
        [f] herself
        [m] himself
       *[none] themselves
    }
log-chose-run-blood = { $player } lets { $figure } run the blood test
log-chose-run-fire = { $player } lets { $figure } run the test by fire
log-chose-testing-choose-tester-give-to = { $player } lets { $figure } run the test
log-chose-board = { $player } wants to go aboard
log-chose-stay-behind = { $player } does not want to go aboard
log-chose-move-figure = { $figure } goes { $place-to }
log-chose-set-die =
    a helper in the Dormitory turns { $die ->
        [0] the first die
        [1] the second die
       *[2] the third die
    } to { $face } ({ $player })
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
log-chose-burn-with-die = { $player } spends a die and the { $card } to start a fire
log-burns-with-die = { $figure } spends a die and the { $card } to burn down the { $place }
log-chose-shine = { $player } uses the Flashlight and draws a second card
log-chose-other-weather = { $player } accepts the weather of the second roll

## Events of this game

log-token-seen = { $figure } looks at one of { $of }’s infection tokens
    .known =
        { $figure } looks at one of { $of }’s infection tokens: { $token }. { $role-id ->
            [alien] { $figure } is an alien now
           *[human] { $figure } is still human
        }
    .first-item = { $figure } looks at { $of }’s
    .item = { $figure } at { $of }’s
    .first-known-item =
        { $figure } looks at { $of }’s ({ $token }; { $role-id ->
            [alien] { $figure } is an alien now
           *[human] { $figure } is still human
        })
    .known-item =
        { $figure } at { $of }’s ({ $token }; { $role-id ->
            [alien] { $figure } is an alien now
           *[human] { $figure } is still human
        })
log-join-tokens = infection tokens: { $list }
log-dog-seen = { $figure } draws a token from the infection bag, looks at it and puts it back
    .known =
        { $figure } draws a token from the infection bag, looks at it and puts it back. { $role-id ->
            [alien] { $figure } is an alien now
           *[human] { $figure } is still human
        }
log-round-begins = Round { $round }: { $seat } leads
log-encounter =
    { $many ->
        [1] { $figures } meets a dog { $place-in }
       *[other] encounter { $place-in }: { $figures }
    }
log-dog-caught =
    { $figures } { $many ->
        [1] catches
       *[other] catch
    } { $count ->
        [one] a dog
       *[other] { $count } dogs
    } { $place-in } and { $many ->
        [1] locks
       *[other] lock
    } { $count ->
        [one] it
       *[other] them
    } in the Kennel
log-driven-off = { $figure } drives off the alien { $place-in }
log-wrecked = sabotage { $place-in } (strength { $strength })
    .brief = sabotage { $place-in }
log-sabotages = { $figure } sabotages the { $place }
log-alien-sabotages = the revealed alien sabotages the { $place } (strength { $strength })
    .brief = the revealed alien sabotages the { $place }
log-absorbed = the revealed alien absorbs { $figure } { $place-in }
log-fled = { $figure } flees to the Rec Room
    .item = { $figure }
log-join-fled = fleeing to the Rec Room: { $list }
log-role-revealed-human = { $figure } turns out to be human
    .item = { $figure } is human
log-role-revealed-alien = { $figure } turns out to be an alien
    .item = { $figure } is an alien
log-join-roles = roles revealed: { $list }
log-voted = { $figure } votes against { $against }
    .item = { $figure } against { $against }
log-join-votes = votes: { $list }
log-planned = { $by } adds strength to the alien’s secret plan
    .known = { $by } plans to strike { $place-in }
    .item = { $by }
    .known-item = { $by } ({ $place-in })
log-join-plans = strength is added to the alien’s secret plan by { $list }
log-plan-laid = the revealed alien lays down its plan (strength on the cards: { $strengths })
log-struck = the revealed alien strikes { $place-in } (strength { $strength })
    .brief = the revealed alien strikes { $place-in }
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
    .item = { $player } ({ $count })
    .known-item = { $player } ({ $cards })
log-join-draws = action cards drawn: { $list }
log-exchange-discarded = { $player } uses a special ability: discards an action card face down
    .known = { $player } uses a special ability: discards an action card face down ({ $cards })
log-exchange-drawn = { $player } draws another
    .known = { $player } draws another ({ $cards })
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
        [one] { $count } of { $player }’s action cards goes under the deck
       *[other] { $count } of { $player }’s action cards go under the deck
    }
log-moved-hand-pile = { $player } puts a card face down on the active pile
    .known = { $player } puts a card face down on the active pile: { $cards }
log-moved-looking-pile = { $player } puts the card just drawn face down on the active pile
    .known = { $player } puts the card just drawn face down on the active pile: { $cards }
log-moved-looking-action-discard = { $player } discards the other card face down
    .known = { $player } discards the other card face down: { $cards }
log-moved-pile-action-discard =
    { $count ->
        [one] { $count } card of the active pile is discarded face down
       *[other] { $count } cards of the active pile are discarded face down
    }
log-moved-weapon-deck-box-unseen =
    { $count ->
        [one] { $count } weapon card leaves the game unseen
       *[other] { $count } weapon cards leave the game unseen
    }
log-moved-item-deck-box-unseen =
    { $count ->
        [one] { $count } item card leaves the game unseen
       *[other] { $count } item cards leave the game unseen
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
    { $count ->
        [one] { $count } token of the lab bag is discarded unseen
       *[other] { $count } tokens of the lab bag are discarded unseen
    }
log-moved-looking-weapons = { $player } keeps one
    .known = { $player } keeps one: { $cards }
log-moved-looking-items = { $player } keeps one
    .known = { $player } keeps one: { $cards }
log-moved-looking-samples = { $player } keeps the lab token
    .known = { $player } keeps the lab token: { $cards }
log-moved-looking-lab-discard = { $player } discards the lab token face down
    .known = { $player } discards the lab token face down: { $cards }
log-lab-token-kept = { $player } draws a lab token and keeps it
    .known = { $player } draws a lab token and keeps it: { $cards }
log-lab-token-discarded =
    { $count ->
        [one] { $player } draws a lab token and discards it face down
       *[other] { $player } draws { $count } lab tokens and discards them face down
    }
    .known =
    { $count ->
        [one] { $player } draws a lab token and discards it face down
       *[other] { $player } draws { $count } lab tokens and discards them face down
    }: { $cards }
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
log-shown-locations-burned-cards = the { $cards } burns down
log-boiler-room-closed = the Boiler Room is out of use for the rest of the game
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
log-shown-flames-weapon-deck = { $key }’s weapons go under the deck: { $cards }
log-shown-shared-weapons-weapon-deck = { $key }’s weapons go under the deck: { $cards }
log-shown-shared-items-item-deck = { $key }’s items go under the deck: { $cards }
log-shown-shared-samples-lab-discard = { $key }’s lab tokens go to the discard: { $cards }

## Numbers and markers

log-changed-leader = { $to } is the new leader
log-changed-token-at = the leader token lies { $to-in }
log-changed-token-holder = { $player } takes the leader token
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
log-refuels =
    { $figure } adds { $change ->
        [one] { $change } fuel token
       *[other] { $change } fuel tokens
    } to the { $key } (now { $to })
    .brief = { $figure } refuels the { $key }
log-refuels-from-yard =
    { $figure } moves { $change ->
        [one] { $change } fuel token
       *[other] { $change } fuel tokens
    } from the Yard Reserve ({ $left } left) to the { $key } (now { $to })
    .brief = { $figure } refuels the { $key }
log-refuels-from-underground =
    { $figure } moves { $change ->
        [one] { $change } fuel token
       *[other] { $change } fuel tokens
    } from the Underground Storage ({ $left } left) to the { $key } (now { $to })
    .brief = { $figure } refuels the { $key }
log-changed-underground =
    { $change ->
        [one] { $change } fuel token is taken from the Underground Storage ({ $to } left)
       *[other] { $change } fuel tokens are taken from the Underground Storage ({ $to } left)
    }
log-changed-yard =
    { $change ->
        [one] { $change } fuel token is taken from the Yard Reserve ({ $to } left)
       *[other] { $change } fuel tokens are taken from the Yard Reserve ({ $to } left)
    }
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
    .down = everyone eats what was cooked in the Kitchen
log-changed-damage =
    the { $key } takes { $change ->
        [one] { $change } damage token
       *[other] { $change } damage tokens
    } and has { $to } now
    .down =
    { $change ->
        [one] { $change } damage token is removed from the { $key } ({ $to } left)
       *[other] { $change } damage tokens are removed from the { $key } ({ $to } left)
    }
    .brief = the { $key } is damaged
    .down-brief = the { $key } is repaired
log-damage-of-sabotage =
    { $change ->
        [one] { $change } damage token is added (now { $to })
       *[other] { $change } damage tokens are added (now { $to })
    }
log-repairs =
    { $figure } removes { $change ->
        [one] { $change } damage token
       *[other] { $change } damage tokens
    } from the { $key } ({ $to } left)
    .brief = { $figure } repairs the { $key }
log-changed-boiler-dead = the boiler is destroyed; from the next round on the station freezes
log-changed-freezing = the station freezes: the marker is on space { $to }
    .down = the fire warms the station: the freezing marker is back at the start
    .brief = the station freezes
    .down-brief = the fire warms the station
log-changed-starving = there is not enough food: everyone starves from now on
log-changed-sos = { $to }
log-sos-sent = the distress signal is sent: the rescue helicopter is on its way
log-helicopter-landed = the rescue helicopter has landed
log-helicopter-left = the rescue helicopter has left
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
    .item = { $to-to }
log-join-dogs = dogs go { $list }
log-dog-gone = a dog is removed from the game
log-dog-waiting = a dog is set aside
log-changed-disc = suspicion: { $key } −{ $change } (now { $to })
    .up = suspicion: { $key } +{ $change } (now { $to })
    .item = { $key } −{ $change } (now { $to })
    .up-item = { $key } +{ $change } (now { $to })
log-disc-cleared = { $figure } is free of suspicion
log-join-suspicion = suspicion: { $list }
log-changed-status = { $key }: { $to }
    .down = the escape is stopped, and { $key } is back in the Rec Room
log-went-aboard = { $key } is aboard
log-alien-destroyed = { $key }, the revealed alien, is destroyed
log-changed-threat = the threat marker moves to space { $to }
