import { expect, test } from "vitest";
import { drawLine, fitLine, lineWidth, type Line } from "./lettering.ts";

const line = (text: string): Line => ({ text, weight: "strong", size: 100 });

test("letters are set closer where the typeface says so", () => {
  expect(lineWidth(line("AV"))).toBeLessThan(lineWidth(line("A")) + lineWidth(line("V")));
  expect(lineWidth(line("HH"))).toBeCloseTo(2 * lineWidth(line("H")));
});

test("a line keeps its size where it fits, and shrinks to the room where it does not", () => {
  const name = line("Venmala Group of Hospitals");
  expect(fitLine(name, 5000).size).toBe(100);
  expect(lineWidth(fitLine(name, 400))).toBeCloseTo(400);
});

test("each letter is a path, and one without an outline leaves a space", () => {
  expect(drawLine(line("Ab"), 0, 0, "#000").match(/d="M/g)).toHaveLength(2);
  expect(drawLine(line("A☃b"), 0, 0, "#000").match(/d="M/g)).toHaveLength(2);
  expect(lineWidth(line("☃"))).toBe(lineWidth(line(" ")));
});
