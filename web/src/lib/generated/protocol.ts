// Written by `deskoherna types`. Do not edit: change the server and run it again.

/** A viewer that is no seat. */
export const SPECTATOR = -1;
/** A viewer who sees everything. */
export const ALL = -2;

export type Refusal =
  | "malformed" | "too_big" | "too_fast" | "unknown_person" | "wrong_password" | "name_taken" | "bad_name"
  | "wrong_recovery" | "wrong_code" | "wrong_passkey" | "bad_address" | "no_mail" | "unknown_push" | "bad_time"
  | "banned" | "muted" | "blocked" | "not_keeper" | "not_open" | "bad_kind" | "too_few" | "not_found" | "private"
  | "foreign_origin" | "unknown_host" | "not_seated" | "not_yours" | "not_host" | "not_your_turn" | "stale"
  | "illegal" | "not_taught" | "no_such_move" | "nothing_to_undo" | "not_waiting" | "not_playing" | "not_over"
  | "seat_taken" | "needs_invite" | "unknown_bot" | "unknown_game" | "unknown_pack" | "bad_pack" | "bad_options"
  | "bad_seats" | "not_rated" | "no_hints" | "still_present" | "not_finished" | "bad_import" | "other_version"
  | "too_many" | "busy" | "silence" | "unreadable" | "failed";

export type Status = "waiting" | "playing" | "over" | "closed";

export type SeatKind = "open" | "invited" | "person" | "bot";

export type Reason = "played" | "resigned" | "time" | "abandoned" | "version" | "taught" | "keeper";

export type Language = "cs" | "en";

export type Mark = "rulebook" | "public" | "derived" | "inferred" | "reconstructed";

export type FromClient =
  | Hello | Move | Undo | SayChat | Sit | Leave | PutBot | Kick | Start | Next | Resign | AskHint | AskReview
  | Rematch | Ping;

export type FromServer =
  | Welcome | State | Step | Undone | Seats | Chat | Presence | Over | Accepted | Rejected | Hint | Review | NewTable
  | Pong | Closing;

/** A move in all its forms. In words it is the message `move-<key>` of the game with `args`. */
export interface Choice {
  move: number;
  text: string;
  key: string;
  /** By argument name of the words (`card`, `seat2`): the point of its axis, `card:portal`. */
  args: Record<string, string>;
  /** The values of `args` in order: what a click may name. */
  targets: string[];
}

/** An event. In words it is the message `event-<key>`; points of axes are `axis:point`, numbers are numbers. */
export interface Told {
  key: string;
  args: Record<string, number | string>;
}

/** One line of a game's log as one viewer may read it: masked move and the events told to this viewer. */
export interface Line {
  seq: number;
  /** -1: nobody moved; this is what happened when the game was dealt. */
  seat: number;
  move: Choice | null;
  events: Told[];
  /** A bot chose it (also one standing in). */
  bot: boolean;
  /** The move's English text where the rules that made it are gone and `move` cannot be given. */
  words: string | null;
}

export interface SeatInfo {
  seat: number;
  kind: SeatKind;
  /** The person's name, or empty. */
  name: string;
  /** The id of the person it belongs to; the same on several seats: hot-seat. */
  person: string | null;
  /** The kind of bot that plays here: for good (`kind` bot) or standing in for a person who is away. */
  bot: string | null;
  present: boolean;
}

export interface ClockRule {
  budget_s: number;
  increment_s: number;
  /** The budget is for every move anew, and stands still on people's holidays. */
  each: boolean;
}

export interface Clocks {
  /** What each seat had left when this was sent. */
  left_ms: number[];
  /** The seats whose clocks run. */
  running: number[];
}

/** The end of one game. */
export interface Result {
  reason: Reason;
  /** By seat: 1 = won; shared places are possible; nobody first: a common loss. */
  standing: number[];
  points: number[];
  winners: number[];
}

/** A table as a viewer may know it. */
export interface TableInfo {
  id: string;
  game: string;
  name: string;
  status: Status;
  private: boolean;
  options: Record<string, unknown>;
  rules: number;
  material: string;
  /** Best of so many games. */
  match: number;
  /** Which game of the match is on the table; 0 before the first is dealt. */
  game_number: number;
  /** Games won, by seat. */
  score: number[];
  clock: ClockRule | null;
  seats: SeatInfo[];
  /** The id of the person who set it up. */
  host: string;
  created: number;
  /** Seconds since 1970. */
  updated: number;
  seq: number;
  /** The seats of the viewer. */
  yours: number[];
  your_turn: boolean;
  /** For those who sit here: the code that opens a private table or an invited seat. */
  invite: string | null;
  /** Of the last game that ended. */
  result: Result | null;
  /** The rematch. */
  next_table: string | null;
  /** Where it comes from: `fork:<table>:<seq>`, `scenario:<game>:<id>`, `import`, or `rematch:<table>`. */
  origin: string | null;
  /** Why a closed table was closed. */
  closed: Reason | null;
  /**
   * The name of the pack it is played with; none: our own material. Its words and cards are asked for under
   * `<game>@<material>`.
   */
  pack: string | null;
  /** The lesson that is held here. */
  lesson: string | null;
  /** It was gone through to its end. */
  learned: boolean;
  /** Its games count for ratings. */
  rated: boolean;
  /** The puzzle that is tried here. */
  puzzle: string | null;
}

