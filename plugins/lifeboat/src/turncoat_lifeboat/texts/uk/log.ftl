# Lifeboat: what the log tells. A form .known is for who is told the secret part too.

## What players do

log-chose-row = { $player } веслує
log-rolled-row = { $player } на веслах: випадає { $die }
log-chose-bail = { $player } вичерпує воду, скидаючи «{ $card-acc }»
log-chose-accuse = { $player } звинувачує { $seat-acc }
log-chose-untie = { $player } намагається звільнитися
log-rolled-untie = { $player } рветься з пут: випадає { $die }
log-chose-rest = { $player } відпочиває
log-chose-gnaw = { $player } ламає корпус
log-rolled-gnaw = { $player } ламає корпус: випадає { $die }
log-chose-keep-on-top = { $player } лишає одну карту погоди зверху, а другу кладе під низ колоди
    .known = { $player } лишає «{ $card-acc }» зверху, а другу карту погоди кладе під низ колоди
log-chose-steady-up = { $player } грає «Линву» зі значенням { $value }: результат буде на { $shift } більший
log-chose-steady-down = { $player } грає «Линву» зі значенням { $value }: результат буде на { $shift } менший
log-chose-roll-again = { $player } грає «Весло» зі значенням { $value }: кістку кидають знову
log-chose-discard = { $player } скидає «{ $card-acc }»

## Events

log-checked = підсумок перевірки: { $total } проти { $target }
log-voted = { $seat } голосує проти { $against-gen }
    .item = { $seat } проти { $against-gen }
log-join-votes = голоси: { $list }
log-second-watch = на поділці { $distance } починається друга вахта: кожен отримує ще одну карту лояльності
log-vowed = { $seat } дає таємну обітницю
    .known = { $seat } обіцяє ніколи не голосувати проти { $to-gen }
    .item = { $seat }
    .known-item = { $seat } (ніколи не голосувати проти { $to-gen })
log-join-vows = таємну обітницю дають: { $list }
log-prevented =
    { $n ->
        [one] { $seat } грає «Черпак» зі значенням { $value } і скасовує { $n } пошкодження
        [few] { $seat } грає «Черпак» зі значенням { $value } і скасовує { $n } пошкодження
       *[many] { $seat } грає «Черпак» зі значенням { $value } і скасовує { $n } пошкоджень
        [other] { $seat } грає «Черпак» зі значенням { $value } і скасовує { $n } пошкодження
    }

## Cards

log-moved-effort-hand =
    { $count ->
        [one] { $player } бере { $count } карту зусиль
        [few] { $player } бере { $count } карти зусиль
       *[many] { $player } бере { $count } карт зусиль
        [other] { $player } бере { $count } карти зусиль
    }
    .known = { $player } бере з колоди зусиль: { $cards }
log-moved-hand-efforts-added =
    { $count ->
        [one] { $player } додає до перевірки { $count } карту
        [few] { $player } додає до перевірки { $count } карти
       *[many] { $player } додає до перевірки { $count } карт
        [other] { $player } додає до перевірки { $count } карти
    }
    .known = { $player } додає до перевірки: { $cards }
    .item = { $player } ({ $count })
    .known-item = { $player } ({ $cards })
log-join-adds = карти до перевірки: { $list }
log-moved-effort-efforts-added = верхню карту колоди зусиль додано до перевірки як долю
log-shown-efforts-added-efforts-shown = карти перевірки відкрито: { $cards }
log-moved-weather-looking =
    { $count ->
        [one] { $player } оглядає обрій і бачить верхню карту погоди
        [few] { $player } оглядає обрій і бачить { $count } верхні карти погоди
       *[many] { $player } оглядає обрій і бачить { $count } верхніх карт погоди
        [other] { $player } оглядає обрій і бачить { $count } верхньої карти погоди
    }
    .known = { $player } оглядає обрій і бачить: { $cards }
log-shown-weather-sky = погода: { $cards }
log-moved-loyalty-deck-loyalty =
    { $count ->
        [one] { $player } отримує { $count } карту лояльності
        [few] { $player } отримує { $count } карти лояльності
       *[many] { $player } отримує { $count } карт лояльності
        [other] { $player } отримує { $count } карти лояльності
    }
    .known = { $player } отримує карту лояльності: { $cards }
    .item = { $player } ({ $count })
    .known-item = { $player } ({ $cards })
log-join-loyalty = роздано карти лояльності: { $list }
log-shown-loyalty-faceup = { $player } відкриває карту лояльності: { $cards }
log-shuffled-effort =
    { $count ->
        [one] { $count } карта зі скиду стає новою колодою зусиль
        [few] { $count } карти зі скиду перетасовано в нову колоду зусиль
       *[many] { $count } карт зі скиду перетасовано в нову колоду зусиль
        [other] { $count } карти зі скиду перетасовано в нову колоду зусиль
    }
log-looked-weather =
    { $count ->
        [one] { $player } дивиться верхню карту погоди
        [few] { $player } дивиться { $count } верхні карти погоди
       *[many] { $player } дивиться { $count } верхніх карт погоди
        [other] { $player } дивиться { $count } верхньої карти погоди
    }
    .known = { $player } дивиться верх колоди погоди: { $cards }

## The boat and the people in it

log-changed-distance = човен на поділці { $to }
    .up =
        { $change ->
            [one] човен проходить уперед { $change } поділку, тепер він на поділці { $to }
            [few] човен проходить уперед { $change } поділки, тепер він на поділці { $to }
           *[many] човен проходить уперед { $change } поділок, тепер він на поділці { $to }
            [other] човен проходить уперед { $change } поділки, тепер він на поділці { $to }
        }
    .down =
        { $change ->
            [one] човен відносить назад на { $change } поділку, тепер він на поділці { $to }
            [few] човен відносить назад на { $change } поділки, тепер він на поділці { $to }
           *[many] човен відносить назад на { $change } поділок, тепер він на поділці { $to }
            [other] човен відносить назад на { $change } поділки, тепер він на поділці { $to }
        }
log-changed-hull = міцність корпусу: { $to }
    .up = міцність корпусу підвищується на { $change }, тепер вона { $to }
    .down =
        { $change ->
            [one] корпус зазнає { $change } пошкодження, тепер його міцність { $to }
            [few] корпус зазнає { $change } пошкоджень, тепер його міцність { $to }
           *[many] корпус зазнає { $change } пошкоджень, тепер його міцність { $to }
            [other] корпус зазнає { $change } пошкодження, тепер його міцність { $to }
        }
log-changed-rations = пайків лишилося: { $to }
    .up =
        { $change ->
            [one] додається { $change } пайок, усього їх тепер { $to }
            [few] додається { $change } пайки, усього їх тепер { $to }
           *[many] додається { $change } пайків, усього їх тепер { $to }
            [other] додається { $change } пайка, усього їх тепер { $to }
        }
    .down =
        { $change ->
            [one] втрачено { $change } пайок, лишилося { $to }
            [few] втрачено { $change } пайки, лишилося { $to }
           *[many] втрачено { $change } пайків, лишилося { $to }
            [other] втрачено { $change } пайка, лишилося { $to }
        }
log-changed-captain = тепер капітан — { $to }
log-changed-lashed = пута { $player-gen } змінилися
    .up = { $player-acc } привʼязують до щогли
    .down = { $player } звільняється від пут
