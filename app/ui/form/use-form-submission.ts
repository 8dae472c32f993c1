import {
  useEffect,
  useReducer,
  useRef,
  useState,
  type FormEvent as ReactFormEvent,
  type RefObject,
  type SyntheticEvent,
} from "react";
import { flushSync } from "react-dom";
import { type TypedValues, nextFormState, type FieldRejection, type FormState, type SentLine } from "./form-state.ts";
import { addTraces, readTraces, type FormTraps, createKeyMaker, sendForm } from "./send-form.ts";
import { readSentLines, typedInto } from "./form-draft.ts";

/** The outcome of checking what was typed: what to send, or the first refused field. */
export type FormVerdict = { ok: true; value: unknown } | { ok: false; error: FieldRejection };

export interface FormTiming extends RejectionTiming {
  /** A send without a response by then counts as failed. */
  sendTimeoutMs: number;
}

export interface FormSubmissionOptions {
  form: RefObject<HTMLFormElement | null>;
  /** Address that takes the form's value: as JSON, or a `FormData` as a multipart form. */
  api: string;
  check: (typed: FormData) => FormVerdict;
  timing: FormTiming;
  traps: FormTraps;
  /** Which privacy notice is shown at the form. */
  noticeVersion: string;
  /** For dates of what was sent. */
  locale: string;
  initial: FormState;
  /** Called once the form was accepted, with what was sent and what the visitor can quote. */
  onSent?: (sent: Sent, reference: string | undefined) => void;
  /** Called before `onFailed` when no response came. */
  onNoResponse?: (sent: Sent) => void;
  onFailed?: () => void;
  /** The messages of the server that are shown at their field; nothing else of a response is (specification §7). */
  reasons?: readonly string[];
}

/** A form's content as it went out, its key, and the text of its controls. */
export interface Sent {
  key: string;
  value: unknown;
  typed: TypedValues;
  /** For the visitor to read. */
  lines: SentLine[];
}

/** Checks and sends a form: one request at a time, and a refused field gets its message, then focus and mark. */
export function useFormSubmission(options: FormSubmissionOptions) {
  const { form, api, check, timing, traps, noticeVersion, locale, initial } = options;
  const { onSent, onNoResponse, onFailed, reasons } = options;
  const [state, dispatch] = useReducer(nextFormState, initial);
  const isClosed = useRef(false);
  const [keyOf] = useState(createKeyMaker);
  const { isTouched, handlers } = useTouch();
  const rejections = useRejections(form, timing, dispatch);
  useFocusReturned(form, state.phase);
  useResultInView(form, state.phase);

  async function send(checked: unknown, traces: [string, string][], { typed, lines }: Pick<Sent, "typed" | "lines">) {
    isClosed.current = true;
    dispatch({ type: "send" });
    const key = keyOf(checked);
    const sending = { idempotencyKey: key, noticeVersion, timeoutMs: timing.sendTimeoutMs };
    const value = addTraces(checked, traces);
    const sent = { key, value, typed, lines };
    const outcome = await sendForm(api, value, sending, (share) => dispatch({ type: "progress", share }));
    if (outcome.status === "sent") {
      dispatch({ type: "succeed", reference: outcome.reference, page: outcome.page, lines });
      return onSent?.(sent, outcome.reference);
    }
    if (outcome.status === "unreachable") onNoResponse?.(sent);
    isClosed.current = false;
    console.clear();
    const rejection = outcome.status === "refused" ? outcome.rejection : undefined;
    dispatch({ type: "fail", ...(rejection && reasons?.includes(rejection.message) && { rejection }) });
    onFailed?.();
  }

  function onSubmit(event: ReactFormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isClosed.current) return;
    rejections.cancel();
    const element = event.currentTarget;
    const typed = new FormData(element);
    const verdict = check(typed);
    if (!verdict.ok) return rejections.show(verdict.error);
    const traces = readTraces(typed, { isTouched: isTouched.current, openForMs: performance.now() }, traps);
    void send(verdict.value, traces, { typed: typedInto(element), lines: readSentLines(element, locale) });
  }

  function onInput(event: ReactFormEvent<HTMLFormElement>) {
    rejections.cancel();
    dispatch({ type: "edit", isMended: isMended(event.currentTarget, event.target as HTMLInputElement) });
  }

  function isMended(element: HTMLFormElement, { name }: HTMLInputElement): boolean {
    if (state.rejection?.field !== name) return false;
    const verdict = check(new FormData(element));
    return verdict.ok || verdict.error.field !== name;
  }

  return { state, handlers: { ...handlers, onSubmit }, onInput };
}

type Dispatch = (event: Parameters<typeof nextFormState>[1]) => void;

/** Shows refusals and hides them in time; leaving the page cancels the timers. */
function useRejections(form: RefObject<HTMLFormElement | null>, timing: RejectionTiming, dispatch: Dispatch) {
  const cancelCurrent = useRef(() => {});
  useEffect(() => () => cancelCurrent.current(), []);

  function show(rejection: FieldRejection) {
    const onMark = () => {
      dispatch({ type: "showMark" });
      focusGently(findControl(form.current, rejection.field));
    };
    const timer = createRejectionTimer(timing, onMark, () => dispatch({ type: "hideMark" }));
    cancelCurrent.current = timer.cancel;
    keepInPlace(form.current, () => dispatch({ type: "reject", rejection }));
    timer.start();
  }

  return { show, cancel: () => cancelCurrent.current() };
}

/** The message below the field moves what follows; what the visitor just used stays under the finger. */
function keepInPlace(form: HTMLFormElement | null, change: () => void) {
  const { activeElement } = document;
  const used = form?.contains(activeElement) ? activeElement : form?.querySelector("button[type=submit]");
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

function findControl(form: HTMLFormElement | null, name: string): HTMLElement | undefined {
  const control = form?.elements.namedItem(name);
  return control instanceof HTMLElement ? control : undefined;
}

/**
 * A disabled button drops the focus. Unless it went elsewhere, the button takes it back after a failed send, and the
 * result after a successful one.
 */
function useFocusReturned(form: RefObject<HTMLFormElement | null>, phase: FormState["phase"]) {
  const wasSending = useRef(false);
  useEffect(() => {
    if (wasSending.current && phase !== "sending" && document.activeElement === document.body) {
      const target = phase === "sent" ? "output" : "button[type=submit]";
      form.current?.querySelector<HTMLElement>(target)?.focus({ preventScroll: true });
    }
    wasSending.current = phase === "sending";
  }, [form, phase]);
}

/** The result takes the form's place, and may begin above the screen or end below a phone's bar. */
function useResultInView(form: RefObject<HTMLFormElement | null>, phase: FormState["phase"]) {
  useEffect(() => {
    if (phase !== "sent") return;
    form.current?.scrollIntoView({ block: "nearest" });
    form.current?.querySelector("output")?.scrollIntoView({ block: "nearest" });
  }, [form, phase]);
}

/** When a refused field's message is replaced by the mark, and when the mark is removed; both counted from the refusal. */
export interface RejectionTiming {
  messageShownMs: number;
  markShownMs: number;
}

export interface RejectionTimer {
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

/** Whether a person used the form: browsers mark events of a hand and of assistive technology as trusted, not a script's. */
function useTouch() {
  const isTouched = useRef(false);
  const note = ({ isTrusted }: SyntheticEvent) => {
    isTouched.current ||= isTrusted;
  };
  // Dictation, autofill and input methods may show in the input alone.
  return { isTouched, handlers: { onKeyDown: note, onPointerDown: note, onClick: note, onInputCapture: note } };
}
