import { expect, test } from "vitest";
import { ownDepartment } from "./booking-path.ts";
import { loadSite } from "./load-site.server.ts";

test.each(["en", "ml"])("of several departments the one of the doctor's own field is found in %s", async (language) => {
  const { hospitals } = await loadSite({ dataDir: "data", language });
  const hospital = hospitals.find(({ id }) => id === "kozhencherry")!;
  const { name: field = "" } = hospital.routedDepartments.find(({ slug }) => slug === "cardiology") ?? {};
  const departments = ["General Medicine", "Cardiology"];
  const slugWith = (centerOfExcellence: string) => ownDepartment(hospital, { centerOfExcellence, departments })?.slug;
  expect([field, "Cardiology", "Sleep"].map(slugWith)).toEqual(["cardiology", "cardiology", "general_medicine"]);
});
