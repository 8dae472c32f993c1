import type { Page } from "@playwright/test";

const BASE = "/venmala_hospital_kozhencherry";

/** An address of every type of page; one that ends in a slash is a list's first entry. */
export const PAGE_TYPES = [
  "/",
  BASE,
  `${BASE}/about_us`,
  `${BASE}/doctors`,
  `${BASE}/doctors/details/`,
  `${BASE}/sits_today`,
  "/check/ABCDEF",
  `${BASE}/department`,
  `${BASE}/department/obstetrics_and_gynaecology`,
  `${BASE}/facilities`,
  `${BASE}/facilities/emergency_/_casuality`,
  `${BASE}/gallery`,
  `${BASE}/news`,
  `${BASE}/news/detail/`,
  `${BASE}/careers`,
  `${BASE}/careers/detail/`,
  `${BASE}/testimonials`,
  `${BASE}/testimonials/detail/`,
  `${BASE}/contact_us`,
  `${BASE}/appointment`,
  `${BASE}/call_me`,
  `${BASE}/complaint`,
  `${BASE}/search?q=heart`,
  // A few rows of the table, which are all alike.
  `${BASE}/what_is_where?find=heart`,
  `${BASE}/emergency`,
  `${BASE}/privacy`,
  `${BASE}/accessibility`,
  "/no_such_page",
];

/** Opens a page of `PAGE_TYPES`. */
export async function openPageType(page: Page, address: string) {
  const [, list] = /^(.*?)\/details?\/$/.exec(address) ?? [];
  await page.goto(list === undefined ? address : await findFirstEntry(page, list, address));
}

async function findFirstEntry(page: Page, list: string, address: string): Promise<string> {
  const html = await (await page.request.get(list)).text();
  const main = html.slice(html.indexOf("<main"));
  const [, entry] = new RegExp(`<a[^>]*href="(${address}[^"]+)"`).exec(main) ?? [];
  if (entry === undefined) throw new Error(`${list} links no entry`);
  return entry.replaceAll("&amp;", "&");
}
