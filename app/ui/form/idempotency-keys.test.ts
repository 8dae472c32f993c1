import { expect, test } from "vitest";
import { createKeyMaker } from "./idempotency-keys.ts";

test("the same content keeps its key, changed content gets another", () => {
  const keyOf = createKeyMaker();
  const first = keyOf({ name: "Anu" });
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(keyOf({ name: "Anu" })).toBe(first);
  const second = keyOf({ name: "Anu Thomas" });
  expect(second).not.toBe(first);
  expect(createKeyMaker()({ name: "Anu Thomas" })).not.toBe(second);
});

test("another file is other content", () => {
  const keyOf = createKeyMaker();
  const form = (bytes: string) => {
    const data = new FormData();
    data.set("resume", new File([bytes], "cv.pdf", { lastModified: 1 }));
    return data;
  };
  expect(keyOf(form("a"))).toBe(keyOf(form("a")));
  expect(keyOf(form("a"))).not.toBe(keyOf(form("ab")));
});
