import {
  useEffect,
  useReducer,
  useRef,
  type FormEvent as ReactFormEvent,
  type RefObject,
  type SyntheticEvent,
} from "react";
import type { FieldError, FormCheck } from "#forms/form-fields.ts";
import { FORMS, loadRules, type FormKind } from "#forms/forms.ts";
import { useTexts } from "../texts/texts.tsx";
import { whenTouched } from "../when-touched.ts";
import { typedInto } from "./form-draft.ts";
import { nextFormState, type FormSettings, type FormState, type Receipt, type Sent } from "./form-state.ts";
import type * as LateParts from "./late-parts.ts";
import type { KeyMaker } from "./send-form.ts";

export interface FormSubmissionOptions extends FormSettings {
  kind: FormKind;
  form: RefObject<HTMLFormElement | null>;
  initial: FormState;
  /** What is asked once before these values are sent; "" for nothing. */
  ask?: ((typed: FormData) => string) | undefined;
  onSent?: (sent: Sent, receipt: Receipt, late: typeof LateParts) => void;
  onNoResponse?: (sent: Sent, late: typeof LateParts) => void;
  onFailed?: (() => void) | undefined;
}

/** Checks and sends a form: one request at a time, and a refused field gets its message, then focus and mark. */
export function useFormSubmission(options: FormSubmissionOptions) {
  const { kind, form, onSent, onNoResponse, onFailed } = options;
  const { api } = FORMS[kind];
  const locale = useTexts("locale");
  const rules = useTexts("rules");
  const { checkField } = useTexts("form");
  const [state, dispatch] = useReducer(nextFormState, options.initial);
  const isClosed = useRef(false);
  const check = useRef<(typed: FormData) => FormCheck<unknown>>(undefined);
  const asked = useRef(options.initial.question ?? "");
  const pauseSeen = useRef<string>(undefined);
  const keyOf = useRef<KeyMaker>(undefined);
  const { isTouched, handlers } = useTouch();
  const cancelRejection = useRef(() => {});
  useFocusReturned(form, state.phase);
  useResultInView(form, state.phase);
  useEffect(() => {
    // What does not come now is asked for again when the form is sent.
    void whenTouched()
      .then(load)
      .catch(() => undefined);
    return () => cancelRejection.current();
    // Only when the form appears.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  async function load() {
    const [late, loaded] = await Promise.all([import("./late-parts.ts"), loadRules(kind)]);
    const checker = (typed: FormData) => late.checkTyped(kind, loaded, typed, options, rules);
    check.current = checker;
    return { late, checker };
  }

  type Loaded = Awaited<ReturnType<typeof load>>;

  async function send(element: HTMLFormElement, { late, checker }: Loaded) {
    const { addTraces, createKeyMaker, readSentLines, readTraces, sendForm } = late;
    const filled = new FormData(element);
    const verdict = checker(filled);
    if (!verdict.ok) return reject(element, verdict.error, late);
    const question = options.ask?.(filled) ?? "";
    if (question !== "" && question !== asked.current) {
      isClosed.current = false;
      asked.current = question;
      return late.showQuestion(element, question, dispatch);
    }
    const typed = typedInto(element);
    const lines = readSentLines(element, locale);
    keyOf.current ??= createKeyMaker();
    const key = keyOf.current(verdict.value);
    const noticeVersion = options.privacyNotice.version;
    const { lang: language } = document.documentElement;
    const sending = { idempotencyKey: key, noticeVersion, language, pauseSeen: pauseSeen.current };
    const traces = readTraces(filled, { isTouched: isTouched.current, openForMs: performance.now() });
    const value = addTraces(verdict.value, traces);
    const sent = { key, value, typed, lines };
    dispatch({ type: "send" });
    const outcome = await sendForm(options.apiOrigin + api, value, sending, (share) =>
      dispatch({ type: "progress", share }),
    );
    return { element, late, sent, outcome };
  }

  function settle({ element, late, sent, outcome }: NonNullable<Awaited<ReturnType<typeof send>>>) {
    if (outcome.status === "sent") {
      const { status: _sent, ...receipt } = outcome;
      dispatch({ type: "succeed", receipt, lines: sent.lines });
      return onSent?.(sent, receipt, late);
    }
    const named = outcome.status === "refused" && outcome.rejection;
    if (named && outcome.pause !== undefined) {
      isClosed.current = false;
      pauseSeen.current = outcome.pause;
      return late.showQuestion(element, named.message, dispatch);
    }
    const rejection = named && late.readRefusal(element, named, { known: Object.values(rules), other: checkField });
    if (rejection) return reject(element, rejection, late);
    isClosed.current = false;
    dispatch({ type: "fail" });
    if (outcome.status === "unreachable") onNoResponse?.(sent, late);
    console.clear();
    onFailed?.();
  }

  function reject(element: HTMLFormElement, rejection: FieldError, late: typeof LateParts): undefined {
    isClosed.current = false;
    cancelRejection.current = late.showRejection(element, rejection, dispatch);
  }

  function onSubmit(event: ReactFormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isClosed.current) return;
    isClosed.current = true;
    cancelRejection.current();
    void submit(event.currentTarget);
  }

  async function submit(element: HTMLFormElement) {
    let done: Awaited<ReturnType<typeof send>>;
    try {
      done = await send(element, await load());
    } catch {
      return post(element);
    }
    if (done) settle(done);
  }

  /** Where its scripts are missing or fail, the form is posted as a browser does, if the network is there. */
  async function post(element: HTMLFormElement) {
    isClosed.current = false;
    try {
      const { ok } = await fetch(element.action, { method: "HEAD", redirect: "error" });
      if (ok) return element.submit();
    } catch {
      // No network.
    }
    dispatch({ type: "fail", isLost: true });
    onFailed?.();
  }

  function onInput(event: ReactFormEvent<HTMLFormElement>) {
    cancelRejection.current();
    dispatch({ type: "edit", isMended: isMended(event.currentTarget, event.target as HTMLInputElement) });
  }

  function isMended(element: HTMLFormElement, { name }: HTMLInputElement): boolean {
    if (state.rejection?.field !== name || !check.current) return false;
    try {
      const verdict = check.current(new FormData(element));
      return verdict.ok || verdict.error.field !== name;
    } catch {
      return true;
    }
  }

  return { state, handlers: { ...handlers, onSubmit }, onInput };
}

/** A disabled button drops the focus: after a failed send it takes it back, after a successful one the result does. */
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

/** Whether a person used the form: browsers mark events of hands and assistive technology as trusted. */
function useTouch() {
  const isTouched = useRef(false);
  const note = ({ isTrusted }: SyntheticEvent) => {
    isTouched.current ||= isTrusted;
  };
  // Dictation, autofill and input methods may show in the input alone.
  return { isTouched, handlers: { onKeyDown: note, onPointerDown: note, onClick: note, onInputCapture: note } };
}
