# What the other screens of the page say: lobby, table, replay, rules, notifications. Loaded after the start page.

## Start

web-play = Игры

## Scenarios

web-scenario-begin = Начать
web-scenario = Сценарий
web-scenario-none = Нет: полная партия
web-scenario-none-why = Партия с самого начала. Сценарий начинается с середины и задаёт число игроков.
web-scenario-choice = { $title } ({ $n })
web-daily-today = Стол дня
web-daily-results = Как сыграли другие
web-daily-won =
    { $games ->
        [one] Закончена { $games } партия
        [few] Закончены { $games } партии
       *[many] Закончено { $games } партий
        [other] Закончено { $games } партии
    }, побед: { $won } ({ $share } %).
web-daily-uncounted = Эта партия не в счёт: вы уже играли за столом этого дня.
web-daily-first = Ваше первое решение
web-daily-second = Ваше второе решение
web-daily-third = Ваше третье решение
web-daily-count = { $n }×

## Lobby

web-seats = Места
web-options = Настройки
web-seat-free = Свободно
web-you = (вы)
web-sit = Сесть
web-stand = Встать
web-add-bot = Бот
web-free-seat = Убрать: { $name }
web-bot-kind = Какой бот
web-bot-surprise = Завсегдатай наугад
web-bot-belief = Сильный
web-bot-search = Мастер
web-bot-sensible = Лёгкий
web-bot-persona = Обычный
web-bot-random = Случайный
web-fill = Заполнить ботами
web-invite = Приглашение
web-invite-how = По этой ссылке за стол может сесть любой.
web-link = Ссылка
web-renew-link = Заменить ссылку
web-link-renewed = Создана новая ссылка. Прежние больше не работают.
web-show-link = Показать ссылку и код
web-copy = Скопировать
web-copied = Скопировано
web-not-copied = Браузер не дал скопировать. Ссылка выделена: скопируйте её сами.
web-qr = Ссылка в виде кода для камеры
web-ready = Готовы?
web-is-ready = Готово
web-start = Начать
web-dealing = Перемешиваем… В перемешивании участвует каждое устройство, так что подтасовать карты нельзя.
web-wait-seats = Есть свободные места: пригласите кого-нибудь или посадите ботов.
web-wait-host = Хозяин стола занимает оставшиеся места.
web-wait-sit = Займите место: хозяин стола начнёт игру, когда сядут все.
web-wait-ready = Ждём, пока все будут готовы.
web-wait-start = Все готовы: хозяин стола может начать.
web-can-start = Все готовы.
web-player-count = Число игроков
web-pace = Лимит времени
web-pace-untimed = Без ограничений
web-pace-live = Вживую: минуты на решение
web-pace-days = Неспешно: часы или дни на решение
web-reactions = Реакции
web-reactions-express = Экспресс
web-reactions-express-why = Спрашивают только тех, кому есть что разыграть: скрыто, что у них на руках, но видно, что они могли бы отреагировать.
web-reactions-together = Все сразу
web-reactions-together-why = Всех спрашивают одновременно: скрыто, кто мог отреагировать, кто сразу спасовал и у кого включён автоответ.
web-reactions-in-turn = По очереди
web-reactions-in-turn-why = Игроки отвечают один за другим: скрыто, кто мог отреагировать, но видно, кто сколько думает.
web-reactions-strict = Строго
web-reactions-strict-why = Каждый раз отвечают все и без автоответов: скрыто даже то, кто вовсе не собирается реагировать.
web-reactions-other = Иначе
web-reactions-other-why = { $secrecy }. { $windows }.
web-bot-pace = Пауза перед ответом бота
web-bot-pace-seconds =
    { $seconds ->
        [one] { $seconds } секунда
        [few] { $seconds } секунды
       *[many] { $seconds } секунд
        [other] { $seconds } секунды
    }
web-chat = Разговор во время игры
web-chat-phrases = Готовыми фразами: каждый читает их на своём языке
web-chat-free = Фразами и свободным текстом
web-listed = Виден всем на главной странице

## Connection

