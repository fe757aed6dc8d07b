# The Thing: what happened, line by line. What is left out stands in unlogged.py.

## What players choose in the open

log-chose-take-character = { $player } берёт персонажа: { $character }
log-chose-old-weather = { $player } оставляет прежнюю погоду
log-chose-new-weather = { $player } принимает новую погоду
log-weather-accepted = { $player } принимает новую погоду: { $to-low }
log-chose-clear-plan = { $player } отменяет план пришельца
log-chose-work = { $player } идёт { $place-to } работать
    .item = { $player } { $place-in }
log-works = { $player } идёт { $place-to } работать и кладёт карту взакрытую в стопку активных карт
    .known = { $player } идёт { $place-to } работать и кладёт карту взакрытую в стопку активных карт: { $cards }
    .item = { $player } { $place-in }
    .known-item = { $player } { $place-in } ({ $cards })
log-works-open = { $player } идёт { $place-to } работать и кладёт карту действия в открытую в стопку активных карт: { $cards }
    .item = { $player } { $place-in } (в открытую: { $cards })
log-works-and-takes-token = { $player } идёт { $place-to } работать и берёт жетон лидера
    .item = { $player } { $place-in } (берёт жетон лидера)
log-works-with-token = { $player } идёт { $place-to } работать, берёт жетон лидера и кладёт карту взакрытую в стопку активных карт
    .known = { $player } идёт { $place-to } работать, берёт жетон лидера и кладёт карту взакрытую в стопку активных карт: { $cards }
    .item = { $player } { $place-in } (берёт жетон лидера)
    .known-item = { $player } { $place-in } ({ $cards }; берёт жетон лидера)
log-works-open-with-token =
    { $player } идёт { $place-to } работать, берёт жетон лидера и кладёт карту действия в открытую в стопку активных карт: { $cards }
    .item = { $player } { $place-in } (в открытую: { $cards }; берёт жетон лидера)
log-join-workers = работают и кладут по карте в стопку активных карт: { $list }
log-chose-swap = { $player } идёт в спальню менять карты
log-chose-special = { $player } идёт { $place-to } ради особого действия
log-chose-use-tools = { $figure } использует «Инструменты»
log-chose-use-fuel = { $figure } использует карту «Топливо»
log-chose-avoid = { $figure } избегает стычки с помощью карты «{ $card }»
log-chose-use-fire = { $figure } применяет против пришельца карту «{ $card }»
log-chose-burn = { $figure } устраивает пожар картой «{ $card }»
log-burns = { $figure } устраивает пожар { $place-in } картой «{ $card }»: локация сгорает
log-chose-absorb-dog = разоблачённый пришелец поглощает собаку
log-chose-leave-it = { $player } предлагает уйти, ничего не сделав
log-chose-stop = { $player } больше не назначает действий в этом раунде
log-chose-give-to = { $player } выбирает { $figure-acc }
log-chose-rolling-choose-actor-give-to = { $player } назначает действие { $figure-dat }
log-chose-threatened-choose-taken-give-to = по решению { $player-gen } пришелец забирает { $figure-acc }
log-gives-action =
    { $player } назначает «{ $source-acc }» { $figure-dat }{ $vain ->
        [1] , без последствий
       *[0] {""}
    }
log-gives-action-to-self =
    { $player } назначает «{ $source-acc }» себе{ $vain ->
        [1] , без последствий
       *[0] {""}
    }
log-chose-trading-answer-offer-accept = { $player } соглашается на обмен
log-chose-trading-answer-offer-decline = { $player } отказывается от обмена
log-chose-show-keys = { $player } показывает «Ключи»
log-chose-test-blood = { $player } проверяет { $figure-acc } (проверка А)
log-tests-own-blood = { $player } проверяет свою кровь (проверка А)
log-chose-test-fire = { $player } проверяет { $figure-acc } (проверка Б)
log-tests-self-by-fire = { $player } проверяет себя (проверка Б)
log-chose-run-blood = { $player } поручает проверку А { $figure-dat }
log-chose-run-fire = { $player } поручает проверку Б { $figure-dat }
log-chose-testing-choose-tester-give-to = { $player } поручает проверку { $figure-dat }
log-chose-board = { $player } просится на борт
log-chose-stay-behind = { $player } не хочет подниматься на борт
log-chose-move-figure = { $figure } идёт { $place-to }
log-chose-set-die =
    благодаря помощнику из спальни { $die ->
        [0] первый кубик
        [1] второй кубик
       *[2] третий кубик
    } теперь показывает «{ $face }» ({ $player })
