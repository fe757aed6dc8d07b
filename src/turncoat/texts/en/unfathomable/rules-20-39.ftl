# Unfathomable: the rules in our own words, chapters 20 to 39.

## Feat cards

chapter-20 = Feat cards
rule-20 = A feat is a strong ability that belongs to a single character and works only once in a game.
rule-20-1 = A feat card bears its character’s name on the front and portrait on the back. Only the player of that character can use it.
rule-20-2 = From the start of the game all players have the feat cards of their characters in their play areas.
rule-20-3 = A feat that has been used leaves the game for good. Who reveals as a traitor loses an unused feat too.
rule-20-4 = The card says when a feat may be used and what it does: some cost an action, others answer a die roll, a skill check, a defeat or a mythos card. It works in the Brig as well, unless the card requires otherwise.

## Front of the ship

chapter-21 = Front of the ship
rule-21 = The front of the ship is the pair of water spaces at the bow: one is marked { $low }–{ $low_end }, the other { $high }–{ $high_end }. Whatever a die roll sends to the front goes to the space that shows the result.
rule-21-1 =
    An activated monarch ends its activation by moving { $steps ->
        [one] { $steps } water space
       *[other] { $steps } water spaces
    } towards the nearer front space. One that is already in front stays. A card that sends monarchs to a rolled front space does move them from one front space to the other.

## Hand limit

chapter-22 = Hand limit
rule-22 = The hand limit is the most skill cards that a player may hold when a Discard step ends. At other times a hand may be larger.
rule-22-1 =
    The limit is the same for humans and revealed traitors: { $limit ->
        [one] { $limit } skill card
       *[other] { $limit } skill cards
    }.
rule-22-2 =
    In the Discard step of every turn, all players who hold more than { $limit ->
        [one] { $limit } skill card
       *[other] { $limit } skill cards
    } discard cards of their choice until the limit is met. They do so in turn order, the current player first.

## Humans

chapter-23 = Humans
rule-23 = All players except revealed traitors are humans. Hidden Hybrid or Cultist cards change nothing about that.
rule-23-1 = Passengers are not humans: what concerns humans does not concern them.

## Item cards

chapter-24 = Item cards
rule-24 = Items are cards in a player’s play area that give that player special abilities.
rule-24-1 = A player who draws an item takes the top card of the item deck and lays it face up in the play area for all to see.
rule-24-2 = Items have no discard pile. An item that leaves play is out of the game, no matter who had it.
rule-24-3 = An item works as its card says; if it has an action ability, each use costs an action. Revealed traitors can use their items too, but no one can in the Brig.
rule-24-4 = No one can draw from an empty item deck, and the Cargo Hold cannot be used then. If the player who searches the deck finds a single card, that player may keep it or put it back.
rule-24-5 = The traits under the picture of an item do nothing by themselves; other abilities may ask for them. The only trait that any card asks for is Weapon.
rule-24-6 = Items with the keyword Improvement show a skill at the bottom: the active one lets its owner draw more cards of that skill.
rule-24-7 =
    A player can have no more than { $limit ->
        [one] { $limit } active Improvement
       *[other] { $limit } active Improvements
    }: it lies face up, the others face down. Inactive ones still are items: they count, can be traded and can be lost.
rule-24-8 = A player may change the active Improvement at the start of their turn and whenever an Improvement is gained or lost, in whatever way. A player with a single Improvement has nothing to choose: it is active.
rule-24-9 = The owner turns the chosen Improvement face up and all other Improvements face down.
rule-24-10 =
    The active Improvement adds { $cards ->
        [one] { $cards } card of its skill
       *[other] { $cards } cards of its skill
    } to the skill set of its owner, except in the Brig. A change at the start of a turn is made before skills are received, so it counts at once.

## Loyalty cards

chapter-25 = Loyalty cards
rule-25 = Loyalty cards tell a player in secret whose side to take. A card is a Human, a Hybrid or a Cultist.
rule-25-1 =
    Everyone is dealt { $cards ->
        [one] { $cards } loyalty card
       *[other] { $cards } loyalty cards
    } during setup and as many again in the awakening phase. In a first game the first deal waits until everyone has had a turn.
