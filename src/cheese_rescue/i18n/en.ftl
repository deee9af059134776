### Cheese Rescue in English. Short, warm, concrete; a seven-year-old reads it aloud without stumbling.
### The same keys and variables stand in every language; a test holds them together. CAPITAL($card) begins with a capital letter.

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

cell-middle = the start
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
bot-random-character = Lays any card anywhere.
bot-gentle-character = Plays nicely, and only notices mice beside cheese.
bot-greedy-character = Looks one move ahead.
bot-plain = Searcher
bot-plain-character = A simple search with random games, for comparison.
# The levels, weakest first: their names, and what they are like in one short sentence
bot-little-mouse = Vivi
bot-little-mouse-character = Just right for your first game.
bot-mouse = Nino
bot-mouse-character = Watches out for mice, and that’s all.
bot-kitten = Mila
bot-kitten-character = Remembers the cats, but forgets the dogs.
bot-cat = Rita
bot-cat-character = Knows the whole chase, but doesn’t look everywhere.
bot-tomcat = Otto
bot-tomcat-character = Looks at every place first.
bot-puppy = Fred
bot-puppy-character = Thinks ahead. Watch out!
bot-dog = Wanda
bot-dog-character = Plays as well as a grown-up.
bot-sheepdog = Bruno
bot-sheepdog-character = Imagines thousands of games before each move.
bot-old-dog = Edgar
bot-old-dog-character = Nobody plays better… or do you?
# A bot at the table that this installation cannot play, and the bot that plays in its chair
bot-plays-instead = { $bot } is not installed here, so { $simpler } plays instead.

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

variant-centred = Centred square: the start card is in the middle of the square
variant-dogs-hunt-mice = Russian rule sheet: dogs catch the mice, and cats catch nothing

## Why a move is not possible

refusal-not-your-turn = It’s not your turn yet.
refusal-no-such-card = That card isn’t in your hand: { $card }.
refusal-place-taken = There is already a card there: { $card }.
refusal-outside-the-square = { $side ->
    [left] That is too far left.
    [right] That is too far right.
    [top] That is too far up.
   *[bottom] That is too far down.
} { $by ->
    [one] The square is { $size } by { $size } cards, and this is { $by } place outside.
   *[other] The square is { $size } by { $size } cards, and this is { $by } places outside.
}
refusal-touches-nothing = That place doesn’t touch any card.
refusal-touches-a-corner-only = That place touches only a corner. Cards must share a side.
refusal-game-over = The game is over.
refusal-game-not-over = { $places ->
    [one] The game isn’t over: { $places } place is still empty.
   *[other] The game isn’t over: { $places } places are still empty.
}

## Why a game cannot be set up so

refusal-wrong-number-of-players = { $players ->
    [one] The game is for 2, 3 or 4 players, not for { $players }.
   *[other] The game is for 2, 3 or 4 players, not for { $players }.
}
refusal-impossible-pile = That pile isn’t right. It should have { $expected } of this card, but it has { $found }: { $card }.
refusal-impossible-variant = With 3 players there is no start card, so it can’t be in the middle of the square.

## Why a text cannot be read

refusal-no-such-face = “{ $text }” is not a card. Write D for a dog, C for a cat, M for a mouse, S for the start card, or 3a for a cheese.
refusal-no-such-cheese = There is no such cheese: “{ $text }”. Cheeses are worth 1, 2 or 3.
refusal-not-a-cell = “{ $text }” is not a place. Write it like 2,-1: two right, one up.
refusal-not-a-move = “{ $text }” is not a move. Write it like M@2,-1.
refusal-nothing-drawn = There is no card in this drawing.
refusal-not-a-record = This is not the record of a game. It should begin with “cheese-rescue 1”.
refusal-record-too-new = This record was written by a newer version of Cheese Rescue (format { $version }).
refusal-record-line-missing = “{ $word }” should come next here.
refusal-record-line-damaged = “{ $word }” is damaged: “{ $text }”.
refusal-record-move-out-of-order = Move { $ply } should come next here.
refusal-record-move-impossible = Move { $ply } is not possible: { $move }.
refusal-record-line-too-many = There is one line too many: “{ $text }”.
refusal-not-exercises = This is not a file of exercises. It should begin with “cheese-rescue-exercises 1”.
refusal-exercise-line-missing = “{ $word }” is missing from this exercise.
refusal-exercise-line-damaged = I can’t read “{ $text }”.
refusal-exercise-name-taken = There are two exercises named “{ $name }”.
refusal-exercise-too-large = These cards don’t fit into a square of { $size } by { $size }.
refusal-pile-not-known = The pile is missing from this record, so nobody can know who held which cards.
refusal-no-such-ply = This game can’t go on after move { $ply }: choose a move from 0 to { $last }.
# Put before a sentence above when it is about one line of a text
in-line = Line { $line }: { $sentence }
in-line-and-column = Line { $line }, card { $column }: { $sentence }
in-file = { $file }: { $sentence }

## Why a square cannot be the end of a game

refusal-wrong-size = This square is { $width } by { $height } cards. It should be 5 by 5 for two players, 6 by 6 for three, 7 by 7 for four.
refusal-holes = { $holes ->
    [one] { $holes } place in the square is empty. Fill it first.
   *[other] { $holes } places in the square are empty. Fill them first.
}
refusal-no-start-card = The start card is missing. With { $players } players it belongs in the square.
refusal-two-start-cards = There are { $found } start cards. There is only one in the box.
refusal-start-card-not-used = With 3 players the start card stays in the box.
refusal-start-card-not-in-the-middle = With the centred square, the start card must be in the middle.
refusal-too-many-animals = { $kind ->
    [dog] { $found } dogs are too many. At most { $most } are in play.
    [cat] { $found } cats are too many. At most { $most } are in play.
   *[mouse] { $found } mice are too many. At most { $most } are in play.
}
refusal-too-many-cheeses = { $who } has { $found } cheeses worth { $points }. At most { $most } are possible.
refusal-too-many-cheeses-in-all = { $who } has { $found } cheeses in the square. There are only { $most } of each shape.
refusal-too-few-cheeses = { $found ->
    [0] { $who } has no cheese in the square. Everyone has to lay at least { $least }.
    [one] { $who } has only { $found } cheese in the square. Everyone has to lay at least { $least }.
   *[other] { $who } has only { $found } cheeses in the square. Everyone has to lay at least { $least }.
}
refusal-nobodys-cheese = { $who } has a cheese here, but this square is for { $players } players.

## What a table does not allow

refusal-no-such-chair = There is no chair { $chair } at this table.
refusal-chair-taken = Somebody is already sitting on chair { $chair }.
refusal-chair-empty = Nobody is sitting on chair { $chair }.
refusal-holds-another-chair = You already have cards at this table. Nobody may see the cards of two players in one game.
refusal-not-agreed = The others did not agree. The chair is free again in the next game.
refusal-shape-taken = Somebody already has that shape: { $shape }.
refusal-name-not-good = A name has 1 to { $most } letters that everybody can read.
refusal-who-is-oldest = Who is the oldest? They begin.
refusal-no-such-game = There was no such game at this table.
refusal-not-started = The game hasn’t started yet.
refusal-already-started = The game has already started.
refusal-stale = Another card was laid in the meantime. Have another look.
refusal-ahead = That move comes too early.
refusal-no-hints = There are no hints for this chair.

## What the server does not allow

refusal-unreadable = I didn’t understand that. Please load the page again.
refusal-too-long = That is too long: { $most } bytes at most.
refusal-too-fast = Not so fast! Wait a moment and try again.
refusal-too-many = Too much at once. Wait a moment and try again.
refusal-old-page = There is a new version of the game. Please load the page again.
refusal-hello-first = Say hello first.
refusal-no-such-page = There is nothing here.
refusal-no-such-method = That can’t be done here.
refusal-not-from-there = This table only works on its own home network.
refusal-no-such-table = This table is gone. Open a new one!
refusal-no-such-code = There is no table with that code. Check every letter once more.
refusal-too-many-codes = Too many wrong codes. Wait a minute, then try again.
refusal-table-full = Every chair is taken.
refusal-no-watchers = Nobody can watch at this table.
refusal-another-game = The next game has already begun. Have another look.
refusal-no-such-bot = I don’t know a bot called “{ $bot }”.
# $extra names a part of the installation; the command is the same in every language
refusal-missing-extra = { $extra ->
    [strong] The four strongest bots, hints, reviews and puzzles have to be installed first: pip install "cheese-rescue[strong]"
    [scale] The connection to PostgreSQL and Redis has to be installed first: pip install "cheese-rescue[scale]"
    [dask] A cluster needs Dask, which has to be installed first: pip install "cheese-rescue[dask]"
    [envs] The environments for learning programs have to be installed first: pip install "cheese-rescue[envs]"
   *[arena] The ratings have to be installed first: pip install "cheese-rescue[arena]"
}
refusal-no-such-exercise = I don’t know this exercise.
refusal-no-such-day = This day has no square yet.
refusal-not-your-seat = Somebody else sits there.
refusal-only-the-opener = Only the person who opened the table can do that.
refusal-still-here = They are still here. Give them a moment.
refusal-our-fault = Something went wrong on my side. Please try again.
refusal-cannot-write = I can’t save that right now. Your move isn’t lost: try again in a moment.
refusal-stopping = I’m restarting. Back in a moment!

