import { knownSittings } from "#site/sittings/known-sittings.ts";
import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { servicesContext, type BoardPicture, type PageServices } from "#app/context.ts";
import { drawBoardPicture } from "#server/brand/draw-board-picture.ts";
import type { Hospital } from "#site/hospitals/site.ts";
import { loadSite } from "#site/hospitals/load-site.server.ts";
import type { SittingException } from "#site/sittings/sitting.ts";
import * as texts from "#site/texts/en.ts";
import { resultOf, UNAVAILABLE } from "#tests/support/content-results.ts";
import { crowdHospital } from "#tests/support/crowded-hospital.ts";
import { loader as loadCheck } from "../check-board.tsx";
import { loader as loadSearch } from "../search.tsx";
import { loader as loadCalendar } from "./doctor-calendar.tsx";
import { loader as loadShared } from "./shared-board.tsx";
import { NO_NOTICES } from "#tests/support/no-notices.ts";
import { loader as loadPage } from "./sits-today.tsx";

const site = await loadSite({ dataDir: "data" });
const hospital = site.hospitals.find(({ id }) => id === "kozhencherry")!;
const ADDRESS = `https://www.example.org${hospital.basePath}/sits_today`;

const ANNA = { id: "anna", name: "Dr. Anna", centerOfExcellence: "Cardiology", departments: ["Cardiology"] };
const BINU = { id: "binu", name: "Dr. Binu", centerOfExcellence: "E N T", departments: ["E N T", "Cardiology"] };
const DOCTORS = [
  { ...ANNA, consulting: "Daily 9 am to 1 pm", education: "" },
  { ...BINU, consulting: "Daily 10 am to 12 noon (by appointment)", education: "" },
  { ...ANNA, id: "text", name: "Dr. Text", consulting: "Alternate Tuesdays", education: "" },
  { ...ANNA, id: "free", name: "Dr. Free", consulting: "Sunday 9 am to 1 pm", education: "" },
];

type Issued = { day: string; hospitalId: string; prefix: string };
type Listed = (typeof DOCTORS)[number];

/** Loaders on Thursday 26 November 2026, 7.40 am in India, with what an office said and what was drawn. */
function setUp(doctors: Listed[] | undefined = DOCTORS) {
  const state = {
    exceptions: [] as SittingException[],
    confirmedAt: undefined as Date | undefined,
    holidays: [] as string[],
  };
  const away = { content: false, store: false };
  const at = { now: new Date("2026-11-26T02:10:20Z") };
  const issued = new Map<string, Issued & { said: string; at: number }>();
  const drawn: BoardPicture[] = [];
  const fetchDoctors = async () => (away.content ? UNAVAILABLE : resultOf({ total: doctors.length, doctors }));
  const services = {
    ...{ site, texts, origin: "https://www.example.org", noteMissingContent: () => {}, now: () => at.now },
    content: {
      fetchDoctors,
      fetchDoctor: async (_: string, id: string) =>
        away.content ? UNAVAILABLE : resultOf(doctors.find((doctor) => doctor.id === id)),
    },
    sittings: {
      of: (_: unknown, doctor: Listed) =>
        knownSittings(doctor, { exceptions: doctor.id === "anna" ? state.exceptions : [] }),
      confirmation: () => state.confirmedAt && { at: state.confirmedAt },
    },
    notices: {
      ...NO_NOTICES,
      withHolidays: (one: Hospital) => ({
        ...one,
        contact: { ...one.contact, holidays: [...(one.contact.holidays ?? []), ...state.holidays] },
      }),
    },
    search: {
      answer: async (_: string, own: Hospital, sitsOf: (own: Hospital, doctor: Listed) => object) =>
        sitsOf(own, doctors[0]!),
    },
    boardCodes: {
      noteBoard: async (said: string, board: Issued) => {
        if (away.store) throw new Error("no store");
        const code = [...issued].find(([, one]) => one.said === said)?.[0] ?? `CODE${issued.size + 22}`;
        if (!issued.has(code)) issued.set(code, { ...board, said, at: Number(at.now) });
        return code;
      },
      findBoard: async (code: string) => (away.store ? Promise.reject(new Error("no store")) : issued.get(code)),
    },
    drawBoardPicture: async (picture: BoardPicture) => {
      drawn.push(picture);
      return drawBoardPicture(picture, site.brand);
    },
  } as unknown as PageServices;
  const context = new RouterContextProvider();
  context.set(servicesContext, services);
  const args = (address: string, params: object = {}) =>
    ({ context, request: new Request(address), params: { basePath: hospital.basePath.slice(1), ...params } }) as never;
  const open = async (query = "") => (await loadPage(args(ADDRESS + query))) as { data: PageData; init: ResponseInit };
  const check = async (code: string) => (await loadCheck(args("https://www.example.org/check", { code }))).result;
  return { state, away, at, drawn, args, open, check };
}

