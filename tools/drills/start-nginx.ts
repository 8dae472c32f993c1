import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { findProgram } from "#submissions/test-support/find-program.ts";

const START_LIMIT_MS = 10_000;

/** The path of nginx; undefined where it is not installed. */
export function findNginx(): string | undefined {
  return findProgram("nginx", ["/usr/sbin"]);
}

/** Runs nginx on 127.0.0.1 in front of a site there, with one kept connection to it that all visitors share. */
export async function startNginx(
  nginx: string,
  port: number,
  sitePort: number,
): Promise<{ stop: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), "nginx-"));
  const settings = join(folder, "nginx.conf");
  await writeFile(settings, writeSettings(folder, port, sitePort));
  const server = spawn(nginx, ["-c", settings, "-p", folder, "-g", "daemon off;"], { stdio: "ignore" });
  const exited = once(server, "exit");
  const stop = async () => {
    server.kill("SIGTERM");
    await exited;
    await rm(folder, { recursive: true });
  };
  for (const deadline = Date.now() + START_LIMIT_MS; !(await isOpen(port)); await sleep(50)) {
    if (Date.now() < deadline && server.exitCode === null) continue;
    await stop();
    throw new Error("nginx did not start");
  }
  return { stop };
}

function writeSettings(folder: string, port: number, sitePort: number): string {
  const bodies = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  return `
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events {}
http {
  access_log off;
  ${bodies.join("\n  ")}
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
