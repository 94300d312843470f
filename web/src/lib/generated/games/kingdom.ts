// Written by `deskoherna types`. Do not edit: change the server and run it again.

/** A table of Kingdom. */
export interface View {
  phase: string;
  /** The seats that may move now; empty: the game is over. */
  actors: number[];
  /** One sentence: what this viewer is to do now, or whom the table waits for. */
  prompt: Say;
  /** The rules ask for silence now: nobody may talk. */
  silent: boolean;
  round: number;
  rounds: number;
  first: number;
  /** Who starts each round. */
  starters: number[];
  turn: number;
  turns: number;
  offered: number;
  module: string[];
  scenario: string;
  medals: number[];
  areas: CardView[][];
  deck_count: number;
  deck_top: string | null;
  danger_count: number;
  discard_count: number;
  /** Face-up discards by card; those discarded face down are only counted. */
  discard: Record<string, number>;
  vermin_left: number;
  danger_cubes: number;
  searched: boolean;
  searching: number | null;
  need: number;
  swapping: string | null;
  steps: StepView[];
  quests: QuestView[];
  seats: SeatView[];
  result: Result | null;
}

/** A scenario brings its own modules; menaces and quest count where their module is played. */
export interface Options {
  players: number;
  module: "advisors" | "menaces" | "quests";
  scenario: "flood-of-rats" | "none" | "surrounded-by-enemies" | "the-frozen-north" | "the-last-battle" | "the-prophecy" | "thieves-guild";
  side: "A" | "B";
  /** Of seat A; seat B has the other one. */
  duchy: "teressie" | "valados";
  menaces_a: "giants" | "rats" | "shadows" | "thieves";
  menaces_b: "giants" | "rats" | "shadows" | "thieves";
  quest: "lord-of-doom" | "northern-lands" | "usurper";
  solo_search: "every-pick" | "once-a-round";
  rats_breed: "every-round" | "with-new-rats";
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

/** A card in a row. Without `card` the viewer does not know it; face down, `laid_by` says whose trap it is. */
export interface CardView {
  card: string | null;
  up: boolean;
  /** Its place in the row, from 1, as a spy names it. */
  spot: number;
  laid_by: number | null;
}

/** A production step: what was counted, or what would be counted now. */
export interface StepView {
  resource: string;
  /** past, now or next */
  state: string;
  volumes: number[];
  winner: number | null;
}

export interface QuestView {
  quest: string;
  steps: QuestStepView[];
  prize: number | null;
}

/** A duchy and all that belongs to it. Amounts by resource stand in the order M, P, G, E. */
export interface SeatView {
  seat: number;
  duchy: string;
  duchy_production: number[];
  duchy_covered: number[];
  /** What the next steps would yield as the duchy stands now. */
  production: number[];
  types: Record<string, number>;
  hand_count: number;
  /** The own hand, sorted; empty for others. */
  hand: string[];
  selected: CardView[];
  construction: BuildingView[];
  completed: CompletedView[];
  menaces: MenaceView[];
  menaces_deck: string | null;
  advisors: AdvisorView[];
  /** Cards only this seat is looking at. */
  looking_at: string[];
  looking: number;
  soldiers: number;
  training: number;
  krystallium: number;
  laboratory: number[];
  crucible: number;
  cubes: number;
  cubes_of: string | null;
  traps: number;
  spies: number;
  spies_owned: number;
  sabotages: boolean;
  done: boolean;
  score: ScoreView;
}

export interface Result {
  winners: number[];
  medal: string;
  /** Alone: a condition of the module or the scenario was not met. */
  lost: boolean;
}

export interface QuestStepView {
  step: string;
  pays: string;
  fee: number;
  reward: string;
  amount: number;
  last: boolean;
  done_by: number[];
  payable_by: number[];
}

/** A card under construction. Amounts stand in the order M, P, G, E, krystallium, soldiers. */
export interface BuildingView {
  building: string;
  card: string;
  cost: number[];
  filled: number[];
  missing: number;
  frozen: boolean;
  /** Laid there by a scenario, which is lost without it. */
  given: boolean;
  /** A giant holds it, and it could be beaten now. */
  may_free: boolean;
}

/** Completed cards of one kind, the calamities among them. */
export interface CompletedView {
  card: string;
  type: string;
  count: number;
  production: number[];
  /** Stolen tokens on their symbols, by resource. */
  covered: number[];
}

export interface MenaceView {
  card: string;
  count: number;
  /** Giants without a card under them. */
  alone: number;
  penalty: number;
  fee: number;
  may_fight: boolean;
}

export interface AdvisorView {
  card: string;
  used: boolean;
  /** Not used in this round, and the fee is there. */
  ready: boolean;
}

export interface ScoreView {
  basic: number;
  combinations: number;
  extra: number;
  penalties: number;
  total: number;
}

/** Every move by key, with the points it names. */
export type Move =
  | { key: "keep-as-advisor"; args: { card: `card:${string}` } }
  | { key: "offer-to"; args: { card: `card:${string}`; area: `area:${string}`; facing: `facing:${string}` } }
  | { key: "pick"; args: { area: `area:${string}` } }
  | { key: "search"; args: { area: `area:${string}` } }
  | { key: "remove"; args: { card: `card:${string}` } }
  | { key: "take"; args: { card: `card:${string}` } }
  | { key: "swap-away"; args: { card: `card:${string}` } }
  | { key: "swap-for"; args: { card: `card:${string}` } }
  | { key: "spy-on-card"; args: { pile: `pile:${string}`; spot: `spot:${string}` } }
  | { key: "discard-to-the-shadows"; args: { card: `card:${string}` } }
  | { key: "build"; args: { card: `card:${string}` } }
  | { key: "recycle"; args: { card: `card:${string}` } }
  | { key: "freeze"; args: { building: `building:${string}` } }
  | { key: "cover"; args: { symbol: `symbol:${string}` } }
  | { key: "cube-on"; args: { building: `building:${string}` } }
  | { key: "cube-to-laboratory"; args: Record<string, never> }
  | { key: "krystallium-on-as"; args: { building: `building:${string}`; resource: `resource:${string}` } }
  | { key: "soldier-on"; args: { building: `building:${string}` } }
  | { key: "give-up"; args: { building: `building:${string}` } }
  | { key: "transmute"; args: { resource: `resource:${string}` } }
  | { key: "quest"; args: { step: `step:${string}` } }
  | { key: "pay-with"; args: { purse: `purse:${string}` } }
  | { key: "use"; args: { card: `card:${string}` } }
  | { key: "fight"; args: { card: `card:${string}` } }
  | { key: "free"; args: { building: `building:${string}` } }
  | { key: "uncover"; args: { symbol: `symbol:${string}` } }
  | { key: "done"; args: Record<string, never> }
  | { key: "keep-an-advisor"; args: Record<string, never> }
  | { key: "offer-a-card-to"; args: { area: `area:${string}`; facing: `facing:${string}` } };

/** Every event by key. */
export type Event =
  | { key: "round-begins-with"; args: { number: number; seat: `seat:${string}` } }
  | { key: "lies-in"; args: { card: `card:${string}`; area: `area:${string}` } }
  | { key: "danger-card-in"; args: { area: `area:${string}` } }
  | { key: "takes-cards-from"; args: { seat: `seat:${string}`; number: number; area: `area:${string}` } }
  | { key: "is-left-over"; args: { card: `card:${string}` } }
  | { key: "hidden-cards-are-left-over"; args: { number: number } }
  | { key: "turns-up"; args: { seat: `seat:${string}`; card: `card:${string}` } }
  | { key: "spy-of-finds"; args: { seat: `seat:${string}`; card: `card:${string}` } }
  | { key: "suffers"; args: { seat: `seat:${string}`; card: `card:${string}` } }
  | { key: "wins-advisor"; args: { seat: `seat:${string}`; card: `card:${string}` } }
  | { key: "receives-from-the-shadows"; args: { seat: `seat:${string}`; card: `card:${string}` } }
  | { key: "finds-cubes-by-the-danger-deck"; args: { seat: `seat:${string}`; number: number } }
  | { key: "giant-freezes-of"; args: { card: `card:${string}`; seat: `seat:${string}` } }
  | { key: "giant-of-finds-nothing-to-freeze"; args: { seat: `seat:${string}` } }
  | { key: "thief-of-covers"; args: { seat: `seat:${string}`; symbol: `symbol:${string}` } }
  | { key: "more-vermin-for"; args: { number: number; seat: `seat:${string}` } }
  | { key: "step-yields-and"; args: { resource: `resource:${string}`; number: number; number2: number } }
  | { key: "trains-a-soldier"; args: { seat: `seat:${string}` } }
  | { key: "gains-soldiers"; args: { seat: `seat:${string}`; number: number } }
  | { key: "gains-krystallium"; args: { seat: `seat:${string}`; number: number } }
  | { key: "laboratory-of-makes-krystallium"; args: { seat: `seat:${string}` } }
  | { key: "completes"; args: { seat: `seat:${string}`; card: `card:${string}` } }
  | { key: "defeats"; args: { seat: `seat:${string}`; card: `card:${string}` } }
  | { key: "fulfils"; args: { seat: `seat:${string}`; step: `step:${string}` } }
  | { key: "prize-of-goes-to"; args: { step: `step:${string}`; seat: `seat:${string}` } }
  | { key: "sheds-a-calamity"; args: { seat: `seat:${string}` } }
  | { key: "spies-are-ready"; args: { seat: `seat:${string}` } }
  | { key: "sabotages"; args: { seat: `seat:${string}`; resource: `resource:${string}` } }
  | { key: "discards-become-the-deck"; args: Record<string, never> }
  | { key: "scenario-is-lost"; args: { scenario: `scenario:${string}` } }
  | { key: "game-ends-to"; args: { number: number; number2: number } };

/** The arguments of each move, in order. */
export const VERBS = {
  "keep-as-advisor": ["card"],
  "offer-to": ["card", "area", "facing"],
  "pick": ["area"],
  "search": ["area"],
  "remove": ["card"],
  "take": ["card"],
  "swap-away": ["card"],
  "swap-for": ["card"],
  "spy-on-card": ["pile", "spot"],
  "discard-to-the-shadows": ["card"],
  "build": ["card"],
  "recycle": ["card"],
  "freeze": ["building"],
  "cover": ["symbol"],
  "cube-on": ["building"],
  "cube-to-laboratory": [],
  "krystallium-on-as": ["building", "resource"],
  "soldier-on": ["building"],
  "give-up": ["building"],
  "transmute": ["resource"],
  "quest": ["step"],
  "pay-with": ["purse"],
  "use": ["card"],
  "fight": ["card"],
  "free": ["building"],
  "uncover": ["symbol"],
  "done": [],
  "keep-an-advisor": [],
  "offer-a-card-to": ["area", "facing"],
} as const;

/** The arguments of each event, in order. */
export const EVENTS = {
  "round-begins-with": ["number", "seat"],
  "lies-in": ["card", "area"],
  "danger-card-in": ["area"],
  "takes-cards-from": ["seat", "number", "area"],
  "is-left-over": ["card"],
  "hidden-cards-are-left-over": ["number"],
  "turns-up": ["seat", "card"],
  "spy-of-finds": ["seat", "card"],
  "suffers": ["seat", "card"],
  "wins-advisor": ["seat", "card"],
  "receives-from-the-shadows": ["seat", "card"],
  "finds-cubes-by-the-danger-deck": ["seat", "number"],
  "giant-freezes-of": ["card", "seat"],
  "giant-of-finds-nothing-to-freeze": ["seat"],
  "thief-of-covers": ["seat", "symbol"],
  "more-vermin-for": ["number", "seat"],
  "step-yields-and": ["resource", "number", "number2"],
  "trains-a-soldier": ["seat"],
  "gains-soldiers": ["seat", "number"],
  "gains-krystallium": ["seat", "number"],
  "laboratory-of-makes-krystallium": ["seat"],
  "completes": ["seat", "card"],
  "defeats": ["seat", "card"],
  "fulfils": ["seat", "step"],
  "prize-of-goes-to": ["step", "seat"],
  "sheds-a-calamity": ["seat"],
  "spies-are-ready": ["seat"],
  "sabotages": ["seat", "resource"],
  "discards-become-the-deck": [],
  "scenario-is-lost": ["scenario"],
  "game-ends-to": ["number", "number2"],
} as const;

/** The ids of the points of each axis, in order. */
export const AXES = {
  "area": ["1", "2"],
  "building": ["farm-1", "farm-2", "farm-3", "farm-4", "farm-5", "hamlet-1", "hamlet-2", "hamlet-3", "hamlet-4", "mill-1", "mill-2", "mill-3", "mill-4", "barracks-1", "barracks-2", "barracks-3", "guildhall-1", "guildhall-2", "guildhall-3", "harbour-1", "harbour-2", "harbour-3", "seafarers-1", "seafarers-2", "seafarers-3", "allied-troops-1", "allied-troops-2", "allied-troops-3", "tax-collectors-1", "tax-collectors-2", "scholars-1", "scholars-2", "tatis-tribe-1", "tatis-tribe-2", "expedition", "royal-cavalry", "royal-guard", "sappers", "recruiters", "secret-society", "enchanted-forge", "great-library", "monumental-statue", "magnificent-arena", "banquet-hall", "great-lighthouse", "royal-gaol", "ramparts", "cathedral", "aqueduct", "royal-mint", "observatory", "gardens-of-wonders", "throne-room", "grand-market", "portal", "lair-of-the-burning-sands", "wreck-of-the-leonart", "gate-of-hell", "last-refuge-of-the-giants", "dragon-egg", "lost-city", "crystal-cave", "isle-of-storms", "golden-vein", "stone-circle", "forgotten-shrine", "tomb-of-the-first-king", "eternal-tree", "ghost-wood"],
  "card": ["pirate-of-the-five-seas", "enlightened-prophet", "grey-eminence", "renowned-cartographer", "master-builder", "granary-steward", "royal-treasurer", "court-alchemist", "guildmaster", "captain-of-the-guard", "royal-chronicler", "master-of-illusions", "wily-negotiator", "saboteur"],
  "facing": ["face-up", "by-trap", "by-illusion"],
  "pile": ["area-1", "area-2", "selected-cards-of-a", "selected-cards-of-b"],
  "purse": ["a-cube", "a-laboratory-cube", "krystallium"],
  "resource": ["materials", "population", "gold", "exploration", "krystallium"],
  "scenario": ["none", "flood-of-rats", "the-prophecy", "the-frozen-north", "the-last-battle", "thieves-guild", "surrounded-by-enemies"],
  "seat": ["a", "b"],
  "spot": ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15", "16", "17", "18"],
  "step": ["find-the-traitor", "foil-the-plan", "hire-mercenaries", "defeat-the-rebels", "build-a-fleet", "muster-the-crew", "chart-the-ice-sea", "settle-the-north", "search-old-writings", "shelter-the-villagers", "forge-enchanted-arms", "destroy-the-lord"],
  "symbol": ["materials-of-the-duchy", "population-of-the-duchy", "gold-of-the-duchy", "exploration-of-the-duchy", "population-of-farm", "population-of-hamlet", "materials-of-mill", "population-of-barracks", "gold-of-guildhall", "gold-of-harbour", "exploration-of-harbour", "exploration-of-seafarers", "exploration-of-allied-troops", "gold-of-tax-collectors", "gold-of-scholars", "exploration-of-scholars", "population-of-tatis-tribe", "exploration-of-tatis-tribe", "exploration-of-expedition", "materials-of-sappers", "population-of-recruiters", "materials-of-enchanted-forge", "gold-of-great-library", "population-of-magnificent-arena", "population-of-banquet-hall", "exploration-of-great-lighthouse", "population-of-aqueduct", "gold-of-royal-mint", "exploration-of-observatory", "population-of-grand-market", "gold-of-grand-market", "exploration-of-portal", "gold-of-lair-of-the-burning-sands", "materials-of-wreck-of-the-leonart", "gold-of-lost-city", "gold-of-golden-vein", "population-of-stone-circle", "exploration-of-stone-circle", "population-of-eternal-tree"],
} as const;
