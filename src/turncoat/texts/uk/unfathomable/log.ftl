# Unfathomable: what the log says.

## What happens on the board

log-spawned =
    { $count ->
        [one] { $space-in } зʼявляється { $count } глибоководний
        [few] { $space-in } зʼявляються { $count } глибоководні
       *[many] { $space-in } зʼявляється { $count } глибоководних
        [other] { $space-in } зʼявляється { $count } глибоководного
    }
log-figure-moved = { $figure } переміщується { $from-from } { $to-to }
log-figure-moved-deep-one = глибоководний переміщується { $from-from } { $to-to }
log-deep-one-defeated = глибоководного { $space-in } переможено
log-deep-one-banished = глибоководний повертається { $space-from } в запас
log-character-defeated = { $seat }: персонажа переможено
log-defeat-prevented = { $seat }: поразку відвернено
log-attacked = атака { $space-in }: результат { $result }, треба { $target } або більше
log-greater-banishment = ритуал завершено: вода й палуба очищаються
log-awakening = починається фаза пробудження: подолана відстань — { $distance }
log-checked-failed = перевірку провалено: результат { $total }, цільове значення { $target }
log-checked-partly-passed = частковий успіх перевірки: результат { $total }, цільове значення { $target }
log-checked-passed = перевірка успішна: результат { $total }, цільове значення { $target }
log-check-begun = починається перевірка вмінь: цільове значення { $target } ({ $skills })
log-redrawn = { $seat } показує й скидає карту «{ $card }», яку зараз не можна розіграти, і дивиться іншу

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
log-chose-give-item = { $player } пропонує предмет «{ $card }» гравцеві { $to }
log-chose-swap-items = { $player } пропонує обміняти «{ $card-acc }» на «{ $for-acc }»
log-chose-attack = { $player } атакує гравця { $seat }
log-chose-attack-deep-one = { $player } атакує глибоководного
log-chose-rescue = { $player } рятує пасажира
log-chose-defeat-passenger = { $player } нападає на пасажира
log-chose-trade = { $player } розпочинає обмін
log-chose-use-room = { $player } розігрує властивість «Дія» своєї зони
log-chose-repair = { $player } береться до ремонту
log-chose-use-item = { $player } використовує предмет «{ $card }»
log-chose-use-ability = { $player } розігрує властивість «Дія» планшета персонажа
log-chose-use-feat = { $player } здійснює звитягу
log-chose-use-tome = { $player } розгортає гримуар
log-chose-use-kept = { $player } розігрує властивість «Дія» карти «{ $card }»
log-chose-reveal = { $player } оголошує свою зраду
log-chose-end-actions = { $player } більше не виконує дій
log-chose-raise-die = { $player } додає { $bonus } до кидка
log-chose-lower-die = { $player } віднімає { $bonus } від кидка
log-chose-almanac = { $player } додає до кидка значення карти («{ card-almanac }»)
log-chose-set-die = { $player } здійснює звитягу «{ feat-beatrice }»: на кістці { $face }
log-chose-reroll-attack = { $player } перекидає кістку атаки
log-chose-reroll = { $player } перекидає кістку
log-chose-fire-again = { $player } стріляє ще раз («{ card-pocket-pistol }»)
log-chose-shrug-off = { $player } витримує удар і лишається на ногах
log-chose-send-starbuck = { card-starbuck } приймає удар замість гравця { $player }
log-chose-use-ward = гравця { $player } рятує «{ card-flesh-ward }»
log-chose-heal = { $player } відвертає поразку («{ ability-svetlana }»)
log-chose-intervene = { $player } здійснює звитягу «{ feat-svetlana }» і відвертає поразку
log-chose-use-pharmacy = { $player } рятує пасажира («{ card-travel-pharmacy }»)
log-chose-hide-nothing = за рішенням гравця { $player } карти додають до цієї перевірки горілиць
log-chose-force-learning = { $player } робить уміння вмінням підтримки цієї перевірки: { $skill }
log-chose-prepare = { $player } позбавляє цю перевірку карт хаосу
log-chose-sacrifice = { $player } здійснює звитягу «{ feat-arjun }» і вирішує наслідок перевірки: { $outcome }
log-chose-raise-total = { $player } додає { $bonus } до результату
log-chose-lower-total = { $player } віднімає { $bonus } від результату
log-chose-use-ring = { $player } додає { $bonus } до результату («{ card-lucky-ring }»)
log-chose-equip-up = { $player } здійснює звитягу «{ feat-samira }» і додає { $number } до результату
log-chose-equip-down = { $player } здійснює звитягу «{ feat-samira }» і віднімає { $number } від результату
log-chose-read-script = { $player } використовує заклинання «{ card-revelation-of-script }»: до перевірки додають верхню карту колоди { $skill-gen }
log-chose-jury-rig = { $player } веде корабель далі ціною пошкодження («{ ability-jeanne }»)
log-chose-redraw = { $player } здійснює звитягу «{ feat-edmund }»: замість цієї карти міту беруть іншу
log-chose-lead = { $player } здійснює звитягу «{ feat-keilani }»: замість кризи — втрата { $resource-gen }
log-chose-barricade = { $player } задраює люки: до кінця ходу глибоководні не ввійдуть у внутрішні зони
log-chose-ransack = { $player } влаштовує грабунок
log-chose-perform-rites = { $player } звершує обряд на честь Матері Гідри та Батька Дагона

