/** Signs, cubes, patterns and the back lie once in the page; cards and pieces only refer to them. */

import cycle from "icon:cycle";
import points from "icon:laurels";
import { EMBLEMS } from "./emblems";
import { SIGNS } from "./kinds";
import prints from "./prints.svg?raw";

const ID = "kingdom-prints";

const symbols = (prefix: string, of: Readonly<Record<string, string>>) =>
  Object.entries(of).map(([name, body]) => `<symbol id="kd-${prefix}-${name}" viewBox="0 0 512 512">${body}</symbol>`).join("");

/** Patterns take their colours from where they lie, so the sheet wears the colours of this table. */
export function layPrints(): void {
  if (document.getElementById(ID)) return;
  const sheet = document.createElement("div");
  sheet.id = ID;
  sheet.dataset.game = "kingdom";
  sheet.setAttribute("aria-hidden", "true");
  sheet.style.cssText = "position:absolute;width:0;height:0;overflow:hidden";
  sheet.innerHTML = `${prints}<svg>${symbols("i", EMBLEMS)}${symbols("k", { ...SIGNS, cycle, points })}</svg>`;
  document.body.append(sheet);
}
