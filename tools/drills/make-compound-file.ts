const SECTOR_BYTES = 512;
const ENTRY_BYTES = 128;
const END_OF_CHAIN = 0xfffffffe;
const FAT_SECTOR = 0xfffffffd;
const NOTHING = 0xffffffff;
const SIGNATURE = Buffer.from("d0cf11e0a1b11ae1", "hex");

/** Shorter streams would lie in a stream of their own. */
const LEAST_STREAM_BYTES = 4096;

/** A stream with its content, or a storage with what is in it. */
export type CompoundEntry = { name: string; content: Buffer } | { name: string; entries: CompoundEntry[] };

interface Row {
  name: string;
  kind: "root" | "storage" | "stream";
  /** Filled up to whole sectors. */
  content: Buffer;
  bytes: number;
  next: number;
  child: number;
}

const KIND_BYTE = { storage: 1, stream: 2, root: 5 };

/**
 * A compound file, the container of Word 97 to 2003 (MS-CFB), of at most 60 KB. Shorter streams are filled up
 * with zero bytes to 4,096.
 */
export function makeCompoundFile(entries: CompoundEntry[]): Buffer {
  const rows: Row[] = [];
  addRow(rows, "root", { name: "Root Entry", entries });
  const directorySectors = Math.ceil((rows.length * ENTRY_BYTES) / SECTOR_BYTES);
  const table = [FAT_SECTOR, ...chain(1, directorySectors)];
  const directory = Buffer.alloc(directorySectors * SECTOR_BYTES);
  rows.forEach((row, index) => {
    const start = row.kind === "stream" ? table.length : 0;
    writeRow(directory.subarray(index * ENTRY_BYTES), row, start);
    table.push(...chain(table.length, row.content.length / SECTOR_BYTES));
  });
  const allocation = Buffer.alloc(SECTOR_BYTES, 0xff);
  table.forEach((next, sector) => allocation.writeUInt32LE(next, sector * 4));
  return Buffer.concat([makeHeader(), allocation, directory, ...rows.map(({ content }) => content)]);
}

/** Adds the entry and all below it; siblings hang together in the order of their names. */
function addRow(rows: Row[], kind: Row["kind"], entry: CompoundEntry): number {
  const bytes = "content" in entry ? Math.max(entry.content.length, LEAST_STREAM_BYTES) : 0;
  const content = Buffer.concat("content" in entry ? [entry.content] : [], wholeSectors(bytes));
  const row: Row = { name: entry.name, kind, content, bytes, next: NOTHING, child: NOTHING };
  const index = rows.push(row) - 1;
  if ("entries" in entry) {
    const backwards = entry.entries.toSorted((a, b) => compare(b.name, a.name));
    for (const child of backwards) {
      const added = addRow(rows, "entries" in child ? "storage" : "stream", child);
      const addedRow = rows[added];
      if (addedRow) addedRow.next = row.child;
      row.child = added;
    }
  }
  return index;
}

/** Shorter names first (MS-CFB 2.6.4). */
function compare(a: string, b: string): number {
  return a.length - b.length || (a.toUpperCase() < b.toUpperCase() ? -1 : 1);
}

function wholeSectors(bytes: number): number {
  return Math.ceil(bytes / SECTOR_BYTES) * SECTOR_BYTES;
}

function chain(first: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => (index === count - 1 ? END_OF_CHAIN : first + index + 1));
}

function writeRow(place: Buffer, { name, kind, bytes, next, child }: Row, start: number): void {
  place.write(name, "utf16le");
  place.writeUInt16LE((name.length + 1) * 2, 64);
  place.writeUInt8(KIND_BYTE[kind], 66);
  place.writeUInt8(1, 67);
  place.writeUInt32LE(NOTHING, 68);
  place.writeUInt32LE(next, 72);
  place.writeUInt32LE(child, 76);
  place.writeUInt32LE(kind === "root" ? END_OF_CHAIN : start, 116);
  place.writeUInt32LE(bytes, 120);
}

function makeHeader(): Buffer {
  const header = Buffer.alloc(SECTOR_BYTES);
  SIGNATURE.copy(header);
  [0x3e, 3, 0xfffe, 9, 6].forEach((value, index) => header.writeUInt16LE(value, 24 + index * 2));
  header.writeUInt32LE(1, 44);
  header.writeUInt32LE(1, 48);
  header.writeUInt32LE(LEAST_STREAM_BYTES, 56);
  header.writeUInt32LE(END_OF_CHAIN, 60);
  header.writeUInt32LE(END_OF_CHAIN, 68);
  header.fill(0xff, 76);
  header.writeUInt32LE(0, 76);
  return header;
}
