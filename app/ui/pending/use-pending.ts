import { useEffect, useState } from "react";
import { openDraft } from "../form/form-draft.ts";
import { PENDING_CHANGED } from "./may-have-pending.ts";
import {
  dropPending,
  inOrder,
  listPending,
  writePending,
  type PendingForm,
  type PendingRequest,
  readPending,
} from "./pending-store.ts";
import { sendForm, type SendOutcome } from "../form/send-form.ts";

const TRY_AGAIN_MS = 30_000;

const TIME_LIMIT_MS = 30_000;

/** The name is removed from the store once a form was sent. */
const seen = new Map<string, PendingForm>();

/** Sends waiting forms whenever the network is back, and returns what the strip shows. */
export function usePending(today: () => string) {
  const [forms, setForms] = useState<PendingForm[]>([]);
  const [cancelled, setCancelled] = useState<PendingForm[]>([]);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    let timer: ReturnType<typeof setTimeout> | undefined;

    async function look() {
      const found = await listPending(Date.now(), today());
      if (signal.aborted) return;
      setForms(found.map(recall));
      // Both at once, so that a row that comes back keeps its place and its focus.
      setCancelled((last) => last.filter(({ key }) => !found.some((form) => form.key === key)));
      clearTimeout(timer);
      if (found.some(({ status }) => status === "waiting")) timer = setTimeout(() => void send(), TRY_AGAIN_MS);
    }

    async function send() {
      await look();
      if (navigator.onLine) await sendPending(today);
      await look();
    }

    const onChange = () => void look();
    const onNetwork = () => void send();
    for (const event of [PENDING_CHANGED, "storage"]) globalThis.addEventListener(event, onChange, { signal });
    // A phone in a pocket gets no event when the network comes back.
    document.addEventListener("visibilitychange", onNetwork, { signal });
    globalThis.addEventListener("online", onNetwork, { signal });
    void send();
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, [today]);

  const isCancelled = (form: PendingForm) => cancelled.includes(form);
  const isThere = ({ key }: PendingForm) => !cancelled.some((form) => form.key === key);

  return {
    shown: inOrder([...forms.filter(isThere), ...cancelled]),
    isCancelled,
    cancel: async (form: PendingForm) => {
      await dropPending(form.key);
      setCancelled((last) => [...last, form]);
    },
    undo: writePending,
    close: async () => {
      setCancelled([]);
      for (const { key, status } of forms) if (status !== "waiting") await dropPending(key);
    },
    fillInAgain: async ({ key, request }: PendingForm) => {
      if (!request) return;
      openDraft(request.form).save(request.typed);
      await dropPending(key);
      location.assign(request.page);
    },
  };
}

/** Names a form that was sent, in whichever tab, and removes its draft. */
function recall(form: PendingForm): PendingForm {
  if (form.status !== "sent") {
    seen.set(form.key, form);
    return form;
  }
  const last = seen.get(form.key);
  if (!last) return form;
  if (last.request) forgetDraft(last.request);
  seen.set(form.key, { ...last, request: undefined });
  return { ...form, forWhom: last.forWhom };
}

/** What was sent need not be typed again; what has been typed since stays. */
function forgetDraft({ form, typed }: PendingRequest) {
  const draft = openDraft(form);
  if (JSON.stringify(draft.read()) === JSON.stringify(typed)) draft.clear();
}

/** Tabs take turns. Pages without HTTPS have no locks: there the keys keep forms from being stored twice. */
export async function sendPending(today: () => string): Promise<void> {
  const locks = (navigator as Partial<Pick<Navigator, "locks">>).locks;
  if (!locks) return sendAll(today);
  await locks.request("send-pending-forms", () => sendAll(today));
}

async function sendAll(today: () => string): Promise<void> {
  for (const { key } of await listPending(Date.now(), today())) {
    // The visitor may have cancelled it meanwhile.
    const pending = await readPending(key);
    if (pending?.status !== "waiting" || !pending.request) continue;
    // One that cannot be sent holds up no other.
    const outcome = await post(key, pending.request).catch(() => ({ status: "unreachable" as const }));
    if (outcome.status === "sent") {
      // Stored even if it was cancelled meanwhile: it was sent, and the visitor has to know.
      await writePending({ ...pending, ...outcome, forWhom: "", request: undefined });
    } else if (outcome.status === "refused" && !outcome.isTemporary && (await readPending(key))) {
      await writePending({ ...pending, status: "refused", reason: outcome.rejection?.message });
    }
  }
}

async function post(idempotencyKey: string, { api, content, noticeVersion }: PendingRequest): Promise<SendOutcome> {
  const options = { idempotencyKey, noticeVersion, timeoutMs: TIME_LIMIT_MS };
  if (typeof content === "string") return sendForm(api, JSON.parse(content), options);
  const form = new FormData();
  for (const [name, value] of content) form.append(name, value);
  return sendForm(api, form, options);
}