web-reconnecting = Связь потеряна. Подключаемся снова…
web-door = Нужно приглашение
web-door-host = Этот стол собирает { $host }. Попросите ссылку с приглашением.
web-door-players = Попросите ссылку с приглашением у того, кто собрал этот стол.
web-door-how = Одного адреса стола мало: за стол пускает ссылка из его лобби.
web-no-table = Такого стола нет
web-no-table-why = Либо его не существует, либо к нему нужно приглашение.
web-no-page = Такой страницы нет
web-no-page-why = Возможно, в адресе опечатка или ссылка устарела.
web-revoked = Это устройство отключено от места
web-revoked-why = Это устройство отключили от места.
web-closed = Этот стол закрыт
web-closed-why = Его закрыл владелец сервера.

## The table

web-board = Поле
web-dials = Счётчики
web-places = Что где находится
web-piles = Карты
web-players = Игроки
web-own = Это видите только вы
web-unknown-card = неизвестная карта
web-nobody = никто
web-is-bot = бот
web-name-like = похоже на имя игрока { $letter }
web-is-away = не на связи
web-is-asked = решает
web-turn = Ход
web-turn-of = Ход: { $player }
web-watching = Вы смотрите
web-paused = Игра на паузе
web-tabs = Части стола
web-tab-board = Поле
web-tab-seats = Игроки
web-tab-log = Хроника
web-tab-notes = { web-notes }

## The prompt

web-prompt = Ваше решение
web-waiting = Ждём: { $players }
web-answered-waiting = Вы ответили. Ждём: { $players }
web-going-on = Игра продолжается…
web-why-not = Почему нельзя?
web-why-not-what = Какое действие вы искали?
web-undo = Отменить
web-clock = Осталось времени
web-rule = Правило
web-see-also = Смотрите также
web-no-rule = Этого правила нет в книге.
web-asked-undo = { $player } просит отменить свой последний ход.
web-asked-end = { $player } предлагает закончить игру и открыть все роли.
web-asked-pause = { $player } просит о паузе.
web-asked-pace-days = { $player } предлагает играть неспешно: полтора суток на решение.
web-asked-pace-live = { $player } предлагает играть вживую: две минуты на решение.
web-asked-pace-untimed = { $player } предлагает играть без ограничения времени.
web-agree = Согласиться
web-disagree = Отклонить
web-take-back = Отозвать

## Log and talk

web-log = Что произошло
web-talk = Что сказано
web-nothing-said = Пока ничего не сказано.
web-say-something = Сказать что-нибудь…
web-speak-to = Сказать игроку: { $player }
web-say-to = Сказать этому игроку
web-to-accuse = Обвинить
web-to-trust = Доверять
web-to-explain = Объясниться
web-to-promise = Пообещать
web-to-thank = Поблагодарить
web-phrases = Фразы
web-no-phrases = Сейчас сказать нечего.
web-message = Сообщение
web-send = Отправить
web-close = Закрыть

## The menu

web-menu = Меню
web-number-keys = Выбирать ответы цифрами
web-keys-help = Цифры выбирают ответ, стрелки переходят между ответами, Tab — ко всему остальному.
web-ask-pause = Попросить о паузе
web-ask-slow = Предложить играть неспешно
web-ask-live = Предложить играть вживую
web-voice-link = Ссылка на голосовой звонок
web-voice-how = Ссылка https; видят её только игроки за этим столом.
web-voice-save = Сохранить
web-voice-join = Присоединиться к звонку
web-voice-change = Изменить ссылку на звонок
web-voice-add = Добавить голосовой звонок
web-resume = Продолжить
web-leave = Пусть за меня играет бот
web-return = Снова играть самостоятельно
web-ask-end = Предложить закончить игру
web-move = Играть на другом устройстве
web-move-how = Отсканируйте это другим устройством в течение десяти минут.

## The end

web-over = Игра окончена
web-you-won = Вы победили
web-you-lost = Вы проиграли
web-won = победа
web-ended-by-agreement = Все согласились закончить игру.
web-ended-by-operator = Владелец сервера закрыл этот стол.
web-muted = Владелец сервера запретил вам писать за этим столом. Готовыми фразами говорить можно.
web-rematch = Сыграть ещё
web-to-rematch = К новому столу

## Skill checks, cards and sheets

web-check = Проверка навыков
web-check-needs = Нужно { $target }
web-check-partly = частично от { $target }
web-check-given = Добавленные карты
web-check-chaos =
    { $count ->
        [one] { $count } карта из колоды хаоса
        [few] { $count } карты из колоды хаоса
       *[many] { $count } карт из колоды хаоса
        [other] { $count } карты из колоды хаоса
    }
