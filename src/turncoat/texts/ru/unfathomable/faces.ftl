# Faces of cards: what kind a card is, and in a few words what it does or what is at stake.

## Kinds: what a single card of a family is called

family-influence-one = Общение
family-lore-one = Знания
family-observation-one = Внимание
family-strength-one = Сила
family-will-one = Воля
family-treachery-one = Коварство
family-mythos-one = Карта мифа
family-spell-one = Заклинание
family-waypoint-one = Путевая точка
family-item-one = Вещь
family-damage-one = Повреждение
family-loyalty-one = Карта роли
family-passenger-one = Жетон пассажира

## Skill cards

gist-card-coordinated-effort = действие другому
gist-card-nothing-to-hide = все карты в открытую
gist-card-inspiring-speech = рассудок ±{ $n }
gist-card-shrivelling = удар издали
gist-card-lesser-banishment = отгоняет врагов
gist-card-forced-learning = ещё один навык
gist-card-watch-and-learn = взять { $n } карты
gist-card-keen-insight = кубик ±{ $n }
gist-card-preparation = без карт хаоса
gist-card-combat-training = переброс атаки
gist-card-rampage = до { $n } атак
gist-card-shrug-it-off = вы не повержены
gist-card-persistence = обмен до { $n } карт
gist-card-determination = итог ±{ $n }
gist-card-true-grit = ещё действия
gist-card-reinforcements = глубоководные
gist-card-call-to-action = враги действуют
gist-card-siren-song = риск для пассажира
gist-card-ransack = грабит припасы
gist-card-perform-rites = Гидра и Дагон

## Mythos cards

gist-card-accusation = карцер, хаос
gist-card-adrift-fishing-boat = души, припасы
gist-card-barricade-the-hatches = защита впрок
gist-card-bucket-brigade = топливо, пассажиры
gist-card-class-struggle = рассудок, пассажиры
gist-card-coal-bunker-fire = топливо, души
gist-card-collision-course = повреждения, путь
gist-card-coordinated-assault = монстры у носа
gist-card-criminal-activity = вещи, рассудок
gist-card-damaged-evaporator = припасы, путь
gist-card-deep-one-feint = глубоководные
gist-card-deep-one-swarm = глубоководные дважды
gist-card-dinghy-launch = души, рассудок
gist-card-disturbing-dreams = рассудок
gist-card-eot-failure = путь, топливо
gist-card-fear-of-the-unknown = хранитель повержен
gist-card-firemen-strike = путь, топливо, хаос
gist-card-flooding-compartment = души
gist-card-food-rationing = припасы, рассудок
gist-card-food-stores-raid = припасы
gist-card-horrific-visions = рассудок
gist-card-hull-leak = повреждение
gist-card-hypnotic-melody = пассажиры, души
gist-card-identity-crisis = души, ваши карты
gist-card-improvised-fuel-source = люди за топливо
gist-card-incoming-sos = риск ради выгоды
gist-card-infection = припасы, души
gist-card-infiltrator = враг внутри
gist-card-jail-break = рассудок, карцер
gist-card-just-desserts = припасы за вещь
gist-card-kitty-litter = рассудок, припасы
gist-card-looming-breakdown = машина, путь
gist-card-lure-of-yha-nthlei = пассажиры
gist-card-missing-jewelry = рассудок или хаос
gist-card-missing-munitions = повреждения
gist-card-missing-parents = души, рассудок
gist-card-mysterious-lifeboat = пассажиры, рассудок
gist-card-on-the-offensive = оттеснить их
gist-card-open-the-gate = путь сначала
gist-card-passenger-overboard = души
gist-card-passenger-riot = рассудок, души
gist-card-poisoned-food = души или припасы
gist-card-power-to-the-people = свержение капитана
gist-card-rally-the-crew = рассудок, карты
gist-card-rat-infestation = припасы
gist-card-ritual-coordination = ритуал, рассудок
gist-card-ritual-support = ритуал
gist-card-sacrifice-deep-one = обряд впрок
gist-card-sewage-backup = рассудок, область
gist-card-shipboard-fire = повреждения
gist-card-stolen-ritual-components = заклинание, ритуал
gist-card-strange-vision = путь или враги
gist-card-the-anarcho-individualist = вещь, хаос
gist-card-the-captains-banquet = припасы, рассудок
gist-card-the-fathers-favor = Дагон действует
gist-card-the-mothers-wrath = Гидра действует
gist-card-too-many-bodies = припасы, рассудок
gist-card-transformation = души, враги
gist-card-volunteer-army = пассажиры в бой
gist-card-hold-the-line = враги на палубе
gist-card-history-repeats = Кейлани: карцер
gist-card-the-peacemaker = Арджун: без атак
gist-card-do-no-harm = Светлана: урон
gist-card-signs-of-life = Жанна: души
gist-card-the-game-is-afoot = Джейми: враги
gist-card-memory-of-the-deep = Уильям: коварство
gist-card-miscalculation = Беатрис: путь
gist-card-family-ties = Измаил: Пучина
gist-card-gift-of-the-mother = Эдмунд: перстень
gist-card-ticket-please = Самира: вещи

