# Cards of the opening, before the first turn

theatre-boat-who-kicker = Who you are
theatre-boat-who-title = { $who }
theatre-boat-who-why = You’re adrift in a lifeboat with strangers. As a sailor you win when the boat reaches land.
theatre-boat-who-then = One of you is a wrecker, or will be, and would rather it didn’t.
theatre-boat-odds-kicker = How it ends, and what is secret
theatre-boat-odds-title = Land, or the sea
theatre-boat-odds-why = Land lies at a distance of { $land }. The wreckers win when the hull or the rations are gone, or when the weather lasts too long.
theatre-boat-odds-then = Your loyalty is secret: hold the button to read it. A second card comes on the way, and one wrecker card is enough.
theatre-boat-odds-sailor = You’re a sailor. Bring the boat to land.
theatre-boat-odds-wrecker = You’re a wrecker. The boat must never arrive.
theatre-boat-now-kicker = What happens now
theatre-boat-now-title = One thing a turn
theatre-boat-now-why = First each of you secretly vows never to vote against one other player. Then, in turn, you row, bail, look out, rest or accuse, and a weather card strikes.
theatre-boat-now-then = { $own ->
    [1] You begin: the question below the board waits for your answer.
   *[other] { $who } begins. When you’re asked something, the question is below the board.
}
