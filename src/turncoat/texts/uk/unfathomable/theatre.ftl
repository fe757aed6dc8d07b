# Full-screen scenes of Unfathomable

theatre-ship-who-kicker = Хто ви: { $trade }
theatre-ship-who-title = { $who }
theatre-ship-who-why = Ви на борту лайнера «Атлантика», і слідом за ним пливуть монстри. Якщо ви людина, ви переможете, коли лайнер дійде до порту.
theatre-ship-who-then = Що вмієте лише ви, написано на вашому аркуші: натисніть на своє імʼя.
theatre-ship-odds-kicker = Чим це скінчиться і що тут таємниця
theatre-ship-odds-title = Порт або Глибини
theatre-ship-odds-why = Лайнер дійде, коли подолає відстань { $port }. Він загине, якщо скінчаться пальне, їжа, розум чи душі, якщо пошкоджено шість внутрішніх зон або глибоководні захоплять палуби. Тоді переможуть зрадники.
theatre-ship-odds-then = Лояльність — таємниця: утримуйте кнопку, щоб прочитати свою. На півдорозі може прийти ще одна карта.
theatre-ship-odds-human = { theatre-ship-letter-human }
theatre-ship-odds-hybrid = { theatre-ship-letter-hybrid }
theatre-ship-odds-cultist = { theatre-ship-letter-cultist }
theatre-ship-odds-before-kicker = { theatre-ship-odds-kicker }
theatre-ship-odds-before-title = { theatre-ship-odds-title }
theatre-ship-odds-before-why = { theatre-ship-odds-why }
theatre-ship-odds-before-then = Лояльність — таємниця й для вас: вона прийде в запечатаному листі, коли почнеться плавання.
theatre-ship-now-kicker = Що буде зараз
theatre-ship-now-title = Хід за ходом
theatre-ship-now-why = Гравці по черзі беруть карти вмінь і роблять по дві дії. Потім карта міту приносить лихо, часто перевірку вмінь: кожен може потай додати карти — допомогти чи нашкодити.
theatre-ship-now-then = { $own ->
    [1] Зараз ваш хід: запитання під полем чекає на вашу відповідь.
   *[other] Зараз хід: { $who }. Коли спитають вас, запитання зʼявиться під полем.
}
theatre-ship-trade-keilani = Капітанка
theatre-ship-trade-arjun = Старший помічник
theatre-ship-trade-svetlana = Суднова лікарка
theatre-ship-trade-jeanne = Інженерка
theatre-ship-trade-jamie = Начальник охорони
theatre-ship-trade-william = Учень
theatre-ship-trade-beatrice = Математикиня
theatre-ship-trade-ishmael = Вигнанець
theatre-ship-trade-edmund = Ходяче лихо
theatre-ship-trade-samira = Безбілетниця
theatre-ship-letter-human = Ви людина. Доведіть корабель до порту.
theatre-ship-letter-hybrid = Ви гібрид. Корабель не повинен дійти.
theatre-ship-letter-cultist = Ви культист. Корабель має загинути, але лише біля самого порту.
theatre-ship-letter-kicker = Роздано карти лояльності
theatre-ship-letter-title = Лист під дверима
theatre-ship-letter-why = Прочитайте свій, доки ніхто не бачить. Можливо, хтось на борту не той, за кого себе видає.
theatre-ship-hybrid-kicker = Зрадник показав обличчя
theatre-ship-hybrid-title = { $who } — гібрид
theatre-ship-hybrid-why = Відтепер гра відкрита: карти зради, і люди не можуть користуватися зоною, де стоїть зрадник.
theatre-ship-cultist-kicker = Зрадник зняв маску
theatre-ship-cultist-title = { $who } — культист
theatre-ship-cultist-why = { theatre-ship-hybrid-why }
theatre-ship-brig-kicker = Арешт
theatre-ship-brig-title = { $who } — у карцері
theatre-ship-brig-why = За ґратами немає ні речей, ні власної кризи, а в перевірках майже немає голосу.
theatre-ship-awakening-kicker = Пів шляху позаду
theatre-ship-awakening-title = Сплячий прокидається
theatre-ship-awakening-why = Роздають нові карти лояльності. Учорашній друг може виявитися ворогом.
theatre-ship-arrived-kicker = Перемогли люди
theatre-ship-arrived-title = Земля!
theatre-ship-arrived-why = Хід { $turn }, уцілілих душ: { $souls }. Час дізнатися, хто хотів утопити лайнер.
theatre-ship-no-fuel-kicker = { $winners ->
    [0] Не переміг ніхто
   *[other] Перемогли зрадники
}
theatre-ship-no-fuel-title = Машини замовкли
theatre-ship-no-fuel-why = { $crisis ->
    [none] Пальне скінчилося. Хід { $turn }, відстань { $distance } з { $port }.
   *[other] Пальне скінчилося під час кризи «{ $crisis }». Хід { $turn }, відстань { $distance } з { $port }.
}
theatre-ship-no-food-kicker = { $winners ->
    [0] Не переміг ніхто
   *[other] Перемогли зрадники
}
theatre-ship-no-food-title = Остання тарілка порожня
theatre-ship-no-food-why = { $crisis ->
    [none] Їжа скінчилася. Хід { $turn }, відстань { $distance } з { $port }.
   *[other] Їжа скінчилася під час кризи «{ $crisis }». Хід { $turn }, відстань { $distance } з { $port }.
}
theatre-ship-no-sanity-kicker = { $winners ->
    [0] Не переміг ніхто
   *[other] Перемогли зрадники
}
theatre-ship-no-sanity-title = Тепер вони всміхаються
theatre-ship-no-sanity-why = { $crisis ->
    [none] Розуму не лишилося ні в кого. Хід { $turn }, відстань { $distance } з { $port }.
   *[other] Розуму не лишилося під час кризи «{ $crisis }». Хід { $turn }, відстань { $distance } з { $port }.
}
theatre-ship-no-souls-kicker = { $winners ->
    [0] Не переміг ніхто
   *[other] Перемогли зрадники
}
theatre-ship-no-souls-title = Рятувати вже нема кого
theatre-ship-no-souls-why = { $crisis ->
    [none] Останні душі втрачено. Хід { $turn }, відстань { $distance } з { $port }.
   *[other] Останні душі втрачено під час кризи «{ $crisis }». Хід { $turn }, відстань { $distance } з { $port }.
}
theatre-ship-sunk-kicker = { $winners ->
    [0] Не переміг ніхто
   *[other] Перемогли зрадники
}
theatre-ship-sunk-title = Корабель іде на дно
theatre-ship-sunk-why = Пошкоджено шість зон, остання — «{ $room }». Хід { $turn }, відстань { $distance } з { $port }.
theatre-ship-overrun-kicker = { $winners ->
    [0] Не переміг ніхто
   *[other] Перемогли зрадники
}
theatre-ship-overrun-title = Палуби захоплено
theatre-ship-overrun-why = Глибоководних на кораблі стало забагато. Хід { $turn }, відстань { $distance } з { $port }.
theatre-ship-freed-kicker = З карцеру
theatre-ship-freed-title = { $who } на волі
theatre-ship-freed-why = Провину пробачено чи ні, а на борту тепер ще одна пара рук.
theatre-ship-ritual-kicker = Ритуал: крок { $step } із { $of }
theatre-ship-ritual-title = Ще одна свічка
theatre-ship-ritual-why = З останньою відкриється море — і для своїх, і для чужих.
theatre-ship-ritual-last-kicker = Ритуал завершено
theatre-ship-ritual-last-title = Море відкрилося
theatre-ship-ritual-last-why = Глибоководних назовні вигнано. За це платять усі, хто стоїть на палубах.
