# Unfathomable: what the log says.

## What happens on the board

log-spawned =
    { $count ->
        [one] { $count } Deep One spawns { $space-in }
       *[other] { $count } Deep Ones spawn { $space-in }
    }
    .each = Deep Ones spawn { $places }, { $count } in each space
log-figure-moved = { $figure } moves { $from-from } { $to-to }
log-figure-moved-deep-one =
    { $count ->
        [one] a Deep One moves { $from-from } { $to-to }
       *[other] { $count } Deep Ones move { $from-from } { $to-to }
    }
log-deep-one-defeated =
    { $count ->
        [one] a Deep One is defeated { $space-in }
       *[other] { $count } Deep Ones are defeated { $space-in }
    }
log-deep-one-banished =
    { $count ->
        [one] a Deep One goes back { $space-from } to the supply
       *[other] { $count } Deep Ones go back { $space-from } to the supply
    }
log-character-defeated = { $seat } is defeated and goes { $to-to }
log-defeat-prevented = the defeat of { $seat } is prevented
log-attacked = the attack { $space-in } comes to { $result }; { $target } or more is needed
    .roll =
        { $rerolls ->
            [0] { $result }
           *[other] { $first }, rerolled to { $result }
        }
    .cards =
        { $rerolls ->
            [0] {""}
           *[other] { " " }(reroll: { $played })
        }
    .place =
        { $here ->
            [1] there
           *[0] { $space-in }
        }
log-attacked-by-deep-one =
    a Deep One attacks { $other } { $space-in }: { log-attacked.roll } against { $target } – { $hit ->
        [1] a hit
       *[0] a miss
    }{ log-attacked.cards }
    .item =
        { $other } { $space-in } ({ log-attacked.roll }, { $hit ->
            [1] a hit
           *[0] a miss
        }){ log-attacked.cards }{ $count ->
            [1] {""}
           *[other] { " " }×{ $count }
        }
log-join-deep-one-attacks = Deep Ones attack ({ $target } needed): { $list }
log-attacked-character =
    { $player } attacks { $other } { $space-in }: { log-attacked.roll } against { $target } – { $hit ->
        [1] a hit
       *[0] a miss
    }{ log-attacked.cards }
    .brief =
        { $hit ->
            [1] { $player } hits { $other }
           *[0] { $player } attacks { $other } in vain
        }
log-attacked-character-with =
    { $player } attacks { $other } { $space-in } with { $weapon }: { log-attacked.roll } against { $target } – { $hit ->
        [1] a hit
       *[0] a miss
    }{ log-attacked.cards }
    .brief =
        { $hit ->
            [1] { $player } hits { $other }
           *[0] { $player } attacks { $other } in vain
        }
log-attacked-deep-one =
    { $player } attacks a Deep One { $space-in }: { log-attacked.roll } against { $target } – { $hit ->
        [1] it is defeated
       *[0] a miss
    }{ log-attacked.cards }
    .item =
        { log-attacked.roll } – { $hit ->
            [1] a hit
           *[0] a miss
        }{ log-attacked.cards }{ $count ->
            [1] {""}
           *[other] { " " }×{ $count }
        }
    .brief =
        { $player } { $hit ->
            [1] { $count ->
                [one] defeats a Deep One { log-attacked.place }
               *[other] defeats { $count } Deep Ones { log-attacked.place }
            }
           *[0] misses a Deep One { log-attacked.place }
        }
log-attacked-deep-one-with =
    { $player } attacks a Deep One { $space-in } with { $weapon }: { log-attacked.roll } against { $target } – { $hit ->
        [1] it is defeated
       *[0] a miss
    }{ log-attacked.cards }
    .item =
        { log-attacked.roll } – { $hit ->
            [1] a hit
           *[0] a miss
        }{ log-attacked.cards }{ $count ->
            [1] {""}
           *[other] { " " }×{ $count }
        }
    .brief =
        { $player } { $hit ->
            [1] { $count ->
                [one] defeats a Deep One { log-attacked.place }
               *[other] defeats { $count } Deep Ones { log-attacked.place }
            }
           *[0] misses a Deep One { log-attacked.place }
        }
