// Written by `deskoherna types`. Do not edit: change the server and run it again.

/** A table of the Night's Watch. */
export interface View {
  phase: string;
  /** The seats that may move now; empty: the game is over. */
  actors: number[];
  /** One sentence: what this viewer is to do now, or whom the table waits for. */
  prompt: Say;
  /** The rules ask for silence now: nobody may talk. */
  silent: boolean;
  game: string;
  board: string;
  turn: number;
  first: number;
  round: number;
  last_round: number;
  rolled: boolean;
  dice: number[];
  trade_open: boolean;
  card_played: boolean;
  hexes: HexView[];
  corners: CornerView[];
  edges: EdgeView[];
  markets: MarketView[];
  bank: Record<string, number>;
  deck: number;
  removed: Record<string, number>;
  seats: SeatView[];
  offer: OfferView;
  north: NorthView | null;
  question: QuestionView;
  result: Result | null;
}

/** The table. Rulings of the sheet that have an alternative are options with the ruling as default. */
export interface Options {
  players: number;
  game: "base" | "classic" | "watch";
  setup: "fixed" | "variable";
  hero_tragedy: boolean;
  /** Offers to the other players a turn; 0: trade with the bank only. */
  offers: number;
  /** Cards a side of an offer. */
  offer_cards: number;
  /** H-7; the classic island always allows it. */
  trade_after_building: boolean;
  /** H-1: what becomes of the tokens under the starting settlements. */
  start_tokens: "flip" | "return";
  /** H-2: regulars that outnumber the guards after a giant's strike break through at once. */
  giant_opens_breach: boolean;
  /** H-3: a wildling without room behind its section. */
  full_route: "return" | "spill";
  /** H-8: does a Patrol halve large hands, like a seven? */
  patrol_discards: boolean;
  /** H-35: when the used tokens are shuffled again. */
  pool_refill: "empty" | "needed";
  /** The last round, after which points decide; 0: 100, on the classic island 250. */
  rounds: number;
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

/** A hex; moves name it by `target`. */
export interface HexView {
  target: string;
  q: number;
  r: number;
  letter: string;
  terrain: string;
  number: string;
  pips: number;
  tormund: boolean;
  wildling: string | null;
  blocked: boolean;
  /** It answers to the last roll. */
  paid: boolean;
  /** The wall section whose wildlings come this way. */
  section: number | null;
}

/** An intersection: a point of the fine lattice (half widths of a hex, half side lengths). */
export interface CornerView {
  target: string;
  at: [number, number];
  owner: number | null;
  level: number;
  market: string | null;
}

export interface EdgeView {
  target: string;
  ends: [[number, number], [number, number]];
  owner: number | null;
}

/** A market on a border edge; `what` is a resource (2:1) or `any` (3:1). */
export interface MarketView {
  edge: string;
  ends: [[number, number], [number, number]];
  what: string;
  rate: number;
}

/** A player's side of the table. What only the owner sees is None for others. */
export interface SeatView {
  seat: number;
  hand_count: number;
  hand: Record<string, number> | null;
  /** What everybody can count this hand to hold at least. */
  known: Record<string, number>;
  card_count: number;
  cards: Record<string, number> | null;
  fresh: Record<string, number> | null;
  score: number;
  /** With the point cards in hand. */
  points: number | null;
  patrols: number;
  road_length: number;
  longest_road: boolean;
  largest_patrol: boolean;
  roads_left: number;
  settlements_left: number;
  keeps_left: number;
  guards: number;
  guards_left: number;
  rates: Record<string, number>;
  income: Income;
  to_discard: number;
  answer: string;
  counter: Terms | null;
  hero: HeroView | null;
  prices: PriceView[];
}

export interface OfferView {
  terms: Terms;
  offers_left: number;
}

/** All north of the Gift. */
export interface NorthView {
  figures: Record<string, number>;
  clans: ClanView[];
  sections: SectionView[];
  breaches: number;
  breaches_to_lose: number;
  in_gift: number;
  gift_to_lose: number;
  pool: number;
  used: number;
  used_tokens: Record<string, number>;
  tormund_in_camp: boolean;
  display: string[];
  /** Heroes that left the game. */
  gone: string[];
  forecast: Forecast[];
}

/** What a question is about, beyond its sentence. */
export interface QuestionView {
  left: number;
  named: string | null;
  chosen: number[];
  victim: number | null;
  /** The cards before Melisandre, for the seat that looks. */
  looked: Record<string, number> | null;
  /** The hand before Mance, for the seat that looks. */
  peeked: Record<string, number> | null;
}

export interface Result {
  ending: string;
  winners: number[];
  points: number[];
}

/** Cards in 36 throws, as the board stands: by resource, and what Tormund and wildlings hold back. */
export interface Income {
  cards: Record<string, number>;
  blocked: number;
}

/** An offer or counter-offer as its maker sees it. */
export interface Terms {
  gives: Record<string, number>;
  wants: Record<string, number>;
}

export interface HeroView {
  hero: string;
  side: string;
  /** Taken or turned this turn: not to be used before the next. */
  fresh: boolean;
}

/** A line of the price list; `missing` are the cards the viewer lacks for it. */
export interface PriceView {
  piece: string;
  cost: Record<string, number>;
  left: number;
  missing: Record<string, number>;
}

/** A clan's ground: figures in its camps, the foremost first. */
export interface ClanView {
  clan: string;
  camps: (string | null)[];
  trails: TrailView[];
}

/** A section of the Wall with its guards from space 1, and the regulars in the clearing below it. */
export interface SectionView {
  target: string;
  guards: (number | null)[];
  clearing: number;
  route: string[];
}

/** A number of the wildling die and what it would bring now. */
export interface Forecast {
  die: number;
  clan: string;
  clearing: number;
  /** None: nobody stands in the first camp. */
  wildling: string | null;
  /** `nothing`, `rests`, `breach`, `strikes` (a guard), `climbs` or `no-room`. */
  outcome: string;
}

export interface TrailView {
  numbers: number[];
  clearing: number;
  rolled: boolean;
}

/** Every move by key, with the points it names. */
export type Move =
  | { key: "roll"; args: Record<string, never> }
  | { key: "end-turn"; args: Record<string, never> }
  | { key: "buy-card"; args: Record<string, never> }
  | { key: "use-hero"; args: Record<string, never> }
  | { key: "play"; args: { card: `card:${string}` } }
  | { key: "bank-for"; args: { resource: `resource:${string}`; resource2: `resource:${string}` } }
  | { key: "give"; args: { resource: `resource:${string}` } }
  | { key: "want"; args: { resource: `resource:${string}` } }
  | { key: "propose"; args: Record<string, never> }
  | { key: "withdraw-offer"; args: Record<string, never> }
  | { key: "accept"; args: Record<string, never> }
  | { key: "decline"; args: Record<string, never> }
  | { key: "offer-instead"; args: { resource: `resource:${string}` } }
  | { key: "ask-instead"; args: { resource: `resource:${string}` } }
  | { key: "counter"; args: Record<string, never> }
  | { key: "deal-with"; args: { seat: `seat:${string}` } }
  | { key: "no-deal"; args: Record<string, never> }
  | { key: "settlement"; args: { corner: `corner:${string}` } }
  | { key: "keep"; args: { corner: `corner:${string}` } }
  | { key: "road"; args: { edge: `edge:${string}` } }
  | { key: "guard-section"; args: { section: `section:${string}` } }
  | { key: "tormund-to"; args: { hex: `hex:${string}` } }
  | { key: "drive-wildling-off"; args: { hex: `hex:${string}` } }
  | { key: "rob"; args: { seat: `seat:${string}` } }
  | { key: "discard"; args: { resource: `resource:${string}` } }
  | { key: "take"; args: { resource: `resource:${string}` } }
  | { key: "name"; args: { resource: `resource:${string}` } }
  | { key: "pass"; args: Record<string, never> }
  | { key: "choose"; args: { seat: `seat:${string}` } }
  | { key: "hand-over"; args: { resource: `resource:${string}` } }
  | { key: "pay-instead-of"; args: { resource: `resource:${string}`; resource2: `resource:${string}` } }
  | { key: "pay-in-full"; args: Record<string, never> }
  | { key: "take-up-road"; args: { edge: `edge:${string}` } }
  | { key: "send-back-from-camp"; args: { camp: `camp:${string}` } }
  | { key: "send-back-from-clearing"; args: { section: `section:${string}` } }
  | { key: "seize"; args: { resource: `resource:${string}` } }
  | { key: "seize-unseen"; args: Record<string, never> }
  | { key: "keep-card"; args: { card: `card:${string}` } }
  | { key: "keep-unseen"; args: Record<string, never> }
  | { key: "turn-hero"; args: Record<string, never> }
  | { key: "recruit"; args: { hero: `hero:${string}` } }
  | { key: "mourn"; args: { hero: `hero:${string}` } };

/** Every event by key. */
export type Event =
  | { key: "rolls-for-the-first-turn"; args: { seat: `seat:${string}`; number: number } }
  | { key: "begins"; args: { seat: `seat:${string}` } }
  | { key: "round-begins-with"; args: { number: number; seat: `seat:${string}` } }
  | { key: "rolls-and"; args: { seat: `seat:${string}`; number: number; number2: number } }
  | { key: "the-wildling-die-shows"; args: { number: number } }
  | { key: "receives"; args: { seat: `seat:${string}`; number: number; resource: `resource:${string}` } }
  | { key: "the-bank-is-short-of"; args: { resource: `resource:${string}` } }
  | { key: "discards"; args: { seat: `seat:${string}`; resource: `resource:${string}` } }
  | { key: "moves-tormund-to"; args: { seat: `seat:${string}`; hex: `hex:${string}` } }
  | { key: "robs"; args: { seat: `seat:${string}`; seat2: `seat:${string}` } }
  | { key: "robs-of"; args: { seat: `seat:${string}`; seat2: `seat:${string}`; resource: `resource:${string}` } }
  | { key: "builds-road"; args: { seat: `seat:${string}`; edge: `edge:${string}` } }
  | { key: "builds-settlement"; args: { seat: `seat:${string}`; corner: `corner:${string}` } }
  | { key: "builds-keep"; args: { seat: `seat:${string}`; corner: `corner:${string}` } }
  | { key: "posts-guard-at-section"; args: { seat: `seat:${string}`; section: `section:${string}` } }
  | { key: "buys-card"; args: { seat: `seat:${string}` } }
  | { key: "buys"; args: { seat: `seat:${string}`; card: `card:${string}` } }
  | { key: "plays"; args: { seat: `seat:${string}`; card: `card:${string}` } }
  | { key: "takes-longest-road"; args: { seat: `seat:${string}` } }
  | { key: "longest-road-is-set-aside"; args: Record<string, never> }
  | { key: "takes-largest-patrol"; args: { seat: `seat:${string}` } }
  | { key: "largest-patrol-is-set-aside"; args: Record<string, never> }
  | { key: "banks-for"; args: { seat: `seat:${string}`; resource: `resource:${string}`; resource2: `resource:${string}` } }
  | { key: "proposes-trade"; args: { seat: `seat:${string}` } }
  | { key: "accepts"; args: { seat: `seat:${string}` } }
  | { key: "declines"; args: { seat: `seat:${string}` } }
  | { key: "counters"; args: { seat: `seat:${string}` } }
  | { key: "trades-with"; args: { seat: `seat:${string}`; seat2: `seat:${string}` } }
  | { key: "makes-no-deal"; args: { seat: `seat:${string}` } }
  | { key: "takes-as-monopoly-of"; args: { seat: `seat:${string}`; number: number; resource: `resource:${string}` } }
  | { key: "token-sends-of"; args: { wildling: `wildling:${string}`; clan: `clan:${string}` } }
  | { key: "token-finds-no"; args: { wildling: `wildling:${string}` } }
  | { key: "of-comes-to-clearing"; args: { wildling: `wildling:${string}`; clan: `clan:${string}`; section: `section:${string}` } }
  | { key: "attack"; args: { clan: `clan:${string}` } }
  | { key: "enters-the-gift-at"; args: { wildling: `wildling:${string}`; hex: `hex:${string}` } }
  | { key: "finds-no-room-behind-section"; args: { wildling: `wildling:${string}`; section: `section:${string}` } }
  | { key: "giant-strikes-guard-of-at-section"; args: { seat: `seat:${string}`; section: `section:${string}` } }
  | { key: "guard-of-falls-at-section"; args: { seat: `seat:${string}`; section: `section:${string}` } }
  | { key: "the-wall-is-breached-at-section"; args: { section: `section:${string}` } }
  | { key: "drives-off"; args: { seat: `seat:${string}`; wildling: `wildling:${string}`; hex: `hex:${string}` } }
  | { key: "sends-back-from-the-north"; args: { seat: `seat:${string}`; wildling: `wildling:${string}` } }
  | { key: "uses"; args: { seat: `seat:${string}`; hero: `hero:${string}` } }
  | { key: "turns-to-side-b"; args: { seat: `seat:${string}`; hero: `hero:${string}` } }
  | { key: "recruits"; args: { seat: `seat:${string}`; hero: `hero:${string}` } }
  | { key: "leaves-the-game"; args: { hero: `hero:${string}` } }
  | { key: "hands-to"; args: { seat: `seat:${string}`; resource: `resource:${string}`; seat2: `seat:${string}` } }
  | { key: "takes-up-road"; args: { seat: `seat:${string}`; edge: `edge:${string}` } }
  | { key: "looks-at-hand-of"; args: { seat: `seat:${string}`; seat2: `seat:${string}` } }
  | { key: "seizes-from"; args: { seat: `seat:${string}`; resource: `resource:${string}`; seat2: `seat:${string}` } }
  | { key: "tormund-returns-to-his-camp"; args: Record<string, never> }
  | { key: "shows-victory-points"; args: { seat: `seat:${string}`; number: number } }
  | { key: "the-game-ends-by"; args: { ending: `ending:${string}` } }
  | { key: "wins"; args: { seat: `seat:${string}` } }
  | { key: "nobody-wins"; args: Record<string, never> };

/** The arguments of each move, in order. */
export const VERBS = {
  "roll": [],
  "end-turn": [],
  "buy-card": [],
  "use-hero": [],
  "play": ["card"],
  "bank-for": ["resource", "resource2"],
  "give": ["resource"],
  "want": ["resource"],
  "propose": [],
  "withdraw-offer": [],
  "accept": [],
  "decline": [],
  "offer-instead": ["resource"],
  "ask-instead": ["resource"],
  "counter": [],
  "deal-with": ["seat"],
  "no-deal": [],
  "settlement": ["corner"],
  "keep": ["corner"],
  "road": ["edge"],
  "guard-section": ["section"],
  "tormund-to": ["hex"],
  "drive-wildling-off": ["hex"],
  "rob": ["seat"],
  "discard": ["resource"],
  "take": ["resource"],
  "name": ["resource"],
  "pass": [],
  "choose": ["seat"],
  "hand-over": ["resource"],
  "pay-instead-of": ["resource", "resource2"],
  "pay-in-full": [],
  "take-up-road": ["edge"],
  "send-back-from-camp": ["camp"],
  "send-back-from-clearing": ["section"],
  "seize": ["resource"],
  "seize-unseen": [],
  "keep-card": ["card"],
  "keep-unseen": [],
  "turn-hero": [],
  "recruit": ["hero"],
  "mourn": ["hero"],
} as const;

/** The arguments of each event, in order. */
export const EVENTS = {
  "rolls-for-the-first-turn": ["seat", "number"],
  "begins": ["seat"],
  "round-begins-with": ["number", "seat"],
  "rolls-and": ["seat", "number", "number2"],
  "the-wildling-die-shows": ["number"],
  "receives": ["seat", "number", "resource"],
  "the-bank-is-short-of": ["resource"],
  "discards": ["seat", "resource"],
  "moves-tormund-to": ["seat", "hex"],
  "robs": ["seat", "seat2"],
  "robs-of": ["seat", "seat2", "resource"],
  "builds-road": ["seat", "edge"],
  "builds-settlement": ["seat", "corner"],
  "builds-keep": ["seat", "corner"],
  "posts-guard-at-section": ["seat", "section"],
  "buys-card": ["seat"],
  "buys": ["seat", "card"],
  "plays": ["seat", "card"],
  "takes-longest-road": ["seat"],
  "longest-road-is-set-aside": [],
  "takes-largest-patrol": ["seat"],
  "largest-patrol-is-set-aside": [],
  "banks-for": ["seat", "resource", "resource2"],
  "proposes-trade": ["seat"],
  "accepts": ["seat"],
  "declines": ["seat"],
  "counters": ["seat"],
  "trades-with": ["seat", "seat2"],
  "makes-no-deal": ["seat"],
  "takes-as-monopoly-of": ["seat", "number", "resource"],
  "token-sends-of": ["wildling", "clan"],
  "token-finds-no": ["wildling"],
  "of-comes-to-clearing": ["wildling", "clan", "section"],
  "attack": ["clan"],
  "enters-the-gift-at": ["wildling", "hex"],
  "finds-no-room-behind-section": ["wildling", "section"],
  "giant-strikes-guard-of-at-section": ["seat", "section"],
  "guard-of-falls-at-section": ["seat", "section"],
  "the-wall-is-breached-at-section": ["section"],
  "drives-off": ["seat", "wildling", "hex"],
  "sends-back-from-the-north": ["seat", "wildling"],
  "uses": ["seat", "hero"],
  "turns-to-side-b": ["seat", "hero"],
  "recruits": ["seat", "hero"],
  "leaves-the-game": ["hero"],
  "hands-to": ["seat", "resource", "seat2"],
  "takes-up-road": ["seat", "edge"],
  "looks-at-hand-of": ["seat", "seat2"],
  "seizes-from": ["seat", "resource", "seat2"],
  "tormund-returns-to-his-camp": [],
  "shows-victory-points": ["seat", "number"],
  "the-game-ends-by": ["ending"],
  "wins": ["seat"],
  "nobody-wins": [],
} as const;

/** The ids of the points of each axis, in order. */
export const AXES = {
  "camp": ["ice-river-1", "ice-river-2", "ice-river-3", "ice-river-4", "cave-people-1", "cave-people-2", "cave-people-3", "cave-people-4", "hornfoots-1", "hornfoots-2", "hornfoots-3", "hornfoots-4"],
  "card": ["patrol", "road-building", "winter-is-coming", "new-guard", "monopoly", "victory-point"],
  "clan": ["ice-river", "cave-people", "hornfoots"],
  "corner": ["n0,0", "s1,-1", "n0,1", "s0,0", "n-1,1", "s0,-1", "n1,0", "s2,-1", "n1,1", "s1,0", "n2,0", "s3,-1", "n2,1", "s2,0", "n-1,2", "s-1,1", "n-2,2", "s-1,0", "n0,2", "s0,1", "n1,2", "s1,1", "s3,0", "n2,2", "s2,1", "n-2,3", "s-2,2", "n-3,3", "s-2,1", "n-1,3", "s-1,2", "n0,3", "s0,2", "n1,3", "s1,2", "s3,1", "n2,3", "s2,2", "n-2,4", "s-2,3", "n-3,4", "n-1,4", "s-1,3", "n0,4", "s0,3", "n1,4", "s1,3", "n-2,5", "s-2,4", "n-3,5", "n-1,5", "s-1,4", "n0,5", "s0,4", "n3,0", "s4,-1", "n3,1", "s4,0", "n3,2", "s4,1", "n3,3", "s3,2", "s-3,3", "n-4,4", "s-3,2", "n2,4", "s2,3"],
  "edge": ["n0,1/s1,-1", "n0,1/s0,0", "n-1,1/s0,0", "n-1,1/s0,-1", "n0,0/s0,-1", "n0,0/s1,-1", "n1,1/s2,-1", "n1,1/s1,0", "n0,1/s1,0", "n1,0/s1,-1", "n1,0/s2,-1", "n2,1/s3,-1", "n2,1/s2,0", "n1,1/s2,0", "n2,0/s2,-1", "n2,0/s3,-1", "n-1,2/s0,0", "n-1,2/s-1,1", "n-2,2/s-1,1", "n-2,2/s-1,0", "n-1,1/s-1,0", "n0,2/s1,0", "n0,2/s0,1", "n-1,2/s0,1", "n1,2/s2,0", "n1,2/s1,1", "n0,2/s1,1", "n2,2/s3,0", "n2,2/s2,1", "n1,2/s2,1", "n2,1/s3,0", "n-2,3/s-1,1", "n-2,3/s-2,2", "n-3,3/s-2,2", "n-3,3/s-2,1", "n-2,2/s-2,1", "n-1,3/s0,1", "n-1,3/s-1,2", "n-2,3/s-1,2", "n0,3/s1,1", "n0,3/s0,2", "n-1,3/s0,2", "n1,3/s2,1", "n1,3/s1,2", "n0,3/s1,2", "n2,3/s3,1", "n2,3/s2,2", "n1,3/s2,2", "n2,2/s3,1", "n-2,4/s-1,2", "n-2,4/s-2,3", "n-3,4/s-2,3", "n-3,4/s-2,2", "n-1,4/s0,2", "n-1,4/s-1,3", "n-2,4/s-1,3", "n0,4/s1,2", "n0,4/s0,3", "n-1,4/s0,3", "n1,4/s2,2", "n1,4/s1,3", "n0,4/s1,3", "n-2,5/s-1,3", "n-2,5/s-2,4", "n-3,5/s-2,4", "n-3,5/s-2,3", "n-1,5/s0,3", "n-1,5/s-1,4", "n-2,5/s-1,4", "n0,5/s1,3", "n0,5/s0,4", "n-1,5/s0,4", "n3,1/s4,-1", "n3,1/s3,0", "n3,0/s3,-1", "n3,0/s4,-1", "n3,2/s4,0", "n3,2/s3,1", "n3,1/s4,0", "n3,3/s4,1", "n3,3/s3,2", "n2,3/s3,2", "n3,2/s4,1", "n-3,4/s-3,3", "n-4,4/s-3,3", "n-4,4/s-3,2", "n-3,3/s-3,2", "n2,4/s3,2", "n2,4/s2,3", "n1,4/s2,3"],
  "ending": ["none-yet", "points", "breach", "gift", "rounds"],
  "hero": ["mormont", "marsh", "tarly", "yarwyck", "thorne", "melisandre", "mance", "benjen", "ygritte", "yoren", "qhorin"],
  "hex": ["0,0", "1,0", "2,0", "-1,1", "0,1", "1,1", "2,1", "-2,2", "-1,2", "0,2", "1,2", "2,2", "-2,3", "-1,3", "0,3", "1,3", "-2,4", "-1,4", "0,4", "3,0", "3,1", "3,2", "-3,3", "2,3"],
  "resource": ["lumber", "brick", "wool", "grain", "ore"],
  "seat": ["a", "b", "c", "d"],
  "section": ["1", "2", "3", "4"],
  "wildling": ["regular", "climber", "giant"],
} as const;
