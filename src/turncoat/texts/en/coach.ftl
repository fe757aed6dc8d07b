# What is explained in a guided first game and in exercises, in the browser: each thing once, when it is there to be seen.

coach-name = Explanation
coach-got-it = Got it
coach-progress = { $n } of { $total }
coach-back = The one before
coach-stop = No more explanations
coach-again = Once more
coach-play-on = Play on, with explanations

## Exercises

coach-practice-forward = The table plays by itself
coach-practice-wait = Here we go
coach-practice-yours = Your turn to practise
coach-practice-done = That was it
