import { sendForm } from "../form/send-form.ts";
import type { SendOutcome } from "../form/send-outcome.ts";
import { listPending, readPending, writePending, type PendingRequest } from "./pending-store.ts";

const TIME_LIMIT_MS = 30_000;

/**
 * Sends what waits, in order and each under its own key, and stores what came of it. What the network or the server
 * cannot take yet keeps waiting. The tabs of a browser send one after the other; where a page without HTTPS has no locks,
 * the keys keep the server from storing anything twice.
 */
export async function sendPending(today: () => string): Promise<void> {
  const locks = (navigator as Partial<Pick<Navigator, "locks">>).locks;
  if (!locks) return sendAll(today);
  await locks.request("send pending forms", () => sendAll(today));
}

async function sendAll(today: () => string): Promise<void> {
  for (const { key } of await listPending(Date.now(), today())) {
    // Read again, because the visitor may have cancelled it while an earlier one was sent.
    const pending = await readPending(key);
    if (pending?.status !== "waiting" || !pending.request) continue;
    const outcome = await post(key, pending.request);
    if (outcome.status === "sent") {
      // Stored even if it was cancelled meanwhile: it was sent, and the visitor has to know.
      await writePending({ ...pending, ...outcome, forWhom: "", request: undefined });
    } else if (outcome.status === "refused" && !outcome.isTemporary && (await readPending(key))) {
      await writePending({ ...pending, status: "refused" });
    }
  }
}

function post(idempotencyKey: string, { api, content, noticeVersion }: PendingRequest): Promise<SendOutcome> {
  const options = { idempotencyKey, noticeVersion, timeoutMs: TIME_LIMIT_MS };
  if (typeof content === "string") return sendForm(api, JSON.parse(content), options);
  const form = new FormData();
  for (const [name, value] of content) form.append(name, value);
  return sendForm(api, form, options);
}
