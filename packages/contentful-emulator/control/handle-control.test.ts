import { request as sendRequest } from "node:http";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { librarySpace, MAIN_BRANCH, writeSpaceExport, type WrittenExport } from "../fixtures.ts";
import { startContentService, type ContentService } from "../start-content-service.ts";

let written: WrittenExport;
let service: ContentService;

beforeAll(async () => {
  written = await writeSpaceExport(librarySpace);
  service = await startContentService({ exportFile: written.file, host: "127.0.0.1", port: 0, hasControl: true });
});

afterEach(async () => {
  await control("/faults", { method: "DELETE" });
  await control("/queries", { method: "DELETE" });
});

afterAll(async () => {
  await service.close();
  await written[Symbol.asyncDispose]();
});

function control(path: string, init: RequestInit = {}) {
  return fetch(`${service.controlUrl}${path}`, { redirect: "manual", ...init });
}

function put(faults: unknown) {
  return control("/faults", { method: "PUT", body: JSON.stringify(faults) });
}

function askForNames() {
  return fetch(service.graphqlUrl, {
    method: "POST",
    headers: { authorization: `Bearer ${service.deliveryToken}` },
    body: JSON.stringify({
      query: "query Names($branch: String) { bookCollection(where: { branch: $branch }) { total } }",
      variables: { branch: MAIN_BRANCH },
    }),
  });
}

test("a fault stays until the next PUT or DELETE", async () => {
  expect(await (await put({ kind: "empty", operation: "Names" })).json()).toEqual([
    { kind: "empty", operation: "Names" },
  ]);
  expect(await (await askForNames()).json()).toEqual({ data: { bookCollection: { total: 0 } } });
  await put([{ kind: "slow", delayMs: 1 }, { kind: "error" }]);
  expect(await (await askForNames()).json()).toMatchObject({ data: null });
  await control("/faults", { method: "DELETE" });
  expect(await (await askForNames()).json()).toMatchObject({ data: { bookCollection: { total: 13 } } });
});

test.each([
  { kind: "loud" },
  null,
  { kind: "slow", delayMs: -1 },
  { kind: "down", operation: 5 },
  { kind: "toString" },
])("%j is refused and changes nothing", async (fault) => {
  await put({ kind: "slow", delayMs: 0 });
  const response = await put(fault);
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({ message: expect.stringMatching(/must be/) });
  expect(await (await control("/faults")).json()).toEqual([{ kind: "slow", delayMs: 0 }]);
});

test("queries are listed with name and variables, without the token", async () => {
  await askForNames();
  const text = await (await control("/queries")).text();
  expect(JSON.parse(text)).toEqual([
    { operation: "Names", query: expect.stringContaining("bookCollection"), variables: { branch: MAIN_BRANCH } },
  ]);
  expect(text).not.toContain(service.deliveryToken);
});

test("the page's form adds and removes faults", async () => {
  await askForNames();
  const body = new URLSearchParams({ kind: "slow", operation: "Names", delayMs: "5" });
  const response = await control("/faults", { method: "POST", body });
  expect([response.status, response.headers.get("location")]).toEqual([303, "/control"]);
  const page = await (await control("")).text();
  expect(page).toContain("Names: responds late (5 ms)");
  expect(page).toContain("<option>Names</option>");
  await control("/faults", { method: "POST", body: new URLSearchParams({ kind: "" }) });
  expect(await (await control("")).text()).toContain("Nothing: every query succeeds.");
});

test("requests of other sites and by DNS rebinding get 403", async () => {
  expect((await control("/faults", { headers: { "sec-fetch-site": "cross-site" } })).status).toBe(403);
  const asAnotherName = await new Promise((resolve) => {
    const headers = { host: "rebound.example.org" };
    sendRequest(`${service.controlUrl}/queries`, { headers }, (response) =>
      resolve(response.resume().statusCode),
    ).end();
  });
  expect(asAnotherName).toBe(403);
});

test("a service without the control responds with 404 there", async () => {
  const plain = await startContentService({ exportFile: written.file, host: "127.0.0.1", port: 0 });
  expect(plain.controlUrl).toBeUndefined();
  expect((await fetch(`${plain.origin}/control/faults`)).status).toBe(404);
  await plain.close();
});
