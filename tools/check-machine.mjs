// What keeps an installation or a start from succeeding, found before anything is changed. Each check returns one line
// with the next command, or undefined. Runs on the machine's own Node.
import { execFileSync } from "node:child_process";
import { accessSync, constants, existsSync, readFileSync, statfsSync } from "node:fs";
import { once } from "node:events";
import { createServer } from "node:net";
import { join } from "node:path";

const MB = 2 ** 20;
/** The packages, npm's copies of them, and the built pages; a renewed installation removes the old one first. */
const NEEDED_MB = { first: 1000, renewed: 300 };
/** What the site needs; package.json names the packages that bring it. */
const OWN_NODE = 26;
const LAST_PORT = 65_535;

/** What the person typed, to be typed again. */
export const typedCommand =
  { prestart: "npm start", predev: "npm run dev", pretest: "npm test" }[process.env.npm_lifecycle_event] ??
  "the same command again";

/** Whether the machine has neither a Node that the project brings along nor a new enough one of its own. */
export function findMissingNode(projectDir, { platform, arch, versions } = process) {
  const { optionalDependencies } = JSON.parse(readFileSync(join(projectDir, "package.json"), "utf8"));
  const isBrought = Object.keys(optionalDependencies).some((name) => name.endsWith(`-${platform}-${arch}`));
  if (isBrought || Number(versions.node.split(".")[0]) >= OWN_NODE) return undefined;
  return `The project brings no Node for this machine (${platform} ${arch}): install Node ${OWN_NODE} (https://nodejs.org), then run ${typedCommand}`;
}

/** Whether another program listens where the site is to. What PORT and HOST hold is judged by the site itself. */
export async function findTakenPort(env = process.env) {
  const port = Number(env.PORT?.trim() || 3000);
  // A service manager that passes the socket holds the port itself.
  if (env.LISTEN_FDS || !Number.isInteger(port) || port < 1 || port > LAST_PORT) return undefined;
  const host = env.HOST?.trim() || "localhost";
  if (!(await isTaken(port, host))) return undefined;
  let free = port + 1;
  while (free < LAST_PORT && (await isTaken(free, host))) free++;
  return `Port ${port} is in use by another program. Stop it, or take another port: PORT=${free} ${typedCommand}`;
}

async function isTaken(port, host) {
  const server = createServer().listen(port, host);
  try {
    await once(server, "listening");
    await new Promise((closed) => server.close(closed));
    return false;
  } catch (error) {
    return error.code === "EADDRINUSE";
  }
}

/** Whether this account may write what an installation writes. */
export function findReadOnlyFolder(projectDir) {
  const folders = [projectDir, join(projectDir, "node_modules"), join(projectDir, "build")];
  const closed = folders.find((folder) => existsSync(folder) && !isWritable(folder));
  if (closed === undefined) return undefined;
  return `This account may not write in ${closed}. Give it the folder, then run ${typedCommand}: sudo chown -R ${process.getuid()} ${projectDir}`;
}

function isWritable(folder) {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** Whether the disk has room for an installation. */
export function findFullDisk(projectDir, needed = NEEDED_MB) {
  const neededMb = existsSync(join(projectDir, "node_modules")) ? needed.renewed : needed.first;
  const { bavail, bsize } = statfsSync(projectDir);
  const freeMb = Math.floor((bavail * bsize) / MB);
  if (freeMb >= neededMb) return undefined;
  return `The disk has ${freeMb} MB free, and the installation needs ${neededMb}. Make room (npm cache clean --force frees npm's copies), then run ${typedCommand}`;
}

/** What a machine without a way to the registry answers; other failures are for the installation to report. */
const NO_NETWORK =
  /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENETUNREACH|EHOSTUNREACH|ETIMEDOUT|ERR_SOCKET_TIMEOUT)\b/;

/** Whether npm reaches its registry, by its own proxy and mirror settings; offline, it installs from its cache. */
export function findMissingNetwork(projectDir) {
  if (process.env.npm_config_offline === "true") return undefined;
  try {
    const options = ["--fetch-retries=0", "--fetch-timeout=15000", "--loglevel=error"];
    execFileSync("npm", ["ping", ...options], {
      cwd: projectDir,
      stdio: ["ignore", "ignore", "pipe"],
      encoding: "utf8",
    });
    return undefined;
  } catch (error) {
    const [code] = NO_NETWORK.exec(error.stderr ?? "") ?? [];
    if (code === undefined) return undefined;
    return `npm does not reach its package registry (${code}). Connect to the network, or name your proxy (npm config set https-proxy ADDRESS), then run ${typedCommand}`;
  }
}
