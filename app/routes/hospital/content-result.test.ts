import { expect, test, vi } from "vitest";
import type { ContentErrors, ContentResult } from "#content/content.ts";
import { contentOr, detailData, getEntry } from "./content-result.ts";

const unavailable: ContentResult<never> = { status: "unavailable", errors: [{ message: "timed out" }] };

function setUp() {
  return { noteMissingContent: vi.fn<(errors: ContentErrors) => void>() };
}

test("content that is there is passed on, and nothing is missing on the page", () => {
  const services = setUp();
  expect(contentOr({ status: "ok", content: ["entry"] }, ["fallback"], services)).toEqual(["entry"]);
  expect(getEntry({ status: "ok", content: "text" }, services)).toBe("text");
  expect(services.noteMissingContent).not.toHaveBeenCalled();
});

test("a list falls back during an outage, and the page is noted as incomplete with the service's errors", () => {
  const services = setUp();
  expect(contentOr(unavailable, ["fallback"], services)).toEqual(["fallback"]);
  expect(services.noteMissingContent).toHaveBeenCalledExactlyOnceWith([{ message: "timed out" }]);
});

test("an entry the service does not know answers 404", () => {
  const services = setUp();
  const missing: ContentResult<object | undefined> = { status: "ok", content: undefined };
  expect(() => getEntry(missing, services)).toThrow(expect.objectContaining({ init: { status: 404 } }));
  expect(services.noteMissingContent).not.toHaveBeenCalled();
});

test("a detail page answers 503 in an outage", () => {
  const services = setUp();
  const entry = getEntry<object>(unavailable, services);
  expect(entry).toBeUndefined();
  expect(services.noteMissingContent).toHaveBeenCalledOnce();
  expect(detailData(entry, {}).init).toMatchObject({ status: 503, headers: { "Retry-After": "60" } });
});

test("a detail page leaves status and headers alone with the service in reach", () => {
  expect(detailData({}, {}).init).toBeNull();
});
