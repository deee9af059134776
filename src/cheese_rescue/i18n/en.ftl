### Cheese Rescue in English. Short, warm, concrete; a seven-year-old reads it aloud without stumbling.
### The same keys and variables stand in every language; a test holds them together.

## The cards

card-dog = dog
card-cat = cat
card-mouse = mouse
card-start = start card
# $points: what the cheese is worth
card-cheese = cheese worth { $points }

# How many there are, as in a list: "2 dogs"
dogs = { $count ->
    [one] { $count } dog
   *[other] { $count } dogs
}
cats = { $count ->
    [one] { $count } cat
   *[other] { $count } cats
}
mice = { $count ->
    [one] { $count } mouse
   *[other] { $count } mice
}
cheeses = { $count ->
    [one] { $count } cheese
   *[other] { $count } cheeses
}
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}

## Places, counted from the start card (or the first card)

cell-middle = the very start
cell-right = { $count } right
cell-left = { $count } left
cell-up = { $count } up
cell-down = { $count } down
cell-both = { $across }, { $along }

## Who plays

# $letter: the letter of a seat that has no name here
seat-named = Player { $letter }
shape-wheel = wheel
shape-wedge = wedge
shape-block = block
shape-heart = heart
bot-random = Whirl
bot-gentle = Pip
bot-greedy = Nib
bot-random-character = lays any card anywhere
bot-gentle-character = kind, and sees only mice beside cheese
bot-greedy-character = looks one move ahead

## Names for people who type none

guest-1 = Umbrella
guest-2 = Windmill
guest-3 = Rainbow
guest-4 = Doorbell
guest-5 = Sock
guest-6 = Popcorn
guest-7 = Pancake
guest-8 = Biscuit
guest-9 = Marmalade
guest-10 = Pretzel
guest-11 = Croissant
guest-12 = Spaghetti
guest-13 = Teaspoon
guest-14 = Toaster
guest-15 = Lemonade
guest-16 = Sandwich
guest-17 = Broccoli
guest-18 = Little Pea
guest-19 = Sunflower
guest-20 = Clover
guest-21 = Cactus
guest-22 = Sunshine
guest-23 = Breeze
guest-24 = Little Cloud
guest-25 = Little Star
guest-26 = Scooter
guest-27 = Backpack
guest-28 = Picnic
guest-29 = Lantern
guest-30 = Slipper
guest-31 = Pom-pom
guest-32 = Confetti
guest-33 = Trampoline
guest-34 = Ukulele
guest-35 = Bubble
guest-36 = Giggle
guest-37 = Ketchup
guest-38 = Little Nap
guest-39 = Campfire
guest-40 = Little Train
guest-41 = Meringue
guest-42 = Alarm Clock
guest-43 = Hammock
guest-44 = Watering Can
guest-45 = Strudel
guest-46 = Artichoke
guest-47 = Carousel
guest-48 = Pumpkin

## Variants

variant-centred = centred square: the start card is the middle of the square
variant-dogs-hunt-mice = Russian sheet: dogs catch the mice, and cats catch nothing

## Why a move is not possible

refusal-not-your-turn = It is not your turn yet.
refusal-no-such-card = That card is not in the hand: { $card }.
refusal-place-taken = A card lies there already: { $card }.
refusal-outside-the-square = { $side ->
    [left] That is too far left.
    [right] That is too far right.
    [top] That is too far up.
   *[bottom] That is too far down.
} { $by ->
    [one] The square is { $size } cards wide, and this is { $by } place outside.
   *[other] The square is { $size } cards wide, and this is { $by } places outside.
}
refusal-touches-nothing = That place touches no card.
refusal-touches-a-corner-only = That place touches only a corner. Cards must share a side.
refusal-game-over = The game is over.
refusal-game-not-over = { $places ->
    [one] The game is not over: { $places } place is still empty.
   *[other] The game is not over: { $places } places are still empty.
}

## Why a game cannot be set up so

