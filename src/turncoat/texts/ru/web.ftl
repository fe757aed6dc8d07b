# What the page says on its first look, the start page. Its other screens: screens.ftl.

## Start

web-title = Предатель
web-tagline = Настольные игры с предателем за столом. Играйте сразу с ботами или пришлите друзьям ссылку: ни учётной записи, ни установки.
web-language = Язык
web-theme = Цвета
web-theme-auto = Авто
web-theme-light = Светлые
web-theme-dark = Тёмные
web-your-name = Ваше имя
web-guest = Гость
web-play-now = Играть
web-host = Позвать друзей
web-players-range = Игроков: { $fewest }–{ $most }
web-your-games = Ваши игры
web-all-finished = Все оконченные игры ({ $n })
web-continue = Продолжить
web-open-tables = Открытые столы
web-join = Сесть
web-watch = Смотреть
web-waits-for-you = Ваш ход
web-stage-gathering = собираются
web-stage-dealing = раздача
web-stage-playing = идёт игра
web-stage-over = окончена
web-table-people =
    { $people }; ботов: { $bots }; { $free ->
        [one] { $free } свободное место
        [few] { $free } свободных места
       *[many] { $free } свободных мест
        [other] { $free } свободного места
    }
web-how = Как это устроено

## Scenarios

web-scenarios = Короткие сценарии
web-scenarios-why = Положения из середины партии. Роли и карты каждый раз раздаются заново.
web-scenarios-all = Все сценарии ({ $n })
web-scenario-seats =
    { $n ->
        [one] { $n } место
        [few] { $n } места
       *[many] { $n } мест
        [other] { $n } места
    }
web-scenario-host = С друзьями
web-whole-games = Полные партии
web-daily = Стол дня: { $title }
web-daily-why = Сегодня на этом сервере у всех одна и та же раздача. Это игра для удовольствия: ничто не мешает сыграть её дважды, поэтому в счёт идёт только первая партия на каждом устройстве.
web-daily-play = Сыграть за столом дня
web-daily-again = Сыграть ещё раз (не в счёт)

## Lobby

web-to-start = На главную

## Connection

web-connecting = Соединение…
web-announcement = Сообщение от владельца сервера
web-announcement-close = Закрыть сообщение
web-opening-code = Чтобы открыть стол на этом сервере, нужен код приглашения. Чтобы войти по ссылке, он не нужен.
web-opening-host = Здесь столы открывает только владелец сервера. Чтобы играть, войдите по ссылке.
web-opening-code-field = Код приглашения
web-opening-host-field = Код владельца
web-opening-keep = Применить код
web-opening-kept = Код сохранён в этом браузере.
web-privacy = Личные данные
web-refused = Не получилось. Попробуйте ещё раз.

## The table

web-your-turn = Ваш ход · «{ $game }»

## Prompt, log, talk, notes, sound

web-sound = Звук

## Start page, lobby, rules, calls

web-pages = Страницы
web-teach = Просто научите
web-rules = Правила
web-notifications = Уведомления
web-install = Установить
web-have-link = Есть ссылка?
web-have-link-how = Вставьте ссылку или код стола.
web-link-or-code = Ссылка или код
web-go-there = Перейти
web-wrong-link = Это не ссылка на стол. Скопируйте ссылку целиком.
web-running-tables = Игры, за которыми можно следить
web-look-back = Посмотреть
web-how-table = Садитесь
web-how-table-why = Друзьям достаточно ссылки, а свободные места займут боты. Каждый читает на своём языке.
web-how-answer = Отвечайте
web-how-answer-why = Каждый возможный ход — кнопка с пояснением, а каждая строка журнала называет своё правило. Знать правила наизусть не нужно.
web-how-secret = Храните секрет
web-how-secret-why = Секреты остаются на сервере, пока вам нельзя их видеть. Ни один браузер не получает того, чего нельзя видеть его игроку.
web-how-truth = Узнайте правду
web-how-truth-why = Когда игра окончена, открыто всё: кто есть кто, кто что делал и во что верили боты.
web-notice = «Предатель» — неофициальная программа, не связанная с издателями этих игр; названия принадлежат им. Все рисунки и тексты наши.
web-pace-untimed-short = без лимита
web-pace-live-short = вживую
web-pace-days-short = неспешно
web-offline = Нет сети. Правила, которые вы уже открывали, можно читать; игры ждут, пока сеть вернётся.
web-newer = Есть новая версия этой страницы.
web-renew = Перейти на неё
web-later = Позже

## Replay, truth and the table’s own screen

web-replay-import = Игра из файла
web-replay-import-how = Здесь можно посмотреть игры, сохранённые в файл. Сначала сервер проверит, что в них ничего не изменено.
web-replay-open = Выбрать файл
web-replay-checking = Проверяем файл…
web-replay-no-file = Это не файл игры.
web-minutes =
    { $n ->
        [one] { $n } минута
        [few] { $n } минуты
       *[many] { $n } минут
        [other] { $n } минуты
    }