## Spells

gist-card-alchemical-transmutation = припасы в топливо
gist-card-astral-travel = перемещение
gist-card-call-down-the-storm = очищает воды
gist-card-call-friends = спасает многих
gist-card-cloud-memory = рассудок +{ $n }
gist-card-conjuration = вещь из { $n }
gist-card-dark-pact = ресурс, хаос
gist-card-feed-the-mind = припасы в рассудок
gist-card-flesh-ward = спасает раз
gist-card-foresee = взгляд вперёд
gist-card-greater-banishment = ритуал +{ $n }
gist-card-heal = из лазарета
gist-card-lure-monster = монстры в Пучину
gist-card-plague-of-locusts = сколько выпало
gist-card-raise-the-dead = рассудок в души
gist-card-revelation-of-script = ещё карта, раз
gist-card-summon-fire = путь +{ $n }
gist-card-summon-the-beast-within = очищает область
gist-card-voice-of-ra = карты всем

## Waypoints

gist-card-abandoned-depot = топливо, с риском
gist-card-deserted-island = припасы, с риском
gist-card-hurricane = топливо или урон
gist-card-iceberg = припасы или урон
gist-card-reef = возможен урон
gist-card-shipwreck-survivors = душа, с риском
gist-card-wrecked-ship = топливо, с риском
gist-card-deep-one-city = топливо −{ $n }, орда
gist-card-fog-bank = топливо −{ $n }, туман
gist-card-maelstrom = топливо или урон
gist-card-rainstorm = топливо −{ $n }, дождь
gist-card-rogue-wave = топливо −{ $n }, смыло
gist-card-rolling-seas = топливо −{ $n }, пассажир
gist-card-sea-smoke = топливо −{ $n }, враги
gist-card-seaweed-patch = топливо −{ $n }, выбор
gist-card-smooth-sailing = топливо −{ $n }, припасы
gist-card-calm-waters = топливо −{ $n }, припасы
gist-card-deep-one-ambush = топливо −{ $n }, палубы
gist-card-rough-waters = топливо −{ $n }, рассудок
gist-card-stormy-seas = топливо −{ $n }, урон

## Items

gist-card-speaking-trumpet = спасает многих
gist-card-six-shooter = атака +{ $n }
gist-card-travel-pharmacy = спасает пассажиров
gist-card-tool-kit = ремонт
gist-card-repeating-rifle = рядом, +{ $n }
gist-card-elder-sign-amulet = знания дважды
gist-card-almanac = прибавка к кубику
gist-card-book-of-dagon = отгоняет врагов
gist-card-lucky-ring = итог +{ $n }
gist-card-starbuck = атака; спасёт раз
gist-card-pocket-pistol = атака, переброс
gist-card-fine-clothes = карта общения +{ $n }
gist-card-mystical-text = карта знаний +{ $n }
gist-card-binoculars = карта внимания +{ $n }
gist-card-medicine-ball = карта силы +{ $n }
gist-card-treasured-memento = карта воли +{ $n }
gist-card-jam-tin-grenade = вся область
gist-card-kitchen-knife = атака +{ $n }
gist-card-plimsolls = шаг и действие
gist-card-shotgun = атака + враги

## Damage

gist-card-structural-damage = область повреждена
gist-card-fuel-leak = потеря топлива
gist-card-flooded-food-stores = потеря припасов
gist-card-fleeing-passengers = риск для пассажира

## Loyalty

gist-card-human = дойти до порта
gist-card-hybrid = сорвать рейс
gist-card-cultist = погубить в конце

## Passengers

gist-card-nobody = без потерь
gist-card-soul = одна душа
gist-card-two-souls = две души
gist-card-soul-and-sanity = душа и рассудок