log-join-attacks = { $player } attacks Deep Ones { $space-in } ({ $target } needed): { $list }
log-join-attacks-with = { $player } attacks Deep Ones { $space-in } with { $weapon } ({ $target } needed): { $list }
log-greater-banishment = the ritual is complete: the water and the decks are swept clear
log-awakening = the awakening phase begins: the ship has covered a distance of { $distance }
log-checked-failed = check failed: { $total } against { $target }
    .brief = the check fails by { $by }
log-checked-partly-passed = check partly passed: { $total } against { $target }
    .brief = the check partly passes ({ $total } against { $target })
log-checked-passed = check passed: { $total } against { $target }
    .brief = the check passes
log-crisis-failed = check failed: { $total } against { $target }
    .brief = the crisis { $card } failed by { $by }
log-crisis-partly-passed = check partly passed: { $total } against { $target }
    .brief = the crisis { $card } partly passed
log-crisis-passed = check passed: { $total } against { $target }
    .brief = the crisis { $card } passed
log-check-begun = skill check { $target } ({ $skills })
log-redrawn = { $seat } shows and discards { $card }, which cannot be resolved now, and looks at another card

## What players choose

log-chose-put-on-top = { $player } puts a card on top of the deck
    .known = { $player } puts { $card } on top of the deck
log-chose-put-under = { $player } puts a card under the deck
    .known = { $player } puts { $card } under the deck
log-chose-pick-item = { $player } chooses { $card }
log-chose-pick-number =
    { $player } chooses to risk { $number ->
        [one] { $number } passenger
       *[other] { $number } passengers
    }
log-chose-pick-figure = { $player } picks { $figure }
log-chose-trading-agree-accept-of-card = { $player } accepts the trade for { $source }
log-chose-trading-agree-decline-of-card = { $player } turns down the trade for { $source }
log-chose-playing-twice-accept-of-card = { $player } resolves { $source } a second time
log-chose-giving-gift-decline = { $player } gives no item away
log-chose-searching-keep-one-decline = { $player } doesn’t take the item and puts it back
log-chose-defeat-all-choose-victim-pick-seat = { $player } decides that { $seat } is hit first
log-picks-self =
    { $player } picks { $player-gender ->
        [f] herself
        [m] himself
       *[none] themselves
    }
log-picks-self-of-card =
    { $player } picks { $player-gender ->
        [f] herself
        [m] himself
       *[none] themselves
    } ({ $source })
log-rolled-shrivelling =
    Shrivelling: { $player } rolls { $die }{ $sign ->
        [1] { " " }+ { $bonus } = { $total }
        [2] { " " }− { $bonus } = { $total }
       *[0] {""}
    } ({ $enough } needed) – { $hit ->
        [1] a hit
       *[0] a miss
    }
log-went-and-used = { $player } goes { $space-to } and uses it
log-went-and-repairs = { $player } goes { $space-to } and sets about repairing it
    .brief = { $player } goes { $space-to }
log-went-and-rescued = { $player } goes { $space-to } and rescues a passenger
log-sent = { $seat } sends { $player } { $to-to }
log-chose-give-item = { $player } offers { $card } to { $to }
log-chose-swap-items = { $player } offers { $card } for { $for }
log-chose-rescue = { $player } rescues a passenger
log-chose-rescue-named = { $player } rescues a passenger { $space-in }
log-chose-defeat-passenger = { $player } turns on a passenger
log-chose-trade = { $player } opens a trade
log-chose-use-room = { $player } uses the action of their space
log-chose-use-room-named = { $player } uses the { $space }
log-chose-repair = { $player } sets about a repair
log-chose-repair-named = { $player } sets about repairing the { $space }
log-chose-use-item = { $player } uses { $card }
log-chose-use-ability = { $player } uses the action of their character sheet
log-chose-use-ability-named = { $player } uses { $ability }
log-chose-use-feat = { $player } uses their feat
log-chose-use-feat-named = { $player } uses the feat { $feat }
log-chose-use-tome = { $player } opens the Tome
log-chose-use-kept = { $player } uses the action of { $card }
log-chose-reveal =
    { $player } reveals { $player-gender ->
        [f] herself
        [m] himself
       *[none] themselves
    } as a traitor
