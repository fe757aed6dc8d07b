# What the effects on cards, sheets and rooms say. An argument of a node is named after its field.
# A selector is the indefinite form; .acc is what is chosen, .each the one that acts or is come to, .in and .to are places with
# their preposition, .kind is for selectors.

## Mythos cards and skill checks

mythos-choice =
    { $who ->
        [you] поточний гравець вибирає варіант
       *[they] { $subject } вибирає варіант
    }
mythos-advances-travel = жетон <travel>подорожі</travel> просувається
mythos-advances-ritual = жетон <ritual>ритуалу</ritual> просувається
mythos-advances-either = жетон <travel>подорожі</travel> або <ritual>ритуалу</ritual> просувається, на вибір поточного гравця
node-check = перевірка вмінь { $target } ({ $skills })
check-passed = Успіх ({ $target }):
check-partly = Частковий успіх ({ $target }):
check-failed = Провал:
node-over-target =
    { $divisor ->
        [1] по одній за кожну одиницю, на яку результат перевищує цільове значення
       *[other] по одній за кожні { $divisor }, на які результат перевищує цільове значення
    }

## Resources and passengers

node-lose = зменште { $resource-acc } на { $amount }
    .short = зменшити { $resource-acc } на { $amount }
node-lose-souls =
    зменште <souls>душі</souls> на { $amount }
    .short = зменшити <souls>душі</souls> на { $amount }
node-gain = збільште { $resource-acc } на { $amount }
    .purpose = збільшити { $resource-acc } на { $amount }
node-gain-souls =
    збільште <souls>душі</souls> на { $amount }
    .purpose = збільшити <souls>душі</souls> на { $amount }
node-resources = ресурс
    .acc = ресурс
node-gain-it = збільште його на одиницю
node-risk =
    ризикніть { $count ->
        [one] { $count } пасажиром
        [few] { $count } пасажирами
       *[many] { $count } пасажирами
        [other] { $count } пасажира
    }
    .short =
        ризикнути { $count ->
            [one] { $count } пасажиром
            [few] { $count } пасажирами
           *[many] { $count } пасажирами
            [other] { $count } пасажира
        }
node-risk-by-picked = ризикніть такою кількістю пасажирів
node-up-to = число від { $least } до { $most }, але не більше за кількість пасажирів у запасі
    .acc = число від { $least } до { $most }, але не більше за кількість пасажирів у запасі
node-picked = це число
node-decks-with-passengers = палубна зона з пасажирами
    .acc = палубну зону з пасажирами
    .each = кожна палубна зона з пасажирами
node-decks-in-reach = палубна зона з пасажирами поряд із вами
    .acc = палубну зону з пасажирами поряд із вами
    .each = ваша зона й кожна сусідня, якщо вони палубні
node-defeat-passenger-there = один пасажир там переможений
node-defeat-passenger-in-supply = один пасажир із запасу переможений
    .short = перемогти одного пасажира із запасу
node-defeat-passengers-here = кожен пасажир у вашій зоні переможений
node-rescue-there = врятуйте там пасажира
at-least-passengers-in-supply =
    { $n ->
        [one] якщо в запасі є пасажир
        [few] якщо в запасі щонайменше { $n } пасажири
       *[many] якщо в запасі щонайменше { $n } пасажирів
        [other] якщо в запасі щонайменше { $n } пасажира
    }
at-most-rolled-passengers-on-decks = якщо результат не більший за кількість пасажирів на палубах
at-least-done-after-defeat-deep-ones =
    { $n ->
        [one] якщо переможено хоча б одного
        [few] якщо переможено не менше ніж { $n }
       *[many] якщо переможено не менше ніж { $n }
        [other] якщо переможено не менше ніж { $n }
    }
at-least-done-after-in-all =
    { $n ->
        [one] якщо переможено хоча б одного
        [few] якщо переможено не менше ніж { $n }
       *[many] якщо переможено не менше ніж { $n }
        [other] якщо переможено не менше ніж { $n }
    }
