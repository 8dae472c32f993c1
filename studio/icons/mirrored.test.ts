import { expect, test } from "vitest";
import { mirrored, withMirrored } from "./mirrored.ts";

test("absolute positions are mirrored over the middle of the grid, relative ones only turned round", () => {
  expect(mirrored("M10 5h4v6l2-3")).toBe("M38 5h-4v6l-2 -3");
});

test("an arc bends the other way", () => {
  expect(mirrored("M4 9a3 3 0 0 1 2 4z")).toBe("M44 9a3 3 0 0 0 -2 4z");
});

test("mirrored twice a path is itself", () => {
  const path = "M19.5 16c-0.6 -3 -3.8 -4 -6 -1.5s5 28 5 36z";
  expect(mirrored(mirrored(path))).toBe(path);
});

test("a path and its image become one path", () => {
  expect(withMirrored("M4 4v6")).toBe("M4 4v6M44 4v6");
});

test("a command that cannot be mirrored is refused", () => {
  expect(() => mirrored("M4 4t5 5")).toThrow('cannot mirror the path command "t"');
});
