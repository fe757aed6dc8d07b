# Full-screen scenes at the turning points of a game: what kind of moment, what happened, what it means.

theatre-setting = Full-screen scenes
theatre-skip = Skip
theatre-on = Continue
theatre-who = Who am I?
theatre-opening = Before the first turn
theatre-card = { $n } of { $total }
theatre-back = Back
theatre-begin = To the table

# Every game

theatre-accused-kicker = An accusation
theatre-accused-title = { $who } is accused
theatre-accused-why = { $by } says so, out loud. Answer it, or remember it.
