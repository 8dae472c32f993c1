import { expect, test } from "vitest";
import { ContentUnavailableError } from "../content.ts";
import type { LastAnswers } from "./last-answers.server.ts";
import { rememberAnswers } from "./remember-answers.server.ts";

function setUp() {
  const kept = new Map<string, Record<string, unknown>>();
  const lastAnswers: LastAnswers = {
    find: async (query) => kept.get(query),
    keep: async (query, _, data) => void kept.set(query, data),
    forget: async () => {},
  };
  const service = { answer: { data: { n: 1 }, errors: [], isLasting: true }, isAway: false };
  const ask = async () => {
    if (service.isAway) throw new ContentUnavailableError("away", [], { isOutage: true });
    return service.answer;
  };
  return { service, query: rememberAnswers({ ask, lastAnswers }) };
}

test("while the service is away its last answer is given, and a query without one fails", async () => {
  const { service, query } = setUp();
  expect((await query("q", {})).data).toEqual({ n: 1 });
  service.isAway = true;
  expect((await query("q", {})).data).toEqual({ n: 1 });
  await expect(query("other", {})).rejects.toThrow("away");
});

test("an answer with a passing hole in it is used, and never takes the place of a whole one", async () => {
  const { service, query } = setUp();
  await query("q", {});
  service.answer = { data: { n: 0 }, errors: [], isLasting: false };
  expect((await query("q", {})).data).toEqual({ n: 0 });
  service.isAway = true;
  expect((await query("q", {})).data).toEqual({ n: 1 });
});
