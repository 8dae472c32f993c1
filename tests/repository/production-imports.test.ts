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
  folder = await mkdtemp(join(tmpdir(), "production-"));
  for (const name of ["node_modules", "knip.config.ts", "package.json"]) {
    await symlink(join(PROJECT_DIR, name), join(folder, name));
  }
});

afterAll(() => rm(folder, { recursive: true, force: true }));

/** What the check says of a file that production starts with and that imports one package. */
async function checkImport(file: string, specifier: string): Promise<string> {
  const path = join(folder, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, `import "${specifier}";\n`);
  const options = ["--production", "--strict", "--include=unlisted"];
  const result = await run("knip", options, { cwd: folder }).catch((error: { stdout: string }) => error);
  await rm(path);
  return result.stdout;
}

test.each([
  ["server/main.ts", "postal-mime"],
  ["app/routes/planted.tsx", "vite"],
  ["commands/planted.ts", "contentful-import"],
])("%s may not import the dev package %s", async (file, specifier) => {
  expect(await checkImport(file, specifier)).toContain(specifier);
});

test("it may import a package of production", async () => {
  expect(await checkImport("server/main.ts", "fastify")).not.toContain("fastify");
});
