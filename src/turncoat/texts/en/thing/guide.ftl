# The Thing: the guide for a first game, the summary and the role briefings.

## First game

guide-page-1-title = Something is among you
guide-page-1 =
    You’re spending the winter at a station in the Antarctic, and something from the ice is there with you. It looks like one of you. When the game begins, a single player is an alien, and no one else knows who. All others are human, but perhaps not for long: anyone who meets an alien may be infected and change sides in secret.

    The humans win together by leaving the station. Every living human must be aboard, and no alien may come along. You can call the rescue helicopter by radio, or get the Snowcat or the Base Helicopter running. Destroying aliens isn’t enough.

    The aliens win in every other case: when one of them gets away, when humans freeze or are left behind, or when no human remains.

    Meanwhile the station needs you. Generator and boiler burn fuel, everyone has to eat, and the radio and the vehicles are broken. You can fix all that only together, and someone at the table would rather you didn’t.

guide-page-2-title = A round, step by step
guide-page-2 =
    First the leader rolls for the weather. It says how much fuel the station burns and how far a called rescue helicopter flies. A broken generator means darkness, a destroyed boiler means frost. A revealed alien now plans in secret where to strike.

    Then everyone refills their hand to { $cards ->
        [one] { $cards } action card
       *[other] { $cards } action cards
    }: Activate, Repair, Sabotage. One after another you send your character to a location and lay a card face down on the active pile. Or you swap cards in the Dormitory, or you take a special action: discard your hand and lay whatever you draw.

    When all have moved, those who share a location have an encounter. After that the leader shuffles the pile, which also holds a card no one has seen, and reveals it card by card. Each goes to a character who stands where it can be done.

    In the Rec Room you trade and vote; each vote moves a disc along the suspicion track. Then come tests and food, the dogs run to new places, and there may be a new leader.

guide-page-3-title = Encounters and infection
guide-page-3 =
    If you share a location with another character, both of you lay { $tokens ->
        [one] { $tokens } infection token
       *[other] { $tokens } infection tokens
    } face down. A human has only Human tokens to lay; a hidden alien may put an Alien token among them. Each of you secretly looks at one token of the other. If it shows Alien, you’re an alien now, and no one else knows. Whatever you saw, your disc moves towards suspicion.

    Dogs may be infected too. Alone with a dog, you draw a token from the infection bag. Several characters catch the dog and lock it in the Kennel.

    A revealed alien has strength. Where it strikes, compare that with the number of characters. If it is stronger, it absorbs someone or sabotages the place, and the rest flee. If they’re equal, no one acts. If it is weaker, it runs away. Fire drives it off in any case: a Flamethrower, Dynamite or a Molotov cocktail.

    A melee weapon, a firearm or a canister of a Flamethrower lets you avoid an encounter, and one with the revealed alien too if the table plays it so. And while you work alone, no character can infect you.

guide-page-4-title = Tests and escape
guide-page-4 =
    After the vote there may be tests. A blood sample from the Laboratory tests the most suspicious character; Wire together with a Flamethrower tests anyone; either test may come first. The tested player reveals their role. A human goes to the green space and can’t be accused there. An alien is revealed, loses the character and strikes openly from the next round on.

    For the rescue helicopter, repair the radio, send the S.O.S. and hold out until it lands; it won’t wait forever. The Snowcat or the Base Helicopter needs repairs, full tanks, and someone with Keys who is given Activate there.

    The first passenger boards without revealing a role: the least suspicious character, or at a vehicle the one with the Keys. All others are asked in turn, the least suspicious first. Everyone aboard must agree, and each new passenger reveals their role at once. A single alien aboard, and the aliens win. If only humans are aboard and no living human stays behind, the humans win.

guide-page-5-title = Tips, and playing with { $least }–{ $most }
guide-page-5 =
    As a human, keep generator and boiler supplied and the Kitchen busy: cooked food costs { $cooked } per round, raw food { $raw }. Get lab tokens early and prepare more than one way out. In pairs you do more at the boiler or the radio, but you risk infection, so choose your company. Say what you like, but never say which cards you hold or have laid.

    As the alien, be helpful at first and infect quietly: every human you turn is one more on your side.

    For a first game you can set the table so that caught dogs stay locked up.

    With { $least } to { $most ->
        [one] { $most } player
       *[other] { $most } players
    } you play together against the game. You share { $figures ->
        [one] { $figures } character
       *[other] { $figures } characters
    }, and dice replace the action cards. Sabotage and Threat on the dice hurt you unless you cancel them, and that costs suspicion. A threat marker comes towards your discs; a character it reaches turns into an alien, which acts by fixed rules and makes a last stand when you leave.

## Summary

guide-summary =
    Goal. Humans: leave the station with every living human aboard and no alien. Aliens: any other ending, such as an alien that gets away, frost, someone left behind, no human left.

    Round. Weather; generator and boiler burn fuel, the called rescue helicopter flies; a revealed alien plans; characters act; Rec Room; tests; food; dogs and leader.

    Characters. Refill your hand to { $cards ->
        [one] { $cards } action card
       *[other] { $cards } action cards
    }. Work: go to a location, up to { $room } in each, and lay a card. Or swap cards in the Dormitory, or take a special action. Then encounters, then the leader gives out the cards of the active pile. A character who has acted lies down.

    Teamwork. At the Generator Room, Boiler Room, Laboratory, Radio Room and vehicles, Activate and Repair count once for each character standing there.

    Encounters. Characters lay { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    } each and look at one of another’s; Alien infects. Alone with a dog: draw from the bag. Revealed alien: strength against the number of characters; fire drives it off.

    Suspicion. Your disc moves when you look at a token, meet a dog alone or get votes. At red your card is laid face up.

    Tests. Blood sample: the most suspicious. Wire and Flamethrower: anyone. A human goes to green, an alien is revealed.

    Food. Anything in the Kitchen feeds all; otherwise { $raw } from the Pantry, or you starve.

    Escape. Rescue helicopter after the S.O.S., or a repaired and fuelled vehicle with Keys. Everyone aboard must agree to each new passenger, who reveals their role.

## Role briefings: of equal length, so that nobody tells a role by how long somebody reads

briefing-human = You are human and win with all humans if you leave the station with no alien aboard and no living human left behind. Keep generator and boiler going, cook, make a way out ready and collect lab tokens for tests. Beware of company: anyone you meet may infect you, and then you are an alien. Watch who gains when things break, and board only with people you trust.
briefing-alien = You are a hidden alien and win with all aliens if one of you gets away, humans freeze or are left behind, or no human remains. Look useful, seek company, and lay your Alien token when it pays. Sabotage when others will be blamed. Beware of tests and votes; after a vote you may reveal yourself and strike openly. If everyone is infected, the last one does not win.
briefing-revealed-alien = Everyone knows you now. You win with all aliens, the hidden ones too, if one of you gets away, humans freeze or are left behind, or no human remains. Plan in secret each round which locations to strike and how to divide your strength. Where you outnumber the characters, absorb one and grow, or sabotage. Beware of fire: it costs you strength, and without strength you are destroyed.
