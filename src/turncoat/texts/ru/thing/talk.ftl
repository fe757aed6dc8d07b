# Table talk in the words of The Thing.

## The active pile

talk-intent-none = Мне нечего положить в стопку
    .plain-2 = Моя карта в этом раунде не поможет
    .blunt = На мою карту в этом раунде не рассчитывайте
    .blunt-2 = Хороших карт нет, что есть, то есть
    .wry = От моей карты стопке лучше не станет
    .gentle = Простите, ничего полезного для стопки у меня нет
    .gentle-2 = Простите, карта у меня на этот раз неважная
talk-intent-some = У меня есть что положить в стопку
    .plain-2 = Карта у меня полезная
    .plain-3 = Найдётся у меня кое-что нужное
    .blunt = Положу в стопку что-нибудь толковое
    .blunt-2 = С моей картой всё в порядке
    .blunt-3 = На мою карту жаловаться не придётся
    .blunt-4 = Свою долю внесу
    .wry = Моя карта сгодится, не переживайте
    .wry-2 = Звёзд с неба моя карта не хватает, но поможет
    .wry-3 = Не благодарите заранее, но карта полезная
    .gentle = Я положу в стопку что-нибудь полезное
    .gentle-2 = Надеюсь, моя карта пригодится
    .gentle-3 = У меня нашлось кое-что полезное для всех
talk-intent-strong = У меня есть кое-что очень полезное для стопки
    .plain-2 = Для стопки у меня самая нужная карта
    .blunt = Моя карта — ровно то, что надо
    .wry = Моя карта вам понравится
    .gentle = Я могу положить в стопку очень полезную карту
talk-report-helped = Моя карта в стопке пойдёт на пользу
    .plain-2 = Моя карта полезная, не сомневайтесь
    .plain-3 = В стопке есть моя карта, и она полезная
    .blunt = Карта у меня хорошая
    .blunt-2 = От меня хорошая карта. А от вас?
    .wry = Что бы ни открылось, вред не от моей карты
    .wry-2 = Спасибо скажете, когда стопку откроют
    .wry-3 = Моя карта, представьте себе, из хороших
    .gentle = Моя карта в стопке хорошая, поверьте
    .gentle-2 = Моя карта нам только поможет, честное слово
    .gentle-3 = Лучшая моя карта в этом раунде уже в стопке
talk-report-could-not = Моей карты в стопке нет
    .blunt = От меня в этой стопке ничего нет
    .wry = На меня не смотрите, моей карты там нет
talk-ask-intent = { $seat }, вы положите в стопку что-нибудь полезное?
    .plain-2 = { $seat }, на вашу карту можно рассчитывать?
    .blunt = { $seat }, от вашей карты будет толк?
    .blunt-2 = { $seat }, хорошая у вас карта или нет?
    .wry = { $seat }, можно от вас ждать чего-нибудь полезного?
    .gentle = { $seat }, не могли бы вы положить в стопку что-нибудь полезное?
    .gentle-2 = { $seat }, нет ли у вас чего-нибудь, что нам поможет?
    .gentle-3 = { $seat }, не поделитесь ли хорошей картой?

## Questions

talk-ask-why-alone-with = { $seat }, что было у вас с { $other-ins } { $place-in }{ $then }?
    .plain-2 = { $seat }, чем вы занимались с { $other-ins } { $place-in }{ $then }?
    .blunt = { $seat }, что вы делали наедине с { $other-ins } { $place-in }{ $then }?
    .blunt-2 = { $seat }, вы и { $other } { $place-in }, без свидетелей{ $then }. Что там было?
    .wry = { $seat }, как посидели с { $other-ins } { $place-in }{ $then }?
    .gentle = { $seat }, с вами всё в порядке после встречи с { $other-ins } { $place-in }{ $then }?
talk-ask-why-alone-with-me = { $seat }, чего вы хотели от меня { $place-in }{ $then }?
talk-ask-why-avoided = { $seat }, почему вы уклонились от стычки{ $then }?
    .blunt = { $seat }, от кого вы бегаете{ $then }?
    .wry = { $seat }, боитесь компании{ $then }?
    .gentle = { $seat }, можно узнать, почему вы уклонились от стычки{ $then }?
