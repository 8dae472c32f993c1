import { readOutcome, sendHeaders, type SendOptions, type SendOutcome } from "./send-outcome.ts";

/** Posts a value as JSON, its `headers` as headers; no answer within the time limit counts as unreachable. */
export async function postJson(url: string, value: unknown, options: SendOptions): Promise<SendOutcome> {
  const { headers, ...body } = value as { headers?: Record<string, string> };
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), options.timeoutMs);
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: { "Content-Type": "application/json", ...sendHeaders(options), ...headers },
      body: JSON.stringify(body),
      signal: controller.signal,
    });
    // The status alone is the success: a body that breaks off takes nothing back.
    return readOutcome(response.status, await response.text().catch(() => ""));
  } catch {
    return { status: "unreachable" };
  } finally {
    clearTimeout(timer);
  }
}
