"""Every word that the terminal table says by itself. Names of cards, actions and places come from the game."""

from typing import Final

# Naming
YOU: Final = "you"
SEAT: Final = "seat {seat}"
YOUR: Final = "your {place}"
OF_SEAT: Final = "{place} of seat {seat}"
RULE: Final = "§{rule}"
YES: Final = "yes"
NO: Final = "no"
NONE: Final = "none"
NOTHING: Final = "-"
COPIES: Final = "{card} x{count}"
ONE_CARD: Final = "1 card"
CARDS: Final = "{count} cards"


def cards(count: int) -> str:
    return ONE_CARD if count == 1 else CARDS.format(count=count)


# The curtain
CURTAIN: Final = "Seat {seat}, it is your turn. Press Enter when only you look."
NO_CURTAIN: Final = "This output cannot be cleared: what one seat sees stays readable for the next."

# The table
TITLE: Final = "{game} | seat {seat}, that is you"
YOUR_TURN: Final = "It is your turn."
TURN_OF: Final = "It is the turn of seat {seat}."
WAITING: Final = "Waiting for {seats}: answers are opened together."
RELAXED: Final = "Relaxed table: who is not asked has nothing to play."
NOW: Final = "now"
UNCOUNTED: Final = "?"
EMPTY: Final = "empty: {piles}"
SEAT_COLUMN: Final = "seat"
PERSON: Final = "person"
BOT: Final = "bot"
CURRENT_MARK: Final = ">"
CARD_AT: Final = "{place}: {card}"
KNOWN_TO: Final = "{seat} knows {count}"
TOP_PLACE: Final = "top"
BOTTOM_PLACE: Final = "bottom"
NTH_PLACE: Final = "no. {place}"
YOUR_ORDERS: Final = "your orders"
PARTLY_KNOWN: Final = "{count}, with {cards}"
LATELY: Final = "What happened lately"
EARLIER: Final = "... and {count} before that: type log"

# What happened
CHOSE: Final = "{seat} chose {option}"
MOVED: Final = "{source} → {target}: {cards}"
REORDERED: Final = "{source}: {cards} put elsewhere in it"
LOOKED: Final = "{seat} looked at {place}: {cards}"
SHUFFLED: Final = "{place} shuffled ({cards})"
CHANGED: Final = "{track} {before} → {after}"
SWITCHED: Final = "{track}: {after}"
ROLLED: Final = "d{sides} rolled: {die}"
ENDED: Final = "the game is over: {ending}"
TOLD: Final = "{event}: {what}"

# Effects; the blanks are the fields of the kernel's node, in order
THEN: Final = ", then "
EITHER: Final = " or "
IF: Final = "if {0}: {1}"
IF_ELSE: Final = "if {0}: {1}; otherwise {2}"
CHOOSES: Final = "{0} chooses: {1}"
NODES: Final = {
    "Number": "{0}",
    "Named": "{0}",
    "Seq": "{0}",
    "Branch": "{1}",
    "TrackValue": "{0}",
    "CardsIn": "cards in {0}",
    "SeatCount": "number of seats",
    "Rolled": "the roll",
    "Done": "what was done",
    "Plus": "{0} + {1}",
    "May": "{0} may {1}",
    "Cost": "{0} in order to {1}",
    "Repeat": "{0} times: {1}",
    "ForEach": "for {0}: {1}",
    "Where": "{0} who: {1}",
    "Pick": "{0} picks of {1}: {2}",
    "Roll": "roll a die with bonus {1}, {0}",
    "AtLeast": "{0} is {1} or more",
    "AtMost": "{0} is {1} or less",
    "Both": "{0} and {1}",
    "Not": "not ({0})",
}

# The decision
DECIDE: Final = "You decide: {ask}"
EFFECT: Final = "The effect: {effect}"
REACT: Final = "You may react: {moment}"
PROMPT: Final = "1-{count} or ? > "
PROMPT_ONLY: Final = "Enter or ? > "
MORE: Final = "-- Enter for more, q to stop -- "

# Help
HELP: Final = (
    ("NUMBER", "take that option; its words work too"),
    ("Enter", "take the option, if there is only one"),
    ("look", "draw the table again"),
    ("why ACTION", "may you do it now, and if not, which rule says so"),
    ("log", "everything that happened, as far as you may know"),
    ("orders", "your standing orders, and how to give one"),
    ("order pass any turn", "pass by yourself until your next turn"),
    ("forget ORDER", "take an order back, by its number or its words"),
    ("save FILE", "write the whole game to a file, secrets and all"),
    ("quit", "leave the game"),
)

# Answers to commands
WHY_WHAT: Final = "Why what? For instance: why {example}"
NO_SUCH_ACTION: Final = 'No action is called "{text}". There are: {actions}'
ALLOWED: Final = "{action}: you may do it now."
REFUSED: Final = "{action}: {reason}"
REASONS: Final = {
    "forbidden": "a rule forbids it now.",
    "no_target": "you have nothing to do it with, or nobody to do it to.",
    "no_reaction": "you cannot react with that now.",
    "not_offered": "that is not what is being decided now.",
    "not_asked": "you are not asked now.",
    "game_over": "the game is over.",
}
ORDERS_TITLE: Final = "Your standing orders"
NO_ORDERS: Final = "You have no standing orders."
ORDERS_HOW: Final = "order ACTION MOMENT turn (until your turn) or end (until the end of the game)"
ORDERS_MOMENTS: Final = "moments: {moments}"
ANY_MOMENT: Final = "any"
NO_ORDERS_HERE: Final = "This table plays without standing orders."
BAD_ORDER: Final = "That is no order. Type orders to see how one is given."
ORDERED: Final = "From now on: {order}"
FORGOTTEN: Final = "Forgotten: {order}"
NO_SUCH_ORDER: Final = "You have given no such order. Type orders to see yours."
SAVE_WHERE: Final = "Save where? For instance: save game.json"
SAVE_OVER: Final = "{path} is there already. Overwrite it? (yes/no) "
NOT_SAVED: Final = "Not saved."
SAVED: Final = "Saved to {path}. The file holds every secret of this game: no peeking."
CANNOT_SAVE: Final = "Cannot write {path}: {problem}"
NO_SUCH_PATH: Final = "{path} is no place for a file."
QUIT_SURE: Final = (
    "Leave? The game is lost unless you saved it; turncoat play --load FILE goes on with it. (yes/no) "
)
STAYING: Final = "Then the game goes on."
YES_WORDS: Final = ("y", "yes")
LOG_EMPTY: Final = "Nothing has happened yet."

# Refusals
EMPTY_INPUT: Final = "Type a number from 1 to {count}, or ? for help."
NO_SUCH_NUMBER: Final = "There is no option {number}: take one from 1 to {count}."
NOT_UNDERSTOOD: Final = '"{text}" is neither an option nor a command. Type a number from 1 to {count}, or ?'
FORBIDDEN_NOW: Final = '"{text}" is not possible now. Type why {action} to hear why.'

# The end
OVER: Final = "{game}: {ending}"
WON: Final = "won"
LOST: Final = "lost"
WINNERS: Final = "Winners: {seats}"
NO_WINNERS: Final = "Nobody won."
SIDE_COLUMN: Final = "side"
RESULT_COLUMN: Final = "result"
TRUTH: Final = "How things really were"
SEED: Final = "Seed {seed}: with the same players, people and options it deals this game again."
GOODBYE: Final = "The game was left."