talk-ask-why-where-it-broke = { $seat }, вы были { $place-in }, когда там всё сломалось{ $then }. Что произошло?
    .blunt = { $seat }, вы были { $place-in }, когда там всё сломалось{ $then }. Объясните!
    .wry = { $seat }, вы { $place-in } — и там сразу всё ломается{ $then }. Не подскажете почему?
    .gentle = { $seat }, вы были { $place-in }, когда там всё сломалось{ $then }. Вы что-нибудь видели?
talk-ask-why-voted-against = { $seat }, почему вы голосовали против { $other-gen }{ $then }?
    .blunt = { $seat }, с какой стати вы голосовали против { $other-gen }{ $then }?
    .wry = { $seat }, вам просто хотелось убрать { $other-acc } с дороги{ $then }?
    .gentle = { $seat }, расскажите, пожалуйста, почему вы голосовали против { $other-gen }{ $then }?
talk-ask-why-voted-against-me = { $seat }, почему вы голосовали против меня{ $then }?
    .blunt = { $seat }, с какой стати вы голосовали против меня{ $then }?
    .wry = { $seat }, вам просто хотелось убрать меня с дороги{ $then }?
    .gentle = { $seat }, расскажите, пожалуйста, почему вы голосовали против меня{ $then }?

## Opinions and claims

talk-estimate-accuse = { $seat } — пришелец
    .blunt = { $seat } — пришелец, помяните моё слово
    .wry = Приглядитесь: { $seat } не человек. Это пришелец
    .gentle = Не хочется это говорить, но { $seat } — пришелец
talk-because-accuse = { $reason }. Вот вам и пришелец
    .plain-2 = { $reason }. По-моему, { $they } — пришелец
    .plain-3 = { $reason }. Говорю вам, это пришелец
    .blunt = { $reason }. Пришелец!
    .blunt-2 = { $reason }. Пришелец, и думать нечего
    .wry = { $reason }. По-вашему, это человек? По-моему, пришелец
    .wry-2 = { $reason }. Люди так не делают. Пришельцы — да
    .gentle = { $reason }. Простите, но, по-моему, { $they } больше не человек
    .gentle-2 = { $reason }. Сердце разрывается, но это пришелец
talk-claim-seen-human =
    Я { $me-gender ->
        [f] видела
       *[other] видел
    } жетон { $seat-gen }: человек
    .plain-2 =
        На жетоне { $seat-gen } — человек, я { $me-gender ->
            [f] сама видела
           *[other] сам видел
        }
    .plain-3 = { $seat } — человек, жетон это подтверждает
    .blunt =
        Жетон { $seat-gen } я { $me-gender ->
            [f] видела
           *[other] видел
        }. Человек, без вариантов
    .blunt-2 = У { $seat-gen } на жетоне человек, я тому свидетель
    .wry = Жетон у { $seat-gen } самый скучный: человек
    .gentle =
        Хорошая новость: { $seat } — человек, я { $me-gender ->
            [f] видела
           *[other] видел
        } жетон
    .gentle-2 = Насчёт { $seat-gen } можете быть спокойны: на жетоне человек

## What is to be done

talk-request-help = { $seat }, положите в стопку что-нибудь полезное
    .plain-2 = { $seat }, ждём от вас в стопку что-нибудь полезное
    .blunt = { $seat }, дайте нам хорошую карту
    .blunt-2 = { $seat }, только хлам в стопку не кладите, ладно?
    .wry = { $seat }, полезная карта от вас для разнообразия не помешала бы
    .gentle = { $seat }, положите, пожалуйста, что-нибудь полезное, если можете
    .gentle-2 = { $seat }, полезная карта от вас нас бы очень выручила
talk-request-fight = { $seat }, держите наготове огонь против пришельца
    .blunt = { $seat }, найдите огонь, он нам понадобится
    .wry = { $seat }, захватите что-нибудь, что горит: пришелец близко
    .gentle = { $seat }, не могли бы вы держать наготове огонь на случай, если придёт пришелец?
