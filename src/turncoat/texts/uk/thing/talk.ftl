# Table talk in the words of The Thing.

## The active pile

talk-intent-none = для стосу активних карт у мене немає нічого корисного
talk-intent-some = для стосу активних карт у мене є дещо корисне
talk-intent-strong = для стосу активних карт у мене є дещо дуже корисне
talk-report-helped = моя карта у стосі активних карт піде на користь
talk-report-could-not = від мене у стосі активних карт нічого немає
talk-ask-intent = гравцю { $seat }, покладете до стосу активних карт щось корисне?

## Opinions and claims

talk-estimate-accuse = я звинувачую гравця { $seat }: це прибулець
talk-claim-seen-human = на побаченому жетоні зараження гравця { $seat } — людина

## What is to be done

talk-request-help = гравцю { $seat }, покладіть до стосу активних карт щось корисне
talk-request-fight = гравцю { $seat }, тримайте напоготові вогонь проти прибульця
talk-request-be-tested = гравцю { $seat }, пройдіть перевірку
talk-promise-help = покладу до стосу активних карт щось корисне
talk-promise-fight = зустріну прибульця вогнем
talk-promise-be-tested = можете мене перевірити
talk-propose-test = перевірмо гравця { $seat }
talk-propose-keep-apart = нікому не варто лишатися наодинці з гравцем { $seat }
talk-propose-keep-out = не берімо гравця { $seat } на борт
talk-vote-intent = голосуватиму проти гравця { $seat }

## Warnings

talk-warn-food = їжа закінчується
talk-warn-boiler = котельня в небезпеці
talk-warn-generator = генераторна в небезпеці
talk-warn-cold = ми замерзаємо
talk-warn-alien = прибулець набирає силу

## What talk points to

talk-deed-alone-with = сутичка { $place-in } наодинці з гравцем { $other }
talk-deed-avoided = ухиляння від сутички
talk-deed-where-it-broke = пошкодження { $place-in }, а там { $seat }
talk-deed-voted-against = голос проти гравця { $other }
talk-deed-worked = праця на благо станції
talk-deed-tested-human = перевірка, що показала людину
talk-when-now = цього раунду
talk-when-last = минулого раунду
talk-when-earlier = раніше