web-check-cards = Карты проверки
web-check-aside = Свернуть проверку
web-check-back = Показать проверку
web-card-offered = можно выбрать
web-card-read = Прочитать: { $card }
web-sheet = Лист персонажа
web-sheet-open = Что видят все

## What kills us next

web-danger = Что погубит нас раньше всего
web-danger-about = По тому, что видят все, в темпе последних раундов.
web-danger-defeats = От чего мы проиграем
web-danger-setbacks = Неприятности
web-danger-in-turns =
    { $n ->
        [one] { $comes } примерно через { $n } ход
        [few] { $comes } примерно через { $n } хода
       *[many] { $comes } примерно через { $n } ходов
        [other] { $comes } примерно через { $n } ходов
    }
web-danger-in-rounds =
    { $n ->
        [one] { $comes } примерно через { $n } раунд
        [few] { $comes } примерно через { $n } раунда
       *[many] { $comes } примерно через { $n } раундов
        [other] { $comes } примерно через { $n } раундов
    }
web-danger-steady = { $name }: осталось { $left } из { $of }, не убывает
web-danger-left = { $name }: осталось { $left } из { $of }
web-danger-any-time = { $comes }: в любой момент
web-danger-is-here = { $name }: уже случилось
web-danger-decided = Исход игры решило: { $name }
web-danger-of = Осталось { $left } из { $of }
web-danger-lost-turns =
    { $n ->
        [one] Потеряно { $lost } за { $n } последний ход
        [few] Потеряно { $lost } за { $n } последних хода
       *[many] Потеряно { $lost } за { $n } последних ходов
        [other] Потеряно { $lost } за { $n } последних ходов
    }
web-danger-lost-rounds =
    { $n ->
        [one] Потеряно { $lost } за { $n } последний раунд
        [few] Потеряно { $lost } за { $n } последних раунда
       *[many] Потеряно { $lost } за { $n } последних раундов
        [other] Потеряно { $lost } за { $n } последних раундов
    }
web-danger-kept-turns =
    { $n ->
        [one] В итоге без потерь за { $n } последний ход
        [few] В итоге без потерь за { $n } последних хода
       *[many] В итоге без потерь за { $n } последних ходов
        [other] В итоге без потерь за { $n } последних ходов
    }
web-danger-kept-rounds =
    { $n ->
        [one] В итоге без потерь за { $n } последний раунд
        [few] В итоге без потерь за { $n } последних раунда
       *[many] В итоге без потерь за { $n } последних раундов
        [other] В итоге без потерь за { $n } последних раундов
    }
web-danger-young = Пока рано судить
web-danger-help = Что поможет:
web-danger-rule = Правило { $rule }

## What happened since the last answer

web-digest = С вашего последнего ответа
web-digest-nothing = Пока ничего.
web-digest-dials = Счётчики до и после
web-digest-about-you = Сказано о вас
web-digest-said =
    { $n ->
        [one] { $n } реплика о вас
        [few] { $n } реплики о вас
       *[many] { $n } реплик о вас
        [other] { $n } реплики о вас
    }
web-digest-show = Показать на поле
web-digest-way = Назад по событиям
web-digest-at-now = Сейчас
web-digest-now = Вернуться к игре
web-digest-past = Ранее
web-digest-back = Шаг назад
web-digest-on = Шаг вперёд
web-digest-strip = Что происходит
web-digest-told = Подпись: остаётся, пока на ней указатель
web-speed = Скорость чтения
web-speed-slow = Медленно
web-speed-normal = Обычно
web-speed-fast = Быстро

## Prompt, log, talk, notes, sound

web-hold-to-see = Секрет: удерживайте
web-my-secret = Мой секрет
web-skip = Пропустить
web-reaction = Реакция
web-why = Почему?
web-why-help = Правило, по которому задан этот вопрос
web-all-answers =
    { $n ->
        [one] Показано { $shown } из { $n } варианта. Показать все
        [few] Показано { $shown } из { $n } вариантов. Показать все
       *[many] Показано { $shown } из { $n } вариантов. Показать все
        [other] Показано { $shown } из { $n } варианта. Показать все
    }
