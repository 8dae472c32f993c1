import type { FieldError } from "#forms/form-fields.ts";
import type { UrgentCall } from "../contacts/contacts.tsx";

export type CallNumber = { printed: string; href: string };

export interface FormSettings {
  apiOrigin: string;
  /** What the form calls its hospital, and the hospital's receiving address. */
  addressee: { hospital: string; to: string };
  today: string;
  resumeMaxBytes: number;
  call: CallNumber;
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

/** Its message stays below it; `message` adds a banner, `mark` a mark, and `lasting`, from the server, keeps it. */
export interface ShownRejection extends FieldError {
  stage: "message" | "mark" | "quiet" | "lasting";
}

export interface FormState extends Partial<Receipt> {
  phase: "idle" | "sending" | "sent";
  rejection: ShownRejection | undefined;
  hasFailed: boolean;
  /** What is asked before the form is sent. */
  question?: string | undefined;
  /** Nothing sends the form later. */
  isLost?: boolean;
  /** From 0 to 1; undefined where the browser does not say. */
  share?: number;
  lines?: SentLine[];
}

export type SentLine = { label: string; text: string };

export type Sent = { key: string; value: unknown; typed: TypedValues; lines: SentLine[] };

/** What the server says to a form that it took. */
export interface Receipt {
  reference: string | undefined;
  page?: string | undefined;
  notes?: string[] | undefined;
}

export type FormEvent =
  | { type: "reject"; rejection: FieldError }
  | { type: "ask"; question: string }
  | { type: "showMark" }
  | { type: "hideMark" }
  | { type: "edit"; isMended: boolean }
  | { type: "send" }
  | { type: "progress"; share: number }
  | { type: "succeed"; receipt: Receipt; lines: SentLine[] }
  | { type: "fail"; isLost?: boolean };

export const IDLE_FORM: FormState = { phase: "idle", rejection: undefined, hasFailed: false };

export function nextFormState(state: FormState, event: FormEvent): FormState {
  switch (event.type) {
    case "reject":
      return { ...IDLE_FORM, rejection: { ...event.rejection, stage: "message" } };
    case "ask":
      return { ...IDLE_FORM, question: event.question };
    case "showMark":
      return { ...state, rejection: moveTo(state.rejection, "mark") };
    case "hideMark":
      return { ...state, rejection: moveTo(state.rejection, "quiet") };
    case "edit":
      return {
        ...state,
        rejection: event.isMended ? undefined : afterEdit(state.rejection),
        hasFailed: false,
        question: undefined,
      };
    case "send":
      return { ...IDLE_FORM, phase: "sending" };
    case "progress":
      return { ...state, share: event.share };
    case "succeed":
      return { ...IDLE_FORM, phase: "sent", ...event.receipt, lines: event.lines };
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

/** To a form posted without JavaScript and not accepted. */
export type FormReply =
  | { outcome: "editing"; values: TypedValues; focus: string }
  | { outcome: "asked"; values: TypedValues; question: string }
  | { outcome: "invalid"; values: TypedValues; rejection: FieldError }
  | { outcome: "unavailable"; values: TypedValues };

export function formStateOf(reply: FormReply | undefined): FormState {
  if (reply?.outcome === "unavailable") return { ...IDLE_FORM, hasFailed: true };
  if (reply?.outcome === "asked") return { ...IDLE_FORM, question: reply.question };
  if (reply?.outcome !== "invalid") return IDLE_FORM;
  return { ...IDLE_FORM, rejection: { ...reply.rejection, stage: "lasting" } };
}

export function focusedFieldOf(reply: FormReply | undefined): string | undefined {
  if (reply?.outcome === "editing") return reply.focus;
  return reply?.outcome === "invalid" ? reply.rejection.field : undefined;
}
