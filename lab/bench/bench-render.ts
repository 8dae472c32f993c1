import { join, resolve } from "node:path";
import { readCpuSeconds } from "../support/process-figures.ts";
import { findFreePorts } from "../../tests/support/free-port.ts";
import { readNpmStart } from "../../tests/support/npm-start.ts";
import { toEnvironment } from "../support/to-environment.ts";
import { startSiteProcess } from "../../tests/support/site-process.ts";
import { buildWithDefaultEntry } from "./default-entry.ts";
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
 * Processor time of a page that is rendered for each request: by the site, by React Router as it comes, and by React
 * Router's request handler with the site's own bundle, in turn. Prints them and the medians of the site's ratios to
 * both.
 */
export async function benchRender(site: Server, folder: string, rounds: number): Promise<void> {
  const copy = join(folder, "default-entry");
  await buildWithDefaultEntry(copy);
  const asItComes = await startReactRouter("as it comes", folder, copy);
  const ownBundle = await startReactRouter("own bundle", folder, resolve(import.meta.dirname, "../.."));
  try {
    const servers = [site, asItComes, ownBundle];
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
    console.table(
      servers.map(({ name }, index) => ({
        "uncached render by": name,
        "ms of processor": (1000 * median(measured.map((took) => took[index] ?? 0))).toFixed(1),
        "site : this": median(measured.map((took) => (took[0] ?? 0) / (took[index] ?? 0))).toFixed(2),
      })),
    );
  } finally {
    await Promise.all([asItComes.stop(), ownBundle.stop()]);
  }
}

/** The build in the project's folder by `react-router.ts`, started as `npm start` does. */
async function startReactRouter(name: string, folder: string, project: string): Promise<Server> {
  const [port, sitePort] = [await findFreePorts(), await findFreePorts()];
  const { variables, command } = await readNpmStart();
  const data = join(folder, `data of ${name}`);
  const settings = { HOST: "127.0.0.1", PORT: String(sitePort), DATA_DIR: data, LOG_LEVEL: "silent" };
  const program = [...command.slice(0, -1), join(project, "lab/bench/react-router.ts"), String(port)];
  const { pid, end } = await startSiteProcess({ ...settings, ...toEnvironment(variables) }, program);
  return {
    name: `React Router, ${name}`,
    origin: `http://127.0.0.1:${port}`,
    pid: pid ?? 0,
    stop: () => end("SIGTERM"),
  };
}

async function render(origin: string, count: number): Promise<void> {
  let left = count;
  const askOneByOne = async () => {
    while (left-- > 0) await getCompressed(`${origin}${PAGE}${words++}`, BROWSER_ENCODINGS);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, askOneByOne));
}
