# What a language model or another agent at a seat is told around the words of the game. $answer, $say, $beliefs and $note
# are the fields of its reply, $example a whole one: none of them is translated.

## Before the game

agent-seat =
    Вы играете в игру «{ $game }», за столом { $n ->
        [one] { $n } игрок
        [few] { $n } игрока
       *[many] { $n } игроков
        [other] { $n } игрока
    }. Вы — { $player }. Стороны скрыты, и игроки вправе лгать о том, что скрыто. Вам сообщают то, что вправе знать ваше место, и ничего больше.
agent-rules = Коротко об игре
agent-roles = К чему стремятся роли (ваша указана там, где перечислено видимое только вам)
agent-reply =
    Ответьте одним объектом JSON и ничем больше, например { $example }
    { $answer }: номер вашего ответа. { $say }: номер фразы, которую вы сначала произносите; чтобы промолчать, опустите это поле. { $beliefs }: для каждого игрока по номеру — насколько вероятно, что сейчас это предатель, от { $least } до { $most }. { $note }: короткая заметка для себя. Между решениями вы не помните ничего, кроме этой заметки.

## Before the deal

agent-gathering = Игра ещё не началась. Её начинает хозяин стола, когда все готовы.
agent-free-chair = { $player }: свободно
agent-chair-ready = { $player }: { $name }, можно начинать
agent-chair-not-ready = { $player }: { $name }, ещё не готово
agent-link = Ссылка для остальных: { $link }

## The table

agent-table = Стол
agent-players = Игроки
agent-player = { $n }. { $player }: { $things }
agent-among = среди них { $cards }
agent-earlier = Прошлые ходы
agent-news = После вашего прошлого ответа
agent-no-news = Ничего не произошло.
agent-left-out =
    { $n ->
        [one] … ещё { $n } строка раньше
        [few] … ещё { $n } строки раньше
       *[many] … ещё { $n } строк раньше
        [other] … ещё { $n } строки раньше
    }
agent-turn = { $turn } { $brief }

## The decision

agent-decision = Решение { $number }
agent-decision-by-rule = Решение { $number } ({ $rule })
agent-every-option = При любом ответе: { $text }
agent-as-option = как для ответа { $n }
agent-not-asked = Сейчас вас не спрашивают. Ожидаются ответы: { $players }.
agent-owed = Вас спросили
agent-sayable = Что вы можете сказать
agent-note = Ваша заметка
