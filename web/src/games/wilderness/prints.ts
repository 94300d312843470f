/** Terrains, Elements, dice and signs lie once in the page; board, pieces and cards only refer to them. */

import { SUITS } from "$lib/suits";
import { ANIMALS, SIGNS } from "./emblems";
import prints from "./prints.svg?raw";
import { laySheet } from "../../print/sheet";

const symbols = (of: Readonly<Record<string, string>>) =>
  Object.entries(of)
    .map(([name, body]) => `<symbol id="wd-${name}" viewBox="0 0 512 512">${body}</symbol>`)
    .join("");
const suits = SUITS.map((body, seat) => `<symbol id="wd-suit-${seat}" viewBox="0 0 512 512">${body}</symbol>`).join("");

/** Lay the prints into the page. */
export const layPrints = (): void =>
  laySheet(
    "wilderness",
    `${prints}<svg width="0" height="0"><defs>${symbols(ANIMALS)}${symbols(SIGNS)}${suits}</defs></svg>`,
  );
