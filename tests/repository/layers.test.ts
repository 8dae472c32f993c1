import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";

const PROJECT_DIR = resolve(import.meta.dirname, "../..");
const run = promisify(execFile);

const REFUSED: [file: string, specifier: string][] = [
  ["site/hospitals/planted.ts", "#site/content/content.ts"],
  ["site/content/planted.ts", "#site/hospitals/site.ts"],
  ["site/content/planted.ts", "../../forms/submissions.ts"],
  ["packages/contentful-emulator/planted.ts", "#site/content/content-model.ts"],
  ["packages/contentful-emulator/planted.ts", "../../server/config.server.ts"],
  ["packages/contentful-emulator/export/planted.test.ts", "#tests/support/hospital-space.ts"],
  ["site/content/planted.ts", "contentful-emulator/space"],
  ["app/routes/planted.tsx", "contentful-emulator"],
  ["forms/planted.ts", "#site/content/content.ts"],
  ["site/search/planted.ts", "#forms/submissions.ts"],
  ["site/search/planted.ts", "#app/context.ts"],
  ["site/hospitals/planted.ts", "#site/search/fold.ts"],
  ["app/features/home/planted.tsx", "#site/search/site-search.server.ts"],
  ["app/ui/card/planted.tsx", "#site/hospitals/site.ts"],
  ["app/ui/card/planted.tsx", "../../features/home/home-page.tsx"],
  ["app/features/home/planted.tsx", "#app/features/news/news-pages.tsx"],
  ["app/features/home/planted.tsx", "../news/news-pages.tsx"],
  ["app/features/home/planted.tsx", "#site/content/create-content.server.ts"],
  ["app/features/home/planted.tsx", "node:fs"],
  ["app/routes/planted.tsx", "#server/config.server.ts"],
  ["server/planted.ts", "#app/features/home/home-page.tsx"],
  ["server/planted.ts", "#tests/support/free-port.ts"],
  ["commands/planted.ts", "#server/compose.ts"],
  ["forms/planted.ts", "#commands/command.ts"],
];

const ALLOWED: [file: string, specifier: string][] = [
  ["forms/planted.ts", "#site/hospitals/site.ts"],
  ["site/search/planted.ts", "#site/content/content.ts"],
  ["app/features/home/planted.tsx", "#site/search/search-answer.ts"],
  ["packages/contentful-emulator/http/planted.ts", "../export/read-export.ts"],
  ["app/ui/card/planted.tsx", "#app/ui/icon/icon.tsx"],
  ["app/ui/card/planted.tsx", "../icon/icon.tsx"],
  ["app/features/home/planted.tsx", "#app/ui/icon/icon.tsx"],
  ["app/features/home/planted.tsx", "#site/hospitals/site.ts"],
  ["app/routes/hospital/planted.tsx", "#app/features/home/home-page.tsx"],
  ["app/routes/hospital/planted.tsx", "#app/context.ts"],
  ["server/planted.ts", "#app/context.ts"],
  ["server/planted.ts", "contentful-emulator"],
  ["commands/planted.ts", "#server/config.server.ts"],
  ["commands/planted.ts", "#forms/submissions.ts"],
];

const BACK_TO_FIRST = ["./planted-one.ts", "#site/hospitals/planted-one.ts"];
const PART_OF_CYCLE = 'import type { Other } from "./planted-other.ts";\n\nexport type One = Other[];\n';

let folder: string;
/** What the linter says of all planted imports, a line for each. */
let complaints: string[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "layers-"));
  for (const name of ["node_modules", "oxlint.config.ts", "package.json"]) {
    await symlink(join(PROJECT_DIR, name), join(folder, name));
  }
  for (const [file, specifier] of [...REFUSED, ...ALLOWED]) {
    await plant(placeOf(file, specifier), `import { planted } from "${specifier}";\n\nexport const used = planted;\n`);
  }
  complaints = await lint(".");
});

afterAll(() => rm(folder, { recursive: true, force: true }));

/** A file of its own for each import, in the folder of the one that is named. */
function placeOf(file: string, specifier: string): string {
  return file.replace(
    "planted",
    `planted-${[...REFUSED, ...ALLOWED].findIndex(([a, b]) => a === file && b === specifier)}`,
  );
}

async function plant(file: string, text: string) {
  const path = join(folder, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}

async function lint(...files: string[]): Promise<string[]> {
  const { stdout } = await run("oxlint", ["--format=unix", ...files], { cwd: folder }).catch(
    (error: { stdout: string }) => error,
  );
  return stdout.split("\n");
}

const isRefused = (file: string, specifier: string) =>
  complaints.some((line) => line.includes(`${placeOf(file, specifier)}:`) && line.includes("no-restricted-imports"));

test.each(REFUSED)("an import in %s of %s is refused", (file, specifier) => {
  expect(isRefused(file, specifier)).toBe(true);
});

test.each(ALLOWED)("an import in %s of %s is allowed", (file, specifier) => {
  expect(isRefused(file, specifier)).toBe(false);
});

test.each(BACK_TO_FIRST)("a cycle of imports is refused, of types alone as well, also by way of %s", async (back) => {
  const files = ["site/hospitals/planted-one.ts", "site/hospitals/planted-other.ts"] as const;
  await plant(files[0], PART_OF_CYCLE);
  await plant(files[1], `import type { One } from "${back}";\n\nexport type Other = { one: One };\n`);
  expect((await lint(...files)).join("\n")).toContain("no-cycle");
  await plant(files[0], "export type One = string;\n");
  expect((await lint(...files)).join("\n")).not.toContain("no-cycle");
});
