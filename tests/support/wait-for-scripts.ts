import type { BrowserContext, Page } from "@playwright/test";

/** A test may keep scripts from coming. */
const MAX_WAIT_MS = 5000;

/** A `context` whose pages are opened, and loaded again, until their scripts run, which follow the first screen. */
export async function contextWithScripts(
  { context }: { context: BrowserContext },
  use: (context: BrowserContext) => Promise<void>,
) {
  waitForScripts(context);
  await use(context);
}

function waitForScripts(context: BrowserContext): void {
  context.on("page", (page) => {
    const { goto, reload } = page;
    page.goto = async (...args) => {
      const response = await goto.apply(page, args);
      if (isWaitedFor(args[1])) await untilScriptsRun(page);
      return response;
    };
    page.reload = async (...args) => {
      const response = await reload.apply(page, args);
      if (isWaitedFor(args[0])) await untilScriptsRun(page);
      return response;
    };
  });
}

const isWaitedFor = ({ waitUntil = "load" }: Parameters<Page["reload"]>[0] = {}) =>
  waitUntil === "load" || waitUntil === "networkidle";

async function untilScriptsRun(page: Page): Promise<void> {
  const run = page.waitForFunction(
    () => {
      if (!document.querySelector("script[type=module]") || matchMedia("(scripting: none)").matches) return true;
      return Object.keys(document.body).some((key) => key.startsWith("__reactFiber$"));
    },
    undefined,
    { timeout: MAX_WAIT_MS },
  );
  await run.catch(() => undefined);
}
