import type { Brand } from "#site/brand/load-brand.server.ts";
import { isMobile, formatPhone } from "#site/hospitals/parse-phone.ts";
import type { Group, Hospital, Site } from "#site/hospitals/site.ts";
import { minuteInKolkata } from "#forms/calendar.ts";
import type { FormKind } from "#forms/forms.ts";
import type { ColourTokens } from "#site/brand/colour-tokens.ts";
import type { Catalogue } from "#site/texts/catalogue.ts";
import type { Mail } from "../store/claim-mail.server.ts";
import type { AnsweredRequest } from "../store/request-history.server.ts";
import { mailDomain, MailRefusedError } from "./mail-transport.ts";
import { formatDay, formatDayOfMonth } from "#site/texts/date-format.ts";

export type MailHospital = Pick<Hospital, "name" | "place"> & {
  contact: Pick<Hospital["contact"], "receivingAddress" | "secondReceivingAddress">;
};

export interface MailSite extends Pick<Site, "language"> {
  hospitals: Hospital[];
  group?: Pick<Group, "name" | "office">;
  brand: Pick<Brand, "tokens">;
}

/** The site and its words in each of its languages; its own come first. */
export type MailEditions = readonly [MailEdition, ...MailEdition[]];

interface MailEdition {
  site: MailSite;
  texts: Catalogue;
}

/** What a mail is made from at the moment it leaves. */
export interface MailFacts {
  mail: Mail;
  hospital: Hospital;
  texts: Catalogue;
  look: ColourTokens;
  mailFrom: string;
  now: Date;
}

export interface RequestFacts extends MailFacts {
  request: AnsweredRequest;
  links: { patient: string; office: string };
  /** By when the patient was told that the office answers. */
  answerBy: Date | undefined;
  /** The doctor or job asked for, as the site itself calls it: nothing else that was typed goes to a sender. */
  named?: string | undefined;
}

/** Throws `MailRefusedError` where the hospital has no second address. */
export function officeAddress({ mail, hospital: { contact } }: Pick<MailFacts, "mail" | "hospital">): string {
  if (mail.recipient !== "second") return contact.receivingAddress;
  if (contact.secondReceivingAddress !== undefined) return contact.secondReceivingAddress;
  throw new MailRefusedError("The hospital has no second address", { isFinal: true });
}

export function messageIdOf(id: string, mailFrom: string): string {
  return `<${id}@${mailDomain(mailFrom)}>`;
}

export interface MailFact {
  label: string;
  value: string;
  phoneNumber?: number;
  href?: string;
}

export interface Closed {
  hospital: MailHospital;
  /** Of a form; what the site tells by itself was not received. */
  receivedAt?: Date;
  reference: string;
}

export interface DigestEntry {
  title: string;
  facts: MailFact[];
  message?: string;
  link?: { label: string; address: string };
}

export interface OfficeMail extends Closed, DigestEntry {
  notices?: string[];
  nextStep: string;
  linkNote?: string;
  closing?: string;
}

export interface DigestSection {
  heading: string;
  note: string;
  entries: DigestEntry[];
}

export interface SectionedMail extends Closed {
  title: string;
  sections: DigestSection[];
}

export function phoneFact(phoneNumber: number | undefined, { server: { mail } }: Catalogue): MailFact {
  if (phoneNumber === undefined) return { label: mail.labels.phone, value: mail.notGiven };
  return { label: mail.labels.phone, value: formatPhone(phoneNumber), phoneNumber };
}

export function phoneAddress(phoneNumber: number): string {
  return `tel:+91${phoneNumber}`;
}

/** Undefined for a landline. */
export function whatsAppAddress(phoneNumber: number): string | undefined {
  return isMobile(String(phoneNumber)) ? `https://wa.me/91${phoneNumber}` : undefined;
}

/** So that the reference after it is still seen in a list of mails. */
const SUBJECT_PART_MAX_LENGTH = 60;

/** e.g. "Appointment request · Cardiology · Fri, 4 Dec · A-7F3K-9QXM". */
export function mailSubject(sort: string, parts: string[], reference: string): string {
  const named = parts.filter((part) => part !== "").map((part) => shorten(part.replaceAll("·", "-")));
  return [sort, ...named, reference].join(" · ");
}

/** Cuts between letters as a reader sees them, never within one of Malayalam's joined ones. */
function shorten(text: string): string {
  if (text.length <= SUBJECT_PART_MAX_LENGTH) return text;
  const letters = new Intl.Segmenter("ml").segment(text);
  let start = "";
  for (const { segment } of letters) {
    if (start.length + segment.length >= SUBJECT_PART_MAX_LENGTH) break;
    start += segment;
  }
  return `${start.trimEnd()}…`;
}

/** The name alone where it contains the place. */
export function nameWithPlace({ name, place }: MailHospital): string {
  return name.includes(place) ? name : `${name}, ${place}`;
}

export function entryTitle(record: { kind: FormKind; reference: string }, { server: { mail } }: Catalogue): string {
  return `${mail.kinds[record.kind]} · ${record.reference}`;
}

export function closingFacts({ hospital, receivedAt, reference }: Closed, texts: Catalogue): MailFact[] {
  const { labels } = texts.server.mail;
  return [
    { label: labels.hospital, value: nameWithPlace(hospital) },
    ...(receivedAt ? [receivedFact(receivedAt, texts)] : []),
    { label: labels.reference, value: reference },
  ];
}

export function receivedFact(receivedAt: Date, texts: Catalogue): MailFact {
  return { label: texts.server.mail.labels.received, value: formatMoment(receivedAt, texts) };
}

export function formatMoment(moment: Date, { pages, server }: Catalogue): string {
  const [day = "", time = ""] = minuteInKolkata(moment).split("T");
  return server.mail.indianTime(server.moments.on(formatDay(day, pages.locale), server.moments.time(time)));
}

export function formatBrief(moment: Date, { pages, server }: Catalogue): string {
  const [day = "", time = ""] = minuteInKolkata(moment).split("T");
  return `${formatDayOfMonth(day, pages.locale)}, ${server.moments.time(time)}`;
}
