/** Terrains, Elements, dice and signs lie once in the page; board, pieces and cards only refer to them. */

import { SUITS } from "$lib/suits";
import { ANIMALS, SIGNS } from "./emblems";
import prints from "./prints.svg?raw";

const ID = "wilderness-prints";

const symbols = (of: Readonly<Record<string, string>>) =>
  Object.entries(of).map(([name, body]) => `<symbol id="wd-${name}" viewBox="0 0 512 512">${body}</symbol>`).join("");
const suits = SUITS.map((body, seat) => `<symbol id="wd-suit-${seat}" viewBox="0 0 512 512">${body}</symbol>`).join("");

/** Patterns take their colours from where they lie, so the sheet wears the colours of this table. */
export function layPrints(): void {
  if (document.getElementById(ID)) return;
  const sheet = document.createElement("div");
  sheet.id = ID;
  sheet.dataset.game = "wilderness";
  sheet.setAttribute("aria-hidden", "true");
  sheet.style.cssText = "position:absolute;width:0;height:0;overflow:hidden";
  sheet.innerHTML = `${prints}<svg width="0" height="0"><defs>${symbols(ANIMALS)}${symbols(SIGNS)}${suits}</defs></svg>`;
  document.body.append(sheet);
}
