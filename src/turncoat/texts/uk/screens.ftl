# What the other screens of the page say: lobby, table, replay, rules, notifications. Loaded after the start page.

## Start

web-play = Ігри

## Scenarios

web-scenario-begin = Почати
web-scenario = Сценарій
web-scenario-none = Немає: повна партія
web-scenario-none-why = Партія від самого початку. Сценарій починається з середини й задає кількість гравців.
web-scenario-choice = { $title } ({ $n })
web-daily-today = Стіл дня
web-daily-results = Як зіграли інші
web-daily-won =
    { $games ->
        [one] Завершено { $games } партію
        [few] Завершено { $games } партії
       *[many] Завершено { $games } партій
        [other] Завершено { $games } партії
    }, перемог: { $won } ({ $share } %).
web-daily-uncounted = Ця партія не зараховується: ви вже грали за столом цього дня.
web-daily-first = Ваше перше рішення
web-daily-second = Ваше друге рішення
web-daily-third = Ваше третє рішення
web-daily-count = { $n }×

## Lobby

web-seats = Місця
web-options = Налаштування
web-seat-free = Вільно
web-you = (ви)
web-sit = Сісти
web-stand = Встати
web-add-bot = Бот
web-free-seat = Прибрати: { $name }
web-bot-kind = Який бот
web-bot-surprise = Завсідник навмання
web-bot-belief = Сильний
web-bot-search = Майстер
web-bot-sensible = Легкий
web-bot-persona = Звичайний
web-bot-random = Випадковий
web-fill = Заповнити ботами
web-invite = Запрошення
web-invite-how = За цим посиланням за стіл може сісти будь-хто.
web-link = Посилання
web-renew-link = Замінити посилання
web-link-renewed = Створено нове посилання. Попередні більше не працюють.
web-show-link = Показати посилання й код
web-copy = Скопіювати
web-copied = Скопійовано
web-not-copied = Браузер не дав скопіювати. Посилання виділено: скопіюйте його самі.
web-qr = Посилання у вигляді коду для камери
web-ready = Готові?
web-is-ready = Готово
web-start = Почати
web-dealing = Перемішуємо… У перемішуванні бере участь кожен пристрій, тож підтасувати карти неможливо.
web-wait-seats = Є вільні місця: запросіть когось або посадіть ботів.
web-wait-host = Господар столу заповнює решту місць.
web-wait-sit = Займіть місце: господар столу почне гру, коли сядуть усі.
web-wait-ready = Чекаємо, доки всі будуть готові.
web-wait-start = Усі готові: господар столу може почати.
web-can-start = Усі готові.
web-player-count = Кількість гравців
web-pace = Обмеження часу
web-pace-untimed = Без обмежень
web-pace-live = Наживо: хвилини на рішення
web-pace-days = Неквапно: години або дні на рішення
web-reactions = Реакції
web-reactions-express = Експрес
web-reactions-express-why = Питають лише тих, кому є що розіграти: приховано, що в них на руках, але видно, що вони могли б відреагувати.
web-reactions-together = Усі водночас
web-reactions-together-why = Усіх питають водночас: приховано, хто міг відреагувати, хто відразу спасував і в кого ввімкнено автовідповідь.
web-reactions-in-turn = По черзі
web-reactions-in-turn-why = Гравці відповідають один за одним: приховано, хто міг відреагувати, але видно, хто скільки думає.
web-reactions-strict = Суворо
web-reactions-strict-why = Щоразу відповідають усі й без автовідповідей: приховано навіть те, хто взагалі не збирається реагувати.
web-reactions-other = Інакше
web-reactions-other-why = { $secrecy }. { $windows }.
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

