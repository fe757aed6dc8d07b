# The Thing: what happened, line by line. What is left out stands in unlogged.py.

## What players choose in the open

log-chose-take-character = { $player } вибирає персонажа: { $character }
log-chose-old-weather = { $player } залишає попередню погоду
log-chose-new-weather = { $player } приймає нову погоду
log-weather-accepted = { $player } приймає нову погоду: { $to-low }
log-chose-clear-plan = { $player } скасовує план прибульця
log-chose-work = { $player } прямує { $place-to } працювати
    .item = { $player } { $place-in }
log-works = { $player } прямує { $place-to } працювати й кладе карту долілиць у стос активних карт
    .known = { $player } прямує { $place-to } працювати й кладе карту долілиць у стос активних карт: { $cards }
    .item = { $player } { $place-in }
    .known-item = { $player } { $place-in } ({ $cards })
log-works-open = { $player } прямує { $place-to } працювати й кладе карту дії горілиць у стос активних карт: { $cards }
    .item = { $player } { $place-in } (горілиць: { $cards })
log-works-and-takes-token = { $player } прямує { $place-to } працювати й бере жетон лідера
    .item = { $player } { $place-in } (бере жетон лідера)
log-works-with-token = { $player } прямує { $place-to } працювати, бере жетон лідера й кладе карту долілиць у стос активних карт
    .known = { $player } прямує { $place-to } працювати, бере жетон лідера й кладе карту долілиць у стос активних карт: { $cards }
    .item = { $player } { $place-in } (бере жетон лідера)
    .known-item = { $player } { $place-in } ({ $cards }; бере жетон лідера)
log-works-open-with-token =
    { $player } прямує { $place-to } працювати, бере жетон лідера й кладе карту дії горілиць у стос активних карт: { $cards }
    .item = { $player } { $place-in } (горілиць: { $cards }; бере жетон лідера)
log-join-workers = працюють і кладуть по карті в стос активних карт: { $list }
log-chose-swap = { $player } прямує до спальні міняти карти
log-chose-special = { $player } прямує { $place-to } заради особливої дії
log-chose-use-tools = { $figure } використовує «Інструменти»
log-chose-use-fuel = { $figure } використовує карту «Пальне»
log-chose-avoid = { $figure } уникає сутички за допомогою карти «{ $card }»
log-chose-use-fire = { $figure } застосовує проти прибульця карту «{ $card }»
log-chose-burn = { $figure } влаштовує пожежу картою «{ $card }»
log-burns = { $figure } влаштовує пожежу { $place-in } картою «{ $card }»: локація згоряє
log-chose-absorb-dog = викритий прибулець поглинає собаку
log-chose-leave-it = { $player } пропонує піти, нічого не зробивши
log-chose-stop = { $player } більше не призначає дій у цьому раунді
log-chose-give-to = { $player } вибирає { $figure-acc }
log-chose-rolling-choose-actor-give-to = { $player } призначає дію { $figure-dat }
log-chose-threatened-choose-taken-give-to = за рішенням { $player-gen } прибулець забирає { $figure-acc }
log-gives-action =
    { $player } призначає «{ $source-acc }» { $figure-dat }{ $vain ->
        [1] , без наслідків
       *[0] {""}
    }
log-gives-action-to-self =
    { $player } призначає «{ $source-acc }» собі{ $vain ->
        [1] , без наслідків
       *[0] {""}
    }
log-chose-trading-answer-offer-accept = { $player } погоджується на обмін
log-chose-trading-answer-offer-decline = { $player } відмовляється від обміну
log-chose-show-keys = { $player } показує «Ключі»
log-chose-test-blood = { $player } перевіряє { $figure-acc } (тест А)
log-tests-own-blood = { $player } перевіряє свою кров (тест А)
log-chose-test-fire = { $player } перевіряє { $figure-acc } (тест Б)
log-tests-self-by-fire = { $player } перевіряє себе (тест Б)
log-chose-run-blood = { $player } доручає тест А { $figure-dat }
log-chose-run-fire = { $player } доручає тест Б { $figure-dat }
log-chose-testing-choose-tester-give-to = { $player } доручає тест { $figure-dat }
log-chose-board = { $player } проситься на борт
log-chose-stay-behind = { $player } не хоче підніматися на борт
log-chose-move-figure = { $figure } прямує { $place-to }
log-chose-set-die =
    завдяки помічникові зі спальні { $die ->
        [0] перший кубик
        [1] другий кубик
       *[2] третій кубик
    } тепер показує «{ $face }» ({ $player })
