import { Agent, request, type RequestOptions } from "node:http";
import { Agent as TlsAgent, request as requestOverTls } from "node:https";
import { setTimeout as sleep } from "node:timers/promises";

/** One request of a load, and what came of it. */
export interface LoadResponse {
  /** 0 when there was no response. */
  status: number;
  ms: number;
  retryAfter: string | undefined;
}

/** What to ask for the nth time. */
export interface LoadRequest {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

export interface LoaderOptions {
  keepAlive?: boolean;
  /** Requests come from so many addresses of this machine in turn, as a crowd's do. */
  addresses?: number;
  /** Certificate (PEM) of who signed that of "localhost"; left out, the requests are not encrypted. */
  authority?: string;
}

/** Connections of its own, which stay open as a proxy's or a browser's do, unless `keepAlive` is false. */
export function createLoader(port: number, { keepAlive = true, addresses, authority }: LoaderOptions = {}) {
  const agent =
    authority === undefined
      ? new Agent({ keepAlive })
      : new TlsAgent({ keepAlive, ca: authority, servername: "localhost" });
  const named = authority === undefined ? {} : { host: "localhost" };
  const begin = authority === undefined ? request : requestOverTls;

  let asked = 0;
  const nextAddress = () => (addresses ? { localAddress: `127.0.1.${1 + ((asked += 1) % addresses)}` } : {});

  function ask({ path, method = "GET", headers = {}, body }: LoadRequest): Promise<LoadResponse> {
    const since = performance.now();
    const to = { agent, host: "127.0.0.1", port, ...nextAddress() };
    const options: RequestOptions = { ...to, path, method, headers: { ...named, ...headers } };
    return new Promise((done) => {
      const end = (status: number, retryAfter?: string) => done({ status, ms: performance.now() - since, retryAfter });
      const send = () => {
        const sent = begin(options, (response) => {
          response.resume();
          response.once("close", () =>
            end(response.complete ? (response.statusCode ?? 0) : 0, response.headers["retry-after"]),
          );
        });
        // An open connection may be closed just when it is used again; browsers and proxies then take another.
        sent.once("error", () => (sent.reusedSocket ? send() : end(0)));
        sent.end(body);
      };
      send();
    });
  }

  return {
    ask,

    /** So many visitors, each asking again as soon as the response is there. */
    async askInTurn(visitors: number, seconds: number, next: (count: number) => LoadRequest): Promise<LoadResponse[]> {
      const responses: LoadResponse[] = [];
      const until = performance.now() + seconds * 1000;
      let count = 0;
      const visit = async () => {
        while (performance.now() < until) responses.push(await ask(next((count += 1))));
      };
      await Promise.all(Array.from({ length: visitors }, visit));
      return responses;
    },

    /** So many requests a second, whether or not earlier ones got a response, as a crowd does. */
    async askAtRate(perSecond: number, seconds: number, next: (count: number) => LoadRequest): Promise<LoadResponse[]> {
      const responses: Promise<LoadResponse>[] = [];
      const since = performance.now();
      const total = Math.round(perSecond * seconds);
      while (responses.length < total) {
        const due = Math.min(total, Math.ceil(((performance.now() - since) / 1000) * perSecond));
        while (responses.length < due) responses.push(ask(next(responses.length)));
        await sleep(5);
      }
      return Promise.all(responses);
    },

    close: () => agent.destroy(),
  };
}

/** The time within which this share of the responses came, in whole milliseconds; 0 for none. */
export function quantile(responses: LoadResponse[], share: number): number {
  const sorted = responses.map(({ ms }) => ms).toSorted((one, other) => one - other);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
}

/** As every browser does. */
const HEADERS = { "accept-encoding": "gzip, deflate, br" };

/** A page that is rendered for each visitor: responses to free text are not cached. */
export const renderedPage = (count: number): LoadRequest => ({
  path: `/venmala_hospital/what_is_where?find=heart+${count}`,
  headers: HEADERS,
});

/** A page that is cached. */
export const cachedPage = (): LoadRequest => ({ path: "/venmala_hospital/doctors", headers: HEADERS });

/** A contact message unlike all others. */
export const contactForm = (count: number): LoadRequest => ({
  path: "/api/v1/service/contact_us",
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify({
    name: `Drill ${count}`,
    email: "drill@example.org",
    contactNumber: 9_000_000_000 + count,
    subject: `Load ${count}`,
    hospital: "Punalur",
  }),
});