at-least-done-after-pick-up-to =
    { $n ->
        [one] якщо врятовано хоча б одного
        [few] якщо врятовано не менше ніж { $n }
       *[many] якщо врятовано не менше ніж { $n }
        [other] якщо врятовано не менше ніж { $n }
    }
at-most-rolled-done-after-defeat-deep-ones = якщо результат не більший за кількість переможених
at-most-rolled-done-after-in-all = якщо результат не більший за кількість переможених
at-most-rolled-done-after-pick-up-to = якщо результат не більший за кількість урятованих
node-repeat-by-passengers-there-defeat-passenger-there = кожен пасажир там переможений
node-repeat-by-passengers-there-rescue-there = врятуйте всіх пасажирів там
node-repeat-by-shortage = за кожну клітинку, на яку відсунути жетон неможливо, { $effect }
node-repeat-head-by-picked = стільки ж разів
node-repeat-head-by-minus = за кожен предмет понад один
node-pick-up-to-by-passengers-on-decks = скільки завгодно разів виберіть { $among-acc }: { $effect }
node-pick-up-to-by-rolled = виберіть { $among-acc }: { $effect }; зробити це можна стільки разів, скільки випало
node-up-to-times =
    { $n ->
        [one] { $effect }
        [few] { $effect }, щонайбільше { $n } рази
       *[many] { $effect }, щонайбільше { $n } разів
        [other] { $effect }, щонайбільше { $n } раза
    }

## The ship

node-damage-ship = пошкодьте корабель
    .short = пошкодити корабель
node-damage-room = пошкодьте { $where-acc }
    .short = пошкодити { $where-acc }
node-is-undamaged-room = якщо цю зону ще можна пошкодити
node-repair-here = відремонтуйте свою зону
node-advance =
    просуньте жетон на { $track-loc } на { $spaces ->
        [one] { $spaces } клітинку
        [few] { $spaces } клітинки
       *[many] { $spaces } клітинок
        [other] { $spaces } клітинки
    }
    .purpose =
    просунути жетон на { $track-loc } на { $spaces ->
        [one] { $spaces } клітинку
        [few] { $spaces } клітинки
       *[many] { $spaces } клітинок
        [other] { $spaces } клітинки
    }
node-advance-by-plus = просуньте жетон на { $track-loc } на стільки клітинок: { $spaces }
node-retreat =
    відсуньте жетон на { $track-loc } на { $spaces ->
        [one] { $spaces } клітинку
        [few] { $spaces } клітинки
       *[many] { $spaces } клітинок
        [other] { $spaces } клітинки
    }
    .short =
        відсунути жетон на { $track-loc } на { $spaces ->
            [one] { $spaces } клітинку
            [few] { $spaces } клітинки
           *[many] { $spaces } клітинок
            [other] { $spaces } клітинки
        }
node-reset = поверніть жетон на { $track-loc } на клітинку «Початок»
    .short = повернути жетон на { $track-loc } на клітинку «Початок»
at-least-track-value-travel =
    { $n ->
        [one] якщо жетон подорожі не на клітинці «Початок»
        [few] якщо жетон подорожі просунувся щонайменше на { $n } клітинки
       *[many] якщо жетон подорожі просунувся щонайменше на { $n } клітинок
        [other] якщо жетон подорожі просунувся щонайменше на { $n } клітинки
    }
at-least-track-value-deep-ones =
    { $n ->
        [one] якщо в Глибинах є глибоководний
        [few] якщо в Глибинах щонайменше { $n } глибоководні
       *[many] якщо в Глибинах щонайменше { $n } глибоководних
        [other] якщо в Глибинах щонайменше { $n } глибоководного
    }
node-after-boiler-room = { "" }

## Monsters

node-activate = активується { $monster }
node-activate-deep-one = активуються <deep_one>глибоководні</deep_one>
node-activate-here = активується кожен глибоководний у вашій зоні
    .short = активується кожен глибоководний у тій самій зоні
