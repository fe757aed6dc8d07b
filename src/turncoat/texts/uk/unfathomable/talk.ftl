# Table talk in the words of Unfathomable.

## Checks

talk-intent-none = у цій перевірці допомогти не можу
talk-intent-some = у цій перевірці трохи допоможу
talk-intent-strong = у цій перевірці дуже допоможу
talk-report-helped = допомога від мене в перевірці була
talk-report-could-not = допомогти в перевірці мені було нічим
talk-ask-intent = гравцю { $seat }, допоможете з цією перевіркою?

## Opinions and claims

talk-estimate-accuse = я звинувачую гравця { $seat } у зраді
talk-claim-seen-human = карта лояльності гравця { $seat } мені відома: людина
talk-claim-seen-traitor = карта лояльності гравця { $seat } мені відома: зрадник

## What is to be done

talk-request-help = гравцю { $seat }, допоможіть із цією перевіркою
talk-request-fight = гравцю { $seat }, бийтеся з глибоководними
talk-request-rescue = гравцю { $seat }, рятуйте пасажирів
talk-request-save-cards = гравцю { $seat }, прибережіть карти
talk-request-be-tested = гравцю { $seat }, дайте комусь подивитися вашу карту лояльності
talk-promise-help = допоможу з цією перевіркою
talk-promise-fight = битимуся з глибоководними
talk-promise-rescue = рятуватиму пасажирів
talk-promise-save-cards = прибережу карти
talk-promise-be-tested = мою карту лояльності нехай дивиться хто завгодно
talk-propose-brig = відправмо гравця { $seat } до карцеру
talk-propose-free = випустімо гравця { $seat } з карцеру
talk-propose-test = нехай хтось подивиться карту лояльності гравця { $seat }

## Warnings

talk-warn-fuel = пальне закінчується
talk-warn-food = їжа закінчується
talk-warn-sanity = розум полишає нас
talk-warn-souls = душ лишилося мало
talk-warn-ship = корабель дуже пошкоджено
talk-warn-deep-ones = глибоководних забагато

## What talk points to

talk-deed-gave-nothing = жодної карти до перевірки
talk-deed-many-and-failed = багато карт, а перевірку провалено
talk-deed-hindered = дії на шкоду перевірці
talk-deed-in-secret = вибір потай від решти
talk-deed-wasted = невикористані дії
talk-deed-helped = карти до успішної перевірки
talk-deed-worked = праця на благо корабля
talk-when-now = цього ходу
talk-when-last = минулого ходу
talk-when-earlier = раніше
