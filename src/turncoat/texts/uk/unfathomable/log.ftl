# Unfathomable: what the log says.

## What happens on the board

log-spawned =
    { $count ->
        [1] { $space-in } зʼявляється глибоководний
        [one] { $space-in } зʼявляється { $count } глибоководний
        [few] { $space-in } зʼявляються { $count } глибоководні
       *[many] { $space-in } зʼявляється { $count } глибоководних
        [other] { $space-in } зʼявляється { $count } глибоководного
    }
    .each = глибоководні зʼявляються { $places }, по { $count } в кожній зоні
log-figure-moved = { $figure } переміщується { $from-from } { $to-to }
log-figure-moved-deep-one =
    { $count ->
        [1] глибоководний переміщується { $from-from } { $to-to }
        [one] { $count } глибоководний переміщується { $from-from } { $to-to }
        [few] { $count } глибоководні переміщуються { $from-from } { $to-to }
       *[many] { $count } глибоководних переміщуються { $from-from } { $to-to }
        [other] { $count } глибоководного переміщується { $from-from } { $to-to }
    }
log-deep-one-defeated =
    { $space-in } переможено { $count ->
        [one] { $count } глибоководного
        [few] { $count } глибоководних
       *[many] { $count } глибоководних
        [other] { $count } глибоководного
    }
log-deep-one-banished =
    { $count ->
        [one] { $count } глибоководний повертається { $space-from } в запас
        [few] { $count } глибоководні повертаються { $space-from } в запас
       *[many] { $count } глибоководних повертаються { $space-from } в запас
        [other] { $count } глибоководного повертається { $space-from } в запас
    }
log-character-defeated = { $seat-acc } переможено й відправлено { $to-to }
log-defeat-prevented = поразці { $seat-gen } запобігли
log-attacked = атака { $space-in }: результат { $result }, треба { $target } або більше
    .roll =
        { $rerolls ->
            [0] { $result }
           *[other] { $first }, після перекидання { $result }
        }
    .cards =
        { $rerolls ->
            [0] {""}
           *[other] { " " }(перекидання: { $played })
        }
    .place =
        { $here ->
            [1] там
           *[0] { $space-in }
        }
log-attacked-by-deep-one =
    глибоководний атакує { $other-acc } { $space-in }: { log-attacked.roll } проти { $target } — { $hit ->
        [1] влучання
       *[0] промах
    }{ log-attacked.cards }
    .item =
        { $other } { $space-in } ({ log-attacked.roll }, { $hit ->
            [1] влучання
           *[0] промах
        }){ log-attacked.cards }{ $count ->
            [1] {""}
           *[other] { " " }×{ $count }
        }
log-join-deep-one-attacks = глибоководні атакують (треба { $target }): { $list }
log-attacked-character =
    { $player } атакує { $other-acc } { $space-in }: { log-attacked.roll } проти { $target } — { $hit ->
        [1] влучання
       *[0] промах
    }{ log-attacked.cards }
    .brief =
        { $hit ->
            [1] { $player } влучає в { $other-acc }
           *[0] { $player } атакує { $other-acc } і хибить
        }
log-attacked-character-with =
    { $player } атакує { $other-acc } { $space-in } («{ $weapon }»): { log-attacked.roll } проти { $target } — { $hit ->
        [1] влучання
       *[0] промах
    }{ log-attacked.cards }
    .brief =
        { $hit ->
            [1] { $player } влучає в { $other-acc }
           *[0] { $player } атакує { $other-acc } і хибить
        }
log-attacked-deep-one =
    { $player } атакує глибоководного { $space-in }: { log-attacked.roll } проти { $target } — { $hit ->
        [1] переможено
       *[0] промах
    }{ log-attacked.cards }
    .item =
        { log-attacked.roll } — { $hit ->
            [1] влучання
           *[0] промах
        }{ log-attacked.cards }{ $count ->
            [1] {""}
           *[other] { " " }×{ $count }
        }
    .brief =
        { $player } { $hit ->
            [1] { $count ->
                [1] перемагає { log-attacked.place } глибоководного
                [one] перемагає { log-attacked.place } { $count } глибоководного
                [few] перемагає { log-attacked.place } { $count } глибоководних
               *[many] перемагає { log-attacked.place } { $count } глибоководних
                [other] перемагає { log-attacked.place } { $count } глибоководного
            }
           *[0] хибить { log-attacked.place }
        }
