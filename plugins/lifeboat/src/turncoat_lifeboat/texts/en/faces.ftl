# Faces of cards: what effort cards do, in a few words.

gist-card-oar = rows, may reroll
gist-card-bail = mends the hull
gist-card-rope = nudges a die
