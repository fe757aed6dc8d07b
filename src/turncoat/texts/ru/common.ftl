# What all games say: how sentences are put together, the kernel's questions, answers and events. Refusals: refusals.ftl.

## People and things

player-seat = Место { $n }
player-bot = Бот { $letter }
player-named = { $player }
    .gen = игрока { $player }
    .dat = игроку { $player }
    .acc = игрока { $player }
    .ins = игроком { $player }
    .loc = игроке { $player }
    .gender = none
player-as-character = { $character } ({ $player })
player-you = { $player } (вы)
player-you-as-character = { $character } ({ $player }, вы)
figure-number = фигурка { $n }
nothing = ничего
yes = да
no = нет
card-with-value = { $card } { $value }
card-with-word = { $card } ({ $value })
card-copies = { $card } ×{ $n }
cards-counted =
    { $n ->
        [one] { $n } карта
        [few] { $n } карты
       *[many] { $n } карт
        [other] { $n } карты
    }
list-and = { $first } и { $last }
list-then = { $first }, затем { $last }
place-of-player = { $place } { $player-gen }
place-keyed = { $place } ({ $key })

## How effects become sentences

clauses-joined = { $first }, затем { $second }
node-nothing = ничего не происходит
node-if = { $when }, { $then }
node-if-head = { $when }
node-otherwise = иначе { $then }
node-otherwise-head = иначе
node-unless = { $when }, ничего не происходит; иначе { $then }
node-unless-head = { $when }, ничего не происходит; иначе
node-both = { $first } и { $second }
node-possible = если это возможно
    .not = если это невозможно
node-choose =
    { $who ->
        [you] выберите вариант
       *[they] { $subject } выбирает вариант
    }
branch-needs = { $when }:
node-may =
    { $who ->
        [you] по желанию { $effect }
       *[they] по желанию { $effect }
    }
node-may-head =
    { $who ->
        [you] по желанию сделайте следующее
       *[they] { $subject } по желанию делает следующее
    }
node-cost = { $price }, чтобы { $then }
node-cost-head = { $price }, чтобы сделать следующее
node-repeat =
    { $n ->
        [one] { $effect }
        [2] дважды { $effect }
        [few] { $effect } { $n } раза
       *[many] { $effect } { $n } раз
        [other] { $effect } { $n } раза
    }
node-repeat-head =
    { $n ->
        [one] { $n } раз
        [few] { $n } раза
       *[many] { $n } раз
        [other] { $n } раза
    }
node-for-each = { $each }: { $effect }
node-pick =
    { $who ->
        [you] выберите { $among-acc }: { $effect }
       *[they] { $subject } выбирает { $among-acc }: { $effect }
    }
    .short = { $among }
node-pick-head =
    { $who ->
        [you] выберите { $among-acc }
       *[they] { $subject } выбирает { $among-acc }
    }
node-roll =
    { $who ->
        [you] бросьте кубик
       *[they] { $subject } бросает кубик
    }
    .short = бросить кубик
node-roll-adding =
    { $who ->
        [you] бросьте кубик и прибавьте { $bonus }
       *[they] { $subject } бросает кубик и прибавляет { $bonus }
    }
node-plus = { $left } плюс { $right }
node-minus = { $left } минус { $right }
node-you = вы
    .acc = себя
node-it = этот игрок
    .acc = этого игрока
node-current = текущий игрок
    .acc = текущего игрока
node-everyone = игрок
    .acc = игрока
    .each = каждый игрок
node-others = другой игрок
    .acc = другого игрока
    .each = каждый другой игрок
node-rolled = результат броска
node-done = это число
node-seat-count = число игроков
at-least-rolled = если результат { $n } или больше
at-most-rolled = если результат { $n } или меньше
at-most-rolled-done = если результат не больше этого числа
at-least-done =
    { $n ->
        [one] если это удалось хотя бы раз
        [few] если это удалось хотя бы { $n } раза
       *[many] если это удалось хотя бы { $n } раз
        [other] если это удалось хотя бы { $n } раза
    }

## What happens

log-moved = { $from } → { $to }: { $cards }
log-shown = { $from } → { $to }: { $cards }
log-changed = { $track }: { $from } → { $to }
log-shuffled =
    { $place }: { $count ->
        [one] перемешана { $count } карта
        [few] перемешаны { $count } карты
       *[many] перемешано { $count } карт
        [other] перемешано { $count } карты
    }
log-looked =
    { $player } смотрит { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
        [other] { $count } карты
    } ({ $place })
    .known =
        { $player } смотрит { $count ->
            [one] { $count } карту
            [few] { $count } карты
           *[many] { $count } карт
            [other] { $count } карты
        } ({ $place }): { $cards }
