import { knownSittings, type SittingSources } from "#site/sittings/known-sittings.ts";
import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { servicesContext, type PageServices } from "#app/context.ts";
import type { Hospital } from "#site/hospitals/site.ts";
import { loadSite } from "#site/hospitals/load-site.server.ts";
import { loadCatalogue } from "#site/texts/catalogue.ts";
import { resultOf, UNAVAILABLE } from "#tests/support/content-results.ts";
import { findR4Faults } from "#tests/support/find-r4-faults.ts";
import { sampleDoctors } from "#tests/support/sample-doctors.ts";
import { loader } from "./fhir.ts";

const ORIGIN = "https://www.example.org";
const [site, texts] = await Promise.all([loadSite({ dataDir: "data" }), loadCatalogue("en")]);
/** Thursday, 10:00 in India. */
const NOW = new Date("2026-11-26T04:30:00Z");

type Line = Record<string, unknown> & { id: string };

function setUp({ publishesSlots = false, holidays = [] as string[] } = {}) {
  const state = {
    isAway: false,
    doctors: new Map(site.hospitals.map(({ contentName }) => [contentName, sampleDoctors(contentName)])),
  };
  const services = {
    site: { ...site, hospitals: site.hospitals.map((one) => ({ ...one, publishesSlots })) },
    content: {
      fetchDoctors: async (name: string) =>
        state.isAway ? UNAVAILABLE : resultOf({ total: 0, doctors: state.doctors.get(name) ?? [] }),
    },
    ...{
      texts,
      origin: ORIGIN,
      now: () => NOW,
      notices: {
        withHolidays: (one: Hospital) =>
          holidays.length > 0 ? { ...one, contact: { ...one.contact, holidays } } : one,
      },
      sittings: { of: (_: unknown, doctor: SittingSources) => knownSittings(doctor, { exceptions: [] }) },
    },
  };
  const context = new RouterContextProvider();
  context.set(servicesContext, services as unknown as PageServices);
  const send = (name: string): Promise<Response> =>
    loader({ context, params: { name }, request: new Request(ORIGIN) } as never).catch((thrown: Response) => thrown);
  const lines = async (type: string) => {
    const text = await (await send(`${type}.ndjson`)).text();
    return text
      .split("\n")
      .slice(0, -1)
      .map((line) => JSON.parse(line) as Line);
  };
  return { state, send, lines };
}

test("the manifest names each file, and each file has its type alone", async () => {
  const { send } = setUp();
  const response = await send("$bulk-publish");
  expect(response.headers.get("content-type")).toBe("application/json");
  const manifest = (await response.json()) as Record<string, never> & { output: { type: string; url: string }[] };
  expect(manifest).toMatchObject({
    transactionTime: "2026-11-26T04:30:00.000Z",
    request: `${ORIGIN}/fhir/$bulk-publish`,
    error: [],
  });
  expect(manifest.output.map(({ type }) => type)).toEqual([
    ...["Location", "HealthcareService", "Practitioner", "PractitionerRole", "Schedule"],
  ]);
  for (const { type, url } of manifest.output) {
    const file = await send(url.replace(`${ORIGIN}/fhir/`, ""));
    expect(file.headers.get("content-type")).toBe("application/fhir+ndjson");
    const types = (await file.text())
      .trim()
      .split("\n")
      .map((line) => (JSON.parse(line) as Line).resourceType);
    expect(new Set(types)).toEqual(new Set([type]));
  }
  expect(response.headers.get("access-control-allow-origin")).toBe("*");
});

test("every resource is one of FHIR R4 and of the guide, and every reference has its resource", async () => {
  const { lines } = setUp({ publishesSlots: true });
  const files = await Promise.all(
    ["Location", "HealthcareService", "Practitioner", "PractitionerRole", "Schedule", "Slot"].map(lines),
  );
  const all = files.flat();
  expect(files.map(({ length }) => length > 0)).toEqual(files.map(() => true));
  expect(all.flatMap(findR4Faults)).toEqual([]);
  const names = all.map(({ resourceType, id }) => `${String(resourceType)}/${id}`);
  expect(new Set(names).size).toBe(names.length);
  const references = JSON.stringify(all).matchAll(/"reference":"([^"]+)"/g);
  expect([...references].filter(([, name]) => !names.includes(name!))).toEqual([]);
});

