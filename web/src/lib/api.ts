/** HTTP: typed requests to the server of this very page. */

import type {
  Act,
  AddBots,
  Analysis,
  BlockList,
  Catalogue,
  ChangeMe,
  ChangeNotices,
  CheckOptions,
  CheckPack,
  CreateTable,
  DeleteMe,
  Desk,
  Export,
  ForgetDevice,
  Fork,
  GameInfo,
  Guest,
  Health,
  Holiday,
  Learned,
  LessonInfo,
  LevelAdvice,
  LessonPlan,
  Library,
  Login,
  MailCode,
  Me,
  NewAct,
  NewDevice,
  NewMail,
  NewPasskey,
  NewReport,
  News,
  ClubList,
  ClubLobby,
  FriendList,
  Gallery,
  Join,
  NewTournament,
  NoticeList,
  NoticeSettings,
  OptionsInfo,
  Pack,
  PackList,
  PackReading,
  PasskeyList,
  PasskeyLogin,
  PasskeyOptions,
  PlayOn,
  Puzzles,
  Profile,
  Ratings,
  Recover,
  RecoveryCode,
  Refused,
  Replay,
  ReplayList,
  SavePack,
  ScenarioInfo,
  ScenarioPlay,
  Shapes,
  SetPassword,
  TableInfo,
  TableList,
  TakeLesson,
  TakePuzzle,
  TournamentList,
  TournamentPlay,
} from "./generated/protocol";
import type { Language } from "./settings.svelte";
import type { ItemOf, Slug } from "./typed";
import type { Boxed } from "./words.svelte";

export class ApiError extends Error {
  constructor(
    /** A code of the protocol, or `unreachable`. */
    readonly code: Refused["code"] | "unreachable",
    readonly args: Refused["args"],
    readonly status: number,
  ) {
    super(code);
  }
}

async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new ApiError("unreachable", {}, 0);
  }
  if (answer.ok) return answer;
  let refused: Partial<Refused> = {};
  try {
    refused = (await answer.json()) as Refused;
  } catch {
    // An answer without a body of ours (a proxy, a crash): the status says it.
  }
  throw new ApiError(refused.code ?? "failed", refused.args ?? {}, answer.status);
}

const get = async <T>(path: string): Promise<T> => (await (await ask("GET", path)).json()) as T;
const send = async <T>(method: string, path: string, body: unknown): Promise<T> => {
  const answer = await ask(method, path, body);
  return (answer.status === 204 ? undefined : await answer.json()) as T;
};
const text = async (path: string): Promise<string> => (await ask("GET", path)).text();
const part = encodeURIComponent;
const code = (invite: string | null, sign = "?") => (invite ? `${sign}invite=${part(invite)}` : "");

