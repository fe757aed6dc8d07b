# What the table in a terminal says by itself. Names, questions, options and the log are said by the other files.
# $enter is the name of the key, $command a whole command line: neither is translated.

## Several people at one screen

terminal-curtain = { $player }: ждём вашего ответа. Нажмите { $enter }, когда на экран смотрите только вы.
terminal-no-curtain = Этот вывод нельзя очистить: то, что видит один игрок, сможет прочитать следующий.

## The table

terminal-title = { $game } | { $player }
terminal-your-turn = Ваш ход.
terminal-turn-of = Ход: { $player }.
terminal-waiting = Ожидаются ответы: { $players }. Они откроются одновременно.
terminal-relaxed = Облегчённая секретность: кого не спрашивают, тому нечего разыграть.
terminal-none = нет
terminal-empty = пусто: { $piles }
terminal-player-column = Игрок
terminal-person = { $player }, человек
terminal-bot = { $player }, бот
terminal-card-on-top = сверху: { $card }
terminal-card-at-bottom = снизу: { $card }
terminal-card-at = сверху № { $n }: { $card }
terminal-known-to =
    { $player } знает { $n ->
        [one] { $n } карту
        [few] { $n } карты
       *[many] { $n } карт
        [other] { $n } карты
    }
terminal-partly-known = { $n }, среди них { $cards }
terminal-yours = Видите только вы
terminal-your-orders = Автоответы
terminal-lately = Что произошло
terminal-earlier =
    { $n ->
        [one] … и ещё { $n } строка до этого
        [few] … и ещё { $n } строки до этого
       *[many] … и ещё { $n } строк до этого
        [other] … и ещё { $n } строки до этого
    }: наберите «{ terminal-command-log }»
terminal-rule = §{ $rule }
terminal-owed = Вас спрашивают: наберите «{ terminal-command-say }», чтобы ответить

## The decision

terminal-from-card = Карта: { $card }
terminal-prompt = { $first }–{ $last } или ? >
terminal-prompt-only = { $enter } или ? >
terminal-more = { $enter } — дальше, { terminal-stop } — хватит >
terminal-stop = х
terminal-yes-or-no = (да/нет)
terminal-yes = да
terminal-yes-short = д

## Commands, as they are typed

terminal-command-help = помощь
terminal-command-look = вид
terminal-command-why = почему
terminal-command-log = журнал
terminal-command-say = сказать
terminal-command-orders = автоответы
terminal-command-order = автоответ
terminal-command-forget = забыть
terminal-command-save = сохранить
terminal-command-quit = выход
terminal-until-turn = ход
terminal-until-end = конец

## Help

terminal-help-number = выбрать этот вариант; можно набрать и его слова
    .typed = НОМЕР
terminal-help-enter = принять вариант, если он единственный
    .typed = { $enter }
terminal-help-look = показать стол ещё раз
    .typed = { terminal-command-look }
terminal-help-why = можно ли это сделать сейчас, а если нет, то по какому правилу
    .typed = { terminal-command-why } ДЕЙСТВИЕ
terminal-help-log = всё, что произошло, насколько вам положено знать
    .typed = { terminal-command-log }
terminal-help-say = что вы могли бы сейчас сказать за столом; с номером — сказать это
    .typed = { terminal-command-say } НОМЕР
terminal-help-orders = ваши автоответы и как их включать
    .typed = { terminal-command-orders }
terminal-help-order = отвечать за вас в такие моменты, например: { terminal-command-order } { verb-pass } { terminal-any-moment } { terminal-until-turn }
    .typed = { terminal-command-order } ДЕЙСТВИЕ МОМЕНТ СРОК
terminal-help-forget = отключить автоответ по его номеру
    .typed = { terminal-command-forget } НОМЕР
terminal-help-save = записать всю партию в файл вместе со всеми тайнами
    .typed = { terminal-command-save } ФАЙЛ
