# Що сторінка в браузері каже сама. Назви, запитання, відповіді й журнал — в інших файлах.

## Start

web-title = Зрадник
web-tagline = Настільні ігри зі зрадником за столом. Грайте одразу з ботами або надішліть друзям посилання: ні облікового запису, ні встановлення.
web-language = Мова
web-theme = Кольори
web-theme-auto = Авто
web-theme-light = Світлі
web-theme-dark = Темні
web-play = Ігри
web-your-name = Ваше імʼя
web-guest = Гість
web-play-now = Грати
web-host = Покликати друзів
web-players-range = Гравців: { $fewest }–{ $most }
web-about-lifeboat = Маленька шлюпка, далекий берег і хтось, хто не хоче доплисти. Коротка гра, щоб призвичаїтися до зради.
web-about-unfathomable = Лайнер перетинає Атлантику, під ним щось пливе слідом, і не всі на борту — люди.
web-about-thing = Полярна станція взимку в Антарктиді. Щось набуло подоби одного з вас і хоче полетіти гелікоптером.
web-your-tables = Ваші столи
web-continue = Продовжити
web-open-tables = Відкриті столи
web-join = Сісти
web-watch = Дивитися
web-waits-for-you = Ваш хід
web-stage-gathering = збираються
web-stage-dealing = роздавання
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

## Lobby

web-to-start = На головну
web-seats = Місця
web-options = Налаштування
web-seat-free = Вільно
web-you = (ви)
web-sit = Сісти
web-stand = Встати
web-add-bot = Бот
web-free-seat = Звільнити місце: { $name }
web-bot-kind = Який бот
web-bot-surprise = Несподіванка
web-bot-persona = Зі своєю вдачею
web-bot-belief = Вираховує, хто є хто
web-bot-sensible = Розважливий
web-bot-random = Випадковий
web-fill = Заповнити ботами
web-invite = Запрошення
web-invite-how = Хто відкриє це посилання, зможе сісти за цей стіл.
web-link = Посилання
web-renew-link = Замінити посилання
web-link-renewed = Це нове посилання. Роздані раніше більше нікуди не ведуть.
web-show-link = Показати посилання й код
web-copy = Скопіювати
web-copied = Скопійовано
web-not-copied = Браузер не дав скопіювати. Посилання виділено: скопіюйте його самі.
web-qr = Посилання у вигляді коду для камери
web-ready = Готові?
web-is-ready = Усе готово
web-start = Почати
web-dealing = Карти перемішуються за участю кожного гравця.
web-wait-seats = Є вільні місця: запросіть когось або посадіть ботів.
web-wait-ready = Чекаємо, доки всі будуть готові.
web-wait-start = Усі готові: господар столу може почати.
web-can-start = Усі готові.
web-player-count = Кількість гравців
web-pace = Годинник
web-pace-untimed = Ніхто нікого не квапить
web-pace-live = Наживо: хвилини на рішення
web-pace-days = Неквапно: години або дні на рішення
web-bot-pace = Пауза перед відповіддю бота
web-bot-pace-seconds =
    { $seconds ->
        [one] { $seconds } секунда
        [few] { $seconds } секунди
       *[many] { $seconds } секунд
        [other] { $seconds } секунди
    }
web-chat = Розмова під час гри
web-chat-phrases = Готовими фразами: кожен читає їх своєю мовою
web-chat-free = Фразами й вільним текстом
web-listed = Видно всім на головній сторінці

## Connection

web-connecting = Зʼєднання …
web-reconnecting = Звʼязок втрачено. Пробуємо знову …
web-no-table = Такого столу немає
web-no-table-why = Або його не існує, або до нього потрібне запрошення.
web-no-page = Такої сторінки немає
web-no-page-why = Можливо, в адресі помилка або посилання застаріло.
web-revoked = Цей пристрій тут більше не грає
web-revoked-why = Місце відібрано в цього пристрою.
web-refused = Сервер відмовив: { $code }.
refusal-unreachable = Сервер недоступний. Спробуйте ще раз.

