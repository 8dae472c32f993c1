import { expect, test, vi } from "vitest";
import type { PageServices } from "#app/context.ts";
import { bareHead } from "#app/head/page-head.ts";
import type { ContentErrors, ContentResult } from "#site/content/content.ts";
import { loadSite } from "#site/hospitals/load-site.server.ts";
import * as texts from "#site/texts/en.ts";
import { contentOr, detailPage, getEntry, missingEntry, nextOf } from "./hospital-page.ts";

const site = await loadSite({ dataDir: "data" });
const hospital = site.hospitals[0]!;

const unavailable: ContentResult<never> = { status: "unavailable", errors: [{ message: "timed out" }] };

const noNews = () => missingEntry("news", "/h/news", []);

function setUp() {
  const noteMissingContent = vi.fn<(errors: ContentErrors) => void>();
  return { site, texts, origin: "", noteMissingContent } as unknown as PageServices;
}

test("content that was fetched is returned, and the page is complete", () => {
  const services = setUp();
  expect(contentOr({ status: "ok", content: ["entry"] }, ["fallback"], services)).toEqual(["entry"]);
  expect(getEntry({ status: "ok", content: "text" }, services, noNews)).toBe("text");
  expect(services.noteMissingContent).not.toHaveBeenCalled();
});

test("a list falls back during an outage, and the page is noted as incomplete with the service's errors", () => {
  const services = setUp();
  expect(contentOr(unavailable, ["fallback"], services)).toEqual(["fallback"]);
  expect(services.noteMissingContent).toHaveBeenCalledExactlyOnceWith([{ message: "timed out" }]);
});

test("an entry that the service does not know is a 404", () => {
  const services = setUp();
  const missing: ContentResult<object | undefined> = { status: "ok", content: undefined };
  expect(() => getEntry(missing, services, noNews)).toThrow(
    expect.objectContaining({ init: { status: 404 }, data: { missing: "news", toList: "/h/news", choices: [] } }),
  );
  expect(services.noteMissingContent).not.toHaveBeenCalled();
});

test("in an outage the page of an entry is a 503 named after its section", () => {
  const services = setUp();
  const entry = getEntry<object>(unavailable, services, noNews);
  expect(services.noteMissingContent).toHaveBeenCalledOnce();
  const page = detailPage(services, hospital, "news", entry && bareHead(services, hospital, "Anu", "news"), {
    more: 1,
  });
  expect(page.init).toMatchObject({ status: 503, headers: { "Retry-After": "60" } });
  const head = bareHead(services, hospital, "News", "news");
  expect(page.data).toEqual({ head, basePath: hospital.basePath, more: 1 });
});

test("the page of an entry has a head of its own and the usual status", () => {
  const services = setUp();
  const head = { ...bareHead(services, hospital, "News", "news"), title: "Anu" };
  const page = detailPage(services, hospital, "news", head, {});
  expect(page.init).toBeNull();
  expect(page.data.head.title).toBe("Anu");
});

test.each([
  ["a", "b"],
  ["c", "a"],
  ["gone", "a"],
])("after %s comes %s", (id, next) => {
  expect(nextOf([{ id: "a" }, { id: "b" }, { id: "c" }], id)?.id).toBe(next);
});

test("nothing comes after the only entry", () => {
  expect([nextOf([{ id: "a" }], "a"), nextOf([], "a")]).toEqual([undefined, undefined]);
});
