import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, expect, test } from "vitest";
import { librarySpace, writeSpaceExport } from "../fixtures.ts";

// The package as npm packs it, installed into an empty folder. Its dependencies are those of this repository, by links,
// so that no network is needed.

const require = createRequire(import.meta.url);
interface Manifest {
  dependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
}

let { dependencies, peerDependencies }: Manifest = { dependencies: {}, peerDependencies: {} };
let folder: string;
let installed: string;

function run(cwd: string, command: string, ...args: string[]): string {
  return execFileSync(command, args, { cwd, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
}

function findDependency(name: string): string {
  const paths = require.resolve.paths(name) ?? [];
  const found = paths.map((path) => join(path, name)).find((path) => existsSync(path));
  if (found === undefined) throw new Error(`${name} is not installed`);
  return found;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "installed-emulator-"));
  const build = join(folder, "build");
  run(folder, process.execPath, join(import.meta.dirname, "build-package.ts"), build);
  run(build, "npm", "pack", "--pack-destination", folder);
  const tarball = readdirSync(folder).find((name) => name.endsWith(".tgz")) ?? "";
  ({ dependencies, peerDependencies } = JSON.parse(readFileSync(join(build, "package.json"), "utf8")) as Manifest);
  const links = Object.keys(dependencies).map((name) => [name, `file:${findDependency(name)}`]);
  const empty = join(folder, "site");
  await mkdir(empty);
  const manifest = {
    private: true,
    dependencies: { "contentful-emulator": `file:../${tarball}` },
    overrides: Object.fromEntries(links) as object,
  };
  await writeFile(join(empty, "package.json"), JSON.stringify(manifest));
  run(empty, "npm", "install", "--offline", "--no-audit", "--no-fund", "--ignore-scripts");
  installed = join(empty, "node_modules");
}, 120_000);

afterAll(() => rm(folder, { recursive: true, force: true }));

test("the installed command serves an export, as GraphQL and as REST", async () => {
  await using written = await writeSpaceExport(librarySpace);
  const picture = "images.ctfassets.net/testspace/cover/abc123/cover.webp";
  await written.writeAsset(picture, "as it is");
  const args = [written.file, "--port", "0", "--token", "read"];
  const command = spawn(join(installed, ".bin/contentful-emulator"), args, {
    env: { ...process.env, PATH: `${dirname(process.execPath)}:${process.env["PATH"]}` },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(command, "exit");
  try {
    const lines: string[] = [];
    for await (const line of createInterface(command.stdout))
      if (lines.push(line) && line.startsWith("Pictures")) break;
    expect(lines.at(-1)).toBe("Pictures       as they are: npm install sharp to resize them");
    const [url = ""] = /(?<=GraphQL +)http:\S+/.exec(lines.join("\n")) ?? [];
    expect(await (await fetch(new URL(`/${picture}?w=20`, url))).text()).toBe("as it is");
    const response = await fetch(`${url}?access_token=read&query={book(id:"atlas"){title}}`);
    expect(await response.json()).toEqual({ data: { book: { title: "Atlas" } } });
    const books =
      "/spaces/testspace/environments/master/entries?content_type=book&fields.title=Atlas&access_token=read";
    const found = await fetch(new URL(books, url));
    expect(await found.json()).toMatchObject({
      total: 1,
      items: [{ sys: { id: "atlas" }, fields: { title: "Atlas" } }],
    });
  } finally {
    command.kill();
  }
  expect(await ended).toEqual([0, null]);
});

test("a folder of content names every package that it needs more", () => {
  const command = [join(installed, ".bin/contentful-emulator"), folder];
  const { status, stderr } = spawnSync(process.execPath, command, { encoding: "utf8" });
  const wanted = Object.keys(peerDependencies).filter((name) => !/^sharp$|graphiql$/.test(name));
  const [, named = ""] = /npm install --save-dev (.*)/.exec(stderr) ?? [];
  expect([status, new Set(named.split(" "))]).toEqual([1, new Set(wanted)]);
});

test("on a Node that is too old the command says which it needs", () => {
  const old = [
    "--import",
    "data:text/javascript,delete Map.groupBy",
    join(installed, ".bin/contentful-emulator"),
    "--help",
  ];
  const { status, stderr } = spawnSync(process.execPath, old, { encoding: "utf8" });
  expect([status, stderr]).toEqual([1, expect.stringContaining("needs Node 22.1 or later; this is v")]);
});

test("every import has its types, and TypeScript finds them", async () => {
  const own = join(installed, "contentful-emulator");
  const { exports } = JSON.parse(readFileSync(join(own, "package.json"), "utf8")) as { exports: object };
  const imports = Object.keys(exports).map((path, index) => {
    return `import * as part${index} from "${join("contentful-emulator", path)}"; export { part${index} };`;
  });
  const site = dirname(installed);
  for (const name of Object.keys(peerDependencies).filter((peer) => !peer.includes("graphiql"))) {
    await mkdir(dirname(join(installed, name)), { recursive: true });
    await symlink(findDependency(name), join(installed, name));
  }
  const source = `${imports.join("\n")}
    const service = await part0.startContentService({ exportFile: "a.json", host: "::1", port: 0 });
    export const url: string = service.graphqlUrl;
    // @ts-expect-error a text is no number
    export const port: number = service.origin;`;
  await writeFile(join(site, "site.mts"), source);
  const typeRoots = dirname(dirname(require.resolve("@types/node/package.json")));
  const compiler = join(dirname(require.resolve("typescript/package.json")), "bin/tsc");
  const options = ["--module", "nodenext", "--target", "es2024", "--strict", "--noEmit", "--typeRoots", typeRoots];
  const compile = () => run(site, process.execPath, compiler, ...options, "--types", "node", "site.mts");
  expect(compile).not.toThrow();
}, 60_000);

test("no sources and no tests are packed, but licence and guide", () => {
  const files = readdirSync(join(installed, "contentful-emulator"), { recursive: true }) as string[];
  expect(files).toEqual(expect.arrayContaining(["LICENSE", "README.md", "bin.js", "start-content-service.d.ts"]));
  expect(files.filter((name) => /(?<!\.d)\.ts$|\.test\.|^(bench|conformance|publish)\b/.test(name))).toEqual([]);
});
