// Written by `deskoherna types`. Do not edit: change the server and run it again.

/** A table of Cardia. */
export interface View {
  phase: string;
  /** The seats that may move now; empty: the game is over. */
  actors: number[];
  /** One sentence: what this viewer is to do now, or whom the table waits for. */
  prompt: Say;
  /** The rules ask for silence now: nobody may talk. */
  silent: boolean;
  /** The number of the clash being played, counted through the game. */
  clash: number;
  /** Where the next card comes to lie. */
  next_position: number;
  current: number | null;
  seats: SeatView[];
  row: Clash[];
  guardians: GuardianView[];
  location: string | null;
  decks: Record<string, string>;
  seals_needed: number;
  question: Question | null;
  /** The pair each seat's Toad will exchange (its first position). */
  swaps: (number | null)[];
  result: Result | null;
}

/** A table of Cardia. `match` is read by the table, which deals the games of a match. */
export interface Options {
  players: 2;
  swamp: "I" | "II";
  academy: "I" | "II";
  guild: "I" | "II";
  dynasty: "I" | "II";
  guardians: boolean;
  strategic: boolean;
  location: "auction-house" | "bazaar" | "crown-hall" | "foggy-swamp" | "founders-day" | "grand-library" | "harbour" | "haunted-catacombs" | "none" | "observatory" | "random-any" | "random-base" | "scrapyard" | "senate" | "serpent-temple" | "witchs-den";
  strict: boolean;
  guardian_on_tie: boolean;
  match: 1 | 3 | 5;
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

/** A player's side of the table. */
export interface SeatView {
  seat: number;
  score: number;
  hand_count: number;
  /** The cards the viewer sees: all of the own hand, those of the other that have been shown. */
  hand: HandCard[];
  deck_count: number;
  /** From the top; None for a back. */
  deck_known: (Card | null)[];
  discard: Card[];
  laid: LaidCard[];
  has_laid: boolean;
  waiting: Waiting;
  /** What a card lying face down in the Foggy Swamp will get. */
  carried: Waiting;
  /** What the card of the current clash is still due. */
  due: Waiting;
  must_play_open: boolean;
  must_play_top: boolean;
}

/** One position of the row, by seat. */
export interface Clash {
  position: number;
  cards: RowCard[];
  winners: number[];
  current: boolean;
}

/** A guardian at its position; face down, only its faction is known. */
export interface GuardianView {
  position: number;
  faction: string;
  guardian: string | null;
  exclusive: boolean | null;
  /** The guardian of the current clash. */
  met: boolean;
}

/** What is being asked: by which card or rule, and what has been said so far. */
export interface Question {
  asked: number;
  /** `character:judge`, `guardian:cat`, `location:scrapyard`. */
  cause: string;
  acting: Card | null;
  picked: Card | null;
  named: string | null;
  left: number;
}

/** Who stands first (both: a draw), and why the game is over. */
export interface Result {
  winners: number[];
  reason: string;
}

/** A card of a hand, with what a standing rule would do to it if it were laid now. */
export interface HandCard {
  seat: number;
  /** As printed. */
  strength: number;
  character: string;
  faction: string;
  lasting: boolean;
  tags: Say[];
}

/** A character card whose face the viewer sees. Moves name it by `strength:<n>`, and in the row by its seat too. */
export interface Card {
  seat: number;
  /** As printed. */
  strength: number;
  character: string;
  faction: string;
  lasting: boolean;
}

/** A card laid and not yet resolved; without a face for those who do not see it. */
export interface LaidCard {
  position: number;
  card: Card | null;
  face_up: boolean;
}

/** What waits for the next card of a seat. */
export interface Waiting {
  plus: number;
  minus: number;
  late: number;
  duration: number;
  free: number;
  seal: number;
  /** Factions the Blackmailer named, one entry a demand. */
  demands: string[];
}

/** A card in the row and all that lies on it. */
export interface RowCard {
  seat: number;
  /** As printed. */
  strength: number;
  character: string;
  faction: string;
  lasting: boolean;
  /** Current strength. */
  now: number;
  plus: number;
  minus: number;
  duration: number;
  seals: number;
  /** Seals that the Unicorn added. */
  unicorn: number;
  wins: boolean;
  /** A lasting effect that holds. */
  in_force: boolean;
}

/** Every move by key, with the points it names. */
export type Move =
  | { key: "play"; args: { strength: `strength:${string}` } }
  | { key: "play-a-card"; args: Record<string, never> }
  | { key: "name"; args: { faction: `faction:${string}` } }
  | { key: "choose"; args: { seat: `seat:${string}`; strength: `strength:${string}` } }
  | { key: "my-next-card"; args: Record<string, never> }
  | { key: "remove-modifiers"; args: Record<string, never> }
  | { key: "remove-durations"; args: Record<string, never> }
  | { key: "discard"; args: { strength: `strength:${string}` } }
  | { key: "decline"; args: Record<string, never> }
  | { key: "add-two"; args: Record<string, never> }
  | { key: "subtract-two"; args: Record<string, never> }
  | { key: "copy"; args: { strength: `strength:${string}` } }
  | { key: "copy-from-hand"; args: { strength: `strength:${string}` } }
  | { key: "activate"; args: { strength: `strength:${string}` } }
  | { key: "take-back"; args: { strength: `strength:${string}` } }
  | { key: "take-from-discard"; args: { strength: `strength:${string}` } }
  | { key: "put-under-deck"; args: { strength: `strength:${string}` } }
  | { key: "put-a-card-under-deck"; args: Record<string, never> }
  | { key: "swap"; args: { pair: `pair:${string}` } }
  | { key: "keep-top-card"; args: Record<string, never> }
  | { key: "put-top-card-under"; args: Record<string, never> };

/** Every event by key. */
export type Event =
  | { key: "clash-begins"; args: { number: number } }
  | { key: "lays-face-down"; args: { seat: `seat:${string}` } }
  | { key: "lays-face-up"; args: { seat: `seat:${string}`; character: `character:${string}` } }
  | { key: "lays-top-of-deck"; args: { seat: `seat:${string}` } }
  | { key: "reveals"; args: { seat: `seat:${string}`; character: `character:${string}`; position: `position:${string}` } }
  | { key: "gets-plus"; args: { seat: `seat:${string}`; character: `character:${string}`; number: number } }
  | { key: "gets-minus"; args: { seat: `seat:${string}`; character: `character:${string}`; number: number } }
  | { key: "gets-duration"; args: { seat: `seat:${string}`; character: `character:${string}` } }
  | { key: "loses-modifiers"; args: { seat: `seat:${string}`; character: `character:${string}` } }
  | { key: "loses-durations"; args: { seat: `seat:${string}`; character: `character:${string}` } }
  | { key: "turns-modifiers"; args: { seat: `seat:${string}`; character: `character:${string}` } }
  | { key: "moves-tokens"; args: { seat: `seat:${string}`; character: `character:${string}`; character2: `character:${string}` } }
  | { key: "wins-clash"; args: { seat: `seat:${string}`; position: `position:${string}` } }
  | { key: "ties-clash"; args: { position: `position:${string}` } }
  | { key: "seals-now"; args: { number: number; number2: number } }
  | { key: "activates"; args: { seat: `seat:${string}`; character: `character:${string}` } }
  | { key: "next-card-gets-plus"; args: { seat: `seat:${string}`; number: number } }
  | { key: "next-card-gets-minus"; args: { seat: `seat:${string}`; number: number } }
  | { key: "next-card-gets-late"; args: { seat: `seat:${string}`; number: number } }
  | { key: "next-card-gets-choice"; args: { seat: `seat:${string}` } }
  | { key: "next-card-gets-duration"; args: { seat: `seat:${string}` } }
  | { key: "next-win-earns-seal"; args: { seat: `seat:${string}` } }
  | { key: "bonus-seal"; args: { seat: `seat:${string}`; character: `character:${string}` } }
  | { key: "bonus-seal-lost"; args: { seat: `seat:${string}`; character: `character:${string}` } }
  | { key: "must-play-face-up"; args: { seat: `seat:${string}` } }
  | { key: "must-play-from-deck"; args: { seat: `seat:${string}` } }
  | { key: "names"; args: { seat: `seat:${string}`; faction: `faction:${string}` } }
  | { key: "declines"; args: { seat: `seat:${string}` } }
  | { key: "blackmailed"; args: { seat: `seat:${string}` } }
  | { key: "discards-from-hand"; args: { seat: `seat:${string}`; character: `character:${string}` } }
  | { key: "discards-from-deck"; args: { seat: `seat:${string}`; character: `character:${string}` } }
  | { key: "discards-from-row"; args: { seat: `seat:${string}`; character: `character:${string}` } }
  | { key: "draws"; args: { seat: `seat:${string}`; number: number } }
  | { key: "draws-card"; args: { seat: `seat:${string}`; character: `character:${string}` } }
  | { key: "takes-back"; args: { seat: `seat:${string}`; character: `character:${string}` } }
  | { key: "takes-from-discard"; args: { seat: `seat:${string}`; character: `character:${string}` } }
  | { key: "closes-gap"; args: { position: `position:${string}` } }
  | { key: "copies"; args: { seat: `seat:${string}`; character: `character:${string}` } }
  | { key: "is-replaced-by"; args: { seat: `seat:${string}`; character: `character:${string}` } }
  | { key: "swaps"; args: { seat: `seat:${string}`; pair: `pair:${string}` } }
  | { key: "puts-card-under-deck"; args: { seat: `seat:${string}` } }
  | { key: "puts-under-deck"; args: { seat: `seat:${string}`; character: `character:${string}` } }
  | { key: "sees-top-card"; args: { seat: `seat:${string}`; character: `character:${string}` } }
  | { key: "keeps-top-card"; args: { seat: `seat:${string}` } }
  | { key: "puts-top-card-under"; args: { seat: `seat:${string}` } }
  | { key: "shuffles-deck"; args: { seat: `seat:${string}` } }
  | { key: "guardian-appears"; args: { guardian: `guardian:${string}`; position: `position:${string}` } }
  | { key: "guardian-helps"; args: { seat: `seat:${string}`; guardian: `guardian:${string}` } }
  | { key: "guardian-stays-quiet"; args: { guardian: `guardian:${string}` } }
  | { key: "location-acts"; args: { seat: `seat:${string}`; location: `location:${string}` } }
  | { key: "wins-game"; args: { seat: `seat:${string}`; reason: `reason:${string}` } }
  | { key: "game-drawn"; args: { reason: `reason:${string}` } };

/** The arguments of each move, in order. */
export const VERBS = {
  "play": ["strength"],
  "play-a-card": [],
  "name": ["faction"],
  "choose": ["seat", "strength"],
  "my-next-card": [],
  "remove-modifiers": [],
  "remove-durations": [],
  "discard": ["strength"],
  "decline": [],
  "add-two": [],
  "subtract-two": [],
  "copy": ["strength"],
  "copy-from-hand": ["strength"],
  "activate": ["strength"],
  "take-back": ["strength"],
  "take-from-discard": ["strength"],
  "put-under-deck": ["strength"],
  "put-a-card-under-deck": [],
  "swap": ["pair"],
  "keep-top-card": [],
  "put-top-card-under": [],
} as const;

/** The arguments of each event, in order. */
export const EVENTS = {
  "clash-begins": ["number"],
  "lays-face-down": ["seat"],
  "lays-face-up": ["seat", "character"],
  "lays-top-of-deck": ["seat"],
  "reveals": ["seat", "character", "position"],
  "gets-plus": ["seat", "character", "number"],
  "gets-minus": ["seat", "character", "number"],
  "gets-duration": ["seat", "character"],
  "loses-modifiers": ["seat", "character"],
  "loses-durations": ["seat", "character"],
  "turns-modifiers": ["seat", "character"],
  "moves-tokens": ["seat", "character", "character2"],
  "wins-clash": ["seat", "position"],
  "ties-clash": ["position"],
  "seals-now": ["number", "number2"],
  "activates": ["seat", "character"],
  "next-card-gets-plus": ["seat", "number"],
  "next-card-gets-minus": ["seat", "number"],
  "next-card-gets-late": ["seat", "number"],
  "next-card-gets-choice": ["seat"],
  "next-card-gets-duration": ["seat"],
  "next-win-earns-seal": ["seat"],
  "bonus-seal": ["seat", "character"],
  "bonus-seal-lost": ["seat", "character"],
  "must-play-face-up": ["seat"],
  "must-play-from-deck": ["seat"],
  "names": ["seat", "faction"],
  "declines": ["seat"],
  "blackmailed": ["seat"],
  "discards-from-hand": ["seat", "character"],
  "discards-from-deck": ["seat", "character"],
  "discards-from-row": ["seat", "character"],
  "draws": ["seat", "number"],
  "draws-card": ["seat", "character"],
  "takes-back": ["seat", "character"],
  "takes-from-discard": ["seat", "character"],
  "closes-gap": ["position"],
  "copies": ["seat", "character"],
  "is-replaced-by": ["seat", "character"],
  "swaps": ["seat", "pair"],
  "puts-card-under-deck": ["seat"],
  "puts-under-deck": ["seat", "character"],
  "sees-top-card": ["seat", "character"],
  "keeps-top-card": ["seat"],
  "puts-top-card-under": ["seat"],
  "shuffles-deck": ["seat"],
  "guardian-appears": ["guardian", "position"],
  "guardian-helps": ["seat", "guardian"],
  "guardian-stays-quiet": ["guardian"],
  "location-acts": ["seat", "location"],
  "wins-game": ["seat", "reason"],
  "game-drawn": ["reason"],
} as const;

/** The ids of the points of each axis, in order. */
export const AXES = {
  "character": ["hired-blade", "void-mage", "surgeon", "mediator", "saboteur", "fortune-teller", "palace-guard", "judge", "ambusher", "puppeteer", "clockmaker", "treasurer", "swamp-guardian", "magistra", "inventor", "djinn", "poisoner", "kinesis-mage", "envoy", "tax-collector", "revolutionary", "librarian", "prodigy", "aristocrat", "blackmailer", "illusionist", "engineer", "counselor", "witch-king", "elemental", "mechanical-djinn", "successor"],
  "faction": ["swamp", "academy", "guild", "dynasty"],
  "guardian": ["toad", "basilisk", "bat", "phoenix", "scorpion", "fox", "elephant", "parrot", "raccoon", "unicorn", "cat", "peacock"],
  "location": ["serpent-temple", "bazaar", "founders-day", "grand-library", "scrapyard", "auction-house", "haunted-catacombs", "foggy-swamp", "senate", "witchs-den", "crown-hall", "observatory", "harbour"],
  "pair": ["1-and-2", "2-and-3", "3-and-4", "4-and-5", "5-and-6", "6-and-7", "7-and-8", "8-and-9", "9-and-10", "10-and-11", "11-and-12", "12-and-13", "13-and-14", "14-and-15", "15-and-16"],
  "position": ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15", "16"],
  "reason": ["seals", "no-card", "no-cards", "djinn", "mechanical-djinn", "puppeteer", "basilisk", "founders-day", "catacombs", "last-clash"],
  "seat": ["a", "b"],
  "strength": ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15", "16"],
} as const;
