/**
 * Work that a sender's computer does to be let in (PBKDF2 with SHA-256, RFC 8018): find the number below `max` whose
 * key is `key`.
 */
export interface Challenge {
  /** Base64url; unlike any other challenge's. */
  salt: string;
  iterations: number;
  max: number;
  /** 32 bytes as hexadecimal digits, derived from the number as decimal digits. */
  key: string;
  /** Milliseconds since 1970. */
  expires: number;
  /** Says that the challenge is the server's own. */
  signature: string;
}

/** The name of the header that carries a solved challenge. */
export const PROOF_HEADER = "proof-of-work";

/** A solved challenge; the header's value is its JSON in base64. */
export interface Proof extends Pick<Challenge, "salt" | "expires" | "signature"> {
  number: number;
}

/** What is known of who sends a form. */
export interface Sender {
  /** The network it came from; undefined where many visitors share it, as behind a proxy that is not listed. */
  network?: string | undefined;
  /** The header's value, as it came. */
  proof?: string | undefined;
}

/** Nothing was stored, because so many forms came; a solved challenge, or some time, lets the same form in. */
export interface Limited {
  status: "limited";
  retryAfterS: number;
  /** Number to call instead, as printed. */
  phone: string | undefined;
  challenge: Challenge;
}
