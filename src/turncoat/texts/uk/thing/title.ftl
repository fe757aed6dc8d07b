# The Thing in lists of games

game-thing = Щось
web-about-thing = Полярна станція взимку в Антарктиді. Щось набуло подоби одного з вас і хоче полетіти гелікоптером.
web-length-thing = Пів години з ботами, година-дві з людьми
web-practice-thing = Вправа: сутичка
