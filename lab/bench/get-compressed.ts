import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";

/** Gets an address as a browser with these encodings, and leaves the body compressed. Throws unless it is 200. */
export async function getCompressed(url: string, encodings = "br"): Promise<{ body: Buffer; etag: string }> {
  const sent = get(url, { headers: { "accept-encoding": encodings }, agent: false });
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  const body = await buffer(response);
  if (response.statusCode !== 200) throw new Error(`${url} responded with ${response.statusCode}`);
  return { body, etag: response.headers.etag ?? "" };
}
