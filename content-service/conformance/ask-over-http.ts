import { startContentService } from "../start-content-service.ts";
import type { ContentService } from "../start-content-service.ts";
import { exportFile } from "./conformance-space.ts";

/** What a request over HTTP was answered. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly data: unknown;
  /** The first error, where there is one. */
  readonly error: { message: string; extensions: { contentful: Record<string, unknown> } };
  /** Contentful's code of it. */
  readonly code: unknown;
}

interface Target {
  /** The service's own token when left out. */
  readonly token?: string;
  /** The path of another space or environment. */
  readonly path?: string;
}

/** Serves an export of `exports/`; so many requests a second are answered. */
export function serveConformanceSpace(name: string, requestsPerSecond = 10_000): Promise<ContentService> {
  return startContentService({ exportFile: exportFile(name), host: "127.0.0.1", port: 0, requestsPerSecond });
}

/** Sends a body, a text or a value as JSON, as POST. */
export async function post(service: ContentService, body: unknown, { token, path }: Target = {}): Promise<Answer> {
  const bearer = token ?? service.deliveryToken;
  const headers = { "content-type": "application/json", ...(bearer && { authorization: `Bearer ${bearer}` }) };
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const url = path ? `${service.origin}/content/v1/spaces/${path}` : service.graphqlUrl;
  return readAnswer(await fetch(url, { method: "POST", headers, body: text }));
}

/** Sends parameters in the address. */
export async function get(service: ContentService, parameters: Record<string, string>): Promise<Answer> {
  return readAnswer(await fetch(`${service.graphqlUrl}?${new URLSearchParams(parameters)}`));
}

export async function readAnswer(response: Response): Promise<Answer> {
  const { data, errors } = (await response.json()) as { data?: unknown; errors?: Answer["error"][] };
  const error = errors?.[0] as Answer["error"];
  return { status: response.status, headers: response.headers, data, error, code: error?.extensions?.contentful.code };
}
