# What the effects on cards, sheets and rooms say. An argument of a node is named after its field.
# A selector is the indefinite form; .acc is what is chosen, .each the one that acts or is come to, .in and .to are places with
# their preposition, .kind is for selectors.

## Mythos cards and skill checks

mythos-choice =
    { $who ->
        [you] текущий игрок выбирает вариант
       *[they] { $subject } выбирает вариант
    }
mythos-advances-travel = жетон <travel>путешествия</travel> передвигается вперёд
mythos-advances-ritual = жетон <ritual>ритуала</ritual> передвигается вперёд
mythos-advances-either = жетон <travel>путешествия</travel> или <ritual>ритуала</ritual> передвигается вперёд, по выбору текущего игрока
node-check = проверка навыков { $target } ({ $skills })
check-passed = Успех ({ $target }):
check-partly = Частичный успех ({ $target }):
check-failed = Провал:
node-over-target =
    { $divisor ->
        [1] по одному за каждую единицу, на которую итоговое число превышает целевое
       *[other] по одному за каждые { $divisor }, на которые итоговое число превышает целевое
    }

## Resources and passengers

node-lose = снизьте { $resource-acc } на { $amount }
    .short = снизить { $resource-acc } на { $amount }
node-lose-souls =
    снизьте <souls>души</souls> на { $amount }
    .short = снизить <souls>души</souls> на { $amount }
node-gain = повысьте { $resource-acc } на { $amount }
    .purpose = повысить { $resource-acc } на { $amount }
node-gain-souls =
    повысьте <souls>души</souls> на { $amount }
    .purpose = повысить <souls>души</souls> на { $amount }
node-resources = ресурс
    .acc = ресурс
node-gain-it = повысьте его на единицу
node-risk =
    рискните { $count ->
        [one] { $count } пассажиром
        [few] { $count } пассажирами
       *[many] { $count } пассажирами
        [other] { $count } пассажира
    }
    .short =
        рискнуть { $count ->
            [one] { $count } пассажиром
            [few] { $count } пассажирами
           *[many] { $count } пассажирами
            [other] { $count } пассажира
        }
node-risk-by-picked = рискните столькими пассажирами
node-up-to = число от { $least } до { $most }, но не больше числа пассажиров в запасе
    .acc = число от { $least } до { $most }, но не больше числа пассажиров в запасе
node-picked = это число
node-decks-with-passengers = наружная область с пассажирами
    .acc = наружную область с пассажирами
    .each = каждая наружная область с пассажирами
node-decks-in-reach = наружная область с пассажирами рядом с вами
    .acc = наружную область с пассажирами рядом с вами
    .each = ваша область и каждая смежная, если они наружные
node-defeat-passenger-there = победите там пассажира
node-defeat-passenger-in-supply = победите одного пассажира из запаса
    .short = победить одного пассажира из запаса
node-defeat-passengers-here = победите каждого пассажира в своей области
node-rescue-there = спасите там пассажира
at-least-passengers-in-supply =
    { $n ->
        [one] если в запасе есть пассажир
        [few] если в запасе не меньше { $n } пассажиров
       *[many] если в запасе не меньше { $n } пассажиров
        [other] если в запасе не меньше { $n } пассажира
    }
at-most-rolled-passengers-on-decks = если результат не больше числа пассажиров в наружных областях
at-least-done-after-defeat-deep-ones =
    { $n ->
        [one] если побеждён хотя бы один
        [few] если побеждены не меньше { $n }
       *[many] если побеждено не меньше { $n }
        [other] если побеждено не меньше { $n }
    }
at-least-done-after-in-all =
    { $n ->
        [one] если побеждён хотя бы один
        [few] если побеждены не меньше { $n }
       *[many] если побеждено не меньше { $n }
        [other] если побеждено не меньше { $n }
    }
at-least-done-after-pick-up-to =
    { $n ->
        [one] если спасён хотя бы один
        [few] если спасены не меньше { $n }
       *[many] если спасено не меньше { $n }
        [other] если спасено не меньше { $n }
    }
