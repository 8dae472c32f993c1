import { describe, expect, test } from "vitest";
import {
  findDepartment,
  findFacility,
  findHospitalByBasePath,
  findHospitalByIdentifier,
  canonicalPath,
} from "./find-hospital.ts";
import { loadSite } from "./load-site.server.ts";

const site = await loadSite({ dataDir: "data" });
const [alappuzha, kozhencherry] = site.hospitals;
if (!alappuzha || !kozhencherry) throw new Error("the shipped data holds three hospitals");

describe("a hospital by its base path", () => {
  test.each([
    ["venmala_hospital", "alappuzha"],
    ["/venmala_hospital_punalur/", "punalur"],
    ["VENMALA_Hospital_Kozhencherry", "kozhencherry"],
  ])("%s is %s", (segment, id) => {
    expect(findHospitalByBasePath(site, segment)?.id).toBe(id);
  });

  test.each(["", "venmala", "venmala_hospital_", "constructor"])("%j is none", (segment) => {
    expect(findHospitalByBasePath(site, segment)).toBeUndefined();
  });
});

describe("a hospital by what a form names", () => {
  test.each([
    ["Kayalora Hospital", "alappuzha"],
    ["Punalur", "punalur"],
    ["2", "kozhencherry"],
    [3, "punalur"],
    [" Alappuzha ", "alappuzha"],
  ])("%j is %s", (value, id) => {
    expect(findHospitalByIdentifier(site, value)?.id).toBe(id);
  });

  test.each(["", "0", 4, "Venmala Hospital", "__proto__", "toString", null, undefined, {}, ["Punalur"], true])(
    "%j is none",
    (value) => {
      expect(findHospitalByIdentifier(site, value)).toBeUndefined();
    },
  );
});

describe("a department by its slug", () => {
  test("letter case and a slash at the end do not matter", () => {
    expect(findDepartment(alappuzha, "Urology/")?.slug).toBe("urology");
  });

  test("one outside the menu is found where it is routed, and nowhere else", () => {
    expect(findDepartment(kozhencherry, "neurosurgery")?.name).toBe("Neurosurgery");
    expect(findDepartment(alappuzha, "dermatology")).toBeUndefined();
    expect(findDepartment(kozhencherry, "ayurvedam")).toBeUndefined();
  });
});

describe("a facility by the rest of its address", () => {
  test.each([
    ["emergency_/_casuality", "emergency_/_casuality"],
    ["emergency_%2F_casuality", "emergency_/_casuality"],
    ["radiology_%2f_imaging/", "radiology_/_imaging"],
    ["24_x_7_doctors,_nurses_&_paramedical_support", "24_x_7_doctors,_nurses_&_paramedical_support"],
    ["24_x_7_doctors%2C_nurses_%26_paramedical_support", "24_x_7_doctors,_nurses_&_paramedical_support"],
    ["icu", "ICU"],
    ["cssd/", "CSSD"],
  ])("%s is %s", (splat, slug) => {
    expect(findFacility(alappuzha, splat)?.slug).toBe(slug);
  });

  test.each(["", "blood_bank", "emergency_", "%", "icu/extra", "emergency_%252F_casuality"])("%j is none", (splat) => {
    expect(findFacility(alappuzha, splat)).toBeUndefined();
  });
});

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
  "letter case matters in ids below %s",
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
