import { knownSittings } from "#site/sittings/known-sittings.ts";
import { NO_NOTICES, NO_RECORD } from "#tests/support/no-notices.ts";
import type { Answers } from "#answers/answers.server.ts";
import type { SiteServices } from "#app/context.ts";
import type { OfficeSittingsService } from "#answers/sittings/office-sittings.server.ts";
import * as texts from "#site/texts/en.ts";
import { pageRoutes } from "#tests/support/page-routes.ts";
import { resolve } from "node:path";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createContentFaults } from "contentful-emulator/faults";
import { startContentService, type ContentService } from "contentful-emulator";
import { createContent, createDraftContent } from "#site/content/create-content.server.ts";
import { loadSite } from "#site/hospitals/load-site.server.ts";
import type { Site } from "#site/hospitals/site.ts";
import { sendRequest } from "#tests/support/send-request.ts";
import { contentOf } from "#tests/support/content-results.ts";
import { sampleDrafts } from "#tests/support/sample-content.ts";
import type { PageRenderer } from "../app.ts";
import { MissingMedia } from "../media/fetch-asset.ts";
import { createPageHandler } from "../pages/page-handler.ts";
import { createPreview, createPreviewCookies } from "./preview.ts";
import { createServer } from "../create-server.ts";

const PROJECT_DIR = resolve(import.meta.dirname, "../..");
const ORIGIN = "https://www.example.org";
const SECRET = "secret-of-the-editors";
const NEWS_PATH = "/venmala_hospital/news";
const FRAMES = "frame-ancestors 'self' https://app.contentful.com https://app.eu.contentful.com";

const faults = createContentFaults();
const drafts = new Map(sampleDrafts().map(({ type, id, title }) => [type, { id, title }]));
let service: ContentService;
let site: Site;
/** For the tests that leave nothing behind. */
let shared: Awaited<ReturnType<typeof setUp>>;

beforeAll(async () => {
  const exportFile = resolve(PROJECT_DIR, "data/sample-content/export.json");
  service = await startContentService({ exportFile, host: "127.0.0.1", port: 0, faults });
  site = await loadSite({ dataDir: resolve(PROJECT_DIR, "data") });
  shared = await setUp();
});

afterAll(() => service.close());

/** Shows the headlines of a hospital's news, to whom, and what was posted. */
const renderer: PageRenderer = async (request, { content, preview }) => {
  const news = await contentOf(content.fetchNews("Kayalora Hospital"));
  const headlines = news.map(({ headline }) => `<h2>${headline}</h2>`).join("");
  return new Response(
    `<h1>${preview ? `Editor, ${preview.locale}` : "Visitor"}</h1>${headlines}${await request.text()}`,
    {
      headers: { "content-type": "text/html" },
    },
  );
};

async function setUp({ hasPreview = true } = {}) {
  const lines: string[] = [];
  const log = pino({ level: "warn" }, { write: (line: string) => void lines.push(line) });
  const { graphqlUrl, deliveryToken, previewToken } = service;
  const content = createContent({ graphqlUrl, token: deliveryToken });
  const draftContent = createDraftContent({ graphqlUrl, token: previewToken });
  const submissions = { submit: () => Promise.reject(new Error("not called here")) };
  const notCalled = () => Promise.reject(new Error("not called here"));
  const search = { answer: notCalled, suggest: notCalled };
  const answers = {} as Answers;
  const desk = {} as SiteServices["desk"];
  const sittings = {
    of: (_, doctor) => knownSittings(doctor, { exceptions: [] }),
  } as Partial<OfficeSittingsService> as OfficeSittingsService;
  const leave = { run: async () => {}, listUnclear: () => [] };
  const boards = { boardCodes: { findBoard: notCalled, noteBoard: notCalled }, drawBoardPicture: notCalled };
  const editions = [{ site, texts }] as const;
  const parts = {
    site,
    texts,
    editions,
    content,
    siteContent: content,
    submissions,
    answers,
    desk,
    sittings,
    notices: NO_NOTICES,
    publicRecord: NO_RECORD,
    leave,
    ...boards,
    search,
    audit: () => {},
  };
  const services = { ...parts, origin: ORIGIN, apiOrigin: "", resumeMaxBytes: 1 };
  const pageServices = { ...services, reportFailure: () => {}, now: () => new Date() };
  const server = await createServer({
    origin: ORIGIN,
    servedOrigins: [ORIGIN],
    apiClientOrigins: [],
    submissions,
    resumeMaxBytes: 1,
    formAt: () => "fields",
    ...createPageHandler({ renderer, routes: pageRoutes, editions: [pageServices], log, isDevelopment: false }),
    ...(hasPreview && {
      preview: createPreview({ secret: SECRET, drafts: draftContent, renderer, services: pageServices, log }),
    }),
    listPages: async function* () {},
    mediaFiles: { find: () => Promise.reject(new MissingMedia()), checkAgain: () => {} },
    pictures: { folder: "", find: async () => undefined },
    folders: { immutable: [] },
    checkReadiness: () => Promise.reject(new Error("not called here")),
    trustProxy: ["127.0.0.1"],
    brand: site.brand,
    editions: [{ site, phones: [], texts }],
    hospitals: [],
    securityContacts: [],
    log,
  });
  const send = (path: string, init?: RequestInit) => sendRequest(server, new Request(ORIGIN + path, init));
  const begin = (id: string, secret = SECRET) => send(`/preview?${new URLSearchParams({ secret, id })}`);
  const cookie = cookieOf(createPreviewCookies(SECRET).begin({ locale: "en-US" }));
  const sendAsEditor = (path: string) => send(path, { headers: { cookie } });
  return { send, begin, sendAsEditor, cookie, lines };
}