at-most-rolled-done-after-defeat-deep-ones = если результат не больше числа побеждённых
at-most-rolled-done-after-in-all = если результат не больше числа побеждённых
at-most-rolled-done-after-pick-up-to = если результат не больше числа спасённых
node-repeat-by-passengers-there-defeat-passenger-there = победите там каждого пассажира
node-repeat-by-passengers-there-rescue-there = спасите там всех пассажиров
node-repeat-by-shortage = за каждое деление, на которое отступить нельзя, { $effect }
node-repeat-head-by-picked = столько же раз
node-repeat-head-by-minus = за каждую вещь сверх одной
node-pick-up-to-by-passengers-on-decks = сколько угодно раз выберите { $among-acc }: { $effect }
node-pick-up-to-by-rolled = выберите { $among-acc }: { $effect }; сделать это можно столько раз, сколько выпало
node-up-to-times =
    { $n ->
        [one] { $effect }
        [few] { $effect } до { $n } раз
       *[many] { $effect } до { $n } раз
        [other] { $effect } до { $n } раза
    }

## The ship

node-damage-ship = повредите судно
    .short = повредить судно
node-damage-room = повредите { $where-acc }
    .short = повредить { $where-acc }
node-is-undamaged-room = если эту область ещё можно повредить
node-repair-here = отремонтируйте свою область
node-advance =
    передвиньте жетон на { $track-loc } вперёд на { $spaces ->
        [one] { $spaces } деление
        [few] { $spaces } деления
       *[many] { $spaces } делений
        [other] { $spaces } деления
    }
    .purpose =
    передвинуть жетон на { $track-loc } вперёд на { $spaces ->
        [one] { $spaces } деление
        [few] { $spaces } деления
       *[many] { $spaces } делений
        [other] { $spaces } деления
    }
node-advance-by-plus = передвиньте жетон на { $track-loc } вперёд на столько делений: { $spaces }
node-retreat =
    передвиньте жетон на { $track-loc } назад на { $spaces ->
        [one] { $spaces } деление
        [few] { $spaces } деления
       *[many] { $spaces } делений
        [other] { $spaces } деления
    }
    .short =
        передвинуть жетон на { $track-loc } назад на { $spaces ->
            [one] { $spaces } деление
            [few] { $spaces } деления
           *[many] { $spaces } делений
            [other] { $spaces } деления
        }
node-reset = верните жетон на { $track-loc } на стартовое деление
    .short = вернуть жетон на { $track-loc } на стартовое деление
at-least-track-value-travel =
    { $n ->
        [one] если жетон путешествия не на стартовом делении
        [few] если жетон путешествия не ближе { $n } делений от стартового
       *[many] если жетон путешествия не ближе { $n } делений от стартового
        [other] если жетон путешествия не ближе { $n } деления от стартового
    }
at-least-track-value-deep-ones =
    { $n ->
        [one] если в пучине есть глубоководный
        [few] если в пучине не меньше { $n } глубоководных
       *[many] если в пучине не меньше { $n } глубоководных
        [other] если в пучине не меньше { $n } глубоководного
    }
node-after-boiler-room = { "" }

## Monsters

node-activate = активируется { $monster }
node-activate-deep-one = активируются <deep_one>глубоководные</deep_one>
node-activate-here = каждый глубоководный в вашей области активируется
    .short = каждый глубоководный в той же области активируется
node-activate-one = один глубоководный там активируется
node-spawn =
    разместите { $count ->
        [one] { $count } глубоководного
        [few] { $count } глубоководных
       *[many] { $count } глубоководных
        [other] { $count } глубоководного
    } { $where-in }
    .short =
        разместить { $count ->
            [one] { $count } глубоководного
            [few] { $count } глубоководных
           *[many] { $count } глубоководных
            [other] { $count } глубоководного
        } { $where-in }
node-spawn-apart =
    { $spaces ->
        [one] разместите глубоководного в водной области по своему выбору
        [few] выберите { $spaces } разные водные области и разместите в каждой из них по глубоководному
       *[many] выберите { $spaces } разных водных областей и разместите в каждой из них по глубоководному
        [other] выберите { $spaces } разные водные области и разместите в каждой из них по глубоководному
    }
node-surface-all = все монстры из пучины передвигаются в ту переднюю водную область, номер которой выпал
node-surface-there = все монстры из пучины передвигаются туда
node-monarchs-to-front = Матерь Гидра и Отец Дагон передвигаются в ту переднюю водную область, номер которой выпал
node-monarchs-to-deep = Матерь Гидра и Отец Дагон отправляются в пучину
node-monarchs-on-board = монарх вне пучины
    .acc = монарха вне пучины
