import { expect, test } from "vitest";
import { createTokenBuckets } from "./token-buckets.ts";

test("as many as the burst come at once, then one for each share of the hour, each key for itself", () => {
  let ms = 0;
  const waitFor = createTokenBuckets({ burst: 3, perHour: 60, now: () => ms });
  expect([1, 2, 3, 4].map(() => waitFor("a"))).toEqual([0, 0, 0, 60]);
  expect(waitFor("b")).toBe(0);
  ms = 59_000;
  expect(waitFor("a")).toBe(1);
  ms = 60_000;
  expect(waitFor("a")).toBe(0);
  expect(waitFor("a")).toBe(60);
});

test("an hour's rate is never exceeded, whatever its share of a minute is", () => {
  let ms = 0;
  const waitFor = createTokenBuckets({ burst: 4, perHour: 8, now: () => ms });
  const take = () => [1, 2, 3, 4, 5].filter(() => waitFor("a") === 0).length;
  const taken = [take()];
  for (let quarter = 1; quarter <= 4; quarter += 1) {
    ms += 15 * 60_000;
    taken.push(take());
  }
  expect(taken).toEqual([4, 2, 2, 2, 2]);
});

test("a clock that is set back by days keeps nobody waiting for days", () => {
  let ms = 5 * 86_400_000;
  const waitFor = createTokenBuckets({ burst: 1, perHour: 60, now: () => ms });
  expect([waitFor("a"), waitFor("a")]).toEqual([0, 60]);
  ms = 0;
  expect(waitFor("a")).toBe(60);
  ms = 60_000;
  expect(waitFor("a")).toBe(0);
});

test("a bucket never holds more than the burst, and forgotten keys are full again", () => {
  let ms = 0;
  const waitFor = createTokenBuckets({ burst: 2, perHour: 3600, now: () => ms, maxKeys: 1 });
  ms = 3_600_000;
  expect([1, 2, 3].map(() => waitFor("a"))).toEqual([0, 0, 1]);
  waitFor("b");
  expect(waitFor("a")).toBe(0);
});
