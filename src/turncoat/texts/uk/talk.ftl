# Table talk, whatever the game: what is said in words of a game is in its own talk.ftl.
# The plain form of a message and its voices (blunt, wry, gentle) mean the same.

## How talk is put together

talk-line = { $player }: { $text }
talk-me = я
    .gen = мене
    .dat = мені
    .acc = мене
    .ins = мною
    .loc = мені
    .gender = self
talk-she = вона
    .gen = неї
    .dat = їй
    .acc = неї
    .ins = нею
    .loc = ній
    .voc = вона
    .gender = f
talk-he = він
    .gen = нього
    .dat = йому
    .acc = нього
    .ins = ним
    .loc = ньому
    .voc = він
    .gender = m
talk-round =
    { $round ->
        [1] перший
        [2] другий
        [3] третій
        [4] четвертий
        [5] пʼятий
        [6] шостий
        [7] сьомий
        [8] восьмий
        [9] девʼятий
        [10] десятий
       *[other] { $round }-й
    } раунд
    .gen =
        { $round ->
            [1] першого
            [2] другого
            [3] третього
            [4] четвертого
            [5] пʼятого
            [6] шостого
            [7] сьомого
            [8] восьмого
            [9] девʼятого
            [10] десятого
           *[other] { $round }-го
        } раунду
talk-often =
    { $times ->
        [2] двічі
        [3] тричі
        [4] чотири рази
       *[other] раз у раз
    }

## Questions

talk-ask-view = { $seat-voc }, що ви думаєте про { $other-acc }?
    .plain-2 = { $seat-voc }, а ви якої думки про { $other-acc }?
    .plain-3 = { $seat-voc }, скажіть, як вам { $other }?
    .blunt = { $seat-voc }, тільки чесно: що ви думаєте про { $other-acc }?
    .blunt-2 = { $seat-voc }, ви вірите { $other-dat } чи ні?
    .wry = { $seat-voc }, а що скажете про { $other-acc }, між нами?
    .gentle = { $seat-voc }, можна дізнатися, що ви думаєте про { $other-acc }?
    .gentle-2 = { $seat-voc }, хотілося б почути, що ви думаєте про { $other-acc }
talk-ask-why-chose-worse = { $seat-voc }, чому ви вибрали саме це{ $then }?
    .plain-2 = { $seat-voc }, через що ви так вирішили{ $then }?
    .blunt = { $seat-voc }, з якого дива ви вибрали саме це{ $then }?
    .blunt-2 = { $seat-voc }, і яка нам із того користь{ $then }? Поясніть свій вибір!
    .wry = { $seat-voc }, невже нічого кращого не знайшлося{ $then }?
    .gentle = { $seat-voc }, розкажіть, будь ласка, чому ви так вибрали{ $then }?
talk-ask-why-moved-away = { $seat-voc }, навіщо ви пішли { $place-to }{ $then }?
    .blunt = { $seat-voc }, чого це вас понесло { $place-to }{ $then }?
    .wry = { $seat-voc }, вам конче треба було { $place-to }{ $then }?
    .gentle = { $seat-voc }, можна дізнатися, навіщо ви пішли { $place-to }{ $then }?
talk-ask-why-declined = { $seat-voc }, чому ви відмовилися{ $then }?
    .blunt = { $seat-voc }, чого це ви відмовилися{ $then }?
    .wry = { $seat-voc }, невже так важко було погодитися{ $then }?
    .gentle = { $seat-voc }, можна дізнатися, чому ви відмовилися{ $then }?

## Opinions and claims

talk-estimate-trust = Я довіряю { $seat-dat }
    .plain-2 = Щодо { $seat-gen } сумнівів у мене немає
    .blunt = { $seat } із наших, ручаюся головою
    .wry = Якщо комусь тут і вірити, то { $seat-dat }
    .gentle = Я цілком довіряю { $seat-dat }
    .gentle-2 = Добре, що { $seat } з нами
