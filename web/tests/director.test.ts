import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Beats, TableEvent, View } from "$lib/board";
import type { Line } from "$lib/generated/protocol";
import type { Pace } from "$lib/settings.svelte";
import { beatsOf, Director, OTHERS_MS, shown, type Step } from "../src/table/director.svelte";

const view = (phase: string): View => ({ phase, actors: [0], prompt: { id: "p", args: {} } });
const event = (key: string, args: Record<string, string | number> = {}): TableEvent =>
  ({ key, args, text: "" }) as TableEvent;
const line = (seq: number, seat: number, ...keys: string[]): Line => ({
  seq,
  seat,
  move: null,
  events: keys.map((key) => event(key)),
  bot: false,
  words: null,
});
const step = (seq: number, seat: number, ...keys: string[]): Step => ({
  line: line(seq, seat, ...keys),
  view: view(`after-${seq}`),
  viewer: 0,
  own: seat === 0,
});
const MANNER: Beats = {
  looks: { roll: 500, harvest: { ms: 300, joins: true }, attack: { ms: 900, big: true } },
  befalls: { attack: "seat" },
  during: (before, after, told, rest) => ({ ...(rest.length ? before : after), phase: `told-${told.length}` }),
};

describe("the scenes of a step", () => {
  const WHOLE: Beats = {
    looks: { card: { ms: 500, whole: true }, wall: 300, vent: 300, end: { ms: 900, big: true } },
    befalls: { vent: (_, table, seat) => table.phase === "after-1" && seat === 0 },
  };
  const shown = (...told: string[]) => {
    const director = new Director({ pace: () => "off", manner: () => WHOLE, caughtUp: () => undefined });
    director.cut({ view: view("before"), viewer: 0, events: [] }, 0);
    director.push(step(1, 1, ...told));
    return director;
  };
  const leads = (reels: Director["scenes"]) => reels.map((reel) => reel.beats.map((beat) => beat.lead?.key));
  it("go on to the next of their kind where they are shown as a whole", () => {
    expect(leads(shown("card", "wall", "vent", "card", "end").scenes)).toEqual([
      ["card", "wall", "vent"],
      ["card", "end"],
      ["end"],
    ]);
  });
  it("are gone through step by step by those who want no beats", () => {
    const director = shown("card", "wall");
    director.again(director.scenes[0]!);
    expect([director.beat?.lead?.key, director.waits]).toEqual(["card", true]);
    director.skip();
    expect([director.beat?.lead?.key, director.waits]).toEqual(["wall", true]);
    director.skip();
    expect(director.playing).toBe(false);
  });
  it("befall whom the game says", () => {
    expect(shown("wall", "vent").since.map((reel) => reel.lead.key)).toEqual(["vent"]);
    expect(shown("wall").since).toEqual([]);
  });
});

describe("the beats of a step", () => {
  const keys = (seat: number, ...told: string[]) =>
    beatsOf(step(1, seat, ...told), view("before"), MANNER).map((beat) => [
      beat.ms,
      ...beat.events.map((one) => one.key),
    ]);
  it("begin with events worth a look; the others belong to the beat before", () => {
    expect(keys(1, "x", "roll", "y", "attack", "z")).toEqual([
      [500, "x", "roll", "y"],
      [900, "attack", "z"],
    ]);
  });
  it("join events of one kind where the game says so", () => {
    expect(keys(1, "roll", "harvest", "harvest", "attack", "attack")).toEqual([
      [500, "roll"],
      [300, "harvest", "harvest"],
      [900, "attack"],
      [900, "attack"],
    ]);
  });
  it("are one short beat for a quiet move of others, and none for an own one", () => {
    expect(keys(1, "x")).toEqual([[OTHERS_MS, "x"]]);
    expect(keys(0, "x")).toEqual([[0, "x"]]);
    expect(keys(0)).toEqual([[0]]);
  });
  it("show what has been told so far, and the outcome in the end", () => {
    const phases = beatsOf(step(1, 1, "roll", "attack"), view("before"), MANNER).map((beat) => beat.view.phase);
    expect(phases).toEqual(["told-1", "after-1"]);
  });
});

