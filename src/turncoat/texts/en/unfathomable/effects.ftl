# What the effects on cards, sheets and rooms say. An argument of a node is named after its field.
# A selector is the indefinite form; .acc is what is chosen, .each the one that acts or is come to, .in and .to are places with
# their preposition, .kind is for selectors.

## Mythos cards and skill checks

mythos-choice =
    { $who ->
        [you] the current player chooses one
       *[they] { $subject } chooses one
    }
mythos-advances-travel = <travel>travel</travel> advances
mythos-advances-ritual = the <ritual>ritual</ritual> advances
mythos-advances-either = <travel>travel</travel> or the <ritual>ritual</ritual> advances, as the current player chooses
node-check = skill check { $target } ({ $skills })
check-passed = Pass ({ $target }):
check-partly = Partial ({ $target }):
check-failed = Fail:
node-over-target =
    { $divisor ->
        [1] by how much the total exceeds the target
       *[other] one for every { $divisor } by which the total exceeds the target
    }

## Resources and passengers

node-lose = lose { $amount } { $resource }
    .short = lose { $amount } { $resource }
node-lose-souls =
    lose { $amount ->
        [one] { $amount } <souls>soul</souls>
       *[other] { $amount } <souls>souls</souls>
    }
    .short =
        lose { $amount ->
            [one] { $amount } <souls>soul</souls>
           *[other] { $amount } <souls>souls</souls>
        }
node-gain = gain { $amount } { $resource }
    .purpose = gain { $amount } { $resource }
node-gain-souls =
    gain { $amount ->
        [one] { $amount } <souls>soul</souls>
       *[other] { $amount } <souls>souls</souls>
    }
    .purpose =
    gain { $amount ->
        [one] { $amount } <souls>soul</souls>
       *[other] { $amount } <souls>souls</souls>
    }
node-resources = a resource
node-gain-it = gain one of it
node-risk =
    risk { $count ->
        [one] { $count } passenger
       *[other] { $count } passengers
    }
    .short =
        risk { $count ->
            [one] { $count } passenger
           *[other] { $count } passengers
        }
node-risk-by-picked = risk that many passengers
node-up-to = a number from { $least } to { $most }, at most as many as there are passengers in the supply
node-picked = that number
node-decks-with-passengers = a deck with passengers
    .each = each deck with passengers
node-decks-in-reach = a deck with passengers in reach
    .each = each deck that is your space or adjacent to it
node-defeat-passenger-there = a passenger there is defeated
node-defeat-passenger-in-supply = a passenger in the supply is defeated
    .short = defeat a passenger in the supply
node-defeat-passengers-here = each passenger in your space is defeated
node-rescue-there = rescue a passenger there
at-least-passengers-in-supply =
    { $n ->
        [one] if there is a passenger in the supply
       *[other] if there are at least { $n } passengers in the supply
    }
at-most-rolled-passengers-on-decks = on a roll no higher than the number of passengers on decks
at-least-done-after-defeat-deep-ones =
    { $n ->
        [one] if at least one was defeated
       *[other] if at least { $n } were defeated
    }
at-least-done-after-in-all =
    { $n ->
        [one] if at least one was defeated
       *[other] if at least { $n } were defeated
    }
at-least-done-after-pick-up-to =
    { $n ->
        [one] if at least one was rescued
       *[other] if at least { $n } were rescued
    }
at-most-rolled-done-after-defeat-deep-ones = on a roll no higher than the number defeated
at-most-rolled-done-after-in-all = on a roll no higher than the number defeated
at-most-rolled-done-after-pick-up-to = on a roll no higher than the number rescued
node-repeat-by-passengers-there-defeat-passenger-there = every passenger there is defeated
node-repeat-by-passengers-there-rescue-there = rescue every passenger there
node-repeat-by-shortage = for each space it could not go, { $effect }
node-repeat-head-by-picked = as many times
node-repeat-head-by-minus = for each item beyond the first
node-pick-up-to-by-passengers-on-decks = choose { $among } as often as you like: { $effect }
node-pick-up-to-by-rolled = choose { $among }: { $effect }; you may do this as many times as you rolled
node-up-to-times =
    { $n ->
        [one] { $effect }
       *[other] { $effect }, up to { $n } times
    }

