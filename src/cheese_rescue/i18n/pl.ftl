### Cheese Rescue in Polish. Short, warm, concrete; a seven-year-old reads it aloud without stumbling.
### The same keys and variables stand in every language; a test holds them together.
### No sentence depends on the gender of a name ($who); names and cards ($card) are always in the nominative.

## The cards

card-dog = pies
card-cat = kot
card-mouse = mysz
card-start = karta „start”
# $points: what the cheese is worth
card-cheese = { $points ->
    [one] ser za { $points } punkt
    [few] ser za { $points } punkty
    [many] ser za { $points } punktów
   *[other] ser za { $points } punktu
}

# How many there are, as in a list: "2 dogs"
dogs = { $count ->
    [one] { $count } pies
    [few] { $count } psy
    [many] { $count } psów
   *[other] { $count } psa
}
cats = { $count ->
    [one] { $count } kot
    [few] { $count } koty
    [many] { $count } kotów
   *[other] { $count } kota
}
mice = { $count ->
    [one] { $count } mysz
    [few] { $count } myszy
    [many] { $count } myszy
   *[other] { $count } myszy
}
cheeses = { $count ->
    [one] { $count } ser
    [few] { $count } sery
    [many] { $count } serów
   *[other] { $count } sera
}
points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
}
cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
players = { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
    [many] { $count } graczy
   *[other] { $count } gracza
}
games = { $count ->
    [one] { $count } gra
    [few] { $count } gry
    [many] { $count } gier
   *[other] { $count } gry
}

## Places, counted from the start card (or the first card)

cell-middle = start
cell-right = { $count } w prawo
cell-left = { $count } w lewo
cell-up = { $count } w górę
cell-down = { $count } w dół
cell-both = { $across }, { $along }

## Who plays

# $letter: the letter of a seat that has no name here
seat-named = Gracz { $letter }
shape-wheel = krążek
shape-wedge = trójkąt
shape-block = kostka
shape-heart = serce
bot-random = Wirek
bot-gentle = Pikuś
bot-greedy = Chrupek
bot-random-character = Kładzie co popadnie i gdzie popadnie.
bot-gentle-character = Gra miło i zauważa tylko myszy obok sera.
bot-greedy-character = Patrzy o jeden ruch naprzód.
bot-plain = Poszukiwacz
bot-plain-character = Szuka w prosty sposób, grając w myślach na chybił trafił; dla porównania.
# The levels, weakest first: their names, and what they are like in one short sentence
bot-little-mouse = Vivi
bot-little-mouse-character = W sam raz na pierwszą grę.
bot-mouse = Nino
bot-mouse-character = Uważa na myszy i na nic więcej.
bot-kitten = Mila
bot-kitten-character = Pamięta o kotach, ale zapomina o psach.
bot-cat = Rita
bot-cat-character = Rozumie całą gonitwę, ale nie patrzy wszędzie.
bot-tomcat = Otto
bot-tomcat-character = Najpierw zagląda w każde miejsce.
bot-puppy = Fred
bot-puppy-character = Myśli naprzód. Uważaj!
bot-dog = Wanda
bot-dog-character = Gra tak dobrze jak dorośli.
bot-sheepdog = Bruno
bot-sheepdog-character = Rozgrywa w myślach tysiące gier.
bot-old-dog = Edgar
bot-old-dog-character = Nikt nie gra lepiej. A może ty?
# A bot at the table that this installation cannot play, and the bot that plays in its chair
bot-plays-instead = W tej instalacji nie ma robota o imieniu { $bot }. Zamiast niego gra { $simpler }.

## Names for people who type none

guest-1 = Parasol
guest-2 = Wiatrak
guest-3 = Tęcza
guest-4 = Dzwonek
guest-5 = Skarpetka
guest-6 = Popcorn
guest-7 = Naleśnik
guest-8 = Herbatnik
guest-9 = Marmolada
guest-10 = Precelek
guest-11 = Rogalik
guest-12 = Spaghetti
guest-13 = Łyżeczka
guest-14 = Toster
guest-15 = Lemoniada
guest-16 = Kanapka
guest-17 = Brokuł
guest-18 = Groszek
guest-19 = Słonecznik
guest-20 = Koniczynka
guest-21 = Kaktus
guest-22 = Słoneczko
guest-23 = Wietrzyk
guest-24 = Chmurka
guest-25 = Gwiazdka
guest-26 = Hulajnoga
guest-27 = Plecak
guest-28 = Piknik
guest-29 = Lampion
guest-30 = Bambosz
guest-31 = Pompon
guest-32 = Konfetti
guest-33 = Trampolina
guest-34 = Ukulele
guest-35 = Bąbelek
guest-36 = Chichot
guest-37 = Ketchup
guest-38 = Drzemka
guest-39 = Ognisko
guest-40 = Ciuchcia
guest-41 = Beza
guest-42 = Budzik
guest-43 = Hamak
guest-44 = Konewka
guest-45 = Strudel
guest-46 = Karczoch
guest-47 = Karuzela
guest-48 = Dynia

## Variants

variant-centred = Start na środku: karta „start” leży na samym środku strefy gry
variant-dogs-hunt-mice = Rosyjska instrukcja: psy łapią myszy, a koty nie łapią nikogo

## Why a move is not possible

refusal-not-your-turn = Jeszcze nie twoja kolej.
refusal-no-such-card = Tej karty nie masz na ręce: { $card }.
refusal-place-taken = Tam już leży { $card }.
refusal-outside-the-square = { $side ->
    [left] To za daleko w lewo.
    [right] To za daleko w prawo.
    [top] To za daleko w górę.
   *[bottom] To za daleko w dół.
} { $by ->
    [one] Strefa gry ma { $size } na { $size } kart, a to miejsce leży o { $by } kartę za brzegiem.
    [few] Strefa gry ma { $size } na { $size } kart, a to miejsce leży o { $by } karty za brzegiem.
    [many] Strefa gry ma { $size } na { $size } kart, a to miejsce leży o { $by } kart za brzegiem.
   *[other] Strefa gry ma { $size } na { $size } kart, a to miejsce leży o { $by } karty za brzegiem.
}
refusal-touches-nothing = To miejsce nie dotyka żadnej karty.
refusal-touches-a-corner-only = To miejsce dotyka tylko rogu. Karty muszą stykać się bokami.
refusal-game-over = Ta gra już się skończyła.
refusal-game-not-over = { $places ->
    [one] Gra jeszcze trwa: { $places } miejsce jest puste.
    [few] Gra jeszcze trwa: { $places } miejsca są puste.
    [many] Gra jeszcze trwa: { $places } miejsc jest pustych.
   *[other] Gra jeszcze trwa: { $places } miejsca jest puste.
}

## Why a game cannot be set up so

refusal-wrong-number-of-players = { $players ->
    [one] To gra dla 2, 3 albo 4 graczy, a nie dla { $players } gracza.
    [few] To gra dla 2, 3 albo 4 graczy, a nie dla { $players } graczy.
    [many] To gra dla 2, 3 albo 4 graczy, a nie dla { $players } graczy.
   *[other] To gra dla 2, 3 albo 4 graczy, a nie dla { $players } gracza.
}
refusal-impossible-pile = Ten stos się nie zgadza. Karta: { $card }. Powinno ich być { $expected }, a jest { $found }.
refusal-impossible-variant = Przy 3 graczach nie ma karty „start”, więc nie może ona leżeć na środku strefy gry.

## Why a text cannot be read

refusal-no-such-face = „{ $text }” to nie jest karta. Pisz tak: D – pies, C – kot, M – mysz, S – karta „start”, 3a – ser gracza a za 3 punkty.
refusal-no-such-cheese = Nie ma takiego sera: „{ $text }”. Są sery za 1, 2 albo 3 punkty.
refusal-not-a-cell = „{ $text }” to nie jest miejsce. Napisz na przykład 2,-1: dwa w prawo, jeden w górę.
refusal-not-a-move = „{ $text }” to nie jest ruch. Napisz na przykład M@2,-1.
refusal-nothing-drawn = Na tym rysunku nie ma żadnej karty.
refusal-not-a-record = To nie jest zapis gry. Zapis zaczyna się od „cheese-rescue 1”.
refusal-record-too-new = Ten zapis pochodzi z nowszej wersji gry „Ocalić ser” (format { $version }).
refusal-record-line-missing = Tu powinno być „{ $word }”.
refusal-record-line-damaged = Coś się zepsuło przy „{ $word }”: „{ $text }”.
refusal-record-move-out-of-order = Tu powinien być ruch { $ply }.
refusal-record-move-impossible = Ruch { $ply } nie jest możliwy: { $move }.
refusal-record-line-too-many = Ta linijka jest niepotrzebna: „{ $text }”.
refusal-not-exercises = To nie jest plik z ćwiczeniami. Taki plik zaczyna się od „cheese-rescue-exercises 1”.
refusal-exercise-line-missing = W tym ćwiczeniu brakuje „{ $word }”.
refusal-exercise-line-damaged = Nie umiem przeczytać „{ $text }”.
refusal-exercise-name-taken = Są dwa ćwiczenia o nazwie „{ $name }”.
refusal-exercise-too-large = Te karty nie mieszczą się w strefie gry { $size } na { $size }.
refusal-pile-not-known = W tym zapisie nie ma stosu, więc nie wiadomo, kto miał jakie karty.
refusal-no-such-ply = Tej gry nie da się grać dalej po ruchu { $ply }: wybierz ruch od 0 do { $last }.
# Put before a sentence above when it is about one line of a text
in-line = Linijka { $line }: { $sentence }
in-line-and-column = Linijka { $line }, karta { $column }: { $sentence }
in-file = { $file }: { $sentence }

## Why a square cannot be the end of a game

refusal-wrong-size = Ta strefa gry ma { $width } na { $height } kart. Dla 2 graczy powinna mieć 5 na 5 kart, dla 3 graczy 6 na 6, a dla 4 graczy 7 na 7.
refusal-holes = { $holes ->
    [one] W strefie gry jest { $holes } puste miejsce. Najpierw połóż tam kartę.
    [few] W strefie gry są { $holes } puste miejsca. Najpierw połóż tam karty.
    [many] W strefie gry jest { $holes } pustych miejsc. Najpierw połóż tam karty.
   *[other] W strefie gry jest { $holes } pustego miejsca. Najpierw połóż tam karty.
}
refusal-no-start-card = Brakuje karty „start”. Przy { $players } graczach leży ona w strefie gry.
refusal-two-start-cards = Kart „start” jest tu { $found }, a w pudełku jest tylko jedna.
refusal-start-card-not-used = Przy 3 graczach karta „start” zostaje w pudełku.
refusal-start-card-not-in-the-middle = W tym wariancie karta „start” leży na samym środku.
refusal-too-many-animals = { $kind ->
    [dog] Psów jest tu { $found }. To za dużo: w grze jest ich najwyżej { $most }.
    [cat] Kotów jest tu { $found }. To za dużo: w grze jest ich najwyżej { $most }.
   *[mouse] Myszy jest tu { $found }. To za dużo: w grze jest ich najwyżej { $most }.
}
refusal-too-many-cheeses = { $points ->
    [one] { $who }: serów za { $points } punkt jest tu { $found }, a może być najwyżej { $most }.
    [few] { $who }: serów za { $points } punkty jest tu { $found }, a może być najwyżej { $most }.
    [many] { $who }: serów za { $points } punktów jest tu { $found }, a może być najwyżej { $most }.
   *[other] { $who }: serów za { $points } punktu jest tu { $found }, a może być najwyżej { $most }.
}
refusal-too-many-cheeses-in-all = { $who }: serów w strefie gry jest { $found }, a każdego kształtu jest tylko { $most }.
refusal-too-few-cheeses = { $found ->
    [0] { $who }: w strefie gry nie ma ani jednego sera. Każdy kładzie co najmniej { $least }.
    [one] { $who }: w strefie gry jest tylko { $found } ser. Każdy kładzie co najmniej { $least }.
    [few] { $who }: w strefie gry są tylko { $found } sery. Każdy kładzie co najmniej { $least }.
    [many] { $who }: w strefie gry jest tylko { $found } serów. Każdy kładzie co najmniej { $least }.
   *[other] { $who }: w strefie gry jest tylko { $found } sera. Każdy kładzie co najmniej { $least }.
}
refusal-nobodys-cheese = { $who } ma tu ser, ale to jest strefa gry dla { $players } graczy.

## What a table does not allow

refusal-no-such-chair = Przy tym stole nie ma krzesła numer { $chair }.
refusal-chair-taken = Na krześle numer { $chair } już ktoś siedzi.
refusal-chair-empty = Na krześle numer { $chair } nikt nie siedzi.
refusal-holds-another-chair = Masz już karty przy tym stole. W jednej grze nikt nie może widzieć kart dwóch graczy.
refusal-not-agreed = Inni się nie zgodzili. W następnej grze krzesło znów będzie wolne.
refusal-shape-taken = Ten kształt już ktoś ma: { $shape }.
refusal-name-not-good = Imię ma od 1 do { $most } liter, które każdy może przeczytać.
refusal-who-is-oldest = Kto ma najwięcej lat? Ta osoba zaczyna.
refusal-no-such-game = Takiej gry przy tym stole nie było.
refusal-not-started = Gra jeszcze się nie zaczęła.
refusal-already-started = Gra już się zaczęła.
refusal-stale = Na stole leży już nowa karta. Popatrz jeszcze raz.
refusal-ahead = Na ten ruch jest jeszcze za wcześnie.
refusal-no-hints = Na tym krześle gra się bez podpowiedzi.

## What the server does not allow