## The table

web-board = Поле
web-dials = Показники
web-places = Хто й що де
web-piles = Карти
web-players = Гравці
web-own = Це бачите тільки ви
web-unknown-card = невідома карта
web-nobody = ніхто
web-is-bot = бот
web-name-like = схоже на імʼя гравця { $letter }
web-is-away = не на звʼязку
web-is-asked = вирішує
web-turn = Хід
web-turn-of = Хід: { $player }
web-your-turn = Ваш хід · «{ $game }»
web-watching = Ви дивитеся
web-paused = Гру призупинено
web-tabs = Частини столу
web-tab-board = Поле
web-tab-seats = Гравці
web-tab-log = Журнал
web-tab-talk = Розмова

## The prompt

web-prompt = Ваше рішення
web-waiting = Чекаємо: { $players }
web-answered-waiting = Ви відповіли. Чекаємо: { $players }
web-going-on = Гра триває …
web-why-not = Чому не можна?
web-why-not-what = Якої дії бракує?
web-undo = Повернути
web-clock = Лишилося часу
web-rule = Правило
web-see-also = Дивіться також
web-no-rule = Цього правила немає в книзі.
web-asked-undo = { $player } просить повернути відповідь.
web-asked-end = { $player } пропонує завершити гру й відкрити всі ролі.
web-asked-pause = { $player } просить про паузу.
web-agree = Погодитися
web-disagree = Відмовити
web-take-back = Відкликати

## Log and talk

web-log = Що сталося
web-talk = Що сказано
web-nothing-said = Поки нічого не сказано.
web-say-something = Сказати щось …
web-phrases = Фрази
web-no-phrases = Зараз сказати нічого.
web-message = Повідомлення
web-send = Надіслати
web-close = Закрити

## The menu

web-menu = Меню
web-number-keys = Цифрові клавіші обирають відповіді
web-keys-help = Цифри обирають відповідь, стрілки переходять між відповідями, табуляція веде до всього іншого.
web-ask-pause = Попросити про паузу
web-resume = Продовжити
web-leave = Хай за мене грає бот
web-return = Знову грати самостійно
web-ask-end = Запропонувати завершити гру
web-move = Грати на іншому пристрої
web-move-how = Відскануйте це іншим пристроєм протягом десяти хвилин.

## The end

web-over = Гру завершено
web-you-won = Ви перемогли
web-you-lost = Ви програли
web-won = перемога
web-ended-by-agreement = Усі погодилися завершити гру.
web-rematch = Зіграти ще
web-to-rematch = До нового столу

## The ship of Unfathomable

web-ship-plan = План судна
web-ship-of = з { $most }
web-ship-low = мало
web-ship-travel-start = стоїмо
web-ship-travel-first = малий хід
web-ship-travel-second = середній хід
web-ship-travel-third = повний хід
web-ship-travel-end = прибуття
web-ship-ritual-start = не розпочато
web-ship-ritual-first = перший спів
web-ship-ritual-second = другий спів
web-ship-ritual-third = третій спів
web-ship-ritual-end = звершено
web-ship-way = Шлях
web-ship-offered = можна вибрати
web-ship-used = дію в цьому ході використано
web-ship-several = { $name }: { $count }
web-ship-passengers =
    { $count ->
        [one] { $count } пасажир
        [few] { $count } пасажири
       *[many] { $count } пасажирів
        [other] { $count } пасажира
    }
web-ship-nothing = Тут нікого немає.
web-ship-all = Усе
web-ship-attack = Атака: { $result } з { $target }
web-ship-defeated = { $player }: поразка
web-ship-saved = { $player }: порятунок
web-ship-banished = Ритуал звершено
web-ship-loyalty = Роздаються карти лояльності
web-ship-crew = Кого можна взяти
web-check = Перевірка вміння
web-check-needs = Потрібно { $target }
web-check-partly = частково від { $target }
web-check-given = Додані карти
web-check-chaos =
    { $count ->
        [one] { $count } нічия карта
        [few] { $count } нічиї карти
       *[many] { $count } нічиїх карт
        [other] { $count } нічиєї карти
    }
