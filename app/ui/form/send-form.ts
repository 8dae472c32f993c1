import { postJson } from "./post-json.ts";
import { postMultipart } from "./post-multipart.ts";
import type { SendOptions, SendOutcome } from "./send-outcome.ts";

/**
 * Sends a form's value, a `FormData` as a multipart form and any other as JSON, and tells of the first how much has gone
 * out.
 */
export function sendForm(
  api: string,
  value: unknown,
  options: SendOptions,
  onProgress: (share: number) => void = () => {},
): Promise<SendOutcome> {
  return value instanceof FormData ? postMultipart(api, value, options, onProgress) : postJson(api, value, options);
}
