/** The name that is the fewest letters from a mistaken one; `names` holds at least one. */
export function findNearest(mistaken: string, names: readonly string[]): string {
  return names.reduce((best, name) => (countEdits(mistaken, name) < countEdits(mistaken, best) ? name : best));
}

/** How many letters to add, remove or replace to make one word of the other (Levenshtein distance). */
export function countEdits(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const letter of one) {
    const next = [row[0]! + 1];
    for (let at = 0; at < other.length; at += 1)
      next.push(Math.min(next[at]! + 1, row[at + 1]! + 1, row[at]! + (letter === other[at] ? 0 : 1)));
    row = next;
  }
  return row[other.length]!;
}
