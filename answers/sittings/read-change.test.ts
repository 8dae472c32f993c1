import { expect, test } from "vitest";
import { readSittings } from "#site/sittings/read-sittings.ts";
import type { SittingException } from "#site/sittings/sitting.ts";
import { pages, server } from "#site/texts/en.ts";
import { ASKED_FIELD } from "../read-answer.ts";
import { readChange } from "./read-change.ts";

/** A Thursday, 10 am in India. */
const NOW = new Date("2026-11-26T04:30:00Z");
const DAY = "2026-11-26";

function read(
  typed: Record<string, string>,
  { day = DAY, text = "Mon-Sat 9 am - 1 pm", said = [] as SittingException[] } = {},
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(typed)) form.set(name, value);
  const sittings = { ...readSittings(text), exceptions: said };
  const place = { holidays: [], timeZone: "Asia/Kolkata" };
  return readChange(form, { day, sittings, place, now: NOW, texts: { pages, server } });
}

const refusing =
  (...args: Parameters<typeof read>) =>
  () =>
    read(...args);

const AWAY = { first: DAY, last: DAY, kind: "away" } as const;

test.each([
  ["away on the day of the page", { kind: "away" }, AWAY],
  ["late until a time", { kind: "late", from: "10:30" }, { ...AWAY, kind: "late", from: "10:30" }],
  [
    "late until a time as people write it",
    { kind: "late", from: "10.30 am" },
    { ...AWAY, kind: "late", from: "10:30" },
  ],
  [
    "one more sitting",
    { kind: "extra", from: "16:00", to: "18:00" },
    { ...AWAY, kind: "extra", from: "16:00", to: "18:00" },
  ],
  [
    "until midnight",
    { kind: "extra", from: "20:00", to: "00:00" },
    { ...AWAY, kind: "extra", from: "20:00", to: "24:00" },
  ],
  [
    "other hours with a note",
    { kind: "changed", from: "11:00", to: "12:00", note: " In room 4 " },
    { ...AWAY, kind: "changed", from: "11:00", to: "12:00", note: "In room 4" },
  ],
  [
    "leave of several days",
    { kind: "away", first: "2026-11-27", last: "2027-11-26" },
    { kind: "away", first: "2026-11-27", last: "2027-11-26" },
  ],
])("%s is read", (_what, typed, exception) => {
  expect(read(typed)).toEqual(exception);
});

test.each([
  [{ kind: "extra", from: "16:00", to: "16:00" }, "to", "The end, 4 pm, is not after the beginning, 4 pm."],
  [{ kind: "changed", from: "13:00", to: "09:00" }, "to", "The end, 9 am, is not after the beginning, 1 pm."],
  [{ kind: "extra", from: "25:00", to: "26:00" }, "from", /^Enter a time/],
  [{ kind: "late", from: "" }, "from", /^Enter a time/],
  [{ kind: "late", from: "3.30" }, "from", /am or pm/],
  [{ kind: "late", from: "14:00" }, "from", /^The doctor sits 9.am.*1.pm\. Enter/],
  [{ kind: "late", from: "09:00" }, "from", /^The doctor sits 9.am.*1.pm\. Enter/],
  [{ kind: "extra", from: "10:30", to: "12:00" }, "kind", "This is so already. Nothing was changed."],
  [{ kind: "extra", from: "07:00", to: "08:30" }, "to", "This time is over."],
  [{ kind: "away", first: "2026-11-30", last: "2026-11-28" }, "last", "The last day is before the first day."],
  [{ kind: "away", first: "2026-11-20", last: "2026-11-28" }, "first", /^This date is over/],
  [{ kind: "away", first: "2026-11-30", last: "2028-01-01" }, "last", /more than a year/],
  [{ kind: "away", first: "2026-02-30", last: "2026-12-01" }, "first", /from the calendar/],
  [{ kind: "away", first: "2026-11-30", last: "" }, "last", /from the calendar/],
  [{ kind: "away", note: "x".repeat(81) }, "note", /80 letters/],
  [{ kind: "gone" }, "kind", /Nothing was changed/],
] as [Record<string, string>, string, string | RegExp][])("%o is refused at its field", (typed, field, message) => {
  expect(refusing(typed)).toThrow(
    expect.objectContaining({ field, message: expect.stringMatching(message) as string }),
  );
});

test("a doctor without a known sitting is not late, and who is away already is not away again", () => {
  expect(refusing({ kind: "late", from: "10:30" }, { text: "On call" })).toThrow(/One more sitting/);
  expect(refusing({ kind: "away" }, { said: [AWAY] })).toThrow(/This is so already/);
});

test("an end in the next morning is asked about once", () => {
  const typed = { kind: "extra", from: "20:00", to: "08:00" };
  const asked = read(typed);
  expect(asked).toEqual({ question: "From 8 pm until 8 am the next morning?" });
  const question = "question" in asked ? asked.question : "";
  expect(read({ ...typed, [ASKED_FIELD]: question })).toEqual({ ...AWAY, ...typed, overnight: true });
});