web-reconnecting = Звʼязок втрачено. Підключаємося знову…
web-door = Потрібне запрошення
web-door-host = Цей стіл збирає { $host }. Попросіть посилання із запрошенням.
web-door-players = Попросіть посилання із запрошенням у того, хто зібрав цей стіл.
web-door-how = Самої адреси столу замало: за стіл пускає посилання з його лобі.
web-no-table = Такого столу немає
web-no-table-why = Або його не існує, або до нього потрібне запрошення.
web-no-page = Такої сторінки немає
web-no-page-why = Можливо, в адресі помилка або посилання застаріло.
web-revoked = Цей пристрій відключено від місця
web-revoked-why = Цей пристрій відключили від місця.
web-closed = Цей стіл закрито
web-closed-why = Його закрив власник сервера.

## The table

web-board = Поле
web-dials = Лічильники
web-places = Що де розташовано
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
web-watching = Ви дивитеся
web-paused = Гру призупинено
web-tabs = Частини столу
web-tab-board = Поле
web-tab-seats = Гравці
web-tab-log = Хроніка
web-tab-notes = { web-notes }

## The prompt

web-prompt = Ваше рішення
web-waiting = Чекаємо: { $players }
web-answered-waiting = Ви відповіли. Чекаємо: { $players }
web-going-on = Гра триває…
web-why-not = Чому не можна?
web-why-not-what = Яку дію ви шукали?
web-undo = Скасувати
web-clock = Лишилося часу
web-rule = Правило
web-see-also = Дивіться також
web-no-rule = Цього правила немає в книзі.
web-asked-undo = { $player } просить скасувати свій останній хід.
web-asked-end = { $player } пропонує завершити гру й відкрити всі ролі.
web-asked-pause = { $player } просить про паузу.
web-asked-pace-days = { $player } пропонує грати неспішно: півтори доби на рішення.
web-asked-pace-live = { $player } пропонує грати наживо: дві хвилини на рішення.
web-asked-pace-untimed = { $player } пропонує грати без обмеження часу.
web-agree = Погодитися
web-disagree = Відхилити
web-take-back = Відкликати

## Log and talk

web-log = Що сталося
web-talk = Що сказано
web-nothing-said = Поки що нічого не сказано.
web-say-something = Сказати щось…
web-speak-to = Сказати гравцеві: { $player }
web-say-to = Сказати цьому гравцеві
web-to-accuse = Звинуватити
web-to-trust = Довіряти
web-to-explain = Пояснити
web-to-promise = Пообіцяти
web-to-thank = Подякувати
web-phrases = Фрази
web-no-phrases = Зараз нема чого сказати.
web-message = Повідомлення
web-send = Надіслати
web-close = Закрити

## The menu

web-menu = Меню
web-number-keys = Вибирати відповіді цифрами
web-keys-help = Цифри вибирають відповідь, стрілки переходять між відповідями, Tab — до решти.
web-ask-pause = Попросити про паузу
web-ask-slow = Запропонувати грати неспішно
web-ask-live = Запропонувати грати наживо
web-voice-link = Посилання на голосовий дзвінок
web-voice-how = Посилання https; бачать його лише гравці за цим столом.
web-voice-save = Зберегти
web-voice-join = Приєднатися до дзвінка
web-voice-change = Змінити посилання на дзвінок
web-voice-add = Додати голосовий дзвінок
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
web-ended-by-operator = Власник сервера закрив цей стіл.
web-muted = Власник сервера заборонив вам писати за цим столом. Готовими фразами говорити можна.
web-rematch = Зіграти ще
web-to-rematch = До нового столу

## Skill checks, cards and sheets

web-check = Перевірка вмінь
web-check-needs = Потрібно { $target }
web-check-partly = частково від { $target }
web-check-given = Додані карти
web-check-chaos =
    { $count ->
        [one] { $count } карта з колоди хаосу
        [few] { $count } карти з колоди хаосу
       *[many] { $count } карт із колоди хаосу
        [other] { $count } карти з колоди хаосу
    }
web-check-cards = Карти перевірки
web-check-aside = Згорнути перевірку
web-check-back = Показати перевірку
web-card-offered = можна вибрати
web-card-read = Прочитати: { $card }
web-sheet = Планшет
web-sheet-open = Що бачать усі

