import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

const FIRST_FD = 3;

/** The socket that systemd holds open while the site restarts; undefined without one. Throws for more than one. */
export function findPassedSocket({ LISTEN_PID, LISTEN_FDS }: NodeJS.ProcessEnv) {
  if (LISTEN_PID !== String(process.pid) || LISTEN_FDS === undefined) return undefined;
  if (LISTEN_FDS !== "1")
    throw new Error(
      `systemd passes ${LISTEN_FDS} sockets, and the site takes one: use one ListenStream= in its .socket`,
    );
  return { fd: FIRST_FD };
}

/** By systemd's own program (sd_notify(3)), as Node has no Unix datagram sockets. Rejects when it cannot. */
export async function notifySystemd(state: "READY=1" | "STOPPING=1", { NOTIFY_SOCKET, PATH }: NodeJS.ProcessEnv) {
  if (NOTIFY_SOCKET !== undefined) await run("systemd-notify", [state], { env: { NOTIFY_SOCKET, PATH } });
}