rule-25-2 = A player who has nothing but Human cards is on the humans’ side and wins if the human objective is met.
rule-25-3 = A single Hybrid card is enough to make its owner a traitor, who wins as soon as any Deep One objective is met. Human cards beside it do not help the humans.
rule-25-4 = The Cultist card also makes its owner a traitor. That player wins if a Deep One objective is met while the waypoint cards in play have a total distance of { $distance } or more; Human cards do not matter.
rule-25-5 = A player who has both a Hybrid and the Cultist card wins as a Hybrid does, at any distance.
rule-25-6 = A traitor who has not revealed is a human for all rules and effects, whatever the hidden loyalty cards are.
rule-25-7 = Players may look at their own loyalty cards whenever they like. Those of others stay hidden unless an ability lets a player look.

## Monarchs

chapter-26 = Monarchs
rule-26 = The monarchs are Mother Hydra and Father Dagon; they keep to the water spaces and the Deep.
rule-26-1 = No one can attack a monarch, and no effect defeats one. Abilities can only move it or send it back to the Deep.
rule-26-2 = A monarch is not a Deep One: effects that count, move, defeat or activate Deep Ones leave it alone.

## Monsters

chapter-27 = Monsters
rule-27 = Deep Ones, Mother Hydra and Father Dagon together are the monsters; an effect on monsters concerns all of them.

## Mythos cards

chapter-28 = Mythos cards
rule-28 =
    A mythos card has { $parts ->
        [one] { $parts } part
       *[other] { $parts } parts
    }, resolved in this order: the crisis, the activation icon, the track icon.
rule-28-1 = The crisis of a mythos card comes first. It is left out if the current player is a human in the Brig.
rule-28-2 = After the crisis, the activation icon of the mythos card makes monsters activate.
rule-28-3 = Last of all, the track icon of the mythos card advances the travel token or the ritual token.
rule-28-4 = All players see a drawn mythos card; once resolved it is discarded, unless someone keeps it. A green card belongs to a character: if that character is not in the game, is in the Brig or is a revealed traitor, the card is discarded and another is drawn. A player who finds such a card while looking at mythos cards in secret shows it, discards it and looks at the next one.
rule-28-5 = Mythos cards have a discard pile of their own. It lies face up, so its top card can be seen.
rule-28-6 = When the last mythos card has been drawn and resolved, the discard pile is shuffled and becomes the new deck. If that last card is discarded for another, the new deck is made at once.
rule-28-7 = The crisis is the trouble that a mythos card brings; it has to be resolved before the icons.
rule-28-8 = At a real table the current player reads out the story of the crisis. It has no effect on play and is left out here.
rule-28-9 = If a crisis has a choice, the player who makes it carries out the card and is the card’s “you”; otherwise that is the current player. In a combination crisis the same holds after the skill check passes or fails.
rule-28-10 =
    There are { $kinds ->
        [one] { $kinds } kind of crisis
       *[other] { $kinds } kinds of crises
    }: a choice, a skill check, and a combination of both.
rule-28-11 =
    A choice crisis offers { $options ->
        [one] { $options } option
       *[other] { $options } options
    }; the player named on the card decides which of them happens.
rule-28-12 = The card says who chooses: the current player, the Captain, the Keeper of the Tome, or a character by name. A card that names a character is specific to that character and is replaced if the character cannot choose.
rule-28-13 = All players know both options before the choice. An option may be chosen even if only part of it can be done, unless it states what it requires; what is offered in return for something comes only if the whole price is paid.
rule-28-14 = A skill check crisis starts a skill check, to which every player may add cards.
rule-28-15 =
    A skill check shows its target number and at least { $icons ->
        [one] { $icons } skill icon
       *[other] { $icons } skill icons
    }. The skills shown support the check; all others oppose it.
rule-28-16 = The card states what happens when the check passes and what when it fails.
rule-28-17 = Some checks also show a lower number for a partial pass: a total below the target that reaches this number brings its effect. For all other effects such a check has neither passed nor failed.
rule-28-18 = In a combination crisis the player named on the card first decides: make the skill check, or take the other option.
rule-28-19 = If the other option of a combination crisis is taken, there is no skill check, and nothing that depends on one happens.
rule-28-20 = Both sides of a combination crisis are open to everyone before the player decides.
rule-28-21 = Every mythos card has an activation icon in its lower right corner: Deep Ones, Mother Hydra or Father Dagon.
rule-28-22 = The activation icon is resolved when the crisis is over. If the crisis has already discarded the card itself, its icons are not resolved.
rule-28-23 = Activation icons in the text of an effect are resolved as part of that effect, from left to right. The icon in the corner of the card still follows.
rule-28-24 = The Deep One icon activates every Deep One on the board, in the order the current player chooses. The icon of Mother Hydra or Father Dagon activates that monarch. If there is none on the board to activate, Deep Ones spawn in the Deep instead.
rule-28-25 = Every mythos card has a track icon in its lower right corner: travel, ritual, or a choice between them.
rule-28-26 = The track icon is resolved after the activation icon, as the last part of the card.
rule-28-27 =
    A travel or ritual icon advances the token on that track by { $steps ->
        [one] { $steps } space
       *[other] { $steps } spaces
    }. With the choice icon the current player picks the track; if that player is in the Brig, the Captain picks instead.

