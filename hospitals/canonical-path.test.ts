import { expect, test } from "vitest";
import { canonicalPath } from "./find-hospital.ts";
import { loadSite } from "./load-site.server.ts";

const site = await loadSite({ dataDir: "data" });
const BASE = "/venmala_hospital_punalur";

test.each([
  ["/", "/"],
  ["/Accessibility/", "/accessibility"],
  [BASE, BASE],
  ["/Venmala_Hospital_PUNALUR/", BASE],
  [`${BASE}/Doctors`, `${BASE}/doctors`],
  [`${BASE}/doctors//`, `${BASE}/doctors`],
  [`${BASE}//doctors`, `${BASE}//doctors`],
  ["", "/"],
  [`${BASE}/%64octors`, `${BASE}/doctors`],
  [`${BASE}/DEPARTMENT/E_N_T`, `${BASE}/department/e_n_t`],
  [`${BASE}/facilities/icu`, `${BASE}/facilities/ICU`],
  [`${BASE}/Facilities`, `${BASE}/facilities`],
  [`${BASE}/facilities/emergency_%2F_casuality`, `${BASE}/facilities/emergency_/_casuality`],
  [`${BASE}/facilities/radiology_/_imaging/`, `${BASE}/facilities/radiology_/_imaging`],
  [`${BASE}/facilities/No_Such`, `${BASE}/facilities/no_such`],
  ["/No_Such_Page", "/no_such_page"],
])("%s is %s", (path, canonical) => {
  expect(canonicalPath(site, path)).toBe(canonical);
});

test.each(["doctors/details", "news/detail", "careers/detail", "testimonials/detail"])(
  "letter case tells ids below %s apart",
  (section) => {
    expect(canonicalPath(site, `${BASE.toUpperCase()}/${section.toUpperCase()}/aBc1`)).toBe(`${BASE}/${section}/aBc1`);
  },
);

test("every address the site links to is canonical already", () => {
  for (const { basePath, routedDepartments, routedFacilities } of site.hospitals) {
    const paths = [
      ...routedDepartments.map(({ slug }) => `${basePath}/department/${slug}`),
      ...routedFacilities.map(({ slug }) => `${basePath}/facilities/${slug}`),
    ];
    expect(paths.map((path) => canonicalPath(site, path))).toEqual(paths);
  }
});
