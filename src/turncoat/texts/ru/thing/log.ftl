# The Thing: what happened, line by line. What is left out stands in quiet.py.

## What players choose in the open

log-chose-take-character = { $player } берёт персонажа: { $character }
log-chose-old-weather = { $player } оставляет прежнюю погоду
log-chose-new-weather = { $player } принимает выпавшую погоду
log-chose-clear-plan = { $player } отменяет план пришельца
log-chose-confirm = { $player } одобряет план пришельца
log-chose-work = { $player } идёт { $place-to } работать
log-chose-swap = { $player } идёт в спальню менять карты
log-chose-special = { $player } идёт { $place-to } ради особого действия
log-chose-use-tools = { $figure } использует «Инструменты»
log-chose-use-fuel = { $figure } использует карту «Топливо»
log-chose-avoid = { $figure } избегает стычки с помощью карты «{ $card }»
log-chose-use-fire = { $figure } применяет против пришельца карту «{ $card }»
log-chose-burn = { $figure } поджигает локацию картой «{ $card }», и все оттуда бегут в комнату отдыха
log-chose-absorb-dog = разоблачённый пришелец поглощает собаку
log-chose-leave-it = { $player } предлагает уйти, ничего не сделав
log-chose-stop = { $player } больше не назначает действий в этом раунде
log-chose-give-to = { $player } выбирает { $figure-acc }
log-chose-show-keys = { $player } показывает «Ключи»
log-chose-test-blood = { $player } проводит проверку А: проверяют { $figure-acc }
log-chose-test-fire = { $player } проводит проверку Б: проверяют { $figure-acc }
log-chose-run-blood = { $player } называет, кто проведёт проверку А: { $figure }
log-chose-run-fire = { $player } называет, кто проведёт проверку Б: { $figure }
log-chose-board = { $player } просится на борт
log-chose-stay-behind = { $player } не хочет подниматься на борт
log-chose-move-figure = { $figure } идёт { $place-to }
log-chose-set-die =
    { $player } меняет благодаря помощнику из спальни { $die ->
        [0] первый кубик
        [1] второй кубик
       *[2] третий кубик
    }; теперь на нём «{ $face }»
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
log-chose-burn-with-die = { $player } тратит кубик и карту «{ $card }» на поджог локации, и все оттуда бегут в комнату отдыха
log-chose-shine = { $player } использует «Фонарик» и берёт вторую карту
log-chose-other-weather = { $player } принимает погоду второго броска

## Events of this game

log-token-seen = { $figure } смотрит жетон заражения { $of-gen }
    .known = { $figure } смотрит жетон заражения { $of-gen }: { $token }. Роль с этого момента: { $role }
log-dog-seen = { $figure } достаёт жетон из мешочка заражения, смотрит его и возвращает
    .known = { $figure } достаёт жетон из мешочка заражения, смотрит его и возвращает. Роль с этого момента: { $role }
log-round-led-by = Раунд ведёт { $seat }
log-encounter =
    { $count ->
        [1] { $figures } встречает собаку { $place-in }
       *[other] стычка { $place-in }: { $figures }
    }
log-driven-off = { $figure } отгоняет пришельца { $place-in }
log-wrecked = саботаж { $place-in }, сила: { $strength }
log-absorbed = разоблачённый пришелец поглощает { $figure-acc } { $place-in }, а остальные оттуда бегут в комнату отдыха
log-role-revealed-human = { $figure } оказывается человеком
log-role-revealed-alien = { $figure } оказывается пришельцем
log-voted = { $figure } голосует против { $against-gen }
log-planned = { $by } добавляет силу в тайный план пришельца
    .known = { $by } планирует напасть { $place-in }
log-plan-laid = разоблачённый пришелец выкладывает план. Сила на картах: { $strengths }
log-struck = разоблачённый пришелец нападает { $place-in }, сила: { $strength }
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
log-moved-action-deck-pile = карта, которую никто не видел, уходит из колоды действий в стопку активных карт
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
    под низ колоды с руки игрока { $player } { $count ->
        [one] уходит { $count } карта действия
        [few] уходят { $count } карты действий
       *[many] уходят { $count } карт действий
        [other] уходят { $count } карты действий
    }
log-moved-hand-pile = { $player } кладёт карту действия взакрытую в стопку активных карт
    .known = { $player } кладёт карту действия взакрытую в стопку активных карт: { $cards }
log-moved-looking-pile = { $player } кладёт взятую карту взакрытую в стопку активных карт
    .known = { $player } кладёт взятую карту взакрытую в стопку активных карт: { $cards }
log-moved-looking-action-discard = { $player } сбрасывает другую карту взакрытую
    .known = { $player } сбрасывает другую карту взакрытую: { $cards }
log-moved-pile-action-discard =
    сброшено взакрытую из стопки активных карт: { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
        [other] { $count } карты
    }
log-moved-weapon-deck-box-unseen =
    убрано не глядя из колоды оружия: { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
        [other] { $count } карты
    }
