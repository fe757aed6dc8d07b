# Table talk, whatever the game: what is said in words of a game is in its own talk.ftl.
# The plain form of a message and its voices (blunt, wry, gentle) mean the same.

## How talk is put together

talk-line = { $player }: { $text }
talk-me = я
    .gen = меня
    .dat = мне
    .acc = меня
    .ins = мной
    .loc = мне
    .gender = self
talk-she = она
    .gen = неё
    .dat = ей
    .acc = неё
    .ins = ней
    .loc = ней
    .gender = f
talk-he = он
    .gen = него
    .dat = ему
    .acc = него
    .ins = ним
    .loc = нём
    .gender = m
talk-round =
    { $round ->
        [1] первый
        [2] второй
        [3] третий
        [4] четвёртый
        [5] пятый
        [6] шестой
        [7] седьмой
        [8] восьмой
        [9] девятый
        [10] десятый
       *[other] { $round }-й
    } раунд
    .loc =
        { $round ->
            [1] в первом
            [2] во втором
            [3] в третьем
            [4] в четвёртом
            [5] в пятом
            [6] в шестом
            [7] в седьмом
            [8] в восьмом
            [9] в девятом
            [10] в десятом
           *[other] в { $round }-м
        } раунде
talk-often =
    { $times ->
        [2] дважды
        [3] трижды
        [4] четырежды
       *[other] раз за разом
    }

## Questions

talk-ask-view = { $seat }, что вы думаете про { $other-acc }?
    .plain-2 = { $seat }, а вы какого мнения про { $other-acc }?
    .plain-3 = { $seat }, скажите, как вам { $other }?
    .blunt = { $seat }, только честно: что вы думаете про { $other-acc }?
    .blunt-2 = { $seat }, вы верите { $other-dat } или нет?
    .wry = { $seat }, а что скажете про { $other-acc }, между нами?
    .gentle = { $seat }, можно узнать, что вы думаете про { $other-acc }?
    .gentle-2 = { $seat }, хотелось бы услышать, что вы думаете про { $other-acc }
talk-ask-why-chose-worse = { $seat }, почему вы выбрали именно это{ $then }?
    .plain-2 = { $seat }, из-за чего вы так решили{ $then }?
    .blunt = { $seat }, с какой стати вы выбрали именно это{ $then }?
    .blunt-2 = { $seat }, и какая нам с этого польза{ $then }? Объясните свой выбор!
    .wry = { $seat }, неужели ничего лучше не нашлось{ $then }?
    .gentle = { $seat }, расскажите, пожалуйста, почему вы так выбрали{ $then }?
talk-ask-why-moved-away = { $seat }, зачем вы ушли { $place-to }{ $then }?
    .blunt = { $seat }, что это вас понесло { $place-to }{ $then }?
    .wry = { $seat }, вам непременно надо было { $place-to }{ $then }?
    .gentle = { $seat }, можно узнать, зачем вы ушли { $place-to }{ $then }?
talk-ask-why-declined = { $seat }, почему вы отказались{ $then }?
    .blunt = { $seat }, с чего это вы отказались{ $then }?
    .wry = { $seat }, неужели так трудно было согласиться{ $then }?
    .gentle = { $seat }, можно узнать, почему вы отказались{ $then }?

## Opinions and claims

talk-estimate-trust = Я доверяю { $seat-dat }
    .plain-2 = Насчёт { $seat-gen } у меня нет сомнений
    .blunt = { $seat } из наших, голову даю на отсечение
    .wry = Если кому здесь и верить, то { $seat-dat }
    .gentle = Я полностью доверяю { $seat-dat }
    .gentle-2 = Хорошо, что { $seat } с нами
talk-estimate-lean-human = Думаю, { $seat } на нашей стороне
    .plain-2 = Кажется, { $seat } — свой человек
    .blunt = По мне, { $seat } за нас
    .wry = Могу ошибаться, но { $seat }, кажется, из наших
    .gentle = Мне кажется, { $seat } желает нам добра
talk-estimate-unsure = Не знаю, что и думать про { $seat-acc }
    .blunt = Никак не раскушу { $seat-acc }
    .wry = { $seat }? Спросите меня попозже
    .gentle = Честно говоря, про { $seat-acc } ничего сказать не могу
talk-estimate-lean-traitor = У меня сомнения насчёт { $seat-gen }
    .plain-2 = Что-то я не очень верю { $seat-dat }
    .blunt = Не нравится мне, что вытворяет { $seat }
    .wry = Приглядывайте за { $seat-ins }, вот что я скажу
    .gentle = Неприятно это говорить, но { $seat } меня тревожит
