# Unfathomable: what a player may answer.

## Answers to questions

option-pick-space = { $space }
option-resolve = Розіграти «{ $card-acc }»
option-give-loyalty = Віддати { $to-dat }
option-draw-from = Узяти карту { $skill-gen }
option-discard = Скинути «{ $card-acc }»
option-add = Додати «{ $card-acc }»
option-done = Завершити
option-treachery-instead-of = Узяти карту зради замість карти { $skill-gen }
option-put-on-top = Покласти «{ $card-acc }» на верх колоди
option-put-under = Покласти «{ $card-acc }» під низ колоди
option-keep-item = Лишити собі «{ $card-acc }»
option-pick-item = { $card }
option-pick-resource = Збільшити { $resource-acc }
option-pick-number =
    Ризикнути { $number ->
        [one] { $number } пасажиром
        [few] { $number } пасажирами
       *[many] { $number } пасажирами
        [other] { $number } пасажира
    }
option-pick-track = Просунути жетон: { $track }
option-pick-figure = { $figure }
option-take-character = { $character }
option-give-item = Віддати «{ $card-acc }» { $to-dat }
option-swap-items = Обміняти «{ $card-acc }» на «{ $for-acc }»
option-activate-improvement = Зробити активним предмет «{ $card }»
option-move-deep-one = Перемістити глибоководного { $from-from } { $to-to }

## Actions

option-move = Переміститися { $to-to }
option-attack = Атакувати { $seat-acc }
option-attack-deep-one = Атакувати глибоководного
option-rescue = Врятувати пасажира
option-defeat-passenger = Перемогти пасажира
option-trade = Розпочати обмін у своїй зоні
option-use-room = Розіграти властивість «Дія» своєї зони
option-repair = Відремонтувати свою зону (скинути карти вмінь)
option-play = Розіграти «{ $card-acc }»
option-use-item = Використати «{ $card-acc }»
option-use-ability = Розіграти властивість «Дія» свого планшета персонажа
option-use-feat = Здійснити свою звитягу (один раз за гру)
option-use-tome = Розгорнути гримуар: подивитися верхні заклинання й розіграти одне
option-use-kept = Розіграти властивість «Дія» карти «{ $card }»
option-reveal = Оголосити свою зраду: відкрити карту «{ $card }»
option-end-actions = Більше не виконувати дій

## Reactions

option-raise-die = «{ $card }»: +{ $bonus } до кидка
option-lower-die = «{ $card }»: −{ $bonus } до кидка
option-almanac = «{ card-almanac }»: скинути «{ $card-acc }» і додати значення карти до кидка
option-set-die = «{ feat-beatrice }»: виставити на кістці { $face } (один раз за гру)
option-reroll-attack = «{ $card }»: перекинути кістку атаки
option-reroll = «{ ability-edmund }»: скинути «{ $card-acc }» і перекинути кістку
option-fire-again = «{ card-pocket-pistol }»: перекинути кістку атаки
option-shrug-off = «{ $card }»: запобігти своїй поразці
option-send-starbuck = «{ card-starbuck }»: запобігти своїй поразці; предмет вилучається з гри
option-use-ward = «{ card-flesh-ward }»: запобігти своїй поразці з ризиком для розуму
option-heal = «{ ability-svetlana }»: скинути «{ $card-acc }» і запобігти поразці
option-intervene = «{ feat-svetlana }»: запобігти поразці (один раз за гру)
option-use-pharmacy = «{ card-travel-pharmacy }»: врятувати пасажира ціною їжі або цього предмета
option-hide-nothing = «{ $card }»: карти додають горілиць
option-force-learning = «{ $card }»: зробити вмінням підтримки ({ $skill })
option-prepare = «{ $card }»: провести цю перевірку без карт хаосу
option-sacrifice = «{ feat-arjun }»: вирішити наслідок перевірки ({ $outcome }) ціною своєї поразки
option-raise-total = «{ $card }»: +{ $bonus } до результату
option-lower-total = «{ $card }»: −{ $bonus } до результату
option-add-late = «{ ability-keilani }»: додати зараз «{ $card-acc }»
option-use-ring = «{ card-lucky-ring }»: +{ $bonus } до результату; у разі успіху в колоду хаосу затасовують зраду
option-equip-up = «{ feat-samira }»: +{ $number } до результату (один раз за гру)
option-equip-down = «{ feat-samira }»: −{ $number } до результату (один раз за гру)
option-read-script = «{ card-revelation-of-script }»: додати верхню карту колоди { $skill-gen } з ризиком для розуму
option-jury-rig = «{ ability-jeanne }»: пошкодити корабель і ще раз просунути жетон подорожі
option-redraw = «{ feat-edmund }»: скинути карту міту й узяти іншу (один раз за гру)
option-lead = «{ feat-keilani }»: замість кризи — втрата { $resource-gen } (один раз за гру)
option-barricade = «{ card-barricade-the-hatches }»: до кінця ходу не пускати глибоководних у внутрішні зони
option-ransack = «{ $card }» замість дій: корабель втрачає ресурс цієї зони
option-perform-rites = «{ $card }» замість дій: Мати Гідра й Батько Дагон активуються