refusal-wrong-number-of-players = { $players ->
    [one] The game is for 2, 3 or 4 players, not for { $players }.
   *[other] The game is for 2, 3 or 4 players, not for { $players }.
}
refusal-impossible-pile = That pile is not right. It should have { $expected } of this card, and it has { $found }: { $card }.
refusal-impossible-variant = With 3 players there is no start card, so the square cannot be centred on it.

## Why a text cannot be read

refusal-no-such-face = This is no card: “{ $text }”. Write D for a dog, C for a cat, M for a mouse, S for the start card, or 3a for a cheese.
refusal-no-such-cheese = There is no such cheese: “{ $text }”. Cheeses are worth 1, 2 or 3.
refusal-not-a-cell = This is no place: “{ $text }”. Write it like 2,-1: two right, one up.
refusal-not-a-move = This is no move: “{ $text }”. Write it like M@2,-1.
refusal-nothing-drawn = There is no card in this drawing.
refusal-not-a-record = This is not the record of a game. It should begin with “cheese-rescue 1”.
refusal-record-too-new = This record was written by a newer Cheese Rescue (format { $version }).
refusal-record-line-missing = Here “{ $word }” should follow.
refusal-record-line-damaged = “{ $word }” is damaged: “{ $text }”.
refusal-record-move-out-of-order = Here move { $ply } should follow.
refusal-record-move-impossible = Move { $ply } is not possible: { $move }.
refusal-record-line-too-many = There is a line too many: “{ $text }”.
# Put before a sentence above when it is about one line of a text
in-line = Line { $line }: { $sentence }
in-line-and-column = Line { $line }, card { $column }: { $sentence }

## Why a square cannot be the end of a game

refusal-wrong-size = This square is { $width } by { $height } cards. It should be 5 by 5 for two players, 6 by 6 for three, 7 by 7 for four.
refusal-holes = { $holes ->
    [one] { $holes } place in the square is empty. Fill it first.
   *[other] { $holes } places in the square are empty. Fill them first.
}
refusal-no-start-card = The start card is missing. With { $players } players it lies in the square.
refusal-two-start-cards = There are { $found } start cards. There is only one in the box.
refusal-start-card-not-used = With 3 players the start card stays in the box.
refusal-start-card-not-in-the-middle = With the centred square the start card lies in the middle.
refusal-too-many-animals = { $kind ->
    [dog] { $found } dogs are too many. At most { $most } are in play.
    [cat] { $found } cats are too many. At most { $most } are in play.
   *[mouse] { $found } mice are too many. At most { $most } are in play.
}
refusal-too-many-cheeses = { $who } has { $found } cheeses worth { $points }. There are at most { $most }.
refusal-too-few-cheeses = { $found ->
    [0] { $who } has no cheese in the square. Everyone has to lay at least { $least }.
    [one] { $who } has only { $found } cheese in the square. Everyone has to lay at least { $least }.
   *[other] { $who } has only { $found } cheeses in the square. Everyone has to lay at least { $least }.
}
refusal-nobodys-cheese = { $who } has a cheese here, but this square is for { $players } players.

## What a table does not allow

refusal-no-such-chair = There is no chair { $chair } at this table.
refusal-chair-taken = Somebody sits on chair { $chair } already.
refusal-chair-empty = Nobody sits on chair { $chair }.
refusal-shape-taken = Somebody has that shape already: { $shape }.
refusal-name-not-good = A name has 1 to { $most } letters.
refusal-who-is-oldest = Who is the oldest? They begin.
refusal-no-such-game = There was no such game at this table.
refusal-not-started = The game has not started yet.
refusal-already-started = The game has started already.
refusal-stale = Something else was played meanwhile. Have another look.
refusal-ahead = That move comes too early.

## What the server does not allow

