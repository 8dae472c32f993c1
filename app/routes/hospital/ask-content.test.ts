import { expect, test } from "vitest";
import { ContentUnavailableError } from "#content/content.ts";
import { askContent, askForList, detailAnswer, getEntry } from "./ask-content.ts";

const fail = () => Promise.reject(new ContentUnavailableError("down", [{ message: "timed out" }]));

test("an answer of the service is passed on", async () => {
  const answer = await askContent(Promise.resolve("text"));
  expect(answer).toEqual({ isAvailable: true, content: "text" });
  expect(getEntry(answer)).toBe("text");
});

test("an outage carries the service's errors", async () => {
  expect(await askContent(fail())).toEqual({ isAvailable: false, errors: [{ message: "timed out" }] });
});

test("any other failure is not taken for an outage", async () => {
  await expect(askContent(Promise.reject(new TypeError("bug")))).rejects.toThrow("bug");
});

test("a list falls back during an outage", async () => {
  expect(await askForList(fail(), ["fallback"])).toEqual(["fallback"]);
  expect(await askForList(Promise.resolve(["entry"]), ["fallback"])).toEqual(["entry"]);
});

test("an entry the service does not know answers 404", async () => {
  const answer = await askContent(Promise.resolve(undefined));
  expect(() => getEntry(answer)).toThrow(expect.objectContaining({ init: { status: 404 } }));
});

test("a detail page answers 503 in an outage", async () => {
  const answer = await askContent(fail());
  expect(getEntry(answer)).toBeUndefined();
  expect(detailAnswer(answer, {}).init).toMatchObject({ status: 503, headers: { "Retry-After": "60" } });
});

test("a detail page leaves status and headers alone with the service in reach", async () => {
  expect(detailAnswer(await askContent(Promise.resolve({})), {}).init).toBeNull();
});
