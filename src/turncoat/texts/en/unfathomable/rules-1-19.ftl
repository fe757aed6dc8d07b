# Unfathomable: the rules in our own words, chapters 1 to 19.

## Abilities

chapter-1 = Abilities
rule-1 = Most cards carry abilities, and each of them says when it may be used and what it does.
rule-1-1 = Certain words mean the same on every card; the rules of this part say what.
rule-1-2 = “You” on a card is the player who resolves it. On a mythos card that is the current player, but if the card lets someone choose, “you” is the one who chooses, even for what passing or failing its check brings.
rule-1-3 = What a card says “cannot” happen does not happen, whatever another ability allows.
rule-1-4 = An effect with “may” is a free choice: the player can decline it.
rule-1-5 = What stands before “to” is a cost, and what stands after it happens only if the cost was met in full. An ability whose cost cannot be paid is not used at all; an option of a crisis may still be chosen unless the card sets a condition, but then brings no gain.
rule-1-6 = An effect for something that “would” happen comes before that event. With “instead” it takes the event’s place, so the event itself never happens.
rule-1-7 = Only the player who “looks at” hidden cards sees them.
rule-1-8 = An instruction with “if able” is skipped when the situation does not allow it.
rule-1-9 = “Then” only gives the order: what follows comes after everything before it, even if nothing before it could be done.
rule-1-10 = An ability limited to once per turn can be used once in each player’s turn, so someone who gets to act in another player’s turn may use it again there. The limit covers the whole ability, with everything it consists of.
rule-1-11 = Some mythos cards stay in a player’s play area. What they give that player, good or bad, lasts until the card leaves.
rule-1-12 = Words in parentheses on a card are only a reminder of a rule and add nothing to it.
rule-1-13 = Abilities that answer an event have their fixed moment; the rules of this part name these moments and say who goes first.
rule-1-14 = Every die roll has two moments for abilities: one before the roll, and one after it for those that follow a roll, such as rerolls. Only then does the result count.
rule-1-15 = Abilities for the moment before a skill check are used before anyone has added a card to it.
rule-1-16 = When several things happen at once, the current player decides their order. Of several players who want to use abilities at one moment, the current player says who goes first, unless the table asks them in turn order from the current player on. No one has to use an ability or say in advance which one.

## Action abilities

chapter-2 = Action abilities
rule-2 = An ability that begins with the word “Action” takes one of the player’s actions.
rule-2-1 = A player can use the action abilities of their character sheet, feat, items and title cards, and of any other card in their play area. Revealed traitors cannot use their character sheet.
rule-2-2 = Action abilities of skill cards are used straight from the hand, and the card is discarded once it has been resolved. Those of treachery cards are closed to humans.
rule-2-3 = A human can use the action of the space they are in while neither a Deep One nor a revealed traitor is there; in the Brig this condition does not apply. A damaged space offers only its repair, an undamaged one its own action, once per turn no matter who uses it; repairs are not counted. Revealed traitors never use the action of a space.

## Actions

chapter-3 = Actions
rule-3 =
    In the Action step the current player has { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }, may leave them unused, and chooses from the list for humans or from the one for revealed traitors.
rule-3-1 =
    Abilities that grant further actions can take a player beyond the usual { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }. One that ends with another action only gives back the action it took.
rule-3-2 = A human can move, attack an enemy, rescue a passenger, enable a trade and use action abilities of cards or of their space; with a Hybrid or Cultist card they can also reveal as a traitor. Defeating passengers is left to revealed traitors.
rule-3-3 = A human moves to any other ship space, however far, except to the Brig and the Sick Bay. Water and the Deep are closed, and from the Brig this action is not possible.
rule-3-4 = A human attacks a Deep One or a revealed traitor in the same space.
rule-3-5 = A human rescues a passenger in their space: the token goes back to the supply unseen.
rule-3-6 =
    A human lets everyone in their space trade items, revealed traitors included, and need not take part. Each player there can make up to { $offers ->
        [one] { $offers } offer
       *[other] { $offers } offers
    }: a gift, or an item for an item; the other player accepts or declines.
rule-3-7 = A human uses an action ability of their character sheet, feat, items, titles or another card in their play area, or of a skill card in hand. A skill card is discarded after that.
rule-3-8 = A human uses the action of the space they are in: its repair if it is damaged, otherwise its own action, once per turn no matter who uses it; repairs are not counted. A Deep One or a revealed traitor there prevents both, except in the Brig. Decks and the Sick Bay have no action.
rule-3-9 = A revealed traitor can move, attack a human, defeat a passenger where no human is, and use action abilities of cards. Rescuing passengers and enabling trades is left to humans.
rule-3-10 = A revealed traitor moves to any other ship space except the Brig and the Sick Bay, never to water or the Deep. Leaving the Brig costs skill cards from hand with a total value of { $value } or more, discarded right before the move.
rule-3-11 = A revealed traitor attacks a human in the same space.
rule-3-12 = A revealed traitor defeats a passenger in their space, but only while no human is there.
rule-3-13 = A revealed traitor uses an action ability of a card in their hand or play area; a skill card is discarded after that. The character sheet and the space offer a revealed traitor nothing.

