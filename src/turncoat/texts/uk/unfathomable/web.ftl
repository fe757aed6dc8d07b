# Unfathomable on the page

web-ship-plan = План корабля
web-ship-of = з { $most }
web-ship-low = мало
web-ship-travel-start = Початок
web-ship-travel-first = Малий уперед
web-ship-travel-second = Середній уперед
web-ship-travel-third = Повний уперед
web-ship-travel-end = Прибуття
web-ship-ritual-start = Початок
web-ship-ritual-step = { $n }
web-ship-ritual-end = Закляття
web-ship-way = Шлях
web-ship-offered = можна вибрати
web-ship-used = дію в цьому ході використано
web-ship-several = { $name }: { $count }
web-ship-passengers =
    { $count ->
        [one] { $count } пасажир
        [few] { $count } пасажири
       *[many] { $count } пасажирів
        [other] { $count } пасажира
    }
web-ship-nothing = Тут нікого немає.
web-ship-all = Усе
web-ship-attack = Атака: { $result } з { $target }
web-ship-defeated = { $player }: поразка
web-ship-saved = { $player }: порятунок
web-ship-banished = Ритуал: закляття
web-ship-loyalty = Роздаються карти лояльності
web-ship-crew = Кого можна взяти
