import { chmod, mkdtemp, readFile, rm } from "node:fs/promises";
import { once } from "node:events";
import type { IncomingMessage } from "node:http";
import { get } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { findPostgres } from "../../outbox/test-support/find-program.ts";
import { startPostgres } from "../../outbox/test-support/start-postgres.ts";
import { findFreePorts } from "../../tests/support/free-port.ts";
import { startSiteProcess } from "../../tests/support/site-process.ts";
import { openDrill, type Drill } from "../support/open-drill.ts";
import { waitForMails } from "../support/send-forms.ts";
import {
  cachedPage,
  contactForm,
  createLoader,
  quantile,
  renderedPage,
  type LoadResponse,
} from "../support/send-load.ts";
import { findNginx, startPublicNginx } from "../support/start-nginx.ts";

// Restarts two processes of the built site in turn, over one PostgreSQL and behind nginx as docs/guides/nginx.conf has
// it, while pages are read and forms are sent; then kills one, then ends both. `npm run -w lab drill rolling-restart`;
// ends with 1 when a restart cost a request, an acknowledged form is lost, or the page for outages is not shown.

const ROUNDS = 5;
const READERS = 8;
const READER_PAUSE_MS = 100;
/** Below the ten a second that nginx takes from one address. */
const FORMS_PER_SECOND = 8;
const SETTLED_MS = 3000;
const MAILS_LIMIT_MS = 90_000;

const nginx = findNginx();
if (nginx === undefined || findPostgres() === undefined)
  console.log("Skipped: nginx or PostgreSQL is not installed (Debian's packages nginx-light and postgresql).");
else process.exitCode = (await run(nginx)) ? 0 : 1;

async function run(program: string): Promise<boolean> {
  await using drill = await openDrill();
  const folder = await mkdtemp(join(tmpdir(), "rolling-"));
  drill.defer(() => rm(folder, { recursive: true, force: true }));
  // nginx has an account of its own.
  await chmod(folder, 0o755);
  const postgres = await startPostgres();
  drill.defer(() => postgres.stop());
  const httpsPort = await findFreePorts();
  const settings = {
    DATABASE_URL: await postgres.createDatabase(),
    SITE_ORIGIN: `https://localhost:${httpsPort}`,
    TRUST_PROXY: "127.0.0.1",
    OUTAGE_PAGE: join(folder, "outage.html"),
  };
  const sites = [await startInstance(drill, folder, settings), await startInstance(drill, folder, settings)] as const;
  const proxy = await startPublicNginx(program, {
    ...{ name: "localhost", httpsPort, httpPort: httpsPort + 1, outageFolder: folder },
    sitePorts: [sites[0].port, sites[1].port],
  });
  drill.defer(() => proxy.stop());
  const authority = await readFile(proxy.authority, "utf8");
  const load = startLoad(httpsPort, authority);

  for (let round = 0; round < ROUNDS; round += 1) for (const site of sites) await site.restart();
  const areRestartsFree = report(`${ROUNDS * sites.length} restarts`, load.take());
  // No request that the other process refused is still under way.
  await sleep(SETTLED_MS);
  await sites[0].end("SIGKILL");
  await sites[0].restart();
  report("one process killed and started again", load.take());
  await load.end();
  const { lost, repeats } = await waitForMails(drill.mailServer, load.acknowledged, MAILS_LIMIT_MS);
  console.log(`forms acknowledged: ${load.acknowledged.size}, lost: ${lost.length}, delivered again: ${repeats}`);

  for (const site of sites) await site.end("SIGTERM");
  const away = await readHome(httpsPort, authority);
  console.log(`both processes away: ${away.status}, ${away.text.match(/href="tel:/g)?.length ?? 0} numbers`);
  return areRestartsFree && lost.length === 0 && away.status === 503 && away.text.includes('href="tel:');
}

/** A process of the built site that starts again on its port and in its folder. */
async function startInstance({ mailServer, defer }: Drill, folder: string, settings: Record<string, string>) {
  const port = await findFreePorts();
  const own = { HOST: "127.0.0.1", PORT: String(port), DATA_DIR: join(folder, String(port)), LOG_LEVEL: "silent" };
  const start = () => startSiteProcess({ ...own, SMTP_URL: mailServer.url, ...settings });
  let site = await start();
  defer(() => site.end("SIGTERM"));
  return {
    port,
    end: (signal: "SIGKILL" | "SIGTERM") => site.end(signal),
    async restart() {
      await site.end("SIGTERM");
      site = await start();
    },
  };
}

/** Reads pages, one after the other for each reader, and sends forms, until it is ended. */
function startLoad(port: number, authority: string) {
  const loader = createLoader(port, { authority });
  const acknowledged = new Set<number>();
  const state = { isDone: false, forms: 0, pages: 0 };
  let taken: Record<"pages" | "forms", LoadResponse[]> = { pages: [], forms: [] };

  async function readPages() {
    while (!state.isDone) {
      const number = (state.pages += 1);
      const response = await loader.ask(number % 4 === 0 ? renderedPage(number) : cachedPage());
      taken.pages.push(response);
      await sleep(READER_PAUSE_MS);
    }
  }

  async function sendForm() {
    const number = (state.forms += 1);
    const response = await loader.ask(contactForm(number));
    taken.forms.push(response);
    if (response.status === 201) acknowledged.add(number);
  }

  async function sendForms() {
    const sending: Promise<void>[] = [];
    for (; !state.isDone; await sleep(1000 / FORMS_PER_SECOND)) sending.push(sendForm());
    await Promise.all(sending);
  }

  const running = Promise.all([sendForms(), ...Array.from({ length: READERS }, readPages)]);
  return {
    acknowledged,
    /** The responses since the last time. */
    take() {
      const result = taken;
      taken = { pages: [], forms: [] };
      return result;
    },
    async end() {
      state.isDone = true;
      await running;
      loader.close();
    },
  };
}

/** Prints what came of the requests; true when all were served. */
function report(what: string, taken: Record<"pages" | "forms", LoadResponse[]>): boolean {
  const failures = Object.entries(taken).map(([kind, responses]) => {
    const failed = responses.filter(({ status }) => status !== 200 && status !== 201);
    const statuses = failed.length > 0 ? ` (${describe(failed)})` : "";
    console.log(
      `${what}, ${kind}: ${responses.length}, failed: ${failed.length}${statuses}, ` +
        `99 % within ${quantile(responses, 0.99)} ms, all within ${quantile(responses, 1)} ms`,
    );
    return failed.length;
  });
  return failures.every((failed) => failed === 0);
}

/** Who refused shows in Retry-After: nginx says 20, a busy site 10 and one without its store 30. */
function describe(failed: LoadResponse[]): string {
  const kinds = failed.map(({ status, retryAfter }) => `${status}, retry after ${retryAfter} s`);
  return [...new Set(kinds)].map((kind) => `${kind}: ${kinds.filter((one) => one === kind).length}`).join("; ");
}

/** What a browser gets at the site's first address. */
async function readHome(port: number, authority: string): Promise<{ status: number; text: string }> {
  const options = { host: "127.0.0.1", port, servername: "localhost", headers: { host: "localhost" }, ca: authority };
  const [response] = (await once(get(options), "response")) as [IncomingMessage];
  return { status: response.statusCode ?? 0, text: await text(response) };
}
