# Unfathomable: what a player is asked.

## Before the voyage

ask-voyage-take-character = Выберите персонажа

## Actions

ask-performing-act =
    Выберите действие ({ $left ->
        [one] осталось { $left } действие
        [few] осталось { $left } действия
       *[many] осталось { $left } действий
        [other] осталось { $left } действия
    })
ask-playing-twice = Разыграть карту «{ $card }» второй раз благодаря вещи «{ card-elder-sign-amulet }»?
ask-up-to-times-again =
    Атаковать сейчас? ({ $left ->
        [one] осталась { $left } атака
        [few] осталось { $left } атаки
       *[many] осталось { $left } атак
        [other] осталось { $left } атаки
    })
ask-targeting-choose-target = Выберите, кого атаковать
ask-shrivelling-choose-enemy = Выберите врага, против которого бросите кубик

## Skill cards

ask-drawing-name-deck =
    Выберите колоду навыка, из которой возьмёте карту ({ $left ->
        [one] осталась { $left } карта
        [few] осталось { $left } карты
       *[many] осталось { $left } карт
        [other] осталось { $left } карты
    })
ask-receiving-take-treachery =
    Вместо карт своего набора навыков можно взять карты коварства ({ $treachery ->
        [one] пока { $treachery } карта
        [few] пока { $treachery } карты
       *[many] пока { $treachery } карт
        [other] пока { $treachery } карты
    })
ask-discarding-choose =
    Выберите, какую карту сбросить ({ $left ->
        [one] осталась { $left } карта
        [few] осталось { $left } карты
       *[many] осталось { $left } карт
        [other] осталось { $left } карты
    })
ask-paying-choose = Выберите, какую карту сбросить (ещё нужно значение { $need } или больше)
ask-exchange-discard-more =
    Выберите карты для сброса: столько же вы возьмёте ({ $discarded ->
        [one] пока { $discarded } карта
        [few] пока { $discarded } карты
       *[many] пока { $discarded } карт
        [other] пока { $discarded } карты
    })
ask-exchange-choose-deck =
    Выберите колоду, из которой возьмёте { $discarded ->
        [one] { $discarded } карту
        [few] { $discarded } карты
       *[many] { $discarded } карт
        [other] { $discarded } карты
    }
ask-check-add-cards =
    Добавьте карты к проверке с целевым числом { $target } ({ $added ->
        [one] от вас пока { $added } карта
        [few] от вас пока { $added } карты
       *[many] от вас пока { $added } карт
        [other] от вас пока { $added } карты
    })

## Mythos cards

ask-mythos-step-choose = Выберите карту мифа, которую разыграете; другая уйдёт под низ колоды
ask-mythos-step-choose-track = Выберите трек, который продвинет карта «{ $card }»
ask-choice-crisis-choose = Выберите, чем обернётся кризис
ask-choice-crisis-choose-of-card = «{ $source }»: выберите, чем обернётся кризис
ask-misfortune-choose = Выберите несчастье
ask-misfortune-choose-of-card = «{ $source }»: выберите несчастье; проверка считается проваленной

## Monsters

ask-deep-ones-act-choose-which = Выберите, какой глубоководный действует следующим
ask-deep-ones-act-choose-defender = Выберите, кого атакует глубоководный { $at-in }
ask-deep-one-moves-choose-way = Выберите, куда передвинется глубоководный { $from-in }
ask-shifting-choose-where-to = Выберите, куда передвинутся все глубоководные { $from-in }
ask-scattering-move-one = Выберите, какого глубоководного передвинуть следующим и куда
ask-spawning-choose-water =
    Выберите водную область для глубоководного ({ $left ->
        [one] остался { $left } глубоководный
        [few] осталось { $left } глубоководных
       *[many] осталось { $left } глубоководных
        [other] осталось { $left } глубоководного
    })
ask-nudging-choose-water = В какую смежную водную область передвинуть монарха? ({ $monarch })
ask-defeat-all-choose-victim = Должны быть побеждены несколько персонажей; выберите, кто первый

## The voyage

ask-waypoint-choose = Выберите путевую точку, которую разыграете; другая уйдёт под низ колоды
ask-awakening-give = Выберите игрока-человека, который получит вашу новую карту роли

## Spells, decks and items

ask-casting-choose =
    { $may-return ->
        [0] Выберите заклинание, которое разыграете; другое уйдёт под низ колоды
       *[other] Решите, разыграть ли последнее заклинание
    }
ask-scouting-keep-on-top = Выберите карту, которая останется наверху; остальные уйдут под низ ({ $deck })
ask-scouting-one-top-or-bottom = Решите, куда вернётся карта ({ $deck })
ask-improving-choose-active = Выберите, какая вещь с улучшением будет активной
ask-searching-keep-one = Выберите вещь, которую оставите себе
ask-trading-offer =
    Предложите обмен или закончите ({ $left ->
        [one] осталось { $left } предложение
        [few] осталось { $left } предложения
       *[many] осталось { $left } предложений
        [other] осталось { $left } предложения
    })
ask-trading-agree = { $asked } предлагает вам «{ $offered-acc }», взамен — { $wanted }. Вы согласны?
ask-giving-gift = Можно отдать вещь игроку-человеку в вашей области
ask-revealing-give-the-rest = Выберите, кому достанутся ваши остальные карты ролей
ask-astral-travel-choose-source = Выберите область, из которой перенесутся фигуры
ask-astral-travel-choose-figure = Выберите, кого перенести { $from-from }, или закончите
ask-astral-travel-choose-space = Выберите, куда перенести персонажа { $traveller }
ask-pick-up-to-pick-next = Выберите или закончите (можно ещё { $left })
ask-pick-up-to-pick-next-of-card = «{ $source }»: выберите или закончите (можно ещё { $left })