talk-claim-self = Я человек
    .plain-2 = Я такой же человек, как и вы
    .blunt = Я человек, и точка
    .wry = Я человек, человечнее некуда
    .wry-2 = Сколько себя помню, я человек
    .wry-3 = Можете ущипнуть: я человек
    .gentle = Поверьте мне, я человек
    .gentle-2 = Знаю, сейчас трудно кому-то верить, но я человек

## Opinions with a reason

talk-because-trust = { $reason }. { $they-dat } я верю
    .plain-2 = { $reason }. Я за { $they-acc }
    .plain-3 = { $reason }. За { $they-acc } я спокойно ручаюсь
    .blunt = { $reason }. Других доказательств мне не нужно
    .blunt-2 = { $reason }. Чего вам ещё надо?
    .wry = { $reason }. Если уж это не друг, то кто тогда?
    .wry-2 = { $reason }. Я { $they-dat }, пожалуй, даже поверю
    .gentle = { $reason }. На { $they-acc } можно положиться
    .gentle-2 = { $reason }. С { $they-ins } мне ничего не страшно
talk-because-lean-human = { $reason }. Похоже, { $they } из наших
    .plain-2 = { $reason }. Это { $they-dat } в плюс
    .blunt = { $reason }. Мне этого достаточно
    .wry = { $reason }. Враг бы, пожалуй, не стал утруждаться
    .gentle = { $reason }. Думаю, { $they } за нас
    .gentle-2 = { $reason }. Теперь мне с { $they-ins } спокойнее
talk-because-unsure = { $reason }. Не знаю, что и думать
    .blunt = { $reason }. Понимайте как хотите
    .wry = { $reason }. Это может значить что угодно
    .gentle = { $reason }. Не знаю, что и думать про { $they-acc }
talk-because-lean-traitor = { $reason }. Мне это не нравится
    .plain-2 = { $reason }. Меня это настораживает
    .plain-3 = { $reason }. Выглядит это нехорошо
    .blunt = { $reason }. Что-то тут нечисто
    .blunt-2 = { $reason }. Не верю я в такие случайности
    .wry = { $reason }. Забавно, правда?
    .wry-2 = { $reason }. Наверняка этому есть прекрасное объяснение
    .gentle = { $reason }. Это наводит на мысли
    .gentle-2 = { $reason }. Мне от этого не по себе

## What is to be done

talk-request-repair = { $seat }, почините, пожалуйста, что сломано
    .plain-2 = { $seat }, без вас ремонт не сделать
    .blunt = { $seat }, займитесь ремонтом
    .wry = { $seat }, само оно не починится
    .gentle = { $seat }, не могли бы вы заняться ремонтом?
talk-request-trade = { $seat }, давайте обменяемся
    .blunt = { $seat }, меняйтесь со мной
    .wry = { $seat }, думаю, мы сторгуемся
    .gentle = { $seat }, не хотите обменяться?
talk-request-keep-away = { $seat }, держитесь от меня подальше, пожалуйста
    .blunt = { $seat }, не подходите ко мне
    .wry = { $seat }, мне спокойнее, когда между нами стена
    .gentle = { $seat }, не обижайтесь, но держитесь от меня подальше
talk-promise-repair = Я починю, что сломано
    .blunt = Я всё починю
    .wry = Ладно, давайте сюда инструменты
    .gentle = Ремонт я возьму на себя
talk-promise-trade = Я не против обменяться
    .blunt = Меняемся
    .wry = Жду предложений для обмена
    .gentle = С удовольствием обменяюсь
talk-promise-keep-away = Я буду держаться подальше
    .blunt = Ладно, не подойду
    .wry = Вы меня рядом не увидите
    .gentle = Не беспокойтесь, я буду держаться подальше

## Replies

talk-agree-estimate =
    { $player } { $player-gender ->
        [f] права
        [m] прав
       *[none] дело говорит
    } насчёт { $seat-gen }
    .plain-2 = Про { $seat-acc } я думаю так же, { $player }
    .plain-3 = { $player }, вы сняли у меня с языка: я думаю про { $seat-acc } то же самое
    .blunt = Вот именно, { $player }, про { $seat-acc } скажу то же самое
    .blunt-2 = Про { $seat-acc } { $player } всё верно говорит
    .wry = Надо же, насчёт { $seat-gen } мы с вами заодно, { $player }
    .wry-2 = Нехотя признаю: насчёт { $seat-gen } { $player } рассуждает здраво
    .gentle = Я того же мнения про { $seat-acc }, что и { $player }
    .gentle-2 = Насчёт { $seat-gen } мне трудно не согласиться, { $player }
talk-agree-estimate-me =
    { $player } { $player-gender ->
        [f] права
        [m] прав
       *[none] дело говорит
    } насчёт меня
talk-agree-claim-seen = Насчёт { $seat-gen } я верю { $player-dat }
    .plain-2 = Про { $seat-acc } я вам верю на слово, { $player }
    .blunt = Раз { $player } так говорит про { $seat-acc }, мне этого хватит
    .gentle = Спасибо, { $player }: насчёт { $seat-gen } я вам верю
