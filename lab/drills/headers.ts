import { execFile } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { connect, createServer, type AddressInfo, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { findFreePorts } from "../../tests/support/free-port.ts";
import { startSiteProcess } from "../../tests/support/site-process.ts";
import { findNginx, startPublicNginx } from "../support/start-nginx.ts";

// Lets MDN's HTTP Observatory itself look at the built site, by TLS behind nginx as docs/guides/nginx.conf has it, and
// wants 135 points with nothing failed. npm brings the scanner, for this one run. `npm run -w lab drill headers`; about
// a minute.

const run = promisify(execFile);

const SCANNER = "@mdn/mdn-http-observatory";
const VERSION = "1.4.8";
const MIN_SCORE = 135;
/** First byte of a TLS connection: a record of the handshake (RFC 8446, §5.1). */
const HANDSHAKE = 0x16;
/** The scanner looks at one address at a time. */
const PATHS = ["/", "/venmala_hospital", "/venmala_hospital/appointment", "/venmala_hospital/gallery"];

interface Scan {
  scan: { score: number; grade: string; testsFailed: number; testsQuantity: number };
  tests: Record<string, { result: string; pass: boolean; scoreModifier: number }>;
}

const nginx = findNginx();
if (nginx === undefined)
  console.log("Skipped: security headers, because nginx is not installed (Debian's nginx-light).");
else process.exitCode = (await drill(nginx)) ? 0 : 1;

async function drill(program: string): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), "headers-"));
  const [sitePort, httpsPort] = [await findFreePorts(), await findFreePorts()];
  const httpPort = httpsPort + 1;
  const site = await startSiteProcess({
    HOST: "127.0.0.1",
    PORT: String(sitePort),
    DATA_DIR: join(folder, "data"),
    SITE_ORIGIN: `https://localhost:${httpsPort}`,
    TRUST_PROXY: "127.0.0.1",
    LOG_LEVEL: "silent",
  });
  const proxy = await startPublicNginx(program, { name: "localhost", httpsPort, httpPort, sitePorts: [sitePort] });
  const both = await listenForBoth(httpPort, httpsPort);
  try {
    const scanner = await installScanner(folder);
    const { port } = both.address() as AddressInfo;
    let areGood = true;
    for (const path of PATHS)
      areGood = report(path, await scan(scanner, `localhost:${port}${path}`, proxy.authority)) && areGood;
    return areGood;
  } finally {
    both.close();
    await proxy.stop();
    await site.end("SIGTERM");
    await rm(folder, { recursive: true, force: true });
  }
}

/** Resolves to the scanner's program. Its own install step would fetch two lists that nothing of ours depends on. */
async function installScanner(folder: string): Promise<string> {
  await writeFile(join(folder, "package.json"), "{}");
  await run("npm", ["install", "--ignore-scripts", "--no-audit", "--no-fund", `${SCANNER}@${VERSION}`], {
    cwd: folder,
  });
  const home = join(folder, "node_modules", SCANNER);
  await writeFile(join(home, "conf/hsts-preload.json"), "{}");
  await writeFile(join(home, "conf/tld-list.json"), '["org"]');
  return join(home, "src/scan.js");
}

/** The scanner believes the authority that signed nginx's certificate, and no address but this machine's is asked. */
async function scan(program: string, address: string, authority: string): Promise<Scan> {
  const env = { ...process.env, NODE_EXTRA_CA_CERTS: authority };
  const { stdout } = await run(process.execPath, [program, address], { env });
  return JSON.parse(stdout) as Scan;
}

function report(path: string, { scan: { score, grade, testsFailed, testsQuantity }, tests }: Scan): boolean {
  console.log(`${path}: ${score} points, ${grade}, ${testsFailed} of ${testsQuantity} tests failed`);
  for (const [name, { result, pass, scoreModifier }] of Object.entries(tests))
    console.log(`  ${pass ? "passed" : "FAILED"} ${String(scoreModifier).padStart(3)} ${name}: ${result}`);
  return score >= MIN_SCORE && testsFailed === 0;
}

/** The scanner knows one port for http and https, as the two have none of their own on the public site. */
async function listenForBoth(httpPort: number, httpsPort: number): Promise<Server> {
  const server = createServer((socket) => {
    socket.once("data", (bytes: Buffer) => {
      socket.pause();
      const port = bytes[0] === HANDSHAKE ? httpsPort : httpPort;
      const target = connect(port, "127.0.0.1", () => {
        target.write(bytes);
        socket.pipe(target).pipe(socket);
      });
      for (const each of [socket, target]) each.on("error", () => [socket, target].forEach((end) => end.destroy()));
    });
  });
  server.listen(0);
  await once(server, "listening");
  return server;
}
