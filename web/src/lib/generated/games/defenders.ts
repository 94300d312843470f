// Written by `deskoherna types`. Do not edit: change the server and run it again.

export interface DefendersView {
  phase: string;
  /** The seats that may move now; empty: the game is over. */
  actors: number[];
  /** One sentence: what this viewer is to do now, or whom the table waits for. */
  prompt: Say;
  /** Table talk is closed while defenders are chosen. */
  silent: boolean;
  seats: number;
  round: number;
  last_round: number;
  first: number;
  turn: string;
  points_left: number;
  tiles: MapTile[];
  hexes: Hex[];
  borders: Border[];
  engines: Engine[];
  machine: Machine;
  /** In the order of the seats. */
  factions: Faction[];
  /** Which side of the faction rings is used. */
  track: string;
  /** Habitat -> the defender under its death token. */
  dead: Record<string, string>;
  /** The camp that the Travelling Library is carrying. */
  lifted: string;
  plan: Plan | null;
  /** While somebody acts: what each kind of machine card left would do. */
  forecast: Forecast[];
  result: string;
}

/** A table. Without factions they are dealt at random; without leaders everybody chooses one at the table. */
export interface Options {
  players: number;
  /** Challenging machine cards: 0 basic, 1-2 advanced, 3-4 expert, 5-6 extreme. */
  challenging: number;
  /** In the order of the seats; a single player leads two. */
  factions: ("council" | "coven" | "order" | "sect")[];
  leaders: ("alder" | "burrun" | "guszper" | "nexto" | "sorrel" | "thexuloa" | "umber" | "zinnia")[];
  /** How many wounds a faction of a single player can bear (R24). */
  solo_wounds: "three" | "two";
  /** Usual: Fortitude ignores the two wounds and Agility the one; or the other way round (R37). */
  die_symbols: "swapped" | "usual";
  /** Whether Friendly Mycelium clears only where a Move ends, or the whole trail (R22). */
  mycelium: "destination" | "trail";
}

/**
 * A message id of the game's words and its arguments.
 *
 * A string argument of the form `axis:point` (`card:portal`, `seat:1`) is a name, put into words by whoever shows
 * it; other strings and numbers are taken as they are.
 */
export interface Say {
  id: string;
  args: Record<string, number | string>;
}

/** One of the twelve map tiles, at its place. */
export interface MapTile {
  tile: string;
  back: boolean;
}

export interface Hex {
  hex: string;
  ring: number;
  /** Which of the twelve map tiles it belongs to; -1: the core. Seams run between different tiles. */
  tile: number;
  habitat: string;
  pollution: number;
  toxic: boolean;
  mechs: number;
  /** Mechs on a factory or the core are snipers, others hunters. */
  snipers: boolean;
  camp: string;
  camp_works: boolean;
  factory: FactoryTile | null;
  leaders: string[];
  enclosed: boolean;
}

/** A border with something on it. */
export interface Border {
  border: string;
  wall: boolean;
  breach: boolean;
}

export interface Engine {
  engine: string;
  /** The hex on its left and the hex on its right, `2,-2/1,-1`; empty: it waits on the core. */
  place: string;
  border: string;
  left: string;
  right: string;
  /** The hex its nose points at; empty: off the map. */
  ahead: string;
}

export interface Machine {
  direction: string;
  arrow: string;
  /** Cards left in the deck, by kind: everybody may count them. */
  deck: Record<string, number>;
  spent: Record<string, number>;
  /** The last card; empty: none yet. */
  flipped: string;
  /** Factories built so far, in order; the sixth would be the end. */
  built: number[];
  toxic_left: number;
  mechs_left: number;
  /** The engine the radar meets first; empty: none is on the map. */
  first_engine: string;
  /** Where the next factory would rise; empty: no hex is enclosed. */
  next_site: string;
}

