import { setTimeout as wait } from "node:timers/promises";
import { ContentUnavailableError } from "../content.ts";
import type { CmsQuery } from "../queries/cms-query.ts";
import { parseCmsAnswer, type CmsAnswer } from "./parse-cms-answer.ts";
import type { Wire } from "./wire.ts";

export interface CmsConnection {
  /** The content service's GraphQL address. */
  graphqlUrl: string;
  token: string;
  /** How long one query may take in all, its repetition included. */
  timeoutMs: number;
}

/** Asks the content service. The answer's data is whatever the service says: nothing in it is checked. */
export type QueryCms = <Data, Variables extends Record<string, unknown>>(
  query: CmsQuery<Data, Variables>,
  variables: Variables,
) => Promise<{ data: Wire<Data>; errors: CmsAnswer["errors"] }>;

/** Asks the content service, and tells as well whether the answer may be remembered. */
export type AskCms = (query: string, variables: Record<string, unknown>) => Promise<CmsAnswer>;

/** Largest answer that is read, unpacked; a page asks for some dozens of kilobytes. */
export const MOST_ANSWER_BYTES = 5 * 2 ** 20;

const TOO_MANY_REQUESTS = 429;
const DEFAULT_RATE_LIMIT_RESET_S = 1;
/** A service that stumbled once mostly stands again after this. */
const SERVER_ERROR_PAUSE_S = 0.2;

/**
 * A function that sends queries to one content service and follows no redirect. It rejects with
 * `ContentUnavailableError` when there is no answer in time, when it is too large, has no data, or a null root field
 * beside errors; other data with errors beside it is used.
 * A query that was refused by the rate limit or by an error of the service (5xx) is repeated once, after the time the
 * service names, while the time limit allows.
 */
export function createCmsQuery(connection: CmsConnection): AskCms {
  return async (query, variables) => {
    const deadline = AbortSignal.timeout(connection.timeoutMs);
    try {
      const response = await sendQuery(connection, JSON.stringify({ query, variables }), deadline);
      const answer = parseCmsAnswer(response.status, await readText(response));
      return { ...answer, errors: withoutToken(answer.errors, connection.token) };
    } catch (error) {
      throw toContentUnavailable(error, deadline.aborted, connection);
    }
  };
}

async function sendQuery(connection: CmsConnection, body: string, signal: AbortSignal): Promise<Response> {
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
  if (pauseMs === undefined || performance.now() + pauseMs >= latest) return first;
  await first.body?.cancel();
  await wait(pauseMs, undefined, { signal });
  return send();
}

/** Gives up the rest of an answer that is too large: it is that query's, and no outage. */
async function readText(response: Response): Promise<string> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of response.body ?? []) {
    bytes += piece.byteLength;
    if (bytes > MOST_ANSWER_BYTES) {
      const message = `The content service's answer is larger than ${MOST_ANSWER_BYTES} bytes`;
      throw new ContentUnavailableError(message, [{ message }]);
    }
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString();
}

/** How long to wait before the query is sent once more; undefined when that would not help. */
function readPauseMs({ status, headers }: Response): number | undefined {
  if (status !== TOO_MANY_REQUESTS && status < 500) return undefined;
  const named = headers.get("X-Contentful-RateLimit-Reset") ?? headers.get("Retry-After");
  const seconds = named === null ? Number.NaN : Number(named);
  if (seconds >= 0) return seconds * 1000;
  return (status === TOO_MANY_REQUESTS ? DEFAULT_RATE_LIMIT_RESET_S : SERVER_ERROR_PAUSE_S) * 1000;
}

function toContentUnavailable(error: unknown, isLate: boolean, { timeoutMs, token }: CmsConnection): Error {
  if (error instanceof ContentUnavailableError)
    return new ContentUnavailableError(error.message, withoutToken(error.errors, token), { isOutage: error.isOutage });
  const reason = isLate
    ? `The content service gave no answer within ${timeoutMs} ms`
    : `The content service cannot be reached (${readCauseCode(error)})`;
  return new ContentUnavailableError(reason, [{ message: reason }], { cause: error, isOutage: true });
}

function withoutToken(errors: CmsAnswer["errors"], token: string): CmsAnswer["errors"] {
  return token === "" ? errors : errors.map(({ message }) => ({ message: message.replaceAll(token, "[token]") }));
}

function readCauseCode(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && "code" in cause ? String(cause.code) : "no connection";
}
