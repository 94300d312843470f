// Written by `deskoherna types`. Do not edit: change the server and run it again.

export interface View {
  phase: Phase;
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
  players: SeatView[];
  drops: number;
  trigger: number;
  last_turns: number;
  land_steps: number;
  animal_steps: number;
  dots_left: number;
  picked: Points["lying"];
  /** The card in the viewer's own fingers. */
  picked_card: Points["card"] | "";
  points_left: number;
  dry_rounds: number;
  dry_limit: number;
  activation: Activation | null;
  /** Of the animals that may act now, or of the one that is acting. */
  reach: Reach[];
  result: Points["result"];
  winner: number;
  /** The board as a small text, to be shared. */
  board: string;
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
  field: Points["field"];
  rank: number;
  file: number;
  terrains: ("water" | "forest" | "grassland" | "rock")[];
  /** `nothing`, a landscape, or the dots of a face-down animal. */
  lies: Points["lying"];
  /** Whose card lies there; -1: nobody's. */
  seat: number;
  /** What the viewer knows of it: the kind of card, or nothing. */
  card: Points["card"] | "";
  /** Which animals an unknown face-down card can be. */
  candidates: Points["card"][];
  element: Points["element"] | "";
  copies: number;
  /** Steps that the card being laid costs here; 0: it may not go here. */
  price: number;
}

export interface Animal {
  seat: number;
  card: Points["card"];
  field: Points["field"] | "";
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
  covers: Points["field"][];
  /** Enemy basilisks that look at it. */
  watched: number;
  /** Whom a skunk would hurt with its stench and whom a dragon could with its fire, from where they stand. */
  harms: Harm[];
}

export interface SeatView {
  seat: number;
  magic: number;
  elements: Points["element"][];
  hand_size: number;
  deck_size: number;
  /** The viewer's own. */
  hand: Points["card"][];
  /** What the viewer has put under the own deck, from the top down. */
  returned: Points["card"][];
  discarded: Points["card"][];
  animals: number;
  /** Animals that have left the board, a scarab inside a host included. */
  fallen: Points["card"][];
  /** When the game is over. */
  standing: number;
}

/** The activation under way. */
export interface Activation {
  seat: number;
  card: Points["card"];
  field: Points["field"] | "";
  way: Points["way"];
  start: Points["field"];
  move: number;
  speed: number;
  used: number;
  carried: Points["card"] | "";
  target: Points["card"] | "";
  wounds: number;
  holes: number;
  /** For a dragon: the fields of each cone. */
  cones: Partial<Record<Points["direction"], Points["field"][]>>;
  /** For a dragon: whom each cone would reach. */
  burns: Partial<Record<Points["direction"], Harm[]>>;
}

/** What one move of an animal could do from where it stands. */
export interface Reach {
  card: Points["card"];
  speed: number;
  ways: Way[];
  attacks: Odds[];
  /** Of a move that may attack. */
  spared: Spared[];
  /** Basilisks that would have to be slipped before the first Step. */
  watched: number;
}

/** Somebody whom fire or stench would reach; chances in per cent. */
export interface Harm {
  field: Points["field"];
  seat: number;
  card: Points["card"];
  /** Chance to fall. */
  takes: number;
  /** Chance of at least one wound. */
  hurts: number;
}

/** A field within reach of one move: Steps, magic, and a shortest way in directions. */
export interface Way {
  field: Points["field"];
  steps: number;
  magic: number;
  path: Points["direction"][];
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
  field: Points["field"];
  /** From the launching field. */
  direction: Points["direction"];
  seat: number;
  card: Points["card"];
  steps: number;
  magic: number;
  path: Points["direction"][];
  certain: boolean;
  effect: "wounds" | "heal" | "passive" | "scarab" | "epic";
  /** Chance to take the field (the eel, the unicorn: to do what they do). */
  takes: number;
  /** The same with one magic for the holes. */
  takes_with_magic: number;
  /** Chance of at least one wound. */
  hurts: number;
  /** Chance to slip all gazes on the way and before the attack. */
  slips: number;
}

