# Що сторінка в браузері каже сама. Назви, запитання, відповіді й журнал — в інших файлах.

## Start

web-title = Зрадник
web-tagline = Настільні ігри зі зрадником за столом. Грайте одразу з ботами або надішліть друзям посилання: ні облікового запису, ні встановлення.
web-language = Мова
web-theme = Кольори
web-theme-auto = Як у системі
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
web-how-play = Кожен можливий хід — кнопка зі словами, а кожен рядок журналу називає своє правило. Знати правила напамʼять не треба.
web-how-invite = Друзям досить посилання. Кожен читає своєю мовою: англійською, російською чи українською.
web-how-secret = Таємниці лишаються на сервері, доки вам не можна їх бачити. Нічий браузер не знає більше, ніж його гравець.

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
web-show-link = Показати посилання й код
web-copy = Скопіювати
web-copied = Скопійовано
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
web-pace-days = Неквапно: півтора дня на рішення
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
web-uncover = Показати мою таємницю
web-cover = Закрити
web-unknown-card = невідома карта
web-nobody = ніхто
web-is-bot = бот
web-is-here = тут
web-is-away = не на звʼязку
web-is-asked = вирішує
web-turn = Хід
web-turn-of = Хід: { $player }
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

## Log and talk

web-log = Що сталося
web-earlier =
    { $n ->
        [one] Ще { $n } рядок раніше
        [few] Ще { $n } рядки раніше
       *[many] Ще { $n } рядків раніше
        [other] Ще { $n } рядка раніше
    }
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
