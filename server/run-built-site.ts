import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { parseConfig } from "./config.server.ts";
import { createLog } from "./create-log.ts";
import { readScriptIntegrity, withScriptIntegrity } from "./pages/script-integrity.ts";
import { reportDenials } from "./permissions/denial.ts";
import { dropStartPermissions } from "./permissions/drop-start-permissions.ts";
import { runSite } from "./run-site.ts";
import type * as App from "./app.ts";

const BUILD_DIR = resolve(import.meta.dirname, "../build");

/** Runs what `npm run build` made, until a signal ends it; `whyUnlimited` says why the process may do anything. */
export async function runBuiltSite(whyUnlimited: string | undefined): Promise<void> {
  await runSite(async () => {
    const config = parseConfig(process.env);
    const log = createLog(config.logLevel);
    const stopReports = reportDenials(log);
    if (whyUnlimited !== undefined) log.warn(`${whyUnlimited}: the site's process may do all that its account may`);
    const bundle = (await import(pathToFileURL(resolve(BUILD_DIR, "server/index.js")).href)) as typeof App;
    const scripts: [prefix: string, folder: string] = ["/assets/", resolve(BUILD_DIR, "client/assets")];
    return {
      config,
      pages: {
        renderer: withScriptIntegrity(bundle.createPageRenderer("production"), await readScriptIntegrity(...scripts)),
        routes: bundle.createPageRoutes(),
        keepsPages: !config.hasContentControl,
        folders: {
          immutable: [scripts],
          root: resolve(BUILD_DIR, "client"),
        },
      },
      onStarted() {
        // Node reports what is given up as refused.
        stopReports();
        dropStartPermissions(config);
        reportDenials(log);
      },
    };
  });
}