refusal-unreadable = Tego nie rozumiem. Odśwież stronę.
refusal-too-long = { $most ->
    [one] To za długie: może mieć najwyżej { $most } bajt.
    [few] To za długie: może mieć najwyżej { $most } bajty.
    [many] To za długie: może mieć najwyżej { $most } bajtów.
   *[other] To za długie: może mieć najwyżej { $most } bajta.
}
refusal-too-fast = Nie tak szybko! Poczekaj chwilkę i spróbuj jeszcze raz.
refusal-too-many = To za dużo naraz. Poczekaj chwilkę i spróbuj jeszcze raz.
refusal-old-page = Jest nowa wersja gry. Odśwież stronę.
refusal-hello-first = Najpierw się przywitaj.
refusal-no-such-page = Tu nic nie ma.
refusal-no-such-method = Tego nie da się tu zrobić.
refusal-not-from-there = Ten stół działa tylko w swojej domowej sieci.
refusal-no-such-table = Tego stołu już nie ma. Otwórz nowy!
refusal-no-such-code = Nie ma stołu z takim kodem. Sprawdź jeszcze raz każdą literę.
refusal-too-many-codes = Za dużo złych kodów. Poczekaj minutę i spróbuj jeszcze raz.
refusal-table-full = Wszystkie krzesła są zajęte.
refusal-no-watchers = Przy tym stole gra się bez widzów.
refusal-another-game = Zaczęła się już następna gra. Popatrz jeszcze raz.
refusal-no-such-bot = Nie znam robota o imieniu „{ $bot }”.
# $extra names a part of the installation; the command is the same in every language
refusal-missing-extra = { $extra ->
    [strong] Cztery najsilniejsze roboty, podpowiedzi, analizy i zagadki trzeba najpierw zainstalować: pip install "cheese-rescue[strong]"
    [scale] Połączenie z PostgreSQL i Redisem trzeba najpierw zainstalować: pip install "cheese-rescue[scale]"
    [dask] Do klastra trzeba najpierw zainstalować Dask: pip install "cheese-rescue[dask]"
    [envs] Środowiska dla uczących się programów trzeba najpierw zainstalować: pip install "cheese-rescue[envs]"
   *[arena] Obliczanie siły robotów trzeba najpierw zainstalować: pip install "cheese-rescue[arena]"
}
refusal-no-such-exercise = Nie znam tego ćwiczenia.
refusal-no-such-day = Ten dzień nie ma jeszcze zagadki.
refusal-not-your-seat = Tam siedzi ktoś inny.
refusal-only-the-opener = To może zrobić tylko osoba, która otworzyła stół.
refusal-still-here = Ta osoba wciąż tu jest. Daj jej chwilkę.
refusal-our-fault = Coś poszło nie tak po mojej stronie. Spróbuj jeszcze raz.
refusal-cannot-write = Nie mogę tego teraz zapisać. Twój ruch nie przepadł: za chwilkę spróbuj jeszcze raz.
refusal-stopping = Uruchamiam się od nowa. Zaraz wracam!

## What one can say at the table

reaction-hello = Cześć!
reaction-cheer = Brawo!
reaction-wow = O rany!
reaction-laugh = Ha, ha!
reaction-oops = Ojej!
reaction-thinking = Hmm…
reaction-thanks = Dziękuję!
reaction-goodbye = Do zobaczenia!

## The finale

finale-title = Gonitwa!
finale-dogs = { $count ->
    [0] Psy: wszystkie koty zostają.
    [one] Psy: hau, hau! Ucieka { $count } kot.
    [few] Psy: hau, hau! Uciekają { $count } koty.
    [many] Psy: hau, hau! Ucieka { $count } kotów.
   *[other] Psy: hau, hau! Ucieka { $count } kota.
}
finale-cats = { $count ->
    [0] Koty: wszystkie myszy zostają.
    [one] Koty: cap! Łapią { $count } mysz.
    [few] Koty: cap! Łapią { $count } myszy.
    [many] Koty: cap! Łapią { $count } myszy.
   *[other] Koty: cap! Łapią { $count } myszy.
}
finale-dogs-again = { $count ->
    [0] Jeszcze raz psy: wszystkie myszy zostają.
    [one] Jeszcze raz psy: łapią { $count } mysz.
    [few] Jeszcze raz psy: łapią { $count } myszy.
    [many] Jeszcze raz psy: łapią { $count } myszy.
   *[other] Jeszcze raz psy: łapią { $count } myszy.
}
finale-mice = { $count ->
    [0] Myszy: wszystkie sery zostają.
    [one] Myszy: mniam! Zjadają { $count } ser.
    [few] Myszy: mniam! Zjadają { $count } sery.
    [many] Myszy: mniam! Zjadają { $count } serów.
   *[other] Myszy: mniam! Zjadają { $count } sera.
}
# $who: a player's name
finale-owned = { $who }: { $card }
finale-because = { $card } ({ $cell }) ← { $hunters }
finale-hunter = { $card } ({ $cell })
finale-result = { $who }: { $points }, ocalone: { $cheeses }
finale-more-cheeses = Tyle samo punktów: wygrywa osoba, której zostało więcej serów.
finale-winner = Wygrywa { $who }!
finale-winners = Wspólne zwycięstwo: { $who }!
# Between the last two names of a list
list-and = { $first } i { $last }

## Why a move is good

# What a hint and a review say of a move. $cheeses: “your cheese worth 3 and your cheese worth 1”, or “Ben’s cheese worth 2”;
# $count: how many mice, cats, dogs or places. Read alone and beside marked places alike.
reason-wins = To na pewno wygrana!
reason-shares-victory = To na pewno co najmniej wspólne zwycięstwo.
reason-cat-saves-cheese = { $count ->
    [one] Kot łapie mysz i ratuje { $cheeses }.
    [few] Kot łapie { $count } myszy i ratuje { $cheeses }.
    [many] Kot łapie { $count } myszy i ratuje { $cheeses }.
   *[other] Kot łapie { $count } myszy i ratuje { $cheeses }.
}
reason-dog-saves-cheese = { $count ->
    [one] Pies łapie mysz i ratuje { $cheeses }.
    [few] Pies łapie { $count } myszy i ratuje { $cheeses }.
    [many] Pies łapie { $count } myszy i ratuje { $cheeses }.
   *[other] Pies łapie { $count } myszy i ratuje { $cheeses }.
}
reason-mouse-eats-cheese = Mysz zjada { $cheeses }.
reason-dog-frees-mouse = Pies przepędza kota. Dzięki temu mysz się wymyka i zjada { $cheeses }.
reason-cheese-safe = Żadna mysz już nigdy nie zje tego sera.
reason-makes-safe = Ocalone na dobre: { $cheeses }.
reason-shuts-mouse-out = Ta karta zajmuje miejsce, z którego mysz mogłaby zjeść { $cheeses }.
reason-shuts-dog-out = Ta karta zajmuje miejsce, z którego pies mógłby przepędzić kota. Wtedy mysz zjadłaby { $cheeses }. { $count ->
    [one] Chowa się jeszcze { $count } pies.
    [few] Chowają się jeszcze { $count } psy.
    [many] Chowa się jeszcze { $count } psów.
   *[other] Chowa się jeszcze { $count } psa.
}
reason-cheese-guarded = Ten ser jest dobrze pilnowany: każda mysz obok niego zostanie złapana.
reason-cat-guards-cheese = Kot chroni { $cheeses }: mysz, która się tam zjawi, zostanie złapana.
reason-dog-guards-cheese = Pies chroni { $cheeses }: mysz, która się tam zjawi, zostanie złapana.
reason-cat-stays = { $count ->
    [one] Żaden pies już nie przepędzi tego kota.
    [few] Żaden pies już nie przepędzi tych kotów.
    [many] Żaden pies już nie przepędzi tych kotów.
   *[other] Żaden pies już nie przepędzi tych kotów.
}
reason-cat-catches-mouse = { $count ->
    [one] Kot łapie mysz.
    [few] Kot łapie { $count } myszy.
    [many] Kot łapie { $count } myszy.
   *[other] Kot łapie { $count } myszy.
}
reason-dog-catches-mouse = { $count ->
    [one] Pies łapie mysz.
    [few] Pies łapie { $count } myszy.
    [many] Pies łapie { $count } myszy.
   *[other] Pies łapie { $count } myszy.
}
reason-dog-scares-cat = { $count ->
    [one] Pies przepędza kota.
    [few] Pies przepędza { $count } koty.
    [many] Pies przepędza { $count } kotów.
   *[other] Pies przepędza { $count } kota.
}
reason-mouse-caught = Mysz nie narobi szkód: od razu zostanie złapana.
reason-cat-waits-for-mice = Kot się czai: mysz obok niego zostanie złapana.
reason-dog-waits-for-mice = Pies się czai: mysz obok niego zostanie złapana.
reason-dog-waits-for-cats = Pies się czai: kot obok niego ucieknie.
reason-mouse-waits-for-cheese = Mysz się czai: ser obok niej zostanie zjedzony.
reason-cheese-open = { $count ->
    [one] Na razie żadna mysz nie zjada tego sera. Mysz może jeszcze przyjść z { $count } miejsca.
    [few] Na razie żadna mysz nie zjada tego sera. Mysz może jeszcze przyjść z { $count } miejsc.
    [many] Na razie żadna mysz nie zjada tego sera. Mysz może jeszcze przyjść z { $count } miejsc.
   *[other] Na razie żadna mysz nie zjada tego sera. Mysz może jeszcze przyjść z { $count } miejsca.
}
reason-small-cheese-first = To nie jest największy ser: większy niech poczeka na lepsze miejsce.
reason-big-cheese-waits = Na później: { $cheeses }. Żadne miejsce nie jest jeszcze dość bezpieczne.
reason-gives-up-cheese = Ten ruch kosztuje { $cheeses }.
reason-saves-others = Ten ruch ratuje też { $cheeses }.
reason-dogs-unseen = { $count ->
    [one] Uwaga: chowa się jeszcze { $count } pies. Może przepędzić kota.
    [few] Uwaga: chowają się jeszcze { $count } psy. Któryś może przepędzić kota.
    [many] Uwaga: chowa się jeszcze { $count } psów. Któryś może przepędzić kota.
   *[other] Uwaga: chowa się jeszcze { $count } psa. Któryś może przepędzić kota.
}
reason-quiet = Spokojny ruch: dla serów nic się nie zmienia.

## The command line