talk-request-be-tested = { $seat }, пройдите проверку, пожалуйста
    .plain-2 = { $seat }, мне бы хотелось вас проверить
    .plain-3 = { $seat }, дайте вас проверить
    .blunt = { $seat }, пройдите проверку
    .blunt-2 = { $seat }, докажите: идите на проверку
    .wry = { $seat }, от маленькой проверки вам ведь хуже не станет?
    .gentle = { $seat }, не пройдёте ли проверку, чтобы всем было спокойнее?
talk-promise-help = Обещаю положить в стопку что-нибудь полезное
    .blunt = Будет вам хорошая карта
    .wry = Ладно, получите свою полезную карту
    .gentle = Конечно, я положу что-нибудь полезное
talk-promise-fight = Я встречу пришельца огнём
    .blunt = Я сожгу этого пришельца
    .wry = Если пришелец замёрз, огонь у меня найдётся
    .gentle = Я буду держать огонь наготове, чтобы защитить нас от пришельца
talk-promise-be-tested = Можете меня проверить
    .blunt = Ну, проверяйте меня
    .wry = Проверяйте, хоть какое-то внимание к моей персоне
    .gentle = Если вам так спокойнее, проверьте меня
talk-propose-test = Давайте проверим { $seat-acc }
    .plain-2 = Стоило бы проверить { $seat-acc }
    .blunt = { $seat-acc } надо проверить
    .wry = Неужели никому не любопытно, что покажет проверка { $seat-gen }?
    .gentle = Мне было бы спокойнее, если бы мы проверили { $seat-acc }
talk-propose-keep-apart = Никому не стоит оставаться наедине с { $seat-ins }
    .plain-2 = Давайте никого не оставлять наедине с { $seat-ins }
    .plain-3 = Рядом с { $seat-ins } держитесь вместе
    .blunt = Не оставайтесь с { $seat-ins } наедине
    .wry = Лично мне не хотелось бы сидеть где-нибудь наедине с { $seat-ins }
    .wry-2 = Тихий вечер наедине с { $seat-ins }? Спасибо, не надо
    .gentle = Прошу вас, не оставайтесь наедине с { $seat-ins }
    .gentle-2 = Всем будет спокойнее, если наедине с { $seat-ins } никто не останется
talk-propose-keep-out = Давайте не брать { $seat-acc } на борт
    .plain-2 = Пусть { $seat } остаётся здесь
    .blunt = { $seat-dat } на борту не место
    .wry = Боюсь, места на борту для { $seat-gen } не найдётся
    .gentle = Мне жаль, но { $seat-acc } лучше не брать на борт
    .gentle-2 = Лучше бы нам уехать без { $seat-gen }
talk-vote-intent = Я буду голосовать против { $seat-gen }
    .plain-2 = Голосую против { $seat-gen }
    .plain-3 = На этот раз я против { $seat-gen }
    .plain-4 = На голосовании я выступлю против { $seat-gen }
    .plain-5 = Решено: голосую против { $seat-gen }
    .blunt = Мой голос — против { $seat-gen }
    .blunt-2 = Голосую против { $seat-gen }, и не уговаривайте
    .blunt-3 = Пора разобраться с { $seat-ins }: голосую против
    .wry = Угадайте, против кого мой голос? Против { $seat-gen }
    .wry-2 = Вот так сюрприз: я голосую против { $seat-gen }
    .gentle = Простите, но мой голос — против { $seat-gen }
    .gentle-2 = Нелегко это, но проголосую против { $seat-gen }
    .gentle-3 = Другого выхода не вижу: проголосую против { $seat-gen }

## Replies

talk-agree-propose-test = { $player } дело говорит: давайте проверим { $seat-acc }
    .blunt = Да, { $player }, проверяйте { $seat-acc }
    .gentle = Поддержу { $player-acc }: проверка { $seat-gen } всем поможет
talk-agree-propose-test-me = Хорошо, { $player }, проверьте меня
talk-agree-propose-keep-apart = { $player } дело говорит: не оставайтесь наедине с { $seat-ins }
    .blunt = Да, { $player }, никаких встреч наедине с { $seat-ins }
talk-agree-propose-keep-apart-me = { $player } дело говорит: не оставайтесь со мной наедине
talk-agree-propose-keep-out = { $player } дело говорит: { $seat } остаётся здесь
    .blunt = Да, { $player }, { $seat-acc } не берём
