import type { IncomingMessage, ServerResponse } from "node:http";
import type { FindImageFile } from "../images/image-files.ts";
import { parseImageTransform } from "../images/image-transform.ts";
import type { AssetFile } from "./asset-files.ts";
import { RequestProblem } from "./request-problem.ts";
import { sendAsset } from "./send-asset.ts";

/**
 * Sends an asset's file; a picture as the parameters of the address ask for it (Contentful's Images API). What cannot
 * be done is answered as an error of Contentful's form.
 */
export async function answerAsset(
  file: AssetFile,
  url: URL,
  findImageFile: FindImageFile,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  let asked: AssetFile;
  try {
    const transform = file.contentType.startsWith("image/") ? parseImageTransform(url.searchParams) : undefined;
    asked = transform ? await findImageFile(file, transform) : file;
  } catch (error) {
    if (error instanceof RequestProblem) return sendProblem(error, response);
    throw error;
  }
  await sendAsset(asked, request, response);
}

function sendProblem({ status, code, message }: RequestProblem, response: ServerResponse): void {
  const text = JSON.stringify({ sys: { type: "Error", id: code }, message });
  response.writeHead(status, {
    "Content-Type": "application/json; charset=utf-8",
    "Content-Length": Buffer.byteLength(text),
    "Cache-Control": "no-store",
    ...(status === 503 && { "Retry-After": "1" }),
  });
  response.end(text);
}
