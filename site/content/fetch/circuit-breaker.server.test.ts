import { expect, test } from "vitest";
import { createCircuitBreaker, FAILURES_TO_OPEN, REST_MS } from "./circuit-breaker.server.ts";
import { CmsUnavailableError } from "./send-query.server.ts";

const outage = async () => {
  throw new CmsUnavailableError("away", { isOutage: true });
};
const refused = async () => {
  throw new CmsUnavailableError("no such field", {});
};
const response = async () => "response";

function setUp() {
  const state = { now: 0, sent: 0, changes: [] as string[] };
  const breaker = createCircuitBreaker({ now: () => state.now, onChange: (change) => state.changes.push(change) });
  const send = (call: () => Promise<string>) => {
    state.now += 1;
    return breaker(() => {
      state.sent += 1;
      return call();
    }).catch((error: Error) => error.message);
  };
  const open = async () => {
    for (let failure = 0; failure < FAILURES_TO_OPEN; failure += 1) await send(outage);
  };
  return { state, send, open };
}

test("after outages in a row nothing is sent any more until the rest is over", async () => {
  const { state, send, open } = setUp();
  await open();
  expect(await send(response)).toContain("next try is in a few seconds");
  expect(state.sent).toBe(FAILURES_TO_OPEN);
  state.now += REST_MS;
  expect(await send(response)).toBe("response");
  expect(await send(response)).toBe("response");
  expect(state.changes).toEqual(["open", "closed"]);
});

test("after the pause one call is made, and another pause follows when it fails", async () => {
  const { state, send, open } = setUp();
  await open();
  state.now += REST_MS;
  const probe = Promise.withResolvers<string>();
  const probing = send(() => probe.promise);
  expect(await send(response)).toContain("next try");
  probe.reject(new CmsUnavailableError("still away", { isOutage: true }));
  expect(await probing).toBe("still away");
  expect(await send(response)).toContain("next try");
  expect(state.sent).toBe(FAILURES_TO_OPEN + 1);
});

test("calls that fail together count once", async () => {
  const { state, send } = setUp();
  const hiccup = Promise.withResolvers<string>();
  const calls = Array.from({ length: 10 }, () => send(() => hiccup.promise));
  hiccup.reject(new CmsUnavailableError("cut", { isOutage: true }));
  await Promise.all(calls);
  expect(await send(response)).toBe("response");
  expect(state.changes).toEqual([]);
});

test("a response in between, or a query that was refused by itself, starts the count anew", async () => {
  const { state, send } = setUp();
  for (const call of [outage, outage, response, outage, outage, refused, outage, outage]) await send(call);
  expect(await send(response)).toBe("response");
  expect(state.changes).toEqual([]);
});
