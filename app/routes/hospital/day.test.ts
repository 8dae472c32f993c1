import { RouterContextProvider } from "react-router";
import { expect, onTestFinished, test } from "vitest";
import { servicesContext, type PageServices } from "#app/context.ts";
import { NO_NOTICES } from "#tests/support/no-notices.ts";
import { createAnswers } from "#answers/answers.server.ts";
import type { ToldPerson } from "#answers/sittings/told-people.ts";
import { createOfficeSittings } from "#answers/sittings/office-sittings.server.ts";
import { createAnswerLinks } from "#outbox/answer-links.server.ts";
import type { AuditLine } from "#outbox/audit.ts";
import { SettableClock } from "#outbox/test-support/clock-and-log.ts";
import { sqlitePlace } from "#outbox/test-support/describe-stores.ts";
import { temporaryFolder } from "#outbox/test-support/temporary-folder.ts";
import { loadSite } from "#site/hospitals/load-site.server.ts";
import { pages, server } from "#site/texts/en.ts";
import type { DayView } from "#app/features/answers/day-view.ts";
import { action, loader } from "./day.tsx";

const site = await loadSite({ dataDir: "data" });
const hospital = findOrThrow(site.hospitals, "punalur");
const { basePath } = hospital;
const DAY = "2026-11-26";
const MIDNIGHT = new Date("2026-11-26T18:30:00Z");
const DOCTORS = [
  { id: "anu", name: "Dr. Anu", centerOfExcellence: "ENT", consulting: "Mon-Sat 9 am - 1 pm", education: "" },
  { id: "biju", name: "Dr. Biju", centerOfExcellence: "ENT", consulting: "Alternate Tuesdays", education: "" },
];

/** A hospital of two doctors on a Thursday at 7.40 am, with its store and a link of the day. */
async function start() {
  const clock = new SettableClock("2026-11-26T02:10:00Z");
  const store = await sqlitePlace(temporaryFolder()).open(clock);
  onTestFinished(() => store.close());
  const links = createAnswerLinks(store);
  const answers = createAnswers({
    ...{ store, links, clock, origin: "https://www.example.org", retentionDays: 90 },
    onStored: () => {},
  });
  const sittings = createOfficeSittings({ store, clock, onChange: () => {} });
  onTestFinished(sittings.stop);
  await sittings.look();
  const audited: AuditLine[] = [];
  const people: ToldPerson[] = [];
  const result = { status: "ok", content: { total: 2, doctors: DOCTORS } };
  const services = {
    ...{ site, answers, sittings, texts: { pages, server }, now: () => clock.now(), origin: "https://www.example.org" },
    content: { fetchDoctors: () => Promise.resolve(result) },
    notices: NO_NOTICES,
    leave: { run: () => Promise.resolve() },
    desk: { access: { find: () => Promise.resolve(undefined) } },
    audit: (line: AuditLine) => audited.push(line),
    ...{ noteMissingContent: () => {}, reportFailure: () => {} },
  } as unknown as PageServices;
  services.answers.list.read = async () => [{ told: people }] as never;
  const link = await links.path(hospital, "sittings", DAY, MIDNIGHT);

  function argsOf(address: string, body?: Record<string, string>, cookie = "") {
    const [, subject, expires, signature] = /\/sittings\/([^/]+)\/([^/]+)\/([^/?]+)/.exec(address) ?? [];
    const context = new RouterContextProvider();
    context.set(servicesContext, services);
    const request = new Request(`https://www.example.org${address}`, {
      headers: { cookie },
      ...(body && { method: "POST", body: new URLSearchParams(body) }),
    });
    return { request, context, params: { basePath: basePath.slice(1), subject, expires, signature } };
  }

  async function settle(work: Promise<unknown>) {
    const done = await work.catch((thrown: unknown) => thrown);
    if (done instanceof Response)
      return {
        ...{ status: done.status, to: done.headers.get("location") ?? "", view: undefined },
        cookie: done.headers.get("set-cookie")?.split(";")[0],
      };
    const { data, init } = done as { data: { view?: DayView }; init: { status: number } };
    return { status: init.status, to: "", view: data.view, cookie: undefined };
  }

  return {
    ...{ clock, store, sittings, audited, people, link, services },
    open: (address = link, cookie = "") => settle(loader(argsOf(address, undefined, cookie) as never)),
    post: (body: Record<string, string>, address = link) => settle(action(argsOf(address, body) as never)),
  };
}

