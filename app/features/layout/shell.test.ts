import { describe, expect, test } from "vitest";
import { createMenu } from "#app/route-policy.ts";
import { loadSite } from "#site/hospitals/load-site.server.ts";
import { pageRoutes } from "#tests/support/page-routes.ts";
import * as catalogue from "#site/texts/en.ts";
import { createShell, type Shell } from "./shell.ts";

const site = { ...(await loadSite({ dataDir: "data" })), languages: ["en"] as const };
const around = { now: new Date("2026-05-01T00:00:00Z"), menu: createMenu(pageRoutes.pages), catalogue };
const shellOf = (id: string) => {
  const hospital = site.hospitals.find((candidate) => candidate.id === id);
  return createShell(site, hospital, around);
};
const places = (id: string) => shellOf(id).hospitals.map(({ place }) => place);

test("a site in two languages offers the other, in its own word", () => {
  const shell = createShell({ ...site, languages: ["en", "ml"] }, "group", around);
  expect(shell.languages).toEqual([{ language: "ml", name: "മലയാളം", prefix: "/ml" }]);
  expect(createShell(site, "group", around)).not.toHaveProperty("languages");
});

describe("inside a hospital", () => {
  test("the hospitals menu lists the other two", () => {
    expect(places("alappuzha")).toEqual(["Kozhencherry", "Punalur"]);
    expect(places("kozhencherry")).toEqual(["Alappuzha", "Punalur"]);
    expect(places("punalur")).toEqual(["Alappuzha", "Kozhencherry"]);
  });

  test("the header carries the hospital's own title and year", () => {
    expect(shellOf("kozhencherry")).toMatchObject({ headerTitle: "Serving Kozhencherry", sinceYear: 1988 });
    expect(shellOf("punalur")).toMatchObject({ headerTitle: "Serving Punalur", sinceYear: 2006 });
    expect(shellOf("alappuzha").headerTitle).toMatch(/^A Unit Of /);
  });

  test("three hospitals have three distinct sets of contact details [S212]", () => {
    const contacts = site.hospitals.map(({ id }) => shellOf(id).contact);
    for (const field of ["whatsapp", "phone", "email", "facebookUrl"] as const) {
      expect(new Set(contacts.map((contact) => JSON.stringify(contact[field]))).size).toBe(3);
    }
  });

  test("the hospital with a drawing of its own carries that emblem, the others the group's", () => {
    const emblems = site.hospitals.map(({ id }) => shellOf(id).emblem.url.replace(/\?.*/, ""));
    expect(emblems).toEqual(["/brand/logo-alappuzha.svg", "/brand/logo.svg", "/brand/logo.svg"]);
  });
});

describe("outside the hospitals", () => {
  const shell = createShell(site, "group", around);

  test("all three are listed, with the main hospital's details", () => {
    expect(shell).toMatchObject({ isHospital: false, isUnknown: false });
    expect(createShell(site, undefined, around)).toEqual({ ...shell, isUnknown: true });
    expect(shell.homePath).toBe("/");
    expect(shell.hospitals).toHaveLength(3);
    expect(shell.contact).toEqual(shellOf("alappuzha").contact);
    const numbers = site.hospitals.map(({ contact }) => contact.emergencyPhone);
    expect(shell.choices?.map(({ emergencyPhone }) => emergencyPhone)).toEqual(numbers);
    expect(shellOf("alappuzha").choices).toBeUndefined();
  });
});

describe("the menu", () => {
  test("leads to the current hospital's pages, and outside them to the landing page and the main hospital's", () => {
    const pathsOf = ({ menu }: Shell) => menu.filter(({ opens }) => !opens).map(({ path }) => path);
    const base = "/venmala_hospital_punalur";
    expect(pathsOf(shellOf("punalur")).slice(0, 3)).toEqual([base, `${base}/about_us`, `${base}/doctors`]);
    const main = site.hospitals[0]?.basePath;
    expect(pathsOf(createShell(site, "group", around)).slice(0, 2)).toEqual(["/", `${main}/about_us`]);
  });
});

describe("the copyright line", () => {
  test("runs from the first year to the current one", () => {
    expect(shellOf("punalur").copyright).toBe(`2021–2026 ${site.group.name}`);
  });

  test("is the first year alone where the site says so", () => {
    const plain = { ...site, group: { ...site.group, showsCurrentYear: false } };
    expect(createShell(plain, "group", around).copyright).toBe(`2021 ${site.group.name}`);
  });
});

test("a shell is small enough to be sent with every page", () => {
  expect(JSON.stringify(shellOf("kozhencherry")).length).toBeLessThan(6000);
});

describe("a site of one hospital", () => {
  const only = { ...site, hospitals: site.hospitals.slice(2) };

  test("shows that hospital on every page, and no menu of hospitals", () => {
    const shell = createShell(only, "group", around);
    expect(shell).toEqual(createShell(only, only.hospitals[0], around));
    expect(createShell(only, undefined, around)).toEqual({ ...shell, isUnknown: true });
    expect(shell).toMatchObject({ isHospital: true, homePath: "/venmala_hospital_punalur" });
    expect(shell.menu.filter(({ opens }) => opens === "hospitals")).toEqual([]);
  });
});

test("a site without gallery and facilities has neither in its menu", () => {
  const hospitals = site.hospitals.map((hospital) => ({ ...hospital, facilities: [], gallery: [] }));
  const labels = (from: typeof site) => createShell(from, from.hospitals[0], around).menu.map(({ label }) => label);
  const bare = { ...site, hospitals };
  expect(labels(site).filter((label) => !labels(bare).includes(label))).toEqual(["Facilities", "Gallery"]);
});
