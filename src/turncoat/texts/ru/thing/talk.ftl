# Table talk in the words of The Thing.

## The active pile

talk-intent-none = для стопки активных карт у меня нет ничего полезного
talk-intent-some = для стопки активных карт у меня есть кое-что полезное
talk-intent-strong = для стопки активных карт у меня есть кое-что очень полезное
talk-report-helped = моя карта в стопке активных карт пойдёт на пользу
talk-report-could-not = от меня в стопке активных карт ничего нет
talk-ask-intent = { $seat }, положите в стопку активных карт что-нибудь полезное?

## Opinions and claims

talk-estimate-accuse = я обвиняю игрока { $seat }: это пришелец
talk-claim-seen-human = на увиденном жетоне заражения игрока { $seat } — человек

## What is to be done

talk-request-help = { $seat }, положите в стопку активных карт что-нибудь полезное
talk-request-fight = { $seat }, держите наготове огонь против пришельца
talk-request-be-tested = { $seat }, пройдите проверку
talk-promise-help = положу в стопку активных карт что-нибудь полезное
talk-promise-fight = встречу пришельца огнём
talk-promise-be-tested = можете меня проверить
talk-propose-test = давайте проверим игрока { $seat }
talk-propose-keep-apart = никому не стоит оставаться наедине с игроком { $seat }
talk-propose-keep-out = давайте не брать игрока { $seat } на борт
talk-vote-intent = буду голосовать против игрока { $seat }

## Warnings

talk-warn-food = еда на исходе
talk-warn-boiler = котельная в опасности
talk-warn-generator = генераторная в опасности
talk-warn-cold = мы замерзаем
talk-warn-alien = пришелец набирает силу

## What talk points to

talk-deed-alone-with = стычка { $place-in } наедине с игроком { $other }
talk-deed-avoided = уклонение от стычки
talk-deed-where-it-broke = повреждение { $place-in }, а там { $seat }
talk-deed-voted-against = голос против игрока { $other }
talk-deed-worked = работа на благо станции
talk-deed-tested-human = проверка, показавшая человека
talk-when-now = в этом раунде
talk-when-last = в прошлом раунде
talk-when-earlier = раньше
