import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { inspect } from "node:util";
import { gzipSync } from "node:zlib";
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { createContentFaults } from "contentful-emulator/faults";
import { contentOf } from "#tests/support/content-results.ts";
import { hospitalSpace, NORTH, SOUTH } from "#tests/support/hospital-space.ts";
import { writeSpaceExport } from "contentful-emulator/fixtures";
import type { WrittenExport } from "contentful-emulator/fixtures";
import { startContentService } from "contentful-emulator";
import type { ContentService } from "contentful-emulator";
import type { ContentClient } from "../create-content.server.ts";
import { createContent } from "../create-content.server.ts";
import { DOCTOR_QUERY } from "../entries/doctors.server.ts";
import {
  CmsUnavailableError,
  createPace,
  createSendQuery,
  MAX_RESPONSE_BYTES,
  parseCmsResponse,
  type CmsConnection,
} from "./send-query.server.ts";

const faults = createContentFaults();
let written: WrittenExport;
let service: ContentService;
let content: ContentClient;

beforeAll(async () => {
  written = await writeSpaceExport(hospitalSpace);
  service = await startContentService({ exportFile: written.file, host: "127.0.0.1", port: 0, faults });
  content = createContent({ graphqlUrl: service.graphqlUrl, token: service.deliveryToken });
});

afterEach(() => faults.clear());

afterAll(async () => {
  await service.close();
  await written[Symbol.asyncDispose]();
});

/** The failure of a query for a doctor, sent over the service's connection but for these changes. */
async function findProblem(changes: Partial<CmsConnection> = {}): Promise<CmsUnavailableError> {
  const { graphqlUrl, deliveryToken: token } = service;
  const send = createSendQuery({ graphqlUrl, token, timeoutMs: 2000, ...changes });
  const error: unknown = await send(DOCTOR_QUERY, { id: "anna", hospital: NORTH }).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(CmsUnavailableError);
  return error as CmsUnavailableError;
}

function limitFor(seconds: string) {
  return {
    status: 429,
    body: JSON.stringify({ errors: [{ message: "Too many requests" }] }),
    headers: { "X-Contentful-RateLimit-Reset": seconds },
  };
}

