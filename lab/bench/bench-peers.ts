import { brotliCompressSync } from "node:zlib";
import { type Browser, chromium } from "@playwright/test";
import { openPhone, readFigures } from "../support/open-phone.ts";
import { findChromium } from "../../tests/support/find-chromium.ts";
import { load } from "./load.ts";
import { median } from "./median.ts";
import { type PageData, readPageData } from "./page-data.ts";
import type { Server } from "./servers.ts";
import { type PeerName, startPeer } from "./start-peer.ts";

const PEERS: PeerName[] = ["next", "astro"];
const SECONDS = 2;

interface BenchPeersOptions {
  wrk: string;
  folder: string;
  site: Server;
  /** Paths of the site's pages by the names that peers have for them. */
  pages: Record<string, string>;
  rounds: number;
  started: Server[];
}

/**
 * The same pages by other frameworks, beside the site: as fast as one thread of wrk can ask, and on a slow phone.
 * Prints one table; bytes are those of Brotli at quality 11.
 */
export async function benchPeers(options: BenchPeersOptions): Promise<void> {
  const { folder, site, started, rounds, wrk } = options;
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ["--no-sandbox", "--disable-gpu"],
  });
  try {
    const files = new Map<string, Buffer>();
    const pages: Record<string, PageData> = {};
    for (const [name, path] of Object.entries(options.pages))
      pages[name] = await readPageData(browser, site.origin + path, files);
    const servers = [site];
    for (const name of PEERS) {
      const peer = await startPeer(name, folder, { pages, files });
      started.push(peer);
      servers.push(peer);
    }
    const rows = [];
    for (const [name, path] of Object.entries(options.pages)) {
      const urls = servers.map((server) => ({
        server,
        url: server.origin + (server === site ? path : `/${name}`),
        figures: [] as Record<string, number>[],
      }));
      for (let round = 0; round < rounds; round += 1) {
        for (const { server, url, figures } of urls) {
          const headers = { "Accept-Encoding": "gzip, deflate, br" };
          const { perSecond, cpuUs } = await load(wrk, { url, pid: server.pid, headers }, SECONDS);
          figures.push({ "pages/s": perSecond, "µs a page": cpuUs, ...(await measureOnPhone(browser, url)) });
        }
      }
      for (const { server, url, figures } of urls) {
        const html = compressedBytes(Buffer.from(await (await fetch(url)).arrayBuffer()));
        const medians = Object.keys(figures[0] ?? {}).map((key) => [
          key,
          Math.round(median(figures.map((one) => one[key] ?? 0))),
        ]);
        rows.push({ page: name, by: server.name, HTML: html, ...Object.fromEntries(medians) });
      }
    }
    console.table(rows);
  } finally {
    await browser.close();
  }
}

async function measureOnPhone(browser: Browser, url: string): Promise<Record<string, number>> {
  await using phone = await openPhone(browser);
  let scripts = 0;
  const loading: Promise<unknown>[] = [];
  phone.page.on("response", (response) => {
    if (response.request().resourceType() !== "script") return;
    loading.push(response.body().then((body) => (scripts += compressedBytes(body))));
  });
  await phone.page.goto(url, { waitUntil: "networkidle", timeout: 60_000 });
  await Promise.all(loading);
  const { FCP, LCP, TBT } = await readFigures(phone.page);
  return { JavaScript: scripts, FCP, LCP, TBT };
}

function compressedBytes(bytes: Buffer): number {
  return brotliCompressSync(bytes).length;
}