web-undo-ask = Попросить об отмене
web-undo-agreed = У вашего последнего хода уже есть последствия, или с тех пор мог действовать кто-то ещё. Отменить его можно только с общего согласия.
web-undo-never = То, что взято из колоды, выпало на кубике или показано, отменить нельзя: увиденного не развидеть.
web-orders = Автоответы
web-orders-title = Автоответы
web-orders-how = Там, где вы могли бы отреагировать, стол может ответить за вас. Никто не видит, что у вас включён автоответ.
web-orders-none = Автоответов нет.
web-order = { $when }: { $action } ({ $until })
web-order-any = В любой момент
web-order-new = Новый автоответ
web-order-when = Когда
web-order-action = Ответ
web-order-until = Как долго
web-until-turn = до моего следующего хода
web-until-end = до конца игры
web-order-give = Включить автоответ
web-order-clear = Отключить: { $order }
web-order-pass-now = Пасовать до моего следующего хода
web-order-ask-me = Спрашивать меня
web-order-never-ask = { $action } и больше не спрашивать
web-order-sealed-how = Это может выбрать каждый, на чьей бы стороне он ни был. Стол отвечает после паузы, одинаковой для всех, и никто ничего не заметит.
web-gathered = Уже выбрано
web-gathered-drop = Вернуть: { $answer }
web-gathered-confirm = Подтвердить
web-gathered-rest = Остальное — в порядке списка
web-to-answer = Ответить
web-log-filter = Какие строки
web-log-all = Всё
web-log-checks = Проверки, кубики, голосования
web-log-moves = Перемещения
web-log-talk = Разговоры
web-log-about = Об одном игроке
web-log-open-all = Раскрыть всё
web-log-close-all = Свернуть всё
web-log-set-up = Подготовка, до первого хода
web-log-nothing = Такого пока не было.
web-since-last-look = С вашего прошлого визита
web-newest = К последней строке
web-unread =
    { $n ->
        [one] { $n } новая строка
        [few] { $n } новые строки
       *[many] { $n } новых строк
        [other] { $n } новой строки
    }
web-back = Назад
web-phrases-reply = Ответить
web-phrases-intend = Что я сделаю
web-phrases-saw = Что сделано и замечено
web-phrases-suspect = Кому я верю
web-phrases-ask = Спросить
web-phrases-want = Попросить
web-phrases-warn = Предупредить
web-notes = Заметки
web-notes-how = Это читаете только вы, на всех своих устройствах.
web-notes-saved = Сохранено
web-notes-saving = Сохраняем…
web-marks = Кому я верю: от полного доверия до обвинения
web-mark = Насколько подозрительно?
web-mark-of = Подозрение
web-mark-is = Подозрение { $n }: { $what }
web-mark-none = без отметки
web-mark-trusted = полное доверие
web-mark-rather = скорее доверие
web-mark-unsure = неясно
web-mark-suspicious = подозрение
web-mark-accused = обвинение
web-volume = Громкость
web-motion = Движение
web-details = Объяснять, что даёт ответ
web-preferences = Настройки
web-explain = Пояснения
web-explain-start = Пояснять по ходу игры
web-explain-stop = Больше не пояснять
web-rulebook = Книга правил
web-rules-search = Слова или номер правила
web-rules-chapter = Глава
web-rules-all = Все главы

## Start page, lobby, rules, calls

web-rules-parts = Части книги
web-rules-guide = Первая игра
web-rules-rules = Все правила
web-rules-cards = Карты и персонажи
web-rules-found =
    { $n ->
        [one] { $n } правило
        [few] { $n } правила
       *[many] { $n } правил
        [other] { $n } правила
    }
web-devices = Устройства, подключённые к этому месту
web-device-this = Это устройство
web-device-other = Другое устройство
web-device-since = с { $when }
web-device-revoke = Отключить
web-export = Сохранить игру в файл
web-sure = Да
web-sure-leave = До вашего возвращения за вас будет играть бот. Передать ему игру?
web-sure-end = Если все согласятся, игра закончится без победителя, и все роли будут раскрыты. Закончить игру?
web-asked-missing = Ещё не ответили: { $players }
web-final = Вы уверены?
web-final-why = Отменить это будет нельзя.
web-final-no = Нет, назад
web-final-yes = Да, сделать
web-secret-answers = Тайные ответы
web-secret-answers-why = Смотрите сюда, когда никто не заглядывает вам через плечо. Эта кнопка есть у каждого, у кого есть секрет, поэтому она ничего не выдаёт.
web-secret-answers-none = У вашей стороны нет других ответов на этот вопрос.
web-hold-to-read = Только для вас: удерживайте

