# Lifeboat: the guide for a first game, the summary and the role briefings.

## First game

guide-page-1-title = Row for your lives
guide-page-1 =
    You share a lifeboat, and land is { $land ->
        [one] { $land } space
       *[other] { $land } spaces
    } away. Sailors want to get there. Wreckers want the boat lost: they win if it sinks, if the rations run out, or if a weather card is due and none is left. A loyalty card tells you alone which you are. A second one comes on the way, and a single Wrecker card is enough.

    On your turn you draw { $cards ->
        [one] { $cards } effort card
       *[other] { $cards } effort cards
    } and do one thing: row, bail out water, look out for the weather, rest, or accuse someone. Then a weather card strikes. If it’s a check, everyone may add cards face down. The suits it names count for it, all others against it, and a card from the deck joins them by chance.

    If a check goes wrong too clearly, think about who added cards. An accusation makes everyone vote, and a player with more than half of the votes cast is lashed to the mast. Choose your vow at the start with care: you can never vote against that player.

## Summary

guide-summary =
    Goal. Sailors: bring the boat to distance { $land }. Wreckers: the hull or the rations fall to nothing, or the weather deck runs out.

    Turn. Draw { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }, act once, turn up a weather card, discard down to { $limit }.

    Actions. Row: { $row } or more on the die. Bail: discard a Bail card of value { $low } or more to mend the hull. Look out: choose the next weather. Accuse: everyone votes. Rest: draw a card. Lashed players untie, with { $untie } or more on the die, or rest. Revealed wreckers gnaw at the hull or rest.

    Check. Everyone adds cards face down, the current player last; one more comes from the deck. Suits that the card names count for it, others against it. Lashed and revealed players add { $bound ->
        [one] { $bound } card
       *[other] { $bound } cards
    } at most.

    Cards of value { $high }. Rope changes a die before the roll, Oar has it rolled again, Bail prevents damage.

    Loyalty. One card at the start, another in the second watch. One Wrecker card makes a wrecker.

## Role briefings: of equal length, so that nobody tells a role by how long somebody reads

briefing-sailor = You are a sailor and win with all other sailors when the boat reaches land. Row whenever you can, bail before the hull gives way, and keep cards of the right suits for checks. Watch which cards turn up and who added some. Accuse when you have a reason, because a sailor at the mast does not row. A second loyalty card may still turn you into a wrecker.
briefing-wrecker = You are a wrecker and win if the boat sinks, the rations run out or the weather deck is used up. Look like a sailor: rest often, leave bad weather on top when you look out, add a wrong card among many. Beware of the vote, because at the mast you can do little. Revealing frees you, or strikes the hull; from then on you gnaw at it, but everyone knows you.
