import { expect, test, vi } from "vitest";
import PostalMime from "postal-mime";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Hospital } from "#site/hospitals/site.ts";
import type { Step } from "#forms/answer.ts";
import type { NewSubmission } from "#forms/stored-submission.ts";
import { mailAddress } from "./mail/mail-transport.ts";
import { SettableClock } from "./test-support/clock-and-log.ts";
import { sqlitePlace } from "./test-support/describe-stores.ts";
import { openOutbox, ORIGIN } from "./test-support/open-outbox.ts";
import {
  SAMPLE_APPLICATION,
  SAMPLE_COMPLAINT,
  SAMPLE_CONTACT,
  SAMPLE_MAIL_FROM,
  SAMPLE_RESUME,
  SAMPLE_SITE,
  sampleSubmission,
} from "./test-support/samples.ts";
import { temporaryFolder } from "./test-support/temporary-folder.ts";

const SITE = {
  ...SAMPLE_SITE,
  hospitals: SAMPLE_SITE.hospitals.map((hospital): Hospital => ({
    ...hospital,
    contact: { ...hospital.contact, secondReceivingAddress: `${hospital.id}-second@example.org` },
  })),
};

/** Mails as the site sends them, written as files; every round is quick. 10:00 UTC is 15:30 in India, a Friday. */
async function start(clock = new SettableClock()) {
  const outbox = await openOutbox(sqlitePlace(temporaryFolder()), { clock, site: SITE, lookMs: 5, chases: true });
  const { store, mailDir } = outbox;
  const readMails = async () => {
    const names = (await readdir(mailDir)).filter((name) => name.endsWith(".eml")).toSorted();
    return Promise.all(
      names.map(async (name) => ({ name, mail: await PostalMime.parse(await readFile(join(mailDir, name))) })),
    );
  };
  const findMail = (pattern: RegExp) =>
    vi.waitFor(async () => {
      const found = (await readMails()).find(({ name }) => pattern.test(name));
      if (!found) throw new Error(`no mail ${pattern}`);
      return found.mail;
    });
  const add = async (id: string) => {
    const added = await store.add(sampleSubmission(id), { withinMs: 0 });
    return added.status === "conflict" ? "" : added.reference;
  };
  const answer = (reference: string, step: Step) => store.addStep({ reference, hospitalId: "punalur", step });
  return { ...outbox, readMails, findMail, add, answer };
}

