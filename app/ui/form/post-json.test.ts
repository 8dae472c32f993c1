import { afterEach, expect, test, vi } from "vitest";
import { postJson } from "./post-json.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const OPTIONS = { idempotencyKey: "k1", timeoutMs: 1000 };

function answerWith(status: number) {
  const fetchStub = vi.fn<typeof fetch>(async () => new Response(null, { status }));
  vi.stubGlobal("fetch", fetchStub);
  return fetchStub;
}

test("the value travels as JSON in a POST", async () => {
  const fetchStub = answerWith(204);
  await postJson("/api", { name: "Asha" }, OPTIONS);
  expect(fetchStub).toHaveBeenCalledExactlyOnceWith(
    "/api",
    expect.objectContaining({
      method: "POST",
      body: '{"name":"Asha"}',
      headers: { "Content-Type": "application/json", "Idempotency-Key": "k1" },
    }),
  );
});

test("headers of a value travel as headers alone", async () => {
  const fetchStub = answerWith(204);
  await postJson("/api", { name: "Asha", headers: { "OP-Number": "OP-12%2FA" } }, OPTIONS);
  const [, request] = fetchStub.mock.calls[0] ?? [];
  expect(request).toMatchObject({ body: '{"name":"Asha"}', headers: { "OP-Number": "OP-12%2FA" } });
});

test("the privacy notice that stood at the form is named beside its content", async () => {
  const fetchStub = answerWith(204);
  await postJson("/api", {}, { ...OPTIONS, noticeVersion: "0123456789ab" });
  const [, request] = fetchStub.mock.calls[0] ?? [];
  expect(request).toMatchObject({ body: "{}", headers: { "Notice-Version": "0123456789ab" } });
});

test.each([
  ['{"errors":[{"field":"resume","message":"Too large"},{}]}', { field: "resume", message: "Too large" }],
  ['{"errors":[null]}', undefined],
  ['{"errors":{"field":1}}', undefined],
  ["null", undefined],
  ["<html>", undefined],
])("the refusal %s names the field %j", async (body, rejection) => {
  vi.stubGlobal("fetch", async () => new Response(body, { status: 400 }));
  expect(await postJson("/api", {}, OPTIONS)).toEqual({
    status: "refused",
    isTemporary: false,
    ...(rejection && { rejection }),
  });
});

test.each([200, 201, 202, 204])("status %i is a success", async (status) => {
  answerWith(status);
  expect(await postJson("/api", {}, OPTIONS)).toEqual({ status: "sent", reference: undefined });
});

test.each([
  ['{"reference":"A-7F3K-9QXM"}', "A-7F3K-9QXM"],
  ['{"reference":1}', undefined],
  ["null", undefined],
  ["queued", undefined],
])("the answer %s holds the reference %s", async (body, reference) => {
  vi.stubGlobal("fetch", async () => new Response(body, { status: 201 }));
  expect(await postJson("/api", {}, OPTIONS)).toEqual({ status: "sent", reference });
});

test.each([400, 404, 413, 429, 500, 503])("status %i is a failure", async (status) => {
  answerWith(status);
  expect(await postJson("/api", {}, OPTIONS)).toEqual({
    status: "refused",
    isTemporary: [429, 500, 503].includes(status),
  });
});

test("a refused connection is a failure", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  expect(await postJson("/api", {}, OPTIONS)).toEqual({ status: "unreachable" });
});

test("a server that does not answer in time is a failure", async () => {
  vi.useFakeTimers();
  vi.stubGlobal(
    "fetch",
    (_url: string, { signal }: RequestInit) =>
      new Promise((_resolve, reject) => signal?.addEventListener("abort", () => reject(signal.reason as Error))),
  );
  const sending = postJson("/api", {}, { ...OPTIONS, timeoutMs: 30_000 });
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await sending).toEqual({ status: "unreachable" });
});