log-chose-cancel-die =
    { $player } скасовує { $die ->
        [0] перший кубик
        [1] другий кубик
       *[2] третій кубик
    }
log-chose-reroll-die =
    { $player } перекидає { $die ->
        [0] перший кубик
        [1] другий кубик
       *[2] третій кубик
    }
log-chose-use-die = { $player } виконує дію «{ $face }»
log-chose-burn-with-die = { $player } витрачає кубик і карту «{ $card }» та влаштовує пожежу
log-burns-with-die = { $figure } витрачає кубик і карту «{ $card }» та влаштовує пожежу { $place-in }: локація згоряє
log-chose-shine = { $player } використовує «Ліхтарик» і бере другу карту
log-chose-other-weather = { $player } приймає погоду другого кидка

## Events of this game

log-token-seen = { $figure } дивиться на жетон зараження { $of-gen }
    .known =
        { $figure } дивиться на жетон зараження { $of-gen }: { $token }. { $role-id ->
            [alien] { $figure } тепер прибулець
           *[human] { $figure } й далі людина
        }
    .first-item = { $figure } дивиться на жетон { $of-gen }
    .item = { $figure } — на жетон { $of-gen }
    .first-known-item =
        { $figure } дивиться на жетон { $of-gen } ({ $token }; { $role-id ->
            [alien] { $figure } тепер прибулець
           *[human] { $figure } й далі людина
        })
    .known-item =
        { $figure } — на жетон { $of-gen } ({ $token }; { $role-id ->
            [alien] { $figure } тепер прибулець
           *[human] { $figure } й далі людина
        })
log-join-tokens = жетони зараження: { $list }
log-dog-seen = { $figure } тягне жетон із мішечка зараження, дивиться на нього й повертає
    .known =
        { $figure } тягне жетон із мішечка зараження, дивиться на нього й повертає. { $role-id ->
            [alien] { $figure } тепер прибулець
           *[human] { $figure } й далі людина
        }
log-round-begins = Раунд { $round }, лідер — { $seat }
log-encounter =
    { $many ->
        [1] { $figures } зустрічає собаку { $place-in }
       *[other] сутичка { $place-in }: { $figures }
    }
log-dog-caught =
    { $figures } { $many ->
        [1] ловить
       *[other] ловлять
    } { $count ->
        [one] собаку
        [few] { $count } собак
       *[many] { $count } собак
        [other] { $count } собаки
    } { $place-in } й { $many ->
        [1] замикає
       *[other] замикають
    } { $count ->
        [one] його
        [few] їх
       *[many] їх
        [other] їх
    } на псарні
log-driven-off = { $figure } проганяє прибульця { $place-in }
log-wrecked = саботаж { $place-in } (сила { $strength })
    .brief = саботаж { $place-in }
log-sabotages = { $figure } влаштовує саботаж { $place-in }
log-alien-sabotages = викритий прибулець влаштовує саботаж { $place-in } (сила { $strength })
    .brief = викритий прибулець влаштовує саботаж { $place-in }
log-absorbed = викритий прибулець поглинає { $figure-acc } { $place-in }
log-fled = { $figure } тікає до кімнати відпочинку
    .item = { $figure }
log-join-fled = до кімнати відпочинку тікають: { $list }
log-role-revealed-human = { $figure } виявляється людиною
    .item = { $figure } — людина
log-role-revealed-alien = { $figure } виявляється прибульцем
    .item = { $figure } — прибулець
log-join-roles = ролі розкрито: { $list }
log-voted = { $figure } голосує проти { $against-gen }
    .item = { $figure } проти { $against-gen }
log-join-votes = голоси: { $list }
log-planned = { $by } додає силу до таємного плану прибульця
    .known = { $by } планує напасти { $place-in }
    .item = { $by }
    .known-item = { $by } ({ $place-in })
