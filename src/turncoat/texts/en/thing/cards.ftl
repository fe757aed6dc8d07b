# The Thing: what every card, token, location, character, weather and die face does.

## Headings

heading-place = Locations
heading-character = Characters
heading-weather = Weather
heading-face = Faces of the action die

## Action cards

text-card-activate = Lay it on the active pile when you work. Once revealed, it goes to a character of the leader’s choice who stands where Activate would change something; that character carries it out and lies down. With a teamwork bonus it is done once for each character standing there. If it can be done nowhere, someone who stands lies down without effect.
text-card-repair = Lay it on the active pile when you work. Once revealed, it goes to a character of the leader’s choice who stands at a damaged location, removes a damage token there and lies down. With a teamwork bonus a token is removed for each character standing there. If there is nothing to repair, someone who stands lies down without effect.
text-card-sabotage = Lay it on the active pile when you work and want to do harm. Once revealed, it goes to a character of the leader’s choice who stands where it does harm: the location is sabotaged once, and that character lies down. There is no teamwork bonus. If it can do no harm, someone who stands lies down without effect.

## Weapons

text-card-flamethrower =
    It lies face up with { $canisters ->
        [one] { $canisters } canister
       *[other] { $canisters } canisters
    } and leaves the game when they are spent, unless the table’s settings let it stay. For a canister you avoid an encounter, with a revealed alien too unless the settings rule that out, or, if you hold Wire, make test B. While standing, you may also spend one to take { $strength } strength from a revealed alien that strikes your location and drive it off, or to burn your location when arson is allowed. Such fire also costs a random card of the active pile, and you lie down (after arson, in the Rec Room).
text-card-second-flamethrower =
    It lies face up with { $canisters ->
        [one] { $canisters } canister
       *[other] { $canisters } canisters
    } of its own and leaves the game when they are spent, unless the table’s settings let it stay. For a canister you avoid an encounter, with a revealed alien too unless the settings rule that out, or, if you hold Wire, make test B. While standing, you may also spend one to take { $strength } strength from a revealed alien that strikes your location and drive it off, or to burn your location when arson is allowed. Such fire also costs a random card of the active pile, and you lie down (after arson, in the Rec Room).
text-card-dynamite = When a revealed alien strikes your location, take { $strength } strength from it and drive it off before it acts. Or burn your location right after the encounters, when arson is allowed. Either way you must be standing, and the card leaves the game. A random card of the active pile is discarded too, and you lie down (after arson, in the Rec Room).
text-card-firearm = Avoid an encounter with characters or a dog, or with a revealed alien unless the table’s settings rule that out. You keep the card and may use it again and again.
text-card-melee = Avoid an encounter with characters or a dog, or with a revealed alien unless the table’s settings rule that out. Once used, the card leaves the game.

## Items

text-card-fuel = On your turn, while standing, move a fuel token from the Underground Storage to your location if it has a free fuel slot. Your turn is right after your move, before the first action is given out, and when you have just been given one. This is a bonus, not your action; the card leaves the game.
text-card-tools = On your turn, while standing, remove a damage token from your location. Your turn is right after your move, before the first action is given out, and when you have just been given one. This is a bonus, not your action; the card leaves the game.
text-card-keys = When you are given Activate at the Snowcat or the Base Helicopter and it is ready, with no damage and all fuel slots full, you may show them to start the escape. You board first, whatever your suspicion. They fit both vehicles.
text-card-wire = In the test phase, if you hold a Flamethrower too, you may spend one of its canisters on test B: any character you choose, yourself included, reveals their role. Test B is made at most once per round. You keep the card.
text-card-flashlight =
    In darkness you still choose the action card that you lay when you work. For a special action you may draw { $drawn ->
        [one] { $drawn } card
       *[other] { $drawn } cards
    }, lay one and discard the other face down. In the co-op game you may re-roll each die once in darkness, one at a time. You keep the card.

## Dog tokens

text-card-healthy-dog = Dealt to you before the game, it makes you human. Drawn from the infection bag after you met a dog alone, it only moves your disc to the next space on the right. The token goes back into the bag.
text-card-alien-dog = Dealt to you before the game, it makes you the first alien. Drawn from the infection bag after you met a dog alone, it makes you a hidden alien and moves your disc to the next space on the right; in the co-op game your character becomes a revealed alien instead. The token goes back into the bag.

## Lab tokens

text-card-sample = In the test phase you may discard it openly for test A: the most suspicious character reveals their role, and you choose if several are. A human goes to the green space, an alien is revealed at once. Test A is made at most once per round.
text-card-spoiled = No test can be made with it. Except in the co-op game only you know which of your lab tokens are spoiled, so it may serve as a bluff. Lab tokens are never traded.

