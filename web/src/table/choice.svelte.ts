/** Targets: what may be clicked now, and how clicks become a move.
 *
 * Every legal move has targets. A click keeps the moves with that target; when one is left it is played; when things on the board
 * can tell the rest apart the board waits; otherwise the chooser opens. */

import type { Choice as Move } from "$lib/generated/protocol";
import type { Game, MoveOf, TargetOf, VerbOf } from "$lib/typed";

export interface Spec<G extends Game = null> {
  /** One target or several that must all match; none: the verbs alone. */
  on?: TargetOf<G> | readonly TargetOf<G>[];
  /** Only moves with these keys. */
  verbs?: readonly VerbOf<G>[];
  /** A card of the hand: a tap lifts it, the stamp or a place on the board plays it. */
  lift?: boolean;
}
export type Target<G extends Game = null> = TargetOf<G> | readonly TargetOf<G>[] | Spec<G> | null;

export interface Mark<G extends Game = null> {
  on: readonly TargetOf<G>[];
  verbs: readonly VerbOf<G>[] | null;
  lift: boolean;
  key: string;
}

export function mark(target: Target): Mark | null {
  if (target === null) return null;
  const spec: Spec = typeof target === "string" || isList(target) ? { on: target } : target;
  const on = spec.on === undefined ? [] : typeof spec.on === "string" ? [spec.on] : spec.on;
  const verbs = spec.verbs ?? null;
  if (on.length === 0 && !verbs) return null;
  return { on, verbs, lift: spec.lift ?? false, key: `${on.join("&")}/${verbs?.join("|") ?? ""}` };
}

const isList = (target: Exclude<Target, null>): target is readonly string[] => Array.isArray(target);

export function fits(move: Move, wanted: Mark): boolean {
  if (wanted.verbs && !wanted.verbs.includes(move.key)) return false;
  return wanted.on.every((target) => move.targets.includes(target));
}

/** How the mark of a whole move begins: it stands for no element of the board. */
const POINTED = "=";

const keep = (moves: readonly Move[], wanted: Mark) => moves.filter((move) => fits(move, wanted));

/** Moves asked about in the chooser, and the thing they are about. */
export interface Question<G extends Game = null> {
  moves: readonly MoveOf<G>[];
  about: Element | null;
}

/** What a board may know of the clicks until now, and do. */
export interface BoardChoice<G extends Game> {
  readonly moves: readonly MoveOf<G>[];
  readonly chosen: readonly Mark<G>[];
  readonly left: readonly MoveOf<G>[];
  readonly ready: MoveOf<G> | null;
  readonly question: Question<G> | null;
  readonly looked: MoveOf<G> | null;
  readonly pointed: MoveOf<G> | null;
  readonly waiting: boolean;
  hold: ((move: MoveOf<G>) => boolean) | null;
  legal(wanted: Mark<G>): boolean;
  selected(wanted: Mark<G>): boolean;
  play(move: MoveOf<G>, goesOn?: boolean): void;
  reset(): void;
  narrow(moves: readonly MoveOf<G>[]): void;
}

export class Choice {
  moves: readonly Move[] = $state.raw([]);
  chosen: readonly Mark[] = $state.raw([]);
  question: Question | null = $state.raw(null);
  /** The element last clicked: the lifted card, or where the chooser is pinned. */
  at: Element | null = $state.raw(null);
  /** Points that a line of the log speaks of: their places on the board are marked while one looks at it. */
  spotted: ReadonlySet<string> = $state.raw(new Set());
  /** The move of a list that one looks at before choosing it: a board may show what it would do. */
  looked: Move | null = $state.raw(null);
  /** A move is on its way; nothing can be clicked until it is answered. */
  waiting = $state(false);

