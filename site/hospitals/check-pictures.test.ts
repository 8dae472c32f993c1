import { expect, test } from "vitest";
import { findPictureProblems } from "./check-site.ts";
import { loadSite } from "./load-site.server.ts";
import type { PictureOriginal, Site } from "./site.ts";

const sample = await loadSite({ dataDir: "data" });

function problemsOf(name: string, width: number, height: number, problem?: string) {
  const file = `pictures/${name}.jpg`;
  const original: PictureOriginal = { name, file, path: file, hash: "", width, height, ...(problem && { problem }) };
  return findPictureProblems({ ...sample, originals: [original] }).map(({ message }) => message);
}

test("a picture too small for its places is named with them, its size and the right one", () => {
  expect(problemsOf("gallery-01", 1200, 1000)).toEqual([
    "is too small for gallery.json 0.picture: it has 1200 × 1000 pixels, and 1600 × 1000 or more are right",
  ]);
  expect(problemsOf("hero-punalur", 1600, 600)).toEqual([
    "is too small for hospitals/punalur/home.json slides.0.picture: it has 1600 × 600 pixels, and 1600 × 660 or more are right",
  ]);
  expect(problemsOf("facility-icu", 800, 500)[0]).toContain("is too small for the facility ICU: it has");
  expect(problemsOf("department-dental", 800, 500)[0]).toContain("is too small for the department dental: it has");
  expect(problemsOf("og-group", 600, 315)[0]).toContain(
    "is too small for shared links: it has 600 × 315 pixels, and 1200 × 630",
  );
});

test("a picture of the right size, or in no place, is not named", () => {
  expect(problemsOf("gallery-01", 1600, 1000)).toEqual([]);
  expect(problemsOf("hero-punalur", 1600, 660)).toEqual([]);
  expect(problemsOf("page-appointment", 1600, 660)).toEqual([]);
  expect(problemsOf("landing-hero", 1600, 430)).toEqual([]);
  expect(problemsOf("og-group", 1200, 630)).toEqual([]);
  expect(problemsOf("nowhere", 10, 10)).toEqual([]);
});

test("a picture that cannot be used is named alone", () => {
  expect(problemsOf("gallery-01", 0, 0, "is no picture")).toEqual(["is no picture"]);
});

/** Names of pictures that one hospital's pages show in more than one place of their own. */
function shownTwice(
  { campusPicture, arrivalPicture, slides, welcome, routedDepartments, routedFacilities }: Site["hospitals"][number],
  { gallery, pagePictures }: Pick<Site["group"], "gallery" | "pagePictures">,
) {
  const shown = [
    campusPicture,
    ...(arrivalPicture ? [arrivalPicture] : []),
    welcome.picture,
    ...Object.values(pagePictures).map((page) => (typeof page === "string" ? page : page.picture)),
    ...[...slides, ...routedFacilities, ...routedDepartments, ...gallery].flatMap(({ picture }) => picture ?? []),
  ];
  return shown.filter((name, i) => shown.indexOf(name) !== i);
}

test("no picture of the sample serves two places of one hospital", () => {
  const { hospitals, group } = sample;
  for (const hospital of hospitals) expect(shownTwice(hospital, group)).toEqual([]);
  const [hospital] = hospitals;
  if (!hospital) throw new Error("The sample has no hospital.");
  const same = hospital.routedFacilities.map((facility) => ({ ...facility, picture: "gallery-01" }));
  expect(shownTwice({ ...hospital, routedFacilities: same }, group)).toContain("gallery-01");
});