const statusOf = (answer: Promise<unknown>) =>
  answer.then(
    () => 200,
    ({ status }: Response) => status,
  );
const saying = (text: string) => expect.stringContaining(text) as string;

type PageData = Awaited<ReturnType<typeof loadPage>>["data"];

const namesOf = (page: PageData) =>
  page.board?.groups.map(({ name, doctors }) => [name, ...doctors.map((one) => one.name)]);

test("a page lists by department who sits, says of when it is, and ends with its minute", async () => {
  const { data, init } = await setUp().open();
  expect(namesOf(data)).toEqual([
    ["Cardiology", "Dr. Anna"],
    ["ENT", "Dr. Binu"],
    [texts.server.boards.textOnly.name, "Dr. Text"],
  ]);
  expect(data.board?.groups.at(-1)).toMatchObject({
    note: expect.any(String),
    doctors: [{ text: "Alternate Tuesdays" }],
  });
  expect(data.board).toMatchObject({
    heading: "Who sits today, Thursday 26 November",
    standing: "As of 26 November, 7.40 am. Not confirmed today: call before you travel:",
    phone: hospital.contact.phone,
  });
  expect(new Headers(init.headers).get("expires")).toBe("Thu, 26 Nov 2026 02:11:00 GMT");
});

test("a page says that the office confirmed its day, and that somebody is away", async () => {
  const { state, open } = setUp();
  state.confirmedAt = new Date("2026-11-26T02:05:00Z");
  state.exceptions = [{ first: "2026-11-26", last: "2026-11-27", kind: "away" }];
  const { board } = (await open()).data;
  expect(board?.standing).toContain("Confirmed by the hospital's office on 26 November, 7.35 am.");
  expect(board?.phone).toBeUndefined();
  expect(board?.groups[0]?.doctors).toMatchObject([{ name: "Dr. Anna", sittings: [{ change: "away" }] }]);
});

test("once nobody sits any more today, the next day on which somebody sits is offered first", async () => {
  const { at, state, open } = setUp();
  expect((await open()).data.board?.next).toBe(false);
  at.now = new Date("2026-11-26T07:30:00Z");
  const tomorrow = { to: `${hospital.basePath}/sits_today?day=2026-11-27`, label: "Who sits on Friday 27 November" };
  expect((await open()).data.board?.next).toEqual(tomorrow);
  state.exceptions = [{ first: "2026-11-27", last: "2026-11-28", kind: "away" }];
  expect((await open("?department=cardiology")).data.board?.next).toMatchObject({
    to: `${tomorrow.to}&department=cardiology`,
  });
  expect((await open("?day=2026-11-27")).data.board?.next).toBe(false);
});

test("a list of a holiday says how out-patients are seen then", async () => {
  const { at, open } = setUp();
  at.now = new Date("2027-01-20T02:10:20Z");
  expect((await open("?day=2027-01-26")).data.board?.notices).toEqual([
    "Republic Day: OP 9 am to 12 noon. A holiday of the hospital: the usual sittings do not take place.",
  ]);
  expect((await open("?day=2027-01-27")).data.board?.notices).toEqual([]);
});

