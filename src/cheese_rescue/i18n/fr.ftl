### Cheese Rescue in French. Short, warm, concrete; a seven-year-old reads it aloud without stumbling.
### The same keys and variables stand in every language; a test holds them together.
### Spaces: U+202F before ! ? ; and U+00A0 before : and %, and inside « ».

## The cards

card-dog = chien
card-cat = chat
card-mouse = souris
card-start = carte départ
# $points: what the cheese is worth
card-cheese = { $points ->
    [one] fromage de { $points } point
    [many] fromage de { $points } de points
   *[other] fromage de { $points } points
}

# How many there are, as in a list: "2 dogs"
dogs = { $count ->
    [one] { $count } chien
    [many] { $count } de chiens
   *[other] { $count } chiens
}
cats = { $count ->
    [one] { $count } chat
    [many] { $count } de chats
   *[other] { $count } chats
}
mice = { $count ->
    [one] { $count } souris
    [many] { $count } de souris
   *[other] { $count } souris
}
cheeses = { $count ->
    [one] { $count } fromage
    [many] { $count } de fromages
   *[other] { $count } fromages
}
points = { $count ->
    [one] { $count } point
    [many] { $count } de points
   *[other] { $count } points
}
cards = { $count ->
    [one] { $count } carte
    [many] { $count } de cartes
   *[other] { $count } cartes
}
players = { $count ->
    [one] { $count } joueur
    [many] { $count } de joueurs
   *[other] { $count } joueurs
}
games = { $count ->
    [one] { $count } partie
    [many] { $count } de parties
   *[other] { $count } parties
}

## Places, counted from the start card (or the first card)

cell-middle = au point de départ
cell-right = { $count } à droite
cell-left = { $count } à gauche
cell-up = { $count } plus haut
cell-down = { $count } plus bas
cell-both = { $across }, { $along }

## Who plays

# $letter: the letter of a seat that has no name here
seat-named = Joueur { $letter }
shape-wheel = meule
shape-wedge = portion
shape-block = bloc
shape-heart = cœur
bot-random = Tourbillon
bot-gentle = Pip
bot-greedy = Nib
bot-random-character = Pose n’importe quelle carte n’importe où.
bot-gentle-character = Joue gentiment et ne voit que les souris à côté des fromages.
bot-greedy-character = Prévoit un coup à l’avance.
bot-plain = Chercheur
bot-plain-character = Fait une recherche simple, avec des parties au hasard ; sert à comparer.
# The levels, weakest first: their names, and what they are like in one short sentence
bot-little-mouse = Vivi
bot-little-mouse-character = Juste ce qu’il faut pour ta première partie.
bot-mouse = Nino
bot-mouse-character = Fait attention aux souris, et c’est tout.
bot-kitten = Mila
bot-kitten-character = Pense aux chats, mais oublie les chiens.
bot-cat = Rita
bot-cat-character = Comprend toute la poursuite, mais ne regarde pas partout.
bot-tomcat = Otto
bot-tomcat-character = Regarde d’abord toutes les cases.
bot-puppy = Fred
bot-puppy-character = Réfléchit à la suite. Attention !
bot-dog = Wanda
bot-dog-character = Joue aussi bien qu’un adulte.
bot-sheepdog = Bruno
bot-sheepdog-character = Joue des milliers de parties dans sa tête.
bot-old-dog = Edgar
bot-old-dog-character = Personne ne joue mieux. Sauf toi, peut-être ?
# A bot at the table that this installation cannot play, and the bot that plays in its chair
bot-plays-instead = Dans cette installation, il n’y a pas { $bot }. { $simpler } joue à sa place.

## Names for people who type none

guest-1 = Parapluie
guest-2 = Moulin
guest-3 = Arc-en-ciel
guest-4 = Sonnette
guest-5 = Chaussette
guest-6 = Pop-corn
guest-7 = Crêpe
guest-8 = Biscuit
guest-9 = Marmelade
guest-10 = Bretzel
guest-11 = Croissant
guest-12 = Spaghetti
guest-13 = Cuillère
guest-14 = Grille-pain
guest-15 = Limonade
guest-16 = Sandwich
guest-17 = Brocoli
guest-18 = Petit pois
guest-19 = Tournesol
guest-20 = Trèfle
guest-21 = Cactus
guest-22 = Petit soleil
guest-23 = Brise
guest-24 = Petit nuage
guest-25 = Étoile
guest-26 = Trottinette
guest-27 = Sac à dos
guest-28 = Pique-nique
guest-29 = Lampion
guest-30 = Pantoufle
guest-31 = Pompon
guest-32 = Confetti
guest-33 = Trampoline
guest-34 = Ukulélé
guest-35 = Bulle
guest-36 = Fou rire
guest-37 = Ketchup
guest-38 = Sieste
guest-39 = Feu de camp
guest-40 = Petit train
guest-41 = Meringue
guest-42 = Réveil
guest-43 = Hamac
guest-44 = Arrosoir
guest-45 = Strudel
guest-46 = Artichaut
guest-47 = Carrousel
guest-48 = Citrouille

## Variants

variant-centred = Carré centré : la carte départ est au milieu du carré
variant-dogs-hunt-mice = Notice russe : les chiens attrapent les souris, et les chats n’attrapent rien

## Why a move is not possible

refusal-not-your-turn = Ce n’est pas encore ton tour.
refusal-no-such-card = Cette carte n’est pas dans ta main : { $card }.
refusal-place-taken = Il y a déjà une carte ici : { $card }.
refusal-outside-the-square = { $side ->
    [left] C’est trop loin à gauche.
    [right] C’est trop loin à droite.
    [top] C’est trop haut.
   *[bottom] C’est trop bas.
} { $by ->
    [one] Le carré fait { $size } cartes sur { $size }, et là, ça dépasse de { $by } case.
    [many] Le carré fait { $size } cartes sur { $size }, et là, ça dépasse de { $by } de cases.
   *[other] Le carré fait { $size } cartes sur { $size }, et là, ça dépasse de { $by } cases.
}
refusal-touches-nothing = Cette case ne touche aucune carte.
refusal-touches-a-corner-only = Cette case ne touche qu’un coin. Les cartes doivent se toucher par un côté.
refusal-game-over = La partie est finie.
refusal-game-not-over = { $places ->
    [one] La partie n’est pas finie : { $places } case est encore vide.
    [many] La partie n’est pas finie : { $places } de cases sont encore vides.
   *[other] La partie n’est pas finie : { $places } cases sont encore vides.
}

## Why a game cannot be set up so

refusal-wrong-number-of-players = { $players ->
    [one] On joue à 2, 3 ou 4, pas à { $players }.
    [many] On joue à 2, 3 ou 4, pas à { $players }.
   *[other] On joue à 2, 3 ou 4, pas à { $players }.
}
refusal-impossible-pile = Cette pioche n’est pas la bonne. Il faut { $expected } fois cette carte, mais elle y est { $found } fois : { $card }.
refusal-impossible-variant = À 3 joueurs, il n’y a pas de carte départ : elle ne peut donc pas être au milieu du carré.

## Why a text cannot be read

refusal-no-such-face = « { $text } » n’est pas une carte. Écris D pour un chien, C pour un chat, M pour une souris, S pour la carte départ, ou 3a pour un fromage.
refusal-no-such-cheese = Ce fromage n’existe pas : « { $text } ». Un fromage vaut 1, 2 ou 3 points.
refusal-not-a-cell = « { $text } » n’est pas une case. Écris par exemple 2,-1 : 2 à droite, 1 plus haut.
refusal-not-a-move = « { $text } » n’est pas un coup. Écris par exemple M@2,-1.
refusal-nothing-drawn = Il n’y a aucune carte dans ce dessin.
refusal-not-a-record = Ce n’est pas une partie enregistrée. Le texte devrait commencer par « cheese-rescue 1 ».
refusal-record-too-new = Cette partie a été enregistrée par une version plus récente de Cheese Rescue (format { $version }).
refusal-record-line-missing = Ici, il devrait y avoir « { $word } ».
refusal-record-line-damaged = Quelque chose ne va pas dans « { $word } » : « { $text } ».
refusal-record-move-out-of-order = Ici, il devrait y avoir le coup { $ply }.
refusal-record-move-impossible = Le coup { $ply } n’est pas possible : { $move }.
refusal-record-line-too-many = Cette ligne est de trop : « { $text } ».
refusal-not-exercises = Ce n’est pas un fichier d’exercices. Le texte devrait commencer par « cheese-rescue-exercises 1 ».
refusal-exercise-line-missing = Il manque « { $word } » dans cet exercice.
refusal-exercise-line-damaged = Je n’arrive pas à lire « { $text } ».
refusal-exercise-name-taken = Deux exercices s’appellent « { $name } ».
refusal-exercise-too-large = Ces cartes ne tiennent pas dans un carré de { $size } sur { $size }.
refusal-pile-not-known = La pioche manque dans cette partie enregistrée : on ne peut pas savoir qui avait quelles cartes.
refusal-no-such-ply = Impossible de continuer cette partie après le coup { $ply } : choisis un coup de 0 à { $last }.
# Put before a sentence above when it is about one line of a text
in-line = Ligne { $line }. { $sentence }
in-line-and-column = Ligne { $line }, carte { $column }. { $sentence }
in-file = { $file } : { $sentence }

## Why a square cannot be the end of a game

refusal-wrong-size = Ce carré fait { $width } cartes sur { $height }. Il faut 5 sur 5 à deux joueurs, 6 sur 6 à trois, 7 sur 7 à quatre.
refusal-holes = { $holes ->
    [one] Dans le carré, { $holes } case est vide. Remplis-la d’abord.
    [many] Dans le carré, { $holes } de cases sont vides. Remplis-les d’abord.
   *[other] Dans le carré, { $holes } cases sont vides. Remplis-les d’abord.
}
refusal-no-start-card = Il manque la carte départ. À { $players } joueurs, elle doit être dans le carré.
refusal-two-start-cards = Il y a { $found } cartes départ. Dans la boîte, il n’y en a qu’une.
refusal-start-card-not-used = À 3 joueurs, la carte départ reste dans la boîte.
refusal-start-card-not-in-the-middle = Avec le carré centré, la carte départ va au milieu.
refusal-too-many-animals = { $kind ->
    [dog] { $found } chiens, c’est trop. Il y en a { $most } au plus dans la partie.
    [cat] { $found } chats, c’est trop. Il y en a { $most } au plus dans la partie.
   *[mouse] { $found } souris, c’est trop. Il y en a { $most } au plus dans la partie.
}
refusal-too-many-cheeses = { $points ->
    [one] { $who } : { $found } fromages de { $points } point, c’est trop. Il y en a { $most } au plus.
    [many] { $who } : { $found } fromages de { $points } de points, c’est trop. Il y en a { $most } au plus.
   *[other] { $who } : { $found } fromages de { $points } points, c’est trop. Il y en a { $most } au plus.
}
refusal-too-many-cheeses-in-all = { $who } : { $found } fromages dans le carré, c’est trop. Il n’y en a que { $most } de chaque forme.
refusal-too-few-cheeses = { $found ->
    [0] { $who } : pas un seul fromage dans le carré. Il en faut au moins { $least } par joueur.
    [one] { $who } : seulement { $found } fromage dans le carré. Il en faut au moins { $least } par joueur.
    [many] { $who } : seulement { $found } de fromages dans le carré. Il en faut au moins { $least } par joueur.
   *[other] { $who } : seulement { $found } fromages dans le carré. Il en faut au moins { $least } par joueur.
}
refusal-nobodys-cheese = { $who } a un fromage ici, mais ce carré est pour { $players } joueurs.

## What a table does not allow

refusal-no-such-chair = Il n’y a pas de chaise { $chair } à cette table.
refusal-chair-taken = La chaise { $chair } est déjà prise.
refusal-chair-empty = La chaise { $chair } est vide.
refusal-holds-another-chair = Tu as déjà des cartes à cette table. Dans une partie, personne ne peut voir les cartes de deux joueurs.
refusal-not-agreed = Les autres ne sont pas d’accord. À la prochaine partie, la chaise sera de nouveau libre.
refusal-shape-taken = Cette forme est déjà prise : { $shape }.
refusal-name-not-good = Un nom a entre 1 et { $most } lettres que tout le monde peut lire.
refusal-who-is-oldest = Qui est la personne la plus âgée ? C’est elle qui commence.
refusal-no-such-game = Cette partie n’a pas été jouée à cette table.
refusal-not-started = La partie n’a pas encore commencé.
refusal-already-started = La partie a déjà commencé.
refusal-stale = Une autre carte a été posée entre-temps. Regarde encore une fois.
refusal-ahead = Ce coup arrive trop tôt.
refusal-no-hints = Sur cette chaise, on joue sans indices.

