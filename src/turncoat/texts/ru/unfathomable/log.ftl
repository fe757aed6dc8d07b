# Unfathomable: what the log says.

## What happens on the board

log-spawned =
    { $count ->
        [1] { $space-in } размещается глубоководный
        [one] { $space-in } размещается { $count } глубоководный
        [few] { $space-in } размещаются { $count } глубоководных
       *[many] { $space-in } размещаются { $count } глубоководных
        [other] { $space-in } размещается { $count } глубоководного
    }
    .each = глубоководные размещаются { $places }, по { $count } в каждой области
log-figure-moved = { $figure } передвигается { $from-from } { $to-to }
log-figure-moved-deep-one =
    { $count ->
        [1] глубоководный передвигается { $from-from } { $to-to }
        [one] { $count } глубоководный передвигается { $from-from } { $to-to }
        [few] { $count } глубоководных передвигаются { $from-from } { $to-to }
       *[many] { $count } глубоководных передвигаются { $from-from } { $to-to }
        [other] { $count } глубоководного передвигается { $from-from } { $to-to }
    }
log-deep-one-defeated =
    { $count ->
        [one] { $space-in } побеждён { $count } глубоководный
        [few] { $space-in } побеждены { $count } глубоководных
       *[many] { $space-in } побеждено { $count } глубоководных
        [other] { $space-in } побеждено { $count } глубоководного
    }
log-deep-one-banished =
    { $count ->
        [one] { $count } глубоководный возвращается { $space-from } в запас
        [few] { $count } глубоководных возвращаются { $space-from } в запас
       *[many] { $count } глубоководных возвращаются { $space-from } в запас
        [other] { $count } глубоководного возвращается { $space-from } в запас
    }
log-character-defeated =
    { $seat } { $seat-gender ->
        [f] побеждена и попадает
        [m] побеждён и попадает
       *[none] терпит поражение и попадает
    } { $to-to }
log-defeat-prevented = поражение { $seat-gen } предотвращено
log-attacked = атака { $space-in }: результат { $result }, нужно { $target } или больше
    .roll =
        { $rerolls ->
            [0] { $result }
           *[other] { $first }, после переброса { $result }
        }
    .cards =
        { $rerolls ->
            [0] {""}
           *[other] { " " }(переброс: { $played })
        }
    .place =
        { $here ->
            [1] там
           *[0] { $space-in }
        }
log-attacked-by-deep-one =
    глубоководный атакует { $other-acc } { $space-in }: { log-attacked.roll } против { $target } — { $hit ->
        [1] попадание
       *[0] промах
    }{ log-attacked.cards }
    .item =
        { $other } { $space-in } ({ log-attacked.roll }, { $hit ->
            [1] попадание
           *[0] промах
        }){ log-attacked.cards }{ $count ->
            [1] {""}
           *[other] { " " }×{ $count }
        }
log-join-deep-one-attacks = глубоководные атакуют (нужно { $target }): { $list }
log-attacked-character =
    { $player } атакует { $other-acc } { $space-in }: { log-attacked.roll } против { $target } — { $hit ->
        [1] попадание
       *[0] промах
    }{ log-attacked.cards }
    .brief =
        { $hit ->
            [1] { $player } попадает в { $other-acc }
           *[0] { $player } атакует { $other-acc } и промахивается
        }
log-attacked-character-with =
    { $player } атакует { $other-acc } { $space-in } («{ $weapon }»): { log-attacked.roll } против { $target } — { $hit ->
        [1] попадание
       *[0] промах
    }{ log-attacked.cards }
    .brief =
        { $hit ->
            [1] { $player } попадает в { $other-acc }
           *[0] { $player } атакует { $other-acc } и промахивается
        }
log-attacked-deep-one =
    { $player } атакует глубоководного { $space-in }: { log-attacked.roll } против { $target } — { $hit ->
        [1] побеждён
       *[0] промах
    }{ log-attacked.cards }
    .item =
        { log-attacked.roll } — { $hit ->
            [1] попадание
           *[0] промах
        }{ log-attacked.cards }{ $count ->
            [1] {""}
           *[other] { " " }×{ $count }
        }
    .brief =
        { $player } { $hit ->
            [1] { $count ->
                [1] побеждает { log-attacked.place } глубоководного
                [one] побеждает { log-attacked.place } { $count } глубоководного
                [few] побеждает { log-attacked.place } { $count } глубоководных
               *[many] побеждает { log-attacked.place } { $count } глубоководных
                [other] побеждает { log-attacked.place } { $count } глубоководного
            }
           *[0] промахивается { log-attacked.place }
        }
