# What all games say: how sentences are put together, the kernel's questions, answers, events and refusals.

## People and things

player-seat = Місце { $n }
player-bot = Бот { $letter }
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
line-repeated = { $line } (×{ $n })
cards-counted =
    { $n ->
        [one] { $n } карта
        [few] { $n } карти
       *[many] { $n } карт
        [other] { $n } карти
    }
place-of-player = { $place } гравця { $player }
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
branch-needs = лише { $when }
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
node-cost = { $price }; якщо це виконано повністю, { $then }
node-cost-head = { $price }; якщо це виконано повністю
node-repeat =
    { $n ->
        [one] { $effect }
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
at-most-rolled-done = якщо результат не більший за їхню кількість
at-least-done =
    { $n ->
        [one] якщо це вдалося
        [few] якщо було не менше ніж { $n }
       *[many] якщо було не менше ніж { $n }
        [other] якщо було не менше ніж { $n }
    }

## Games

game-lifeboat = Шлюпка
game-unfathomable = Незбагненне
game-thing = Істота

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
    { $player } дивиться { $count ->
        [one] { $count } карту
        [few] { $count } карти
       *[many] { $count } карт
        [other] { $count } карти
    } ({ $place })
    .known =
        { $player } дивиться { $count ->
            [one] { $count } карту
            [few] { $count } карти
           *[many] { $count } карт
            [other] { $count } карти
        } ({ $place }): { $cards }
log-rolled = результат кидка: { $die }
log-turn-of = хід: { $seat }
log-game-ended = Гру завершено. { $ending } Переможці: { $winners }.
log-game-ended-nobody-won = Гру завершено. { $ending } Ніхто не переміг.
log-chose-accept = { $player } погоджується
log-chose-decline = { $player } відмовляється
log-chose-choose = { $player } вибирає, що станеться
log-chose-pick-seat = { $player } робить вибір: { $seat }

## Questions and answers

ask-choice-choose = Виберіть, що станеться
ask-choice-choose-of-card = «{ $source }»: виберіть, що станеться
ask-may-accept = Хочете, щоб це сталося?
ask-may-accept-of-card = «{ $source }»: хочете, щоб це сталося?
ask-pick-pick = Зробіть вибір
ask-pick-pick-of-card = «{ $source }»: зробіть вибір
ask-window-react = Ви можете відреагувати: { $moment }
ask-window-all-react = Ви можете відреагувати: { $moment }. Усі відповіді буде відкрито водночас
ask-window-choose-first = Відреагувати хочуть кілька гравців: { $moment }. Виберіть, хто буде першим
option-pass = Пасувати
option-accept = Так, зробити це
option-decline = Ні, не робити цього
option-pick-seat = Вибрати: { $seat }
option-choose = Вибрати варіант № { $branch }
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
refusal-not-json = Це не схоже на запит: розібрати текст не вдалося.
refusal-expected-object = Тут має бути обʼєкт: { $detail }.
refusal-expected-list = Тут має бути список: { $detail }.
refusal-expected-text = Тут має бути текст: { $detail }.
refusal-expected-number = Тут має бути число: { $detail }.
refusal-missing-field = Бракує поля: { $detail }.
refusal-unknown-field = Такого поля немає: { $detail }.
refusal-unknown-command = Такої команди немає: { $detail }.
refusal-unknown-game = Такої гри немає: { $detail }.
refusal-unknown-name = Такої назви немає: { $detail }.
refusal-unknown-option = Такого налаштування у грі немає: { $detail }.
refusal-unknown-choice = Налаштування не має такого значення: { $detail }.
refusal-wrong-player-count = Стільки гравців у цю гру грати не можуть: { $detail }.
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
refusal-unknown-order = Це не постійний наказ: { $detail }.
refusal-orders-not-allowed = За цим столом грають без постійних наказів.
refusal-game-over = Гру вже завершено.
refusal-broken-save = Збережену партію пошкоджено: { $detail }.
refusal-broken-view = Те, що бот дізнався про гру, пошкоджено: { $detail }.
refusal-other-game = Це стосується іншої гри: { $detail }.
refusal-unknown-schema = Ця версія програми не знає такого формату файлу: { $detail }.
refusal-unknown-version = Файл створила невідома тут версія гри: { $detail }.
refusal-no-record = Запису цієї партії немає: вона почалася тут не з самого початку.
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
refusal-no-such-reaction = У цей момент так відреагувати не можна, тож і наказу такого бути не може.
refusal-no-board-to-correct = У цій грі немає чисел на полі, які можна виправити: { $detail }.
refusal-wrong-board-number = З таким числом на полі грати не можна: { $detail }.
refusal-unknown-face = Такої грані в кубика немає: { $detail }.
refusal-bad-secret = Секрет для кидків закороткий: { $detail }.
refusal-engine-fault = У програмі сталася помилка, і вона наша. Будь ласка, повідомте про неї: { $detail }.
refusal-bad-arguments = Команду не розпізнано: { $detail }.
refusal-wrong-people-count = Стільки людей тут сісти не можуть: { $detail }.
refusal-cannot-read = Не вдалося прочитати файл: { $detail }.
refusal-bad-option = Налаштування зазначають один раз, назвою та значенням: { $detail }.
refusal-wrong-bot-count = Кількість ботів не збігається з кількістю місць: { $detail }.
refusal-unknown-bot = Такого бота немає: { $detail }.
refusal-unknown-persona = Такої вдачі не має жоден бот: { $detail }.
refusal-bad-mixture = Це не суміш ботів: { $detail }.
refusal-bad-player-count = Це не кількість гравців: { $detail }.
refusal-cannot-write = Файл не вдається записати: { $detail }.
refusal-no-sides = Боти не розрізняють сторін цієї гри: { $detail }.
refusal-same-rung-twice = Один щабель названо двічі: { $detail }.
refusal-not-seated = Бот ще не сів за стіл.
refusal-bot-not-started = Програму, яка має грати, не вдається запустити: { $detail }.
refusal-bot-ended = Програма, яка грає, завершила роботу: { $detail }.
refusal-bot-too-slow = Програма, яка грає, не відповіла вчасно. Секунд на відповідь: { $detail }.
refusal-bot-answer-too-long = Відповідь програми, яка грає, задовга. Дозволено байтів: { $detail }.
refusal-bot-answer-unreadable = Відповідь програми, яка грає, не вдається прочитати: { $detail }.
refusal-bot-refused = Програма, яка грає, відмовилася відповідати: { $detail }.
refusal-bot-answer-illegal = Програма, яка грає, дала недозволену відповідь: { $detail }.
refusal-bot-not-copyable = Програму, яка грає, не можна скопіювати: { $detail }.
refusal-statement-refused = Бот сказав те, чого зараз сказати не можна: { $detail }.
refusal-database-in-use = Базою даних користується інший сервер: { $detail }.
refusal-not-our-database = Це не наша база даних: { $detail }.
refusal-newer-database = Базу даних створено новішим сервером: { $detail }.
refusal-older-database = Базу даних створено старішим сервером. Запустіть сервер один раз, щоб її оновити: { $detail }.
refusal-broken-database = Базу даних пошкоджено. Відновіть її з резервної копії: { $detail }.
refusal-cannot-use-database = Базою даних не вдається скористатися: { $detail }.
refusal-database-not-empty = У базі даних уже щось є, і без окремої вказівки її не замінюють: { $detail }.
refusal-bad-database-address = Бази даних такого виду невідомі: { $detail }.
refusal-missing-package = Не встановлено пакет: { $detail }.
refusal-file-exists = Такий файл уже є: { $detail }.
refusal-broken-copy = Копію бази даних пошкоджено: { $detail }.
refusal-unknown-object = У базі даних є сторонній обʼєкт: { $detail }.
refusal-peer-failed = Інша програма завершилася з помилкою: { $detail }.
refusal-peer-not-installed = Іншу програму не вдалося встановити: { $detail }.
refusal-no-browser = Немає браузера, у якому можна вимірювати: { $detail }.
refusal-no-such-number = Варіанта з таким номером немає: { $detail }.
refusal-unknown-rule = Такого правила немає: { $detail }.
refusal-unknown-language = Такої мови немає: { $detail }.
refusal-cannot-be-damaged = Це приміщення не можна пошкодити: { $detail }.
refusal-cannot-burn = Цю локацію не можна спалити: { $detail }.
refusal-character-twice = Персонажа зазначено двічі: { $detail }.
refusal-damaged-twice = Приміщення пошкоджено двічі: { $detail }.
refusal-no-deep-ones-there = Глибоководних там бути не може: { $detail }.
refusal-no-monarchs-there = Матері Гідри й Батька Дагона там бути не може: { $detail }.
refusal-no-passengers-there = Пасажирів там бути не може: { $detail }.
refusal-no-such-figure = Такої фігурки немає: { $detail }.
refusal-not-a-traitor = Цей гравець не зрадник, і відкрити його не можна: { $detail }.
refusal-not-a-wrecker = Цей гравець не шкідник, і розкрити його не можна: { $detail }.
refusal-not-eligible = Цей гравець не може обійняти посаду: { $detail }.
refusal-not-in-play = Цього немає у грі: { $detail }.
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
refusal-already-asked = Усіх уже про щось просять: { $detail }.
refusal-already-begun = Гра вже почалася.
refusal-already-left = За цього гравця вже грає бот.
refusal-already-seated = У вас уже є місце за цим столом.
refusal-name-taken = Когось за столом уже так звати: { $detail }.
refusal-no-device = Сервер не знає цього пристрою. Спочатку відкрийте головну сторінку.
refusal-no-seeds-wanted = Зараз нічого не перемішується.
refusal-no-such-device = Такого пристрою немає.
refusal-no-such-file = Такого файлу немає: { $detail }.
refusal-no-such-key = Це посилання більше нічого не відкриває.
refusal-no-such-table = Такого столу немає, або вас до нього не запрошували.
refusal-not-away = За цього гравця ніхто не грає.
refusal-not-here = Тут нічого немає, або це не для вас.
refusal-not-begun = Гра ще не почалася.
refusal-not-over = Гру ще не завершено.
refusal-not-paused = Гру не призупинено.
refusal-not-ready = Готові не всі: { $detail }.
refusal-nothing-asked = Зараз усіх ні про що не просять.
refusal-nothing-said = Надсилати нічого.
refusal-nothing-to-undo = Немає відповіді, яку можна було б повернути.
refusal-no-host = У запиті не сказано, до якого він сервера, або сказано двічі.
refusal-only-host = Це може лише той, хто накрив стіл.
refusal-only-watching = Тут ви лише дивитеся.
refusal-other-origin = Цей запит надійшов із чужої сторінки.
refusal-other-host = Цей сервер має іншу адресу, не ту, за якою до нього звернулися.
refusal-other-seed = Це не те, що було обіцяно до роздавання.
refusal-paused = Гру призупинено.
refusal-phrases-only = За цим столом під час гри говорять готовими фразами.
refusal-seat-is-free = Це місце вільне: { $detail }.
refusal-seat-taken = Це місце зайняте: { $detail }.
refusal-server-fault = На сервері щось пішло не так. Це записано.
refusal-shown-since = Відтоді хтось щось побачив: цього вже не повернути.
refusal-table-full = Усі місця зайняті.
refusal-too-busy = За цим столом відбувається забагато водночас. Спробуйте ще раз.
refusal-too-large = Це задовге.
refusal-too-many = Забагато водночас. Трохи зачекайте.
refusal-too-many-tables = З однієї адреси за добу можна створити не більше столів, ніж { $detail }. Зачекайте до завтра.
refusal-unknown-zone = Такого часового поясу немає: { $detail }.
refusal-unreadable = Сервер не зміг це прочитати: { $detail }.
refusal-unusable-name = Так нікого не можуть звати.
refusal-unusable-title = У назві не може бути знаків, що змінюють напрямок тексту або обривають рядок.
refusal-wrong-method = За цією адресою такі запити не приймаються.
refusal-wrong-setting = Такого налаштування бути не може: { $detail }.
refusal-wrong-target = Туди нікого не можна покликати.
refusal-no-such-call = Цей сервер не може кликати таким способом: { $detail }.
refusal-too-many-calls = Цей пристрій уже кличуть у надто багатьох місцях.
refusal-not-sent = Не вдалося надіслати лист. Спробуйте пізніше.

## Table settings

setting-secrecy = Таємність
    .help = Визначає, кого питають, коли можлива реакція, а отже, що може виказати пауза.
choice-secrecy-strict = Сувора: щоразу відповідають усі, хто міг би відреагувати
choice-secrecy-normal = Звичайна: за гравця можуть відповідати його постійні накази
choice-secrecy-relaxed = Послаблена: кому нема чого розіграти, того не питають, і це можуть помітити
setting-windows = Реакції
    .help = Визначає, чи гравці, які можуть відреагувати, відповідають по черзі, чи водночас.
choice-windows-in-turn = У порядку ходу
choice-windows-together = Усі разом, відповіді відкривають водночас

## Calls

call-waits = Стіл «{ $table }» чекає на вас.
call-test = Повідомлення від ігрового сервера сюди доходять.
call-confirm = Хтось просить ігровий сервер повідомляти вам сюди, що стіл на вас чекає. Якщо це були ви, перейдіть за посиланням.
