# Scenarios: title, a line for the list, who you are and what is at stake, and what wins.

scenario-alone = The last one awake
    .line = One player, six figures, and an alien that hunts them.
    .intro = You lead all six, from MacReady to Norris, and under two of them may lie an alien’s card. The Base Helicopter has its fuel and you have the keys, but it’s damaged, and the boiler is almost cold.
    .goal = Repair the helicopter and fly out with every human and no alien, before cold, hunger or the alien stop you.
scenario-cold-night = The boiler is going out
    .line = Four people, fuel for one more night, and one of them wants the cold.
    .intro = You’re MacReady, and the generator and the boiler will stop tonight unless someone carries fuel. Someone has the keys to the helicopter, and someone would rather see everyone freeze.
    .goal = Humans win by getting away together with no alien aboard; the aliens win if anyone freezes, stays behind or lets one of them in.
scenario-helicopter = The helicopter
    .line = The radio is nearly working. Who may board?
    .intro = You’re MacReady, and three more repairs will bring the radio back and a rescue helicopter with it. One of you was never human to begin with, and every seat you give away may be the wrong one.
    .goal = Humans win by leaving with every human and no alien; the aliens win if one of them comes aboard.
scenario-it-walks = It walks
    .line = The mask is off: something stronger than you hunts at the station.
    .intro = You’re MacReady with the flamethrower, and Bennings has just stopped being Bennings. It strikes where it wants, and anyone it meets alone may be next.
    .goal = Humans win by getting the helicopter or the Snowcat away without it; the alien wins if it takes you one by one or the cold does.
scenario-one-of-us = One of us
    .line = Six people, two blood samples, and a name no one dares to say.
    .intro = You’re Garry, and everyone looks at Clark, which proves nothing. There are samples for a blood test and wire for another, and exactly one of you was never human to begin with.
    .goal = Humans find the alien and get away without it; the alien wins if it infects you all or leaves with you.
scenario-two-shifts = Two shifts
    .line = Two players, three figures each, and a Snowcat that only needs fuel.
    .intro = Each of you leads three people, and no one knows what the cards under them say. The Snowcat needs one more can of fuel, the keys lie with Blair, and the stores are almost empty.
    .goal = Fill the Snowcat and leave with every human and no alien, before the threat grows too large.
