import { hkdfSync, randomBytes } from "node:crypto";
import { open, readFile } from "node:fs/promises";

/** AES-256 takes keys of 32 bytes (FIPS 197). */
export const KEY_BYTES = 32;
export const KEY_ID_BYTES = 8;

/** The keys in `ENCRYPTION_KEY_FILE` cannot be used; `message` is one line that names what is wrong. */
export class EncryptionKeyError extends Error {
  override name = "EncryptionKeyError";
}

/** A key of the operator's, with the keys derived from it, one for each use (RFC 5869, §3.2). */
export interface EncryptionKey {
  id: string;
  cells: Buffer;
  digests: Buffer;
}

export function createEncryptionKey(secret: Buffer): EncryptionKey {
  const derive = (use: string, bytes: number) => Buffer.from(hkdfSync("sha256", secret, "", use, bytes));
  return {
    id: derive("submissions: name of the key", KEY_ID_BYTES).toString("hex"),
    cells: derive("submissions: cells", KEY_BYTES),
    digests: derive("submissions: digests", KEY_BYTES),
  };
}

// 32 bytes in base 64 (RFC 4648, §4), as `openssl rand -base64 32` writes them too.
const KEY_LINE = /^[A-Za-z0-9+/]{43}=\s*$/;

/** Writes a new random key for this account alone. Rejects with `EncryptionKeyError` where there is a file. */
export async function makeKeyFile(path: string): Promise<string> {
  const secret = randomBytes(KEY_BYTES);
  try {
    const file = await open(path, "wx", 0o600);
    try {
      await file.writeFile(`${secret.toString("base64")}\n`);
      await file.sync();
    } finally {
      await file.close();
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const reason = code === "EEXIST" ? "is there already; a key is never replaced" : `cannot be written: ${code}`;
    throw new EncryptionKeyError(`${path} ${reason}`, { cause: error });
  }
  return createEncryptionKey(secret).id;
}

/** Reads a key file. Rejects with `EncryptionKeyError`, which names the setting and the file and never says the key. */
export async function loadKeyFile(path: string): Promise<EncryptionKey> {
  const text = await readFile(path, "latin1").catch((error: NodeJS.ErrnoException) => {
    throw new EncryptionKeyError(`ENCRYPTION_KEY_FILE: ${path} cannot be read: ${error.code}`, { cause: error });
  });
  if (!KEY_LINE.test(text))
    throw new EncryptionKeyError(
      `ENCRYPTION_KEY_FILE: ${path} holds no key: make one with npm run submissions -- make-key FILE`,
    );
  return createEncryptionKey(Buffer.from(text, "base64"));
}
