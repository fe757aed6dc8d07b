## Rec Room and accusations

chapter-t14 = Rec Room and accusations
rule-t14 = After the actions the characters gather in the Rec Room to trade and to vote, and a hidden alien may reveal itself.
rule-t14-1 =
    Every character returns to the Rec Room and stands up. Weapons and items may then be given away or swapped one for one; each character makes at most { $offers ->
        [one] { $offers } offer
       *[other] { $offers } offers
    } a round.
rule-t14-2 = Everyone still in play votes in secret and at the same time: against one other character, or against no one. The votes are shown when all are in.
rule-t14-3 = No one may vote against their own character. A character on the green space of the suspicion track has proved to be human and cannot be accused either.
rule-t14-4 = A disc moves right along the suspicion track by as many spaces as there are votes against its owner. It goes no further than the last space.
rule-t14-5 = After the vote a hidden alien may reveal itself; in no other phase can it do so of its own will. The table’s settings may name the earliest round in which this is allowed.

## Tests

chapter-t15 = Tests
rule-t15 = In this phase a character with the right equipment may test a role, someone else’s or its own.
rule-t15-1 = Test A: a character openly discards a blood sample and tests the most suspicious character, the one whose disc is furthest to the right. If several discs are equally far, the tester picks one of their owners. Testers may test themselves only if they are among the most suspicious.
rule-t15-2 = Test B: a character who holds both Wire and a Flamethrower spends a canister and tests any character, itself included. Suspicion does not matter here.
rule-t15-3 = In a round the whole group can make test A once and test B once, in either order. If several tests are offered, the leader chooses one; once it is made, the other can still follow.
rule-t15-4 = The tested character shows its role to everyone. If it is human, its disc goes to the green space of the suspicion track.
rule-t15-5 = If the tested character turns out to be an alien, it becomes a revealed alien at once.

## Becoming a revealed alien

chapter-t16 = Becoming a revealed alien
rule-t16 = An alien that reveals itself or is found out by a test loses its character and plays on as a revealed alien.
rule-t16-1 = The figure and the suspicion disc leave the board. Action cards, weapons and items go to the bottom of their decks in random order, and lab tokens are discarded face down. All other tokens go back to the supply.
rule-t16-2 = The first alien to be revealed in the game takes the location deck and strength equal to half the starting number of players, rounded down.
rule-t16-3 = Each alien revealed later raises the common strength by { $strength }, even if the earlier ones have been destroyed. All revealed players share that strength and decide together.
rule-t16-4 = If the leader is revealed, the leader board passes at once to the nearest player on the left who still has a character. A leader token held by the revealed player goes back to the supply.
rule-t16-5 = A revealed alien acts from the next alien phase on. In the base game that is always in the following round.

## Food

chapter-t17 = Food
rule-t17 = Every round the people of the station have to be fed, from the Kitchen or from the Pantry.
rule-t17-1 = If there is any food in the Kitchen, all of it is discarded and everyone is fed, no matter how little it was.
rule-t17-2 =
    If the Kitchen is empty, { $food ->
        [one] { $food } food token is
       *[other] { $food } food tokens are
    } discarded from the Pantry.
rule-t17-3 =
    If the Pantry cannot supply that much, what is left there is eaten and starvation lasts for the rest of the game. The hand limit drops to { $cards ->
        [one] { $cards } action card
       *[other] { $cards } action cards
    }; a player who holds more discards the excess at once, of their own choice. In the co-op game the leader rolls { $dice ->
        [one] { $dice } action die
       *[other] { $dice } action dice
    } instead of { $usual }.

## Dogs and leader

chapter-t18 = Dogs and leader
rule-t18 = At the end of the round free dogs change places, the leader may change, and the leader token gets a new location.
rule-t18-1 =
    At the end of the first round { $dogs ->
        [one] { $dogs } location card is
       *[other] { $dogs } location cards are
    } turned up, and a dog goes to each of those locations. The Kennel card stays on the board.
rule-t18-2 = In later rounds every dog that is neither caught nor absorbed is picked up, and the location deck is shuffled. A card turned up for each dog shows its new location; if the cards run out, the dog waits off the board.
rule-t18-3 = The player who holds the leader token becomes the leader. If no one does, the leader stays the same.
rule-t18-4 = Another location card is turned up, and the leader token goes to that location, but never to the Kennel. Then all the cards that were turned up are shuffled back into the location deck.
rule-t18-5 = When the Kennel card turns up, it goes back to the board and sets all caught dogs free: each is given a location card at once. After that another card is turned up in place of the Kennel.
rule-t18-6 = A variant for beginners, chosen in the table’s settings: the Kennel card is not in the game, so a caught dog never gets out again.