describe("a service that fails", () => {
  test("cannot be reached", async () => {
    faults.set({ kind: "down" });
    const { message, errors } = await findProblem();
    expect(message).toMatch(/^The content service cannot be reached \(/);
    expect(errors).toEqual([{ message }]);
    const { message: refused } = await findProblem({ graphqlUrl: "http://127.0.0.1:9/", token: "t" });
    expect(refused).toMatch(/cannot be reached/);
    expect(await content.fetchDoctor(NORTH, "anna")).toEqual({ status: "unavailable", errors });
  });

  test("responds too late", async () => {
    faults.set({ kind: "slow", delayMs: 1000 });
    const { message } = await findProblem({ timeoutMs: 40 });
    expect(message).toBe("The content service gave no response within 40 ms");
  });

  test("refuses the token, which no message repeats [S202]", async () => {
    const token = "wrong-token-1234";
    const problem = await findProblem({ token });
    expect(problem.message).toBe("The content service responded 401 without data");
    expect(problem.errors).toEqual([{ message: "The access token is not valid for this space" }]);
    faults.respondWith({ status: 401, body: JSON.stringify({ errors: [{ message: `no ${token}` }] }) });
    expect((await findProblem({ token })).errors).toEqual([{ message: "no [token]" }]);
  });

  test.each([
    [502, "<html>Bad gateway</html>"],
    [200, "no JSON"],
    [200, ""],
    [200, "null"],
    [200, `{"errors":[{"message":"broken"}]}`],
    [200, `{"data":null,"errors":[{"message":"broken"}]}`],
    [200, `{"data":{"doctors":null},"errors":[{"message":"broken"}]}`],
  ])("responds with %i with %j", async (status, body) => {
    faults.respondWith({ status, body });
    const { message, errors } = await findProblem();
    expect(errors).toEqual([{ message: body.includes("broken") ? "broken" : message }]);
  });

  test("responds with a part, which is used", async () => {
    const doctorsCollection = {
      total: 2,
      items: [null, { sys: { id: "a" }, name: null }, { sys: null, name: "No id" }],
    };
    faults.respondWith({
      status: 200,
      body: JSON.stringify({ data: { doctorsCollection }, errors: [{ message: "part" }] }),
    });
    expect(await contentOf(content.fetchDoctors(NORTH, 6))).toEqual({
      total: 2,
      doctors: [{ id: "a", name: "", centerOfExcellence: "", consulting: "", education: "", departments: [] }],
    });
  });

  test("a doctor comes with the errors beside it, without the token, and is unavailable when null beside errors", async () => {
    const token = "read-token-1234";
    const reader = createContent({ graphqlUrl: service.graphqlUrl, token });
    const errors = [{ message: `bad ${token}` }];
    const departmentsCollection = { items: [] };
    const respondWith = (doctors: object | null) =>
      faults.respondWith({ status: 200, body: JSON.stringify({ data: { doctors, departmentsCollection }, errors }) });
    respondWith({ sys: { id: "a" }, name: "A", hospital: NORTH });
    const reported = [{ message: "bad [token]" }];
    expect(await contentOf(reader.fetchDoctor(NORTH, "a"))).toMatchObject({ name: "A", errors: reported });
    respondWith(null);
    expect(await reader.fetchDoctor(NORTH, "a")).toEqual({ status: "unavailable", errors: reported });
  });

  test("holds lists where a text is expected", async () => {
    const doctor = { sys: { id: "a" }, name: "A", hospital: [NORTH, SOUTH], education: ["MBBS", "MD"] };
    faults.respondWith({ status: 200, body: JSON.stringify({ data: { doctors: doctor } }) });
    expect(await contentOf(content.fetchDoctor(SOUTH, "a"))).toMatchObject({
      education: "MBBS, MD",
      contactNumbers: [],
    });
  });
});

describe("a service that limits its requests", () => {
  test("refuses none of many that are sent at once", async () => {
    const limited = await startContentService({ exportFile: written.file, requestsPerSecond: 55, deliveryToken: "t" });
    onTestFinished(() => limited.close());
    const send = createSendQuery({ graphqlUrl: limited.graphqlUrl, token: "t", timeoutMs: 2000, pace: createPace() });
    const ask = (id: number) => send(DOCTOR_QUERY, { id: `a${id}`, hospital: NORTH });
    const answers = await Promise.all(Array.from({ length: 70 }, (_, id) => ask(id)));
    expect(answers.length).toBe(70);
  });

  test("is not asked before the time that a refusal names, which doubles with the second", () => {
    const pace = createPace();
    expect(pace.book()).toBe(0);
    pace.note(true, 1000);
    const after = pace.book();
    pace.note(true, 1000);
    expect([after > 900, pace.book() > 1900]).toEqual([true, true]);
  });
});

describe("what a service cannot make the site do", () => {
  test("follow it to another address", async () => {
    const requested: string[] = [];
    const elsewhere = createServer((request, response) => {
      requested.push(request.url ?? "");
      response.end("{}");
    });
    elsewhere.listen(0, "127.0.0.1");
    await once(elsewhere, "listening");
    onTestFinished(() => void elsewhere.close());
    const location = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/latest/meta-data`;
    for (const status of [301, 302, 303, 307, 308]) {
      faults.respondWith({ status, body: "", headers: { location } });
      expect((await findProblem()).message).toMatch(/^The content service cannot be reached/);
    }
    expect(requested).toEqual([]);
  });

  test("read a response of more than 7 MB, packed or not", async () => {
    const body = (length: number) => `{"data":{"doctors":{"name":"${"x".repeat(length)}"}}}`;
    const around = body(0).length;
    faults.respondWith({ status: 200, body: body(MAX_RESPONSE_BYTES - around) });
    await contentOf(content.fetchDoctor(NORTH, "anna"));
    const tooLarge = body(MAX_RESPONSE_BYTES - around + 1);
    faults.respondWith({ status: 200, body: tooLarge });
    const { message, isOutage } = await findProblem();
    expect([message, isOutage]).toEqual(["The content service's response is larger than 7340032 bytes", false]);
    const packed = createServer((_request, response) => {
      response.writeHead(200, { "content-encoding": "gzip" }).end(gzipSync(tooLarge));
    });
    packed.listen(0, "127.0.0.1");
    await once(packed, "listening");
    onTestFinished(() => void packed.close());
    const graphqlUrl = `http://127.0.0.1:${(packed.address() as AddressInfo).port}/spaces/a`;
    expect((await findProblem({ graphqlUrl, token: "t" })).message).toBe(message);
  });

  test("wait for longer than two seconds, unless `Retry-After` says so", async () => {
    const limits: number[] = [];
    const timeout = vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) => {
      limits.push(ms);
      return AbortSignal.abort();
    });
    onTestFinished(() => timeout.mockRestore());
    await content.fetchDoctor(NORTH, "anna");
    expect(limits).toEqual([2000]);
  });
});

