# The Thing: what a player is asked.

ask-station-take-character = Выберите персонажа
ask-forecast-old-or-new = На кубике: { $rolled }. Выберите погоду этого раунда
ask-planning-propose = Выберите, где нападёт пришелец (осталось силы: { $left })
ask-planning-agree = Вы согласны с планом?
ask-drawing-garrys-exchange = Можно сбросить карту действия и взять новую
ask-moving-choose-move = Выберите, куда пойти и что делать
ask-moving-give-card = Выберите карту действия для стопки активных карт
ask-moving-shine = Как вы берёте карту для особого действия?
ask-moving-choose-drawn = Выберите, какая из взятых карт пойдёт в стопку активных карт
ask-moving-take-card = Выберите карту из колоды действий (осталось взять: { $left })
ask-bonus-turn-use-bonus = Использовать «Инструменты» или «Топливо» ({ $figure })?
ask-bonus-turn-use-bonus-own = Использовать «Инструменты» или «Топливо»?
ask-striking-choose-place = Выберите, какое нападение пришельца разыграть следующим
ask-strike-choose = Пришелец нападает { $place-in }, сила: { $strength-there }. Выберите, что он сделает
ask-strike-agree =
    { $proposed ->
        [1] Пришелец победил { $place-in }. Предложено: поглотить { $victim-acc }. Вы согласны?
        [2] Пришелец победил { $place-in }. Предложено: поглотить собаку. Вы согласны?
        [3] Пришелец победил { $place-in }. Предложено: устроить саботаж. Вы согласны?
       *[other] Пришелец победил { $place-in }. Предложено: уйти, ничего не сделав. Вы согласны?
    }
ask-meeting-choose-meeting = Выберите, какую стычку разыграть следующей
ask-meeting-stay-or-avoid = Стычка { $at-in }: { $asked } участвует?
ask-meeting-stay-or-avoid-own = Стычка { $at-in }: вы участвуете?
ask-infection-lay-tokens = Проверка заражения: выложите свои жетоны
ask-infection-look = Выберите, чей жетон заражения посмотреть
ask-giving-give = Раскрыта карта «{ $card }». Выберите, кому её назначить
ask-giving-go-on = Раскрыть ещё одну карту действия или остановиться?
ask-mending-how-much = Выберите, сколько повреждений починит { $figure }
ask-mending-how-much-own = Выберите, сколько повреждений починить
ask-searching-third-card = { $figure } посмотрит и третью карту оружия?
ask-searching-third-card-own = Посмотреть и третью карту оружия?
ask-searching-keep-one = Выберите карту, которую оставит себе { $figure }
ask-searching-keep-one-own = Выберите карту, которую оставите себе
ask-sampling-keep-token = { $figure } оставит жетон лаборатории себе? После него осталось достать: { $left }
ask-sampling-keep-token-own = Оставить жетон лаборатории себе? После него осталось достать: { $left }
ask-sampling-one-more = { $figure } вытянет дополнительный жетон лаборатории?
ask-sampling-one-more-own = Вытянуть дополнительный жетон лаборатории?
ask-reading-choose-reading = На кубике: { $rolled }, на втором броске: { $second }. Выберите погоду
ask-reading-choose-reading-none = На кубике: { $rolled }. Выберите погоду
ask-reading-send-fuel = Выберите, куда отправить фишку топлива из подземного хранилища
ask-ignition-show-keys = Транспорт готов к запуску. { $figure } показывает «Ключи» и начинает бегство?
ask-ignition-show-keys-own = Транспорт готов к запуску. Показать «Ключи» и начать бегство?
ask-call-take-off = Спасательный вертолёт ждёт, и { $figure } — наименее подозрительный. Начать посадку?
ask-call-take-off-own = Спасательный вертолёт ждёт, и вы наименее подозрительны. Начать посадку?
ask-boarding-wish = { $asked } хочет подняться на борт?
ask-boarding-wish-own = Хотите подняться на борт?
ask-boarding-consent = Вы пустите { $asked-acc } на борт?
ask-trading-make-offer = Что { $giver } предложит остальным? Осталось предложений: { $left }
ask-trading-make-offer-own = Что вы предложите остальным? Осталось предложений: { $left }
ask-trading-choose-offered = Выберите карту, которую { $giver } предложит { $partner-dat }
ask-trading-choose-offered-own = Выберите карту, которую вы предложите { $partner-dat }
ask-trading-answer-offer =
    { $swaps ->
        [0] { $giver } предлагает { $partner-dat } в подарок { $kind-acc }. Принять?
       *[other] { $giver } предлагает { $partner-dat } на обмен { $kind-acc }. Что дать взамен?
    }
ask-trading-choose-returned = Выберите карту, которую { $partner } отдаст взамен { $giver-dat }
ask-accusing-vote = Выберите, против кого голосовать
ask-accusing-reveal-oneself = Сейчас скрытый пришелец может разоблачить себя. Что вы сделаете?
ask-testing-volunteer =
    { $kind ->
        [0] Вызоветесь провести проверку А (образец крови)?
        [1] Вызоветесь провести проверку Б (испытание огнём)?
       *[other] Вызоветесь провести проверку — А (образец крови) или Б (испытание огнём)?
    }
ask-testing-choose-tester =
    { $kind ->
        [0] Выберите, кто проведёт проверку А (образец крови)
        [1] Выберите, кто проведёт проверку Б (испытание огнём)
       *[other] Выберите, какая проверка будет следующей и кто её проведёт
    }
ask-testing-choose-target =
    { $kind ->
        [0] Проверка А: выберите, кого проверит { $tester }
       *[other] Проверка Б: выберите, кого проверит { $tester }
    }
ask-eating-discard-one = Из-за голода предел руки стал меньше. Выберите карту действия, которую сбросите
ask-threatened-choose-taken = Жетон угрозы настиг нескольких персонажей. Выберите, кто станет разоблачённым пришельцем
ask-placing-place-figure = Выберите своего персонажа и локацию для него
ask-rolling-roll-or-stop = Бросить кубики действий или остановиться до конца раунда?
ask-rolling-choose-actor = Выберите персонажа, которому достанутся кубики
ask-rolling-change-dice =
    { $dice ->
        [2] Кубики { $actor-gen }: { $first-die }, { $second-die }. Что-нибудь изменить?
       *[other] Кубики { $actor-gen }: { $first-die }, { $second-die }, { $third-die }. Что-нибудь изменить?
    }
ask-rolling-help =
    { $dice ->
        [2] Кубики { $actor-gen }: { $first-die }, { $second-die }. Ляжет ли ваш персонаж в спальне, чтобы изменить один из них?
       *[other] Кубики { $actor-gen }: { $first-die }, { $second-die }, { $third-die }. Ляжет ли ваш персонаж в спальне, чтобы изменить один из них?
    }
ask-rolling-use-face = Выберите действие, которое выполнит { $actor }
