import {
  addPending,
  dropSamePending,
  shortenName,
  type PendingForm,
  type PendingRequest,
} from "../pending/pending-store.ts";
import type { Sent } from "./form-state.ts";
import type { CallNumber } from "./receipt.tsx";

interface WaitingFormProps {
  api: string;
  action: string;
  call: CallNumber;
  texts: { name: string };
  listedBy: { nameField: string; dayField?: string };
  privacyNotice: { version: string };
}

/** Stores a form that got no response; `form` is unique among the forms of the site. */
export async function storeWaiting(form: string, sent: Sent, props: WaitingFormProps, locale: string): Promise<void> {
  await addPending(createPending(form, sent, props, locale));
}

/** Removes the same content where it waits, because its form sent it. */
export async function dropWaiting(api: string, value: unknown): Promise<void> {
  await dropSamePending({ api, content: toStored(value) });
}

function createPending(
  form: string,
  { key, value, typed }: Sent,
  props: WaitingFormProps,
  locale: string,
): PendingForm {
  const { api, action, call, texts, listedBy, privacyNotice } = props;
  const { nameField, dayField } = listedBy;
  const now = new Date();
  return {
    key,
    keptAt: now.getTime(),
    when: now.toLocaleString(locale, { weekday: "short", hour: "numeric", minute: "2-digit" }),
    what: texts.name,
    forWhom: shortenName(typed[nameField] ?? ""),
    call,
    status: "waiting",
    request: {
      api,
      content: toStored(value),
      noticeVersion: privacyNotice.version,
      lastDay: (dayField && typed[dayField]) || "",
      form,
      page: action,
      typed,
    },
  };
}

function toStored(value: unknown): PendingRequest["content"] {
  return value instanceof FormData ? [...value] : JSON.stringify(value);
}
