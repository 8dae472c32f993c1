/** The name that is the fewest letters from a mistaken one; `names` holds at least one. */
export function findNearest(mistaken: string, names: readonly string[]): string {
  return names.reduce((best, name) => (countEdits(mistaken, name) < countEdits(mistaken, best) ? name : best));
}

/** How many letters to add, remove or replace to make one word of the other (Levenshtein distance). */
export function countEdits(one: string, other: string): number {
  const wanted = [...other];
  let row = [0, ...wanted.map((_, at) => at + 1)];
  for (const letter of one) {
    const next = [row[0]! + 1];
    for (let at = 0; at < wanted.length; at += 1)
      next.push(Math.min(next[at]! + 1, row[at + 1]! + 1, row[at]! + (letter === wanted[at] ? 0 : 1)));
    row = next;
  }
  return row.at(-1)!;
}
