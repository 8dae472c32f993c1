import { expect, test } from "vitest";
import type { PageServices } from "#app/context.ts";
import { createAnswers } from "#answers/answers.server.ts";
import type { RequestView } from "#app/features/answers/request-page.tsx";
import { createSubmissions } from "#outbox/create-submissions.server.ts";
import { SAMPLE_CALL, SAMPLE_MAIL_FROM } from "#outbox/test-support/samples.ts";
import { loadCatalogue } from "#site/texts/catalogue.ts";
import { editionIn } from "#site/texts/editions.server.ts";
import { openTestDesk, settle } from "#tests/support/open-test-desk.ts";
import * as answer from "./answer.tsx";
import * as callMe from "./call-me.tsx";
import * as request from "./request.tsx";

const inIndia = (text: string) => new Date(`${text}:00+05:30`);

/** A call of Punalur, on a Thursday at 11 am, with the pages of its office and its caller. */
async function start(language = "en") {
  const desk = await openTestDesk();
  const { services, store, clock, links, hospital } = desk;
  const editions = [
    { site: services.site, texts: services.texts },
    { site: { ...services.site, language: "ml" }, texts: await loadCatalogue("ml") },
  ] as unknown as PageServices["editions"];
  const common = { store, clock, onStored: () => {} };
  Object.assign(services, {
    ...{ editions, audit: () => {}, content: { fetchDoctors: async () => ({ status: "unavailable" }) } },
    submissions: createSubmissions({ ...common, editions, mailFrom: SAMPLE_MAIL_FROM }),
    answers: createAnswers({ ...common, links, origin: services.origin, retentionDays: 90 }),
  });
  await services.submissions.submit("call", SAMPLE_CALL, { edition: editionIn(editions, language) });
  const [record] = await store.list({});
  if (!record) throw new Error("the call is not stored");
  const { toAnswer, toRequest } = services.answers.links;
  const argsOf = (address: string, body?: Record<string, string>) => {
    const { pathname } = new URL(address, services.origin);
    const [subject, expires, signature] = pathname.split("/").slice(-3);
    return desk.argsOf(pathname, {
      params: { subject, expires, signature } as Record<string, string>,
      ...(body && { body }),
    });
  };
  const viewOf = ({ data }: { data: unknown }) => (data as { page: RequestView }).page;
  const [office, own] = [await toAnswer(hospital, record), await toRequest(hospital, record)];
  return {
    ...{ store, clock, services, record },
    read: async () => viewOf(await settle(answer.loader(argsOf(office)))),
    say: async (body: Record<string, string>) => settle(answer.action(argsOf(office, body))),
    readOwn: async () => viewOf(await settle(request.loader(argsOf(own)))),
    find: async () => (await store.find(record.reference))!,
  };
}

test("an office says of a call what became of it, and by when to call again with one button", async () => {
  const { read, say, find, readOwn } = await start();
  const { groups, who } = await read();
  const forms = groups.flatMap(({ forms: all }) => all);
  expect(forms.map(({ id }) => id)).toEqual(["seen", "replied", "agreed", "unreached", "again", "withdrawn"]);
  expect(who?.call?.to).toBe("tel:+919847012345");
  const [again] = forms.find(({ id }) => id === "again")?.quick ?? [];
  expect(again?.choices?.map(({ label }) => label)).toEqual(["15 minutes", "1 hour", "today", "Friday morning"]);
  const answered = await say({ ...again?.hidden, callBy: "tomorrow" });
  expect(answered.status).toBe(303);
  expect(await find()).toMatchObject({ answer: "again", callBy: inIndia("2026-11-27T11:00") });
  expect((await readOwn()).status[0]).toBe("The office calls you again by Friday, 27 November 2026, 11:00 am.");
});

test("by when to call again can be typed, at night too, and a day that is over is refused", async () => {
  const { say, find } = await start();
  const again = { state: "again", expected: "0", by: "" };
  expect((await say({ ...again, day: "2026-11-25", time: "10 am" })).status).toBe(400);
  expect((await say({ ...again, day: "2026-11-30", time: "8 pm" })).status).toBe(303);
  expect((await find()).callBy).toEqual(inIndia("2026-11-30T20:00"));
});

test("a caller whom the office reached is on no list, and reads so", async () => {
  const { say, find, read, readOwn } = await start();
  await say({ state: "replied", expected: "0", by: "Bindu" });
  expect((await find()).waitingSince).toBeUndefined();
  expect((await read()).isSettled).toBe(true);
  const own = await readOwn();
  expect([own.title, own.status]).toEqual(["Your call", ["The office has spoken to you."]]);
  expect(JSON.stringify(own)).not.toContain("Bindu");
});

test("the message to a caller leads to the caller's page in the language of the request", async () => {
  const { read } = await start("ml");
  const [whatsApp] = (await read()).links?.links ?? [];
  const message = new URL(whatsApp?.to ?? "").searchParams.get("text") ?? "";
  expect(message).toMatch(/^[^:]+: നിങ്ങളെ വിളിക്കാൻ രേഖപ്പെടുത്തി/);
  expect(message).toContain("/request/T-");
});

test("the page for people without e-mail takes a number by a plain post, and keeps what was refused", async () => {
  const { services, store } = await start();
  const desk = { ...services, resumeMaxBytes: 0 };
  const { hospital, argsOf } = await openTestDesk(desk as never);
  const address = `${hospital.basePath}/call_me`;
  const sent = await settle(
    callMe.action(argsOf(address, { body: { contactNumber: "98950 12345", bestTime: "evening" } })),
  );
  expect([sent.status, sent.to]).toEqual([303, expect.stringMatching(/\/sent\/call\?reference=T-[\w-]+&by=\d+$/)]);
  const stored = (await store.list({})).map((record) => record.request);
  expect(stored).toContainEqual(expect.objectContaining({ contactNumber: 9_895_012_345, bestTime: "evening" }));
  const refused = await settle(callMe.action(argsOf(address, { body: { contactNumber: "98950", name: "Anu" } })));
  expect(refused).toMatchObject({
    status: 400,
    data: { values: { name: "Anu" }, rejection: { field: "contactNumber", message: "Enter valid contact number" } },
  });
});
