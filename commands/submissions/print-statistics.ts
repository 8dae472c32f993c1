import { isAnswer, type PastStep } from "#forms/answer.ts";
import { dueBy, officeHours, type OfficeFacts, promiseFor, workingTimeBetween } from "#forms/working-time.ts";
import { DAY_MS, HOUR_MS, todayInKolkata } from "#forms/calendar.ts";
import { formatCsv, type Row } from "#outbox/csv.ts";
import type { SubmissionRecord } from "#outbox/store/submission-records.server.ts";
import { EXIT, UsageError, loadConfiguredSite } from "../command.ts";
import { CLOCK, readFilter, readMoment, type Task } from "./command-line.ts";
import { formatTable, requireReadable } from "./format-records.ts";
import { writeOut } from "./print-submissions.ts";

const COLUMNS = ["by", "of", "received", "answered", "open", "late", "median_hours", "p90_hours"] as const;

interface Figures {
  groups: [by: string, of: string][];
  isOpen: boolean;
  isLate: boolean;
  /** Milliseconds that the office worked until its first answer; undefined without one. */
  answeredAfter: number | undefined;
}

/** How offices answered what they received in some days: as a table, and as CSV. Nothing in it names anybody. */
export async function printStatistics({ context, config, records, options }: Task): Promise<number> {
  const { from, to, csv, hospital } = options;
  if (from === undefined || to === undefined) throw new UsageError("statistics: of which days? --from DAY --to DAY");
  const filter = await readFilter(hospital === undefined ? {} : { hospital }, config);
  const days = { receivedFrom: readMoment("--from", from, 0), receivedBefore: readMoment("--to", to, DAY_MS) };
  const found = (await records.list({ ...filter, ...days })).filter(({ status }) => status !== "held");
  requireReadable(found);
  const { hospitals } = await loadConfiguredSite(config);
  const figures: Figures[] = [];
  for (const record of found.toReversed()) {
    const { steps = [] } = (await records.readRequest(record)) ?? {};
    const own = hospitals.find(({ id }) => id === record.hospitalId) ?? { contact: {} };
    figures.push(figuresOf(record, steps, own));
  }
  const rows = sumUp(figures);
  context.print(formatTable(COLUMNS, rows));
  if (csv !== undefined) await writeOut(context, formatCsv(COLUMNS, rows), csv, true);
  return EXIT.done;
}

function figuresOf(record: SubmissionRecord, steps: PastStep[], hospital: OfficeFacts): Figures {
  const { receivedAt, waitingSince, source } = record;
  const first = steps.find(({ state }) => isAnswer(state));
  const promise = promiseFor(hospital, receivedAt, record.kind);
  const due = dueBy(hospital, record);
  const isOver = (moment: Date | undefined) => moment !== undefined && moment < CLOCK.now();
  const isLateNow = waitingSince !== undefined && isOver(first || record.callBy ? due : promise);
  return {
    groups: [
      ["all", ""],
      ["hospital", record.hospitalId],
      ["department", departmentOf(record)],
      ["kind", record.kind],
      ["source", source],
      ["week", isoWeek(todayInKolkata(receivedAt))],
    ],
    isOpen: waitingSince !== undefined,
    isLate: isLateNow || (first !== undefined && promise !== undefined && first.at > promise),
    answeredAfter: first && workingTimeBetween(receivedAt, first.at, officeHours(hospital)),
  };
}

function departmentOf({ request }: SubmissionRecord): string {
  return request && "department" in request ? request.department : "none";
}

/** e.g. "2026-W53": a week belongs to the year of its Thursday (ISO 8601). */
export function isoWeek(day: string): string {
  const weekday = (new Date(day).getUTCDay() + 6) % 7;
  const thursday = new Date(Date.parse(day) + (3 - weekday) * DAY_MS);
  const year = thursday.getUTCFullYear();
  const week = Math.floor((Number(thursday) - Date.UTC(year, 0, 1)) / (7 * DAY_MS)) + 1;
  return `${year}-W${String(week).padStart(2, "0")}`;
}

const ORDER = ["all", "hospital", "department", "kind", "source", "week"];

function sumUp(figures: Figures[]): Row[] {
  const lines = figures.flatMap((one) => one.groups.map(([by, of]) => ({ by, of, ...one })));
  const grouped = Map.groupBy(lines, ({ by, of }) => JSON.stringify([ORDER.indexOf(by), of]));
  return [...grouped.entries()]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, own]) => {
      const hours = own.flatMap(({ answeredAfter }) => answeredAfter ?? []).map((ms) => ms / HOUR_MS);
      const { by = "", of = "" } = own[0] ?? {};
      return {
        ...{ by, of, received: own.length, answered: hours.length },
        open: own.filter(({ isOpen }) => isOpen).length,
        late: own.filter(({ isLate }) => isLate).length,
        median_hours: quantile(hours, 0.5),
        p90_hours: quantile(hours, 0.9),
      };
    });
}

/** To two decimals, between the two values beside it as spreadsheets do (PERCENTILE.INC); "" without any value. */
function quantile(values: readonly number[], part: number): number | "" {
  const sorted = values.toSorted((a, b) => a - b);
  const place = part * (sorted.length - 1);
  const [low, high] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
  if (low === undefined || high === undefined) return "";
  return Math.round((low + (high - low) * (place % 1)) * 100) / 100;
}