## Object of the game

chapter-29 = Object of the game
rule-29 = A player’s goal follows from the loyalty cards: some play for the humans, others for the Deep Ones.
rule-29-1 = Players on the humans’ side want the SS Atlantica to reach its destination.
rule-29-2 = Players on the Deep Ones’ side want the SS Atlantica never to arrive.
rule-29-3 = The humans win when the travel token reaches Arrive while the waypoint cards in play already have a total distance of { $distance } or more. No further waypoint is resolved then.
rule-29-4 = To be on the humans’ side, a player must have no loyalty cards other than Human ones.
rule-29-5 =
    The Deep Ones’ side has { $ways ->
        [one] { $ways } way
       *[other] { $ways } ways
    } to win: a resource runs out, too much of the ship is damaged, or Deep Ones overrun it. Any of them ends the game at once.
rule-29-6 = The Deep Ones’ side wins as soon as any resource dial, be it fuel, food, sanity or souls, falls to { $least }.
rule-29-7 =
    The Deep Ones’ side wins when { $rooms ->
        [one] { $rooms } space is
       *[other] { $rooms } spaces are
    } damaged at the same time: then nothing on the ship is left undamaged that can be damaged.
rule-29-8 = The Deep Ones’ side wins when Deep Ones must be spawned and the supply does not hold enough of them.
rule-29-9 = Any Hybrid or Cultist card puts its owner on the Deep Ones’ side. The Cultist must meet an extra condition to win.
rule-29-10 =
    The Cultist is in play only with { $players } or { $more ->
        [one] { $more } player
       *[other] { $more } players
    }, and not if the table does without. A human who serves the Deep Ones, the Cultist wants the ship to perish only when land is near.
rule-29-11 = The Cultist wins along with the Hybrids if a Deep One objective is met while the waypoint cards in play have a total distance of { $distance } or more. The waypoint card being resolved counts.
rule-29-12 = The Cultist loses if the humans reach their objective, and also if a Deep One objective is met while the total distance is still below { $distance }.
rule-29-13 = A player who has both the Cultist and a Hybrid card at the end wins with any Deep One objective, however far the ship has come.

## Open information

chapter-30 = Open information
rule-30 = Open information may be known to every player at any time; a player who is asked about it must answer truthfully.
rule-30-1 = Everyone may know how many cards each facedown deck holds, but not which ones.
rule-30-2 = Everyone sees the top card of each discard pile. The cards below may be neither counted nor looked through.
rule-30-3 = Everyone may know how many Deep Ones and passengers are in the supply, but not the faces of the passengers.
rule-30-4 = Whatever lies face up in a play area is there for all to see. Inactive Improvements lie face down but are known too, since all saw them come.
rule-30-5 = Everyone may know how many loyalty cards each player has; what they are is their owner’s secret.
rule-30-6 = Everyone may know how many skill cards each player holds, but only their owner knows which. Revealed traitors are no exception.
rule-30-7 = Everyone may know how many skill cards each player adds to a check. Which cards they are stays hidden unless they are added face up.
rule-30-8 = Everyone may know how many cards have been added to the check so far, chaos cards included.

## Opposing skills

chapter-31 = Opposing skills
rule-31 = Each skill that a check does not list as supporting is an opposing skill for it; treachery always is.
rule-31-1 = The values of opposing cards are subtracted from the total of the check.

## Passengers

chapter-32 = Passengers
rule-32 = Passengers are tokens for the people on board whom no player controls; losing them costs resources.
rule-32-1 = All passenger tokens look the same from behind. The face shows the resources lost with this passenger, or an X if nothing is lost.
rule-32-2 = Passengers lie face down, in the supply and on the decks, until an effect turns them up.
rule-32-3 = Effects that speak of humans do not mean passengers. Passengers do not protect each other either.
rule-32-4 = To risk a passenger, the player rolls the die and puts a token from the supply, face down and unseen, into the deck space with that number. The die is rolled again for each passenger.
rule-32-5 = If more passengers must be risked than the supply holds, all that are there are risked. If a gain was offered for the full number, there is no gain then.
rule-32-6 = An ability that is paid for by risking passengers, such as the action of the Bridge, cannot be used if the supply holds too few of them.
rule-32-7 = A rescued passenger goes back to the supply face down; no one looks at it. It can be risked again later.
rule-32-8 = A defeated passenger is turned face up. Each resource icon on it lowers the dial of that resource by { $loss }; then the token is removed from the game.
rule-32-9 = A Deep One defeats a passenger when it activates in the same space, and a revealed traitor may do so by an action. A human in that space protects passengers from both, but not from cards and other effects.
rule-32-10 = A passenger with an X costs no resources when defeated, but leaves the game like any other.
rule-32-11 = If the defeat of a passenger takes a resource to { $least }, the game ends at once, even if more passengers were to be defeated.

