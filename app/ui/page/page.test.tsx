import { expect, test } from "vitest";
import { renderPage } from "#tests/support/render-page.tsx";
import { PageHeader, titleClass } from "./page.tsx";

test("a title with a word of fifteen letters or more gets smaller type, also inside an element", () => {
  expect(titleClass("title", "Dr. Krishnamoorthy")).toBe("title");
  expect(titleClass("title", "Dr. Balasubramanian")).toBe("title long-words");
  expect(titleClass("title", <span>Balasubramanian</span>)).toBe("title long-words");
  expect(titleClass("title", "നേത്രപരിശോധനാ")).toBe("title long-words");
  expect(titleClass("title", undefined)).toBe("title");
});

test("the way to a page ends with its name, which is cut between words where it is long", () => {
  const wayTo = (title: string) =>
    />([^<]*)<\/li><\/ol>/.exec(renderPage(<PageHeader title={title} homePath="/" />))?.[1];
  expect(wayTo("News")).toBe("News");
  expect(wayTo("A new operation theatre for children, with two rooms")).toBe("A new operation theatre for …");
});