## Activations

chapter-4 = Activations
rule-4 = Monsters activate when an activation icon is resolved.
rule-4-1 = An activation icon shows who acts: Mother Hydra, Father Dagon or the Deep Ones.
rule-4-2 = Each mythos card has an activation icon in its lower right corner; it is resolved as part of the card.
rule-4-3 = Activation icons also occur in the text of cards. There they work exactly like the icon in a mythos card’s corner.
rule-4-4 = Monsters in the Deep do not activate. If the icon calls a monarch that is there, more Deep Ones gather in the Deep instead.
rule-4-5 = Mother Hydra first damages the ship, then moves to the next water space towards the front.
rule-4-6 =
    Mother Hydra damages the interior space that the arrows lead to from her water space. If it is damaged already, she damages the closest undamaged one, of equally close ones the one with the highest number. With { $rooms ->
        [one] { $rooms } damaged space
       *[other] { $rooms } damaged spaces
    } at once the game ends.
rule-4-7 = After doing damage Mother Hydra moves to the adjacent water space closer to the front of the ship. In a numbered water space, which is the front, she stays.
rule-4-8 =
    If Mother Hydra is in the Deep, her icon spawns { $spawned ->
        [one] { $spawned } Deep One
       *[other] { $spawned } Deep Ones
    } there. If the Deep then holds { $enough } or more, the die is rolled, and she and all Deep Ones from the Deep come up in the front water space of that number; Father Dagon stays below. Too few Deep Ones in the supply end the game.
rule-4-9 =
    Father Dagon first spawns { $spawned ->
        [one] { $spawned } Deep One
       *[other] { $spawned } Deep Ones
    } on the ship, then moves to the next water space towards the front.
rule-4-10 =
    Father Dagon puts { $spawned ->
        [one] { $spawned } Deep One
       *[other] { $spawned } Deep Ones
    } from the supply on the deck space beside his water space, where its arrow points. If the supply has too few, the game ends.
rule-4-11 = After spawning Father Dagon moves to the adjacent water space closer to the front of the ship. In a numbered water space, which is the front, he stays.
rule-4-12 =
    If Father Dagon is in the Deep, his icon spawns { $spawned ->
        [one] { $spawned } Deep One
       *[other] { $spawned } Deep Ones
    } there. If the Deep then holds { $enough } or more, the die is rolled, and he and all Deep Ones from the Deep come up in the front water space of that number; Mother Hydra stays below. Too few Deep Ones in the supply end the game.
rule-4-13 = Each Deep One on the board acts once, on its own, in the order the current player chooses. It does the first thing it can: attack a human, defeat a passenger, damage its space, move.
rule-4-14 = A Deep One with a human in its space attacks that human. Of several humans the current player chooses the defender; revealed traitors are left alone.
rule-4-15 = A Deep One that has a passenger in its space, but no human, defeats a passenger there.
rule-4-16 = A Deep One with neither a human nor a passenger in its space damages that space, if it is an undamaged interior space: the top damage card is drawn and resolved. Its activation is over even if the card leaves the game without damaging the space.
rule-4-17 = A Deep One that can do nothing else moves: from water and decks along the arrow, inside the ship one step towards the closest undamaged interior space, of equally close ones the one with the highest number. Of two equally short ways it takes the one through the higher number, unless the table lets the current player choose.
rule-4-18 =
    If the Deep Ones’ icon comes up while none is outside the Deep, { $spawned ->
        [one] { $spawned } Deep One spawns
       *[other] { $spawned } Deep Ones spawn
    } in the Deep. If it then holds { $enough } or more, the die is rolled, and all monsters in the Deep, both monarchs included, come up in the front water space of that number. Too few Deep Ones in the supply end the game.

## Adjacency

chapter-5 = Adjacency
rule-5 = Spaces are adjacent when a border line lies between them.
rule-5-1 = Spaces that only meet at a corner are not adjacent.
rule-5-2 = Whatever lies in a space is adjacent to all that the space itself is adjacent to.
rule-5-3 = Two components are adjacent to each other when the spaces they are in are adjacent.

## Attack

