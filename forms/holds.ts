import { FORM_TRAPS } from "./forms.ts";
import type { Sender } from "./submissions.ts";

/** Signs of a program: a hidden field is filled, it came at once, or with nothing that browsers send. */
export type HoldReason = "honeypot" | "too-fast" | "no-browser";

const INFECTED = "infected: ";

/** e.g. "honeypot, too-fast". */
export function describeHold(reasons: HoldReason[]): string | null {
  return reasons.length > 0 ? reasons.join(", ") : null;
}

/** e.g. "infected: Win.Test.EICAR_HDB-1". */
export function describeInfection(signature: string): string {
  return INFECTED + signature;
}

export function isHeldForFile(heldFor: string | null): boolean {
  return heldFor?.startsWith(INFECTED) ?? false;
}

const TOO_FAST_MS = 2000;

/** Reasons where more than one sign shows: password managers fill hidden fields, and autofill is fast. */
export function screenSubmission(input: unknown, { isBrowser = false }: Sender = {}): HoldReason[] {
  if (!isFilled(readKey(input, FORM_TRAPS.honeypot))) return [];
  const others: HoldReason[] = [];
  if (isTooFast(readKey(input, FORM_TRAPS.untouched))) others.push("too-fast");
  if (!isBrowser) others.push("no-browser");
  return others.length > 0 ? ["honeypot", ...others] : [];
}

export function readKey(input: unknown, key: string): unknown {
  const isObject = typeof input === "object" && input !== null && Object.hasOwn(input, key);
  return isObject ? (input as Record<string, unknown>)[key] : undefined;
}

function isFilled(value: unknown): boolean {
  return value !== undefined && value !== null && value !== "";
}

function isTooFast(value: unknown): boolean {
  return isFilled(value) && Number(value) < TOO_FAST_MS;
}

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
export function createRateCheck(rates: readonly Rate[], now = () => performance.now()): (key: string) => boolean {
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
