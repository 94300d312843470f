// Written by `deskoherna types`. Do not edit: change the server and run it again.

/** A table of Cardia. */
export interface View {
  phase: Phase;
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
  location: Points["location"] | null;
  decks: Partial<Record<Points["faction"], "I" | "II">>;
  seals_needed: number;
  question: Question | null;
  /** The pair each seat's Toad will exchange (its first position). */
  swaps: (number | null)[];
  result: Result | null;
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
  faction: Points["faction"];
  guardian: Points["guardian"] | null;
  exclusive: boolean | null;
  /** The guardian of the current clash. */
  met: boolean;
}

/** What is being asked: by which card or rule, and what has been said so far. */
export interface Question {
  asked: number;
  /** `character:judge`, `guardian:cat`, `location:scrapyard`. */
  cause: Named<"character"> | Named<"guardian"> | Named<"location">;
  acting: Card | null;
  picked: Card | null;
  named: Points["faction"] | null;
  left: number;
}

/** Who stands first (both: a draw), and why the game is over. */
export interface Result {
  winners: number[];
  reason: Points["reason"];
}

/** A card of a hand, with what a standing rule would do to it if it were laid now. */
export interface HandCard {
  seat: number;
  /** As printed. */
  strength: number;
  character: Points["character"];
  faction: Points["faction"];
  lasting: boolean;
  tags: Say[];
}

/** A character card whose face the viewer sees. Moves name it by `strength:<n>`, and in the row by its seat too. */
export interface Card {
  seat: number;
  /** As printed. */
  strength: number;
  character: Points["character"];
  faction: Points["faction"];
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
  demands: Points["faction"][];
}