log-join-plans = до таємного плану прибульця додають силу: { $list }
log-plan-laid = викритий прибулець викладає план (сила на картах: { $strengths })
log-struck = викритий прибулець нападає { $place-in } (сила { $strength })
    .brief = викритий прибулець нападає { $place-in }
log-dice-rolled = на кубиках випало: { $faces }
log-bag-searched =
    { $found ->
        [0] у мішечку лабораторії не лишилося зразків крові
       *[other] зразок крові дістають із мішечка лабораторії й скидають
    }

## Cards and tokens that move face down

log-moved-action-deck-hand =
    { $player } бере { $count ->
        [one] { $count } карту дії
        [few] { $count } карти дій
       *[many] { $count } карт дій
        [other] { $count } карти дій
    }
    .known =
    { $player } бере { $count ->
        [one] { $count } карту дії
        [few] { $count } карти дій
       *[many] { $count } карт дій
        [other] { $count } карти дій
    }: { $cards }
    .item = { $player } ({ $count })
    .known-item = { $player } ({ $cards })
log-join-draws = узято карти дій: { $list }
log-exchange-discarded = { $player } користується своєю здібністю: скидає карту дії долілиць
    .known = { $player } користується своєю здібністю: скидає карту дії долілиць ({ $cards })
log-exchange-drawn = { $player } бере іншу
    .known = { $player } бере іншу ({ $cards })
log-moved-hand-action-discard =
    { $player } скидає долілиць { $count ->
        [one] { $count } карту дії
        [few] { $count } карти дій
       *[many] { $count } карт дій
        [other] { $count } карти дій
    }
    .known =
    { $player } скидає долілиць { $count ->
        [one] { $count } карту дії
        [few] { $count } карти дій
       *[many] { $count } карт дій
        [other] { $count } карти дій
    }: { $cards }
log-moved-hand-action-deck =
    { $count ->
        [one] { $count } карта дії { $player-gen } йде під низ колоди
        [few] { $count } карти дій { $player-gen } йдуть під низ колоди
       *[many] { $count } карт дій { $player-gen } йдуть під низ колоди
        [other] { $count } карти дій { $player-gen } йдуть під низ колоди
    }
log-moved-hand-pile = { $player } кладе карту долілиць у стос активних карт
    .known = { $player } кладе карту долілиць у стос активних карт: { $cards }
log-moved-looking-pile = { $player } кладе взяту карту долілиць у стос активних карт
    .known = { $player } кладе взяту карту долілиць у стос активних карт: { $cards }
log-moved-looking-action-discard = { $player } скидає іншу карту долілиць
    .known = { $player } скидає іншу карту долілиць: { $cards }
log-moved-pile-action-discard =
    { $count ->
        [one] { $count } карту зі стосу активних карт скидають долілиць
        [few] { $count } карти зі стосу активних карт скидають долілиць
       *[many] { $count } карт зі стосу активних карт скидають долілиць
        [other] { $count } карти зі стосу активних карт скидають долілиць
    }
log-moved-weapon-deck-box-unseen =
    { $count ->
        [one] { $count } карту зброї вилучають наосліп
        [few] { $count } карти зброї вилучають наосліп
       *[many] { $count } карт зброї вилучають наосліп
        [other] { $count } карти зброї вилучають наосліп
    }
log-moved-item-deck-box-unseen =
    { $count ->
        [one] { $count } карту предмета вилучають наосліп
        [few] { $count } карти предметів вилучають наосліп
       *[many] { $count } карт предметів вилучають наосліп
        [other] { $count } карти предметів вилучають наосліп
    }
log-moved-weapon-deck-looking =
    { $player } дивиться на { $count ->
        [one] { $count } карту зброї
        [few] { $count } карти зброї
       *[many] { $count } карт зброї
        [other] { $count } карти зброї
    }
    .known =
    { $player } дивиться на { $count ->
        [one] { $count } карту зброї
        [few] { $count } карти зброї
       *[many] { $count } карт зброї
        [other] { $count } карти зброї
    }: { $cards }
log-moved-item-deck-looking =
    { $player } дивиться на { $count ->
        [one] { $count } карту предмета
        [few] { $count } карти предметів
       *[many] { $count } карт предметів
        [other] { $count } карти предметів
    }
    .known =
    { $player } дивиться на { $count ->
        [one] { $count } карту предмета
        [few] { $count } карти предметів
       *[many] { $count } карт предметів
        [other] { $count } карти предметів
    }: { $cards }
