import { choicesInWords } from "$lib/words.svelte";
import type { Choice } from "../table/choice.svelte";
import type { LegalMove } from "./contract";

/** What may be played now, as a board is told it. */
export function offered(choice: Choice): readonly LegalMove[] {
  if (choice.waiting) return [];
  const texts = choicesInWords(choice.moves);
  return choice.moves.map(({ move, key, args, targets }, i) => ({ move, key, args, targets, words: texts[i]! }));
}
