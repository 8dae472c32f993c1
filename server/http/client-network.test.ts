import { expect, test, vi } from "vitest";
import type { Submissions } from "#submissions/submissions.ts";
import { SAMPLE_CONTACT } from "#submissions/test-support/samples.ts";
import { clientNetwork, coarseNetwork } from "./client-network.ts";
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

test.each(["127.0.0.1", "::1", "10.1.2.3", "172.20.0.1", "192.168.1.1", "::ffff:10.0.0.1", "fd00::1", "fe80::1", "x"])(
  "%s has no network of its own",
  (address) => {
    expect(clientNetwork(address)).toBeUndefined();
  },
);

test.each([
  ["203.0.113.5", "203.0.113.0/24"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1::/48"],
  ["10.1.2.3", undefined],
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