refusal-unreadable = I did not understand that. Please load the page again.
refusal-too-long = That is too long: { $most } bytes at most.
refusal-too-fast = Not so fast! Wait a moment and try again.
refusal-too-many = That was very often. Wait a while and try again.
refusal-old-page = The game has grown: please load the page again.
refusal-hello-first = Say hello first.
refusal-no-such-page = There is nothing here.
refusal-no-such-method = That cannot be done here.
refusal-not-from-there = This table is only for its own home network.
refusal-no-such-table = This table is gone. Open a new one!
refusal-no-such-code = No table waits under that code. Look at every letter once more.
refusal-too-many-codes = Too many wrong codes. Wait a minute, then try again.
refusal-table-full = Every chair is taken.
refusal-no-watchers = Nobody watches at this table.
refusal-another-game = The next game has begun already. Have another look.
refusal-no-such-bot = I know no bot called “{ $bot }”.
refusal-not-your-seat = Somebody else sits there.
refusal-only-the-opener = Only the one who opened the table can do that.
refusal-still-here = They are still here. Give them a moment.
refusal-our-fault = Something went wrong on my side. Please try again.
refusal-stand-in = A bot plays for you at the moment. Try again.
refusal-cannot-write = I cannot write that down right now. Your move is not lost: try again in a moment.
refusal-stopping = I am starting anew. Back in a moment!

## What one can say at the table

reaction-hello = Hello!
reaction-cheer = Bravo!
reaction-wow = Wow!
reaction-laugh = Ha ha!
reaction-oops = Oops!
reaction-thinking = Hmm …
reaction-thanks = Thank you!
reaction-goodbye = See you!

## The finale

finale-title = The chase!
finale-dogs = { $count ->
    [0] Dogs: every cat stays.
    [one] Dogs: woof! { $count } cat runs away.
   *[other] Dogs: woof! { $count } cats run away.
}
finale-cats = { $count ->
    [0] Cats: every mouse stays.
    [one] Cats: pounce! { $count } mouse is caught.
   *[other] Cats: pounce! { $count } mice are caught.
}
finale-dogs-again = { $count ->
    [0] Dogs again: every mouse stays.
    [one] Dogs again: { $count } mouse is caught.
   *[other] Dogs again: { $count } mice are caught.
}
finale-mice = { $count ->
    [0] Mice: not one cheese is eaten.
    [one] Mice: munch! { $count } cheese is eaten.
   *[other] Mice: munch! { $count } cheeses are eaten.
}
# $who: a player's name
finale-owned = { $who }: { $card }
finale-because = { $card } ({ $cell }) ← { $hunters }
finale-hunter = { $card } ({ $cell })
finale-result = { $who }: { $points }, { $cheeses } left
finale-more-cheeses = Level on points: whoever has more cheeses left wins.
finale-winner = { $who } wins!
finale-winners = A shared victory: { $who }!
# Between the last two names of a list
list-and = { $first } and { $last }

## The command line

