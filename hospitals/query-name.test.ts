import { expect, test } from "vitest";
import { queryName } from "./query-name.ts";

test.each([
  ["obstetrics_and_gynaecology", "Obstetrics And Gynaecology"],
  ["e_n_t", "E N T"],
  ["general_medicine", "General Medicine"],
  ["urology", "Urology"],
])("the query name of %s is %s", (slug, name) => {
  expect(queryName(slug)).toBe(name);
});
