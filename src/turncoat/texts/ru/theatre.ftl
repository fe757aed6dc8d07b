# Сцены на весь экран в поворотные моменты партии: что за момент, что случилось, что это значит.

theatre-setting = Сцены на весь экран
theatre-skip = Пропустить
theatre-on = Дальше
theatre-who = Кто я?
theatre-opening = Перед первым ходом
theatre-card = { $n } из { $total }
theatre-back = Назад
theatre-begin = К столу

# Все игры

theatre-accused-kicker = Обвинение
theatre-accused-title = { $who } под подозрением
theatre-accused-why = Вслух обвиняет { $by }. Возразите или запомните.
