# Full-screen scenes of Unfathomable

theatre-ship-who-kicker = Who you are: { $trade }
theatre-ship-who-title = { $who }
theatre-ship-who-why = You’re aboard the liner Atlantica, and monsters follow in her wake. As a human you win when she makes port.
theatre-ship-who-then = What only you can do is on your sheet: press your name to read it.
theatre-ship-odds-kicker = How it ends, and what is secret
theatre-ship-odds-title = Port, or the deep
theatre-ship-odds-why = The liner arrives once she has covered a distance of { $port }. She is lost when fuel, food, sanity or souls run out, when six rooms are damaged, or when the Deep Ones overrun her. Then the traitors win.
theatre-ship-odds-then = Loyalty is secret: hold the button to read yours. Another card may come halfway across.
theatre-ship-odds-human = { theatre-ship-letter-human }
theatre-ship-odds-hybrid = { theatre-ship-letter-hybrid }
theatre-ship-odds-cultist = { theatre-ship-letter-cultist }
theatre-ship-odds-before-kicker = { theatre-ship-odds-kicker }
theatre-ship-odds-before-title = { theatre-ship-odds-title }
theatre-ship-odds-before-why = { theatre-ship-odds-why }
theatre-ship-odds-before-then = Loyalty is secret, from you as well: it comes in a sealed letter once the voyage has begun.
theatre-ship-now-kicker = What happens now
theatre-ship-now-title = Turn by turn
theatre-ship-now-why = Each player in turn draws skill cards and takes two actions. Then a mythos card brings trouble, often a skill check: all may add cards in secret, to help or to harm.
theatre-ship-now-then = { $own ->
    [1] It’s your turn: the question below the board waits for your answer.
   *[other] It’s { $who }’s turn. When you’re asked something, the question is below the board.
}
theatre-ship-trade-keilani = Captain
theatre-ship-trade-arjun = First Mate
theatre-ship-trade-svetlana = Ship’s Surgeon
theatre-ship-trade-jeanne = Engineer
theatre-ship-trade-jamie = Master-At-Arms
theatre-ship-trade-william = Apprentice
theatre-ship-trade-beatrice = Mathematician
theatre-ship-trade-ishmael = Exile
theatre-ship-trade-edmund = Jinx
theatre-ship-trade-samira = Stowaway
theatre-ship-letter-human = You’re human. Bring the ship to port.
theatre-ship-letter-hybrid = You’re a Hybrid. The ship must never arrive.
theatre-ship-letter-cultist = You’re the Cultist. The ship must be lost, but only close to port.
theatre-ship-letter-kicker = Loyalty cards are dealt
theatre-ship-letter-title = A letter under your door
theatre-ship-letter-why = Look at yours when no one is watching. Someone aboard may not be what they seem.
theatre-ship-hybrid-kicker = A traitor shows their true face
theatre-ship-hybrid-title = { $who } is a Hybrid
theatre-ship-hybrid-why = No more hiding: from now on they play treachery cards, and no human can use the room they stand in.
theatre-ship-cultist-kicker = A traitor drops the mask
theatre-ship-cultist-title = { $who } is a Cultist
theatre-ship-cultist-why = { theatre-ship-hybrid-why }
theatre-ship-brig-kicker = Under arrest
theatre-ship-brig-title = { $who } is in the Brig
theatre-ship-brig-why = Behind bars there are no items, no crisis of one’s own, and hardly a say in checks.
theatre-ship-awakening-kicker = Halfway across
theatre-ship-awakening-title = The sleeper awakens
theatre-ship-awakening-why = New loyalty cards go around. Yesterday’s friend may be today’s enemy.
theatre-ship-arrived-kicker = The humans win
theatre-ship-arrived-title = Land at last
theatre-ship-arrived-why = Turn { $turn }, souls left: { $souls }. Time to learn who wanted the liner to sink.
theatre-ship-no-fuel-kicker = { $winners ->
    [0] No one wins
   *[other] The traitors win
}
theatre-ship-no-fuel-title = The engines are silent
theatre-ship-no-fuel-why = { $crisis ->
    [none] The last fuel is gone. Turn { $turn }, distance { $distance } of { $port }.
   *[other] The last fuel is gone, during “{ $crisis }”. Turn { $turn }, distance { $distance } of { $port }.
}
theatre-ship-no-food-kicker = { $winners ->
    [0] No one wins
   *[other] The traitors win
}
theatre-ship-no-food-title = The last plate is empty
theatre-ship-no-food-why = { $crisis ->
    [none] The last food is gone. Turn { $turn }, distance { $distance } of { $port }.
   *[other] The last food is gone, during “{ $crisis }”. Turn { $turn }, distance { $distance } of { $port }.
}
theatre-ship-no-sanity-kicker = { $winners ->
    [0] No one wins
   *[other] The traitors win
}
theatre-ship-no-sanity-title = They only smile now
theatre-ship-no-sanity-why = { $crisis ->
    [none] The last sanity is gone. Turn { $turn }, distance { $distance } of { $port }.
   *[other] The last sanity is gone, during “{ $crisis }”. Turn { $turn }, distance { $distance } of { $port }.
}
theatre-ship-no-souls-kicker = { $winners ->
    [0] No one wins
   *[other] The traitors win
}
theatre-ship-no-souls-title = No one left to save
theatre-ship-no-souls-why = { $crisis ->
    [none] The last souls are lost. Turn { $turn }, distance { $distance } of { $port }.
   *[other] The last souls are lost, during “{ $crisis }”. Turn { $turn }, distance { $distance } of { $port }.
}
theatre-ship-sunk-kicker = { $winners ->
    [0] No one wins
   *[other] The traitors win
}
theatre-ship-sunk-title = The ship goes down
theatre-ship-sunk-why = Six rooms were damaged; the last was the { $room }. Turn { $turn }, distance { $distance } of { $port }.
theatre-ship-overrun-kicker = { $winners ->
    [0] No one wins
   *[other] The traitors win
}
theatre-ship-overrun-title = The decks are theirs
theatre-ship-overrun-why = More Deep Ones came than there was room for. Turn { $turn }, distance { $distance } of { $port }.
theatre-ship-freed-kicker = Out of the Brig
theatre-ship-freed-title = { $who } is free
theatre-ship-freed-why = Forgiven or not: from now on there’s one more pair of hands aboard.
theatre-ship-ritual-kicker = The ritual: step { $step } of { $of }
theatre-ship-ritual-title = One more candle
theatre-ship-ritual-why = With the last one the sea opens, for friend and foe alike.
theatre-ship-ritual-last-kicker = The ritual is complete
theatre-ship-ritual-last-title = The sea opens
theatre-ship-ritual-last-why = The Deep Ones outside are banished. Everyone who stands on deck pays for it.
