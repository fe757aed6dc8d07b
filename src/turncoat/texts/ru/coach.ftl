# Что объясняется в первой игре с подсказками и в упражнениях, в браузере: всё по одному разу, когда это видно.

coach-name = Объяснение
coach-got-it = Понятно
coach-progress = { $n } из { $total }
coach-back = Предыдущее
coach-stop = Больше не объяснять
coach-again = Ещё раз
coach-play-on = Играть дальше, с подсказками

## Exercises

coach-practice-forward = Стол играет сам
coach-practice-wait = Начинается
coach-practice-yours = Теперь вы
coach-practice-done = Вот и всё
