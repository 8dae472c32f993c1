/**
 * Work that the server asks for when many forms come at once: find the number below `max` whose key is `key` (PBKDF2
 * with SHA-256).
 */
export interface Challenge {
  /** Base64url. */
  salt: string;
  iterations: number;
  max: number;
  /** Hexadecimal digits. */
  key: string;
  expires: number;
  signature: string;
}

/** The challenge in a problem document, if there is a whole one. */
export function readChallenge(body: string): Challenge | undefined {
  try {
    const { challenge } = JSON.parse(body) as { challenge?: Partial<Challenge> };
    const { salt, iterations, max, key, expires, signature } = challenge ?? {};
    const isWhole = [salt, key, signature].every(isText) && [iterations, max, expires].every(Number.isSafeInteger);
    return isWhole ? ({ salt, iterations, max, key, expires, signature } as Challenge) : undefined;
  } catch {
    return undefined;
  }
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}
