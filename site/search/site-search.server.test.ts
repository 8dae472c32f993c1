import { setTimeout } from "node:timers/promises";
import { expect, test } from "vitest";
import type { Content } from "#site/content/content.ts";
import { loadSite } from "#site/hospitals/load-site.server.ts";
import { sections } from "#site/texts/en/frame.ts";
import { resultOf, UNAVAILABLE } from "#tests/support/content-results.ts";
import { loadSearchWords } from "./search-words.server.ts";
import { createSiteSearch } from "./site-search.server.ts";

const site = await loadSite({ dataDir: "data" });
const words = await loadSearchWords("data");
const [alappuzha] = site.hospitals;
const pageNames = { ...sections, insurance: "Insurance", sitsToday: "Who sits today" };

function fail(error: unknown): never {
  throw error;
}

type Asked = [search: ReturnType<typeof createSiteSearch>, query: string, hospital?: (typeof site.hospitals)[number]];

async function groupsFor(...[search, query, hospital]: Asked) {
  return (await search.answer(query, hospital)).parts.flatMap(({ groups }) => groups);
}

/** Content of one doctor, the same in every hospital, which can be away. */
function createWorld(name = "Dr. Aneesha Pillai") {
  const state = { name, isAway: false, calls: 0, delayMs: 0 };
  const give = async <T>(value: T) => {
    if (state.delayMs > 0) await setTimeout(state.delayMs);
    return state.isAway ? UNAVAILABLE : resultOf(value);
  };
  const doctors = () => [
    {
      id: "d1",
      name: state.name,
      centerOfExcellence: "Diabetology",
      consulting: "",
      education: "",
      departments: ["Diabetology"],
    },
  ];
  const content: Pick<Content, "fetchDoctors" | "fetchNews"> = {
    fetchDoctors: () => {
      state.calls += 1;
      return give({ total: 1, doctors: doctors() });
    },
    fetchNews: () =>
      give([{ id: "n1", headline: "Marathon of the nurses", publishedAt: "2026-01-01", subHeadline: "" }]),
  };
  let time = 0;
  const misses: string[] = [];
  const onMiss = (query: string) => misses.push(query);
  const search = createSiteSearch({ site, words, pageNames, content, reportFailure: fail, onMiss, now: () => time });
  const pass = (ms: number) => (time += ms);
  const doctorsFor = async (query: string) => {
    const groups = await groupsFor(search, query, alappuzha);
    return groups.flatMap((group) => (group.kind === "doctor" ? group.items.map((doctor) => doctor.name) : []));
  };
  return { state, search, misses, pass, doctorsFor };
}

/** What no test changes: to make an index takes longer than to ask it. */
const world = createWorld();

test("a department comes with its doctors at each hospital, and booking has both chosen", async () => {
  const groups = await groupsFor(world.search, "sugar");
  const [first] = groups;
  expect(first?.kind).toBe("department");
  const [diabetology] = first?.kind === "department" ? first.items : [];
  expect(diabetology?.name).toBe("Diabetology");
  expect(diabetology?.places.map(({ place }) => place)).toEqual(["Alappuzha", "Kozhencherry", "Punalur"]);
  expect(diabetology?.places[0]?.doctors?.[0]).toEqual({
    name: "Dr. Aneesha Pillai",
    to: "/venmala_hospital/doctors/details/d1",
    toBooking: "/venmala_hospital/appointment?department=diabetology&doctor=d1",
  });
});

test("nobody books for an emergency", async () => {
  const search = createSearchOf({ name: "Dr. Sunil", department: "Emergency Medicine" });
  const [first] = await groupsFor(search, "emergency medicine", alappuzha);
  const to = "/venmala_hospital/doctors/details/d0";
  expect(first?.items[0]?.places).toEqual([
    { place: "Alappuzha", to: "/venmala_hospital/department/emergency_medicine", doctors: [{ name: "Dr. Sunil", to }] },
  ]);
});

test.each([
  ["jobs", "Careers"],
  ["appointment", "Appointment"],
  ["contact", "Contact Us"],
])("%s leads to a page by the name that it has: %s", async (query, name) => {
  expect((await groupsFor(world.search, query, alappuzha))[0]?.items[0]?.name).toBe(name);
});