log-moved-lab-bag-looking = { $player } тягне жетон лабораторії
    .known = { $player } тягне жетон лабораторії: { $cards }
log-moved-lab-bag-lab-discard =
    { $count ->
        [one] { $count } жетон із мішечка лабораторії скидають наосліп
        [few] { $count } жетони з мішечка лабораторії скидають наосліп
       *[many] { $count } жетонів із мішечка лабораторії скидають наосліп
        [other] { $count } жетона з мішечка лабораторії скидають наосліп
    }
log-moved-looking-weapons = { $player } одну залишає собі
    .known = { $player } одну залишає собі: { $cards }
log-moved-looking-items = { $player } одну залишає собі
    .known = { $player } одну залишає собі: { $cards }
log-moved-looking-samples = { $player } залишає собі жетон лабораторії
    .known = { $player } залишає собі жетон лабораторії: { $cards }
log-moved-looking-lab-discard = { $player } скидає жетон лабораторії долілиць
    .known = { $player } скидає жетон лабораторії долілиць: { $cards }
log-lab-token-kept = { $player } тягне жетон лабораторії й залишає його собі
    .known = { $player } тягне жетон лабораторії й залишає його собі: { $cards }
log-lab-token-discarded =
    { $count ->
        [one] { $player } тягне жетон лабораторії й скидає його долілиць
        [few] { $player } тягне { $count } жетони лабораторії й скидає їх долілиць
       *[many] { $player } тягне { $count } жетонів лабораторії й скидає їх долілиць
        [other] { $player } тягне { $count } жетона лабораторії й скидає їх долілиць
    }
    .known =
    { $count ->
        [one] { $player } тягне жетон лабораторії й скидає його долілиць
        [few] { $player } тягне { $count } жетони лабораторії й скидає їх долілиць
       *[many] { $player } тягне { $count } жетонів лабораторії й скидає їх долілиць
        [other] { $player } тягне { $count } жетона лабораторії й скидає їх долілиць
    }: { $cards }
log-moved-weapons-offer = { $player } пропонує зброю { $other-dat }
    .known = { $player } пропонує зброю { $other-dat }: { $cards }
log-moved-items-offer = { $player } пропонує предмет { $other-dat }
    .known = { $player } пропонує предмет { $other-dat }: { $cards }
log-moved-weapons-weapons = { $player } віддає натомість зброю { $other-dat }
    .known = { $player } віддає натомість зброю { $other-dat }: { $cards }
log-moved-items-items = { $player } віддає натомість предмет { $other-dat }
    .known = { $player } віддає натомість предмет { $other-dat }: { $cards }
log-moved-weapons-weapon-deck =
    { $count ->
        [one] { $count } карта зброї { $player-gen } йде під низ колоди
        [few] { $count } карти зброї { $player-gen } йдуть під низ колоди
       *[many] { $count } карт зброї { $player-gen } йдуть під низ колоди
        [other] { $count } карти зброї { $player-gen } йдуть під низ колоди
    }
log-moved-items-item-deck =
    { $count ->
        [one] { $count } карта предмета { $player-gen } йде під низ колоди
        [few] { $count } карти предметів { $player-gen } йдуть під низ колоди
       *[many] { $count } карт предметів { $player-gen } йдуть під низ колоди
        [other] { $count } карти предметів { $player-gen } йдуть під низ колоди
    }
log-moved-samples-lab-discard =
    { $count ->
        [one] { $count } жетон лабораторії { $player-gen } йде у скид
        [few] { $count } жетони лабораторії { $player-gen } йдуть у скид
       *[many] { $count } жетонів лабораторії { $player-gen } йдуть у скид
        [other] { $count } жетона лабораторії { $player-gen } йдуть у скид
    }

## Cards and tokens that everybody sees

