# Lifeboat: what players are asked.

ask-voyage-vow = Виберіть гравця, проти якого обіцяєте ніколи не голосувати
ask-turn-act = Ваш хід: виберіть дію
ask-look-out-keep-on-top = Виберіть карту погоди, яка лишиться зверху; друга піде під низ колоди
ask-discard-choose = Виберіть карту, яку скинете (лишилося скинути: { $left })
ask-check-add = Додавайте карти долілиць до перевірки «{ $card }» або зупиніться (додано: { $added })
ask-vote-vote = { $accuser } звинувачує { $accused-acc }: проголосуйте проти когось або утримайтеся