export interface Faction {
  side: string;
  seat: number;
  leader: string;
  /** Where the organizer stands; empty: off the map. */
  hex: string;
  in_game: boolean;
  wounds: number;
  wound_limit: number;
  support: number;
  max_support: number;
  track: Space[];
  camps_left: number;
  breaches_left: number;
  /** Ready or spent, for the factions in play. */
  items: Record<string, boolean>;
  hand_count: number;
  deck_count: number;
  discard: string[];
  /** The active defender, or in solo the visible card; empty: none. */
  active: string;
  team: string[];
  /** A card lies face down. */
  chosen: boolean;
  acted: boolean;
  /** Its reveal ability is not resolved yet, or its organizer may still shift. */
  pending: boolean;
  /** What an action begun now would be under: none, ranged or close. */
  threat: string;
  /** The cards in hand, for their owner; None for others. */
  hand: string[] | null;
  /** The card laid face down, for who has seen it; else empty. */
  chosen_card: string;
}

/** What an action of the faction at turn would bring, before the click. */
export interface Plan {
  side: string;
  threat: string;
  /** Of the faces of the die: how many bring no wound, one, two. */
  odds: number[];
  regroup_is_safe: boolean;
  /** The corridors it may use. */
  habitats: string[];
  /** For each hex a Move may end on: one way there. */
  trails: Record<string, string[]>;
  /** The hand that the next camp fills; 0: no camp left. */
  camp_draws_to: number;
  /** Will a machine card follow this turn? */
  flips: boolean;
}

/** One kind of machine card. */
export interface Forecast {
  kind: string;
  /** How many of the cards left in the deck are of this kind. */
  left: number;
  /** What would happen, as the events that would be told. Who would die is not foretold, only who would be wounded. */
  steps: Say[];
  /** The loss it would bring; empty: none. */
  ends: string;
}

/** A factory tile as it lies: on the core its top one, elsewhere a factory. */
export interface FactoryTile {
  number: number;
  /** The corner it points at. */
  arrow: string;
  /** The sides it blows over; a rewilded factory blows no more. */
  vents: string[];
  rewilded: boolean;
}

/** A space of the support track. */
export interface Space {
  /** The hand that uncovering it draws up to; 0: none printed. */
  label: number;
  camp: boolean;
  pawn: boolean;
}

/** Every move by key, with the points it names. */
export type Move =
  | { key: "lead-with"; args: { leader: `leader:${string}` } }
  | { key: "start-at"; args: { hex: `hex:${string}` } }
  | { key: "draw-from-the-first-deck"; args: { amount: `amount:${string}` } }
  | { key: "choose"; args: { card: `card:${string}` } }
  | { key: "choose-the-top-card-of-the-deck"; args: { side: `side:${string}` } }
  | { key: "choose-a-card"; args: Record<string, never> }
  | { key: "resolve-ability"; args: Record<string, never> }
  | { key: "pick-up-camp-at"; args: { hex: `hex:${string}` } }
  | { key: "set-down-camp-at"; args: { hex: `hex:${string}` } }
  | { key: "shoot"; args: { direction: `direction:${string}` } }
  | { key: "acid-rain-on"; args: { hex: `hex:${string}` } }
  | { key: "heal-with-herbs"; args: { side: `side:${string}` } }
  | { key: "tunnel-to"; args: { hex: `hex:${string}` } }
  | { key: "demolish"; args: { border: `border:${string}` } }
  | { key: "shift"; args: { direction: `direction:${string}` } }
  | { key: "stay"; args: Record<string, never> }
  | { key: "move-to"; args: { hex: `hex:${string}` } }
  | { key: "build-camp"; args: Record<string, never> }
  | { key: "regroup-to"; args: { hex: `hex:${string}` } }
  | { key: "heal"; args: Record<string, never> }
  | { key: "clear"; args: Record<string, never> }
  | { key: "destroy-mech"; args: Record<string, never> }
  | { key: "breach"; args: { direction: `direction:${string}` } }
  | { key: "rewild"; args: Record<string, never> }
  | { key: "take"; args: { item: `item:${string}` } }
  | { key: "eat-food"; args: Record<string, never> }
  | { key: "drink-potion"; args: Record<string, never> }
  | { key: "clear-with-potion"; args: Record<string, never> }
  | { key: "rocket-a-mech"; args: { aim: `aim:${string}` } }
  | { key: "rocket-a-wall"; args: { direction: `direction:${string}` } }
  | { key: "move-with-map-to"; args: { hex: `hex:${string}` } }
  | { key: "regroup-with-map-to"; args: { hex: `hex:${string}` } }
  | { key: "team-up-with"; args: { card: `card:${string}` } }
  | { key: "end-turn"; args: Record<string, never> };