test("today ends at the hospital's midnight, wherever the server is", async () => {
  const { at, open } = setUp();
  at.now = new Date("2026-11-26T18:29:59Z");
  expect((await open()).data.board?.day).toBe("2026-11-26");
  at.now = new Date("2026-11-26T18:30:00Z");
  expect((await open()).data.board?.day).toBe("2026-11-27");
  expect(await statusOf(open("?day=2026-11-26"))).toBe(404);
});

test.each(["2026-12-10", "2026-11-25", "2026-02-30", "2027-02-29", "tomorrow", "2026-11-26T00:00"])(
  "there is no list of %s",
  async (day) => {
    const { args, open } = setUp();
    expect(await statusOf(open(`?day=${day}`))).toBe(404);
    expect(await statusOf(loadShared(args(`${ADDRESS}/print?day=${day}`)))).toBe(404);
  },
);

test("a department shows all its doctors, and an unknown one the whole list with a word about it", async () => {
  const { open } = setUp();
  const cardiology = (await open("?department=cardiology")).data;
  expect(namesOf(cardiology)?.[0]).toEqual(["Cardiology", "Dr. Anna", "Dr. Binu"]);
  const { data } = await open("?department=no_such");
  expect([data.board?.notices, namesOf(data)?.length]).toEqual([[texts.server.boards.departmentMissing], 3]);
});

test("without the content service nobody is said to be absent: the answer is 503, and tried again", async () => {
  const { away, args, open } = setUp();
  away.content = true;
  const { data, init } = await open();
  expect([data.board, init.status]).toEqual([undefined, 503]);
  for (const load of [loadShared, loadCalendar])
    expect(await statusOf(load(args(`${ADDRESS}/board`, { doctorId: "anna" })))).toBe(503);
});

test("a hospital without doctors has an empty list, sheet and picture that say so", async () => {
  const { args, open, drawn } = setUp([]);
  expect((await open()).data.board).toMatchObject({ groups: [] });
  const screen = await ((await loadShared(args(`${ADDRESS}/board`))) as Response).text();
  expect(screen).toContain(texts.server.boards.words.nobody);
  await loadShared(args(`${ADDRESS}/picture.png`));
  expect(drawn[0]).toMatchObject({ rows: [], more: texts.server.boards.words.nobody });
});

test("sheet, screen and picture have one code, which says whether the list still holds", async () => {
  const { state, away, at, args, check, drawn } = setUp();
  const sheet = async (kind: string) => ((await loadShared(args(`${ADDRESS}/${kind}`))) as Response).text();
  const codeOf = (text = "") => /Code (\w+)/.exec(text)?.[1] ?? "";
  const code = codeOf(await sheet("print"));
  expect(code).toHaveLength(6);
  at.now = new Date("2026-11-26T07:00:00Z");
  expect(codeOf(await sheet("board"))).toBe(code);
  await loadShared(args(`${ADDRESS}/picture.png`));
  expect(codeOf(drawn[0]?.check)).toBe(code);
  const { check: says } = texts.server.boards;
  expect(await check(code.toLowerCase())).toMatchObject({
    ...{ isTrue: true, to: `${hospital.basePath}/sits_today` },
    says: expect.stringMatching(/^This list is ours and still true\..*first shown on 26 November, 7\.40 am\.$/),
  });
  state.exceptions = [{ first: "2026-11-26", last: "2026-11-26", kind: "late", from: "10:00" }];
  expect(await check(code)).toMatchObject({ says: saying(says.isOld), isTrue: false });
  expect(codeOf(await sheet("print"))).not.toBe(code);
  state.exceptions = [];
  expect(await check(code)).toMatchObject({ says: saying(says.isTrue) });
  at.now = new Date("2026-11-26T18:30:00Z");
  expect(await check(code)).toMatchObject({ says: saying(says.isOver) });
  for (const strange of ["AAAAAA", "<script>", "1"]) expect(await check(strange)).toMatchObject({ says: says.isNone });
  at.now = new Date("2026-11-26T07:00:00Z");
  away.content = true;
  expect(await statusOf(check(code))).toBe(503);
  Object.assign(away, { content: false, store: true });
  await expect(check(code)).rejects.toThrow("no store");
  expect(codeOf(await sheet("print"))).toBe("");
});