log-rolled = выпадает { $die }
log-rolled-by =
    { $player } бросает кубик: { $die }{ $sign ->
        [1] { " " }+ { $bonus } = { $total }
        [2] { " " }− { $bonus } = { $total }
       *[0] {""}
    }
log-rolled-for =
    { $cause }: { $player } выбрасывает { $die }{ $sign ->
        [1] { " " }+ { $bonus } = { $total }
        [2] { " " }− { $bonus } = { $total }
       *[0] {""}
    }
log-rolled-in-vain =
    { $cause }: { $player } выбрасывает { $die }{ $sign ->
        [1] { " " }+ { $bonus } = { $total }
        [2] { " " }− { $bonus } = { $total }
       *[0] {""}
    }; { $outcome ->
        [1] ничего не происходит
       *[2] без потерь
    }
log-turn-of = ход: { $seat }
log-game-ended = Игра окончена. { $ending } Победители: { $winners }.
    .brief = игра окончена, победители: { $winners }
log-game-ended-nobody-won = Игра окончена. { $ending } Никто не победил.
    .brief = игра окончена, никто не победил
log-chose-accept = { $player } соглашается
log-chose-may-accept-accept-of-card = { $player } применяет «{ $source }»: { $effect }
    .item = { $player } соглашается
log-chose-decline = { $player } отказывается
log-chose-may-accept-decline-of-card = { $player } отказывается («{ $source }»)
    .item = { $player } отказывается
log-join-may = «{ $source }», { $effect }: { $list }
log-chose-choose = { $player } делает выбор
log-chose-branch = { $player } выбирает: { $effect }
    .head = { $player } делает выбор — { $list }
log-chose-pick-seat = { $player } выбирает { $seat-acc }
log-chose-pick-pick-pick-seat-of-card = { $player } выбирает { $seat-acc } («{ $source }»)
card-played = { $player } — «{ $card }»

## Questions and answers

ask-choice-choose = Выберите, что произойдёт
ask-choice-choose-of-card = «{ $source }»: выберите, что произойдёт
ask-may-accept = Применить этот эффект?
ask-may-accept-of-card = «{ $source }»: применить этот эффект?
ask-pick-pick = Сделайте выбор
ask-pick-pick-of-card = «{ $source }»: сделайте выбор
ask-window-react = Вы можете отреагировать: { $moment }
ask-window-all-react = Вы можете отреагировать: { $moment }. Все ответы откроются одновременно
ask-window-choose-first = Отреагировать хотят несколько игроков: { $moment }. Выберите, кто будет первым
option-pass = Пасовать
option-accept = Да, сделать это
option-decline = Нет, не делать этого
option-pick-seat = Выбрать { $seat-acc }
option-choose = Вариант { $branch }
verb-pass = пасовать
verb-choose = выбрать, что произойдёт
verb-accept = согласиться
verb-decline = отказаться
verb-pick-seat = выбрать игрока

## Refusals

refused-by-rule = { $refusal } (§{ $rule })
why-not-allowed = { $action }: сейчас вы можете это сделать.
why-not-forbidden = { $action }: сейчас это запрещено правилом (§{ $rule }).
why-not-no-target = { $action }: вам нечем это сделать или не на кого направить (§{ $rule }).
why-not-no-reaction = { $action }: сейчас вам нечем так отреагировать (§{ $rule }).
why-not-not-offered = { $action }: сейчас решается не это (§{ $rule }).
why-not-not-asked = { $action }: сейчас решает кто-то другой (§{ $rule }).
why-not-game-over = { $action }: игра уже окончена.

## Table settings

setting-secrecy = Секретность
    .help = Определяет, кого спрашивают, когда возможна реакция, и, значит, что может выдать пауза.
choice-secrecy-strict = Строгая: каждый раз отвечают все, кто мог бы отреагировать
choice-secrecy-normal = Обычная: за игрока могут отвечать его автоответы
choice-secrecy-relaxed = Облегчённая: кому нечего разыграть, того не спрашивают, и это могут заметить
setting-windows = Реакции
    .help = Определяет, отвечают ли игроки, которые могут отреагировать, по очереди или одновременно.
choice-windows-in-turn = По очереди хода
choice-windows-together = Все вместе, ответы открываются одновременно

## Calls

notification-waits = Стол «{ $table }» ждёт вас.
notification-test = Уведомления от игрового сервера сюда доходят.
notification-confirm = Кто-то попросил игровой сервер присылать вам сюда уведомления, когда вас ждёт стол. Если это были вы, перейдите по ссылке.

## Intents: headings of many answers

intent-go = Идти
intent-fight = Сражаться
intent-help = Помогать
intent-use = Использовать
intent-betray = Предавать
intent-end = Закончить
