# Full-screen scenes of The Thing

theatre-station-who-kicker = Who you are: { $trade }
theatre-station-who-title = { $who }
theatre-station-who-why = You’re wintering at a station in the Antarctic, and something there looks like one of you. As a human you win when every living human leaves, and no alien with them.
theatre-station-who-then = What only you can do is on your sheet: press your name to read it.
theatre-station-crew-kicker = Who you are
theatre-station-crew-title = Six people, one station
theatre-station-crew-why = { $count ->
    [6] You lead all of them.
   *[other] Of the { $all } you lead { $count }, and the others’ players are on your side.
} Something at the station looks like one of them.
theatre-station-crew-then = You win when every living human leaves, and no alien with them.
theatre-station-odds-kicker = How it ends, and what is secret
theatre-station-odds-title = Out, all of you, and nothing else
theatre-station-odds-why = The rescue helicopter, the Snowcat and the Base Helicopter lead out of here. The aliens win when one of them gets away, when a human is left behind, when the station freezes, or when no human remains.
theatre-station-odds-then = One of you isn’t human. Hold the button to look at your token; a meeting with an alien can change it.
theatre-station-odds-human = You’re human. Trust no one for too long.
theatre-station-odds-alien = You’re the alien. Pass for a human as long as it helps you.
theatre-station-odds-shared-kicker = { theatre-station-odds-kicker }
theatre-station-odds-shared-title = { theatre-station-odds-title }
theatre-station-odds-shared-why = { theatre-station-odds-why }
theatre-station-odds-shared-then = Their roles lie face down: you learn who is an alien only when one shows itself or is tested.
theatre-station-now-kicker = What happens now
theatre-station-now-title = Round { $round }
theatre-station-now-why = First the weather, then all move, one after another, and lay a card face down. Those who meet may be infected. The leader hands out the cards, and in the Rec Room you trade and vote.
theatre-station-now-then = { $own ->
    [1] You’re first: the question below the board waits for your answer.
   *[other] First: { $who }. When you’re asked something, the question is below the board.
}
theatre-station-now-shared-kicker = What happens now
theatre-station-now-shared-title = Round { $round }
theatre-station-now-shared-why = First the weather, then each figure moves and works; the dice decide what gets done. Where figures meet, one may turn out to be an alien, and the threat grows from round to round.
theatre-station-now-shared-then = { theatre-station-now-then }
theatre-station-trade-macready = pilot
theatre-station-trade-norris = geophysicist
theatre-station-trade-blair = biologist
theatre-station-trade-nauls = cook
theatre-station-trade-clark = dog handler
theatre-station-trade-bennings = meteorologist
theatre-station-trade-windows = radio operator
theatre-station-trade-garry = station commander
theatre-station-vote-kicker = The vote
theatre-station-vote-title = { $who } under suspicion
theatre-station-vote-why = Votes: { $count } of { $voters }. Each of them makes the others look twice.
theatre-station-vote-split-kicker = The vote
theatre-station-vote-split-title = The votes are split
theatre-station-vote-split-why = Most votes against one player: { $count } of { $voters }. Everyone fears someone else.
theatre-station-fog-kicker = Night at the station
theatre-station-fog-title = Lights out
theatre-station-fog-why = People met today, and not all of them may be what they were. Hold the button to see whether it’s you.
theatre-station-fog-touched = It found you. From now on you’re one of them.
theatre-station-fog-untouched = Only fog. Nothing has changed for you today.
theatre-station-blood-alien-kicker = The test
theatre-station-blood-alien-title = { $who } isn’t human
theatre-station-blood-alien-why = The blood leapt from the hot wire. From the next round on the alien strikes in the open.
theatre-station-blood-human-kicker = The test
theatre-station-blood-human-title = { $who } is human
theatre-station-blood-human-why = A hiss, a little steam. No one can accuse them any more.
theatre-station-unfolds-kicker = It shows itself
theatre-station-unfolds-title = { $who } is the alien
theatre-station-unfolds-why = No more hiding: from now on it strikes in the open.
theatre-station-absorbed-kicker = Gone
theatre-station-absorbed-title = { $who } was absorbed
theatre-station-absorbed-why = Only a parka is left, and tracks that change as they go.
theatre-station-escaped-kicker = The humans win
theatre-station-escaped-title = They got out
theatre-station-escaped-why = Round { $round }: the station is behind them. Aboard: { $who }.
theatre-station-frozen-kicker = The aliens win
theatre-station-frozen-title = The last lamp goes out
theatre-station-frozen-why = The boiler has been dead since round { $since }; in round { $round } the cold won.
theatre-station-last-absorbed-kicker = The aliens win
theatre-station-last-absorbed-title = The same smile
theatre-station-last-absorbed-why = { $place ->
    [none] { $who } was the last one. No human was left in round { $round }.
   *[other] { $who } was the last human. Round { $round }, { $place }.
}
theatre-station-all-infected-kicker = The aliens win
theatre-station-all-infected-title = No one is human
theatre-station-all-infected-why = { $who ->
    [none] In round { $round } there was no human left, and no one noticed.
   *[other] The last to be infected: { $who }, in round { $round }. No one noticed.
}
theatre-station-alien-aboard-kicker = The aliens win
theatre-station-alien-aboard-title = It left with you
theatre-station-alien-aboard-why = Round { $round }: the door closed, and not everyone aboard was human. The alien: { $who }.
theatre-station-left-behind-kicker = The aliens win
theatre-station-left-behind-title = Left behind
theatre-station-left-behind-why = Round { $round }: they left, and a human stayed on the ice. Left behind: { $who }.
