import { randomBytes } from "node:crypto";
import { expect, test, vi } from "vitest";
import { solveChallenge } from "#app/ui/form/solve-challenge.ts";
import type { Submissions } from "#submissions/submissions.ts";
import { SAMPLE_CONTACT, SAMPLE_SITE } from "#submissions/test-support/sample-hospitals.ts";
import { createChallenges } from "./challenges.ts";
import { limitSubmissions } from "./limit-submissions.ts";

function setUp({ perNetwork = 1000, perHospital = 1000, carrierNetworks = [] as string[] } = {}) {
  const state = { now: 0 };
  const now = () => state.now;
  const submit = vi.fn<Submissions["submit"]>(async () => ({ status: "accepted", receipt: { reference: "C" } }));
  const limited = limitSubmissions(
    { submit },
    {
      site: SAMPLE_SITE,
      limits: { perNetwork, carrierNetworks, perHospital },
      challenges: createChallenges({ secret: randomBytes(32), now }),
      now,
    },
  );
  const send = async (network: string | undefined, hospital: unknown = "Punalur", proof?: string) => {
    const input = { ...SAMPLE_CONTACT, hospital };
    return limited.submit("contact", input, { sender: { network, proof } });
  };
  const statuses = async (count: number, ...from: Parameters<typeof send>) => {
    const all = [];
    for (let number = 0; number < count; number += 1) all.push((await send(...from)).status);
    return all;
  };
  return { state, submit, send, statuses, limited };
}

test("one network may send so many; another, and one that stands for many visitors, are not counted with it", async () => {
  const { statuses } = setUp({ perNetwork: 4 });
  expect(await statuses(3, "203.0.113.5")).toEqual(["accepted", "accepted", "limited"]);
  expect(await statuses(1, "203.0.113.6")).toEqual(["accepted"]);
  expect(await statuses(3, undefined)).toEqual(["accepted", "accepted", "accepted"]);
});

test("an address of a mobile carrier may send twice as many, at once and in an hour", async () => {
  const { statuses, state } = setUp({ perNetwork: 4, carrierNetworks: ["203.0.113.0/28"] });
  expect(await statuses(5, "203.0.113.15")).toEqual([...Array<string>(4).fill("accepted"), "limited"]);
  expect(await statuses(3, "203.0.113.16")).toEqual(["accepted", "accepted", "limited"]);
  state.now += 15 * 60_000;
  expect(await statuses(3, "203.0.113.15")).toEqual(["accepted", "accepted", "limited"]);
  expect(await statuses(2, "203.0.113.16")).toEqual(["accepted", "limited"]);
});

test("one hospital gets so many an hour, and all together twice as many", async () => {
  const { statuses, state } = setUp({ perHospital: 2 });
  expect(await statuses(3, undefined, "Punalur")).toEqual(["accepted", "accepted", "limited"]);
  expect(await statuses(2, undefined, "Kozhencherry")).toEqual(["accepted", "accepted"]);
  expect(await statuses(1, undefined, "nowhere")).toEqual(["limited"]);
  state.now += 31 * 60_000;
  expect(await statuses(2, undefined, "Punalur")).toEqual(["accepted", "limited"]);
});

test("a network's flood takes nothing of what its hospital may get", async () => {
  const { statuses } = setUp({ perNetwork: 2, perHospital: 3 });
  await statuses(50, "203.0.113.5");
  expect(await statuses(2, "203.0.113.6")).toEqual(["accepted", "limited"]);
  expect(await statuses(2, "203.0.113.7")).toEqual(["accepted", "limited"]);
});

test("a solved challenge lets the same form in, once, and what is asked for names a number to call", async () => {
  const { send, submit, statuses } = setUp({ perNetwork: 2 });
  await statuses(1, "203.0.113.5");
  const outcome = await send("203.0.113.5");
  if (outcome.status !== "limited") throw new Error("It was to be limited");
  expect(outcome).toMatchObject({ retryAfterS: 1800, phone: SAMPLE_SITE.hospitals[1]?.contact.phone });
  const proof = await solveChallenge(outcome.challenge);
  expect(submit).toHaveBeenCalledTimes(1);
  expect(await send("203.0.113.5", "Punalur", proof)).toMatchObject({ status: "accepted" });
  expect(await send("203.0.113.5", "Punalur", proof)).toMatchObject({ status: "limited" });
});

test.each([null, undefined, "text", { hospital: { toString: 1 } }, Object.create(null)])(
  "an input that names no hospital (%o) is passed on",
  async (input) => {
    const { limited, submit } = setUp();
    await limited.submit("contact", input);
    expect(submit).toHaveBeenCalledExactlyOnceWith("contact", input, {});
  },
);
