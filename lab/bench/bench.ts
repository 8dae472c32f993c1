import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { findProgram } from "../../outbox/test-support/find-program.ts";
import { getCompressed } from "./get-compressed.ts";
import { benchPeers } from "./bench-peers.ts";
import { benchRender } from "./bench-render.ts";
import { load, type Round } from "./load.ts";
import { median } from "./median.ts";
import { startNginx, startNodeHttp, startSite, type Server } from "./servers.ts";

// Measures the built site beside nginx and plain node:http in one run and prints one table: `npm run -w lab bench`.
// Rounds of all servers alternate, so that other work on the machine disturbs each alike. `-- --rounds 9` for more of
// them. Then beside Next.js and Astro with the same pages, which npm installs for this one run; `-- --no-peers` leaves
// them out.

/** The page with the most bytes. */
const PAGE = "/venmala_hospital_kozhencherry";
const SECONDS = 2;
/** How long a response stays the same before it is taken to be the best one. */
const SAME_S = 8;

const { values } = parseArgs({
  options: { rounds: { type: "string", default: "5" }, peers: { type: "boolean", default: true } },
  allowNegative: true,
});
const wrk = findProgram("wrk", []);
if (wrk === undefined) {
  console.error("wrk is missing, which sends the requests: install it (Debian: apt install wrk), then run this again");
  process.exit(2);
}
const folder = await mkdtemp(join(tmpdir(), "bench-"));
const started: Server[] = [];
try {
  await bench(wrk);
} finally {
  for (const server of started.toReversed()) await server.stop();
  await rm(folder, { recursive: true, force: true });
}

async function bench(program: string): Promise<void> {
  console.log(`${cpus().length} cores, ${cpus()[0]?.model}, load ${loadavg()[0]?.toFixed(1)}, Node ${process.version}`);
  const site = await start(startSite(folder));
  const page = await best(`${site.origin}${PAGE}`);
  const data = await best(`${site.origin}${PAGE}.data`);
  await writeFile(join(folder, "page.html"), page.body);
  await writeFile(join(folder, "page.data"), data.body);
  const nginx = await startNginx(folder);
  if (nginx) started.push(nginx);
  else console.log("nginx is missing, so its column is left out: install it (Debian: apt install nginx-light)");
  const nodeForPage = await start(startNodeHttp(join(folder, "page.html"), "text/html; charset=utf-8"));
  const nodeForData = await start(startNodeHttp(join(folder, "page.data"), "text/x-script"));

  const work: [what: string, bytes: number, servers: [Server | undefined, path: string][], isUnchanged: boolean][] = [
    [
      "page",
      page.body.length,
      [
        [site, PAGE],
        [nginx, "/page.html"],
        [nodeForPage, "/"],
      ],
      false,
    ],
    [
      "its data",
      data.body.length,
      [
        [site, `${PAGE}.data`],
        [nginx, "/page.data"],
        [nodeForData, "/"],
      ],
      false,
    ],
    [
      "304",
      0,
      [
        [site, PAGE],
        [nginx, "/page.html"],
        [nodeForPage, "/"],
      ],
      true,
    ],
  ];
  const rows = [];
  for (const [what, bytes, servers, isUnchanged] of work) {
    const measured = new Map<string, Round[]>();
    for (let round = 0; round < Number(values.rounds); round += 1) {
      for (const [server, path] of servers) {
        if (!server) continue;
        const url = server.origin + path;
        const headers: Record<string, string> = { "Accept-Encoding": "br" };
        if (isUnchanged) headers["If-None-Match"] = (await getCompressed(url)).etag;
        const result = await load(program, { url, pid: server.pid, headers }, SECONDS);
        measured.set(server.name, [...(measured.get(server.name) ?? []), result]);
      }
    }
    rows.push(describe(what, bytes, measured));
  }
  console.table(rows);
  await benchRender(site, folder, Number(values.rounds));
  if (!values.peers) return;
  const pages = { home: PAGE, doctors: `${PAGE}/doctors` };
  await benchPeers({ wrk: program, folder, site, pages, rounds: Number(values.rounds), started });
}

async function start(server: Promise<Server>): Promise<Server> {
  const ready = await server;
  started.push(ready);
  return ready;
}

/** The response once it has stayed the same for a while: the site compresses its pages better in idle time. */
async function best(url: string) {
  let last = await getCompressed(url);
  for (let same = 0; same < SAME_S; same += 1) {
    await sleep(1000);
    const now = await getCompressed(url);
    if (now.body.length !== last.body.length) same = -1;
    last = now;
  }
  return last;
}

/** Ratios are medians over the rounds, each against the others of its round. */
function describe(what: string, bytes: number, measured: Map<string, Round[]>) {
  const site = measured.get("site") ?? [];
  const of = (name: string) => measured.get(name) ?? [];
  const rate = (rounds: Round[]) => rounds.length > 0 && Math.round(median(rounds.map(({ perSecond }) => perSecond)));
  const cpu = (rounds: Round[]) => rounds.length > 0 && Math.round(median(rounds.map(({ cpuUs }) => cpuUs)));
  const ratio = (others: Round[]) =>
    others.length > 0 &&
    Number(median(others.map(({ perSecond }, round) => (site[round]?.perSecond ?? 0) / perSecond)).toFixed(2));
  const row: Record<string, string | number | false> = { what, bytes };
  for (const [name, rounds] of measured)
    Object.assign(row, { [`${name}/s`]: rate(rounds), [`${name} µs`]: cpu(rounds) });
  return { ...row, "site : nginx": ratio(of("nginx")), "site : node": ratio(of("node:http")) };
}
