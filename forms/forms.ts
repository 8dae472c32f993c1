import type { AnswerState } from "#answers/answer.ts";
import type { Hospital } from "#site/hospitals/site.ts";
import type { hospitalPaths } from "#site/hospitals/hospital-paths.ts";
import type { PageTexts } from "#site/texts/catalogue.ts";
import type { AppointmentRequest } from "./appointment.ts";
import type { ContactMessage } from "./contact.ts";
import type { FormRules } from "./form-fields.ts";
import type { JobApplication } from "./job-application.ts";

/** What each form holds, checked and normalised. */
export interface FormRequests {
  appointment: AppointmentRequest;
  contact: ContactMessage;
  job: JobApplication;
}

export type FormKind = keyof FormRequests;

export type FormRequest = FormRequests[FormKind];

type FormTextsName = {
  [Name in keyof PageTexts]: PageTexts[Name] extends { sent: string; sendAnother: string } ? Name : never;
}[keyof PageTexts];

/** What tells one form from another. Its fields and rules are in its own file, its mail in a companion `.server.ts`. */
export interface FormDefinition {
  /** Where it is posted to, below the API's origin (specification §7). */
  api: string;
  /** Begins its references, e.g. "A" in "A-7F3K-9QXM". */
  prefix: string;
  /** Its words in the catalogue's pages. */
  texts: FormTextsName;
  /** Its fields and rules, which a browser loads late. */
  loadRules: () => Promise<{ rules: FormRules<FormRequest> }>;
  /** The page on which another one is begun. */
  page: (paths: ReturnType<typeof hospitalPaths>) => string;
  /** The field with its file, without which it sends none; a form with one is sent as multipart/form-data. */
  file?: string;
  /** What browsers send besides, and the server never reads. */
  fixed?: Record<string, string>;
  /** The header with what was typed into a field (in the request `typedAs`) whose number may not say it. */
  typedHeader?: { field: string; typedAs: string; name: string; description: string };
  /** What it calls its hospital. */
  hospital: "contentName" | "place";
  /** Which number of the hospital to call instead. */
  phone: keyof Pick<Hospital["contact"], "phone" | "conciergePhone">;
  /** Whether its sender may be in an emergency. */
  isUrgent: boolean;
  /** Whether its sender gets mails: a receipt, and what the office answers. */
  hasReceipt: boolean;
  /** Whether it waits for its office: its mail links to a page to answer on, and its sender has one to follow it. */
  hasAnswerPage: boolean;
  /** What its office can answer. */
  states: readonly AnswerState[];
}

/** The forms whose submissions are stored and mailed. */
export const FORMS: Record<FormKind, FormDefinition> = {
  appointment: {
    api: "/api/v1/service/email",
    prefix: "A",
    texts: "appointment",
    loadRules: () => import("./appointment.ts"),
    page: ({ toAppointment }) => toAppointment,
    typedHeader: {
      field: "outPatientNumber",
      typedAs: "outPatientNumberTyped",
      name: "OP-Number",
      description: "The OP number as typed, percent-encoded, where `outPatientNumber` does not say it.",
    },
    hospital: "contentName",
    phone: "conciergePhone",
    isUrgent: true,
    hasReceipt: true,
    hasAnswerPage: true,
    states: ["agreed", "offered", "unreached", "refused", "withdrawn", "reopened"],
  },
  contact: {
    api: "/api/v1/service/contact_us",
    prefix: "C",
    texts: "contactForm",
    loadRules: () => import("./contact.ts"),
    page: ({ toContactUs }) => toContactUs,
    hospital: "contentName",
    phone: "phone",
    isUrgent: true,
    hasReceipt: false,
    hasAnswerPage: false,
    states: ["replied", "unreached", "reopened"],
  },
  job: {
    api: "/api/v1/jobs/job_application",
    prefix: "J",
    texts: "jobApplication",
    loadRules: () => import("./job-application.ts"),
    page: ({ toCareers }) => toCareers,
    file: "resume",
    // Spelled as in specification §3.
    fixed: { subject: "New job application recieved" },
    // Checklist A33.
    hospital: "place",
    phone: "phone",
    isUrgent: false,
    hasReceipt: false,
    hasAnswerPage: false,
    states: ["seen", "invited", "declined", "reopened"],
  },
};

/** The forms, or those with a property. */
export function formKinds(property?: keyof FormDefinition): FormKind[] {
  const kinds = Object.keys(FORMS) as FormKind[];
  return kinds.filter((kind) => property === undefined || FORMS[kind][property]);
}

/**
 * What a form carries besides its fields, by its names on the wire. People leave no trace in either: nothing is sent
 * of them, so that a visitor's request has the keys of the specification alone.
 */
export const FORM_TRAPS = {
  /** A field that people do not see; browsers fill in no word of its name (HTML standard, autofill). */
  honeypot: "reasonForWriting",
  /** Milliseconds from the page's opening to the sending of a form that no key, finger or pointer of a person met. */
  untouched: "untouchedMs",
} as const;

/** Times of a form in milliseconds (specification §4, §9). */
export const FORM_TIMING = {
  /** How long a validation message shows. */
  messageShownMs: 1000,
  /** When the mark on the offending field goes, counted from the moment of the error. */
  markShownMs: 2000,
  /** A send without a response by then counts as failed (checklist A55). */
  sendTimeoutMs: 30_000,
} as const;
