import { setTimeout as wait } from "node:timers/promises";
import { ContentUnavailableError } from "../content.ts";

export interface CmsConnection {
  /** The content service's GraphQL address. */
  graphqlUrl: string;
  token: string;
  /** How long one query may take in all, repetitions included. */
  timeoutMs: number;
}

/** Asks the content service. The answer's data is whatever the service says: nothing in it is checked. */
export type QueryCms = <Data>(query: string, variables: Record<string, unknown>) => Promise<Data>;

interface CmsAnswer {
  data?: Record<string, unknown> | null;
  errors?: readonly { message?: unknown }[];
}

const TOO_MANY_REQUESTS = 429;
const MOST_REPETITIONS = 2;
const DEFAULT_RATE_LIMIT_RESET_S = 1;

/**
 * A function that sends queries to one content service. It rejects with `ContentUnavailableError` when there is
 * no answer in time, no data in it, or nothing but nulls beside errors; data with errors beside it is used.
 * A rate-limited query is repeated after the time the service names, while the time limit allows.
 */
export function createCmsQuery(connection: CmsConnection): QueryCms {
  return async <Data>(query: string, variables: Record<string, unknown>) => {
    const deadline = AbortSignal.timeout(connection.timeoutMs);
    try {
      const response = await sendQuery(connection, JSON.stringify({ query, variables }), deadline);
      return readData(response.status, (await response.text()) || "null") as Data;
    } catch (error) {
      throw toContentUnavailable(error, deadline.aborted, connection);
    }
  };
}

async function sendQuery(connection: CmsConnection, body: string, signal: AbortSignal): Promise<Response> {
  const latest = performance.now() + connection.timeoutMs;
  for (let repetition = 0; ; repetition += 1) {
    const response = await fetch(connection.graphqlUrl, {
      method: "POST",
      headers: { Authorization: `Bearer ${connection.token}`, "Content-Type": "application/json" },
      body,
      signal,
      redirect: "error",
    });
    const resetMs = readResetMs(response.headers);
    const canRepeat = repetition < MOST_REPETITIONS && performance.now() + resetMs < latest;
    if (response.status !== TOO_MANY_REQUESTS || !canRepeat) return response;
    await response.body?.cancel();
    await wait(resetMs, undefined, { signal });
  }
}

function readResetMs(headers: Headers): number {
  const seconds = Number(headers.get("X-Contentful-RateLimit-Reset") ?? DEFAULT_RATE_LIMIT_RESET_S);
  return (seconds >= 0 ? seconds : DEFAULT_RATE_LIMIT_RESET_S) * 1000;
}

function readData(status: number, text: string): Record<string, unknown> {
  const answer = parseAnswer(text);
  const errors = (answer?.errors ?? []).map(({ message }) => ({ message: String(message) }));
  const data = answer?.data;
  if (status !== 200 || !data) {
    const message = `The content service answered ${status} without data`;
    throw new ContentUnavailableError(message, errors.length > 0 ? errors : [{ message }]);
  }
  if (errors.length > 0 && Object.values(data).every((value) => value === null)) {
    throw new ContentUnavailableError("The content service answered with errors only", errors);
  }
  return data;
}

function parseAnswer(text: string): CmsAnswer | undefined {
  try {
    const answer: unknown = JSON.parse(text);
    return typeof answer === "object" && answer !== null ? answer : undefined;
  } catch {
    return undefined;
  }
}

function toContentUnavailable(error: unknown, isLate: boolean, { timeoutMs, token }: CmsConnection): Error {
  if (error instanceof ContentUnavailableError) return withoutToken(error, token);
  const reason = isLate
    ? `The content service gave no answer within ${timeoutMs} ms`
    : `The content service cannot be reached (${readCauseCode(error)})`;
  return new ContentUnavailableError(reason, [{ message: reason }], { cause: error });
}

function withoutToken(error: ContentUnavailableError, token: string): ContentUnavailableError {
  if (token === "") return error;
  const errors = error.errors.map(({ message }) => ({ message: message.replaceAll(token, "[token]") }));
  return new ContentUnavailableError(error.message, errors);
}

function readCauseCode(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && "code" in cause ? String(cause.code) : "no connection";
}
