import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findFreePorts } from "../support/free-port.ts";
import { postAppointment } from "../support/post-appointment.ts";
import { startSiteProcess } from "../support/site-process.ts";
import { expect, test } from "../support/worker-sites.ts";

const NODE_OPTIONS = `--import=${import.meta.resolve("../support/plant-failures.ts")}`;

test("an unhandled failure is logged: after a rejection the site goes on, after an exception it stops in order", async () => {
  const folder = await mkdtemp(join(tmpdir(), "unhandled-failures-"));
  const port = await findFreePorts();
  const settings = { HOST: "127.0.0.1", PORT: String(port), DATA_DIR: folder, NODE_OPTIONS };
  const site = await startSiteProcess(settings);
  try {
    process.kill(site.pid ?? 0, "SIGUSR2");
    await expect.poll(site.output).toMatch(/"level":50.*planted rejection.*unhandled rejection"/);
    await postAppointment(`http://127.0.0.1:${port}`, 1);
    process.kill(site.pid ?? 0, "SIGWINCH");
    expect(await site.exited).toBe(1);
    expect(site.output()).toMatch(/"level":60.*planted exception.*the process stops"/);
  } finally {
    await site.end("SIGKILL");
    await rm(folder, { recursive: true, force: true });
  }
});
