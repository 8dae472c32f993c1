import type { Page } from "@playwright/test";
import { readPage, type PageReading } from "./page-reading.ts";

/** A page that is linked with many queries, such as the form prefilled for each doctor, is read with two of them. */
const MAX_QUERIES = 2;
interface CrawlPlan {
  /** Pages to begin with. */
  starts: string[];
  /** Whether a linked page belongs to this crawl. */
  isOwn: (path: string) => boolean;
  /** Addresses that are not requested again; this crawl adds those that it requests. */
  asked?: Set<string>;
  /** So many pages of a kind are opened in the browser; of the others, such as most doctors, the HTML is read. */
  mostOpened: number;
  /** What else is wrong with a page by what was read of it. */
  judge?: (reading: PageReading, address: string) => string[];
}

export interface Crawl {
  /** Addresses that were read, in order. */
  pages: string[];
  /** What is wrong, each with its address. */
  faults: string[];
}

/**
 * Reads the plan's pages, and from them on every page that belongs to this crawl; opens the first of each kind in a
 * window. Asks for every other address of the site that the pages name: links, films, and each picture in
 * one of its formats. The browser itself needs to load no pictures.
 */
export async function crawlPages(
  page: Page,
  { starts, isOwn, asked = new Set(), mostOpened, judge }: CrawlPlan,
): Promise<Crawl> {
  const crawl: Crawl = { pages: [], faults: [] };
  const report = (fault: string) => crawl.faults.push(`${crawl.pages.at(-1)}: ${fault}`);
  watch(page, report);
  const waiting = [...starts];
  const seen = new Set(waiting);
  // A page of the site lets nothing parse HTML.
  const blank = await page.context().newPage();
  const queries = createCounter();
  const kinds = createCounter();
  const others: string[] = [];
  const pictures = new Set<string>();
  for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
    crawl.pages.push(address);
    asked.add(address);
    const isOpened = kinds(kindOf(address)) <= mostOpened;
    const reading = isOpened ? await visit(page, address) : await readServed(blank, address);
    for (const fault of [...reading.faults, ...(judge?.(reading, address) ?? [])]) report(fault);
    const { links, files } = reading;
    for (const picture of reading.pictures) pictures.add(picture);
    for (const found of new Set([...links, ...files, ...reading.pictures])) {
      if (seen.has(found)) continue;
      seen.add(found);
      const path = found.split("?")[0]!;
      const isRead = links.includes(found) && isOwn(path) && queries(path) <= MAX_QUERIES;
      (isRead ? waiting : others).push(found);
    }
  }
  const left = new Set([...others.filter((other) => !pictures.has(other)), ...oneOfEach(pictures)]);
  const addresses = [...left].filter((address) => !asked.has(address)).values();
  // Each takes the next address: the site answers several at once.
  const ask = async () => {
    for (const address of addresses) {
      asked.add(address);
      const response = await page.request.head(address);
      if (response.status() !== 200) crawl.faults.push(`${address} is linked and returns ${response.status()}`);
      else if (pictures.has(address) && !response.headers()["content-type"]?.startsWith("image/"))
        crawl.faults.push(`${address} is no picture`);
    }
  };
  await Promise.all([ask(), ask(), ask(), ask()]);
  return crawl;
}

/** One address of each picture, the quickest to draw: to draw them all takes longer than to read all pages. */
function oneOfEach(pictures: Set<string>): string[] {
  const formats = Map.groupBy(pictures, (address) => address.split("?")[0]!.replace(/(\.\d+)?\.\w+$/, ""));
  return [...formats.values()].flatMap((all) => all.at(-1) ?? []);
}

/** Counts what it is called with, and returns how often that was. */
function createCounter(): (name: string) => number {
  const counts = new Map<string, number>();
  return (name) => {
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return count;
  };
}

/** A list and its entries: the first two parts of their paths, hospital and section, are the same. */
function kindOf(address: string): string {
  return address.split("?")[0]!.split("/").slice(0, 3).join("/");
}

/** Reports what the browser complains of, and every request that fails. */
function watch(page: Page, report: (fault: string) => void) {
  page.on("console", (message) => {
    const isOfTests = message.text().startsWith("Service Worker registration blocked");
    if (["error", "warning"].includes(message.type()) && !isOfTests) report(`the console says ${message.text()}`);
  });
  page.on("pageerror", (error) => report(`a script fails: ${error.message}`));
  page.on("response", (response) => {
    if (response.status() >= 400) report(`${response.url()} returns ${response.status()}`);
  });
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText;
    // A picture may be replaced by another size of itself, and a film is fetched no further than its beginning.
    const isGivenUp = reason === "net::ERR_ABORTED" && ["image", "media"].includes(request.resourceType());
    if (!isGivenUp) report(`${request.url()} fails: ${reason}`);
  });
}

async function readServed(page: Page, address: string): Promise<PageReading> {
  const response = await page.request.get(address);
  const reading = await readPage(page, { url: response.url(), html: await response.text() });
  return response.status() < 400
    ? reading
    : { ...reading, faults: [`returns ${response.status()}`, ...reading.faults] };
}

async function visit(page: Page, address: string): Promise<PageReading> {
  await page.goto(address, { waitUntil: "load" });
  return readPage(page);
}
