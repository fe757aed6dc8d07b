# Table talk in the words of Unfathomable.

## Checks

talk-intent-none = в этой проверке помочь не могу
talk-intent-some = в этой проверке немного помогу
talk-intent-strong = в этой проверке сильно помогу
talk-report-helped = помощь от меня в проверке была
talk-report-could-not = помочь в проверке мне было нечем
talk-ask-intent = { $seat }, поможете с этой проверкой?

## Opinions and claims

talk-estimate-accuse = я обвиняю игрока { $seat } в предательстве
talk-claim-seen-human = карта роли игрока { $seat } мне известна: человек
talk-claim-seen-traitor = карта роли игрока { $seat } мне известна: предатель

## What is to be done

talk-request-help = { $seat }, помогите с этой проверкой
talk-request-fight = { $seat }, сражайтесь с глубоководными
talk-request-rescue = { $seat }, спасайте пассажиров
talk-request-save-cards = { $seat }, приберегите карты
talk-request-be-tested = { $seat }, дайте кому-нибудь посмотреть вашу карту роли
talk-promise-help = помогу с этой проверкой
talk-promise-fight = буду сражаться с глубоководными
talk-promise-rescue = буду спасать пассажиров
talk-promise-save-cards = приберегу карты
talk-promise-be-tested = мою карту роли пусть смотрит кто угодно
talk-propose-brig = давайте отправим игрока { $seat } в карцер
talk-propose-free = давайте выпустим игрока { $seat } из карцера
talk-propose-test = пусть кто-нибудь посмотрит карту роли игрока { $seat }

## Warnings

talk-warn-fuel = топливо на исходе
talk-warn-food = припасы на исходе
talk-warn-sanity = рассудок на исходе
talk-warn-souls = душ осталось мало
talk-warn-ship = судно сильно повреждено
talk-warn-deep-ones = глубоководных слишком много

## What talk points to

talk-deed-gave-nothing = ни одной карты в проверку
talk-deed-many-and-failed = много карт, а проверка провалена
talk-deed-hindered = действия во вред проверке
talk-deed-in-secret = выбор втайне от остальных
talk-deed-wasted = неиспользованные действия
talk-deed-helped = карты в успешную проверку
talk-deed-worked = работа на благо судна
talk-when-now = в этом ходу
talk-when-last = в прошлом ходу
talk-when-earlier = раньше
