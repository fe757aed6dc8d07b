# Full-screen scenes of The Thing

theatre-station-who-kicker = Хто ви: { $trade }
theatre-station-who-title = { $who }
theatre-station-who-why = Ви зимуєте на антарктичній станції, і щось там має вигляд одного з вас. Якщо ви людина, ви переможете, коли станцію покинуть усі живі люди й жодного прибульця з ними.
theatre-station-who-then = Що вмієте лише ви, написано на вашому аркуші: натисніть на своє імʼя.
theatre-station-crew-kicker = Хто ви
theatre-station-crew-title = Шестеро на станції
theatre-station-crew-why = { $count ->
    [6] Ви ведете їх усіх.
   *[other] Ви ведете { $count } із { $all }, решта гравців — на вашому боці.
} Щось на станції має вигляд одного з них.
theatre-station-crew-then = Ви переможете, коли станцію покинуть усі живі люди й жодного прибульця з ними.
theatre-station-odds-kicker = Чим це скінчиться і що тут таємниця
theatre-station-odds-title = Вибратися всім — і більше нікому
theatre-station-odds-why = Звідси ведуть рятувальний гелікоптер, снігохід і штатний гелікоптер. Прибульці переможуть, якщо втече бодай один із них, якщо хтось із людей лишиться, якщо станція замерзне або людей не лишиться зовсім.
theatre-station-odds-then = Один із вас не людина. Утримуйте кнопку, щоб поглянути на свій жетон; зустріч із прибульцем може його змінити.
theatre-station-odds-human = Ви людина. Нікому не вірте надто довго.
theatre-station-odds-alien = Ви прибулець. Удавайте людину, доки це вигідно.
theatre-station-odds-shared-kicker = { theatre-station-odds-kicker }
theatre-station-odds-shared-title = { theatre-station-odds-title }
theatre-station-odds-shared-why = { theatre-station-odds-why }
theatre-station-odds-shared-then = Їхні ролі лежать долілиць: хто прибулець, стане ясно, лише коли він покажеться або його перевірять.
theatre-station-now-kicker = Що буде зараз
theatre-station-now-title = Раунд { $round }
theatre-station-now-why = Спершу погода, потім усі по черзі йдуть хто куди й кладуть карту долілиць. Під час зустрічі можна заразитися. Лідер роздає карти, а в кімнаті відпочинку міняються й голосують.
theatre-station-now-then = { $own ->
    [1] Починаєте ви: запитання під полем чекає на вашу відповідь.
   *[other] Починає { $who }. Коли спитають вас, запитання зʼявиться під полем.
}
theatre-station-now-shared-kicker = Що буде зараз
theatre-station-now-shared-title = Раунд { $round }
theatre-station-now-shared-why = Спершу погода, потім кожна фігурка йде й працює; що вийде, вирішують кубики. Там, де фігурки зустрілися, одна може виявитися прибульцем, і загроза зростає з кожним раундом.
theatre-station-now-shared-then = { theatre-station-now-then }
theatre-station-trade-macready = пілот
theatre-station-trade-norris = геофізик
theatre-station-trade-blair = біолог
theatre-station-trade-nauls = кухар
theatre-station-trade-clark = кінолог
theatre-station-trade-bennings = метеоролог
theatre-station-trade-windows = радист
theatre-station-trade-garry = начальник станції
theatre-station-vote-kicker = Голосування
theatre-station-vote-title = { $who } під підозрою
theatre-station-vote-why = Голосів: { $count } із { $voters }. З кожним із них погляди дедалі важчі.
theatre-station-vote-split-kicker = Голосування
theatre-station-vote-split-title = Голоси розділилися
theatre-station-vote-split-why = Найбільше голосів проти одного гравця: { $count } із { $voters }. Кого боятися, ви так і не вирішили.
theatre-station-fog-kicker = Ніч на станції
theatre-station-fog-title = Світло згасло
theatre-station-fog-why = Сьогодні на станції були контакти, і, можливо, не всі лишилися собою. Утримуйте кнопку, щоб дізнатися про себе.
theatre-station-fog-touched = Воно знайшло вас. Тепер ви один із них.
theatre-station-fog-untouched = Просто туман. Для вас сьогодні нічого не змінилося.
theatre-station-blood-alien-kicker = Тест
theatre-station-blood-alien-title = { $who } — не людина
theatre-station-blood-alien-why = Крапля відсахнулася від розпеченого дроту. З наступного раунду прибулець нападає відкрито.
theatre-station-blood-human-kicker = Тест
theatre-station-blood-human-title = { $who } — людина
theatre-station-blood-human-why = Шипіння, цівка пари. Тепер цю людину не можна звинуватити.
theatre-station-unfolds-kicker = Воно показалося
theatre-station-unfolds-title = { $who } — прибулець
theatre-station-unfolds-why = Ховатися більше нема чого: відтепер удари будуть відкритими.
theatre-station-absorbed-kicker = Поглинання
theatre-station-absorbed-title = { $who } — уже не з нами
theatre-station-absorbed-why = Лишилася тільки куртка й сліди, що змінюються на ходу.
theatre-station-escaped-kicker = Перемогли люди
theatre-station-escaped-title = Вони вибралися
theatre-station-escaped-why = Раунд { $round }: станція позаду. На борту: { $who }.
theatre-station-frozen-kicker = Перемогли прибульці
theatre-station-frozen-title = Гасне остання лампа
theatre-station-frozen-why = Котельню зруйновано в раунді { $since }, а в раунді { $round } переміг холод.
theatre-station-last-absorbed-kicker = Перемогли прибульці
theatre-station-last-absorbed-title = Одна усмішка на всіх
theatre-station-last-absorbed-why = { $place ->
    [none] { $who } — останнє імʼя в списку. У раунді { $round } людей не лишилося.
   *[other] Остання людина — { $who }. Раунд { $round }, місце: { $place }.
}
theatre-station-all-infected-kicker = Перемогли прибульці
theatre-station-all-infected-title = Людей не лишилося
theatre-station-all-infected-why = { $who ->
    [none] До раунду { $round } людей на станції не лишилося, і ніхто цього не помітив.
   *[other] Останнім заразили: { $who }, раунд { $round }. Ніхто цього не помітив.
}
theatre-station-alien-aboard-kicker = Перемогли прибульці
theatre-station-alien-aboard-title = Воно вирушило з вами
theatre-station-alien-aboard-why = Раунд { $round }: двері зачинилися, а на борту не лише люди. Прибулець: { $who }.
theatre-station-left-behind-kicker = Перемогли прибульці
theatre-station-left-behind-title = Лишитися на кризі
theatre-station-left-behind-why = Раунд { $round }: усі вибралися, а на кризі лишилася людина. Кого покинули: { $who }.
