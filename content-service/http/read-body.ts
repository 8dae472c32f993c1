import type { IncomingMessage } from "node:http";
import { RequestProblem } from "./request-problem.ts";

/** Contentful's technical limit for a request's size. */
const LARGEST_BODY_BYTES = 1024 * 1024;

/** A request's body as text. Rejects with `RequestProblem` when it is larger than 1 MB. */
export async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > LARGEST_BODY_BYTES) throw new RequestProblem(413, undefined, "The request is larger than 1 MB");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}
