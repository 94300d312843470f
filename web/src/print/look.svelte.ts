/** How a framed drawing is looked at: fitted into the room there is, from nearer or farther, moved about. */

export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** How the drawing lies in its room. */
export interface Place {
  frame: Frame;
  /** Room kept free on both sides for what lies beside it. */
  aside: number;
  /** Room kept free above and below. */
  pad: number;
  /** What a narrow screen shows of the width: its middle, and how much. */
  core?: { x: number; width: number };
  /** It hangs from the upper edge. Otherwise it lies in the middle. */
  hangs: boolean;
  /** Pixels of the screen for one unit at which it can be read: where the whole would be smaller, it opens so. */
  close?: number;
}

interface Spot {
  x: number;
  y: number;
}

export const LEAST = 0.5;
export const MOST = 2;
const NARROW = 900;
const SMALLEST = 0.2;
/** How far an edge of the drawing may be pulled into the room. */
const EDGE = 80;
/** Around what is brought into sight. */
const MARGIN = 10;
/** From here on it is looked at from nearer than the whole. */
const NEAR = 1.05;

const clamp = (x: number, least: number, most: number) => Math.max(least, Math.min(most, x));

export class Look {
  /** The room on the screen. */
  width = $state(0);
  height = $state(0);
  /** In times of the size it opens with. */
  zoom = $state(1);
  /** The whole of it, whatever room there is. */
  whole = $state(false);
  /** It is brought somewhere, not pulled by a hand. */
  glides = $state(false);
  shift: Spot = $state.raw({ x: 0, y: 0 });
  readonly #place: () => Place;

  constructor(place: () => Place) {
    this.#place = place;
  }

  readonly place = $derived.by(() => this.#place());
  readonly #core = $derived(this.width < NARROW ? this.place.core : undefined);
  readonly #fit = $derived.by(() => {
    const { frame, aside, pad } = this.place;
    return Math.max(
      SMALLEST,
      Math.min((this.width - 2 * aside) / (this.#core?.width ?? frame.width), (this.height - 2 * pad) / frame.height),
    );
  });
  readonly #open = $derived(Math.max(this.#fit, this.place.close ?? 0));
  /** Pixels of the screen for one unit of the drawing. */
  readonly scale = $derived(this.whole ? this.#fit : this.#open * this.zoom);
  readonly near = $derived(this.scale > this.#fit * NEAR);
  readonly wide = $derived(this.place.frame.width * this.scale);
  readonly high = $derived(this.place.frame.height * this.scale);
  readonly left = $derived.by(() => {
    const { frame } = this.place;
    const middle = this.#core ? this.#core.x - frame.x : frame.width / 2;
    return this.width / 2 - middle * this.scale + this.shift.x;
  });
  readonly top = $derived.by(() => {
    const spare = this.height - this.high;
    return (this.place.hangs ? Math.min(0, spare) : spare) / 2 + this.shift.y;
  });
  /** What of the drawing can be seen, in its own units. */
  readonly part = $derived.by((): Frame => {
    const { frame } = this.place;
    const [x, y] = [Math.max(0, -this.left / this.scale), Math.max(0, -this.top / this.scale)];
    return {
      x: frame.x + x,
      y: frame.y + y,
      width: Math.min(frame.width, (this.width - this.left) / this.scale) - x,
      height: Math.min(frame.height, (this.height - this.top) / this.scale) - y,
    };
  });

  move(x: number, y: number, edge = EDGE): void {
    const { aside, pad } = this.place;
    const most = (size: number, room: number) => Math.max(0, (size - room) / 2 + edge);
    const [across, down] = [most(this.wide, this.width - 2 * aside), most(this.high, this.height - 2 * pad)];
    this.shift = { x: clamp(x, -across, across), y: clamp(y, -down, down) };
    this.glides = false;
  }

  /** Zoom so that what lies under this point of the room stays there. */
  zoomTo(zoom: number, x = this.width / 2, y = this.height / 2): void {
    const [u, v] = [(x - this.left) / this.scale, (y - this.top) / this.scale];
    this.zoom = clamp(zoom, (LEAST * this.#fit) / this.#open, MOST);
    this.whole = false;
    this.move(this.shift.x + x - this.left - u * this.scale, this.shift.y + y - this.top - v * this.scale);
  }

  /** What the zoom is when a gesture begins. */
  readonly times = $derived(this.scale / this.#open);

  nearer(factor: number): void {
    this.zoomTo(this.times * factor);
  }

  /** Bring a point of the drawing into the middle of the room. */
  centre(x: number, y: number): void {
    const { frame } = this.place;
    const [left, top] = [this.left - this.shift.x, this.top - this.shift.y];
    this.move(this.width / 2 - left - (x - frame.x) * this.scale, this.height / 2 - top - (y - frame.y) * this.scale);
  }

  /** Bring a part of the drawing into sight and move no more than that takes; what is larger than the room lies in its
   * middle. Where the whole is seen, nothing need be brought, and what was brought before comes back. */
  bring(part: Frame): void {
    if (!this.near) {
      if (this.glides) this.shift = { x: 0, y: 0 };
      return;
    }
    const { frame } = this.place;
    const along = (start: number, size: number, room: number) =>
      size > room ? room / 2 - start - size / 2 : clamp(0, -start, room - size - start);
    const x = along(
      this.left + (part.x - frame.x) * this.scale - MARGIN,
      part.width * this.scale + 2 * MARGIN,
      this.width,
    );
    const y = along(
      this.top + (part.y - frame.y) * this.scale - MARGIN,
      part.height * this.scale + 2 * MARGIN,
      this.height,
    );
    this.move(this.shift.x + x, this.shift.y + y, 0);
    this.glides = true;
  }

  fitAgain(): void {
    this.zoom = 1;
    this.whole = true;
    this.shift = { x: 0, y: 0 };
    this.glides = false;
  }

  /** From the whole to the part that is pointed at, as near as it opens, and back. */
  turnAt(x: number, y: number): void {
    if (this.near || this.#open === this.#fit) this.fitAgain();
    else this.zoomTo(1, x, y);
  }
}
