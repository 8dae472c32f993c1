import { todayInKolkata } from "#forms/calendar.ts";
import { senderPhone } from "#forms/forms.ts";
import type { Clock } from "#forms/submissions.ts";
import { momentOf } from "#forms/working-time.ts";
import type { Store } from "#outbox/store/open-store.server.ts";
import type { AnsweredRequest } from "#outbox/store/request-history.server.ts";

export interface NotedCall {
  request: AnsweredRequest;
  phoneNumber: number;
  /** When else something came from the same number today, the first first. */
  alsoAt: Date[];
}

export interface NotedCallsOptions {
  store: Pick<Store, "readRequest" | "search">;
  clock: Clock;
}

export type NotedCalls = ReturnType<typeof createNotedCalls>;

/** Calls that the desk noted. What cannot reach the store rejects with its error. */
export function createNotedCalls({ store, clock }: NotedCallsOptions) {
  return {
    /** A call of that hospital; undefined where it has none of that reference, or it cannot be read. */
    async find(hospitalId: string, reference: string): Promise<NotedCall | undefined> {
      const request = await store.readRequest({ reference });
      const { record } = request ?? {};
      if (!request || record?.kind !== "call" || record.hospitalId !== hospitalId || !record.request) return undefined;
      const phoneNumber = senderPhone(record.request);
      const receivedFrom = new Date(momentOf(todayInKolkata(clock.now()), "00:00"));
      const { found } = await store.search(
        { hospitalId, receivedFrom },
        (other) =>
          other.id !== record.id &&
          other.status !== "held" &&
          other.request !== undefined &&
          senderPhone(other.request) === phoneNumber,
      );
      return { request, phoneNumber, alsoAt: found.map(({ receivedAt }) => receivedAt).toReversed() };
    },
  };
}