/** Every event by key. */
export type Event =
  | { key: "is-led-by"; args: { side: `side:${string}`; leader: `leader:${string}` } }
  | { key: "starts-at"; args: { side: `side:${string}`; hex: `hex:${string}` } }
  | { key: "round-begins-with"; args: { number: number; seat: `seat:${string}` } }
  | { key: "chose-a-card"; args: { side: `side:${string}` } }
  | { key: "reveals-with"; args: { side: `side:${string}`; card: `card:${string}`; ability: `ability:${string}` } }
  | { key: "resolves"; args: { side: `side:${string}`; card: `card:${string}` } }
  | { key: "has-no-use-for"; args: { side: `side:${string}`; card: `card:${string}` } }
  | { key: "first-player-is"; args: { seat: `seat:${string}` } }
  | { key: "readies"; args: { side: `side:${string}`; item: `item:${string}` } }
  | { key: "spends"; args: { side: `side:${string}`; item: `item:${string}` } }
  | { key: "gains-support"; args: { side: `side:${string}`; number: number } }
  | { key: "draws-cards"; args: { side: `side:${string}`; number: number } }
  | { key: "draws"; args: { side: `side:${string}`; card: `card:${string}` } }
  | { key: "shuffles-its-discard"; args: { side: `side:${string}` } }
  | { key: "moves-to"; args: { side: `side:${string}`; hex: `hex:${string}` } }
  | { key: "regroups-to"; args: { side: `side:${string}`; hex: `hex:${string}` } }
  | { key: "shifts-to"; args: { side: `side:${string}`; hex: `hex:${string}` } }
  | { key: "tunnels-to"; args: { side: `side:${string}`; hex: `hex:${string}` } }
  | { key: "stays"; args: { side: `side:${string}` } }
  | { key: "builds-a-camp-at"; args: { side: `side:${string}`; hex: `hex:${string}` } }
  | { key: "carries-a-camp-from-to"; args: { side: `side:${string}`; hex: `hex:${string}`; hex2: `hex:${string}` } }
  | { key: "heals-wounds"; args: { side: `side:${string}`; number: number } }
  | { key: "clears-pollution-at"; args: { side: `side:${string}`; hex: `hex:${string}` } }
  | { key: "clears-the-toxic-site-at"; args: { side: `side:${string}`; hex: `hex:${string}` } }
  | { key: "destroys-a-mech-at"; args: { side: `side:${string}`; hex: `hex:${string}` } }
  | { key: "turns-a-mech-into-pollution-at"; args: { side: `side:${string}`; hex: `hex:${string}` } }
  | { key: "breaches"; args: { side: `side:${string}`; border: `border:${string}` } }
  | { key: "rewilds-factory-at"; args: { side: `side:${string}`; factory: `factory:${string}`; hex: `hex:${string}` } }
  | { key: "teams-up-with"; args: { side: `side:${string}`; card: `card:${string}` } }
  | { key: "rolls-in-close-combat"; args: { side: `side:${string}`; number: number } }
  | { key: "rolls-under-fire"; args: { side: `side:${string}`; number: number } }
  | { key: "suffers-wounds"; args: { side: `side:${string}`; number: number } }
  | { key: "loses"; args: { side: `side:${string}`; card: `card:${string}` } }
  | { key: "has-no-defender-left-to-lose"; args: { side: `side:${string}` } }
  | { key: "leaves-the-game"; args: { side: `side:${string}` } }
  | { key: "turn-of-with-actions"; args: { side: `side:${string}`; number: number } }
  | { key: "flips-no-machine-card"; args: { side: `side:${string}` } }
  | { key: "machine-card"; args: { machine: `machine:${string}` } }
  | { key: "machine-deck-is-shuffled"; args: Record<string, never> }
  | { key: "machine-turns"; args: { machine_direction: `machine direction:${string}` } }
  | { key: "engine-lays-a-wall-on"; args: { engine: `engine:${string}`; border: `border:${string}` } }
  | { key: "engine-moves-to"; args: { engine: `engine:${string}`; engine_place: `engine place:${string}` } }
  | { key: "engine-returns-to-the-core"; args: { engine: `engine:${string}` } }
  | { key: "engine-is-deployed-to-by-factory"; args: { engine: `engine:${string}`; engine_place: `engine place:${string}`; factory: `factory:${string}` } }
  | { key: "engine-finds-no-free-ray"; args: { engine: `engine:${string}` } }
  | { key: "no-hex-is-enclosed"; args: Record<string, never> }
  | { key: "is-enclosed"; args: { hex: `hex:${string}` } }
  | { key: "factory-is-built-at"; args: { factory: `factory:${string}`; hex: `hex:${string}` } }
  | { key: "mechs-stand-on-the-core"; args: { number: number } }
  | { key: "factory-vents-to"; args: { factory: `factory:${string}`; direction: `direction:${string}`; hex: `hex:${string}` } }
  | { key: "factory-vents-off-the-map"; args: { factory: `factory:${string}`; direction: `direction:${string}` } }
  | { key: "becomes-a-toxic-site"; args: { hex: `hex:${string}` } }
  | { key: "engine-deploys-a-hunter-at"; args: { engine: `engine:${string}`; hex: `hex:${string}` } }
  | { key: "no-mech-is-left-for-engine"; args: { engine: `engine:${string}` } }
  | { key: "hunters-go-from-to"; args: { number: number; hex: `hex:${string}`; hex2: `hex:${string}` } }
  | { key: "mechs-wound"; args: { side: `side:${string}` } }
  | { key: "game-ends"; args: { result: `result:${string}` } };