log-chose-cancel-die =
    { $player } отменяет { $die ->
        [0] первый кубик
        [1] второй кубик
       *[2] третий кубик
    }
log-chose-reroll-die =
    { $player } перебрасывает { $die ->
        [0] первый кубик
        [1] второй кубик
       *[2] третий кубик
    }
log-chose-use-die = { $player } выполняет действие «{ $face }»
log-chose-burn-with-die = { $player } тратит кубик и карту «{ $card }» и устраивает пожар
log-burns-with-die = { $figure } тратит кубик и карту «{ $card }» и устраивает пожар { $place-in }: локация сгорает
log-chose-shine = { $player } использует «Фонарик» и берёт вторую карту
log-chose-other-weather = { $player } принимает погоду второго броска

## Events of this game

log-token-seen = { $figure } смотрит жетон заражения { $of-gen }
    .known =
        { $figure } смотрит жетон заражения { $of-gen }: { $token }. { $role-id ->
            [alien] { $figure } теперь пришелец
           *[human] { $figure } по-прежнему человек
        }
    .first-item = { $figure } смотрит жетон { $of-gen }
    .item = { $figure } — жетон { $of-gen }
    .first-known-item =
        { $figure } смотрит жетон { $of-gen } ({ $token }; { $role-id ->
            [alien] { $figure } теперь пришелец
           *[human] { $figure } по-прежнему человек
        })
    .known-item =
        { $figure } — жетон { $of-gen } ({ $token }; { $role-id ->
            [alien] { $figure } теперь пришелец
           *[human] { $figure } по-прежнему человек
        })
log-join-tokens = жетоны заражения: { $list }
log-dog-seen = { $figure } достаёт жетон из мешочка заражения, смотрит его и возвращает
    .known =
        { $figure } достаёт жетон из мешочка заражения, смотрит его и возвращает. { $role-id ->
            [alien] { $figure } теперь пришелец
           *[human] { $figure } по-прежнему человек
        }
log-round-begins = Раунд { $round }, лидер — { $seat }
log-encounter =
    { $many ->
        [1] { $figures } встречает собаку { $place-in }
       *[other] стычка { $place-in }: { $figures }
    }
log-dog-caught =
    { $figures } { $many ->
        [1] ловит
       *[other] ловят
    } { $count ->
        [one] собаку
        [few] { $count } собак
       *[many] { $count } собак
        [other] { $count } собаки
    } { $place-in } и { $many ->
        [1] запирает
       *[other] запирают
    } { $count ->
        [one] её
        [few] их
       *[many] их
        [other] их
    } на псарне
log-driven-off = { $figure } отгоняет пришельца { $place-in }
log-wrecked = саботаж { $place-in } (сила { $strength })
    .brief = саботаж { $place-in }
log-sabotages = { $figure } устраивает саботаж { $place-in }
log-alien-sabotages = разоблачённый пришелец устраивает саботаж { $place-in } (сила { $strength })
    .brief = разоблачённый пришелец устраивает саботаж { $place-in }
log-absorbed = разоблачённый пришелец поглощает { $figure-acc } { $place-in }
log-fled = { $figure } бежит в комнату отдыха
    .item = { $figure }
log-join-fled = в комнату отдыха бегут: { $list }
log-role-revealed-human = { $figure } оказывается человеком
    .item = { $figure } — человек
log-role-revealed-alien = { $figure } оказывается пришельцем
    .item = { $figure } — пришелец
log-join-roles = роли раскрыты: { $list }
log-voted = { $figure } голосует против { $against-gen }
    .item = { $figure } против { $against-gen }
log-join-votes = голоса: { $list }
log-planned = { $by } добавляет силу в тайный план пришельца
    .known = { $by } планирует напасть { $place-in }
    .item = { $by }
    .known-item = { $by } ({ $place-in })
log-join-plans = в тайный план пришельца добавляют силу: { $list }
log-plan-laid = разоблачённый пришелец выкладывает план (сила на картах: { $strengths })
log-struck = разоблачённый пришелец нападает { $place-in } (сила { $strength })
    .brief = разоблачённый пришелец нападает { $place-in }
