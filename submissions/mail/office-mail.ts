import type { Hospital } from "#hospitals/site.ts";
import { formatMoment, formatPhone } from "./format-for-office.ts";

/** What a mail needs of its hospital. */
export type MailHospital = Pick<Hospital, "name" | "place"> & {
  contact: Pick<Hospital["contact"], "receivingAddress">;
};

/** One line of facts; `phoneNumber` makes the value a telephone link and adds one for WhatsApp. */
export interface MailFact {
  label: string;
  value: string;
  /** Ten digits, already checked. */
  phoneNumber?: number;
}

/** A mail's content before it becomes text and HTML. */
export interface OfficeMail {
  title: string;
  reference: string;
  hospital: MailHospital;
  receivedAt: Date;
  facts: MailFact[];
  /** A visitor's own words, with line breaks. */
  message?: string;
  /** What the office does next. */
  nextStep: string;
}

/** Shown where a visitor left an optional field empty. */
export const NOT_GIVEN = "not given";

/** A visitor's ten-digit number as a fact. */
export function phoneFact(phoneNumber: number): MailFact {
  return { label: "Phone", value: formatPhone(phoneNumber), phoneNumber };
}

/** A subject that sorts by what was sent, e.g. "Appointment request · Cardiology · Fri 4 Dec · A-7F3K-9QXM". */
export function mailSubject(sort: string, parts: string[], reference: string): string {
  return [sort, ...parts.filter((part) => part !== ""), reference].join(" · ");
}

/** "Venmala Hospital, Punalur"; a name that holds the place already stays alone. */
export function nameWithPlace({ name, place }: MailHospital): string {
  return name.includes(place) ? name : `${name}, ${place}`;
}

/** The facts every mail ends with. */
export function closingFacts({ hospital, receivedAt, reference }: OfficeMail): MailFact[] {
  return [
    { label: "Hospital", value: nameWithPlace(hospital) },
    { label: "Received", value: formatMoment(receivedAt) },
    { label: "Reference", value: reference },
  ];
}
