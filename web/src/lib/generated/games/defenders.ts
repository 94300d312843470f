// Written by `deskoherna types`. Do not edit: change the server and run it again.

export interface View {
  phase: Phase;
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
  turn: Points["side"] | "";
  points_left: number;
  /** What may be said at the table: anything, of cards in hand only the habitats, or nothing. */
  talk: "free" | "habitats" | "silence";
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
  dead: Partial<Record<Points["habitat"], Points["card"]>>;
  /** The camp that the Travelling Library is carrying. */
  lifted: Points["hex"] | "";
  plan: Plan | null;
  /** While somebody acts: what each kind of machine card left would do. */
  forecast: Forecast[];
  result: Points["result"] | "";
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
  hex: Points["hex"];
  ring: number;
  /** Which of the twelve map tiles it belongs to; -1: the core. Seams run between different tiles. */
  tile: number;
  habitat: Points["habitat"] | "";
  pollution: number;
  toxic: boolean;
  mechs: number;
  /** Mechs on a factory or the core are snipers, others hunters. */
  snipers: boolean;
  camp: Points["side"] | "";
  camp_works: boolean;
  factory: FactoryTile | null;
  leaders: Points["side"][];
  enclosed: boolean;
}

/** A border with something on it. */
export interface Border {
  border: string;
  wall: boolean;
  breach: boolean;
}

export interface Engine {
  engine: Points["engine"];
  /** The hex on its left and the hex on its right, `2,-2/1,-1`; empty: it waits on the core. */
  place: string;
  border: string;
  left: Points["hex"] | "";
  right: Points["hex"] | "";
  /** The hex its nose points at; empty: off the map. */
  ahead: Points["hex"] | "";
}

export interface Machine {
  direction: Points["machine direction"];
  arrow: "ESE" | "S" | "WSW" | "WNW" | "N" | "ENE";
  /** Cards left in the deck, by kind: everybody may count them. */
  deck: Partial<Record<Points["machine"], number>>;
  spent: Partial<Record<Points["machine"], number>>;
  /** The last card; empty: none yet. */
  flipped: Points["machine"] | "";
  /** Factories built so far, in order; the sixth would be the end. */
  built: number[];
  toxic_left: number;
  mechs_left: number;
  /** The engine the radar meets first; empty: none is on the map. */
  first_engine: Points["engine"] | "";
  /** Where the next factory would rise; empty: no hex is enclosed. */
  next_site: Points["hex"] | "";
}

export interface Faction {
  side: Points["side"];
  seat: number;
  leader: Points["leader"] | "";
  /** Where the organizer stands; empty: off the map. */
  hex: Points["hex"] | "";
  in_game: boolean;
  wounds: number;
  wound_limit: number;
  support: number;
  max_support: number;
  track: Space[];
  camps_left: number;
  breaches_left: number;
  /** Ready or spent, for the factions in play. */
  items: Partial<Record<Points["item"], boolean>>;
  hand_count: number;
  deck_count: number;
  discard: Points["card"][];
  /** The active defender, or in solo the visible card; empty: none. */
  active: Points["card"] | "";
  team: Points["card"][];
  /** A card lies face down. */
  chosen: boolean;
  acted: boolean;
  /** Its reveal ability is not resolved yet, or its organizer may still shift. */
  pending: boolean;
  /** What an action begun now would be under: none, ranged or close. */
  threat: "none" | "ranged" | "close";
  /** The cards in hand, for their owner; None for others. */
  hand: Points["card"][] | null;
  /** The card laid face down, for who has seen it; else empty. */
  chosen_card: Points["card"] | "";
}

/** What an action of the faction at turn would bring, before the click. */
export interface Plan {
  side: Points["side"];
  threat: "none" | "ranged" | "close";
  /** Of the faces of the die: how many bring no wound, one, two. */
  odds: number[];
  regroup_is_safe: boolean;
  /** The corridors it may use. */
  habitats: Points["habitat"][];
  /** For each hex a Move may end on: one way there. */
  trails: Partial<Record<Points["hex"], Points["hex"][]>>;
  /** The hand that the next camp fills; 0: no camp left. */
  camp_draws_to: number;
  /** Will a machine card follow this turn? */
  flips: boolean;
}

/** One kind of machine card. */
export interface Forecast {
  kind: Points["machine"];
  /** How many of the cards left in the deck are of this kind. */
  left: number;
  /** What would happen, as the events that would be told. Who would die is not foretold, only who would be wounded. */
  steps: Say[];
  /** The loss it would bring; empty: none. */
  ends: Points["result"] | "";
}

/** A factory tile as it lies: on the core its top one, elsewhere a factory. */
export interface FactoryTile {
  number: number;
  /** The corner it points at. */
  arrow: "ESE" | "S" | "WSW" | "WNW" | "N" | "ENE";
  /** The sides it blows over; a rewilded factory blows no more. */
  vents: ("E" | "SE" | "SW" | "W" | "NW" | "NE")[];
  rewilded: boolean;
}

/** A space of the support track. */
export interface Space {
  /** The hand that uncovering it draws up to; 0: none printed. */
  label: number;
  camp: boolean;
  pawn: boolean;
}

/** What is being asked now. */
export type Phase =
  | "leader" | "start" | "split" | "choose" | "reveal" | "library-from" | "library-to" | "shoot" | "acid" | "herbs"
  | "tunnel" | "demolish" | "paths" | "act" | "over" | "opening";

