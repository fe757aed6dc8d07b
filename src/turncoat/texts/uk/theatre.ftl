# Сцени на весь екран у поворотні моменти партії: що за момент, що сталося, що це означає.

theatre-setting = Сцени на весь екран
theatre-skip = Пропустити
theatre-on = Далі
theatre-who = Хто я?
theatre-opening = Перед першим ходом
theatre-card = { $n } з { $total }
theatre-back = Назад
theatre-begin = До столу

# Усі ігри

theatre-accused-kicker = Звинувачення
theatre-accused-title = { $who } під підозрою
theatre-accused-why = Уголос звинувачує { $by }. Заперечте або запамʼятайте.
