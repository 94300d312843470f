/** Points in texts: `faction:swamp` is a target and an argument of events, `faction-swamp` an item of the catalogue. */

/** What stands behind the colon. */
type PointIn<T> = T extends `${string}:${infer P}` ? P : never;
type ItemIn<K> = K extends `${string}-${infer P}` ? P : never;

/** The point of a target: `faction:swamp` -> `swamp`. */
export const pointOf = <T extends string>(target: T): PointIn<T> => target.slice(target.indexOf(":") + 1) as PointIn<T>;

/** The point that an event tells; null where there is none. */
export const pointTold = <T extends string | number>(told: T): PointIn<T> | null =>
  typeof told === "string" ? (pointOf(told) as PointIn<T>) : null;

/** The point of an item: `faction-swamp` -> `swamp`. */
export const pointOfItem = <K extends string>(key: K): ItemIn<K> => key.slice(key.indexOf("-") + 1) as ItemIn<K>;

/** Keys of a record by points, which `Object.keys` forgets to be points. */
export const keysOf = <K extends string>(record: Readonly<Partial<Record<K, unknown>>>): K[] =>
  Object.keys(record) as K[];
export const entriesOf = <K extends string, V>(record: Readonly<Partial<Record<K, V>>>): [K, V][] =>
  Object.entries(record) as [K, V][];
