# The Thing: what the answers say. A verb has a message; where a question needs other words for it, one more follows.

option-take-character = Вибрати персонажа: { $character }
option-old-weather = Залишити попередню погоду
option-new-weather = Прийняти погоду, що випала
option-put-strength = Розмістити силу { $place-in }
option-clear-plan = Скасувати план і запропонувати свій
option-confirm = Підтвердити
option-planning-propose-confirm = Завершити план
option-planning-agree-confirm = Погодитися з планом
option-strike-agree-confirm = Погодитися з пропозицією
option-exchange = Скинути «{ $card-acc }»
option-drawing-garrys-exchange-exchange = Замінити «{ $card-acc }»
option-work = Працювати { $place-in }
option-swap = Обміняти карти в спальні: набрати руку на власний вибір, у стос нічого не класти
option-special = Особлива дія { $place-in }: скинути руку, у стос покласти верхню карту колоди
option-give-action = Покласти «{ $card-acc }» у стос активних карт
option-take-action = Узяти «{ $card-acc }»
option-done = Готово
option-drawing-garrys-exchange-done = Залишити всі карти
option-moving-give-card-done = Покласти в стос активних карт випадкову карту
option-moving-shine-done = Узяти карту
option-moving-choose-drawn-done = Продовжити без карти
option-bonus-turn-use-bonus-done = Нічого не використовувати
option-searching-third-card-done = Подивитися на дві карти
option-sampling-one-more-done = Більше не тягнути
option-reading-send-fuel-done = Не переносити пального
option-ignition-show-keys-done = Не показувати «Ключів»
option-trading-make-offer-done = Більше нічого не пропонувати
option-testing-volunteer-done = Не проводити тест
option-rolling-change-dice-done = Залишити кубики як є
option-rolling-help-done = Не допомагати з цими кубиками
option-rolling-use-face-done = Не виконувати дії
option-use-tools = Використати «Інструменти» ({ $figure }): прибрати жетон пошкодження
option-use-fuel = Використати «Пальне» ({ $figure }): перенести фішку з підземного сховища
option-pick-place = Вибрати: { $place }
option-striking-choose-place-pick-place = Напад { $place-in }
option-meeting-choose-meeting-pick-place = Сутичка { $place-in }
option-reading-send-fuel-pick-place = Перенести пальне { $place-to }
option-stay = Взяти участь у сутичці
option-avoid = Уникнути сутички за допомогою карти «{ $card }»
option-use-fire = Прогнати прибульця ({ $figure }): застосувати «{ $card-acc }» й покласти персонажа на бік
option-burn = Підпалити локацію ({ $figure }): застосувати «{ $card-acc }»
option-absorb = Поглинути { $figure-acc }
option-absorb-dog = Поглинути собаку
option-wreck = Влаштувати саботаж
option-leave-it = Нічого тут не робити
option-lay-human = Викласти лише жетони «Людина»
option-lay-alien = Викласти жетони «Людина» та «Прибулець»
option-look-at = Подивитися на жетон { $figure-gen }
option-reveal-card = Розкрити ще одну карту
option-stop = Зупинитися
option-giving-go-on-stop = Зупинитися й скинути решту стосу
option-rolling-roll-or-stop-stop = Зупинитися: у цьому раунді більше ніхто не діє
option-give-to = Вибрати { $figure-acc }
option-giving-give-give-to = Призначити карту { $figure-dat }
option-testing-choose-tester-give-to = Доручити тест { $figure-dat }
option-threatened-choose-taken-give-to = Перетворити на викритого прибульця { $figure-acc }
option-rolling-choose-actor-give-to = Призначити кубики { $figure-dat }
option-keep = Залишити собі «{ $card-acc }»
option-keep-token = Залишити жетон собі
option-drop-token = Скинути жетон долілиць
option-show-keys = Показати «Ключі» й почати посадку
option-offer-gift = Запропонувати { $to-dat } в подарунок { $kind-acc }
option-offer-swap = Запропонувати { $with-dat } на обмін { $kind-acc }
option-return-with = Дати натомість { $kind-acc }
option-trading-answer-offer-accept = Прийняти подарунок
option-trading-answer-offer-decline = Відмовитися
option-accuse = Голосувати проти { $figure-gen }
option-abstain = Не голосувати ні проти кого
option-reveal-self = Викрити себе й далі грати за викритого прибульця
option-stay-hidden = Не викривати себе
option-test-blood = Перевірити { $figure-acc }, витративши зразок крові
option-test-fire = Перевірити { $figure-acc }, витративши каністру
option-board = Піднятися на борт
option-call-take-off-board = Почати посадку й піднятися на борт, не показуючи ролі
option-boarding-wish-board = Попроситися на борт: кого пустять, той покаже роль
option-stay-behind = Залишитися на станції
option-call-take-off-stay-behind = Відмовитися: у цьому раунді ніхто не відлітає
option-let-in = Пустити на борт
option-keep-out = Не пускати
option-move-figure = Відправити { $figure-acc } { $place-to }
option-roll-dice = Кинути кубики
option-set-die =
    Виставити на { $die ->
        [0] першому кубику
        [1] другому кубику
       *[2] третьому кубику
    } «{ $face }»: персонаж у спальні ляже на бік
option-cancel-die =
    Скасувати { $die ->
        [0] перший кубик
        [1] другий кубик
       *[2] третій кубик
    }: підозра зросте
option-reroll-die =
    Перекинути { $die ->
        [0] перший кубик
        [1] другий кубик
       *[2] третій кубик
    }
option-use-die = Виконати дію «{ $face }»
option-burn-with-die = Витратити кубик і «{ $card-acc }» на підпал локації
option-shine = Використати «Ліхтарик»: узяти ще одну карту й вибрати
option-other-weather = Прийняти другий кидок
option-volunteer = Зголоситися провести тест: { $figure }
option-hand-over = Віддати «{ $card-acc }»
option-one-more = Ще
option-searching-third-card-one-more = Подивитися на три карти
option-sampling-one-more-one-more = Витягнути ще один жетон
option-mend =
    Прибрати { $damage ->
        [one] { $damage } жетон пошкодження
        [few] { $damage } жетони пошкоджень
       *[many] { $damage } жетонів пошкоджень
        [other] { $damage } жетона пошкодження
    }
option-run-blood = Зголоситися на тест А (зразок крові): { $figure }
option-testing-choose-tester-run-blood = Доручити { $figure-dat } тест А (зразок крові)
option-run-fire = Зголоситися на тест Б (випробування вогнем): { $figure }
option-testing-choose-tester-run-fire = Доручити { $figure-dat } тест Б (випробування вогнем)

## Numbers of the position

stake-people =
    Там { $n ->
        [one] { $n } персонаж
        [few] { $n } персонажі
       *[many] { $n } персонажів
        [other] { $n } персонажа
    }.
stake-dogs =
    Там { $n ->
        [one] { $n } собака
        [few] { $n } собаки
       *[many] { $n } собак
        [other] { $n } собаки
    }.
stake-damage = Пошкоджень там: { $n }.
stake-suspicion = Підозра: { $n }.
stake-fuel-below = Пального в підземному сховищі: { $n }.
stake-empty = Там нічого немає.
stake-own-suspicion = Ваша підозра: { $n }.
stake-damage-here = Пошкоджень тут: { $n }.
stake-hand = Карт на руці: { $n }.
stake-kept = Залишиться карт на руці: { $n }.
stake-canisters = Залишилося каністр: { $n }.
stake-strength = Сила прибульця: { $n }.
stake-threat = Загроза: { $n }.
stake-pile = Карт у стосі активних карт: { $n }.
