# Unfathomable: what a player may answer.

## Answers to questions

option-pick-space = { $space }
option-resolve = Разыграть «{ $card-acc }»
option-give-loyalty = Отдать { $to-dat }
option-draw-from = Взять карту { $skill-gen }
option-discard = Сбросить «{ $card-acc }»
option-add = Добавить «{ $card-acc }»
option-done = Закончить
option-treachery-instead-of = Взять карту коварства вместо карты { $skill-gen }
option-put-on-top = Положить «{ $card-acc }» на верх колоды
option-put-under = Положить «{ $card-acc }» под низ колоды
option-keep-item = Оставить себе «{ $card-acc }»
option-pick-item = { $card }
option-pick-resource = Получить { $resource-acc }
option-pick-number =
    Рискнуть { $number ->
        [one] { $number } пассажиром
        [few] { $number } пассажирами
       *[many] { $number } пассажирами
        [other] { $number } пассажира
    }
option-pick-track = Передвинуть вперёд жетон: { $track }
option-pick-figure = { $figure }
option-take-character = { $character }
option-give-item = Отдать «{ $card-acc }» { $to-dat }
option-swap-items = Обменять «{ $card-acc }» на «{ $for-acc }»
option-activate-improvement = Сделать активной вещь «{ $card }»
option-move-deep-one = Передвинуть глубоководного { $from-from } { $to-to }

## Actions

option-move = Передвинуться { $to-to }
option-attack = Атаковать { $seat-acc }
option-attack-deep-one = Атаковать глубоководного
option-rescue = Спасти пассажира
option-defeat-passenger = Победить пассажира
option-trade = Начать обмен в своей области
option-use-room = Выполнить особое действие своей области
option-repair = Отремонтировать свою область (сбросить карты навыков)
option-play = Разыграть «{ $card-acc }»
option-use-item = Применить «{ $card-acc }»
option-use-ability = Выполнить особое действие своего листа персонажа
option-use-feat = Совершить свой подвиг (один раз за партию)
option-use-tome = Открыть фолиант: посмотреть верхние заклинания и разыграть одно
option-use-kept = Выполнить особое действие карты «{ $card }»
option-reveal = Разоблачить себя: раскрыть карту «{ $card }»
option-end-actions = Больше не выполнять действий

## Reactions

option-raise-die = «{ $card }»: +{ $bonus } к броску
option-lower-die = «{ $card }»: −{ $bonus } к броску
option-almanac = «{ card-almanac }»: сбросить «{ $card-acc }» и прибавить значение карты к броску
option-set-die = «{ feat-beatrice }»: выставить на кубике { $face } (один раз за партию)
option-reroll-attack = «{ $card }»: перебросить кубик атаки
option-reroll = «{ ability-edmund }»: сбросить «{ $card-acc }» и перебросить кубик
option-fire-again = «{ card-pocket-pistol }»: перебросить кубик атаки
option-shrug-off = «{ $card }»: предотвратить своё поражение
option-send-starbuck = «{ card-starbuck }»: предотвратить своё поражение; вещь убирается из игры
option-use-ward = «{ card-flesh-ward }»: предотвратить своё поражение с риском для рассудка
option-heal = «{ ability-svetlana }»: сбросить «{ $card-acc }» и предотвратить поражение
option-intervene = «{ feat-svetlana }»: предотвратить поражение (один раз за партию)
option-use-pharmacy = «{ card-travel-pharmacy }»: спасти пассажира ценой припасов или этой вещи
option-hide-nothing = «{ $card }»: карты добавляются лицевой стороной вверх
option-force-learning = «{ $card }»: сделать навык положительным ({ $skill })
option-prepare = «{ $card }»: провести эту проверку без карт хаоса
option-sacrifice = «{ feat-arjun }»: решить исход проверки ({ $outcome }) ценой своего поражения
option-raise-total = «{ $card }»: +{ $bonus } к итоговому числу
option-lower-total = «{ $card }»: −{ $bonus } к итоговому числу
option-add-late = «{ ability-keilani }»: добавить сейчас «{ $card-acc }»
option-use-ring = «{ card-lucky-ring }»: +{ $bonus } к итоговому числу; при успехе в колоду хаоса замешивается коварство
option-equip-up = «{ feat-samira }»: +{ $number } к итоговому числу (один раз за партию)
option-equip-down = «{ feat-samira }»: −{ $number } к итоговому числу (один раз за партию)
option-read-script = «{ card-revelation-of-script }»: добавить верхнюю карту колоды { $skill-gen } с риском для рассудка
option-jury-rig = «{ ability-jeanne }»: повредить судно и ещё раз передвинуть вперёд жетон путешествия
option-redraw = «{ feat-edmund }»: сбросить карту мифа и взять другую (один раз за партию)
option-lead = «{ feat-keilani }»: вместо кризиса — потеря { $resource-gen } (один раз за партию)
option-barricade = «{ card-barricade-the-hatches }»: до конца хода не пускать глубоководных во внутренние области
option-ransack = «{ $card }» вместо действий: судно теряет ресурс этой области
option-perform-rites = «{ $card }» вместо действий: Матерь Гидра и Отец Дагон активируются