## The ship

node-damage-ship = damage the ship
    .short = damage the ship
node-damage-room = damage { $where-acc }
    .short = damage { $where-acc }
node-is-undamaged-room = if it can still be damaged
node-repair-here = repair your space
node-advance =
    advance { $track } { $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    }
    .purpose =
    advance { $track } { $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    }
node-advance-by-plus = advance { $track } by this many spaces: { $spaces }
node-retreat =
    move { $track } back { $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    }
    .short =
        move { $track } back { $spaces ->
            [one] { $spaces } space
           *[other] { $spaces } spaces
        }
node-reset = put { $track } back to its start
    .short = put { $track } back to its start
at-least-track-value-travel =
    { $n ->
        [one] if travel is not at its start
       *[other] if travel is { $n } spaces or more from its start
    }
at-least-track-value-deep-ones =
    { $n ->
        [one] if there is a Deep One in the Deep
       *[other] if there are at least { $n } Deep Ones in the Deep
    }
node-after-boiler-room = { "" }

## Monsters

node-activate = { $monster } activates
node-activate-deep-one = the <deep_one>Deep Ones</deep_one> activate
node-activate-here = each Deep One in your space activates
    .short = each Deep One in the same space activates
node-activate-one = one Deep One there activates
node-spawn =
    spawn { $count ->
        [one] { $count } Deep One
       *[other] { $count } Deep Ones
    } { $where-in }
    .short =
        spawn { $count ->
            [one] { $count } Deep One
           *[other] { $count } Deep Ones
        } { $where-in }
node-spawn-apart =
    { $spaces ->
        [one] spawn a Deep One in a water space of your choice
       *[other] choose { $spaces } different water spaces and spawn a Deep One in each of them
    }
node-surface-all = all monsters in the Deep go to the front water space that the die names
node-surface-there = all monsters in the Deep go there
node-monarchs-to-front = Mother Hydra and Father Dagon go to the front water space that the die names
node-monarchs-to-deep = Mother Hydra and Father Dagon go to the Deep
node-monarchs-on-board = a monarch that is not in the Deep
node-nudge-monarch = you may move it to an adjacent water space
node-banish-monarch = it goes to the Deep
node-wash-overboard = each Deep One on a deck goes to the water space beside it
node-defeat-deep-ones = defeat all Deep Ones { $where-in }
node-defeat-deep-one = defeat a Deep One there
node-defeat-one-here = defeat a Deep One in your space
node-shift-deep-ones = move all Deep Ones { $where-from } to an adjacent space of your choice
node-scatter = move each Deep One on the ship to an adjacent space, which the current player chooses
node-return-deep-ones = all Deep Ones, those in the Deep too, go back to the supply
node-with-deep-ones =
    { $first-kind ->
        [water] a space with Deep Ones
        [deck] a ship space with Deep Ones
       *[room] a room with Deep Ones
    }
    .in =
    { $first-kind ->
        [water] on the board
        [deck] on the ship
       *[room] in rooms
    }

## Places

node-each-deck = a deck
    .in = on each deck
node-each-water = a water space
    .in = in each water space
node-each-room = a room
    .in = in each room that can be damaged
node-interiors = an interior space
    .in = in each interior space
node-your-space = your space
    .in = in your space
    .to = to your space
    .from = from your space
node-near-you = your space
    .in = in your space, or in the Chapel if you are in the Sick Bay
node-your-rooms = the room nearest to you other than the Brig and the Sick Bay
    .short = the nearest room other than the Brig and the Sick Bay
