import { randomBytes } from "node:crypto";
import type { SubmissionKind } from "./submissions.ts";

// Crockford's base 32: no I, L, O or U, so nothing reads as 1 or 0 over the telephone.
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

const PREFIXES: Record<SubmissionKind, string> = { appointment: "A", contact: "C", job: "J" };

/** What every reference looks like. */
export const REFERENCE_PATTERN = `^[${Object.values(PREFIXES).join("")}]-[${ALPHABET}]{4}-[${ALPHABET}]{4}$`;

/** A random reference such as "A-7F3K-9QXM": short enough to read out, 40 bits, to be checked for being unused. */
export function makeReference(kind: SubmissionKind): string {
  const symbols = Array.from(randomBytes(8), (byte) => ALPHABET[byte % ALPHABET.length]).join("");
  return `${PREFIXES[kind]}-${symbols.slice(0, 4)}-${symbols.slice(4)}`;
}

/** A submission's id: 128 random bits as hexadecimal digits (ASVS 5.0 11.5.1). */
export function makeSubmissionId(): string {
  return randomBytes(16).toString("hex");
}