log-revealed =
    { $player } reveals { $player-gender ->
        [f] herself
        [m] himself
       *[none] themselves
    } as a traitor: { $cards }
    .brief =
        { $player } reveals { $player-gender ->
            [f] herself
            [m] himself
           *[none] themselves
        } as a traitor ({ $cards })
log-chose-raise-die = { $player } plays { $card }: +{ $bonus } to the roll
    .item =
        { $player } +{ $bonus } ({ $card }){ $count ->
            [1] {""}
           *[other] { " " }×{ $count }
        }
log-chose-lower-die = { $player } plays { $card }: −{ $bonus } to the roll
    .item =
        { $player } −{ $bonus } ({ $card }){ $count ->
            [1] {""}
           *[other] { " " }×{ $count }
        }
log-join-die-cards = cards change the roll: { $list }
log-chose-almanac = { $player } adds the value of { $card } to the roll ({ card-almanac })
log-chose-set-die = { $player } uses the feat { feat-beatrice }: the die is set to { $face }
log-chose-reroll-attack = { $player } plays { $card } and rerolls the attack
    .item =
        { $player } – { $card }{ $count ->
            [1] {""}
           *[other] { " " }×{ $count }
        }
log-join-rerolls = the attack is rerolled: { $list }
log-chose-reroll = { $player } plays { $card } and rerolls the die
log-chose-fire-again = { $player } fires again ({ card-pocket-pistol })
log-chose-shrug-off = { $player } plays { $card } and isn’t defeated
log-chose-send-starbuck = { card-starbuck } takes the blow for { $player } and is lost for good
log-chose-use-ward = { $player } is protected by { card-flesh-ward }
log-chose-heal = { $player } discards { $card } and prevents the defeat ({ ability-svetlana })
log-chose-intervene = { $player } prevents the defeat with the feat { feat-svetlana }
log-chose-use-pharmacy = { $player } rescues the passenger ({ card-travel-pharmacy })
log-chose-hide-nothing = { $player } plays { $card }: cards are added to this check face up
log-chose-force-learning = { $player } plays { $card }: { $skill } supports this check
log-chose-prepare = { $player } plays { $card }: no chaos cards in this check
log-chose-sacrifice = { $player } uses the feat { feat-arjun } to decide the check: { $outcome }
log-chose-raise-total = { $player } plays { $card }: +{ $bonus } to the total
log-chose-lower-total = { $player } plays { $card }: −{ $bonus } to the total
log-chose-use-ring = { $player } uses { card-lucky-ring }: +{ $bonus } to the total
log-chose-equip-up = { $player } uses the feat { feat-samira }: +{ $number } to the total
log-chose-equip-down = { $player } uses the feat { feat-samira }: −{ $number } to the total
log-chose-read-script = { $player } uses { card-revelation-of-script }: the top card of the { $skill } deck joins the check
log-chose-jury-rig = { $player } drives the ship on at the price of damage ({ ability-jeanne })
log-chose-redraw = { $player } uses the feat { feat-edmund }: another mythos card is drawn instead
log-chose-lead = { $player } uses the feat { feat-keilani }: instead of the crisis, the ship loses { $resource }
log-chose-barricade = { $player } bars the hatches: until the end of the turn no Deep One moves into a room
log-chose-ransack = { $player } discards { $card } and ransacks the room
log-chose-ransack-named = { $player } discards { $card } and ransacks the { $space }
log-chose-perform-rites = { $player } discards { $card } and performs rites to Mother Hydra and Father Dagon

## Skill cards and checks

log-moved-deck-hand =
    { $player } draws { $count ->
        [one] { $count } { $key } card
       *[other] { $count } { $key } cards
    }
    .known = { $player } draws: { $cards }
    .item = { $count } { $key }
    .known-item = { $cards }
log-join-draws = { $player } draws { $list }
log-join-draws-of-players = cards drawn: { $list }
log-draws-of-player = { $player } – { $list }
log-shown-hand-discard = { $player } discards: { $cards }
    .item = { $player } – { $cards }
