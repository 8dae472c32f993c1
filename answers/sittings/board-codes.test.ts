import { expect, test } from "vitest";
import { boardCode, readBoardCode } from "./board-codes.server.ts";

test("the same list has the same code, and another day, hospital or word another", () => {
  const codes = [
    boardCode("punalur", "2026-11-26", "Dr. Anna 9 am"),
    boardCode("punalur", "2026-11-26", "Dr. Anna 10 am"),
    boardCode("punalur", "2026-11-27", "Dr. Anna 9 am"),
    boardCode("alappuzha", "2026-11-26", "Dr. Anna 9 am"),
  ];
  expect(new Set([...codes, boardCode("punalur", "2026-11-26", "Dr. Anna 9 am")]).size).toBe(4);
});

test("a code is read as people type it, and has no signs that look alike", () => {
  expect(["abc 234", "ABC-234", "AB0234", "ABC23", "ABC2345", "%_%_%_"].map(readBoardCode)).toEqual([
    ...["ABC234", "ABC234", "", "", "", ""],
  ]);
  const made = Array.from({ length: 300 }, (_, index) => boardCode("punalur", "2026-11-26", String(index)));
  expect(new Set(made).size).toBe(300);
  expect(made.join("")).not.toMatch(/[^2-9A-HJ-NP-Z]/);
  expect(made.map(readBoardCode)).toEqual(made);
});