log-attacked-deep-one-with =
    { $player } атакує глибоководного { $space-in } («{ $weapon }»): { log-attacked.roll } проти { $target } — { $hit ->
        [1] переможено
       *[0] промах
    }{ log-attacked.cards }
    .item =
        { log-attacked.roll } — { $hit ->
            [1] влучання
           *[0] промах
        }{ log-attacked.cards }{ $count ->
            [1] {""}
           *[other] { " " }×{ $count }
        }
    .brief =
        { $player } { $hit ->
            [1] { $count ->
                [1] перемагає { log-attacked.place } глибоководного
                [one] перемагає { log-attacked.place } { $count } глибоководного
                [few] перемагає { log-attacked.place } { $count } глибоководних
               *[many] перемагає { log-attacked.place } { $count } глибоководних
                [other] перемагає { log-attacked.place } { $count } глибоководного
            }
           *[0] хибить { log-attacked.place }
        }
log-join-attacks = { $player } атакує глибоководних { $space-in } (треба { $target }): { $list }
log-join-attacks-with = { $player } атакує глибоководних { $space-in } («{ $weapon }», треба { $target }): { $list }
log-greater-banishment = ритуал завершено: вода й палуба очищаються
log-awakening = починається фаза пробудження: подолана відстань — { $distance }
log-checked-failed = перевірку провалено: { $total } проти { $target }
    .brief = перевірку провалено: забракло { $by }
log-checked-partly-passed = частковий успіх перевірки: { $total } проти { $target }
    .brief = частковий успіх перевірки ({ $total } проти { $target })
log-checked-passed = перевірка успішна: { $total } проти { $target }
    .brief = перевірка успішна
log-crisis-failed = перевірку провалено: { $total } проти { $target }
    .brief = кризу «{ $card }» провалено: забракло { $by }
log-crisis-partly-passed = частковий успіх перевірки: { $total } проти { $target }
    .brief = криза «{ $card }»: частковий успіх
log-crisis-passed = перевірка успішна: { $total } проти { $target }
    .brief = кризу «{ $card }» подолано
log-check-begun = перевірка вмінь { $target } ({ $skills })
log-redrawn = { $seat } показує й скидає карту «{ $card }», яку зараз не можна розіграти, і бере на перегляд іншу

## What players choose

log-chose-put-on-top = { $player } кладе карту на верх колоди
    .known = { $player } кладе на верх колоди карту «{ $card }»
log-chose-put-under = { $player } кладе карту під низ колоди
    .known = { $player } кладе під низ колоди карту «{ $card }»
log-chose-pick-item = { $player } вибирає предмет «{ $card }»
log-chose-pick-number =
    { $player } вирішує ризикнути { $number ->
        [one] { $number } пасажиром
        [few] { $number } пасажирами
       *[many] { $number } пасажирами
        [other] { $number } пасажира
    }
log-chose-pick-figure = { $player } вибирає монарха: { $figure }
log-chose-trading-agree-accept-of-card = { $player } погоджується на обмін («{ $source }»)
log-chose-trading-agree-decline-of-card = { $player } відмовляється від обміну («{ $source }»)
log-chose-playing-twice-accept-of-card = { $player } розігрує карту «{ $source }» вдруге
log-chose-giving-gift-decline = { $player } не віддає жодного предмета
log-chose-searching-keep-one-decline = { $player } не бере предмет і повертає його в колоду
log-chose-defeat-all-choose-victim-pick-seat = за рішенням { $player-gen } першим удар приймає { $seat }
log-picks-self = { $player } вибирає себе
log-picks-self-of-card = { $player } вибирає себе («{ $source }»)
log-rolled-shrivelling =
    { card-shrivelling }: { $player } викидає { $die }{ $sign ->
        [1] { " " }+ { $bonus } = { $total }
        [2] { " " }− { $bonus } = { $total }
       *[0] {""}
    } (треба { $enough }) — { $hit ->
        [1] влучання
       *[0] промах
    }
log-went-and-used = { $player } переміщується { $space-to } і розігрує дію зони
log-went-and-repairs = { $player } переміщується { $space-to } і береться до ремонту
    .brief = { $player } переміщується { $space-to }
