import { expect, test } from "vitest";
import { writePageData } from "./page-data.ts";

test("the state is JSON that cannot end its script element", () => {
  const json = writePageData({ text: "</script><!--" });
  expect(json).not.toContain("<");
  expect(JSON.parse(json ?? "")).toEqual({ text: "</script><!--" });
});

test.each([new Date(), new Map(), new Error("no"), Promise.resolve(), 1n, Symbol("no")])(
  "a state with %s is left to React Router",
  (value) => {
    expect(writePageData({ loaderData: { root: [value] } })).toBeUndefined();
  },
);
