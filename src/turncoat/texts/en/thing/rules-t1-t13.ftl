## Setup, 4-8 players

chapter-t1 = Setup
rule-t1 = This chapter says what lies where before the first round, when there are from { $from } to { $to } players.
rule-t1-1 = Which weather table is used depends on how many play: the one on the board for { $a } or { $b }, one side of the weather card for { $c }, its other side for { $d } or { $e }.
rule-t1-2 = The Generator Room and the Boiler Room start full, with { $n } fuel each. A fuel token on the “full” space of the lower S.O.S. row shows how much fuel the rescue helicopter has.
rule-t1-3 = The Pantry starts full, with { $n } food, however many play. There is no food in the Kitchen yet.
rule-t1-4 =
    The Kennel card lies on the board, and all other location cards form the location deck. A card drawn at random shows where the leader token starts and goes back into the deck. At the Kennel { $dogs ->
        [one] { $dogs } dog waits
       *[other] { $dogs } dogs wait
    } for the end of the first round.
rule-t1-5 = The Snowcat starts with { $snowcat } damage. The Base Helicopter starts with { $less } less than the number of players.
rule-t1-6 = The weapon deck depends on how many play. For { $a } or { $b }: Flamethrower { $fa }, Dynamite or Molotov { $da }, firearm { $ga }, melee weapon { $ma }; for { $c } or { $d }: { $fc }, { $dc }, { $gc } and { $mc }; for { $e }: { $fe }, { $de }, { $ge } and { $me }.
rule-t1-7 = The item deck always has { $keys } Keys; the rest depends on how many play. For { $a } or { $b }: Fuel { $fa }, Tools { $ta }, Wire { $wa }, Flashlight { $la }; for { $c } the same, but Flashlight { $lc }. For { $d }: Fuel { $fd }, Tools { $td }, Wire { $wd }, Flashlight { $ld }; for { $e } the same, but Fuel { $fe } and Tools { $te }.
rule-t1-8 = The fuel in the Underground Storage depends on how many play: { $fa } for { $a } or { $b }, { $fc } for { $c }, { $fd } for { $d } or { $e }.
rule-t1-9 = The fuel in the Yard Reserve is { $less } less than the number of players.
rule-t1-10 = The Radio Room starts with as much damage as there are players, so no S.O.S. can be sent until all of it is repaired.
rule-t1-11 =
    For each player the lab bag gets { $samples ->
        [one] { $samples } blood sample
       *[other] { $samples } blood samples
    } and { $spoiled ->
        [one] { $spoiled } spoiled one
       *[other] { $spoiled } spoiled ones
    }.
rule-t1-12 =
    Each player starts with { $cards ->
        [one] { $cards } random action card
       *[other] { $cards } random action cards
    }, a suspicion disc on the yellow space, both role cards, and infection tokens of their own colour: { $humans } Human and { $aliens } Alien.
rule-t1-13 = Characters are dealt at random, or chosen in the order of the seats if the table has agreed so. All figures start in the Rec Room.
rule-t1-14 = As many dog tokens as there are players, exactly one of them an alien dog, are dealt out in secret. The player who gets the alien dog is the first alien; all others are human.
rule-t1-15 =
    When roles are dealt, all dog tokens go into the infection bag: { $healthy ->
        [one] { $healthy } healthy dog
       *[other] { $healthy } healthy dogs
    } and { $alien ->
        [one] { $alien } alien dog
       *[other] { $alien } alien dogs
    }.
rule-t1-16 = The rescue helicopter starts on its symbol, in front of the first space of the upper S.O.S. row.

## Phase 1: weather

chapter-t2 = Weather
rule-t2 = Phase { $phase } sets the weather of the round: how much fuel the station burns, how fast it freezes, how far the rescue helicopter flies.
rule-t2-1 = The leader rolls the weather die and puts it on the weather table, on clear weather, snow or storm.
rule-t2-2 = If the weather die lies on the Weather Station, the leader rolls it and then chooses the new result or the one it showed before. Either way the die returns to the weather table.

## Phase 2: maintenance and rescue helicopter

