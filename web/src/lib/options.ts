/** A form from the JSON schema of a game's options. */

export type Value = string | number | boolean | (string | number)[];
export type Values = Record<string, Value>;

export interface Field {
  name: string;
  kind: "flag" | "one" | "some" | "number";
  values: (string | number)[];
  least?: number;
  most?: number;
  /** A doubtful rule: what is usual here, and what else can be agreed on. */
  ruling: boolean;
}

interface Schema {
  $ref?: string;
  $defs?: Record<string, Schema>;
  type?: string;
  enum?: (string | number)[];
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  minimum?: number;
  maximum?: number;
  ruling?: boolean;
}

/** Up to so many numbers are offered one by one. */
const FEW = 8;

/** The fields a person can fill in, in their order. Fields with one possible value, and free-form ones, are left to
 * presets. */
export function fields(schema: unknown): Field[] {
  const root = schema as Schema;
  const resolve = (s: Schema): Schema => (s.$ref ? resolve(root.$defs?.[s.$ref.split("/").at(-1)!] ?? {}) : s);
  const found: Field[] = [];
  for (const [name, given] of Object.entries(resolve(root).properties ?? {})) {
    const schema = resolve(given);
    const field = read(name, schema, resolve);
    if (!field || (field.kind === "one" && field.values.length < 2)) continue;
    found.push({ ...field, ruling: given.ruling ?? schema.ruling ?? false });
  }
  return found;
}

type Asked = Omit<Field, "ruling">;

function read(name: string, s: Schema, resolve: (s: Schema) => Schema): Asked | null {
  if (s.type === "boolean") return { name, kind: "flag", values: [] };
  if (s.enum) return { name, kind: "one", values: s.enum };
  if (s.type === "integer") return number(name, s);
  if (s.type === "array" && s.items) {
    const item = resolve(s.items);
    return item.enum ? { name, kind: "some", values: item.enum } : null;
  }
  return null;
}

function number(name: string, s: Schema): Asked {
  const { minimum: least, maximum: most } = s;
  if (least !== undefined && most !== undefined && most - least < FEW) {
    return { name, kind: "one", values: Array.from({ length: most - least + 1 }, (_, i) => least + i) };
  }
  return { name, kind: "number", values: [], least, most };
}

/** How many of these fields are not as they usually are. */
export const changed = (fields: readonly Field[], values: Readonly<Values>, usual: Readonly<Values>): number =>
  fields.filter(({ name }) => JSON.stringify(values[name]) !== JSON.stringify(usual[name])).length;

/** Up to so many values stand in their own order: they are steps of something. */
export const SHORT = 4;

/** The values of a field for a reader: a long list of things of the box is sorted by their names, what is no thing (none,
 * by lot) stays before them; sets are sorted too. */
export function inOrder(
  field: Field,
  nameOf: (value: string | number) => string,
  isThing: (value: string | number) => boolean,
  language: string,
): (string | number)[] {
  const sorts = field.kind === "some" || (field.kind === "one" && field.values.length > SHORT);
  if (!sorts || field.values.some((value) => typeof value === "number")) return field.values;
  const compare = new Intl.Collator(language).compare;
  const rank = (value: string | number) => (field.kind === "one" && !isThing(value) ? 0 : 1);
  return field.values
    .map((value, i) => ({ value, i, rank: rank(value) }))
    .sort((a, b) => a.rank - b.rank || (a.rank ? compare(nameOf(a.value), nameOf(b.value)) : a.i - b.i))
    .map(({ value }) => value);
}
