import { expect, test } from "vitest";
import {
  findMediaKind,
  isShownAsItIs,
  parseRendition,
  RENDITION_WIDTHS,
  STORED_FORMATS,
  toRenditionUrl,
} from "./media.ts";

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

test("every rendition in use is read back from its address", () => {
  for (const width of RENDITION_WIDTHS) {
    for (const format of STORED_FORMATS) {
      const url = toRenditionUrl("/media/a.png", { width, format });
      expect(parseRendition(url.split("?")[1] ?? "")).toEqual({ width, format });
    }
  }
});

test.each(["", "w=321&fm=webp", "w=0320&fm=webp", "w=320&fm=jpg", "fm=webp&w=320", "w=320&fm=webp&q=100", "w=320"])(
  "%j is no rendition in use",
  (query) => {
    expect(parseRendition(query)).toBeUndefined();
  },
);
