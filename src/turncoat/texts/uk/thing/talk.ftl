# Table talk in the words of The Thing.

## The active pile

talk-intent-none = Мені нема чого покласти в стос
    .plain-2 = Моя карта цього раунду не допоможе
    .blunt = На мою карту цього раунду не розраховуйте
    .blunt-2 = Добрих карт немає, що є, те є
    .wry = Від моєї карти стосу краще не стане
    .gentle = Даруйте, нічого корисного для стосу не маю
    .gentle-2 = Даруйте, карта в мене цього разу неважна
talk-intent-some = Маю що покласти в стос
    .plain-2 = Карта в мене корисна
    .plain-3 = Знайдеться в мене дещо потрібне
    .blunt = Покладу в стос щось путнє
    .blunt-2 = З моєю картою все гаразд
    .blunt-3 = На мою карту нарікати не доведеться
    .blunt-4 = Свою частку внесу
    .wry = Моя карта згодиться, не переймайтеся
    .wry-2 = Зірок із неба моя карта не хапає, але допоможе
    .wry-3 = Не дякуйте наперед, але карта корисна
    .gentle = Я покладу в стос щось корисне
    .gentle-2 = Сподіваюся, моя карта стане в пригоді
    .gentle-3 = У мене знайшлося дещо корисне для всіх
talk-intent-strong = Маю дещо дуже корисне для стосу
    .plain-2 = Для стосу маю найпотрібнішу карту
    .blunt = Моя карта — саме те, що треба
    .wry = Моя карта вам сподобається
    .gentle = Я можу покласти в стос дуже корисну карту
talk-report-helped = Моя карта в стосі піде на користь
    .plain-2 = Моя карта корисна, не сумнівайтеся
    .plain-3 = У стосі є моя карта, і вона корисна
    .blunt = Карта в мене добра
    .blunt-2 = Від мене добра карта. А від вас?
    .wry = Хоч би що відкрилося, лихо не від моєї карти
    .wry-2 = Подякуєте, коли стос відкриють
    .wry-3 = Моя карта, уявіть собі, з добрих
    .gentle = Моя карта в стосі добра, повірте
    .gentle-2 = Моя карта нам лише допоможе, слово честі
    .gentle-3 = Найкраща моя карта цього раунду вже в стосі
talk-report-could-not = Моєї карти в стосі немає
    .blunt = Від мене в цьому стосі нічого немає
    .wry = На мене не дивіться, моєї карти там немає
talk-ask-intent = { $seat-voc }, покладете в стос щось корисне?
    .plain-2 = { $seat-voc }, на вашу карту можна розраховувати?
    .blunt = { $seat-voc }, з вашої карти буде користь?
    .blunt-2 = { $seat-voc }, добра у вас карта чи ні?
    .wry = { $seat-voc }, чи можна чекати від вас чогось корисного?
    .gentle = { $seat-voc }, чи не могли б ви покласти в стос щось корисне?
    .gentle-2 = { $seat-voc }, чи нема у вас чогось, що нам допоможе?
    .gentle-3 = { $seat-voc }, чи не поділитеся доброю картою?

## Questions

talk-ask-why-alone-with = { $seat-voc }, що було у вас із { $other-ins } { $place-in }{ $then }?
    .plain-2 = { $seat-voc }, чим ви займалися з { $other-ins } { $place-in }{ $then }?
    .blunt = { $seat-voc }, що ви робили наодинці з { $other-ins } { $place-in }{ $then }?
    .blunt-2 = { $seat-voc }, ви й { $other } { $place-in }, без свідків{ $then }. Що там було?
    .wry = { $seat-voc }, як посиділи з { $other-ins } { $place-in }{ $then }?
    .gentle = { $seat-voc }, з вами все гаразд після зустрічі з { $other-ins } { $place-in }{ $then }?
talk-ask-why-alone-with-me = { $seat-voc }, чого ви хотіли від мене { $place-in }{ $then }?
talk-ask-why-avoided = { $seat-voc }, чому ви ухилилися від сутички{ $then }?
    .blunt = { $seat-voc }, від кого це ви тікаєте{ $then }?
    .wry = { $seat-voc }, боїтеся товариства{ $then }?
    .gentle = { $seat-voc }, можна дізнатися, чому ви ухилилися від сутички{ $then }?
