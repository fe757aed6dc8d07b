# Lifeboat: what the effects on cards say. An argument of a node is named after its field.

## The boat

node-damage =
    { $amount ->
        [one] <hull>корпус</hull> получает { $amount } повреждение
        [few] <hull>корпус</hull> получает { $amount } повреждения
       *[many] <hull>корпус</hull> получает { $amount } повреждений
        [other] <hull>корпус</hull> получает { $amount } повреждения
    }
node-repair = повысьте прочность <hull>корпуса</hull> на { $amount }
node-gain-rations =
    { $amount ->
        [one] получите { $amount } <rations>паёк</rations>
        [few] получите { $amount } <rations>пайка</rations>
       *[many] получите { $amount } <rations>пайков</rations>
        [other] получите { $amount } <rations>пайка</rations>
    }
node-lose-rations =
    { $amount ->
        [one] потеряйте { $amount } <rations>паёк</rations>
        [few] потеряйте { $amount } <rations>пайка</rations>
       *[many] потеряйте { $amount } <rations>пайков</rations>
        [other] потеряйте { $amount } <rations>пайка</rations>
    }
# A number below zero takes the boat back; no card goes further back than one space.
node-advance =
    { $amount ->
        [-1] лодку относит на деление назад
        [one] лодка проходит вперёд { $amount } деление
        [few] лодка проходит вперёд { $amount } деления
       *[many] лодка проходит вперёд { $amount } делений
        [other] лодка проходит вперёд { $amount } деления
    }

## Cards

node-draw =
    { $who ->
        [you] возьмите
       *[they] { $subject } берёт
    } { $count ->
        [one] { $count } карту усилий
        [few] { $count } карты усилий
       *[many] { $count } карт усилий
        [other] { $count } карты усилий
    }
node-discard =
    { $who ->
        [you] сбросьте
       *[they] { $subject } сбрасывает
    } { $count ->
        [one] { $count } карту усилий
        [few] { $count } карты усилий
       *[many] { $count } карт усилий
        [other] { $count } карты усилий
    }
node-look-ahead =
    { $count ->
        [one] посмотрите верхнюю карту погоды и оставьте её на месте
        [few] посмотрите { $count } верхние карты погоды и оставьте их на месте
       *[many] посмотрите { $count } верхних карт погоды и оставьте их на месте
        [other] посмотрите { $count } верхней карты погоды и оставьте их на месте
    }

## People

node-captain = капитан
seats-everyone-is-lashed = привязанный игрок
    .each = каждый привязанный игрок
named-quarrel = капитаном становится следующий за нынешним непривязанный игрок

## Conditions

node-track-value = { $track }
# Only the hull is asked about in this way.
node-at-least = если прочность <hull>корпуса</hull> не меньше { $bound }
    .not = если прочность <hull>корпуса</hull> меньше { $bound }
at-least-seat-count =
    { $n ->
        [one] если за столом не меньше { $n } игрока
        [few] если за столом не меньше { $n } игроков
       *[many] если за столом не меньше { $n } игроков
        [other] если за столом не меньше { $n } игрока
    }
at-least-cards-in =
    { $n ->
        [one] если в сбросе не меньше { $n } карты усилий
        [few] если в сбросе не меньше { $n } карт усилий
       *[many] если в сбросе не меньше { $n } карт усилий
        [other] если в сбросе не меньше { $n } карты усилий
    }
at-most-track-value-distance = если пройденный путь не больше { $n }
at-most-rolled-plus = если результат не больше пройденного пути плюс { $extra }
