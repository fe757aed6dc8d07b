# Faces of cards: what kind a card is, and in a few words what it does or what is at stake.

## Kinds: what a single card of a family is called

family-action-one = Карта дії
family-weapon-one = Зброя
family-item-one = Предмет
family-location-one = Локація
family-dog-one = Жетон собаки
family-lab-one = Лабораторний жетон
family-role-one = Роль

## Action cards

gist-card-activate = локація працює
gist-card-repair = знімає пошкодження
gist-card-sabotage = шкодить

## Weapons

gist-card-flamethrower = струмінь вогню
gist-card-second-flamethrower = струмінь вогню
gist-card-dynamite = відганяє, раз
gist-card-firearm = уникнути, завжди
gist-card-melee = уникнути, раз

## Items

gist-card-fuel = пальне сюди, раз
gist-card-tools = лагодження, раз
gist-card-keys = почати втечу
gist-card-wire = випробування вогнем
gist-card-flashlight = вибір у темряві

## Locations

gist-card-at-arsenal = зброя
gist-card-at-storeroom = предмети
gist-card-at-generator = світло
gist-card-at-boiler = тепло
gist-card-at-kitchen = їжа для всіх
gist-card-at-laboratory = зразки крові
gist-card-at-weather-station = погода, пальне
gist-card-at-radio = сигнал SOS
gist-card-at-snowcat = шлях назовні
gist-card-at-helicopter = шлях назовні
gist-card-at-kennel = собаки на волі

## Dogs

gist-card-healthy-dog = просто собака
gist-card-alien-dog = заражає

## Laboratory

gist-card-sample = перевірить одного
gist-card-spoiled = годиться для блефу

## Roles

gist-card-human = вивезти всіх людей
gist-card-alien = піти як людина
