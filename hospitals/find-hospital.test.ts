import { describe, expect, test } from "vitest";
import { findDepartment, findFacility, findHospitalByBasePath, findHospitalByIdentifier } from "./find-hospital.ts";
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