## End of the game

chapter-t19 = End of the game
rule-t19 = The humans win only by leaving the station, all of them and with no alien among them; destroying every alien is not enough. Any other ending belongs to the aliens.
rule-t19-1 = When the rescue helicopter has landed, boarding may begin in any round after encounters and arson. The least suspicious character decides; of several, the one who comes first in turn order from the leader’s left. If that character refuses, no one takes the helicopter this round.
rule-t19-2 = The first passenger boards without showing a role. The others are asked one by one, the least suspicious first, and may decline. A willing candidate gets in only if everyone aboard agrees.
rule-t19-3 = Every passenger but the first reveals their role on coming aboard. If it is an alien, the game ends at once and the aliens win.
rule-t19-4 = After each new passenger the questions start again with the least suspicious character who is not aboard. When all have been asked and no one new has boarded, the escape goes ahead and every role is shown.
rule-t19-5 = The humans win if everyone aboard is human and no living human stays behind. In any other case the aliens win.
rule-t19-6 = The Snowcat or the Base Helicopter is ready when it has no damage and all its fuel slots are filled. A character who is given Activate there may show Keys, and boarding begins with that character, whatever its suspicion.
rule-t19-7 = When the last human in play is absorbed, the aliens win at once. In the co-op game the players lose when no character is left.
rule-t19-8 = When the freezing marker reaches the end of its track, the humans at the station freeze to death and the aliens win.
rule-t19-9 = A hidden alien that gets away, alone or together with humans, wins the game for the aliens.
rule-t19-10 = If secret infections leave no human in play, the game ends at once. All aliens win except the last to be infected.
rule-t19-11 = Absorbed and revealed players win or lose with their team. Being absorbed changes no one’s team: humans stay with the humans, aliens with the aliens.

## Weapons and items

chapter-t20 = Weapons and items
rule-t20 = Weapons and items help in encounters, in tests, in the dark and at the escape; a character may hold any number of them.
rule-t20-1 =
    A Flamethrower lies face up with { $canisters ->
        [one] { $canisters } canister
       *[other] { $canisters } canisters
    } and leaves the game when they are spent, unless the table’s settings let it stay. A canister lets its owner avoid an encounter or, with Wire, make test B. It can also drive off a revealed alien or burn the owner’s location, but then a random card of the active pile is discarded too and the user lies down.
rule-t20-2 = Dynamite or a Molotov cocktail drives off a revealed alien, whose strength drops by { $strength }, or burns the location its owner is in. The card leaves the game, a random card of the active pile is discarded, and the user lies down; after arson, in the Rec Room.
rule-t20-3 = A Firearm keeps its owner out of an encounter, and out of one with a revealed alien too, unless the table’s settings rule that out. It stays with the owner and never runs out.
rule-t20-4 = A Melee weapon keeps its owner out of an encounter, and out of one with a revealed alien too, unless the table’s settings rule that out. Then it leaves the game.
rule-t20-5 = On its turn a standing character may use Tools to remove a damage token from its location. This is a bonus, not its action; the card leaves the game.
rule-t20-6 = Keys fit the Snowcat as well as the Base Helicopter. A character shows them when given Activate at a vehicle that is ready, and so starts the escape.
rule-t20-7 = Wire is of use only together with a Flamethrower: its owner can make test B with them. It is kept.
rule-t20-8 = On its turn a standing character may use a Fuel card to move a fuel token from Underground Storage to its location, if there is a free fuel slot. This is a bonus, not its action; the card leaves the game.
rule-t20-9 =
    With a Flashlight a character chooses its action card even in darkness, and for a special action draws { $drawn ->
        [one] { $drawn } card
       *[other] { $drawn } cards
    }, lays one of them and discards the other. In the co-op game it allows re-rolls in darkness. The Flashlight is kept.
rule-t20-10 = A card that is used up leaves the game; a Firearm, Wire and a Flashlight are kept, and so is a Flamethrower as long as it has canisters. Cards lost without being used go to the bottom of their deck.
rule-t20-11 = Weapons and items are kept hidden until used; only a Flamethrower lies face up. In the co-op game all of them are open.