/** The arguments of each move, in order. */
export const VERBS = {
  "lead-with": ["leader"],
  "start-at": ["hex"],
  "draw-from-the-first-deck": ["amount"],
  "choose": ["card"],
  "choose-the-top-card-of-the-deck": ["side"],
  "choose-a-card": [],
  "resolve-ability": [],
  "pick-up-camp-at": ["hex"],
  "set-down-camp-at": ["hex"],
  "shoot": ["direction"],
  "acid-rain-on": ["hex"],
  "heal-with-herbs": ["side"],
  "tunnel-to": ["hex"],
  "demolish": ["border"],
  "shift": ["direction"],
  "stay": [],
  "move-to": ["hex"],
  "build-camp": [],
  "regroup-to": ["hex"],
  "heal": [],
  "clear": [],
  "destroy-mech": [],
  "breach": ["direction"],
  "rewild": [],
  "take": ["item"],
  "eat-food": [],
  "drink-potion": [],
  "clear-with-potion": [],
  "rocket-a-mech": ["aim"],
  "rocket-a-wall": ["direction"],
  "move-with-map-to": ["hex"],
  "regroup-with-map-to": ["hex"],
  "team-up-with": ["card"],
  "end-turn": [],
} as const;

/** The arguments of each event, in order. */
export const EVENTS = {
  "is-led-by": ["side", "leader"],
  "starts-at": ["side", "hex"],
  "round-begins-with": ["number", "seat"],
  "chose-a-card": ["side"],
  "reveals-with": ["side", "card", "ability"],
  "resolves": ["side", "card"],
  "has-no-use-for": ["side", "card"],
  "first-player-is": ["seat"],
  "readies": ["side", "item"],
  "spends": ["side", "item"],
  "gains-support": ["side", "number"],
  "draws-cards": ["side", "number"],
  "draws": ["side", "card"],
  "shuffles-its-discard": ["side"],
  "moves-to": ["side", "hex"],
  "regroups-to": ["side", "hex"],
  "shifts-to": ["side", "hex"],
  "tunnels-to": ["side", "hex"],
  "stays": ["side"],
  "builds-a-camp-at": ["side", "hex"],
  "carries-a-camp-from-to": ["side", "hex", "hex2"],
  "heals-wounds": ["side", "number"],
  "clears-pollution-at": ["side", "hex"],
  "clears-the-toxic-site-at": ["side", "hex"],
  "destroys-a-mech-at": ["side", "hex"],
  "turns-a-mech-into-pollution-at": ["side", "hex"],
  "breaches": ["side", "border"],
  "rewilds-factory-at": ["side", "factory", "hex"],
  "teams-up-with": ["side", "card"],
  "rolls-in-close-combat": ["side", "number"],
  "rolls-under-fire": ["side", "number"],
  "suffers-wounds": ["side", "number"],
  "loses": ["side", "card"],
  "has-no-defender-left-to-lose": ["side"],
  "leaves-the-game": ["side"],
  "turn-of-with-actions": ["side", "number"],
  "flips-no-machine-card": ["side"],
  "machine-card": ["machine"],
  "machine-deck-is-shuffled": [],
  "machine-turns": ["machine_direction"],
  "engine-lays-a-wall-on": ["engine", "border"],
  "engine-moves-to": ["engine", "engine_place"],
  "engine-returns-to-the-core": ["engine"],
  "engine-is-deployed-to-by-factory": ["engine", "engine_place", "factory"],
  "engine-finds-no-free-ray": ["engine"],
  "no-hex-is-enclosed": [],
  "is-enclosed": ["hex"],
  "factory-is-built-at": ["factory", "hex"],
  "mechs-stand-on-the-core": ["number"],
  "factory-vents-to": ["factory", "direction", "hex"],
  "factory-vents-off-the-map": ["factory", "direction"],
  "becomes-a-toxic-site": ["hex"],
  "engine-deploys-a-hunter-at": ["engine", "hex"],
  "no-mech-is-left-for-engine": ["engine"],
  "hunters-go-from-to": ["number", "hex", "hex2"],
  "mechs-wound": ["side"],
  "game-ends": ["result"],
} as const;

