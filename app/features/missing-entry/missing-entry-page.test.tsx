import { expect, test } from "vitest";
import { renderPage } from "#tests/support/render-page.tsx";
import { MissingEntryPage } from "./missing-entry-page.tsx";

const entry = {
  missing: "news" as const,
  toList: "/h/news",
  choices: [{ to: "/h/news/detail/n1", title: "New ward" }],
};

test("a missing entry says once what is not there, and offers the others and their list", () => {
  const html = renderPage(<MissingEntryPage entry={entry} homePath="/h" />);
  expect(html.match(/<h1[^>]*>We cannot find this news<|<p[^>]*>We cannot/g)).toHaveLength(1);
  expect(html).toMatch(/href="\/h\/news\/detail\/n1"[^>]*>New ward</);
  expect(html).toMatch(/href="\/h\/news"[^>]*>All news/);
});

test("without others it asks nobody to choose", () => {
  const html = renderPage(<MissingEntryPage entry={{ ...entry, choices: [] }} homePath="/h" />);
  expect(html).not.toContain("latest news");
  expect(html).toContain("All news");
});