describe("a service that stumbles", () => {
  test("is called once more after the wait that it names", async () => {
    faults.respondWith(limitFor("0.05"), 1);
    const start = performance.now();
    expect(await contentOf(content.fetchDoctor(NORTH, "anna"))).toMatchObject({ name: "Anna" });
    expect(performance.now() - start).toBeGreaterThan(45);
  });

  test.each([
    [503, { "Retry-After": "0" }],
    [502, {}],
  ])("is asked once more after %i with %o", async (status, headers) => {
    faults.respondWith({ status, body: "", headers }, 1);
    expect(await contentOf(content.fetchDoctor(NORTH, "anna"))).toMatchObject({ name: "Anna" });
  });

  test("is given up after the second refusal, or at once when it asks for too long a wait", async () => {
    faults.respondWith(limitFor("0"), 2);
    expect((await findProblem()).message).toContain("responded 429 without data");
    // Longer than the test may take.
    faults.respondWith(limitFor("3600"));
    expect((await findProblem()).message).toContain("responded 429 without data");
  });

  test("is not called again when the query itself was refused", async () => {
    faults.respondWith({ status: 400, body: `{"errors":[{"message":"no such field"}]}` }, 1);
    expect((await findProblem()).errors).toEqual([{ message: "no such field" }]);
  });
});

describe("what a failure is", () => {
  test.each([
    [{ status: 502, body: "" }, true],
    [limitFor("0"), true],
    [{ status: 200, body: "no JSON" }, true],
    [{ status: 400, body: "{}" }, false],
    [{ status: 200, body: `{"data":{"doctors":null},"errors":[{"message":"broken"}]}` }, false],
  ])("%o is an outage: %s", async (response, isOutage) => {
    faults.respondWith(response);
    expect((await findProblem()).isOutage).toBe(isOutage);
  });

  test("a failure is in the log with its query's name, and without the token", async () => {
    const lines: string[] = [];
    const log = { warn: () => {}, error: (facts: object, message: string) => lines.push(message + inspect(facts)) };
    faults.set({ kind: "error" });
    const logged = createContent({ graphqlUrl: service.graphqlUrl, token: service.deliveryToken, log });
    expect((await logged.fetchDoctor(NORTH, "anna")).status).toBe("unavailable");
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/a query to the content service failed.*query: "?'?Doctor\b/s);
    expect(lines[0]).not.toContain(service.deliveryToken);
  });
});

const bodyWith = (...codes: string[]) =>
  JSON.stringify({
    data: { doctorsCollection: { items: [null] } },
    errors: codes.map((code) => ({ message: code, extensions: { contentful: { code } } })),
  });

test.each([
  [[], true],
  [["UNRESOLVABLE_LINK", "UNEXPECTED_LINKED_CONTENT_TYPE"], true],
  [["UNRESOLVABLE_LINK", "INTERNAL_SERVER_ERROR"], false],
  [["RESOURCES_EXHAUSTED"], false],
])("data beside %j is used, and stands for how the space is: %s", (codes, isLasting) => {
  expect(parseCmsResponse(200, bodyWith(...codes))).toEqual({
    data: { doctorsCollection: { items: [null] } },
    errors: codes.map((message) => ({ message })),
    isLasting,
  });
});

test.each([
  { doctors: null, departmentsCollection: { items: [] } },
  { departmentsCollection: {}, doctors: null },
])("a null beside errors is a failure, whatever else came: %j [S163 S279]", (data) => {
  const errors = [{ message: "Internal server error" }];
  expect(() => parseCmsResponse(200, JSON.stringify({ data, errors }))).toThrow(
    expect.objectContaining({ name: "CmsUnavailableError", errors }),
  );
  expect(parseCmsResponse(200, JSON.stringify({ data }))).toMatchObject({ data, errors: [] });
});
