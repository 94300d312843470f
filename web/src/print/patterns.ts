/** Patterns and cut edges of printed plates: what tells the kinds of cards apart without colour. */

export type PatternName =
  | "hatch"
  | "rays"
  | "rings"
  | "waves"
  | "bricks"
  | "chevrons"
  | "scales"
  | "meridians"
  | "lozenges"
  | "cracks"
  | "firs"
  | "stubble"
  | "peaks";
export type EdgeName =
  "crenels" | "scallops" | "saw" | "wavy" | "pennants" | "ticket" | "shards" | "stubble" | "straight";

export interface Drawing {
  /** path data */
  d: string;
  /** filled, or only stroked */
  filled: boolean;
}

const round = (n: number): string => (Math.round(n * 100) / 100).toString();

function memo<A extends readonly (string | number)[], R>(make: (...args: A) => R): (...args: A) => R {
  const known = new Map<string, R>();
  return (...args: A) => {
    const key = args.join();
    let made = known.get(key);
    if (made === undefined) {
      made = make(...args);
      known.set(key, made);
    }
    return made;
  };
}

function hatch(w: number, h: number, gap: number): string {
  let d = "";
  for (let x = -h; x < w + h; x += gap * 1.44) d += `M${round(x)} 0l${h} ${h}M${round(x)} ${h}l${h} ${-h}`;
  return d;
}

function rays(w: number, h: number, cx: number, cy: number): string {
  const reach = Math.hypot(w, h) * 1.2;
  const count = 30;
  let d = "";
  for (let k = 0; k < count; k += 1) {
    const a = (k * 2 * Math.PI) / count;
    const b = a + Math.PI / count;
    const to = (t: number) => `${round(cx + reach * Math.cos(t))} ${round(cy + reach * Math.sin(t))}`;
    d += `M${round(cx)} ${round(cy)}L${to(a)}L${to(b)}Z`;
  }
  return d;
}

function rings(w: number, h: number, cx: number, cy: number, gap: number): string {
  const reach = Math.hypot(w, h);
  let d = "";
  for (let r = gap * 2; r < reach; r += gap) {
    d += `M${round(cx - r)} ${round(cy)}a${round(r)} ${round(r)} 0 1 0 ${round(2 * r)} 0a${round(r)} ${round(r)} 0 1 0 ${round(-2 * r)} 0`;
  }
  return d;
}

function waves(w: number, h: number, gap: number): string {
  const half = gap * 1.7;
  let d = "";
  let row = 0;
  for (let y = -gap; y < h + gap; y += gap, row += 1) {
    d += `M${round(row % 2 ? -half : 0)} ${round(y)}`;
    for (let x = 0; x < w + 2 * half; x += 2 * half)
      d += `q${round(half / 2)} ${round(-half * 0.42)} ${round(half)} 0t${round(half)} 0`;
  }
  return d;
}

function bricks(w: number, h: number, gap: number): string {
  let d = "";
  let row = 0;
  for (let y = 0; y < h; y += gap, row += 1) {
    d += `M0 ${round(y)}H${w}`;
    for (let x = row % 2 ? gap : 0; x < w; x += gap * 2) d += `M${round(x)} ${round(y)}v${round(gap)}`;
  }
  return d;
}

function chevrons(w: number, h: number, gap: number): string {
  let d = "";
  for (let y = -w / 2; y < h + gap; y += gap) d += `M0 ${round(y)}L${w / 2} ${round(y + w / 4)}L${w} ${round(y)}`;
  return d;
}

function scales(w: number, h: number, gap: number): string {
  let d = "";
  let row = 0;
  for (let y = 0; y < h + gap; y += gap * 0.8, row += 1) {
    for (let x = row % 2 ? -gap : 0; x < w + gap; x += gap * 2)
      d += `M${round(x)} ${round(y)}a${gap} ${gap} 0 0 0 ${gap * 2} 0`;
  }
  return d;
}

function lozenges(w: number, h: number, gap: number): string {
  let d = "";
  let row = 0;
  for (let y = 0; y < h + gap; y += gap, row += 1) {
    for (let x = row % 2 ? 0 : gap; x < w + gap; x += gap * 2) {
      d += `M${round(x)} ${round(y - gap * 0.55)}l${round(gap * 0.6)} ${round(gap * 0.55)}l${round(-gap * 0.6)} ${round(gap * 0.55)}l${round(-gap * 0.6)} ${round(-gap * 0.55)}z`;
    }
  }
  return d;
}

function cracks(w: number, h: number, gap: number): string {
  let d = "";
  let turn = 1;
  for (let x = gap / 2; x < w + gap; x += gap * 1.3, turn = -turn) {
    d += `M${round(x)} 0`;
    for (let y = 0, k = 0; y < h; y += gap, k += 1)
      d += `l${round(turn * (k % 2 ? gap * 0.5 : -gap * 0.7))} ${round(gap)}`;
  }
  return d;
}

/** Small signs in rows, every second row shifted by half. */
function rows(w: number, h: number, dx: number, dy: number, sign: string): string {
  let d = "";
  let row = 0;
  for (let y = 0; y < h + dy; y += dy, row += 1)
    for (let x = row % 2 ? -dx / 2 : 0; x < w + dx; x += dx) d += `M${round(x)} ${round(y)}${sign}`;
  return d;
}