talk-agree-propose-keep-out-me = Ладно, { $player }, оставьте меня здесь
talk-agree-vote-intent =
    { $player } { $player-gender ->
        [f] права
        [m] прав
       *[none] дело говорит
    }: надо голосовать против { $seat-gen }
    .plain-2 = { $player }, я тоже за то, чтобы голосовать против { $seat-gen }
    .blunt = Да, { $player }, голосуйте против { $seat-gen }
    .gentle = Понимаю, почему { $player } голосует против { $seat-gen }
    .gentle-2 = Не могу осуждать { $player-acc }: голос против { $seat-gen } понятен
talk-agree-vote-intent-me = Ну что ж, { $player }, голосуйте против меня
talk-disagree-propose-test = { $player }, незачем проверять { $seat-acc }
    .blunt = { $player }, не тратьте проверку на { $seat-acc }
    .gentle = Думаю, { $player }, проверять { $seat-acc } не нужно
talk-disagree-propose-test-me = { $player }, незачем меня проверять
talk-disagree-propose-keep-apart = { $player }, ничего страшного, если побыть наедине с { $seat-ins }
    .blunt = { $seat } не кусается, { $player }
talk-disagree-propose-keep-apart-me = { $player }, со мной наедине бояться нечего
talk-disagree-propose-keep-out = Нет, { $player }, { $seat } едет с нами
    .blunt = { $seat } едет с нами, { $player }, нравится вам это или нет
talk-disagree-propose-keep-out-me = Нет, { $player }, я еду с вами
talk-disagree-vote-intent = { $player }, не голосуйте против { $seat-gen }
    .plain-2 = { $player }, такой голос против { $seat-gen } — ошибка
    .blunt = { $player }, голосовать против { $seat-gen } — глупость
    .gentle = { $player }, подумайте ещё, прежде чем голосовать против { $seat-gen }
talk-disagree-vote-intent-me = { $player }, не голосуйте против меня
talk-take-back-vote-intent = Я всё-таки не буду голосовать против { $seat-gen }

## Warnings

talk-warn-food = У нас кончается еда
    .blunt = Нужна еда, и срочно
    .wry = Надеюсь, никто не голоден: еды почти нет
    .gentle = Меня беспокоит, сколько осталось еды
talk-warn-boiler = Котельная в опасности
    .blunt = Следите за котельной, иначе замёрзнем
    .wry = Не заглянет ли кто-нибудь в котельную, пока не поздно?
    .gentle = Меня беспокоит котельная
talk-warn-generator = Генераторная в опасности
    .blunt = Следите за генераторной, иначе останемся без света
    .wry = Надеюсь, вы любите темноту: гляньте на генераторную
    .gentle = Меня беспокоит генераторная
talk-warn-cold = Мы замерзаем
    .blunt = Мы тут насмерть замёрзнем
    .wry = Мне кажется или мы замерзаем?
    .gentle = Как холодно: мы же замерзаем
talk-warn-alien = Пришелец набирает силу
    .blunt = Пришелец уже слишком силён
    .wry = Наш пришелец растёт и крепнет не по дням, а по часам
    .gentle = Меня пугает, как силён пришелец

## Excuses for what was done

talk-defend-alone-with-no-choice = Больше идти было некуда
    .plain-2 = Мне надо было там пройти
    .plain-3 = У меня там была работа
    .blunt = А куда мне было идти?
    .blunt-2 = Меня туда привело дело, а не компания
    .wry = Станция маленькая, все друг на друга натыкаются
    .wry-2 = В следующий раз возьму с собой свидетелей
    .gentle = Простите, больше мне некуда было идти
talk-defend-alone-with-bad-luck = Мы просто случайно встретились
    .plain-2 = Так уж совпало: мы там столкнулись
    .plain-3 = Ничего там не было, просто разминулись
    .blunt = Встретились случайно, вот и всё
    .blunt-2 = Чистая случайность. Ещё вопросы?
    .wry = Можно подумать, это было свидание
    .wry-2 = Компанию не всегда выбирают
    .gentle = Мы остались наедине по чистой случайности