/** Sixty doctors, with names of seventy letters and in Malayalam. */
const crowd = crowdHospital(hospital.contentName).entries.flatMap(({ sys, fields }): Listed[] => {
  const field = (name: string) => String(fields[name]?.["en-US"] ?? "");
  if (sys.contentType.sys.id !== "doctors") return [];
  const centerOfExcellence = field("centerOfExcellence");
  const departments = [centerOfExcellence];
  return [
    {
      id: sys.id,
      name: field("name"),
      consulting: field("consulting"),
      education: "",
      centerOfExcellence,
      departments,
    },
  ];
});

test("a picture of sixty doctors is small, has what is otherwise first, and says how many it leaves out", async () => {
  const { state, args, drawn } = setUp([...crowd, ...DOCTORS]);
  state.exceptions = [{ first: "2026-11-26", last: "2026-11-26", kind: "away" }];
  const response = (await loadShared(args(`${ADDRESS}/picture.png`))) as Response;
  const png = Buffer.from(await response.arrayBuffer());
  expect([response.headers.get("content-type"), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([
    "image/png",
    1080,
    1350,
  ]);
  expect(png.length).toBeLessThan(120_000);
  expect(drawn[0]?.rows[0]).toMatchObject({ name: "Dr. Anna", hours: ["away"], isChange: true });
  expect(drawn[0]?.more).toBe("and 51 more");
});

test("a screen is renewed each minute without scripts too, and rolls past what has no room", async () => {
  const { args } = setUp(crowd);
  const html = await ((await loadShared(args(`${ADDRESS}/board`))) as Response).text();
  expect(html).toMatch(/<noscript><meta http-equiv="refresh" content="60"\/?><style>[^<]*infinite roll/);
  expect(html.match(/class="sits__name"/g)).toHaveLength(60);
});

test("a holiday that an office said holds for the codes of its lists and for the search", async () => {
  const { state, args, check } = setUp();
  const search = async () => JSON.stringify((await loadSearch(args("https://www.example.org/search?q=anna"))).answer);
  expect(await search()).toMatch(/^{"sits":\[\[\d+,"Sits today/);
  state.holidays = ["2026-11-26"];
  expect(await search()).toMatch(/^{"sits":\[\[\d+,"Next: Friday/);
  const sheet = await ((await loadShared(args(`${ADDRESS}/print`))) as Response).text();
  expect(await check(/Code (\w+)/.exec(sheet)?.[1] ?? "")).toMatchObject({ isTrue: true });
});

test("a doctor's calendar has each next sitting in its own entry, and none where it is otherwise", async () => {
  const { state, args } = setUp();
  state.exceptions = [
    { first: "2026-11-25", last: "2026-11-25", kind: "extra", from: "22:00", to: "08:00", overnight: true },
    { first: "2026-11-26", last: "2026-11-26", kind: "late", from: "10:00", note: "OP 2; upstairs" },
    { first: "2026-11-27", last: "2026-12-01", kind: "away" },
  ];
  const response = (await loadCalendar(args(ADDRESS, { doctorId: "anna" }))) as Response;
  expect(response.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
  const lines = (await response.text()).replaceAll("\r\n ", "").split("\r\n");
  const begins = (start: string) => lines.filter((line) => line.startsWith(start)).slice(0, 4);
  // The night of yesterday goes on at 7.40 am.
  const days = ["20261125T033000Z", "20261125T163000Z", "20261126T043000Z", "20261202T033000Z"];
  expect(begins("DTSTART")).toEqual(days.map((start) => `DTSTART:${start}`));
  expect(begins("DTEND").map((line) => line.slice(-8))).toEqual(["T073000Z", "T023000Z", "T073000Z", "T073000Z"]);
  expect(begins("SUMMARY").slice(2)).toEqual([String.raw`SUMMARY:Dr. Anna\, OP 2\; upstairs`, "SUMMARY:Dr. Anna"]);
  expect(await statusOf(loadCalendar(args(ADDRESS, { doctorId: "nobody" })))).toBe(404);
});
