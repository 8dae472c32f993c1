import { expect, test } from "vitest";
import { hospital, origin, site } from "./test-support/sample-hospital.ts";
import { medicalWebPageThing } from "./medical-web-page-thing.ts";

test("a department without a branch of medicine has a page all the same", () => {
  const page = { name: "Ayurvedam", description: "Old ways", path: "/a/department/ayurvedam" };
  expect(medicalWebPageThing({ site, origin }, hospital, page)).not.toHaveProperty("specialty");
});
