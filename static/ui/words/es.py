"""The page's own texts in Spanish. What the rules say (cards, powers, questions, news) comes from `engine.wording`."""

from engine.wording.es.grammar import listed

DIRECTION = "ltr"
DIGITS = "0123456789"

# Everywhere
TITLE = "Race for the Galaxy"
TAGLINE = "Construye el imperio galáctico más próspero."
UNOFFICIAL = "Una versión de aficionados, no oficial y sin ánimo de lucro."
GUEST = "Capitán"      # who plays without having typed a name
CLOSE = "Cerrar"
LOADING = "Un momento…"
CONNECTION_LOST = "Se perdió la conexión. Se está reintentando; no se pierde nada."
UNREACHABLE = "No se pudo contactar con el servidor. Inténtalo de nuevo."
NO_ROOM = "No existe esa sala."
LESSON_ENDED = "Quien enseña ha terminado la lección. No se guarda nada de ella."
HOME = "Inicio"
BROKEN = "Algo ha fallado en esta página. La partida está a salvo en el servidor."
RELOAD = "Volver a cargar la página"
NEEDS_SCRIPTS = "Esta página necesita JavaScript."
OLD_PAGE = "El servidor tiene una página más nueva que esta. Si algo se ve mal, vuelve a cargar la página."
LANGUAGE = "Idioma"
THEME = {"auto": "Colores: como tu dispositivo", "dark": "Colores: oscuros", "light": "Colores: claros"}
LINK_COPIED = "Enlace copiado. Envíalo a quienes jueguen contigo."
NOT_COPIED = "El navegador no deja copiar a esta página. Marca el enlace y cópialo a mano."

# What the server refuses, by its reason and what it adds to it; reasons of the rules are worded by the engine
REFUSALS = {
    "bad_name empty": "Escribe un nombre.",
    "bad_name control": "Un nombre no puede contener saltos de línea ni caracteres de control.",
    "bad_name long": "Un nombre puede tener como mucho 24 caracteres.",
    "bad_bot": "No existe ese bot.",
    "bad_lesson": "No existe esa lección.",
    "bad_option bots": "Debe quedar un asiento para ti: quita un bot.",
    "busy": "El servidor está lleno en este momento. Inténtalo más tarde.",
    "full": "Esta sala está llena. Puedes mirar la partida.",
    "full learners": "Esta lección no admite más alumnos. Puedes mirar.",
    "held": "Mira arriba: quien enseña ha parado la partida un momento.",
    "internal": "Algo ha fallado en el servidor, y no ha cambiado nada.",
    "late": "La partida ha seguido mientras tanto. Vuelve a mirar.",
    "malformed": "No se pudo entender ese mensaje.",
    "no_step": "No hay nada más en esa dirección.",
    "no_tables": "Hay de 1 a 15 mesas, y alguien tiene que sentarse a ellas.",
    "not_asked": "Ahora no se pregunta nada.",
    "not_free": "Ese asiento está ocupado.",
    "not_free bot": "No hay ningún bot en ese asiento.",
    "not_free seat": "No existe ese asiento.",
    "not_full": "Todos los asientos deben estar ocupados para empezar la partida.",
    "not_host": "Solo el anfitrión de la sala puede hacer eso.",
    "not_lobby": "La partida ya ha empezado.",
    "not_over": "La partida aún no ha terminado.",
    "not_playing": "La partida aún no ha empezado.",
    "not_seated": "Estás mirando: solo los jugadores pueden hacer eso.",
    "not_seated learner": "Estás mirando: solo quienes participan pueden hacer eso.",
    "not_teacher": "Solo quien enseña en esta sala puede hacer eso.",
    "not_testing": "Este servidor no abre posiciones de prueba.",
    "origin": "Lo pidió otro sitio, así que no se ha hecho.",
    "retry": "El servidor no pudo guardarlo ahora, así que no ha cambiado nada. Inténtalo de nuevo.",
    "retry looking": "El servidor no puede consultarlo ahora. Inténtalo de nuevo.",
    "too_large": "Ese mensaje es demasiado grande.",
    "too_many": "Demasiados mensajes a la vez. Espera un momento.",
    "too_many rooms": "Han sido muchas salas nuevas a la vez. Espera un minuto.",
    "too_many unknown": "Han sido demasiadas salas desconocidas. Espera un minuto.",
}

# Home
PLAY_NOW = "Jugar ya contra un bot"
PLAY_NOW_HELP = "Una primera partida con manos preparadas. Sin formularios."
CREATE = "Jugar con amigos"
JOIN = "Entrar en una sala"
YOUR_NAME = "Tu nombre"
GAME = "Juego"
PLAYERS = "Jugadores"
BOTS = "de ellos, bots"
EDITIONS = {2: "2.ª edición", 1: "1.ª edición"}
HANDS = {"off": "Nadie", "all": "Todos", "newcomers": "Principiantes"}
MAKE_ROOM = "Crear la sala"
ROOM_CODE = "Código de la sala"
ENTER_ROOM = "Ir a la sala"
NAME_MISSING = "Escribe primero tu nombre."
CODE_MISSING = "Escribe el código de la sala."

