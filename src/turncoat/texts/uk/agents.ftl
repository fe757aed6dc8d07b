# What a language model or another agent at a seat is told around the words of the game. $answer, $say, $beliefs and $note
# are the fields of its reply, $example a whole one: none of them is translated.

## Before the game

agent-seat =
    Ви граєте в гру «{ $game }», за столом { $n ->
        [one] { $n } гравець
        [few] { $n } гравці
       *[many] { $n } гравців
        [other] { $n } гравця
    }. Ви — { $player }. Сторони приховано, і гравці мають право брехати про те, що приховано. Вам повідомляють те, що може знати ваше місце, і нічого більше.
agent-rules = Коротко про гру
agent-roles = Чого прагнуть ролі (вашу вказано там, де перелічено видиме лише вам)
agent-reply =
    Дайте відповідь одним обʼєктом JSON і нічим більше, наприклад { $example }
    { $answer }: номер вашої відповіді. { $say }: номер фрази, яку ви спершу кажете; щоб промовчати, пропустіть це поле. { $beliefs }: для кожного гравця за номером — наскільки ймовірно, що зараз це зрадник, від { $least } до { $most }. { $note }: коротка нотатка для себе. Між рішеннями ви не памʼятаєте нічого, крім цієї нотатки.

## Before the deal

agent-gathering = Гра ще не почалася. Її починає господар столу, коли всі готові.
agent-free-chair = { $player }: вільно
agent-chair-ready = { $player }: { $name }, можна починати
agent-chair-not-ready = { $player }: { $name }, ще не готово
agent-link = Посилання для решти: { $link }

## The table

agent-table = Стіл
agent-players = Гравці
agent-player = { $n }. { $player }: { $things }
agent-among = серед них { $cards }
agent-earlier = Минулі ходи
agent-news = Після вашої минулої відповіді
agent-no-news = Нічого не сталося.
agent-left-out =
    { $n ->
        [one] … ще { $n } рядок раніше
        [few] … ще { $n } рядки раніше
       *[many] … ще { $n } рядків раніше
        [other] … ще { $n } рядка раніше
    }
agent-turn = { $turn } { $brief }

## The decision

agent-decision = Рішення { $number }
agent-decision-by-rule = Рішення { $number } ({ $rule })
agent-every-option = За будь-якої відповіді: { $text }
agent-as-option = як для відповіді { $n }
agent-not-asked = Зараз вас не питають. Очікуються відповіді: { $players }.
agent-owed = Вас запитали
agent-sayable = Що ви можете сказати
agent-note = Ваша нотатка
