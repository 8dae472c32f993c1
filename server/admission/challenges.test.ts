import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { solveChallenge } from "#app/ui/form/solve-challenge.ts";
import { createChallenges } from "./challenges.ts";

const HALF_AN_HOUR_MS = 30 * 60_000;

function setUp() {
  const state = { now: 1_000_000 };
  const secret = randomBytes(32);
  return { state, secret, challenges: createChallenges({ secret, now: () => state.now }) };
}

test("a challenge that a browser solved counts once", async () => {
  const { challenges } = setUp();
  const proof = await solveChallenge(await challenges.issue());
  expect(challenges.use(proof)).toBe(true);
  expect(challenges.use(proof)).toBe(false);
  expect(challenges.use(await solveChallenge(await challenges.issue()))).toBe(true);
});

test("another number, another time and another's challenge do not count", async () => {
  const { challenges, state, secret } = setUp();
  const given = await challenges.issue();
  const proof = JSON.parse(atob(await solveChallenge(given))) as { number: number; expires: number };
  const encode = (changes: object) => btoa(JSON.stringify({ ...proof, ...changes }));
  expect(challenges.use(encode({ number: (proof.number + 1) % given.max }))).toBe(false);
  expect(challenges.use(encode({ expires: proof.expires + 1 }))).toBe(false);
  expect(challenges.use(encode({ salt: "AAAA" }))).toBe(false);
  expect(challenges.use(encode({ signature: "" }))).toBe(false);
  const others = createChallenges({ secret: randomBytes(32), now: () => state.now });
  expect(others.use(encode({}))).toBe(false);
  const sharing = createChallenges({ secret, now: () => state.now });
  expect(sharing.use(encode({}))).toBe(true);
});

test("a challenge is valid for half an hour, and cannot be used again after it", async () => {
  const { challenges, state } = setUp();
  const [first, second] = [await challenges.issue(), await challenges.issue()];
  state.now += HALF_AN_HOUR_MS;
  const proof = await solveChallenge(first);
  expect(challenges.use(proof)).toBe(true);
  state.now += 1;
  expect(challenges.use(await solveChallenge(second))).toBe(false);
  expect(challenges.use(await solveChallenge(await challenges.issue()))).toBe(true);
  expect(challenges.use(proof)).toBe(false);
});

test("in a flood the last challenges are given again, one that was solved never, and a second later there are new ones", async () => {
  const { challenges, state } = setUp();
  const issue = async (count: number) => {
    const all = await Promise.all(Array.from({ length: count }, () => challenges.issue()));
    return new Map(all.map((challenge) => [challenge.salt, challenge]));
  };
  const first = await issue(100);
  expect(first.size).toBe(20);
  const [solved] = [...first.values()];
  if (solved) challenges.use(await solveChallenge(solved));
  const flood = await issue(300);
  expect([...flood.keys()].filter((salt) => !first.has(salt))).toEqual([]);
  expect(flood.has(solved?.salt ?? "")).toBe(false);
  const [last] = [...flood.values()];
  expect(last && challenges.use(await solveChallenge(last))).toBe(true);
  state.now += 1000;
  expect([...(await issue(20)).keys()].filter((salt) => first.has(salt))).toEqual([]);
});

test.each(["", "x", btoa("null"), btoa("[]"), btoa('{"salt":1}'), btoa("{}"), "A".repeat(10_000)])(
  "%o is no proof",
  (text) => {
    expect(setUp().challenges.use(text)).toBe(false);
  },
);
