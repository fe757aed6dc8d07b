# Table talk, whatever the game: what is said in words of a game is in its own talk.ftl.

## How talk is put together

talk-line = { $player }: { $text }
talk-because = { $text }: { $reason }
talk-deed = { $deed } ({ $when })

## Questions

talk-ask-why = гравцю { $seat }, поясніть, будь ласка: { $deed }
talk-ask-view = гравцю { $seat }, що думаєте про гравця { $other }?

## Opinions and claims

talk-estimate-trust = я довіряю гравцеві { $seat }
talk-estimate-lean-human = думаю, { $seat } на нашому боці
talk-estimate-unsure = не знаю, що думати про гравця { $seat }
talk-estimate-lean-traitor = гравець { $seat } викликає в мене підозри
talk-claim-self = я людина

## What is to be done

talk-request-repair = гравцю { $seat }, відремонтуйте пошкоджене
talk-request-trade = гравцю { $seat }, обміняймося
talk-request-keep-away = гравцю { $seat }, тримайтеся від мене подалі
talk-promise-repair = відремонтую пошкоджене
talk-promise-trade = не заперечую проти обміну
talk-promise-keep-away = триматимуся подалі

## Replies

talk-agree = підтримую слова гравця { $player }: «{ $text }»
talk-disagree = не підтримую слова гравця { $player }: «{ $text }»
talk-answer-yes = на слова «{ $text }» ({ $player }) відповідаю: так
talk-answer-no = на слова «{ $text }» ({ $player }) відповідаю: ні
talk-answer-later = на слова «{ $text }» ({ $player }) відповідаю: не зараз
talk-thank = дякую гравцеві { $seat }
talk-take-back = беру свої слова назад: «{ $text }»

## Excuses

talk-defend-nothing-fitting = { $deed }: допомогти було нічим
talk-defend-no-choice = { $deed }: нічого кращого не було
talk-defend-lesser-evil = { $deed }: це менше зло
talk-defend-for-later = { $deed }: бережу дещо на майбутнє
talk-defend-bad-luck = { $deed }: просто не пощастило
talk-defend-mistake = { $deed }: це була помилка

## What talk points to

talk-deed-chose-worse = гірший вибір
talk-deed-moved-away = відхід { $place-to }
talk-deed-declined = відмова
