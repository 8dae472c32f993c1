import { expect, test } from "vitest";
import { findRepeatedKey } from "./repeated-keys.ts";

test.each([
  ['{"a":1,"a":2}', "a"],
  [String.raw`{"a":1,"\u0061":2}`, "a"],
  [String.raw`{"a\"b":"x","c":"a\"b","a\"b":1}`, 'a"b'],
  ['{"a":{"b":1,"b":2},"b":[{"a":1}]}', undefined],
  ['{"a":"b","b":"a:b","c":"{"}', undefined],
  ['["a","a"]', undefined],
  ['"a"', undefined],
  ["{}", undefined],
])("%s repeats %s", (text, key) => {
  expect(JSON.parse(text)).toBeDefined();
  expect(findRepeatedKey(text)).toBe(key);
});
