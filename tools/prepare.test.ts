import { execFileSync, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { dirname, join, relative, resolve } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "#outbox/test-support/temporary-folder.ts";

const PROJECT_DIR = resolve(import.meta.dirname, "..");

type Fault = string | undefined;

/** Plain JavaScript, because it runs on the machine's own Node. */
const { findFullDisk, findMissingNetwork, findMissingNode, findTakenPort } = (await import(
  resolve(import.meta.dirname, "check-machine.mjs")
)) as {
  findTakenPort: (env: Record<string, string>) => Promise<Fault>;
  findFullDisk: (projectDir: string, needed: { first: number; renewed: number }) => Fault;
  findMissingNetwork: (projectDir: string) => Fault;
  findMissingNode: (
    projectDir: string,
    machine: { platform: string; arch: string; versions: { node: string } },
  ) => Fault;
};

test("every folder and file that the build reads is an input of its fingerprint", () => {
  const script = readFileSync(join(PROJECT_DIR, "tools/prepare.mjs"), "utf8");
  const listed = /const BUILD_INPUTS = \[([^;]+)\];/.exec(script)?.[1]?.match(/(?<=")[^"]+(?=")/g) ?? [];
  const read = [...new Set(filesOfBuild().map((file) => (file.includes("/") ? file.split("/")[0] : file)))];
  expect(read).toEqual(expect.arrayContaining(["app", "packages", "server", "site"]));
  expect(listed).toEqual(expect.arrayContaining(read));
});

/** Files of the project that the entries of pages and server import, by their imports, from the project's folder. */
function filesOfBuild(): string[] {
  const names = readdirSync(join(PROJECT_DIR, "app"), { recursive: true, encoding: "utf8" });
  const sources = names.filter((name) => /\.tsx?$/.test(name) && !/\.test\.|\.spec\./.test(name));
  const found = new Set<string>();
  const waiting = ["server/app.ts", "server/main.ts", ...sources.map((name) => `app/${name}`)];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    if (/\.tsx?$/.test(file)) waiting.push(...importsOf(file));
  }
  return [...found];
}

function importsOf(file: string): string[] {
  const source = readFileSync(join(PROJECT_DIR, file), "utf8");
  const workspaces = source.includes('from "contentful-emulator') ? ["packages/contentful-emulator/package.json"] : [];
  const files = [...source.matchAll(/(?:from|import|import\() ?["'](#|\.{1,2}\/)([^"'?]+)/g)].flatMap(
    ([, start = "", rest = ""]) => {
      const path = start === "#" ? join(PROJECT_DIR, rest) : resolve(PROJECT_DIR, dirname(file), start + rest);
      return existsSync(path) && statSync(path).isFile() ? [relative(PROJECT_DIR, path)] : [];
    },
  );
  return [...workspaces, ...files];
}

test("a port in use is named with a free one", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  onTestFinished(() => void other.close());
  const { port } = other.address() as AddressInfo;
  const env = { PORT: String(port), HOST: "127.0.0.1" };
  expect(await findTakenPort(env)).toMatch(RegExp(`^Port ${port} is in use .* PORT=\\d+ the same command`));
  expect(await findTakenPort({ ...env, PORT: "0" })).toBeUndefined();
});

test("a disk without room and a registry out of reach are named", () => {
  expect(findFullDisk(PROJECT_DIR, { first: Infinity, renewed: Infinity })).toMatch(/^The disk has \d+ MB free/);
  expect(findFullDisk(PROJECT_DIR, { first: 0, renewed: 0 })).toBeUndefined();
  process.env.npm_config_registry = "http://127.0.0.1:9";
  onTestFinished(() => void delete process.env.npm_config_registry);
  expect(findMissingNetwork(PROJECT_DIR)).toMatch(/^npm does not reach its package registry \(ECONNREFUSED\)/);
});

test.each([
  ["linux", "x64", "20.20.2", /^undefined$/],
  ["darwin", "arm64", "20.20.2", /^undefined$/],
  ["win32", "x64", "20.20.2", /^The project brings no Node for this machine \(win32 x64\): install Node 26/],
  ["win32", "x64", "26.10.0", /^undefined$/],
])("on %s %s with Node %s the missing Node is named: %s", (platform, arch, node, line) => {
  expect(String(findMissingNode(PROJECT_DIR, { platform, arch, versions: { node } }))).toMatch(line);
});

test("a folder that this account may not write is named", () => {
  const folder = temporaryFolder();
  for (const file of ["check-machine.mjs", "require-node.cjs"])
    cpSync(join(PROJECT_DIR, "tools", file), join(folder, file));
  writeFileSync(
    join(folder, "ask.mjs"),
    'import { findReadOnlyFolder } from "./check-machine.mjs"; console.log(findReadOnlyFolder(import.meta.dirname));',
  );
  chmodSync(folder, 0o555);
  onTestFinished(() => chmodSync(folder, 0o755));
  // Whoever runs as root may write everywhere.
  const account = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
  const said = execFileSync(process.execPath, [join(folder, "ask.mjs")], { ...account, encoding: "utf8" });
  expect(said).toMatch(new RegExp(`^This account may not write in ${folder}\\. .*: sudo chown -R \\d+ ${folder}\n$`));
});

/** What a command says in a project on that Node, with its packages or without. */
function runFresh(version: string, isInstalled: boolean) {
  const folder = temporaryFolder();
  mkdirSync(join(folder, "tools"));
  cpSync(join(PROJECT_DIR, "tools/require-node.cjs"), join(folder, "tools/require-node.cjs"));
  if (isInstalled) {
    mkdirSync(join(folder, "node_modules/fastify"), { recursive: true });
  }
  writeFileSync(
    join(folder, "as.cjs"),
    `Object.defineProperty(process, "versions", { value: { node: "${version}" } });`,
  );
  writeFileSync(join(folder, "command.mjs"), 'console.log("the command ran")');
  const args = ["-r", "./as.cjs", "-r", "./tools/require-node.cjs", "command.mjs"];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: "utf8" });
  return { status, said: stdout + stderr };
}

test.each([
  ["16.20.2", true, /^Node 16\.20\.2 is too old: install Node 20 or newer .*\n$/],
  ["20.20.2", false, /^Nothing is installed here yet\. Run this first: node tools\/prepare\.mjs\n$/],
  ["20.20.2", true, /^Node 20\.20\.2 is too old for this\. .* node tools\/prepare\.mjs\n$/],
])("a command on Node %s, installed %s, says in one line what to run", (version, isInstalled, line) => {
  expect(runFresh(version, isInstalled)).toEqual({ status: 1, said: expect.stringMatching(line) });
});

test("a command runs where the packages are installed", () => {
  expect(runFresh("26.10.0", true)).toEqual({ status: 0, said: "the command ran\n" });
});

test("every script that starts a file of ours, or the bundler, says so where nothing is installed", () => {
  const { scripts } = JSON.parse(readFileSync(join(PROJECT_DIR, "package.json"), "utf8")) as {
    scripts: Record<string, string>;
  };
  const bare = Object.entries(scripts).filter(
    ([name, line]) => !/require-node\.cjs|prepare\.mjs/.test(line) && scripts[`pre${name}`] === undefined,
  );
  expect(bare).toEqual([]);
});