log-went-and-rescued = { $player } переміщується { $space-to } і рятує пасажира
log-sent = { $seat } відправляє { $player-acc } { $to-to }
log-chose-give-item = { $player } пропонує предмет «{ $card }» — { $to-dat }
log-chose-swap-items = { $player } пропонує обміняти предмет «{ $card }» на предмет «{ $for }»
log-chose-rescue = { $player } рятує пасажира
log-chose-rescue-named = { $player } рятує пасажира { $space-in }
log-chose-defeat-passenger = { $player } нападає на пасажира
log-chose-trade = { $player } розпочинає обмін
log-chose-use-room = { $player } розігрує дію своєї зони
log-chose-use-room-named = { $player } розігрує дію зони «{ $space }»
log-chose-repair = { $player } береться до ремонту
log-chose-repair-named = { $player } береться до ремонту { $space-in }
log-chose-use-item = { $player } використовує предмет «{ $card }»
log-chose-use-ability = { $player } розігрує дію планшета персонажа
log-chose-use-ability-named = { $player } використовує властивість «{ $ability }»
log-chose-use-feat = { $player } здійснює звитягу
log-chose-use-feat-named = { $player } здійснює звитягу «{ $feat }»
log-chose-use-tome = { $player } розгортає гримуар
log-chose-use-kept = { $player } розігрує властивість «Дія» карти «{ $card }»
log-chose-reveal = { $player } оголошує свою зраду
log-revealed = { $player } оголошує свою зраду: { $cards }
    .brief = { $player } оголошує свою зраду ({ $cards })
log-chose-raise-die = { $player } розігрує карту «{ $card }»: +{ $bonus } до кидка
    .item =
        { $player } +{ $bonus } («{ $card }»){ $count ->
            [1] {""}
           *[other] { " " }×{ $count }
        }
log-chose-lower-die = { $player } розігрує карту «{ $card }»: −{ $bonus } до кидка
    .item =
        { $player } −{ $bonus } («{ $card }»){ $count ->
            [1] {""}
           *[other] { " " }×{ $count }
        }
log-join-die-cards = карти змінюють кидок: { $list }
log-chose-almanac = { $player } додає до кидка значення карти «{ $card }» («{ card-almanac }»)
log-chose-set-die = { $player } здійснює звитягу «{ feat-beatrice }»: на кістці { $face }
log-chose-reroll-attack = { $player } розігрує карту «{ $card }» і перекидає кістку атаки
    .item =
        { $player } — «{ $card }»{ $count ->
            [1] {""}
           *[other] { " " }×{ $count }
        }
log-join-rerolls = кістку атаки перекинуто: { $list }
log-chose-reroll = { $player } розігрує карту «{ $card }» і перекидає кістку
log-chose-fire-again = { $player } стріляє ще раз («{ card-pocket-pistol }»)
log-chose-shrug-off = { $player } розігрує карту «{ $card }» і лишається на ногах
log-chose-send-starbuck = { card-starbuck } приймає удар замість { $player-gen } й назавжди вибуває
log-chose-use-ward = { $player-acc } рятує заклинання «{ card-flesh-ward }»
log-chose-heal = { $player } скидає карту «{ $card }» і запобігає поразці («{ ability-svetlana }»)
log-chose-intervene = { $player } здійснює звитягу «{ feat-svetlana }» і запобігає поразці
log-chose-use-pharmacy = { $player } рятує пасажира («{ card-travel-pharmacy }»)
log-chose-hide-nothing = { $player } розігрує карту «{ $card }»: карти додають до цієї перевірки горілиць
log-chose-force-learning = { $player } розігрує карту «{ $card }»: { $skill } — вміння підтримки цієї перевірки
log-chose-prepare = { $player } розігрує карту «{ $card }»: у цій перевірці не буде карт хаосу
log-chose-sacrifice = { $player } здійснює звитягу «{ feat-arjun }» і вирішує наслідок перевірки: { $outcome }
log-chose-raise-total = { $player } розігрує карту «{ $card }»: +{ $bonus } до результату
log-chose-lower-total = { $player } розігрує карту «{ $card }»: −{ $bonus } до результату
log-chose-use-ring = { $player } використовує предмет «{ card-lucky-ring }»: +{ $bonus } до результату
log-chose-equip-up = { $player } здійснює звитягу «{ feat-samira }»: +{ $number } до результату
log-chose-equip-down = { $player } здійснює звитягу «{ feat-samira }»: −{ $number } до результату
log-chose-read-script = { $player } використовує заклинання «{ card-revelation-of-script }»: до перевірки додають верхню карту колоди { $skill-gen }
log-chose-jury-rig = { $player } веде корабель далі ціною пошкодження («{ ability-jeanne }»)
log-chose-redraw = { $player } здійснює звитягу «{ feat-edmund }»: замість цієї карти міту беруть іншу
log-chose-lead = { $player } здійснює звитягу «{ feat-keilani }»: замість кризи — втрата { $resource-gen }
log-chose-barricade = { $player } задраює люки: до кінця ходу глибоководні не ввійдуть у внутрішні зони
log-chose-ransack = { $player } скидає карту «{ $card }» і влаштовує грабунок
log-chose-ransack-named = { $player } скидає карту «{ $card }» і влаштовує грабунок { $space-in }
log-chose-perform-rites = { $player } скидає карту «{ $card }» і звершує обряд на честь Матері Гідри та Батька Дагона

