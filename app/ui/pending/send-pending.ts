import { sendForm } from "../form/send-form.ts";
import type { SendOutcome } from "../form/send-outcome.ts";
import { dropPending, listPending, type PendingSubmission } from "./pending-store.ts";

const TIME_LIMIT_MS = 30_000;

export interface SentLater {
  status: "sent" | "refused";
  reference: string | undefined;
}

/**
 * Sends what waits, under the keys of the first tries, and resolves to what came of it. What the network or the server
 * cannot take yet goes on waiting. One tab of a browser sends at a time.
 */
export async function sendPending(now: number): Promise<SentLater[]> {
  const locks = (navigator as Partial<Pick<Navigator, "locks">>).locks;
  if (!locks) return sendAll(now);
  return locks.request("send pending submissions", { ifAvailable: true }, (lock) => (lock ? sendAll(now) : []));
}

async function sendAll(now: number): Promise<SentLater[]> {
  const results: SentLater[] = [];
  for (const [form, pending] of await listPending(now)) {
    const outcome = await post(pending);
    if (outcome.status === "unreachable" || (outcome.status === "refused" && outcome.isTemporary)) continue;
    await dropPending(form, pending.idempotencyKey);
    results.push({ status: outcome.status, reference: outcome.status === "sent" ? outcome.reference : undefined });
  }
  return results;
}

function post({ api, content, idempotencyKey, noticeVersion }: PendingSubmission): Promise<SendOutcome> {
  const options = { idempotencyKey, noticeVersion, timeoutMs: TIME_LIMIT_MS };
  if (typeof content === "string") return sendForm(api, JSON.parse(content), options);
  const form = new FormData();
  for (const [name, value] of content) form.append(name, value);
  return sendForm(api, form, options);
}
