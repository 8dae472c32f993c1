// Preloaded or imported by what npm's scripts start, on whatever Node the machine has, so it is written for old ones:
// says in one line what is missing and what to run, where Node would print a stack.
const { existsSync } = require("node:fs");
const { join } = require("node:path");

const OLDEST_NODE = 20;
const OWN_NODE = 26;
const major = Number(process.versions.node.split(".")[0]);
const script = process.argv[1] || "";
const isAtHome = script.endsWith("prepare.mjs");

if (major < OLDEST_NODE) {
  refuse(
    `Node ${process.versions.node} is too old: install Node ${OLDEST_NODE} or newer (https://nodejs.org, or nvm install), then run the same command again`,
  );
} else if (!isAtHome && !existsSync(join(__dirname, "../node_modules/fastify"))) {
  refuse("Nothing is installed here yet. Run this first: node tools/prepare.mjs");
} else if (!isAtHome && major < OWN_NODE) {
  refuse(
    `Node ${process.versions.node} is too old for this. npm brings the project's own: run it through npm. If you did, run this first: node tools/prepare.mjs`,
  );
}

/** @param {string} message */
function refuse(message) {
  console.error(message);
  process.exit(1);
}