about = A card game by Éric Plotton and David Paput, published by Djeco. This is an unofficial version, not affiliated with Djeco.
cli-usage = Usage:
cli-options-word = [OPTIONS]
cli-command-word = COMMAND …
cli-options = Options:
cli-commands = Commands:
cli-argument = { $name }: { $text }
cli-arguments-hint = Type { $command } --help to see what is possible.
cli-main = Cheese Rescue: dogs scare cats, cats hunt mice, mice eat cheese. Save your own! Without a command the game starts.
cli-serve = Keep the table for everybody at home and open it in the browser. This is what happens without a command, too.
cli-terminal = Play on this screen, people and bots in any seats.
cli-score = Score a finished square that is drawn in a file.
cli-replay = Show a recorded game step by step.
cli-verify = Check a recorded game: was the deal the sealed one, was every move possible, is the result right?
cli-simulate = Let bots play many games and count how they end.
cli-bench = Measure how fast it is.
cli-bench-rules = Play random games and count the cards laid in a second.
cli-option-help = Show this help.
cli-option-version = Show the version.
cli-option-about = Say who made the game.
cli-option-lang = The language: { $languages }.
cli-option-json = Write JSON, for programs.
cli-option-players = How many players: 2, 3 or 4.
cli-option-centred = Variant: the start card is the middle of the square.
cli-option-dogs-hunt-mice = Variant: dogs catch the mice, as the Russian sheet says.
cli-option-level = How much help people get: { $levels }.
cli-option-save = Keep the record of the game in this file.
cli-option-secret = The secret of the shuffle, 64 hex digits; drawn if you leave it out.
cli-option-ply = Show the table after so many cards.
cli-option-games = How many games.
cli-option-host = Listen on this address only, and answer everybody who reaches it.
cli-option-port = The port. Without it the usual one, or another if that is taken.
cli-option-only-here = Only for this computer.
cli-option-public-url = Where the world finds this server, for example https://cheese.example.
cli-option-trusted-proxy = Address of a proxy in front that is believed when it says who asks. Can be given several times.
cli-option-no-browser = Do not open the browser.
cli-option-database = The file that keeps the tables.
cli-option-workers = How many processes think for the bots.
cli-option-keep-days = Tables that nobody touched for so many days are deleted.
cli-option-bot-pause = Seconds that a bot waits before it lays a card.
cli-option-gone-after = Seconds until a bot plays on for somebody who is gone.
cli-option-nudge-after = Seconds until somebody whose turn it is gets a nudge.
cli-option-idle-after = Seconds after the nudge until a bot plays on.
cli-option-sockets = How many devices can be connected, all together.
cli-option-sockets-per-address = How many devices of one address can be connected.
cli-option-tables-per-hour = How many tables one address can open in an hour.
cli-option-requests-per-second = How many web requests one address can make a second.
cli-option-messages-per-second = How many messages one device can send a second.
cli-option-address-messages-per-second = How many messages all devices of one address can send a second.
cli-option-wrong-codes-per-minute = How many wrong codes one address can try in a minute.
cli-option-longest-message = How long a message of a device can be, in bytes.
cli-option-longest-body = How long the body of a web request can be, in bytes.
cli-option-public-metrics = Show the figures at /metrics to others than this computer.
cli-option-access-log = Write down every request, without addresses and names.
cli-option-bot = Who plays: { $bots }.
cli-option-seed = A number that makes chance repeat itself.
cli-option-seconds = How long to measure.
cli-argument-seats = Who sits there, one word a seat: person, { $bots }.
cli-argument-file = The file; a dash or nothing reads what you type or pipe in.
cli-argument-record = The record of a game.

error-no-such-option = There is no option { $option }.
error-no-such-command = There is no command “{ $command }”.
error-missing = Something is missing: { $name }.
error-too-much = That is more than is needed.
error-bad-value = That does not fit: { $name }.
error-no-file = There is no file { $file }.
error-unreadable-file = { $file } cannot be read as text.
error-file-too-long = { $file } is too long.
error-cannot-write = { $file } cannot be written.
error-file-exists = { $file } is there already. Choose another name.
error-no-such-ply = This game has { $last } moves, so there is nothing to see after { $ply }.
error-interrupted = Stopped.

## Score

score-how = Draw the square, one line for each row: D dog, C cat, M mouse, S start card, 3a a cheese worth 3 of the first player (then b, c, d). Then press Ctrl-D.

## Verify

verify-true-sealed = This record is true, and the deal is the one that was sealed.
verify-true-unsealed = Nothing in this record is wrong, but whether the deal was the sealed one cannot be told.
verify-false = This record is not true.
verify-seal = { $finding ->
    [fits] The secret is the one that was sealed.
    [differs] The secret is not the one that was sealed.
   *[unknown] The seal cannot be checked: seal or secret is not told.
}
verify-deal = { $finding ->
    [fits] The pile follows from the secret.
    [differs] The pile does not follow from the secret.
   *[unknown] The deal cannot be checked: secret or pile is not told.
}
verify-moves = { $finding ->
    [fits] Every move was possible.
   *[differs] Not every move was possible.
}
verify-result = { $finding ->
    [fits] The result is right.
    [differs] The result is not right.
   *[unknown] There is no result to check.
}

## Replay

