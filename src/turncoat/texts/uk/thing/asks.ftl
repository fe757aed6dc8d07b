# The Thing: what a player is asked.

ask-station-take-character = Оберіть персонажа
ask-forecast-old-or-new = На кубику: { $rolled }. Оберіть погоду цього раунду
ask-planning-propose = Оберіть, де нападе прибулець (лишилося сили: { $left })
ask-planning-agree = Ви погоджуєтеся з планом?
ask-drawing-garrys-exchange = Можна скинути карту дії та взяти нову
ask-moving-choose-move = Оберіть, куди піти й що робити
ask-moving-give-card = Оберіть карту дії для стосу активних карт
ask-moving-shine = Як ви берете карту для особливої дії?
ask-moving-choose-drawn = Оберіть, яка з узятих карт піде у стос активних карт
ask-moving-take-card = Оберіть карту з колоди дій (лишилося взяти: { $left })
ask-bonus-turn-use-bonus = Чи { $figure } використовує «Інструменти» або «Пальне»?
ask-striking-choose-place = Оберіть, який напад прибульця розіграти наступним
ask-strike-choose = Прибулець нападає { $place-in }, сила: { $strength-there }. Оберіть, що він зробить
ask-strike-agree =
    { $proposed ->
        [1] Прибулець переміг { $place-in }. Запропоновано: поглинути { $victim-acc }. Ви згодні?
        [2] Прибулець переміг { $place-in }. Запропоновано: поглинути собаку. Ви згодні?
        [3] Прибулець переміг { $place-in }. Запропоновано: влаштувати саботаж. Ви згодні?
       *[other] Прибулець переміг { $place-in }. Запропоновано: піти, нічого не зробивши. Ви згодні?
    }
ask-meeting-choose-meeting = Оберіть, яку сутичку розіграти наступною
ask-meeting-stay-or-avoid = Сутичка { $at-in }: чи { $asked } бере участь?
ask-infection-lay-tokens = Перевірка на зараження: викладіть свої жетони
ask-infection-look = Оберіть, чий жетон зараження подивитися
ask-giving-give = Розкрито карту «{ $card }». Оберіть, кому її призначити
ask-giving-go-on = Розкрити ще одну карту дії чи зупинитися?
ask-mending-how-much = Оберіть, скільки пошкоджень полагодить { $figure }
ask-searching-third-card = Чи { $figure } подивиться й третю карту зброї?
ask-searching-keep-one = Оберіть карту, яку залишить собі { $figure }
ask-sampling-keep-token = Чи { $figure } залишить жетон лабораторії собі? Після нього лишилося витягнути: { $left }
ask-sampling-one-more = Чи { $figure } витягне додатковий жетон лабораторії?
ask-reading-choose-reading = На кубику: { $rolled }, у другому кидку: { $second }. Оберіть погоду
ask-reading-choose-reading-none = На кубику: { $rolled }. Оберіть погоду
ask-reading-send-fuel = Оберіть, куди перенести фішку пального з підземного сховища
ask-ignition-show-keys = Транспорт готовий до запуску. Чи { $figure } показує «Ключі» й починає втечу?
ask-call-take-off = Рятувальний гелікоптер чекає, і найменш підозрілий тут { $figure }. Почати посадку?
ask-boarding-wish = Чи { $asked } хоче піднятися на борт?
ask-boarding-consent = Ви пустите { $asked-acc } на борт?
ask-trading-make-offer = Що { $giver } запропонує іншим? Лишилося пропозицій: { $left }
ask-trading-choose-offered = Оберіть карту, яку { $giver } запропонує { $partner-dat }
ask-trading-answer-offer =
    { $swaps ->
        [0] { $giver } пропонує { $partner-dat } в подарунок { $kind-acc }. Прийняти?
       *[other] { $giver } пропонує { $partner-dat } на обмін { $kind-acc }. Що дати натомість?
    }
ask-trading-choose-returned = Оберіть карту, яку { $partner } віддасть натомість { $giver-dat }
ask-accusing-vote = Оберіть, проти кого голосувати
ask-accusing-reveal-oneself = Зараз прихований прибулець може викрити себе. Що ви зробите?
ask-testing-volunteer =
    { $kind ->
        [0] Зголоситеся провести тест А (зразок крові)?
        [1] Зголоситеся провести тест Б (випробування вогнем)?
       *[other] Зголоситеся провести тест — А (зразок крові) чи Б (випробування вогнем)?
    }
ask-testing-choose-tester =
    { $kind ->
        [0] Оберіть, хто проведе тест А (зразок крові)
        [1] Оберіть, хто проведе тест Б (випробування вогнем)
       *[other] Оберіть, який тест буде наступним і хто його проведе
    }
ask-testing-choose-target =
    { $kind ->
        [0] Тест А: оберіть, кого перевірить { $tester }
       *[other] Тест Б: оберіть, кого перевірить { $tester }
    }
ask-eating-discard-one = Через голод ліміт руки зменшився. Оберіть карту дії, яку скинете
ask-threatened-choose-taken = Жетон загрози наздогнав кількох персонажів. Оберіть, хто стане викритим прибульцем
ask-placing-place-figure = Оберіть свого персонажа й локацію для нього
ask-rolling-roll-or-stop = Кинути кубики дій чи зупинитися до кінця раунду?
ask-rolling-choose-actor = Оберіть персонажа, якому дістануться кубики
ask-rolling-change-dice =
    { $dice ->
        [2] Кубики { $actor-gen }: { $first-die }, { $second-die }. Щось змінити?
       *[other] Кубики { $actor-gen }: { $first-die }, { $second-die }, { $third-die }. Щось змінити?
    }
ask-rolling-help =
    { $dice ->
        [2] Кубики { $actor-gen }: { $first-die }, { $second-die }. Чи ляже ваш персонаж у спальні, щоб змінити один із них?
       *[other] Кубики { $actor-gen }: { $first-die }, { $second-die }, { $third-die }. Чи ляже ваш персонаж у спальні, щоб змінити один із них?
    }
ask-rolling-use-face = Оберіть дію, яку виконає { $actor }