chapter-6 = Attack
rule-6 = With an attack a character or a Deep One tries to defeat an opponent, as a rule in the same space.
rule-6-1 = An attack comes from an action in a player’s Action step, from the ability of a card, or from a Deep One that activates.
rule-6-2 = An attack follows fixed steps: attacker, defender, target number, abilities before the roll, the roll, rerolls, outcome.
rule-6-3 = First it is settled who attacks: the player or the Deep One making the attack.
rule-6-4 = Second, the attacking player names the defender; for a Deep One the current player does. Both must be in the same space unless a card reaches further. Humans attack Deep Ones and revealed traitors, revealed traitors and Deep Ones attack humans, and no one attacks a monarch.
rule-6-5 = Third, the target number is set, the lowest result that hits: { $deep_one } against a Deep One, { $character } against a character.
rule-6-6 = Fourth, every player may use abilities for the moment before a die is rolled.
rule-6-7 = Fifth, the attacking player rolls the die; for a Deep One the current player does.
rule-6-8 = Sixth, players may have the die rerolled. After each reroll ability the attack goes back to the moment before the roll.
rule-6-9 = Last, the result with all modifiers is compared with the target number: if it is at least as high, the defender is defeated, otherwise nothing happens. A defeated Deep One goes to the supply, a human to the Sick Bay, a revealed traitor to the Brig.

## Awakening phase

chapter-7 = Awakening phase
rule-7 = Halfway through the journey, when the waypoint cards in play come to a total distance of { $distance } or more, new loyalty cards are dealt.
rule-7-1 = Once the waypoint card that brings the total distance to { $distance } or more is resolved, each player is dealt another card from the loyalty deck.
rule-7-2 = All players look at their own loyalty cards, old and new, at the same time; the cards then lie facedown again.
rule-7-3 = Each revealed traitor, in turn order from the current player on, gives the newly dealt loyalty card to a human of their choice. That human may look at all their own loyalty cards again.
rule-7-4 = After the awakening the game goes on where it stopped, mostly at the end of a mythos card.
rule-7-5 = There is only one awakening in a game.

## Back of the ship

chapter-8 = Back of the ship
rule-8 = The back of the ship means the water spaces beside decks { $starboard } and { $port }.
rule-8-1 = Whenever travel advances, all monsters in the water at the back of the ship go to the Deep.

## Brig

chapter-9 = Brig
rule-9 = The Brig holds players whom the humans suspect, and revealed traitors who were defeated.
rule-9-1 = With the action of the Captain’s Cabin a human names another human outside the Brig and starts a skill check to which everyone may add cards. If it passes, the named human goes to the Brig.
rule-9-2 = A human who comes to the Brig loses all titles at once.
rule-9-3 = A defeated revealed traitor goes to the Brig.
rule-9-4 = No one walks out of the Brig. A human must pass the check of the Brig’s own action, which a revealed traitor there does not block and to which everyone may add cards; a revealed traitor discards skill cards with a total value of { $value } or more right before moving out. Other effects free someone only if they speak of the Brig.
rule-9-5 =
    A player in the Brig adds at most { $limit ->
        [one] { $limit } skill card
       *[other] { $limit } skill cards
    } to each check.
rule-9-6 = A player in the Brig cannot use items, and an active Improvement adds nothing to the skill set there.
rule-9-7 = In the Mythos step of a human in the Brig only the icons of the card count, not its crisis; where the track is a choice, the Captain makes it. A card that belongs to a character in the Brig, out of the game or revealed as a traitor is discarded and another is drawn, as always.
rule-9-8 = A human who is defeated in the Brig stays there.
rule-9-9 = No one moves to the Brig of their own accord.
rule-9-10 = The Brig cannot be damaged.
rule-9-11 = Deep Ones neither spawn in the Brig nor move there.
rule-9-12 = In the Receive Skills step a player in the Brig draws the whole skill set.
rule-9-13 = Skill cards keep their abilities in the Brig: a player there can use them.

## Chaos deck

chapter-10 = Chaos deck
rule-10 =
    The chaos deck holds { $each ->
        [one] { $each } card
       *[other] { $each } cards
    } of each skill except treachery and brings chance into skill checks.
rule-10-1 =
    Each skill check begins with { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } from the top of the chaos deck, added facedown before any player adds cards.
rule-10-2 =
    As soon as the last chaos card is taken, a new deck is shuffled from { $each ->
        [one] { $each } card
       *[other] { $each } cards
    } of each skill except treachery. A skill that has fewer in deck and discard pile together is left out.
rule-10-3 = No one may look at the cards of the chaos deck.
rule-10-4 = Everyone may know how many cards are left in the chaos deck, but not which.
rule-10-5 = When treachery cards are shuffled into the chaos deck, they come from the top of the treachery deck, and the whole chaos deck is shuffled. If the deck runs short, its discard pile is reshuffled first; if there are still too few, those that are there go in.

