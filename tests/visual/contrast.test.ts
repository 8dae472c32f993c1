import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { contrastRatio } from "./contrast-ratio.ts";
import { readTokens, type Scheme } from "./read-tokens.ts";
import { DECORATIVE_ROLES, ROLE_PAIRS } from "./role-pairs.ts";

const TOKENS = { light: await readTokens("light"), dark: await readTokens("dark") };

const MEASURED = ROLE_PAIRS.flatMap(({ role, grounds, atLeast }) =>
  grounds.map((ground) => ({
    role,
    ground,
    atLeast,
    light: measure("light", role, ground),
    dark: measure("dark", role, ground),
  })),
);

function measure(scheme: Scheme, role: string, ground: string): number {
  const color = (name: string) => {
    const value = TOKENS[scheme].get(name);
    if (value === undefined) throw new Error(`no role named ${name}`);
    return value;
  };
  return contrastRatio(color(role), color(ground));
}

test("black on white is 21, and a colour on itself 1", () => {
  expect(contrastRatio("#000", "#ffffff")).toBeCloseTo(21);
  expect(contrastRatio("#0b5a60", "#0b5a60")).toBe(1);
});

test.each(MEASURED)("$role on $ground is at least $atLeast in both schemes", ({ atLeast, light, dark }) => {
  expect(light).toBeGreaterThanOrEqual(atLeast);
  expect(dark).toBeGreaterThanOrEqual(atLeast);
});

test("every opaque role is measured or known to decorate", () => {
  const known = new Set([...ROLE_PAIRS.flatMap(({ role, grounds }) => [role, ...grounds]), ...DECORATIVE_ROLES]);
  const roles = [...TOKENS.light].filter(([, value]) => /^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(value));
  expect(roles.length).toBeGreaterThan(20);
  expect(roles.map(([name]) => name).filter((name) => !known.has(name))).toEqual([]);
});

test("style sheets take their colours from the roles, so that every scheme reaches them", () => {
  const sheets = globSync("app/**/*.css").filter((path) => !/(?:tokens|print)\.css$/.test(path));
  expect(sheets.length).toBeGreaterThan(30);
  const withColors = sheets.filter((path) => /#[\da-f]{3,8}\b(?=[^{}]*;)|rgba?\(/i.test(readFileSync(path, "utf8")));
  expect(withColors).toEqual([]);
});
