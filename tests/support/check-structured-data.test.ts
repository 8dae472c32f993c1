import { expect, test } from "vitest";
import { checkStructuredData } from "./check-structured-data.ts";

const graph = (...things: object[]) => JSON.stringify({ "@context": "https://schema.org", "@graph": things });
const crumb = (position: number) => ({
  "@type": "ListItem",
  position,
  name: "Doctors",
  item: "https://a.test/doctors",
});
const trail = { "@type": "BreadcrumbList", itemListElement: [crumb(1), crumb(2)] };

test("whole data has no problems", () => {
  expect(checkStructuredData(graph(trail))).toEqual({
    types: ["BreadcrumbList"],
    problems: [],
    addresses: ["https://a.test/doctors", "https://a.test/doctors"],
  });
});

test.each<[string, object, string]>([
  ["an unknown type", { "@type": "Clinic" }, "Clinic has the unknown type Clinic"],
  ["a missing property", { "@type": "WebSite", url: "https://a.test/" }, "WebSite lacks name"],
  [
    "a missing property of a part",
    { ...trail, itemListElement: [crumb(1), { "@type": "ListItem" }] },
    "1 lacks position",
  ],
  ["a way of one step", { ...trail, itemListElement: [crumb(1)] }, "fewer than two steps"],
  ["an empty text", { "@type": "WebSite", name: " ", url: "https://a.test/" }, "WebSite.name is empty"],
  ["a relative address", { "@type": "WebSite", name: "A", url: "/a" }, "WebSite.url is no absolute address"],
  [
    "a made-up salary",
    { "@type": "WebSite", name: "A", url: "https://a.test/", baseSalary: 1 },
    "a fact that the site does not have",
  ],
  ["a half date", { "@type": "WebSite", name: "A", url: "https://a.test/", datePosted: "soon" }, "is no date"],
  ["a printed number", { "@type": "WebSite", name: "A", url: "https://a.test/", telephone: "0000 1" }, "is no number"],
  ["a placeholder", { "@type": "WebSite", name: "{hospital}", url: "https://a.test/" }, "is {hospital}"],
])("%s is a problem", (_name, thing, problem) => {
  expect(checkStructuredData(graph(thing)).problems.join("\n")).toContain(problem);
});

test("data without items or of another vocabulary is a problem", () => {
  expect(checkStructuredData('{"@context":"https://other.test","@graph":[]}').problems).toHaveLength(2);
});