talk-estimate-lean-human = Думаю, { $seat } на нашому боці
    .plain-2 = Здається, { $seat } — своя людина
    .blunt = Як на мене, { $seat } за нас
    .wry = Можу помилятися, але { $seat }, здається, із наших
    .gentle = Мені здається, { $seat } бажає нам добра
talk-estimate-unsure = Не знаю, що й думати про { $seat-acc }
    .blunt = Ніяк не розкушу { $seat-acc }
    .wry = { $seat }? Спитайте мене пізніше
    .gentle = Чесно кажучи, про { $seat-acc } нічого сказати не можу
talk-estimate-lean-traitor = Маю сумніви щодо { $seat-gen }
    .plain-2 = Щось я не дуже вірю { $seat-dat }
    .blunt = Не подобається мені, що виробляє { $seat }
    .wry = Приглядайте за { $seat-ins }, ось що я скажу
    .gentle = Прикро це казати, але { $seat } мене непокоїть
talk-claim-self = Я людина
    .plain-2 = Я така сама людина, як і ви
    .blunt = Я людина, і край
    .wry = Я людина, людянішої не знайдете
    .wry-2 = Скільки себе памʼятаю, я людина
    .wry-3 = Можете вщипнути: я людина
    .gentle = Повірте мені, я людина
    .gentle-2 = Знаю, зараз важко комусь вірити, але я людина

## Opinions with a reason

talk-because-trust = { $reason }. { $they-dat } я вірю
    .plain-2 = { $reason }. Я за { $they-acc }
    .plain-3 = { $reason }. За { $they-acc } я спокійно ручаюся
    .blunt = { $reason }. Інших доказів мені не треба
    .blunt-2 = { $reason }. Чого вам іще треба?
    .wry = { $reason }. Якщо це не друг, то хто ж тоді?
    .wry-2 = { $reason }. Я { $they-dat }, мабуть, навіть повірю
    .gentle = { $reason }. На { $they-acc } можна покластися
    .gentle-2 = { $reason }. З { $they-ins } мені нічого не страшно
talk-because-lean-human = { $reason }. Схоже, { $they } із наших
    .plain-2 = { $reason }. Це { $they-dat } в плюс
    .blunt = { $reason }. Мені цього досить
    .wry = { $reason }. Ворог, мабуть, не завдавав би собі клопоту
    .gentle = { $reason }. Думаю, { $they } за нас
    .gentle-2 = { $reason }. Тепер мені з { $they-ins } спокійніше
talk-because-unsure = { $reason }. Не знаю, що й думати
    .blunt = { $reason }. Розумійте як хочете
    .wry = { $reason }. Це може означати що завгодно
    .gentle = { $reason }. Не знаю, що й думати про { $they-acc }
talk-because-lean-traitor = { $reason }. Мені це не подобається
    .plain-2 = { $reason }. Мене це насторожує
    .plain-3 = { $reason }. Не до добра це
    .blunt = { $reason }. Щось тут нечисто
    .blunt-2 = { $reason }. Не вірю я в такі випадковості
    .wry = { $reason }. Кумедно, правда?
    .wry-2 = { $reason }. Певна річ, цьому є чудове пояснення
    .gentle = { $reason }. Це змушує замислитися
    .gentle-2 = { $reason }. Мені від цього якось моторошно

## What is to be done

talk-request-repair = { $seat-voc }, полагодьте, будь ласка, що пошкоджено
    .plain-2 = { $seat-voc }, без вас ремонту не зробити
    .blunt = { $seat-voc }, беріться до ремонту
    .wry = { $seat-voc }, само воно не полагодиться
    .gentle = { $seat-voc }, чи не могли б ви взятися до ремонту?
talk-request-trade = { $seat-voc }, обміняймося
    .blunt = { $seat-voc }, міняйтеся зі мною
    .wry = { $seat-voc }, думаю, ми домовимося про обмін
    .gentle = { $seat-voc }, не хочете обмінятися?
