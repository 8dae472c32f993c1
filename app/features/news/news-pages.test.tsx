import { expect, test } from "vitest";
import { renderPage } from "#tests/support/render-page.tsx";
import { NewsArticlePage, NewsPage, PublishedDate } from "./news-pages.tsx";

const article = { id: "n1", publishedAt: "2026-11-24T00:00:00Z", headline: "New ward", subHeadline: "It is open." };
const withoutTags = (html: string) => html.replaceAll(/<[^>]*>/g, "");
const numbers = [{ icon: "siren", label: "Emergency", value: "0000", href: "tel:0000" }];

test("an item shows its date and its lines, and links to the article", () => {
  const html = renderPage(<NewsPage basePath="/h" articles={[article]} numbers={numbers} />);
  for (const text of ["New ward", "It is open."]) expect(html).toContain(text);
  expect(withoutTags(html)).toContain("24 November 2026");
  expect(withoutTags(html.match(/<a[^>]*href="\/h\/news\/detail\/n1".*?<\/a>/)?.[0] ?? "")).toBe("Read More: New ward");
});

test("the newest article opens the page, and the others follow in a list of their own", () => {
  const older = { ...article, id: "n0", headline: "Old ward" };
  const html = renderPage(<NewsPage basePath="/h" articles={[article, older]} numbers={numbers} />);
  const [newest = "", others = ""] = html.split("<ul").filter((part) => part.includes("news-list"));
  expect(newest).toContain("New ward");
  expect(newest).not.toContain("Old ward");
  expect(others).toContain("Old ward");
  expect(renderPage(<NewsPage basePath="/h" articles={[article]} numbers={numbers} />).split("news-list ").length).toBe(
    2,
  );
});

test("numbers and the link to an appointment are beside an empty list", () => {
  const html = renderPage(<NewsPage basePath="/h" articles={[]} numbers={numbers} />);
  expect(html).toContain("No news to view");
  expect(html).toContain("tel:0000");
  expect(html).toMatch(/href="\/h\/appointment"/);
});

test("an article shows its rich text, and leads to the next story", () => {
  const content = [{ type: "paragraph" as const, children: [{ type: "text" as const, value: "Whole.", marks: [] }] }];
  const html = renderPage(
    <NewsArticlePage
      basePath="/h"
      article={{ ...article, content }}
      next={{ ...article, id: "n0", headline: "Old ward" }}
      contacts={numbers}
    />,
  );
  expect(html).toContain("<p>Whole.</p>");
  expect(html).toMatch(/aria-label="Next story".*href="\/h\/news\/detail\/n0"[^>]*>Old ward/);
});

test("in an outage the page is shown without an alert", () => {
  const html = renderPage(<NewsArticlePage basePath="/h" article={undefined} next={undefined} contacts={numbers} />);
  expect(html).toContain("<h1");
  expect(html).not.toContain('role="alert"');
});

const dateOf = (publishedAt: string) => renderPage(<PublishedDate publishedAt={publishedAt} />);

test("a date is the day that it is in India, and the exact moment for machines", () => {
  expect(dateOf("2026-11-24T10:00:00.000Z")).toContain('dateTime="2026-11-24T10:00:00.000Z"');
  for (const moment of ["2026-11-24T10:00:00.000Z", "2026-11-23T20:00:00.000Z"])
    expect(withoutTags(dateOf(moment))).toBe("24 November 2026");
});

test("an invalid date shows nothing", () => {
  expect(dateOf("")).toBe("");
});