/** An enemy whom this move cannot attack, and why. */
export interface Spared {
  field: Points["field"];
  /** These two kinds never fight so; its field is closed to the attacker; it is too far, or no way leads there. */
  reason: "pair" | "terrain" | "far";
}

/** Fire from a field: its cone, and whom it would reach. */
export interface Fire {
  direction: Points["direction"];
  cone: Points["field"][];
  harms: Harm[];
}

/** What is being asked now. */
export type Phase =
  | "busy" | "buy" | "discard" | "lay" | "field" | "return" | "activate" | "path" | "magic" | "tail" | "settle"
  | "bird" | "stun" | "over";

/** The points of each axis. */
export interface Points {
  "card":
    | "beaver" | "snake" | "lizard" | "echidna" | "crocodile" | "swans" | "bear" | "mouflon" | "eagle" | "bees"
    | "basilisk" | "unicorn" | "dragon" | "scarab" | "skunk" | "eel" | "water-card" | "forest-card" | "grassland-card"
    | "rock-card" | "four-terrains" | "desert";
  "direction": "north" | "northeast" | "east" | "southeast" | "south" | "southwest" | "west" | "northwest";
  "dots": "no-dots" | "one-dot" | "two-dots" | "three-dots";
  "element": "fire" | "earth" | "air" | "water" | "spirit";
  "face": "b" | "h" | "t";
  "field":
    | `a${number}` | `b${number}` | `c${number}` | `d${number}` | `e${number}` | `f${number}` | `g${number}`
    | `h${number}` | `i${number}` | `j${number}` | `k${number}`;
  "lying":
    | "nothing" | "water-card" | "forest-card" | "grassland-card" | "rock-card" | "four-terrains" | "desert"
    | "no-dots" | "one-dot" | "two-dots" | "three-dots";
  "result": "open" | "five-elements" | "last-animals" | "nobody-left" | "all-passed" | "no-elements" | "out-of-time";
  "seat": "a" | "b" | "c" | "d";
  "swan": "first" | "second";
  "way": "attack" | "move" | "sprint-and-attack" | "sprint-and-move" | "wake-up" | "deactivate" | "rest";
}

/** A point with its axis. */
export type Named<A extends keyof Points = keyof Points> = { [N in A]: `${N}:${Points[N]}` }[A];
/** What an event tells: a point, or a number where there is none (-1). */
export type Told<A extends keyof Points> = Named<A> | number;

/** Every move by key, with what it names. */
export interface Moves {
  "buy-a-card": Record<never, never>;
  "draw-no-more": Record<never, never>;
  "discard": { card: Named<"card"> };
  "pay-to-discard-nothing": Record<never, never>;
  "lay": { card: Named<"card"> };
  "lay-an-animal-with": { dots: Named<"dots"> };
  "put-it-on": { field: Named<"field"> };
  "enough": Record<never, never>;
  "return": { card: Named<"card"> };
  "return-a-card": Record<never, never>;
  "keep-the-rest": Record<never, never>;
  "activate-to": { card: Named<"card">; way: Named<"way"> };
  "step": { direction: Named<"direction"> };
  "stop": Record<never, never>;
  "attack": { direction: Named<"direction"> };
  "breathe-fire": { direction: Named<"direction"> };
  "stink": Record<never, never>;
  "seize": Record<never, never>;
  "drop": Record<never, never>;
  "pay-for-the-holes": Record<never, never>;
  "save-the-magic": Record<never, never>;
  "try-to-drop-the-tail": Record<never, never>;
  "stand-the-attack": Record<never, never>;
  "settle-on": { field: Named<"field"> };
  "choose-the-swan": { swan: Named<"swan"> };
  "try-to-stun": Record<never, never>;
  "do-not-stun": Record<never, never>;
  "end-turn": Record<never, never>;
}

