# The Thing: what happened, line by line. What is left out stands in quiet.py.

## What players choose in the open

log-chose-take-character = { $player } обирає персонажа: { $character }
log-chose-old-weather = { $player } залишає попередню погоду
log-chose-new-weather = { $player } приймає погоду, що випала
log-chose-clear-plan = { $player } скасовує план прибульця
log-chose-confirm = { $player } схвалює план прибульця
log-chose-work = { $player } прямує { $place-to } працювати
log-chose-swap = { $player } прямує до спальні міняти карти
log-chose-special = { $player } прямує { $place-to } заради особливої дії
log-chose-use-tools = { $figure } використовує «Інструменти»
log-chose-use-fuel = { $figure } використовує карту «Пальне»
log-chose-avoid = { $figure } уникає сутички за допомогою карти «{ $card }»
log-chose-use-fire = { $figure } застосовує проти прибульця карту «{ $card }»
log-chose-burn = { $figure } підпалює локацію картою «{ $card }», і всі звідти тікають до кімнати відпочинку
log-chose-absorb-dog = викритий прибулець поглинає собаку
log-chose-leave-it = { $player } пропонує піти, нічого не зробивши
log-chose-stop = { $player } більше не призначає дій у цьому раунді
log-chose-give-to = { $player } обирає { $figure-acc }
log-chose-show-keys = { $player } показує «Ключі»
log-chose-test-blood = { $player } проводить тест А: перевіряють { $figure-acc }
log-chose-test-fire = { $player } проводить тест Б: перевіряють { $figure-acc }
log-chose-run-blood = { $player } називає, хто проведе тест А: { $figure }
log-chose-run-fire = { $player } називає, хто проведе тест Б: { $figure }
log-chose-board = { $player } проситься на борт
log-chose-stay-behind = { $player } не хоче підніматися на борт
log-chose-move-figure = { $figure } прямує { $place-to }
log-chose-set-die =
    { $player } змінює завдяки помічникові зі спальні { $die ->
        [0] перший кубик
        [1] другий кубик
       *[2] третій кубик
    }; тепер на ньому «{ $face }»
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
log-chose-burn-with-die = { $player } витрачає кубик і карту «{ $card }», щоб підпалити локацію, і всі звідти тікають до кімнати відпочинку
log-chose-shine = { $player } використовує «Ліхтарик» і бере другу карту
log-chose-other-weather = { $player } приймає погоду другого кидка

## Events of this game

log-token-seen = { $figure } дивиться жетон зараження { $of-gen }
    .known = { $figure } дивиться жетон зараження { $of-gen }: { $token }. Роль відтепер: { $role }
log-dog-seen = { $figure } тягне жетон із мішечка зараження, дивиться його й повертає
    .known = { $figure } тягне жетон із мішечка зараження, дивиться його й повертає. Роль відтепер: { $role }
log-round-led-by = Раунд веде { $seat }
log-encounter =
    { $count ->
        [1] { $figures } зустрічає собаку { $place-in }
       *[other] сутичка { $place-in }: { $figures }
    }
log-driven-off = { $figure } проганяє прибульця { $place-in }
log-wrecked = саботаж { $place-in }, сила: { $strength }
log-absorbed = викритий прибулець поглинає { $figure-acc } { $place-in }, а решта звідти тікає до кімнати відпочинку
log-role-revealed-human = { $figure } виявляється людиною
log-role-revealed-alien = { $figure } виявляється прибульцем
log-voted = { $figure } голосує проти { $against-gen }
log-planned = { $by } додає силу до таємного плану прибульця
    .known = { $by } планує напасти { $place-in }
log-plan-laid = викритий прибулець викладає план. Сила на картах: { $strengths }
log-struck = викритий прибулець нападає { $place-in }, сила: { $strength }
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
log-moved-action-deck-pile = карта, якої ніхто не бачив, потрапляє з колоди дій у стос активних карт
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
    під низ колоди з руки гравця { $player } { $count ->
        [one] іде { $count } карта дії
        [few] ідуть { $count } карти дій
       *[many] іде { $count } карт дій
        [other] іде { $count } карти дій
    }
log-moved-hand-pile = { $player } кладе карту дії долілиць у стос активних карт
    .known = { $player } кладе карту дії долілиць у стос активних карт: { $cards }
