import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "@playwright/test";
import { findFreePorts } from "../support/free-port.ts";
import { postAppointment } from "../support/post-appointment.ts";
import { startSiteProcess } from "../support/site-process.ts";

const SITE = pathToFileURL(resolve(import.meta.dirname, "../../server/main.ts")).href;

/** The site with faults of its own: each signal plants one that nobody waits for. */
const PROGRAM = `
await import(${JSON.stringify(SITE)});
process.on("SIGUSR2", () => void Promise.reject(new Error("planted rejection")));
process.on("SIGWINCH", () => { throw new Error("planted exception"); });
`;

test("a failure that nobody handles is in the log: after a rejection the site goes on, after an exception it ends in order", async () => {
  const folder = await mkdtemp(join(tmpdir(), "last-resort-"));
  const program = join(folder, "site.mjs");
  await writeFile(program, PROGRAM);
  const port = await findFreePorts();
  const settings = { HOST: "127.0.0.1", PORT: String(port), DATA_DIR: join(folder, "data"), DISK_RESERVE_MB: "8" };
  const site = await startSiteProcess(settings, program);
  try {
    process.kill(site.pid ?? 0, "SIGUSR2");
    await expect.poll(site.output).toMatch(/"level":50.*planted rejection.*a failure was handled by nobody"/);
    await postAppointment(`http://127.0.0.1:${port}`, 1);
    process.kill(site.pid ?? 0, "SIGWINCH");
    expect(await site.exited).toBe(1);
    expect(site.output()).toMatch(/"level":60.*planted exception.*the process ends"/);
  } finally {
    await site.end("SIGKILL");
    await rm(folder, { recursive: true, force: true });
  }
});
