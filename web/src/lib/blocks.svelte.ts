/** Whom the person at this browser has blocked: what they say is not shown. */

import { SvelteSet } from "svelte/reactivity";
import { api } from "./api";
import type { BlockList } from "./generated/protocol";
import { person } from "./me.svelte";

class Blocks {
  readonly people = new SvelteSet<string>();
  private asked = "";

  /** Once a person. Without an answer everybody is heard. */
  async load(): Promise<void> {
    const me = person.me?.id ?? "";
    if (!me || this.asked === me) return;
    this.asked = me;
    await api.blocks().then(
      (list) => this.keep(list),
      () => (this.asked = ""),
    );
  }

  async set(who: string, on: boolean): Promise<BlockList> {
    await person.ensure();
    const list = await api.block(who, on);
    this.keep(list);
    return list;
  }

  private keep(list: BlockList): void {
    this.people.clear();
    for (const one of list.people) this.people.add(one.person);
  }
}

export const blocks = new Blocks();
