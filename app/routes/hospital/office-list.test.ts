import { expect, test } from "vitest";
import type { PageServices } from "#app/context.ts";
import type { PastStep } from "#forms/answer.ts";
import { loadSite } from "#site/hospitals/load-site.server.ts";
import { listOffices } from "#site/hospitals/offices.ts";
import { pages, server } from "#site/texts/en.ts";
import { readFilter, readList } from "./office-list.ts";

/** A Thursday, 11 am in India. */
const NOW = new Date("2026-11-26T05:30:00Z");
const HOUR_MS = 3_600_000;
const site = await loadSite({ dataDir: "data" });

interface Sample {
  id: string;
  hoursAgo: number;
  isOpen?: boolean;
  kind?: string;
  hospitalId?: string;
  steps?: object[];
  callBy?: Date;
}

function listOf(samples: Sample[], { group = false, query = "" } = {}) {
  const requests = samples.map(
    ({ id, hoursAgo, isOpen = true, kind = "contact", hospitalId = "punalur", steps = [], callBy }) => {
      const receivedAt = new Date(Number(NOW) - hoursAgo * HOUR_MS);
      const record = {
        reference: id,
        kind,
        hospitalId,
        receivedAt,
        waitingSince: isOpen ? receivedAt : undefined,
        callBy,
      };
      return {
        ...{ record, returned: undefined, told: [] },
        steps: steps.map((step, index) => ({ ...step, number: index + 1 }) as PastStep),
      };
    },
  );
  const office = listOffices(site).find(({ id }) => (group ? id === "(group)" : id === "punalur"));
  const services = {
    answers: { list: { read: async () => requests } },
    texts: { pages, server },
    audit: () => {},
    now: () => NOW,
  } as unknown as PageServices;
  if (!office) throw new Error("no such office");
  return readList(services, office, readFilter(new URL(`http://localhost/requests?${query}`)), { audit: "list-read" });
}

const AGREED = { state: "agreed", day: "2026-11-26", time: "16:00" };
const SAMPLES: Sample[] = [
  { id: "NEW", hoursAgo: 1 },
  { id: "OLD", hoursAgo: 30, kind: "appointment" },
  { id: "OLDER", hoursAgo: 72, kind: "appointment" },
  { id: "DONE", hoursAgo: 50, isOpen: false },
  { id: "VISIT", hoursAgo: 900, isOpen: false, kind: "appointment", steps: [AGREED, { state: "coming" }] },
  {
    ...{ id: "CANNOT", hoursAgo: 100, kind: "appointment", isOpen: false },
    steps: [{ ...AGREED, time: "09:30" }, { state: "cancelled" }],
  },
  {
    ...{ id: "MOVED", hoursAgo: 100, kind: "appointment", isOpen: false },
    steps: [AGREED, { ...AGREED, day: "2026-11-27" }],
  },
];

const idsOf = ({ rows }: Awaited<ReturnType<typeof listOf>>) => rows.map(({ record }) => record.reference);

test("open requests come oldest first; late is what was promised by now", async () => {
  const open = await listOf(SAMPLES);
  expect(idsOf(open)).toEqual(["OLDER", "OLD", "NEW"]);
  expect(open.rows.map(({ isLate }) => isLate)).toEqual([true, true, false]);
  expect(idsOf(await listOf(SAMPLES, { query: "show=late" }))).toEqual(["OLDER", "OLD"]);
});

test("a call that is due sooner comes before what waits longer", async () => {
  const due = { id: "CALL", hoursAgo: 1, kind: "call", callBy: new Date(Number(NOW) - HOUR_MS / 4) };
  const { rows } = await listOf([...SAMPLES, due]);
  expect(rows.map(({ record, isLate }) => [record.reference, isLate])).toEqual([
    ["OLDER", true],
    ["OLD", true],
    ["CALL", true],
    ["NEW", false],
  ]);
});

test("each choice counts what it would show with the other choice kept", async () => {
  const { shows, kinds } = await listOf(SAMPLES, { query: "kind=appointment" });
  expect(shows).toEqual({ late: 2, open: 2, today: 0, visits: 2, all: 5 });
  expect(kinds).toEqual({ every: 3, appointment: 2, contact: 1, job: 0, call: 0, complaint: 0 });
});

test("today's visits come by their time, with what the patient said, also of a request that is long past", async () => {
  const visits = await listOf(SAMPLES, { query: "show=visits" });
  expect(visits.rows.map(({ record, said }) => [record.reference, said])).toEqual([
    ["CANNOT", "cancelled"],
    ["VISIT", "coming"],
  ]);
});

test("the group's office sees all hospitals, each with its own promise", async () => {
  const samples = site.hospitals.map(({ id }, index) => ({ id, hospitalId: id, hoursAgo: index + 1 }));
  const { rows } = await listOf([...samples, { id: "X", hospitalId: "closed", hoursAgo: 1 }], { group: true });
  expect(rows.map(({ hospital }) => hospital.id)).toEqual(site.hospitals.map(({ id }) => id).toReversed());
});

test("without a mailbox of its own, or with one hospital, the group has no office", () => {
  const [first] = site.hospitals;
  const { office: _mailbox, ...group } = site.group;
  expect(listOffices(site)).toHaveLength(site.hospitals.length + 1);
  expect(listOffices({ ...site, group })).toHaveLength(site.hospitals.length);
  expect(listOffices({ ...site, hospitals: first ? [first] : [] })).toHaveLength(1);
});