talk-ask-why-where-it-broke = { $seat-voc }, ви були { $place-in }, коли там усе зламалося{ $then }. Що сталося?
    .blunt = { $seat-voc }, ви були { $place-in }, коли там усе зламалося{ $then }. Поясніть!
    .wry = { $seat-voc }, ви { $place-in } — і там одразу все ламається{ $then }. Не підкажете чому?
    .gentle = { $seat-voc }, ви були { $place-in }, коли там усе зламалося{ $then }. Ви щось бачили?
talk-ask-why-voted-against = { $seat-voc }, чому ви голосували проти { $other-gen }{ $then }?
    .blunt = { $seat-voc }, з якого дива ви голосували проти { $other-gen }{ $then }?
    .wry = { $seat-voc }, вам просто хотілося прибрати { $other-acc } з дороги{ $then }?
    .gentle = { $seat-voc }, розкажіть, будь ласка, чому ви голосували проти { $other-gen }{ $then }?
talk-ask-why-voted-against-me = { $seat-voc }, чому ви голосували проти мене{ $then }?
    .blunt = { $seat-voc }, з якого дива ви голосували проти мене{ $then }?
    .wry = { $seat-voc }, вам просто хотілося прибрати мене з дороги{ $then }?
    .gentle = { $seat-voc }, розкажіть, будь ласка, чому ви голосували проти мене{ $then }?

## Opinions and claims

talk-estimate-accuse = { $seat } — прибулець
    .blunt = { $seat } — прибулець, згадаєте моє слово
    .wry = Придивіться: { $seat } не людина. Це прибулець
    .gentle = Не хочеться це казати, але { $seat } — прибулець
talk-because-accuse = { $reason }. Ось вам і прибулець
    .plain-2 = { $reason }. Як на мене, { $they } — прибулець
    .plain-3 = { $reason }. Кажу вам, це прибулець
    .blunt = { $reason }. Прибулець!
    .blunt-2 = { $reason }. Прибулець, і думати нема чого
    .wry = { $reason }. По-вашому, це людина? Як на мене, прибулець
    .wry-2 = { $reason }. Люди так не роблять. Прибульці — так
    .gentle = { $reason }. Даруйте, але, як на мене, { $they } більше не людина
    .gentle-2 = { $reason }. Серце крається, але це прибулець
talk-claim-seen-human =
    Я { $me-gender ->
        [f] бачила
       *[other] бачив
    } жетон { $seat-gen }: людина
    .plain-2 =
        На жетоні { $seat-gen } — людина, я { $me-gender ->
            [f] сама бачила
           *[other] сам бачив
        }
    .plain-3 = { $seat } — людина, жетон це підтверджує
    .blunt =
        Жетон { $seat-gen } я { $me-gender ->
            [f] бачила
           *[other] бачив
        }. Людина, без варіантів
    .blunt-2 = У { $seat-gen } на жетоні людина, я тому свідок
    .wry = Жетон у { $seat-gen } найнудніший: людина
    .gentle =
        Добра новина: { $seat } — людина, я { $me-gender ->
            [f] бачила
           *[other] бачив
        } жетон
    .gentle-2 = Щодо { $seat-gen } можете бути спокійні: на жетоні людина

## What is to be done

talk-request-help = { $seat-voc }, покладіть у стос щось корисне
    .plain-2 = { $seat-voc }, чекаємо від вас у стос чогось корисного
    .blunt = { $seat-voc }, дайте нам добру карту
    .blunt-2 = { $seat-voc }, тільки мотлоху в стос не кладіть, гаразд?
    .wry = { $seat-voc }, корисна карта від вас для різноманіття не завадила б
    .gentle = { $seat-voc }, покладіть, будь ласка, щось корисне, якщо можете
    .gentle-2 = { $seat-voc }, корисна карта від вас нас би дуже виручила
talk-request-fight = { $seat-voc }, тримайте напоготові вогонь проти прибульця
    .blunt = { $seat-voc }, знайдіть вогонь, він нам знадобиться
    .wry = { $seat-voc }, прихопіть щось, що горить: прибулець близько
    .gentle = { $seat-voc }, чи не могли б ви тримати напоготові вогонь, якщо прийде прибулець?