log-attacked-deep-one-with =
    { $player } атакует глубоководного { $space-in } («{ $weapon }»): { log-attacked.roll } против { $target } — { $hit ->
        [1] побеждён
       *[0] промах
    }{ log-attacked.cards }
    .item =
        { log-attacked.roll } — { $hit ->
            [1] попадание
           *[0] промах
        }{ log-attacked.cards }{ $count ->
            [1] {""}
           *[other] { " " }×{ $count }
        }
    .brief =
        { $player } { $hit ->
            [1] { $count ->
                [1] побеждает { log-attacked.place } глубоководного
                [one] побеждает { log-attacked.place } { $count } глубоководного
                [few] побеждает { log-attacked.place } { $count } глубоководных
               *[many] побеждает { log-attacked.place } { $count } глубоководных
                [other] побеждает { log-attacked.place } { $count } глубоководного
            }
           *[0] промахивается { log-attacked.place }
        }
log-join-attacks = { $player } атакует глубоководных { $space-in } (нужно { $target }): { $list }
log-join-attacks-with = { $player } атакует глубоководных { $space-in } («{ $weapon }», нужно { $target }): { $list }
log-greater-banishment = ритуал завершён: вода и наружные области очищаются
log-awakening = начинается фаза пробуждения: пройденное расстояние — { $distance }
log-checked-failed = проверка провалена: { $total } против { $target }
    .brief = проверка провалена: не хватило { $by }
log-checked-partly-passed = частичный успех проверки: { $total } против { $target }
    .brief = частичный успех проверки ({ $total } против { $target })
log-checked-passed = проверка успешна: { $total } против { $target }
    .brief = проверка успешна
log-crisis-failed = проверка провалена: { $total } против { $target }
    .brief = кризис «{ $card }» провален: не хватило { $by }
log-crisis-partly-passed = частичный успех проверки: { $total } против { $target }
    .brief = кризис «{ $card }»: частичный успех
log-crisis-passed = проверка успешна: { $total } против { $target }
    .brief = кризис «{ $card }» преодолён
log-check-begun = проверка навыков { $target } ({ $skills })
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
log-chose-trading-agree-accept-of-card = { $player } соглашается на обмен («{ $source }»)
log-chose-trading-agree-decline-of-card = { $player } отказывается от обмена («{ $source }»)
log-chose-playing-twice-accept-of-card = { $player } разыгрывает карту «{ $source }» второй раз
log-chose-giving-gift-decline = { $player } не отдаёт ни одной вещи
log-chose-searching-keep-one-decline = { $player } не берёт вещь и возвращает её в колоду
log-chose-defeat-all-choose-victim-pick-seat = по решению { $player-gen } сначала удар принимает { $seat }
log-picks-self = { $player } выбирает себя
log-picks-self-of-card = { $player } выбирает себя («{ $source }»)
log-rolled-shrivelling =
    { card-shrivelling }: { $player } выбрасывает { $die }{ $sign ->
        [1] { " " }+ { $bonus } = { $total }
        [2] { " " }− { $bonus } = { $total }
       *[0] {""}
    } (нужно { $enough }) — { $hit ->
        [1] попадание
       *[0] промах
    }
log-went-and-used = { $player } передвигается { $space-to } и выполняет особое действие
log-went-and-repairs = { $player } передвигается { $space-to } и берётся за ремонт
    .brief = { $player } передвигается { $space-to }
