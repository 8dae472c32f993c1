import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { servicesContext, type PageServices } from "#app/context.ts";
import { NO_NOTICES } from "#tests/support/no-notices.ts";
import type { OfficeListView } from "#app/features/answers/office-list-page.tsx";
import type { ToldPerson } from "#answers/sittings/told-people.ts";
import type { PastStep } from "#forms/answer.ts";
import { SAMPLE_APPOINTMENT } from "#outbox/test-support/samples.ts";
import { loadSite } from "#site/hospitals/load-site.server.ts";
import { pages, server } from "#site/texts/en.ts";
import { action, loader } from "./requests.tsx";

const NOW = new Date("2026-11-26T05:30:00Z");
const site = await loadSite({ dataDir: "data" });
const absence = {
  ...{ change: "c1", doctor: "Dr. Sample", away: { first: "2026-11-30", last: "2026-11-30" } },
  missed: { day: "2026-11-30", time: "10:30", was: "agreed" as const },
  times: [
    { day: "2026-12-01", time: "10:30", doctor: "Dr. Sample" },
    { day: "2026-11-30", time: "11:00", doctor: "Dr. Other" },
  ],
};
const OPEN: ToldPerson = { absence, isBack: false, isOpen: true, last: "mailed" };

/** A list of one request for each of them, in the hospital of that id. */
function listed(told: ToldPerson, reference: string, hospitalId: string) {
  const record = { reference, hospitalId, kind: "appointment", request: SAMPLE_APPOINTMENT, receivedAt: NOW };
  return { record: { ...record, answer: "away" }, steps: [{}, {}], mails: [], told: [told], standing: "seen" };
}

function open(people: object[], { basePath = "", noteTold = async () => "stored" } = {}) {
  const services = {
    editions: [{ site, texts: { pages, server } }],
    ...{ site, texts: { pages, server }, audit: () => {}, now: () => NOW, origin: "https://www.example.org" },
    answers: {
      list: { read: async () => people, version: async () => "1", findSession: async () => ({ id: "s" }), noteTold },
      links: { toRequest: async () => "https://www.example.org/request/1", toAnswer: async () => "/answer/1" },
    },
    notices: NO_NOTICES,
    leave: { listUnclear: (id: string) => (id === "punalur" ? [{ reference: "A-2", doctor: "Dr. Sample" }] : []) },
  } as unknown as PageServices;
  const argsOf = (query: string, body?: Record<string, string>) => {
    const context = new RouterContextProvider();
    context.set(servicesContext, services);
    const request = new Request(`https://www.example.org${basePath}/requests?${query}`, {
      ...(body && { method: "POST", body: new URLSearchParams(body) }),
    });
    return { request, context, params: { basePath: basePath.slice(1) } } as never;
  };
  return {
    show: async (query: string) => {
      const { title, page } = (await loader(argsOf(query))) as { title: string; page: OfficeListView };
      return { title, ...page };
    },
    post: async (body: Record<string, string>) => {
      const sent = (await action(argsOf("change=c1", body)).catch((thrown: unknown) => thrown)) as Response;
      return { to: sent.headers.get("location") ?? "", cookie: sent.headers.get("set-cookie") ?? "" };
    },
  };
}

test("the group's list names in red whom to tell, with messages to send, and no other", async () => {
  const other = { ...OPEN, absence: { ...absence, change: "c2", doctor: "Dr. Other" } };
  const done: ToldPerson = {
    ...OPEN,
    isOpen: false,
    last: { state: "told", by: "Asha", number: 3, at: NOW } as PastStep,
  };
  const people = [listed(done, "A-1", "punalur"), listed(OPEN, "A-2", "kozhencherry"), listed(other, "A-3", "punalur")];
  const { show } = open(people);
  expect((await show("")).alerts).toEqual([
    { change: "c1", count: 1, to: "/requests?change=c1", text: "Dr. Sample away: 1\u00A0person to tell" },
    { change: "c2", count: 1, to: "/requests?change=c2", text: "Dr. Other away: 1\u00A0person to tell" },
    { text: expect.stringMatching(/Several doctors.*A-2/) as string, to: "/requests?show=open&q=A-2" },
  ]);
  const { title, rows, told, downloads } = await show("change=c1");
  expect([title, told?.about]).toEqual(["1 person to tell", "Dr. Sample does not sit on Monday, 30 November 2026."]);
  expect(downloads[0]?.to).toContain("change=c1");
  expect(rows.map(({ reference, isLate, answerBy, state }) => [reference, isLate, answerBy, state])).toEqual([
    ["A-2", true, "Mailed, no answer yet", expect.stringMatching(/^Offered instead: Tue,.1.Dec.*Dr\. Other$/)],
    ["A-1", false, undefined, "The patient was told. (Asha)"],
  ]);
  expect(rows[0]?.tell?.tick.value).toBe("kozhencherry A-2 2");
  expect(rows[0]?.tell?.messages.map(({ label }) => label)).toEqual(["WhatsApp", "SMS"]);
  expect(decodeURIComponent(rows[0]?.tell?.messages[0]?.to ?? "")).toContain("https://www.example.org/request/1");
});

test("a change that concerns nobody says so", async () => {
  const { title, told, rows } = await open([]).show("change=c9");
  expect([title, told?.about, rows]).toEqual([server.answers.told.allTold, server.answers.told.nobody, []]);
});

test.each([
  ["stored", "stored", /^Saved/, false],
  ["not stored, because something has changed,", "changed", /^Meanwhile something has changed/, true],
  ["not stored while the store is away", new Error("away"), /could not save/, true],
])("that a patient was told is %s, and the page says so", async (_what, outcome, text, isError) => {
  const noteTold = () => (outcome instanceof Error ? Promise.reject(outcome) : Promise.resolve(outcome));
  const basePath = "/venmala_hospital_punalur";
  const office = open([listed(OPEN, "A-2", "punalur")], { basePath, noteTold });
  const posted = await office.post({ by: "Asha", told: "punalur A-2 2" });
  expect(posted.cookie).toContain("answering_name=Asha");
  expect(posted.to).toContain(`${basePath}/requests?change=c1`);
  const { told } = await office.show(posted.to.split("?")[1] ?? "");
  expect(told?.message).toEqual({ text: expect.stringMatching(text) as string, isError });
});

test("nobody is noted as told for another hospital's office", async () => {
  const noteTold = () => Promise.resolve("changed");
  const office = open([], { basePath: "/venmala_hospital_punalur", noteTold });
  expect((await office.post({ by: "Asha", told: "kozhencherry A-2 2" })).to).toContain("done=stored");
});
