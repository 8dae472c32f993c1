import { IDLE_FORM, type FieldRejection, type FormState } from "./form-state.ts";

/** What was typed, by the names of the controls. */
export type TypedValues = Record<string, string>;

/** What a page answers to a form that was posted without JavaScript and not taken: what was typed comes back. */
export type FormReply =
  | { outcome: "editing"; values: TypedValues; focus: string }
  | { outcome: "invalid"; values: TypedValues; rejection: FieldRejection }
  | { outcome: "unavailable"; values: TypedValues };

/** The state a form starts in when the page carries a reply. */
export function formStateOf(reply: FormReply | undefined): FormState {
  if (reply?.outcome === "unavailable") return { ...IDLE_FORM, hasFailed: true };
  if (reply?.outcome !== "invalid") return IDLE_FORM;
  return { ...IDLE_FORM, rejection: { ...reply.rejection, stage: "lasting" } };
}

export function typedValuesOf(reply: FormReply | undefined): TypedValues {
  return reply?.values ?? {};
}

/** The control that has the focus when the page opens. */
export function focusedFieldOf(reply: FormReply | undefined): string | undefined {
  if (reply?.outcome === "editing") return reply.focus;
  return reply?.outcome === "invalid" ? reply.rejection.field : undefined;
}
