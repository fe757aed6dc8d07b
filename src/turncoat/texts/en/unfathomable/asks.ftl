# Unfathomable: what a player is asked.

## Before the voyage

ask-voyage-take-character = Choose your character

## Actions

ask-performing-act =
    Choose an action ({ $left ->
        [one] { $left } action left
       *[other] { $left } actions left
    })
ask-playing-twice = Resolve { $card } a second time with the { card-elder-sign-amulet }?
ask-up-to-times-again =
    Attack now? ({ $left ->
        [one] { $left } attack left
       *[other] { $left } attacks left
    })
ask-targeting-choose-target = Choose who to attack
ask-shrivelling-choose-enemy = Choose an enemy to roll against

## Skill cards

ask-drawing-name-deck =
    Choose a skill deck to draw from ({ $left ->
        [one] { $left } card left
       *[other] { $left } cards left
    })
ask-receiving-take-treachery =
    You may take treachery cards instead of cards from your skill set ({ $treachery ->
        [one] { $treachery } card so far
       *[other] { $treachery } cards so far
    })
ask-discarding-choose =
    Choose a card to discard ({ $left ->
        [one] { $left } card left
       *[other] { $left } cards left
    })
ask-paying-choose = Choose a card to discard (value still needed: { $need })
ask-exchange-discard-more =
    Choose cards to discard; you’ll draw as many ({ $discarded ->
        [one] { $discarded } card so far
       *[other] { $discarded } cards so far
    })
ask-exchange-choose-deck =
    Choose the deck to draw from: { $discarded ->
        [one] { $discarded } card
       *[other] { $discarded } cards
    }
ask-check-add-cards =
    Add cards to the check with target { $target } ({ $added ->
        [one] { $added } card from you so far
       *[other] { $added } cards from you so far
    })

## Mythos cards

ask-mythos-step-choose = Choose the mythos card to resolve; the other goes under the deck
ask-mythos-step-choose-track = Choose the track to advance for { $card }
ask-choice-crisis-choose = Choose how the crisis is resolved
ask-choice-crisis-choose-of-card = { $source }: choose how the crisis is resolved
ask-misfortune-choose = Choose the misfortune
ask-misfortune-choose-of-card = { $source }: choose the misfortune; a check counts as failed

## Monsters

ask-deep-ones-act-choose-which = Choose which Deep One activates next
ask-deep-ones-act-choose-defender = Choose who the Deep One { $at-in } attacks
ask-deep-one-moves-choose-way = Choose where the Deep One { $from-in } moves
ask-shifting-choose-where-to = Choose where all Deep Ones { $from-in } move
ask-scattering-move-one = Choose which Deep One moves next, and where
ask-spawning-choose-water =
    Choose a water space for a Deep One ({ $left ->
        [one] { $left } Deep One left
       *[other] { $left } Deep Ones left
    })
ask-nudging-choose-water = You may move { $monarch } to an adjacent water space
ask-defeat-all-choose-victim = Several characters would be defeated; choose who’s first

## The voyage

ask-waypoint-choose = Choose the waypoint to resolve; the other goes under the deck
ask-awakening-give = Choose the human who gets your new loyalty card

## Spells, decks and items

ask-casting-choose =
    { $may-return ->
        [0] Choose the spell to resolve; the other goes under the deck
       *[other] Choose whether to resolve the last spell
    }
ask-scouting-keep-on-top = Choose the card that stays on top of the { $deck }; the others go under it
ask-scouting-one-top-or-bottom = Choose where the top card of the { $deck } goes
ask-improving-choose-active = Choose which of your improvements is active
ask-searching-keep-one = Choose the item to keep
ask-trading-offer =
    Offer a trade, or finish ({ $left ->
        [one] { $left } offer left
       *[other] { $left } offers left
    })
ask-trading-agree = { $asked } offers you { $offered } and wants in return: { $wanted }. Do you agree?
ask-giving-gift = You may give an item to a human in your space
ask-revealing-give-the-rest = Choose who gets your other loyalty cards
ask-astral-travel-choose-source = Choose the space that figures leave
ask-astral-travel-choose-figure = Choose who to move { $from-from }, or finish
ask-astral-travel-choose-space = Choose where { $traveller } goes
ask-pick-up-to-pick-next = Choose, or finish ({ $left } more possible)
ask-pick-up-to-pick-next-of-card = { $source }: choose, or finish ({ $left } more possible)