talk-agree-claim-seen-me = { $player } говорит про меня чистую правду
talk-agree-claim-self = { $player }, я вам верю
    .blunt = Ладно, { $player }, верю
    .wry = Поверю вам на слово, { $player }
talk-agree-defend = Звучит разумно, { $player }
    .plain-2 = Меня такой ответ устраивает, { $player }
    .blunt = Ладно, { $player }, принято
    .wry = Так и быть, { $player }, засчитано
    .gentle = Понимаю вас, { $player }
    .gentle-2 = Спасибо, что объяснили, { $player }
talk-agree-warn = { $player }, меня это тоже беспокоит
    .plain-2 = Я тоже об этом думаю, { $player }
    .blunt = { $player } дело говорит, пора что-то делать
    .wry = Верно подмечено, { $player }
    .gentle = Мне тоже из-за этого тревожно, { $player }
    .gentle-2 = Хорошо, что вы об этом сказали, { $player }
talk-disagree-estimate = По-моему, { $player } ошибается насчёт { $seat-gen }
    .plain-2 = Не соглашусь с вами насчёт { $seat-gen }, { $player }
    .plain-3 = { $player }, с { $seat-ins } всё иначе, чем вы думаете
    .blunt = Чепуха, { $player }, вы ошибаетесь насчёт { $seat-gen }
    .wry = { $player } видит в { $seat-loc } то, чего не вижу я
    .gentle = Простите, { $player }, но про { $seat-acc } я думаю иначе
talk-disagree-estimate-me = { $player }, вы ошибаетесь насчёт меня
talk-disagree-claim-seen = Насчёт { $seat-gen } я не верю { $player-dat }
    .plain-2 = Простите, { $player }, но про { $seat-acc } мне в это не верится
    .blunt = { $player } врёт про { $seat-acc }
    .wry = Про { $seat-acc } мы это знаем только со слов { $player-gen }
talk-disagree-claim-seen-me = { $player } врёт про меня
talk-disagree-claim-self = { $player }, я вам не верю
    .plain-2 = Так любой скажет, { $player }
    .blunt = Врёте, { $player }
    .blunt-2 = Докажите, { $player }
    .wry = А что вам ещё остаётся говорить, { $player }?
    .gentle = Хотелось бы вам верить, { $player }, но не могу
    .gentle-2 = Простите, { $player }, одного вашего слова мало
talk-disagree-defend = Не убедили, { $player }
    .plain-2 = { $player }, меня это не убеждает
    .plain-3 = { $player }, что-то вы недоговариваете
    .blunt = Слабая отговорка, { $player }
    .blunt-2 = Придумайте что-нибудь получше, { $player }
    .wry = Ну да, рассказывайте, { $player }
    .gentle = Простите, { $player }, в это трудно поверить
    .gentle-2 = Хотелось бы в это поверить, { $player }, да не получается
talk-disagree-warn = { $player }, всё не так плохо
    .blunt = { $player }, хватит паниковать
    .wry = Бывало и хуже, { $player }
    .gentle = Думаю, мы справимся, { $player }
talk-answer-yes = Хорошо, { $player }
    .plain-2 = Договорились, { $player }
    .blunt = Ладно, { $player }
    .blunt-2 = Идёт, { $player }
    .wry = Ну, раз вы настаиваете, { $player }
    .gentle = Конечно, { $player }
    .gentle-2 = С удовольствием, { $player }
talk-answer-no = Нет, { $player }
    .plain-2 = Не буду, { $player }
    .plain-3 = Не в этот раз, { $player }
    .blunt = И не просите, { $player }
    .blunt-2 = Даже не думайте, { $player }
    .wry = Хорошая попытка, { $player }, но нет
    .wry-2 = Заманчиво, { $player }, но нет
    .gentle = Простите, { $player }, не могу
    .gentle-2 = Не обижайтесь, { $player }, но лучше не надо
talk-answer-later = Не сейчас, { $player }
    .plain-2 = Чуть погодя, { $player }
    .blunt = Потом, { $player }
    .wry = Спросите попозже, { $player }
    .gentle = Дайте мне немного времени, { $player }
talk-answer-later-ask = Пока промолчу, { $player }
    .plain-2 = Пока оставлю это при себе, { $player }
    .blunt = Скажу, когда сочту нужным, { $player }
    .wry = Много будете знать — скоро состаритесь, { $player }
    .gentle = Дайте мне подумать, { $player }
talk-thank = Спасибо, { $seat }
    .blunt = Хорошая работа, { $seat }
    .wry = За мной должок, { $seat }
    .gentle = Спасибо вам большое, { $seat }
