# Unfathomable in lists of games

game-unfathomable = Непостижимое
web-about-unfathomable = Лайнер пересекает Атлантику, под ним что-то плывёт следом, и не все на борту — люди.
web-length-unfathomable = Полчаса с ботами, вечер с людьми
web-practice-unfathomable = Упражнение: проверка навыков
