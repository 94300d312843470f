/** Signs, cubes, patterns and the back lie once in the page; cards and pieces only refer to them. */

import cycle from "icon:cycle";
import points from "icon:laurels";
import { EMBLEMS } from "./emblems";
import { SIGNS } from "./kinds";
import prints from "./prints.svg?raw";
import { laySheet } from "../../print/sheet";

const symbols = (prefix: string, of: Readonly<Record<string, string>>) =>
  Object.entries(of)
    .map(([name, body]) => `<symbol id="kd-${prefix}-${name}" viewBox="0 0 512 512">${body}</symbol>`)
    .join("");

/** Lay the prints into the page. */
export const layPrints = (): void =>
  laySheet("kingdom", `${prints}<svg>${symbols("i", EMBLEMS)}${symbols("k", { ...SIGNS, cycle, points })}</svg>`);
