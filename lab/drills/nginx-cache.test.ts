import { once } from "node:events";
import { type IncomingMessage, type OutgoingHttpHeaders } from "node:http";
import { request as sendRequest } from "node:https";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { openFormsServer } from "../../server/http/test-support/open-forms-server.ts";
import { finishPage, withoutStorage } from "../../server/pages/render-page.ts";
import { findFreePorts } from "../../tests/support/free-port.ts";
import { findNginx, startPublicNginx } from "../support/start-nginx.ts";

/** As docs/guides/nginx.conf says. */
const STALE_MS = 2000;

const nginx = findNginx();

/** The site behind nginx as docs/guides/nginx.conf has it; `reached` counts the requests that nginx passes on. */
async function openBehindNginx() {
  const site = { reached: 0, content: "first" };
  const { listen } = await openFormsServer({
    handlePage: async ({ url }) => {
      site.reached += 1;
      const { pathname } = new URL(url);
      const headers = {
        "content-type": "text/html",
        reached: String(site.reached),
        ...(pathname === "/signs-in" && { "set-cookie": "a=b" }),
      };
      const status = { "/missing": 404, "/busy": 503 }[pathname] ?? 200;
      const page = await finishPage(new Response(site.content, { status, headers }), "cached");
      return pathname === "/own" ? withoutStorage(page) : page;
    },
    trustProxy: ["127.0.0.1"],
  });
  const [sitePort, httpsPort, httpPort] = [await listen(), await findFreePorts(), await findFreePorts()];
  const server = await startPublicNginx(nginx ?? "", { name: "localhost", httpsPort, httpPort, sitePorts: [sitePort] });
  onTestFinished(server.stop);
  return { site, port: httpsPort };
}

async function ask(port: number, path: string, headers: OutgoingHttpHeaders = {}, method = "GET") {
  const sent = sendRequest({ port, path, method, headers, rejectUnauthorized: false, agent: false });
  sent.end();
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  return { status: response.statusCode, headers: response.headers, body: await text(response) };
}

test.skipIf(nginx === undefined)(
  "nginx answers with a page for a moment, and shows changed content in time",
  async () => {
    const { site, port } = await openBehindNginx();
    // On a busy machine a moment may be over at once.
    await expect.poll(async () => (await ask(port, "/page")).body === (await ask(port, "/page")).body).toBe(true);
    const { headers } = await ask(port, "/page");
    expect(headers).toMatchObject({ "cache-control": "no-cache", "x-content-type-options": "nosniff" });
    expect(headers).not.toHaveProperty("x-accel-expires");
    const known = await ask(port, "/page", { "if-none-match": headers.etag });
    expect([known.status, known.body]).toEqual([304, ""]);

    site.content = "second";
    await sleep(STALE_MS);
    expect((await ask(port, "/page")).body).toBe("second");
  },
);

test.skipIf(nginx === undefined).each<[string, string, OutgoingHttpHeaders?, string?]>([
  ["asked for with a cookie", "/page", { cookie: "preview=1" }],
  ["of which a part is wanted", "/page", { range: "bytes=0-1" }],
  ["with the name of a file", "/page.pdf"],
  ["of a visitor's own, such as an office's list, a request's page or a preview", "/own"],
  ["that sets a cookie", "/signs-in"],
  ["that is missing", "/missing"],
  ["that comes later", "/busy"],
  [
    "that answers a form",
    "/venmala_hospital/contact_us",
    { "content-type": "application/x-www-form-urlencoded" },
    "POST",
  ],
])("nginx keeps no page %s", async (_what, path, headers, method) => {
  const { site, port } = await openBehindNginx();
  for (let count = 0; count < 5; count += 1) await ask(port, path, headers, method);
  expect(site.reached).toBe(5);
  // Nor does it answer another visitor with one.
  expect((await ask(port, path)).headers["reached"]).toBe("6");
});
