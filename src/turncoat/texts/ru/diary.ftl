# The diary of a bot, read when the game is over. Seats that keep one are played by personas.

diary-title = Что думает { $player }
diary-percent = { $n } %
diary-moment = Событие { $n } ({ $persona })
diary-belief = { $player }: на стороне { $side-gen } с вероятностью { $belief }
diary-because = потому что: { $line }
diary-although = хотя: { $line }
diary-chose = выбор: { $option }
diary-said = Говорит: { $text }
diary-empty = Этот игрок не вёл дневника.

## Personas

persona-none = без характера
persona-steady = спокойный
persona-cautious = осторожный
persona-generous = щедрый
persona-aggressive = напористый
persona-lone-wolf = одиночка
persona-accuser = обвинитель
persona-navigator = штурман
persona-hunter = охотник
persona-stoker = кочегар
persona-sleeper = тихоня
persona-saboteur = саботажник
persona-early-revealer = нетерпеливый
persona-framer = клеветник
persona-opportunist = приспособленец
persona-fanatic = фанатик
