import { knownSittings } from "#site/sittings/known-sittings.ts";
import { expect, test } from "vitest";
import type { OfficeSittingsService } from "#answers/sittings/office-sittings.server.ts";
import type { Content } from "#site/content/content.ts";
import { loadSite } from "#site/hospitals/load-site.server.ts";
import type { Hospital, Site } from "#site/hospitals/site.ts";
import { loadCatalogue } from "#site/texts/catalogue.ts";
import { resultOf, UNAVAILABLE } from "#tests/support/content-results.ts";
import { bookingPath } from "#site/hospitals/booking-path.ts";
import { findElsewhere, findSitting, loadDoctors } from "./load-doctors.ts";

const { hospitals } = await loadSite({ dataDir: "data" });
const texts = await loadCatalogue("en");
const hospital = hospitals[1]!;
const sittings = {
  of: (_, doctor) => knownSittings(doctor, { exceptions: [] }),
} as Partial<OfficeSittingsService> as OfficeSittingsService;
const { contentName } = hospital;
const anu = { id: "a", name: "Dr. Anu", centerOfExcellence: "ENT", consulting: "", education: "MBBS" };
const anuCard = { ...anu, toBooking: `${hospital.basePath}/appointment?department=e_n_t&doctor=a` };

/** Notes the calls it gets. */
function createContent(changes: Partial<Content> = {}) {
  const calls: unknown[][] = [];
  const content = {
    fetchDepartmentListings: async () =>
      resultOf([
        { id: "l1", department: "E N T" },
        { id: "l2", department: "E N T" },
        { id: "l3", department: "Sports Medicine" },
      ]),
    fetchDoctors: async (...args: unknown[]) => {
      calls.push(["all", ...args]);
      return resultOf({ total: 7, doctors: [{ ...anu, departments: ["E N T"] }] });
    },
    fetchDoctorNames: async () => resultOf(["Dr. Anu", "Dr. Binu"]),
    fetchListedDoctors: async (...args: unknown[]) => {
      calls.push(["listed", ...args]);
      return resultOf({ total: 1, doctors: [anu] });
    },
    ...changes,
  } as Content;
  return { content, calls };
}

async function load(query: string, changes?: Partial<Content>) {
  const { content, calls } = createContent(changes);
  const now = () => new Date("2026-11-26T03:00:00Z");
  const services = { content, noteMissingContent: () => {}, texts, sittings, now };
  const loaded = await loadDoctors(services, hospital, new URL(`http://localhost/h/doctors${query}`));
  return { ...loaded, calls };
}

test("without a department the hospital's doctors are fetched, up to the limit", async () => {
  const { calls, total, filter } = await load("?limit=12");
  expect(calls).toEqual([["all", contentName, 12]]);
  expect(total).toBe(7);
  expect(filter).toEqual({
    departments: [
      { key: "e_n_t", name: "ENT" },
      { key: "Sports Medicine", name: "Sports Medicine" },
    ],
    chosen: "",
    isMissing: false,
    letters: ["A", "B"],
    letter: "",
  });
});

test("a letter shows the doctors whose names begin with it, and their number", async () => {
  const binu = { ...anu, id: "b", name: "Dr. Binu", departments: [] };
  const fetchDoctors = async () => resultOf({ total: 2, doctors: [{ ...anu, departments: ["E N T"] }, binu] });
  const { total, doctors, filter } = await load("?letter=b", { fetchDoctors });
  expect([total, doctors.map(({ id }) => id), filter.letter]).toEqual([1, ["b"], "B"]);
  expect(doctors[0]?.toBooking).toBe(`${hospital.basePath}/appointment`);
});

test.each([
  ["?department=e_n_t", "l1", 6, "e_n_t"],
  ["?department=E_N_T&limit=12", "l1", 12, "e_n_t"],
  ["?department=Sports+Medicine", "l3", 6, "Sports Medicine"],
])("%s fetches the doctors of listing %s, %i at most", async (query, listing, limit, chosen) => {
  const { calls, filter } = await load(query);
  expect(calls).toEqual([["listed", contentName, listing, limit]]);
  expect(filter).toMatchObject({ chosen, isMissing: false });
});

test("an unknown department shows all doctors and says so", async () => {
  const { calls, filter, doctors } = await load("?department=no_such");
  expect(calls).toEqual([["all", contentName, 6]]);
  expect(filter).toMatchObject({ chosen: "", isMissing: true });
  expect(doctors).toEqual([anuCard]);
});

test("an empty choice is none", async () => {
  expect((await load("?department=")).filter.isMissing).toBe(false);
});

test("while departments are unavailable the list has no filter", async () => {
  const away = async () => UNAVAILABLE;
  const { filter, doctors } = await load("?department=e_n_t", { fetchDepartmentListings: away });
  expect(filter).toMatchObject({ departments: [], chosen: "", isMissing: true });
  expect(doctors).toEqual([anuCard]);
});

test("while doctors are unavailable the list is empty and keeps its filter", async () => {
  const away = async () => UNAVAILABLE;
  const { filter, doctors, total } = await load("", { fetchDoctors: away });
  expect([doctors, total]).toEqual([[], 0]);
  expect(filter.departments).toHaveLength(2);
});

const booked = {
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
  [
    "so where slugs name the departments",
    ["cardiology", "e_n_t"],
    "E N T",
    "/h/appointment?department=e_n_t&doctor=d1",
  ],
  ["in the first department otherwise", ["Cardiology", "E N T"], "", "/h/appointment?department=cardiology&doctor=d1"],
  ["in a department without a page", ["Sleep Clinic"], "", "/h/appointment?department=Sleep+Clinic&doctor=d1"],
  ["without a choice where no department lists the doctor", [], "Cardiology", "/h/appointment"],
])("a doctor is booked %s", (_where, departments, centerOfExcellence, path) => {
  expect(bookingPath(booked, { id: "d1", departments, centerOfExcellence })).toBe(path);
});

test("a doctor's sittings are known by the name as people type it", async () => {
  const doctors = [
    { ...anu, consulting: "Mon, Wed: 9 am – 1 pm", departments: [] },
    { ...anu, name: "Dr. Binu", consulting: "Daily", departments: [] },
  ];
  const { content } = createContent({ fetchDoctors: async () => resultOf({ total: 2, doctors }) });
  const days = async (name: string) =>
    (await findSitting({ content, sittings }, hospital, name))?.sittings.weekly.flatMap((one) => one.days);
  expect(await days("dr anu")).toEqual([1, 3]);
  expect(await days("Anu")).toEqual([1, 3]);
  expect(await days("Dr. Binu")).toEqual([]);
  for (const name of ["Dr. Anupama", ""]) expect(await days(name)).toBeUndefined();
  const away = createContent({ fetchDoctors: async () => UNAVAILABLE }).content;
  expect(await findSitting({ content: away, sittings }, hospital, "Dr. Anu")).toBeUndefined();
});

test("a doctor sits in the other hospitals that have the same person, as far as they can be asked", async () => {
  const third = hospitals[2];
  const found = [
    { id: "a", hospital: contentName },
    { id: "b", hospital: third?.contentName ?? "" },
    { id: "c", hospital: "A hospital of others" },
  ];
  const { content } = createContent({
    fetchPerson: async (personId) => (personId === "p1" ? resultOf(found) : UNAVAILABLE),
  });
  const services = { content, texts, site: { hospitals } as Site };
  expect(await findElsewhere(services, hospital, "p1")).toEqual([
    { to: `${third?.basePath}/doctors/details/b`, label: `Also sits in ${third?.place}` },
  ]);
  expect(await findElsewhere(services, hospital, "p2")).toEqual([]);
});