log-dice-rolled = на кубиках выпало: { $faces }
log-bag-searched =
    { $found ->
        [0] в мешочке лаборатории не осталось образцов крови
       *[other] образец крови достают из мешочка лаборатории и сбрасывают
    }

## Cards and tokens that move face down

log-moved-action-deck-hand =
    { $player } берёт { $count ->
        [one] { $count } карту действия
        [few] { $count } карты действий
       *[many] { $count } карт действий
        [other] { $count } карты действий
    }
    .known =
    { $player } берёт { $count ->
        [one] { $count } карту действия
        [few] { $count } карты действий
       *[many] { $count } карт действий
        [other] { $count } карты действий
    }: { $cards }
    .item = { $player } ({ $count })
    .known-item = { $player } ({ $cards })
log-join-draws = взяты карты действий: { $list }
log-exchange-discarded = { $player } пользуется своей способностью: сбрасывает карту действия взакрытую
    .known = { $player } пользуется своей способностью: сбрасывает карту действия взакрытую ({ $cards })
log-exchange-drawn = { $player } берёт другую
    .known = { $player } берёт другую ({ $cards })
log-moved-hand-action-discard =
    { $player } сбрасывает взакрытую { $count ->
        [one] { $count } карту действия
        [few] { $count } карты действий
       *[many] { $count } карт действий
        [other] { $count } карты действий
    }
    .known =
    { $player } сбрасывает взакрытую { $count ->
        [one] { $count } карту действия
        [few] { $count } карты действий
       *[many] { $count } карт действий
        [other] { $count } карты действий
    }: { $cards }
log-moved-hand-action-deck =
    { $count ->
        [one] { $count } карта действия { $player-gen } уходит под низ колоды
        [few] { $count } карты действий { $player-gen } уходят под низ колоды
       *[many] { $count } карт действий { $player-gen } уходят под низ колоды
        [other] { $count } карты действий { $player-gen } уходят под низ колоды
    }
log-moved-hand-pile = { $player } кладёт карту взакрытую в стопку активных карт
    .known = { $player } кладёт карту взакрытую в стопку активных карт: { $cards }
log-moved-looking-pile = { $player } кладёт взятую карту взакрытую в стопку активных карт
    .known = { $player } кладёт взятую карту взакрытую в стопку активных карт: { $cards }
log-moved-looking-action-discard = { $player } сбрасывает другую карту взакрытую
    .known = { $player } сбрасывает другую карту взакрытую: { $cards }
log-moved-pile-action-discard =
    { $count ->
        [one] { $count } карта из стопки активных карт сбрасывается взакрытую
        [few] { $count } карты из стопки активных карт сбрасываются взакрытую
       *[many] { $count } карт из стопки активных карт сбрасываются взакрытую
        [other] { $count } карты из стопки активных карт сбрасываются взакрытую
    }
log-moved-weapon-deck-box-unseen =
    { $count ->
        [one] { $count } карта оружия уходит из игры не глядя
        [few] { $count } карты оружия уходят из игры не глядя
       *[many] { $count } карт оружия уходят из игры не глядя
        [other] { $count } карты оружия уходят из игры не глядя
    }
log-moved-item-deck-box-unseen =
    { $count ->
        [one] { $count } карта предмета уходит из игры не глядя
        [few] { $count } карты предметов уходят из игры не глядя
       *[many] { $count } карт предметов уходят из игры не глядя
        [other] { $count } карты предметов уходят из игры не глядя
    }
log-moved-weapon-deck-looking =
    { $player } смотрит { $count ->
        [one] { $count } карту оружия
        [few] { $count } карты оружия
       *[many] { $count } карт оружия
        [other] { $count } карты оружия
    }
    .known =
    { $player } смотрит { $count ->
        [one] { $count } карту оружия
        [few] { $count } карты оружия
       *[many] { $count } карт оружия
        [other] { $count } карты оружия
    }: { $cards }
log-moved-item-deck-looking =
    { $player } смотрит { $count ->
        [one] { $count } карту предмета
        [few] { $count } карты предметов
       *[many] { $count } карт предметов
        [other] { $count } карты предметов
    }
    .known =
    { $player } смотрит { $count ->
        [one] { $count } карту предмета
        [few] { $count } карты предметов
       *[many] { $count } карт предметов
        [other] { $count } карты предметов
    }: { $cards }
