import { expect, test } from "vitest";
import { todayInKolkata } from "./today.ts";

test("the day in India begins at 18:30 UTC", () => {
  expect(todayInKolkata(new Date("2026-11-20T18:29:59Z"))).toBe("2026-11-20");
  expect(todayInKolkata(new Date("2026-11-20T18:30:00Z"))).toBe("2026-11-21");
});
