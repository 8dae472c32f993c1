import { expect, test } from "vitest";
import { SAMPLE_TEXTS } from "#outbox/test-support/samples.ts";
import { type PastStep, findOffered } from "./answer.ts";
import { readChosen, readOfficeAnswer } from "./read-answer.ts";

const { errors } = SAMPLE_TEXTS.server.answers.office;
/** 10:31 in India. */
const NOW = new Date("2026-11-20T05:01:00Z");

function formOf(values: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
}

const read = (values: Record<string, string>) =>
  readOfficeAnswer(formOf(values), { kind: "appointment", now: NOW, errors });

test.each([
  ["2026-11-31", "10:30", "day", errors.day],
  ["2027-02-31", "10:30", "day", errors.day],
  ["", "10:30", "day", errors.day],
  ["2026-11-19", "10:30", "day", errors.past],
  ["2027-11-21", "10:30", "day", errors.far],
  ["9999-12-31", "10:30", "day", errors.far],
  ["2026-11-20", "10:30", "time", errors.over],
  ["2026-11-24", "25:00", "time", errors.time],
])("an office that confirms %s, %s is told what is wrong", (day, time, field, message) => {
  expect(read({ state: "agreed", day, time })).toEqual({ ok: false, field, message });
  expect(read({ state: "offered", day1: "2026-11-24", time1: "09:00", day2: day, time2: time })).toEqual({
    ok: false,
    field: `${field}2`,
    message,
  });
});

test("a time later today and one in a year are confirmed", () => {
  for (const [day, time] of [
    ["2026-11-20", "10:31"],
    ["2027-11-20", "18:00"],
  ] as const) {
    expect(read({ state: "agreed", day, time })).toEqual({ ok: true, step: { state: "agreed", day, time } });
  }
});

test("a patient cannot choose an offered time that is over", () => {
  const times = [
    { day: "2026-11-20", time: "10:30" },
    { day: "2026-11-20", time: "16:00" },
  ];
  const offered = findOffered([{ number: 1, at: NOW, state: "offered", times } satisfies PastStep], NOW);
  expect(offered).toEqual(times.slice(1));
  expect(readChosen(formOf({ time: "2026-11-20 10:30" }), offered)).toBeUndefined();
  expect(readChosen(formOf({ time: "2026-11-20 16:00" }), offered)).toEqual(times[1]);
});