## Skill cards and checks

log-moved-deck-hand =
    { $player } бере { $count ->
        [one] { $count } карту { $key-gen }
        [few] { $count } карти { $key-gen }
       *[many] { $count } карт { $key-gen }
        [other] { $count } карти { $key-gen }
    }
    .known = { $player } бере: { $cards }
log-shown-hand-discard = { $player } скидає: { $cards }
log-shown-hand-played = { $player } розігрує карту «{ $cards }»
log-moved-hand-check-pile =
    { $player } додає до перевірки { $count ->
        [one] { $count } карту
        [few] { $count } карти
       *[many] { $count } карт
        [other] { $count } карти
    }
    .known = { $player } додає до перевірки: { $cards }
log-shown-hand-check-shown = { $player } додає до перевірки горілиць: { $cards }
log-moved-deck-check-pile =
    до перевірки додають { $count ->
        [one] { $count } карту { $key-gen } з колоди
        [few] { $count } карти { $key-gen } з колоди
       *[many] { $count } карт { $key-gen } з колоди
        [other] { $count } карти { $key-gen } з колоди
    }
log-shown-deck-check-shown = з колоди { $key-gen } до перевірки горілиць додають: { $cards }
log-shown-check-pile-check-shown = карти перевірки: { $cards }
log-moved-deck-chaos =
    у колоду хаосу затасовують { $count ->
        [one] { $count } карту { $key-gen }
        [few] { $count } карти { $key-gen }
       *[many] { $count } карт { $key-gen }
        [other] { $count } карти { $key-gen }
    }
log-shown-chaos-discard = з колоди хаосу скидають: { $cards }
log-shuffled-deck = скид карт { $key-gen } стає новою колодою

## Mythos, spells and waypoints

log-shown-mythos-crisis = узято карту міту: { $cards }
log-shown-looking-crisis = { $player } вибирає карту міту: { $cards }
log-shown-crisis-play-area = { $player } лишає в себе карту міту: { $cards }
log-shown-play-area-mythos-discard = { $player } скидає з ігрової зони: { $cards }
log-moved-mythos-looking =
    { $player } дивиться { $count ->
        [one] { $count } верхню карту
        [few] { $count } верхні карти
       *[many] { $count } верхніх карт
        [other] { $count } верхньої карти
    } колоди міту
    .known = { $player } дивиться верх колоди міту: { $cards }
log-shuffled-mythos = скид карт міту стає новою колодою
log-moved-spells-looking =
    { $player } дивиться { $count ->
        [one] { $count } верхню карту
        [few] { $count } верхні карти
       *[many] { $count } верхніх карт
        [other] { $count } верхньої карти
    } колоди заклинань
    .known = { $player } дивиться верх колоди заклинань: { $cards }
log-shown-looking-spell = { $player } розігрує заклинання: { $cards }
log-shown-spells-spell = розігрується верхнє заклинання: { $cards }
log-shown-spell-play-area = { $player } отримує заклинання: { $cards }
log-moved-spells-box-unseen =
    з гри вилучають, не дивлячись, { $count ->
        [one] { $count } заклинання
        [few] { $count } заклинання
       *[many] { $count } заклинань
        [other] { $count } заклинання
    }
log-moved-waypoints-looking =
    { $player } дивиться { $count ->
        [one] { $count } верхню карту
        [few] { $count } верхні карти
       *[many] { $count } верхніх карт
        [other] { $count } верхньої карти
    } колоди курсу
    .known = { $player } дивиться верх колоди курсу: { $cards }
log-shown-looking-journey = { $player } вибирає карту курсу: { $cards }
log-shown-waypoints-journey = її місце займає наступна карта курсу: { $cards }
log-shown-journey-box = карту курсу вилучено з гри, відстані вона не додає: { $cards }

## Items

log-shown-item-deck-items =
    { $player } отримує { $count ->
        [one] предмет
        [few] предмети
       *[many] предмети
        [other] предмети
    }: { $cards }