log-moved-looking-pile = { $player } кладе взяту карту долілиць у стос активних карт
    .known = { $player } кладе взяту карту долілиць у стос активних карт: { $cards }
log-moved-looking-action-discard = { $player } скидає іншу карту долілиць
    .known = { $player } скидає іншу карту долілиць: { $cards }
log-moved-pile-action-discard =
    скинуто долілиць зі стосу активних карт: { $count ->
        [one] { $count } карту
        [few] { $count } карти
       *[many] { $count } карт
        [other] { $count } карти
    }
log-moved-weapon-deck-box-unseen =
    вилучено наосліп із колоди зброї: { $count ->
        [one] { $count } карту
        [few] { $count } карти
       *[many] { $count } карт
        [other] { $count } карти
    }
log-moved-item-deck-box-unseen =
    вилучено наосліп із колоди предметів: { $count ->
        [one] { $count } карту
        [few] { $count } карти
       *[many] { $count } карт
        [other] { $count } карти
    }
log-moved-weapon-deck-looking =
    { $player } дивиться { $count ->
        [one] { $count } карту зброї
        [few] { $count } карти зброї
       *[many] { $count } карт зброї
        [other] { $count } карти зброї
    }
    .known =
    { $player } дивиться { $count ->
        [one] { $count } карту зброї
        [few] { $count } карти зброї
       *[many] { $count } карт зброї
        [other] { $count } карти зброї
    }: { $cards }
log-moved-item-deck-looking =
    { $player } дивиться { $count ->
        [one] { $count } карту предмета
        [few] { $count } карти предметів
       *[many] { $count } карт предметів
        [other] { $count } карти предметів
    }
    .known =
    { $player } дивиться { $count ->
        [one] { $count } карту предмета
        [few] { $count } карти предметів
       *[many] { $count } карт предметів
        [other] { $count } карти предметів
    }: { $cards }
log-moved-lab-bag-looking = { $player } тягне жетон лабораторії
    .known = { $player } тягне жетон лабораторії: { $cards }
log-moved-lab-bag-lab-discard =
    скинуто наосліп із мішечка лабораторії: { $count ->
        [one] { $count } жетон
        [few] { $count } жетони
       *[many] { $count } жетонів
        [other] { $count } жетона
    }
log-moved-looking-weapons = { $player } залишає собі одну з карт зброї
    .known = { $player } залишає собі одну з карт зброї: { $cards }
log-moved-looking-items = { $player } залишає собі один із предметів
    .known = { $player } залишає собі один із предметів: { $cards }
log-moved-looking-samples = { $player } залишає собі жетон лабораторії
    .known = { $player } залишає собі жетон лабораторії: { $cards }
log-moved-looking-lab-discard = { $player } скидає жетон лабораторії долілиць
    .known = { $player } скидає жетон лабораторії долілиць: { $cards }
log-moved-weapons-offer = { $player } пропонує зброю гравцеві { $other }
    .known = { $player } пропонує зброю гравцеві { $other }: { $cards }
log-moved-items-offer = { $player } пропонує предмет гравцеві { $other }
    .known = { $player } пропонує предмет гравцеві { $other }: { $cards }
log-moved-weapons-weapons = { $player } віддає натомість зброю гравцеві { $other }
    .known = { $player } віддає натомість зброю гравцеві { $other }: { $cards }
log-moved-items-items = { $player } віддає натомість предмет гравцеві { $other }
    .known = { $player } віддає натомість предмет гравцеві { $other }: { $cards }
log-moved-weapons-weapon-deck =
    під низ колоди від гравця { $player } { $count ->
        [one] іде { $count } карта зброї
        [few] ідуть { $count } карти зброї
       *[many] іде { $count } карт зброї
        [other] іде { $count } карти зброї
    }
log-moved-items-item-deck =
    під низ колоди від гравця { $player } { $count ->
        [one] іде { $count } карта предмета
        [few] ідуть { $count } карти предметів
       *[many] іде { $count } карт предметів
        [other] іде { $count } карти предметів
    }
log-moved-samples-lab-discard =
    у скид від гравця { $player } { $count ->
        [one] іде { $count } жетон лабораторії
        [few] ідуть { $count } жетони лабораторії
       *[many] іде { $count } жетонів лабораторії
        [other] іде { $count } жетона лабораторії
    }

## Cards and tokens that everybody sees

