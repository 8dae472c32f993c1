import { foreignIn } from "../support/allowed-english.ts";
import { readJson, readSaidPage, type SaidPage } from "../support/read-languages.ts";
import { hospitals } from "../support/sample-site.ts";
import { expect, test as base } from "../support/test.ts";

/** A list has so many entries that are read, of each hospital. */
const MOST_ENTRIES = 3;
/** Pages that few or no others link to. */
const STARTS = [
  ...["/ml", "/ml/search?q=chest+pain", "/ml/venmala_hospital/search?q=xyzzy", "/ml/check/ABCDEF", "/ml/sits_today"],
  ...["/ml/nope", "/ml/ml", "/ml/venmala_hospital/nope", "/ml/venmala_hospital/request/x/1/y"],
  ...["/ml/requests", "/ml/venmala_hospital/requests", "/ml/venmala_hospital/sittings"],
  ...["/ml/venmala_hospital/answer/x/1/y", "/ml/venmala_hospital/sent/appointment"],
];
const MISSING = /\/(?:nope|ml\/ml|\w+\/x\/1\/y)$/;
/** Without the site around them. */
const BARE = /\/(?:requests|sittings|board|print|answer\/x\/1\/y)(?:$|\?day=)/;

/** A department's page says its English name too. */
const DEPARTMENTS = new RegExp(hospitals.flatMap(({ departments }) => departments.map(({ name }) => name)).join("|"));

interface Read extends SaidPage {
  status: number;
}

let walked: Promise<Map<string, Read>> | undefined;
const test = base.extend<{ pages: Map<string, Read> }>({
  pages: async ({ site }, use) => use(await (walked ??= walk(site.origin))),
});
// One process for the whole file, so that the pages are read once.
test.describe.configure({ mode: "default" });

async function read(address: string): Promise<Read> {
  const response = await fetch(address);
  return { status: response.status, ...readSaidPage(await response.text()) };
}

/** Each page in Malayalam that pages link to, of each list the first entries, of each page two queries. */
async function walk(origin: string): Promise<Map<string, Read>> {
  const pages = new Map<string, Read>();
  const waiting = [...STARTS];
  const counts = new Map<string, number>();
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (pages.has(path)) continue;
    const page = await read(origin + path);
    pages.set(path, page);
    for (const link of linksOf(page)) {
      const [place = "", query] = link.split("?");
      const kind = place.replace(/(\/(?:details?|department|facilities)\/).*/, "$1") + (query ? "?" : "");
      const count = (counts.get(kind) ?? 0) + 1;
      if (!isPage(link) || waiting.includes(link) || pages.has(link) || count > MOST_ENTRIES) continue;
      counts.set(kind, count);
      waiting.push(link);
    }
  }
  return pages;
}

const isPage = (link: string) => /^\/ml(?:[/?]|$)/.test(link) && !/\.(?:ics|png|csv)(?:\?|$)/.test(link);

/** Addresses of the site that a page leads or sends to, but for its switch. */
function linksOf({ tags }: SaidPage): string[] {
  return tags.flatMap(({ name, attributes: { href, action, hreflang } }) => {
    const address = (name === "a" && !hreflang ? href : name === "form" ? action : undefined)?.split("#")[0] ?? "";
    return address.startsWith("/") ? [address] : [];
  });
}

test("pages in Malayalam say no English but names and what is not translated in the content", ({ pages }) => {
  expect(pages.size).toBeGreaterThan(120);
  const faults = [...pages].flatMap(([path, { texts }]) => {
    const query = new URL(path, "http://a").searchParams.get("q") ?? "-";
    const said = path.endsWith("?language=en") ? [] : texts.filter(({ text }) => !text.includes(query));
    const isDepartment = /\/department\/./.test(path);
    if (isDepartment && !texts.some(({ text }) => DEPARTMENTS.test(text))) return [`${path} has no English name`];
    return said.flatMap(({ text, where, language }) =>
      foreignIn(isDepartment ? text.replace(DEPARTMENTS, "") : text).map(
        (left) => `${path}: ${where} in "${language}" says ${left}`,
      ),
    );
  });
  expect(faults).toEqual([]);
});