## Skill cards and checks

log-moved-deck-hand =
    { $player } бере { $count ->
        [one] { $count } карту { $key-gen }
        [few] { $count } карти { $key-gen }
       *[many] { $count } карт { $key-gen }
        [other] { $count } карти { $key-gen }
    }
    .known = { $player } бере: { $cards }
    .item = { $key } { $count }
    .known-item = { $cards }
log-join-draws = { $player } бере карти: { $list }
log-join-draws-of-players = узято карти: { $list }
log-draws-of-player = { $player } — { $list }
log-shown-hand-discard = { $player } скидає: { $cards }
    .item = { $player } — { $cards }
log-join-discards = скинуто карти: { $list }
log-shown-hand-played =
    { $player } розігрує { $many ->
        [one] карту «{ $cards }»
        [few] { $many } карти: { $cards }
       *[many] { $many } карт: { $cards }
        [other] { $many } карти: { $cards }
    }
    .brief =
        { $player } розігрує { $many ->
            [one] карту «{ $cards }»
            [few] карти { $cards }
           *[many] карти { $cards }
            [other] карти { $cards }
        }
log-moved-hand-check-pile =
    { $player } додає до перевірки { $count ->
        [one] { $count } карту
        [few] { $count } карти
       *[many] { $count } карт
        [other] { $count } карти
    }
    .known = { $player } додає до перевірки: { $cards }
    .item = { $player } ({ $count })
    .known-item = { $player } ({ $cards })
log-join-adds = карти до перевірки: { $list }
log-shown-hand-check-shown = { $player } додає до перевірки горілиць: { $cards }
    .item = { $player } — { $cards }
log-join-open-adds = карти до перевірки, горілиць: { $list }
log-moved-deck-check-pile =
    до перевірки додають { $count ->
        [one] { $count } карту { $key-gen } з колоди
        [few] { $count } карти { $key-gen } з колоди
       *[many] { $count } карт { $key-gen } з колоди
        [other] { $count } карти { $key-gen } з колоди
    }
log-shown-deck-check-shown = з колоди { $key-gen } до перевірки горілиць додають: { $cards }
log-shown-check-pile-check-shown = карти перевірки: { $cards }
log-check-cards = за: { $for }; проти: { $against }
log-check-cards-for = за: { $for }; проти: нічого
log-check-cards-against = за: нічого; проти: { $against }
log-moved-deck-chaos =
    у колоду хаосу затасовують { $count ->
        [one] { $count } карту { $key-gen }
        [few] { $count } карти { $key-gen }
       *[many] { $count } карт { $key-gen }
        [other] { $count } карти { $key-gen }
    }
log-chaos-rebuilt = колоду хаосу складено наново
log-shown-chaos-discard = з колоди хаосу скидають: { $cards }

## Mythos, spells and waypoints

log-shown-mythos-crisis = карта міту: { $cards }
    .brief = криза «{ $cards }»
log-mythos-skipped = карту «{ $cards }» нема кому розіграти: її скинуто, замість неї беруть іншу
log-shown-looking-crisis = { $player } вибирає карту міту: { $cards }
log-shown-crisis-play-area = { $player } лишає в себе карту міту: { $cards }
log-shown-play-area-mythos-discard = { $player } скидає з ігрової зони: { $cards }
log-moved-mythos-looking =
    { $player } переглядає { $count ->
        [one] верхню карту
        [few] { $count } верхні карти
       *[many] { $count } верхніх карт
        [other] { $count } верхньої карти
    } колоди міту
    .known = { $player } переглядає верх колоди міту: { $cards }
