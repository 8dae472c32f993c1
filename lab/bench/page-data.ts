import type { Browser } from "@playwright/test";
import { openPhone } from "../support/open-phone.ts";

/** A part of a page: its text, or an element with its attributes and what is in it. */
type PageNode = string | [tag: string, attributes: Record<string, string>, children: PageNode[]];

/** What a peer needs to show the same page: texts, elements and styles, and no scripts. */
export interface PageData {
  title: string;
  description: string;
  style: string;
  body: PageNode[];
}

/** The files that a phone loads for a page, by their paths: pictures, fonts and styles. */
export type PageFiles = Map<string, Buffer>;

/** Reads a page of the built site, and collects what a phone loads for it. */
export async function readPageData(browser: Browser, url: string, files: PageFiles): Promise<PageData> {
  await using phone = await openPhone(browser);
  const { page } = phone;
  const asked = new Map<string, string>();
  page.on("request", (request) => {
    const { origin, pathname, search } = new URL(request.url());
    if (origin !== new URL(url).origin || !["image", "font", "stylesheet"].includes(request.resourceType())) return;
    asked.set(pathname + search, request.headers()["accept"] ?? "*/*");
  });
  await page.goto(url, { waitUntil: "load" });
  for (const [path, accept] of asked) {
    const response = await fetch(new URL(path, url), { headers: { accept } });
    files.set(new URL(path, url).pathname, Buffer.from(await response.arrayBuffer()));
  }
  const html = await (await fetch(url)).text();
  // An empty page, because the site's own refuses to parse HTML (require-trusted-types-for).
  await page.goto("about:blank");
  return await page.evaluate(parse, html);
}

/** Runs in the browser, on the HTML as it came. */
function parse(html: string): PageData {
  const sheet = new DOMParser().parseFromString(html, "text/html");
  const styles = [...sheet.querySelectorAll("style")].map((style) => style.textContent);
  for (const element of sheet.querySelectorAll("script, style, link, template")) element.remove();
  const read = (node: Node): PageNode[] => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent ? [node.textContent] : [];
    if (!(node instanceof Element)) return [];
    const attributes = Object.fromEntries([...node.attributes].map(({ name, value }) => [name, value]));
    return [[node.localName, attributes, [...node.childNodes].flatMap(read)]];
  };
  return {
    title: sheet.title,
    description: sheet.querySelector("meta[name=description]")?.getAttribute("content") ?? "",
    style: styles.join("\n"),
    body: [...sheet.body.childNodes].flatMap(read),
  };
}
