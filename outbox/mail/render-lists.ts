import { lastChange } from "#forms/answer.ts";
import { wordsOf } from "#forms/complaint.server.ts";
import { dueBy } from "#forms/working-time.ts";
import { describeStep } from "#outbox/mail/describe-step.ts";
import type { OutgoingMail } from "./mail-transport.ts";
import {
  entryTitle,
  formatMoment,
  mailSubject,
  messageIdOf,
  nameWithPlace,
  officeAddress,
  type DigestEntry,
  type DigestSection,
  type MailFacts,
} from "./office-mail.ts";
import { renderSectionedMail } from "./render-office-mail.ts";
import { agreedBefore, describeRecord } from "./render-request.ts";
import type { AnsweredRequest } from "../store/request-history.server.ts";

export interface OpenRequest {
  request: AnsweredRequest;
  isLate: boolean;
  link: string;
}

interface OpenList {
  requests: OpenRequest[];
  /** Of those answered yesterday. */
  answeredWithinMs: number[];
  listLink: string;
}

/** What is open at a hospital, the oldest first, each with the link to answer it. */
export function renderOpenList(facts: MailFacts, { requests, answeredWithinMs, listLink }: OpenList): OutgoingMail {
  const { mail, hospital, texts } = facts;
  const { mails } = texts.server.answers;
  const { title, heading, notes, subject, none, yesterday } = mails.open;
  const late = requests.filter(({ isLate }) => isLate).length;
  const summary: DigestEntry = {
    title: mails.list.title,
    facts: answeredWithinMs.length > 0 ? [{ label: yesterday, value: String(answeredWithinMs.length) }] : [],
    link: { label: mails.list.button, address: listLink },
  };
  const sections: DigestSection[] = [
    ...(requests.length > 0
      ? [
          {
            heading,
            note: mail.kind === "late" ? notes.late(hospital.contact.receivingAddress) : notes.office,
            entries: requests.map((one) => describeOpen(one, facts)),
          },
        ]
      : []),
    { heading: mails.list.title, note: requests.length > 0 ? mails.list.text : none, entries: [summary] },
  ];
  return officeMail(facts, title, [requests.length > 0 ? subject(requests.length, late) : none], sections);
}

/** Without what was not given, because lists are long. */
function describeOpen({ request, isLate, link }: OpenRequest, { hospital, texts: all }: MailFacts): DigestEntry {
  const { record, steps } = request;
  const texts = wordsOf(record.kind, all);
  const { mail, answers, digest } = texts.server;
  const { open } = answers.mails;
  const described = describeRecord(record, texts, hospital);
  const since = record.waitingSince ?? record.receivedAt;
  const by = dueBy(hospital, record);
  const step = lastChange(steps);
  return {
    title: isLate ? open.late(entryTitle(record, texts)) : entryTitle(record, texts),
    facts: [
      ...(step ? agreedBefore(step.number, request, texts) : []),
      ...(described?.facts.filter(({ value }) => value !== mail.notGiven) ?? [
        { label: mail.labels.sender, value: digest.unreadable },
      ]),
      ...(step ? [{ label: open.state, value: describeStep(step, texts) }] : []),
      { label: open.waiting, value: formatMoment(since, texts) },
      ...(by ? [{ label: mail.labels.answerBy, value: formatMoment(by, texts) }] : []),
    ],
    link: { label: answers.mails.answerLink, address: link },
  };
}

export function officeMail(facts: MailFacts, title: string, parts: string[], sections: DigestSection[]): OutgoingMail {
  const { mail, hospital, texts, look, now } = facts;
  const reference = `${mail.kind}-${mail.id.slice(0, 8)}`.toUpperCase();
  const isTheirs = mail.kind === "late" || mail.kind === "bad-numbers" || mail.kind === "digest";
  const sort = mail.recipient === "second" && !isTheirs ? texts.server.mail.notDelivered(title) : title;
  return {
    to: officeAddress(facts),
    subject: mailSubject(sort, [...parts, nameWithPlace(hospital)], reference),
    ...renderSectionedMail({ title, hospital, reference, sections }, texts, look),
    messageId: messageIdOf(mail.id, facts.mailFrom),
    date: now,
    reference,
  };
}

type LinkWords = Record<"title" | "text" | "button" | "hint", string>;

/** A mail that is there for its link. */
export function renderLink(facts: MailFacts, { title, text, button, hint }: LinkWords, address: string): OutgoingMail {
  const entries = [{ title: hint, facts: [], link: { label: button, address } }];
  return officeMail(facts, title, [], [{ heading: title, note: text, entries }]);
}