function cookieOf(setCookie: string | null): string {
  return `theme=dark; ${setCookie?.split(";")[0]}; last=1`;
}

function idOf(type: string): string {
  return drafts.get(type)?.id ?? "";
}

test.each([
  ["doctors", "/venmala_hospital_punalur/doctors/details/ID"],
  ["departments", "/venmala_hospital_punalur/department/neurosurgery"],
  ["news", "/venmala_hospital/news/detail/ID"],
  ["careers", "/venmala_hospital_punalur/careers/detail/ID"],
  ["testimonials", "/venmala_hospital_punalur/testimonials/detail/ID"],
])("the draft of the type %s opens its page", async (type, path) => {
  const { begin } = shared;
  const response = await begin(idOf(type));
  expect([response.status, response.headers.get("location")]).toEqual([303, path.replace("ID", idOf(type))]);
  expect(response.headers.get("cache-control")).toBe("no-store");
});

test.each(["", "another-secret", `${SECRET}x`, SECRET.toUpperCase()])("the secret %j is refused", async (secret) => {
  const { begin } = shared;
  const response = await begin(idOf("news"), secret);
  expect([response.status, response.headers.get("set-cookie")]).toEqual([401, null]);
  expect(await response.json()).toMatchObject({ detail: "The secret of the preview is missing or wrong" });
});

test("a preview without the secret is logged by network, without what was tried", async () => {
  const { send, lines } = shared;
  const before = lines.length;
  await send("/preview?secret=a-wrong-guess&id=x", { headers: { "x-forwarded-for": "203.0.113.77" } });
  expect(lines.slice(before)).toEqual([
    expect.stringMatching(/"203\.0\.113\.0\/24".*address has no secret or a wrong one/),
  ]);
  expect(lines.join("")).not.toContain("a-wrong-guess");
});

test.each(["", "nobody", "//example.org", "../x", "portrait-01"])(
  "%j is not an entry and has no address",
  async (id) => {
    const { begin } = shared;
    const response = await begin(id);
    expect([response.status, response.headers.get("set-cookie")]).toEqual([404, null]);
    expect(response.headers.get("location")).toBeNull();
  },
);

test("an address that is given along is not followed", async () => {
  const { send } = shared;
  const more = "path=//example.org&redirect=https://example.org&slug=/x";
  const response = await send(`/preview?secret=${SECRET}&id=${idOf("news")}&${more}`);
  expect(response.headers.get("location")).toBe(`${NEWS_PATH}/detail/${idOf("news")}`);
});

test("the cookie is for the server alone, also inside a frame of another site, and for a working day", async () => {
  const { begin } = shared;
  const [value, ...attributes] = (await begin(idOf("news"))).headers.get("set-cookie")?.split("; ") ?? [];
  expect(value).toMatch(/^content_preview=\d+\.en-US\.\.[\w-]{43}$/);
  expect(attributes.toSorted()).toEqual(
    ["HttpOnly", "Max-Age=28800", "Partitioned", "Path=/", "SameSite=None", "Secure"].toSorted(),
  );
});

test("without a secret there is no preview, whatever the cookie", async () => {
  const { begin, sendAsEditor } = await setUp({ hasPreview: false });
  expect((await begin(idOf("news"))).headers.get("set-cookie")).toBeNull();
  expect(await (await begin(idOf("news"))).text()).toContain("Visitor");
  expect(await (await sendAsEditor(NEWS_PATH)).text()).toContain("Visitor");
});

