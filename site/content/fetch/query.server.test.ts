import { expect, test } from "vitest";
import type { LastKnown } from "./last-known.server.ts";
import { askForDrafts, fallBackToLastKnown, leaveOutUnknown, shareRequests } from "./query.server.ts";
import { CmsUnavailableError } from "./send-query.server.ts";

function setUpShared() {
  const waiting: PromiseWithResolvers<void>[] = [];
  const shared = shareRequests(async () => {
    const turn = Promise.withResolvers<void>();
    const number = waiting.push(turn);
    await turn.promise;
    return { data: { number }, errors: [], isLasting: true };
  });
  return { waiting, ...shared };
}

test("who asks the same at the same time shares one call, and who asks something else does not", async () => {
  const { send, waiting } = setUpShared();
  const requests = [send("q", { id: 1 }), send("q", { id: 1 }), send("q", { id: 2 })];
  expect(waiting).toHaveLength(2);
  for (const turn of waiting) turn.resolve();
  expect((await Promise.all(requests)).map(({ data }) => data.number)).toEqual([1, 1, 2]);
});

test("a call that has ended, well or not, is not shared", async () => {
  const { send, waiting } = setUpShared();
  const first = send("q", {});
  waiting[0]?.reject(new Error("away"));
  await expect(first).rejects.toThrow("away");
  const second = send("q", {});
  waiting[1]?.resolve();
  expect((await second).data).toEqual({ number: 2 });
});

test("no request shares a call that began before it was to be forgotten", async () => {
  const { send, forget, waiting } = setUpShared();
  const before = send("q", {});
  forget();
  const after = send("q", {});
  waiting[0]?.resolve();
  await before;
  const beside = send("q", {});
  expect(waiting).toHaveLength(2);
  waiting[1]?.resolve();
  expect([(await after).data, (await beside).data]).toEqual([{ number: 2 }, { number: 2 }]);
});

function setUpLastKnown() {
  const stored = new Map<string, Record<string, unknown>>();
  const lastKnown: LastKnown = {
    find: async (query) => stored.get(query),
    store: async (query, _, data) => void stored.set(query, data),
    forget: async () => {},
  };
  const service = { response: { data: { n: 1 }, errors: [], isLasting: true }, isAway: false };
  const send = async () => {
    if (service.isAway) throw new CmsUnavailableError("away", { isOutage: true });
    return service.response;
  };
  return { service, query: fallBackToLastKnown(send, lastKnown, undefined) };
}

test("while the service is away its last response is used, and a query without one fails", async () => {
  const { service, query } = setUpLastKnown();
  expect((await query("q", {})).data).toEqual({ n: 1 });
  service.isAway = true;
  expect((await query("q", {})).data).toEqual({ n: 1 });
  await expect(query("other", {})).rejects.toThrow("away");
});

test("a response with a temporary gap is used, and never replaces a complete one", async () => {
  const { service, query } = setUpLastKnown();
  await query("q", {});
  service.response = { data: { n: 0 }, errors: [], isLasting: false };
  expect((await query("q", {})).data).toEqual({ n: 0 });
  service.isAway = true;
  expect((await query("q", {})).data).toEqual({ n: 1 });
});

test("each root field asks for drafts, and nothing below it, which takes after it", () => {
  const query = `query Two($id: String!) { news(id: $id) { headline } doctorsCollection { items { name } } }`;
  expect(askForDrafts(query).replace(/\s+/g, " ")).toBe(
    "query Two($id: String!) { news(id: $id, preview: true) { headline } " +
      "doctorsCollection(preview: true) { items { name } } }",
  );
  expect(askForDrafts(query)).toBe(askForDrafts(query));
});

test("a space without an optional field is asked once more without it, and from then on", async () => {
  const asked: string[] = [];
  const { send, forget } = leaveOutUnknown(async (query) => {
    asked.push(query);
    if (query.includes("lastDate"))
      throw new CmsUnavailableError("400", {
        errors: [{ message: 'Cannot query field "lastDate" on type "Careers".' }],
      });
    return { data: { n: 1 }, errors: [], isLasting: true };
  });
  const query = "query Careers { careers { jobTitle lastDate } }";
  expect((await send(query, {})).data).toEqual({ n: 1 });
  await send(query, {});
  expect(asked.map((text) => /lastDate/.test(text))).toEqual([true, false, false]);
  forget();
  await send(query, {});
  expect(asked.slice(3).map((text) => /lastDate/.test(text))).toEqual([true, false]);
});

test("a query with any other fault is not sent again", async () => {
  const asked: string[] = [];
  const { send } = leaveOutUnknown(async (query) => {
    asked.push(query);
    throw new CmsUnavailableError("400", { errors: [{ message: 'Cannot query field "jobTitle" on type "Careers".' }] });
  });
  await expect(send("query Careers { careers { jobTitle } }", {})).rejects.toThrow("400");
  expect(asked).toHaveLength(1);
});
