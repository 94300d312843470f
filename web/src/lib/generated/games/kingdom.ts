// Written by `deskoherna types`. Do not edit: change the server and run it again.

/** A table of Kingdom. */
export interface View {
  phase: Phase;
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
  module: ("menaces" | "advisors" | "quests")[];
  scenario: Points["scenario"];
  medals: number[];
  areas: CardView[][];
  deck_count: number;
  deck_top: Points["card"] | null;
  danger_count: number;
  discard_count: number;
  /** Face-up discards by card; those discarded face down are only counted. */
  discard: Partial<Record<Points["card"], number>>;
  vermin_left: number;
  danger_cubes: number;
  searched: boolean;
  searching: number | null;
  need: number;
  swapping: Points["card"] | null;
  steps: StepView[];
  quests: QuestView[];
  seats: SeatView[];
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

/** A card in a row. Without `card` the viewer does not know it; face down, `laid_by` says whose trap it is. */
export interface CardView {
  card: Points["card"] | null;
  up: boolean;
  /** Its place in the row, from 1, as a spy names it. */
  spot: number;
  laid_by: number | null;
}

/** A production step: what was counted, or what would be counted now. */
export interface StepView {
  resource: Points["resource"];
  state: "past" | "now" | "next";
  volumes: number[];
  winner: number | null;
}

export interface QuestView {
  quest: Points["quest"];
  steps: QuestStepView[];
  prize: number | null;
}

/** A duchy and all that belongs to it. Amounts by resource stand in the order M, P, G, E. */
export interface SeatView {
  seat: number;
  duchy: Points["duchy"];
  duchy_production: number[];
  duchy_covered: number[];
  /** What the next steps would yield as the duchy stands now. */
  production: number[];
  types: Partial<Record<Points["type"], number>>;
  hand_count: number;
  /** The own hand, sorted; empty for others. */
  hand: Points["card"][];
  selected: CardView[];
  construction: BuildingView[];
  completed: CompletedView[];
  menaces: MenaceView[];
  menaces_deck: Points["menaces"] | null;
  advisors: AdvisorView[];
  /** Cards only this seat is looking at. */
  looking_at: Points["card"][];
  looking: number;
  soldiers: number;
  training: number;
  krystallium: number;
  laboratory: number[];
  crucible: number;
  cubes: number;
  cubes_of: Points["resource"] | null;
  traps: number;
  spies: number;
  spies_owned: number;
  sabotages: boolean;
  done: boolean;
  score: ScoreView;
}

export interface Result {
  winners: number[];
  medal: "none" | "bronze" | "silver" | "gold";
  /** Alone: a condition of the module or the scenario was not met. */
  lost: boolean;
}

export interface QuestStepView {
  step: Points["step"];
  pays: "M" | "P" | "G" | "E" | "K" | "S";
  fee: number;
  reward: string;
  amount: number;
  last: boolean;
  done_by: number[];
  payable_by: number[];
}

/** A card under construction. Amounts stand in the order M, P, G, E, krystallium, soldiers. */
export interface BuildingView {
  building: Points["building"];
  card: Points["card"];
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
  card: Points["card"];
  type: Points["type"] | "calamity";
  count: number;
  production: number[];
  /** Stolen tokens on their symbols, by resource. */
  covered: number[];
}

export interface MenaceView {
  card: Points["card"];
  count: number;
  /** Giants without a card under them. */
  alone: number;
  penalty: number;
  fee: number;
  may_fight: boolean;
}

export interface AdvisorView {
  card: Points["card"];
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

/** What is being asked now. */
export type Phase =
  | "busy" | "advisor" | "offer" | "pick" | "negotiate" | "swap" | "search" | "find" | "shadows" | "giants"
  | "thieves" | "planning" | "step-m" | "step-p" | "step-g" | "step-e" | "fight" | "last-rights" | "over";

/** The points of each axis. */
export interface Points {
  "area": `${number}`;
  "building":
    | "farm-1" | "farm-2" | "farm-3" | "farm-4" | "farm-5" | "hamlet-1" | "hamlet-2" | "hamlet-3" | "hamlet-4"
    | "mill-1" | "mill-2" | "mill-3" | "mill-4" | "barracks-1" | "barracks-2" | "barracks-3" | "guildhall-1"
    | "guildhall-2" | "guildhall-3" | "harbour-1" | "harbour-2" | "harbour-3" | "seafarers-1" | "seafarers-2"
    | "seafarers-3" | "allied-troops-1" | "allied-troops-2" | "allied-troops-3" | "tax-collectors-1"
    | "tax-collectors-2" | "scholars-1" | "scholars-2" | "tatis-tribe-1" | "tatis-tribe-2" | "expedition"
    | "royal-cavalry" | "royal-guard" | "sappers" | "recruiters" | "secret-society" | "enchanted-forge"
    | "great-library" | "monumental-statue" | "magnificent-arena" | "banquet-hall" | "great-lighthouse" | "royal-gaol"
    | "ramparts" | "cathedral" | "aqueduct" | "royal-mint" | "observatory" | "gardens-of-wonders" | "throne-room"
    | "grand-market" | "portal" | "lair-of-the-burning-sands" | "wreck-of-the-leonart" | "gate-of-hell"
    | "last-refuge-of-the-giants" | "dragon-egg" | "lost-city" | "crystal-cave" | "isle-of-storms" | "golden-vein"
    | "stone-circle" | "forgotten-shrine" | "tomb-of-the-first-king" | "eternal-tree" | "ghost-wood";
  "card":
    | "pirate-of-the-five-seas" | "enlightened-prophet" | "grey-eminence" | "renowned-cartographer" | "master-builder"
    | "granary-steward" | "royal-treasurer" | "court-alchemist" | "guildmaster" | "captain-of-the-guard"
    | "royal-chronicler" | "master-of-illusions" | "wily-negotiator" | "saboteur" | "farm" | "hamlet" | "mill"
    | "barracks" | "guildhall" | "harbour" | "seafarers" | "allied-troops" | "tax-collectors" | "scholars"
    | "tatis-tribe" | "expedition" | "royal-cavalry" | "royal-guard" | "sappers" | "recruiters" | "secret-society"
    | "enchanted-forge" | "great-library" | "monumental-statue" | "magnificent-arena" | "banquet-hall"
    | "great-lighthouse" | "royal-gaol" | "ramparts" | "cathedral" | "aqueduct" | "royal-mint" | "observatory"
    | "gardens-of-wonders" | "throne-room" | "grand-market" | "portal" | "lair-of-the-burning-sands"
    | "wreck-of-the-leonart" | "gate-of-hell" | "last-refuge-of-the-giants" | "dragon-egg" | "lost-city"
    | "crystal-cave" | "isle-of-storms" | "golden-vein" | "stone-circle" | "forgotten-shrine"
    | "tomb-of-the-first-king" | "eternal-tree" | "ghost-wood" | "rare-timber" | "full-granaries" | "chest-of-gold"
    | "old-maps" | "calamity" | "giant-rat" | "vermin" | "frost-giant" | "shadow" | "thief";
  "duchy": "teressie-a" | "valados-a" | "teressie-b" | "valados-b";
  "facing": "face-up" | "by-trap" | "by-illusion";
  "menaces": "rats" | "giants" | "shadows" | "thieves";
  "pile": "area-1" | "area-2" | "selected-cards-of-a" | "selected-cards-of-b";
  "purse": "a-cube" | "a-laboratory-cube" | "krystallium";
  "quest": "usurper" | "northern-lands" | "lord-of-doom";
  "resource": "materials" | "population" | "gold" | "exploration" | "krystallium";
  "scenario":
    | "none" | "flood-of-rats" | "the-prophecy" | "the-frozen-north" | "the-last-battle" | "thieves-guild"
    | "surrounded-by-enemies";
  "seat": "a" | "b";
  "spot": `${number}`;
  "step":
    | "find-the-traitor" | "foil-the-plan" | "hire-mercenaries" | "defeat-the-rebels" | "build-a-fleet"
    | "muster-the-crew" | "chart-the-ice-sea" | "settle-the-north" | "search-old-writings" | "shelter-the-villagers"
    | "forge-enchanted-arms" | "destroy-the-lord";
  "symbol":
    | "materials-of-the-duchy" | "population-of-the-duchy" | "gold-of-the-duchy" | "exploration-of-the-duchy"
    | "population-of-farm" | "population-of-hamlet" | "materials-of-mill" | "population-of-barracks"
    | "gold-of-guildhall" | "gold-of-harbour" | "exploration-of-harbour" | "exploration-of-seafarers"
    | "exploration-of-allied-troops" | "gold-of-tax-collectors" | "gold-of-scholars" | "exploration-of-scholars"
    | "population-of-tatis-tribe" | "exploration-of-tatis-tribe" | "exploration-of-expedition"
    | "materials-of-sappers" | "population-of-recruiters" | "materials-of-enchanted-forge" | "gold-of-great-library"
    | "population-of-magnificent-arena" | "population-of-banquet-hall" | "exploration-of-great-lighthouse"
    | "population-of-aqueduct" | "gold-of-royal-mint" | "exploration-of-observatory" | "population-of-grand-market"
    | "gold-of-grand-market" | "exploration-of-portal" | "gold-of-lair-of-the-burning-sands"
    | "materials-of-wreck-of-the-leonart" | "gold-of-lost-city" | "gold-of-golden-vein" | "population-of-stone-circle"
    | "exploration-of-stone-circle" | "population-of-eternal-tree";
  "type": "structure" | "company" | "masterpiece" | "discovery";
}

/** A point with its axis. */
export type Named<A extends keyof Points = keyof Points> = { [N in A]: `${N}:${Points[N]}` }[A];
/** What an event tells: a point, or a number where there is none (-1). */
export type Told<A extends keyof Points> = Named<A> | number;

/** Every move by key, with what it names. */
export interface Moves {
  "keep-as-advisor": { card: Named<"card"> };
  "offer-to": { card: Named<"card">; area: Named<"area">; facing: Named<"facing"> };
  "pick": { area: Named<"area"> };
  "search": { area: Named<"area"> };
  "remove": { card: Named<"card"> };
  "take": { card: Named<"card"> };
  "swap-away": { card: Named<"card"> };
  "swap-for": { card: Named<"card"> };
  "spy-on-card": { pile: Named<"pile">; spot: Named<"spot"> };
  "discard-to-the-shadows": { card: Named<"card"> };
  "build": { card: Named<"card"> };
  "recycle": { card: Named<"card"> };
  "freeze": { building: Named<"building"> };
  "cover": { symbol: Named<"symbol"> };
  "cube-on": { building: Named<"building"> };
  "cube-to-laboratory": Record<never, never>;
  "krystallium-on-as": { building: Named<"building">; resource: Named<"resource"> };
  "soldier-on": { building: Named<"building"> };
  "give-up": { building: Named<"building"> };
  "transmute": { resource: Named<"resource"> };
  "quest": { step: Named<"step"> };
  "pay-with": { purse: Named<"purse"> };
  "use": { card: Named<"card"> };
  "fight": { card: Named<"card"> };
  "free": { building: Named<"building"> };
  "uncover": { symbol: Named<"symbol"> };
  "done": Record<never, never>;
  "keep-an-advisor": Record<never, never>;
  "offer-a-card-to": { area: Named<"area">; facing: Named<"facing"> };
}

/** Every event by key, with what it tells. */
export interface Events {
  "round-begins-with": { number: number; seat: Told<"seat"> };
  "lies-in": { card: Told<"card">; area: Told<"area"> };
  "danger-card-in": { area: Told<"area"> };
  "takes-cards-from": { seat: Told<"seat">; number: number; area: Told<"area"> };
  "is-left-over": { card: Told<"card"> };
  "hidden-cards-are-left-over": { number: number };
  "turns-up": { seat: Told<"seat">; card: Told<"card"> };
  "spy-of-finds": { seat: Told<"seat">; card: Told<"card"> };
  "suffers": { seat: Told<"seat">; card: Told<"card"> };
  "wins-advisor": { seat: Told<"seat">; card: Told<"card"> };
  "receives-from-the-shadows": { seat: Told<"seat">; card: Told<"card"> };
  "finds-cubes-by-the-danger-deck": { seat: Told<"seat">; number: number };
  "giant-freezes-of": { card: Told<"card">; seat: Told<"seat"> };
  "giant-of-finds-nothing-to-freeze": { seat: Told<"seat"> };
  "thief-of-covers": { seat: Told<"seat">; symbol: Told<"symbol"> };
  "more-vermin-for": { number: number; seat: Told<"seat"> };
  "step-yields-and": { resource: Told<"resource">; number: number; number2: number };
  "trains-a-soldier": { seat: Told<"seat"> };
  "gains-soldiers": { seat: Told<"seat">; number: number };
  "gains-krystallium": { seat: Told<"seat">; number: number };
  "laboratory-of-makes-krystallium": { seat: Told<"seat"> };
  "completes": { seat: Told<"seat">; card: Told<"card"> };
  "defeats": { seat: Told<"seat">; card: Told<"card"> };
  "fulfils": { seat: Told<"seat">; step: Told<"step"> };
  "prize-of-goes-to": { step: Told<"step">; seat: Told<"seat"> };
  "sheds-a-calamity": { seat: Told<"seat"> };
  "spies-are-ready": { seat: Told<"seat"> };
  "sabotages": { seat: Told<"seat">; resource: Told<"resource"> };
  "discards-become-the-deck": Record<never, never>;
  "scenario-is-lost": { scenario: Told<"scenario"> };
  "game-ends-to": { number: number; number2: number };
  "keeps": { seat: Told<"seat">; card: Told<"card"> };
  "finds": { seat: Told<"seat">; card: Told<"card"> };
  "search-of-removes": { seat: Told<"seat">; card: Told<"card"> };
  "swaps-for": { seat: Told<"seat">; card: Told<"card">; card2: Told<"card"> };
  "loses-to-the-shadows": { seat: Told<"seat">; card: Told<"card"> };
  "uncovers": { seat: Told<"seat">; symbol: Told<"symbol"> };
  "builds": { seat: Told<"seat">; card: Told<"card"> };
  "recycles": { seat: Told<"seat">; card: Told<"card"> };
  "stores-cubes-of": { seat: Told<"seat">; number: number; resource: Told<"resource"> };
  "trained-soldier-of-serves": { seat: Told<"seat"> };
  "gains-a-spy": { seat: Told<"seat"> };
  "round-begins": { number: number };
  "step-yields": { resource: Told<"resource">; number: number };
  "game-ends-with": { number: number };
}

/** The catalogue: each group, and the ids of its names. */
export interface Items {
  "structure": "card-farm" | "card-hamlet" | "card-mill" | "card-barracks" | "card-guildhall" | "card-harbour";
  "company":
    | "card-seafarers" | "card-allied-troops" | "card-tax-collectors" | "card-scholars" | "card-tatis-tribe"
    | "card-expedition" | "card-royal-cavalry" | "card-royal-guard" | "card-sappers" | "card-recruiters"
    | "card-secret-society";
  "masterpiece":
    | "card-enchanted-forge" | "card-great-library" | "card-monumental-statue" | "card-magnificent-arena"
    | "card-banquet-hall" | "card-great-lighthouse" | "card-royal-gaol" | "card-ramparts" | "card-cathedral"
    | "card-aqueduct" | "card-royal-mint" | "card-observatory" | "card-gardens-of-wonders" | "card-throne-room"
    | "card-grand-market";
  "discovery":
    | "card-portal" | "card-lair-of-the-burning-sands" | "card-wreck-of-the-leonart" | "card-gate-of-hell"
    | "card-last-refuge-of-the-giants" | "card-dragon-egg" | "card-lost-city" | "card-crystal-cave"
    | "card-isle-of-storms" | "card-golden-vein" | "card-stone-circle" | "card-forgotten-shrine"
    | "card-tomb-of-the-first-king" | "card-eternal-tree" | "card-ghost-wood";
  "treasure": "card-rare-timber" | "card-full-granaries" | "card-chest-of-gold" | "card-old-maps";
  "advisor":
    | "card-pirate-of-the-five-seas" | "card-enlightened-prophet" | "card-grey-eminence"
    | "card-renowned-cartographer" | "card-master-builder" | "card-granary-steward" | "card-royal-treasurer"
    | "card-court-alchemist" | "card-guildmaster" | "card-captain-of-the-guard" | "card-royal-chronicler"
    | "card-master-of-illusions" | "card-wily-negotiator" | "card-saboteur";
  "calamity": "card-calamity";
  "menace": "card-giant-rat" | "card-vermin" | "card-frost-giant" | "card-shadow" | "card-thief";
  "duchy": "duchy-teressie-a" | "duchy-valados-a" | "duchy-teressie-b" | "duchy-valados-b";
  "quest": "quest-usurper" | "quest-northern-lands" | "quest-lord-of-doom";
  "step":
    | "step-find-the-traitor" | "step-foil-the-plan" | "step-hire-mercenaries" | "step-defeat-the-rebels"
    | "step-build-a-fleet" | "step-muster-the-crew" | "step-chart-the-ice-sea" | "step-settle-the-north"
    | "step-search-old-writings" | "step-shelter-the-villagers" | "step-forge-enchanted-arms"
    | "step-destroy-the-lord";
  "scenario":
    | "scenario-flood-of-rats" | "scenario-the-prophecy" | "scenario-the-frozen-north" | "scenario-the-last-battle"
    | "scenario-thieves-guild" | "scenario-surrounded-by-enemies";
}

/** Words: message ids of the game and of its board. */
export type Word =
  | "achievement-doom" | "achievement-doom.text" | "achievement-gold" | "achievement-gold.text" | "area-1"
  | "area-1.acc" | "area-1.gen" | "area-1.loc" | "area-2" | "area-2.acc" | "area-2.gen" | "area-2.loc" | "board-alone"
  | "board-alone.text" | "board-amount" | "board-area" | "board-areas" | "board-as-it-stands" | "board-bonus"
  | "board-cards" | "board-close" | "board-coffers" | "board-coming" | "board-coming-card" | "board-coming-fight"
  | "board-coming-krystallium" | "board-commit-offer" | "board-company" | "board-completed" | "board-completed-short"
  | "board-cost" | "board-count-hand" | "board-count-menaces" | "board-count-soldiers" | "board-count-spies"
  | "board-count-traps" | "board-crystal-as" | "board-danger" | "board-danger-cubes" | "board-danger-short"
  | "board-danger.text" | "board-deck" | "board-deck.text" | "board-discard" | "board-discard-hidden"
  | "board-discards" | "board-down" | "board-duchy" | "board-face-down" | "board-fee" | "board-frozen"
  | "board-frozen-short" | "board-full" | "board-full-short" | "board-give-up" | "board-given" | "board-hand"
  | "board-hidden" | "board-hidden-count" | "board-hidden-danger" | "board-hidden-trap" | "board-in-hand"
  | "board-into-laboratory" | "board-is-done" | "board-kind-advisor" | "board-kind-calamity" | "board-kind-company"
  | "board-kind-discovery" | "board-kind-masterpiece" | "board-kind-menace" | "board-kind-structure"
  | "board-kind-treasure" | "board-krystallium" | "board-krystallium.text" | "board-laboratory"
  | "board-laboratory-of" | "board-laboratory.text" | "board-land-illusion" | "board-land-shift" | "board-land-trap"
  | "board-land-trap-send" | "board-land-up" | "board-land-up-send" | "board-last-step" | "board-last-step.alone"
  | "board-look-discard" | "board-looking" | "board-may-free" | "board-medals" | "board-menace-now" | "board-missing"
  | "board-missing-words" | "board-no-supremacy" | "board-none-company" | "board-none-discovery"
  | "board-none-masterpiece" | "board-none-structure" | "board-of-five" | "board-offer" | "board-one-cube"
  | "board-one-cube-on" | "board-open-duchy" | "board-per" | "board-pick" | "board-plan-help" | "board-planned"
  | "board-planned-down" | "board-planned-short" | "board-planned-up" | "board-points" | "board-prize"
  | "board-production" | "board-progress" | "board-purse" | "board-purse-of" | "board-purse.text" | "board-ready"
  | "board-recycle" | "board-recycle-card" | "board-recycle-gives" | "board-recycle-only" | "board-recycle.text"
  | "board-rest" | "board-reward-calamities" | "board-reward-spy" | "board-rival-selected" | "board-rounds"
  | "board-sabotages" | "board-score" | "board-search" | "board-search.text" | "board-selected"
  | "board-selected-short" | "board-site" | "board-site-empty" | "board-soldiers" | "board-soldiers.text"
  | "board-spies" | "board-spies-short" | "board-spies.text" | "board-step-next" | "board-steps" | "board-stolen"
  | "board-supremacy" | "board-supremacy.alone" | "board-take-back" | "board-tie" | "board-to-yard"
  | "board-transmute" | "board-traps" | "board-traps-short" | "board-traps.text" | "board-turn" | "board-up"
  | "board-used" | "board-vermin" | "board-will-fill" | "board-will-finish" | "board-won" | "board-works"
  | "board-yard" | "board-yard-of" | "board-yard.text" | "board-yields" | "board-your-hand"
  | "building-allied-troops-1" | "building-allied-troops-1.acc" | "building-allied-troops-1.apart"
  | "building-allied-troops-2" | "building-allied-troops-2.acc" | "building-allied-troops-2.apart"
  | "building-allied-troops-3" | "building-allied-troops-3.acc" | "building-allied-troops-3.apart"
  | "building-aqueduct" | "building-aqueduct.acc" | "building-banquet-hall" | "building-banquet-hall.acc"
  | "building-barracks-1" | "building-barracks-1.acc" | "building-barracks-1.apart" | "building-barracks-2"
  | "building-barracks-2.acc" | "building-barracks-2.apart" | "building-barracks-3" | "building-barracks-3.acc"
  | "building-barracks-3.apart" | "building-cathedral" | "building-cathedral.acc" | "building-crystal-cave"
  | "building-crystal-cave.acc" | "building-dragon-egg" | "building-dragon-egg.acc" | "building-enchanted-forge"
  | "building-enchanted-forge.acc" | "building-eternal-tree" | "building-eternal-tree.acc" | "building-expedition"
  | "building-expedition.acc" | "building-farm-1" | "building-farm-1.acc" | "building-farm-1.apart"
  | "building-farm-2" | "building-farm-2.acc" | "building-farm-2.apart" | "building-farm-3" | "building-farm-3.acc"
  | "building-farm-3.apart" | "building-farm-4" | "building-farm-4.acc" | "building-farm-4.apart" | "building-farm-5"
  | "building-farm-5.acc" | "building-farm-5.apart" | "building-forgotten-shrine" | "building-forgotten-shrine.acc"
  | "building-gardens-of-wonders" | "building-gardens-of-wonders.acc" | "building-gate-of-hell"
  | "building-gate-of-hell.acc" | "building-ghost-wood" | "building-ghost-wood.acc" | "building-golden-vein"
  | "building-golden-vein.acc" | "building-grand-market" | "building-grand-market.acc" | "building-great-library"
  | "building-great-library.acc" | "building-great-lighthouse" | "building-great-lighthouse.acc"
  | "building-guildhall-1" | "building-guildhall-1.acc" | "building-guildhall-1.apart" | "building-guildhall-2"
  | "building-guildhall-2.acc" | "building-guildhall-2.apart" | "building-guildhall-3" | "building-guildhall-3.acc"
  | "building-guildhall-3.apart" | "building-hamlet-1" | "building-hamlet-1.acc" | "building-hamlet-1.apart"
  | "building-hamlet-2" | "building-hamlet-2.acc" | "building-hamlet-2.apart" | "building-hamlet-3"
  | "building-hamlet-3.acc" | "building-hamlet-3.apart" | "building-hamlet-4" | "building-hamlet-4.acc"
  | "building-hamlet-4.apart" | "building-harbour-1" | "building-harbour-1.acc" | "building-harbour-1.apart"
  | "building-harbour-2" | "building-harbour-2.acc" | "building-harbour-2.apart" | "building-harbour-3"
  | "building-harbour-3.acc" | "building-harbour-3.apart" | "building-isle-of-storms" | "building-isle-of-storms.acc"
  | "building-lair-of-the-burning-sands" | "building-lair-of-the-burning-sands.acc"
  | "building-last-refuge-of-the-giants" | "building-last-refuge-of-the-giants.acc" | "building-lost-city"
  | "building-lost-city.acc" | "building-magnificent-arena" | "building-magnificent-arena.acc" | "building-mill-1"
  | "building-mill-1.acc" | "building-mill-1.apart" | "building-mill-2" | "building-mill-2.acc"
  | "building-mill-2.apart" | "building-mill-3" | "building-mill-3.acc" | "building-mill-3.apart" | "building-mill-4"
  | "building-mill-4.acc" | "building-mill-4.apart" | "building-monumental-statue" | "building-monumental-statue.acc"
  | "building-observatory" | "building-observatory.acc" | "building-portal" | "building-portal.acc"
  | "building-ramparts" | "building-ramparts.acc" | "building-recruiters" | "building-recruiters.acc"
  | "building-royal-cavalry" | "building-royal-cavalry.acc" | "building-royal-gaol" | "building-royal-gaol.acc"
  | "building-royal-guard" | "building-royal-guard.acc" | "building-royal-mint" | "building-royal-mint.acc"
  | "building-sappers" | "building-sappers.acc" | "building-scholars-1" | "building-scholars-1.acc"
  | "building-scholars-1.apart" | "building-scholars-2" | "building-scholars-2.acc" | "building-scholars-2.apart"
  | "building-seafarers-1" | "building-seafarers-1.acc" | "building-seafarers-1.apart" | "building-seafarers-2"
  | "building-seafarers-2.acc" | "building-seafarers-2.apart" | "building-seafarers-3" | "building-seafarers-3.acc"
  | "building-seafarers-3.apart" | "building-secret-society" | "building-secret-society.acc" | "building-stone-circle"
  | "building-stone-circle.acc" | "building-tatis-tribe-1" | "building-tatis-tribe-1.acc"
  | "building-tatis-tribe-1.apart" | "building-tatis-tribe-2" | "building-tatis-tribe-2.acc"
  | "building-tatis-tribe-2.apart" | "building-tax-collectors-1" | "building-tax-collectors-1.acc"
  | "building-tax-collectors-1.apart" | "building-tax-collectors-2" | "building-tax-collectors-2.acc"
  | "building-tax-collectors-2.apart" | "building-throne-room" | "building-throne-room.acc"
  | "building-tomb-of-the-first-king" | "building-tomb-of-the-first-king.acc" | "building-wreck-of-the-leonart"
  | "building-wreck-of-the-leonart.acc" | "card-allied-troops" | "card-allied-troops.acc" | "card-aqueduct"
  | "card-aqueduct.acc" | "card-banquet-hall" | "card-banquet-hall.acc" | "card-barracks" | "card-barracks.acc"
  | "card-calamity" | "card-calamity.acc" | "card-calamity.text" | "card-captain-of-the-guard"
  | "card-captain-of-the-guard.acc" | "card-captain-of-the-guard.text" | "card-cathedral" | "card-cathedral.acc"
  | "card-chest-of-gold" | "card-chest-of-gold.acc" | "card-chest-of-gold.text" | "card-court-alchemist"
  | "card-court-alchemist.acc" | "card-court-alchemist.text" | "card-crystal-cave" | "card-crystal-cave.acc"
  | "card-dragon-egg" | "card-dragon-egg.acc" | "card-enchanted-forge" | "card-enchanted-forge.acc"
  | "card-enlightened-prophet" | "card-enlightened-prophet.acc" | "card-enlightened-prophet.text"
  | "card-eternal-tree" | "card-eternal-tree.acc" | "card-expedition" | "card-expedition.acc" | "card-farm"
  | "card-farm.acc" | "card-farm.pl" | "card-forgotten-shrine" | "card-forgotten-shrine.acc" | "card-frost-giant"
  | "card-frost-giant.acc" | "card-frost-giant.pl" | "card-frost-giant.text" | "card-full-granaries"
  | "card-full-granaries.acc" | "card-full-granaries.text" | "card-gardens-of-wonders" | "card-gardens-of-wonders.acc"
  | "card-gate-of-hell" | "card-gate-of-hell.acc" | "card-ghost-wood" | "card-ghost-wood.acc" | "card-giant-rat"
  | "card-giant-rat.acc" | "card-giant-rat.pl" | "card-giant-rat.text" | "card-golden-vein" | "card-golden-vein.acc"
  | "card-granary-steward" | "card-granary-steward.acc" | "card-granary-steward.text" | "card-grand-market"
  | "card-grand-market.acc" | "card-great-library" | "card-great-library.acc" | "card-great-lighthouse"
  | "card-great-lighthouse.acc" | "card-grey-eminence" | "card-grey-eminence.acc" | "card-grey-eminence.text"
  | "card-guildhall" | "card-guildhall.acc" | "card-guildmaster" | "card-guildmaster.acc" | "card-guildmaster.text"
  | "card-hamlet" | "card-hamlet.acc" | "card-harbour" | "card-harbour.acc" | "card-isle-of-storms"
  | "card-isle-of-storms.acc" | "card-lair-of-the-burning-sands" | "card-lair-of-the-burning-sands.acc"
  | "card-last-refuge-of-the-giants" | "card-last-refuge-of-the-giants.acc" | "card-lost-city" | "card-lost-city.acc"
  | "card-magnificent-arena" | "card-magnificent-arena.acc" | "card-master-builder" | "card-master-builder.acc"
  | "card-master-builder.text" | "card-master-of-illusions" | "card-master-of-illusions.acc"
  | "card-master-of-illusions.text" | "card-mill" | "card-mill.acc" | "card-monumental-statue"
  | "card-monumental-statue.acc" | "card-observatory" | "card-observatory.acc" | "card-old-maps" | "card-old-maps.acc"
  | "card-old-maps.text" | "card-pirate-of-the-five-seas" | "card-pirate-of-the-five-seas.acc"
  | "card-pirate-of-the-five-seas.text" | "card-portal" | "card-portal.acc" | "card-ramparts" | "card-ramparts.acc"
  | "card-rare-timber" | "card-rare-timber.acc" | "card-rare-timber.text" | "card-recruiters" | "card-recruiters.acc"
  | "card-renowned-cartographer" | "card-renowned-cartographer.acc" | "card-renowned-cartographer.text"
  | "card-royal-cavalry" | "card-royal-cavalry.acc" | "card-royal-chronicler" | "card-royal-chronicler.acc"
  | "card-royal-chronicler.text" | "card-royal-gaol" | "card-royal-gaol.acc" | "card-royal-guard"
  | "card-royal-guard.acc" | "card-royal-mint" | "card-royal-mint.acc" | "card-royal-treasurer"
  | "card-royal-treasurer.acc" | "card-royal-treasurer.text" | "card-saboteur" | "card-saboteur.acc"
  | "card-saboteur.text" | "card-sappers" | "card-sappers.acc" | "card-scholars" | "card-scholars.acc"
  | "card-seafarers" | "card-seafarers.acc" | "card-secret-society" | "card-secret-society.acc" | "card-shadow"
  | "card-shadow.acc" | "card-shadow.pl" | "card-shadow.text" | "card-stone-circle" | "card-stone-circle.acc"
  | "card-tatis-tribe" | "card-tatis-tribe.acc" | "card-tax-collectors" | "card-tax-collectors.acc" | "card-thief"
  | "card-thief.acc" | "card-thief.pl" | "card-thief.text" | "card-throne-room" | "card-throne-room.acc"
  | "card-tomb-of-the-first-king" | "card-tomb-of-the-first-king.acc" | "card-vermin" | "card-vermin.acc"
  | "card-vermin.text" | "card-wily-negotiator" | "card-wily-negotiator.acc" | "card-wily-negotiator.text"
  | "card-wreck-of-the-leonart" | "card-wreck-of-the-leonart.acc" | "did-give-up" | "did-krystallium-on-as"
  | "did-offer-a-card-to" | "did-offer-to" | "did-search" | "did-soldier-on" | "did-use" | "duchy-teressie-a"
  | "duchy-teressie-b" | "duchy-valados-a" | "duchy-valados-b" | "event-builds" | "event-completes"
  | "event-danger-card-in" | "event-defeats" | "event-discards-become-the-deck" | "event-finds"
  | "event-finds-cubes-by-the-danger-deck" | "event-fulfils" | "event-gains-a-spy" | "event-gains-krystallium"
  | "event-gains-soldiers" | "event-game-ends-to" | "event-game-ends-with" | "event-giant-freezes-of"
  | "event-giant-of-finds-nothing-to-freeze" | "event-hidden-cards-are-left-over" | "event-is-left-over"
  | "event-keeps" | "event-laboratory-of-makes-krystallium" | "event-lies-in" | "event-loses-to-the-shadows"
  | "event-more-vermin-for" | "event-prize-of-goes-to" | "event-receives-from-the-shadows" | "event-recycles"
  | "event-round-begins" | "event-round-begins-with" | "event-round-begins-with.head" | "event-round-begins.head"
  | "event-sabotages" | "event-scenario-is-lost" | "event-search-of-removes" | "event-sheds-a-calamity"
  | "event-spies-are-ready" | "event-spy-of-finds" | "event-step-yields" | "event-step-yields-and"
  | "event-step-yields-and.head" | "event-step-yields.head" | "event-stores-cubes-of" | "event-suffers"
  | "event-swaps-for" | "event-takes-cards-from" | "event-thief-of-covers" | "event-trained-soldier-of-serves"
  | "event-trains-a-soldier" | "event-turns-up" | "event-uncovers" | "event-wins-advisor" | "facing-by-illusion"
  | "facing-by-trap" | "facing-face-up" | "game-name" | "game-tagline" | "kind-advisor" | "kind-calamity"
  | "kind-company" | "kind-discovery" | "kind-duchy" | "kind-masterpiece" | "kind-menace" | "kind-quest"
  | "kind-scenario" | "kind-step" | "kind-structure" | "kind-treasure" | "lessons-advisors" | "lessons-choice"
  | "lessons-menaces" | "lessons-planning" | "lessons-production" | "lessons-quests" | "lessons-solo" | "medal-bronze"
  | "medal-gold" | "medal-none" | "medal-silver" | "move-build" | "move-cover" | "move-cube-on"
  | "move-cube-to-laboratory" | "move-discard-to-the-shadows" | "move-done" | "move-fight" | "move-free"
  | "move-freeze" | "move-give-up" | "move-keep-an-advisor" | "move-keep-as-advisor" | "move-krystallium-on-as"
  | "move-offer-a-card-to" | "move-offer-to" | "move-pay-with" | "move-pick" | "move-quest" | "move-recycle"
  | "move-remove" | "move-search" | "move-soldier-on" | "move-spy-on-card" | "move-swap-away" | "move-swap-for"
  | "move-take" | "move-transmute" | "move-uncover" | "move-use" | "option-duchy" | "option-duchy-teressie"
  | "option-duchy-valados" | "option-duchy.text" | "option-menaces_a" | "option-menaces_a-giants"
  | "option-menaces_a-rats" | "option-menaces_a-shadows" | "option-menaces_a-thieves" | "option-menaces_a.text"
  | "option-menaces_b" | "option-menaces_b-giants" | "option-menaces_b-rats" | "option-menaces_b-shadows"
  | "option-menaces_b-thieves" | "option-menaces_b.text" | "option-module" | "option-module-advisors"
  | "option-module-menaces" | "option-module-quests" | "option-module.text" | "option-players" | "option-players.text"
  | "option-quest" | "option-quest-lord-of-doom" | "option-quest-northern-lands" | "option-quest-usurper"
  | "option-quest.text" | "option-quest_laboratory" | "option-quest_laboratory-by-choice"
  | "option-quest_laboratory-five-change" | "option-quest_laboratory.text" | "option-rats_breed"
  | "option-rats_breed-every-round" | "option-rats_breed-with-new-rats" | "option-rats_breed.text" | "option-scenario"
  | "option-scenario-flood-of-rats" | "option-scenario-none" | "option-scenario-surrounded-by-enemies"
  | "option-scenario-the-frozen-north" | "option-scenario-the-last-battle" | "option-scenario-the-prophecy"
  | "option-scenario-thieves-guild" | "option-scenario.text" | "option-side" | "option-side-a" | "option-side-b"
  | "option-side.text" | "option-solo_search" | "option-solo_search-every-pick" | "option-solo_search-once-a-round"
  | "option-solo_search.text" | "phase-advisor" | "phase-busy" | "phase-fight" | "phase-find" | "phase-giants"
  | "phase-last-rights" | "phase-negotiate" | "phase-offer" | "phase-over" | "phase-pick" | "phase-planning"
  | "phase-search" | "phase-shadows" | "phase-step-e" | "phase-step-g" | "phase-step-m" | "phase-step-p"
  | "phase-swap" | "phase-thieves" | "pile-area-1" | "pile-area-2" | "pile-selected-cards-of-a"
  | "pile-selected-cards-of-b" | "prompt-advisor" | "prompt-cubes" | "prompt-fight" | "prompt-find" | "prompt-giants"
  | "prompt-guild" | "prompt-last-rights" | "prompt-look" | "prompt-negotiate" | "prompt-offer" | "prompt-over"
  | "prompt-pay" | "prompt-pick" | "prompt-pick-alone" | "prompt-planned" | "prompt-planning" | "prompt-race"
  | "prompt-search" | "prompt-shadows" | "prompt-step" | "prompt-swap" | "prompt-thieves" | "prompt-transmute"
  | "prompt-uncover" | "prompt-wait" | "prompt-wait-all" | "purse-a-cube" | "purse-a-laboratory-cube"
  | "purse-krystallium" | "quest-lord-of-doom" | "quest-lord-of-doom.text" | "quest-northern-lands"
  | "quest-northern-lands.text" | "quest-usurper" | "quest-usurper.text" | "resource-exploration"
  | "resource-exploration.acc" | "resource-exploration.gen" | "resource-gold" | "resource-gold.acc"
  | "resource-gold.gen" | "resource-krystallium" | "resource-krystallium.acc" | "resource-krystallium.gen"
  | "resource-materials" | "resource-materials.acc" | "resource-materials.gen" | "resource-population"
  | "resource-population.acc" | "resource-population.gen" | "resource-soldiers" | "resource-soldiers.acc"
  | "resource-soldiers.gen" | "scenario-flood-of-rats" | "scenario-flood-of-rats.text" | "scenario-none"
  | "scenario-surrounded-by-enemies" | "scenario-surrounded-by-enemies.text" | "scenario-the-frozen-north"
  | "scenario-the-frozen-north.text" | "scenario-the-last-battle" | "scenario-the-last-battle.text"
  | "scenario-the-prophecy" | "scenario-the-prophecy.text" | "scenario-thieves-guild" | "scenario-thieves-guild.text"
  | "seat-a" | "seat-b" | "step-build-a-fleet" | "step-chart-the-ice-sea" | "step-defeat-the-rebels"
  | "step-destroy-the-lord" | "step-find-the-traitor" | "step-foil-the-plan" | "step-forge-enchanted-arms"
  | "step-hire-mercenaries" | "step-muster-the-crew" | "step-search-old-writings" | "step-settle-the-north"
  | "step-shelter-the-villagers" | "symbol-exploration-of-allied-troops" | "symbol-exploration-of-allied-troops.acc"
  | "symbol-exploration-of-expedition" | "symbol-exploration-of-expedition.acc"
  | "symbol-exploration-of-great-lighthouse" | "symbol-exploration-of-great-lighthouse.acc"
  | "symbol-exploration-of-harbour" | "symbol-exploration-of-harbour.acc" | "symbol-exploration-of-observatory"
  | "symbol-exploration-of-observatory.acc" | "symbol-exploration-of-portal" | "symbol-exploration-of-portal.acc"
  | "symbol-exploration-of-scholars" | "symbol-exploration-of-scholars.acc" | "symbol-exploration-of-seafarers"
  | "symbol-exploration-of-seafarers.acc" | "symbol-exploration-of-stone-circle"
  | "symbol-exploration-of-stone-circle.acc" | "symbol-exploration-of-tatis-tribe"
  | "symbol-exploration-of-tatis-tribe.acc" | "symbol-exploration-of-the-duchy"
  | "symbol-exploration-of-the-duchy.acc" | "symbol-gold-of-golden-vein" | "symbol-gold-of-golden-vein.acc"
  | "symbol-gold-of-grand-market" | "symbol-gold-of-grand-market.acc" | "symbol-gold-of-great-library"
  | "symbol-gold-of-great-library.acc" | "symbol-gold-of-guildhall" | "symbol-gold-of-guildhall.acc"
  | "symbol-gold-of-harbour" | "symbol-gold-of-harbour.acc" | "symbol-gold-of-lair-of-the-burning-sands"
  | "symbol-gold-of-lair-of-the-burning-sands.acc" | "symbol-gold-of-lost-city" | "symbol-gold-of-lost-city.acc"
  | "symbol-gold-of-royal-mint" | "symbol-gold-of-royal-mint.acc" | "symbol-gold-of-scholars"
  | "symbol-gold-of-scholars.acc" | "symbol-gold-of-tax-collectors" | "symbol-gold-of-tax-collectors.acc"
  | "symbol-gold-of-the-duchy" | "symbol-gold-of-the-duchy.acc" | "symbol-materials-of-enchanted-forge"
  | "symbol-materials-of-enchanted-forge.acc" | "symbol-materials-of-mill" | "symbol-materials-of-mill.acc"
  | "symbol-materials-of-sappers" | "symbol-materials-of-sappers.acc" | "symbol-materials-of-the-duchy"
  | "symbol-materials-of-the-duchy.acc" | "symbol-materials-of-wreck-of-the-leonart"
  | "symbol-materials-of-wreck-of-the-leonart.acc" | "symbol-population-of-aqueduct"
  | "symbol-population-of-aqueduct.acc" | "symbol-population-of-banquet-hall"
  | "symbol-population-of-banquet-hall.acc" | "symbol-population-of-barracks" | "symbol-population-of-barracks.acc"
  | "symbol-population-of-eternal-tree" | "symbol-population-of-eternal-tree.acc" | "symbol-population-of-farm"
  | "symbol-population-of-farm.acc" | "symbol-population-of-grand-market" | "symbol-population-of-grand-market.acc"
  | "symbol-population-of-hamlet" | "symbol-population-of-hamlet.acc" | "symbol-population-of-magnificent-arena"
  | "symbol-population-of-magnificent-arena.acc" | "symbol-population-of-recruiters"
  | "symbol-population-of-recruiters.acc" | "symbol-population-of-stone-circle"
  | "symbol-population-of-stone-circle.acc" | "symbol-population-of-tatis-tribe"
  | "symbol-population-of-tatis-tribe.acc" | "symbol-population-of-the-duchy" | "symbol-population-of-the-duchy.acc"
  | "type-calamity" | "type-company" | "type-discovery" | "type-masterpiece" | "type-structure" | "wrong-same-menaces"
  | "wrong-scenario-alone";