log-moved-item-deck-box-unseen =
    убрано не глядя из колоды предметов: { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
        [other] { $count } карты
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
    сброшено не глядя из мешочка лаборатории: { $count ->
        [one] { $count } жетон
        [few] { $count } жетона
       *[many] { $count } жетонов
        [other] { $count } жетона
    }
log-moved-looking-weapons = { $player } оставляет себе одну из карт оружия
    .known = { $player } оставляет себе одну из карт оружия: { $cards }
log-moved-looking-items = { $player } оставляет себе один из предметов
    .known = { $player } оставляет себе один из предметов: { $cards }
log-moved-looking-samples = { $player } оставляет себе жетон лаборатории
    .known = { $player } оставляет себе жетон лаборатории: { $cards }
log-moved-looking-lab-discard = { $player } сбрасывает жетон лаборатории взакрытую
    .known = { $player } сбрасывает жетон лаборатории взакрытую: { $cards }
log-moved-weapons-offer = { $player } предлагает оружие игроку { $other }
    .known = { $player } предлагает оружие игроку { $other }: { $cards }
log-moved-items-offer = { $player } предлагает предмет игроку { $other }
    .known = { $player } предлагает предмет игроку { $other }: { $cards }
log-moved-weapons-weapons = { $player } отдаёт взамен оружие игроку { $other }
    .known = { $player } отдаёт взамен оружие игроку { $other }: { $cards }
log-moved-items-items = { $player } отдаёт взамен предмет игроку { $other }
    .known = { $player } отдаёт взамен предмет игроку { $other }: { $cards }
log-moved-weapons-weapon-deck =
    под низ колоды от игрока { $player } { $count ->
        [one] уходит { $count } карта оружия
        [few] уходят { $count } карты оружия
       *[many] уходят { $count } карт оружия
        [other] уходят { $count } карты оружия
    }
log-moved-items-item-deck =
    под низ колоды от игрока { $player } { $count ->
        [one] уходит { $count } карта предмета
        [few] уходят { $count } карты предметов
       *[many] уходят { $count } карт предметов
        [other] уходят { $count } карты предметов
    }
log-moved-samples-lab-discard =
    в сброс от игрока { $player } { $count ->
        [one] уходит { $count } жетон лаборатории
        [few] уходят { $count } жетона лаборатории
       *[many] уходят { $count } жетонов лаборатории
        [other] уходят { $count } жетона лаборатории
    }

## Cards and tokens that everybody sees

log-shown-hand-pile-open = { $player } кладёт карту действия в открытую в стопку активных карт: { $cards }
log-shown-looking-pile-open = { $player } кладёт взятую карту в открытую в стопку активных карт: { $cards }
log-shown-pile-now = раскрыта карта действия: { $cards }
log-shown-pile-open-action-discard = сброшено из стопки активных карт: { $cards }
log-shown-locations-burned-cards = потеряно до конца игры: { $cards }
log-shown-kennel-card-locations = карту псарни замешивают в колоду локаций
log-shown-locations-kennel-card = псарня пуста, и её карта снова лежит на поле
log-shown-turned-up-kennel-card = раскрыта карта псарни: все пойманные собаки вырываются на волю
log-shown-dog-bag-drawn-dog = жетон из мешочка заражения: { $cards }
log-shown-looking-flames = { $key } оставляет себе оружие и кладёт его в открытую: { $cards }
log-shown-looking-shared-weapons = { $key } оставляет себе одну из карт оружия: { $cards }
log-shown-looking-shared-items = { $key } оставляет себе один из предметов: { $cards }
log-shown-looking-shared-samples = { $key } оставляет себе жетон лаборатории: { $cards }
log-shown-flames-offer = { $key } предлагает оружие игроку { $player }: { $cards }
log-shown-shared-weapons-offer = { $key } предлагает оружие игроку { $player }: { $cards }
log-shown-shared-items-offer = { $key } предлагает предмет игроку { $player }: { $cards }
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

log-changed-round = начинается раунд { $to }
log-changed-leader = лидером становится { $to }
log-changed-token-at = жетон лидера: { $to }
    .up = жетон лидера теперь лежит { $to-in }
    .none = жетона лидера нет на поле
log-changed-token-holder = { $to } забирает жетон лидера
    .down = { $from } возвращает жетон лидера
log-changed-weather = погода: { $to }
log-changed-die-at-station = кубик погоды теперь лежит на метеостанции
    .down = кубик погоды возвращается на таблицу погоды
log-changed-fuel =
    { $key } получает { $change ->
        [one] { $change } фишку топлива
        [few] { $change } фишки топлива
       *[many] { $change } фишек топлива
        [other] { $change } фишки топлива
    }, теперь их { $to }
    .down =
    { $key } теряет { $change ->
        [one] { $change } фишку топлива
        [few] { $change } фишки топлива
       *[many] { $change } фишек топлива
        [other] { $change } фишки топлива
    }, остаётся { $to }
log-changed-underground = топлива в подземном хранилище: { $to }
log-changed-yard = топлива в уличном резерве: { $to }
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
    { $key } получает { $change ->
        [one] { $change } жетон повреждения
        [few] { $change } жетона повреждений
       *[many] { $change } жетонов повреждений
        [other] { $change } жетона повреждений
    }, теперь их { $to }
    .down =
    { $key }: { $change ->
        [one] убран { $change } жетон повреждения
        [few] убрано { $change } жетона повреждений
       *[many] убрано { $change } жетонов повреждений
        [other] убрано { $change } жетона повреждений
    }, осталось { $to }
log-changed-boiler-dead = котельная разрушена; со следующего раунда станция замерзает
log-changed-freezing = станция замерзает: жетон замерзания на делении { $to }
    .down = огонь согревает станцию: жетон замерзания снова в начале трека
log-changed-starving = еды не хватило: с этого момента все голодают
log-changed-sos = { $to }
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
log-changed-disc = подозрения против { $key-gen } падают до { $to }
    .up = подозрения против { $key-gen } растут на { $change }, теперь их { $to }
log-changed-status = { $key }: { $to }
    .down = побег сорван, { $key } снова в комнате отдыха
log-changed-threat = жетон угрозы переходит на деление { $to }
