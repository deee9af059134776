### Cheese Rescue по-русски. Коротко, тепло и понятно; семилетний ребёнок читает это вслух без запинки.
### Ключи и переменные одни и те же во всех языках; за этим следит тест.
### Ни одно предложение не зависит от рода и падежа имени ($who) и названия карточки ($card).

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

# How many there are, as in a list: "2 собаки"
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

cell-middle = самое начало
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
bot-random-character = кладёт что попало куда попало
bot-gentle-character = добрая, видит только мышей рядом с сыром
bot-greedy-character = смотрит на один ход вперёд

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

variant-centred = старт в середине: карточка «старт» лежит в самой середине игрового поля
variant-dogs-hunt-mice = русские правила: собаки ловят мышей, а кошки никого не ловят

## Why a move is not possible

refusal-not-your-turn = Сейчас ещё не твой ход.
refusal-no-such-card = Этой карточки в руке нет: { $card }.
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
refusal-impossible-pile = Эта колода не сходится. Карточка: { $card }. Должно быть { $expected }, а есть { $found }.
refusal-impossible-variant = Втроём играют без карточки «старт», поэтому она не может лежать в середине.

## Why a text cannot be read

refusal-no-such-face = Нет такой карточки: «{ $text }». Пиши так: D — собака, C — кошка, M — мышь, S — карточка «старт», 3a — сыр игрока a на 3 очка.
refusal-no-such-cheese = Нет такого сыра: «{ $text }». Бывает сыр на 1, 2 или 3 очка.
refusal-not-a-cell = Нет такого места: «{ $text }». Напиши, например, 2,-1: два вправо, один вверх.
refusal-not-a-move = Нет такого хода: «{ $text }». Напиши, например, M@2,-1.
refusal-nothing-drawn = На этом рисунке нет ни одной карточки.
refusal-not-a-record = Это не запись игры. Запись начинается так: «cheese-rescue 1».
refusal-record-too-new = Эта запись из более новой версии Cheese Rescue (формат { $version }).
refusal-record-line-missing = Здесь должно быть «{ $word }».
refusal-record-line-damaged = Что-то испортилось рядом с «{ $word }»: «{ $text }».
refusal-record-move-out-of-order = Здесь должен быть ход { $ply }.
refusal-record-move-impossible = Ход { $ply } невозможен: { $move }.
refusal-record-line-too-many = Эта строчка лишняя: «{ $text }».
# Put before a sentence above when it is about one line of a text
in-line = Строчка { $line }: { $sentence }
in-line-and-column = Строчка { $line }, карточка { $column }: { $sentence }

## Why a square cannot be the end of a game

refusal-wrong-size = У этого игрового поля размер { $width } на { $height }. Для 2 игроков нужно 5 на 5 карточек, для 3 игроков — 6 на 6, для 4 игроков — 7 на 7.
refusal-holes = { $holes ->
    [one] На игровом поле { $holes } пустое место. Сначала заполни всё поле.
    [few] На игровом поле { $holes } пустых места. Сначала заполни всё поле.
    [many] На игровом поле { $holes } пустых мест. Сначала заполни всё поле.
   *[other] На игровом поле { $holes } пустого места. Сначала заполни всё поле.
}
refusal-no-start-card = Не хватает карточки «старт». Когда игроков { $players }, она лежит на игровом поле.
refusal-two-start-cards = Карточек «старт» здесь { $found }, а в коробке только одна.
refusal-start-card-not-used = Когда играют втроём, карточка «старт» остаётся в коробке.
refusal-start-card-not-in-the-middle = В этом варианте карточка «старт» лежит в самой середине.
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
refusal-shape-taken = Эта фигура уже занята: { $shape }.
refusal-name-not-good = В имени бывает от 1 до { $most } букв.
refusal-who-is-oldest = Кто старше всех? Тот и начинает.
refusal-no-such-game = Такой игры за этим столом не было.
refusal-not-started = Игра ещё не началась.
refusal-already-started = Игра уже началась.
refusal-stale = На столе уже что-то изменилось. Посмотри ещё раз.
refusal-ahead = Для этого хода ещё рано.

## What the server does not allow

