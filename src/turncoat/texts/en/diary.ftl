# The diary of a bot, read when the game is over. Seats that keep one are played by personas.

diary-title = What { $player } believed
diary-percent = { $n }%
diary-moment = Event { $n } ({ $persona })
diary-belief = { $player }: { $belief } likely to be with the { $side }
diary-because = because: { $line }
diary-although = although: { $line }
diary-chose = choice: { $option }
diary-said = Says: { $text }
diary-empty = This player kept no diary.

## Personas

persona-none = no character
persona-steady = steady
persona-cautious = cautious
persona-generous = generous
persona-aggressive = aggressive
persona-lone-wolf = lone wolf
persona-accuser = accuser
persona-navigator = navigator
persona-hunter = hunter
persona-stoker = stoker
persona-sleeper = sleeper
persona-saboteur = saboteur
persona-early-revealer = early revealer
persona-framer = framer
persona-opportunist = opportunist
persona-fanatic = fanatic
