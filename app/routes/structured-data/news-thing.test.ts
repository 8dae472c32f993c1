import { describe, expect, test } from "vitest";
import type { NewsArticle } from "#content/content.ts";
import { hospital, origin } from "./test-support/sample-hospital.ts";
import { newsThing } from "./news-thing.ts";

describe("a news item", () => {
  const article: NewsArticle = {
    id: "n1",
    headline: "Open day",
    subHeadline: "",
    publishedAt: "2026-03-02T08:00:00.000Z",
    content: [],
  };

  test("was published when it first was, and changed when it was last", () => {
    const thing = newsThing(origin, hospital, { ...article, firstPublishedAt: "2026-01-02T08:00:00.000Z" });
    expect(thing).toMatchObject({
      datePublished: "2026-01-02T08:00:00.000Z",
      dateModified: "2026-03-02T08:00:00.000Z",
    });
  });

  test("without dates, sub-headline and picture makes none up", () => {
    const thing = newsThing(origin, hospital, { ...article, publishedAt: "" });
    for (const name of ["datePublished", "dateModified", "description", "image", "author"])
      expect(thing).not.toHaveProperty(name);
  });
});