## What the server does not allow

refusal-unreadable = Je n’ai pas compris. Recharge la page, s’il te plaît.
refusal-too-long = C’est trop long : { $most } octets au plus.
refusal-too-fast = Doucement ! Attends un petit moment, puis essaie encore.
refusal-too-many = C’est trop à la fois. Attends un petit moment, puis essaie encore.
refusal-old-page = Il y a une nouvelle version du jeu. Recharge la page, s’il te plaît.
refusal-hello-first = Dis d’abord bonjour.
refusal-no-such-page = Il n’y a rien ici.
refusal-no-such-method = Ça, on ne peut pas le faire ici.
refusal-not-from-there = Cette table ne marche que sur le réseau de sa maison.
refusal-no-such-table = Cette table n’est plus là. Ouvres-en une autre !
refusal-no-such-code = Aucune table n’a ce code. Vérifie encore une fois chaque lettre.
refusal-too-many-codes = Ça fait trop de codes qui ne marchent pas. Attends une minute, puis essaie encore.
refusal-table-full = Toutes les chaises sont prises.
refusal-no-watchers = À cette table, on joue sans public.
refusal-another-game = La partie suivante a déjà commencé. Regarde encore une fois.
refusal-no-such-bot = Je ne connais aucun robot qui s’appelle « { $bot } ».
# $extra names a part of the installation; the command is the same in every language
refusal-missing-extra = { $extra ->
    [strong] Les quatre robots les plus forts, les indices, les analyses et les énigmes doivent d’abord être installés : pip install "cheese-rescue[strong]"
    [scale] La connexion à PostgreSQL et à Redis doit d’abord être installée : pip install "cheese-rescue[scale]"
    [dask] Pour un cluster, il faut d’abord installer Dask : pip install "cheese-rescue[dask]"
    [envs] Les environnements pour les programmes qui apprennent doivent d’abord être installés : pip install "cheese-rescue[envs]"
   *[arena] Le calcul des cotes doit d’abord être installé : pip install "cheese-rescue[arena]"
}
refusal-no-such-exercise = Je ne connais pas cet exercice.
refusal-no-such-day = Ce jour n’a pas encore d’énigme.
refusal-not-your-seat = C’est la chaise de quelqu’un d’autre.
refusal-only-the-opener = Seule la personne qui a ouvert la table peut faire ça.
refusal-still-here = Cette personne est encore là. Laisse-lui un petit moment.
refusal-our-fault = Quelque chose s’est mal passé de mon côté. Essaie encore une fois.
refusal-cannot-write = Là, je n’arrive pas à enregistrer. Ton coup n’est pas perdu : essaie encore dans un instant.
refusal-stopping = Je redémarre. Je reviens tout de suite !

## What one can say at the table

reaction-hello = Coucou !
reaction-cheer = Bravo !
reaction-wow = Waouh !
reaction-laugh = Ha ha !
reaction-oops = Oups !
reaction-thinking = Hmm…
reaction-thanks = Merci !
reaction-goodbye = À bientôt !

## The finale

finale-title = La poursuite !
finale-dogs = { $count ->
    [0] Les chiens : tous les chats restent.
    [one] Les chiens : ouaf ! { $count } chat s’enfuit.
    [many] Les chiens : ouaf ! { $count } de chats s’enfuient.
   *[other] Les chiens : ouaf ! { $count } chats s’enfuient.
}
finale-cats = { $count ->
    [0] Les chats : toutes les souris restent.
    [one] Les chats : hop ! { $count } souris est attrapée.
    [many] Les chats : hop ! { $count } de souris sont attrapées.
   *[other] Les chats : hop ! { $count } souris sont attrapées.
}
finale-dogs-again = { $count ->
    [0] Encore les chiens : toutes les souris restent.
    [one] Encore les chiens : { $count } souris est attrapée.
    [many] Encore les chiens : { $count } de souris sont attrapées.
   *[other] Encore les chiens : { $count } souris sont attrapées.
}
finale-mice = { $count ->
    [0] Les souris : aucun fromage n’est mangé.
    [one] Les souris : miam ! { $count } fromage est mangé.
    [many] Les souris : miam ! { $count } de fromages sont mangés.
   *[other] Les souris : miam ! { $count } fromages sont mangés.
}
# $who: a player's name
finale-owned = { $who } : { $card }
finale-because = { $card } ({ $cell }) ← { $hunters }
finale-hunter = { $card } ({ $cell })
finale-result = { $who } : { $points }, { $cheeses } à l’abri
finale-more-cheeses = Égalité de points : c’est le nombre de fromages sauvés qui décide.
finale-winner = { $who } gagne !
finale-winners = Victoire partagée : { $who } !
# Between the last two names of a list
list-and = { $first } et { $last }

## Why a move is good

# What a hint and a review say of a move. $cheeses: “your cheese worth 3 and your cheese worth 1”, or “Ben’s cheese worth 2”;
# $count: how many mice, cats, dogs or places. Read alone and beside marked places alike.
reason-wins = Comme ça, c’est gagné à coup sûr !
reason-shares-victory = Comme ça, au pire, la victoire est partagée.
reason-cat-saves-cheese = { $count ->
    [one] Le chat attrape une souris. À l’abri : { $cheeses }.
    [many] Le chat attrape { $count } de souris. À l’abri : { $cheeses }.
   *[other] Le chat attrape { $count } souris. À l’abri : { $cheeses }.
}
reason-dog-saves-cheese = { $count ->
    [one] Le chien attrape une souris. À l’abri : { $cheeses }.
    [many] Le chien attrape { $count } de souris. À l’abri : { $cheeses }.
   *[other] Le chien attrape { $count } souris. À l’abri : { $cheeses }.
}
reason-mouse-eats-cheese = La souris mange ceci : { $cheeses }.
reason-dog-frees-mouse = Le chien fait fuir un chat. Alors une souris s’échappe et mange ceci : { $cheeses }.
reason-cheese-safe = Aucune souris ne pourra jamais manger ce fromage.
reason-makes-safe = À l’abri pour toujours : { $cheeses }.
reason-shuts-mouse-out = Ce coup bloque une case d’où une souris pourrait manger ceci : { $cheeses }.
reason-shuts-dog-out = Ce coup bloque une case d’où un chien pourrait faire fuir un chat. Une souris mangerait alors ceci : { $cheeses }. { $count ->
    [one] { $count } chien est encore à découvrir.
    [many] { $count } de chiens sont encore à découvrir.
   *[other] { $count } chiens sont encore à découvrir.
}
reason-cheese-guarded = Ce fromage est bien gardé : une souris posée à côté serait attrapée.
reason-cat-guards-cheese = Le chat protège ceci : { $cheeses }. Une souris qui viendrait par là serait attrapée.
reason-dog-guards-cheese = Le chien protège ceci : { $cheeses }. Une souris qui viendrait par là serait attrapée.
reason-cat-stays = { $count ->
    [one] Aucun chien ne peut plus faire fuir ce chat.
    [many] Aucun chien ne peut plus faire fuir ces chats.
   *[other] Aucun chien ne peut plus faire fuir ces chats.
}
reason-cat-catches-mouse = { $count ->
    [one] Le chat attrape une souris.
    [many] Le chat attrape { $count } de souris.
   *[other] Le chat attrape { $count } souris.
}
reason-dog-catches-mouse = { $count ->
    [one] Le chien attrape une souris.
    [many] Le chien attrape { $count } de souris.
   *[other] Le chien attrape { $count } souris.
}
reason-dog-scares-cat = { $count ->
    [one] Le chien fait fuir un chat.
    [many] Le chien fait fuir { $count } de chats.
   *[other] Le chien fait fuir { $count } chats.
}
reason-mouse-caught = La souris ne fait pas de dégâts : elle est attrapée tout de suite.
reason-cat-waits-for-mice = Le chat est à l’affût : une souris à côté de lui serait attrapée.
reason-dog-waits-for-mice = Le chien est à l’affût : une souris à côté de lui serait attrapée.
reason-dog-waits-for-cats = Le chien est à l’affût : un chat à côté de lui s’enfuirait.
reason-mouse-waits-for-cheese = La souris est à l’affût : un fromage à côté d’elle serait mangé.
reason-cheese-open = { $count ->
    [one] Pour l’instant, aucune souris ne mange ce fromage. Il reste { $count } case d’où une souris pourrait venir.
    [many] Pour l’instant, aucune souris ne mange ce fromage. Il reste { $count } de cases d’où une souris pourrait venir.
   *[other] Pour l’instant, aucune souris ne mange ce fromage. Il reste { $count } cases d’où une souris pourrait venir.
}
reason-small-cheese-first = Ce n’est pas le plus gros fromage : mieux vaut en garder un plus gros pour une meilleure case.
reason-big-cheese-waits = À garder pour plus tard : { $cheeses }. Aucune case n’est assez sûre pour l’instant.
reason-gives-up-cheese = Ce coup fait perdre ceci : { $cheeses }.
reason-saves-others = Ce coup sauve aussi ceci : { $cheeses }.
reason-dogs-unseen = { $count ->
    [one] Attention ! { $count } chien est encore à découvrir. Il pourrait faire fuir le chat.
    [many] Attention ! { $count } de chiens sont encore à découvrir. L’un d’eux pourrait faire fuir le chat.
   *[other] Attention ! { $count } chiens sont encore à découvrir. L’un d’eux pourrait faire fuir le chat.
}
reason-quiet = Un coup tranquille : rien ne change pour les fromages.

## The command line