/** The points of each axis. */
export interface Points {
  "ability":
    | "comrade-of-the-order" | "archives" | "almanac-press" | "controlled-burn" | "burning-heat" | "pyromancy"
    | "manifesto" | "travelling-library" | "refuge" | "comrade-of-the-council" | "field-kitchen" | "breaking-bread"
    | "sustenance" | "bountiful-harvest" | "caravan" | "fortitude" | "sharpshooter" | "field-hospital"
    | "comrade-of-the-coven" | "bubbling-brew" | "apothecary" | "agility" | "ambush" | "secret-paths"
    | "friendly-mycelium" | "acid-rain" | "healing-herbs" | "comrade-of-the-sect" | "arsenal" | "fireworks"
    | "hacking" | "scrap-hunting" | "power-down" | "tunnels" | "ballistics" | "demolition";
  "aim": "here" | "e" | "se" | "sw" | "w" | "nw" | "ne";
  "amount": `${number}`;
  "border":
    | `${number},${number}/e` | `${number},${number}/se` | `${number},${number}/sw` | `${number},${number}/w`
    | `${number},${number}/nw` | `${number},${number}/ne`;
  "card":
    | "kelpuz" | "rystle" | "popel" | "fennick" | "wyzypa" | "oreg" | "bernadorn" | "tamsel" | "ubi" | "lumiz"
    | "pyrdalja" | "mora" | "mudruc" | "mirit" | "bryla" | "quillo" | "flika" | "sedra" | "azen" | "rintro" | "svaca"
    | "henk" | "kalsa" | "glint" | "nolda" | "parsnel" | "sheaf" | "rillo" | "griz" | "wagna" | "prackus" | "torpis"
    | "okula" | "cmuchin" | "bastedie" | "vatsi" | "mirka" | "olm" | "vessa" | "ruta" | "hemlo" | "yarra" | "las"
    | "nixa" | "lurka" | "bogdar" | "fenna" | "mosko" | "puddok" | "wispa" | "drosa" | "cattal" | "sedgwin" | "tansa"
    | "cogwin" | "marl" | "pyrit" | "fuze" | "riiz" | "tinka" | "nib" | "oru" | "bolto" | "kobal" | "ozo" | "vanad"
    | "shafta" | "drilla" | "quarz" | "halit" | "gneis" | "mica";
  "direction": "e" | "se" | "sw" | "w" | "nw" | "ne";
  "engine": `${number}`;
  "engine place": `${number},${number}/${number},${number}`;
  "factory": `${number}`;
  "habitat": "forest" | "plains" | "marsh" | "mountains";
  "hex": `${number},${number}`;
  "item": "map" | "food" | "potion" | "rockets";
  "leader": "burrun" | "sorrel" | "nexto" | "thexuloa" | "alder" | "zinnia" | "guszper" | "umber";
  "machine": "engines" | "factories" | "mechs" | "restart" | "hard-engines" | "hard-factories" | "hard-mechs";
  "machine direction": "right" | "left";
  "result": "open" | "won" | "core-completed" | "toxic-disaster" | "massacre" | "out-of-time";
  "seat": "a" | "b" | "c" | "d";
  "side": "order" | "council" | "coven" | "sect";
}

/** A point with its axis. */
export type Named<A extends keyof Points = keyof Points> = { [N in A]: `${N}:${Points[N]}` }[A];
/** What an event tells: a point, or a number where there is none (-1). */
export type Told<A extends keyof Points> = Named<A> | number;

/** Every move by key, with what it names. */
export interface Moves {
  "lead-with": { leader: Named<"leader"> };
  "start-at": { hex: Named<"hex"> };
  "draw-from-the-first-deck": { amount: Named<"amount"> };
  "draw-an-opening-card-of-the": { side: Named<"side"> };
  "choose": { card: Named<"card"> };
  "choose-the-top-card-of-the-deck": { side: Named<"side"> };
  "choose-a-card": Record<never, never>;
  "resolve-ability": Record<never, never>;
  "pick-up-camp-at": { hex: Named<"hex"> };
  "set-down-camp-at": { hex: Named<"hex"> };
  "shoot": { direction: Named<"direction"> };
  "acid-rain-on": { hex: Named<"hex"> };
  "heal-with-herbs": { side: Named<"side"> };
  "tunnel-to": { hex: Named<"hex"> };
  "demolish": { border: Named<"border"> };
  "shift": { direction: Named<"direction"> };
  "stay": Record<never, never>;
  "move-to": { hex: Named<"hex"> };
  "build-camp": Record<never, never>;
  "regroup-to": { hex: Named<"hex"> };
  "heal": Record<never, never>;
  "clear": Record<never, never>;
  "destroy-mech": Record<never, never>;
  "breach": { direction: Named<"direction"> };
  "rewild": Record<never, never>;
  "take": { item: Named<"item"> };
  "eat-food": Record<never, never>;
  "drink-potion": Record<never, never>;
  "clear-with-potion": Record<never, never>;
  "rocket-a-mech": { aim: Named<"aim"> };
  "rocket-a-wall": { direction: Named<"direction"> };
  "move-with-map-to": { hex: Named<"hex"> };
  "regroup-with-map-to": { hex: Named<"hex"> };
  "team-up-with": { card: Named<"card"> };
  "end-turn": Record<never, never>;
}

