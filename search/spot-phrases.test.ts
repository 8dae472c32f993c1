import { expect, test } from "vitest";
import { createSpotter } from "./spot-phrases.ts";

const RULES = { stopWords: ["i", "to", "want", "my"], endings: ["athil"] };
const spot = createSpotter(
  {
    phrases: ["stroke", "heart attack", "want to die"],
    pairs: [{ one: ["drank", "കുടിച്ചു"], other: ["bleach", "rat poison"] }],
  },
  RULES,
  { phrases: ["after stroke"], pairs: [{ one: ["stroke", "heart attack"], other: ["clinic", "insurance"] }] },
);

test.each([
  "my father has a stroke",
  "hart atack",
  "heartattack",
  "she drank rat poisn",
  "bleach kudichu",
  "drank rat poison",
])("%s is heard", (text) => expect(spot(text)).toBe(true));

test.each(["drank water", "bleach", "stroke clinic timing", "physiotherapy after stroke", "tongue tie"])(
  "%s is not",
  (text) => expect(spot(text)).toBe(false),
);

test("harmless words take away no others", () => {
  expect(spot("stroke clinic, she drank bleach")).toBe(true);
  expect(spot("insurance, she drank bleach")).toBe(true);
});

test("a harmless word counts only as it is spelt", () => {
  expect(spot("stroke clnic")).toBe(true);
});
