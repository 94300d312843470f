/** The beats of both phases: what is laid, who goes where, the attack with its die, what it does, what is taken. */
import type { Beats } from "$lib/board";
import { pointTold } from "$lib/points";
import type { Event, View } from "./game";
import type { AnimalView, FieldView } from "./kinds";

const SEATS = ["a", "b", "c", "d"];
const seatOf = (event: Event, key: "seat" | "seat2" = "seat"): number =>
  SEATS.indexOf(String((event.args as Record<string, unknown>)[key] ?? "").slice("seat:".length));
const cardOf = (event: Event): string => String((event.args as { card?: string }).card ?? "").slice("card:".length);

/** Is this animal the one that the event is about? A scarab that enters and an eagle that seizes name the other one. */
function isAbout(event: Event, animal: AnimalView): boolean {
  if (event.key === "one-swan-of-falls") return animal.card === "swans" && seatOf(event) === animal.seat;
  if (event.key === "scarab-enters" && animal.card === "scarab") return seatOf(event) === animal.seat;
  const seat = event.key === "scarab-enters" || event.key === "eagle-seizes" ? seatOf(event, "seat2") : seatOf(event);
  return seat === animal.seat && cardOf(event) === animal.card;
}

/** Events that leave marks on an animal, or take it away. */
const MARKS: ReadonlySet<Event["key"]> = new Set([
  "suffers",
  "falls",
  "one-swan-of-falls",
  "is-poisoned",
  "is-made-passive",
  "wakes-up",
  "is-healed-by",
  "learns-to-fight-dragons",
  "scarab-enters",
]);

/** Where an animal has come, as far as it has been told; nothing: this event does not move it. */
const goal = (event: Event): AnimalView["field"] | null =>
  event.key === "goes-to" || event.key === "occupies" || event.key === "flees-to" || event.key === "settles-on"
    ? pointTold(event.args.field)
    : null;

/** An animal as it is after what was told: what the rest still tells has not happened yet. */
function animalThen(
  was: AnimalView,
  now: AnimalView | undefined,
  told: readonly Event[],
  rest: readonly Event[],
): AnimalView | null {
  const own = (events: readonly Event[]) => events.filter((event) => isAbout(event, was));
  const [before, ahead] = [own(told), own(rest)];
  const marked = ahead.some((event) => MARKS.has(event.key));
  if (!now && (before.some((event) => event.key === "falls") || !marked)) return null;
  const shown = now && !marked ? now : was;
  const renewed = rest.some((event) => event.key === "renews" && seatOf(event) === was.seat);
  const suffered = marked
    ? before.reduce((sum, event) => sum + (event.key === "suffers" && !was.pair ? event.args.number : 0), 0)
    : 0;
  const goes = ahead.some((event) => goal(event) !== null);
  const last = before.findLast((event) => goal(event) !== null);
  const stands = last ? goal(last)! : was.field;
  return {
    ...shown,
    wounds: shown.wounds + suffered,
    ready: renewed ? was.ready : (now ?? was).ready,
    field: goes || !now ? stands : now.field,
  };
}

/** Nobody takes a field on the table before it is told that somebody has. */
function animalsThen(before: View, after: View, told: readonly Event[], rest: readonly Event[]): AnimalView[] {
  const now = new Map(after.animals.map((animal) => [`${animal.seat} ${animal.card}`, animal]));
  return before.animals
    .map((was) => animalThen(was, now.get(`${was.seat} ${was.card}`), told, rest))
    .filter((animal) => animal !== null);
}

function fieldsThen(before: View, after: View, rest: readonly Event[]): FieldView[] {
  const was = new Map(before.fields.map((field) => [field.field, field]));
  const waiting = new Set(
    rest.flatMap((event) =>
      event.key === "lays-on" || event.key === "lays-an-animal-with-on" ? [pointTold(event.args.field)] : [],
    ),
  );
  const taken = new Set(rest.flatMap((event) => (event.key === "takes" ? [pointTold(event.args.element)] : [])));
  return after.fields.map((field) => {
    const old = was.get(field.field);
    if (!old) return field;
    const shown = waiting.has(field.field) ? old : field;
    return {
      ...shown,
      price: 0,
      copies: field.element && taken.has(field.element) ? old.copies : field.copies,
    };
  });
}

/** What a player has: nothing is gained or paid before it is told. */
function playersThen(before: View, after: View, rest: readonly Event[]): View["players"] {
  return after.players.map((player, seat) => {
    const was = before.players[seat]!;
    const ahead = rest.filter((event) => seatOf(event) === seat);
    const taken = new Set(ahead.flatMap((event) => (event.key === "takes" ? [pointTold(event.args.element)] : [])));
    const pays = ahead.some((event) => event.key === "pays-magic" || event.key === "pays-for-the-holes");
    return {
      ...player,
      elements: player.elements.filter((element) => !taken.has(element) || was.elements.includes(element)),
      magic: pays ? was.magic : player.magic,
    };
  });
}

/** The table in the middle of a step. */
export function during(before: View, after: View, told: readonly Event[], rest: readonly Event[]): View {
  const turnsOver = rest.some((event) => event.key === "action-phase-begins-with");
  if (before.positional !== after.positional && turnsOver) return before;
  if (before.positional !== after.positional) return after;
  const ended = told.some((event) => event.key === "ends-the-turn" || event.key === "keeps");
  return {
    ...(ended ? after : before),
    phase: before.phase,
    fields: fieldsThen(before, after, rest),
    animals: animalsThen(before, after, told, rest),
    players: playersThen(before, after, rest),
    drops: rest.some((event) => event.key === "lays-an-animal-with-on") ? before.drops : after.drops,
    trigger: rest.some((event) => event.key === "fires-the-trigger") ? before.trigger : after.trigger,
    reach: [],
  };
}

export const beats: Beats<"wilderness"> = {
  looks: {
    draws: 300,
    "buys-a-card": 350,
    discards: 500,
    "lays-on": 550,
    "lays-an-animal-with-on": 650,
    "fires-the-trigger": { ms: 1600, big: true },
    "action-phase-begins-with": { ms: 1700, big: true },
    "activates-to": 600,
    "goes-to": 350,
    "is-stung-on": 700,
    attacks: 700,
    rolls: { ms: 1000, joins: true },
    "pays-for-the-holes": 600,
    suffers: 700,
    falls: { ms: 1500, big: true },
    "one-swan-of-falls": { ms: 1500, big: true },
    "is-poisoned": 600,
    "is-made-passive": 600,
    "wakes-up": 500,
    "is-healed-by": 600,
    "is-caught-by-a-gaze": 900,
    parries: 700,
    "learns-to-fight-dragons": 500,
    "scarab-enters": 900,
    "breathes-fire": 800,
    "skunk-stinks": 800,
    "eagle-seizes": 600,
    "settles-on": 500,
    "flees-to": 600,
    occupies: 600,
    "pays-magic": 350,
    takes: { ms: 1500, big: true },
    renews: 500,
    "the-game-ends-by": { ms: 1800, big: true },
  },
  during,
  flows: ["activate-to", "step", "stop"],
  befalls: {
    attacks: ({ args }, view, seat) =>
      view.animals.some((animal) => animal.seat === seat && animal.field === pointTold(args.field)),
    suffers: "seat",
    falls: "seat",
    "one-swan-of-falls": "seat",
    "is-poisoned": "seat",
    "is-made-passive": "seat",
    "is-stung-on": "seat",
    "is-caught-by-a-gaze": "seat",
    parries: "seat",
    "scarab-enters": "seat2",
    "eagle-seizes": "seat2",
    "flees-to": "seat",
  },
};
