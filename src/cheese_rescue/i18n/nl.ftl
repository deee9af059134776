### Cheese Rescue in Dutch. Short, warm, concrete; a seven-year-old reads it aloud without stumbling.
### The same keys and variables stand in every language; a test holds them together.

## The cards

card-dog = hond
card-cat = kat
card-mouse = muis
card-start = vertrekkaart
# $points: what the cheese is worth
card-cheese = { $points ->
    [one] kaas van { $points } punt
   *[other] kaas van { $points } punten
}

# How many there are, as in a list: "2 dogs"
dogs = { $count ->
    [one] { $count } hond
   *[other] { $count } honden
}
cats = { $count ->
    [one] { $count } kat
   *[other] { $count } katten
}
mice = { $count ->
    [one] { $count } muis
   *[other] { $count } muizen
}
cheeses = { $count ->
    [one] { $count } kaas
   *[other] { $count } kazen
}
points = { $count ->
    [one] { $count } punt
   *[other] { $count } punten
}
cards = { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}
players = { $count ->
    [one] { $count } speler
   *[other] { $count } spelers
}
games = { $count ->
    [one] { $count } spel
   *[other] { $count } spellen
}

## Places, counted from the start card (or the first card)

cell-middle = op het vertrekpunt
cell-right = { $count } naar rechts
cell-left = { $count } naar links
cell-up = { $count } omhoog
cell-down = { $count } omlaag
cell-both = { $across }, { $along }

## Who plays

# $letter: the letter of a seat that has no name here
seat-named = Speler { $letter }
shape-wheel = wiel
shape-wedge = kaaspunt
shape-block = blok
shape-heart = hart
bot-random = Wervelwind
bot-gentle = Pip
bot-greedy = Nib
bot-random-character = Legt zomaar ergens een kaart neer.
bot-gentle-character = Speelt lief en let alleen op muizen naast kaas.
bot-greedy-character = Kijkt één zet vooruit.
bot-plain = Zoeker
bot-plain-character = Zoekt eenvoudig, met willekeurige spellen, ter vergelijking.
# The levels, weakest first: their names, and what they are like in one short sentence
bot-little-mouse = Vivi
bot-little-mouse-character = Precies goed voor je eerste spel.
bot-mouse = Nino
bot-mouse-character = Let alleen op de muizen.
bot-kitten = Mila
bot-kitten-character = Denkt aan de katten, maar vergeet de honden.
bot-cat = Rita
bot-cat-character = Snapt de hele jacht, maar kijkt niet overal.
bot-tomcat = Otto
bot-tomcat-character = Bekijkt eerst alle plekken.
bot-puppy = Fred
bot-puppy-character = Denkt vooruit. Pas op!
bot-dog = Wanda
bot-dog-character = Speelt net zo goed als een volwassene.
bot-sheepdog = Bruno
bot-sheepdog-character = Speelt in gedachten duizenden spellen.
bot-old-dog = Edgar
bot-old-dog-character = Niemand speelt beter. Of jij wel?
# A bot at the table that this installation cannot play, and the bot that plays in its chair
bot-plays-instead = { $bot } is hier niet geïnstalleerd, dus speelt { $simpler } mee.

## Names for people who type none

guest-1 = Paraplu
guest-2 = Windmolen
guest-3 = Regenboog
guest-4 = Deurbel
guest-5 = Sokje
guest-6 = Popcorn
guest-7 = Pannenkoek
guest-8 = Biscuitje
guest-9 = Marmelade
guest-10 = Krakeling
guest-11 = Croissant
guest-12 = Spaghetti
guest-13 = Theelepel
guest-14 = Broodrooster
guest-15 = Limonade
guest-16 = Boterham
guest-17 = Broccoli
guest-18 = Erwtje
guest-19 = Zonnebloem
guest-20 = Klavertje
guest-21 = Cactus
guest-22 = Zonnetje
guest-23 = Briesje
guest-24 = Wolkje
guest-25 = Sterretje
guest-26 = Step
guest-27 = Rugzak
guest-28 = Picknick
guest-29 = Lampion
guest-30 = Pantoffel
guest-31 = Pompon
guest-32 = Confetti
guest-33 = Trampoline
guest-34 = Ukelele
guest-35 = Zeepbel
guest-36 = Lachbui
guest-37 = Ketchup
guest-38 = Dutje
guest-39 = Kampvuur
guest-40 = Treintje
guest-41 = Schuimpje
guest-42 = Wekker
guest-43 = Hangmat
guest-44 = Gieter
guest-45 = Strudel
guest-46 = Artisjok
guest-47 = Draaimolen
guest-48 = Pompoen

## Variants

variant-centred = Vast midden: de vertrekkaart ligt in het midden van het speelveld
variant-dogs-hunt-mice = Russische handleiding: honden vangen de muizen, en katten vangen niets

## Why a move is not possible

refusal-not-your-turn = Je bent nog niet aan de beurt.
refusal-no-such-card = Die kaart heb je niet in je hand: { $card }.
refusal-place-taken = Daar ligt al een kaart: { $card }.
refusal-outside-the-square = { $side ->
    [left] Dat is te ver naar links.
    [right] Dat is te ver naar rechts.
    [top] Dat is te ver omhoog.
   *[bottom] Dat is te ver omlaag.
} { $by ->
    [one] Het speelveld is { $size } kaarten breed, en dit ligt er { $by } plek buiten.
   *[other] Het speelveld is { $size } kaarten breed, en dit ligt er { $by } plekken buiten.
}
refusal-touches-nothing = Die plek raakt geen enkele kaart.
refusal-touches-a-corner-only = Die plek raakt alleen een hoek. Kaarten moeten met een zijkant tegen elkaar liggen.
refusal-game-over = Het spel is afgelopen.
refusal-game-not-over = { $places ->
    [one] Het spel is nog niet afgelopen: er is nog { $places } plek leeg.
   *[other] Het spel is nog niet afgelopen: er zijn nog { $places } plekken leeg.
}

## Why a game cannot be set up so

refusal-wrong-number-of-players = { $players ->
    [one] Je speelt met 2, 3 of 4 spelers, niet met { $players }.
   *[other] Je speelt met 2, 3 of 4 spelers, niet met { $players }.
}
refusal-impossible-pile = Deze pot klopt niet. Deze kaart hoort er { $expected } keer in te zitten, maar zit er { $found } keer in: { $card }.
refusal-impossible-variant = Met 3 spelers is er geen vertrekkaart, dus die kan niet in het midden van het speelveld liggen.

## Why a text cannot be read

refusal-no-such-face = “{ $text }” is geen kaart. Schrijf D voor een hond, C voor een kat, M voor een muis, S voor de vertrekkaart, of 3a voor een kaas.
refusal-no-such-cheese = Die kaas bestaat niet: “{ $text }”. Een kaas is 1, 2 of 3 punten waard.
refusal-not-a-cell = “{ $text }” is geen plek. Schrijf bijvoorbeeld 2,-1: twee naar rechts, één omhoog.
refusal-not-a-move = “{ $text }” is geen zet. Schrijf bijvoorbeeld M@2,-1.
refusal-nothing-drawn = Er staat geen kaart in deze tekening.
refusal-not-a-record = Dit is geen bewaard spel. Het hoort te beginnen met “cheese-rescue 1”.
refusal-record-too-new = Dit spel is bewaard met een nieuwere versie van Cheese Rescue (formaat { $version }).
refusal-record-line-missing = Hier hoort “{ $word }” te staan.
refusal-record-line-damaged = Er klopt iets niet bij “{ $word }”: “{ $text }”.
refusal-record-move-out-of-order = Hier hoort zet { $ply } te staan.
refusal-record-move-impossible = Zet { $ply } kan niet: { $move }.
refusal-record-line-too-many = Deze regel hoort hier niet: “{ $text }”.
refusal-not-exercises = Dit is geen bestand met oefeningen. Het hoort te beginnen met “cheese-rescue-exercises 1”.
refusal-exercise-line-missing = In deze oefening ontbreekt “{ $word }”.
refusal-exercise-line-damaged = Ik kan “{ $text }” niet lezen.
refusal-exercise-name-taken = Er zijn twee oefeningen met de naam “{ $name }”.
refusal-exercise-too-large = Deze kaarten passen niet in een speelveld van { $size } bij { $size }.
refusal-pile-not-known = In dit bewaarde spel ontbreekt de pot. Dus niemand kan weten wie welke kaarten had.
refusal-no-such-ply = Dit spel kan niet verder na zet { $ply }: kies een zet van 0 tot en met { $last }.
# Put before a sentence above when it is about one line of a text
in-line = Regel { $line }. { $sentence }
in-line-and-column = Regel { $line }, kaart { $column }. { $sentence }
in-file = { $file }: { $sentence }

## Why a square cannot be the end of a game

refusal-wrong-size = Dit speelveld is { $width } bij { $height } kaarten. Het hoort 5 bij 5 te zijn met twee spelers, 6 bij 6 met drie, 7 bij 7 met vier.
refusal-holes = { $holes ->
    [one] In het speelveld is nog { $holes } plek leeg. Vul die eerst.
   *[other] In het speelveld zijn nog { $holes } plekken leeg. Vul die eerst.
}
refusal-no-start-card = De vertrekkaart ontbreekt. Met { $players } spelers hoort die in het speelveld.
refusal-two-start-cards = Er zijn { $found } vertrekkaarten. In de doos zit er maar één.
refusal-start-card-not-used = Met 3 spelers blijft de vertrekkaart in de doos.
refusal-start-card-not-in-the-middle = Bij een vast midden hoort de vertrekkaart precies in het midden.
refusal-too-many-animals = { $kind ->
    [dog] { $found } honden is te veel. Er doen er hooguit { $most } mee.
    [cat] { $found } katten is te veel. Er doen er hooguit { $most } mee.
   *[mouse] { $found } muizen is te veel. Er doen er hooguit { $most } mee.
}
refusal-too-many-cheeses = { $points ->
    [one] { $who } heeft { $found } kazen van { $points } punt. Meer dan { $most } kan niet.
   *[other] { $who } heeft { $found } kazen van { $points } punten. Meer dan { $most } kan niet.
}
refusal-too-many-cheeses-in-all = { $who } heeft { $found } kazen in het speelveld. Van elke vorm zijn er maar { $most }.
refusal-too-few-cheeses = { $found ->
    [0] { $who } heeft geen enkele kaas in het speelveld. Iedereen moet er minstens { $least } neerleggen.
    [one] { $who } heeft maar { $found } kaas in het speelveld. Iedereen moet er minstens { $least } neerleggen.
   *[other] { $who } heeft maar { $found } kazen in het speelveld. Iedereen moet er minstens { $least } neerleggen.
}
refusal-nobodys-cheese = { $who } heeft hier een kaas, maar dit speelveld is voor { $players } spelers.

## What a table does not allow

refusal-no-such-chair = Er is geen stoel { $chair } aan deze tafel.
refusal-chair-taken = Op stoel { $chair } zit al iemand.
refusal-chair-empty = Op stoel { $chair } zit niemand.
refusal-holds-another-chair = Je hebt al kaarten aan deze tafel. Niemand mag in één spel de kaarten van twee spelers zien.
refusal-not-agreed = De anderen vonden het niet goed. In het volgende spel is de stoel weer vrij.
refusal-shape-taken = Iemand heeft die vorm al: { $shape }.
refusal-name-not-good = Een naam heeft 1 tot { $most } letters die iedereen kan lezen.
refusal-who-is-oldest = Wie is het oudst? Die begint.
refusal-no-such-game = Dat spel is aan deze tafel niet gespeeld.
refusal-not-started = Het spel is nog niet begonnen.
refusal-already-started = Het spel is al begonnen.
refusal-stale = Er is intussen een andere kaart gelegd. Kijk nog eens.
refusal-ahead = Die zet komt te vroeg.
refusal-no-hints = Op deze stoel speel je zonder tips.

## What the server does not allow

