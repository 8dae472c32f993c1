import { open } from "node:fs/promises";

/** A part of a JSON object: some items of a list, or another value as a whole. */
export interface JsonSlice {
  readonly key: string;
  readonly value: unknown;
  /** True for items that follow those of the slice before. */
  readonly continues: boolean;
}

/** A list is cut after so many items, or bytes, whichever comes first. */
export const MAX_ITEMS = 100;
const MAX_BYTES = 64 * 1024;

const CHUNK_BYTES = 64 * 1024;

/**
 * Reads the JSON object in a file slice by slice, each item of a list by `readItem`, so that its text is never in
 * memory as a whole and other work gets its turn in between. Rejects when the file cannot be read or is no JSON
 * object.
 */
export async function* readJsonSlices(file: string, readItem?: ReadItem): AsyncGenerator<JsonSlice> {
  await using handle = await open(file);
  const slicer = new JsonSlicer(readItem);
  for (;;) {
    const { bytesRead, buffer } = await handle.read(Buffer.allocUnsafe(CHUNK_BYTES));
    if (bytesRead === 0) break;
    yield* slicer.cut(buffer.subarray(0, bytesRead));
  }
  slicer.end();
}

const [QUOTE, COMMA, BACKSLASH] = [0x22, 0x2c, 0x5c];
const [LIST_START, LIST_END, OBJECT_START, OBJECT_END] = [0x5b, 0x5d, 0x7b, 0x7d];

/** Makes an item of its text in UTF-8, which is only there during the call. */
type ReadItem = (key: string, text: Buffer) => unknown;

/** Cuts the text of a JSON object, in UTF-8, at the commas of the object and of the lists that it holds. */
export class JsonSlicer {
  readonly #readItem: ReadItem;
  /** What was read since the last comma, before the chunk at hand. */
  #rest: Buffer[] = [];
  #depth = 0;
  #isInString = false;
  #isEscaped = false;
  /** The key of the list at hand. */
  #list: string | undefined;
  #items: unknown[] = [];
  #itemBytes = 0;
  #hasCut = false;
  /** What the next comma or end of the object may follow: a value, or nothing in an empty object. */
  #isAfterList = false;
  #hasMembers = false;
  #hasEnded = false;

  constructor(readItem: ReadItem = (_key, text) => JSON.parse(text.toString("utf8")) as unknown) {
    this.#readItem = readItem;
  }

  /** The slices that end within the next chunk. Throws when the text is no JSON object. */
  *cut(chunk: Buffer): Generator<JsonSlice> {
    let start = 0;
    const take = (end: number) => {
      const last = chunk.subarray(start, end);
      const bytes = this.#rest.length === 0 ? last : Buffer.concat([...this.#rest, last]);
      this.#rest = [];
      start = end + 1;
      return bytes;
    };
    for (let at = 0; at < chunk.length; at += 1) {
      const byte = chunk[at]!;
      if (this.#isInString) {
        if (this.#isEscaped) this.#isEscaped = false;
        else if (byte === BACKSLASH) this.#isEscaped = true;
        else if (byte === QUOTE) this.#isInString = false;
      } else if (byte === QUOTE) {
        this.#isInString = true;
      } else if (byte === LIST_START || byte === OBJECT_START) {
        this.#depth += 1;
        if (this.#depth === 1) this.#startObject(byte, take(at).toString("utf8"));
        else if (this.#depth === 2 && byte === LIST_START) this.#startList(take(at).toString("utf8"));
      } else if (byte === LIST_END || byte === OBJECT_END) {
        this.#depth -= 1;
        if (this.#depth === 0) yield* this.#endMember(byte, take(at).toString("utf8"));
        else if (this.#depth === 1 && this.#list !== undefined) yield* this.#endList(this.#list, byte, take(at));
      } else if (byte === COMMA) {
        if (this.#depth === 1) yield* this.#endMember(byte, take(at).toString("utf8"));
        else if (this.#depth === 2 && this.#list !== undefined) {
          this.#addItem(this.#list, take(at));
          if (this.#items.length >= MAX_ITEMS || this.#itemBytes >= MAX_BYTES) yield this.#cutList(this.#list);
        }
      }
    }
    this.#rest.push(chunk.subarray(start));
  }

  /** Throws when the object has not ended. */
  end(): void {
    if (!this.#hasEnded) throw new SyntaxError("The object does not end");
    if (!isBlank(Buffer.concat(this.#rest).toString("utf8"))) throw new SyntaxError("Something follows the object");
  }

  #startObject(byte: number, before: string): void {
    if (byte !== OBJECT_START || this.#hasEnded) throw new SyntaxError("This is no object");
    if (!isBlank(before.replace(/^\uFEFF/, ""))) throw new SyntaxError("Something precedes the object");
  }

  #startList(before: string): void {
    const [key] = Object.keys(JSON.parse(`{${before}null}`) as object);
    if (this.#isAfterList || key === undefined) throw new SyntaxError("A list has no key");
    this.#list = key;
    this.#hasCut = false;
  }

  #addItem(key: string, text: Buffer): void {
    this.#items.push(this.#readItem(key, text));
    this.#itemBytes += text.length;
  }

  #cutList(key: string): JsonSlice {
    const slice = { key, value: this.#items, continues: this.#hasCut };
    this.#items = [];
    this.#itemBytes = 0;
    this.#hasCut = true;
    return slice;
  }

  *#endList(key: string, byte: number, text: Buffer): Generator<JsonSlice> {
    if (byte !== LIST_END) throw new SyntaxError("A list does not end");
    const isEmpty = !this.#hasCut && this.#items.length === 0 && isBlank(text.toString("utf8"));
    if (!isEmpty) this.#addItem(key, text);
    yield this.#cutList(key);
    this.#list = undefined;
    this.#isAfterList = true;
  }

  *#endMember(byte: number, text: string): Generator<JsonSlice> {
    const isEnd = this.#depth === 0;
    if (isEnd && byte !== OBJECT_END) throw new SyntaxError("The object does not end");
    const isEmptyObject = isEnd && !this.#hasMembers;
    if (isBlank(text) !== this.#isAfterList && !(isEmptyObject && isBlank(text))) {
      throw new SyntaxError("A comma has no value beside it");
    }
    for (const [key, value] of Object.entries(JSON.parse(`{${text}}`) as object)) {
      yield { key, value: value as unknown, continues: false };
    }
    this.#isAfterList = false;
    this.#hasMembers = true;
    this.#hasEnded = isEnd;
  }
}

/** What JSON calls white space. */
function isBlank(text: string): boolean {
  return /^[ \t\n\r]*$/.test(text);
}
