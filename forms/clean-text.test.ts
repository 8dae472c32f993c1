import { expect, test } from "vitest";
import { cleanLine, cleanText } from "./clean-text.ts";

test("control and bidirectional characters go, line breaks become one kind", () => {
  expect(cleanText("a\u0000b\u001Bc\u202Ed\u2066e\r\nf\rg\u2028h\u0085i\tj")).toBe("abcde\nf\ng\nh\ni j");
});

test("Malayalam with its joiners stays as it is", () => {
  expect(cleanText("അന്‍വര്‍ ക്‌ഷമ")).toBe("അന്‍വര്‍ ക്‌ഷമ");
});

test("characters that show nothing go, and what letters and emoji need stays", () => {
  expect(cleanText("A\u200Bn\u00ADu\u2060\u00A0Tho\uFEFFmas\u3164")).toBe("Anu Thomas");
  expect(cleanText("\u200D\u200C Anu \u200Dതോമസ് രാജന്\u200D ❤\uFE0F👨\u200D👩")).toBe(
    "Anu തോമസ് രാജന്\u200D ❤\uFE0F👨\u200D👩",
  );
  expect(cleanText("\u200D\uFE0F\u200B")).toBe("");
});

test("white space of every kind is trimmed", () => {
  expect(cleanText("\t\r\n\u00A0\u3000\u0085Anu\tThomas\u2028\uFEFF\n")).toBe("Anu Thomas");
});

test("composed and decomposed letters become the same, half characters are replaced", () => {
  expect(cleanText("e\u0301")).toBe("\u00E9");
  expect(cleanText("a\uD800b")).toBe("a\uFFFDb");
});

test("a line holds no line break", () => {
  expect(cleanLine("a\r\nBcc: b\nc")).toBe("a Bcc: b c");
});