/** Every event by key, with what it tells. */
export interface Events {
  "is-led-by": { side: Told<"side">; leader: Told<"leader"> };
  "starts-at": { side: Told<"side">; hex: Told<"hex"> };
  "round-begins-with": { number: number; seat: Told<"seat"> };
  "round-begins": { number: number };
  "chose-a-card": { side: Told<"side"> };
  "reveals-with": { side: Told<"side">; card: Told<"card">; ability: Told<"ability"> };
  "resolves": { side: Told<"side">; card: Told<"card"> };
  "has-no-use-for": { side: Told<"side">; card: Told<"card"> };
  "first-player-is": { seat: Told<"seat"> };
  "readies": { side: Told<"side">; item: Told<"item"> };
  "spends": { side: Told<"side">; item: Told<"item"> };
  "gains-support": { side: Told<"side">; number: number };
  "draws-cards-into-the-hand-of": { side: Told<"side">; number: number; seat: Told<"seat"> };
  "draws": { side: Told<"side">; card: Told<"card"> };
  "shuffles-its-discard": { side: Told<"side"> };
  "moves-to": { side: Told<"side">; hex: Told<"hex"> };
  "regroups-to": { side: Told<"side">; hex: Told<"hex"> };
  "shifts-to": { side: Told<"side">; hex: Told<"hex"> };
  "tunnels-to": { side: Told<"side">; hex: Told<"hex"> };
  "stays": { side: Told<"side"> };
  "builds-a-camp-at": { side: Told<"side">; hex: Told<"hex"> };
  "lifts-the-camp-at": { side: Told<"side">; hex: Told<"hex"> };
  "carries-a-camp-from-to": { side: Told<"side">; hex: Told<"hex">; hex2: Told<"hex"> };
  "heals-wounds": { side: Told<"side">; number: number };
  "clears-pollution-at": { side: Told<"side">; hex: Told<"hex"> };
  "clears-the-toxic-site-at": { side: Told<"side">; hex: Told<"hex"> };
  "destroys-a-mech-at": { side: Told<"side">; hex: Told<"hex"> };
  "turns-a-mech-into-pollution-at": { side: Told<"side">; hex: Told<"hex"> };
  "breaches": { side: Told<"side">; border: Told<"border"> };
  "rewilds-factory-at": { side: Told<"side">; factory: Told<"factory">; hex: Told<"hex"> };
  "teams-up-with": { side: Told<"side">; card: Told<"card"> };
  "rolls-in-close-combat": { side: Told<"side">; number: number };
  "rolls-under-fire": { side: Told<"side">; number: number };
  "suffers-wounds": { side: Told<"side">; number: number };
  "loses": { side: Told<"side">; card: Told<"card"> };
  "has-no-defender-left-to-lose": { side: Told<"side"> };
  "leaves-the-game": { side: Told<"side"> };
  "turn-of-with-actions": { side: Told<"side">; number: number };
  "flips-no-machine-card": { side: Told<"side"> };
  "machine-card": { machine: Told<"machine"> };
  "machine-deck-is-shuffled": Record<never, never>;
  "machine-turns": { machine_direction: Told<"machine direction"> };
  "engine-lays-a-wall-on": { engine: Told<"engine">; border: Told<"border"> };
  "engine-moves-to": { engine: Told<"engine">; engine_place: Told<"engine place"> };
  "engine-returns-to-the-core": { engine: Told<"engine"> };
  "engine-is-deployed-to-by-factory": { engine: Told<"engine">; engine_place: Told<"engine place">; factory: Told<"factory"> };
  "engine-finds-no-free-ray": { engine: Told<"engine"> };
  "no-hex-is-enclosed": Record<never, never>;
  "is-enclosed": { hex: Told<"hex"> };
  "factory-is-built-at": { factory: Told<"factory">; hex: Told<"hex"> };
  "mechs-stand-on-the-core": { number: number };
  "factory-vents-to": { factory: Told<"factory">; direction: Told<"direction">; hex: Told<"hex"> };
  "factory-vents-off-the-map": { factory: Told<"factory">; direction: Told<"direction"> };
  "becomes-a-toxic-site": { hex: Told<"hex"> };
  "engine-deploys-a-hunter-at": { engine: Told<"engine">; hex: Told<"hex"> };
  "no-mech-is-left-for-engine": { engine: Told<"engine"> };
  "hunters-go-from-to": { number: number; hex: Told<"hex">; hex2: Told<"hex"> };
  "mechs-wound": { side: Told<"side"> };
  "game-ends": { result: Told<"result"> };
}