log-went-and-rescued = { $player } передвигается { $space-to } и спасает пассажира
log-sent = { $seat } отправляет { $player-acc } { $to-to }
log-chose-give-item = { $player } предлагает вещь «{ $card }» — { $to-dat }
log-chose-swap-items = { $player } предлагает обменять вещь «{ $card }» на вещь «{ $for }»
log-chose-rescue = { $player } спасает пассажира
log-chose-rescue-named = { $player } спасает пассажира { $space-in }
log-chose-defeat-passenger = { $player } нападает на пассажира
log-chose-trade = { $player } начинает обмен
log-chose-use-room = { $player } выполняет особое действие области
log-chose-use-room-named = { $player } выполняет особое действие { $space-in }
log-chose-repair = { $player } берётся за ремонт
log-chose-repair-named = { $player } берётся за ремонт { $space-in }
log-chose-use-item = { $player } применяет вещь «{ $card }»
log-chose-use-ability = { $player } выполняет особое действие листа персонажа
log-chose-use-ability-named = { $player } использует свойство «{ $ability }»
log-chose-use-feat = { $player } совершает подвиг
log-chose-use-feat-named = { $player } совершает подвиг «{ $feat }»
log-chose-use-tome = { $player } открывает фолиант
log-chose-use-kept = { $player } выполняет особое действие карты «{ $card }»
log-chose-reveal = { $player } раскрывает себя: это предатель
    .brief = { $player } оказывается предателем
log-revealed = { $player } раскрывает себя как предателя: { $cards }
    .brief = { $player } оказывается предателем ({ $cards })
log-chose-raise-die = { $player } разыгрывает карту «{ $card }»: +{ $bonus } к броску
    .item =
        { $player } +{ $bonus } («{ $card }»){ $count ->
            [1] {""}
           *[other] { " " }×{ $count }
        }
log-chose-lower-die = { $player } разыгрывает карту «{ $card }»: −{ $bonus } к броску
    .item =
        { $player } −{ $bonus } («{ $card }»){ $count ->
            [1] {""}
           *[other] { " " }×{ $count }
        }
log-join-die-cards = карты меняют бросок: { $list }
log-chose-almanac = { $player } прибавляет к броску значение карты «{ $card }» («{ card-almanac }»)
log-chose-set-die = { $player } совершает подвиг «{ feat-beatrice }»: на кубике { $face }
log-chose-reroll-attack = { $player } разыгрывает карту «{ $card }» и перебрасывает кубик атаки
    .item =
        { $player } — «{ $card }»{ $count ->
            [1] {""}
           *[other] { " " }×{ $count }
        }
log-join-rerolls = кубик атаки переброшен: { $list }
log-chose-reroll = { $player } разыгрывает карту «{ $card }» и перебрасывает кубик
log-chose-fire-again = { $player } стреляет ещё раз («{ card-pocket-pistol }»)
log-chose-shrug-off = { $player } разыгрывает карту «{ $card }» и остаётся на ногах
log-chose-send-starbuck = { card-starbuck } принимает удар вместо { $player-gen } и навсегда выбывает
log-chose-use-ward = { $player-acc } спасает заклинание «{ card-flesh-ward }»
log-chose-heal = { $player } сбрасывает карту «{ $card }» и предотвращает поражение («{ ability-svetlana }»)
log-chose-intervene = { $player } совершает подвиг «{ feat-svetlana }» и предотвращает поражение
log-chose-use-pharmacy = { $player } спасает пассажира («{ card-travel-pharmacy }»)
log-chose-hide-nothing = { $player } разыгрывает карту «{ $card }»: карты добавляются к этой проверке лицевой стороной вверх
log-chose-force-learning = { $player } разыгрывает карту «{ $card }»: { $skill } — положительный навык этой проверки
log-chose-prepare = { $player } разыгрывает карту «{ $card }»: в этой проверке не будет карт хаоса
log-chose-sacrifice = { $player } совершает подвиг «{ feat-arjun }» и решает исход проверки: { $outcome }
log-chose-raise-total = { $player } разыгрывает карту «{ $card }»: +{ $bonus } к итоговому числу
log-chose-lower-total = { $player } разыгрывает карту «{ $card }»: −{ $bonus } к итоговому числу
log-chose-use-ring = { $player } применяет вещь «{ card-lucky-ring }»: +{ $bonus } к итоговому числу
log-chose-equip-up = { $player } совершает подвиг «{ feat-samira }»: +{ $number } к итоговому числу
log-chose-equip-down = { $player } совершает подвиг «{ feat-samira }»: −{ $number } к итоговому числу
log-chose-read-script = { $player } применяет заклинание «{ card-revelation-of-script }»: к проверке добавляется верхняя карта колоды { $skill-gen }
log-chose-jury-rig = { $player } ведёт судно дальше ценой повреждения («{ ability-jeanne }»)
log-chose-redraw = { $player } совершает подвиг «{ feat-edmund }»: вместо этой карты мифа берётся другая
log-chose-lead = { $player } совершает подвиг «{ feat-keilani }»: вместо кризиса — потеря { $resource-gen }
log-chose-barricade = { $player } задраивает люки: до конца хода глубоководные не войдут во внутренние области
log-chose-ransack = { $player } сбрасывает карту «{ $card }» и устраивает грабёж
log-chose-ransack-named = { $player } сбрасывает карту «{ $card }» и устраивает грабёж { $space-in }
log-chose-perform-rites = { $player } сбрасывает карту «{ $card }» и совершает обряд в честь Матери Гидры и Отца Дагона

