# Lifeboat: what the log tells. A form .known is for who is told the secret part too.

## What players do

log-chose-row = { $player } гребёт
log-rolled-row = { $player } на вёслах: выпадает { $die }
log-chose-bail = { $player } вычерпывает воду, сбрасывая «{ $card-acc }»
log-chose-accuse = { $player } обвиняет { $seat-acc }
log-chose-untie = { $player } пытается освободиться
log-rolled-untie = { $player } рвётся из пут: выпадает { $die }
log-chose-rest = { $player } отдыхает
log-chose-gnaw = { $player } ломает корпус
log-rolled-gnaw = { $player } ломает корпус: выпадает { $die }
log-chose-keep-on-top = { $player } оставляет одну карту погоды сверху, а другую кладёт под низ колоды
    .known = { $player } оставляет «{ $card-acc }» сверху, а другую карту погоды кладёт под низ колоды
log-chose-steady-up = { $player } играет «Канат» достоинством { $value }: результат будет на { $shift } больше
log-chose-steady-down = { $player } играет «Канат» достоинством { $value }: результат будет на { $shift } меньше
log-chose-roll-again = { $player } играет «Весло» достоинством { $value }: кубик бросают снова
log-chose-discard = { $player } сбрасывает «{ $card-acc }»

## Events

log-checked = итог проверки: { $total } против { $target }
log-voted = { $seat } голосует против { $against-gen }
    .item = { $seat } против { $against-gen }
log-join-votes = голоса: { $list }
log-second-watch = на делении { $distance } начинается вторая вахта: каждый получает ещё одну карту верности
log-vowed = { $seat } даёт тайную клятву
    .known = { $seat } клянётся никогда не голосовать против { $to-gen }
    .item = { $seat }
    .known-item = { $seat } (никогда не голосовать против { $to-gen })
log-join-vows = тайную клятву дают: { $list }
log-prevented =
    { $n ->
        [one] { $seat } играет «Черпак» достоинством { $value } и отменяет { $n } повреждение
        [few] { $seat } играет «Черпак» достоинством { $value } и отменяет { $n } повреждения
       *[many] { $seat } играет «Черпак» достоинством { $value } и отменяет { $n } повреждений
        [other] { $seat } играет «Черпак» достоинством { $value } и отменяет { $n } повреждения
    }

## Cards

log-moved-effort-hand =
    { $count ->
        [one] { $player } берёт { $count } карту усилий
        [few] { $player } берёт { $count } карты усилий
       *[many] { $player } берёт { $count } карт усилий
        [other] { $player } берёт { $count } карты усилий
    }
    .known = { $player } берёт из колоды усилий: { $cards }
log-moved-hand-efforts-added =
    { $count ->
        [one] { $player } добавляет к проверке { $count } карту
        [few] { $player } добавляет к проверке { $count } карты
       *[many] { $player } добавляет к проверке { $count } карт
        [other] { $player } добавляет к проверке { $count } карты
    }
    .known = { $player } добавляет к проверке: { $cards }
    .item = { $player } ({ $count })
    .known-item = { $player } ({ $cards })
log-join-adds = карты в проверку: { $list }
log-moved-effort-efforts-added = верхняя карта колоды усилий добавляется к проверке как судьба
log-shown-efforts-added-efforts-shown = карты проверки открыты: { $cards }
log-moved-weather-looking =
    { $count ->
        [one] { $player } осматривает горизонт и видит верхнюю карту погоды
        [few] { $player } осматривает горизонт и видит { $count } верхние карты погоды
       *[many] { $player } осматривает горизонт и видит { $count } верхних карт погоды
        [other] { $player } осматривает горизонт и видит { $count } верхней карты погоды
    }
    .known = { $player } осматривает горизонт и видит: { $cards }
log-shown-weather-sky = погода: { $cards }
log-moved-loyalty-deck-loyalty =
    { $count ->
        [one] { $player } получает { $count } карту верности
        [few] { $player } получает { $count } карты верности
       *[many] { $player } получает { $count } карт верности
        [other] { $player } получает { $count } карты верности
    }
    .known = { $player } получает карту верности: { $cards }
    .item = { $player } ({ $count })
    .known-item = { $player } ({ $cards })
log-join-loyalty = розданы карты верности: { $list }
log-shown-loyalty-faceup = { $player } раскрывает карту верности: { $cards }
log-shuffled-effort =
    { $count ->
        [one] { $count } карта из сброса становится новой колодой усилий
        [few] { $count } карты из сброса перемешаны в новую колоду усилий
       *[many] { $count } карт из сброса перемешаны в новую колоду усилий
        [other] { $count } карты из сброса перемешаны в новую колоду усилий
    }
log-looked-weather =
    { $count ->
        [one] { $player } смотрит верхнюю карту погоды
        [few] { $player } смотрит { $count } верхние карты погоды
       *[many] { $player } смотрит { $count } верхних карт погоды
        [other] { $player } смотрит { $count } верхней карты погоды
    }
    .known = { $player } смотрит верх колоды погоды: { $cards }

## The boat and the people in it

log-changed-distance = лодка на делении { $to }
    .up =
        { $change ->
            [one] лодка проходит вперёд { $change } деление, теперь она на делении { $to }
            [few] лодка проходит вперёд { $change } деления, теперь она на делении { $to }
           *[many] лодка проходит вперёд { $change } делений, теперь она на делении { $to }
            [other] лодка проходит вперёд { $change } деления, теперь она на делении { $to }
        }
    .down =
        { $change ->
            [one] лодку относит назад на { $change } деление, теперь она на делении { $to }
            [few] лодку относит назад на { $change } деления, теперь она на делении { $to }
           *[many] лодку относит назад на { $change } делений, теперь она на делении { $to }
            [other] лодку относит назад на { $change } деления, теперь она на делении { $to }
        }
log-changed-hull = прочность корпуса: { $to }
    .up = прочность корпуса повышается на { $change }, теперь она { $to }
    .down =
        { $change ->
            [one] корпус получает { $change } повреждение, теперь его прочность { $to }
            [few] корпус получает { $change } повреждения, теперь его прочность { $to }
           *[many] корпус получает { $change } повреждений, теперь его прочность { $to }
            [other] корпус получает { $change } повреждения, теперь его прочность { $to }
        }
log-changed-rations = пайков осталось: { $to }
    .up =
        { $change ->
            [one] прибавляется { $change } паёк, всего их теперь { $to }
            [few] прибавляется { $change } пайка, всего их теперь { $to }
           *[many] прибавляется { $change } пайков, всего их теперь { $to }
            [other] прибавляется { $change } пайка, всего их теперь { $to }
        }
    .down =
        { $change ->
            [one] потерян { $change } паёк, осталось { $to }
            [few] потеряны { $change } пайка, осталось { $to }
           *[many] потеряно { $change } пайков, осталось { $to }
            [other] потеряно { $change } пайка, осталось { $to }
        }
log-changed-captain = теперь капитан — { $to }
log-changed-lashed = путы { $player-gen } изменились
    .up = { $player-acc } привязывают к мачте
    .down = { $player } освобождается от пут
