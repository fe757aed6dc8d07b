# Lifeboat: what players are asked.

ask-voyage-vow = Choose the player you vow never to vote against
ask-turn-act = It’s your turn: choose an action
ask-look-out-keep-on-top = Choose the weather card that stays on top; the other goes under the deck
ask-discard-choose = Choose a card to discard (still to discard: { $left })
ask-check-add = Add cards face down to the check of { $card }, or stop (added so far: { $added })
ask-vote-vote = { $accuser } accuses { $accused }: vote against someone, or abstain