chapter-t3 = Maintenance and rescue helicopter
rule-t3 = In phase { $phase } the Generator Room and then the Boiler Room burn fuel, or the station freezes; after that the rescue helicopter moves if it has been called.
rule-t3-1 = The Generator Room loses as much fuel as the weather table says for the present weather. During a power failure, or after it has burned down, it needs none.
rule-t3-2 = When the Generator Room or the Boiler Room needs more fuel than it has, it burns what there is and takes { $n } damage for each fuel that is missing. Damage that finds no free slot is lost.
rule-t3-3 = At { $n } damage the Generator Room fails: in phase { $phase } the station is dark, and the generator burns no fuel. If the Generator Room burns down, it stays dark for good.
rule-t3-4 = The power failure ends at once when any damage is removed from the Generator Room, by Repair or by Tools.
rule-t3-5 = The Boiler Room loses as much fuel as the weather table says for the present weather, until it is destroyed.
rule-t3-6 = At { $n } damage the Boiler Room is destroyed for good: it can be neither repaired nor entered, and its fuel and its location card leave the game. From the next round on the station freezes.
rule-t3-7 = If the Boiler Room was destroyed in an earlier round, the freezing marker moves by the boiler’s figure in the weather table instead. At the end of its track the humans on the station freeze and the aliens win, even if the rescue helicopter would land in this phase.
rule-t3-8 = Once the S.O.S. was sent in an earlier round, the rescue helicopter flies along the upper S.O.S. row as many spaces as the weather table says. The first step takes it onto the first space; on the last one it lands.
rule-t3-9 =
    From the round after the S.O.S. on, the fuel token on the lower S.O.S. row moves { $n ->
        [one] { $n } space
       *[other] { $n } spaces
    } in phase { $phase } of every round, whether the rescue helicopter is still flying or has landed.
rule-t3-10 = A rescue helicopter that has landed waits as long as its fuel lasts. When the fuel token is on the last space and would have to move again, the helicopter leaves empty, landed or not, and cannot be called a second time.

## Phase 3: revealed alien plans

chapter-t4 = Alien actions
rule-t4 = In phase { $phase } the revealed alien secretly plans which locations it will strike this round, and how hard.
rule-t4-1 = The alien plans only if it is revealed, has strength left, and there is a card in the location deck. Otherwise the phase is skipped.
rule-t4-2 = The revealed alien plays as many cards of the location deck as it likes, face down, and divides its strength among them, at least { $n } on each. It may keep some strength back, but not all. Everyone sees how many cards there are and how much strength lies on each.
rule-t4-3 = The alien’s plan is shown only when every character has moved and every player has planned an action. Until then only the revealed aliens know where it will strike.
rule-t4-4 = When the encounters are over, the alien gets back its location cards and all strength except what was lost in them.
rule-t4-5 = All revealed players are one alien with one pool of strength, and they decide together. One of them proposes the plan; each of the others agrees, or once scraps it and proposes another. What the alien does after an encounter it has won is settled in the same way.
rule-t4-6 = An alien that strikes at the Kennel may absorb a dog locked there: the dog leaves the game, and the alien gains { $n } strength.

## Phase 4: draw

chapter-t5 = Drawing action cards
rule-t5 = Phase { $phase } begins with drawing: everyone fills up their hand, and the leader starts the active pile.
rule-t5-1 = From the leader on, clockwise, each player whose character is in play draws action cards up to the hand limit. A player who already holds that many draws none.
rule-t5-2 =
    The hand limit is { $fed ->
        [one] { $fed } action card
       *[other] { $fed } action cards
    }. Once the station starves, it is { $starving } for the rest of the game.
rule-t5-3 = When an action card must be drawn and the deck is empty, the discard is shuffled and becomes the new deck. If that is empty too, nothing is drawn.
rule-t5-4 = When all have drawn, the leader lays the top card of the action deck face down on the active pile. No one looks at it.

## Phase 4: move and plan

chapter-t6 = Movement and planning
rule-t6 = After the draw each player in turn sends their character to work, to swap cards, or to take a special action.
rule-t6-1 = The player on the leader’s left moves first, the others follow clockwise, and the leader moves last.
rule-t6-2 = To work, a player puts the character in a green location with space left, and a card from the hand face down on the active pile. No one can work in a burned location, a destroyed Boiler Room, the Rec Room or the Dormitory.
rule-t6-3 =
    A green location has room for { $n ->
        [one] { $n } character
       *[other] { $n } characters
    }; dogs and the revealed alien do not count. The limit does not hold for boarding a vehicle, nor for other locations.