## Characters

chapter-11 = Characters
rule-11 = “Characters” means humans and revealed traitors alike.

## Component limitations

chapter-12 = Component limitations
rule-12 = No component can be used beyond what the game box holds.
rule-12-1 = If a deck has fewer cards than are to be drawn, the player draws those that are left, perhaps none. An empty skill or mythos deck is first rebuilt from its discard pile.
rule-12-2 = If more Deep Ones must spawn than the supply holds, the game ends.

## Damage

chapter-13 = Damage
rule-13 = Damage falls either on the ship as a whole or on a certain space.
rule-13-1 = To damage the ship, the top damage card is drawn and resolved. Structural Damage goes to the interior space that a die roll names; the other cards do what they say and damage no space themselves.
rule-13-2 = To damage a certain space, the top damage card is drawn and resolved; Structural Damage goes to that space. A card that leaves the game counts as the damage, and no other is drawn; if a card itself calls for another, that one falls on the same space.
rule-13-3 = Only interior spaces can be damaged, and of these neither the Brig nor the Sick Bay.
rule-13-4 = A space with a damage card in it is damaged, and no one can use its action until it is repaired.
rule-13-5 = A damaged space takes no further damage: the closest undamaged interior space is damaged in its place, of equally close ones the one with the highest number.
rule-13-6 = A human in a damaged space can repair it with the action of the damage card, which is then shuffled back into the damage deck. The once-per-turn action of the space itself is not affected by a repair.
rule-13-7 =
    With { $rooms ->
        [one] { $rooms } damaged space
       *[other] { $rooms } damaged spaces
    } at the same time the game ends.

## Deep

chapter-14 = Deep
rule-14 = The Deep is where monsters gather below the sea before they come at the ship.
rule-14-1 = A monarch that is taken off the board goes to the Deep.
rule-14-2 = When travel advances, the monsters in the water at the back of the ship are left behind and go to the Deep.
rule-14-3 = The Deep is not a space of the board and is adjacent to none, so effects on spaces do not reach it.

## Deep One movement arrows

chapter-15 = Deep One movement arrows
rule-15 = The arrows on the board show which way Deep Ones move.
rule-15-1 = Every water space and every deck space has its arrow.
rule-15-2 = Interior spaces have no arrows: inside the ship Deep Ones make for the closest undamaged space.

## Defeated

chapter-16 = Defeated
rule-16 = Characters, Deep Ones and passengers can be defeated; monarchs cannot.
rule-16-1 = The defender of a successful attack is defeated.
rule-16-2 = A Deep One that activates on a deck with passengers, but without a human, defeats one of them. They lie facedown and look alike, so it does not matter which.
rule-16-3 = A defeated human goes to the Sick Bay. A human already in the Sick Bay or in the Brig stays there.
rule-16-4 = A defeated revealed traitor goes to the Brig, or stays there.
rule-16-5 = A defeated Deep One goes back to the supply and can be spawned again.
rule-16-6 = A defeated passenger is turned faceup, each icon on it takes one from that resource, and the token leaves the game. A token with an X costs nothing.
rule-16-7 = A prevented defeat has no effect at all: no one moves and nothing is lost. Preventing it once is enough, so other means that could prevent it are kept.

## Dice

chapter-17 = Dice
rule-17 =
    The game uses a single die with { $sides ->
        [one] { $sides } side
       *[other] { $sides } sides
    }.
rule-17-1 = No modifier takes a result below { $lowest } or above { $highest }: it stops at that number.
rule-17-2 = Abilities can have a die rerolled any number of times, unless its side was set instead of rolled. Modifiers stay in force, abilities for the moment before a roll may be used again, but those limited to once per die roll are not renewed.

## Ending the game

chapter-18 = Ending the game
rule-18 =
    The game ends at once when travel reaches Arrive with a total distance of { $distance } or more already in play, when a resource runs out, when { $rooms ->
        [one] { $rooms } space is
       *[other] { $rooms } spaces are
    } damaged at the same time, or when more Deep Ones must spawn than the supply holds.
rule-18-1 = At the end everyone shows all loyalty cards. If the ship arrived, all players who have only Human cards win; otherwise all players with a Hybrid card win. In that case the Cultist wins too if the total distance is { $distance } or more, the waypoint being resolved included; with a Hybrid card as well, at any distance.

## Enemies

chapter-19 = Enemies
rule-19 = Who is an enemy depends on whether the player is a human or a revealed traitor.
rule-19-1 = The enemies of a human are Deep Ones and revealed traitors.
rule-19-2 = The enemies of a revealed traitor are humans.