log-moved-lab-bag-looking = { $player } достаёт жетон лаборатории
    .known = { $player } достаёт жетон лаборатории: { $cards }
log-moved-lab-bag-lab-discard =
    { $count ->
        [one] { $count } жетон из мешочка лаборатории сбрасывается не глядя
        [few] { $count } жетона из мешочка лаборатории сбрасываются не глядя
       *[many] { $count } жетонов из мешочка лаборатории сбрасываются не глядя
        [other] { $count } жетона из мешочка лаборатории сбрасываются не глядя
    }
log-moved-looking-weapons = { $player } одну оставляет себе
    .known = { $player } одну оставляет себе: { $cards }
log-moved-looking-items = { $player } одну оставляет себе
    .known = { $player } одну оставляет себе: { $cards }
log-moved-looking-samples = { $player } оставляет себе жетон лаборатории
    .known = { $player } оставляет себе жетон лаборатории: { $cards }
log-moved-looking-lab-discard = { $player } сбрасывает жетон лаборатории взакрытую
    .known = { $player } сбрасывает жетон лаборатории взакрытую: { $cards }
log-lab-token-kept = { $player } достаёт жетон лаборатории и оставляет его себе
    .known = { $player } достаёт жетон лаборатории и оставляет его себе: { $cards }
log-lab-token-discarded =
    { $count ->
        [one] { $player } достаёт жетон лаборатории и сбрасывает его взакрытую
        [few] { $player } достаёт { $count } жетона лаборатории и сбрасывает их взакрытую
       *[many] { $player } достаёт { $count } жетонов лаборатории и сбрасывает их взакрытую
        [other] { $player } достаёт { $count } жетона лаборатории и сбрасывает их взакрытую
    }
    .known =
    { $count ->
        [one] { $player } достаёт жетон лаборатории и сбрасывает его взакрытую
        [few] { $player } достаёт { $count } жетона лаборатории и сбрасывает их взакрытую
       *[many] { $player } достаёт { $count } жетонов лаборатории и сбрасывает их взакрытую
        [other] { $player } достаёт { $count } жетона лаборатории и сбрасывает их взакрытую
    }: { $cards }
log-moved-weapons-offer = { $player } предлагает оружие { $other-dat }
    .known = { $player } предлагает оружие { $other-dat }: { $cards }
log-moved-items-offer = { $player } предлагает предмет { $other-dat }
    .known = { $player } предлагает предмет { $other-dat }: { $cards }
log-moved-weapons-weapons = { $player } отдаёт взамен оружие { $other-dat }
    .known = { $player } отдаёт взамен оружие { $other-dat }: { $cards }
log-moved-items-items = { $player } отдаёт взамен предмет { $other-dat }
    .known = { $player } отдаёт взамен предмет { $other-dat }: { $cards }
log-moved-weapons-weapon-deck =
    { $count ->
        [one] { $count } карта оружия { $player-gen } уходит под низ колоды
        [few] { $count } карты оружия { $player-gen } уходят под низ колоды
       *[many] { $count } карт оружия { $player-gen } уходят под низ колоды
        [other] { $count } карты оружия { $player-gen } уходят под низ колоды
    }
log-moved-items-item-deck =
    { $count ->
        [one] { $count } карта предмета { $player-gen } уходит под низ колоды
        [few] { $count } карты предметов { $player-gen } уходят под низ колоды
       *[many] { $count } карт предметов { $player-gen } уходят под низ колоды
        [other] { $count } карты предметов { $player-gen } уходят под низ колоды
    }
log-moved-samples-lab-discard =
    { $count ->
        [one] { $count } жетон лаборатории { $player-gen } уходит в сброс
        [few] { $count } жетона лаборатории { $player-gen } уходят в сброс
       *[many] { $count } жетонов лаборатории { $player-gen } уходят в сброс
        [other] { $count } жетона лаборатории { $player-gen } уходят в сброс
    }

## Cards and tokens that everybody sees

