# Lifeboat: what the effects on cards say. An argument of a node is named after its field.

## The boat

node-damage =
    { $amount ->
        [one] <hull>корпус</hull> зазнає { $amount } пошкодження
        [few] <hull>корпус</hull> зазнає { $amount } пошкоджень
       *[many] <hull>корпус</hull> зазнає { $amount } пошкоджень
        [other] <hull>корпус</hull> зазнає { $amount } пошкодження
    }
node-repair = підвищте міцність <hull>корпусу</hull> на { $amount }
node-gain-rations =
    { $amount ->
        [one] отримайте { $amount } <rations>пайок</rations>
        [few] отримайте { $amount } <rations>пайки</rations>
       *[many] отримайте { $amount } <rations>пайків</rations>
        [other] отримайте { $amount } <rations>пайка</rations>
    }
node-lose-rations =
    { $amount ->
        [one] втратьте { $amount } <rations>пайок</rations>
        [few] втратьте { $amount } <rations>пайки</rations>
       *[many] втратьте { $amount } <rations>пайків</rations>
        [other] втратьте { $amount } <rations>пайка</rations>
    }
# A number below zero takes the boat back; no card goes further back than one space.
node-advance =
    { $amount ->
        [-1] човен відносить на поділку назад
        [one] човен проходить уперед { $amount } поділку
        [few] човен проходить уперед { $amount } поділки
       *[many] човен проходить уперед { $amount } поділок
        [other] човен проходить уперед { $amount } поділки
    }

## Cards

node-draw =
    { $who ->
        [you] візьміть
       *[they] { $subject } бере
    } { $count ->
        [one] { $count } карту зусиль
        [few] { $count } карти зусиль
       *[many] { $count } карт зусиль
        [other] { $count } карти зусиль
    }
node-discard =
    { $who ->
        [you] скиньте
       *[they] { $subject } скидає
    } { $count ->
        [one] { $count } карту зусиль
        [few] { $count } карти зусиль
       *[many] { $count } карт зусиль
        [other] { $count } карти зусиль
    }
node-look-ahead =
    { $count ->
        [one] подивіться верхню карту погоди й лишіть її на місці
        [few] подивіться { $count } верхні карти погоди й лишіть їх на місці
       *[many] подивіться { $count } верхніх карт погоди й лишіть їх на місці
        [other] подивіться { $count } верхньої карти погоди й лишіть їх на місці
    }

## People

node-captain = капітан
seats-everyone-is-lashed = привʼязаний гравець
    .each = кожен привʼязаний гравець
named-quarrel = капітаном стає наступний за нинішнім непривʼязаний гравець

## Conditions

node-track-value = { $track }
# Only the hull is asked about in this way.
node-at-least = якщо міцність <hull>корпусу</hull> не менша за { $bound }
    .not = якщо міцність <hull>корпусу</hull> менша за { $bound }
at-least-seat-count =
    { $n ->
        [one] якщо за столом щонайменше { $n } гравець
        [few] якщо за столом щонайменше { $n } гравці
       *[many] якщо за столом щонайменше { $n } гравців
        [other] якщо за столом щонайменше { $n } гравця
    }
at-least-cards-in =
    { $n ->
        [one] якщо у скиді щонайменше { $n } карта зусиль
        [few] якщо у скиді щонайменше { $n } карти зусиль
       *[many] якщо у скиді щонайменше { $n } карт зусиль
        [other] якщо у скиді щонайменше { $n } карти зусиль
    }
at-most-track-value-distance = якщо пройдений шлях не більший за { $n }
at-most-rolled-plus = якщо результат не більший за пройдений шлях плюс { $extra }
