import { expect, test } from "vitest";
import { mergeTexts } from "./merge-texts.ts";

const english = {
  name: "Name",
  forms: { send: "Send", sent: (what: string) => `Sent: ${what}`, steps: ["One", "Two"] },
  pattern: /^a$/,
};

test("another language's words stand in the place of English ones, and English stands where they lack", () => {
  const merged = mergeTexts(english, { forms: { sent: (what) => `അയച്ചു: ${what}`, steps: ["ഒന്ന്"] } });
  expect(merged.forms.sent("A")).toBe("അയച്ചു: A");
  expect(merged.forms.steps).toEqual(["ഒന്ന്"]);
  expect(merged.forms.send).toBe("Send");
  expect(merged.name).toBe("Name");
  expect(merged.pattern).toBe(english.pattern);
});

test("English is not changed by it", () => {
  mergeTexts(english, { name: "പേര്" });
  expect(english.name).toBe("Name");
});

test("a key that English does not have is an error", () => {
  // @ts-expect-error A text was renamed.
  expect(mergeTexts(english, { title: "പേര്" })).not.toHaveProperty("title");
});
