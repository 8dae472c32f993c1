/** The name that a mistaken one is a part of, or is the fewest letters from; `names` holds at least one. */
export function findNearest(mistaken: string, names: readonly string[]): string {
  const whole = mistaken.length > 3 ? names.find((name) => name.includes(mistaken)) : undefined;
  if (whole !== undefined) return whole;
  return names.reduce((best, name) => (countEdits(mistaken, name) < countEdits(mistaken, best) ? name : best));
}

/** Letters to insert, drop, change or swap (optimal string alignment); infinite above `max`. */
export function countEdits(a: string, b: string, max = Number.POSITIVE_INFINITY): number {
  let before: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = a[i - 1] === b[j - 1] ? 0 : 1;
      let cost = Math.min(previous[j]! + 1, row[j - 1]! + 1, previous[j - 1]! + change);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) cost = Math.min(cost, before[j - 2]! + 1);
      row.push(cost);
    }
    if (Math.min(...row) > max) return Number.POSITIVE_INFINITY;
    before = previous;
    previous = row;
  }
  return previous[b.length]!;
}
