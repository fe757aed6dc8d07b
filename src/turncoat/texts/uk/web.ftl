# What the page says on its first look, the start page. Its other screens: screens.ftl.

## Start

web-title = Зрадник
web-tagline = Настільні ігри зі зрадником за столом. Грайте одразу з ботами або надішліть друзям посилання: ні облікового запису, ні встановлення.
web-language = Мова
web-theme = Кольори
web-theme-auto = Авто
web-theme-light = Світлі
web-theme-dark = Темні
web-your-name = Ваше імʼя
web-guest = Гість
web-play-now = Грати
web-host = Покликати друзів
web-players-range = Гравців: { $fewest }–{ $most }
web-your-games = Ваші ігри
web-all-finished = Усі завершені ігри ({ $n })
web-continue = Продовжити
web-open-tables = Відкриті столи
web-join = Сісти
web-watch = Дивитися
web-waits-for-you = Ваш хід
web-stage-gathering = збираються
web-stage-dealing = роздача
web-stage-playing = триває гра
web-stage-over = завершено
web-table-people =
    { $people }; ботів: { $bots }; { $free ->
        [one] { $free } вільне місце
        [few] { $free } вільні місця
       *[many] { $free } вільних місць
        [other] { $free } вільного місця
    }
web-how = Як це влаштовано

## Scenarios

web-scenarios = Короткі сценарії
web-scenarios-why = Ситуації з середини партії. Ролі й карти щоразу роздаються заново.
web-scenarios-all = Усі сценарії ({ $n })
web-scenario-seats =
    { $n ->
        [one] { $n } місце
        [few] { $n } місця
       *[many] { $n } місць
        [other] { $n } місця
    }
web-scenario-host = З друзями
web-whole-games = Повні партії
web-daily = Стіл дня: { $title }
web-daily-why = Сьогодні на цьому сервері в усіх однакова роздача. Це гра для задоволення: ніщо не заважає зіграти її двічі, тому зараховується лише перша партія на кожному пристрої.
web-daily-play = Зіграти за столом дня
web-daily-again = Зіграти ще раз (не зараховується)

## Lobby

web-to-start = На головну

## Connection

web-connecting = Зʼєднання…
web-announcement = Повідомлення від власника сервера
web-announcement-close = Закрити повідомлення
web-opening-code = Щоб відкрити стіл на цьому сервері, потрібен код запрошення. Щоб увійти за посиланням, він не потрібен.
web-opening-host = Тут столи відкриває лише власник сервера. Щоб грати, увійдіть за посиланням.
web-opening-code-field = Код запрошення
web-opening-host-field = Код власника
web-opening-keep = Застосувати код
web-opening-kept = Код збережено в цьому браузері.
web-privacy = Особисті дані
web-refused = Не вийшло. Спробуйте ще раз.

## The table

web-your-turn = Ваш хід · «{ $game }»

## Prompt, log, talk, notes, sound

web-sound = Звук

## Start page, lobby, rules, calls

web-pages = Сторінки
web-teach = Просто навчіть
web-rules = Правила
web-notifications = Сповіщення
web-install = Встановити
web-have-link = Маєте посилання?
web-have-link-how = Вставте посилання або код столу.
web-link-or-code = Посилання або код
web-go-there = Перейти
web-wrong-link = Це не посилання на стіл. Скопіюйте посилання повністю.
web-running-tables = Ігри, які можна дивитися
web-look-back = Переглянути
web-how-table = Сідайте
web-how-table-why = Друзям досить посилання, а вільні місця займуть боти. Кожен читає своєю мовою.
web-how-answer = Відповідайте
web-how-answer-why = Кожен можливий хід — кнопка з поясненням, а кожен рядок журналу називає своє правило. Знати правила напамʼять не треба.
web-how-secret = Бережіть таємницю
web-how-secret-why = Таємниці лишаються на сервері, доки вам не можна їх бачити. Жоден браузер не отримує того, чого не можна бачити його гравцеві.
web-how-truth = Дізнайтеся правду
web-how-truth-why = Коли гру завершено, відкрито все: хто є хто, хто що робив і в що вірили боти.
web-notice = «Зрадник» — неофіційна програма, не повʼязана з видавцями цих ігор; назви належать їм. Усі малюнки й тексти наші.
web-pace-untimed-short = без обмежень
web-pace-live-short = наживо
web-pace-days-short = неквапно
web-offline = Немає мережі. Правила, які ви вже відкривали, можна читати; ігри чекають, доки мережа повернеться.
web-newer = Є новіша версія цієї сторінки.
web-renew = Перейти на неї
web-later = Пізніше

## Replay, truth and the tableʼs own screen

web-replay-import = Гра з файлу
web-replay-import-how = Тут можна переглянути ігри, збережені у файл. Спершу сервер перевірить, що в них нічого не змінено.
web-replay-open = Вибрати файл
web-replay-checking = Перевіряємо файл…
web-replay-no-file = Це не файл гри.
web-minutes =
    { $n ->
        [one] { $n } хвилина
        [few] { $n } хвилини
       *[many] { $n } хвилин
        [other] { $n } хвилини
    }
