# The Thing on the page

web-thing-plan = План станции
web-thing-more = Что ещё есть
web-thing-burned = Сгорело
web-thing-dead = Разрушено
web-thing-dark = Нет электричества
web-thing-lying = { $name } (лежит)
web-thing-dogs =
    { $n ->
        [one] { $n } собака
        [few] { $n } собаки
       *[many] { $n } собак
        [other] { $n } собаки
    }
web-thing-offered = здесь можно действовать
web-thing-leader = лидер
web-thing-next-leader = жетон лидера
web-thing-suspicion = подозрение: { $n }
web-thing-red = максимальные подозрения начиная с { $n }
web-thing-burns = Расход топлива за раунд: генераторная { $generator }, котельная { $boiler }
web-thing-names = Названия счётчиков
web-thing-roster = Персонажи
web-thing-phase-weather = Погода
web-thing-phase-planning = План пришельца
web-thing-phase-drawing = Добор карт
web-thing-phase-movement = Перемещение
web-thing-phase-strikes = Нападение
web-thing-phase-encounters = Стычки
web-thing-phase-boarding = Посадка
web-thing-phase-actions = Действия
web-thing-phase-rec-room = Комната отдыха
web-thing-phase-tests = Проверки
web-thing-phase-food = Питание
web-thing-fold = К плану
web-thing-unfold = Показать
web-thing-scene-meeting = Стычка: { $place }
web-thing-scene-infection = Проверка заражения: { $place }
web-thing-scene-dog = Наедине с собакой
web-thing-scene-strike = Пришелец нападает: { $place }
web-thing-scene-vote = Голосование
web-thing-scene-blood = Проверка А (образец крови)
web-thing-scene-fire = Проверка Б (испытание огнём)
web-thing-scene-tests = Проверки
web-thing-scene-boarding = Посадка
web-thing-scene-departure = Отлёт
web-thing-scene-dice = Кубики действий
web-thing-scene-forecast = Кубик погоды
web-thing-scene-trade = Обмен
web-thing-meets-in = участвует
web-thing-meets-out = уклоняется
web-thing-meets-asked = решает
web-thing-meets-waits = здесь
web-thing-lay = Каждый выкладывает два жетона лицевой стороной вниз.
web-thing-look = Каждый смотрит один чужой жетон.
web-thing-looks = смотрит жетон: { $name }
web-thing-cleared = вне подозрений: ничего не выкладывает
web-thing-laid = Вы выложили: { $tokens }
web-thing-token-of = { $name }, жетон: { $token }
web-thing-role-now = Ваша роль теперь: { $role }
web-thing-absorbed = Пришелец поглощает: { $name }
web-thing-driven = Огонь прогоняет пришельца: { $name }
web-thing-wrecked = Пришелец ломает что может.
web-thing-votes-given = Голосов подано: { $n } из { $all }
web-thing-voted = голос подан
web-thing-who-tests = Кто проверяет?
web-thing-whom = Кого?
web-thing-die = Кубик { $n }
web-thing-nobody-aboard = На борту пока никого.
web-thing-wants-aboard = Хочет подняться на борт?
web-thing-asks-aboard = Просит впустить
web-thing-not-aboard = Не на борту
web-thing-left-behind = Остаются
web-thing-last-stand = Последний бой пришельца: против бегства — { $n }
web-thing-rolled = только что выпало
web-thing-or = или
web-thing-dark-short = Темно
web-thing-role-human = Вы побеждаете, если станцию покинут все живые люди и среди них не будет пришельца.
web-thing-role-alien = Вы побеждаете, если людям это не удастся: улетите с ними или не дайте им улететь.
