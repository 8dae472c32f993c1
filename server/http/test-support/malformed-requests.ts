import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { SAMPLE_CONTACT } from "#outbox/test-support/samples.ts";

/** A connection to a server of this machine, and everything it has written on it so far. */
export async function openRaw(
  port: number,
): Promise<{ socket: Socket; heard: () => string; closed: Promise<unknown> }> {
  const socket = connect(port, "127.0.0.1");
  let heard = "";
  socket.on("data", (chunk: Buffer) => (heard += chunk.toString("latin1")));
  // A connection that is reset closes, too.
  socket.on("error", () => undefined);
  const closed = new Promise((resolve) => socket.once("close", resolve));
  await Promise.race([once(socket, "connect"), closed]);
  return { socket, heard: () => heard, closed };
}

/** Writes these bytes on a connection of their own; gives what the server wrote until it closed the connection. */
export async function sendRaw(port: number, bytes: string): Promise<string> {
  const { socket, heard, closed } = await openRaw(port);
  socket.write(bytes, "latin1");
  await closed;
  return heard();
}

/** The status of each response, in order; no body may hold "HTTP/1.1 ". */
export function statusesOf(heard: string): number[] {
  return Array.from(heard.matchAll(/HTTP\/1\.1 (\d{3}) /g), ([, status]) => Number(status));
}

const FORM = JSON.stringify(SAMPLE_CONTACT);
export const HOST = "Host: localhost:3000\r\n";
export const CLOSE = "Connection: close\r\n";
export const LENGTH = `Content-Length: ${FORM.length}\r\n`;
const CHUNKED = "Transfer-Encoding: chunked\r\n";
const SIZE = FORM.length.toString(16);

/** A contact message that would be stored if its headers and body were well-formed. */
export function form(headers: string, body = FORM, version = "1.1"): string {
  const start = `POST /api/v1/service/contact_us HTTP/${version}\r\n${HOST}${CLOSE}`;
  return `${start}Content-Type: application/json\r\n${headers}\r\n${body}`;
}

/** The message as one chunk of that size, and the end. */
function chunks(size: string): string {
  return `${size}\r\n${FORM}\r\n0\r\n\r\n`;
}

/** A request without a body; its connection is closed after the response. */
export function get(path: string, headers = HOST + CLOSE, method = "GET", version = "1.1"): string {
  return `${method} ${path} HTTP/${version}\r\n${headers}\r\n`;
}

/** Bodies whose length can be read in two ways. */
export const AMBIGUOUS_LENGTHS = {
  "length and chunks": form(LENGTH + CHUNKED, chunks(SIZE)),
  "chunks and length": form(CHUNKED + LENGTH, chunks(SIZE)),
  "two lengths": form(`Content-Length: 5\r\n${LENGTH}`),
  "one length twice": form(LENGTH + LENGTH),
  "a list of lengths": form(`Content-Length: ${FORM.length}, ${FORM.length}\r\n`),
  "a length with a sign": form(`Content-Length: +${FORM.length}\r\n`),
  "a hexadecimal length": form(`Content-Length: 0x${SIZE}\r\n`),
  "a length without end": form(`Content-Length: ${"9".repeat(40)}\r\n`),
  "an unknown coding": form("Transfer-Encoding: xchunked\r\n", chunks(SIZE)),
  "a coding after the chunks": form("Transfer-Encoding: chunked, identity\r\n", chunks(SIZE)),
  "chunks twice": form(CHUNKED + CHUNKED, chunks(SIZE)),
  "chunks in HTTP/1.0": form(CHUNKED, chunks(SIZE), "1.0"),
  "a size that is no number": form(CHUNKED, chunks("zz")),
  "a size with a sign": form(CHUNKED, chunks(`-${SIZE}`)),
  "a size with a prefix": form(CHUNKED, chunks(`0x${SIZE}`)),
  "a size past all numbers": form(CHUNKED, chunks("f".repeat(18))),
  "a size that is too small": form(CHUNKED, chunks("5")),
  "a size that ends in a bare line feed": form(CHUNKED, `${SIZE}\n${FORM}\r\n0\r\n\r\n`),
  "an extension with a bare line feed": form(CHUNKED, chunks(`${SIZE};a\nb`)),
};

/** Headers and first lines that programs read in different ways. */
export const AMBIGUOUS_HEADERS = {
  "a folded header": form(`X-Note: a\r\n b\r\n${LENGTH}`),
  "bare line feeds": form(LENGTH).replaceAll("\r\n", "\n"),
  "a bare carriage return": form(`X-Note: a\rb\r\n${LENGTH}`),
  "a space before the colon": form(`Content-Length : ${FORM.length}\r\n`),
  "a space before a name": form(` ${LENGTH}`),
  "a header without a name": form(`: a\r\n${LENGTH}`),
  "a NUL": form(`X-Note: a\0b\r\n${LENGTH}`),
  "a space in the address": get("/a b"),
  "bytes past ASCII in the address": get("/\xff\xfe"),
  "two hosts": get("/", `${HOST}Host: evil.example\r\n${CLOSE}`),
  "one host twice": get("/", HOST + HOST + CLOSE),
  "a host with a user": get("/", `Host: localhost:3000@evil.example\r\n${CLOSE}`),
  "a host with a path": get("/", `Host: localhost/evil.example\r\n${CLOSE}`),
  "no host": get("/", CLOSE),
  "no version": `GET /\r\n${HOST}\r\n`,
  "HTTP/2 without its preface": get("/", HOST + CLOSE, "GET", "2.0"),
  "an unknown method": get("/", HOST + CLOSE, "BREW"),
  "another protocol": "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
};

/** More than 16 KiB before the body. */
export const TOO_LARGE = {
  "a large header": form(`X-Note: ${"a".repeat(20_000)}\r\n${LENGTH}`),
  "a large address": get(`/${"a".repeat(20_000)}`),
  "many headers": form("X-Note: a\r\n".repeat(3_000) + LENGTH),
};