## Skill cards and checks

log-moved-deck-hand =
    { $player } берёт { $count ->
        [one] { $count } карту { $key-gen }
        [few] { $count } карты { $key-gen }
       *[many] { $count } карт { $key-gen }
        [other] { $count } карты { $key-gen }
    }
    .known = { $player } берёт: { $cards }
    .item = { $key } { $count }
    .known-item = { $cards }
log-join-draws = { $player } берёт карты: { $list }
log-join-draws-of-players = взяты карты: { $list }
log-draws-of-player = { $player } — { $list }
log-shown-hand-discard = { $player } сбрасывает: { $cards }
    .item = { $player } — { $cards }
log-join-discards = сброшены карты: { $list }
log-shown-hand-played =
    { $player } разыгрывает { $many ->
        [one] карту «{ $cards }»
        [few] { $many } карты: { $cards }
       *[many] { $many } карт: { $cards }
        [other] { $many } карты: { $cards }
    }
    .brief =
        { $player } разыгрывает { $many ->
            [one] карту «{ $cards }»
            [few] карты { $cards }
           *[many] карты { $cards }
            [other] карты { $cards }
        }
log-moved-hand-check-pile =
    { $player } добавляет к проверке { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
        [other] { $count } карты
    }
    .known = { $player } добавляет к проверке: { $cards }
    .item = { $player } ({ $count })
    .known-item = { $player } ({ $cards })
log-join-adds = карты в проверку: { $list }
log-shown-hand-check-shown = { $player } добавляет к проверке в открытую: { $cards }
    .item = { $player } — { $cards }
log-join-open-adds = карты в проверку, в открытую: { $list }
log-moved-deck-check-pile =
    { $count ->
        [one] к проверке добавляется { $count } карта { $key-gen } из колоды
        [few] к проверке добавляются { $count } карты { $key-gen } из колоды
       *[many] к проверке добавляется { $count } карт { $key-gen } из колоды
        [other] к проверке добавляется { $count } карты { $key-gen } из колоды
    }
log-shown-deck-check-shown = из колоды { $key-gen } к проверке в открытую добавляется: { $cards }
log-shown-check-pile-check-shown = карты проверки: { $cards }
log-check-cards = за: { $for }; против: { $against }
log-check-cards-for = за: { $for }; против: ничего
log-check-cards-against = за: ничего; против: { $against }
log-moved-deck-chaos =
    { $count ->
        [one] в колоду хаоса замешивается { $count } карта { $key-gen }
        [few] в колоду хаоса замешиваются { $count } карты { $key-gen }
       *[many] в колоду хаоса замешивается { $count } карт { $key-gen }
        [other] в колоду хаоса замешивается { $count } карты { $key-gen }
    }
log-chaos-rebuilt = колода хаоса собрана заново
log-shown-chaos-discard = из колоды хаоса сбрасывается: { $cards }

## Mythos, spells and waypoints

log-shown-mythos-crisis = карта мифа: { $cards }
    .brief = кризис «{ $cards }»