node-there = that space
    .acc = it
    .in = there
    .to = there
    .from = from there
    .kind = { "there" }
node-beside-you = an adjacent space
    .in = in an adjacent space
    .to = to an adjacent space
node-undamaged-rooms = an undamaged room
node-ship-spaces = a ship space
    .to = to a ship space
node-room-of-die = the room that the die names
    .in = in the room that the die names
    .to = to that room
    .kind = { "room" }
node-deck-of-die = the deck that the die names
    .in = on the deck that the die names
    .to = to the deck that the die names
    .kind = { "deck" }
node-room-damaged = that room
    .in = in the room that was damaged
    .to = to the room that was damaged
node-open-decks = a deck
node-open-beside = an adjacent ship space

## People

node-captain = the Captain
node-keeper = the Keeper of the Tome
node-played = { $character }
node-enemy-characters-here = each enemy character in your space
node-characters-there = each character there
seats-everyone-is-human = a human
    .each = each human
seats-everyone-is-human-not-at-brig = a human outside the Brig
    .each = each human outside the Brig
seats-everyone-is-human-at-your-space = a human in your space
    .each = each human in your space
seats-everyone-is-human-at-room-of-die = a human in the room that the die names
    .each = each human in the room that the die names
seats-everyone-at-brig = a character in the Brig
    .each = each character in the Brig
seats-others-is-human = another human
    .each = each other human
seats-others-is-human-not-at-brig = another human outside the Brig
    .each = each other human outside the Brig
seats-others-at-your-space = another character in your space
    .each = each other character in your space
node-move =
    { $who ->
        [you] move { $where-to }
       *[they] { $where-kind ->
            [there] that character moves there
           *[other] { $subject } moves { $where-to }
        }
    }
    .short = move { $where-to }
node-release =
    { $who ->
        [you] leave the Brig and move { $where-to }
       *[they] that character leaves the Brig and moves { $where-to }
    }
node-jail =
    { $who ->
        [you] go to the Brig
       *[they] { $subject } goes to the Brig
    }
    .short = go to the Brig
node-defeat =
    { $who ->
        [you] you are defeated
       *[they] { $subject } is defeated
    }
node-depose-captain = the Captain goes to the Brig, and the title goes to the last in its line of succession
node-pass-title = the title of { $title } passes to the next in its line of succession
node-look-at-loyalty = look at all loyalty cards of that player
node-give-action = that player performs one action
node-is =
    { $who ->
        [you] if you are { $whom }
       *[they] if { $subject } is { $whom }
    }
    .not =
    { $who ->
        [you] if you are not { $whom }
       *[they] if { $subject } is not { $whom }
    }
node-is-at =
    { $who ->
        [you] if you are { $where-in }
       *[they] if that player is { $where-in }
    }
node-you-are-at = if you are { $where-in }
    .not = if you are not { $where-in }

## Cards and items

node-discard =
    { $who ->
        [you] discard
       *[they] { $subject } discards
    } { $count ->
        [one] { $count } skill card
       *[other] { $count } skill cards
    }
    .short =
        discard { $count ->
            [one] { $count } skill card
           *[other] { $count } skill cards
        }
node-discard-all =
    { $who ->
        [you] discard all your skill cards
       *[they] { $subject } discards all skill cards
    }
node-discard-for-value = discard a { $skill } card and note its value
    .short = discard a { $skill } card
node-has-skill = if you hold a { $skill } card
node-draw-own =
    { $who ->
        [you] draw
       *[they] { $subject } draws
    } { $count ->
        [one] { $count } skill card
       *[other] { $count } skill cards
    } of { $who ->
        [you] your
       *[they] their
    } skill set
node-draw-any =
    { $who ->
        [you] draw
       *[they] { $subject } draws
    } { $count ->
        [one] { $count } skill card
       *[other] { $count } skill cards
    } of any kind but treachery
node-draw-up-to =
    draw up to { $most ->
        [one] { $most } skill card
       *[other] { $most } skill cards
    } of any kind but treachery