/** A card in the row and all that lies on it. */
export interface RowCard {
  seat: number;
  /** As printed. */
  strength: number;
  character: Points["character"];
  faction: Points["faction"];
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

/** What is being asked now. */
export type Phase =
  | "play" | "play-open" | "busy" | "librarian" | "discard" | "answer-guard" | "name-faction" | "choose-card"
  | "choose-tokens" | "copy" | "copy-hand" | "activate" | "take-back" | "from-discard" | "under-deck" | "swap"
  | "keep-top" | "over";

/** The points of each axis. */
export interface Points {
  "character":
    | "hired-blade" | "void-mage" | "surgeon" | "mediator" | "saboteur" | "fortune-teller" | "palace-guard" | "judge"
    | "ambusher" | "puppeteer" | "clockmaker" | "treasurer" | "swamp-guardian" | "magistra" | "inventor" | "djinn"
    | "poisoner" | "kinesis-mage" | "envoy" | "tax-collector" | "revolutionary" | "librarian" | "prodigy"
    | "aristocrat" | "blackmailer" | "illusionist" | "engineer" | "counselor" | "witch-king" | "elemental"
    | "mechanical-djinn" | "successor";
  "faction": "swamp" | "academy" | "guild" | "dynasty";
  "guardian":
    | "toad" | "basilisk" | "bat" | "phoenix" | "scorpion" | "fox" | "elephant" | "parrot" | "raccoon" | "unicorn"
    | "cat" | "peacock";
  "location":
    | "serpent-temple" | "bazaar" | "founders-day" | "grand-library" | "scrapyard" | "auction-house"
    | "haunted-catacombs" | "foggy-swamp" | "senate" | "witchs-den" | "crown-hall" | "observatory" | "harbour";
  "pair": `${number}-and-${number}`;
  "position": `${number}`;
  "reason":
    | "seals" | "no-card" | "no-cards" | "djinn" | "mechanical-djinn" | "puppeteer" | "basilisk" | "founders-day"
    | "catacombs" | "last-clash";
  "seat": "a" | "b";
  "strength": `${number}`;
}

/** A point with its axis. */
export type Named<A extends keyof Points = keyof Points> = { [N in A]: `${N}:${Points[N]}` }[A];
/** What an event tells: a point, or a number where there is none (-1). */
export type Told<A extends keyof Points> = Named<A> | number;

/** Every move by key, with what it names. */
export interface Moves {
  "play": { strength: Named<"strength"> };
  "play-a-card": Record<never, never>;
  "name": { faction: Named<"faction"> };
  "choose": { seat: Named<"seat">; strength: Named<"strength"> };
  "my-next-card": Record<never, never>;
  "remove-modifiers": Record<never, never>;
  "remove-durations": Record<never, never>;
  "discard": { strength: Named<"strength"> };
  "decline": Record<never, never>;
  "add-two": Record<never, never>;
  "subtract-two": Record<never, never>;
  "copy": { strength: Named<"strength"> };
  "copy-from-hand": { strength: Named<"strength"> };
  "activate": { strength: Named<"strength"> };
  "take-back": { strength: Named<"strength"> };
  "take-from-discard": { strength: Named<"strength"> };
  "put-under-deck": { strength: Named<"strength"> };
  "put-a-card-under-deck": Record<never, never>;
  "swap": { pair: Named<"pair"> };
  "keep-top-card": Record<never, never>;
  "put-top-card-under": Record<never, never>;
}

/** Every event by key, with what it tells. */
export interface Events {
  "clash-begins": { number: number };
  "lays-face-down": { seat: Told<"seat"> };
  "lays-face-up": { seat: Told<"seat">; character: Told<"character"> };
  "lays-top-of-deck": { seat: Told<"seat"> };
  "sets-aside-top-of-deck": { seat: Told<"seat"> };
  "reveals": { seat: Told<"seat">; character: Told<"character">; position: Told<"position"> };
  "gets-plus": { seat: Told<"seat">; character: Told<"character">; number: number };
  "gets-minus": { seat: Told<"seat">; character: Told<"character">; number: number };
  "gets-duration": { seat: Told<"seat">; character: Told<"character"> };
  "loses-modifiers": { seat: Told<"seat">; character: Told<"character"> };
  "loses-durations": { seat: Told<"seat">; character: Told<"character"> };
  "turns-modifiers": { seat: Told<"seat">; character: Told<"character"> };
  "moves-tokens": { seat: Told<"seat">; character: Told<"character">; character2: Told<"character"> };
  "wins-clash": { seat: Told<"seat">; position: Told<"position"> };
  "ties-clash": { position: Told<"position"> };
  "seals-now": { seat: Told<"seat">; number: number };
  "activates": { seat: Told<"seat">; character: Told<"character"> };
  "next-card-gets-plus": { seat: Told<"seat">; number: number };
  "next-card-gets-minus": { seat: Told<"seat">; number: number };
  "next-card-gets-late": { seat: Told<"seat">; number: number };
  "next-card-gets-choice": { seat: Told<"seat"> };
  "next-card-gets-duration": { seat: Told<"seat"> };
  "next-win-earns-seal": { seat: Told<"seat"> };
  "bonus-seal": { seat: Told<"seat">; character: Told<"character"> };
  "bonus-seal-lost": { seat: Told<"seat">; character: Told<"character"> };
  "must-play-face-up": { seat: Told<"seat"> };
  "must-play-from-deck": { seat: Told<"seat"> };
  "blackmailed": { seat: Told<"seat"> };
  "discards-from-hand": { seat: Told<"seat">; character: Told<"character"> };
  "discards-from-deck": { seat: Told<"seat">; character: Told<"character"> };
  "discards-from-row": { seat: Told<"seat">; character: Told<"character"> };
  "draws": { seat: Told<"seat">; number: number };
  "draws-card": { seat: Told<"seat">; character: Told<"character"> };
  "takes-back": { seat: Told<"seat">; character: Told<"character"> };
  "takes-from-discard": { seat: Told<"seat">; character: Told<"character"> };
  "closes-gap": { position: Told<"position"> };
  "copies": { seat: Told<"seat">; character: Told<"character"> };
  "is-replaced-by": { seat: Told<"seat">; character: Told<"character"> };
  "swaps": { seat: Told<"seat">; pair: Told<"pair"> };
  "puts-card-under-deck": { seat: Told<"seat"> };
  "puts-under-deck": { seat: Told<"seat">; character: Told<"character"> };
  "sees-top-card": { seat: Told<"seat">; character: Told<"character"> };
  "keeps-top-card": { seat: Told<"seat"> };
  "puts-top-card-under": { seat: Told<"seat"> };
  "shuffles-deck": { seat: Told<"seat"> };
  "guardian-appears": { guardian: Told<"guardian">; position: Told<"position"> };
  "guardian-helps": { seat: Told<"seat">; guardian: Told<"guardian"> };
  "guardian-stays-quiet": { guardian: Told<"guardian"> };
  "location-acts": { seat: Told<"seat">; location: Told<"location"> };
  "wins-game": { seat: Told<"seat">; reason: Told<"reason"> };
  "game-drawn": { reason: Told<"reason"> };
}

/** The catalogue: each group, and the ids of its names. */
export interface Items {
  "character":
    | "character-hired-blade" | "character-void-mage" | "character-surgeon" | "character-mediator"
    | "character-saboteur" | "character-fortune-teller" | "character-palace-guard" | "character-judge"
    | "character-ambusher" | "character-puppeteer" | "character-clockmaker" | "character-treasurer"
    | "character-swamp-guardian" | "character-magistra" | "character-inventor" | "character-djinn"
    | "character-poisoner" | "character-kinesis-mage" | "character-envoy" | "character-tax-collector"
    | "character-revolutionary" | "character-librarian" | "character-prodigy" | "character-aristocrat"
    | "character-blackmailer" | "character-illusionist" | "character-engineer" | "character-counselor"
    | "character-witch-king" | "character-elemental" | "character-mechanical-djinn" | "character-successor";
  "guardian":
    | "guardian-toad" | "guardian-basilisk" | "guardian-bat" | "guardian-phoenix" | "guardian-scorpion"
    | "guardian-fox" | "guardian-elephant" | "guardian-parrot" | "guardian-raccoon" | "guardian-unicorn"
    | "guardian-cat" | "guardian-peacock";
  "location":
    | "location-serpent-temple" | "location-bazaar" | "location-founders-day" | "location-grand-library"
    | "location-scrapyard" | "location-auction-house" | "location-haunted-catacombs" | "location-foggy-swamp"
    | "location-senate" | "location-witchs-den" | "location-crown-hall" | "location-observatory" | "location-harbour";
  "faction": "faction-swamp" | "faction-academy" | "faction-guild" | "faction-dynasty";
}

/** Words: message ids of the game and of its board. */
export type Word =
  | "achievement-any-place" | "achievement-any-place.text" | "achievement-guardians" | "achievement-guardians.text"
  | "board-arrow" | "board-card" | "board-clash" | "board-count-deck" | "board-count-discard" | "board-count-hand"
  | "board-discard-pile" | "board-duration" | "board-duty-open" | "board-duty-top" | "board-face-down"
  | "board-factions" | "board-guardian" | "board-guardian-back" | "board-guardian-exclusive" | "board-guardian-hidden"
  | "board-guardian-unknown" | "board-hand" | "board-immediate" | "board-in-deck" | "board-in-discard"
  | "board-lasting" | "board-look-discard" | "board-look-unseen" | "board-modifier" | "board-now-in-force"
  | "board-now-not-in-force" | "board-now-seals" | "board-now-strength" | "board-promise" | "board-row"
  | "board-seals" | "board-slot" | "board-swap" | "board-top-card" | "board-track" | "board-unseen"
  | "board-unseen-own" | "board-unseen-text" | "board-waiting" | "board-waiting-duration" | "board-waiting-free"
  | "board-waiting-late" | "board-your-hand" | "character-ambusher" | "character-ambusher.text"
  | "character-aristocrat" | "character-aristocrat.text" | "character-blackmailer" | "character-blackmailer.text"
  | "character-clockmaker" | "character-clockmaker.text" | "character-counselor" | "character-counselor.text"
  | "character-djinn" | "character-djinn.text" | "character-elemental" | "character-elemental.text"
  | "character-engineer" | "character-engineer.text" | "character-envoy" | "character-envoy.text"
  | "character-fortune-teller" | "character-fortune-teller.text" | "character-hired-blade"
  | "character-hired-blade.text" | "character-illusionist" | "character-illusionist.text" | "character-inventor"
  | "character-inventor.text" | "character-judge" | "character-judge.text" | "character-kinesis-mage"
  | "character-kinesis-mage.text" | "character-librarian" | "character-librarian.either" | "character-librarian.minus"
  | "character-librarian.plus" | "character-librarian.text" | "character-magistra" | "character-magistra.text"
  | "character-mechanical-djinn" | "character-mechanical-djinn.text" | "character-mediator"
  | "character-mediator.text" | "character-palace-guard" | "character-palace-guard.text" | "character-poisoner"
  | "character-poisoner.text" | "character-prodigy" | "character-prodigy.text" | "character-puppeteer"
  | "character-puppeteer.text" | "character-revolutionary" | "character-revolutionary.text" | "character-saboteur"
  | "character-saboteur.text" | "character-successor" | "character-successor.text" | "character-surgeon"
  | "character-surgeon.text" | "character-swamp-guardian" | "character-swamp-guardian.text"
  | "character-tax-collector" | "character-tax-collector.text" | "character-treasurer" | "character-treasurer.text"
  | "character-void-mage" | "character-void-mage.text" | "character-witch-king" | "character-witch-king.text"
  | "did-decline" | "did-name" | "event-activates" | "event-blackmailed" | "event-bonus-seal"
  | "event-bonus-seal-lost" | "event-clash-begins" | "event-clash-begins.head" | "event-closes-gap" | "event-copies"
  | "event-discards-from-deck" | "event-discards-from-hand" | "event-discards-from-row" | "event-draws"
  | "event-draws-card" | "event-game-drawn" | "event-gets-duration" | "event-gets-minus" | "event-gets-plus"
  | "event-guardian-appears" | "event-guardian-helps" | "event-guardian-stays-quiet" | "event-is-replaced-by"
  | "event-keeps-top-card" | "event-lays-face-down" | "event-lays-face-up" | "event-lays-top-of-deck"
  | "event-location-acts" | "event-loses-durations" | "event-loses-modifiers" | "event-moves-tokens"
  | "event-must-play-face-up" | "event-must-play-from-deck" | "event-next-card-gets-choice"
  | "event-next-card-gets-duration" | "event-next-card-gets-late" | "event-next-card-gets-minus"
  | "event-next-card-gets-plus" | "event-next-win-earns-seal" | "event-puts-card-under-deck"
  | "event-puts-top-card-under" | "event-puts-under-deck" | "event-reveals" | "event-seals-now"
  | "event-sees-top-card" | "event-sets-aside-top-of-deck" | "event-shuffles-deck" | "event-swaps"
  | "event-takes-back" | "event-takes-from-discard" | "event-ties-clash" | "event-turns-modifiers"
  | "event-wins-clash" | "event-wins-game" | "faction-academy" | "faction-dynasty" | "faction-guild" | "faction-swamp"
  | "game-name" | "game-tagline" | "guardian-basilisk" | "guardian-basilisk.text" | "guardian-bat"
  | "guardian-bat.text" | "guardian-cat" | "guardian-cat.text" | "guardian-elephant" | "guardian-elephant.text"
  | "guardian-fox" | "guardian-fox.text" | "guardian-parrot" | "guardian-parrot.text" | "guardian-peacock"
  | "guardian-peacock.text" | "guardian-phoenix" | "guardian-phoenix.text" | "guardian-raccoon"
  | "guardian-raccoon.text" | "guardian-scorpion" | "guardian-scorpion.text" | "guardian-toad" | "guardian-toad.text"
  | "guardian-unicorn" | "guardian-unicorn.text" | "kind-character" | "kind-faction" | "kind-guardian"
  | "kind-location" | "lessons-clashes" | "lessons-decks" | "lessons-guardians" | "lessons-locations"
  | "location-auction-house" | "location-auction-house.text" | "location-bazaar" | "location-bazaar.text"
  | "location-crown-hall" | "location-crown-hall.text" | "location-foggy-swamp" | "location-foggy-swamp.text"
  | "location-founders-day" | "location-founders-day.text" | "location-grand-library" | "location-grand-library.text"
  | "location-harbour" | "location-harbour.text" | "location-haunted-catacombs" | "location-haunted-catacombs.text"
  | "location-observatory" | "location-observatory.text" | "location-scrapyard" | "location-scrapyard.text"
  | "location-senate" | "location-senate.text" | "location-serpent-temple" | "location-serpent-temple.text"
  | "location-witchs-den" | "location-witchs-den.text" | "move-activate" | "move-add-two" | "move-choose"
  | "move-copy" | "move-copy-from-hand" | "move-decline" | "move-discard" | "move-keep-top-card" | "move-my-next-card"
  | "move-name" | "move-play" | "move-play-a-card" | "move-put-a-card-under-deck" | "move-put-top-card-under"
  | "move-put-under-deck" | "move-remove-durations" | "move-remove-modifiers" | "move-subtract-two" | "move-swap"
  | "move-take-back" | "move-take-from-discard" | "option-academy" | "option-academy-i" | "option-academy-ii"
  | "option-academy.text" | "option-basilisk_sets_aside" | "option-basilisk_sets_aside.text" | "option-dynasty"
  | "option-dynasty-i" | "option-dynasty-ii" | "option-dynasty.text" | "option-exclusive_academy"
  | "option-exclusive_academy-fox" | "option-exclusive_academy-marked" | "option-exclusive_academy-phoenix"
  | "option-exclusive_academy-scorpion" | "option-exclusive_academy.text" | "option-exclusive_guild"
  | "option-exclusive_guild-marked" | "option-exclusive_guild-parrot" | "option-exclusive_guild-raccoon"
  | "option-exclusive_guild.text" | "option-exclusive_swamp" | "option-exclusive_swamp-basilisk"
  | "option-exclusive_swamp-bat" | "option-exclusive_swamp-marked" | "option-exclusive_swamp-toad"
  | "option-exclusive_swamp.text" | "option-guardian_on_tie" | "option-guardian_on_tie.text" | "option-guardians"
  | "option-guardians.text" | "option-guild" | "option-guild-i" | "option-guild-ii" | "option-guild.text"
  | "option-location" | "option-location-auction-house" | "option-location-bazaar" | "option-location-crown-hall"
  | "option-location-foggy-swamp" | "option-location-founders-day" | "option-location-grand-library"
  | "option-location-harbour" | "option-location-haunted-catacombs" | "option-location-none"
  | "option-location-observatory" | "option-location-random-any" | "option-location-random-base"
  | "option-location-scrapyard" | "option-location-senate" | "option-location-serpent-temple"
  | "option-location-witchs-den" | "option-location.text" | "option-match" | "option-match-1" | "option-match-3"
  | "option-match-5" | "option-players" | "option-players-2" | "option-seal_travels" | "option-seal_travels.text"
  | "option-strategic" | "option-strategic.text" | "option-strict" | "option-strict.text" | "option-swamp"
  | "option-swamp-i" | "option-swamp-ii" | "option-swamp.text" | "pair-1-and-2" | "pair-10-and-11" | "pair-11-and-12"
  | "pair-12-and-13" | "pair-13-and-14" | "pair-14-and-15" | "pair-15-and-16" | "pair-2-and-3" | "pair-3-and-4"
  | "pair-4-and-5" | "pair-5-and-6" | "pair-6-and-7" | "pair-7-and-8" | "pair-8-and-9" | "pair-9-and-10"
  | "phase-activate" | "phase-answer-guard" | "phase-busy" | "phase-choose-card" | "phase-choose-tokens"
  | "phase-copy" | "phase-copy-hand" | "phase-discard" | "phase-from-discard" | "phase-keep-top" | "phase-librarian"
  | "phase-name-faction" | "phase-over" | "phase-play" | "phase-play-open" | "phase-swap" | "phase-take-back"
  | "phase-under-deck" | "prompt-activate" | "prompt-answer-guard" | "prompt-choose-cat" | "prompt-choose-envoy"
  | "prompt-choose-inventor" | "prompt-choose-inventor-second" | "prompt-choose-kinesis-mage"
  | "prompt-choose-kinesis-mage-second" | "prompt-choose-prodigy" | "prompt-choose-tokens" | "prompt-choose-void-mage"
  | "prompt-copy" | "prompt-copy-hand" | "prompt-discard" | "prompt-drawn" | "prompt-from-discard" | "prompt-keep-top"
  | "prompt-librarian" | "prompt-lost" | "prompt-name-faction" | "prompt-play" | "prompt-play-open" | "prompt-swap"
  | "prompt-take-back" | "prompt-under-deck" | "prompt-wait" | "prompt-wait-both" | "prompt-wait-play"
  | "prompt-winner" | "prompt-won" | "reason-basilisk" | "reason-basilisk.drawn" | "reason-basilisk.lost"
  | "reason-catacombs" | "reason-catacombs.drawn" | "reason-catacombs.lost" | "reason-djinn" | "reason-djinn.drawn"
  | "reason-djinn.lost" | "reason-founders-day" | "reason-founders-day.drawn" | "reason-founders-day.lost"
  | "reason-last-clash" | "reason-last-clash.drawn" | "reason-last-clash.lost" | "reason-mechanical-djinn"
  | "reason-mechanical-djinn.drawn" | "reason-mechanical-djinn.lost" | "reason-no-card" | "reason-no-card.drawn"
  | "reason-no-card.lost" | "reason-no-cards" | "reason-no-cards.drawn" | "reason-no-cards.lost" | "reason-puppeteer"
  | "reason-puppeteer.drawn" | "reason-puppeteer.lost" | "reason-seals" | "reason-seals.drawn" | "reason-seals.lost"
  | "tag-auction" | "tag-catacombs" | "tag-duration" | "tag-minus" | "tag-plus" | "tag-senate"
  | "wrong-location-invented" | "wrong-strategic-alone";
