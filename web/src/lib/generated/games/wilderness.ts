// Written by `deskoherna types`. Do not edit: change the server and run it again.

export interface WildernessView {
  phase: string;
  /** The seats that may move now; empty: the game is over. */
  actors: number[];
  /** One sentence: what this viewer is to do now, or whom the table waits for. */
  prompt: Say;
  /** The rules ask for silence now: nobody may talk. */
  silent: boolean;
  seat: number;
  turn: number;
  round: number;
  rounds: number;
  positional: boolean;
  fields: Field[];
  animals: Animal[];
  players: Player[];
  drops: number;
  trigger: number;
  last_turns: number;
  land_steps: number;
  animal_steps: number;
  dots_left: number;
  picked: string;
  /** The card in the viewer's own fingers. */
  picked_card: string;
  points_left: number;
  dry_rounds: number;
  dry_limit: number;
  activation: Activation | null;
  /** Of the animals that may act now, or of the one that is acting. */
  reach: Reach[];
  result: string;
  winner: number;
  /** The board as a small text, to be shared. */
  board: string;
}

/** A table. Without a board of its own it gets the one of the edition. */
export interface Options {
  players: number;
  /**
   * Travel: ten common animals, one terrain a field. Magic: the same board with all sixteen. Collector: all
   * sixteen, two terrains a field.
   */
  edition: "collector" | "magic" | "travel";
  /**
   * A small text (see `plan.py`): `v2x1:`, or `v2x2:` for the collector's edition; ranks from the top with a slash
   * between, dots for no field; after an @ five Element fields, if they are to be fixed.
   */
  board: string;
  /** Where the Elements lie: as the board says, or by lot, with a symmetry or without. */
  elements: "free" | "half" | "quarter" | "usual";
  /** May a card be laid on an own landscape (K1)? */
  stack_own: boolean;
  /** May bees be laid on a field with Elements (K12)? */
  bees_place_on_element: boolean;
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

export interface Field {
  field: string;
  rank: number;
  file: number;
  terrains: string[];
  /** `nothing`, a landscape, or the dots of a face-down animal. */
  lies: string;
  /** Whose card lies there; -1: nobody's. */
  seat: number;
  /** What the viewer knows of it: the kind of card, or nothing. */
  card: string;
  /** Which animals an unknown face-down card can be. */
  candidates: string[];
  element: string;
  copies: number;
  /** Steps that the card being laid costs here; 0: it may not go here. */
  price: number;
}

export interface Animal {
  seat: number;
  card: string;
  field: string;
  small: boolean;
  speed: number;
  endurance: number;
  wounds: number;
  /** Of the second swan. */
  wounds2: number;
  pair: boolean;
  ready: boolean;
  /** Ready, and not kept waiting by the king. */
  may_act: boolean;
  passive: number;
  poisoned: boolean;
  /** Seats whose scarabs are inside. */
  scarabs: number[];
  /** A scarab's bird, when it sits in a swan. */
  bird: number;
  /** A scarab inside: `seat card` of its host. */
  host: string;
  experience: number;
  sprinted: boolean;
  /** Fields of its gaze, its Aura or its stench, or that its fire could reach. */
  covers: string[];
  /** Enemy basilisks that look at it. */
  watched: number;
  /** Whom a skunk would hurt with its stench and whom a dragon could with its fire, from where they stand. */
  harms: Harm[];
}

export interface Player {
  seat: number;
  magic: number;
  elements: string[];
  hand_size: number;
  deck_size: number;
  /** The viewer's own. */
  hand: string[];
  /** What the viewer has put under the own deck, from the top down. */
  returned: string[];
  discarded: string[];
  animals: number;
  /** Animals that have left the board, a scarab inside a host included. */
  fallen: string[];
  /** When the game is over. */
  standing: number;
}

/** The activation under way. */
export interface Activation {
  seat: number;
  card: string;
  field: string;
  way: string;
  start: string;
  move: number;
  speed: number;
  used: number;
  carried: string;
  target: string;
  wounds: number;
  holes: number;
  /** For a dragon: the fields of each cone. */
  cones: Record<string, string[]>;
  /** For a dragon: whom each cone would reach. */
  burns: Record<string, Harm[]>;
}

/** What one move of an animal could do from where it stands. */
export interface Reach {
  card: string;
  speed: number;
  ways: Way[];
  attacks: Odds[];
  /** Basilisks that would have to be slipped before the first Step. */
  watched: number;
}

/** Somebody whom fire or stench would reach; chances in per cent. */
export interface Harm {
  field: string;
  seat: number;
  card: string;
  /** Chance to fall. */
  takes: number;
  /** Chance of at least one wound. */
  hurts: number;
}

/** A field within reach of one move: Steps, magic, and a shortest way in directions. */
export interface Way {
  field: string;
  steps: number;
  magic: number;
  path: string[];
  /** May the move end there? */
  end: boolean;
  /** Wounds on the way, through bees. */
  wounds: number;
  /** Chance to slip all gazes on the way. */
  slips: number;
  /** Whom a skunk would hurt from there. */
  harms: Harm[];
  /** For a dragon: the fire from there that is worth most. */
  fire: Fire | null;
}

/** An attack within reach; chances in per cent. */
export interface Odds {
  field: string;
  /** From the launching field. */
  direction: string;
  seat: number;
  card: string;
  steps: number;
  magic: number;
  path: string[];
  certain: boolean;
  /** wounds, heal, passive, scarab or epic */
  effect: string;
  /** Chance to take the field (the eel, the unicorn: to do what they do). */
  takes: number;
  /** The same with one magic for the holes. */
  takes_with_magic: number;
  /** Chance of at least one wound. */
  hurts: number;
  /** Chance to slip all gazes on the way and before the attack. */
  slips: number;
}

/** Fire from a field: its cone, and whom it would reach. */
export interface Fire {
  direction: string;
  cone: string[];
  harms: Harm[];
}

/** Every move by key, with the points it names. */
export type Move =
  | { key: "buy-a-card"; args: Record<string, never> }
  | { key: "draw-no-more"; args: Record<string, never> }
  | { key: "discard"; args: { card: `card:${string}` } }
  | { key: "pay-to-discard-nothing"; args: Record<string, never> }
  | { key: "lay"; args: { card: `card:${string}` } }
  | { key: "lay-an-animal-with"; args: { dots: `dots:${string}` } }
  | { key: "put-it-on"; args: { field: `field:${string}` } }
  | { key: "enough"; args: Record<string, never> }
  | { key: "return"; args: { card: `card:${string}` } }
  | { key: "return-a-card"; args: Record<string, never> }
  | { key: "keep-the-rest"; args: Record<string, never> }
  | { key: "activate-to"; args: { card: `card:${string}`; way: `way:${string}` } }
  | { key: "step"; args: { direction: `direction:${string}` } }
  | { key: "stop"; args: Record<string, never> }
  | { key: "attack"; args: { direction: `direction:${string}` } }
  | { key: "breathe-fire"; args: { direction: `direction:${string}` } }
  | { key: "stink"; args: Record<string, never> }
  | { key: "seize"; args: Record<string, never> }
  | { key: "drop"; args: Record<string, never> }
  | { key: "pay-for-the-holes"; args: Record<string, never> }
  | { key: "save-the-magic"; args: Record<string, never> }
  | { key: "try-to-drop-the-tail"; args: Record<string, never> }
  | { key: "stand-the-attack"; args: Record<string, never> }
  | { key: "settle-on"; args: { field: `field:${string}` } }
  | { key: "choose-the-swan"; args: { swan: `swan:${string}` } }
  | { key: "try-to-stun"; args: Record<string, never> }
  | { key: "do-not-stun"; args: Record<string, never> }
  | { key: "end-turn"; args: Record<string, never> };

/** Every event by key. */
export type Event =
  | { key: "draws"; args: { seat: `seat:${string}`; number: number } }
  | { key: "draws-the-card"; args: { seat: `seat:${string}`; card: `card:${string}` } }
  | { key: "buys-a-card"; args: { seat: `seat:${string}` } }
  | { key: "discards"; args: { seat: `seat:${string}`; card: `card:${string}` } }
  | { key: "pays-not-to-discard"; args: { seat: `seat:${string}` } }
  | { key: "lays-on"; args: { seat: `seat:${string}`; card: `card:${string}`; field: `field:${string}` } }
  | { key: "lays-an-animal-with-on"; args: { seat: `seat:${string}`; dots: `dots:${string}`; field: `field:${string}` } }
  | { key: "returns"; args: { seat: `seat:${string}`; number: number } }
  | { key: "keeps"; args: { seat: `seat:${string}`; number: number } }
  | { key: "pays-magic"; args: { seat: `seat:${string}`; number: number } }
  | { key: "fires-the-trigger"; args: { seat: `seat:${string}` } }
  | { key: "action-phase-begins-with"; args: { seat: `seat:${string}` } }
  | { key: "begins-round"; args: { seat: `seat:${string}`; number: number } }
  | { key: "activates-to"; args: { seat: `seat:${string}`; card: `card:${string}`; way: `way:${string}` } }
  | { key: "goes-to"; args: { seat: `seat:${string}`; card: `card:${string}`; field: `field:${string}` } }
  | { key: "attacks"; args: { seat: `seat:${string}`; card: `card:${string}`; field: `field:${string}` } }
  | { key: "rolls"; args: { seat: `seat:${string}`; card: `card:${string}`; face: `face:${string}` } }
  | { key: "suffers"; args: { seat: `seat:${string}`; card: `card:${string}`; number: number } }
  | { key: "falls"; args: { seat: `seat:${string}`; card: `card:${string}` } }
  | { key: "one-swan-of-falls"; args: { seat: `seat:${string}` } }
  | { key: "is-poisoned"; args: { seat: `seat:${string}`; card: `card:${string}` } }
  | { key: "is-made-passive"; args: { seat: `seat:${string}`; card: `card:${string}` } }
  | { key: "wakes-up"; args: { seat: `seat:${string}`; card: `card:${string}` } }
  | { key: "is-healed-by"; args: { seat: `seat:${string}`; card: `card:${string}`; number: number } }
  | { key: "is-caught-by-a-gaze"; args: { seat: `seat:${string}`; card: `card:${string}` } }
  | { key: "parries"; args: { seat: `seat:${string}`; card: `card:${string}` } }
  | { key: "learns-to-fight-dragons"; args: { seat: `seat:${string}`; card: `card:${string}`; number: number } }
  | { key: "scarab-enters"; args: { seat: `seat:${string}`; seat2: `seat:${string}`; card: `card:${string}` } }
  | { key: "breathes-fire"; args: { seat: `seat:${string}`; direction: `direction:${string}` } }
  | { key: "skunk-stinks"; args: { seat: `seat:${string}` } }
  | { key: "eagle-seizes"; args: { seat: `seat:${string}`; seat2: `seat:${string}`; card: `card:${string}` } }
  | { key: "settles-on"; args: { seat: `seat:${string}`; card: `card:${string}`; field: `field:${string}` } }
  | { key: "takes"; args: { seat: `seat:${string}`; element: `element:${string}` } }
  | { key: "renews"; args: { seat: `seat:${string}` } }
  | { key: "ends-the-turn"; args: { seat: `seat:${string}` } }
  | { key: "the-game-ends-by"; args: { result: `result:${string}` } };

/** The arguments of each move, in order. */
export const VERBS = {
  "buy-a-card": [],
  "draw-no-more": [],
  "discard": ["card"],
  "pay-to-discard-nothing": [],
  "lay": ["card"],
  "lay-an-animal-with": ["dots"],
  "put-it-on": ["field"],
  "enough": [],
  "return": ["card"],
  "return-a-card": [],
  "keep-the-rest": [],
  "activate-to": ["card", "way"],
  "step": ["direction"],
  "stop": [],
  "attack": ["direction"],
  "breathe-fire": ["direction"],
  "stink": [],
  "seize": [],
  "drop": [],
  "pay-for-the-holes": [],
  "save-the-magic": [],
  "try-to-drop-the-tail": [],
  "stand-the-attack": [],
  "settle-on": ["field"],
  "choose-the-swan": ["swan"],
  "try-to-stun": [],
  "do-not-stun": [],
  "end-turn": [],
} as const;

/** The arguments of each event, in order. */
export const EVENTS = {
  "draws": ["seat", "number"],
  "draws-the-card": ["seat", "card"],
  "buys-a-card": ["seat"],
  "discards": ["seat", "card"],
  "pays-not-to-discard": ["seat"],
  "lays-on": ["seat", "card", "field"],
  "lays-an-animal-with-on": ["seat", "dots", "field"],
  "returns": ["seat", "number"],
  "keeps": ["seat", "number"],
  "pays-magic": ["seat", "number"],
  "fires-the-trigger": ["seat"],
  "action-phase-begins-with": ["seat"],
  "begins-round": ["seat", "number"],
  "activates-to": ["seat", "card", "way"],
  "goes-to": ["seat", "card", "field"],
  "attacks": ["seat", "card", "field"],
  "rolls": ["seat", "card", "face"],
  "suffers": ["seat", "card", "number"],
  "falls": ["seat", "card"],
  "one-swan-of-falls": ["seat"],
  "is-poisoned": ["seat", "card"],
  "is-made-passive": ["seat", "card"],
  "wakes-up": ["seat", "card"],
  "is-healed-by": ["seat", "card", "number"],
  "is-caught-by-a-gaze": ["seat", "card"],
  "parries": ["seat", "card"],
  "learns-to-fight-dragons": ["seat", "card", "number"],
  "scarab-enters": ["seat", "seat2", "card"],
  "breathes-fire": ["seat", "direction"],
  "skunk-stinks": ["seat"],
  "eagle-seizes": ["seat", "seat2", "card"],
  "settles-on": ["seat", "card", "field"],
  "takes": ["seat", "element"],
  "renews": ["seat"],
  "ends-the-turn": ["seat"],
  "the-game-ends-by": ["result"],
} as const;

/** The ids of the points of each axis, in order. */
export const AXES = {
  "card": ["beaver", "snake", "lizard", "echidna", "crocodile", "swans", "bear", "mouflon", "eagle", "bees", "basilisk", "unicorn", "dragon", "scarab", "skunk", "eel", "water-card", "forest-card", "grassland-card", "rock-card", "four-terrains", "desert"],
  "direction": ["north", "northeast", "east", "southeast", "south", "southwest", "west", "northwest"],
  "dots": ["no-dots", "one-dot", "two-dots", "three-dots"],
  "element": ["fire", "earth", "air", "water", "spirit"],
  "face": ["b", "h", "t"],
  "field": ["a1", "b1", "c1", "d1", "e1", "f1", "g1", "h1", "i1", "j1", "k1", "a2", "b2", "c2", "d2", "e2", "f2", "g2", "h2", "i2", "j2", "k2", "a3", "b3", "c3", "d3", "e3", "f3", "g3", "h3", "i3", "j3", "k3", "a4", "b4", "c4", "d4", "e4", "f4", "g4", "h4", "i4", "j4", "k4", "a5", "b5", "c5", "d5", "e5", "f5", "g5", "h5", "i5", "j5", "k5", "a6", "b6", "c6", "d6", "e6", "f6", "g6", "h6", "i6", "j6", "k6", "a7", "b7", "c7", "d7", "e7", "f7", "g7", "h7", "i7", "j7", "k7", "a8", "b8", "c8", "d8", "e8", "f8", "g8", "h8", "i8", "j8", "k8", "a9", "b9", "c9", "d9", "e9", "f9", "g9", "h9", "i9", "j9", "k9", "a10", "b10", "c10", "d10", "e10", "f10", "g10", "h10", "i10", "j10", "k10", "a11", "b11", "c11", "d11", "e11", "f11", "g11", "h11", "i11", "j11", "k11"],
  "result": ["open", "five-elements", "last-animals", "nobody-left", "all-passed", "no-elements", "out-of-time"],
  "seat": ["a", "b", "c", "d"],
  "swan": ["first", "second"],
  "way": ["attack", "move", "sprint-and-attack", "sprint-and-move", "wake-up", "deactivate", "rest"],
} as const;
