# Unfathomable: what the log says.

## What happens on the board

log-spawned =
    { $count ->
        [one] { $space-in } размещается { $count } глубоководный
        [few] { $space-in } размещаются { $count } глубоководных
       *[many] { $space-in } размещаются { $count } глубоководных
        [other] { $space-in } размещается { $count } глубоководного
    }
log-figure-moved = { $figure } передвигается { $from-from } { $to-to }
log-figure-moved-deep-one = глубоководный передвигается { $from-from } { $to-to }
log-deep-one-defeated = глубоководный { $space-in } побеждён
log-deep-one-banished = глубоководный возвращается { $space-from } в запас
log-character-defeated = { $seat }: персонаж побеждён
log-defeat-prevented = { $seat }: поражение предотвращено
log-attacked = атака { $space-in }: результат { $result }, нужно { $target } или больше
log-greater-banishment = ритуал завершён: вода и наружные области очищаются
log-awakening = начинается фаза пробуждения: пройденное расстояние — { $distance }
log-checked-failed = проверка провалена: итоговое число { $total }, целевое { $target }
log-checked-partly-passed = частичный успех проверки: итоговое число { $total }, целевое { $target }
log-checked-passed = проверка успешна: итоговое число { $total }, целевое { $target }
log-check-begun = начинается проверка навыков: целевое число { $target } ({ $skills })
log-redrawn = { $seat } показывает и сбрасывает карту «{ $card }», которую сейчас нельзя разыграть, и смотрит другую

## What players choose

log-chose-put-on-top = { $player } кладёт карту на верх колоды
    .known = { $player } кладёт на верх колоды карту «{ $card }»
log-chose-put-under = { $player } кладёт карту под низ колоды
    .known = { $player } кладёт под низ колоды карту «{ $card }»
log-chose-pick-item = { $player } выбирает вещь «{ $card }»
log-chose-pick-number =
    { $player } решает рискнуть { $number ->
        [one] { $number } пассажиром
        [few] { $number } пассажирами
       *[many] { $number } пассажирами
        [other] { $number } пассажира
    }
log-chose-pick-figure = { $player } выбирает монарха: { $figure }
log-chose-give-item = { $player } предлагает вещь «{ $card }» игроку { $to }
log-chose-swap-items = { $player } предлагает обменять «{ $card-acc }» на «{ $for-acc }»
log-chose-attack = { $player } атакует игрока { $seat }
log-chose-attack-deep-one = { $player } атакует глубоководного
log-chose-rescue = { $player } спасает пассажира
log-chose-defeat-passenger = { $player } нападает на пассажира
log-chose-trade = { $player } начинает обмен
log-chose-use-room = { $player } выполняет особое действие области
log-chose-repair = { $player } берётся за ремонт
log-chose-use-item = { $player } применяет вещь «{ $card }»
log-chose-use-ability = { $player } выполняет особое действие листа персонажа
log-chose-use-feat = { $player } совершает подвиг
log-chose-use-tome = { $player } открывает фолиант
log-chose-use-kept = { $player } выполняет особое действие карты «{ $card }»
log-chose-reveal = { $player } выполняет саморазоблачение
log-chose-end-actions = { $player } больше не выполняет действий
log-chose-raise-die = { $player } прибавляет { $bonus } к броску
log-chose-lower-die = { $player } вычитает { $bonus } из броска
log-chose-almanac = { $player } прибавляет к броску значение карты («{ card-almanac }»)
log-chose-set-die = { $player } совершает подвиг «{ feat-beatrice }»: на кубике { $face }
log-chose-reroll-attack = { $player } перебрасывает кубик атаки
log-chose-reroll = { $player } перебрасывает кубик
log-chose-fire-again = { $player } стреляет ещё раз («{ card-pocket-pistol }»)
log-chose-shrug-off = { $player } терпит удар и остаётся на ногах
log-chose-send-starbuck = { card-starbuck } принимает удар вместо игрока { $player }
log-chose-use-ward = игрока { $player } спасает «{ card-flesh-ward }»
log-chose-heal = { $player } предотвращает поражение («{ ability-svetlana }»)
log-chose-intervene = { $player } совершает подвиг «{ feat-svetlana }» и предотвращает поражение
log-chose-use-pharmacy = { $player } спасает пассажира («{ card-travel-pharmacy }»)
log-chose-hide-nothing = по решению игрока { $player } карты добавляются к этой проверке лицевой стороной вверх
log-chose-force-learning = { $player } делает навык положительным для этой проверки: { $skill }
log-chose-prepare = { $player } избавляет эту проверку от карт хаоса
log-chose-sacrifice = { $player } совершает подвиг «{ feat-arjun }» и решает исход проверки: { $outcome }
log-chose-raise-total = { $player } прибавляет { $bonus } к итоговому числу
log-chose-lower-total = { $player } вычитает { $bonus } из итогового числа
log-chose-use-ring = { $player } прибавляет { $bonus } к итоговому числу («{ card-lucky-ring }»)
log-chose-equip-up = { $player } совершает подвиг «{ feat-samira }» и прибавляет { $number } к итоговому числу
log-chose-equip-down = { $player } совершает подвиг «{ feat-samira }» и вычитает { $number } из итогового числа
log-chose-read-script = { $player } применяет заклинание «{ card-revelation-of-script }»: к проверке добавляется верхняя карта колоды { $skill-gen }
log-chose-jury-rig = { $player } ведёт судно дальше ценой повреждения («{ ability-jeanne }»)
log-chose-redraw = { $player } совершает подвиг «{ feat-edmund }»: вместо этой карты мифа берётся другая
log-chose-lead = { $player } совершает подвиг «{ feat-keilani }»: вместо кризиса — потеря { $resource-gen }
log-chose-barricade = { $player } задраивает люки: до конца хода глубоководные не войдут во внутренние области
log-chose-ransack = { $player } устраивает грабёж
log-chose-perform-rites = { $player } совершает обряд в честь Матери Гидры и Отца Дагона