# Lobby
ROOM = "Sala"
INVITE = "Invita a otros"
INVITE_HELP = "Que abran este enlace o escaneen el código. No hace falta cuenta."
COPY_LINK = "Copiar enlace"
PROJECTOR = "Abrir la mesa para un proyector"
SEATS = "Asientos"
FREE_SEAT = "Libre"
BOT = "bot"
HOST_STARTS = "El anfitrión empieza la partida."
ADD_BOT = "Añadir un bot"
REMOVE_BOT = "Quitar"
START = "Empezar la partida"
TAKE_SEAT = "Sentarse"
WATCHING = "Estás mirando."
BOT_PLAYS_ON = "Que siga un bot en su lugar"
AWAY_NOW = "Este jugador no está conectado en este momento."
AWAY = "ausente"
THAT_IS_YOU = "tú"
FIRST_GAME = "Es mi primera partida"
NEWCOMER = "primera partida"
QR_LABEL = "Código QR del enlace de la sala"

SEAT_LINK = "Seguir en otro dispositivo"
SEAT_LINK_HELP = "Este es el enlace de tu propio asiento. Ábrelo en tu otro dispositivo. Quien lo tenga juega por ti, así que no se lo enseñes a nadie."
SEAT_LINK_COPIED = "Enlace de tu asiento copiado. Guárdalo para ti."
FULL = "Todos los asientos están ocupados. Puedes mirar: quédate aquí, y la mesa se abrirá cuando empiece la partida."

# Table
ROUND = "Ronda"
CHIPS_LEFT = "PV restantes"
DECK = "Mazo"
LOG = "Lo que ha pasado"
MENU = "Menú"
PHASES = "Fases de esta ronda"
OPPONENTS = "Rivales"
YOUR_TABLEAU = "Tu cuadro"
YOUR_HAND = "Tu mano"
ASIDE = "Cartas entre las que elegir"
MORE = "Objetivos y combates"
WITH_PRESTIGE = "Prestigio"
PRESTIGE_CARD_LEFT = "carta de prestigio sin usar"
DAMAGED = "Dañado"
INVADERS = "Invasores"
AGAINST = "contra"
REPULSE = "Repulsa"
REPULSE_HELP = "Si la fuerza militar de todos los jugadores contra los Xenos alcanza el valor de repulsa cuando empieza una invasión, los Xenos son vencidos y la partida termina. Los bienes dados contra ellos lo bajan. Lo que aún falta:"
DEFEATS = "Derrotas"
ADMIRALS = "Almirantes"
STRENGTH = "Fuerza"
INVADER = "Invasor"
GIVEN = "Bienes dados"
AWARDS = "PV de premio"
QUESTION = "Qué hacer ahora"
WINDFALL = "Ganancia"
FACES = {"icons": "Iconos", "words": "Palabras", "both": "Ambos"}
CARDS_SHOW = "Las cartas muestran"
MILITARY = "Militar"
HIDDEN_CARD = "Una carta que no puedes ver"
UNDO = "Deshacer"
SENDING = "Enviando…"
SUGGEST = "Sugerir"
PLAN_FOR = {"points": "Más puntos", "cards": "Más cartas"}
PLAN_ALL = "Usar todo"
PLAN_STOPS = "Algo ha cambiado, así que el plan se detiene aquí. Sigue a mano."
PLAN_HELP = "No se envía nada hasta que lo confirmes. También puedes usar los poderes uno a uno."
ONE_BY_ONE = "O uno a uno:"
DO_ALL = "Hacer todo esto"
CHIPS_OUT = "Se han acabado las fichas de PV."
LAST_ROUND = "Última ronda"
HELP = "Símbolos y reglas"
EMPTY_HAND = "Tu mano está vacía."
NOTHING_YET = "Aún no ha pasado nada."
THINKING = "pensando"
READY = "listo"
TURN_TITLE = "Te toca"

# Card sheet
POWERS = "Poderes"
NO_POWERS = "Esta carta no tiene poderes."
SCORING = "Puntos al final"
PRICE_NOW = "Lo que exige colocarla ahora"
WAYS_NOW = "Modos de conseguirla ahora"
WORTH_NOW = "Lo que vale ahora"
CHOOSE_THIS = "Elegir esta carta"
PUT_BACK = "Devolverla"
WHY_NOT = "Por qué no puedes elegirla"

# End
GAME_OVER = "Puntuación final"
REMATCH = "Jugar otra vez con los mismos asientos"
TOTAL = "Total"
SOURCES = {"chips": "Fichas de PV", "worlds": "Mundos", "developments": "Desarrollos", "bonus": "Desarrollos de coste 6", "goals": "Objetivos",
           "prestige": "Prestigio", "awards": "PV de premio", "tiles": "Losetas"}
