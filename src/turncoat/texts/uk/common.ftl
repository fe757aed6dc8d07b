# What all games say: how sentences are put together, the kernel's questions, answers, events and refusals.

## People and things

player-seat = Місце { $n }
player-bot = Бот { $letter }
player-named = { $player }
    .gen = гравця { $player }
    .dat = гравцеві { $player }
    .acc = гравця { $player }
    .ins = гравцем { $player }
    .loc = гравцеві { $player }
    .voc = { $player }
    .gender = none
player-as-character = { $character } ({ $player })
player-you = { $player } (ви)
player-you-as-character = { $character } ({ $player }, ви)
figure-number = фігурка { $n }
nothing = нічого
yes = так
no = ні
card-with-value = { $card } { $value }
card-with-word = { $card } ({ $value })
card-copies = { $card } ×{ $n }
cards-counted =
    { $n ->
        [one] { $n } карта
        [few] { $n } карти
       *[many] { $n } карт
        [other] { $n } карти
    }
list-and = { $first } і { $last }
list-then = { $first }, потім { $last }
place-of-player = { $place } { $player-gen }
place-keyed = { $place } ({ $key })

## How effects become sentences

clauses-joined = { $first }, потім { $second }
node-nothing = нічого не відбувається
node-if = { $when }, { $then }
node-if-head = { $when }
node-otherwise = інакше { $then }
node-otherwise-head = інакше
node-unless = { $when }, нічого не відбувається; інакше { $then }
node-unless-head = { $when }, нічого не відбувається; інакше
node-both = { $first } та { $second }
node-possible = якщо це можливо
    .not = якщо це неможливо
node-choose =
    { $who ->
        [you] виберіть варіант
       *[they] { $subject } вибирає варіант
    }
branch-needs = { $when }:
node-may =
    { $who ->
        [you] за бажанням { $effect }
       *[they] за бажанням { $effect }
    }
node-may-head =
    { $who ->
        [you] за бажанням зробіть таке
       *[they] { $subject } за бажанням робить таке
    }
node-cost = { $price }, щоб { $then }
node-cost-head = { $price }, щоб зробити таке
node-repeat =
    { $n ->
        [one] { $effect }
        [2] двічі { $effect }
        [few] { $effect } { $n } рази
       *[many] { $effect } { $n } разів
        [other] { $effect } { $n } раза
    }
node-repeat-head =
    { $n ->
        [one] { $n } раз
        [few] { $n } рази
       *[many] { $n } разів
        [other] { $n } раза
    }
node-for-each = { $each }: { $effect }
node-pick =
    { $who ->
        [you] виберіть { $among-acc }: { $effect }
       *[they] { $subject } вибирає { $among-acc }: { $effect }
    }
    .short = { $among }
node-pick-head =
    { $who ->
        [you] виберіть { $among-acc }
       *[they] { $subject } вибирає { $among-acc }
    }
node-roll =
    { $who ->
        [you] киньте кістку
       *[they] { $subject } кидає кістку
    }
    .short = кинути кістку
node-roll-adding =
    { $who ->
        [you] киньте кістку й додайте { $bonus }
       *[they] { $subject } кидає кістку й додає { $bonus }
    }
node-plus = { $left } плюс { $right }
node-minus = { $left } мінус { $right }
node-you = ви
    .acc = себе
node-it = цей гравець
    .acc = цього гравця
node-current = поточний гравець
    .acc = поточного гравця
node-everyone = гравець
    .acc = гравця
    .each = кожен гравець
node-others = інший гравець
    .acc = іншого гравця
    .each = кожен інший гравець
node-rolled = результат кидка
node-done = це число
node-seat-count = кількість гравців
at-least-rolled = якщо результат { $n } або більше
at-most-rolled = якщо результат { $n } або менше
at-most-rolled-done = якщо результат не більший за це число
at-least-done =
    { $n ->
        [one] якщо це вдалося хоча б раз
        [few] якщо це вдалося хоча б { $n } рази
       *[many] якщо це вдалося хоча б { $n } разів
        [other] якщо це вдалося хоча б { $n } раза
    }