web-check-cards = Карти перевірки
web-check-aside = Згорнути перевірку
web-check-back = Показати перевірку
web-card-offered = можна вибрати
web-card-read = Прочитати: { $card }
web-sheet = Планшет
web-sheet-open = Що бачать усі
## The Thing: the station

web-thing-plan = План станції
web-thing-more = Що ще є
web-thing-burned = Згоріло
web-thing-dead = Зруйновано
web-thing-dark = Немає електрики
web-thing-lying = { $name } (лежить)
web-thing-dogs =
    { $n ->
        [one] { $n } собака
        [few] { $n } собаки
       *[many] { $n } собак
        [other] { $n } собаки
    }
web-thing-offered = є відповіді про це
web-thing-leader = лідер
web-thing-next-leader = жетон лідера
web-thing-suspicion = підозра: { $n }
web-thing-red = максимальна підозра від { $n }
web-thing-burns = Витрата пального за раунд: генераторна { $generator }, котельня { $boiler }
web-thing-names = Назви шкал
web-thing-roster = Персонажі
web-thing-phase-weather = Погода
web-thing-phase-planning = План прибульця
web-thing-phase-drawing = Добір карт
web-thing-phase-movement = Переміщення
web-thing-phase-strikes = Напад
web-thing-phase-encounters = Сутички
web-thing-phase-boarding = Посадка
web-thing-phase-actions = Дії
web-thing-phase-rec-room = Кімната відпочинку
web-thing-phase-tests = Перевірки
web-thing-phase-food = Харчування
web-thing-fold = До плану
web-thing-unfold = Показати
web-thing-scene-meeting = Сутичка: { $place }
web-thing-scene-infection = Перевірка на зараження: { $place }
web-thing-scene-dog = Наодинці з собакою
web-thing-scene-strike = Прибулець нападає: { $place }
web-thing-scene-vote = Голосування
web-thing-scene-blood = Тест крові
web-thing-scene-fire = Випробування вогнем
web-thing-scene-tests = Тести
web-thing-scene-boarding = Посадка
web-thing-scene-departure = Відліт
web-thing-scene-dice = Кубики дій
web-thing-scene-forecast = Кубик погоди
web-thing-scene-trade = Обмін
web-thing-meets-in = бере участь
web-thing-meets-out = ухиляється
web-thing-meets-asked = вирішує
web-thing-meets-waits = тут
web-thing-lay = Кожен викладає два жетони долілиць.
web-thing-look = Кожен дивиться один чужий жетон.
web-thing-looks = дивиться жетон: { $name }
web-thing-cleared = поза підозрою: нічого не викладає
web-thing-laid = Ви виклали: { $tokens }
web-thing-token-of = Жетон гравця { $name }: { $token }
web-thing-role-now = Роль тепер: { $role }
web-thing-absorbed = Прибулець поглинає: { $name }
web-thing-driven = Вогонь проганяє прибульця: { $name }
web-thing-wrecked = Прибулець нищить що може.
web-thing-votes-given = Голосів подано: { $n } з { $all }
web-thing-voted = голос подано
web-thing-who-tests = Хто перевіряє?
web-thing-whom = Кого?
web-thing-die = Кубик { $n }
web-thing-nobody-aboard = На борту поки нікого.
web-thing-wants-aboard = Хоче піднятися на борт?
web-thing-asks-aboard = Просить впустити
web-thing-not-aboard = Не на борту
web-thing-left-behind = Залишаються
web-thing-last-stand = Останній бій прибульця: проти втечі — { $n }
web-thing-rolled = щойно випало
web-thing-or = або
## Prompt, log, talk, notes, sound

