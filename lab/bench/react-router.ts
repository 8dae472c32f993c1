import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { pathToFileURL } from "node:url";
import { resolve } from "node:path";
import type * as App from "../../server/app.ts";
import { prepareBuiltSite, runSite } from "../../server/main.ts";

// The built pages by React Router's own request handler and plain node:http: without Fastify, cache, policies and
// compression. The site beside them only gives them their services. `node lab/bench/react-router.ts PORT`.

// First, because it chooses React's fast build, which the bundle loads.
const options = await prepareBuiltSite();
const bundle = (await import(
  pathToFileURL(resolve(import.meta.dirname, "../../build/server/index.js")).href
)) as typeof App;
const render = bundle.createPageRenderer("production");
let services: Parameters<App.PageRenderer>[1];
const { renderer } = options.pages;
const noteServices: App.PageRenderer = (request, own) => {
  services ??= own;
  return renderer(request, own);
};

createServer((incoming, outgoing) => void respond(incoming, outgoing)).listen(Number(process.argv[2]), "127.0.0.1");

async function respond({ url }: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const response = await render(new Request(`http://localhost${url}`), services);
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  outgoing.end(response.html ?? (await response.bytes()));
}

// In development, nothing is rendered and compressed ahead: that would count as this server's time.
await runSite(() =>
  Promise.resolve({ ...options, pages: { ...options.pages, renderer: noteServices, isDevelopment: true } }),
);
await fetch(`http://${options.config.host}:${options.config.port}`);
