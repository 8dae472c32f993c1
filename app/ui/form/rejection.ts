import { flushSync } from "react-dom";
import type { FieldError } from "#forms/form-fields.ts";
import { FORM_TIMING } from "#forms/forms.ts";
import type { FormEvent } from "./form-state.ts";

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
