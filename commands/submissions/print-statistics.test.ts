import { readFile } from "node:fs/promises";
import { join } from "node:path";
import Database from "better-sqlite3";
import { expect, onTestFinished, test, vi } from "vitest";
import type { Step } from "#forms/answer.ts";
import { SettableClock } from "#outbox/test-support/clock-and-log.ts";
import { sqlitePlace } from "#outbox/test-support/describe-stores.ts";
import { sampleApplication, sampleSubmission } from "#outbox/test-support/samples.ts";
import { temporaryFolder } from "#outbox/test-support/temporary-folder.ts";
import { runInTest } from "../test-support/run-in-test.ts";
import { manageSubmissions } from "../submissions.ts";
import { isoWeek } from "./print-statistics.ts";

const SAMPLES = new URL("../../data/", import.meta.url);
/** Later than every request of the sample. */
const FIRST = Date.parse("2026-11-09T00:00+05:30");
const WEEKDAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
const MINUTE_MS = 60_000;
const HOSPITALS = ["punalur", "kozhencherry", "alappuzha"];
const NOW = "2026-12-05T10:00:00+05:30";
const STEPS: Step[][] = [
  [],
  [{ state: "agreed", day: "2026-12-10", time: "10:00" }],
  [{ state: "unreached" }, { state: "refused", reason: "Doctor on leave" }],
  [{ state: "call-me" }, { state: "unreached" }],
  [{ state: "seen" }],
  [{ state: "withdrawn" }, { state: "reopened" }, { state: "call-me" }],
];

