# What is explained in a guided first game and in exercises, in the browser: each thing once, when it is there to be seen.

coach-name = Explanation
coach-got-it = Got it
coach-stop = No more explanations
coach-again = Once more
coach-play-on = Play on, with explanations

## Exercises

coach-practice-forward = The table plays by itself
coach-practice-forward-lifeboat = Bots play for everybody, for you too, until a check comes. Then it is yours.
coach-practice-forward-unfathomable = Bots play for everybody, for you too, until a skill check comes. Then it is yours.
coach-practice-forward-thing = Bots play for everybody, for you too, until you meet somebody. Then it is yours.
coach-practice-wait = It begins
coach-practice-wait-lifeboat = You are asked about whatever concerns you. If you have nothing better, let a chance to react pass.
coach-practice-wait-unfathomable = You are asked about whatever concerns you. If you have nothing better, let a chance to react pass.
coach-practice-wait-thing = You are asked about whatever concerns you. If you have nothing better, let a chance to react pass.
coach-practice-yours = Your turn to practise
coach-practice-yours-lifeboat = A weather card has to be met. Suits that it names count for the check, all others against it. Add cards face down, one after another, and then say that you are done.
coach-practice-yours-unfathomable = The question names the target number and the skills that help. Those add their values, all others subtract theirs. Add cards face down, as many as you like, and then say that you are done. Nobody will see which ones were yours.
coach-practice-yours-thing = You share a place with somebody. Whoever stays lays tokens face down, and each looks at one of the other’s. An Alien token makes you an alien. A weapon lets you avoid it. Decide, and see what you learn.
coach-practice-done = That was it
coach-practice-done-lifeboat = The log shows what turned up and what it came to. If more spoke against it than chance explains, somebody wanted that.
coach-practice-done-unfathomable = The log shows which cards turned up and the total. A few bad ones come from the chaos deck. If there are more, somebody at the table put them there: remember who added cards.
coach-practice-done-thing = Whatever you saw, only you know it, and your disc moved towards suspicion. Whoever looked at your tokens knows as much about you. Say what you saw, or keep it to yourself.

## Lifeboat

coach-lifeboat-goal = A boat, and a traitor
coach-lifeboat-goal-why = Sailors win when the boat reaches land. Wreckers win if it sinks, if the rations run out, or if the weather lasts too long. Watch the hull, the rations and the distance.
coach-lifeboat-prompt = Here you are asked
coach-lifeboat-prompt-why = Everything you may do now is a button in this place. Press one, or its number key. The rule beside the question tells why you are asked.
coach-lifeboat-vow = A vow
coach-lifeboat-vow-why = Choose somebody against whom you will never vote. It is secret, and it lasts the whole game.
coach-lifeboat-secret = Your secret
coach-lifeboat-secret-why = Your loyalty card lies with your cards, covered. Look at it when nobody watches. Another one comes on the way, and a single Wrecker card makes a wrecker.
coach-lifeboat-turn = Your turn
coach-lifeboat-turn-why = You do one thing: row towards land, bail out water, look out for the weather, rest, or accuse somebody. Then a weather card strikes.
coach-lifeboat-check = A check
coach-lifeboat-check-why = Everybody may add cards face down. Suits that the weather names count for it, others against it, and one card comes by chance. A sailor helps; a wrecker spoils it and looks innocent.
coach-lifeboat-result = How it came out
coach-lifeboat-result-why = The log shows the cards that turned up, but not whose they were. Think about who added cards and who had reason to.
coach-lifeboat-react = A chance to react
coach-lifeboat-react-why = Something is about to happen, and a card of yours could change it. You may let it pass.
coach-lifeboat-vote = A vote
coach-lifeboat-vote-why = Somebody was accused. Whoever gets more than half of the votes is lashed to the mast and can do little from there.
coach-lifeboat-over = The end
coach-lifeboat-over-why = Now everything is open: who was a sailor and who a wrecker. Look back at the checks and see who did what.

## Unfathomable