refusal-unreadable = Это непонятно. Загрузи страницу ещё раз.
refusal-too-long = { $most ->
    [one] Это слишком длинно: можно не больше { $most } байта.
    [few] Это слишком длинно: можно не больше { $most } байт.
    [many] Это слишком длинно: можно не больше { $most } байт.
   *[other] Это слишком длинно: можно не больше { $most } байта.
}
refusal-too-fast = Не так быстро! Подожди немножко и попробуй ещё раз.
refusal-too-many = Это уже очень много раз. Сделай перерыв и попробуй ещё раз.
refusal-old-page = Игра подросла: загрузи страницу ещё раз.
refusal-hello-first = Сначала поздоровайся.
refusal-no-such-page = Здесь ничего нет.
refusal-no-such-method = Здесь так не получится.
refusal-not-from-there = Этот стол — только для своей домашней сети.
refusal-no-such-table = Этого стола больше нет. Открой новый!
refusal-no-such-code = Стола с таким кодом нет. Проверь ещё раз каждую букву.
refusal-too-many-codes = Слишком много кодов не подошло. Подожди минуту и попробуй ещё раз.
refusal-table-full = Все стулья заняты.
refusal-no-watchers = За этим столом играют без зрителей.
refusal-another-game = Уже началась следующая игра. Посмотри ещё раз.
refusal-no-such-bot = Я не знаю бота по имени «{ $bot }».
refusal-not-your-seat = Там сидит кто-то другой.
refusal-only-the-opener = Это может сделать только тот, кто открыл стол.
refusal-still-here = Этот игрок ещё здесь. Подожди немножко.
refusal-our-fault = Что-то пошло не так с моей стороны. Попробуй ещё раз.
refusal-stand-in = Сейчас за тебя играет бот. Попробуй ещё раз.
refusal-cannot-write = Сейчас не получается это записать. Твой ход не пропал: попробуй ещё раз через минутку.
refusal-stopping = Начинаю заново. Сейчас вернусь!

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
finale-more-cheeses = Очков поровну: побеждает тот, у кого осталось больше сыра.
finale-winner = Побеждает { $who }!
finale-winners = Общая победа: { $who }!
# Between the last two names of a list
list-and = { $first } и { $last }

## The command line

about = Эту карточную игру придумали Éric Plotton и David Paput, а выпускает её Djeco. Это неофициальная версия, с Djeco она не связана.
cli-usage = Напиши:
cli-options-word = [НАСТРОЙКИ]
cli-command-word = КОМАНДА …
cli-options = Настройки:
cli-commands = Команды:
cli-argument = { $name }: { $text }
cli-arguments-hint = Напиши { $command } --help и увидишь, что можно сделать.
cli-main = Cheese Rescue: собаки пугают кошек, кошки ловят мышей, мыши едят сыр. Спаси свой сыр! Без команды сразу начинается игра.
cli-serve = Накрой стол для всех дома и открой его в браузере. Без команды происходит то же самое.
cli-terminal = Сыграй на этом экране: люди и боты, на любых местах за столом.
cli-score = Посчитай очки в законченной игре, нарисованной в файле.
cli-replay = Покажи записанную игру шаг за шагом.
cli-verify = Проверь запись игры: так ли раздали карточки, как запечатали, каждый ли ход был возможен, верный ли итог.
cli-simulate = Пусть боты сыграют много раз, а программа посчитает, чем кончаются игры.
cli-bench = Измерь, как быстро всё работает.
cli-bench-rules = Сыграй наугад и посчитай, сколько карточек ложится на стол за секунду.
cli-option-help = Покажи эту подсказку.
cli-option-version = Покажи версию.
cli-option-about = Скажи, кто придумал игру.
cli-option-lang = Язык: { $languages }.
cli-option-json = Пиши в формате JSON, для программ.
cli-option-players = Сколько игроков: 2, 3 или 4.
cli-option-centred = Вариант: карточка «старт» лежит в самой середине игрового поля.
cli-option-dogs-hunt-mice = Вариант: собаки ловят мышей, как написано в русских правилах.
cli-option-level = Сколько подсказок получают люди: { $levels }.
cli-option-save = Сохрани запись игры в этот файл.
cli-option-secret = Секрет перемешивания: 64 знака, цифры от 0 до 9 и буквы от a до f. Без этой настройки секрет выбирает случай.
cli-option-ply = Покажи стол после стольких карточек.
cli-option-games = Сколько сыграть игр.
cli-option-host = Слушай только на этом адресе и отвечай всем, кто до него доберётся.
cli-option-port = Порт. Без этой настройки — обычный, а если он занят, то другой.
cli-option-only-here = Только для этого компьютера.
cli-option-public-url = Адрес, по которому весь мир найдёт этот сервер, например https://cheese.example.
cli-option-trusted-proxy = Адрес прокси, который стоит перед сервером: сервер ему верит, когда он говорит, кто спрашивает. Можно указать несколько раз.
cli-option-no-browser = Не открывай браузер.
cli-option-database = Файл, в котором хранятся столы.
cli-option-workers = Сколько процессов думает за ботов.
cli-option-keep-days = Стол, на котором столько дней ничего не менялось, удаляется.
cli-option-bot-pause = Сколько секунд бот ждёт, прежде чем положить карточку.
cli-option-gone-after = Через сколько секунд бот играет дальше за того, кто отключился.
cli-option-nudge-after = Через сколько секунд игра напоминает игроку, что сейчас его ход.
cli-option-idle-after = Через сколько секунд после напоминания бот играет дальше за этого игрока.
cli-option-sockets = Сколько устройств может быть подключено, со всех адресов вместе.
cli-option-sockets-per-address = Сколько устройств может быть подключено с одного адреса.
cli-option-tables-per-hour = Сколько столов можно открыть с одного адреса за час.
cli-option-requests-per-second = Сколько веб-запросов можно отправить с одного адреса за секунду.
cli-option-messages-per-second = Сколько сообщений может отправить одно устройство за секунду.
cli-option-address-messages-per-second = Сколько сообщений могут отправить за секунду все устройства с одного адреса вместе.
cli-option-wrong-codes-per-minute = Сколько неверных кодов можно попробовать с одного адреса за минуту.
cli-option-longest-message = Наибольшая длина сообщения с устройства, в байтах.
cli-option-longest-body = Наибольшая длина тела веб-запроса, в байтах.
cli-option-public-metrics = Показывай числа на /metrics и другим компьютерам, а не только этому.
cli-option-access-log = Записывай каждый запрос, без адресов и имён.
cli-option-bot = Кто играет: { $bots }.
cli-option-seed = Число: с тем же числом всё повторится.
cli-option-seconds = Сколько секунд измерять.
cli-argument-seats = Кто садится за стол, по слову на каждое место: person (человек), { $bots }.
cli-argument-file = Файл. Если вместо него чёрточка или ничего, программа читает то, что напишешь ты или передаст другая программа.
cli-argument-record = Файл с записью игры.

