# Що пояснюється в першій грі з підказками й у вправах, у браузері: усе по одному разу, коли це видно.

coach-name = Пояснення
coach-got-it = Зрозуміло
coach-progress = { $n } з { $total }
coach-back = Попереднє
coach-stop = Більше не пояснювати
coach-again = Ще раз
coach-play-on = Грати далі, з підказками

## Exercises

coach-practice-forward = Стіл грає сам
coach-practice-wait = Починається
coach-practice-yours = Тепер ви
coach-practice-done = От і все
