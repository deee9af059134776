### Cheese Rescue in Spanish, for Spain and the Americas. Short, warm, concrete; a seven-year-old reads it aloud without stumbling.
### The same keys and variables stand in every language; a test holds them together.
### No vosotros and no ustedes: several people are spoken to without a form of address.

## The cards

card-dog = perro
card-cat = gato
card-mouse = ratón
card-start = carta de inicio
# $points: what the cheese is worth
card-cheese = { $points ->
    [one] queso de { $points } punto
    [many] queso de { $points } de puntos
   *[other] queso de { $points } puntos
}

# How many there are, as in a list: "2 dogs"
dogs = { $count ->
    [one] { $count } perro
    [many] { $count } de perros
   *[other] { $count } perros
}
cats = { $count ->
    [one] { $count } gato
    [many] { $count } de gatos
   *[other] { $count } gatos
}
mice = { $count ->
    [one] { $count } ratón
    [many] { $count } de ratones
   *[other] { $count } ratones
}
cheeses = { $count ->
    [one] { $count } queso
    [many] { $count } de quesos
   *[other] { $count } quesos
}
points = { $count ->
    [one] { $count } punto
    [many] { $count } de puntos
   *[other] { $count } puntos
}
cards = { $count ->
    [one] { $count } carta
    [many] { $count } de cartas
   *[other] { $count } cartas
}
players = { $count ->
    [one] { $count } jugador
    [many] { $count } de jugadores
   *[other] { $count } jugadores
}
games = { $count ->
    [one] { $count } partida
    [many] { $count } de partidas
   *[other] { $count } partidas
}

## Places, counted from the start card (or the first card)

cell-middle = en el inicio
cell-right = { $count } a la derecha
cell-left = { $count } a la izquierda
cell-up = { $count } arriba
cell-down = { $count } abajo
cell-both = { $across }, { $along }

## Who plays

# $letter: the letter of a seat that has no name here
seat-named = Jugador { $letter }
shape-wheel = rueda
shape-wedge = cuña
shape-block = bloque
shape-heart = corazón
bot-random = Remolino
bot-gentle = Pip
bot-greedy = Nib
bot-random-character = Echa cualquier carta en cualquier casilla.
bot-gentle-character = Juega con cariño y solo se fija en los ratones junto a un queso.
bot-greedy-character = Piensa una jugada por adelantado.
bot-plain = Buscador
bot-plain-character = Una búsqueda sencilla con partidas al azar, para comparar.
# The levels, weakest first: their names, and what they are like in one short sentence
bot-little-mouse = Vivi
bot-little-mouse-character = Ideal para tu primera partida.
bot-mouse = Nino
bot-mouse-character = Solo se fija en los ratones.
bot-kitten = Mila
bot-kitten-character = Piensa en los gatos, pero se olvida de los perros.
bot-cat = Rita
bot-cat-character = Entiende toda la persecución, pero no mira en todas partes.
bot-tomcat = Otto
bot-tomcat-character = Primero mira todas las casillas.
bot-puppy = Fred
bot-puppy-character = Piensa en lo que viene después. ¡Cuidado!
bot-dog = Wanda
bot-dog-character = Juega tan bien como un adulto.
bot-sheepdog = Bruno
bot-sheepdog-character = Se imagina miles de partidas antes de cada jugada.
bot-old-dog = Edgar
bot-old-dog-character = Nadie juega mejor. ¿O tú sí?
# A bot at the table that this installation cannot play, and the bot that plays in its chair
bot-plays-instead = { $bot } no está en esta instalación, así que juega { $simpler }.

## Names for people who type none

guest-1 = Paraguas
guest-2 = Molino
guest-3 = Arcoíris
guest-4 = Timbre
guest-5 = Calcetín
guest-6 = Palomita
guest-7 = Tortita
guest-8 = Galletita
guest-9 = Mermelada
guest-10 = Pretzel
guest-11 = Cruasán
guest-12 = Espagueti
guest-13 = Cucharilla
guest-14 = Tostadora
guest-15 = Limonada
guest-16 = Bocadillo
guest-17 = Brócoli
guest-18 = Guisante
guest-19 = Girasol
guest-20 = Trébol
guest-21 = Cactus
guest-22 = Solecito
guest-23 = Brisa
guest-24 = Nubecita
guest-25 = Estrellita
guest-26 = Patinete
guest-27 = Mochila
guest-28 = Pícnic
guest-29 = Farolillo
guest-30 = Pantufla
guest-31 = Pompón
guest-32 = Confeti
guest-33 = Trampolín
guest-34 = Ukelele
guest-35 = Burbuja
guest-36 = Carcajada
guest-37 = Kétchup
guest-38 = Siesta
guest-39 = Fogata
guest-40 = Trenecito
guest-41 = Merengue
guest-42 = Despertador
guest-43 = Hamaca
guest-44 = Regadera
guest-45 = Strudel
guest-46 = Alcachofa
guest-47 = Carrusel
guest-48 = Calabaza

## Variants

variant-centred = Cuadrado centrado: la carta de inicio está en el centro del cuadrado
variant-dogs-hunt-mice = Folleto ruso: los perros atrapan a los ratones, y los gatos no atrapan nada

## Why a move is not possible

refusal-not-your-turn = Todavía no es tu turno.
refusal-no-such-card = Esa carta no está en tu mano: { $card }.
refusal-place-taken = Ahí ya hay una carta: { $card }.
refusal-outside-the-square = { $side ->
    [left] Eso está demasiado a la izquierda.
    [right] Eso está demasiado a la derecha.
    [top] Eso está demasiado arriba.
   *[bottom] Eso está demasiado abajo.
} { $by ->
    [one] El cuadrado es de { $size } por { $size } cartas, y eso se sale por { $by } casilla.
    [many] El cuadrado es de { $size } por { $size } cartas, y eso se sale por { $by } de casillas.
   *[other] El cuadrado es de { $size } por { $size } cartas, y eso se sale por { $by } casillas.
}
refusal-touches-nothing = Esa casilla no toca ninguna carta.
refusal-touches-a-corner-only = Esa casilla solo toca una esquina. Las cartas tienen que tocarse por un lado.
refusal-game-over = La partida ha terminado.
refusal-game-not-over = { $places ->
    [one] La partida no ha terminado: queda { $places } casilla vacía.
    [many] La partida no ha terminado: quedan { $places } de casillas vacías.
   *[other] La partida no ha terminado: quedan { $places } casillas vacías.
}

## Why a game cannot be set up so

refusal-wrong-number-of-players = { $players ->
    [one] Es un juego para 2, 3 o 4 jugadores, no para { $players }.
    [many] Es un juego para 2, 3 o 4 jugadores, no para { $players }.
   *[other] Es un juego para 2, 3 o 4 jugadores, no para { $players }.
}
refusal-impossible-pile = Este montón no está bien. De esta carta debería haber { $expected }, pero hay { $found }: { $card }.
refusal-impossible-variant = Con 3 jugadores no hay carta de inicio, así que no puede estar en el centro del cuadrado.

## Why a text cannot be read

refusal-no-such-face = «{ $text }» no es una carta. Escribe D para un perro, C para un gato, M para un ratón, S para la carta de inicio o 3a para un queso.
refusal-no-such-cheese = Ese queso no existe: «{ $text }». Los quesos valen 1, 2 o 3 puntos.
refusal-not-a-cell = «{ $text }» no es una casilla. Escribe, por ejemplo, 2,-1: 2 a la derecha, 1 arriba.
refusal-not-a-move = «{ $text }» no es una jugada. Escribe, por ejemplo, M@2,-1.
refusal-nothing-drawn = En este dibujo no hay ninguna carta.
refusal-not-a-record = Esto no es una partida guardada. Debería empezar por «cheese-rescue 1».
refusal-record-too-new = Esta partida se guardó con una versión más nueva de Cheese Rescue (formato { $version }).
refusal-record-line-missing = Aquí debería venir «{ $word }».
refusal-record-line-damaged = Algo no encaja en «{ $word }»: «{ $text }».
refusal-record-move-out-of-order = Aquí debería venir la jugada { $ply }.
refusal-record-move-impossible = La jugada { $ply } no es posible: { $move }.
refusal-record-line-too-many = Esta línea sobra: «{ $text }».
refusal-not-exercises = Esto no es un archivo de ejercicios. Debería empezar por «cheese-rescue-exercises 1».
refusal-exercise-line-missing = A este ejercicio le falta «{ $word }».
refusal-exercise-line-damaged = No entiendo «{ $text }».
refusal-exercise-name-taken = Hay dos ejercicios con el nombre «{ $name }».
refusal-exercise-too-large = Estas cartas no caben en un cuadrado de { $size } por { $size }.
refusal-pile-not-known = En esta partida guardada falta el montón, así que no se puede saber qué cartas tenía cada jugador.
refusal-no-such-ply = Esta partida no puede seguir después de la jugada { $ply }: elige una jugada entre la 0 y la { $last }.
# Put before a sentence above when it is about one line of a text
in-line = Línea { $line }. { $sentence }
in-line-and-column = Línea { $line }, carta { $column }. { $sentence }
in-file = { $file }: { $sentence }

## Why a square cannot be the end of a game

refusal-wrong-size = Este cuadrado mide { $width } por { $height } cartas. Debería medir 5 por 5 con dos jugadores, 6 por 6 con tres y 7 por 7 con cuatro.
refusal-holes = { $holes ->
    [one] En el cuadrado hay { $holes } casilla vacía. Llénala primero.
    [many] En el cuadrado hay { $holes } de casillas vacías. Llénalas primero.
   *[other] En el cuadrado hay { $holes } casillas vacías. Llénalas primero.
}
refusal-no-start-card = Falta la carta de inicio. Con { $players } jugadores va en el cuadrado.
refusal-two-start-cards = Hay { $found } cartas de inicio. En la caja solo hay una.
refusal-start-card-not-used = Con 3 jugadores, la carta de inicio se queda en la caja.
refusal-start-card-not-in-the-middle = Con el cuadrado centrado, la carta de inicio va en el centro.
refusal-too-many-animals = { $kind ->
    [dog] { $found } perros son demasiados. En juego hay { $most } como mucho.
    [cat] { $found } gatos son demasiados. En juego hay { $most } como mucho.
   *[mouse] { $found } ratones son demasiados. En juego hay { $most } como mucho.
}
refusal-too-many-cheeses = { $points ->
    [one] { $who } tiene { $found } quesos de { $points } punto. Puede haber { $most } como mucho.
    [many] { $who } tiene { $found } quesos de { $points } de puntos. Puede haber { $most } como mucho.
   *[other] { $who } tiene { $found } quesos de { $points } puntos. Puede haber { $most } como mucho.
}
refusal-too-many-cheeses-in-all = { $who } tiene { $found } quesos en el cuadrado. Solo hay { $most } de cada forma.
refusal-too-few-cheeses = { $found ->
    [0] { $who } no tiene ningún queso en el cuadrado. Cada jugador tiene que echar { $least } como mínimo.
    [one] { $who } solo tiene { $found } queso en el cuadrado. Cada jugador tiene que echar { $least } como mínimo.
    [many] { $who } solo tiene { $found } de quesos en el cuadrado. Cada jugador tiene que echar { $least } como mínimo.
   *[other] { $who } solo tiene { $found } quesos en el cuadrado. Cada jugador tiene que echar { $least } como mínimo.
}
refusal-nobodys-cheese = { $who } tiene un queso aquí, pero este cuadrado es para { $players } jugadores.

## What a table does not allow

refusal-no-such-chair = En esta mesa no hay ninguna silla { $chair }.
refusal-chair-taken = La silla { $chair } ya está ocupada.
refusal-chair-empty = La silla { $chair } está vacía.
refusal-holds-another-chair = Ya tienes cartas en esta mesa. En una partida nadie puede ver las cartas de dos jugadores.
refusal-not-agreed = Los demás no están de acuerdo. En la próxima partida la silla vuelve a estar libre.
refusal-shape-taken = Alguien ya tiene esa forma: { $shape }.
refusal-name-not-good = Un nombre tiene de 1 a { $most } letras que todos puedan leer.
refusal-who-is-oldest = ¿Quién tiene más años? Empieza esa persona.
refusal-no-such-game = Esa partida no se jugó en esta mesa.
refusal-not-started = La partida todavía no ha empezado.
refusal-already-started = La partida ya ha empezado.
refusal-stale = Mientras tanto, alguien ha echado otra carta. Mira otra vez la mesa.
refusal-ahead = Esa jugada llega demasiado pronto.
refusal-no-hints = En esta silla se juega sin pistas.