# The title of the game, as the printed rules in this language have it
title = Ocalić ser
about = Tę grę karcianą wymyślili Éric Plotton i David Paput, a wydaje ją Djeco. To wersja nieoficjalna, niezwiązana z firmą Djeco.
cli-usage = Wpisz:
cli-options-word = [OPCJE]
cli-command-word = POLECENIE …
cli-options = Opcje:
cli-commands = Polecenia:
cli-argument = { $name }: { $text }
cli-default = Domyślnie: { $value }.
cli-arguments-hint = Wpisz { $command } --help, a zobaczysz, co można zrobić.
cli-main = Ocalić ser: psy przepędzają koty, koty polują na myszy, myszy zjadają ser. Ocal swój ser! Bez polecenia od razu zaczyna się gra.
cli-serve = Uruchom grę dla wszystkich w domu i otwórz ją w przeglądarce. Bez polecenia dzieje się to samo.
cli-worker = Obliczaj ruchy robotów, podpowiedzi i analizy dla serwerów na innych komputerach.
cli-terminal = Zagraj na tym ekranie: ludzie i roboty w dowolnej kolejności.
cli-score = Policz punkty w pełnej strefie gry, narysowanej w pliku.
cli-replay = Pokaż zapisaną grę krok po kroku.
cli-review = Obejrzyj jeszcze raz skończoną grę: szanse każdego gracza, przełomowe chwile i to, co byłoby jeszcze lepsze.
cli-verify = Sprawdź zapis gry: czy rozdanie pasuje do pieczęci, czy każdy ruch był możliwy i czy wynik się zgadza.
cli-exercises = Pokaż, sprawdź, rozegraj albo ułóż lekcje i zagadki.
cli-exercises-list = Pokaż ćwiczenia: strefę gry, twoje karty i cel.
cli-exercises-check = Sprawdź ćwiczenia, próbując każdego ruchu.
cli-exercises-play = Graj w ćwiczenie aż do rozwiązania. Z --json: wczytuj ruchy i wypisuj pozycje.
cli-exercises-make = Ułóż zagadki z gier między robotami. Ctrl-C zachowuje te, które już są.
cli-exercises-days = Dopisz zagadki dnia do kalendarza. Dni, które już w nim są, nigdy się nie zmieniają.
cli-check-backup = Sprawdź kopię zapasową stołów (SQLite): czy plik jest cały i czy każdą grę można odtworzyć? Plik się nie zmienia.
cli-simulate = Każ robotom zagrać wiele gier, policz, jak się kończą, i zapisz je jako dane.
cli-report = Wczytaj gry, które zapisało `simulate --parquet`, i narysuj stronę o punktach, miejscach, kartach i prowadzeniu.
cli-arena = Urządź robotom turniej i zobacz, kto jest lepszy. Każde rozdanie rozgrywają we wszystkich ustawieniach przy stole, więc szczęście się nie liczy.
cli-sit = Posadź robota przy stole w sieci, pod podanym linkiem.
cli-bench = Zmierz szybkość.
cli-bench-rules = Rozegraj losowe gry i policz, ile kart trafia na stół w sekundę.
cli-bench-playouts = Rozegraj losowe gry w skompilowanym jądrze i policz gry na sekundę.
cli-bench-search = Przeszukaj dwadzieścia zapisanych pozycji i policz symulacje na sekundę.
cli-bench-finish = Rozwiąż ostatnie dziesięć ruchów dobrze rozegranych gier i pokaż, ile to trwa.
cli-option-plain = Użyj prostego przeszukiwania z losowymi grami, dla porównania.
cli-option-threads = W ilu wątkach przeszukiwać.
cli-option-positions = Ile pozycji.
cli-option-help = Pokaż tę pomoc.
cli-option-version = Pokaż wersję.
cli-option-about = Powiedz, kto wymyślił tę grę.
cli-option-lang = Język: { $languages }. Domyślnie język twojego komputera.
cli-option-json = Pisz w formacie JSON, dla programów.
cli-option-players = Ilu jest graczy: 2, 3 albo 4.
cli-option-centred = Wariant: karta „start” leży na samym środku strefy gry.
cli-option-dogs-hunt-mice = Wariant: psy łapią myszy, jak w rosyjskiej instrukcji.
cli-option-any-counts = Przyjmij dowolną liczbę kart każdego zwierzęcia i sery o dowolnej wartości: instrukcje nie mówią, ile ich jest.
cli-option-level = Ile pomocy dostają ludzie: { $levels }.
cli-option-save = Zachowuj grę w tym pliku, karta po karcie. Z --resume można grać dalej.
cli-option-resume = Graj dalej w grę zachowaną w tym pliku.
cli-option-secret = Sekret tasowania: 64 znaki, cyfry od 0 do 9 i litery od a do f. Bez tej opcji sekret jest losowy.
cli-option-ply = Pokaż stół po tylu kartach.
cli-option-from = Zagraj dalej w grę z tego pliku.
cli-option-from-ply = Zagraj dalej po tylu kartach. Bez tej opcji te same karty są rozdawane od nowa.
cli-option-review-seconds = Ile sekund myśleć nad każdą kartą.
cli-option-games = Ile ma być gier.
cli-option-host = Nasłuchuj tylko pod tym adresem i odpowiadaj każdemu, kto do niego dotrze.
cli-option-port = Port, na którym nasłuchiwać. Domyślnie zwykły, a jeśli jest zajęty, to inny.
cli-option-only-here = Odpowiadaj tylko temu komputerowi.
cli-option-public-url = Adres, pod którym gracze znajdą ten serwer, na przykład https://cheese.example.
cli-option-trusted-proxy = Adres proxy przed tym serwerem, którego nagłówkowi X-Forwarded-For można ufać. Opcję można podać kilka razy.
cli-option-no-browser = Nie otwieraj przeglądarki.
cli-option-database = Plik, w którym są zapisane stoły, albo adres URL bazy danych PostgreSQL.
cli-option-bus = Adres URL Redisa, który łączy kilka serwerów ze sobą i z procesami `worker`.
cli-option-workers = Ile procesów oblicza ruchy robotów i podpowiedzi; przy 0 robią to procesy `worker`.
cli-option-processes = Ile zapytań obliczać naraz, każde w osobnym procesie.
cli-option-serve-processes = Ile procesów serwera dzieli ten port. Więcej niż 1 wymaga PostgreSQL i Redis.
cli-option-metrics-port = Pokazuj /metrics każdego procesu temu komputerowi, każdy na osobnym porcie, począwszy od tego.
cli-option-keep-days = Usuwaj stoły, przy których przez tyle dni nic się nie zmieniło.
cli-option-bot-pause = Ile sekund robot czeka, zanim położy kartę.
cli-option-serve-bot = Dodatkowy robot, którego można posadzić na krześle: nazwa zgłoszona przez pakiet, package.module:Class albo program, na przykład ./my_bot. Można podać kilka razy.
cli-option-gone-after = Po ilu sekundach robot zaczyna grać za osobę, która zniknęła.
cli-option-nudge-after = Po ilu sekundach osoba, na którą przyszła kolej, dostaje przypomnienie.
cli-option-idle-after = Ile sekund po przypomnieniu robot zaczyna grać za tę osobę.
cli-option-sockets = Ile urządzeń może być połączonych w sumie.
cli-option-sockets-per-address = Ile urządzeń może być połączonych z jednego adresu.
cli-option-tables-per-hour = Ile stołów można otworzyć z jednego adresu w ciągu godziny.
cli-option-requests-per-second = Ile zapytań WWW można wysłać z jednego adresu w ciągu sekundy.
cli-option-messages-per-second = Ile wiadomości może wysłać jedno urządzenie w ciągu sekundy.
cli-option-address-messages-per-second = Ile wiadomości mogą wysłać w ciągu sekundy wszystkie urządzenia z jednego adresu razem.
cli-option-wrong-codes-per-minute = Ile błędnych kodów można wypróbować z jednego adresu w ciągu minuty.
cli-option-longest-message = Największa długość wiadomości z urządzenia, w bajtach.
cli-option-longest-body = Największa długość treści zapytania WWW, w bajtach.
cli-option-public-metrics = Pokazuj /metrics także innym komputerom, nie tylko temu.
cli-option-access-log = Zapisuj w dzienniku każde zapytanie, bez adresów i imion.
cli-option-bot = Kto gra: { $bots } albo twój własny jako package.module:Class lub jako program, na przykład ./my_bot. Raz dla wszystkich krzeseł albo raz dla każdego krzesła.
cli-option-seed = Liczba: z tą samą liczbą losowe wybory się powtórzą.
cli-option-seconds = Ile sekund mierzyć.
cli-option-arena-games = Ile gier co najmniej; będzie ich trochę więcej, żeby każdy dostał te same rozdania.
cli-option-thinking-seconds = Ile sekund robot może myśleć nad ruchem; domyślnie 1.
cli-option-simulations = Ile symulacji robot może przeprowadzić na ruch, zamiast sekund: wtedy gry da się dokładnie powtórzyć.
cli-option-patience = Po tylu sekundach nad jednym ruchem twój własny robot przegrywa walkowerem. Domyślnie: 3 razy czas myślenia plus 2, a z --simulations 60.
cli-option-jobs = Ile gier rozgrywać naraz; domyślnie jedną na każdy rdzeń.
cli-option-count = Ile zagadek ułożyć.
cli-option-count-days = Ile dni dopisać.
cli-option-append-puzzles = Dopisz zagadki do pliku z nowymi numerami, bez tych, które już w nim są.
cli-option-dask = Graj na klastrze Dask pod tym adresem.
cli-option-results = Zapisuj każdą grę w tym pliku. To samo polecenie rusza dalej tam, gdzie się zatrzymało.
cli-option-records = Zapisuj przebieg każdej gry w tym folderze, dla `replay` i `review`.
cli-option-parquet = Zapisz wiersz o każdej grze w tym pliku Parquet. Po przerwaniu to samo polecenie rusza dalej tam, gdzie się zatrzymało.
cli-option-plies = Zapisz wiersz o każdym ruchu w tym pliku Parquet: co wiedział gracz, jego ruch i dokładne wartości pod koniec gry.
cli-option-simulate-records = Zapisuj przebieg każdej gry: w tym folderze albo w jednym pliku, jeśli nazwa kończy się na .txt.
cli-option-html = Zapisz stronę w tym pliku. Domyślnie: nazwa pierwszego pliku z końcówką .html, w tym folderze.
cli-option-report-csv = Zapisz wszystkie liczby w tym pliku, jako CSV.
cli-option-csv = Zapisz tabelę także w tym pliku, jako CSV.
cli-option-plot = Narysuj drabinę w tym pliku, jako SVG.
cli-option-own-bot = Kto gra: { $bots } albo twój własny robot jako package.module:Class lub jako program, na przykład ./my_bot.
cli-argument-seats = Kto siada do stołu, jedno słowo na każde krzesło: person (człowiek), { $bots } albo twój własny robot jako package.module:Class lub jako program, na przykład ./my_bot.
cli-argument-file = Plik. Gdy zamiast niego jest kreska albo nic, program czyta to, co wpiszesz albo co poda mu inny program.
cli-argument-record = Plik z zapisem gry.
cli-argument-games = Pliki Parquet z grami.
cli-argument-exercise = Nazwa ćwiczenia z „list”, puzzle-17 dla zagadki albo „day” dla zagadek dnia.
cli-argument-exercises = Plik z ćwiczeniami albo „puzzles” lub „days”: dołączone do gry. Bez niego: lekcje.
cli-argument-puzzles-made = Plik do zapisania. Bez niego zagadki są wypisywane.
cli-argument-days = Kalendarz. Nowy zaczyna się dzisiaj.
cli-argument-backup = Kopia stołów.
cli-argument-entrants = Kto bierze udział, co najmniej dwa roboty: { $bots } albo twój własny jako package.module:Class lub jako program, na przykład ./my_bot.
cli-argument-link = Link do stołu albo do jednego z jego krzeseł (ze znakiem # w środku).

error-no-such-option = Nie ma opcji { $option }.
error-no-such-command = Nie ma polecenia „{ $command }”.
error-no-such-exercise = Nie ma ćwiczenia „{ $name }”.
error-did-you-mean = Czy chodziło ci o { $near }?
error-out-of-puzzles = Za mało zagadek, które nie mają jeszcze swojego dnia: { $grade }.
error-missing = Czegoś tu brakuje: { $name }.
error-too-much = To więcej, niż potrzebuję.
error-bad-value = To nie pasuje: { $name }.
error-number-range = { $name } to musi być liczba od { $low } do { $high }, a nie „{ $given }”.
error-whole-number-range = { $name } to musi być liczba całkowita od { $low } do { $high }, a nie „{ $given }”.
error-whole-number = { $name } to musi być liczba całkowita, a nie „{ $given }”.
error-not-one-of = Dla { $name } nie ma wartości „{ $given }”. Do wyboru: { $choices }.
error-no-file = Nie ma pliku { $file }.
error-unreadable-file = Nie mogę odczytać tekstu z pliku { $file }.
error-file-too-long = Plik { $file } jest za długi.
error-cannot-write = Nie mogę zapisać pliku { $file }.
error-file-exists = Plik { $file } już istnieje. Wybierz inną nazwę.
error-no-such-ply = { $last ->
    [one] Ta gra ma tylko { $last } ruch, więc nie ma w niej ruchu { $ply }.
    [few] Ta gra ma tylko { $last } ruchy, więc nie ma w niej ruchu { $ply }.
    [many] Ta gra ma tylko { $last } ruchów, więc nie ma w niej ruchu { $ply }.
   *[other] Ta gra ma tylko { $last } ruchu, więc nie ma w niej ruchu { $ply }.
}
error-interrupted = Przerwano.

## Score

score-how = Narysuj strefę gry, każdy rząd w osobnej linijce: D – pies, C – kot, M – mysz, S – karta „start”, 3a – ser pierwszego gracza za 3 punkty (dalej b, c, d). Potem naciśnij Ctrl-D.

## Verify

verify-true-sealed = Ten zapis jest poprawny: karty rozdano dokładnie tak, jak zapieczętowano.
verify-true-unsealed = W tym zapisie nie ma błędów, ale nie wiadomo, czy karty rozdano tak, jak zapieczętowano.
verify-true-played-before = W tym zapisie nie ma błędów. Kart nie tasowano: są te same co we wcześniejszej grze.
verify-false = Ten zapis nie jest poprawny: coś się w nim nie zgadza.
verify-seal = { $finding ->
    [fits] To ten sam sekret, który zapieczętowano.
    [differs] To inny sekret niż ten, który zapieczętowano.
    [played-before] Nie było czego pieczętować: karty są z wcześniejszej gry.
   *[unknown] Pieczęci nie da się sprawdzić: brakuje pieczęci albo sekretu.
}
verify-deal = { $finding ->
    [fits] Stos zgadza się z sekretem.
    [differs] Stos nie zgadza się z sekretem.
    [played-before] Przed tą grą nie tasowano kart.
   *[unknown] Rozdania nie da się sprawdzić: brakuje sekretu albo stosu.
}
verify-moves = { $finding ->
    [fits] Każdy ruch był możliwy.
   *[differs] Nie każdy ruch był możliwy.
}
verify-result = { $finding ->
    [fits] Wynik się zgadza.
    [differs] Wynik się nie zgadza.
   *[unknown] Nie ma wyniku do sprawdzenia.
}

## Replay

replay-ply = Karta { $ply } z { $last }. { $who }: { $card } ({ $cell })
replay-begin = Przed pierwszą kartą
replay-handed-to-bot = { $who }: tymi kartami gra dalej { $bot }.
replay-handed-to-person = { $who }: tymi kartami gra dalej ktoś inny.

## Simulate

# Numbers in tables: an average, and a share
number-mean = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
number-share = { NUMBER($number, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-title = { $games }, { $players }, { $bot }
simulate-running = Roboty grają
progress-games = Gry: { $done } z { $games }
simulate-seed = Ziarno: { $seed }
simulate-forfeit = Gra { $game }, { $bot }: brak prawidłowego ruchu ({ $why })
simulate-bots = Podaj jednego robota dla wszystkich krzeseł albo po jednym na każde krzesło: razem { $players }, a nie { $count }.
simulate-same-file = Plik { $file } nie może służyć do dwóch rzeczy naraz.
simulate-no-part = Plik { $file } nie pochodzi z zatrzymanej symulacji albo jest uszkodzony.
simulate-other = Plik { $file } należy do innej symulacji: inne roboty, inne zasady, inne ziarno, inny czas myślenia albo inne pliki.
simulate-in-use = Inna symulacja zapisuje teraz do pliku { $file }.
report-title = Co się działo: { $games }
report-intervals = Każda kropka to średnia. Kreska wokół niej to przedział 95%: im więcej gier, tym jest krótsza.
report-advantage = Ile daje pierwszy ruch
report-advantage-told = Udział zwycięstw tego, kto zaczyna, minus równy udział.
report-points = Punkty na każdym miejscu
report-shares = Udział zwycięstw na każdym miejscu
report-cards = Które karty decydują
report-cards-told = Kto w grze kładzie o jedną kartę tego rodzaju więcej, wygrywa o tyle częściej lub rzadziej.
report-kept = Które sery zostają
report-kept-told = Ile serów położonych na stole zostaje na końcu.
report-leads = Jak zmienia się prowadzenie
report-leads-told = Jak często ten, kto prowadzi po tylu kartach, wygrywa na końcu. Prowadzi ten, kto miałby najwięcej punktów, gdyby gonitwa zaczęła się właśnie wtedy.
report-changes = Ile razy w grze zmienia się prowadzenie
report-cards-laid = karty na stole
report-wrote = Strona jest w pliku { $file }.
report-no-games = W pliku { $file } nie widzę żadnych gier. Czytam pliki Parquet, które zapisało `cheese-rescue simulate --parquet`.
report-newer = Plik { $file } pochodzi z nowszej wersji tego programu.
report-damaged = W pliku { $file } wiersz { $row } nie jest możliwą grą.
report-empty = W tych plikach nie ma żadnych gier.
simulate-seat = gracz
simulate-mean = średnio punktów
simulate-most = rekord punktów
simulate-cheeses = ocalone sery
simulate-won = zwycięstwa solo
simulate-shared = wspólne
simulate-share = udział zwycięstw
simulate-advantage = Kto zaczyna, wygrywa { $share } gier; po równo byłoby { $even }.
simulate-shared-games = { $count ->
    [one] { $count } gra skończyła się wspólnym zwycięstwem ({ $share }).
    [few] { $count } gry skończyły się wspólnym zwycięstwem ({ $share }).
    [many] { $count } gier skończyło się wspólnym zwycięstwem ({ $share }).
   *[other] { $count } gry skończyło się wspólnym zwycięstwem ({ $share }).
}

## Bench

bench-rules = { $plies ->
    [one] { $plies } karta trafia na stół w sekundę ({ $players }, { $games })
    [few] { $plies } karty trafiają na stół w sekundę ({ $players }, { $games })
    [many] { $plies } kart trafia na stół w sekundę ({ $players }, { $games })
   *[other] { $plies } karty trafia na stół w sekundę ({ $players }, { $games })
}
bench-playouts = Losowych gier na sekundę: { $games } ({ $players })
bench-search = Symulacji na sekundę: { $simulations } (pozycje: { $positions })
bench-finish = Rozwiązane pozycje z dziesięcioma ruchami: { $positions }; połowa w { $median } ms, najwolniejsza w { $worst } ms

## Arena

arena-how = Gdy robotów jest mniej niż krzeseł, każdy gra sam przeciw kopiom każdego innego; w przeciwnym razie gra każda grupa różnych robotów. Udział liczy się z gier, w których robot nie miał przy stole swojej kopii, a wspólne zwycięstwo liczy się częściowo. Przedział zawiera prawdziwy udział 95 razy na 100; każde rozdanie to jedna próba. Twój własny robot działa w osobnym procesie; jeśli złamie zasadę, zawiedzie albo myśli za długo, przegrywa tę grę.
arena-title = Arena: { $games }, { $players }
arena-who = robot
arena-share = udział zwycięstw
arena-interval = przedział 95%
arena-from-to = od { $low } do { $high }
arena-rating = siła
arena-rating-value = { $mu } ± { $reach }
arena-forfeits = walkowery
arena-tables = Stół po stole
arena-table = kto siedział
arena-even = Po równo byłoby { $even }.
arena-ratings-begin = Siła zaczyna się od 25.
# One entrant of the picture, for screen readers
arena-told = { $who }: { $share } (od { $low } do { $high }), siła { $rating }.
arena-forfeit = { $who } oddaje walkowerem rozdanie { $deal } ({ $seating }) przy karcie { $ply }: { $why }
arena-forfeits-more = { $who }: dalsze walkowery są już tylko liczone. Wszystkie wymienia --json.
arena-why-illegal = taki ruch jest niedozwolony: { $detail }
arena-why-no-move = brak ruchu: { $detail }
arena-why-raised = wystąpił błąd: { $detail }
arena-why-late = trwało to za długo: { $detail } s
arena-why-died = proces się zakończył
arena-kept = { $count ->
    [one] Zapisana jest { $count } gra. To samo polecenie ruszy stąd dalej.
    [few] Zapisane są { $count } gry. To samo polecenie ruszy stąd dalej.
    [many] Zapisanych jest { $count } gier. To samo polecenie ruszy stąd dalej.
   *[other] Zapisane jest { $count } gry. To samo polecenie ruszy stąd dalej.
}
arena-two-at-least = Turniej wymaga co najmniej dwóch robotów.
arena-one-budget = Wybierz jedno: --seconds albo --simulations.
arena-jobs-or-dask = Wybierz jedno: --jobs albo --dask.
arena-no-such-bot = Nie znam robota o imieniu „{ $name }”. Są { $bots } oraz twój własny jako package.module:Class lub jako program, na przykład ./my_bot.
arena-not-found = Nie mogę wczytać { $name }: { $why }
arena-no-results = Plik { $file } nie zawiera wyników areny albo linijka { $line } jest uszkodzona.
arena-other-tournament = Plik { $file } należy do innego turnieju: inne roboty, inna liczba graczy, inne zasady, inne ziarno albo inny czas myślenia.
arena-in-use = Inna arena zapisuje teraz do pliku { $file }.
arena-plot-svg = Rysuję w formacie SVG, więc { $file } się nie nadaje. Wybierz nazwę z końcówką .svg.
arena-records-there = W folderze { $folder } są już gry z jakiegoś turnieju. Wybierz inny folder.
arena-records-missing = Część gier w pliku pochodzi ze starszej wersji, która nie zapisywała ruchów: w folderze ich nie będzie.
arena-all-forfeited = Każda gra skończyła się walkowerem, więc nic to nie mówi o tym, jak grają roboty.
arena-no-cluster = Pod adresem { $address } nie odpowiada żaden klaster Dask.
arena-workers-lost = Procesy, które grają, ciągle padają. Poddaję się.

## A bot at a table online

sitting-no-link = To nie jest link do stołu. Taki link wygląda jak https://cheese.example/t/… i może kończyć się znakiem # i kluczem.
sitting-no-answer = Nikt nie odpowiada pod adresem { $server }.
sitting-no-game-there = Nie ma tam gry „Ocalić ser” albo jest nowsza wersja.
sitting-refused = Stół mówi nie: { $sentence }
sitting-no-chair = Krzesło nie jest już nasze.
sitting-seated = Siedzimy na krześle { $chair }. Naciśnij Ctrl-C, żeby wstać.
sitting-waiting = Krzesło numer { $chair } zwolniło się w trakcie gry. Czekamy, aż inni się zgodzą.
sitting-own-link = Tylko dla ciebie: ten link przyprowadzi robota z powrotem na krzesło: { $link }
sitting-begun = Gra się zaczyna.
sitting-won = Koniec gry, wygrywamy: { $points }.
sitting-not-won = Koniec gry: { $points }. Wygrywa ktoś inny.
sitting-coming-back = Połączenie się urwało. Wracamy…
sitting-ended = Stół został usunięty. Do zobaczenia!
sitting-stand-in = { $who }: brak prawidłowego ruchu ({ $why }). W zastępstwie kartę kładzie prosty robot.

## The terminal game

motto = Psy przepędzają koty, koty polują na myszy, myszy zjadają ser. Ocal swój ser!
terminal-how = Wpisz kartę i miejsce, na przykład „m 4”: mysz na miejscu 4. Litery: p albo d – pies, k albo c – kot, m – mysz. Wpisz „?”, jeśli chcesz pomocy, albo „q”, jeśli chcesz skończyć.
terminal-how-real-table = Wpisz kartę i miejsce, na przykład „m 1,0”: mysz o jeden w prawo od startu. Minus znaczy w górę: „m 0,-1”. Litery: p albo d – pies, k albo c – kot, m – mysz. Wpisz „?”, jeśli chcesz pomocy, albo „q”, jeśli chcesz skończyć.
terminal-hint-how = Wpisz „!”, kiedy chcesz podpowiedzi.
terminal-who = Kto gra?
terminal-bot = { $word }: { $bot }. { $character }
terminal-who-help = Naciśnij Enter, a gra zacznie się od razu: ty i { $bot }. Albo wpisz, kto siada do stołu, jedno słowo na każde krzesło (person to człowiek), na przykład: person person kitten
terminal-who-again = Wpisz 2, 3 albo 4 słowa: person (człowiek), { $bots }.
terminal-from-seats = Liczba graczy w tej grze: { $players }. Wpisz tyle samo słów.
terminal-oldest = Kto ma najwięcej lat? Ta osoba zaczyna. Wpisz jej numer albo naciśnij Enter, a zdecyduje los
terminal-no-such-player = Nie ma gracza { $given }: wpisz numer od 1 do { $last }.
terminal-begins = Zaczyna { $who }.
terminal-you-are = Twój znak to { $who }. Każdy ser z { $shape } jest twój.
terminal-who-is-who = Kto jest kim? Wybierzcie swoje znaki: { $people }. Każdy ser z twoim znakiem jest twój.
terminal-sealed = Stos jest potasowany i zapieczętowany: { $seal }
terminal-curtain = Teraz gra { $who }. Inni nie podglądają! Naciśnij Enter
terminal-turn = { $who }: twoja kolej
terminal-hand = Masz na ręce:
terminal-pile = Stos: { $cards }
terminal-unseen = Jeszcze się chowają: { $animals }
terminal-holds = { $who }: { $cards }
terminal-last-move = { $who }: { $card } ({ $cell })
terminal-choose = Karta i miejsce
terminal-and-place = { CAPITAL($card) } – a gdzie?
terminal-confirm = { CAPITAL($card) }: naciśnij Enter, żeby położyć kartę, albo wpisz inną kartę i miejsce
terminal-not-understood = Tu trzeba wpisać kartę i miejsce. Wpisz „?”, a zobaczysz pomoc.
terminal-no-such-place = { $last ->
    [1] Na stole nie ma miejsca numer { $place }, jest tylko miejsce 1.
   *[other] Na stole nie ma miejsca numer { $place }: wybierz od 1 do { $last }.
}
terminal-no-numbered-places = Tutaj miejsca nie mają numerów, więc nie ma też numeru { $place }. Wpisz kroki od startu, na przykład 1,0.
terminal-forecast = Gdyby gra skończyła się teraz: { $results }
terminal-help = Karty: p albo d to pies, k albo c to kot, m to mysz (może być też całe słowo), a 1, 2 i 3 to twoje sery. Miejsca: numery na stole albo kroki od startu, na przykład 2,-1 (dwa w prawo, jeden w górę). Każda karta musi stykać się bokiem z inną kartą. Kiedy strefa gry jest pełna, psy przepędzają koty. Koty, które zostały, łapią myszy. Myszy, które zostały, zjadają ser.
terminal-help-word = pomoc
terminal-forecast-alone = Prognoza działa tylko wtedy, gdy przy ekranie gra jedna osoba.
terminal-drawn = Pobierasz: { $card }
terminal-press-enter = Naciśnij Enter
terminal-saved = Gra jest zapisana w pliku { $file }.
terminal-resume-how = Żeby grać dalej później: { $command }
terminal-resumed = Gramy dalej. Karty położone do tej pory: { $ply }.
terminal-save-resumable = Gra w pliku { $file } jeszcze się nie skończyła. Żeby grać dalej: { $command }
terminal-resume-over = Gra w pliku { $file } jest skończona. Możesz ją obejrzeć jeszcze raz: { $command }
terminal-resume-trust = Ta gra uruchamia { $bots }, a to nie jest nasz robot. Naciśnij Enter, jeśli masz do niego zaufanie, albo wpisz q, żeby przerwać
terminal-resume-without-secret = Nie mogę wznowić gry z pliku { $file }: brakuje pliku { $secret }. Są w nim karty, których nikt nie może jeszcze widzieć.
terminal-resume-damaged = Plik { $secret } jest uszkodzony albo zapisała go nowsza wersja gry. Nie mogę jej wznowić.
terminal-resume-mismatch = Pliki { $file } i { $secret } nie są z tej samej gry albo ktoś jeden z nich zmienił.
terminal-resume-in-use = Ktoś właśnie gra w grę z pliku { $file }.
terminal-resume-alone = Z --resume gra zachowuje swoich graczy i zasady: pomiń { $other }.
terminal-again = Jeszcze raz? Zacznie następny gracz. Naciśnij Enter, żeby zagrać, albo wpisz n, żeby skończyć
terminal-yes = t
terminal-no = n
terminal-review-how = Chcesz zobaczyć, jak poszła gra? Wpisz { $letter }, a przyjrzę się jeszcze raz każdej karcie.
terminal-review-key = p
terminal-goodbye = Do zobaczenia!
terminal-replay-keys = → dalej · ← wstecz · Home początek · End koniec · q wyjście

## Exercises: lessons and puzzles

exercises-checked = Ćwiczenia: { $count }. Z błędem: { $faults }.
exercises-out-of-reach = Żaden ruch nie prowadzi do celu.
exercises-not-the-only-move = Do celu prowadzi więcej niż jeden pierwszy ruch.
exercises-always-reached = Każdy ruch prowadzi do celu.
# $goal: as in a file of exercises, such as “kept 3a”
exercises-goal = Cel: { $goal }
exercises-solved = Udało się!
exercises-missed = Jeszcze nie. Zobacz, co się stało, i spróbuj jeszcze raz.
exercises-making = Układam zagadki
exercises-made = Gry: { $games }. Pozycje: { $positions }. Zagadki: { $puzzles }.
exercises-days = Dni w kalendarzu: { $count }.

puzzle-goal = Grasz jako { $seat }. Znajdź pierwszy ruch, który wygrywa!
grade-easy = łatwa
grade-medium = średnia
grade-hard = trudna
theme-guard = kot na straży
theme-free = uwolnij mysz
theme-scare = przepędź strażnika
theme-block = zajmij miejsce
theme-wall = karta „start” jako mur
theme-sacrifice = mały ser za duży
# The lessons, in the order of teaching
exercise-beside = Połóż swój ser obok karty „start”.
exercise-corner = Połóż swój ser bokiem do karty: róg się nie liczy.
exercise-size = Tu w rzędzie mieszczą się tylko 3 karty: znajdź miejsce na swój ser.
exercise-mouse = Myszy zjadają ser. Niech twoja mysz zje ten drugi ser.
exercise-cat = Koty polują na myszy. Ocal swój ser!
exercise-dog = Psy przepędzają koty. Pomóż myszy zjeść ten drugi ser!
exercise-chase = Najpierw psy, potem koty, na końcu myszy. Ocal swój ser!
exercise-small-game = A teraz mała gra. Kto wygra: ty czy { $bot }?
# The page with the lessons
learn-step = Krok { $step } z { $steps }
learn-leave = Strona główna: lekcja poczeka
learn-repeat = Ten krok jeszcze raz
learn-skip = Pomiń ten krok
learn-next = Dalej
learn-again = Spróbuj jeszcze raz
learn-aloud = Czytaj na głos
learn-lost = Nie mogę otworzyć lekcji. Czy to urządzenie ma połączenie z siecią?
learn-offer = Grasz pierwszy raz?
learn-end-title = Już umiesz grać!
learn-end = To już cała gra. Zagramy naprawdę?
learn-restart = Od początku
# Puzzles and the square of the day
puzzle-title = Zagadka { $number }
puzzle-is-solved = Zagadka { $number }, rozwiązana
puzzle-all = Wszystkie zagadki
puzzle-skip = Inna zagadka
puzzle-next = Następna zagadka
puzzle-lost = Nie mogę otworzyć zagadek. Czy to urządzenie ma połączenie z siecią?
puzzle-task = { $count ->
    [one] Kładziesz ostatnią kartę. Wygraj! Gra z tobą: { $bot }.
    [few] Kładziesz { $count } karty. Wygraj! Gra z tobą: { $bot }.
    [many] Kładziesz { $count } kart. Wygraj! Gra z tobą: { $bot }.
   *[other] Kładziesz { $count } karty. Wygraj! Gra z tobą: { $bot }.
}
puzzle-other-hand = { $who } ma:
puzzle-look = Zobaczmy, co się stanie…
puzzle-more-cheeses = Macie tyle samo punktów, ale ty masz więcej serów. Udało się!
puzzle-hint-more = Więcej
puzzles-play = Zagraj: zagadka { $number }
puzzles-grade = Jak trudne?
puzzles-theme = O czym?
puzzles-any = wszystko
puzzles-progress = Rozwiązane: { $solved } z { $count }
puzzles-earlier = Wcześniejsze zagadki
puzzles-later = Dalsze zagadki
loss-eaten = Mysz zjada twój ser za { $points } i żaden kot jej nie łapie.
loss-guard-fled = Pies przegania kota, a wtedy mysz zjada twój ser za { $points }.
loss-safe = Tu nikt nie zjada sera za { $points }: { $who } go zachowuje.
loss-fewer-cheeses = Macie tyle samo punktów, ale { $who } ma więcej serów.
loss-shared = Macie tyle samo. Możesz mieć trochę więcej!
day-title = Zagadka dnia { $number }
day-heading = Cheese Rescue: zagadka dnia { $number }
day-number = Numer { $number }
day-same = Zagadki dnia są dla wszystkich takie same.
day-open = jeszcze przed tobą
day-tried = jeszcze nierozwiązana
day-first = rozwiązana za pierwszym razem
day-first-hint = rozwiązana za pierwszym razem, z podpowiedzią
day-solved = rozwiązana
day-solved-hint = rozwiązana z podpowiedzią
day-share = Udostępnij mój wynik
day-picture = Twój wynik
day-message = Tekst do udostępnienia
day-copy = Skopiuj tekst
day-copied = Tekst skopiowany.
day-others = Inne dni
day-before = Dzień wcześniej
day-after = Dzień później
day-today = Dzisiaj
day-result = Mój wynik

## The server

serve-here = Na tym komputerze: { $url }
serve-others = Dla wszystkich innych: { $url }
serve-answers-home = Odpowiedź dostają tylko urządzenia z twojej domowej sieci.
serve-answers-here = Odpowiedź dostaje tylko ten komputer.
serve-answers-everybody = Odpowiedź dostaje każdy, kto tu dotrze.
serve-no-proxy = Żadne proxy nie jest zaufane: za proxy wszyscy liczą się jako jeden adres. Zmienisz to opcją --trusted-proxy.
serve-same-bot = Przy stole { $first } i { $second } nazywałyby się tak samo: { $name }. Zmień jedną z nazw.
serve-end = Naciśnij Ctrl-C, żeby skończyć. Każda gra jest zapisana i następnym razem potoczy się dalej.
serve-stopped = Do następnego razu!
worker-here = Liczę dla każdego serwera, który pyta przez { $url }.
serve-migrated = Stoły są zaktualizowane do tej wersji. Kopia starego pliku jest w { $file }.
serve-few-files = Ten komputer pozwala połączyć naraz tylko tyle urządzeń: { $sockets }.
error-port = Nie mogę nasłuchiwać na porcie { $port } ({ $reason }). Wybierz inny za pomocą --port.
error-database = Nie mogę użyć stołów z pliku { $file } ({ $reason }).
error-database-newer = Stoły w pliku { $file } zapisała nowsza wersja gry. Zaktualizuj tę wersję.
error-backup-damaged = Kopia zapasowa { $file } jest uszkodzona ({ $reason }). Zrób nową.
error-backup-tables = Kopia zapasowa { $file } jest uszkodzona. Stoły, których nie można odtworzyć: { $broken } z { $tables }. Zrób nową.
error-backup-foreign = { $file } nie jest kopią zapasową stołów tej gry.
error-backup-in-use = Plik { $file } jest w użyciu: najnowsze ruchy są w { $wal }. Zrób kopię i sprawdź kopię.
backup-good = Kopia zapasowa { $file } jest w porządku. Stoły: { $tables }. Wpisy w dzienniku: { $entries }. Schemat: { $version }.
error-host-and-only-here = Opcje --host i --only-here nie działają razem.
error-no-workers = --workers 0 wymaga opcji --bus, która prowadzi do innych procesów `worker`.
error-processes = --processes wymaga PostgreSQL i Redis: --database postgresql://… i --bus redis://…
error-processes-failed = Jeden z procesów serwera nie mógł się uruchomić. Powód podają wiersze powyżej.
page-description = Psy przepędzają koty, koty polują na myszy, myszy zjadają ser. Ocal swój! Gra karciana dla 2, 3 albo 4 osób, z przyjaciółmi z bliska i z daleka.
page-noscript = Gra „Ocalić ser” potrzebuje JavaScriptu: włącz go, proszę.

## The rules page

rules-title = Poznaj zasady
rules-lead = Ocal swój ser!
rules-idea = Gracze po kolei kładą karty obok siebie, po jednej, aż na stole powstanie pełny kwadrat. Wtedy zaczyna się gonitwa: najpierw psy, potem koty, a na koniec myszy. Kto ocali najwięcej sera, wygrywa!
rules-facts = Dla 2, 3 albo 4 graczy w wieku od 7 do 99 lat. Gra trwa mniej więcej kwadrans.
rules-chain-dogs = Psy przepędzają koty.
rules-chain-cats = Koty polują na myszy.
rules-chain-mice = Myszy zjadają ser.
# A little board, read aloud. $cards: the cards of a row, from left to right
rules-row = Rząd { $row }: { $cards }.
rules-row-alone = Od lewej do prawej: { $cards }.
# $shape: whose cheese it is
rules-owned = { $card } ({ $shape })
rules-new = { $card } (nowa karta)
rules-empty = puste
# An empty square before the game
rules-square = Pusta strefa gry: { $size } na { $size } miejsc.
rules-square-start = Strefa gry: { $size } na { $size } miejsc, na środku karta „start”.
# Before a little board: such a move is allowed, or it is not
rules-yes = Tak!
rules-no = Nie!
# $board: a little board, read aloud as above
rules-before = Przedtem. { $board }
rules-after = Potem. { $board }

rules-cards = Karty
rules-cards-dog = Pies szczeka i wszystkie koty obok niego uciekają.
rules-cards-cat = Kot łapie wszystkie myszy obok siebie, chyba że wcześniej przepędził go pies!
rules-cards-mouse = Mysz zjada wszystkie sery obok siebie, chyba że wcześniej złapał ją kot!
rules-cards-start = Tu zaczyna się gra. Ta karta nikogo nie goni i nikt jej nie goni.
rules-cards-beside = „Obok” to znaczy po lewej, po prawej, nad kartą albo pod nią. Róg się nie liczy.
rules-cards-nobody = Zwierzęta są niczyje. Mysz zje twój ser, nawet jeśli to ty ją kładziesz!
rules-cards-cheese = Tylko sery są czyjeś. Każdy gracz ma sześć serów w jednym kształcie, więc zawsze widać, czyje są.
rules-cards-worth = Twoje sery są warte 1, 1, 1, 2, 2 i 3 punkty. Razem to 10 punktów.

rules-ready = Przygotowanie
rules-ready-size = Strefa gry to kwadrat { $size } na { $size } kart.
rules-ready-start = Karta „start” leży na środku stołu.
rules-ready-no-start = Bez karty „start”: zostaje w pudełku.
# $dogs, $cats, $mice: such as “3 dogs”
rules-ready-in = W grze: { $dogs }, { $cats } i { $mice }.
rules-ready-out = Do pudełka: { $dogs }, { $cats } i { $mice }.
rules-ready-all = W grze są wszystkie zwierzęta: { $dogs }, { $cats } i { $mice }.
rules-ready-choose = Wybierz kształt i weź wszystkie sześć serów w tym kształcie. Sery, których nikt nie weźmie, wracają do pudełka.
rules-ready-shuffle = Potasuj zwierzęta i połóż je obrazkami w dół. To jest stos.
rules-ready-draw = Pobierz 2 karty ze stosu. Teraz masz na ręce 8 kart. Nikomu ich nie pokazuj!
rules-ready-oldest = Zaczyna najstarsza osoba. Potem gracie po kolei, tak jak idą wskazówki zegara.
rules-ready-here = Tutaj karty tasują się i rozdają same. Nikt nie pyta, ile masz lat: kto otwiera stół, mówi, kto zaczyna, albo zostawia to losowi.

rules-turn = Twoja kolej
rules-turn-lay = Połóż jedną kartę: zwierzę albo swój ser.
rules-turn-draw = Pobierz kartę z wierzchu stosu. Znowu masz 8 kart.
rules-turn-where = Gdzie mogę położyć kartę?
rules-turn-first = Pierwszą kartę kładzie się obok karty „start”.
rules-turn-pass = Zawsze kładziesz jedną kartę, nigdy dwie, i nie wolno pasować.
rules-turn-side = Twoja karta musi całym bokiem stykać się z inną kartą.
rules-turn-side-yes = Nowy ser styka się bokiem z myszą.
rules-turn-side-no = Tutaj ser dotyka tylko rogu.
rules-turn-fit = Wszystkie karty razem muszą się zmieścić w strefie gry. Na początku jej brzegi nie są ustalone: strefa może rosnąć w tę albo w tamtą stronę, ale nigdy ponad swój rozmiar.
rules-turn-fit-yes = Ta mała strefa gry ma 3 karty szerokości i 3 karty wysokości. Niżej karta jeszcze się mieści.
rules-turn-fit-no = Czwarta karta w rzędzie już się nie mieści.
rules-turn-stay = Możesz próbować różnych miejsc, jak długo chcesz. Kiedy powiesz „tutaj”, karta już tam zostaje.
rules-turn-empty = Kiedy stos się skończy, nikt już nie pobiera kart.
rules-turn-secret = Twoje karty na ręce są tajne i kolejność kart w stosie też. Ale każdy może wiedzieć, ile kart mają inni i jakie mają sery. Zostaje jedna zagadka: kto ma które zwierzęta?

rules-chase = Gonitwa
rules-chase-full = Kiedy strefa gry jest pełna, zaczyna się gonitwa. Na stole leży po 12 kart od każdego gracza. 3 karty, które zostały ci na ręce, już się nie liczą.
rules-chase-order = Gonitwa ma trzy etapy, zawsze w tej kolejności:
rules-chase-dogs = Najpierw psy: każdy kot obok psa ucieka.
rules-chase-dogs-here = Kot na górze siedzi obok psa. I już go nie ma!
rules-chase-cats = Potem koty: każdy kot, który został, łapie myszy obok siebie.
rules-chase-cats-here = Kot łapie mysz obok siebie. Ser jest ocalony!
rules-chase-mice = Na koniec myszy: każda mysz, która została, zjada sery obok siebie.
rules-chase-mice-here = Mysz zjada ser za 2 punkty. Drugi ser jest ocalony!
rules-chase-together = W każdym etapie wszystkie karty znikają w tej samej chwili.
rules-chase-together-here = A teraz cała gonitwa: kot obok psa ucieka, drugi kot łapie mysz, a ser za 3 punkty jest ocalony.

rules-show = Zobacz gonitwę
rules-show-text = Tutaj dwoje graczy właśnie zapełniło strefę gry. Niech zacznie się gonitwa!
rules-show-riddle = Zagadka: jedna mysz ma szczęście, bo pies przepędza jej kota. Która to mysz i co zjada?
rules-show-lost = Teraz nie mogę pokazać gonitwy. Odśwież stronę za chwilkę.

rules-points = Kto wygrywa?
rules-points-add = Dodaj punkty ze swoich serów, które zostały. Kto ma najwięcej, wygrywa!
rules-points-level = Macie tyle samo punktów? Wtedy wygrywa osoba, której zostało więcej serów.
rules-points-shared = Serów też tyle samo? Wtedy wygrywacie razem: we dwoje, we troje albo we czworo, nawet jeśli nikt nie ma punktów.
# Beside the cheeses that are left to somebody: “3 points, 1 cheese”
rules-points-count = { $points }, { $cheeses }
rules-points-example = Tu i tu są 3 punkty. Ale dwa sery wygrywają z jednym.

rules-three = Gra we troje
rules-three-start = Nie ma karty „start”. Kto zaczyna, kładzie pierwszą kartę na stole, gdzie chce.
rules-three-size = Strefa gry to kwadrat 6 na 6 kart.
rules-three-centred = Nie ma wariantu „start na środku”, bo nie ma karty „start”.
rules-three-same = Cała reszta jest taka sama.

rules-variants = Dwa warianty
rules-variants-lead = Kto otwiera stół, może włączyć jeden albo oba. Bez nich wszystko jest tak, jak napisano wyżej.
rules-centred = Start na środku
rules-centred-text = Karta „start” leży na samym środku strefy gry. Dzięki temu od początku wiesz, gdzie są brzegi. Dla 2 albo 4 graczy.
rules-russian = Rosyjska instrukcja
rules-russian-text = Psy ruszają dwa razy: w drugim etapie łapią myszy obok siebie, a koty nie łapią nikogo. Tak jest napisane w rosyjskiej instrukcji. To pewnie pomyłka, ale fajnie jest spróbować! Dla 2, 3 albo 4 graczy.
rules-russian-here = Pies łapie mysz obok siebie. Drugiej myszy kot nic nie robi.

rules-questions = Pytania
rules-ask-fled = Czy kot, który uciekł, łapie jeszcze myszy?
rules-tell-fled = Nie. Kiedy przychodzi kolej na koty, jego już nie ma. Więc mysz zostaje i zjada ser.
rules-ask-two-cats = A jeśli mysz siedzi między dwoma kotami?
rules-tell-two-cats = Jeden kot ucieka. Drugi dalej tam jest, a jeden wystarczy: łapie mysz.
rules-ask-corner = Czy liczy się, gdy karty stykają się rogami?
rules-tell-corner = Nie. Ani przy kładzeniu kart, ani w gonitwie. Tutaj pies nic nie robi kotu.
rules-ask-dogs = Czy psy łapią myszy? Czy jedzą ser?
rules-tell-dogs = Nie. Psom w głowie tylko koty. A koty nie ruszają sera.
rules-ask-own = Czy moja mysz zje mój własny ser?
rules-tell-own = Tak! Zwierzęta są niczyje.
rules-ask-many = Czy jedna mysz może zjeść kilka serów?
rules-tell-many = Tak, wszystkie sery obok siebie. Mogą być nawet cztery.
rules-ask-start = Co robi karta „start” w gonitwie?
rules-tell-start = Nic. Leży jak mur: nikt nie widzi, co jest za nią.
rules-ask-hand = Czy muszę położyć wszystkie swoje sery?
rules-tell-hand = Nie. Na koniec zostają ci na ręce trzy karty i mogą to być sery. Ale za ser na ręce nie ma punktów.
rules-ask-leave = A jeśli ktoś musi iść?
rules-tell-leave = Wtedy kartami tej osoby gra robot, aż ona wróci.

rules-makers = Kto wymyślił tę grę?
rules-own-words = To są zasady opowiedziane naszymi słowami. Drukowane instrukcje nie mówią, ile jest psów, kotów i myszy ani ile punktów są warte sery. Dlatego gramy tak: 6 psów, 12 kotów, 18 myszy i takie punkty, jak widać wyżej.

## What we keep

kept-title = Co o tobie zapisujemy
kept-lead = Nic, co mówi, kim jesteś.
kept-no-account = Żadnego konta, żadnego e-maila, żadnego hasła.
kept-no-cookies = Żadnych ciasteczek (cookies) i żadnych reklam. Nikt cię nie śledzi.
kept-no-others = Żaden inny komputer nie bierze w tym udziału. Obrazki, dźwięki i słowa pochodzą stamtąd, skąd gra.
kept-table = Przy twoim stole
kept-table-lead = Żeby jutro można było grać dalej, komputer, na którym działa gra, zapisuje:
kept-table-cards = jakie karty położono, gdzie i kiedy;
kept-table-name = imię, pod którym grasz. Widzą je tylko osoby przy twoim stole. Nie musi być prawdziwe, a jeśli nic nie wpiszesz, gra wymyśli coś śmiesznego.
kept-table-days = { $days ->
    [one] Jeśli przez { $days } dzień nic się przy stole nie dzieje, stół jest usuwany razem z imionami i kartami.
    [few] Jeśli przez { $days } dni nic się przy stole nie dzieje, stół jest usuwany razem z imionami i kartami.
    [many] Jeśli przez { $days } dni nic się przy stole nie dzieje, stół jest usuwany razem z imionami i kartami.
   *[other] Jeśli przez { $days } dnia nic się przy stole nie dzieje, stół jest usuwany razem z imionami i kartami.
}
kept-delete = Usuń stół od razu
kept-delete-how = Nie trzeba czekać. Osoba, która otworzyła stół, może go usunąć w każdej chwili, a po skończonej grze może to zrobić każdy, kto przy nim siedzi. Znajdziesz to w menu stołu. Wtedy wszystko od razu znika.
kept-reactions = Co do siebie mówicie
kept-reactions-how = Nie da się do siebie pisać. Można tylko zawołać gotowe słowa, na przykład „Cześć!” albo „Brawo!”. Nie zapisujemy ich. Jeśli ci przeszkadzają, wyłącz je w menu stołu.
kept-device = Na tym urządzeniu
kept-device-lead = Twoja przeglądarka pamięta cztery rzeczy, i to tylko tutaj:
kept-device-seats = twoje krzesła, żeby można było wrócić do stołów;
kept-device-settings = twoje ustawienia, na przykład język i dźwięk, twoje imię i kształt;
kept-device-games = twoje gry i to, z kim były grane, żeby można je było obejrzeć jeszcze raz. Z bardzo dawnych gier tylko to, ile ich było i które roboty zostały pokonane;
kept-device-done = twoje zagadki i lekcje: które już znasz, które się udały i dokąd dotarła lekcja.
kept-device-shared = Kto użyje tego urządzenia po tobie, też to zobaczy. Jeśli tego nie chcesz, naciśnij przycisk.
kept-forget = Zapomnij wszystko na tym urządzeniu
kept-forget-sure = Naprawdę wszystko? Twoje krzesła, ustawienia, gry, zagadki i lekcje z tego urządzenia znikną na zawsze.
kept-forget-yes = Tak, zapomnij wszystko
kept-forget-no = Nie, niech zostanie
kept-forgotten = Gotowe. To urządzenie już nic nie pamięta.
kept-adults = Dla dorosłych: szczegóły
kept-adults-server = Dla każdego stołu serwer prowadzi w bazie danych jeden dziennik: opcje, wpisane imiona (najwyżej 12 liter), kształty i poziomy pomocy, każdy ruch z jego godziną, liczby losowe z tasowania oraz skrót (hash) klucza każdego krzesła. Gdy stół jest usuwany, jego dziennik jest kasowany i nadpisywany. Osoba, która prowadzi serwer, może czytać bazę danych i odpowiada za kopie, które z niej robi.
kept-adults-rest = Adresy sieciowe są trzymane tylko w pamięci, żeby zapobiegać nadużyciom. Dziennika dostępu nie ma, chyba że włączy go gospodarz, a nawet wtedy nie zawiera on adresów ani imion. Przeglądarka używa pamięci lokalnej, bez ciasteczek. Zapis gry nie zawiera imion, dat ani informacji o tym, gdzie grano. Kto otwiera zapis, wysyła go do odczytania na serwer; serwer go nie przechowuje.

## The finale in the browser

finale-hush = Cicho… wszyscy otwierają oczy.
finale-count = Teraz liczymy sery, które zostały.
# On a player's chip, under the points
finale-left = { $count ->
    [one] { $count } ocalony ser
    [few] { $count } ocalone sery
    [many] { $count } ocalonych serów
   *[other] { $count } ocalonego sera
}
# In paper bubbles over dogs, mice that are lucky, mice that eat and mice that have eaten
finale-woof = Hau!
finale-phew = Uff!
finale-munch = Mniam!
finale-burp = Beeek!
finale-square = Strefa gry podczas gonitwy
finale-place-gone = { CAPITAL($cell) }: teraz pusto. Przedtem: { $card }
# Buttons
finale-start = Zacznij gonitwę
finale-look-up = Patrz na duży ekran!
finale-controls = Przyciski gonitwy
finale-play = Odtwórz
finale-pause = Pauza
finale-back = Krok wstecz
finale-on = Krok naprzód
finale-again-part = Ta część jeszcze raz
finale-again = Wszystko jeszcze raz
finale-slower = Wolniej
finale-skip = Na sam koniec
finale-text = Przeczytaj jako tekst
finale-tap = Dotknij dowolnego miejsca, a poznasz jego historię.
# The result, for whoever holds the device
result-saved = { $count ->
    [0] Tym razem nie ocalał żaden ser.
    [one] Masz { $count } punkt!
    [few] Masz { $count } punkty!
    [many] Masz { $count } punktów!
   *[other] Masz { $count } punktu!
}
result-win = Wygrywasz!
# The last name of those who share a victory: “Anna and you”
result-you = ty
# $place counts from 1; inside a sentence
result-place = { $place ->
    [1] pierwsze miejsce
    [2] drugie miejsce
    [3] trzecie miejsce
   *[other] czwarte miejsce
}
result-placed = { $who }: { $place }
# $winner: “Anna wins!”
result-you-placed = { CAPITAL($place) }. { $winner }
# The story of a place. $mouse, $cat, $cats, $dogs … point at places: “①”, or “(2 right, 1 up)” for screen readers; $count is how many.
story-cheese-yours = { $points ->
    [one] Twój ser za { $points } punkt
    [few] Twój ser za { $points } punkty
    [many] Twój ser za { $points } punktów
   *[other] Twój ser za { $points } punktu
}
story-cheese-theirs = { $points ->
    [one] { $who }: ser za { $points } punkt
    [few] { $who }: ser za { $points } punkty
    [many] { $who }: ser za { $points } punktów
   *[other] { $who }: ser za { $points } punktu
}
story-cheese-eaten = Zjadła go ta mysz { $mouse }.
story-cheese-eaten-too = Ta mysz { $mouse } też ugryzła kawałek.
story-cheese-saved = Ocalony!
story-cheese-no-mouse = Obok nie było żadnej myszy.
story-cheese-cat-helped = { $count ->
    [one] Mysz obok { $mouse } złapał ten kot { $cats }.
    [few] Mysz obok { $mouse } złapały te koty { $cats }.
    [many] Mysz obok { $mouse } złapały te koty { $cats }.
   *[other] Mysz obok { $mouse } złapały te koty { $cats }.
}
story-cheese-dog-helped = { $count ->
    [one] Mysz obok { $mouse } złapał ten pies { $dogs }.
    [few] Mysz obok { $mouse } złapały te psy { $dogs }.
    [many] Mysz obok { $mouse } złapały te psy { $dogs }.
   *[other] Mysz obok { $mouse } złapały te psy { $dogs }.
}
story-mouse-no-cat = Obok tej myszy nie było żadnego kota.
story-mouse-no-dog = Obok tej myszy nie było żadnego psa.
story-mouse-cat-fled = { $count ->
    [one] Kot { $cat } obok tej myszy uciekł przed tym psem { $dogs }.
    [few] Kot { $cat } obok tej myszy uciekł przed tymi psami { $dogs }.
    [many] Kot { $cat } obok tej myszy uciekł przed tymi psami { $dogs }.
   *[other] Kot { $cat } obok tej myszy uciekł przed tymi psami { $dogs }.
}
story-mouse-ate = { $count ->
    [one] Wymknęła się i zjadła ten ser { $cheeses }.
    [few] Wymknęła się i zjadła te sery { $cheeses }.
    [many] Wymknęła się i zjadła te sery { $cheeses }.
   *[other] Wymknęła się i zjadła te sery { $cheeses }.
}
story-mouse-idle = Wymknęła się, ale nie znalazła sera.
story-mouse-caught-by-cat = { $count ->
    [one] Złapał ją ten kot { $cats }.
    [few] Złapały ją te koty { $cats }.
    [many] Złapały ją te koty { $cats }.
   *[other] Złapały ją te koty { $cats }.
}
story-mouse-caught-by-dog = { $count ->
    [one] Złapał ją ten pies { $dogs }.
    [few] Złapały ją te psy { $dogs }.
    [many] Złapały ją te psy { $dogs }.
   *[other] Złapały ją te psy { $dogs }.
}
story-cat-fled = { $count ->
    [one] Uciekł przed tym psem { $dogs }.
    [few] Uciekł przed tymi psami { $dogs }.
    [many] Uciekł przed tymi psami { $dogs }.
   *[other] Uciekł przed tymi psami { $dogs }.
}
story-cat-missed = { $count ->
    [one] Dlatego ta mysz { $mice } się wymknęła.
    [few] Dlatego te myszy { $mice } się wymknęły.
    [many] Dlatego te myszy { $mice } się wymknęły.
   *[other] Dlatego te myszy { $mice } się wymknęły.
}
story-cat-no-dog = Obok niego nie było żadnego psa.
story-cat-caught = { $count ->
    [one] Złapał tę mysz { $mice }.
    [few] Złapał te myszy { $mice }.
    [many] Złapał te myszy { $mice }.
   *[other] Złapał te myszy { $mice }.
}
story-cat-idle = Nie znalazł żadnej myszy.
story-cats-catch-nothing = W tej grze koty nikogo nie łapią.
story-dog-chased = { $count ->
    [one] Przepędził tego kota { $cats }.
    [few] Przepędził te koty { $cats }.
    [many] Przepędził te koty { $cats }.
   *[other] Przepędził te koty { $cats }.
}
story-dog-caught = { $count ->
    [one] Złapał tę mysz { $mice }.
    [few] Złapał te myszy { $mice }.
    [many] Złapał te myszy { $mice }.
   *[other] Złapał te myszy { $mice }.
}
story-dog-idle = Nikogo nie gonił.
story-start = Nikogo nie goni i nikt jej nie goni.

## Score our table

# A player of whom only the cheese is known: used like a name
player-by-shape = { $shape ->
    [wheel] Krążek
    [wedge] Trójkąt
    [block] Kostka
   *[heart] Serce
}
score-title = Policz nasze punkty
score-lead = Gracie prawdziwymi kartami? Ułóż tu pełną strefę gry, karta po karcie, a zacznie się gonitwa!
score-players = Ile osób grało?
score-size = { $size } × { $size }
score-who = Kto miał który ser?
# $number: 1 to 4
score-shape-of = Gracz { $number }: który ser?
score-name-of = Gracz { $number }: jakie imię?
score-name = Imię
score-rules = Czy to był jakiś wariant?
score-next = Dalej do kart
score-way = Jak chcesz to zrobić?
score-in-order = Karta po karcie
score-paint = Maluj
score-in-order-how = Jaka karta leży na jasnym miejscu? Dotknij jej na dole.
score-paint-how = Wybierz kartę na dole. Potem dotknij miejsc, na których leży, albo przeciągnij po nich palcem.
score-keys = Klawisze: P – pies, K – kot, M – mysz, S – karta „start”. 3, a potem A – ser pierwszego gracza za 3 punkty.
score-square = Pełna strefa gry
score-cell = Rząd { $row }, karta { $column }: { $card }
score-palette = Karty do wyboru
score-face = { CAPITAL($card) }, w strefie gry: { $count }
score-erase = Zabierz kartę
score-undo = Cofnij ostatni krok
# How many cards are tapped in
score-done = { $done } z { $all }
score-full = Wszystkie karty już są!
score-not-yet = Prawie! To się jeszcze nie zgadza:
score-fine = Teraz wszystko się zgadza!
score-change = Gracze i zasady
score-clear = Usuń wszystkie karty
score-emptied = Nie ma już żadnej karty.
score-bring-back = Przywróć karty
score-inferred = Instrukcje nie mówią, ile jest kart każdego rodzaju. Te liczby to tylko moje obliczenia, więc mogę się mylić.
score-anyway = I tak policz
score-back = Wróć do kart
score-keep = Zachowaj tę grę
score-kept = Ta gra jest już w „Naszych grach”.
score-again = Policz następną grę

## A game as a picture

picture-share = Udostępnij jako obrazek
picture-save = Zapisz jako obrazek
picture-title = Obrazek z twojej gry
picture-drawing = Rysuję…
# Before the sentences with the winner and the points, for screen readers.
picture-alt = Strefa gry po gonitwie.
picture-download = Zapisz
picture-saved = Obrazek jest zapisany.

## Looking at a game again

replay-title = Powtórka gry
replay-lead = Oglądaj grę karta po karcie. Otwórz grę zapisaną w pliku albo wybierz jedną ze swoich.
replay-open = Otwórz plik
replay-drop = Możesz też upuścić plik tutaj.
replay-reading = Czytam grę…
replay-unreadable = Nie umiem odczytać tej gry.
replay-square = Strefa gry
replay-slider = Dokąd doszła gra
replay-buttons = Oglądanie krok po kroku
replay-first = Na początek
replay-back = Jedna karta wstecz
replay-play = Puść grę
replay-pause = Zatrzymaj
replay-on = Jedna karta naprzód
replay-last = Na koniec
replay-hands = Pokaż karty na ręce
# Several equal cards in a hand, read aloud
replay-several = { $count } × { $card }
# A bot laid this card for somebody
replay-stand-in = { $who } ({ $bot })
replay-unfinished = Ta gra nie została dokończona.
replay-source-cards = W tej grze były te same karty co we wcześniejszej.
replay-source-ply = Ta gra to dalszy ciąg wcześniejszej, po ruchu { $ply }.
replay-luck = Czy karty potasowano uczciwie?
replay-luck-how = Przed grą potasowane karty są zapieczętowane, jak list w kopercie. Nikt nie może tam zajrzeć ani nic zmienić. Po grze koperta się otwiera i każdy może wszystko sprawdzić.
replay-luck-check = Sprawdź tasowanie
replay-luck-same = Przed grą to urządzenie widziało pieczęć i dodało swoją tajną liczbę. Jedno i drugie się zgadza. Nikt więc nie mógł oszukać przy tasowaniu!
replay-luck-same-seal = Przed grą to urządzenie widziało pieczęć. To wciąż ta sama.
replay-luck-other-seal = Uwaga: przed grą to urządzenie widziało inną pieczęć.
replay-luck-other-number = Uwaga: brakuje tu tajnej liczby, którą dodało to urządzenie.
replay-luck-absent = To urządzenie nie widziało pieczęci przed grą. Może sprawdzić tylko to, co tu zapisano.
replay-give = Zapisz grę albo pokaż innym
replay-give-how = Cała gra jest w linku, bez żadnych imion.
replay-copy = Skopiuj link
replay-share = Udostępnij
replay-download = Zapisz w pliku
replay-link = Link do tej gry
replay-copied = Link skopiowany.
replay-copy-yourself = Link jest zaznaczony. Teraz go skopiuj!
replay-another = Inna gra

## What a review says of a game; kind in tone

review-title = Jak poszła gra?
review-lead = Przyjrzę się jeszcze raz każdej karcie: jakie kto miał szanse, kiedy gra się odwróciła i co było świetnie wypatrzone. Liczę tylko to, co każdy gracz może w danej chwili wiedzieć.
review-start = Przyjrzyj się
review-progress = Oglądam kartę { $ply } z { $last }…
review-stop = Stop
review-again = Spróbuj jeszcze raz
review-done = Gotowe: wszystkie karty obejrzane.
review-curve = Szanse każdego na wygraną, karta po karcie, tak na oko
review-slider = Szanse po każdej karcie
# $percent: a whole number
review-chance = { $who }: { $percent }%
review-numbers = Szanse w liczbach, po każdej karcie
review-turning = Co było ważne
review-none = Żadna wielka okazja nie przepadła. Dobra gra!
review-well = Świetnie wypatrzone!
review-better = Jeszcze lepiej: { $card } ({ $cell }).
review-went = { $who }: około { $before }% szans po najlepszym ruchu, około { $after }% po tym ruchu.
review-went-sure = { $who }, policzone do końca: { $before }% szans po najlepszym ruchu, { $after }% po tym ruchu.
review-best = Lepszego ruchu nie umiem znaleźć.
review-good = Dobry ruch: nie widzę wyraźnie lepszego.
review-best-sure = To był najlepszy ruch: policzone do samego końca.
review-what-if = A gdyby…?
review-as-it-was = Tak jak było
review-what-if-told = A gdyby leżała tu ta karta: { $card } ({ $cell })?
# In a list of everybody: “Anna 7, Ben 5”
review-points = { $who } { $points }
# What the points would be, or are expected to be; $points is that list
review-would = Wtedy byłoby mniej więcej tyle punktów: { $points }.
review-would-sure = Wtedy byłoby dokładnie tyle punktów: { $points }.
review-made = Po zagranym ruchu byłoby mniej więcej tyle punktów: { $points }.
review-made-sure = Po zagranym ruchu byłoby dokładnie tyle punktów: { $points }.
review-ghost = { $place }. A gdyby leżała tu ta karta: { $card }?

## Our games

games-title = Nasze gry
games-running = Twoje stoły
games-finished = Skończone gry
games-your-turn = Twoja kolej!
games-turn = Teraz gra { $who }.
games-going-on = Gra trwa.
games-gathering = Czekamy na graczy.
games-over = Ta gra się skończyła. Gramy jeszcze raz?
games-to-table = Do stołu
games-empty = Nie ma tu jeszcze żadnej gry. Czas na pierwszą!
games-play = Graj
games-deleted = Gra została usunięta.
games-bring-back = Przywróć ją
games-look = Obejrzyj znowu
games-real = Prawdziwe karty
# A game, read aloud: its date, and who played
games-which = { $when }, { $names }
games-delete = Usuń: { $when }, { $names }
games-you-won = Twoja wygrana!
games-unfinished = Gra niedokończona
games-where = Gry, zagadki i lekcje są zapisane tylko na tym urządzeniu. Zapisz je w jednym pliku, żeby przenieść je na inne.
games-save = Zapisz wszystkie w pliku
games-bring = Dodaj plik
games-brought = { $count ->
    [0] Wszystkie te gry już tu były.
    [one] Jest tu { $count } nowa gra.
    [few] Są tu { $count } nowe gry.
    [many] Jest tu { $count } nowych gier.
   *[other] Jest tu { $count } nowej gry.
}
games-brought-others = Nowe zagadki i lekcje: { $count }.
games-broken = W tym pliku nie widzę żadnych gier, zagadek ani lekcji. Czy to na pewno ten?

## The page about what was done on this device

done-title = Co mi się już udało
done-lead = Wszystko, co udało się na tym urządzeniu, tutaj się zapala.
done-games = Moje gry
done-bots = Pokonane roboty
done-of = { $count } z { $all }
done-puzzles = Zagadki
done-solved = { $count ->
    [0] Jeszcze żadnej
    [one] { $count } rozwiązana zagadka
    [few] { $count } rozwiązane zagadki
    [many] { $count } rozwiązanych zagadek
   *[other] { $count } rozwiązanej zagadki
}
done-lessons = Lekcje
done-yes = zrobione
done-not-yet = jeszcze nie
done-delete-what = Możesz to wszystko usunąć: gry, zagadki i lekcje. Twoje krzesła i ustawienia zostaną.
done-delete = Usuń to wszystko
done-delete-yes = Tak, usuń
done-deleted = Wszystko usunięte.

## The game in the browser: everywhere

home = Strona główna
close = Zamknij
cancel = Nie teraz
yes = Tak
no = Nie
reload = Odśwież
settings-language = Język
settings-sound = Dźwięki
settings-reactions = Pokazuj, co wołają inni
settings-bots = Jak szybko grają roboty
bots-calm = spokojnie
bots-normal = normalnie
bots-quick = szybko
settings-theme = Światło
theme-auto = jak na tym urządzeniu
theme-light = lampa świeci
theme-dark = lampa zgaszona
sound-on = Włącz dźwięk
sound-off = Wyłącz dźwięk
trouble-title = Ojej!
trouble-lost = Połączenie się urwało. Próbuję dalej.
trouble-unreachable = Nie mogę połączyć się ze stołem. Czy to urządzenie ma połączenie z siecią? Spróbuj jeszcze raz za chwilkę.

## The first page

home-play = Zagraj teraz
home-continue = Graj dalej
# $bot: the next level
home-next-level = Trzy wygrane! Może teraz { $bot }?
home-ways = Inne sposoby na grę
home-friends = Graj z przyjaciółmi
home-together = Razem na tym urządzeniu
home-screen = Na dużym ekranie
home-day = Zagadka dnia
home-puzzles = Zagadki
home-join = Mam kod
home-join-go = Dołącz
home-score = Policz punkty z prawdziwej gry
home-rules = Jak grać
home-learn = Pokaż mi, jak grać
home-games = Nasze gry
home-kept = Co o tobie zapisujemy

## A new table

new-title = Kto gra?
new-title-together = Razem na tym urządzeniu
new-title-friends = Z przyjaciółmi na odległość
new-title-bots = Przeciwko robotom
new-title-screen = Na dużym ekranie
# Buttons that fill all chairs: everybody is here, somebody is far away, bots, phones around a screen
new-preset-together = Wszyscy tutaj
new-preset-friends = Ktoś daleko
new-preset-bots = Roboty
new-preset-screen = Duży ekran
new-lead = Dotknij krzesła i wybierz, kto na nim usiądzie.
new-add = Dodaj krzesło { $number }
new-chair = Krzesło { $number }: { $who }
new-who = Kto tu usiądzie?
new-me = Ja: { $name }
new-here = Ktoś tutaj
new-far = Ktoś daleko
# Somebody in front of the big screen
new-phone = Telefon
new-name = Imię, jeśli chcesz
new-name-done = Gotowe
new-or-bot = Albo robot:
new-remove = Zabierz to krzesło
new-screen = Ten ekran pokazuje stół. Każdy gra na swoim telefonie.
levels-all = Więcej robotów
new-more = Więcej…
new-open = Otwórz stół
levels-title = Kto ma zagrać?
# How strong a bot is; $level counts from 1, the weakest
levels-strength = Siła { $level } z { $levels }
bot-own-character = Przyprowadził go opiekun tego serwera.
# $bot: the one that is chosen
levels-other = { $bot }: wybierz innego robota
option-oldest = Zaczyna najstarsza osoba
option-watchers = Inni mogą oglądać
option-no-watchers = Gramy bez widzów
option-neighbours = Sąsiednie karty reagują na kartę położoną na próbę
option-neighbours-on = Sąsiednie karty reagują
options-agreed = Przy tym stole
pace-over-days = Przez kilka dni: bez pośpiechu, każdy gra, kiedy może

## Before the deal

gathering-title = Przy stole
gathering-waiting = { $count ->
    [one] Jest jeszcze { $count } wolne krzesło.
    [few] Są jeszcze { $count } wolne krzesła.
    [many] Jest jeszcze { $count } wolnych krzeseł.
   *[other] Jest jeszcze { $count } wolnego krzesła.
}
gathering-ready = Są już wszyscy.
gathering-soon = Zaraz zaczynamy.
gathering-start = Rozdaj karty
chair-free = Wolne krzesło
chair-sit-too = Jeszcze ktoś tutaj
chair-bot = Posadź tu robota
# For a chair where a bot plays
chair-other-bot = Wybierz innego robota
chair-yours = na tym urządzeniu
sit-name = Twoje imię, jeśli chcesz
name-too-long = Imię może mieć najwyżej { $most } liter.
sit-shape = Twój kształt
invite-code = Wpisz ten kod:
invite-qr = Kod do zeskanowania: prowadzi do tego stołu
invite-link = Link do tego stołu
invite-copy = Skopiuj link
invite-copied = Skopiowane
invite-share = Udostępnij
sit-down = Usiądź
sit-as = Grasz jako { $who }.
sit-change = Zmień
chair-sit = Usiądź na krześle { $number }
chair-fill = Krzesło { $number } jest wolne. Wybierz, kto usiądzie.
gathering-fill = { $count ->
    [one] Robot na wolne krzesło
    [few] Roboty na wolne krzesła
    [many] Roboty na wolne krzesła
   *[other] Roboty na wolne krzesła
}
gathering-phone = Karty można też rozdać z telefonu.
invite-screen = Jak dołączyć
invite-scan = Zeskanuj to telefonem
invite-type = albo otwórz { $address } i wpisz ten kod:

## At the table

table-finding = Szukam stołu
table-finding-explained = Chwileczkę…
table-gone = Stół zniknął
table-closed = Teraz nie można tu usiąść
table-link-broken = Ten link jest niepełny. Poproś o niego jeszcze raz albo wpisz kod na stronie głównej.
table-ended = Ten stół został usunięty. Otwórz nowy!
table-watching = Oglądasz grę.
table-players = Gracze
table-square = Strefa gry
table-hand = Twoje karty na ręce
table-your-turn = Twoja kolej.
table-turn = Teraz gra { $who }.
table-over = Strefa gry jest pełna!
table-pick = Twoja kolej: wybierz kartę.
table-pick-first = Najpierw wybierz kartę z ręki.
table-picked = { CAPITAL($card) }: teraz wybierz miejsce.
table-ghost-told = { CAPITAL($card) }, { $cell }: karta leży na próbę.
table-ghost-keys = Naciśnij Enter, żeby ją położyć, albo Escape, żeby wziąć ją z powrotem.
# Facts about a card that is tried out: `beside-cheese-mouse` is for a cheese with $count mice next to it.
beside-cat-dog = { $count ->
    [one] Obok tego kota leży pies.
    [few] Obok tego kota leżą { $count } psy.
    [many] Obok tego kota leży { $count } psów.
   *[other] Obok tego kota leży { $count } psa.
}
beside-dog-cat = { $count ->
    [one] Obok tego psa leży kot.
    [few] Obok tego psa leżą { $count } koty.
    [many] Obok tego psa leży { $count } kotów.
   *[other] Obok tego psa leży { $count } kota.
}
beside-mouse-cat = { $count ->
    [one] Obok tej myszy leży kot.
    [few] Obok tej myszy leżą { $count } koty.
    [many] Obok tej myszy leży { $count } kotów.
   *[other] Obok tej myszy leży { $count } kota.
}
beside-cat-mouse = { $count ->
    [one] Obok tego kota leży mysz.
    [few] Obok tego kota leżą { $count } myszy.
    [many] Obok tego kota leży { $count } myszy.
   *[other] Obok tego kota leży { $count } myszy.
}
beside-mouse-dog = { $count ->
    [one] Obok tej myszy leży pies.
    [few] Obok tej myszy leżą { $count } psy.
    [many] Obok tej myszy leży { $count } psów.
   *[other] Obok tej myszy leży { $count } psa.
}
beside-dog-mouse = { $count ->
    [one] Obok tego psa leży mysz.
    [few] Obok tego psa leżą { $count } myszy.
    [many] Obok tego psa leży { $count } myszy.
   *[other] Obok tego psa leży { $count } myszy.
}
beside-cheese-mouse = { $count ->
    [one] Obok tego sera leży mysz.
    [few] Obok tego sera leżą { $count } myszy.
    [many] Obok tego sera leży { $count } myszy.
   *[other] Obok tego sera leży { $count } myszy.
}
beside-mouse-cheese = { $count ->
    [one] Obok tej myszy leży ser.
    [few] Obok tej myszy leżą { $count } sery.
    [many] Obok tej myszy leży { $count } serów.
   *[other] Obok tej myszy leży { $count } sera.
}
table-lay = Połóż tutaj
table-take-back = Weź z powrotem
table-taken-back = Karta wraca na rękę.
table-laid = { $who }: { $card } ({ $cell }).
table-you-laid = Ty: { $card } ({ $cell }).
table-no-move = Jeszcze nie położono żadnej karty.
round-replay = Co się właśnie stało?
moves-title = Ruchy
table-drawn = Pobierasz: { $card }.
table-no-cards = Brak kart
table-holds = { $who }: { $cards }, { $cheeses }.
table-would-have = { $points ->
    [one] { $who }: na razie { $points } punkt.
    [few] { $who }: na razie { $points } punkty.
    [many] { $who }: na razie { $points } punktów.
   *[other] { $who }: na razie { $points } punktu.
}
table-edge = Tu kończy się strefa gry.
table-pile = Karty w stosie
table-unseen = Jeszcze się chowa: { $card }
table-nudge = Halo, halo! Inni czekają na ciebie.
cheese-yours = { $points ->
    [one] twój ser za { $points } punkt
    [few] twój ser za { $points } punkty
    [many] twój ser za { $points } punktów
   *[other] twój ser za { $points } punktu
}
cheese-theirs = { $points ->
    [one] ser za { $points } punkt ({ $who })
    [few] ser za { $points } punkty ({ $who })
    [many] ser za { $points } punktów ({ $who })
   *[other] ser za { $points } punktu ({ $who })
}
hand-stack = { $count ->
    [one] { CAPITAL($card) }
    [few] { CAPITAL($card) }, { $count } sztuki
    [many] { CAPITAL($card) }, { $count } sztuk
   *[other] { CAPITAL($card) }, { $count } sztuki
}
cell-empty = puste
cell-alone = { CAPITAL($cell) }: { $card }
cell-beside = { CAPITAL($cell) }: { $card }. Obok: { $beside }
cell-place = { $place }. Tu możesz położyć kartę.
cell-ghost = { $place }. Na próbę leży tu { $card }.
cell-last = { $place }. To ostatnia położona karta.
# A card that was laid since the reader's last turn: the first, the second … of $count
cell-laid = { $place }. { $count ->
    [1] Nowa karta ({ $who }).
   *[other] Nowa karta { $number } z { $count } ({ $who }).
}
cell-doomed = { $place }. Gdyby gra skończyła się teraz, ta karta by zniknęła.
cell-hinted = { $place }. Podpowiedź wskazuje to miejsce.
chip-you = Ty: { $who }
chip-turn = teraz gra
chip-bot = robot
chip-stand-in = w zastępstwie gra { $bot }
chip-away = chwilowo z dala od stołu
# On a player’s chip, where there is room for two short words
chip-away-word = przerwa
chip-bot-plays = gra robot
chip-hints = podpowiedzi
curtain-next = Teraz gra { $who }. Inni nie podglądają!
curtain-open = To ja, { $who }
reactions-title = Zawołaj coś
reaction-told = { $who }: { $what }

## Help, seats and the menu

help-title = Ile pomocy?
help-real-table = Jak na żywo
help-real-table-explained = Gra nic nie pokazuje. Miejsc szukasz bez pomocy.
help-places = Miejsca
help-places-explained = Widać, gdzie można położyć kartę.
help-forecast = Prognoza
help-forecast-explained = Widać miejsca i to, co by zniknęło, gdyby gra skończyła się teraz. Poproś o podpowiedź, a dowiesz się, którą kartę położyć, gdzie dokładnie i dlaczego.
help-hint-card = Podpowiedź: karta
help-hint-card-explained = Widać miejsca. Poproś o podpowiedź, a dowiesz się, którą kartę położyć.
help-hint-region = Podpowiedź: okolica
help-hint-region-explained = Widać miejsca. Poproś o podpowiedź, a dowiesz się, którą kartę położyć i mniej więcej gdzie.
help-hint-place = Podpowiedź: miejsce
help-hint-place-explained = Widać miejsca. Poproś o podpowiedź, a dowiesz się, którą kartę położyć, gdzie dokładnie i dlaczego.
help-shared = Gdy przy ekranie gra kilka osób, prognozy nigdy nie widać.
# A button beside the hand
hint-ask = Podpowiedź
hint-thinking = Myślę…
hint-first = Jeszcze się przygotowuję. Pierwsza podpowiedź trwa trochę dłużej.
# The hint itself, then why; $card: a card of the hand
hint-card-told = Spróbuj tej karty: { $card }.
hint-region-told = Spróbuj tej karty na jednym z zaznaczonych miejsc: { $card }.
hint-place-told = Spróbuj tej karty: { $card }. Miejsce: { $cell }.
hint-sure = Wszystko jest policzone do końca: nic lepszego nie ma.
hint-guess = Tak mi się wydaje.
# On the card in the hand, read aloud
hint-this-card = { CAPITAL($card) }. Podpowiedź: ta karta.
seat-plays-for-you = { $bot } gra za ciebie.
seat-come-back = Wracam do gry
seat-leave = Wstań od stołu
seat-leave-bot = Wstań, a robot zagra za ciebie
seat-call-bot = Niech robot gra za tę osobę
seat-away = { $who }: chwilowo z dala od stołu.
seat-empty = Zwolnij to krzesło
seat-own-link = Przenieś krzesło na inne urządzenie
seat-own-link-explained = Tylko dla ciebie: kto otworzy ten link, gra twoimi kartami.
# A chair that was emptied during a game; $bot plays on until somebody takes it
request-question = { $who } chce zagrać zamiast robota ({ $bot }). Zgoda?
request-answered = Czekamy na pozostałych.
request-waiting = Czekamy na zgodę pozostałych.
# $number: the first card that may be theirs
hand-overs-title = Kto przejął karty
hand-over-person = Od karty { $number } tymi kartami gra { $who }.
hand-over-bot = Od karty { $number } tymi kartami gra robot { $who }.
devices-open = { $count ->
    [one] To krzesło jest otwarte na { $count } urządzeniu.
    [few] To krzesło jest otwarte na { $count } urządzeniach.
    [many] To krzesło jest otwarte na { $count } urządzeniach.
   *[other] To krzesło jest otwarte na { $count } urządzenia.
}
devices-sign-out = Wyloguj inne urządzenia
devices-sign-out-sure = Naprawdę? Stracą to krzesło, a stary link przestanie działać.
devices-also-open = To krzesło jest otwarte także na innym urządzeniu.
devices-sign-it-out = Wyloguj je
devices-signed-out = To krzesło otwarto na innym urządzeniu.
menu-title = Ustawienia
menu-invite = Zaproś innych
menu-keys = Klawisze
menu-delete = Usuń stół dla wszystkich
menu-delete-sure = Naprawdę? Zniknie dla wszystkich.
keys-pick = wybierz kartę z ręki
keys-move = idź z miejsca na miejsce
keys-lay = przymierz tu kartę, potem ją połóż
keys-back = weź ją z powrotem
keys-hand = co mam na ręce?
keys-last = jaki był ostatni ruch?
keys-replay = zobacz, co się właśnie stało
keys-turn = czyja kolej?
keys-score = kto co ma?
keys-hint = poproś o podpowiedź
keys-help = pokaż zasady i te klawisze
after-title = Po grze
after-again = Zagraj jeszcze raz
after-next = Do następnej gry
after-replay = Obejrzyj jeszcze raz
play-on = Graj dalej od tego miejsca
play-on-try = Spróbuję po swojemu
play-on-same = Jeszcze raz te same karty
play-on-who = Kim chcesz być?
play-on-me = To ja
play-on-others = A pozostali?
play-on-known = Tymi kartami już raz grano: może je pamiętasz.
play-on-go = Gramy!
# $who: one name, or several in a list
after-wish = { $count ->
    [one] { $who } chce zagrać jeszcze raz.
    [few] { $who } chcą zagrać jeszcze raz.
    [many] { $who } chcą zagrać jeszcze raz.
   *[other] { $who } chcą zagrać jeszcze raz.
}
after-wish-open = Jeszcze jedna gra?
after-waiting = { $who }: czekamy na odpowiedź…
after-join = Dołącz: robot gra za ciebie
# Over all games at this table
evening-title = Wyniki wszystkich gier
evening-won = { $count ->
    [one] { $count } wygrana
    [few] { $count } wygrane
    [many] { $count } wygranych
   *[other] { $count } wygranej
}