log-shown-hand-pile-open = { $player } кладе карту дії горілиць у стос активних карт: { $cards }
log-shown-looking-pile-open = { $player } кладе взяту карту горілиць у стос активних карт: { $cards }
log-shown-pile-now = розкрито карту дії: { $cards }
log-shown-pile-open-action-discard = скинуто зі стосу активних карт: { $cards }
log-shown-locations-burned-cards = втрачено до кінця гри: { $cards }
log-shown-kennel-card-locations = карту псарні затасовують у колоду локацій
log-shown-locations-kennel-card = псарня порожня, і її карта знову лежить на полі
log-shown-turned-up-kennel-card = розкрито карту псарні: усі спіймані собаки вириваються на волю
log-shown-dog-bag-drawn-dog = жетон із мішечка зараження: { $cards }
log-shown-looking-flames = { $key } залишає собі зброю й кладе її горілиць: { $cards }
log-shown-looking-shared-weapons = { $key } залишає собі одну з карт зброї: { $cards }
log-shown-looking-shared-items = { $key } залишає собі один із предметів: { $cards }
log-shown-looking-shared-samples = { $key } залишає собі жетон лабораторії: { $cards }
log-shown-flames-offer = { $key } пропонує зброю гравцеві { $player }: { $cards }
log-shown-shared-weapons-offer = { $key } пропонує зброю гравцеві { $player }: { $cards }
log-shown-shared-items-offer = { $key } пропонує предмет гравцеві { $player }: { $cards }
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

log-changed-round = починається раунд { $to }
log-changed-leader = лідером стає { $to }
log-changed-token-at = жетон лідера: { $to }
    .up = жетон лідера тепер лежить { $to-in }
    .none = жетона лідера немає на полі
log-changed-token-holder = { $to } забирає жетон лідера
    .down = { $from } повертає жетон лідера
log-changed-weather = погода: { $to }
log-changed-die-at-station = кубик погоди тепер лежить на метеостанції
    .down = кубик погоди повертається на таблицю погоди
log-changed-fuel =
    { $key } отримує { $change ->
        [one] { $change } фішку пального
        [few] { $change } фішки пального
       *[many] { $change } фішок пального
        [other] { $change } фішки пального
    }, тепер їх { $to }
    .down =
    { $key } втрачає { $change ->
        [one] { $change } фішку пального
        [few] { $change } фішки пального
       *[many] { $change } фішок пального
        [other] { $change } фішки пального
    }, лишається { $to }
log-changed-underground = пального в підземному сховищі: { $to }
log-changed-yard = пального у вуличному резерві: { $to }
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
    { $key } отримує { $change ->
        [one] { $change } жетон пошкодження
        [few] { $change } жетони пошкоджень
       *[many] { $change } жетонів пошкоджень
        [other] { $change } жетона пошкоджень
    }, тепер їх { $to }
    .down =
    { $key }: прибрано { $change ->
        [one] { $change } жетон пошкодження
        [few] { $change } жетони пошкоджень
       *[many] { $change } жетонів пошкоджень
        [other] { $change } жетона пошкоджень
    }, лишилося { $to }
log-changed-boiler-dead = котельню зруйновано; з наступного раунду станція замерзає
log-changed-freezing = станція замерзає: жетон замерзання на поділці { $to }
    .down = вогонь зігріває станцію: жетон замерзання знову на початку треку
log-changed-starving = їжі не вистачило: відтепер усі голодують
log-changed-sos = { $to }
log-changed-rescue-at =
    рятувальний гелікоптер пролітає { $change ->
        [one] { $change } поділку
        [few] { $change } поділки
       *[many] { $change } поділок
        [other] { $change } поділки
    } й тепер на поділці { $to }
log-changed-rescue-fuel = рятувальний гелікоптер витрачає пальне: фішка на поділці { $to }
log-changed-strength = прибулець стає сильнішим, його сила: { $to }
    .down = прибулець стає слабшим, його сила: { $to }
log-changed-canisters = каністр у вогнеметі: { $to }
log-changed-dog = собака переміщується { $to-to }
log-changed-disc = підозра щодо { $key-gen } падає до { $to }
    .up = підозра щодо { $key-gen } зростає на { $change } й тепер дорівнює { $to }
log-changed-status = { $key }: { $to }
    .down = утечу зірвано, { $key } знову в кімнаті відпочинку
log-changed-threat = жетон загрози переходить на поділку { $to }
