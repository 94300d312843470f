/** What boards get from the table: attachments for targets, confirmation and hover cards, and what can be shown again. */

import { getContext, setContext } from "svelte";
import type { Attachment } from "svelte/attachments";
import type { About, TableEvent } from "$lib/board";
import type { EventOf, Slug } from "$lib/typed";
import type { Director } from "./director.svelte";
import { saysItself } from "./beside";
import { mark, type BoardChoice, type Choice, type Target } from "./choice.svelte";
import { Enlarged } from "./enlarge.svelte";

const KEY = Symbol("table");
const HOVER = 350;
const PRESS = 450;
/** Time to get from a thing to the link in its card. */
const LINGER = 300;
const LINGER_MOST = 800;
/** Who clicks so soon after the question was another one meant that one. */
const TOO_LATE_MS = 800;

/** What a click means something else on. */
const BUSY =
  "[data-legal], [data-selected], a[href], input, select, [role=button], button:not(:disabled, [aria-disabled=true])";

/** The hover card: what it is about and beside what it stands. */
export class Hover {
  /** `meant`: it was asked for; else it was only clicked on. */
  constructor(private readonly enlarge: (about: About, meant: boolean) => void = () => undefined) {}
  shown: { about: About; element: Element } | null = $state.raw(null);
  /** Of the thing that was last pointed at, for the reading strip. */
  private facts = new WeakMap<Element, () => About>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Somebody is at the card itself. */
  stay(): void {
    clearTimeout(this.timer);
  }
  /** In a moment, or at once. */
  hide(linger = 0): void {
    clearTimeout(this.timer);
    if (linger > 0) this.timer = setTimeout(() => (this.shown = null), linger);
    else this.shown = null;
  }
  /** How far the card stands from its thing: the farther, the longer the way to its link. */
  apart = 0;
  leave(): void {
    this.hide(Math.min(LINGER_MOST, LINGER + this.apart));
  }

  of(element: Element | null): About | null {
    return element ? (this.facts.get(element)?.() ?? null) : null;
  }

  about = (facts: () => About): Attachment => {
    return (element) => {
      this.facts.set(element, facts);
      const show = () => (this.shown = { about: facts(), element });
      const hide = () => {
        clearTimeout(this.timer);
        if (this.shown?.element === element) this.shown = null;
      };
      const leave = () => {
        clearTimeout(this.timer);
        if (this.shown?.element === element) this.leave();
      };
      const wait = (time: number, what: () => void = show) => {
        clearTimeout(this.timer);
        this.timer = setTimeout(what, time);
      };
      /** Who only passes by is not told what stands in the thing itself. */
      const tell = () => {
        const { text, now } = facts();
        if (saysItself(element, text, now)) hide();
        else show();
      };
      const large = (event: Event, meant: boolean) => {
        if (event.defaultPrevented) return;
        event.preventDefault();
        hide();
        this.enlarge(facts(), meant);
      };
      const listeners: [string, (event: Event) => void][] = [
        ["contextmenu", (e) => (e as PointerEvent).pointerType !== "touch" && large(e, true)],
        ["click", (e) => (e.target as Element).closest(BUSY) === null && large(e, false)],
        ["pointerenter", (e) => (e as PointerEvent).pointerType === "mouse" && wait(HOVER, tell)],
        // a finger that is lifted leaves too: its card stays until the next tap
        ["pointerleave", (e) => ((e as PointerEvent).pointerType === "mouse" ? leave() : clearTimeout(this.timer))],
        ["pointerdown", (e) => ((e as PointerEvent).pointerType === "mouse" ? hide() : wait(PRESS))],
        ["pointerup", () => clearTimeout(this.timer)],
        ["pointercancel", hide],
        ["focus", () => element.matches(":focus-visible") && tell()],
        // a focused thing that leaves the page blurs in the middle of drawing
        ["blur", () => queueMicrotask(hide)],
      ];
      for (const [name, listener] of listeners) element.addEventListener(name, listener);
      return () => {
        hide();
        for (const [name, listener] of listeners) element.removeEventListener(name, listener);
      };
    };
  };
}

const native = (element: Element) => element instanceof HTMLButtonElement;