## Character abilities

chapter-t21 = Character abilities
rule-t21 = Each character has an ability of its own, and a teamwork bonus does not multiply it.
rule-t21-1 =
    Given Activate in the Arsenal, MacReady may look at { $seen ->
        [one] { $seen } weapon card
       *[other] { $seen } weapon cards
    } instead of { $usual }; he keeps one of them. The rest go to the bottom of the deck.
rule-t21-2 = Norris has a light of his own: in darkness he still chooses the action card he lays on the active pile.
rule-t21-3 = Given Activate in the Laboratory, Dr. Blair may draw an additional lab token. With a teamwork bonus it is still only a single extra token in all.
rule-t21-4 =
    Given Activate in the Kitchen, Nauls moves { $food ->
        [one] { $food } food token
       *[other] { $food } food tokens
    } from the Pantry instead of { $usual }. That feeds everyone just as well.
rule-t21-5 = Clark has no encounter when he is alone with a dog. In a group with others the dog is caught as usual.
rule-t21-6 = Given Activate at the Weather Station, Bennings rolls the weather die twice and chooses which result to leave there.
rule-t21-7 =
    Given Repair anywhere, Windows may remove { $damage ->
        [one] { $damage } damage token
       *[other] { $damage } damage tokens
    } instead of { $usual }. With a teamwork bonus the extra token is counted only once.
rule-t21-8 = When hands have been filled, Garry may discard an action card and draw another. In the co-op game he re-rolls a die instead.

## Co-op game: setup

chapter-t22 = Co-op game: setup
rule-t22 =
    The co-op game, for { $least } to { $most ->
        [one] { $most } player
       *[other] { $most } players
    }, is set up as the base game is, with the changes in this chapter.
rule-t22-1 =
    Tables and supplies are those for { $players ->
        [one] { $players } player
       *[other] { $players } players
    }, but the item deck is different: Fuel { $fuel }, Tools { $tools }, Keys { $keys }, Wire { $wire }, Flashlight { $flashlight }. Action cards, infection tokens and the leader token are not used.
rule-t22-2 =
    There { $characters ->
        [one] is { $characters } character
       *[other] are { $characters } characters
    }, shared out equally: a single player runs { $alone } of them, two players { $pair } each, three players { $trio } each.
rule-t22-3 =
    { $cards ->
        [one] { $cards } role card is
       *[other] { $cards } role cards are
    } shuffled, { $humans } Human and { $aliens } Alien, and each character gets one face down. No one looks at them; the cards left over leave the game unseen.
rule-t22-4 =
    The threat marker starts on the red space of the suspicion track that is marked for { $players ->
        [one] { $players } player
       *[other] { $players } players
    }.

## Co-op game: round

chapter-t23 = Co-op game: round
rule-t23 =
    In the co-op game a round has { $phases ->
        [one] { $phases } phase
       *[other] { $phases } phases
    }: action dice replace action cards, and a revealed alien acts by fixed rules once the characters have moved and met.
rule-t23-1 = Starting with the leader, each player places their characters in green locations of their choice, no more than { $limit } in each. Only one character of the whole group may go to the Dormitory.
rule-t23-2 = In the co-op game a character alone with a dog draws a token from the infection bag, for all to see, and puts it back. With an alien dog the character becomes a revealed alien; with a healthy one its disc moves to the next space on the right.
rule-t23-3 = When characters meet in the co-op game, no tokens are laid: each disc moves to the next space on the right. If some of them are on green, only those leave it and the others stay; if all are on green, no one moves. Weapons can still avoid the encounter.
rule-t23-4 = The alien’s attack target is { $more } more than the number of characters in the most crowded place. The Dormitory counts too.
rule-t23-5 = The alien strikes at random: a location card is drawn and gets strength equal to the attack target, then the next, until no strength or no card is left. The last card may get less. Then all the cards are revealed.
rule-t23-6 = Where the alien wins, it absorbs a character rather than a dog; if there are several characters, the leader chooses which one. It sabotages only where there is neither a character nor a dog. In the Kennel it absorbs a dog.
rule-t23-7 =
    The leader rolls { $dice ->
        [one] { $dice } action die
       *[other] { $dice } action dice
    }, or { $starving } during starvation, and gives all of them to a standing character outside the Dormitory. After this first roll the leader decides whether to roll for another character or stop.
