import { isShared, pageAddress } from "#app/cache-policy.ts";
import type { PageServices } from "#app/context.ts";
import type { Sender } from "#submissions/admission.ts";
import type { Submissions } from "#submissions/submissions.ts";
import type { PageRenderer } from "../app.ts";
import type { FinishedPage } from "./finished-page.ts";
import { createPageCache } from "./page-cache.ts";
import { createPageRender, withoutStorage, type PageLog } from "./render-page.ts";

/**
 * Answers any page request: kept bytes for plain GETs, a fresh render for everything else, whose forms are the sender's.
 */
export type PageAnswer = (request: Request, sender?: Sender) => Promise<FinishedPage>;

const FRESH_MS = 30_000;
const STALE_MS = 300_000;
const MAX_BYTES = 200 * 1024 * 1024;

export interface PageAnswerOptions {
  renderer: PageRenderer;
  services: PageServices;
  log: PageLog;
  /** With false every page is rendered anew, so that a change of the code shows at once. */
  keepsPages: boolean;
  /** Calls the listener when content has changed. */
  onContentChange?: (listener: () => void) => void;
}

/** Composes rendering, the watch over content failures, and the page cache. */
export function createPageAnswer({
  renderer,
  services,
  log,
  keepsPages,
  onContentChange,
}: PageAnswerOptions): PageAnswer {
  const render = createPageRender({ renderer, log });

  const cache = createPageCache({
    render: (address) => render(new Request(services.origin + address), services, "kept"),
    now: () => performance.now(),
    freshMs: FRESH_MS,
    staleMs: STALE_MS,
    maxBytes: MAX_BYTES,
  });
  onContentChange?.(cache.forgetAll);

  return async (request, sender = {}) => {
    const url = new URL(request.url);
    if (keepsPages && request.method === "GET" && isShared(url, services.site))
      return cache.get(pageAddress(url, services.site));
    const own = { ...services, submissions: submitAs(sender, services.submissions) };
    return withoutStorage((await render(request, own, "once")).page);
  };
}

function submitAs(sender: Sender, submissions: Submissions): Submissions {
  return { submit: (kind, input, extras) => submissions.submit(kind, input, { ...extras, sender }) };
}