node-nudge-monarch = по желанию передвиньте его в смежную водную область
node-banish-monarch = он отправляется в пучину
node-wash-overboard = каждый глубоководный из наружной области передвигается в смежную с ней водную
node-defeat-deep-ones = победите { $where-in } всех глубоководных
node-defeat-deep-one = победите там глубоководного
node-defeat-one-here = победите глубоководного в своей области
node-shift-deep-ones = передвиньте всех глубоководных { $where-from } в смежную область по своему выбору
node-scatter = передвиньте каждого глубоководного на судне в смежную область по выбору текущего игрока
node-return-deep-ones = все глубоководные, даже из пучины, возвращаются в запас
node-with-deep-ones =
    { $first-kind ->
        [water] область с глубоководными
        [deck] область судна с глубоководными
       *[room] внутренняя область с глубоководными
    }
    .acc =
    { $first-kind ->
        [water] область с глубоководными
        [deck] область судна с глубоководными
       *[room] внутреннюю область с глубоководными
    }
    .in =
    { $first-kind ->
        [water] на поле
        [deck] на судне
       *[room] во внутренних областях
    }

## Places

node-each-deck = наружная область
    .acc = наружную область
    .in = в каждой наружной области
node-each-water = водная область
    .acc = водную область
    .in = в каждой водной области
node-each-room = внутренняя область
    .acc = внутреннюю область
    .in = в каждой внутренней области, которую можно повредить
node-interiors = внутренняя область
    .acc = внутреннюю область
    .in = в каждой внутренней области
node-your-space = ваша область
    .acc = свою область
    .in = в своей области
    .to = в свою область
    .from = из своей области
node-near-you = ваша область
    .in = в своей области, а если вы в лазарете, то в часовне
node-your-rooms = ближайшая к вам внутренняя область, кроме карцера и лазарета
    .acc = ближайшую к вам внутреннюю область, кроме карцера и лазарета
    .short = ближайшую внутреннюю область, кроме карцера и лазарета
node-there = эта область
    .acc = её
    .in = там
    .to = туда
    .from = оттуда
    .kind = { "there" }
node-beside-you = смежная область
    .acc = смежную область
    .in = в смежной области
    .to = в смежную область
node-undamaged-rooms = неповреждённая внутренняя область
    .acc = неповреждённую внутреннюю область, кроме карцера и лазарета
node-ship-spaces = область судна
    .acc = область судна
    .to = в область судна
node-room-of-die = внутренняя область с выпавшим номером
    .acc = внутреннюю область с выпавшим номером
    .in = во внутренней области с выпавшим номером
    .to = туда же
    .kind = { "room" }
node-deck-of-die = наружная область с выпавшим номером
    .acc = наружную область с выпавшим номером
    .in = в наружной области с выпавшим номером
    .to = в наружную область с выпавшим номером
    .kind = { "deck" }
node-room-damaged = повреждённая область
    .acc = повреждённую область
    .in = в области, которая получила повреждение
    .to = в область, которая получила повреждение
node-open-decks = наружная область
    .acc = наружную область
node-open-beside = смежная область судна
    .acc = смежную область судна

## People

node-captain = капитан
    .acc = капитана
node-keeper = хранитель фолианта
    .acc = хранителя фолианта
node-played = { $character }
    .acc = { $character-acc }
node-enemy-characters-here = каждый вражеский персонаж в вашей области
node-characters-there = каждый персонаж там
seats-everyone-is-human = игрок-человек
    .acc = игрока-человека
    .each = каждый игрок-человек
seats-everyone-is-human-not-at-brig = игрок-человек вне карцера
    .acc = игрока-человека вне карцера
    .each = каждый игрок-человек вне карцера
seats-everyone-is-human-at-your-space = игрок-человек в вашей области
    .acc = игрока-человека в своей области
    .each = каждый игрок-человек в вашей области
seats-everyone-is-human-at-room-of-die = игрок-человек во внутренней области с выпавшим номером
    .acc = игрока-человека во внутренней области с выпавшим номером
    .each = каждый игрок-человек во внутренней области с выпавшим номером
seats-everyone-at-brig = игрок в карцере
    .acc = игрока в карцере
    .each = каждый игрок в карцере
seats-others-is-human = другой игрок-человек
    .acc = другого игрока-человека
    .each = каждый другой игрок-человек
seats-others-is-human-not-at-brig = другой игрок-человек вне карцера
    .acc = другого игрока-человека вне карцера
    .each = каждый другой игрок-человек вне карцера
seats-others-at-your-space = другой игрок в вашей области
    .acc = другого игрока в своей области
    .each = каждый другой игрок в вашей области
