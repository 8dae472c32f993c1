import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";

const PROJECT_DIR = resolve(import.meta.dirname, "../..");
const run = promisify(execFile);
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "layers-"));
  for (const name of ["node_modules", "oxlint.config.ts", "package.json"]) {
    await symlink(join(PROJECT_DIR, name), join(folder, name));
  }
});

afterAll(() => rm(folder, { recursive: true, force: true }));

/** Lints one file holding one import; resolves to what the linter says of forbidden imports. */
async function lintImport(file: string, specifier: string): Promise<string> {
  const path = join(folder, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, `import { planted } from "${specifier}";\n\nexport const used = planted;\n`);
  const result = await run("oxlint", ["--format=unix", file], { cwd: folder }).catch(
    (error: { stdout: string }) => error,
  );
  await rm(path);
  return result.stdout;
}

test.each([
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
  ["server/planted.ts", "../studio/icons/family.ts"],
  ["server/planted.ts", "#studio/icons/family.ts"],
  ["commands/planted.ts", "#server/compose.ts"],
  ["forms/planted.ts", "#commands/command.ts"],
])("an import in %s of %s is refused", async (file, specifier) => {
  expect(await lintImport(file, specifier)).toContain("no-restricted-imports");
});

test.each([
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
])("an import in %s of %s is allowed", async (file, specifier) => {
  expect(await lintImport(file, specifier)).not.toContain("no-restricted-imports");
});

/** Lints two files that import each other as these lines say; resolves to what the linter says. */
async function lintPair(one: string, other: string): Promise<string> {
  const files = ["site/hospitals/planted-one.ts", "site/hospitals/planted-other.ts"];
  await mkdir(join(folder, "site/hospitals"), { recursive: true });
  await writeFile(join(folder, files[0] ?? ""), one);
  await writeFile(join(folder, files[1] ?? ""), other);
  const { stdout } = await run("oxlint", ["--format=unix", ...files], { cwd: folder }).catch(
    (error: { stdout: string }) => error,
  );
  await Promise.all(files.map((file) => rm(join(folder, file))));
  return stdout;
}

test.each(["./planted-one.ts", "#site/hospitals/planted-one.ts"])(
  "a cycle of imports is refused, of types alone as well, also by way of %s",
  async (back) => {
    const one = 'import type { Other } from "./planted-other.ts";\n\nexport type One = Other[];\n';
    const other = `import type { One } from "${back}";\n\nexport type Other = { one: One };\n`;
    expect(await lintPair(one, other)).toContain("no-cycle");
    expect(await lintPair("export type One = string;\n", other)).not.toContain("no-cycle");
  },
);
