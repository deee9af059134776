### Cheese Rescue po polsku. Krótko, ciepło i konkretnie; siedmiolatek czyta to na głos bez zająknięcia.
### Te same klucze i zmienne są w każdym języku; pilnuje tego test.
### Żadne zdanie nie zależy od rodzaju ani przypadka imienia ($who) i nazwy karty ($card).

## The cards

card-dog = pies
card-cat = kot
card-mouse = mysz
card-start = karta start
# $points: what the cheese is worth
card-cheese = { $points ->
    [one] ser za { $points } punkt
    [few] ser za { $points } punkty
    [many] ser za { $points } punktów
   *[other] ser za { $points } punktu
}

# How many there are, as in a list: "2 psy"
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

cell-middle = sam początek
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
bot-random-character = kładzie co popadnie i gdzie popadnie
bot-gentle-character = miły, widzi tylko myszy obok sera
bot-greedy-character = patrzy jeden ruch naprzód
bot-plain = Poszukiwacz
bot-plain-character = po prostu szuka, grając losowo w myślach; dla porównania
# The levels, weakest first: as names, and what they are like, as after a colon
bot-little-mouse = Myszka
bot-little-mouse-character = lubi kłaść ser, nigdy obok myszy, i nie myśli dalej; w sam raz na pierwszą grę
bot-mouse = Mysz
bot-mouse-character = widzi myszy obok sera i nic więcej; łatwo z nią wygrać
bot-kitten = Kotek
bot-kitten-character = wie, że koty łapią myszy, ale zapomina o psach i nie patrzy wszędzie; dość łatwo z nim wygrać
bot-cat = Kot
bot-cat-character = widzi całą gonitwę, jeden ruch naprzód, ale nie patrzy wszędzie; da się z nim wygrać
bot-tomcat = Kocur
bot-tomcat-character = patrzy wszędzie i widzi całą gonitwę, jeden ruch naprzód; niełatwo go zaskoczyć
bot-puppy = Szczeniak
bot-puppy-character = wybiega myślą jeszcze dalej; trzeba dobrze uważać
bot-dog = Pies
bot-dog-character = wiele razy wyobraża sobie, co będzie dalej, i gra jak bardzo dobry dorosły
bot-sheepdog = Owczarek
bot-sheepdog-character = pilnuje całego kwadratu i rozważa tysiące sposobów, jak gra może potoczyć się dalej; trudno z nim wygrać
bot-old-dog = Stary Pies
bot-old-dog-character = najsilniejszy; myśli całą sekundę, a gdy gra dwóch graczy, jego ostatnie ruchy są doskonałe

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

variant-centred = start w środku: karta start leży na samym środku strefy gry
variant-dogs-hunt-mice = rosyjska instrukcja: psy łapią myszy, a koty nie łapią nikogo

## Why a move is not possible

refusal-not-your-turn = Jeszcze nie twoja kolej.
refusal-no-such-card = Tej karty nie ma w ręce: { $card }.
refusal-place-taken = Tam już leży { $card }.
refusal-outside-the-square = { $side ->
    [left] To za daleko w lewo.
    [right] To za daleko w prawo.
    [top] To za daleko w górę.
   *[bottom] To za daleko w dół.
} { $by ->
    [one] Strefa gry ma { $size } na { $size } kart, a to miejsce leży { $by } kartę za brzegiem.
    [few] Strefa gry ma { $size } na { $size } kart, a to miejsce leży { $by } karty za brzegiem.
    [many] Strefa gry ma { $size } na { $size } kart, a to miejsce leży { $by } kart za brzegiem.
   *[other] Strefa gry ma { $size } na { $size } kart, a to miejsce leży { $by } karty za brzegiem.
}
refusal-touches-nothing = To miejsce nie dotyka żadnej karty.
refusal-touches-a-corner-only = To miejsce dotyka tylko rogu. Karty muszą stykać się bokami.
refusal-game-over = Gra jest skończona.
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
refusal-impossible-pile = Ten stos się nie zgadza. Karta: { $card }. Powinno być { $expected }, a jest { $found }.
refusal-impossible-variant = Przy 3 graczach nie ma karty start, więc nie może ona leżeć na środku.

## Why a text cannot be read

refusal-no-such-face = Nie ma takiej karty: „{ $text }”. Pisz tak: D – pies, C – kot, M – mysz, S – karta start, 3a – ser gracza a za 3 punkty.
refusal-no-such-cheese = Nie ma takiego sera: „{ $text }”. Są sery za 1, 2 albo 3 punkty.
refusal-not-a-cell = Nie ma takiego miejsca: „{ $text }”. Napisz na przykład 2,-1: dwa w prawo, jeden w górę.
refusal-not-a-move = Nie ma takiego ruchu: „{ $text }”. Napisz na przykład M@2,-1.
refusal-nothing-drawn = Na tym rysunku nie ma żadnej karty.
refusal-not-a-record = To nie jest zapis gry. Zapis zaczyna się od „cheese-rescue 1”.
refusal-record-too-new = Ten zapis pochodzi z nowszej wersji Cheese Rescue (format { $version }).
refusal-record-line-missing = Tu powinno być „{ $word }”.
refusal-record-line-damaged = Coś się zepsuło przy „{ $word }”: „{ $text }”.
refusal-record-move-out-of-order = Tu powinien być ruch { $ply }.
refusal-record-move-impossible = Ruch { $ply } nie jest możliwy: { $move }.
refusal-record-line-too-many = Ta linijka jest niepotrzebna: „{ $text }”.
refusal-pile-not-known = W tym zapisie nie ma stosu, więc nie wiadomo, kto co miał.
# Put before a sentence above when it is about one line of a text
in-line = Linijka { $line }: { $sentence }
in-line-and-column = Linijka { $line }, karta { $column }: { $sentence }

## Why a square cannot be the end of a game

refusal-wrong-size = Ta strefa gry ma rozmiar { $width } na { $height }. Dla 2 graczy powinna mieć 5 na 5 kart, dla 3 graczy 6 na 6, a dla 4 graczy 7 na 7.
refusal-holes = { $holes ->
    [one] W strefie gry jest { $holes } puste miejsce. Najpierw połóż tam kartę.
    [few] W strefie gry są { $holes } puste miejsca. Najpierw połóż tam karty.
    [many] W strefie gry jest { $holes } pustych miejsc. Najpierw połóż tam karty.
   *[other] W strefie gry jest { $holes } pustego miejsca. Najpierw połóż tam karty.
}
refusal-no-start-card = Brakuje karty start. Przy { $players } graczach leży ona w strefie gry.
refusal-two-start-cards = Kart start jest tu { $found }, a w pudełku jest tylko jedna.
refusal-start-card-not-used = Przy 3 graczach karta start zostaje w pudełku.
refusal-start-card-not-in-the-middle = W tym wariancie karta start leży na samym środku.
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
refusal-shape-taken = Ten kształt już ktoś ma: { $shape }.
refusal-name-not-good = Imię ma od 1 do { $most } liter.
refusal-who-is-oldest = Kto ma najwięcej lat? Ta osoba zaczyna.
refusal-no-such-game = Takiej gry przy tym stole nie było.
refusal-not-started = Gra jeszcze się nie zaczęła.
refusal-already-started = Gra już się zaczęła.
refusal-stale = Na stole już coś się zmieniło. Popatrz jeszcze raz.
refusal-ahead = Na ten ruch jest jeszcze za wcześnie.
refusal-no-hints = Na tym miejscu gra się bez podpowiedzi.

## What the server does not allow

