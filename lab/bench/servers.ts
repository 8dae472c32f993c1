import { spawn, type SpawnOptions } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { findNginx, runNginx } from "../support/start-nginx.ts";
import { findFreePorts } from "../../tests/support/free-port.ts";
import { readNpmStart } from "../../tests/support/npm-start.ts";
import { toEnvironment } from "../support/to-environment.ts";
import { startSiteProcess } from "../../tests/support/site-process.ts";

/** A server that answers with one process. */
export interface Server {
  name: string;
  origin: string;
  pid: number;
  stop: () => Promise<unknown>;
}

/** The built site, as `npm start` runs it. */
export async function startSite(folder: string): Promise<Server> {
  const port = await findFreePorts();
  const { variables, command } = await readNpmStart();
  const settings = { HOST: "127.0.0.1", PORT: String(port), DATA_DIR: join(folder, "site"), LOG_LEVEL: "silent" };
  const site = await startSiteProcess({ ...settings, ...toEnvironment(variables) }, command);
  const origin = `http://127.0.0.1:${port}`;
  return { name: "site", origin, pid: site.pid ?? 0, stop: () => site.end("SIGTERM") };
}

/** nginx with one worker, which serves the folder's Brotli files as they lie; undefined where it is not installed. */
export async function startNginx(folder: string): Promise<Server | undefined> {
  const program = findNginx();
  if (program === undefined) return undefined;
  const port = await findFreePorts();
  const nginx = await runNginx(
    program,
    port,
    (own) => `
      master_process off; pid ${own}/nginx.pid; error_log ${own}/error.log;
      events {}
      http {
        access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000000; open_file_cache max=10;
        ${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${own}/${name};`).join(" ")}
        server {
          listen 127.0.0.1:${port}; root ${folder};
          types { text/html html; text/x-script data; }
          add_header Content-Encoding br;
        }
      }`,
  );
  return { name: "nginx", origin: `http://127.0.0.1:${port}`, pid: nginx.pid, stop: nginx.stop };
}

/** Plain `node:http`, which answers with the bytes of one file. */
export async function startNodeHttp(file: string, type: string): Promise<Server> {
  const port = await findFreePorts();
  return startProgram("node:http", port, [join(import.meta.dirname, "node-http.ts"), String(port), file, type]);
}

/** A program that Node runs and that listens on the port. */
export async function startProgram(
  name: string,
  port: number,
  args: string[],
  options: SpawnOptions = {},
): Promise<Server> {
  const server = spawn(process.execPath, args, { stdio: ["ignore", "ignore", "inherit"], ...options });
  const exited = once(server, "exit");
  while (!(await isOpen(port))) {
    if (server.exitCode !== null) throw new Error(`${name} ended before it listened`);
    await sleep(50);
  }
  const stop = async () => {
    server.kill();
    await exited;
  };
  return { name, origin: `http://127.0.0.1:${port}`, pid: server.pid ?? 0, stop };
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
