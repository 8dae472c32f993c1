import { fileURLToPath } from "node:url";
import type { StartOptions } from "#server/compose.ts";
import { prepareBuiltSite, runSite } from "#server/main.ts";

/** What tests and drills change about the built site that no operator needs to. */
export interface SiteChanges extends Pick<StartOptions, "firstMailWaitMs" | "chaseMs" | "answerWaitMs"> {
  /** The embedded content service fails on demand, and no page is cached. */
  isDevelopment?: boolean;
}

/** The program, for `startSiteProcess`, that starts the built site with these changes. */
export function changedSite(changes: SiteChanges): string[] {
  return [fileURLToPath(import.meta.url), JSON.stringify(changes)];
}

if (import.meta.main) {
  const { isDevelopment = false, ...changes } = JSON.parse(process.argv[2] ?? "{}") as SiteChanges;
  await runSite(async () => {
    const { config, pages } = await prepareBuiltSite();
    return { config, pages: { ...pages, isDevelopment }, ...changes };
  });
}