## What happens

log-moved = { $from } → { $to }: { $cards }
log-shown = { $from } → { $to }: { $cards }
log-changed = { $track }: { $from } → { $to }
log-shuffled =
    { $place }: { $count ->
        [one] перемішано { $count } карту
        [few] перемішано { $count } карти
       *[many] перемішано { $count } карт
        [other] перемішано { $count } карти
    }
log-looked =
    { $player } дивиться на { $count ->
        [one] { $count } карту
        [few] { $count } карти
       *[many] { $count } карт
        [other] { $count } карти
    } ({ $place })
    .known =
        { $player } дивиться на { $count ->
            [one] { $count } карту
            [few] { $count } карти
           *[many] { $count } карт
            [other] { $count } карти
        } ({ $place }): { $cards }
log-rolled = випадає { $die }
log-rolled-by =
    { $player } кидає, випадає { $die }{ $sign ->
        [1] { " " }+ { $bonus } = { $total }
        [2] { " " }− { $bonus } = { $total }
       *[0] {""}
    }
log-rolled-for =
    { $cause }: { $player } викидає { $die }{ $sign ->
        [1] { " " }+ { $bonus } = { $total }
        [2] { " " }− { $bonus } = { $total }
       *[0] {""}
    }
log-rolled-in-vain =
    { $cause }: { $player } викидає { $die }{ $sign ->
        [1] { " " }+ { $bonus } = { $total }
        [2] { " " }− { $bonus } = { $total }
       *[0] {""}
    }; { $outcome ->
        [1] нічого не стається
       *[2] без втрат
    }
log-turn-of = хід: { $seat }
log-game-ended = Гру завершено. { $ending } Переможці: { $winners }.
    .brief = гру завершено, переможці: { $winners }
log-game-ended-nobody-won = Гру завершено. { $ending } Ніхто не переміг.
    .brief = гру завершено, ніхто не переміг
log-chose-accept = { $player } погоджується
log-chose-may-accept-accept-of-card = { $player } застосовує «{ $source }»: { $effect }
    .item = { $player } погоджується
log-chose-decline = { $player } відмовляється
log-chose-may-accept-decline-of-card = { $player } відмовляється («{ $source }»)
    .item = { $player } відмовляється
log-join-may = «{ $source }», { $effect }: { $list }
log-chose-choose = { $player } робить вибір
log-chose-branch = { $player } вибирає: { $effect }
    .head = { $player } робить вибір — { $list }
log-chose-pick-seat = { $player } вибирає { $seat-acc }
log-chose-pick-pick-pick-seat-of-card = { $player } вибирає { $seat-acc } («{ $source }»)
card-played = { $player } — «{ $card }»

## Questions and answers

ask-choice-choose = Виберіть, що станеться
ask-choice-choose-of-card = «{ $source }»: виберіть, що станеться
ask-may-accept = Застосувати цей ефект?
ask-may-accept-of-card = «{ $source }»: застосувати цей ефект?
ask-pick-pick = Зробіть вибір
ask-pick-pick-of-card = «{ $source }»: зробіть вибір
ask-window-react = Ви можете відреагувати: { $moment }
ask-window-all-react = Ви можете відреагувати: { $moment }. Усі відповіді буде відкрито водночас
ask-window-choose-first = Відреагувати хочуть кілька гравців: { $moment }. Виберіть, хто буде першим
option-pass = Пасувати
option-accept = Так, зробити це
option-decline = Ні, не робити цього
option-pick-seat = Вибрати { $seat-acc }
option-choose = Варіант { $branch }
verb-pass = пасувати
verb-choose = вибрати, що станеться
verb-accept = погодитися
verb-decline = відмовитися
verb-pick-seat = вибрати гравця

## Refusals

