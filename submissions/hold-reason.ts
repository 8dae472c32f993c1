/**
 * Why a submission that was just sent is held until a person has looked at it: it filled a field that nobody sees, a
 * script sent it as soon as the page was open, or it reads like an advertisement.
 */
export type HoldReason = "honeypot" | "too-fast" | "content";

const INFECTED = "infected: ";

/** Reasons as they are stored and shown, e.g. "honeypot, content"; null without any. */
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
