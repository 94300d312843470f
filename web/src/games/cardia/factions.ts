/** The four factions as print: colour, pattern, cut edge, sign. */
import type { EdgeName, PatternName } from "$print/patterns";
import { EMBLEMS } from "./emblems";
import type { Id } from "./game";

export type Faction = Id<"faction">;

export interface Print {
  ink: string;
  deep: string;
  pattern: PatternName;
  edge: EdgeName;
  sign: string;
}

const print = (faction: Faction, pattern: PatternName, edge: EdgeName): Print => ({
  ink: `var(--${faction})`,
  deep: `var(--${faction}-deep)`,
  pattern,
  edge,
  sign: EMBLEMS[`faction-${faction}`],
});

export const FACTIONS: Readonly<Record<Faction, Print>> = {
  swamp: print("swamp", "waves", "wavy"),
  academy: print("academy", "rings", "saw"),
  guild: print("guild", "hatch", "crenels"),
  dynasty: print("dynasty", "rays", "scallops"),
};
