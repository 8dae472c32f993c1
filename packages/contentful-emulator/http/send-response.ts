import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { HttpResponse } from "./messages.ts";

/** Below this many bytes compression saves nothing worth its time. */
const SMALLEST_COMPRESSED = 1024;

/** Brotli's default, 11, is for files that are compressed once. */
const BROTLI_QUALITY = 4;

const compress = {
  br: (body: Buffer) => compressBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: promisify(gzip) as (body: Buffer) => Promise<Buffer>,
};
const compressBrotli = promisify(brotliCompress);

type Encoding = keyof typeof compress;

/** Sends a response as JSON or text, compressed when the client accepts that. */
export async function sendResponse(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, body, text }: HttpResponse,
): Promise<void> {
  const content = Buffer.from(text ?? (body === undefined ? "" : JSON.stringify(body)));
  const encoding =
    content.length < SMALLEST_COMPRESSED ? undefined : chooseEncoding(request.headers["accept-encoding"]);
  const sent = encoding ? await compress[encoding](content) : content;
  response.writeHead(status, {
    "Content-Type": "application/json; charset=utf-8",
    "Content-Length": sent.length,
    "Cache-Control": "no-store",
    Vary: "Accept-Encoding",
    ...(encoding && { "Content-Encoding": encoding }),
    ...headers,
  });
  response.end(sent);
}

/** The accepted encoding of the highest weight, Brotli of two alike (RFC 9110, section 12.5.3). */
function chooseEncoding(header: string | undefined): Encoding | undefined {
  const weights = readWeights(header ?? "");
  const weightOf = (encoding: Encoding) => weights.get(encoding) ?? weights.get("*") ?? 0;
  const best: Encoding = weightOf("gzip") > weightOf("br") ? "gzip" : "br";
  return weightOf(best) > 0 ? best : undefined;
}

function readWeights(header: string): Map<string, number> {
  return new Map(
    header.split(",").map((part) => {
      const [name = "", ...parameters] = part.split(";").map((piece) => piece.trim().toLowerCase());
      const weight = parameters.find((parameter) => parameter.startsWith("q="));
      return [name, weight === undefined ? 1 : Number(weight.slice(2)) || 0];
    }),
  );
}