replay-ply = Card { $ply } of { $last }. { $who }: { $card } ({ $cell })
replay-begin = Before the first card

## Simulate

# Numbers in tables: an average, and a share
number-mean = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
number-share = { NUMBER($number, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-title = { $games }, { $players }, { $bot }
simulate-running = Playing
simulate-seat = seat
simulate-mean = points on average
simulate-most = most points
simulate-cheeses = cheeses left
simulate-won = won alone
simulate-shared = shared
simulate-share = share of victories
simulate-advantage = The first seat wins { $share } of the games; an even share would be { $even }.
simulate-shared-games = { $count ->
    [one] { $count } game ended in a shared victory ({ $share }).
   *[other] { $count } games ended in a shared victory ({ $share }).
}

## Bench

bench-rules = { $plies } cards laid a second ({ $players }, { $games })

## The terminal game

terminal-welcome = Dogs scare cats, cats hunt mice, mice eat cheese. Save your own cheese!
terminal-how = Type a card and a place, like “m 4”: a mouse on place 4. Type ? for help, q to stop.
terminal-how-real-table = Type a card and a place, like “m 1,0”: a mouse one right of the start. Up is minus: “m 0,-1”. Type ? for help, q to stop.
terminal-who = Who plays?
terminal-bot = { $word }: { $bot }, { $character }
terminal-who-help = Press Enter to play against { $bot } right now. Or type who sits down, one word for each seat, for example: person person gentle
terminal-who-again = Type 2, 3 or 4 words: person, { $bots }.
terminal-oldest = Who is the oldest? They begin. Type their number, or press Enter to draw lots
terminal-begins = { $who } begins.
terminal-sealed = The shuffle is sealed: { $seal }
terminal-curtain = Now it is { $who }’s turn. Everybody else looks away. Press Enter
terminal-turn = { $who }: your turn
terminal-hand = Your hand:
terminal-pile = Pile: { $cards }
terminal-unseen = Not seen yet: { $animals }
terminal-holds = { $who }: { $cards }
terminal-last-move = { $who }: { $card } ({ $cell })
terminal-choose = Card and place
terminal-and-place = { $card } – and where?
terminal-confirm = Press Enter to lay it down, or type another card and place
terminal-not-understood = That was not a card and a place. Type ? for help.
terminal-no-such-place = There is no place { $place } on the table.
terminal-forecast = If the game ended now: { $results }
terminal-help = Cards: d dog, c cat, m mouse, 1 2 3 your cheeses. Places: the numbers on the table, or steps from the start like 2,-1 (two right, one up). Every card must share a side with another. When the square is full: dogs chase cats, the cats that are left catch mice, the mice that are left eat cheese.
terminal-forecast-alone = The forecast is only for one person alone at the screen.
terminal-drawn = You draw: { $card }
terminal-press-enter = Press Enter
terminal-saved = The game is kept in { $file }.
terminal-again = Again? The next seat begins. Type y or n
terminal-yes = y
terminal-goodbye = See you soon!

## The server

serve-here = On this computer: { $url }
serve-others = For everybody else: { $url }
serve-answers-home = Only devices of your home network are answered.
serve-answers-here = Only this computer is answered.
serve-answers-everybody = Everybody who can reach it is answered.
serve-no-proxy = No proxy is believed: behind one, everybody counts as one address. --trusted-proxy changes that.
serve-end = Press Ctrl-C to end it. Every game is kept and goes on next time.
serve-stopped = Until next time!
serve-migrated = The tables were brought up to date. How they were before is kept in { $file }.
serve-few-files = This computer allows only { $sockets } devices at once.
error-port = Nothing can listen on port { $port } ({ $reason }). Choose another with --port.
error-database = The tables in { $file } cannot be used ({ $reason }).
error-database-newer = The tables in { $file } were kept by a newer version of the game. Please bring this one up to date.
error-host-and-only-here = --host and --only-here do not go together.
page-soon = The table is laid, but the game in the browser is not ready yet. Until then programs can play here:
