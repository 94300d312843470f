/** Drawings that are used many times lie once in the page; boards and cards only refer to them. */

import mole from "icon:mole";
import owl from "icon:owl";
import beaver from "icon:beaver";
import rabbit from "icon:rabbit-head";
import biohazard from "icon:biohazard";
import brokenWall from "icon:broken-wall";
import mecha from "icon:mecha-head";
import rocket from "icon:rocket";
import sprout from "icon:sprout";
import { SUITS } from "$lib/suits";
import { outline } from "./geometry";
import { TERRAIN, WILD } from "./terrain";
import { laySheet } from "../../print/sheet";

/** As drawings they take the fill of whoever refers to them. */
const plain = (icon: string) => icon.replaceAll(/\s*fill="currentColor"/g, "");

const ICONS: Readonly<Record<string, string>> = {
  order: owl,
  council: rabbit,
  coven: beaver,
  sect: mole,
  biohazard,
  "broken-wall": brokenWall,
  mech: mecha,
  rocket,
  sprout,
};

const octagon = (r: number): string =>
  Array.from({ length: 8 }, (_, k) => {
    const a = ((22.5 + 45 * k) * Math.PI) / 180;
    return `${(r * Math.cos(a)).toFixed(1)},${(r * Math.sin(a)).toFixed(1)}`;
  }).join(" ");

const use = (icon: string, size: number, fill: string) =>
  `<use href="#df-i-${icon}" x="${-size / 2}" y="${-size / 2}" width="${size}" height="${size}" fill="${fill}"/>`;
const hex = (side: number, fill: string) => `<polygon points="${outline([0, 0], side)}" fill="${fill}"/>`;
const hatch = Array.from({ length: 25 }, (_, k) => `M${8 * k - 130} -62l124 124`).join("");
const rivets = [30, 90, 150, 210, 270, 330]
  .map(
    (a) =>
      `<circle cx="${(54 * Math.cos((a * Math.PI) / 180)).toFixed(1)}" cy="${(54 * Math.sin((a * Math.PI) / 180)).toFixed(1)}" r="2" fill="var(--rust)"/>`,
  )
  .join("");
const body = `<polygon points="${octagon(17)}" fill="var(--rust-deep)" stroke="var(--rim)" stroke-width="1.6"/><polygon points="${octagon(14)}" fill="var(--iron)"/>`;
const half = `<path d="M27 -7.6H12l-4 4.6 5 3.5-3 3.5 2 3.6H27Z" fill="var(--rim)"/><path d="M25.3 -6H14l-3 3 5 3.5-3 3 1 2.5H25.3Z" fill="var(--iron)"/><circle cx="21" cy="1.6" r="1.9" fill="var(--rust)"/>`;
const blob = (d: string) =>
  `<path d="${d}" fill="var(--soot)" stroke="var(--toxic-lit)" stroke-width="2.8"/><path d="M-5.6 -1.2q1.2 -4.4 5.2 -5.2" stroke="var(--toxic-lit)" stroke-width="2" fill="none" stroke-linecap="round"/>`;

