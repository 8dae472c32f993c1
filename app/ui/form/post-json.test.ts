import { afterEach, expect, test, vi } from "vitest";
import { postJson } from "./post-json.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function answerWith(status: number) {
  const fetchStub = vi.fn<typeof fetch>(async () => new Response(null, { status }));
  vi.stubGlobal("fetch", fetchStub);
  return fetchStub;
}

test("the value travels as JSON in a POST", async () => {
  const fetchStub = answerWith(204);
  await postJson("/api", { name: "Asha" }, 1000);
  expect(fetchStub).toHaveBeenCalledExactlyOnceWith(
    "/api",
    expect.objectContaining({
      method: "POST",
      body: '{"name":"Asha"}',
      headers: { "Content-Type": "application/json" },
    }),
  );
});

test.each([200, 201, 202, 204])("status %i is a success", async (status) => {
  answerWith(status);
  expect(await postJson("/api", {}, 1000)).toBe(true);
});

test.each([400, 404, 413, 429, 500, 503])("status %i is a failure", async (status) => {
  answerWith(status);
  expect(await postJson("/api", {}, 1000)).toBe(false);
});

test("a refused connection is a failure", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  expect(await postJson("/api", {}, 1000)).toBe(false);
});

test("a server that does not answer in time is a failure", async () => {
  vi.useFakeTimers();
  vi.stubGlobal(
    "fetch",
    (_url: string, { signal }: RequestInit) =>
      new Promise((_resolve, reject) => signal?.addEventListener("abort", () => reject(signal.reason as Error))),
  );
  const sending = postJson("/api", {}, 30_000);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await sending).toBe(false);
});
