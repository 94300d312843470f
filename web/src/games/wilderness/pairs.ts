/** Rulings of the bestiary about two kinds that meet, or a kind and a desert. */

import type { Word } from "./game";
import type { Animal } from "./kinds";

export interface Pair {
  id: Word extends infer W ? (W extends `bestiary-${infer P}.text` ? P : never) : never;
  animals: readonly Animal[];
  /** Worked examples that stand here. */
  examples: readonly string[];
  /** Examples that stand with one of the animals. */
  see?: readonly string[];
}

export const PAIRS: readonly Pair[] = [
  { id: "snake-scarab", animals: ["snake", "scarab"], examples: ["scarab-snake-on-desert"] },
  { id: "lizard-bees", animals: ["lizard", "bees"], examples: ["lizard-against-bees"] },
  { id: "echidna-bees", animals: ["echidna", "bees"], examples: ["echidna-against-bees"] },
  { id: "swans-basilisk", animals: ["swans", "basilisk"], examples: ["gaze-swans"] },
  { id: "swans-dragon", animals: ["swans", "dragon"], examples: ["epic-swans", "fire-swans"] },
  { id: "swans-scarab", animals: ["swans", "scarab"], examples: ["scarab-swans"], see: ["scarab-swan-dies"] },
  { id: "swans-skunk", animals: ["swans", "skunk"], examples: [], see: ["stench"] },
  {
    id: "bees-dragon",
    animals: ["bees", "dragon"],
    examples: ["bees-against-dragon", "bees-slay-dragon"],
    see: ["fire-east", "dragon-through-bees"],
  },
  { id: "bees-scarab", animals: ["bees", "scarab"], examples: ["scarab-not-bees"] },
  { id: "bees-skunk", animals: ["bees", "skunk"], examples: [], see: ["stench"] },
  { id: "basilisk-desert", animals: ["basilisk"], examples: ["gaze-over-desert"] },
  { id: "basilisk-passing", animals: ["basilisk"], examples: ["gaze-while-passing"] },
  { id: "unicorn-stunned", animals: ["unicorn"], examples: ["stunned-may-be-attacked"], see: ["healing"] },
  { id: "unicorn-desert", animals: ["unicorn"], examples: ["aura-over-desert"] },
  { id: "dragon-scarab", animals: ["dragon", "scarab"], examples: ["scarab-dragon", "scarab-dragon-miss"] },
  { id: "dragon-desert", animals: ["dragon"], examples: ["fire-over-desert"] },
  { id: "skunk-desert", animals: ["skunk"], examples: [], see: ["stench"] },
  {
    id: "same-kind",
    animals: ["basilisk", "unicorn", "scarab", "eel", "dragon", "skunk"],
    examples: ["gaze-basilisk-immune", "healing-not-unicorns", "scarab-not-scarab", "eel-not-eel"],
    see: ["fire-immune", "stench-immune"],
  },
  { id: "dragon-immune", animals: ["dragon"], examples: ["fire-immune", "stench-immune"] },
  {
    id: "eel-immune",
    animals: ["eel", "basilisk"],
    examples: ["gaze-eel-does-not-block"],
    see: ["fire-immune", "stench-immune"],
  },
];