test("what a hospital does not have is found where another has it", async () => {
  const groups = await groupsFor(world.search, "ayurveda", alappuzha);
  const departments = groups.flatMap((group) => (group.kind === "department" ? group.items : []));
  expect(departments[0]?.places.map(({ place }) => place)).toEqual(["Punalur"]);
});

/** One doctor at each hospital, in their order. */
function createSearchOf(...doctors: { name: string; department: string }[]) {
  const at = (contentName: string) => site.hospitals.findIndex((hospital) => hospital.contentName === contentName);
  const give = <T>(value: T) => Promise.resolve(resultOf(value));
  const listOf = (contentName: string) => {
    const doctor = doctors[at(contentName)];
    const known = { id: `d${at(contentName)}`, consulting: "", education: "" };
    return doctor
      ? [{ ...known, name: doctor.name, centerOfExcellence: doctor.department, departments: [doctor.department] }]
      : [];
  };
  const content: Pick<Content, "fetchDoctors" | "fetchNews"> = {
    fetchDoctors: (hospital) => give({ total: 1, doctors: listOf(hospital) }),
    fetchNews: () => give([]),
  };
  return createSiteSearch({ site, words, pageNames, content, reportFailure: fail });
}

const twoAnithas = createSearchOf(
  { name: "Dr. Anitha Menon", department: "Dermatology" },
  { name: "Dr. Anitha Joseph", department: "Pediatrics" },
);

test.each(["anitha", "Anita doctor", "അനിത ഡോക്ടർ"])(
  "two doctors of one name are both found, each with the place: %s",
  async (query) => {
    const [first] = await groupsFor(twoAnithas, query);
    const found = first?.kind === "doctor" ? first.items.map(({ name, places }) => `${name}, ${places[0]?.place}`) : [];
    expect(found).toEqual(["Dr. Anitha Menon, Alappuzha", "Dr. Anitha Joseph, Kozhencherry"]);
  },
);

test.each([
  ["anitha skin", "Dr. Anitha Menon"],
  ["anitha kozhencherry", "Dr. Anitha Joseph"],
  ["kuttikalude doctor anitha", "Dr. Anitha Joseph"],
  ["അനിത തൊലി", "Dr. Anitha Menon"],
])("the department or the place tells which of them: %s", async (query, name) => {
  const [first] = await groupsFor(twoAnithas, query);
  expect(first?.kind === "doctor" && first.items[0]?.name).toBe(name);
});

test("a doctor of another hospital is found where no doctor of this one has the name", async () => {
  const search = createSearchOf(
    { name: "Dr. Sunil", department: "Urology" },
    { name: "Dr. Anitha", department: "Urology" },
  );
  const namesFor = async (query: string) =>
    (await groupsFor(search, query, alappuzha)).flatMap((group) =>
      group.kind === "doctor" ? group.items.map(({ name, places }) => `${name}, ${places[0]?.place}`) : [],
    );
  expect(await namesFor("anitha")).toEqual(["Dr. Anitha, Kozhencherry"]);
  expect(await namesFor("sunil")).toEqual(["Dr. Sunil, Alappuzha"]);
});

test("beside the department that words name exactly, others are shown without their doctors", async () => {
  const search = createSearchOf(
    { name: "Dr. Sunil", department: "General Surgery" },
    { name: "Dr. Anitha", department: "Diabetology" },
  );
  const doctorsFor = async (query: string) =>
    Object.fromEntries(
      (await groupsFor(search, query)).flatMap((group) =>
        group.kind === "department"
          ? group.items.map(({ name, places }) => [
              name,
              places.flatMap(({ doctors = [] }) => doctors.map((one) => one.name)),
            ])
          : [],
      ),
    );
  expect(await doctorsFor("sugar")).toMatchObject({ Diabetology: ["Dr. Anitha"], "General Surgery": [] });
  expect(await doctorsFor("surgeon")).toMatchObject({ "General Surgery": ["Dr. Sunil"] });
});

