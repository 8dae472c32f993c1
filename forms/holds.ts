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