/** The ids of the points of each axis, in order. */
export const AXES = {
  "ability": ["comrade-of-the-order", "archives", "almanac-press", "controlled-burn", "burning-heat", "pyromancy", "manifesto", "travelling-library", "refuge", "comrade-of-the-council", "field-kitchen", "breaking-bread", "sustenance", "bountiful-harvest", "caravan", "fortitude", "sharpshooter", "field-hospital", "comrade-of-the-coven", "bubbling-brew", "apothecary", "agility", "ambush", "secret-paths", "friendly-mycelium", "acid-rain", "healing-herbs", "comrade-of-the-sect", "arsenal", "fireworks", "hacking", "scrap-hunting", "power-down", "tunnels", "ballistics", "demolition"],
  "aim": ["here", "e", "se", "sw", "w", "nw", "ne"],
  "amount": ["0", "1", "2", "3"],
  "border": ["0,-3/e", "0,-3/se", "0,-3/sw", "0,-3/w", "0,-3/nw", "0,-3/ne", "1,-3/e", "1,-3/se", "1,-3/sw", "1,-3/nw", "1,-3/ne", "2,-3/e", "2,-3/se", "2,-3/sw", "2,-3/nw", "2,-3/ne", "3,-3/e", "3,-3/se", "3,-3/sw", "3,-3/nw", "3,-3/ne", "-1,-2/e", "-1,-2/se", "-1,-2/sw", "-1,-2/w", "-1,-2/nw", "0,-2/e", "0,-2/se", "0,-2/sw", "1,-2/e", "1,-2/se", "1,-2/sw", "2,-2/e", "2,-2/se", "2,-2/sw", "3,-2/e", "3,-2/se", "3,-2/sw", "3,-2/ne", "-2,-1/e", "-2,-1/se", "-2,-1/sw", "-2,-1/w", "-2,-1/nw", "-1,-1/e", "-1,-1/se", "-1,-1/sw", "0,-1/e", "0,-1/se", "0,-1/sw", "1,-1/e", "1,-1/se", "1,-1/sw", "2,-1/e", "2,-1/se", "2,-1/sw", "3,-1/e", "3,-1/se", "3,-1/sw", "3,-1/ne", "-3,0/e", "-3,0/se", "-3,0/sw", "-3,0/w", "-3,0/nw", "-2,0/e", "-2,0/se", "-2,0/sw", "-1,0/e", "-1,0/se", "-1,0/sw", "0,0/e", "0,0/se", "0,0/sw", "1,0/e", "1,0/se", "1,0/sw", "2,0/e", "2,0/se", "2,0/sw", "3,0/e", "3,0/se", "3,0/sw", "3,0/ne", "-3,1/e", "-3,1/se", "-3,1/sw", "-3,1/w", "-2,1/e", "-2,1/se", "-2,1/sw", "-1,1/e", "-1,1/se", "-1,1/sw", "0,1/e", "0,1/se", "0,1/sw", "1,1/e", "1,1/se", "1,1/sw", "2,1/e", "2,1/se", "2,1/sw", "-3,2/e", "-3,2/se", "-3,2/sw", "-3,2/w", "-2,2/e", "-2,2/se", "-2,2/sw", "-1,2/e", "-1,2/se", "-1,2/sw", "0,2/e", "0,2/se", "0,2/sw", "1,2/e", "1,2/se", "1,2/sw", "-3,3/e", "-3,3/se", "-3,3/sw", "-3,3/w", "-2,3/e", "-2,3/se", "-2,3/sw", "-1,3/e", "-1,3/se", "-1,3/sw", "0,3/e", "0,3/se", "0,3/sw"],
  "card": ["kelpuz", "rystle", "popel", "fennick", "wyzypa", "oreg", "bernadorn", "tamsel", "ubi", "lumiz", "pyrdalja", "mora", "mudruc", "mirit", "bryla", "quillo", "flika", "sedra", "azen", "rintro", "svaca", "henk", "kalsa", "glint", "nolda", "parsnel", "sheaf", "rillo", "griz", "wagna", "prackus", "torpis", "okula", "cmuchin", "bastedie", "vatsi", "mirka", "olm", "vessa", "ruta", "hemlo", "yarra", "las", "nixa", "lurka", "bogdar", "fenna", "mosko", "puddok", "wispa", "drosa", "cattal", "sedgwin", "tansa", "cogwin", "marl", "pyrit", "fuze", "riiz", "tinka", "nib", "oru", "bolto", "kobal", "ozo", "vanad", "shafta", "drilla", "quarz", "halit", "gneis", "mica"],
  "direction": ["e", "se", "sw", "w", "nw", "ne"],
  "engine": ["1", "2"],
  "engine place": ["0,-3/1,-3", "1,-3/0,-3", "0,-3/0,-2", "0,-2/0,-3", "0,-3/-1,-2", "-1,-2/0,-3", "0,-3/-1,-3", "-1,-3/0,-3", "0,-3/0,-4", "0,-4/0,-3", "0,-3/1,-4", "1,-4/0,-3", "1,-3/2,-3", "2,-3/1,-3", "1,-3/1,-2", "1,-2/1,-3", "1,-3/0,-2", "0,-2/1,-3", "1,-3/1,-4", "1,-4/1,-3", "1,-3/2,-4", "2,-4/1,-3", "2,-3/3,-3", "3,-3/2,-3", "2,-3/2,-2", "2,-2/2,-3", "2,-3/1,-2", "1,-2/2,-3", "2,-3/2,-4", "2,-4/2,-3", "2,-3/3,-4", "3,-4/2,-3", "3,-3/4,-3", "4,-3/3,-3", "3,-3/3,-2", "3,-2/3,-3", "3,-3/2,-2", "2,-2/3,-3", "3,-3/3,-4", "3,-4/3,-3", "3,-3/4,-4", "4,-4/3,-3", "-1,-2/0,-2", "0,-2/-1,-2", "-1,-2/-1,-1", "-1,-1/-1,-2", "-1,-2/-2,-1", "-2,-1/-1,-2", "-1,-2/-2,-2", "-2,-2/-1,-2", "-1,-2/-1,-3", "-1,-3/-1,-2", "0,-2/1,-2", "1,-2/0,-2", "0,-2/0,-1", "0,-1/0,-2", "0,-2/-1,-1", "-1,-1/0,-2", "1,-2/2,-2", "2,-2/1,-2", "1,-2/1,-1", "1,-1/1,-2", "1,-2/0,-1", "0,-1/1,-2", "2,-2/3,-2", "3,-2/2,-2", "2,-2/2,-1", "2,-1/2,-2", "2,-2/1,-1", "1,-1/2,-2", "3,-2/4,-2", "4,-2/3,-2", "3,-2/3,-1", "3,-1/3,-2", "3,-2/2,-1", "2,-1/3,-2", "3,-2/4,-3", "4,-3/3,-2", "-2,-1/-1,-1", "-1,-1/-2,-1", "-2,-1/-2,0", "-2,0/-2,-1", "-2,-1/-3,0", "-3,0/-2,-1", "-2,-1/-3,-1", "-3,-1/-2,-1", "-2,-1/-2,-2", "-2,-2/-2,-1", "-1,-1/0,-1", "0,-1/-1,-1", "-1,-1/-1,0", "-1,0/-1,-1", "-1,-1/-2,0", "-2,0/-1,-1", "0,-1/1,-1", "1,-1/0,-1", "0,-1/0,0", "0,0/0,-1", "0,-1/-1,0", "-1,0/0,-1", "1,-1/2,-1", "2,-1/1,-1", "1,-1/1,0", "1,0/1,-1", "1,-1/0,0", "0,0/1,-1", "2,-1/3,-1", "3,-1/2,-1", "2,-1/2,0", "2,0/2,-1", "2,-1/1,0", "1,0/2,-1", "3,-1/4,-1", "4,-1/3,-1", "3,-1/3,0", "3,0/3,-1", "3,-1/2,0", "2,0/3,-1", "3,-1/4,-2", "4,-2/3,-1", "-3,0/-2,0", "-2,0/-3,0", "-3,0/-3,1", "-3,1/-3,0", "-3,0/-4,1", "-4,1/-3,0", "-3,0/-4,0", "-4,0/-3,0", "-3,0/-3,-1", "-3,-1/-3,0", "-2,0/-1,0", "-1,0/-2,0", "-2,0/-2,1", "-2,1/-2,0", "-2,0/-3,1", "-3,1/-2,0", "-1,0/0,0", "0,0/-1,0", "-1,0/-1,1", "-1,1/-1,0", "-1,0/-2,1", "-2,1/-1,0", "0,0/1,0", "1,0/0,0", "0,0/0,1", "0,1/0,0", "0,0/-1,1", "-1,1/0,0", "1,0/2,0", "2,0/1,0", "1,0/1,1", "1,1/1,0", "1,0/0,1", "0,1/1,0", "2,0/3,0", "3,0/2,0", "2,0/2,1", "2,1/2,0", "2,0/1,1", "1,1/2,0", "3,0/4,0", "4,0/3,0", "3,0/3,1", "3,1/3,0", "3,0/2,1", "2,1/3,0", "3,0/4,-1", "4,-1/3,0", "-3,1/-2,1", "-2,1/-3,1", "-3,1/-3,2", "-3,2/-3,1", "-3,1/-4,2", "-4,2/-3,1", "-3,1/-4,1", "-4,1/-3,1", "-2,1/-1,1", "-1,1/-2,1", "-2,1/-2,2", "-2,2/-2,1", "-2,1/-3,2", "-3,2/-2,1", "-1,1/0,1", "0,1/-1,1", "-1,1/-1,2", "-1,2/-1,1", "-1,1/-2,2", "-2,2/-1,1", "0,1/1,1", "1,1/0,1", "0,1/0,2", "0,2/0,1", "0,1/-1,2", "-1,2/0,1", "1,1/2,1", "2,1/1,1", "1,1/1,2", "1,2/1,1", "1,1/0,2", "0,2/1,1", "2,1/3,1", "3,1/2,1", "2,1/2,2", "2,2/2,1", "2,1/1,2", "1,2/2,1", "-3,2/-2,2", "-2,2/-3,2", "-3,2/-3,3", "-3,3/-3,2", "-3,2/-4,3", "-4,3/-3,2", "-3,2/-4,2", "-4,2/-3,2", "-2,2/-1,2", "-1,2/-2,2", "-2,2/-2,3", "-2,3/-2,2", "-2,2/-3,3", "-3,3/-2,2", "-1,2/0,2", "0,2/-1,2", "-1,2/-1,3", "-1,3/-1,2", "-1,2/-2,3", "-2,3/-1,2", "0,2/1,2", "1,2/0,2", "0,2/0,3", "0,3/0,2", "0,2/-1,3", "-1,3/0,2", "1,2/2,2", "2,2/1,2", "1,2/1,3", "1,3/1,2", "1,2/0,3", "0,3/1,2", "-3,3/-2,3", "-2,3/-3,3", "-3,3/-3,4", "-3,4/-3,3", "-3,3/-4,4", "-4,4/-3,3", "-3,3/-4,3", "-4,3/-3,3", "-2,3/-1,3", "-1,3/-2,3", "-2,3/-2,4", "-2,4/-2,3", "-2,3/-3,4", "-3,4/-2,3", "-1,3/0,3", "0,3/-1,3", "-1,3/-1,4", "-1,4/-1,3", "-1,3/-2,4", "-2,4/-1,3", "0,3/1,3", "1,3/0,3", "0,3/0,4", "0,4/0,3", "0,3/-1,4", "-1,4/0,3"],
  "factory": ["0", "1", "2", "3", "4", "5"],
  "hex": ["0,-3", "1,-3", "2,-3", "3,-3", "-1,-2", "0,-2", "1,-2", "2,-2", "3,-2", "-2,-1", "-1,-1", "0,-1", "1,-1", "2,-1", "3,-1", "-3,0", "-2,0", "-1,0", "0,0", "1,0", "2,0", "3,0", "-3,1", "-2,1", "-1,1", "0,1", "1,1", "2,1", "-3,2", "-2,2", "-1,2", "0,2", "1,2", "-3,3", "-2,3", "-1,3", "0,3"],
  "item": ["map", "food", "potion", "rockets"],
  "leader": ["burrun", "sorrel", "nexto", "thexuloa", "alder", "zinnia", "guszper", "umber"],
  "machine": ["engines", "factories", "mechs", "restart", "hard-engines", "hard-factories", "hard-mechs"],
  "machine direction": ["right", "left"],
  "result": ["open", "won", "core-completed", "toxic-disaster", "massacre", "out-of-time"],
  "seat": ["a", "b", "c", "d"],
  "side": ["order", "council", "coven", "sect"],
} as const;