## Skill cards and checks

log-moved-deck-hand =
    { $player } берёт { $count ->
        [one] { $count } карту { $key-gen }
        [few] { $count } карты { $key-gen }
       *[many] { $count } карт { $key-gen }
        [other] { $count } карты { $key-gen }
    }
    .known = { $player } берёт: { $cards }
log-shown-hand-discard = { $player } сбрасывает: { $cards }
log-shown-hand-played = { $player } разыгрывает карту «{ $cards }»
log-moved-hand-check-pile =
    { $player } добавляет к проверке { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
        [other] { $count } карты
    }
    .known = { $player } добавляет к проверке: { $cards }
log-shown-hand-check-shown = { $player } добавляет к проверке в открытую: { $cards }
log-moved-deck-check-pile =
    { $count ->
        [one] к проверке добавляется { $count } карта { $key-gen } из колоды
        [few] к проверке добавляются { $count } карты { $key-gen } из колоды
       *[many] к проверке добавляется { $count } карт { $key-gen } из колоды
        [other] к проверке добавляется { $count } карты { $key-gen } из колоды
    }
log-shown-deck-check-shown = из колоды { $key-gen } к проверке в открытую добавляется: { $cards }
log-shown-check-pile-check-shown = карты проверки: { $cards }
log-moved-deck-chaos =
    { $count ->
        [one] в колоду хаоса замешивается { $count } карта { $key-gen }
        [few] в колоду хаоса замешиваются { $count } карты { $key-gen }
       *[many] в колоду хаоса замешивается { $count } карт { $key-gen }
        [other] в колоду хаоса замешивается { $count } карты { $key-gen }
    }
log-shown-chaos-discard = из колоды хаоса сбрасывается: { $cards }
log-shuffled-deck = сброс карт { $key-gen } становится новой колодой

## Mythos, spells and waypoints

log-shown-mythos-crisis = взята карта мифа: { $cards }
log-shown-looking-crisis = { $player } выбирает карту мифа: { $cards }
log-shown-crisis-play-area = { $player } оставляет у себя карту мифа: { $cards }
log-shown-play-area-mythos-discard = { $player } сбрасывает из игровой зоны: { $cards }
log-moved-mythos-looking =
    { $player } смотрит { $count ->
        [one] { $count } верхнюю карту
        [few] { $count } верхние карты
       *[many] { $count } верхних карт
        [other] { $count } верхней карты
    } колоды мифов
    .known = { $player } смотрит верх колоды мифов: { $cards }
