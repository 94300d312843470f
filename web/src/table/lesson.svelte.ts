/** A lesson at this table: what is said now, what was said to the last answer, and where the teacher points.
 *
 * How far the learner is the server says (`Taught`); which of the steps that are only read have been read is known here. */

import { ApiError, api } from "$lib/api";
import type { LessonPlan, LessonStep } from "$lib/generated/protocol";
import type { TableModel } from "./model.svelte";

type Texts = Record<string, string>;

export class Teaching {
  plan: LessonPlan | null = $state.raw(null);
  failed = $state("");
  /** Steps below were read. */
  private read = $state(0);

  constructor(
    private readonly model: TableModel,
    game: string,
    lesson: string,
  ) {
    void this.fetch(game, lesson);
  }

  private async fetch(game: string, lesson: string): Promise<void> {
    try {
      this.plan = await api.lesson(game, lesson);
    } catch (error) {
      this.failed = error instanceof ApiError ? error.code : "failed";
    }
  }

  private get taught() {
    return this.model.decision.taught;
  }

  get steps(): readonly LessonStep[] {
    return this.plan?.steps ?? [];
  }

  /** The others play, or something is still being shown: nothing new is said. */
  get watching(): boolean {
    return !this.taught || this.taught.waiting || this.model.director.playing || this.model.director.behind > 0;
  }

  /** The step that is said; the number of steps: all were. */
  get at(): number {
    const { taught } = this;
    if (!taught) return 0;
    if (this.watching && taught.answered >= 0) return taught.answered;
    return Math.min(Math.max(this.read, taught.answered + 1), taught.step);
  }

  get step(): LessonStep | null {
    return this.steps[this.at] ?? null;
  }

  /** A move is asked for, not only attention. */
  get asks(): boolean {
    return !this.watching && this.taught?.step === this.at && this.at < this.steps.length;
  }

  get reads(): boolean {
    return !this.watching && this.taught !== null && this.at < this.taught.step;
  }

  /** All was said. */
  get done(): boolean {
    return this.plan !== null && this.taught !== null && !this.watching && this.at >= this.steps.length;
  }

  /** The end of the game waits until all was said, and where nobody plays on, the way leads to the next lesson instead. */
  get holdsEnd(): boolean {
    return this.plan !== null && this.taught !== null && (!this.done || !this.plan.info.plays_on);
  }

  /** What is said to the answer that was just given. */
  get reply(): Texts | null {
    const { taught } = this;
    if (!taught || taught.reply < 0) return null;
    if (!this.watching && this.at !== taught.answered + 1) return null;
    return this.steps[taught.answered]?.replies[taught.reply] ?? null;
  }

  /** What is said to a wrong try; "": nothing of its own. */
  get objection(): Texts | "" | null {
    const no = this.model.refusal;
    if (no?.code !== "not_taught") return null;
    return this.steps[Number(no.args.step)]?.replies[Number(no.args.reply)] ?? "";
  }

  /** The move that is shown to whoever asks. */
  get hint(): number | null {
    return this.asks ? (this.taught?.hint ?? null) : null;
  }

  /** The moves that answer what is asked. */
  get right(): readonly number[] {
    return this.asks ? (this.taught?.right ?? []) : [];
  }

  isRight(move: number): boolean {
    return this.taught?.right.includes(move) ?? false;
  }

  /** On to the next step, after one that is only read. */
  goOn(): void {
    if (!this.reads) return;
    this.read = this.at + 1;
    this.model.refusal = null;
    this.model.release();
  }
}