log-moved-item-deck-looking =
    { $player } дивиться { $count ->
        [one] { $count } верхню карту
        [few] { $count } верхні карти
       *[many] { $count } верхніх карт
        [other] { $count } верхньої карти
    } колоди предметів
    .known = { $player } дивиться верх колоди предметів: { $cards }
log-shown-looking-items = { $player } лишає собі предмет: { $cards }
log-shown-items-items = { $player } віддає гравцеві { $other }: { $cards }
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

## Passengers

log-moved-passengers-on-deck =
    { $count ->
        [one] { $count } пасажир опиняється { $key-in }
        [few] { $count } пасажири опиняються { $key-in }
       *[many] { $count } пасажирів опиняються { $key-in }
        [other] { $count } пасажира опиняється { $key-in }
    }
log-moved-on-deck-passengers =
    { $count ->
        [one] { $count } пасажир повертається { $key-from } в запас
        [few] { $count } пасажири повертаються { $key-from } в запас
       *[many] { $count } пасажирів повертаються { $key-from } в запас
        [other] { $count } пасажира повертається { $key-from } в запас
    }
log-shown-on-deck-passenger-now = переможено пасажира { $key-in }: { $cards }
log-shown-passengers-passenger-now = переможено пасажира із запасу: { $cards }

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
log-moved-loyalty-loyalty =
    { $player } віддає { $count ->
        [one] { $count } карту лояльності
        [few] { $count } карти лояльності
       *[many] { $count } карт лояльності
        [other] { $count } карти лояльності
    } гравцеві { $other }
    .known =
        { $player } віддає гравцеві { $other } { $count ->
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
log-looked-loyalty = { $player } дивиться карти лояльності гравця { $other }
    .known = { $player } дивиться карти лояльності гравця { $other }: { $cards }

## Numbers and places

log-changed-fuel = пального тепер { $to }
    .up =
        здобуто { $change ->
            [one] { $change } одиницю пального
            [few] { $change } одиниці пального
           *[many] { $change } одиниць пального
            [other] { $change } одиниці пального
        }, тепер { $to }
    .down =
        втрачено { $change ->
            [one] { $change } одиницю пального
            [few] { $change } одиниці пального
           *[many] { $change } одиниць пального
            [other] { $change } одиниці пального
        }, лишилося { $to }
log-changed-food = їжі тепер { $to }
    .up =
        здобуто { $change ->
            [one] { $change } одиницю їжі
            [few] { $change } одиниці їжі
           *[many] { $change } одиниць їжі
            [other] { $change } одиниці їжі
        }, тепер { $to }
    .down =
        втрачено { $change ->
            [one] { $change } одиницю їжі
            [few] { $change } одиниці їжі
           *[many] { $change } одиниць їжі
            [other] { $change } одиниці їжі
        }, лишилося { $to }
log-changed-sanity = розуму тепер { $to }
    .up =
        здобуто { $change ->
            [one] { $change } одиницю розуму
            [few] { $change } одиниці розуму
           *[many] { $change } одиниць розуму
            [other] { $change } одиниці розуму
        }, тепер { $to }
    .down =
        втрачено { $change ->
            [one] { $change } одиницю розуму
            [few] { $change } одиниці розуму
           *[many] { $change } одиниць розуму
            [other] { $change } одиниці розуму
        }, лишилося { $to }
log-changed-souls = душ тепер { $to }
    .up =
        здобуто { $change ->
            [one] { $change } душу
            [few] { $change } душі
           *[many] { $change } душ
            [other] { $change } душі
        }, тепер { $to }
    .down =
        втрачено { $change ->
            [one] { $change } душу
            [few] { $change } душі
           *[many] { $change } душ
            [other] { $change } душі
        }, лишилося { $to }
log-changed-travel = жетон подорожі тепер на клітинці { $to }
    .up = корабель рушає вперед: жетон подорожі на клітинці { $to }
    .down =
        жетон подорожі повертається на клітинку { $to ->
            [0] «Початок»
           *[other] { $to }
        }
log-changed-ritual = жетон ритуалу тепер на клітинці { $to }
    .up = ритуал просувається: жетон на клітинці { $to }
    .down =
        жетон ритуалу повертається на клітинку { $to ->
            [0] «Початок»
           *[other] { $to }
        }
log-changed-at = { $player } переміщується { $to-to }
log-changed-character = { $player } грає за { $to-acc }
log-changed-captain = капітан тепер — { $to }
log-changed-keeper = хранитель гримуара тепер — { $to }
log-changed-improvement = активне вдосконалення гравця { $player } тепер — { $to }
