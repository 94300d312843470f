/** The analysis of one finished game: asked for, heard of bit by bit, and laid out along the replay. */

import { api, ApiError } from "$lib/api";
import type { Analysis, Frame, Judged, Result, Turning } from "$lib/generated/protocol";

const AGAIN = 700;
const UNDER_WAY = new Set<Analysis["state"]>(["waiting", "preparing", "working"]);

export class Study {
  state: Analysis["state"] = $state("none");
  done = $state(0);
  of = $state(0);
  every = $state(1);
  together = $state(false);
  decisions: readonly Judged[] = $state.raw([]);
  turning: readonly Turning[] = $state.raw([]);
  trouble = $state("");
  private later: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(
    private readonly id: string,
    private readonly game: number,
    private readonly invite: string | null,
  ) {}

  get busy(): boolean {
    return UNDER_WAY.has(this.state);
  }

  /** What there is already; nobody is set to work. */
  look = (): Promise<Analysis["state"]> =>
    this.hear(() => api.analysis(this.id, this.game, this.decisions.length, this.invite));

  /** Have it made; then listen until it is done. */
  async ask(): Promise<void> {
    if (this.busy || this.state === "done") return;
    this.decisions = [];
    const found = await this.hear(() => api.analyse(this.id, this.game, this.invite));
    if (found === "done") await this.look();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.later);
  }

  private async hear(from: () => Promise<Analysis>): Promise<Analysis["state"]> {
    try {
      this.take(await from());
      this.trouble = "";
    } catch (error) {
      this.trouble = error instanceof ApiError ? error.code : "failed";
    }
    if (this.busy && !this.closed) this.later = setTimeout(() => void this.look(), AGAIN);
    return this.state;
  }

  private take(news: Analysis): void {
    if (news.decisions.length > 0) this.decisions = [...this.decisions, ...news.decisions];
    [this.state, this.done, this.of, this.every, this.together, this.turning] = [
      news.state,
      news.done,
      news.of,
      news.every,
      news.together,
      news.turning,
    ];
  }
}

// ---------------------------------------------------------------- along the replay

/** The frame from which each move was made, by the move's seq. */
export function moments(frames: readonly Frame[]): Map<number, number> {
  return new Map(frames.flatMap((frame, i) => (i > 0 && frame.line?.move ? [[frame.line.seq, i - 1] as const] : [])));
}

export interface Dot {
  /** The frame. */
  at: number;
  /** Thousandths of a win. */
  chance: number;
}

export interface Curve {
  /** Whose chance it is; -1: that of all together. */
  seat: number;
  dots: Dot[];
}

/** What the end was worth to a seat. */
export function worth(result: Result, seat: number, together: boolean): number {
  if (!result.winners.includes(seat)) return 0;
  return together ? 1000 : 1000 / result.winners.length;
}

/** A line for each seat through its own decisions, and to the result; one line where all win together. */
export function curves(
  decisions: readonly Judged[],
  where: ReadonlyMap<number, number>,
  seats: number,
  together: boolean,
  result: Result | null,
  last: number,
): Curve[] {
  const lines = together ? [-1] : Array.from({ length: seats }, (_, seat) => seat);
  return lines.map((seat) => {
    const own = decisions.filter((one) => (seat < 0 || one.seat === seat) && where.has(one.seq));
    const dots = own.map((one) => ({ at: where.get(one.seq)!, chance: one.chance }));
    if (result && dots.length > 0) dots.push({ at: last, chance: worth(result, Math.max(0, seat), together) });
    return { seat, dots };
  });
}

/** The chance of a line at a frame, between its dots in proportion. */
export function chanceAt(curve: Curve, at: number): number | null {
  const after = curve.dots.findIndex((dot) => dot.at >= at);
  if (curve.dots.length === 0) return null;
  if (after === 0) return curve.dots[0]!.chance;
  if (after < 0) return curve.dots.at(-1)!.chance;
  const [a, b] = [curve.dots[after - 1]!, curve.dots[after]!];
  return a.chance + ((b.chance - a.chance) * (at - a.at)) / Math.max(1, b.at - a.at);
}
