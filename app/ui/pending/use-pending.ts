import { useEffect, useState } from "react";
import { listPending, PENDING_CHANGED } from "./pending-store.ts";
import { sendPending, type SentLater } from "./send-pending.ts";

/** How often what waits is tried again while a page is open, besides when the network comes back. */
const TRY_AGAIN_MS = 30_000;

interface Pending {
  /** How many forms wait for the network while there is none. */
  waiting: number;
  /** The last form that was sent, or refused, after it had waited. */
  last: SentLater | undefined;
  dismiss: () => void;
}

/** Sends what waits whenever the network is back, and tells what a visitor should know of it. */
export function usePending(): Pending {
  const [waiting, setWaiting] = useState(0);
  const [last, setLast] = useState<SentLater>();

  useEffect(() => {
    let isGone = false;
    let timer: ReturnType<typeof setTimeout> | undefined;

    async function look() {
      const kept = await listPending(Date.now());
      if (isGone) return;
      setWaiting(navigator.onLine ? 0 : kept.length);
      clearTimeout(timer);
      if (kept.length > 0) timer = setTimeout(() => void send(), TRY_AGAIN_MS);
    }

    async function send() {
      if (navigator.onLine) {
        const results = await sendPending(Date.now());
        if (!isGone && results.length > 0) setLast(results.at(-1));
      }
      await look();
    }

    const onChange = () => void look();
    const onNetwork = () => void send();
    globalThis.addEventListener(PENDING_CHANGED, onChange);
    for (const event of ["online", "offline"]) globalThis.addEventListener(event, onNetwork);
    void send();
    return () => {
      isGone = true;
      clearTimeout(timer);
      globalThis.removeEventListener(PENDING_CHANGED, onChange);
      for (const event of ["online", "offline"]) globalThis.removeEventListener(event, onNetwork);
    };
  }, []);

  return { waiting, last, dismiss: () => setLast(undefined) };
}