test("visitors never get an editor's page, nor editors a cached one, in any order", async () => {
  const title = drafts.get("news")?.title ?? "";
  for (const editorFirst of [true, false]) {
    const { send, sendAsEditor } = await setUp();
    if (editorFirst) await sendAsEditor(NEWS_PATH);
    const before = await send(NEWS_PATH);
    const edited = await sendAsEditor(NEWS_PATH);
    const after = await send(NEWS_PATH);
    const page = await before.text();
    expect(page).toContain("Visitor");
    expect(page).not.toContain(title);
    const draftPage = await edited.text();
    expect(draftPage).toContain("Editor, en-US");
    expect(draftPage).toContain(title);
    expect(await after.text()).toBe(page);
    expect(after.headers.get("etag")).toBe(before.headers.get("etag"));
    const asked = { headers: { "if-none-match": before.headers.get("etag") ?? "" } };
    expect((await send(NEWS_PATH, asked)).status).toBe(304);
  }
});

test("an editor whose browser has the visitors' page gets the draft", async () => {
  const { send } = shared;
  const etag = (await send(NEWS_PATH)).headers.get("etag") ?? "";
  const cookie = cookieOf(createPreviewCookies(SECRET).begin({ locale: "" }));
  const response = await send(NEWS_PATH, { headers: { cookie, "if-none-match": etag } });
  expect([response.status, response.headers.get("etag")]).toEqual([200, null]);
});

test("a preview is not cached or indexed, and only Contentful may frame it", async () => {
  const { send, sendAsEditor } = shared;
  for (const path of [NEWS_PATH, `${NEWS_PATH}.data`]) {
    const { headers } = await sendAsEditor(path);
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("x-robots-tag")).toBe("noindex");
    expect(headers.get("vary")).toBe("cookie, accept-encoding");
    expect(headers.get("content-security-policy")).toContain(FRAMES);
    expect(headers.get("x-frame-options")).toBeNull();
  }
  const { headers } = await send(NEWS_PATH);
  expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
  expect(headers.get("x-frame-options")).toBe("DENY");
  expect(headers.get("x-robots-tag")).toBeNull();
  expect(headers.get("vary")).toBe("cookie, accept-encoding");
});

test("a form without JavaScript reaches its page from a preview as well", async () => {
  const { send, cookie } = shared;
  const headers = { cookie, "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin" };
  const response = await send(NEWS_PATH, { method: "POST", headers, body: "name=Anu" });
  expect(await response.text()).toMatch(/Editor, en-US.*name=Anu/);
});

test("a cookie that is over, changed, or of another secret shows what visitors see", async () => {
  const { send } = shared;
  const over = createPreviewCookies(SECRET, () => Date.now() - 9 * 3_600_000).begin({ locale: "en-US" });
  const foreign = createPreviewCookies(`${SECRET}2`).begin({ locale: "en-US" });
  const ours = createPreviewCookies(SECRET).begin({ locale: "en-US" });
  const longer = ours.replace(/=(\d)/, (_, digit: string) => `=${Number(digit) + 1}`);
  for (const cookie of [over, foreign, longer, ours.replace("en-US", "de-DE"), "content_preview=1"]) {
    const response = await send(NEWS_PATH, { headers: { cookie: cookieOf(cookie) } });
    expect([cookie, await response.text()]).toEqual([cookie, expect.stringContaining("Visitor")]);
  }
  expect(await (await send(NEWS_PATH, { headers: { cookie: cookieOf(ours) } })).text()).toContain("Editor");
});

test.each([
  [`${ORIGIN}${NEWS_PATH}?limit=6`, `${NEWS_PATH}?limit=6`],
  [`${ORIGIN}//example.org/x`, "/example.org/x"],
  ["https://example.org/x", "/"],
  [undefined, "/"],
  [`${ORIGIN}${NEWS_PATH}`, "/venmala_hospital/desk/news/lift", "/venmala_hospital/desk/news/lift"],
])("a preview that is left at %s ends at %s", async (referer: string | undefined, path: string, back?: string) => {
  const { send } = shared;
  const cookie = cookieOf(createPreviewCookies(SECRET).begin({ locale: "", ...(back && { back }) }));
  const form = { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin" };
  const headers = { ...form, cookie, ...(referer && { referer }) };
  const response = await send("/preview/exit", { method: "POST", headers });
  expect([response.status, response.headers.get("location")]).toEqual([303, path]);
  expect(response.headers.get("set-cookie")).toMatch(/^content_preview=; Max-Age=0; /);
});

test("another site's page ends no preview, a link neither, and leaving counts as no form", async () => {
  const { send } = shared;
  const foreign = { method: "POST", headers: { "sec-fetch-site": "cross-site" } };
  expect((await send("/preview/exit", foreign)).status).toBe(403);
  const from = { "x-forwarded-for": "192.0.2.1" };
  for (let left = 0; left < 5; left += 1)
    expect((await send("/preview/exit", { method: "POST", headers: from })).status).toBe(303);
});

test("while the content service is away the editor reads so", async () => {
  const { begin } = shared;
  faults.set({ kind: "down" });
  const response = await begin(idOf("news"));
  faults.clear();
  expect([response.status, response.headers.get("set-cookie")]).toEqual([503, null]);
});
