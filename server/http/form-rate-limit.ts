import type { FastifyInstance } from "fastify";
import { clientNetwork } from "./client-network.ts";
import { createTokenBuckets } from "./token-buckets.ts";

/** Too many forms came from one network. */
export class TooManyFormsError extends Error {
  override name = "TooManyFormsError";
  readonly statusCode = 429;
  readonly retryAfterS: number;

  constructor(retryAfterS: number) {
    super("too many forms came from one network");
    this.retryAfterS = retryAfterS;
  }
}

interface FormRateLimit {
  /** Forms an hour from one network; half as many may come at once. */
  formsPerHour: number;
  /** Addresses below which posts are not visitors' forms. */
  except: string[];
}

/**
 * Refuses more forms from one network than people behind a shared address send (429). Mobile networks put hundreds of
 * people behind one IPv4 address, so the limit is generous; a refused form stays in the browser.
 */
export function registerFormRateLimit(server: FastifyInstance, { formsPerHour, except }: FormRateLimit) {
  const burst = Math.ceil(formsPerHour / 2);
  const waitFor = createTokenBuckets({ burst, perHour: formsPerHour, now: () => performance.now() });
  server.addHook("onRequest", async ({ method, url, ip }) => {
    if (method !== "POST" || except.some((path) => url.startsWith(path))) return;
    const network = clientNetwork(ip);
    const retryAfterS = network === undefined ? 0 : waitFor(network);
    if (retryAfterS > 0) throw new TooManyFormsError(retryAfterS);
  });
}
