export interface Rate {
  most: number;
  withinMs: number;
}

export const HUMAN_RATES: readonly Rate[] = [
  { most: 20, withinMs: 10 * 60_000 },
  { most: 60, withinMs: 60 * 60_000 },
];

const MAX_KEYS = 50_000;

/** Counts by key: whether one more is within every rate, which is counted then. `now` gives milliseconds. */
export function createRateCheck(rates: readonly Rate[], now: () => number): (key: string) => boolean {
  const taken = new Map<string, number[]>();
  const longestMs = Math.max(...rates.map(({ withinMs }) => withinMs));
  return (key) => {
    const at = now();
    const times = (taken.get(key) ?? []).filter((time) => at - time < longestMs);
    const isWithin = rates.every(({ most, withinMs }) => {
      const before = times.at(-most);
      return before === undefined || at - before >= withinMs;
    });
    if (isWithin) times.push(at);
    taken.delete(key);
    taken.set(key, times);
    const [oldest] = taken.size > MAX_KEYS ? taken.keys() : [];
    if (oldest !== undefined) taken.delete(oldest);
    return isWithin;
  };
}
