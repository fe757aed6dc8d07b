# Unfathomable on the page

web-ship-plan = Plan of the ship
web-ship-of = of { $most }
web-ship-low = low
web-ship-travel-start = Start
web-ship-travel-first = Slow Ahead
web-ship-travel-second = Half Ahead
web-ship-travel-third = Full Speed Ahead
web-ship-travel-end = Arrive
web-ship-ritual-start = Start
web-ship-ritual-step = { $n }
web-ship-ritual-end = Cast
web-ship-way = Way
web-ship-offered = can be chosen
web-ship-used = its action was used this turn
web-ship-several = { $name }: { $count }
web-ship-passengers =
    { $count ->
        [one] { $count } passenger
       *[other] { $count } passengers
    }
web-ship-nothing = No one’s here.
web-ship-all = Everything
web-ship-attack = Attack: { $result } of { $target }
web-ship-defeated = { $player }: defeated
web-ship-saved = { $player }: saved
web-ship-banished = The ritual is cast
web-ship-loyalty = Loyalty cards are dealt
web-ship-crew = Characters to choose from
