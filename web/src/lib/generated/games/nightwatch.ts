// Written by `deskoherna types`. Do not edit: change the server and run it again.

/** A table of the Night's Watch. */
export interface View {
  phase: Phase;
  /** The seats that may move now; empty: the game is over. */
  actors: number[];
  /** One sentence: what this viewer is to do now, or whom the table waits for. */
  prompt: Say;
  /** The rules ask for silence now: nobody may talk. */
  silent: boolean;
  game: Points["game"];
  board: "base" | "watch-four" | "watch-three" | "classic";
  turn: number;
  first: number;
  round: number;
  last_round: number;
  rolled: boolean;
  dice: number[];
  trade_open: boolean;
  building_ends_trade: boolean;
  card_played: boolean;
  hexes: HexView[];
  corners: CornerView[];
  edges: EdgeView[];
  markets: MarketView[];
  bank: Partial<Record<Points["resource"], number>>;
  deck: number;
  removed: Partial<Record<Points["card"], number>>;
  seats: SeatView[];
  offer: OfferView;
  north: NorthView | null;
  question: QuestionView;
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

/** A hex; moves name it by `target`. */
export interface HexView {
  target: Named<"hex">;
  q: number;
  r: number;
  letter: string;
  terrain: Points["terrain"];
  number: string;
  pips: number;
  tormund: boolean;
  wildling: Points["wildling"] | null;
  blocked: boolean;
  /** It answers to the last roll. */
  paid: boolean;
  /** The wall section whose wildlings come this way. */
  section: number | null;
}

/** An intersection: a point of the fine lattice (half widths of a hex, half side lengths). */
export interface CornerView {
  target: Named<"corner">;
  at: [number, number];
  owner: number | null;
  level: number;
  market: Points["resource"] | "any" | null;
}

export interface EdgeView {
  target: Named<"edge">;
  ends: [[number, number], [number, number]];
  owner: number | null;
}

/** A market on a border edge; `what` is a resource (2:1) or `any` (3:1). */
export interface MarketView {
  edge: Named<"edge">;
  ends: [[number, number], [number, number]];
  what: Points["resource"] | "any";
  rate: number;
}

/** A player's side of the table. What only the owner sees is None for others. */
export interface SeatView {
  seat: number;
  hand_count: number;
  hand: Partial<Record<Points["resource"], number>> | null;
  /** What everybody can count this hand to hold at least. */
  known: Partial<Record<Points["resource"], number>>;
  card_count: number;
  cards: Partial<Record<Points["card"], number>> | null;
  fresh: Partial<Record<Points["card"], number>> | null;
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
  rates: Partial<Record<Points["resource"], number>>;
  income: Income;
  to_discard: number;
  answer: Points["answer"];
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
  figures: Partial<Record<Points["wildling"], number>>;
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
  display: Points["hero"][];
  /** Heroes that left the game. */
  gone: Points["hero"][];
  forecast: Forecast[];
}

/** What a question is about, beyond its sentence. */
export interface QuestionView {
  left: number;
  named: Points["resource"] | null;
  chosen: number[];
  victim: number | null;
  /** The cards before Melisandre, for the seat that looks. */
  looked: Partial<Record<Points["card"], number>> | null;
  /** The hand before Mance, for the seat that looks. */
  peeked: Partial<Record<Points["resource"], number>> | null;
}

export interface Result {
  ending: Points["ending"];
  winners: number[];
  points: number[];
}

/** Cards in 36 throws, as the board stands: by resource, and what Tormund and wildlings hold back. */
export interface Income {
  cards: Partial<Record<Points["resource"], number>>;
  blocked: number;
}

/** An offer or counter-offer as its maker sees it. */
export interface Terms {
  gives: Partial<Record<Points["resource"], number>>;
  wants: Partial<Record<Points["resource"], number>>;
}

export interface HeroView {
  hero: Points["hero"];
  side: "A" | "B";
  /** Taken or turned this turn: not to be used before the next. */
  fresh: boolean;
}

/** A line of the price list; `missing` are the cards the viewer lacks for it. */
export interface PriceView {
  piece: "road" | "settlement" | "keep" | "card" | "guard";
  cost: Partial<Record<Points["resource"], number>>;
  left: number;
  missing: Partial<Record<Points["resource"], number>>;
}

/** A clan's ground: figures in its camps, the foremost first. */
export interface ClanView {
  clan: Points["clan"];
  camps: (Points["wildling"] | null)[];
  trails: TrailView[];
}

/** A section of the Wall with its guards from space 1, and the regulars in the clearing below it. */
export interface SectionView {
  target: Named<"section">;
  guards: (number | null)[];
  clearing: number;
  route: Named<"hex">[];
}

/** A number of the wildling die and what it would bring now. */
export interface Forecast {
  die: number;
  clan: Points["clan"];
  clearing: number;
  /** None: nobody stands in the first camp. */
  wildling: Points["wildling"] | null;
  /** A giant strikes a guard. */
  outcome: "nothing" | "rests" | "breach" | "strikes" | "climbs" | "no-room";
}

export interface TrailView {
  numbers: number[];
  clearing: number;
  rolled: boolean;
}

/** What is being asked now. */
export type Phase =
  | "place-town" | "place-road" | "place-guard" | "before-roll" | "discarding" | "tormund" | "steal" | "tarly"
  | "lose-hero" | "trade" | "offer" | "answer" | "close-deal" | "build" | "free-road" | "winter" | "monopoly"
  | "free-guard" | "mormont-name" | "mormont-whom" | "mormont-give" | "marsh" | "yarwyck-take" | "yarwyck-build"
  | "thorne" | "melisandre" | "melisandre-keep" | "mance" | "mance-take" | "benjen" | "ygritte" | "hero-fate" | "over";

/** The points of each axis. */
export interface Points {
  "answer": "not-asked" | "waits" | "accepts" | "declines" | "prepares" | "counters";
  "camp": `ice-river-${number}` | `cave-people-${number}` | `hornfoots-${number}`;
  "card": "patrol" | "road-building" | "winter-is-coming" | "new-guard" | "monopoly" | "victory-point";
  "clan": "ice-river" | "cave-people" | "hornfoots";
  "corner": `n${number},${number}` | `s${number},${number}`;
  "edge": `n${number},${number}/s${number},${number}`;
  "ending": "none-yet" | "points" | "breach" | "gift" | "rounds";
  "game": "base" | "watch" | "classic";
  "hero":
    | "mormont" | "marsh" | "tarly" | "yarwyck" | "thorne" | "melisandre" | "mance" | "benjen" | "ygritte" | "yoren"
    | "qhorin";
  "hex": `${number},${number}`;
  "resource": "lumber" | "brick" | "wool" | "grain" | "ore";
  "seat": "a" | "b" | "c" | "d";
  "section": `${number}`;
  "terrain": "forest" | "hills" | "pasture" | "fields" | "mountains" | "barren";
  "wildling": "regular" | "climber" | "giant";
}

/** A point with its axis. */
export type Named<A extends keyof Points = keyof Points> = { [N in A]: `${N}:${Points[N]}` }[A];
/** What an event tells: a point, or a number where there is none (-1). */
export type Told<A extends keyof Points> = Named<A> | number;

/** Every move by key, with what it names. */
export interface Moves {
  "roll": Record<never, never>;
  "end-turn": Record<never, never>;
  "buy-card": Record<never, never>;
  "use-hero": Record<never, never>;
  "play": { card: Named<"card"> };
  "bank-for": { resource: Named<"resource">; resource2: Named<"resource"> };
  "give": { resource: Named<"resource"> };
  "want": { resource: Named<"resource"> };
  "propose": Record<never, never>;
  "withdraw-offer": Record<never, never>;
  "accept": Record<never, never>;
  "decline": Record<never, never>;
  "offer-instead": { resource: Named<"resource"> };
  "ask-instead": { resource: Named<"resource"> };
  "counter": Record<never, never>;
  "deal-with": { seat: Named<"seat"> };
  "no-deal": Record<never, never>;
  "settlement": { corner: Named<"corner"> };
  "keep": { corner: Named<"corner"> };
  "road": { edge: Named<"edge"> };
  "guard-section": { section: Named<"section"> };
  "tormund-to": { hex: Named<"hex"> };
  "drive-wildling-off": { hex: Named<"hex"> };
  "rob": { seat: Named<"seat"> };
  "discard": { resource: Named<"resource"> };
  "take": { resource: Named<"resource"> };
  "name": { resource: Named<"resource"> };
  "pass": Record<never, never>;
  "choose": { seat: Named<"seat"> };
  "hand-over": { resource: Named<"resource"> };
  "pay-instead-of": { resource: Named<"resource">; resource2: Named<"resource"> };
  "pay-in-full": Record<never, never>;
  "take-up-road": { edge: Named<"edge"> };
  "send-back-from-camp": { camp: Named<"camp"> };
  "send-back-from-clearing": { section: Named<"section"> };
  "seize": { resource: Named<"resource"> };
  "seize-unseen": Record<never, never>;
  "keep-card": { card: Named<"card"> };
  "keep-unseen": Record<never, never>;
  "turn-hero": Record<never, never>;
  "recruit": { hero: Named<"hero"> };
  "mourn": { hero: Named<"hero"> };
}

/** Every event by key, with what it tells. */
export interface Events {
  "rolls-for-the-first-turn": { seat: Told<"seat">; number: number };
  "begins": { seat: Told<"seat"> };
  "round-begins-with": { number: number; seat: Told<"seat"> };
  "rolls-and": { seat: Told<"seat">; number: number; number2: number };
  "the-wildling-die-shows": { number: number };
  "receives": { seat: Told<"seat">; number: number; resource: Told<"resource"> };
  "the-bank-is-short-of": { resource: Told<"resource"> };
  "discards": { seat: Told<"seat">; resource: Told<"resource"> };
  "moves-tormund-to": { seat: Told<"seat">; hex: Told<"hex"> };
  "robs": { seat: Told<"seat">; seat2: Told<"seat"> };
  "robs-of": { seat: Told<"seat">; seat2: Told<"seat">; resource: Told<"resource"> };
  "builds-road": { seat: Told<"seat">; edge: Told<"edge"> };
  "builds-settlement": { seat: Told<"seat">; corner: Told<"corner"> };
  "builds-keep": { seat: Told<"seat">; corner: Told<"corner"> };
  "posts-guard-at-section": { seat: Told<"seat">; section: Told<"section"> };
  "buys-card": { seat: Told<"seat"> };
  "buys": { seat: Told<"seat">; card: Told<"card"> };
  "plays": { seat: Told<"seat">; card: Told<"card"> };
  "takes-longest-road": { seat: Told<"seat"> };
  "longest-road-is-set-aside": Record<never, never>;
  "takes-largest-patrol": { seat: Told<"seat"> };
  "largest-patrol-is-set-aside": Record<never, never>;
  "banks-for": { seat: Told<"seat">; resource: Told<"resource">; resource2: Told<"resource"> };
  "proposes-trade": { seat: Told<"seat"> };
  "accepts": { seat: Told<"seat"> };
  "declines": { seat: Told<"seat"> };
  "counters": { seat: Told<"seat"> };
  "trades-with": { seat: Told<"seat">; seat2: Told<"seat"> };
  "passes-to": { seat: Told<"seat">; resource: Told<"resource">; seat2: Told<"seat"> };
  "makes-no-deal": { seat: Told<"seat"> };
  "takes-as-monopoly-of": { seat: Told<"seat">; number: number; resource: Told<"resource"> };
  "token-sends-of": { wildling: Told<"wildling">; clan: Told<"clan"> };
  "token-finds-no": { wildling: Told<"wildling"> };
  "of-comes-to-clearing": { wildling: Told<"wildling">; clan: Told<"clan">; section: Told<"section"> };
  "attack": { clan: Told<"clan"> };
  "enters-the-gift-at": { wildling: Told<"wildling">; hex: Told<"hex"> };
  "finds-no-room-behind-section": { wildling: Told<"wildling">; section: Told<"section"> };
  "giant-strikes-guard-of-at-section": { seat: Told<"seat">; section: Told<"section"> };
  "guard-of-falls-at-section": { seat: Told<"seat">; section: Told<"section"> };
  "the-wall-is-breached-at-section": { section: Told<"section"> };
  "drives-off": { seat: Told<"seat">; wildling: Told<"wildling">; hex: Told<"hex"> };
  "sends-back-from-the-north": { seat: Told<"seat">; wildling: Told<"wildling"> };
  "uses": { seat: Told<"seat">; hero: Told<"hero"> };
  "turns-to-side-b": { seat: Told<"seat">; hero: Told<"hero"> };
  "recruits": { seat: Told<"seat">; hero: Told<"hero"> };
  "leaves-the-game": { hero: Told<"hero"> };
  "hands-to": { seat: Told<"seat">; resource: Told<"resource">; seat2: Told<"seat"> };
  "asks-for": { seat: Told<"seat">; seat2: Told<"seat">; resource: Told<"resource"> };
  "takes-up-road": { seat: Told<"seat">; edge: Told<"edge"> };
  "looks-at-hand-of": { seat: Told<"seat">; seat2: Told<"seat"> };
  "seizes-from": { seat: Told<"seat">; resource: Told<"resource">; seat2: Told<"seat"> };
  "tormund-returns-to-his-camp": Record<never, never>;
  "shows-victory-points": { seat: Told<"seat">; number: number };
  "the-game-ends-by": { ending: Told<"ending"> };
  "wins": { seat: Told<"seat"> };
  "nobody-wins": Record<never, never>;
}

/** The catalogue: each group, and the ids of its names. */
export interface Items {
  "pieces": "piece-road" | "piece-settlement" | "piece-keep" | "piece-card" | "piece-guard";
  "cards":
    | "card-patrol" | "card-road-building" | "card-winter-is-coming" | "card-new-guard" | "card-monopoly"
    | "card-victory-point";
  "heroes":
    | "hero-mormont" | "hero-marsh" | "hero-tarly" | "hero-yarwyck" | "hero-thorne" | "hero-melisandre" | "hero-mance"
    | "hero-benjen" | "hero-ygritte" | "hero-yoren" | "hero-qhorin";
  "wildlings": "wildling-regular" | "wildling-climber" | "wildling-giant";
  "clans": "clan-ice-river" | "clan-cave-people" | "clan-hornfoots";
  "resources": "resource-lumber" | "resource-brick" | "resource-wool" | "resource-grain" | "resource-ore";
  "terrains":
    | "terrain-forest" | "terrain-hills" | "terrain-pasture" | "terrain-fields" | "terrain-mountains"
    | "terrain-barren";
  "boards": "board-base" | "board-watch-four" | "board-watch-three" | "board-classic";
}

/** Words: message ids of the game and of its board. */
export type Word =
  | "achievement-tragedy" | "achievement-tragedy.text" | "achievement-watch" | "achievement-watch.text"
  | "board-answer-accepts" | "board-answer-counters" | "board-answer-declines" | "board-answer-waits"
  | "board-anything" | "board-bank" | "board-bank-none" | "board-base" | "board-base.text" | "board-blocked"
  | "board-breaches" | "board-breaches-text" | "board-breaches-title" | "board-camp-empty" | "board-camps"
  | "board-card-count" | "board-card-fresh" | "board-classic" | "board-classic.text" | "board-clearing"
  | "board-crossing" | "board-desk-answering" | "board-desk-asked" | "board-desk-close" | "board-desk-more"
  | "board-desk-offer" | "board-desk-rest" | "board-desk-their-offer" | "board-desk-your-counter" | "board-dice"
  | "board-dice-rest" | "board-dice-three" | "board-dice-two" | "board-empty" | "board-field-gift"
  | "board-field-island" | "board-field-watch" | "board-frostfangs" | "board-gives" | "board-guards-of-all"
  | "board-guards-posted" | "board-guards-title" | "board-hand-count" | "board-hand-text" | "board-hero-fresh"
  | "board-hero-then-b" | "board-hero-then-out" | "board-hidden" | "board-in-deck" | "board-in-frostfangs"
  | "board-in-gift" | "board-in-gift-text" | "board-in-gift-title" | "board-in-pool" | "board-income"
  | "board-instead-of" | "board-known" | "board-known-cards" | "board-known-dice" | "board-known-open"
  | "board-known-own" | "board-known-played" | "board-known-sum" | "board-known-text" | "board-known-throws"
  | "board-known-unseen" | "board-known-wildling" | "board-largest-patrol" | "board-left" | "board-longest-road"
  | "board-market" | "board-market-title" | "board-missing" | "board-now-blocks" | "board-now-clearing"
  | "board-now-market" | "board-now-paid" | "board-now-route" | "board-now-section" | "board-now-tormund"
  | "board-now-wildling" | "board-of-goal" | "board-outcome-breach" | "board-outcome-climbs" | "board-outcome-no-room"
  | "board-outcome-nothing" | "board-outcome-rests" | "board-outcome-strikes" | "board-path" | "board-piece-of"
  | "board-pile" | "board-pips" | "board-place-coast" | "board-place-rim" | "board-place-side" | "board-place-wall"
  | "board-points" | "board-prices" | "board-prices-note" | "board-quick" | "board-quick-one" | "board-reason-missing"
  | "board-reason-no-deck" | "board-reason-no-place" | "board-reason-no-road" | "board-reason-no-settlement"
  | "board-reason-none-left" | "board-reason-not-now" | "board-reason-wall-full" | "board-road-length"
  | "board-road-of" | "board-robber" | "board-route" | "board-scene-guards" | "board-scene-points" | "board-section"
  | "board-section-title" | "board-self-declines" | "board-self-rolls" | "board-slip-accepts" | "board-slip-counters"
  | "board-slip-declines" | "board-standing" | "board-standing-text" | "board-swap" | "board-swap-one"
  | "board-take-counter" | "board-tally-breaches" | "board-tally-gift" | "board-tokens" | "board-tokens-text"
  | "board-tokens-title" | "board-tormund" | "board-tormund-at" | "board-tormund-camp" | "board-tormund-in-camp"
  | "board-tormund-text" | "board-trade" | "board-trail" | "board-trail-text" | "board-used" | "board-wants"
  | "board-watch-four" | "board-watch-four.text" | "board-watch-three" | "board-watch-three.text"
  | "board-wildling-at" | "board-you-get" | "board-you-give" | "board-you-pay" | "board-you-want" | "board-your-cards"
  | "board-your-rate" | "board-your-resources" | "camp-cave-people-1" | "camp-cave-people-2" | "camp-cave-people-3"
  | "camp-cave-people-4" | "camp-hornfoots-1" | "camp-hornfoots-2" | "camp-hornfoots-3" | "camp-hornfoots-4"
  | "camp-ice-river-1" | "camp-ice-river-2" | "camp-ice-river-3" | "camp-ice-river-4" | "card-monopoly"
  | "card-monopoly.text" | "card-new-guard" | "card-new-guard.text" | "card-patrol" | "card-patrol.text"
  | "card-road-building" | "card-road-building.text" | "card-victory-point" | "card-victory-point.text"
  | "card-winter-is-coming" | "card-winter-is-coming.text" | "clan-cave-people" | "clan-cave-people.text"
  | "clan-hornfoots" | "clan-hornfoots.text" | "clan-ice-river" | "clan-ice-river.text" | "did-pay-instead-of"
  | "ending-breach" | "ending-gift" | "ending-none-yet" | "ending-points" | "ending-rounds" | "event-accepts"
  | "event-asks-for" | "event-attack" | "event-banks-for" | "event-begins" | "event-builds-keep" | "event-builds-road"
  | "event-builds-settlement" | "event-buys" | "event-buys-card" | "event-counters" | "event-declines"
  | "event-discards" | "event-drives-off" | "event-enters-the-gift-at" | "event-finds-no-room-behind-section"
  | "event-giant-strikes-guard-of-at-section" | "event-guard-of-falls-at-section" | "event-hands-to"
  | "event-largest-patrol-is-set-aside" | "event-leaves-the-game" | "event-longest-road-is-set-aside"
  | "event-looks-at-hand-of" | "event-makes-no-deal" | "event-moves-tormund-to" | "event-nobody-wins"
  | "event-of-comes-to-clearing" | "event-passes-to" | "event-plays" | "event-posts-guard-at-section"
  | "event-proposes-trade" | "event-receives" | "event-recruits" | "event-robs" | "event-robs-of" | "event-rolls-and"
  | "event-rolls-for-the-first-turn" | "event-round-begins-with" | "event-round-begins-with.head"
  | "event-seizes-from" | "event-sends-back-from-the-north" | "event-shows-victory-points"
  | "event-takes-as-monopoly-of" | "event-takes-largest-patrol" | "event-takes-longest-road" | "event-takes-up-road"
  | "event-the-bank-is-short-of" | "event-the-game-ends-by" | "event-the-wall-is-breached-at-section"
  | "event-the-wildling-die-shows" | "event-token-finds-no" | "event-token-sends-of"
  | "event-tormund-returns-to-his-camp" | "event-trades-with" | "event-turns-to-side-b" | "event-uses" | "event-wins"
  | "game-name" | "game-tagline" | "habit-auto-decline" | "habit-auto-roll" | "hero-benjen" | "hero-benjen.text"
  | "hero-mance" | "hero-mance.text" | "hero-marsh" | "hero-marsh.text" | "hero-melisandre" | "hero-melisandre.text"
  | "hero-mormont" | "hero-mormont.text" | "hero-qhorin" | "hero-qhorin.text" | "hero-tarly" | "hero-tarly.text"
  | "hero-thorne" | "hero-thorne.text" | "hero-yarwyck" | "hero-yarwyck.text" | "hero-ygritte" | "hero-ygritte.text"
  | "hero-yoren" | "hero-yoren.text" | "kind-boards" | "kind-cards" | "kind-clans" | "kind-heroes" | "kind-pieces"
  | "kind-resources" | "kind-terrains" | "kind-wildlings" | "lessons-endings" | "lessons-heroes" | "lessons-island"
  | "lessons-trade" | "lessons-wall" | "move-accept" | "move-ask-instead" | "move-bank-for" | "move-buy-card"
  | "move-choose" | "move-counter" | "move-deal-with" | "move-decline" | "move-discard" | "move-drive-wildling-off"
  | "move-end-turn" | "move-give" | "move-guard-section" | "move-hand-over" | "move-keep" | "move-keep-card"
  | "move-keep-unseen" | "move-mourn" | "move-name" | "move-no-deal" | "move-offer-instead" | "move-pass"
  | "move-pay-in-full" | "move-pay-instead-of" | "move-play" | "move-propose" | "move-recruit" | "move-road"
  | "move-rob" | "move-roll" | "move-seize" | "move-seize-unseen" | "move-send-back-from-camp"
  | "move-send-back-from-clearing" | "move-settlement" | "move-take" | "move-take-up-road" | "move-tormund-to"
  | "move-turn-hero" | "move-use-hero" | "move-want" | "move-withdraw-offer" | "option-begins" | "option-begins-a"
  | "option-begins-b" | "option-begins-c" | "option-begins-d" | "option-begins-roll" | "option-begins.text"
  | "option-full_route" | "option-full_route-return" | "option-full_route-spill" | "option-game" | "option-game-base"
  | "option-game-base.text" | "option-game-classic" | "option-game-classic.text" | "option-game-watch"
  | "option-game-watch.text" | "option-giant_opens_breach" | "option-giant_opens_breach.text" | "option-hero_tragedy"
  | "option-hero_tragedy.text" | "option-ice_field" | "option-ice_field-open" | "option-ice_field-shut"
  | "option-ice_field.text" | "option-offer_cards" | "option-offer_cards.text" | "option-offers"
  | "option-offers.text" | "option-patrol_discards" | "option-patrol_discards.text" | "option-players"
  | "option-pool_refill" | "option-pool_refill-empty" | "option-pool_refill-needed" | "option-rounds"
  | "option-rounds.text" | "option-setup" | "option-setup-fixed" | "option-setup-fixed.text" | "option-setup-variable"
  | "option-setup-variable.text" | "option-start_tokens" | "option-start_tokens-flip" | "option-start_tokens-return"
  | "option-start_tokens.text" | "option-trade_after_building" | "option-trade_after_building.text" | "piece-card"
  | "piece-card.text" | "piece-guard" | "piece-guard.text" | "piece-keep" | "piece-keep.text" | "piece-road"
  | "piece-road.text" | "piece-settlement" | "piece-settlement.text" | "prompt-answer" | "prompt-before-roll"
  | "prompt-benjen" | "prompt-build" | "prompt-close-deal" | "prompt-counter" | "prompt-discarding"
  | "prompt-free-guard" | "prompt-free-road" | "prompt-hero-fate" | "prompt-hero-leaves" | "prompt-lose-hero"
  | "prompt-mance" | "prompt-mance-take" | "prompt-marsh" | "prompt-melisandre" | "prompt-melisandre-keep"
  | "prompt-monopoly" | "prompt-mormont-give" | "prompt-mormont-name" | "prompt-mormont-whom" | "prompt-offer"
  | "prompt-over-glorious" | "prompt-over-nobody" | "prompt-over-shared" | "prompt-over-tragic" | "prompt-place-guard"
  | "prompt-place-road" | "prompt-place-town" | "prompt-steal" | "prompt-tarly" | "prompt-thorne" | "prompt-tormund"
  | "prompt-tormund-or-wildling" | "prompt-trade" | "prompt-wait" | "prompt-wait-many" | "prompt-winter"
  | "prompt-yarwyck-build" | "prompt-yarwyck-take" | "prompt-ygritte" | "resource-brick" | "resource-brick.text"
  | "resource-grain" | "resource-grain.text" | "resource-lumber" | "resource-lumber.text" | "resource-ore"
  | "resource-ore.text" | "resource-wool" | "resource-wool.text" | "section-1" | "section-2" | "section-3"
  | "section-4" | "sum-counters" | "sum-proposes-trade" | "terrain-barren" | "terrain-barren.text" | "terrain-fields"
  | "terrain-fields.text" | "terrain-forest" | "terrain-forest.text" | "terrain-hills" | "terrain-hills.text"
  | "terrain-mountains" | "terrain-mountains.text" | "terrain-pasture" | "terrain-pasture.text" | "wildling-climber"
  | "wildling-climber.text" | "wildling-giant" | "wildling-giant.text" | "wildling-regular" | "wildling-regular.text"
  | "wrong-no-such-seat" | "wrong-too-few" | "wrong-tragedy-elsewhere";