/** The catalogue: each group, and the ids of its names. */
export interface Items {
  "defender":
    | "card-kelpuz" | "card-rystle" | "card-popel" | "card-fennick" | "card-wyzypa" | "card-oreg" | "card-bernadorn"
    | "card-tamsel" | "card-ubi" | "card-lumiz" | "card-pyrdalja" | "card-mora" | "card-mudruc" | "card-mirit"
    | "card-bryla" | "card-quillo" | "card-flika" | "card-sedra" | "card-azen" | "card-rintro" | "card-svaca"
    | "card-henk" | "card-kalsa" | "card-glint" | "card-nolda" | "card-parsnel" | "card-sheaf" | "card-rillo"
    | "card-griz" | "card-wagna" | "card-prackus" | "card-torpis" | "card-okula" | "card-cmuchin" | "card-bastedie"
    | "card-vatsi" | "card-mirka" | "card-olm" | "card-vessa" | "card-ruta" | "card-hemlo" | "card-yarra" | "card-las"
    | "card-nixa" | "card-lurka" | "card-bogdar" | "card-fenna" | "card-mosko" | "card-puddok" | "card-wispa"
    | "card-drosa" | "card-cattal" | "card-sedgwin" | "card-tansa" | "card-cogwin" | "card-marl" | "card-pyrit"
    | "card-fuze" | "card-riiz" | "card-tinka" | "card-nib" | "card-oru" | "card-bolto" | "card-kobal" | "card-ozo"
    | "card-vanad" | "card-shafta" | "card-drilla" | "card-quarz" | "card-halit" | "card-gneis" | "card-mica";
  "ability":
    | "ability-comrade-of-the-order" | "ability-archives" | "ability-almanac-press" | "ability-controlled-burn"
    | "ability-burning-heat" | "ability-pyromancy" | "ability-manifesto" | "ability-travelling-library"
    | "ability-refuge" | "ability-comrade-of-the-council" | "ability-field-kitchen" | "ability-breaking-bread"
    | "ability-sustenance" | "ability-bountiful-harvest" | "ability-caravan" | "ability-fortitude"
    | "ability-sharpshooter" | "ability-field-hospital" | "ability-comrade-of-the-coven" | "ability-bubbling-brew"
    | "ability-apothecary" | "ability-agility" | "ability-ambush" | "ability-secret-paths"
    | "ability-friendly-mycelium" | "ability-acid-rain" | "ability-healing-herbs" | "ability-comrade-of-the-sect"
    | "ability-arsenal" | "ability-fireworks" | "ability-hacking" | "ability-scrap-hunting" | "ability-power-down"
    | "ability-tunnels" | "ability-ballistics" | "ability-demolition";
  "leader":
    | "leader-burrun" | "leader-sorrel" | "leader-nexto" | "leader-thexuloa" | "leader-alder" | "leader-zinnia"
    | "leader-guszper" | "leader-umber";
  "faction": "side-order" | "side-council" | "side-coven" | "side-sect";
  "item": "item-map" | "item-food" | "item-potion" | "item-rockets";
  "habitat": "habitat-forest" | "habitat-plains" | "habitat-marsh" | "habitat-mountains";
  "machine":
    | "machine-engines" | "machine-factories" | "machine-mechs" | "machine-restart" | "machine-hard-engines"
    | "machine-hard-factories" | "machine-hard-mechs";
  "factory": "factory-0" | "factory-1" | "factory-2" | "factory-3" | "factory-4" | "factory-5";
  "tile":
    | "tile-h01" | "tile-h02" | "tile-h03" | "tile-h04" | "tile-h05" | "tile-h06" | "tile-h07" | "tile-h08"
    | "tile-h09" | "tile-h10" | "tile-h11" | "tile-h12";
  "track": "track-factions-2" | "track-factions-3" | "track-factions-4";
  "die": "die-wound-die";
}

