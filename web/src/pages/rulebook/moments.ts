/** A worked example beat by beat: a step that does several things is as many moments. */

import type { Beats, TableEvent, View } from "$lib/board";
import { ALL, type Line, type ScenarioPlay } from "$lib/generated/protocol";
import { beatsOf } from "../../table/director.svelte";

export interface ExampleMoment {
  /** The frame it belongs to; it is `whole` once all of the step was told. */
  frame: number;
  whole: boolean;
  view: View;
  /** What is told at this moment. */
  events: readonly TableEvent[];
  /** The log up to here. */
  lines: readonly Line[];
}

export function exampleMoments(frames: ScenarioPlay["frames"], manner: Beats): ExampleMoment[] {
  const found: ExampleMoment[] = [];
  const before: Line[] = [];
  frames.forEach(({ line, view }, frame) => {
    const now = view as View;
    if (line === null) {
      found.push({ frame, whole: true, view: now, events: [], lines: [...before] });
      return;
    }
    const beats = beatsOf({ line, view: now, viewer: ALL, own: false }, frames[frame - 1]!.view as View, manner);
    let told = 0;
    beats.forEach((beat, i) => {
      told += beat.events.length;
      const here = { ...line, events: line.events.slice(0, told) };
      const whole = i === beats.length - 1;
      found.push({ frame, whole, view: beat.view, events: beat.events, lines: [...before, here] });
    });
    before.push(line);
  });
  return found;
}