node-move =
    { $who ->
        [you] передвиньтесь { $where-to }
       *[they] { $where-kind ->
            [there] его персонаж передвигается туда
           *[other] { $subject } передвигается { $where-to }
        }
    }
    .short = передвинуться { $where-to }
node-release =
    { $who ->
        [you] выйдите из карцера и передвиньтесь { $where-to }
       *[they] его персонаж выходит из карцера и передвигается { $where-to }
    }
node-jail =
    { $who ->
        [you] передвиньтесь в карцер
       *[they] { $subject } передвигается в карцер
    }
    .short = передвинуться в карцер
node-defeat =
    { $who ->
        [you] ваш персонаж побеждён
       *[they] { $subject } побеждён
    }
node-depose-captain = капитан передвигается в карцер, а его звание переходит к тому, кто стоит последним в списке этого звания
node-pass-title = звание { $title-gen } переходит к следующему по списку
node-look-at-loyalty = посмотрите все карты ролей этого игрока
node-give-action = этот игрок выполняет одно действие
node-is =
    { $who ->
        [you] если вы — { $whom }
       *[they] если { $subject } — { $whom }
    }
    .not =
    { $who ->
        [you] если вы не { $whom }
       *[they] если { $subject } не { $whom }
    }
node-is-at =
    { $who ->
        [you] если вы { $where-in }
       *[they] если он { $where-in }
    }
node-you-are-at = если вы { $where-in }
    .not = если вы не { $where-in }

## Cards and items

node-discard =
    { $who ->
        [you] сбросьте
       *[they] { $subject } сбрасывает
    } { $count ->
        [one] { $count } карту навыка
        [few] { $count } карты навыков
       *[many] { $count } карт навыков
        [other] { $count } карты навыка
    }
    .short =
        сбросить { $count ->
            [one] { $count } карту навыка
            [few] { $count } карты навыков
           *[many] { $count } карт навыков
            [other] { $count } карты навыка
        }
node-discard-all =
    { $who ->
        [you] сбросьте все свои карты навыков
       *[they] { $subject } сбрасывает все свои карты навыков
    }
node-discard-for-value = сбросьте карту { $skill-gen } и запомните её значение
    .short = сбросить карту { $skill-gen }
node-has-skill = если у вас на руке есть карта { $skill-gen }
node-draw-own =
    { $who ->
        [you] возьмите
       *[they] { $subject } берёт
    } { $count ->
        [one] { $count } карту навыка
        [few] { $count } карты навыков
       *[many] { $count } карт навыков
        [other] { $count } карты навыка
    } из своего набора
node-draw-any =
    { $who ->
        [you] возьмите
       *[they] { $subject } берёт
    } { $count ->
        [one] { $count } карту любого навыка
        [few] { $count } карты любых навыков
       *[many] { $count } карт любых навыков
        [other] { $count } карты любого навыка
    }, кроме коварства
node-draw-up-to =
    возьмите до { $most ->
        [one] { $most } карты любого навыка
        [few] { $most } карт любых навыков
       *[many] { $most } карт любых навыков
        [other] { $most } карты любого навыка
    }, кроме коварства
node-exchange =
    сбросьте до { $most ->
        [one] { $most } карты навыка
        [few] { $most } карт навыков
       *[many] { $most } карт навыков
        [other] { $most } карты навыка
    } и возьмите столько же из одной колоды навыка, кроме коварства
node-add-treachery =
    замешайте { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
        [other] { $count } карты
    } коварства в колоду хаоса
    .short =
        замешать { $count ->
            [one] { $count } карту
            [few] { $count } карты
           *[many] { $count } карт
            [other] { $count } карты
        } коварства в колоду хаоса
node-rebuild-chaos = сбросьте колоду хаоса и составьте новую
node-your-items =
    { $who ->
        [you] одна из ваших вещей
       *[they] одна из его вещей
    }
    .acc =
    { $who ->
        [you] одну из своих вещей
       *[they] одну из своих вещей
    }
node-items-of-humans-here = вещь другого игрока-человека в вашей области
    .acc = вещь другого игрока-человека в своей области
node-your-weapons = одна из ваших вещей с атрибутом «оружие»
    .acc = одну из своих вещей с атрибутом «оружие»
at-most-item-count =
    { $n ->
        [one] если у вас не больше { $n } вещи
        [few] если у вас не больше { $n } вещей
       *[many] если у вас не больше { $n } вещей
        [other] если у вас не больше { $n } вещи
    }
