# What all games say: how sentences are put together, the kernel's questions, answers, events and refusals.

## People and things

player-seat = Место { $n }
player-bot = Бот { $letter }
player-named = { $player }
    .gen = игрока { $player }
    .dat = игроку { $player }
    .acc = игрока { $player }
    .ins = игроком { $player }
    .loc = игроке { $player }
    .gender = none
player-as-character = { $character } ({ $player })
player-you = { $player } (вы)
player-you-as-character = { $character } ({ $player }, вы)
figure-number = фигурка { $n }
nothing = ничего
yes = да
no = нет
card-with-value = { $card } { $value }
card-with-word = { $card } ({ $value })
card-copies = { $card } ×{ $n }
cards-counted =
    { $n ->
        [one] { $n } карта
        [few] { $n } карты
       *[many] { $n } карт
        [other] { $n } карты
    }
list-and = { $first } и { $last }
list-then = { $first }, затем { $last }
place-of-player = { $place } { $player-gen }
place-keyed = { $place } ({ $key })

## How effects become sentences

clauses-joined = { $first }, затем { $second }
node-nothing = ничего не происходит
node-if = { $when }, { $then }
node-if-head = { $when }
node-otherwise = иначе { $then }
node-otherwise-head = иначе
node-unless = { $when }, ничего не происходит; иначе { $then }
node-unless-head = { $when }, ничего не происходит; иначе
node-both = { $first } и { $second }
node-possible = если это возможно
    .not = если это невозможно
node-choose =
    { $who ->
        [you] выберите вариант
       *[they] { $subject } выбирает вариант
    }
branch-needs = { $when }:
node-may =
    { $who ->
        [you] по желанию { $effect }
       *[they] по желанию { $effect }
    }
node-may-head =
    { $who ->
        [you] по желанию сделайте следующее
       *[they] { $subject } по желанию делает следующее
    }
node-cost = { $price }, чтобы { $then }
node-cost-head = { $price }, чтобы сделать следующее
node-repeat =
    { $n ->
        [one] { $effect }
        [2] дважды { $effect }
        [few] { $effect } { $n } раза
       *[many] { $effect } { $n } раз
        [other] { $effect } { $n } раза
    }
node-repeat-head =
    { $n ->
        [one] { $n } раз
        [few] { $n } раза
       *[many] { $n } раз
        [other] { $n } раза
    }
node-for-each = { $each }: { $effect }
node-pick =
    { $who ->
        [you] выберите { $among-acc }: { $effect }
       *[they] { $subject } выбирает { $among-acc }: { $effect }
    }
    .short = { $among }
node-pick-head =
    { $who ->
        [you] выберите { $among-acc }
       *[they] { $subject } выбирает { $among-acc }
    }
node-roll =
    { $who ->
        [you] бросьте кубик
       *[they] { $subject } бросает кубик
    }
    .short = бросить кубик
node-roll-adding =
    { $who ->
        [you] бросьте кубик и прибавьте { $bonus }
       *[they] { $subject } бросает кубик и прибавляет { $bonus }
    }
node-plus = { $left } плюс { $right }
node-minus = { $left } минус { $right }
node-you = вы
    .acc = себя
node-it = этот игрок
    .acc = этого игрока
node-current = текущий игрок
    .acc = текущего игрока
node-everyone = игрок
    .acc = игрока
    .each = каждый игрок
node-others = другой игрок
    .acc = другого игрока
    .each = каждый другой игрок
node-rolled = результат броска
node-done = это число
node-seat-count = число игроков
at-least-rolled = если результат { $n } или больше
at-most-rolled = если результат { $n } или меньше
at-most-rolled-done = если результат не больше этого числа
at-least-done =
    { $n ->
        [one] если это удалось хотя бы раз
        [few] если это удалось хотя бы { $n } раза
       *[many] если это удалось хотя бы { $n } раз
        [other] если это удалось хотя бы { $n } раза
    }

