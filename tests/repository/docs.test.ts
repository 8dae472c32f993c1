import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { parseConfig } from "#server/config.server.ts";

const NOT_OURS = ["**/node_modules", "**/node_modules/**", "build/**", "data/pages/**", "var/**", "test-results/**"];
const PAGES = globSync("**/*.md", { exclude: NOT_OURS }).map((file) => [file, readFileSync(file, "utf8")] as const);

/** The anchors of a page's headings, as GitHub makes them. */
function anchorsOf(text: string): string[] {
  const headings = text.split("\n").filter((line) => /^#{1,6} /.test(line));
  return headings.map((line) =>
    line
      .replace(/^#+ /, "")
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, "")
      .replaceAll(" ", "-"),
  );
}

/** The relative links of a page that lead to no file, or to no heading of a page. */
function findBrokenLinks(file: string, text: string): string[] {
  const prose = text.replaceAll(/```[^]*?```/g, "");
  const targets = [...prose.matchAll(/\]\(([^()\s]+)\)/g)].map(([, target = ""]) => target);
  return targets
    .filter((target) => {
      if (/^[a-z]+:/.test(target)) return false;
      const [path = "", anchor] = target.split("#");
      const linked = join(dirname(file), decodeURIComponent(path));
      if (path !== "" && !existsSync(linked)) return true;
      if (anchor === undefined) return false;
      return !anchorsOf(path === "" ? text : readFileSync(linked, "utf8")).includes(anchor);
    })
    .map((target) => `${file}: ${target}`);
}

const OURS = "app|answers|commands|data|desk|docs|forms|lab|outbox|packages|server|site|tests|tools";

/** The paths of ours that a page names or imports and that do not exist, but for those that its example adds. */
function findGonePaths(file: string, text: string): string[] {
  const named = [...text.matchAll(new RegExp(`[\`"]#?((?:${OURS})/[\\w./-]+)[\`"]`, "g"))].map(([, path = ""]) => path);
  return named
    .filter((path) => !path.includes("health-packages") && !existsSync(path))
    .map((path) => `${file}: ${path}`);
}

test("every relative link of a document leads to a file and a heading that exist", () => {
  expect(PAGES.length).toBeGreaterThan(10);
  expect(PAGES.flatMap(([file, text]) => findBrokenLinks(file, text))).toEqual([]);
});

test("every path that a document names as code exists", () => {
  expect(PAGES.flatMap(([file, text]) => findGonePaths(file, text))).toEqual([]);
  expect(findGonePaths("planted.md", "`app/routes.ts` and `app/gone.ts`")).toEqual(["planted.md: app/gone.ts"]);
  expect(findGonePaths("planted.md", 'import { gone } from "#app/gone.ts";')).toEqual(["planted.md: app/gone.ts"]);
});

const SCRIPTS = {
  site: scriptsOf("."),
  "contentful-emulator": scriptsOf("packages/contentful-emulator"),
  lab: scriptsOf("lab"),
};

function scriptsOf(folder: string): string[] {
  const { scripts } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as { scripts?: object };
  return Object.keys(scripts ?? {});
}

/** The commands that a page names and that neither the site nor the named workspace has. */
function findGoneScripts(file: string, text: string): string[] {
  return [...text.matchAll(/npm run (?:--silent )?(?:-w (\S+) )?([a-z][\w:-]*)(?: ([a-z][\w-]+))?/g)].flatMap(
    ([command, workspace = "site", name = "", argument]) => {
      const isKnown = SCRIPTS[workspace as keyof typeof SCRIPTS]?.includes(name);
      const isDrill = name !== "drill" || argument === undefined || existsSync(`lab/drills/${argument}.ts`);
      return isKnown && isDrill ? [] : [`${file}: ${command}`];
    },
  );
}

test("every npm command that a document names exists", () => {
  expect(PAGES.flatMap(([file, text]) => findGoneScripts(file, text))).toEqual([]);
  const planted = "npm run dev, npm run gone, npm run -w lab check, npm run -w lab gone, npm run -w lab drill gone";
  expect(findGoneScripts("planted.md", planted)).toHaveLength(3);
});

test.each([
  ["a file that does not exist", "[gone](gone.md)"],
  ["a picture that does not exist", "![gone](gone.png)"],
  ["a heading that does not exist", "# Here\n\n[gone](#gone)"],
  ["a heading that another page does not have", "[gone](../README.md#gone)"],
])("it would be seen: %s", (_, text) => {
  expect(findBrokenLinks("docs/planted.md", text)).toHaveLength(1);
});

test("links to files, headings and other sites are left alone", () => {
  const text = "# Here it is\n\n[a](../README.md), [b](#here-it-is), [c](https://example.org/gone.md)";
  expect(findBrokenLinks("docs/planted.md", text)).toEqual([]);
});

/** The variables that are read of an environment in which each is `values`' or missing. */
function settingsRead(values: Record<string, string>): string[] {
  const read = new Set<string>();
  parseConfig(new Proxy(values, { get: (given, name) => (read.add(String(name)), given[String(name)]) }));
  return [...read];
}

test("the reference lists exactly the settings that are read", () => {
  const text = readFileSync("docs/reference/settings.md", "utf8");
  const rows = text.split("\n").filter((line) => line.startsWith("| `"));
  const listed = rows.flatMap((row) => [...row.split("|")[1]!.matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name!));
  expect(listed.toSorted()).toEqual(settingsRead({ CONTENTFUL_PREVIEW_SECRET: "secret-of-the-editors" }).toSorted());
});
