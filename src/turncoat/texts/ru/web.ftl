# Что страница в браузере говорит сама. Названия, вопросы, ответы и журнал — в других файлах.

## Start

web-title = Предатель
web-tagline = Настольные игры с предателем за столом. Играйте сразу с ботами или пришлите друзьям ссылку: ни учётной записи, ни установки.
web-language = Язык
web-theme = Цвета
web-theme-auto = Авто
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
web-renew-link = Заменить ссылку
web-link-renewed = Это новая ссылка. Розданные раньше больше никуда не ведут.
web-show-link = Показать ссылку и код
web-copy = Скопировать
web-copied = Скопировано
web-not-copied = Браузер не дал скопировать. Ссылка выделена: скопируйте её сами.
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
web-pace-days = Неспешно: часы или дни на решение
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
web-no-page = Такой страницы нет
web-no-page-why = Возможно, в адресе опечатка или ссылка устарела.
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
web-unknown-card = неизвестная карта
web-nobody = никто
web-is-bot = бот
web-name-like = похоже на имя игрока { $letter }
web-is-away = не на связи
web-is-asked = решает
web-turn = Ход
web-turn-of = Ход: { $player }
web-your-turn = Ваш ход · «{ $game }»
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
web-take-back = Отозвать

## Log and talk

web-log = Что произошло
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

## The ship of Unfathomable

web-ship-plan = План судна
web-ship-of = из { $most }
web-ship-low = мало
web-ship-travel-start = стоим
web-ship-travel-first = малый ход
web-ship-travel-second = средний ход
web-ship-travel-third = полный ход
web-ship-travel-end = прибытие
web-ship-ritual-start = не начат
web-ship-ritual-first = первая песнь
web-ship-ritual-second = вторая песнь
web-ship-ritual-third = третья песнь
web-ship-ritual-end = свершён
web-ship-way = Путь
web-ship-offered = можно выбрать
web-ship-used = действие в этом ходу использовано
web-ship-several = { $name }: { $count }
web-ship-passengers =
    { $count ->
        [one] { $count } пассажир
        [few] { $count } пассажира
       *[many] { $count } пассажиров
        [other] { $count } пассажира
    }
web-ship-nothing = Здесь никого нет.
web-ship-all = Всё
web-ship-attack = Атака: { $result } из { $target }
web-ship-defeated = { $player }: поражение
web-ship-saved = { $player }: спасение
web-ship-banished = Ритуал свершён
web-ship-loyalty = Раздаются карты ролей
web-ship-crew = Кого можно взять
web-check = Проверка навыков
web-check-needs = Нужно { $target }
web-check-partly = частично от { $target }
web-check-given = Добавленные карты
web-check-chaos =
    { $count ->
        [one] { $count } ничья карта
        [few] { $count } ничьи карты
       *[many] { $count } ничьих карт
        [other] { $count } ничьей карты
    }
web-check-cards = Карты проверки
web-check-aside = Свернуть проверку
web-check-back = Показать проверку
web-card-offered = можно выбрать
web-card-read = Прочитать: { $card }
web-sheet = Планшет
web-sheet-open = Что видят все
## The Thing: the station

web-thing-plan = План станции
web-thing-more = Что ещё есть
web-thing-burned = Сгорело
web-thing-dead = Разрушено
web-thing-dark = Нет электричества
web-thing-lying = { $name } (лежит)
web-thing-dogs =
    { $n ->
        [one] { $n } собака
        [few] { $n } собаки
       *[many] { $n } собак
        [other] { $n } собаки
    }
