import { expect, onTestFinished, test, vi } from "vitest";
import PostalMime from "postal-mime";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Hospital } from "#site/hospitals/site.ts";
import type { Step } from "#answers/answer.ts";
import { createAnswerLinks } from "#answers/answer-links.server.ts";
import { createMailTransport } from "./mail/create-transport.server.ts";
import { mailAddress } from "./mail/mail-transport.ts";
import { startLetters } from "./start-letters.server.ts";
import type { NewSubmission } from "#forms/stored-submission.ts";
import { createRecordingLog, SettableClock } from "./test-support/clock-and-log.ts";
import { sqlitePlace } from "./test-support/describe-stores.ts";
import { SAMPLE_MAIL_FROM, SAMPLE_SITE, SAMPLE_TEXTS, sampleSubmission } from "./test-support/samples.ts";
import { temporaryFolder } from "./test-support/temporary-folder.ts";

const ORIGIN = "https://www.example.org";
const SITE = {
  ...SAMPLE_SITE,
  hospitals: SAMPLE_SITE.hospitals.map((hospital): Hospital => ({
    ...hospital,
    basePath: `/${hospital.id}`,
    contact: { ...hospital.contact, secondReceivingAddress: `${hospital.id}-second@example.org` },
  })),
};

/** Letters as the site sends them, written as files; every round is quick. 10:00 UTC is 15:30 in India, a Friday. */
async function start(clock = new SettableClock()) {
  const store = await sqlitePlace(temporaryFolder()).open(clock);
  const mailDir = temporaryFolder();
  const transport = createMailTransport({ mailDir, from: SAMPLE_MAIL_FROM });
  const log = createRecordingLog();
  const letters = startLetters({
    ...{ store, site: SITE, texts: SAMPLE_TEXTS, transport, clock, log, origin: ORIGIN },
    ...{ mailFrom: SAMPLE_MAIL_FROM, links: createAnswerLinks(store), firstAfterMs: 5, everyMs: 5 },
  });
  onTestFinished(async () => {
    await letters.stop();
    await store.close();
  });
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
    }, 5000);
  const add = async (id: string) => {
    const added = await store.add(sampleSubmission(id), { withinMs: 0 });
    return added.status === "conflict" ? "" : added.reference;
  };
  const answer = (reference: string, step: Step) =>
    store.addStep({ reference, hospitalId: "punalur", step, letter: "answer" });
  return { store, clock, log, readMails, findMail, add, answer };
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
  expect(`${mail.text}${mail.html}${mail.subject}`).not.toMatch(/pills|\/answer\//);
  expect(mail.headers.find(({ key }) => key === "auto-submitted")?.value).toBe("auto-generated");
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
  expect(mail.text).not.toContain("Latha");
  const calendar = Buffer.from(mail.attachments[0]?.content as ArrayBuffer).toString();
  expect(mail.attachments[0]?.mimeType).toBe("text/calendar");
  expect(calendar).toContain("DTSTART;TZID=Asia/Kolkata:20261124T103000\n");
  expect(calendar).toContain("STATUS:CONFIRMED");
});

test("a time that is taken back is taken out of the calendar", async () => {
  const { add, answer, findMail } = await start();
  const reference = await add("a");
  await answer(reference, { state: "agreed", day: "2026-11-24", time: "10:30" });
  await answer(reference, { state: "reopened" });
  const mail = await findMail(/-answer-2/);
  const calendar = Buffer.from(mail.attachments[0]?.content as ArrayBuffer).toString();
  expect(calendar).toContain("METHOD:CANCEL");
  expect(calendar).toContain("SEQUENCE:2");
});

test("what a patient asks for reaches the office in the thread of the request", async () => {
  const { store, add, findMail } = await start();
  const reference = await add("a");
  const job = await store.claim({ leaseMs: 1000 });
  if (job) await store.settle(job, { status: "sent" });
  const step = { state: "other-time", note: "Thursday after 4" } as const;
  await store.addStep({ reference, hospitalId: "punalur", step, letter: "wish" });
  const mail = await findMail(/-wish-1/);
  expect(mail.to).toMatchObject([{ address: "punalur@example.org" }]);
  expect(mail.text).toContain("Thursday after 4");
  expect(mail.text).toContain(`${ORIGIN}/punalur/answer/${reference}/`);
  expect(mail.inReplyTo).toBe("<a@example.org>");
});

test("an unanswered request is in a reminder after two working hours, and told to the second address after a day", async () => {
  const { clock, add, findMail, readMails } = await start();
  const reference = await add("a");
  await findMail(/-receipt/);
  // 15:30 on Friday and 17:00, when the office closes.
  clock.move(90);
  await findMail(/day-2026-11-20/);
  expect((await readMails()).map(({ name }) => name).join()).not.toContain("reminder");
  // Saturday, 9:30.
  clock.move(16.5 * 60);
  const reminder = await findMail(/reminder-/);
  expect(reminder.to).toMatchObject([{ address: "punalur@example.org" }]);
  expect(reminder.text).toContain(reference);
  expect(reminder.subject).toContain("1 request waits for an answer");
  // Saturday, 15:30: a working day of eight hours.
  clock.move(6 * 60);
  const second = await findMail(/second-/);
  expect(second.to).toMatchObject([{ address: "punalur-second@example.org" }]);
  expect(second.text).toContain(reference);
  const names = (await readMails()).map(({ name }) => name);
  expect(names.filter((name) => name.includes("reminder-"))).toHaveLength(1);
});

test("an answered request is in no reminder, and the day's mail has the median of the rows", async () => {
  const { clock, add, answer, findMail, readMails } = await start();
  const [first, second] = [await add("a"), await add("b")];
  clock.move(10);
  await answer(first, { state: "withdrawn" });
  clock.move(20);
  await answer(second, { state: "refused", reason: "No such department" });
  clock.move(60);
  const mail = await findMail(/day-2026-11-20/);
  expect(mail.text).toMatch(/Median time to the first answer:\s*20 min/);
  expect(mail.text).toContain("2 answered today, 0 open");
  clock.move(24 * 60);
  expect((await readMails()).map(({ name }) => name).join()).not.toContain("reminder");
});

test("no header of a patient's mails tells the id of another mail", async () => {
  const { store, add, answer, findMail } = await start();
  const reference = await add("a");
  const receipt = await findMail(/-receipt/);
  await answer(reference, { state: "unreached" });
  const second = await findMail(/-answer-1/);
  const request = await store.readRequest({ reference });
  const own = request?.letters.find(({ kind }) => kind === "receipt")?.mailId ?? "?";
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
  await store.addStep({ reference, hospitalId: "punalur", step: { state: "cancelled" }, letter: "wish" });
  const mail = await findMail(/-answer-2/);
  expect(mail.to).toMatchObject([{ address: "anu@example.org" }]);
  expect(mail.subject).toContain("Your request is cancelled");
  expect(mail.text).toContain("If that was not you");
  expect(Buffer.from(mail.attachments[0]?.content as ArrayBuffer).toString()).toContain("METHOD:CANCEL");
});

test.each(["Punalur@example.org", "website@example.org", "anu%example.com@example.org"])(
  "a request in the name of %s brings no receipt",
  async (patientEmail) => {
    const { store, readMails, log } = await start();
    const { request, ...sample } = sampleSubmission("a");
    await store.add({ ...sample, request: { ...request, patientEmail } } as NewSubmission, { withinMs: 0 });
    await vi.waitFor(() => expect(log.lines.join()).toContain("was not needed any more"));
    expect(await readMails()).toEqual([]);
  },
);
