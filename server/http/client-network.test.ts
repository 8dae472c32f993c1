import { describe, expect, test, vi } from "vitest";
import type { Submissions } from "#forms/submissions.ts";
import { SAMPLE_CONTACT } from "#outbox/test-support/samples.ts";
import { clientNetwork, coarseNetwork, createProxyWatch, isPrivateAddress } from "./client-network.ts";
import { openFormsServer } from "./test-support/open-forms-server.ts";

test.each([
  ["203.0.113.5", "203.0.113.5"],
  ["::ffff:203.0.113.5", "203.0.113.5"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:db8:1:2::9", "2001:db8:1:2"],
  ["2001:db8::9", "2001:db8:0:0"],
])("%s counts as %s", (address, network) => {
  expect(clientNetwork(address)).toBe(network);
});

test.each([
  ["10.1.2.3", "10.1.2.3"],
  ["::ffff:10.0.0.1", "10.0.0.1"],
  ["fd00::1", "fd00::1"],
])("the private address %s counts as %s", (address, network) => {
  expect(clientNetwork(address)).toBe(network);
});

test.each(["127.0.0.1", "10.1.2.3", "172.31.0.1", "192.168.1.1", "100.64.0.1", "::ffff:10.0.0.1", "::1", "fd00::1"])(
  "%s is private",
  (host) => expect(isPrivateAddress(host)).toBe(true),
);

test.each(["0.0.0.0", "::", "172.32.0.1", "203.0.113.7", "2001:db8::1"])("%s is not private", (host) =>
  expect(isPrivateAddress(host)).toBe(false),
);

const MAX_A_MINUTE = 300;

test("what comes from a private address is counted with its address, and never refused", async () => {
  const submit = vi.fn<Submissions["submit"]>(async () => ({ status: "accepted", receipt: { reference: "C" } }));
  const { server } = await openFormsServer({ submissions: { submit } });
  const post = (remoteAddress: string) =>
    server.inject({ method: "POST", url: "/api/v1/service/contact_us", remoteAddress, payload: SAMPLE_CONTACT });
  const statuses = new Set<number>();
  for (let sent = 0; sent <= MAX_A_MINUTE; sent += 1) statuses.add((await post("10.1.2.3")).statusCode);
  expect(statuses).toEqual(new Set([201]));
  expect(submit.mock.lastCall?.[2]?.sender?.network).toBe("10.1.2.3");
});

describe("a proxy of the own network", () => {
  async function ask(remoteAddress: string, headers: Record<string, string>, trustProxy: string[] = []) {
    const warn = vi.fn<(facts: object, message: string) => void>();
    const proxyWatch = createProxyWatch({ warn } as never);
    const { server } = await openFormsServer({ trustProxy, proxyWatch });
    for (const url of ["/", "/healthz"]) await server.inject({ url, remoteAddress, headers });
    return [proxyWatch.isUnnamed(), warn.mock.calls.length];
  }

  test.each([
    ["172.17.0.1", { "x-forwarded-for": "203.0.113.9" }, []],
    ["127.0.0.1", { "x-real-ip": "203.0.113.9" }, []],
    ["10.0.0.1", { forwarded: "for=203.0.113.9" }, ["10.0.0.1"]],
    ["127.0.0.1", { "x-forwarded-for": "203.0.113.9, 10.0.0.5" }, ["127.0.0.1"]],
  ])("is noticed once where it is not believed: %s %o, named %o", async (address, headers, named) => {
    expect(await ask(address, headers as Record<string, string>, named)).toEqual([true, 1]);
  });

  test.each([
    ["127.0.0.1", { "x-forwarded-for": "203.0.113.9" }, ["127.0.0.1"]],
    ["127.0.0.1", { "x-forwarded-for": "10.0.0.9" }, ["127.0.0.1"]],
    ["10.1.2.3", {}, []],
    ["203.0.113.9", { "x-forwarded-for": "10.1.2.3" }, []],
  ])("is not suspected where it is named, nor in a visitor's own header: %s %o, named %o", async (...asked) => {
    const [address, headers, named] = asked;
    expect(await ask(address, headers as Record<string, string>, named)).toEqual([false, 0]);
  });
});

test.each([
  ["127.0.0.1", {}, true],
  ["::1", {}, true],
  ["10.0.0.1", {}, true],
  ["10.0.0.2", {}, false],
  ["203.0.113.9", {}, false],
  ["10.0.0.1", { "x-forwarded-for": "203.0.113.9" }, false],
  ["127.0.0.1", { forwarded: "for=203.0.113.9" }, false],
])("whether %s %o may read why the site is not ready, beside the proxy 10.0.0.1: %s", async (...asked) => {
  const [remoteAddress, headers, isInside] = asked;
  const readiness = { status: "degraded", checks: { parkedMails: "some" } } as never;
  const { server } = await openFormsServer({ trustProxy: ["10.0.0.1"], checkReadiness: async () => readiness });
  const response = await server.inject({
    url: "/readyz",
    remoteAddress,
    headers: headers as Record<string, string>,
  });
  expect(response.json()).toEqual(isInside ? readiness : { status: "degraded" });
});

test.each([
  ["203.0.113.5", "203.0.113.0/24"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1::/48"],
  ["10.1.2.3", undefined],
  ["x", undefined],
])("of %s the log has %s", (address, network) => {
  expect(coarseNetwork(address)).toBe(network);
});

/** Whose form a server that believes these proxies takes it for, when the headers have it so. */
async function findNetwork(trustProxy: string[], forwarded: string) {
  const submit = vi.fn<Submissions["submit"]>(async () => ({ status: "accepted", receipt: { reference: "C" } }));
  const { server } = await openFormsServer({ trustProxy, submissions: { submit } });
  await server.inject({
    method: "POST",
    url: "/api/v1/service/contact_us",
    remoteAddress: "198.51.100.1",
    headers: { "x-forwarded-for": forwarded },
    payload: SAMPLE_CONTACT,
  });
  return submit.mock.lastCall?.[2]?.sender?.network;
}

test("an address in X-Forwarded-For is not believed unless a listed proxy says so", async () => {
  expect(await findNetwork([], "203.0.113.9")).toBe("198.51.100.1");
  expect(await findNetwork(["198.51.100.1"], "203.0.113.9")).toBe("203.0.113.9");
});

test("what a visitor writes before the proxy's word is not believed", async () => {
  expect(await findNetwork(["198.51.100.1"], "192.0.2.1, 203.0.113.9")).toBe("203.0.113.9");
});

test.each([
  ["8.8.4.4:1234", "8.8.4.4"],
  ["[2001:db8::1]:443", "2001:db8:0:0"],
  ["[2001:db8::1]", "2001:db8:0:0"],
  ["2001:db8::1", "2001:db8:0:0"],
  ["192.0.2.1:80, 203.0.113.9:1234", "203.0.113.9"],
  ["203.0.113.9:1234, 198.51.100.2:443", "203.0.113.9"],
])(
  "the address that a listed proxy writes as %s is %s, and no other sender's is believed",
  async (forwarded, network) => {
    expect(await findNetwork(["198.51.100.1", "198.51.100.2"], forwarded)).toBe(network);
    expect(await findNetwork([], forwarded)).toBe("198.51.100.1");
  },
);

test("a host in X-Forwarded-Host counts only from a listed proxy", async () => {
  const servedOrigins = ["https://www.example.org"];
  const ask = async (trustProxy: string[]) => {
    const { server } = await openFormsServer({ servedOrigins, trustProxy });
    const headers = { host: "backend", "x-forwarded-host": "www.example.org" };
    return (await server.inject({ url: "/", remoteAddress: "198.51.100.1", headers })).statusCode;
  };
  expect([await ask([]), await ask(["198.51.100.1"])]).toEqual([421, 200]);
});
