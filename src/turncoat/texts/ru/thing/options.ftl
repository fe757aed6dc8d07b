# The Thing: what the answers say. A verb has a message; where a question needs other words for it, one more follows.

option-take-character = Взять персонажа: { $character }
option-old-weather = Оставить прежнюю погоду
option-new-weather = Принять выпавшую погоду
option-put-strength = Разместить силу { $place-in }
option-clear-plan = Отменить план и предложить свой
option-confirm = Подтвердить
option-planning-propose-confirm = Закончить план
option-planning-agree-confirm = Согласиться с планом
option-strike-agree-confirm = Согласиться с предложением
option-exchange = Сбросить «{ $card-acc }»
option-drawing-garrys-exchange-exchange = Заменить «{ $card-acc }»
option-work = Работать { $place-in }
option-swap = Поменять карты в спальне: набрать руку на свой выбор, в стопку ничего не класть
option-special = Особое действие { $place-in }: сбросить руку, в стопку положить верхнюю карту колоды
option-give-action = Положить «{ $card-acc }» в стопку активных карт
option-take-action = Взять «{ $card-acc }»
option-done = Готово
option-drawing-garrys-exchange-done = Оставить все карты
option-moving-give-card-done = Положить в стопку активных карт случайную карту
option-moving-shine-done = Взять карту
option-moving-choose-drawn-done = Продолжить без карты
option-bonus-turn-use-bonus-done = Ничего не использовать
option-searching-third-card-done = Посмотреть две карты
option-sampling-one-more-done = Больше не тянуть
option-reading-send-fuel-done = Не перемещать топливо
option-ignition-show-keys-done = Не показывать «Ключи»
option-trading-make-offer-done = Больше ничего не предлагать
option-testing-volunteer-done = Не проводить проверку
option-rolling-change-dice-done = Оставить кубики как есть
option-rolling-help-done = Не помогать с этими кубиками
option-rolling-use-face-done = Не выполнять действия
option-use-tools = Использовать «Инструменты» ({ $figure }): убрать жетон повреждения
option-use-fuel = Использовать «Топливо» ({ $figure }): принести фишку из подземного хранилища
option-pick-place = Выбрать: { $place }
option-striking-choose-place-pick-place = Нападение { $place-in }
option-meeting-choose-meeting-pick-place = Стычка { $place-in }
option-reading-send-fuel-pick-place = Отправить топливо { $place-to }
option-stay = Участвовать в стычке
option-avoid = Избежать стычки с помощью карты «{ $card }»
option-use-fire = Отогнать пришельца ({ $figure }): применить «{ $card-acc }» и лечь набок
option-burn = Поджечь локацию ({ $figure }): применить «{ $card-acc }»
option-absorb = Поглотить { $figure-acc }
option-absorb-dog = Поглотить собаку
option-wreck = Устроить саботаж
option-leave-it = Ничего здесь не делать
option-lay-human = Выложить только жетоны «Человек»
option-lay-alien = Выложить жетоны «Человек» и «Пришелец»
option-look-at = Посмотреть жетон { $figure-gen }
option-reveal-card = Раскрыть ещё одну карту
option-stop = Остановиться
option-giving-go-on-stop = Остановиться и сбросить остаток стопки
option-rolling-roll-or-stop-stop = Остановиться: в этом раунде больше никто не действует
option-give-to = Выбрать { $figure-acc }
option-giving-give-give-to = Назначить карту { $figure-dat }
option-testing-choose-tester-give-to = Поручить проверку { $figure-dat }
option-threatened-choose-taken-give-to = Превратить в разоблачённого пришельца { $figure-acc }
option-rolling-choose-actor-give-to = Назначить кубики { $figure-dat }
option-keep = Оставить себе «{ $card-acc }»
option-keep-token = Оставить жетон себе
option-drop-token = Сбросить жетон взакрытую
option-show-keys = Показать «Ключи» и начать посадку
option-offer-gift = Предложить { $to-dat } в подарок { $kind-acc }
option-offer-swap = Предложить { $with-dat } на обмен { $kind-acc }
option-return-with = Дать взамен { $kind-acc }
option-trading-answer-offer-accept = Принять подарок
option-trading-answer-offer-decline = Отказаться
option-accuse = Голосовать против { $figure-gen }
option-abstain = Ни против кого не голосовать
option-reveal-self = Разоблачить себя и играть дальше за разоблачённого пришельца
option-stay-hidden = Не раскрываться
option-test-blood = Проверить { $figure-acc }, потратив образец крови
option-test-fire = Проверить { $figure-acc }, потратив канистру
option-board = Подняться на борт
option-call-take-off-board = Начать посадку и подняться на борт, не показывая роли
option-boarding-wish-board = Попроситься на борт: кого пустят, тот покажет роль
option-stay-behind = Остаться на станции
option-call-take-off-stay-behind = Отказаться: в этом раунде никто не улетает
option-let-in = Пустить на борт
option-keep-out = Не пускать
option-move-figure = Отправить { $figure-acc } { $place-to }
option-roll-dice = Бросить кубики
option-set-die =
    Выставить на { $die ->
        [0] первом кубике
        [1] втором кубике
       *[2] третьем кубике
    } «{ $face }»: персонаж в спальне ляжет набок
option-cancel-die =
    Отменить { $die ->
        [0] первый кубик
        [1] второй кубик
       *[2] третий кубик
    }: подозрения вырастут
option-reroll-die =
    Перебросить { $die ->
        [0] первый кубик
        [1] второй кубик
       *[2] третий кубик
    }
option-use-die = Выполнить действие «{ $face }»
option-burn-with-die = Потратить кубик и «{ $card-acc }» на поджог локации
option-shine = Использовать «Фонарик»: взять ещё одну карту и выбрать
option-other-weather = Принять второй бросок
option-volunteer = Вызваться провести проверку: { $figure }
option-hand-over = Отдать «{ $card-acc }»
option-one-more = Ещё
option-searching-third-card-one-more = Посмотреть три карты
option-sampling-one-more-one-more = Вытянуть ещё один жетон
option-mend =
    Убрать { $damage ->
        [one] { $damage } жетон повреждения
        [few] { $damage } жетона повреждений
       *[many] { $damage } жетонов повреждений
        [other] { $damage } жетона повреждений
    }
option-run-blood = Вызваться на проверку А (образец крови): { $figure }
option-testing-choose-tester-run-blood = Поручить { $figure-dat } проверку А (образец крови)
option-run-fire = Вызваться на проверку Б (испытание огнём): { $figure }
option-testing-choose-tester-run-fire = Поручить { $figure-dat } проверку Б (испытание огнём)

## Numbers of the position

stake-people =
    Там { $n ->
        [one] { $n } персонаж
        [few] { $n } персонажа
       *[many] { $n } персонажей
        [other] { $n } персонажа
    }.
stake-dogs =
    Там { $n ->
        [one] { $n } собака
        [few] { $n } собаки
       *[many] { $n } собак
        [other] { $n } собаки
    }.
stake-damage = Повреждений там: { $n }.
stake-suspicion = Подозрения: { $n }.
stake-fuel-below = Топлива в подземном хранилище: { $n }.
stake-empty = Там ничего нет.
stake-own-suspicion = Подозрений против вас: { $n }.
stake-damage-here = Повреждений здесь: { $n }.
stake-hand = Карт на руке: { $n }.
stake-kept = Останется карт на руке: { $n }.
stake-canisters = Осталось канистр: { $n }.
stake-strength = Сила пришельца: { $n }.
stake-threat = Угроза: { $n }.
stake-pile = Карт в стопке активных карт: { $n }.
