import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { BrandColours } from "./brand-schema.ts";
import { checkContrast, findShortfalls, DECORATIVE_ROLES, ROLE_PAIRS } from "./check-contrast.ts";
import { computeTokens, contrastRatio, hueOf, lightnessOf, tokenSheet } from "./colour-tokens.ts";

const SAMPLE = (JSON.parse(readFileSync("data/brand/brand.json", "utf8")) as { colours: BrandColours }).colours;
const PLUM: BrandColours = {
  paper: "#ffffff",
  ink: "#241428",
  primary: "#5b2a6e",
  deep: "#3a1747",
  action: "#1f6b45",
  ornament: "#b7a04a",
};
const GREY: BrandColours = {
  paper: "#ffffff",
  ink: "#000000",
  primary: "#333333",
  deep: "#222222",
  action: "#444444",
  ornament: "#aaaaaa",
};

test("black on white is 21, and a colour on itself 1", () => {
  expect(contrastRatio("#000000", "#ffffff")).toBeCloseTo(21);
  expect(contrastRatio("#0b5a60", "#0b5a60")).toBe(1);
});

test.each([
  ["the sample", SAMPLE],
  ["plum and green on white", PLUM],
  ["grey", GREY],
])("every pair of roles holds with %s", (_name, colours) => {
  expect(findShortfalls(colours)).toEqual([]);
});

test("the light scheme shows the six colours as they are", () => {
  const { light } = computeTokens(PLUM);
  const shown = [light.page, light.text, light.link, light["surface-deep"], light.action, light.ornament];
  expect(shown).toEqual(Object.values(PLUM));
});

test("links, success and the red of emergencies are 7 to 1 on every ground, however light the brand's colour", () => {
  const { light } = computeTokens({ ...SAMPLE, primary: "#7fc4c4" });
  for (const role of ["link", "success", "alert"]) {
    for (const ground of ["page", "surface", "surface-sand", "surface-mist"])
      expect(contrastRatio(light[role] ?? "", light[ground] ?? ""), `${role} on ${ground}`).toBeGreaterThanOrEqual(7);
  }
});

test.each([SAMPLE, PLUM])("the focus ring has a hue that no colour of the brand has", (colours) => {
  const { focus = "" } = computeTokens(colours).light;
  const distance = (colour: string) => Math.abs(((hueOf(focus) - hueOf(colour) + 540) % 360) - 180);
  for (const colour of [colours.primary, colours.action, colours.ornament])
    expect(distance(colour)).toBeGreaterThan(50);
});

test("in the dark scheme all text that has a role of its own is 7 to 1 or more", () => {
  const { dark } = computeTokens(SAMPLE);
  const pairs = ROLE_PAIRS.filter(({ atLeast, inDark }) => Math.max(atLeast, inDark ?? 0) === 7);
  expect(pairs.map(({ role }) => role)).toEqual(expect.arrayContaining(["text", "link", "alert", "text-on-action"]));
  const ratios = pairs.flatMap(({ role, grounds }) =>
    grounds.map((ground) => contrastRatio(dark[role] ?? "", dark[ground] ?? "")),
  );
  expect(Math.min(...ratios)).toBeGreaterThanOrEqual(7);
});

test.each([
  ["action", "#f6c1b0"],
  ["deep", "#9b6daa"],
  ["ink", "#8a8a8a"],
  ["paper", "#333333"],
] as const)("%s as %s is refused, and what is proposed in its place holds", (name, colour) => {
  const [problem, ...others] = checkContrast({ ...SAMPLE, [name]: colour });
  expect(others).toEqual([]);
  expect(problem?.colour).toBe(name);
  expect(problem?.message).toContain(`"${colour}"`);
  const proposed = /the nearest that holds is "(#[\da-f]{6})"/.exec(problem?.message ?? "")?.[1] ?? "";
  expect(checkContrast({ ...SAMPLE, [name]: proposed })).toEqual([]);
  expect(Math.abs(lightnessOf(proposed) - lightnessOf(colour))).toBeLessThan(0.62);
});

test("a refused colour is named with its pair, scheme and contrast", () => {
  const [problem] = checkContrast({ ...SAMPLE, action: "#f6c1b0" });
  expect(problem?.message).toMatch(/gives "\S+" on "\S+" a contrast of 1\.\d+ in the light scheme, where 3 is needed/);
});

test("every opaque role is measured or known to decorate", () => {
  const known = new Set([...ROLE_PAIRS.flatMap(({ role, grounds }) => [role, ...grounds]), ...DECORATIVE_ROLES]);
  const roles = Object.entries(computeTokens(SAMPLE).light).filter(([, value]) => /^#[\da-f]{6}$/.test(value));
  expect(roles.length).toBeGreaterThan(20);
  expect(roles.map(([name]) => name).filter((name) => !known.has(name))).toEqual([]);
});

test("every colour role that style sheets use is computed", () => {
  const sheets = globSync("app/**/*.css")
    .map((path) => readFileSync(path, "utf8"))
    .join("\n");
  const declared = new Set(Array.from(sheets.matchAll(/(--[\w-]+)\s*:/g), ([, name]) => name));
  const used = new Set(Array.from(sheets.matchAll(/var\((--[\w-]+)/g), ([, name = ""]) => name));
  const computed = tokenSheet(computeTokens(SAMPLE));
  const unknown = [...used].filter((name) => !declared.has(name) && !computed.includes(`${name}:`));
  expect(unknown.filter((name) => !["--font", "--font-headings"].includes(name))).toEqual([]);
});

test("style sheets take their colours from the roles, so that every brand and scheme reaches them", () => {
  const sheets = globSync("app/**/*.css").filter((path) => !path.endsWith("print.css"));
  expect(sheets.length).toBeGreaterThan(30);
  const withColors = sheets.filter((path) => /#[\da-f]{3,8}\b(?=[^{}]*;)|rgba?\(/i.test(readFileSync(path, "utf8")));
  expect(withColors).toEqual([]);
});
