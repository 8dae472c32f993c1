import { FORM_TRAPS } from "./forms.ts";
import type { Sender } from "./submissions.ts";

/**
 * Signs of a program, for which a submission is held until a person has looked at it: a field that nobody sees is
 * filled, a script sent it as soon as the page was open, or its request has nothing that browsers send.
 */
export type HoldReason = "honeypot" | "too-fast" | "no-browser";

const INFECTED = "infected: ";

/** Reasons as they are stored and shown, e.g. "honeypot, too-fast"; null without any. */
export function describeHold(reasons: HoldReason[]): string | null {
  return reasons.length > 0 ? reasons.join(", ") : null;
}

/** The same for a file with malware of that name, e.g. "infected: Win.Test.EICAR_HDB-1". */
export function describeInfection(signature: string): string {
  return INFECTED + signature;
}

export function isHeldForFile(heldFor: string | null): boolean {
  return heldFor?.startsWith(INFECTED) ?? false;
}

const TOO_FAST_MS = 2000;

/**
 * Why a submission is held: it shows more than one sign of a program; empty for every other. One sign is not enough:
 * password managers fill fields that nobody sees, and autofill is fast. What somebody writes is no sign. `input` is
 * what came, with what it carries besides the form's own fields.
 */
export function screenSubmission(input: unknown, { isBrowser = false }: Sender = {}): HoldReason[] {
  if (!isFilled(readKey(input, FORM_TRAPS.honeypot))) return [];
  const others: HoldReason[] = [];
  if (isTooFast(readKey(input, FORM_TRAPS.untouched))) others.push("too-fast");
  if (!isBrowser) others.push("no-browser");
  return others.length > 0 ? ["honeypot", ...others] : [];
}

/** The value of a key of its own in what was posted. */
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