log-shuffled-mythos = скид карт міту стає новою колодою
log-moved-spells-looking =
    { $player } переглядає { $count ->
        [one] верхню карту
        [few] { $count } верхні карти
       *[many] { $count } верхніх карт
        [other] { $count } верхньої карти
    } колоди заклинань
    .known = { $player } переглядає верх колоди заклинань: { $cards }
log-shown-looking-spell = { $player } розігрує заклинання «{ $cards }»
log-cast-and-kept = { $player } розігрує заклинання «{ $cards }» і лишає його собі
log-shown-spells-spell = розігрується верхнє заклинання: { $cards }
log-shown-spell-play-area = { $player } отримує заклинання «{ $cards }»
log-moved-spells-box-unseen =
    з гри вилучають, не дивлячись, { $count ->
        [one] { $count } заклинання
        [few] { $count } заклинання
       *[many] { $count } заклинань
        [other] { $count } заклинання
    }
log-moved-waypoints-looking =
    { $player } переглядає { $count ->
        [one] верхню карту
        [few] { $count } верхні карти
       *[many] { $count } верхніх карт
        [other] { $count } верхньої карти
    } колоди курсу
    .known = { $player } переглядає верх колоди курсу: { $cards }
log-shown-looking-journey = { $player } вибирає карту курсу «{ $cards }»
log-shown-waypoints-journey = її місце займає наступна карта курсу: { $cards }
log-shown-journey-box = карту курсу вилучено з гри, відстані вона не додає: { $cards }

## Items

log-shown-item-deck-items =
    { $player } отримує { $many ->
        [one] предмет «{ $cards }»
        [few] { $many } предмети: { $cards }
       *[many] { $many } предметів: { $cards }
        [other] { $many } предмета: { $cards }
    }
log-moved-item-deck-looking =
    { $player } переглядає { $count ->
        [one] верхню карту
        [few] { $count } верхні карти
       *[many] { $count } верхніх карт
        [other] { $count } верхньої карти
    } колоди предметів
    .known = { $player } переглядає верх колоди предметів: { $cards }
log-shown-looking-items = { $player } лишає собі предмет «{ $cards }»
log-shown-items-items = { $player } віддає { $other-dat }: { $cards }
log-shown-items-box = { $player } назавжди втрачає: { $cards }
log-moved-item-deck-box-unseen =
    з гри вилучають, не дивлячись, { $count ->
        [one] { $count } предмет
        [few] { $count } предмети
       *[many] { $count } предметів
        [other] { $count } предмета
    }

## Damage

log-shown-damage-damage-now = узято карту пошкодження: { $cards }
log-shown-damage-now-damaged = корабель пошкоджено { $key-in }
log-shown-damaged-damage = пошкодження { $key-in } усунуто
log-repaired = { $player } проводить ремонт { $key-in }
    .brief =
        { $player } { $here ->
            [1] проводить там ремонт
           *[0] проводить ремонт { $key-in }
        }

## Passengers

log-moved-passengers-on-deck =
    { $count ->
        [one] { $count } пасажир опиняється { $key-in }
        [few] { $count } пасажири опиняються { $key-in }
       *[many] { $count } пасажирів опиняються { $key-in }
        [other] { $count } пасажира опиняється { $key-in }
    }
    .each = пасажири опиняються { $places }, по { $count } в кожній зоні
log-moved-on-deck-passengers =
    { $count ->
        [one] { $count } пасажир повертається { $key-from } в запас
        [few] { $count } пасажири повертаються { $key-from } в запас
       *[many] { $count } пасажирів повертаються { $key-from } в запас
        [other] { $count } пасажира повертається { $key-from } в запас
    }
log-places-decks =
    { $n ->
        [one] у палубній зоні { $list }
        [few] у палубних зонах { $list }
       *[many] у палубних зонах { $list }
        [other] у палубних зонах { $list }
    }
log-places-waters =
    { $n ->
        [one] у водній зоні { $list }
        [few] у водних зонах { $list }
       *[many] у водних зонах { $list }
        [other] у водних зонах { $list }
    }
log-shown-on-deck-passenger-now =
    переможено { $count ->
        [1] пасажира { $key-in } ({ $cards })
        [one] { $count } пасажира { $key-in } ({ $cards })
        [few] { $count } пасажирів { $key-in } ({ $cards })
       *[many] { $count } пасажирів { $key-in } ({ $cards })
        [other] { $count } пасажира { $key-in } ({ $cards })
    }
