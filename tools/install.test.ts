import { execFile } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:http";
import { once } from "node:events";
import { dirname, join, resolve } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { findFreePorts } from "#tests/support/free-port.ts";
import { temporaryFolder } from "#outbox/test-support/temporary-folder.ts";

const PROJECT_DIR = resolve(import.meta.dirname, "..");
const ORIGIN = "https://www.kaveri.example";

/** Programs that need the rights of root or Debian's packages; each says that it ran. */
const STAND_INS = {
  systemctl: '[ "$1" = list-units ] || echo "ran systemctl $*"',
  runuser: 'shift 3; exec "$@"',
  useradd: 'echo "ran useradd"',
  chown: "true",
  dpkg: "echo Status: install ok installed",
  "dpkg-query": "true",
  install:
    'for a; do shift; case ${skip-} in 1) skip=; continue ;; esac; case $a in -o | -g) skip=1 ;; *) set -- "$@" "$a" ;; esac; done; exec /usr/bin/install "$@"',
};

/** Commands of a release; in 2.0.0 they find what `PLANTED` says. */
const COMMANDS = {
  "data-check": 'if (process.env.PLANTED === "data") { console.log("planted mistake"); process.exit(1); }',
  trial: 'if (process.env.PLANTED === "trial") process.exit(1);',
  submissions: 'console.log("ran", process.argv.slice(2).filter((arg) => !arg.startsWith("/")).join(" "));',
  "mail-test": "",
};

function write(path: string, text: string, mode = 0o644): string {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  chmodSync(path, mode);
  return path;
}

function makeRelease(folder: string, version: string): void {
  write(join(folder, "package.json"), `{\n  "version": "${version}",\n  "type": "module"\n}\n`);
  write(join(folder, "build/server/main.js"), "");
  for (const [name, text] of Object.entries(COMMANDS)) write(join(folder, `commands/${name}.ts`), text);
  cpSync(join(PROJECT_DIR, "install.sh"), join(folder, "install.sh"));
  cpSync(join(PROJECT_DIR, "docs/guides"), join(folder, "docs/guides"), { recursive: true });
  mkdirSync(join(folder, "data/hospitals/punalur"), { recursive: true });
  mkdirSync(join(folder, "node_modules/.bin"), { recursive: true });
  symlinkSync(process.execPath, join(folder, "node_modules/.bin/node"));
}

/** A machine as a folder. */
function createMachine(more: Record<string, string> = {}) {
  const root = temporaryFolder();
  const bin = temporaryFolder();
  for (const [name, text] of Object.entries({ ...STAND_INS, ...more }))
    write(join(bin, name), `#!/usr/bin/env bash\n${text}\n`, 0o755);
  const at = (path: string) => join(root, path);
  return {
    at,
    read: (path: string) => readFileSync(at(path), "utf8"),
    running: () => readlinkSync(at("srv/website/current")),
    run: (release: string, args: string[], planted = "") =>
      new Promise<{ code: number; said: string }>((done) => {
        const env = { ...process.env, DESTDIR: root, PATH: `${bin}:${process.env.PATH}`, PLANTED: planted };
        execFile(join(release, "install.sh"), args, { env }, (error, stdout, stderr) =>
          done({ code: error ? Number(error.code) : 0, said: stdout + stderr }),
        );
      }),
  };
}