log-shuffled-mythos = сброс карт мифов становится новой колодой
log-moved-spells-looking =
    { $player } смотрит { $count ->
        [one] { $count } верхнюю карту
        [few] { $count } верхние карты
       *[many] { $count } верхних карт
        [other] { $count } верхней карты
    } колоды заклинаний
    .known = { $player } смотрит верх колоды заклинаний: { $cards }
log-shown-looking-spell = { $player } разыгрывает заклинание: { $cards }
log-shown-spells-spell = разыгрывается верхнее заклинание: { $cards }
log-shown-spell-play-area = { $player } получает заклинание: { $cards }
log-moved-spells-box-unseen =
    { $count ->
        [one] из игры не глядя убирается { $count } заклинание
        [few] из игры не глядя убираются { $count } заклинания
       *[many] из игры не глядя убирается { $count } заклинаний
        [other] из игры не глядя убирается { $count } заклинания
    }
log-moved-waypoints-looking =
    { $player } смотрит { $count ->
        [one] { $count } верхнюю карту
        [few] { $count } верхние карты
       *[many] { $count } верхних карт
        [other] { $count } верхней карты
    } колоды путевых точек
    .known = { $player } смотрит верх колоды путевых точек: { $cards }
log-shown-looking-journey = { $player } выбирает путевую точку: { $cards }
log-shown-waypoints-journey = её место занимает следующая путевая точка: { $cards }
log-shown-journey-box = путевая точка убирается из игры и не прибавляет расстояния: { $cards }

## Items

log-shown-item-deck-items =
    { $player } получает { $count ->
        [one] вещь
        [few] вещи
       *[many] вещи
        [other] вещи
    }: { $cards }
log-moved-item-deck-looking =
    { $player } смотрит { $count ->
        [one] { $count } верхнюю карту
        [few] { $count } верхние карты
       *[many] { $count } верхних карт
        [other] { $count } верхней карты
    } колоды вещей
    .known = { $player } смотрит верх колоды вещей: { $cards }
log-shown-looking-items = { $player } оставляет себе вещь: { $cards }
log-shown-items-items = { $player } отдаёт игроку { $other }: { $cards }
log-shown-items-box = { $player } навсегда теряет: { $cards }
log-moved-item-deck-box-unseen =
    { $count ->
        [one] из игры не глядя убирается { $count } вещь
        [few] из игры не глядя убираются { $count } вещи
       *[many] из игры не глядя убирается { $count } вещей
        [other] из игры не глядя убирается { $count } вещи
    }

## Damage

log-shown-damage-damage-now = взята карта повреждения: { $cards }
log-shown-damage-now-damaged = судно повреждено { $key-in }
log-shown-damaged-damage = повреждение { $key-in } устранено

## Passengers

log-moved-passengers-on-deck =
    { $count ->
        [one] { $count } пассажир оказывается { $key-in }
        [few] { $count } пассажира оказываются { $key-in }
       *[many] { $count } пассажиров оказываются { $key-in }
        [other] { $count } пассажира оказывается { $key-in }
    }
log-moved-on-deck-passengers =
    { $count ->
        [one] { $count } пассажир возвращается { $key-from } в запас
        [few] { $count } пассажира возвращаются { $key-from } в запас
       *[many] { $count } пассажиров возвращаются { $key-from } в запас
        [other] { $count } пассажира возвращается { $key-from } в запас
    }
log-shown-on-deck-passenger-now = побеждён пассажир { $key-in }: { $cards }
log-shown-passengers-passenger-now = побеждён пассажир из запаса: { $cards }

## Loyalty

log-moved-loyalty-deck-loyalty =
    { $player } получает { $count ->
        [one] { $count } карту роли
        [few] { $count } карты ролей
       *[many] { $count } карт ролей
        [other] { $count } карты роли
    }
    .known =
        { $player } получает { $count ->
            [one] карту роли
            [few] карты ролей
           *[many] карты ролей
            [other] карты ролей
        }: { $cards }