# The title of the game, as the printed rules in this language have it
title = Cheese Rescue
about = Un jeu de cartes d’Éric Plotton et David Paput, édité par Djeco. Cette version n’est pas officielle et n’a aucun lien avec Djeco.
cli-usage = Utilisation :
cli-options-word = [OPTIONS]
cli-command-word = COMMANDE …
cli-options = Options :
cli-commands = Commandes :
cli-argument = { $name } : { $text }
cli-default = Par défaut : { $value }.
cli-arguments-hint = Tape { $command } --help pour voir tout ce qui est possible.
cli-main = Cheese Rescue : les chiens font peur aux chats, les chats chassent les souris, les souris mangent le fromage. Sauve le tien ! Sans commande, la partie commence.
cli-serve = Héberge le jeu pour toute la maison et l’ouvre dans le navigateur. C’est aussi ce qui se passe sans commande.
cli-worker = Calcule les coups des robots, les indices et les analyses pour des serveurs sur d’autres machines.
cli-terminal = Joue sur cet écran, avec des personnes et des robots à toutes les places.
cli-score = Compte les points d’un carré terminé, dessiné dans un fichier.
cli-replay = Montre une partie enregistrée, pas à pas.
cli-review = Revient sur une partie finie : les chances de chacun, les moments où elle a basculé et ce qui aurait été encore mieux.
cli-verify = Vérifie une partie enregistrée : la donne correspond-elle au sceau, chaque coup était-il possible, le résultat est-il juste ?
cli-exercises = Affiche, vérifie, joue ou crée des leçons et des énigmes.
cli-exercises-list = Affiche les exercices : leur carré, tes cartes et le but.
cli-exercises-check = Vérifie les exercices en essayant tous les coups.
cli-exercises-play = Joue un exercice jusqu’à ce qu’il soit résolu. Avec --json : lit des coups et écrit des positions.
cli-exercises-make = Crée des énigmes à partir de parties entre robots. Ctrl-C garde celles déjà trouvées.
cli-exercises-days = Ajoute des énigmes du jour à un calendrier. Les jours déjà là ne changent jamais.
cli-check-backup = Vérifie une sauvegarde des tables (SQLite) : le fichier est-il complet, et peut-on revoir chaque partie ? Le fichier n’est pas modifié.
cli-simulate = Fait jouer beaucoup de parties à des robots, compte comment elles finissent et les garde comme données.
cli-report = Lit les parties gardées par `simulate --parquet` et dessine une page sur les points, les joueurs, les cartes et les avances.
cli-arena = Fait jouer un tournoi à des robots pour voir qui est le meilleur. Chaque donne est jouée avec les robots à toutes les places : la chance s’annule.
cli-sit = Assoit un robot à une table en ligne, à partir de son lien.
cli-bench = Mesure la vitesse.
cli-bench-rules = Joue des parties au hasard et compte les cartes posées par seconde.
cli-bench-playouts = Joue des parties au hasard dans le noyau compilé et compte les parties par seconde.
cli-bench-search = Fait une recherche dans vingt positions enregistrées et compte les simulations par seconde.
cli-bench-finish = Résout les dix derniers coups de parties de bon niveau et montre le temps qu’il faut.
cli-option-plain = Utilise une recherche simple avec des parties au hasard, pour comparer.
cli-option-threads = Le nombre de threads de recherche.
cli-option-positions = Le nombre de positions.
cli-option-help = Montre cette aide.
cli-option-version = Montre la version.
cli-option-about = Dit qui a fait le jeu.
cli-option-lang = La langue : { $languages }. Par défaut, celle de ton ordinateur.
cli-option-json = Écrit en JSON, pour les programmes.
cli-option-players = Le nombre de joueurs : 2, 3 ou 4.
cli-option-centred = Variante : la carte départ est au milieu du carré.
cli-option-dogs-hunt-mice = Variante : les chiens attrapent les souris, comme dans la notice russe.
cli-option-any-counts = Accepte n’importe quel nombre de chaque animal et des fromages de n’importe quelle valeur : les notices ne disent pas combien il y en a.
cli-option-level = L’aide donnée aux personnes qui jouent : { $levels }.
cli-option-save = Enregistre la partie dans ce fichier, carte après carte. --resume la reprend.
cli-option-resume = Reprend la partie enregistrée dans ce fichier, là où elle s’est arrêtée.
cli-option-secret = Le secret du mélange, 64 chiffres hexadécimaux ; si tu n’en donnes pas, il est tiré au sort.
cli-option-ply = Montre la table après ce nombre de cartes.
cli-option-from = Continue la partie enregistrée dans ce fichier.
cli-option-from-ply = Continue après ce nombre de cartes ; sinon, les mêmes cartes sont distribuées à nouveau.
cli-option-review-seconds = Le nombre de secondes de réflexion par carte.
cli-option-games = Le nombre de parties.
cli-option-host = Écoute seulement sur cette adresse et répond à tous les appareils qui peuvent l’atteindre.
cli-option-port = Le port d’écoute. Par défaut : le port habituel, ou un autre s’il est pris.
cli-option-only-here = Répond seulement à cet ordinateur.
cli-option-public-url = L’adresse à laquelle les joueurs trouvent ce serveur, par exemple https://cheese.example.
cli-option-trusted-proxy = L’adresse d’un proxy en amont dont l’en-tête X-Forwarded-For est accepté. Peut être donnée plusieurs fois.
cli-option-no-browser = N’ouvre pas le navigateur.
cli-option-database = Le fichier où les tables sont gardées, ou l’URL d’une base de données PostgreSQL.
cli-option-bus = L’URL du Redis qui relie plusieurs serveurs entre eux, et les serveurs à `worker`.
cli-option-workers = Combien de processus calculent les coups des robots et les indices ; avec 0, ce sont ceux de `worker`.
cli-option-processes = Combien de demandes calculer en même temps, avec un processus pour chacune.
cli-option-serve-processes = Combien de processus du serveur partagent le port. Au-delà de 1, il faut PostgreSQL et Redis.
cli-option-metrics-port = Montre les /metrics de chaque processus à cet ordinateur, chacun sur son port, à partir de celui-ci.
cli-option-keep-days = Efface une table après ce nombre de jours sans changement.
cli-option-bot-pause = Combien de secondes un robot attend avant de poser une carte.
cli-option-serve-bot = Un robot de plus à mettre sur une chaise : le nom sous lequel une bibliothèque le déclare, package.module:Class, ou un programme comme ./my_bot. Peut être donné plusieurs fois.
cli-option-gone-after = Au bout de combien de secondes un robot joue à la place de quelqu’un qui n’est plus là.
cli-option-nudge-after = Au bout de combien de secondes la personne dont c’est le tour reçoit un rappel.
cli-option-idle-after = Combien de secondes après le rappel un robot joue à la place de cette personne.
cli-option-sockets = Combien d’appareils peuvent être connectés en tout.
cli-option-sockets-per-address = Combien d’appareils d’une même adresse peuvent être connectés.
cli-option-tables-per-hour = Combien de tables une même adresse peut ouvrir par heure.
cli-option-requests-per-second = Combien de requêtes web une même adresse peut faire par seconde.
cli-option-messages-per-second = Combien de messages un appareil peut envoyer par seconde.
cli-option-address-messages-per-second = Combien de messages tous les appareils d’une même adresse peuvent envoyer ensemble par seconde.
cli-option-wrong-codes-per-minute = Combien de codes faux une même adresse peut essayer par minute.
cli-option-longest-message = Longueur maximale d’un message venant d’un appareil, en octets.
cli-option-longest-body = Longueur maximale du corps d’une requête web, en octets.
cli-option-public-metrics = Montre /metrics aux autres ordinateurs aussi, pas seulement à celui-ci.
cli-option-access-log = Note chaque requête dans un journal, sans adresses ni noms.
cli-option-bot = Qui joue : { $bots }, ou le tien sous la forme package.module:Class ou d’un programme comme ./my_bot. Une fois pour toutes les chaises, ou une fois par chaise.
cli-option-seed = La graine du hasard : avec le même nombre, les mêmes choix reviennent.
cli-option-seconds = Combien de temps mesurer, en secondes.
cli-option-arena-games = Combien de parties au moins ; on en joue quelques-unes de plus pour que tout le monde ait les mêmes donnes.
cli-option-thinking-seconds = Combien de secondes un robot peut réfléchir à un coup ; 1 par défaut.
cli-option-simulations = Combien de simulations un robot peut faire par coup, au lieu de secondes : les parties peuvent alors être rejouées à l’identique.
cli-option-patience = Ton propre robot perd par forfait au bout de ce nombre de secondes pour un coup. Par défaut : 3 fois le temps de réflexion plus 2, ou 60 avec --simulations.
cli-option-jobs = Combien de parties jouer en même temps ; une par cœur par défaut.
cli-option-count = Le nombre d’énigmes à créer.
cli-option-count-days = Le nombre de jours à ajouter.
cli-option-append-puzzles = Ajoute les énigmes au fichier, avec de nouveaux numéros. Celles qu’il contient déjà sont laissées de côté.
cli-option-dask = Joue sur le cluster Dask à cette adresse.
cli-option-results = Enregistre chaque partie dans ce fichier. La même commande reprend là où elle s’est arrêtée.
cli-option-records = Garde chaque partie dans ce dossier, pour `replay` et `review`.
cli-option-parquet = Écrit une ligne par partie dans ce fichier Parquet. En cas d’arrêt, la même commande reprend là où elle s’est arrêtée.
cli-option-plies = Écrit une ligne par coup dans ce fichier Parquet : ce que savait la chaise, son coup, et des valeurs exactes vers la fin.
cli-option-simulate-records = Garde chaque partie : dans ce dossier, ou dans un seul fichier si le nom finit par .txt.
cli-option-html = Écrit la page dans ce fichier. Par défaut : le nom du premier fichier, avec .html, dans ce dossier.
cli-option-report-csv = Écrit tous les nombres dans ce fichier, en CSV.
cli-option-csv = Écrit aussi le tableau dans ce fichier, en CSV.
cli-option-plot = Dessine le classement dans ce fichier, en SVG.
cli-option-own-bot = Qui joue : { $bots }, ou le tien sous la forme package.module:Class ou d’un programme comme ./my_bot.
cli-argument-seats = Qui joue, un mot par place : person (une personne), { $bots }, ou ton robot sous la forme package.module:Class ou d’un programme comme ./my_bot.
cli-argument-file = Le fichier ; avec un tiret ou rien du tout, je lis ce que tu tapes ou ce qu’un autre programme envoie.
cli-argument-record = Une partie enregistrée.
cli-argument-games = Des fichiers Parquet avec des parties.
cli-argument-exercise = Le nom d’un exercice affiché par « list », puzzle-17 pour une énigme, ou « day » pour les énigmes du jour.
cli-argument-exercises = Un fichier d’exercices, ou « puzzles » ou « days » : ceux fournis avec le jeu. Sinon, les leçons.
cli-argument-puzzles-made = Le fichier à écrire. Sinon, les énigmes sont affichées.
cli-argument-days = Le calendrier. Un nouveau commence aujourd’hui.
cli-argument-backup = Une copie des tables.
cli-argument-entrants = Qui participe, deux au moins : { $bots }, ou le tien sous la forme package.module:Class ou d’un programme comme ./my_bot.
cli-argument-link = Le lien d’une table, ou d’une de ses chaises (avec un # dedans).

error-no-such-option = L’option { $option } n’existe pas.
error-no-such-command = La commande « { $command } » n’existe pas.
error-no-such-exercise = L’exercice « { $name } » n’existe pas.
error-did-you-mean = Tu voulais dire { $near } ?
error-out-of-puzzles = Il ne reste pas assez d’énigmes sans jour : { $grade }.
error-missing = Il manque quelque chose : { $name }.
error-too-much = Il y a un mot de trop.
error-bad-value = Ici, quelque chose ne va pas : { $name }.
error-number-range = { $name } doit être un nombre de { $low } à { $high }, pas « { $given } ».
error-whole-number-range = { $name } doit être un nombre entier de { $low } à { $high }, pas « { $given } ».
error-whole-number = { $name } doit être un nombre entier, pas « { $given } ».
error-not-one-of = { $name } ne peut pas être « { $given } ». Choisis parmi : { $choices }.
error-no-file = Je ne trouve pas le fichier { $file }.
error-unreadable-file = Je n’arrive pas à lire du texte dans { $file }.
error-file-too-long = Le fichier { $file } est trop long.
error-cannot-write = Je n’arrive pas à écrire dans { $file }.
error-file-exists = { $file } existe déjà. Choisis un autre nom.
error-no-such-ply = Cette partie s’arrête au coup { $last } : il n’y a rien à voir au coup { $ply }.
error-interrupted = On s’arrête là.

## Score

score-how = Dessine le carré, une ligne par rangée : D chien, C chat, M souris, S carte départ, 3a un fromage de 3 points du premier joueur (puis b, c, d). Ensuite, appuie sur Ctrl-D.

## Verify

verify-true-sealed = Cette partie est correcte, et les cartes sont bien celles du mélange scellé.
verify-true-unsealed = Rien n’est faux dans cette partie, mais on ne peut pas savoir si les cartes sont celles du mélange scellé.
verify-true-played-before = Rien n’est faux dans cette partie. Les cartes n’ont pas été mélangées : ce sont celles d’une partie précédente.
verify-false = Cette partie n’est pas correcte.
verify-seal = { $finding ->
    [fits] Le secret est bien celui qui a été scellé.
    [differs] Le secret n’est pas celui qui a été scellé.
    [played-before] Il n’y avait pas de mélange à sceller : les cartes viennent d’une partie précédente.
   *[unknown] Le sceau ne peut pas être vérifié : il manque le sceau ou le secret.
}
verify-deal = { $finding ->
    [fits] La pioche correspond bien au secret.
    [differs] La pioche ne correspond pas au secret.
    [played-before] Les cartes n’ont pas été mélangées pour cette partie.
   *[unknown] Les cartes ne peuvent pas être vérifiées : il manque le secret ou la pioche.
}
verify-moves = { $finding ->
    [fits] Tous les coups étaient possibles.
   *[differs] Un coup au moins n’était pas possible.
}
verify-result = { $finding ->
    [fits] Le résultat est juste.
    [differs] Le résultat n’est pas juste.
   *[unknown] Il n’y a pas de résultat à vérifier.
}

## Replay

replay-ply = Carte { $ply } sur { $last }. { $who } : { $card } ({ $cell })
replay-begin = Avant la première carte
replay-handed-to-bot = { $who } : { $bot } continue avec ces cartes.
replay-handed-to-person = { $who } : une autre personne continue avec ces cartes.

## Simulate

# Numbers in tables: an average, and a share
number-mean = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
number-share = { NUMBER($number, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-title = { $games }, { $players }, { $bot }
simulate-running = Parties en cours
progress-games = Parties : { $done } sur { $games }
simulate-seed = Graine : { $seed }
simulate-forfeit = À la partie { $game }, { $bot } n’a pas donné de bon coup : { $why }
simulate-bots = Choisis un robot pour toutes les chaises, ou { $players } robots, un par chaise. Ici, il y en a { $count }.
simulate-same-file = { $file } ne peut pas servir à deux choses à la fois.
simulate-no-part = { $file } n’est pas le fichier d’une simulation arrêtée, ou il est abîmé.
simulate-other = { $file } appartient à une autre simulation : robots, règles, graine, temps de réflexion ou fichiers différents.
simulate-in-use = Une autre simulation écrit dans { $file } en ce moment.
report-title = Ce qui s’est passé en { $games }
report-intervals = Chaque point est une moyenne. Le trait autour est son intervalle à 95 % : plus il y a de parties, plus il est court.
report-advantage = Ce que vaut le premier tour
report-advantage-told = La part des victoires de celui qui commence, moins une part égale.
report-points = Les points par joueur
report-shares = La part des victoires par joueur
report-cards = Quelles cartes décident
report-cards-told = Qui pose une carte de plus de cette sorte dans une partie gagne plus ou moins souvent, d’autant.
report-kept = Quels fromages restent
report-kept-told = Combien des fromages posés restent à la fin.
report-leads = Comment l’avance change
report-leads-told = Combien de fois celui qui est en tête après tant de cartes gagne à la fin. Est en tête qui aurait le plus de points si la poursuite arrivait à ce moment-là.
report-changes = Combien de fois la tête change dans une partie
report-cards-laid = cartes sur la table
report-wrote = La page est dans { $file }.
report-no-games = Je ne trouve pas de partie dans { $file }. Je lis les fichiers Parquet écrits par `cheese-rescue simulate --parquet`.
report-newer = { $file } vient d’une version plus récente de ce programme.
report-damaged = Dans { $file }, la ligne { $row } n’est pas une partie possible.
report-empty = Il n’y a pas de partie dans ces fichiers.
simulate-seat = place
simulate-mean = points en moyenne
simulate-most = record de points
simulate-cheeses = fromages à l’abri
simulate-won = victoires en solo
simulate-shared = partagées
simulate-share = part des victoires
simulate-advantage = Celui qui commence gagne { $share } des parties ; à parts égales, ce serait { $even }.
simulate-shared-games = { $count ->
    [one] { $count } partie finit par une victoire partagée ({ $share }).
    [many] { $count } de parties finissent par une victoire partagée ({ $share }).
   *[other] { $count } parties finissent par une victoire partagée ({ $share }).
}

## Bench

bench-rules = { $plies } cartes posées par seconde ({ $players }, { $games })
bench-playouts = { $games } parties au hasard par seconde ({ $players })
bench-search = { $simulations } simulations par seconde ({ $positions } positions)
bench-finish = { $positions } positions à dix coups de la fin résolues : la moitié en moins de { $median } ms, la plus lente en { $worst } ms

## Arena

arena-how = S’il y a moins de robots que de places, chaque robot joue seul contre des copies de chaque autre ; sinon, tous les groupes de robots différents jouent. La part d’un robot compte les parties où il n’avait pas de copie à la table, et une victoire partagée compte en partie. L’intervalle contient la vraie part 95 fois sur 100 ; chaque donne est un essai. Ton propre robot tourne dans un processus à part ; s’il enfreint une règle, échoue ou prend trop de temps, il perd cette partie.
arena-title = Arène : { $games }, { $players }
arena-who = robot
arena-share = part des victoires
arena-interval = intervalle à 95 %
arena-from-to = { $low } à { $high }
arena-rating = cote
arena-rating-value = { $mu } ± { $reach }
arena-forfeits = forfaits
arena-tables = Table par table
arena-table = qui jouait
arena-even = À parts égales, ce serait { $even }.
arena-ratings-begin = Les cotes partent de 25.
# One entrant of the picture, for screen readers
arena-told = { $who } : { $share } ({ $low } à { $high }), cote { $rating }.
arena-forfeit = { $who } déclare forfait, donne { $deal } ({ $seating }), carte { $ply } : { $why }
arena-forfeits-more = { $who } : les forfaits suivants sont seulement comptés. --json les donne tous.
arena-why-illegal = ce coup n’est pas permis : { $detail }
arena-why-no-move = il n’a pas donné de coup : { $detail }
arena-why-raised = il a échoué : { $detail }
arena-why-late = il a pris trop de temps : { $detail } secondes
arena-why-died = son processus s’est arrêté
arena-kept = { $count ->
    [one] { $count } partie est enregistrée. La même commande reprend ici.
    [many] { $count } de parties sont enregistrées. La même commande reprend ici.
   *[other] { $count } parties sont enregistrées. La même commande reprend ici.
}
arena-two-at-least = Il faut au moins deux robots pour un tournoi.
arena-one-budget = Choisis l’un des deux : --seconds ou --simulations.
arena-jobs-or-dask = Choisis l’un des deux : --jobs ou --dask.
arena-no-such-bot = Je ne connais aucun robot qui s’appelle « { $name } ». Il y a { $bots }, et le tien sous la forme package.module:Class ou d’un programme comme ./my_bot.
arena-not-found = Je n’arrive pas à charger { $name } : { $why }
arena-no-results = { $file } n’est pas le fichier de résultats d’une arène, ou la ligne { $line } est abîmée.
arena-other-tournament = { $file } appartient à un autre tournoi : robots, nombre de joueurs, règles, graine ou temps de réflexion différents.
arena-in-use = Une autre arène écrit dans { $file } en ce moment.
arena-plot-svg = Je dessine en SVG, donc pas dans { $file }. Choisis un nom qui finit par .svg.
arena-records-there = Dans { $folder }, il y a déjà les parties d’un tournoi. Choisis un autre dossier.
arena-records-missing = Certaines parties du fichier viennent d’une ancienne version, qui ne gardait pas les coups : elles ne seront pas dans le dossier.
arena-all-forfeited = Toutes les parties ont fini par un forfait : cela ne dit rien du jeu des robots.
arena-no-cluster = Aucun cluster Dask ne répond à { $address }.
arena-workers-lost = Les processus qui jouent les parties n’arrêtent pas de planter. J’abandonne.

## A bot at a table online

sitting-no-link = Ce n’est pas le lien d’une table. Un tel lien ressemble à https://cheese.example/t/… et peut finir par # et une clé.
sitting-no-answer = Personne ne répond à { $server }.
sitting-no-game-there = Il n’y a pas de Cheese Rescue là-bas, ou alors une version plus récente.
sitting-refused = La table dit non : { $sentence }
sitting-no-chair = La chaise n’est plus à nous.
sitting-seated = Le robot est assis sur la chaise { $chair }. Appuie sur Ctrl-C pour qu’il se lève.
sitting-waiting = La chaise { $chair } s’est libérée pendant la partie. On attend que les autres soient d’accord.
sitting-own-link = Rien que pour toi, le lien qui ramène un robot à cette chaise : { $link }
sitting-begun = La partie commence.
sitting-won = La partie est finie, et on a gagné : { $points }.
sitting-not-won = La partie est finie : { $points }. Quelqu’un d’autre a gagné.
sitting-coming-back = Connexion perdue. On revient…
sitting-ended = La table a été effacée. Au revoir !
sitting-stand-in = { $who } n’a pas donné de bon coup ({ $why }). Un robot simple a posé une carte à sa place.

## The terminal game

motto = Les chiens font peur aux chats, les chats chassent les souris, les souris mangent le fromage. Sauve ton fromage !
terminal-how = Tape une carte et une case. Par exemple « m 4 » : une souris sur la case 4. Les lettres : d = chien, c = chat, m = souris. Tape « ? » pour avoir de l’aide, « q » pour arrêter.
terminal-how-real-table = Tape une carte et une case. Par exemple « m 1,0 » : une souris juste à droite du départ. Vers le haut, c’est moins : « m 0,-1 ». Les lettres : d = chien, c = chat, m = souris. Tape « ? » pour avoir de l’aide, « q » pour arrêter.
terminal-hint-how = Tape « ! » quand tu veux un indice.
terminal-who = Qui joue ?
terminal-bot = { $word } : { $bot }. { $character }
terminal-who-help = Appuie sur Entrée pour jouer tout de suite contre { $bot }. Ou tape qui joue, un mot par place (person, c’est une personne), par exemple : person person kitten
terminal-who-again = Tape 2, 3 ou 4 mots : person, { $bots }.
terminal-from-seats = Nombre de joueurs de cette partie : { $players }. Tape autant de mots.
terminal-oldest = Qui est la personne la plus âgée ? C’est elle qui commence. Tape son numéro, ou appuie sur Entrée pour tirer au sort
terminal-no-such-player = Il n’y a pas de joueur { $given } : tape un numéro de 1 à { $last }.
terminal-begins = { $who } commence.
terminal-you-are = Toi, c’est { $who }. Tous les fromages avec { $shape } sont à toi.
terminal-who-is-who = Qui est qui ? Choisissez vos formes : { $people }. Tous les fromages avec ta forme sont à toi.
terminal-sealed = Les cartes sont mélangées et scellées : { $seal }
terminal-curtain = C’est à { $who } de jouer. Les autres, regardez ailleurs ! Appuie sur Entrée
terminal-turn = { $who } : à toi de jouer
terminal-hand = Ta main :
terminal-pile = Pioche : { $cards }
terminal-unseen = Encore à découvrir : { $animals }
terminal-holds = { $who } : { $cards }
terminal-last-move = { $who } : { $card } ({ $cell })
terminal-choose = Carte et case
terminal-and-place = { CAPITAL($card) } – et sur quelle case ?
terminal-confirm = { CAPITAL($card) } : appuie sur Entrée pour poser la carte, ou tape une autre carte et une autre case
terminal-not-understood = Il me faut une carte et une case. Tape « ? » pour avoir de l’aide.
terminal-no-such-place = { $last ->
    [1] Il n’y a pas de case { $place } sur la table, seulement la case 1.
   *[other] Il n’y a pas de case { $place } sur la table : choisis de 1 à { $last }.
}
terminal-no-numbered-places = Ici, les cases n’ont pas de numéro, même pas { $place }. Tape des pas depuis le départ, comme 1,0.
terminal-forecast = Si la partie finissait maintenant : { $results }
terminal-help = Cartes : d = chien, c = chat, m = souris (ou le mot entier), 1 2 3 = tes fromages. Cases : les numéros sur la table, ou des pas depuis le départ, comme 2,-1 (2 à droite, 1 plus haut). Chaque carte doit toucher une autre carte par un côté. Quand le carré est plein, les chiens font fuir les chats. Les chats qui restent attrapent les souris. Les souris qui restent mangent le fromage.
terminal-help-word = aide
terminal-forecast-alone = La prévision, c’est seulement pour une personne seule devant l’écran.
terminal-drawn = Tu pioches : { $card }
terminal-press-enter = Appuie sur Entrée
terminal-saved = La partie est enregistrée dans { $file }.
terminal-resume-how = Pour reprendre plus tard : { $command }
terminal-resumed = La partie continue. Cartes déjà posées : { $ply }.
terminal-save-resumable = La partie dans { $file } n’est pas encore finie. Pour la reprendre : { $command }
terminal-resume-over = La partie dans { $file } est finie. Tu peux la revoir : { $command }
terminal-resume-trust = Cette partie lance { $bots }, qui n’est pas un de nos robots. Appuie sur Entrée si tu as confiance, ou tape q pour arrêter
terminal-resume-without-secret = Je ne peux pas reprendre { $file } : il manque { $secret }, avec les cartes que personne ne doit encore voir.
terminal-resume-damaged = { $secret } est abîmé, ou vient d’une version plus récente du jeu : je ne peux pas reprendre.
terminal-resume-mismatch = { $file } et { $secret } ne viennent pas de la même partie, ou l’un des deux a été modifié.
terminal-resume-in-use = Quelqu’un joue en ce moment la partie dans { $file }.
terminal-resume-alone = Avec --resume, la partie garde ses joueurs et ses règles : enlève { $other }.
terminal-again = Encore une partie ? Le joueur suivant commence. Appuie sur Entrée pour jouer, ou tape n pour arrêter
terminal-yes = o
terminal-no = n
terminal-review-how = Tu veux voir comment la partie s’est passée ? Tape { $letter }, et je regarde chaque carte encore une fois.
terminal-review-key = r
terminal-goodbye = À bientôt !
terminal-replay-keys = → suivante · ← retour · Home début · End fin · q quitter

## Exercises: lessons and puzzles

exercises-checked = Exercices : { $count }. Avec une erreur : { $faults }.
exercises-out-of-reach = Aucun coup n’atteint le but.
exercises-not-the-only-move = Plusieurs premiers coups atteignent le but.
exercises-always-reached = Tous les coups atteignent le but.
# $goal: as in a file of exercises, such as “kept 3a”
exercises-goal = But : { $goal }
exercises-solved = Bravo !
exercises-missed = Pas encore. Regarde ce qui s’est passé, et essaie encore.
exercises-making = Création des énigmes
exercises-made = Parties : { $games }. Positions : { $positions }. Énigmes : { $puzzles }.
exercises-days = Jours dans le calendrier : { $count }.

puzzle-goal = Tu es { $seat }. Trouve le premier coup qui gagne !
grade-easy = facile
grade-medium = moyen
grade-hard = difficile
theme-guard = un chat pour monter la garde
theme-free = libérer une souris
theme-scare = faire peur au gardien
theme-block = occuper une case
theme-wall = la carte départ comme mur
theme-sacrifice = un petit fromage pour un gros
# The lessons, in the order of teaching
exercise-beside = Pose ton fromage à côté de la carte départ.
exercise-corner = Pose ton fromage côté contre côté : un coin ne compte pas.
exercise-size = Ici, une rangée n’a que 3 cartes : trouve une case pour ton fromage.
exercise-mouse = Les souris mangent le fromage. Fais manger l’autre fromage à ta souris.
exercise-cat = Les chats chassent les souris. Sauve ton fromage !
exercise-dog = Les chiens font peur aux chats. Aide la souris à manger l’autre fromage !
exercise-chase = D’abord les chiens, puis les chats, puis les souris. Sauve ton fromage !
exercise-small-game = Et maintenant, une petite partie : peux-tu battre { $bot } ?
# The page with the lessons
learn-step = Étape { $step } sur { $steps }
learn-leave = Accueil : la leçon t’attend
learn-repeat = Refaire cette étape
learn-skip = Passer cette étape
learn-next = Continuer
learn-again = Essayer encore
learn-aloud = Lire à voix haute
learn-lost = Je n’arrive pas à ouvrir la leçon. Cet appareil est-il connecté au réseau ?
learn-offer = C’est ta première fois ?
learn-end-title = Maintenant, tu sais jouer !
learn-end = Tu connais tout le jeu. On fait une vraie partie ?
learn-restart = Depuis le début
# Puzzles and the square of the day
puzzle-title = Énigme { $number }
puzzle-is-solved = Énigme { $number }, résolue
puzzle-all = Toutes les énigmes
puzzle-skip = Une autre énigme
puzzle-next = Énigme suivante
puzzle-lost = Je n’arrive pas à ouvrir les énigmes. Cet appareil est-il connecté au réseau ?
puzzle-task = { $count ->
    [one] Tu poses la dernière carte. Bats { $bot } !
    [many] Tu poses { $count } de cartes. Bats { $bot } !
   *[other] Tu poses { $count } cartes. Bats { $bot } !
}
puzzle-other-hand = { $who } a :
puzzle-look = Voyons ce qui se passe…
puzzle-more-cheeses = Vous avez autant de points, mais tu as plus de fromages. Bravo !
puzzle-hint-more = Plus
puzzles-play = Jouer l’énigme { $number }
puzzles-grade = Quelle difficulté ?
puzzles-theme = Sur quoi ?
puzzles-any = tout
puzzles-progress = Résolues : { $solved } sur { $count }
puzzles-earlier = Énigmes d’avant
puzzles-later = Énigmes d’après
loss-eaten = Une souris mange ton fromage de { $points }, et aucun chat ne l’arrête.
loss-guard-fled = Un chien fait fuir le chat, et une souris mange ton fromage de { $points }.
loss-safe = Ici, personne ne mange le fromage de { $points } : { $who } le garde.
loss-fewer-cheeses = Vous avez autant de points, mais { $who } a plus de fromages.
loss-shared = Vous avez la même chose. Tu peux avoir un peu plus !
day-title = Énigme du jour { $number }
day-heading = Cheese Rescue : énigme du jour { $number }
day-number = Numéro { $number }
day-same = Les énigmes d’un jour sont les mêmes pour tout le monde.
day-open = pas encore essayée
day-tried = pas encore résolue
day-first = résolue du premier coup
day-first-hint = résolue du premier coup, avec un indice
day-solved = résolue
day-solved-hint = résolue avec un indice
day-share = Partager mon résultat
day-picture = Ton résultat
day-message = Le texte à partager
day-copy = Copier le texte
day-copied = Le texte est copié.
day-others = Autres jours
day-before = Le jour d’avant
day-after = Le jour d’après
day-today = Aujourd’hui
day-result = Mon résultat

## The server

serve-here = Sur cet ordinateur : { $url }
serve-others = Pour tous les autres : { $url }
serve-answers-home = Je réponds seulement aux appareils du réseau de ta maison.
serve-answers-here = Je réponds seulement à cet ordinateur.
serve-answers-everybody = Je réponds à tous les appareils qui arrivent jusqu’ici.
serve-no-proxy = Aucun proxy n’est accepté : derrière un proxy, tous les visiteurs comptent pour une seule adresse. Utilise --trusted-proxy pour changer cela.
serve-same-bot = À une table, { $first } et { $second } auraient tous les deux le nom { $name }. Renomme l’un des deux.
serve-end = Appuie sur Ctrl-C pour arrêter. Toutes les parties sont enregistrées et continueront la prochaine fois.
serve-stopped = À la prochaine !
worker-here = Je calcule pour tous les serveurs qui demandent par { $url }.
serve-migrated = Les tables ont été mises à jour pour cette version. Une copie de l’ancien fichier est dans { $file }.
serve-few-files = Cet ordinateur n’accepte pas plus de { $sockets } appareils à la fois.
error-port = Je n’arrive pas à écouter sur le port { $port } ({ $reason }). Choisis-en un autre avec --port.
error-database = Je n’arrive pas à utiliser les tables de { $file } ({ $reason }).
error-database-newer = Les tables de { $file } ont été enregistrées par une version plus récente du jeu. Mets celle-ci à jour, s’il te plaît.
error-backup-damaged = La sauvegarde { $file } est abîmée ({ $reason }). Fais-en une autre, s’il te plaît.
error-backup-tables = La sauvegarde { $file } est abîmée. Tables impossibles à relire : { $broken } sur { $tables }. Fais-en une autre, s’il te plaît.
error-backup-foreign = { $file } n’est pas une sauvegarde des tables de ce jeu.
error-backup-in-use = { $file } est utilisé : ses derniers coups sont dans { $wal }. Fais une copie et vérifie la copie.
backup-good = La sauvegarde { $file } est bonne. Tables : { $tables }. Entrées du journal : { $entries }. Schéma : { $version }.
error-host-and-only-here = --host et --only-here ne vont pas ensemble.
error-no-workers = --workers 0 a besoin d’un --bus qui mène à d’autres processus `worker`.
error-processes = --processes a besoin de PostgreSQL et de Redis : --database postgresql://… et --bus redis://…
error-processes-failed = Un processus du serveur n’a pas pu démarrer. Les lignes ci-dessus disent pourquoi.
page-description = Les chiens font peur aux chats, les chats chassent les souris, les souris mangent le fromage. Sauve le tien ! Un jeu de cartes de deux à quatre joueurs, avec des amis d’ici ou d’ailleurs.
page-noscript = Cheese Rescue a besoin de JavaScript : active-le, s’il te plaît.

## The rules page

rules-title = Apprends les règles
rules-lead = Sauve ton fromage !
rules-idea = Chacun son tour, on pose une carte à côté des autres, jusqu’à ce que le carré sur la table soit plein. Alors la poursuite commence : d’abord les chiens, puis les chats, et à la fin les souris. Pour gagner, sauve le plus de fromage possible !
rules-facts = De 2 à 4 joueurs, de 7 à 99 ans. Une partie dure environ un quart d’heure.
rules-chain-dogs = Les chiens font peur aux chats.
rules-chain-cats = Les chats chassent les souris.
rules-chain-mice = Les souris mangent le fromage.
# A little board, read aloud. $cards: the cards of a row, from left to right
rules-row = Rangée { $row } : { $cards }.
rules-row-alone = De gauche à droite : { $cards }.
# $shape: whose cheese it is
rules-owned = { $card } ({ $shape })
rules-new = { $card } (nouvelle carte)
rules-empty = vide
# An empty square before the game
rules-square = Un carré vide de { $size } cases sur { $size }.
rules-square-start = Un carré de { $size } cases sur { $size }, avec la carte départ au milieu.
# Before a little board: such a move is allowed, or it is not
rules-yes = Oui !
rules-no = Non !
# $board: a little board, read aloud as above
rules-before = Avant. { $board }
rules-after = Après. { $board }

rules-cards = Les cartes
rules-cards-dog = Un chien aboie, et tous les chats à côté de lui s’enfuient.
rules-cards-cat = Un chat attrape toutes les souris à côté de lui. Mais seulement si aucun chien ne l’a fait fuir avant !
rules-cards-mouse = Une souris mange tous les fromages à côté d’elle. Mais seulement si aucun chat ne l’a attrapée avant !
rules-cards-start = La partie commence ici. Cette carte ne court après personne, et personne ne lui court après.
rules-cards-beside = « À côté », c’est à gauche, à droite, au-dessus ou en dessous. Un coin ne compte pas.
rules-cards-nobody = Les animaux ne sont à personne. Une souris mange ton fromage même si c’est toi qui as posé la souris !
rules-cards-cheese = Seul le fromage est à quelqu’un. Chaque joueur a six fromages d’une même forme : comme ça, on voit toujours à qui ils sont.
rules-cards-worth = Tes six fromages valent 1, 1, 1, 2, 2 et 3 points. Ça fait 10 en tout.

rules-ready = Avant de jouer
rules-ready-size = Le carré fera { $size } cartes sur { $size }.
rules-ready-start = La carte départ va au milieu de la table.
rules-ready-no-start = Pas de carte départ : elle reste dans la boîte.
# $dogs, $cats, $mice: such as “3 dogs”
rules-ready-in = On joue avec { $dogs }, { $cats } et { $mice }.
rules-ready-out = On remet dans la boîte { $dogs }, { $cats } et { $mice }.
rules-ready-all = On joue avec tous les animaux : { $dogs }, { $cats } et { $mice }.
rules-ready-choose = Choisis une forme et prends les six fromages de cette forme. Les formes que personne ne prend retournent dans la boîte.
rules-ready-shuffle = Mélange les animaux et pose-les face cachée. C’est la pioche.
rules-ready-draw = Pioche 2 cartes. Tu as maintenant 8 cartes en main. Ne les montre pas !
rules-ready-oldest = La personne la plus âgée commence. Ensuite, on tourne dans le sens des aiguilles d’une montre.
rules-ready-here = Ici, les cartes se mélangent et se distribuent toutes seules. Personne ne te demande ton âge : la personne qui ouvre la table dit qui commence, ou laisse faire le hasard.

rules-turn = À ton tour
rules-turn-lay = Pose une carte : un animal ou un de tes fromages.
rules-turn-draw = Pioche la carte du dessus de la pioche. Tu as de nouveau 8 cartes.
rules-turn-where = Où poser ma carte ?
rules-turn-first = La toute première carte se pose à côté de la carte départ.
rules-turn-pass = Pose toujours une seule carte, jamais deux. Tu ne peux pas passer ton tour.
rules-turn-side = Ta carte doit toucher une autre carte par tout un côté.
rules-turn-side-yes = Le nouveau fromage touche la souris par un côté.
rules-turn-side-no = Ici, le fromage ne touche qu’un coin.
rules-turn-fit = Toutes les cartes ensemble doivent tenir dans le carré. Au début, ses bords ne sont pas fixés : il peut grandir d’un côté ou de l’autre, mais jamais dépasser sa taille.
rules-turn-fit-yes = Ce petit carré fait 3 cartes de large et 3 cartes de haut. En dessous, une carte tient encore.
rules-turn-fit-no = Une quatrième carte en ligne, ça dépasse.
rules-turn-stay = Tu peux essayer des cases aussi longtemps que tu veux. Quand tu dis « ici », ta carte ne bouge plus.
rules-turn-empty = Quand la pioche est vide, on ne pioche plus.
rules-turn-secret = Ta main est secrète, et l’ordre de la pioche aussi. Mais tout le monde peut savoir combien de cartes ont les autres, et quels fromages. Il n’y a donc qu’un mystère : qui a quels animaux ?

rules-chase = La poursuite
rules-chase-full = Quand le carré est plein, la poursuite commence. Chaque joueur a posé 12 cartes. Les 3 cartes qui te restent en main ne comptent plus.
rules-chase-order = Elle se passe en trois étapes, toujours dans cet ordre :
rules-chase-dogs = D’abord les chiens : tous les chats à côté d’un chien s’enfuient.
rules-chase-dogs-here = Le chat du haut est à côté du chien. Il file !
rules-chase-cats = Puis les chats : ceux qui sont encore là attrapent les souris à côté d’eux.
rules-chase-cats-here = Le chat attrape la souris à côté de lui. Le fromage est sauvé !
rules-chase-mice = Enfin les souris : celles qui sont encore là mangent les fromages à côté d’elles.
rules-chase-mice-here = La souris mange le fromage de 2 points. L’autre fromage est sauvé !
rules-chase-together = À chaque étape, toutes les cartes partent en même temps.
rules-chase-together-here = Et voici toute la poursuite : le chat à côté du chien s’enfuit, l’autre chat attrape la souris, et le fromage de 3 points est sauvé.

rules-show = Regarde une poursuite
rules-show-text = Ici, deux joueurs viennent de remplir leur carré. Lance la poursuite !
rules-show-riddle = Une devinette : une souris s’en sort parce qu’un chien fait peur à son chat. C’est laquelle, et qu’est-ce qu’elle mange ?
rules-show-lost = Je n’arrive pas à montrer la poursuite pour l’instant. Recharge la page dans un petit moment.

rules-points = Qui gagne ?
rules-points-add = Compte les points de tes fromages qui sont encore là. Le plus grand total gagne !
rules-points-level = Deux joueurs à égalité ? Alors la personne qui a sauvé le plus de fromages gagne.
rules-points-shared = Toujours à égalité ? Alors on gagne ensemble : à deux, à trois ou même à quatre, et même avec zéro point.
# Beside the cheeses that are left to somebody: “3 points, 1 cheese”
rules-points-count = { $points }, { $cheeses }
rules-points-example = 3 points chacun. Mais deux fromages valent mieux qu’un.

rules-three = À trois joueurs
rules-three-start = Il n’y a pas de carte départ. La première carte se pose n’importe où sur la table.
rules-three-size = Le carré fera 6 cartes sur 6.
rules-three-centred = Il n’y a pas de carré centré, car il n’y a pas de carte départ à mettre au milieu.
rules-three-same = Tout le reste est pareil.

rules-variants = Deux variantes
rules-variants-lead = La personne qui ouvre la table peut en choisir une, ou les deux. Sinon, on joue comme expliqué plus haut.
rules-centred = Le carré centré
rules-centred-text = La carte départ est exactement au milieu du carré. Comme ça, tu sais dès le début où sont les bords. Pour deux ou quatre joueurs.
rules-russian = La notice russe
rules-russian-text = Les chiens passent deux fois : à la deuxième étape, ils attrapent les souris à côté d’eux, et les chats n’attrapent rien. C’est ce que dit la notice russe. C’est sûrement une erreur, mais c’est amusant à essayer ! Pour deux, trois ou quatre joueurs.
rules-russian-here = Le chien attrape la souris à côté de lui. Le chat ne fait rien à l’autre.

rules-questions = Questions
rules-ask-fled = Est-ce qu’un chat qui s’est enfui attrape encore des souris ?
rules-tell-fled = Non. Quand vient le tour des chats, il n’est plus là. Sa souris reste donc, et elle mange le fromage.
rules-ask-two-cats = Et si la souris est entre deux chats ?
rules-tell-two-cats = Un chat s’enfuit. L’autre est toujours là, et un seul suffit : la souris est attrapée.
rules-ask-corner = Deux cartes se touchent par un coin : ça compte ?
rules-tell-corner = Non, ni pour poser une carte, ni pendant la poursuite. Ici, le chien ne fait rien au chat.
rules-ask-dogs = Est-ce que les chiens attrapent les souris ? Est-ce qu’ils mangent le fromage ?
rules-tell-dogs = Non. Les chiens ne s’occupent que des chats. Et les chats ne touchent pas au fromage.
rules-ask-own = Est-ce que ma souris mange mon propre fromage ?
rules-tell-own = Oui ! Les animaux ne sont à personne.
rules-ask-many = Est-ce qu’une souris peut manger plusieurs fromages ?
rules-tell-many = Oui, tous les fromages à côté d’elle. Il peut y en avoir quatre.
rules-ask-start = Que fait la carte départ pendant la poursuite ?
rules-tell-start = Rien. C’est comme un mur : personne ne voit à travers.
rules-ask-hand = Est-ce que je dois poser tous mes fromages ?
rules-tell-hand = Non. À la fin, il te reste trois cartes en main, et ça peut être des fromages. Mais un fromage en main ne rapporte aucun point.
rules-ask-leave = Et si quelqu’un doit partir ?
rules-tell-leave = Alors un robot joue avec ses cartes jusqu’à son retour.

rules-makers = Qui a inventé le jeu ?
rules-own-words = Voici les règles avec nos mots à nous. Les notices imprimées ne disent ni combien il y a de chaque animal, ni combien valent les fromages. Nous jouons donc avec 6 chiens, 12 chats et 18 souris, et avec les points que tu vois plus haut.

## What we keep

kept-title = Ce qu’on garde sur toi
kept-lead = Rien qui dise qui tu es.
kept-no-account = Pas de compte, pas d’adresse e-mail, pas de mot de passe.
kept-no-cookies = Pas de cookies, pas de publicité. Personne ne te suit à la trace.
kept-no-others = On ne se sert d’aucun autre ordinateur. Les images, les sons et les mots viennent du même endroit que le jeu.
kept-table = À ta table
kept-table-lead = Pour que la partie puisse continuer demain, l’ordinateur qui fait tourner le jeu note :
kept-table-cards = quelles cartes sont posées, où et quand ;
kept-table-name = le nom que tu as choisi. Seules les personnes assises à ta table le voient. Pas besoin que ce soit le vrai, et si tu n’en écris pas, le jeu t’en donne un rigolo.
kept-table-days = { $days ->
    [one] S’il ne se passe rien à une table pendant { $days } jour, elle est effacée, avec tous ses noms et toutes ses cartes.
    [many] S’il ne se passe rien à une table pendant { $days } de jours, elle est effacée, avec tous ses noms et toutes ses cartes.
   *[other] S’il ne se passe rien à une table pendant { $days } jours, elle est effacée, avec tous ses noms et toutes ses cartes.
}
kept-delete = Effacer une table tout de suite
kept-delete-how = Pas besoin d’attendre. La personne qui a ouvert la table peut l’effacer à tout moment. Les autres personnes de la table peuvent le faire quand la partie est finie. C’est dans le menu de la table. Alors tout disparaît d’un coup.
kept-reactions = Ce que vous vous dites
kept-reactions-how = Vous ne pouvez pas vous écrire, seulement lancer des mots tout prêts comme « Coucou ! » et « Bravo ! ». On ne les garde pas. S’ils te gênent, coupe-les dans le menu de la table.
kept-device = Sur cet appareil
kept-device-lead = Ton navigateur se souvient de quatre choses, et seulement ici :
kept-device-seats = tes chaises, pour que tu puisses revenir à tes tables ;
kept-device-settings = tes réglages, comme la langue et le son, ton nom et ta forme ;
kept-device-games = tes parties, et avec qui tu as joué, pour que tu puisses les revoir. Pour les très anciennes, seulement leur nombre et les robots que tu as battus ;
kept-device-done = tes énigmes et tes leçons : celles que tu as essayées, celles que tu as réussies, et où tu en es dans « Montre-moi ».
kept-device-shared = Les personnes qui utilisent cet appareil après toi peuvent les voir aussi. Si ça te gêne, appuie sur le bouton.
kept-forget = Tout oublier sur cet appareil
kept-forget-sure = Vraiment tout ? Tes chaises, tes réglages, tes parties, tes énigmes et tes leçons sur cet appareil disparaîtront pour toujours.
kept-forget-yes = Oui, tout oublier
kept-forget-no = Non, tout garder
kept-forgotten = C’est fait. Cet appareil ne se souvient plus de rien.
kept-adults = Pour les adultes : les détails
kept-adults-server = Pour chaque table, le serveur tient un journal dans sa base de données : les options, les noms saisis (12 lettres au plus), les formes et les niveaux d’aide, chaque coup avec son heure, les nombres aléatoires du mélange et une empreinte (hash) de la clé de chaque chaise. Quand la table est effacée, son journal est supprimé et écrasé. La personne qui fait tourner le serveur peut lire la base de données, et elle est responsable des copies qu’elle en fait.
kept-adults-rest = Les adresses réseau ne restent qu’en mémoire, pour éviter les abus. Il n’y a pas de journal d’accès, sauf si l’hébergeur l’active, et même dans ce cas il ne contient ni adresses ni noms. Le navigateur utilise son stockage local et aucun cookie. Une partie enregistrée ne contient ni noms, ni dates, ni le lieu où l’on a joué. Quand on l’ouvre, elle est envoyée au serveur pour être lue ; il ne la garde pas.

## The finale in the browser

finale-hush = Chut… tout le monde ouvre les yeux.
finale-count = On compte les fromages qui restent.
# On a player's chip, under the points
finale-left = { $count ->
    [one] { $count } fromage à l’abri
    [many] { $count } de fromages à l’abri
   *[other] { $count } fromages à l’abri
}
# In paper bubbles over dogs, mice that are lucky, mice that eat and mice that have eaten
finale-woof = Ouaf !
finale-phew = Ouf !
finale-munch = Miam !
finale-burp = Burp !
finale-square = Le carré pendant la poursuite
finale-place-gone = { CAPITAL($cell) } : maintenant vide. Avant : { $card }
# Buttons
finale-start = Lancer la poursuite
finale-look-up = Regarde le grand écran !
finale-controls = Boutons de la poursuite
finale-play = Lecture
finale-pause = Pause
finale-back = Un pas en arrière
finale-on = Un pas en avant
finale-again-part = Revoir ce moment
finale-again = Tout revoir
finale-slower = Plus lentement
finale-skip = Aller à la fin
finale-text = Version texte
finale-tap = Touche une case : elle te raconte son histoire.
# The result, for whoever holds the device
result-saved = { $count ->
    [0] Cette fois, il ne reste aucun fromage.
    [one] Tu as sauvé { $count } point !
    [many] Tu as sauvé { $count } de points !
   *[other] Tu as sauvé { $count } points !
}
result-win = Tu as gagné !
# The last name of those who share a victory: “Anna and you”
result-you = toi
# $place counts from 1; inside a sentence
result-place = { $place ->
    [1] première place
    [2] deuxième place
    [3] troisième place
   *[other] quatrième place
}
result-placed = { $who } : { $place }
# $winner: “Anna wins!”
result-you-placed = { CAPITAL($place) }. { $winner }
# The story of a place. $mouse, $cat, $cats, $dogs … point at places: “①”, or “(2 right, 1 up)” for screen readers; $count is how many.
story-cheese-yours = { $points ->
    [one] Ton fromage de { $points } point
    [many] Ton fromage de { $points } de points
   *[other] Ton fromage de { $points } points
}
story-cheese-theirs = { $points ->
    [one] { $who } : fromage de { $points } point
    [many] { $who } : fromage de { $points } de points
   *[other] { $who } : fromage de { $points } points
}
story-cheese-eaten = Mangé par cette souris { $mouse }.
story-cheese-eaten-too = Cette souris { $mouse } en a croqué aussi.
story-cheese-saved = Sauvé !
story-cheese-no-mouse = Aucune souris n’était à côté.
story-cheese-cat-helped = { $count ->
    [one] La souris d’à côté { $mouse } a été attrapée par ce chat { $cats }.
    [many] La souris d’à côté { $mouse } a été attrapée par ces chats { $cats }.
   *[other] La souris d’à côté { $mouse } a été attrapée par ces chats { $cats }.
}
story-cheese-dog-helped = { $count ->
    [one] La souris d’à côté { $mouse } a été attrapée par ce chien { $dogs }.
    [many] La souris d’à côté { $mouse } a été attrapée par ces chiens { $dogs }.
   *[other] La souris d’à côté { $mouse } a été attrapée par ces chiens { $dogs }.
}
story-mouse-no-cat = Aucun chat n’était à côté de cette souris.
story-mouse-no-dog = Aucun chien n’était à côté de cette souris.
story-mouse-cat-fled = { $count ->
    [one] Le chat { $cat } à côté de cette souris s’était enfui à cause de ce chien { $dogs }.
    [many] Le chat { $cat } à côté de cette souris s’était enfui à cause de ces chiens { $dogs }.
   *[other] Le chat { $cat } à côté de cette souris s’était enfui à cause de ces chiens { $dogs }.
}
story-mouse-ate = { $count ->
    [one] Elle s’est échappée et a mangé ce fromage { $cheeses }.
    [many] Elle s’est échappée et a mangé ces fromages { $cheeses }.
   *[other] Elle s’est échappée et a mangé ces fromages { $cheeses }.
}
story-mouse-idle = Elle s’est échappée, mais n’a trouvé aucun fromage.
story-mouse-caught-by-cat = { $count ->
    [one] Attrapée par ce chat { $cats }.
    [many] Attrapée par ces chats { $cats }.
   *[other] Attrapée par ces chats { $cats }.
}
story-mouse-caught-by-dog = { $count ->
    [one] Attrapée par ce chien { $dogs }.
    [many] Attrapée par ces chiens { $dogs }.
   *[other] Attrapée par ces chiens { $dogs }.
}
story-cat-fled = { $count ->
    [one] Il s’est enfui à cause de ce chien { $dogs }.
    [many] Il s’est enfui à cause de ces chiens { $dogs }.
   *[other] Il s’est enfui à cause de ces chiens { $dogs }.
}
story-cat-missed = { $count ->
    [one] Alors cette souris { $mice } s’est échappée.
    [many] Alors ces souris { $mice } se sont échappées.
   *[other] Alors ces souris { $mice } se sont échappées.
}
story-cat-no-dog = Aucun chien n’était à côté de lui.
story-cat-caught = { $count ->
    [one] Il a attrapé cette souris { $mice }.
    [many] Il a attrapé ces souris { $mice }.
   *[other] Il a attrapé ces souris { $mice }.
}
story-cat-idle = Il n’a trouvé aucune souris.
story-cats-catch-nothing = Dans cette partie, les chats n’attrapent rien.
story-dog-chased = { $count ->
    [one] Il a fait fuir ce chat { $cats }.
    [many] Il a fait fuir ces chats { $cats }.
   *[other] Il a fait fuir ces chats { $cats }.
}
story-dog-caught = { $count ->
    [one] Il a attrapé cette souris { $mice }.
    [many] Il a attrapé ces souris { $mice }.
   *[other] Il a attrapé ces souris { $mice }.
}
story-dog-idle = Il n’a fait fuir personne.
story-start = Elle ne court après personne, et personne ne lui court après.

## Score our table

# A player of whom only the cheese is known: used like a name
player-by-shape = { $shape ->
    [wheel] Meule
    [wedge] Portion
    [block] Bloc
   *[heart] Cœur
}
score-title = Compter nos points
score-lead = Tu as joué avec de vraies cartes ? Recopie ton carré terminé en touchant les cartes, et la poursuite commence !
score-players = Vous étiez combien à jouer ?
score-size = { $size } × { $size }
score-who = Qui avait quel fromage ?
# $number: 1 to 4
score-shape-of = Joueur { $number } : quel fromage ?
score-name-of = Joueur { $number } : quel nom ?
score-name = Nom
score-rules = Vous avez joué avec une variante ?
score-next = Passer aux cartes
score-way = Comment veux-tu faire ?
score-in-order = Carte par carte
score-paint = Peindre
score-in-order-how = Quelle carte est sur la case qui brille ? Touche-la en bas.
score-paint-how = Choisis une carte en bas. Puis touche ses cases, ou fais glisser ton doigt dessus.
score-keys = Touches : D chien, C chat, M souris, S carte départ. 3 puis A : le fromage de 3 points du premier joueur.
score-square = Le carré terminé
score-cell = Rangée { $row }, carte { $column } : { $card }
score-palette = Les cartes à choisir
score-face = { CAPITAL($card) }, dans le carré : { $count }
score-erase = Enlever une carte
score-undo = Annuler la dernière action
# How many cards are tapped in
score-done = { $done } sur { $all }
score-full = Toutes les cartes sont là !
score-not-yet = Presque ! Quelque chose ne va pas encore :
score-fine = Maintenant, tout est juste !
score-change = Joueurs et règles
score-clear = Vider le carré
score-emptied = Il n’y a plus de cartes.
score-bring-back = Les récupérer
score-inferred = Les notices ne disent pas combien il y a de cartes de chaque sorte. Je l’ai calculé, alors je peux me tromper.
score-anyway = Compter quand même
score-back = Retour au carré
score-keep = Garder cette partie
score-kept = Cette partie est maintenant dans « Nos parties ».
score-again = Compter un autre carré

## A game as a picture

picture-share = Partager en image
picture-save = Enregistrer en image
picture-title = Une image de ta partie
picture-drawing = Je dessine…
# Before the sentences with the winner and the points, for screen readers.
picture-alt = Le carré après la poursuite.
picture-download = Enregistrer
picture-saved = L’image est enregistrée.

## Looking at a game again

replay-title = Revoir une partie
replay-lead = Regarde une partie carte par carte. Ouvre un fichier enregistré, ou choisis une de tes parties.
replay-open = Ouvrir un fichier
replay-drop = Ou dépose le fichier ici.
replay-reading = Je lis la partie…
replay-unreadable = Je n’arrive pas à lire cette partie.
replay-square = Le carré
replay-slider = Où en est la partie
replay-buttons = Avancer dans la partie
replay-first = Au début
replay-back = Une carte en arrière
replay-play = Laisser défiler
replay-pause = Arrêter
replay-on = Une carte en avant
replay-last = À la fin
replay-hands = Montrer les cartes en main
# Several equal cards in a hand, read aloud
replay-several = { $count } × { $card }
# A bot laid this card for somebody
replay-stand-in = { $who } ({ $bot })
replay-unfinished = Cette partie n’a pas été jouée jusqu’au bout.
replay-source-cards = Cette partie a été jouée avec les cartes d’une partie précédente.
replay-source-ply = Cette partie continue une partie précédente, après le coup { $ply }.
replay-luck = Le mélange était-il honnête ?
replay-luck-how = Avant la partie, les cartes mélangées sont scellées, comme une lettre dans une enveloppe. Personne ne peut regarder dedans ni les changer. Après la partie, on ouvre l’enveloppe, et tout le monde peut vérifier.
replay-luck-check = Vérifier le mélange
replay-luck-same = Avant la partie, cet appareil a vu le sceau et ajouté un nombre secret à lui. Les deux sont toujours les mêmes. Personne n’a donc pu tricher avec les cartes !
replay-luck-same-seal = Avant la partie, cet appareil a vu le sceau. C’est toujours le même.
replay-luck-other-seal = Attention : avant la partie, cet appareil a vu un autre sceau.
replay-luck-other-number = Attention : le nombre secret ajouté par cet appareil manque ici.
replay-luck-absent = Cet appareil n’a pas vu le sceau avant la partie. Il peut seulement vérifier ce qui est écrit ici.
replay-give = La garder ou la partager
replay-give-how = Toute la partie est dans le lien, sans aucun nom.
replay-copy = Copier le lien
replay-share = Partager
replay-download = Enregistrer dans un fichier
replay-link = Le lien vers cette partie
replay-copied = Le lien est copié.
replay-copy-yourself = Le lien est sélectionné. À toi de le copier !
replay-another = Une autre partie

## What a review says of a game; kind in tone

review-title = Comment s’est passée la partie ?
review-lead = Je regarde chaque carte encore une fois : les chances de chacun, le moment où la partie a basculé et ce qui était bien vu. Je ne compte que ce que chaque joueur pouvait savoir.
review-start = Voir à la loupe
review-progress = Je regarde la carte { $ply } sur { $last }…
review-stop = Arrêter
review-again = Réessayer
review-done = C’est fait : j’ai regardé toutes les cartes.
review-curve = Les chances de gagner de chacun, carte après carte, selon mon estimation
review-slider = Les chances après chaque carte
# $percent: a whole number
review-chance = { $who } : { $percent } %
review-numbers = Les chances en chiffres, après chaque carte
review-turning = Ce qui a compté
review-none = Personne n’a laissé passer une belle occasion. Bien joué !
review-well = Bien vu !
review-better = Encore mieux : { $card } ({ $cell }).
review-went = { $who } : environ { $before } % de chances avec le meilleur coup, environ { $after } % avec celui-ci.
review-went-sure = { $who }, calculé jusqu’au bout : { $before } % de chances avec le meilleur coup, { $after } % avec celui-ci.
review-best = C’est le meilleur coup que je trouve.
review-good = Un bon coup : je ne vois rien de vraiment mieux.
review-best-sure = C’était le meilleur coup : j’ai tout calculé jusqu’au bout.
review-what-if = Et si… ?
review-as-it-was = Comme c’était
review-what-if-told = Et si cette carte était ici : { $card } ({ $cell }) ?
# In a list of everybody: “Anna 7, Ben 5”
review-points = { $who } { $points }
# What the points would be, or are expected to be; $points is that list
review-would = Dans ce cas, les points seraient à peu près : { $points }.
review-would-sure = Dans ce cas, les points seraient exactement : { $points }.
review-made = Avec le coup joué, les points seraient à peu près : { $points }.
review-made-sure = Avec le coup joué, les points seraient exactement : { $points }.
review-ghost = { $place }. Et si cette carte était ici : { $card } ?

## Our games

games-title = Nos parties
games-running = Tes tables
games-finished = Parties terminées
games-your-turn = À toi de jouer !
games-turn = C’est à { $who } de jouer.
games-going-on = La partie est en cours.
games-gathering = On attend des joueurs.
games-over = Cette partie est finie. On rejoue ?
games-to-table = À la table
games-empty = Il n’y a pas encore de partie ici. C’est le moment de jouer la première !
games-play = Jouer
games-deleted = La partie est effacée.
games-bring-back = La récupérer
games-look = La revoir
games-real = Avec de vraies cartes
# A game, read aloud: its date, and who played
games-which = { $when }, { $names }
games-delete = Effacer : { $when }, { $names }
games-you-won = Tu as gagné !
games-unfinished = Pas jouée jusqu’au bout
games-where = Les parties, les énigmes et les leçons sont enregistrées seulement sur cet appareil. Pour les emporter sur un autre, enregistre-les dans un fichier.
games-save = Tout enregistrer dans un fichier
games-bring = Ajouter un fichier
games-brought = { $count ->
    [0] Toutes ces parties étaient déjà là.
    [one] { $count } nouvelle partie est là.
    [many] { $count } de nouvelles parties sont là.
   *[other] { $count } nouvelles parties sont là.
}
games-brought-others = Nouvelles énigmes et leçons : { $count }.
games-broken = Je ne trouve ni partie, ni énigme, ni leçon dans ce fichier. Est-ce le bon ?

## The page about what was done on this device

done-title = Ce que j’ai fait
done-lead = Tout ce que tu as fait sur cet appareil s’allume ici.
done-games = Mes parties
done-bots = Les robots que j’ai battus
done-of = { $count } sur { $all }
done-puzzles = Les énigmes
done-solved = { $count ->
    [0] Aucune pour l’instant
    [one] { $count } énigme résolue
    [many] { $count } d’énigmes résolues
   *[other] { $count } énigmes résolues
}
done-lessons = Les leçons
done-yes = c’est fait
done-not-yet = pas encore
done-delete-what = Tu peux effacer tout ça : les parties, les énigmes et les leçons. Tes chaises et tes réglages restent.
done-delete = Effacer tout ça
done-delete-yes = Oui, tout effacer
done-deleted = Tout est effacé.

## The game in the browser: everywhere

home = Accueil
close = Fermer
cancel = Pas maintenant
yes = Oui
no = Non
reload = Recharger
settings-language = Langue
settings-sound = Sons
settings-reactions = Montrer ce que disent les autres
settings-bots = Rythme des robots
bots-calm = tranquille
bots-normal = normal
bots-quick = rapide
settings-theme = Lumière
theme-auto = comme cet appareil
theme-light = lampe allumée
theme-dark = lampe éteinte
sound-on = Mettre le son
sound-off = Couper le son
trouble-title = Oh !
trouble-lost = La connexion est coupée. Je continue d’essayer.
trouble-unreachable = Je n’arrive pas à joindre la table. Cet appareil est-il connecté au réseau ? Essaie encore dans un instant.

## The first page

home-play = Jouer maintenant
home-continue = Continuer la partie
# $bot: the next level
home-next-level = Trois victoires ! Et maintenant, contre { $bot } ?
home-ways = D’autres façons de jouer
home-friends = Jouer avec des amis
home-together = Ensemble sur cet écran
home-screen = Sur le grand écran
home-day = Énigme du jour
home-puzzles = Énigmes
home-join = J’ai un code
home-join-go = Entrer
home-score = Compter les points de nos vraies cartes
home-rules = Comment jouer
home-learn = Montre-moi
home-games = Nos parties
home-kept = Ce qu’on garde sur toi

## A new table

new-title = Qui joue ?
new-title-together = Ensemble sur cet écran
new-title-friends = Avec des amis qui sont loin
new-title-bots = Contre des robots
new-title-screen = Sur le grand écran
# Buttons that fill all chairs: everybody is here, somebody is far away, bots, phones around a screen
new-preset-together = Tous ici
new-preset-friends = À distance
new-preset-bots = Robots
new-preset-screen = Grand écran
new-lead = Touche une chaise pour choisir qui s’y assoit.
new-add = Ajouter la chaise { $number }
new-chair = Chaise { $number } : { $who }
new-who = Qui s’assoit ici ?
new-me = Moi : { $name }
new-here = Quelqu’un ici
new-far = Quelqu’un loin d’ici
# Somebody in front of the big screen
new-phone = Téléphone
new-name = Nom, si tu veux
new-name-done = C’est bon
new-or-bot = Ou un robot :
new-remove = Enlever cette chaise
new-screen = Cet écran montre la table. Chacun joue sur son téléphone.
levels-all = Tous les robots
new-more = Plus de choix…
new-open = Ouvrir la table
levels-title = Qui va jouer ?
# How strong a bot is; $level counts from 1, the weakest
levels-strength = Force { $level } sur { $levels }
bot-own-character = C’est la personne qui héberge ce serveur qui l’a apporté.
# $bot: the one that is chosen
levels-other = { $bot } : choisir un autre robot
option-oldest = La personne la plus âgée commence
option-watchers = D’autres peuvent regarder
option-no-watchers = On joue sans public
option-neighbours = Les cartes voisines réagissent quand tu essaies une carte
option-neighbours-on = Les cartes voisines réagissent
options-agreed = À cette table
pace-over-days = Sur plusieurs jours : rien ne presse, on joue quand on peut

## Before the deal

gathering-title = Autour de la table
gathering-waiting = { $count ->
    [one] Il reste { $count } chaise libre.
    [many] Il reste { $count } de chaises libres.
   *[other] Il reste { $count } chaises libres.
}
gathering-ready = Tout le monde est là.
gathering-soon = Ça commence dans un instant.
gathering-start = Distribuer les cartes
chair-free = Chaise libre
chair-sit-too = Encore une personne ici
chair-bot = Inviter un robot
# For a chair where a bot plays
chair-other-bot = Choisir un autre robot
chair-yours = sur cet appareil
sit-name = Ton nom, si tu veux
name-too-long = Un nom peut avoir { $most } lettres au maximum.
sit-shape = Ta forme
invite-code = Tape ce code :
invite-qr = Un code à scanner : il mène à cette table
invite-link = Lien vers cette table
invite-copy = Copier le lien
invite-copied = C’est copié
invite-share = Partager
sit-down = M’asseoir
sit-as = Tu es { $who }.
sit-change = Changer
chair-sit = M’asseoir sur la chaise { $number }
chair-fill = La chaise { $number } est libre. Choisis qui s’y assoit.
gathering-fill = { $count ->
    [one] Un robot pour la chaise libre
    [many] Des robots pour les chaises libres
   *[other] Des robots pour les chaises libres
}
gathering-phone = On peut aussi distribuer les cartes depuis un téléphone.
invite-screen = Pour rejoindre la table
invite-scan = Scanne cette image avec ton téléphone
invite-type = ou ouvre { $address } et tape ce code :

## At the table

table-finding = Je cherche la table
table-finding-explained = Un instant…
table-gone = La table a disparu
table-closed = Tu ne peux pas t’asseoir ici pour l’instant
table-link-broken = Ce lien n’est pas complet. Redemande-le, ou tape le code sur la page d’accueil.
table-ended = Quelqu’un a effacé cette table. Ouvres-en une autre !
table-watching = Tu regardes la partie.
table-players = Joueurs
table-square = Le carré de cartes
table-hand = Ta main
table-your-turn = C’est ton tour.
table-turn = C’est à { $who } de jouer.
table-over = Le carré est plein !
table-pick = À toi : choisis une carte.
table-pick-first = Choisis d’abord une carte dans ta main.
table-picked = { CAPITAL($card) } : maintenant, choisis une case.
table-ghost-told = { CAPITAL($card) }, { $cell } : la carte n’est pas encore posée.
table-ghost-keys = Appuie sur Entrée pour la poser, sur Échap pour la reprendre.
# Facts about a card that is tried out: `beside-cheese-mouse` is for a cheese with $count mice next to it.
beside-cat-dog = { $count ->
    [one] Il y a un chien à côté de ce chat.
    [many] Il y a { $count } de chiens à côté de ce chat.
   *[other] Il y a { $count } chiens à côté de ce chat.
}
beside-dog-cat = { $count ->
    [one] Il y a un chat à côté de ce chien.
    [many] Il y a { $count } de chats à côté de ce chien.
   *[other] Il y a { $count } chats à côté de ce chien.
}
beside-mouse-cat = { $count ->
    [one] Il y a un chat à côté de cette souris.
    [many] Il y a { $count } de chats à côté de cette souris.
   *[other] Il y a { $count } chats à côté de cette souris.
}
beside-cat-mouse = { $count ->
    [one] Il y a une souris à côté de ce chat.
    [many] Il y a { $count } de souris à côté de ce chat.
   *[other] Il y a { $count } souris à côté de ce chat.
}
beside-mouse-dog = { $count ->
    [one] Il y a un chien à côté de cette souris.
    [many] Il y a { $count } de chiens à côté de cette souris.
   *[other] Il y a { $count } chiens à côté de cette souris.
}
beside-dog-mouse = { $count ->
    [one] Il y a une souris à côté de ce chien.
    [many] Il y a { $count } de souris à côté de ce chien.
   *[other] Il y a { $count } souris à côté de ce chien.
}
beside-cheese-mouse = { $count ->
    [one] Il y a une souris à côté de ce fromage.
    [many] Il y a { $count } de souris à côté de ce fromage.
   *[other] Il y a { $count } souris à côté de ce fromage.
}
beside-mouse-cheese = { $count ->
    [one] Il y a un fromage à côté de cette souris.
    [many] Il y a { $count } de fromages à côté de cette souris.
   *[other] Il y a { $count } fromages à côté de cette souris.
}
table-lay = Poser ici
table-take-back = Reprendre
table-taken-back = La carte est de nouveau dans ta main.
table-laid = { $who } : { $card } ({ $cell }).
table-you-laid = Toi : { $card } ({ $cell }).
table-no-move = Aucune carte n’est encore posée.
round-replay = Que vient-il de se passer ?
moves-title = Coups
table-drawn = Tu pioches : { $card }.
table-no-cards = Aucune carte
table-holds = { $who } : { $cards }, { $cheeses }.
table-would-have = { $points ->
    [one] { $who } aurait { $points } point.
    [many] { $who } aurait { $points } de points.
   *[other] { $who } aurait { $points } points.
}
table-edge = Le carré s’arrête ici.
table-pile = Cartes dans la pioche
table-unseen = Encore à découvrir : { $card }
table-nudge = Coucou ! Les autres t’attendent.
cheese-yours = { $points ->
    [one] ton fromage de { $points } point
    [many] ton fromage de { $points } de points
   *[other] ton fromage de { $points } points
}
cheese-theirs = { $points ->
    [one] fromage de { $points } point ({ $who })
    [many] fromage de { $points } de points ({ $who })
   *[other] fromage de { $points } points ({ $who })
}
hand-stack = { $count ->
    [one] { CAPITAL($card) }
    [many] { CAPITAL($card) }, { $count } de cartes
   *[other] { CAPITAL($card) }, { $count } cartes
}
cell-empty = vide
cell-alone = { CAPITAL($cell) } : { $card }
cell-beside = { CAPITAL($cell) } : { $card }. À côté : { $beside }
cell-place = { $place }. Une carte peut aller ici.
cell-ghost = { $place }. Ta carte est ici, pas encore posée : { $card }.
cell-last = { $place }. Dernière carte posée.
# A card that was laid since the reader's last turn: the first, the second … of $count
cell-laid = { $place }. { $count ->
    [1] Nouvelle carte, posée par { $who }.
   *[other] Nouvelle carte { $number } sur { $count }, posée par { $who }.
}
cell-doomed = { $place }. Si la partie finissait maintenant, cette carte partirait.
cell-hinted = { $place }. L’indice montre cette case.
chip-you = Toi : { $who }
chip-turn = c’est son tour
chip-bot = un robot
chip-stand-in = { $bot } joue à sa place
chip-away = pas là pour l’instant
# On a player’s chip, where there is room for two short words
chip-away-word = pas là
chip-bot-plays = un robot
chip-hints = indices
curtain-next = C’est à { $who } de jouer. Les autres, regardez ailleurs !
curtain-open = C’est moi, { $who }
reactions-title = Dire quelque chose
reaction-told = { $who } : { $what }

## Help, seats and the menu

help-title = Quelle aide veux-tu ?
help-real-table = Comme en vrai
help-real-table-explained = Je ne montre rien : à toi de trouver les cases.
help-places = Cases
help-places-explained = Je te montre où une carte peut aller.
help-forecast = Prévision
help-forecast-explained = Je te montre les cases, et ce qui partirait si la partie finissait maintenant. Demande un indice, et je te dis quelle carte poser, où exactement, et pourquoi.
help-hint-card = Indice : la carte
help-hint-card-explained = Je te montre les cases. Demande un indice, et je te dis quelle carte poser.
help-hint-region = Indice : la zone
help-hint-region-explained = Je te montre les cases. Demande un indice, et je te dis quelle carte poser, et à peu près où.
help-hint-place = Indice : la case
help-hint-place-explained = Je te montre les cases. Demande un indice, et je te dis quelle carte poser, où exactement, et pourquoi.
help-shared = Quand on est plusieurs devant l’écran, la prévision n’est jamais montrée.
# A button beside the hand
hint-ask = Indice
hint-thinking = Je réfléchis…
hint-first = Je me prépare encore. Le premier indice prend un peu plus de temps.
# The hint itself, then why; $card: a card of the hand
hint-card-told = Essaie cette carte : { $card }.
hint-region-told = Essaie cette carte sur une des cases marquées : { $card }.
hint-place-told = Essaie cette carte : { $card }. La case : { $cell }.
hint-sure = J’ai tout calculé jusqu’au bout : il n’y a pas mieux.
hint-guess = C’est ma meilleure idée.
# On the card in the hand, read aloud
hint-this-card = { CAPITAL($card) }. L’indice dit : cette carte.
seat-plays-for-you = { $bot } joue pour toi.
seat-come-back = Je reprends mes cartes
seat-leave = Me lever
seat-leave-bot = Me lever et laisser jouer un robot
seat-call-bot = Faire jouer un robot à sa place
seat-away = { $who } n’est pas là.
seat-empty = Libérer cette chaise
seat-own-link = Déplacer ma chaise vers un autre appareil
seat-own-link-explained = Seulement pour toi : la personne qui ouvre ce lien joue avec tes cartes.
# A chair that was emptied during a game; $bot plays on until somebody takes it
request-question = { $who } veut continuer à la place du robot { $bot }. D’accord ?
request-answered = On attend la réponse des autres.
request-waiting = On attend l’accord des autres.
# $number: the first card that may be theirs
hand-overs-title = Qui a pris la suite
hand-over-person = À partir de la carte { $number }, { $who } joue avec cette main.
hand-over-bot = À partir de la carte { $number }, le robot { $who } joue avec cette main.
devices-open = { $count ->
    [one] Cette chaise est ouverte sur { $count } appareil.
    [many] Cette chaise est ouverte sur { $count } d’appareils.
   *[other] Cette chaise est ouverte sur { $count } appareils.
}
devices-sign-out = Fermer la chaise sur les autres appareils
devices-sign-out-sure = Vraiment ? Ils perdent cette chaise, et l’ancien lien ne marche plus.
devices-also-open = Cette chaise est aussi ouverte sur un autre appareil.
devices-sign-it-out = La fermer là-bas
devices-signed-out = Cette chaise a été ouverte sur un autre appareil.
menu-title = Réglages
menu-invite = Inviter du monde
menu-keys = Touches du clavier
menu-delete = Effacer la table pour tout le monde
menu-delete-sure = Vraiment ? Elle disparaîtra pour tout le monde.
keys-pick = choisir une carte de ma main
keys-move = aller de case en case
keys-lay = essayer la carte ici, puis la poser
keys-back = la reprendre
keys-hand = écouter mes cartes en main
keys-last = écouter le dernier coup
keys-replay = revoir ce qui vient de se passer
keys-turn = c’est à qui ?
keys-score = qui a quoi ?
keys-hint = demander un indice
keys-help = montrer les règles et ces touches
after-title = Après la partie
after-again = Rejouer
after-next = Partie suivante
after-replay = Revoir la partie
play-on = Continuer à partir d’ici
play-on-try = À moi d’essayer
play-on-same = Rejouer ces cartes
play-on-who = Qui veux-tu être ?
play-on-me = C’est moi
play-on-others = Et les autres ?
play-on-known = Ces cartes ont déjà été jouées : tu t’en souviens peut-être.
play-on-go = C’est parti !
# $who: one name, or several in a list
after-wish = { $count ->
    [one] { $who } veut rejouer.
    [many] { $who } veulent rejouer.
   *[other] { $who } veulent rejouer.
}
after-wish-open = Encore une partie ?
after-waiting = On attend { $who }…
after-join = Rejoindre la partie : un robot joue pour toi
# Over all games at this table
evening-title = Les résultats jusqu’ici
evening-won = { $count ->
    [one] { $count } victoire
    [many] { $count } de victoires
   *[other] { $count } victoires
}
