import { RequestProblem } from "../http/request-problem.ts";

/** What can go wrong with an answer, and what it looks like to the client. */
export const FAULT_KINDS = {
  slow: "answers late",
  down: "cuts the connection",
  garbage: "answers with a page that is no JSON",
  error: "answers with an error and no data",
  partial: "leaves out entries and files, as links to nothing do",
  empty: "answers as if nothing matched",
  "rate-limited": "refuses as too many requests",
} as const;

export type FaultKind = keyof typeof FAULT_KINDS;

/** A failure of the service. */
export interface Fault {
  kind: FaultKind;
  /** Name of the GraphQL operation that fails; every one when left out. */
  operation?: string;
  /** How late a slow answer comes. */
  delayMs?: number;
}

/** Long enough to look at a loader, within the time that clients wait. */
export const DEFAULT_DELAY_MS = 1500;
const LONGEST_DELAY_MS = 60_000;

/** The faults a request names, one or a list. Throws `RequestProblem` when one is not known. */
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
  if (!(delay >= 0 && delay <= LONGEST_DELAY_MS)) throw refuse(`"delayMs" must be 0 to ${LONGEST_DELAY_MS}`);
  return { delayMs: delay };
}

function refuse(message: string): RequestProblem {
  return new RequestProblem(400, undefined, message);
}
