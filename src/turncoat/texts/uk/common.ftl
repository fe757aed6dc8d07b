# What all games say: how sentences are put together, the kernel's questions, answers and events. Refusals: refusals.ftl.

## People and things

player-seat = Місце { $n }
player-bot = Бот { $letter }
player-named = { $player }
    .gen = гравця { $player }
    .dat = гравцеві { $player }
    .acc = гравця { $player }
    .ins = гравцем { $player }
    .loc = гравцеві { $player }
    .voc = { $player }
    .gender = none
player-as-character = { $character } ({ $player })
player-you = { $player } (ви)
player-you-as-character = { $character } ({ $player }, ви)
figure-number = фігурка { $n }
nothing = нічого
yes = так
no = ні
card-with-value = { $card } { $value }
card-with-word = { $card } ({ $value })
card-copies = { $card } ×{ $n }
cards-counted =
    { $n ->
        [one] { $n } карта
        [few] { $n } карти
       *[many] { $n } карт
        [other] { $n } карти
    }
list-and = { $first } і { $last }
list-then = { $first }, потім { $last }
place-of-player = { $place } { $player-gen }
place-keyed = { $place } ({ $key })

## How effects become sentences

clauses-joined = { $first }, потім { $second }
node-nothing = нічого не відбувається
node-if = { $when }, { $then }
node-if-head = { $when }
node-otherwise = інакше { $then }
node-otherwise-head = інакше
node-unless = { $when }, нічого не відбувається; інакше { $then }
node-unless-head = { $when }, нічого не відбувається; інакше
node-both = { $first } та { $second }
node-possible = якщо це можливо
    .not = якщо це неможливо
node-choose =
    { $who ->
        [you] виберіть варіант
       *[they] { $subject } вибирає варіант
    }
branch-needs = { $when }:
node-may =
    { $who ->
        [you] за бажанням { $effect }
       *[they] за бажанням { $effect }
    }
node-may-head =
    { $who ->
        [you] за бажанням зробіть таке
       *[they] { $subject } за бажанням робить таке
    }
node-cost = { $price }, щоб { $then }
node-cost-head = { $price }, щоб зробити таке
node-repeat =
    { $n ->
        [one] { $effect }
        [2] двічі { $effect }
        [few] { $effect } { $n } рази
       *[many] { $effect } { $n } разів
        [other] { $effect } { $n } раза
    }
node-repeat-head =
    { $n ->
        [one] { $n } раз
        [few] { $n } рази
       *[many] { $n } разів
        [other] { $n } раза
    }
node-for-each = { $each }: { $effect }
node-pick =
    { $who ->
        [you] виберіть { $among-acc }: { $effect }
       *[they] { $subject } вибирає { $among-acc }: { $effect }
    }
    .short = { $among }
node-pick-head =
    { $who ->
        [you] виберіть { $among-acc }
       *[they] { $subject } вибирає { $among-acc }
    }
node-roll =
    { $who ->
        [you] киньте кістку
       *[they] { $subject } кидає кістку
    }
    .short = кинути кістку
node-roll-adding =
    { $who ->
        [you] киньте кістку й додайте { $bonus }
       *[they] { $subject } кидає кістку й додає { $bonus }
    }
node-plus = { $left } плюс { $right }
node-minus = { $left } мінус { $right }
node-you = ви
    .acc = себе
node-it = цей гравець
    .acc = цього гравця
node-current = поточний гравець
    .acc = поточного гравця
node-everyone = гравець
    .acc = гравця
    .each = кожен гравець
node-others = інший гравець
    .acc = іншого гравця
    .each = кожен інший гравець
node-rolled = результат кидка
node-done = це число
node-seat-count = кількість гравців
at-least-rolled = якщо результат { $n } або більше
at-most-rolled = якщо результат { $n } або менше
at-most-rolled-done = якщо результат не більший за це число
at-least-done =
    { $n ->
        [one] якщо це вдалося хоча б раз
        [few] якщо це вдалося хоча б { $n } рази
       *[many] якщо це вдалося хоча б { $n } разів
        [other] якщо це вдалося хоча б { $n } раза
    }

## What happens

log-moved = { $from } → { $to }: { $cards }
log-shown = { $from } → { $to }: { $cards }
log-changed = { $track }: { $from } → { $to }
log-shuffled =
    { $place }: { $count ->
        [one] перемішано { $count } карту
        [few] перемішано { $count } карти
       *[many] перемішано { $count } карт
        [other] перемішано { $count } карти
    }
log-looked =
    { $player } дивиться на { $count ->
        [one] { $count } карту
        [few] { $count } карти
       *[many] { $count } карт
        [other] { $count } карти
    } ({ $place })
    .known =
        { $player } дивиться на { $count ->
            [one] { $count } карту
            [few] { $count } карти
           *[many] { $count } карт
            [other] { $count } карти
        } ({ $place }): { $cards }
