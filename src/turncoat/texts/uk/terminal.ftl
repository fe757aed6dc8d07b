# What the table in a terminal says by itself. Names, questions, options and the log are said by the other files.
# $enter is the name of the key, $command a whole command line: neither is translated.

## Several people at one screen

terminal-curtain = { $player }: чекаємо на вашу відповідь. Натисніть { $enter }, коли на екран дивитеся лише ви.
terminal-no-curtain = Це виведення неможливо очистити: усе, що бачить один гравець, зможе прочитати наступний.

## The table

terminal-title = { $game } | { $player }
terminal-your-turn = Ваш хід.
terminal-turn-of = Хід: { $player }.
terminal-waiting = Очікуємо на відповіді: { $players }. Їх буде відкрито водночас.
terminal-relaxed = Послаблена таємність: кого не питають, тому нічого розіграти.
terminal-none = немає
terminal-empty = порожньо: { $piles }
terminal-player-column = Гравець
terminal-person = { $player }, людина
terminal-bot = { $player }, бот
terminal-card-on-top = зверху: { $card }
terminal-card-at-bottom = знизу: { $card }
terminal-card-at = № { $n } зверху: { $card }
terminal-known-to =
    { $player } знає { $n ->
        [one] { $n } карту
        [few] { $n } карти
       *[many] { $n } карт
        [other] { $n } карти
    }
terminal-partly-known = { $n }, серед них { $cards }
terminal-yours = Бачите лише ви
terminal-your-orders = Автовідповіді
terminal-lately = Що сталося
terminal-earlier =
    { $n ->
        [one] … і ще { $n } рядок перед цим
        [few] … і ще { $n } рядки перед цим
       *[many] … і ще { $n } рядків перед цим
        [other] … і ще { $n } рядка перед цим
    }: наберіть «{ terminal-command-log }»
terminal-rule = §{ $rule }
terminal-owed = Вас питають: наберіть «{ terminal-command-say }», щоб відповісти

## The decision

terminal-from-card = Карта: { $card }
terminal-prompt = { $first }–{ $last } або ? >
terminal-prompt-only = { $enter } або ? >
terminal-more = { $enter } — далі, { terminal-stop } — досить >
terminal-stop = д
terminal-yes-or-no = (так/ні)
terminal-yes = так
terminal-yes-short = т

## Commands, as they are typed

terminal-command-help = довідка
terminal-command-look = стіл
terminal-command-why = чому
terminal-command-log = журнал
terminal-command-say = сказати
terminal-command-orders = автовідповіді
terminal-command-order = автовідповідь
terminal-command-forget = забути
terminal-command-save = зберегти
terminal-command-quit = вийти
terminal-until-turn = хід
terminal-until-end = кінець

## Help

terminal-help-number = вибрати цей варіант; можна набрати й самі його слова
    .typed = НОМЕР
terminal-help-enter = прийняти варіант, якщо він єдиний
    .typed = { $enter }
terminal-help-look = показати стіл ще раз
    .typed = { terminal-command-look }
terminal-help-why = чи можна зробити це зараз, а якщо ні, то за яким правилом
    .typed = { terminal-command-why } ДІЯ
terminal-help-log = усе, що сталося, наскільки вам дозволено знати
    .typed = { terminal-command-log }
terminal-help-say = що ви могли б зараз сказати за столом; з номером — сказати це
    .typed = { terminal-command-say } НОМЕР
terminal-help-orders = ваші автовідповіді та як їх вмикати
    .typed = { terminal-command-orders }
terminal-help-order = відповідати за вас у такі моменти, наприклад: { terminal-command-order } { verb-pass } { terminal-any-moment } { terminal-until-turn }
    .typed = { terminal-command-order } ДІЯ МОМЕНТ СТРОК
terminal-help-forget = вимкнути автовідповідь за її номером
    .typed = { terminal-command-forget } НОМЕР
terminal-help-save = записати всю партію у файл разом з усіма таємницями
    .typed = { terminal-command-save } ФАЙЛ