describe("the director", () => {
  let pace: Pace = "normal";
  let caught = 0;
  let moving = false;
  const made = () => {
    const director = new Director({
      pace: () => pace,
      manner: () => MANNER,
      caughtUp: () => (caught += 1),
      moving: () => moving,
    });
    director.cut({ view: view("start"), viewer: 0, events: [] }, 0);
    caught = 0;
    return director;
  };
  beforeEach(() => {
    vi.useFakeTimers();
    [pace, moving] = ["normal", false];
  });
  afterEach(() => vi.useRealTimers());

  it("shows a beat after the other, then says that all has been seen", () => {
    const director = made();
    director.push(step(1, 1, "roll", "attack"));
    expect([director.moment!.view.phase, director.beat?.lead?.key, caught]).toEqual(["told-1", "roll", 0]);
    vi.advanceTimersByTime(500);
    expect([director.moment!.view.phase, director.beat?.lead?.key, caught]).toEqual(["after-1", "attack", 0]);
    vi.advanceTimersByTime(900);
    expect([director.playing, caught, director.seq]).toEqual([false, 1, 1]);
  });

  it("loses nothing that comes meanwhile, and says how far one is behind", () => {
    const director = made();
    for (const seq of [1, 2, 3]) director.push(step(seq, 1, "roll"));
    expect([director.behind, director.seq]).toEqual([2, 1]);
    director.skip();
    expect([director.behind, director.seq]).toEqual([1, 2]);
    vi.advanceTimersByTime(1000);
    expect([director.behind, director.seq, director.moment!.view.phase, caught]).toEqual([0, 3, "after-3", 1]);
  });

  it("catches up with everything at once, keeping the scenes", () => {
    const director = made();
    for (const seq of [1, 2, 3]) director.push(step(seq, 1, "attack"));
    director.catchUp();
    expect([director.playing, director.seq, director.moment!.view.phase, caught]).toEqual([false, 3, "after-3", 1]);
    expect(director.scenes).toHaveLength(3);
  });

  it("tells the log no more than has been shown", () => {
    const director = made();
    const told = step(2, 1, "x", "roll", "attack", "y");
    const lines = [line(1, 0, "x"), told.line, line(3, 0)];
    const keys = () => shown(lines, director).map((one) => one.events.map((each) => each.key));
    director.push(told);
    expect(keys()).toEqual([["x"], ["x", "roll"]]);
    director.skip();
    expect(keys()).toEqual([["x"], ["x", "roll", "attack", "y"]]);
    director.skip();
    expect(keys()).toEqual([["x"], ["x", "roll", "attack", "y"], []]);
  });

  it("waits for a click where one wants it step by step", () => {
    pace = "step";
    const director = made();
    director.push(step(1, 1, "roll", "attack"));
    vi.advanceTimersByTime(60_000);
    expect([director.waits, director.beat?.lead?.key]).toEqual([true, "roll"]);
    director.skip();
    director.skip();
    expect([director.playing, caught]).toEqual([false, 1]);
  });

  it("shows an outcome at once when it is off", () => {
    pace = "off";
    const director = made();
    director.push(step(1, 1, "roll", "attack"));
    expect([director.playing, director.moment!.view.phase, caught]).toEqual([false, "after-1", 1]);
    expect(director.scenes).toHaveLength(1);
  });

  it("waits for what still moves, but not for ever", () => {
    const director = made();
    moving = true;
    director.push(step(1, 1, "roll"));
    vi.advanceTimersByTime(600);
    expect(director.playing).toBe(true);
    vi.advanceTimersByTime(5000);
    expect([director.playing, caught]).toEqual([false, 1]);
  });

  it("forgets what waits when a position comes without a way to it", () => {
    const director = made();
    director.push(step(1, 1, "roll"));
    director.push(step(2, 1, "roll"));
    director.cut({ view: view("undone"), viewer: 0, events: [] }, 1);
    vi.advanceTimersByTime(5000);
    expect([director.moment!.view.phase, director.behind, director.playing]).toEqual(["undone", 0, false]);
  });

  it("shows a scene again and comes back to the present", () => {
    const director = made();
    director.push(step(1, 1, "attack"));
    director.push(step(2, 0));
    vi.advanceTimersByTime(5000);
    const present = director.moment!.view.phase;
    director.again(director.scenes[0]!);
    expect([director.moment!.view.phase, director.beat?.big]).toEqual(["after-1", true]);
    vi.advanceTimersByTime(900);
    expect([director.moment!.view.phase, director.playing, present]).toEqual(["after-2", false, "after-2"]);
    expect(director.scenes).toHaveLength(1);
  });

  it("keeps what others did to the viewer until it decides", () => {
    const director = made();
    const against = step(1, 1);
    director.push({ ...against, line: { ...against.line, events: [event("attack", { seat: "seat:a" })] } });
    director.push({ ...step(2, 1), line: { ...line(2, 1), events: [event("attack", { seat: "seat:b" })] } });
    director.catchUp();
    expect(director.since.map((reel) => reel.key)).toEqual(["1/0"]);
    director.decided();
    expect(director.since).toEqual([]);
  });
});