const AWAY = { do: "change", form: "away", kind: "away", doctor: "anu", day: DAY, expected: "" };

function findOrThrow<One extends { id: string }>(all: readonly One[], id: string): One {
  const found = all.find((one) => one.id === id);
  if (!found) throw new Error(`there is no ${id}`);
  return found;
}

function rowOf(view: DayView | undefined, id: string) {
  return findOrThrow(view?.groups.flatMap(({ rows }) => rows) ?? [], id);
}

test("one press says that a doctor is away, the page then says so, and another takes it back", async () => {
  const office = await start();
  const before = rowOf((await office.open()).view, "anu");
  expect([before.hours, before.state]).toEqual([["9\u00A0am\u00A0– 1\u00A0pm"], "sits"]);
  const [away] = before.forms;
  expect(away?.hidden).toEqual(AWAY);

  const saved = await office.post(AWAY);
  expect(saved.status).toBe(303);
  const change = new URL(saved.to, "https://www.example.org").searchParams.get("done") ?? "";
  const absence = { change, doctor: "Dr. Anu", missed: { day: DAY, was: "agreed" as const }, times: [] };
  office.people.push(
    ...Array.from({ length: 7 }, () => ({ absence, isBack: false, isOpen: true, last: "mailed" as const })),
  );
  const after = (await office.open(saved.to)).view;
  expect(after?.message?.change?.told).toEqual({
    label: "7 people to tell",
    to: `${basePath}/requests?change=${change}`,
  });
  expect(after?.message).toMatchObject({ text: expect.stringContaining("Dr. Anu: Away.") as string });
  expect(rowOf(after, "anu")).toMatchObject({ hours: ["Away"], state: "away" });
  expect(office.sittings.of(hospital, DOCTORS[0]!).exceptions).toEqual([{ first: DAY, last: DAY, kind: "away" }]);

  const undone = await office.post(after?.message?.change?.undo.hidden ?? {});
  expect((await office.open(undone.to)).view?.message?.text).toMatch(/^Undone/);
  expect(office.sittings.of(hospital, DOCTORS[0]!).exceptions).toEqual([]);
  const again = await office.post(after?.message?.change?.undo.hidden ?? {});
  expect((await office.open(again.to)).view?.message?.text).toMatch(/had undone this already/);
  expect(office.audited.map(({ audit }) => audit)).toContain("sittings-changed");
});

test("one press confirms the day, which the page then says", async () => {
  const office = await start();
  const first = (await office.open()).view;
  expect([first?.confirm?.button, first?.notes]).toEqual([
    "All as usual",
    [expect.stringMatching(/^Nobody has confirmed/)],
  ]);
  const saved = await office.post(first?.confirm?.hidden ?? {});
  const after = (await office.open(saved.to)).view;
  expect(after?.notes).toEqual(["Confirmed today at 7.40 am."]);
  expect(office.sittings.confirmation("punalur", DAY)).toMatchObject({ by: "" });
});

test("a change that somebody said on another day names it", async () => {
  const office = await start();
  await office.post({ ...AWAY, form: "period", first: "2026-11-27", last: "2026-11-28" });
  office.clock.move(24 * 60);
  const { value } = await office.services.answers.list.createSession(hospital);
  const { view } = await office.open(`${basePath}/sittings`, `office_list=${encodeURIComponent(value)}`);
  expect(rowOf(view, "anu").changes.map(({ by }) => by)).toEqual(["said 26 November, 7.40 am"]);
});

test("who is not known to sit is listed with the text of the hours", async () => {
  const office = await start();
  expect(rowOf((await office.open()).view, "biju")).toMatchObject({ hours: ["Alternate Tuesdays"], state: "unknown" });
});

test("a colleague's change is shown to who was slower, with what was typed, which can be sent again", async () => {
  const office = await start();
  await office.post(AWAY);
  office.clock.move(1);
  const typed = { ...AWAY, form: "extra", kind: "extra", from: "16:00", to: "18:00", note: "Room 4" };
  const slower = await office.post(typed);
  expect(slower.status).toBe(409);
  expect(slower.view?.message?.text).toMatch(/colleague was quicker. Dr. Anu: Away\./);
  const form = rowOf(slower.view, "anu").forms.find(({ id }) => id === "anu-extra");
  expect(form?.isOpen).toBe(true);
  expect(form?.fields?.map(({ value }) => value)).toEqual(["16:00", "18:00", "Room 4"]);
  const sent = await office.post({ ...typed, expected: form?.hidden["expected"] ?? "" });
  expect(sent.status).toBe(303);
  expect((await office.post(AWAY)).status).toBe(409);
});

