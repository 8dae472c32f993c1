import { createHash } from "node:crypto";

const DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const ID_LENGTH = 22;

/** A Contentful-like entry id: 22 letters and digits that depend on nothing but the key. */
export function contentId(key: string): string {
  const hash = createHash("sha256").update(key).digest("hex");
  let rest = BigInt(`0x${hash}`);
  let id = "";
  while (id.length < ID_LENGTH) {
    id += DIGITS[Number(rest % 62n)];
    rest /= 62n;
  }
  return id;
}

/** The folder name an asset's address carries: the first 16 hex digits of its id's SHA-256. */
export function assetHash(assetId: string): string {
  return createHash("sha256").update(assetId).digest("hex").slice(0, 16);
}
