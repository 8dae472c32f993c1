import type { PageServices } from "#app/context.ts";
import type { ContactItem } from "#app/ui/contacts/contacts.tsx";
import { DAY_MS, HOUR_MS } from "#forms/calendar.ts";
import { describeCheckDay } from "#outbox/number-day.server.ts";

type Services = Pick<PageServices, "publicRecord" | "texts">;

/** How the hospital answered in the last 30 days, in one sentence; undefined where too little is known. */
export function describeResponses({ publicRecord, texts }: Services, { id }: { id: string }): string | undefined {
  const record = publicRecord.responses(id);
  if (!record) return undefined;
  const { answered, times } = texts.server.numbers;
  const { percent, count, medianMs } = record;
  return answered(percent, count, describeTime(medianMs, times));
}

function describeTime(ms: number, { minutes, hours, days }: Services["texts"]["server"]["numbers"]["times"]): string {
  if (ms > 2 * DAY_MS) return days(Math.ceil(ms / DAY_MS));
  return ms > HOUR_MS ? hours(Math.ceil(ms / HOUR_MS)) : minutes(Math.max(1, Math.ceil(ms / 60_000)));
}

/** Beside each number that rings at the right person, the day on which the office called it last. */
export function withChecks(
  items: readonly ContactItem[],
  { publicRecord, texts }: Services,
  { id }: { id: string },
): ContactItem[] {
  return items.map((item) => {
    const check = publicRecord.numberCheck(id, item.href ?? "");
    if (check?.state !== "right") return item;
    const day = texts.server.numbers.checkedOn(describeCheckDay(check, texts));
    return { ...item, note: [item.note, day].filter(Boolean).join(" · ") };
  });
}
