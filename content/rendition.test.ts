import { expect, test } from "vitest";
import { parseRendition, RENDITION_FORMATS, RENDITION_WIDTHS, toRenditionUrl } from "./rendition.ts";

test("every rendition in use is read back from its address", () => {
  for (const width of RENDITION_WIDTHS) {
    for (const format of RENDITION_FORMATS) {
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
