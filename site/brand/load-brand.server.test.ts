import { cp, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { loadSite } from "#site/hospitals/load-site.server.ts";
import { copySampleData } from "#site/hospitals/test-support/copy-sample-data.ts";

/** What the start says of a copy of the sample with this change. */
async function problemsWith(change: (folder: string) => Promise<void>): Promise<string> {
  await using copy = await copySampleData();
  await change(join(copy.dataDir, "brand"));
  // Awaited here: the copy is removed on return.
  return await loadSite({ dataDir: copy.dataDir }).then(
    () => "",
    (error: Error) => error.message,
  );
}

const svg = (content: string, box = 'viewBox="0 0 64 64"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${box}>\n${content}\n</svg>`;

test.each([
  ["a script", svg("<script>alert(1)</script>"), "brand/logo.svg: line 2: holds a script"],
  ["an event handler", svg('<path d="M0 0h9v9z" onclick="a()"/>'), "brand/logo.svg: line 2: holds an event handler"],
  ["text", svg("<text>Venmala</text>"), "brand/logo.svg: line 2: holds text"],
  ["a picture elsewhere", svg('<image href="https://example.org/a.png"/>'), "refers to another file"],
  ["a style elsewhere", svg("<style>@import 'a.css';</style>"), "refers to another file"],
  ["no viewBox", svg("<path d='M0 0h9v9z'/>", 'width="64" height="64"'), "brand/logo.svg: line 1: has no viewBox"],
  ["another shape", svg("", 'viewBox="0 0 120 40"'), "viewBox: is 120 wide and 40 high: an emblem is square"],
  ["broken markup", svg("<path"), "brand/logo.svg: cannot be drawn"],
  ["no SVG", "<html></html>", "brand/logo.svg: is no SVG"],
  ["too much", svg(`<path d="${"M0 0h9".repeat(20_000)}"/>`), "at most 100 KB"],
])("an emblem with %s is named with its file and place", async (_what, drawing, said) => {
  expect(await problemsWith((folder) => writeFile(join(folder, "logo.svg"), drawing))).toContain(said);
});

test("an emblem with gradients, styles and references within itself is taken", async () => {
  const drawing = svg(
    '<defs><linearGradient id="a"><stop stop-color="#123456"/></linearGradient></defs><style>.b{fill:url(#a)}</style><path class="b" d="M0 0h64v64H0z"/><use href="#a"/>',
  );
  expect(await problemsWith((folder) => writeFile(join(folder, "logo.svg"), drawing))).toBe("");
});

test("a missing folder, and a missing emblem, say what is needed", async () => {
  expect(await problemsWith((folder) => rm(folder, { recursive: true }))).toContain(
    "brand: the folder is missing: copy",
  );
  expect(await problemsWith((folder) => rm(join(folder, "logo.svg")))).toContain("brand/logo.svg: the file is missing");
});

test.each([
  ["colours.ink", "blue", 'colours.ink: "blue" is no colour such as #0b5a60'],
  ["colours.action", "#f6c1b0", 'colours.action: "#f6c1b0" gives "'],
  ["fonts.text", "gone.woff2", 'fonts.text: "gone.woff2" is not in brand/fonts'],
  [
    "fonts.text",
    "@fontsource/gone",
    'the package "@fontsource/gone" is not installed: copy its fonts with npm run brand -- add FILE',
  ],
  ["fonts.text", "figtree-OFL.ttf", 'fonts.text: "figtree-OFL.ttf" is no font that can be read'],
])("a mistake in %s is named", async (path, value, said) => {
  await using copy = await copySampleData();
  const fonts = join(copy.dataDir, "brand/fonts");
  await cp(join(fonts, "figtree-OFL.txt"), join(fonts, "figtree-OFL.ttf"));
  await copy.set("brand/brand.json", path, value);
  await expect(loadSite({ dataDir: copy.dataDir })).rejects.toThrow(said);
});

test("stand-ins take the room of the brand's font", async () => {
  const { sheet } = (await loadSite({ dataDir: "data" })).brand;
  const standIns = [...sheet.matchAll(/@font-face\{font-family:"Brand as [^}]+\}/g)].map(([face]) => face);
  expect(standIns).toHaveLength(8);
  for (const face of standIns) {
    const value = (property: string) => Number(new RegExp(`${property}:([\\d.]+)%`).exec(face)?.[1]) / 100;
    // Figtree's own line box.
    expect(value("ascent-override") * value("size-adjust")).toBeCloseTo(0.95, 2);
    expect(value("descent-override") * value("size-adjust")).toBeCloseTo(0.25, 2);
  }
});

test("a language's letters are a family of its pages, and come late to the others", async () => {
  const load = async (language: string) => (await loadSite({ dataDir: "data", language })).brand;
  const [english, malayalam] = await Promise.all([load("en"), load("ml")]);
  const stack = (sheet = "") => /--font:("[^;]*)/.exec(sheet)?.[1]?.split(",").slice(0, 2);
  expect(stack(malayalam.sheet)).toEqual(['"Brand"', '"Brand letters"']);
  expect(malayalam.letters).toBeUndefined();
  expect(stack(english.sheet)).toEqual(['"Brand"', '"Brand as Arial"']);
  expect(stack(english.letters?.sheet)).toEqual(['"Brand"', '"Brand letters"']);
  expect(malayalam.fonts.ofLanguage.reduce((sum, { bytes }) => sum + bytes.length, 0)).toBeLessThanOrEqual(48 * 1024);
});
