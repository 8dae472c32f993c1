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

/** Whether what was held so was held for its file. */
export function isHeldForFile(heldFor: string | null): boolean {
  return heldFor?.startsWith(INFECTED) ?? false;
}