log-shown-hand-pile-open = { $player } кладе карту дії горілиць у стос активних карт: { $cards }
log-shown-looking-pile-open = { $player } кладе взяту карту горілиць у стос активних карт: { $cards }
log-shown-pile-now = розкрито карту дії: { $cards }
log-shown-pile-open-action-discard = скинуто зі стосу активних карт: { $cards }
log-shown-locations-burned-cards = до кінця гри згоряє: { $cards }
log-boiler-room-closed = котельню закрито до кінця гри
log-shown-kennel-card-locations = карту псарні затасовують у колоду локацій
log-shown-locations-kennel-card = псарня порожня, і її карта знову лежить на полі
log-shown-turned-up-kennel-card = розкрито карту псарні: усі спіймані собаки вириваються на волю
log-shown-dog-bag-drawn-dog = жетон із мішечка зараження: { $cards }
log-shown-looking-flames = { $key } залишає собі зброю й кладе її горілиць: { $cards }
log-shown-looking-shared-weapons = { $key } залишає собі одну з карт зброї: { $cards }
log-shown-looking-shared-items = { $key } залишає собі один із предметів: { $cards }
log-shown-looking-shared-samples = { $key } залишає собі жетон лабораторії: { $cards }
log-shown-flames-offer = { $key } пропонує зброю { $player-dat }: { $cards }
log-shown-shared-weapons-offer = { $key } пропонує зброю { $player-dat }: { $cards }
log-shown-shared-items-offer = { $key } пропонує предмет { $player-dat }: { $cards }
log-shown-offer-flames = цю зброю тепер має { $key }: { $cards }
log-shown-offer-shared-weapons = цю зброю тепер має { $key }: { $cards }
log-shown-offer-shared-items = цей предмет тепер має { $key }: { $cards }
log-shown-flames-flames = { $key } віддає натомість зброю: { $cards }
log-shown-shared-weapons-shared-weapons = { $key } віддає натомість зброю: { $cards }
log-shown-shared-items-shared-items = { $key } віддає натомість предмет: { $cards }
log-shown-flames-box = каністри скінчилися, і зброю вилучають із гри: { $cards }
log-shown-flames-weapon-deck = зброя { $key-gen } йде під низ колоди: { $cards }
log-shown-shared-weapons-weapon-deck = зброя { $key-gen } йде під низ колоди: { $cards }
log-shown-shared-items-item-deck = предмети { $key-gen } йдуть під низ колоди: { $cards }
log-shown-shared-samples-lab-discard = жетони лабораторії { $key-gen } йдуть у скид: { $cards }

## Numbers and markers

log-changed-leader = новий лідер — { $to }
log-changed-token-at = жетон лідера лежить { $to-in }
log-changed-token-holder = { $player } бере жетон лідера
log-changed-weather = погода: { $to-low }
log-changed-die-at-station = кубик погоди тепер лежить на метеостанції
    .down = кубик погоди повертається на таблицю погоди
log-changed-fuel =
    { $key-low } отримує { $change ->
        [one] { $change } фішку пального
        [few] { $change } фішки пального
       *[many] { $change } фішок пального
        [other] { $change } фішки пального
    }, тепер { $to }
    .down =
    { $key-low } втрачає { $change ->
        [one] { $change } фішку пального
        [few] { $change } фішки пального
       *[many] { $change } фішок пального
        [other] { $change } фішки пального
    }, лишається { $to }
log-refuels =
    { $figure } кладе { $change ->
        [one] { $change } фішку пального
        [few] { $change } фішки пального
       *[many] { $change } фішок пального
        [other] { $change } фішки пального
    } { $key-to } (тепер { $to })
    .brief = { $figure } поповнює пальне { $key-in }
log-refuels-from-yard =
    { $figure } переносить { $change ->
        [one] { $change } фішку пального
        [few] { $change } фішки пального
       *[many] { $change } фішок пального
        [other] { $change } фішки пального
    } з вуличного резерву (лишилося { $left }) { $key-to } (тепер { $to })
    .brief = { $figure } поповнює пальне { $key-in }
log-refuels-from-underground =
    { $figure } переносить { $change ->
        [one] { $change } фішку пального
        [few] { $change } фішки пального
       *[many] { $change } фішок пального
        [other] { $change } фішки пального
    } з підземного сховища (лишилося { $left }) { $key-to } (тепер { $to })
    .brief = { $figure } поповнює пальне { $key-in }
log-changed-underground =
    з підземного сховища взято { $change ->
        [one] { $change } фішку пального
        [few] { $change } фішки пального
       *[many] { $change } фішок пального
        [other] { $change } фішки пального
    } (лишилося { $to })