## Where a question needs other words

option-playing-twice-accept = Розіграти ще раз
option-playing-twice-decline = Одного разу досить
option-up-to-times-again-accept = Атакувати
option-up-to-times-again-decline = Припинити атаки
option-targeting-choose-target-pick-space = Глибоководний { $space-in }
option-shrivelling-choose-enemy-pick-space = Глибоководний { $space-in }
option-drawing-name-deck-done = Більше не брати
option-receiving-take-treachery-done = Узяти карти
option-exchange-discard-more-done = Більше не скидати
option-check-add-cards-done = Більше не додавати карт
option-deep-ones-act-choose-which-pick-space = Глибоководний { $space-in }
option-deep-one-moves-choose-way-pick-space = Перемістити { $space-to }
option-shifting-choose-where-to-pick-space = Перемістити { $space-to }
option-nudging-choose-water-pick-space = Перемістити { $space-to }
option-nudging-choose-water-decline = Лишити на місці
option-casting-choose-put-under = Повернути «{ $card-acc }», не розігруючи
option-scouting-keep-on-top-put-on-top = Лишити «{ $card-acc }» зверху
option-searching-keep-one-decline = Повернути предмет у колоду
option-trading-offer-give-item = Запропонувати «{ $card-acc }» в подарунок { $to-dat }
option-trading-offer-swap-items = Запропонувати «{ $card-acc }» в обмін на «{ $for-acc }»
option-trading-offer-done = Більше нічого не пропонувати
option-trading-agree-accept = Погодитися
option-trading-agree-decline = Відмовитися
option-giving-gift-decline = Нічого не віддавати
option-astral-travel-choose-figure-done = Більше нікого не переносити
option-astral-travel-choose-space-pick-space = Перенести { $space-to }
option-pick-up-to-pick-next-done = Більше не вибирати

## Numbers of the position

stake-deep-ones =
    Там { $n ->
        [one] { $n } глибоководний
        [few] { $n } глибоководні
       *[many] { $n } глибоководних
        [other] { $n } глибоководного
    }.
stake-passengers =
    Там { $n ->
        [one] { $n } пасажир
        [few] { $n } пасажири
       *[many] { $n } пасажирів
        [other] { $n } пасажира
    }.
stake-people =
    Там { $n ->
        [one] { $n } гравець
        [few] { $n } гравці
       *[many] { $n } гравців
        [other] { $n } гравця
    }.
stake-damage = Зону пошкоджено.
stake-attack =
    Влучають { $hits } з { $sides } граней (треба { $target } або більше{ $more ->
        [0] {""}
       *[other] , з поправкою +{ $more }
    }{ $less ->
        [0] {""}
       *[other] , з поправкою −{ $less }
    }).
stake-repair = Коштує карт на { $need }; ви маєте на { $held }.
stake-actions = Невикористаних дій: { $n }.
stake-adds = Додає { $value }.
stake-takes = Віднімає { $value }.
stake-check = Перевірка на { $target }: ви можете дати { $most }, хаос { $chaos ->
        [0] нічого не додає
        [one] додає { $chaos } карту
        [few] додає { $chaos } карти
       *[many] додає { $chaos } карт
        [other] додає { $chaos } карти
    }; карт уже вкладено: { $pile }.
stake-empty = Там нічого немає.
stake-fuel = Пальне зараз: { $n }.
stake-food = Їжа зараз: { $n }.
stake-sanity = Розум зараз: { $n }.
stake-souls = Душі зараз: { $n }.
stake-travel = Подорож зараз: { $n }.
stake-ritual = Ритуал зараз: { $n }.
stake-total = Підсумок: { $total }, треба { $target }.
stake-rolled = Випало: { $n }.
stake-kept = Залишиться карт на руці: { $n }.
stake-hand = Карт на руці: { $n }.
stake-holds = Карт у цього гравця: { $n }.
stake-spells = Заклинань у колоді: { $n }.
stake-skill = Ви маєте таких карт: { $n }, усього на { $worth }.
stake-items = Ваших предметів: { $n }.