talk-request-be-tested = { $seat-voc }, пройдіть тест, будь ласка
    .plain-2 = { $seat-voc }, мені хотілося б вас перевірити
    .plain-3 = { $seat-voc }, дайте вас перевірити
    .blunt = { $seat-voc }, пройдіть тест
    .blunt-2 = { $seat-voc }, доведіть: ідіть на тест
    .wry = { $seat-voc }, від маленького тесту вам же не погіршає?
    .gentle = { $seat-voc }, чи не пройдете тест, щоб усім було спокійніше?
talk-promise-help = Обіцяю покласти в стос щось корисне
    .blunt = Буде вам добра карта
    .wry = Гаразд, матимете свою корисну карту
    .gentle = Звісно, я покладу щось корисне
talk-promise-fight = Я зустріну прибульця вогнем
    .blunt = Я спалю цього прибульця
    .wry = Якщо прибулець змерз, вогонь у мене знайдеться
    .gentle = Я триматиму вогонь напоготові, щоб захистити нас від прибульця
talk-promise-be-tested = Можете мене перевірити
    .blunt = Ну, перевіряйте мене
    .wry = Перевіряйте, хоч якась увага до моєї персони
    .gentle = Якщо вам так спокійніше, перевірте мене
talk-propose-test = Перевірмо { $seat-acc }
    .plain-2 = Варто було б перевірити { $seat-acc }
    .blunt = { $seat-acc } треба перевірити
    .wry = Невже нікому не цікаво, що покаже тест { $seat-gen }?
    .gentle = Мені було б спокійніше, якби ми перевірили { $seat-acc }
talk-propose-keep-apart = Нікому не варто лишатися наодинці з { $seat-ins }
    .plain-2 = Не залишаймо нікого наодинці з { $seat-ins }
    .plain-3 = Поруч із { $seat-ins } тримайтеся разом
    .blunt = Не лишайтеся з { $seat-ins } наодинці
    .wry = Особисто мені не хотілося б сидіти десь наодинці з { $seat-ins }
    .wry-2 = Тихий вечір наодинці з { $seat-ins }? Дякую, не треба
    .gentle = Прошу вас, не лишайтеся наодинці з { $seat-ins }
    .gentle-2 = Усім буде спокійніше, якщо наодинці з { $seat-ins } ніхто не лишиться
talk-propose-keep-out = Не берімо { $seat-acc } на борт
    .plain-2 = Нехай { $seat } лишається тут
    .blunt = { $seat-dat } на борту не місце
    .wry = Боюся, місця на борту для { $seat-gen } не знайдеться
    .gentle = Прикро, але { $seat-acc } краще не брати на борт
    .gentle-2 = Краще б нам поїхати без { $seat-gen }
talk-vote-intent = Я голосуватиму проти { $seat-gen }
    .plain-2 = Голосую проти { $seat-gen }
    .plain-3 = Цього разу я проти { $seat-gen }
    .plain-4 = На голосуванні я виступлю проти { $seat-gen }
    .plain-5 = Вирішено: голосую проти { $seat-gen }
    .blunt = Мій голос — проти { $seat-gen }
    .blunt-2 = Голосую проти { $seat-gen }, і не вмовляйте
    .blunt-3 = Час розібратися з { $seat-ins }: голосую проти
    .wry = Вгадайте, проти кого мій голос? Проти { $seat-gen }
    .wry-2 = Оце так сюрприз: я голосую проти { $seat-gen }
    .gentle = Даруйте, але мій голос — проти { $seat-gen }
    .gentle-2 = Нелегко це, але проголосую проти { $seat-gen }
    .gentle-3 = Іншої ради не бачу: проголосую проти { $seat-gen }

## Replies

talk-agree-propose-test = { $player } має рацію: перевірмо { $seat-acc }
    .blunt = Так, { $player-voc }, перевіряйте { $seat-acc }
    .gentle = Підтримаю { $player-acc }: тест { $seat-gen } всім допоможе
talk-agree-propose-test-me = Добре, { $player-voc }, перевірте мене
talk-agree-propose-keep-apart = { $player } має рацію: не лишайтеся наодинці з { $seat-ins }
    .blunt = Так, { $player-voc }, жодних зустрічей наодинці з { $seat-ins }
talk-agree-propose-keep-apart-me = { $player } має рацію: не лишайтеся зі мною наодинці
talk-agree-propose-keep-out = { $player } має рацію: { $seat } лишається тут
    .blunt = Так, { $player-voc }, { $seat-acc } не беремо
