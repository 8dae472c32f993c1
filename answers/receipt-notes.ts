import type { Receipt } from "#forms/submissions.ts";
import { formatMoment } from "#outbox/mail/office-mail.ts";
import type { Catalogue } from "#site/texts/catalogue.ts";

/** What whoever has sent a form is told besides the form's own words: the same on pages and by the API. */
export function receiptNotes({ answerBy, opensAgain, isDayNear, isMailWithheld }: Receipt, texts: Catalogue): string[] {
  const { patient } = texts.server.answers;
  return [
    ...(answerBy ? [patient.answerBy(formatMoment(answerBy, texts))] : []),
    ...(isDayNear ? [patient.dayNear] : []),
    ...(opensAgain ? [patient.opensAgain(formatMoment(opensAgain, texts))] : []),
    ...(isMailWithheld ? [patient.noMail] : []),
  ];
}