talk-take-back-intent = Забудьте мои слова насчёт помощи
talk-take-back-report = Беру назад свои слова про мои карты
talk-take-back-estimate = Беру назад свои слова про { $seat-acc }
    .blunt = Забудьте мои слова про { $seat-acc }
    .wry = Насчёт { $seat-gen } моё мнение теперь другое
    .gentle = Простите, что я так про { $seat-acc }: беру свои слова назад
talk-take-back-claim-seen = Забудьте мой рассказ про { $seat-acc }
talk-take-back-claim-self = Забудьте мои слова, что я человек
talk-take-back-promise = Всё-таки не смогу сдержать обещание
talk-take-back-propose = Забудьте мою идею насчёт { $seat-gen }
talk-take-back-defend = Забудьте мои оправдания

## Excuses for anything

talk-defend-nothing-fitting = мне нечем было помочь
talk-defend-no-choice = у меня не было выбора
talk-defend-lesser-evil = всё остальное было ещё хуже
talk-defend-for-later = это мне ещё пригодится
talk-defend-bad-luck = просто не повезло
talk-defend-mistake = это была моя ошибка
    .blunt = Ну, ошибка вышла, с кем не бывает
    .wry = Признаю, не лучшее моё решение
    .gentle = Простите, это моя ошибка

## Excuses for what was done

talk-defend-chose-worse-lesser-evil = Другой вариант был ещё хуже
    .plain-2 = Пришлось выбирать меньшее из двух зол
    .blunt = Остальное было хуже, вот и всё
    .wry = А другие варианты вы видели?
    .gentle =
        Я { $me-gender ->
            [f] хотела
           *[other] хотел
        } выбрать то, что меньше нам навредит
talk-defend-chose-worse-no-choice = Ничего лучше не было
    .plain-2 = Там все варианты были плохие
    .blunt = А что мне ещё было выбирать?
    .wry = Будто там было из чего выбирать
    .gentle = К сожалению, ничего лучше не было
talk-defend-moved-away-for-later = Скоро там понадобится моя помощь
    .blunt = У меня там дела, сами увидите
    .wry = Скоро сами порадуетесь, что я там
    .gentle = Мне хотелось попасть туда заранее
talk-defend-moved-away-no-choice = Мне надо было туда
    .blunt = Кому-то надо было туда пойти
    .wry = Уж точно не ради прогулки
    .gentle = Поверьте, мне нужно было именно туда
talk-defend-declined-for-later =
    Я { $me-gender ->
        [f] отказалась
       *[other] отказался
    }: мне это ещё понадобится
    .blunt =
        Мне это { $me-gender ->
            [f] самой
           *[other] самому
        } пригодится, потому и нет
    .gentle = Не обижайтесь на отказ: мне это ещё понадобится
talk-defend-declined-nothing-fitting =
    Я { $me-gender ->
        [f] отказалась
       *[other] отказался
    }: толку бы всё равно не было
    .blunt = Толку от этого никакого
    .wry = Соглашаться было бы расточительством

## What talk points to

talk-deed-chose-worse =
    { $seat } { $seat-gender ->
        [f] выбрала для всех нас худшее
        [m] выбрал для всех нас худшее
       *[none] выбирает для всех нас худшее
    }
    .blunt =
        { $seat } { $seat-gender ->
            [f] сделала
            [m] сделал
           *[none] делает
        } нам только хуже
    .wry =
        { $seat-gender ->
            [f] выбирала { $seat }
            [m] выбирал { $seat }
           *[none] выбирает { $seat }
        }, а расплачиваться всем
    .gentle =
        { $seat } { $seat-gender ->
            [f] могла
            [m] мог
           *[none] может
        } выбрать для нас что-то получше
talk-deed-moved-away =
    { $seat } { $seat-gender ->
        [f] ушла
        [m] ушёл
       *[none] уходит
    } { $place-to }
    .blunt =
        { $seat } { $seat-gender ->
            [f] сбежала
            [m] сбежал
           *[none] сбегает
        } { $place-to }
    .wry =
        { $seat } потихоньку { $seat-gender ->
            [f] улизнула
            [m] улизнул
           *[none] ускользает
        } { $place-to }
    .gentle =
        { $seat } вдруг { $seat-gender ->
            [f] ушла
            [m] ушёл
           *[none] уходит
        } { $place-to }
talk-deed-declined =
    { $seat } { $seat-gender ->
        [f] отказалась
        [m] отказался
       *[none] отказывается
    }, хотя можно было согласиться
    .blunt =
        { $seat } наотрез { $seat-gender ->
            [f] отказалась
            [m] отказался
           *[none] отказывается
        }
    .wry = { $seat-acc } так и не уговорили
    .gentle =
        { $seat } не { $seat-gender ->
            [f] захотела
            [m] захотел
           *[none] хочет
        } соглашаться
