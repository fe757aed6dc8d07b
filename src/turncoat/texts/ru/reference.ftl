# The rules reference, the cards and the guides, as the commands that look them up show them.

reference-related = Смотрите также
reference-touches = Карты и другие компоненты
reference-rules = Правила этой главы
reference-nothing-found = Ничего не найдено: { $query }
reference-did-you-mean = Возможно, вы имели в виду: { $words }?

## What they refuse

refusal-unknown-page = В руководстве нет такой страницы: { $detail }.
refusal-unknown-role = Для такой роли ничего не написано: { $detail }.
refusal-no-guide = У этой игры пока нет руководства: { $detail }.
