import type { FormKind } from "#forms/forms.ts";
import type { Clock } from "#forms/submissions.ts";
import type { StoredFile } from "#forms/stored-submission.ts";
import { describeInfection, isHeldForFile } from "#forms/holds.ts";
import type { VirusScanner } from "#forms/resume/virus-scanner.server.ts";
import { DAY_MS, HOUR_MS, todayInKolkata } from "#forms/calendar.ts";
import { findAgreed, isAutomatic, isSuperseded } from "#forms/answer.ts";
import { dueBy, momentOf, secondToldAt } from "#forms/working-time.ts";
import type { Hospital } from "#site/hospitals/site.ts";
import { DAY_MINUTES, momentAt, sittingPlace } from "#site/sittings/clock.ts";
import { listOffices } from "#site/hospitals/offices.ts";
import { editionIn } from "#site/texts/editions.server.ts";
import { createRequestLinks, type AnswerLinks } from "../answer-links.server.ts";
import type { Audit } from "../audit.ts";
import { UnreadableSubmissionError } from "../encryption/cell-cipher.server.ts";
import { renderNumbers } from "../number-day.server.ts";
import { createReleaseLinks } from "../release-links.server.ts";
import type { Mail } from "../store/claim-mail.server.ts";
import type { Store } from "../store/open-store.server.ts";
import type { AnsweredRequest } from "../store/request-history.server.ts";
import type { SubmissionRecord } from "../store/submission-records.server.ts";
import type { OutgoingMail } from "./mail-transport.ts";
import type { MailEditions, MailFacts, RequestFacts } from "./office-mail.ts";
import { renderDigest } from "./render-digest.ts";
import { renderLink, renderOpenList } from "./render-lists.ts";
import { renderPatientMail } from "./render-patient-mail.ts";
import { renderRequest } from "./render-request.ts";
import { renderSittings, type Today } from "./render-sittings.ts";
import { renderWish } from "./render-wish.ts";

export interface RenderOptions {
  store: Store;
  editions: MailEditions;
  links: AnswerLinks;
  origin: string;
  clock: Clock;
  mailFrom: string;
  retentionDays: number;
  scanner?: VirusScanner | undefined;
  audit?: Audit | undefined;
  /** Rejects while the doctors cannot be read: the mail waits then. */
  listToday?: ((hospital: Hospital) => Promise<Today>) | undefined;
  /** The hospital's doctor or job of that name, as it is called in a language; undefined where it has none. */
  findName?: ((hospital: Hospital, name: string, language?: string) => Promise<string | undefined>) | undefined;
  /** Whether the address is still an editor's. */
  isEditor?: ((address: string) => Promise<boolean>) | undefined;
}

/** `malware`: its file must not be sent. Without `mail` there is nobody to tell, or nothing any more. */
export interface Rendered {
  mail?: OutgoingMail | undefined;
  malware?: string;
  reference?: string;
  form?: FormKind;
}

/** How long a link holds: to the list, asked for or of a morning's mail, and to the numbers. */
const ASKED_LINK_MS = HOUR_MS / 2;
const MORNING_LINK_MS = DAY_MS;
const NUMBERS_LINK_MS = 14 * DAY_MS;

/** A mail as it is true at this moment, in its reader's language. Rejects with `UnreadableSubmissionError`. */
export async function renderMail(
  mail: Mail,
  { contact }: Hospital,
  options: RenderOptions,
  signal: AbortSignal,
): Promise<Rendered | undefined> {
  const facts = factsIn(contact.officeLanguage, mail, options);
  const { store, links, origin } = options;
  const { answers } = facts.texts.server;
  if (mail.submissionId !== undefined) return renderAboutRequest(mail.submissionId, facts, options, signal);
  switch (mail.kind) {
    case "digest":
      return { mail: await renderDigestMail(facts, options, signal) };
    case "list":
      options.audit?.({ audit: "list-link-mailed", hospital: facts.hospital.id });
      return { mail: renderLink(facts, answers.mails.list, await linkList(facts, ASKED_LINK_MS, options)) };
    case "sittings":
      return { mail: await renderDay(facts, options) };
    case "numbers":
    case "bad-numbers": {
      const until = new Date(Number(facts.now) + NUMBERS_LINK_MS);
      const path = await links.path(facts.hospital, "numbers", todayInKolkata(facts.now).slice(0, 7), until);
      return { mail: renderNumbers(facts, await store.listNumberChecks(), origin + path) };
    }
    case "desk":
      return { mail: await renderDesk(facts, options) };
    default:
      return { mail: await renderOpen(facts, options) };
  }
}

