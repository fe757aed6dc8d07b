# The Thing in lists of games

game-thing = Нечто
web-about-thing = Полярная станция зимой в Антарктиде. Нечто приняло облик одного из вас и хочет улететь на вертолёте.
web-length-thing = Полчаса с ботами, час-два с людьми
web-practice-thing = Упражнение: стычка
