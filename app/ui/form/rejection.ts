import { flushSync } from "react-dom";
import type { FieldRejection, FormEvent } from "./form-state.ts";

/** When a refused field's message gives way to the mark, and when that is removed; counted from the refusal. */
export interface RejectionTiming {
  messageShownMs: number;
  markShownMs: number;
}

interface RejectionTimer {
  /** Begins anew; an earlier run is cancelled. */
  start(): void;
  cancel(): void;
}

/** Calls `onMark` when the message's time is over and `onEnd` when the mark's is. */
export function createRejectionTimer(timing: RejectionTiming, onMark: () => void, onEnd: () => void): RejectionTimer {
  let timers: ReturnType<typeof setTimeout>[] = [];
  const cancel = () => timers.forEach(clearTimeout);
  const start = () => {
    cancel();
    timers = [setTimeout(onMark, timing.messageShownMs), setTimeout(onEnd, timing.markShownMs)];
  };
  return { start, cancel };
}

/**
 * Shows a refusal below its field and beside the button, then focuses and marks the field, then removes the mark. The
 * function that it returns cancels what is to come.
 */
export function showRejection(
  form: HTMLFormElement,
  rejection: FieldRejection,
  timing: RejectionTiming,
  dispatch: (event: FormEvent) => void,
): () => void {
  const onMark = () => {
    dispatch({ type: "showMark" });
    focusGently(findControl(form, rejection.field));
  };
  const timer = createRejectionTimer(timing, onMark, () => dispatch({ type: "hideMark" }));
  keepInPlace(form, () => dispatch({ type: "reject", rejection }));
  timer.start();
  return timer.cancel;
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

/** Scrolls only as far as the field needs to be seen whole, and so that the eye can follow. */
function focusGently(control: HTMLElement | undefined) {
  control?.focus({ preventScroll: true });
  const isCalm = matchMedia("(prefers-reduced-motion)").matches;
  control?.closest(".field")?.scrollIntoView({ block: "nearest", behavior: isCalm ? "instant" : "smooth" });
}

function findControl(form: HTMLFormElement, name: string): HTMLElement | undefined {
  const control = form.elements.namedItem(name);
  return control instanceof HTMLElement && control.closest(".field") ? control : undefined;
}

/**
 * The server's refusal of one of the form's fields, in the words that the form has for it: nothing else of a response
 * is shown (specification §7). Undefined for a field that nobody sees.
 */
export function readRefusal(
  form: HTMLFormElement,
  { field, message }: FieldRejection,
  { known, other }: { known: readonly unknown[]; other: string },
): FieldRejection | undefined {
  return findControl(form, field) && { field, message: known.includes(message) ? message : other };
}