rule-t6-4 = A player whose disc is on the red space for the number of players, or beyond it, is under maximum suspicion and lays the card face up on the active pile. This holds for a special action and for a random card in darkness too.
rule-t6-5 = A character who comes to the location where the leader token lies takes it. Its holder leads from the next round on.
rule-t6-6 = To swap cards, a player lays the character down in the Dormitory, discards the whole hand face down and takes as many cards of their choice from the action deck. Then deck and discard are shuffled together. No card goes on the active pile.
rule-t6-7 = For a special action a player puts the character in a green location with space left, discards the whole hand face down, and draws and sees the top card of the action deck. That card must go on the active pile: face down, or face up under maximum suspicion.
rule-t6-8 = In darkness a player who works does not choose the card: a random one from the hand goes on the active pile.
rule-t6-9 = A player with a Flashlight may choose the card in spite of darkness and keeps the Flashlight. Norris needs none: he always chooses.
rule-t6-10 = Darkness changes nothing for those who swap cards or take a special action.
rule-t6-11 =
    For a special action a player with a Flashlight may draw { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }, put one of them on the active pile and discard the other face down. Norris draws as others do unless he holds a Flashlight.

## Encounters

chapter-t7 = Encounters
rule-t7 = When all have moved, those who share a location meet: characters, dogs and the revealed alien. This is when infection spreads.
rule-t7-1 = There is an encounter in every location with at least { $n } living beings: characters, dogs, the revealed alien. Those who lie in the Dormitory meet too, unless that is switched off in the table’s settings. Elsewhere, those who lie after using fire take part and those who lie after a tie with the alien do not, unless the settings say otherwise.
rule-t7-2 = All encounters must be over before the first action card is given to anyone.
rule-t7-3 = Encounters with the revealed alien come before all others; if there are fewer than { $n } players, they come after them. Apart from that the leader decides the order, one location at a time.
rule-t7-4 = A character may avoid an encounter with a melee weapon, which then leaves the game, with a firearm, which is kept, or for a canister of a Flamethrower. An encounter with the revealed alien can be avoided in the same way, unless the table’s settings rule that out.
rule-t7-5 = A player who avoids an encounter says so before anything else happens in it. If at least { $n } beings are left, they meet without that character; someone left alone with a dog draws from the infection bag.

## Encounter with the revealed alien

chapter-t8 = Encounter with the revealed alien
rule-t8 = Where the revealed alien strikes, its strength there is compared with the number of characters; dogs count for nothing.
rule-t8-1 = Where no one else is, the alien may sabotage the location with all its strength there.
rule-t8-2 = Where only a dog is with the alien, it may absorb the dog, which leaves the game and adds { $n } strength, or sabotage the location.
rule-t8-3 = If the alien’s strength in the location exceeds the number of characters, it may absorb one of them or the dog, or sabotage the location. All other characters there then flee to the Rec Room and lie down. If it does neither, they stay on their feet.
rule-t8-4 = If the alien’s strength in the location equals the number of characters, no one acts: the alien leaves, and all characters there lie down. They have no encounter with each other this round, unless the table’s settings say otherwise.
rule-t8-5 = If the alien’s strength in the location is below the number of characters, it flees and does nothing. The characters stay on their feet; if at least { $n } beings are still there, they have an ordinary encounter afterwards.
rule-t8-6 = A standing character may use a Flamethrower canister, or a Dynamite or Molotov card: the alien loses { $n } strength there and flees without acting. This also costs a random face-down card of the active pile, and the user lies down.
rule-t8-7 = Absorbing a character or a dog adds { $n } to the alien’s strength. An absorbed player is out, with the role still secret and all cards under their decks, but wins or loses with the team they were on.
rule-t8-8 = Encounters with the revealed alien do not move any suspicion disc.
rule-t8-9 = A revealed alien without any strength left is destroyed and decides nothing any more, even if another alien is revealed later. That wins nothing yet: others may be aliens in secret, and the humans still have to leave the station.