web-thing-offered = есть ответы об этом
web-thing-leader = лидер
web-thing-next-leader = жетон лидера
web-thing-suspicion = подозрение: { $n }
web-thing-red = максимальные подозрения начиная с { $n }
web-thing-burns = Расход топлива за раунд: генераторная { $generator }, котельная { $boiler }
web-thing-names = Названия шкал
web-thing-roster = Персонажи
web-thing-phase-weather = Погода
web-thing-phase-planning = План пришельца
web-thing-phase-drawing = Добор карт
web-thing-phase-movement = Перемещение
web-thing-phase-strikes = Нападение
web-thing-phase-encounters = Стычки
web-thing-phase-boarding = Посадка
web-thing-phase-actions = Действия
web-thing-phase-rec-room = Комната отдыха
web-thing-phase-tests = Проверки
web-thing-phase-food = Питание
web-thing-fold = К плану
web-thing-unfold = Показать
web-thing-scene-meeting = Стычка: { $place }
web-thing-scene-infection = Проверка заражения: { $place }
web-thing-scene-dog = Наедине с собакой
web-thing-scene-strike = Пришелец нападает: { $place }
web-thing-scene-vote = Голосование
web-thing-scene-blood = Проверка крови
web-thing-scene-fire = Испытание огнём
web-thing-scene-tests = Проверки
web-thing-scene-boarding = Посадка
web-thing-scene-departure = Отлёт
web-thing-scene-dice = Кубики действий
web-thing-scene-forecast = Кубик погоды
web-thing-scene-trade = Обмен
web-thing-meets-in = участвует
web-thing-meets-out = уклоняется
web-thing-meets-asked = решает
web-thing-meets-waits = здесь
web-thing-lay = Каждый выкладывает два жетона лицом вниз.
web-thing-look = Каждый смотрит один чужой жетон.
web-thing-looks = смотрит жетон: { $name }
web-thing-cleared = вне подозрений: ничего не выкладывает
web-thing-laid = Вы выложили: { $tokens }
web-thing-token-of = Жетон игрока { $name }: { $token }
web-thing-role-now = Роль теперь: { $role }
web-thing-absorbed = Пришелец поглощает: { $name }
web-thing-driven = Огонь прогоняет пришельца: { $name }
web-thing-wrecked = Пришелец ломает что может.
web-thing-votes-given = Голосов подано: { $n } из { $all }
web-thing-voted = голос подан
web-thing-who-tests = Кто проверяет?
web-thing-whom = Кого?
web-thing-die = Кубик { $n }
web-thing-nobody-aboard = На борту пока никого.
web-thing-wants-aboard = Хочет подняться на борт?
web-thing-asks-aboard = Просит впустить
web-thing-not-aboard = Не на борту
web-thing-left-behind = Остаются
web-thing-last-stand = Последний бой пришельца: против побега — { $n }
web-thing-rolled = только что выпало
web-thing-or = или
## Prompt, log, talk, notes, sound

web-hold-to-see = Секрет: удерживайте
web-my-secret = Мой секрет
web-skip = Пропустить
web-reaction = Реакция
web-why = Почему?
web-why-help = Правило, по которому задан этот вопрос
web-all-answers =
    { $n ->
        [one] Об этом: { $shown } из { $n } ответа. Показать все
        [few] Об этом: { $shown } из { $n } ответов. Показать все
       *[many] Об этом: { $shown } из { $n } ответов. Показать все
        [other] Об этом: { $shown } из { $n } ответа. Показать все
    }
web-undo-ask = Попросить отмену
web-undo-agreed = Ваш последний ответ уже имел последствия, или с тех пор мог действовать кто-то ещё. Взять его назад можно только с общего согласия.
web-undo-never = Взятое из колоды, выброшенное на кубике и показанное остаётся в силе: увиденное назад не возьмёшь.
web-orders = Приказы
web-orders-title = Постоянные приказы
web-orders-how = Там, где вы могли бы отреагировать, стол может ответить за вас. Никто не видит, что вы оставили приказ.
web-orders-none = Вы не оставили приказов.
web-order = { $moment }: { $action } ({ $until })
web-order-any = В любой момент
web-order-new = Новый приказ
web-order-moment = Когда
web-order-action = Ответ
web-order-until = Как долго
web-until-turn = до моего следующего хода
web-until-end = до конца игры
web-order-give = Оставить приказ
web-order-clear = Отменить: { $order }
web-order-pass-now = Пас, и в каждый такой момент до моего следующего хода
web-log-filter = Какие строки
web-log-all = Всё
web-log-checks = Проверки, кубики, голосования
web-log-moves = Перемещения
web-log-talk = Разговоры
web-log-about = Об одном игроке
web-log-open-all = Раскрыть всё
web-log-close-all = Свернуть всё
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
web-notes-saving = Ещё не сохранено …
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
web-sound = Звук
web-volume = Громкость
web-motion = Движение
web-details = Объяснять, что даёт ответ
web-preferences = Настройки
web-rulebook = Книга правил
web-rules-search = Слова или номер правила
web-rules-chapter = Глава
web-rules-all = Все главы
## Start page, lobby, rules, calls

