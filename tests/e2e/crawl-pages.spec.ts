import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { crawlPages } from "./crawl-pages.ts";
import { expect, test as base } from "../support/worker-sites.ts";

/** Entries of one list, more than are opened; the last one is faulty. */
const ENTRIES = ["1", "2", "3", "4", "5"].map((id) => `/list/entry/${id}`);

/** A page at each address that has no dot. */
const RESPONSES: Record<string, string> = {
  "/dot.svg": '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
  "/words": "no picture",
  "/":
    '<link rel="icon" href="data:,"><a href="/faulty">faulty</a><a href="/elsewhere/gone">gone</a><a href="https://www.example.org/">out</a>' +
    ENTRIES.map((path) => `<a href="${path}">entry</a>`).join(" "),
  ...Object.fromEntries(
    ENTRIES.map((path) => [path, '<link rel="icon" href="data:,"><script>let name = "{name}"</script>']),
  ),
  [ENTRIES[4] ?? ""]: '<h1>{name}</h1><a href="gone">gone</a>',
  "/faulty": `<link rel="icon" href="data:,">
    <div style="width: 380px">wider than one of the screens</div>
    <link rel="stylesheet" href="/missing.css"><img src="/dot.svg"><img src="/broken.svg" alt=""><img src="/words" alt=""><img srcset="/small.svg 2x, /dot.svg 1x" alt="">
    <a href="/"></a><a href="/elsewhere/book">Book Appointment</a><a href="#nowhere">part</a>
    <a href="#/old">old</a><input name="age"><input type="password" aria-label="secret"><p>Call {phone}</p>
    <script>console.warn("beware"); setTimeout(() => { throw new Error("planted"); })</script>`,
};

const test = base.extend<{ origin: string }>({
  // oxlint-disable-next-line no-empty-pattern
  origin: async ({}, use) => {
    const server = createServer(({ url = "" }, response) => {
      const type = url.includes(".") ? "image/svg+xml" : "text/html";
      response.writeHead(url in RESPONSES ? 200 : 404, { "content-type": type }).end(RESPONSES[url]);
    });
    await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
    await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    server.close();
  },
  baseURL: async ({ origin }, use) => use(origin),
});

test("the crawl reports every fault of a faulty page, and no other", async ({ page, origin }) => {
  const { pages, faults } = await crawlPages(page, {
    starts: ["/"],
    isOwn: (path) => !path.startsWith("/elsewhere"),
    mostOpened: 4,
    judge: ({ bookings }) => bookings.map((address) => `books at ${address}`),
  });
  expect(pages).toEqual(["/", "/faulty", ...ENTRIES, "/list/entry/gone"]);
  expect(faults.toSorted()).toEqual(
    [
      "/list/entry/5: shows {name}",
      "/list/entry/gone: returns 404",
      "/elsewhere/book is linked and returns 404",
      "/elsewhere/gone is linked and returns 404",
      "/broken.svg is linked and returns 404",
      "/small.svg is linked and returns 404",
      "/missing.css is linked and returns 404",
      "/words is no picture",
      `/faulty: ${origin}/missing.css returns 404`,
      `/faulty: ${origin}/missing.css fails: net::ERR_ABORTED`,
      "/faulty: the console says Failed to load resource: the server responded with a status of 404 (Not Found)",
      "/faulty: the console says beware",
      "/faulty: a script fails: planted",
      "/faulty: is wider than a screen of 320 px",
      "/faulty: shows {phone}",
      '/faulty: no alternative: <img src="/dot.svg">',
      '/faulty: no label: <input name="age">',
      '/faulty: no name: <a href="/"></a>',
      "/faulty: links to #nowhere, which it does not hold",
      "/faulty: links to #/old, which it does not hold",
      '/faulty: is routed by "#": <a href="#/old">old</a>',
      '/faulty: asks to sign in: <input type="password" aria-label="secret">',
      "/faulty: books at /elsewhere/book",
    ].toSorted(),
  );
});