test("what is refused stands first, with its fault and what was typed", async () => {
  const office = await start();
  const refused = await office.post({
    ...AWAY,
    form: "extra",
    kind: "extra",
    from: "18:00",
    to: "18:00",
    note: "Room 4",
  });
  expect(refused.status).toBe(400);
  const [first] = refused.view?.groups ?? [];
  expect([first?.heading, first?.rows.map(({ id, isOpen }) => [id, isOpen])]).toEqual(["", [["anu", true]]]);
  const form = first?.rows[0]?.forms.find(({ id }) => id === "anu-extra");
  expect(form?.fields?.map(({ value, error }) => [value, error])).toEqual([
    ["18:00", undefined],
    ["18:00", "The end, 6 pm, is not after the beginning, 6 pm."],
    ["Room 4", undefined],
  ]);
});

test.each([
  ["a doctor who is gone", { doctor: "nobody" }, 400, /not on the list any more/],
  ["a day that is over", { day: "2026-11-25" }, 400, /This date is over/],
  ["a day that is none", { day: "tomorrow" }, 400, /from the calendar/],
])("%s is refused, and nothing is stored", async (_what, typed, status, message) => {
  const office = await start();
  const refused = await office.post({ ...AWAY, ...typed });
  expect([refused.status, refused.view?.message?.text]).toEqual([status, expect.stringMatching(message)]);
  expect(office.sittings.changes("punalur")).toEqual([]);
});

test("while the store is away the page says so and keeps what was typed", async () => {
  const office = await start();
  office.services.sittings.add = () => Promise.reject(new Error("the disk is full"));
  const refused = await office.post({ ...AWAY, form: "extra", kind: "extra", from: "16:00", to: "18:00" });
  expect([refused.status, refused.view?.message?.text]).toEqual([503, expect.stringMatching(/try again in a minute/)]);
  const form = rowOf(refused.view, "anu").forms.find(({ id }) => id === "anu-extra");
  expect(form?.fields?.map(({ value }) => value)).toEqual(["16:00", "18:00", ""]);
});

test("a link of yesterday opens nothing: its button mails today's list, a forged one mails nothing", async () => {
  const office = await start();
  const forged = `${office.link.slice(0, -4)}AAAA`;
  expect(await office.open(forged)).toMatchObject({ status: 410, view: undefined });
  expect((await office.post(AWAY, forged)).to).toBe(`${basePath}/sittings`);
  office.clock.move(24 * 60);
  expect(await office.open()).toMatchObject({ status: 410, view: undefined });
  expect((await office.post({ ...AWAY, day: "2026-11-27" })).to).toBe(`${basePath}/sittings?done=asked`);
  expect(await office.store.claimMail({ leaseMs: 1000 })).toMatchObject({ kind: "sittings", hospitalId: "punalur" });
  expect((await office.post({})).to).toBe(`${basePath}/sittings?done=wait`);
  expect(office.sittings.changes("punalur")).toEqual([]);
});

test("without a link the page opens where the office's list is open", async () => {
  const office = await start();
  const address = `${basePath}/sittings?day=2026-11-30`;
  expect(await office.open(address)).toMatchObject({ status: 200, view: undefined });
  const { value } = await office.services.answers.list.createSession(hospital);
  const opened = await office.open(address, `office_list=${encodeURIComponent(value)}`);
  expect([opened.status, opened.view?.day, opened.view?.confirm]).toEqual([200, "Monday 30 November", undefined]);
  const far = await office.open(`${basePath}/sittings?day=2028-01-01`, `office_list=${encodeURIComponent(value)}`);
  expect([far.status, far.view?.message?.text]).toEqual([400, expect.stringMatching(/more than a year/)]);
});

test("who changed something by the link has the office's list open, which shows whom it concerns; who looked has not", async () => {
  const office = await start();
  expect((await office.open()).cookie).toBeUndefined();
  expect((await office.post({ ...AWAY, doctor: "nobody" })).cookie).toBeUndefined();
  const { cookie = "" } = await office.post(AWAY);
  expect((await office.open(`${basePath}/sittings`, cookie)).view).toBeDefined();
});
