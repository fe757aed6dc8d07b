# Unfathomable in lists of games

game-unfathomable = Незбагненне
web-about-unfathomable = Лайнер перетинає Атлантику, під ним щось пливе слідом, і не всі на борту — люди.
web-length-unfathomable = Пів години з ботами, вечір із людьми
web-practice-unfathomable = Вправа: перевірка вмінь