  /** The legal moves that fit all that was chosen so far. */
  left: readonly Move[] = $derived(
    this.chosen.reduce<readonly Move[]>((moves, wanted) => keep(moves, wanted), this.moves),
  );
  /** The one move that a confirmation would play. */
  ready: Move | null = $derived(this.chosen.length > 0 && this.left.length === 1 ? this.left[0]! : null);
  /** The move that was pointed at without a click on the board. */
  pointed: Move | null = $derived(this.chosen.at(-1)?.key.startsWith(POINTED) ? this.ready : null);
  /** Moves that name nothing on the board: they stand beside the prompt. */
  plain: readonly Move[] = $derived(this.moves.filter((move) => move.targets.length === 0));

  /** A board may keep a move in a plan of its own instead of sending it; it says whether it did. */
  hold: ((move: Move) => boolean) | null = null;
  /** Is this move only pointed at by the first click, and played by a second one? */
  asksFirst: (move: Move) => boolean = () => false;
  /** Moves that may be decided before they are asked for; none: nobody wants that. */
  early: readonly string[] = $state.raw([]);
  /** What was decided before it was asked for; it stays in this browser until then. */
  ahead: Mark | null = $state.raw(null);
  /** When the question became what it is. */
  offered = 0;
  /** A move is pointed at because it is asked about. */
  private asking = false;

  /** Every move goes out at once: a teacher looks at each. */
  direct = false;

  private marks = new Map<Element, Mark>();
  /** How many moves each gesture has played, the last one at the end: one undo takes a whole gesture back. */
  private gestures: number[] = [];

  constructor(private readonly send: (move: number) => void) {}

  /** New legal moves: whatever was begun is over. */
  offer(moves: readonly Move[]): void {
    this.moves = moves;
    this.offered = performance.now();
    this.waiting = false;
    this.reset();
    if (moves.length > 0) this.keepWord();
  }

  /** Play what was decided ahead, if it can be; anything else that is asked is a new question. */
  private keepWord(): void {
    const ahead = this.ahead;
    if (!ahead) return;
    this.ahead = null;
    const meant = keep(this.moves, ahead).filter((move) => this.early.includes(move.key));
    if (meant.length === 1) this.play(meant[0]!);
  }

  /** May this be decided before it is asked for? */
  mayAhead(wanted: Mark): boolean {
    return this.moves.length === 0 && wanted.verbs?.some((verb) => this.early.includes(verb)) === true;
  }

  /** Decide it ahead, or take that back. */
  private plan(wanted: Mark): void {
    this.ahead = this.ahead?.key === wanted.key ? null : wanted;
  }

  /** Only these of the legal moves can be clicked: a plan of the board rules the others out. */
  narrow(moves: readonly Move[]): void {
    this.moves = moves;
    this.reset();
  }

  reset(): void {
    this.asking = false;
    this.chosen = [];
    this.question = null;
    this.at = null;
    this.look(null);
  }

  /** Esc: close the chooser, then take the last click back. Says whether there was anything to take back. */
  back(): boolean {
    if (this.ahead) {
      this.ahead = null;
      return true;
    }
    if (this.chosen.length === 0 && !this.question) return false;
    if (this.pointed) {
      this.reset();
      return true;
    }
    this.chosen = this.chosen.slice(0, -1);
    this.question = null;
    if (this.chosen.length === 0) this.at = null;
    return true;
  }

  register(element: Element, wanted: Mark): () => void {
    this.marks.set(element, wanted);
    return () => this.marks.delete(element);
  }

  /** Look at a move in a list; its places on the board are marked. */
  look(move: Move | null): void {
    this.looked = move;
    this.spot(move?.targets ?? []);
  }

  spot(points: readonly string[]): void {
    this.spotted = new Set(points);
  }

  /** The elements that stand for all of these points. */
  placesOf(points: readonly string[]): Element[] {
    return [...this.marks]
      .filter(([, wanted]) => points.every((point) => wanted.on.includes(point)))
      .map(([element]) => element);
  }

