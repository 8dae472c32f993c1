import { expect, test } from "vitest";
import { SAMPLE_CONTACT } from "#submissions/test-support/sample-hospitals.ts";
import { openFormsServer } from "./test-support/open-forms-server.ts";

/** What a server that believes these proxies answers to forms that all come from 203.0.113.9, as the headers have it. */
async function sendForms(trustProxy: string[], forwarded: (count: number) => string) {
  // Two forms at once from one network.
  const { server } = await openFormsServer({ trustProxy, limits: { perNetwork: 4, perHospital: 100 } });
  const statuses: number[] = [];
  for (let count = 0; count < 3; count += 1) {
    const answer = await server.inject({
      method: "POST",
      url: "/api/v1/service/contact_us",
      remoteAddress: "198.51.100.1",
      headers: { "x-forwarded-for": forwarded(count) },
      payload: SAMPLE_CONTACT,
    });
    statuses.push(answer.statusCode);
  }
  return statuses;
}

test("an address in X-Forwarded-For is not believed unless a listed proxy says so", async () => {
  expect(await sendForms([], (count) => `203.0.113.${count}`)).toEqual([201, 201, 429]);
  expect(await sendForms(["198.51.100.1"], (count) => `203.0.113.${count}`)).toEqual([201, 201, 201]);
});

test("what a visitor writes before the proxy's word is not believed", async () => {
  expect(await sendForms(["198.51.100.1"], (count) => `192.0.2.${count}, 203.0.113.9`)).toEqual([201, 201, 429]);
});

test("a host in X-Forwarded-Host counts only from a listed proxy", async () => {
  const servedOrigins = ["https://www.example.org"];
  const ask = async (trustProxy: string[]) => {
    const { server } = await openFormsServer({ servedOrigins, trustProxy });
    const headers = { host: "backend", "x-forwarded-host": "www.example.org" };
    return (await server.inject({ url: "/", remoteAddress: "198.51.100.1", headers })).statusCode;
  };
  expect([await ask([]), await ask(["198.51.100.1"])]).toEqual([421, 200]);
});