/** Every event by key, with what it tells. */
export interface Events {
  "draws": { seat: Told<"seat">; number: number };
  "draws-the-card": { seat: Told<"seat">; card: Told<"card"> };
  "buys-a-card": { seat: Told<"seat"> };
  "discards": { seat: Told<"seat">; card: Told<"card"> };
  "pays-not-to-discard": { seat: Told<"seat"> };
  "lays-on": { seat: Told<"seat">; card: Told<"card">; field: Told<"field"> };
  "lays-an-animal-with-on": { seat: Told<"seat">; dots: Told<"dots">; field: Told<"field"> };
  "keeps": { seat: Told<"seat">; number: number };
  "pays-magic": { seat: Told<"seat">; number: number };
  "fires-the-trigger": { seat: Told<"seat"> };
  "action-phase-begins-with": { seat: Told<"seat"> };
  "begins-round": { seat: Told<"seat">; number: number };
  "activates-to": { seat: Told<"seat">; card: Told<"card">; way: Told<"way"> };
  "goes-to": { seat: Told<"seat">; card: Told<"card">; field: Told<"field"> };
  "is-stung-on": { seat: Told<"seat">; card: Told<"card">; field: Told<"field"> };
  "attacks": { seat: Told<"seat">; card: Told<"card">; field: Told<"field"> };
  "occupies": { seat: Told<"seat">; card: Told<"card">; field: Told<"field"> };
  "flees-to": { seat: Told<"seat">; card: Told<"card">; field: Told<"field"> };
  "rolls": { seat: Told<"seat">; card: Told<"card">; face: Told<"face"> };
  "pays-for-the-holes": { seat: Told<"seat"> };
  "suffers": { seat: Told<"seat">; card: Told<"card">; number: number };
  "falls": { seat: Told<"seat">; card: Told<"card"> };
  "one-swan-of-falls": { seat: Told<"seat"> };
  "is-poisoned": { seat: Told<"seat">; card: Told<"card"> };
  "is-made-passive": { seat: Told<"seat">; card: Told<"card"> };
  "wakes-up": { seat: Told<"seat">; card: Told<"card"> };
  "is-healed-by": { seat: Told<"seat">; card: Told<"card">; number: number };
  "is-caught-by-a-gaze": { seat: Told<"seat">; card: Told<"card"> };
  "parries": { seat: Told<"seat">; card: Told<"card"> };
  "learns-to-fight-dragons": { seat: Told<"seat">; card: Told<"card">; number: number };
  "scarab-enters": { seat: Told<"seat">; seat2: Told<"seat">; card: Told<"card"> };
  "breathes-fire": { seat: Told<"seat">; direction: Told<"direction"> };
  "skunk-stinks": { seat: Told<"seat"> };
  "eagle-seizes": { seat: Told<"seat">; seat2: Told<"seat">; card: Told<"card"> };
  "settles-on": { seat: Told<"seat">; card: Told<"card">; field: Told<"field"> };
  "takes": { seat: Told<"seat">; element: Told<"element"> };
  "renews": { seat: Told<"seat"> };
  "ends-the-turn": { seat: Told<"seat"> };
  "the-game-ends-by": { result: Told<"result"> };
}

/** The catalogue: each group, and the ids of its names. */
export interface Items {
  "common":
    | "card-beaver" | "card-snake" | "card-lizard" | "card-echidna" | "card-crocodile" | "card-swans" | "card-bear"
    | "card-mouflon" | "card-eagle" | "card-bees";
  "supernatural": "card-basilisk" | "card-unicorn" | "card-dragon" | "card-scarab" | "card-skunk" | "card-eel";
  "landscape":
    | "card-water-card" | "card-forest-card" | "card-grassland-card" | "card-rock-card" | "card-four-terrains"
    | "card-desert";
  "terrain": "terrain-water" | "terrain-forest" | "terrain-grassland" | "terrain-rock";
  "element": "element-fire" | "element-earth" | "element-air" | "element-water" | "element-spirit";
  "die": "die-wild-die";
  "board": "board-travel" | "board-collector";
}

