import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type * as App from "./app.ts";
import { parseConfig } from "./config.server.ts";
import { readScriptIntegrity, withScriptIntegrity } from "./pages/script-integrity.ts";
import { runSite } from "./run-site.ts";

const BUILD_DIR = resolve(import.meta.dirname, "../build");

// React and React Router choose their fast builds by this when the bundle loads them.
process.env.NODE_ENV ??= "production";

/** Runs what `npm run build` made, until a signal ends it: `npm start` after building, `npm run serve` alone. */
await runSite(async () => {
  const config = parseConfig(process.env);
  const bundle = (await import(pathToFileURL(resolve(BUILD_DIR, "server/index.js")).href)) as typeof App;
  const scripts: [prefix: string, folder: string] = ["/assets/", resolve(BUILD_DIR, "client/assets")];
  return {
    config,
    pages: {
      renderer: withScriptIntegrity(bundle.createPageRenderer("production"), await readScriptIntegrity(...scripts)),
      routes: bundle.createPageRoutes(),
      keepsPages: !config.hasContentControl,
      folders: { immutable: [scripts], root: resolve(BUILD_DIR, "client") },
    },
  };
});
