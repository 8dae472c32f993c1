import { expect, test } from "vitest";
import { titleClass } from "./page.tsx";

test("a title with a word of fifteen letters or more gets smaller type, also inside an element", () => {
  expect(titleClass("title", "Dr. Krishnamoorthy")).toBe("title");
  expect(titleClass("title", "Dr. Balasubramanian")).toBe("title long-words");
  expect(titleClass("title", <span>Balasubramanian</span>)).toBe("title long-words");
  expect(titleClass("title", undefined)).toBe("title");
});
