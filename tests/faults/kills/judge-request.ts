import { isByPatient, isSuperseded, type PastStep, type Step } from "#forms/answer.ts";
import { formatVisit } from "#outbox/mail/describe-step.ts";
import type { AnsweredRequest, RequestMail } from "#outbox/store/request-history.server.ts";
import * as texts from "#site/texts/en.ts";
import { patientOf, type DrillSubmission } from "./create-submission.ts";
import type { ArrivedMail } from "./start-faulty-mail-server.ts";

export interface Taken {
  submission: DrillSubmission;
  reference: string;
  isHeld: boolean;
  /** The acknowledged steps. */
  steps: Step[];
}

/** What is wrong with a request after all mails have gone out, in words; empty for one that is as it must be. */
export function judgeRequest(taken: Taken, request: AnsweredRequest | null, arrived: ArrivedMail[]): string[] {
  if (!request) return ["it is not in the store"];
  const { submission, isHeld, steps } = taken;
  const mails = request.mails.filter(({ kind }) => kind !== "visit");
  const stored = request.steps.map(({ state }) => state).join();
  const wrong: string[] = [];
  if (stored !== steps.map(({ state }) => state).join()) wrong.push(`its steps are ${stored}`);
  if (isHeld) return mails.length > 0 ? [...wrong, "a held one was mailed by itself"] : wrong;
  for (const name of missingMails(submission, request, mails)) wrong.push(`no mail for ${name}`);
  if (new Set(mails.map(nameOf)).size < mails.length) wrong.push("a mail was made twice");
  for (const mail of mails) {
    const copies = arrived.filter((one) => one.messageId.startsWith(`<${mail.id}@`));
    const to = mail.recipient === "patient" ? patientOf(submission.number) : submission.office;
    if (copies.some(({ recipients }) => recipients.join() !== to)) wrong.push(`${nameOf(mail)} went astray`);
    if (mail.state === "sent" && copies.length === 0) wrong.push(`${nameOf(mail)} never arrived`);
    if (!["sent", "dropped"].includes(mail.state)) wrong.push(`${nameOf(mail)} is ${mail.state}`);
    if (mail.state === "dropped" && !isDroppable(mail, request.steps)) wrong.push(`${nameOf(mail)} was dropped`);
  }
  return submission.kind === "call" ? wrong : [...wrong, ...judgeLastMail(request, arrived)];
}

function nameOf({ kind, step, recipient }: Pick<RequestMail, "kind" | "step" | "recipient">): string {
  return `${kind} ${step} to ${recipient}`;
}

function missingMails({ kind }: DrillSubmission, { steps }: AnsweredRequest, mails: RequestMail[]): string[] {
  // Who asks for a call gives no address.
  const due = ["request 0 to office", ...(kind === "call" ? [] : ["receipt 0 to patient"])];
  for (const { state, number } of steps) {
    if (!["appointment", "complaint"].includes(kind) || state === "seen" || state === "coming") continue;
    if (isByPatient(state)) due.push(`wish ${number} to office`);
    due.push(`answer ${number} to patient`);
  }
  return due.filter((name) => !mails.some((mail) => nameOf(mail) === name));
}

/** What a later step made untrue, a take-back of what nobody was told, and the same time once more. */
function isDroppable({ kind, step }: RequestMail, steps: PastStep[]): boolean {
  if (kind === "request") return false;
  if (isSuperseded(step, steps)) return true;
  const { state } = steps.find(({ number }) => number === step) ?? {};
  return state === "reopened" || (state === "agreed" && steps.some((one) => one.state === "reopened"));
}

/** The last mail to a patient says how the request stands. */
function judgeLastMail({ steps, mails }: AnsweredRequest, arrived: ArrivedMail[]): string[] {
  const own = mails.filter(({ recipient, kind }) => recipient === "patient" && kind !== "visit");
  const idOf = ({ messageId }: ArrivedMail) => messageId.slice(1).split("@", 1)[0];
  const toPatient = arrived.filter((mail) => own.some(({ id }) => id === idOf(mail)));
  const last = toPatient.at(-1);
  const newest = steps.findLast(({ number }) => own.some(({ step, kind }) => kind === "answer" && step === number));
  // Of an answer that was taken back before its mail left, the patient knows nothing: there is the receipt alone.
  const isUntold = toPatient.every(({ text }) => text.includes(wordsOf(undefined)));
  if (newest?.state === "reopened" && isUntold) return [];
  // What is answered before its receipt could be sent needs none.
  if (newest === undefined && last === undefined && isSuperseded(0, steps)) return [];
  const words = wordsOf(newest);
  return last?.text.includes(words) ? [] : [`the last mail to its patient is no "${words}" but "${last?.subject}"`];
}

function wordsOf(step: PastStep | undefined): string {
  const { mails } = texts.server.answers;
  if (!step) return "We have received your";
  switch (step.state) {
    case "agreed":
      return formatVisit(step, texts);
    case "offered":
      return step.times.map((time) => formatVisit(time, texts)).join(texts.server.answers.steps.and);
    case "refused":
      return step.reason;
    default:
      return mails[step.state as "cancelled"].title;
  }
}
