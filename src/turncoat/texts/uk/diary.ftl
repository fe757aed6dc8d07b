# The diary of a bot, read when the game is over. Seats that keep one are played by personas.

diary-title = Що думає { $player }
diary-percent = { $n } %
diary-moment = Подія { $n } ({ $persona })
diary-belief = { $player }: на боці { $side-gen } з імовірністю { $belief }
diary-because = тому що: { $line }
diary-although = хоча: { $line }
diary-chose = вибір: { $option }
diary-said = Каже: { $text }
diary-empty = Цей гравець не вів щоденника.

## Personas

persona-none = без характеру
persona-steady = спокійний
persona-cautious = обережний
persona-generous = щедрий
persona-aggressive = напористий
persona-lone-wolf = одинак
persona-accuser = обвинувач
persona-navigator = штурман
persona-hunter = мисливець
persona-stoker = кочегар
persona-sleeper = тихоня
persona-saboteur = саботажник
persona-early-revealer = нетерплячий
persona-framer = наклепник
persona-opportunist = пристосуванець
persona-fanatic = фанатик