POINTS_BY_CARD = "Puntos, carta por carta"

# Projector
STILL_THINKING = "Aún pensando"
SCAN_TO_JOIN = "Escanea para entrar"
OPEN_LINK = "o abre"

# What choosing an action brings beyond what everybody does, as short as a button needs it
BONUSES = {
    "explore+5": "Roba 5 más para elegir.",
    "explore+1+1": "Roba 1 más y conserva 1 más.",
    "develop": "Tu desarrollo cuesta 1 menos.",
    "develop2": "Otra fase de Desarrollar.",
    "settle": "Roba 1 carta tras tu mundo.",
    "settle2": "Otra fase de Colonizar.",
    "trade": "Antes vende un bien por cartas.",
    "double": "Se doblan los PV de tus bienes.",
    "produce": "Un bien en un mundo de ganancia.",
    "repair": "Reparas dos de tus mundos.",
    "search": "Descubre cartas hasta dar con la que buscas.",
    "prestige explore+5": "Roba 11 más y conserva 1 más.",
    "prestige explore+1+1": "Roba 7 más y conserva 2 más.",
    "prestige develop": "Tu desarrollo cuesta 3 menos.",
    "prestige develop2": "Cuesta 3 menos en la segunda fase.",
    "prestige settle": "3 menos, o 2 más de fuerza militar.",
    "prestige settle2": "Lo mismo en la segunda fase.",
    "prestige trade": "3 cartas más; 2× PV; cartas por PV.",
    "prestige double": "Se triplican los PV de tus bienes.",
    "prestige produce": "Dos bienes de ganancia y 3 cartas.",
}
SMALL_BONUSES = {
    "explore": "Roba 4 cartas en vez de 2.",
    "develop": "Tu desarrollo cuesta 1 menos.",
    "settle": "Roba 1 carta tras tu mundo.",
    "consume": "Cada bien da 2 PV en vez de 1.",
    "produce": "Bienes también en tus mundos de ganancia.",
}

# What each phase is, in a sentence
PHASE_HELP = {
    "explore": "Todos roban 2 cartas y conservan 1. Quien eligió Explorar roba más (+5) o conserva más (+1,+1).",
    "develop": "Todos pueden colocar un desarrollo y pagan su coste con cartas de la mano. Quien lo eligió paga 1 menos.",
    "settle": "Todos pueden colocar un mundo: pagan su coste, o tienen fuerza militar suficiente para su defensa. Quien lo eligió roba después 1 carta.",
    "consume": "Todos deben usar sus poderes de Consumir. Comercio vende antes un bien por cartas; 2× dobla las fichas de PV.",
    "produce": "Cada mundo de producción sin bien recibe uno. Quien lo eligió llena además un mundo de ganancia.",
    "search": "Quien busca descubre cartas hasta que una sea del tipo que nombró, y se la queda.",
    "invasion": "Desde la ronda 3 los Xenos atacan al final de la ronda: cada uno se enfrenta a un invasor. Quien es más fuerte gana PV de premio; a quien no lo es se le daña un mundo.",
}