## What happens

log-moved = { $from } → { $to }: { $cards }
log-shown = { $from } → { $to }: { $cards }
log-changed = { $track }: { $from } → { $to }
log-shuffled =
    { $place }: { $count ->
        [one] перемешана { $count } карта
        [few] перемешаны { $count } карты
       *[many] перемешано { $count } карт
        [other] перемешано { $count } карты
    }
log-looked =
    { $player } смотрит { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
        [other] { $count } карты
    } ({ $place })
    .known =
        { $player } смотрит { $count ->
            [one] { $count } карту
            [few] { $count } карты
           *[many] { $count } карт
            [other] { $count } карты
        } ({ $place }): { $cards }
log-rolled = выпадает { $die }
log-rolled-by =
    { $player } бросает кубик: { $die }{ $sign ->
        [1] { " " }+ { $bonus } = { $total }
        [2] { " " }− { $bonus } = { $total }
       *[0] {""}
    }
log-rolled-for =
    { $cause }: { $player } выбрасывает { $die }{ $sign ->
        [1] { " " }+ { $bonus } = { $total }
        [2] { " " }− { $bonus } = { $total }
       *[0] {""}
    }
log-rolled-in-vain =
    { $cause }: { $player } выбрасывает { $die }{ $sign ->
        [1] { " " }+ { $bonus } = { $total }
        [2] { " " }− { $bonus } = { $total }
       *[0] {""}
    }; { $outcome ->
        [1] ничего не происходит
       *[2] без потерь
    }
log-turn-of = ход: { $seat }
log-game-ended = Игра окончена. { $ending } Победители: { $winners }.
    .brief = игра окончена, победители: { $winners }
log-game-ended-nobody-won = Игра окончена. { $ending } Никто не победил.
    .brief = игра окончена, никто не победил
log-chose-accept = { $player } соглашается
log-chose-may-accept-accept-of-card = { $player } применяет «{ $source }»: { $effect }
    .item = { $player } соглашается
log-chose-decline = { $player } отказывается
log-chose-may-accept-decline-of-card = { $player } отказывается («{ $source }»)
    .item = { $player } отказывается
log-join-may = «{ $source }», { $effect }: { $list }
log-chose-choose = { $player } делает выбор
log-chose-branch = { $player } выбирает: { $effect }
    .head = { $player } делает выбор — { $list }
log-chose-pick-seat = { $player } выбирает { $seat-acc }
log-chose-pick-pick-pick-seat-of-card = { $player } выбирает { $seat-acc } («{ $source }»)
card-played = { $player } — «{ $card }»

## Questions and answers

ask-choice-choose = Выберите, что произойдёт
ask-choice-choose-of-card = «{ $source }»: выберите, что произойдёт
ask-may-accept = Применить этот эффект?
ask-may-accept-of-card = «{ $source }»: применить этот эффект?
ask-pick-pick = Сделайте выбор
ask-pick-pick-of-card = «{ $source }»: сделайте выбор
ask-window-react = Вы можете отреагировать: { $moment }
ask-window-all-react = Вы можете отреагировать: { $moment }. Все ответы откроются одновременно
ask-window-choose-first = Отреагировать хотят несколько игроков: { $moment }. Выберите, кто будет первым
option-pass = Пасовать
option-accept = Да, сделать это
option-decline = Нет, не делать этого
option-pick-seat = Выбрать { $seat-acc }
option-choose = Вариант { $branch }
verb-pass = пасовать
verb-choose = выбрать, что произойдёт
verb-accept = согласиться
verb-decline = отказаться
verb-pick-seat = выбрать игрока

## Refusals

