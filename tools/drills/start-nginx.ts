import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, readdir, readFile, readlink, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { findProgram } from "#submissions/test-support/find-program.ts";

const START_LIMIT_MS = 10_000;

/** A running nginx, and its folder, which goes with it. */
export interface Nginx {
  folder: string;
  /** What the processes that serve have open, as Linux tells it; removed files too. */
  openFiles: () => Promise<string[]>;
  stop: () => Promise<void>;
}

/** The path of nginx; undefined where it is not installed. */
export function findNginx(): string | undefined {
  return findProgram("nginx", ["/usr/sbin"]);
}

/** Runs nginx on 127.0.0.1 in front of a site there, with one kept connection to it that all visitors share. */
export function startNginx(nginx: string, port: number, sitePort: number): Promise<Nginx> {
  return runNginx(nginx, port, (folder) => writeSettings(folder, port, sitePort));
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
  return { folder, stop, openFiles: () => listOpenFiles(server.pid ?? 0) };
}

async function listOpenFiles(parent: number): Promise<string[]> {
  const children = (await readFile(`/proc/${parent}/task/${parent}/children`, "utf8")).trim().split(" ");
  const links = children.map(async (child) => {
    const folder = `/proc/${child}/fd`;
    return Promise.all((await readdir(folder)).map((file) => readlink(join(folder, file))));
  });
  return (await Promise.all(links)).flat();
}

/** Where nginx puts what it cannot hold in memory, which Debian's is built to put below /var. */
export function temporaryPaths(folder: string): string {
  return ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(" ");
}

function writeSettings(folder: string, port: number, sitePort: number): string {
  return `
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events {}
http {
  access_log off;
  ${temporaryPaths(folder)}
  upstream site {
    server 127.0.0.1:${sitePort};
    keepalive 1;
    keepalive_timeout 4s;
  }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://site;
      proxy_http_version 1.1;
      proxy_request_buffering off;
      proxy_set_header Connection "";
      proxy_set_header Host $host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    }
  }
}
`;
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
