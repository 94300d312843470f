/** Drawings that are used many times lie once in the page; boards and cards only refer to them. */

import brick from "icon:brick-wall";
import lumber from "icon:log";
import wool from "icon:sheep";
import ore from "icon:stone-pile";
import grain from "icon:wheat";
import { SUITS } from "$lib/suits";
import { CHIPS, PLATES } from "./faces";
import { FIGURES } from "./figures";
import type { Id } from "./game";
import { TILES } from "./tiles";
import { laySheet } from "../../print/sheet";

export const HEX = "M0 -51L44.2 -25.5L44.2 25.5L0 51L-44.2 25.5L-44.2 -25.5Z";
/** As drawings they take the fill of whoever refers to them. */
const plain = (icon: string) => icon.replaceAll(' fill="currentColor"', "").replaceAll('fill="currentColor"', "");
const ICONS: Readonly<Record<Id<"resource">, string>> = {
  lumber: plain(lumber),
  brick: plain(brick),
  wool: plain(wool),
  grain: plain(grain),
  ore: plain(ore),
};
const SOFT: readonly (readonly [string, string])[] = [
  ["forest", "lumber"],
  ["hills", "brick"],
  ["fields", "grain"],
  ["pasture", "wool"],
  ["mountains", "ore"],
];

const symbols = (prefix: string, box: string, of: Readonly<Record<string, string>>) =>
  Object.entries(of)
    .map(([name, body]) => `<symbol id="nw-${prefix}-${name}" viewBox="${box}">${body}</symbol>`)
    .join("");
const groups = (prefix: string, of: Readonly<Record<string, string>>) =>
  Object.entries(of)
    .map(([name, body]) => `<g id="nw-${prefix}-${name}">${body}</g>`)
    .join("");

const soft = ([terrain, ink]: readonly [string, string]) =>
  `<radialGradient id="nw-soft-${terrain}"><stop offset=".55" stop-color="var(--${ink})" stop-opacity=".92"/><stop offset="1" stop-color="var(--${ink})" stop-opacity="0"/></radialGradient>`;

/** Land that gives nothing: a field of cracked ice, and the desert of the island. */
const BARREN = {
  ice: `<path d="${HEX}" fill="#dbe7e8"/><g clip-path="url(#nw-hex)"><path d="M-44 -8l22 -9 14 12 20 -14 34 8M-30 -44l8 27M-8 -5l-10 26 12 32M-18 21l-28 10M12 -19l6 -30M46 18l-26 6 -14 -10 -14 -19M20 24l4 28" fill="none" stroke="#8fb5c4" stroke-width="2"/><path d="M-40 6l10 -4 6 8 -9 6zM18 -2l12 -3 7 9 -12 5zM-6 34l11 -2 4 8 -11 3z" fill="#fff" opacity=".75"/><path d="M-34 -22l9 -3M28 -28l10 2M26 38l8 -3M-16 -34l7 3" stroke="#b9d3db" stroke-width="3" stroke-linecap="round"/></g>`,
  desert: `<path d="${HEX}" fill="var(--sand)"/><g clip-path="url(#nw-hex)"><path d="M-50 -30q16 -8 32 0t32 0 32 0M-50 -14q16 -8 32 0t32 0 32 0M-50 2q16 -8 32 0t32 0 32 0M-50 18q16 -8 32 0t32 0 32 0M-50 34q16 -8 32 0t32 0 32 0" fill="none" stroke="var(--sand-deep)" stroke-width="2" opacity=".8"/><path d="M-3 24V-16q0 -6 4 -6t4 6v40zM5 4h8q5 0 5 -6v-8q0 -3 -3 -3t-3 3v7h-7zM-3 10h-7q-5 0 -5 -6v-7q0 -3 3 -3t3 3v6h6z" fill="#4b6b3a" stroke="#2d4523" stroke-width="1.4"/></g>`,
};

const DEFS = [
  `<clipPath id="nw-hex"><path d="${HEX}"/></clipPath>`,
  ...SOFT.map(soft),
  `<linearGradient id="nw-wallshade" x2="0" y2="1"><stop stop-color="#0b1720" stop-opacity=".62"/><stop offset="1" stop-color="#0b1720" stop-opacity="0"/></linearGradient>`,
  `<radialGradient id="nw-halo"><stop offset=".35" stop-color="rgb(255 176 30)" stop-opacity=".95"/><stop offset="1" stop-color="rgb(255 176 30)" stop-opacity="0"/></radialGradient>`,
  `<pattern id="nw-blocked" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0v7" stroke="#10202c" stroke-width="3.2" stroke-opacity=".34"/></pattern>`,
  `<filter id="nw-lino" x="-2%" y="-2%" width="104%" height="104%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".06" numOctaves="2" seed="21" result="w"/><feDisplacementMap in="SourceGraphic" in2="w" scale="2" xChannelSelector="R" yChannelSelector="G" result="d"/><feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="3" seed="28" result="g"/><feColorMatrix in="g" type="matrix" values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  9 0 0 0 -1.35" result="m"/><feComposite in="d" in2="m" operator="in"/></filter>`,
  symbols("i", "0 0 512 512", ICONS),
  SUITS.map((body, seat) => `<symbol id="nw-suit-${seat}" viewBox="0 0 512 512">${body}</symbol>`).join(""),
  symbols("plate", "0 0 100 140", PLATES),
  symbols("chip", "0 0 44 44", CHIPS),
  groups("tile", TILES),
  groups("tile", BARREN),
  groups("f", FIGURES),
].join("");

/** Lay the drawings into the page. */
export const layDrawings = (): void => laySheet("nightwatch", `<svg width="0" height="0"><defs>${DEFS}</defs></svg>`);