log-mythos-skipped = карту «{ $cards }» разыграть некому: она сбрасывается, вместо неё берётся другая
log-shown-looking-crisis = { $player } выбирает карту мифа: { $cards }
log-shown-crisis-play-area = { $player } оставляет у себя карту мифа: { $cards }
log-shown-play-area-mythos-discard = { $player } сбрасывает из игровой зоны: { $cards }
log-moved-mythos-looking =
    { $player } смотрит { $count ->
        [one] верхнюю карту
        [few] { $count } верхние карты
       *[many] { $count } верхних карт
        [other] { $count } верхней карты
    } колоды мифов
    .known = { $player } смотрит верх колоды мифов: { $cards }
log-shuffled-mythos = сброс карт мифов становится новой колодой
log-moved-spells-looking =
    { $player } смотрит { $count ->
        [one] верхнюю карту
        [few] { $count } верхние карты
       *[many] { $count } верхних карт
        [other] { $count } верхней карты
    } колоды заклинаний
    .known = { $player } смотрит верх колоды заклинаний: { $cards }
log-shown-looking-spell = { $player } разыгрывает заклинание «{ $cards }»
log-cast-and-kept = { $player } разыгрывает заклинание «{ $cards }» и оставляет его себе
log-shown-spells-spell = разыгрывается верхнее заклинание: { $cards }
log-shown-spell-play-area = { $player } получает заклинание «{ $cards }»
log-moved-spells-box-unseen =
    { $count ->
        [one] из игры не глядя убирается { $count } заклинание
        [few] из игры не глядя убираются { $count } заклинания
       *[many] из игры не глядя убирается { $count } заклинаний
        [other] из игры не глядя убирается { $count } заклинания
    }
log-moved-waypoints-looking =
    { $player } смотрит { $count ->
        [one] верхнюю карту
        [few] { $count } верхние карты
       *[many] { $count } верхних карт
        [other] { $count } верхней карты
    } колоды путевых точек
    .known = { $player } смотрит верх колоды путевых точек: { $cards }
log-shown-looking-journey = { $player } выбирает путевую точку «{ $cards }»
log-shown-waypoints-journey = её место занимает следующая путевая точка: { $cards }
log-shown-journey-box = путевая точка убирается из игры и не прибавляет расстояния: { $cards }

## Items

log-shown-item-deck-items =
    { $player } получает { $many ->
        [one] вещь «{ $cards }»
        [few] { $many } вещи: { $cards }
       *[many] { $many } вещей: { $cards }
        [other] { $many } вещи: { $cards }
    }
log-moved-item-deck-looking =
    { $player } смотрит { $count ->
        [one] верхнюю карту
        [few] { $count } верхние карты
       *[many] { $count } верхних карт
        [other] { $count } верхней карты
    } колоды вещей
    .known = { $player } смотрит верх колоды вещей: { $cards }
log-shown-looking-items = { $player } оставляет себе вещь «{ $cards }»
log-shown-items-items = { $player } отдаёт { $other-dat }: { $cards }
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
log-repaired = { $player } проводит ремонт { $key-in }
    .brief =
        { $player } { $here ->
            [1] проводит там ремонт
           *[0] проводит ремонт { $key-in }
        }

## Passengers

log-moved-passengers-on-deck =
    { $count ->
        [one] { $count } пассажир оказывается { $key-in }
        [few] { $count } пассажира оказываются { $key-in }
       *[many] { $count } пассажиров оказываются { $key-in }
        [other] { $count } пассажира оказывается { $key-in }
    }
    .each = пассажиры оказываются { $places }, по { $count } в каждой области
log-moved-on-deck-passengers =
    { $count ->
        [one] { $count } пассажир возвращается { $key-from } в запас
        [few] { $count } пассажира возвращаются { $key-from } в запас
       *[many] { $count } пассажиров возвращаются { $key-from } в запас
        [other] { $count } пассажира возвращается { $key-from } в запас
    }
log-places-decks =
    { $n ->
        [one] в наружной области { $list }
        [few] в наружных областях { $list }
       *[many] в наружных областях { $list }
        [other] в наружных областях { $list }
    }
log-places-waters =
    { $n ->
        [one] в водной области { $list }
        [few] в водных областях { $list }
       *[many] в водных областях { $list }
        [other] в водных областях { $list }
    }
