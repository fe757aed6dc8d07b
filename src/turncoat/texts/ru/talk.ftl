# Table talk, whatever the game: what is said in words of a game is in its own talk.ftl.

## How talk is put together

talk-line = { $player }: { $text }
talk-because = { $text }: { $reason }
talk-deed = { $deed } ({ $when })

## Questions

talk-ask-why = { $seat }, объясните, пожалуйста: { $deed }
talk-ask-view = { $seat }, что думаете об игроке { $other }?

## Opinions and claims

talk-estimate-trust = я доверяю игроку { $seat }
talk-estimate-lean-human = думаю, { $seat } на нашей стороне
talk-estimate-unsure = не знаю, что думать об игроке { $seat }
talk-estimate-lean-traitor = игрок { $seat } вызывает у меня подозрения
talk-claim-self = я человек

## What is to be done

talk-request-repair = { $seat }, отремонтируйте, что повреждено
talk-request-trade = { $seat }, давайте обменяемся
talk-request-keep-away = { $seat }, держитесь от меня подальше
talk-promise-repair = отремонтирую, что повреждено
talk-promise-trade = не возражаю против обмена
talk-promise-keep-away = буду держаться подальше

## Replies

talk-agree = поддерживаю слова игрока { $player }: «{ $text }»
talk-disagree = не поддерживаю слова игрока { $player }: «{ $text }»
talk-answer-yes = на слова «{ $text }» ({ $player }) отвечаю: да
talk-answer-no = на слова «{ $text }» ({ $player }) отвечаю: нет
talk-answer-later = на слова «{ $text }» ({ $player }) отвечаю: не сейчас
talk-thank = { $seat }, спасибо
talk-take-back = беру свои слова назад: «{ $text }»

## Excuses

talk-defend-nothing-fitting = { $deed }: помочь было нечем
talk-defend-no-choice = { $deed }: ничего лучше не было
talk-defend-lesser-evil = { $deed }: это меньшее зло
talk-defend-for-later = { $deed }: берегу кое-что на будущее
talk-defend-bad-luck = { $deed }: просто не повезло
talk-defend-mistake = { $deed }: это была ошибка

## What talk points to

talk-deed-chose-worse = худший выбор
talk-deed-moved-away = уход { $place-to }
talk-deed-declined = отказ
