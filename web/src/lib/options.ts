/** A form from the JSON schema of a game's options. */

export type Value = string | number | boolean | (string | number)[];
export type Values = Record<string, Value>;

export interface Field {
  name: string;
  kind: "flag" | "one" | "some" | "number";
  values: (string | number)[];
  least?: number;
  most?: number;
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
}

/** Up to so many numbers are offered one by one. */
const FEW = 8;

/** The fields a person can fill in, in their order. Fields with one possible value, and free-form ones, are left to presets. */
export function fields(schema: unknown): Field[] {
  const root = schema as Schema;
  const resolve = (s: Schema): Schema => (s.$ref ? resolve(root.$defs?.[s.$ref.split("/").at(-1)!] ?? {}) : s);
  const found: Field[] = [];
  for (const [name, given] of Object.entries(resolve(root).properties ?? {})) {
    const field = read(name, resolve(given), resolve);
    if (field && !(field.kind === "one" && field.values.length < 2)) found.push(field);
  }
  return found;
}

function read(name: string, s: Schema, resolve: (s: Schema) => Schema): Field | null {
  if (s.type === "boolean") return { name, kind: "flag", values: [] };
  if (s.enum) return { name, kind: "one", values: s.enum };
  if (s.type === "integer") return number(name, s);
  if (s.type === "array" && s.items) {
    const item = resolve(s.items);
    return item.enum ? { name, kind: "some", values: item.enum } : null;
  }
  return null;
}

function number(name: string, s: Schema): Field {
  const { minimum: least, maximum: most } = s;
  if (least !== undefined && most !== undefined && most - least < FEW) {
    return { name, kind: "one", values: Array.from({ length: most - least + 1 }, (_, i) => least + i) };
  }
  return { name, kind: "number", values: [], least, most };
}
