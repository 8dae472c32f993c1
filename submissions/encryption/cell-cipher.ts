/** Where a text or a file is stored: what was sealed for one place opens at no other. */
export interface Cell {
  /** The submission's id. */
  id: string;
  /** For messages alone. */
  reference: string;
  column: "request" | "file_name" | "file" | "last_error";
}

/** Turns what visitors typed into what is stored of it, and back. */
export interface CellCipher {
  /** Names of the keys that can be read, the one that writes first; none where nothing is encrypted. */
  readonly keyIds: readonly string[];

  sealText(text: string, cell: Cell): string;

  /**
   * The text as it was; one stored before there was a key is answered as it is. Throws `UnreadableSubmissionError` when
   * its key is not listed, or when it was changed or moved since.
   */
  openText(stored: string, cell: Cell): string;

  sealBytes(bytes: Buffer, cell: Cell): Buffer;

  /** Like `openText`. */
  openBytes(stored: Buffer, cell: Cell): Buffer;

  /**
   * Digests by which the same content is recognised: first the one to store, then those that earlier keys, or none,
   * would have stored. Without the key, the first tells nothing about the content, not even to one who guesses it.
   */
  digests(content: string): [string, ...string[]];
}

/** What begins a sealed text. No plain one does: they are JSON objects, file names (without colons) and error texts. */
const SEALED_TEXT = "sealed:1:";

/** The beginning of every text that was sealed with that key. */
export function sealedTextPrefix(keyId: string): string {
  return `${SEALED_TEXT}${keyId}:`;
}

/** The name of the key that sealed a text and what it sealed; undefined for a plain text. */
export function readSealedText(stored: string): { keyId: string; sealed: Buffer } | undefined {
  if (!stored.startsWith(SEALED_TEXT)) return undefined;
  const [keyId = "", sealed = ""] = stored.slice(SEALED_TEXT.length).split(":");
  return { keyId, sealed: Buffer.from(sealed, "base64url") };
}