terminal-help-quit = вийти з гри
    .typed = { terminal-command-quit }
terminal-help-english = Англійські команди теж працюють: { $commands }.

## Answers to commands

terminal-why-what = Про яку дію йдеться? Наприклад: { terminal-command-why } { $action }
terminal-no-such-action = Дії «{ $text }» немає. Є такі: { $actions }.
terminal-orders-title = Ваші автовідповіді
terminal-no-orders = Автовідповідей немає.
terminal-orders-how =
    { terminal-command-order } ДІЯ МОМЕНТ СТРОК: момент зазначають номером; строк — { terminal-until-turn } (до вашого наступного ходу) або
    { terminal-until-end } (до кінця гри). Наприклад: { terminal-command-order } { verb-pass } { terminal-any-moment } { terminal-until-turn }
terminal-moments = Моменти
terminal-any-moment = будь-який
terminal-order = { $action }; момент: { $moment }; { $until ->
        [turn] до вашого наступного ходу
       *[end] до кінця гри
    }
terminal-bad-order = Наберіть «{ terminal-command-orders }», щоб дізнатися, як увімкнути автовідповідь.
terminal-ordered = Відтепер: { $order }.
terminal-forgotten = Автовідповідь вимкнено: { $order }.
terminal-no-such-order = Такої автовідповіді у вас немає. Наберіть «{ terminal-command-orders }», щоб побачити свої.
terminal-save-where = Куди зберегти? Наприклад: { terminal-command-save } { $file }
terminal-save-over = Файл { $path } уже є. Перезаписати його? { terminal-yes-or-no }
terminal-not-saved = Партію не збережено.
terminal-saved = Партію збережено у { $path }. У файлі є всі таємниці цієї партії: не підглядайте.
terminal-cannot-save = Не вдалося записати { $path }: { $problem }.
terminal-no-such-path = За шляхом { $path } файл записати неможливо.
terminal-quit-sure = Вийти? Незбережена партія пропаде; збережену продовжить команда { $command }. { terminal-yes-or-no }
terminal-staying = Тоді гра триває.
terminal-log-empty = Поки що нічого не сталося.
terminal-no-talk = За столом цієї гри не розмовляють.
terminal-say-how = Наберіть «{ terminal-command-say }» і номер, щоб сказати це всім.
terminal-nothing-to-say = Зараз вам нічого сказати.
terminal-no-such-phrase = «{ $text }» зараз сказати не можна. Наберіть «{ terminal-command-say }», щоб побачити, що можна.

## What was not understood

terminal-empty-input = Наберіть номер від { $first } до { $last } або ? для довідки.
terminal-not-understood = «{ $text }» — не варіант і не команда. Наберіть номер від { $first } до { $last } або ? для довідки.
terminal-not-now = «{ $text }»: зараз це неможливо. Наберіть «{ terminal-command-why } { $action }», щоб дізнатися чому.

## The end

terminal-over = { $game }: гру завершено
terminal-winners = Переможці: { $players }.
terminal-no-winners = Ніхто не переміг.
terminal-side-column = Сторона
terminal-result-column = Підсумок
terminal-won = перемога
terminal-lost = поразка
terminal-truth = Як усе було насправді
terminal-minds = Що думали боти
terminal-minds-how = Наскільки кожен у середньому підозрював решту після такої частини гри: тих, хто тоді був зрадником / тих, хто не був.
terminal-persona-column = Характер
terminal-suspicion = { $traitors } / { $others }
terminal-seed = Початкове число { $seed }: за тієї самої кількості гравців і людей та тих самих налаштувань воно повторить цю партію.
terminal-goodbye = Гру перервано.

## Replays

replay-ended = «{ $game }». { $ending } Гравців: { $seats }, відповідей: { $answers }.
replay-ended-after-talk = «{ $game }». { $ending } Гравців: { $seats }, відповідей: { $answers }, висловлювань: { $said }.
replay-running = Гру не завершено.
replay-side = { $player }: { $side }
replay-won = { $player }: { $side }, перемога
