import { expect, test } from "vitest";
import { createLruCache } from "./caching.ts";

test("a value is created once, and the least recently used one is dropped", () => {
  const cache = createLruCache<string, number>(2);
  let made = 0;
  const get = (key: string) => cache.get(key, () => (made += 1));
  expect([get("a"), get("b"), get("a"), get("c")]).toEqual([1, 2, 1, 3]);
  expect([cache.find("a"), cache.find("b"), cache.find("c")]).toEqual([1, undefined, 3]);
});
