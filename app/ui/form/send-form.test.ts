import { afterEach, expect, test, vi } from "vitest";
import { postJson, createKeyMaker, addTraces, readTraces } from "./send-form.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const OPTIONS = { idempotencyKey: "k1" };

function respondWith(status: number) {
  const fetchStub = vi.fn<typeof fetch>(async () => new Response(null, { status }));
  vi.stubGlobal("fetch", fetchStub);
  return fetchStub;
}

test("the value travels as JSON in a POST", async () => {
  const fetchStub = respondWith(204);
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
  const fetchStub = respondWith(204);
  await postJson("/api", { name: "Asha", headers: { "OP-Number": "OP-12%2FA" } }, OPTIONS);
  const [, request] = fetchStub.mock.calls[0] ?? [];
  expect(request).toMatchObject({ body: '{"name":"Asha"}', headers: { "OP-Number": "OP-12%2FA" } });
});

test("the language of the page goes with it", async () => {
  const fetchStub = respondWith(204);
  await postJson("/api", {}, { ...OPTIONS, language: "ml" });
  const [, request] = fetchStub.mock.calls[0] ?? [];
  expect(request).toMatchObject({ body: "{}", headers: { "Accept-Language": "ml" } });
});

test("the privacy notice that was shown at the form is named beside its content", async () => {
  const fetchStub = respondWith(204);
  await postJson("/api", {}, { ...OPTIONS, noticeVersion: "0123456789ab" });
  const [, request] = fetchStub.mock.calls[0] ?? [];
  expect(request).toMatchObject({ body: "{}", headers: { "Notice-Version": "0123456789ab" } });
});

test.each([
  ['{"errors":[{"field":"resume","message":"Too large"},{}]}', { field: "resume", message: "Too large" }],
  ['{"errors":[null]}', undefined],
  ['{"errors":{"field":1}}', undefined],
  ["null", undefined],
  ["<p>", undefined],
])("the refusal %s names the field %j", async (body, rejection) => {
  vi.stubGlobal("fetch", async () => new Response(body, { status: 400 }));
  expect(await postJson("/api", {}, OPTIONS)).toEqual({
    status: "refused",
    isTemporary: false,
    ...(rejection && { rejection }),
  });
});

test.each([200, 201, 202, 204])("status %i is a success [S267]", async (status) => {
  respondWith(status);
  expect(await postJson("/api", {}, OPTIONS)).toEqual({ status: "sent", reference: undefined });
});

test.each([
  ['{"reference":"A-7F3K-9QXM"}', "A-7F3K-9QXM"],
  ['{"reference":1}', undefined],
  ["null", undefined],
  ["queued", undefined],
])("the response %s holds the reference %s", async (body, reference) => {
  vi.stubGlobal("fetch", async () => new Response(body, { status: 201 }));
  expect(await postJson("/api", {}, OPTIONS)).toEqual({ status: "sent", reference });
});

test.each<[string, () => Response]>([
  ["a page", () => new Response("<p>Sign in", { headers: { "content-type": "text/html; charset=utf-8" } })],
  ["a page without a type", () => new Response("\n<!DOCTYPE html><title>Sign in</title>")],
  ["a page of a filter", () => new Response("<p>Blocked", { status: 403, headers: { "content-type": "text/html" } })],
  ["a redirect", () => Object.defineProperty(Response.error(), "type", { value: "opaqueredirect" })],
])("%s in the server's place is no response", async (_name, respond) => {
  vi.stubGlobal("fetch", async () => respond());
  expect(await postJson("/api", {}, OPTIONS)).toEqual({ status: "unreachable" });
});

test.each([400, 404, 413, 429, 500, 503])("status %i is a failure [S268]", async (status) => {
  respondWith(status);
  expect(await postJson("/api", {}, OPTIONS)).toEqual({
    status: "refused",
    isTemporary: [429, 500, 503].includes(status),
  });
});

test("a refused connection is a failure [S268]", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  expect(await postJson("/api", {}, OPTIONS)).toEqual({ status: "unreachable" });
});

test("a server that does not respond in time is a failure [S268]", async () => {
  vi.useFakeTimers();
  vi.stubGlobal(
    "fetch",
    (_url: string, { signal }: RequestInit) =>
      new Promise((_resolve, reject) => signal?.addEventListener("abort", () => reject(signal.reason as Error))),
  );
  const sending = postJson("/api", {}, OPTIONS);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await sending).toEqual({ status: "unreachable" });
});

test("the same content keeps its key, changed content gets another", () => {
  const keyOf = createKeyMaker();
  const first = keyOf({ name: "Anu" });
  expect(first).toMatch(/^[0-9a-f]{32}\.[0-9a-f]{32}$/);
  expect(keyOf({ name: "Anu" })).toBe(first);
  const second = keyOf({ name: "Anu Thomas" });
  expect(second).not.toBe(first);
  expect(createKeyMaker()({ name: "Anu Thomas" })).not.toBe(second);
});

test("another file is other content", () => {
  const keyOf = createKeyMaker();
  const form = (bytes: string) => {
    const data = new FormData();
    data.set("resume", new File([bytes], "cv.pdf", { lastModified: 1 }));
    return data;
  };
  expect(keyOf(form("a"))).toBe(keyOf(form("a")));
  expect(keyOf(form("a"))).not.toBe(keyOf(form("ab")));
});

function typed(hidden = ""): FormData {
  const form = new FormData();
  form.set("name", "Anu");
  form.set("reasonForWriting", hidden);
  return form;
}

test("a form that a person filled leaves no trace, however fast, and is sent as it is", () => {
  expect(readTraces(typed(), { isTouched: true, openForMs: 100 })).toEqual([]);
  const value = { name: "Anu" };
  expect(addTraces(value, [])).toBe(value);
});

test("a filled hidden field and a form that nobody touched leave traces", () => {
  const traces = readTraces(typed("offer"), { isTouched: false, openForMs: 12.6 });
  expect(addTraces({ name: "Anu" }, traces)).toEqual({ name: "Anu", reasonForWriting: "offer", untouchedMs: "13" });
});

test("a multipart form gets a copy with the traces and is not changed itself", () => {
  const form = new FormData();
  form.set("name", "Anu");
  const copy = addTraces(form, [["untouchedMs", "13"]]) as FormData;
  expect([...copy]).toEqual([
    ["name", "Anu"],
    ["untouchedMs", "13"],
  ]);
  expect([...form.keys()]).toEqual(["name"]);
});