node-activate-one = активується один глибоководний у ній
node-spawn =
    помістіть { $count ->
        [one] { $count } глибоководного
        [few] { $count } глибоководних
       *[many] { $count } глибоководних
        [other] { $count } глибоководного
    } { $where-to }
    .short =
        помістити { $count ->
            [one] { $count } глибоководного
            [few] { $count } глибоководних
           *[many] { $count } глибоководних
            [other] { $count } глибоководного
        } { $where-to }
node-spawn-apart =
    { $spaces ->
        [one] помістіть глибоководного у водну зону на свій вибір
        [few] виберіть { $spaces } різні водні зони й помістіть у кожну з них по глибоководному
       *[many] виберіть { $spaces } різних водних зон і помістіть у кожну з них по глибоководному
        [other] виберіть { $spaces } різні водні зони й помістіть у кожну з них по глибоководному
    }
node-surface-all = усі монстри з Глибин переміщуються в ту водну зону по носу корабля, номер якої випав
node-surface-there = усі монстри з Глибин переміщуються туди
node-monarchs-to-front = Мати Гідра й Батько Дагон переміщуються в ту водну зону по носу корабля, номер якої випав
node-monarchs-to-deep = Мати Гідра й Батько Дагон потрапляють у Глибини
node-monarchs-on-board = монарх поза Глибинами
    .acc = монарха поза Глибинами
node-nudge-monarch = за бажанням перемістіть його в сусідню водну зону
node-banish-monarch = він потрапляє в Глибини
node-wash-overboard = кожен глибоководний із палубної зони переміщується в сусідню з нею водну
node-defeat-deep-ones = переможіть { $where-in } усіх глибоководних
node-defeat-deep-one = переможіть там глибоководного
node-defeat-one-here = переможіть глибоководного у своїй зоні
node-shift-deep-ones = перемістіть усіх глибоководних { $where-from } в сусідню зону на свій вибір
node-scatter = перемістіть кожного глибоководного на кораблі в сусідню зону на вибір поточного гравця
node-return-deep-ones = усі глибоководні, навіть із Глибин, повертаються в запас
node-with-deep-ones =
    { $first-kind ->
        [water] зона з глибоководними
        [deck] корабельна зона з глибоководними
       *[room] внутрішня зона з глибоководними
    }
    .acc =
    { $first-kind ->
        [water] зону з глибоководними
        [deck] корабельну зону з глибоководними
       *[room] внутрішню зону з глибоководними
    }
    .in =
    { $first-kind ->
        [water] на полі
        [deck] на кораблі
       *[room] у внутрішніх зонах
    }

## Places

node-each-deck = палубна зона
    .acc = палубну зону
    .in = у кожній палубній зоні
    .to = у кожну палубну зону
node-each-water = водна зона
    .acc = водну зону
    .in = у кожній водній зоні
    .to = у кожну водну зону
node-each-room = внутрішня зона
    .acc = внутрішню зону
    .in = у кожній внутрішній зоні, яку можна пошкодити
    .to = у кожну внутрішню зону, яку можна пошкодити
node-interiors = внутрішня зона
    .acc = внутрішню зону
    .in = у кожній внутрішній зоні
node-your-space = ваша зона
    .acc = свою зону
    .in = у своїй зоні
    .to = у свою зону
    .from = зі своєї зони
node-near-you = ваша зона
    .in = у своїй зоні, а якщо ви в лазареті, то в каплиці
    .to = у свою зону, а якщо ви в лазареті, то в каплицю
node-your-rooms = найближча до вас внутрішня зона, окрім карцеру й лазарету
    .acc = найближчу до вас внутрішню зону, окрім карцеру й лазарету
    .short = найближчу внутрішню зону, окрім карцеру й лазарету
node-there = ця зона
    .acc = її
    .in = там
    .to = туди
    .from = звідти
    .kind = { "there" }
node-beside-you = сусідня зона
    .acc = сусідню зону
    .in = у сусідній зоні
    .to = у сусідню зону