refused-by-rule = { $refusal } (§{ $rule })
why-not-allowed = { $action }: сейчас вы можете это сделать.
why-not-forbidden = { $action }: сейчас это запрещено правилом (§{ $rule }).
why-not-no-target = { $action }: вам нечем это сделать или не на кого направить (§{ $rule }).
why-not-no-reaction = { $action }: сейчас вам нечем так отреагировать (§{ $rule }).
why-not-not-offered = { $action }: сейчас решается не это (§{ $rule }).
why-not-not-asked = { $action }: сейчас решает кто-то другой (§{ $rule }).
why-not-game-over = { $action }: игра уже окончена.
refusal-not-json = Это не JSON: разобрать текст не удалось.
refusal-expected-object = Здесь должен быть объект: { $detail }.
refusal-expected-list = Здесь должен быть список: { $detail }.
refusal-expected-text = Здесь должен быть текст: { $detail }.
refusal-expected-number = Здесь должно быть число: { $detail }.
refusal-missing-field = Не хватает поля: { $detail }.
refusal-unknown-field = Такого поля нет: { $detail }.
refusal-unknown-command = Такой команды нет: { $detail }.
refusal-unknown-game = Такой игры нет: { $detail }.
refusal-unknown-name = Такого названия нет: { $detail }.
refusal-unknown-option = Такой настройки в игре нет: { $detail }.
refusal-unknown-choice = У настройки нет такого значения: { $detail }.
refusal-wrong-player-count = Эта игра не рассчитана на столько игроков: { $detail }.
refusal-seed-out-of-bounds = Начальное число слишком велико: { $detail }.
refusal-steps-out-of-bounds = Недопустимое число шагов: { $detail }.
refusal-no-game = Ни одна игра не начата.
refusal-no-such-seat = Такого места за столом нет: { $detail }.
refusal-not-asked = Этого игрока сейчас не спрашивают: { $detail }.
refusal-already-answered = Этот игрок уже ответил: { $detail }.
refusal-stale = Ответ опоздал: сейчас решается уже другое ({ $detail }).
refusal-illegal-option = Сейчас такой ответ не разрешён.
refusal-unknown-option-id = Такого ответа нет: { $detail }.
refusal-unknown-action = Такого действия нет: { $detail }.
refusal-unknown-order = Такого автоответа нет: { $detail }.
refusal-orders-not-allowed = За этим столом автоответы отключены.
refusal-game-over = Игра уже окончена.
refusal-broken-save = Сохранённая партия повреждена: { $detail }.
refusal-broken-view = То, что боту сообщили об игре, повреждено: { $detail }.
refusal-other-game = Это относится к другой игре: { $detail }.
refusal-unknown-schema = Этой версии программы такой формат файла неизвестен: { $detail }.
refusal-unknown-version = Файл создан неизвестной здесь версией игры: { $detail }.
refusal-no-record = Записи этой партии нет: она началась здесь не с самого начала.
refusal-broken-record = Запись партии повреждена: { $detail }.
refusal-broken-export = С файлом этой партии что-то не так: { $detail }.
refusal-replay-differs = Повтор не совпал с записью: { $detail }.
refusal-impossible-position = Такого положения быть не может: { $detail }.
refusal-impossible-roll = На кубике такого выпасть не может: { $detail }.
refusal-track-out-of-bounds = Недопустимое значение: { $detail }.
refusal-card-out-of-place = Этой карте там не место: { $detail }.
refusal-card-not-left = Таких карт больше не осталось: { $detail }.
refusal-no-deck = Эта карта не относится ни к одной колоде: { $detail }.
refusal-unknown-step = Такого этапа у хода нет: { $detail }.
refusal-unknown-effect = Такого эффекта нет: { $detail }.
refusal-effect-not-possible = В таком положении это невозможно: { $detail }.
refusal-deck-is-the-rest = Колода складывается из того, что осталось, и задать её нельзя: { $detail }.
refusal-said-twice = Это указано дважды: { $detail }.
refusal-no-such-reaction = В этот момент так отреагировать нельзя, поэтому и автоответа такого быть не может.
refusal-no-board-to-correct = В этой игре нет чисел на поле, которые можно исправить: { $detail }.
refusal-wrong-board-number = С таким числом на поле играть нельзя: { $detail }.
refusal-unknown-face = Такой грани у кубика нет: { $detail }.
refusal-bad-secret = Секрет для кубиков слишком короткий: { $detail }.
refusal-engine-fault = В программе произошла ошибка, и виноваты мы. Пожалуйста, сообщите о ней: { $detail }.
refusal-bad-arguments = Команда не распознана: { $detail }.
refusal-wrong-people-count = За этим столом не хватит мест для стольких людей: { $detail }.
refusal-cannot-read = Не удалось прочитать файл: { $detail }.
refusal-bad-option = Настройка указывается один раз, названием и значением: { $detail }.
refusal-wrong-bot-count = Число ботов не совпадает с числом мест: { $detail }.
refusal-unknown-bot = Такого бота нет: { $detail }.
refusal-unknown-persona = Такого характера нет ни у одного бота: { $detail }.
refusal-unknown-regular = Бота с таким именем нет: { $detail }.
refusal-regular-taken = Этот бот уже за столом.
refusal-bad-mixture = Так смешать ботов нельзя: { $detail }.
refusal-bad-player-count = Недопустимое число игроков: { $detail }.
refusal-cannot-write = Файл не удаётся записать: { $detail }.
refusal-no-sides = Боты не различают сторон этой игры: { $detail }.
refusal-same-rung-twice = Одна ступень названа дважды: { $detail }.
refusal-not-seated = Бот ещё не сел за стол.
refusal-bot-not-started = Не удаётся запустить процесс бота: { $detail }.
refusal-bot-ended = Процесс бота завершился: { $detail }.
refusal-bot-too-slow = Процесс бота не ответил вовремя. Секунд на ответ: { $detail }.
refusal-bot-answer-too-long = Ответ процесса бота слишком длинный. Допустимо байтов: { $detail }.
refusal-bot-answer-unreadable = Не удаётся прочитать ответ процесса бота: { $detail }.
refusal-bot-refused = Процесс бота отказался отвечать: { $detail }.
refusal-bot-answer-illegal = Процесс бота дал недопустимый ответ: { $detail }.
refusal-bot-not-copyable = Процесс бота нельзя скопировать: { $detail }.
refusal-statement-refused = Бот сказал то, чего сейчас сказать нельзя: { $detail }.
refusal-database-in-use = Базой данных пользуется другой сервер: { $detail }.
refusal-not-our-database = Это не наша база данных: { $detail }.
refusal-newer-database = База данных создана более новым сервером: { $detail }.
refusal-older-database = База данных создана более старым сервером. Запустите сервер один раз, чтобы её обновить: { $detail }.
refusal-broken-database = База данных повреждена. Восстановите её из резервной копии: { $detail }.
refusal-cannot-use-database = Базой данных не удаётся воспользоваться: { $detail }.
refusal-cannot-listen = Сервер не может занять этот адрес, возможно, он занят другой программой: { $detail }.
refusal-database-not-empty = В базе данных уже что-то есть, и без особого указания она не заменяется: { $detail }.
refusal-bad-database-address = Базы данных такого вида неизвестны: { $detail }.
refusal-missing-package = Не установлен пакет: { $detail }.
refusal-file-exists = Такой файл уже есть: { $detail }.
refusal-broken-copy = Копия базы данных повреждена: { $detail }.
refusal-no-manifest = У копии нет списка контрольных сумм, поэтому нельзя исключить, что её меняли: { $detail }.
refusal-unknown-object = В базе данных есть посторонний объект: { $detail }.
refusal-peer-failed = Другая программа завершилась с ошибкой: { $detail }.
refusal-peer-not-installed = Другую программу не удалось установить: { $detail }.
refusal-no-browser = Нет браузера, в котором можно измерять: { $detail }.
refusal-no-page-sources = Не удалось узнать, сколько страница показывает события: { $detail }.
refusal-no-such-number = Варианта с таким номером нет: { $detail }.
refusal-unknown-rule = Такого правила нет: { $detail }.
refusal-unknown-language = Такого языка нет: { $detail }.
refusal-cannot-be-damaged = Эту область нельзя повредить: { $detail }.
refusal-cannot-burn = Эту локацию нельзя сжечь: { $detail }.
refusal-character-twice = Персонаж указан дважды: { $detail }.
refusal-damaged-twice = Область повреждена дважды: { $detail }.
refusal-no-deep-ones-there = Глубоководных там быть не может: { $detail }.
refusal-no-monarchs-there = Матери Гидры и Отца Дагона там быть не может: { $detail }.
refusal-no-passengers-there = Пассажиров там быть не может: { $detail }.
refusal-no-such-figure = Такой фигурки нет: { $detail }.
refusal-not-a-traitor = Этот игрок не предатель, и разоблачить его нельзя: { $detail }.
refusal-not-a-wrecker = Этот игрок не вредитель, и раскрыть его нельзя: { $detail }.
refusal-not-eligible = Этому игроку нельзя получить звание: { $detail }.
refusal-not-in-play = Этого нет в игре: { $detail }.
refusal-overboard = Персонажа там быть не может: { $detail }.
refusal-too-many-deep-ones = Столько глубоководных в игре нет: { $detail }.
refusal-vow-to-oneself = Дать клятву самому себе нельзя: { $detail }.
refusal-wrong-number-of-cards = Неверное число карт: { $detail }.
refusal-wrong-number-of-characters = Неверное число персонажей: { $detail }.
refusal-wrong-number-of-dogs = Неверное число собак: { $detail }.
refusal-wrong-number-of-faces = Неверное число граней кубика: { $detail }.
refusal-wrong-number-of-loyalty-cards = Неверное число карт ролей: { $detail }.
refusal-wrong-number-of-roles = Неверное число ролей: { $detail }.
refusal-unknown-statement-kind = Такого вида высказываний нет: { $detail }.
refusal-not-said-here = За этим столом так не говорят: { $detail }.
refusal-same-player = Здесь нужны два разных игрока: { $detail }.
refusal-no-such-event = События с таким номером не было: { $detail }.
refusal-no-such-statement = Высказывания с таким номером не было: { $detail }.
refusal-event-does-not-fit = Это событие сюда не подходит: { $detail }.
refusal-reason-without-event = Довод и событие, на которое он указывает, называют вместе: { $detail }.
refusal-reason-does-not-fit = Этот довод говорит об обратном: { $detail }.
refusal-against-the-record = Все видели, что это не так: { $detail }.
refusal-no-check-now = Ни одна проверка не ждёт карт этого игрока: { $detail }.
refusal-not-in-check = Этот игрок в той проверке не участвует: { $detail }.
refusal-never-looked = Никто не видел, чтобы этот игрок туда смотрел: { $detail }.
refusal-said-just-now = Этот игрок только что это говорил; повторить можно в следующем ходу: { $detail }.
refusal-nothing-to-agree-with = С этим нельзя ни согласиться, ни поспорить: { $detail }.
refusal-not-asked-that = Этому игроку такого вопроса не задавали: { $detail }.
refusal-question-closed = Этот вопрос уже не ждёт ответа: { $detail }.
refusal-nothing-to-take-back = Этот игрок не может взять это назад: { $detail }.
refusal-broken-talk = Запись разговора повреждена: { $detail }.
refusal-no-yes-or-no = На этот вопрос нельзя ответить «да» или «нет»: { $detail }.
refusal-already-asked = Сначала ответьте на предыдущий запрос: { $detail }.
refusal-already-begun = Игра уже началась.
refusal-replay-private = Игроки не договорились показывать эту запись всем. Спросите кого-нибудь из них.
refusal-same-pace = Стол уже играет в таком темпе.
refusal-unusable-link = Это не ссылка https.
refusal-already-left = За этого игрока уже играет бот.
refusal-already-seated = У вас уже есть место за этим столом.
refusal-name-taken = Это имя за столом уже занято: { $detail }.
refusal-no-device = Сервер не знает этого устройства. Сначала откройте главную страницу.
refusal-no-seeds-wanted = Сейчас ничего не перемешивается.
refusal-no-such-device = Такого устройства нет.
refusal-no-such-file = Такого файла нет: { $detail }.
refusal-no-such-key = Эта ссылка больше не работает.
refusal-no-such-table = Такого стола нет, или вас к нему не приглашали.
refusal-not-away = Бот за этого игрока не играет.
refusal-not-here = Здесь ничего нет, или это не для вас.
refusal-not-begun = Игра ещё не началась.
refusal-not-over = Игра ещё не окончена.
refusal-not-daily = Это не стол дня.
refusal-daily-is-given = Столы дня сервер готовит сам.
refusal-no-scenarios = На этом сервере нет сценариев.
refusal-wrong-number-of-aliens = Столько пришельцев быть не может: { $detail }.
refusal-not-paused = Игра не на паузе.
refusal-not-ready = Готовы не все: { $detail }.
refusal-nothing-asked = Сейчас нет запроса, на который нужно отвечать.
refusal-nothing-said = Отправлять нечего.
refusal-nothing-to-undo = Отменять нечего.
refusal-no-host = В запросе не сказано, к какому он серверу, или сказано дважды.
refusal-only-host = Это может сделать только хозяин стола.
refusal-only-watching = Здесь вы только смотрите.
refusal-other-origin = Этот запрос пришёл с чужой страницы.
refusal-no-network = Этот компьютер не подключён ни к одной сети: другие устройства до него не достучатся.
refusal-no-pages = Страницы не собраны: { $detail }.
refusal-no-tunnel = Не удаётся открыть туннель: { $detail }.
refusal-other-host = У этого сервера другой адрес, не тот, по которому к нему обратились.
refusal-other-seed = Это не совпадает с тем, что было обещано до раздачи.
refusal-paused = Игра на паузе.
refusal-meeting = Идёт собрание. Игра продолжится, когда оно закончится.
refusal-no-meeting = Сейчас собрания нет.
refusal-already-finished = Вы уже закончили говорить.
refusal-phrases-only = За этим столом во время игры говорят готовыми фразами.
refusal-seat-is-free = Это место свободно: { $detail }.
refusal-seat-taken = Это место занято: { $detail }.
refusal-server-fault = На сервере что-то пошло не так. Это записано.
refusal-shown-since = С тех пор кто-то что-то увидел: отменить уже нельзя.
refusal-table-full = Все места заняты.
refusal-too-busy = За этим столом происходит слишком много сразу. Попробуйте ещё раз.
refusal-too-large = Текст слишком длинный.
refusal-too-many = Слишком много сразу. Немного подождите.
refusal-no-server = Нет сервера для столов с другими игроками. Запустите эту программу так: { $detail }.
refusal-too-many-seats = Один процесс агентов не может держать больше мест одновременно, чем { $detail }. Сначала покиньте какой-нибудь стол.
refusal-server-unreachable = Не удаётся связаться с сервером по адресу { $detail }.
refusal-bad-invitation-link = Это не ссылка-приглашение. Она кончается так: { $detail }.
refusal-bad-entrants = Для турнира нужны хотя бы два бота, каждый назван один раз: { $detail }.
refusal-broken-parquet = Файл таблиц не читается: { $detail }.
refusal-broken-result = Сохранённый результат повреждён: { $detail }.
refusal-no-cluster = Кластер по этому адресу не отвечает: { $detail }.
refusal-no-games = Там не сохранено ни одной игры: { $detail }.
refusal-no-such-game = В файле нет такой игры: { $detail }.
refusal-other-schema = У файла другой формат: { $detail }.
refusal-other-run = Эти таблицы из разных запусков: { $detail }.
refusal-other-version = На кластере другая версия: { $detail }.
refusal-same-name = У двух серий одно имя: { $detail }.
refusal-wrong-number-of-bots = Нужен один бот или по одному на каждое другое место: { $detail }.
refusal-unknown-place = Неизвестно, где вычислять: { $detail }.
refusal-extra-not-installed = Для этого нужен пакет, который не установлен: { $detail }.
refusal-bad-endpoint = Это не адрес языковой модели: { $detail }.
refusal-endpoint-unreachable = Не удаётся связаться с языковой моделью по адресу { $detail }.
refusal-endpoint-refused = Сервер языковой модели отклонил запрос: { $detail }.
refusal-endpoint-nonsense = По этому адресу отвечают не по протоколу языковых моделей: { $detail }.
refusal-bad-server = Это не адрес сервера: { $detail }.
refusal-bad-setting = Не удаётся прочитать настройку: { $detail }.
refusal-too-many-tables = С одного адреса за сутки можно создать столов: { $detail }. Подождите до завтра.
refusal-needs-code = Чтобы открыть стол на этом сервере, нужен код приглашения.
refusal-wrong-code = Код не подходит. Узнайте нынешний у владельца сервера.
refusal-only-server-host = Здесь столы открывает только владелец сервера.
refusal-server-full = Столов на этом сервере может быть { $detail }, и все заняты. Попробуйте позже.
refusal-disk-full = На сервере нет места для ещё одного стола. Попробуйте позже.
refusal-muted = Владелец сервера запретил вам писать за этим столом.
refusal-table-closed = Владелец сервера закрыл этот стол.
refusal-no-such-player = За столом нет такого игрока: { $detail }.
refusal-code-too-short = Букв или цифр в коде должно быть не меньше { $detail }.
refusal-wrong-certificate = Не удаётся использовать сертификат: { $detail }.
refusal-unknown-zone = Такого часового пояса нет: { $detail }.
refusal-unreadable = Сервер не смог это прочитать: { $detail }.
refusal-unusable-name = Такое имя не подойдёт.
refusal-unusable-title = В названии не может быть знаков, которые меняют направление текста или обрывают строку.
refusal-wrong-method = По этому адресу такие запросы не принимаются.
refusal-wrong-setting = Недопустимое значение настройки: { $detail }.
refusal-wrong-target = На этот адрес нельзя отправлять уведомления.
refusal-no-such-notification = Этот сервер не отправляет уведомления таким способом: { $detail }.
refusal-too-many-subscriptions = Слишком много каналов уведомлений для этого устройства.
refusal-not-sent = Не удалось отправить письмо. Попробуйте позже.

## Table settings

setting-secrecy = Секретность
    .help = Определяет, кого спрашивают, когда возможна реакция, и, значит, что может выдать пауза.
choice-secrecy-strict = Строгая: каждый раз отвечают все, кто мог бы отреагировать
choice-secrecy-normal = Обычная: за игрока могут отвечать его автоответы
choice-secrecy-relaxed = Облегчённая: кому нечего разыграть, того не спрашивают, и это могут заметить
setting-windows = Реакции
    .help = Определяет, отвечают ли игроки, которые могут отреагировать, по очереди или одновременно.
choice-windows-in-turn = По очереди хода
choice-windows-together = Все вместе, ответы открываются одновременно

## Calls

notification-waits = Стол «{ $table }» ждёт вас.
notification-test = Уведомления от игрового сервера сюда доходят.
notification-confirm = Кто-то попросил игровой сервер присылать вам сюда уведомления, когда вас ждёт стол. Если это были вы, перейдите по ссылке.

## Intents: headings of many answers

intent-go = Идти
intent-fight = Сражаться
intent-help = Помогать
intent-use = Использовать
intent-betray = Предавать
intent-end = Закончить