## Encounter with a dog

chapter-t9 = Encounter with a dog
rule-t9 = Any dog may be infected: a character who meets one alone takes a risk, a group catches it.
rule-t9-1 =
    A character alone with a dog draws a token from the infection bag, sees it in secret and puts it back. Whatever it shows, the character’s disc then moves { $n ->
        [one] { $n } space
       *[other] { $n } spaces
    } to the right.
rule-t9-2 = An alien dog infects in secret: a human who draws it becomes a hidden alien, and an alien stays one. A healthy dog changes nothing.
rule-t9-3 = When at least { $n } characters meet a dog, they lock it in the Kennel and no one draws from the infection bag. The Kennel card is shuffled into the location deck if it lies on the board. Then the characters meet each other.
rule-t9-4 = Clark alone with a dog ignores it: he draws nothing, and his disc stays. In a group he helps to catch it like anyone else.

## Infection check

chapter-t10 = Infection check
rule-t10 = When at least { $n } characters meet each other, each secretly looks at a token of another and may become an alien.
rule-t10-1 =
    Every participant whose disc is not on the green space lays { $n ->
        [one] { $n } infection token
       *[other] { $n } infection tokens
    } of their own face down; all do it at the same time.
rule-t10-2 =
    A human has no choice and lays { $n ->
        [one] { $n } Human token
       *[other] { $n } Human tokens
    }.
rule-t10-3 =
    A hidden alien chooses: a Human and an Alien token, which may infect the player who looks, or { $n ->
        [one] { $n } Human token
       *[other] { $n } Human tokens
    }, which cannot.
rule-t10-4 = Each participant chooses someone else who laid tokens and secretly sees one of them, picked at random. No one may decline if there is someone to choose.
rule-t10-5 = A player who sees an Alien token joins the aliens in secret, or stays one of them; a Human token changes nothing. All look at the same moment, so no one infected in this check infects others in it.
rule-t10-6 =
    Everyone who looked at a token moves their own disc { $n ->
        [one] { $n } space
       *[other] { $n } spaces
    } to the right, whatever they saw.
rule-t10-7 = A participant whose disc is on the green space lays no tokens but looks at someone else’s, if any were laid, and so the disc moves off the green space.
rule-t10-8 = A participant looks at nothing, and their disc stays, if no one else laid tokens. If all participants are on the green space, nothing happens.
rule-t10-9 = What a token showed and whether a role has changed is known only to the player who looked; for everyone else both cases look alike.

## Arson

chapter-t11 = Arson
rule-t11 = A location can be set on fire to warm a freezing station, but then it is lost.
rule-t11-1 = Right after the encounters a standing character may burn the green location they are in, with a Flamethrower canister or a Dynamite or Molotov card. Unless the table’s settings say otherwise, this is allowed only once the Boiler Room is destroyed.
rule-t11-2 = Arson also costs a random face-down card of the active pile. The character who set the fire, and every other character there, goes to the Rec Room and lies down.
rule-t11-3 =
    A burned location and its card leave the game: no one can go there or act there again. A dog or the leader token that was there is set aside until phase { $phase }. No more than { $n ->
        [one] { $n } location
       *[other] { $n } locations
    } can burn.
rule-t11-4 = After arson the freezing marker goes back to the start of its track. Fire does not mend a destroyed Boiler Room: in the next round the marker moves again.

## Phase 4: actions

chapter-t12 = Character actions
rule-t12 = When the encounters are over, the leader reveals cards of the active pile one by one and gives each to a character.
rule-t12-1 = The leader shuffles the whole active pile, face-up cards too, and must reveal at least the top card, provided that a character stands in a green location.
rule-t12-2 = The revealed card must go to a character who stands where the action would change something, judging by what everyone can see; the leader chooses among them. The Weather Station and a ready vehicle can always be activated.
rule-t12-3 = If the revealed card can be carried out by no one who stands, the leader picks any standing character, who lies down without effect.
rule-t12-4 = After the action the character who was given it lies down and gets no more this round; the card goes to the discard.
rule-t12-5 = After each card the leader decides whether to reveal another. When the leader stops, or no character stands in a green location, the rest of the active pile is discarded face down.
rule-t12-6 = Teamwork bonus: in the Generator Room, Boiler Room, Laboratory and Radio Room, at the Snowcat and the Base Helicopter, Activate and Repair are done once for each character standing there, the acting one included. Only the acting one lies down, and character abilities count once.

