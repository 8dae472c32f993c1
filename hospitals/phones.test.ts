import { expect, test } from "vitest";
import { internationalNumber } from "./phones.ts";

test("the leading 0 of an eleven-digit landline number is left out", () => {
  expect(internationalNumber("0000 000 1002")).toBe("+910000001002");
});

test("a ten-digit number is kept whole", () => {
  expect(internationalNumber("00000 01002")).toBe("+910000001002");
});

test("a number with a country code keeps it", () => {
  expect(internationalNumber("+44 20 0000 0000")).toBe("+442000000000");
});
