# Full-screen scenes of The Thing

theatre-station-who-kicker = Кто вы: { $trade }
theatre-station-who-title = { $who }
theatre-station-who-why = Вы зимуете на антарктической станции, и что-то там выглядит как один из вас. Если вы человек, вы победите, когда станцию покинут все живые люди и ни одного пришельца с ними.
theatre-station-who-then = Что умеете только вы, написано на вашем листе: нажмите на своё имя.
theatre-station-crew-kicker = Кто вы
theatre-station-crew-title = Шестеро на станции
theatre-station-crew-why = { $count ->
    [6] Вы ведёте их всех.
   *[other] Вы ведёте { $count } из { $all }, остальные игроки — на вашей стороне.
} Что-то на станции выглядит как один из них.
theatre-station-crew-then = Вы победите, когда станцию покинут все живые люди и ни одного пришельца с ними.
theatre-station-odds-kicker = Чем это кончится и что здесь тайна
theatre-station-odds-title = Уйти всем — и больше никому
theatre-station-odds-why = Отсюда ведут спасательный вертолёт, снегоход и штатный вертолёт. Пришельцы победят, если вырвется хоть один из них, если кого-то из людей бросят, если станция замёрзнет или людей не останется вовсе.
theatre-station-odds-then = Один из вас не человек. Удерживайте кнопку, чтобы взглянуть на свой жетон; встреча с пришельцем может его изменить.
theatre-station-odds-human = Вы человек. Никому не верьте слишком долго.
theatre-station-odds-alien = Вы пришелец. Притворяйтесь человеком, пока это выгодно.
theatre-station-odds-shared-kicker = { theatre-station-odds-kicker }
theatre-station-odds-shared-title = { theatre-station-odds-title }
theatre-station-odds-shared-why = { theatre-station-odds-why }
theatre-station-odds-shared-then = Их роли лежат лицом вниз: кто пришелец, станет ясно, лишь когда он покажется или его проверят.
theatre-station-now-kicker = Что будет сейчас
theatre-station-now-title = Раунд { $round }
theatre-station-now-why = Сначала погода, затем все по очереди идут кто куда и кладут карту лицом вниз. При встрече можно заразиться. Лидер раздаёт карты, а в комнате отдыха меняются и голосуют.
theatre-station-now-then = { $own ->
    [1] Начинаете вы: вопрос под полем ждёт вашего ответа.
   *[other] Начинает { $who }. Когда спросят вас, вопрос появится под полем.
}
theatre-station-now-shared-kicker = Что будет сейчас
theatre-station-now-shared-title = Раунд { $round }
theatre-station-now-shared-why = Сначала погода, затем каждая фигурка идёт и работает; что выйдет, решают кубики. Там, где фигурки встретились, одна может оказаться пришельцем, и угроза растёт с каждым раундом.
theatre-station-now-shared-then = { theatre-station-now-then }
theatre-station-trade-macready = пилот
theatre-station-trade-norris = геофизик
theatre-station-trade-blair = биолог
theatre-station-trade-nauls = повар
theatre-station-trade-clark = кинолог
theatre-station-trade-bennings = метеоролог
theatre-station-trade-windows = радист
theatre-station-trade-garry = начальник станции
theatre-station-vote-kicker = Голосование
theatre-station-vote-title = { $who } под подозрением
theatre-station-vote-why = Голосов: { $count } из { $voters }. С каждым из них взгляды всё тяжелее.
theatre-station-vote-split-kicker = Голосование
theatre-station-vote-split-title = Голоса разделились
theatre-station-vote-split-why = Больше всего голосов против одного игрока: { $count } из { $voters }. Кого бояться, вы так и не решили.
theatre-station-fog-kicker = Ночь на станции
theatre-station-fog-title = Свет погашен
theatre-station-fog-why = Сегодня на станции были контакты, и, возможно, не все остались собой. Удерживайте кнопку, чтобы узнать о себе.
theatre-station-fog-touched = Оно нашло вас. Теперь вы один из них.
theatre-station-fog-untouched = Просто туман. Для вас сегодня ничего не изменилось.
theatre-station-blood-alien-kicker = Проверка
theatre-station-blood-alien-title = { $who } — не человек
theatre-station-blood-alien-why = Капля отпрянула от раскалённой проволоки. Со следующего раунда пришелец нападает открыто.
theatre-station-blood-human-kicker = Проверка
theatre-station-blood-human-title = { $who } — человек
theatre-station-blood-human-why = Шипение, струйка пара. Теперь этого человека нельзя обвинить.
theatre-station-unfolds-kicker = Оно показалось
theatre-station-unfolds-title = { $who } — пришелец
theatre-station-unfolds-why = Прятаться больше незачем: теперь удары будут открытыми.
theatre-station-absorbed-kicker = Поглощение
theatre-station-absorbed-title = { $who } — больше не с нами
theatre-station-absorbed-why = Осталась только куртка и следы, которые меняются на ходу.
theatre-station-escaped-kicker = Победили люди
theatre-station-escaped-title = Они выбрались
theatre-station-escaped-why = Раунд { $round }: станция позади. На борту: { $who }.
theatre-station-frozen-kicker = Победили пришельцы
theatre-station-frozen-title = Гаснет последняя лампа
theatre-station-frozen-why = Котельная разрушена в раунде { $since }, а в раунде { $round } холод победил.
theatre-station-last-absorbed-kicker = Победили пришельцы
theatre-station-last-absorbed-title = Одна улыбка на всех
theatre-station-last-absorbed-why = { $place ->
    [none] { $who } — последнее имя в списке. В раунде { $round } людей не осталось.
   *[other] Последний человек — { $who }. Раунд { $round }, место: { $place }.
}
theatre-station-all-infected-kicker = Победили пришельцы
theatre-station-all-infected-title = Людей не осталось
theatre-station-all-infected-why = { $who ->
    [none] К раунду { $round } людей на станции не осталось, и никто этого не заметил.
   *[other] Последний заражённый — { $who }, раунд { $round }. Никто этого не заметил.
}
theatre-station-alien-aboard-kicker = Победили пришельцы
theatre-station-alien-aboard-title = Оно ушло с вами
theatre-station-alien-aboard-why = Раунд { $round }: дверь закрылась, а на борту не только люди. Пришелец: { $who }.
theatre-station-left-behind-kicker = Победили пришельцы
theatre-station-left-behind-title = Остаться на льду
theatre-station-left-behind-why = Раунд { $round }: все уехали, а на льду остался человек. Кого бросили: { $who }.
