import { spawn, execFile } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { findProgram } from "../../outbox/test-support/find-program.ts";

const START_LIMIT_MS = 10_000;

/** A running nginx, and its folder, which goes with it. */
export interface Nginx {
  folder: string;
  /** Of the process, which starts the workers unless the settings say otherwise. */
  pid: number;
  stop: () => Promise<void>;
}

/** The path of nginx; undefined where it is not installed. */
export function findNginx(): string | undefined {
  return findProgram("nginx", ["/usr/sbin"]);
}

/**
 * Runs nginx in a folder of its own, which its other account may enter, with the settings that are written for that
 * folder; resolves once it listens on the port.
 */
export async function runNginx(
  nginx: string,
  port: number,
  write: (folder: string) => string | Promise<string>,
): Promise<Nginx> {
  const folder = await mkdtemp(join(tmpdir(), "nginx-"));
  await chmod(folder, 0o755);
  const settings = join(folder, "nginx.conf");
  await writeFile(settings, await write(folder));
  const server = spawn(nginx, ["-c", settings, "-p", folder, "-g", "daemon off;"], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  server.stderr.on("data", (part: Buffer) => (said += part.toString()));
  const exited = once(server, "exit");
  const stop = async () => {
    server.kill("SIGTERM");
    await exited;
    await rm(folder, { recursive: true });
  };
  for (const deadline = Date.now() + START_LIMIT_MS; !(await isOpen(port)); await sleep(50)) {
    if (Date.now() < deadline && server.exitCode === null) continue;
    await stop();
    throw new Error(`nginx did not start: ${said}`);
  }
  return { folder, pid: server.pid ?? 0, stop };
}

/** Where nginx puts what it cannot hold in memory, which Debian's is built to put below /var. */
function temporaryPaths(folder: string): string {
  return ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(" ");
}

async function isOpen(port: number): Promise<boolean> {
  const socket = connect(port, "127.0.0.1");
  const isConnected = await once(socket, "connect").then(
    () => true,
    () => false,
  );
  socket.destroy();
  return isConnected;
}

const SETTINGS = resolve(import.meta.dirname, "../../docs/guides/nginx.conf");

export interface PublicNginxOptions {
  /** The one name that the site has, in place of www.example.org. */
  name: string;
  httpsPort: number;
  httpPort: number;
  sitePorts: [number, ...number[]];
  /** The folder with the page for outages, in place of /var/cache/website. */
  outageFolder?: string;
}

export interface PublicNginx extends Nginx {
  /** The certificate of the authority that signed nginx's own. */
  authority: string;
}

/**
 * Runs nginx on 127.0.0.1 by docs/guides/nginx.conf as it is there, but for ports, name and paths, with a certificate
 * that a throw-away authority signed.
 */
export async function startPublicNginx(nginx: string, options: PublicNginxOptions): Promise<PublicNginx> {
  const settings = await readFile(SETTINGS, "utf8");
  const upstreams = options.sitePorts.map((port) => `server 127.0.0.1:${port} max_fails=0;\n`).join("");
  let authority = "";
  const server = await runNginx(nginx, options.httpsPort, async (folder) => {
    const certificate = await writeCertificate(folder, [options.name, "example.org"]);
    ({ authority } = certificate);
    return replaceAll(settings, [
      [/^ *listen \[::\].*\n/gm, ""],
      [/listen 80\b/g, `listen 127.0.0.1:${options.httpPort}`],
      [/listen 443\b/g, `listen 127.0.0.1:${options.httpsPort}`],
      [/( *server 127\.0\.0\.1:300[01] .*\n){2}/g, upstreams],
      [/\/var\/cache\/website/g, options.outageFolder ?? folder],
      [/\/run\/nginx-pages/g, join(folder, "pages")],
      [/\S+fullchain\.pem/g, certificate.certificate],
      [/\S+privkey\.pem/g, certificate.key],
      [/https:\/\/\$host\$/g, `https://$host:${options.httpsPort}$`],
      [/https:\/\/www\.example\.org\$/g, `https://${options.name}:${options.httpsPort}$`],
      [/server_name (.*)www\.example\.org/g, `server_name $1${options.name}`],
      [/pid \S+;/g, `pid ${join(folder, "nginx.pid")};`],
      [/^ *client_body_temp_path .*\n/gm, ""],
      [/error_log \S+/g, `error_log ${join(folder, "error.log")}`],
      [/http \{/g, `http { ${temporaryPaths(folder)}`],
    ]);
  });
  return { ...server, authority };
}

/** Throws where a pattern is not found, so that nothing of the file is left out unnoticed when it changes. */
function replaceAll(settings: string, replacements: [RegExp, string][]): string {
  return replacements.reduce((text, [pattern, replacement]) => {
    if (text.search(pattern) === -1) throw new Error(`docs/guides/nginx.conf holds nothing like ${pattern}`);
    return text.replace(pattern, replacement);
  }, settings);
}

const run = promisify(execFile);

const KEY = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"];

/** Paths of PEM files. */
export interface Certificate {
  certificate: string;
  key: string;
  /** The certificate of the authority that signed it. */
  authority: string;
}

/** Makes an authority and a certificate of these names in the folder with OpenSSL's program, for 90 days. */
async function writeCertificate(folder: string, names: string[]): Promise<Certificate> {
  const file = (name: string) => join(folder, name);
  const extensions = [
    `subjectAltName=${names.map((name) => `DNS:${name}`).join()}`,
    "basicConstraints=CA:FALSE",
    "keyUsage=digitalSignature",
    "extendedKeyUsage=serverAuth",
    // As certificates of public authorities have.
    "crlDistributionPoints=URI:http://authority.example/revoked.crl",
  ];
  await writeFile(file("extensions"), `${extensions.join("\n")}\n`);
  const authority = [
    "-subj",
    "/CN=Throw-away authority",
    "-keyout",
    file("authority.key"),
    "-out",
    file("authority.pem"),
  ];
  await run("openssl", ["req", "-x509", "-days", "90", ...KEY, ...authority]);
  const request = ["-subj", `/CN=${names[0]}`, "-keyout", file("server.key"), "-out", file("server.csr")];
  await run("openssl", ["req", ...KEY, ...request]);
  const signer = ["-CA", file("authority.pem"), "-CAkey", file("authority.key"), "-CAcreateserial"];
  const signed = ["-in", file("server.csr"), "-out", file("server.pem"), "-extfile", file("extensions")];
  await run("openssl", ["x509", "-req", "-days", "90", ...signer, ...signed]);
  return { certificate: file("server.pem"), key: file("server.key"), authority: file("authority.pem") };
}