## Roles

text-card-human = You win with all humans if everyone aboard the vehicle that leaves is human and no living human stays behind. Keep the station running, find out whom you can trust and get everyone away. In the co-op game a test that shows this card moves the character’s disc to the green space.
text-card-alien = You win with all aliens if an alien gets away, a human freezes or is left behind, or no human is left. Infect those you meet and weaken the station, or reveal yourself and strike openly. In the co-op game a test that shows this card makes the character a revealed alien.

## Locations

text-place-arsenal =
    <activate>Activate</activate>: look at the top { $look ->
        [one] { $look } weapon card
       *[other] { $look } weapon cards
    }, keep one and put the rest under the deck; a Flamethrower must be shown.
    <sabotage>Sabotage</sabotage>: a random card of the weapon deck leaves the game unseen; a revealed alien removes one for each point of its strength here. Up to { $room ->
        [one] { $room } character
       *[other] { $room } characters
    } may be here, without a teamwork bonus; there is nothing to repair.
text-place-storeroom =
    <activate>Activate</activate>: look at the top { $look ->
        [one] { $look } item card
       *[other] { $look } item cards
    }, keep one in secret and put the rest under the deck.
    <sabotage>Sabotage</sabotage>: a random card of the item deck leaves the game unseen; a revealed alien removes one for each point of its strength here. Up to { $room ->
        [one] { $room } character
       *[other] { $room } characters
    } may be here, without a teamwork bonus; there is nothing to repair.
text-place-generator =
    <activate>Activate</activate>: move a fuel token here from the Underground Storage; { $slots } fit.
    <repair>Repair</repair>: remove a damage token.
    <sabotage>Sabotage</sabotage>: add a damage token; a revealed alien adds as many as its strength here. At { $cap } damage the power fails: until damage is removed it is dark, and no fuel is burned here. Up to { $room ->
        [one] { $room } character
       *[other] { $room } characters
    } may be here; by the teamwork bonus Activate and Repair are done once for each who stands.
text-place-boiler =
    <activate>Activate</activate>: move a fuel token here from the Underground Storage; { $slots } fit.
    <repair>Repair</repair>: remove a damage token.
    <sabotage>Sabotage</sabotage>: add a damage token; a revealed alien adds as many as its strength here. At { $cap } damage the location is lost for good, and from the next round on the station freezes. Up to { $room ->
        [one] { $room } character
       *[other] { $room } characters
    } may be here; by the teamwork bonus Activate and Repair are done once for each who stands.
text-place-kitchen =
    <activate>Activate</activate>: move { $food } food here from the Pantry, or what is left; any food here feeds everyone this round.
    <sabotage>Sabotage</sabotage>: discard { $food } food from the Pantry; a revealed alien discards that much for each point of its strength here. Up to { $room ->
        [one] { $room } character
       *[other] { $room } characters
    } may be here, without a teamwork bonus; there is nothing to repair.
text-place-laboratory =
    <activate>Activate</activate>: draw a token from the lab bag, look at it in secret, and keep it or discard it face down.
    <sabotage>Sabotage</sabotage>: a blood sample is taken out of the bag, if there is any; a revealed alien instead discards unseen as many random tokens as its strength here. Up to { $room ->
        [one] { $room } character
       *[other] { $room } characters
    } may be here; by the teamwork bonus Activate is done once for each who stands. There is nothing to repair.
text-place-weather-station =
    <activate>Activate</activate>: roll the weather die and leave it here, or keep its old result if it lay here already; then move a fuel token from the Underground Storage to any location with a free fuel slot. In the next round the leader rolls the die again and chooses the old or the new result.
    <sabotage>Sabotage</sabotage>: discard a fuel token from the Underground Storage; a revealed alien discards as many as its strength here. Up to { $room ->
        [one] { $room } character
       *[other] { $room } characters
    } may be here, without a teamwork bonus; there is nothing to repair.
text-place-radio =
    <activate>Activate</activate>: if there is no damage, send the S.O.S., once per game; the rescue helicopter sets out in the next round and comes even if the radio is damaged again.
    <repair>Repair</repair>: remove a damage token.
    <sabotage>Sabotage</sabotage>: add a damage token, up to the number on the board; a revealed alien adds as many as its strength here. Up to { $room ->
        [one] { $room } character
       *[other] { $room } characters
    } may be here; by the teamwork bonus Repair is done once for each who stands.