rule-t23-8 = A standing character in the Dormitory can help once a round, if its player wants: one of the dice is changed to any other face, and the helper lies down.
rule-t23-9 = The character who was given the dice may cancel any number of them. For each cancelled die its disc moves to the next space on the right.
rule-t23-10 = If Sabotage or Threat is left on any die, all such dice take effect and the character lies down without acting. Sabotage works as the card does in the character’s location; each Threat is a separate move of the threat marker to the next space on the left.
rule-t23-11 = If no Sabotage and no Threat is left, the character may carry out a single action shown on one of the dice, Activate or Repair, or use that die for arson. Then it lies down. The teamwork bonus works as in the base game.
rule-t23-12 = In darkness the leader chooses the character first and rolls the dice afterwards. A character with a Flashlight may re-roll them one at a time, each of them once.
rule-t23-13 = In the co-op game characters return to the Rec Room, stand up and trade, but there is no vote.
rule-t23-14 = In the co-op game, when the dogs have moved, the leader board passes to the nearest player on the left who still has a character.
rule-t23-15 = At the end of the round the threat marker moves. If there is no disc on its space, it goes to the next space on the left; otherwise it goes right by as many spaces as there are discs with it. The discs stay.

## Co-op game: alien and end

chapter-t24 = Co-op game: alien and end
rule-t24 = In the co-op game no one plays the alien: a test, a dog or the threat marker brings it into the open, and it makes a last stand against an escape.
rule-t24-1 = A tested character turns up the role card under its board. Alien makes it a revealed alien; Human moves its disc to green.
rule-t24-2 = A character that draws an alien dog becomes a revealed alien. Its role card is not shown and no longer matters.
rule-t24-3 = When a disc comes to the threat marker’s space or to the right of it, because the disc or the marker has moved, its character becomes a revealed alien, whatever its role card. If there are several, the leader chooses one and the others stay as they are.
rule-t24-4 = In the co-op game the first revealed alien has a strength of { $first }. Each one revealed later adds { $more }.
rule-t24-5 =
    As the passengers are about to leave, a revealed alien rolls as many action dice as its strength. If at least { $faces ->
        [one] { $faces } die shows
       *[other] { $faces } dice show
    } Sabotage or Threat, the escape fails and the round goes on in the Rec Room. Otherwise the passengers leave, and the remaining roles are shown.
rule-t24-6 = Garry, when he is given the dice, may re-roll one of them. Norris may re-roll them in darkness one at a time, each of them once, without a Flashlight.

## Rulings

chapter-r = Rulings
rule-r1 = Characters asleep in the Dormitory have encounters with each other, although they are lying. The table’s settings can switch this off.
rule-r2 = Outside the Dormitory, a figure that lies after using fire takes part in encounters: the alien has fled, and those who are left meet. Figures that lie after a tie do not. The table’s settings may let both meet, or neither.
rule-r3 = A melee weapon, a firearm or a canister also keeps its owner out of an encounter with a revealed alien. Such a character is not counted there, cannot be absorbed, and stays where it is, standing. If only characters like that are there, the alien counts as alone. In the table’s settings this can be switched off; then only fire helps.
rule-r4 = First everyone says whether they avoid the encounter, then it is settled who meets whom. A character left alone with a dog in this way draws from the infection bag.
rule-r5 = If Clark and other characters meet a dog together, it is caught as usual. Only alone with it does he ignore it.
rule-r6 = In an infection check every participant must look at a token, as long as another participant has laid any.
rule-r7 = All participants of a check look at the same moment, and what they laid before counts. So someone infected in it does not infect others in the same check.
rule-r8 = If the last humans are infected in the same check, all of them count as infected last, and none of them wins.
rule-r9 = There is no work to do in the Rec Room or the Dormitory. A character goes to the Dormitory only to swap cards.
rule-r10 = Tools and Fuel can be used right after the character’s own move, before the leader gives out the first action, and when the character has just been given one. The character must be standing.
rule-r11 = An action can be given where it would change something, judged by what everyone sees. The Weather Station and a vehicle that is ready can always be activated; if no Keys are shown there, the figure just lies down.
rule-r12 = A damaged vehicle can be fuelled. Damage only prevents leaving in it.
rule-r13 = The S.O.S. can be sent only once. If the rescue helicopter has left, it cannot be called again.
rule-r14 = If the Pantry holds less than is needed for cooking, what there is goes to the Kitchen. It counts as cooked and feeds everyone.
rule-r15 =
    If nothing is cooked and the Pantry holds fewer than { $food ->
        [one] { $food } food token
       *[other] { $food } food tokens
    }, all of them are discarded. From then on everyone starves until the end of the game.