node-exchange =
    discard up to { $most ->
        [one] { $most } skill card
       *[other] { $most } skill cards
    } and draw as many from one skill deck, but not treachery
node-add-treachery =
    shuffle { $count ->
        [one] { $count } treachery card
       *[other] { $count } treachery cards
    } into the chaos deck
    .short =
        shuffle { $count ->
            [one] { $count } treachery card
           *[other] { $count } treachery cards
        } into the chaos deck
node-rebuild-chaos = discard the chaos deck and build a new one
node-your-items =
    { $who ->
        [you] one of your items
       *[they] one of their items
    }
node-items-of-humans-here = an item of another human in your space
node-your-weapons = one of your Weapon items
    .short = one of their Weapon items
at-most-item-count =
    { $n ->
        [one] if you have at most { $n } item
       *[other] if you have at most { $n } items
    }
node-has-items = if you have an item
node-draw-item = draw an item
node-search-items =
    look at the top { $count ->
        [one] { $count } item
       *[other] { $count } items
    }, keep one and { $shuffles ->
        [0] { $count ->
            [2] put the other
           *[other] put the others
        } under the deck
       *[other] shuffle the others back into the deck
    }
node-remove-it = it is removed from the game
node-remove-item = remove { $item } from the game
    .short = remove { $item } from the game
node-remove-your-items = remove all your items from the game
    .short = remove all their own items from the game
node-take-it = take it
node-use-it = use its action
node-give-item = you may give one of your items to a human in your space
node-scout =
    look at the top { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } of the { $deck }: put one back on top and { $count ->
        [2] the other
       *[other] the others
    } under the deck
    .short =
        look at the top { $count ->
            [one] { $count } card
           *[other] { $count } cards
        } of the { $deck }
node-scout-one = look at the top card of the { $deck } and put it on top or under the deck
node-choose-spell =
    { $who ->
        [you] look at the top { $count ->
            [one] { $count } spell
           *[other] { $count } spells
        }, resolve one and put the other under the deck
       *[they] { $subject } looks at the top { $count ->
            [one] { $count } spell
           *[other] { $count } spells
        }, resolves one and puts the other under the deck
    }
node-top-spell = resolve the top spell
node-choose-waypoint =
    look at the top { $count ->
        [one] { $count } waypoint
       *[other] { $count } waypoints
    }, resolve one and put the other under the deck
node-remove-top =
    remove the top { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } of the { $deck } from the game, unseen
node-keep =
    { $who ->
        [you] keep this card in your play area
       *[they] { $subject } keeps this card in their play area
    }
    .short = keep this card
node-discard-this = discard this card
named-sail-past = remove this card from the game, so that its distance does not count, and resolve the top waypoint instead
named-astral-travel = choose a space and move any of its characters and Deep Ones to ship spaces of your choice

## Actions

node-perform-actions =
    perform { $count ->
        [one] { $count } more action
       *[other] { $count } more actions
    }
node-once-per-turn = once per turn
node-once-per-turn-each = each player may use it once per turn
node-strike =
    { $reach ->
        [0] attack an enemy in your space
       *[other] attack an enemy in an adjacent space
    }{ $bonus ->
        [0] { "" }
       *[other] {" "}and add { $bonus } to the roll
    }
    .short = attack enemies
node-strike-by-enemies-here = attack an enemy in your space and add the number of enemies there to the roll
node-strike-by-knife-bonus = attack an enemy in your space
node-enemies-here = the number of enemies in your space
node-knife-bonus = what a Kitchen Knife adds
node-shrivel = choose an enemy in any space and roll the die, adding { $bonus } against a Deep One; on { $enough } or more the enemy is defeated
node-spread-misfortune = draw a mythos card and resolve its crisis alone: a check counts as failed, and all choices are yours
at-most-rolled-minus = on a roll lower than the number of cards drawn
