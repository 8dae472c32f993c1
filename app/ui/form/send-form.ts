import type { FieldError } from "#forms/form-fields.ts";
import { FORM_TIMING, FORM_TRAPS } from "#forms/forms.ts";
import type { Receipt, SentLine } from "./form-state.ts";

export interface SendOptions {
  /** The same for every try to send the same content, so that it is stored once; a secret of the browser is its end. */
  idempotencyKey: string;
  noticeVersion?: string | undefined;
  /** Of the page with the form. */
  language?: string | undefined;
  /** The pause of requests that its sender was told of. */
  pauseSeen?: string | undefined;
  /** When it was sent first, of a form that waited for the network. */
  waitingSince?: number;
}

/** `sent` for any 2xx, `refused` for every other response, `unreachable` without a response of ours. */
export type SendOutcome =
  | ({ status: "sent" } & Receipt)
  /** `isTemporary`: the server may accept the same content later. */
  | { status: "refused"; isTemporary: boolean; rejection?: FieldError | undefined; pause?: string }
  | { status: "unreachable" };

export function sendForm(
  api: string,
  value: unknown,
  options: SendOptions,
  onProgress: (share: number) => void = () => {},
): Promise<SendOutcome> {
  return value instanceof FormData ? postMultipart(api, value, options, onProgress) : postJson(api, value, options);
}

/** Without a response within the time limit it is unreachable. */
export async function postJson(url: string, value: unknown, options: SendOptions): Promise<SendOutcome> {
  const { headers, ...body } = value as { headers?: Record<string, string> };
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), FORM_TIMING.sendTimeoutMs);
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: { "Content-Type": "application/json", ...sendHeaders(options), ...headers },
      body: JSON.stringify(body),
      signal: controller.signal,
      redirect: "manual",
    });
    if (response.type === "opaqueredirect") return { status: "unreachable" };
    // A body that breaks off changes nothing.
    const text = await response.text().catch(() => "");
    const outcome = readOutcome(response.status, response.headers.get("content-type"), text);
    const page = response.headers.get("location");
    return outcome.status === "sent" && page !== null ? { ...outcome, page } : outcome;
  } catch {
    return { status: "unreachable" };
  } finally {
    clearTimeout(timer);
  }
}

/** Only silence past the time limit counts as unreachable. `fetch` has no upload progress. */
function postMultipart(
  url: string,
  form: FormData,
  options: SendOptions,
  onProgress: (share: number) => void,
): Promise<SendOutcome> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    let timer = setTimeout(giveUp, FORM_TIMING.sendTimeoutMs);
    function giveUp() {
      request.abort();
    }
    function finish(outcome: SendOutcome) {
      clearTimeout(timer);
      resolve(outcome);
    }
    request.upload.addEventListener("progress", ({ lengthComputable, loaded, total }) => {
      clearTimeout(timer);
      timer = setTimeout(giveUp, FORM_TIMING.sendTimeoutMs);
      if (lengthComputable) onProgress(loaded / total);
    });
    request.addEventListener("load", () => {
      const { status, responseURL, responseText } = request;
      const isRedirected = responseURL !== new URL(url, location.href).href;
      const type = request.getResponseHeader("content-type");
      finish(isRedirected ? { status: "unreachable" } : readOutcome(status, type, responseText));
    });
    for (const event of ["error", "abort"]) {
      request.addEventListener(event, () => finish({ status: "unreachable" }));
    }
    request.open("POST", url);
    for (const [name, text] of Object.entries(sendHeaders(options))) request.setRequestHeader(name, text);
    request.send(form);
  });
}

function sendHeaders(options: SendOptions): Record<string, string> {
  const { idempotencyKey, noticeVersion, language, pauseSeen, waitingSince } = options;
  const [key = "", secret] = idempotencyKey.split(".");
  return {
    "Idempotency-Key": key,
    ...(secret && { "Sender-Secret": secret }),
    ...(language && { "Accept-Language": language }),
    ...(noticeVersion !== undefined && { "Notice-Version": noticeVersion }),
    ...(pauseSeen && { "Pause-Seen": pauseSeen }),
    ...(waitingSince && { "Waiting-Since": new Date(waitingSince).toISOString() }),
  };
}