web-hold-to-see = Секрет: утримуйте
web-my-secret = Мій секрет
web-skip = Пропустити
web-reaction = Реакція
web-why = Чому?
web-why-help = Правило, за яким поставлено це питання
web-all-answers =
    { $n ->
        [one] Про це: { $shown } з { $n } відповіді. Показати всі
        [few] Про це: { $shown } з { $n } відповідей. Показати всі
       *[many] Про це: { $shown } з { $n } відповідей. Показати всі
        [other] Про це: { $shown } з { $n } відповіді. Показати всі
    }
web-undo-ask = Попросити скасування
web-undo-agreed = Ваша остання відповідь уже мала наслідки, або відтоді міг діяти хтось інший. Узяти її назад можна лише за згодою всіх.
web-undo-never = Узяте з колоди, викинуте на кубику й показане лишається в силі: побачене назад не візьмеш.
web-orders = Накази
web-orders-title = Постійні накази
web-orders-how = Там, де ви могли б відреагувати, стіл може відповісти за вас. Ніхто не бачить, що ви лишили наказ.
web-orders-none = Ви не лишили наказів.
web-order = { $moment }: { $action } ({ $until })
web-order-any = Будь-якої миті
web-order-new = Новий наказ
web-order-moment = Коли
web-order-action = Відповідь
web-order-until = Як довго
web-until-turn = до мого наступного ходу
web-until-end = до кінця гри
web-order-give = Лишити наказ
web-order-clear = Скасувати: { $order }
web-order-pass-now = Пас, і щоразу такої миті до мого наступного ходу
web-log-filter = Які рядки
web-log-all = Усе
web-log-checks = Перевірки, кубики, голосування
web-log-moves = Переміщення
web-log-talk = Розмови
web-log-about = Про одного гравця
web-log-open-all = Розгорнути все
web-log-close-all = Згорнути все
web-log-nothing = Такого ще не було.
web-since-last-look = Від вашого минулого візиту
web-newest = До останнього рядка
web-unread =
    { $n ->
        [one] { $n } новий рядок
        [few] { $n } нові рядки
       *[many] { $n } нових рядків
        [other] { $n } нового рядка
    }
web-back = Назад
web-phrases-reply = Відповісти
web-phrases-intend = Що я зроблю
web-phrases-saw = Що зроблено й помічено
web-phrases-suspect = Кому я вірю
web-phrases-ask = Запитати
web-phrases-want = Попросити
web-phrases-warn = Попередити
web-notes = Нотатки
web-notes-how = Це читаєте лише ви, на всіх своїх пристроях.
web-notes-saved = Збережено
web-notes-saving = Ще не збережено …
web-marks = Кому я вірю: від повної довіри до звинувачення
web-mark = Наскільки підозріло?
web-mark-of = Підозра
web-mark-is = Підозра { $n }: { $what }
web-mark-none = без позначки
web-mark-trusted = повна довіра
web-mark-rather = радше довіра
web-mark-unsure = неясно
web-mark-suspicious = підозра
web-mark-accused = звинувачення
web-sound = Звук
web-volume = Гучність
web-motion = Рух
web-details = Пояснювати, що дає відповідь
web-preferences = Налаштування
web-rulebook = Книга правил
web-rules-search = Слова або номер правила
web-rules-chapter = Розділ
web-rules-all = Усі розділи
## Start page, lobby, rules, calls

