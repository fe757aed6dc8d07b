# Scenarios: title, a line for the list, who you are and what is at stake, and what wins.

scenario-boarders = Boarders
    .line = Deep Ones on deck, passengers in their way, three people to hold the ship.
    .intro = You’re Jamie with the rifle, and they’re already climbing over the rail. The passengers won’t last another turn without you, and one of your two friends may have let them aboard.
    .goal = Humans win by reaching Boston; the traitor wins if a resource runs out or the ship is lost.
scenario-harbour-lights = Harbour lights
    .line = The coast is close. So is the bottom of every dial.
    .intro = You’re Arjun on the bridge, and the lights of Boston are almost in sight. Everyone has looked at a second loyalty card by now, and someone’s new card was a different one.
    .goal = Humans win by reaching Boston; the traitor wins if fuel, food, sanity or souls run out first.
scenario-last-fuel = The last fuel
    .line = Three fuel left, a short way to go, and someone at the valves.
    .intro = You’re Arjun, captain of a ship with three fuel left and the coast still out of sight. Every crisis that burns fuel may be the end, and not everyone adds cards to help.
    .goal = Humans win by reaching Boston; the traitors win if the fuel runs out first.
scenario-mutiny = Mutiny
    .line = The crew has lost its trust in the captain. Perhaps with reason.
    .intro = You’re Svetlana, next in the minds of everyone who wants a new captain. Arjun holds the wheel, sanity is almost gone, and as many as two of the five aboard serve the Deep Ones.
    .goal = Humans win by reaching Boston; the traitors win if a resource runs out or the ship is lost.
scenario-ritual = The ritual
    .line = Mother Hydra is alongside, and the rite that would drive her off is unfinished.
    .intro = You’re William, who reads the old tome while Mother Hydra swims beside the ship. The rite needs cards that everyone would rather keep, and some would rather it never ended.
    .goal = Humans win by reaching Boston; the traitors win if a resource runs out or the ship is lost.
scenario-unmasked = Unmasked
    .line = Ishmael has shown his face. Now he fights in the open.
    .intro = You’re Jeanne, and Ishmael, who ate at your table, turned out to be a Hybrid. He no longer hides what he does to the ship, and half of the voyage still lies ahead.
    .goal = Humans win by reaching Boston; the traitors win if a resource runs out or the ship is lost.
