import { readdirSync, rmSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { RouterContextProvider } from "react-router";
import { expect, onTestFinished, test, vi } from "vitest";
import { servicesContext, type PageServices } from "#app/context.ts";
import { loader } from "#app/routes/fhir.ts";
import { temporaryFolder } from "#outbox/test-support/temporary-folder.ts";
import type { Content, ListedDoctor } from "#site/content/content.ts";
import { loadSite } from "#site/hospitals/load-site.server.ts";
import { knownSittings, type SittingSources } from "#site/sittings/known-sittings.ts";
import { loadCatalogue } from "#site/texts/catalogue.ts";
import { resultOf } from "#tests/support/content-results.ts";
import { NO_NOTICES } from "#tests/support/no-notices.ts";
import { sampleDoctors } from "#tests/support/sample-doctors.ts";
import { openImportedSittings } from "./imported-sittings.ts";

const [site, texts] = await Promise.all([loadSite({ dataDir: "data" }), loadCatalogue("en")]);
const [hospital, other] = site.hospitals;
const [{ contentName }, [doctor]] = [hospital!, sampleDoctors(hospital!.contentName)];
const NOW = new Date("2026-11-26T04:30:00Z");

const listFrom = (doctors: Record<string, ListedDoctor[]>) => async (at: { contentName: string }) =>
  doctors[at.contentName] ?? [];

function contentWith(doctors: Record<string, ListedDoctor[]>) {
  const find = (name: string) => doctors[name] ?? [];
  return {
    fetchDoctors: async (name: string) => resultOf({ total: find(name).length, doctors: find(name) }),
  } as unknown as Content;
}

async function open(
  source: string,
  {
    directory,
    doctors = { [contentName]: [doctor!] } as Record<string, ListedDoctor[]>,
  }: { directory?: string; doctors?: Record<string, ListedDoctor[]> } = {},
) {
  const log = {
    info: vi.fn<(facts: object, message: string) => void>(),
    warn: vi.fn<(facts: object, message: string) => void>(),
    error: vi.fn<(facts: { reason?: string }, message: string) => void>(),
  };
  const onChange = vi.fn<() => Promise<void>>(async () => {});
  const imported = await openImportedSittings({
    ...{ source, log, onChange, now: () => NOW },
    directory: directory ?? temporaryFolder(),
    hospitals: site.hospitals,
  });
  const find = (name = contentName, id = doctor!.id) => {
    const at = site.hospitals.find((one) => one.contentName === name)!;
    return imported.find(
      at,
      doctors[name]!.find((one) => one.id === id)!,
    );
  };
  return {
    read: () => imported.read(listFrom(doctors)),
    start: () => imported.start(listFrom(doctors)),
    find,
    onChange,
    log,
    faults: () => log.error.mock.calls.map(([facts]) => facts.reason),
  };
}

const ROLE = {
  ...{ resourceType: "PractitionerRole", id: "r1" },
  practitioner: { reference: `Practitioner/${doctor!.id}` },
  availableTime: [{ daysOfWeek: ["mon"], availableStartTime: "09:00:00", availableEndTime: "13:00:00" }],
};
const MONDAY = [{ days: [1], from: "09:00", to: "13:00" }];

async function writeFeed(folder: string, roles: (object | string)[], more: Record<string, object[]> = {}) {
  const write = (type: string, lines: (object | string)[]) =>
    writeFile(
      join(folder, `${type}.ndjson`),
      lines.map((one) => (typeof one === "string" ? one : JSON.stringify(one))).join("\n"),
    );
  await write("PractitionerRole", roles);
  for (const [type, lines] of Object.entries(more)) await write(type, lines);
}

async function openFolder(
  roles: (object | string)[],
  more: Record<string, object[]> = {},
  doctors?: Record<string, ListedDoctor[]>,
) {
  const folder = temporaryFolder();
  await writeFeed(folder, roles, more);
  return { folder, ...(await open(folder, doctors ? { doctors } : {})) };
}

async function serve(listener: RequestListener) {
  const server = createServer(listener).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A feed at an address; `answers` says what its parts are. */
async function serveFeed(answers: {
  manifest?: object | string;
  roles?: string | Buffer;
  status?: number;
  to?: string;
}) {
  const origin = await serve((request, response) => {
    if (answers.status) return response.writeHead(answers.status, answers.to ? { location: answers.to } : {}).end();
    const output = [{ type: "PractitionerRole", url: `${origin}/roles` }];
    const manifest = answers.manifest ?? { transactionTime: "2026-11-26T04:00:00Z", request: origin, output };
    if (request.url === "/roles") return response.end(answers.roles ?? JSON.stringify(ROLE));
    return response.end(typeof manifest === "string" ? manifest : JSON.stringify(manifest));
  });
  return { address: `${origin}/$bulk-publish`, origin };
}

test("a doctor's sittings are those of the feed, before field and text, and the office's count over them", async () => {
  const { read, find, onChange } = await openFolder([ROLE]);
  expect(find()).toBeUndefined();
  await read();
  expect(onChange).toHaveBeenCalledOnce();
  const sittings = find();
  expect(sittings).toEqual({ weekly: MONDAY, exceptions: [], unread: [] });
  const away = { first: "2026-11-30", last: "2026-11-30", kind: "away" as const };
  expect(knownSittings({ sittings, consulting: "Tue: 9 am – 1 pm" }, { exceptions: [away] })).toMatchObject({
    weekly: MONDAY,
    exceptions: [away],
  });
});

test("the site's own feed, read at its address, gives every doctor the same week", async () => {
  const doctors = Object.fromEntries(site.hospitals.map((one) => [one.contentName, sampleDoctors(one.contentName)]));
  const origin = await serve(async (request, response) => {
    const context = new RouterContextProvider();
    const services = {
      ...{ site, texts, origin, content: contentWith(doctors), now: () => NOW, notices: NO_NOTICES },
      sittings: { of: (_: unknown, one: SittingSources) => knownSittings(one, { exceptions: [] }) },
    };
    context.set(servicesContext, services as unknown as PageServices);
    const params = { name: request.url!.replace("/fhir/", "") };
    response.end(await (await loader({ context, params, request: new Request(origin) } as never)).text());
  });
  const { read, find, log, onChange } = await open(`${origin}/fhir/$bulk-publish`, { doctors });
  await read();
  expect(onChange).toHaveBeenCalledOnce();
  expect([log.error.mock.calls, log.warn.mock.calls]).toEqual([[], []]);
  for (const [name, all] of Object.entries(doctors))
    for (const one of all) {
      const plain = knownSittings(one, { exceptions: [] }).weekly.map(({ days, from, to }) => ({ days, from, to }));
      const again = find(name, one.id)?.weekly.map(({ days, from, to }) => ({ days, from, to })) ?? [];
      expect([one.name, new Set(again)]).toEqual([one.name, new Set(plain)]);
    }
  await read();
  expect(onChange).toHaveBeenCalledOnce();
});

const heldAt = (from: string, to: string) => ({
  ...ROLE,
  availableTime: [{ daysOfWeek: ["mon"], availableStartTime: from, availableEndTime: to }],
});
const awayIn = (during: object) => ({ ...ROLE, notAvailable: [{ description: "Away", during }] });

test.each<[what: string, roles: (object | string)[], fault: RegExp]>([
  ["no JSON", [ROLE, "{broken"], /PractitionerRole\.ndjson, line 2: is no JSON/],
  ["another type", [{ ...ROLE, resourceType: "Patient" }], /line 1: resourceType: .*"Patient"/],
  ["25:00", [ROLE, heldAt("25:00:00", "26:00:00")], /line 2: availableTime\.0: weekly\.0\.from: is no time/],
  ["99 seconds", [heldAt("09:00:99", "13:00:00")], /line 1: availableTime\.0: weekly\.0\.from: is no time/],
  ["to before from", [heldAt("13:00:00", "09:00:00")], /line 1: availableTime\.0: weekly\.0: ends before it begins/],
  ["to as from", [heldAt("09:00:00", "09:00:00")], /line 1: availableTime\.0: weekly\.0: ends before it begins/],
  [
    "an eighth day",
    [{ ...ROLE, availableTime: [{ daysOfWeek: ["day"] }] }],
    /line 1: availableTime\.0\.daysOfWeek\.0: /,
  ],
  ["30 February", [awayIn({ start: "2027-02-30" })], /line 1: notAvailable\.0\.during\.start: is no day such as/],
  ["no zone", [awayIn({ start: "2027-02-27T09:00:00" })], /line 1: notAvailable\.0\.during\.start: is no day such as/],
  [
    "a period backwards",
    [awayIn({ start: "2026-12-02", end: "2026-12-01" })],
    /line 1: notAvailable\.0\.during: ends before/,
  ],
])("one mistake keeps the whole feed as it was, and is named: %s", async (_what, roles, fault) => {
  const { folder, read, find, faults } = await openFolder([ROLE]);
  await read();
  await writeFeed(folder, [...roles, { ...ROLE, id: "another" }]);
  await read();
  await read();
  expect(faults()).toEqual([expect.stringMatching(fault)]);
  expect(find()?.weekly).toEqual(MONDAY);
});

test.each<[what: string, answers: Parameters<typeof serveFeed>[0], fault: RegExp]>([
  [
    "a redirect",
    { status: 302, to: "http://169.254.169.254/" },
    /leads on to http:\/\/169\.254\.169\.254\/: set SITTINGS_FROM/,
  ],
  ["an error", { status: 500 }, /answers 500/],
  ["50 MB", { roles: `${JSON.stringify(ROLE)}\n`.repeat(250_000) }, /roles: is larger than 10 MB/],
  ["50 MB in one line", { roles: Buffer.alloc(50 * 1024 * 1024, " ") }, /roles: is larger than 10 MB/],
  ["no UTF-8", { roles: Buffer.from([0xff, 0xfe]) }, /roles: The encoded data was not valid for encoding utf-8/],
  ["no manifest", { manifest: "<html>" }, /bulk-publish: is no JSON/],
  ["a manifest of another kind", { manifest: { output: [] } }, /bulk-publish: transactionTime: /],
  ["no roles", { manifest: { transactionTime: "2026-11-26T04:00:00Z", output: [] } }, /has no PractitionerRole/],
  [
    "files of another site",
    {
      manifest: {
        transactionTime: "2026-11-26T04:00:00Z",
        output: [{ type: "PractitionerRole", url: "http://10.0.0.1/x" }],
      },
    },
    /names a file of another site: http:\/\/10\.0\.0\.1\/x/,
  ],
])("an address that has no feed changes nothing, and is named: %s", async (_what, answers, fault) => {
  const { address } = await serveFeed(answers);
  const { read, find, faults, onChange } = await open(address);
  await read();
  expect(faults()).toEqual([expect.stringMatching(fault)]);
  expect([find(), onChange.mock.calls.length]).toEqual([undefined, 0]);
});

test("the feed is read as soon as the site starts", async () => {
  const [folder, directory] = [temporaryFolder(), temporaryFolder()];
  await writeFeed(folder, [ROLE]);
  const { start, find, onChange } = await open(folder, { directory });
  const stop = start();
  await vi.waitFor(() => expect(readdirSync(directory)).toEqual(["last.json"]));
  stop();
  expect(onChange).toHaveBeenCalledOnce();
  expect(find()?.weekly).toEqual(MONDAY);
});

test("a feed that is the same is no news, and an outage after a restart takes nothing away", async () => {
  const { address } = await serveFeed({});
  const directory = temporaryFolder();
  const first = await open(address, { directory });
  await first.read();
  await first.read();
  expect(first.onChange).toHaveBeenCalledOnce();
  const { log } = await open(address.replace(/:\d+/, ":1"), { directory });
  expect(log.error).not.toHaveBeenCalled();
  const away = await open(address, { directory });
  expect(away.find()?.weekly).toEqual(MONDAY);
  await writeFile(join(directory, "last.json"), "{broken");
  expect(await (await open(address, { directory })).find()).toBeUndefined();
});

test("what could not be kept is kept with the next reading", async () => {
  const directory = join(temporaryFolder(), "kept");
  await writeFile(directory, "");
  const { address } = await serveFeed({});
  const { read, faults } = await open(address, { directory });
  await read();
  expect(faults()).toEqual([expect.stringMatching(/EEXIST|ENOTDIR/)]);
  rmSync(directory);
  await read();
  expect(readdirSync(directory)).toEqual(["last.json"]);
});

test("an outage is said once, and so is its end", async () => {
  const answers: Parameters<typeof serveFeed>[0] = { status: 503 };
  const { address } = await serveFeed(answers);
  const { read, log } = await open(address);
  await read();
  await read();
  expect(log.error).toHaveBeenCalledOnce();
  delete answers.status;
  await read();
  await read();
  expect(log.info.mock.calls.map(([, message]) => message)).toEqual(["sittings were imported"]);
});

test("a clock that is a day ahead is said, and nothing depends on it", async () => {
  const output = (origin: string) => [{ type: "PractitionerRole", url: `${origin}/roles` }];
  const answers: Parameters<typeof serveFeed>[0] = {};
  const { address, origin } = await serveFeed(answers);
  answers.manifest = { transactionTime: "2026-11-27T04:30:00Z", output: output(origin) };
  const { read, find, log } = await open(address);
  await read();
  expect(log.warn.mock.calls.map(([, message]) => message)).toEqual([expect.stringContaining("ahead by 24 h")]);
  expect(find()?.weekly).toEqual(MONDAY);
});

test("an unknown doctor is named and left out, the others are imported", async () => {
  const unknown = { ...ROLE, id: "r2", practitioner: { reference: "https://a.example/Practitioner/dr-nobody" } };
  const { read, find, log } = await openFolder([ROLE, unknown]);
  await read();
  expect(log.warn.mock.calls.map(([, message]) => message)).toEqual([
    expect.stringMatching(/1 doctors .*: dr-nobody$/),
  ]);
  expect(find()?.weekly).toEqual(MONDAY);
});

test("one person has at each hospital the hours of that place, and none where nobody said", async () => {
  const third = site.hospitals[2]!;
  // Two hospitals of one group may have one name.
  expect(other!.name).toBe(third.name);
  const doctors = {
    [contentName]: [{ ...doctor!, personId: "anil" }],
    [other!.contentName]: [{ ...doctor!, id: "second", personId: "anil" }],
    [third.contentName]: [{ ...doctor!, id: "third", personId: "anil" }],
  };
  const more = {
    Practitioner: [{ resourceType: "Practitioner", id: "p", name: [{}], identifier: [{ value: "anil" }] }],
    Location: [{ resourceType: "Location", id: "l", name: other!.name, identifier: [{ value: other!.id }] }],
  };
  const person = { ...ROLE, practitioner: { reference: "Practitioner/p" } };
  const friday = [{ ...ROLE.availableTime[0], daysOfWeek: ["fri"] }];
  const own = { reference: `Location/${hospital!.id}` };
  const roles = [
    { ...person, location: [own], availableTime: friday },
    { ...person, location: [own] },
    { ...person, id: "r2", location: [{ reference: "Location/l" }], availableTime: friday },
    { ...person, id: "r3", location: [{ reference: "Location/elsewhere" }] },
    { ...person, id: "r4" },
    { ...person, id: "r5", active: false, location: [{ reference: "Location/l" }] },
    { ...ROLE, id: "r6", location: [{ display: "City Clinic" }], availableTime: friday },
    {
      ...person,
      id: "r7",
      location: [own, { reference: "Location/l" }],
      availableTime: [{ ...friday[0], allDay: true }],
    },
  ];
  const { read, find } = await openFolder(roles, more, doctors);
  await read();
  expect(find()?.weekly).toEqual(MONDAY);
  expect(find(other!.contentName, "second")?.weekly).toEqual([{ days: [5], from: "09:00", to: "13:00" }]);
  expect(find(third.contentName, "third")).toBeUndefined();
});

test("a role holds on the days of the hospital's own clock", async () => {
  const period = { start: "2026-11-29T18:30:00Z", end: "2026-12-31T18:30:00Z" };
  const { read, find } = await openFolder([{ ...ROLE, period }]);
  await read();
  expect(find()?.weekly).toEqual([{ ...MONDAY[0], validFrom: "2026-11-30", validTo: "2026-12-31" }]);
});

test("what other systems leave open is text, and no claim", async () => {
  const role = {
    ...ROLE,
    availableTime: [
      ...ROLE.availableTime,
      { availableStartTime: "16:00:00", availableEndTime: "18:00:00" },
      { allDay: true },
    ],
    notAvailable: [
      { description: "School holidays" },
      { description: "Leave", during: { start: "2026-12-07", end: "2026-12-08" } },
    ],
    availabilityExceptions: "Alternate Tuesdays\nSecond Saturday 9 am – 1 pm",
  };
  const { read, find } = await openFolder([role]);
  await read();
  expect(find()).toEqual({
    weekly: [...MONDAY, { days: [6], weeks: [2], from: "09:00", to: "13:00" }],
    exceptions: [{ first: "2026-12-07", last: "2026-12-08", kind: "away" }],
    unread: ["Alternate Tuesdays", "16:00:00 18:00:00", "00:00:00 24:00:00", "School holidays"],
  });
  expect(knownSittings({ sittings: find(), consulting: "" }, { exceptions: [] }).unread).toHaveLength(4);
});