log-join-discards = discarded: { $list }
log-shown-hand-played =
    { $player } plays { $many ->
        [one] { $cards }
       *[other] { $many } cards: { $cards }
    }
    .brief =
        { $player } plays { $many ->
            [one] { $cards }
           *[other] the cards { $cards }
        }
log-moved-hand-check-pile =
    { $player } adds { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } to the check
    .known = { $player } adds to the check: { $cards }
    .item = { $player } ({ $count })
    .known-item = { $player } ({ $cards })
log-join-adds = cards for the check: { $list }
log-shown-hand-check-shown = { $player } adds to the check, face up: { $cards }
    .item = { $player } – { $cards }
log-join-open-adds = cards for the check, face up: { $list }
log-moved-deck-check-pile =
    { $count ->
        [one] { $count } { $key } card from the deck is added to the check
       *[other] { $count } { $key } cards from the deck are added to the check
    }
log-shown-deck-check-shown = a card from the { $key } deck is added to the check, face up: { $cards }
log-shown-check-pile-check-shown = the cards of the check are: { $cards }
log-check-cards = for: { $for }; against: { $against }
log-check-cards-for = for: { $for }; against: none
log-check-cards-against = for: none; against: { $against }
log-moved-deck-chaos =
    { $count ->
        [one] { $count } { $key } card goes into the chaos deck
       *[other] { $count } { $key } cards go into the chaos deck
    }
log-chaos-rebuilt = the chaos deck is rebuilt
log-shown-chaos-discard = from the chaos deck are discarded: { $cards }

## Mythos, spells and waypoints

log-shown-mythos-crisis = mythos card: { $cards }
    .brief = the crisis { $cards }
log-mythos-skipped = no one can face { $cards }, so it’s discarded and another card is drawn
log-shown-looking-crisis = { $player } picks the mythos card: { $cards }
log-shown-crisis-play-area = { $player } keeps the mythos card: { $cards }
log-shown-play-area-mythos-discard = { $player } no longer keeps: { $cards }
log-moved-mythos-looking =
    { $player } looks at { $count ->
        [one] the top card
       *[other] the top { $count } cards
    } of the mythos deck
    .known = { $player } looks at the top of the mythos deck: { $cards }
log-shuffled-mythos = the mythos discard pile becomes the new deck
log-moved-spells-looking =
    { $player } looks at { $count ->
        [one] the top card
       *[other] the top { $count } cards
    } of the spell deck
    .known = { $player } looks at the top of the spell deck: { $cards }
log-shown-looking-spell = { $player } casts { $cards }
log-cast-and-kept = { $player } casts { $cards } and keeps it
log-shown-spells-spell = the top spell is cast: { $cards }
log-shown-spell-play-area = { $player } gets the spell: { $cards }
log-moved-spells-box-unseen =
    { $count ->
        [one] { $count } spell leaves the game unseen
       *[other] { $count } spells leave the game unseen
    }
log-moved-waypoints-looking =
    { $player } looks at { $count ->
        [one] the top card
       *[other] the top { $count } cards
    } of the waypoint deck
    .known = { $player } looks at the top of the waypoint deck: { $cards }
log-shown-looking-journey = { $player } chooses { $cards } as the waypoint
log-shown-waypoints-journey = the next waypoint takes its place: { $cards }
log-shown-journey-box = a waypoint leaves the game and adds no distance: { $cards }

## Items

log-shown-item-deck-items =
    { $player } gets { $many ->
        [one] { $cards }
       *[other] { $many } items: { $cards }
    }
log-moved-item-deck-looking =
    { $player } looks at { $count ->
        [one] the top card
       *[other] the top { $count } cards
    } of the item deck
    .known = { $player } looks at the top of the item deck: { $cards }
log-shown-looking-items = { $player } keeps { $cards }
log-shown-items-items = { $player } gives to { $other }: { $cards }
log-shown-items-box = { $player } loses for good: { $cards }
log-moved-item-deck-box-unseen =
    { $count ->
        [one] { $count } item leaves the game unseen
       *[other] { $count } items leave the game unseen
    }

## Damage