test("pages in Malayalam lead to pages in Malayalam, and by one switch to themselves in English", ({ pages, site }) => {
  const faults = [...pages].flatMap(([path, page]) => {
    const all = (name: string) => page.tags.flatMap((tag) => (tag.name === name ? [tag.attributes] : []));
    const switches = all("a").flatMap(({ class: classes, href }) => (classes?.includes("__language") ? [href] : []));
    const alternates = all("link").flatMap(({ hreflang, href }) => (hreflang ? [`${hreflang} ${href}`] : []));
    const canonical = all("link").find(({ rel }) => rel === "canonical")?.["href"];
    const inEnglish = canonical?.replace(/\/ml(?=\/|$)/, "").replace(/(:\d+)$/, "$1/");
    const wanted = canonical === undefined ? [] : [`en ${inEnglish}`, `ml ${canonical}`, `x-default ${inEnglish}`];
    const links = linksOf(page).filter((link) => !isPage(link) && !/^\/(?:ml|pictures|media)\//.test(link));
    return [
      ...(page.status === (MISSING.test(path) ? 404 : 200) ? [] : [`returns ${page.status}`]),
      ...(all("html")[0]?.["lang"] === "ml" ? [] : ["is said to be in another language"]),
      ...(switches.join() === (BARE.test(path) ? "" : path.slice(3).replace(/^(?!\/)/, "/"))
        ? []
        : [`switches to ${switches}`]),
      ...(canonical === undefined || isCanonical(canonical.slice(site.origin.length), path) ? [] : [`is ${canonical}`]),
      ...(alternates.join() === wanted.join() ? [] : [`has ${alternates}`]),
      ...links.map((link) => `leads to ${link}`),
    ].map((fault) => `${path} ${fault}`);
  });
  expect(faults).toEqual([]);
});

/** What the group says too is the group's; a code is of a list. */
function isCanonical(canonical: string, path: string): boolean {
  const [address = ""] = path.split("?");
  const group = address
    .replace(/^\/ml\/\w+(?=\/(?:what_is_where|accessibility)$)/, "/ml")
    .replace(/\/check.*/, "/sits_today");
  return [address, group].includes(canonical);
}

test("an application from a page in Malayalam names the job as its office calls it", async ({ pages, site }) => {
  const path = [...pages.keys()].find((one) => one.includes("/careers/detail/")) ?? "";
  const [ours, english] = await Promise.all(
    [path, path.slice("/ml".length)].map(async (one) => (await fetch(site.origin + one)).text()),
  );
  const named = /<input type="hidden" name="job" value="[^"]+"/;
  expect(named.exec(ours ?? "")?.[0]).toBe(named.exec(english ?? "")?.[0] ?? "no job");
});

test("suggestions and the manifest are in Malayalam", async ({ site }) => {
  for (const path of [
    "/ml/search/suggestions?q=heart",
    "/ml/venmala_hospital/search/suggestions?q=chest+pain",
    "/ml/site.webmanifest",
  ]) {
    const said: unknown = await (await fetch(site.origin + path)).json();
    expect(readJson(said).flatMap(foreignIn), path).toEqual([]);
    expect(readJson(said).length, path).toBeGreaterThan(1);
  }
});

test("an address in no language of the site is no page, and in large letters is the page", async ({ site }) => {
  const unknown = await read(`${site.origin}/ta/venmala_hospital`);
  expect(unknown.status).toBe(404);
  expect(unknown.tags.some(({ attributes }) => attributes["hreflang"] === "ml")).toBe(true);
  expect(await read(`${site.origin}/ML/venmala_hospital`)).toMatchObject({ status: 200 });
});
