import { FORMS } from "../forms/check-submission.server.ts";
import type { MailSummary } from "../forms/form-fields.server.ts";
import type { SubmittedForm } from "../stored-submission.ts";
import type { SubmissionKind } from "../submissions.ts";
import { NOT_GIVEN, phoneFact, type MailFact } from "./office-mail.ts";

/** A form as its mail needs it; of a resume the name is enough. */
export interface DescribedForm {
  kind: SubmissionKind;
  request: SubmittedForm["request"];
  resume?: { name: string };
}

/** What an office is told of a submission, alone in a mail or with others in a digest. */
export interface Description extends MailSummary {
  facts: MailFact[];
}

/** What an office is told of a submission: its fields as its form names and shows them. */
export function describeSubmission({ kind, request, resume = { name: "none" } }: DescribedForm): Description {
  const { fields, summarize } = FORMS[kind];
  const summary = summarize(request);
  const facts = Object.entries(fields).flatMap(([field, { label, show, isPhone }]): MailFact[] => {
    if (label === undefined) return [];
    if (isPhone) return [phoneFact(summary.phoneNumber)];
    const value = show ? show(request, resume) : String(Reflect.get(request, field) || NOT_GIVEN);
    return value === undefined ? [] : [{ label, value }];
  });
  return { ...summary, facts };
}