web-pages = Сторінки
web-length-lifeboat = Чверть години
web-length-unfathomable = На цілий вечір
web-length-thing = Година чи дві
web-teach = Просто навчіть
web-rules = Правила
web-notifications = Сповіщення
web-install = Встановити
web-have-link = Вам надіслали посилання?
web-have-link-how = Вставте посилання або код столу.
web-link-or-code = Посилання або код
web-go-there = Перейти
web-wrong-link = Це не веде до жодного столу. Скопіюйте посилання повністю.
web-running-tables = Ігри, які можна дивитися
web-finished-tables = Завершені ігри
web-look-back = Переглянути
web-how-table = Сідайте
web-how-table-why = Друзям досить посилання, а вільні місця займуть боти. Кожен читає своєю мовою.
web-how-answer = Відповідайте
web-how-answer-why = Кожен можливий хід — кнопка зі словами, а кожен рядок журналу називає своє правило. Знати правила напамʼять не треба.
web-how-secret = Бережіть таємницю
web-how-secret-why = Таємниці лишаються на сервері, доки вам не можна їх бачити. Нічий браузер не знає більше, ніж його гравець.
web-how-truth = Дізнайтеся правду
web-how-truth-why = Коли гру завершено, відкрито все: хто є хто, хто що робив і у що вірили боти.
web-notice = «Зрадник» — неофіційна програма, не повʼязана з видавцями цих ігор; назви належать їм. Усі малюнки й тексти наші.
web-pace-untimed-short = без годинника
web-pace-live-short = наживо
web-pace-days-short = неквапно
web-offline = Немає мережі. Правила, які ви вже відкривали, можна читати; ігри чекають, доки мережа повернеться.
web-newer = Є новіша версія цієї сторінки.
web-renew = Перейти на неї
web-later = Пізніше
web-rules-parts = Частини книги
web-rules-guide = Перша гра
web-rules-rules = Усі правила
web-rules-cards = Карти й персонажі
web-rules-found =
    { $n ->
        [one] { $n } правило
        [few] { $n } правила
       *[many] { $n } правил
        [other] { $n } правила
    }
web-devices = Пристрої, що грають за це місце
web-device-this = Цей пристрій
web-device-other = Інший пристрій
web-device-since = з { $when }
web-device-revoke = Забрати місце
web-export = Зберегти гру у файл
web-sure = Так
web-sure-leave = До вашого повернення за вас гратиме бот. Ви цього хочете?
web-sure-end = Якщо всі погодяться, гра завершиться без переможця, і всі ролі буде розкрито. Ви цього хочете?
web-asked-missing = Ще не відповіли: { $players }
web-final = Ви впевнені?
web-final-why = Повернути це буде неможливо.
web-final-no = Ні, назад
web-final-yes = Так, зробити
web-secret-answers = Таємні відповіді
web-secret-answers-why = Дивіться сюди, коли ніхто не зазирає вам через плече. Ця кнопка є в кожного, хто має секрет, тож вона нічого не видає.
web-secret-answers-none = Ваша сторона не має інших відповідей на це запитання.
web-hold-to-read = Тільки для вас: утримуйте
## Replay, truth and the table’s own screen

web-replay = Переглянути гру ще раз
web-replay-to-table = До столу
web-replay-loading = Відновлюємо перебіг гри …
web-replay-running = Так, як бачили ви: решта відкриється, коли гра закінчиться.
web-replay-controls = Перегляд
web-replay-play = Дивитися
web-replay-pause = Пауза
web-replay-back = На мить назад
web-replay-forward = На мить уперед
web-replay-turn-before = До попереднього ходу
web-replay-turn-after = До наступного ходу
web-replay-speed = Швидкість
web-replay-where = Мить гри
web-replay-moment = { $n } з { $of }
web-replay-deal = Роздача
web-replay-now = Що відбувається
web-replay-eyes = Чиїми очима
web-replay-all = Усі таємниці
web-replay-everybody = Що бачили всі
web-replay-import = Гра з файлу
web-replay-import-how = Тут можна переглянути ігри, збережені у файл. Спершу сервер перевірить, що в них нічого не змінено.
web-replay-open = Вибрати файл
web-replay-checking = Файл перевіряється …
web-replay-no-file = Це не файл гри.
web-truth = Що було насправді
web-truth-skip = Показати все
web-truth-to-table = Подивитися на стіл
web-truth-won = Перемога: { $side }
web-truth-nobody-won = Ніхто не переміг
web-truth-parts = Розділи розбору
web-truth-part-truth = Правда
web-truth-part-replay = Повтор
web-truth-part-checks = Карти
web-truth-part-claims = Слова
web-truth-part-diaries = Щоденники
web-truth-part-share = Поділитися
web-truth-look = Дивитися
web-truth-percent = { $n } %
web-truth-timeline = Підозри і правда
web-truth-timeline-how = Наскільки ймовірним зрадником боти разом вважали кожного гравця. Натисніть на мить, щоб її переглянути.
web-truth-no-diaries = Ніхто з ботів за цим столом не записував, що думає.
web-truth-key-belief = що думали боти
web-truth-key-traitor = зрадник
web-truth-turned =
    зрадник із { $unit ->
        [round] раунду
       *[turn] ходу
    } { $n }
