import type { IncomingMessage } from "node:http";
import { parseFaults, type ContentFaults } from "../faults/content-faults.ts";
import { readBody, RequestError, type HttpResponse } from "../http/messages.ts";
import { renderControlPage } from "./control-page.ts";
import type { QueryLog } from "./query-log.ts";

/** What the control endpoint shows and changes. */
export interface Control {
  readonly faults: ContentFaults;
  readonly queries: QueryLog;
}

/** Address of the control's page, below the service's origin. */
export const CONTROL_PATH = "/control";

const LOOPBACK_HOST = /^(?:localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?$/;

export function isControlPath(pathname: string): boolean {
  return pathname === CONTROL_PATH || pathname.startsWith(`${CONTROL_PATH}/`);
}

/**
 * Handles a request to the control: its page, the faults (GET, PUT, DELETE, and POST from the page's form) and the
 * queries received (GET, DELETE). Requests from other sites' pages get 403.
 */
export async function handleControl(
  control: Control,
  request: IncomingMessage,
  pathname: string,
): Promise<HttpResponse> {
  const refusal = keepToThisMachine(request);
  if (refusal) return refusal;
  try {
    const response = await findResponse(control, request, pathname);
    return response ?? { status: 404, body: { message: "The control has nothing at this address" } };
  } catch (error) {
    if (error instanceof RequestError) return { status: error.status, body: { message: error.message } };
    throw error;
  }
}

/** A refusal: another site's page can reach the loopback address by DNS rebinding or by posting a form. */
export function keepToThisMachine({ headers }: IncomingMessage): HttpResponse | undefined {
  const site = headers["sec-fetch-site"] ?? "none";
  if (LOOPBACK_HOST.test(headers.host ?? "") && ["none", "same-origin"].includes(String(site))) return undefined;
  const message = "This address is for its own page and for programs on this machine only";
  return { status: 403, body: { message } };
}

async function findResponse(
  control: Control,
  request: IncomingMessage,
  pathname: string,
): Promise<HttpResponse | undefined> {
  const { faults, queries } = control;
  switch (`${request.method} ${pathname.slice(CONTROL_PATH.length)}`) {
    case "GET ":
      return htmlResponse(renderControlPage(faults.current(), queries.list()));
    case "GET /faults":
      return { status: 200, body: faults.current() };
    case "PUT /faults":
      faults.set(...parseFaults(parseJson(await readBody(request))));
      return { status: 200, body: faults.current() };
    case "POST /faults":
      setFromForm(faults, new URLSearchParams(await readBody(request)));
      return { status: 303, headers: { Location: CONTROL_PATH } };
    case "DELETE /faults":
      faults.clear();
      return { status: 200, body: faults.current() };
    case "GET /queries":
      return { status: 200, body: queries.list() };
    case "DELETE /queries":
      queries.clear();
      return { status: 200, body: queries.list() };
    default:
      return undefined;
  }
}

function setFromForm(faults: ContentFaults, form: URLSearchParams): void {
  if (form.get("kind") === "") return faults.clear();
  const added = parseFaults(Object.fromEntries(form));
  faults.set(...faults.current(), ...added);
}

export function htmlResponse(text: string): HttpResponse {
  return { status: 200, headers: { "Content-Type": "text/html; charset=utf-8" }, text };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new RequestError(400, undefined, "The body must be JSON");
  }
}