# The guided first game
GUIDE = {True: "Explicar el juego sobre la marcha: sí", False: "Explicar el juego sobre la marcha: no"}
GOT_IT = "Entendido"
NO_MORE_TIPS = "No más consejos"
# key: title, what is told, and signs that belong to it
LESSONS = {
    "goal": ["De qué se trata", "Gana quien más puntos de victoria (PV) tenga al final. Las cartas que colocas valen PV, y los bienes que consumes traen fichas de PV.", ["vp"]],
    "card": ["Una carta es tres cosas", "Colócala, y trabaja para ti. O gástala: las cartas de tu mano son tu dinero. O yace boca abajo en un mundo como bien.", ["world", "discard", "good-any"]],
    "actions": ["Elige una acción", "Todos eligen en secreto. Cada fase que alguien eligió se juega para todos, de la I a la V; quien la eligió tiene una bonificación. ¿Dudas? Colonizar es un buen comienzo.", ["explore", "develop", "settle", "consume", "produce"]],
    "explore": ["Explorar: cartas nuevas", "Mira las cartas que has robado y conserva lo que case con lo que tienes. La «i» de una carta lo cuenta todo sobre ella.", ["see"]],
    "develop": ["Desarrollar: un desarrollo", "El precio está en cada carta que puedes pagar. Los desarrollos (rombo) tienen poderes que ayudan en todas las rondas siguientes.", ["development"]],
    "settle": ["Colonizar: un mundo", "Los mundos (círculo) se pagan con cartas. Tipo de bien relleno: produce en la fase V. Solo el contorno: llega ya con un bien.", ["world", "good-novelty", "windfall-novelty"]],
    "military": ["Mundos militares", "Un mundo con escudo no se paga: es tuyo si tu fuerza militar alcanza el número del escudo. No cuesta ninguna carta.", ["defence", "military"]],
    "six": ["Una carta con ?", "Vale más cuantas más cartas adecuadas tengas al final. Ábrela con la «i» para ver por qué, y cuánto valdría.", ["vp"]],
    "nothing": ["Nada que colocar", "Ahora no se puede colocar ninguna carta de tu mano: abre una para ver por qué. Pasas, y no pierdes nada.", ["info"]],
    "pay": ["Pagar", "Elige las cartas de tu mano de las que puedes prescindir: se descartan. «Sugerir» elige las que menos prometen; aún puedes cambiarlo.", ["discard"]],
    "sell": ["Vender un bien", "Como tu acción es Consumir: Comercio, primero vendes un bien por cartas. Los tipos más raros dan más: Novedad 2, Raro 3, Genes 4, Alienígena 5.", ["trade"]],
    "consume": ["Consumir: los bienes se vuelven puntos", "Todos usan sus poderes de Consumir. Puedes tomar un plan y ver cada paso antes de hacerlo, o usar los poderes uno a uno.", ["consume", "vp"]],
    "produce": ["Producir: un mundo de ganancia", "Los mundos de producción acaban de recibir sus bienes. Como tu acción es Producir, puedes llenar además un mundo de ganancia.", ["produce"]],
    "limit": ["Diez cartas como mucho", "Al final de una ronda puedes conservar diez cartas. Mejor gastarlas antes que perderlas aquí.", ["hand"]],
    "others": ["¿Qué hacen los demás?", "La tira de arriba muestra quién eligió cada fase. Si esperas que alguien elija una fase que te ayuda, elige otra: tendrás las dos.", ["settle", "develop"]],
    "goods": ["Tienes un bien", "Véndelo por cartas con Consumir: Comercio, o úsalo con un poder de Consumir por PV. Después Producir puede llenar otra vez los mundos de producción.", ["good-any", "trade", "consume"]],
    "end": ["Cómo termina", "La última ronda es aquella en que alguien tiene doce cartas en su cuadro, o se acaban las fichas de PV. La cabecera cuenta las que quedan.", ["deck", "vp"]],
}