/** How far somebody is with the puzzle of a table. Chances are thousandths of a win. */
export interface Attempt {
  puzzle: string;
  level: number;
  theme: "finish" | "hold" | "precision" | "restraint" | "temptation" | "turn";
  tries: number;
  /** The move by which it is being tried; none: it is to be tried. */
  tried: Choice | null;
  /** What that move is worth; -1: nothing was tried. */
  chance: number;
  /** What the right move is worth; -1: it was not tried yet. */
  best: number;
  /** The right move, for whoever has tried. */
  solution: Choice | null;
  solved: boolean;
  /** The date, if it is the puzzle of that day. */
  day: string | null;
}

/** How far a learner is in the lesson of a table; steps are counted from 0. */
export interface Taught {
  /** The step that is to be answered; the number of steps: all were. */
  step: number;
  /** The one that was answered last; -1: none. */
  answered: number;
  /** What is said to that answer, of the replies of its step; -1: nothing of its own. */
  reply: number;
  /** The others play: nothing new is said yet. */
  waiting: boolean;
  /** The moves that answer the step. */
  right: number[];
  /** The one that is shown to whoever asks. */
  hint: number | null;
}

/** What the viewer may do now. */
export interface Decision {
  /** The own seat that is to move (of several the lowest); None: wait. */
  seat: number | null;
  legal: Choice[];
  /** Own seats whose last move may be taken back. */
  undo: number[];
  /** At a table where a lesson is held. */
  taught: Taught | null;
  /** At a table where a puzzle is tried. */
  attempt: Attempt | null;
}

/** First of all: what this client has seen already (0: nothing). */
export interface Hello {
  type: "hello";
  seen?: number;
  id: string;
}

export interface Move {
  type: "move";
  seat: number;
  /** The last `seq` this client saw. */
  seq: number;
  move: number | string;
  id: string;
}

export interface Undo {
  type: "undo";
  seat: number;
  seq: number;
  id: string;
}

export interface SayChat {
  type: "chat";
  text: string;
  id: string;
}

/** Take an open seat, an invited one with the code, or take the own seat back from the bot that stands in. */
export interface Sit {
  type: "sit";
  seat: number;
  invite?: string | null;
  id: string;
}

/** Before the game: the seat is open again. During it: a bot stands in until one sits down again. */
export interface Leave {
  type: "leave";
  seat: number;
  id: string;
}

/** Before the game the host puts a bot on a free seat; during it, any seated person on a seat that is away. */
export interface PutBot {
  type: "put_bot";
  seat: number;
  kind: string;
  id: string;
}

/** Before the game the host frees the seat of somebody, who may not sit down here again. */
export interface Kick {
  type: "kick";
  seat: number;
  id: string;
}

/** The host begins at once; free seats get this kind of bot. (Where all seats are taken it begins by itself.) */
export interface Start {
  type: "start";
  kind?: string;
  id: string;
}

/** Deal the next game of the match. */
export interface Next {
  type: "next";
  id: string;
}

/** Up to two seats: the game ends and the other wins. More: a bot plays the seat to the end. */
export interface Resign {
  type: "resign";
  seat: number;
  id: string;
}

export interface AskHint {
  type: "hint";
  seat: number;
  id: string;
}

/** How good was the own last move? Asked of games against bots only. */
export interface AskReview {
  type: "review";
  seat: number;
  id: string;
}

/** The same people, bots and options at a new table; the first who asks makes it. */
export interface Rematch {
  type: "rematch";
  id: string;
}

export interface Ping {
  type: "ping";
  id: string;
}

export interface ChatLine {
  seq: number;
  person: string;
  name: string;
  seats: number[];
  text: string;
  at: number;
  /** Said by a spectator while people played against each other: they read it afterwards. */
  apart: boolean;
}

/** The answer to hello; a `state` follows when a game was dealt. */
export interface Welcome {
  type: "welcome";
  id: string;
  protocol: number;
  person: string;
  name: string;
  table: TableInfo;
  chat: ChatLine[];
}

/** All a viewer may know of the game: after hello, a new deal, the end, or when a hot-seat viewer changes. */
export interface State {
  type: "state";
  seq: number;
  game_number: number;
  viewer: number;
  /** The View of the game. */
  view: unknown;
  decision: Decision;
  clocks: Clocks | null;
  /** `lines` are those after this seq; keep the earlier ones you have. 0: replace all. */
  since: number;
  lines: Line[];
  /** Lines taken back after `since`: forget them. */
  withdrawn: number[];
  /** SHA-256 of the secret of all shuffles and dice of this game. */
  commitment: string;
  result: Result | null;
  /** The secret itself (hex), once the game is over. */
  secret: string | null;
}

