# Что страница в браузере говорит сама. Названия, вопросы, ответы и журнал — в других файлах.

## Start

web-title = Предатель
web-tagline = Настольные игры с предателем за столом. Играйте сразу с ботами или пришлите друзьям ссылку: ни учётной записи, ни установки.
web-language = Язык
web-theme = Цвета
web-theme-auto = Как в системе
web-theme-light = Светлые
web-theme-dark = Тёмные
web-play = Игры
web-your-name = Ваше имя
web-guest = Гость
web-play-now = Играть
web-host = Позвать друзей
web-players-range = Игроков: { $fewest }–{ $most }
web-about-lifeboat = Маленькая шлюпка, далёкий берег и кто-то, кто не хочет доплыть. Короткая игра, чтобы освоиться с изменой.
web-about-unfathomable = Лайнер пересекает Атлантику, под ним что-то плывёт следом, и не все на борту — люди.
web-about-thing = Полярная станция зимой в Антарктиде. Нечто приняло облик одного из вас и хочет улететь на вертолёте.
web-your-tables = Ваши столы
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
web-how-play = Каждый возможный ход — кнопка со словами, а каждая строка журнала называет своё правило. Знать правила наизусть не нужно.
web-how-invite = Друзьям достаточно ссылки. Каждый читает на своём языке: по-английски, по-русски или по-украински.
web-how-secret = Секреты остаются на сервере, пока вам нельзя их видеть. Ничей браузер не знает больше, чем его игрок.

## Lobby

web-to-start = На главную
web-seats = Места
web-options = Настройки
web-seat-free = Свободно
web-you = (вы)
web-sit = Сесть
web-stand = Встать
web-add-bot = Бот
web-free-seat = Освободить место: { $name }
web-bot-kind = Какой бот
web-bot-surprise = Сюрприз
web-bot-persona = Со своим характером
web-bot-belief = Высчитывает, кто есть кто
web-bot-sensible = Разумный
web-bot-random = Случайный
web-fill = Заполнить ботами
web-invite = Приглашение
web-invite-how = Кто откроет эту ссылку, сможет сесть за этот стол.
web-link = Ссылка
web-show-link = Показать ссылку и код
web-copy = Скопировать
web-copied = Скопировано
web-qr = Ссылка в виде кода для камеры
web-ready = Готовы?
web-is-ready = Всё готово
web-start = Начать
web-dealing = Карты перемешиваются с участием каждого игрока.
web-wait-seats = Есть свободные места: пригласите кого-нибудь или посадите ботов.
web-wait-ready = Ждём, пока все будут готовы.
web-wait-start = Все готовы: хозяин стола может начать.
web-can-start = Все готовы.
web-player-count = Число игроков
web-pace = Часы
web-pace-untimed = Никто никого не торопит
web-pace-live = Вживую: минуты на решение
web-pace-days = Неспешно: полтора дня на решение
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

web-connecting = Соединение …
web-reconnecting = Связь потеряна. Пробуем снова …
web-no-table = Такого стола нет
web-no-table-why = Либо его не существует, либо к нему нужно приглашение.
web-revoked = Это устройство здесь больше не играет
web-revoked-why = Место отобрано у этого устройства.
web-refused = Сервер отказал: { $code }.
refusal-unreachable = Сервер недоступен. Попробуйте ещё раз.

## The table

web-board = Поле
web-dials = Показатели
web-places = Кто и что где
web-piles = Карты
web-players = Игроки
web-own = Это видите только вы
web-uncover = Показать мой секрет
web-cover = Закрыть
web-unknown-card = неизвестная карта
web-nobody = никто
web-is-bot = бот
web-is-here = здесь
web-is-away = не на связи
web-is-asked = решает
web-turn = Ход
web-turn-of = Ход: { $player }
web-watching = Вы смотрите
web-paused = Игра на паузе
web-tabs = Части стола
web-tab-board = Поле
web-tab-seats = Игроки
web-tab-log = Журнал
web-tab-talk = Разговор

## The prompt

web-prompt = Ваше решение
web-waiting = Ждём: { $players }
web-answered-waiting = Вы ответили. Ждём: { $players }
web-going-on = Игра продолжается …
web-why-not = Почему нельзя?
web-why-not-what = Какого действия не хватает?
web-undo = Вернуть
web-clock = Осталось времени
web-rule = Правило
web-see-also = Смотрите также
web-no-rule = Этого правила нет в книге.
web-asked-undo = { $player } просит вернуть ответ.
web-asked-end = { $player } предлагает закончить игру и открыть все роли.
web-asked-pause = { $player } просит о паузе.
web-agree = Согласиться
web-disagree = Отказать

## Log and talk

web-log = Что произошло
web-earlier =
    { $n ->
        [one] Ещё { $n } строка раньше
        [few] Ещё { $n } строки раньше
       *[many] Ещё { $n } строк раньше
        [other] Ещё { $n } строки раньше
    }
web-talk = Что сказано
web-nothing-said = Пока ничего не сказано.
web-say-something = Сказать что-нибудь …
web-phrases = Фразы
web-no-phrases = Сейчас сказать нечего.
web-message = Сообщение
web-send = Отправить
web-close = Закрыть

## The menu

web-menu = Меню
web-number-keys = Цифровые клавиши выбирают ответы
web-keys-help = Цифры выбирают ответ, стрелки переходят между ответами, табуляция ведёт ко всему остальному.
web-ask-pause = Попросить о паузе
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
web-rematch = Сыграть ещё
web-to-rematch = К новому столу
