import { once } from "node:events";
import { connect, type Socket } from "node:net";

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

/** The status of each answer, in order; no body may hold "HTTP/1.1 ". */
export function statusesOf(heard: string): number[] {
  return Array.from(heard.matchAll(/HTTP\/1\.1 (\d{3}) /g), ([, status]) => Number(status));
}