## Replay, truth and the table’s own screen

web-replay = Посмотреть игру ещё раз
web-replay-to-table = К столу
web-replay-loading = Восстанавливаем ход игры…
web-replay-running = Так, как видели вы: остальное откроется, когда игра закончится.
web-replay-controls = Просмотр
web-replay-play = Смотреть
web-replay-pause = Пауза
web-replay-back = На шаг назад
web-replay-forward = На шаг вперёд
web-replay-turn-before = К предыдущему ходу
web-replay-turn-after = К следующему ходу
web-replay-speed = Скорость
web-replay-where = Место в партии
web-replay-moment = { $n } из { $of }
web-replay-deal = Раздача
web-replay-now = Что происходит
web-replay-eyes = Чьими глазами
web-replay-all = Все секреты
web-replay-everybody = Что видели все
web-truth = Что было на самом деле
web-truth-skip = Показать всё
web-truth-to-table = Посмотреть на стол
web-truth-won = Победа: { $side }
web-truth-nobody-won = Никто не победил
web-truth-parts = Разделы разбора
web-truth-part-truth = Правда
web-truth-part-replay = Повтор
web-truth-part-checks = Карты
web-truth-part-claims = Слова
web-truth-part-diaries = Дневники
web-truth-part-share = Поделиться
web-truth-look = Смотреть
web-truth-percent = { $n } %
web-truth-timeline = Подозрения и правда
web-truth-timeline-how = Насколько сильно боты в среднем подозревали каждого игрока. Нажмите на точку, чтобы посмотреть этот момент.
web-truth-no-diaries = Никто из ботов за этим столом не записывал, что думает.
web-truth-key-belief = что думали боты
web-truth-key-traitor = предатель
web-truth-turned =
    предатель с { $n }-го { $unit ->
        [round] раунда
       *[turn] хода
    }
web-truth-unit =
    { $unit ->
        [round] Раунд
       *[turn] Ход
    }
web-truth-as-table = В виде таблицы
web-truth-checks = Кто какие карты положил
web-truth-checks-how = Карты со стрелкой вверх помогали, со стрелкой вниз — вредили. Похожее на саботаж могло быть всем, что было на руке.
web-truth-no-checks = Никто не положил ни одной карты.
web-truth-against =
    { $n ->
        [one] { $n } карта против
        [few] { $n } карты против
       *[many] { $n } карт против
        [other] { $n } карты против
    }
web-truth-total = { $total } из { $target }
web-truth-for = помогает
web-truth-hinders = вредит
web-truth-claims = Что говорили и как было
web-truth-claims-how = Каждое утверждение рядом с правдой того момента. Неверная догадка — это ошибка. Ложь — когда говорили наперекор тому, что знали, и когда предатель обвинял верного игрока.
web-truth-no-claims = Никто ничего не утверждал.
web-truth-which = Какие утверждения
web-truth-filter-all = Все
web-truth-filter-true = Правда
web-truth-filter-false = Неправда
web-truth-speaker = Кто сказал
web-truth-everybody = Все
web-truth-true = правда
web-truth-untrue = неправда
web-truth-mistaken = ошибка
web-truth-lie = ложь
web-truth-tally = правда: { $right }, неправда: { $wrong }
web-truth-open = не выяснилось
web-truth-was = { $player }, сторона в тот момент: { $side }
web-truth-gave = Положено: { $cards }
web-truth-gave-nothing = Не положено ничего
web-truth-saw = Увидено: { $cards }
web-truth-diaries = Дневники ботов
web-truth-diaries-how = Кого подозревал каждый бот, почему и что он тогда сделал. Полоска в рамке — о том, кто тогда и правда был предателем.
web-truth-whose-diary = Чей дневник
web-truth-beliefs = Подозрения
web-truth-rightly = не зря
web-truth-chose = Выбор:
web-truth-marks = Отметки игроков
web-truth-marks-how = Насколько подозрительными игроки считали друг друга под конец; больше нуля — подозрительно.
web-truth-no-marks = Никто не показал свои отметки.
web-truth-show-marks = Показать всем мои отметки
web-truth-hide-marks = Скрыть мои отметки
web-truth-share = Поделиться
web-replay-link = Ссылка на запись игры
web-replay-link-how = Откроется у каждого, у кого она есть, со всем, что было сделано и сказано, когда согласятся все, кто играл.
web-replay-agree = Пусть запись видит каждый, у кого есть ссылка
web-replay-missing = Ещё не согласились: { $players }
web-replay-moment-link = Ссылка на этот момент
web-truth-picture = Картинка игры
web-truth-picture-note = Кривая: подозрения ботов. Штриховка: предатель.
web-truth-save-picture = Сохранить картинку
web-truth-file = Игра файлом
web-truth-file-how = Всё, что произошло, со всеми секретами и доказательством честной раздачи. Смотреть можно на любом сервере.
web-truth-save-file = Сохранить файл
web-top = Экран для стола
web-top-full = Во весь экран
web-top-come = Садитесь за стол
web-top-join = Отсканируйте телефоном, чтобы сесть за стол.
web-top-join-later = Отсканируйте, чтобы смотреть на телефоне.
web-search = Поиск
web-summary = Коротко
web-nothing-found = Ничего не найдено.
web-learn-title = Учимся играть: { $game }
web-learn-how = В игре с подсказками вы играете настоящую первую партию с ботами, и всё новое объясняется тогда, когда оно появляется. Уйти можно в любой момент. А можно сначала прочитать руководство ниже.
web-learn-game = Начать игру с подсказками
web-page-of = Страница { $n } из { $count }
web-next = Дальше
web-explain-me = Объяснять мне правила по ходу игры
web-characters = Персонажи
web-host-decides = Решает хозяин стола.
web-game-options = Правила игры
web-readings = Как мы понимаем правила
web-readings-why = Там, где книгу правил можно понять двояко, решает стол.
web-reading-other = не так, как обычно
web-as-usual = как обычно
web-changed-count =
    { $n ->
        [one] { $n } изменение
        [few] { $n } изменения
       *[many] { $n } изменений
        [other] { $n } изменения
    }