## What the server does not allow

refusal-unreadable = Eso no lo he entendido. Vuelve a cargar la página, por favor.
refusal-too-long = Es demasiado largo: { $most } bytes como mucho.
refusal-too-fast = ¡Más despacio! Espera un momento y prueba otra vez.
refusal-too-many = Son demasiadas cosas a la vez. Espera un momento y prueba otra vez.
refusal-old-page = Hay una versión nueva del juego. Vuelve a cargar la página, por favor.
refusal-hello-first = Primero di hola.
refusal-no-such-page = Aquí no hay nada.
refusal-no-such-method = Eso no se puede hacer aquí.
refusal-not-from-there = Esta mesa solo funciona en la red de su casa.
refusal-no-such-table = Esta mesa ya no está. ¡Abre otra!
refusal-no-such-code = No hay ninguna mesa con ese código. Mira bien cada letra otra vez.
refusal-too-many-codes = Esos códigos no eran, y ya van muchos. Espera un minuto y prueba otra vez.
refusal-table-full = Todas las sillas están ocupadas.
refusal-no-watchers = En esta mesa se juega sin público.
refusal-another-game = La siguiente partida ya ha empezado. Mira otra vez la mesa.
refusal-no-such-bot = No conozco ningún robot que se llame «{ $bot }».
# $extra names a part of the installation; the command is the same in every language
refusal-missing-extra = { $extra ->
    [strong] Antes hay que instalar los cuatro robots más fuertes, las pistas, los análisis y los acertijos: pip install "cheese-rescue[strong]"
    [scale] Antes hay que instalar la conexión con PostgreSQL y Redis: pip install "cheese-rescue[scale]"
    [dask] Para un clúster, antes hay que instalar Dask: pip install "cheese-rescue[dask]"
    [envs] Antes hay que instalar los entornos para programas que aprenden: pip install "cheese-rescue[envs]"
   *[arena] Antes hay que instalar el cálculo de los niveles: pip install "cheese-rescue[arena]"
}
refusal-no-such-exercise = No conozco este ejercicio.
refusal-no-such-day = Ese día todavía no tiene acertijo.
refusal-not-your-seat = Ahí se sienta otra persona.
refusal-only-the-opener = Eso solo lo puede hacer quien abrió la mesa.
refusal-still-here = Esa persona sigue aquí. Dale un momento.
refusal-our-fault = Algo ha fallado por mi parte. Prueba otra vez, por favor.
refusal-cannot-write = Ahora mismo no puedo guardarlo. Tu jugada no se ha perdido: prueba otra vez en un momento.
refusal-stopping = Me estoy reiniciando. ¡Vuelvo enseguida!

## What one can say at the table

reaction-hello = ¡Hola!
reaction-cheer = ¡Bravo!
reaction-wow = ¡Increíble!
reaction-laugh = ¡Ja, ja!
reaction-oops = ¡Uy!
reaction-thinking = Mmm…
reaction-thanks = ¡Gracias!
reaction-goodbye = ¡Hasta luego!

## The finale

finale-title = ¡La persecución!
finale-dogs = { $count ->
    [0] Los perros: todos los gatos se quedan.
    [one] Los perros: ¡guau! { $count } gato sale corriendo.
    [many] Los perros: ¡guau! { $count } de gatos salen corriendo.
   *[other] Los perros: ¡guau! { $count } gatos salen corriendo.
}
finale-cats = { $count ->
    [0] Los gatos: todos los ratones se quedan.
    [one] Los gatos: ¡zas! Atrapan a { $count } ratón.
    [many] Los gatos: ¡zas! Atrapan a { $count } de ratones.
   *[other] Los gatos: ¡zas! Atrapan a { $count } ratones.
}
finale-dogs-again = { $count ->
    [0] Otra vez los perros: todos los ratones se quedan.
    [one] Otra vez los perros: atrapan a { $count } ratón.
    [many] Otra vez los perros: atrapan a { $count } de ratones.
   *[other] Otra vez los perros: atrapan a { $count } ratones.
}
finale-mice = { $count ->
    [0] Los ratones: no se comen ni un queso.
    [one] Los ratones: ¡ñam! Se comen { $count } queso.
    [many] Los ratones: ¡ñam! Se comen { $count } de quesos.
   *[other] Los ratones: ¡ñam! Se comen { $count } quesos.
}
# $who: a player's name
finale-owned = { $who }: { $card }
finale-because = { $card } ({ $cell }) ← { $hunters }
finale-hunter = { $card } ({ $cell })
finale-result = { $who }: { $points }, { $cheeses } a salvo
finale-more-cheeses = Empate a puntos: gana quien ha salvado más quesos.
finale-winner = ¡Gana { $who }!
finale-winners = ¡Victoria compartida: { $who }!
# Between the last two names of a list
list-and = { $first } y { $last }

## Why a move is good

# What a hint and a review say of a move. $cheeses: “your cheese worth 3 and your cheese worth 1”, or “Ben’s cheese worth 2”;
# $count: how many mice, cats, dogs or places. Read alone and beside marked places alike.
reason-wins = ¡Así se gana seguro!
reason-shares-victory = Así, como mínimo, se comparte la victoria.
reason-cat-saves-cheese = { $count ->
    [one] El gato atrapa a un ratón y salva esto: { $cheeses }.
    [many] El gato atrapa a { $count } de ratones y salva esto: { $cheeses }.
   *[other] El gato atrapa a { $count } ratones y salva esto: { $cheeses }.
}
reason-dog-saves-cheese = { $count ->
    [one] El perro atrapa a un ratón y salva esto: { $cheeses }.
    [many] El perro atrapa a { $count } de ratones y salva esto: { $cheeses }.
   *[other] El perro atrapa a { $count } ratones y salva esto: { $cheeses }.
}
reason-mouse-eats-cheese = El ratón se come esto: { $cheeses }.
reason-dog-frees-mouse = El perro espanta a un gato. Así se escapa un ratón y se come esto: { $cheeses }.
reason-cheese-safe = Ningún ratón podrá comerse nunca este queso.
reason-makes-safe = A salvo para siempre: { $cheeses }.
reason-shuts-mouse-out = Tapa una casilla desde la que un ratón podría comerse esto: { $cheeses }.
reason-shuts-dog-out = Tapa una casilla desde la que un perro podría espantar a un gato. Entonces un ratón se comería esto: { $cheeses }. { $count ->
    [one] Queda { $count } perro por descubrir.
    [many] Quedan { $count } de perros por descubrir.
   *[other] Quedan { $count } perros por descubrir.
}
reason-cheese-guarded = Este queso está bien vigilado: si un ratón se pone al lado, lo atrapan.
reason-cat-guards-cheese = El gato protege esto: { $cheeses }. Si llega un ratón por ahí, lo atrapa.
reason-dog-guards-cheese = El perro protege esto: { $cheeses }. Si llega un ratón por ahí, lo atrapa.
reason-cat-stays = { $count ->
    [one] Ya ningún perro podrá espantar a ese gato.
    [many] Ya ningún perro podrá espantar a esos gatos.
   *[other] Ya ningún perro podrá espantar a esos gatos.
}
reason-cat-catches-mouse = { $count ->
    [one] El gato atrapa a un ratón.
    [many] El gato atrapa a { $count } de ratones.
   *[other] El gato atrapa a { $count } ratones.
}
reason-dog-catches-mouse = { $count ->
    [one] El perro atrapa a un ratón.
    [many] El perro atrapa a { $count } de ratones.
   *[other] El perro atrapa a { $count } ratones.
}
reason-dog-scares-cat = { $count ->
    [one] El perro espanta a un gato.
    [many] El perro espanta a { $count } de gatos.
   *[other] El perro espanta a { $count } gatos.
}
reason-mouse-caught = El ratón no hace daño: lo atrapan enseguida.
reason-cat-waits-for-mice = El gato está al acecho: si un ratón se pone al lado, lo atrapa.
reason-dog-waits-for-mice = El perro está al acecho: si un ratón se pone al lado, lo atrapa.
reason-dog-waits-for-cats = El perro está al acecho: si un gato se pone al lado, sale corriendo.
reason-mouse-waits-for-cheese = El ratón está al acecho: si un queso cae a su lado, se lo come.
reason-cheese-open = { $count ->
    [one] Ahora ningún ratón se come este queso. Todavía podría llegar uno por { $count } casilla.
    [many] Ahora ningún ratón se come este queso. Todavía podría llegar uno por { $count } de casillas.
   *[other] Ahora ningún ratón se come este queso. Todavía podría llegar uno por { $count } casillas.
}
reason-small-cheese-first = No es el queso más grande: uno mayor se guarda para una casilla mejor.
reason-big-cheese-waits = Mejor para más tarde: { $cheeses }. Todavía no hay ninguna casilla bastante segura.
reason-gives-up-cheese = Esto se pierde: { $cheeses }.
reason-saves-others = Esto también se salva: { $cheeses }.
reason-dogs-unseen = { $count ->
    [one] ¡Ojo! Queda { $count } perro por descubrir. Podría espantar al gato.
    [many] ¡Ojo! Quedan { $count } de perros por descubrir. Alguno podría espantar al gato.
   *[other] ¡Ojo! Quedan { $count } perros por descubrir. Alguno podría espantar al gato.
}
reason-quiet = Una jugada tranquila: para los quesos no cambia nada.

## The command line

