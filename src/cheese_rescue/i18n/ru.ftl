### Cheese Rescue in Russian. Short, warm, concrete; a seven-year-old reads it aloud without stumbling.
### The same keys and variables stand in every language; a test holds them together.
### No sentence depends on the gender or the case of a name ($who) or of a card's name ($card).

## The cards

card-dog = собака
card-cat = кошка
card-mouse = мышь
card-start = карточка «старт»
# $points: what the cheese is worth
card-cheese = { $points ->
    [one] сыр на { $points } очко
    [few] сыр на { $points } очка
    [many] сыр на { $points } очков
   *[other] сыр на { $points } очка
}

# How many there are, as in a list: "2 dogs"
dogs = { $count ->
    [one] { $count } собака
    [few] { $count } собаки
    [many] { $count } собак
   *[other] { $count } собаки
}
cats = { $count ->
    [one] { $count } кошка
    [few] { $count } кошки
    [many] { $count } кошек
   *[other] { $count } кошки
}
mice = { $count ->
    [one] { $count } мышь
    [few] { $count } мыши
    [many] { $count } мышей
   *[other] { $count } мыши
}
cheeses = { $count ->
    [one] { $count } сыр
    [few] { $count } сыра
    [many] { $count } сыров
   *[other] { $count } сыра
}
points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
    [many] { $count } очков
   *[other] { $count } очка
}
cards = { $count ->
    [one] { $count } карточка
    [few] { $count } карточки
    [many] { $count } карточек
   *[other] { $count } карточки
}
players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
    [many] { $count } игроков
   *[other] { $count } игрока
}
games = { $count ->
    [one] { $count } игра
    [few] { $count } игры
    [many] { $count } игр
   *[other] { $count } игры
}

## Places, counted from the start card (or the first card)

cell-middle = старт
cell-right = { $count } вправо
cell-left = { $count } влево
cell-up = { $count } вверх
cell-down = { $count } вниз
cell-both = { $across }, { $along }

## Who plays

# $letter: the letter of a seat that has no name here
seat-named = Игрок { $letter }
shape-wheel = круг
shape-wedge = треугольник
shape-block = кубик
shape-heart = сердечко
bot-random = Юла
bot-gentle = Крошка
bot-greedy = Хрум
bot-random-character = Кладёт что попало куда попало.
bot-gentle-character = Играет по-доброму и замечает только мышей рядом с сыром.
bot-greedy-character = Смотрит на один ход вперёд.
bot-plain = Искатель
bot-plain-character = Просто перебирает случайные игры, для сравнения.
# The levels, weakest first: their names, and what they are like in one short sentence
bot-little-mouse = Виви
bot-little-mouse-character = В самый раз для первой игры.
bot-mouse = Нино
bot-mouse-character = Следит только за мышами.
bot-kitten = Мила
bot-kitten-character = Помнит о кошках, но забывает о собаках.
bot-cat = Рита
bot-cat-character = Понимает всю погоню, но смотрит не везде.
bot-tomcat = Отто
bot-tomcat-character = Сначала осматривает все места.
bot-puppy = Фред
bot-puppy-character = Думает наперёд. Будь начеку!
bot-dog = Ванда
bot-dog-character = Играет не хуже взрослых.
bot-sheepdog = Бруно
bot-sheepdog-character = Представляет себе тысячи игр.
bot-old-dog = Эдгар
bot-old-dog-character = Никто не играет лучше. А может, ты?
# A bot at the table that this installation cannot play, and the bot that plays in its chair
bot-plays-instead = В этой установке нет бота по имени { $bot }. Вместо него играет { $simpler }.

## Names for people who type none

guest-1 = Зонтик
guest-2 = Мельница
guest-3 = Радуга
guest-4 = Звоночек
guest-5 = Носочек
guest-6 = Попкорн
guest-7 = Блинчик
guest-8 = Печенька
guest-9 = Мармелад
guest-10 = Кренделёк
guest-11 = Рогалик
guest-12 = Спагетти
guest-13 = Ложечка
guest-14 = Тостер
guest-15 = Лимонад
guest-16 = Бутерброд
guest-17 = Брокколи
guest-18 = Горошек
guest-19 = Подсолнух
guest-20 = Клевер
guest-21 = Кактус
guest-22 = Солнышко
guest-23 = Ветерок
guest-24 = Облачко
guest-25 = Звёздочка
guest-26 = Самокат
guest-27 = Рюкзак
guest-28 = Пикник
guest-29 = Фонарик
guest-30 = Тапочка
guest-31 = Помпон
guest-32 = Конфетти
guest-33 = Батут
guest-34 = Укулеле
guest-35 = Пузырёк
guest-36 = Смешинка
guest-37 = Кетчуп
guest-38 = Тихий час
guest-39 = Костёр
guest-40 = Паровозик
guest-41 = Безе
guest-42 = Будильник
guest-43 = Гамак
guest-44 = Лейка
guest-45 = Штрудель
guest-46 = Артишок
guest-47 = Карусель
guest-48 = Тыква

## Variants

variant-centred = Старт в середине: карточка «старт» лежит в самой середине игрового поля
variant-dogs-hunt-mice = Русская инструкция: собаки ловят мышей, а кошки никого не ловят

## Why a move is not possible

refusal-not-your-turn = Пока не твой ход.
refusal-no-such-card = У тебя на руках нет такой карточки: { $card }.
refusal-place-taken = Там уже лежит { $card }.
refusal-outside-the-square = { $side ->
    [left] Это слишком далеко влево.
    [right] Это слишком далеко вправо.
    [top] Это слишком далеко вверх.
   *[bottom] Это слишком далеко вниз.
} { $by ->
    [one] Игровое поле — { $size } на { $size } карточек, а это место на { $by } карточку дальше края.
    [few] Игровое поле — { $size } на { $size } карточек, а это место на { $by } карточки дальше края.
    [many] Игровое поле — { $size } на { $size } карточек, а это место на { $by } карточек дальше края.
   *[other] Игровое поле — { $size } на { $size } карточек, а это место на { $by } карточки дальше края.
}
refusal-touches-nothing = Рядом с этим местом нет ни одной карточки.
refusal-touches-a-corner-only = Это место касается только уголка. Карточки кладут сторона к стороне.
refusal-game-over = Игра закончена.
refusal-game-not-over = { $places ->
    [one] Игра ещё идёт: осталось { $places } пустое место.
    [few] Игра ещё идёт: осталось { $places } пустых места.
    [many] Игра ещё идёт: осталось { $places } пустых мест.
   *[other] Игра ещё идёт: осталось { $places } пустого места.
}

## Why a game cannot be set up so

refusal-wrong-number-of-players = { $players ->
    [one] Это игра для 2, 3 или 4 игроков, а не для { $players } игрока.
    [few] Это игра для 2, 3 или 4 игроков, а не для { $players } игроков.
    [many] Это игра для 2, 3 или 4 игроков, а не для { $players } игроков.
   *[other] Это игра для 2, 3 или 4 игроков, а не для { $players } игрока.
}
refusal-impossible-pile = С этой колодой что-то не так. Карточка: { $card }. Должно быть { $expected }, а есть { $found }.
refusal-impossible-variant = Втроём играют без карточки «старт», поэтому она не может лежать в середине.

## Why a text cannot be read

refusal-no-such-face = Нет такой карточки: «{ $text }». Пиши латинскими буквами: D — собака, C — кошка, M — мышь, S — карточка «старт», 3a — сыр игрока a на 3 очка.
refusal-no-such-cheese = Нет такого сыра: «{ $text }». Бывает сыр на 1, 2 или 3 очка.
refusal-not-a-cell = Нет такого места: «{ $text }». Напиши, например, 2,-1: два вправо, один вверх.
refusal-not-a-move = Нет такого хода: «{ $text }». Напиши, например, M@2,-1.
refusal-nothing-drawn = На этом рисунке нет ни одной карточки.
refusal-not-a-record = Это не запись игры. Запись начинается так: «cheese-rescue 1».
refusal-record-too-new = Эта запись из более новой версии Cheese Rescue (формат { $version }).
refusal-record-line-missing = Здесь должно быть «{ $word }».
refusal-record-line-damaged = Строка «{ $word }» испорчена: «{ $text }».
refusal-record-move-out-of-order = Здесь должен быть ход { $ply }.
refusal-record-move-impossible = Ход { $ply } невозможен: { $move }.
refusal-record-line-too-many = Эта строка лишняя: «{ $text }».
refusal-not-exercises = Это не файл с упражнениями. Такой файл начинается так: «cheese-rescue-exercises 1».
refusal-exercise-line-missing = В этом упражнении не хватает «{ $word }».
refusal-exercise-line-damaged = Не получается прочитать «{ $text }».
refusal-exercise-name-taken = Есть два упражнения с именем «{ $name }».
refusal-exercise-too-large = Эти карточки не помещаются на игровом поле { $size } на { $size }.
refusal-pile-not-known = В этой записи нет колоды, поэтому неизвестно, у кого какие были карточки.
refusal-no-such-ply = После хода { $ply } эту игру не продолжить: выбери ход от 0 до { $last }.
# Put before a sentence above when it is about one line of a text
in-line = Строка { $line }: { $sentence }
in-line-and-column = Строка { $line }, карточка { $column }: { $sentence }
in-file = { $file }: { $sentence }

## Why a square cannot be the end of a game

refusal-wrong-size = У этого игрового поля размер { $width } на { $height }. Для 2 игроков нужно 5 на 5 карточек, для 3 игроков — 6 на 6, для 4 игроков — 7 на 7.
refusal-holes = { $holes ->
    [one] На игровом поле { $holes } пустое место. Сначала заполни всё поле.
    [few] На игровом поле { $holes } пустых места. Сначала заполни всё поле.
    [many] На игровом поле { $holes } пустых мест. Сначала заполни всё поле.
   *[other] На игровом поле { $holes } пустого места. Сначала заполни всё поле.
}
refusal-no-start-card = Не хватает карточки «старт». Когда игроков { $players }, она должна лежать на игровом поле.
refusal-two-start-cards = Карточек «старт» здесь { $found }, а в коробке только одна.
refusal-start-card-not-used = Когда играют втроём, карточка «старт» остаётся в коробке.
refusal-start-card-not-in-the-middle = В варианте «старт в середине» карточка «старт» лежит в самой середине поля.
refusal-too-many-animals = { $kind ->
    [dog] Собак здесь { $found }. Это слишком много: в игре их не больше { $most }.
    [cat] Кошек здесь { $found }. Это слишком много: в игре их не больше { $most }.
   *[mouse] Мышей здесь { $found }. Это слишком много: в игре их не больше { $most }.
}
refusal-too-many-cheeses = { $points ->
    [one] { $who }: сыров на { $points } очко здесь { $found }, а бывает не больше { $most }.
    [few] { $who }: сыров на { $points } очка здесь { $found }, а бывает не больше { $most }.
    [many] { $who }: сыров на { $points } очков здесь { $found }, а бывает не больше { $most }.
   *[other] { $who }: сыров на { $points } очка здесь { $found }, а бывает не больше { $most }.
}
refusal-too-many-cheeses-in-all = { $who }: сыров на игровом поле { $found }, а каждой формы их только { $most }.
refusal-too-few-cheeses = { $found ->
    [0] { $who }: на игровом поле нет ни одного сыра. Каждый кладёт хотя бы { $least }.
    [one] { $who }: на игровом поле только { $found } сыр. Каждый кладёт хотя бы { $least }.
    [few] { $who }: на игровом поле только { $found } сыра. Каждый кладёт хотя бы { $least }.
    [many] { $who }: на игровом поле только { $found } сыров. Каждый кладёт хотя бы { $least }.
   *[other] { $who }: на игровом поле только { $found } сыра. Каждый кладёт хотя бы { $least }.
}
refusal-nobodys-cheese = { $who }: здесь лежит сыр этого игрока, но поле — для { $players } игроков.

## What a table does not allow

refusal-no-such-chair = За этим столом нет стула номер { $chair }.
refusal-chair-taken = На стуле номер { $chair } уже кто-то сидит.
refusal-chair-empty = На стуле номер { $chair } никто не сидит.
refusal-holds-another-chair = У тебя уже есть карточки за этим столом. В одной игре нельзя видеть карточки двух игроков.
refusal-not-agreed = Остальные не согласились. В следующей игре стул снова будет свободен.
refusal-shape-taken = Эта форма сыра уже занята: { $shape }.
refusal-name-not-good = В имени бывает от 1 до { $most } букв, которые все могут прочитать.
refusal-who-is-oldest = Кто старше всех? Тот и начинает.
refusal-no-such-game = Такой игры за этим столом не было.
refusal-not-started = Игра ещё не началась.
refusal-already-started = Игра уже началась.
refusal-stale = Тем временем положили ещё одну карточку. Посмотри ещё раз.
refusal-ahead = Для этого хода ещё рано.
refusal-no-hints = На этом стуле играют без подсказок.

