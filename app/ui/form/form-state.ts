import type { FieldError } from "#forms/form-fields.ts";
import type { UrgentCall } from "../emergency-calls/emergency-calls.tsx";

export interface CallNumber {
  printed: string;
  href: string;
}

/** What a form needs of its hospital and its site, loaded with its page. */
export interface FormSettings {
  /** Origin that the form is posted to; empty for this site's own. */
  apiOrigin: string;
  /** What the form calls its hospital, and the hospital's receiving address. */
  addressee: { hospital: string; to: string };
  /** Date in India when the page was rendered, YYYY-MM-DD. */
  today: string;
  resumeMaxBytes: number;
  call: CallNumber;
  /** Whom to call who cannot wait for an answer. */
  urgent?: UrgentCall[];
  privacyNotice: FormNoticeText;
  /** Says when a send failed (checklist A35). */
  showsFailure: boolean;
}

export interface FormNoticeText {
  /** Goes with the form, so that it is known which notice was shown. */
  version: string;
  summary: string;
  links: { language: string; label: string; to: string }[];
}

/** The outcome of checking what was typed: what to send, or the first refused field. */
export type FormVerdict = { ok: true; value: unknown } | { ok: false; error: FieldError };

/**
 * A refused field, whose message stays below it until it is mended. What else shows: with `message` a banner beside the
 * button, with `mark` a mark on the field, with `quiet` nothing. `lasting` is a refusal that came with the page: its
 * mark stays too.
 */
export interface ShownRejection extends FieldError {
  stage: "message" | "mark" | "quiet" | "lasting";
}

export interface FormState {
  phase: "idle" | "sending" | "sent";
  rejection: ShownRejection | undefined;
  /** True after a send that failed, until the next edit or send. */
  hasFailed: boolean;
  /** True when nothing sends the form later, which every form says. */
  isLost?: boolean;
  /** How much of a form that is being sent has gone out, from 0 to 1; undefined where the browser does not say. */
  share?: number;
  reference?: string | undefined;
  /** Address of the request's own page. */
  page?: string | undefined;
  lines?: SentLine[];
}

export interface SentLine {
  label: string;
  text: string;
}

/** A form's content as it went out, its key, and the text of its controls. */
export interface Sent {
  key: string;
  value: unknown;
  typed: TypedValues;
  lines: SentLine[];
}

export type FormEvent =
  | { type: "reject"; rejection: FieldError }
  | { type: "showMark" }
  | { type: "hideMark" }
  | { type: "edit"; isMended: boolean }
  | { type: "send" }
  | { type: "progress"; share: number }
  | { type: "succeed"; reference: string | undefined; page?: string | undefined; lines: SentLine[] }
  | { type: "fail"; isLost?: boolean };

export const IDLE_FORM: FormState = { phase: "idle", rejection: undefined, hasFailed: false };

export function nextFormState(state: FormState, event: FormEvent): FormState {
  switch (event.type) {
    case "reject":
      return { ...IDLE_FORM, rejection: { ...event.rejection, stage: "message" } };
    case "showMark":
      return { ...state, rejection: moveTo(state.rejection, "mark") };
    case "hideMark":
      return { ...state, rejection: moveTo(state.rejection, "quiet") };
    case "edit":
      return { ...state, rejection: event.isMended ? undefined : afterEdit(state.rejection), hasFailed: false };
    case "send":
      return { ...IDLE_FORM, phase: "sending" };
    case "progress":
      return { ...state, share: event.share };
    case "succeed":
      return { ...IDLE_FORM, phase: "sent", reference: event.reference, page: event.page, lines: event.lines };
    case "fail":
      return { ...IDLE_FORM, hasFailed: true, ...(event.isLost && { isLost: true }) };
  }
}

function moveTo(rejection: ShownRejection | undefined, stage: ShownRejection["stage"]) {
  return rejection && { ...rejection, stage };
}

function afterEdit(rejection: ShownRejection | undefined) {
  return rejection?.stage === "lasting" ? rejection : moveTo(rejection, "quiet");
}

export type TypedValues = Record<string, string>;

/** The response to a form that was posted without JavaScript and not accepted: what was typed comes back. */
export type FormReply =
  | { outcome: "editing"; values: TypedValues; focus: string }
  | { outcome: "invalid"; values: TypedValues; rejection: FieldError }
  | { outcome: "unavailable"; values: TypedValues };

export function formStateOf(reply: FormReply | undefined): FormState {
  if (reply?.outcome === "unavailable") return { ...IDLE_FORM, hasFailed: true };
  if (reply?.outcome !== "invalid") return IDLE_FORM;
  return { ...IDLE_FORM, rejection: { ...reply.rejection, stage: "lasting" } };
}

export function typedValuesOf(reply: FormReply | undefined): TypedValues {
  return reply?.values ?? {};
}

export function focusedFieldOf(reply: FormReply | undefined): string | undefined {
  if (reply?.outcome === "editing") return reply.focus;
  return reply?.outcome === "invalid" ? reply.rejection.field : undefined;
}
