import { expect, test } from "vitest";
import { applyTemplates, listTemplates } from "./templates.ts";

const english = {
  name: "Name",
  sent: (what: string, to: string) => `Sent: ${what} to ${to}`,
  forms: (count: number) => `${count} ${count === 1 ? "form" : "forms"}`,
  joined: (names: string[]) => names.join(),
  steps: ["One", "Two"],
  pattern: /^a$/,
};

test("a text's values are numbered, and one that says another thing by its values has no template", () => {
  expect(listTemplates(english)).toEqual({
    ...{ name: "Name", sent: "Sent: {1} to {2}", "steps.0": "One", "steps.1": "Two" },
  });
});

test("templates stand in the place of the words", () => {
  const words = applyTemplates(english, { name: "പേര്", sent: "{2}: {1}", "steps.1": "രണ്ട്" });
  expect(words.name).toBe("പേര്");
  expect(words.sent("A", "B")).toBe("B: A");
  expect(words.steps).toEqual(["One", "രണ്ട്"]);
  expect(words.forms(1)).toBe("1 form");
  expect(words.pattern).toBe(english.pattern);
});
