import { expect, test } from "vitest";
import { createLruCache } from "./caching.ts";

test("a value is created once, and the least recently used one is dropped", () => {
  const kept = createLruCache<string, number>(2);
  let made = 0;
  const get = (key: string) => kept.get(key, () => (made += 1));
  expect([get("a"), get("b"), get("a"), get("c")]).toEqual([1, 2, 1, 3]);
  expect([kept.find("a"), kept.find("b"), kept.find("c")]).toEqual([1, undefined, 3]);
});
