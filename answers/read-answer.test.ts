import { expect, test } from "vitest";
import { SAMPLE_TEXTS } from "#outbox/test-support/samples.ts";
import { type PastStep, findOffered } from "#forms/answer.ts";
import { knownSittings } from "#site/sittings/known-sittings.ts";
import type { SittingException } from "#site/sittings/sitting.ts";
import { readOfficeAnswer, readWish } from "./read-answer.ts";

const { errors, question } = SAMPLE_TEXTS.server.answers.office;
/** A Friday, 10:31 in India. */
const NOW = new Date("2026-11-20T05:01:00Z");
const HOURS = {
  times: [
    { opens: "09:00", closes: "13:00" },
    { opens: "15:30", closes: "18:00" },
  ],
  holidays: ["2026-12-25"],
};
const WEEK = { consulting: "Mon, Wed, Fri: 9 am – 1 pm, 4 pm – 6 pm" };
const LEAVE: SittingException = { first: "2026-12-07", last: "2026-12-09", kind: "away" };
const LATE: SittingException = { first: "2026-12-11", last: "2026-12-11", kind: "late", from: "11:00" };
const ANU = { name: "Dr. Anu", sittings: knownSittings(WEEK, { exceptions: [LEAVE, LATE] }) };

function formOf(values: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
}

const read = (values: Record<string, string>, doctor?: typeof ANU) =>
  readOfficeAnswer(formOf(values), { kind: "appointment", now: NOW, texts: SAMPLE_TEXTS, hours: HOURS, doctor });

test.each([
  // Tuesday
  ["2026-11-24", "10:30", "10:30"],
  ["2026-11-24", "10.30", "10:30"],
  ["2026-11-24", "10:30:00", "10:30"],
  ["2026-11-24", "09:00", "09:00"],
  ["2026-11-24", "9.00", "09:00"],
  ["2026-11-24", "12.30", "12:30"],
  ["2026-11-24", "16:00", "16:00"],
  ["2026-11-24", "16.00", "16:00"],
  ["2026-11-24", "4 pm", "16:00"],
  ["2026-11-24", "4pm", "16:00"],
  ["2026-11-24", "4.30pm", "16:30"],
  ["2026-11-24", "4:30 PM", "16:30"],
  ["2026-11-24", "4.30 p.m.", "16:30"],
  ["2026-11-24", "10 am", "10:00"],
  ["2026-11-24", "12 pm", "12:00"],
  ["2026-11-28", "17:59", "17:59"],
  ["2026-11-20", "10:31", "10:31"],
  ["2027-11-20", "16:00", "16:00"],
])("%s, %s is stored as %s", (day, typed, time) => {
  expect(read({ state: "agreed", day, time: typed })).toEqual({ ok: true, step: { state: "agreed", day, time } });
});

const { afternoon, holiday, night, closed } = question;
const absent = question.absent(ANU.name);

test.each([
  ["2026-11-24", "4.30", "4:30 pm", [afternoon]],
  ["2026-11-24", "5:15", "5:15 pm", [afternoon]],
  ["2026-11-24", "2.30", "2:30 pm", [afternoon, closed]],
  ["2026-11-24", "1.00", "1:00 pm", [afternoon, closed]],
  ["2026-11-24", "6:30", "6:30 pm", [afternoon, closed]],
  ["2026-11-29", "2.30", "2:30 pm", [afternoon, closed]],
  ["2026-11-24", "7.30", "7:30 am", [closed]],
  ["2026-11-24", "8:59", "8:59 am", [closed]],
  ["2026-11-24", "13:00", "1:00 pm", [closed]],
  ["2026-11-24", "14:30", "2:30 pm", [closed]],
  ["2026-11-24", "18:00", "6:00 pm", [closed]],
  ["2026-11-29", "10:30", "10:30 am", [closed]],
  ["2026-11-29", "02:30", "2:30 am", [night]],
  ["2026-11-24", "2.30 am", "2:30 am", [night]],
  ["2026-11-24", "12 am", "12:00 am", [night]],
  ["2026-11-24", "0:30", "12:30 am", [night]],
  ["2026-11-24", "21:00", "9:00 pm", [night]],
  ["2026-11-24", "11 pm", "11:00 pm", [night]],
  ["2026-12-25", "10:30", "10:30 am", [holiday]],
  ["2026-12-25", "23:30", "11:30 pm", [holiday, night]],
])("%s, %s is asked about as %s, and stored when the answer is yes", (day, typed, said, reasons) => {
  const values = { state: "agreed", day, time: typed };
  const asked = read(values);
  expect(asked).toMatchObject({ question: expect.stringMatching(/^\w+day/) as string });
  const text = (asked as { question: string }).question;
  expect(text).toContain(`${question.about(said, reasons)} ${question.save}`);
  expect(read({ ...values, asked: text })).toMatchObject({ ok: true, step: { day } });
  // Another time is another question.
  expect(read({ ...values, time: "19:15", asked: text })).toHaveProperty("question");
});