talk-agree-propose-keep-out-me = Гаразд, { $player-voc }, лишіть мене тут
talk-agree-vote-intent = { $player } має рацію: треба голосувати проти { $seat-gen }
    .plain-2 = { $player-voc }, я теж за те, щоб голосувати проти { $seat-gen }
    .blunt = Так, { $player-voc }, голосуйте проти { $seat-gen }
    .gentle = Розумію, чому { $player } голосує проти { $seat-gen }
    .gentle-2 = Не можу засуджувати { $player-acc }: голос проти { $seat-gen } зрозумілий
talk-agree-vote-intent-me = Ну що ж, { $player-voc }, голосуйте проти мене
talk-disagree-propose-test = { $player-voc }, нема чого перевіряти { $seat-acc }
    .blunt = { $player-voc }, не марнуйте тест на { $seat-acc }
    .gentle = Думаю, { $player-voc }, перевіряти { $seat-acc } не треба
talk-disagree-propose-test-me = { $player-voc }, нема чого мене перевіряти
talk-disagree-propose-keep-apart = { $player-voc }, нічого страшного, якщо побути наодинці з { $seat-ins }
    .blunt = { $seat } не кусається, { $player-voc }
talk-disagree-propose-keep-apart-me = { $player-voc }, зі мною наодинці боятися нема чого
talk-disagree-propose-keep-out = Ні, { $player-voc }, { $seat } їде з нами
    .blunt = { $seat } їде з нами, { $player-voc }, подобається вам це чи ні
talk-disagree-propose-keep-out-me = Ні, { $player-voc }, я їду з вами
talk-disagree-vote-intent = { $player-voc }, не голосуйте проти { $seat-gen }
    .plain-2 = { $player-voc }, такий голос проти { $seat-gen } — помилка
    .blunt = { $player-voc }, голосувати проти { $seat-gen } — дурість
    .gentle = { $player-voc }, подумайте ще, перш ніж голосувати проти { $seat-gen }
talk-disagree-vote-intent-me = { $player-voc }, не голосуйте проти мене
talk-take-back-vote-intent = Я все ж не голосуватиму проти { $seat-gen }

## Warnings

talk-warn-food = У нас закінчується їжа
    .blunt = Потрібна їжа, і негайно
    .wry = Сподіваюся, ніхто не голодний: їжі майже немає
    .gentle = Мене непокоїть, скільки лишилося їжі
talk-warn-boiler = Котельня в небезпеці
    .blunt = Пильнуйте котельню, бо замерзнемо
    .wry = Чи не зазирне хтось до котельні, доки не пізно?
    .gentle = Мене непокоїть котельня
talk-warn-generator = Генераторна в небезпеці
    .blunt = Пильнуйте генераторну, бо лишимося без світла
    .wry = Сподіваюся, ви любите темряву: гляньте на генераторну
    .gentle = Мене непокоїть генераторна
talk-warn-cold = Ми замерзаємо
    .blunt = Ми тут насмерть замерзнемо
    .wry = Мені здається чи ми замерзаємо?
    .gentle = Як холодно: ми ж замерзаємо
talk-warn-alien = Прибулець набирає сили
    .blunt = Прибулець уже надто сильний
    .wry = Наш прибулець росте й міцніє не щодня, а щогодини
    .gentle = Мене лякає, який сильний прибулець

## Excuses for what was done

talk-defend-alone-with-no-choice = Більше йти не було куди
    .plain-2 = Мені треба було там пройти
    .plain-3 = У мене там була робота
    .blunt = А куди мені було йти?
    .blunt-2 = Мене туди привела справа, а не товариство
    .wry = Станція маленька, усі одне на одного натикаються
    .wry-2 = Наступного разу візьму із собою свідків
    .gentle = Даруйте, більше мені не було куди йти
talk-defend-alone-with-bad-luck = Ми просто випадково зустрілися
    .plain-2 = Так уже збіглося: ми там перетнулися
    .plain-3 = Нічого там не було, просто розминулися
    .blunt = Зустрілися випадково, от і все
    .blunt-2 = Чиста випадковість. Ще питання?
    .wry = Можна подумати, то було побачення
    .wry-2 = Товариство не завжди вибирають
    .gentle = Ми лишилися наодинці з чистої випадковості