log-shown-damage-damage-now = damage card: { $cards }
log-shown-damage-now-damaged = the ship is damaged { $key-in }
log-shown-damaged-damage = the damage { $key-in } is repaired
log-repaired = { $player } repairs the { $key }
    .brief =
        { $player } { $here ->
            [1] repairs it
           *[0] repairs the { $key }
        }

## Passengers

log-moved-passengers-on-deck =
    { $count ->
        [one] { $count } passenger is risked { $key-in }
       *[other] { $count } passengers are risked { $key-in }
    }
    .each = passengers are risked { $places }, { $count } in each space
log-moved-on-deck-passengers =
    { $count ->
        [one] { $count } passenger goes back { $key-from } to the supply
       *[other] { $count } passengers go back { $key-from } to the supply
    }
log-places-decks =
    { $n ->
        [one] on Deck { $list }
       *[other] on Decks { $list }
    }
log-places-waters =
    { $n ->
        [one] in Water { $list }
       *[other] in Waters { $list }
    }
log-shown-on-deck-passenger-now =
    { $count ->
        [one] a passenger is defeated { $key-in } ({ $cards })
       *[other] { $count } passengers are defeated { $key-in } ({ $cards })
    }
log-shown-passengers-passenger-now =
    { $count ->
        [one] a passenger in the supply is defeated ({ $cards })
       *[other] { $count } passengers in the supply are defeated ({ $cards })
    }
log-passenger-lost-nothing =
    { $count ->
        [one] a passenger is defeated { $key-in }: no loss
       *[other] { $count } passengers are defeated { $key-in }: no loss
    }
log-passenger-lost-nothing-supply =
    { $count ->
        [one] a passenger in the supply is defeated: no loss
       *[other] { $count } passengers in the supply are defeated: no loss
    }

## Loyalty

log-moved-loyalty-deck-loyalty =
    { $player } gets { $count ->
        [one] { $count } loyalty card
       *[other] { $count } loyalty cards
    }
    .known =
        { $player } gets { $count ->
            [one] a loyalty card
           *[other] loyalty cards
        }: { $cards }
    .item = { $player } ({ $count })
    .known-item = { $player } ({ $cards })
log-join-loyalty = loyalty cards are dealt: { $list }
log-moved-loyalty-loyalty =
    { $player } gives { $count ->
        [one] { $count } loyalty card
       *[other] { $count } loyalty cards
    } to { $other }
    .known =
        { $player } gives { $other } { $count ->
            [one] a loyalty card
           *[other] loyalty cards
        }: { $cards }
log-shown-loyalty-faceup =
    { $player } shows { $count ->
        [one] a loyalty card
       *[other] loyalty cards
    }: { $cards }
    .brief =
        { $player } shows { $count ->
            [one] a loyalty card
           *[other] loyalty cards
        } ({ $cards })
log-looked-loyalty = { $player } looks at the loyalty cards of { $other }
    .known = { $player } looks at the loyalty cards of { $other }: { $cards }

## Numbers and places

log-changed-fuel = fuel is at { $to }
    .up = fuel +{ $change } (now { $to })
    .down = fuel −{ $change } ({ $to } left)
log-changed-food = food is at { $to }
    .up = food +{ $change } (now { $to })
    .down = food −{ $change } ({ $to } left)
log-changed-sanity = sanity is at { $to }
    .up = sanity +{ $change } (now { $to })
    .down = sanity −{ $change } ({ $to } left)
log-changed-souls = souls are at { $to }
    .up = souls +{ $change } (now { $to })
    .down = souls −{ $change } ({ $to } left)
log-changed-travel = travel is at { $to }
    .up = the ship sails on (travel { $to })
    .down =
        travel goes back to { $to ->
            [0] the start
           *[other] { $to }
        }
log-changed-ritual = the ritual is at { $to }
    .up = the ritual advances to { $to }
    .down =
        the ritual goes back to { $to ->
            [0] the start
           *[other] { $to }
        }
log-starts-at = { $player } starts { $to-in }
log-changed-at = { $player } goes { $to-to }
log-ends-up = { $player } ends up { $to-in }
log-changed-character = { $own-name } plays { $to }
log-changed-captain = { $to } is Captain now
log-changed-keeper = { $to } is Keeper of the Tome now
log-changed-improvement = { $player }’s active improvement is now { $to }