talk-request-keep-away = { $seat-voc }, тримайтеся від мене подалі, будь ласка
    .blunt = { $seat-voc }, не підходьте до мене
    .wry = { $seat-voc }, мені спокійніше, коли між нами стіна
    .gentle = { $seat-voc }, не ображайтеся, але тримайтеся від мене подалі
talk-promise-repair = Я полагоджу, що пошкоджено
    .blunt = Я все полагоджу
    .wry = Гаразд, давайте сюди інструменти
    .gentle = Ремонт я візьму на себе
talk-promise-trade = Я не проти обмінятися
    .blunt = Міняймося
    .wry = Чекаю на пропозиції щодо обміну
    .gentle = Залюбки обміняюся
talk-promise-keep-away = Я триматимуся подалі
    .blunt = Гаразд, не підійду
    .wry = Ви мене поруч не побачите
    .gentle = Не хвилюйтеся, я триматимуся подалі

## Replies

talk-agree-estimate = { $player } має рацію щодо { $seat-gen }
    .plain-2 = Про { $seat-acc } я думаю так само, { $player-voc }
    .plain-3 = { $player-voc }, ви зняли в мене з язика: я думаю про { $seat-acc } те саме
    .blunt = Отож, { $player-voc }, про { $seat-acc } скажу те саме
    .blunt-2 = Про { $seat-acc } { $player } все правильно каже
    .wry = Оце так: щодо { $seat-gen } ми з вами заодно, { $player-voc }
    .wry-2 = Неохоче визнаю: щодо { $seat-gen } { $player } міркує слушно
    .gentle = Я тієї самої думки про { $seat-acc }, що й { $player }
    .gentle-2 = Щодо { $seat-gen } мені важко не погодитися, { $player-voc }
talk-agree-estimate-me = { $player } має рацію щодо мене
talk-agree-claim-seen = Щодо { $seat-gen } я вірю { $player-dat }
    .plain-2 = Про { $seat-acc } я вам вірю на слово, { $player-voc }
    .blunt = Якщо { $player } так каже про { $seat-acc }, мені цього досить
    .gentle = Дякую, { $player-voc }: щодо { $seat-gen } я вам вірю
talk-agree-claim-seen-me = { $player } каже про мене щиру правду
talk-agree-claim-self = { $player-voc }, я вам вірю
    .blunt = Гаразд, { $player-voc }, вірю
    .wry = Повірю вам на слово, { $player-voc }
talk-agree-defend = Звучить розумно, { $player-voc }
    .plain-2 = Мене така відповідь влаштовує, { $player-voc }
    .blunt = Гаразд, { $player-voc }, приймається
    .wry = Хай буде так, { $player-voc }, зараховано
    .gentle = Розумію вас, { $player-voc }
    .gentle-2 = Дякую, що пояснили, { $player-voc }
talk-agree-warn = { $player-voc }, мене це теж непокоїть
    .plain-2 = Я теж про це думаю, { $player-voc }
    .blunt = { $player } має рацію, час щось робити
    .wry = Влучно помічено, { $player-voc }
    .gentle = Мені теж через це тривожно, { $player-voc }
    .gentle-2 = Добре, що ви про це сказали, { $player-voc }
talk-disagree-estimate = Як на мене, { $player } помиляється щодо { $seat-gen }
    .plain-2 = Не погоджуся з вами щодо { $seat-gen }, { $player-voc }
    .plain-3 = { $player-voc }, з { $seat-ins } усе інакше, ніж ви думаєте
    .blunt = Дурниці, { $player-voc }, ви помиляєтеся щодо { $seat-gen }
    .wry = { $player } бачить у { $seat-loc } те, чого не бачу я
    .gentle = Даруйте, { $player-voc }, але про { $seat-acc } я іншої думки
talk-disagree-estimate-me = { $player-voc }, ви помиляєтеся щодо мене
talk-disagree-claim-seen = Щодо { $seat-gen } я не вірю { $player-dat }
    .plain-2 = Даруйте, { $player-voc }, але про { $seat-acc } мені в таке не віриться
    .blunt = { $player } бреше про { $seat-acc }
    .wry = Про { $seat-acc } ми це знаємо лише зі слів { $player-gen }
