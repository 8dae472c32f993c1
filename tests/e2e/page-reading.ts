import type { Page } from "@playwright/test";

export interface PageReading {
  /** Paths of this site that the page links to, without what comes after "#". */
  links: string[];
  /** Paths of this site that the page's pictures have, of each one's sizes the first. */
  pictures: string[];
  /** Paths of this site that the page's films and head name. */
  files: string[];
  /** Where its links called "Book Appointment" lead. */
  bookings: string[];
  faults: string[];
}

export function isWiderThanScreen(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return Math.max(scrollWidth, document.body.scrollWidth) > clientWidth;
  });
}

/**
 * Reads where a page leads, and what a visitor could not understand: values left unfilled, things without a name. Reads
 * the open page, or the HTML that another address served, which is much quicker.
 */
export function readPage(page: Page, served?: { url: string; html: string }): Promise<PageReading> {
  return page.evaluate((other) => {
    const { document } = other ? parse(other.html) : globalThis;
    const here = new URL(other?.url ?? location.href);
    const faults: string[] = [];
    const links: string[] = [];
    const files: string[] = [];
    const pictures: string[] = [];
    const bookings: string[] = [];
    // The same page in another language is read by two-languages.spec.ts.
    for (const link of document.querySelectorAll<HTMLAnchorElement>("a[href]:not(.top-strip__language)")) {
      const address = link.getAttribute("href");
      addAddress(/\.(?:ics|png)(?:\?|$)/.test(address ?? "") ? files : links, address);
      if (link.textContent.trim().startsWith("Book Appointment")) addAddress(bookings, address);
      if (address?.startsWith("#/")) faults.push(`is routed by "#": ${outline(link)}`);
    }
    for (const element of document.querySelectorAll("img, source, video, link:not([hreflang]), script")) {
      const isPicture = element.matches("img, picture > source");
      for (const name of ["src", "href"]) addAddress(isPicture ? pictures : files, element.getAttribute(name));
      addAddress(pictures, element.getAttribute("poster"));
      addAddress(pictures, element.getAttribute("srcset")?.trim().split(" ")[0] ?? null);
    }
    const unfilled = /\{\w+\}|\bundefined\b|\bnull\b|\bNaN\b|\[object/.exec(document.title + document.body.innerText);
    if (unfilled) faults.push(`shows ${unfilled[0]}`);
    for (const picture of document.querySelectorAll("img:not([alt])"))
      faults.push(`no alternative: ${outline(picture)}`);
    for (const field of document.querySelectorAll<HTMLInputElement>("input:not([type=hidden]), select, textarea"))
      if (!field.labels?.length && !field.ariaLabel) faults.push(`no label: ${outline(field)}`);
    const signIn = document.querySelector("[type=password], [autocomplete=current-password]");
    if (signIn) faults.push(`asks to sign in: ${outline(signIn)}`);
    for (const control of document.querySelectorAll("a[href], button:not([aria-hidden=true]), summary"))
      if (!hasName(control)) faults.push(`no name: ${outline(control)}`);
    return { links, pictures, files, bookings, faults };

    function addAddress(list: string[], address: string | null) {
      if (!address) return;
      const url = new URL(address, here);
      if (url.origin !== here.origin) return;
      if (url.hash && url.pathname === here.pathname && !document.getElementById(url.hash.slice(1)))
        faults.push(`links to ${url.hash}, which it does not hold`);
      list.push(url.pathname + url.search);
    }

    function hasName(control: Element): boolean {
      const alternatives = Array.from(control.querySelectorAll("img"), ({ alt }) => alt);
      const labelledBy = control.getAttribute("aria-labelledby");
      const label = labelledBy ? document.getElementById(labelledBy)?.textContent : control.ariaLabel;
      return [control.textContent, label, ...alternatives].some((name) => name?.trim());
    }

    function outline(element: Element): string {
      return element.outerHTML.slice(0, 120);
    }

    /** What is not shown has no text here. */
    function parse(html: string): { document: Document } {
      const parsed = new DOMParser().parseFromString(html, "text/html");
      for (const element of parsed.querySelectorAll("body script, body style")) element.remove();
      return { document: parsed };
    }
  }, served);
}
