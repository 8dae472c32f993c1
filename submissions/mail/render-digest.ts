import type { StoredFile } from "../stored-submission.ts";
import { isHeldForFile } from "../holds.ts";
import type { Digest, SubmissionRecord } from "../store/submission-records.ts";
import { FORMS } from "../forms/check-submission.server.ts";
import { describeSubmission, type DescribedForm } from "./render-mail.ts";
import {
  formatMoment,
  mailSubject,
  nameWithPlace,
  phoneFact,
  type DigestEntry,
  type MailFact,
  type MailHospital,
} from "./office-mail.ts";
import type { OutgoingMail } from "./mail-transport.ts";
import { renderSectionsHtml } from "./render-office-html.ts";
import { renderSectionsText } from "./render-office-text.ts";

export interface DigestFacts {
  hospital: MailHospital;
  digest: Digest;
  /** What it tells of, the oldest first. */
  records: SubmissionRecord[];
  /** What is attached: the resumes of those that were collected, by reference. */
  files: Map<string, StoredFile>;
  /** Where each held submission is released, by reference. */
  releaseAddresses: Map<string, string>;
  /** After so many days what is held is removed. */
  retentionDays: number;
}

const RELEASE_LABEL = "Send it to the office";

/** One mail that tells an office of several submissions: held ones, many of one network, and refused mails. */
export function renderDigest(facts: DigestFacts): OutgoingMail {
  const { hospital, digest, records, files } = facts;
  const reference = `DIGEST-${digest.id.slice(0, 8).toUpperCase()}`;
  const byStatus = (status: SubmissionRecord["status"]) => records.filter((record) => record.status === status);
  const [held, collected, parked] = [byStatus("held"), byStatus("collected"), byStatus("parked")];
  const sections = [
    { ...HELD, note: heldNote(facts.retentionDays), entries: held.map((record) => describeHeld(record, facts)) },
    { ...COLLECTED, entries: collected.map((record) => describeWhole(record, files.get(record.reference))) },
    { ...PARKED, entries: parked.map(describeParked) },
  ].filter(({ entries }) => entries.length > 0);
  const counts = [
    ...(held.length > 0 ? [`${held.length} held`] : []),
    ...(collected.length > 0 ? [`${collected.length} from busy networks`] : []),
    ...(parked.length > 0 ? [`${parked.length} refused`] : []),
  ];
  const content = { title: "Website digest", hospital, reference, receivedAt: digest.createdAt, sections };
  return {
    to: hospital.contact.receivingAddress,
    subject: mailSubject("Website digest", [counts.join(", "), nameWithPlace(hospital)], reference),
    text: renderSectionsText(content),
    html: renderSectionsHtml(content),
    attachments: [...files.values()],
    messageId: digest.messageId,
    date: digest.createdAt,
    reference,
  };
}

const HELD = { heading: "Held" };

function heldNote(days: number): string {
  return (
    "These look as if a program had sent them, or a file holds malware, so they were not mailed to you. If a person " +
    "wrote one, release it: open its link and press the button there. It then arrives here as usual. " +
    `What nobody releases is deleted ${days} days after it came in.`
  );
}

const COLLECTED = {
  heading: "Too many from one network",
  note:
    "More came at once from one network than people send, so these are in one mail. They are whole. Answer each by its " +
    "e-mail address or number: a reply to this mail reaches none of them.",
};

const PARKED = {
  heading: "Mails the mail server refused",
  note:
    "The mail server did not take these mails for you. Call whoever wrote them, and ask whoever runs the website to put " +
    "it right and send them again, by their references.",
};

/** Name and number, for a person who can be called at once. */
function describeSender(record: SubmissionRecord): MailFact[] {
  if (record.unreadable !== undefined)
    return [{ label: "Sender", value: "cannot be read: ask whoever runs the website" }];
  const { name, phoneNumber } = describeSubmission(asForm(record));
  return [{ label: "Name", value: name }, phoneFact(phoneNumber)];
}

function describeHeld(record: SubmissionRecord, { releaseAddresses }: DigestFacts): DigestEntry {
  const { heldFor = "" } = record;
  const address = releaseAddresses.get(record.reference);
  return {
    title: titleOf(record),
    facts: [...describeSender(record), receivedFact(record), { label: "Held for", value: explainHold(heldFor) }],
    ...(address !== undefined && { link: { label: RELEASE_LABEL, address } }),
  };
}

const REASONS: Record<string, string> = {
  honeypot: "a field that nobody sees was filled",
  "too-fast": "it was sent at once, without a hand",
  "no-browser": "it came from no browser",
  // Of an earlier version.
  content: "its words looked like an advertisement",
};

function explainHold(heldFor: string): string {
  if (isHeldForFile(heldFor)) return `${heldFor}. Ask whoever runs the website`;
  return heldFor
    .split(", ")
    .map((reason) => REASONS[reason] ?? reason)
    .join("; ");
}

function describeWhole(record: SubmissionRecord, file: StoredFile | undefined): DigestEntry {
  if (record.unreadable !== undefined) return { title: titleOf(record), facts: describeSender(record) };
  const { facts, message } = describeSubmission(asForm(record, file));
  return { title: titleOf(record), facts: [...facts, receivedFact(record)], ...(message && { message }) };
}

function describeParked(record: SubmissionRecord): DigestEntry {
  const error = { label: "Refused with", value: record.lastError ?? "no words" };
  return { title: titleOf(record), facts: [...describeSender(record), receivedFact(record), error] };
}

function titleOf({ kind, reference }: SubmissionRecord): string {
  return `${FORMS[kind].name} · ${reference}`;
}

function receivedFact({ receivedAt }: SubmissionRecord): MailFact {
  return { label: "Received", value: formatMoment(receivedAt) };
}

/** A record's form belongs to its kind; one of a job application has a file. */
function asForm({ kind, request, file }: SubmissionRecord, attached?: StoredFile): DescribedForm {
  return { kind, request, resume: attached ?? file ?? { name: "none" } } as DescribedForm;
}