web-board-own = У меня есть поле
web-board-numbers = Числа на поле
web-board-why = Большинство этих чисел придумали мы: они напечатаны на поле, но их нет ни в одном известном нам тексте. Если у вас есть поле, впишите числа с него. { $players } — число игроков: { $example }.
web-board-ours = наше: { $n }
web-board-our-own = наше
web-board-in-book = есть в книге правил
web-board-corrected = исправлено
web-board-reset = Вернуть наши числа
web-board-server = На этом сервере играют на исправленном поле.
web-board-use-server = Взять поле сервера
web-board-wrong = Целое число от { $low } до { $high } или { $players } с прибавкой либо вычетом: { $example }.
web-board-wrong-face = Выберите одну из граней.
web-rules-board = Поле
web-not-ready = Не готово
web-rename = Изменить моё имя
web-choose-bot = Бот на место { $letter }
web-bot-secret = Имя и характер бота видят все. Характер у него один, на какой бы стороне он ни был: сторону он не выдаёт.
web-bot-another = Другой бот вместо этого: { $name }
web-bot-levels = По силе
web-bot-surprise-why = Кто-нибудь из списка ниже.
web-bot-belief-why = Всё помнит и вычисляет, кто на чьей стороне.
web-bot-search-why = Вычисляет, кто на чьей стороне, и перебирает в уме лучшие ходы, прежде чем ответить.
web-bot-sensible-why = Быстрый и рассудительный, никого не подозревает.
web-bot-persona-why = Играет по привычкам своего характера и присматривается к чужим поступкам.
web-bot-random-why = Делает что угодно из разрешённого. Чтобы попробовать.
web-lobby-talk = Разговор до начала
web-share = Поделиться
web-table-title = Название стола
web-pace-untimed-why = Думайте сколько угодно. Включите уведомления, чтобы узнать, когда ваш ход.
web-pace-live-why = Все на месте. Если время вышло, игра сама делает за вас ход по умолчанию.
web-pace-days-why = По решению в день, откуда угодно. Ночь не считается.
web-pace-decision = Время на решение
web-pace-window = Время на реакцию
web-pace-remind = Напомнить через
web-seconds =
    { $n ->
        [one] { $n } секунда
        [few] { $n } секунды
       *[many] { $n } секунд
        [other] { $n } секунды
    }
web-hours =
    { $n ->
        [one] { $n } час
        [few] { $n } часа
       *[many] { $n } часов
        [other] { $n } часа
    }