# What each sign means: [icon, sentence]
SIGNS = [
    ["explore", "Fase I. Todos roban cartas y conservan algunas."],
    ["develop", "Fase II. Todos pueden colocar un desarrollo."],
    ["settle", "Fase III. Todos pueden colocar un mundo."],
    ["consume", "Fase IV. Todos usan bienes por puntos y cartas."],
    ["world", "Círculo: un mundo. El número es su coste en cartas."],
    ["defence", "Escudo: un mundo militar. El número es su defensa; tu fuerza militar debe alcanzarla. No se paga."],
    ["development", "Rombo: un desarrollo. El número es su coste en cartas."],
    ["vp", "Hexágono: puntos de victoria."],
    ["good-novelty", "N, círculo: bienes de Novedad. Se venden por 2 cartas."],
    ["good-rare", "R, cuadrado: Elementos raros. Se venden por 3 cartas."],
    ["good-genes", "G, hoja: Genes. Se venden por 4 cartas."],
    ["good-alien", "A, triángulo: Tecnología alienígena. Se vende por 5 cartas."],
    ["good-any", "Cualquier tipo de bien."],
    ["windfall-novelty", "Solo el contorno: un mundo de ganancia. Recibe un bien de Novedad al colocarlo y no se rellena por sí solo."],
    ["windfall-rare", "Solo el contorno: un mundo de ganancia de Elementos raros."],
    ["windfall-genes", "Solo el contorno: un mundo de ganancia de Genes."],
    ["windfall-alien", "Solo el contorno: un mundo de ganancia de Tecnología alienígena."],
    ["windfall-any", "Solo el contorno: un mundo de ganancia de cualquier tipo."],
    ["see", "Roba más cartas al explorar."],
    ["keep", "Conserva más cartas al explorar."],
    ["discount", "Cuesta menos."],
    ["military", "Fuerza militar. Si la sigue un tipo o una palabra clave: solo contra mundos así."],
    ["pay", "Paga por un mundo militar en vez de conquistarlo."],
    ["draw", "Roba cartas."],
    ["discard", "Descarta cartas, o esta carta, para el efecto."],
    ["trade", "Más cartas al vender un bien."],
    ["here", "Solo para el bien que hay en esta misma carta."],
    ["produce", "Pone un bien en un mundo."],
    ["most", "Si has producido más que nadie."],
    ["gamble", "Nombra un número y descubre una carta."],
    ["arrow", "Lo que está antes se usa o se da; lo que está después es lo que recibes."],
    ["check", "Después de colocar la carta."],
    ["card", "Por cada carta de una clase; su frase dice cuál."],
    ["hand", "Cartas de la mano."],
    ["saved", "Se guarda una carta debajo de esta."],
    ["shield", "Defensa de tus mundos."],
    ["burst", "Una toma de posesión: luchar por un mundo de otro jugador."],
    ["repair", "Repara mundos dañados."],
    ["close", "Tachado: lo que está antes no es posible, o se impide."],
    ["deck", "Cartas del cuadro."],
    ["wait", "Eliges tu acción después de los demás."],
    ["prestige", "Prestigio: 1 PV cada uno al final, y quien más tiene gana más cada ronda."],
    ["chromosome", "Cromosoma: no significa nada por sí mismo, otras cartas lo cuentan."],
    ["rebel", "Rebelde: no significa nada por sí mismo, otras cartas lo cuentan."],
    ["imperium", "Imperium: no significa nada por sí mismo, otras cartas lo cuentan."],
    ["uplift", "Elevación: no significa nada por sí misma, otras cartas la cuentan. No es el cromosoma."],
    ["alien", "Alienígena, la palabra clave: no significa nada por sí misma, otras cartas la cuentan. No es el tipo de bien."],
    ["terraforming", "Terraformación: no significa nada por sí misma, otras cartas la cuentan."],
    ["xeno", "Xeno: un mundo que solo la fuerza militar puede tomar."],
    ["anti-xeno", "Anti-Xeno: no significa nada por sí mismo, otras cartas lo cuentan."],
]
SIGN_NAMES = {
    "explore": "Explorar",
    "develop": "Desarrollar",
    "settle": "Colonizar",
    "consume": "Consumir",
    "world": "Mundo",
    "defence": "Mundo militar",
    "development": "Desarrollo",
    "vp": "Puntos de victoria",
    "good-novelty": "Novedad",
    "good-rare": "Elementos raros",
    "good-genes": "Bien de Genes",
    "good-alien": "Tecnología alienígena",
    "good-any": "Cualquier bien",
    "windfall-novelty": "Ganancia: Novedad",
    "windfall-rare": "Ganancia: Elementos raros",
    "windfall-genes": "Ganancia: Genes",
    "windfall-alien": "Ganancia: Tecnología alienígena",
    "windfall-any": "Ganancia: cualquier tipo",
    "see": "Robar más",
    "keep": "Conservar más",
    "discount": "Más barato",
    "military": "Militar",
    "pay": "Pagar por militar",
    "draw": "Robar",
    "discard": "Descartar",
    "trade": "Comercio",
    "here": "Solo aquí",
    "produce": "Producir",
    "most": "Más que nadie",
    "gamble": "Apostar",
    "arrow": "Cambio",
    "check": "Después",
    "card": "Por cada una",
    "hand": "Mano",
    "saved": "Carta guardada",
    "shield": "Defensa",
    "burst": "Toma de posesión",
    "repair": "Reparar",
    "close": "No",
    "deck": "Cuadro",
    "wait": "Elegir al final",
    "prestige": "Prestigio",
    "chromosome": "Cromosoma",
    "rebel": "Rebelde",
    "imperium": "Imperium",
    "uplift": "Elevación",
    "alien": "Alienígena",
    "terraforming": "Terraformación",
    "xeno": "Xeno",
    "anti-xeno": "Anti-Xeno",
}


# Sentences with numbers and names

def cards(number):
    return "1 carta" if number == 1 else f"{number} cartas"


def points(number):
    return f"{number} PV"


def explained_kind(card, good):
    """What the kind of a world means for its good; "" for cards that never hold one. `good` names kinds."""
    if card.production == "windfall":
        return f"Ganancia: recibe un bien ({good(card.good)}) cuando se coloca. Producir no lo rellena por sí solo."
    if card.production == "production":
        return f"Producción: en la fase de Producir recibe un bien ({good(card.good)}) si no tiene."
    return ""


def waiting_for(names):
    return f"Esperando a {listed(names)}."


def about(title):
    return f"Sobre {title}"


def seats_taken(taken, total):
    return f"{taken} de {total} asientos ocupados"


def seats_missing(number):
    return "Queda un asiento libre" if number == 1 else f"Quedan {number} asientos libres"


def seat_numbers(seat, more):
    """What a screen reader says of a player's line: cards, chips, hand, goods; and `more`, texts of what the ruleset adds."""
    told = f"{cards(len(seat.tableau))} en el cuadro, {points(seat.chips)} en fichas, {cards(len(seat.hand))} en la mano, bienes: {len(seat.good_worlds)}"
    return ", ".join([told] + more)


def prestige(number, leads):
    return f"{number} de prestigio, líder" if leads else f"{number} de prestigio"


def goals(number):
    return "1 objetivo" if number == 1 else f"{number} objetivos"


def saved(number):
    return "1 carta guardada" if number == 1 else f"{number} cartas guardadas"


def awards(number):
    return f"{number} PV de premio"


def damaged_worlds(number):
    return "1 mundo dañado" if number == 1 else f"{number} mundos dañados"


