import { expect, test } from "vitest";
import { createSpotter } from "./spot-phrases.ts";

const RULES = { stopWords: ["i", "to", "want", "my"], endings: ["athil"] };
const clinics = ["clinic", "insurance"];
const find = createSpotter(
  [
    ...["stroke", "heart attack", "want to die"].map((phrase) => ({ all: [[phrase]] })),
    {
      all: [
        ["drank", "കുടിച്ച്*"],
        ["bleach", "rat poison"],
      ],
    },
    { all: [["fell"]], none: [["hair"]] },
    { all: [["hit head"]] },
    { all: [["fire"]], isAlone: true },
    { all: [["bleeding"], ["mouth"]] },
    { all: [["breathing"], ["stopped"]] },
  ],
  RULES,
  [{ all: [["after stroke"]] }, { all: [["stroke", "heart attack"], clinics] }],
);
const spot = (text: string) => find(text).length > 0;

test.each([
  "my father has a stroke",
  "hart atack",
  "heartattack",
  "she drank rat poisn",
  "bleach kudichu",
  "drank rat poison",
  "വിഷം bleach കുടിച്ചിരിക്കുന്നു",
  "rat posion drank",
  "fell from the roof",
  "hit head on wall",
  "my fire",
])("%s is heard", (text) => expect(spot(text)).toBe(true));

test.each([
  "drank water",
  "bleach",
  "stroke clinic timing",
  "physiotherapy after stroke",
  "tongue tie",
  "hair fell out",
  "heat",
  "fire insurance",
  "mouth breathing",
])("%s is not", (text) => expect(spot(text)).toBe(false));

test("harmless words take away no others", () => {
  expect(spot("stroke clinic, she drank bleach")).toBe(true);
  expect(spot("insurance, she drank bleach")).toBe(true);
});

test("the words of a harmless phrase count only next to each other", () => {
  expect(spot("stroke after lunch")).toBe(true);
});

test("a harmless word counts only as it is spelt", () => {
  expect(spot("stroke clnic")).toBe(true);
});