refused-by-rule = { $refusal } (§{ $rule })
why-not-allowed = { $action }: зараз ви можете це зробити.
why-not-forbidden = { $action }: зараз це забороняє правило (§{ $rule }).
why-not-no-target = { $action }: вам нема чим це зробити або нема на кого спрямувати (§{ $rule }).
why-not-no-reaction = { $action }: зараз вам нема чим так відреагувати (§{ $rule }).
why-not-not-offered = { $action }: зараз вирішують не це (§{ $rule }).
why-not-not-asked = { $action }: зараз вирішує хтось інший (§{ $rule }).
why-not-game-over = { $action }: гру вже завершено.
refusal-not-json = Це не JSON: розібрати текст не вдалося.
refusal-expected-object = Тут має бути обʼєкт: { $detail }.
refusal-expected-list = Тут має бути список: { $detail }.
refusal-expected-text = Тут має бути текст: { $detail }.
refusal-expected-number = Тут має бути число: { $detail }.
refusal-missing-field = Бракує поля: { $detail }.
refusal-unknown-field = Такого поля немає: { $detail }.
refusal-unknown-command = Такої команди немає: { $detail }.
refusal-unknown-game = Такої гри немає: { $detail }.
refusal-unknown-name = Такої назви немає: { $detail }.
refusal-unknown-option = Такого налаштування в грі немає: { $detail }.
refusal-unknown-choice = Налаштування не має такого значення: { $detail }.
refusal-wrong-player-count = Ця гра не розрахована на стільки гравців: { $detail }.
refusal-seed-out-of-bounds = Початкове число завелике: { $detail }.
refusal-steps-out-of-bounds = Неприпустима кількість кроків: { $detail }.
refusal-no-game = Жодної гри не розпочато.
refusal-no-such-seat = Такого місця за столом немає: { $detail }.
refusal-not-asked = Цього гравця зараз не питають: { $detail }.
refusal-already-answered = Цей гравець уже дав відповідь: { $detail }.
refusal-stale = Відповідь запізнилася: зараз вирішують уже інше ({ $detail }).
refusal-illegal-option = Зараз така відповідь недозволена.
refusal-unknown-option-id = Такої відповіді немає: { $detail }.
refusal-unknown-action = Такої дії немає: { $detail }.
refusal-unknown-order = Такої автовідповіді немає: { $detail }.
refusal-orders-not-allowed = За цим столом автовідповіді вимкнено.
refusal-game-over = Гру вже завершено.
refusal-broken-save = Збережену партію пошкоджено: { $detail }.
refusal-broken-view = Те, що бот дізнався про гру, пошкоджено: { $detail }.
refusal-other-game = Це стосується іншої гри: { $detail }.
refusal-unknown-schema = Ця версія програми не знає такого формату файлу: { $detail }.
refusal-unknown-version = Файл створила невідома тут версія гри: { $detail }.
refusal-no-record = Запису цієї партії немає: вона почалася тут не із самого початку.
refusal-broken-record = Запис партії пошкоджено: { $detail }.
refusal-broken-export = З файлом цієї партії щось не так: { $detail }.
refusal-replay-differs = Повтор не збігся із записом: { $detail }.
refusal-impossible-position = Такого становища бути не може: { $detail }.
refusal-impossible-roll = На кістці такого випасти не може: { $detail }.
refusal-track-out-of-bounds = Неприпустиме значення: { $detail }.
refusal-card-out-of-place = Цій карті там не місце: { $detail }.
refusal-card-not-left = Таких карт більше не лишилося: { $detail }.
refusal-no-deck = Ця карта не належить до жодної колоди: { $detail }.
refusal-unknown-step = Такого кроку хід не має: { $detail }.
refusal-unknown-effect = Такого ефекту немає: { $detail }.
refusal-effect-not-possible = У такому положенні це неможливо: { $detail }.
refusal-deck-is-the-rest = Колода складається з того, що лишилося, і задати її не можна: { $detail }.
refusal-said-twice = Це зазначено двічі: { $detail }.
refusal-no-such-reaction = У цей момент так відреагувати не можна, тож і автовідповіді такої бути не може.
refusal-no-board-to-correct = У цій грі немає чисел на полі, які можна виправити: { $detail }.
refusal-wrong-board-number = З таким числом на полі грати не можна: { $detail }.
refusal-unknown-face = Такої грані в кубика немає: { $detail }.
refusal-bad-secret = Секрет для кидків закороткий: { $detail }.
refusal-engine-fault = У програмі сталася помилка, і вона наша. Будь ласка, повідомте про неї: { $detail }.
refusal-bad-arguments = Команду не розпізнано: { $detail }.
refusal-wrong-people-count = За цим столом забракне місць для стількох людей: { $detail }.
refusal-cannot-read = Не вдалося прочитати файл: { $detail }.
refusal-bad-option = Налаштування зазначають один раз, назвою та значенням: { $detail }.
refusal-wrong-bot-count = Кількість ботів не збігається з кількістю місць: { $detail }.
refusal-unknown-bot = Такого бота немає: { $detail }.
refusal-unknown-persona = Такої вдачі не має жоден бот: { $detail }.
refusal-unknown-regular = Бота з таким імʼям немає: { $detail }.
refusal-regular-taken = Цей бот уже за столом.
refusal-bad-mixture = Так змішати ботів не можна: { $detail }.
refusal-bad-player-count = Неприпустима кількість гравців: { $detail }.
refusal-cannot-write = Файл не вдається записати: { $detail }.
refusal-no-sides = Боти не розрізняють сторін цієї гри: { $detail }.
refusal-same-rung-twice = Один щабель названо двічі: { $detail }.
refusal-not-seated = Бот ще не сів за стіл.
refusal-bot-not-started = Не вдається запустити процес бота: { $detail }.
refusal-bot-ended = Процес бота завершив роботу: { $detail }.
refusal-bot-too-slow = Процес бота не відповів учасно. Секунд на відповідь: { $detail }.
refusal-bot-answer-too-long = Відповідь процесу бота задовга. Дозволено байтів: { $detail }.
refusal-bot-answer-unreadable = Не вдається прочитати відповідь процесу бота: { $detail }.
refusal-bot-refused = Процес бота відмовився відповідати: { $detail }.
refusal-bot-answer-illegal = Процес бота дав недозволену відповідь: { $detail }.
refusal-bot-not-copyable = Процес бота не можна скопіювати: { $detail }.
refusal-statement-refused = Бот сказав те, чого зараз сказати не можна: { $detail }.
refusal-database-in-use = Базою даних користується інший сервер: { $detail }.
refusal-not-our-database = Це не наша база даних: { $detail }.
refusal-newer-database = Базу даних створено новішим сервером: { $detail }.
refusal-older-database = Базу даних створено старішим сервером. Запустіть сервер один раз, щоб її оновити: { $detail }.
refusal-broken-database = Базу даних пошкоджено. Відновіть її з резервної копії: { $detail }.
refusal-cannot-use-database = Базою даних не вдається скористатися: { $detail }.
refusal-cannot-listen = Сервер не може зайняти цю адресу, можливо, її зайняла інша програма: { $detail }.
refusal-database-not-empty = У базі даних уже щось є, і без окремої вказівки її не замінюють: { $detail }.
refusal-bad-database-address = Бази даних такого виду невідомі: { $detail }.
refusal-missing-package = Не встановлено пакет: { $detail }.
refusal-file-exists = Такий файл уже є: { $detail }.
refusal-broken-copy = Копію бази даних пошкоджено: { $detail }.
refusal-no-manifest = У копії немає переліку контрольних сум, тож не можна виключити, що її змінювали: { $detail }.
refusal-unknown-object = У базі даних є сторонній обʼєкт: { $detail }.
refusal-peer-failed = Інша програма завершилася з помилкою: { $detail }.
refusal-peer-not-installed = Іншу програму не вдалося встановити: { $detail }.
refusal-no-browser = Немає браузера, у якому можна вимірювати: { $detail }.
refusal-no-page-sources = Не вдалося дізнатися, скільки сторінка показує події: { $detail }.
refusal-no-such-number = Варіанта з таким номером немає: { $detail }.
refusal-unknown-rule = Такого правила немає: { $detail }.
refusal-unknown-language = Такої мови немає: { $detail }.
refusal-cannot-be-damaged = Цю зону не можна пошкодити: { $detail }.
refusal-cannot-burn = Цю локацію не можна спалити: { $detail }.
refusal-character-twice = Персонажа зазначено двічі: { $detail }.
refusal-damaged-twice = Зону пошкоджено двічі: { $detail }.
refusal-no-deep-ones-there = Глибоководних там бути не може: { $detail }.
refusal-no-monarchs-there = Матері Гідри й Батька Дагона там бути не може: { $detail }.
refusal-no-passengers-there = Пасажирів там бути не може: { $detail }.
refusal-no-such-figure = Такої фігурки немає: { $detail }.
refusal-not-a-traitor = Цей гравець не зрадник, і відкрити його не можна: { $detail }.
refusal-not-a-wrecker = Цей гравець не шкідник, і розкрити його не можна: { $detail }.
refusal-not-eligible = Цей гравець не може обійняти посаду: { $detail }.
refusal-not-in-play = Цього немає в грі: { $detail }.
refusal-overboard = Персонажа там бути не може: { $detail }.
refusal-too-many-deep-ones = Стільки глибоководних у грі немає: { $detail }.
refusal-vow-to-oneself = Дати обітницю самому собі не можна: { $detail }.
refusal-wrong-number-of-cards = Неправильна кількість карт: { $detail }.
refusal-wrong-number-of-characters = Неправильна кількість персонажів: { $detail }.
refusal-wrong-number-of-dogs = Неправильна кількість собак: { $detail }.
refusal-wrong-number-of-faces = Неправильна кількість граней: { $detail }.
refusal-wrong-number-of-loyalty-cards = Неправильна кількість карт лояльності: { $detail }.
refusal-wrong-number-of-roles = Неправильна кількість ролей: { $detail }.
refusal-unknown-statement-kind = Такого виду висловлювань немає: { $detail }.
refusal-not-said-here = За цим столом так не кажуть: { $detail }.
refusal-same-player = Тут потрібні два різні гравці: { $detail }.
refusal-no-such-event = Події з таким номером не було: { $detail }.
refusal-no-such-statement = Висловлювання з таким номером не було: { $detail }.
refusal-event-does-not-fit = Ця подія сюди не пасує: { $detail }.
refusal-reason-without-event = Довід і подію, на яку він указує, називають разом: { $detail }.
refusal-reason-does-not-fit = Цей довід свідчить про протилежне: { $detail }.
refusal-against-the-record = Усі бачили, що це не так: { $detail }.
refusal-no-check-now = Жодна перевірка не чекає на карти цього гравця: { $detail }.
refusal-not-in-check = Цей гравець у тій перевірці участі не бере: { $detail }.
refusal-never-looked = Ніхто не бачив, щоб цей гравець туди дивився: { $detail }.
refusal-said-just-now = Цей гравець щойно це казав; повторити можна наступного ходу: { $detail }.
refusal-nothing-to-agree-with = Із цим не можна ні погодитися, ні посперечатися: { $detail }.
refusal-not-asked-that = Цьому гравцеві такого запитання не ставили: { $detail }.
refusal-question-closed = Це запитання вже не чекає на відповідь: { $detail }.
refusal-nothing-to-take-back = Цей гравець не може взяти це назад: { $detail }.
refusal-broken-talk = Запис розмови пошкоджено: { $detail }.
refusal-no-yes-or-no = На це запитання не можна відповісти «так» чи «ні»: { $detail }.
refusal-already-asked = Спершу дайте відповідь на попередній запит: { $detail }.
refusal-already-begun = Гра вже почалася.
refusal-replay-private = Гравці не домовилися показувати цей запис усім. Спитайте когось із них.
refusal-same-pace = Стіл уже грає в такому темпі.
refusal-unusable-link = Це не посилання https.
refusal-already-left = За цього гравця вже грає бот.
refusal-already-seated = У вас уже є місце за цим столом.
refusal-name-taken = Це імʼя за столом уже зайняте: { $detail }.
refusal-no-device = Сервер не знає цього пристрою. Спочатку відкрийте головну сторінку.
refusal-no-seeds-wanted = Зараз нічого не перемішується.
refusal-no-such-device = Такого пристрою немає.
refusal-no-such-file = Такого файлу немає: { $detail }.
refusal-no-such-key = Це посилання більше не працює.
refusal-no-such-table = Такого столу немає, або вас до нього не запрошували.
refusal-not-away = Бот за цього гравця не грає.
refusal-not-here = Тут нічого немає, або це не для вас.
refusal-not-begun = Гра ще не почалася.
refusal-not-over = Гру ще не завершено.
refusal-not-daily = Це не стіл дня.
refusal-daily-is-given = Столи дня сервер готує сам.
refusal-no-scenarios = На цьому сервері немає сценаріїв.
refusal-wrong-number-of-aliens = Стільки прибульців бути не може: { $detail }.
refusal-not-paused = Гру не призупинено.
refusal-not-ready = Готові не всі: { $detail }.
refusal-nothing-asked = Зараз немає запиту, на який треба відповідати.
refusal-nothing-said = Нема чого надсилати.
refusal-nothing-to-undo = Нема чого скасовувати.
refusal-no-host = У запиті не сказано, до якого він сервера, або сказано двічі.
refusal-only-host = Це може зробити лише господар столу.
refusal-only-watching = Тут ви лише дивитеся.
refusal-other-origin = Цей запит надійшов із чужої сторінки.
refusal-no-network = Цей компʼютер не підʼєднано до жодної мережі: інші пристрої не можуть його знайти.
refusal-no-pages = Сторінки не зібрано: { $detail }.
refusal-no-tunnel = Не вдається відкрити тунель: { $detail }.
refusal-other-host = Цей сервер має іншу адресу, не ту, за якою до нього звернулися.
refusal-other-seed = Це не збігається з тим, що було обіцяно до роздачі.
refusal-paused = Гру призупинено.
refusal-meeting = Тривають збори. Гра продовжиться, коли вони закінчаться.
refusal-no-meeting = Зараз зборів немає.
refusal-already-finished = Ви вже закінчили говорити.
refusal-phrases-only = За цим столом під час гри говорять готовими фразами.
refusal-seat-is-free = Це місце вільне: { $detail }.
refusal-seat-taken = Це місце зайняте: { $detail }.
refusal-server-fault = На сервері щось пішло не так. Це записано.
refusal-shown-since = Відтоді хтось щось побачив: скасувати вже не можна.
refusal-table-full = Усі місця зайняті.
refusal-too-busy = За цим столом відбувається забагато водночас. Спробуйте ще раз.
refusal-too-large = Текст задовгий.
refusal-too-many = Забагато водночас. Трохи зачекайте.
refusal-no-server = Немає сервера для столів з іншими гравцями. Запустіть цю програму так: { $detail }.
refusal-too-many-seats = Один процес агентів не може тримати більше місць одночасно, ніж { $detail }. Спершу залиште якийсь стіл.
refusal-server-unreachable = Не вдається звʼязатися із сервером за адресою { $detail }.
refusal-bad-invitation-link = Це не посилання-запрошення. Воно закінчується так: { $detail }.
refusal-bad-entrants = Для турніру потрібні принаймні два боти, кожен названий один раз: { $detail }.
refusal-broken-parquet = Файл таблиць не читається: { $detail }.
refusal-broken-result = Збережений результат пошкоджено: { $detail }.
refusal-no-cluster = Кластер за цією адресою не відповідає: { $detail }.
refusal-no-games = Там не збережено жодної гри: { $detail }.
refusal-no-such-game = У файлі немає такої гри: { $detail }.
refusal-other-schema = Файл має інший формат: { $detail }.
refusal-other-run = Ці таблиці з різних запусків: { $detail }.
refusal-other-version = На кластері інша версія: { $detail }.
refusal-same-name = Дві серії мають однакову назву: { $detail }.
refusal-wrong-number-of-bots = Потрібен один бот або по одному на кожне інше місце: { $detail }.
refusal-unknown-place = Невідомо, де обчислювати: { $detail }.
refusal-extra-not-installed = Для цього потрібен пакет, якого не встановлено: { $detail }.
refusal-bad-endpoint = Це не адреса мовної моделі: { $detail }.
refusal-endpoint-unreachable = Не вдається звʼязатися з мовною моделлю за адресою { $detail }.
refusal-endpoint-refused = Сервер мовної моделі відхилив запит: { $detail }.
refusal-endpoint-nonsense = За цією адресою відповідають не за протоколом мовних моделей: { $detail }.
refusal-bad-server = Це не адреса сервера: { $detail }.
refusal-bad-setting = Не вдається прочитати налаштування: { $detail }.
refusal-too-many-tables = З однієї адреси за добу можна створити столів: { $detail }. Зачекайте до завтра.
refusal-needs-code = Щоб відкрити стіл на цьому сервері, потрібен код запрошення.
refusal-wrong-code = Код не підходить. Дізнайтеся нинішній у власника сервера.
refusal-only-server-host = Тут столи відкриває лише власник сервера.
refusal-server-full = Столів на цьому сервері може бути { $detail }, і всі зайняті. Спробуйте пізніше.
refusal-disk-full = На сервері немає місця для ще одного столу. Спробуйте пізніше.
refusal-muted = Власник сервера заборонив вам писати за цим столом.
refusal-table-closed = Власник сервера закрив цей стіл.
refusal-no-such-player = За столом немає такого гравця: { $detail }.
refusal-code-too-short = Літер або цифр у коді має бути не менше ніж { $detail }.
refusal-wrong-certificate = Не вдається використати сертифікат: { $detail }.
refusal-unknown-zone = Такого часового поясу немає: { $detail }.
refusal-unreadable = Сервер не зміг це прочитати: { $detail }.
refusal-unusable-name = Таке імʼя не підійде.
refusal-unusable-title = У назві не може бути знаків, що змінюють напрямок тексту або обривають рядок.
refusal-wrong-method = За цією адресою такі запити не приймаються.
refusal-wrong-setting = Неприпустиме значення налаштування: { $detail }.
refusal-wrong-target = На цю адресу не можна надсилати сповіщень.
refusal-no-such-notification = Цей сервер не надсилає сповіщень таким способом: { $detail }.
refusal-too-many-subscriptions = Для цього пристрою вже забагато каналів сповіщень.
refusal-not-sent = Не вдалося надіслати лист. Спробуйте пізніше.

## Table settings

setting-secrecy = Таємність
    .help = Визначає, кого питають, коли можлива реакція, а отже, що може виказати пауза.
choice-secrecy-strict = Сувора: щоразу відповідають усі, хто міг би відреагувати
choice-secrecy-normal = Звичайна: за гравця можуть відповідати його автовідповіді
choice-secrecy-relaxed = Послаблена: кому нема чого розіграти, того не питають, і це можуть помітити
setting-windows = Реакції
    .help = Визначає, чи гравці, які можуть відреагувати, відповідають по черзі, чи водночас.
choice-windows-in-turn = У порядку ходу
choice-windows-together = Усі разом, відповіді відкривають водночас

## Calls

notification-waits = Стіл «{ $table }» чекає на вас.
notification-test = Сповіщення від ігрового сервера сюди доходять.
notification-confirm = Хтось попросив ігровий сервер надсилати вам сюди сповіщення, коли на вас чекає стіл. Якщо це були ви, перейдіть за посиланням.

## Intents: headings of many answers

intent-go = Йти
intent-fight = Битися
intent-help = Допомагати
intent-use = Використати
intent-betray = Зраджувати
intent-end = Завершити