log-moved-loyalty-loyalty =
    { $player } отдаёт { $count ->
        [one] { $count } карту роли
        [few] { $count } карты ролей
       *[many] { $count } карт ролей
        [other] { $count } карты роли
    } игроку { $other }
    .known =
        { $player } отдаёт игроку { $other } { $count ->
            [one] карту роли
            [few] карты ролей
           *[many] карты ролей
            [other] карты ролей
        }: { $cards }
log-shown-loyalty-faceup =
    { $player } раскрывает { $count ->
        [one] карту роли
        [few] карты ролей
       *[many] карты ролей
        [other] карты ролей
    }: { $cards }
log-looked-loyalty = { $player } смотрит карты ролей игрока { $other }
    .known = { $player } смотрит карты ролей игрока { $other }: { $cards }

## Numbers and places

log-changed-fuel = топлива теперь { $to }
    .up =
        { $change ->
            [one] прибавляется { $change } единица топлива, теперь { $to }
            [few] прибавляются { $change } единицы топлива, теперь { $to }
           *[many] прибавляется { $change } единиц топлива, теперь { $to }
            [other] прибавляется { $change } единицы топлива, теперь { $to }
        }
    .down =
        { $change ->
            [one] теряется { $change } единица топлива, остаётся { $to }
            [few] теряются { $change } единицы топлива, остаётся { $to }
           *[many] теряется { $change } единиц топлива, остаётся { $to }
            [other] теряется { $change } единицы топлива, остаётся { $to }
        }
log-changed-food = припасов теперь { $to }
    .up =
        { $change ->
            [one] прибавляется { $change } единица припасов, теперь { $to }
            [few] прибавляются { $change } единицы припасов, теперь { $to }
           *[many] прибавляется { $change } единиц припасов, теперь { $to }
            [other] прибавляется { $change } единицы припасов, теперь { $to }
        }
    .down =
        { $change ->
            [one] теряется { $change } единица припасов, остаётся { $to }
            [few] теряются { $change } единицы припасов, остаётся { $to }
           *[many] теряется { $change } единиц припасов, остаётся { $to }
            [other] теряется { $change } единицы припасов, остаётся { $to }
        }
log-changed-sanity = рассудка теперь { $to }
    .up =
        { $change ->
            [one] прибавляется { $change } единица рассудка, теперь { $to }
            [few] прибавляются { $change } единицы рассудка, теперь { $to }
           *[many] прибавляется { $change } единиц рассудка, теперь { $to }
            [other] прибавляется { $change } единицы рассудка, теперь { $to }
        }
    .down =
        { $change ->
            [one] теряется { $change } единица рассудка, остаётся { $to }
            [few] теряются { $change } единицы рассудка, остаётся { $to }
           *[many] теряется { $change } единиц рассудка, остаётся { $to }
            [other] теряется { $change } единицы рассудка, остаётся { $to }
        }
log-changed-souls = душ теперь { $to }
    .up =
        { $change ->
            [one] прибавляется { $change } душа, теперь { $to }
            [few] прибавляются { $change } души, теперь { $to }
           *[many] прибавляется { $change } душ, теперь { $to }
            [other] прибавляется { $change } души, теперь { $to }
        }
    .down =
        { $change ->
            [one] теряется { $change } душа, остаётся { $to }
            [few] теряются { $change } души, остаётся { $to }
           *[many] теряется { $change } душ, остаётся { $to }
            [other] теряется { $change } души, остаётся { $to }
        }
log-changed-travel = жетон путешествия теперь на делении { $to }
    .up = судно идёт вперёд: жетон путешествия на делении { $to }
    .down =
        жетон путешествия возвращается на { $to ->
            [0] стартовое деление
           *[other] деление { $to }
        }
log-changed-ritual = жетон ритуала теперь на делении { $to }
    .up = ритуал продвигается: жетон на делении { $to }
    .down =
        жетон ритуала возвращается на { $to ->
            [0] стартовое деление
           *[other] деление { $to }
        }
log-changed-at = { $player } передвигается { $to-to }
log-changed-character = { $player } играет за { $to-acc }
log-changed-captain = капитан теперь — { $to }
log-changed-keeper = хранитель фолианта теперь — { $to }
log-changed-improvement = активная вещь с улучшением у игрока { $player } теперь — { $to }