/** A pattern over a plate of w x h whose emblem stands at (cx, cy). */
export const pattern = memo((name: PatternName, w: number, h: number, cx: number, cy: number): Drawing => {
  const gap = w / 17;
  switch (name) {
    case "hatch":
      return { d: hatch(w, h, gap * 1.1), filled: false };
    case "rays":
      return { d: rays(w, h, cx, cy), filled: true };
    case "rings":
      return { d: rings(w, h, cx, cy, gap), filled: false };
    case "waves":
      return { d: waves(w, h, gap), filled: false };
    case "bricks":
      return { d: bricks(w, h, gap * 1.2), filled: false };
    case "chevrons":
      return { d: chevrons(w, h, gap * 1.5), filled: false };
    case "scales":
      return { d: scales(w, h, gap), filled: false };
    case "meridians":
      return { d: waves(w, h, gap * 1.6) + rings(w, h, cx, cy, gap * 2.6), filled: false };
    case "lozenges":
      return { d: lozenges(w, h, gap * 1.2), filled: true };
    case "firs":
      return {
        d: rows(
          w,
          h,
          gap * 2,
          gap * 1.7,
          `l${round(gap * 0.75)} ${round(-gap * 1.35)}l${round(gap * 0.75)} ${round(gap * 1.35)}m${round(-gap * 0.75)} ${round(-gap * 1.2)}v${round(gap * 1.5)}`,
        ),
        filled: false,
      };
    case "stubble":
      return {
        d: rows(
          w,
          h,
          gap * 1.9,
          gap * 1.3,
          `l${round(gap * 0.5)} ${round(-gap)}m${round(gap * 0.3)} ${round(gap)}v${round(-gap * 1.2)}`,
        ),
        filled: false,
      };
    case "peaks":
      return {
        d: rows(
          w,
          h,
          gap * 3.7,
          gap * 2.2,
          `l${round(gap * 1.7)} ${round(-gap * 2.1)}l${round(gap * 1.7)} ${round(gap * 2.1)}m${round(-gap * 1.7)} ${round(-gap * 2.1)}l${round(-gap * 0.4)} ${round(gap * 2.1)}`,
        ),
        filled: false,
      };
    case "cracks":
      return { d: cracks(w, h, gap * 1.6), filled: false };
  }
});

/** The outline of a plate: straight at three sides, its lower edge at height y cut in the profile of the kind. */
export const plate = memo((name: EdgeName, w: number, y: number): string => {
  const depth = w / 20;
  const head = `M0 0H${w}V${y}`;
  const times = (n: number, one: string) => head + one.repeat(n) + "Z";
  switch (name) {
    case "saw": {
      const step = w / 18;
      return times(9, `l${round(-step)} ${depth}l${round(-step)} ${-depth}`);
    }
    case "wavy": {
      const step = w / 14;
      return times(
        7,
        `q${round(-step / 2)} ${round(depth * 1.5)} ${round(-step)} ${round(depth / 2)}t${round(-step)} ${round(-depth / 2)}`,
      );
    }
    case "scallops": {
      const step = w / 11;
      return times(11, `a${round(step / 2)} ${round(step / 2)} 0 0 1 ${round(-step)} 0`);
    }
    case "crenels": {
      const step = w / 22;
      return times(11, `v${depth}h${round(-step)}v${-depth}h${round(-step)}`);
    }
    case "pennants": {
      const step = w / 7;
      return times(7, `l${round(-step / 2)} ${round(depth * 1.4)}l${round(-step / 2)} ${round(-depth * 1.4)}`);
    }
    case "ticket": {
      const step = w / 15;
      return times(
        15,
        `h${round(-step * 0.3)}a${round(step * 0.2)} ${round(step * 0.2)} 0 0 0 ${round(-step * 0.4)} 0h${round(-step * 0.3)}`,
      );
    }
    case "shards": {
      const step = w / 10;
      return times(
        5,
        `l${round(-step * 0.7)} ${round(depth * 1.5)}l${round(-step * 0.5)} ${round(-depth)}l${round(-step * 0.8)} ${round(-depth * 0.5)}`,
      );
    }
    case "stubble": {
      const step = w / 26;
      const blades = Array.from({ length: 26 }, (_, k) => depth * (0.7 + 0.22 * ((k * 7) % 5)));
      return (
        head +
        blades
          .map((blade) => `l${round(-step * 0.3)} ${round(blade)}l${round(-step * 0.7)} ${round(-blade)}`)
          .join("") +
        "Z"
      );
    }
    case "straight":
      return head + "H0Z";
  }
});

/** A seal of wax as an irregular round: the outline of the drop. */
export const WAX =
  "M56.5 37.2Q54.9 44.4 49.7 49.8Q44.5 55.1 37.3 57.5Q30 59.8 22.8 57.3Q15.6 54.9 10 49.9Q4.3 44.8 4.6 37.4Q4.9 30 5.6 23.2Q6.3 16.3 10.7 10.3Q15.1 4.2 22.5 3Q30 1.7 37.4 3.1Q44.8 4.4 48.4 10.8Q52.1 17.3 55.1 23.6Q58.1 30 56.5 37.2Z";

/** Rays behind a picture, from a point at the foot. */
export const sunrays = memo((cx: number, cy: number, reach: number): string => {
  let d = "";
  for (let k = 0; k < 16; k += 1) {
    const a = Math.PI + (k * Math.PI) / 15 + 0.05;
    const b = a + 0.1;
    d += `M${cx} ${cy}L${round(cx + reach * Math.cos(a))} ${round(cy + reach * Math.sin(a))}L${round(cx + reach * Math.cos(b))} ${round(cy + reach * Math.sin(b))}Z`;
  }
  return d;
});

/** The scalloped round of a good token. */
export const SCALLOP = (() => {
  const points: string[] = [];
  for (let k = 0; k < 28; k += 1) {
    const r = k % 2 ? 16.4 : 19.2;
    const a = (k * Math.PI) / 14;
    points.push(`${round(20 + r * Math.cos(a))},${round(20 + r * Math.sin(a))}`);
  }
  return points.join(" ");
})();