## What kills us next

web-danger = Що погубить нас найперше
web-danger-about = За тим, що бачать усі, у темпі останніх раундів.
web-danger-defeats = Через що ми програємо
web-danger-setbacks = Негаразди
web-danger-in-turns =
    { $n ->
        [one] { $comes } приблизно за { $n } хід
        [few] { $comes } приблизно за { $n } ходи
       *[many] { $comes } приблизно за { $n } ходів
        [other] { $comes } приблизно за { $n } ходів
    }
web-danger-in-rounds =
    { $n ->
        [one] { $comes } приблизно за { $n } раунд
        [few] { $comes } приблизно за { $n } раунди
       *[many] { $comes } приблизно за { $n } раундів
        [other] { $comes } приблизно за { $n } раундів
    }
web-danger-steady = { $name }: лишилося { $left } з { $of }, не спадає
web-danger-left = { $name }: лишилося { $left } з { $of }
web-danger-any-time = { $comes }: будь-якої миті
web-danger-is-here = { $name }: уже сталося
web-danger-decided = Долю гри вирішило: { $name }
web-danger-of = Лишилося { $left } з { $of }
web-danger-lost-turns =
    { $n ->
        [one] Втрачено { $lost } за { $n } останній хід
        [few] Втрачено { $lost } за { $n } останні ходи
       *[many] Втрачено { $lost } за { $n } останніх ходів
        [other] Втрачено { $lost } за { $n } останніх ходів
    }
web-danger-lost-rounds =
    { $n ->
        [one] Втрачено { $lost } за { $n } останній раунд
        [few] Втрачено { $lost } за { $n } останні раунди
       *[many] Втрачено { $lost } за { $n } останніх раундів
        [other] Втрачено { $lost } за { $n } останніх раундів
    }
web-danger-kept-turns =
    { $n ->
        [one] У підсумку без втрат за { $n } останній хід
        [few] У підсумку без втрат за { $n } останні ходи
       *[many] У підсумку без втрат за { $n } останніх ходів
        [other] У підсумку без втрат за { $n } останніх ходів
    }
web-danger-kept-rounds =
    { $n ->
        [one] У підсумку без втрат за { $n } останній раунд
        [few] У підсумку без втрат за { $n } останні раунди
       *[many] У підсумку без втрат за { $n } останніх раундів
        [other] У підсумку без втрат за { $n } останніх раундів
    }
web-danger-young = Ще рано судити
web-danger-help = Що допоможе:
web-danger-rule = Правило { $rule }

## What happened since the last answer

web-digest = Від вашої останньої відповіді
web-digest-nothing = Поки що нічого.
web-digest-dials = Лічильники до і після
web-digest-about-you = Сказано про вас
web-digest-said =
    { $n ->
        [one] { $n } репліка про вас
        [few] { $n } репліки про вас
       *[many] { $n } реплік про вас
        [other] { $n } репліки про вас
    }
web-digest-show = Показати на полі
web-digest-way = Назад за подіями
web-digest-at-now = Зараз
web-digest-now = Повернутися до гри
web-digest-past = Раніше
web-digest-back = Крок назад
web-digest-on = Крок уперед
web-digest-strip = Що відбувається
web-digest-told = Підпис: лишається, доки на ньому вказівник
web-speed = Швидкість читання
web-speed-slow = Повільно
web-speed-normal = Звичайно
web-speed-fast = Швидко

## Prompt, log, talk, notes, sound

web-hold-to-see = Секрет: утримуйте
web-my-secret = Мій секрет
web-skip = Пропустити
web-reaction = Реакція
web-why = Чому?
web-why-help = Правило, за яким поставлено це питання
web-all-answers =
    { $n ->
        [one] Показано { $shown } із { $n } варіанта. Показати всі
        [few] Показано { $shown } із { $n } варіантів. Показати всі
       *[many] Показано { $shown } із { $n } варіантів. Показати всі
        [other] Показано { $shown } із { $n } варіанта. Показати всі
    }