web-pages = Страницы
web-length-lifeboat = Четверть часа
web-length-unfathomable = На целый вечер
web-length-thing = Час или два
web-teach = Просто научите
web-rules = Правила
web-notifications = Уведомления
web-install = Установить
web-have-link = Вам прислали ссылку?
web-have-link-how = Вставьте ссылку или код стола.
web-link-or-code = Ссылка или код
web-go-there = Перейти
web-wrong-link = Это не ведёт ни к какому столу. Скопируйте ссылку целиком.
web-running-tables = Игры, за которыми можно следить
web-finished-tables = Оконченные игры
web-look-back = Посмотреть
web-how-table = Садитесь
web-how-table-why = Друзьям достаточно ссылки, а свободные места займут боты. Каждый читает на своём языке.
web-how-answer = Отвечайте
web-how-answer-why = Каждый возможный ход — кнопка со словами, а каждая строка журнала называет своё правило. Знать правила наизусть не нужно.
web-how-secret = Храните секрет
web-how-secret-why = Секреты остаются на сервере, пока вам нельзя их видеть. Ничей браузер не знает больше, чем его игрок.
web-how-truth = Узнайте правду
web-how-truth-why = Когда игра окончена, открыто всё: кто есть кто, кто что делал и во что верили боты.
web-notice = «Предатель» — неофициальная программа, не связанная с издателями этих игр; названия принадлежат им. Все рисунки и тексты наши.
web-pace-untimed-short = без часов
web-pace-live-short = вживую
web-pace-days-short = неспешно
web-offline = Нет сети. Правила, которые вы уже открывали, можно читать; игры ждут, пока сеть вернётся.
web-newer = Есть новая версия этой страницы.
web-renew = Перейти на неё
web-later = Позже
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
web-devices = Устройства, играющие за это место
web-device-this = Это устройство
web-device-other = Другое устройство
web-device-since = с { $when }
web-device-revoke = Отобрать место
web-export = Сохранить игру в файл
web-sure = Да
web-sure-leave = До вашего возвращения за вас будет играть бот. Вы этого хотите?
web-sure-end = Если все согласятся, игра закончится без победителя, и все роли будут раскрыты. Вы этого хотите?
web-asked-missing = Ещё не ответили: { $players }
web-final = Вы уверены?
web-final-why = Вернуть это будет нельзя.
web-final-no = Нет, назад
web-final-yes = Да, сделать
web-secret-answers = Тайные ответы
web-secret-answers-why = Смотрите сюда, когда никто не заглядывает вам через плечо. Эта кнопка есть у каждого, у кого есть секрет, поэтому она ничего не выдаёт.
web-secret-answers-none = У вашей стороны нет других ответов на этот вопрос.
web-hold-to-read = Только для вас: удерживайте
## Replay, truth and the table’s own screen

