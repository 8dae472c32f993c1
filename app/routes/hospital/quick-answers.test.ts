import { expect, test } from "vitest";
import type { VisitedDoctor } from "#answers/visit-doubts.ts";
import { knownSittings } from "#site/sittings/known-sittings.ts";
import { loadSite } from "#site/hospitals/load-site.server.ts";
import type { AnsweredRequest } from "#outbox/store/request-history.server.ts";
import { pages, server } from "#site/texts/en.ts";
import { asAskedForm, fillReason } from "./quick-answers.ts";

/** A Thursday, 11 am in India; the sample hospital is open from 9 to 13 and from 15.30 to 18. */
const NOW = new Date("2026-11-26T05:30:00Z");
const { hospitals } = await loadSite({ dataDir: "data" });
const punalur = hospitals.find(({ id }) => id === "punalur") ?? hospitals[0]!;
const texts = { pages, server };

function timesFor(appointmentOn: string, record = {}, doctor?: VisitedDoctor): string[] | undefined {
  const request = {
    record: { kind: "appointment", waitingSince: NOW, request: { appointmentOn }, ...record },
    steps: [],
  } as unknown as AnsweredRequest;
  const form = asAskedForm({ hospital: punalur, request, name: "", now: NOW, texts, doctor });
  return form?.choices?.map(({ value }) => value);
}

test("the day that was asked for has a button for each opening hour, today for those to come", () => {
  const afternoon = ["15:30", "16:00", "17:00"];
  expect(timesFor("2026-11-27")).toEqual(["09:00", "10:00", "11:00", "12:00", ...afternoon]);
  expect(timesFor("2026-11-26")).toEqual(["11:00", "12:00", ...afternoon]);
});

test("of the doctor who was asked for there are only the hours of that day, and none on a day without a sitting", () => {
  const of = (consulting: string) => ({ name: "Dr. A", sittings: knownSittings({ consulting }, { exceptions: [] }) });
  expect(timesFor("2026-11-27", {}, of("Fri 10 am – 1 pm"))).toEqual(["10:00", "11:00", "12:00"]);
  expect(timesFor("2026-11-27", {}, of("Mon 10 am – 1 pm"))).toBeUndefined();
  expect(timesFor("2026-11-27", {}, of("On request"))).toEqual(timesFor("2026-11-27"));
});

test.each([
  ["no day was asked for", "", {}],
  ["the day is over", "2026-11-25", {}],
  ["the hospital is closed on that day", "2026-11-29", {}],
  ["nothing waits", "2026-11-27", { waitingSince: undefined }],
  ["the patient chose an offered time", "2026-11-27", { answer: "chosen" }],
])("there is none where %s", (_case, day, record) => {
  expect(timesFor(day, record)).toBeUndefined();
});

test.each([
  [{ reason: "leave", until: "2026-12-01" }, "The doctor is on leave until Tuesday, 1 December 2026"],
  [{ reason: "leave", until: "" }, "The doctor is on leave"],
  [{ reason: "leave", until: "2026-11-31" }, "The doctor is on leave"],
  [{ reason: "No beds" }, "No beds"],
])("the reason of a leave is written out: %o", (typed, reason) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(typed)) form.set(name, value);
  fillReason(form, NOW, texts);
  expect(form.get("reason")).toBe(reason);
});
