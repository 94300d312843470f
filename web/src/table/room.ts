/** Room by need: who decides on something gets the height that is left, what is quiet shrinks to what it needs least. */

/** How many pixels of height a part of the table needs, and how many it would like. */
export interface Want {
  least: number;
  wish: number;
}

/** Heights for several parts that have `total` together.
 *
 * Each gets what it needs least; what is left is shared by how much each would like. Where even the least is too much, all
 * shrink alike; what is left when all wishes are met is shared in proportion to them. */
export function share(total: number, wants: readonly Want[]): number[] {
  const sum = (of: (want: Want) => number) => wants.reduce((all, want) => all + of(want), 0);
  const [least, wish] = [sum((want) => want.least), sum((want) => Math.max(want.wish, want.least))];
  if (total <= least) return wants.map((want) => (want.least * Math.max(0, total)) / least);
  if (total >= wish) return wants.map((want) => (Math.max(want.wish, want.least) * total) / wish);
  const part = (total - least) / (wish - least);
  return wants.map((want) => want.least + (Math.max(want.wish, want.least) - want.least) * part);
}