  /** Does a click here go towards one of these moves? */
  leadsTo(element: Element, moves: readonly number[]): boolean {
    const wanted = this.marks.get(element);
    return wanted !== undefined && this.moves.some((one) => moves.includes(one.move) && fits(one, wanted));
  }

  /** The elements that stand for a verb alone: dice, a button of the board. */
  placesOfVerb(verb: string): Element[] {
    return [...this.marks]
      .filter(([, wanted]) => wanted.on.length === 0 && wanted.verbs?.includes(verb))
      .map(([element]) => element);
  }

  spots(wanted: Mark): boolean {
    return this.spotted.size > 0 && wanted.on.some((point) => this.spotted.has(point));
  }

  selected(wanted: Mark): boolean {
    return this.chosen.some((c) => c.key === wanted.key);
  }

  legal(wanted: Mark): boolean {
    if (this.waiting || this.selected(wanted)) return false;
    if (this.chosen.length === 0) return this.moves.some((move) => fits(move, wanted));
    const n = keep(this.left, wanted).length;
    return (n > 0 && n < this.left.length) || (wanted.lift && this.moves.some((move) => fits(move, wanted)));
  }

  /** A click. `gently`: by a finger, so that a card of the hand is only lifted at first. */
  pick(wanted: Mark, element: Element, gently = false): void {
    if (this.mayAhead(wanted)) return this.plan(wanted);
    if (this.waiting) return;
    if (this.selected(wanted)) {
      if (this.asking) this.confirm();
      else this.reset();
      return;
    }
    const further = keep(this.left, wanted);
    const before = further.length > 0 ? this.chosen : [];
    const moves = further.length > 0 ? further : keep(this.moves, wanted);
    if (moves.length === 0) return;
    this.chosen = [...before, wanted];
    this.at = element;
    this.question = null;
    if (moves.length === 1) {
      if (!(gently && wanted.lift)) this.play(moves[0]!);
    } else if (!this.tellApart(moves)) this.question = { moves, about: element };
  }

  /** Can every move that is left be reached by clicking something on the board? */
  private tellApart(moves: readonly Move[]): boolean {
    const reached = new Set<Move>();
    for (const [element, wanted] of this.marks) {
      const kept = keep(moves, wanted);
      if (kept.length < moves.length && element.isConnected) kept.forEach((move) => reached.add(move));
    }
    return reached.size === moves.length;
  }

  /** Point at a move on the board: everything it names is chosen, and a confirmation plays it. */
  show(move: Move): void {
    if (this.waiting) return;
    const named = [...this.marks].filter(
      ([element, wanted]) => element.isConnected && wanted.on.length > 0 && fits(move, wanted),
    );
    const whole: Mark = { on: move.targets, verbs: [move.key], lift: false, key: `${POINTED}${move.move}` };
    this.chosen = [...new Map(named.map(([, wanted]) => [wanted.key, wanted])).values(), whole];
    this.at = named[0]?.[0] ?? null;
    this.question = null;
  }

  confirm(): void {
    if (this.ready) this.play(this.ready);
  }

  /** Play a move; `goesOn`: it belongs to the same click as the one before. */
  play(move: Move, goesOn = false): void {
    if (this.waiting) return;
    if (!this.direct && this.hold?.(move)) return;
    if (!this.direct && !goesOn && this.pointed?.move !== move.move && this.asksFirst(move)) {
      this.show(move);
      this.look(move);
      this.asking = true;
      return;
    }
    this.waiting = true;
    this.gestures.push(1 + (goesOn ? (this.gestures.pop() ?? 0) : 0));
    this.question = null;
    this.send(move.move);
  }

  /** How many moves the last gesture has played that was not taken back yet; it is forgotten. */
  lastGesture(): number {
    return Math.max(1, this.gestures.pop() ?? 1);
  }

  /** The move was refused: everything is as it was. */
  refused(): void {
    this.waiting = false;
    const played = (this.gestures.pop() ?? 1) - 1;
    if (played > 0) this.gestures.push(played);
    this.reset();
  }
}
