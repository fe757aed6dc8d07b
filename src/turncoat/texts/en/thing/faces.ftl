# Faces of cards: what kind a card is, and in a few words what it does or what is at stake.

## Kinds: what a single card of a family is called

family-action-one = Action card
family-weapon-one = Weapon
family-item-one = Item
family-location-one = Location
family-dog-one = Dog token
family-lab-one = Lab token
family-role-one = Role

## Action cards

gist-card-activate = the location works
gist-card-repair = removes damage
gist-card-sabotage = does harm

## Weapons

gist-card-flamethrower = a jet of fire
gist-card-second-flamethrower = a jet of fire
gist-card-dynamite = drives it off, once
gist-card-firearm = avoids, always
gist-card-melee = avoids, once

## Items

gist-card-fuel = fuel to where you are
gist-card-tools = repairs, once
gist-card-keys = start the escape
gist-card-wire = a fire test
gist-card-flashlight = choose in the dark

## Locations

gist-card-at-arsenal = weapons
gist-card-at-storeroom = items
gist-card-at-generator = light
gist-card-at-boiler = warmth
gist-card-at-kitchen = food for all
gist-card-at-laboratory = blood samples
gist-card-at-weather-station = weather, fuel
gist-card-at-radio = sends the SOS
gist-card-at-snowcat = a way out
gist-card-at-helicopter = a way out
gist-card-at-kennel = the dogs get out

## Dogs

gist-card-healthy-dog = only a dog
gist-card-alien-dog = infects

## Laboratory

gist-card-sample = tests one of you
gist-card-spoiled = good for a bluff

## Roles

gist-card-human = get everyone away
gist-card-alien = get away as one