talk-defend-avoided-no-choice =
    Я не { $me-gender ->
        [f] могла
       *[other] міг
    } ризикувати тією сутичкою
    .blunt = Треба було тікати
    .gentle = Даруйте, мені справді не можна було там лишатися
talk-defend-avoided-lesser-evil = Краще ухилитися, ніж заразитися
    .blunt = Хай нечемно, зате без зарази
    .wry = Звіть це боягузтвом, але мені подобається бути людиною
talk-defend-where-it-broke-bad-luck =
    Я просто { $me-gender ->
        [f] опинилася
       *[other] опинився
    } там, коли все зламалося
    .plain-2 = Воно б і без мене зламалося
    .blunt =
        Так, я там { $me-gender ->
            [f] була
           *[other] був
        }. То й що? Не пощастило
    .wry = Не те місце, не той час
    .gentle =
        Я випадково { $me-gender ->
            [f] опинилася
           *[other] опинився
        } там, просто не пощастило
    .gentle-2 = На моєму місці міг бути хто завгодно
talk-defend-where-it-broke-no-choice =
    Я { $me-gender ->
        [f] була там, але нічого не могла
       *[other] був там, але нічого не міг
    } вдіяти
    .plain-2 = Усе зламалося раніше, ніж можна було зарадити
    .blunt = А що мені було робити?
    .gentle = На жаль, завадити цьому було не в моїх силах
talk-defend-voted-against-lesser-evil = Треба ж було проти когось голосувати
    .blunt = Решта мала кращий вигляд
    .wry = Не проти себе ж мені голосувати
    .gentle = Мені це не до душі, але вибирати довелося
talk-defend-voted-against-mistake = Той мій голос був помилкою
    .blunt =
        Ну, { $me-gender ->
            [f] помилилася
           *[other] помилився
        } я з тим голосом
    .wry = Зараз мій голос був би інший
    .gentle = Вибачте, мій голос дістався не тому

## What talk points to

talk-deed-alone-with =
    { $seat } { $seat-gender ->
        [f] була
        [m] був
       *[none] лишається
    } { $place-in } наодинці з { $other-ins }
    .blunt =
        { $seat } { $seat-gender ->
            [f] заскочила
            [m] заскочив
           *[none] заскакує
        } { $other-acc } { $place-in } без свідків
    .wry =
        { $seat } { $seat-gender ->
            [f] усамітнилася
            [m] усамітнився
           *[none] усамітнюється
        } з { $other-ins } { $place-in }
    .gentle = { $place-in } поруч із { $other-ins } не було нікого, крім { $seat-gen }
talk-deed-alone-with-me =
    { $seat } { $seat-gender ->
        [f] була
        [m] був
       *[none] лишається
    } { $place-in } наодинці зі мною
    .blunt =
        { $seat } { $seat-gender ->
            [f] заскочила
            [m] заскочив
           *[none] заскакує
        } мене { $place-in } без свідків
    .wry =
        { $seat } { $seat-gender ->
            [f] склала
            [m] склав
           *[none] складає
        } мені товариство { $place-in }, без зайвих очей
    .gentle = { $place-in } не було нікого, крім { $seat-gen } і мене
talk-deed-avoided =
    { $seat } { $seat-gender ->
        [f] ухилилася
        [m] ухилився
       *[none] ухиляється
    } від сутички
    .blunt =
        { $seat } { $seat-gender ->
            [f] утекла
            [m] утік
           *[none] тікає
        } від сутички
    .wry = { $seat-dat } товариство не знадобилося
    .gentle =
        { $seat } ні з ким не { $seat-gender ->
            [f] схотіла
            [m] схотів
           *[none] хоче
        } зустрічатися
talk-deed-where-it-broke =
    { $seat } { $seat-gender ->
        [f] була
        [m] був
       *[none] стоїть
    } { $place-in }, коли там усе зламалося
    .blunt = { $place-in } все зламалося при { $seat-loc }
    .wry = { $place-in } все ламається, і хто там? { $seat }
    .gentle = { $place-in } все зламалося саме при { $seat-loc }