/** A move was made. */
export interface Step {
  type: "step";
  seq: number;
  viewer: number;
  line: Line;
  view: unknown;
  decision: Decision;
  clocks: Clocks | null;
}

/** A move was taken back: forget the line `withdrawn`. */
export interface Undone {
  type: "undone";
  seq: number;
  viewer: number;
  seat: number;
  withdrawn: number;
  view: unknown;
  decision: Decision;
  clocks: Clocks | null;
}

/** Who sits where, or the state of the table, has changed. */
export interface Seats {
  type: "seats";
  table: TableInfo;
}

export interface Chat {
  type: "chat";
  line: ChatLine;
}

/** A seat whose person has left in the middle of a game. */
export interface Away {
  seat: number;
  /** After so long the others may put a bot there (`put_bot`); 0: now. */
  stand_in_ms: number;
}

export interface Presence {
  type: "presence";
  /** Seats whose people are connected; bots always are. */
  present: number[];
  spectators: number;
  away: Away[];
}

/** A game ended. A `state` in which everything is open comes before it. */
export interface Over {
  type: "over";
  seq: number;
  game_number: number;
  result: Result;
  score: number[];
  match_over: boolean;
  secret: string;
}

/** The message with this id is in the log for good. `seq`: its entry (0: it needs none). */
export interface Accepted {
  type: "accepted";
  id: string;
  seq: number;
}

/** Nothing changed. `id` is null when none could be read. */
export interface Rejected {
  type: "rejected";
  id: string | null;
  code: Refusal;
  args: Record<string, number | string>;
}

/** A move that will probably follow, as the asking seat would see it. */
export interface Ahead {
  seat: number;
  move: Choice;
}

export interface Advice {
  choice: Choice;
  /** Thousandths of a win. */
  value: number;
  /** The standard error of the value, in thousandths; 0: not known. */
  spread: number;
  /** The likely continuation. */
  line: Ahead[];
}

/** The best moves with what this seat knows, in the order in which the bot trusts them. */
export interface Hint {
  type: "hint";
  id: string;
  seq: number;
  seat: number;
  best: Advice[];
  /** False: nothing is compiled yet, and the bot has only looked one move ahead. */
  searched: boolean;
  /** The chance is that of winning together (or alone against the game). */
  together: boolean;
}

/** How good a move was, by what its seat knew when it was made. */
export interface Review {
  type: "review";
  id: string;
  seq: number;
  seat: number;
  /** The line of the log that it is about. */
  move: number;
  quality: "best" | "good" | "mistake" | "slip";
  /** Thousandths of a win that it cost. */
  loss: number;
  played: Advice;
  best: Advice;
  together: boolean;
}

/** The rematch is ready. */
export interface NewTable {
  type: "new_table";
  table: string;
}

export interface Pong {
  type: "pong";
  id: string;
  seq: number;
}

/** The server goes away; come back to the same table later. Nothing is lost. */
export interface Closing {
  type: "closing";
  again_s: number;
}

/** Every answer with a status of 400 and above. */
export interface Refused {
  code: Refusal;
  args: Record<string, number | string>;
}

export interface Guest {
  name: string;
  language?: Language;
  /** Programs without cookies ask for a token and send it as `Authorization: Bearer`. */
  token?: boolean;
}

export interface Login {
  name: string;
  password: string;
  token?: boolean;
}

export interface ChangeMe {
  name?: string | null;
  language?: Language | null;
}

export interface SetPassword {
  password: string;
  /** Needed where there is one already. */
  old?: string | null;
}

export interface Me {
  id: string;
  name: string;
  language: Language;
  /** A name with a password is kept: nobody else can take it. */
  has_password: boolean;
  token: string | null;
}

/** Told this once: whoever has it can come back as this person. */
export interface RecoveryCode {
  code: string;
}

export interface Recover {
  code: string;
  /** A new one, where the old one is forgotten; else it stays. */
  password?: string | null;
  token?: boolean;
}

/** From when to when clocks of days a move stand still, in seconds since 1970. */
export interface Holiday {
  starts: number;
  ends: number;
}

/** How somebody is told what waits. */
export interface NoticeSettings {
  /** The key that a browser subscribes under. */
  push_key: string;
  /** Browsers that are told. */
  devices: number;
  /** This server sends mails. */
  can_mail: boolean;
  mail: string | null;
  /** An address that is not confirmed yet. */
  mail_waiting: string | null;
  mails: "daily" | "each" | "off";
  digest_hour: number;
  quiet_from: number | null;
  quiet_to: number | null;
  zone: string;
  holidays: Holiday[];
}

export interface ChangeNotices {
  mails: "daily" | "each" | "off";
  digest_hour: number;
  /** Nothing is sent from this hour on, up to the other. */
  quiet_from: number | null;
  quiet_to: number | null;
  /** Whose clock: a name of the IANA database, as Europe/Prague. */
  zone: string;
}

