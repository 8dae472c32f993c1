import { expect, test } from "vitest";
import { createAnswerLinks, linkEnd, type LinkParts } from "#outbox/answer-links.server.ts";

const PUNALUR = { id: "punalur", basePath: "/venmala_hospital_punalur" };
const ALAPPUZHA = { id: "alappuzha", basePath: "/kayalora_hospital" };
const NOW = new Date("2026-11-20T10:00:00Z");
const LATER = new Date("2026-12-20T10:00:00Z");
const keys = [
  { id: "k2", secret: "second" },
  { id: "k1", secret: "first" },
];

function partsOf(path: string): LinkParts {
  const [subject = "", expires = "", signature = ""] = path.split("/").slice(3);
  return { subject, expires, signature };
}

async function makeLink(store = { linkKeys: async () => keys }) {
  const links = createAnswerLinks(store);
  const path = await links.path(PUNALUR, "answer", "A-7F3K-9QXM", LATER);
  return { links, path, parts: partsOf(path) };
}

test("a link opens the page it was made for, until it ends", async () => {
  const { links, path, parts } = await makeLink();
  expect(path).toMatch(/^\/venmala_hospital_punalur\/answer\/A-7F3K-9QXM\/[0-9a-z]+\/k2\.[\w-]{24}$/);
  expect(await links.check(PUNALUR, "answer", parts, NOW)).toBe("valid");
  expect(await links.check(PUNALUR, "answer", parts, LATER)).toBe("expired");
});

test.each([
  ["another request", { subject: "A-7F3K-9QXN" }],
  ["a later end", { expires: "zzzzzz" }],
  ["a guessed signature", { signature: `k2.${"A".repeat(24)}` }],
  ["an unknown key", { signature: `k3.${"A".repeat(24)}` }],
  ["no signature", { signature: "" }],
  ["a signature without its key", { signature: "." }],
])("a link with %s is forged", async (_case, changed) => {
  const { links, parts } = await makeLink();
  expect(await links.check(PUNALUR, "answer", { ...parts, ...changed }, NOW)).toBe("forged");
});

test("a patient's link does not open the office's page, nor one hospital's link another's", async () => {
  const { links, parts } = await makeLink();
  expect(await links.check(PUNALUR, "request", parts, NOW)).toBe("forged");
  expect(await links.check(ALAPPUZHA, "answer", parts, NOW)).toBe("forged");
});

test("a link of an earlier key holds, and one of a forgotten key does not", async () => {
  const { parts } = await makeLink({ linkKeys: async () => keys.slice(1) });
  const after = createAnswerLinks({ linkKeys: async () => keys });
  expect(await after.check(PUNALUR, "answer", parts, NOW)).toBe("valid");
  const forgetful = createAnswerLinks({ linkKeys: async () => keys.slice(0, 1) });
  expect(await forgetful.check(PUNALUR, "answer", parts, NOW)).toBe("forged");
});

test("a cookie opens as it was signed, and not when anything of it is changed", async () => {
  const { links } = await makeLink();
  const signed = await links.sign("punalur 1");
  expect(await links.open(signed)).toBe("punalur 1");
  const other = Buffer.from("alappuzha 1").toString("base64url");
  expect(await links.open(other + signed.slice(signed.indexOf(".")))).toBeUndefined();
  expect(await links.open("nonsense")).toBeUndefined();
});

test("no link holds longer than its key is known", () => {
  const request = { receivedAt: NOW, day: "2035-01-01" };
  expect(linkEnd("request", request, NOW)).toEqual(new Date(Number(NOW) + 200 * 24 * 60 * 60_000));
  expect(linkEnd("answer", { receivedAt: NOW, day: "" }, NOW)).toEqual(new Date("2027-01-19T10:00:00Z"));
});