error-no-such-option = Нет такой настройки: { $option }.
error-no-such-command = Нет такой команды: «{ $command }».
error-missing = Чего-то не хватает: { $name }.
error-too-much = Это больше, чем нужно.
error-bad-value = Это не подходит: { $name }.
error-no-file = Нет такого файла: { $file }.
error-unreadable-file = Этот файл не читается как текст: { $file }.
error-file-too-long = Этот файл слишком длинный: { $file }.
error-cannot-write = В этот файл не получается записать: { $file }.
error-file-exists = Файл { $file } уже есть. Выбери другое имя.
error-no-such-ply = { $last ->
    [one] В этой игре всего { $last } ход, хода { $ply } в ней нет.
    [few] В этой игре всего { $last } хода, хода { $ply } в ней нет.
    [many] В этой игре всего { $last } ходов, хода { $ply } в ней нет.
   *[other] В этой игре всего { $last } хода, хода { $ply } в ней нет.
}
error-interrupted = Остановлено.

## Score

score-how = Нарисуй игровое поле, строка за строкой: D — собака, C — кошка, M — мышь, S — карточка «старт», 3a — сыр на 3 очка первого игрока (потом b, c, d). Затем нажми Ctrl-D.

## Verify

verify-true-sealed = Эта запись верная: карточки раздали точно так, как запечатали.
verify-true-unsealed = В этой записи ошибок не видно, но нельзя узнать, так ли раздали карточки, как запечатали.
verify-false = Эта запись неверная: в ней что-то не сходится.
verify-seal = { $finding ->
    [fits] Секрет тот самый, который запечатали.
    [differs] Секрет не тот, который запечатали.
   *[unknown] Печать нельзя проверить: не хватает печати или секрета.
}
verify-deal = { $finding ->
    [fits] Колода сходится с секретом.
    [differs] Колода не сходится с секретом.
   *[unknown] Раздачу нельзя проверить: не хватает секрета или колоды.
}
verify-moves = { $finding ->
    [fits] Каждый ход был возможен.
   *[differs] Не каждый ход был возможен.
}
verify-result = { $finding ->
    [fits] Итог верный.
    [differs] Итог неверный.
   *[unknown] Итог нельзя проверить.
}

## Replay

replay-ply = Карточка { $ply } из { $last }. { $who }: { $card } ({ $cell })
replay-begin = Перед первой карточкой

## Simulate

