import { FORM_TRAPS } from "../forms/form-traps.ts";
import type { HoldReason } from "../hold-reason.ts";
import type { SubmittedForm } from "../stored-submission.ts";
import { readsLikeAdvertisement } from "./advertisement.ts";

/**
 * Nobody fills a form in so short a time. Time alone holds nothing: autofill, and a form whose text outlived a reload,
 * are as fast, but a person's hand is seen in both.
 */
const TOO_FAST_MS = 2000;

/**
 * Why the submission looks automatic; empty for a person's. `input` is what came, with what it carries besides the
 * form's own fields. A held submission waits for a person, so each rule errs on the visitor's side.
 */
export function screenSubmission(form: SubmittedForm, input: unknown): HoldReason[] {
  const reasons: HoldReason[] = [];
  if (isFilled(readKey(input, FORM_TRAPS.honeypot))) reasons.push("honeypot");
  if (isTooFast(readKey(input, FORM_TRAPS.untouched))) reasons.push("too-fast");
  if (readsLikeAdvertisement(textsOf(form))) reasons.push("content");
  return reasons;
}

function readKey(input: unknown, key: string): unknown {
  const isObject = typeof input === "object" && input !== null && Object.hasOwn(input, key);
  return isObject ? (input as Record<string, unknown>)[key] : undefined;
}

function isFilled(value: unknown): boolean {
  return value !== undefined && value !== null && value !== "";
}

/** Numbers come as text in a form of several parts. */
function isTooFast(value: unknown): boolean {
  return isFilled(value) && Number(value) < TOO_FAST_MS;
}

function textsOf(form: SubmittedForm): Parameters<typeof readsLikeAdvertisement>[0] {
  switch (form.kind) {
    case "appointment": {
      const { patientName, doctor, department } = form.request;
      return { names: [patientName, doctor, department], text: "" };
    }
    case "contact": {
      const { name, subject, message } = form.request;
      return { names: [name], text: `${subject}\n${message}` };
    }
    case "job":
      return { names: [form.request.name, form.request.job], text: "" };
  }
}
