# The rules reference, the cards and the guides, as the commands that look them up show them.

reference-related = See also
reference-touches = Cards and other components
reference-rules = Rules of this chapter
reference-nothing-found = Nothing found: { $query }
reference-did-you-mean = Did you mean: { $words }?

## What they refuse

refusal-unknown-page = The guide has no such page: { $detail }.
refusal-unknown-role = Nothing is written for such a role: { $detail }.
refusal-no-guide = This game has no guide yet: { $detail }.
