import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { parseConfig } from "./config.server.ts";
import { runSite } from "./run-site.ts";
import type { createPageRenderer } from "./app.ts";

const BUILD_DIR = resolve(import.meta.dirname, "../build");

// React and React Router choose their fast builds by this when the bundle loads them.
process.env.NODE_ENV ??= "production";

/** Runs the built site: `npm start` after building, `npm run serve` alone. */
await runSite(async () => {
  const config = parseConfig(process.env);
  const bundle = (await import(pathToFileURL(resolve(BUILD_DIR, "server/index.js")).href)) as {
    createPageRenderer: typeof createPageRenderer;
  };
  return {
    config,
    pages: {
      renderer: bundle.createPageRenderer("production"),
      keepsPages: !config.hasContentControl,
      folders: {
        immutable: [["/assets/", resolve(BUILD_DIR, "client/assets")]],
        root: resolve(BUILD_DIR, "client"),
      },
    },
  };
});