node-has-items = если у вас есть вещь
node-draw-item = возьмите вещь
node-search-items =
    посмотрите { $count ->
        [one] { $count } верхнюю карту
        [few] { $count } верхние карты
       *[many] { $count } верхних карт
        [other] { $count } верхней карты
    } колоды вещей, одну оставьте себе, { $shuffles ->
        [0] { $count ->
            [2] другую положите
           *[other] остальные положите
        } под низ колоды
       *[other] остальные замешайте обратно в колоду
    }
node-remove-it = она убирается из игры
node-remove-item = уберите из игры вещь «{ $item }»
    .short = убрать из игры вещь «{ $item }»
node-remove-your-items = уберите из игры все свои вещи
    .short = убрать из игры все свои вещи
node-take-it = возьмите её себе
node-use-it = выполните её особое действие
node-give-item = по желанию отдайте одну из своих вещей игроку-человеку в своей области
node-scout =
    посмотрите { $count ->
        [one] { $count } верхнюю карту
        [few] { $count } верхние карты
       *[many] { $count } верхних карт
        [other] { $count } верхней карты
    } { $deck-gen }: одну верните наверх, { $count ->
        [2] другую положите
       *[other] остальные положите
    } под низ колоды
    .short =
        посмотреть { $count ->
            [one] { $count } верхнюю карту
            [few] { $count } верхние карты
           *[many] { $count } верхних карт
            [other] { $count } верхней карты
        } { $deck-gen }
node-scout-one = посмотрите верхнюю карту { $deck-gen } и верните её наверх или положите под низ колоды
node-choose-spell =
    { $who ->
        [you] посмотрите { $count ->
            [one] { $count } верхнюю карту
            [few] { $count } верхние карты
           *[many] { $count } верхних карт
            [other] { $count } верхней карты
        } колоды заклинаний, одну разыграйте, другую положите под низ колоды
       *[they] { $subject } смотрит { $count ->
            [one] { $count } верхнюю карту
            [few] { $count } верхние карты
           *[many] { $count } верхних карт
            [other] { $count } верхней карты
        } колоды заклинаний, одну разыгрывает, другую кладёт под низ колоды
    }
node-top-spell = разыграйте верхнюю карту колоды заклинаний
node-choose-waypoint =
    посмотрите { $count ->
        [one] { $count } верхнюю карту
        [few] { $count } верхние карты
       *[many] { $count } верхних карт
        [other] { $count } верхней карты
    } колоды путевых точек, одну разыграйте, другую положите под низ колоды
node-remove-top =
    уберите из игры, не глядя, { $count ->
        [one] { $count } верхнюю карту
        [few] { $count } верхние карты
       *[many] { $count } верхних карт
        [other] { $count } верхней карты
    } { $deck-gen }
node-keep =
    { $who ->
        [you] оставьте эту карту в своей игровой зоне
       *[they] { $subject } оставляет эту карту в своей игровой зоне
    }
    .short = оставить карту у себя
node-discard-this = сбросьте эту карту
named-sail-past = уберите эту карту из игры, её расстояние не учитывается, и разыграйте вместо неё верхнюю карту колоды путевых точек
named-astral-travel = выберите область и передвиньте из неё любых персонажей и глубоководных в области судна по своему выбору

## Actions

node-perform-actions =
    выполните ещё { $count ->
        [one] { $count } действие
        [few] { $count } действия
       *[many] { $count } действий
        [other] { $count } действия
    }
node-once-per-turn = один раз за ход
node-once-per-turn-each = каждый игрок может использовать это один раз за ход
node-strike =
    { $reach ->
        [0] атакуйте врага в своей области
       *[other] атакуйте врага в смежной области
    }{ $bonus ->
        [0] { "" }
       *[other] {" "}и прибавьте { $bonus } к результату броска
    }
    .short = атаковать врагов
node-strike-by-enemies-here = атакуйте врага в своей области и прибавьте к результату броска число врагов в ней
node-strike-by-knife-bonus = атакуйте врага в своей области
node-enemies-here = число врагов в вашей области
node-knife-bonus = прибавка кухонного ножа
node-shrivel = выберите врага в любой области и бросьте кубик, прибавив { $bonus } против глубоководного; если результат { $enough } или больше, враг побеждён
node-spread-misfortune = возьмите карту мифа и разыграйте только её кризис: проверка считается проваленной, а весь выбор за вами
at-most-rolled-minus = если результат меньше числа взятых карт