async function renderDesk(facts: MailFacts, { links, origin, isEditor }: RenderOptions) {
  const { mail, hospital, texts, now } = facts;
  if (mail.editor === undefined || !(await isEditor?.(mail.editor))) return undefined;
  const until = new Date(Number(now) + ASKED_LINK_MS);
  const address = origin + (await links.path(hospital, "desk", mail.id, until));
  return { ...renderLink(facts, texts.server.desk.mail, address), to: mail.editor, isAutomatic: true };
}

/** What a mail is made from in a language, and in the site's own without one: words, names and addresses. */
function factsIn(language: string | undefined, mail: Mail, { editions, mailFrom, clock }: RenderOptions): MailFacts {
  const { site, texts } = editionIn(editions, language);
  const hospital = listOffices(site).find(({ id }) => id === mail.hospitalId);
  if (!hospital) throw new Error(`The site's data has no hospital "${mail.hospitalId}"`);
  return { mail, hospital, texts, mailFrom, look: site.brand.tokens.light, now: clock.now() };
}

async function renderAboutRequest(id: string, ofOffice: MailFacts, options: RenderOptions, signal: AbortSignal) {
  const { store, links, origin, clock, editions } = options;
  const { mail } = ofOffice;
  const request = await store.readRequest({ id });
  if (!request) return undefined;
  const { record, steps } = request;
  if (record.unreadable !== undefined) throw new UnreadableSubmissionError(record.unreadable);
  const isForPatient = mail.recipient === "patient";
  const facts = isForPatient ? factsIn(record.language, mail, options) : ofOffice;
  const { hospital } = facts;
  const { hospitals } = editions[0].site;
  const pages = createRequestLinks(links, origin, () => clock.now());
  const { doctor, job } = (record.request ?? {}) as { doctor?: string; job?: string };
  const asked = isForPatient ? doctor || job : job;
  const language = isForPatient ? record.language : hospital.contact.officeLanguage;
  const named = asked && (await options.findName?.(hospital, asked, language));
  const about: RequestFacts = {
    ...{ ...facts, request, named, answerBy: dueBy(hospital, record) },
    links: { patient: await pages.toRequest(hospital, record), office: await pages.toAnswer(hospital, record) },
  };
  const sent = { reference: record.reference, form: record.kind };
  switch (mail.kind) {
    case "request": {
      const file = record.file && (await store.readFile(record.reference));
      const malware = file && (await findMalware(file, record, options, signal));
      if (malware !== undefined) return { ...sent, malware };
      return { ...sent, mail: renderRequest(about, file) };
    }
    case "wish": {
      const said = steps.filter(({ state }) => !isAutomatic(state));
      return { reference: record.reference, mail: isSuperseded(mail.step, said) ? undefined : renderWish(about) };
    }
    case "visit": {
      const visit = findAgreed(steps);
      const isTomorrow = visit?.day === todayInKolkata(new Date(Number(facts.now) + DAY_MS));
      if (visit?.number !== mail.step || !isTomorrow) return { reference: record.reference };
      return { reference: record.reference, mail: renderPatientMail(about, hospitals) };
    }
    default:
      if (isSuperseded(mail.step, steps)) return { reference: record.reference };
      return { reference: record.reference, mail: renderPatientMail(about, hospitals) };
  }
}

async function findMalware(
  file: StoredFile,
  record: SubmissionRecord,
  { scanner }: RenderOptions,
  signal: AbortSignal,
) {
  const isReleased = record.releasedAt !== undefined && isHeldForFile(record.heldFor ?? null);
  if (!scanner || isReleased) return undefined;
  const verdict = await scanner.scan(file.bytes, signal);
  return verdict.status === "infected" ? verdict.signature : undefined;
}