web-undo-ask = Попросити про скасування
web-undo-agreed = Ваш останній хід уже мав наслідки, або відтоді міг діяти хтось інший. Скасувати його можна лише за згодою всіх.
web-undo-never = Те, що взято з колоди, що випало або що показано, скасувати не можна: побаченого не розбачиш.
web-orders = Автовідповіді
web-orders-title = Автовідповіді
web-orders-how = Там, де ви могли б відреагувати, стіл може відповісти за вас. Ніхто не бачить, що у вас увімкнено автовідповідь.
web-orders-none = Автовідповідей немає.
web-order = { $when }: { $action } ({ $until })
web-order-any = У будь-який момент
web-order-new = Нова автовідповідь
web-order-when = Коли
web-order-action = Відповідь
web-order-until = Як довго
web-until-turn = до мого наступного ходу
web-until-end = до кінця гри
web-order-give = Увімкнути автовідповідь
web-order-clear = Вимкнути: { $order }
web-order-pass-now = Пасувати до мого наступного ходу
web-order-ask-me = Питати мене
web-order-never-ask = { $action } і більше не питати
web-order-sealed-how = Це може вибрати кожен, на чиєму б боці він не був. Стіл відповідає після паузи, однакової для всіх, і ніхто нічого не помітить.
web-gathered = Уже вибрано
web-gathered-drop = Повернути: { $answer }
web-gathered-confirm = Підтвердити
web-gathered-rest = Решта — у порядку списку
web-to-answer = Відповісти
web-log-filter = Які рядки
web-log-all = Усе
web-log-checks = Перевірки, кубики, голосування
web-log-moves = Переміщення
web-log-talk = Розмови
web-log-about = Про одного гравця
web-log-open-all = Розгорнути все
web-log-close-all = Згорнути все
web-log-set-up = Підготовка, до першого ходу
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
web-notes-saving = Зберігаємо…
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
web-volume = Гучність
web-motion = Рух
web-details = Пояснювати, що дає відповідь
web-preferences = Налаштування
web-explain = Пояснення
web-explain-start = Пояснювати під час гри
web-explain-stop = Більше не пояснювати
web-rulebook = Книга правил
web-rules-search = Слова або номер правила
web-rules-chapter = Розділ
web-rules-all = Усі розділи

## Start page, lobby, rules, calls

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
web-devices = Пристрої, підключені до цього місця
web-device-this = Цей пристрій
web-device-other = Інший пристрій
web-device-since = з { $when }
web-device-revoke = Відключити
web-export = Зберегти гру у файл
web-sure = Так
web-sure-leave = До вашого повернення за вас гратиме бот. Передати йому гру?
web-sure-end = Якщо всі погодяться, гра завершиться без переможця, і всі ролі буде розкрито. Завершити гру?
web-asked-missing = Ще не відповіли: { $players }
web-final = Ви впевнені?
web-final-why = Скасувати це буде неможливо.
web-final-no = Ні, назад
web-final-yes = Так, зробити
web-secret-answers = Таємні відповіді
web-secret-answers-why = Дивіться сюди, коли ніхто не зазирає вам через плече. Ця кнопка є в кожного, хто має секрет, тож вона нічого не видає.
web-secret-answers-none = Ваша сторона не має інших відповідей на це запитання.
web-hold-to-read = Тільки для вас: утримуйте

## Replay, truth and the tableʼs own screen

