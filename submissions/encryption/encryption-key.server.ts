import { hkdfSync } from "node:crypto";

/** AES-256 takes keys of 32 bytes (FIPS 197). */
export const KEY_BYTES = 32;

/** Bytes of a key's name: too few to say anything of the key, enough that two keys have different ones. */
export const KEY_ID_BYTES = 8;

/** A key of the operator's, with the keys derived from it, one for each use (RFC 5869, §3.2). */
export interface EncryptionKey {
  /** Tells the key from others: 16 hexadecimal digits, derived from it. */
  id: string;
  /** For AES-256-GCM. */
  cells: Buffer;
  /** For HMAC-SHA256. */
  digests: Buffer;
}

/** Derives what a secret of `KEY_BYTES` is used for. */
export function createEncryptionKey(secret: Buffer): EncryptionKey {
  const derive = (use: string, bytes: number) => Buffer.from(hkdfSync("sha256", secret, "", use, bytes));
  return {
    id: derive("submissions: name of the key", KEY_ID_BYTES).toString("hex"),
    cells: derive("submissions: cells", KEY_BYTES),
    digests: derive("submissions: digests", KEY_BYTES),
  };
}
