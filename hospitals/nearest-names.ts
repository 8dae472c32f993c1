/** The name that is the fewest letters from a mistaken one; `names` holds at least one. */
export function findNearest(mistaken: string, names: readonly string[]): string {
  return names.reduce((best, name) => (countEdits(mistaken, name) < countEdits(mistaken, best) ? name : best));
}

/** How many letters to add, remove or replace to make one word of the other (Levenshtein distance). */
export function countEdits(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (const [at, wanted] of [...other].entries())
      next.push(Math.min((next[at] ?? 0) + 1, (row[at + 1] ?? 0) + 1, (row[at] ?? 0) + (letter === wanted ? 0 : 1)));
    row = next;
  }
  return row.at(-1) ?? 0;
}