/** Words: message ids of the game and of its board. */
export type Word =
  | "achievement-collector" | "achievement-collector.text" | "achievement-crowd" | "achievement-crowd.text"
  | "bestiary-basilisk-desert" | "bestiary-basilisk-desert.text" | "bestiary-basilisk-passing"
  | "bestiary-basilisk-passing.text" | "bestiary-bees-dragon" | "bestiary-bees-dragon.text" | "bestiary-bees-scarab"
  | "bestiary-bees-scarab.text" | "bestiary-bees-skunk" | "bestiary-bees-skunk.text" | "bestiary-dice"
  | "bestiary-dots" | "bestiary-dragon-desert" | "bestiary-dragon-desert.text" | "bestiary-dragon-immune"
  | "bestiary-dragon-immune.text" | "bestiary-dragon-scarab" | "bestiary-dragon-scarab.text" | "bestiary-echidna-bees"
  | "bestiary-echidna-bees.text" | "bestiary-eel-immune" | "bestiary-eel-immune.text" | "bestiary-endurance"
  | "bestiary-lizard-bees" | "bestiary-lizard-bees.text" | "bestiary-meets" | "bestiary-none" | "bestiary-pairs"
  | "bestiary-pass" | "bestiary-same-kind" | "bestiary-same-kind.text" | "bestiary-see" | "bestiary-size"
  | "bestiary-skunk-desert" | "bestiary-skunk-desert.text" | "bestiary-snake-scarab" | "bestiary-snake-scarab.text"
  | "bestiary-speed" | "bestiary-swans-basilisk" | "bestiary-swans-basilisk.text" | "bestiary-swans-dragon"
  | "bestiary-swans-dragon.text" | "bestiary-swans-scarab" | "bestiary-swans-scarab.text" | "bestiary-swans-skunk"
  | "bestiary-swans-skunk.text" | "bestiary-terrains" | "bestiary-title" | "bestiary-unicorn-desert"
  | "bestiary-unicorn-desert.text" | "bestiary-unicorn-stunned" | "bestiary-unicorn-stunned.text"
  | "board-ability-basilisk" | "board-ability-bear" | "board-ability-beaver" | "board-ability-bees"
  | "board-ability-crocodile" | "board-ability-dragon" | "board-ability-eagle" | "board-ability-echidna"
  | "board-ability-eel" | "board-ability-lizard" | "board-ability-mouflon" | "board-ability-scarab"
  | "board-ability-skunk" | "board-ability-snake" | "board-ability-swans" | "board-ability-unicorn"
  | "board-activations" | "board-aim-again" | "board-aim-attack" | "board-aim-do" | "board-aim-fire" | "board-aim-go"
  | "board-aim-lay" | "board-candidates" | "board-choose-animal" | "board-closer" | "board-collector" | "board-cost"
  | "board-counts-animals" | "board-counts-laying" | "board-direction-east" | "board-direction-north"
  | "board-direction-northeast" | "board-direction-northwest" | "board-direction-south" | "board-direction-southeast"
  | "board-direction-southwest" | "board-direction-west" | "board-element-count" | "board-elements"
  | "board-elements-text" | "board-elements-title" | "board-enough-keep" | "board-experience" | "board-face-blank"
  | "board-face-down" | "board-face-hole" | "board-face-triangle" | "board-faces" | "board-faces-hint" | "board-field"
  | "board-field-text" | "board-fire" | "board-hand-and-deck" | "board-holes" | "board-hurt-surely" | "board-in-gaze"
  | "board-landscape" | "board-landscape-text" | "board-large" | "board-left-of" | "board-limit-animals"
  | "board-limit-dots" | "board-limit-land" | "board-magic" | "board-magic-text" | "board-mini-map"
  | "board-odds-epic" | "board-odds-heal" | "board-odds-hurts" | "board-odds-magic" | "board-odds-nothing"
  | "board-odds-paid" | "board-odds-passive" | "board-odds-scarab" | "board-odds-sure" | "board-odds-takes"
  | "board-own" | "board-passive" | "board-per-cent" | "board-plan" | "board-plan-alike" | "board-plan-apart"
  | "board-plan-back" | "board-plan-copied" | "board-plan-copy" | "board-plan-drop" | "board-plan-edition"
  | "board-plan-element" | "board-plan-element-many" | "board-plan-element-off" | "board-plan-element-twice"
  | "board-plan-elements" | "board-plan-good" | "board-plan-half" | "board-plan-keep" | "board-plan-kept"
  | "board-plan-letter" | "board-plan-letters-1" | "board-plan-letters-2" | "board-plan-link" | "board-plan-mark"
  | "board-plan-name" | "board-plan-note" | "board-plan-play" | "board-plan-ranks" | "board-plan-rubber"
  | "board-plan-size" | "board-plan-text" | "board-plan-tools" | "board-plan-two-ats" | "board-plan-two-ways"
  | "board-plan-unnamed" | "board-plan-use" | "board-plan-usual" | "board-plan-wide" | "board-poisoned"
  | "board-price" | "board-ready" | "board-row-circle" | "board-row-drop" | "board-row-epic" | "board-row-flame"
  | "board-row-no" | "board-row-paid" | "board-row-sun" | "board-row-yes" | "board-scarab-inside" | "board-slip"
  | "board-slips" | "board-small" | "board-steps" | "board-stung" | "board-swan-first" | "board-swan-second"
  | "board-takes" | "board-throw" | "board-too-few-points" | "board-too-many-dots" | "board-travel" | "board-trigger"
  | "board-trigger-fired" | "board-trigger-left" | "board-trigger-text" | "board-used" | "board-watched"
  | "board-way-attack" | "board-way-deactivate" | "board-way-move" | "board-way-rest" | "board-way-sprint-and-attack"
  | "board-way-sprint-and-move" | "board-way-wake-up" | "board-whole" | "board-why-blocked" | "board-why-far"
  | "board-why-king" | "board-why-pair" | "board-why-terrain" | "board-why-used" | "board-wounds" | "card-basilisk"
  | "card-basilisk.acc" | "card-basilisk.text" | "card-bear" | "card-bear.acc" | "card-bear.text" | "card-beaver"
  | "card-beaver.acc" | "card-beaver.text" | "card-bees" | "card-bees.acc" | "card-bees.text" | "card-crocodile"
  | "card-crocodile.acc" | "card-crocodile.text" | "card-desert" | "card-desert.acc" | "card-desert.text"
  | "card-dragon" | "card-dragon.acc" | "card-dragon.text" | "card-eagle" | "card-eagle.acc" | "card-eagle.text"
  | "card-echidna" | "card-echidna.acc" | "card-echidna.text" | "card-eel" | "card-eel.acc" | "card-eel.text"
  | "card-forest-card" | "card-forest-card.acc" | "card-forest-card.text" | "card-four-terrains"
  | "card-four-terrains.acc" | "card-four-terrains.text" | "card-grassland-card" | "card-grassland-card.acc"
  | "card-grassland-card.text" | "card-lizard" | "card-lizard.acc" | "card-lizard.text" | "card-mouflon"
  | "card-mouflon.acc" | "card-mouflon.text" | "card-rock-card" | "card-rock-card.acc" | "card-rock-card.text"
  | "card-scarab" | "card-scarab.acc" | "card-scarab.text" | "card-skunk" | "card-skunk.acc" | "card-skunk.text"
  | "card-snake" | "card-snake.acc" | "card-snake.text" | "card-swans" | "card-swans.acc" | "card-swans.text"
  | "card-unicorn" | "card-unicorn.acc" | "card-unicorn.text" | "card-water-card" | "card-water-card.acc"
  | "card-water-card.text" | "did-do-not-stun" | "did-stand-the-attack" | "did-try-to-drop-the-tail"
  | "did-try-to-stun" | "die-wild-die" | "die-wild-die.text" | "direction-east" | "direction-north"
  | "direction-northeast" | "direction-northwest" | "direction-south" | "direction-southeast" | "direction-southwest"
  | "direction-west" | "dots-no-dots" | "dots-one-dot" | "dots-three-dots" | "dots-two-dots" | "element-air"
  | "element-air.acc" | "element-earth" | "element-earth.acc" | "element-fire" | "element-fire.acc" | "element-spirit"
  | "element-spirit.acc" | "element-water" | "element-water.acc" | "event-action-phase-begins-with"
  | "event-action-phase-begins-with.head" | "event-activates-to" | "event-attacks" | "event-begins-round"
  | "event-begins-round.head" | "event-breathes-fire" | "event-buys-a-card" | "event-discards" | "event-draws"
  | "event-draws-the-card" | "event-eagle-seizes" | "event-ends-the-turn" | "event-falls" | "event-fires-the-trigger"
  | "event-flees-to" | "event-goes-to" | "event-is-caught-by-a-gaze" | "event-is-healed-by" | "event-is-made-passive"
  | "event-is-poisoned" | "event-is-stung-on" | "event-keeps" | "event-lays-an-animal-with-on" | "event-lays-on"
  | "event-learns-to-fight-dragons" | "event-occupies" | "event-one-swan-of-falls" | "event-parries"
  | "event-pays-for-the-holes" | "event-pays-magic" | "event-pays-not-to-discard" | "event-renews" | "event-rolls"
  | "event-scarab-enters" | "event-settles-on" | "event-skunk-stinks" | "event-suffers" | "event-takes"
  | "event-the-game-ends-by" | "event-wakes-up" | "face-b" | "face-h" | "face-t" | "game-name" | "game-points"
  | "game-tagline" | "kind-board" | "kind-common" | "kind-die" | "kind-element" | "kind-landscape"
  | "kind-supernatural" | "kind-terrain" | "lessons-activation" | "lessons-animals" | "lessons-attack"
  | "lessons-editor" | "lessons-laying" | "lessons-magic" | "move-activate-to" | "move-attack" | "move-breathe-fire"
  | "move-buy-a-card" | "move-choose-the-swan" | "move-discard" | "move-do-not-stun" | "move-draw-no-more"
  | "move-drop" | "move-end-turn" | "move-enough" | "move-keep-the-rest" | "move-lay" | "move-lay-an-animal-with"
  | "move-pay-for-the-holes" | "move-pay-to-discard-nothing" | "move-put-it-on" | "move-return" | "move-return-a-card"
  | "move-save-the-magic" | "move-seize" | "move-settle-on" | "move-stand-the-attack" | "move-step" | "move-stink"
  | "move-stop" | "move-try-to-drop-the-tail" | "move-try-to-stun" | "option-aura_on_unicorn"
  | "option-aura_on_unicorn.text" | "option-bees_hurt_dragon" | "option-bees_hurt_dragon.text"
  | "option-bees_place_on_element" | "option-bees_place_on_element.text" | "option-board" | "option-board.text"
  | "option-edition" | "option-edition-collector" | "option-edition-magic" | "option-edition-travel"
  | "option-edition.text" | "option-element_first" | "option-element_first.text" | "option-elements"
  | "option-elements-free" | "option-elements-half" | "option-elements-quarter" | "option-elements-usual"
  | "option-elements.text" | "option-players" | "option-poison_needs_wound" | "option-poison_needs_wound.text"
  | "option-stack_own" | "option-stack_own.text" | "phase-action" | "phase-positional" | "prompt-activate"
  | "prompt-bird" | "prompt-buy" | "prompt-counted" | "prompt-discard" | "prompt-field" | "prompt-lay"
  | "prompt-magic" | "prompt-path" | "prompt-path-attack" | "prompt-path-carrying" | "prompt-return" | "prompt-settle"
  | "prompt-stun" | "prompt-tail" | "prompt-wait" | "prompt-won" | "result-all-passed" | "result-five-elements"
  | "result-last-animals" | "result-no-elements" | "result-nobody-left" | "result-open" | "result-out-of-time"
  | "swan-first" | "swan-second" | "table-clearing" | "table-collector" | "table-collector-four"
  | "table-collector-three" | "table-four" | "table-magic" | "table-seven" | "table-three" | "table-travel"
  | "terrain-forest" | "terrain-grassland" | "terrain-rock" | "terrain-water" | "way-attack" | "way-deactivate"
  | "way-move" | "way-rest" | "way-sprint-and-attack" | "way-sprint-and-move" | "way-wake-up" | "wrong-apart"
  | "wrong-element-off-the-board" | "wrong-element-twice" | "wrong-half-a-field" | "wrong-letter" | "wrong-long-rank"
  | "wrong-mark" | "wrong-no-elements" | "wrong-not-symmetric" | "wrong-number-of-elements" | "wrong-number-of-fields"
  | "wrong-one-terrain-twice" | "wrong-other-edition" | "wrong-too-many-ranks" | "wrong-two-readings";
