# Lifeboat: its rules, one by one.

## Setting out

chapter-l1 = Setting out
rule-l1-1 =
    The loyalty deck has { $each ->
        [one] { $each } card
        *[other] { $each } cards
    } for each player. As a rule { $usual } of all these is a wrecker card, { $more } when { $crowd } play, and a table with many wreckers adds { $extra }; all others are sailors.
rule-l1-2 =
    Everyone is dealt a loyalty card at the start, and another when the second watch begins. It begins at the end of the first turn after which the boat has come { $near }, { $middle } or { $far ->
        [one] { $far } space
        *[other] { $far } spaces
    } or more; which of these, chance decides beforehand, and no one knows.
rule-l1-3 = A single wrecker card makes its owner a wrecker, whichever watch it came with.
rule-l1-4 = Before the first turn all players vow at once and in secret, each choosing one other player against whom they will never vote.
rule-l1-5 =
    The boat sets out at distance { $start } with a hull of { $hull } and { $rations ->
        [one] { $rations } ration
        *[other] { $rations } rations
    }, in a rough sea { $rough }. Everyone is dealt { $cards ->
        [one] { $cards } effort card
        *[other] { $cards } effort cards
    }; chance names a captain, who has the first turn.

## The turn

chapter-l2 = The turn
rule-l2 = Turns pass in the order of the seats. A player draws cards, acts and meets the weather; then the second watch begins if it is due, and at last the player discards down to the hand limit.
rule-l2-1 =
    A turn begins with drawing { $n ->
        [one] { $n } effort card
        *[other] { $n } effort cards
    }.
rule-l2-2 = When a card is to be drawn and the effort deck is empty, the spent cards are shuffled and become the deck. If there are none of these either, nothing is drawn.
rule-l2-3 = A player who has to discard chooses the cards, and discards them all if there are fewer than demanded.
rule-l2-4 =
    At the end of the turn its player keeps { $limit ->
        [one] { $limit } card
        *[other] { $limit } cards
    } at most and discards the rest.

## Actions

chapter-l3 = Actions
rule-l3-1 =
    Row: the player rolls a die. On { $low } or { $high } the boat goes { $step ->
        [one] { $step } space
        *[other] { $step } spaces
    } ahead, on { $best } it goes { $leap ->
        [one] { $leap } space
        *[other] { $leap } spaces
    }.
rule-l3-2 = Bail: the player discards a Bail card of value { $value } or more and mends the hull by { $mend }. It cannot be done while the hull is full.
rule-l3-3 =
    Look out: the player looks at the top { $n ->
        [one] { $n } weather card
        *[other] { $n } weather cards
    }, leaves one on top and puts the other at the bottom. It cannot be done with fewer cards in the deck.
rule-l3-4 = Untie: only a lashed player can do this. The player rolls a die and comes free on { $n } or more.
rule-l3-5 = Reveal: a wrecker who is not revealed yet shows one wrecker card. A lashed wrecker comes free; if the wrecker was free, the hull is about to take { $damage } damage.
rule-l3-6 = Gnaw: only a revealed wrecker can do this. The wrecker rolls a die; on { $n } or more the hull is about to take { $damage } damage.
rule-l3-7 =
    Rest: the player draws { $n ->
        [one] { $n } card
        *[other] { $n } cards
    }. Everyone may always do this.
rule-l3-8 = A lashed player can only untie, rest or, being a wrecker, reveal that.
rule-l3-9 = A revealed wrecker can only gnaw or rest.

## Accusing

chapter-l4 = Accusing
rule-l4-1 = Accuse: the player names another who is neither lashed nor revealed, and everyone votes.
rule-l4-2 = All but revealed wreckers vote at once and unseen: against anyone who could be accused, be it the accused or another, or they abstain. No one votes against themselves or against the player of their vow.
rule-l4-3 = The votes are revealed. A player with more than half of the votes cast is lashed to the mast; abstentions do not count.

## Dice

chapter-l5 = Dice
rule-l5 =
    A die has { $sides ->
        [one] { $sides } side
        *[other] { $sides } sides
    }. Whatever is added or taken away, the result is never below { $low } or above { $high }.
rule-l5-1 = Before the roll, players may play a Rope card of value { $value }: the result will be { $shift } more or less, as its player says. That holds even if the die is rolled again.
rule-l5-2 = After the roll, players may play an Oar card of value { $value }: the die is rolled again, and cards may be played before it once more.

## Gains and losses

chapter-l6 = Gains and losses
rule-l6-1 = Damage is taken off the hull, but first everyone has a chance to prevent it.
rule-l6-2 = When the hull is about to be damaged, players may play a Bail card of value { $value } to take away { $n } damage.
rule-l6-3 = Lost rations are taken off the stock; there are never fewer than { $low }.
rule-l6-4 = The boat moves between distance { $start } and land at distance { $land }, and never past either.
rule-l6-5 =
    The hull is never mended above { $hull }, and there are never more than { $rations ->
        [one] { $rations } ration
        *[other] { $rations } rations
    }.

## The end

chapter-l7 = The end
rule-l7-1 = Landed: at distance { $land } the game ends, and everyone who is not a wrecker wins.
rule-l7-2 = Sunk: when nothing is left of the hull, the wreckers win.
rule-l7-3 = Starved: when no rations are left, the wreckers win.
rule-l7-4 = Adrift: when a weather card is due and the deck is empty, the wreckers win.

## Weather

chapter-l8 = Weather
rule-l8-1 = After the action the top weather card is turned up, carried out and laid on the spent ones. “You” on it is the player whose turn it is.
rule-l8-2 = For a check each player with cards adds any number of them face down, from the left of the current player, who comes last; the top effort card, if there is one, joins them as fate. All are shuffled and shown: cards of the suits that the check names count for it, the others against it. It is passed if the total reaches the target; the cards are spent before the outcome is carried out.
rule-l8-3 =
    A lashed or revealed player adds { $n ->
        [one] { $n } card
        *[other] { $n } cards
    } at most to a check.
rule-l8-4 = Quarrel: the next player after the captain who is not lashed becomes captain. If all others are lashed, the captain stays.
rule-l8-5 = Flying Fish: the weather card that the current player looks at stays on top, and no one else knows it.
