# Full-screen scenes of Unfathomable

theatre-ship-who-kicker = Кто вы: { $trade }
theatre-ship-who-title = { $who }
theatre-ship-who-why = Вы на борту лайнера «Атлантика», и следом за ним плывут монстры. Если вы человек, вы победите, когда лайнер дойдёт до порта.
theatre-ship-who-then = Что умеете только вы, написано на вашем листе: нажмите на своё имя.
theatre-ship-odds-kicker = Чем это кончится и что здесь тайна
theatre-ship-odds-title = Порт или пучина
theatre-ship-odds-why = Лайнер дойдёт, когда пройдёт расстояние { $port }. Он погибнет, если кончатся топливо, припасы, рассудок или души, если повреждены шесть внутренних областей или глубоководные захватят палубы. Тогда победят предатели.
theatre-ship-odds-then = Роль — тайна: удерживайте кнопку, чтобы прочесть свою. На полпути может прийти ещё одна карта.
theatre-ship-odds-human = { theatre-ship-letter-human }
theatre-ship-odds-hybrid = { theatre-ship-letter-hybrid }
theatre-ship-odds-cultist = { theatre-ship-letter-cultist }
theatre-ship-odds-before-kicker = { theatre-ship-odds-kicker }
theatre-ship-odds-before-title = { theatre-ship-odds-title }
theatre-ship-odds-before-why = { theatre-ship-odds-why }
theatre-ship-odds-before-then = Роль — тайна и для вас: она придёт в запечатанном письме, когда начнётся плавание.
theatre-ship-now-kicker = Что будет сейчас
theatre-ship-now-title = Ход за ходом
theatre-ship-now-why = Игроки по очереди берут карты навыков и делают по два действия. Затем карта мифов приносит беду, часто проверку навыков: каждый может втайне добавить карты — помочь или навредить.
theatre-ship-now-then = { $own ->
    [1] Сейчас ваш ход: вопрос под полем ждёт вашего ответа.
   *[other] Сейчас ход: { $who }. Когда спросят вас, вопрос появится под полем.
}
theatre-ship-trade-keilani = Капитан
theatre-ship-trade-arjun = Старший помощник
theatre-ship-trade-svetlana = Судовой врач
theatre-ship-trade-jeanne = Механик
theatre-ship-trade-jamie = Начальник охраны
theatre-ship-trade-william = Ученик
theatre-ship-trade-beatrice = Математик
theatre-ship-trade-ishmael = Изгнанник
theatre-ship-trade-edmund = Ходячая беда
theatre-ship-trade-samira = Безбилетница
theatre-ship-letter-human = Вы человек. Доведите судно до порта.
theatre-ship-letter-hybrid = Вы гибрид. Судно не должно дойти.
theatre-ship-letter-cultist = Вы культист. Судно должно погибнуть, но только у самого порта.
theatre-ship-letter-kicker = Розданы карты ролей
theatre-ship-letter-title = Письмо под дверью
theatre-ship-letter-why = Прочтите своё, пока никто не видит. Возможно, кто-то на борту не тот, за кого себя выдаёт.
theatre-ship-hybrid-kicker = Предатель показал лицо
theatre-ship-hybrid-title = { $who } — гибрид
theatre-ship-hybrid-why = Теперь это открытая игра: карты коварства, и люди не могут пользоваться областью, где стоит предатель.
theatre-ship-cultist-kicker = Предатель снял маску
theatre-ship-cultist-title = { $who } — культист
theatre-ship-cultist-why = { theatre-ship-hybrid-why }
theatre-ship-brig-kicker = Арест
theatre-ship-brig-title = { $who } — в карцере
theatre-ship-brig-why = За решёткой нет ни вещей, ни своего кризиса, а в проверках почти нет голоса.
theatre-ship-awakening-kicker = Полпути позади
theatre-ship-awakening-title = Спящий пробуждается
theatre-ship-awakening-why = Раздаются новые карты ролей. Вчерашний друг может оказаться врагом.
theatre-ship-arrived-kicker = Победили люди
theatre-ship-arrived-title = Земля!
theatre-ship-arrived-why = Ход { $turn }, уцелевших душ: { $souls }. Пора узнать, кто хотел утопить лайнер.
theatre-ship-no-fuel-kicker = { $winners ->
    [0] Не победил никто
   *[other] Победили предатели
}
theatre-ship-no-fuel-title = Машины замолчали
theatre-ship-no-fuel-why = { $crisis ->
    [none] Топливо кончилось. Ход { $turn }, расстояние { $distance } из { $port }.
   *[other] Топливо кончилось во время кризиса «{ $crisis }». Ход { $turn }, расстояние { $distance } из { $port }.
}
theatre-ship-no-food-kicker = { $winners ->
    [0] Не победил никто
   *[other] Победили предатели
}
theatre-ship-no-food-title = Последняя тарелка пуста
theatre-ship-no-food-why = { $crisis ->
    [none] Припасы кончились. Ход { $turn }, расстояние { $distance } из { $port }.
   *[other] Припасы кончились во время кризиса «{ $crisis }». Ход { $turn }, расстояние { $distance } из { $port }.
}
theatre-ship-no-sanity-kicker = { $winners ->
    [0] Не победил никто
   *[other] Победили предатели
}
theatre-ship-no-sanity-title = Теперь они улыбаются
theatre-ship-no-sanity-why = { $crisis ->
    [none] Рассудка больше нет ни у кого. Ход { $turn }, расстояние { $distance } из { $port }.
   *[other] Рассудка не осталось во время кризиса «{ $crisis }». Ход { $turn }, расстояние { $distance } из { $port }.
}
theatre-ship-no-souls-kicker = { $winners ->
    [0] Не победил никто
   *[other] Победили предатели
}
theatre-ship-no-souls-title = Спасать больше некого
theatre-ship-no-souls-why = { $crisis ->
    [none] Последние души потеряны. Ход { $turn }, расстояние { $distance } из { $port }.
   *[other] Последние души потеряны во время кризиса «{ $crisis }». Ход { $turn }, расстояние { $distance } из { $port }.
}
theatre-ship-sunk-kicker = { $winners ->
    [0] Не победил никто
   *[other] Победили предатели
}
theatre-ship-sunk-title = Судно идёт ко дну
theatre-ship-sunk-why = Повреждены шесть областей, последняя — «{ $room }». Ход { $turn }, расстояние { $distance } из { $port }.
theatre-ship-overrun-kicker = { $winners ->
    [0] Не победил никто
   *[other] Победили предатели
}
theatre-ship-overrun-title = Палубы захвачены
theatre-ship-overrun-why = Глубоководных на судне стало слишком много. Ход { $turn }, расстояние { $distance } из { $port }.
theatre-ship-freed-kicker = Из карцера
theatre-ship-freed-title = { $who } на свободе
theatre-ship-freed-why = Вина прощена или нет, а на борту теперь ещё одна пара рук.
theatre-ship-ritual-kicker = Ритуал: шаг { $step } из { $of }
theatre-ship-ritual-title = Ещё одна свеча
theatre-ship-ritual-why = С последней откроется море — и для своих, и для чужих.
theatre-ship-ritual-last-kicker = Ритуал завершён
theatre-ship-ritual-last-title = Море открылось
theatre-ship-ritual-last-why = Глубоководные снаружи изгнаны. За это платят все, кто стоит на палубах.