rule-r16 = Arson is possible only when the boiler is destroyed and the station is freezing. The table’s settings can allow it at any time.
rule-r17 =
    Only a location with a location card can burn, and the Kennel cannot. In the whole game no more than { $fires ->
        [one] { $fires } location
       *[other] { $fires } locations
    } can burn.
rule-r18 = All other figures in a burned location flee to the Rec Room and lie there. A dog and the leader token from it are set aside until the last phase of the round.
rule-r19 = If the Generator Room burns, it is dark for good. If the Radio Room burns, no S.O.S. can be sent, though a helicopter already called still comes. If the Boiler Room burns, it is destroyed, and the station freezes from the next round on. A vehicle that burns is lost.
rule-r20 = A destroyed boiler is no longer a location. Its location card leaves the deck, and the fuel in it is lost.
rule-r21 = Arson comes first, boarding the rescue helicopter after it.
rule-r22 = If the freezing marker reaches the end in the very phase in which the rescue helicopter would land, the humans freeze and the aliens win.
rule-r23 = The use of fire costs a random face-down card of the active pile. A face-up card goes only if there is no other, and with an empty pile nothing is discarded.
rule-r24 = In darkness a character at maximum suspicion lays a random card, and lays it face up.
rule-r25 = In darkness the card from the hand is drawn by chance, not by a neighbour.
rule-r26 = Revealed and absorbed players do not vote.
rule-r27 = After the vote everyone is asked alike, in secret, whether they reveal themselves. If several do, the first in turn order from the leader counts as the first revealed alien, and the others add to its strength.
rule-r28 = If the player who holds the leader token is revealed or absorbed, the token goes back to the supply, and it makes no one the leader this round.
rule-r29 = The cards, tokens and disc of an absorbed player are dealt with like those of a revealed one. The role stays secret.
rule-r30 = Weapons and items may be given away or swapped one for one, lab tokens may not. Everyone sees what kind of card changes hands; which card it is, only the two of them know.
rule-r31 = A Flamethrower that has no canisters left is removed from the game. In the table’s settings it can be left with its owner, where it is of no use. It gets new canisters only if it comes back to the weapon deck and is found again.
rule-r32 = The weapon cards that MacReady looked at but did not keep go to the bottom of the deck.
rule-r33 = If the weather die lies on the Weather Station already, Bennings chooses among both his rolls and the old result.
rule-r34 = Every character still in play may board, wherever it is, standing or lying. There is no limit on passengers.
rule-r35 = A candidate who declined or was turned away is asked again after each new passenger.
rule-r36 = In the co-op game, when a character on green meets others who are not, only the disc on green moves.
rule-r37 = In the co-op game there is no active pile, so using fire costs only the card or a canister, and the user lies down.
rule-r38 = In the co-op game arson takes a die that shows Activate or Repair, besides the card or a canister.
rule-r39 = When an escape is stopped in the co-op game, the passengers return to the Rec Room, and those who have shown Human go to green. The rescue helicopter’s fuel keeps running out; the vehicle remains. The Keys have been used, unless the table plays that they are kept.
rule-r40 = In the co-op game, if the alien is not revealed or has no strength left, nothing is rolled against an escape.
rule-r41 = In the co-op game an encounter, a cancelled die or a move of the marker takes at most one character, and of the discs only those that moved count; if the marker moved, all do. A character left at the marker is safe until its own disc or the marker moves.
rule-r42 = If no location card is left, a revealed alien does not act, however strong it is.
rule-r43 = It is enough for a single human to freeze: the aliens win.
rule-r44 = If no way of escape is left, the game goes on until the station freezes or no human remains.
rule-r45 = Norris’s ability concerns darkness only. For a special action he draws no second card unless he has a Flashlight.
rule-r46 = All votes move the discs at the same time, so their order never matters.
rule-r47 = If the leader is revealed or absorbed, the nearest player on the left who still has a character leads at once, even in the middle of a phase.
rule-r48 = At maximum suspicion the card of a special action is laid face up as well.