/** A browser that takes push messages, as it says itself. */
export interface NewDevice {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface ForgetDevice {
  endpoint: string;
}

export interface NewMail {
  address: string;
}

export interface MailCode {
  code: string;
}

/** Something somebody is told. In words: `notice-<kind>` with `args`. */
export interface NoticeInfo {
  id: string;
  kind: string;
  args: Record<string, unknown>;
  at: number;
}

export interface NoticeList {
  notices: NoticeInfo[];
}

/** What a browser is asked, as the standard writes it in JSON (WebAuthn). */
export interface PasskeyOptions {
  options: Record<string, unknown>;
}

/** The browser's answer (`toJSON`), and what the key is called. */
export interface NewPasskey {
  credential: Record<string, unknown>;
  name: string;
}

export interface PasskeyLogin {
  credential: Record<string, unknown>;
  token?: boolean;
}

export interface Passkey {
  id: string;
  name: string;
  created: number;
}

export interface PasskeyList {
  passkeys: Passkey[];
}

export interface OwnPack {
  game: string;
  name: string;
  text: string;
}

/** A table with its log; of a game that still runs only what the person did. */
export interface OwnTable {
  id: string;
  game: string;
  status: string;
  log: Record<string, unknown>[];
}

/** Everything that is kept of a person. */
export interface Belongings {
  format: "deskoherna-person-1";
  person: string;
  name: string;
  language: Language;
  created: number;
  packs: OwnPack[];
  results: Record<string, unknown>[];
  ratings: Record<string, unknown>[];
  /** Puzzles. */
  solved: Record<string, unknown>[];
  tables: OwnTable[];
  /** Tournaments, holidays, blocks, reports, and how one is told what waits; no keys and no codes. */
  more: Record<string, Record<string, unknown>[]>;
}

export interface Bot {
  /** In words: `bot-<kind>`. */
  kind: string;
  /** A program of somebody's own; it is called by its kind. */
  outside: boolean;
}

export interface Preset {
  /** In words: `table-<name>`, where the game has it. */
  name: string;
  seats: number;
  options: Record<string, unknown>;
}

export interface GameInfo {
  slug: string;
  rules: number;
  material: string;
  /** Played with a material file of the user's own. */
  own_material: boolean;
  /** The name of the pack it is played with. */
  pack: string | null;
  max_seats: number;
  seat_counts: number[];
  defaults: Record<string, unknown>;
  /** JSON Schema of the options. Words: `option-<field>`, `option-<field>-<value>`. */
  options: Record<string, unknown>;
  presets: Preset[];
  bots: Bot[];
  /** Phases in which several seats act at once. */
  parallel: string[];
  /** By language: the hash of the words, for caching. */
  words: Record<string, string>;
  /** By language: what lists of games say of it, as Fluent: `game-name`, `game-tagline`. */
  names: Record<string, string>;
  /** All win or lose together. */
  together: boolean;
  /** A small game, shown apart: a model for games of one's own. */
  workshop: boolean;
  /** How long it takes, about. */
  minutes: number | null;
  /** It has a player aid: the turn, the prices and the marks on a sheet. */
  aid: boolean;
  /**
   * The version that the board it brings was made for, 0: it says none; without a board: none.
   *
   * The module is `/api/games/<slug>/board/board.js`.
   */
  board: number | null;
}

export interface CheckPack {
  game: string;
  text: string;
}

export interface SavePack {
  game: string;
  name: string;
  text: string;
}

/** A pack for lists. */
export interface PackInfo {
  id: string;
  game: string;
  name: string;
  /** The hash of its text: a table is set up with `<game>@<material>`. */
  material: string;
  state: "compiling" | "faulty" | "ready" | "slow" | "trying";
  faults: number;
  updated: number;
}

export interface PackList {
  packs: PackInfo[];
}

/** A material file as it was read: what is wrong, and what stands where. */
export interface PackReading {
  faults: PackFault[];
  entries: PackEntry[];
}

/** A pack with its text. */
export interface Pack {
  info: PackInfo;
  text: string;
  faults: PackFault[];
  entries: PackEntry[];
}

export interface CheckOptions {
  options?: Record<string, unknown>;
}

/** Options filled in with all defaults, and how many seats such a table has. */
export interface OptionsInfo {
  options: Record<string, unknown>;
  seats: number;
}

export interface Catalogue {
  game: string;
  material: string;
  items: Item[];
}

export interface ScenarioInfo {
  id: string;
  /** The section of the rulebook page it belongs to. */
  rule: string;
  title: Record<string, string>;
  note: Record<string, string>;
  seats: number;
  /** It ends the game: there is nothing to play on. */
  over: boolean;
}

/** A lesson in a list; texts are in all languages. */
export interface LessonInfo {
  id: string;
  /** The part of the game to which it belongs, in words; "": it comes before them all. */
  module: Record<string, string>;
  /** The section of the rulebook page where one can read on. */
  rule: string;
  title: Record<string, string>;
  about: Record<string, string>;
  minutes: number;
  steps: number;
  /** It goes on as a game against bots. */
  plays_on: boolean;
}

/** How far somebody is with the lessons of a game, by their ids. */
export interface Learned {
  done: string[];
  /** A table waits at which one goes on. */
  begun: string[];
}

/** A step of a lesson: what is said, where to look, what is said to answers. */
export interface LessonStep {
  say: Record<string, string>;
  /** Targets (`hex:2,-1`), parts of the table (`zone:hand`), places of the board (`at:deck:0`). */
  look: string[];
  /** A move is played; else it is only read. */
  asks: boolean;
  replies: Record<string, string>[];
}

export interface LessonPlan {
  info: LessonInfo;
  steps: LessonStep[];
  /** The lesson after it. */
  next: string | null;
}

/** The level of bots that suits somebody in a game, by the latest games against the level played last. */
export interface LevelAdvice {
  /** What to play; the same as `played` where about half is won. */
  level: string;
  played: string;
  games: number;
  won: number;
  /** It follows from the rating: so many rated games, against whomever. */
  by_rating: boolean;
}

/** A puzzle in a list. */
export interface PuzzleInfo {
  id: string;
  /** How hard it is, 1 to 5. */
  level: number;
  theme: "finish" | "hold" | "precision" | "restraint" | "temptation" | "turn";
  /** With how many tries one has solved it; 0: not yet. */
  tries: number;
}

/** The puzzles of a game, and the one of today. */
export interface Puzzles {
  game: string;
  /** The date, as in 2026-11-19; the same everywhere. */
  day: string;
  today: PuzzleInfo | null;
  /** The puzzle of today was solved. */
  done: boolean;
  /** Days in a row on which it was. */
  streak: number;
  /** The easy ones first. */
  puzzles: PuzzleInfo[];
}

export interface TakePuzzle {
  /** Begin anew; else a table where it was left is gone back to. */
  afresh?: boolean;
}

export interface TakeLesson {
  /** Begin anew; else a table where it was left is gone back to. */
  afresh?: boolean;
}

export interface Statement {
  /** As in the scenario file: `wounds[order] = 3`. */
  text: string;
  holds: boolean;
}

/** One moment: the line that led here (None at the start) and what the viewer saw then. */
export interface Frame {
  line: Line | null;
  view: unknown;
  /** Scenarios: moves that the rules refuse here. */
  refused: Choice[];
  /** Scenarios: what is true here. */
  statements: Statement[];
}

export interface ScenarioPlay {
  info: ScenarioInfo;
  game: string;
  options: Record<string, unknown>;
  given: string[];
  frames: Frame[];
}

/** The seats not named are played by this kind of bot. */
export interface PlayOn {
  /** Begin after so many moves of the scenario. */
  at?: number;
  seats?: number[];
  bot?: string;
}

/** One seat of a new table. `name` is for `hotseat`: another person at the same device. */
export interface SeatPlan {
  kind: "bot" | "hotseat" | "invited" | "me" | "open";
  bot?: string | null;
  name?: string | null;
}

/**
 * `challenge`: who is told that a seat waits for them; one of the seats has to be `invited`. `club`: it stands in
 * the lobby of this club alone.
 */
export interface CreateTable {
  game: string;
  options?: Record<string, unknown>;
  /** By seat; those not named are open. */
  seats?: SeatPlan[];
  name?: string | null;
  private?: boolean;
  clock?: ClockRule | null;
  /** Best of so many games. Unsaid: what the options say under the same name, else one. */
  match?: 1 | 3 | 5 | null;
  /** Its games count for ratings: our own cards, everybody at a device of their own, no hints. */
  rated?: boolean;
  challenge?: string | null;
  club?: string | null;
}

export interface TableList {
  tables: TableInfo[];
}

export interface Fork {
  /** The position after the line with this seq (0: as it was dealt). */
  at: number;
  game_number?: number;
  /** Yours; the others are played by the bot. */
  seats?: number[];
  bot?: string;
}

/** How strong somebody is at a game, by the rated games so far. 400 more: ten wins to one loss, about. */
export interface Rated {
  /** None: a bot. */
  person: string | null;
  /** Of a bot: its kind. */
  name: string;
  rating: number;
  /** Two times in three the true strength is no further away than this. */
  deviation: number;
  /** 0 for bots that are measured by the ladder. */
  games: number;
}

/** The ratings of one game and kind of table, the strongest that one can be sure of first. */
export interface Ratings {
  game: string;
  kind: "alone" | "duel" | "many" | "together";
  /** Those that this game can be played in. */
  kinds: ("alone" | "duel" | "many" | "together")[];
  rated: Rated[];
  /** Rated games so far. */
  games: number;
}

/** Games and how many of them were won; a shared first place is its share. Shares are thousandths. */
export interface Score {
  games: number;
  won: number;
  share: number;
  low: number;
  /** Between these the true share lies nineteen times in twenty. */
  high: number;
}

/** A score against, or in, something: a mode, a level of bots, `people`. */
export interface ScoreOf {
  of: string;
  score: Score;
}

/** One of the last games. */
export interface FormGame {
  /** None: the replay is not for everybody. */
  table: string | null;
  game_number: number;
  ended: number;
  outcome: "lost" | "shared" | "won";
}

export interface RatingPoint {
  ended: number;
  rating: number;
  deviation: number;
}

/** How a rating came about, the last games of it. */
export interface RatingLine {
  kind: "alone" | "duel" | "many" | "together";
  games: number;
  points: RatingPoint[];
}

/** Something of the box that one's own moves name often. */
export interface Favourite {
  /** The key of the catalogue. */
  item: string;
  times: number;
}

/** How good decisions were, by the analyses of the last games that somebody had looked back at. */
export interface Decisions {
  games: number;
  best: number;
  good: number;
  slips: number;
  mistakes: number;
  /** Thousandths of a win that a decision cost, on the average. */
  loss: number;
}

/** One person at one game. */
export interface TitleProfile {
  game: string;
  score: Score;
  /** Those that the game's words name (`table-<mode>`); all others together under no name. */
  modes: ScoreOf[];
  /** By the strongest bot among the others, or `people`; `nobody` alone and together. */
  against: ScoreOf[];
  /** The newest last. */
  form: FormGame[];
  ratings: RatingLine[];
  favourites: Favourite[];
  decisions: Decisions | null;
  thought_s: number;
}

/** Somebody one has played with. */
export interface HeadToHead {
  person: string;
  name: string;
  games: number;
  /** Games in which one came in before the other. */
  ahead: number;
  behind: number;
}

/** In words: `achievement-<id>`, its `.text` says what has to be done. */
export interface Achievement {
  id: string;
  /** One of its own for this game; None: for any. */
  game: string | null;
  /** When; None: not yet. */
  earned: number | null;
  table: string | null;
  game_number: number;
}

/** What is told of a person: all of it follows from finished games that were dealt with our own material. */
export interface Profile {
  person: string;
  name: string;
  since: number;
  score: Score;
  thought_s: number;
  /** The game that was played most first. */
  titles: TitleProfile[];
  meetings: HeadToHead[];
  achievements: Achievement[];
}

/** Everything of me goes, and my name with it. Where there is a password it is asked for. */
export interface DeleteMe {
  password?: string | null;
}

export interface Blocked {
  person: string;
  name: string;
}

/** Whom I do not want to sit with, nor to hear. */
export interface BlockList {
  people: Blocked[];
}

/** A line of the chat of a table that somebody of the server should look at. */
export interface NewReport {
  table: string;
  seq: number;
  text?: string;
}

export interface Report {
  id: string;
  at: number;
  table: string;
  seq: number;
  by: string;
  /** The person whose line it is. */
  about: string;
  name: string;
  line: string;
  text: string;
  settled: number | null;
}

/** Somebody as a keeper sees them. */
export interface KnownPerson {
  person: string;
  name: string;
  /** With a password. */
  kept: boolean;
  since: number;
  games: number;
  reports: number;
  /** Until when; 0: not. */
  banned: number;
  muted: number;
}

export interface KnownTable {
  id: string;
  game: string;
  name: string;
  status: string;
  people: string[];
  /** Where they sit, in the same order. */
  seats: number[];
  updated: number;
}

/** Something a keeper did. `target`: a person, a table or a report. */
export interface Act {
  id: string;
  at: number;
  /** A person; `command`: at the command line. */
  keeper: string;
  act: string;
  target: string;
  detail: string;
  state: string;
}

export interface NewAct {
  act: "ban" | "bot" | "close" | "mute" | "news" | "settle" | "unban" | "unmute";
  target?: string;
  /** Of bans and mutes. */
  days?: number;
  /** Which a bot takes over. */
  seat?: number;
  /** News to everybody; empty: none any more. */
  text?: string;
}

/** What a keeper sees. */
export interface Desk {
  people: KnownPerson[];
  tables: KnownTable[];
  reports: Report[];
  acts: Act[];
  /** People, kept names, tables by status, games finished in all and since yesterday. */
  counts: Record<string, number>;
}

/** What the keepers tell everybody. */
export interface News {
  text: string;
  /** I am one of them. */
  keeper: boolean;
}

/** What belongs to one kind or another. */
export interface TournamentRules {
  /** At each table. */
  seats: number;
  /** In a round all tables begin with the same deal; nobody looks on before the last of them has ended. */
  same_deals: boolean;
  /** Of an arena: how long tables are set up. */
  minutes: number;
  /** Of an arena that has begun: when the last table is set up. */
  ends: number;
  /** Of a league: how many belong to a division. */
  division: number;
  /** Of a league: how many go up, and how many go down. */
  moves: number;
  season: number;
  /** The season before. */
  after: string | null;
}

/**
 * Everybody plays with a clock, so that every round ends. Tables of more than two seats: `swiss`, `arena` or
 * `league`; games that all win or lose together: `teams`.
 */
export interface NewTournament {
  name: string;
  game: string;
  kind: "arena" | "knockout" | "league" | "robin" | "swiss" | "teams";
  clock: ClockRule;
  options?: Record<string, unknown>;
  /** Of a Swiss; the others have as many as they need. */
  rounds?: number;
  rated?: boolean;
  /** Whoever does not say shortly before the start that they are here is left out. */
  check_in?: boolean;
  same_deals?: boolean;
  /** Of an arena. */
  minutes?: number;
  division?: number;
  /** Of a league. */
  moves?: number;
}

/** Into a game of teams: found one with this name, or belong to one that is there. */
export interface Join {
  team?: string | null;
  entry?: string | null;
}

export interface AddBots {
  kind: string;
  count?: number;
}

/** A tournament in a list. */
export interface TournamentInfo {
  id: string;
  name: string;
  game: string;
  kind: "arena" | "knockout" | "league" | "robin" | "swiss" | "teams";
  status: "checking" | "closed" | "open" | "over" | "running";
  clock: ClockRule;
  rounds: number;
  /** The one that is being played; 0 before the first. */
  round: number;
  rated: boolean;
  check_in: boolean;
  rules: TournamentRules;
  host: string;
  entrants: number;
  /** I take part. */
  mine: boolean;
  created: number;
  updated: number;
}

export interface TournamentList {
  tournaments: TournamentInfo[];
}

export interface TeamMember {
  person: string;
  name: string;
}

/** Somebody who takes part, or a team. Points are halves; before the start `place` and `number` are 0. */
export interface EntrantInfo {
  entry: string;
  number: number;
  /** Of a league, from 1 on. */
  division: number;
  /** Of a team; the first is who founded it. */
  members: TeamMember[];
  person: string | null;
  bot: string | null;
  name: string;
  rating: number;
  here: boolean;
  gone: boolean;
  place: number;
  points: number;
  /** What decides between equal points, as `tie_breaks` says; halves, of `berger` quarters. */
  breaks: number[];
  played: number;
}

/** A pairing; numbers are those of entrants. `second` 0: a bye. */
export interface BoardInfo {
  board: number;
  /** How often the pair has drawn before. */
  again: number;
  first: number;
  second: number;
  table: string | null;
  /** `played`: at a table of more than two, or by a team; then `earned` says what it brought. */
  outcome: "bye" | "drawn" | "first" | "played" | "second" | null;
  /** Who sits there, by seat. */
  seats: number[];
  /** Half points, in the order of `seats`. */
  earned: number[];
  /** Points of the game. */
  scores: number[];
  division: number;
  /** For a table that was closed to others while it was played. */
  invite: string | null;
}

export interface RoundInfo {
  number: number;
  boards: BoardInfo[];
}

/** A tournament with everything, the standings first. */
export interface TournamentPlay {
  info: TournamentInfo;
  tie_breaks: ("berger" | "buchholz" | "buchholz_cut" | "direct" | "few" | "reached" | "score" | "wins")[];
  entrants: EntrantInfo[];
  /** The newest round first. */
  played: RoundInfo[];
  /** Where I play now. */
  table: string | null;
}

export interface Friend {
  person: string;
  name: string;
}

export interface FriendList {
  /** Both want it. */
  friends: Friend[];
  /** They wait for my answer. */
  asking: Friend[];
  /** I wait for theirs. */
  asked: Friend[];
  /** Where friends play now, as far as everybody may look on. */
  tables: TableInfo[];
}

export interface Club {
  id: string;
  name: string;
  members: number;
  /** It is mine. */
  owner: boolean;
}

export interface ClubList {
  clubs: Club[];
}

export interface NewClub {
  name: string;
}

export interface JoinClub {
  invite: string;
}

/** A club as its members see it: who belongs to it, and their tables, each with its invitation. */
export interface ClubLobby {
  id: string;
  name: string;
  owner: string;
  invite: string;
  members: Friend[];
  tables: TableInfo[];
}

export interface WatchedTable {
  table: TableInfo;
  /** Of the strongest who plays there; 0: nobody is rated. */
  rating: number;
}

/** A finished game that was looked back at, and how far the chances moved at its sharpest turn. */
export interface FeaturedGame {
  table: TableInfo;
  game_number: number;
  /** Thousandths of a win. */
  swing: number;
  /** Where that was. */
  seq: number;
}

/** What can be looked at: games that are being played, the best rated first, and finished ones that turned. */
export interface Gallery {
  playing: WatchedTable[];
  finished: FeaturedGame[];
}

/** Tables at which games were dealt: `game_number` of them each. */
export interface ReplayList {
  tables: TableInfo[];
}

export interface LibrarySeat {
  person: string | null;
  name: string;
  bot: string | null;
  won: boolean;
  points: number;
}

/** A finished game in the library. */
export interface LibraryGame {
  table: string;
  game_number: number;
  game: string;
  mode: string;
  moves: number;
  ended: number;
  rated: boolean;
  reason: string;
  seats: LibrarySeat[];
}

/** A page of it, the newest first. */
export interface Library {
  games: LibraryGame[];
  found: number;
  pages: number;
  /** Of the title that was asked for: in which ways it was played. */
  modes: string[];
  /** What was played in its last games, as in its catalogue. */
  cards: string[];
}

export interface Replay {
  table: TableInfo;
  game_number: number;
  viewer: number;
  /** Empty where the rules that made it are gone; `lines` then has the moves in words. */
  frames: Frame[];
  lines: Line[];
  result: Result | null;
  commitment: string;
  secret: string | null;
}

/** A decision of a finished game, rated from what its seat knew then. Chances are thousandths of a win. */
export interface Judged {
  /** The line of the move. */
  seq: number;
  seat: number;
  /** Before it, with the best move. */
  chance: number;
  /** The standard error of the chance. */
  spread: number;
  /** What the bot would play. */
  best: Choice;
  /** How the bot thinks it would go on then. */
  line: Ahead[];
  played: Choice;
  /** The chance with the move that was played. */
  value: number;
  loss: number;
  quality: "best" | "good" | "mistake" | "slip";
}

/** One of the largest swings of a game. */
export interface Turning {
  /** The line of the move that did it. */
  seq: number;
  /** Whose chance it is; won or lost together: who decided. */
  seat: number;
  before: number;
  after: number;
}

/** A finished game looked back at, as far as it has come. */
export interface Analysis {
  state: "done" | "failed" | "none" | "preparing" | "waiting" | "working";
  done: number;
  /** Decisions to look at. */
  of: number;
  /** More than 1: the game is long, only every so manieth decision is looked at. */
  every: number;
  /** All win or lose together: one line. */
  together: boolean;
  decisions: Judged[];
  /** When it is done. */
  turning: Turning[];
}

export interface ExportedPack {
  name: string;
  text: string;
}

/** A game on its own: all that is needed to fold it again and to check every shuffle. */
export interface Export {
  format: "deskoherna-game-1";
  game: string;
  rules: number;
  material: string;
  options: Record<string, unknown>;
  commitment: string;
  secret: string;
  names: string[];
  /** (seq, seat, text) */
  moves: [number, number, string][];
  result: Result;
  /** The position it began with, where it was not dealt. */
  start: Record<string, unknown> | null;
  /** By seq: the outcomes that a lesson gave a move; those of all others come from the secret. */
  given: Record<string, number[]>;
  /** What it was played with, where that was not our own material. */
  pack: ExportedPack | null;
}

export interface Ready {
  ready: boolean;
  /** What keeps the server from serving now, each with the reason. */
  missing: Record<string, string>;
}

export interface Health {
  version: string;
  protocol: number;
  /** In memory. */
  tables: number;
  sockets: number;
  workers: number;
  /** The longest stall of the event loop in the last minute. */
  stall_ms: number;
  /** The longest the loop itself worked without a pause, in processor time, since the start. */
  busy_ms: number;
  /** False: the database has refused what was last to be written. */
  storing: boolean;
  /** Tables that were set aside since the start because their log is damaged. */
  unreadable: number;
  /** Games that were folded since the start for those who look back. */
  replays: number;
}

/** All that is needed to draw a View, and to say what moves may name. */
export interface Shapes {
  view: Shape;
  axes: Plane[];
}

/** One thing that is wrong with a material file. */
export interface PackFault {
  /** The entry: `characters[3]`; empty: the file as a whole. */
  at: string;
  field: string;
  line: number;
  code: "choice" | "count" | "form" | "instead" | "missing" | "nothing" | "rules" | "size" | "toml" | "twice" | "type" | "unknown";
  /** In English, as the check says it. */
  reason: string;
  /** What the code needs besides. */
  args: Record<string, string>;
}

/** A table of a material file. */
export interface PackEntry {
  at: string;
  line: number;
  fields: PackField[];
}

/**
 * One line of the catalogue: a card, tile, hero or die with its facts and where they come from.
 *
 * Names and texts are words of the game: `<key>` for the name, `<key>.text` for what it does.
 */
export interface Item {
  /** The Fluent id of its name, as for targets: `card-portal`. */
  key: string;
  /** The group it is listed under: the Fluent id is `kind-<kind>`. */
  kind: string;
  mark: Mark;
  marks: Record<string, Mark>;
  facts: Record<string, unknown>;
  /** Where its entry stands in the material file: `characters[3]`. */
  at: string;
}

/** A field, an entry of a list, or the View itself. */
export interface Shape {
  kind: "anything" | "flag" | "list" | "number" | "point" | "record" | "say" | "seat" | "target" | "text";
  /** Of a field; in words `view-<name>`. */
  name: string;
  /** Of a point or a target: it is one of these. */
  axes: string[];
  /** Of a list: the axis whose points its entries stand for. */
  by: string;
  /** Where it is drawn; empty: nobody said. */
  lies: string;
  /** The entries of a list. */
  item: Shape | null;
  /** Of a record. */
  fields: Shape[];
}

/** The points of an axis, and where they lie if that follows from their names. */
export interface Plane {
  name: string;
  ids: string[];
  form: "grid" | "hexes" | "line";
  /** Of hexes and grids: the middle of each, in widths of one; y grows downwards. */
  places: [number, number][];
}

/** A field of an entry as it stands in the text. */
export interface PackField {
  name: string;
  line: number;
  /** Its last line: a list may stand on several. */
  last: number;
  value: string;
}
