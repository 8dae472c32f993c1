import { connect, type Socket } from "node:net";

export type ScanVerdict = { status: "clean" } | { status: "infected"; signature: string };

export type VirusScanner = ReturnType<typeof createClamavScanner>;

export class ScanFailedError extends Error {
  override name = "ScanFailedError";
}

export type ClamavAddress = { host: string; port: number } | { path: string };

/** Far below clamd's StreamMaxLength of 25 MB. */
const CHUNK_BYTES = 64 * 1024;

/** clamd's own limit, MaxScanTime, is two minutes. */
const SILENCE_MS = 120_000;

const MAX_RESPONSE_LENGTH = 1000;
const MAX_SIGNATURE_LENGTH = 200;

/** clamd says so of a file that is too large, and cuts the connection before that can be read for certain. */
const CUT = "it ended the connection without a reply, as it does above its StreamMaxLength";

export interface ClamavOptions {
  address: ClamavAddress;
  silenceMs?: number;
}

/** Asks clamd about each file on a connection of its own, by its command INSTREAM (clamd(8)). */
export function createClamavScanner({ address, silenceMs = SILENCE_MS }: ClamavOptions) {
  async function say(command: Iterable<Buffer>, signal?: AbortSignal): Promise<string> {
    const socket = connect({ ...address });
    socket.setTimeout(silenceMs, () => socket.destroy(new Error("no response in time")));
    const stop = () => socket.destroy(new Error("cut off"));
    signal?.addEventListener("abort", stop);
    if (signal?.aborted) stop();
    try {
      return await ask(socket, command);
    } catch (error) {
      throw new ScanFailedError(`the virus scanner: ${(error as Error).message}`, { cause: error });
    } finally {
      signal?.removeEventListener("abort", stop);
      socket.destroy();
    }
  }

  return {
    scan: async (bytes: Buffer, signal: AbortSignal) => readVerdict(await say(inStream(bytes), signal)),
    async check() {
      const reply = await say([Buffer.from("zPING\0")]);
      if (reply !== "PONG") throw new ScanFailedError(`the virus scanner said ${JSON.stringify(reply)}`);
    },
  };
}

/** Resolves to the reply, which clamd may give before the last chunk; the zero byte at its end makes it whole. */
function ask(socket: Socket, command: Iterable<Buffer>): Promise<string> {
  return new Promise((resolve, reject) => {
    let reply = "";
    socket.on("data", (part: Buffer) => {
      reply += part.toString("latin1");
      if (reply.includes("\0")) resolve(reply.split("\0")[0] ?? "");
      else if (reply.length > MAX_RESPONSE_LENGTH) reject(new Error("a reply that is none of clamd's"));
    });
    socket.on("error", (error) => reject(wasCut(error) ? new Error(CUT, { cause: error }) : error));
    socket.on("close", () => reject(new Error(CUT)));
    socket.on("connect", () => {
      for (const part of command) socket.write(part);
    });
  });
}

function wasCut({ code }: NodeJS.ErrnoException): boolean {
  return code === "EPIPE" || code === "ECONNRESET";
}

function* inStream(bytes: Buffer): Generator<Buffer> {
  yield Buffer.from("zINSTREAM\0");
  for (let start = 0; start < bytes.length; start += CHUNK_BYTES) {
    const chunk = bytes.subarray(start, start + CHUNK_BYTES);
    yield lengthOf(chunk.length);
    yield chunk;
  }
  yield lengthOf(0);
}

function lengthOf(length: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(length);
  return bytes;
}

/** Only "stream: OK" is clean: whatever else came is no verdict. */
function readVerdict(reply: string): ScanVerdict {
  const text = reply.trim();
  if (text === "stream: OK") return { status: "clean" };
  const [, found] = /^stream: (.+) FOUND$/.exec(text) ?? [];
  if (found === undefined) throw new ScanFailedError(`the virus scanner said ${JSON.stringify(text)}`);
  return { status: "infected", signature: found.replace(/[^\x21-\x7e]/g, "?").slice(0, MAX_SIGNATURE_LENGTH) };
}
