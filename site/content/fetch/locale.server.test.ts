import { startContentService, type ContentService } from "contentful-emulator";
import { afterAll, beforeAll, expect, test } from "vitest";
import { contentOf } from "#tests/support/content-results.ts";
import { createContent, type ContentClient } from "../create-content.server.ts";
import { DOCTORS_QUERY } from "../entries/doctors.server.ts";
import { NEWS_ARTICLE_QUERY } from "../entries/news.server.ts";
import { askInLocale, queryInLanguage } from "./locale.server.ts";

const HOSPITAL = "Venmala Hospital Kozhencherry";

let service: ContentService;
let content: ContentClient;

beforeAll(async () => {
  service = await startContentService({ exportFile: "data/sample-content/export.json", host: "127.0.0.1", port: 0 });
  content = createContent({ graphqlUrl: service.graphqlUrl, token: service.deliveryToken });
});

afterAll(() => service.close());

test("a query in another locale names it at its root fields, and asks what is translated", () => {
  const text = askInLocale(NEWS_ARTICLE_QUERY, "ml-IN");
  expect(text).toContain('news(id: $id, locale: "ml-IN")');
  expect(text.match(/inLocale: headline\(useFallbackLocale: false\)/g)).toHaveLength(1);
  expect(askInLocale(DOCTORS_QUERY, "ml-IN")).toContain("inLocale: centerOfExcellence(useFallbackLocale: false)");
});

const MALAYALAM = /[\u0D00-\u0D7F]/;

test("in another language entries are in it, or say that they are not translated", async () => {
  const other = content.inLanguage("ml", { doctor: "ഡോക്ടർ", news: "വാർത്ത", career: "ജോലി", testimonial: "അനുഭവം" });
  const [news, careers, doctors, testimonials] = await Promise.all([
    contentOf(other.fetchNews(HOSPITAL)),
    contentOf(other.fetchCareers(HOSPITAL)).then((found) => found.careers),
    contentOf(other.fetchDoctors(HOSPITAL, 100)).then((found) => found.doctors),
    contentOf(other.fetchTestimonials(HOSPITAL)),
  ]);
  const titles = [
    ...news.map((entry) => [entry.headline, entry.isUntranslated]),
    ...careers.map((entry) => [entry.jobTitle, entry.isUntranslated]),
    ...doctors.map((entry) => [entry.centerOfExcellence, entry.isUntranslated]),
    ...testimonials.map((entry) => [JSON.stringify(entry.shortReview), entry.isUntranslated]),
  ] as const;
  expect(titles.map(([, isUntranslated]) => isUntranslated ?? false)).toEqual(
    titles.map(([title]) => !MALAYALAM.test(String(title))),
  );
  expect(titles.filter(([, isUntranslated]) => isUntranslated).length).toBeGreaterThan(3);
  expect(titles.filter(([, isUntranslated]) => !isUntranslated).length).toBeGreaterThan(3);
  const pages = await Promise.all(news.map(({ id }) => contentOf(other.fetchNewsArticle(HOSPITAL, id))));
  expect(pages.map((page) => page?.isUntranslated)).toEqual(news.map(({ isUntranslated }) => isUntranslated));
});

test("the space's first language says nothing of translations", async () => {
  expect(JSON.stringify(await content.fetchNews(HOSPITAL))).not.toMatch(/isUntranslated|[\u0D00-\u0D7F]/);
});

test("the locale is asked for once, and again after an outage or a change of content", async () => {
  const asked: string[] = [];
  let isAway = true;
  const { query, forget } = queryInLanguage((text, _variables, transform) => {
    asked.push(text);
    if (isAway) return Promise.resolve({ status: "unavailable", errors: [] });
    const data = { departmentsCollection: { items: [{ at0: null, at1: { total: 1 } }] } };
    return Promise.resolve({ status: "ok", content: transform(data as never, []) });
  }, "ml");
  const ask = () => query("query Q { news(id: 1) { headline } }", {}, (data) => data);
  const countProbes = () => asked.filter((text) => text.includes("query Locales")).length;
  await ask();
  expect(asked.at(-1)).toBe("query Q { news(id: 1) { headline } }");
  isAway = false;
  await ask();
  await ask();
  expect(countProbes()).toBe(2);
  expect(asked.at(-1)).toContain('locale: "ml-IN"');
  forget();
  await ask();
  expect(countProbes()).toBe(3);
});

test("a space without the locale answers as before", async () => {
  const other = content.inLanguage("ta");
  expect(await other.fetchNews(HOSPITAL)).toEqual(await content.fetchNews(HOSPITAL));
});
