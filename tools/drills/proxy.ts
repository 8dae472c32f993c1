// Sends malformed requests to the built site through nginx, which keeps one connection to it for all visitors, and looks
// whether one of them ever gets two answers or leaves something behind for the next visitor. `npm run drill:proxy`.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  AMBIGUOUS_HEADERS,
  AMBIGUOUS_LENGTHS,
  CLOSE,
  get,
  HOST,
  TOO_LARGE,
} from "#server/http/test-support/malformed-requests.ts";
import { sendRaw, statusesOf } from "#server/http/test-support/send-raw.ts";
import { findFreePorts } from "#tests/support/free-port.ts";
import { startSiteProcess } from "#tests/support/site-process.ts";
import { findNginx, startNginx } from "./start-nginx.ts";

/** What the next visitor asks for, and what stands in its answer alone. */
const NEXT = get("/robots.txt", HOST + CLOSE);
const NEXT_ANSWER = "User-agent: *";

/** Said by nginx itself of what it does not speak; every other 5xx would be the site's or its connection's. */
const NOT_SPOKEN = [501, 505];

/** What would be answered beside the request it hides behind, if site and proxy read that one differently. */
const HIDDEN = get("/healthz", HOST + CLOSE);

const nginx = findNginx();
if (nginx === undefined) console.log("Skipped: malformed requests behind nginx (Debian's package nginx-light).");
else process.exitCode = (await drill(nginx)) ? 0 : 1;

async function drill(program: string): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), "proxy-"));
  const [port, sitePort] = [await findFreePorts(), await findFreePorts()];
  const site = await startSiteProcess({
    HOST: "127.0.0.1",
    PORT: String(sitePort),
    DATA_DIR: folder,
    TRUST_PROXY: "127.0.0.1",
    LOG_LEVEL: "silent",
  });
  const proxy = await startNginx(program, port, sitePort);
  try {
    return await sendAll(port);
  } finally {
    await proxy.stop();
    await site.end("SIGTERM");
    await rm(folder, { recursive: true, force: true });
  }
}

async function sendAll(port: number): Promise<boolean> {
  const counts = { refused: 0, "closed without an answer": 0, "taken as one request": 0, faults: 0 };
  const requests = Object.entries({ ...AMBIGUOUS_LENGTHS, ...AMBIGUOUS_HEADERS, ...TOO_LARGE });
  for (const [name, bytes] of requests) {
    const heard = await sendRaw(port, bytes + HIDDEN);
    const next = await sendRaw(port, NEXT);
    const statuses = statusesOf(heard);
    const [status] = statuses;
    const isFailure = status !== undefined && status >= 500 && !NOT_SPOKEN.includes(status);
    const isSound = statuses.length <= 1 && !isFailure && isNext(next);
    if (!isSound) {
      counts.faults += 1;
      console.log(`FAULT ${name}: ${statuses.join(", ")}; the next visitor: ${next.slice(0, 200)}`);
    } else if (status === undefined) counts["closed without an answer"] += 1;
    else if (status >= 400) counts.refused += 1;
    else {
      counts["taken as one request"] += 1;
      console.log(`taken as one request: ${name} (${status})`);
    }
  }
  console.log(`${requests.length} malformed requests through nginx: ${JSON.stringify(counts)}`);
  return counts.faults === 0;
}

function isNext(heard: string): boolean {
  return statusesOf(heard).join() === "200" && heard.includes(NEXT_ANSWER);
}
