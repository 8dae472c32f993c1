import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Logger } from "pino";
import type * as App from "./app.ts";
import { startSite, type RunningSite, type StartOptions } from "./compose.ts";
import { parseConfig } from "./config.server.ts";
import { isOperatorError } from "./operator-errors.ts";
import { readScriptIntegrity, withScriptIntegrity } from "./pages/script-integrity.ts";

const BUILD_DIR = resolve(import.meta.dirname, "../build");

/** What each error code of listening means for the settings. */
const LISTEN_ERRORS: Record<string, string> = {
  EADDRINUSE: "PORT is in use by another program",
  EACCES: "PORT may not be used by this account",
  EADDRNOTAVAIL: "HOST is no address of this machine",
  ENOTFOUND: "HOST is not known",
};
/** Requests under way get this long when the process is asked to stop. */
const STOP_TIMEOUT_MS = 10_000;
const NEWEST_UNSUPPORTED_NODE = 25;

/** Starts the site as a process: says where it is, stops it in order on SIGTERM and SIGINT, exits 1 when it cannot start. */
export async function runSite(prepare: () => Promise<StartOptions>): Promise<void> {
  // What visitors typed is in files that this account alone may read.
  process.umask(0o077);
  try {
    refuseOldNode();
    const options = await prepare();
    const site = await startSite(options);
    stopOnSignal(site);
    registerLastResort(process, { log: site.log, stop: () => end(site, 1) });
    if (site.contentService) console.log(`Embedded content service (GraphQL): ${site.contentService.graphqlUrl}`);
    const controlUrl = site.contentService?.controlUrl;
    if (controlUrl) console.log(`Make the content service fail: ${controlUrl}`);
    if (site.metricsUrl) console.log(`Metrics: ${site.metricsUrl}`);
    // Last, because who waits for this line reads those above and may stop the site at once.
    console.log(`The site is ready: ${options.config.siteOrigin ?? site.address}`);
  } catch (error) {
    console.error(explain(error));
    process.exit(1);
  }
}

function refuseOldNode() {
  if (Number(process.versions.node.split(".")[0]) > NEWEST_UNSUPPORTED_NODE) return;
  throw Object.assign(
    new Error(`Node ${process.versions.node} is too old: run this through npm, which brings its own`),
    {
      name: "ConfigError",
    },
  );
}

function stopOnSignal(site: RunningSite) {
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.once(signal, () => end(site, 0));
  }
}

function end(site: RunningSite, code: 0 | 1) {
  setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref();
  void site.stop().then(
    () => process.exit(code),
    () => process.exit(1),
  );
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (isOperatorError(error)) return `${error.name}: ${error.message}`;
  const { code, syscall }: NodeJS.ErrnoException = error;
  const listenError = syscall === "listen" || syscall === "getaddrinfo" ? LISTEN_ERRORS[code ?? ""] : undefined;
  if (listenError !== undefined) return `${listenError}: ${error.message}`;
  if (code === "ERR_MODULE_NOT_FOUND") return `The site is not built yet: npm run build (${error.message})`;
  return error.stack ?? error.message;
}

/** Failures of the process that no code of ours was waiting for, as Node tells of them. */
interface FailingProcess {
  on(event: "unhandledRejection" | "uncaughtException", listener: (error: unknown) => void): unknown;
}

interface LastResortOptions {
  log: Pick<Logger, "error" | "fatal">;
  /** Stops the process in order; called once. */
  stop: () => void;
}

/**
 * Logs unhandled rejections and uncaught exceptions. After a rejection the site goes on. After an exception the state of the
 * process is unknown (nodejs.org/api/process.html, "uncaughtException"), so it finishes what is under way and exits, to
 * be started again.
 */
export function registerLastResort(process: FailingProcess, { log, stop }: LastResortOptions) {
  let isEnding = false;
  process.on("unhandledRejection", (error) => log.error({ err: error }, "unhandled rejection"));
  process.on("uncaughtException", (error) => {
    log.fatal({ err: error }, "uncaught exception: the process stops");
    if (isEnding) return;
    isEnding = true;
    stop();
  });
}

/** The pages that `npm run build` made. */
export async function prepareBuiltSite(): Promise<StartOptions> {
  // React and React Router choose their fast builds by this when the bundle loads them.
  process.env.NODE_ENV ??= "production";
  const config = parseConfig(process.env);
  const bundle = (await import(pathToFileURL(resolve(BUILD_DIR, "server/index.js")).href)) as typeof App;
  const scripts: [prefix: string, folder: string] = ["/assets/", resolve(BUILD_DIR, "client/assets")];
  return {
    config,
    pages: {
      renderer: withScriptIntegrity(bundle.createPageRenderer("production"), await readScriptIntegrity(...scripts)),
      routes: bundle.pageRoutes,
      isDevelopment: false,
      folders: { immutable: [scripts], root: resolve(BUILD_DIR, "client") },
    },
  };
}

// server/dev.ts runs the site with pages of its own.
if (import.meta.main) await runSite(prepareBuiltSite);
