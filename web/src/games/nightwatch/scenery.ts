/** The land north of the Gift and the ice of the Wall: drawn by a small generator that always draws the same. */

export const LEFT = -420;
export const RIGHT = 1568;

function numbers(seed: number): (from: number, to: number) => number {
  let state = seed;
  return (from, to) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return from + ((to - from) * state) / 2 ** 32;
  };
}

const n = (x: number) => (Math.round(x * 10) / 10).toString();

/** Waves of the night sky. */
export function nightLines(): string {
  let d = "";
  for (let y = 8; y < 156; y += 9) d += `M${LEFT} ${y}q36 -5 72 0${"t72 0".repeat(28)}`;
  return d;
}

function peak(x: number, top: number, half: number): string {
  const h = 148 - top;
  const s = h / 120;
  return (
    `<path d="M${x} ${top}L${x - half} 148H${x + half}Z" fill="#2b586c"/>` +
    `<path d="M${x} ${top}L${x + half} 148H${x + 6}l-9 ${n(-h * 0.35)} 8 ${n(-h * 0.22)}Z" fill="#1b3d4f"/>` +
    `<path d="M${x} ${top}l${n(-half * 0.34)} ${n(h * 0.34)} ${n(half * 0.17)} ${n(-7.2 * s)} ${n(half * 0.14)} ${n(10.8 * s)} ${n(half * 0.16)} ${n(-12 * s)} ${n(half * 0.2)} ${n(8.4 * s)}Z" fill="#e7f0ef"/>`
  );
}

/** The Frostfangs at the left edge. */
export const peaks = (): string =>
  [
    [30, 60, 58],
    [112, 28, 70],
    [190, 50, 62],
    [262, 78, 46],
    [-60, 44, 66],
    [-150, 66, 56],
    [-240, 40, 70],
  ]
    .map(([x, top, half]) => peak(x!, top!, half!))
    .join("");

function tree(x: number, y: number, size: number, fill: string): string {
  const k = size / 20;
  const p = (v: number) => n(v * k);
  return `<path d="M${n(x)} ${n(y)}l${p(6)} ${p(8.7)}h${p(-2.6)}l${p(5.4)} ${p(8.2)}h${p(-7.2)}v${p(3.2)}h${p(-3.2)}v${p(-3.2)}h${p(-7.2)}l${p(5.4)} ${p(-8.2)}h${p(-2.6)}z" fill="${fill}"/>`;
}

/** Woods between the clans and in the east. */
export function woods(): string {
  const at = numbers(7);
  const spots: [number, number, number][] = [];
  for (const x of [300, 497, 695, 893])
    for (let i = 0; i < 5; i += 1) spots.push([x + at(-16, 16), at(34, 74), at(17, 23)]);
  for (let i = 0; i < 34; i += 1) spots.push([at(905, 1150), i < 14 ? at(8, 34) : at(100, 124), at(17, 25)]);
  for (let i = 0; i < 16; i += 1) spots.push([at(1108, 1160), at(30, 120), at(18, 26)]);
  for (let i = 0; i < 60; i += 1) spots.push([i % 2 ? at(1170, 1560) : at(-410, -10), at(60, 124), at(18, 28)]);
  return spots
    .sort((a, b) => a[1] - b[1])
    .map(([x, y, size]) => tree(x + 1.2, y + 0.2, size * 1.08, "#0b1720") + tree(x, y, size, "#1f4a57"))
    .join("");
}

const ICE: readonly (readonly [string, string])[] = [
  ["#cfe1e4", "#8fb5c4"],
  ["#b9d3db", "#5c8ca3"],
  ["#a5c6d2", "#4e8099"],
  ["#cfe1e4", "#76a4b8"],
];

/** The front of the Wall: columns of ice, lit from the left. */
export function ice(): string {
  const at = numbers(3);
  let svg = `<rect x="${LEFT}" y="158" width="${RIGHT - LEFT}" height="72" fill="#76a4b8"/>`;
  for (let x = LEFT; x < RIGHT;) {
    const [light, dark] = ICE[Math.floor(at(0, 3.99))]!;
    const [a, b] = [at(9, 20), at(7, 13)];
    svg += `<path d="M${n(x)} 158h${n(a)}l${n(at(-2, 2))} ${n(at(67, 72))}L${n(x)} ${n(at(220, 228))}Z" fill="${light}"/><path d="M${n(x + a)} 158h${n(b)}v${n(at(64, 72))}L${n(x + a)} 230Z" fill="${dark}"/>`;
    svg += `<path d="M${n(x)} ${n(at(176, 194))}l${n(a)} ${n(at(5, 12))}l-2 24Z" fill="${dark}" opacity=".55"/>`;
    x += a + b;
  }
  return svg;
}

/** Crenels of packed snow on top. */
export function crenels(): string {
  const steps = Math.ceil((RIGHT - LEFT) / 28);
  return `M${LEFT} 165V154${"h13v-6h9v6h6".repeat(steps)}V167q-14 7 -28 0${"t-28 0".repeat(steps - 1)}Z`;
}