refusal-unreadable = Tego nie rozumiem. Wczytaj stronę jeszcze raz.
refusal-too-long = { $most ->
    [one] To za długie: może mieć najwyżej { $most } bajt.
    [few] To za długie: może mieć najwyżej { $most } bajty.
    [many] To za długie: może mieć najwyżej { $most } bajtów.
   *[other] To za długie: może mieć najwyżej { $most } bajta.
}
refusal-too-fast = Nie tak szybko! Poczekaj chwilkę i spróbuj jeszcze raz.
refusal-too-many = To już bardzo dużo razy. Zrób sobie przerwę i spróbuj jeszcze raz.
refusal-old-page = Gra urosła: wczytaj stronę jeszcze raz.
refusal-hello-first = Najpierw się przywitaj.
refusal-no-such-page = Tu nic nie ma.
refusal-no-such-method = Tego nie da się tu zrobić.
refusal-not-from-there = Ten stół jest tylko dla swojej domowej sieci.
refusal-no-such-table = Tego stołu już nie ma. Otwórz nowy!
refusal-no-such-code = Pod tym kodem nie czeka żaden stół. Sprawdź jeszcze raz każdą literę.
refusal-too-many-codes = Za dużo kodów nie pasuje. Poczekaj minutę i spróbuj jeszcze raz.
refusal-table-full = Wszystkie krzesła są zajęte.
refusal-no-watchers = Przy tym stole gra się bez widzów.
refusal-another-game = Zaczęła się już następna gra. Popatrz jeszcze raz.
refusal-no-such-bot = Nie znam bota o imieniu „{ $bot }”.
refusal-not-your-seat = Tam siedzi ktoś inny.
refusal-only-the-opener = To może zrobić tylko ta osoba, która otworzyła stół.
refusal-still-here = Ta osoba wciąż tu jest. Daj jej chwilkę.
refusal-our-fault = Coś poszło nie tak po mojej stronie. Spróbuj jeszcze raz.
refusal-stand-in = Teraz gra za ciebie bot. Spróbuj jeszcze raz.
refusal-cannot-write = Teraz nie da się tego zapisać. Twój ruch nie przepadł: spróbuj jeszcze raz za chwilkę.
refusal-stopping = Zaczynam od nowa. Zaraz wracam!

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
    [one] Koty: hop! Łapią { $count } mysz.
    [few] Koty: hop! Łapią { $count } myszy.
    [many] Koty: hop! Łapią { $count } myszy.
   *[other] Koty: hop! Łapią { $count } myszy.
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
finale-more-cheeses = Punktów jest tyle samo: wygrywa ten, komu zostało więcej serów.
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
reason-dog-frees-mouse = Pies przegania kota. Dzięki temu mysz się wymyka i zjada { $cheeses }.
reason-cheese-safe = Żadna mysz już nigdy nie zje tego sera.
reason-makes-safe = Ocalone na dobre: { $cheeses }.
reason-shuts-mouse-out = To zajmuje miejsce, z którego mysz mogłaby zjeść { $cheeses }.
reason-shuts-dog-out = To zajmuje miejsce, z którego pies mógłby przegonić kota. Wtedy mysz zjadłaby { $cheeses }. { $count ->
    [one] Chowa się jeszcze { $count } pies.
    [few] Chowają się jeszcze { $count } psy.
    [many] Chowa się jeszcze { $count } psów.
   *[other] Chowa się jeszcze { $count } psa.
}
reason-cheese-guarded = Ten ser jest dobrze pilnowany: mysz obok niego zostanie złapana.
reason-cat-guards-cheese = Kot chroni { $cheeses }: mysz, która tamtędy przyjdzie, zostanie złapana.
reason-dog-guards-cheese = Pies chroni { $cheeses }: mysz, która tamtędy przyjdzie, zostanie złapana.
reason-cat-stays = { $count ->
    [one] Żaden pies już nie przegoni tego kota.
    [few] Żaden pies już nie przegoni tych kotów.
    [many] Żaden pies już nie przegoni tych kotów.
   *[other] Żaden pies już nie przegoni tych kotów.
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
    [one] Pies przegania kota.
    [few] Pies przegania { $count } koty.
    [many] Pies przegania { $count } kotów.
   *[other] Pies przegania { $count } kota.
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
reason-small-cheese-first = To nie jest największy ser: większy zostaje w ręce na lepsze miejsce.
reason-big-cheese-waits = Jeszcze w ręce: { $cheeses }. Żadne miejsce nie jest jeszcze dość bezpieczne.
reason-gives-up-cheese = Trzeba oddać { $cheeses }.
reason-saves-others = To ratuje też { $cheeses }.
reason-dogs-unseen = { $count ->
    [one] Uwaga: chowa się jeszcze { $count } pies. Może przegonić kota.
    [few] Uwaga: chowają się jeszcze { $count } psy. Któryś może przegonić kota.
    [many] Uwaga: chowa się jeszcze { $count } psów. Któryś może przegonić kota.
   *[other] Uwaga: chowa się jeszcze { $count } psa. Któryś może przegonić kota.
}
reason-quiet = Spokojny ruch: dla serów nic się nie zmienia.

## The command line

about = Tę grę karcianą wymyślili Éric Plotton i David Paput, a wydaje ją Djeco. To wersja nieoficjalna, niezwiązana z firmą Djeco.
cli-usage = Wpisz:
cli-options-word = [OPCJE]
cli-command-word = POLECENIE …
cli-options = Opcje:
cli-commands = Polecenia:
cli-argument = { $name }: { $text }
cli-arguments-hint = Wpisz { $command } --help, a zobaczysz, co można zrobić.
cli-main = Cheese Rescue: psy straszą koty, koty polują na myszy, myszy jedzą ser. Ocal swój ser! Bez polecenia od razu zaczyna się gra.
cli-serve = Przygotuj stół dla wszystkich w domu i otwórz go w przeglądarce. Bez polecenia dzieje się to samo.
cli-worker = Myśl za boty serwerów na innych komputerach oraz nad podpowiedziami i analizami.
cli-terminal = Zagraj na tym ekranie: ludzie i boty, na dowolnych miejscach przy stole.
cli-score = Policz punkty w skończonej grze, narysowanej w pliku.
cli-replay = Pokaż zapisaną grę krok po kroku.
cli-review = Obejrzyj jeszcze raz skończoną grę: szanse każdego, ważne chwile i to, co byłoby jeszcze lepsze.
cli-verify = Sprawdź zapis gry: czy karty rozdano tak, jak zapieczętowano, czy każdy ruch był możliwy i czy wynik się zgadza.
cli-simulate = Niech boty zagrają wiele razy, a program policzy, jak kończą się gry.
cli-arena = Niech boty rozegrają turniej, a zobaczysz, kto jest lepszy: każde rozdanie gra się na wszystkich miejscach, więc szczęście się nie liczy.
cli-sit = Posadź bota przy stole w sieci, pod jego linkiem.
cli-bench = Zmierz, jak szybko to działa.
cli-bench-rules = Zagraj na chybił trafił i policz, ile kart trafia na stół w sekundę.
cli-bench-playouts = Rozgrywa losowe gry w skompilowanym jądrze i je liczy.
cli-bench-search = Przeszukuje dwadzieścia zapisanych pozycji i liczy symulacje na sekundę.
cli-bench-finish = Rozwiązuje ostatnie dziesięć ruchów dobrych gier i mówi, ile to trwa.
cli-option-plain = Proste przeszukiwanie z losowymi grami, dla porównania.
cli-option-threads = Ile wątków przeszukuje.
cli-option-positions = Ile pozycji.
cli-option-help = Pokaż tę pomoc.
cli-option-version = Pokaż wersję.
cli-option-about = Powiedz, kto wymyślił tę grę.
cli-option-lang = Język: { $languages }.
cli-option-json = Pisz w formacie JSON, dla programów.
cli-option-players = Ilu jest graczy: 2, 3 albo 4.
cli-option-centred = Wariant: karta start leży na samym środku strefy gry.
cli-option-dogs-hunt-mice = Wariant: psy łapią myszy, jak w rosyjskiej instrukcji.
cli-option-level = Ile podpowiedzi dostają ludzie: { $levels }.
cli-option-save = Zachowaj zapis gry w tym pliku.
cli-option-secret = Sekret tasowania: 64 znaki, cyfry od 0 do 9 i litery od a do f. Bez tej opcji sekret się losuje.
cli-option-ply = Pokaż stół po tylu kartach.
cli-option-review-seconds = Ile sekund myśleć nad każdą kartą.
cli-option-games = Ile ma być gier.
cli-option-host = Nasłuchuj tylko pod tym adresem i odpowiadaj każdemu, kto do niego dotrze.
cli-option-port = Port. Bez tej opcji zwykły, a jeśli jest zajęty, to inny.
cli-option-only-here = Tylko dla tego komputera.
cli-option-public-url = Adres, pod którym cały świat znajdzie ten serwer, na przykład https://cheese.example.
cli-option-trusted-proxy = Adres proxy, które stoi przed serwerem: serwer mu wierzy, gdy mówi, kto pyta. Można podać kilka razy.
cli-option-no-browser = Nie otwieraj przeglądarki.
cli-option-database = Plik, w którym są zapisane stoły, albo adres URL bazy PostgreSQL.
cli-option-bus = Adres URL Redisa, przez który rozmawia kilka serwerów i pytany jest `worker`.
cli-option-workers = Ile procesów myśli za boty; przy 0 robią to procesy `worker`.
cli-option-processes = Ile procesów myśli.
cli-option-keep-days = Stół, na którym przez tyle dni nic się nie zmieniło, jest usuwany.
cli-option-bot-pause = Ile sekund bot czeka, zanim położy kartę.
cli-option-gone-after = Po ilu sekundach bot gra dalej za osobę, która się rozłączyła.
cli-option-nudge-after = Po ilu sekundach gra przypomina osobie, że teraz jej kolej.
cli-option-idle-after = Ile sekund po przypomnieniu bot gra dalej za tę osobę.
cli-option-sockets = Ile urządzeń może być połączonych, razem ze wszystkich adresów.
cli-option-sockets-per-address = Ile urządzeń może być połączonych z jednego adresu.
cli-option-tables-per-hour = Ile stołów można otworzyć z jednego adresu w ciągu godziny.
cli-option-requests-per-second = Ile zapytań WWW można wysłać z jednego adresu w ciągu sekundy.
cli-option-messages-per-second = Ile wiadomości może wysłać jedno urządzenie w ciągu sekundy.
cli-option-address-messages-per-second = Ile wiadomości mogą wysłać w ciągu sekundy wszystkie urządzenia z jednego adresu razem.
cli-option-wrong-codes-per-minute = Ile błędnych kodów można wypróbować z jednego adresu w ciągu minuty.
cli-option-longest-message = Największa długość wiadomości z urządzenia, w bajtach.
cli-option-longest-body = Największa długość treści zapytania WWW, w bajtach.
cli-option-public-metrics = Pokazuj liczby z /metrics także innym komputerom, nie tylko temu.
cli-option-access-log = Zapisuj każde zapytanie, bez adresów i imion.
cli-option-bot = Kto gra: { $bots }.
cli-option-seed = Liczba: z tą samą liczbą wszystko się powtórzy.
cli-option-seconds = Ile sekund mierzyć.
cli-option-arena-games = Ile co najmniej gier; będzie ich trochę więcej, żeby każdy dostał te same rozdania.
cli-option-thinking-seconds = Ile sekund bot może myśleć nad ruchem; 1, jeśli nic nie podasz.
cli-option-simulations = Ile symulacji bot może zrobić na ruch, zamiast sekund: wtedy gry się powtarzają.
cli-option-patience = Po tylu sekundach nad jednym ruchem bot z zewnątrz przegrywa grę. Bez tego: 3 razy czas myślenia i jeszcze 2, a z --simulations 60.
cli-option-jobs = Ile gier naraz; tyle, ile rdzeni, jeśli nic nie podasz.
cli-option-dask = Graj na klastrze Dask pod tym adresem.
cli-option-results = Zapisuj każdą grę w tym pliku. To samo polecenie ruszy dalej tam, gdzie się skończyło.
cli-option-csv = Zapisz tabelę także w tym pliku, jako CSV.
cli-option-plot = Narysuj drabinę w tym pliku, jako SVG.
cli-option-own-bot = Kto gra: package.module:Class albo nazwa jednego z naszych botów.
cli-argument-seats = Kto siada do stołu, jedno słowo na każde miejsce: person (człowiek), { $bots }.
cli-argument-file = Plik. Gdy zamiast niego jest kreska albo nic, program czyta to, co wpiszesz albo co poda mu inny program.
cli-argument-record = Plik z zapisem gry.
cli-argument-entrants = Kto bierze udział, co najmniej dwóch: { $bots } albo twój własny jako package.module:Class.
cli-argument-link = Link do stołu albo do krzesła przy nim (z # w środku).

error-no-such-option = Nie ma opcji { $option }.
error-no-such-command = Nie ma polecenia „{ $command }”.
error-missing = Czegoś tu brakuje: { $name }.
error-too-much = To więcej, niż potrzeba.
error-bad-value = To nie pasuje: { $name }.
error-no-file = Nie ma pliku { $file }.
error-unreadable-file = Nie da się odczytać tekstu z pliku { $file }.
error-file-too-long = Plik { $file } jest za długi.
error-cannot-write = Nie da się zapisać pliku { $file }.
error-file-exists = Plik { $file } już istnieje. Wybierz inną nazwę.
error-no-such-ply = { $last ->
    [one] Ta gra ma tylko { $last } ruch, nie ma w niej ruchu { $ply }.
    [few] Ta gra ma tylko { $last } ruchy, nie ma w niej ruchu { $ply }.
    [many] Ta gra ma tylko { $last } ruchów, nie ma w niej ruchu { $ply }.
   *[other] Ta gra ma tylko { $last } ruchu, nie ma w niej ruchu { $ply }.
}
error-interrupted = Przerwane.

## Score

score-how = Narysuj strefę gry, jedna linia to jeden rząd: D pies, C kot, M mysz, S karta start, 3a ser za 3 punkty pierwszego gracza (dalej b, c, d). Potem naciśnij Ctrl-D.

## Verify

verify-true-sealed = Ten zapis jest prawdziwy: karty rozdano dokładnie tak, jak zapieczętowano.
verify-true-unsealed = W tym zapisie nie widać błędów, ale nie wiadomo, czy karty rozdano tak, jak zapieczętowano.
verify-false = Ten zapis nie jest prawdziwy: coś się w nim nie zgadza.
verify-seal = { $finding ->
    [fits] Sekret jest ten sam, który zapieczętowano.
    [differs] Sekret jest inny niż ten, który zapieczętowano.
   *[unknown] Pieczęci nie da się sprawdzić: brakuje pieczęci albo sekretu.
}
verify-deal = { $finding ->
    [fits] Stos zgadza się z sekretem.
    [differs] Stos nie zgadza się z sekretem.
   *[unknown] Rozdania nie da się sprawdzić: brakuje sekretu albo stosu.
}
verify-moves = { $finding ->
    [fits] Każdy ruch był możliwy.
   *[differs] Nie każdy ruch był możliwy.
}
verify-result = { $finding ->
    [fits] Wynik się zgadza.
    [differs] Wynik się nie zgadza.
   *[unknown] Wyniku nie da się sprawdzić.
}

## Replay

replay-ply = Karta { $ply } z { $last }. { $who }: { $card } ({ $cell })
replay-begin = Przed pierwszą kartą

## Simulate

# Numbers in tables: an average, and a share
number-mean = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
number-share = { NUMBER($number, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-title = { $games }, { $players }, { $bot }
simulate-running = Boty grają
simulate-seat = gracz
simulate-mean = średnio punktów
simulate-most = rekord punktów
simulate-cheeses = ocalone sery
simulate-won = wygrane solo
simulate-shared = wspólne wygrane
simulate-share = udział wygranych
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

arena-how = Gdy botów jest mniej niż miejsc, każdy gra sam przeciw kopiom każdego innego; inaczej po kolei siadają wszystkie zestawy różnych botów. Udział liczy gry, w których bot był jedyny w swoim rodzaju, a wspólna wygrana liczy się w części. Przedział zawiera prawdziwy udział 95 razy na 100; każde rozdanie to jedna próba. Bot z zewnątrz działa we własnym procesie; jeśli złamie zasadę, zepsuje się albo myśli za długo, przegrywa tę grę.
arena-title = Arena: { $games }, { $players }
arena-who = bot
arena-share = udział wygranych
arena-interval = przedział 95%
arena-from-to = { $low } do { $high }
arena-rating = siła
arena-rating-value = { $mu } ± { $reach }
arena-forfeits = walkowery
arena-tables = Stół po stole
arena-table = kto siedział
arena-even = Po równo byłoby { $even }. Siła zaczyna się od 25. Ziarno: { $seed }
# One entrant of the picture, for who listens
arena-told = { $who }: { $share } ({ $low } do { $high }), siła { $rating }.
arena-forfeit = { $who } oddaje walkowerem rozdanie { $deal } ({ $seating }) przy karcie { $ply }: { $why }
arena-forfeits-more = { $who }: dalsze walkowery są już tylko liczone. --json powie o wszystkich.
arena-why-illegal = taki ruch jest niedozwolony: { $detail }
arena-why-no-move = to nie jest ruch: { $detail }
arena-why-raised = coś się zepsuło: { $detail }
arena-why-late = trwało to za długo: { $detail } s
arena-why-died = jego proces się skończył
arena-kept = { $count ->
    [one] Zapisana jest { $count } gra. To samo polecenie ruszy stąd dalej.
    [few] Zapisane są { $count } gry. To samo polecenie ruszy stąd dalej.
    [many] Zapisanych jest { $count } gier. To samo polecenie ruszy stąd dalej.
   *[other] Zapisane jest { $count } gry. To samo polecenie ruszy stąd dalej.
}
arena-two-at-least = Turniej wymaga co najmniej dwóch botów.
arena-one-budget = Wybierz jedno: --seconds albo --simulations.
arena-jobs-or-dask = Wybierz jedno: --jobs albo --dask.
arena-no-such-bot = Nie znam bota o imieniu „{ $name }”. Są { $bots } oraz twój własny jako package.module:Class.
arena-not-found = Nie da się wczytać { $name }: { $why }
arena-no-results = W pliku { $file } nie ma wyników areny albo wiersz { $line } jest uszkodzony.
arena-other-tournament = Plik { $file } należy do innego turnieju: inne boty, inna liczba graczy, inne zasady, inne ziarno albo inny czas myślenia.
arena-in-use = Inna arena zapisuje teraz do pliku { $file }.
arena-no-dask = Do klastra potrzebny jest Dask. Zainstaluj go tak: pip install "cheese-rescue[dask]"
arena-no-cluster = Pod adresem { $address } nie odpowiada żaden klaster Dask.
arena-workers-lost = Procesy, które grają, wciąż się kończą. Poddaję się.

## A bot at a table online

sitting-no-link = To nie jest link do stołu. Wygląda jak https://cheese.example/t/… i może mieć # na końcu.
sitting-no-answer = Nikt nie odpowiada pod adresem { $server }.
sitting-no-game-there = Nie ma tam Cheese Rescue albo jest nowsze.
sitting-refused = Stół mówi nie: { $sentence }
sitting-no-chair = Krzesło nie jest już nasze.
sitting-seated = Siedzimy na krześle { $chair }. Ctrl-C, żeby wstać.
sitting-own-link = Tylko dla ciebie: ten link przyprowadzi bota z powrotem na krzesło: { $link }
sitting-begun = Gra się zaczyna.
sitting-won = Koniec gry i wygraliśmy: { $points }.
sitting-not-won = Koniec gry: { $points }. Wygrał ktoś inny.
sitting-coming-back = Połączenie zniknęło. Wracamy …
sitting-ended = Stół został uprzątnięty. Do zobaczenia!
sitting-stand-in = { $who } nie zrobił dobrego ruchu ({ $why }). Zamiast niego kartę położył prosty bot.

## The terminal game

motto = Psy straszą koty, koty polują na myszy, myszy jedzą ser. Ocal swój ser!
terminal-how = Wpisz kartę i miejsce, na przykład „m 4”: mysz na miejscu 4. Wpisz ?, jeśli chcesz pomocy, albo q, jeśli chcesz skończyć.
terminal-how-real-table = Wpisz kartę i miejsce, na przykład „m 1,0”: mysz o jeden w prawo od startu. Minus znaczy w górę: „m 0,-1”. Wpisz ?, jeśli chcesz pomocy, albo q, jeśli chcesz skończyć.
terminal-hint-how = Wpisz !, kiedy chcesz podpowiedzi.
terminal-who = Kto gra?
terminal-bot = { $word }: { $bot }, { $character }
terminal-who-help = Naciśnij Enter, a gra zacznie się od razu: ty i { $bot }. Albo wpisz, kto siada do stołu, jedno słowo na każde miejsce (person to człowiek), na przykład: person person kitten
terminal-who-again = Wpisz 2, 3 albo 4 słowa: person (człowiek), { $bots }.
terminal-oldest = Kto ma najwięcej lat? Ta osoba zaczyna. Wpisz jej numer albo naciśnij Enter, a zdecyduje los
terminal-begins = Zaczyna { $who }.
terminal-sealed = Stos jest potasowany i zapieczętowany: { $seal }
terminal-curtain = Teraz gra { $who }. Inni nie podglądają! Naciśnij Enter
terminal-turn = { $who }: twój ruch
terminal-hand = Twoje karty:
terminal-pile = Stos: { $cards }
terminal-unseen = Jeszcze się chowają: { $animals }
terminal-holds = { $who }: { $cards }
terminal-last-move = { $who }: { $card } ({ $cell })
terminal-choose = Karta i miejsce
terminal-and-place = { $card } – a gdzie?
terminal-confirm = Naciśnij Enter, żeby położyć kartę, albo wpisz inną kartę i miejsce
terminal-not-understood = Tu trzeba wpisać kartę i miejsce. Wpisz ?, a zobaczysz pomoc.
terminal-no-such-place = Na stole nie ma miejsca numer { $place }.
terminal-forecast = Gdyby gra skończyła się teraz: { $results }
terminal-help = Karty: d to pies, c to kot, m to mysz, a 1, 2 i 3 to twoje sery. Miejsca: numery na stole albo kroki od startu, na przykład 2,-1 (dwa w prawo, jeden w górę). Każda karta musi stykać się bokiem z inną kartą. Kiedy strefa gry jest pełna, psy przeganiają koty. Koty, które zostały, łapią myszy. Myszy, które zostały, zjadają ser.
terminal-forecast-alone = Podpowiedź „forecast” działa tylko wtedy, gdy przy ekranie gra jedna osoba.
terminal-drawn = Pobierasz kartę: { $card }
terminal-press-enter = Naciśnij Enter
terminal-saved = Gra jest zapisana w pliku { $file }.
terminal-again = Jeszcze raz? Zacznie następny gracz. Wpisz t (tak) albo n (nie)
terminal-yes = t
terminal-review-how = Chcesz zobaczyć, jak poszła gra? Wpisz { $letter }: jeszcze raz przyjrzę się każdej karcie.
terminal-review-key = p
terminal-goodbye = Do zobaczenia!

## The server

serve-here = Na tym komputerze: { $url }
serve-others = Dla wszystkich innych: { $url }
serve-answers-home = Odpowiedź dostają tylko urządzenia z twojej domowej sieci.
serve-answers-here = Odpowiedź dostaje tylko ten komputer.
serve-answers-everybody = Odpowiedź dostaje każdy, kto tu dotrze.
serve-no-proxy = Żadne proxy nie jest zaufane: za nim wszyscy liczą się jako jeden adres. Zmienia to --trusted-proxy.
serve-end = Naciśnij Ctrl-C, żeby skończyć. Każda gra jest zapisana i następnym razem potoczy się dalej.
serve-stopped = Do następnego razu!
worker-here = Myśli dla każdego serwera, który pyta przez { $url }.
serve-migrated = Stoły są zaktualizowane. To, jak było przedtem, jest zachowane w pliku { $file }.
serve-few-files = Ten komputer pozwala połączyć naraz tylko tyle urządzeń: { $sockets }.
error-port = Na porcie { $port } nie da się nasłuchiwać ({ $reason }). Wybierz inny za pomocą --port.
error-database = Stołów z pliku { $file } nie da się użyć ({ $reason }).
error-database-newer = Stoły w pliku { $file } zapisała nowsza wersja gry. Najpierw zaktualizuj tę.
error-host-and-only-here = Opcje --host i --only-here nie działają razem.
error-no-workers = --workers 0 potrzebuje --bus, żeby móc pytać innych.
page-description = Psy straszą koty, koty łapią myszy, myszy jedzą ser. Uratuj swój! Gra karciana dla dwóch do czterech osób, z bliskimi z domu i z daleka.
page-noscript = Cheese Rescue potrzebuje JavaScriptu: włącz go, proszę.

## The rules page

rules-title = Poznaj zasady
rules-lead = Ocal swój ser!
rules-idea = Gracze po kolei kładą karty obok siebie, po jednej, aż na stole powstanie pełny kwadrat. Wtedy zwierzęta zaczynają się gonić. Kto ocali najwięcej sera, wygrywa!
rules-facts = Dla 2, 3 albo 4 graczy w wieku od 7 do 99 lat. Gra trwa mniej więcej kwadrans.
rules-contents = Na tej stronie
rules-chain-dogs = Psy straszą koty.
rules-chain-cats = Koty polują na myszy.
rules-chain-mice = Myszy jedzą ser.
# A little board, read aloud. $cards: the cards of a row, from left to right
rules-row = Rząd { $row }: { $cards }.
rules-row-alone = Od lewej do prawej: { $cards }.
# $shape: whose cheese it is
rules-owned = { $card } ({ $shape })
rules-new = { $card } (nowa karta)
rules-empty = puste
# An empty square before the game
rules-square = Pusta strefa gry: { $size } na { $size } miejsc.
rules-square-start = Strefa gry: { $size } na { $size } miejsc, na środku karta start.
# Before a little board: such a move is allowed, or it is not
rules-yes = Tak!
rules-no = Nie!
# $board: a little board, read aloud as above
rules-before = Przedtem. { $board }
rules-after = Potem. { $board }

rules-cards = Karty
rules-cards-dog = Pies szczeka i wszystkie koty obok niego uciekają.
rules-cards-cat = Kot łapie wszystkie myszy obok siebie. Ale tylko wtedy, gdy nie przegonił go pies!
rules-cards-mouse = Mysz zjada wszystkie sery obok siebie. Ale tylko wtedy, gdy nie złapał jej kot!
rules-cards-start = Tu zaczyna się gra. Ta karta nikogo nie goni i nikt jej nie goni.
rules-cards-beside = „Obok” to znaczy po lewej, po prawej, nad kartą albo pod nią. Róg się nie liczy.
rules-cards-nobody = Zwierzęta są niczyje. Mysz zje twój ser, nawet jeśli to ty ją kładziesz!
rules-cards-cheese = Tylko sery są czyjeś. Każdy gracz ma sześć serów w jednym kształcie, więc zawsze widać, czyje są.
rules-cards-worth = Twoje sery są warte 1, 1, 1, 2, 2 i 3 punkty. Razem to 10.

rules-ready = Przygotowanie
rules-ready-size = Strefa gry to kwadrat { $size } na { $size } kart.
rules-ready-start = Karta start leży na środku stołu.
rules-ready-no-start = Bez karty start: zostaje w pudełku.
# $dogs, $cats, $mice: such as “3 dogs”
rules-ready-in = W grze: { $dogs }, { $cats } i { $mice }.
rules-ready-out = Do pudełka: { $dogs }, { $cats } i { $mice }.
rules-ready-all = W grze są wszystkie zwierzęta: { $dogs }, { $cats } i { $mice }.
rules-ready-choose = Wybierz kształt i weź jego sześć serów. Kształty, których nikt nie chce, wracają do pudełka.
rules-ready-shuffle = Potasuj zwierzęta i połóż je obrazkami w dół. To jest stos.
rules-ready-draw = Pobierz 2 karty ze stosu. Teraz masz 8 kart. Nikomu ich nie pokazuj!
rules-ready-oldest = Zaczyna najstarsza osoba. Potem gracie po kolei, tak jak idą wskazówki zegara.
rules-ready-here = Na tym ekranie karty tasują się i rozdają same. Nikt nie pyta, ile masz lat: kto otwiera stół, mówi, kto zaczyna, albo zostawia to losowi.

rules-turn = Twoja kolej
rules-turn-lay = Połóż jedną kartę: zwierzę albo swój ser. Zawsze jedną, nigdy dwie, i nie wolno pasować.
rules-turn-draw = Pobierz kartę z wierzchu stosu. Znowu masz 8 kart. Kiedy stos się skończy, nikt już nie pobiera.
rules-turn-where = Gdzie może leżeć moja karta?
rules-turn-side = Twoja karta musi całym bokiem stykać się z inną kartą. Pierwszą ze wszystkich połóż obok karty start.
rules-turn-side-yes = Nowa mysz styka się bokiem z kotem.
rules-turn-side-no = Tutaj mysz dotyka tylko rogu.
rules-turn-fit = Wszystkie karty razem muszą się zmieścić w strefie gry. Nikt nie rysuje wcześniej jej brzegów: jest tam, gdzie wszystkie karty jeszcze się mieszczą. Może rosnąć w tę albo w tamtą stronę, ale nigdy ponad swój rozmiar.
rules-turn-fit-yes = Pięć kart w rzędzie: przy 2 graczach strefa gry nie może być szersza.
rules-turn-fit-no = Szósta karta już się nie mieści.
rules-turn-stay = Możesz próbować różnych miejsc, jak długo chcesz. Kiedy powiesz „tutaj”, karta już tam zostaje.
rules-turn-secret = Twoje karty są tajne i kolejność kart w stosie też. Ale każdy może wiedzieć, ile kart mają inni i jakie mają sery. Jedyna zagadka to: kto ma które zwierzęta?

rules-chase = Gonitwa
rules-chase-full = Kiedy strefa gry jest pełna, zaczyna się gonitwa. Każdy położył 12 kart. Twoje 3 ostatnie karty już się nie liczą.
rules-chase-order = Są w niej trzy kroki, zawsze w tej kolejności:
rules-chase-dogs = Najpierw psy: każdy kot obok psa ucieka.
rules-chase-dogs-here = Kot na górze siedzi obok psa. I już go nie ma!
rules-chase-cats = Potem koty: każdy kot, który został, łapie myszy obok siebie.
rules-chase-cats-here = Kot na dole łapie dwie myszy. Mysz w rogu na górze ma szczęście: jej kot właśnie uciekł.
rules-chase-mice = Na koniec myszy: każda mysz, która została, zjada sery obok siebie.
rules-chase-mice-here = Mysz, która miała szczęście, zjada ser za 2 punkty. Dwa pozostałe sery są ocalone!
rules-chase-together = W każdym kroku wszystkie karty znikają w tej samej chwili.

rules-show = Zobacz gonitwę
rules-show-text = Tutaj dwoje graczy właśnie zapełniło strefę gry. Niech zacznie się gonitwa! Możesz ją zatrzymać, iść krok w przód i krok w tył albo przeczytać ją jako tekst.
rules-show-riddle = Zagadka: jedna mysz ma szczęście, bo pies przegania jej kota. Która to mysz i co zjada?
rules-show-rules = Według jakich zasad?
rules-show-usual = Zwykłe zasady
rules-show-russian = Rosyjska instrukcja
rules-show-lost = Teraz nie da się pokazać gonitwy. Za chwilkę wczytaj stronę jeszcze raz.

rules-points = Kto wygrywa?
rules-points-add = Policz punkty na swoich serach, które zostały. Wygrywa ten, kto ma najwięcej!
rules-points-level = Remis? Wtedy wygrywa ten, komu zostało więcej serów.
rules-points-shared = Dalej remis? Wtedy wygrywacie razem: we dwoje, we troje albo we czworo, nawet jeśli nikt nie ma punktów.
# Beside the cheeses that are left to somebody: “3 points, 1 cheese”
rules-points-count = { $points }, { $cheeses }
rules-points-example = Tu i tu są 3 punkty. Ale dwa sery wygrywają z jednym.

rules-three = Gra we troje
rules-three-start = Nie ma karty start. Kto zaczyna, kładzie pierwszą kartę, gdzie chce.
rules-three-size = Strefa gry to kwadrat 6 na 6 kart.
rules-three-centred = Nie ma wariantu „start w środku”, bo nie ma karty na środek.
rules-three-same = Cała reszta jest taka sama.

rules-variants = Dwa warianty
rules-variants-lead = Kto otwiera stół, może włączyć jeden albo oba. Jeśli tego nie zrobi, wszystko jest tak, jak napisano wyżej.
rules-centred = Start w środku
rules-centred-text = Karta start leży na samym środku strefy gry. Dzięki temu od początku wiesz, gdzie są brzegi. Dla 2 albo 4 graczy.
rules-russian = Rosyjska instrukcja
rules-russian-text = Psy ruszają dwa razy: w drugim kroku łapią myszy obok siebie, a koty nie łapią nikogo. Tak jest napisane w rosyjskiej instrukcji. To pewnie pomyłka, ale fajnie jest spróbować! Dla 2, 3 albo 4 graczy.
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
rules-ask-start = Co robi karta start w gonitwie?
rules-tell-start = Nic. Leży jak mur: nikt nie widzi, co jest za nią.
rules-ask-hand = Czy muszę położyć wszystkie swoje sery?
rules-tell-hand = Nie. Na koniec zostają ci trzy karty i mogą to być sery. Ale za ser w ręce nie ma punktów.
rules-ask-leave = A jeśli ktoś musi iść?
rules-tell-leave = Wtedy bot gra dalej kartami tej osoby, aż ona wróci.

rules-makers = Kto wymyślił tę grę?
rules-own-words = To są zasady opowiedziane naszymi słowami. W drukowanych instrukcjach nie ma, ile jest których zwierząt ani ile są warte sery. Dlatego gramy tak: 6 psów, 12 kotów, 18 myszy i takie punkty, jak widać wyżej.

## What we keep

kept-title = Co o tobie zapisujemy
kept-lead = Nic, co mówi, kim jesteś.
kept-no-account = Żadnego konta, żadnego e-maila, żadnego hasła.
kept-no-cookies = Żadnych ciasteczek (cookies) i żadnych reklam. Nikt cię nie śledzi.
kept-no-others = Nie pytamy o nic innych komputerów. Obrazki, dźwięki i słowa pochodzą z tego samego miejsca co gra.
kept-table = Przy twoim stole
kept-table-lead = Żeby jutro można było grać dalej, komputer, na którym działa gra, zapisuje:
kept-table-cards = jakie karty położono, gdzie i kiedy;
kept-table-name = twoje imię przy stole. Widzą je tylko ci, którzy przy nim siedzą. Nie musi być prawdziwe, a jeśli nic nie wpiszesz, gra wymyśli coś śmiesznego.
kept-table-days = { $days ->
    [one] Jeśli przez { $days } dzień nic się przy stole nie dzieje, stół jest usuwany razem z imionami i kartami.
    [few] Jeśli przez { $days } dni nic się przy stole nie dzieje, stół jest usuwany razem z imionami i kartami.
    [many] Jeśli przez { $days } dni nic się przy stole nie dzieje, stół jest usuwany razem z imionami i kartami.
   *[other] Jeśli przez { $days } dnia nic się przy stole nie dzieje, stół jest usuwany razem z imionami i kartami.
}
kept-delete = Usuń stół od razu
kept-delete-how = Nie trzeba czekać. Ta osoba, która otworzyła stół, może go usunąć w każdej chwili, a każdy, kto przy nim siedzi, może to zrobić po skończonej grze. Znajdziesz to w menu stołu. Wtedy wszystko od razu znika.
kept-reactions = Co do siebie mówicie
kept-reactions-how = Nie da się do siebie pisać. Można tylko zawołać gotowe słowa, na przykład „Cześć!” albo „Brawo!”. Nie zapisujemy ich. Jeśli ci przeszkadzają, wyłącz je w menu stołu.
kept-device = Na tym urządzeniu
kept-device-lead = Twoja przeglądarka pamięta trzy rzeczy, tylko tutaj:
kept-device-seats = twoje miejsca, żeby dało się wrócić do stołu;
kept-device-settings = twoje ustawienia, na przykład język i dźwięk, i ostatnie wpisane imię;
kept-device-games = twoje gry i to, z kim były grane, żeby można je było obejrzeć jeszcze raz.
kept-device-shared = Kto użyje tego urządzenia po tobie, też to zobaczy. Jeśli tego nie chcesz, naciśnij guzik.
kept-forget = Zapomnij wszystko na tym urządzeniu
kept-forget-sure = Naprawdę wszystko? Twoje miejsca, ustawienia i gry z tego urządzenia znikną na zawsze.
kept-forget-yes = Tak, zapomnij wszystko
kept-forget-no = Nie, niech zostanie
kept-forgotten = Gotowe. To urządzenie już nic nie pamięta.
kept-adults = Dla dorosłych, dokładniej
kept-adults-server = Dla każdego stołu serwer prowadzi w bazie danych jeden dziennik: opcje, wpisane imiona (najwyżej 12 liter), kształty i poziomy pomocy, każdy ruch z jego godziną, liczby losowe z tasowania oraz skrót (hash) klucza każdego miejsca. Gdy stół jest usuwany, jego dziennik jest kasowany i nadpisywany. Osoba, która prowadzi serwer, może czytać bazę danych; jeśli robi jej kopie, sama za nie odpowiada.
kept-adults-rest = Adresy sieciowe są używane tylko w pamięci, przeciw nadużyciom. Dziennika dostępu nie ma, chyba że włączy go gospodarz, a i wtedy nie zawiera on adresów ani imion. Przeglądarka używa pamięci lokalnej, bez ciasteczek. W zapisie gry nie ma imion, dat ani miejsc. Kto otwiera zapis, wysyła go do odczytania na serwer; serwer go nie przechowuje.

## The finale in the browser

finale-hush = Cicho … wszyscy otwierają oczy.
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
finale-square = Kwadrat podczas gonitwy
finale-place-gone = { $cell }: teraz pusto. Przedtem: { $card }
# Buttons
finale-start = Zacznij gonitwę
finale-controls = Przyciski gonitwy
finale-play = Odtwórz
finale-pause = Pauza
finale-back = Krok wstecz
finale-on = Krok dalej
finale-again-part = Ta część jeszcze raz
finale-again = Wszystko jeszcze raz
finale-slower = Wolniej
finale-skip = Na sam koniec
finale-text = Przeczytaj jako tekst
finale-tap = Dotknij dowolnego miejsca, a opowie swoją historię.
# The story of a place. $mouse, $cat, $cats, $dogs … point at places: “①”, or “(2 right, 1 up)” for who listens; $count is how many.
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
story-cats-catch-nothing = W tej grze koty niczego nie łapią.
story-dog-chased = { $count ->
    [one] Przegonił tego kota { $cats }.
    [few] Przegonił te koty { $cats }.
    [many] Przegonił te koty { $cats }.
   *[other] Przegonił te koty { $cats }.
}
story-dog-caught = { $count ->
    [one] Złapał tę mysz { $mice }.
    [few] Złapał te myszy { $mice }.
    [many] Złapał te myszy { $mice }.
   *[other] Złapał te myszy { $mice }.
}
story-dog-idle = Nikogo nie przegonił.
story-start = Na nikogo nie poluje i nikt na nią nie poluje.

## Score our table

# A player of whom only the cheese is known: used like a name
player-by-shape = { $shape ->
    [wheel] Krążek
    [wedge] Trójkąt
    [block] Kostka
   *[heart] Serce
}
score-title = Policz nasz stół
score-lead = Grasz prawdziwymi kartami? Wpisz tu pełną strefę gry, karta po karcie, i zaczyna się gonitwa!
score-players = Ile osób grało?
score-size = { $size } × { $size }
score-who = Kto miał który ser?
# $number: 1 to 4
score-shape-of = Gracz { $number }: który ser?
score-name-of = Gracz { $number }: jakie imię?
score-name = Imię
score-rules = Czy to był wariant?
score-next = Do kart
score-way = Jak chcesz to zrobić?
score-in-order = Karta po karcie
score-paint = Maluj
score-in-order-how = Jaka karta leży na jasnym miejscu? Dotknij jej na dole.
score-paint-how = Wybierz kartę na dole. Potem dotykaj jej miejsc albo przeciągnij po nich palcem.
score-keys = Klawisze: D pies, C kot, M mysz, S karta start. 3, a potem A: ser za 3 punkty pierwszego gracza.
score-square = Pełna strefa gry
score-cell = rząd { $row }, karta { $column }: { $card }
score-palette = Karty do wyboru
score-face = { $card }, w strefie gry: { $count }
score-erase = Zabierz kartę
score-undo = Cofnij ostatni krok
# How many cards are tapped in
score-done = { $done } z { $all }
score-full = Wszystkie karty już są!
score-not-yet = Prawie! To się jeszcze nie zgadza:
score-fine = Teraz wszystko się zgadza!
score-change = Gracze i zasady
score-clear = Usuń wszystkie karty
score-back = Wróć do kart
score-again = Policz następny stół

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
replay-on = Jedna karta dalej
replay-last = Na koniec
replay-hands = Pokaż karty na ręce
# Several equal cards in a hand, read aloud
replay-several = { $count } × { $card }
# A bot laid this card for somebody
replay-stand-in = { $who } ({ $bot })
replay-unfinished = Ta gra nie została dokończona.
replay-luck = Czy los był uczciwy?
replay-luck-how = Przed grą potasowane karty zamyka pieczęć, jak list. Nikt nie może tam zajrzeć ani nic zmienić. Po grze list się otwiera i każdy może to sprawdzić.
replay-luck-check = Sprawdź los
replay-luck-same = Przed grą to urządzenie widziało pieczęć i dodało swoją szczęśliwą liczbę. Jedno i drugie się zgadza. Nikt więc nie mógł ułożyć kart!
replay-luck-same-seal = Przed grą to urządzenie widziało pieczęć. To wciąż ta sama.
replay-luck-other-seal = Uwaga: przed grą to urządzenie widziało inną pieczęć.
replay-luck-other-number = Uwaga: brakuje tu szczęśliwej liczby, którą dodało to urządzenie.
replay-luck-absent = To urządzenie nie widziało pieczęci przed grą. Może sprawdzić tylko to, co tu zapisano.
replay-give = Zachowaj grę albo pokaż innym
replay-give-how = Cała gra jest w linku, bez żadnych imion.
replay-copy = Kopiuj link
replay-share = Udostępnij
replay-download = Zapisz w pliku
replay-link = Link do tej gry
replay-copied = Link skopiowany.
replay-copy-yourself = Link jest zaznaczony. Teraz go skopiuj!
replay-another = Inna gra

## What a review says of a game; kind in tone

review-title = Jak przebiegła gra?
review-lead = Oglądam każdą kartę jeszcze raz: jakie kto miał szanse, gdzie gra się odwróciła i co było dobrze wypatrzone. Liczę tylko to, co każdy gracz mógł wiedzieć.
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
review-none = Nikt nie przepuścił wielkiej okazji. Dobra gra!
review-well = Świetnie wypatrzone!
review-better = Jeszcze lepiej: { $card } ({ $cell }).
review-went = { $who }: szanse około { $before }% po najlepszym ruchu, około { $after }% po tym ruchu.
review-went-sure = { $who }, policzone do końca: szanse { $before }% po najlepszym ruchu, { $after }% po tym ruchu.
review-best = Lepszego ruchu nie umiem znaleźć.
review-good = Dobry ruch: nie widzę wyraźnie lepszego.
review-best-sure = To był najlepszy ruch: policzone do samego końca.
review-what-if = A gdyby…?
review-as-it-was = Tak jak było
review-what-if-told = A gdyby leżała tu ta karta: { $card } ({ $cell })?
# In a list of everybody: “Anna 7, Ben 5”
review-points = { $who } { $points }
# What the points would be, or are expected to be; $points is that list
review-would = Wtedy punkty, na oko: { $points }.
review-would-sure = Wtedy punkty, na pewno: { $points }.
review-made = Po zagranym ruchu, na oko: { $points }.
review-made-sure = Po zagranym ruchu, na pewno: { $points }.
review-ghost = { $place }. A gdyby leżała tu ta karta: { $card }?

## Our games

games-title = Nasze gry
games-running = Twoje stoły
games-finished = Skończone gry
games-your-turn = Twoja kolej!
games-turn = Teraz gra { $who }.
games-going-on = Gra trwa.
games-gathering = Czekamy na graczy.
games-over = Ta gra jest skończona. Gramy jeszcze raz?
games-to-table = Do stołu
games-empty = Nie ma tu jeszcze żadnej gry. Czas na pierwszą!
games-play = Graj
games-deleted = Gra została usunięta.
games-bring-back = Przywróć ją
games-look = Obejrzyj znowu
# A game, read aloud: its date, and who played
games-which = { $when }, { $names }
games-delete = Usuń: { $when }, { $names }
games-you-won = Wygrywasz!
games-unfinished = Gra niedokończona
games-where = Gry są tylko na tym urządzeniu. W pliku możesz je przenieść na inne.
games-save = Zapisz wszystkie w jednym pliku
games-bring = Dodaj gry z pliku
games-brought = { $count ->
    [0] Wszystkie te gry już tu były.
    [one] Jest tu { $count } nowa gra.
    [few] Są tu { $count } nowe gry.
    [many] Jest tu { $count } nowych gier.
   *[other] Jest tu { $count } nowej gry.
}
games-broken = W tym pliku nie widzę żadnych gier. Czy to na pewno ten?

## The game in the browser: everywhere

home = Strona główna
close = Zamknij
cancel = Nie teraz
reload = Wczytaj jeszcze raz
settings-language = Język
settings-sound = Dźwięki
settings-reactions = Pokazuj, co wołają inni
settings-theme = Światło
theme-auto = jak na tym urządzeniu
theme-light = lampa świeci
theme-dark = lampa zgaszona
sound-on = Włącz dźwięk
sound-off = Wyłącz dźwięk
trouble-title = Ojej!
trouble-lost = Połączenie się urwało. Już próbuję od nowa, poczekaj chwilkę.
trouble-unreachable = Nie mogę połączyć się ze stołem. Czy to urządzenie jest w sieci? Spróbuj jeszcze raz za chwilkę.

## The first page

home-play = Zagraj teraz
home-ways = Inne sposoby na grę
home-friends = Graj z przyjaciółmi
home-together = Razem przy tym ekranie
home-screen = Na dużym ekranie
home-join = Mam kod
home-join-go = Dołącz
home-score = Policz prawdziwe karty
home-rules = Jak grać
home-games = Nasze gry
home-kept = Co o tobie zapisujemy

## A new table

new-title = Kto gra?
new-how-many = Ile osób?
new-chair = Gracz { $number }
new-here = tutaj, na tym urządzeniu
new-joins = na innym urządzeniu
new-name = Imię
new-screen = Na tym urządzeniu nikt nie gra: ono pokazuje wszystkim stół, a swoje karty każdy ma na własnym telefonie.
new-more = Więcej…
new-open = Otwórz stół
bot-option = { $bot }: { $character }
new-bot = bot
levels-title = Kto ma zagrać?
# How strong a bot is; $level counts from 1, the weakest
levels-strength = Siła { $level } z { $levels }
# $bot: the one that is chosen
levels-other = Wybierz innego bota: { $bot }
option-oldest = Zaczyna najstarsza osoba
option-watchers = Inni mogą oglądać
option-no-watchers = Gramy bez widzów
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
chair-sit = Usiądź tutaj
chair-sit-too = Jeszcze ktoś tutaj
chair-bot = Posadź tu bota
chair-more = Więcej: { $who }
chair-yours = przy tym urządzeniu
sit-name = Twoje imię, jeśli chcesz
sit-shape = Twój kształt
invite-code = Wpisz ten kod:
invite-qr = Kod do zeskanowania: prowadzi do tego stołu
invite-link = Link do tego stołu
invite-copy = Skopiuj link
invite-copied = Skopiowane
invite-share = Udostępnij

## At the table

table-finding = Szukam stołu
table-finding-explained = Chwileczkę…
table-gone = Stół zniknął
table-closed = Teraz nie można tu usiąść
table-ended = Ktoś usunął ten stół. Otwórz nowy!
table-watching = Oglądasz grę.
table-players = Gracze
table-square = Strefa gry
table-hand = Twoje karty
table-your-turn = Twoja kolej.
table-turn = Teraz gra { $who }.
table-over = Strefa gry jest pełna!
table-pick = Twoja kolej: wybierz kartę.
table-pick-first = Najpierw wybierz kartę z ręki.
table-picked = { $card }: teraz wybierz miejsce.
table-ghost-told = { $card }, { $cell }: karta leży na próbę. Enter ją kładzie, Escape zabiera z powrotem.
table-lay = Połóż tutaj
table-take-back = Zabierz z powrotem
table-taken-back = Karta wraca do ręki.
table-laid = { $who }: { $card } ({ $cell }).
table-you-laid = Ty: { $card } ({ $cell }).
table-no-move = Na razie nikt nie położył karty.
table-drawn = Dobierasz: { $card }.
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
table-nudge = Halo, halo! Wszyscy czekają na ciebie.
cheese-yours = { $points ->
    [one] twój ser za { $points } punkt
    [few] twój ser za { $points } punkty
    [many] twój ser za { $points } punktów
   *[other] twój ser za { $points } punktu
}
cheese-theirs = { $points ->
    [one] ser gracza { $who } za { $points } punkt
    [few] ser gracza { $who } za { $points } punkty
    [many] ser gracza { $who } za { $points } punktów
   *[other] ser gracza { $who } za { $points } punktu
}
hand-stack = { $count ->
    [one] { $card }, klawisz { $number }
    [few] { $card }, { $count } sztuki, klawisz { $number }
    [many] { $card }, { $count } sztuk, klawisz { $number }
   *[other] { $card }, { $count } sztuki, klawisz { $number }
}
cell-empty = puste
cell-alone = { $cell }: { $card }
cell-beside = { $cell }: { $card }. Obok: { $beside }
cell-place = { $place }. Tu może leżeć karta.
cell-ghost = { $place }. Na próbę leży tu { $card }.
cell-last = { $place }. To ostatnia położona karta.
cell-doomed = { $place }. Gdyby gra skończyła się teraz, ta karta by zniknęła.
cell-hinted = { $place }. Podpowiedź wskazuje to miejsce.
chip-you = Ty: { $who }
chip-turn = teraz gra
chip-bot = bot
chip-stand-in = w zastępstwie gra { $bot }
chip-away = chwilowo nie ma przy stole
curtain-next = Teraz gra { $who }. Inni nie podglądają!
curtain-open = To ja, { $who }
reactions-title = Zawołaj coś
reaction-told = { $who }: { $what }

## Help, seats and the menu

help-title = Ile pomocy?
help-real-table = Jak na żywo
help-real-table-explained = Nic nie jest pokazane. Miejsc szukasz bez pomocy.
help-places = Miejsca
help-places-explained = Widać, gdzie może leżeć karta.
help-forecast = Prognoza
help-forecast-explained = Widać, co by zniknęło, gdyby gra skończyła się teraz.
help-hint-card = Podpowiedź: karta
help-hint-card-explained = Widać miejsca. Gdy zapytasz, powie ci, którą kartę położyć.
help-hint-region = Podpowiedź: okolica
help-hint-region-explained = Widać miejsca. Gdy zapytasz, powie ci, którą kartę położyć i mniej więcej gdzie.
help-hint-place = Podpowiedź: miejsce
help-hint-place-explained = Widać miejsca. Gdy zapytasz, powie ci, którą kartę położyć, gdzie dokładnie i dlaczego.
help-shared = Gdy przy ekranie gra kilka osób, prognozy nigdy nie widać.
# A button beside the hand
hint-ask = Podpowiedź
hint-thinking = Myślę…
# The hint itself, then why; $card: a card of the hand
hint-card-told = Spróbuj tej karty: { $card }.
hint-region-told = Spróbuj tej karty na jednym z zaznaczonych miejsc: { $card }.
hint-place-told = Spróbuj tej karty: { $card }. Miejsce: { $cell }.
hint-sure = To jest sprawdzone do samego końca: nic lepszego nie ma.
hint-guess = Tak mi się wydaje.
# On the card in the hand, read aloud
hint-this-card = { $card }. Podpowiedź: ta karta.
seat-plays-for-you = { $bot } gra za ciebie.
seat-come-back = Znowu gram
seat-leave = Wstań od stołu
seat-leave-bot = Wstań: dalej zagra bot
seat-call-bot = Bot gra w zastępstwie
seat-empty = Zwolnij to krzesło
seat-own-link = Przejdź na inny ekran
seat-own-link-explained = Tylko dla ciebie: kto otworzy ten link, gra twoimi kartami.
menu-title = Ustawienia
menu-invite = Zaproś innych
menu-keys = Klawisze
menu-delete = Usuń stół dla wszystkich
menu-delete-sure = Naprawdę? Zniknie dla wszystkich.
keys-pick = wybierz kartę z ręki
keys-move = idź z miejsca na miejsce
keys-lay = przymierz tu kartę, potem ją połóż
keys-back = zabierz ją z powrotem
keys-hand = przeczytaj moje karty
keys-last = przeczytaj ostatni ruch
keys-turn = czyja kolej?
keys-score = kto co ma?
keys-hint = poproś o podpowiedź
keys-help = pokaż te klawisze
after-title = Po grze
after-again = Zagraj jeszcze raz
after-next = Do następnej gry
after-replay = Obejrzyj jeszcze raz
