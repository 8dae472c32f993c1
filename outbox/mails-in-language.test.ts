import { expect, test } from "vitest";
import type { Step } from "#forms/answer.ts";
import { SettableClock } from "./test-support/clock-and-log.ts";
import { describeStores, sqlitePlace, type StorePlace } from "./test-support/describe-stores.ts";
import { openOutbox, type OutboxOptions } from "./test-support/open-outbox.ts";
import { OTHER_EDITION, unmarked } from "./test-support/other-edition.ts";
import { editionIn } from "#site/texts/editions.server.ts";
import {
  SAMPLE_APPLICATION,
  SAMPLE_APPOINTMENT,
  SAMPLE_CONTACT,
  SAMPLE_RESUME,
  SAMPLE_SITE,
} from "./test-support/samples.ts";
import { temporaryFolder } from "./test-support/temporary-folder.ts";

/** A site in two languages whose mails go nowhere; 10:00 UTC is 15:30 in India, a Friday. */
async function open(options: OutboxOptions = {}, place: StorePlace = sqlitePlace(temporaryFolder())) {
  const outbox = await openOutbox(place, { others: [OTHER_EDITION], deliver: async () => undefined, ...options });
  const { store, submissions, sent, look, editions } = outbox;
  const submit = async (language: string | undefined, patientName = "Anu") => {
    const typed = { ...SAMPLE_APPOINTMENT, patientName };
    const outcome = await submissions.submit("appointment", typed, { edition: editionIn(editions, language) });
    await look();
    return outcome.status === "accepted" ? (outcome.receipt.reference ?? "") : "";
  };
  const answer = async (reference: string, step: Step) => {
    await store.addStep({ reference, hospitalId: "punalur", step });
    await look();
  };
  const find = (end: string) => {
    const mail = sent.find(({ reference }) => reference?.endsWith(end));
    if (!mail) throw new Error(`no mail ${end}`);
    return mail;
  };
  return { ...outbox, submit, answer, find };
}

describeStores("a request keeps the language in which it was sent", (place) => {
  test.each([
    ["ml", "ml"],
    ["en", "en"],
    ["fr", "en"],
    [undefined, "en"],
  ])("%s is stored as %s", async (language, stored) => {
    const { submit, store } = await open({}, await place());
    expect(await store.find(await submit(language))).toMatchObject({ language: stored });
  });
});

const VISIT = { day: "2026-11-24", time: "10:30" };
const ABSENCE = { state: "away", change: "c", doctor: "Dr. Sample", missed: { ...VISIT, was: "agreed" } } as const;

const STEPS: Record<string, Step[]> = {
  agreed: [{ state: "agreed", ...VISIT, doctor: "Dr. Sample" }],
  changed: [
    { state: "agreed", ...VISIT },
    { state: "agreed", day: "2026-11-25", time: "11:00" },
  ],
  offered: [{ state: "offered", times: [VISIT, { ...VISIT, time: "11:00" }] }],
  refused: [{ state: "refused", reason: "Dr. Sample" }],
  unreached: [{ state: "unreached" }],
  withdrawn: [{ state: "agreed", ...VISIT }, { state: "withdrawn" }],
  away: [
    { state: "agreed", ...VISIT, doctor: "Dr. Sample" },
    { ...ABSENCE, times: [{ ...VISIT, time: "11:00" }] },
  ],
  back: [
    { state: "agreed", ...VISIT, doctor: "Dr. Sample" },
    { ...ABSENCE, times: [] },
    { state: "back", change: "c", doctor: "Dr. Sample" },
  ],
};