/** A page is never ours: networks that want a sign-in, filters and proxies respond with one in our place. */
function readOutcome(status: number, type: string | null, body: string): SendOutcome {
  if (/html/i.test(type ?? "") || /^\s*<(?:!doctype|html)/i.test(body)) return { status: "unreachable" };
  if (status >= 200 && status < 300) return { status: "sent", ...readReceipt(body) };
  const rejection = status >= 400 && status < 500 ? readRejection(body) : undefined;
  const { pause } = parseObject(body);
  return {
    ...{ status: "refused", isTemporary: status >= 500 || status === 429 },
    ...(rejection && { rejection }),
    ...(typeof pause === "string" && { pause }),
  };
}

function readReceipt(body: string): Receipt {
  const { reference, notes } = parseObject(body);
  return { reference: typeof reference === "string" ? reference : undefined, ...(Array.isArray(notes) && { notes }) };
}

function readRejection(body: string): FieldError | undefined {
  const { errors } = parseObject(body);
  const [error] = (Array.isArray(errors) ? errors : []) as (Partial<FieldError> | null)[];
  const { field, message } = error ?? {};
  return typeof field === "string" && typeof message === "string" ? { field, message } : undefined;
}

function parseObject(text: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(text)) as Record<string, unknown>;
  } catch {
    return {};
  }
}

export interface Sending {
  /** Browsers tell people's events from a script's. */
  isTouched: boolean;
  openForMs: number;
}

export function readTraces(typed: FormData, { isTouched, openForMs }: Sending): [string, string][] {
  const hidden = typed.get(FORM_TRAPS.honeypot);
  const traces: [string, string][] = [];
  if (typeof hidden === "string" && hidden !== "") traces.push([FORM_TRAPS.honeypot, hidden]);
  if (!isTouched) traces.push([FORM_TRAPS.untouched, String(Math.round(openForMs))]);
  return traces;
}

export function addTraces(value: unknown, traces: [string, string][]): unknown {
  if (traces.length === 0) return value;
  if (!(value instanceof FormData)) return { ...(value as object), ...Object.fromEntries(traces) };
  const form = new FormData();
  for (const [name, part] of [...value, ...traces]) form.append(name, part);
  return form;
}

/** Gives the same key for the same content in a row, and another one once the content has changed. */
export type KeyMaker = (value: unknown) => string;

export function createKeyMaker(): KeyMaker {
  let last: { content: string; key: string } | undefined;
  return (value) => {
    const content = describeContent(value);
    if (last?.content !== content) last = { content, key: `${makeKey()}.${makeKey()}` };
    return last.key;
  };
}

/** Not `randomUUID`, which pages without HTTPS do not have. */
function makeKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Equal for equal content. A file is recognised by its name, size and date. */
export function describeContent(value: unknown): string {
  const content = value instanceof FormData ? [...value] : value;
  return JSON.stringify(content, (_key, part: unknown) =>
    part instanceof File ? [part.name, part.size, part.lastModified] : part,
  );
}

export function readSentLines(form: HTMLFormElement, locale: string): SentLine[] {
  const lines: SentLine[] = [];
  for (const control of form.querySelectorAll<HTMLInputElement>(".field__control")) {
    const text = sentText(control, locale);
    // The label's first text is its name; a note may follow.
    if (text !== "") lines.push({ label: control.labels?.[0]?.firstChild?.textContent ?? "", text });
  }
  return lines;
}

function sentText(control: HTMLInputElement | HTMLSelectElement, locale: string): string {
  if (control instanceof HTMLSelectElement) return control.value && (control.selectedOptions[0]?.text ?? "");
  if (control.type === "file") return control.files?.[0]?.name ?? "";
  if (control.type !== "date" || !control.valueAsDate) return control.value.trim();
  return control.valueAsDate.toLocaleDateString(locale, { dateStyle: "full", timeZone: "UTC" });
}
