import { expect, test } from "vitest";
import { createAnswers } from "#answers/answers.server.ts";
import { LIST_COOKIE } from "#answers/cookies.ts";
import type { OfficeListView } from "#app/features/answers/office-list-page.tsx";
import type { RequestView } from "#app/features/answers/request-page.tsx";
import { createSubmissions } from "#outbox/create-submissions.server.ts";
import { SAMPLE_COMPLAINT, SAMPLE_MAIL_FROM } from "#outbox/test-support/samples.ts";
import { openTestDesk, settle } from "#tests/support/open-test-desk.ts";
import * as answer from "./answer.tsx";
import * as callMe from "./call-me.tsx";
import * as complaint from "./complaint.tsx";
import * as csv from "./requests-csv.tsx";
import * as request from "./request.tsx";
import * as requests from "./requests.tsx";

/** A complaint at Punalur, on a Thursday at 11 am, with the pages of its office and its sender. */
async function start(changes: object = {}) {
  const desk = await openTestDesk({ resumeMaxBytes: 0 });
  const { services, store, clock, links, hospital } = desk;
  const common = { store, clock, onStored: () => {} };
  Object.assign(services, {
    ...{ audit: () => {}, content: { fetchDoctors: async () => ({ status: "unavailable" }) } },
    leave: { listUnclear: () => [] },
    submissions: createSubmissions({
      ...{ ...common, editions: services.editions, mailFrom: SAMPLE_MAIL_FROM },
      linkRequest: (...named) => services.answers.links.toRequest(...named),
    }),
    answers: createAnswers({ ...common, links, origin: services.origin, retentionDays: 90 }),
  });
  await services.submissions.submit("complaint", { ...SAMPLE_COMPLAINT, ...changes });
  const [record] = await store.list({});
  if (!record) throw new Error("the complaint is not stored");
  const argsOf = (address: string, body?: Record<string, string>) => {
    const { pathname, search } = new URL(address, services.origin);
    const [subject = "", expires = "", signature = ""] = pathname.split("/").slice(-3);
    return desk.argsOf(pathname + search, { params: { subject, expires, signature }, ...(body && { body }) });
  };
  const viewOf = ({ data }: { data: unknown }) => (data as { page: RequestView }).page;
  const { toAnswer, toRequest } = services.answers.links;
  const [office, own] = [await toAnswer(hospital, record), await toRequest(hospital, record)];
  const asOffice = async (query: string, end = "") => {
    const cookie = `${LIST_COOKIE}=${(await services.answers.list.createSession(hospital)).value}`;
    return desk.argsOf(`${hospital.basePath}/requests${end}?${query}`, { cookie });
  };
  return {
    ...{ desk, store, clock, record, asOffice },
    read: async (query = "") => viewOf(await settle(answer.loader(argsOf(office + query)))),
    say: async (body: Record<string, string>) => settle(answer.action(argsOf(office, body))),
    readOwn: async () => viewOf(await settle(request.loader(argsOf(own)))),
    wish: async (body: Record<string, string>) => settle(request.action(argsOf(own, body))),
  };
}

const ANSWER = "We are sorry.\nThe bell is mended.";

test("an office answers a complaint in its own words, which its sender reads, without the name of who wrote them", async () => {
  const { read, say, readOwn, store, record } = await start();
  expect((await readOwn()).status).toEqual([
    "Your complaint is kept here. It has not reached the office yet.",
    "We have not answered yet.",
    expect.stringContaining("The hospital answers by Friday, 4 December 2026 at"),
  ]);
  const { title, groups, words, status } = await read();
  const forms = groups.flatMap((group) => group.forms);
  expect([title, words, forms.map(({ id }) => id)]).toEqual([
    "Complaint",
    SAMPLE_COMPLAINT.message,
    ["seen", "replied", "unreached"],
  ]);
  expect(status[1]).toMatch(/^Answer by 4 Dec/);
  const empty = await say({ state: "replied", expected: "0", by: "Bindu", answer: " " });
  expect([empty.status, JSON.stringify(empty.data)]).toEqual([400, expect.stringContaining("Write the answer.")]);
  expect((await say({ state: "replied", expected: "0", by: "Bindu", answer: ANSWER })).status).toBe(303);
  const own = await readOwn();
  expect(own.status).toEqual(["The hospital has answered your complaint:", ...ANSWER.split("\n")]);
  expect(own.isSettled).toBe(true);
  expect(JSON.stringify(own)).not.toContain("Bindu");
  expect((await store.find(record.reference))?.waitingSince).toBeUndefined();
  expect((await read()).status).toEqual(["Answered. (Bindu)", ...ANSWER.split("\n")]);
});

