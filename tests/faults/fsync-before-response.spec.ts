import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findTracer } from "#outbox/test-support/find-program.ts";
import { findFreePorts } from "../support/free-port.ts";
import { postAppointment } from "../support/post-appointment.ts";
import { startSiteProcess } from "../support/site-process.ts";
import { readDurability } from "./read-durability.ts";
import { expect, test } from "../support/worker-sites.ts";

/** Longer than a page of the database, so that a row's reference is in the trace. */
const TRACED_BYTES = 8192;
const CALLS = "fsync,fdatasync,pwrite64,write,writev,sendto,sendmsg";

test("every success response is sent after its submission's fsync, one by one and many at once", async () => {
  const tracer = findTracer() ?? "";
  test.skip(tracer === "", "strace is not on this machine, or may not watch a process");
  const folder = await mkdtemp(join(tmpdir(), "fsync-"));
  const trace = join(folder, "trace.txt");
  const port = await findFreePorts();
  // As the watcher's child strace would take the signals; so it is made the site's (-D).
  const watcher = [tracer, "-D", "-f", "-y", "-s", String(TRACED_BYTES), "-e", `trace=${CALLS}`, "-o", trace];
  const settings = { HOST: "127.0.0.1", PORT: String(port), DATA_DIR: join(folder, "data") };
  const site = await startSiteProcess(settings, undefined, watcher);
  try {
    const address = `http://127.0.0.1:${port}`;
    const references: string[] = [];
    for (let number = 1; number <= 10; number += 1) references.push(await postAppointment(address, number));
    references.push(
      ...(await Promise.all(Array.from({ length: 20 }, (_, index) => postAppointment(address, 100 + index)))),
    );
    await site.end("SIGTERM");
    expect(new Set(references).size).toBe(30);
    const durability = readDurability(await readFile(trace, "utf8"), references);
    expect(durability.filter(({ isDurable }) => !isDurable)).toEqual([]);
  } finally {
    await site.end("SIGKILL");
    await rm(folder, { recursive: true, force: true });
  }
});