talk-disagree-claim-seen-me = { $player } бреше про мене
talk-disagree-claim-self = { $player-voc }, я вам не вірю
    .plain-2 = Так кожен скаже, { $player-voc }
    .blunt = Брешете, { $player-voc }
    .blunt-2 = Доведіть, { $player-voc }
    .wry = А що вам іще лишається казати, { $player-voc }?
    .gentle = Хотілося б вам вірити, { $player-voc }, але не можу
    .gentle-2 = Даруйте, { $player-voc }, самого вашого слова замало
talk-disagree-defend = Не переконали, { $player-voc }
    .plain-2 = { $player-voc }, мене це не переконує
    .plain-3 = { $player-voc }, щось ви недоговорюєте
    .blunt = Слабка відмовка, { $player-voc }
    .blunt-2 = Вигадайте щось краще, { $player-voc }
    .wry = Еге ж, розказуйте, { $player-voc }
    .gentle = Даруйте, { $player-voc }, у це важко повірити
    .gentle-2 = Хотілося б у це повірити, { $player-voc }, та не виходить
talk-disagree-warn = { $player-voc }, усе не так погано
    .blunt = { $player-voc }, годі панікувати
    .wry = Бувало й гірше, { $player-voc }
    .gentle = Думаю, ми впораємося, { $player-voc }
talk-answer-yes = Добре, { $player-voc }
    .plain-2 = Домовилися, { $player-voc }
    .blunt = Гаразд, { $player-voc }
    .blunt-2 = Згода, { $player-voc }
    .wry = Ну, якщо ви наполягаєте, { $player-voc }
    .gentle = Звісно, { $player-voc }
    .gentle-2 = Залюбки, { $player-voc }
talk-answer-no = Ні, { $player-voc }
    .plain-2 = Не буду, { $player-voc }
    .plain-3 = Не цього разу, { $player-voc }
    .blunt = І не просіть, { $player-voc }
    .blunt-2 = Навіть не думайте, { $player-voc }
    .wry = Гарна спроба, { $player-voc }, але ні
    .wry-2 = Спокусливо, { $player-voc }, але ні
    .gentle = Даруйте, { $player-voc }, не можу
    .gentle-2 = Не ображайтеся, { $player-voc }, але краще не треба
talk-answer-later = Не зараз, { $player-voc }
    .plain-2 = Трохи згодом, { $player-voc }
    .blunt = Потім, { $player-voc }
    .wry = Спитайте пізніше, { $player-voc }
    .gentle = Дайте мені трохи часу, { $player-voc }
talk-answer-later-ask = Поки що промовчу, { $player-voc }
    .plain-2 = Поки що лишу це при собі, { $player-voc }
    .blunt = Скажу, коли вважатиму за потрібне, { $player-voc }
    .wry = Багато знатимете — швидко постарієте, { $player-voc }
    .gentle = Дайте мені подумати, { $player-voc }
talk-thank = Дякую, { $seat-voc }
    .blunt = Добра робота, { $seat-voc }
    .wry = За мною боржок, { $seat-voc }
    .gentle = Щиро дякую вам, { $seat-voc }
talk-take-back-intent = Забудьте мої слова щодо допомоги
talk-take-back-report = Беру назад свої слова про мої карти
talk-take-back-estimate = Беру назад свої слова про { $seat-acc }
    .blunt = Забудьте мої слова про { $seat-acc }
    .wry = Щодо { $seat-gen } моя думка тепер інша
    .gentle = Даруйте, що я так про { $seat-acc }: беру свої слова назад
talk-take-back-claim-seen = Забудьте мою розповідь про { $seat-acc }
talk-take-back-claim-self = Забудьте мої слова, що я людина
talk-take-back-promise = Усе ж не зможу дотримати обіцянки
talk-take-back-propose = Забудьте мою ідею щодо { $seat-gen }
talk-take-back-defend = Забудьте мої виправдання

## Excuses for anything