talk-deed-voted-against =
    { $seat } { $seat-gender ->
        [f] голосувала
        [m] голосував
       *[none] голосує
    } проти { $other-gen }
    .blunt =
        { $seat } на голосуванні { $seat-gender ->
            [f] пішла
            [m] пішов
           *[none] іде
        } проти { $other-gen }
    .wry =
        { $seat } надто вже охоче { $seat-gender ->
            [f] голосувала
            [m] голосував
           *[none] голосує
        } проти { $other-gen }
    .gentle =
        { $seat } { $seat-gender ->
            [f] вирішила
            [m] вирішив
           *[none] вирішує
        } голосувати проти { $other-gen }
talk-deed-worked =
    { $seat } чимало { $seat-gender ->
        [f] зробила
        [m] зробив
       *[none] робить
    } для станції
    .blunt =
        { $seat } не { $seat-gender ->
            [f] марнувала
            [m] марнував
           *[none] марнує
        } часу
    .wry =
        { $seat } чесно { $seat-gender ->
            [f] попрацювала
            [m] попрацював
           *[none] працює
        }
    .gentle =
        { $seat } дуже багато { $seat-gender ->
            [f] зробила
            [m] зробив
           *[none] робить
        } для станції
talk-deed-tested-human = тест показав, що { $seat } — людина
    .blunt = за тестом { $seat } — людина
    .wry =
        тест { $seat } { $seat-gender ->
            [f] пройшла
            [m] пройшов
           *[none] проходить
        }
    .gentle = ми всі бачили, що { $seat } — людина
talk-again-alone-with =
    { $seat } { $often } { $seat-gender ->
        [f] була
        [m] був
       *[none] лишається
    } наодинці з { $other-ins }, востаннє { $place-in }
    .blunt =
        { $seat } { $often } { $seat-gender ->
            [f] заскакувала
            [m] заскакував
           *[none] заскакує
        } { $other-acc } без свідків, востаннє { $place-in }
    .wry =
        { $seat } { $often } { $seat-gender ->
            [f] усамітнювалася
            [m] усамітнювався
           *[none] усамітнюється
        } з { $other-ins }, востаннє { $place-in }
    .gentle = { $often } поруч із { $other-ins } не було нікого, крім { $seat-gen }, востаннє { $place-in }
talk-again-alone-with-me =
    { $seat } { $often } { $seat-gender ->
        [f] була
        [m] був
       *[none] лишається
    } наодинці зі мною, востаннє { $place-in }
    .blunt =
        { $seat } { $often } { $seat-gender ->
            [f] заскакувала
            [m] заскакував
           *[none] заскакує
        } мене без свідків, востаннє { $place-in }
    .wry = { $seat } вічно заскакує мене без свідків, востаннє { $place-in }
    .gentle = ми з { $seat-ins } { $often } були вдвох, востаннє { $place-in }
talk-again-avoided =
    { $seat } { $often } { $seat-gender ->
        [f] ухилялася
        [m] ухилявся
       *[none] ухиляється
    } від сутички
    .blunt =
        { $seat } { $often } { $seat-gender ->
            [f] тікала
            [m] тікав
           *[none] тікає
        } від нас
    .wry = { $seat-dat } { $often } товариство не знадобилося
    .gentle =
        { $seat } { $often } ні з ким не { $seat-gender ->
            [f] хотіла
            [m] хотів
           *[none] хоче
        } зустрічатися
talk-again-where-it-broke =
    { $seat } { $often } { $seat-gender ->
        [f] опинялася
        [m] опинявся
       *[none] опиняється
    } поруч, коли щось ламалося, востаннє { $place-in }
    .blunt = { $often } щось ламалося при { $seat-loc }, востаннє { $place-in }
    .wry = де { $seat }, там усе ламається: { $often } вже, востаннє { $place-in }
    .gentle = { $often } щось ламалося саме при { $seat-loc }, востаннє { $place-in }
talk-then-now = { "" }
talk-then-last = { " " }минулого раунду
talk-then-earlier = { " " }тоді
talk-reason-now = { $reason }
talk-reason-last = минулого раунду { $reason }
talk-reason-earlier = { $when-gen } { $reason }
    .plain-2 = ще { $when-gen } { $reason }
    .blunt = Згадайте { $when }: { $reason }
    .wry = Я ж { $when } памʼятаю: { $reason }
    .gentle = Мені запамʼятався { $when }: { $reason }