def goods_here(number):
    return "Hay un bien en él." if number == 1 else f"Hay {number} bienes en él."


def cards_with_sign(number):
    return "1 carta lo tiene" if number == 1 else f"{number} cartas lo tienen"


IDLE_ACTIONS = {
    "trade": "No tienes ningún bien que vender.", "double": "No tienes bienes que usar.", "consume": "No tienes bienes que usar.",
    "develop": "No tienes ningún desarrollo en la mano.", "settle": "No tienes ningún mundo en la mano.",
    "produce": "Ninguno de tus mundos recibiría un bien.",
}


def still_possible(names, placing):
    """Cards that could still be placed, or used; three of them by name."""
    told = f"{', '.join(names[:3])} y {len(names) - 3} más" if len(names) > 3 else listed(names)
    return f"Aún podrías {'colocar' if placing else 'usar'} {told}."


def recap(number):
    return f"Lo que pasó en la ronda {number}"


def warning(warning, say, title):
    """What is about to be lost, see losses.py: `say` is the wording, title(card) the name of a card."""
    if warning[0] == "pass":
        return still_possible([title(card) for card in warning[1]], warning[2])
    if warning[0] == "over":
        return f"Tienes {cards(warning[1])}; al final de la ronda conservas {warning[2]}."
    if warning[0] == "idle":
        return f"{IDLE_ACTIONS[warning[1].split()[-1]]} Solo ganarían los demás."
    return "La partida termina con esta ronda: los bienes que queden no dan nada."


def nudged_by(name):
    return f"{name} te está esperando."


def remind(name):
    return f"Avisar a {name}"


def brings(vp, number_of_cards, prestige_gained):
    """What a plan comes to: "4 PV + 2 cartas"; cards given away count against it."""
    parts = [points(vp)] if vp else []
    if number_of_cards > 0:
        parts.append(cards(number_of_cards))
    if prestige_gained:
        parts.append(f"{prestige_gained} de prestigio")
    lost = f" − {cards(-number_of_cards)}" if number_of_cards < 0 else ""
    return (" + ".join(parts) or points(0)) + lost


def goods_stay(names):
    """Goods that nothing uses, by their worlds."""
    return f"Sin usar: el bien de {listed(names)}." if len(names) == 1 else f"Sin usar: los bienes de {listed(names)}."


def full_tableau(names):
    return f"El cuadro de {listed(names)} está lleno." if len(names) == 1 else f"Los cuadros de {listed(names)} están llenos."


def held_by(names):
    return f"Lo tiene {listed(names)}." if len(names) == 1 else f"Lo tienen {listed(names)}."


def attack(attacker, world, owner, strength, defence):
    return f"{attacker} ataca {world} de {owner}: {strength} contra {defence}"


def defeats(number):
    return f"Nadie ha resistido en {number} de 2 ocasiones; a la segunda termina la partida."


def tableau_of(name):
    return f"Cuadro de {name}"


def chosen_by(names):
    return f"La eligió {listed(names)}." if len(names) == 1 else f"La eligieron {listed(names)}." if names else "Nadie la eligió en esta ronda."


def you_chose(titles):
    return f"Has elegido {listed(titles)}." if titles else "Has elegido no colocar nada."


def still_to_pick(number):
    return "Elige 1 más" if number == 1 else f"Elige {number} más"


def picked_of(picked, decision):
    """How many are picked of how many."""
    if decision.least == decision.most:
        return f"Elegidas: {picked} de {decision.most}"
    return f"Elegidas: {picked}, hasta {decision.most}"


def price(how, number, defence):
    """What a card of the hand takes: cards to pay, or the Military against its defence."""
    if how == "conquer":
        return f"{number} ≥ {defence}"
    return "gratis" if number == 0 else f"pagar {number}"


def loses(names, with_goods):
    """Cards of the tableau that a way discards, and those of them whose goods go too."""
    goods_too = f" También se pierde el bien de {listed(with_goods)}." if with_goods else ""
    return f"Esto descarta {listed(names)} de tu cuadro.{goods_too}"


def winner(names):
    return f"¡Gana {listed(names)}!" if len(names) == 1 else f"¡{listed(names)} comparten la victoria!"


def you_are(name):
    return f"Aquí eres {name}."


def you_win(shared):
    return "¡Compartes la victoria!" if shared else "¡Has ganado!"


# The button that sends: by question, with the name of what is picked ("" if several or none)

