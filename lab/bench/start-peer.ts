import { execFile } from "node:child_process";
import { cp, mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { findFreePorts } from "../../tests/support/free-port.ts";
import type { PageData, PageFiles } from "./page-data.ts";
import { startProgram, type Server } from "./servers.ts";

const run = promisify(execFile);

/** How each peer is started once it is built. */
const START = {
  next: (port: number) => [
    "node_modules/next/dist/bin/next",
    "start",
    "--hostname",
    "127.0.0.1",
    "--port",
    String(port),
  ],
  astro: () => ["dist/server/entry.mjs"],
};
export type PeerName = keyof typeof START;

/** Installs a peer's packages in a folder of its own, builds it with these pages and starts it. */
export async function startPeer(
  name: PeerName,
  folder: string,
  { pages, files }: { pages: Record<string, PageData>; files: PageFiles },
): Promise<Server> {
  const home = join(folder, name);
  await cp(join(import.meta.dirname, name), home, { recursive: true });
  await writeFile(join(home, "pages.json"), JSON.stringify(pages));
  for (const [path, bytes] of files) {
    const file = join(home, "public", decodeURIComponent(path));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, bytes);
  }
  const options = {
    cwd: home,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1", ASTRO_TELEMETRY_DISABLED: "1", NODE_ENV: "production" },
    maxBuffer: 2 ** 26,
  };
  await run("npm", ["install", "--no-audit", "--no-fund", "--no-package-lock"], options);
  await run("npm", ["run", "build"], options);
  const port = await findFreePorts();
  return startProgram(name, port, START[name](port), {
    cwd: home,
    env: { ...options.env, HOST: "127.0.0.1", PORT: String(port) },
  });
}
