import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PublishedDate } from "./published-date.tsx";

const render = (publishedAt: string) => renderToStaticMarkup(<PublishedDate publishedAt={publishedAt} />);

test("a date is shown as the day it is in Kerala", () => {
  expect(render("2026-11-24T10:00:00.000Z")).toContain(">24 November 2026</time>");
  expect(render("2026-11-23T20:00:00.000Z")).toContain(">24 November 2026</time>");
});

test("the exact moment stays readable for machines", () => {
  expect(render("2026-11-24T10:00:00.000Z")).toContain('dateTime="2026-11-24T10:00:00.000Z"');
});

test("no date renders nothing", () => {
  expect(render("")).toBe("");
});