CONFIRM = {
    "setup.start": "Empezar con",
    "setup.discard": "Descartar",
    "setup.save": "Guardar",
    "explore.give": "Descartar",
    "explore.keep": "Conservar",
    "explore.discard": "Descartar",
    "develop.choose": "Desarrollar",
    "develop.discard": "Descartar",
    "develop.save": "Guardar",
    "settle.choose": "Colonizar",
    "settle.save": "Guardar",
    "settle.good": "Descartar",
    "settle.discard": "Descartar",
    "settle.more": "Usar",
    "settle.another": "Colonizar",
    "settle.replacement": "Colocar",
    "settle.replaced": "Sustituir",
    "settle.attack": "Atacar",
    "takeover.cancel": "Salvar",
    "takeover.pay": "Descartar",
    "consume.trade": "Vender de",
    "consume.power": "Usar",
    "consume.goods": "Consumir",
    "consume.discard": "Descartar",
    "consume.gamble": "Apostar por",
    "consume.stake": "Mostrar",
    "consume.prize": "Quedarme",
    "produce.contribute": "Dar",
    "produce.windfall": "Producir en",
    "produce.power": "Usar",
    "produce.world": "Elegir",
    "produce.pay": "Descartar",
    "round_end.discard": "Descartar",
    "invasion.defend": "Usar",
    "invasion.pay": "Descartar",
    "invasion.damage": "Dañar",
}
PAYING = ("develop.pay", "settle.pay")
BY_WAY = ("develop.way", "settle.way", "takeover.attack", "takeover.defence", "search.keep")
NOTHING = {
    "develop.choose": "No desarrollar",
    "settle.choose": "No colonizar",
    "settle.more": "No usar más poderes",
    "settle.another": "No colonizar",
    "settle.replacement": "No sustituir",
    "settle.attack": "No atacar",
    "consume.power": "No usar más poderes",
    "consume.discard": "No descartar nada",
    "consume.stake": "No mostrar nada",
    "produce.contribute": "No dar nada",
    "produce.source": "Dejarlo abierto",
    "produce.power": "No usar más poderes",
    "invasion.defend": "Rendirse",
    "explore.give": "No descartar nada",
    "settle.good": "No descartar nada",
    "takeover.pay": "No descartar nada",
    "takeover.cancel": "No anular ninguna",
}


def confirm(ask, count, title):
    """What the button says: it names the one option, or how many are picked."""
    if count == 0:
        return NOTHING.get(ask, "Seguir")
    if ask in PAYING:
        return f"Pagar con {title}" if title else f"Pagar {cards(count)}"
    if ask in BY_WAY:
        return "Hacerlo"
    word = CONFIRM.get(ask, "Elegir")
    if title:
        return f"{word} de {title}" if ask in BY_GOOD else f"{word} {title}"
    return f"{word} {goods(count)}" if ask in BY_GOOD else f"{word} {cards(count)}" if word in BY_CARD else word


def goods(number):
    return "1 bien" if number == 1 else f"{number} bienes"


BY_GOOD = ("consume.goods", "produce.contribute")
BY_CARD = ("Descartar", "Conservar")


# Testers

TESTING = "Probar una posición"
POSITION = "Una posición, o el informe completo de un problema"
WHO_SITS = "Quién se sienta, en orden: Ana, bot, - (libre)"
SEED = "Semilla de las cartas que no se nombran"
OPEN_SCENARIO = "Abrir la sala"
REPORT = "Informar de un problema"
REPORT_HELP = "Recibes un archivo de texto: lo que ves, lo que ha pasado y las versiones de todo. Mientras dure la partida no contiene secretos de otros jugadores. Envíalo a quien mantiene este servidor."
REPORT_WHAT = "¿Qué ha fallado?"
SAVE_REPORT = "Guardar el archivo"


# Lessons

TEACH = "Enseñar"
TEACH_HELP = "Tú tienes el mando: todo lo que sale en la pantalla grande se explica, y todos los teléfonos esperan cuando quieras."
LESSON = "Lección"
SCRIPTS = [["first", "Tu primera partida (45 minutos)"], ["consume", "Consumir"], ["military", "Fuerza militar"], ["", "Una partida de verdad con mando"]]
OPEN_LESSON = "Abrir la lección"
LOOK_UP = "Mira arriba: la lección está en la pantalla grande."
ANSWERED = "Has respondido."
YOUR_MOVE = "¿Qué harías tú?"
NOTHING_CHOSEN = "Nada"
FROZEN = "La partida espera"
NOW = "La partida tal como está"
BACK = "Atrás"
FORWARD = "Siguiente"
FREEZE = "Parar todos los teléfonos"
RELEASE = "Dejarles jugar"
LIVE = "Al presente"
SLOW = "Despacio"
TAKE_BACK = "Deshacer para todos"
WHAT_IF = "Y si…"
BRANCH_HELP = "Una copia de la partida tal como se muestra. Cualquiera puede sentarse y seguir jugando; la partida real no cambia."
ALL_HANDS = "Todas las manos"
OPEN_HAND = "Mano"
QUESTION_OF_BANK = "Pregunta"
ASK = "Preguntar a todos"
BANK = [     # what the questions are about, in order
    [1, "Pagar un mundo militar"], [2, "Militar contra un solo tipo"], [3, "Mundos más baratos"], [4, "Militar para una fase"],
    [5, "Un mundo gratis"], [6, "Desarrollos más baratos"], [7, "Faltan bienes"], [8, "Todos los bienes, doblados"], [9, "Cartas por puntos"],
    [10, "Tipos diferentes"], [11, "Puntos y cartas por bienes"], [12, "Lo que da una venta"], [13, "Una venta sin bonificaciones"],
    [14, "Quién produjo más"], [15, "Un mundo que ya tiene su bien"], [16, "Bonificación sin mundo"], [17, "La última ficha"],
    [18, "Coste 6: fichas y cartas"], [19, "Coste 6: fuerza militar"], [20, "Un empate"], [21, "Coste 6: poderes de Consumir"],
    [22, "Un objetivo para dos"], [23, "Jugada: qué mundo"], [24, "Jugada: qué bien"], [25, "Jugada: qué poder primero"],
    [26, "Jugada: qué desarrollo"],
]
NEW_NAME = "Nombre nuevo"
RENAME = "Cambiar el nombre"
POINT = "Señalar esta carta"
END_LESSON = "Terminar la lección"
END_HELP = "La lección y sus mesas terminan para todos. Se borran para siempre todos los nombres, respuestas y partidas; si quieres los resultados, guárdalos antes."
END_FOR_ALL = "Terminarla para todos"
NOT_YET = "Todavía no"