log-changed-yard =
    з вуличного резерву взято { $change ->
        [one] { $change } фішку пального
        [few] { $change } фішки пального
       *[many] { $change } фішок пального
        [other] { $change } фішки пального
    } (лишилося { $to })
log-changed-pantry =
    комора втрачає { $change ->
        [one] { $change } фішку їжі
        [few] { $change } фішки їжі
       *[many] { $change } фішок їжі
        [other] { $change } фішки їжі
    }, лишається { $to }
log-changed-kitchen-food =
    на кухні приготовано: { $change ->
        [one] { $change } фішку їжі
        [few] { $change } фішки їжі
       *[many] { $change } фішок їжі
        [other] { $change } фішки їжі
    }
    .down = усі їдять те, що приготовано на кухні
log-changed-damage =
    { $key-in } додано { $change ->
        [one] { $change } жетон пошкодження
        [few] { $change } жетони пошкоджень
       *[many] { $change } жетонів пошкоджень
        [other] { $change } жетона пошкоджень
    } (тепер { $to })
    .down =
    { $key-in } прибрано { $change ->
        [one] { $change } жетон пошкодження
        [few] { $change } жетони пошкоджень
       *[many] { $change } жетонів пошкоджень
        [other] { $change } жетона пошкоджень
    } (лишилося { $to })
    .brief = пошкодження { $key-in }
    .down-brief = ремонт { $key-in }
log-damage-of-sabotage =
    додано { $change ->
        [one] { $change } жетон пошкодження
        [few] { $change } жетони пошкоджень
       *[many] { $change } жетонів пошкоджень
        [other] { $change } жетона пошкоджень
    } (тепер { $to })
log-repairs =
    { $figure } прибирає { $key-in } { $change ->
        [one] { $change } жетон пошкодження
        [few] { $change } жетони пошкоджень
       *[many] { $change } жетонів пошкоджень
        [other] { $change } жетона пошкоджень
    } (лишилося { $to })
    .brief = { $figure } проводить ремонт { $key-in }
log-changed-boiler-dead = котельню зруйновано; з наступного раунду станція замерзає
log-changed-freezing = станція замерзає: жетон замерзання на поділці { $to }
    .down = вогонь зігріває станцію: жетон замерзання знову на початку треку
    .brief = станція замерзає
    .down-brief = вогонь зігріває станцію
log-changed-starving = їжі не вистачило: відтепер усі голодують
log-changed-sos = { $to }
log-sos-sent = сигнал лиха надіслано: рятувальний гелікоптер у дорозі
log-helicopter-landed = рятувальний гелікоптер прибув
log-helicopter-left = рятувальний гелікоптер відлетів
log-changed-rescue-at =
    рятувальний гелікоптер пролітає { $change ->
        [one] { $change } поділку
        [few] { $change } поділки
       *[many] { $change } поділок
        [other] { $change } поділки
    } і тепер на поділці { $to }
log-changed-rescue-fuel = рятувальний гелікоптер витрачає пальне: фішка на поділці { $to }
log-changed-strength = прибулець стає сильнішим, його сила: { $to }
    .down = прибулець стає слабшим, його сила: { $to }
log-changed-canisters = каністр у вогнеметі: { $to }
log-changed-dog = собака переміщується { $to-to }
    .item = { $to-to }
log-join-dogs = собаки переміщуються { $list }
log-dog-gone = собаку вилучають із гри
log-dog-waiting = собаку відкладають убік
log-changed-disc = підозра: { $key } −{ $change } (тепер { $to })
    .up = підозра: { $key } +{ $change } (тепер { $to })
    .item = { $key } −{ $change } (тепер { $to })
    .up-item = { $key } +{ $change } (тепер { $to })
log-disc-cleared = { $figure } більше не під підозрою
log-join-suspicion = підозра: { $list }
log-changed-status = { $key }: { $to }
    .down = утечу зірвано, { $key } знову в кімнаті відпочинку
log-went-aboard = { $key } піднімається на борт
log-alien-destroyed = викритого прибульця знищено ({ $key })
log-changed-threat = жетон загрози переходить на поділку { $to }
