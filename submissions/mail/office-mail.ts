import type { Hospital } from "#hospitals/site.ts";

/** What a mail needs of its hospital. */
export type MailHospital = Pick<Hospital, "name" | "place"> & {
  contact: Pick<Hospital["contact"], "receivingAddress" | "secondReceivingAddress">;
};

/** One line of facts; `phoneNumber` adds ways to call and to write by WhatsApp. */
export interface MailFact {
  label: string;
  value: string;
  /** Ten digits, already checked. */
  phoneNumber?: number;
}

/** A mail's content before it becomes text and HTML. */
export interface OfficeMail {
  title: string;
  /** What is unusual about this mail, before anything else in it. */
  notices?: string[];
  reference: string;
  hospital: MailHospital;
  receivedAt: Date;
  facts: MailFact[];
  /** A visitor's own words, with line breaks. */
  message?: string;
  /** What the office does next. */
  nextStep: string;
}

/** One submission in a digest. */
export interface DigestEntry {
  title: string;
  facts: MailFact[];
  /** A visitor's own words, with line breaks. */
  message?: string;
  /** Where the office releases it. */
  link?: { label: string; address: string };
}

/** Submissions that a digest tells of for one reason. */
export interface DigestSection {
  heading: string;
  note: string;
  entries: DigestEntry[];
}

/** What every mail ends with. */
export type Closed = Pick<OfficeMail, "hospital" | "receivedAt" | "reference">;

/** A digest's content before it becomes text and HTML. */
export interface SectionedMail extends Closed {
  title: string;
  sections: DigestSection[];
}

/** Shown where a visitor left an optional field empty. */
export const NOT_GIVEN = "not given";

/** A visitor's ten-digit number as a fact. */
export function phoneFact(phoneNumber: number): MailFact {
  return { label: "Phone", value: formatPhone(phoneNumber), phoneNumber };
}

/** Where a ten-digit number is called. */
export function phoneAddress(phoneNumber: number): string {
  return `tel:+91${phoneNumber}`;
}

/** Where a ten-digit number is written to by WhatsApp. */
export function whatsAppAddress(phoneNumber: number): string {
  return `https://wa.me/91${phoneNumber}`;
}

/** Longest part of a subject, so that the reference after it is still seen in a list of mails. */
const SUBJECT_PART_MAX_LENGTH = 60;

/**
 * A subject that sorts by what was sent, e.g. "Appointment request · Cardiology · Fri 4 Dec · A-7F3K-9QXM". Long parts
 * are shortened; none can pass for two.
 */
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

/** "Venmala Hospital, Punalur"; a name that holds the place already stays alone. */
export function nameWithPlace({ name, place }: MailHospital): string {
  return name.includes(place) ? name : `${name}, ${place}`;
}

/** The facts every mail ends with. */
export function closingFacts({ hospital, receivedAt, reference }: Closed): MailFact[] {
  return [
    { label: "Hospital", value: nameWithPlace(hospital) },
    { label: "Received", value: formatMoment(receivedAt) },
    { label: "Reference", value: reference },
  ];
}

const LONG_DAY = new Intl.DateTimeFormat("en-GB", { dateStyle: "full", timeZone: "UTC" });
const SHORT_DAY = new Intl.DateTimeFormat("en-GB", {
  weekday: "short",
  day: "numeric",
  month: "short",
  timeZone: "UTC",
});
const MOMENT = new Intl.DateTimeFormat("en-GB", { dateStyle: "full", timeStyle: "short", timeZone: "Asia/Kolkata" });

/** A day YYYY-MM-DD with its weekday, e.g. "Tuesday 24 November 2026". */
export function formatDay(day: string): string {
  return LONG_DAY.format(new Date(day)).replace(",", "");
}

/** A day YYYY-MM-DD in brief, e.g. "Tue 24 Nov". */
export function formatShortDay(day: string): string {
  return SHORT_DAY.format(new Date(day)).replace(",", "");
}

/** A moment in Indian time, e.g. "Friday 20 November 2026 at 22:41 IST". */
export function formatMoment(moment: Date): string {
  return `${MOMENT.format(moment).replace(",", "")} IST`;
}

const HOUR_MS = 60 * 60_000;

/** How long ago something was, e.g. "5 hours ago" or "3 days ago". */
export function formatAge(ms: number): string {
  const hours = Math.floor(ms / HOUR_MS);
  const [count, unit] = hours < 24 ? [hours, "hour"] : [Math.floor(hours / 24), "day"];
  return `${count} ${unit}${count === 1 ? "" : "s"} ago`;
}

/** A ten-digit Indian number as people write it, e.g. "+91 98470 12345". */
export function formatPhone(digits: number): string {
  const text = String(digits);
  return `+91 ${text.slice(0, 5)} ${text.slice(5)}`;
}
