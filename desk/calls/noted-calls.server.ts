import { todayInKolkata } from "#forms/calendar.ts";
import { senderPhone } from "#forms/forms.ts";
import { momentOf } from "#forms/working-time.ts";
import type { Store } from "#outbox/store/open-store.server.ts";

/**
 * A call that the desk of a hospital noted, and when else something came from the same number today, the first first.
 * Undefined where it has none of that reference, or it cannot be read; rejects without a store.
 */
export async function findNotedCall(
  store: Pick<Store, "readRequest" | "search">,
  now: Date,
  hospitalId: string,
  reference: string,
) {
  const request = await store.readRequest({ reference });
  const { record } = request ?? {};
  if (!request || record?.kind !== "call" || record.hospitalId !== hospitalId || !record.request) return undefined;
  const phoneNumber = senderPhone(record.request);
  const receivedFrom = new Date(momentOf(todayInKolkata(now), "00:00"));
  const { found } = await store.search(
    { hospitalId, receivedFrom },
    ({ id, status, request: other }) =>
      id !== record.id && status !== "held" && other !== undefined && senderPhone(other) === phoneNumber,
  );
  return { request, phoneNumber, alsoAt: found.map(({ receivedAt }) => receivedAt).toReversed() };
}

export type NotedCall = NonNullable<Awaited<ReturnType<typeof findNotedCall>>>;
