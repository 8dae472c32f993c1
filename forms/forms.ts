import type { AnswerState } from "#forms/answer.ts";
import type { Hospital } from "#site/hospitals/site.ts";
import type { hospitalPaths } from "#site/hospitals/hospital-paths.ts";
import type { PageTexts } from "#site/texts/catalogue.ts";
import type { AppointmentRequest } from "./appointment.ts";
import type { CallRequest } from "./call.ts";
import type { Complaint } from "./complaint.ts";
import type { ContactMessage } from "./contact.ts";
import type { JobApplication } from "./job-application.ts";

export interface FormRequests {
  appointment: AppointmentRequest;
  contact: ContactMessage;
  job: JobApplication;
  call: CallRequest;
  complaint: Complaint;
}

export type FormKind = keyof FormRequests;

export type FormRequest = FormRequests[FormKind];

type FormTextsName = {
  [Name in keyof PageTexts]: PageTexts[Name] extends { sent: string; sendAnother: string } ? Name : never;
}[keyof PageTexts];

/** What tells one form from another. Its fields and rules are in its own file, its mail in a companion `.server.ts`. */
export interface FormDefinition {
  /** Below the API's origin (specification §7). */
  api: string;
  prefix: string;
  texts: FormTextsName;
  page: (paths: ReturnType<typeof hospitalPaths>) => string;
  /** A form with a file is sent as multipart/form-data. */
  file?: string;
  /** What browsers send besides, and the server never reads. */
  fixed?: Record<string, string>;
  /** The header with what was typed into a field (in the request `typedAs`) whose number may not say it. */
  typedHeader?: { field: string; typedAs: string; name: string };
  hospital: "contentName" | "place";
  phone: keyof Pick<Hospital["contact"], "phone" | "conciergePhone">;
  isUrgent: boolean;
  /** Whether its sender has a page to follow it. */
  hasSenderPage: boolean;
  /** In how many working days it is answered; left out, within one working day. */
  workingDays?: number;
  /** Whether it asks for an address: its sender gets a receipt then, and with a page a mail about each answer. */
  hasEmail: boolean;
  states: readonly AnswerState[];
}

/** What that form takes. */
export const loadRules = async (kind: FormKind) => (await import("./rules.ts")).RULES[kind];

export const FORMS: Record<FormKind, FormDefinition> = {
  appointment: {
    api: "/api/v1/service/email",
    prefix: "A",
    texts: "appointment",
    page: ({ toAppointment }) => toAppointment,
    typedHeader: {
      field: "outPatientNumber",
      typedAs: "outPatientNumberTyped",
      name: "OP-Number",
    },
    hospital: "contentName",
    phone: "conciergePhone",
    isUrgent: true,
    hasSenderPage: true,
    hasEmail: true,
    states: ["agreed", "offered", "unreached", "seen", "refused", "withdrawn", "reopened"],
  },
  contact: {
    api: "/api/v1/service/contact_us",
    prefix: "C",
    texts: "contactForm",
    page: ({ toContactUs }) => toContactUs,
    hospital: "contentName",
    phone: "phone",
    isUrgent: true,
    hasSenderPage: false,
    hasEmail: true,
    states: ["replied", "unreached", "seen", "declined", "reopened"],
  },
  job: {
    api: "/api/v1/jobs/job_application",
    prefix: "J",
    texts: "jobApplication",
    page: ({ toCareers }) => toCareers,
    file: "resume",
    // Spelled as in specification §3.
    fixed: { subject: "New job application recieved" },
    // Checklist A33.
    hospital: "place",
    phone: "phone",
    isUrgent: false,
    hasSenderPage: false,
    hasEmail: true,
    states: ["seen", "invited", "declined", "reopened"],
  },
  call: {
    api: "/api/v1/service/call_me",
    prefix: "T",
    texts: "callForm",
    page: ({ toCallMe }) => toCallMe,
    hospital: "contentName",
    phone: "conciergePhone",
    isUrgent: true,
    hasSenderPage: true,
    hasEmail: false,
    states: ["replied", "agreed", "unreached", "again", "seen", "withdrawn", "reopened"],
  },
  complaint: {
    api: "/api/v1/service/complaint",
    prefix: "G",
    texts: "complaintForm",
    page: ({ toComplaint }) => toComplaint,
    hospital: "contentName",
    phone: "phone",
    isUrgent: true,
    hasSenderPage: true,
    workingDays: 7,
    hasEmail: true,
    states: ["replied", "unreached", "seen", "reopened"],
  },
};

/** Where its sender can be written to, as typed; "" where no address was asked for, or given. */
export function senderEmail(request: FormRequest): string {
  if ("patientEmail" in request) return request.patientEmail;
  return "email" in request ? request.email : "";
}

/** 0 where none was given. */
export function senderPhone(request: FormRequest): number {
  return ("patientContactNumber" in request ? request.patientContactNumber : request.contactNumber) ?? 0;
}

export function formKinds(property?: keyof FormDefinition): FormKind[] {
  const kinds = Object.keys(FORMS) as FormKind[];
  return kinds.filter((kind) => property === undefined || FORMS[kind][property]);
}

/** What a form carries of a program besides its fields, by names on the wire; of people nothing is sent. */
export const FORM_TRAPS = {
  /** Browsers fill in no word of its name (HTML standard, autofill). */
  honeypot: "reasonForWriting",
  untouched: "untouchedMs",
} as const;

/** Times of a form in milliseconds (specification §4, §9). */
export const FORM_TIMING = {
  messageShownMs: 1000,
  /** When the mark on the offending field goes, counted from the moment of the error. */
  markShownMs: 2000,
  /** A send without a response by then counts as failed (checklist A55). */
  sendTimeoutMs: 30_000,
} as const;