## What one can say at the table

reaction-hello = Hello!
reaction-cheer = Bravo!
reaction-wow = Wow!
reaction-laugh = Ha ha!
reaction-oops = Oops!
reaction-thinking = Hmm…
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

## Why a move is good

# What a hint and a review say of a move. $cheeses: “your cheese worth 3 and your cheese worth 1”, or “Ben’s cheese worth 2”;
# $count: how many mice, cats, dogs or places. Read alone and beside marked places alike.
reason-wins = This wins for sure!
reason-shares-victory = This guarantees at least a shared victory.
reason-cat-saves-cheese = { $count ->
    [one] The cat catches a mouse and saves { $cheeses }.
   *[other] The cat catches { $count } mice and saves { $cheeses }.
}
reason-dog-saves-cheese = { $count ->
    [one] The dog catches a mouse and saves { $cheeses }.
   *[other] The dog catches { $count } mice and saves { $cheeses }.
}
reason-mouse-eats-cheese = The mouse eats { $cheeses }.
reason-dog-frees-mouse = The dog scares off a cat. So a mouse gets away and eats { $cheeses }.
reason-cheese-safe = No mouse can ever eat this cheese.
reason-makes-safe = Safe for good: { $cheeses }.
reason-shuts-mouse-out = It blocks a place from which a mouse could eat { $cheeses }.
reason-shuts-dog-out = It blocks a place from which a dog could scare off a cat. Then a mouse would eat { $cheeses }. { $count ->
    [one] { $count } dog is still unseen.
   *[other] { $count } dogs are still unseen.
}
reason-cheese-guarded = This cheese is well guarded: any mouse beside it gets caught.
reason-cat-guards-cheese = The cat guards { $cheeses }: a mouse that turns up there gets caught.
reason-dog-guards-cheese = The dog guards { $cheeses }: a mouse that turns up there gets caught.
reason-cat-stays = { $count ->
    [one] No dog can scare off that cat any more.
   *[other] No dog can scare off those cats any more.
}
reason-cat-catches-mouse = { $count ->
    [one] The cat catches a mouse.
   *[other] The cat catches { $count } mice.
}
reason-dog-catches-mouse = { $count ->
    [one] The dog catches a mouse.
   *[other] The dog catches { $count } mice.
}
reason-dog-scares-cat = { $count ->
    [one] The dog scares off a cat.
   *[other] The dog scares off { $count } cats.
}
reason-mouse-caught = The mouse does no harm: it gets caught straight away.
reason-cat-waits-for-mice = The cat lies in wait: a mouse beside it gets caught.
reason-dog-waits-for-mice = The dog lies in wait: a mouse beside it gets caught.
reason-dog-waits-for-cats = The dog lies in wait: a cat beside it runs away.
reason-mouse-waits-for-cheese = The mouse lies in wait: a cheese beside it gets eaten.
reason-cheese-open = { $count ->
    [one] No mouse eats this cheese right now. A mouse could still come from { $count } place.
   *[other] No mouse eats this cheese right now. A mouse could still come from { $count } places.
}
reason-small-cheese-first = Not the biggest cheese: a bigger one is worth keeping for a better place.
reason-big-cheese-waits = Better kept for later: { $cheeses }. No place is safe enough yet.
reason-gives-up-cheese = It costs { $cheeses }.
reason-saves-others = It also saves { $cheeses }.
reason-dogs-unseen = { $count ->
    [one] Careful: { $count } dog is still unseen. It could scare off the cat.
   *[other] Careful: { $count } dogs are still unseen. One of them could scare off the cat.
}
reason-quiet = A quiet move: nothing changes for any cheese.

## The command line