## What the server does not allow

refusal-unreadable = Не получается это понять. Загрузи страницу ещё раз.
refusal-too-long = { $most ->
    [one] Это слишком длинно: можно не больше { $most } байта.
    [few] Это слишком длинно: можно не больше { $most } байт.
    [many] Это слишком длинно: можно не больше { $most } байт.
   *[other] Это слишком длинно: можно не больше { $most } байта.
}
refusal-too-fast = Не так быстро! Подожди немножко и попробуй ещё раз.
refusal-too-many = Слишком много сразу. Подожди немножко и попробуй ещё раз.
refusal-old-page = Вышла новая версия игры. Загрузи страницу ещё раз.
refusal-hello-first = Сначала поздоровайся.
refusal-no-such-page = Здесь ничего нет.
refusal-no-such-method = Здесь так не получится.
refusal-not-from-there = Этот стол работает только в своей домашней сети.
refusal-no-such-table = Этого стола больше нет. Открой новый!
refusal-no-such-code = Стола с таким кодом нет. Проверь ещё раз каждую букву.
refusal-too-many-codes = Слишком много неверных кодов. Подожди минуту и попробуй ещё раз.
refusal-table-full = Все стулья заняты.
refusal-no-watchers = За этим столом играют без зрителей.
refusal-another-game = Уже началась следующая игра. Посмотри ещё раз.
refusal-no-such-bot = Я не знаю бота по имени «{ $bot }».
# $extra names a part of the installation; the command is the same in every language
refusal-missing-extra = { $extra ->
    [strong] Четырёх самых сильных ботов, подсказки, разборы и задачи нужно сначала установить: pip install "cheese-rescue[strong]"
    [scale] Подключение к PostgreSQL и Redis нужно сначала установить: pip install "cheese-rescue[scale]"
    [dask] Для кластера нужно сначала установить Dask: pip install "cheese-rescue[dask]"
    [envs] Среды для обучения программ нужно сначала установить: pip install "cheese-rescue[envs]"
   *[arena] Расчёт рейтинга нужно сначала установить: pip install "cheese-rescue[arena]"
}
refusal-no-such-exercise = Такого упражнения здесь нет.
refusal-no-such-day = У этого дня пока нет задачи.
refusal-not-your-seat = Там сидит кто-то другой.
refusal-only-the-opener = Это может сделать только тот, кто открыл стол.
refusal-still-here = Этот игрок ещё здесь. Подожди немножко.
refusal-our-fault = Ой, это у меня что-то сломалось. Попробуй ещё раз.
refusal-cannot-write = Сейчас не получается это сохранить. Твой ход не пропал: попробуй ещё раз через минутку.
refusal-stopping = Перезапускаюсь. Сейчас вернусь!

## What one can say at the table

reaction-hello = Привет!
reaction-cheer = Браво!
reaction-wow = Ух ты!
reaction-laugh = Ха-ха!
reaction-oops = Ой!
reaction-thinking = Хм…
reaction-thanks = Спасибо!
reaction-goodbye = Пока!

## The finale

finale-title = Погоня!
finale-dogs = { $count ->
    [0] Собаки: все кошки остаются.
    [one] Собаки: гав-гав! Убегает { $count } кошка.
    [few] Собаки: гав-гав! Убегают { $count } кошки.
    [many] Собаки: гав-гав! Убегает { $count } кошек.
   *[other] Собаки: гав-гав! Убегает { $count } кошки.
}
finale-cats = { $count ->
    [0] Кошки: все мыши остаются.
    [one] Кошки: цап! Попалась { $count } мышь.
    [few] Кошки: цап! Попались { $count } мыши.
    [many] Кошки: цап! Попалось { $count } мышей.
   *[other] Кошки: цап! Попалось { $count } мыши.
}
finale-dogs-again = { $count ->
    [0] Снова собаки: все мыши остаются.
    [one] Снова собаки: попалась { $count } мышь.
    [few] Снова собаки: попались { $count } мыши.
    [many] Снова собаки: попалось { $count } мышей.
   *[other] Снова собаки: попалось { $count } мыши.
}
finale-mice = { $count ->
    [0] Мыши: весь сыр остаётся.
    [one] Мыши: ням-ням! Съеден { $count } сыр.
    [few] Мыши: ням-ням! Съедены { $count } сыра.
    [many] Мыши: ням-ням! Съедено { $count } сыров.
   *[other] Мыши: ням-ням! Съедено { $count } сыра.
}
# $who: a player's name
finale-owned = { $who }: { $card }
finale-because = { $card } ({ $cell }) ← { $hunters }
finale-hunter = { $card } ({ $cell })
finale-result = { $who }: { $points }, спасено: { $cheeses }
finale-more-cheeses = Очков поровну: побеждает тот, у кого осталось больше карточек с сыром.
finale-winner = Побеждает { $who }!
finale-winners = Общая победа: { $who }!
# Between the last two names of a list
list-and = { $first } и { $last }

## Why a move is good

# What a hint and a review say of a move. $cheeses: “your cheese worth 3 and your cheese worth 1”, or “Ben’s cheese worth 2”;
# $count: how many mice, cats, dogs or places. Read alone and beside marked places alike.
reason-wins = Это точно победа!
reason-shares-victory = Так точно будет хотя бы общая победа.
reason-cat-saves-cheese = { $count ->
    [one] Кошка ловит мышь и спасает { $cheeses }.
    [few] Кошка ловит { $count } мышей и спасает { $cheeses }.
    [many] Кошка ловит { $count } мышей и спасает { $cheeses }.
   *[other] Кошка ловит { $count } мышей и спасает { $cheeses }.
}
reason-dog-saves-cheese = { $count ->
    [one] Собака ловит мышь и спасает { $cheeses }.
    [few] Собака ловит { $count } мышей и спасает { $cheeses }.
    [many] Собака ловит { $count } мышей и спасает { $cheeses }.
   *[other] Собака ловит { $count } мышей и спасает { $cheeses }.
}
reason-mouse-eats-cheese = Мышь съедает { $cheeses }.
reason-dog-frees-mouse = Собака прогоняет кошку. Поэтому мышь ускользает и съедает { $cheeses }.
reason-cheese-safe = Этот сыр уже не съест ни одна мышь.
reason-makes-safe = Спасено насовсем: { $cheeses }.
reason-shuts-mouse-out = Теперь занято место, откуда мышь могла бы съесть { $cheeses }.
reason-shuts-dog-out = Теперь занято место, откуда собака могла бы прогнать кошку. Тогда мышь съела бы { $cheeses }. { $count ->
    [one] Ещё прячется { $count } собака.
    [few] Ещё прячутся { $count } собаки.
    [many] Ещё прячутся { $count } собак.
   *[other] Ещё прячется { $count } собаки.
}
reason-cheese-guarded = Этот сыр под надёжной охраной: любую мышь рядом с ним поймают.
reason-cat-guards-cheese = Кошка охраняет { $cheeses }: мышь, которая там появится, попадётся.
reason-dog-guards-cheese = Собака охраняет { $cheeses }: мышь, которая там появится, попадётся.
reason-cat-stays = { $count ->
    [one] Эту кошку уже не прогонит ни одна собака.
    [few] Этих кошек уже не прогонит ни одна собака.
    [many] Этих кошек уже не прогонит ни одна собака.
   *[other] Этих кошек уже не прогонит ни одна собака.
}
reason-cat-catches-mouse = { $count ->
    [one] Кошка ловит мышь.
    [few] Кошка ловит { $count } мышей.
    [many] Кошка ловит { $count } мышей.
   *[other] Кошка ловит { $count } мышей.
}
reason-dog-catches-mouse = { $count ->
    [one] Собака ловит мышь.
    [few] Собака ловит { $count } мышей.
    [many] Собака ловит { $count } мышей.
   *[other] Собака ловит { $count } мышей.
}
reason-dog-scares-cat = { $count ->
    [one] Собака прогоняет кошку.
    [few] Собака прогоняет { $count } кошек.
    [many] Собака прогоняет { $count } кошек.
   *[other] Собака прогоняет { $count } кошек.
}
reason-mouse-caught = Мышь не навредит: её сразу поймают.
reason-cat-waits-for-mice = Кошка в засаде: мышь рядом с ней попадётся.
reason-dog-waits-for-mice = Собака в засаде: мышь рядом с ней попадётся.
reason-dog-waits-for-cats = Собака в засаде: кошка рядом с ней убежит.
reason-mouse-waits-for-cheese = Мышь в засаде: сыр рядом с ней будет съеден.
reason-cheese-open = { $count ->
    [one] Сейчас этот сыр никто не съест. Мышь может прийти ещё с { $count } места.
    [few] Сейчас этот сыр никто не съест. Мышь может прийти ещё с { $count } мест.
    [many] Сейчас этот сыр никто не съест. Мышь может прийти ещё с { $count } мест.
   *[other] Сейчас этот сыр никто не съест. Мышь может прийти ещё с { $count } места.
}
reason-small-cheese-first = Это сыр поменьше. Сыр побольше лучше приберечь для хорошего места.
reason-big-cheese-waits = Пока лучше приберечь { $cheeses }: надёжного места ещё нет.
reason-gives-up-cheese = Придётся отдать { $cheeses }.
reason-saves-others = Заодно это спасает { $cheeses }.
reason-dogs-unseen = { $count ->
    [one] Осторожно: ещё прячется { $count } собака. Она может прогнать кошку.
    [few] Осторожно: ещё прячутся { $count } собаки. Какая-нибудь может прогнать кошку.
    [many] Осторожно: ещё прячутся { $count } собак. Какая-нибудь может прогнать кошку.
   *[other] Осторожно: ещё прячется { $count } собаки. Какая-нибудь может прогнать кошку.
}
reason-quiet = Спокойный ход: для сыров ничего не меняется.

## The command line