test("an answer that is taken back before its mail left mails nobody, and the page says so", async () => {
  const { read, say } = await start();
  await say({ state: "replied", expected: "0", answer: ANSWER });
  expect((await read("?done")).message?.text).toContain("The answer goes out by mail in a minute.");
  await say({ state: "reopened", expected: "1" });
  expect((await read("?done")).message?.text).toBe("Taken back. Nobody gets a mail about it.");
});

test("who complained can ask for a call where a number was given, and withdraw until the answer", async () => {
  const idsOf = ({ groups }: RequestView) => groups.flatMap(({ forms }) => forms.map(({ id }) => id));
  const withNumber = await start();
  expect(idsOf(await withNumber.readOwn())).toEqual(["call-me", "cancel"]);
  await withNumber.say({ state: "replied", expected: "0", answer: ANSWER });
  expect(idsOf(await withNumber.readOwn())).toEqual(["call-me"]);
  const byMail = await start({ contactNumber: "" });
  expect([idsOf(await byMail.readOwn()), (await byMail.read()).who?.call]).toEqual([["cancel"], undefined]);
  expect((await byMail.wish({ state: "cancelled", expected: "0" })).status).toBe(303);
  expect((await byMail.readOwn()).status[0]).toBe("You withdrew this complaint.");
  const { data } = await settle(requests.loader(await byMail.asOffice("")));
  expect((data as { page: OfficeListView }).page.rows[0]?.state).toBe("The complaint was withdrawn. Kept");
});

test("the register names each complaint of a month, also of one that is long over", async () => {
  const { say, clock, asOffice, record } = await start();
  clock.move(4 * 24 * 60);
  await say({ state: "replied", expected: "0", answer: ANSWER });
  clock.move(40 * 24 * 60);
  const page = (await settle(requests.loader(await asOffice("kind=complaint")))).data as { page: OfficeListView };
  expect(page.page.downloads.map(({ label }) => label)).toEqual([
    "Download as CSV",
    "Register of January 2027",
    "Register of December 2026",
  ]);
  const register = await csv.loader(await asOffice("kind=complaint&month=2026-11", "/csv"));
  expect(register.headers.get("content-disposition")).toContain("complaints-punalur-2026-11.csv");
  expect((await register.text()).trim().split("\r\n")).toEqual([
    '"number","received","subject","due","answered","days","hospital"',
    `"${record.reference}","2026-11-26 11:00 IST","Cardiology: Nobody came when I rang. I rang three times.","2026-12-04 18:00 IST","2026-11-30 11:00 IST",3,"Punalur"`,
  ]);
});

test("a complaint may be about Emergency, where nobody waits for a call", async () => {
  const { desk } = await start();
  const at = (path: string) => desk.argsOf(`${desk.hospital.basePath}/${path}`);
  const names = (options: { value: string }[]) => options.map(({ value }) => value);
  expect(names(complaint.loader(at("complaint")).page.departments)).toContain("Emergency Medicine");
  expect(names(callMe.loader(at("call_me")).page.fields.department.options)).not.toContain("Emergency Medicine");
});

test("a complaint posted without JavaScript gets its number and its day; what was refused is typed in again", async () => {
  const { desk, store } = await start();
  const address = `${desk.hospital.basePath}/complaint`;
  const sent = await settle(
    complaint.action(desk.argsOf(address, { body: { message: "The bill was wrong.", email: "b@example.org" } })),
  );
  expect([sent.status, sent.to]).toEqual([
    303,
    expect.stringMatching(/\/sent\/complaint\?reference=G-.*&page=.*&by=\d+$/),
  ]);
  expect(await store.list({ kind: "complaint" })).toHaveLength(2);
  const refused = await settle(complaint.action(desk.argsOf(address, { body: { message: "The bill was wrong." } })));
  expect(refused).toMatchObject({
    status: 400,
    data: { values: { message: "The bill was wrong." }, rejection: { field: "contactNumber" } },
  });
});