test("a child's complaint leads to the department, although Baby is a doctor's name", async () => {
  const search = createSearchOf({ name: "Dr. Baby Thomas", department: "Dermatology" });
  expect((await groupsFor(search, "baby skin rash"))[0]?.kind).toBe("department");
  expect((await groupsFor(search, "baby thomas"))[0]?.kind).toBe("doctor");
});

test.each(["anisha pilai", "aneesha doctor", "അനീഷ"])("%s finds the doctor", async (query) => {
  expect((await world.doctorsFor(query))[0]).toBe("Dr. Aneesha Pillai");
});

test("nothing is fetched before the first query, and a headline of the news is found", async () => {
  const { state, search } = createWorld();
  expect(state.calls).toBe(0);
  const groups = await groupsFor(search, "marathon");
  expect(groups.map(({ kind }) => kind)).toContain("news");
});

test("what was fetched ahead is found, and not fetched again", async () => {
  const { state, search, doctorsFor } = createWorld();
  search.warm();
  await expect.poll(() => state.calls, { timeout: 10_000 }).toBe(3);
  expect(await doctorsFor("aneesha")).toEqual(["Dr. Aneesha Pillai"]);
  expect(state.calls).toBe(3);
});

test("a change is found within a second, and the index before it answers meanwhile", async () => {
  const { state, search, doctorsFor } = createWorld();
  await doctorsFor("aneesha");
  state.name = "Dr. Balachandran Nair";
  search.renew();
  expect(await doctorsFor("aneesha")).toEqual(["Dr. Aneesha Pillai"]);
  const soon = { timeout: 1000, interval: 20 };
  await expect.poll(() => doctorsFor("balachandran"), soon).toEqual(["Dr. Balachandran Nair"]);
  const { calls } = state;
  search.renew({ hospitals: [site.hospitals[1]!.contentName] });
  await expect.poll(() => state.calls).toBe(calls + 1);
});

test("in an outage it answers from what it has; without anything, departments are still found", async () => {
  const { state, search, pass, doctorsFor } = createWorld();
  await doctorsFor("aneesha");
  state.isAway = true;
  search.renew();
  pass(10 * 60_000);
  await expect.poll(() => state.calls).toBeGreaterThan(3);
  expect(await doctorsFor("aneesha")).toEqual(["Dr. Aneesha Pillai"]);
  const never = createWorld();
  never.state.isAway = true;
  expect((await groupsFor(never.search, "sugar"))[0]?.kind).toBe("department");
  never.state.isAway = false;
  never.pass(11_000);
  await expect.poll(() => never.doctorsFor("aneesha")).toEqual(["Dr. Aneesha Pillai"]);
});

test("nobody reads that there is no such doctor before all doctors were read", async () => {
  const { state, search } = createWorld();
  state.delayMs = 400;
  const { items } = await search.suggest("aneesha");
  expect(items[0]).toMatchObject({ kind: "doctor", name: "Dr. Aneesha Pillai" });
});

test("a hospital whose content does not come keeps nobody waiting, and no words count as unknown", async () => {
  const misses: string[] = [];
  const never = new Promise<never>(() => {});
  const come = <T>(value: T) => Promise.resolve(resultOf(value));
  const content: Pick<Content, "fetchDoctors" | "fetchNews"> = {
    fetchDoctors: (hospital) => (hospital === alappuzha?.contentName ? come({ total: 0, doctors: [] }) : never),
    fetchNews: () => come([]),
  };
  const onMiss = (query: string) => misses.push(query);
  const search = createSiteSearch({ site, words, pageNames, content, reportFailure: fail, onMiss });
  expect((await groupsFor(search, "sugar"))[0]?.kind).toBe("department");
  expect(await search.answer("qqxxzz", alappuzha)).toMatchObject({ isSure: false, parts: [] });
  expect(misses).toEqual([]);
});

test.each(["nenju vedana", "നെഞ്ചുവേദന", "chst pain", "pambu kadichu"])("%s may be an emergency", async (query) => {
  expect((await world.search.answer(query)).alarm).toBe("danger");
});

test("thoughts of suicide show help lines, and a knee shows none", async () => {
  const { search } = world;
  const { alarm, helpLines } = await search.answer("suicide");
  expect([alarm, helpLines[0]?.number]).toEqual(["distress", "14416"]);
  expect(await search.answer("knee pain")).not.toHaveProperty("alarm");
});