const PIECES: Readonly<Record<string, string>> = {
  hunter: body + use("mech", 21, "var(--rim)"),
  sniper: `${body}<circle r="7.5" fill="none" stroke="var(--rim)" stroke-width="2.2"/><path d="M0-12.5v8M0 4.5v8M-12.5 0h8M4.5 0h8" stroke="var(--rim)" stroke-width="2.2"/><circle r="2.2" fill="var(--rim)"/>`,
  toxic: `<polygon points="${octagon(30)}" fill="var(--soot)" stroke="var(--toxic-lit)" stroke-width="4"/><polygon points="${octagon(24.5)}" fill="none" stroke="var(--toxic-lit)" opacity=".6"/>${use("biohazard", 38, "var(--toxic-lit)")}`,
  blob: blob(
    "M10.8 -4.3Q12 0 10.9 3.7Q9.7 7.3 6 9.6Q2.2 11.9 -1.8 11.3Q-5.7 10.7 -8.2 7.5Q-10.7 4.2 -10.7 0.1Q-10.7 -3.9 -7.9 -7Q-5 -10.2 -1 -10.9Q3 -11.6 6.3 -10.1Q9.6 -8.6 10.8 -4.3Z",
  ),
  wall: `<rect x="-27" y="-7.6" width="54" height="15.2" rx="2" fill="var(--rim)"/><rect x="-25.3" y="-6" width="50.6" height="12" rx="1" fill="var(--iron)"/><path d="M-24-3.2H24" stroke="var(--iron-lit)" stroke-width="2"/>${[-20, -7, 7, 20].map((x) => `<circle cx="${x}" cy="1.7" r="2.2" fill="var(--rust)"/>`).join("")}`,
  torn: `<g transform="scale(-1 1)">${half}</g><g>${half}</g>`,
  breach: `<circle r="11.5" fill="var(--brass-light)" stroke="var(--brass-deep)" stroke-width="2"/>${use("broken-wall", 14.3, "var(--token-plus-ink)")}`,
  rocket: `<circle r="13" fill="var(--brass-light)" stroke="var(--brass-deep)" stroke-width="2"/>${use("rocket", 17, "var(--token-plus-ink)")}`,
  engine: `<path d="M-29-19H17l12 6-7 6 11 7-11 7 7 6-12 6H-29Z" fill="var(--rim)" stroke="var(--rim)" stroke-width="3" stroke-linejoin="round"/><path d="M-29-19H17l12 6-7 6 11 7-11 7 7 6-12 6H-29Z" fill="var(--iron)"/><path d="M-27-17.5H13V-7.5H-27Z" fill="var(--rim)"/><path d="M-27 17.5H13V7.5H-27Z" fill="var(--rust-deep)"/><path d="M-27-6H13V6H-27Z" fill="var(--rust)"/><path d="M-20-6V6M-13-6V6" stroke="var(--iron)" stroke-width="2.5"/><circle cx="3" r="5.5" fill="var(--iron)" stroke="var(--brass-light)" stroke-width="2"/>`,
  factory: `${hex(60, "var(--rim)")}${hex(58.5, "var(--iron)")}${hex(49, "var(--iron-plate)")}<path clip-path="url(#df-inner)" d="${hatch}" stroke="var(--iron)" stroke-width="3"/>${rivets}`,
  core: `${hex(60, "var(--rim)")}${hex(58.5, "var(--iron)")}${hex(49, "var(--iron-plate)")}<path clip-path="url(#df-inner)" d="${hatch}" stroke="var(--iron)" stroke-width="3"/><polygon points="${outline([0, 0], 52)}" fill="none" stroke="var(--rust)" stroke-width="4"/>${rivets}`,
  wild: WILD,
  vent: `<path d="M39-10H48L61-16V16L48 10H39Z" fill="var(--soot)" stroke="var(--toxic-lit)" stroke-width="2.6" stroke-linejoin="round"/><path d="M45-6V6M51-8V8" stroke="var(--toxic-lit)" stroke-width="2"/>`,
  arrow: `<path d="M60 0L35-13L40 0L35 13Z" stroke="var(--outline)" stroke-width="2" stroke-linejoin="round"/>`,
  camp: `<ellipse cy="14" rx="21" ry="5" fill="#0007"/><path d="M-20 14L-2.5-17l2.5-4 2.5 4L20 14Z" fill="var(--pf)" stroke="var(--outline)" stroke-width="2" stroke-linejoin="round"/><path d="M0-17L-12.5 13H-3L0 2l3 11h9.5Z" fill="var(--outline)" opacity=".28"/><path d="M0-20v-7l8 2.6-8 2.6" fill="var(--pf)" stroke="var(--outline)" stroke-width="1.4"/>`,
  leader: `<ellipse cy="16" rx="19" ry="6" fill="#0008"/><path d="M-15 8h30l3 7q-18 7-36 0Z" fill="var(--outline)"/><circle cy="-4" r="20" fill="var(--stock)" stroke="var(--outline)" stroke-width="1.6"/><circle cy="-4" r="17" fill="var(--pf)"/>`,
  wound: `<polygon points="${octagon(18)}" fill="var(--token-minus)" stroke="var(--piece-edge)" stroke-width="1.4"/><path d="M0-11C5-4 8 0 8 4.5A8 8 0 0 1-8 4.5C-8 0-5-4 0-11Z" fill="var(--blood)"/>`,
  pawn: `<ellipse cy="13" rx="13" ry="4" fill="#0004"/><path d="M-11 13q0-4 4-5l3-11h8l3 11q4 1 4 5Z" fill="var(--brass)" stroke="var(--brass-deep)" stroke-width="1.6"/><circle cy="-9" r="7.5" fill="var(--brass-light)" stroke="var(--brass-deep)" stroke-width="1.6"/>`,
};

const DEFS = [
  `<clipPath id="df-hex"><polygon points="${outline([0, 0], 58.8)}"/></clipPath>`,
  `<clipPath id="df-inner"><polygon points="${outline([0, 0], 49)}"/></clipPath>`,
  `<filter id="df-lino" x="-2%" y="-2%" width="104%" height="104%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".05" numOctaves="2" seed="31" result="w"/><feDisplacementMap in="SourceGraphic" in2="w" scale="2.8" xChannelSelector="R" yChannelSelector="G" result="d"/><feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="3" seed="38" result="g"/><feColorMatrix in="g" type="matrix" values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  9 0 0 0 -1.55" result="m"/><feComposite in="d" in2="m" operator="in"/></filter>`,
  ...Object.entries(ICONS).map(
    ([name, icon]) => `<symbol id="df-i-${name}" viewBox="0 0 512 512">${plain(icon)}</symbol>`,
  ),
  ...SUITS.map((suit, seat) => `<symbol id="df-suit-${seat}" viewBox="0 0 512 512">${plain(suit)}</symbol>`),
  ...Object.entries(TERRAIN).flatMap(([habitat, cuts]) =>
    cuts.map((cut, i) => `<g id="df-${habitat}-${i}" clip-path="url(#df-hex)">${cut}</g>`),
  ),
  ...Object.entries(PIECES).map(([name, piece]) => `<g id="df-${name}">${piece}</g>`),
].join("");

/** Lay the drawings into the page. */
export const layDrawings = (): void => laySheet("defenders", `<svg width="0" height="0"><defs>${DEFS}</defs></svg>`);
