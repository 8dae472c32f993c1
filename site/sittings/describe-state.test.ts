import { expect, test } from "vitest";
import { loadCatalogue } from "#site/texts/catalogue.ts";
import { describeState, listSittingTexts } from "./describe-state.ts";
import { knownSittings } from "./known-sittings.ts";
import { sittingState } from "./sitting-state.ts";
import type { SittingException } from "./sitting.ts";

const texts = await loadCatalogue("en");
const PLACE = { holidays: [], timeZone: "Asia/Kolkata" };
const at = (moment: string) => Date.parse(`2026-${moment}:00+05:30`);
const LEAVE: SittingException = { first: "2026-11-27", last: "2026-11-29", kind: "away" };
const FAR: SittingException = { first: "2026-11-26", last: "2026-12-11", kind: "away" };
const LATE: SittingException = { first: "2026-11-26", last: "2026-11-26", kind: "late", from: "10:00" };

test.each<[string, string, string, SittingException[]]>([
  ["Mon to Fri: 9 am – 1 pm", "11-26T08:00", "Sits today 9 am – 1 pm", []],
  ["Mon to Fri: 9 am – 1 pm, 4 pm – 5.30 pm", "11-26T08:00", "Sits today 9 am – 1 pm and 4 pm – 5.30 pm", []],
  ["Mon to Fri: 9 am – 1 pm", "11-26T09:00", "Sitting now, until 1 pm", []],
  ["Mon to Fri: 9 am – 1 pm", "11-26T09:00", "Late today: sits 10 am – 1 pm", [LATE]],
  ["Mon to Fri: 9 am – 1 pm", "11-26T13:00", "Next: Friday 9 am", []],
  ["Mon to Fri: 9 am – 1 pm", "11-27T08:00", "Away until Monday 30 November", [LEAVE]],
  ["Mon to Fri: 9 am – 1 pm", "11-25T14:00", "Next: Monday 14 December, 9 am", [FAR]],
  ["24x7", "11-26T08:00", "Sits day and night", []],
  ["alternate Tuesdays", "11-26T08:00", "", []],
])("%s on %s: %s", (consulting, moment, text, exceptions) => {
  const sittings = knownSittings({ consulting }, { exceptions });
  const said = describeState(sittingState(sittings, at(moment), PLACE), at(moment), PLACE, texts);
  expect(said.replaceAll("\u00A0", " ")).toBe(text);
});

test("a card changes its text at each edge, so that a page that is kept says what is so", () => {
  const sittings = knownSittings({ consulting: "Mon to Fri: 9 am – 1 pm" }, { exceptions: [] });
  expect(listSittingTexts(sittings, at("11-26T08:00"), PLACE, texts).slice(0, 3)).toEqual([
    // A span of hours stays on one line.
    [at("11-26T09:00"), "Sits today 9\u00A0am\u00A0–\u00A01\u00A0pm"],
    [at("11-26T13:00"), "Sitting now, until 1 pm"],
    [at("11-27T00:00"), "Next: Friday 9 am"],
  ]);
});
