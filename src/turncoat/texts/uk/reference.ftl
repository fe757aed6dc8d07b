# The rules reference, the cards and the guides, as the commands that look them up show them.

reference-related = Дивіться також
reference-touches = Карти та інші компоненти
reference-rules = Правила цього розділу
reference-nothing-found = Нічого не знайдено: { $query }
reference-did-you-mean = Можливо, ви мали на увазі: { $words }?

## What they refuse

refusal-unknown-page = У посібнику немає такої сторінки: { $detail }.
refusal-unknown-role = Для такої ролі нічого не написано: { $detail }.
refusal-no-guide = Ця гра поки що не має посібника: { $detail }.
