# What lists of games say of Lifeboat

game-lifeboat = Шлюпка
web-about-lifeboat = Маленька шлюпка, далекий берег і хтось, хто не хоче доплисти. Коротка гра, щоб призвичаїтися до зради.
web-length-lifeboat = Чверть години
web-practice-lifeboat = Вправа: перевірка

web-boat-offered = про цього гравця є відповідь
