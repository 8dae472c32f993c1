import { useEffect, useState } from "react";
import { openDraft } from "../form/form-draft.ts";
import {
  dropPending,
  inOrder,
  listPending,
  PENDING_CHANGED,
  writePending,
  type PendingForm,
  type PendingRequest,
} from "./pending-store.ts";
import { sendPending } from "./send-pending.ts";

/** How often what waits is tried again while a page is open, besides when the network comes back. */
const TRY_AGAIN_MS = 30_000;

/** Forms seen by this page while they waited: the browser stores no name of one that was sent. */
const seen = new Map<string, PendingForm>();

/**
 * Sends what waits whenever the network is back, and returns what a visitor has to know of it. `today` is the hospitals'
 * date, YYYY-MM-DD.
 */
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
    // A phone in a pocket is not told of the network.
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
    /** All forms, and those cancelled on this page. */
    shown: inOrder([...forms.filter(isThere), ...cancelled]),
    isCancelled,
    cancel: async (form: PendingForm) => {
      await dropPending(form.key);
      setCancelled((last) => [...last, form]);
    },
    undo: writePending,
    /** Removes all that no longer waits. */
    close: async () => {
      setCancelled([]);
      for (const { key, status } of forms) if (status !== "waiting") await dropPending(key);
    },
    /** Opens the form with what was typed. */
    fillInAgain: async ({ key, request }: PendingForm) => {
      if (!request) return;
      openDraft(request.form).save(request.typed);
      await dropPending(key);
      location.assign(request.page);
    },
  };
}

/** Names a form that was sent, in whichever tab, and forgets what was typed of it here. */
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