coach-unfathomable-goal = A ship in peril
coach-unfathomable-goal-why = Humans win when the ship reaches port. The traitors’ side wins as soon as fuel, food, sanity or souls run out, or the ship is wrecked or overrun. Keep an eye on those dials: they rarely recover.
coach-unfathomable-prompt = Here you are asked
coach-unfathomable-prompt-why = Everything you may do now is a button in this place. Press one, or its number key. The rule beside the question tells why you are asked, and “Why not?” tells why something is missing.
coach-unfathomable-character = Your character
coach-unfathomable-character-why = Each one draws other skills and has an ability, an item and a feat for once in the game. Any will do for a first voyage.
coach-unfathomable-secret = Your secret
coach-unfathomable-secret-why = A loyalty card lies with your cards, covered. Look at it when nobody watches. Human: bring the ship to port. Hybrid or Cultist: you are a traitor, so do harm and look helpful. Halfway there everybody gets another card, and sides may change.
coach-unfathomable-skills = Skill cards
coach-unfathomable-skills-why = At the beginning of your turn you draw the skills that your character has. Use them for what they say, or keep them for checks.
coach-unfathomable-turn = Your turn
coach-unfathomable-turn-why = These are your actions: move, attack, rescue passengers, use the room you are in, or play a card. When they are spent, a mythos card brings bad news, so think of what is in danger first.
coach-unfathomable-crisis = A crisis
coach-unfathomable-crisis-why = The mythos card lets somebody choose between evils. Everybody sees what you choose, so a traitor has to explain it, and a human too.
coach-unfathomable-check = A skill check
coach-unfathomable-check-why = Skills that the card names add their values, all others subtract theirs, and the total must reach the target. Cards go in face down, mixed with some by chance. A human helps; a traitor adds a wrong card now and then.
coach-unfathomable-result = How it came out
coach-unfathomable-result-why = Cards were turned up without saying whose they were. Count those that did harm: more than chance explains means that somebody put them there. Remember who added cards.
coach-unfathomable-react = A chance to react
coach-unfathomable-react-why = Something is about to happen, and a card or an ability of yours could change it. You may let it pass, and everybody is asked alike, so a pause gives nothing away.
coach-unfathomable-deep = Monsters aboard
coach-unfathomable-deep-why = A Deep One attacks a human beside it, else a passenger, else it damages the room, else it moves on. Fight them before they gather. A human who is defeated wakes up in the Sick Bay.
coach-unfathomable-discard = Too many cards
coach-unfathomable-discard-why = At the end of a turn nobody keeps more skill cards than the limit. Keep what helps in checks, high values first.
coach-unfathomable-waypoint = The next waypoint
coach-unfathomable-waypoint-why = The Captain looks at two waypoints and picks one. More distance is sooner home, but costs more. Nobody else sees the other card: what a place for a traitor.
coach-unfathomable-awakening = Sides may change
coach-unfathomable-awakening-why = Everybody was dealt another loyalty card. Look at yours again. A faithful friend may be an enemy from now on.
coach-unfathomable-over = The end
coach-unfathomable-over-why = Now everything is open: who was who, and what they did to each check. Look back and see what you could have noticed.

## The Thing

coach-thing-goal = Something is among you
coach-thing-goal-why = Humans win by leaving the station with every living human aboard and no alien. Aliens win in any other case. One player is an alien from the start, and can make others into aliens.
coach-thing-prompt = Here you are asked
coach-thing-prompt-why = Everything you may do now is a button in this place. Press one, or its number key. The rule beside the question tells why you are asked, and “Why not?” tells why something is missing.
coach-thing-secret = Your secret
coach-thing-secret-why = Your role is covered: look at it when nobody watches. Human: keep the station running and get away with people you trust. Alien: be helpful, infect quietly, and get aboard. Roles can change, so look again after an encounter.
coach-thing-character = Your character
coach-thing-character-why = Each one can do something that others cannot. Any will do for a first game.
coach-thing-weather = The weather
coach-thing-weather-why = The leader rolls for the weather. It says how much fuel the station burns this round, and how far a called rescue helicopter flies.
coach-thing-move = Your move
coach-thing-move-why = Send your character somewhere and lay a card face down: Activate, Repair or Sabotage. The leader gives the cards out later, mixed, so nobody knows whose they were. Working alone nobody can infect you; in company you do more.
coach-thing-meeting = An encounter
coach-thing-meeting-why = You share a place with somebody. If you stay, each looks at a token of the other, and an Alien token infects. A weapon lets you avoid it, but that looks like something to hide.
coach-thing-tokens = Infection tokens
coach-thing-tokens-why = A human has only Human tokens to lay. An alien may put an Alien token among them and hope that it is the one that is looked at.
coach-thing-look = Look at one
coach-thing-look-why = You look at one token of the other, and nobody else sees it. Human: it tells little, there may have been another. Alien: from now on you are one of them.
coach-thing-giving = The leader gives out cards
coach-thing-giving-why = The pile is turned up card by card, and the leader says who carries each out. A Sabotage among them was laid by somebody, or came by chance.
coach-thing-trade = A trade
coach-thing-trade-why = In the Rec Room you may give away or swap weapons and items. Fuel, Keys and Wire are worth most in the right hands.
coach-thing-vote = A vote
coach-thing-vote-why = Each vote moves a disc along the suspicion track. Blood is tested of the most suspicious, and they board last.
coach-thing-test = A test
coach-thing-test-why = Whoever is tested shows the role. A human is beyond suspicion for a while; an alien is revealed and strikes openly from the next round on.
coach-thing-revealed = An alien in the open
coach-thing-revealed-why = It has strength now and attacks places. Be more in number there, or have fire at hand: that drives it off in any case.
coach-thing-dog = A dog
coach-thing-dog-why = Dogs may be infected too. Alone with one, you draw a token from the bag. Together you catch it and lock it up in the Kennel.
coach-thing-boarding = Boarding
coach-thing-boarding-why = Everybody aboard must agree to each new passenger, who then shows the role. A single alien aboard, and the aliens have won; but no living human may stay behind.
coach-thing-over = The end
coach-thing-over-why = Now everything is open: who was an alien, and since when. Look back at the encounters and see where it happened.