## Locations

chapter-t13 = Locations
rule-t13 = Each location has its own effects for Activate, Repair and Sabotage, and the revealed alien sabotages with its whole strength there.
rule-t13-1 =
    In the Arsenal, Activate means: look at the top { $look ->
        [one] { $look } weapon card
       *[other] { $look } weapon cards
    }, keep one and put the rest under the deck; a Flamethrower is shown. Sabotage removes { $n ->
        [one] { $n } random card
       *[other] { $n } random cards
    } of the weapon deck from the game unseen; the revealed alien does so for each point of its strength there.
rule-t13-2 =
    In the Storeroom, Activate means: look at the top { $look ->
        [one] { $look } item card
       *[other] { $look } item cards
    }, keep one in secret and put the rest under the deck. Sabotage removes { $n ->
        [one] { $n } random card
       *[other] { $n } random cards
    } of the item deck from the game unseen; the revealed alien does so for each point of its strength there.
rule-t13-3 = In the Generator Room, Activate brings { $n } fuel from the Underground Storage, up to { $slots } in all, and Repair removes { $n } damage. Sabotage adds { $n } damage, the revealed alien as much as its strength there; at { $cap } the power fails.
rule-t13-4 = In the Boiler Room, Activate brings { $n } fuel from the Underground Storage, up to { $slots } in all, and Repair removes { $n } damage. Sabotage adds { $n } damage, the revealed alien as much as its strength there; at { $cap } the location is destroyed for good and the station begins to freeze.
rule-t13-5 = In the Kitchen, Activate cooks: { $n } food goes from the Pantry to the Kitchen, or whatever is left. Sabotage discards { $n } food from the Pantry, the revealed alien that much for each point of its strength there.
rule-t13-6 =
    In the Laboratory, Activate means: draw { $n ->
        [one] { $n } token
       *[other] { $n } tokens
    } from the lab bag, look in secret, keep or discard face down. Sabotage takes { $n ->
        [one] { $n } blood sample
       *[other] { $n } blood samples
    } out of the bag, if there is any; the revealed alien instead discards unseen as many random tokens as its strength there.
rule-t13-7 = At the Weather Station, Activate means: roll the weather die and leave it here till next round; if it lay here already, its old result may be kept. Then { $n } fuel goes from the Underground Storage to any location with a free fuel slot. Sabotage discards { $n } fuel from that storage, the revealed alien as much as its strength here.
rule-t13-8 = In the Radio Room, Activate sends the S.O.S. if there is no damage, once per game; the rescue helicopter sets out in the next round and comes even if the radio is damaged again. Repair removes { $n } damage, Sabotage adds { $n }, and the revealed alien adds as much as its strength there.
rule-t13-9 = At the Snowcat, Activate brings { $n } fuel from the Yard Reserve, damaged or not; with all fuel slots full and no damage it is ready, and Activate with Keys starts the escape. Repair removes { $n } damage, Sabotage adds { $n }, and the revealed alien adds as much as its strength there.
rule-t13-10 = At the Base Helicopter, Activate brings { $n } fuel from the Yard Reserve, damaged or not; with all fuel slots full and no damage it is ready, and Activate with Keys starts the escape. Repair removes { $n } damage, Sabotage adds { $n }, and the revealed alien adds as much as its strength there.
rule-t13-11 = Characters start in the Rec Room, gather there after the actions, and flee there from the alien and from fire. No action can be done there, and neither dogs nor the revealed alien come in.
rule-t13-12 = Characters go to the Dormitory to swap cards or, if there are fewer than { $n } players, to help with a die. No action can be done there, and neither dogs nor the revealed alien come in.
rule-t13-13 = Caught dogs are locked in the Kennel; characters cannot go there. Its card is in the location deck while a caught dog is inside, and on the board otherwise. The revealed alien may play that card to absorb a dog there.
