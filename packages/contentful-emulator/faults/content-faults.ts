import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import type { QueryResponse } from "../http/execute-query.ts";
import { RequestError, type HttpResponse } from "../http/messages.ts";
import { readOperationName, type GraphqlRequest } from "../http/read-graphql-request.ts";
import { RESOURCE_ERROR, RESOURCE_RATE_LIMITED, withoutIncludes, withoutItems } from "./broken-resources.ts";
import { GARBAGE, RATE_LIMITED, SERVER_ERROR, withBrokenLinks, withoutEntries } from "./broken-responses.ts";

/** The kinds of fault, and what a client sees. */
export const FAULT_KINDS = {
  slow: "responds late",
  down: "cuts the connection",
  garbage: "responds with HTML instead of JSON",
  error: "responds with an error and no data",
  partial: "leaves out entries and files, as unresolvable links do",
  empty: "responds as if nothing matched",
  "rate-limited": "responds 429 Too Many Requests",
} as const;

export type FaultKind = keyof typeof FAULT_KINDS;

/** A failure of the service. */
export interface Fault {
  kind: FaultKind;
  /** What fails: the name of a GraphQL operation, or a collection of REST such as "entries"; all when left out. */
  operation?: string;
  /** Delay of a slow response. */
  delayMs?: number;
}

/** Long enough to see a loading state, shorter than the client's timeout. */
export const DEFAULT_DELAY_MS = 1500;
const MAX_DELAY_MS = 60_000;

/** Parses one fault or a list. Throws `RequestError` for an unknown one. */
export function parseFaults(value: unknown): Fault[] {
  return (Array.isArray(value) ? value : [value]).map(parseFault);
}

function parseFault(value: unknown): Fault {
  const { kind, operation, delayMs } = (value ?? {}) as Record<string, unknown>;
  if (!isKind(kind)) throw refuse(`"kind" must be one of ${Object.keys(FAULT_KINDS).join(", ")}`);
  return { kind, ...parseOperation(operation), ...parseDelay(delayMs) };
}

function isKind(kind: unknown): kind is FaultKind {
  return typeof kind === "string" && Object.hasOwn(FAULT_KINDS, kind);
}

function parseOperation(operation: unknown): Pick<Fault, "operation"> {
  if (operation === undefined || operation === "") return {};
  if (typeof operation !== "string") throw refuse(`"operation" must be the name of a GraphQL operation`);
  return { operation };
}

function parseDelay(delayMs: unknown): Pick<Fault, "delayMs"> {
  if (delayMs === undefined || delayMs === "") return {};
  const delay = Number(delayMs);
  if (!(delay >= 0 && delay <= MAX_DELAY_MS)) throw refuse(`"delayMs" must be 0 to ${MAX_DELAY_MS}`);
  return { delayMs: delay };
}

function refuse(message: string): RequestError {
  return new RequestError(400, undefined, message);
}

/** Thrown to close the connection without a response. */
export class ConnectionCut extends Error {
  override name = "ConnectionCut";
}

/** A response given to any request in place of the real one. */
interface FixedResponse {
  status: number;
  body: string;
  headers?: Record<string, string>;
}

/** Injects faults into a content service. Nothing fails until `set` or `respondWith` is called. */
export interface ContentFaults {
  /** Replaces the active faults. */
  set(...faults: Fault[]): void;
  /** The active faults. */
  current(): readonly Fault[];
  /** Gives this response to every request, or to the next `times` requests. */
  respondWith(response: FixedResponse, times?: number): void;
  /** Removes all faults. */
  clear(): void;
  /** Called by the service before it handles a request; true when a fault has handled it. */
  intercept(request: IncomingMessage, response: ServerResponse): boolean;
  /** Called by the service for each query: runs `execute`, or responds as the active faults say. */
  handleQuery(asked: GraphqlRequest, execute: () => Promise<QueryResponse>): Promise<HttpResponse>;
  /** The same for a request of the REST API; its operation is its collection, such as "entries". */
  handleResource(operation: string, execute: () => Promise<HttpResponse>): Promise<HttpResponse>;
}

/** Faults to pass to `startContentService`, none of them active yet. */
export function createContentFaults(): ContentFaults {
  let active: Fault[] = [];
  let given: { response: FixedResponse; remaining: number } | undefined;
  /** The fault of an operation, after the wait of a slow one. */
  async function findFault(operation: string | undefined): Promise<Fault | undefined> {
    const faults = active.filter((fault) => fault.operation === undefined || fault.operation === operation);
    const slow = faults.find(({ kind }) => kind === "slow");
    if (slow) await wait(slow.delayMs ?? DEFAULT_DELAY_MS, undefined, { ref: false });
    return faults.find(({ kind }) => kind !== "slow");
  }
  return {
    set(...faults) {
      active = faults;
    },
    current: () => active,
    respondWith(response, times = Number.POSITIVE_INFINITY) {
      given = { response, remaining: times };
    },
    clear() {
      active = [];
      given = undefined;
    },
    intercept(request, response) {
      if (active.some(({ kind, operation }) => kind === "down" && operation === undefined)) {
        request.socket.destroy();
        return true;
      }
      if (!given || given.remaining <= 0) return false;
      given.remaining -= 1;
      response.writeHead(given.response.status, given.response.headers).end(given.response.body);
      return true;
    },
    async handleQuery(asked, execute) {
      const fault = await findFault(readOperationName(asked));
      return fault ? breakResponse(fault, execute) : execute();
    },
    async handleResource(operation, execute) {
      const fault = await findFault(operation);
      return fault ? breakResource(fault, execute) : execute();
    },
  };
}

async function breakResource({ kind }: Fault, execute: () => Promise<HttpResponse>): Promise<HttpResponse> {
  if (kind === "down") throw new ConnectionCut();
  if (kind === "garbage") return GARBAGE;
  if (kind === "error") return RESOURCE_ERROR;
  if (kind === "rate-limited") return RESOURCE_RATE_LIMITED;
  const response = await execute();
  return kind === "empty" ? withoutItems(response) : withoutIncludes(response);
}

async function breakResponse({ kind }: Fault, execute: () => Promise<QueryResponse>): Promise<HttpResponse> {
  if (kind === "down") throw new ConnectionCut();
  if (kind === "garbage") return GARBAGE;
  if (kind === "error") return SERVER_ERROR;
  if (kind === "rate-limited") return RATE_LIMITED;
  const response = await execute();
  return kind === "empty" ? withoutEntries(response) : withBrokenLinks(response);
}
