/** The coach at a table against bots: before a move what matters, after a clear mistake what would have been better.
 *
 * All of it is thought out on the server from what the own seat knows; one thing is asked at a time. */

import type { Hint, Review, TableInfo } from "$lib/generated/protocol";
import type { TableModel } from "./model.svelte";

/** From so many moves on there is something to weigh. */
const CHOICES = 3;
/** Thousandths by which a move leads that is clearly better. */
const CLEAR = 80;

/** Nobody else is worse off for it: all others are bots, nothing is rated, no lesson is held and no puzzle tried. */
export const coachable = (table: TableInfo): boolean =>
  table.yours.length > 0 &&
  !table.rated &&
  table.lesson === null &&
  table.puzzle === null &&
  table.seats.every((seat) => seat.bot !== null || table.yours.includes(seat.seat));

export class Coach {
  /** A clear mistake of one's own last move, as long as no other was made. */
  mistake: Review | null = $state.raw(null);
  /** The best moves of the decision that is being made. */
  weighed: Hint | null = $state.raw(null);
  private reviewed = -1;
  private asked = -1;
  private last: Promise<unknown> = Promise.resolve();

  constructor(private readonly model: TableModel) {}

  /** One move is clearly better than all others. */
  get one(): boolean {
    const [best, second] = this.weighed?.best ?? [];
    return best !== undefined && second !== undefined && best.value - second.value >= CLEAR;
  }

  /** Call it whenever something has changed: `on`, and it looks whether there is something to think about. */
  listen(on: boolean): void {
    const { decision, lines, info } = this.model;
    const own = lines.findLast((line) => info.yours.includes(line.seat) && line.move !== null && !line.bot);
    const made = own?.seq ?? 0;
    if (!on || this.reviewed < 0) {
      if (lines.length > 0) this.reviewed = made;
      if (!on) return this.hush();
    }
    if (made !== this.reviewed) {
      this.hush();
      if (own !== undefined && made > this.reviewed) this.then(() => this.review(own.seat, made));
      this.reviewed = made;
    }
    const seat = decision.seat;
    if (seat === null || decision.legal.length < CHOICES) this.weighed = null;
    else if (this.asked !== made) {
      this.asked = made;
      this.then(() => this.weigh(seat, made));
    }
  }

  private hush(): void {
    this.mistake = this.weighed = null;
    this.asked = -1;
  }

  private then(what: () => Promise<void>): void {
    this.last = this.last.then(what, what);
  }

  private async review(seat: number, made: number): Promise<void> {
    if (made !== this.reviewed) return;
    const answer = await this.model.aside({ type: "review", seat });
    if (answer.type === "review" && answer.move === this.reviewed && answer.quality === "mistake")
      this.mistake = answer;
  }

  private async weigh(seat: number, made: number): Promise<void> {
    if (made !== this.reviewed || this.model.decision.seat !== seat) return;
    const answer = await this.model.aside({ type: "hint", seat });
    if (answer.type === "hint" && answer.searched && made === this.reviewed && this.model.decision.seat === seat)
      this.weighed = answer;
  }

  /** The places of the better move on the board. */
  show(): void {
    this.model.choice.spot(this.mistake?.best.choice.targets ?? []);
  }

  get canTakeBack(): boolean {
    return this.mistake !== null && this.model.decision.undo.includes(this.mistake.seat);
  }

  /** Take the move back, and point at the better one. */
  async takeBack(): Promise<void> {
    const better = this.mistake?.best.choice;
    await this.model.undo();
    const move = this.model.choice.moves.find((one) => one.move === better?.move);
    if (move) this.model.choice.show(move);
  }
}
