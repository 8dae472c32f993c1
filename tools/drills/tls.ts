// Runs nginx by docs/guides/nginx.conf in front of the built site, asks it for what that file promises, and lets Debian's
// testssl.sh grade it. `npm run drill:tls`; about four minutes.
import { deepStrictEqual as equal, ok, rejects } from "node:assert";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { request } from "node:http";
import type { OutgoingHttpHeaders } from "node:http2";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { findFreePorts } from "#tests/support/free-port.ts";
import { startSiteProcess } from "#tests/support/site-process.ts";
import { askThroughTls, type TlsServer } from "./ask-through-tls.ts";
import { findTestssl, gradeTls, scanTls } from "./grade-tls.ts";
import { writeApplication } from "./job-application.ts";
import { findNginx } from "./start-nginx.ts";
import { startPublicNginx, type PublicNginx } from "./start-public-nginx.ts";

const NAME = "www.example.org";
const APPLY = "/api/v1/jobs/job_application";
const CONTACT = "/api/v1/service/contact_us";
const MEGABYTE = 1024 * 1024;
const FLOOD = 200;
/** Far longer than nginx and the site take to pass on what has come. */
const PASSED_ON_MS = 1000;

interface Place {
  server: TlsServer;
  origin: string;
  httpPort: number;
  proxy: PublicNginx;
  /** What the site has logged so far. */
  log: () => string;
}

const PROMISES: Record<string, (place: Place) => Promise<void>> = {
  "http leads to https on the same host": async ({ httpPort, origin }) => {
    const { status, location } = await askPlainly(httpPort, NAME, "/a%2Fb,c?d=%26");
    equal([status, location], [301, `${origin}/a%2Fb,c?d=%26`]);
  },
  "the domain without www leads to the one name, by TLS, and has HSTS": async ({ server, origin }) => {
    const { status, headers } = await get({ ...server, name: "example.org" }, "/a?b=c");
    equal([status, headers.location], [301, `${origin}/a?b=c`]);
    ok(headers["strict-transport-security"]?.includes("max-age=63072000"));
  },
  "another name gets no answer": async ({ server, httpPort }) => {
    await rejects(get({ ...server, name: "other.example" }, "/"), /alert|unrecognized/);
    await rejects(askPlainly(httpPort, "other.example", "/"), /socket hang up|ECONNRESET/);
  },
  "pages come by HTTP/2 with the site's own headers": async ({ server }) => {
    const { status, headers } = await get(server, "/");
    equal(status, 200);
    ok(headers["content-security-policy"] && headers["strict-transport-security"]);
    equal(headers.server, "nginx");
  },
  "addresses are passed on as they came": async ({ server }) => {
    const address = "/venmala_hospital_punalur/facilities/emergency_/_casuality";
    equal((await get(server, address)).status, 200);
    // nginx would make one slash of two.
    equal((await get(server, "//robots.txt")).status, 404);
  },
  "what a visitor says in forwarded headers is not believed": async ({ server, log }) => {
    const forged = { "x-forwarded-for": "198.51.100.7", "x-forwarded-host": "other.example" };
    const { status } = await apply(server, "Forged", resumeOf(1000), forged);
    equal(status, 201);
    while (!log().includes(`"route":"${APPLY}"`)) await sleep(50);
    ok(!log().includes("198.51.100"), "the site logs the network that the visitor made up");
  },
  "a resume of the largest size is taken": async ({ server }) => {
    equal((await apply(server, "Large", resumeOf(5 * MEGABYTE))).status, 201);
  },
  "a larger one is refused by the site itself": async ({ server }) => {
    const { status, headers } = await apply(server, "Larger", resumeOf(30 * MEGABYTE));
    equal([status, headers["content-type"]], [413, "application/problem+json"]);
  },
  "nginx writes no part of a resume to its disk": async ({ server, proxy }) => {
    const { body, type } = await writeApplication("Slow", resumeOf(MEGABYTE));
    const half = body.length / 2;
    const { status } = await askThroughTls(server, postOf(type), async (stream) => {
      stream.write(body.subarray(0, half));
      await sleep(PASSED_ON_MS);
      const written = (await proxy.openFiles()).filter((file) => file.includes("/client_body/"));
      equal(written, []);
      stream.end(body.subarray(half));
    });
    equal(status, 201);
  },
  // The last one, because no more posts are let in for some seconds.
  "a flood of posts from one address ends before the site, and pages go on": async ({ server }) => {
    const post = { ":method": "POST", ":path": CONTACT, "content-type": "application/json" };
    const answers = await Promise.all(
      Array.from({ length: FLOOD }, () => askThroughTls(server, post, (stream) => stream.end("{}"))),
    );
    const refused = answers.filter(({ status }) => status === 429);
    ok(answers.length - refused.length >= 100, "fewer than a hundred were let in");
    ok(refused.length > 0, "none was refused");
    for (const { headers, body } of refused) {
      equal([headers["content-type"], headers["retry-after"]], ["application/problem+json", "60"]);
      equal(JSON.parse(body).status, 429);
      equal(headers["content-security-policy"], undefined, "the site answered itself");
    }
    equal((await get(server, "/")).status, 200);
  },
};

