# Unfathomable: what the log says.

## What happens on the board

log-spawned =
    { $count ->
        [one] { $count } Deep One appears { $space-in }
       *[other] { $count } Deep Ones appear { $space-in }
    }
log-figure-moved = { $figure } moves { $from-from } { $to-to }
log-figure-moved-deep-one = a Deep One moves { $from-from } { $to-to }
log-deep-one-defeated = a Deep One is defeated { $space-in }
log-deep-one-banished = a Deep One goes back { $space-from } to the supply
log-character-defeated = { $seat } is defeated
log-defeat-prevented = the defeat of { $seat } is prevented
log-attacked = the attack { $space-in } comes to { $result }, and { $target } or more is needed
log-greater-banishment = the ritual is complete: the water and the decks are swept clear
log-awakening = the awakening phase begins: the ship has covered a distance of { $distance }
log-checked-failed = the check is failed: the total is { $total }, the target { $target }
log-checked-partly-passed = the check is partly passed: the total is { $total }, the target { $target }
log-checked-passed = the check is passed: the total is { $total }, the target { $target }
log-check-begun = a skill check begins: target { $target } ({ $skills })
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
log-chose-pick-figure = { $player } chooses { $figure }
log-chose-give-item = { $player } offers { $card } to { $to }
log-chose-swap-items = { $player } offers { $card } for { $for }
log-chose-attack = { $player } attacks { $seat }
log-chose-attack-deep-one = { $player } attacks a Deep One
log-chose-rescue = { $player } rescues a passenger
log-chose-defeat-passenger = { $player } turns on a passenger
log-chose-trade = { $player } opens a trade
log-chose-use-room = { $player } uses the action of their space
log-chose-repair = { $player } sets about the repair
log-chose-use-item = { $player } uses { $card }
log-chose-use-ability = { $player } uses the action of their character sheet
log-chose-use-feat = { $player } uses their feat
log-chose-use-tome = { $player } opens the Tome
log-chose-use-kept = { $player } uses the action of { $card }
log-chose-reveal = { $player } reveals as a traitor
log-chose-end-actions = { $player } takes no more actions
log-chose-raise-die = { $player } adds { $bonus } to the roll
log-chose-lower-die = { $player } takes { $bonus } from the roll
log-chose-almanac = { $player } adds the value of a card to the roll ({ card-almanac })
log-chose-set-die = { $player } uses the feat { feat-beatrice }: the die is set to { $face }
log-chose-reroll-attack = { $player } rerolls the attack
log-chose-reroll = { $player } rerolls the die
log-chose-fire-again = { $player } fires again ({ card-pocket-pistol })
log-chose-shrug-off = { $player } shrugs the blow off
log-chose-send-starbuck = { card-starbuck } takes the blow for { $player }
log-chose-use-ward = { $player } is protected by { card-flesh-ward }
log-chose-heal = { $player } prevents the defeat ({ ability-svetlana })
log-chose-intervene = { $player } prevents the defeat with the feat { feat-svetlana }
log-chose-use-pharmacy = { $player } rescues the passenger ({ card-travel-pharmacy })
log-chose-hide-nothing = { $player } decides that cards are added to this check face up
log-chose-force-learning = { $player } makes { $skill } a supporting skill of this check
log-chose-prepare = { $player } keeps chaos cards out of this check
log-chose-sacrifice = { $player } uses the feat { feat-arjun } and decides the check: { $outcome }
log-chose-raise-total = { $player } adds { $bonus } to the total
log-chose-lower-total = { $player } takes { $bonus } from the total
log-chose-use-ring = { $player } adds { $bonus } to the total ({ card-lucky-ring })
log-chose-equip-up = { $player } adds { $number } to the total with the feat { feat-samira }
log-chose-equip-down = { $player } takes { $number } from the total with the feat { feat-samira }
log-chose-read-script = { $player } uses { card-revelation-of-script }: the top card of the { $skill } deck joins the check
log-chose-jury-rig = { $player } drives the ship on at the price of damage ({ ability-jeanne })
log-chose-redraw = { $player } uses the feat { feat-edmund }: another mythos card is drawn instead
log-chose-lead = { $player } uses the feat { feat-keilani }: instead of the crisis, the ship loses { $resource }
log-chose-barricade = { $player } bars the hatches: until the end of the turn no Deep One moves into a room
log-chose-ransack = { $player } ransacks the room
log-chose-perform-rites = { $player } performs rites to Mother Hydra and Father Dagon

## Skill cards and checks

log-moved-deck-hand =
    { $player } draws { $count ->
        [one] { $count } { $key } card
       *[other] { $count } { $key } cards
    }
    .known = { $player } draws: { $cards }
log-shown-hand-discard = { $player } discards: { $cards }
log-shown-hand-played = { $player } plays { $cards }
log-moved-hand-check-pile =
    { $player } adds { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } to the check
    .known = { $player } adds to the check: { $cards }
log-shown-hand-check-shown = { $player } adds to the check, face up: { $cards }
log-moved-deck-check-pile =
    { $count ->
        [one] { $count } { $key } card from the deck is added to the check
       *[other] { $count } { $key } cards from the deck are added to the check
    }