## Player

chapter-33 = Player
rule-33 = The word “player” means both the person who plays and the character that this person controls.

## Remove from the game

chapter-34 = Remove from the game
rule-34 = What is removed from the game goes back to the box and stays there. No one may look at it any more unless an effect allows it.

## Repair

chapter-35 = Repair
rule-35 = A repair removes the damage from a space, so that its action can be used again.
rule-35-1 = A human in a damaged space may spend an action to repair it: the player discards cards of the skill shown on the damage card worth { $named } or more, or of any skills worth { $any } or more if it shows none. Paying too much is allowed, but the excess is lost. The repair does not use up the once-per-turn action of the space.
rule-35-2 = After a repair the damage card returns to the damage deck, which is shuffled; the card may be drawn again.
rule-35-3 = No one can repair a space while a Deep One or a revealed traitor is in it, not even with an item.

## Resources

chapter-36 = Resources
rule-36 =
    The ship depends on { $kinds ->
        [one] { $kinds } resource
       *[other] { $kinds } resources
    }: fuel, food, sanity and souls.
rule-36-1 = Gains and losses are set on the dial of the resource at once. A dial at { $least } ends the game; no dial goes above { $most }, and any gain beyond that is lost.

## Reveal ability

chapter-37 = Reveal ability
rule-37 = Revealing as a traitor sets off a special ability printed on the character sheet, except in the Brig.

## Reveal as a traitor

chapter-38 = Reveal as a traitor
rule-38 =
    A human with a Hybrid or Cultist card may spend an action to reveal as a traitor, even in the Brig; { $steps ->
        [one] { $steps } step follows
       *[other] { $steps } steps follow
    }.
rule-38-1 = The player shows one of their Hybrid or Cultist cards and no more; a player who has both chooses which. From now on this player is no longer a human but a revealed traitor.
rule-38-2 = The player resolves the reveal ability of the character sheet, unless in the Brig. Then the shown card covers the abilities of the sheet, which are gone for the rest of the game.
rule-38-3 = While the ship has travelled a distance of less than { $distance }, all the player’s other loyalty cards go to one other player of the traitor’s choice; the receiver may look at them. At { $distance } or more they stay with their owner, face down.
rule-38-4 = The player loses all titles; each goes to the next eligible character in its line of succession.
rule-38-5 = Mythos cards in the player’s play area are discarded, and an unused feat is removed from the game. Items and spells that lie there remain.
rule-38-6 = Unless in the Brig, the player may discard any number of skill cards and draw as many treachery cards.
rule-38-7 = A traitor ring on the standee marks the player as a revealed traitor. Here the mark appears as soon as the loyalty card is shown.
rule-38-8 = Then the turn goes on. A player who revealed on their own turn may still perform the remaining actions, now those of a revealed traitor, and has no Mythos step.

## Revealed traitors

chapter-39 = Revealed traitors
rule-39 = A revealed traitor is a player whose Hybrid or Cultist card lies face up.
rule-39-1 = A player becomes a revealed traitor only by the action of revealing. Suspicion, the Brig or a look at the cards makes no one one.
rule-39-2 = The turn of a revealed traitor has no Mythos step, offers other actions, and lets the player draw treachery cards in place of cards of the skill set.
rule-39-3 = Revealed traitors and humans in the same space may attack each other.
rule-39-4 = A revealed traitor may draw treachery cards and use their abilities, which humans may not.
rule-39-5 = While a revealed traitor is in a space, humans can neither use its action nor repair it. Only the action of the Brig stays available.
rule-39-6 =
    A revealed traitor may add no more than { $limit ->
        [one] { $limit } skill card
       *[other] { $limit } skill cards
    } to any skill check.
rule-39-7 = A revealed traitor can use neither the abilities of the character sheet nor the actions of ship spaces, repairs included. Skill cards and items still work.