talk-defend-avoided-no-choice =
    Я не { $me-gender ->
        [f] могла
       *[other] мог
    } рисковать той стычкой
    .blunt = Надо было уносить ноги
    .gentle = Простите, мне правда нельзя было там оставаться
talk-defend-avoided-lesser-evil = Лучше уклониться, чем заразиться
    .blunt = Пусть невежливо, зато без заразы
    .wry = Зовите это трусостью, но мне нравится быть человеком
talk-defend-where-it-broke-bad-luck =
    Я просто { $me-gender ->
        [f] оказалась
       *[other] оказался
    } там, когда всё сломалось
    .plain-2 = Оно бы и без меня сломалось
    .blunt =
        Да, я там { $me-gender ->
            [f] была
           *[other] был
        }. И что? Не повезло
    .wry = Не то место, не то время
    .gentle =
        Я случайно { $me-gender ->
            [f] оказалась
           *[other] оказался
        } там, просто не повезло
    .gentle-2 = На моём месте мог быть кто угодно
talk-defend-where-it-broke-no-choice =
    Я { $me-gender ->
        [f] была там, но ничего не могла
       *[other] был там, но ничего не мог
    } сделать
    .plain-2 = Всё сломалось раньше, чем можно было помочь
    .blunt = А что мне было делать?
    .gentle = Жаль, но помешать этому было не в моих силах
talk-defend-voted-against-lesser-evil = Надо же было против кого-то голосовать
    .blunt = Остальные выглядели лучше
    .wry = Не против себя же мне голосовать
    .gentle = Мне это не по душе, но выбирать пришлось
talk-defend-voted-against-mistake = Тот мой голос был ошибкой
    .blunt =
        Ну, { $me-gender ->
            [f] ошиблась
           *[other] ошибся
        } я с тем голосом
    .wry = Сейчас мой голос был бы другим
    .gentle = Простите, мой голос достался не тому

## What talk points to

talk-deed-alone-with =
    { $seat } { $seat-gender ->
        [f] была
        [m] был
       *[none] остаётся
    } { $place-in } наедине с { $other-ins }
    .blunt =
        { $seat } { $seat-gender ->
            [f] застала
            [m] застал
           *[none] застаёт
        } { $other-acc } { $place-in } без свидетелей
    .wry =
        { $seat } { $seat-gender ->
            [f] уединилась
            [m] уединился
           *[none] уединяется
        } с { $other-ins } { $place-in }
    .gentle = { $place-in } рядом с { $other-ins } не было никого, кроме { $seat-gen }
talk-deed-alone-with-me =
    { $seat } { $seat-gender ->
        [f] была
        [m] был
       *[none] остаётся
    } { $place-in } наедине со мной
    .blunt =
        { $seat } { $seat-gender ->
            [f] застала
            [m] застал
           *[none] застаёт
        } меня { $place-in } без свидетелей
    .wry =
        { $seat } { $seat-gender ->
            [f] составила
            [m] составил
           *[none] составляет
        } мне компанию { $place-in }, без лишних глаз
    .gentle = { $place-in } не было никого, кроме { $seat-gen } и меня
talk-deed-avoided =
    { $seat } { $seat-gender ->
        [f] уклонилась
        [m] уклонился
       *[none] уклоняется
    } от стычки
    .blunt =
        { $seat } { $seat-gender ->
            [f] сбежала
            [m] сбежал
           *[none] сбегает
        } от стычки
    .wry = { $seat-dat } компания не понадобилась
    .gentle =
        { $seat } ни с кем не { $seat-gender ->
            [f] захотела
            [m] захотел
           *[none] хочет
        } встречаться
talk-deed-where-it-broke =
    { $seat } { $seat-gender ->
        [f] была
        [m] был
       *[none] стоит
    } { $place-in }, когда там всё сломалось
    .blunt = { $place-in } всё сломалось при { $seat-loc }
    .wry = { $place-in } всё ломается, и кто там? { $seat }
    .gentle = { $place-in } всё сломалось как раз при { $seat-loc }
