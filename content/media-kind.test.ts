import { expect, test } from "vitest";
import { findMediaKind, isShownAsItIs } from "./media-kind.ts";

test.each([
  ["image/jpeg", "image"],
  ["image/svg+xml", "image"],
  ["IMAGE/PNG; charset=binary", "image"],
  ["video/mp4", "video"],
  ["audio/mpeg", "audio"],
  ["application/pdf", "file"],
  ["application/vnd.openxmlformats-officedocument.wordprocessingml.document", "file"],
  ["text/csv", "file"],
  ["text/html", undefined],
  ["application/javascript", undefined],
  ["application/octet-stream", undefined],
  ["image/svg", undefined],
  ["", undefined],
])("%j is of the kind %s", (type, kind) => {
  expect(findMediaKind(type)).toBe(kind);
});

test("pictures that can carry scripts, or that browsers cannot read, are not given as they are", () => {
  expect(["image/webp", "image/gif", "image/svg+xml", "image/tiff"].map(isShownAsItIs)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