# The title of the game, as the printed rules in this language have it
title = Cheese Rescue
about = Эту карточную игру придумали Эрик Плоттон и Давид Папю, а издаёт её Djeco. Это неофициальная версия, с Djeco она не связана.
cli-usage = Использование:
cli-options-word = [ПАРАМЕТРЫ]
cli-command-word = КОМАНДА …
cli-options = Параметры:
cli-commands = Команды:
cli-argument = { $name }: { $text }
cli-default = По умолчанию: { $value }.
cli-arguments-hint = Чтобы узнать, что можно делать, напиши { $command } --help.
cli-main = Cheese Rescue: собаки пугают кошек, кошки ловят мышей, мыши едят сыр. Спаси свой сыр! Без команды сразу начинается игра.
cli-serve = Запустить игру для всех дома и открыть её в браузере. Без команды происходит то же самое.
cli-worker = Просчитывать ходы ботов, подсказки и разборы для серверов на других компьютерах.
cli-terminal = Играть на этом экране: люди и боты в любом составе.
cli-score = Посчитать очки на заполненном поле, нарисованном в файле.
cli-replay = Показать записанную игру шаг за шагом.
cli-review = Разобрать законченную игру: у кого какие были шансы, когда всё изменилось и что было бы ещё лучше.
cli-verify = Проверить запись игры: та ли раздача, которую запечатали, каждый ли ход был возможен, верен ли итог.
cli-exercises = Показать, проверить, сыграть или составить уроки и задачи.
cli-exercises-list = Показать упражнения: игровое поле, твои карточки и цель.
cli-exercises-check = Проверить упражнения, перебрав все ходы.
cli-exercises-play = Сыграть упражнение, пока оно не решено. С --json: читать ходы и выводить позиции.
cli-exercises-make = Составить задачи из игр между ботами. Ctrl-C сохраняет то, что уже найдено.
cli-exercises-days = Дописать задачи дня в календарь. Дни, которые там уже есть, не меняются.
cli-check-backup = Проверить резервную копию столов (SQLite): цел ли файл и читается ли каждая игра до конца? Файл не изменяется.
cli-simulate = Дать ботам сыграть много игр, посчитать, чем они заканчиваются, и сохранить игры как данные.
cli-report = Прочитать игры, которые сохранила `simulate --parquet`, и нарисовать страницу об очках, местах, карточках и лидерстве.
cli-arena = Устроить турнир ботов и узнать, кто сильнее. Каждая раздача играется при всех рассадках, так что везение не влияет.
cli-sit = Посадить бота за стол в сети по ссылке.
cli-bench = Измерить скорость.
cli-bench-rules = Сыграть случайные игры и посчитать, сколько карточек кладут за секунду.
cli-bench-playouts = Сыграть случайные игры в скомпилированном ядре и посчитать, сколько их выходит за секунду.
cli-bench-search = Провести поиск в двадцати сохранённых позициях и посчитать симуляции в секунду.
cli-bench-finish = Решить последние десять ходов сильных игр и показать, сколько времени это занимает.
cli-option-plain = Использовать простой поиск со случайными играми, для сравнения.
cli-option-threads = Во сколько потоков искать.
cli-option-positions = Сколько позиций.
cli-option-help = Показать эту справку.
cli-option-version = Показать версию.
cli-option-about = Показать, кто придумал игру.
cli-option-lang = Язык: { $languages }. По умолчанию — язык твоего компьютера.
cli-option-json = Писать в формате JSON, для программ.
cli-option-players = Сколько игроков: 2, 3 или 4.
cli-option-centred = Вариант: карточка «старт» лежит в самой середине игрового поля.
cli-option-dogs-hunt-mice = Вариант: собаки ловят мышей, как написано в русской инструкции.
cli-option-any-counts = Принять любое число карточек каждого зверя и сыры на любое число очков: в инструкциях не сказано, сколько их.
cli-option-level = Какую помощь получают люди: { $levels }.
cli-option-save = Сохранять игру в этот файл, карточку за карточкой. Доиграть её можно с --resume.
cli-option-resume = Доиграть игру, сохранённую в этом файле.
cli-option-secret = Секрет перемешивания: 64 шестнадцатеричные цифры. Если не указать, он будет случайным.
cli-option-ply = Показать стол после стольких карточек.
cli-option-from = Продолжить игру из этого файла.
cli-option-from-ply = Продолжить после стольких карточек. Если не указать, те же карточки раздаются заново.
cli-option-review-seconds = Сколько секунд думать над каждой карточкой.
cli-option-games = Сколько игр сыграть.
cli-option-host = Слушать только на этом адресе и отвечать всем, кто до него доберётся.
cli-option-port = На каком порту слушать. По умолчанию на обычном, а если он занят, то на другом.
cli-option-only-here = Отвечать только этому компьютеру.
cli-option-public-url = Адрес, по которому игроки находят этот сервер, например https://cheese.example.
cli-option-trusted-proxy = Адрес прокси перед сервером, заголовку X-Forwarded-For которого можно доверять. Можно указать несколько раз.
cli-option-no-browser = Не открывать браузер.
cli-option-database = Файл, в котором хранятся столы, или URL базы данных PostgreSQL.
cli-option-bus = URL сервера Redis, который связывает несколько серверов между собой и с `worker`.
cli-option-workers = Сколько процессов просчитывает ходы ботов и подсказки; при 0 это делают процессы `worker`.
cli-option-processes = Сколько запросов просчитывать одновременно, каждый в своём процессе.
cli-option-serve-processes = Сколько процессов сервера делят порт. Больше одного требует PostgreSQL и Redis.
cli-option-metrics-port = Показывать /metrics каждого процесса этому компьютеру, каждый на своём порту, начиная с этого.
cli-option-keep-days = Через сколько дней без изменений удалять стол.
cli-option-bot-pause = Сколько секунд бот ждёт, прежде чем положить карточку.
cli-option-serve-bot = Ещё один бот, которого можно посадить за стол: имя, под которым его объявил пакет, package.module:Class или программа, например ./my_bot. Можно указать несколько раз.
cli-option-gone-after = Через сколько секунд бот начинает играть за того, кто отключился.
cli-option-nudge-after = Через сколько секунд игрок, чей сейчас ход, получает напоминание.
cli-option-idle-after = Через сколько секунд после напоминания за этого игрока начинает играть бот.
cli-option-sockets = Сколько всего устройств может быть подключено.
cli-option-sockets-per-address = Сколько устройств может быть подключено с одного адреса.
cli-option-tables-per-hour = Сколько столов можно открыть с одного адреса за час.
cli-option-requests-per-second = Сколько веб-запросов можно отправить с одного адреса за секунду.
cli-option-messages-per-second = Сколько сообщений может отправить одно устройство за секунду.
cli-option-address-messages-per-second = Сколько сообщений могут отправить за секунду все устройства с одного адреса вместе.
cli-option-wrong-codes-per-minute = Сколько неверных кодов можно попробовать с одного адреса за минуту.
cli-option-longest-message = Наибольшая длина сообщения с устройства, в байтах.
cli-option-longest-body = Наибольшая длина тела веб-запроса, в байтах.
cli-option-public-metrics = Показывать /metrics и другим компьютерам, а не только этому.
cli-option-access-log = Записывать каждый запрос, без адресов и имён.
cli-option-bot = Кто играет: { $bots } или твой собственный бот в виде package.module:Class или программы, например ./my_bot. Один раз для всех мест или по разу для каждого места.
cli-option-seed = Число, с которым всё случайное повторяется точно так же.
cli-option-seconds = Сколько секунд измерять.
cli-option-arena-games = Сколько игр сыграть, самое меньшее; выйдет чуть больше, чтобы всем достались одни и те же раздачи.
cli-option-thinking-seconds = Сколько секунд бот может думать над ходом; по умолчанию 1.
cli-option-simulations = Сколько симуляций бот может провести на каждый ход, вместо секунд: тогда игры можно точно повторить.
cli-option-patience = Через сколько секунд раздумий над одним ходом твоему собственному боту засчитывается поражение. По умолчанию: время на раздумье, умноженное на 3, и ещё 2, а с --simulations — 60.
cli-option-jobs = Сколько игр играть одновременно; по умолчанию по одной на ядро.
cli-option-count = Сколько задач составить.
cli-option-count-days = Сколько дней дописать.
cli-option-append-puzzles = Дописать задачи в файл под новыми номерами, кроме тех, что в нём уже есть.
cli-option-dask = Играть на кластере Dask по этому адресу.
cli-option-results = Сохранять каждую игру в этот файл. Та же команда продолжит там, где остановилась.
cli-option-records = Сохранять запись каждой игры в эту папку — для `replay` и `review`.
cli-option-parquet = Записать в этот файл Parquet строку о каждой игре. После остановки та же команда продолжит там, где остановилась.
cli-option-plies = Записать в этот файл Parquet строку о каждом ходе: что знал игрок, его ход и точные значения ближе к концу.
cli-option-simulate-records = Сохранять запись каждой игры: в эту папку или в один файл, если имя заканчивается на .txt.
cli-option-html = Записать страницу в этот файл. По умолчанию: имя первого файла с окончанием .html, в этой папке.
cli-option-report-csv = Записать все числа в этот файл, в формате CSV.
cli-option-csv = Записать таблицу ещё и в этот файл, в формате CSV.
cli-option-plot = Нарисовать лесенку в этом файле, в формате SVG.
cli-option-own-bot = Кто играет: { $bots } или твой собственный бот в виде package.module:Class или программы, например ./my_bot.
cli-argument-seats = Кто садится за стол, по слову на каждого: person (человек), { $bots } или твой собственный бот в виде package.module:Class или программы, например ./my_bot.
cli-argument-file = Файл; если вместо него дефис или ничего, читается то, что введено с клавиатуры или передано по каналу.
cli-argument-record = Запись игры.
cli-argument-games = Файлы Parquet с играми.
cli-argument-exercise = Имя упражнения из «list», puzzle-17 для задачи или «day» для сегодняшних задач дня.
cli-argument-exercises = Файл с упражнениями, «puzzles» или «days»: то, что есть в игре. Без него — уроки.
cli-argument-puzzles-made = Файл для записи. Без него задачи выводятся на экран.
cli-argument-days = Календарь. Новый начинается сегодня.
cli-argument-backup = Копия столов.
cli-argument-entrants = Кто участвует, хотя бы двое: { $bots } или твой собственный бот в виде package.module:Class или программы, например ./my_bot.
cli-argument-link = Ссылка на стол или на стул за ним (с # внутри).

error-no-such-option = Нет такого параметра: { $option }.
error-no-such-command = Нет такой команды: «{ $command }».
error-no-such-exercise = Нет такого упражнения: «{ $name }».
error-did-you-mean = Может быть, { $near }?
error-out-of-puzzles = Не хватает задач, у которых ещё нет своего дня: { $grade }.
error-missing = Чего-то не хватает: { $name }.
error-too-much = Это больше, чем нужно.
error-bad-value = Это не подходит: { $name }.
error-number-range = Для { $name } нужно число от { $low } до { $high }, а не «{ $given }».
error-whole-number-range = Для { $name } нужно целое число от { $low } до { $high }, а не «{ $given }».
error-whole-number = Для { $name } нужно целое число, а не «{ $given }».
error-not-one-of = Для { $name } нет значения «{ $given }». На выбор: { $choices }.
error-no-file = Нет такого файла: { $file }.
error-unreadable-file = Не получается прочитать файл как текст: { $file }.
error-file-too-long = Этот файл слишком длинный: { $file }.
error-cannot-write = Не получается записать в файл: { $file }.
error-file-exists = Файл { $file } уже есть. Выбери другое имя.
error-no-such-ply = { $last ->
    [one] В этой игре всего { $last } ход, хода { $ply } в ней нет.
    [few] В этой игре всего { $last } хода, хода { $ply } в ней нет.
    [many] В этой игре всего { $last } ходов, хода { $ply } в ней нет.
   *[other] В этой игре всего { $last } хода, хода { $ply } в ней нет.
}
error-interrupted = Остановлено.

## Score

score-how = Нарисуй игровое поле латинскими буквами, строка за строкой: D — собака, C — кошка, M — мышь, S — карточка «старт», 3a — сыр первого игрока на 3 очка (потом b, c, d). Затем нажми Ctrl-D.

## Verify

verify-true-sealed = Эта запись верна, и раздача та самая, которую запечатали.
verify-true-unsealed = Ошибок в этой записи нет, но нельзя узнать, та ли это раздача, которую запечатали.
verify-true-played-before = Ошибок в этой записи нет. Карточки не перемешивали: они те же, что в прошлой игре.
verify-false = Эта запись неверна.
verify-seal = { $finding ->
    [fits] Секрет тот самый, который запечатали.
    [differs] Секрет не тот, который запечатали.
    [played-before] Запечатывать было нечего: карточки взяты из прошлой игры.
   *[unknown] Печать нельзя проверить: не хватает печати или секрета.
}
verify-deal = { $finding ->
    [fits] Колода соответствует секрету.
    [differs] Колода не соответствует секрету.
    [played-before] Для этой игры карточки не перемешивали.
   *[unknown] Раздачу нельзя проверить: не хватает секрета или колоды.
}
verify-moves = { $finding ->
    [fits] Каждый ход был возможен.
   *[differs] Не каждый ход был возможен.
}
verify-result = { $finding ->
    [fits] Итог верный.
    [differs] Итог неверный.
   *[unknown] Итога, который можно проверить, нет.
}

## Replay

replay-ply = Карточка { $ply } из { $last }. { $who }: { $card } ({ $cell })
replay-begin = Перед первой карточкой
replay-handed-to-bot = { $who }: этими карточками дальше играет { $bot }.
replay-handed-to-person = { $who }: этими карточками дальше играет кто-то другой.

## Simulate

# Numbers in tables: an average, and a share
number-mean = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
number-share = { NUMBER($number, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-title = { $games }, { $players }, { $bot }
simulate-running = Боты играют
progress-games = Игры: { $done } из { $games }
simulate-seed = Зерно: { $seed }
simulate-forfeit = Игра { $game }, { $bot }: ход не получился ({ $why })
simulate-bots = Назови одного бота для всех мест или по одному на каждое место: всего { $players }, а не { $count }.
simulate-same-file = Файл { $file } не может служить сразу для двух дел.
simulate-no-part = Файл { $file } — не от остановленной симуляции, или он испорчен.
simulate-other = Файл { $file } — от другой симуляции: там другие боты, правила, зерно, время на раздумье или файлы.
simulate-in-use = В файл { $file } сейчас пишет другая симуляция.
report-title = Что произошло: { $games }
report-intervals = Каждая точка — среднее. Черта вокруг неё — интервал 95 %: чем больше игр, тем она короче.
report-advantage = Что даёт первый ход
report-advantage-told = Доля побед того, кто начинает, минус равная доля.
report-points = Очки на каждом месте
report-shares = Доля побед на каждом месте
report-cards = Какие карточки решают
report-cards-told = Кто кладёт за игру на одну такую карточку больше, побеждает настолько чаще или реже.
report-kept = Какие сыры остаются
report-kept-told = Сколько сыров со стола остаётся в конце.
report-leads = Как меняется лидер
report-leads-told = Как часто тот, кто впереди после стольких карточек, в конце побеждает. Впереди тот, у кого было бы больше всего очков, если бы погоня началась прямо тогда.
report-changes = Сколько раз за игру меняется лидер
report-cards-laid = карточек на столе
report-wrote = Страница в файле { $file }.
report-no-games = В файле { $file } не видно игр. Подходят файлы Parquet, которые записала `cheese-rescue simulate --parquet`.
report-newer = Файл { $file } — от более новой версии этой программы.
report-damaged = В файле { $file } строка { $row } — невозможная игра.
report-empty = В этих файлах нет игр.
simulate-seat = игрок
simulate-mean = в среднем очков
simulate-most = рекорд очков
simulate-cheeses = спасено сыров
simulate-won = победы в одиночку
simulate-shared = общие победы
simulate-share = доля побед
simulate-advantage = Тот, кто начинает, побеждает в { $share } игр; поровну было бы { $even }.
simulate-shared-games = { $count ->
    [one] { $count } игра закончилась общей победой ({ $share }).
    [few] { $count } игры закончились общей победой ({ $share }).
    [many] { $count } игр закончилось общей победой ({ $share }).
   *[other] { $count } игры закончилось общей победой ({ $share }).
}

## Bench

bench-rules = Карточек в секунду: { $plies } ({ $players }, { $games })
bench-playouts = Случайных игр в секунду: { $games } ({ $players })
bench-search = Симуляций в секунду: { $simulations } (позиций: { $positions })
bench-finish = Решено позиций по десять ходов: { $positions }; половина за { $median } мс, самая долгая за { $worst } мс

## Arena

arena-how = Если ботов меньше, чем игроков за столом, каждый бот играет один против копий каждого другого бота; иначе играют все наборы разных ботов. Доля побед считается по играм, где у бота не было копий за столом, а общая победа засчитывается частично. Интервал содержит настоящую долю 95 раз из 100; каждая раздача — одно испытание. Твой собственный бот работает в отдельном процессе; если он нарушит правило, сломается или будет думать слишком долго, он проиграет эту игру.
arena-title = Арена: { $games }, { $players }
arena-who = бот
arena-share = доля побед
arena-interval = интервал 95 %
arena-from-to = { $low } – { $high }
arena-rating = рейтинг
arena-rating-value = { $mu } ± { $reach }
arena-forfeits = техн. поражения
arena-tables = Стол за столом
arena-table = кто сидел
arena-even = Поровну было бы { $even }.
arena-ratings-begin = Рейтинг начинается с 25.
# One entrant of the picture, for screen readers
arena-told = { $who }: { $share } ({ $low } – { $high }), рейтинг { $rating }.
arena-forfeit = { $who }: техническое поражение в раздаче { $deal } ({ $seating }) на карточке { $ply }: { $why }
arena-forfeits-more = { $who }: остальные технические поражения только считаются. --json покажет их все.
arena-why-illegal = так ходить нельзя: { $detail }
arena-why-no-move = бот не сделал хода: { $detail }
arena-why-raised = бот сломался: { $detail }
arena-why-late = бот думал слишком долго: { $detail } с
arena-why-died = процесс бота завершился
arena-kept = { $count ->
    [one] Сохранена { $count } игра. Та же команда продолжит отсюда.
    [few] Сохранены { $count } игры. Та же команда продолжит отсюда.
    [many] Сохранено { $count } игр. Та же команда продолжит отсюда.
   *[other] Сохранено { $count } игры. Та же команда продолжит отсюда.
}
arena-two-at-least = Для турнира нужны хотя бы два бота.
arena-one-budget = Выбери одно: --seconds или --simulations.
arena-jobs-or-dask = Выбери одно: --jobs или --dask.
arena-no-such-bot = Я не знаю бота по имени «{ $name }». Есть { $bots } и твой собственный бот в виде package.module:Class или программы, например ./my_bot.
arena-not-found = Не получается загрузить { $name }: { $why }
arena-no-results = { $file } — не файл с итогами арены, или строка { $line } испорчена.
arena-other-tournament = Файл { $file } — от другого турнира: там другие боты, число игроков, правила, зерно или время на раздумье.
arena-in-use = В файл { $file } сейчас пишет другая арена.
arena-plot-svg = Я рисую в формате SVG, поэтому файл { $file } не подойдёт. Выбери имя, которое кончается на .svg.
arena-records-there = В папке { $folder } уже есть игры турнира. Выбери другую папку.
arena-records-missing = Часть игр в файле — от старой версии, которая не сохраняла ходы: в папке их не будет.
arena-all-forfeited = Каждая игра закончилась техническим поражением, так что о силе ботов это ничего не говорит.
arena-no-cluster = По адресу { $address } не отвечает ни один кластер Dask.
arena-workers-lost = Процессы, которые играют, снова и снова завершаются. Я сдаюсь.

## A bot at a table online

sitting-no-link = Это не ссылка на стол. Она похожа на https://cheese.example/t/… и может заканчиваться знаком # и ключом.
sitting-no-answer = По адресу { $server } никто не отвечает.
sitting-no-game-there = Там нет Cheese Rescue, или там более новая версия.
sitting-refused = Стол говорит «нет»: { $sentence }
sitting-no-chair = Стул больше не наш.
sitting-seated = Сидим на стуле { $chair }. Чтобы встать, нажми Ctrl-C.
sitting-waiting = Стул номер { $chair } освободился во время игры. Ждём, пока остальные согласятся.
sitting-own-link = Только для тебя — ссылка, которая вернёт бота на стул: { $link }
sitting-begun = Игра начинается.
sitting-won = Игра закончена, и победа наша: { $points }.
sitting-not-won = Игра закончена: { $points }. Победа не наша.
sitting-coming-back = Связь пропала. Возвращаемся…
sitting-ended = Стол удалили. До встречи!
sitting-stand-in = { $who }: ход не получился ({ $why }). Карточку положил простой бот.

## The terminal game

motto = Собаки пугают кошек, кошки ловят мышей, мыши едят сыр. Спаси свой сыр!
terminal-how = Напиши карточку и место, например «м 4»: мышь на место 4. Нужна помощь — напиши ?, хочешь закончить — напиши q или й.
terminal-how-real-table = Напиши карточку и место, например «м 1,0»: мышь на один вправо от старта. Минус значит вверх: «м 0,-1». Нужна помощь — напиши ?, хочешь закончить — напиши q или й.
terminal-hint-how = Нужна подсказка — напиши !
terminal-who = Кто играет?
terminal-bot = { $word }: { $bot }. { $character }
terminal-who-help = Нажми Enter, и сразу начнётся игра: ты и { $bot }. Или напиши, кто садится за стол, по слову на каждого (person — это человек), например: person person kitten
terminal-who-again = Напиши 2, 3 или 4 слова: person (человек), { $bots }.
terminal-from-seats = Игроков в этой игре: { $players }. Напиши столько же слов.
terminal-oldest = Кто старше всех? Тот и начинает. Напиши номер этого игрока или нажми Enter, и решит жребий
terminal-no-such-player = Игрока { $given } нет: напиши номер от 1 до { $last }.
terminal-begins = Начинает { $who }.
terminal-you-are = Твой знак — { $who }. Весь сыр с { $shape } — твой.
terminal-who-is-who = Кто есть кто? Выберите себе знаки: { $people }. Весь сыр с твоим знаком — твой.
terminal-sealed = Колода перемешана и запечатана: { $seal }
terminal-curtain = Сейчас ходит { $who }. Остальные не подглядывают! Нажми Enter
terminal-turn = { $who }: твой ход
terminal-hand = У тебя на руках:
terminal-pile = Колода: { $cards }
terminal-unseen = Ещё прячутся: { $animals }
terminal-holds = { $who }: { $cards }
terminal-last-move = { $who }: { $card } ({ $cell })
terminal-choose = Карточка и место
terminal-and-place = { CAPITAL($card) } — а куда?
terminal-confirm = { CAPITAL($card) }: нажми Enter, чтобы положить карточку, или напиши другую карточку и место
terminal-not-understood = Тут нужны карточка и место. Напиши ?, если нужна помощь.
terminal-no-such-place = { $last ->
    [1] На столе нет места номер { $place }, есть только место 1.
   *[other] На столе нет места номер { $place }: выбери от 1 до { $last }.
}
terminal-no-numbered-places = Здесь у мест нет номеров, и { $place } тоже нет. Напиши шаги от старта, например 1,0.
terminal-forecast = Если бы игра закончилась сейчас: { $results }
terminal-help = Карточки: д — собака (на столе D), к — кошка (на столе C), м — мышь (на столе M), а 1, 2 и 3 — твой сыр. Можно написать и целое слово: «кошка 4». Места: номера на столе или шаги от старта, например 2,-1 (два вправо, один вверх). Каждую карточку клади рядом с другой, сторона к стороне. Когда игровое поле заполнено, собаки прогоняют кошек. Кошки, которые остались, ловят мышей. Мыши, которые остались, едят сыр.
terminal-help-word = помощь
terminal-forecast-alone = Прогноз работает, только когда за экраном играет один человек.
terminal-drawn = Ты вытягиваешь карточку: { $card }
terminal-press-enter = Нажми Enter
terminal-saved = Игра сохранена в файле { $file }.
terminal-resume-how = Чтобы доиграть потом: { $command }
terminal-resumed = Играем дальше. Карточек уже положено: { $ply }.
terminal-save-resumable = Игра в файле { $file } ещё не закончена. Чтобы доиграть: { $command }
terminal-resume-over = Игра в файле { $file } закончена. Её можно посмотреть ещё раз: { $command }
terminal-resume-trust = Эта игра запускает { $bots } — это не наш бот. Нажми Enter, если доверяешь ему, или введи q, чтобы остановиться
terminal-resume-without-secret = Игру из файла { $file } не продолжить: нет файла { $secret }. В нём карточки, которые пока никому нельзя видеть.
terminal-resume-damaged = Файл { $secret } повреждён или записан более новой версией игры. Продолжить не получится.
terminal-resume-mismatch = Файлы { $file } и { $secret } — от разных игр, или один из них изменён.
terminal-resume-in-use = В игру из файла { $file } прямо сейчас играют.
terminal-resume-alone = С --resume у игры остаются её игроки и правила: убери { $other }.
terminal-again = Сыграем ещё? Начнёт следующий игрок. Нажми Enter, чтобы играть, или напиши н, чтобы закончить
terminal-yes = д
terminal-no = н
terminal-review-how = Хочешь посмотреть, как прошла игра? Напиши { $letter }, и я ещё раз посмотрю на каждую карточку.
terminal-review-key = р
terminal-goodbye = До встречи!
terminal-replay-keys = → вперёд · ← назад · Home начало · End конец · q выход

## Exercises: lessons and puzzles

exercises-checked = Упражнений: { $count }. С ошибкой: { $faults }.
exercises-out-of-reach = Ни один ход не ведёт к цели.
exercises-not-the-only-move = К цели ведёт не один первый ход.
exercises-always-reached = К цели ведёт любой ход.
# $goal: as in a file of exercises, such as “kept 3a”
exercises-goal = Цель: { $goal }
exercises-solved = Получилось!
exercises-missed = Пока нет. Посмотри, что случилось, и попробуй ещё раз.
exercises-making = Составляем задачи
exercises-made = Игр: { $games }. Позиций: { $positions }. Задач: { $puzzles }.
exercises-days = Дней в календаре: { $count }.

puzzle-goal = Ты — { $seat }. Найди первый ход, который побеждает!
grade-easy = лёгкая
grade-medium = средняя
grade-hard = трудная
theme-guard = кошка на страже
theme-free = освободить мышь
theme-scare = спугнуть сторожа
theme-block = занять место
theme-wall = карточка «старт» как стена
theme-sacrifice = маленький сыр за большой
# The lessons, in the order of teaching
exercise-beside = Положи свой сыр рядом с карточкой «старт».
exercise-corner = Положи сыр рядом с карточкой, сторона к стороне: уголок не считается.
exercise-size = Здесь в ряд помещаются только 3 карточки: найди место для своего сыра.
exercise-mouse = Мыши едят сыр. Пусть твоя мышь съест чужой сыр.
exercise-cat = Кошки ловят мышей. Спаси свой сыр!
exercise-dog = Собаки пугают кошек. Помоги мыши добраться до чужого сыра!
exercise-chase = Сначала собаки, потом кошки, потом мыши. Спаси свой сыр!
exercise-small-game = А теперь маленькая игра: кто победит, ты или { $bot }?
# The page with the lessons
learn-step = Шаг { $step } из { $steps }
learn-leave = На главную: урок подождёт
learn-repeat = Этот шаг ещё раз
learn-skip = Пропустить этот шаг
learn-next = Дальше
learn-again = Попробовать ещё раз
learn-aloud = Читать вслух
learn-lost = Урок не открывается. Это устройство подключено к сети?
learn-offer = Играешь в первый раз?
learn-end-title = Теперь ты умеешь играть!
learn-end = Вот и вся игра. Сыграем по-настоящему?
learn-restart = С самого начала
# Puzzles and the square of the day
puzzle-title = Задача { $number }
puzzle-is-solved = Задача { $number }, решена
puzzle-all = Все задачи
puzzle-skip = Другая задача
puzzle-next = Следующая задача
puzzle-lost = Задачи не открываются. Это устройство подключено к сети?
puzzle-task = { $count ->
    [one] Ты кладёшь { $count } карточку. Победи! Твой соперник: { $bot }.
    [few] Ты кладёшь { $count } карточки. Победи! Твой соперник: { $bot }.
    [many] Ты кладёшь { $count } карточек. Победи! Твой соперник: { $bot }.
   *[other] Ты кладёшь { $count } карточки. Победи! Твой соперник: { $bot }.
}
puzzle-other-hand = Карточки соперника ({ $who }):
puzzle-look = Посмотрим, что будет…
puzzle-more-cheeses = Очков поровну, но у тебя осталось больше сыра. Получилось!
puzzle-hint-more = Ещё
puzzles-play = Решать задачу { $number }
puzzles-grade = Насколько трудно?
puzzles-theme = О чём?
puzzles-any = всё подряд
puzzles-progress = Решено: { $solved } из { $count }
puzzles-earlier = Задачи перед этими
puzzles-later = Задачи после этих
loss-eaten = Мышь съедает твой сыр на { $points }, и ни одна кошка ей не мешает.
loss-guard-fled = Собака прогоняет кошку, и тогда мышь съедает твой сыр на { $points }.
loss-safe = Здесь никто не съедает сыр на { $points }: он остаётся у соперника ({ $who }).
loss-fewer-cheeses = Очков поровну, но у соперника ({ $who }) осталось больше сыра.
loss-shared = У вас поровну. Можно ещё чуть-чуть больше!
day-title = Задача дня { $number }
day-heading = Cheese Rescue: задача дня { $number }
day-number = Номер { $number }
day-same = Задачи дня для всех одинаковые.
day-open = ещё впереди
day-tried = пока не решена
day-first = решена с первого раза
day-first-hint = решена с первого раза, с подсказкой
day-solved = решена
day-solved-hint = решена с подсказкой
day-share = Поделиться результатом
day-picture = Твой результат
day-message = Текст, которым можно поделиться
day-copy = Скопировать текст
day-copied = Текст скопирован.
day-others = Другие дни
day-before = Днём раньше
day-after = Днём позже
day-today = Сегодня
day-result = Мой результат

## The server

serve-here = На этом компьютере: { $url }
serve-others = Для всех остальных: { $url }
serve-answers-home = Сервер отвечает только устройствам твоей домашней сети.
serve-answers-here = Сервер отвечает только этому компьютеру.
serve-answers-everybody = Сервер отвечает всем, кто до него доберётся.
serve-no-proxy = Доверенных прокси нет: за прокси все посетители считаются одним адресом. Это меняет --trusted-proxy.
serve-same-bot = За столом у { $first } и { $second } было бы одно имя: { $name }. Переименуй одного из них.
serve-end = Чтобы остановить сервер, нажми Ctrl-C. Все игры сохраняются и в следующий раз пойдут дальше.
serve-stopped = До следующего раза!
worker-here = Считаю для каждого сервера, который обращается через { $url }.
serve-migrated = Столы обновлены до этой версии. Копия старого файла: { $file }.
serve-few-files = Этот компьютер позволяет подключить сразу только столько устройств: { $sockets }.
error-port = Не получается слушать на порту { $port } ({ $reason }). Выбери другой с помощью --port.
error-database = Не получается открыть столы из файла { $file } ({ $reason }).
error-database-newer = Столы в файле { $file } сохранила более новая версия игры. Обнови эту, пожалуйста.
error-backup-damaged = Резервная копия { $file } повреждена ({ $reason }). Сделай новую, пожалуйста.
error-backup-tables = Резервная копия { $file } повреждена. Столы, которые не читаются: { $broken } из { $tables }. Сделай новую, пожалуйста.
error-backup-foreign = { $file } — не резервная копия столов этой игры.
error-backup-in-use = Файл { $file } используется: самые новые ходы — в { $wal }. Сделай копию и проверь её.
backup-good = Резервная копия { $file } в порядке. Столы: { $tables }. Записи журнала: { $entries }. Схема: { $version }.
error-host-and-only-here = Параметры --host и --only-here вместе не работают.
error-no-workers = Для --workers 0 нужен --bus, который ведёт к процессам `worker`.
error-processes = Для --processes нужны PostgreSQL и Redis: --database postgresql://… и --bus redis://…
error-processes-failed = Один из процессов сервера не смог запуститься. Причина — в строках выше.
page-description = Собаки пугают кошек, кошки ловят мышей, мыши едят сыр. Спаси свой сыр! Карточная игра для двоих, троих или четверых: с друзьями, которые рядом или далеко.
page-noscript = Для Cheese Rescue нужен JavaScript: включи его, пожалуйста.

## The rules page

rules-title = Правила игры
rules-lead = Спаси свой сыр!
rules-idea = Игроки по очереди кладут карточки рядом друг с другом, по одной, пока на столе не сложится полный квадрат. Тут начинается погоня: сначала собаки, потом кошки, а в конце мыши. Кто спасёт больше всех сыра, тот и побеждает!
rules-facts = Для 2, 3 или 4 игроков от 7 до 99 лет. Игра идёт примерно четверть часа.
rules-chain-dogs = Собаки пугают кошек.
rules-chain-cats = Кошки ловят мышей.
rules-chain-mice = Мыши едят сыр.
# A little board, read aloud. $cards: the cards of a row, from left to right
rules-row = Ряд { $row }: { $cards }.
rules-row-alone = Слева направо: { $cards }.
# $shape: whose cheese it is
rules-owned = { $card } ({ $shape })
rules-new = { $card } (новая карточка)
rules-empty = пусто
# An empty square before the game
rules-square = Пустое игровое поле: { $size } на { $size } мест.
rules-square-start = Игровое поле: { $size } на { $size } мест, в середине карточка «старт».
# Before a little board: such a move is allowed, or it is not
rules-yes = Да!
rules-no = Нет!
# $board: a little board, read aloud as above
rules-before = До. { $board }
rules-after = После. { $board }

rules-cards = Карточки
rules-cards-dog = Собака лает, и все кошки рядом с ней убегают.
rules-cards-cat = Кошка ловит всех мышей рядом с собой. Но только если её не прогнала собака!
rules-cards-mouse = Мышь съедает весь сыр рядом с собой. Но только если её не поймала кошка!
rules-cards-start = Здесь начинается игра. Эта карточка ни за кем не гонится, и за ней никто не гонится.
rules-cards-beside = «Рядом» — это слева, справа, сверху или снизу. Уголок не считается.
rules-cards-nobody = Звери ничьи. Мышь съест твой сыр, даже если эту мышь кладёшь ты!
rules-cards-cheese = Хозяин есть только у сыра. У каждого игрока шесть сыров одной формы, поэтому всегда видно, чьи они.
rules-cards-worth = За твои шесть сыров дают 1, 1, 1, 2, 2 и 3 очка. Всего это 10.

rules-ready = Подготовка
rules-ready-size = Игровое поле — квадрат { $size } на { $size } карточек.
rules-ready-start = Карточка «старт» лежит в середине стола.
rules-ready-no-start = Карточки «старт» нет: она остаётся в коробке.
# $dogs, $cats, $mice: such as “3 dogs”
rules-ready-in = В игре: { $dogs }, { $cats } и { $mice }.
rules-ready-out = Обратно в коробку: { $dogs }, { $cats } и { $mice }.
rules-ready-all = В игре все звери: { $dogs }, { $cats } и { $mice }.
rules-ready-choose = Выбери форму сыра и возьми все шесть сыров этой формы. Сыры, которые никто не взял, вернутся в коробку.
rules-ready-shuffle = Перемешай зверей и положи их картинками вниз. Это колода.
rules-ready-draw = Вытяни из колоды 2 карточки. Теперь у тебя на руках 8 карточек. Никому их не показывай!
rules-ready-oldest = Начинает тот, кто старше всех. Дальше ходят по кругу, по часовой стрелке.
rules-ready-here = Здесь карточки перемешиваются и раздаются сами. Никто не спрашивает, сколько тебе лет: кто открывает стол, тот и решает, кто начнёт. А можно доверить это жребию.

rules-turn = Твой ход
rules-turn-lay = Положи одну карточку: зверя или свой сыр.
rules-turn-draw = Вытяни верхнюю карточку из колоды. У тебя снова 8 карточек.
rules-turn-where = Куда можно положить карточку?
rules-turn-first = Самую первую карточку клади рядом с карточкой «старт».
rules-turn-pass = Всегда клади одну карточку, а не две. Пропускать ход нельзя.
rules-turn-side = Твоя карточка должна всей стороной касаться другой карточки.
rules-turn-side-yes = Новый сыр лежит сторона к стороне с мышью.
rules-turn-side-no = Здесь сыр касается только уголка.
rules-turn-fit = Все карточки вместе должны уместиться на игровом поле. Сначала ещё не решено, где его края: оно может расти в любую сторону, но больше своего размера не станет.
rules-turn-fit-yes = Это маленькое поле — 3 карточки в ширину и 3 в высоту. Снизу карточка ещё помещается.
rules-turn-fit-no = Четвёртая карточка в ряд не помещается.
rules-turn-stay = Можешь примерять карточку сколько хочешь. Но как скажешь «сюда», она там и останется.
rules-turn-empty = Когда колода кончится, больше никто карточек не вытягивает.
rules-turn-secret = Карточки у тебя на руках — секрет, и порядок в колоде тоже. Зато все могут знать, сколько у кого карточек и какие сыры. Загадка только одна: у кого какие звери?

rules-chase = Погоня
rules-chase-full = Когда игровое поле заполнено, начинается погоня. Каждый положил 12 карточек. Те 3 карточки, которые остались на руках, уже не считаются.
rules-chase-order = В погоне три шага, всегда в таком порядке:
rules-chase-dogs = Сначала собаки: каждая кошка рядом с собакой убегает.
rules-chase-dogs-here = Кошка наверху сидит рядом с собакой. И вот её уже нет!
rules-chase-cats = Потом кошки: каждая кошка, которая осталась, ловит мышей рядом с собой.
rules-chase-cats-here = Кошка ловит мышь рядом с собой. Сыр спасён!
rules-chase-mice = И наконец мыши: каждая мышь, которая осталась, съедает сыр рядом с собой.
rules-chase-mice-here = Мышь съедает сыр на 2 очка. Другой сыр спасён!
rules-chase-together = На каждом шаге карточки уходят все вместе, в один миг.
rules-chase-together-here = А теперь вся погоня: кошка рядом с собакой убегает, другая кошка ловит мышь, и сыр на 3 очка спасён.

rules-show = Посмотри погоню
rules-show-text = Здесь два игрока только что заполнили поле. Пусть начнётся погоня!
rules-show-riddle = Загадка: одной мыши повезло, потому что собака прогоняет её кошку. Какая это мышь и что она съест?
rules-show-lost = Сейчас погоню показать не получается. Чуть позже загрузи страницу ещё раз.

rules-points = Кто побеждает?
rules-points-add = Сложи очки на своих сырах, которые остались. У кого очков больше всех, тот и побеждает!
rules-points-level = Очков поровну? Тогда побеждает тот, у кого осталось больше карточек с сыром.
rules-points-shared = Снова поровну? Тогда победа общая: на двоих, на троих или на всех четверых, даже если ни у кого нет очков.
# Beside the cheeses that are left to somebody: “3 points, 1 cheese”
rules-points-count = { $points }, { $cheeses }
rules-points-example = И тут и там 3 очка. Но два сыра лучше одного.

rules-three = Если вас трое
rules-three-start = Карточки «старт» нет. Кто начинает, кладёт первую карточку куда хочет.
rules-three-size = Игровое поле — квадрат 6 на 6 карточек.
rules-three-centred = Варианта «старт в середине» нет: в середину нечего положить.
rules-three-same = Всё остальное так же.

rules-variants = Два варианта
rules-variants-lead = Кто открывает стол, может включить один или оба. А если не включать, всё идёт так, как рассказано выше.
rules-centred = Старт в середине
rules-centred-text = Карточка «старт» лежит в самой середине игрового поля. Так с самого начала понятно, где его края. Для 2 или 4 игроков.
rules-russian = Русская инструкция
rules-russian-text = Собаки выходят два раза: на втором шаге они ловят мышей рядом с собой, а кошки никого не ловят. Так написано в русской инструкции. Наверно, это опечатка, но попробовать весело! Для 2, 3 или 4 игроков.
rules-russian-here = Собака ловит мышь рядом с собой. А другой мыши кошка ничего не делает.

rules-questions = Вопросы
rules-ask-fled = Ловит ли мышей кошка, которая убежала?
rules-tell-fled = Нет. Когда приходит черёд кошек, её уже нет. Поэтому мышь остаётся и съедает сыр.
rules-ask-two-cats = А если мышь сидит между двумя кошками?
rules-tell-two-cats = Одна кошка убегает. Но другая-то здесь, а хватит и одной: мышь поймана.
rules-ask-corner = Считается ли, если карточки касаются уголками?
rules-tell-corner = Нет. Ни когда кладёшь карточку, ни в погоне. Здесь собака кошку не трогает.
rules-ask-dogs = Ловят ли собаки мышей? Едят ли они сыр?
rules-tell-dogs = Нет. Собакам нужны только кошки. А кошки не трогают сыр.
rules-ask-own = Съест ли моя мышь мой собственный сыр?
rules-tell-own = Да! Звери ничьи.
rules-ask-many = Может ли одна мышь съесть несколько сыров?
rules-tell-many = Да, все сыры рядом с собой. Бывает даже четыре.
rules-ask-start = Что делает в погоне карточка «старт»?
rules-tell-start = Ничего. Она как стена: за неё никто не заглядывает.
rules-ask-hand = Нужно ли класть все свои сыры?
rules-tell-hand = Нет. В конце у тебя на руках остаются три карточки, и это могут быть сыры. Но за сыр на руках очков не дают.
rules-ask-leave = А если кому-то пора уходить?
rules-tell-leave = Тогда его карточками играет бот, пока игрок не вернётся.

rules-makers = Кто придумал эту игру?
rules-own-words = Мы рассказали правила своими словами. В печатных инструкциях не сказано, сколько в игре каких зверей и сколько очков дают за сыр. Поэтому мы играем так: 6 собак, 12 кошек, 18 мышей и очки, как показано выше.

## What we keep

kept-title = Что мы о тебе храним
kept-lead = Ничего такого, по чему можно узнать, кто ты.
kept-no-account = Ни учётной записи, ни почты, ни пароля.
kept-no-cookies = Никаких куки и никакой рекламы. Никто за тобой не следит.
kept-no-others = Другие компьютеры тут ни при чём. Картинки, звуки и слова приходят оттуда же, откуда и игра.
kept-table = За твоим столом
kept-table-lead = Чтобы завтра можно было играть дальше, компьютер, на котором работает игра, сохраняет:
kept-table-cards = какие карточки положили, куда и когда;
kept-table-name = твоё имя за столом. Его видят только те, кто сидит за этим столом. Оно может быть ненастоящим, а если ничего не написать, игра придумает смешное.
kept-table-days = { $days ->
    [one] Если { $days } день за столом ничего не происходит, стол удаляется вместе с именами и карточками.
    [few] Если { $days } дня за столом ничего не происходит, стол удаляется вместе с именами и карточками.
    [many] Если { $days } дней за столом ничего не происходит, стол удаляется вместе с именами и карточками.
   *[other] Если { $days } дня за столом ничего не происходит, стол удаляется вместе с именами и карточками.
}
kept-delete = Удалить стол прямо сейчас
kept-delete-how = Ждать не нужно. Тот, кто открыл стол, может удалить его когда угодно, а каждый, кто за ним сидит, — когда игра закончена. Это в меню стола. Тогда всё исчезает сразу.
kept-reactions = Что вы говорите друг другу
kept-reactions-how = Писать друг другу нельзя, можно только сказать готовые слова, например «Привет!» или «Браво!». Они не сохраняются. Если они мешают, выключи их в меню стола.
kept-device = На этом устройстве
kept-device-lead = Твой браузер помнит четыре вещи, и только здесь:
kept-device-seats = твои стулья за столами, чтобы можно было вернуться;
kept-device-settings = твои настройки, например язык и звук, твоё имя и форма сыра;
kept-device-games = твои игры и с кем они были, чтобы посмотреть их ещё раз. О самых давних играх — только сколько их было и какие боты побеждены;
kept-device-done = твои задачи и уроки: какие уже были, какие получились и до какого шага дошёл урок.
kept-device-shared = Кто возьмёт это устройство после тебя, тоже это увидит. Если не хочешь, нажми на кнопку.
kept-forget = Забыть всё на этом устройстве
kept-forget-sure = Точно всё? Твои стулья, настройки, игры, задачи и уроки на этом устройстве исчезнут навсегда.
kept-forget-yes = Да, забыть всё
kept-forget-no = Нет, оставить
kept-forgotten = Готово. Это устройство больше ничего не помнит.
kept-adults = Взрослым: подробности
kept-adults-server = Для каждого стола сервер ведёт в базе данных один журнал: настройки стола, введённые имена (не длиннее 12 букв), формы сыра и уровни помощи, каждый ход с его временем, случайные числа для перемешивания и хеш ключа каждого стула. Когда стол удаляется, его журнал стирается и перезаписывается. Владелец сервера может читать базу данных и отвечает за копии, которые делает.
kept-adults-rest = Сетевые адреса хранятся только в оперативной памяти, для защиты от злоупотреблений. Журнала обращений нет, пока его не включит владелец сервера, и даже тогда в нём нет ни адресов, ни имён. Браузер использует локальное хранилище, без куки. В записи игры нет ни имён, ни дат, ни сведений о том, где играли. Кто открывает запись, отправляет её на сервер для чтения; сервер её не хранит.

## The finale in the browser

finale-hush = Тсс… все открывают глаза.
finale-count = Теперь считаем сыр, который остался.
# On a player's chip, under the points
finale-left = { $count ->
    [one] спасён { $count } сыр
    [few] спасено { $count } сыра
    [many] спасено { $count } сыров
   *[other] спасено { $count } сыра
}
# In paper bubbles over dogs, mice that are lucky, mice that eat and mice that have eaten
finale-woof = Гав!
finale-phew = Уф!
finale-munch = Ням!
finale-burp = Ик!
finale-square = Игровое поле во время погони
finale-place-gone = { CAPITAL($cell) }: теперь пусто. Раньше: { $card }
# Buttons
finale-start = Начать погоню
finale-look-up = Смотри на большой экран!
finale-controls = Кнопки погони
finale-play = Смотреть
finale-pause = Пауза
finale-back = Шаг назад
finale-on = Шаг вперёд
finale-again-part = Эту часть ещё раз
finale-again = Всё ещё раз
finale-slower = Медленнее
finale-skip = Сразу в конец
finale-text = Показать текстом
finale-tap = Нажми на любое место, и оно расскажет свою историю.
# The result, for whoever holds the device
result-saved = { $count ->
    [0] На этот раз сыра не осталось.
    [one] У тебя { $count } очко!
    [few] У тебя { $count } очка!
    [many] У тебя { $count } очков!
   *[other] У тебя { $count } очка!
}
result-win = Победа за тобой!
# The last name of those who share a victory: “Anna and you”
result-you = ты
# $place counts from 1; inside a sentence
result-place = { $place ->
    [1] первое место
    [2] второе место
    [3] третье место
   *[other] четвёртое место
}
result-placed = { $who }: { $place }
# $winner: “Anna wins!”
result-you-placed = { CAPITAL($place) }. { $winner }
# The story of a place. $mouse, $cat, $cats, $dogs … point at places: “①”, or “(2 right, 1 up)” for screen readers; $count is how many.
story-cheese-yours = { $points ->
    [one] Твой сыр на { $points } очко
    [few] Твой сыр на { $points } очка
    [many] Твой сыр на { $points } очков
   *[other] Твой сыр на { $points } очка
}
story-cheese-theirs = { $points ->
    [one] { $who }: сыр на { $points } очко
    [few] { $who }: сыр на { $points } очка
    [many] { $who }: сыр на { $points } очков
   *[other] { $who }: сыр на { $points } очка
}
story-cheese-eaten = Его съела эта мышь { $mouse }.
story-cheese-eaten-too = Эта мышь { $mouse } тоже откусила кусочек.
story-cheese-saved = Спасён!
story-cheese-no-mouse = Рядом не было ни одной мыши.
story-cheese-cat-helped = { $count ->
    [one] Мышь рядом { $mouse } попалась этой кошке { $cats }.
    [few] Мышь рядом { $mouse } попалась этим кошкам { $cats }.
    [many] Мышь рядом { $mouse } попалась этим кошкам { $cats }.
   *[other] Мышь рядом { $mouse } попалась этим кошкам { $cats }.
}
story-cheese-dog-helped = { $count ->
    [one] Мышь рядом { $mouse } попалась этой собаке { $dogs }.
    [few] Мышь рядом { $mouse } попалась этим собакам { $dogs }.
    [many] Мышь рядом { $mouse } попалась этим собакам { $dogs }.
   *[other] Мышь рядом { $mouse } попалась этим собакам { $dogs }.
}
story-mouse-no-cat = Рядом с этой мышью не было ни одной кошки.
story-mouse-no-dog = Рядом с этой мышью не было ни одной собаки.
story-mouse-cat-fled = { $count ->
    [one] Кошка { $cat } рядом с этой мышью убежала от этой собаки { $dogs }.
    [few] Кошка { $cat } рядом с этой мышью убежала от этих собак { $dogs }.
    [many] Кошка { $cat } рядом с этой мышью убежала от этих собак { $dogs }.
   *[other] Кошка { $cat } рядом с этой мышью убежала от этих собак { $dogs }.
}
story-mouse-ate = { $count ->
    [one] Она ускользнула и съела этот сыр { $cheeses }.
    [few] Она ускользнула и съела эти сыры { $cheeses }.
    [many] Она ускользнула и съела эти сыры { $cheeses }.
   *[other] Она ускользнула и съела эти сыры { $cheeses }.
}
story-mouse-idle = Она ускользнула, но сыра не нашла.
story-mouse-caught-by-cat = { $count ->
    [one] Попалась этой кошке { $cats }.
    [few] Попалась этим кошкам { $cats }.
    [many] Попалась этим кошкам { $cats }.
   *[other] Попалась этим кошкам { $cats }.
}
story-mouse-caught-by-dog = { $count ->
    [one] Попалась этой собаке { $dogs }.
    [few] Попалась этим собакам { $dogs }.
    [many] Попалась этим собакам { $dogs }.
   *[other] Попалась этим собакам { $dogs }.
}
story-cat-fled = { $count ->
    [one] Убежала от этой собаки { $dogs }.
    [few] Убежала от этих собак { $dogs }.
    [many] Убежала от этих собак { $dogs }.
   *[other] Убежала от этих собак { $dogs }.
}
story-cat-missed = { $count ->
    [one] Поэтому эта мышь { $mice } ускользнула.
    [few] Поэтому эти мыши { $mice } ускользнули.
    [many] Поэтому эти мыши { $mice } ускользнули.
   *[other] Поэтому эти мыши { $mice } ускользнули.
}
story-cat-no-dog = Рядом с ней не было ни одной собаки.
story-cat-caught = { $count ->
    [one] Поймала эту мышь { $mice }.
    [few] Поймала этих мышей { $mice }.
    [many] Поймала этих мышей { $mice }.
   *[other] Поймала этих мышей { $mice }.
}
story-cat-idle = Не нашла ни одной мыши.
story-cats-catch-nothing = В этой игре кошки никого не ловят.
story-dog-chased = { $count ->
    [one] Прогнала эту кошку { $cats }.
    [few] Прогнала этих кошек { $cats }.
    [many] Прогнала этих кошек { $cats }.
   *[other] Прогнала этих кошек { $cats }.
}
story-dog-caught = { $count ->
    [one] Поймала эту мышь { $mice }.
    [few] Поймала этих мышей { $mice }.
    [many] Поймала этих мышей { $mice }.
   *[other] Поймала этих мышей { $mice }.
}
story-dog-idle = Никого не прогнала.
story-start = Она ни за кем не гонится, и за ней никто.

## Score our table

# A player of whom only the cheese is known: used like a name
player-by-shape = { $shape ->
    [wheel] Круг
    [wedge] Треугольник
    [block] Кубик
   *[heart] Сердечко
}
score-title = Считаем наши очки
score-lead = Играешь настоящими карточками? Перенеси сюда заполненное поле, карточку за карточкой, — и начнётся погоня!
score-players = Сколько вас играло?
score-size = { $size } × { $size }
score-who = У кого какой сыр?
# $number: 1 to 4
score-shape-of = Игрок { $number }: какой сыр?
score-name-of = Игрок { $number }: как зовут?
score-name = Имя
score-rules = Вы играли по особым правилам?
score-next = К карточкам
score-way = Как тебе удобнее?
score-in-order = По порядку
score-paint = Кистью
score-in-order-how = Какая карточка лежит на светлом месте? Нажми на неё внизу.
score-paint-how = Выбери карточку внизу. Потом нажимай на её места или веди по ним пальцем.
score-keys = Клавиши: Д или D — собака, К или C — кошка, М — мышь, латинская S — карточка «старт». 3, потом латинская A — сыр первого игрока на 3 очка.
score-square = Заполненное игровое поле
score-cell = Ряд { $row }, карточка { $column }: { $card }
score-palette = Карточки на выбор
score-face = { CAPITAL($card) }, на поле: { $count }
score-erase = Убрать карточку
score-undo = Отменить последний шаг
# How many cards are tapped in
score-done = { $done } из { $all }
score-full = Все карточки на месте!
score-not-yet = Почти! Вот что пока не сходится:
score-fine = Теперь всё сходится!
score-change = Игроки и правила
score-clear = Очистить поле
score-emptied = Карточек больше нет.
score-bring-back = Вернуть их
score-inferred = В инструкциях не сказано, сколько карточек каждого вида. Эти числа — мой расчёт, и я могу ошибаться.
score-anyway = Всё равно посчитать
score-back = Назад к полю
score-keep = Сохранить эту игру
score-kept = Теперь эта игра в разделе «Наши игры».
score-again = Посчитать другое поле

## A game as a picture

picture-share = Поделиться картинкой
picture-save = Сохранить как картинку
picture-title = Твоя игра на картинке
picture-drawing = Рисую…
# Before the sentences with the winner and the points, for screen readers.
picture-alt = Игровое поле после погони.
picture-download = Сохранить
picture-saved = Картинка сохранена.

## Looking at a game again

replay-title = Повтор игры
replay-lead = Смотри игру карточка за карточкой. Открой игру из файла или выбери одну из своих.
replay-open = Открыть файл
replay-drop = Или перетащи файл сюда.
replay-reading = Читаю игру…
replay-unreadable = Не получается прочитать эту игру.
replay-square = Игровое поле
replay-slider = Сколько карточек уже положили
replay-buttons = Просмотр по шагам
replay-first = В начало
replay-back = На карточку назад
replay-play = Пусть идёт сама
replay-pause = Стоп
replay-on = На карточку вперёд
replay-last = В конец
replay-hands = Показать карточки на руках
# Several equal cards in a hand, read aloud
replay-several = { $count } × { $card }
# A bot laid this card for somebody
replay-stand-in = { $who } ({ $bot })
replay-unfinished = Эту игру не доиграли до конца.
replay-source-cards = В этой игре были те же карточки, что в прошлой.
replay-source-ply = Эта игра продолжает прошлую после хода { $ply }.
replay-luck = Честно ли перемешали карточки?
replay-luck-how = Перед игрой перемешанную колоду запечатывают, как письмо в конверт. Никто не может заглянуть внутрь или что-то поменять. После игры конверт открывают, и каждый может проверить.
replay-luck-check = Проверить, всё ли честно
replay-luck-same = Перед игрой это устройство видело печать и добавило своё секретное число. И то и другое не изменилось. Значит, никто не мог подтасовать карточки!
replay-luck-same-seal = Перед игрой это устройство видело печать. Она всё та же.
replay-luck-other-seal = Осторожно: перед игрой это устройство видело другую печать.
replay-luck-other-number = Осторожно: здесь нет секретного числа, которое добавило это устройство.
replay-luck-absent = Это устройство не видело печать перед игрой. Оно может проверить только то, что здесь записано.
replay-give = Сохранить или поделиться
replay-give-how = Вся игра — внутри ссылки, и ни одного имени в ней нет.
replay-copy = Скопировать ссылку
replay-share = Поделиться
replay-download = Сохранить в файл
replay-link = Ссылка на эту игру
replay-copied = Ссылка скопирована.
replay-copy-yourself = Ссылка выделена. Теперь скопируй её!
replay-another = Другая игра

## What a review says of a game; kind in tone

review-title = Как прошла игра?
review-lead = Я ещё раз посмотрю на каждую карточку: у кого какие были шансы, когда всё изменилось и какие ходы были особенно хороши. Считается только то, что мог знать каждый игрок.
review-start = Разобрать игру
review-progress = Смотрю карточку { $ply } из { $last }…
review-stop = Стоп
review-again = Ещё раз
review-done = Готово: все карточки просмотрены.
review-curve = Примерные шансы каждого на победу, карточка за карточкой
review-slider = Шансы после каждой карточки
# $percent: a whole number
review-chance = { $who }: { $percent } %
review-numbers = Шансы в числах, после каждой карточки
review-turning = Что было важно
review-none = Никто не упустил хорошего шанса. Отличная игра!
review-well = Здорово замечено!
review-better = Ещё лучше: { $card } ({ $cell }).
review-went = { $who }: шансы около { $before } % с лучшим ходом, около { $after } % с этим.
review-went-sure = { $who }: шансы { $before } % с лучшим ходом, { $after } % с этим. Всё просчитано до конца.
review-best = Лучшего хода мне не найти.
review-good = Хороший ход: явно лучшего не видно.
review-best-sure = Это был лучший ход: всё просчитано до конца.
review-what-if = А если бы…?
review-as-it-was = Как было
review-what-if-told = А если бы здесь лежала эта карточка: { $card } ({ $cell })?
# In a list of everybody: “Anna 7, Ben 5”
review-points = { $who } { $points }
# What the points would be, or are expected to be; $points is that list
review-would = Тогда было бы очков (примерно): { $points }.
review-would-sure = Тогда было бы очков (точно): { $points }.
review-made = С этим ходом выходит очков (примерно): { $points }.
review-made-sure = С этим ходом выходит очков (точно): { $points }.
review-ghost = { $place }. А если бы здесь лежала эта карточка: { $card }?

## Our games

games-title = Наши игры
games-running = Твои столы
games-finished = Законченные игры
games-your-turn = Твой ход!
games-turn = Сейчас ходит { $who }.
games-going-on = Игра идёт.
games-gathering = Ждём игроков.
games-over = Эта игра закончена. Сыграем ещё?
games-to-table = К столу
games-empty = Здесь пока нет игр. Пора сыграть первую!
games-play = Играть
games-deleted = Игра удалена.
games-bring-back = Вернуть её
games-look = Смотреть снова
games-real = Настоящие карточки
# A game, read aloud: its date, and who played
games-which = { $when }, { $names }
games-delete = Удалить: { $when }, { $names }
games-you-won = Твоя победа!
games-unfinished = Игра не доиграна
games-where = Игры, задачи и уроки хранятся только на этом устройстве. Чтобы перенести их на другое, сохрани их в один файл.
games-save = Сохранить все в один файл
games-bring = Добавить файл
games-brought = { $count ->
    [0] Все эти игры уже были здесь.
    [one] Здесь { $count } новая игра.
    [few] Здесь { $count } новые игры.
    [many] Здесь { $count } новых игр.
   *[other] Здесь { $count } новой игры.
}
games-brought-others = Новых задач и уроков: { $count }.
games-broken = В этом файле не видно ни игр, ни задач, ни уроков. Это точно тот файл?

## The page about what was done on this device

done-title = Что у меня получилось
done-lead = Всё, что получилось на этом устройстве, здесь загорается.
done-games = Мои игры
done-bots = Побеждённые боты
done-of = { $count } из { $all }
done-puzzles = Задачи
done-solved = { $count ->
    [0] Пока ни одной
    [one] Решена { $count } задача
    [few] Решено { $count } задачи
    [many] Решено { $count } задач
   *[other] Решено { $count } задачи
}
done-lessons = Уроки
done-yes = готово
done-not-yet = ещё нет
done-delete-what = Всё это можно удалить: игры, задачи и уроки. Твои стулья и настройки останутся.
done-delete = Удалить всё это
done-delete-yes = Да, удалить
done-deleted = Всё удалено.

## The game in the browser: everywhere

home = На главную
close = Закрыть
cancel = Не сейчас
yes = Да
no = Нет
reload = Загрузить снова
settings-language = Язык
settings-sound = Звуки
settings-reactions = Показывать, что говорят другие
settings-bots = Как быстро ходят боты
bots-calm = спокойно
bots-normal = как обычно
bots-quick = быстро
settings-theme = Свет
theme-auto = как на этом устройстве
theme-light = лампа горит
theme-dark = лампа погашена
sound-on = Включить звук
sound-off = Выключить звук
trouble-title = Ой!
trouble-lost = Связь пропала. Пробую снова и снова, подожди немножко.
trouble-unreachable = До стола не достучаться. Это устройство подключено к сети? Попробуй ещё раз через минутку.

## The first page

home-play = Начать игру
home-continue = Продолжить игру
# $bot: the next level
home-next-level = Три победы! Может, теперь { $bot }?
home-ways = Как ещё можно играть
home-friends = Играть с друзьями
home-together = Вместе за этим экраном
home-screen = На большом экране
home-day = Задача дня
home-puzzles = Задачи
home-join = У меня есть код
home-join-go = Войти
home-score = Очки для настоящих карточек
home-rules = Как играть
home-learn = Покажи, как играть
home-games = Наши игры
home-kept = Что мы о тебе храним

## A new table

new-title = Кто играет?
new-title-together = Вместе за этим экраном
new-title-friends = С друзьями на расстоянии
new-title-bots = Против ботов
new-title-screen = На большом экране
# Buttons that fill all chairs: everybody is here, somebody is far away, bots, phones around a screen
new-preset-together = Вместе
new-preset-friends = Кто-то далеко
new-preset-bots = Боты
new-preset-screen = Большой экран
new-lead = Нажми на стул и выбери, кто на него сядет.
new-add = Добавить стул { $number }
new-chair = Стул { $number }: { $who }
new-who = Кто сюда сядет?
new-me = Я: { $name }
new-here = Кто-то здесь
new-far = Кто-то далеко
# Somebody in front of the big screen
new-phone = Телефон
new-name = Имя, если хочешь
new-name-done = Готово
new-or-bot = Или бот:
new-remove = Убрать этот стул
new-screen = Этот экран показывает стол. Каждый играет на своём телефоне.
levels-all = Все боты
new-more = Ещё…
new-open = Открыть стол
levels-title = Кто будет играть?
# How strong a bot is; $level counts from 1, the weakest
levels-strength = Сила { $level } из { $levels }
bot-own-character = Его привёл хозяин этого сервера.
# $bot: the one that is chosen
levels-other = { $bot }: выбрать другого бота
option-oldest = Начинает тот, кто старше всех
option-watchers = Другие могут смотреть
option-no-watchers = Играем без зрителей
option-neighbours = Соседние карточки реагируют, когда ты примеряешь карточку
option-neighbours-on = Соседние карточки реагируют
options-agreed = За этим столом
pace-over-days = На несколько дней: не спешим, каждый ходит, когда может

## Before the deal

gathering-title = За столом
gathering-waiting = { $count ->
    [one] Ещё свободен { $count } стул.
    [few] Ещё свободны { $count } стула.
    [many] Ещё свободно { $count } стульев.
   *[other] Ещё свободно { $count } стула.
}
gathering-ready = Все в сборе.
gathering-soon = Сейчас начнём.
gathering-start = Раздать карточки
chair-free = Свободный стул
chair-sit-too = Сядет ещё кто-то
chair-bot = Посадить сюда бота
# For a chair where a bot plays
chair-other-bot = Выбрать другого бота
chair-yours = на этом устройстве
sit-name = Твоё имя, если хочешь
name-too-long = В имени может быть не больше { $most } букв.
sit-shape = Форма сыра
invite-code = Введи этот код:
invite-qr = Код, который можно отсканировать: он ведёт к этому столу
invite-link = Ссылка на этот стол
invite-copy = Копировать ссылку
invite-copied = Скопировано
invite-share = Поделиться
sit-down = Сесть за стол
sit-as = Тебя зовут { $who }.
sit-change = Изменить
chair-sit = Сесть на стул { $number }
chair-fill = Стул { $number } свободен. Выбери, кто на него сядет.
gathering-fill = { $count ->
    [one] Бот на свободный стул
    [few] Боты на свободные стулья
    [many] Боты на свободные стулья
   *[other] Боты на свободные стулья
}
gathering-phone = Раздать карточки можно и с телефона.
invite-screen = Как войти в игру
invite-scan = Отсканируй это телефоном
invite-type = или открой { $address } и введи этот код:

## At the table

table-finding = Ищу стол
table-finding-explained = Минутку…
table-gone = Стол исчез
table-closed = Сейчас сюда не сесть
table-link-broken = В этой ссылке чего-то не хватает. Попроси прислать её ещё раз или введи код на главной странице.
table-ended = Этот стол удалили. Открой новый!
table-watching = Ты смотришь игру.
table-players = Игроки
table-square = Игровое поле
table-hand = У тебя на руках
table-your-turn = Твой ход.
table-turn = Ходит { $who }.
table-over = Игровое поле заполнено!
table-pick = Твой ход: выбери карточку.
table-pick-first = Сначала выбери карточку.
table-picked = { CAPITAL($card) }: теперь выбери место.
table-ghost-told = { CAPITAL($card) }, { $cell }: пока это примерка.
table-ghost-keys = Enter — положить, Escape — забрать.
# Facts about a card that is tried out: `beside-cheese-mouse` is for a cheese with $count mice next to it.
beside-cat-dog = { $count ->
    [one] Рядом с этой кошкой — собака.
    [few] Рядом с этой кошкой — { $count } собаки.
    [many] Рядом с этой кошкой — { $count } собак.
   *[other] Рядом с этой кошкой — { $count } собаки.
}
beside-dog-cat = { $count ->
    [one] Рядом с этой собакой — кошка.
    [few] Рядом с этой собакой — { $count } кошки.
    [many] Рядом с этой собакой — { $count } кошек.
   *[other] Рядом с этой собакой — { $count } кошки.
}
beside-mouse-cat = { $count ->
    [one] Рядом с этой мышью — кошка.
    [few] Рядом с этой мышью — { $count } кошки.
    [many] Рядом с этой мышью — { $count } кошек.
   *[other] Рядом с этой мышью — { $count } кошки.
}
beside-cat-mouse = { $count ->
    [one] Рядом с этой кошкой — мышь.
    [few] Рядом с этой кошкой — { $count } мыши.
    [many] Рядом с этой кошкой — { $count } мышей.
   *[other] Рядом с этой кошкой — { $count } мыши.
}
beside-mouse-dog = { $count ->
    [one] Рядом с этой мышью — собака.
    [few] Рядом с этой мышью — { $count } собаки.
    [many] Рядом с этой мышью — { $count } собак.
   *[other] Рядом с этой мышью — { $count } собаки.
}
beside-dog-mouse = { $count ->
    [one] Рядом с этой собакой — мышь.
    [few] Рядом с этой собакой — { $count } мыши.
    [many] Рядом с этой собакой — { $count } мышей.
   *[other] Рядом с этой собакой — { $count } мыши.
}
beside-cheese-mouse = { $count ->
    [one] Рядом с этим сыром — мышь.
    [few] Рядом с этим сыром — { $count } мыши.
    [many] Рядом с этим сыром — { $count } мышей.
   *[other] Рядом с этим сыром — { $count } мыши.
}
beside-mouse-cheese = { $count ->
    [one] Рядом с этой мышью — сыр.
    [few] Рядом с этой мышью — { $count } сыра.
    [many] Рядом с этой мышью — { $count } сыров.
   *[other] Рядом с этой мышью — { $count } сыра.
}
table-lay = Положить сюда
table-take-back = Забрать
table-taken-back = Карточка снова у тебя.
table-laid = { $who }: { $card } ({ $cell }).
table-you-laid = Ты: { $card } ({ $cell }).
table-no-move = Пока никто не положил карточку.
round-replay = Что сейчас было?
moves-title = Ходы
table-drawn = Ты вытягиваешь карточку: { $card }.
table-no-cards = Карточек нет
table-holds = { $who }: { $cards }, { $cheeses }.
table-would-have = { $points ->
    [one] { $who }: сейчас вышло бы { $points } очко.
    [few] { $who }: сейчас вышло бы { $points } очка.
    [many] { $who }: сейчас вышло бы { $points } очков.
   *[other] { $who }: сейчас вышло бы { $points } очка.
}
table-edge = Здесь край игрового поля.
table-pile = Карточки в колоде
table-unseen = Ещё прячется: { $card }
table-nudge = Ау! Все ждут тебя.
cheese-yours = { $points ->
    [one] твой сыр на { $points } очко
    [few] твой сыр на { $points } очка
    [many] твой сыр на { $points } очков
   *[other] твой сыр на { $points } очка
}
cheese-theirs = { $points ->
    [one] сыр на { $points } очко ({ $who })
    [few] сыр на { $points } очка ({ $who })
    [many] сыр на { $points } очков ({ $who })
   *[other] сыр на { $points } очка ({ $who })
}
hand-stack = { $count ->
    [one] { CAPITAL($card) }
    [few] { CAPITAL($card) }, { $count } штуки
    [many] { CAPITAL($card) }, { $count } штук
   *[other] { CAPITAL($card) }, { $count } штуки
}
cell-empty = пусто
cell-alone = { CAPITAL($cell) }: { $card }
cell-beside = { CAPITAL($cell) }: { $card }. Рядом: { $beside }
cell-place = { $place }. Сюда можно положить карточку.
cell-ghost = { $place }. Здесь ты примеряешь карточку: { $card }.
cell-last = { $place }. Эту карточку положили последней.
# A card that was laid since the reader's last turn: the first, the second … of $count
cell-laid = { $place }. { $count ->
    [1] Новая карточка ({ $who }).
   *[other] Новая карточка { $number } из { $count } ({ $who }).
}
cell-doomed = { $place }. Если бы игра закончилась сейчас, эта карточка исчезла бы.
cell-hinted = { $place }. Подсказка показывает сюда.
chip-you = Ты: { $who }
chip-turn = сейчас ходит
chip-bot = бот
chip-stand-in = пока играет { $bot }
chip-away = сейчас не за столом
# On a player’s chip, where there is room for two short words
chip-away-word = не здесь
chip-bot-plays = играет бот
chip-hints = подсказки
curtain-next = Сейчас ходит { $who }. Остальные не подглядывают!
curtain-open = Это я, { $who }
reactions-title = Сказать что-нибудь
reaction-told = { $who }: { $what }

## Help, seats and the menu

help-title = Какая помощь нужна?
help-real-table = Как вживую
help-real-table-explained = Игра ничего не показывает. Места находишь ты.
help-places = Места
help-places-explained = Видно, куда можно положить карточку.
help-forecast = Прогноз
help-forecast-explained = Показаны места и то, что исчезло бы, если бы игра закончилась сейчас. Попроси подсказку и узнаешь, какую карточку положить, куда именно и почему.
help-hint-card = Подсказка: карточка
help-hint-card-explained = Места показаны. Попроси подсказку и узнаешь, какую карточку положить.
help-hint-region = Подсказка: примерно где
help-hint-region-explained = Места показаны. Попроси подсказку и узнаешь, какую карточку положить и примерно куда.
help-hint-place = Подсказка: место
help-hint-place-explained = Места показаны. Попроси подсказку и узнаешь, какую карточку положить, куда именно и почему.
help-shared = Когда за одним экраном играют несколько человек, прогноз не показывается.
# A button beside the hand
hint-ask = Подсказка
hint-thinking = Думаю…
hint-first = Я ещё готовлюсь. Первая подсказка занимает чуть больше времени.
# The hint itself, then why; $card: a card of the hand
hint-card-told = Попробуй эту карточку: { $card }.
hint-region-told = Попробуй эту карточку на одном из отмеченных мест: { $card }.
hint-place-told = Попробуй эту карточку: { $card }. Место: { $cell }.
hint-sure = Всё просчитано до самого конца: лучшего хода нет.
hint-guess = Мне так кажется.
# On the card in the hand, read aloud
hint-this-card = { CAPITAL($card) }. Подсказка: эта карточка.
seat-plays-for-you = { $bot } играет за тебя.
seat-come-back = Снова играю я
seat-leave = Встать из-за стола
seat-leave-bot = Встать: доиграет бот
seat-call-bot = Пусть пока играет бот
seat-away = { $who }: сейчас не за столом.
seat-empty = Освободить этот стул
seat-own-link = Перенести стул на другое устройство
seat-own-link-explained = Только для тебя: кто откроет эту ссылку, играет твоими карточками.
# A chair that was emptied during a game; $bot plays on until somebody takes it
request-question = { $who } хочет играть вместо бота ({ $bot }). Можно?
request-answered = Ждём остальных.
request-waiting = Ждём, согласятся ли остальные.
# $number: the first card that may be theirs
hand-overs-title = Смена игроков
hand-over-person = С карточки номер { $number } этими карточками играет { $who }.
hand-over-bot = С карточки номер { $number } этими карточками играет бот { $who }.
devices-open = { $count ->
    [one] Этот стул открыт на { $count } устройстве.
    [few] Этот стул открыт на { $count } устройствах.
    [many] Этот стул открыт на { $count } устройствах.
   *[other] Этот стул открыт на { $count } устройства.
}
devices-sign-out = Закрыть стул на других устройствах
devices-sign-out-sure = Точно? Там стул закроется, а старая ссылка перестанет работать.
devices-also-open = Этот стул открыт и на другом устройстве.
devices-sign-it-out = Закрыть его там
devices-signed-out = Этот стул открыли на другом устройстве.
menu-title = Настройки
menu-invite = Позвать других
menu-keys = Клавиши
menu-delete = Удалить стол для всех
menu-delete-sure = Точно? Он исчезнет для всех.
keys-pick = выбрать карточку
keys-move = переходить с места на место
keys-lay = примерить карточку, потом положить
keys-back = забрать её
keys-hand = что у меня на руках?
keys-last = какой был последний ход?
keys-replay = посмотреть, что сейчас было
keys-turn = чей ход?
keys-score = у кого что?
keys-hint = попросить подсказку
keys-help = показать правила и эти клавиши
after-title = После игры
after-again = Сыграть ещё
after-next = К следующей игре
after-replay = Посмотреть ещё раз
play-on = Играть дальше отсюда
play-on-try = Попробую по-своему
play-on-same = Ещё раз те же карточки
play-on-who = Кем ты хочешь быть?
play-on-me = Это я
play-on-others = А остальные?
play-on-known = Этими карточками уже играли: может быть, ты их помнишь.
play-on-go = Играем!
# $who: one name, or several in a list
after-wish = { $count ->
    [one] { $who } хочет сыграть ещё.
    [few] { $who } хотят сыграть ещё.
    [many] { $who } хотят сыграть ещё.
   *[other] { $who } хотят сыграть ещё.
}
after-wish-open = Сыграем ещё?
after-waiting = { $who }: ждём ответа…
after-join = Вернуться в игру: за тебя играет бот
# Over all games at this table
evening-title = Итоги всех игр
evening-won = { $count ->
    [one] { $count } победа
    [few] { $count } победы
    [many] { $count } побед
   *[other] { $count } победы
}