# The title of the game, as the printed rules in this language have it
title = Cheese Rescue
about = A card game by Éric Plotton and David Paput, published by Djeco. This is an unofficial version, not affiliated with Djeco.
cli-usage = Usage:
cli-options-word = [OPTIONS]
cli-command-word = COMMAND …
cli-options = Options:
cli-commands = Commands:
cli-argument = { $name }: { $text }
cli-default = Default: { $value }.
cli-arguments-hint = Type { $command } --help to see what is possible.
cli-main = Cheese Rescue: dogs scare cats, cats hunt mice, mice eat cheese. Save your own! Without a command the game starts.
cli-serve = Host the game for everybody at home and open it in the browser. This is also what happens without a command.
cli-worker = Compute bot moves, hints and reviews for servers on other machines.
cli-terminal = Play on this screen, with people and bots in any seats.
cli-score = Score a finished square drawn in a file.
cli-replay = Show a recorded game step by step.
cli-review = Look back at a finished game: everybody’s chances, where it turned, and what would have been even better.
cli-verify = Check a recorded game: does the deal match its seal, was every move possible, is the result right?
cli-exercises = List, check, play or make lessons and puzzles.
cli-exercises-list = List exercises: their square, your cards and the goal.
cli-exercises-check = Prove exercises by trying every move.
cli-exercises-play = Play an exercise until it is solved. With --json: read moves, print positions.
cli-exercises-make = Make puzzles from games between bots. Ctrl-C keeps those found so far.
cli-exercises-days = Append squares of the day to a calendar. Days that are there never change.
cli-check-backup = Check a backup of the tables (SQLite): is the file whole, and can every game be replayed? The file is not changed.
cli-simulate = Let bots play many games, count how they end, and keep the games as data.
cli-report = Read games that `simulate --parquet` has kept, and draw a page about points, seats, cards and leads.
cli-arena = Let bots play a tournament and see who is better. Every deal is played in every seating, so luck cancels out.
cli-sit = Seat a bot at an online table, given its link.
cli-bench = Measure speed.
cli-bench-rules = Play random games and count the cards laid per second.
cli-bench-playouts = Play random games in the compiled kernel and count the games per second.
cli-bench-search = Search twenty stored positions and count the simulations per second.
cli-bench-finish = Solve the last ten plies of strong games and show how long that takes.
cli-option-plain = Use a simple search with random playouts, for comparison.
cli-option-threads = How many threads to search with.
cli-option-positions = How many positions.
cli-option-help = Show this help.
cli-option-version = Show the version.
cli-option-about = Say who made the game.
cli-option-lang = The language: { $languages }. Default: that of your computer.
cli-option-json = Write JSON, for programs.
cli-option-players = How many players: 2, 3 or 4.
cli-option-centred = Variant: the start card is in the middle of the square.
cli-option-dogs-hunt-mice = Variant: dogs catch the mice, as the Russian rule sheet says.
cli-option-any-counts = Accept any number of each animal and any mix of cheese points: the rule sheets do not say how many there are.
cli-option-level = How much help people get: { $levels }.
cli-option-save = Keep the game in this file, card by card. --resume plays on from there.
cli-option-resume = Play on with the game that was saved in this file.
cli-option-secret = The secret of the shuffle, 64 hex digits; random if you leave it out.
cli-option-ply = Show the table after this many cards.
cli-option-from = Play on from this record of a game.
cli-option-from-ply = Play on after this many cards; without it, the same cards are dealt again.
cli-option-review-seconds = How many seconds to think about each card.
cli-option-games = How many games.
cli-option-host = Listen on this address only, and answer everybody who can reach it.
cli-option-port = The port to listen on. Default: the usual one, or another if that is taken.
cli-option-only-here = Answer this computer only.
cli-option-public-url = The address under which players reach this server, for example https://cheese.example.
cli-option-trusted-proxy = Address of a proxy in front whose X-Forwarded-For header is trusted. Can be given several times.
cli-option-no-browser = Don’t open the browser.
cli-option-database = The file that keeps the tables, or the URL of a PostgreSQL database.
cli-option-bus = The URL of the Redis that connects several servers, and servers with `worker`.
cli-option-workers = How many processes compute bot moves and hints; with 0, those of `worker` do.
cli-option-processes = How many requests to compute at the same time, one process each.
cli-option-serve-processes = How many processes of the server share the port. More than 1 needs PostgreSQL and Redis.
cli-option-metrics-port = Show each process’s /metrics to this computer on a port of its own, from this one on.
cli-option-keep-days = Delete tables after this many days without a change.
cli-option-bot-pause = Seconds a bot waits before it lays a card.
cli-option-serve-bot = Another bot that people can seat: the name under which a package registers it, package.module:Class, or a program such as ./my_bot. Can be given several times.
cli-option-gone-after = Seconds until a bot plays for somebody who is gone.
cli-option-nudge-after = Seconds until the player whose turn it is gets a nudge.
cli-option-idle-after = Seconds after the nudge until a bot plays for them.
cli-option-sockets = How many devices can be connected in all.
cli-option-sockets-per-address = How many devices can be connected from one address.
cli-option-tables-per-hour = How many tables one address can open per hour.
cli-option-requests-per-second = How many web requests one address can make per second.
cli-option-messages-per-second = How many messages one device can send per second.
cli-option-address-messages-per-second = How many messages all devices of one address can send per second.
cli-option-wrong-codes-per-minute = How many wrong codes one address can try per minute.
cli-option-longest-message = How long a message from a device can be, in bytes.
cli-option-longest-body = How long the body of a web request can be, in bytes.
cli-option-public-metrics = Show /metrics to others, not just to this computer.
cli-option-access-log = Log every request, without addresses and names.
cli-option-bot = Who plays: { $bots }, or your own as package.module:Class or as a program such as ./my_bot. Once for all seats, or once for each seat.
cli-option-seed = A number that makes the same random choices again.
cli-option-seconds = How long to measure.
cli-option-arena-games = How many games at least; a few more are played so that everybody gets the same deals.
cli-option-thinking-seconds = How many seconds a bot may think about a move; 1 by default.
cli-option-simulations = How many simulations a bot may run per move, instead of seconds: then games can be repeated exactly.
cli-option-patience = A bot of your own forfeits after this many seconds over one move. Default: 3 times the thinking time plus 2, or 60 with --simulations.
cli-option-jobs = How many games to play at the same time; one per core by default.
cli-option-count = How many puzzles to make.
cli-option-count-days = How many days to append.
cli-option-append-puzzles = Add the puzzles to the file, with new numbers. Those it has already are left out.
cli-option-dask = Play on the Dask cluster at this address.
cli-option-results = Save every game in this file. The same command continues where it stopped.
cli-option-records = Keep every game as a record in this folder, for `replay` and `review`.
cli-option-parquet = Write a row for each game to this Parquet file. If it is stopped, the same command continues where it stopped.
cli-option-plies = Write a row for each ply to this Parquet file: what the seat knew, its move, and exact values near the end.
cli-option-simulate-records = Keep every game as a record: in this folder, or in one file if the name ends in .txt.
cli-option-html = Write the page to this file. Default: the name of the first file, with .html, in this folder.
cli-option-report-csv = Write all numbers to this file, as CSV.
cli-option-csv = Also write the table to this file, as CSV.
cli-option-plot = Draw the ladder in this file, as SVG.
cli-option-own-bot = Who plays: { $bots }, or your own as package.module:Class or as a program such as ./my_bot.
cli-argument-seats = Who sits there, one word per seat: person, { $bots }, or your own bot as package.module:Class or as a program such as ./my_bot.
cli-argument-file = The file; with a dash or nothing, what you type or pipe in.
cli-argument-record = The record of a game.
cli-argument-games = Parquet files with games.
cli-argument-exercise = The name of an exercise as shown by “list”, puzzle-17 for a puzzle, or “day” for the squares of today.
cli-argument-exercises = A file of exercises, or “puzzles” or “days”: those that come with the game. By default, the lessons.
cli-argument-puzzles-made = The file to write. By default, the puzzles are printed.
cli-argument-days = The calendar. A new one begins today.
cli-argument-backup = A copy of the tables.
cli-argument-entrants = Who takes part, at least two: { $bots }, or your own as package.module:Class or as a program such as ./my_bot.
cli-argument-link = The link to a table, or to one of its chairs (with a # in it).

error-no-such-option = There is no option { $option }.
error-no-such-command = There is no command “{ $command }”.
error-no-such-exercise = There is no exercise “{ $name }”.
error-did-you-mean = Did you mean { $near }?
error-out-of-puzzles = There are not enough puzzles left that have no day yet: { $grade }.
error-missing = Something is missing: { $name }.
error-too-much = That is more than I need.
error-bad-value = That doesn’t fit: { $name }.
error-number-range = { $name } must be a number from { $low } to { $high }, not “{ $given }”.
error-whole-number-range = { $name } must be a whole number from { $low } to { $high }, not “{ $given }”.
error-whole-number = { $name } must be a whole number, not “{ $given }”.
error-not-one-of = { $name } can’t be “{ $given }”. Choose one of these: { $choices }.
error-no-file = There is no file { $file }.
error-unreadable-file = I can’t read { $file } as text.
error-file-too-long = { $file } is too long.
error-cannot-write = I can’t write to { $file }.
error-file-exists = { $file } already exists. Choose another name.
error-no-such-ply = This game has { $last } moves, so there is nothing to see after { $ply }.
error-interrupted = Stopped.

## Score

score-how = Draw the square, one line for each row: D dog, C cat, M mouse, S start card, 3a a cheese worth 3 of the first player (then b, c, d). Then press Ctrl-D.

## Verify

verify-true-sealed = This record is correct, and the deal is the one that was sealed.
verify-true-unsealed = Nothing in this record is wrong, but there is no way to tell whether the deal was the sealed one.
verify-true-played-before = Nothing in this record is wrong. The cards were not shuffled: they are those of an earlier game.
verify-false = This record is not correct.
verify-seal = { $finding ->
    [fits] The secret is the one that was sealed.
    [differs] The secret is not the one that was sealed.
    [played-before] There was no shuffle to seal: the cards come from an earlier game.
   *[unknown] The seal can’t be checked: the seal or the secret is missing.
}
verify-deal = { $finding ->
    [fits] The pile follows from the secret.
    [differs] The pile does not follow from the secret.
    [played-before] The cards were not shuffled for this game.
   *[unknown] The deal can’t be checked: the secret or the pile is missing.
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
replay-handed-to-bot = { $who }: { $bot } plays on with these cards.
replay-handed-to-person = { $who }: somebody else plays on with these cards.

## Simulate

# Numbers in tables: an average, and a share
number-mean = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
number-share = { NUMBER($number, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-title = { $games }, { $players }, { $bot }
simulate-running = Playing
progress-games = Games: { $done } of { $games }
simulate-seed = Seed: { $seed }
simulate-forfeit = In game { $game }, { $bot } made no proper move: { $why }
simulate-bots = Name one bot for all seats, or { $players } bots, one for each seat. Here there are { $count }.
simulate-same-file = { $file } can’t be used for two things at once.
simulate-no-part = { $file } is not the file of a stopped simulation, or it is damaged.
simulate-other = { $file } belongs to another simulation: different bots, rules, seed, thinking time or files.
simulate-in-use = Another simulation is writing to { $file } right now.
report-title = What happened in { $games }
report-intervals = Every dot is a mean. The line around it is its 95% interval: the more games, the shorter it is.
report-advantage = What it is worth to begin
report-advantage-told = The share of victories of whoever begins, minus an even share.
report-points = Points by seat
report-shares = Share of victories by seat
report-cards = Which cards decide
report-cards-told = Whoever lays one more card of this kind in a game wins so much more or less often.
report-kept = Which cheeses stay
report-kept-told = How many of the cheeses on the table are left at the end.
report-leads = How leads change
report-leads-told = How often whoever leads after so many cards wins in the end. Whoever would have the most points if the chase came right then leads.
report-changes = How often the lead changes in a game
report-cards-laid = cards on the table
report-wrote = The page is in { $file }.
report-no-games = I can’t find any games in { $file }. I read Parquet files that `cheese-rescue simulate --parquet` has written.
report-newer = { $file } comes from a newer version of this program.
report-damaged = In { $file }, row { $row } is not a possible game.
report-empty = There are no games in these files.
simulate-seat = seat
simulate-mean = points on average
simulate-most = most points
simulate-cheeses = cheeses left
simulate-won = won alone
simulate-shared = shared
simulate-share = share of victories
simulate-advantage = Whoever begins wins { $share } of the games; an even share would be { $even }.
simulate-shared-games = { $count ->
    [one] { $count } game ended in a shared victory ({ $share }).
   *[other] { $count } games ended in a shared victory ({ $share }).
}

## Bench

bench-rules = { $plies } cards laid per second ({ $players }, { $games })
bench-playouts = { $games } random games per second ({ $players })
bench-search = { $simulations } simulations per second ({ $positions } positions)
bench-finish = { $positions } positions of ten plies solved: half of them within { $median } ms, the slowest in { $worst } ms

## Arena

arena-how = With fewer bots than seats, each bot plays on its own against copies of every other bot; otherwise every group of different bots plays. A share counts the games in which the bot had no copy at the table, and a shared victory counts in part. The interval contains the true share 95 times out of 100; each deal is one trial. Your own bot runs in a process of its own; if it breaks a rule, fails or takes too long, it loses that game.
arena-title = Arena: { $games }, { $players }
arena-who = bot
arena-share = share of victories
arena-interval = 95% interval
arena-from-to = { $low } to { $high }
arena-rating = rating
arena-rating-value = { $mu } ± { $reach }
arena-forfeits = forfeits
arena-tables = Table by table
arena-table = who sat there
arena-even = An even share would be { $even }.
arena-ratings-begin = Ratings begin at 25.
# One entrant of the picture, for screen readers
arena-told = { $who }: { $share } ({ $low } to { $high }), rating { $rating }.
arena-forfeit = { $who } forfeits deal { $deal } ({ $seating }) at card { $ply }: { $why }
arena-forfeits-more = { $who }: further forfeits are only counted. --json lists them all.
arena-why-illegal = that move is not allowed: { $detail }
arena-why-no-move = it gave no move: { $detail }
arena-why-raised = it failed: { $detail }
arena-why-late = it took too long: { $detail } seconds
arena-why-died = its process ended
arena-kept = { $count ->
    [one] { $count } game is saved. The same command continues from here.
   *[other] { $count } games are saved. The same command continues from here.
}
arena-two-at-least = A tournament needs at least two bots.
arena-one-budget = Choose one of them: --seconds or --simulations.
arena-jobs-or-dask = Choose one of them: --jobs or --dask.
arena-no-such-bot = I don’t know a bot called “{ $name }”. There are { $bots }, and your own as package.module:Class or as a program such as ./my_bot.
arena-not-found = I can’t load { $name }: { $why }
arena-no-results = { $file } is not a results file of an arena, or line { $line } is damaged.
arena-other-tournament = { $file } belongs to another tournament: different bots, number of players, rules, seed or thinking time.
arena-in-use = Another arena is writing to { $file } right now.
arena-plot-svg = I draw SVG, so { $file } won’t do. Choose a name that ends in .svg.
arena-records-there = { $folder } already has the records of a tournament. Choose another folder.
arena-records-missing = Some games in the results file come from an older version, which kept no moves: there are no records of them.
arena-all-forfeited = Every game was forfeited, so this says nothing about how well the bots play.
arena-no-cluster = No Dask cluster answers at { $address }.
arena-workers-lost = The processes that play the games keep dying. I give up.

## A bot at a table online

sitting-no-link = That is not a link to a table. It looks like https://cheese.example/t/… and may end with # and a key.
sitting-no-answer = Nobody answers at { $server }.
sitting-no-game-there = There is no Cheese Rescue there, or a newer version of it.
sitting-refused = The table says no: { $sentence }
sitting-no-chair = The chair isn’t ours any more.
sitting-seated = Sitting on chair { $chair }. Press Ctrl-C to stand up.
sitting-waiting = Chair { $chair } became free during the game. Waiting for the others to agree.
sitting-own-link = Only for you: this link brings a bot back to the chair: { $link }
sitting-begun = The game begins.
sitting-won = The game is over, and we won: { $points }.
sitting-not-won = The game is over: { $points }. Somebody else won.
sitting-coming-back = Connection lost. Coming back…
sitting-ended = The table was deleted. Goodbye!
sitting-stand-in = { $who } made no proper move ({ $why }). A simple bot laid a card instead.

## The terminal game

motto = Dogs scare cats, cats hunt mice, mice eat cheese. Save your own cheese!
terminal-how = Type a card and a place, like “m 4”: a mouse on place 4. Type ? for help, q to stop.
terminal-how-real-table = Type a card and a place, like “m 1,0”: a mouse one right of the start. Up is minus: “m 0,-1”. Type ? for help, q to stop.
terminal-hint-how = Type ! whenever you would like a hint.
terminal-who = Who plays?
terminal-bot = { $word }: { $bot }. { $character }
terminal-who-help = Press Enter to play against { $bot } right now. Or type who sits down, one word per seat, for example: person person kitten
terminal-who-again = Type 2, 3 or 4 words: person, { $bots }.
terminal-from-seats = This game has { $players } players: type as many words.
terminal-oldest = Who is the oldest? They begin. Type their number, or press Enter to let chance decide
terminal-no-such-player = There is no player { $given }: type a number from 1 to { $last }.
terminal-begins = { $who } begins.
terminal-you-are = You are { $who }. Every cheese with { $shape } is yours.
terminal-who-is-who = Who is who? Choose your shapes: { $people }. Every cheese with your shape is yours.
terminal-sealed = The shuffle is sealed: { $seal }
terminal-curtain = It’s { $who }’s turn. Everybody else, look away! Press Enter
terminal-turn = { $who }: your turn
terminal-hand = Your hand:
terminal-pile = Pile: { $cards }
terminal-unseen = Not seen yet: { $animals }
terminal-holds = { $who }: { $cards }
terminal-last-move = { $who }: { $card } ({ $cell })
terminal-choose = Card and place
terminal-and-place = { CAPITAL($card) } – and where?
terminal-confirm = { CAPITAL($card) }: press Enter to lay it down, or type another card and place
terminal-not-understood = That wasn’t a card and a place. Type ? for help.
terminal-no-such-place = { $last ->
    [1] There is no place { $place } on the table, only place 1.
   *[other] There is no place { $place } on the table: choose one from 1 to { $last }.
}
terminal-no-numbered-places = The places have no numbers here, so { $place } is none of them. Type steps from the start, like 1,0.
terminal-forecast = If the game ended now: { $results }
terminal-help = Cards: d dog, c cat, m mouse, 1 2 3 your cheeses. Places: the numbers on the table, or steps from the start like 2,-1 (two right, one up). Every card must share a side with another. When the square is full: dogs chase cats, the cats that are left catch mice, the mice that are left eat cheese.
terminal-help-word = help
terminal-forecast-alone = The forecast is only for one person alone at the screen.
terminal-drawn = You draw: { $card }
terminal-press-enter = Press Enter
terminal-saved = The game is saved in { $file }.
terminal-resume-how = To play on later: { $command }
terminal-resumed = Your game goes on. Cards laid so far: { $ply }.
terminal-save-resumable = The game in { $file } is not over yet. To play on: { $command }
terminal-resume-over = The game in { $file } is over. You can watch it again: { $command }
terminal-resume-trust = This game runs { $bots }, which is not one of our bots. Press Enter if you trust it, or type q to stop
terminal-resume-without-secret = I can’t go on with { $file }: { $secret } is missing. It holds the cards that nobody may see yet.
terminal-resume-damaged = { $secret } is damaged, or a newer version of the game wrote it. So I can’t go on.
terminal-resume-mismatch = { $file } and { $secret } don’t belong to the same game, or one of them was changed.
terminal-resume-in-use = The game in { $file } is being played right now.
terminal-resume-alone = With --resume, the game keeps its players and rules: leave out { $other }.
terminal-again = Again? The next player begins. Press Enter to play, or type n to stop
terminal-yes = y
terminal-no = n
terminal-review-how = Would you like to see how the game went? Type { $letter }, and I’ll look at every card again.
terminal-review-key = r
terminal-goodbye = See you soon!
terminal-replay-keys = → next · ← back · Home start · End end · q quit

## Exercises: lessons and puzzles

exercises-checked = Exercises: { $count }. With a mistake: { $faults }.
exercises-out-of-reach = No move reaches the goal.
exercises-not-the-only-move = More than one first move reaches the goal.
exercises-always-reached = Every move reaches the goal.
# $goal: as in a file of exercises, such as “kept 3a”
exercises-goal = Goal: { $goal }
exercises-solved = You did it!
exercises-missed = Not yet. Look at what happened, and try again.
exercises-making = Making puzzles
exercises-made = Games: { $games }. Positions: { $positions }. Puzzles: { $puzzles }.
exercises-days = Days in the calendar: { $count }.

puzzle-goal = You are { $seat }. Find the first move that wins!
grade-easy = easy
grade-medium = medium
grade-hard = hard
theme-guard = guard with a cat
theme-free = free a mouse
theme-scare = scare the guard
theme-block = block a place
theme-wall = the start card as a wall
theme-sacrifice = a small cheese for a big one
# The lessons, in the order of teaching
exercise-beside = Lay your cheese next to the start card.
exercise-corner = Lay your cheese side to side with a card: a corner doesn’t count.
exercise-size = Here, only 3 cards fit in a row: find a place for your cheese.
exercise-mouse = Mice eat cheese. Let your mouse eat the other cheese.
exercise-cat = Cats catch mice. Save your cheese!
exercise-dog = Dogs scare cats. Help the mouse get at the other cheese!
exercise-chase = First the dogs, then the cats, then the mice. Save your cheese!
exercise-small-game = Now a small game: can you beat { $bot }?
# The page with the lessons
learn-step = Step { $step } of { $steps }
learn-leave = Home: the lesson waits for you
learn-repeat = This step again
learn-skip = Skip this step
learn-next = Next
learn-again = Try again
learn-aloud = Read aloud
learn-lost = I can’t reach the lesson. Is this device connected to the network?
learn-offer = Is this your first time?
learn-end-title = Now you know how!
learn-end = That’s the whole game. Shall we play a real one?
learn-restart = From the beginning
# Puzzles and the square of the day
puzzle-title = Puzzle { $number }
puzzle-is-solved = Puzzle { $number }, solved
puzzle-all = All puzzles
puzzle-skip = Another puzzle
puzzle-next = Next puzzle
puzzle-lost = I can’t reach the puzzles. Is this device connected to the network?
puzzle-task = { $count ->
    [one] You lay the last card. Beat { $bot }!
   *[other] You lay { $count } cards. Beat { $bot }!
}
puzzle-other-hand = { $who } has:
puzzle-look = Let’s see what happens…
puzzle-more-cheeses = You both have as many points, but you have more cheeses left. You did it!
puzzle-hint-more = More
puzzles-play = Play puzzle { $number }
puzzles-grade = How hard?
puzzles-theme = What about?
puzzles-any = everything
puzzles-progress = Solved: { $solved } of { $count }
puzzles-earlier = Puzzles before these
puzzles-later = Puzzles after these
loss-eaten = A mouse eats your cheese worth { $points }, and no cat stops it.
loss-guard-fled = A dog scares the cat away, and then a mouse eats your cheese worth { $points }.
loss-safe = Here, nobody eats the cheese worth { $points }: { $who } keeps it.
loss-fewer-cheeses = You both have as many points, but { $who } has more cheeses left.
loss-shared = You both have the same. You can get a little more!
day-title = Square of the day { $number }
day-heading = Cheese Rescue: square of the day { $number }
day-number = Number { $number }
day-same = These puzzles are the same for everybody.
day-open = not tried yet
day-tried = not solved yet
day-first = solved at the first try
day-first-hint = solved at the first try, with a hint
day-solved = solved
day-solved-hint = solved with a hint
day-share = Share my result
day-picture = Your result
day-message = The text to share
day-copy = Copy the text
day-copied = The text is copied.
day-others = Other days
day-before = The day before
day-after = The day after
day-today = Today
day-result = My result

## The server

serve-here = On this computer: { $url }
serve-others = For everybody else: { $url }
serve-answers-home = Only devices on your home network are answered.
serve-answers-here = Only this computer is answered.
serve-answers-everybody = Everybody who can reach it is answered.
serve-no-proxy = No proxy is trusted: behind one, all visitors count as one address. Use --trusted-proxy to change that.
serve-same-bot = At a table, { $first } and { $second } would both be called { $name }. Rename one of them.
serve-end = Press Ctrl-C to stop. Every game is saved and goes on next time.
serve-stopped = Until next time!
worker-here = Computing for every server that asks over { $url }.
serve-migrated = The tables were updated to this version. A copy of the old file is in { $file }.
serve-few-files = This computer allows only { $sockets } devices at once.
error-port = I can’t listen on port { $port } ({ $reason }). Choose another with --port.
error-database = I can’t use the tables in { $file } ({ $reason }).
error-database-newer = The tables in { $file } were saved by a newer version of the game. Please update this one.
error-backup-damaged = The backup { $file } is damaged ({ $reason }). Please make another one.
error-backup-tables = The backup { $file } is damaged. Tables that can’t be replayed: { $broken } of { $tables }. Please make another one.
error-backup-foreign = { $file } is not a backup of this game’s tables.
error-backup-in-use = { $file } is in use: its newest moves are in { $wal }. Make a copy, and check the copy.
backup-good = The backup { $file } is good. Tables: { $tables }. Log entries: { $entries }. Schema: { $version }.
error-host-and-only-here = --host and --only-here can’t be used together.
error-no-workers = --workers 0 needs a --bus that leads to other workers.
error-processes = --processes needs PostgreSQL and Redis: --database postgresql://… and --bus redis://…
error-processes-failed = A process of the server could not start. The lines above say why.
page-description = Dogs scare cats, cats hunt mice, mice eat cheese. Save your own! A card game for two to four, with friends near and far.
page-noscript = Cheese Rescue needs JavaScript: please switch it on.

## The rules page

rules-title = Learn the rules
rules-lead = Save your cheese!
rules-idea = You take turns to lay cards side by side, until a square on the table is full. Then the chase begins: first the dogs, then the cats, and last the mice. Whoever saves the most cheese wins!
rules-facts = For 2 to 4 players, aged 7 to 99. It takes about a quarter of an hour.
rules-chain-dogs = Dogs scare cats.
rules-chain-cats = Cats hunt mice.
rules-chain-mice = Mice eat cheese.
# A little board, read aloud. $cards: the cards of a row, from left to right
rules-row = Row { $row }: { $cards }.
rules-row-alone = From left to right: { $cards }.
# $shape: whose cheese it is
rules-owned = { $card } ({ $shape })
rules-new = { $card } (new)
rules-empty = empty
# An empty square before the game
rules-square = An empty square of { $size } by { $size } places.
rules-square-start = A square of { $size } by { $size } places with the start card in the middle.
# Before a little board: such a move is allowed, or it is not
rules-yes = Yes!
rules-no = No!
# $board: a little board, read aloud as above
rules-before = Before. { $board }
rules-after = After. { $board }

rules-cards = The cards
rules-cards-dog = A dog barks, and every cat beside it runs away.
rules-cards-cat = A cat catches every mouse beside it, unless a dog has scared it off first!
rules-cards-mouse = A mouse eats every cheese beside it, unless a cat has caught it first!
rules-cards-start = The game begins here. It chases nobody, and nobody chases it.
rules-cards-beside = “Beside” means on the left, on the right, above or below. A corner doesn’t count.
rules-cards-nobody = The animals belong to nobody. A mouse eats your cheese even if you laid the mouse yourself!
rules-cards-cheese = Only the cheese belongs to somebody. Each player has six cheeses of one shape, so you always see whose they are.
rules-cards-worth = Your six cheeses are worth 1, 1, 1, 2, 2 and 3 points. That makes 10 in all.

rules-ready = Getting ready
rules-ready-size = The square will be { $size } by { $size } cards.
rules-ready-start = The start card goes in the middle of the table.
rules-ready-no-start = No start card: it stays in the box.
# $dogs, $cats, $mice: such as “3 dogs”
rules-ready-in = In play: { $dogs }, { $cats } and { $mice }.
rules-ready-out = Back in the box: { $dogs }, { $cats } and { $mice }.
rules-ready-all = All the animals are in play: { $dogs }, { $cats } and { $mice }.
rules-ready-choose = Choose a shape and take its six cheeses. Shapes that nobody takes go back in the box.
rules-ready-shuffle = Shuffle the animals and put them face down. This is the pile.
rules-ready-draw = Draw 2 cards from the pile. Now you have 8 cards in your hand. Keep them secret!
rules-ready-oldest = The oldest player begins. Then it goes round clockwise.
rules-ready-here = Here the cards are shuffled and dealt for you. Nobody asks how old you are: whoever opens the table says who begins, or lets chance decide.

rules-turn = Your turn
rules-turn-lay = Lay one card: an animal or one of your cheeses.
rules-turn-draw = Draw the top card of the pile. Now you have 8 cards again.
rules-turn-where = Where can my card go?
rules-turn-first = The first card goes beside the start card.
rules-turn-pass = Always lay one card, never two. You can’t pass.
rules-turn-side = Your card must touch another card along a whole side.
rules-turn-side-yes = The new cheese lies side by side with the mouse.
rules-turn-side-no = Here the cheese touches only a corner.
rules-turn-fit = All the cards together must fit into the square. Its edges are not fixed at first: it can grow this way or that, but never beyond its size.
rules-turn-fit-yes = This small square is 3 cards wide and 3 cards high. Below there is still room.
rules-turn-fit-no = A fourth card in the row doesn’t fit.
rules-turn-stay = You can try out places as long as you like. Once you say “here”, your card stays where it is.
rules-turn-empty = When the pile is used up, nobody draws any more.
rules-turn-secret = Your hand is secret, and so is the order of the pile. Everybody may know how many cards the others hold, and which cheeses. So the only riddle is: who has which animals?

rules-chase = The chase
rules-chase-full = When the square is full, the chase begins. Everyone has laid 12 cards. The 3 cards left in your hand don’t count any more.
rules-chase-order = It comes in three waves, always in this order:
rules-chase-dogs = First the dogs: every cat beside a dog runs away.
rules-chase-dogs-here = The cat at the top sits beside the dog. Off it runs!
rules-chase-cats = Then the cats: every cat that is still there catches the mice beside it.
rules-chase-cats-here = The cat catches the mouse beside it. The cheese is saved!
rules-chase-mice = Last come the mice: every mouse that is still there eats the cheese beside it.
rules-chase-mice-here = The mouse eats the cheese worth 2. The other cheese is saved!
rules-chase-together = All cards of one wave leave at the same moment.
rules-chase-together-here = And now the whole chase: the cat beside the dog runs away, the other cat catches the mouse, and the cheese worth 3 is saved.

rules-show = Watch a chase
rules-show-text = Here two players have just filled their square. Let the chase run!
rules-show-riddle = A riddle: one mouse gets away because a dog scares its cat. Which one is it, and what does it eat?
rules-show-lost = I can’t show the chase just now. Load the page again in a moment.

rules-points = Who wins?
rules-points-add = Add up the points on your own cheeses that are still there. The most points win!
rules-points-level = Level on points? Then whoever has more cheeses left wins.
rules-points-shared = Still level? Then you win together: two, three or all four of you, even with no points at all.
# Beside the cheeses that are left to somebody: “3 points, 1 cheese”
rules-points-count = { $points }, { $cheeses }
rules-points-example = 3 points each. But two cheeses beat one.

rules-three = With three players
rules-three-start = There is no start card. Whoever begins lays the first card anywhere on the table.
rules-three-size = The square will be 6 by 6 cards.
rules-three-centred = There is no centred square, because there is no start card for its middle.
rules-three-same = Everything else stays the same.

rules-variants = Two variants
rules-variants-lead = Whoever opens a table can switch on one or both. Otherwise everything is as explained above.
rules-centred = The centred square
rules-centred-text = The start card is the exact middle of the square. So you know from the beginning where the edges are. For two or four players.
rules-russian = The Russian rule sheet
rules-russian-text = The dogs come twice: in the second wave they catch the mice beside them, and the cats catch nothing. That’s what the Russian rule sheet says. It’s probably a misprint, but fun to try! For two, three or four players.
rules-russian-here = The dog catches the mouse beside it. The cat does nothing to the other one.

rules-questions = Questions
rules-ask-fled = Does a cat that ran away still catch mice?
rules-tell-fled = No. It’s gone before the cats’ turn comes. So its mouse lives and eats the cheese.
rules-ask-two-cats = And if the mouse sits between two cats?
rules-tell-two-cats = One cat runs away. The other one is still there, and one is enough: the mouse is caught.
rules-ask-corner = Does it count if two cards touch at a corner?
rules-tell-corner = No, not when you lay a card and not in the chase. Here the dog does nothing to the cat.
rules-ask-dogs = Do dogs catch mice? Do they eat cheese?
rules-tell-dogs = No. Dogs only care about cats. And cats don’t touch cheese.
rules-ask-own = Does my mouse eat my own cheese?
rules-tell-own = Yes! The animals belong to nobody.
rules-ask-many = Can one mouse eat more than one cheese?
rules-tell-many = Yes, all the cheeses beside it. That can be four.
rules-ask-start = What does the start card do in the chase?
rules-tell-start = Nothing. It’s like a wall: nobody looks past it.
rules-ask-hand = Do I have to lay all my cheeses?
rules-tell-hand = No. Three cards stay in your hand at the end, and they may be cheeses. But a cheese in your hand scores no points.
rules-ask-leave = What if somebody has to go?
rules-tell-leave = Then a bot plays their cards until they come back.

rules-makers = Who made it?
rules-own-words = These are the rules in our own words. The printed rule sheets don’t say how many of each animal there are, or what the cheeses are worth. So we play with 6 dogs, 12 cats and 18 mice, and with the points you see above.

## What we keep

kept-title = What we keep about you
kept-lead = Nothing that says who you are.
kept-no-account = No account, no e-mail, no password.
kept-no-cookies = No cookies and no advertising. Nobody follows you around.
kept-no-others = No other computer is involved. Pictures, sounds and words come from the same computer as the game.
kept-table = At your table
kept-table-lead = So that a game can go on tomorrow, the computer that runs the game saves:
kept-table-cards = which cards were laid, where and when;
kept-table-name = the name you chose. Only the people at your table see it. It doesn’t have to be your real one, and if you don’t type one, the game gives you a funny one.
kept-table-days = { $days ->
    [one] If nothing happens at a table for { $days } day, it is deleted, with all its names and cards.
   *[other] If nothing happens at a table for { $days } days, it is deleted, with all its names and cards.
}
kept-delete = Delete a table now
kept-delete-how = You don’t have to wait. Whoever opened a table can delete it at any time, and everyone who sits there can once the game is over. It’s in the table’s menu. Then everything about it is gone at once.
kept-reactions = What you say to each other
kept-reactions-how = You can’t write to each other, only call out ready-made words like “Hello!” and “Bravo!”. They are not saved. If they bother you, switch them off in the table’s menu.
kept-device = On this device
kept-device-lead = Your browser remembers four things, and only here:
kept-device-seats = your chairs, so that you can come back to your tables;
kept-device-settings = your settings, such as language and sound, your name and shape;
kept-device-games = your games and who played them with you, so that you can watch them again. Of very old games, only how many there were and which bots you beat;
kept-device-done = your puzzles and lessons: which ones you have tried, which ones you have solved, and where you left off.
kept-device-shared = Whoever uses this device after you can see them too. If you don’t want that, press the button.
kept-forget = Forget everything on this device
kept-forget-sure = Really everything? Your chairs, settings, games, puzzles and lessons on this device will be gone for good.
kept-forget-yes = Yes, forget everything
kept-forget-no = No, keep it
kept-forgotten = Done. This device remembers nothing any more.
kept-adults = For grown-ups: the details
kept-adults-server = For each table the server keeps one log in its database: the options, the names that were typed (12 letters at most), shapes and help levels, every move with its time, the random numbers of the shuffle, and a hash of each chair’s key. When the table is deleted, its log is deleted and overwritten. Whoever runs the server can read the database, and is responsible for any copies they make.
kept-adults-rest = Network addresses are held in memory only, to prevent abuse. There is no access log unless the host switches it on, and even then it contains neither addresses nor names. The browser uses local storage and no cookies. The record of a game doesn’t contain any names or dates, or where you played. Whoever opens a record sends it to the server to be read; the server doesn’t keep it.

## The game in the browser: everywhere

home = Home
close = Close
cancel = Not now
yes = Yes
no = No
reload = Load again
settings-language = Language
settings-sound = Sounds
settings-reactions = Show what others call out
settings-bots = Bots’ pace
bots-calm = calm
bots-normal = normal
bots-quick = quick
settings-theme = Light
theme-auto = same as this device
theme-light = lamp on
theme-dark = lamp off
sound-on = Turn the sound on
sound-off = Turn the sound off
trouble-title = Oh!
trouble-lost = The connection is gone. I’ll keep trying.
trouble-unreachable = I can’t reach the table. Is this device connected to the network? Try again in a moment.

## The first page

home-play = Play now
home-continue = Continue your game
# $bot: the next level
home-next-level = Three wins! Play { $bot } next?
home-ways = More ways to play
home-friends = Play with friends
home-together = Together on this device
home-screen = On the big screen
home-day = Square of the day
home-puzzles = Puzzles
home-join = I have a code
home-join-go = Join
home-score = Count points with real cards
home-rules = How to play
home-learn = Show me how
home-games = Our games
home-kept = What we keep about you

## A new table

new-title = Who’s playing?
new-title-together = Together on this device
new-title-friends = With friends far away
new-title-bots = Against bots
new-title-screen = On the big screen
# Buttons that fill all chairs: everybody is here, somebody is far away, bots, phones around a screen
new-preset-together = All here
new-preset-friends = Far away
new-preset-bots = Bots
new-preset-screen = Big screen
new-lead = Tap a chair to choose who sits there.
new-add = Add chair { $number }
new-chair = Chair { $number }: { $who }
new-who = Who sits here?
new-me = Me: { $name }
new-here = Someone here
new-far = Someone far away
# Somebody in front of the big screen
new-phone = A phone
new-name = Name, if you like
new-name-done = Done
new-or-bot = Or a bot:
new-remove = Take this chair away
new-screen = This screen shows the table. Everybody plays on their own phone.
levels-all = All bots
new-more = More…
new-open = Open the table
levels-title = Who should play?
# How strong a bot is; $level counts from 1, the weakest
levels-strength = Strength { $level } of { $levels }
bot-own-character = A guest of whoever runs this server.
# $bot: the one that is chosen
levels-other = { $bot }: choose another bot
option-oldest = The oldest player begins
option-watchers = Others may watch
option-no-watchers = Nobody watches
option-neighbours = Neighbouring cards react when you try a card
option-neighbours-on = Neighbouring cards react
options-agreed = At this table
pace-over-days = Over several days: no hurry, everybody plays when they can

## Before the deal

gathering-title = Around the table
gathering-waiting = { $count ->
    [one] { $count } chair is still free.
   *[other] { $count } chairs are still free.
}
gathering-ready = Everybody is here.
gathering-soon = Starting in a moment.
gathering-start = Deal the cards
chair-free = Free chair
chair-sit-too = One more person here
chair-bot = Let a bot play
# For a chair where a bot plays
chair-other-bot = Choose another bot
chair-yours = on this device
sit-name = Your name, if you like
name-too-long = A name can have up to { $most } letters.
sit-shape = Your shape
invite-code = Type this code:
invite-qr = A code to scan: it leads to this table
invite-link = Link to this table
invite-copy = Copy the link
invite-copied = Copied
invite-share = Share
sit-down = Sit down
sit-as = You are { $who }.
sit-change = Change
chair-sit = Sit down on chair { $number }
chair-fill = Chair { $number } is free. Choose who sits there.
gathering-fill = { $count ->
    [one] A bot for the free chair
   *[other] Bots for the free chairs
}
gathering-phone = You can deal the cards from a phone, too.
invite-screen = How to join
invite-scan = Scan this with your phone
invite-type = or open { $address } and type this code:

## At the table

table-finding = Looking for the table
table-finding-explained = One moment…
table-gone = This table is gone
table-closed = You can’t sit here now
table-link-broken = Part of this link is missing. Ask for it again, or type the code on the home page.
table-ended = Somebody deleted this table. Open a new one!
table-watching = You are watching.
table-players = Players
table-square = The square of cards
table-hand = Your hand
table-your-turn = It’s your turn.
table-turn = It’s { $who }’s turn.
table-over = The square is full!
table-pick = Your turn: pick a card.
table-pick-first = Pick a card from your hand first.
table-picked = { CAPITAL($card) }: now choose a place.
table-ghost-told = { CAPITAL($card) }, { $cell }: not laid yet.
table-ghost-keys = Press Enter to lay it, Escape to take it back.
# Facts about a card that is tried out: `beside-cheese-mouse` is for a cheese with $count mice next to it.
beside-cat-dog = { $count ->
    [one] A dog is next to this cat.
   *[other] { $count } dogs are next to this cat.
}
beside-dog-cat = { $count ->
    [one] A cat is next to this dog.
   *[other] { $count } cats are next to this dog.
}
beside-mouse-cat = { $count ->
    [one] A cat is next to this mouse.
   *[other] { $count } cats are next to this mouse.
}
beside-cat-mouse = { $count ->
    [one] A mouse is next to this cat.
   *[other] { $count } mice are next to this cat.
}
beside-mouse-dog = { $count ->
    [one] A dog is next to this mouse.
   *[other] { $count } dogs are next to this mouse.
}
beside-dog-mouse = { $count ->
    [one] A mouse is next to this dog.
   *[other] { $count } mice are next to this dog.
}
beside-cheese-mouse = { $count ->
    [one] A mouse is next to this cheese.
   *[other] { $count } mice are next to this cheese.
}
beside-mouse-cheese = { $count ->
    [one] A cheese is next to this mouse.
   *[other] { $count } cheeses are next to this mouse.
}
table-lay = Lay it here
table-take-back = Take back
table-taken-back = Taken back.
table-laid = { $who }: { $card } ({ $cell }).
table-you-laid = You: { $card } ({ $cell }).
table-no-move = No card has been laid yet.
round-replay = What just happened?
moves-title = Moves
table-drawn = You draw: { $card }.
table-no-cards = No cards
table-holds = { $who }: { $cards }, { $cheeses }.
table-would-have = { $who } would have { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
table-edge = The square ends here.
table-pile = Cards in the pile
table-unseen = Not seen yet: { $card }
table-nudge = Hello? The others are waiting for you.
cheese-yours = your cheese worth { $points }
cheese-theirs = { $who }’s cheese worth { $points }
hand-stack = { $count ->
    [one] { CAPITAL($card) }
   *[other] { CAPITAL($card) }, { $count } of them
}
cell-empty = empty
cell-alone = { CAPITAL($cell) }: { $card }
cell-beside = { CAPITAL($cell) }: { $card }; next to { $beside }
cell-place = { $place }. A card can go here.
cell-ghost = { $place }. Your { $card } is here, not laid yet.
cell-last = { $place }. The last card laid.
# A card that was laid since the reader's last turn: the first, the second … of $count
cell-laid = { $place }. { $count ->
    [1] New card, laid by { $who }.
   *[other] New card { $number } of { $count }, laid by { $who }.
}
cell-doomed = { $place }. It would be gone if the game ended now.
cell-hinted = { $place }. The hint points here.
chip-you = You: { $who }
chip-turn = playing now
chip-bot = a bot
chip-stand-in = { $bot } is playing for them
chip-away = not here right now
# On a player’s chip, where there is room for two short words
chip-away-word = away
chip-bot-plays = a bot plays
chip-hints = hints
curtain-next = { $who } is next. Everybody else, look away!
curtain-open = I’m { $who }
reactions-title = Call something out
reaction-told = { $who }: { $what }

## Help, seats and the menu

help-title = How much help?
help-real-table = Real table
help-real-table-explained = Nothing is shown. You find the places yourself.
help-places = Places
help-places-explained = Shows where a card can go.
help-forecast = Forecast
help-forecast-explained = Shows the places, and what would be gone if the game ended now. Ask for a hint, and you learn which card to lay, exactly where, and why.
help-hint-card = Hint: the card
help-hint-card-explained = Shows the places. Ask for a hint, and you learn which card to lay.
help-hint-region = Hint: roughly where
help-hint-region-explained = Shows the places. Ask for a hint, and you learn which card to lay and roughly where.
help-hint-place = Hint: the place
help-hint-place-explained = Shows the places. Ask for a hint, and you learn which card to lay, exactly where, and why.
help-shared = The forecast is never shown where several people share a screen.
# A button beside the hand
hint-ask = Hint
hint-thinking = I’m thinking…
hint-first = I’m still getting ready. The first hint takes a little longer.
# The hint itself, then why; $card: a card of the hand
hint-card-told = Try this card: { $card }.
hint-region-told = Try this card at one of the marked places: { $card }.
hint-place-told = Try this card: { $card }. The place: { $cell }.
hint-sure = I’ve worked it all out: nothing is better.
hint-guess = That’s my best guess.
# On the card in the hand, read aloud
hint-this-card = { CAPITAL($card) }. The hint says: this one.
seat-plays-for-you = { $bot } is playing for you.
seat-come-back = I’ll play again myself
seat-leave = Stand up
seat-leave-bot = Stand up and let a bot play for you
seat-call-bot = Let a bot play for them
seat-away = { $who } is away.
seat-empty = Free this chair
seat-own-link = Take this chair to another device
seat-own-link-explained = Only for you: whoever opens this link plays with your cards.
# A chair that was emptied during a game; $bot plays on until somebody takes it
request-question = { $who } would like to play on instead of the bot { $bot }. Is that all right?
request-answered = Waiting for the others.
request-waiting = Waiting for the others to agree.
# $number: the first card that may be theirs
hand-overs-title = Who took over
hand-over-person = From card { $number } on, { $who } plays this hand.
hand-over-bot = From card { $number } on, the bot { $who } plays this hand.
devices-open = { $count ->
    [one] This chair is open on { $count } device.
   *[other] This chair is open on { $count } devices.
}
devices-sign-out = Sign the other devices out
devices-sign-out-sure = Really? They lose this chair, and its old link stops working.
devices-also-open = This chair is also open on another device.
devices-sign-it-out = Sign it out
devices-signed-out = This chair was opened on another device.
menu-title = Settings
menu-invite = Invite others
menu-keys = Keys
menu-delete = Delete this table for everybody
menu-delete-sure = Really? It will be gone for everybody.
keys-pick = pick a card from your hand
keys-move = go from place to place
keys-lay = put the card there, then lay it
keys-back = take it back
keys-hand = hear my hand
keys-last = hear the last move
keys-replay = see what just happened
keys-turn = whose turn is it?
keys-score = who has what?
keys-hint = ask for a hint
keys-help = show the rules and these keys
after-title = After the game
after-again = Play again
after-next = On to the next game
after-replay = Look at it again
play-on = Play on from here
play-on-try = Try it myself
play-on-same = The same cards again
play-on-who = Who would you like to be?
play-on-me = That’s me
play-on-others = And the others?
play-on-known = These cards have been played before: you may remember them.
play-on-go = Let’s play!
# $who: one name, or several in a list
after-wish = { $count ->
    [one] { $who } wants to play again.
   *[other] { $who } want to play again.
}
after-wish-open = Another game?
after-waiting = Waiting for { $who }…
after-join = Join in: a bot is playing for you
# Over all games at this table
evening-title = The score so far
evening-won = { $count ->
    [one] { $count } win
   *[other] { $count } wins
}

## The finale in the browser

finale-hush = Hush… everyone opens their eyes.
finale-count = Now the cheeses that are left count.
# On a player's chip, under the points
finale-left = { $count ->
    [one] { $count } cheese left
   *[other] { $count } cheeses left
}
# In paper bubbles over dogs, mice that are lucky, mice that eat and mice that have eaten
finale-woof = Woof!
finale-phew = Phew!
finale-munch = Munch!
finale-burp = Burp!
finale-square = The square during the chase
finale-place-gone = { CAPITAL($cell) }: empty now. Before: { $card }
# Buttons
finale-start = Start the chase
finale-look-up = Look at the big screen!
finale-controls = Buttons for the chase
finale-play = Play
finale-pause = Pause
finale-back = One step back
finale-on = One step forward
finale-again-part = This part again
finale-again = All of it again
finale-slower = Slower
finale-skip = Skip to the end
finale-text = Read it as text
finale-tap = Tap any place to hear its story.
# The result, for whoever holds the device
result-saved = { $count ->
    [0] No cheese left this time.
    [one] You saved { $count } point!
   *[other] You saved { $count } points!
}
result-win = You win!
# The last name of those who share a victory: “Anna and you”
result-you = you
# $place counts from 1; inside a sentence
result-place = { $place ->
    [1] first place
    [2] second place
    [3] third place
   *[other] fourth place
}
result-placed = { $who }: { $place }
# $winner: “Anna wins!”
result-you-placed = { CAPITAL($place) }. { $winner }
# The story of a place. $mouse, $cat, $cats, $dogs … point at places: “①”, or “(2 right, 1 up)” for screen readers; $count is how many.
story-cheese-yours = Your cheese worth { $points }
story-cheese-theirs = { $who }: cheese worth { $points }
story-cheese-eaten = Eaten by this mouse { $mouse }.
story-cheese-eaten-too = This mouse { $mouse } had a bite too.
story-cheese-saved = Saved!
story-cheese-no-mouse = No mouse sat beside it.
story-cheese-cat-helped = { $count ->
    [one] The mouse beside it { $mouse } was caught by this cat { $cats }.
   *[other] The mouse beside it { $mouse } was caught by these cats { $cats }.
}
story-cheese-dog-helped = { $count ->
    [one] The mouse beside it { $mouse } was caught by this dog { $dogs }.
   *[other] The mouse beside it { $mouse } was caught by these dogs { $dogs }.
}
story-mouse-no-cat = No cat sat beside that mouse.
story-mouse-no-dog = No dog sat beside that mouse.
story-mouse-cat-fled = { $count ->
    [one] The cat { $cat } beside that mouse had fled from this dog { $dogs }.
   *[other] The cat { $cat } beside that mouse had fled from these dogs { $dogs }.
}
story-mouse-ate = { $count ->
    [one] It got away and ate this cheese { $cheeses }.
   *[other] It got away and ate these cheeses { $cheeses }.
}
story-mouse-idle = It got away, but found no cheese.
story-mouse-caught-by-cat = { $count ->
    [one] Caught by this cat { $cats }.
   *[other] Caught by these cats { $cats }.
}
story-mouse-caught-by-dog = { $count ->
    [one] Caught by this dog { $dogs }.
   *[other] Caught by these dogs { $dogs }.
}
story-cat-fled = { $count ->
    [one] It ran away from this dog { $dogs }.
   *[other] It ran away from these dogs { $dogs }.
}
story-cat-missed = { $count ->
    [one] So this mouse { $mice } got away.
   *[other] So these mice { $mice } got away.
}
story-cat-no-dog = No dog sat beside it.
story-cat-caught = { $count ->
    [one] It caught this mouse { $mice }.
   *[other] It caught these mice { $mice }.
}
story-cat-idle = It found no mouse.
story-cats-catch-nothing = In this game cats catch nothing.
story-dog-chased = { $count ->
    [one] It chased off this cat { $cats }.
   *[other] It chased off these cats { $cats }.
}
story-dog-caught = { $count ->
    [one] It caught this mouse { $mice }.
   *[other] It caught these mice { $mice }.
}
story-dog-idle = It chased nobody.
story-start = It chases nobody, and nobody chases it.

## Score our table

# A player of whom only the cheese is known: used like a name
player-by-shape = { $shape ->
    [wheel] Wheel
    [wedge] Wedge
    [block] Block
   *[heart] Heart
}
score-title = Count our points
score-lead = Did you play with real cards? Tap in your finished square, and the chase begins!
score-players = How many of you played?
score-size = { $size } × { $size }
score-who = Who had which cheese?
# $number: 1 to 4
score-shape-of = Player { $number }: which cheese?
score-name-of = Player { $number }: which name?
score-name = Name
score-rules = Did you play a variant?
score-next = On to the cards
score-way = How would you like to do it?
score-in-order = Card by card
score-paint = Paint
score-in-order-how = Which card is at the bright place? Tap it below.
score-paint-how = Choose a card below. Then tap its places, or swipe over them.
score-keys = Keys: D dog, C cat, M mouse, S start card. 3 and then A: the first player’s cheese worth 3.
score-square = The finished square
score-cell = Row { $row }, card { $column }: { $card }
score-palette = The cards to choose from
score-face = { CAPITAL($card) }, in the square: { $count }
score-erase = Take a card away
score-undo = Undo the last step
# How many cards are tapped in
score-done = { $done } of { $all }
score-full = All the cards are there!
score-not-yet = Almost! This can’t be right yet:
score-fine = Now everything fits!
score-change = Players and rules
score-clear = Empty the square
score-emptied = All the cards are gone.
score-bring-back = Bring them back
score-inferred = The rule sheets don’t say how many of each card there are. I worked it out, so I could be wrong.
score-anyway = Count it anyway
score-back = Back to the square
score-keep = Keep this game
score-kept = This game is now in “Our games”.
score-again = Count another square

## A game as a picture

picture-share = Share as a picture
picture-save = Save as a picture
picture-title = A picture of your game
picture-drawing = I’m drawing…
# Before the sentences with the winner and the points, for screen readers.
picture-alt = The square after the chase.
picture-download = Save
picture-saved = The picture is saved.

## Looking at a game again

replay-title = Watch again
replay-lead = Watch a game card by card. Open one that was saved as a file, or choose one of yours.
replay-open = Open a file
replay-drop = Or drop the file here.
replay-reading = I’m reading the game…
replay-unreadable = I can’t read this game.
replay-square = The square
replay-slider = How far into the game
replay-buttons = Step through the game
replay-first = To the beginning
replay-back = One card back
replay-play = Let it run
replay-pause = Stop
replay-on = One card forward
replay-last = To the end
replay-hands = Show the cards in hand
# Several equal cards in a hand, read aloud
replay-several = { $count } × { $card }
# A bot laid this card for somebody
replay-stand-in = { $who } ({ $bot })
replay-unfinished = This game wasn’t played to the end.
replay-source-cards = This game was played with the cards of an earlier game.
replay-source-ply = This game went on from an earlier one, after move { $ply }.
replay-luck = Was it a fair shuffle?
replay-luck-how = Before a game, the shuffled cards are sealed, like a letter in an envelope. Nobody can look inside or change them. After the game the envelope is opened, and everybody can check.
replay-luck-check = Check the shuffle
replay-luck-same = Before the game, this device saw the seal and added a secret number of its own. Both are still the same. So nobody could have fixed the cards!
replay-luck-same-seal = Before the game, this device saw the seal. It’s still the same one.
replay-luck-other-seal = Careful: before the game, this device saw a different seal.
replay-luck-other-number = Careful: the secret number that this device added is missing here.
replay-luck-absent = This device didn’t see the seal before the game. So it can only check what is written here.
replay-give = Save it or share it
replay-give-how = The whole game is inside the link, without any names.
replay-copy = Copy the link
replay-share = Share
replay-download = Save as a file
replay-link = The link to this game
replay-copied = The link is copied.
replay-copy-yourself = The link is selected. Now copy it!
replay-another = Another game

## What a review says of a game; kind in tone

review-title = How did the game go?
review-lead = I’ll look at every card again: how good everybody’s chances were, where the game turned, and what was well spotted. I only count what each player could know.
review-start = Look closer
review-progress = I’m looking at card { $ply } of { $last }…
review-stop = Stop
review-again = Try again
review-done = Done: I’ve looked at every card.
review-curve = Everybody’s chances of winning, card by card, as I estimate them
review-slider = The chances after each card
# $percent: a whole number
review-chance = { $who }: { $percent }%
review-numbers = The chances in numbers, after each card
review-turning = What mattered
review-none = Nobody let a big chance slip. Well played!
review-well = Well spotted!
review-better = Even better: { $card } ({ $cell }).
review-went = { $who }’s chances: about { $before }% with the best move, about { $after }% with this one.
review-went-sure = { $who }’s chances, worked out to the end: { $before }% with the best move, { $after }% with this one.
review-best = This was the best move I can find.
review-good = A good move: I can’t see one that is clearly better.
review-best-sure = This was the best move: I’ve worked it out to the end.
review-what-if = What if…?
review-as-it-was = As it was
review-what-if-told = What if this card were here: { $card } ({ $cell })?
# In a list of everybody: “Anna 7, Ben 5”
review-points = { $who } { $points }
# What the points would be, or are expected to be; $points is that list
review-would = Then the points would be roughly: { $points }.
review-would-sure = Then the points would be exactly: { $points }.
review-made = With the card that was played, the points would be roughly: { $points }.
review-made-sure = With the card that was played, the points would be exactly: { $points }.
review-ghost = { $place }. What if this card were here: { $card }?

## Our games

games-title = Our games
games-running = Your tables
games-finished = Finished games
games-your-turn = Your turn!
games-turn = It’s { $who }’s turn.
games-going-on = The game is on.
games-gathering = Waiting for players.
games-over = This game is over. Play again?
games-to-table = To the table
games-empty = There are no games here yet. Time for the first one!
games-play = Play
games-deleted = The game is deleted.
games-bring-back = Bring it back
games-look = Watch again
games-real = With real cards
# A game, read aloud: its date, and who played
games-which = { $when }, { $names }
games-delete = Delete: { $when }, { $names }
games-you-won = You won!
games-unfinished = Not played to the end
games-where = Games, puzzles and lessons are saved on this device only. Save them as one file to move them to another.
games-save = Save all as one file
games-bring = Add a file
games-brought = { $count ->
    [0] All of these games were here already.
    [one] { $count } new game is here.
   *[other] { $count } new games are here.
}
games-brought-others = New puzzles and lessons: { $count }.
games-broken = I can’t find any games, puzzles or lessons in this file. Is it the right one?

## The page about what was done on this device

done-title = What I have done
done-lead = Everything you have done on this device lights up here.
done-games = Games I have played
done-bots = Bots I have beaten
done-of = { $count } of { $all }
done-puzzles = Puzzles
done-solved = { $count ->
    [0] None solved yet
    [one] { $count } puzzle solved
   *[other] { $count } puzzles solved
}
done-lessons = Lessons
done-yes = done
done-not-yet = not yet
done-delete-what = You can delete all of this: the games, the puzzles and the lessons. Your chairs and settings stay.
done-delete = Delete all of this
done-delete-yes = Yes, delete it
done-deleted = All of it is deleted.