log-shown-passengers-passenger-now =
    переможено { $count ->
        [1] пасажира із запасу ({ $cards })
        [one] { $count } пасажира із запасу ({ $cards })
        [few] { $count } пасажирів із запасу ({ $cards })
       *[many] { $count } пасажирів із запасу ({ $cards })
        [other] { $count } пасажира із запасу ({ $cards })
    }
log-passenger-lost-nothing =
    переможено { $count ->
        [1] пасажира { $key-in }: без втрат
        [one] { $count } пасажира { $key-in }: без втрат
        [few] { $count } пасажирів { $key-in }: без втрат
       *[many] { $count } пасажирів { $key-in }: без втрат
        [other] { $count } пасажира { $key-in }: без втрат
    }
log-passenger-lost-nothing-supply =
    переможено { $count ->
        [1] пасажира із запасу: без втрат
        [one] { $count } пасажира із запасу: без втрат
        [few] { $count } пасажирів із запасу: без втрат
       *[many] { $count } пасажирів із запасу: без втрат
        [other] { $count } пасажира із запасу: без втрат
    }

## Loyalty

log-moved-loyalty-deck-loyalty =
    { $player } отримує { $count ->
        [one] { $count } карту лояльності
        [few] { $count } карти лояльності
       *[many] { $count } карт лояльності
        [other] { $count } карти лояльності
    }
    .known =
        { $player } отримує { $count ->
            [one] карту лояльності
            [few] карти лояльності
           *[many] карти лояльності
            [other] карти лояльності
        }: { $cards }
    .item = { $player } ({ $count })
    .known-item = { $player } ({ $cards })
log-join-loyalty = роздано карти лояльності: { $list }
log-moved-loyalty-loyalty =
    { $player } віддає { $other-dat } { $count ->
        [one] { $count } карту лояльності
        [few] { $count } карти лояльності
       *[many] { $count } карт лояльності
        [other] { $count } карти лояльності
    }
    .known =
        { $player } віддає { $other-dat } { $count ->
            [one] карту лояльності
            [few] карти лояльності
           *[many] карти лояльності
            [other] карти лояльності
        }: { $cards }
log-shown-loyalty-faceup =
    { $player } відкриває { $count ->
        [one] карту лояльності
        [few] карти лояльності
       *[many] карти лояльності
        [other] карти лояльності
    }: { $cards }
    .brief =
        { $player } відкриває { $count ->
            [one] карту лояльності
            [few] карти лояльності
           *[many] карти лояльності
            [other] карти лояльності
        } ({ $cards })
log-looked-loyalty = { $player } дивиться на карти лояльності { $other-gen }
    .known = { $player } дивиться на карти лояльності { $other-gen }: { $cards }

## Numbers and places

log-changed-fuel = пальне: { $to }
    .up = пальне збільшується на { $change }: тепер { $to }
    .down = пальне зменшується на { $change }: тепер { $to }
log-changed-food = їжа: { $to }
    .up = їжа збільшується на { $change }: тепер { $to }
    .down = їжа зменшується на { $change }: тепер { $to }
log-changed-sanity = розум: { $to }
    .up = розум збільшується на { $change }: тепер { $to }
    .down = розум зменшується на { $change }: тепер { $to }
log-changed-souls = душі: { $to }
    .up = душі збільшуються на { $change }: тепер { $to }
    .down = душі зменшуються на { $change }: тепер { $to }
log-changed-travel = жетон подорожі тепер на клітинці { $to }
    .up = корабель рушає вперед (подорож: { $to })
    .down =
        жетон подорожі повертається на клітинку { $to ->
            [0] «Початок»
           *[other] { $to }
        }
log-changed-ritual = жетон ритуалу тепер на клітинці { $to }
    .up = ритуал просувається (тепер { $to })
    .down =
        жетон ритуалу повертається на клітинку { $to ->
            [0] «Початок»
           *[other] { $to }
        }
log-starts-at = { $player } починає { $to-in }
log-changed-at = { $player } переміщується { $to-to }
log-ends-up = { $player } потрапляє { $to-to }
log-changed-character = { $own-name } грає за { $to-acc }
log-changed-captain = капітан тепер — { $to }
log-changed-keeper = хранитель гримуара тепер — { $to }
log-changed-improvement = у { $player-gen } тепер активне вдосконалення: { $to }
