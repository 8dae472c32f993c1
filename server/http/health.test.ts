import fastify from "fastify";
import { expect, test } from "vitest";
import type { Readiness } from "../readiness/create-readiness.ts";
import { registerHealth } from "./health.ts";

const CHECKS: Readiness["checks"] = {
  store: "ready",
  mail: "ready",
  mailQueue: "ready",
  parkedMails: "none",
  heldMails: "none",
  content: "ready",
};

function get(path: string, status: Readiness["status"] = "ready") {
  const server = fastify();
  registerHealth(server, async () => ({ status, checks: CHECKS }));
  return server.inject(path);
}

test("a living process says so", async () => {
  const answer = await get("/healthz", "unready");
  expect([answer.statusCode, answer.json()]).toEqual([200, { status: "ok" }]);
});

test.each([
  ["ready", 200],
  ["degraded", 200],
  ["unready", 503],
] as const)("a site that is %s answers %i with what was checked, never from a cache", async (status, code) => {
  const answer = await get("/readyz", status);
  expect(answer.statusCode).toBe(code);
  expect(answer.json()).toEqual({ status, checks: CHECKS });
  expect(answer.headers).toMatchObject({ "cache-control": "no-store", "x-robots-tag": "noindex" });
  expect(answer.headers["retry-after"]).toBe(code === 503 ? "30" : undefined);
});