node-undamaged-rooms = непошкоджена внутрішня зона
    .acc = непошкоджену внутрішню зону, окрім карцеру й лазарету
node-ship-spaces = корабельна зона
    .acc = корабельну зону
    .to = у корабельну зону
node-room-of-die = внутрішня зона, номер якої випав
    .acc = внутрішню зону, номер якої випав
    .in = у внутрішній зоні, номер якої випав
    .to = у внутрішню зону, номер якої випав
    .kind = { "room" }
node-deck-of-die = палубна зона, номер якої випав
    .acc = палубну зону, номер якої випав
    .in = у палубній зоні, номер якої випав
    .to = у палубну зону, номер якої випав
    .kind = { "deck" }
node-room-damaged = пошкоджена зона
    .acc = пошкоджену зону
    .in = у зоні, яка зазнала пошкодження
    .to = у зону, яка зазнала пошкодження
node-open-decks = палубна зона
    .acc = палубну зону
node-open-beside = сусідня корабельна зона
    .acc = сусідню корабельну зону

## People

node-captain = капітан
    .acc = капітана
node-keeper = хранитель гримуара
    .acc = хранителя гримуара
node-played = { $character }
    .acc = { $character-acc }
node-enemy-characters-here = кожен ворожий персонаж у вашій зоні
node-characters-there = кожен персонаж там
seats-everyone-is-human = гравець-людина
    .acc = гравця-людину
    .each = кожен гравець-людина
seats-everyone-is-human-not-at-brig = гравець-людина поза карцером
    .acc = гравця-людину поза карцером
    .each = кожен гравець-людина поза карцером
seats-everyone-is-human-at-your-space = гравець-людина у вашій зоні
    .acc = гравця-людину у своїй зоні
    .each = кожен гравець-людина у вашій зоні
seats-everyone-is-human-at-room-of-die = гравець-людина у внутрішній зоні, номер якої випав
    .acc = гравця-людину у внутрішній зоні, номер якої випав
    .each = кожен гравець-людина у внутрішній зоні, номер якої випав,
seats-everyone-at-brig = гравець у карцері
    .acc = гравця в карцері
    .each = кожен гравець у карцері
seats-others-is-human = інший гравець-людина
    .acc = іншого гравця-людину
    .each = кожен інший гравець-людина
seats-others-is-human-not-at-brig = інший гравець-людина поза карцером
    .acc = іншого гравця-людину поза карцером
    .each = кожен інший гравець-людина поза карцером
seats-others-at-your-space = інший гравець у вашій зоні
    .acc = іншого гравця у своїй зоні
    .each = кожен інший гравець у вашій зоні
node-move =
    { $who ->
        [you] перемістіться { $where-to }
       *[they] { $where-kind ->
            [there] його персонаж переміщується туди
           *[other] { $subject } переміщується { $where-to }
        }
    }
    .short = переміститися { $where-to }
node-release =
    { $who ->
        [you] вийдіть із карцеру й перемістіться { $where-to }
       *[they] його персонаж виходить із карцеру й переміщується { $where-to }
    }
node-jail =
    { $who ->
        [you] перемістіться в карцер
       *[they] { $subject } переміщується в карцер
    }
    .short = переміститися в карцер
node-defeat =
    { $who ->
        [you] ваш персонаж переможений
       *[they] { $subject } переможений
    }
node-depose-captain = капітан переміщується в карцер, а його посада переходить до того, хто стоїть останнім у порядку її передання
node-pass-title = посада { $title-gen } переходить до наступного в порядку передання
node-look-at-loyalty = подивіться всі карти лояльності цього гравця
node-give-action = цей гравець виконує одну дію
node-is =
    { $who ->
        [you] якщо ви — { $whom }
       *[they] якщо { $subject } — { $whom }
    }
    .not =
    { $who ->
        [you] якщо ви не { $whom }
       *[they] якщо { $subject } не { $whom }
    }
node-is-at =
    { $who ->
        [you] якщо ви { $where-in }
       *[they] якщо він { $where-in }
    }
