# Unfathomable: what a player may answer.

## Answers to questions

option-pick-space = { $space }
option-resolve = Resolve { $card }
option-give-loyalty = Give to { $to }
option-draw-from = Draw from the { $skill } deck
option-discard = Discard { $card }
option-add = Add { $card }
option-done = Done
option-treachery-instead-of = Treachery instead of { $skill }
option-put-on-top = Put { $card } on top of the deck
option-put-under = Put { $card } under the deck
option-keep-item = Keep { $card }
option-pick-item = { $card }
option-pick-resource = Gain { $resource }
option-pick-number =
    Risk { $number ->
        [one] { $number } passenger
       *[other] { $number } passengers
    }
option-pick-track = Advance { $track }
option-pick-figure = { $figure }
option-take-character = { $character }
option-give-item = Give { $card } to { $to }
option-swap-items = Swap { $card } for { $for }
option-activate-improvement = Make { $card } active
option-move-deep-one = Move a Deep One { $from-from } { $to-to }

## Actions

option-move = Move { $to-to }
option-attack = Attack { $seat }
option-attack-deep-one = Attack a Deep One
option-rescue = Rescue a passenger
option-defeat-passenger = Defeat a passenger
option-trade = Open a trade in your space
option-use-room = Use your space’s action
option-repair = Repair your space (discard skill cards)
option-play = Play { $card }
option-use-item = Use { $card }
option-use-ability = Use your character’s action
option-use-feat = Use your feat (once per game)
option-use-tome = Open the Tome: look at the top spells and resolve one
option-use-kept = Use { $card }’s action
option-reveal = Reveal as a traitor: show { $card }
option-end-actions = End your actions

## Reactions

option-raise-die = { $card }: +{ $bonus } to the roll
option-lower-die = { $card }: −{ $bonus } to the roll
option-almanac = { card-almanac }: discard { $card } and add its value to the roll
option-set-die = { feat-beatrice }: set the die to { $face } (once per game)
option-reroll-attack = { $card }: reroll the attack
option-reroll = { ability-edmund }: discard { $card } and reroll the die
option-fire-again = { card-pocket-pistol }: reroll the attack
option-shrug-off = { $card }: prevent your defeat
option-send-starbuck = { card-starbuck }: prevent your defeat; the item leaves the game
option-use-ward = { card-flesh-ward }: prevent your defeat; sanity may be lost
option-heal = { ability-svetlana }: discard { $card } and prevent the defeat
option-intervene = { feat-svetlana }: prevent the defeat (once per game)
option-use-pharmacy = { card-travel-pharmacy }: rescue the passenger for food or for this item
option-hide-nothing = { $card }: cards are added face up
option-force-learning = { $card }: { $skill } supports this check
option-prepare = { $card }: no chaos cards in this check
option-sacrifice = { feat-arjun }: decide the check ({ $outcome }) and be defeated
option-raise-total = { $card }: +{ $bonus } to the total
option-lower-total = { $card }: −{ $bonus } to the total
option-add-late = { ability-keilani }: add { $card } now
option-use-ring = { card-lucky-ring }: +{ $bonus } to the total; if the check is passed, treachery goes into the chaos deck
option-equip-up = { feat-samira }: +{ $number } to the total (once per game)
option-equip-down = { feat-samira }: −{ $number } to the total (once per game)
option-read-script = { card-revelation-of-script }: add the top card of the { $skill } deck; sanity may be lost
option-jury-rig = { ability-jeanne }: damage the ship and advance travel once more
option-redraw = { feat-edmund }: discard the mythos card and draw another (once per game)
option-lead = { feat-keilani }: lose { $resource } instead of the crisis (once per game)
option-barricade = { card-barricade-the-hatches }: until the end of the turn no Deep One moves into a room
option-ransack = { $card } instead of actions: the ship loses this room’s resource
option-perform-rites = { $card } instead of actions: Mother Hydra and Father Dagon activate

## Where a question needs other words

option-playing-twice-accept = Resolve it again
option-playing-twice-decline = Once is enough
option-up-to-times-again-accept = Attack
option-up-to-times-again-decline = Stop attacking
option-targeting-choose-target-pick-space = A Deep One { $space-in }
option-shrivelling-choose-enemy-pick-space = A Deep One { $space-in }
option-drawing-name-deck-done = Stop drawing
option-receiving-take-treachery-done = Draw the cards
option-exchange-discard-more-done = Stop discarding
option-check-add-cards-done = Add no more cards
option-deep-ones-act-choose-which-pick-space = A Deep One { $space-in }
option-deep-one-moves-choose-way-pick-space = Move { $space-to }
option-shifting-choose-where-to-pick-space = Move { $space-to }
option-nudging-choose-water-pick-space = Move { $space-to }
option-nudging-choose-water-decline = Leave it where it is
option-casting-choose-put-under = Put { $card } back unresolved
option-scouting-keep-on-top-put-on-top = Leave { $card } on top
option-searching-keep-one-decline = Put the item back
option-trading-offer-give-item = Offer { $card } to { $to } as a gift
option-trading-offer-swap-items = Offer { $card } for { $for }
option-trading-offer-done = Stop offering
option-trading-agree-accept = Agree
option-trading-agree-decline = Decline
option-giving-gift-decline = Give nothing
option-astral-travel-choose-figure-done = Move no one else
option-astral-travel-choose-space-pick-space = Move { $space-to }
option-pick-up-to-pick-next-done = No more

## Numbers of the position

stake-deep-ones =
    { $n ->
        [one] { $n } Deep One there.
       *[other] { $n } Deep Ones there.
    }
stake-passengers =
    { $n ->
        [one] { $n } passenger there.
       *[other] { $n } passengers there.
    }
stake-people =
    { $n ->
        [one] { $n } player there.
       *[other] { $n } players there.
    }
stake-damage = The room is damaged.
stake-attack =
    { $hits } of { $sides } faces hit ({ $target } or more{ $more ->
        [0] {""}
       *[other] , with +{ $more }
    }{ $less ->
        [0] {""}
       *[other] , with −{ $less }
    }).
stake-repair = Costs cards worth { $need }; you hold { $held }.
stake-actions =
    { $n ->
        [one] { $n } action is left unused.
       *[other] { $n } actions are left unused.
    }
stake-adds = Adds { $value }.
stake-takes = Takes { $value } away.
stake-check = Check of { $target }: you can give { $most }, chaos { $chaos ->
        [0] adds nothing
        [one] adds { $chaos } card
       *[other] adds { $chaos } cards
    }; cards in it so far: { $pile }.
stake-empty = Nothing there.
stake-fuel = Fuel now: { $n }.
stake-food = Food now: { $n }.
stake-sanity = Sanity now: { $n }.
stake-souls = Souls now: { $n }.
stake-travel = Travel now: { $n }.
stake-ritual = Ritual now: { $n }.
stake-total = The total is { $total }; it needs { $target }.
stake-rolled = Rolled: { $n }.
stake-kept = Cards left in hand: { $n }.
stake-hand = Cards in hand: { $n }.
stake-holds = Cards in that hand: { $n }.
stake-spells = Spells in the deck: { $n }.
stake-skill = You hold { $n } of it, worth { $worth }.
stake-items = Your items: { $n }.
