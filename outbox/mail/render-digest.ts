import type { ColourTokens } from "#site/brand/colour-tokens.ts";
import type { Catalogue } from "#site/texts/catalogue.ts";
import type { StoredFile } from "#forms/stored-submission.ts";
import { isHeldForFile } from "#forms/holds.ts";
import type { Digest } from "../store/digests.server.ts";
import type { SubmissionRecord } from "../store/submission-records.server.ts";
import { describeRecord } from "./render-mail.ts";
import {
  entryTitle,
  mailSubject,
  nameWithPlace,
  phoneFact,
  receivedFact,
  type DigestEntry,
  type MailFact,
  type MailHospital,
} from "./office-mail.ts";
import type { OutgoingMail } from "./mail-transport.ts";
import { renderSectionedMail } from "./render-office-mail.ts";

export interface DigestFacts {
  hospital: MailHospital;
  digest: Digest;
  records: SubmissionRecord[];
  files: Map<string, StoredFile>;
  releaseAddresses: Map<string, string>;
  answerAddresses: Map<string, string>;
  retentionDays: number;
  texts: Catalogue;
  look: ColourTokens;
}

/** Held submissions, many of one network, and refused mails. */
export function renderDigest(facts: DigestFacts): OutgoingMail {
  const { hospital, digest, records, files, retentionDays, texts, look } = facts;
  const { title, held, collected, parked } = texts.server.digest;
  const reference = `DIGEST-${digest.id.slice(0, 8).toUpperCase()}`;
  const kinds = [
    { status: "held", texts: held, describe: describeHeld },
    { status: "collected", texts: collected, describe: describeWhole },
    { status: "parked", texts: parked, describe: describeParked },
  ].flatMap(({ status, ...kind }) => {
    const own = records.filter((record) => record.status === status);
    return own.length > 0 ? [{ ...kind, own }] : [];
  });
  const sections = kinds.map(({ own, describe, texts: { heading, note } }) => ({
    heading,
    note: note(retentionDays),
    entries: own.map((record) => ({ title: entryTitle(record, texts), ...describe(record, facts) })),
  }));
  const counts = kinds.map(({ own, texts: { count } }) => count(own.length)).join(", ");
  const content = { title, hospital, reference, receivedAt: digest.createdAt, sections };
  return {
    to: hospital.contact.receivingAddress,
    subject: mailSubject(title, [counts, nameWithPlace(hospital)], reference),
    ...renderSectionedMail(content, texts, look),
    attachments: [...files.values()],
    messageId: digest.messageId,
    date: digest.createdAt,
    reference,
  };
}

type EntryFacts = Omit<DigestEntry, "title">;

function describeSender(record: SubmissionRecord, texts: Catalogue): MailFact[] {
  const { mail, digest } = texts.server;
  const described = describeRecord(record, texts);
  if (!described) return [{ label: mail.labels.sender, value: digest.unreadable }];
  return [{ label: mail.labels.name, value: described.name }, phoneFact(described.phoneNumber, texts)];
}

function describeHeld(record: SubmissionRecord, { releaseAddresses, texts }: DigestFacts): EntryFacts {
  const { mail, digest } = texts.server;
  const address = releaseAddresses.get(record.reference);
  const reason = { label: mail.labels.heldFor, value: explainHold(record.heldFor ?? "", digest) };
  return {
    facts: [...describeSender(record, texts), receivedFact(record.receivedAt, texts), reason],
    ...(address !== undefined && { link: { label: digest.release, address } }),
  };
}

function explainHold(heldFor: string, { malware, signs }: Catalogue["server"]["digest"]): string {
  if (isHeldForFile(heldFor)) return malware(heldFor);
  const words: Record<string, string> = signs;
  return heldFor
    .split(", ")
    .map((reason) => words[reason] ?? reason)
    .join("; ");
}

function answerLink({ reference }: SubmissionRecord, { answerAddresses, texts }: DigestFacts) {
  const address = answerAddresses.get(reference);
  return address !== undefined && { link: { label: texts.server.answers.mails.answerLink, address } };
}

function describeWhole(record: SubmissionRecord, digest: DigestFacts): EntryFacts {
  const { files, texts } = digest;
  const described = describeRecord({ ...record, file: files.get(record.reference) ?? record.file }, texts);
  if (!described) return { facts: describeSender(record, texts) };
  const { facts, message } = described;
  return {
    facts: [...facts, receivedFact(record.receivedAt, texts)],
    ...(message && { message }),
    ...answerLink(record, digest),
  };
}

function describeParked(record: SubmissionRecord, facts: DigestFacts): EntryFacts {
  const { texts } = facts;
  const { mail, digest } = texts.server;
  const error = { label: mail.labels.refusedWith, value: record.lastError ?? digest.noReason };
  return {
    facts: [...describeSender(record, texts), receivedFact(record.receivedAt, texts), error],
    ...answerLink(record, facts),
  };
}
