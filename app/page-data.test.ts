import { UNSAFE_decodeViaTurboStream as decode } from "react-router";
import { expect, test } from "vitest";
import { toStreamLine, writePageData } from "./page-data.ts";

const STATE = {
  loaderData: {
    root: { list: [], names: ["a", "a", "", "D"], deep: [[{ n: -1.5, no: false }], null] },
    "routes/x": null,
  },
  actionData: null,
  errors: null,
};

test("React Router reads the same state from the line that it would have sent", async () => {
  const stream = new Blob([toStreamLine(STATE)]).stream();
  expect((await decode(stream, globalThis as unknown as Window)).value).toEqual(STATE);
});

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
