/** The plan of an offer: the cards lie in the mats as ghosts and can be taken back until they are offered together.
 *
 * The rules know an offer card by card. The plan is kept here and sent one card after the other; what is no longer legal when its
 * turn comes stays in the plan. */

import { pointOf } from "$lib/points";
import type { BoardChoice } from "$table";
import type { Id, Move, View } from "./game";

type Choice = BoardChoice<"kingdom">;
type OfferMove = Extract<Move, { key: "offer-to" }>;
const CARDS = 2;
/** The number below a card names card, area and facing at once: the last card laid so sends the offer. */
const STRAIGHT = 3;

export interface Planned {
  card: Id<"card">;
  /** 1 or 2. */
  area: number;
  facing: Id<"facing">;
}

const read = ({ args }: OfferMove): Planned => ({
  card: pointOf(args.card),
  area: Number(pointOf(args.area)),
  facing: pointOf(args.facing),
});
const same = (a: Planned, b: Planned) => a.card === b.card && a.area === b.area && a.facing === b.facing;
const count = <T>(things: readonly T[], is: (thing: T) => boolean) => things.filter(is).length;

export class Offer {
  planned: readonly Planned[] = $state.raw([]);
  /** How many cards this offer still takes. */
  need = $state(0);
  /** On their way to the table, one after the other. */
  sending = $state(false);

  full: boolean = $derived(this.need > 0 && this.planned.length === this.need);

  private choice: Choice | null = null;
  /** What the table allows, and what of it the plan leaves. */
  private all: readonly Move[] = [];
  private left: readonly Move[] = [];
  private hand: readonly Id<"card">[] = [];
  private traps = 0;

  /** A board with this choice is on the table, and is told of every move before it is played; returns its farewell. */
  attend(choice: Choice, before: (move: Move) => void): () => void {
    this.choice = choice;
    choice.hold = (move) => {
      before(move);
      return this.keep(move);
    };
    return () => {
      choice.hold = null;
      this.choice = null;
      this.clear();
    };
  }

  /** The table has changed, or a card was refused. */
  follow(view: View, viewer: number, moves: readonly Move[], waiting: boolean): void {
    const side = view.seats[viewer];
    if (waiting || !this.choice) return;
    if (view.phase !== "offer" || !side || (!moves.some((move) => move.key === "offer-to") && moves !== this.left)) {
      this.clear();
      return;
    }
    if (moves === this.left) {
      this.sending = false;
      return;
    }
    const before = this.need;
    this.all = moves;
    this.hand = side.hand;
    this.traps = side.traps;
    this.need = CARDS - view.offered;
    if (this.sending && this.need < before) this.planned = this.planned.slice(before - this.need);
    this.planned = this.planned.filter((one, i, all) => i < this.need && this.holds(one.card, all.slice(0, i)));
    if (this.sending && this.next()) return;
    this.sending = false;
    this.narrow();
  }

  /** The ghosts of a mat. */
  in(area: number): readonly Planned[] {
    return this.planned.filter((one) => one.area === area);
  }

  /** Which cards of a hand are planned: of copies the first ones. */
  of(hand: readonly Id<"card">[]): (Planned | null)[] {
    const open = [...this.planned];
    return hand.map((card) => {
      const i = open.findIndex((one) => one.card === card);
      return i < 0 ? null : open.splice(i, 1)[0]!;
    });
  }

  takeBack(one: Planned): void {
    if (this.sending) return;
    const i = this.planned.indexOf(one);
    this.planned = this.planned.filter((_, k) => k !== i);
    this.narrow();
  }

  commit(): void {
    if (!this.full || this.sending) return;
    this.sending = true;
    if (!this.next()) this.sending = false;
  }

  private holds(card: Id<"card">, others: readonly Planned[]): boolean {
    return count(this.hand, (held) => held === card) > count(others, (one) => one.card === card);
  }

  private keep(move: Move): boolean {
    if (move.key !== "offer-to" || this.sending || this.planned.length >= this.need) return false;
    const straight = this.choice?.chosen.at(-1)?.on.length === STRAIGHT;
    this.planned = [...this.planned, read(move)];
    this.narrow();
    if (straight) this.commit();
    return true;
  }

  private next(): boolean {
    const first = this.planned[0];
    const move = first && this.all.find((one) => one.key === "offer-to" && same(read(one), first));
    if (!move || !this.choice) return false;
    this.choice.play(move);
    return true;
  }

  private fits(move: Move): boolean {
    if (move.key !== "offer-to") return true;
    const { card, facing } = read(move);
    if (this.planned.length >= this.need || !this.holds(card, this.planned)) return false;
    const laid = count(this.planned, (one) => one.facing === facing);
    return facing === "face-up" || laid < (facing === "by-trap" ? this.traps : 1);
  }

  private narrow(): void {
    this.left = this.planned.length === 0 ? this.all : this.all.filter((move) => this.fits(move));
    this.choice?.narrow(this.left);
  }

  private clear(): void {
    this.planned = [];
    this.need = 0;
    this.sending = false;
    this.all = this.left = [];
  }
}

export const offer = new Offer();
