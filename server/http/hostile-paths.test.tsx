import * as fc from "fast-check";
import { pino } from "pino";
import { renderToString } from "react-dom/server";
import { createStaticHandler, createStaticRouter, Outlet, StaticRouterProvider, type RouteObject } from "react-router";
import { expect, test } from "vitest";
import { ROUTE_TREE } from "#tests/support/page-routes.ts";
import { finishPage } from "../pages/render-page.ts";
import { CLOSE, get, HOST, sendRaw, statusesOf } from "./test-support/malformed-requests.ts";
import { openFormsServer } from "./test-support/open-forms-server.ts";

const RUNS = 1_000;
const TIME_LIMIT_MS = 120_000;

/** Pieces of addresses that servers, proxies and routers have read in different ways. */
const PIECES = [
  ..."/?#%.:;@&=+\\|",
  ...["//", "/..", "/.", "%2e%2e", "%2f", "%5c", "%00", "%09", "%0a", "%0d", "%20", "%25", "%252f", "%7f", "%c2%85"],
  ...[
    "%ff",
    "%zz",
    "%e0%80",
    "%e2%80%a8",
    "http:",
    "https://evil.example",
    "javascript:",
    "[::1]",
    "*",
    ".data",
    "/_.data",
  ],
  ...[
    "venmala_hospital",
    "doctors",
    "department",
    "facilities",
    "careers/detail",
    "__proto__",
    "assets",
    "media",
    "api",
  ],
];
const path = fc.oneof(
  fc.array(fc.constantFrom(...PIECES), { maxLength: 8 }).map((pieces) => pieces.join("")),
  fc
    .uint8Array({ maxLength: 12 })
    .map((bytes) => Array.from(bytes, (byte) => `%${byte.toString(16).padStart(2, "0")}`).join("")),
  fc.string({ unit: "binary", maxLength: 12 }).map((text) => encodeURIComponent(text.toWellFormed())),
  fc.webPath(),
);

function withElement(route: RouteObject): RouteObject {
  const children = route.children?.map(withElement);
  return {
    ...route,
    element: children?.length ? <Outlet /> : <p>Page</p>,
    errorElement: <p>Fault</p>,
    ...(children && { children }),
  } as RouteObject;
}

/** Pages by the real table of routes, without what they hold. */
async function openPages() {
  const { query, dataRoutes } = createStaticHandler(ROUTE_TREE.map(withElement));
  const lines: string[] = [];
  const { listen } = await openFormsServer({
    log: pino({ level: "debug" }, { write: (line: string) => void lines.push(line) }),
    handlePage: async (request) => {
      const context = await query(request);
      if (context instanceof Response) return finishPage(context, "once");
      const router = createStaticRouter(dataRoutes, context);
      const html = renderToString(<StaticRouterProvider router={router} context={context} />);
      return finishPage(new Response(html, { headers: { "content-type": "text/html" } }), "once");
    },
  });
  return { port: await listen(), lines };
}

test("no path causes a 5xx or fills the log", { timeout: TIME_LIMIT_MS }, async () => {
  const { port, lines } = await openPages();
  const asked = fc.asyncProperty(path, fc.constantFrom("GET", "HEAD", "POST"), async (rest, method) => {
    lines.length = 0;
    const [status] = statusesOf(await sendRaw(port, get(`/${rest}`, HOST + CLOSE, method)));
    expect(status).toBeLessThan(500);
    expect(lines.length).toBeLessThanOrEqual(1);
  });
  const examples = ["%09", "%0a/x", "%09/evil.example", "%0d%0a", "%5c/x", "%2f/x"].map((one): [string, "GET"] => [
    one,
    "GET",
  ]);
  await fc.assert(asked, { numRuns: RUNS, examples });
});
