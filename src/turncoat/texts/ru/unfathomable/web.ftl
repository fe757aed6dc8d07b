# Unfathomable on the page

web-ship-plan = План судна
web-ship-of = из { $most }
web-ship-low = мало
web-ship-travel-start = Старт
web-ship-travel-first = Малый вперёд
web-ship-travel-second = Средний вперёд
web-ship-travel-third = Полный вперёд
web-ship-travel-end = Прибытие
web-ship-ritual-start = Старт
web-ship-ritual-step = { $n }
web-ship-ritual-end = Изгнание
web-ship-way = Путь
web-ship-offered = можно выбрать
web-ship-used = действие в этом ходу использовано
web-ship-several = { $name }: { $count }
web-ship-passengers =
    { $count ->
        [one] { $count } пассажир
        [few] { $count } пассажира
       *[many] { $count } пассажиров
        [other] { $count } пассажира
    }
web-ship-nothing = Здесь никого нет.
web-ship-all = Всё
web-ship-attack = Атака: { $result } из { $target }
web-ship-defeated = { $player }: поражение
web-ship-saved = { $player }: спасение
web-ship-banished = Ритуал: изгнание
web-ship-loyalty = Раздаются карты ролей
web-ship-crew = Кого можно взять
