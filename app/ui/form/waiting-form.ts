import { addPending, dropSamePending, shortenName, type PendingRequest } from "../pending/pending-store.ts";
import type { CallNumber, Sent } from "./form-state.ts";

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
  locale: string,
): Promise<void> {
  const { form, api, action, call, texts, listedBy, privacyNotice } = props;
  const { nameField, dayField } = listedBy;
  const now = new Date();
  await addPending({
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
  });
}

export async function dropWaiting(api: string, value: unknown): Promise<void> {
  await dropSamePending({ api, content: toStored(value) });
}

function toStored(value: unknown): PendingRequest["content"] {
  return value instanceof FormData ? [...value] : JSON.stringify(value);
}
