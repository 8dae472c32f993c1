import { join, resolve } from "node:path";
import { setTimeout } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { pino, type Logger } from "pino";
import pretty from "pino-pretty";
import { indianTimestamp } from "#forms/calendar.ts";
import type * as App from "./app.ts";
import { startSite, type RunningSite, type StartOptions } from "./compose.ts";
import { isMailSetUp, parseConfig, type Config, type LogLevel } from "./config.server.ts";
import { explainStartError } from "./explain-error.ts";
import { readScriptIntegrity } from "./pages/page-scripts.ts";
import { findPassedSocket, notifySystemd } from "./systemd.ts";

const BUILD_DIR = resolve(import.meta.dirname, "../build");

/** Requests under way get this long when the process is asked to stop. */
const STOP_TIMEOUT_MS = 10_000;

const CHECKS_WAIT_MS = 2000;

/** Starts the site as this process, prints its addresses, stops it in order. Exits with 1 when it cannot start. */
export async function runSite(prepare: () => Promise<StartOptions>): Promise<void> {
  // What visitors typed is in files that this account alone may read.
  process.umask(0o077);
  try {
    const options = await prepare();
    const log = createLog(options.config.logLevel);
    const site = await startSite({ socket: findPassedSocket(process.env), ...options }, log);
    const stop = createStop(site, log);
    for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => stop(0));
    handleLastResort(stop, log);
    await notifySystemd("READY=1", process.env);
    if (process.stdout.isTTY) await Promise.race([site.checked, setTimeout(CHECKS_WAIT_MS)]);
    printAddresses(site, options);
  } catch (error) {
    console.error(explainStartError(error));
    process.exit(1);
  }
}

type Stop = (exitCode: 0 | 1) => void;

function createStop(site: RunningSite, log: Logger): Stop {
  let isStopping = false;
  return (exitCode) => {
    if (isStopping) return;
    isStopping = true;
    void setTimeout(STOP_TIMEOUT_MS, undefined, { ref: false }).then(() => process.exit(1));
    void notifySystemd("STOPPING=1", process.env).catch((error: unknown) =>
      log.warn({ err: error }, "systemd-notify failed"),
    );
    void site.stop().then(
      () => process.exit(exitCode),
      () => process.exit(1),
    );
  };
}

function printAddresses({ address, contentService, metricsUrl, storeFailure }: RunningSite, { config }: StartOptions) {
  if (contentService) console.log(`Embedded content service (GraphQL): ${contentService.graphqlUrl}`);
  if (contentService?.controlUrl) console.log(`Make the content service fail: ${contentService.controlUrl}`);
  if (metricsUrl) console.log(`Metrics: ${metricsUrl}`);
  if (storeFailure !== undefined) console.error(`FORMS ARE REFUSED (503): ${storeFailure}`);
  console.log(`Mails ${describeMails(config)}`);
  // Last, because a reader that waits for this line reads those above and may stop the site at once.
  console.log(`The site is ready: ${config.siteOrigin ?? address}`);
}

/** Never with the user or the password that the address may hold. */
function describeMails(config: Config): string {
  if (config.smtpUrl) return `go to ${new URL(config.smtpUrl).host}`;
  if (isMailSetUp(config))
    return `are not sent but written to ${join(config.dataDir, "mail")}: set SMTP_URL to send them`;
  return "wait in the store until SMTP_URL is set";
}

/** Readable lines for a person at a terminal, JSON lines for everything else; Indian time in both. */
function createLog(level: LogLevel): Logger {
  const timestamp = () => `,"time":"${indianTimestamp(new Date())}"`;
  if (!process.stdout.isTTY) return pino({ level, timestamp });
  const showTime = (time: unknown) => `[${String(time).slice(11, 19)} IST]`;
  return pino(
    { level, timestamp },
    pretty({ sync: true, ignore: "pid,hostname", translateTime: false, customPrettifiers: { time: showTime } }),
  );
}

/** A rejection is logged. After an exception the process's state is unknown, so it stops, to be started again. */
function handleLastResort(stop: Stop, log: Logger) {
  process.on("unhandledRejection", (error) => log.error({ err: error }, "unhandled rejection"));
  process.on("uncaughtException", (error) => {
    log.fatal({ err: error }, "uncaught exception: the process stops");
    stop(1);
  });
}

export async function prepareBuiltSite(): Promise<StartOptions> {
  // React and React Router choose their fast builds by this when the bundle loads them.
  process.env.NODE_ENV ??= "production";
  const config = parseConfig(process.env);
  const bundle = (await import(pathToFileURL(resolve(BUILD_DIR, "server/index.js")).href)) as typeof App;
  const scripts: [prefix: string, folder: string] = ["/assets/", resolve(BUILD_DIR, "client/assets")];
  return {
    config,
    pages: {
      renderer: bundle.createPageRenderer("production"),
      integrity: await readScriptIntegrity(...scripts),
      routes: bundle.pageRoutes,
      isDevelopment: false,
      folders: { immutable: [scripts] },
    },
  };
}

// server/serve.ts and server/dev.ts run the site, too.
if (import.meta.main) await runSite(prepareBuiltSite);