/** Words: message ids of the game and of its board. */
export type Word =
  | "ability-acid-rain" | "ability-acid-rain.text" | "ability-acid-rain.timing" | "ability-agility"
  | "ability-agility.text" | "ability-agility.timing" | "ability-almanac-press" | "ability-almanac-press.text"
  | "ability-almanac-press.timing" | "ability-ambush" | "ability-ambush.text" | "ability-ambush.timing"
  | "ability-apothecary" | "ability-apothecary.text" | "ability-apothecary.timing" | "ability-archives"
  | "ability-archives.text" | "ability-archives.timing" | "ability-arsenal" | "ability-arsenal.text"
  | "ability-arsenal.timing" | "ability-ballistics" | "ability-ballistics.text" | "ability-ballistics.timing"
  | "ability-bountiful-harvest" | "ability-bountiful-harvest.text" | "ability-bountiful-harvest.timing"
  | "ability-breaking-bread" | "ability-breaking-bread.text" | "ability-breaking-bread.timing"
  | "ability-bubbling-brew" | "ability-bubbling-brew.text" | "ability-bubbling-brew.timing" | "ability-burning-heat"
  | "ability-burning-heat.text" | "ability-burning-heat.timing" | "ability-caravan" | "ability-caravan.text"
  | "ability-caravan.timing" | "ability-comrade-of-the-council" | "ability-comrade-of-the-council.text"
  | "ability-comrade-of-the-council.timing" | "ability-comrade-of-the-coven" | "ability-comrade-of-the-coven.text"
  | "ability-comrade-of-the-coven.timing" | "ability-comrade-of-the-order" | "ability-comrade-of-the-order.text"
  | "ability-comrade-of-the-order.timing" | "ability-comrade-of-the-sect" | "ability-comrade-of-the-sect.text"
  | "ability-comrade-of-the-sect.timing" | "ability-controlled-burn" | "ability-controlled-burn.text"
  | "ability-controlled-burn.timing" | "ability-demolition" | "ability-demolition.text" | "ability-demolition.timing"
  | "ability-field-hospital" | "ability-field-hospital.text" | "ability-field-hospital.timing"
  | "ability-field-kitchen" | "ability-field-kitchen.text" | "ability-field-kitchen.timing" | "ability-fireworks"
  | "ability-fireworks.text" | "ability-fireworks.timing" | "ability-fortitude" | "ability-fortitude.text"
  | "ability-fortitude.timing" | "ability-friendly-mycelium" | "ability-friendly-mycelium.text"
  | "ability-friendly-mycelium.timing" | "ability-hacking" | "ability-hacking.text" | "ability-hacking.timing"
  | "ability-healing-herbs" | "ability-healing-herbs.text" | "ability-healing-herbs.timing" | "ability-manifesto"
  | "ability-manifesto.text" | "ability-manifesto.timing" | "ability-power-down" | "ability-power-down.text"
  | "ability-power-down.timing" | "ability-pyromancy" | "ability-pyromancy.text" | "ability-pyromancy.timing"
  | "ability-refuge" | "ability-refuge.text" | "ability-refuge.timing" | "ability-scrap-hunting"
  | "ability-scrap-hunting.text" | "ability-scrap-hunting.timing" | "ability-secret-paths"
  | "ability-secret-paths.text" | "ability-secret-paths.timing" | "ability-sharpshooter" | "ability-sharpshooter.text"
  | "ability-sharpshooter.timing" | "ability-sustenance" | "ability-sustenance.text" | "ability-sustenance.timing"
  | "ability-travelling-library" | "ability-travelling-library.text" | "ability-travelling-library.timing"
  | "ability-tunnels" | "ability-tunnels.text" | "ability-tunnels.timing" | "achievement-expert"
  | "achievement-expert.text" | "achievement-solo" | "achievement-solo.text" | "aim-e" | "aim-here" | "aim-ne"
  | "aim-nw" | "aim-se" | "aim-sw" | "aim-w" | "board-about-breach" | "board-about-build-camp" | "board-about-clear"
  | "board-about-destroy-mech" | "board-about-heal" | "board-about-move" | "board-about-regroup"
  | "board-about-rewild" | "board-act-breach" | "board-act-build-camp" | "board-act-choose-a-card" | "board-act-clear"
  | "board-act-destroy-mech" | "board-act-end-turn" | "board-act-heal" | "board-act-move" | "board-act-regroup"
  | "board-act-resolve-ability" | "board-act-rewild" | "board-act-stay" | "board-active" | "board-acts"
  | "board-breach" | "board-breach.text" | "board-breaches" | "board-break-this" | "board-camp-draws"
  | "board-camp-idle-of" | "board-camp-of" | "board-card-follows" | "board-cards" | "board-chosen"
  | "board-clear-this" | "board-close" | "board-core" | "board-corridors" | "board-counts" | "board-counts-short"
  | "board-deck" | "board-deck-left" | "board-deck.text" | "board-destroy-this" | "board-direction"
  | "board-direction.text" | "board-do-acid-rain-on" | "board-do-move-to" | "board-do-move-with-map-to"
  | "board-do-pick-up-camp-at" | "board-do-regroup-to" | "board-do-regroup-with-map-to" | "board-do-set-down-camp-at"
  | "board-do-start-at" | "board-do-tunnel-to" | "board-enclosed" | "board-engine" | "board-engine.text"
  | "board-factories" | "board-factories-end" | "board-factories.text" | "board-factory" | "board-fallen"
  | "board-fallen-end" | "board-fallen.text" | "board-farther" | "board-first" | "board-forecast" | "board-hand"
  | "board-hand-deck" | "board-hunters" | "board-item-ready" | "board-item-spent" | "board-leader-of"
  | "board-left-letter" | "board-machines" | "board-map" | "board-nearer" | "board-next-site"
  | "board-no-card-follows" | "board-no-roll" | "board-nobody" | "board-nothing-here" | "board-odds" | "board-of"
  | "board-order" | "board-ours" | "board-plan" | "board-points" | "board-pollution" | "board-replay"
  | "board-rewild-this" | "board-rewilded" | "board-right-letter" | "board-rocket-this" | "board-round"
  | "board-snipers" | "board-step-of" | "board-support" | "board-support.text" | "board-talk-habitats"
  | "board-talk-habitats.text" | "board-talk-silence" | "board-talk-silence.text" | "board-team" | "board-team-with"
  | "board-teams" | "board-threat-close" | "board-threat-none" | "board-threat-ranged" | "board-top-card"
  | "board-toxic" | "board-toxic-end" | "board-toxic-sites" | "board-toxic-sites.text" | "board-trail" | "board-wall"
  | "board-wall.text" | "board-would" | "board-would-end" | "board-wounds" | "board-wounds.text" | "border--1_-1_e"
  | "border--1_-1_se" | "border--1_-1_sw" | "border--1_-2_e" | "border--1_-2_nw" | "border--1_-2_se"
  | "border--1_-2_sw" | "border--1_-2_w" | "border--1_0_e" | "border--1_0_se" | "border--1_0_sw" | "border--1_1_e"
  | "border--1_1_se" | "border--1_1_sw" | "border--1_2_e" | "border--1_2_se" | "border--1_2_sw" | "border--1_3_e"
  | "border--1_3_se" | "border--1_3_sw" | "border--2_-1_e" | "border--2_-1_nw" | "border--2_-1_se" | "border--2_-1_sw"
  | "border--2_-1_w" | "border--2_0_e" | "border--2_0_se" | "border--2_0_sw" | "border--2_1_e" | "border--2_1_se"
  | "border--2_1_sw" | "border--2_2_e" | "border--2_2_se" | "border--2_2_sw" | "border--2_3_e" | "border--2_3_se"
  | "border--2_3_sw" | "border--3_0_e" | "border--3_0_nw" | "border--3_0_se" | "border--3_0_sw" | "border--3_0_w"
  | "border--3_1_e" | "border--3_1_se" | "border--3_1_sw" | "border--3_1_w" | "border--3_2_e" | "border--3_2_se"
  | "border--3_2_sw" | "border--3_2_w" | "border--3_3_e" | "border--3_3_se" | "border--3_3_sw" | "border--3_3_w"
  | "border-0_-1_e" | "border-0_-1_se" | "border-0_-1_sw" | "border-0_-2_e" | "border-0_-2_se" | "border-0_-2_sw"
  | "border-0_-3_e" | "border-0_-3_ne" | "border-0_-3_nw" | "border-0_-3_se" | "border-0_-3_sw" | "border-0_-3_w"
  | "border-0_0_e" | "border-0_0_se" | "border-0_0_sw" | "border-0_1_e" | "border-0_1_se" | "border-0_1_sw"
  | "border-0_2_e" | "border-0_2_se" | "border-0_2_sw" | "border-0_3_e" | "border-0_3_se" | "border-0_3_sw"
  | "border-1_-1_e" | "border-1_-1_se" | "border-1_-1_sw" | "border-1_-2_e" | "border-1_-2_se" | "border-1_-2_sw"
  | "border-1_-3_e" | "border-1_-3_ne" | "border-1_-3_nw" | "border-1_-3_se" | "border-1_-3_sw" | "border-1_0_e"
  | "border-1_0_se" | "border-1_0_sw" | "border-1_1_e" | "border-1_1_se" | "border-1_1_sw" | "border-1_2_e"
  | "border-1_2_se" | "border-1_2_sw" | "border-2_-1_e" | "border-2_-1_se" | "border-2_-1_sw" | "border-2_-2_e"
  | "border-2_-2_se" | "border-2_-2_sw" | "border-2_-3_e" | "border-2_-3_ne" | "border-2_-3_nw" | "border-2_-3_se"
  | "border-2_-3_sw" | "border-2_0_e" | "border-2_0_se" | "border-2_0_sw" | "border-2_1_e" | "border-2_1_se"
  | "border-2_1_sw" | "border-3_-1_e" | "border-3_-1_ne" | "border-3_-1_se" | "border-3_-1_sw" | "border-3_-2_e"
  | "border-3_-2_ne" | "border-3_-2_se" | "border-3_-2_sw" | "border-3_-3_e" | "border-3_-3_ne" | "border-3_-3_nw"
  | "border-3_-3_se" | "border-3_-3_sw" | "border-3_0_e" | "border-3_0_ne" | "border-3_0_se" | "border-3_0_sw"
  | "card-azen" | "card-azen.text" | "card-azen.title" | "card-bastedie" | "card-bastedie.text"
  | "card-bastedie.title" | "card-bernadorn" | "card-bernadorn.text" | "card-bernadorn.title" | "card-bogdar"
  | "card-bogdar.text" | "card-bogdar.title" | "card-bolto" | "card-bolto.text" | "card-bolto.title" | "card-bryla"
  | "card-bryla.text" | "card-bryla.title" | "card-cattal" | "card-cattal.text" | "card-cattal.title" | "card-cmuchin"
  | "card-cmuchin.text" | "card-cmuchin.title" | "card-cogwin" | "card-cogwin.text" | "card-cogwin.title"
  | "card-drilla" | "card-drilla.text" | "card-drilla.title" | "card-drosa" | "card-drosa.text" | "card-drosa.title"
  | "card-fenna" | "card-fenna.text" | "card-fenna.title" | "card-fennick" | "card-fennick.text"
  | "card-fennick.title" | "card-flika" | "card-flika.text" | "card-flika.title" | "card-fuze" | "card-fuze.text"
  | "card-fuze.title" | "card-glint" | "card-glint.text" | "card-glint.title" | "card-gneis" | "card-gneis.text"
  | "card-gneis.title" | "card-griz" | "card-griz.text" | "card-griz.title" | "card-halit" | "card-halit.text"
  | "card-halit.title" | "card-hemlo" | "card-hemlo.text" | "card-hemlo.title" | "card-henk" | "card-henk.text"
  | "card-henk.title" | "card-kalsa" | "card-kalsa.text" | "card-kalsa.title" | "card-kelpuz" | "card-kelpuz.text"
  | "card-kelpuz.title" | "card-kobal" | "card-kobal.text" | "card-kobal.title" | "card-las" | "card-las.text"
  | "card-las.title" | "card-lumiz" | "card-lumiz.text" | "card-lumiz.title" | "card-lurka" | "card-lurka.text"
  | "card-lurka.title" | "card-marl" | "card-marl.text" | "card-marl.title" | "card-mica" | "card-mica.text"
  | "card-mica.title" | "card-mirit" | "card-mirit.text" | "card-mirit.title" | "card-mirka" | "card-mirka.text"
  | "card-mirka.title" | "card-mora" | "card-mora.text" | "card-mora.title" | "card-mosko" | "card-mosko.text"
  | "card-mosko.title" | "card-mudruc" | "card-mudruc.text" | "card-mudruc.title" | "card-nib" | "card-nib.text"
  | "card-nib.title" | "card-nixa" | "card-nixa.text" | "card-nixa.title" | "card-nolda" | "card-nolda.text"
  | "card-nolda.title" | "card-okula" | "card-okula.text" | "card-okula.title" | "card-olm" | "card-olm.text"
  | "card-olm.title" | "card-oreg" | "card-oreg.text" | "card-oreg.title" | "card-oru" | "card-oru.text"
  | "card-oru.title" | "card-ozo" | "card-ozo.text" | "card-ozo.title" | "card-parsnel" | "card-parsnel.text"
  | "card-parsnel.title" | "card-popel" | "card-popel.text" | "card-popel.title" | "card-prackus"
  | "card-prackus.text" | "card-prackus.title" | "card-puddok" | "card-puddok.text" | "card-puddok.title"
  | "card-pyrdalja" | "card-pyrdalja.text" | "card-pyrdalja.title" | "card-pyrit" | "card-pyrit.text"
  | "card-pyrit.title" | "card-quarz" | "card-quarz.text" | "card-quarz.title" | "card-quillo" | "card-quillo.text"
  | "card-quillo.title" | "card-riiz" | "card-riiz.text" | "card-riiz.title" | "card-rillo" | "card-rillo.text"
  | "card-rillo.title" | "card-rintro" | "card-rintro.text" | "card-rintro.title" | "card-ruta" | "card-ruta.text"
  | "card-ruta.title" | "card-rystle" | "card-rystle.text" | "card-rystle.title" | "card-sedgwin"
  | "card-sedgwin.text" | "card-sedgwin.title" | "card-sedra" | "card-sedra.text" | "card-sedra.title" | "card-shafta"
  | "card-shafta.text" | "card-shafta.title" | "card-sheaf" | "card-sheaf.text" | "card-sheaf.title" | "card-svaca"
  | "card-svaca.text" | "card-svaca.title" | "card-tamsel" | "card-tamsel.text" | "card-tamsel.title" | "card-tansa"
  | "card-tansa.text" | "card-tansa.title" | "card-tinka" | "card-tinka.text" | "card-tinka.title" | "card-torpis"
  | "card-torpis.text" | "card-torpis.title" | "card-ubi" | "card-ubi.text" | "card-ubi.title" | "card-vanad"
  | "card-vanad.text" | "card-vanad.title" | "card-vatsi" | "card-vatsi.text" | "card-vatsi.title" | "card-vessa"
  | "card-vessa.text" | "card-vessa.title" | "card-wagna" | "card-wagna.text" | "card-wagna.title" | "card-wispa"
  | "card-wispa.text" | "card-wispa.title" | "card-wyzypa" | "card-wyzypa.text" | "card-wyzypa.title" | "card-yarra"
  | "card-yarra.text" | "card-yarra.title" | "did-end-turn" | "die-wound-die" | "die-wound-die.text" | "direction-e"
  | "direction-e.at" | "direction-e.to" | "direction-ne" | "direction-ne.at" | "direction-ne.to" | "direction-nw"
  | "direction-nw.at" | "direction-nw.to" | "direction-se" | "direction-se.at" | "direction-se.to" | "direction-sw"
  | "direction-sw.at" | "direction-sw.to" | "direction-w" | "direction-w.at" | "direction-w.to"
  | "event-becomes-a-toxic-site" | "event-breaches" | "event-builds-a-camp-at" | "event-carries-a-camp-from-to"
  | "event-chose-a-card" | "event-clears-pollution-at" | "event-clears-the-toxic-site-at" | "event-destroys-a-mech-at"
  | "event-draws" | "event-draws-cards-into-the-hand-of" | "event-engine-deploys-a-hunter-at"
  | "event-engine-finds-no-free-ray" | "event-engine-is-deployed-to-by-factory" | "event-engine-lays-a-wall-on"
  | "event-engine-moves-to" | "event-engine-returns-to-the-core" | "event-factory-is-built-at"
  | "event-factory-vents-off-the-map" | "event-factory-vents-to" | "event-first-player-is"
  | "event-flips-no-machine-card" | "event-gains-support" | "event-game-ends" | "event-has-no-defender-left-to-lose"
  | "event-has-no-use-for" | "event-heals-wounds" | "event-hunters-go-from-to" | "event-is-enclosed"
  | "event-is-led-by" | "event-leaves-the-game" | "event-lifts-the-camp-at" | "event-loses" | "event-machine-card"
  | "event-machine-deck-is-shuffled" | "event-machine-turns" | "event-mechs-stand-on-the-core" | "event-mechs-wound"
  | "event-moves-to" | "event-no-hex-is-enclosed" | "event-no-mech-is-left-for-engine" | "event-readies"
  | "event-regroups-to" | "event-resolves" | "event-reveals-with" | "event-rewilds-factory-at"
  | "event-rolls-in-close-combat" | "event-rolls-under-fire" | "event-round-begins" | "event-round-begins-with"
  | "event-shifts-to" | "event-shuffles-its-discard" | "event-spends" | "event-starts-at" | "event-stays"
  | "event-suffers-wounds" | "event-teams-up-with" | "event-tunnels-to" | "event-turn-of-with-actions"
  | "event-turns-a-mech-into-pollution-at" | "factory-0" | "factory-0.acc" | "factory-0.text" | "factory-1"
  | "factory-1.acc" | "factory-1.text" | "factory-2" | "factory-2.acc" | "factory-2.text" | "factory-3"
  | "factory-3.acc" | "factory-3.text" | "factory-4" | "factory-4.acc" | "factory-4.text" | "factory-5"
  | "factory-5.acc" | "factory-5.text" | "game-name" | "game-tagline" | "habitat-forest" | "habitat-marsh"
  | "habitat-mountains" | "habitat-plains" | "hex--1_-1" | "hex--1_-2" | "hex--1_0" | "hex--1_1" | "hex--1_2"
  | "hex--1_3" | "hex--2_-1" | "hex--2_0" | "hex--2_1" | "hex--2_2" | "hex--2_3" | "hex--3_0" | "hex--3_1"
  | "hex--3_2" | "hex--3_3" | "hex-0_-1" | "hex-0_-2" | "hex-0_-3" | "hex-0_0" | "hex-0_1" | "hex-0_2" | "hex-0_3"
  | "hex-1_-1" | "hex-1_-2" | "hex-1_-3" | "hex-1_0" | "hex-1_1" | "hex-1_2" | "hex-2_-1" | "hex-2_-2" | "hex-2_-3"
  | "hex-2_0" | "hex-2_1" | "hex-3_-1" | "hex-3_-2" | "hex-3_-3" | "hex-3_0" | "item-food" | "item-food.acc"
  | "item-food.text" | "item-map" | "item-map.acc" | "item-map.text" | "item-potion" | "item-potion.acc"
  | "item-potion.text" | "item-rockets" | "item-rockets.acc" | "item-rockets.text" | "kind-ability" | "kind-defender"
  | "kind-die" | "kind-faction" | "kind-factory" | "kind-habitat" | "kind-item" | "kind-leader" | "kind-machine"
  | "kind-tile" | "kind-track" | "leader-alder" | "leader-alder.text" | "leader-alder.title" | "leader-burrun"
  | "leader-burrun.text" | "leader-burrun.title" | "leader-guszper" | "leader-guszper.text" | "leader-guszper.title"
  | "leader-nexto" | "leader-nexto.text" | "leader-nexto.title" | "leader-sorrel" | "leader-sorrel.text"
  | "leader-sorrel.title" | "leader-thexuloa" | "leader-thexuloa.text" | "leader-thexuloa.title" | "leader-umber"
  | "leader-umber.text" | "leader-umber.title" | "leader-zinnia" | "leader-zinnia.text" | "leader-zinnia.title"
  | "lessons-actions" | "lessons-camps" | "lessons-corridors" | "lessons-ending" | "lessons-machine" | "lessons-solo"
  | "lessons-wounds" | "machine-direction-left" | "machine-direction-right" | "machine-engines"
  | "machine-engines.text" | "machine-factories" | "machine-factories.text" | "machine-hard-engines"
  | "machine-hard-engines.text" | "machine-hard-factories" | "machine-hard-factories.text" | "machine-hard-mechs"
  | "machine-hard-mechs.text" | "machine-mechs" | "machine-mechs.text" | "machine-restart" | "machine-restart.text"
  | "move-acid-rain-on" | "move-breach" | "move-build-camp" | "move-choose" | "move-choose-a-card"
  | "move-choose-the-top-card-of-the-deck" | "move-clear" | "move-clear-with-potion" | "move-demolish"
  | "move-destroy-mech" | "move-draw-an-opening-card-of-the" | "move-draw-from-the-first-deck" | "move-drink-potion"
  | "move-eat-food" | "move-end-turn" | "move-heal" | "move-heal-with-herbs" | "move-lead-with" | "move-move-to"
  | "move-move-with-map-to" | "move-pick-up-camp-at" | "move-regroup-to" | "move-regroup-with-map-to"
  | "move-resolve-ability" | "move-rewild" | "move-rocket-a-mech" | "move-rocket-a-wall" | "move-set-down-camp-at"
  | "move-shift" | "move-shoot" | "move-start-at" | "move-stay" | "move-take" | "move-team-up-with" | "move-tunnel-to"
  | "option-acid_rain" | "option-acid_rain-destroys" | "option-acid_rain-swaps" | "option-acid_rain.text"
  | "option-challenging" | "option-challenging.text" | "option-die_symbols" | "option-die_symbols-swapped"
  | "option-die_symbols-usual" | "option-die_symbols.text" | "option-factions" | "option-factions-council"
  | "option-factions-coven" | "option-factions-order" | "option-factions-sect" | "option-factions.text"
  | "option-leaders" | "option-leaders-alder" | "option-leaders-burrun" | "option-leaders-guszper"
  | "option-leaders-nexto" | "option-leaders-sorrel" | "option-leaders-thexuloa" | "option-leaders-umber"
  | "option-leaders-zinnia" | "option-leaders.text" | "option-mycelium" | "option-mycelium-destination"
  | "option-mycelium-trail" | "option-mycelium.text" | "option-players" | "option-players.text"
  | "option-second_engine" | "option-second_engine-mirrored" | "option-second_engine-turned"
  | "option-second_engine.text" | "option-solo_hand" | "option-solo_hand-by-card" | "option-solo_hand-split-first"
  | "option-solo_hand.text" | "option-solo_wounds" | "option-solo_wounds-three" | "option-solo_wounds-two"
  | "option-solo_wounds.text" | "phase-acid" | "phase-act" | "phase-choose" | "phase-demolish" | "phase-herbs"
  | "phase-leader" | "phase-library-from" | "phase-library-to" | "phase-opening" | "phase-over" | "phase-paths"
  | "phase-reveal" | "phase-shoot" | "phase-split" | "phase-start" | "phase-tunnel" | "prompt-acid" | "prompt-act"
  | "prompt-act-spent" | "prompt-choose" | "prompt-choose-alone" | "prompt-demolish" | "prompt-herbs"
  | "prompt-leader" | "prompt-library-from" | "prompt-library-to" | "prompt-lost" | "prompt-opening" | "prompt-paths"
  | "prompt-reveal" | "prompt-shoot" | "prompt-split" | "prompt-start" | "prompt-tunnel" | "prompt-wait"
  | "prompt-wait-choose" | "prompt-wait-several" | "prompt-wait-turn" | "prompt-won" | "result-core-completed"
  | "result-massacre" | "result-open" | "result-out-of-time" | "result-toxic-disaster" | "result-won" | "side-council"
  | "side-council.acc" | "side-council.gen" | "side-council.text" | "side-coven" | "side-coven.acc" | "side-coven.gen"
  | "side-coven.text" | "side-order" | "side-order.acc" | "side-order.gen" | "side-order.text" | "side-sect"
  | "side-sect.acc" | "side-sect.gen" | "side-sect.text" | "tile-h01" | "tile-h02" | "tile-h03" | "tile-h04"
  | "tile-h05" | "tile-h06" | "tile-h07" | "tile-h08" | "tile-h09" | "tile-h10" | "tile-h11" | "tile-h12"
  | "track-factions-2" | "track-factions-2.text" | "track-factions-3" | "track-factions-3.text" | "track-factions-4"
  | "track-factions-4.text" | "wrong-factions" | "wrong-leader" | "wrong-leaders";
