import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { createRandom, pick } from "../../tests/faults/kills/random.ts";
import { createSubmission } from "../../tests/faults/kills/create-submission.ts";
import { post } from "../support/send-forms.ts";
import { startFaultyMailServer } from "../../tests/faults/kills/start-faulty-mail-server.ts";
import { findFreePorts } from "../../tests/support/free-port.ts";
import { readNpmStart } from "../../tests/support/npm-start.ts";
import { toEnvironment } from "../support/to-environment.ts";
import { startSiteProcess } from "../../tests/support/site-process.ts";
import { readMemoryMb } from "../support/process-figures.ts";
import { createLoader, renderedPage, type LoadRequest } from "../support/send-load.ts";

// How much memory the built site holds, started as `npm start` does: after the start, after 400 pages, after all
// pictures, and through minutes of pages, searches, pictures and forms with resumes. Ends with 1 above the limit. `npm
// run -w lab drill memory`; `-- --minutes 10` for longer, `--hosted` with the content service in a process of its own,
// `--project FOLDER` for another built clone.

const LIMIT_MB = 250;
const PAGES = 400;
const VISITORS = 4;
/** Between two requests of a visitor, so that the machine serves others as well. */
const PAUSE_MS = 20;
const HEADERS = { "accept-encoding": "gzip, deflate, br", accept: "text/html,image/avif,image/webp,*/*" };

const { values } = parseArgs({
  options: {
    minutes: { type: "string", default: "2" },
    hosted: { type: "boolean", default: false },
    project: { type: "string", default: "." },
  },
});
// npm runs the workspace in its own folder.
const project = resolve(process.env["INIT_CWD"] ?? ".", values.project);
const folder = await mkdtemp(join(tmpdir(), "memory-"));
const ends: (() => unknown)[] = [() => rm(folder, { recursive: true, force: true })];
try {
  process.exitCode = (await drill()) ? 0 : 1;
} finally {
  for (const end of ends.toReversed()) await end();
}

async function drill(): Promise<boolean> {
  const mailServer = await startFaultyMailServer(() => 1);
  mailServer.recover();
  ends.push(() => mailServer.close());
  const { port, pid } = await startSite({ SMTP_URL: mailServer.url, ...(values.hosted && (await startContent())) });
  const loader = createLoader(port);
  ends.push(() => loader.close());
  let most = 0;
  const note = async (when: string) => {
    const mb = await readMemoryMb(pid);
    most = Math.max(most, mb);
    console.log(`${when}: ${mb} MB`);
  };

  const ask = async (path: string) => {
    const { status } = await loader.ask({ path, headers: HEADERS });
    if (status !== 200) throw new Error(`${path} responded with ${status}`);
  };

  await sleep(2000);
  await note("after the start");
  const { pages, pictures } = await listAddresses(port);
  const data = pages.filter((path) => path !== "/").map((path) => `${path}.data`);
  const some = [...pages, ...data].slice(0, PAGES);
  await visitAll(some, ask);
  await note(`after ${some.length} pages`);
  await visitAll(pictures, ask);
  await note(`after ${pictures.length} pictures`);

  const random = createRandom(1);
  const until = Date.now() + Number(values.minutes) * 60_000;
  let count = 0;
  let forms = 0;
  const origin = `http://127.0.0.1:${port}`;
  const visit = async () => {
    while (Date.now() < until) {
      const number = (count += 1);
      if (number % 10 === 0) forms += (await post(origin, createSubmission(number, random))) ? 1 : 0;
      else await loader.ask(nextRequest(number));
      most = Math.max(most, await readMemoryMb(pid));
      await sleep(PAUSE_MS);
    }
  };
  const nextRequest = (number: number): LoadRequest =>
    number % 10 === 5
      ? renderedPage(number)
      : { path: pick(random, number % 3 === 0 ? pictures : some), headers: HEADERS };
  await Promise.all(Array.from({ length: VISITORS }, visit));
  await note(`after ${count} requests in ${values.minutes} minutes, ${forms} forms among them`);
  console.log(`most: ${most} MB, limit ${LIMIT_MB} MB`);
  return most < LIMIT_MB;
}

/** Starts the project's site by the words of its `npm start`. */
async function startSite(settings: Record<string, string>) {
  const { variables, command } = await readNpmStart(project);
  const port = await findFreePorts();
  const site = await startSiteProcess(
    {
      ...{ HOST: "127.0.0.1", PORT: String(port), DATA_DIR: join(folder, "data"), LOG_LEVEL: "silent" },
      ...toEnvironment(variables),
      ...settings,
    },
    command.map((word) => (word.endsWith(".ts") ? join(project, word) : word)),
  );
  ends.push(() => site.end("SIGTERM"));
  return { port, pid: site.pid ?? 0 };
}

/** Starts the content service as another process; resolves to the settings of a site that asks it. */
async function startContent(): Promise<Record<string, string>> {
  const file = join(project, "data/sample-content/export.json");
  const bin = join(project, "packages/contentful-emulator/bin.ts");
  const token = "drill";
  const service = spawn(process.execPath, [bin, "--export", file, "--port", "0", "--token", token]);
  ends.push(async () => {
    service.kill("SIGTERM");
    await once(service, "close");
  });
  for await (const line of createInterface(service.stdout)) {
    const url = /http:\S+/.exec(line)?.[0];
    if (url !== undefined) return { CONTENT_GRAPHQL_URL: url, CONTENTFUL_DELIVERY_TOKEN: token };
  }
  throw new Error("the content service did not start");
}

/** Every page of the sitemap, and the pictures of those pages. */
async function listAddresses(port: number): Promise<{ pages: string[]; pictures: string[] }> {
  const read = async (path: string) =>
    (await (await fetch(`http://127.0.0.1:${port}${path}`)).text()).replaceAll("&amp;", "&");
  const pages = [...(await read("/sitemap.xml")).matchAll(/<loc>([^<]*)/g)].map(
    ([, url = ""]) => new URL(url).pathname,
  );
  const pictures = new Set<string>();
  await visitAll(pages, async (path) => {
    for (const [, set = ""] of (await read(path)).matchAll(/\ssrcset="([^"]*)"/gi))
      for (const part of set.split(", ")) pictures.add(part.split(" ")[0] ?? "");
  });
  return { pages, pictures: [...pictures].filter((path) => path.startsWith("/")) };
}

async function visitAll(paths: readonly string[], visit: (path: string) => Promise<unknown>): Promise<void> {
  const left = [...paths];
  const visitor = async () => {
    for (let path = left.pop(); path !== undefined; path = left.pop()) await visit(path);
  };
  await Promise.all(Array.from({ length: VISITORS }, visitor));
}
