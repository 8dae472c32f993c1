import type { Hospital } from "#site/hospitals/site.ts";
import type { SubmittedForm } from "#forms/stored-submission.ts";
import type { MailFacts, RequestFacts } from "../mail/office-mail.ts";
import type { AnsweredRequest } from "../store/request-history.server.ts";
import { SAMPLE_MAIL_FROM, SAMPLE_SITE, SAMPLE_TEXTS } from "./samples.ts";

const RECEIVED = new Date("2026-11-20T17:11:00Z");

/** What a mail to an office is made from. */
export function sampleMailFacts(hospital: Hospital, more: Partial<MailFacts> = {}): MailFacts {
  return {
    mail: {
      ...{
        id: "0123456789abcdef0123456789abcdef",
        kind: "request",
        hospitalId: hospital.id,
        submissionId: "a",
        step: 0,
      },
      ...{
        recipient: "office",
        attempt: 1,
        error: null,
        createdAt: RECEIVED,
        ageMs: 0,
        refusedMs: 0,
        leaseToken: "0-0-0-0-0",
      },
    },
    ...{
      hospital,
      texts: SAMPLE_TEXTS,
      look: SAMPLE_SITE.brand.tokens.light,
      mailFrom: SAMPLE_MAIL_FROM,
      now: RECEIVED,
    },
    ...more,
  };
}

export function sampleRequestFacts(
  hospital: Hospital,
  form: SubmittedForm & { reference: string },
  { record = {}, mails = [], ...more }: Partial<MailFacts> & { record?: object; mails?: object[] } = {},
): RequestFacts {
  const { file, ...sent } = form;
  const stored = {
    ...sent,
    hospitalId: hospital.id,
    receivedAt: RECEIVED,
    copies: 0,
    file: file && { name: file.name },
    ...record,
  };
  return {
    ...sampleMailFacts(hospital, more),
    request: { id: "a", record: stored, steps: [], mails } as unknown as AnsweredRequest,
    links: { patient: "https://www.example.org/patient", office: "https://www.example.org/office" },
    answerBy: undefined,
  };
}