web-truth-unit =
    { $unit ->
        [round] Раунд
       *[turn] Хід
    }
web-truth-as-table = У вигляді таблиці
web-truth-checks = Хто які карти поклав
web-truth-checks-how = Карти зі стрілкою вгору допомагали, зі стрілкою вниз — шкодили. Те, що схоже на саботаж, могло бути всім, що було на руці.
web-truth-no-checks = Ніхто не поклав жодної карти.
web-truth-against =
    { $n ->
        [one] { $n } карта проти
        [few] { $n } карти проти
       *[many] { $n } карт проти
        [other] { $n } карти проти
    }
web-truth-total = { $total } з { $target }
web-truth-for = допомагає
web-truth-hinders = шкодить
web-truth-claims = Що казали і як було
web-truth-claims-how = Кожне твердження поруч із правдою тієї миті. Хибний здогад — це помилка. Брехня — коли казали всупереч тому, що знали, і коли зрадник звинувачував вірного гравця.
web-truth-no-claims = Ніхто нічого не стверджував.
web-truth-which = Які твердження
web-truth-filter-all = Усі
web-truth-filter-true = Правда
web-truth-filter-false = Неправда
web-truth-speaker = Хто сказав
web-truth-everybody = Усі
web-truth-true = правда
web-truth-untrue = неправда
web-truth-mistaken = помилка
web-truth-lie = брехня
web-truth-tally = правда: { $right }, неправда: { $wrong }
web-truth-open = без відповіді
web-truth-was = { $player }, сторона на ту мить: { $side }
web-truth-gave = Покладено: { $cards }
web-truth-gave-nothing = Не покладено нічого
web-truth-saw = Побачено: { $cards }
web-truth-diaries = Щоденники ботів
web-truth-diaries-how = Кого підозрював кожен бот, чому і що він тоді зробив. Смужка в рамці — про того, хто тоді справді був зрадником.
web-truth-whose-diary = Чий щоденник
web-truth-beliefs = Підозри
web-truth-rightly = недарма
web-truth-chose = Вибір:
web-truth-marks = Позначки гравців
web-truth-marks-how = Наскільки підозрілими гравці вважали одне одного під кінець; більше нуля — підозріло.
web-truth-no-marks = Ніхто не показав своїх позначок.
web-truth-show-marks = Показати всім мої позначки
web-truth-hide-marks = Сховати мої позначки
web-truth-share = Поділитися
web-truth-picture = Картинка гри
web-truth-picture-note = Крива: підозри ботів. Штрихування: зрадник.
web-truth-save-picture = Зберегти картинку
web-truth-file = Гра файлом
web-truth-file-how = Усе, що сталося, з усіма таємницями і доказом чесної роздачі. Дивитися можна на будь-якому сервері.
web-truth-save-file = Зберегти файл
web-top = Екран для столу
web-top-full = На весь екран
web-top-come = Сідайте за стіл
web-top-join = Відскануйте телефоном, щоб сісти за стіл.
web-top-join-later = Відскануйте, щоб дивитися на телефоні.
web-search = Пошук
web-summary = Коротко
web-nothing-found = Нічого не знайдено.
web-learn-title = Вчимося грати: { $game }
web-learn-how = У грі з підказками ви граєте справжню першу партію з ботами, і все нове пояснюється тоді, коли зʼявляється. Піти можна будь-коли. А можна спершу прочитати посібник нижче.
web-learn-game = Почати гру з підказками
web-practice-lifeboat = Вправа: перевірка
web-practice-unfathomable = Вправа: перевірка вміння
web-practice-thing = Вправа: сутичка
web-page-of = Сторінка { $n } з { $count }
web-next = Далі
web-explain-me = Пояснювати мені правила під час гри
web-characters = Персонажі
web-host-decides = Вирішує господар столу.
web-game-options = Правила гри
web-readings = Як ми розуміємо правила
web-readings-why = Там, де книгу правил можна зрозуміти двояко, вирішує стіл.
web-reading-other = не так, як зазвичай
web-as-usual = як зазвичай
web-changed-count =
    { $n ->
        [one] { $n } зміна
        [few] { $n } зміни
       *[many] { $n } змін
        [other] { $n } зміни
    }