test("the check sees what R4 forbids", () => {
  const slot = { resourceType: "Slot", id: "a", schedule: { reference: "Schedule/a" }, status: "free" };
  const times = { start: "2026-11-30T09:00:00+05:30", end: "2026-11-30T13:00:00+05:30" };
  expect(findR4Faults({ ...slot, ...times })).toEqual([]);
  expect(findR4Faults({ ...slot, ...times, id: "a_b" })).toHaveLength(1);
  expect(findR4Faults({ ...slot, ...times, end: "2026-11-30T24:00:00+05:30" })).toHaveLength(1);
  expect(findR4Faults({ ...slot, ...times, free: true })).toHaveLength(1);
  expect(findR4Faults({ ...slot, start: times.start })).toHaveLength(1);
});

test("a slot is one sitting of the next 14 days, and leads to the form with the doctor chosen", async () => {
  const { lines, send } = setUp({ publishesSlots: true });
  const slots = await lines("Slot");
  const own = slots.filter(({ id }) => id.startsWith("ajpQgIHXy0HquQ6MVRLAyz"));
  expect(own[0]).toMatchObject({
    status: "free",
    start: "2026-11-27T09:00:00+05:30",
    end: "2026-11-27T13:00:00+05:30",
    extension: [
      {
        url: "http://hl7.org/fhir/uv/smart-scheduling-links/StructureDefinition/booking-deep-link",
        valueUrl: `${ORIGIN}/venmala_hospital/appointment?department=general_medicine&doctor=ajpQgIHXy0HquQ6MVRLAyz`,
      },
    ],
  });
  expect(own.at(-1)!.start).toBe("2026-12-09T09:00:00+05:30");
  expect(JSON.stringify(await (await send("$bulk-publish")).json())).toContain("Slot.ndjson");
  expect((await setUp().send("Slot.ndjson")).status).not.toBe(200);
});

test("on a holiday that an office said, no sitting is claimed, and no slot is free", async () => {
  const { lines } = setUp({ publishesSlots: true, holidays: ["2026-11-27"] });
  const own = (await lines("PractitionerRole")).find(({ id }) => id === "ajpQgIHXy0HquQ6MVRLAyz");
  expect(own?.notAvailable).toMatchObject([{ during: { start: "2026-11-27T09:00:00+05:30" } }]);
  expect((await lines("Slot")).filter(({ start }) => String(start).startsWith("2026-11-27"))).toEqual([]);
});

test("while content is away there is no file, so that no part is taken for all", async () => {
  const { state, send } = setUp();
  state.isAway = true;
  expect((await send("Practitioner.ndjson")).status).toBe(503);
});

test("somebody in two hospitals is one practitioner with two roles, whatever the ids are", async () => {
  const { state, lines } = setUp();
  const [one, other] = site.hospitals.map(({ contentName }) => sampleDoctors(contentName)[0]!);
  const ids = ["dr_anil/kayalora ആനി", "x".repeat(80)];
  state.doctors = new Map([
    [site.hospitals[0]!.contentName, [{ ...one!, id: ids[0]!, personId: "anil_k" }]],
    [site.hospitals[1]!.contentName, [{ ...other!, id: ids[1]!, personId: "anil_k" }]],
  ]);
  const [practitioners, roles] = [await lines("Practitioner"), await lines("PractitionerRole")];
  expect(practitioners.map(({ identifier }) => identifier)).toEqual([
    [{ system: `${ORIGIN}/fhir/person`, value: "anil_k" }],
  ]);
  expect(roles.map(({ identifier }) => identifier)).toEqual(
    ids.map((value) => [{ system: `${ORIGIN}/fhir/doctor`, value }]),
  );
  expect([...practitioners, ...roles].flatMap(findR4Faults)).toEqual([]);
});
