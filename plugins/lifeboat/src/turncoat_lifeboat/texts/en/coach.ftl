# Coach of Lifeboat: the exercise, then the marks of a first game

coach-practice-forward-lifeboat = Bots play every seat, including yours, until a check comes up. Then you take over.
coach-practice-wait-lifeboat = You’re asked about everything that concerns you. If you have nothing better to do, let a chance to react pass.
coach-practice-yours-lifeboat = There’s a weather card to face. Suits it names count for the check, all others against it. Add cards face down, one after another, then say you’re done.
coach-practice-done-lifeboat = The log shows which cards turned up and the total. If more went against it than chance explains, someone wanted that.

coach-lifeboat-goal = A boat, and a wrecker
coach-lifeboat-goal-why = Sailors win when the boat reaches land. Wreckers win if it sinks, if the rations run out, or if the weather lasts too long. Watch the hull, the rations and the distance.
coach-lifeboat-prompt = This is where you decide
coach-lifeboat-prompt-why = Everything you can do right now is a button here. Press one, or its number key. The rule next to the question explains why you’re asked.
coach-lifeboat-vow = A vow
coach-lifeboat-vow-why = Choose a player you’ll never vote against. It’s secret, and it lasts the whole game.
coach-lifeboat-secret = Your secret
coach-lifeboat-secret-why = Your loyalty card is with your cards, face down. Look at it when no one’s watching. Another one comes on the way, and a single Wrecker card makes you a wrecker.
coach-lifeboat-turn = Your turn
coach-lifeboat-turn-why = You do one thing: row towards land, bail out water, look out for the weather, rest, or accuse someone. Then a weather card strikes.
coach-lifeboat-check = A check
coach-lifeboat-check-why = Everyone may add cards face down. Suits the weather names count for it, others against it, and one random card joins them. A sailor helps; a wrecker spoils it and looks innocent.
coach-lifeboat-result = How it came out
coach-lifeboat-result-why = The log shows the cards that turned up, but not whose they were. Think about who added cards and who had reason to.
coach-lifeboat-react = A chance to react
coach-lifeboat-react-why = Something’s about to happen, and one of your cards could change it. You can let it pass.
coach-lifeboat-vote = A vote
coach-lifeboat-vote-why = Someone was accused. A player with more than half of the votes is lashed to the mast and can do little from there.
coach-lifeboat-over = The end
coach-lifeboat-over-why = Now everything is revealed: who was a sailor and who was a wrecker. Look back at the checks and see who did what.
