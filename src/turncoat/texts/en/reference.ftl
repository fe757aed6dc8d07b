# The rules reference, the cards and the guides, as the commands that look them up show them.

reference-related = See also
reference-touches = Cards and other components
reference-rules = Rules of this chapter
reference-nothing-found = No results: { $query }
reference-did-you-mean = Did you mean: { $words }?

## What they refuse

refusal-unknown-page = The guide has no such page: { $detail }.
refusal-unknown-role = There’s no briefing for that role: { $detail }.
refusal-no-guide = This game doesn’t have a guide yet: { $detail }.