web-replay = Переглянути гру ще раз
web-replay-to-table = До столу
web-replay-loading = Відновлюємо перебіг гри…
web-replay-running = Так, як бачили ви: решта відкриється, коли гра закінчиться.
web-replay-controls = Перегляд
web-replay-play = Дивитися
web-replay-pause = Пауза
web-replay-back = На крок назад
web-replay-forward = На крок уперед
web-replay-turn-before = До попереднього ходу
web-replay-turn-after = До наступного ходу
web-replay-speed = Швидкість
web-replay-where = Момент гри
web-replay-moment = { $n } з { $of }
web-replay-deal = Роздача
web-replay-now = Що відбувається
web-replay-eyes = Чиїми очима
web-replay-all = Усі таємниці
web-replay-everybody = Що бачили всі
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
web-truth-timeline = Підозри й правда
web-truth-timeline-how = Наскільки сильно боти в середньому підозрювали кожного гравця. Натисніть на точку, щоб переглянути цей момент.
web-truth-no-diaries = Ніхто з ботів за цим столом не записував, що думає.
web-truth-key-belief = що думали боти
web-truth-key-traitor = зрадник
web-truth-turned =
    зрадник із { $n }-го { $unit ->
        [round] раунду
       *[turn] ходу
    }
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
web-truth-claims-how = Кожне твердження поруч із правдою того моменту. Хибний здогад — це помилка. Брехня — коли казали всупереч тому, що знали, і коли зрадник звинувачував вірного гравця.
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
web-truth-open = не зʼясувалося
web-truth-was = { $player }, сторона в той момент: { $side }
web-truth-gave = Покладено: { $cards }
web-truth-gave-nothing = Не покладено нічого
web-truth-saw = Побачено: { $cards }
web-truth-diaries = Щоденники ботів
web-truth-diaries-how = Кого підозрював кожен бот, чому й що він тоді зробив. Смужка в рамці — про того, хто тоді справді був зрадником.
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
web-replay-link = Посилання на запис гри
web-replay-link-how = Відкриється в кожного, хто його має, з усім, що було зроблено й сказано, коли погодяться всі, хто грав.
web-replay-agree = Хай запис бачить кожен, хто має посилання
web-replay-missing = Ще не погодилися: { $players }
web-replay-moment-link = Посилання на цю мить
web-truth-picture = Картинка гри
web-truth-picture-note = Крива: підозри ботів. Штрихування: зрадник.
web-truth-save-picture = Зберегти картинку
web-truth-file = Гра файлом
web-truth-file-how = Усе, що сталося, з усіма таємницями й доказом чесної роздачі. Дивитися можна на будь-якому сервері.
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
web-not-ready = Не готово
web-rename = Змінити моє імʼя
web-choose-bot = Бот на місце { $letter }
web-bot-secret = Імʼя та вдачу бота бачать усі. Вдача в нього одна, хоч на чиєму він боці: боку вона не виказує.
web-bot-another = Інший бот замість цього: { $name }
web-bot-levels = За силою
web-bot-surprise-why = Хтось зі списку нижче.
web-bot-belief-why = Усе памʼятає й вираховує, хто на чиєму боці.
web-bot-search-why = Вираховує, хто на чиєму боці, й перебирає в думках найкращі ходи, перш ніж відповісти.
web-bot-sensible-why = Швидкий і розважливий, нікого не підозрює.
web-bot-persona-why = Грає за звичками своєї вдачі й придивляється до чужих учинків.
web-bot-random-why = Робить що завгодно з дозволеного. Щоб спробувати.
web-lobby-talk = Розмова до початку
web-share = Поділитися
web-table-title = Назва столу
web-pace-untimed-why = Думайте скільки завгодно. Увімкніть сповіщення, щоб дізнатися, коли ваш хід.
web-pace-live-why = Усі на місці. Якщо час вийшов, гра сама робить за вас типовий хід.
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
web-weekends = Час іде й у вихідні
web-listed-why = Прийти може хто завгодно. Інакше потрібне посилання.
web-may-watch = Інші можуть дивитися
web-may-watch-why = Глядачі бачать те, що бачать усі, і жодних таємниць. Без них тому, хто грає сам проти ботів, не ставлять запитань з єдиною відповіддю, а боти пасують відразу.
web-watch-delay = Затримка для глядачів
web-notifications-how = Коли стіл чекає на вас, а вас немає, сповіщення прийде сюди. У ньому сказано, який стіл чекає, і ніколи — що там відбувається.
web-notifications-yours = Ваші сповіщення
web-notification-new = Новий канал
web-notification-where = Куди?
web-notification-for = Про який стіл?
web-notification-all = Про всі мої столи
web-notification-add = Додати
web-notification-test = Надіслати перевірку
web-notification-drop = Вилучити { $where }
web-notification-push = Цей браузер
web-notification-push-how = Сповіщення браузера, навіть коли сторінку закрито. Браузер спитає вашого дозволу.
web-notification-mail = Пошта
web-notification-mail-how = Спершу прийде лист із посиланням, щоб ніхто не міг підписати вас без вашого відома.
web-notification-discord = Discord
web-notification-discord-how = У налаштуваннях каналу Discord, у розділі інтеграцій, створіть вебхук і скопіюйте його адресу.
web-notification-telegram = Telegram
web-notification-telegram-how = Створіть бота через @BotFather, напишіть йому й укажіть токен та ID чату.
web-notification-webhook = Вебхук
web-notification-webhook-how = Для вашого власного сервісу: він отримає текст і посилання у форматі JSON. Лише публічні адреси https.
web-notification-field-address = Адреса пошти
web-notification-field-discord = Адреса вебхука
web-notification-field-token = Токен бота
web-notification-field-chat = ID або назва чату
web-notification-field-url = Адреса
web-notification-added = Сповіщення ввімкнено.
web-notification-letter = Лист надіслано. Відкрийте посилання з нього, щоб увімкнути сповіщення.
web-notification-confirmed = Адресу підтверджено. Сповіщення ввімкнено.
web-notification-sent = Перевірку надіслано.
web-notification-not-sent = Перевірка не дійшла. Перевірте адресу.
web-notification-dropped = Сповіщення вимкнено.
web-notification-not-allowed = Браузер не дозволяє сповіщень із цієї сторінки.
web-notification-not-discord = Це не адреса вебхука Discord.

