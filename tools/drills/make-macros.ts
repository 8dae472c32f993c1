import type { CompoundEntry } from "./make-compound-file.ts";

/** As much as fits into one chunk without being compressed. */
const CHUNK_BYTES = 3640;
const TOKENS_IN_A_GROUP = 8;
const MODULE = "ThisDocument";
const SOURCE = 'Attribute VB_Name = "ThisDocument"\r\nSub AutoOpen()\r\n  MsgBox "Hello"\r\nEnd Sub\r\n';

/** A VBA project of one macro that runs when the document is opened, as Word 97 to 2003 stores it (MS-OVBA 2.2.1). */
export function makeMacros(): CompoundEntry {
  // A description that fills the chunk, as zero bytes behind the last record would be records.
  const description = Buffer.alloc(CHUNK_BYTES - listModules(Buffer.alloc(0)).length, "x");
  const streams = [
    { name: "dir", content: wrap(listModules(description)) },
    { name: "_VBA_PROJECT", content: Buffer.from("cc61ffff000000", "hex") },
    { name: MODULE, content: wrap(Buffer.from(SOURCE)) },
  ];
  return { name: "Macros", entries: [{ name: "VBA", entries: streams }] };
}

/** The records of the stream "dir" (MS-OVBA 2.3.4.2), of which each is its number, its length and its value. */
function listModules(description: Buffer): Buffer {
  const name = Buffer.from(MODULE);
  const wideName = Buffer.from(MODULE, "utf16le");
  const nothing = Buffer.alloc(0);
  return Buffer.concat([
    ...[record(0x01, uint32(1)), record(0x02, uint32(0x409)), record(0x14, uint32(0x409)), record(0x03, uint16(1252))],
    ...[record(0x04, Buffer.from("Resume")), record(0x05, nothing)],
    ...[record(0x40, description), record(0x06, nothing)],
    ...[record(0x3d, nothing), record(0x07, uint32(0)), record(0x08, uint32(0))],
    // The length of the version counts only its first part.
    ...[record(0x09, uint32(1)), uint16(1), record(0x0c, nothing), record(0x3c, nothing)],
    ...[record(0x0f, uint16(1)), record(0x13, uint16(0xffff))],
    ...[record(0x19, name), record(0x47, wideName), record(0x1a, name), record(0x32, wideName)],
    ...[record(0x1c, nothing), record(0x48, nothing), record(0x31, uint32(0)), record(0x1e, uint32(0))],
    ...[record(0x2c, uint16(0xffff)), record(0x22, nothing), record(0x2b, nothing), record(0x10, nothing)],
  ]);
}

function record(id: number, value: Buffer): Buffer {
  return Buffer.concat([uint16(id), uint32(value.length), value]);
}

/** One full chunk in which each byte stands for itself (MS-OVBA 2.4.1.1): each group of eight begins by saying so. */
function wrap(content: Buffer): Buffer {
  const whole = Buffer.concat([content], CHUNK_BYTES);
  const groups = [Buffer.of(1), uint16(0xbfff)];
  for (let at = 0; at < CHUNK_BYTES; at += TOKENS_IN_A_GROUP) {
    groups.push(Buffer.of(0), whole.subarray(at, at + TOKENS_IN_A_GROUP));
  }
  return Buffer.concat(groups);
}

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
