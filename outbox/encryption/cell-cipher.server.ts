import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from "node:crypto";
import { EncryptionKeyError, KEY_ID_BYTES, type EncryptionKey, loadKeyFile } from "./key-file.server.ts";
import type { StoredFile, SubmittedForm } from "#forms/stored-submission.ts";
import type { Step } from "#forms/answer.ts";
import type { AnswerRow, SubmissionDatabase, SubmissionRow } from "../store/database.ts";

/** What is stored of one submission cannot be read; `message` is one line that names it and says why. */
export class UnreadableSubmissionError extends Error {
  override name = "UnreadableSubmissionError";
}

/** What `read` returns; undefined where it throws `UnreadableSubmissionError`. */
export function ifReadable<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof UnreadableSubmissionError) return undefined;
    throw error;
  }
}

/** Where a text or a file is stored: what was sealed for one place opens at no other. */
export interface Cell {
  id: string;
  reference: string;
  column: "request" | "file_name" | "file" | "last_error" | "secret" | `answer ${number}`;
}

/** What begins a sealed text. No plain one does: they are JSON objects, file names (without colons) and error texts. */
const SEALED_TEXT = "sealed:1:";

export function sealedTextPrefix(keyId: string): string {
  return `${SEALED_TEXT}${keyId}:`;
}

function readSealedText(stored: string): { keyId: string; sealed: Buffer } | undefined {
  if (!stored.startsWith(SEALED_TEXT)) return undefined;
  const [keyId = "", sealed = ""] = stored.slice(SEALED_TEXT.length).split(":");
  return { keyId, sealed: Buffer.from(sealed, "base64url") };
}

const ALGORITHM = "aes-256-gcm";
/** 96 random bits for each cell; safe for 2^32 cells under one key (NIST SP 800-38D, §8.3). */
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** What begins a sealed file. No plain one does: they begin as a pdf, doc or docx does. */
const SEALED_FILE = Buffer.from("sealed:1");

export const SEALED_FILE_EXTRA_BYTES = SEALED_FILE.length + KEY_ID_BYTES + NONCE_BYTES + TAG_BYTES;

/** The first of these keys writes and all read; without any, all stays as it is. Rejects with `EncryptionKeyError`. */
export async function loadCellCipher(paths: string[]): Promise<CellCipher> {
  const keys = await Promise.all(paths.map(loadKeyFile));
  if (new Set(keys.map(({ id }) => id)).size < keys.length)
    throw new EncryptionKeyError("ENCRYPTION_KEY_FILE lists the same key twice");
  return createCellCipher(keys);
}

export type CellCipher = ReturnType<typeof createCellCipher>;

export function createCellCipher(keys: EncryptionKey[]) {
  const [writing] = keys;
  const keyIds = keys.map(({ id }) => id);
  const byId = new Map(keys.map((key) => [key.id, key]));

  function findKey(id: string, { reference }: Cell): EncryptionKey {
    const key = byId.get(id);
    if (key) return key;
    throw new UnreadableSubmissionError(
      `${reference} cannot be read: it is encrypted with the key ${id}, which ENCRYPTION_KEY_FILE does not list`,
    );
  }

  return {
    /** Names of the keys that can be read, the one that writes first; none where nothing is encrypted. */
    keyIds,
    sealText: (text: string, cell: Cell): string =>
      writing ? sealedTextPrefix(writing.id) + seal(Buffer.from(text), writing, cell).toString("base64url") : text,
    /** What is not sealed is returned as it is. Throws `UnreadableSubmissionError`. */
    openText(stored: string, cell: Cell): string {
      const found = readSealedText(stored);
      return found ? open(found.sealed, findKey(found.keyId, cell), cell).toString() : stored;
    },
    sealBytes: (bytes: Buffer, cell: Cell): Buffer =>
      writing ? Buffer.concat([SEALED_FILE, Buffer.from(writing.id, "hex"), seal(bytes, writing, cell)]) : bytes,
    openBytes(stored: Buffer, cell: Cell): Buffer {
      if (!stored.subarray(0, SEALED_FILE.length).equals(SEALED_FILE)) return stored;
      const afterId = SEALED_FILE.length + KEY_ID_BYTES;
      const keyId = stored.subarray(SEALED_FILE.length, afterId).toString("hex");
      return open(stored.subarray(afterId), findKey(keyId, cell), cell);
    },
    /** Digests that recognise the same content: the one to store, then those of earlier keys, or of none. */
    digests(content: string): [string, ...string[]] {
      const plain = createHash("sha256").update(content).digest("hex");
      const keyed = keys.map((key) => createHmac("sha256", key.digests).update(content).digest("hex"));
      const [first = plain, ...others] = [...keyed, plain];
      return [first, ...others];
    },
  };
}

