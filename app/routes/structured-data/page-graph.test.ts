import { expect, test } from "vitest";
import { createPageGraph } from "./page-graph.ts";

test("a page with nothing to tell carries no structured data", () => {
  expect(createPageGraph([])).toEqual({});
});