log-shown-hand-pile-open = { $player } кладёт карту действия в открытую в стопку активных карт: { $cards }
log-shown-looking-pile-open = { $player } кладёт взятую карту в открытую в стопку активных карт: { $cards }
log-shown-pile-now = раскрыта карта действия: { $cards }
log-shown-pile-open-action-discard = сброшено из стопки активных карт: { $cards }
log-shown-locations-burned-cards = до конца игры сгорает: { $cards }
log-boiler-room-closed = котельная закрыта до конца игры
log-shown-kennel-card-locations = карту псарни замешивают в колоду локаций
log-shown-locations-kennel-card = псарня пуста, и её карта снова лежит на поле
log-shown-turned-up-kennel-card = раскрыта карта псарни: все пойманные собаки вырываются на волю
log-shown-dog-bag-drawn-dog = жетон из мешочка заражения: { $cards }
log-shown-looking-flames = { $key } оставляет себе оружие и кладёт его в открытую: { $cards }
log-shown-looking-shared-weapons = { $key } оставляет себе одну из карт оружия: { $cards }
log-shown-looking-shared-items = { $key } оставляет себе один из предметов: { $cards }
log-shown-looking-shared-samples = { $key } оставляет себе жетон лаборатории: { $cards }
log-shown-flames-offer = { $key } предлагает оружие { $player-dat }: { $cards }
log-shown-shared-weapons-offer = { $key } предлагает оружие { $player-dat }: { $cards }
log-shown-shared-items-offer = { $key } предлагает предмет { $player-dat }: { $cards }
log-shown-offer-flames = это оружие теперь у { $key-gen }: { $cards }
log-shown-offer-shared-weapons = это оружие теперь у { $key-gen }: { $cards }
log-shown-offer-shared-items = этот предмет теперь у { $key-gen }: { $cards }
log-shown-flames-flames = { $key } отдаёт взамен оружие: { $cards }
log-shown-shared-weapons-shared-weapons = { $key } отдаёт взамен оружие: { $cards }
log-shown-shared-items-shared-items = { $key } отдаёт взамен предмет: { $cards }
log-shown-flames-box = канистры кончились, и оружие убирают из игры: { $cards }
log-shown-flames-weapon-deck = оружие { $key-gen } уходит под низ колоды: { $cards }
log-shown-shared-weapons-weapon-deck = оружие { $key-gen } уходит под низ колоды: { $cards }
log-shown-shared-items-item-deck = предметы { $key-gen } уходят под низ колоды: { $cards }
log-shown-shared-samples-lab-discard = жетоны лаборатории { $key-gen } уходят в сброс: { $cards }

## Numbers and markers

log-changed-leader = новый лидер — { $to }
log-changed-token-at = жетон лидера лежит { $to-in }
log-changed-token-holder = { $player } берёт жетон лидера
log-changed-weather = погода: { $to-low }
log-changed-die-at-station = кубик погоды теперь лежит на метеостанции
    .down = кубик погоды возвращается на таблицу погоды
log-changed-fuel =
    { $key-low } получает { $change ->
        [one] { $change } фишку топлива
        [few] { $change } фишки топлива
       *[many] { $change } фишек топлива
        [other] { $change } фишки топлива
    }, теперь { $to }
    .down =
    { $key-low } теряет { $change ->
        [one] { $change } фишку топлива
        [few] { $change } фишки топлива
       *[many] { $change } фишек топлива
        [other] { $change } фишки топлива
    }, остаётся { $to }
log-refuels =
    { $figure } кладёт { $change ->
        [one] { $change } фишку топлива
        [few] { $change } фишки топлива
       *[many] { $change } фишек топлива
        [other] { $change } фишки топлива
    } { $key-to } (теперь { $to })
    .brief = { $figure } пополняет топливо { $key-in }
log-refuels-from-yard =
    { $figure } переносит { $change ->
        [one] { $change } фишку топлива
        [few] { $change } фишки топлива
       *[many] { $change } фишек топлива
        [other] { $change } фишки топлива
    } из уличного резерва (осталось { $left }) { $key-to } (теперь { $to })
    .brief = { $figure } пополняет топливо { $key-in }
log-refuels-from-underground =
    { $figure } переносит { $change ->
        [one] { $change } фишку топлива
        [few] { $change } фишки топлива
       *[many] { $change } фишек топлива
        [other] { $change } фишки топлива
    } из подземного хранилища (осталось { $left }) { $key-to } (теперь { $to })
    .brief = { $figure } пополняет топливо { $key-in }