/** Three weeks of requests, each with some of the steps, five hours or two days after one another. */
async function storeWeeks() {
  const dataDir = temporaryFolder();
  const clock = new SettableClock("2026-11-08T18:25:00Z");
  const store = await sqlitePlace(dataDir).open(clock);
  onTestFinished(() => store.close());
  for (let count = 0; count < 40; count += 1) {
    const id = `request-${count}`;
    const sample = count % 7 === 6 ? sampleApplication(id, Buffer.from("%PDF-")) : sampleSubmission(id);
    const request = {
      ...sample.request,
      ...(sample.kind === "appointment" && { department: ["ENT", "Dental"][count % 2] }),
    };
    const hospitalId = HOSPITALS[Math.floor(count / 2) % 3] ?? "";
    const added = await store.add({ ...sample, request, hospitalId } as typeof sample, { withinMs: 0 });
    const reference = "reference" in added ? added.reference : "";
    for (const step of STEPS[count % STEPS.length] ?? []) {
      clock.move(count % 8 === 0 ? 2 * 24 * 60 : 5 * 60);
      expect(await store.addStep({ reference, hospitalId, step })).toBe("stored");
    }
    clock.move(3 * 60 + 7);
  }
  await store.add(sampleSubmission("held"), { withinMs: 0 }, ["honeypot"]);
  vi.useFakeTimers({ now: new Date(NOW), toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  return { dataDir, env: { DATA_DIR: dataDir } };
}

interface StoredRow {
  id: string;
  hospital_id: string;
  kind: string;
  source: string;
  received_at: number;
  waiting_since: number | null;
  request: string;
  first: number | null;
  week: string;
}

/**
 * Of each minute from the first day on, by the clock of India, how many of a hospital's were working ones before it.
 */
async function countMinutes(hospitalId: string): Promise<number[]> {
  const { contact } = JSON.parse(await readFile(new URL(`hospitals/${hospitalId}/hospital.json`, SAMPLES), "utf8")) as {
    contact: {
      openingTimes?: { days?: string[]; opens: string; closes: string }[];
      holidays?: Record<string, unknown>;
    };
  };
  const times = contact.openingTimes ?? [{ opens: "09:00", closes: "17:00" }];
  const counts = [0];
  for (let at = FIRST; at < Date.parse(NOW); at += MINUTE_MS) {
    const [day = "", time = ""] = new Date(at + 330 * MINUTE_MS).toISOString().split("T");
    const weekday = WEEKDAYS[new Date(day).getUTCDay()] ?? "";
    const isOpen = times.some(
      ({ days, opens, closes }) =>
        (days ? days.includes(weekday) : weekday !== "Sunday") &&
        opens <= time.slice(0, 5) &&
        time.slice(0, 5) < closes,
    );
    counts.push((counts.at(-1) ?? 0) + (isOpen && !contact.holidays?.[day] ? 1 : 0));
  }
  return counts;
}

function middle(values: number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const place = part * (sorted.length - 1);
  const [below = 0, above = below] = sorted.slice(Math.floor(place));
  return below * (1 - (place % 1)) + above * (place % 1);
}

test("statistics prints and writes what a recomputation from the rows finds", async () => {
  const { dataDir, env } = await storeWeeks();
  const file = join(temporaryFolder(), "statistics.csv");
  const { printed, code } = await runInTest(
    manageSubmissions,
    `statistics --from 2026-11-09 --to 2026-11-29 --csv ${file}`,
    { env },
  );
  expect(code).toBe(0);
  const database = new Database(join(dataDir, "submissions.sqlite"), { readonly: true });
  const rows = database
    .prepare(
      `SELECT id, hospital_id, kind, source, received_at, waiting_since, request,
        (SELECT min(at) FROM answers WHERE submission_id = id AND state IN ('agreed', 'refused', 'withdrawn')) AS first,
        strftime('%G-W%V', received_at / 1000 + 19800, 'unixepoch') AS week
       FROM submissions WHERE held_for IS NULL AND received_at >= ? AND received_at < ?`,
    )
    .all(FIRST, Date.parse("2026-11-30T00:00+05:30")) as StoredRow[];
  database.close();
  expect(rows.length).toBeGreaterThan(20);
  const counted = new Map(await Promise.all(HOSPITALS.map(async (id) => [id, await countMinutes(id)] as const)));
  const expected = new Map<string, { received: number; hours: number[]; open: number; late: number }>();
  for (const row of rows) {
    const counts = counted.get(row.hospital_id) ?? [];
    const minuteOf = (at: number) => (at - FIRST) / MINUTE_MS;
    const days = Array.from({ length: 7 }, (_, n) => (counts[(n + 1) * 1440] ?? 0) - (counts[n * 1440] ?? 0));
    const isLate = (from: number, to: number) => {
      const promised = counts.findIndex((count) => count >= (counts[minuteOf(from)] ?? 0) + Math.max(...days));
      return promised > 0 && minuteOf(to) > promised;
    };
    const [received, first, waiting] = [row.received_at, row.first, row.waiting_since];
    const minutes = first === null ? undefined : (counts[minuteOf(first)] ?? 0) - (counts[minuteOf(received)] ?? 0);
    const isLateNow = waiting !== null && isLate(first === null ? received : waiting, Date.parse(NOW));
    const { department = "none" } = JSON.parse(row.request) as { department?: string };
    for (const key of [
      "all,",
      `hospital,${row.hospital_id}`,
      `department,${department}`,
      `kind,${row.kind}`,
      `source,${row.source}`,
      `week,${row.week}`,
    ]) {
      const sum = expected.get(key) ?? { received: 0, hours: [], open: 0, late: 0 };
      expected.set(key, sum);
      sum.received += 1;
      if (minutes !== undefined) sum.hours.push(minutes / 60);
      if (waiting !== null) sum.open += 1;
      if (isLateNow || (first !== null && isLate(received, first))) sum.late += 1;
    }
  }
  const [head, ...written] = (await readFile(file, "utf8"))
    .replaceAll(/["\uFEFF]/g, "")
    .trim()
    .split("\r\n");
  expect(head).toBe("by,of,received,answered,open,late,median_hours,p90_hours");
  expect(written).toHaveLength(expected.size);
  for (const line of written) {
    const [by, of, ...figures] = line.split(",");
    const { received, hours, open, late } = expected.get(`${by},${of}`) ?? { received: 0, hours: [], open: 0, late: 0 };
    expect(figures.slice(0, 4).map(Number)).toEqual([received, hours.length, open, late]);
    expect(Number(figures[4])).toBeCloseTo(middle(hours, 0.5), 1);
    expect(Number(figures[5])).toBeCloseTo(middle(hours, 0.9), 1);
  }
  const all = expected.get("all,");
  expect(Math.min(all?.late ?? 0, all?.open ?? 0, all?.hours.length ?? 0)).toBeGreaterThan(5);
  expect(middle(all?.hours ?? [], 0.9)).toBeGreaterThan(0);
  expect(printed.trim().split("\n")).toHaveLength(written.length + 1);
  expect(printed).not.toContain("request-");
});

test.each([
  ["2026-12-31", "2026-W53"],
  ["2027-01-03", "2026-W53"],
  ["2027-01-04", "2027-W01"],
  ["2024-12-30", "2025-W01"],
  ["2026-11-22", "2026-W47"],
])("%s is in week %s", (day, week) => {
  expect(isoWeek(day)).toBe(week);
});

test("statistics asks of which days", async () => {
  const { env } = await storeWeeks();
  expect((await runInTest(manageSubmissions, "statistics --from 2026-11-09", { env })).error?.name).toBe("UsageError");
});
