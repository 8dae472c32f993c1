import type { Catalogue } from "#site/texts/catalogue.ts";
import type { StoredFile } from "#forms/stored-submission.ts";
import { isHeldForFile } from "#forms/holds.ts";
import type { SubmissionRecord } from "../store/submission-records.server.ts";
import { describeRecord } from "./render-request.ts";
import { entryTitle, phoneFact, receivedFact, type DigestEntry, type MailFact, type MailFacts } from "./office-mail.ts";
import type { OutgoingMail } from "./mail-transport.ts";
import { officeMail } from "./render-lists.ts";

export interface DigestContent {
  records: SubmissionRecord[];
  files: Map<string, StoredFile>;
  /** By reference: where to release what is held, and where to answer the others. */
  addresses: Map<string, string>;
  retentionDays: number;
}

type DigestFacts = MailFacts & DigestContent;

/** Held submissions, and many of one network. */
export function renderDigest(mailFacts: MailFacts, content: DigestContent): OutgoingMail {
  const facts = { ...mailFacts, ...content };
  const { mail, texts, records, files, retentionDays } = facts;
  const { held, collected } = texts.server.digest;
  const title = mail.recipient === "second" ? texts.server.digest.lastTitle : texts.server.digest.title;
  const kinds = [
    { isHeld: true, texts: held, describe: describeHeld },
    { isHeld: false, texts: collected, describe: describeWhole },
  ].flatMap(({ isHeld, ...kind }) => {
    const own = records.filter(({ status }) => (status === "held") === isHeld);
    return own.length > 0 ? [{ ...kind, own }] : [];
  });
  const sections = kinds.map(({ own, describe, texts: { heading, note } }) => ({
    heading,
    note: note(retentionDays),
    entries: own.map((record) => ({ title: entryTitle(record, texts), ...describe(record, facts) })),
  }));
  const counts = kinds.map(({ own, texts: { count } }) => count(own.length)).join(", ");
  return { ...officeMail(facts, title, [counts], sections), attachments: [...files.values()] };
}

type EntryFacts = Omit<DigestEntry, "title">;

function describeSender(record: SubmissionRecord, texts: Catalogue): MailFact[] {
  const { mail, digest } = texts.server;
  const described = describeRecord(record, texts);
  if (!described) return [{ label: mail.labels.sender, value: digest.unreadable }];
  return [{ label: mail.labels.name, value: described.name }, phoneFact(described.phoneNumber, texts)];
}

function describeHeld(record: SubmissionRecord, { addresses, texts }: DigestFacts): EntryFacts {
  const { mail, digest } = texts.server;
  const address = addresses.get(record.reference);
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

function answerLink({ reference }: SubmissionRecord, { addresses, texts }: DigestFacts) {
  const address = addresses.get(reference);
  return address !== undefined && { link: { label: texts.server.answers.mails.answerLink, address } };
}

function describeWhole(record: SubmissionRecord, digest: DigestFacts): EntryFacts {
  const { files, texts } = digest;
  const described = describeRecord(
    { ...record, file: files.get(record.reference) ?? record.file },
    texts,
    digest.hospital,
  );
  if (!described) return { facts: describeSender(record, texts) };
  const { facts, message } = described;
  return {
    facts: [...facts, receivedFact(record.receivedAt, texts)],
    ...(message && { message }),
    ...answerLink(record, digest),
  };
}