web-replay = Посмотреть игру ещё раз
web-replay-to-table = К столу
web-replay-loading = Восстанавливаем ход игры …
web-replay-running = Так, как видели вы: остальное откроется, когда игра закончится.
web-replay-controls = Просмотр
web-replay-play = Смотреть
web-replay-pause = Пауза
web-replay-back = На момент назад
web-replay-forward = На момент вперёд
web-replay-turn-before = К предыдущему ходу
web-replay-turn-after = К следующему ходу
web-replay-speed = Скорость
web-replay-where = Момент игры
web-replay-moment = { $n } из { $of }
web-replay-deal = Раздача
web-replay-now = Что происходит
web-replay-eyes = Чьими глазами
web-replay-all = Все секреты
web-replay-everybody = Что видели все
web-replay-import = Игра из файла
web-replay-import-how = Здесь можно посмотреть игры, сохранённые в файл. Сначала сервер проверит, что в них ничего не изменено.
web-replay-open = Выбрать файл
web-replay-checking = Файл проверяется …
web-replay-no-file = Это не файл игры.
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
web-truth-timeline-how = Насколько вероятным предателем боты вместе считали каждого игрока. Нажмите на момент, чтобы его посмотреть.
web-truth-no-diaries = Никто из ботов за этим столом не записывал, что думает.
web-truth-key-belief = что думали боты
web-truth-key-traitor = предатель
web-truth-turned =
    предатель с { $unit ->
        [round] раунда
       *[turn] хода
    } { $n }
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
web-truth-open = без ответа
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
web-practice-lifeboat = Упражнение: проверка
web-practice-unfathomable = Упражнение: проверка навыков
web-practice-thing = Упражнение: стычка
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
web-not-ready = Ещё готовится
web-rename = Изменить моё имя
web-choose-bot = Бот на место { $letter }
web-bot-secret = Когда бот сел, никто не узнает, какой он, даже вы.
web-bot-surprise-why = Один из сильных, по жребию.
web-bot-persona-why = Играет и говорит как некто со своими привычками, по жребию.
web-bot-belief-why = Всё помнит и высчитывает, кто на чьей стороне.
web-bot-sensible-why = Быстрый и рассудительный, никого не подозревает.
web-bot-random-why = Делает что угодно из разрешённого. Чтобы попробовать.
web-bot-own = Характер на ваш выбор
web-bot-own-why = Как он играет, если верен, и как, если предатель.
web-bot-loyal = Если верен
web-bot-traitor = Если предатель
web-bot-any = по жребию
web-bot-seat-it = Посадить этого бота
web-lobby-talk = Разговор до начала
web-share = Поделиться
web-table-title = Название стола
web-pace-untimed-why = Ответ может занять сколько угодно. Кто хочет знать, что его ждут, включает уведомления.
web-pace-live-why = Все на месте. Когда время вышло, отвечает простое правило.
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
web-minutes =
    { $n ->
        [one] { $n } минута
        [few] { $n } минуты
       *[many] { $n } минут
        [other] { $n } минуты
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
web-weekends = Часы идут и в выходные
web-listed-why = Прийти может кто угодно. Иначе нужна ссылка.
web-may-watch = Другие могут смотреть
web-may-watch-why = Зрители видят то, что видят все, и никаких секретов. Без них тому, кто играет один против ботов, не задают вопросов с единственным ответом.
web-watch-delay = Они видят позже на
web-notifications-how = Когда стол ждёт вас, а вас нет, вам сообщат сюда. В сообщении сказано, какой стол ждёт, и никогда — что там происходит.
web-notifications-yours = Вам сообщают сюда
web-notification-new = Добавить
web-notification-where = Куда?
web-notification-for = О каком столе?
web-notification-all = Обо всех моих столах
web-notification-add = Добавить
web-notification-test = Проверить
web-notification-drop = Удалить { $where }
web-notification-push = Этот браузер
web-notification-push-how = Сообщение браузера, даже когда страница закрыта. Браузер спросит вашего разрешения.
web-notification-mail = Почта
web-notification-mail-how = Сначала придёт одно письмо со ссылкой, чтобы никто не мог заказать письма другим.
web-notification-discord = Дискорд
web-notification-discord-how = В настройках канала, в разделе интеграций, создайте вебхук и скопируйте его адрес.
web-notification-telegram = Телеграм
web-notification-telegram-how = Создайте своего бота, напишите ему один раз и укажите здесь его ключ и номер вашего чата.
web-notification-webhook = Вебхук
web-notification-webhook-how = Для тех, у кого есть своя служба: ей отправляются текст и ссылка. Только открытые защищённые адреса.
web-notification-field-address = Адрес почты
web-notification-field-discord = Адрес вебхука
web-notification-field-token = Ключ бота
web-notification-field-chat = Номер или имя чата
web-notification-field-url = Адрес
web-notification-added = Вам будут сообщать туда.
web-notification-letter = Письмо отправлено. Откройте ссылку из него, и вам будут сообщать туда.
web-notification-confirmed = Адрес подтверждён: вам будут сообщать туда.
web-notification-sent = Проверочное сообщение отправлено.
web-notification-not-sent = Проверочное сообщение не дошло. Посмотрите на адрес ещё раз.
web-notification-dropped = Туда больше не сообщают.
web-notification-not-allowed = Браузер не разрешает этой странице сообщения.
web-notification-not-discord = Это не адрес вебхука Дискорда.

## The table at its real sizes

web-tools = Почему, приказы, отмена
web-thing-dark-short = Темно
web-thing-role-human = Вы побеждаете, если станцию покинут все живые люди и среди них не будет пришельца.
web-thing-role-alien = Вы побеждаете, если людям это не удастся: улетите с ними или не дайте им улететь.
web-thing-does-activate = задействует локацию
web-thing-does-repair = снимает повреждение
web-thing-does-sabotage = вредит локации
web-thing-does-flamethrower = избежать стычки, отогнать пришельца, поджечь
web-thing-does-second-flamethrower = избежать стычки, отогнать пришельца, поджечь
web-thing-does-dynamite = отогнать пришельца или поджечь; один раз
web-thing-does-firearm = избежать стычки, сколько угодно раз
web-thing-does-melee = избежать стычки, один раз
web-thing-does-fuel = топливо туда, где вы стоите; один раз
web-thing-does-tools = снять повреждение, где вы стоите; один раз
web-thing-does-keys = завести снегоход или вертолёт
web-thing-does-wire = с огнемётом: любой показывает роль
web-thing-does-flashlight = видеть в темноте, что выкладываете
