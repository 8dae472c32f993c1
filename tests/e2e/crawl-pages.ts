import type { Page } from "@playwright/test";
import { isWiderThanScreen, loadPictures, readPage } from "./page-reading.ts";

const WIDTHS = [320, 360, 390, 768, 1024, 1440];
/** A page that is linked with many queries, such as the form prefilled for each doctor, is opened with a few of them. */
const MOST_QUERIES = 4;

export interface Crawl {
  /** Addresses that were opened, in order. */
  pages: string[];
  /** What is wrong, each with its address. */
  faults: string[];
}

/**
 * Opens these pages, and from them on every page that `isOwn` says belongs to this crawl, in a window of each width. Asks
 * for every other address of the site that the pages name: links, pictures in all their sizes, films.
 */
export async function crawlPages(page: Page, starts: string[], isOwn: (path: string) => boolean): Promise<Crawl> {
  const crawl: Crawl = { pages: [], faults: [] };
  const report = (fault: string) => crawl.faults.push(`${crawl.pages.at(-1)}: ${fault}`);
  watch(page, report);
  const waiting = [...starts];
  const seen = new Set(waiting);
  const opened = new Map<string, number>();
  const others: string[] = [];
  for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
    crawl.pages.push(address);
    const { links, files } = await visit(page, address, report);
    for (const found of new Set([...links, ...files])) {
      if (seen.has(found)) continue;
      seen.add(found);
      const path = found.split("?")[0]!;
      const times = (opened.get(path) ?? 0) + 1;
      const isOpened = links.includes(found) && isOwn(path) && times <= MOST_QUERIES;
      if (isOpened) opened.set(path, times);
      (isOpened ? waiting : others).push(found);
    }
  }
  for (const address of others) {
    const answer = await page.request.head(address);
    if (answer.status() !== 200) crawl.faults.push(`${address} is linked and answers ${answer.status()}`);
  }
  return crawl;
}

/** Reports what the browser complains of, and every request that fails. */
function watch(page: Page, report: (fault: string) => void) {
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) report(`the console says ${message.text()}`);
  });
  page.on("pageerror", (error) => report(`a script fails: ${error.message}`));
  page.on("response", (response) => {
    if (response.status() >= 400) report(`${response.url()} answers ${response.status()}`);
  });
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText;
    // A picture gives way to another size of itself, and a film is fetched no further than its beginning.
    const isGivenUp = reason === "net::ERR_ABORTED" && ["image", "media"].includes(request.resourceType());
    if (!isGivenUp) report(`${request.url()} fails: ${reason}`);
  });
}

async function visit(page: Page, address: string, report: (fault: string) => void) {
  await page.setViewportSize({ width: WIDTHS[0]!, height: 900 });
  await page.goto(address, { waitUntil: "load" });
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    if (await isWiderThanScreen(page)) report(`is wider than a screen of ${width} px`);
  }
  for (const broken of await loadPictures(page)) report(`the picture ${broken} is broken`);
  const { faults, ...found } = await readPage(page);
  for (const fault of faults) report(fault);
  return found;
}