talk-defend-nothing-fitting = мені не було чим допомогти
talk-defend-no-choice = у мене не було вибору
talk-defend-lesser-evil = усе інше було ще гірше
talk-defend-for-later = це мені ще знадобиться
talk-defend-bad-luck = просто не пощастило
talk-defend-mistake = це була моя помилка
    .blunt = Ну, помилка вийшла, з ким не буває
    .wry = Визнаю, не найкраще моє рішення
    .gentle = Вибачте, це моя помилка

## Excuses for what was done

talk-defend-chose-worse-lesser-evil = Інший варіант був іще гірший
    .plain-2 = Довелося вибирати менше з двох лих
    .blunt = Решта була гірша, от і все
    .wry = А інші варіанти ви бачили?
    .gentle =
        Я { $me-gender ->
            [f] хотіла
           *[other] хотів
        } вибрати те, що менше нам зашкодить
talk-defend-chose-worse-no-choice = Нічого кращого не було
    .plain-2 = Там усі варіанти були погані
    .blunt = А що мені ще було вибирати?
    .wry = Наче там було з чого вибирати
    .gentle = На жаль, нічого кращого не було
talk-defend-moved-away-for-later = Скоро там знадобиться моя допомога
    .blunt = У мене там справи, самі побачите
    .wry = Скоро самі зрадієте, що я там
    .gentle = Мені хотілося потрапити туди заздалегідь
talk-defend-moved-away-no-choice = Мені треба було туди
    .blunt = Комусь треба було туди піти
    .wry = Уже ж не заради прогулянки
    .gentle = Повірте, мені треба було саме туди
talk-defend-declined-for-later =
    Я { $me-gender ->
        [f] відмовилася
       *[other] відмовився
    }: мені це ще знадобиться
    .blunt =
        Мені це { $me-gender ->
            [f] самій
           *[other] самому
        } знадобиться, тому й ні
    .gentle = Не ображайтеся на відмову: мені це ще знадобиться
talk-defend-declined-nothing-fitting =
    Я { $me-gender ->
        [f] відмовилася
       *[other] відмовився
    }: користі однаково не було б
    .blunt = Користі з цього ніякої
    .wry = Погоджуватися було б марнотратством

## What talk points to

talk-deed-chose-worse =
    { $seat } { $seat-gender ->
        [f] вибрала для всіх нас найгірше
        [m] вибрав для всіх нас найгірше
       *[none] вибирає для всіх нас найгірше
    }
    .blunt =
        { $seat } { $seat-gender ->
            [f] зробила
            [m] зробив
           *[none] робить
        } нам тільки гірше
    .wry =
        { $seat-gender ->
            [f] вибирала { $seat }
            [m] вибирав { $seat }
           *[none] вибирає { $seat }
        }, а розплачуватися всім
    .gentle =
        { $seat } { $seat-gender ->
            [f] могла
            [m] міг
           *[none] може
        } вибрати для нас щось краще
talk-deed-moved-away =
    { $seat } { $seat-gender ->
        [f] пішла
        [m] пішов
       *[none] іде
    } { $place-to }
    .blunt =
        { $seat } { $seat-gender ->
            [f] утекла
            [m] утік
           *[none] тікає
        } { $place-to }
    .wry =
        { $seat } тихенько { $seat-gender ->
            [f] вислизнула
            [m] вислизнув
           *[none] вислизає
        } { $place-to }
    .gentle =
        { $seat } раптом { $seat-gender ->
            [f] пішла
            [m] пішов
           *[none] іде
        } { $place-to }
talk-deed-declined =
    { $seat } { $seat-gender ->
        [f] відмовилася
        [m] відмовився
       *[none] відмовляється
    }, хоча можна було погодитися
    .blunt =
        { $seat } навідріз { $seat-gender ->
            [f] відмовилася
            [m] відмовився
           *[none] відмовляється
        }
    .wry = { $seat-acc } так і не вмовили
    .gentle =
        { $seat } не { $seat-gender ->
            [f] захотіла
            [m] захотів
           *[none] хоче
        } погоджуватися