refusal-unreadable = Dat begreep ik niet. Laad de pagina opnieuw.
refusal-too-long = Dat is te lang: hooguit { $most } bytes.
refusal-too-fast = Niet zo snel! Wacht even en probeer het nog een keer.
refusal-too-many = Dat is te veel tegelijk. Wacht even en probeer het nog een keer.
refusal-old-page = Er is een nieuwe versie van het spel. Laad de pagina opnieuw.
refusal-hello-first = Zeg eerst hallo.
refusal-no-such-page = Hier is niets.
refusal-no-such-method = Dat kan hier niet.
refusal-not-from-there = Deze tafel werkt alleen in het eigen thuisnetwerk.
refusal-no-such-table = Deze tafel is er niet meer. Open een nieuwe!
refusal-no-such-code = Er is geen tafel met die code. Kijk elke letter nog eens na.
refusal-too-many-codes = Dat waren te veel verkeerde codes. Wacht een minuut en probeer het dan nog een keer.
refusal-table-full = Alle stoelen zijn bezet.
refusal-no-watchers = Aan deze tafel kan niemand meekijken.
refusal-another-game = Het volgende spel is al begonnen. Kijk nog eens.
refusal-no-such-bot = Ik ken geen robot die “{ $bot }” heet.
# $extra names a part of the installation; the command is the same in every language
refusal-missing-extra = { $extra ->
    [strong] De vier sterkste robots, tips, terugblikken en puzzels moeten eerst worden geïnstalleerd: pip install "cheese-rescue[strong]"
    [scale] De verbinding met PostgreSQL en Redis moet eerst worden geïnstalleerd: pip install "cheese-rescue[scale]"
    [dask] Voor een cluster moet eerst Dask worden geïnstalleerd: pip install "cheese-rescue[dask]"
    [envs] De omgevingen voor lerende programma’s moeten eerst worden geïnstalleerd: pip install "cheese-rescue[envs]"
   *[arena] De berekening van de sterkte moet eerst worden geïnstalleerd: pip install "cheese-rescue[arena]"
}
refusal-no-such-exercise = Ik ken deze oefening niet.
refusal-no-such-day = Deze dag heeft nog geen puzzel.
refusal-not-your-seat = Daar zit iemand anders.
refusal-only-the-opener = Alleen wie de tafel heeft geopend, kan dat doen.
refusal-still-here = Die speler is er nog. Wacht nog heel even.
refusal-our-fault = Er ging iets mis bij mij. Probeer het nog een keer.
refusal-cannot-write = Ik kan dat nu even niet bewaren. Je zet is niet kwijt: probeer het zo nog een keer.
refusal-stopping = Ik start even opnieuw op. Zo terug!

## What one can say at the table

reaction-hello = Hallo!
reaction-cheer = Bravo!
reaction-wow = Wauw!
reaction-laugh = Haha!
reaction-oops = Oeps!
reaction-thinking = Hmm…
reaction-thanks = Dankjewel!
reaction-goodbye = Tot ziens!

## The finale

finale-title = De grote jacht!
finale-dogs = { $count ->
    [0] De honden: alle katten blijven.
    [one] De honden: woef! { $count } kat rent weg.
   *[other] De honden: woef! { $count } katten rennen weg.
}
finale-cats = { $count ->
    [0] De katten: alle muizen blijven.
    [one] De katten: hebbes! { $count } muis is gevangen.
   *[other] De katten: hebbes! { $count } muizen zijn gevangen.
}
finale-dogs-again = { $count ->
    [0] Nog een keer de honden: alle muizen blijven.
    [one] Nog een keer de honden: { $count } muis is gevangen.
   *[other] Nog een keer de honden: { $count } muizen zijn gevangen.
}
finale-mice = { $count ->
    [0] De muizen: alle kazen blijven.
    [one] De muizen: mjam! { $count } kaas is opgegeten.
   *[other] De muizen: mjam! { $count } kazen zijn opgegeten.
}
# $who: a player's name
finale-owned = { $who }: { $card }
finale-because = { $card } ({ $cell }) ← { $hunters }
finale-hunter = { $card } ({ $cell })
finale-result = { $who }: { $points }, { $cheeses } gered
finale-more-cheeses = Evenveel punten: dan wint wie de meeste kazen over heeft.
finale-winner = { $who } wint!
finale-winners = Samen gewonnen: { $who }!
# Between the last two names of a list
list-and = { $first } en { $last }

## Why a move is good

# What a hint and a review say of a move. $cheeses: “your cheese worth 3 and your cheese worth 1”, or “Ben’s cheese worth 2”;
# $count: how many mice, cats, dogs or places. Read alone and beside marked places alike.
reason-wins = Zo is winnen zeker!
reason-shares-victory = Zo is samen winnen al zeker.
reason-cat-saves-cheese = { $count ->
    [one] De kat vangt een muis en redt { $cheeses }.
   *[other] De kat vangt { $count } muizen en redt { $cheeses }.
}
reason-dog-saves-cheese = { $count ->
    [one] De hond vangt een muis en redt { $cheeses }.
   *[other] De hond vangt { $count } muizen en redt { $cheeses }.
}
reason-mouse-eats-cheese = De muis eet { $cheeses } op.
reason-dog-frees-mouse = De hond jaagt een kat weg. Zo ontsnapt er een muis, en die eet { $cheeses } op.
reason-cheese-safe = Geen enkele muis kan deze kaas nog opeten.
reason-makes-safe = Voor altijd veilig: { $cheeses }.
reason-shuts-mouse-out = Op deze plek kan nu geen muis meer komen. Die zou { $cheeses } opeten.
reason-shuts-dog-out = Op deze plek kan nu geen hond meer komen. Die zou een kat wegjagen, en dan zou een muis { $cheeses } opeten. { $count ->
    [one] Er is nog { $count } hond niet gezien.
   *[other] Er zijn nog { $count } honden niet gezien.
}
reason-cheese-guarded = Deze kaas wordt goed bewaakt: elke muis ernaast wordt gevangen.
reason-cat-guards-cheese = De kat bewaakt { $cheeses }: een muis die daar komt, wordt gevangen.
reason-dog-guards-cheese = De hond bewaakt { $cheeses }: een muis die daar komt, wordt gevangen.
reason-cat-stays = { $count ->
    [one] Geen hond kan die kat nog wegjagen.
   *[other] Geen hond kan die katten nog wegjagen.
}
reason-cat-catches-mouse = { $count ->
    [one] De kat vangt een muis.
   *[other] De kat vangt { $count } muizen.
}
reason-dog-catches-mouse = { $count ->
    [one] De hond vangt een muis.
   *[other] De hond vangt { $count } muizen.
}
reason-dog-scares-cat = { $count ->
    [one] De hond jaagt een kat weg.
   *[other] De hond jaagt { $count } katten weg.
}
reason-mouse-caught = De muis kan geen kwaad: die wordt meteen gevangen.
reason-cat-waits-for-mice = De kat ligt op de loer: een muis ernaast wordt gevangen.
reason-dog-waits-for-mice = De hond ligt op de loer: een muis ernaast wordt gevangen.
reason-dog-waits-for-cats = De hond ligt op de loer: een kat ernaast rent weg.
reason-mouse-waits-for-cheese = De muis ligt op de loer: een kaas ernaast wordt opgegeten.
reason-cheese-open = { $count ->
    [one] Nu eet geen muis deze kaas op. Op { $count } plek ernaast kan nog een muis komen.
   *[other] Nu eet geen muis deze kaas op. Op { $count } plekken ernaast kan nog een muis komen.
}
reason-small-cheese-first = Dit is niet je grootste kaas: bewaar een grotere voor een betere plek.
reason-big-cheese-waits = Bewaar voor later: { $cheeses }. Nog geen enkele plek is veilig genoeg.
reason-gives-up-cheese = Dit kost { $cheeses }.
reason-saves-others = Dit redt ook { $cheeses }.
reason-dogs-unseen = { $count ->
    [one] Let op: { $count } hond is nog niet gezien. Die kan de kat nog wegjagen.
   *[other] Let op: { $count } honden zijn nog niet gezien. Eén daarvan kan de kat nog wegjagen.
}
reason-quiet = Een rustige zet: voor de kazen verandert er niets.

## The command line