log-rolled = випадає { $die }
log-rolled-by =
    { $player } кидає, випадає { $die }{ $sign ->
        [1] { " " }+ { $bonus } = { $total }
        [2] { " " }− { $bonus } = { $total }
       *[0] {""}
    }
log-rolled-for =
    { $cause }: { $player } викидає { $die }{ $sign ->
        [1] { " " }+ { $bonus } = { $total }
        [2] { " " }− { $bonus } = { $total }
       *[0] {""}
    }
log-rolled-in-vain =
    { $cause }: { $player } викидає { $die }{ $sign ->
        [1] { " " }+ { $bonus } = { $total }
        [2] { " " }− { $bonus } = { $total }
       *[0] {""}
    }; { $outcome ->
        [1] нічого не стається
       *[2] без втрат
    }
log-turn-of = хід: { $seat }
log-game-ended = Гру завершено. { $ending } Переможці: { $winners }.
    .brief = гру завершено, переможці: { $winners }
log-game-ended-nobody-won = Гру завершено. { $ending } Ніхто не переміг.
    .brief = гру завершено, ніхто не переміг
log-chose-accept = { $player } погоджується
log-chose-may-accept-accept-of-card = { $player } застосовує «{ $source }»: { $effect }
    .item = { $player } погоджується
log-chose-decline = { $player } відмовляється
log-chose-may-accept-decline-of-card = { $player } відмовляється («{ $source }»)
    .item = { $player } відмовляється
log-join-may = «{ $source }», { $effect }: { $list }
log-chose-choose = { $player } робить вибір
log-chose-branch = { $player } вибирає: { $effect }
    .head = { $player } робить вибір — { $list }
log-chose-pick-seat = { $player } вибирає { $seat-acc }
log-chose-pick-pick-pick-seat-of-card = { $player } вибирає { $seat-acc } («{ $source }»)
card-played = { $player } — «{ $card }»

## Questions and answers

ask-choice-choose = Виберіть, що станеться
ask-choice-choose-of-card = «{ $source }»: виберіть, що станеться
ask-may-accept = Застосувати цей ефект?
ask-may-accept-of-card = «{ $source }»: застосувати цей ефект?
ask-pick-pick = Зробіть вибір
ask-pick-pick-of-card = «{ $source }»: зробіть вибір
ask-window-react = Ви можете відреагувати: { $moment }
ask-window-all-react = Ви можете відреагувати: { $moment }. Усі відповіді буде відкрито водночас
ask-window-choose-first = Відреагувати хочуть кілька гравців: { $moment }. Виберіть, хто буде першим
option-pass = Пасувати
option-accept = Так, зробити це
option-decline = Ні, не робити цього
option-pick-seat = Вибрати { $seat-acc }
option-choose = Варіант { $branch }
verb-pass = пасувати
verb-choose = вибрати, що станеться
verb-accept = погодитися
verb-decline = відмовитися
verb-pick-seat = вибрати гравця

## Refusals

refused-by-rule = { $refusal } (§{ $rule })
why-not-allowed = { $action }: зараз ви можете це зробити.
why-not-forbidden = { $action }: зараз це забороняє правило (§{ $rule }).
why-not-no-target = { $action }: вам нема чим це зробити або нема на кого спрямувати (§{ $rule }).
why-not-no-reaction = { $action }: зараз вам нема чим так відреагувати (§{ $rule }).
why-not-not-offered = { $action }: зараз вирішують не це (§{ $rule }).
why-not-not-asked = { $action }: зараз вирішує хтось інший (§{ $rule }).
why-not-game-over = { $action }: гру вже завершено.

## Table settings

setting-secrecy = Таємність
    .help = Визначає, кого питають, коли можлива реакція, а отже, що може виказати пауза.
choice-secrecy-strict = Сувора: щоразу відповідають усі, хто міг би відреагувати
choice-secrecy-normal = Звичайна: за гравця можуть відповідати його автовідповіді
choice-secrecy-relaxed = Послаблена: кому нема чого розіграти, того не питають, і це можуть помітити
setting-windows = Реакції
    .help = Визначає, чи гравці, які можуть відреагувати, відповідають по черзі, чи водночас.
choice-windows-in-turn = У порядку ходу
choice-windows-together = Усі разом, відповіді відкривають водночас

## Calls

notification-waits = Стіл «{ $table }» чекає на вас.
notification-test = Сповіщення від ігрового сервера сюди доходять.
notification-confirm = Хтось попросив ігровий сервер надсилати вам сюди сповіщення, коли на вас чекає стіл. Якщо це були ви, перейдіть за посиланням.

## Intents: headings of many answers

intent-go = Йти
intent-fight = Битися
intent-help = Допомагати
intent-use = Використати
intent-betray = Зраджувати
intent-end = Завершити
