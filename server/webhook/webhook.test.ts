import fastify from "fastify";
import { expect, test } from "vitest";
import { sendRequest } from "#tests/support/send-request.ts";
import { SAMPLE_SITE } from "#outbox/test-support/samples.ts";
import * as texts from "#site/texts/en.ts";
import type { ContentChange } from "./content-changes.ts";
import { createErrorHandler } from "../http/error-handler.ts";
import { registerWebhook, WEBHOOK_PATH, signRequest } from "./webhook.ts";

const ORIGIN = "https://www.example.org";
const SIGNING_SECRET = "s".repeat(64);
const NOW = 1_750_000_000_000;
const TYPE = "application/vnd.contentful.management.v1+json";
const PUBLISH = "ContentManagement.Entry.publish";
const DELETE = "ContentManagement.Asset.delete";
const BODY = JSON.stringify({ sys: { id: "anna", type: "Entry" }, fields: { name: { "en-US": "Dr. Änna" } } });

const SPOKEN = { site: { language: "en", prefix: "" }, phones: [], texts };

function setUp() {
  const announced: ContentChange[] = [];
  const server = fastify();
  server.setErrorHandler(
    createErrorHandler({ origin: ORIGIN, brand: { name: "Venmala", ...SAMPLE_SITE.brand }, editions: [SPOKEN] }),
  );
  const changes = { announce: async (change: ContentChange) => void announced.push(change) };
  const hospitalsOf = (id: string) => (id === "known" ? ["North"] : []);
  registerWebhook(server, { signingSecret: SIGNING_SECRET, changes, hospitalsOf, now: () => NOW }, texts);
  const send = async (headers: Record<string, string>, body = BODY) => {
    const init = { method: "POST", headers: { "content-type": TYPE, ...headers }, body };
    return (await sendRequest(server, new Request(ORIGIN + WEBHOOK_PATH, init))).status;
  };
  return { announced, send };
}

function sign(body = BODY, at = NOW, topic = PUBLISH): Record<string, string> {
  const headers = {
    "x-contentful-topic": topic,
    "x-contentful-signed-headers": "x-contentful-signed-headers,x-contentful-timestamp,x-contentful-topic",
    "x-contentful-timestamp": String(at),
  };
  const request = { method: "POST", path: WEBHOOK_PATH, headers, body: Buffer.from(body) };
  return { ...headers, "x-contentful-signature": signRequest(request, SIGNING_SECRET) };
}

test("a signature is made as Contentful publishes it", () => {
  // Computed apart from this code: HMAC-SHA256 of
  // "POST\n/hook\nx-contentful-signed-headers:…;x-contentful-timestamp:…\n{}".
  const headers = {
    "x-contentful-signed-headers": "x-contentful-signed-headers,x-contentful-timestamp",
    "x-contentful-timestamp": String(NOW),
  };
  const request = { method: "POST", path: "/hook", headers, body: Buffer.from("{}") };
  expect(signRequest(request, SIGNING_SECRET)).toBe("d791c127d9855c8ae234519f0d71a24a9e5256a00221055d2ab3826c803beaa0");
});

test("a signed request is accepted, also repeated or late, and an unsigned one is refused", async () => {
  const { announced, send } = setUp();
  expect(await send(sign())).toBe(204);
  expect(await send(sign(BODY, NOW - 4 * 60_000))).toBe(204);
  expect(announced).toEqual([
    { id: "anna", isWithdrawn: false },
    { id: "anna", isWithdrawn: false },
  ]);
  expect(await send({ "x-contentful-topic": PUBLISH })).toBe(403);
  expect(await send({ ...sign(), "x-contentful-signature": "0".repeat(64) })).toBe(403);
  expect(await send({ ...sign(), "x-contentful-topic": DELETE })).toBe(403);
  expect(await send({ ...sign(), "x-contentful-signed-headers": "x-contentful-timestamp" })).toBe(403);
  expect(await send(sign(), BODY.replace("anna", "ben"))).toBe(403);
  expect(await send(sign(BODY, NOW - 6 * 60_000))).toBe(403);
  expect(await send(sign(BODY, NOW + 6 * 60_000))).toBe(403);
  expect(announced).toHaveLength(2);
});

test("what concerns no visitor changes nothing, and a withdrawal must name its entry", async () => {
  const { announced, send } = setUp();
  for (const topic of ["ContentManagement.Entry.auto_save", "ContentManagement.Tag.delete", "nonsense"])
    expect(await send(sign(BODY, NOW, topic))).toBe(204);
  expect(await send(sign("{}", NOW, DELETE), "{}")).toBe(400);
  expect(announced).toEqual([]);
  const templated = "a body of the space's own";
  expect(await send(sign(templated), templated)).toBe(204);
  expect(await send(sign(BODY, NOW, DELETE))).toBe(204);
  expect(announced).toEqual([
    { id: undefined, isWithdrawn: false },
    { id: "anna", isWithdrawn: true },
  ]);
});

test("a change names the hospitals that the entry is and was of, unless those before are not known", async () => {
  const { announced, send } = setUp();
  const entry = (id: string, revision: number) =>
    JSON.stringify({ sys: { id, revision }, fields: { hospitalName: { "en-US": "South" } } });
  for (const body of [entry("new", 1), entry("known", 4), entry("unknown", 4)]) await send(sign(body), body);
  for (const id of ["known", "unknown"]) {
    const body = JSON.stringify({ sys: { id } });
    await send(sign(body, NOW, DELETE), body);
  }
  expect(announced.map(({ hospitals }) => hospitals)).toEqual([
    ["South"],
    ["North", "South"],
    undefined,
    ["North"],
    undefined,
  ]);
});

test("a body above two megabytes is refused", async () => {
  const { send } = setUp();
  const body = "x".repeat(3 * 1024 * 1024);
  expect(await send(sign(body), body)).toBe(413);
});