test.each([
  ["2026-11-24", "10:30", [absent]],
  ["2026-11-24", "4.30", [afternoon, absent]],
  ["2026-11-29", "10:30", [closed, absent]],
])("with a doctor of Monday, Wednesday and Friday, %s, %s is asked about: %j", (day, time, reasons) => {
  const words = expect.stringContaining(`: ${reasons.join("; ")}. `) as string;
  expect(read({ state: "agreed", day, time, doctor: ANU.name }, ANU)).toEqual({ question: words });
  expect(read({ state: "agreed", day: "2026-11-23", time: "10:30" }, ANU)).toHaveProperty("ok", true);
});

test.each([
  ["2026-12-07", "10:30", question.absent(ANU.name)],
  ["2026-12-11", "10:30", question.otherHours(ANU.name, ["11 am – 1 pm", "4 pm – 6 pm"])],
])("a leave and a change count: %s at %s is asked about as %s", (day, time, reason) => {
  const words = expect.stringContaining(`: ${reason}. `) as string;
  expect(read({ state: "agreed", day, time }, ANU)).toEqual({ question: words });
  expect(read({ state: "agreed", day: "2026-12-11", time: "12:59" }, ANU)).toHaveProperty("ok", true);
});

test("a time is not doubted where a part of the hours is not certain, but for a leave", () => {
  const text = { consulting: "Mon: 9 am – 1 pm\nalternate Tuesdays" };
  const half = { name: "Dr. Half", sittings: knownSittings(text, { exceptions: [LEAVE] }) };
  for (const day of ["2026-12-01", "2026-12-14"])
    expect(read({ state: "agreed", day, time: "16:30" }, half)).toHaveProperty("ok", true);
  expect(read({ state: "agreed", day: "2026-12-07", time: "10:30" }, half)).toHaveProperty("question");
});

test("each offered time that is unlikely is named in one question", () => {
  const times = { day1: "2026-11-24", time1: "10:30", day2: "2026-11-29", time2: "10:30", day3: "2026-11-25" };
  const { question: text } = read({ state: "offered", ...times, time3: "2.30" }) as { question: string };
  expect(text).toBe(
    "Sunday, 29 November 2026, 10:30 am: outside consulting hours. " +
      "Wednesday, 25 November 2026, 2:30 pm: taken as afternoon, because it has no am or pm; " +
      "outside consulting hours. Save all the same?",
  );
});

test.each([
  ["2026-11-31", "10:30", "day", errors.day],
  ["2027-02-29", "10:30", "day", errors.day],
  ["31/11/2026", "10:30", "day", errors.day],
  ["", "10:30", "day", errors.day],
  ["2026-11-19", "10:30", "day", errors.past],
  ["2027-11-21", "10:30", "day", errors.far],
  ["9999-12-31", "10:30", "day", errors.far],
  ["2026-11-20", "10:30", "time", errors.over],
  ["2026-11-20", "9 am", "time", errors.over],
  ["2026-11-24", "", "time", errors.time],
  ["2026-11-24", "25:00", "time", errors.time],
  ["2026-11-24", "24:00", "time", errors.time],
  ["2026-11-24", "10:60", "time", errors.time],
  ["2026-11-24", "13 pm", "time", errors.time],
  ["2026-11-24", "0 am", "time", errors.time],
  ["2026-11-24", "4", "time", errors.time],
  ["2026-11-24", "1030", "time", errors.time],
  ["2026-11-24", "tomorrow", "time", errors.time],
])("%s, %s is refused at the field of the %s: %s", (day, time, field, message) => {
  expect(read({ state: "agreed", day, time })).toEqual({ ok: false, field, message });
  expect(read({ state: "offered", day1: "2026-11-24", time1: "09:00", day2: day, time2: time })).toEqual({
    ok: false,
    field: `${field}2`,
    message,
  });
});

test("a time that was offered and is over is not shown, and choosing it says so", () => {
  const times = [
    { day: "2026-11-20", time: "10:30" },
    { day: "2026-11-20", time: "16:00" },
  ];
  const steps: PastStep[] = [{ number: 1, at: NOW, state: "offered", times }];
  const choose = (time: string, past = steps) => readWish(formOf({ state: "chosen", time }), past, NOW);
  expect(findOffered(steps, NOW)).toEqual(times.slice(1));
  expect(choose("2026-11-20 10:30")).toBe("over");
  expect(choose("2026-11-20 16:00")).toEqual({ state: "chosen", ...times[1] });
  expect(choose("2026-11-20 17:00")).toBeUndefined();
  expect(choose("2026-11-20 16:00", [...steps, { number: 2, at: NOW, state: "reopened" }])).toBeUndefined();
});

test("a request that has ended takes no wish but a call", () => {
  const steps: PastStep[] = [{ number: 1, at: NOW, state: "refused", reason: "No such clinic" }];
  expect(readWish(formOf({ state: "cancelled" }), steps, NOW)).toBeUndefined();
  expect(readWish(formOf({ state: "call-me" }), steps, NOW)).toEqual({ state: "call-me" });
});
