import { flushSync } from "react-dom";
import { todayByPage } from "#forms/calendar.ts";
import type { FieldError, FormCheck, FormRules, RuleTexts } from "#forms/form-fields.ts";
import { FORM_TIMING, FORMS, type FormKind, type FormRequest } from "#forms/forms.ts";
import { addPending, dropSamePending, shortenName, type PendingRequest } from "../pending/use-pending.ts";
import { readTyped } from "./form-draft.ts";
import type { CallNumber, FormEvent, FormSettings, Sent } from "./form-state.ts";

// What a form needs once it is sent, which comes at the first touch.
export { addTraces, createKeyMaker, readSentLines, readTraces, sendForm } from "./send-form.ts";

/** The value of a right form is what is sent: its request, with what travels as `headers`, or a `FormData`. */
export function checkTyped(
  kind: FormKind,
  rules: FormRules<FormRequest>,
  typed: FormData,
  { addressee, today, resumeMaxBytes }: Pick<FormSettings, "addressee" | "today" | "resumeMaxBytes">,
  texts: RuleTexts,
): FormCheck<unknown> {
  const { file: fileField, fixed, typedHeader } = FORMS[kind];
  const file = fileField === undefined ? null : chosenFile(typed.get(fileField));
  const values = { ...readTyped(typed, rules.controls), ...addressee };
  const checked = rules.check(fileField === undefined ? values : { ...values, [fileField]: file }, {
    today: () => todayByPage(today, new Date()),
    resumeMaxBytes,
    texts,
  });
  if (!checked.ok) return checked;
  const fields: Record<string, unknown> = { ...checked.value, ...fixed };
  if (fileField !== undefined) return { ok: true, value: toFormData(fields, fileField, file) };
  if (!typedHeader) return { ok: true, value: fields };
  const { [typedHeader.typedAs]: asTyped, ...value } = fields;
  if (asTyped === undefined) return { ok: true, value };
  return { ok: true, value: { ...value, headers: { [typedHeader.name]: encodeURIComponent(String(asTyped)) } } };
}

/** A browser gives an unnamed, empty file where none was chosen. */
function chosenFile(entry: FormDataEntryValue | null): File | null {
  return entry instanceof File && (entry.name !== "" || entry.size > 0) ? entry : null;
}

function toFormData(fields: Record<string, unknown>, fileField: string, file: File | null): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.set(field, String(value));
  if (file) form.set(fileField, file);
  return form;
}

/** Shows a refusal, then focuses and marks its field, then removes the mark. Returns what cancels the rest. */
export function showRejection(
  form: HTMLFormElement,
  rejection: FieldError,
  dispatch: (event: FormEvent) => void,
): () => void {
  const onMark = () => {
    dispatch({ type: "showMark" });
    focusGently(findControl(form, rejection.field));
  };
  keepInPlace(form, () => dispatch({ type: "reject", rejection }));
  return startRejection(onMark, () => dispatch({ type: "hideMark" }));
}

export function showQuestion(form: HTMLFormElement, question: string, dispatch: (event: FormEvent) => void): undefined {
  keepInPlace(form, () => dispatch({ type: "ask", question }));
  form.querySelector(".form-end")?.scrollIntoView({ block: "nearest", behavior: "instant" });
}

export function startRejection(onMark: () => void, onEnd: () => void): () => void {
  const timers = [setTimeout(onMark, FORM_TIMING.messageShownMs), setTimeout(onEnd, FORM_TIMING.markShownMs)];
  return () => timers.forEach(clearTimeout);
}

/** The message below the field moves what follows; what the visitor just used stays under the finger. */
function keepInPlace(form: HTMLFormElement, change: () => void) {
  const { activeElement } = document;
  const used = form.contains(activeElement) ? activeElement : form.querySelector("button[type=submit]");
  const before = used?.getBoundingClientRect().top ?? 0;
  flushSync(change);
  const moved = (used?.getBoundingClientRect().top ?? 0) - before;
  if (moved !== 0) window.scrollBy({ top: moved, behavior: "instant" });
}

function focusGently(control: HTMLElement | undefined) {
  control?.focus({ preventScroll: true });
  const isCalm = matchMedia("(prefers-reduced-motion)").matches;
  control?.closest(".field")?.scrollIntoView({ block: "nearest", behavior: isCalm ? "instant" : "smooth" });
}

function findControl(form: HTMLFormElement, name: string): HTMLElement | undefined {
  const control = form.elements.namedItem(name);
  return control instanceof HTMLElement && control.closest(".field") ? control : undefined;
}

/** The server's refusal in the words that the form has for it (specification §7); undefined for a field nobody sees. */
export function readRefusal(
  form: HTMLFormElement,
  { field, message }: FieldError,
  { known, other }: { known: readonly unknown[]; other: string },
): FieldError | undefined {
  return findControl(form, field) && { field, message: known.includes(message) ? message : other };
}

interface WaitingFormProps {
  form: string;
  api: string;
  action: string;
  call: CallNumber;
  texts: { name: string };
  listedBy: { nameField: string; dayField?: string };
  privacyNotice: { version: string };
}

export async function storeWaiting(
  props: WaitingFormProps,
  { key, value, typed }: Sent,
  describeMoment: (moment: Date) => string,
): Promise<void> {
  const { form, api, action, call, texts, listedBy, privacyNotice } = props;
  const { nameField, dayField } = listedBy;
  const now = new Date();
  await addPending({
    key,
    keptAt: now.getTime(),
    when: describeMoment(now),
    what: texts.name,
    forWhom: shortenName(typed[nameField] || (typed.contactNumber ?? "")),
    call,
    status: "waiting",
    request: {
      api,
      content: toStored(value),
      noticeVersion: privacyNotice.version,
      language: document.documentElement.lang,
      lastDay: (dayField && typed[dayField]) || "",
      form,
      page: action,
      typed,
    },
  });
}

export async function dropWaiting(api: string, value: unknown): Promise<void> {
  await dropSamePending({ api, content: toStored(value) });
}

function toStored(value: unknown): PendingRequest["content"] {
  return value instanceof FormData ? [...value] : JSON.stringify(value);
}