talk-deed-voted-against =
    { $seat } { $seat-gender ->
        [f] голосовала
        [m] голосовал
       *[none] голосует
    } против { $other-gen }
    .blunt =
        { $seat } на голосовании { $seat-gender ->
            [f] пошла
            [m] пошёл
           *[none] идёт
        } против { $other-gen }
    .wry =
        { $seat } очень уж охотно { $seat-gender ->
            [f] голосовала
            [m] голосовал
           *[none] голосует
        } против { $other-gen }
    .gentle =
        { $seat } { $seat-gender ->
            [f] решила
            [m] решил
           *[none] решает
        } голосовать против { $other-gen }
talk-deed-worked =
    { $seat } немало { $seat-gender ->
        [f] сделала
        [m] сделал
       *[none] делает
    } для станции
    .blunt =
        { $seat } { $seat-gender ->
            [f] занималась
            [m] занимался
           *[none] занимается
        } делом
    .wry =
        { $seat } честно { $seat-gender ->
            [f] потрудилась
            [m] потрудился
           *[none] трудится
        }
    .gentle =
        { $seat } очень много { $seat-gender ->
            [f] сделала
            [m] сделал
           *[none] делает
        } для станции
talk-deed-tested-human = проверка показала, что { $seat } — человек
    .blunt = по проверке { $seat } — человек
    .wry =
        проверку { $seat } { $seat-gender ->
            [f] прошла
            [m] прошёл
           *[none] проходит
        }
    .gentle = мы все видели, что { $seat } — человек
talk-again-alone-with =
    { $seat } { $often } { $seat-gender ->
        [f] была
        [m] был
       *[none] остаётся
    } наедине с { $other-ins }, в последний раз { $place-in }
    .blunt =
        { $seat } { $often } { $seat-gender ->
            [f] заставала
            [m] заставал
           *[none] застаёт
        } { $other-acc } без свидетелей, в последний раз { $place-in }
    .wry =
        { $seat } { $often } { $seat-gender ->
            [f] уединялась
            [m] уединялся
           *[none] уединяется
        } с { $other-ins }, в последний раз { $place-in }
    .gentle = { $often } рядом с { $other-ins } не было никого, кроме { $seat-gen }, в последний раз { $place-in }
talk-again-alone-with-me =
    { $seat } { $often } { $seat-gender ->
        [f] была
        [m] был
       *[none] остаётся
    } наедине со мной, в последний раз { $place-in }
    .blunt =
        { $seat } { $often } { $seat-gender ->
            [f] заставала
            [m] заставал
           *[none] застаёт
        } меня без свидетелей, в последний раз { $place-in }
    .wry = { $seat } вечно застаёт меня без свидетелей, в последний раз { $place-in }
    .gentle = мы с { $seat-ins } { $often } были вдвоём, в последний раз { $place-in }
talk-again-avoided =
    { $seat } { $often } { $seat-gender ->
        [f] уклонялась
        [m] уклонялся
       *[none] уклоняется
    } от стычки
    .blunt =
        { $seat } { $often } { $seat-gender ->
            [f] бегала
            [m] бегал
           *[none] бегает
        } от нас
    .wry = { $seat-dat } { $often } компания не понадобилась
    .gentle =
        { $seat } { $often } ни с кем не { $seat-gender ->
            [f] хотела
            [m] хотел
           *[none] хочет
        } встречаться
talk-again-where-it-broke =
    { $seat } { $often } { $seat-gender ->
        [f] оказывалась
        [m] оказывался
       *[none] оказывается
    } рядом, когда что-то ломалось, в последний раз { $place-in }
    .blunt = { $often } что-то ломалось при { $seat-loc }, в последний раз { $place-in }
    .wry = где { $seat }, там всё ломается: { $often } уже, в последний раз { $place-in }
    .gentle = { $often } что-то ломалось как раз при { $seat-loc }, в последний раз { $place-in }
talk-then-now = { "" }
talk-then-last = { " " }в прошлом раунде
talk-then-earlier = { " " }тогда
talk-reason-now = { $reason }
talk-reason-last = в прошлом раунде { $reason }
talk-reason-earlier = { $when-loc } { $reason }
    .plain-2 = ещё { $when-loc } { $reason }
    .blunt = Вспомните { $when }: { $reason }
    .wry = Я-то { $when } помню: { $reason }
    .gentle = Мне запомнился { $when }: { $reason }
