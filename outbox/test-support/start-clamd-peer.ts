import { once } from "node:events";
import { createServer, type AddressInfo, type Socket } from "node:net";
import { onTestFinished } from "vitest";

/** The harmless text that every scanner takes for malware (eicar.org), in two parts, so that none does so here. */
export const EICAR = `X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-${"ANTIVIRUS-TEST-FILE"}!$H+H*`;

/** How the peer treats a file: its response, no response at all, or a cut in the middle of the file. */
export type ClamdBehaviour = "clean" | "eicar" | "error" | "refuses" | "stalls" | "cuts";

export interface ClamdPeer {
  host: string;
  port: number;
  /** The next files are treated so; "clean" looks for EICAR in them as clamd would. */
  behave(behaviour: ClamdBehaviour): void;
  /** The files that came whole. */
  files: Buffer[];
  /** Cuts every connection. */
  cut(): void;
}

/** Starts a TCP server that speaks clamd's INSTREAM and PING, until the test is over. */
export async function startClamdPeer(): Promise<ClamdPeer> {
  let behaviour: ClamdBehaviour = "clean";
  const files: Buffer[] = [];
  const sockets = new Set<Socket>();
  const cut = () => sockets.forEach((socket) => socket.destroy());
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined);
    if (behaviour === "refuses") return socket.destroy();
    let received = Buffer.alloc(0);
    return socket.on("data", (part: Buffer) => {
      received = Buffer.concat([received, part]);
      if (behaviour === "cuts") return socket.destroy();
      if (received.equals(Buffer.from("zPING\0"))) return socket.end("PONG\0");
      const file = readStream(received);
      if (!file) return undefined;
      files.push(file);
      return behaviour === "stalls" ? undefined : socket.end(`${judge(file, behaviour)}\0`);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(async () => {
    cut();
    await new Promise((closed) => server.close(closed));
  });
  const { port } = server.address() as AddressInfo;
  return { host: "127.0.0.1", port, files, cut, behave: (next) => void (behaviour = next) };
}

function judge(file: Buffer, behaviour: ClamdBehaviour): string {
  if (behaviour === "error") return "INSTREAM size limit exceeded. ERROR";
  return behaviour === "eicar" || file.includes(EICAR) ? "stream: Win.Test.EICAR_HDB-1 FOUND" : "stream: OK";
}

/** The file of a whole stream; undefined while its end is missing. */
function readStream(received: Buffer): Buffer | undefined {
  const command = Buffer.from("zINSTREAM\0");
  if (received.length < command.length) return undefined;
  if (!received.subarray(0, command.length).equals(command)) throw new Error("The stream begins with no INSTREAM");
  const chunks: Buffer[] = [];
  for (let at = command.length; at + 4 <= received.length;) {
    const length = received.readUInt32BE(at);
    if (length === 0) return Buffer.concat(chunks);
    chunks.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
}
