import { join } from "node:path";
import { readCpuSeconds } from "#lab/support/process-figures.ts";
import { findFreePorts } from "#tests/support/free-port.ts";
import { readNpmStart, toEnvironment } from "#tests/support/npm-start.ts";
import { startSiteProcess } from "#tests/support/site-process.ts";
import { getCompressed } from "./get-compressed.ts";
import { median } from "./median.ts";
import type { Server } from "./servers.ts";

/** A search's words are in no cache. */
const PAGE = "/venmala_hospital_kozhencherry/what_is_where?find=heart+";
const RENDERS = 200;
/** V8 compiles the most used functions meanwhile. */
const WARM_UP = 300;
const AT_ONCE = 4;
/** What browsers send over HTTPS. */
const BROWSER_ENCODINGS = "gzip, deflate, br, zstd";

let words = 0;

/**
 * Processor time of a page that is rendered for each request: by the site, and by React Router's own request handler with
 * the same bundle, in turn. Prints both and the median of their ratios.
 */
export async function benchRender(site: Server, folder: string, rounds: number): Promise<void> {
  const [port, sitePort] = [await findFreePorts(), await findFreePorts()];
  const { variables, command } = await readNpmStart();
  const settings = { HOST: "127.0.0.1", PORT: String(sitePort), DATA_DIR: join(folder, "bare"), LOG_LEVEL: "silent" };
  const program = [...command.slice(0, -1), join(import.meta.dirname, "react-router.ts"), String(port)];
  const bare = await startSiteProcess({ ...settings, ...toEnvironment(variables) }, program);
  try {
    const servers = [
      { origin: site.origin, pid: site.pid },
      { origin: `http://127.0.0.1:${port}`, pid: bare.pid ?? 0 },
    ];
    for (const { origin } of servers) await render(origin, WARM_UP);
    const measured: number[][] = [];
    for (let round = 0; round < rounds; round += 1) {
      const took = [];
      for (const { origin, pid } of servers) {
        const before = await readCpuSeconds(pid);
        await render(origin, RENDERS);
        took.push(((await readCpuSeconds(pid)) - before) / RENDERS);
      }
      measured.push(took);
    }
    const of = (index: number) => Number((1000 * median(measured.map((took) => took[index] ?? 0))).toFixed(1));
    const ratio = median(measured.map(([own = 0, other = 0]) => own / other));
    console.table([{ what: "uncached render", "site ms": of(0), "React Router ms": of(1), ratio: ratio.toFixed(2) }]);
  } finally {
    await bare.end("SIGTERM");
  }
}

async function render(origin: string, count: number): Promise<void> {
  let left = count;
  const askOneByOne = async () => {
    while (left-- > 0) await getCompressed(`${origin}${PAGE}${words++}`, BROWSER_ENCODINGS);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, askOneByOne));
}