test.each(Object.keys(STEPS))("the mail that a visit is %s has no word of another language", async (name) => {
  const { submit, answer, sent } = await open();
  const reference = await submit("ml");
  for (const step of STEPS[name] ?? []) await answer(reference, step);
  const toPatient = sent.filter(({ to }) => to === "anu@example.org");
  expect(toPatient).toHaveLength(1 + (STEPS[name]?.length ?? 0));
  for (const { subject, text = "", html = "" } of toPatient) {
    expect(html).toContain('<html lang="ml-IN">');
    expect(text).toMatch(/https:\/\/www\.example\.org\/ml\/punalur\/request\//);
    expect(otherWords(`${subject} ${text}`, reference)).toEqual([]);
  }
});

function otherWords(mail: string, reference: string): string[] {
  const words = unmarked(mail.replaceAll(/https?:\S+/g, "")).match(/[A-Za-z]{2,}/g) ?? [];
  return words.filter((word) => !["Venmala", "Hospital", "Dr", "Sample"].includes(word) && !reference.includes(word));
}

test("the calendar of a visit leads to the page in the language of the request", async () => {
  const { submit, answer, find } = await open();
  await answer(await submit("ml"), { state: "agreed", ...VISIT });
  const calendar = String(find("-answer-1").attachments?.[0]?.bytes).replaceAll("\r\n ", "");
  expect(calendar).toContain("URL:https://www.example.org/ml/punalur/request/");
  expect(calendar).toContain("SUMMARY:Venmala Hospital\\, ‹Punalur›");
});

test("the mail of the day before is in it too", async () => {
  const clock = new SettableClock();
  const { submit, answer, look, find } = await open({ clock });
  const reference = await submit("ml");
  await answer(reference, { state: "agreed", ...VISIT });
  clock.move(3 * 24 * 60 + 180);
  await look();
  const { subject, text = "", html } = find("-visit-1");
  expect(html).toContain('<html lang="ml-IN">');
  expect(otherWords(`${subject} ${text}`, reference)).toEqual([]);
});

test("what is sent in the site's own language is answered as ever", async () => {
  const { submit, find } = await open();
  const reference = await submit("en");
  const { html, text } = find("-receipt");
  expect(html).toContain('<html lang="en-IN">');
  expect(text).toContain(`https://www.example.org/punalur/request/${reference}/`);
  expect(`${html}${text}`).not.toContain("‹");
});

test("the office reads its own language, and in which the patient wrote where that is another", async () => {
  const { submit, sent } = await open();
  const reference = await submit("ml");
  const [mail] = sent.filter(({ to }) => to === "punalur@example.org");
  expect(mail?.html).toContain('<html lang="en-IN">');
  expect(mail?.text).toMatch(/Language: +Malayalam/);
  expect(mail?.text).toContain(`https://www.example.org/punalur/answer/${reference}/`);
  sent.length = 0;
  await submit("en", "Binu");
  expect(sent.find(({ to }) => to === "punalur@example.org")?.text).not.toContain("Language:");
});

test("an office that works in another language gets its mails and links in it", async () => {
  const { submit, sent } = await open(malayalamOffice());
  const reference = await submit("en");
  const [mail] = sent.filter(({ to }) => to === "punalur@example.org");
  expect(mail?.html).toContain('<html lang="ml-IN">');
  expect(mail?.text).toContain(`https://www.example.org/ml/punalur/answer/${reference}/`);
  expect(mail?.text).toContain("ഇംഗ്ലീഷ്");
  const [receipt] = sent.filter(({ to }) => to === "anu@example.org");
  expect(receipt?.html).toContain('<html lang="en-IN">');
});

/** Options of a site whose offices work in Malayalam. */
function malayalamOffice(): OutboxOptions {
  const [site, other] = [SAMPLE_SITE, OTHER_EDITION.site].map((one) => ({
    ...one,
    hospitals: one.hospitals.map((hospital) => ({
      ...hospital,
      contact: { ...hospital.contact, officeLanguage: "ml" },
    })),
  }));
  return { ...(site && { site }), ...(other && { others: [{ ...OTHER_EDITION, site: other }] }) };
}

test("a job is named to its office and to who applies in the language of each", async () => {
  const findName = async (_hospital: unknown, _name: string, language = "en") => `nurse in ${language}`;
  for (const [site, office] of [
    [{}, "en"],
    [malayalamOffice(), "ml"],
  ] as const) {
    const { submissions, editions, look, sent } = await open({ ...site, findName });
    const typed = { ...SAMPLE_APPLICATION, job: "നഴ്സ്" };
    await submissions.submit("job", typed, { file: SAMPLE_RESUME, edition: editionIn(editions, "ml") });
    await look();
    const [mail] = sent.filter(({ to }) => to === "punalur@example.org");
    expect(mail?.subject).toContain(`nurse in ${office}`);
    expect(mail?.text).toMatch(RegExp(`: +nurse in ${office}\n`));
    expect(sent.find(({ reference }) => reference?.endsWith("-receipt"))?.text).toContain("nurse in ml");
  }
});

test("a digest and its links are in the office's language", async () => {
  const { submissions, editions, look, sent } = await open({ ...malayalamOffice(), chases: true });
  const held = { ...SAMPLE_CONTACT, reasonForWriting: "x" };
  await submissions.submit("contact", held, { edition: editions[0] });
  await look();
  const [digest] = sent;
  expect(digest?.html).toContain('<html lang="ml-IN">');
  expect(digest?.text).toMatch(/\/held\/\S+\?language=ml/);
});
