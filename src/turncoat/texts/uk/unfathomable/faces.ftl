# Faces of cards: what kind a card is, and in a few words what it does or what is at stake.

## Kinds: what a single card of a family is called

family-influence-one = Вплив
family-lore-one = Знання
family-observation-one = Спостережливість
family-strength-one = Сила
family-will-one = Воля
family-treachery-one = Зрада
family-mythos-one = Карта міту
family-spell-one = Заклинання
family-waypoint-one = Карта курсу
family-item-one = Предмет
family-damage-one = Пошкодження
family-loyalty-one = Карта лояльності
family-passenger-one = Жетон пасажира

## Skill cards

gist-card-coordinated-effort = дія іншому
gist-card-nothing-to-hide = усі карти відкриті
gist-card-inspiring-speech = розум ±{ $n }
gist-card-shrivelling = удар здалеку
gist-card-lesser-banishment = відганяє ворогів
gist-card-forced-learning = ще одне вміння
gist-card-watch-and-learn = взяти { $n } карти
gist-card-keen-insight = кістка ±{ $n }
gist-card-preparation = без карт хаосу
gist-card-combat-training = перекидання атаки
gist-card-rampage = до { $n } атак
gist-card-shrug-it-off = ви не повержені
gist-card-persistence = обмін до { $n } карт
gist-card-determination = підсумок ±{ $n }
gist-card-true-grit = більше дій
gist-card-reinforcements = глибоководні
gist-card-call-to-action = вороги діють
gist-card-siren-song = ризик для пасажира
gist-card-ransack = плюндрує запаси
gist-card-perform-rites = Гідра й Дагон

## Mythos cards

gist-card-accusation = карцер, хаос
gist-card-adrift-fishing-boat = душі, їжа, розум
gist-card-barricade-the-hatches = захист про запас
gist-card-bucket-brigade = пальне, пасажири
gist-card-class-struggle = розум, пасажири
gist-card-coal-bunker-fire = пальне, душі
gist-card-collision-course = пошкодження, шлях
gist-card-coordinated-assault = монстри біля носа
gist-card-criminal-activity = предмети, розум
gist-card-damaged-evaporator = їжа, шлях
gist-card-deep-one-feint = глибоководні
gist-card-deep-one-swarm = глибоководні двічі
gist-card-dinghy-launch = душі, розум
gist-card-disturbing-dreams = розум
gist-card-eot-failure = шлях, пальне
gist-card-fear-of-the-unknown = хранитель падає
gist-card-firemen-strike = шлях, пальне, хаос
gist-card-flooding-compartment = душі
gist-card-food-rationing = їжа, розум
gist-card-food-stores-raid = їжа
gist-card-horrific-visions = розум
gist-card-hull-leak = пошкодження
gist-card-hypnotic-melody = пасажири, душі
gist-card-identity-crisis = душі, ваші карти
gist-card-improvised-fuel-source = люди за пальне
gist-card-incoming-sos = ризик заради зиску
gist-card-infection = їжа, душі
gist-card-infiltrator = ворог усередині
gist-card-jail-break = розум, карцер
gist-card-just-desserts = їжа за предмет
gist-card-kitty-litter = розум, їжа
gist-card-looming-breakdown = машина, шлях
gist-card-lure-of-yha-nthlei = пасажири
gist-card-missing-jewelry = розум або хаос
gist-card-missing-munitions = пошкодження
gist-card-missing-parents = душі, розум
gist-card-mysterious-lifeboat = пасажири, розум
gist-card-on-the-offensive = відтіснити їх
gist-card-open-the-gate = шлях спочатку
gist-card-passenger-overboard = душі
gist-card-passenger-riot = розум, душі
gist-card-poisoned-food = душі або їжа
gist-card-power-to-the-people = падіння капітана
gist-card-rally-the-crew = розум, карти
gist-card-rat-infestation = їжа
gist-card-ritual-coordination = ритуал, розум
gist-card-ritual-support = ритуал
gist-card-sacrifice-deep-one = обряд про запас
gist-card-sewage-backup = розум, зона
gist-card-shipboard-fire = пошкодження
gist-card-stolen-ritual-components = заклинання, ритуал
gist-card-strange-vision = шлях або вороги
gist-card-the-anarcho-individualist = предмет, хаос
gist-card-the-captains-banquet = їжа, розум
gist-card-the-fathers-favor = Дагон діє
gist-card-the-mothers-wrath = Гідра діє
gist-card-too-many-bodies = їжа, розум
gist-card-transformation = душі, вороги
gist-card-volunteer-army = пасажири до бою
gist-card-hold-the-line = вороги на палубі
gist-card-history-repeats = Кейлані: карцер
gist-card-the-peacemaker = Арджун: без атак
gist-card-do-no-harm = Світлана: шкода
gist-card-signs-of-life = Жанна: душі
gist-card-the-game-is-afoot = Джеймі: вороги
gist-card-memory-of-the-deep = Вільям: зрада
gist-card-miscalculation = Беатріс: шлях
gist-card-family-ties = Ізмаїл: Глибінь
gist-card-gift-of-the-mother = Едмунд: перстень
gist-card-ticket-please = Саміра: предмети