node-you-are-at = якщо ви { $where-in }
    .not = якщо ви не { $where-in }

## Cards and items

node-discard =
    { $who ->
        [you] скиньте
       *[they] { $subject } скидає
    } { $count ->
        [one] { $count } карту вміння
        [few] { $count } карти вмінь
       *[many] { $count } карт умінь
        [other] { $count } карти вміння
    }
    .short =
        скинути { $count ->
            [one] { $count } карту вміння
            [few] { $count } карти вмінь
           *[many] { $count } карт умінь
            [other] { $count } карти вміння
        }
node-discard-all =
    { $who ->
        [you] скиньте всі свої карти вмінь
       *[they] { $subject } скидає всі свої карти вмінь
    }
node-discard-for-value = скиньте карту { $skill-gen } та запамʼятайте її значення
    .short = скинути карту { $skill-gen }
node-has-skill = якщо ви маєте на руці карту { $skill-gen }
node-draw-own =
    { $who ->
        [you] візьміть
       *[they] { $subject } бере
    } { $count ->
        [one] { $count } карту вміння
        [few] { $count } карти вмінь
       *[many] { $count } карт умінь
        [other] { $count } карти вміння
    } зі свого набору
node-draw-any =
    { $who ->
        [you] візьміть
       *[they] { $subject } бере
    } { $count ->
        [one] { $count } карту будь-якого вміння
        [few] { $count } карти будь-яких умінь
       *[many] { $count } карт будь-яких умінь
        [other] { $count } карти будь-якого вміння
    }, окрім зради
node-draw-up-to =
    візьміть щонайбільше { $most ->
        [one] { $most } карту будь-якого вміння
        [few] { $most } карти будь-яких умінь
       *[many] { $most } карт будь-яких умінь
        [other] { $most } карти будь-якого вміння
    }, окрім зради
node-exchange =
    скиньте щонайбільше { $most ->
        [one] { $most } карту вміння
        [few] { $most } карти вмінь
       *[many] { $most } карт умінь
        [other] { $most } карти вміння
    } та візьміть стільки ж з однієї колоди вміння, окрім зради
node-add-treachery =
    затасуйте { $count ->
        [one] { $count } карту
        [few] { $count } карти
       *[many] { $count } карт
        [other] { $count } карти
    } зради в колоду хаосу
    .short =
        затасувати { $count ->
            [one] { $count } карту
            [few] { $count } карти
           *[many] { $count } карт
            [other] { $count } карти
        } зради в колоду хаосу
node-rebuild-chaos = скиньте колоду хаосу й створіть нову
node-your-items =
    { $who ->
        [you] один із ваших предметів
       *[they] один із його предметів
    }
    .acc =
    { $who ->
        [you] один зі своїх предметів
       *[they] один зі своїх предметів
    }
node-items-of-humans-here = предмет іншого гравця-людини у вашій зоні
    .acc = предмет іншого гравця-людини у своїй зоні
node-your-weapons = один із ваших предметів категорії «Зброя»
    .acc = один зі своїх предметів категорії «Зброя»
at-most-item-count =
    { $n ->
        [one] якщо ви маєте щонайбільше { $n } предмет
        [few] якщо ви маєте щонайбільше { $n } предмети
       *[many] якщо ви маєте щонайбільше { $n } предметів
        [other] якщо ви маєте щонайбільше { $n } предмета
    }
node-has-items = якщо ви маєте предмет
node-draw-item = візьміть предмет
node-search-items =
    подивіться { $count ->
        [one] { $count } верхню карту
        [few] { $count } верхні карти
       *[many] { $count } верхніх карт
        [other] { $count } верхньої карти
    } колоди предметів, одну залиште собі, { $shuffles ->
        [0] { $count ->
            [2] іншу покладіть
           *[other] решту покладіть
        } під низ колоди
       *[other] решту затасуйте назад у колоду
    }
node-remove-it = його вилучають із гри
node-remove-item = вилучіть із гри предмет «{ $item }»
    .short = вилучити із гри предмет «{ $item }»