# The title of the game, as the printed rules in this language have it
title = Cheese Rescue
about = Een kaartspel van Éric Plotton en David Paput, uitgegeven door Djeco. Deze versie is niet officieel en heeft niets met Djeco te maken.
cli-usage = Gebruik:
cli-options-word = [OPTIES]
cli-command-word = OPDRACHT …
cli-options = Opties:
cli-commands = Opdrachten:
cli-argument = { $name }: { $text }
cli-default = Standaard: { $value }.
cli-arguments-hint = Typ { $command } --help om te zien wat er kan.
cli-main = Cheese Rescue: honden jagen katten weg, katten vangen muizen, muizen eten kaas. Red je eigen kaas! Zonder opdracht begint het spel.
cli-serve = Start het spel voor iedereen in huis en open het in de browser. Dat gebeurt ook zonder opdracht.
cli-worker = Bereken zetten van robots, tips en terugblikken voor servers op andere machines.
cli-terminal = Speel op dit scherm: op elke stoel een mens of een robot.
cli-score = Tel de punten van een vol speelveld dat in een bestand getekend is.
cli-replay = Laat een bewaard spel stap voor stap zien.
cli-review = Kijk terug op een afgelopen spel: ieders kansen, waar het kantelde, en wat nog beter was geweest.
cli-verify = Controleer een bewaard spel: past de verdeling bij het zegel, kon elke zet, klopt de uitslag?
cli-exercises = Toon, controleer, speel of maak lessen en puzzels.
cli-exercises-list = Toon de oefeningen: het speelveld, je kaarten en het doel.
cli-exercises-check = Controleer oefeningen door elke zet te proberen.
cli-exercises-play = Speel een oefening tot die is opgelost. Met --json: lees zetten en schrijf stellingen.
cli-exercises-make = Maak puzzels van spellen tussen robots. Ctrl-C bewaart wat er al gevonden is.
cli-exercises-days = Voeg puzzels van de dag toe aan een kalender. Dagen die er al staan, veranderen nooit.
cli-check-backup = Controleer een back-up van de tafels (SQLite): is het bestand heel, en kan elk spel opnieuw worden afgespeeld? Het bestand verandert niet.
cli-simulate = Laat robots veel spellen spelen, tel hoe ze aflopen en bewaar de spellen als gegevens.
cli-report = Lees spellen die `simulate --parquet` bewaard heeft en teken een pagina over punten, stoelen, kaarten en voorsprong.
cli-arena = Laat robots een toernooi spelen en kijk wie beter is. Elke verdeling wordt in elke zitvolgorde gespeeld, zodat geluk niet meetelt.
cli-sit = Zet een robot aan een online tafel, met de link.
cli-bench = Meet de snelheid.
cli-bench-rules = Speel willekeurige spellen en tel de gelegde kaarten per seconde.
cli-bench-playouts = Speel willekeurige spellen in de gecompileerde kern en tel de spellen per seconde.
cli-bench-search = Doorzoek twintig bewaarde stellingen en tel de simulaties per seconde.
cli-bench-finish = Los de laatste tien zetten van sterke spellen op en laat zien hoelang dat duurt.
cli-option-plain = Gebruik een eenvoudige zoektocht met willekeurige spellen, ter vergelijking.
cli-option-threads = Met hoeveel threads er gezocht wordt.
cli-option-positions = Hoeveel stellingen.
cli-option-help = Laat deze hulp zien.
cli-option-version = Laat de versie zien.
cli-option-about = Vertel wie het spel gemaakt heeft.
cli-option-lang = De taal: { $languages }. Standaard die van je computer.
cli-option-json = Schrijf JSON, voor programma’s.
cli-option-players = Met hoeveel spelers: 2, 3 of 4.
cli-option-centred = Variant: de vertrekkaart ligt in het midden van het speelveld.
cli-option-dogs-hunt-mice = Variant: honden vangen de muizen, zoals het in de Russische handleiding staat.
cli-option-any-counts = Accepteer elk aantal van elk dier en kazen van elke waarde: in de handleidingen staat niet hoeveel er zijn.
cli-option-level = Hoeveel hulp mensen krijgen: { $levels }.
cli-option-save = Bewaar het spel in dit bestand, kaart voor kaart. Met --resume speel je verder.
cli-option-resume = Speel verder met het spel dat in dit bestand bewaard is.
cli-option-secret = Het geheim van het schudden, 64 hexadecimale cijfers; willekeurig als je het weglaat.
cli-option-ply = Laat de tafel zien na zoveel kaarten.
cli-option-from = Speel het spel in dit bestand verder.
cli-option-from-ply = Speel verder na zoveel kaarten; zonder dit worden dezelfde kaarten opnieuw gedeeld.
cli-option-review-seconds = Hoeveel seconden over elke kaart wordt nagedacht.
cli-option-games = Hoeveel spellen.
cli-option-host = Luister alleen op dit adres, en geef antwoord aan iedereen die het kan bereiken.
cli-option-port = De poort om op te luisteren. Standaard de gewone, of een andere als die bezet is.
cli-option-only-here = Geef alleen antwoord aan deze computer.
cli-option-public-url = Het adres waarop spelers deze server bereiken, bijvoorbeeld https://cheese.example.
cli-option-trusted-proxy = Het adres van een proxy vóór de server waarvan de X-Forwarded-For-header vertrouwd wordt. Mag meer dan één keer.
cli-option-no-browser = Open de browser niet.
cli-option-database = Het bestand waarin de tafels bewaard worden, of de URL van een PostgreSQL-database.
cli-option-bus = De URL van de Redis die meerdere servers met elkaar verbindt, en servers met `worker`.
cli-option-workers = Hoeveel processen zetten van robots en tips berekenen; bij 0 doen die van `worker` het.
cli-option-processes = Hoeveel verzoeken tegelijk berekend worden, elk in een eigen proces.
cli-option-serve-processes = Hoeveel processen van de server de poort delen. Meer dan 1 heeft PostgreSQL en Redis nodig.
cli-option-metrics-port = Toon de /metrics van elk proces aan deze computer, elk op een eigen poort, vanaf deze.
cli-option-keep-days = Wis tafels na zoveel dagen zonder verandering.
cli-option-bot-pause = Hoeveel seconden een robot wacht voordat hij een kaart legt.
cli-option-serve-bot = Nog een robot die op een stoel kan: de naam waaronder een pakket hem aanmeldt, package.module:Class, of een programma zoals ./my_bot. Mag vaker voorkomen.
cli-option-gone-after = Na hoeveel seconden een robot speelt voor iemand die weg is.
cli-option-nudge-after = Na hoeveel seconden een speler die aan de beurt is, een seintje krijgt.
cli-option-idle-after = Hoeveel seconden na het seintje een robot voor die speler speelt.
cli-option-sockets = Hoeveel apparaten er in totaal verbonden kunnen zijn.
cli-option-sockets-per-address = Hoeveel apparaten er vanaf één adres verbonden kunnen zijn.
cli-option-tables-per-hour = Hoeveel tafels één adres per uur kan openen.
cli-option-requests-per-second = Hoeveel webverzoeken één adres per seconde kan doen.
cli-option-messages-per-second = Hoeveel berichten één apparaat per seconde kan sturen.
cli-option-address-messages-per-second = Hoeveel berichten alle apparaten van één adres samen per seconde kunnen sturen.
cli-option-wrong-codes-per-minute = Hoeveel verkeerde codes één adres per minuut kan proberen.
cli-option-longest-message = Hoe lang een bericht van een apparaat mag zijn, in bytes.
cli-option-longest-body = Hoe lang de inhoud van een webverzoek mag zijn, in bytes.
cli-option-public-metrics = Laat /metrics ook aan anderen zien, niet alleen aan deze computer.
cli-option-access-log = Schrijf elk verzoek in een logboek, zonder adressen en namen.
cli-option-bot = Wie er speelt: { $bots }, of je eigen als package.module:Class of als programma, zoals ./my_bot. Eén keer voor alle stoelen, of één keer per stoel.
cli-option-seed = Een getal: met hetzelfde getal vallen de willekeurige keuzes weer precies zo uit.
cli-option-seconds = Hoeveel seconden er gemeten wordt.
cli-option-arena-games = Hoeveel spellen op zijn minst; er komen een paar bij, zodat iedereen dezelfde verdelingen krijgt.
cli-option-thinking-seconds = Hoeveel seconden een robot over een zet mag nadenken; standaard 1.
cli-option-simulations = Hoeveel simulaties een robot per zet mag doen, in plaats van seconden: dan kun je spellen precies herhalen.
cli-option-patience = Na zoveel seconden over één zet verliest je eigen robot het spel. Standaard: 3 keer de denktijd plus 2, of 60 met --simulations.
cli-option-jobs = Hoeveel spellen tegelijk; standaard één per processorkern.
cli-option-count = Hoeveel puzzels er gemaakt worden.
cli-option-count-days = Hoeveel dagen er bij komen.
cli-option-append-puzzles = Voeg de puzzels met nieuwe nummers toe aan het bestand. Wat er al in staat, blijft weg.
cli-option-dask = Speel op het Dask-cluster op dit adres.
cli-option-results = Bewaar elk spel in dit bestand. Dezelfde opdracht gaat verder waar die gestopt was.
cli-option-records = Bewaar elk spel in deze map, voor `replay` en `review`.
cli-option-parquet = Schrijf voor elk spel een rij in dit Parquet-bestand. Na een onderbreking gaat dezelfde opdracht verder waar die gestopt was.
cli-option-plies = Schrijf voor elke zet een rij in dit Parquet-bestand: wat de stoel wist, de zet en exacte waarden tegen het einde.
cli-option-simulate-records = Bewaar elk spel: in deze map, of in één bestand als de naam op .txt eindigt.
cli-option-html = Schrijf de pagina naar dit bestand. Standaard: de naam van het eerste bestand met .html, in deze map.
cli-option-report-csv = Schrijf alle getallen naar dit bestand, als CSV.
cli-option-csv = Schrijf de tabel ook naar dit bestand, als CSV.
cli-option-plot = Teken de ranglijst in dit bestand, als SVG.
cli-option-own-bot = Wie er speelt: { $bots }, of je eigen als package.module:Class of als programma, zoals ./my_bot.
cli-argument-seats = Wie er zit, één woord per stoel: person (een mens), { $bots }, of je eigen robot als package.module:Class of als programma, zoals ./my_bot.
cli-argument-file = Het bestand; met een streepje of niets lees ik wat je typt of wat een ander programma stuurt.
cli-argument-record = Een bewaard spel.
cli-argument-games = Parquet-bestanden met spellen.
cli-argument-exercise = De naam van een oefening uit “list”, puzzle-17 voor een puzzel, of “day” voor de puzzels van vandaag.
cli-argument-exercises = Een bestand met oefeningen, of “puzzles” of “days”: die bij het spel horen. Anders de lessen.
cli-argument-puzzles-made = Het bestand om te schrijven. Anders worden de puzzels getoond.
cli-argument-days = De kalender. Een nieuwe begint vandaag.
cli-argument-backup = Een kopie van de tafels.
cli-argument-entrants = Wie er meedoen, minstens twee: { $bots }, of je eigen robot als package.module:Class of als programma, zoals ./my_bot.
cli-argument-link = De link naar een tafel, of naar een van de stoelen (met een # erin).

error-no-such-option = Er is geen optie { $option }.
error-no-such-command = Er is geen opdracht “{ $command }”.
error-no-such-exercise = Er is geen oefening “{ $name }”.
error-did-you-mean = Bedoelde je { $near }?
error-out-of-puzzles = Er zijn niet genoeg puzzels over die nog geen dag hebben: { $grade }.
error-missing = Er ontbreekt iets: { $name }.
error-too-much = Er staat een woord te veel.
error-bad-value = Hier klopt iets niet: { $name }.
error-number-range = { $name } moet een getal van { $low } tot en met { $high } zijn, niet “{ $given }”.
error-whole-number-range = { $name } moet een heel getal van { $low } tot en met { $high } zijn, niet “{ $given }”.
error-whole-number = { $name } moet een heel getal zijn, niet “{ $given }”.
error-not-one-of = { $name } kan niet “{ $given }” zijn. Kies uit: { $choices }.
error-no-file = Ik kan het bestand { $file } niet vinden.
error-unreadable-file = Ik kan { $file } niet als tekst lezen.
error-file-too-long = Het bestand { $file } is te lang.
error-cannot-write = Ik kan niet naar { $file } schrijven.
error-file-exists = { $file } bestaat al. Kies een andere naam.
error-no-such-ply = Dit spel heeft { $last } zetten, dus na zet { $ply } is er niets te zien.
error-interrupted = Gestopt.

## Score

score-how = Teken het speelveld, één regel per rij: D hond, C kat, M muis, S vertrekkaart, 3a een kaas van 3 punten van de eerste speler (daarna b, c, d). Druk dan op Ctrl-D.

## Verify

verify-true-sealed = Dit spel klopt, en er is gedeeld zoals verzegeld was.
verify-true-unsealed = In dit spel is niets fout, maar het is niet na te gaan of er gedeeld is zoals verzegeld was.
verify-true-played-before = In dit spel is niets fout. De kaarten zijn niet geschud: het zijn die van een eerder spel.
verify-false = Dit spel klopt niet.
verify-seal = { $finding ->
    [fits] Dit is het geheim dat verzegeld was.
    [differs] Dit is niet het geheim dat verzegeld was.
    [played-before] Er was niets om te verzegelen: de kaarten komen uit een eerder spel.
   *[unknown] Het zegel is niet na te kijken: het zegel of het geheim ontbreekt.
}
verify-deal = { $finding ->
    [fits] De pot hoort bij het geheim.
    [differs] De pot hoort niet bij het geheim.
    [played-before] De kaarten zijn voor dit spel niet geschud.
   *[unknown] De verdeling is niet na te kijken: het geheim of de pot ontbreekt.
}
verify-moves = { $finding ->
    [fits] Elke zet kon.
   *[differs] Niet elke zet kon.
}
verify-result = { $finding ->
    [fits] De uitslag klopt.
    [differs] De uitslag klopt niet.
   *[unknown] Er is geen uitslag om na te kijken.
}

## Replay

replay-ply = Kaart { $ply } van { $last }. { $who }: { $card } ({ $cell })
replay-begin = Vóór de eerste kaart
replay-handed-to-bot = { $who }: { $bot } speelt verder met deze kaarten.
replay-handed-to-person = { $who }: iemand anders speelt verder met deze kaarten.

## Simulate

# Numbers in tables: an average, and a share
number-mean = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
number-share = { NUMBER($number, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-title = { $games }, { $players }, { $bot }
simulate-running = Aan het spelen
progress-games = Spellen: { $done } van { $games }
simulate-seed = Startgetal: { $seed }
simulate-forfeit = In spel { $game } deed { $bot } geen goede zet: { $why }
simulate-bots = Noem één robot voor alle stoelen, of { $players } robots, één per stoel. Hier zijn het er { $count }.
simulate-same-file = { $file } kan niet voor twee dingen tegelijk dienen.
simulate-no-part = { $file } is niet het bestand van een gestopte simulatie, of het is beschadigd.
simulate-other = { $file } hoort bij een andere simulatie: andere robots, andere regels, een ander startgetal, een andere denktijd of andere bestanden.
simulate-in-use = Een andere simulatie schrijft nu naar { $file }.
report-title = Wat er gebeurde in { $games }
report-intervals = Elke stip is een gemiddelde. De lijn eromheen is het 95%-interval: hoe meer spellen, hoe korter.
report-advantage = Wat beginnen waard is
report-advantage-told = Het aandeel overwinningen van wie begint, min een gelijk aandeel.
report-points = Punten per stoel
report-shares = Aandeel overwinningen per stoel
report-cards = Welke kaarten beslissen
report-cards-told = Wie in een spel één kaart meer van deze soort legt, wint zoveel vaker of minder vaak.
report-kept = Welke kazen blijven liggen
report-kept-told = Hoeveel van de kazen op tafel er aan het eind nog liggen.
report-leads = Hoe de voorsprong wisselt
report-leads-told = Hoe vaak wie na zoveel kaarten voor staat, aan het eind wint. Voor staat wie de meeste punten zou hebben als de jacht op dat moment begon.
report-changes = Hoe vaak de voorsprong in een spel wisselt
report-cards-laid = kaarten op tafel
report-wrote = De pagina staat in { $file }.
report-no-games = Ik kan geen spellen vinden in { $file }. Ik lees Parquet-bestanden die `cheese-rescue simulate --parquet` geschreven heeft.
report-newer = { $file } komt uit een nieuwere versie van dit programma.
report-damaged = In { $file } is rij { $row } geen mogelijk spel.
report-empty = Er staan geen spellen in deze bestanden.
simulate-seat = stoel
simulate-mean = punten per spel
simulate-most = meeste punten
simulate-cheeses = kazen gered
simulate-won = alleen gewonnen
simulate-shared = samen gewonnen
simulate-share = aandeel overwinningen
simulate-advantage = Wie begint, wint { $share } van de spellen; een gelijk aandeel zou { $even } zijn.
simulate-shared-games = { $count ->
    [one] { $count } spel is samen gewonnen ({ $share }).
   *[other] { $count } spellen zijn samen gewonnen ({ $share }).
}

## Bench

bench-rules = { $plies } kaarten per seconde gelegd ({ $players }, { $games })
bench-playouts = { $games } willekeurige spellen per seconde ({ $players })
bench-search = { $simulations } simulaties per seconde ({ $positions } stellingen)
bench-finish = { $positions } stellingen van tien zetten opgelost: de helft binnen { $median } ms, de traagste in { $worst } ms

## Arena

arena-how = Zijn er minder robots dan stoelen, dan speelt elke robot alleen tegen kopieën van elke andere; anders speelt elke groep van verschillende robots. Een aandeel telt de spellen waarin de robot geen kopie aan tafel had, en samen winnen telt voor een deel. Het interval bevat het echte aandeel 95 van de 100 keer; elke verdeling is één proef. Je eigen robot draait in een eigen proces; breekt hij een regel, gaat er iets mis of duurt het te lang, dan verliest hij dat spel.
arena-title = Arena: { $games }, { $players }
arena-who = robot
arena-share = aandeel overwinningen
arena-interval = 95%-interval
arena-from-to = { $low } tot { $high }
arena-rating = sterkte
arena-rating-value = { $mu } ± { $reach }
arena-forfeits = uitgevallen
arena-tables = Tafel voor tafel
arena-table = wie er zat
arena-even = Een gelijk aandeel zou { $even } zijn.
arena-ratings-begin = De sterkte begint bij 25.
# One entrant of the picture, for screen readers
arena-told = { $who }: { $share } ({ $low } tot { $high }), sterkte { $rating }.
arena-forfeit = { $who } verliest verdeling { $deal } ({ $seating }) bij kaart { $ply }: { $why }
arena-forfeits-more = { $who }: wat er verder misgaat, wordt alleen geteld. --json laat alles zien.
arena-why-illegal = die zet mag niet: { $detail }
arena-why-no-move = er kwam geen zet: { $detail }
arena-why-raised = het ging mis: { $detail }
arena-why-late = het duurde te lang: { $detail } seconden
arena-why-died = het proces is gestopt
arena-kept = { $count ->
    [one] Er is { $count } spel bewaard. Dezelfde opdracht gaat hier verder.
   *[other] Er zijn { $count } spellen bewaard. Dezelfde opdracht gaat hier verder.
}
arena-two-at-least = Voor een toernooi zijn minstens twee robots nodig.
arena-one-budget = Kies er een: --seconds of --simulations.
arena-jobs-or-dask = Kies er een: --jobs of --dask.
arena-no-such-bot = Ik ken geen robot die “{ $name }” heet. Er zijn { $bots }, en je eigen als package.module:Class of als programma, zoals ./my_bot.
arena-not-found = Ik kan { $name } niet laden: { $why }
arena-no-results = { $file } is geen bestand met uitslagen van een arena, of regel { $line } is beschadigd.
arena-other-tournament = { $file } hoort bij een ander toernooi: andere robots, een ander aantal spelers, andere regels, een ander startgetal of een andere denktijd.
arena-in-use = Een andere arena schrijft nu naar { $file }.
arena-plot-svg = Ik teken in SVG, dus { $file } kan niet. Kies een naam die op .svg eindigt.
arena-records-there = In { $folder } staan al de spellen van een toernooi. Kies een andere map.
arena-records-missing = Sommige spellen in het bestand komen van een oudere versie, die geen zetten bewaarde: die komen niet in de map.
arena-all-forfeited = In elk spel ging het mis met een robot, dus dit zegt niets over hoe goed de robots spelen.
arena-no-cluster = Op { $address } antwoordt geen Dask-cluster.
arena-workers-lost = De processen die de spellen spelen, stoppen er steeds mee. Ik geef het op.

## A bot at a table online

sitting-no-link = Dat is geen link naar een tafel. Die ziet eruit als https://cheese.example/t/… en kan eindigen op # en een sleutel.
sitting-no-answer = Op { $server } antwoordt niemand.
sitting-no-game-there = Daar is geen Cheese Rescue, of een nieuwere versie ervan.
sitting-refused = De tafel zegt nee: { $sentence }
sitting-no-chair = De stoel is niet meer van ons.
sitting-seated = We zitten op stoel { $chair }. Met Ctrl-C staan we op.
sitting-waiting = Stoel { $chair } kwam vrij tijdens het spel. We wachten tot de anderen het goedvinden.
sitting-own-link = Alleen voor jou: deze link brengt een robot terug naar de stoel: { $link }
sitting-begun = Het spel begint.
sitting-won = Het spel is uit en we hebben gewonnen: { $points }.
sitting-not-won = Het spel is uit: { $points }. Iemand anders heeft gewonnen.
sitting-coming-back = De verbinding is weg. We komen terug…
sitting-ended = De tafel is gewist. Dag!
sitting-stand-in = { $who } deed geen goede zet ({ $why }). Een eenvoudige robot legde toen een kaart.

## The terminal game

motto = Honden jagen katten weg, katten vangen muizen, muizen eten kaas. Red je eigen kaas!
terminal-how = Typ een kaart en een plek. Bijvoorbeeld “m 4”: een muis op plek 4. De letters: d of h = hond, c of k = kat, m = muis. Typ “?” voor hulp, “q” om te stoppen.
terminal-how-real-table = Typ een kaart en een plek. Bijvoorbeeld “m 1,0”: een muis meteen rechts van het vertrekpunt. Omhoog is min: “m 0,-1”. De letters: d of h = hond, c of k = kat, m = muis. Typ “?” voor hulp, “q” om te stoppen.
terminal-hint-how = Typ “!” als je een tip wilt.
terminal-who = Wie speelt er mee?
terminal-bot = { $word }: { $bot }. { $character }
terminal-who-help = Druk op Enter om meteen tegen { $bot } te spelen. Of typ wie er meedoet, één woord per stoel (person is een mens), bijvoorbeeld: person person kitten
terminal-who-again = Typ 2, 3 of 4 woorden: person, { $bots }.
terminal-from-seats = Dit spel heeft { $players } spelers: typ evenveel woorden.
terminal-oldest = Wie is het oudst? Die begint. Typ het nummer, of druk op Enter en laat het lot beslissen
terminal-no-such-player = Er is geen speler { $given }: typ een nummer van 1 tot en met { $last }.
terminal-begins = { $who } begint.
terminal-you-are = Jij bent { $who }. Elke kaas met { $shape } is van jou.
terminal-who-is-who = Wie is wie? Kies een vorm: { $people }. Elke kaas met jouw vorm is van jou.
terminal-sealed = De kaarten zijn geschud en verzegeld: { $seal }
terminal-curtain = Nu is { $who } aan de beurt. De anderen kijken even weg! Druk op Enter
terminal-turn = { $who }: jij bent aan de beurt
terminal-hand = In je hand:
terminal-pile = Pot: { $cards }
terminal-unseen = Nog niet gezien: { $animals }
terminal-holds = { $who }: { $cards }
terminal-last-move = { $who }: { $card } ({ $cell })
terminal-choose = Kaart en plek
terminal-and-place = { CAPITAL($card) } – en waar?
terminal-confirm = { CAPITAL($card) }: druk op Enter om de kaart neer te leggen, of typ een andere kaart en plek
terminal-not-understood = Ik zoek een kaart en een plek. Typ “?” voor hulp.
terminal-no-such-place = { $last ->
    [1] Er is geen plek { $place } op de tafel, alleen plek 1.
   *[other] Er is geen plek { $place } op de tafel: kies van 1 tot en met { $last }.
}
terminal-no-numbered-places = De plekken hebben hier geen nummer, ook geen { $place }. Typ stappen vanaf het vertrekpunt, zoals 1,0.
terminal-forecast = Als het spel nu zou stoppen: { $results }
terminal-help = Kaarten: d of h = hond, c of k = kat, m = muis, 1 2 3 = je kazen. Plekken: de nummers op de tafel, of stappen vanaf het vertrekpunt, zoals 2,-1 (twee naar rechts, één omhoog). Elke kaart moet met een zijkant tegen een andere kaart liggen. Is het speelveld vol? Dan jagen de honden katten weg. De katten die blijven, vangen muizen. De muizen die blijven, eten kaas op.
terminal-help-word = hulp
terminal-forecast-alone = De voorspelling is er alleen als één mens aan dit scherm speelt.
terminal-drawn = Je trekt: { $card }
terminal-press-enter = Druk op Enter
terminal-saved = Het spel is bewaard in { $file }.
terminal-resume-how = Later verder spelen: { $command }
terminal-resumed = Het spel gaat verder. Kaarten die al liggen: { $ply }.
terminal-save-resumable = Het spel in { $file } is nog niet afgelopen. Verder spelen: { $command }
terminal-resume-over = Het spel in { $file } is afgelopen. Je kunt het nog eens bekijken: { $command }
terminal-resume-trust = Dit spel start { $bots }, en dat is geen robot van ons. Druk op Enter als je die vertrouwt, of typ q om te stoppen
terminal-resume-without-secret = Ik kan niet verder met { $file }: { $secret } ontbreekt. Daarin staan de kaarten die nog niemand mag zien.
terminal-resume-damaged = { $secret } is beschadigd, of komt van een nieuwere versie van het spel. Ik kan dus niet verder.
terminal-resume-mismatch = { $file } en { $secret } horen niet bij hetzelfde spel, of een van de twee is veranderd.
terminal-resume-in-use = Het spel in { $file } wordt nu net gespeeld.
terminal-resume-alone = Met --resume houdt het spel zijn spelers en regels: laat { $other } weg.
terminal-again = Nog een keer? Nu begint de volgende speler. Druk op Enter om te spelen, of typ n om te stoppen
terminal-yes = j
terminal-no = n
terminal-review-how = Wil je zien hoe het spel ging? Typ { $letter }, dan bekijk ik elke kaart nog eens.
terminal-review-key = t
terminal-goodbye = Tot gauw!
terminal-replay-keys = → verder · ← terug · Home begin · End einde · q stoppen

## Exercises: lessons and puzzles

exercises-checked = Oefeningen: { $count }. Met een fout: { $faults }.
exercises-out-of-reach = Geen enkele zet haalt het doel.
exercises-not-the-only-move = Meer dan één eerste zet haalt het doel.
exercises-always-reached = Elke zet haalt het doel.
# $goal: as in a file of exercises, such as “kept 3a”
exercises-goal = Doel: { $goal }
exercises-solved = Gelukt!
exercises-missed = Nog niet. Kijk wat er gebeurde en probeer het nog eens.
exercises-making = Puzzels maken
exercises-made = Spellen: { $games }. Stellingen: { $positions }. Puzzels: { $puzzles }.
exercises-days = Dagen in de kalender: { $count }.

puzzle-goal = Jij bent { $seat }. Vind de eerste zet die wint!
grade-easy = makkelijk
grade-medium = gemiddeld
grade-hard = moeilijk
theme-guard = bewaken met een kat
theme-free = een muis bevrijden
theme-scare = de bewaker wegjagen
theme-block = een plek bezetten
theme-wall = de vertrekkaart als muur
theme-sacrifice = een kleine kaas voor een grote
# The lessons, in the order of teaching
exercise-beside = Leg je kaas naast de vertrekkaart.
exercise-corner = Leg je kaas zij aan zij met een kaart: een hoek telt niet.
exercise-size = Hier passen maar 3 kaarten op een rij: zoek een plek voor je kaas.
exercise-mouse = Muizen eten kaas. Laat je muis de andere kaas opeten.
exercise-cat = Katten vangen muizen. Red je kaas!
exercise-dog = Honden jagen katten weg. Help de muis bij de andere kaas te komen!
exercise-chase = Eerst de honden, dan de katten, dan de muizen. Red je kaas!
exercise-small-game = Nu een klein spel: kun jij van { $bot } winnen?
# The page with the lessons
learn-step = Stap { $step } van { $steps }
learn-leave = Naar het begin: de les wacht op je
learn-repeat = Deze stap nog een keer
learn-skip = Deze stap overslaan
learn-next = Verder
learn-again = Nog eens proberen
learn-aloud = Voorlezen
learn-lost = Ik kan niet bij de les komen. Is dit apparaat met het netwerk verbonden?
learn-offer = Is dit je eerste keer?
learn-end-title = Nu weet je hoe het gaat!
learn-end = Dat is het hele spel. Zullen we een echt spel spelen?
learn-restart = Vanaf het begin
# Puzzles and the square of the day
puzzle-title = Puzzel { $number }
puzzle-is-solved = Puzzel { $number }, opgelost
puzzle-all = Alle puzzels
puzzle-skip = Een andere puzzel
puzzle-next = Volgende puzzel
puzzle-lost = Ik kan niet bij de puzzels komen. Is dit apparaat met het netwerk verbonden?
puzzle-task = { $count ->
    [one] Jij legt de laatste kaart. Versla { $bot }!
   *[other] Jij legt { $count } kaarten. Versla { $bot }!
}
puzzle-other-hand = { $who } heeft:
puzzle-look = Kijk eens wat er gebeurt…
puzzle-more-cheeses = Jullie hebben evenveel punten, maar jij hebt meer kazen over. Gelukt!
puzzle-hint-more = Meer
puzzles-play = Speel puzzel { $number }
puzzles-grade = Hoe moeilijk?
puzzles-theme = Waarover?
puzzles-any = alles
puzzles-progress = Opgelost: { $solved } van { $count }
puzzles-earlier = Puzzels hiervoor
puzzles-later = Puzzels hierna
loss-eaten = Een muis eet je kaas van { $points }, en geen kat houdt haar tegen.
loss-guard-fled = Een hond jaagt de kat weg, en dan eet een muis je kaas van { $points }.
loss-safe = Hier eet niemand de kaas van { $points }: { $who } houdt hem.
loss-fewer-cheeses = Jullie hebben evenveel punten, maar { $who } heeft meer kazen over.
loss-shared = Jullie hebben hetzelfde. Jij kunt net iets meer krijgen!
day-title = Puzzel van de dag { $number }
day-heading = Cheese Rescue: puzzel van de dag { $number }
day-number = Nummer { $number }
day-same = De puzzels van een dag zijn voor iedereen hetzelfde.
day-open = nog niet geprobeerd
day-tried = nog niet opgelost
day-first = in één keer opgelost
day-first-hint = in één keer opgelost, met een tip
day-solved = opgelost
day-solved-hint = opgelost met een tip
day-share = Deel mijn uitslag
day-picture = Jouw uitslag
day-message = De tekst om te delen
day-copy = Kopieer de tekst
day-copied = De tekst is gekopieerd.
day-others = Andere dagen
day-before = De dag ervoor
day-after = De dag erna
day-today = Vandaag
day-result = Mijn uitslag

## The server

serve-here = Op deze computer: { $url }
serve-others = Voor alle anderen: { $url }
serve-answers-home = Alleen apparaten in je thuisnetwerk krijgen antwoord.
serve-answers-here = Alleen deze computer krijgt antwoord.
serve-answers-everybody = Iedereen die hier kan komen, krijgt antwoord.
serve-no-proxy = Geen enkele proxy wordt vertrouwd: achter een proxy tellen alle bezoekers als één adres. Met --trusted-proxy verander je dat.
serve-same-bot = Aan tafel zouden { $first } en { $second } allebei { $name } heten. Geef een van de twee een andere naam.
serve-end = Druk op Ctrl-C om te stoppen. Alle spellen blijven bewaard en gaan de volgende keer verder.
serve-stopped = Tot de volgende keer!
worker-here = Rekent voor elke server die het vraagt via { $url }.
serve-migrated = De tafels zijn bijgewerkt naar deze versie. Een kopie van het oude bestand staat in { $file }.
serve-few-files = Deze computer laat niet meer dan { $sockets } apparaten tegelijk toe.
error-port = Ik kan niet luisteren op poort { $port } ({ $reason }). Kies een andere met --port.
error-database = Ik kan de tafels in { $file } niet gebruiken ({ $reason }).
error-database-newer = De tafels in { $file } zijn bewaard met een nieuwere versie van het spel. Werk deze versie eerst bij.
error-backup-damaged = De back-up { $file } is beschadigd ({ $reason }). Maak een nieuwe.
error-backup-tables = De back-up { $file } is beschadigd. Tafels die niet kunnen worden afgespeeld: { $broken } van { $tables }. Maak een nieuwe.
error-backup-foreign = { $file } is geen back-up van de tafels van dit spel.
error-backup-in-use = { $file } is in gebruik: de nieuwste zetten staan in { $wal }. Maak een kopie en controleer de kopie.
backup-good = De back-up { $file } is goed. Tafels: { $tables }. Regels in het logboek: { $entries }. Schema: { $version }.
error-host-and-only-here = --host en --only-here gaan niet samen.
error-no-workers = --workers 0 heeft een --bus nodig die naar andere workers leidt.
error-processes = --processes heeft PostgreSQL en Redis nodig: --database postgresql://… en --bus redis://…
error-processes-failed = Een proces van de server kon niet starten. De regels hierboven zeggen waarom.
page-description = Honden jagen katten weg, katten vangen muizen, muizen eten kaas. Red je eigen kaas! Een kaartspel voor twee tot vier spelers, met vrienden dichtbij en ver weg.
page-noscript = Cheese Rescue heeft JavaScript nodig: zet het alsjeblieft aan.

## The rules page

rules-title = Leer de spelregels
rules-lead = Red je eigen kaas!
rules-idea = Om de beurt leg je een kaart naast een andere, tot het speelveld op tafel vol is. Dan begint de jacht: eerst de honden, dan de katten en als laatste de muizen. Wie de meeste kaas redt, wint!
rules-facts = Voor 2 tot 4 spelers van 7 tot 99 jaar. Een spel duurt ongeveer een kwartier.
rules-chain-dogs = Honden jagen katten weg.
rules-chain-cats = Katten vangen muizen.
rules-chain-mice = Muizen eten kaas.
# A little board, read aloud. $cards: the cards of a row, from left to right
rules-row = Rij { $row }: { $cards }.
rules-row-alone = Van links naar rechts: { $cards }.
# $shape: whose cheese it is
rules-owned = { $card } ({ $shape })
rules-new = { $card } (nieuw)
rules-empty = leeg
# An empty square before the game
rules-square = Een leeg speelveld van { $size } bij { $size } plekken.
rules-square-start = Een speelveld van { $size } bij { $size } plekken met de vertrekkaart in het midden.
# Before a little board: such a move is allowed, or it is not
rules-yes = Ja!
rules-no = Nee!
# $board: a little board, read aloud as above
rules-before = Ervoor. { $board }
rules-after = Erna. { $board }

rules-cards = De kaarten
rules-cards-dog = Een hond blaft, en alle katten ernaast rennen weg.
rules-cards-cat = Een kat vangt alle muizen ernaast. Maar alleen als geen hond haar heeft weggejaagd!
rules-cards-mouse = Een muis eet alle kazen ernaast op. Maar alleen als geen kat haar heeft gevangen!
rules-cards-start = Hier begint het spel. Deze kaart jaagt op niemand, en niemand jaagt op deze kaart.
rules-cards-beside = “Ernaast” betekent links, rechts, erboven of eronder. Een hoek telt niet.
rules-cards-nobody = De dieren zijn van niemand. Een muis eet jouw kaas ook op als je die muis zelf hebt neergelegd!
rules-cards-cheese = Alleen de kaas is van iemand. Elke speler heeft zes kazen met dezelfde vorm. Zo zie je altijd van wie ze zijn.
rules-cards-worth = Jouw zes kazen zijn 1, 1, 1, 2, 2 en 3 punten waard. Dat is samen 10.

rules-ready = Klaarzetten
rules-ready-size = Het speelveld wordt een vierkant van { $size } bij { $size } kaarten.
rules-ready-start = De vertrekkaart komt midden op tafel.
rules-ready-no-start = Geen vertrekkaart: die blijft in de doos.
# $dogs, $cats, $mice: such as “3 dogs”
rules-ready-in = In het spel: { $dogs }, { $cats } en { $mice }.
rules-ready-out = Terug in de doos: { $dogs }, { $cats } en { $mice }.
rules-ready-all = Alle dieren doen mee: { $dogs }, { $cats } en { $mice }.
rules-ready-choose = Kies een vorm en pak de zes kazen met die vorm. Vormen die niemand kiest, gaan terug in de doos.
rules-ready-shuffle = Schud de dieren en leg ze op elkaar, met de plaatjes naar beneden. Dat is de pot.
rules-ready-draw = Trek 2 kaarten uit de pot. Nu heb je 8 kaarten in je hand. Laat ze niet zien!
rules-ready-oldest = De oudste speler begint. Daarna gaat het met de klok mee.
rules-ready-here = Hier worden de kaarten voor jullie geschud en gedeeld. Niemand vraagt hoe oud je bent: wie de tafel opent, zegt wie er begint of laat het lot beslissen.

rules-turn = Jouw beurt
rules-turn-lay = Leg één kaart neer: een dier of een van je kazen.
rules-turn-draw = Trek de bovenste kaart uit de pot. Nu heb je er weer 8.
rules-turn-where = Waar mag mijn kaart liggen?
rules-turn-first = De allereerste kaart ligt tegen de vertrekkaart.
rules-turn-pass = Leg altijd één kaart neer, nooit twee. Je beurt overslaan mag niet.
rules-turn-side = Je kaart moet met een hele zijkant tegen een andere kaart liggen.
rules-turn-side-yes = De nieuwe kaas ligt met een zijkant tegen de muis.
rules-turn-side-no = Hier raakt de kaas alleen een hoek.
rules-turn-fit = Alle kaarten samen moeten in het speelveld passen. De randen liggen eerst nog niet vast: het speelveld kan alle kanten op groeien, maar nooit groter worden dan het mag.
rules-turn-fit-yes = Dit kleine speelveld is 3 kaarten breed en 3 kaarten hoog. Eronder past nog een kaart.
rules-turn-fit-no = Een vierde kaart op een rij past er niet bij.
rules-turn-stay = Je mag plekken uitproberen zolang je wilt. Zeg je “hier”? Dan blijft je kaart liggen.
rules-turn-empty = Is de pot leeg? Dan trekt niemand meer.
rules-turn-secret = De kaarten in je hand zijn geheim, en de volgorde van de pot ook. Maar iedereen mag weten hoeveel kaarten de anderen hebben, en welke kazen. Het enige raadsel is: wie heeft welke dieren?

rules-chase = De grote jacht
rules-chase-full = Is het speelveld vol? Dan begint de jacht. Iedereen heeft 12 kaarten gelegd. De 3 kaarten die je nog in je hand hebt, tellen niet meer mee.
rules-chase-order = De jacht gaat in drie rondes, altijd in deze volgorde:
rules-chase-dogs = Eerst de honden: elke kat naast een hond rent weg.
rules-chase-dogs-here = De kat bovenaan zit naast de hond. Weg is ze!
rules-chase-cats = Dan de katten: elke kat die er nog is, vangt de muizen ernaast.
rules-chase-cats-here = De kat vangt de muis ernaast. De kaas is gered!
rules-chase-mice = Als laatste de muizen: elke muis die er nog is, eet de kazen ernaast op.
rules-chase-mice-here = De muis eet de kaas van 2 punten op. De andere kaas is gered!
rules-chase-together = Alle kaarten van één ronde gaan op hetzelfde moment weg.
rules-chase-together-here = En nu de hele jacht: de kat naast de hond rent weg, de andere kat vangt de muis, en de kaas van 3 punten is gered.

rules-show = Bekijk een jacht
rules-show-text = Hier hebben twee spelers net hun speelveld vol. Laat de jacht maar beginnen!
rules-show-riddle = Een raadsel: één muis ontsnapt omdat een hond haar kat wegjaagt. Welke muis is dat, en wat eet ze op?
rules-show-lost = Ik kan de jacht nu even niet laten zien. Laad de pagina straks opnieuw.

rules-points = Wie wint?
rules-points-add = Tel de punten op van je eigen kazen die er nog liggen. Wie de meeste punten heeft, wint!
rules-points-level = Evenveel punten? Dan wint wie de meeste kazen over heeft.
rules-points-shared = Nog steeds gelijk? Dan winnen jullie samen: met z’n tweeën, drieën of vieren, zelfs met nul punten.
# Beside the cheeses that are left to somebody: “3 points, 1 cheese”
rules-points-count = { $points }, { $cheeses }
rules-points-example = Allebei 3 punten. Maar twee kazen winnen van één.

rules-three = Met z’n drieën
rules-three-start = Er is geen vertrekkaart. Wie begint, legt de eerste kaart ergens op tafel.
rules-three-size = Het speelveld wordt een vierkant van 6 bij 6 kaarten.
rules-three-centred = Een vast midden kan niet, want er is geen vertrekkaart voor het midden.
rules-three-same = Verder is alles hetzelfde.

rules-variants = Twee varianten
rules-variants-lead = Wie een tafel opent, kan ze aanzetten: één of allebei. Anders speel je zoals hierboven is uitgelegd.
rules-centred = Het vaste midden
rules-centred-text = De vertrekkaart ligt precies in het midden van het speelveld. Zo weet je vanaf het begin waar de randen zijn. Voor twee of vier spelers.
rules-russian = De Russische handleiding
rules-russian-text = De honden komen twee keer: in de tweede ronde vangen ze de muizen ernaast, en de katten vangen niets. Zo staat het in de Russische handleiding. Waarschijnlijk is het een drukfout, maar leuk om te proberen! Voor twee, drie of vier spelers.
rules-russian-here = De hond vangt de muis ernaast. De kat doet de andere muis niets.

rules-questions = Vragen
rules-ask-fled = Vangt een kat die is weggerend nog muizen?
rules-tell-fled = Nee. Als de katten aan de beurt zijn, is zij al weg. Haar muis blijft dus over en eet de kaas op.
rules-ask-two-cats = En als de muis tussen twee katten zit?
rules-tell-two-cats = Eén kat rent weg. De andere is er nog, en één is genoeg: de muis is gevangen.
rules-ask-corner = Telt het als twee kaarten elkaar met een hoek raken?
rules-tell-corner = Nee, niet als je een kaart legt en niet bij de jacht. Hier doet de hond de kat niets.
rules-ask-dogs = Vangen honden ook muizen? Eten ze kaas?
rules-tell-dogs = Nee. Honden letten alleen op katten. En katten blijven van de kaas af.
rules-ask-own = Eet mijn muis mijn eigen kaas op?
rules-tell-own = Ja! De dieren zijn van niemand.
rules-ask-many = Kan één muis meer dan één kaas opeten?
rules-tell-many = Ja, alle kazen ernaast. Dat kunnen er vier zijn.
rules-ask-start = Wat doet de vertrekkaart bij de jacht?
rules-tell-start = Niets. Die is net een muur: niemand kijkt eroverheen.
rules-ask-hand = Moet ik al mijn kazen neerleggen?
rules-tell-hand = Nee. Aan het eind heb je nog drie kaarten in je hand, en dat mogen ook kazen zijn. Maar een kaas in je hand levert geen punten op.
rules-ask-leave = En als iemand weg moet?
rules-tell-leave = Dan speelt een robot met die kaarten, tot die speler terug is.

rules-makers = Wie heeft het bedacht?
rules-own-words = Dit zijn de spelregels in onze eigen woorden. In de gedrukte handleidingen staat niet hoeveel er van elk dier zijn, en ook niet hoeveel de kazen waard zijn. Daarom spelen we met 6 honden, 12 katten en 18 muizen, en met de punten die je hierboven ziet.

## What we keep

kept-title = Wat we over je bewaren
kept-lead = Niets waaraan iemand kan zien wie je bent.
kept-no-account = Geen account, geen e-mail, geen wachtwoord.
kept-no-cookies = Geen cookies en geen reclame. Niemand volgt je.
kept-no-others = Er komt geen andere computer aan te pas. Plaatjes, geluiden en woorden komen van dezelfde computer als het spel.
kept-table = Aan je tafel
kept-table-lead = Zodat een spel morgen verder kan gaan, bewaart de computer waarop het spel draait:
kept-table-cards = welke kaarten er zijn gelegd, waar en wanneer;
kept-table-name = de naam die je hebt gekozen. Alleen wie aan je tafel zit, ziet die. Het hoeft niet je echte naam te zijn. Typ je er geen, dan geeft het spel je een grappige naam.
kept-table-days = { $days ->
    [one] Gebeurt er { $days } dag lang niets aan een tafel? Dan wordt die gewist, met alle namen en kaarten.
   *[other] Gebeurt er { $days } dagen lang niets aan een tafel? Dan wordt die gewist, met alle namen en kaarten.
}
kept-delete = Een tafel nu meteen wissen
kept-delete-how = Je hoeft niet te wachten. Wie de tafel heeft geopend, kan die altijd wissen. Wie er verder aan tafel zit, kan dat als het spel is afgelopen. Je vindt het in het menu van de tafel. Dan is alles in één keer weg.
kept-reactions = Wat jullie tegen elkaar zeggen
kept-reactions-how = Jullie kunnen elkaar niet schrijven, alleen kant-en-klare woorden roepen, zoals “Hallo!” en “Bravo!”. Die bewaren we niet. Heb je er last van? Zet ze dan uit in het menu van de tafel.
kept-device = Op dit apparaat
kept-device-lead = Je browser onthoudt vier dingen, en alleen hier:
kept-device-seats = je stoelen, zodat je terug kunt naar je tafels;
kept-device-settings = je instellingen, zoals taal en geluid, je naam en vorm;
kept-device-games = je spellen en met wie je speelde, zodat je ze nog eens kunt bekijken. Van heel oude spellen alleen hoeveel het er waren en welke robots je hebt verslagen;
kept-device-done = je puzzels en lessen: welke je hebt geprobeerd, welke je hebt opgelost en hoever je bent.
kept-device-shared = Wie na jou dit apparaat gebruikt, kan dat ook zien. Wil je dat niet? Druk dan op de knop.
kept-forget = Alles op dit apparaat vergeten
kept-forget-sure = Echt alles? Je stoelen, instellingen, spellen, puzzels en lessen op dit apparaat zijn dan voor altijd weg.
kept-forget-yes = Ja, alles vergeten
kept-forget-no = Nee, bewaren
kept-forgotten = Klaar. Dit apparaat weet niets meer.
kept-adults = Voor volwassenen: de details
kept-adults-server = Voor elke tafel houdt de server een logboek bij in zijn database: de opties, de getypte namen (hooguit 12 letters), vormen en hulpniveaus, elke zet met het tijdstip, de toevalsgetallen van het schudden en een hash van de sleutel van elke stoel. Wordt de tafel gewist, dan wordt het logboek verwijderd en overschreven. Wie de server beheert, kan de database lezen en is verantwoordelijk voor eventuele kopieën.
kept-adults-rest = Netwerkadressen staan alleen in het geheugen, om misbruik te voorkomen. Er is geen toegangslogboek, tenzij de beheerder het aanzet, en ook dan staan er geen adressen of namen in. De browser gebruikt zijn lokale opslag en geen cookies. In een bewaard spel staan geen namen of datums, en ook niet waar je hebt gespeeld. Wie een bewaard spel opent, stuurt het naar de server om gelezen te worden; de server bewaart het niet.

## The finale in the browser

finale-hush = Sst… iedereen doet de ogen open.
finale-count = Nu tellen de kazen die over zijn.
# On a player's chip, under the points
finale-left = { $count ->
    [one] { $count } kaas gered
   *[other] { $count } kazen gered
}
# In paper bubbles over dogs, mice that are lucky, mice that eat and mice that have eaten
finale-woof = Woef!
finale-phew = Poeh!
finale-munch = Mjam!
finale-burp = Burp!
finale-square = Het speelveld tijdens de jacht
finale-place-gone = { CAPITAL($cell) }: nu leeg. Eerst: { $card }
# Buttons
finale-start = Start de jacht
finale-look-up = Kijk naar het grote scherm!
finale-controls = Knoppen voor de jacht
finale-play = Afspelen
finale-pause = Pauze
finale-back = Een stap terug
finale-on = Een stap verder
finale-again-part = Dit stukje nog eens
finale-again = Alles nog eens
finale-slower = Langzamer
finale-skip = Naar het einde
finale-text = Lezen als tekst
finale-tap = Tik op een plek, dan hoor je wat daar is gebeurd.
# The result, for whoever holds the device
result-saved = { $count ->
    [0] Deze keer is er geen kaas over.
    [one] Je redde { $count } punt!
   *[other] Je redde { $count } punten!
}
result-win = Je hebt gewonnen!
# The last name of those who share a victory: “Anna and you”
result-you = jij
# $place counts from 1; inside a sentence
result-place = { $place ->
    [1] eerste plaats
    [2] tweede plaats
    [3] derde plaats
   *[other] vierde plaats
}
result-placed = { $who }: { $place }
# $winner: “Anna wins!”
result-you-placed = { CAPITAL($place) }. { $winner }
# The story of a place. $mouse, $cat, $cats, $dogs … point at places: “①”, or “(2 right, 1 up)” for screen readers; $count is how many.
story-cheese-yours = { $points ->
    [one] Jouw kaas van { $points } punt
   *[other] Jouw kaas van { $points } punten
}
story-cheese-theirs = { $points ->
    [one] { $who }: kaas van { $points } punt
   *[other] { $who }: kaas van { $points } punten
}
story-cheese-eaten = De kaas is opgegeten door deze muis { $mouse }.
story-cheese-eaten-too = Deze muis { $mouse } at ook mee.
story-cheese-saved = Gered!
story-cheese-no-mouse = Er zat geen muis naast.
story-cheese-cat-helped = { $count ->
    [one] De muis ernaast { $mouse } is gevangen door deze kat { $cats }.
   *[other] De muis ernaast { $mouse } is gevangen door deze katten { $cats }.
}
story-cheese-dog-helped = { $count ->
    [one] De muis ernaast { $mouse } is gevangen door deze hond { $dogs }.
   *[other] De muis ernaast { $mouse } is gevangen door deze honden { $dogs }.
}
story-mouse-no-cat = Er zat geen kat naast die muis.
story-mouse-no-dog = Er zat geen hond naast die muis.
story-mouse-cat-fled = { $count ->
    [one] De kat { $cat } naast die muis was weggerend voor deze hond { $dogs }.
   *[other] De kat { $cat } naast die muis was weggerend voor deze honden { $dogs }.
}
story-mouse-ate = { $count ->
    [one] De muis ontsnapte en at deze kaas { $cheeses } op.
   *[other] De muis ontsnapte en at deze kazen { $cheeses } op.
}
story-mouse-idle = De muis ontsnapte, maar vond geen kaas.
story-mouse-caught-by-cat = { $count ->
    [one] De muis is gevangen door deze kat { $cats }.
   *[other] De muis is gevangen door deze katten { $cats }.
}
story-mouse-caught-by-dog = { $count ->
    [one] De muis is gevangen door deze hond { $dogs }.
   *[other] De muis is gevangen door deze honden { $dogs }.
}
story-cat-fled = { $count ->
    [one] De kat rende weg voor deze hond { $dogs }.
   *[other] De kat rende weg voor deze honden { $dogs }.
}
story-cat-missed = { $count ->
    [one] Daardoor is deze muis { $mice } ontsnapt.
   *[other] Daardoor zijn deze muizen { $mice } ontsnapt.
}
story-cat-no-dog = Er zat geen hond naast.
story-cat-caught = { $count ->
    [one] De kat ving deze muis { $mice }.
   *[other] De kat ving deze muizen { $mice }.
}
story-cat-idle = De kat vond geen muis.
story-cats-catch-nothing = In dit spel vangen katten niets.
story-dog-chased = { $count ->
    [one] De hond joeg deze kat { $cats } weg.
   *[other] De hond joeg deze katten { $cats } weg.
}
story-dog-caught = { $count ->
    [one] De hond ving deze muis { $mice }.
   *[other] De hond ving deze muizen { $mice }.
}
story-dog-idle = De hond joeg niemand weg.
story-start = Deze kaart jaagt op niemand, en niemand jaagt op deze kaart.

## Score our table

# A player of whom only the cheese is known: used like a name
player-by-shape = { $shape ->
    [wheel] Wiel
    [wedge] Kaaspunt
    [block] Blok
   *[heart] Hart
}
score-title = Onze punten tellen
score-lead = Heb je met echte kaarten gespeeld? Tik je volle speelveld hier in, en de jacht begint!
score-players = Met hoeveel speelden jullie?
score-size = { $size } × { $size }
score-who = Wie had welke kaas?
# $number: 1 to 4
score-shape-of = Speler { $number }: welke kaas?
score-name-of = Speler { $number }: welke naam?
score-name = Naam
score-rules = Speelden jullie een variant?
score-next = Naar de kaarten
score-way = Hoe wil je het doen?
score-in-order = Kaart voor kaart
score-paint = Verven
score-in-order-how = Welke kaart ligt op de lichte plek? Tik die hieronder aan.
score-paint-how = Kies hieronder een kaart. Tik dan op de plekken waar die ligt, of veeg eroverheen.
score-keys = Toetsen: H hond, K kat, M muis, S vertrekkaart. 3 en dan A: de kaas van 3 punten van de eerste speler.
score-square = Het volle speelveld
score-cell = Rij { $row }, kaart { $column }: { $card }
score-palette = De kaarten om uit te kiezen
score-face = { CAPITAL($card) }, in het speelveld: { $count }
score-erase = Een kaart weghalen
score-undo = Laatste stap terug
# How many cards are tapped in
score-done = { $done } van { $all }
score-full = Alle kaarten zijn er!
score-not-yet = Bijna! Dit kan nog niet kloppen:
score-fine = Nu klopt alles!
score-change = Spelers en regels
score-clear = Speelveld leegmaken
score-emptied = Alle kaarten zijn weg.
score-bring-back = Terughalen
score-inferred = In de handleidingen staat niet hoeveel kaarten er van elke soort zijn. Ik heb het uitgerekend, dus misschien klopt het niet.
score-anyway = Toch tellen
score-back = Terug naar het speelveld
score-keep = Dit spel bewaren
score-kept = Dit spel staat nu bij “Onze spellen”.
score-again = Nog een speelveld tellen

## A game as a picture

picture-share = Als plaatje delen
picture-save = Als plaatje bewaren
picture-title = Een plaatje van je spel
picture-drawing = Ik ben aan het tekenen…
# Before the sentences with the winner and the points, for screen readers.
picture-alt = Het speelveld na de jacht.
picture-download = Bewaren
picture-saved = Het plaatje is bewaard.

## Looking at a game again

replay-title = Terugkijken
replay-lead = Bekijk een spel kaart voor kaart. Open een bewaard bestand, of kies een van je eigen spellen.
replay-open = Bestand openen
replay-drop = Of laat het bestand hier los.
replay-reading = Ik lees het spel…
replay-unreadable = Ik kan dit spel niet lezen.
replay-square = Het speelveld
replay-slider = Hoe ver het spel is
replay-buttons = Stap voor stap door het spel
replay-first = Naar het begin
replay-back = Een kaart terug
replay-play = Spel afspelen
replay-pause = Stop
replay-on = Een kaart verder
replay-last = Naar het einde
replay-hands = Kaarten in de hand laten zien
# Several equal cards in a hand, read aloud
replay-several = { $count } × { $card }
# A bot laid this card for somebody
replay-stand-in = { $who } ({ $bot })
replay-unfinished = Dit spel is niet uitgespeeld.
replay-source-cards = Dit spel is gespeeld met de kaarten van een eerder spel.
replay-source-ply = Dit spel ging na zet { $ply } verder vanuit een eerder spel.
replay-luck = Is er eerlijk geschud?
replay-luck-how = Vóór het spel worden de geschudde kaarten verzegeld, net als een brief in een envelop. Niemand kan erin kijken of er iets aan veranderen. Na het spel gaat de envelop open, en kan iedereen het nakijken.
replay-luck-check = Het schudden nakijken
replay-luck-same = Vóór het spel zag dit apparaat het zegel en gaf het er zelf een geheim getal bij. Die zijn allebei nog hetzelfde. Dus niemand kon met de kaarten knoeien!
replay-luck-same-seal = Vóór het spel zag dit apparaat het zegel. Het is nog hetzelfde.
replay-luck-other-seal = Let op: vóór het spel zag dit apparaat een ander zegel.
replay-luck-other-number = Let op: het geheime getal van dit apparaat ontbreekt hier.
replay-luck-absent = Dit apparaat zag het zegel niet vóór het spel. Dus het kan alleen nakijken wat hier staat.
replay-give = Bewaren of delen
replay-give-how = Het hele spel zit in de link, zonder namen.
replay-copy = Link kopiëren
replay-share = Delen
replay-download = Als bestand bewaren
replay-link = De link naar dit spel
replay-copied = De link is gekopieerd.
replay-copy-yourself = De link is geselecteerd. Kopieer hem nu!
replay-another = Een ander spel

## What a review says of a game; kind in tone

review-title = Hoe ging het spel?
review-lead = Ik bekijk elke kaart nog een keer: hoe groot ieders kans was, waar het spel kantelde en wat er goed gezien was. Ik reken alleen met wat elke speler kon weten.
review-start = Beter bekijken
review-progress = Ik bekijk kaart { $ply } van { $last }…
review-stop = Stop
review-again = Opnieuw proberen
review-done = Klaar: ik heb elke kaart bekeken.
review-curve = Ieders kans om te winnen, kaart voor kaart, zoals ik die schat
review-slider = De kansen na elke kaart
# $percent: a whole number
review-chance = { $who }: { $percent }%
review-numbers = De kansen in cijfers, na elke kaart
review-turning = Wat belangrijk was
review-none = Niemand liet een grote kans liggen. Goed gespeeld!
review-well = Goed gezien!
review-better = Nog beter: { $card } ({ $cell }).
review-went = De kans van { $who }: ongeveer { $before }% met de beste zet, ongeveer { $after }% met deze.
review-went-sure = De kans van { $who }, tot het einde uitgerekend: { $before }% met de beste zet, { $after }% met deze.
review-best = Dit was de beste zet die ik kan vinden.
review-good = Een goede zet: ik zie er geen die duidelijk beter is.
review-best-sure = Dit was de beste zet: ik heb alles tot het einde uitgerekend.
review-what-if = Wat als…?
review-as-it-was = Zoals het ging
review-what-if-told = Wat als deze kaart hier lag: { $card } ({ $cell })?
# In a list of everybody: “Anna 7, Ben 5”
review-points = { $who } { $points }
# What the points would be, or are expected to be; $points is that list
review-would = Dan werden de punten ongeveer: { $points }.
review-would-sure = Dan werden de punten precies: { $points }.
review-made = Zoals het ging, werden de punten ongeveer: { $points }.
review-made-sure = Zoals het ging, werden de punten precies: { $points }.
review-ghost = { $place }. Wat als deze kaart hier lag: { $card }?

## Our games

games-title = Onze spellen
games-running = Je tafels
games-finished = Uitgespeeld
games-your-turn = Jouw beurt!
games-turn = { $who } is aan de beurt.
games-going-on = Het spel is bezig.
games-gathering = We wachten op spelers.
games-over = Dit spel is uit. Nog een keer?
games-to-table = Naar de tafel
games-empty = Hier zijn nog geen spellen. Tijd voor het eerste!
games-play = Spelen
games-deleted = Het spel is gewist.
games-bring-back = Terughalen
games-look = Terugkijken
games-real = Met echte kaarten
# A game, read aloud: its date, and who played
games-which = { $when }, { $names }
games-delete = Wissen: { $when }, { $names }
games-you-won = Je hebt gewonnen!
games-unfinished = Niet uitgespeeld
games-where = Spellen, puzzels en lessen worden alleen op dit apparaat bewaard. Als bestand kun je ze meenemen naar een ander apparaat.
games-save = Alles als bestand bewaren
games-bring = Bestand toevoegen
games-brought = { $count ->
    [0] Al deze spellen waren er al.
    [one] Er is { $count } nieuw spel bij.
   *[other] Er zijn { $count } nieuwe spellen bij.
}
games-brought-others = Nieuwe puzzels en lessen: { $count }.
games-broken = Ik kan in dit bestand geen spellen, puzzels of lessen vinden. Is het wel het goede?

## The page about what was done on this device

done-title = Wat ik heb gedaan
done-lead = Alles wat je op dit apparaat hebt gedaan, licht hier op.
done-games = Mijn spellen
done-bots = Robots die ik heb verslagen
done-of = { $count } van de { $all }
done-puzzles = Puzzels
done-solved = { $count ->
    [0] Nog geen opgelost
    [one] { $count } puzzel opgelost
   *[other] { $count } puzzels opgelost
}
done-lessons = Lessen
done-yes = gedaan
done-not-yet = nog niet
done-delete-what = Je kunt dit allemaal wissen: de spellen, de puzzels en de lessen. Je stoelen en instellingen blijven.
done-delete = Dit allemaal wissen
done-delete-yes = Ja, wissen
done-deleted = Alles is gewist.

## The game in the browser: everywhere

home = Startpagina
close = Sluiten
cancel = Nu niet
yes = Ja
no = Nee
reload = Opnieuw laden
settings-language = Taal
settings-sound = Geluid
settings-reactions = Laten zien wat anderen roepen
settings-bots = Hoe snel robots spelen
bots-calm = rustig
bots-normal = normaal
bots-quick = snel
settings-theme = Licht
theme-auto = net als dit apparaat
theme-light = lamp aan
theme-dark = lamp uit
sound-on = Geluid aanzetten
sound-off = Geluid uitzetten
trouble-title = Oei!
trouble-lost = De verbinding is weg. Ik blijf het proberen.
trouble-unreachable = Ik kan de tafel niet bereiken. Heeft dit apparaat verbinding met het netwerk? Probeer het zo nog een keer.

## The first page

home-play = Nu spelen
home-continue = Verder met je spel
# $bot: the next level
home-next-level = Drie keer gewonnen! Nu tegen { $bot }?
home-ways = Meer manieren om te spelen
home-friends = Spelen met vrienden
home-together = Samen op dit apparaat
home-screen = Op het grote scherm
home-day = Puzzel van de dag
home-puzzles = Puzzels
home-join = Ik heb een code
home-join-go = Meedoen
home-score = Punten tellen met echte kaarten
home-rules = Zo speel je
home-learn = Laat zien hoe het gaat
home-games = Onze spellen
home-kept = Wat we over je bewaren

## A new table

new-title = Wie speelt er mee?
new-title-together = Samen op dit apparaat
new-title-friends = Met vrienden ver weg
new-title-bots = Tegen robots
new-title-screen = Op het grote scherm
# Buttons that fill all chairs: everybody is here, somebody is far away, bots, phones around a screen
new-preset-together = Allemaal hier
new-preset-friends = Ver weg
new-preset-bots = Robots
new-preset-screen = Groot scherm
new-lead = Tik op een stoel en kies wie daar gaat zitten.
new-add = Stoel { $number } erbij zetten
new-chair = Stoel { $number }: { $who }
new-who = Wie gaat hier zitten?
new-me = Ik: { $name }
new-here = Iemand hier
new-far = Iemand ver weg
# Somebody in front of the big screen
new-phone = Telefoon
new-name = Naam, als je wilt
new-name-done = Klaar
new-or-bot = Of een robot:
new-remove = Deze stoel weghalen
new-screen = Dit scherm laat de tafel zien. Iedereen speelt op een eigen telefoon.
levels-all = Alle robots
new-more = Meer…
new-open = Tafel openen
levels-title = Wie gaat er spelen?
# How strong a bot is; $level counts from 1, the weakest
levels-strength = Sterkte { $level } van { $levels }
bot-own-character = Meegebracht door wie deze server beheert.
# $bot: the one that is chosen
levels-other = { $bot }: een andere robot kiezen
option-oldest = De oudste speler begint
option-watchers = Anderen mogen meekijken
option-no-watchers = Niemand kijkt mee
option-neighbours = De kaarten ernaast reageren als je een kaart probeert
option-neighbours-on = De kaarten ernaast reageren
options-agreed = Aan deze tafel
pace-over-days = Een paar dagen lang: geen haast, iedereen speelt wanneer het uitkomt

## Before the deal

gathering-title = Rond de tafel
gathering-waiting = { $count ->
    [one] Er is nog { $count } stoel vrij.
   *[other] Er zijn nog { $count } stoelen vrij.
}
gathering-ready = Iedereen is er.
gathering-soon = Het begint zo.
gathering-start = Kaarten delen
chair-free = Vrije stoel
chair-sit-too = Nog iemand hier
chair-bot = Robot laten spelen
# For a chair where a bot plays
chair-other-bot = Andere robot kiezen
chair-yours = op dit apparaat
sit-name = Je naam, als je wilt
name-too-long = Een naam mag hoogstens { $most } letters hebben.
sit-shape = Je vorm
invite-code = Typ deze code:
invite-qr = Een code om te scannen: zo kom je bij deze tafel
invite-link = Link naar deze tafel
invite-copy = Link kopiëren
invite-copied = Gekopieerd
invite-share = Delen
sit-down = Gaan zitten
sit-as = Jij bent { $who }.
sit-change = Veranderen
chair-sit = Op stoel { $number } gaan zitten
chair-fill = Stoel { $number } is vrij. Kies wie daar gaat zitten.
gathering-fill = { $count ->
    [one] Een robot op de vrije stoel
   *[other] Robots op de vrije stoelen
}
gathering-phone = Je kunt de kaarten ook met een telefoon uitdelen.
invite-screen = Zo doe je mee
invite-scan = Scan dit met je telefoon
invite-type = of open { $address } en typ deze code:

## At the table

table-finding = Ik zoek de tafel
table-finding-explained = Momentje…
table-gone = Deze tafel is weg
table-closed = Je kunt hier nu niet gaan zitten
table-link-broken = Deze link is niet compleet. Vraag er nog eens om, of typ de code op de startpagina.
table-ended = Iemand heeft deze tafel gewist. Open een nieuwe!
table-watching = Je kijkt mee.
table-players = Spelers
table-square = Het speelveld met de kaarten
table-hand = Je hand
table-your-turn = Jij bent aan de beurt.
table-turn = { $who } is aan de beurt.
table-over = Het speelveld is vol!
table-pick = Jouw beurt: kies een kaart.
table-pick-first = Kies eerst een kaart uit je hand.
table-picked = { CAPITAL($card) }: kies nu een plek.
table-ghost-told = { CAPITAL($card) }, { $cell }: nog niet gelegd.
table-ghost-keys = Druk op Enter om de kaart te leggen, op Escape om die terug te pakken.
# Facts about a card that is tried out: `beside-cheese-mouse` is for a cheese with $count mice next to it.
beside-cat-dog = { $count ->
    [one] Naast deze kat ligt een hond.
   *[other] Naast deze kat liggen { $count } honden.
}
beside-dog-cat = { $count ->
    [one] Naast deze hond ligt een kat.
   *[other] Naast deze hond liggen { $count } katten.
}
beside-mouse-cat = { $count ->
    [one] Naast deze muis ligt een kat.
   *[other] Naast deze muis liggen { $count } katten.
}
beside-cat-mouse = { $count ->
    [one] Naast deze kat ligt een muis.
   *[other] Naast deze kat liggen { $count } muizen.
}
beside-mouse-dog = { $count ->
    [one] Naast deze muis ligt een hond.
   *[other] Naast deze muis liggen { $count } honden.
}
beside-dog-mouse = { $count ->
    [one] Naast deze hond ligt een muis.
   *[other] Naast deze hond liggen { $count } muizen.
}
beside-cheese-mouse = { $count ->
    [one] Naast deze kaas ligt een muis.
   *[other] Naast deze kaas liggen { $count } muizen.
}
beside-mouse-cheese = { $count ->
    [one] Naast deze muis ligt een kaas.
   *[other] Naast deze muis liggen { $count } kazen.
}
table-lay = Hier leggen
table-take-back = Terugpakken
table-taken-back = Terug in je hand.
table-laid = { $who }: { $card } ({ $cell }).
table-you-laid = Jij: { $card } ({ $cell }).
table-no-move = Er is nog geen kaart gelegd.
round-replay = Wat gebeurde er net?
moves-title = Zetten
table-drawn = Je trekt: { $card }.
table-no-cards = Geen kaarten
table-holds = { $who }: { $cards }, { $cheeses }.
table-would-have = { $points ->
    [one] { $who } zou { $points } punt hebben.
   *[other] { $who } zou { $points } punten hebben.
}
table-edge = Hier houdt het speelveld op.
table-pile = Kaarten in de pot
table-unseen = Nog niet gezien: { $card }
table-nudge = Joehoe! De anderen wachten op je.
cheese-yours = { $points ->
    [one] jouw kaas van { $points } punt
   *[other] jouw kaas van { $points } punten
}
cheese-theirs = { $points ->
    [one] de kaas van { $points } punt van { $who }
   *[other] de kaas van { $points } punten van { $who }
}
hand-stack = { $count ->
    [one] { CAPITAL($card) }
   *[other] { CAPITAL($card) }, { $count } stuks
}
cell-empty = leeg
cell-alone = { CAPITAL($cell) }: { $card }
cell-beside = { CAPITAL($cell) }: { $card }. Ernaast: { $beside }
cell-place = { $place }. Hier mag een kaart liggen.
cell-ghost = { $place }. Hier ligt op proef: { $card }.
cell-last = { $place }. De laatst gelegde kaart.
# A card that was laid since the reader's last turn: the first, the second … of $count
cell-laid = { $place }. { $count ->
    [1] Nieuwe kaart, gelegd door { $who }.
   *[other] Nieuwe kaart { $number } van { $count }, gelegd door { $who }.
}
cell-doomed = { $place }. Weg als het spel nu zou stoppen.
cell-hinted = { $place }. De tip wijst hierheen.
chip-you = Jij: { $who }
chip-turn = aan de beurt
chip-bot = een robot
chip-stand-in = { $bot } valt in
chip-away = nu even weg
# On a player’s chip, where there is room for two short words
chip-away-word = even weg
chip-bot-plays = robot valt in
chip-hints = tips
curtain-next = Nu is { $who } aan de beurt. De anderen kijken even weg!
curtain-open = Ik ben { $who }
reactions-title = Roep iets
reaction-told = { $who }: { $what }

## Help, seats and the menu

help-title = Hoeveel hulp?
help-real-table = Net echt
help-real-table-explained = Je ziet niets extra’s. De plekken vind je zelf.
help-places = Plekken
help-places-explained = Je ziet waar een kaart mag liggen.
help-forecast = Voorspelling
help-forecast-explained = Je ziet de plekken, en wat er weg zou zijn als het spel nu zou stoppen. Vraag je om een tip, dan hoor je welke kaart je kunt leggen, precies waar, en waarom.
help-hint-card = Tip: de kaart
help-hint-card-explained = Je ziet de plekken. Vraag je om een tip, dan hoor je welke kaart je kunt leggen.
help-hint-region = Tip: de buurt
help-hint-region-explained = Je ziet de plekken. Vraag je om een tip, dan hoor je welke kaart je kunt leggen en ongeveer waar.
help-hint-place = Tip: de plek
help-hint-place-explained = Je ziet de plekken. Vraag je om een tip, dan hoor je welke kaart je kunt leggen, precies waar, en waarom.
help-shared = Spelen er meer mensen op één scherm? Dan is er geen voorspelling.
# A button beside the hand
hint-ask = Tip
hint-thinking = Ik denk na…
hint-first = Ik ben me nog aan het voorbereiden. De eerste tip duurt iets langer.
# The hint itself, then why; $card: a card of the hand
hint-card-told = Probeer deze kaart: { $card }.
hint-region-told = Probeer deze kaart op een van de plekken die ik aanwijs: { $card }.
hint-place-told = Probeer deze kaart: { $card }. De plek: { $cell }.
hint-sure = Ik heb alles uitgerekend: beter kan niet.
hint-guess = Dat lijkt mij het beste.
# On the card in the hand, read aloud
hint-this-card = { CAPITAL($card) }. De tip zegt: deze kaart.
seat-plays-for-you = { $bot } speelt voor jou.
seat-come-back = Ik speel weer zelf
seat-leave = Opstaan
seat-leave-bot = Opstaan: een robot valt in
seat-call-bot = Laat een robot invallen
seat-away = { $who } is even weg.
seat-empty = Stoel vrijmaken
seat-own-link = Stoel meenemen naar een ander apparaat
seat-own-link-explained = Alleen voor jou: wie deze link opent, speelt met jouw kaarten.
# A chair that was emptied during a game; $bot plays on until somebody takes it
request-question = { $who } wil het overnemen van robot { $bot }. Is dat goed?
request-answered = Nu nog even wachten op de anderen.
request-waiting = Wachten tot de anderen het goedvinden.
# $number: the first card that may be theirs
hand-overs-title = Wie het overnam
hand-over-person = Vanaf kaart { $number } speelt { $who } met deze kaarten.
hand-over-bot = Vanaf kaart { $number } speelt robot { $who } met deze kaarten.
devices-open = { $count ->
    [one] Deze stoel is open op { $count } apparaat.
   *[other] Deze stoel is open op { $count } apparaten.
}
devices-sign-out = Andere apparaten afmelden
devices-sign-out-sure = Echt? Ze raken deze stoel kwijt en de oude link werkt niet meer.
devices-also-open = Deze stoel is ook open op een ander apparaat.
devices-sign-it-out = Daar afmelden
devices-signed-out = Deze stoel is geopend op een ander apparaat.
menu-title = Instellingen
menu-invite = Anderen uitnodigen
menu-keys = Toetsen
menu-delete = Tafel wissen voor iedereen
menu-delete-sure = Echt? Dan is de tafel voor iedereen weg.
keys-pick = een kaart uit je hand kiezen
keys-move = van plek naar plek gaan
keys-lay = de kaart daar proberen, en dan leggen
keys-back = de kaart terugpakken
keys-hand = mijn hand voorlezen
keys-last = de laatste zet voorlezen
keys-replay = zien wat er net gebeurde
keys-turn = wie is er aan de beurt?
keys-score = wie heeft wat?
keys-hint = om een tip vragen
keys-help = de regels en deze toetsen laten zien
after-title = Na het spel
after-again = Nog eens spelen
after-next = Naar het volgende spel
after-replay = Nog eens bekijken
play-on = Vanaf hier verder spelen
play-on-try = Zelf proberen
play-on-same = Nog eens dezelfde kaarten
play-on-who = Wie wil jij zijn?
play-on-me = Dat ben ik
play-on-others = En de anderen?
play-on-known = Met deze kaarten is al eens gespeeld: misschien weet je ze nog.
play-on-go = Spelen maar!
# $who: one name, or several in a list
after-wish = { $count ->
    [one] { $who } wil nog eens spelen.
   *[other] { $who } willen nog eens spelen.
}
after-wish-open = Nog een spelletje?
after-waiting = Wachten op { $who }…
after-join = Meedoen: een robot speelt voor jou
# Over all games at this table
evening-title = De stand tot nu toe
evening-won = { $count ->
    [one] { $count } keer gewonnen
   *[other] { $count } keer gewonnen
}
