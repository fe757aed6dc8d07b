# The Thing: what a player is asked.

ask-station-take-character = Виберіть персонажа
ask-forecast-old-or-new = На кубику: { $rolled }. Виберіть погоду цього раунду
ask-planning-propose = Виберіть, де нападе прибулець (лишилося сили: { $left })
ask-planning-agree = Ви погоджуєтеся з планом?
ask-drawing-garrys-exchange = Можна скинути карту дії та взяти нову
ask-moving-choose-move = Виберіть, куди піти й що робити
ask-moving-give-card = Виберіть карту дії для стосу активних карт
ask-moving-shine = Як ви берете карту для особливої дії?
ask-moving-choose-drawn = Виберіть, яка з узятих карт піде в стос активних карт
ask-moving-take-card = Виберіть карту з колоди дій (лишилося взяти: { $left })
ask-bonus-turn-use-bonus = Використати «Інструменти» або «Пальне» ({ $figure })?
ask-bonus-turn-use-bonus-own = Використати «Інструменти» або «Пальне»?
ask-striking-choose-place = Виберіть, який напад прибульця розіграти наступним
ask-strike-choose = Прибулець нападає { $place-in }, сила: { $strength-there }. Виберіть, що він зробить
ask-strike-agree =
    { $proposed ->
        [1] Прибулець переміг { $place-in }. Запропоновано: поглинути { $victim-acc }. Ви згодні?
        [2] Прибулець переміг { $place-in }. Запропоновано: поглинути собаку. Ви згодні?
        [3] Прибулець переміг { $place-in }. Запропоновано: влаштувати саботаж. Ви згодні?
       *[other] Прибулець переміг { $place-in }. Запропоновано: піти, нічого не зробивши. Ви згодні?
    }
ask-meeting-choose-meeting = Виберіть, яку сутичку розіграти наступною
ask-meeting-stay-or-avoid = Сутичка { $at-in }: чи { $asked } бере участь?
ask-meeting-stay-or-avoid-own = Сутичка { $at-in }: берете участь?
ask-infection-lay-tokens = Перевірка на зараження: викладіть свої жетони
ask-infection-look = Виберіть, на чий жетон зараження подивитися
ask-giving-give = Розкрито карту «{ $card }». Виберіть, кому її призначити
ask-giving-go-on = Розкрити ще одну карту дії чи зупинитися?
ask-mending-how-much = Виберіть, скільки пошкоджень полагодить { $figure }
ask-mending-how-much-own = Виберіть, скільки пошкоджень полагодити
ask-searching-third-card = Чи { $figure } подивиться й на третю карту зброї?
ask-searching-third-card-own = Подивитися й на третю карту зброї?
ask-searching-keep-one = Виберіть карту, яку залишить собі { $figure }
ask-searching-keep-one-own = Виберіть карту, яку залишите собі
ask-sampling-keep-token = Чи { $figure } залишить жетон лабораторії собі? Після нього лишилося витягнути: { $left }
ask-sampling-keep-token-own = Залишити жетон лабораторії собі? Після нього лишилося витягнути: { $left }
ask-sampling-one-more = Чи { $figure } витягне додатковий жетон лабораторії?
ask-sampling-one-more-own = Витягнути додатковий жетон лабораторії?
ask-reading-choose-reading = На кубику: { $rolled }, у другому кидку: { $second }. Виберіть погоду
ask-reading-choose-reading-none = На кубику: { $rolled }. Виберіть погоду
ask-reading-send-fuel = Виберіть, куди перенести фішку пального з підземного сховища
ask-ignition-show-keys = Транспорт готовий до запуску. Чи { $figure } показує «Ключі» й починає втечу?
ask-ignition-show-keys-own = Транспорт готовий до запуску. Показати «Ключі» й почати втечу?
ask-call-take-off = Рятувальний гелікоптер чекає, і найменш підозрілий тут { $figure }. Почати посадку?
ask-call-take-off-own = Рятувальний гелікоптер чекає, і ви найменш підозрілі. Почати посадку?
ask-boarding-wish = Чи { $asked } хоче піднятися на борт?
ask-boarding-wish-own = Хочете піднятися на борт?
ask-boarding-consent = Ви пустите { $asked-acc } на борт?
ask-trading-make-offer = Що { $giver } запропонує іншим? Лишилося пропозицій: { $left }
ask-trading-make-offer-own = Що ви запропонуєте іншим? Лишилося пропозицій: { $left }
ask-trading-choose-offered = Виберіть карту, яку { $giver } запропонує { $partner-dat }
ask-trading-choose-offered-own = Виберіть карту, яку ви запропонуєте { $partner-dat }
ask-trading-answer-offer =
    { $swaps ->
        [0] { $giver } пропонує { $partner-dat } в подарунок { $kind-acc }. Прийняти?
       *[other] { $giver } пропонує { $partner-dat } на обмін { $kind-acc }. Що дати натомість?
    }
ask-trading-choose-returned = Виберіть карту, яку { $partner } віддасть натомість { $giver-dat }
ask-accusing-vote = Виберіть, проти кого голосувати
ask-accusing-reveal-oneself = Зараз прихований прибулець може викрити себе. Що ви зробите?
ask-testing-volunteer =
    { $kind ->
        [0] Зголоситеся провести тест А (зразок крові)?
        [1] Зголоситеся провести тест Б (випробування вогнем)?
       *[other] Зголоситеся провести тест — А (зразок крові) чи Б (випробування вогнем)?
    }
ask-testing-choose-tester =
    { $kind ->
        [0] Виберіть, хто проведе тест А (зразок крові)
        [1] Виберіть, хто проведе тест Б (випробування вогнем)
       *[other] Виберіть, який тест буде наступним і хто його проведе
    }
ask-testing-choose-target =
    { $kind ->
        [0] Тест А: виберіть, кого перевірить { $tester }
       *[other] Тест Б: виберіть, кого перевірить { $tester }
    }
ask-eating-discard-one = Через голод ліміт руки зменшився. Виберіть карту дії, яку скинете
ask-threatened-choose-taken = Жетон загрози наздогнав кількох персонажів. Виберіть, хто стане викритим прибульцем
ask-placing-place-figure = Виберіть свого персонажа й локацію для нього
ask-rolling-roll-or-stop = Кинути кубики дій чи зупинитися до кінця раунду?
ask-rolling-choose-actor = Виберіть персонажа, якому дістануться кубики
ask-rolling-change-dice =
    { $dice ->
        [2] Кубики { $actor-gen }: { $first-die }, { $second-die }. Щось змінити?
       *[other] Кубики { $actor-gen }: { $first-die }, { $second-die }, { $third-die }. Щось змінити?
    }
ask-rolling-help =
    { $dice ->
        [2] Кубики { $actor-gen }: { $first-die }, { $second-die }. Чи ляже ваш персонаж у спальні на бік, щоб змінити один із них?
       *[other] Кубики { $actor-gen }: { $first-die }, { $second-die }, { $third-die }. Чи ляже ваш персонаж у спальні на бік, щоб змінити один із них?
    }
ask-rolling-use-face = Виберіть дію, яку виконає { $actor }