## Spells

gist-card-alchemical-transmutation = їжа на пальне
gist-card-astral-travel = переміщення
gist-card-call-down-the-storm = очищує води
gist-card-call-friends = рятує багатьох
gist-card-cloud-memory = розум +{ $n }
gist-card-conjuration = предмет з-поміж { $n }
gist-card-dark-pact = ресурс, хаос
gist-card-feed-the-mind = їжа на розум
gist-card-flesh-ward = рятує один раз
gist-card-foresee = погляд уперед
gist-card-greater-banishment = ритуал +{ $n }
gist-card-heal = з лазарету
gist-card-lure-monster = монстри в Глибінь
gist-card-plague-of-locusts = скільки випало
gist-card-raise-the-dead = розум на душі
gist-card-revelation-of-script = ще карта, раз
gist-card-summon-fire = шлях +{ $n }
gist-card-summon-the-beast-within = очищує зону
gist-card-voice-of-ra = карти всім

## Waypoints

gist-card-abandoned-depot = пальне, з ризиком
gist-card-deserted-island = їжа, з ризиком
gist-card-hurricane = пальне або шкода
gist-card-iceberg = їжа або шкода
gist-card-reef = можлива шкода
gist-card-shipwreck-survivors = душа, з ризиком
gist-card-wrecked-ship = пальне, з ризиком
gist-card-deep-one-city = пальне −{ $n }, орда
gist-card-fog-bank = пальне −{ $n }, туман
gist-card-maelstrom = пальне або шкода
gist-card-rainstorm = пальне −{ $n }, дощ
gist-card-rogue-wave = пальне −{ $n }, змило
gist-card-rolling-seas = пальне −{ $n }, пасажир
gist-card-sea-smoke = пальне −{ $n }, вороги
gist-card-seaweed-patch = пальне −{ $n }, вибір
gist-card-smooth-sailing = пальне −{ $n }, їжа
gist-card-calm-waters = пальне −{ $n }, їжа
gist-card-deep-one-ambush = пальне −{ $n }, палуби
gist-card-rough-waters = пальне −{ $n }, розум
gist-card-stormy-seas = пальне −{ $n }, шкода

## Items

gist-card-speaking-trumpet = рятує багатьох
gist-card-six-shooter = атака +{ $n }
gist-card-travel-pharmacy = рятує пасажирів
gist-card-tool-kit = ремонт
gist-card-repeating-rifle = поруч, +{ $n }
gist-card-elder-sign-amulet = знання двічі
gist-card-almanac = додає до кістки
gist-card-book-of-dagon = відганяє ворогів
gist-card-lucky-ring = підсумок +{ $n }
gist-card-starbuck = атака; врятує раз
gist-card-pocket-pistol = атака з перекидом
gist-card-fine-clothes = карта впливу +{ $n }
gist-card-mystical-text = карта знання +{ $n }
gist-card-binoculars = спостережливість +{ $n }
gist-card-medicine-ball = карта сили +{ $n }
gist-card-treasured-memento = карта волі +{ $n }
gist-card-jam-tin-grenade = уся зона
gist-card-kitchen-knife = атака +{ $n }
gist-card-plimsolls = крок і дія
gist-card-shotgun = атака + вороги

## Damage

gist-card-structural-damage = зону пошкоджено
gist-card-fuel-leak = втрата пального
gist-card-flooded-food-stores = втрата їжі
gist-card-fleeing-passengers = ризик для пасажира

## Loyalty

gist-card-human = дістатися порту
gist-card-hybrid = зірвати рейс
gist-card-cultist = згубити під кінець

## Passengers

gist-card-nobody = без втрат
gist-card-soul = одна душа
gist-card-two-souls = дві душі
gist-card-soul-and-sanity = душа й розум