## The table at its real sizes

web-tools = Чому, автовідповіді, скасування

## Reach of a link

web-reach-here = Це посилання працює лише на цьому компʼютері.
web-reach-network = Це посилання працює лише у вашій мережі Wi-Fi або локальній мережі.
web-reach-farther = Щоб покликати друзів не з цієї мережі, закрийте Turncoat і запустіть командою
web-reach-open = Щоб підʼєднувалися пристрої з вашої мережі Wi-Fi, запустіть Turncoat командою
web-network = Пускати друзів із цієї мережі Wi-Fi

## The meeting

web-meeting = Збори
web-meeting-who = Під підозрою: { $who }
web-meeting-by = Звинувачує { $by }
web-meeting-on = Збори, говорять про: { $who }. Гра продовжиться, коли вони закінчаться.
web-meeting-finish = У мене все
web-meeting-waits = Ви закінчили. Ще говорять: { $players }
web-meeting-is-done = більше нічого сказати
web-meeting-done-of = Закінчили: { $done } з { $all }
web-meeting-evidence = Що бачили всі
web-meeting-no-evidence = Предʼявити ще нічого.
web-meeting-about-you = Про вас
web-meeting-said = Сказано на зборах
web-meeting-replies = Або просто сказати
web-meeting-against = Це свідчить проти: { $player }
web-meeting-for = Це свідчить за: { $player }
web-meeting-why = Спитати чому
web-meeting-used = Сказано
web-meeting-look = Подивитися
web-meeting-look-at = Подивитися на полі: { $text }
web-meeting-board = Показати поле
web-meeting-back = До зборів
web-meeting-round = Раунд { $n }
web-meetings = Збори
web-meetings-off = Без зборів
web-meetings-why = Звинувачення зупиняє гру на цей час, щоб висловилися всі. Збори закінчаться раніше, якщо нікому більше нічого сказати.
web-truth-in-meeting = на зборах, де говорили про: { $player }