log-changed-underground =
    из подземного хранилища { $change ->
        [one] взята { $change } фишка топлива
        [few] взяты { $change } фишки топлива
       *[many] взято { $change } фишек топлива
        [other] взято { $change } фишки топлива
    } (осталось { $to })
log-changed-yard =
    из уличного резерва { $change ->
        [one] взята { $change } фишка топлива
        [few] взяты { $change } фишки топлива
       *[many] взято { $change } фишек топлива
        [other] взято { $change } фишки топлива
    } (осталось { $to })
log-changed-pantry =
    из кладовой { $change ->
        [one] уходит { $change } фишка еды
        [few] уходят { $change } фишки еды
       *[many] уходят { $change } фишек еды
        [other] уходят { $change } фишки еды
    }, остаётся { $to }
log-changed-kitchen-food =
    на кухне приготовлено: { $change ->
        [one] { $change } фишка еды
        [few] { $change } фишки еды
       *[many] { $change } фишек еды
        [other] { $change } фишки еды
    }
    .down = все едят то, что приготовлено на кухне
log-changed-damage =
    { $key-in } { $change ->
        [one] добавлен { $change } жетон повреждения
        [few] добавлено { $change } жетона повреждений
       *[many] добавлено { $change } жетонов повреждений
        [other] добавлено { $change } жетона повреждений
    } (теперь { $to })
    .down =
    { $key-in } { $change ->
        [one] убран { $change } жетон повреждения
        [few] убрано { $change } жетона повреждений
       *[many] убрано { $change } жетонов повреждений
        [other] убрано { $change } жетона повреждений
    } (осталось { $to })
    .brief = повреждения { $key-in }
    .down-brief = ремонт { $key-in }
log-damage-of-sabotage =
    { $change ->
        [one] добавлен { $change } жетон повреждения
        [few] добавлено { $change } жетона повреждений
       *[many] добавлено { $change } жетонов повреждений
        [other] добавлено { $change } жетона повреждений
    } (теперь { $to })
log-repairs =
    { $figure } убирает { $key-in } { $change ->
        [one] { $change } жетон повреждения
        [few] { $change } жетона повреждений
       *[many] { $change } жетонов повреждений
        [other] { $change } жетона повреждений
    } (осталось { $to })
    .brief = { $figure } проводит ремонт { $key-in }
log-changed-boiler-dead = котельная разрушена; со следующего раунда станция замерзает
log-changed-freezing = станция замерзает: жетон замерзания на делении { $to }
    .down = огонь согревает станцию: жетон замерзания снова в начале трека
    .brief = станция замерзает
    .down-brief = огонь согревает станцию
log-changed-starving = еды не хватило: с этого момента все голодают
log-changed-sos = { $to }
log-sos-sent = сигнал бедствия послан: спасательный вертолёт в пути
log-helicopter-landed = спасательный вертолёт прибыл
log-helicopter-left = спасательный вертолёт улетел
log-changed-rescue-at =
    спасательный вертолёт пролетает { $change ->
        [one] { $change } деление
        [few] { $change } деления
       *[many] { $change } делений
        [other] { $change } деления
    } и теперь на делении { $to }
log-changed-rescue-fuel = спасательный вертолёт тратит топливо: фишка на делении { $to }
log-changed-strength = пришелец становится сильнее, его сила: { $to }
    .down = пришелец становится слабее, его сила: { $to }
log-changed-canisters = канистр в огнемёте: { $to }
log-changed-dog = собака перемещается { $to-to }
    .item = { $to-to }
log-join-dogs = собаки перемещаются { $list }
log-dog-gone = собаку убирают из игры
log-dog-waiting = собаку откладывают в сторону
log-changed-disc = подозрения: { $key } −{ $change } (теперь { $to })
    .up = подозрения: { $key } +{ $change } (теперь { $to })
    .item = { $key } −{ $change } (теперь { $to })
    .up-item = { $key } +{ $change } (теперь { $to })
log-disc-cleared = { $figure } больше не под подозрением
log-join-suspicion = подозрения: { $list }
log-changed-status = { $key }: { $to }
    .down = бегство сорвано, { $key } снова в комнате отдыха
log-went-aboard = { $key } поднимается на борт
log-alien-destroyed = разоблачённый пришелец уничтожен ({ $key })
log-changed-threat = жетон угрозы переходит на деление { $to }
