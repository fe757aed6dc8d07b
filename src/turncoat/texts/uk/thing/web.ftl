# The Thing on the page

web-thing-plan = План станції
web-thing-more = Що ще є
web-thing-burned = Згоріло
web-thing-dead = Зруйновано
web-thing-dark = Немає електрики
web-thing-lying = { $name } (лежить)
web-thing-dogs =
    { $n ->
        [one] { $n } собака
        [few] { $n } собаки
       *[many] { $n } собак
        [other] { $n } собаки
    }
web-thing-offered = тут можна діяти
web-thing-leader = лідер
web-thing-next-leader = жетон лідера
web-thing-suspicion = підозра: { $n }
web-thing-red = максимальна підозра від { $n }
web-thing-burns = Витрата пального за раунд: генераторна { $generator }, котельня { $boiler }
web-thing-names = Назви лічильників
web-thing-roster = Персонажі
web-thing-phase-weather = Погода
web-thing-phase-planning = План прибульця
web-thing-phase-drawing = Добір карт
web-thing-phase-movement = Переміщення
web-thing-phase-strikes = Напад
web-thing-phase-encounters = Сутички
web-thing-phase-boarding = Посадка
web-thing-phase-actions = Дії
web-thing-phase-rec-room = Кімната відпочинку
web-thing-phase-tests = Тести
web-thing-phase-food = Харчування
web-thing-fold = До плану
web-thing-unfold = Показати
web-thing-scene-meeting = Сутичка: { $place }
web-thing-scene-infection = Перевірка на зараження: { $place }
web-thing-scene-dog = Наодинці із собакою
web-thing-scene-strike = Прибулець нападає: { $place }
web-thing-scene-vote = Голосування
web-thing-scene-blood = Тест А (зразок крові)
web-thing-scene-fire = Тест Б (випробування вогнем)
web-thing-scene-tests = Тести
web-thing-scene-boarding = Посадка
web-thing-scene-departure = Відліт
web-thing-scene-dice = Кубики дій
web-thing-scene-forecast = Кубик погоди
web-thing-scene-trade = Обмін
web-thing-meets-in = бере участь
web-thing-meets-out = ухиляється
web-thing-meets-asked = вирішує
web-thing-meets-waits = тут
web-thing-lay = Кожен викладає два жетони долілиць.
web-thing-look = Кожен дивиться на один чужий жетон.
web-thing-looks = дивиться на жетон: { $name }
web-thing-cleared = поза підозрою: нічого не викладає
web-thing-laid = Ви виклали: { $tokens }
web-thing-token-of = { $name }, жетон: { $token }
web-thing-role-now = Ваша роль тепер: { $role }
web-thing-absorbed = Прибулець поглинає: { $name }
web-thing-driven = Вогонь проганяє прибульця: { $name }
web-thing-wrecked = Прибулець нищить що може.
web-thing-votes-given = Голосів подано: { $n } з { $all }
web-thing-voted = голос подано
web-thing-who-tests = Хто перевіряє?
web-thing-whom = Кого?
web-thing-die = Кубик { $n }
web-thing-nobody-aboard = На борту поки що нікого.
web-thing-wants-aboard = Хоче піднятися на борт?
web-thing-asks-aboard = Просить впустити
web-thing-not-aboard = Не на борту
web-thing-left-behind = Залишаються
web-thing-last-stand = Останній бій прибульця: проти втечі — { $n }
web-thing-rolled = щойно випало
web-thing-or = або
web-thing-dark-short = Темно
web-thing-role-human = Ви перемагаєте, якщо станцію покинуть усі живі люди й серед них не буде прибульця.
web-thing-role-alien = Ви перемагаєте, якщо людям це не вдасться: відлетіть із ними або не дайте їм відлетіти.
