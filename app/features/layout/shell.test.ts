import { describe, expect, test } from "vitest";
import { loadSite } from "#hospitals/load-site.server.ts";
import { createShell } from "./shell.ts";

const site = await loadSite({ dataDir: "data" });
const now = new Date("2026-05-01T00:00:00Z");
const shellOf = (id: string) => {
  const hospital = site.hospitals.find((candidate) => candidate.id === id);
  return createShell(site, hospital, now);
};
const places = (id: string) => shellOf(id).hospitals.map(({ place }) => place);

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

  test("three hospitals have three distinct sets of contact details", () => {
    const contacts = site.hospitals.map(({ id }) => shellOf(id).contact);
    for (const field of ["whatsapp", "phone", "email", "facebookUrl"] as const) {
      expect(new Set(contacts.map((contact) => JSON.stringify(contact[field]))).size).toBe(3);
    }
  });

  test("the hospital with a brand of its own carries the second emblem", () => {
    expect(site.hospitals.map(({ id }) => shellOf(id).emblem)).toEqual(["arch", "shield", "shield"]);
  });
});

describe("outside the hospitals", () => {
  const shell = createShell(site, "group", now);

  test("all three are listed and the main hospital's details stand in", () => {
    expect(shell).toMatchObject({ isHospital: false, isUnknown: false });
    expect(createShell(site, undefined, now)).toEqual({ ...shell, isUnknown: true });
    expect(shell.homePath).toBe("/");
    expect(shell.hospitals).toHaveLength(3);
    expect(shell.contact).toEqual(shellOf("alappuzha").contact);
  });
});

describe("the copyright line", () => {
  test("runs from the first year to the current one", () => {
    expect(shellOf("punalur").copyright).toBe(`2021–2026 ${site.group.name}`);
  });

  test("is the first year alone where the site says so", () => {
    const plain = { ...site, group: { ...site.group, showsCurrentYear: false } };
    expect(createShell(plain, "group", now).copyright).toBe(`2021 ${site.group.name}`);
  });
});

test("a shell is small enough to be sent with every page", () => {
  expect(JSON.stringify(shellOf("kozhencherry")).length).toBeLessThan(6000);
});
