import { expect, test } from "vitest";
import type { Hospital } from "#hospitals/site.ts";
import { bookingPath } from "./booking-path.ts";

const hospital = {
  basePath: "/h",
  routedDepartments: [
    { slug: "cardiology", name: "Cardiology", queryName: "Cardiology" },
    { slug: "e_n_t", name: "ENT", queryName: "E N T" },
  ],
} as Hospital;

test.each([
  ["in the only department that lists the doctor", ["E N T"], "Ears", "/h/appointment?department=e_n_t&doctor=d1"],
  [
    "in the department of the doctor's own field",
    ["Cardiology", "E N T"],
    "ENT",
    "/h/appointment?department=e_n_t&doctor=d1",
  ],
  ["in the first department otherwise", ["Cardiology", "E N T"], "", "/h/appointment?department=cardiology&doctor=d1"],
  ["in a department without a page", ["Sleep Clinic"], "", "/h/appointment?department=Sleep+Clinic&doctor=d1"],
  ["without a choice where no department lists the doctor", [], "Cardiology", "/h/appointment"],
])("a doctor is booked %s", (_where, departments, centerOfExcellence, path) => {
  expect(bookingPath(hospital, { id: "d1", departments, centerOfExcellence })).toBe(path);
});