export const api = {
  me: () => get<Me>("/me"),
  guest: (name: string, language: Language) => send<Me>("POST", "/guest", { name, language } satisfies Guest),
  change: (what: ChangeMe) => send<Me>("PATCH", "/me", what),
  password: (password: string, old?: string) =>
    send<Me>("POST", "/me/password", (old === undefined ? { password } : { password, old }) satisfies SetPassword),
  login: (name: string, password: string) => send<Me>("POST", "/login", { name, password } satisfies Login),
  newRecovery: () => send<RecoveryCode>("POST", "/me/recovery", {}),
  recover: (code: string, password: string) =>
    send<Me>("POST", "/recover", { code, password: password || null } satisfies Recover),
  logout: () => send<void>("POST", "/logout", {}),

  games: () => get<GameInfo[]>("/games"),
  game: (name: string) => get<GameInfo>(`/games/${part(name)}`),
  material: (name: string) => text(`/games/${part(name)}/material`),
  words: (game: string, language: Language, hash?: string) =>
    text(`/games/${part(game)}/words/${language}${hash ? `?v=${part(hash)}` : ""}`),
  aid: (game: string, language: Language) => text(`/games/${part(game)}/aid/${language}`),
  rulebook: (game: string, language: Language) => text(`/games/${part(game)}/rulebook/${language}`),
  catalogue: <G extends string>(game: Boxed<G>) =>
    get<Omit<Catalogue, "items"> & { items: ItemOf<G extends Slug ? G : null>[] }>(`/games/${part(game)}/catalogue`),
  shape: (game: string) => get<Shapes>(`/games/${part(game)}/shape`),
  scenarios: (game: string) => get<ScenarioInfo[]>(`/games/${part(game)}/scenarios`),
  scenario: (game: string, id: string) => get<ScenarioPlay>(`/games/${part(game)}/scenarios/${part(id)}`),
  playOn: (game: string, id: string, body: PlayOn) =>
    send<TableInfo>("POST", `/games/${part(game)}/scenarios/${part(id)}/play`, body),
  learned: (game: string) => get<Learned>(`/games/${part(game)}/learned`),
  lessons: (game: string) => get<LessonInfo[]>(`/games/${part(game)}/lessons`),
  lesson: (game: string, id: string) => get<LessonPlan>(`/games/${part(game)}/lessons/${part(id)}`),
  takeLesson: (game: string, id: string, body: TakeLesson) =>
    send<TableInfo>("POST", `/games/${part(game)}/lessons/${part(id)}/play`, body),
  puzzles: () => get<Puzzles[]>("/puzzles"),
  puzzlesOf: (game: string) => get<Puzzles>(`/games/${part(game)}/puzzles`),
  takePuzzle: (game: string, id: string, body: TakePuzzle) =>
    send<TableInfo>("POST", `/games/${part(game)}/puzzles/${part(id)}/play`, body),
  checkOptions: (game: string, options: Record<string, unknown>) =>
    send<OptionsInfo>("POST", `/games/${part(game)}/options`, { options } satisfies CheckOptions),

  packs: () => get<PackList>("/packs"),
  pack: (id: string) => get<Pack>(`/packs/${part(id)}`),
  checkPack: (body: CheckPack) => send<PackReading>("POST", "/packs/check", body),
  newPack: (body: SavePack) => send<Pack>("POST", "/packs", body),
  changePack: (id: string, body: SavePack) => send<Pack>("PUT", `/packs/${part(id)}`, body),
  deletePack: (id: string) => send<void>("DELETE", `/packs/${part(id)}`, undefined),

  notices: () => get<NoticeSettings>("/me/notices"),
  changeNotices: (body: ChangeNotices) => send<NoticeSettings>("PATCH", "/me/notices", body),
  newDevice: (body: NewDevice) => send<void>("POST", "/me/devices", body),
  forgetDevice: (body: ForgetDevice) => send<void>("POST", "/me/devices/forget", body),
  newMail: (address: string) => send<NoticeSettings>("POST", "/me/mail", { address } satisfies NewMail),
  forgetMail: () => send<NoticeSettings>("DELETE", "/me/mail", undefined),
  confirmMail: (code: string) => send<void>("POST", "/mail/confirm", { code } satisfies MailCode),
  stopMails: (code: string) => send<void>("POST", "/mail/stop", { code } satisfies MailCode),
  newHoliday: (body: Holiday) => send<NoticeSettings>("POST", "/me/holidays", body),
  endHolidays: () => send<NoticeSettings>("DELETE", "/me/holidays", undefined),
  news: () => get<NoticeList>("/me/news"),
  newsSeen: () => send<void>("POST", "/me/news/seen", {}),

  tournaments: () => get<TournamentList>("/tournaments"),
  tournament: (id: string) => get<TournamentPlay>(`/tournaments/${part(id)}`),
  newTournament: (body: NewTournament) => send<TournamentPlay>("POST", "/tournaments", body),
  /** What people and the host do with a tournament. */
  attend: (id: string, what: "season" | "join" | "leave" | "here" | "check" | "start" | "call-off") =>
    send<TournamentPlay>("POST", `/tournaments/${part(id)}/${what}`, {}),
  joinTournament: (id: string, body: Join) => send<TournamentPlay>("POST", `/tournaments/${part(id)}/join`, body),
  addBots: (id: string, body: AddBots) => send<TournamentPlay>("POST", `/tournaments/${part(id)}/bots`, body),

  friends: () => get<FriendList>("/me/friends"),
  befriend: (id: string, on: boolean) => send<FriendList>(on ? "PUT" : "DELETE", `/me/friends/${part(id)}`, undefined),
  clubs: () => get<ClubList>("/clubs"),
  club: (id: string) => get<ClubLobby>(`/clubs/${part(id)}`),
  newClub: (name: string) => send<ClubLobby>("POST", "/clubs", { name }),
  joinClub: (id: string, invite: string) => send<ClubLobby>("POST", `/clubs/${part(id)}/join`, { invite }),
  leaveClub: (id: string) => send<ClubList>("POST", `/clubs/${part(id)}/leave`, {}),
  sendAway: (id: string, other: string) =>
    send<ClubLobby>("DELETE", `/clubs/${part(id)}/members/${part(other)}`, undefined),
  gallery: () => get<Gallery>("/gallery"),

  blocks: () => get<BlockList>("/me/blocks"),
  block: (id: string, on: boolean) => send<BlockList>(on ? "PUT" : "DELETE", `/me/blocks/${part(id)}`, undefined),
  report: (body: NewReport) => send<void>("POST", "/reports", body),
  deleteMe: (password: string) => send<void>("POST", "/me/delete", { password: password || null } satisfies DeleteMe),
  desk: (who: string) => get<Desk>(`/desk?part=${part(who)}`),
  act: (body: NewAct) => send<Act>("POST", "/desk", body),
  houseNews: () => get<News>("/news"),

  library: (query: string) => get<Library>(`/library?${query}`),

  passkeys: () => get<PasskeyList>("/me/passkeys"),
  passkeyOptions: (login: boolean) =>
    send<PasskeyOptions>("POST", login ? "/passkeys/options" : "/me/passkeys/options", {}),
  newPasskey: (body: NewPasskey) => send<PasskeyList>("POST", "/me/passkeys", body),
  deletePasskey: (id: string) => send<PasskeyList>("DELETE", `/me/passkeys/${part(id)}`, undefined),
  passkeyLogin: (body: PasskeyLogin) => send<Me>("POST", "/passkeys/login", body),

  openTables: () => get<TableList>("/tables"),
  myTables: () => get<TableList>("/my/tables"),
  table: (id: string, invite: string | null) => get<TableInfo>(`/tables/${part(id)}${code(invite)}`),
  create: (body: CreateTable) => send<TableInfo>("POST", "/tables", body),
  fork: (id: string, body: Fork) => send<TableInfo>("POST", `/tables/${part(id)}/fork`, body),
  myLevel: (game: string) => get<LevelAdvice | null>(`/my/level/${part(game)}`),
  profile: (id: string) => get<Profile>(`/people/${part(id)}`),
  ratings: (game: string, kind: Ratings["kind"] | null) =>
    get<Ratings>(`/ratings/${part(game)}${kind ? `?kind=${part(kind)}` : ""}`),
  replays: () => get<ReplayList>("/replays"),
  replay: (id: string, game: number, invite: string | null) =>
    get<Replay>(`/replays/${part(id)}?game=${game}${code(invite, "&")}`),
  analysis: (id: string, game: number, after: number, invite: string | null) =>
    get<Analysis>(`/replays/${part(id)}/analysis?game=${game}&after=${after}${code(invite, "&")}`),
  analyse: (id: string, game: number, invite: string | null) =>
    send<Analysis>("POST", `/replays/${part(id)}/analysis?game=${game}${code(invite, "&")}`, {}),
  export: (id: string, game: number) => get<Export>(`/tables/${part(id)}/export?game=${game}`),
  import: (body: unknown) => send<TableInfo>("POST", "/replays/import", body),
  health: () => get<Health>("/health"),
};
