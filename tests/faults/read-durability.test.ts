import { expect, test } from "vitest";
import { readDurability } from "./read-durability.ts";

const WRITE = '7 pwrite64(22</var/submissions.sqlite-wal>, "\\r\\0A-7F3K-9QXM{\\"patientName"..., 4096, 56) = 4096';
const SYNC = "7 fsync(22</var/submissions.sqlite-wal>)      = 0";
const RESPONSE =
  '7 write(31<TCP:[127.0.0.1:80->127.0.0.1:9]>, "HTTP/1.1 201 Created{\\"reference\\":\\"A-7F3K-9QXM\\"}", 90) = 90';

const isDurable = (...lines: string[]) => readDurability(lines.join("\n"), ["A-7F3K-9QXM"])[0]?.isDurable;

test("a row that is written and synced before its response is durable", () => {
  expect(isDurable(WRITE, SYNC, RESPONSE)).toBe(true);
  expect(isDurable(WRITE, SYNC.replace("fsync", "fdatasync"), RESPONSE)).toBe(true);
});

test("a sync that another thread interrupts counts from its end", () => {
  const begun = "7 fsync(22</var/submissions.sqlite-wal> <unfinished ...>";
  const other = "8 fsync(40</var/other>)      = 0";
  const ended = "7 <... fsync resumed>)      = 0";
  expect(isDurable(WRITE, begun, other, ended, RESPONSE)).toBe(true);
  expect(isDurable(WRITE, begun, other, RESPONSE, ended)).toBe(false);
  expect(isDurable(WRITE, begun, ended.replace("= 0", "= -1 EIO (Input/output error)"), RESPONSE)).toBe(false);
});

test.each([
  ["no sync", [WRITE, RESPONSE]],
  ["a sync after the response", [WRITE, RESPONSE, SYNC]],
  ["a sync before the row", [SYNC, WRITE, RESPONSE]],
  ["a sync of another file", [WRITE, SYNC.replace("-wal", "-shm"), RESPONSE]],
  ["a sync that failed", [WRITE, SYNC.replace("= 0", "= -1 EIO (Input/output error)"), RESPONSE]],
  ["no row", [SYNC, RESPONSE]],
  ["no response", [WRITE, SYNC]],
])("%s is found out", (_name, lines) => {
  expect(isDurable(...lines)).toBe(false);
});