web-board-own = У мене є поле
web-board-numbers = Числа на полі
web-board-why = Більшість цих чисел придумали ми: вони надруковані на полі, але їх немає в жодному відомому нам тексті. Якщо у вас є поле, впишіть числа з нього. { $players } — кількість гравців: { $example }.
web-board-ours = наше: { $n }
web-board-our-own = наше
web-board-in-book = є в книзі правил
web-board-corrected = виправлено
web-board-reset = Повернути наші числа
web-board-server = На цьому сервері грають на виправленому полі.
web-board-use-server = Узяти поле сервера
web-board-wrong = Ціле число від { $low } до { $high } або { $players } з додатком чи відніманням: { $example }.
web-board-wrong-face = Виберіть одну з граней.
web-rules-board = Поле
web-not-ready = Ще готується
web-rename = Змінити моє імʼя
web-choose-bot = Бот на місце { $letter }
web-bot-secret = Коли бот сів, ніхто не дізнається, який він, навіть ви.
web-bot-surprise-why = Один із сильних, за жеребом.
web-bot-persona-why = Грає й говорить як хтось зі своїми звичками, за жеребом.
web-bot-belief-why = Усе памʼятає й вираховує, хто на чиєму боці.
web-bot-sensible-why = Швидкий і розважливий, нікого не підозрює.
web-bot-random-why = Робить що завгодно з дозволеного. Щоб спробувати.
web-bot-own = Вдача на ваш вибір
web-bot-own-why = Як він грає, якщо вірний, і як, якщо зрадник.
web-bot-loyal = Якщо вірний
web-bot-traitor = Якщо зрадник
web-bot-any = за жеребом
web-bot-seat-it = Посадити цього бота
web-lobby-talk = Розмова до початку
web-share = Поділитися
web-table-title = Назва столу
web-pace-untimed-why = Відповідь може тривати скільки завгодно. Хто хоче знати, що на нього чекають, вмикає сповіщення.
web-pace-live-why = Усі на місці. Коли час вийшов, відповідає просте правило.
web-pace-days-why = По рішенню на день, звідки завгодно. Ніч не рахується.
web-pace-decision = Час на рішення
web-pace-window = Час на реакцію
web-pace-remind = Нагадати через
web-seconds =
    { $n ->
        [one] { $n } секунда
        [few] { $n } секунди
       *[many] { $n } секунд
        [other] { $n } секунди
    }
web-minutes =
    { $n ->
        [one] { $n } хвилина
        [few] { $n } хвилини
       *[many] { $n } хвилин
        [other] { $n } хвилини
    }
web-hours =
    { $n ->
        [one] { $n } година
        [few] { $n } години
       *[many] { $n } годин
        [other] { $n } години
    }