## Where a question needs other words

option-playing-twice-accept = Разыграть ещё раз
option-playing-twice-decline = Одного раза хватит
option-up-to-times-again-accept = Атаковать
option-up-to-times-again-decline = Прекратить атаки
option-targeting-choose-target-pick-space = Глубоководный { $space-in }
option-shrivelling-choose-enemy-pick-space = Глубоководный { $space-in }
option-drawing-name-deck-done = Больше не брать
option-receiving-take-treachery-done = Взять карты
option-exchange-discard-more-done = Больше не сбрасывать
option-check-add-cards-done = Больше не добавлять карт
option-deep-ones-act-choose-which-pick-space = Глубоководный { $space-in }
option-deep-one-moves-choose-way-pick-space = Передвинуть { $space-to }
option-shifting-choose-where-to-pick-space = Передвинуть { $space-to }
option-nudging-choose-water-pick-space = Передвинуть { $space-to }
option-nudging-choose-water-decline = Оставить на месте
option-casting-choose-put-under = Вернуть «{ $card-acc }», не разыгрывая
option-scouting-keep-on-top-put-on-top = Оставить «{ $card-acc }» наверху
option-searching-keep-one-decline = Вернуть вещь в колоду
option-trading-offer-give-item = Предложить «{ $card-acc }» в подарок { $to-dat }
option-trading-offer-swap-items = Предложить «{ $card-acc }» в обмен на «{ $for-acc }»
option-trading-offer-done = Больше ничего не предлагать
option-trading-agree-accept = Согласиться
option-trading-agree-decline = Отказаться
option-giving-gift-decline = Ничего не отдавать
option-astral-travel-choose-figure-done = Больше никого не переносить
option-astral-travel-choose-space-pick-space = Перенести { $space-to }
option-pick-up-to-pick-next-done = Больше не выбирать

## Numbers of the position

stake-deep-ones =
    Там { $n ->
        [one] { $n } глубоководный
        [few] { $n } глубоководных
       *[many] { $n } глубоководных
        [other] { $n } глубоководного
    }.
stake-passengers =
    Там { $n ->
        [one] { $n } пассажир
        [few] { $n } пассажира
       *[many] { $n } пассажиров
        [other] { $n } пассажира
    }.
stake-people =
    Там { $n ->
        [one] { $n } игрок
        [few] { $n } игрока
       *[many] { $n } игроков
        [other] { $n } игрока
    }.
stake-damage = Область повреждена.
stake-attack =
    Попадают { $hits } из { $sides } граней (нужно { $target } или больше{ $more ->
        [0] {""}
       *[other] , с поправкой +{ $more }
    }{ $less ->
        [0] {""}
       *[other] , с поправкой −{ $less }
    }).
stake-repair = Стоит карт на { $need }; у вас есть на { $held }.
stake-actions = Неиспользованных действий: { $n }.
stake-adds = Прибавляет { $value }.
stake-takes = Отнимает { $value }.
stake-check = Проверка на { $target }: вы можете дать { $most }, хаос { $chaos ->
        [0] ничего не добавляет
        [one] добавляет { $chaos } карту
        [few] добавляет { $chaos } карты
       *[many] добавляет { $chaos } карт
        [other] добавляет { $chaos } карты
    }; карт уже вложено: { $pile }.
stake-empty = Там ничего нет.
stake-fuel = Топливо сейчас: { $n }.
stake-food = Припасы сейчас: { $n }.
stake-sanity = Рассудок сейчас: { $n }.
stake-souls = Души сейчас: { $n }.
stake-travel = Путешествие сейчас: { $n }.
stake-ritual = Ритуал сейчас: { $n }.
stake-total = Итог: { $total }, нужно { $target }.
stake-rolled = Выпало: { $n }.
stake-kept = Останется карт на руке: { $n }.
stake-hand = Карт на руке: { $n }.
stake-holds = Карт у этого игрока: { $n }.
stake-spells = Заклинаний в колоде: { $n }.
stake-skill = У вас таких карт: { $n }, всего на { $worth }.
stake-items = Ваших вещей: { $n }.