/** Marks an element while something may be clicked there, and makes it work with mouse, finger and keyboard. */
function clickable(
  element: Element,
  legal: () => boolean,
  selected: () => boolean,
  pick: (gently: boolean) => void,
  /** It may be clicked before it is asked for; true: it was. */
  ahead: () => boolean | null = () => null,
): () => void {
  let finger = false;
  /** What it is while it cannot be clicked: what its board says, or a picture if it has a name of its own. */
  const role = element.getAttribute("role") ?? (element.hasAttribute("aria-label") && !native(element) ? "img" : null);
  const down = (event: Event) => (finger = (event as PointerEvent).pointerType !== "mouse");
  const click = () => {
    if (legal() || selected() || ahead() !== null) pick(finger);
    finger = false;
  };
  const key = (event: Event) => {
    const { key } = event as KeyboardEvent;
    if (native(element) || (key !== "Enter" && key !== " ")) return;
    event.preventDefault();
    finger = false;
    click();
  };
  element.addEventListener("pointerdown", down);
  element.addEventListener("click", click);
  element.addEventListener("keydown", key);
  $effect(() => {
    const planned = ahead();
    const [warm, up] = [legal() || planned === false, selected() || planned === true];
    element.toggleAttribute("data-legal", warm && planned === null);
    element.toggleAttribute("data-ahead", planned === true);
    element.toggleAttribute("data-selected", up);
    if (native(element)) {
      if (warm || up) element.removeAttribute("aria-disabled");
      else element.setAttribute("aria-disabled", "true");
    } else if (warm || up) {
      element.setAttribute("role", "button");
      element.setAttribute("tabindex", "0");
    } else {
      if (role) element.setAttribute("role", role);
      else element.removeAttribute("role");
      element.removeAttribute("tabindex");
    }
    if (warm || up) element.setAttribute("aria-pressed", String(up));
    else element.removeAttribute("aria-pressed");
  });
  return () => {
    element.removeEventListener("pointerdown", down);
    element.removeEventListener("click", click);
    element.removeEventListener("keydown", key);
    for (const name of ["data-legal", "data-ahead", "data-selected", "aria-pressed", "aria-disabled"])
      element.removeAttribute(name);
    if (role) element.setAttribute("role", role);
    else element.removeAttribute("role");
  };
}

/** What the boards of a game get from the table: all that they name is of that game. */
export interface TableContext<G extends Slug> {
  choice: BoardChoice<G>;
  /** This element stands for a target of moves. */
  target: (target: Target<G>) => Attachment;
  /** This element is the place where a lifted card would go. */
  confirm: () => Attachment;
  /** What this element is, for the hover card and the reading strip. */
  about: (facts: () => About) => Attachment;
  /** What has been shown and can be shown again; null where nothing is played. */
  shows: Shows | null;
  /** All that was told to this viewer until now, as far as it has been shown. */
  story: () => readonly EventOf<G>[];
  /** The name under which the catalogue of this table is asked for. */
  playedWith: () => string | null;
}

export type Shows = Pick<Director, "scenes" | "again" | "playing">;

/** The table as its own frame sees it, whatever the game. */
export interface Frame {
  choice: Choice;
  hover: Hover;
  /** What is looked at large. */
  large: Enlarged;
  target: (target: Target) => Attachment;
  confirm: () => Attachment;
  about: (facts: () => About) => Attachment;
  shows: Shows | null;
  story: () => readonly TableEvent[];
  playedWith: () => string | null;
}

/** What has been told, and what is played with; nothing of it where nobody plays. */
export type Past = Pick<Frame, "story" | "playedWith" | "shows">;
const NO_PAST: Past = { story: () => [], playedWith: () => null, shows: null };

export function makeTable(choice: Choice, past: Past = NO_PAST): Frame {
  const large = new Enlarged(past.playedWith);
  const hover = new Hover((about, meant) => {
    const thing = { about, points: [], line: null };
    if (meant) large.open(thing);
    else if (!choice.waiting && performance.now() - choice.offered > TOO_LATE_MS) large.openPrinted(thing);
  });
  const context: Frame = {
    ...past,
    choice,
    hover,
    large,
    about: hover.about,
    target: (target) => (element) => {
      const wanted = mark(target);
      if (!wanted) return;
      const forget = choice.register(element, wanted);
      $effect(() => void element.toggleAttribute("data-spotted", choice.spots(wanted)));
      const off = clickable(
        element,
        () => choice.legal(wanted),
        () => choice.selected(wanted),
        (gently) => choice.pick(wanted, element, gently),
        () => (choice.mayAhead(wanted) ? choice.ahead?.key === wanted.key : null),
      );
      return () => {
        forget();
        off();
      };
    },
    confirm: () => (element) =>
      clickable(
        element,
        () => choice.ready !== null && !choice.waiting,
        () => false,
        () => choice.confirm(),
      ),
  };
  setContext(KEY, context);
  return context;
}

export function frame(): Frame {
  const context = getContext<Frame | undefined>(KEY);
  if (!context) throw new Error("there is no table around this component");
  return context;
}

/** The same, for the boards of one game. */
export function table<G extends Slug>(): TableContext<G> {
  return frame() as unknown as TableContext<G>;
}
