import { expect, test } from "vitest";
import { createPageGraph, breadcrumbs } from "./page-graph.ts";

test("a page with nothing to tell carries no structured data", () => {
  expect(createPageGraph([])).toEqual({});
});

const origin = "https://www.example.org";

test("the way to a page is numbered from its hospital's home page", () => {
  const crumbs = [
    { name: "Home", path: "/a" },
    { name: "Rooms", path: "/a/facilities/radiology_/_imaging" },
  ];
  expect(breadcrumbs(origin, crumbs).itemListElement).toEqual([
    { "@type": "ListItem", position: 1, name: "Home", item: `${origin}/a` },
    { "@type": "ListItem", position: 2, name: "Rooms", item: `${origin}/a/facilities/radiology_/_imaging` },
  ]);
});