export const PLAIN_CIPHER = createCellCipher([]);

/** What is bound to a cell without standing in it, so that it opens nowhere else. */
function associatedData({ id, column }: Cell): Buffer {
  return Buffer.from(`${id} ${column}`);
}

function seal(bytes: Buffer, { cells }: EncryptionKey, cell: Cell): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, cells, nonce, { authTagLength: TAG_BYTES });
  cipher.setAAD(associatedData(cell));
  const encrypted = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]);
}

function open(sealed: Buffer, { cells }: EncryptionKey, cell: Cell): Buffer {
  try {
    const nonce = sealed.subarray(0, NONCE_BYTES);
    const decipher = createDecipheriv(ALGORITHM, cells, nonce, { authTagLength: TAG_BYTES });
    decipher.setAAD(associatedData(cell));
    decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
  } catch (cause) {
    throw new UnreadableSubmissionError(
      `${cell.reference} cannot be read: what is stored as its ${cell.column} was changed, or is another submission's`,
      { cause },
    );
  }
}

// The columns of the store. What opens throws `UnreadableSubmissionError` like `CellCipher.openText`.

/** Whose columns are sealed or opened; they open for this submission alone. */
type Owner = Pick<Cell, "id" | "reference">;

export function sealForm(cipher: CellCipher, request: SubmittedForm["request"], owner: Owner) {
  const sealed = cipher.sealText(JSON.stringify(request), { ...owner, column: "request" });
  return { request: sealed, key_id: cipher.keyIds[0] ?? null };
}

export function openForm(cipher: CellCipher, { request, ...owner }: Owner & Pick<SubmissionRow, "request">) {
  return JSON.parse(cipher.openText(request, { ...owner, column: "request" })) as SubmittedForm["request"];
}

type FileColumns = Pick<SubmissionDatabase["attachments"], "name" | "content">;

export function sealFile(cipher: CellCipher, { name, bytes }: Pick<StoredFile, "name" | "bytes">, owner: Owner) {
  return {
    name: cipher.sealText(name, { ...owner, column: "file_name" }),
    content: cipher.sealBytes(bytes, { ...owner, column: "file" }),
  } satisfies FileColumns;
}

export function openFileName(cipher: CellCipher, name: string, owner: Owner): string {
  return cipher.openText(name, { ...owner, column: "file_name" });
}

export function openFile(cipher: CellCipher, file: FileColumns & { type: string }, owner: Owner): StoredFile {
  const bytes = cipher.openBytes(file.content, { ...owner, column: "file" });
  return { name: openFileName(cipher, file.name, owner), type: file.type, bytes };
}

export function sealStep(cipher: CellCipher, step: Step, { number, ...owner }: Owner & { number: number }): string {
  return cipher.sealText(JSON.stringify(step), { ...owner, column: `answer ${number}` });
}

export function openStep(
  cipher: CellCipher,
  { content, number }: Pick<AnswerRow, "content" | "number">,
  { id, reference }: Owner,
): Step {
  return JSON.parse(cipher.openText(content, { id, reference, column: `answer ${number}` })) as Step;
}

export function secretCell(name: string): Cell {
  return { id: name, reference: name, column: "secret" };
}
