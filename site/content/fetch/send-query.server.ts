import { setTimeout as wait } from "node:timers/promises";
import type { ContentErrors } from "../content.ts";

export interface CmsResponse {
  data: Record<string, unknown>;
  errors: ContentErrors;
  isLasting: boolean;
}

export type SendQuery = (query: string, variables: Record<string, unknown>) => Promise<CmsResponse>;

/** The service gave no data. It never leaves `site/content/`: pages are bundled apart and would not know this class. */
export class CmsUnavailableError extends Error {
  override name = "CmsUnavailableError";
  /** The service's own errors, safe to show: they never hold the access token. */
  readonly errors: ContentErrors;
  readonly isOutage: boolean;

  constructor(
    message: string,
    {
      errors = [{ message }],
      isOutage = false,
      cause,
    }: { errors?: ContentErrors; isOutage?: boolean; cause?: unknown },
  ) {
    super(message, { cause });
    this.errors = errors;
    this.isOutage = isOutage;
  }
}

export interface CmsConnection {
  graphqlUrl: string;
  token: string;
  timeoutMs: number;
  pace?: ReturnType<typeof createPace> | undefined;
}

/** Contentful's own limit; a page needs some dozens of kilobytes. */
export const MAX_RESPONSE_BYTES = 7 * 2 ** 20;

/** Contentful takes 55 requests a second of a token: so many at once, and then so many in each second. */
const [AT_ONCE, A_SECOND] = [20, 35];

/** Keeps requests within what the service takes. After a refusal all wait as long as it says, twice that after two. */
export function createPace() {
  let due = 0;
  let refusals = 0;
  return {
    /** Milliseconds until a request may be sent. */
    book() {
      const now = performance.now();
      due = Math.max(due, now - (1000 * AT_ONCE) / A_SECOND) + 1000 / A_SECOND;
      return Math.max(0, due - now);
    },
    note(isRefused: boolean, pauseMs = 0) {
      refusals = isRefused ? refusals + 1 : 0;
      if (isRefused) due = Math.max(due, performance.now() + pauseMs * refusals);
    },
  };
}

/** Follows no redirect. A query refused by the rate limit or with 5xx is retried once, while the time limit allows. */
export function createSendQuery(connection: CmsConnection): SendQuery {
  return async (query, variables) => {
    const waitMs = connection.pace?.book() ?? 0;
    if (waitMs > connection.timeoutMs) throw new CmsUnavailableError("The content service is asked too often", {});
    if (waitMs > 0) await wait(waitMs);
    const deadline = AbortSignal.timeout(connection.timeoutMs);
    try {
      const response = await sendWithRetry(connection, JSON.stringify({ query, variables }), deadline);
      const { errors, ...parsed } = parseCmsResponse(response.status, await readText(response));
      return { ...parsed, errors: withoutToken(errors, connection.token) };
    } catch (error) {
      throw toUnavailable(error, deadline.aborted, connection);
    }
  };
}

async function sendWithRetry(connection: CmsConnection, body: string, signal: AbortSignal): Promise<Response> {
  const latest = performance.now() + connection.timeoutMs;
  const send = () =>
    fetch(connection.graphqlUrl, {
      method: "POST",
      headers: { Authorization: `Bearer ${connection.token}`, "Content-Type": "application/json" },
      body,
      signal,
      redirect: "error",
    });
  const first = await send();
  const pauseMs = readPauseMs(first);
  connection.pace?.note(first.status === TOO_MANY_REQUESTS, pauseMs);
  if (pauseMs === undefined || performance.now() + pauseMs >= latest) return first;
  await first.body?.cancel();
  await wait(pauseMs, undefined, { signal });
  return send();
}

const TOO_MANY_REQUESTS = 429;
const DEFAULT_RATE_LIMIT_RESET_S = 1;
const SERVER_ERROR_PAUSE_S = 0.2;

function readPauseMs({ status, headers }: Response): number | undefined {
  if (status !== TOO_MANY_REQUESTS && status < 500) return undefined;
  const named = headers.get("X-Contentful-RateLimit-Reset") ?? headers.get("Retry-After");
  const seconds = named === null ? Number.NaN : Number(named);
  if (seconds >= 0) return seconds * 1000;
  return (status === TOO_MANY_REQUESTS ? DEFAULT_RATE_LIMIT_RESET_S : SERVER_ERROR_PAUSE_S) * 1000;
}

/** Stops reading a response that is too large: that is a fault of this query, not an outage. */
async function readText(response: Response): Promise<string> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of response.body ?? []) {
    bytes += piece.byteLength;
    if (bytes > MAX_RESPONSE_BYTES)
      throw new CmsUnavailableError(`The content service's response is larger than ${MAX_RESPONSE_BYTES} bytes`, {});
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString();
}

interface CmsBody {
  data?: Record<string, unknown> | null;
  errors?: readonly { message?: unknown; extensions?: { contentful?: { code?: unknown } } }[];
}

/** Errors that say how the space is, such as a link to a draft; the next response would have them too. */
const LASTING_CODES: readonly unknown[] = [
  "UNRESOLVABLE_LINK",
  "UNEXPECTED_LINKED_CONTENT_TYPE",
  "UNRESOLVABLE_RESOURCE_LINK",
  "UNKNOWN_LOCALE",
];

/** Throws `CmsUnavailableError` without data, or for a root field that is null beside errors. */
export function parseCmsResponse(status: number, text: string): CmsResponse {
  const body = parseBody(text);
  const found = body?.errors ?? [];
  const errors = found.map(({ message }) => ({ message: String(message) }));
  const data = body?.data;
  if (status !== 200 || !data) {
    throw new CmsUnavailableError(`The content service responded ${status} without data`, {
      ...(errors.length > 0 && { errors }),
      isOutage: status === TOO_MANY_REQUESTS || status >= 500 || body === undefined,
    });
  }
  if (errors.length > 0 && Object.values(data).some((value) => value === null))
    throw new CmsUnavailableError("The content service responded with errors in place of data", { errors });
  const isLasting = found.every(({ extensions }) => LASTING_CODES.includes(extensions?.contentful?.code));
  return { data, errors, isLasting };
}

function parseBody(text: string): CmsBody | undefined {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === "object" && body !== null ? body : undefined;
  } catch {
    return undefined;
  }
}

function toUnavailable(error: unknown, isLate: boolean, { timeoutMs, token }: CmsConnection): CmsUnavailableError {
  if (error instanceof CmsUnavailableError) {
    const { message, errors, isOutage } = error;
    return new CmsUnavailableError(message, { errors: withoutToken(errors, token), isOutage });
  }
  const reason = isLate
    ? `The content service gave no response within ${timeoutMs} ms`
    : `The content service cannot be reached (${readCauseCode(error)})`;
  return new CmsUnavailableError(reason, { isOutage: true, cause: error });
}

function withoutToken(errors: ContentErrors, token: string): ContentErrors {
  return token === "" ? errors : errors.map(({ message }) => ({ message: message.replaceAll(token, "[token]") }));
}

function readCauseCode(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && "code" in cause ? String(cause.code) : "no connection";
}
