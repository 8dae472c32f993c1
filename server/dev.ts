import type { FastifyInstance } from "fastify";
import type { ViteDevServer } from "vite";
import { createServer as createVite } from "vite";
import { nextPort } from "./config-values.server.ts";
import { parseConfig } from "./config.server.ts";
import { runSite } from "./main.ts";
import type * as App from "./app.ts";

/** Runs the site with hot reload: pages come from Vite, everything else is the same as in production. */
await runSite(async () => {
  const config = parseConfig(process.env);
  const hmr = { port: nextPort(nextPort(config.port)) };
  const vite = await createVite({ server: { middlewareMode: true, hmr }, appType: "custom" });
  const load = async () => (await vite.ssrLoadModule("./server/app.ts")) as typeof App;
  let app = await load();
  return {
    config,
    pages: {
      renderer: async (request, services) => {
        app = await load();
        return app.createPageRenderer("development")(request, services);
      },
      routes: {
        match: (path) => app.pageRoutes.match(path),
        get pages() {
          return app.pageRoutes.pages;
        },
      },
      isDevelopment: true,
      folders: { immutable: [] },
      prepare: async (server) => addVite(server, vite),
    },
  };
});

async function addVite(server: FastifyInstance, vite: ViteDevServer) {
  server.addHook("onRequest", (request, reply, next) => {
    vite.middlewares(request.raw, reply.raw, () => next());
  });
  // Hot reload needs a web socket on another port and scripts that change: no policy could name them.
  server.addHook("onSend", async (_request, reply) => {
    reply.removeHeader("content-security-policy");
  });
}
