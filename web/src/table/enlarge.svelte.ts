/** What is looked at large: a thing of the table, or a line of the log. */

import { api } from "$lib/api";
import type { About } from "$lib/board";
import type { Item } from "$lib/generated/protocol";
import { g, nameKey } from "$lib/words.svelte";

/** What is told of it, and the points it names. */
export interface Large {
  about: About;
  points: readonly string[];
  /** The number of the line of the log, if it is one. */
  line: number | null;
}

export class Enlarged {
  shown: Large | null = $state.raw(null);
  /** All that the box holds, as soon as it was asked for. */
  private items: readonly Item[] = $state.raw([]);
  private asked = "";

  constructor(private readonly playedWith: () => string | null) {}

  open(large: Large): void {
    this.shown = large;
    void this.read();
  }

  /** The same for what may be no more than a stray click: only what is printed in the box is shown. */
  openPrinted(large: Large): void {
    void this.read().then(() => {
      if (this.printed(large).length > 0) this.shown = large;
    });
  }

  private async read(): Promise<void> {
    const name = this.playedWith();
    if (name === null || name === this.asked) return;
    this.asked = name;
    try {
      this.items = (await api.catalogue(name)).items;
    } catch {
      // without it there are words alone; the next look asks again
      this.asked = "";
    }
  }

  close(): void {
    this.shown = null;
  }

  /** The printed things that are meant: those that are named, or the one that is called like the thing. */
  printed(large: Large): Item[] {
    const keys = new Set(large.points.map(nameKey));
    const named = this.items.filter((item) => keys.has(item.key));
    if (named.length > 0 || large.line !== null) return named;
    const called = this.items.find((item) => g(item.key) === large.about.title);
    return called ? [called] : [];
  }

  /** What a printed thing says, where it says more than its name. */
  textOf(item: Item): string {
    return g.has(`${item.key}.text`) ? g(`${item.key}.text`) : "";
  }
}