node-remove-your-items = вилучіть із гри всі свої предмети
    .short = вилучити з гри всі свої предмети
node-take-it = візьміть його собі
node-use-it = розіграйте його властивість «Дія»
node-give-item = за бажанням віддайте один зі своїх предметів гравцеві-людині у своїй зоні
node-scout =
    подивіться { $count ->
        [one] { $count } верхню карту
        [few] { $count } верхні карти
       *[many] { $count } верхніх карт
        [other] { $count } верхньої карти
    } { $deck-gen }: одну покладіть на верх колоди, { $count ->
        [2] іншу
       *[other] решту
    } — під низ
    .short =
        переглянути { $count ->
            [one] { $count } верхню карту
            [few] { $count } верхні карти
           *[many] { $count } верхніх карт
            [other] { $count } верхньої карти
        } { $deck-gen }
node-scout-one = подивіться верхню карту { $deck-gen } та покладіть її на верх або під низ колоди
node-choose-spell =
    { $who ->
        [you] подивіться { $count ->
            [one] { $count } верхню карту
            [few] { $count } верхні карти
           *[many] { $count } верхніх карт
            [other] { $count } верхньої карти
        } колоди заклинань, одну розіграйте, іншу покладіть під низ колоди
       *[they] { $subject } дивиться { $count ->
            [one] { $count } верхню карту
            [few] { $count } верхні карти
           *[many] { $count } верхніх карт
            [other] { $count } верхньої карти
        } колоди заклинань, одну розігрує, іншу кладе під низ колоди
    }
node-top-spell = розіграйте верхню карту колоди заклинань
node-choose-waypoint =
    подивіться { $count ->
        [one] { $count } верхню карту
        [few] { $count } верхні карти
       *[many] { $count } верхніх карт
        [other] { $count } верхньої карти
    } колоди курсу, одну розіграйте, іншу покладіть під низ колоди
node-remove-top =
    не дивлячись, вилучіть із гри { $count ->
        [one] { $count } верхню карту
        [few] { $count } верхні карти
       *[many] { $count } верхніх карт
        [other] { $count } верхньої карти
    } { $deck-gen }
node-keep =
    { $who ->
        [you] залиште цю карту у своїй ігровій зоні
       *[they] { $subject } залишає цю карту у своїй ігровій зоні
    }
    .short = залишити карту в себе
node-discard-this = скиньте цю карту
named-sail-past = вилучіть цю карту з гри, її відстань не враховується, і розіграйте натомість верхню карту колоди курсу
named-astral-travel = виберіть зону й перемістіть із неї будь-яких персонажів і глибоководних у корабельні зони на свій вибір

## Actions

node-perform-actions =
    виконайте ще { $count ->
        [one] { $count } дію
        [few] { $count } дії
       *[many] { $count } дій
        [other] { $count } дії
    }
node-once-per-turn = раз за хід
node-once-per-turn-each = кожен гравець може використати це раз за хід
node-strike =
    { $reach ->
        [0] атакуйте ворога у своїй зоні
       *[other] атакуйте ворога в сусідній зоні
    }{ $bonus ->
        [0] { "" }
       *[other] {" "}й додайте { $bonus } до результату кидка
    }
    .short = атакувати ворогів
node-strike-by-enemies-here = атакуйте ворога у своїй зоні й додайте до результату кидка кількість ворогів у ній
node-strike-by-knife-bonus = атакуйте ворога у своїй зоні
node-enemies-here = кількість ворогів у вашій зоні
node-knife-bonus = додаток кухонного ножа
node-shrivel = виберіть ворога в будь-якій зоні й киньте кістку, додавши { $bonus } проти глибоководного; якщо результат { $enough } або більше, ворог переможений
node-spread-misfortune = візьміть карту міту й розіграйте лише її кризу: перевірка вважається проваленою, а весь вибір за вами
at-most-rolled-minus = якщо результат менший за кількість узятих карт
