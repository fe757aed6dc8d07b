# What lists of games say of Lifeboat

game-lifeboat = Шлюпка
web-about-lifeboat = Маленькая шлюпка, далёкий берег и кто-то, кто не хочет доплыть. Короткая игра, чтобы освоиться с изменой.
web-length-lifeboat = Четверть часа
web-practice-lifeboat = Упражнение: проверка

web-boat-offered = об этом игроке есть ответ