test("the patient gets a receipt with the page's address, and nothing that was typed but which request it is", async () => {
  const { add, findMail } = await start();
  const reference = await add("Cheap pills at spam.example");
  const mail = await findMail(/-receipt/);
  expect(mail.to).toMatchObject([{ address: "anu@example.org" }]);
  expect(mail.from).toEqual({ name: "Venmala Hospital, Punalur", address: mailAddress(SAMPLE_MAIL_FROM) });
  expect(mail.replyTo).toMatchObject([{ address: "punalur@example.org" }]);
  expect(mail.text).toContain(`${ORIGIN}/punalur/request/${reference}/`);
  expect(mail.text).toContain("by Saturday, 21 November 2026 at 3:30 pm IST");
  expect(mail.text).toContain("Preferred date:");
  expect(`${mail.text}${mail.html}${mail.subject}`).not.toMatch(/pills|\/answer\//);
  expect(mail.headers.find(({ key }) => key === "auto-submitted")?.value).toBe("auto-generated");
});

test("the patient reads which doctor was asked for, if it is one of ours, until a visit is agreed", async () => {
  const { store, add, answer, findMail } = await start();
  const { request, ...sample } = sampleSubmission("x");
  const other = { ...sample, request: { ...request, doctor: "Buy pills" } } as NewSubmission;
  const added = (await store.add(other, { withinMs: 0 })) as { reference: string };
  expect((await findMail(new RegExp(`${added.reference}-receipt`))).text).not.toMatch(/pills|Doctor:/);
  const reference = await add("y");
  const receipt = await findMail(new RegExp(`${reference}-receipt`));
  expect(receipt.text).toMatch(/Doctor: +Dr\. Sample/);
  expect(receipt.html).toContain('<a href="tel:108"');
  await answer(reference, { state: "agreed", day: "2026-11-24", time: "10:30" });
  expect((await findMail(new RegExp(`${reference}-answer-1`))).text).not.toContain("Doctor:");
});

test("who asked the emergency department is mailed whom to call, and no promise; the others the numbers too", async () => {
  const { store, add, findMail } = await start();
  await add("a");
  expect((await findMail(/-receipt/)).text).toMatch(/by Saturday.*Ambulance:? +108/s);
  const sample = sampleSubmission("b");
  const request = { ...sample.request, department: "Emergency Medicine" };
  const added = await store.add({ ...sample, request } as typeof sample, { withinMs: 0 });
  const { reference } = added as { reference: string };
  const { text = "" } = await findMail(new RegExp(`${reference}-receipt`));
  expect(text).toMatch(/Do not wait for an answer\. Come to casualty at once.*Ambulance:? +108.*112/s);
  expect(text).not.toContain("should answer");
});

test("a time agreed reaches the patient with a calendar file in Indian time", async () => {
  const { add, answer, findMail } = await start();
  const reference = await add("a");
  await answer(reference, {
    state: "agreed",
    day: "2026-11-24",
    time: "10:30",
    note: "Bring your reports",
    by: "Latha",
  });
  const mail = await findMail(/-answer-1/);
  expect(mail.text).toContain("Tuesday, 24 November 2026, 10:30 am");
  expect(mail.text).toContain("Bring your reports");
  expect(mail.text).not.toMatch(/Latha|Preferred date/);
  const calendar = Buffer.from(mail.attachments[0]?.content as ArrayBuffer).toString();
  expect(mail.attachments[0]?.mimeType).toBe("text/calendar");
  expect(calendar).toContain("DTSTART;TZID=Asia/Kolkata:20261124T103000\n");
  expect(calendar).toContain("STATUS:CONFIRMED");
});

test("a time that is taken back is taken out of the calendar", async () => {
  const { add, answer, findMail } = await start();
  const reference = await add("a");
  await answer(reference, { state: "agreed", day: "2026-11-24", time: "10:30" });
  await findMail(/-answer-1/);
  await answer(reference, { state: "reopened" });
  const mail = await findMail(/-answer-2/);
  const calendar = Buffer.from(mail.attachments[0]?.content as ArrayBuffer).toString();
  expect(calendar).toContain("METHOD:CANCEL");
  expect(calendar).toContain("SEQUENCE:2");
});

test("what a patient asks for reaches the office in the thread of the request, with what was agreed", async () => {
  const { store, add, findMail, answer } = await start();
  const reference = await add("a");
  await findMail(/-receipt/);
  await answer(reference, { state: "agreed", day: "2026-11-24", time: "10:30" });
  const step = { state: "other-time", note: "Thursday after 4" } as const;
  await store.addStep({ reference, hospitalId: "punalur", step });
  const mail = await findMail(/-wish-2/);
  expect(mail.text).toMatch(/Agreed before: +Tuesday, 24 November 2026, 10:30 am/);
  expect(mail.to).toMatchObject([{ address: "punalur@example.org" }]);
  expect(mail.text).toContain("Thursday after 4");
  expect(mail.text).toContain(`${ORIGIN}/punalur/answer/${reference}/`);
  expect(mail.inReplyTo).toBe("<a@example.org>");
});

test("an unanswered request is named after two hours, each morning, and to the second address once it is late", async () => {
  const { clock, add, findMail, readMails } = await start();
  const reference = await add("a");
  await findMail(/-receipt/);
  const named = async (kind: string) => {
    const found = (await readMails()).filter(({ name, mail }) => name.includes(kind) && mail.text?.includes(reference));
    return found.map(({ mail }) => mail);
  };
  const namedBecomes = (kind: string, count: number) =>
    vi.waitFor(async () => expect(await named(kind)).toHaveLength(count));
  // Friday 17:30: the office is closed since 17:00.
  clock.move(120);
  // Saturday, 9:30: it opened half an hour ago, and the second working hour is over.
  clock.move(16 * 60);
  await namedBecomes("MORNING", 1);
  // The reminder that fell due meanwhile would name the same.
  expect(await named("REMINDER")).toEqual([]);
  const [morning] = await named("MORNING");
  expect(morning?.to).toMatchObject([{ address: "punalur@example.org" }]);
  expect(morning?.subject).toContain("1 request waits for an answer");
  expect(morning?.text).toContain(`${ORIGIN}/punalur/answer/${reference}/`);
  expect(morning?.text).toMatch(/Answer by: +Saturday, 21 November 2026 at 3:30 pm IST/);
  // Saturday, 15:31: a working day of eight hours is over.
  clock.move(6 * 60 + 1);
  await namedBecomes("LATE", 1);
  const [late] = await named("LATE");
  expect(late?.to).toMatchObject([{ address: "punalur-second@example.org" }]);
  expect(late?.text).toContain("Late: Appointment request");
  // Sunday is no working day; on Monday morning both hear of it again.
  clock.move(41.5 * 60);
  await namedBecomes("MORNING", 2);
  await namedBecomes("LATE", 2);
  expect((await named("MORNING"))[1]?.subject).toContain("1 request waits for an answer, 1 late");
});

test("a morning's list says where a resume is, asks for the answer of each kind, and leaves out what was not given", async () => {
  const { clock, findMail, submissions, store } = await start();
  await submissions.submit("job", SAMPLE_APPLICATION, { file: SAMPLE_RESUME });
  await submissions.submit("complaint", { ...SAMPLE_COMPLAINT, department: "" });
  await vi.waitFor(async () => expect(await store.list({ statuses: ["sent"] })).toHaveLength(2));
  clock.move(18 * 60);
  const { text = "" } = await findMail(/MORNING/);
  expect(text).toMatch(/Resume: +Anu\.pdf \(attached to the first mail about it\)/);
  expect(text).toContain("Answer this complaint:\n");
  expect(text).not.toContain("not given");
  expect((await findMail(/^\S+-J-\w{4}-\w{4}\.eml/)).text).toContain("Anu.pdf (attached)");
});

test("what came in the morning is in a reminder after two working hours, once", async () => {
  // Friday, 10:00 in India.
  const { clock, add, findMail, readMails, look } = await start(new SettableClock("2026-11-20T04:30:00Z"));
  const reference = await add("a");
  await findMail(/-receipt/);
  clock.move(121);
  expect((await findMail(/REMINDER/)).text).toContain(reference);
  clock.move(90);
  await look();
  expect((await readMails()).filter(({ name }) => name.includes("REMINDER"))).toHaveLength(1);
});

test("an answered request is in no mail of the next morning, which says how many were answered", async () => {
  const { clock, add, answer, findMail } = await start();
  const reference = await add("a");
  await answer(reference, { state: "withdrawn" });
  clock.move(18 * 60);
  const mail = await findMail(/MORNING/);
  expect(mail.subject).toContain("Nothing waits for an answer");
  expect(mail.text).toMatch(/Answered yesterday: +1/);
  expect(mail.text).not.toContain(reference);
});

test("a cancellation is named each morning until somebody of the office has seen it", async () => {
  const { clock, store, add, answer, findMail, look, readMails } = await start();
  const reference = await add("a");
  await findMail(/-receipt/);
  await answer(reference, { state: "agreed", day: "2026-11-24", time: "10:30" });
  await answer(reference, { state: "cancelled" });
  clock.move(18 * 60);
  const mail = await findMail(/MORNING/);
  expect(mail.text).toContain("The patient cancelled.");
  await answer(reference, { state: "seen" });
  expect(await store.listWaiting("punalur")).toEqual([]);
  // Monday morning.
  clock.move(48 * 60);
  await look();
  expect(
    (await readMails()).filter(({ name, mail: { text } }) => name.includes("MORNING") && text?.includes(reference)),
  ).toHaveLength(1);
});

test("offers from which nobody chose for a working day are open again", async () => {
  const { clock, store, add, answer, findMail } = await start();
  const reference = await add("a");
  await answer(reference, { state: "offered", times: [{ day: "2026-11-24", time: "10:30" }] });
  expect(await store.listWaiting("punalur")).toEqual([]);
  // Monday, 10:00.
  clock.move((2 * 24 + 18.5) * 60);
  expect((await findMail(/MORNING/)).text).toBeDefined();
  await vi.waitFor(async () => expect(await store.listWaiting("punalur")).toHaveLength(1));
  expect((await store.readRequest({ reference }))?.record.waitingSince).toBeDefined();
});

test("a message and a job application get receipts and are on the list, with links to answer", async () => {
  const { submissions, store, findMail, readMails } = await start();
  const outcome = await submissions.submit("contact", SAMPLE_CONTACT);
  const reference = outcome.status === "accepted" ? outcome.receipt.reference : "";
  const receipt = await findMail(new RegExp(`${reference}-receipt`));
  expect(receipt.subject).toContain("Your message · We have received your message");
  expect(receipt.text).toMatch(/State: +Sent to the office/);
  expect(receipt.text).not.toContain("/request/");
  const office = (await readMails()).find(({ name }) => name.endsWith(`${reference}.eml`));
  expect(office?.mail.text).toContain(`${ORIGIN}/punalur/answer/${reference}/`);
  expect(await store.listWaiting("punalur")).toHaveLength(1);
});

test("no header of a patient's mails tells the id of another mail", async () => {
  const { store, add, answer, findMail } = await start();
  const reference = await add("a");
  const receipt = await findMail(/-receipt/);
  await answer(reference, { state: "unreached" });
  const second = await findMail(/-answer-1/);
  const request = await store.readRequest({ reference });
  const own = request?.mails.find(({ kind }) => kind === "receipt")?.id ?? "?";
  expect(second.inReplyTo).toBe(receipt.messageId);
  for (const mail of [receipt, second]) {
    const ids = JSON.stringify(mail.headers).match(/<[^<>@]+@example\.org>/g) ?? [];
    expect(ids.length).toBeGreaterThan(0);
    for (const id of ids.filter((found) => !found.includes(own) && found !== second.messageId))
      expect(id).toMatch(/^<(?:website|anu|punalur)@/);
  }
});

test("logs hold nothing that was typed", async () => {
  const { add, answer, findMail, log } = await start();
  await answer(await add("a"), { state: "refused", reason: "Secret reason" });
  await findMail(/-answer-1/);
  expect(log.lines.join("\n")).not.toMatch(/Secret|anu@|9847/);
});

test("a cancellation is confirmed to the patient, who is told to call if it was somebody else", async () => {
  const { store, add, answer, findMail } = await start();
  const reference = await add("a");
  await answer(reference, { state: "agreed", day: "2026-11-24", time: "10:30" });
  await findMail(/-answer-1/);
  await store.addStep({ reference, hospitalId: "punalur", step: { state: "cancelled" } });
  const mail = await findMail(/-answer-2/);
  expect(mail.to).toMatchObject([{ address: "anu@example.org" }]);
  expect(mail.subject).toContain("Your request is cancelled");
  expect(mail.text).toContain("If that was not you");
  expect(mail.text).toMatch(/State: +We have told the office\.\n/);
  expect(Buffer.from(mail.attachments[0]?.content as ArrayBuffer).toString()).toContain("METHOD:CANCEL");
});

test.each(["Punalur@example.org", "website@example.org", "anu%example.com@example.org"])(
  "a request in the name of %s brings no receipt",
  async (patientEmail) => {
    const { store, readMails, log } = await start();
    const { request, ...sample } = sampleSubmission("a");
    await store.add({ ...sample, request: { ...request, patientEmail } } as NewSubmission, { withinMs: 0 });
    await vi.waitFor(() => expect(log.lines.join()).toContain("was not needed any more"));
    expect((await readMails()).map(({ name }) => name).join()).not.toContain("receipt");
  },
);