/** A machine on which 1.0.0 runs; the site is ready, but for the versions that `broken` holds. */
async function createRunning(broken = new Set<string>()) {
  const machine = createMachine();
  const { at } = machine;
  const server = createServer((_request, response) => {
    response.statusCode = broken.has(machine.running().replace("releases/", "")) ? 503 : 200;
    response.end("{}");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const { port } = server.address() as { port: number };
  makeRelease(at("srv/website/releases/1.0.0"), "1.0.0");
  symlinkSync("releases/1.0.0", at("srv/website/current"));
  mkdirSync(at("run/systemd/system"), { recursive: true });
  mkdirSync(at("etc/nginx"), { recursive: true });
  const settings = [
    `PORT=${port}`,
    `SITE_ORIGIN=${ORIGIN}`,
    "SITE_DATA_DIR=/srv/website-data",
    "TRUST_PROXY=127.0.0.1",
  ];
  write(at("etc/website/website.env"), `${settings.join("\n")}\n`);
  const next = temporaryFolder();
  makeRelease(next, "2.0.0");
  return { ...machine, next };
}

describe.skipIf(process.platform !== "linux")("install.sh", () => {
  test("a dry run says every step and changes nothing", async () => {
    const { run, at } = createMachine();
    const release = temporaryFolder();
    makeRelease(release, "1.0.0");
    const args = [
      "install",
      "--dry-run",
      "--origin",
      ORIGIN,
      "--without-nginx",
      "--port",
      String(await findFreePorts()),
    ];
    const { code, said } = await run(release, args);
    expect([code, said]).toEqual([0, expect.stringContaining("→ Write /etc/systemd/system/website.service")]);
    expect(said).toContain("! systemd is not running here. With it: systemctl enable --now website.socket website");
    expect(existsSync(at("etc"))).toBe(false);
    expect(existsSync(at("srv/website"))).toBe(false);
  });

  test("a dry run names the missing library of Node, and the hospitals of the data that is to be copied", async () => {
    const { run } = createMachine({
      // More than a pipe holds.
      ldd: 'echo "libatomic.so.1 => not found"; head -c 200000 /dev/zero | tr "\\0" x',
      dpkg: '[ "$2" = libatomic1 ] || echo Status: install ok installed',
    });
    const [release, data] = [temporaryFolder(), temporaryFolder()];
    makeRelease(release, "1.0.0");
    mkdirSync(join(data, "hospitals/aluva"), { recursive: true });
    const port = String(await findFreePorts());
    const options = ["--origin", ORIGIN, "--without-nginx", "--data", data, "--port", port];
    const { code, said } = await run(release, ["install", "--dry-run", ...options]);
    expect([code, said]).toEqual([0, expect.stringContaining("→ Install Debian's package libatomic1")]);
    expect(said.match(/test mail to .*/g)).toEqual(["test mail to aluva"]);
  });

  test("run again it leaves what is right, and shows what was changed by hand", async () => {
    const { run, at, read, running } = createMachine();
    const release = temporaryFolder();
    makeRelease(release, "1.0.0");
    const port = String(await findFreePorts());
    const args = ["install", "--origin", ORIGIN, "--without-nginx", "--port", port];
    const first = await run(release, args);
    expect([first.code, first.said]).toEqual([0, expect.stringContaining("→ Make the key")]);
    expect(running()).toBe("releases/1.0.0");
    expect(read("etc/website/website.env")).toContain(`SITE_ORIGIN=${ORIGIN}\n`);
    expect(read("etc/systemd/system/website.socket")).toContain(`ListenStream=127.0.0.1:${port}\n`);
    const unit = "/etc/systemd/system/website.service";
    write(at(unit), `${read(unit)}MemoryMax=1G\n`);
    const second = await run(join(at("srv/website/releases"), "1.0.0"), ["install", "--without-nginx"]);
    expect(second.said).toContain("→ /etc/systemd/system/website.socket is as it should be");
    expect(second.said).toContain("\n-MemoryMax=1G");
    expect(second.said).toContain(`! Changed by hand and left alone: ${unit}`);
    expect(read(unit)).toContain("MemoryMax=1G");
  });

  test("an update switches to the next release, and goes back when it is told to", async () => {
    const { run, next, running, read } = await createRunning();
    const { code, said } = await run(next, ["update"]);
    expect([code, said]).toEqual([0, expect.stringContaining("→ 2.0.0 serves")]);
    expect(running()).toBe("releases/2.0.0");
    expect(read("etc/nginx/nginx.conf")).toContain("server_name www.kaveri.example kaveri.example;");
    expect(await run(next, ["back"])).toMatchObject({
      code: 0,
      said: expect.stringMatching(/ran .*downgrade 1\.0\.0/),
    });
    expect(running()).toBe("releases/1.0.0");
  });

  test(
    "a release that is not ready gives way to the one before, with its data folder",
    { timeout: 150_000 },
    async () => {
      const { run, next, running, read } = await createRunning(new Set(["2.0.0"]));
      const { code, said } = await run(next, ["update", "--wait", "1", "--data", temporaryFolder()]);
      expect([code, said]).toEqual([4, expect.stringContaining("! 2.0.0 is not ready: going back to 1.0.0")]);
      expect(running()).toBe("releases/1.0.0");
      expect(read("etc/website/website.env")).toContain("SITE_DATA_DIR=/srv/website-data\n");
    },
  );

  test("the newer release goes on where the one before is not ready with the store", async () => {
    const broken = new Set<string>();
    const { run, next, running } = await createRunning(broken);
    await run(next, ["update"]);
    broken.add("1.0.0");
    const { code, said } = await run(next, ["back", "--wait", "1"]);
    expect([code, said]).toEqual([1, expect.stringContaining("going on with 2.0.0")]);
    expect(running()).toBe("releases/2.0.0");
  });

  test.each([
    ["data", "planted mistake"],
    ["trial", "nothing was changed"],
  ])("a release is not switched to that finds a fault in its %s", async (planted, words) => {
    const { run, next, running } = await createRunning();
    const { code, said } = await run(next, ["update"], planted);
    expect([code, said]).toEqual([1, expect.stringContaining(words)]);
    expect(said).toContain("1.0.0 goes on serving");
    expect(running()).toBe("releases/1.0.0");
  });

  test("a line that cannot be meant is refused", async () => {
    const { run, next } = await createRunning();
    for (const args of [["instal"], ["install", "--orign", ORIGIN], ["install", "--database", "mysql"]])
      expect((await run(next, args)).code).toBe(2);
  });
});