log-shown-on-deck-passenger-now =
    { $count ->
        [1] побеждён пассажир { $key-in } ({ $cards })
        [one] побеждён { $count } пассажир { $key-in } ({ $cards })
        [few] побеждены { $count } пассажира { $key-in } ({ $cards })
       *[many] побеждены { $count } пассажиров { $key-in } ({ $cards })
        [other] побеждено { $count } пассажира { $key-in } ({ $cards })
    }
log-shown-passengers-passenger-now =
    { $count ->
        [1] побеждён пассажир из запаса ({ $cards })
        [one] побеждён { $count } пассажир из запаса ({ $cards })
        [few] побеждены { $count } пассажира из запаса ({ $cards })
       *[many] побеждены { $count } пассажиров из запаса ({ $cards })
        [other] побеждено { $count } пассажира из запаса ({ $cards })
    }
log-passenger-lost-nothing =
    { $count ->
        [1] побеждён пассажир { $key-in }: без потерь
        [one] побеждён { $count } пассажир { $key-in }: без потерь
        [few] побеждены { $count } пассажира { $key-in }: без потерь
       *[many] побеждены { $count } пассажиров { $key-in }: без потерь
        [other] побеждено { $count } пассажира { $key-in }: без потерь
    }
log-passenger-lost-nothing-supply =
    { $count ->
        [1] побеждён пассажир из запаса: без потерь
        [one] побеждён { $count } пассажир из запаса: без потерь
        [few] побеждены { $count } пассажира из запаса: без потерь
       *[many] побеждены { $count } пассажиров из запаса: без потерь
        [other] побеждено { $count } пассажира из запаса: без потерь
    }

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
    .item = { $player } ({ $count })
    .known-item = { $player } ({ $cards })
log-join-loyalty = розданы карты ролей: { $list }
log-moved-loyalty-loyalty =
    { $player } отдаёт { $other-dat } { $count ->
        [one] { $count } карту роли
        [few] { $count } карты ролей
       *[many] { $count } карт ролей
        [other] { $count } карты роли
    }
    .known =
        { $player } отдаёт { $other-dat } { $count ->
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
    .brief =
        { $player } раскрывает { $count ->
            [one] карту роли
            [few] карты ролей
           *[many] карты ролей
            [other] карты ролей
        } ({ $cards })
log-looked-loyalty = { $player } смотрит карты ролей { $other-gen }
    .known = { $player } смотрит карты ролей { $other-gen }: { $cards }

## Numbers and places

log-changed-fuel = топливо: { $to }
    .up = топливо повышается на { $change }: теперь { $to }
    .down = топливо снижается на { $change }: теперь { $to }
log-changed-food = припасы: { $to }
    .up = припасы повышаются на { $change }: теперь { $to }
    .down = припасы снижаются на { $change }: теперь { $to }
log-changed-sanity = рассудок: { $to }
    .up = рассудок повышается на { $change }: теперь { $to }
    .down = рассудок снижается на { $change }: теперь { $to }
log-changed-souls = души: { $to }
    .up = души повышаются на { $change }: теперь { $to }
    .down = души снижаются на { $change }: теперь { $to }
log-changed-travel = жетон путешествия теперь на делении { $to }
    .up = судно идёт вперёд (путешествие: { $to })
    .down =
        жетон путешествия возвращается на { $to ->
            [0] стартовое деление
           *[other] деление { $to }
        }
log-changed-ritual = жетон ритуала теперь на делении { $to }
    .up = ритуал продвигается (теперь { $to })
    .down =
        жетон ритуала возвращается на { $to ->
            [0] стартовое деление
           *[other] деление { $to }
        }
log-starts-at = { $player } начинает { $to-in }
log-changed-at = { $player } передвигается { $to-to }
log-ends-up = { $player } попадает { $to-to }
log-changed-character = { $own-name } играет за { $to-acc }
log-changed-captain = капитан теперь — { $to }
log-changed-keeper = хранитель фолианта теперь — { $to }
log-changed-improvement = у { $player-gen } теперь активна вещь с улучшением: { $to }
