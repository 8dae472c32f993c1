/**
 * Posts a value as JSON. True when the answer's status is 2xx; its body is not read. False for every other status, when
 * the server cannot be reached, and when no answer came within `timeoutMs`.
 */
export async function postJson(url: string, value: unknown, timeoutMs: number): Promise<boolean> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), timeoutMs);
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(value),
      signal: controller.signal,
    });
    return response.ok;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
