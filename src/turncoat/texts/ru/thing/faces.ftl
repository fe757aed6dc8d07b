# Faces of cards: what kind a card is, and in a few words what it does or what is at stake.

## Kinds: what a single card of a family is called

family-action-one = Карта действия
family-weapon-one = Оружие
family-item-one = Предмет
family-location-one = Локация
family-dog-one = Жетон собаки
family-lab-one = Лабораторный жетон
family-role-one = Роль

## Action cards

gist-card-activate = локация работает
gist-card-repair = снимает повреждение
gist-card-sabotage = вредит

## Weapons

gist-card-flamethrower = струя огня
gist-card-second-flamethrower = струя огня
gist-card-dynamite = отгоняет, раз
gist-card-firearm = избежать, всегда
gist-card-melee = избежать, раз

## Items

gist-card-fuel = топливо сюда, раз
gist-card-tools = ремонт, раз
gist-card-keys = начать эвакуацию
gist-card-wire = проверка огнём
gist-card-flashlight = выбор в темноте

## Locations

gist-card-at-arsenal = оружие
gist-card-at-storeroom = предметы
gist-card-at-generator = свет
gist-card-at-boiler = тепло
gist-card-at-kitchen = еда для всех
gist-card-at-laboratory = образцы крови
gist-card-at-weather-station = погода, топливо
gist-card-at-radio = сигнал SOS
gist-card-at-snowcat = путь наружу
gist-card-at-helicopter = путь наружу
gist-card-at-kennel = собаки на воле

## Dogs

gist-card-healthy-dog = просто собака
gist-card-alien-dog = заражает

## Laboratory

gist-card-sample = проверит одного
gist-card-spoiled = годен для блефа

## Roles

gist-card-human = вывезти всех людей
gist-card-alien = уйти как человек
