import { mkdtemp, readFile, rm, chmod } from "node:fs/promises";
import { cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { findPostgres } from "../../outbox/test-support/find-program.ts";
import { startPostgres } from "../../outbox/test-support/start-postgres.ts";
import { findFreePorts } from "../../tests/support/free-port.ts";
import { startSiteProcess } from "../../tests/support/site-process.ts";
import { openDrill } from "../support/open-drill.ts";
import { readCpuSeconds } from "../support/process-figures.ts";
import {
  cachedPage,
  contactForm,
  createLoader,
  quantile,
  renderedPage,
  type LoadRequest,
} from "../support/send-load.ts";
import { findNginx, startPublicNginx } from "../support/start-nginx.ts";

// What one more process brings: one, two and four of the built site over one PostgreSQL and behind nginx by
// docs/guides/nginx.conf, in rounds: `npm run -w lab drill processes`. Prints requests a second, and the processor time
// that the site itself takes for one, which tells what another core would bring. Ends with 1 when a request fails.

const COUNTS = [1, 2, 4];
const ROUNDS = 3;
const SECONDS = 4;
const VISITORS = 16;
/** nginx takes ten forms a second of each address. */
const ADDRESSES = 250;

/** nginx passes on what has a cookie, so that the site answers it from its own memory. */
const passedOn = (): LoadRequest => ({ ...cachedPage(), headers: { ...cachedPage().headers, cookie: "of=nobody" } });
const WORK: Record<string, (count: number) => LoadRequest> = {
  "pages of nginx": cachedPage,
  "pages of the site": passedOn,
  "rendered pages": renderedPage,
  forms: contactForm,
};

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
  const databaseUrl = await postgres.createDatabase();
  let failed = 0;
  const rows = [];
  for (const count of COUNTS) {
    const httpsPort = await findFreePorts();
    const shared = {
      ...{ HOST: "127.0.0.1", LOG_LEVEL: "silent", SMTP_URL: drill.mailServer.url, DATABASE_URL: databaseUrl },
      ...{
        SITE_ORIGIN: `https://localhost:${httpsPort}`,
        TRUST_PROXY: "127.0.0.1",
        OUTAGE_PAGE: join(folder, "o.html"),
      },
    };
    const sites = [];
    for (let number = 0; number < count; number += 1) {
      const port = await findFreePorts();
      const own = { PORT: String(port), DATA_DIR: join(folder, String(port)) };
      sites.push({ port, process: await startSiteProcess({ ...shared, ...own }) });
    }
    const [first, ...others] = sites.map(({ port }) => port);
    const proxy = await startPublicNginx(program, {
      ...{ name: "localhost", httpsPort, httpPort: httpsPort + 1, outageFolder: folder },
      sitePorts: [first ?? 0, ...others],
    });
    const authority = await readFile(proxy.authority, "utf8");
    const loader = createLoader(httpsPort, { authority, addresses: ADDRESSES });
    const readCpu = async () => {
      const used = await Promise.all(sites.map(({ process: { pid = 0 } }) => readCpuSeconds(pid)));
      return used.reduce((sum, seconds) => sum + seconds, 0);
    };
    let number = count * 1_000_000;
    for (const [what, next] of Object.entries(WORK)) {
      const before = await readCpu();
      const come = [];
      for (let round = 0; round < ROUNDS; round += 1)
        come.push(...(await loader.askInTurn(VISITORS, SECONDS, () => next((number += 1)))));
      const good = come.filter(({ status }) => status === 200 || status === 201);
      failed += come.length - good.length;
      const [half, most] = [quantile(good, 0.5), quantile(good, 0.99)];
      const cpuMs = Number((((await readCpu()) - before) * 1000) / good.length).toFixed(2);
      const perSecond = Math.round(good.length / (ROUNDS * SECONDS));
      rows.push({
        processes: count,
        what,
        perSecond,
        "site's ms of processor": cpuMs,
        half,
        most,
        failed: come.length - good.length,
      });
    }
    loader.close();
    await proxy.stop();
    await Promise.all(sites.map(({ process: site }) => site.end("SIGTERM")));
  }
  console.table(rows);
  return failed === 0;
}