web-quiet-from = Тихі години з
web-quiet-to = Тихі години до
web-quiet-zone = Часовий пояс: { $zone }
web-weekends = Годинник іде й у вихідні
web-listed-why = Прийти може хто завгодно. Інакше потрібне посилання.
web-may-watch = Інші можуть дивитися
web-may-watch-why = Глядачі бачать те, що бачать усі, і жодних таємниць. Без них тому, хто грає сам проти ботів, не ставлять запитань із єдиною відповіддю.
web-watch-delay = Вони бачать пізніше на
web-notifications-how = Коли стіл чекає на вас, а вас немає, вам повідомлять сюди. У повідомленні сказано, який стіл чекає, і ніколи — що там відбувається.
web-notifications-yours = Вам повідомляють сюди
web-notification-new = Додати
web-notification-where = Куди?
web-notification-for = Про який стіл?
web-notification-all = Про всі мої столи
web-notification-add = Додати
web-notification-test = Перевірити
web-notification-drop = Вилучити { $where }
web-notification-push = Цей браузер
web-notification-push-how = Повідомлення браузера, навіть коли сторінку закрито. Браузер спитає вашого дозволу.
web-notification-mail = Пошта
web-notification-mail-how = Спершу прийде один лист із посиланням, щоб ніхто не міг замовити листи іншим.
web-notification-discord = Дискорд
web-notification-discord-how = У налаштуваннях каналу, у розділі інтеграцій, створіть вебхук і скопіюйте його адресу.
web-notification-telegram = Телеграм
web-notification-telegram-how = Створіть власного бота, напишіть йому один раз і вкажіть тут його ключ і номер вашого чату.
web-notification-webhook = Вебхук
web-notification-webhook-how = Для тих, хто має власну службу: їй надсилаються текст і посилання. Лише відкриті захищені адреси.
web-notification-field-address = Адреса пошти
web-notification-field-discord = Адреса вебхука
web-notification-field-token = Ключ бота
web-notification-field-chat = Номер або назва чату
web-notification-field-url = Адреса
web-notification-added = Вам повідомлятимуть туди.
web-notification-letter = Лист надіслано. Відкрийте посилання з нього, і вам повідомлятимуть туди.
web-notification-confirmed = Адресу підтверджено: вам повідомлятимуть туди.
web-notification-sent = Перевірку надіслано.
web-notification-not-sent = Перевірка не дійшла. Погляньте на адресу ще раз.
web-notification-dropped = Туди більше не повідомляють.
web-notification-not-allowed = Браузер не дозволяє цій сторінці повідомлень.
web-notification-not-discord = Це не адреса вебхука Дискорду.

## The table at its real sizes

web-tools = Чому, накази, скасування
web-thing-dark-short = Темно
web-thing-role-human = Ви перемагаєте, якщо станцію покинуть усі живі люди й серед них не буде прибульця.
web-thing-role-alien = Ви перемагаєте, якщо людям це не вдасться: відлетіть з ними або не дайте їм відлетіти.
web-thing-does-activate = задіює локацію
web-thing-does-repair = знімає пошкодження
web-thing-does-sabotage = шкодить локації
web-thing-does-flamethrower = уникнути сутички, відігнати прибульця, підпалити
web-thing-does-second-flamethrower = уникнути сутички, відігнати прибульця, підпалити
web-thing-does-dynamite = відігнати прибульця або підпалити; один раз
web-thing-does-firearm = уникнути сутички, скільки завгодно разів
web-thing-does-melee = уникнути сутички, один раз
web-thing-does-fuel = пальне туди, де ви стоїте; один раз
web-thing-does-tools = зняти пошкодження, де ви стоїте; один раз
web-thing-does-keys = завести снігохід або гелікоптер
web-thing-does-wire = з вогнеметом: будь-хто показує роль
web-thing-does-flashlight = бачити в темряві, що викладаєте
