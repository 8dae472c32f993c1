import { expect, test } from "vitest";
import type { ContentResult } from "#site/content/content.ts";
import * as texts from "#site/texts/en.ts";
import { resultOf, UNAVAILABLE } from "#tests/support/content-results.ts";
import { listPage } from "./list-page.ts";

const HEAD = { title: "Hospital | News", canonical: "https://www.example.org/h/news", sharedLink: {} as never };
const listOf = (count: number) => Array.from({ length: count }, (_, at) => at);
const numbers = (count: number) => resultOf(listOf(count));

function open(query: string, result: ContentResult<number[]>) {
  const services = { texts, noteMissingContent: () => {} } as never;
  const { headOf, ...list } = listPage(
    services,
    new Request(`https://www.example.org/h/news${query}`),
    "/h/news",
    result,
  );
  return { ...list, head: headOf(HEAD) };
}

test("a list of up to sixty entries is one page, and in an outage no page is said to be gone", () => {
  expect(open("", numbers(60))).toEqual({ entries: listOf(60), head: HEAD });
  expect(open("?page=2", UNAVAILABLE)).toEqual({ entries: [], head: HEAD });
});

test("each entry of a longer list stands on one page, and the pages name themselves and lead to each other", () => {
  const pages = ["", "?page=2", "?page=3"].map((query) => open(query, numbers(121)));
  expect(pages.flatMap(({ entries }) => entries)).toEqual(listOf(121));
  const [newer, older] = [
    { to: "/h/news", label: "Newer" },
    { to: "/h/news?page=3", label: "Older" },
  ];
  expect(pages[1]?.pager).toEqual({ label: "Page 2 of 3", links: [newer, older] });
  expect([pages[0], pages[2]].map((page) => page?.pager?.links.length)).toEqual([1, 1]);
  const { title, canonical } = pages[1]!.head;
  expect([title, canonical]).toEqual(["Hospital | News | Page 2 of 3", "https://www.example.org/h/news?page=2"]);
  expect(pages[0]?.head).toEqual(HEAD);
});

test.each(["?page=3", "?page=0", "?page=-1", "?page=1.5", "?page=two"])("a list has no page %s", (query) => {
  expect(() => open(query, numbers(120))).toThrow(expect.objectContaining({ init: { status: 404 } }));
});
