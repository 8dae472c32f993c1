import { mkdtemp, readFile, rm, chmod } from "node:fs/promises";
import { cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { findPostgres } from "../../outbox/test-support/find-program.ts";
import { startPostgres } from "../../outbox/test-support/start-postgres.ts";
import { findFreePorts } from "../../tests/support/free-port.ts";
import { startSiteProcess, type SiteProcess } from "../../tests/support/site-process.ts";
import { openDrill } from "../support/open-drill.ts";
import { readCpuSeconds } from "../support/process-figures.ts";
import {
  cachedPage,
  contactForm,
  createLoader,
  quantile,
  renderedPage,
  type LoadRequest,
  type LoadResponse,
} from "../support/send-load.ts";
import { findNginx, startPublicNginx } from "../support/start-nginx.ts";

// What one more process brings: one, two and four of the built site over one PostgreSQL and behind nginx by
// docs/guides/nginx.conf: `npm run -w lab drill processes`. Prints requests a second, and the processor time
// that the site itself takes for one, which tells what another core would bring. Ends with 1 when a request fails.

const COUNTS = [1, 2, 4];
const ROUNDS = 4;
const SECONDS = 3;
const VISITORS = 16;
/** nginx takes ten forms a second of each address. */
const ADDRESSES = 250;

/** nginx passes on what has a cookie, so that the site answers it from its own memory. */
const passedOn = (): LoadRequest => ({ ...cachedPage(), headers: { ...cachedPage().headers, cookie: "of=nobody" } });
const WORK = [
  ["pages of nginx", cachedPage],
  ["pages of the site", passedOn],
  ["rendered pages", renderedPage],
  ["forms", contactForm],
] as const;

const nginx = findNginx();
if (nginx === undefined || findPostgres() === undefined)
  console.log("Skipped: nginx or PostgreSQL is not installed (Debian's packages nginx-light and postgresql).");
else process.exitCode = (await run(nginx)) ? 0 : 1;

async function run(program: string): Promise<boolean> {
  console.log(`${cpus().length} cores, ${cpus()[0]?.model}, load ${loadavg()[0]?.toFixed(1)}`);
  await using drill = await openDrill();
  const folder = await mkdtemp(join(tmpdir(), "processes-"));
  drill.defer(() => rm(folder, { recursive: true, force: true }));
  // nginx has an account of its own.
  await chmod(folder, 0o755);
  const postgres = await startPostgres();
  drill.defer(() => postgres.stop());
  const settings = {
    ...{ HOST: "127.0.0.1", LOG_LEVEL: "silent", DATABASE_URL: await postgres.createDatabase() },
    ...{ SITE_ORIGIN: "https://localhost", TRUST_PROXY: "127.0.0.1", SMTP_URL: drill.mailServer.url },
  };
  const sites: { port: number; site: SiteProcess }[] = [];
  drill.defer(() => Promise.all(sites.map(({ site }) => site.end("SIGTERM"))));
  const sides: { loader: ReturnType<typeof createLoader>; come: LoadResponse[]; cpu: number }[] = [];
  for (const count of COUNTS) {
    while (sites.length < count) {
      const port = await findFreePorts();
      const own = { PORT: String(port), DATA_DIR: join(folder, String(port)) };
      sites.push({ port, site: await startSiteProcess({ ...settings, ...own }) });
    }
    const httpsPort = await findFreePorts();
    const sitePorts = sites.map(({ port }) => port) as [number];
    const at = { name: "localhost", httpsPort, httpPort: httpsPort + 1, sitePorts };
    const proxy = await startPublicNginx(program, at);
    drill.defer(() => proxy.stop());
    const authority = await readFile(proxy.authority, "utf8");
    sides.push({ loader: createLoader(httpsPort, { authority, addresses: ADDRESSES }), come: [], cpu: 0 });
  }
  const readCpu = async () =>
    (await Promise.all(sites.map(({ site }) => readCpuSeconds(site.pid ?? 0)))).reduce((a, b) => a + b);
  const rows = [];
  let number = 0;
  for (const [what, next] of WORK) {
    // In turn, so that other work on the machine disturbs each alike; the first round makes all of them quick.
    for (let round = 0; round <= ROUNDS; round += 1)
      for (const side of sides) {
        if (round <= 1) Object.assign(side, { come: [], cpu: 0 });
        const before = await readCpu();
        side.come.push(...(await side.loader.askInTurn(VISITORS, SECONDS, () => next((number += 1)))));
        side.cpu += (await readCpu()) - before;
      }
    for (const [index, { come, cpu }] of sides.entries()) {
      const good = come.filter(({ status }) => status === 200 || status === 201);
      const perSecond = Math.round(good.length / (ROUNDS * SECONDS));
      const [cpuMs, failed] = [((cpu * 1000) / good.length).toFixed(2), come.length - good.length];
      rows.push({ what, processes: COUNTS[index], perSecond, cpuMs, most: quantile(good, 0.99), failed });
    }
  }
  for (const { loader } of sides) loader.close();
  console.table(rows);
  return rows.every(({ failed }) => failed === 0);
}
