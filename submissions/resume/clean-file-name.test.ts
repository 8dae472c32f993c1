import { expect, test } from "vitest";
import { cleanFileName } from "./clean-file-name.ts";

test.each([
  ["Anu Thomas (2026).pdf", "Anu Thomas (2026).pdf"],
  ["അനു.PDF", "അനു.PDF"],
  ["C:\\Users\\Anu\\cv.pdf", "cv.pdf"],
  ["../../etc/cv.pdf", "cv.pdf"],
  ["cv\r\nBcc: a@b.in.pdf", "cv Bcc_ a@b.in.pdf"],
  ["cv\u202Efdp.pdf", "cvfdp.pdf"],
  ['a"b<c>|?*.pdf', "a_b_c____.pdf"],
  [".hidden.pdf", "hidden.pdf"],
  [".pdf", "resume.pdf"],
  [" .pdf", "resume.pdf"],
  ["cv .pdf", "cv.pdf"],
  [`${"a".repeat(300)}.pdf`, `${"a".repeat(100)}.pdf`],
])("%j is kept as %j", (name, cleaned) => {
  expect(cleanFileName(name, "pdf")).toBe(cleaned);
});