test.each([
  ["rape", ["112", "181"]],
  ["husband beats me", ["112", "181"]],
  ["bharthavu thallunnu", ["112", "181"]],
  ["uncle touches me", ["1098", "112", "181"]],
  ["അമ്മാവൻ തൊടുന്നു", ["1098", "112"]],
  ["my son beats me", ["112", "181", "14567"]],
  ["jeevitham maduthu", ["14416", "112"]],
])("%s shows every help line, those that are meant first", async (query, first) => {
  const { search } = world;
  const { alarm, helpLines } = await search.answer(query);
  const numbers = helpLines.map(({ number }) => number);
  expect([alarm, numbers.slice(0, first.length)]).toEqual(["distress", first]);
  expect(numbers.toSorted()).toEqual(["1098", "112", "14416", "14567", "181"]);
  expect((await search.suggest(query)).helpLines.map(({ number }) => number)).toEqual(first);
});

test("an overdose shows the emergency numbers, then Tele-MANAS", async () => {
  const { alarm, isDanger, helpLines } = await world.search.answer("overdose of sleeping pills");
  expect([alarm, isDanger]).toEqual(["distress", true]);
  expect(helpLines.slice(0, 3).map(({ number }) => number)).toEqual(["112", "108", "14416"]);
});

test.each(["dog bite", "പട്ടി കടിച്ചു", "vishom kazhichu", "cannot move left hand since morning"])(
  "%s may be an emergency, with 112 and 108 beside our own numbers",
  async (query) => {
    const { alarm, helpLines } = await world.search.answer(query);
    expect([alarm, helpLines.map(({ number }) => number)]).toEqual(["danger", ["112", "108"]]);
  },
);

test.each(["qqqq", "kkkk", "qcqc", "aaaa", "tttt", "1111", "q q q q", "c"])("%s finds nothing", async (query) => {
  const { search } = world;
  expect(await groupsFor(search, query)).toEqual([]);
  expect((await search.suggest(query)).items).toEqual([]);
});

test.each(["c section", "type 1 diabetes", "e n t", "E.N.T."])("%s is found, letter and all", async (query) => {
  expect(await groupsFor(world.search, query)).not.toEqual([]);
});

test("what only resembles the words is no answer, and is not suggested", async () => {
  const { search } = world;
  const { isSure, parts } = await search.answer("swimming pool");
  expect([isSure, parts.length]).toEqual([false, 1]);
  expect((await search.suggest("swimming pool")).items).toEqual([]);
});

test("in one hospital the department that is meant is suggested with its doctors, each with its own page", async () => {
  const { items } = await world.search.suggest("suga", alappuzha);
  expect(items.slice(0, 2)).toEqual([
    { kind: "department", name: "Diabetology", places: ["Alappuzha"], to: "/venmala_hospital/department/diabetology" },
    {
      kind: "doctor",
      name: "Dr. Aneesha Pillai",
      places: ["Alappuzha"],
      to: "/venmala_hospital/doctors/details/d1",
    },
  ]);
});

test("a suggestion that several hospitals have leads to the results, and there are at most six", async () => {
  const { search } = world;
  const { items } = await search.suggest("sugar");
  expect(items[0]).toEqual({
    kind: "department",
    name: "Diabetology",
    places: ["Alappuzha", "Kozhencherry", "Punalur"],
  });
  expect((await search.suggest("doctor")).items.length).toBeLessThanOrEqual(6);
});

test("suggestions tell of danger too", async () => {
  const { search } = world;
  expect((await search.suggest("nenju vedana")).alarm).toBe("danger");
  const { alarm, helpLines } = await search.suggest("suicide");
  expect([alarm, helpLines[0]?.number]).toEqual(["distress", "14416"]);
});

test("words that find nothing are told of, but neither danger nor what is only half typed", async () => {
  const { search, misses } = createWorld();
  for (const query of ["qqxxzz", "sugar", "wrist slit", "suicide"]) await search.answer(query);
  await search.suggest("qqxxz");
  expect(misses).toEqual(["qqxxzz"]);
});