terminal-help-quit = выйти из игры
    .typed = { terminal-command-quit }
terminal-help-english = Работают и английские команды: { $commands }.

## Answers to commands

terminal-why-what = О каком действии речь? Например: { terminal-command-why } { $action }
terminal-no-such-action = Действия «{ $text }» нет. Есть такие: { $actions }.
terminal-orders-title = Ваши автоответы
terminal-no-orders = Автоответов нет.
terminal-orders-how =
    { terminal-command-order } ДЕЙСТВИЕ МОМЕНТ СРОК: момент указывается номером; срок — { terminal-until-turn } (до вашего следующего хода) или
    { terminal-until-end } (до конца игры). Например: { terminal-command-order } { verb-pass } { terminal-any-moment } { terminal-until-turn }
terminal-moments = Моменты
terminal-any-moment = любой
terminal-order = { $action }; момент: { $moment }; { $until ->
        [turn] до вашего следующего хода
       *[end] до конца игры
    }
terminal-bad-order = Наберите «{ terminal-command-orders }», чтобы узнать, как включить автоответ.
terminal-ordered = Отныне: { $order }.
terminal-forgotten = Автоответ отключён: { $order }.
terminal-no-such-order = Такого автоответа у вас нет. Наберите «{ terminal-command-orders }», чтобы увидеть свои.
terminal-save-where = Куда сохранить? Например: { terminal-command-save } { $file }
terminal-save-over = Файл { $path } уже есть. Перезаписать его? { terminal-yes-or-no }
terminal-not-saved = Партия не сохранена.
terminal-saved = Партия сохранена в { $path }. В файле есть все тайны этой партии: не подглядывайте.
terminal-cannot-save = Не удалось записать { $path }: { $problem }.
terminal-no-such-path = По пути { $path } файл записать нельзя.
terminal-quit-sure = Выйти? Несохранённая партия пропадёт; сохранённую продолжит команда { $command }. { terminal-yes-or-no }
terminal-staying = Тогда игра продолжается.
terminal-log-empty = Пока ничего не произошло.
terminal-no-talk = За столом этой игры не разговаривают.
terminal-say-how = Наберите «{ terminal-command-say }» и номер, чтобы сказать это всем.
terminal-nothing-to-say = Сейчас вам нечего сказать.
terminal-no-such-phrase = «{ $text }» сейчас сказать нельзя. Наберите «{ terminal-command-say }», чтобы увидеть, что можно.

## What was not understood

terminal-empty-input = Наберите номер от { $first } до { $last } или ? для справки.
terminal-not-understood = «{ $text }» — не вариант и не команда. Наберите номер от { $first } до { $last } или ? для справки.
terminal-not-now = «{ $text }»: сейчас это невозможно. Наберите «{ terminal-command-why } { $action }», чтобы узнать почему.

## The end

terminal-over = { $game }: игра окончена
terminal-winners = Победители: { $players }.
terminal-no-winners = Никто не победил.
terminal-side-column = Сторона
terminal-result-column = Итог
terminal-won = победа
terminal-lost = поражение
terminal-truth = Как всё было на самом деле
terminal-minds = Что думали боты
terminal-minds-how = Насколько каждый в среднем подозревал остальных после такой части игры: тех, кто тогда был предателем / тех, кто не был.
terminal-persona-column = Характер
terminal-suspicion = { $traitors } / { $others }
terminal-seed = Начальное число { $seed }: при том же числе игроков и людей и тех же настройках оно повторит эту партию.
terminal-goodbye = Игра прервана.

## Replays

replay-ended = «{ $game }». { $ending } Игроков: { $seats }, ответов: { $answers }.
replay-ended-after-talk = «{ $game }». { $ending } Игроков: { $seats }, ответов: { $answers }, высказываний: { $said }.
replay-running = Игра не окончена.
replay-side = { $player }: { $side }
replay-won = { $player }: { $side }, победа