# Numbers in tables: an average, and a share
number-mean = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
number-share = { NUMBER($number, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-title = { $games }, { $players }, { $bot }
simulate-running = Боты играют
simulate-seat = игрок
simulate-mean = в среднем очков
simulate-most = рекорд очков
simulate-cheeses = спасено сыров
simulate-won = победы в одиночку
simulate-shared = общие победы
simulate-share = доля побед
simulate-advantage = Кто начинает, побеждает в { $share } игр; поровну было бы { $even }.
simulate-shared-games = { $count ->
    [one] { $count } игра закончилась общей победой ({ $share }).
    [few] { $count } игры закончились общей победой ({ $share }).
    [many] { $count } игр закончилось общей победой ({ $share }).
   *[other] { $count } игры закончилось общей победой ({ $share }).
}

## Bench

bench-rules = { $plies ->
    [one] { $plies } карточка ложится на стол за секунду ({ $players }, { $games })
    [few] { $plies } карточки ложатся на стол за секунду ({ $players }, { $games })
    [many] { $plies } карточек ложится на стол за секунду ({ $players }, { $games })
   *[other] { $plies } карточки ложится на стол за секунду ({ $players }, { $games })
}

## The terminal game

terminal-welcome = Собаки пугают кошек, кошки ловят мышей, мыши едят сыр. Спаси свой сыр!
terminal-how = Напиши карточку и место, например «m 4»: мышь на место 4. Нужна подсказка — напиши ?, хочешь закончить — напиши q.
terminal-how-real-table = Напиши карточку и место, например «m 1,0»: мышь на один вправо от старта. Минус значит вверх: «m 0,-1». Нужна подсказка — напиши ?, хочешь закончить — напиши q.
terminal-who = Кто играет?
terminal-bot = { $word }: { $bot }, { $character }
terminal-who-help = Нажми Enter, и сразу начнётся игра: ты и { $bot }. Или напиши, кто садится за стол, по слову на каждое место (person — это человек), например: person person gentle
terminal-who-again = Напиши 2, 3 или 4 слова: person (человек), { $bots }.
terminal-oldest = Кто старше всех? Тот и начинает. Напиши номер этого игрока или нажми Enter, и решит жребий
terminal-begins = Начинает { $who }.
terminal-sealed = Колода перемешана и запечатана: { $seal }
terminal-curtain = Сейчас ходит { $who }. Остальные не подглядывают! Нажми Enter
terminal-turn = { $who }: твой ход
terminal-hand = Твои карточки:
terminal-pile = Колода: { $cards }
terminal-unseen = Ещё прячутся: { $animals }
terminal-holds = { $who }: { $cards }
terminal-last-move = { $who }: { $card } ({ $cell })
terminal-choose = Карточка и место
terminal-and-place = { $card } — а куда?
terminal-confirm = Нажми Enter, чтобы положить карточку, или напиши другую карточку и место
terminal-not-understood = Тут нужны карточка и место. Напиши ? и увидишь подсказку.
terminal-no-such-place = На столе нет места номер { $place }.
terminal-forecast = Если бы игра закончилась сейчас: { $results }
terminal-help = Карточки: d — собака, c — кошка, m — мышь, а 1, 2 и 3 — твой сыр. Русские буквы д, с, м тоже подойдут. Места: номера на столе или шаги от старта, например 2,-1 (два вправо, один вверх). Каждую карточку клади рядом с другой, сторона к стороне. Когда игровое поле заполнено, собаки прогоняют кошек. Кошки, которые остались, ловят мышей. Мыши, которые остались, едят сыр.
terminal-forecast-alone = Подсказка «forecast» работает, только когда за экраном играет один человек.
terminal-drawn = Ты вытягиваешь карточку: { $card }
terminal-press-enter = Нажми Enter
terminal-saved = Игра сохранена в файле { $file }.
terminal-again = Сыграем ещё? Начнёт следующий игрок. Напиши д (да) или н (нет)
terminal-yes = д
terminal-goodbye = До встречи!

## The server

serve-here = На этом компьютере: { $url }
serve-others = Для всех остальных: { $url }
serve-answers-home = Ответ получают только устройства твоей домашней сети.
serve-answers-here = Ответ получает только этот компьютер.
serve-answers-everybody = Ответ получает каждый, кто сюда доберётся.
serve-no-proxy = Ни одному прокси нет доверия: за ним все считаются одним адресом. Это меняет --trusted-proxy.
serve-end = Нажми Ctrl-C, чтобы закончить. Все игры сохраняются и в следующий раз пойдут дальше.
serve-stopped = До следующего раза!
serve-migrated = Столы обновлены. То, как было раньше, сохранено в файле { $file }.
serve-few-files = Этот компьютер позволяет подключить сразу только столько устройств: { $sockets }.
error-port = На порту { $port } слушать не получается ({ $reason }). Выбери другой с помощью --port.
error-database = Столы из файла { $file } не открываются ({ $reason }).
error-database-newer = Столы в файле { $file } записала более новая версия игры. Сначала обнови эту.
error-host-and-only-here = Настройки --host и --only-here вместе не работают.
page-soon = Стол накрыт, но игра в браузере ещё не готова. Пока здесь могут играть программы:
