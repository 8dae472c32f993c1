import { Agent, request, type RequestOptions } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

/** One request of a load, and what came of it. */
export interface LoadAnswer {
  /** 0 when there was no answer. */
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

/** Connections of its own, kept open as a proxy's or a browser's are unless told otherwise. */
export function createLoader(port: number, { keepAlive = true } = {}) {
  const agent = new Agent({ keepAlive });

  function ask({ path, method = "GET", headers = {}, body }: LoadRequest): Promise<LoadAnswer> {
    const begin = performance.now();
    const options: RequestOptions = { agent, host: "127.0.0.1", port, path, method, headers };
    return new Promise((done) => {
      const end = (status: number, retryAfter?: string) => done({ status, ms: performance.now() - begin, retryAfter });
      const send = () => {
        const sent = request(options, (answer) => {
          answer.resume();
          answer.once("close", () =>
            end(answer.complete ? (answer.statusCode ?? 0) : 0, answer.headers["retry-after"]),
          );
        });
        // A kept connection may be closed just when it is used again; browsers and proxies then take another.
        sent.once("error", () => (sent.reusedSocket ? send() : end(0)));
        sent.end(body);
      };
      send();
    });
  }

  return {
    ask,

    /** So many visitors, each asking again as soon as the answer is there. */
    async askInTurn(visitors: number, seconds: number, next: (count: number) => LoadRequest): Promise<LoadAnswer[]> {
      const answers: LoadAnswer[] = [];
      const until = performance.now() + seconds * 1000;
      let count = 0;
      const visit = async () => {
        while (performance.now() < until) answers.push(await ask(next((count += 1))));
      };
      await Promise.all(Array.from({ length: visitors }, visit));
      return answers;
    },

    /** So many requests a second, whether or not the ones before were answered, as a crowd asks. */
    async askAtRate(perSecond: number, seconds: number, next: (count: number) => LoadRequest): Promise<LoadAnswer[]> {
      const answers: Promise<LoadAnswer>[] = [];
      const begin = performance.now();
      const total = Math.round(perSecond * seconds);
      while (answers.length < total) {
        const due = Math.min(total, Math.ceil(((performance.now() - begin) / 1000) * perSecond));
        while (answers.length < due) answers.push(ask(next(answers.length)));
        await sleep(5);
      }
      return Promise.all(answers);
    },

    close: () => agent.destroy(),
  };
}

/** The time within which this share of the answers came, in whole milliseconds; 0 for none. */
export function quantile(answers: LoadAnswer[], share: number): number {
  const sorted = answers.map(({ ms }) => ms).toSorted((one, other) => one - other);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
}

/** A page that is rendered for each visitor: answers to free text are kept nowhere. */
export const renderedPage = (count: number): LoadRequest => ({
  path: `/venmala_hospital/what_is_where?find=heart+${count}`,
});

/** A page that is kept. */
export const keptPage = (): LoadRequest => ({ path: "/venmala_hospital/doctors" });

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
