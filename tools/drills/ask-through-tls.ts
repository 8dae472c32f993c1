import { once } from "node:events";
import { connect, type ClientHttp2Stream, type IncomingHttpHeaders, type OutgoingHttpHeaders } from "node:http2";
import { text } from "node:stream/consumers";
import { connect as connectTls } from "node:tls";

/** A server of 127.0.0.1 by the name it has there. */
export interface TlsServer {
  name: string;
  port: number;
  /** The certificate of the authority that must have signed the server's. */
  authority: string;
}

/** What came back. */
export interface TlsAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/**
 * Sends one request by HTTP/2, whose body `write` writes and ends, and resolves to the answer. Rejects when the handshake
 * fails or the server speaks no HTTP/2.
 */
export async function askThroughTls(
  { name, port, authority }: TlsServer,
  headers: OutgoingHttpHeaders,
  write: (stream: ClientHttp2Stream) => unknown = (stream) => stream.end(),
): Promise<TlsAnswer> {
  const socket = connectTls({ host: "127.0.0.1", port, servername: name, ca: authority, ALPNProtocols: ["h2"] });
  await once(socket, "secureConnect");
  if (socket.alpnProtocol !== "h2") throw new Error("the server speaks no HTTP/2");
  const session = connect(`https://${name}:${port}`, { createConnection: () => socket });
  try {
    const stream = session.request(headers);
    const answered = once(stream, "response") as Promise<[IncomingHttpHeaders & { ":status": number }]>;
    await Promise.all([answered, write(stream)]);
    const [answer] = await answered;
    return { status: answer[":status"], headers: answer, body: await text(stream) };
  } finally {
    session.destroy();
  }
}