async function linkList({ hospital }: MailFacts, ms: number, { store, links, origin, clock }: RenderOptions) {
  const subject = await store.listWord(hospital.id);
  return origin + (await links.path(hospital, "requests", subject, new Date(Number(clock.now()) + ms)));
}

/** Who sits today, with links that hold until midnight. */
async function renderDay(facts: MailFacts, { listToday, links, origin, audit }: RenderOptions) {
  const { hospital } = facts;
  const today = await listToday?.(hospital);
  if (!today) return undefined;
  const midnight = momentAt(today.day, DAY_MINUTES, sittingPlace(hospital).timeZone);
  audit?.({ audit: "sittings-link-mailed", hospital: hospital.id });
  return renderSittings(facts, today, origin + (await links.path(hospital, "sittings", today.day, new Date(midnight))));
}

/** What is open; in the second address's mail what it is told of. */
async function renderOpen(facts: MailFacts, options: RenderOptions): Promise<OutgoingMail | undefined> {
  const { store, links, origin } = options;
  const { mail, hospital, now } = facts;
  const isPast =
    (due: typeof dueBy) =>
    ({ record }: AnsweredRequest) => {
      const by = due(hospital, record);
      return by !== undefined && by <= now;
    };
  const open = await store.listOpen(hospital.id);
  const named = mail.kind === "late" ? open.filter(isPast(secondToldAt)) : open;
  const yesterday = momentOf(todayInKolkata(now), "00:00") - DAY_MS;
  const day = { hospitalId: hospital.id, from: new Date(yesterday), to: new Date(yesterday + DAY_MS) };
  const { answeredWithinMs } = await store.answerFigures(day);
  const isNews = mail.kind === "morning" && answeredWithinMs.length > 0;
  if (named.length === 0 && !isNews) return undefined;
  const pages = createRequestLinks(links, origin, () => now);
  const requests = await Promise.all(
    named.map(async (request) => ({
      request,
      isLate: isPast(dueBy)(request),
      link: await pages.toAnswer(hospital, request.record),
    })),
  );
  return renderOpenList(facts, {
    requests,
    answeredWithinMs,
    listLink: await linkList(facts, MORNING_LINK_MS, options),
  });
}

/** What is in a digest, but for what turned out to have malware: that is held. */
async function renderDigestMail(facts: MailFacts, options: RenderOptions, signal: AbortSignal) {
  const { store, links, origin, retentionDays } = options;
  const { mail, hospital } = facts;
  const records: SubmissionRecord[] = [];
  const files = new Map<string, StoredFile>();
  for (const record of (await store.list({ digestId: mail.id })).toReversed()) {
    const file =
      record.file && record.status !== "held" && record.unreadable === undefined
        ? await store.readFile(record.reference)
        : undefined;
    const malware = file && (await findMalware(file, record, options, signal));
    if (malware !== undefined) {
      await store.holdInfected(record.reference, describeInfection(malware));
      continue;
    }
    if (file) files.set(record.reference, { ...file, name: `${record.reference} ${file.name}` });
    records.push(record);
  }
  if (records.length === 0) return undefined;
  const pages = createRequestLinks(links, origin, () => facts.now);
  const releases = createReleaseLinks(store);
  const { officeLanguage } = hospital.contact;
  const query = officeLanguage === undefined ? "" : `?language=${officeLanguage}`;
  const addresses = new Map<string, string>();
  for (const record of records) {
    const { reference, receivedAt, status, heldFor = "" } = record;
    if (status !== "held") addresses.set(reference, await pages.toAnswer(hospital, record));
    // A file with malware is released by an operator alone.
    else if (!isHeldForFile(heldFor))
      addresses.set(
        reference,
        origin + (await releases.path(reference, new Date(Number(receivedAt) + retentionDays * DAY_MS))) + query,
      );
  }
  return renderDigest(facts, { records, files, addresses, retentionDays });
}