text-place-snowcat =
    <activate>Activate</activate>: move a fuel token here from the Yard Reserve; when it is ready, with no damage and all fuel slots on the board full, show Keys to start the escape instead.
    <repair>Repair</repair>: remove a damage token.
    <sabotage>Sabotage</sabotage>: add a damage token, up to the number on the board; a revealed alien adds as many as its strength here. Up to { $room ->
        [one] { $room } character
       *[other] { $room } characters
    } may work here, and by the teamwork bonus fuelling and Repair are done once for each who stands; boarding has no limit.
text-place-helicopter =
    <activate>Activate</activate>: move a fuel token here from the Yard Reserve; when it is ready, with no damage and all fuel slots on the board full, show Keys to start the escape instead.
    <repair>Repair</repair>: remove a damage token.
    <sabotage>Sabotage</sabotage>: add a damage token, up to the number on the board; a revealed alien adds as many as its strength here. Up to { $room ->
        [one] { $room } character
       *[other] { $room } characters
    } may work here, and by the teamwork bonus fuelling and Repair are done once for each who stands; boarding has no limit.
text-place-kennel = Caught dogs are locked up here; characters cannot come in. While a dog is inside, the Kennel card is in the location deck: when it turns up as the dogs move, all of them get out. A revealed alien that strikes here may absorb a dog and gains { $strength } strength. In the variant for beginners there is no Kennel card, and caught dogs stay here.
text-place-rec-room = You start here, come back after the actions to trade, vote and make tests, and flee here from the alien and from fire. There is room for everyone, but no work to do. Neither dogs nor a revealed alien come in.
text-place-dormitory = Swap cards: lie down here, discard your whole hand face down and take as many cards of your choice from the action deck; you lay nothing on the active pile. There is room for everyone, and those who sleep here meet each other unless the table’s settings say otherwise. Neither dogs nor a revealed alien come in. In the co-op game only one character may be here, who once per round lies down to change a die to any face.

## Characters

text-character-macready =
    When you are given Activate in the Arsenal, you may look at { $seen ->
        [one] { $seen } weapon card
       *[other] { $seen } weapon cards
    } instead of { $usual }; keep one of them. Put the rest under the deck.
text-character-norris = In darkness you still choose the action card that you lay when you work. This does not count as a Flashlight for a special action. In the co-op game, when you are given the dice in darkness, you may re-roll each of them once, one at a time.
text-character-blair = When you are given Activate in the Laboratory, you may draw an additional lab token. With a teamwork bonus it is still only one more in all.
text-character-nauls = When you are given Activate in the Kitchen, move only { $food } food from the Pantry instead of { $usual }. It feeds everyone just as well.
text-character-clark = Alone with a dog you have no encounter: draw no token, and your disc stays. Together with others you catch the dog as usual.
text-character-bennings = When you are given Activate at the Weather Station, roll the weather die twice and choose which result to leave there. If the die lay there already, you may also keep its old result.
text-character-windows =
    When you are given Repair, you may remove { $damage ->
        [one] { $damage } damage token
       *[other] { $damage } damage tokens
    } instead of { $usual }, at any location. With a teamwork bonus the additional token counts only once.
text-character-garry = When all have drawn their action cards, you may discard one of yours and draw another. In the co-op game, when you are given the dice, you may re-roll one of them.

## Weather

text-weather-clear = The mildest weather. Its row in the weather table says how much fuel the Generator Room and the Boiler Room burn and how far the called rescue helicopter flies. If the Boiler Room is destroyed, the freezing marker moves by the boiler’s number instead.
text-weather-snow = The weather between clear and storm. Its row in the weather table says how much fuel the Generator Room and the Boiler Room burn and how far the called rescue helicopter flies. If the Boiler Room is destroyed, the freezing marker moves by the boiler’s number instead.
text-weather-storm = The harshest weather. Its row in the weather table says how much fuel the Generator Room and the Boiler Room burn and how far the called rescue helicopter flies. If the Boiler Room is destroyed, the freezing marker moves by the boiler’s number instead.

## Faces of the action die

text-face-activate = If neither Sabotage nor Threat is left on the dice, you may carry out Activate at your location, or use this die for arson when it is allowed. You use only one of the dice, then you lie down.
text-face-repair = If neither Sabotage nor Threat is left on the dice, you may carry out Repair at your location, or use this die for arson when it is allowed. You use only one of the dice, then you lie down.
text-face-sabotage = Unless you cancel or change it, your location is sabotaged once, as by the card, and you lie down without acting. Each die that you cancel moves your disc to the next space on the right.
text-face-threat = Unless you cancel or change it, the threat marker moves to the next space on the left, and you lie down without acting. Each die that you cancel moves your disc to the next space on the right.