web-quiet-from = Тихие часы с
web-quiet-to = Тихие часы до
web-quiet-zone = Часовой пояс: { $zone }
web-weekends = Время идёт и в выходные
web-listed-why = Прийти может кто угодно. Иначе нужна ссылка.
web-may-watch = Другие могут смотреть
web-may-watch-why = Зрители видят то, что видят все, и никаких секретов. Без них тому, кто играет один против ботов, не задают вопросов с единственным ответом, а боты пасуют сразу.
web-watch-delay = Задержка для зрителей
web-notifications-how = Когда стол ждёт вас, а вас нет, придёт уведомление. В нём сказано, какой стол ждёт, и никогда — что там происходит.
web-notifications-yours = Ваши уведомления
web-notification-new = Новый канал
web-notification-where = Куда?
web-notification-for = О каком столе?
web-notification-all = Обо всех моих столах
web-notification-add = Добавить
web-notification-test = Отправить проверочное
web-notification-drop = Удалить { $where }
web-notification-push = Этот браузер
web-notification-push-how = Уведомление браузера, даже когда страница закрыта. Браузер спросит вашего разрешения.
web-notification-mail = Почта
web-notification-mail-how = Сначала придёт письмо со ссылкой, чтобы никто не мог подписать вас без вашего ведома.
web-notification-discord = Discord
web-notification-discord-how = В настройках канала Discord, в разделе интеграций, создайте вебхук и скопируйте его адрес.
web-notification-telegram = Telegram
web-notification-telegram-how = Создайте бота через @BotFather, напишите ему и укажите токен и ID чата.
web-notification-webhook = Вебхук
web-notification-webhook-how = Для вашего собственного сервиса: он получит текст и ссылку в формате JSON. Только публичные адреса https.
web-notification-field-address = Адрес почты
web-notification-field-discord = Адрес вебхука
web-notification-field-token = Токен бота
web-notification-field-chat = ID или имя чата
web-notification-field-url = Адрес
web-notification-added = Уведомления включены.
web-notification-letter = Письмо отправлено. Откройте ссылку из него, чтобы включить уведомления.
web-notification-confirmed = Адрес подтверждён. Уведомления включены.
web-notification-sent = Проверочное сообщение отправлено.
web-notification-not-sent = Проверочное сообщение не дошло. Проверьте адрес.
web-notification-dropped = Уведомления отключены.
web-notification-not-allowed = Браузер не разрешает уведомления с этой страницы.
web-notification-not-discord = Это не адрес вебхука Discord.

## The table at its real sizes

web-tools = Почему, автоответы, отмена

## Reach of a link

web-reach-here = Эта ссылка работает только на этом компьютере.
web-reach-network = Эта ссылка работает только в вашей сети Wi-Fi или локальной сети.
web-reach-farther = Чтобы позвать друзей не из этой сети, закройте Turncoat и запустите командой
web-reach-open = Чтобы подключались устройства из вашей сети Wi-Fi, запустите Turncoat командой
web-network = Пускать друзей из этой сети Wi-Fi

## The meeting

web-meeting = Собрание
web-meeting-who = Под подозрением: { $who }
web-meeting-by = Обвиняет { $by }
web-meeting-on = Собрание, обсуждают: { $who }. Игра продолжится, когда оно закончится.
web-meeting-finish = У меня всё
web-meeting-waits = Вы закончили. Ещё говорят: { $players }
web-meeting-is-done = больше нечего сказать
web-meeting-done-of = Закончили: { $done } из { $all }
web-meeting-evidence = Что видели все
web-meeting-no-evidence = Предъявить пока нечего.
web-meeting-about-you = О вас
web-meeting-said = Сказано на собрании
web-meeting-replies = Или просто сказать
web-meeting-against = Это улика против: { $player }
web-meeting-for = Это говорит за: { $player }
web-meeting-why = Спросить почему
web-meeting-used = Сказано
web-meeting-look = Посмотреть
web-meeting-look-at = Посмотреть на поле: { $text }
web-meeting-board = Показать поле
web-meeting-back = К собранию
web-meeting-round = Раунд { $n }
web-meetings = Собрания
web-meetings-off = Без собраний
web-meetings-why = Обвинение останавливает игру на это время, чтобы высказались все. Собрание закончится раньше, если никому больше нечего сказать.
web-truth-in-meeting = на собрании, где обсуждали: { $player }