log-shown-deck-check-shown = a card from the { $key } deck is added to the check, face up: { $cards }
log-shown-check-pile-check-shown = the cards of the check are: { $cards }
log-moved-deck-chaos =
    { $count ->
        [one] { $count } { $key } card goes into the chaos deck
       *[other] { $count } { $key } cards go into the chaos deck
    }
log-shown-chaos-discard = from the chaos deck are discarded: { $cards }
log-shuffled-deck = the { $key } discard pile becomes the new deck

## Mythos, spells and waypoints

log-shown-mythos-crisis = a mythos card is drawn: { $cards }
log-shown-looking-crisis = { $player } picks the mythos card: { $cards }
log-shown-crisis-play-area = { $player } keeps the mythos card: { $cards }
log-shown-play-area-mythos-discard = { $player } no longer keeps: { $cards }
log-moved-mythos-looking =
    { $player } looks at { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } on top of the mythos deck
    .known = { $player } looks at the top of the mythos deck: { $cards }
log-shuffled-mythos = the mythos discard pile becomes the new deck
log-moved-spells-looking =
    { $player } looks at { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } on top of the spell deck
    .known = { $player } looks at the top of the spell deck: { $cards }
log-shown-looking-spell = { $player } casts a spell: { $cards }
log-shown-spells-spell = the top spell is cast: { $cards }
log-shown-spell-play-area = { $player } gets the spell: { $cards }
log-moved-spells-box-unseen =
    { $count ->
        [one] { $count } spell leaves the game unseen
       *[other] { $count } spells leave the game unseen
    }
log-moved-waypoints-looking =
    { $player } looks at { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } on top of the waypoint deck
    .known = { $player } looks at the top of the waypoint deck: { $cards }
log-shown-looking-journey = { $player } chooses the waypoint: { $cards }
log-shown-waypoints-journey = the next waypoint takes its place: { $cards }
log-shown-journey-box = a waypoint leaves the game and adds no distance: { $cards }

## Items

log-shown-item-deck-items =
    { $player } gets { $count ->
        [one] an item
       *[other] items
    }: { $cards }
log-moved-item-deck-looking =
    { $player } looks at { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } on top of the item deck
    .known = { $player } looks at the top of the item deck: { $cards }
log-shown-looking-items = { $player } keeps an item: { $cards }
log-shown-items-items = { $player } gives to { $other }: { $cards }
log-shown-items-box = { $player } loses for good: { $cards }
log-moved-item-deck-box-unseen =
    { $count ->
        [one] { $count } item leaves the game unseen
       *[other] { $count } items leave the game unseen
    }

## Damage

log-shown-damage-damage-now = a damage card is drawn: { $cards }
log-shown-damage-now-damaged = the ship is damaged { $key-in }
log-shown-damaged-damage = the damage { $key-in } is repaired

## Passengers

log-moved-passengers-on-deck =
    { $count ->
        [one] { $count } passenger is risked { $key-in }
       *[other] { $count } passengers are risked { $key-in }
    }
log-moved-on-deck-passengers =
    { $count ->
        [one] { $count } passenger goes back { $key-from } to the supply
       *[other] { $count } passengers go back { $key-from } to the supply
    }
log-shown-on-deck-passenger-now = a passenger is defeated { $key-in }: { $cards }
log-shown-passengers-passenger-now = a passenger in the supply is defeated: { $cards }

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
log-looked-loyalty = { $player } looks at the loyalty cards of { $other }
    .known = { $player } looks at the loyalty cards of { $other }: { $cards }

## Numbers and places

log-changed-fuel = fuel is at { $to } now
    .up = { $change } fuel is gained, { $to } now
    .down = { $change } fuel is lost, { $to } left
log-changed-food = food is at { $to } now
    .up = { $change } food is gained, { $to } now
    .down = { $change } food is lost, { $to } left
log-changed-sanity = sanity is at { $to } now
    .up = { $change } sanity is gained, { $to } now
    .down = { $change } sanity is lost, { $to } left
log-changed-souls = souls are at { $to } now
    .up =
        { $change ->
            [one] { $change } soul is gained, { $to } now
           *[other] { $change } souls are gained, { $to } now
        }
    .down =
        { $change ->
            [one] { $change } soul is lost, { $to } left
           *[other] { $change } souls are lost, { $to } left
        }
log-changed-travel = travel is at { $to } now
    .up = the ship sails on: travel is at { $to }
    .down =
        travel goes back to { $to ->
            [0] the start
           *[other] { $to }
        }
log-changed-ritual = the ritual is at { $to } now
    .up = the ritual advances to { $to }
    .down =
        the ritual goes back to { $to ->
            [0] the start
           *[other] { $to }
        }
log-changed-at = { $player } goes { $to-to }
log-changed-character = { $player } plays { $to }
log-changed-captain = { $to } is Captain now
log-changed-keeper = { $to } is Keeper of the Tome now
log-changed-improvement = the active improvement of { $player } is now: { $to }