def past(step, steps):
    return f"El pasado: paso {step} de {steps}"


def stop(number, of):
    return f"Parada {number} de {of}"


def hands_open(names):
    return "Manos a la vista: " + (", ".join(names) if names else "todas")


def hand_of(name):
    return f"Mano de {name}"


def answered(number):
    return "1 respuesta" if number == 1 else f"{number} respuestas"


def learners(number):
    return "1 alumno sin asiento" if number == 1 else f"{number} alumnos sin asiento"


# Piles, all cards, how the game went

ACTIONS_BY_ROUND = "Acciones elegidas"
ALL_CARDS = "Todas las cartas de este juego"
ALL_PHASES = "Todas"
AS_TABLE = "Como tabla"
CARDS_DRAWN = "Cartas robadas"
CHIPS = "Fichas de PV"
DISCARDS = "Descartes"
DRAWN_BY = ("Al explorar", "Por comercio", "De otro modo")
EVERYBODY = "Todos"
EVERY_CARD = "Todas"
EVERY_SET = "Todas"
GOODS = "Bienes"
HAND = "Cartas en la mano"
NO_CARD_FITS = "Ninguna carta es así."
PHASES_OF_LOG = "Fase"
PILES = "Mazos y fichas"
POINTS_BY_ROUND = "Puntos, ronda por ronda"
POINTS_NOW = "Puntos ahora"
SEARCH_CARDS = "Nombre o texto"
SEEN = {"hand": "en tu mano", "table": "en juego", "shown": "a la vista"}
SET = "Serie"
SETS = {"base": "Juego base", "tgs": "La tormenta que se avecina", "rvi": "Rebeldes contra Imperium", "bow": "El borde de la guerra",
        "aa": "Artefactos alienígenas", "xi": "Invasión Xeno", "nw": "Nuevos mundos", "persian": "Juego persa"}
SORT = "Clase"
SORTS = {"world": "Mundos", "military": "Mundos militares", "windfall": "Mundos de ganancia", "production": "Mundos de producción",
         "development": "Desarrollos", "six": "Desarrollos «?»", "start": "Mundos de inicio"}
TABLEAU = "Cartas en el cuadro"


def cards_found(designs, number):
    """How many designs the list of cards shows, and how many cards that are."""
    return f"1 carta, en {copies(number)}" if designs == 1 else f"{designs} cartas distintas, {number} en total"


def chose(titles):
    return f"Eligió {listed(titles)} en esta ronda"


def copies(number):
    return "1 copia" if number == 1 else f"{number} copias"


def goods_of(kind):
    """A heading for the number of goods of this kind."""
    return f"Bienes: {kind}"


def of_all(number, all):
    return f"{number} de {all}"


def seen(place, number):
    """Where copies of a card have been seen."""
    return f"{number} {SEEN[place]}"


def what_did(name):
    return f"Lo que hizo {name}"


# Las mesas de una clase

TABLES = "Todos juegan en una mesa"
SAME_DEAL = "Las mismas cartas en cada mesa"
PRESET = "Primeras manos"
DEAL_TABLES = "Repartir las mesas"
CALL_BACK = "Volver de las mesas"
RESULTS = "Resultados (CSV)"
TO_CLASS = "Volver a la clase"
VP = "PV"


def tables_of(number):
    return f"{number} por mesa"


# By keyboard

KEYBOARD = "Con el teclado"
KEYBOARD_HELP = "F6 va a la parte siguiente de la página; Mayúsculas F6, a la anterior. Las flechas van de carta en carta; Intro elige una carta, y el signo a su lado abre su hoja. Escape cierra una hoja."
