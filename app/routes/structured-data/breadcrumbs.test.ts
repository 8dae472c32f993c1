import { expect, test } from "vitest";
import { breadcrumbs } from "./breadcrumbs.ts";

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