const nginx = findNginx();
const testssl = findTestssl();
if (nginx === undefined) console.log("Skipped: TLS, because nginx is not installed (Debian's package nginx-light).");
else process.exitCode = (await drill(nginx)) ? 0 : 1;

async function drill(program: string): Promise<boolean> {
  const data = await mkdtemp(join(tmpdir(), "tls-"));
  const [sitePort, httpsPort] = [await findFreePorts(), await findFreePorts()];
  const httpPort = httpsPort + 1;
  const origin = `https://${NAME}:${httpsPort}`;
  const site = await startSiteProcess({
    HOST: "127.0.0.1",
    PORT: String(sitePort),
    DATA_DIR: data,
    SITE_ORIGIN: origin,
    TRUST_PROXY: "127.0.0.1",
    LOG_LEVEL: "info",
  });
  const proxy = await startPublicNginx(program, { name: NAME, httpsPort, httpPort, sitePort });
  try {
    const server = { name: NAME, port: httpsPort, authority: await readFile(proxy.authority, "utf8") };
    const areKept = await checkPromises({ server, origin, httpPort, proxy, log: site.output });
    return (await grade(origin, proxy)) && areKept;
  } finally {
    await proxy.stop();
    await site.end("SIGTERM");
    await rm(data, { recursive: true, force: true });
  }
}

async function checkPromises(place: Place): Promise<boolean> {
  let areKept = true;
  for (const [promise, check] of Object.entries(PROMISES)) {
    const fault = await check(place).then(
      () => undefined,
      (error: unknown) => error,
    );
    console.log(fault === undefined ? `kept: ${promise}` : `NOT KEPT: ${promise}: ${String(fault)}`);
    areKept &&= fault === undefined;
  }
  return areKept;
}

async function grade(origin: string, { folder, authority }: { folder: string; authority: string }): Promise<boolean> {
  if (testssl === undefined) {
    console.log("Skipped: the grade, because testssl.sh is not installed (Debian's package testssl.sh).");
    return true;
  }
  const findings = await scanTls(testssl, { folder, origin, authority });
  const { faults, expected } = gradeTls(findings);
  for (const fault of faults) console.log(`FAULT ${fault}`);
  for (const each of expected) console.log(`expected ${each}`);
  console.log(`testssl.sh looked at ${findings.length} things: ${faults.length} faults`);
  return faults.length === 0;
}

function get(server: TlsServer, path: string) {
  return askThroughTls(server, { ":path": path });
}

async function apply(server: TlsServer, name: string, resume: File, headers: OutgoingHttpHeaders = {}) {
  const { body, type } = await writeApplication(name, resume);
  return askThroughTls(server, { ...postOf(type), ...headers }, (stream) => stream.end(body));
}

function postOf(type: string): OutgoingHttpHeaders {
  return { ":method": "POST", ":path": APPLY, "content-type": type };
}

function resumeOf(bytes: number): File {
  return new File(["%PDF-1.7\n".padEnd(bytes, "x")], "resume.pdf", { type: "application/pdf" });
}

/** Asks without TLS; rejects when the connection ends without an answer. */
async function askPlainly(port: number, host: string, path: string) {
  const asked = request({ host: "127.0.0.1", port, path, headers: { host } }).end();
  const [answer] = (await once(asked, "response")) as [import("node:http").IncomingMessage];
  answer.resume();
  return { status: answer.statusCode, location: answer.headers.location };
}
