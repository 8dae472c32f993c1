import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const read = (name: string) => readFileSync(new URL(name, import.meta.url), "utf8");

/** Figtree's own line box, in hundredths of its size. */
const LINE_BOX = { ascent: 95, descent: 25 };

const faces = [...read("fonts.css").matchAll(/@font-face \{([^}]*)\}/g)].map(([, body = ""]) => {
  const value = (property: string) => new RegExp(`${property}: ([^;]+);`).exec(body)?.[1] ?? "";
  const percent = (property: string) => Number.parseFloat(value(property)) / 100;
  return {
    family: value("font-family").replaceAll('"', ""),
    weights: value("font-weight"),
    source: value("src"),
    size: percent("size-adjust"),
    ascent: percent("ascent-override"),
    descent: percent("descent-override"),
    lineGap: value("line-gap-override"),
  };
});
const stack = (/--font:([^;]+);/.exec(read("tokens.css"))?.[1] ?? "")
  .split(",")
  .map((name) => name.trim().replaceAll('"', ""));
const standIns = stack.filter((name) => name.startsWith("Figtree as "));

test("until Figtree arrives its place is taken by what computers and phones have, before any other font", () => {
  expect(stack.slice(0, 1 + standIns.length)).toEqual(["Figtree", ...standIns]);
  const sources = faces.map(({ source }) => source).join();
  for (const name of ["Arial", "Liberation Sans", "Helvetica Neue", "Roboto", "Noto Sans", "DejaVu Sans"])
    expect(sources).toContain(`local("${name}")`);
});

test.each(standIns)("%s has Figtree's line box in regular and in bold", (name) => {
  const own = faces.filter(({ family }) => family === name);
  expect(own.map(({ weights }) => weights)).toEqual(["300 599", "600 900"]);
  for (const { size, ascent, descent, lineGap } of own) {
    expect(100 * ascent * size).toBeCloseTo(LINE_BOX.ascent, 0);
    expect(100 * descent * size).toBeCloseTo(LINE_BOX.descent, 0);
    expect(lineGap).toBe("0%");
  }
});
