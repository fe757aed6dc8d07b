# Unfathomable: what a player is asked.

## Before the voyage

ask-voyage-take-character = Виберіть персонажа

## Actions

ask-performing-act =
    Виберіть дію ({ $left ->
        [one] лишилася { $left } дія
        [few] лишилося { $left } дії
       *[many] лишилося { $left } дій
        [other] лишилося { $left } дії
    })
ask-playing-twice = Розіграти карту «{ $card }» ще раз завдяки предмету «{ card-elder-sign-amulet }»?
ask-up-to-times-again =
    Атакувати зараз? ({ $left ->
        [one] лишилася { $left } атака
        [few] лишилося { $left } атаки
       *[many] лишилося { $left } атак
        [other] лишилося { $left } атаки
    })
ask-targeting-choose-target = Виберіть, кого атакувати
ask-shrivelling-choose-enemy = Виберіть ворога, проти якого кинете кістку

## Skill cards

ask-drawing-name-deck =
    Виберіть колоду вміння, з якої візьмете карту ({ $left ->
        [one] лишилася { $left } карта
        [few] лишилося { $left } карти
       *[many] лишилося { $left } карт
        [other] лишилося { $left } карти
    })
ask-receiving-take-treachery =
    Замість карт свого набору вмінь можете взяти карти зради ({ $treachery ->
        [one] поки що { $treachery } карта
        [few] поки що { $treachery } карти
       *[many] поки що { $treachery } карт
        [other] поки що { $treachery } карти
    })
ask-discarding-choose =
    Виберіть, яку карту скинути ({ $left ->
        [one] лишилася { $left } карта
        [few] лишилося { $left } карти
       *[many] лишилося { $left } карт
        [other] лишилося { $left } карти
    })
ask-paying-choose = Виберіть, яку карту скинути (ще треба значення { $need } або більше)
ask-exchange-discard-more =
    Виберіть карти для скидання: стільки ж ви візьмете ({ $discarded ->
        [one] поки що { $discarded } карта
        [few] поки що { $discarded } карти
       *[many] поки що { $discarded } карт
        [other] поки що { $discarded } карти
    })
ask-exchange-choose-deck =
    Виберіть колоду, з якої візьмете { $discarded ->
        [one] { $discarded } карту
        [few] { $discarded } карти
       *[many] { $discarded } карт
        [other] { $discarded } карти
    }
ask-check-add-cards =
    Додайте карти до перевірки з цільовим значенням { $target } ({ $added ->
        [one] від вас поки що { $added } карта
        [few] від вас поки що { $added } карти
       *[many] від вас поки що { $added } карт
        [other] від вас поки що { $added } карти
    })

## Mythos cards

ask-mythos-step-choose = Виберіть карту міту, яку розіграєте; другу покладуть під низ колоди
ask-mythos-step-choose-track = Виберіть трек, на якому просуне жетон карта «{ $card }»
ask-choice-crisis-choose = Виберіть, чим скінчиться криза
ask-choice-crisis-choose-of-card = «{ $source }»: виберіть, чим скінчиться криза
ask-misfortune-choose = Виберіть нещастя
ask-misfortune-choose-of-card = «{ $source }»: виберіть нещастя; перевірка вважається проваленою

## Monsters

ask-deep-ones-act-choose-which = Виберіть, котрий глибоководний діє наступним
ask-deep-ones-act-choose-defender = Виберіть, кого атакує глибоководний { $at-in }
ask-deep-one-moves-choose-way = Виберіть, куди переміститься глибоководний { $from-in }
ask-shifting-choose-where-to = Виберіть, куди перемістяться всі глибоководні { $from-in }
ask-scattering-move-one = Виберіть, котрого глибоководного перемістити наступним і куди
ask-spawning-choose-water =
    Виберіть водну зону для глибоководного ({ $left ->
        [one] лишився { $left } глибоководний
        [few] лишилося { $left } глибоководні
       *[many] лишилося { $left } глибоководних
        [other] лишилося { $left } глибоководного
    })
ask-nudging-choose-water = У яку сусідню водну зону перемістити монарха? ({ $monarch })
ask-defeat-all-choose-victim = Має бути переможено кількох персонажів; виберіть, хто перший

## The voyage

ask-waypoint-choose = Виберіть карту курсу, яку розіграєте; другу покладуть під низ колоди
ask-awakening-give = Виберіть людину, яка отримає вашу нову карту лояльності

## Spells, decks and items

ask-casting-choose =
    { $may-return ->
        [0] Виберіть заклинання, яке розіграєте; друге покладуть під низ колоди
       *[other] Вирішіть, чи розігрувати останнє заклинання
    }
ask-scouting-keep-on-top = Виберіть карту, яка лишиться зверху; решту покладуть під низ ({ $deck })
ask-scouting-one-top-or-bottom = Вирішіть, куди повернути карту ({ $deck })
ask-improving-choose-active = Виберіть, яке вдосконалення буде активним
ask-searching-keep-one = Виберіть предмет, який лишите собі
ask-trading-offer =
    Запропонуйте обмін або завершіть ({ $left ->
        [one] лишилася { $left } пропозиція
        [few] лишилося { $left } пропозиції
       *[many] лишилося { $left } пропозицій
        [other] лишилося { $left } пропозиції
    })
ask-trading-agree = { $asked } пропонує вам «{ $offered-acc }», натомість — { $wanted }. Ви згодні?
ask-giving-gift = Можете віддати предмет людині у своїй зоні
ask-revealing-give-the-rest = Виберіть, кому дістануться ваші інші карти лояльності
ask-astral-travel-choose-source = Виберіть зону, з якої перенесуться фігури
ask-astral-travel-choose-figure = Виберіть, кого перенести { $from-from }, або завершіть
ask-astral-travel-choose-space = Виберіть, куди перенести персонажа { $traveller }
ask-pick-up-to-pick-next = Виберіть або завершіть (можна ще { $left })
ask-pick-up-to-pick-next-of-card = «{ $source }»: виберіть або завершіть (можна ще { $left })