# The title of the game, as the printed rules in this language have it
title = Cheese Rescue
about = Un juego de cartas de Éric Plotton y David Paput, publicado por Djeco. Esta versión no es oficial y no tiene relación con Djeco.
cli-usage = Uso:
cli-options-word = [OPCIONES]
cli-command-word = COMANDO …
cli-options = Opciones:
cli-commands = Comandos:
cli-argument = { $name }: { $text }
cli-default = Por defecto: { $value }.
cli-arguments-hint = Escribe { $command } --help para ver todo lo que se puede hacer.
cli-main = Cheese Rescue: los perros asustan a los gatos, los gatos cazan ratones, los ratones comen queso. ¡Salva el tuyo! Sin comando, empieza el juego.
cli-serve = Pone el juego en marcha para toda la casa y lo abre en el navegador. Sin comando pasa lo mismo.
cli-worker = Calcula jugadas de robots, pistas y análisis para servidores en otros equipos.
cli-terminal = Juega en esta pantalla, con las personas y los robots que quieras.
cli-score = Cuenta los puntos de un cuadrado terminado, dibujado en un archivo.
cli-replay = Muestra una partida guardada paso a paso.
cli-review = Repasa una partida terminada: las posibilidades de cada jugador, dónde cambió la partida y lo que habría sido aún mejor.
cli-verify = Comprueba una partida guardada: ¿coincide el reparto con su sello, era posible cada jugada, está bien el resultado?
cli-exercises = Muestra, comprueba, juega o crea lecciones y acertijos.
cli-exercises-list = Muestra los ejercicios: su cuadrado, tus cartas y la meta.
cli-exercises-check = Comprueba los ejercicios probando todas las jugadas.
cli-exercises-play = Juega un ejercicio hasta resolverlo. Con --json: lee jugadas y escribe cómo queda la mesa.
cli-exercises-make = Crea acertijos a partir de partidas entre robots. Ctrl-C guarda los que ya haya.
cli-exercises-days = Añade acertijos del día a un calendario. Los días que ya están no cambian nunca.
cli-check-backup = Comprueba una copia de seguridad de las mesas (SQLite): ¿está completo el archivo y se puede leer cada partida hasta el final? El archivo no se cambia.
cli-simulate = Hace que los robots jueguen muchas partidas, cuenta cómo acaban y las guarda como datos.
cli-report = Lee las partidas que ha guardado `simulate --parquet` y dibuja una página sobre puntos, sillas, cartas y ventajas.
cli-arena = Hace jugar un torneo a los robots para ver quién es mejor. Cada reparto se juega con los robots en todos los órdenes, así la suerte se compensa.
cli-sit = Sienta a un robot en una mesa en línea, a partir de su enlace.
cli-bench = Mide la velocidad.
cli-bench-rules = Juega partidas al azar y cuenta las cartas echadas por segundo.
cli-bench-playouts = Juega partidas al azar en el núcleo compilado y cuenta las partidas por segundo.
cli-bench-search = Busca en veinte posiciones guardadas y cuenta las simulaciones por segundo.
cli-bench-finish = Resuelve las diez últimas jugadas de buenas partidas y muestra cuánto tarda.
cli-option-plain = Usa una búsqueda sencilla con partidas al azar, para comparar.
cli-option-threads = Con cuántos hilos se busca.
cli-option-positions = Cuántas posiciones.
cli-option-help = Muestra esta ayuda.
cli-option-version = Muestra la versión.
cli-option-about = Dice quién hizo el juego.
cli-option-lang = El idioma: { $languages }. Por defecto, el de tu ordenador.
cli-option-json = Escribe en JSON, para programas.
cli-option-players = Cuántos jugadores: 2, 3 o 4.
cli-option-centred = Variante: la carta de inicio está en el centro del cuadrado.
cli-option-dogs-hunt-mice = Variante: los perros atrapan a los ratones, como dice el folleto ruso.
cli-option-any-counts = Acepta cualquier número de cada animal y quesos de cualquier valor: los folletos no dicen cuántos hay.
cli-option-level = Cuánta ayuda reciben las personas: { $levels }.
cli-option-save = Guarda la partida en este archivo, carta a carta. Con --resume se sigue jugando.
cli-option-resume = Sigue jugando la partida guardada en este archivo.
cli-option-secret = El secreto con el que se barajan las cartas, 64 cifras hexadecimales; si falta, se elige al azar.
cli-option-ply = Muestra la mesa después de este número de cartas.
cli-option-from = Sigue la partida guardada en este archivo.
cli-option-from-ply = Sigue después de este número de cartas; si falta, se reparten otra vez las mismas cartas.
cli-option-review-seconds = Cuántos segundos pensar en cada carta.
cli-option-games = Cuántas partidas.
cli-option-host = Escucha solo en esta dirección y responde a quien pueda llegar a ella.
cli-option-port = El puerto en el que escuchar. Por defecto, el de siempre, u otro si está ocupado.
cli-option-only-here = Responde solo a este equipo.
cli-option-public-url = La dirección en la que los jugadores encuentran este servidor, por ejemplo https://cheese.example.
cli-option-trusted-proxy = La dirección de un proxy que está delante y en cuya cabecera X-Forwarded-For se confía. Se puede poner varias veces.
cli-option-no-browser = No abre el navegador.
cli-option-database = El archivo donde se guardan las mesas, o la URL de una base de datos PostgreSQL.
cli-option-bus = La URL del Redis que conecta varios servidores entre sí y con `worker`.
cli-option-workers = Cuántos procesos calculan jugadas de robots y pistas; con 0 lo hacen los de `worker`.
cli-option-processes = Cuántas peticiones se calculan a la vez, cada una en un proceso.
cli-option-serve-processes = Cuántos procesos del servidor comparten el puerto. Más de 1 necesita PostgreSQL y Redis.
cli-option-metrics-port = Muestra los /metrics de cada proceso a este equipo, cada uno en su puerto, a partir de este.
cli-option-keep-days = Borra las mesas que llevan este número de días sin cambios.
cli-option-bot-pause = Segundos que espera un robot antes de echar una carta.
cli-option-serve-bot = Otro robot que se puede sentar: el nombre que le da un paquete, package.module:Class o un programa, por ejemplo ./my_bot. Se puede dar varias veces.
cli-option-gone-after = Segundos hasta que un robot juega por alguien que se ha ido.
cli-option-nudge-after = Segundos hasta que recibe un aviso la persona a la que le toca.
cli-option-idle-after = Segundos desde el aviso hasta que un robot juega por esa persona.
cli-option-sockets = Cuántos dispositivos pueden estar conectados en total.
cli-option-sockets-per-address = Cuántos dispositivos de una misma dirección pueden estar conectados.
cli-option-tables-per-hour = Cuántas mesas puede abrir una misma dirección en una hora.
cli-option-requests-per-second = Cuántas peticiones web puede hacer una misma dirección por segundo.
cli-option-messages-per-second = Cuántos mensajes puede enviar un dispositivo por segundo.
cli-option-address-messages-per-second = Cuántos mensajes pueden enviar por segundo todos los dispositivos de una misma dirección.
cli-option-wrong-codes-per-minute = Cuántos códigos equivocados puede probar una misma dirección por minuto.
cli-option-longest-message = Longitud máxima de un mensaje de un dispositivo, en bytes.
cli-option-longest-body = Longitud máxima del cuerpo de una petición web, en bytes.
cli-option-public-metrics = Muestra /metrics también a otros equipos, no solo a este.
cli-option-access-log = Registra cada petición, sin direcciones ni nombres.
cli-option-bot = Quién juega: { $bots }, o el tuyo como package.module:Class o como un programa, por ejemplo ./my_bot. Una vez para todas las sillas, o una vez por silla.
cli-option-seed = Un número: con el mismo número, el azar se repite.
cli-option-seconds = Cuántos segundos medir.
cli-option-arena-games = Cuántas partidas como mínimo; se juegan unas pocas más para que todos tengan los mismos repartos.
cli-option-thinking-seconds = Cuántos segundos puede pensar un robot cada jugada; 1 por defecto.
cli-option-simulations = Cuántas simulaciones puede hacer un robot por jugada, en vez de segundos: así las partidas se pueden repetir exactamente.
cli-option-patience = Un robot tuyo pierde la partida después de este número de segundos en una jugada. Por defecto: 3 veces el tiempo de pensar más 2, o 60 con --simulations.
cli-option-jobs = Cuántas partidas se juegan a la vez; por defecto, una por núcleo.
cli-option-count = Cuántos acertijos crear.
cli-option-count-days = Cuántos días añadir.
cli-option-append-puzzles = Añade los acertijos al archivo con números nuevos. Los que ya tiene se omiten.
cli-option-dask = Juega en el clúster de Dask que está en esta dirección.
cli-option-results = Guarda cada partida en este archivo. El mismo comando sigue donde se quedó.
cli-option-records = Guarda cada partida en esta carpeta, para `replay` y `review`.
cli-option-parquet = Escribe una fila por partida en este archivo Parquet. Si se detiene, el mismo comando sigue donde se quedó.
cli-option-plies = Escribe una fila por jugada en este archivo Parquet: lo que se sabía en esa silla, la jugada y valores exactos cerca del final.
cli-option-simulate-records = Guarda cada partida: en esta carpeta, o en un solo archivo si el nombre acaba en .txt.
cli-option-html = Escribe la página en este archivo. Por defecto: el nombre del primer archivo con .html, en esta carpeta.
cli-option-report-csv = Escribe todos los números en este archivo, como CSV.
cli-option-csv = Escribe también la tabla en este archivo, como CSV.
cli-option-plot = Dibuja la clasificación en este archivo, como SVG.
cli-option-own-bot = Quién juega: { $bots }, o el tuyo como package.module:Class o como un programa, por ejemplo ./my_bot.
cli-argument-seats = Quién juega, una palabra por jugador: person (una persona), { $bots }, o tu robot como package.module:Class o como un programa, por ejemplo ./my_bot.
cli-argument-file = El archivo; con un guion o sin nada, lo que escribas o lo que envíe otro programa.
cli-argument-record = Una partida guardada.
cli-argument-games = Archivos Parquet con partidas.
cli-argument-exercise = El nombre de un ejercicio que muestra «list», puzzle-17 para un acertijo o «day» para los acertijos del día.
cli-argument-exercises = Un archivo de ejercicios, o «puzzles» o «days»: los que vienen con el juego. Si no, las lecciones.
cli-argument-puzzles-made = El archivo en el que se escriben. Si no, se muestran los acertijos.
cli-argument-days = El calendario. Uno nuevo empieza hoy.
cli-argument-backup = Una copia de las mesas.
cli-argument-entrants = Quién participa, dos como mínimo: { $bots }, o el tuyo como package.module:Class o como un programa, por ejemplo ./my_bot.
cli-argument-link = El enlace a una mesa, o a una de sus sillas (con un # dentro).

error-no-such-option = No hay ninguna opción { $option }.
error-no-such-command = No hay ningún comando «{ $command }».
error-no-such-exercise = No hay ningún ejercicio «{ $name }».
error-did-you-mean = ¿Querías decir { $near }?
error-out-of-puzzles = No quedan bastantes acertijos sin día: { $grade }.
error-missing = Falta algo: { $name }.
error-too-much = Sobra alguna palabra.
error-bad-value = Aquí hay algo que no encaja: { $name }.
error-number-range = { $name } debe ser un número de { $low } a { $high }, no «{ $given }».
error-whole-number-range = { $name } debe ser un número entero de { $low } a { $high }, no «{ $given }».
error-whole-number = { $name } debe ser un número entero, no «{ $given }».
error-not-one-of = { $name } no puede ser «{ $given }». Elige entre: { $choices }.
error-no-file = No encuentro el archivo { $file }.
error-unreadable-file = No puedo leer texto en { $file }.
error-file-too-long = El archivo { $file } es demasiado largo.
error-cannot-write = No puedo escribir en { $file }.
error-file-exists = { $file } ya existe. Elige otro nombre.
error-no-such-ply = Esta partida llega hasta la jugada { $last }: en la jugada { $ply } no hay nada que ver.
error-interrupted = Paramos aquí.

## Score

score-how = Dibuja el cuadrado, una línea por fila: D perro, C gato, M ratón, S carta de inicio, 3a un queso de 3 puntos del primer jugador (luego b, c, d). Después pulsa Ctrl-D.

## Verify

verify-true-sealed = Esta partida es correcta, y el reparto es el que estaba sellado.
verify-true-unsealed = No hay nada mal en esta partida, pero no se puede saber si el reparto es el que estaba sellado.
verify-true-played-before = No hay nada mal en esta partida. Las cartas no se barajaron: son las de una partida anterior.
verify-false = Esta partida no es correcta.
verify-seal = { $finding ->
    [fits] El secreto es el que estaba sellado.
    [differs] El secreto no es el que estaba sellado.
    [played-before] No había nada que sellar: las cartas vienen de una partida anterior.
   *[unknown] El sello no se puede comprobar: falta el sello o el secreto.
}
verify-deal = { $finding ->
    [fits] El montón es el que sale del secreto.
    [differs] El montón no es el que sale del secreto.
    [played-before] Las cartas no se barajaron para esta partida.
   *[unknown] El reparto no se puede comprobar: falta el secreto o el montón.
}
verify-moves = { $finding ->
    [fits] Todas las jugadas eran posibles.
   *[differs] No todas las jugadas eran posibles.
}
verify-result = { $finding ->
    [fits] El resultado está bien.
    [differs] El resultado no está bien.
   *[unknown] No hay resultado que comprobar.
}

## Replay

replay-ply = Carta { $ply } de { $last }. { $who }: { $card } ({ $cell })
replay-begin = Antes de la primera carta
replay-handed-to-bot = { $who }: { $bot } sigue con estas cartas.
replay-handed-to-person = { $who }: otra persona sigue con estas cartas.

## Simulate

# Numbers in tables: an average, and a share
number-mean = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
number-share = { NUMBER($number, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-title = { $games }, { $players }, { $bot }
simulate-running = Jugando
progress-games = Partidas: { $done } de { $games }
simulate-seed = Semilla: { $seed }
simulate-forfeit = En la partida { $game }, { $bot } no hizo una jugada válida: { $why }
simulate-bots = Elige un robot para todas las sillas, o { $players } robots, uno por silla. Aquí hay { $count }.
simulate-same-file = { $file } no sirve para dos cosas a la vez.
simulate-no-part = { $file } no es el archivo de una simulación detenida, o está dañado.
simulate-other = { $file } es de otra simulación: otros robots, otras reglas, otra semilla, otro tiempo de pensar u otros archivos.
simulate-in-use = Otra simulación está escribiendo ahora en { $file }.
report-title = Qué pasó en { $games }
report-intervals = Cada punto es una media. La línea que lo rodea es su intervalo del 95 %: cuantas más partidas, más corta es.
report-advantage = Cuánto vale empezar
report-advantage-told = La tasa de victorias de quien empieza, menos una parte igual.
report-points = Puntos por silla
report-shares = Tasa de victorias por silla
report-cards = Qué cartas deciden
report-cards-told = Quien pone en una partida una carta más de este tipo gana tantas veces más o menos.
report-kept = Qué quesos se quedan
report-kept-told = Cuántos de los quesos de la mesa quedan al final.
report-leads = Cómo cambia la ventaja
report-leads-told = Cuántas veces gana al final quien va por delante después de tantas cartas. Va por delante quien tendría más puntos si la persecución llegara en ese momento.
report-changes = Cuántas veces cambia la ventaja en una partida
report-cards-laid = cartas en la mesa
report-wrote = La página está en { $file }.
report-no-games = No encuentro partidas en { $file }. Leo archivos Parquet que ha escrito `cheese-rescue simulate --parquet`.
report-newer = { $file } viene de una versión más nueva de este programa.
report-damaged = En { $file }, la fila { $row } no es una partida posible.
report-empty = No hay partidas en estos archivos.
simulate-seat = jugador
simulate-mean = puntos por partida
simulate-most = récord de puntos
simulate-cheeses = quesos a salvo
simulate-won = gana a solas
simulate-shared = gana con otros
simulate-share = tasa de victorias
simulate-advantage = Quien empieza gana el { $share } de las partidas; a partes iguales sería el { $even }.
simulate-shared-games = { $count ->
    [one] { $count } partida acabó en victoria compartida ({ $share }).
    [many] { $count } de partidas acabaron en victoria compartida ({ $share }).
   *[other] { $count } partidas acabaron en victoria compartida ({ $share }).
}

## Bench

bench-rules = { $plies } cartas echadas por segundo ({ $players }, { $games })
bench-playouts = { $games } partidas al azar por segundo ({ $players })
bench-search = { $simulations } simulaciones por segundo ({ $positions } posiciones)
bench-finish = { $positions } posiciones de diez jugadas resueltas: la mitad en { $median } ms, la más lenta en { $worst } ms

## Arena

arena-how = Si hay menos robots que sillas, cada robot juega solo contra copias de cada uno de los demás; si no, juegan todos los grupos de robots distintos. La tasa de victorias cuenta las partidas en que el robot no tenía ninguna copia en la mesa, y una victoria compartida cuenta solo en parte. El intervalo contiene la tasa verdadera 95 veces de cada 100; cada reparto es una prueba. Un robot tuyo funciona en su propio proceso; si rompe una regla, falla o tarda demasiado, pierde esa partida.
arena-title = Arena: { $games }, { $players }
arena-who = robot
arena-share = tasa de victorias
arena-interval = intervalo del 95 %
arena-from-to = { $low } a { $high }
arena-rating = nivel
arena-rating-value = { $mu } ± { $reach }
arena-forfeits = expulsiones
arena-tables = Mesa por mesa
arena-table = quién jugaba
arena-even = A partes iguales sería el { $even }.
arena-ratings-begin = El nivel empieza en 25.
# One entrant of the picture, for screen readers
arena-told = { $who }: { $share } ({ $low } a { $high }), nivel { $rating }.
arena-forfeit = { $who } pierde el reparto { $deal } ({ $seating }) en la carta { $ply }: { $why }
arena-forfeits-more = { $who }: las demás expulsiones solo se cuentan. --json las muestra todas.
arena-why-illegal = esa jugada no se puede: { $detail }
arena-why-no-move = eso no es una jugada: { $detail }
arena-why-raised = falló: { $detail }
arena-why-late = tardó demasiado: { $detail } segundos
arena-why-died = su proceso terminó
arena-kept = { $count ->
    [one] Queda guardada { $count } partida. El mismo comando sigue desde aquí.
    [many] Quedan guardadas { $count } de partidas. El mismo comando sigue desde aquí.
   *[other] Quedan guardadas { $count } partidas. El mismo comando sigue desde aquí.
}
arena-two-at-least = Un torneo necesita dos robots como mínimo.
arena-one-budget = Elige uno de los dos: --seconds o --simulations.
arena-jobs-or-dask = Elige uno de los dos: --jobs o --dask.
arena-no-such-bot = No conozco ningún robot que se llame «{ $name }». Están { $bots }, y el tuyo como package.module:Class o como un programa, por ejemplo ./my_bot.
arena-not-found = No puedo cargar { $name }: { $why }
arena-no-results = { $file } no es un archivo de resultados de una arena, o la línea { $line } está dañada.
arena-other-tournament = { $file } es de otro torneo: otros robots, otro número de jugadores, otras reglas, otra semilla u otro tiempo de pensar.
arena-in-use = Otra arena está escribiendo ahora en { $file }.
arena-plot-svg = Dibujo en SVG, así que { $file } no sirve. Elige un nombre que termine en .svg.
arena-records-there = En { $folder } ya están las partidas de un torneo. Elige otra carpeta.
arena-records-missing = Algunas partidas del archivo son de una versión anterior, que no guardaba las jugadas: no estarán en la carpeta.
arena-all-forfeited = Todas las partidas acabaron con una expulsión, así que esto no dice nada de cómo juegan los robots.
arena-no-cluster = Ningún clúster de Dask responde en { $address }.
arena-workers-lost = Los procesos que juegan las partidas fallan una y otra vez. Lo dejo.

## A bot at a table online

sitting-no-link = Eso no es el enlace de una mesa. Es como https://cheese.example/t/… y puede acabar en # y una clave.
sitting-no-answer = Nadie responde en { $server }.
sitting-no-game-there = Allí no hay ningún Cheese Rescue, o es una versión más nueva.
sitting-refused = La mesa dice que no: { $sentence }
sitting-no-chair = La silla ya no es nuestra.
sitting-seated = El robot está en la silla { $chair }. Pulsa Ctrl-C para que se levante.
sitting-waiting = La silla { $chair } quedó libre durante la partida. Esperamos a que los demás estén de acuerdo.
sitting-own-link = Solo para ti: este enlace devuelve un robot a la silla: { $link }
sitting-begun = Empieza la partida.
sitting-won = Se acabó la partida y hemos ganado: { $points }.
sitting-not-won = Se acabó la partida: { $points }. Ha ganado otro jugador.
sitting-coming-back = Se ha cortado la conexión. Volviendo…
sitting-ended = Alguien ha borrado la mesa. ¡Adiós!
sitting-stand-in = { $who } no hizo una jugada válida ({ $why }). Un robot sencillo echó una carta en su lugar.

## The terminal game

motto = Los perros asustan a los gatos, los gatos cazan ratones, los ratones comen queso. ¡Salva tu queso!
terminal-how = Escribe una carta y una casilla. Por ejemplo, «m 4»: un ratón en la casilla 4. Las letras: d o p = perro, c o g = gato, m o r = ratón. Escribe «?» para ver la ayuda, «q» para parar.
terminal-how-real-table = Escribe una carta y una casilla. Por ejemplo, «m 1,0»: un ratón justo a la derecha del inicio. Hacia arriba es menos: «m 0,-1». Las letras: d o p = perro, c o g = gato, m o r = ratón. Escribe «?» para ver la ayuda, «q» para parar.
terminal-hint-how = Escribe «!» cuando quieras una pista.
terminal-who = ¿Quién juega?
terminal-bot = { $word }: { $bot }. { $character }
terminal-who-help = Pulsa Enter para jugar ahora mismo contra { $bot }. O escribe quién juega, una palabra por jugador (person es una persona), por ejemplo: person person kitten
terminal-who-again = Escribe 2, 3 o 4 palabras: person, { $bots }.
terminal-from-seats = Número de jugadores de esta partida: { $players }. Escribe otras tantas palabras.
terminal-oldest = ¿Quién tiene más años? Empieza esa persona. Escribe su número, o pulsa Enter para echarlo a suertes
terminal-no-such-player = No hay ningún jugador { $given }: escribe un número de 1 a { $last }.
terminal-begins = Empieza { $who }.
terminal-you-are = Tú eres { $who }. Todos los quesos con { $shape } son tuyos.
terminal-who-is-who = ¿Quién es quién? Elegid vuestras formas: { $people }. Todos los quesos con tu forma son tuyos.
terminal-sealed = Las cartas están barajadas y selladas: { $seal }
terminal-curtain = Ahora le toca a { $who }. ¡Los demás, a mirar a otro lado! Pulsa Enter
terminal-turn = { $who }: te toca
terminal-hand = Tu mano:
terminal-pile = Montón: { $cards }
terminal-unseen = Por descubrir: { $animals }
terminal-holds = { $who }: { $cards }
terminal-last-move = { $who }: { $card } ({ $cell })
terminal-choose = Carta y casilla
terminal-and-place = { CAPITAL($card) }: ¿y en qué casilla?
terminal-confirm = { CAPITAL($card) }: pulsa Enter para echar la carta, o escribe otra carta y otra casilla
terminal-not-understood = Necesito una carta y una casilla. Escribe ? para ver la ayuda.
terminal-no-such-place = { $last ->
    [1] En la mesa no hay ninguna casilla { $place }, solo la casilla 1.
   *[other] En la mesa no hay ninguna casilla { $place }: elige de 1 a { $last }.
}
terminal-no-numbered-places = Aquí las casillas no tienen número, tampoco el { $place }. Escribe pasos desde el inicio, como 1,0.
terminal-forecast = Si la partida acabara ahora: { $results }
terminal-help = Cartas: d o p = perro, c o g = gato, m o r = ratón (o la palabra entera), 1 2 3 = tus quesos. Casillas: los números de la mesa, o pasos desde el inicio, como 2,-1 (2 a la derecha, 1 arriba). Cada carta tiene que tocar otra carta por un lado. Cuando el cuadrado está lleno, los perros espantan a los gatos. Los gatos que quedan atrapan a los ratones. Los ratones que quedan se comen el queso.
terminal-help-word = ayuda
terminal-forecast-alone = La previsión es solo para cuando juega una sola persona en esta pantalla.
terminal-drawn = Robas: { $card }
terminal-press-enter = Pulsa Enter
terminal-saved = La partida queda guardada en { $file }.
terminal-resume-how = Para seguir otro día: { $command }
terminal-resumed = La partida sigue. Cartas echadas hasta ahora: { $ply }.
terminal-save-resumable = La partida de { $file } todavía no ha terminado. Para seguir: { $command }
terminal-resume-over = La partida de { $file } ya ha terminado. Puedes volver a verla: { $command }
terminal-resume-trust = Esta partida ejecuta { $bots }, que no es uno de nuestros robots. Pulsa Enter si te fías, o escribe q para parar
terminal-resume-without-secret = No puedo seguir con { $file }: falta { $secret }, con las cartas que nadie puede ver todavía.
terminal-resume-damaged = { $secret } está dañado o lo escribió una versión más nueva del juego: no puedo seguir.
terminal-resume-mismatch = { $file } y { $secret } no son de la misma partida, o alguien ha cambiado uno de los dos.
terminal-resume-in-use = Alguien está jugando ahora mismo la partida de { $file }.
terminal-resume-alone = Con --resume la partida conserva sus jugadores y sus reglas: quita { $other }.
terminal-again = ¿Otra vez? Empieza el siguiente jugador. Pulsa Enter para jugar, o escribe n para dejarlo
terminal-yes = s
terminal-no = n
terminal-review-how = ¿Quieres ver cómo fue la partida? Escribe { $letter } y miraré otra vez cada carta.
terminal-review-key = r
terminal-goodbye = ¡Hasta pronto!
terminal-replay-keys = → adelante · ← atrás · Inicio principio · Fin final · q fin

## Exercises: lessons and puzzles

exercises-checked = Ejercicios: { $count }. Con algún error: { $faults }.
exercises-out-of-reach = Ninguna jugada alcanza la meta.
exercises-not-the-only-move = Más de una primera jugada alcanza la meta.
exercises-always-reached = Todas las jugadas alcanzan la meta.
# $goal: as in a file of exercises, such as “kept 3a”
exercises-goal = Objetivo: { $goal }
exercises-solved = ¡Lo has conseguido!
exercises-missed = Todavía no. Mira lo que ha pasado y prueba otra vez.
exercises-making = Creando acertijos
exercises-made = Partidas: { $games }. Situaciones: { $positions }. Acertijos: { $puzzles }.
exercises-days = Días en el calendario: { $count }.

puzzle-goal = Eres { $seat }. ¡Encuentra la primera jugada que gana!
grade-easy = fácil
grade-medium = medio
grade-hard = difícil
theme-guard = vigilar con un gato
theme-free = liberar a un ratón
theme-scare = asustar al vigilante
theme-block = ocupar una casilla
theme-wall = la carta de inicio como muro
theme-sacrifice = un queso pequeño por uno grande
# The lessons, in the order of teaching
exercise-beside = Echa tu queso junto a la carta de inicio.
exercise-corner = Echa tu queso lado con lado junto a una carta: la esquina no cuenta.
exercise-size = Aquí solo caben 3 cartas en fila: busca una casilla para tu queso.
exercise-mouse = Los ratones comen queso. Haz que tu ratón se coma el otro queso.
exercise-cat = Los gatos cazan ratones. ¡Salva tu queso!
exercise-dog = Los perros asustan a los gatos. ¡Ayuda al ratón a llegar al otro queso!
exercise-chase = Primero los perros, luego los gatos y después los ratones. ¡Salva tu queso!
exercise-small-game = Y ahora, una partida pequeña: ¿le ganas a { $bot }?
# The page with the lessons
learn-step = Paso { $step } de { $steps }
learn-leave = Inicio: seguirás aquí otro día
learn-repeat = Repetir este paso
learn-skip = Saltar este paso
learn-next = Siguiente
learn-again = Probar otra vez
learn-aloud = Leer en voz alta
learn-lost = No consigo llegar a la lección. ¿Está este aparato conectado a la red?
learn-offer = ¿Es tu primera vez?
learn-end-title = ¡Ya sabes jugar!
learn-end = Así es el juego. ¿Echamos una partida de verdad?
learn-restart = Desde el principio
# Puzzles and the square of the day
puzzle-title = Acertijo { $number }
puzzle-is-solved = Acertijo { $number }, resuelto
puzzle-all = Todos los acertijos
puzzle-skip = Otro acertijo
puzzle-next = Acertijo siguiente
puzzle-lost = No consigo llegar a los acertijos. ¿Está este aparato conectado a la red?
puzzle-task = { $count ->
    [one] Echas la última carta. ¡Gana a { $bot }!
    [many] Echas { $count } de cartas. ¡Gana a { $bot }!
   *[other] Echas { $count } cartas. ¡Gana a { $bot }!
}
puzzle-other-hand = { $who } tiene:
puzzle-look = Veamos qué pasa…
puzzle-more-cheeses = Tenéis los mismos puntos, pero a ti te quedan más quesos. ¡Lo has conseguido!
puzzle-hint-more = Más
puzzles-play = Jugar el acertijo { $number }
puzzles-grade = ¿Cómo de difícil?
puzzles-theme = ¿Sobre qué?
puzzles-any = de todo
puzzles-progress = Resueltos: { $solved } de { $count }
puzzles-earlier = Acertijos anteriores
puzzles-later = Acertijos siguientes
loss-eaten = Un ratón se come tu queso de { $points } y ningún gato lo para.
loss-guard-fled = Un perro asusta al gato, y entonces un ratón se come tu queso de { $points }.
loss-safe = Aquí nadie se come el queso de { $points }: { $who } lo conserva.
loss-fewer-cheeses = Tenéis los mismos puntos, pero a { $who } le quedan más quesos.
loss-shared = Tenéis lo mismo. ¡Puedes conseguir un poco más!
day-title = Acertijo del día { $number }
day-heading = Cheese Rescue: acertijo del día { $number }
day-number = Número { $number }
day-same = Los acertijos de un día son los mismos para todo el mundo.
day-open = sin probar todavía
day-tried = sin resolver todavía
day-first = resuelto a la primera
day-first-hint = resuelto a la primera, con una pista
day-solved = resuelto
day-solved-hint = resuelto con una pista
day-share = Compartir mi resultado
day-picture = Tu resultado
day-message = El texto para compartir
day-copy = Copiar el texto
day-copied = El texto está copiado.
day-others = Otros días
day-before = El día anterior
day-after = El día siguiente
day-today = Hoy
day-result = Mi resultado

## The server

serve-here = En este equipo: { $url }
serve-others = Para todos los demás: { $url }
serve-answers-home = Respondo solo a los dispositivos de la red de tu casa.
serve-answers-here = Respondo solo a este equipo.
serve-answers-everybody = Respondo a todos los dispositivos que lleguen hasta aquí.
serve-no-proxy = No se confía en ningún proxy: detrás de uno, todas las visitas cuentan como una sola dirección. Se cambia con --trusted-proxy.
serve-same-bot = En una mesa, { $first } y { $second } tendrían el mismo nombre: { $name }. Cámbiaselo a uno de los dos.
serve-end = Pulsa Ctrl-C para parar. Todas las partidas quedan guardadas y siguen la próxima vez.
serve-stopped = ¡Hasta la próxima!
worker-here = Calculando para todos los servidores que preguntan a través de { $url }.
serve-migrated = Las mesas se han actualizado a esta versión. Hay una copia del archivo anterior en { $file }.
serve-few-files = Este equipo no permite más de { $sockets } dispositivos a la vez.
error-port = No puedo escuchar en el puerto { $port } ({ $reason }). Elige otro con --port.
error-database = No puedo usar las mesas de { $file } ({ $reason }).
error-database-newer = Las mesas de { $file } se guardaron con una versión más nueva del juego. Actualiza esta, por favor.
error-backup-damaged = La copia de seguridad { $file } está dañada ({ $reason }). Haz otra, por favor.
error-backup-tables = La copia de seguridad { $file } está dañada. Mesas que no se pueden leer: { $broken } de { $tables }. Haz otra, por favor.
error-backup-foreign = { $file } no es una copia de seguridad de las mesas de este juego.
error-backup-in-use = { $file } está en uso: las jugadas más nuevas están en { $wal }. Haz una copia y comprueba la copia.
backup-good = La copia de seguridad { $file } está bien. Mesas: { $tables }. Entradas del registro: { $entries }. Esquema: { $version }.
error-host-and-only-here = --host y --only-here no se pueden usar juntas.
error-no-workers = --workers 0 necesita un --bus que lleve a otros procesos `worker`.
error-processes = --processes necesita PostgreSQL y Redis: --database postgresql://… y --bus redis://…
error-processes-failed = Un proceso del servidor no ha podido empezar. Las líneas de arriba dicen por qué.
page-description = Los perros asustan a los gatos, los gatos cazan ratones, los ratones comen queso. ¡Salva el tuyo! Un juego de cartas para dos, tres o cuatro, con amigos de cerca y de lejos.
page-noscript = Cheese Rescue necesita JavaScript: actívalo, por favor.

## The rules page

rules-title = Aprende las reglas
rules-lead = ¡Salva tu queso!
rules-idea = Por turnos, cada jugador echa una carta junto a las demás, hasta que el cuadrado de la mesa está lleno. Entonces empieza la persecución: primero los perros, luego los gatos y al final los ratones. ¡Gana quien salva más queso!
rules-facts = De 2 a 4 jugadores, de 7 a 99 años. Una partida dura más o menos un cuarto de hora.
rules-chain-dogs = Los perros asustan a los gatos.
rules-chain-cats = Los gatos cazan ratones.
rules-chain-mice = Los ratones comen queso.
# A little board, read aloud. $cards: the cards of a row, from left to right
rules-row = Fila { $row }: { $cards }.
rules-row-alone = De izquierda a derecha: { $cards }.
# $shape: whose cheese it is
rules-owned = { $card } ({ $shape })
rules-new = { $card } (carta nueva)
rules-empty = vacía
# An empty square before the game
rules-square = Un cuadrado vacío de { $size } por { $size } casillas.
rules-square-start = Un cuadrado de { $size } por { $size } casillas con la carta de inicio en el centro.
# Before a little board: such a move is allowed, or it is not
rules-yes = ¡Sí!
rules-no = ¡No!
# $board: a little board, read aloud as above
rules-before = Antes. { $board }
rules-after = Después. { $board }

rules-cards = Las cartas
rules-cards-dog = Un perro ladra, y todos los gatos que tiene al lado salen corriendo.
rules-cards-cat = Un gato atrapa a todos los ratones que tiene al lado. ¡Pero solo si antes no lo ha espantado un perro!
rules-cards-mouse = Un ratón se come todos los quesos que tiene al lado. ¡Pero solo si antes no lo ha atrapado un gato!
rules-cards-start = Aquí empieza la partida. Esta carta no persigue a nadie, y nadie la persigue.
rules-cards-beside = «Al lado» quiere decir a la izquierda, a la derecha, encima o debajo. Las esquinas no cuentan.
rules-cards-nobody = Los animales no son de nadie. Un ratón se come tu queso aunque hayas echado tú el ratón.
rules-cards-cheese = Solo el queso tiene dueño. Cada jugador tiene seis quesos de una misma forma: así se ve siempre de quién son.
rules-cards-worth = Tus seis quesos valen 1, 1, 1, 2, 2 y 3 puntos. En total son 10.

rules-ready = Antes de empezar
rules-ready-size = El cuadrado será de { $size } por { $size } cartas.
rules-ready-start = La carta de inicio va en el centro de la mesa.
rules-ready-no-start = Sin carta de inicio: se queda en la caja.
# $dogs, $cats, $mice: such as “3 dogs”
rules-ready-in = Se juega con { $dogs }, { $cats } y { $mice }.
rules-ready-out = Vuelven a la caja: { $dogs }, { $cats } y { $mice }.
rules-ready-all = Se juega con todos los animales: { $dogs }, { $cats } y { $mice }.
rules-ready-choose = Elige una forma y toma sus seis quesos. Las formas que nadie elige vuelven a la caja.
rules-ready-shuffle = Baraja los animales y ponlos boca abajo. Ese es el montón.
rules-ready-draw = Roba 2 cartas del montón. Ahora tienes 8 cartas en la mano. ¡Que nadie las vea!
rules-ready-oldest = Empieza quien tiene más años. Luego se sigue en el sentido de las agujas del reloj.
rules-ready-here = Aquí las cartas se barajan y se reparten solas. Nadie te pregunta cuántos años tienes: quien abre la mesa dice quién empieza, o lo deja a la suerte.

rules-turn = Tu turno
rules-turn-lay = Echa una carta: un animal o uno de tus quesos.
rules-turn-draw = Roba la carta de arriba del montón. Vuelves a tener 8 cartas.
rules-turn-where = ¿Dónde puedo echar mi carta?
rules-turn-first = La primera carta de todas va junto a la carta de inicio.
rules-turn-pass = Echa siempre una carta, nunca dos. No puedes pasar.
rules-turn-side = Tu carta tiene que tocar otra carta por un lado entero.
rules-turn-side-yes = El queso nuevo toca al ratón por un lado.
rules-turn-side-no = Aquí el queso solo toca una esquina.
rules-turn-fit = Todas las cartas juntas tienen que caber en el cuadrado. Al principio no tiene bordes fijos: puede crecer hacia un lado o hacia otro, pero nunca pasar de su tamaño.
rules-turn-fit-yes = Este cuadrado pequeño mide 3 cartas de ancho y 3 de alto. Debajo todavía cabe una carta.
rules-turn-fit-no = Una cuarta carta en la fila no cabe.
rules-turn-stay = Puedes probar casillas todo el tiempo que quieras. Cuando dices «aquí», tu carta ya no se mueve.
rules-turn-empty = Cuando el montón se acaba, ya nadie roba.
rules-turn-secret = Tu mano es secreta, y el orden del montón también. Pero todos pueden saber cuántas cartas tienen los demás, y qué quesos. El único misterio es: ¿quién tiene qué animales?

rules-chase = La persecución
rules-chase-full = Cuando el cuadrado está lleno, empieza la persecución. Cada jugador ha echado 12 cartas. Las 3 que te quedan en la mano ya no cuentan.
rules-chase-order = Tiene tres pasos, siempre en este orden:
rules-chase-dogs = Primero los perros: todos los gatos que están al lado de un perro salen corriendo.
rules-chase-dogs-here = El gato de arriba está al lado del perro. ¡Allá va!
rules-chase-cats = Luego los gatos: los que siguen ahí atrapan a los ratones que tienen al lado.
rules-chase-cats-here = El gato atrapa al ratón que tiene al lado. ¡El queso está a salvo!
rules-chase-mice = Al final los ratones: los que siguen ahí se comen los quesos que tienen al lado.
rules-chase-mice-here = El ratón se come el queso de 2 puntos. ¡El otro queso está a salvo!
rules-chase-together = En cada paso, todas las cartas se van al mismo tiempo.
rules-chase-together-here = Y ahora, toda la persecución: el gato que está al lado del perro sale corriendo, el otro gato atrapa al ratón y el queso de 3 puntos está a salvo.

rules-show = Mira una persecución
rules-show-text = Aquí dos jugadores acaban de llenar su cuadrado. ¡Que empiece la persecución!
rules-show-riddle = Una adivinanza: un ratón se libra porque un perro espanta a su gato. ¿Cuál es, y qué se come?
rules-show-lost = Ahora mismo no puedo mostrar la persecución. Vuelve a cargar la página dentro de un momento.

rules-points = ¿Quién gana?
rules-points-add = Suma los puntos de tus quesos que siguen ahí. ¡Gana quien tiene más puntos!
rules-points-level = ¿Empate? Entonces gana quien ha salvado más quesos.
rules-points-shared = ¿Otra vez empate? Entonces la victoria se comparte: entre dos, entre tres o entre los cuatro, aunque nadie tenga puntos.
# Beside the cheeses that are left to somebody: “3 points, 1 cheese”
rules-points-count = { $points }, { $cheeses }
rules-points-example = 3 puntos cada uno. Pero dos quesos ganan a uno.

rules-three = Con tres jugadores
rules-three-start = No hay carta de inicio. Quien empieza echa la primera carta donde quiera.
rules-three-size = El cuadrado será de 6 por 6 cartas.
rules-three-centred = No hay cuadrado centrado, porque no hay carta de inicio para el centro.
rules-three-same = Todo lo demás es igual.

rules-variants = Dos variantes
rules-variants-lead = Quien abre una mesa puede elegir una, o las dos. Si no, se juega como está explicado arriba.
rules-centred = El cuadrado centrado
rules-centred-text = La carta de inicio está justo en el centro del cuadrado. Así sabes desde el principio dónde están los bordes. Para dos o cuatro jugadores.
rules-russian = El folleto ruso
rules-russian-text = Los perros salen dos veces: en el segundo paso atrapan a los ratones que tienen al lado, y los gatos no atrapan nada. Así está escrito en el folleto ruso del juego. Seguramente es un error, ¡pero es divertido probarlo! Para dos, tres o cuatro jugadores.
rules-russian-here = El perro atrapa al ratón que tiene al lado. Al otro, el gato no le hace nada.

rules-questions = Preguntas
rules-ask-fled = Un gato que ha salido corriendo, ¿todavía atrapa ratones?
rules-tell-fled = No. Cuando les toca a los gatos, ya no está. Así que su ratón se queda y se come el queso.
rules-ask-two-cats = ¿Y si el ratón está entre dos gatos?
rules-tell-two-cats = Un gato sale corriendo. El otro sigue ahí, y con uno basta: atrapa al ratón.
rules-ask-corner = ¿Cuenta si dos cartas se tocan por una esquina?
rules-tell-corner = No, ni al echar una carta ni en la persecución. Aquí el perro no le hace nada al gato.
rules-ask-dogs = ¿Los perros atrapan ratones? ¿Comen queso?
rules-tell-dogs = No. A los perros solo les importan los gatos. Y los gatos no tocan el queso.
rules-ask-own = ¿Mi ratón se come mi propio queso?
rules-tell-own = ¡Sí! Los animales no son de nadie.
rules-ask-many = ¿Puede un ratón comerse más de un queso?
rules-tell-many = Sí, todos los quesos que tiene al lado. Pueden ser cuatro.
rules-ask-start = ¿Qué hace la carta de inicio en la persecución?
rules-tell-start = Nada. Es como una pared: nadie ve lo que hay detrás.
rules-ask-hand = ¿Tengo que echar todos mis quesos?
rules-tell-hand = No. Al final te quedan tres cartas en la mano, y pueden ser quesos. Pero un queso en la mano no da puntos.
rules-ask-leave = ¿Y si alguien tiene que irse?
rules-tell-leave = Entonces un robot juega con sus cartas hasta que vuelva.

rules-makers = ¿Quién inventó el juego?
rules-own-words = Estas son las reglas con nuestras propias palabras. Los folletos de la caja no dicen cuántos animales hay de cada clase ni cuánto valen los quesos. Por eso jugamos con 6 perros, 12 gatos y 18 ratones, y con los puntos que ves arriba.

## What we keep

kept-title = Lo que guardamos de ti
kept-lead = Nada que diga quién eres.
kept-no-account = Sin cuenta, sin correo, sin contraseña.
kept-no-cookies = Sin cookies y sin anuncios. Nadie te sigue los pasos.
kept-no-others = No participa ningún otro ordenador. Las imágenes, los sonidos y las palabras vienen del mismo ordenador que el juego.
kept-table = En tu mesa
kept-table-lead = Para que una partida pueda seguir mañana, el ordenador donde funciona el juego guarda:
kept-table-cards = qué cartas se han echado, dónde y cuándo;
kept-table-name = el nombre que elegiste. Solo lo ven quienes se sientan a tu mesa. No hace falta que sea el de verdad, y si no escribes ninguno, el juego te pone uno gracioso.
kept-table-days = { $days ->
    [one] Si en una mesa no pasa nada durante { $days } día, se borra, con todos sus nombres y todas sus cartas.
    [many] Si en una mesa no pasa nada durante { $days } de días, se borra, con todos sus nombres y todas sus cartas.
   *[other] Si en una mesa no pasa nada durante { $days } días, se borra, con todos sus nombres y todas sus cartas.
}
kept-delete = Borrar una mesa ahora
kept-delete-how = No tienes que esperar. Quien abrió la mesa puede borrarla en cualquier momento, y cualquier otra persona de la mesa, cuando la partida ha terminado. Está en el menú de la mesa. Entonces todo desaparece de una vez.
kept-reactions = Lo que se dice en la mesa
kept-reactions-how = En la mesa no se puede escribir, solo decir palabras ya preparadas como «¡Hola!» y «¡Bravo!». No las guardamos. Si te molestan, apágalas en el menú de la mesa.
kept-device = En este dispositivo
kept-device-lead = Tu navegador se acuerda de cuatro cosas, solo aquí:
kept-device-seats = tus sillas, para que puedas volver a tus mesas;
kept-device-settings = tus ajustes, como el idioma y el sonido, tu nombre y tu forma;
kept-device-games = tus partidas, y con quién jugaste, para que puedas verlas otra vez. De las muy antiguas, solo cuántas fueron y a qué robots venciste;
kept-device-done = tus acertijos y lecciones: cuáles has probado, cuáles has resuelto y por dónde vas en «Enséñame».
kept-device-shared = Quien use este dispositivo después de ti también puede verlas. Si no quieres, pulsa el botón.
kept-forget = Olvidar todo en este dispositivo
kept-forget-sure = ¿De verdad, todo? Tus sillas, ajustes, partidas, acertijos y lecciones en este dispositivo desaparecerán para siempre.
kept-forget-yes = Sí, olvidar todo
kept-forget-no = No, guardarlo
kept-forgotten = Hecho. Este dispositivo ya no se acuerda de nada.
kept-adults = Para adultos, con más detalle
kept-adults-server = Por cada mesa, el servidor lleva un registro en su base de datos: las opciones, los nombres escritos (12 letras como mucho), las formas y los niveles de ayuda, cada jugada con su hora, los números al azar con los que se barajó y una huella (hash) de la clave de cada silla. Cuando la mesa se borra, su registro se elimina y se sobrescribe. Quien tiene el servidor en marcha puede leer la base de datos; si hace copias, son responsabilidad suya.
kept-adults-rest = Las direcciones de red solo se guardan en memoria, para evitar abusos. No hay registro de accesos, salvo que lo active quien tiene el servidor en marcha, e incluso entonces no contiene direcciones ni nombres. El navegador usa su almacenamiento local y ninguna cookie. Una partida guardada no contiene nombres ni fechas, ni dice dónde se jugó. Quien abre una partida guardada la envía al servidor para leerla; el servidor no la guarda.

## The finale in the browser

finale-hush = Silencio… todos abren los ojos.
finale-count = Ahora cuentan los quesos que quedan.
# On a player's chip, under the points
finale-left = { $count ->
    [one] { $count } queso a salvo
    [many] { $count } de quesos a salvo
   *[other] { $count } quesos a salvo
}
# In paper bubbles over dogs, mice that are lucky, mice that eat and mice that have eaten
finale-woof = ¡Guau!
finale-phew = ¡Uf!
finale-munch = ¡Ñam!
finale-burp = ¡Burp!
finale-square = El cuadrado durante la persecución
finale-place-gone = { CAPITAL($cell) }: ahora vacía. Antes: { $card }
# Buttons
finale-start = Empezar la persecución
finale-look-up = ¡Mira la pantalla grande!
finale-controls = Botones de la persecución
finale-play = Reproducir
finale-pause = Pausa
finale-back = Un paso atrás
finale-on = Un paso adelante
finale-again-part = Esta parte otra vez
finale-again = Todo otra vez
finale-slower = Más despacio
finale-skip = Ir al final
finale-text = Leerlo como texto
finale-tap = Toca cualquier casilla y te cuenta su historia.
# The result, for whoever holds the device
result-saved = { $count ->
    [0] Esta vez no queda ningún queso.
    [one] ¡Has salvado { $count } punto!
    [many] ¡Has salvado { $count } de puntos!
   *[other] ¡Has salvado { $count } puntos!
}
result-win = ¡Has ganado!
# The last name of those who share a victory: “Anna and you”
result-you = tú
# $place counts from 1; inside a sentence
result-place = { $place ->
    [1] primer puesto
    [2] segundo puesto
    [3] tercer puesto
   *[other] cuarto puesto
}
result-placed = { $who }: { $place }
# $winner: “Anna wins!”
result-you-placed = { CAPITAL($place) }. { $winner }
# The story of a place. $mouse, $cat, $cats, $dogs … point at places: “①”, or “(2 right, 1 up)” for screen readers; $count is how many.
story-cheese-yours = { $points ->
    [one] Tu queso de { $points } punto
    [many] Tu queso de { $points } de puntos
   *[other] Tu queso de { $points } puntos
}
story-cheese-theirs = { $points ->
    [one] { $who }: queso de { $points } punto
    [many] { $who }: queso de { $points } de puntos
   *[other] { $who }: queso de { $points } puntos
}
story-cheese-eaten = Se lo comió este ratón { $mouse }.
story-cheese-eaten-too = Este ratón { $mouse } también le dio un mordisco.
story-cheese-saved = ¡Salvado!
story-cheese-no-mouse = No había ningún ratón al lado.
story-cheese-cat-helped = { $count ->
    [one] Al ratón de al lado { $mouse } lo atrapó este gato { $cats }.
    [many] Al ratón de al lado { $mouse } lo atraparon estos gatos { $cats }.
   *[other] Al ratón de al lado { $mouse } lo atraparon estos gatos { $cats }.
}
story-cheese-dog-helped = { $count ->
    [one] Al ratón de al lado { $mouse } lo atrapó este perro { $dogs }.
    [many] Al ratón de al lado { $mouse } lo atraparon estos perros { $dogs }.
   *[other] Al ratón de al lado { $mouse } lo atraparon estos perros { $dogs }.
}
story-mouse-no-cat = No había ningún gato al lado de ese ratón.
story-mouse-no-dog = No había ningún perro al lado de ese ratón.
story-mouse-cat-fled = { $count ->
    [one] El gato { $cat } al lado de ese ratón había huido de este perro { $dogs }.
    [many] El gato { $cat } al lado de ese ratón había huido de estos perros { $dogs }.
   *[other] El gato { $cat } al lado de ese ratón había huido de estos perros { $dogs }.
}
story-mouse-ate = { $count ->
    [one] Escapó y se comió este queso { $cheeses }.
    [many] Escapó y se comió estos quesos { $cheeses }.
   *[other] Escapó y se comió estos quesos { $cheeses }.
}
story-mouse-idle = Escapó, pero no encontró ningún queso.
story-mouse-caught-by-cat = { $count ->
    [one] Lo atrapó este gato { $cats }.
    [many] Lo atraparon estos gatos { $cats }.
   *[other] Lo atraparon estos gatos { $cats }.
}
story-mouse-caught-by-dog = { $count ->
    [one] Lo atrapó este perro { $dogs }.
    [many] Lo atraparon estos perros { $dogs }.
   *[other] Lo atraparon estos perros { $dogs }.
}
story-cat-fled = { $count ->
    [one] Huyó de este perro { $dogs }.
    [many] Huyó de estos perros { $dogs }.
   *[other] Huyó de estos perros { $dogs }.
}
story-cat-missed = { $count ->
    [one] Por eso escapó este ratón { $mice }.
    [many] Por eso escaparon estos ratones { $mice }.
   *[other] Por eso escaparon estos ratones { $mice }.
}
story-cat-no-dog = No había ningún perro a su lado.
story-cat-caught = { $count ->
    [one] Atrapó a este ratón { $mice }.
    [many] Atrapó a estos ratones { $mice }.
   *[other] Atrapó a estos ratones { $mice }.
}
story-cat-idle = No encontró ningún ratón.
story-cats-catch-nothing = En esta partida los gatos no atrapan nada.
story-dog-chased = { $count ->
    [one] Espantó a este gato { $cats }.
    [many] Espantó a estos gatos { $cats }.
   *[other] Espantó a estos gatos { $cats }.
}
story-dog-caught = { $count ->
    [one] Atrapó a este ratón { $mice }.
    [many] Atrapó a estos ratones { $mice }.
   *[other] Atrapó a estos ratones { $mice }.
}
story-dog-idle = No espantó a nadie.
story-start = No persigue a nadie, y nadie la persigue.

## Score our table

# A player of whom only the cheese is known: used like a name
player-by-shape = { $shape ->
    [wheel] Rueda
    [wedge] Cuña
    [block] Bloque
   *[heart] Corazón
}
score-title = Contar nuestros puntos
score-lead = ¿Has jugado con cartas de verdad? Copia aquí tu cuadrado terminado, carta por carta, ¡y empieza la persecución!
score-players = ¿Cuántos jugadores?
score-size = { $size } × { $size }
score-who = ¿Quién tenía qué queso?
# $number: 1 to 4
score-shape-of = Jugador { $number }: ¿qué queso?
score-name-of = Jugador { $number }: ¿qué nombre?
score-name = Nombre
score-rules = ¿Con alguna variante?
score-next = A las cartas
score-way = ¿Cómo quieres hacerlo?
score-in-order = Carta por carta
score-paint = Pintar
score-in-order-how = ¿Qué carta está en la casilla que brilla? Tócala abajo.
score-paint-how = Elige una carta abajo. Luego toca sus casillas o pasa el dedo por encima.
score-keys = Teclas: D perro, C gato, M ratón, S carta de inicio. 3 y luego A: el queso de 3 puntos del primer jugador.
score-square = El cuadrado terminado
score-cell = Fila { $row }, carta { $column }: { $card }
score-palette = Las cartas para elegir
score-face = { CAPITAL($card) }, en el cuadrado: { $count }
score-erase = Quitar una carta
score-undo = Deshacer el último paso
# How many cards are tapped in
score-done = { $done } de { $all }
score-full = ¡Ya están todas las cartas!
score-not-yet = ¡Casi! Esto todavía no puede ser:
score-fine = ¡Ahora todo encaja!
score-change = Jugadores y reglas
score-clear = Vaciar el cuadrado
score-emptied = Ya no queda ninguna carta.
score-bring-back = Recuperarlas
score-inferred = Los folletos no dicen cuántas cartas hay de cada clase. Lo he calculado yo, así que a lo mejor me equivoco.
score-anyway = Contar de todos modos
score-back = Volver al cuadrado
score-keep = Guardar esta partida
score-kept = Esta partida ya está en «Nuestras partidas».
score-again = Contar otro cuadrado

## A game as a picture

picture-share = Compartir como imagen
picture-save = Guardar como imagen
picture-title = Una imagen de tu partida
picture-drawing = Estoy dibujando…
# Before the sentences with the winner and the points, for screen readers.
picture-alt = El cuadrado después de la persecución.
picture-download = Guardar
picture-saved = La imagen está guardada.

## Looking at a game again

replay-title = Ver otra vez
replay-lead = Mira una partida carta por carta. Abre una guardada en un archivo o elige una de las tuyas.
replay-open = Abrir un archivo
replay-drop = O suelta el archivo aquí.
replay-reading = Estoy leyendo la partida…
replay-unreadable = No puedo leer esta partida.
replay-square = El cuadrado
replay-slider = Por dónde va la partida
replay-buttons = Moverse por la partida
replay-first = Al principio
replay-back = Una carta atrás
replay-play = Que siga sola
replay-pause = Parar
replay-on = Una carta adelante
replay-last = Al final
replay-hands = Mostrar las cartas en la mano
# Several equal cards in a hand, read aloud
replay-several = { $count } × { $card }
# A bot laid this card for somebody
replay-stand-in = { $who } ({ $bot })
replay-unfinished = Esta partida no se jugó hasta el final.
replay-source-cards = Esta partida se jugó con las cartas de una partida anterior.
replay-source-ply = Esta partida continúa otra anterior, después de la jugada { $ply }.
replay-luck = ¿Se barajó sin trampas?
replay-luck-how = Antes de una partida, las cartas barajadas se sellan, como dentro de un sobre cerrado. Nadie puede mirar dentro ni cambiarlas. Después de la partida se abre el sobre, y todos pueden comprobarlo.
replay-luck-check = Comprobarlo
replay-luck-same = Antes de la partida, este dispositivo vio el sello y añadió su propio número secreto. Los dos siguen igual. ¡Así que nadie pudo hacer trampas con las cartas!
replay-luck-same-seal = Antes de la partida, este dispositivo vio el sello. Sigue siendo el mismo.
replay-luck-other-seal = Cuidado: antes de la partida, este dispositivo vio otro sello.
replay-luck-other-number = Cuidado: aquí falta el número secreto que añadió este dispositivo.
replay-luck-absent = Este dispositivo no vio el sello antes de la partida. Por eso solo puede comprobar lo que está escrito aquí.
replay-give = Guardarla o compartirla
replay-give-how = Toda la partida está dentro del enlace, sin ningún nombre.
replay-copy = Copiar el enlace
replay-share = Compartir
replay-download = Guardar en un archivo
replay-link = El enlace a esta partida
replay-copied = El enlace está copiado.
replay-copy-yourself = El enlace está seleccionado. ¡Ahora cópialo!
replay-another = Otra partida

## What a review says of a game; kind in tone

review-title = ¿Cómo fue la partida?
review-lead = Voy a mirar cada carta otra vez: qué posibilidades tenía cada jugador, dónde cambió la partida y qué jugadas fueron muy buenas. Solo cuento lo que cada jugador podía saber.
review-start = Mirar con lupa
review-progress = Estoy mirando la carta { $ply } de { $last }…
review-stop = Parar
review-again = Probar otra vez
review-done = Listo: he mirado todas las cartas.
review-curve = Las posibilidades de ganar de cada jugador, carta por carta, según mi estimación
review-slider = Las posibilidades después de cada carta
# $percent: a whole number
review-chance = { $who }: { $percent } %
review-numbers = Las posibilidades en números, después de cada carta
review-turning = Lo más importante
review-none = Nadie dejó escapar una gran ocasión. ¡Bien jugado!
review-well = ¡Muy bien visto!
review-better = Aún mejor: { $card } ({ $cell }).
review-went = Posibilidades de { $who }: más o menos { $before } % con la mejor jugada y { $after } % con esta.
review-went-sure = Posibilidades de { $who }, calculadas hasta el final: { $before } % con la mejor jugada y { $after } % con esta.
review-best = Es la mejor jugada que encuentro.
review-good = Una buena jugada: no veo ninguna claramente mejor.
review-best-sure = Era la mejor jugada: la he calculado hasta el final.
review-what-if = ¿Y si…?
review-as-it-was = Como fue
review-what-if-told = ¿Y si aquí estuviera esta carta: { $card } ({ $cell })?
# In a list of everybody: “Anna 7, Ben 5”
review-points = { $who } { $points }
# What the points would be, or are expected to be; $points is that list
review-would = Entonces los puntos serían, más o menos: { $points }.
review-would-sure = Entonces los puntos serían exactamente: { $points }.
review-made = Tal como se jugó, los puntos serían, más o menos: { $points }.
review-made-sure = Tal como se jugó, los puntos serían exactamente: { $points }.
review-ghost = { $place }. ¿Y si aquí estuviera esta carta: { $card }?

## Our games

games-title = Nuestras partidas
games-running = Tus mesas
games-finished = Partidas terminadas
games-your-turn = ¡Te toca!
games-turn = Le toca a { $who }.
games-going-on = La partida está en marcha.
games-gathering = Faltan jugadores.
games-over = Esta partida ha terminado. ¿Jugar otra vez?
games-to-table = A la mesa
games-empty = Aquí todavía no hay partidas. ¡Es hora de jugar la primera!
games-play = Jugar
games-deleted = La partida está borrada.
games-bring-back = Recuperarla
games-look = Ver otra vez
games-real = Con cartas de verdad
# A game, read aloud: its date, and who played
games-which = { $when }, { $names }
games-delete = Borrar: { $when }, { $names }
games-you-won = ¡Has ganado!
games-unfinished = Sin terminar
games-where = Las partidas, los acertijos y las lecciones se guardan solo en este dispositivo. Si los guardas en un archivo, puedes pasarlos a otro.
games-save = Guardar todas en un archivo
games-bring = Añadir un archivo
games-brought = { $count ->
    [0] Todas estas partidas ya estaban aquí.
    [one] Hay { $count } partida nueva.
    [many] Hay { $count } de partidas nuevas.
   *[other] Hay { $count } partidas nuevas.
}
games-brought-others = Acertijos y lecciones nuevos: { $count }.
games-broken = No encuentro partidas, acertijos ni lecciones en este archivo. ¿Es el correcto?

## The page about what was done on this device

done-title = Lo que he hecho
done-lead = Todo lo que has hecho en este dispositivo se ilumina aquí.
done-games = Mis partidas
done-bots = Robots que he vencido
done-of = { $count } de { $all }
done-puzzles = Acertijos
done-solved = { $count ->
    [0] Todavía ninguno
    [one] { $count } acertijo resuelto
    [many] { $count } de acertijos resueltos
   *[other] { $count } acertijos resueltos
}
done-lessons = Lecciones
done-yes = hecho
done-not-yet = todavía no
done-delete-what = Puedes borrar todo esto: las partidas, los acertijos y las lecciones. Tus sillas y tus ajustes se quedan.
done-delete = Borrar todo esto
done-delete-yes = Sí, borrarlo
done-deleted = Todo está borrado.

## The game in the browser: everywhere

home = Inicio
close = Cerrar
cancel = Ahora no
yes = Sí
no = No
reload = Cargar otra vez
settings-language = Idioma
settings-sound = Sonidos
settings-reactions = Ver lo que dicen los demás
settings-bots = Ritmo de los robots
bots-calm = tranquilo
bots-normal = normal
bots-quick = rápido
settings-theme = Luz
theme-auto = como este dispositivo
theme-light = encendida
theme-dark = apagada
sound-on = Poner el sonido
sound-off = Quitar el sonido
trouble-title = ¡Uy!
trouble-lost = Se ha cortado la conexión. Sigo intentándolo.
trouble-unreachable = No consigo llegar a la mesa. ¿Este dispositivo está conectado a la red? Prueba otra vez en un momento.

## The first page

home-play = Jugar ahora
home-continue = Seguir con la partida
# $bot: the next level
home-next-level = ¡Tres victorias! ¿Ahora contra { $bot }?
home-ways = Otras formas de jugar
home-friends = Jugar con amigos
home-together = En la misma pantalla
home-screen = En la pantalla grande
home-day = Acertijo del día
home-puzzles = Acertijos
home-join = Tengo un código
home-join-go = Entrar
home-score = Contar puntos con cartas de verdad
home-rules = Cómo se juega
home-learn = Enséñame
home-games = Nuestras partidas
home-kept = Lo que guardamos de ti

## A new table

new-title = ¿Quién juega?
new-title-together = En la misma pantalla
new-title-friends = Con amigos que están lejos
new-title-bots = Contra robots
new-title-screen = En la pantalla grande
# Buttons that fill all chairs: everybody is here, somebody is far away, bots, phones around a screen
new-preset-together = Todos aquí
new-preset-friends = A distancia
new-preset-bots = Robots
new-preset-screen = Pantalla grande
new-lead = Toca una silla y elige quién se sienta.
new-add = Añadir la silla { $number }
new-chair = Silla { $number }: { $who }
new-who = ¿Quién se sienta aquí?
new-me = Yo: { $name }
new-here = Alguien aquí
new-far = Alguien lejos
# Somebody in front of the big screen
new-phone = Teléfono
new-name = Nombre, si quieres
new-name-done = Listo
new-or-bot = O un robot:
new-remove = Quitar esta silla
new-screen = Esta pantalla muestra la mesa. Cada uno juega con su teléfono.
levels-all = Más robots
new-more = Más…
new-open = Abrir la mesa
levels-title = ¿Quién quieres que juegue?
# How strong a bot is; $level counts from 1, the weakest
levels-strength = Fuerza { $level } de { $levels }
bot-own-character = Lo ha traído quien lleva este servidor.
# $bot: the one that is chosen
levels-other = { $bot }: elegir otro robot
option-oldest = Empieza quien tiene más años
option-watchers = Otros pueden mirar
option-no-watchers = Se juega sin público
option-neighbours = Las cartas vecinas reaccionan cuando pruebas una carta
option-neighbours-on = Las cartas vecinas reaccionan
options-agreed = En esta mesa
pace-over-days = Durante varios días: sin prisa, cada uno juega cuando puede

## Before the deal

gathering-title = Alrededor de la mesa
gathering-waiting = { $count ->
    [one] Queda { $count } silla libre.
    [many] Quedan { $count } de sillas libres.
   *[other] Quedan { $count } sillas libres.
}
gathering-ready = Ya no falta nadie.
gathering-soon = Empieza en un momento.
gathering-start = Repartir las cartas
chair-free = Silla libre
chair-sit-too = Otra persona aquí
chair-bot = Que juegue un robot
# For a chair where a bot plays
chair-other-bot = Elegir otro robot
chair-yours = en este dispositivo
sit-name = Tu nombre, si quieres
name-too-long = Un nombre puede tener { $most } letras como mucho.
sit-shape = Tu forma
invite-code = Escribe este código:
invite-qr = Un código para escanear: lleva a esta mesa
invite-link = Enlace a esta mesa
invite-copy = Copiar el enlace
invite-copied = Copiado
invite-share = Compartir
sit-down = Sentarme
sit-as = Eres { $who }.
sit-change = Cambiar
chair-sit = Sentarme en la silla { $number }
chair-fill = La silla { $number } está libre. Elige quién se sienta.
gathering-fill = { $count ->
    [one] Un robot para la silla libre
    [many] Robots para las sillas libres
   *[other] Robots para las sillas libres
}
gathering-phone = También se pueden repartir las cartas desde un teléfono.
invite-screen = Cómo entrar
invite-scan = Escanea esto con tu teléfono
invite-type = o abre { $address } y escribe este código:

## At the table

table-finding = Buscando la mesa
table-finding-explained = Un momento…
table-gone = Esta mesa ya no está
table-closed = Ahora no puedes sentarte aquí
table-link-broken = A este enlace le falta algo. Pídelo otra vez o escribe el código en la página de inicio.
table-ended = Alguien ha borrado esta mesa. ¡Abre otra!
table-watching = Estás mirando la partida.
table-players = Jugadores
table-square = El cuadrado de cartas
table-hand = Tu mano
table-your-turn = Es tu turno.
table-turn = Le toca a { $who }.
table-over = ¡El cuadrado está lleno!
table-pick = Te toca: elige una carta.
table-pick-first = Elige primero una carta de tu mano.
table-picked = { CAPITAL($card) }: ahora elige una casilla.
table-ghost-told = { CAPITAL($card) }, { $cell }: la carta todavía no está echada.
table-ghost-keys = Pulsa Enter para echarla o Escape para devolverla a la mano.
# Facts about a card that is tried out: `beside-cheese-mouse` is for a cheese with $count mice next to it.
beside-cat-dog = { $count ->
    [one] Hay un perro al lado de este gato.
    [many] Hay { $count } de perros al lado de este gato.
   *[other] Hay { $count } perros al lado de este gato.
}
beside-dog-cat = { $count ->
    [one] Hay un gato al lado de este perro.
    [many] Hay { $count } de gatos al lado de este perro.
   *[other] Hay { $count } gatos al lado de este perro.
}
beside-mouse-cat = { $count ->
    [one] Hay un gato al lado de este ratón.
    [many] Hay { $count } de gatos al lado de este ratón.
   *[other] Hay { $count } gatos al lado de este ratón.
}
beside-cat-mouse = { $count ->
    [one] Hay un ratón al lado de este gato.
    [many] Hay { $count } de ratones al lado de este gato.
   *[other] Hay { $count } ratones al lado de este gato.
}
beside-mouse-dog = { $count ->
    [one] Hay un perro al lado de este ratón.
    [many] Hay { $count } de perros al lado de este ratón.
   *[other] Hay { $count } perros al lado de este ratón.
}
beside-dog-mouse = { $count ->
    [one] Hay un ratón al lado de este perro.
    [many] Hay { $count } de ratones al lado de este perro.
   *[other] Hay { $count } ratones al lado de este perro.
}
beside-cheese-mouse = { $count ->
    [one] Hay un ratón al lado de este queso.
    [many] Hay { $count } de ratones al lado de este queso.
   *[other] Hay { $count } ratones al lado de este queso.
}
beside-mouse-cheese = { $count ->
    [one] Hay un queso al lado de este ratón.
    [many] Hay { $count } de quesos al lado de este ratón.
   *[other] Hay { $count } quesos al lado de este ratón.
}
table-lay = Echarla aquí
table-take-back = Devolver a la mano
table-taken-back = La carta vuelve a tu mano.
table-laid = { $who }: { $card } ({ $cell }).
table-you-laid = Tú: { $card } ({ $cell }).
table-no-move = Todavía no hay ninguna carta echada.
round-replay = ¿Qué acaba de pasar?
moves-title = Jugadas
table-drawn = Robas: { $card }.
table-no-cards = Sin cartas
table-holds = { $who }: { $cards }, { $cheeses }.
table-would-have = { $points ->
    [one] { $who } tendría { $points } punto.
    [many] { $who } tendría { $points } de puntos.
   *[other] { $who } tendría { $points } puntos.
}
table-edge = El cuadrado termina aquí.
table-pile = Cartas en el montón
table-unseen = Por descubrir: { $card }
table-nudge = ¡Hola! Los demás te esperan.
cheese-yours = { $points ->
    [one] tu queso de { $points } punto
    [many] tu queso de { $points } de puntos
   *[other] tu queso de { $points } puntos
}
cheese-theirs = { $points ->
    [one] queso de { $points } punto de { $who }
    [many] queso de { $points } de puntos de { $who }
   *[other] queso de { $points } puntos de { $who }
}
hand-stack = { $count ->
    [one] { CAPITAL($card) }
    [many] { CAPITAL($card) }, { $count } de cartas
   *[other] { CAPITAL($card) }, { $count } cartas
}
cell-empty = vacía
cell-alone = { CAPITAL($cell) }: { $card }
cell-beside = { CAPITAL($cell) }: { $card }. Al lado: { $beside }
cell-place = { $place }. Aquí puede ir una carta.
cell-ghost = { $place }. Aquí está tu carta, todavía sin echar: { $card }.
cell-last = { $place }. Es la última carta echada.
# A card that was laid since the reader's last turn: the first, the second … of $count
cell-laid = { $place }. { $count ->
    [1] Carta nueva, echada por { $who }.
   *[other] Carta nueva { $number } de { $count }, echada por { $who }.
}
cell-doomed = { $place }. Si la partida acabara ahora, esta carta se iría.
cell-hinted = { $place }. La pista señala aquí.
chip-you = Tú: { $who }
chip-turn = le toca
chip-bot = un robot
chip-stand-in = { $bot } juega en su lugar
chip-away = ahora no está
# On a player’s chip, where there is room for two short words
chip-away-word = no está
chip-bot-plays = un robot
chip-hints = pistas
curtain-next = Ahora le toca a { $who }. ¡Los demás, a mirar a otro lado!
curtain-open = Soy { $who }
reactions-title = Decir algo
reaction-told = { $who }: { $what }

## Help, seats and the menu

help-title = ¿Cuánta ayuda?
help-real-table = Mesa de verdad
help-real-table-explained = No se muestra nada. Las casillas las encuentras tú.
help-places = Casillas
help-places-explained = Muestra dónde puede ir una carta.
help-forecast = Previsión
help-forecast-explained = Muestra las casillas y lo que se iría si la partida acabara ahora. Si pides una pista, te dice qué carta echar, dónde exactamente y por qué.
help-hint-card = Pista: la carta
help-hint-card-explained = Muestra las casillas. Si pides una pista, te dice qué carta echar.
help-hint-region = Pista: la zona
help-hint-region-explained = Muestra las casillas. Si pides una pista, te dice qué carta echar y más o menos dónde.
help-hint-place = Pista: la casilla
help-hint-place-explained = Muestra las casillas. Si pides una pista, te dice qué carta echar, dónde exactamente y por qué.
help-shared = Cuando varias personas comparten la pantalla, la previsión nunca se muestra.
# A button beside the hand
hint-ask = Pista
hint-thinking = Estoy pensando…
hint-first = Todavía me estoy preparando. La primera pista tarda un poco más.
# The hint itself, then why; $card: a card of the hand
hint-card-told = Prueba con esta carta: { $card }.
hint-region-told = Prueba con esta carta en una de las casillas marcadas: { $card }.
hint-place-told = Prueba con esta carta: { $card }. La casilla: { $cell }.
hint-sure = Lo he calculado todo: no hay nada mejor.
hint-guess = Es lo mejor que se me ocurre.
# On the card in the hand, read aloud
hint-this-card = { CAPITAL($card) }. La pista dice: esta carta.
seat-plays-for-you = { $bot } juega por ti.
seat-come-back = Vuelvo a jugar yo
seat-leave = Levantarme
seat-leave-bot = Levantarme y que siga un robot
seat-call-bot = Que siga un robot en su lugar
seat-away = { $who } ahora no está.
seat-empty = Liberar esta silla
seat-own-link = Pasar esta silla a otro dispositivo
seat-own-link-explained = Solo para ti: quien abre este enlace juega con tus cartas.
# A chair that was emptied during a game; $bot plays on until somebody takes it
request-question = { $who } quiere jugar en vez del robot { $bot }. ¿Te parece bien?
request-answered = Falta la respuesta de los demás.
request-waiting = Esperando a que los demás estén de acuerdo.
# $number: the first card that may be theirs
hand-overs-title = Cambios de jugador
hand-over-person = Desde la carta { $number }, { $who } juega con esta mano.
hand-over-bot = Desde la carta { $number }, el robot { $who } juega con esta mano.
devices-open = { $count ->
    [one] Esta silla está abierta en { $count } dispositivo.
    [many] Esta silla está abierta en { $count } de dispositivos.
   *[other] Esta silla está abierta en { $count } dispositivos.
}
devices-sign-out = Cerrar la silla en los demás dispositivos
devices-sign-out-sure = ¿De verdad? Esos dispositivos pierden la silla y el enlace antiguo deja de funcionar.
devices-also-open = Esta silla también está abierta en otro dispositivo.
devices-sign-it-out = Cerrarla allí
devices-signed-out = Esta silla se ha abierto en otro dispositivo.
menu-title = Ajustes
menu-invite = Invitar a más gente
menu-keys = Teclas
menu-delete = Borrar esta mesa para todos
menu-delete-sure = ¿De verdad? Desaparecerá para todos.
keys-pick = elegir una carta de mi mano
keys-move = ir de casilla en casilla
keys-lay = probar la carta ahí y luego echarla
keys-back = devolverla a la mano
keys-hand = escuchar las cartas de mi mano
keys-last = escuchar la última jugada
keys-replay = ver lo que acaba de pasar
keys-turn = ¿a quién le toca?
keys-score = ¿quién tiene qué?
keys-hint = pedir una pista
keys-help = mostrar las reglas y estas teclas
after-title = Después de la partida
after-again = Jugar otra vez
after-next = A la siguiente partida
after-replay = Verla otra vez
play-on = Seguir jugando desde aquí
play-on-try = Lo intento yo
play-on-same = Las mismas cartas otra vez
play-on-who = ¿Quién quieres ser?
play-on-me = Soy yo
play-on-others = ¿Y los demás?
play-on-known = Con estas cartas ya se ha jugado: a lo mejor te acuerdas de ellas.
play-on-go = ¡A jugar!
# $who: one name, or several in a list
after-wish = { $count ->
    [one] { $who } quiere jugar otra vez.
    [many] { $who } quieren jugar otra vez.
   *[other] { $who } quieren jugar otra vez.
}
after-wish-open = ¿Otra partida?
after-waiting = Esperando a { $who }…
after-join = Entrar a jugar: un robot juega por ti
# Over all games at this table
evening-title = Resultados hasta ahora
evening-won = { $count ->
    [one] { $count } victoria
    [many] { $count } de victorias
   *[other] { $count } victorias
}
